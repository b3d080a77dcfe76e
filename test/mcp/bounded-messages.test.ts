// Messages that are longer than the server takes: each is answered by its id, and the server lives on.

import { once } from 'node:events';
import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { execa } from 'execa';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedMessages, IdFinder, type MessageId } from '../../src/mcp/bounded-messages.ts';
import { LONGEST_MESSAGE, LONGEST_OUTPUT } from '../../src/mcp/limits.ts';
import { builtCli, newPlace } from '../cli/built-cli.ts';
import { connect, serverOf } from './connect.ts';

const MOST = 200;

async function sent(parts: readonly Buffer[]) {
  const refused: (MessageId | null)[] = [];
  const passed: Buffer[] = [];
  const messages = boundedMessages(MOST, (id) => refused.push(id));
  messages.on('data', (line: Buffer) => passed.push(line));
  for (const part of parts) messages.write(part);
  messages.end();
  await once(messages, 'end');
  return { refused, passed: passed.map((line) => line.toString('utf8')) };
}

const anyId = fc.oneof(fc.integer(), fc.string({ unit: 'binary', maxLength: 20 }));
const anyMessage = fc
  .record(
    {
      id: anyId,
      method: fc.string({ unit: 'binary', maxLength: 60 }),
      params: fc.dictionary(fc.constantFrom('id', '"id":7', 'a', '}'), fc.jsonValue({ maxDepth: 3 })),
      jsonrpc: fc.constant('2.0'),
    },
    { noNullPrototype: true },
  )
  .chain((message) =>
    fc
      .shuffledSubarray(Object.entries(message), { minLength: 4 })
      .map((entries) => ({ id: message.id, line: JSON.stringify(Object.fromEntries(entries)) })),
  );

describe('a stream of messages', () => {
  it('passes on what is short enough, and refuses the rest by its id, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyMessage, { maxLength: 4 }),
        fc.integer({ min: 1, max: 90 }),
        async (all, size) => {
          const bytes = Buffer.from(all.map(({ line }) => `${line}\n`).join(''));
          const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );
          const isLong = ({ line }: { readonly line: string }) => Buffer.byteLength(line) + 1 > MOST;
          expect(await sent(parts)).toEqual({
            refused: all.filter(isLong).map(({ id }) => id),
            passed: all.filter((one) => !isLong(one)).map(({ line }) => `${line}\n`),
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['{"method":"a","params":{"id":1}}', null],
    ['{"id":null,"method":"a"}', null],
    ['{"id":[1],"method":"a"}', null],
    [' { "a" : "\\"id\\":3" , "id" : 4 } ', 4],
    ['{"i\\u0064":"x\\"y"}', 'x"y'],
    ['[{"id":1}]', null],
    ['no json', null],
    [`{"id":"${'x'.repeat(2000)}"}`, null],
  ])('finds the id of %s', (line, id) => {
    const finder = new IdFinder();
    finder.read(Buffer.from(line));
    expect(finder.id).toBe(id);
  });
});

const built = builtCli();

describe('the server', () => {
  it('answers a message above its limit with an error that names the limit, and lives on', async () => {
    const { client, call } = await connect(built, newPlace());
    const output = 'x'.repeat(LONGEST_MESSAGE);
    await expect(client.callTool({ name: 'explain_failure', arguments: { output } })).rejects.toMatchObject({
      code: ProtocolErrorCode.InvalidRequest,
      message: expect.stringContaining(`longer than ${LONGEST_MESSAGE} bytes`),
    });
    const long = 'x'.repeat(LONGEST_OUTPUT + 1);
    expect(await call('explain_failure', { output: long })).toMatchObject({
      isError: true,
      text: expect.stringContaining(`output needs a text of at most ${LONGEST_OUTPUT} characters`),
    });
    const lines = 'src/a.ts(1,7): error TS2304: no\n'.repeat(100_000);
    expect(await call('explain_failure', { output: lines, command: 'tsc' })).toMatchObject({
      isError: false,
      text: expect.stringContaining('TS2304 no'),
    });
  });

  it('waits for a client whose first message is too long', async () => {
    const { project, env } = newPlace();
    const running = execa(process.execPath, [serverOf(built)], {
      ...{ cwd: project, env, extendEnv: false, stdin: 'pipe' },
    });
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    const first = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
    running.stdin.write(`${JSON.stringify({ ...first, x: 'y'.repeat(LONGEST_MESSAGE) })}\n`);
    running.stdin.write(`${JSON.stringify({ ...first, id: 2 })}\n`);
    const answers: unknown[] = [];
    for await (const line of running.iterable()) {
      answers.push(JSON.parse(String(line)));
      if (answers.length === 2) running.stdin.end();
    }
    expect(answers).toMatchObject([
      { id: 1, error: { message: expect.stringContaining('longer than') } },
      { id: 2, result: { serverInfo: { name: 'msw' } } },
    ]);
    expect((await running).exitCode).toBe(0);
  });
});
