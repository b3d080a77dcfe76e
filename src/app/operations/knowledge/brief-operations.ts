// What the memory says about a task: the brief, and the notebook's own answers about tasks, which are kept for it.

import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { purgeSyntheses } from '../../../adapters/memory/synthesis-store.ts';
import type { BriefRequest } from '../../../core/memory/brief.ts';
import { renderPrefetched, renderSynthesis } from '../../../core/memory/memory-text.ts';
import { normalSpec } from '../../../core/memory/synthesis.ts';
import { joinProse, literal, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { type CompiledBrief, compileBrief, serveBrief } from '../../memory/compile-brief.ts';
import { memorySettingsOf } from '../../memory/memory-settings-of.ts';
import { MOST_A_DAY, type Prefetched, prefetchTasks } from '../../memory/prefetch-tasks.ts';
import { prepareTask, type Synthesis } from '../../memory/stage-zero.ts';
import { projectClient } from '../../notebook/project-client.ts';
import { openPhase } from '../../planning/documents/open-phase.ts';
import { openPlanningAround } from '../../planning/documents/read-project.ts';
import { gapsOf, phaseTask } from '../../planning/phases/phase-task.ts';
import { isoNow } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, list, optionalWord, path, pathWord } from '../operation/inputs.ts';
import { done, misused, operation, refused } from '../operation/operation.ts';
import { wordsOrFile } from '../operation/words-or-file.ts';

/** With the names of the tiered-memory specification. */
const briefShape = z.object({
  context_hash: z.string(),
  memories_used: z.array(z.object({ id: z.string(), score: z.number(), contribution: z.string() })),
  token_count: z.number(),
});

export const brief = operation({
  name: 'memory brief',
  about: 'Compile what the project remembers about a task, within a budget of tokens',
  effect: 'asks',
  tool: {
    name: 'compile_context',
    about: 'Compile what the project remembers about a task',
    takes: { task: 'what to do', maxTokens: 'default 8000' },
    aliases: { task_spec: 'task', top_k: 'top', include_domains: 'domain', exclude_tags: 'exclude' },
  },
  inputs: {
    task: optionalWord('a task in quotes', 'may be left out with --from'),
    from: path('FILE', 'the file that describes the task'),
    maxTokens: count('N', 'by default 8000', [100, 200_000]),
    top: count('N', 'how many notes are found at most; by default 15', [1, 20]),
    domain: list('WORD', 'only notes about it; repeat it for more'),
    exclude: list('TAG', 'no notes with this tag; by default type:deprecated'),
    ground: flag('have the notebook of the project say what it knows about the task; kept for a day'),
    fresh: flag('with --ground: ask again'),
  },
  needs: [['task', 'from']],
  run: (place, { task, from, ground, fresh, ...wanted }) => {
    const read = wordsOrFile(task, from, place.words);
    if (read.status !== 'ok') return read;
    return inWorkspace<BriefResult>(place, async (workspace) => {
      const { settings: given, problems } = memorySettingsOf(workspace.project);
      const settings = { ...given, context: conwordsOrFile(given.context, wanted) };
      const told = (...notices: readonly (string | null)[]) =>
        [...problems, ...notices].filter((one) => one !== null).join(' ') || undefined;
      if (!ground) {
        const start = performance.now();
        const compiled = await compileBrief(workspace, normalSpec(read.text), settings.context);
        const stage = { kind: 'local', ms: Math.round(performance.now() - start) } as const;
        if (compiled.used.length > 0) await serveBrief(workspace, compiled, { stage });
        const value = { brief: compiled, synthesis: null };
        return { status: 'done', value, notice: told(compiled.notice) };
      }
      const client = projectClient(workspace, 'research');
      const synthesis = await prepareTask(workspace, { spec: read.text, settings, client, fresh });
      return {
        ...{ status: 'done', value: { brief: synthesis.brief, synthesis } },
        notice: told(synthesis.brief.notice, synthesis.notice),
      };
    });
  },
  json: briefJson,
  fields: { schema: briefShape, of: briefFields, text: 'task_brief_md' },
  text: ({ brief: compiled, synthesis }) =>
    synthesis === null || synthesis.ungrounded
      ? compiled.text
      : joinProse([compiled.text, renderSynthesis(synthesis)], '\n\n'),
});

