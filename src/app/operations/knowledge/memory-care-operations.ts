// Looking after the memory: its figures, what people say of it, links, reviews, merging, and what is learned from work.

import { type Figure, isMet, showFigures } from '../../../core/memory/figures.ts';
import type { LinkOffer } from '../../../core/memory/link-offers.ts';
import { renderOffers } from '../../../core/memory/link-offers.ts';
import { LINK_TYPES, type Link } from '../../../core/memory/links.ts';
import {
  noteFile,
  renderLink,
  renderLinkQuestion,
  renderMarked,
  renderMemoryReview,
} from '../../../core/memory/memory-text.ts';
import type { Note } from '../../../core/memory/note.ts';
import type { MemoryReview } from '../../../core/memory/review-notes.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { type Compacted, compactMemory } from '../../memory/compact-memory.ts';
import { type FixedNotes, fixMarked, markedNotes } from '../../memory/fix-marked.ts';
import { type Linked, linkNotes } from '../../memory/link-notes.ts';
import { answerOffers, offeredLinks } from '../../memory/offer-links.ts';
import { linkByModel, ownModel } from '../../memory/own-model.ts';
import { changeWays, currentProfile, type OwnWaysOffer, readWays, risksOf } from '../../memory/own-ways.ts';
import { reviewMemory } from '../../memory/review-memory.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { flag, list, optionalWord, text, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';

const status = operation({
  name: 'memory status',
  about: 'Show the figures of the memory next to their targets',
  effect: 'reads',
  inputs: {},
  run: (place) =>
    inWorkspace<{ readonly figures: readonly Figure[] }>(place, async (workspace) => {
      const { memoryFigures } = await import('../../memory/memory-status.ts');
      return done({ figures: memoryFigures(workspace) });
    }),
  json: ({ figures }) => ({ figures: figures.map((one) => ({ ...one, isMet: isMet(one) })) }),
  shown: ({ figures }) => showFigures(figures, []),
});

const feedback = operation({
  name: 'memory feedback',
  about: 'Say whether the notes of the last brief helped: it moves their scores',
  effect: 'writes',
  inputs: {
    verdict: word('useful, or not'),
    note: list('ID', 'only this note; repeat it for more'),
  },
  run: (place, { verdict, note }) =>
    inWorkspace<{ readonly useful: boolean; readonly ids: readonly string[] }>(place, async (workspace) => {
      if (verdict !== 'useful' && verdict !== 'not')
        return misused(`memory feedback takes useful or not, not "${plainLine(verdict, 40)}".`);
      const { giveFeedback } = await import('../../memory/memory-status.ts');
      const given = await giveFeedback(workspace, verdict === 'useful', note);
      return given.status === 'ok' ? done({ useful: verdict === 'useful', ids: given.ids }) : given;
    }),
  text: ({ useful, ids }) =>
    prose`Noted: ${countOf(ids.length, 'note')} ${useful ? prose`helped` : prose`did not help`}; the next briefs take it into account.`,
});

type Reviewed =
  | { readonly kind: 'review'; readonly review: MemoryReview }
  | { readonly kind: 'marked'; readonly notes: readonly Note[] }
  | ({ readonly kind: 'fixed' } & FixedNotes);

