import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli, newPlace } from './built-cli.ts';

const { cli } = builtCli();
const place = () =>
  newPlace({
    '.planning/ROADMAP.md': '# Roadmap\n\n### Phase 1: Base\n**Goal**: Base it\n\n- [ ] 01-01-PLAN.md — x\n',
    '.planning/STATE.md': '# State\n\nPhase: 1 of 1 (Base)\nStatus: Ready to execute\n',
    '.planning/phases/01-base/01-01-PLAN.md': '---\nplan: 01\n---\n',
    '.planning/phases/01-base/01-01-SUMMARY.md': '# S\n',
  });

describe('state, roadmap and phase', () => {
  it('show where the project stands, from any folder in it', async () => {
    const { project } = place();
    const cwd = join(project, '.planning', 'phases');
    const state = JSON.parse((await cli(['state', 'show', '--json'], { cwd })).stdout);
    expect(state).toMatchObject({
      current_phase: '1',
      status: 'executing',
      progress: { completed_plans: 1, percent: 0 },
    });
    const roadmap = JSON.parse((await cli(['roadmap', 'show', project, '--json'])).stdout);
    expect(roadmap).toMatchObject({
      phase_count: 1,
      phases: [{ number: '1', goal: 'Base it', disk_status: 'partial' }],
    });
    const next = JSON.parse((await cli(['phase', 'next', project, '--json'])).stdout);
    expect(next).toMatchObject({ action: 'verify', phase: '1', command: '/msw:verify 1' });
    for (const words of [
      ['state', 'show'],
      ['roadmap', 'show'],
      ['phase', 'next'],
    ]) {
      expect(await cli([...words, project])).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('sync once, and then have nothing to do', async () => {
    const { project } = place();
    const told = await cli(['state', 'sync', project, '--dry-run', '--json']);
    expect(JSON.parse(told.stdout).changed).toBe(true);
    const done = await cli(['state', 'sync', project]);
    expect(done.stdout).toContain('  + Status: Phase complete — ready for verification\n');
    expect(readFileSync(join(project, '.planning', 'ROADMAP.md'), 'utf8')).toContain('- [x] 01-01-PLAN.md');
    expect(JSON.parse((await cli(['state', 'sync', project, '--json'])).stdout)).toEqual({
      changed: false,
      changes: [],
      left: null,
    });
  });

  it('say what is missing', async () => {
    const { project } = newPlace({ 'sub/x': '' });
    for (const words of [
      ['state', 'show'],
      ['state', 'sync'],
      ['roadmap', 'show'],
      ['phase', 'next'],
    ]) {
      const refused = await cli(words, { cwd: join(project, 'sub') });
      expect(refused).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('Nothing is planned in'),
      });
    }
  });
});
