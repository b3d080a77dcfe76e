// Writes, verifies and prints receipts.

import { renderReceipt } from '../../core/receipt/receipt-text.ts';
import { commitOf } from '../../core/receipt/statement.ts';
import { countOf } from '../../core/text/count-of.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { loadReceipt } from '../receipt/load-receipt.ts';
import { runAgain } from '../receipt/run-again.ts';
import {
  isReceiptFile,
  type Verified,
  type VerifiedReceipt,
  verifyReceipt,
} from '../receipt/verify-receipt.ts';
import { type WrittenReceipt, writeReceipt } from '../receipt/write-receipt.ts';
import { inWorkspace } from './operation/in-project.ts';
import { count, flag, optionalWord, path, pathWord, word } from './operation/inputs.ts';
import { namedPath } from './operation/named-path.ts';
import { done, misused, type Operation, operation, type Result, refused } from './operation/operation.ts';
import { projectOf } from './operation/request-place.ts';
import { refuseToClaude } from './operation/who-may-call.ts';

const write = operation({
  name: 'receipt write',
  examples: ['--out receipt.json'],
  about: 'Write the signed receipt of a loop that has ended: what it proved, of which files, by which runs',
  effect: 'writes',
  inputs: {
    loop: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    note: flag('attach it to the commit as well, as its note in refs/notes/msw'),
    out: path('FILE', 'write it there as well as to .msw/receipts/<loop>.json'),
  },
  run: (place, request) =>
    inWorkspace(place, async (workspace) => {
      const written = await writeReceipt(workspace, request);
      if (written.status === 'refused') return written;
      const { receipt } = written;
      const notice = receipt.notices.length === 0 ? undefined : receipt.notices.join(' ');
      if (request.note && !receipt.isNoted)
        return { status: 'failed' as const, value: receipt, reason: notice ?? 'The commit has no note.' };
      return { status: 'done' as const, value: receipt, notice };
    }),
  shown: writtenText,
});

const DEFAULT_SECONDS = 600;

const verify = operation({
  name: 'receipt verify',
  about: 'Verify a receipt, or that of a commit: its form, signature and chain, and the files here',
  effect: 'reads',
  inputs: {
    receipt: word('a receipt or a commit'),
    signers: path('FILE', 'accept only these keys: one a line, a key id or a line of ssh’s allowed_signers'),
    rerun: flag('run its checks again in a clean checkout; its commands need your trust'),
    yes: flag('with --rerun, where CI is set: they may run without it'),
    timeout: count('SECONDS', `with --rerun, for each check; by default ${DEFAULT_SECONDS}`, [1, 999_999]),
  },
  run: async (place, { receipt, signers, rerun, yes, timeout }) => {
    if (yes && !place.env.CI) return misused('--yes is for CI: elsewhere, trust the commands that run.');
    const refusal = yes ? refuseToClaude(place.caller, 'receipt verify --yes') : null;
    if (refusal !== null) return refusal;
    const named = namedPath(place, receipt);
    if (named.status === 'refused') return named;
    const folder = projectOf(place);
    const file = isReceiptFile(named.path) ? named.path : null;
    const { env, now } = place;
    const verified = await verifyReceipt({ folder, env, now, file, name: receipt, signers });
    if (verified.status === 'refused' || !rerun) return resultOf(verified);
    return inWorkspace(place, async (workspace) => {
      const wrong = await runAgain(workspace, verified.verified, {
        ...{ from: receipt, isAllowed: yes, timeoutSeconds: timeout ?? DEFAULT_SECONDS },
        tell: place.tell,
      });
      return wrong === null ? resultOf(verified) : refused(wrong);
    });
  },
  shown: verifiedText,
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

export const receiptOperations: readonly Operation[] = [write, verify, text];

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

function resultOf(verified: Verified): Result<VerifiedReceipt> {
  return verified.status === 'ok' ? done(verified.verified) : refused(verified.reason);
}

function verifiedText({ statement, keyid, signer, chained, missing, commit }: VerifiedReceipt) {
  const { result, msw } = statement.predicate;
  const earlier = countOf(chained, 'earlier receipt');
  return forPeople([
    `${result}: loop ${msw.loop}, ${msw.reason}.`,
    commit === null
      ? 'The files here are those that it is about.'
      : `Its files are those of commit ${commit}.`,
    signer === null
      ? `Signed by ${keyid}: name the keys that you accept with --signers, since anybody can make one.`
      : `Signed by ${signer}.`,
    missing === null
      ? `${earlier} named by it, all here and unchanged.`
      : `${earlier} here and unchanged; ${missing} is not here, and nothing before it was compared.`,
    ...msw.leftOut.map((sentence) => `  ${sentence}`),
  ]);
}
