// The process that the server starts for each call: it reads the call from stdin, reports progress line by line, and
// ends with the result. Cancelling a call ends everything that it started, and a call that fails does not affect the
// others. With `--listing` it prints the available tools and prompts, for the build.

import { fieldsIn, fieldsOf, parseJson } from '../adapters/files/read-json.ts';
import { allOperations } from '../app/operations/nouns.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { answerCall } from './answer-call.ts';
import { isTool } from './tool.ts';
import type { ToolResult } from './tool-result.ts';

endWithServer();

if (process.argv.includes('--listing')) {
  // Loaded lazily: no call needs them.
  const { listTools } = await import('./list-tools.ts');
  const { listPrompts } = await import('./prompts.ts');
  const tools = (await allOperations()).filter(isTool);
  const listing = {
    tools: listTools(tools.filter(({ tool }) => tool.isSpare !== true)),
    spares: listTools(tools.filter(({ tool }) => tool.isSpare === true)),
    long: tools.flatMap(({ tool }) => (tool.isLong === true ? tool.name : [])),
    polled: tools.flatMap(({ tool }) => (tool.isPolled === true ? tool.name : [])),
    prompts: listPrompts(tools),
  };
  process.stdout.write(`${JSON.stringify(listing, null, 1)}\n`);
} else {
  print({ result: await answer() });
}

/** A killed server cannot announce it, but its children get another parent (POSIX). */
function endWithServer(): void {
  const server = process.ppid;
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

async function answer(): Promise<ToolResult> {
  const { tool, arguments: given, client } = fieldsIn(parseJson(await readAll()));
  return answerCall({
    tool,
    given: fieldsOf(given),
    env: process.env,
    cwd: process.cwd(),
    client: typeof client === 'string' ? client : null,
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
