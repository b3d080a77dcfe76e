// `/msw:verify` in the real client: MSW runs the checks, an agent judges only what they leave open, and the document
// is written by code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manageTrust } from '../../src/app/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace.ts';
import { readVerification } from '../../src/core/planning/verification.ts';
import { ask, at, listAt } from '../app/planning/oracle.ts';
import { CHECK, phaseFiles, writePhase } from '../app/planning/verification/phase-stage.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit } from '../support/sample-project.ts';
import { makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

const CLI = `node "${join(PLUGIN, 'dist', 'cli.mjs')}"`;
const OPEN_TRUTH = '  truths:\n    - "Totals add up"\n    - "Prices are whole numbers"';
const bash = (command: string) => ({
  name: 'Bash',
  input: { command, description: 'verify', timeout: 120_000 },
});

const verifyLine = (request: ModelRequest): string | null =>
  /^VERIFY: (.*)$/m.exec(request.systemText)?.[1] ??
  /VERIFY: (.*?phase verify 1 --json)/.exec(request.userText)?.[1] ??
  null;

/** The JSON of a verification, whatever the client puts around it; null for other results. */
const read = (result: string): unknown => {
  try {
    return JSON.parse(result.slice(result.indexOf('{'), result.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

/** Follows the command file. */
const lead: Step = (request) => {
  const line = verifyLine(request);
  if (line === null) return 'The facts are missing.';
  if (request.toolResults.length === 0) return { tools: [bash(line)] };
  const report = request.toolResults.map(read).find((one) => typeof at(one, 'status') === 'string');
  if (report === undefined) return { tools: [bash(line)] };
  const ids = listAt(report, 'undecided').map((one) => String(at(one, 'id')));
  if (ids.length === 0)
    return `Phase 1: ${String(at(report, 'status'))}, next ${String(at(report, 'next'))}.`;
  const prompt = `Phase: 1. Helper: ${CLI}. Report: ${String(at(report, 'file'))}. Judge: ${ids.join(', ')}`;
  return {
    tools: [
      {
        name: 'Agent',
        input: { description: 'judge', prompt, subagent_type: 'msw:verifier', run_in_background: false },
      },
    ],
  };
};

const verifier: Step = (request) => {
  const id = /truth-[0-9a-f]{10}/.exec(JSON.stringify(request.messages))?.[0] ?? 'none';
  if (request.toolResults.length > 0) return `## Verification Complete\n${id} passed src/cart.mjs:1`;
  return {
    tools: [
      bash(`${CLI} phase judge 1 ${id} passed --evidence "src/cart.mjs:1 adds the prices as they are"`),
    ],
  };
};

const makeProject = async (
  files: Readonly<Record<string, string>>,
  trusted = true,
): Promise<Place & { readonly user: string }> => {
  const place = makePlace();
  const user = join(place.home, 'msw');
  writePhase(place.cwd, { ...files, '.gitignore': '.msw/\n' });
  initGit(place.cwd);
  const opened = openWorkspace(place.cwd, { MSW_HOME: user });
  if (opened.status === 'refused') throw new Error(opened.reason);
  if (trusted) await manageTrust(opened.workspace).add(CHECK);
  return { ...place, user };
};

const run = (
  version: ClientVersion,
  { cwd, home, user }: Awaited<ReturnType<typeof makeProject>>,
): Promise<ClientRun> =>
  runJourney({
    version,
    cwd,
    home,
    env: { MSW_HOME: user },
    prompt: '/msw:verify 1',
    script: { main: [lead], sub: [verifier] },
  });

const document = (cwd: string) =>
  readVerification(readFileSync(join(cwd, '.planning/phases/01-cart/01-VERIFICATION.md'), 'utf8'));

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'git')(`verification on ${version}`, () => {
    it('asks an agent only what the checks leave open, and commits what is proved', async () => {
      const place = await makeProject(phaseFiles({ mustHaves: OPEN_TRUTH }));
      const ran = await run(version, place);
      expect(ran.results.at(-1)?.result).toBe('Phase 1: passed, next /msw:next.');
      const prompt = ran.allRequests.find(({ lane }) => lane === 'sub')?.userText ?? '';
      expect(prompt).toMatch(/Judge: truth-[0-9a-f]{10}$/);
      expect(document(place.cwd).document.text).toContain(
        'Prices are whole numbers | ✓ VERIFIED (judged by model)',
      );
      expect(git(place.cwd, 'log', '-1', '--format=%s').trim()).toBe('docs(phase-1): verify phase');
      expect(await ask('core', place.cwd, ['phase', 'complete', '1'])).toMatchObject({
        completed_phase: '1',
      });
    });
  });
}

const [newest] = CLIENT_VERSIONS.toReversed();
if (newest !== undefined) {
  requireOrSkip(`client ${newest}`, 'git')(`verification on ${newest}, when it does not pass`, () => {
    describe('without an agent', () => {
      it('finds the gap, records it and names the next command', async () => {
        const place = await makeProject({
          ...phaseFiles(),
          'src/cart.mjs': 'export const total = () => 0;\n',
        });
        const ran = await run(newest, place);
        expect(ran.results.at(-1)?.result).toBe('Phase 1: gaps_found, next /msw:plan 1 --gaps.');
        expect(ran.allRequests.some(({ lane }) => lane === 'sub')).toBe(false);
        expect(document(place.cwd).gaps).toMatchObject([{ truth: 'Totals add up', status: 'failed' }]);
      });

      it('runs nothing that is not trusted, and calls no model', async () => {
        const place = await makeProject(phaseFiles(), false);
        const ran = await run(newest, place);
        expect(ran.allRequests).toEqual([]);
        expect(ran.results.at(-1)?.result).toContain('for this project:\n  node check.mjs');
      });
    });
  });
}
