// `/msw:verify` in the real client: MSW runs the checks, an agent judges only what they leave open, and code writes the
// document.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { readVerification } from '../../src/core/planning/documents/verification.ts';
import { ask } from '../app/planning/oracle.ts';
import { CHECK, phaseFiles, writePhase } from '../app/planning/verification/phase-stage.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { Script } from '../support/model-script.ts';
import {
  agentsOf,
  calls,
  inBash,
  reviewLead,
  turnOf,
  verifierOf,
  verifyLead,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit } from '../support/sample-project.ts';
import { makePlace, type Place, runJourney } from './journey.ts';

const OPEN_TRUTH = '  truths:\n    - "Totals add up"\n    - "Prices are whole numbers"';
const agents = agentsOf({ verifier: verifierOf('src/cart.mjs:1 adds the prices as they are') });

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
  prompt = '/msw:verify 1',
  script: Script = { main: [verifyLead], sub: [agents] },
): Promise<ClientRun> =>
  runJourney({ version, cwd, home, env: { MSW_HOME: user }, prompt, permissions: 'default', script });

const document = (cwd: string) =>
  readVerification(readFileSync(join(cwd, '.planning/phases/01-cart/01-VERIFICATION.md'), 'utf8'));

const REVIEW = '.planning/phases/01-cart/01-REVIEW.md';

/** Does what the page says: reads the change, then records one finding in it. */
const reviewer = agentsOf({
  reviewer: (request) => {
    const heard = request.toolResults.join('\n');
    if (turnOf(request) === 0) {
      const page = request.userText.trim().split('\n').at(-1) ?? '';
      return calls({ name: 'Read', input: { file_path: page } });
    }
    if (turnOf(request) > 1) return 'REVIEW: DONE';
    const [, call = 'no-call'] = /(node \S+ phase finding 1) critical\|warning\|info/.exec(heard) ?? [];
    return calls(
      inBash(`${call} warning src/cart.mjs:2 --issue "Prices may be text." --fix "Convert them."`),
    );
  },
});

const isDrawn = drawn('verifications', 4, 1);
for (const version of sampleOf('verify', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`verification on ${version}`, () => {
    it('asks an agent only about what the checks leave open, and commits what is proved', async () => {
      const place = await makeProject(phaseFiles({ mustHaves: OPEN_TRUTH }));
      const ran = await run(version, place);
      expect(ran.results.at(-1)?.result).toBe('Phase 1: passed, next /msw:go.');
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

    it.runIf(isDrawn())('leaves to the user what only a person can see, and accepts their word', async () => {
      const look =
        '<human-check><test>Open the shop</test><expected>Totals look right</expected></human-check>';
      const place = await makeProject(phaseFiles({ verify: `<automated>${CHECK}</automated>${look}` }));
      const asked = await run(version, place);
      expect(asked.results.at(-1)?.result).toContain(
        'human_needed, next the user looks, and types: /msw:verify 1 TEST',
      );
      const told = await run(version, place, "/msw:verify 1 1 passed it's right");
      expect(told.results.at(-1)?.result).toBe('Phase 1: passed, next /msw:go.');
      expect(document(place.cwd).document.text).toContain('- Confirmed by the user: Open the shop');
      expect(readFileSync(join(place.cwd, '.planning/phases/01-cart/01-UAT.md'), 'utf8')).toContain(
        '### 1. Open the shop\nexpected: Totals look right\nresult: pass\n',
      );
    });

    it.runIf(isDrawn())('fails when the checks only pass with an uncommitted file', async () => {
      const place = await makeProject({
        ...phaseFiles(),
        'src/cart.mjs':
          "import { add } from './helper.mjs';\nexport const total = (prices) => prices.reduce(add, 0);\n",
      });
      writeFileSync(join(place.cwd, 'src/helper.mjs'), 'export const add = (a, b) => a + b;\n');
      const ran = await run(version, place);
      expect(ran.results.at(-1)?.result).toBe('Phase 1: gaps_found, next /msw:plan 1 --gaps.');
      expect(document(place.cwd).gaps[0]?.reason).toContain('src/helper.mjs is not committed');
      expect(git(place.cwd, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
      const here = await run(version, place, '/msw:verify 1 --here');
      expect(here.results.at(-1)?.result).toBe('Phase 1: passed, next /msw:go.');
    });

    it.runIf(isDrawn())('has a fresh agent review the changes, and verifies nothing', async () => {
      const place = await makeProject(phaseFiles());
      const cart = 'export const total = (prices) =>\n  prices.reduce((sum, price) => sum + price, 0);\n';
      writeFileSync(join(place.cwd, 'src/cart.mjs'), cart);
      git(place.cwd, 'commit', '-qam', 'feat(01-01): add up the totals');
      const script = { main: [reviewLead], sub: [reviewer] };
      const ran = await run(version, place, '/msw:verify 1 --review', script);
      expect(ran.results.at(-1)?.result).toBe(
        `Reviewed: WR-01 src/cart.mjs:2 /msw:quick "Fix WR-01 of ${REVIEW}"`,
      );
      expect(ran.results.at(-1)?.permission_denials).toEqual([]);
      expect(readFileSync(join(place.cwd, REVIEW), 'utf8')).toContain('src/cart.mjs:2');
      expect(git(place.cwd, 'log', '-1', '--format=%s').trim()).toBe('docs(phase-1): review phase');
      expect(existsSync(join(place.cwd, '.planning/phases/01-cart/01-VERIFICATION.md'))).toBe(false);
    });

    it.runIf(isDrawn())('asks no agent again after a blank line in a summary', async () => {
      const place = await makeProject(phaseFiles({ mustHaves: OPEN_TRUTH }));
      expect((await run(version, place)).results.at(-1)?.result).toBe('Phase 1: passed, next /msw:go.');
      appendFileSync(join(place.cwd, '.planning/phases/01-cart/01-01-SUMMARY.md'), '\n');
      const again = await run(version, place);
      expect(again.results.at(-1)?.result).toBe('Phase 1: passed, next /msw:go.');
      expect(again.allRequests.some(({ lane }) => lane === 'sub')).toBe(false);
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
