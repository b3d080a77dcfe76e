// A phase verified on a real project: real commands, a real repository, and gsd-core as the judge of what is written.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVerification } from '../../../../src/core/planning/documents/verification.ts';
import type { PhaseReport } from '../../../../src/core/planning/verification/phase-report.ts';
import { git, initGit, makeVitestSample } from '../../../support/sample-project.ts';
import { ask, at } from '../oracle.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles, planText, summaryText } from './phase-stage.ts';

const verified = async (stage: PhaseStage): Promise<PhaseReport> => {
  const result = await stage.verify();
  if (result.status === 'refused') throw new Error(result.reason);
  return result.report;
};

describe('a phase whose checks pass', () => {
  it('is passed, synchronised with the other documents, committed, and accepted by gsd-core', async () => {
    const stage = makePhaseStage();
    initGit(stage.root);
    await stage.trust(CHECK);
    expect(await stage.record()).toMatchObject({ commit: { status: 'committed' }, problem: null });
    expect(git(stage.root, 'log', '-1', '--format=%s').trim()).toBe('docs(phase-1): verify phase');
    expect(git(stage.root, 'show', '--name-only', '--format=').trim().split('\n')).toEqual([
      '.planning/REQUIREMENTS.md',
      '.planning/ROADMAP.md',
      '.planning/STATE.md',
      '.planning/phases/01-cart/01-VERIFICATION.md',
    ]);
    const file = '.planning/phases/01-cart/01-VERIFICATION.md';
    expect(
      await ask('core', stage.root, ['frontmatter', 'validate', file, '--schema', 'verification']),
    ).toMatchObject({ valid: true });
    const print = await ask('core', stage.root, [
      'verification',
      'fingerprint',
      '.planning/phases/01-cart',
      ...readVerification(stage.document()).coveredFiles,
    ]);
    expect(at(print, 'covered_digest')).toBe(readVerification(stage.document()).coveredDigest);
    expect(
      await ask('core', stage.root, ['query', 'verification.status', '.planning/phases/01-cart']),
    ).toMatchObject({
      status: 'passed',
    });
    expect(await ask('core', stage.root, ['phase', 'complete', '1'])).toMatchObject({ completed_phase: '1' });
  });

  it('keeps the output of each command, with a matching hash', async () => {
    const stage = makePhaseStage(phaseFiles({ verify: '<automated>node --test</automated>' }));
    await stage.trust('node --test');
    const [run] = (await verified(stage)).evidence;
    const { createHash } = await import('node:crypto');
    const kept = readFileSync(join(stage.root, run?.file ?? ''), 'utf8');
    expect(kept).toContain('pass 1');
    expect(createHash('sha256').update(kept).digest('hex')).toBe(run?.sha256);
  });
});

describe('a phase that is not verified', () => {
  it('is refused with the list of untrusted commands, and nothing is written', async () => {
    const stage = makePhaseStage(phaseFiles({ verify: '<automated>touch ran</automated>' }));
    expect(await stage.verify()).toEqual({
      status: 'refused',
      reason: expect.stringContaining('for this project:\n  touch ran\n'),
    });
    expect(existsSync(join(stage.root, 'ran'))).toBe(false);
    expect(existsSync(join(stage.root, '.planning/phases/01-cart/01-VERIFICATION.md'))).toBe(false);
  });

  it('uses the commands in the settings when its plans name none, once they are trusted', async () => {
    const stage = makePhaseStage({
      ...phaseFiles({ verify: 'Look at the cart and see that it adds up.' }),
      '.planning/config.json': JSON.stringify({ workflow: { test_command: CHECK, build_command: 'true' } }),
    });
    expect(await stage.verify()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(`for this project:\n  true\n  ${CHECK}\n`),
    });
    await stage.trust('true', CHECK);
    expect((await verified(stage)).evidence).toMatchObject([
      { command: 'true', places: ['config.json'] },
      { command: CHECK, places: ['config.json'], verdict: 'passed' },
    ]);
  });

  it.each([
    ['2', 'Phase 2 has no plan yet: run /msw:plan 2.'],
    ['9', 'There is no phase "9" in this milestone: it has 1, 2.'],
  ])('is refused for phase %s: %s', async (phase, reason) => {
    const stage = makePhaseStage();
    const { verifyPhase } = await import('../../../../src/app/planning/verification/verify-phase.ts');
    expect(await verifyPhase(stage.workspace, stage.project(), { phase, timeoutSeconds: 5 })).toEqual({
      status: 'refused',
      reason,
    });
  });

  it('has a plan without a summary', async () => {
    const stage = makePhaseStage();
    stage.write({ 'phase/01-02-PLAN.md': planText('01-02') });
    expect(await stage.verify()).toEqual({
      status: 'refused',
      reason: 'Phase 1 is not executed: 01-02 has no summary; run /msw:execute 1.',
    });
  });
});

