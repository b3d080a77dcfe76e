// The protocol's conformance suite and the inspector's command line, as their authors ship them, against the built
// server.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { runnerFolder } from '../../scripts/setup.mjs';
import { fieldsIn, fieldsOf, parseJson } from '../../src/adapters/files/read-json.ts';
import { builtCli, newPlace, type Place } from '../cli/built-cli.ts';
import { sampleOf } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { serverOf } from './connect.ts';
import { EVERY_TOOL, FILES, NO_NLM, tools, usualTools } from './every-tool.ts';
import { bridge } from './http-bridge.ts';

sampled();

const built = builtCli();

/** The suite's result for each check. Most require features that only a server made for the suite has. */
const FOUND: readonly (readonly [found: string, checks: string])[] = [
  ['SUCCESS', 'server-initialize ping tools-list resources-list prompts-list'],
  // Features of the bridge: over stdio there are neither several streams nor an origin.
  [
    'SUCCESS',
    'server-accepts-multiple-post-streams server-sse-streams-functional localhost-host-valid-accepted',
  ],
  ['Expected HTTP 4xx for invalid Host/Origin headers, got 200', 'localhost-host-rebinding-rejected'],
  // The server offers none of these, and says so at the handshake.
  [
    'Failed: MCP error -32601: Method not found',
    'completion-complete logging-set-level tools-call-with-logging',
  ],
  [
    'Failed: MCP error -32602: There is no such tool: tools/list names them.',
    `tools-call-simple-text tools-call-image tools-call-audio tools-call-embedded-resource tools-call-mixed-content
    tools-call-error tools-call-with-progress tools-call-sampling tools-call-elicitation elicitation-sep1034-general
    elicitation-sep1330-general`,
  ],
  [
    'Failed: MCP error -32602: There is no such resource: resources/list names those that are there.',
    'resources-read-text resources-read-binary resources-templates-read resources-subscribe resources-unsubscribe',
  ],
  [
    'Failed: MCP error -32602: There is no such prompt: prompts/list names them.',
    'prompts-get-simple prompts-get-with-args prompts-get-embedded-resource prompts-get-with-image',
  ],
];

requireOrSkip('conformance')('the conformance suite', () => {
  it('passes the checks for what the server offers', async () => {
    const { project, env } = newPlace();
    const url = await bridge({
      command: process.execPath,
      args: [serverOf(built)],
      cwd: project,
      env: { ...env, PATH: process.env.PATH ?? '' },
    });
    const folder = tempFolder();
    const args = [programOf('conformance'), 'server', '--url', url, '--output-dir', folder];
    await execa(process.execPath, args, { cwd: folder, reject: false });
    const checks = readdirSync(folder).flatMap((name): unknown[] =>
      JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')),
    );
    const found = checks.map(fieldsOf).map(({ id, status, errorMessage }) => [id, errorMessage ?? status]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(FOUND.flatMap(([said, names]) => names.split(/\s+/).map((name) => [name, said]))),
    );
  });
});

requireOrSkip('inspector')('the inspector', () => {
  it.each(['legacy', 'modern'])(
    'lists everything in the %s era, and finds no fault with a schema',
    async (era) => {
      const list = (what: string) =>
        inspect(newPlace(FILES), ['--method', `${what}/list`, '--protocol-era', era]);
      const listed = await inspect(newPlace(FILES), [
        '--method',
        'tools/list',
        '--strict',
        '--protocol-era',
        era,
      ]);
      expect(listed).toMatchObject({ code: 0, stderr: '' });
      expect(listed.result.tools).toMatchObject(usualTools.map((name) => ({ name })));
      expect(await list('prompts')).toMatchObject({ code: 0, result: { prompts: expect.any(Array) } });
      expect(await list('resources')).toMatchObject({ code: 0, result: { resources: [] } });
    },
  );

  it.each(sampleOf('inspector', tools, 6).map(({ name }) => name))('calls %s', async (name) => {
    const [input = {}, said = /never/] = EVERY_TOOL[name] ?? [];
    const call = ['--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(input)];
    const { project, env } = newPlace(FILES);
    const { code, result } = await inspect({ project, env: { ...env, MSW_TOOLS: 'all' } }, call);
    expect(JSON.stringify(result.content) + JSON.stringify(result.structuredContent)).toMatch(said);
    expect(code).toBe(result.isError === true ? IS_ERROR : 0);
  });

  it('gets an explanation of what is wrong with an input', async () => {
    const call = ['--method', 'tools/call', '--tool-name', 'search', '--tool-args-json', '{"words":"x"}'];
    expect(await inspect(newPlace(FILES), call)).toMatchObject({
      code: IS_ERROR,
      result: { isError: true, content: [{ text: 'It has no input words: it takes query, dir.' }] },
    });
  });
});

/** The inspector's exit code for a result that is an error. */
const IS_ERROR = 5;

async function inspect({ project, env }: Place, args: readonly string[]) {
  const variables = Object.entries({ ...env, ...NO_NLM }).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`,
  ]);
  const server = [process.execPath, serverOf(built)];
  const options = ['--format', 'json', '--quiet', '--cwd', project, ...variables];
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [programOf('inspector'), '--cli', ...options, ...server, ...args],
    { env, reject: false, input: '' },
  );
  return { code: exitCode, result: fieldsOf(fieldsIn(parseJson(stdout)).result), stderr };
}

/** As named in its package.json. */
function programOf(name: 'conformance' | 'inspector'): string {
  const folder = join(runnerFolder(name), 'node_modules', '@modelcontextprotocol', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[name]);
}
