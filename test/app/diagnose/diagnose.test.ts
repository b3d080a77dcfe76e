import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendJournal } from '../../../src/adapters/files/journal.ts';
import { addTrusted } from '../../../src/adapters/user/trust-store.ts';
import { diagnose, renderDiagnosis } from '../../../src/app/diagnose/diagnose.ts';
import { openDiagnosis } from '../../../src/app/diagnose/diagnose-opening.ts';
import { noteUntrusted } from '../../../src/app/trust/plan-trust.ts';
import { doctorPlace } from './diagnose-place.ts';

describe('diagnose', () => {
  it('finds nothing to fix in an empty project, and makes nothing in it', async () => {
    const place = doctorPlace();
    const diagnosis = await diagnose(place.workspace({ PATH: process.env.PATH }));
    expect(diagnosis.checks.filter((check) => check.status === 'fail')).toEqual([]);
    expect(diagnosis).toMatchObject({ trusted: [], waiting: [] });
    expect(readdirSync(place.project)).toEqual([]);
    expect(readdirSync(place.home)).toEqual([]);
    for (const check of diagnosis.checks) {
      expect(Object.keys(check)).toEqual(['name', 'status', 'detail', 'fix']);
      expect(check.status === 'fail' && check.fix === null).toBe(false);
    }
  });

  it('names settings of the user that cannot be used', async () => {
    const place = doctorPlace();
    const workspace = place.workspace();
    writeFileSync(join(workspace.userFolder, 'settings.json'), '{"notify": "x"}', { mode: 0o600 });
    const { checks } = await diagnose(workspace);
    const [found] = checks.filter(({ status, name }) => status === 'warn' && name === 'user folder');
    expect(found?.detail).toContain('settings.json cannot be used: it takes');
  });

  it('lists trusted commands, and each refused one with what allows it', async () => {
    const place = doctorPlace();
    const workspace = place.workspace({ CLAUDE_PLUGIN_ROOT: undefined });
    await addTrusted(workspace.userFolder, place.project, 'npm test');
    await noteUntrusted(workspace, {
      plan: 'PLAN.md',
      commands: ['echo "hi"; rm -r x', 'npm test', 'a\nb'],
    });
    const brought = { event: 'untrusted-commands', plan: 'PLAN.md', commands: ['touch brought'] } as const;
    await appendJournal(place.project, brought, '2026-01-01T00:00:00.000Z');
    const diagnosis = await diagnose(workspace);
    expect(diagnosis.trusted).toEqual(['npm test']);
    expect(diagnosis.waiting.map(({ command }) => command)).toEqual(['echo "hi"; rm -r x', 'a\nb']);
    if (process.platform !== 'win32') {
      expect(diagnosis.waiting[0]?.allow).toBe(
        `msw-protocol trust add --project '${place.project}' -- 'echo "hi"; rm -r x'`,
      );
    }
    expect(diagnosis.waiting[1]?.allow).toMatch(/trust add .*--digest [0-9a-f]{16}$/);
    const text = renderDiagnosis(diagnosis);
    expect(text).toContain('named by PLAN.md');
    expect(text).toContain('\n  a\\u{a}b\n');
  });

  it('looks even where the key or the user folder cannot be used', async () => {
    const place = doctorPlace({ 'user/key': 'no key', 'project/trust.json': { version: 1, projects: {} } });
    const broken = openDiagnosis(place.project, {
      HOME: place.home,
      MSW_HOME: join(place.home, '..', 'user'),
    });
    const inside = openDiagnosis(place.project, { HOME: place.home, MSW_HOME: join(place.project, 'mine') });
    if (broken.status !== 'ok' || inside.status !== 'ok') throw new Error('not opened');
    expect((await diagnose(broken.workspace)).checks).toContainEqual(
      expect.objectContaining({
        name: 'signing key',
        status: 'fail',
        fix: expect.stringContaining('Move it away'),
      }),
    );
    const checks = (await diagnose(inside.workspace)).checks;
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'user folder',
        status: 'fail',
        fix: expect.stringContaining('MSW_HOME'),
      }),
    );
    expect(checks.find((check) => check.name === 'loops')?.status).toBe('warn');
    expect(readdirSync(place.project)).toEqual(['trust.json']);
  });

  it('turns what cannot be looked at into a warning', async () => {
    const place = doctorPlace();
    // No file system takes such a path.
    const { checks, waiting } = await diagnose({ ...place.workspace(), project: '\0' });
    const unseen = checks.filter((check) => check.detail.startsWith('could not be looked at'));
    expect(unseen.map((check) => check.name)).toEqual(['.msw folder', 'loop state']);
    expect(waiting).toEqual([]);
  });
});

describe('renderDiagnosis', () => {
  const check = (status: 'ok' | 'warn' | 'fail', name = 'n', fix: string | null = null) => ({
    name,
    status,
    detail: 'd',
    fix,
  });
  const none = { trusted: [], waiting: [] };

  it.each([
    [[check('ok')], 'MSW can work here.'],
    [[check('warn')], 'MSW can work here; 1 warning.'],
    [
      [check('fail', 'a', 'x'), check('warn'), check('warn')],
      'MSW cannot work here yet: 1 problem to fix, 2 warnings.',
    ],
  ])('begins with the sum', (checks, head) => {
    expect(renderDiagnosis({ ...none, checks }).split('\n')[0]).toBe(head);
  });

  it('is aligned, without colour, and shows nothing that a terminal obeys', () => {
    const evil = { ...check('warn', 'long name'), detail: 'a\u001b[31m\nb', fix: 'do\u0007 it' };
    const text = renderDiagnosis({ ...none, checks: [check('ok'), evil] });
    expect(text.split('\n').slice(2, 5)).toEqual([
      'ok    n          d',
      'warn  long name  a b',
      '                 → do it',
    ]);
  });
});
