// What a receipt says: an in-toto statement with a test result, and with what MSW adds to it in the field `msw`.

import * as z from 'zod/mini';
import { once } from '../once.ts';

export type Statement = z.infer<ReturnType<typeof statementShape>>;
export type Receipt = Statement['predicate']['msw'];

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'https://in-toto.io/attestation/test-result/v0.1';

const sha256 = () => z.string().check(z.regex(/^[\da-f]{64}$/));
const gitId = () => z.string().check(z.regex(/^(?:[\da-f]{40}|[\da-f]{64})$/));

/** Fields that a later version adds are no fault. */
const receiptShape = () =>
  z.object({
    version: z.literal(1),
    loop: z.string(),
    /** ISO. */
    ended: z.string(),
    verdict: z.enum(['proven', 'passed', 'not done']),
    /** A clause. */
    reason: z.string(),
    /** The trees of git before and after the work. */
    trees: z.object({ before: gitId(), after: gitId() }),
    checks: z.array(
      z.object({
        name: z.string(),
        /** Null for a sealed check, whose command is not told. */
        command: z.nullable(z.string()),
        /** `empty`: exit code 0, but nothing was tested. */
        outcome: z.enum(['passed', 'empty', 'failed']),
        exitCode: z.nullable(z.number()),
        /** sha256 of the kept output. */
        output: sha256(),
      }),
    ),
    /** The control runs that were held, in their order. */
    experiments: z.array(
      z.object({
        name: z.enum(['old-tests', 'copy', 'broken', 'undone']),
        wanted: z.enum(['red', 'green']),
        answer: z.enum(['red', 'green', 'none']),
        what: z.nullable(z.string()),
      }),
    ),
    /** Tests and settings; sha256 before and after the work, null where the file did not exist. */
    tests: z.array(z.object({ path: z.string(), before: z.nullable(sha256()), after: z.nullable(sha256()) })),
    /** Sentences about what is in none of this. */
    leftOut: z.array(z.string()),
    versions: z.object({ msw: z.string(), node: z.string(), git: z.nullable(z.string()) }),
    /** The receipt that was written before it in this project. */
    previous: z.nullable(z.object({ name: z.string(), sha256: sha256() })),
  });

export const statementShape = once(() =>
  z.object({
    _type: z.literal(STATEMENT_TYPE),
    subject: z.tuple([
      z.object({
        name: z.string(),
        digest: z.union([z.strictObject({ gitCommit: gitId() }), z.strictObject({ gitTree: gitId() })]),
      }),
    ]),
    predicateType: z.literal(PREDICATE_TYPE),
    predicate: z.object({
      result: z.enum(['PASSED', 'WARNED', 'FAILED']),
      configuration: z.array(z.object({ name: z.string(), digest: z.object({ sha256: sha256() }) })),
      passedTests: z.array(z.string()),
      failedTests: z.array(z.string()),
      msw: receiptShape(),
    }),
  }),
);

export interface StatementFacts {
  readonly receipt: Receipt;
  /** Null where the work is not committed. */
  readonly commit: string | null;
  /** In hex. */
  readonly hash: (text: string) => string;
}

export function statementOf({ receipt, commit, hash }: StatementFacts): Statement {
  return {
    _type: STATEMENT_TYPE,
    subject: [
      commit === null
        ? { name: 'work tree', digest: { gitTree: receipt.trees.after } }
        : { name: 'commit', digest: { gitCommit: commit } },
    ],
    predicateType: PREDICATE_TYPE,
    predicate: { ...resultOf(receipt), configuration: configurationOf(receipt, hash), msw: receipt },
  };
}

/** The commit that a receipt is about; null for a tree. */
export function commitOf({ subject: [{ digest }] }: Statement): string | null {
  return 'gitCommit' in digest ? digest.gitCommit : null;
}

/** The fields that follow from others. */
export function resultOf({
  verdict,
  checks,
}: Receipt): Pick<Statement['predicate'], 'result' | 'passedTests' | 'failedTests'> {
  const names = (isPassed: boolean) =>
    checks.filter(({ outcome }) => (outcome === 'passed') === isPassed).map(({ name }) => name);
  return { result: RESULTS[verdict], passedTests: names(true), failedTests: names(false) };
}

const RESULTS = { proven: 'PASSED', passed: 'WARNED', 'not done': 'FAILED' } as const;

/** What decided: the commands of the checks. */
function configurationOf({ checks }: Receipt, hash: (text: string) => string) {
  return checks.flatMap(({ name, command }) =>
    command === null ? [] : [{ name, digest: { sha256: hash(command) } }],
  );
}