const review = operation({
  name: 'memory review',
  about:
    'Show which notes could be merged or corrected, and the state of the memory; changes no note by itself',
  effect: 'writes',
  inputs: {
    fix: flag('show the notes that are marked for review, to be put into the template'),
    model: flag('with --fix and --yes: the model that your settings name does it'),
    yes: flag('agree to that; the text of each note stays below'),
  },
  run: (place, { fix, model, yes }) => {
    const asksModel = fix && model && yes;
    const closed = asksModel ? refuseToClaude(place.caller, 'memory review --fix --model --yes') : null;
    if (closed !== null) return closed;
    return inWorkspace<Reviewed>(place, async (workspace) => {
      if (!fix) return done({ kind: 'review', review: await reviewMemory(workspace) });
      if (!asksModel) return done({ kind: 'marked', notes: markedNotes(workspace) });
      const own = ownModel(workspace);
      if (own === null)
        return refused('No model is named: "model" in settings.json of the user folder names one.');
      return done({ kind: 'fixed', ...(await fixMarked(workspace, own)) });
    });
  },
  json: (value) => (value.kind === 'review' ? value.review : value),
  text: (value) => {
    if (value.kind === 'review') return renderMemoryReview(value.review, lineToType`memory forget ID`);
    if (value.kind === 'marked')
      return renderMarked(value.notes, {
        replace: lineToType`memory add --supersedes ID --from FILE`,
        model: lineToType`memory review --fix --model --yes`,
      });
    const left = value.left.map(
      ({ id, reason }) => prose`Left: ${quoteName(noteFile(id))}, ${quoteLine(reason, 300)}`,
    );
    return joinProse(
      [prose`${countOf(value.fixed.length, 'note is', 'notes are')} in the template now.`, ...left],
      '\n',
    );
  },
});

type LinkResult =
  | Linked
  | { readonly status: 'offered'; readonly offers: readonly LinkOffer[] }
  | { readonly status: 'answered'; readonly links: readonly Link[] };

const link = operation({
  name: 'memory link',
  about: 'Say how two notes are related, or go through the links that are proposed',
  effect: 'writes',
  inputs: {
    from: optionalWord('a note', 'may be left out with --review'),
    type: optionalWord(
      `${LINK_TYPES.join('|')}, or ? for the question that a model answers with one of these`,
      '',
    ),
    to: optionalWord('another note', ''),
    reason: text('TEXT', 'why'),
    answer: flag('the type is the answer of a model: what is none of the types is similar'),
    model: flag('with ?: the model that your settings name answers it, which is a proposal'),
    agent: text('NAME', 'who says it'),
    review: flag('list the proposed links, and similar notes without one'),
    yes: list('N', 'with --review: accept this link of the list; repeat it for more'),
    no: list('N', 'with --review: decline it'),
  },
  needs: [['from', 'review']],
  run: (place, { agent, model, review: reviews, yes, no, from, type, to, ...wanted }) =>
    inWorkspace<LinkResult>(place, async (workspace) => {
      const source = agent ?? callerName(place) ?? 'manual';
      if (reviews) return reviewed(workspace, { yes, no, source });
      if (from === null || type === null || to === null)
        return misused(`memory link needs A TYPE B, or --review.`);
      const asked = { ...wanted, from, type, to, confidence: 1, source };
      const linked = model ? await linkByModel(workspace, asked) : await linkNotes(workspace, asked);
      return linked.status === 'refused' ? linked : done(linked);
    }),
  json: (linked) =>
    linked.status === 'question' ? { question: renderLinkQuestion(linked.a, linked.b) } : linked,
  text: (linked) => {
    if (linked.status === 'question') return renderLinkQuestion(linked.a, linked.b);
    if (linked.status === 'offered')
      return renderOffers(linked.offers, {
        accept: lineToType`memory link --review --yes 1`,
        other: lineToType`memory link A TYPE B`,
      });
    if (linked.status === 'answered') return joinProse(linked.links.map(answeredLine), '\n');
    return linked.link === null ? prose`This link is there already.` : renderLink(linked.link);
  },
});

function answeredLine(one: Link): Prose {
  return one.status === 'declined'
    ? prose`Declined: ${renderLink({ ...one, status: 'accepted' })}`
    : renderLink(one);
}

async function reviewed(
  workspace: Workspace,
  {
    yes,
    no,
    source,
  }: { readonly yes: readonly string[]; readonly no: readonly string[]; readonly source: string },
): Promise<Result<LinkResult>> {
  const wrong = [...yes, ...no].find((one) => !/^\d{1,3}$/.test(one));
  if (wrong !== undefined)
    return misused(`memory link --review takes numbers of its list, not "${plainLine(wrong, 40)}".`);
  if (yes.length + no.length === 0) return done({ status: 'offered', offers: offeredLinks(workspace) });
  const answered = await answerOffers(workspace, { yes: yes.map(Number), no: no.map(Number), source });
  return answered.status === 'ok' ? done({ status: 'answered', links: answered.links }) : answered;
}

