// `phase`: what to do now in a planned project, and whether the plans of a phase are ready.

import { prose } from '../../core/text/prose.ts';
import type { Noun } from '../frame/noun.ts';
import { check } from './phase-check.ts';
import { context } from './phase-context.ts';
import { next, progress } from './phase-progress.ts';
import { judge, verify } from './phase-verify.ts';

export const phase: Noun = {
  help: prose`msw-protocol phase VERB [--json]

  next [DIR]      what to do next in a planned project, and why; changes nothing
  progress [DIR]  where the project stands: its phases, what waits, and what comes next
  context N --from FILE [DIR]   writes the CONTEXT of phase N from answers (JSON); --update adds to one that is
                  there; --schema shows how answers look
  check N [DIR]   whether the plans of phase N are ready: each by itself, their order, what they cover;
                  --gaps: they close the gaps of its verification; --round, --review: one round of planning,
                  counted; --apply: list them in the roadmap and commit them, --accept (in a terminal):
                  although the plan-checker did not let them pass; --short: without coverage and problems
  verify N [DIR]  runs the trusted checks of phase N, judges its must-haves and writes its VERIFICATION.md;
                  --no-commit; --timeout SECONDS for each check (600); exit code 1 unless it passed
  judge N ID passed|failed|human [DIR]   settles what code cannot tell: --evidence "FILE:LINE why"; --by user
                  in a terminal`,
  verbs: {
    check,
    verify,
    judge,
    next,
    progress,
    context,
  },
};
