// The process that the server starts for each call: it reads the call from stdin, reports progress line by line, and
// ends with the result. Cancelling a call ends everything that it started, and a call that fails does not affect the
// others. With `--listing` it prints the available tools and prompts, for the build.

import { fieldsIn, fieldsOf, parseJson } from '../adapters/files/read-json.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { callTool } from './call-tool.ts';
import { type ToolResult, wrong } from './tool-result.ts';
import { tools } from './tools.ts';

endWithServer();

if (process.argv.includes('--listing')) {
  // Loaded lazily: no call needs them.
  const { listTools } = await import('./list-tools.ts');
  const { listPrompts } = await import('./prompts.ts');
  const listing = {
    tools: await listTools(tools.filter((one) => one.isSpare !== true)),
    spares: await listTools(tools.filter((one) => one.isSpare === true)),
    long: tools.filter((one) => one.isLong === true).map(({ name }) => name),
    prompts: listPrompts(tools),
  };
  process.stdout.write(`${JSON.stringify(listing, null, 1)}\n`);
} else {
  const result = await answer().catch(broken);
  print({ result });
}

/** A killed server cannot announce it, but its children get another parent (POSIX). */
function endWithServer(): void {
  const server = process.ppid;
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

async function answer(): Promise<ToolResult> {
  const { tool: name, arguments: given } = fieldsIn(parseJson(await readAll()));
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) return wrong('There is no tool of this name.');
  return callTool(tool, {
    given: fieldsOf(given),
    env: process.env,
    cwd: process.cwd(),
    tell: (line) => print({ told: plainLine(line, 400) }),
  });
}

async function readAll(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += String(chunk);
  return text;
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function broken(error: unknown): ToolResult {
  const message = error instanceof Error ? error.message : String(error);
  return wrong(`${plainLine(message, 1000)} (/msw:doctor says more)`);
}
