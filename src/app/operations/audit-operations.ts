// Shows what the user's own transcripts say about work that was called done. For people and their scripts: Claude would
// read what it did in other projects.

import { auditText } from '../../core/audit/audit-text.ts';
import { auditTranscripts } from '../audit/audit-transcripts.ts';
import { text } from './operation/inputs.ts';
import { done, misused, type Operation, operation } from './operation/operation.ts';
import { readSince, WRONG_SINCE } from './since.ts';

const audit = operation({
  name: 'audit',
  examples: ['--since 2026-01-31'],
  about:
    'Count in your own transcripts of Claude Code how often the tests refuted a finished turn, and what it cost',
  effect: 'reads',
  callers: 'people and scripts',
  inputs: {
    since: text('WHEN', 'how far back: 7d, today, or a day such as 2026-01-31; by default all'),
  },
  run: ({ env, now, show }, { since }) => {
    const from = since === null ? null : readSince(since, now());
    if (since !== null && from === null) return misused(WRONG_SINCE);
    const audited = auditTranscripts(env, from, (at, of) =>
      show([`Reading transcript ${at} of ${of}`], null),
    );
    return audited.status === 'ok' ? done(audited.audit) : audited;
  },
  shown: auditText,
});

export const auditOperations: readonly Operation[] = [audit];
