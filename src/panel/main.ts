// The module that Claude Code (2.1.330 and newer) loads into itself: draws the panel above the prompt and the line below
// it. It decides nothing: what it shows is in the file that MSW's hooks write, and what a person presses goes to MSW's
// hook for commands. It must not hook `command.run` or `prompt.submit`: the client then puts each command that a hook of
// any plugin blocked back into the prompt, and what is typed next continues it.

import { EMPTY_PANEL } from '../core/report/empty-panel.ts';
import { type Panel, readPanel } from '../core/report/panel.ts';
import {
  afterPrompt,
  type PanelLine,
  panelLines,
  panelStatus,
  type Tone,
  unmarked,
} from '../core/report/panel-lines.ts';
import { plainLine } from '../core/text/plain-line.ts';
import type { Client, On, RenderEvent, Timer, Tree } from './client.ts';

/** Of one session: the client loads the module once for each. */
const state: {
  panel: Panel;
  /** Milliseconds since the epoch, when the panel was last read. */
  now: number;
  /** Checks from before the last prompt were interrupted. */
  typedAt: number;
  timer: Timer | null;
} = { panel: EMPTY_PANEL, now: 0, typedAt: 0, timer: null };

export function register(on: On): void {
  on('session.start', async ($, e, next) => {
    const started = await next(e);
    // The session may be one that was resumed.
    await watch($);
    return started;
  });

  on('turn.start', async ($, e, next) => {
    if (e.agentId === undefined) await beginTurn($);
    return next(e);
  });

  on('session.stop', async ($, e, next) => {
    await beginTurn($);
    return next(e);
  });

  on('classic.Stop', async ($, e, next) => {
    await watch($);
    return next(e);
  }).catch((_, e, next) => next(e));

  on('ui.render', { component: 'AbovePrompt' }, ($, e, next) => {
    const lines = panelLines(state.panel, state.now);
    return lines.length === 0 || e.props.hasSurvey === true ? next(e) : draw($, e, lines);
  }).catch((_, e, next) => next(e));
}

async function beginTurn($: Client): Promise<void> {
  state.typedAt = await $.clock.now();
  await watch($);
}

/** Looks once, and again each second while there is something to see: a session without a loop has no timer. */
async function watch($: Client): Promise<void> {
  if (await look($)) state.timer ??= $.clock.every(EVERY_MS, () => look($));
}

/** Whether what was read will change before the next prompt. */
async function look($: Client): Promise<boolean> {
  const read = await readFile($);
  state.now = await $.clock.now();
  if (read !== null || state.panel !== EMPTY_PANEL) show($, read ?? EMPTY_PANEL);
  const isLive = read !== null && (read.loop !== null || read.jobs.length > 0);
  if (!isLive) {
    state.timer?.cancel();
    state.timer = null;
  }
  return isLive;
}

function show($: Client, read: Panel): void {
  const before = state.panel;
  state.panel = afterPrompt(read, state.typedAt);
  const news = newsOf(before, state.panel);
  if (news !== null) $.ui.toast(news, { timeoutMs: TOAST_MS });
  $.ui.status(panelStatus(state.panel, state.now) ?? undefined);
  $.ui.invalidate('ui.render');
}

function draw($: Client, e: RenderEvent, lines: readonly PanelLine[]): Tree {
  const { Box, Text, Button } = $.ui.resolve(e);
  const { loop } = state.panel;
  const verbs =
    loop === null ? [] : loop.paused === null ? (['pause', 'stop'] as const) : (['stop'] as const);
  const buttons = verbs.map((verb) =>
    h(Button, { key: verb, label: LABELS[verb], onPress: () => press($, verb) }),
  );
  return h(
    Box,
    { flexDirection: 'column' },
    ...lines.map(({ tone, text }) => h(Text, { ...STYLES[tone], wrap: 'truncate' }, text)),
    ...(buttons.length === 0 ? [] : [h(Box, { columnGap: 1 }, ...buttons)]),
  );
}

const LABELS = { pause: 'Pause', stop: 'Stop' };

/** As if the person had typed the command; the client would keep a typed one until the loop is over. */
async function press($: Client, verb: keyof typeof LABELS): Promise<void> {
  const said = (await answerOf($, `msw:${verb}`).catch(() => null)) ?? `type /msw:${verb}`;
  $.ui.toast(plainLine(unmarked(said), 300), { timeoutMs: TOAST_MS });
  await watch($);
}

const EVERY_MS = 1000;
const TOAST_MS = 10_000;

const STYLES: Readonly<Record<Tone, Readonly<Record<string, unknown>>>> = {
  head: { bold: true },
  plain: {},
  quiet: { dimColor: true },
  failing: { color: 'error' },
};

/** Null where there is none, as in every session without a loop. */
async function readFile($: Client): Promise<Panel | null> {
  try {
    const { CLAUDE_PROJECT_DIR: project = await $.session.cwd() } = await $.process.hookEnv();
    return readPanel(JSON.parse(await $.fs.read(`${project}/.msw/panel/${await $.session.id()}.json`)));
  } catch {
    return null;
  }
}

/** What has just ended or been paused, for a person who looks elsewhere. */
function newsOf(before: Panel, { loop, ended, jobs }: Panel): string | null {
  if (ended !== null && before.ended === null) return ended.ended;
  const isNew = loop?.paused != null && before.loop !== null && before.loop.paused === null;
  if (isNew) return `paused: ${loop.paused}`;
  const left = before.jobs.find(({ id }) => jobs.every((job) => job.id !== id));
  return left === undefined ? null : `job ${left.id} has ended: /msw:status says how`;
}

/** What MSW's hook says to a command, or null. */
async function answerOf($: Client, command: string): Promise<string | null> {
  const env = await $.process.hookEnv();
  const { transcriptPath = null } = await $.session.info();
  const call = {
    hook_event_name: 'UserPromptExpansion',
    expansion_type: 'slash_command',
    command_name: command,
    command_args: '',
    command_source: 'plugin',
    prompt: `/${command}`,
    session_id: await $.session.id(),
    transcript_path: transcriptPath,
    cwd: await $.session.cwd(),
  };
  const { stdout } = await $.process.run(['node', `${$.plugin.root}/dist/hooks/command.cjs`, '55'], {
    env,
    stdin: JSON.stringify(call),
    timeoutMs: 60_000,
  });
  const answer: unknown = stdout === '' ? null : JSON.parse(stdout);
  if (typeof answer !== 'object' || answer === null) return null;
  const { decision, reason } = { decision: null, reason: null, ...answer };
  return decision === 'block' && typeof reason === 'string' ? reason : null;
}
