// Writes, verifies and prints receipts.

import { renderReceipt } from '../../core/receipt/receipt-text.ts';
import { commitOf } from '../../core/receipt/statement.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { loadReceipt } from '../receipt/load-receipt.ts';
import { type WrittenReceipt, writeReceipt } from '../receipt/write-receipt.ts';
import { inWorkspace } from './in-project.ts';
import { flag, optionalWord, path, pathWord } from './inputs.ts';
import { done, type Operation, operation } from './operation.ts';

const write = operation({
  name: 'receipt write',
  about: 'Write the signed receipt of a loop that has ended: what it proved, of which files, by which runs',
  effect: 'writes',
  inputs: {
    loop: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    note: flag('attach it to the commit as well, as its note in refs/notes/msw'),
    out: path('FILE', 'by default .msw/receipts/<loop>.json'),
  },
  run: (place, request) =>
    inWorkspace(place, async (workspace) => {
      const written = await writeReceipt(workspace, request);
      if (written.status === 'refused') return written;
      const { receipt } = written;
      const notice = receipt.notices.length === 0 ? undefined : receipt.notices.join(' ');
      return { ...done(receipt), notice };
    }),
  shown: writtenText,
});

const text = operation({
  name: 'receipt text',
  about: 'Print a receipt as Markdown for a pull request',
  effect: 'reads',
  inputs: { receipt: pathWord('a receipt') },
  run: (_place, { receipt }) => {
    const loaded = loadReceipt(receipt);
    return loaded.status === 'refused' ? loaded : done(loaded.receipt);
  },
  shown: ({ statement, keyid }) => renderReceipt(statement, keyid),
  json: ({ statement, keyid }) => ({ keyid, statement }),
});

export const receiptOperations: readonly Operation[] = [write, text];

function writtenText({ path: file, statement, keyid, signature, isNoted }: WrittenReceipt) {
  const { result, msw } = statement.predicate;
  const commit = commitOf(statement);
  return forPeople([
    `${file}: ${result}, ${msw.reason}.`,
    commit === null
      ? `About the tree ${msw.trees.after}: no commit here has exactly these files yet.`
      : `About the commit ${commit}${isNoted ? ', which has it as its note in refs/notes/msw' : ''}.`,
    `Signed by ${keyid}${signature === null ? '' : `, and with ssh in ${signature}`}.`,
  ]);
}