export const prefetch = operation({
  name: 'memory prefetch',
  about: 'Ask the notebook about the next phases, or about tasks, before they are planned: at most 5 a day',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: {
    task: list('TASK', 'a task in quotes, repeat it for more; without one, the phases that are open'),
  },
  run: (place, { task }) =>
    inWorkspace<Extract<Prefetched, { status: 'ok' }>>(place, async (workspace) => {
      const tasks = task.length > 0 ? task : openPhaseTasks(workspace.project);
      if (tasks.length === 0)
        return misused('memory prefetch needs --task "TASK": no phase of a roadmap is open here.');
      const { settings } = memorySettingsOf(workspace.project);
      const fetched = await prefetchTasks(workspace, tasks.slice(0, MOST_A_DAY), settings);
      return fetched.status === 'ok' ? done(fetched) : refused(fetched.reason);
    }),
  text: renderPrefetched,
});

export const ground = operation({
  name: 'memory ground',
  about: 'Ask the notebook about a task whose planning waits for it; started by /msw:plan and /msw:init',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: { request: pathWord('the file that asks') },
  run: (place, { request }) =>
    inWorkspace<{ readonly answered: boolean }>(place, async (workspace) => {
      const { answerRequest } = await import('../../memory/task-page.ts');
      const answered = await answerRequest(workspace, request);
      return answered ? done({ answered }) : refused(`${request} asks nothing.`);
    }),
  text: () => prose`The answer is kept, if there is one.`,
});

export const purge = operation({
  name: 'memory purge',
  about: 'Set aside what the notebook said about tasks, so that it is asked again',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {},
  run: (place) =>
    inWorkspace<{ readonly purged: number }>(place, async (workspace) => {
      const result = await purgeSyntheses(workspace.project, isoNow(workspace));
      return result.status === 'ok' ? done({ purged: result.purged }) : refused(result.reason);
    }),
  text: ({ purged }) => prose`${purged} kept answers are set aside; the next brief with --ground asks again.`,
});

interface BriefResult {
  readonly brief: CompiledBrief;
  /** Null when the notebook was not requested. */
  readonly synthesis: Synthesis | null;
}

/** With the names of the tiered-memory specification. */
function briefJson({ brief: { text: markdown, hash, used, tokens, mode }, synthesis }: BriefResult) {
  const compiled = {
    ...{ task_brief_md: markdown, context_hash: hash, memories_used: used, token_count: tokens },
    mode,
  };
  if (synthesis === null) return compiled;
  const { brief: _, ...told } = synthesis;
  return { ...compiled, ...told };
}

function briefFields({ brief: { hash, used, tokens } }: BriefResult) {
  const memories = used.map(({ id, score, contribution }) => ({
    ...{ id: quoteName(id, 200), score, contribution: literal(contribution) },
  }));
  return { context_hash: quoteName(hash), memories_used: memories, token_count: tokens };
}

interface WantedBrief {
  readonly maxTokens: number | null;
  readonly top: number | null;
  readonly domain: readonly string[];
  readonly exclude: readonly string[];
}

function conwordsOrFile(given: BriefRequest, { maxTokens, top, domain, exclude }: WantedBrief): BriefRequest {
  return {
    maxTokens: maxTokens ?? given.maxTokens,
    topK: top ?? given.topK,
    includeDomains: domain.length > 0 ? domain : given.includeDomains,
    excludeTags: exclude.length > 0 ? exclude : given.excludeTags,
  };
}

/** In the order of the phases. */
function openPhaseTasks(project: string): readonly string[] {
  const opened = openPlanningAround(project);
  if (opened.status === 'refused') return [];
  return opened.project.standing.open.flatMap((number) => {
    const phase = openPhase(opened.project, number);
    return phase === null ? [] : [phaseTask(phase, gapsOf(phase).length > 0)];
  });
}