describe('gaps', () => {
  it('are recorded as GSD does, and closed by the next run', async () => {
    const stage = makePhaseStage(
      phaseFiles({
        mustHaves: `  truths:
    - "Totals add up"
  artifacts:
    - path: src/cart.mjs
      provides: "Totals"
      exports: [total, discount]
  key_links:
    - from: test/cart.test.mjs
      to: src/cart.mjs
      via: import`,
      }),
    );
    await stage.trust(CHECK);
    const before = await verified(stage);
    expect(before.verdict).toMatchObject({ status: 'gaps_found', score: { met: 2, of: 3 } });
    expect(readVerification(stage.document()).document.frontmatter.values.gaps).toEqual([
      {
        truth: 'src/cart.mjs: Totals',
        status: 'failed',
        reason: 'Missing export: discount',
        artifacts: [{ path: 'src/cart.mjs', issue: 'Missing export: discount' }],
        missing: ['src/cart.mjs: Missing export: discount'],
      },
    ]);
    expect(await ask('core', stage.root, ['phase', 'complete', '1'])).toContain('gaps');
    const good = readFileSync(join(stage.root, 'src/cart.mjs'), 'utf8');
    stage.write({ 'src/cart.mjs': `${good}export const discount = (total) => total * 0.9;\n` });
    const after = await verified(stage);
    expect(after.verdict.status).toBe('passed');
    expect(after.reVerification).toEqual({
      previousStatus: 'gaps_found',
      previousScore: '2/3 must-haves verified',
      gapsClosed: ['src/cart.mjs: Totals'],
      gapsRemaining: [],
    });
    stage.write({ 'src/cart.mjs': 'export const discount = 1;\nexport const total = () => 4;\n' });
    const broken = await verified(stage);
    expect(broken.verdict.status).toBe('gaps_found');
    expect(broken.reVerification).toMatchObject({ previousStatus: 'passed', gapsRemaining: [] });
    expect(broken.verdict.gaps[0]?.reason).toMatch(
      /`node check\.mjs`: exit code 1: check\.mjs:3: Error: the total is wrong/,
    );
  });

  it('include runs that tested nothing, and requirements that no plan names', async () => {
    const stage = makePhaseStage(
      phaseFiles({ requirements: '', verify: '<automated>node --test</automated>' }),
    );
    rmSync(join(stage.root, 'test'), { recursive: true });
    await stage.trust('node --test');
    const { gaps } = (await verified(stage)).verdict;
    expect(gaps.map(({ truth, reason }) => [truth, reason])).toEqual([
      ['Totals add up', '`node --test`: node:test: it ran no tests'],
      ['CART-01: Totals are right', 'No plan of the phase names this requirement'],
    ]);
  });

  it('are waived by an override that says who accepted it', async () => {
    const stage = makePhaseStage(
      phaseFiles({
        mustHaves:
          '  truths:\n    - "Totals add up"\n  artifacts:\n    - path: src/tax.mjs\n      provides: "Tax rates"',
      }),
    );
    await stage.trust(CHECK);
    expect((await verified(stage)).verdict.status).toBe('gaps_found');
    const text = stage.document();
    const override =
      'overrides:\n  - must_have: "src/tax.mjs: Tax rates"\n    reason: "Tax comes with payment"\n    accepted_by: "ann"\n    accepted_at: "2026-11-20T10:00:00Z"\n';
    stage.write({
      'phase/01-VERIFICATION.md': text.replace('overrides_applied: 0\n', `overrides_applied: 0\n${override}`),
    });
    const report = await verified(stage);
    expect(report.verdict.status).toBe('passed');
    expect(stage.document()).toContain('PASSED (override)');
    expect(stage.document()).toContain(
      'overrides_applied: 1\noverrides:\n  - must_have: "src/tax.mjs: Tax rates"\n',
    );
  });
});

