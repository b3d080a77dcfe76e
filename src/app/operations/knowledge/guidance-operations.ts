// Shows the known guidance, whether it helped, and why it was or was not offered.

import {
  type ListedGuidance,
  renderKnown,
  renderKnownItem,
  renderWhy,
} from '../../../core/guidance/guidance-text.ts';
import type { KnownItem } from '../../../core/guidance/known-items.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { findKnown, forgetGuidance, knownHere, whyGuidance } from '../../guidance/show-guidance.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, optionalWord, word } from '../operation/inputs.ts';
import { done, type Operation, operation, refused } from '../operation/operation.ts';

const BY_DEFAULT = 20;

const list = operation({
  name: 'guidance list',
  about: 'List the fixes, answers and passages that are known, with how often they helped',
  effect: 'reads',
  inputs: {
    here: flag('only what was learned or offered in this project'),
    forgotten: flag('what is forgotten or withdrawn instead'),
    top: count('N', `how many at most; by default ${BY_DEFAULT}`, [1, 10_000]),
  },
  run: (place, { here, forgotten, top }) =>
    inWorkspace<ListedGuidance>(place, (workspace) => {
      const items = knownHere(workspace).filter(
        ({ isHere, state }) => (!here || isHere) && isGone(state) === forgotten,
      );
      const known = items.slice(0, top ?? BY_DEFAULT);
      return done({ known, left: items.length - known.length, isForgotten: forgotten });
    }),
  json: ({ known, left }) => ({ known: known.map(itemJson), left }),
  text: renderKnown,
});

const show = operation({
  name: 'guidance show',
  about: 'Show one fix or answer in full',
  effect: 'reads',
  inputs: { id: word('an id', 'as a list names it, or the beginning of one') },
  run: (place, { id }) =>
    inWorkspace<KnownItem>(place, (workspace) => {
      const found = findKnown(knownHere(workspace), id);
      return found.status === 'ok' ? done(found.value) : refused(found.reason);
    }),
  json: (item) => ({ ...itemJson(item), text: item.guidance?.text ?? null }),
  text: renderKnownItem,
});

const forget = operation({
  name: 'guidance forget',
  about: 'Stop offering a fix, an answer or a passage, or bring it back',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    id: word('an id', 'as a list names it, or the beginning of one'),
    undo: flag('bring back what was forgotten'),
  },
  run: (place, { id, undo }) =>
    inWorkspace<Forgotten>(place, async (workspace) => {
      const found = findKnown(knownHere(workspace), id);
      if (found.status === 'refused') return refused(found.reason);
      const { value } = found;
      if (undo && value.state === 'withdrawn')
        return refused(`${value.id} was not forgotten: an undo, or the loop itself, has withdrawn it.`);
      return done({ id: value.id, isBack: undo, isNew: await forgetGuidance(workspace, value, undo) });
    }),
  text: renderForgotten,
});

const why = operation({
  name: 'guidance why',
  about: 'Show which rungs a loop asked for guidance, what each said, what that cost, and what helped',
  effect: 'reads',
  inputs: {
    loop: optionalWord('the id of a loop', 'or the beginning of one; by default the last'),
    iteration: count('N', 'only what was looked for before this iteration', [1, 10_000]),
  },
  run: (place, { loop, iteration }) =>
    inWorkspace(place, (workspace) => {
      const found = whyGuidance(workspace, loop, iteration);
      return found.status === 'ok' ? done(found.value) : refused(found.reason);
    }),
  json: (value) => value ?? { loop: null, climbs: [], rungs: [], inProject: [] },
  text: renderWhy,
});

export const guidanceOperations: readonly Operation[] = [list, show, why, forget];

interface Forgotten {
  readonly id: string;
  readonly isBack: boolean;
  /** False when nothing changed. */
  readonly isNew: boolean;
}

function renderForgotten({ id, isBack, isNew }: Forgotten): Prose {
  const name = quoteName(id, 40);
  if (isBack) return isNew ? prose`It may be offered again: ${name}` : prose`It was not forgotten: ${name}`;
  if (!isNew) return prose`It is forgotten already: ${name}`;
  return prose`Forgotten, and no longer offered. To bring it back: ${lineToType`guidance forget ${id} --undo`}`;
}

function isGone(state: KnownItem['state']): boolean {
  return state === 'forgotten' || state === 'withdrawn';
}

function itemJson({ guidance: _, rate, ...item }: KnownItem) {
  return { ...item, rate: Math.round(rate * 100) / 100 };
}
