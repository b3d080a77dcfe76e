// The result of syncing twin notebooks, or of adding documents to a notebook, as text for people.

import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

export type TwinOutcome =
  | { readonly status: 'refused'; readonly reason: string }
  | {
      readonly status: 'done';
      readonly profile: string;
      readonly notebook: string;
      readonly isNew: boolean;
      readonly added: readonly string[];
      readonly left: readonly { readonly title: string; readonly reason: string }[];
    };

/** Refused accounts are reported elsewhere. */
export function describeTwins(twins: readonly TwinOutcome[]): Prose {
  if (twins.length === 0) return prose`No other account has this notebook: name one with --profile.`;
  return joinProse(
    twins.flatMap((twin) => (twin.status === 'done' ? describe(twin) : [])),
    '\n',
  );
}

function describe({ profile, notebook, isNew, added, left }: Extract<TwinOutcome, { status: 'done' }>) {
  const made = isNew ? prose`made ${quoteName(notebook, 120)}, ` : prose``;
  const count = prose`${countOf(added.length, 'source')} added`;
  return [
    prose`${quoteName(profile, 80)}: ${made}${count}`,
    ...added.map((title) => prose`  added: ${quoteLine(title, 200)}`),
    ...left.map(
      ({ title, reason }) => prose`  left out: ${quoteLine(title, 200)} (${quoteLine(reason, 200)})`,
    ),
  ];
}

export interface AddedText {
  readonly accounts: readonly {
    readonly profile: string;
    readonly added: readonly string[];
    readonly replaced: readonly string[];
    readonly current: readonly string[];
    readonly deleted: readonly string[];
    readonly old: readonly string[];
    readonly trouble: string | null;
  }[];
  readonly left: readonly { readonly path: string; readonly reason: string }[];
}

export function describeAdded({ accounts, left }: AddedText): Prose {
  return joinProse(
    [
      ...accounts.flatMap(({ profile, added, replaced, current, deleted, old }) => [
        prose`${quoteName(profile, 80)}: ${added.length} added, ${replaced.length} replaced, ${deleted.length} deleted, ${current.length} up to date`,
        ...added.map((path) => prose`  added: ${quoteName(path, 200)}`),
        ...replaced.map((path) => prose`  replaced: ${quoteName(path, 200)}`),
        ...old.map(
          (path) => prose`  an old one is still there: ${quoteName(path, 200)} (--delete lets MSW delete it)`,
        ),
      ]),
      ...left.map(({ path, reason }) => prose`left out: ${quoteName(path, 200)} (${quoteLine(reason, 200)})`),
    ],
    '\n',
  );
}
