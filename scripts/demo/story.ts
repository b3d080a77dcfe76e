// The scripted model's actions in the demo, and the notebook's content: a first guess that does not help, the same
// failure again with guidance, its fix, and then a different failure. In a later session, the first mistake again.
import { join } from 'node:path';
import { spoken } from '../../test/support/model-request.ts';
import type { Script, Step } from '../../test/support/model-script.ts';
import { type Files, VITEST_SAMPLE } from '../../test/support/sample-project.ts';

export const TASK = 'The shop is broken. Fix it.';

const labelIn = (currency: string): string =>
  `import { money } from './till.js';\n\nexport const label = ({ name, price }) => \`\${name}: \${money(price, '${currency}')}\`;\n`;

/** The shop has a till, whose errors are explained in a handbook and nowhere in the project. */
export const SHOP: Files = {
  ...VITEST_SAMPLE.files,
  'src/till.js': [
    'export const money = (amount, currency) => {',
    '  if (!/^[A-Z]{3}$/.test(currency)) throw new Error("TILL-42: currency " + currency + " refused");',
    "  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);",
    '};',
    '',
  ].join('\n'),
  'src/label.js': labelIn('EURO'),
};
const FIXED_LABEL = labelIn('EUR');

export function script(cwd: string): Script {
  const { total } = VITEST_SAMPLE.fixes;
  return {
    main: [
      read(join(cwd, 'src/label.js')),
      write(join(cwd, 'src/label.js'), `// Labels of the shop.\n${SHOP['src/label.js']}`),
      'A comment was missing. That should be it.',
      readIteration,
      write(join(cwd, 'src/label.js'), FIXED_LABEL),
      'The label asked for a currency that does not exist; it asks for EUR now.',
      readIteration,
      read(join(cwd, 'src/total.js')),
      write(join(cwd, 'src/total.js'), total['src/total.js'] ?? ''),
      'The total subtracted the prices instead of adding them.',
    ],
  };
}

export const TASK_AGAIN = 'The labels are broken again. Fix them.';

/** A merge brings the old label back; Claude starts with the previous fix. */
export function scriptAgain(cwd: string): Script {
  return {
    main: [readIteration, write(join(cwd, 'src/label.js'), FIXED_LABEL), 'The label asks for EUR again.'],
  };
}

/** The shop's handbook, as a notebook would quote it. */
export function notebookAnswer(question: string): string {
  return /currency/i.test(question)
    ? 'TILL-42 refuses what is no ISO 4217 code: the till takes `EUR`, never `EURO` [1].'
    : 'Items are flat: `name` and `price` stand on the item itself [1].';
}

/** Reads the file that MSW named. */
const readIteration: Step = (request) => {
  const path = [...spoken(request).matchAll(/Begin by reading (\S+\.md)/g)].at(-1)?.[1];
  return path === undefined
    ? 'There is nothing to read.'
    : { tools: [{ name: 'Read', input: { file_path: path } }] };
};

function read(path: string): Step {
  return { tools: [{ name: 'Read', input: { file_path: path } }] };
}

function write(path: string, content: string): Step {
  return { tools: [{ name: 'Write', input: { file_path: path, content } }] };
}
