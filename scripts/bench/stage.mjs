// The stage of the benchmarks: a built plugin, projects with and without loops, transcripts of a given size.

import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');

/** What the client adds to a transcript in one turn. */
const turnBytes = 200 * 1024;

export const owner = '5b1f6f0e-2f6d-4c0c-9a39-1f5a1b7f0c01';
export const stranger = '9d3a2c11-7a52-4a4e-8d43-4a2f9f6f7c02';

/** The environment of every measured process. Without NODE_EXTRA_CA_CERTS: node 20 reads that file at every start. */
export function bareEnvironment(folder) {
  const { NODE_EXTRA_CA_CERTS, NODE_OPTIONS, NODE_COMPILE_CACHE, CLAUDE_PROJECT_DIR, ...rest } = process.env;
  return { ...rest, MSW_HOME: join(folder, 'user'), HOME: join(folder, 'home') };
}

/** The plugin, with the build that is measured. */
export function pluginAt(stage) {
  const plugin = join(stage.folder, 'plugin');
  for (const part of ['.claude-plugin', 'commands', 'agents', 'skills', 'hooks'])
    cpSync(join(root, part), join(plugin, part), { recursive: true });
  cpSync(stage.dist, join(plugin, 'dist'), { recursive: true });
  return plugin;
}

/** A TypeScript module of the tests, as a file that node runs. @param source a path from the root */
export async function bundledTest(source) {
  const outfile = join(root, '.cache', 'bench', 'bundle', `${basename(source, '.ts')}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  const entryPoints = [join(root, source)];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  return outfile;
}

/** A project with loops armed by the real command hook, one per session, without checks or guidance. */
export function project(stage, name, sessions) {
  const folder = join(stage.folder, name);
  mkdirSync(folder);
  for (const session of sessions) armLoop(stage, folder, { session, transcript: null });
  return folder;
}

/** An owned loop with a transcript of `megabytes`, whose last turn was written after the loop was armed. */
export function activeProject(stage, name, megabytes, check = null) {
  const folder = project(stage, name, []);
  const transcript = join(folder, 'transcript.jsonl');
  const size = megabytes * 1024 * 1024;
  writeFileSync(transcript, '');
  for (let written = 0; written < size - turnBytes; ) {
    const lines = transcriptLines(Math.min(8 * 1024 * 1024, size - turnBytes - written));
    appendFileSync(transcript, lines);
    written += lines.length;
  }
  armLoop(stage, folder, { session: owner, transcript, check });
  appendFileSync(transcript, transcriptLines(turnBytes));
  const statePath = join(folder, '.msw', 'ralph-state.json');
  const yardstickPath = join(folder, '.claude', 'yardstick.local.md');
  mkdirSync(join(folder, '.claude'));
  const state = readFileSync(statePath);
  const { id } = JSON.parse(state).loops[owner];
  const copyPath = join(stage.env.MSW_HOME, 'loops', `${id}.json`);
  const copy = readFileSync(copyPath);
  // Every measured turn is the same: that of a loop in its first iteration.
  const reset = () => {
    writeFileSync(statePath, state);
    writeFileSync(copyPath, copy);
    writeFileSync(yardstickPath, yardstickState);
  };
  return { folder, input: stopInput(stage, folder, owner, transcript), reset };
}

/** Writes the JSON that the client passes to a Stop hook; returns its path. */
export function stopInput(stage, folder, session, transcript = join(folder, 'none.jsonl')) {
  const path = join(stage.folder, `${session}-${folder.split(/[\\/]/).at(-1)}.json`);
  const input = {
    session_id: session,
    transcript_path: transcript,
    cwd: folder,
    permission_mode: 'default',
    hook_event_name: 'Stop',
    stop_hook_active: false,
    last_assistant_message: 'The parser handles the empty list now; one case is left.',
    background_tasks: [],
    session_crons: [],
  };
  writeFileSync(path, JSON.stringify(input));
  return path;
}

function armLoop(stage, folder, { session, transcript, check = null }) {
  const input = {
    session_id: session,
    transcript_path: transcript,
    cwd: folder,
    hook_event_name: 'UserPromptExpansion',
    command_name: 'msw:loop',
    command_args: `Fix the parser --promise "ALL CASES PASS" --max-iterations 20 --no-guidance ${check === null ? '' : `--check "${check}"`}`,
  };
  const run = spawnSync(process.execPath, [join(stage.dist, 'hooks', 'command.cjs')], {
    cwd: folder,
    env: { ...stage.env, CLAUDE_PROJECT_DIR: folder },
    input: JSON.stringify(input),
  });
  if (!run.stdout.includes('additionalContext')) throw new Error(`no loop was armed: ${run.stdout}`);
}

const yardstickState = `---
active: true
iteration: 1
session_id: ${owner}
max_iterations: 20
completion_promise: "ALL CASES PASS"
started_at: "2026-01-01T00:00:00Z"
---

Fix the parser
`;

/** A turn as the client writes it: Claude says something, reads a file of 4 KiB, and gets its text. */
function transcriptLines(bytes) {
  const file = 'const value = parse("text of a source file that was read");\n'.repeat(68);
  const round = [
    assistantLine({
      type: 'text',
      text: 'I look at the next case of the parser and at what it expects. '.repeat(5),
    }),
    assistantLine({
      type: 'tool_use',
      id: 'toolu_01',
      name: 'Read',
      input: { file_path: '/project/src/parse.ts' },
    }),
    JSON.stringify({
      ...place,
      type: 'user',
      message: { role: 'user', content: [{ tool_use_id: 'toolu_01', type: 'tool_result', content: file }] },
    }),
  ].join('\n');
  return `${round}\n`.repeat(Math.ceil(bytes / (round.length + 1)));
}

/** What the client writes into every line, taken from its own transcripts. */
const place = {
  parentUuid: 'bacca8a2-482d-47b9-bc4c-eef26f44014c',
  isSidechain: false,
  uuid: '3a597c82-c896-4b32-b9da-7d49c77e2c88',
  timestamp: '2026-01-01T00:00:00.000Z',
  userType: 'external',
  entrypoint: 'cli',
  cwd: '/project',
  sessionId: owner,
  version: '2.1.332',
  gitBranch: 'main',
};

function assistantLine(block) {
  const usage = {
    input_tokens: 4,
    cache_creation_input_tokens: 1205,
    cache_read_input_tokens: 48_221,
    output_tokens: 212,
    server_tool_use: { web_search_requests: 0, web_fetch_requests: 0 },
    service_tier: 'standard',
    cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 1205 },
  };
  const message = {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [block],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  return JSON.stringify({ ...place, type: 'assistant', requestId: 'req_01', message });
}