describe('a plan', () => {
  it('whose tests fail in vitest reports the first failing test', async () => {
    const command = 'npm test';
    const stage = makePhaseStage(phaseFiles({ verify: `<automated>${command}</automated>` }));
    makeVitestSample(stage.root);
    await stage.trust(command);
    const [gap] = (await verified(stage)).verdict.gaps;
    expect(gap?.truth).toBe('Totals add up');
    expect(gap?.reason).toMatch(/exit code 1: test\/cart\.test\.mjs: Error: No test suite found/);
    expect(gap?.missing[0]).toMatch(
      /its output is in \.msw\/verification\/01-cart\/.*\/check-[0-9a-f]+\.txt$/,
    );
  });

  it('whose check is the project’s own tool is reported as the project’s reader reads it', async () => {
    const command = 'node acme-lint.mjs';
    const stage = makePhaseStage({
      ...phaseFiles({ verify: `<automated>${command}</automated>` }),
      'acme-lint.mjs': "console.log('acme-lint src\\nBAD R12 in src/cart.mjs: no tax');\nprocess.exit(1);\n",
      '.msw/readers/acme.json': JSON.stringify({
        tool: 'acme-lint',
        problems: ['BAD {code} in {file}: {message}'],
      }),
    });
    await stage.trust(command);
    const [gap] = (await verified(stage)).verdict.gaps;
    expect(gap?.reason).toMatch(/exit code 1: src\/cart\.mjs: R12 no tax/);
  });

  it('whose check fails is told in the check’s own words', async () => {
    const stage = makePhaseStage({
      ...phaseFiles(),
      'check.mjs': "console.error('offer 7f3a9c21 ended on 2026-11-20T10:00:00Z');\nprocess.exit(1);\n",
    });
    await stage.trust(CHECK);
    const [gap] = (await verified(stage)).verdict.gaps;
    expect(gap?.reason).toContain('offer 7f3a9c21 ended on 2026-11-20T10:00:00Z');
  });

  it('may write its paths as Windows does', async () => {
    const mustHaves = `  artifacts:
    - path: src\\cart.mjs
      provides: Totals
  key_links:
    - {from: 'test\\cart.test.mjs', to: '.\\src\\cart.mjs', via: import}`;
    const stage = makePhaseStage(phaseFiles({ mustHaves }));
    await stage.trust(CHECK);
    const result = await stage.verify();
    const claims = result.status === 'done' ? result.report.claims : [];
    const found = claims.filter(({ kind }) => kind === 'artifact' || kind === 'link');
    expect(found.map(({ standing }) => standing)).toEqual(['verified', 'verified']);
  });

  it('that promises nothing does not pass: the goal is judged instead', async () => {
    const files = phaseFiles({ mustHaves: '  truths: []' });
    const roadmap = (files['.planning/ROADMAP.md'] ?? '')
      .replace('  1. Totals add up\n', '')
      .replace('**Goal**: Totals', '**Goal**: All totals');
    const stage = makePhaseStage({
      ...files,
      '.planning/ROADMAP.md': roadmap,
      'phase/01-01-PLAN.md': planText('01-01', { mustHaves: '  truths: []', done: 'It runs', verify: '' }),
    });
    const { status, undecided } = (await verified(stage)).verdict;
    expect([status, undecided.map(({ text }) => text)]).toEqual(['human_needed', ['All totals add up']]);
  });

  it('whose must-haves cannot be read has a gap', async () => {
    const stage = makePhaseStage(
      phaseFiles({
        mustHaves: '  truths:\n    - "Totals add up"\n  artifacts:\n    - provides: "a file without a path"',
      }),
    );
    await stage.trust(CHECK);
    const reason = 'An item of must_haves.artifacts cannot be read.';
    expect((await verified(stage)).verdict.gaps).toMatchObject([{ reason }]);
  });

  it('whose command cannot fail is judged by a model, which may cite the output', async () => {
    const command = `${CHECK} || true`;
    const stage = makePhaseStage(phaseFiles({ verify: `<automated>${command}</automated>` }));
    await stage.trust(command);
    const report = await verified(stage);
    expect(report.verdict.undecided.map(({ kind }) => kind)).toEqual(['truth', 'check']);
    const [run] = report.evidence;
    expect(
      await stage.judge({
        id: run?.id ?? '',
        verdict: 'passed',
        by: 'model',
        evidence: [`${run?.file}:1 it printed nothing`],
      }),
    ).toMatchObject({ status: 'done' });
    expect((await verified(stage)).verdict.status).toBe('passed');
  });
});

