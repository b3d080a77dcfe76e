// `quick`: a small task on its way: whether its plan can be carried out, its commits, its end.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { commitTask } from '../../app/planning/execution/commit-task.ts';
import {
  findQuickTask,
  finishQuickTask,
  type QuickPlace,
  quickPlan,
  quickProblems,
} from '../../app/planning/writing/quick-task.ts';
import { commandsDigest, untrustedCommands } from '../../app/trust/plan-trust.ts';
import { COMMIT_TYPES } from '../../core/planning/execution/plan-commit.ts';
import { showCommand } from '../../core/report/show-command.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, json, type Noun, project, textOf, type VerbCall } from '../frame/noun.ts';
import { openProject, projectFolder } from '../frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';

const common = { ...json, ...project };
const one = { least: 1, most: 1, names: 'the id of a small task' } as const;
const two = { least: 2, most: 2, names: 'the id of a small task and a description in quotes' } as const;

export const quick: Noun = {
  help: prose`msw-protocol quick VERB ID [--json]

  check ID                 whether the plan of a small task can be carried out, and the command that begins it
  commit ID "what it does" --task K --type feat|fix|test|refactor|perf|docs|style|chore
                           commits the changed files that task K names, and nothing else; --also FILE adds one
  done ID "what was done"  writes the summary, notes the task in STATE and commits the documents

--project DIR names another project. Tasks are begun with /msw:quick.`,
  verbs: {
    check: { options: common, words: one, run: (call) => withTask(call, check) },
    commit: {
      options: {
        ...common,
        task: { type: 'string' },
        type: { type: 'string' },
        also: { type: 'string', multiple: true },
      },
      words: two,
      run: (call) => withTask(call, commit),
    },
    done: { options: common, words: two, run: (call) => withTask(call, finish) },
  },
};

function withTask(
  call: VerbCall,
  use: (place: QuickPlace, call: VerbCall) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  const folder = projectFolder(call);
  if (folder.status === 'refused') return failed(folder.reason);
  const place = findQuickTask(findProject(folder.path) ?? folder.path, call.words[0] ?? '');
  return place === null
    ? failed(`There is no small task ${plainLine(call.words[0] ?? '', 40)}.`)
    : use(place, call);
}

/** As JSON `{next: 'revise' | 'go', problems, untrusted, command}`; `command` is what the user types. */
function check(place: QuickPlace, call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const problems = quickProblems(place, call.env).map((one) => plainLine(one, 300));
  const untrusted = untrustedCommands(opened.workspace, [quickPlan(place)?.document.text ?? '']);
  const go = prose`/msw:quick --go ${quoteName(place.id)}`;
  const digest = commandsDigest(opened.workspace, untrusted);
  const command = untrusted.length === 0 ? go : prose`${go} --trust ${quoteName(digest)}`;
  const view = {
    next: problems.length === 0 ? 'go' : 'revise',
    problems,
    untrusted: untrusted.map(showCommand),
    command: problems.length === 0 ? command : null,
  };
  const text = isSet(call.values, 'json')
    ? doneJson(view).text
    : done(joinProse([...problems.map((one) => prose`- ${quoteLine(one, 300)}`), view.command], '\n')).text;
  return problems.length === 0
    ? done(text)
    : { code: 1, text, problem: `${place.plan} cannot be carried out yet.` };
}

/** As JSON `{hash, subject, files}`. */
async function commit(place: QuickPlace, { words, values, cwd }: VerbCall): Promise<Outcome> {
  const task = textOf(values, 'task') ?? '';
  const type = COMMIT_TYPES.find((known) => known === textOf(values, 'type'));
  if (!/^\d{1,3}$/.test(task) || type === undefined)
    return misused(`quick commit needs --task K and --type, one of ${COMMIT_TYPES.join(', ')}.`);
  const plan = quickPlan(place);
  if (plan === null) return failed(`${place.plan} is missing.`);
  const also = (Array.isArray(values.also) ? values.also : []).filter((file) => typeof file === 'string');
  const result = await commitTask(place.root, plan, {
    task: Number(task),
    type,
    title: words[1] ?? '',
    also,
    cwd,
  });
  if (result.status === 'refused') return failed(result.reason);
  const { hash, subject, files } = result;
  return isSet(values, 'json')
    ? doneJson({ hash, subject, files })
    : done(prose`${quoteName(hash.slice(0, 7))} ${quoteLine(subject, 200)}`);
}

/** As JSON `{status, summary, commit}`. */
async function finish(place: QuickPlace, { words, values }: VerbCall): Promise<Outcome> {
  const result = await finishQuickTask(place, words[1] ?? '');
  if (result.status === 'refused') return failed(result.reason);
  return isSet(values, 'json')
    ? doneJson(result)
    : done(prose`${quoteName(result.summary)}\nCommit: ${quoteName(result.commit.status)}.`);
}
