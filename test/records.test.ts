// Records lose their secrets where they are written. What is written as it is has a reason here.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');

const EXACT: Readonly<Record<string, string>> = {
  'adapters/codebase/skeleton-cache.ts': 'what the parsers found in the project’s own sources',
  'adapters/documents/index-store.ts': 'an index of the user’s own documents',
  'adapters/loops/check-processes.ts': 'ids of processes',
  'adapters/loops/earlier-runs.ts': 'signed; masked before',
  'adapters/loops/kept-record.ts': 'a copy that must equal the signed record',
  'adapters/loops/loop-store.ts': 'the task and the checks that run, signed',
  'adapters/memory/import-store.ts': 'a copy of notes from before an import',
  'adapters/memory/line-log.ts': 'lines that were kept before',
  'adapters/memory/local-vectors.ts': 'numbers',
  'adapters/memory/synthesis-store.ts': 'answers that were masked when they were kept',
  'adapters/planning/gsd-lock.ts': 'GSD’s lock: a process and a host',
  'adapters/snapshots/restore-snapshot.ts': 'paths of the project’s files',
  'adapters/snapshots/copy-files.ts': 'the project’s files',
  'adapters/snapshots/lay-out-store.ts': 'settings of git',
  'adapters/snapshots/snapshot-store.ts': 'trees of git, and paths of files that are too large',
  'adapters/user/project-store.ts': 'commands and notebooks that the user allowed',
  'adapters/user/status-line-store.ts': 'a program, and the user’s settings from before',
  'app/ask/install-plugin.ts': 'our own program',
  'app/ask/kept-vault.ts': 'paths of notes; what was said is masked before',
  'adapters/config/change-file.ts': 'the user’s settings',
  'app/guidance/fix-store.ts': 'lines that were kept before',
  'app/guidance/guidance-cache.ts': 'lines that were kept before',
  'app/jobs/claims.ts': 'a time',
  'app/workspace/job-lines.ts': 'ids of sessions and jobs',
  'app/jobs/job-store.ts': 'signed; its own texts are masked, its work runs',
  'app/loop/arm-loop.ts': 'the task as it was typed',
  'app/loop/restore-loop.ts': 'the task as it was typed',
  'app/mapping/finish-map.ts': 'a document of the project',
  'app/planning/execution/kept-contents.ts': 'the project’s files',
  'app/planning/quick/quick-command.ts': 'the task as it was typed',
  'app/planning/verification/verify-phase.ts': 'a document of the project from before',
  'app/planning/worktrees/plan-runs.ts': 'signed',
  'app/receipt/write-receipt.ts': 'signed; masked before',
  'app/report/write-report.ts': 'a page; its texts are masked before it is made',
  'app/route/carry-out.ts': 'the task as it was typed',
  'app/route/session-record.ts': 'the task as it was typed, and commands of MSW',
  'app/sharing/share-lines.ts': 'lines of a team, known by their digests',
  'app/status-line/install-status-line.ts': 'the client’s settings',
};

it('only what must stay as it is goes around the rules for secrets', () => {
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !/^adapters\/(?:files|locks)\//.test(name))
    .filter((name) =>
      /\{[^}]*\b(?:writeFileAtomic|appendLine|writeInPlace|createFile)\b[^}]*\} from '[^']*files\//.test(
        readFileSync(join(root, name), 'utf8'),
      ),
    );
  expect(writers.sort()).toEqual(Object.keys(EXACT).sort());
});