const compact = operation({
  name: 'memory compact',
  about: 'Merge notes that say nearly the same; without --yes it only says which',
  effect: 'writes',
  inputs: { yes: flag('merge them; the originals move to .msw/memory/forgotten/') },
  run: (place, { yes }) =>
    (yes ? refuseToClaude(place.caller, 'memory compact --yes') : null) ??
    inWorkspace<Compacted>(place, async (workspace) => {
      const result = await compactMemory(workspace, { merges: yes, agent: callerName(place) });
      return 'status' in result ? result : done(result);
    }),
  text: ({ groups }) => {
    if (groups.length === 0) return prose`No notes say nearly the same.`;
    const lines = groups.map(({ from, into }) => {
      const names = joinProse(
        from.map((id) => quoteName(noteFile(id))),
        ', ',
      );
      return into === null
        ? prose`Nearly the same: ${names}`
        : prose`Merged into ${quoteName(noteFile(into))}: ${names}`;
    });
    const isDone = groups.some(({ into }) => into !== null);
    const last = isDone
      ? prose`The originals are in .msw/memory/forgotten/; move one back to have it again.`
      : prose`Nothing was changed. To merge each group into one note: ${lineToType`memory compact --yes`}`;
    return joinProse([...lines, last], '\n');
  },
});

interface Profile {
  readonly ways: OwnWaysOffer;
  readonly profile: Prose | null;
}

const profile = operation({
  name: 'memory profile',
  about: 'Show what is learned of your ways, for plans; off until you turn it on',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { change: optionalWord('on, off or forget', 'on learns from now on; forget deletes it') },
  run: (place, { change }) =>
    inWorkspace<Profile>(place, async (workspace) => {
      if (change !== null && change !== 'on' && change !== 'off' && change !== 'forget')
        return misused(`memory profile takes on, off or forget, not "${plainLine(change, 40)}".`);
      const changed = change === null ? null : await changeWays(workspace, { profile: change });
      if (changed?.status === 'refused') return changed;
      const ways = readWays(workspace.project);
      return done({ ways, profile: await currentProfile(workspace) });
    }),
  text: ({ ways, profile: known }) => {
    if (ways.profile === null)
      return prose`The profile is off: nothing is learned. To turn it on: ${lineToType`memory profile on`}`;
    return known ?? prose`The profile is on; nothing is known yet. It is kept in .msw/profile.md.`;
  },
});

const risks = operation({
  name: 'memory risks',
  about: 'Show what went wrong here with something like a task; --on has every plan warned of it',
  effect: 'writes',
  inputs: {
    task: optionalWord('a task in quotes', 'may be left out with --on and --off'),
    on: flag('show it to every plan'),
    off: flag('show it no more'),
  },
  needs: [['task', 'on', 'off']],
  run: (place, { task, on, off }) =>
    (on || off ? refuseToClaude(place.caller, on ? 'memory risks --on' : 'memory risks --off') : null) ??
    inWorkspace<{ readonly isOn: boolean; readonly risks: Prose | null; readonly task: string | null }>(
      place,
      async (workspace) => {
        const changed = on || off ? await changeWays(workspace, { risks: on }) : null;
        if (changed?.status === 'refused') return changed;
        const found = task === null ? null : await risksOf(workspace, task);
        return done({ isOn: readWays(workspace.project).risks, risks: found, task });
      },
    ),
  text: ({ isOn, risks: found, task }) => {
    if (found !== null) return found;
    if (task !== null) return prose`Nothing like it went wrong here, as far as is known.`;
    return isOn ? prose`Plans are warned of what went wrong before.` : prose`Plans are not warned of it.`;
  },
});

export const careOperations: readonly Operation[] = [
  ...[status, feedback, review, link, compact, profile, risks],
];

/** Null for a script, which has to name itself. */
export function callerName({ caller }: RequestPlace): string | null {
  if (caller.mark !== null) return 'claude';
  return caller.isTerminal ? 'user' : null;
}
