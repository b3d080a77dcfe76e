import { describe, expect, it } from 'vitest';
import { readState, stateStatus } from '../../../../src/core/planning/documents/state.ts';
import { yamlScalar } from '../../../../src/core/text/markdown/yaml-scalar.ts';
import { readYaml } from '../../../../src/core/text/markdown/yaml-value.ts';

const PLAIN = `# Project State

## Current Position

Phase: 2 of 4 (API)
Plan: 1 of 3 in current phase
Status: Ready to execute
Last activity: 2026-01-02 — Planned

Progress: [█░░░░░░░░░] 10%

## History

Phase: 1 of 4 (Old)

## Session Continuity

Stopped at: Plan 1
`;
const BOLD = `**Current Phase:** 02
**Current Phase Name:** API
**Current Plan:** 1
**Status:** Ready to execute
**Last Activity:** 2026-01-02
**Last Activity Description:** Planned

## Session

**Stopped At:** Plan 1
`;
const TABLE = `## Current Position

| Field | Value |
|-------|-------|
| Phase | 2 — API |
| Current Plan | 1 |
| Status | Ready to execute |
| Last activity | 2026-01-02 — Planned |
| Stopped at | Plan 1 |
`;

describe('readState', () => {
  it.each([
    ['plain', PLAIN, '2', '1 of 3 in current phase'],
    ['bold', BOLD, '02', '1'],
    ['table', TABLE, '2', '1'],
    ['CRLF', PLAIN.replaceAll('\n', '\r\n'), '2', '1 of 3 in current phase'],
    ['BOM', `\uFEFF${BOLD}`, '02', '1'],
  ])('reads the spelling %s', (_, text, phase, plan) => {
    expect(readState(text)).toMatchObject({
      currentPhase: phase,
      currentPhaseName: 'API',
      currentPlan: plan,
      status: 'executing',
      statusText: 'Ready to execute',
      stoppedAt: 'Plan 1',
      lastActivity: '2026-01-02',
      lastActivityText: 'Planned',
    });
  });

  it.each([
    ['2026-01-02 — -5 tests', '2026-01-02', '-5 tests'],
    ['2026-01-02 --  Planned', '2026-01-02', 'Planned'],
    ['2026-01-02 —', '2026-01-02', null],
    ['yesterday', 'yesterday', null],
  ])('reads the last activity %s', (said, lastActivity, lastActivityText) => {
    const text = PLAIN.replace('2026-01-02 — Planned', said);
    expect(readState(text)).toMatchObject({ lastActivity, lastActivityText });
  });

  it('finds the position of each value, and ignores fences', () => {
    const text = `\`\`\`\nStatus: quoted\n\`\`\`\n${PLAIN}`;
    const field = readState(text).field('Status');
    expect(text.slice(field?.start, field?.end)).toBe('Ready to execute');
  });

  it('takes values missing in the body from the frontmatter', () => {
    const state = readState(
      '---\nmilestone: v1.0\ncurrent_phase: 03\nstatus: planning\nstopped_at: "Fixed "foo": bar # baz"\nprogress:\n  percent: 5\n---\n# State\n',
    );
    expect(state).toMatchObject({
      milestone: 'v1.0',
      currentPhase: '03',
      status: 'planning',
      stoppedAt: 'Fixed "foo": bar # baz',
      progress: { percent: '5' },
    });
  });
});

describe('stateStatus', () => {
  it.each([
    ['In  Progress', null, 'executing'],
    ['Executing Phase 2.1', null, 'executing'],
    ['Phase complete — ready for verification', null, 'verifying'],
    ['v1.0 milestone complete', null, 'completed'],
    ['Complete ✅', null, 'completed'],
    ['Waiting for the bank', null, 'Waiting for the bank'],
    ['not executing', null, 'not executing'],
    ['executing', '2026-01-01', 'paused'],
    [null, null, 'unknown'],
    ['constructor', null, 'constructor'],
  ])('%j with pause %j is %s', (text, pausedAt, status) => {
    expect(stateStatus(text, pausedAt)).toBe(status);
  });
});

describe('yamlScalar', () => {
  it.each([
    'a',
    'a: b',
    'Fixed "foo": bar # baz',
    '@x',
    '- x',
    '01',
    '1.0',
    '02',
    'true',
    '',
    ' a',
    'a:',
    "it's",
    '2026-01-02',
    'a\nb',
    '[x]',
    '#x',
    '7',
  ])('keeps %j the same text', (text) => {
    for (const quoted of [true, false]) {
      const read = readYaml(`a: ${yamlScalar(text, quoted)}`);
      expect(JSON.parse(JSON.stringify(read))).toEqual({ status: 'ok', value: { a: text } });
    }
  });
});
