// What would go into a project's notebook, or has gone, for the person who agreed to it.

import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { type AddedText, describeAdded } from './twins-text.ts';

export interface FillPlan {
  /** As the settings name it; for one that is still to be made, its title. */
  readonly notebook: string;
  readonly isNew: boolean;
  readonly accounts: readonly {
    readonly profile: string;
    /** How many sources the notebook takes, and how many it has. */
    readonly room: number;
    readonly has: number;
    readonly adds: readonly string[];
    readonly changed: readonly string[];
    readonly current: number;
    /** What its room is too small for. */
    readonly noRoom: readonly string[];
  }[];
  /** Of everything that would be sent to one account. */
  readonly bytes: number;
  /** How many notes of the memory are in it. */
  readonly notes: number;
  readonly left: readonly { readonly path: string; readonly reason: string }[];
}

export type FillResult =
  | { readonly state: 'planned'; readonly plan: FillPlan }
  | { readonly state: 'filled'; readonly plan: FillPlan; readonly accounts: AddedText['accounts'] };

/** @param line what does it, for a plan */
export function describeFill(result: FillResult, line: Prose): Prose {
  const { plan } = result;
  const left = plan.left.map(
    ({ path, reason }) => prose`left out: ${quoteName(path, 200)} (${quoteLine(reason, 200)})`,
  );
  if (result.state === 'filled')
    return joinProse(
      [
        plan.isNew
          ? prose`Made the notebook ${quoteLine(plan.notebook, 200)}, which answers for this project.`
          : null,
        describeAdded({ accounts: result.accounts, left: [] }),
        ...plan.accounts.flatMap(noRoomLines),
        ...left,
      ],
      '\n',
    );
  const notes = plan.notes === 0 ? prose`` : prose`, ${countOf(plan.notes, 'note')} of the memory among them`;
  return joinProse(
    [
      plan.isNew
        ? prose`Would make the notebook ${quoteLine(plan.notebook, 200)}, let it answer for this project, and fill it:`
        : prose`Would bring the notebook ${quoteLine(plan.notebook, 200)} up to date:`,
      ...plan.accounts.flatMap(accountLines),
      prose`It sends ${sizeOf(plan.bytes)}${notes}, with secrets masked, through your own nlm to Google; it costs no question.`,
      ...left,
      prose`Nothing was sent. To do it: ${line}`,
    ],
    '\n',
  );
}

type Account = FillPlan['accounts'][number];

function accountLines(account: Account): readonly Prose[] {
  const { profile, room, has, adds, changed, current } = account;
  const used = has + adds.length + changed.length;
  return [
    prose`${quoteName(profile, 80)}: ${countOf(adds.length, 'new source')}, ${changed.length} changed, ${current} up to date; then ${used} of the ${room} that the notebook takes`,
    ...adds.map((path) => prose`  new: ${quoteName(path, 200)}`),
    ...changed.map((path) => prose`  changed: ${quoteName(path, 200)}`),
    ...noRoomLines(account),
  ];
}

function noRoomLines({ noRoom, room }: Account): readonly Prose[] {
  return noRoom.map(
    (path) => prose`left out: ${quoteName(path, 200)} (the notebook takes ${countOf(room, 'source')})`,
  );
}

function sizeOf(bytes: number): Prose {
  return prose`${Math.ceil(bytes / 1024)} KB`;
}
