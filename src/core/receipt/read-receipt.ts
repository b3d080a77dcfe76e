// A receipt as anybody reads it: the envelope, its signature, the statement, and whether the statement contradicts
// itself. It says nothing about who signed, or about a repository.

import { WANTED } from '../proof/control-run.ts';
import { type Envelope, parseOnly, readEnvelope, signedBytes } from './envelope.ts';
import {
  commitOf,
  PREDICATE_TYPE,
  type Receipt,
  resultOf,
  STATEMENT_TYPE,
  type Statement,
  statementShape,
} from './statement.ts';

export type ReadReceipt =
  | { readonly status: 'ok'; readonly statement: Statement; readonly keyid: string }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** Ed25519. */
export type Verifies = (envelope: Pick<Envelope, 'publicKey' | 'signature'>, bytes: Uint8Array) => boolean;

export function readReceipt(text: string, verifies: Verifies): ReadReceipt {
  const read = readEnvelope(text);
  if (read.status === 'refused') return read;
  const { envelope } = read;
  if (!verifies(envelope, signedBytes(envelope.payloadType, envelope.payload)))
    return refused('its signature does not fit what it says: one of the two was changed');
  const value = parseOnly(envelope.payload);
  if (value === undefined)
    return refused('its statement is not the JSON that MSW writes: it was written again, or has a key twice');
  const parsed = statementShape().safeParse(value);
  if (!parsed.success) return refused(wrongStatement(parsed.error.issues[0]?.path ?? []));
  const contradiction = contradictionIn(parsed.data);
  return contradiction === null
    ? { status: 'ok', statement: parsed.data, keyid: envelope.keyid }
    : refused(contradiction);
}

function wrongStatement(path: readonly PropertyKey[]): string {
  switch (path[0]) {
    case '_type':
      return `its statement is not of type ${STATEMENT_TYPE}`;
    case 'predicateType':
      return `its predicate is not of type ${PREDICATE_TYPE}`;
    default:
      return `its statement has no valid ${path.filter((part) => part !== '').join('.') || 'form'}`;
  }
}

/** A signature does not make it consistent. */
function contradictionIn(statement: Statement): string | null {
  const { predicate } = statement;
  const { msw } = predicate;
  const { result, passedTests, failedTests } = resultOf(msw);
  if (predicate.result !== result) return `it says ${predicate.result}, but its verdict is ${msw.verdict}`;
  if (!isSame(predicate.passedTests, passedTests) || !isSame(predicate.failedTests, failedTests))
    return 'the checks that it calls passed or failed are not those whose results it has';
  const { digest } = statement.subject[0];
  if (commitOf(statement) === null && 'gitTree' in digest && digest.gitTree !== msw.trees.after)
    return 'it is about another tree than the one after the work';
  return contradictionOf(msw);
}

function contradictionOf({ verdict, checks, experiments }: Receipt): string | null {
  const odd = checks.find(({ outcome, exitCode }) => outcome !== 'failed' && exitCode !== 0);
  if (odd !== undefined) return `it calls ${odd.name} passed with exit code ${odd.exitCode}`;
  const wrong = experiments.find(({ name, wanted }) => wanted !== WANTED[name]);
  if (wrong !== undefined) return `it wanted ${wrong.wanted} from the control run ${wrong.name}`;
  if (verdict === 'not done') return null;
  const failing = checks.find(({ outcome }) => outcome === 'failed');
  if (failing !== undefined) return `its verdict is ${verdict}, but ${failing.name} failed`;
  if (verdict !== 'proven') return null;
  const refuting = experiments.find(({ wanted, answer }) => answer !== wanted);
  if (refuting !== undefined)
    return `its verdict is proven, but the control run ${refuting.name} was ${refuting.answer}`;
  return experiments.some(({ name }) => name === 'undone')
    ? null
    : 'its verdict is proven, but no control run without the work was held';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function refused(reason: string): ReadReceipt {
  return { status: 'refused', reason };
}
