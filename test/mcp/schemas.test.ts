// A tool's schema and the call agree on every input: both are derived from the operation's own inputs.

import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findOperation } from '../../src/app/operations/nouns.ts';
import { readInputs } from '../../src/mcp/call-tool.ts';
import { listTools } from '../../src/mcp/list-tools.ts';
import { argumentsOf } from '../../src/mcp/tool.ts';
import { tools } from '../../src/mcp/tools.ts';

const PLACE = { caller: { mark: 'MSW_MCP', isTerminal: false }, cwd: process.cwd(), env: {} };

const anything = fc.oneof(
  fc.constantFrom('', ' ', '.', 'audio', 'DECISION', 'a text', 0, 1, 20, 21, 100, 1_000_000, -1, 1.5, null),
  fc.constantFrom<unknown>(true, [], ['a'], [1], [{}], [{ from_memory_id: 'a' }], {}, { a: 1 }),
);

describe.each(tools.map(({ name }) => name))('the inputs of %s', (name) => {
  let isValid: (given: unknown) => boolean;
  let inputs: Awaited<ReturnType<typeof inputsOf>>;

  beforeAll(async () => {
    inputs = await inputsOf(name);
    const listed = (await listTools(tools)).find((one) => one.name === name);
    const validate = new AjvJsonSchemaValidator().getValidator({ ...listed?.inputSchema });
    isValid = (given) => validate(given).valid;
  });

  it('are accepted exactly when the schema accepts them', () => {
    const names = [...inputs.map((one) => one.name), 'unknown_one'];
    const given = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(given, (values) => {
        const isTaken = !('status' in readInputs(inputs, { ...PLACE, given: values }));
        expect({ values, isTaken }).toEqual({ values, isTaken: isValid(values) });
      }),
      { numRuns: 300 },
    );
  });

  it('have a valid call that both accept', () => {
    const values = Object.fromEntries(
      inputs
        .filter(({ meaning }) => meaning.isRequired)
        .map((one) => [one.name, one.meaning.choices?.[0] ?? 'a']),
    );
    expect(isValid(values)).toBe(true);
    expect(readInputs(inputs, { ...PLACE, given: values })).not.toHaveProperty('status');
  });
});

async function inputsOf(name: string) {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  return argumentsOf(tool, await findOperation(tool.operation));
}
