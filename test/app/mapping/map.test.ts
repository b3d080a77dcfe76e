import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stampMap } from '../../../src/app/mapping/finish-map.ts';
import { mapCommand } from '../../../src/app/mapping/map-command.ts';
import { mapDrift } from '../../../src/app/mapping/map-drift.ts';
import type { Workspace } from '../../../src/app/workspace/workspace.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { type Files, git, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { ask, at, textOf } from '../planning/oracle.ts';
import { makeSample, writeMap } from './sample-map.ts';

describe('map command', () => {
  const open = (project: string): Workspace => ({
    project,
    key: 'unused',
    userFolder: tempFolder(),
    env: { CLAUDE_PLUGIN_ROOT: '/plugin' },
    withheld: null,
    now: () => 0,
  });

  it('prints the calls to make', () => {
    const project = makeSample();
    const answer = mapCommand(open(project), ' --paths src --focus arch ');
    if (answer.kind !== 'context') throw new Error(JSON.stringify(answer));
    expect(answer.context.startsWith('MSW maps this codebase: ')).toBe(true);
    expect(answer.context).toContain(
      `map begin --focus arch --paths src --project '${project}' --short --json`,
    );
    expect(answer.context).toContain('There is no map yet.');
    mkdirSync(join(project, '.planning', 'codebase'), { recursive: true });
    writeMap(project);
    expect(mapCommand(open(project), '')).toMatchObject({
      context: expect.stringContaining('7 of 7 documents'),
    });
  });

  it.each([
    ['what it does not understand', '--everything', () => makeSample(), 'Unknown option --everything'],
    ['a home', '', homedir, 'is not a project'],
    ['the root of a disk', '', () => (process.platform === 'win32' ? 'C:\\' : '/'), 'is not a project'],
    ['an empty folder', '', tempFolder, 'is empty'],
  ])('refuses %s', (_, args, project, reason) => {
    expect(mapCommand(open(project()), args)).toEqual({
      kind: 'answer',
      text: expect.stringContaining(reason),
    });
  });
});

