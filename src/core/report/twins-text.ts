// What a sync of twin notebooks did, as a person reads it.

import { harmless } from '../text/harmless.ts';

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

/** The accounts that were refused are told elsewhere. */
export function describeTwins(twins: readonly TwinOutcome[]): string {
  const lines = twins.flatMap((twin) => (twin.status === 'done' ? describe(twin) : []));
  return twins.length === 0
    ? 'No other account has this notebook: name one with --profile.'
    : lines.join('\n');
}

function describe(twin: Extract<TwinOutcome, { status: 'done' }>): readonly string[] {
  const made = twin.isNew ? `made ${twin.notebook}, ` : '';
  const count = twin.added.length === 1 ? '1 source added' : `${twin.added.length} sources added`;
  const left = twin.left.map(({ title, reason }) => `  left out: ${harmless(title)} (${harmless(reason)})`);
  return [
    `${twin.profile}: ${made}${count}`,
    ...twin.added.map((title) => `  added: ${harmless(title)}`),
    ...left,
  ];
}
