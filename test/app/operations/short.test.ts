// With `--short`, a call prints exactly the fields that its command's page in `commands/` reads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../src/app/commands/run-command.ts';
import { mapOperations } from '../../../src/app/operations/map-operations.ts';
import { executeOperations } from '../../../src/app/operations/planning/execute-operations.ts';
import { phaseOperations } from '../../../src/app/operations/planning/phase-operations.ts';
import { verify } from '../../../src/app/operations/planning/verify-operations.ts';
import { manageTrust } from '../../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { runOperation } from '../../../src/cli/run-operation.ts';
import { carryOut, makePlannedProject, verifyOf, WAVES } from '../../support/planned-project.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { CHECK, makePhaseStage, phaseFiles } from '../planning/verification/phase-stage.ts';

const OPERATIONS = [...phaseOperations, ...executeOperations, ...mapOperations];

const project = () => {
  const root = tempFolder();
  makePlannedProject(root);
  const env = { ...process.env, MSW_HOME: tempFolder() };
  const ask = async (call: string, ...args: readonly string[]): Promise<string> => {
    const operation = OPERATIONS.find(({ name }) => name === call);
    if (operation === undefined) throw new Error(`no operation ${call}`);
    const caller = { mark: null, isTerminal: false };
    return (await runOperation(operation, { args: [...args, '--json'], env, cwd: root, caller })).text;
  };
  return {
    root,
    env,
    ask,
    short: (call: string, ...args: readonly string[]) => ask(call, ...args, '--short'),
  };
};

/** The names in a value, at every level; a list is represented by its first entry. */
const namesIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [namesIn(value[0])];
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, namesIn(one)]));
};
const names = (text: string): unknown => namesIn(JSON.parse(text));

requireOrSkip('git')('with --short', () => {
  describe('phase check', () => {
    it('prints the next step of a round, and of the record what the user is told', async () => {
      const { ask, short } = project();
      expect(names(await short('phase check', '1', '--round'))).toEqual({
        next: null,
        reason: null,
        problemsFile: null,
      });
      expect(names(await short('phase check', '1'))).toEqual({
        plans: [{ id: null, wave: null }],
        warnings: [],
        untrusted: [null],
        commit: null,
      });
      const applied = JSON.parse(await short('phase check', '1', '--apply'));
      expect(namesIn(applied)).toEqual({
        plans: [{ id: null, wave: null }],
        warnings: [],
        untrusted: [null],
        commit: { status: null },
      });
      expect(applied.plans).toEqual([
        { id: '01-01', wave: 1 },
        { id: '01-02', wave: 1 },
        { id: '01-03', wave: 2 },
      ]);
      // Without --short: everything.
      expect(JSON.parse(await ask('phase check', '1'))).toHaveProperty('problems');
    });
  });

  describe('execute next', () => {
    it('prints which executors to start', async () => {
      const { root, env, short } = project();
      const opened = openWorkspace(root, env);
      if (opened.status === 'refused') throw new Error(opened.reason);
      for (const { file } of WAVES) await manageTrust(opened.workspace).add(verifyOf(file));
      const typed = { session: 'a', command: 'execute', args: '1', transcriptPath: null };
      await runCommand(opened.workspace, typed, process.pid);
      expect(names(await short('execute next', '1'))).toEqual({
        status: null,
        batch: [{ description: null, prompt: null }],
      });
    });

    it('prints the questions for the user, and what waits for them', async () => {
      const { root, short } = project();
      // Its commit exists, but no summary.
      git(root, 'commit', '-q', '--allow-empty', '-m', 'feat(01-01): write a part');
      const step = await short('execute next', '1');
      expect(names(step)).toEqual({
        status: null,
        message: null,
        questions: [{ plan: null, kind: null, text: null, answer: null }],
        blocked: [{ plan: null, by: [null] }],
      });
      expect(JSON.parse(step)).toMatchObject({ status: 'ask', questions: [{ plan: '01-01' }] });
    });

    it('prints that everything is done', async () => {
      const { root, short } = project();
      for (const plan of WAVES) carryOut(root, plan);
      expect(names(await short('execute next', '1'))).toEqual({ status: null, message: null });
    });
  });

  describe('phase verify', () => {
    it('prints what the user is told and what the agent is asked, at most a third of everything', async () => {
      const look =
        '<human-check><test>Open the shop</test><expected>Totals look right</expected></human-check>';
      const stage = makePhaseStage(
        phaseFiles({
          verify: `<automated>${CHECK}</automated>${look}`,
          mustHaves:
            '  truths:\n    - "Totals add up"\n    - "Prices are whole numbers"\n  artifacts:\n    - path: src/none.mjs\n      provides: "Nothing"',
        }),
      );
      await stage.trust(CHECK);
      const { env } = stage.workspace;
      const caller = { mark: null, isTerminal: false };
      const ask = async (...args: readonly string[]) =>
        (await runOperation(verify, { args: ['1', '--json', ...args], env, cwd: stage.root, caller })).text;
      const short = await ask('--short');
      expect(names(short)).toEqual({
        status: null,
        score: null,
        judgedIn: null,
        gaps: [{ truth: null, reason: null }],
        human: [{ type: null, test: null, expected: null }],
        undecided: [{ id: null, statement: null }],
        judgedByModel: null,
        commit: null,
        next: null,
      });
      expect(JSON.parse(short)).toMatchObject({ status: 'gaps_found', score: '1/3', human: [{ type: 1 }] });
      expect(short.length * 3).toBeLessThan((await ask()).length);
    });
  });

  describe('map', () => {
    it('prints the prompts for the mappers, and for those that correct their claims', async () => {
      const { root, short } = project();
      expect(names(await short('map begin'))).toEqual({
        ...{ status: null, mappers: [{ prompt: null }] },
        synthesis: { prompt: null },
      });
      mkdirSync(join(root, '.planning', 'codebase'), { recursive: true });
      writeFileSync(
        join(root, '.planning/codebase/STACK.md'),
        '# Technology Stack\n\nUse `src/nowhere.ts`.\n',
      );
      expect(names(await short('map verify', '--return'))).toEqual({ returned: [{ prompt: null }] });
      expect(await short('map verify', '--return')).toBe('{"returned":[]}\n');
    });
  });
});