describe('a statement that code cannot verify', () => {
  const stageWithOpenTruth = async () => {
    const stage = makePhaseStage(
      phaseFiles({ mustHaves: '  truths:\n    - "Totals add up"\n    - "Prices are shown in euros"' }),
    );
    await stage.trust(CHECK);
    return stage;
  };

  it('goes to a model, which must cite an existing place, and is marked', async () => {
    const stage = await stageWithOpenTruth();
    const open = await verified(stage);
    expect(open.verdict.status).toBe('human_needed');
    const id = open.verdict.undecided[0]?.id ?? '';
    expect(await stage.record()).toEqual({ synced: [], commit: null, problem: null });
    for (const evidence of [
      'it looks good',
      'src/none.mjs:1 euros',
      'src/cart.mjs:99 euros',
      '.planning/ROADMAP.md:1 euros',
      '../x:1',
    ])
      expect(await stage.judge({ id, verdict: 'passed', by: 'model', evidence: [evidence] })).toMatchObject({
        status: 'refused',
      });
    expect(
      await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 euros'] }),
    ).toMatchObject({ status: 'done' });
    const report = await verified(stage);
    expect(report.verdict.status).toBe('passed');
    expect(report.coveredFiles).toContain('src/cart.mjs');
    expect(stage.document()).toContain(
      '| 2 | Prices are shown in euros | ✓ VERIFIED (judged by model) | Judged by model: src/cart.mjs:1 euros |',
    );
    stage.write({ 'src/cart.mjs': `// euros\n${readFileSync(join(stage.root, 'src/cart.mjs'), 'utf8')}` });
    expect((await verified(stage)).verdict.undecided.map((one) => one.id)).toEqual([id]);
  });

  it('becomes a gap when the model says so', async () => {
    const stage = await stageWithOpenTruth();
    const id = (await verified(stage)).verdict.undecided[0]?.id ?? '';
    await stage.judge({ id, verdict: 'failed', by: 'model', evidence: ['src/cart.mjs:1 plain numbers'] });
    expect((await verified(stage)).verdict).toMatchObject({
      status: 'gaps_found',
      gaps: [{ truth: 'Prices are shown in euros' }],
    });
  });

  it('goes to a person where the plan says so, and only the user can settle it', async () => {
    const verify = `<automated>${CHECK}</automated><human-check><test>Open the shop</test><expected>Totals look right</expected><why_human>Looks</why_human></human-check>`;
    const stage = makePhaseStage(phaseFiles({ verify }));
    await stage.trust(CHECK);
    const report = await verified(stage);
    expect(report.verdict).toMatchObject({
      status: 'human_needed',
      undecided: [],
      human: [{ test: 'Open the shop', expected: 'Totals look right', why: 'Looks' }],
    });
    const id = report.verdict.human[0]?.id ?? '';
    expect(
      await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 fine'] }),
    ).toMatchObject({ status: 'refused' });
    await stage.judge({ id, verdict: 'passed', by: 'user', evidence: ['ann: looks right'] });
    expect((await verified(stage)).verdict.status).toBe('passed');
    expect(stage.document()).toContain('- Confirmed by the user: Open the shop');
    await stage.judge({ id, verdict: 'failed', by: 'user', evidence: ['ann: no'] });
    expect((await verified(stage)).verdict).toMatchObject({
      status: 'gaps_found',
      gaps: [{ truth: 'Totals look right' }],
    });
  });

  it('may be a prohibition, unless the plan dismisses it', async () => {
    const stage = makePhaseStage(
      phaseFiles({
        mustHaves: `  truths:
    - "Totals add up"
  prohibitions:
    - statement: "MUST NOT log prices"
      status: resolved
      verification: judgment
    - statement: "MUST NOT be slow"
      status: dismissed
      reason: "Nobody minds"`,
      }),
    );
    await stage.trust(CHECK);
    const { claims } = await verified(stage);
    expect(claims.filter(({ text }) => text.startsWith('MUST NOT'))).toMatchObject([
      { kind: 'truth', text: 'MUST NOT log prices', standing: 'undecided' },
    ]);
  });
});

it('a hostile pattern is ended, and an escaped one is unescaped once', async () => {
  const stage = makePhaseStage(
    phaseFiles({
      mustHaves: `  truths:
    - "Totals add up"
  key_links:
    - {from: src/cart.mjs, to: test/cart.test.mjs, via: "one", pattern: "prices\\\\.reduce"}
    - {from: src/cart.mjs, to: test/cart.test.mjs, via: "two", pattern: "("}
    - {from: src/slow.txt, to: test/cart.test.mjs, via: "three", pattern: "(a+)+$"}
    - {from: ../outside.mjs, to: test/cart.test.mjs, via: "four"}`,
    }),
  );
  stage.write({ 'src/slow.txt': `${'a'.repeat(60)}!` });
  await stage.trust(CHECK);
  const report = await verified(stage);
  const links = report.claims
    .filter(({ kind }) => kind === 'link')
    .map(({ standing, reason }) => [standing, reason]);
  expect(links).toEqual([
    ['verified', 'Pattern found in source'],
    ['failed', 'Pattern "(" is not a regular expression of at most 512 characters; correct it in the plan'],
    ['failed', 'Pattern "(a+)+$" takes too long to look for; write a simpler one'],
    ['failed', 'from leads out of the project'],
  ]);
});

it('a phase may have several plans, each with its summary', async () => {
  const stage = makePhaseStage();
  stage.write({
    'phase/01-02-PLAN.md': planText('01-02', {
      verify: '<automated>! grep -q eval src/cart.mjs</automated>',
    }),
    'phase/01-02-SUMMARY.md': summaryText('01-02'),
  });
  await stage.trust(CHECK, '! grep -q eval src/cart.mjs');
  const report = await verified(stage);
  expect(report.verdict.status).toBe('passed');
  expect(report.evidence.map(({ exitCode, verdict }) => [exitCode, verdict])).toEqual([
    [0, 'passed'],
    [0, 'passed'],
  ]);
});
