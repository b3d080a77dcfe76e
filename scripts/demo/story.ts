// The scripted model's actions in the demo, and the notebook's content: a first guess that does not help, the same
// failure again with guidance, its fix, and then a different failure. In a later session, the first mistake again.
import { join } from 'node:path';
import { spoken } from '../../test/support/model-request.ts';
import type { Script, Step } from '../../test/support/model-script.ts';
import { VITEST_SAMPLE } from '../../test/support/sample-project.ts';

export const TASK = 'The shop is broken. Fix it.';

export function script(cwd: string): Script {
  const { label, total } = VITEST_SAMPLE.fixes;
  return {
    main: [
      read(join(cwd, 'src/label.js')),
      write(join(cwd, 'src/label.js'), `// Labels of the shop.\n${VITEST_SAMPLE.files['src/label.js']}`),
      'A comment was missing. That should be it.',
      readIteration,
      write(join(cwd, 'src/label.js'), label['src/label.js'] ?? ''),
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
  const label = VITEST_SAMPLE.fixes.label['src/label.js'] ?? '';
  return { main: [readIteration, write(join(cwd, 'src/label.js'), label), 'The label asks for EUR again.'] };
}

/** The shop's handbook, as a notebook would quote it. */
export function notebookAnswer(question: string): string {
  return /currency/i.test(question)
    ? 'The catalogue says `EURO`, which is no currency code: labels are formatted with the ISO 4217 code `EUR` [1].'
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
