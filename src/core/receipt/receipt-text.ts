// A receipt as Markdown for a pull request. Its texts come from a file that anybody may have made, so each stands in a
// code span, which can hold no link, mention or image.

import { WANTED } from '../proof/control-run.ts';
import { CALLED } from '../proof/judge-proof.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import type { Shown } from '../text/shown.ts';
import { commitOf, type Receipt, type Statement } from './statement.ts';

export function renderReceipt(statement: Statement, keyid: string): Shown {
  const { msw } = statement.predicate;
  const { versions, trees, reason } = msw;
  const commit = commitOf(statement);
  const about = commit === null ? `the tree ${code(trees.after)}, not committed` : `commit ${code(commit)}`;
  return forPeople([
    `### ${TITLES[msw.verdict]}`,
    '',
    `About ${about}: ${code(reason)}`,
    '',
    '| check | exit code | command |',
    '|---|---|---|',
    ...msw.checks.map(
      ({ name, exitCode, command }) =>
        `| ${code(name)} | ${exitCode ?? 'none'} | ${command === null ? 'not told' : code(command)} |`,
    ),
    ...experimentTable(msw),
    '',
    testsLine(msw),
    ...msw.leftOut.map((sentence) => `- ${code(sentence)}`),
    '',
    `Signed by ${code(keyid)}; made with MSW ${code(versions.msw)}, node ${code(versions.node)}. How to verify it: ${code('docs/proof.md')} of MSW.`,
  ]);
}

const TITLES: Readonly<Record<Receipt['verdict'], string>> = {
  proven: 'Proven by MSW',
  passed: 'Passed, but not proven',
  'not done': 'Not done',
};

function experimentTable({ experiments }: Receipt): readonly string[] {
  if (experiments.length === 0) return ['', 'No control run was held.'];
  return [
    '',
    '| the checks, run again | must be | were |',
    '|---|---|---|',
    ...experiments.map(
      ({ name, answer, what }) =>
        `| ${CALLED[name]} | ${WANTED[name]} | ${answer === 'none' ? 'without an answer' : answer}${what === null ? '' : `: ${code(what)}`} |`,
    ),
  ];
}

function testsLine({ tests }: Receipt): string {
  const changed = tests.filter(({ before, after }) => before !== after);
  const named = changed.slice(0, MOST_NAMED).map(({ path }) => code(path));
  const more = changed.length - named.length;
  return changed.length === 0
    ? `${countOf(tests.length, 'file')} of tests and settings, none of them changed.`
    : `Tests and settings that changed: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

const MOST_NAMED = 10;

/** In a cell too: nothing ends it early. */
function code(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '\\|').trim();
  return `\`${plain === '' ? ' ' : plain}\``;
}