describe('map drift', () => {
  // The same repositories through MSW and through gsd-core's own command line.
  /** The fields that both report in the same words; GSD's message names its own command. */
  const both = async (root: string) => {
    const theirs = await ask('core', root, ['verify', 'codebase-drift']);
    const ours = await mapDrift(root);
    const keys = ['block', 'skipped', 'reason', 'action_required', 'directive', 'elements'] as const;
    const more = ['spawn_mapper', 'affected_paths', 'threshold', 'action', 'last_mapped_commit'] as const;
    for (const key of keys) expect([key, ours[key]]).toEqual([key, at(theirs, key) ?? null]);
    if (!ours.skipped) for (const key of more) expect([key, ours[key]]).toEqual([key, at(theirs, key)]);
    return ours;
  };

  const mapped = async (config?: object): Promise<string> => {
    const root = makeSample();
    mkdirSync(join(root, '.planning', 'codebase'), { recursive: true });
    if (config !== undefined) writeFileSync(join(root, '.planning', 'config.json'), JSON.stringify(config));
    writeMap(root);
    await stampMap(root, null, Date.now());
    return root;
  };

  const add = (root: string, files: Files): void => {
    writeFiles(root, files);
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'more');
  };

  requireOrSkip('git')('drift', () => {
    it.each<[string, Files, object | undefined]>([
      ['nothing', {}, undefined],
      ['known folders', { 'src/a.ts': '', 'src/cart/b.ts': '', 'test/c.ts': '' }, undefined],
      ['below the threshold', { 'lib/a.ts': '', 'lib/b.ts': '' }, undefined],
      [
        'new folders',
        { 'lib/a.ts': '', 'lib/b.ts': '', 'web/x/c.ts': '', 'top.md': '', '.planning/x.md': '' },
        undefined,
      ],
      [
        'all categories',
        {
          'packages/one/src/index.ts': '',
          'apps/two/src/api/users.ts': '',
          'src/routes/a/b.jsx': '',
          'src/migrations/1.sql': '',
          'migrations/2.ts': '',
          'drizzle/meta/x.json': '',
          'prisma/migrations/y': '',
          'supabase/migrations/3.sql': '',
          'db/migrations/4.js': '',
          'other/Größe ä.ts': '',
        },
        { workflow: { drift_action: 'auto-remap' } },
      ],
      ['another threshold', { 'lib/a.ts': '' }, { workflow: { drift_threshold: 1 } }],
      ['an invalid threshold', { 'lib/a.ts': '' }, { workflow: { drift_threshold: 0, drift_action: 'x' } }],
    ])('equals what gsd-core reports: %s', async (_, files, config) => {
      const root = await mapped(config);
      add(root, files);
      await both(root);
    });

    it('also covers a new package in a folder that the map names, which gsd-core considers known', async () => {
      const root = await mapped();
      add(root, { 'src/pay/a.ts': '', 'src/pay/b.ts': '', 'src/pay/c.ts': '', 'src/cart/d.ts': '' });
      expect(at(await ask('core', root, ['verify', 'codebase-drift']), 'elements')).toEqual([]);
      const ours = await mapDrift(root);
      expect(ours.elements).toEqual(
        ['a', 'b', 'c'].map((name) => ({ category: 'new_dir', path: `src/pay/${name}.ts` })),
      );
      expect(ours).toMatchObject({ action_required: true, affected_paths: ['src'] });
    });

    it('agrees with gsd-core for renamed files, in a folder of a repository, and with a changed map', async () => {
      const root = await mapped();
      mkdirSync(join(root, 'moved'));
      git(root, 'mv', 'src/cart/total.ts', 'moved/total.ts');
      git(root, 'commit', '-qm', 'move');
      expect((await both(root)).elements).toEqual([{ category: 'new_dir', path: 'moved/total.ts' }]);
      const inner = join(root, 'inner');
      mkdirSync(join(inner, '.planning', 'codebase'), { recursive: true });
      writeMap(inner);
      await stampMap(inner, null, Date.now());
      add(root, { 'inner/.planning/codebase/EXTRA.md': '', 'inner/lib/a.go': '', 'outer/b.go': '' });
      expect((await both(inner)).elements.length).toBeGreaterThan(0);
    });

    it('is unknown without a stamp, with one that git does not know, and without documents', async () => {
      const root = await mapped();
      const path = join(root, '.planning', 'codebase', 'STRUCTURE.md');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/last_mapped_commit: .*/, `last_mapped_commit: ${'0'.repeat(40)}`));
      expect((await both(root)).reason).toBe('unresolvable-mapped-commit');
      writeFileSync(path, text.replace(/^---[\s\S]*?---\n/, ''));
      expect((await both(root)).reason).toBe('no-mapped-commit');
      expect((await both(makeSample())).reason).toBe('no-structure-md');
    });

    it('stamps documents as gsd-core does', async () => {
      const root = await mapped();
      // GSD also puts blank lines before lists when it writes; without a list the bytes are the same.
      writeMap(root, {});
      await stampMap(root, null, Date.now());
      const ours = textOf(join(root, '.planning', 'codebase', 'STACK.md'));
      writeMap(root, {});
      await ask('core', root, ['stamp-codebase-map']);
      expect(textOf(join(root, '.planning', 'codebase', 'STACK.md'))).toBe(ours);
      await stampMap(root, null, Date.now());
      expect(textOf(join(root, '.planning', 'codebase', 'STACK.md'))).toBe(ours);
    });

    it('leaves nothing in the folder that gsd-core complains about', async () => {
      const root = await mapped();
      writeFileSync(join(root, '.planning', 'codebase', 'SUMMARY.md'), '# Codebase Map\n');
      const health = JSON.stringify(await ask('core', root, ['validate', 'health']));
      expect(health).not.toContain('W019');
    });
  });
});
