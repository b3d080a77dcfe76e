// A tool's schema and the call agree on every input: both are derived from the operation's own inputs. The call takes
// more than the schema lists: the names that the specifications have, and numbers as text.

import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../../src/adapters/files/read-json.ts';
import { readInputs } from '../../src/mcp/call-tool.ts';
import { LONGEST_MESSAGE, LONGEST_OUTPUT } from '../../src/mcp/limits.ts';
import { listTools } from '../../src/mcp/list-tools.ts';
import { aliasesOf, argumentsOf, type ToolOperation } from '../../src/mcp/tool.ts';
import { tools, usualTools } from './every-tool.ts';

const PLACE = { caller: { mark: 'MSW_MCP', isTerminal: false }, cwd: process.cwd(), env: {} };

const anything = fc.oneof(
  fc.constantFrom('', ' ', '.', 'audio', 'DECISION', 'a text', 0, 1, 20, 21, 100, 1_000_000, -1, 1.5, null),
  fc.constantFrom<unknown>(true, [], ['a'], [1], [{}], [{ from_memory_id: 'a' }], {}, { a: 1 }),
);

describe.each(tools.map(({ name, operation }) => [name, operation] as const))(
  'the inputs of %s',
  (name, tool) => {
    let isValid: (given: unknown) => boolean;
    let inputs: ReturnType<typeof inputsOf>;

    beforeAll(async () => {
      inputs = inputsOf(tool);
      const [listed] = listTools([tool]);
      const validate = new AjvJsonSchemaValidator().getValidator({ ...listed?.inputSchema });
      isValid = (given) => validate(given).valid;
    });

    it('are accepted exactly when the schema accepts them', () => {
      const names = inputs.own.map((one) => one.name);
      const given = fc.dictionary(fc.constantFrom(...names, 'unknown_one'), anything, {
        ...{ maxKeys: 4, noNullPrototype: true },
      });
      fc.assert(
        fc.property(given, (values) => {
          // A phase may be a number, which the schema need not say.
          fc.pre(!Object.values(values).some((one) => typeof one === 'number') || !names.includes('phase'));
          const isTaken = !('status' in readInputs(inputs, { ...PLACE, given: values }));
          const isKnown = !('unknown_one' in values);
          expect({ values, isTaken }).toEqual({ values, isTaken: isKnown && isValid(values) });
        }),
        { numRuns: 300 },
      );
    });

    it('have a valid call that both accept', () => {
      const values = Object.fromEntries(
        inputs.own
          .filter(({ meaning }) => meaning.isRequired)
          .map(({ name: input, meaning: { kind, choices } }) => [
            input,
            kind === 'records' ? [{}] : kind === 'list' ? ['a'] : (choices?.[0] ?? 'a'),
          ]),
      );
      expect(isValid(values)).toBe(true);
      expect(readInputs(inputs, { ...PLACE, given: values })).not.toHaveProperty('status');
    });

    it('each have a description', async () => {
      const [listed] = listTools([tool]);
      const { properties } = fieldsOf(listed?.inputSchema);
      for (const [input, schema] of Object.entries(fieldsOf(properties)))
        expect({ name, input, description: fieldsOf(schema).description }).toEqual({
          ...{ name, input },
          description: expect.stringMatching(/\w/),
        });
    });
  },
);

it('the tools that are listed take at most 3,300 tokens of 4 characters', () => {
  const listed = listTools(tools.map(({ operation }) => operation)).filter(({ name }) =>
    usualTools.includes(name),
  );
  expect(listed).toHaveLength(usualTools.length);
  expect(JSON.stringify(listed).length / 4).toBeLessThanOrEqual(3300);
});

describe('the required inputs', () => {
  it.each([
    ['memory_add', ['text']],
    ['compile_context', ['task']],
    ['ingest_synthesis', ['relationships']],
    ['explain_failure', ['output']],
    ['research_start', undefined],
    ['source_add', undefined],
    ['get_job_status', undefined],
  ])('of %s are %j', async (name, required) => {
    const [listed] = listTools([toolNamed(name)]);
    expect(fieldsOf(listed?.inputSchema).required).toEqual(required);
  });
});

describe('the names of the specifications', () => {
  it.each([
    ['notebook_query', { notebook_id: 'n', query: 'why?' }, { notebook: 'n', question: 'why?' }],
    [
      'notebook_query',
      { query: 'why?', conversation_id: 'c', source_ids: ['s'], timeout: '30' },
      { question: 'why?', conversation: 'c', source: ['s'], timeout: 30 },
    ],
    ['gsd_plan_phase', { phase_number: 2 }, { phase: '2' }],
    ['gsd_execute_phase', { phase_number: '2.1' }, { phase: '2.1' }],
    ['gsd_verify_phase', { phase_number: 3 }, { phase: '3' }],
    ['gsd_verify_phase', { phase: 3 }, { phase: '3' }],
    ['research_start', { query: 'retries', mode: 'standard' }, { topic: 'retries', mode: 'fast' }],
    ['research_start', { topic: 'retries', phase: 2 }, { topic: 'retries', phase: '2' }],
    ['get_job_status', { job_id: 'j' }, { id: 'j' }],
    ['get_job_result', { job_id: 'j' }, { id: 'j' }],
    ['cancel_job', { job_id: 'j' }, { id: 'j' }],
    ['source_delete', { source_id: 's', notebook_id: 'n' }, { id: 's', notebook: 'n' }],
    ['studio_create', { artifact_type: 'audio' }, { kind: 'audio' }],
    [
      'compile_context',
      { task_spec: 't', top_k: 3, include_domains: ['http'], exclude_tags: ['old'], max_tokens: '400' },
      { task: 't', top: 3, domain: ['http'], exclude: ['old'], maxTokens: 400 },
    ],
    [
      'ingest_synthesis',
      { source: 'tier2', synthesis_id: 's', relationships: [{}] },
      { source: 'tier2', synthesisId: 's', relationships: [{}] },
    ],
    ['run_checks', { timeout: ' 3 ' }, { timeout: 3 }],
    [
      'vault_ask',
      { question: 'true', local: 'true', new: ' False ' },
      { question: 'true', local: true, new: false },
    ],
  ])('%s takes %j', async (name, given, inputs) => {
    expect(readInputs(inputsOf(toolNamed(name)), { ...PLACE, given })).toEqual({ inputs });
  });

  it('mean a file of the project in execute_and_verify, ingest_synthesis and source_add', async () => {
    for (const name of ['execute_and_verify', 'ingest_synthesis', 'source_add']) {
      const known = inputsOf(toolNamed(name));
      const file = [...known.own, ...known.others].find((one) => one.name === 'file');
      expect(file?.meaning.isPath).toBe(true);
      expect(readInputs(known, { ...PLACE, given: { file: '/etc/passwd' } })).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('lies outside of'),
      });
    }
  });

  it.each([
    [
      'notebook_query',
      { query: 'a', question: 'b' },
      'query and question are the same input: give one of them.',
    ],
    ['run_checks', { timeout: 'soon' }, 'timeout needs a whole number from 1 to 999999.'],
    ['run_checks', { timeout: '3.5' }, 'timeout needs a whole number from 1 to 999999.'],
    [
      'notebook_query',
      { notebok_id: 'a', query: 'b' },
      'It has no input notebok_id: did you mean notebook_id?',
    ],
    ['get_job_status', { phase_number: 2 }, 'phase_number'],
    ['search', { query: 3 }, 'query needs a text.'],
    ['vault_ask', { question: 'a', local: 'maybe' }, 'local needs true or false.'],
    ['vault_ask', { question: 'a', local: 'constructor' }, 'local needs true or false.'],
    ['vault_ask', { question: 'a', local: 1 }, 'local needs true or false.'],
  ])('%s refuses %j', async (name, given, said) => {
    const read = readInputs(inputsOf(toolNamed(name)), { ...PLACE, given });
    expect('status' in read ? read.reason : read).toContain(said);
  });
});

it('a schema states how long an output may be, and the server takes a message with one', async () => {
  const [listed] = listTools([toolNamed('explain_failure')]);
  expect(fieldsOf(fieldsOf(listed?.inputSchema).properties).output).toMatchObject({
    maxLength: LONGEST_OUTPUT,
  });
  // A character that JSON escapes.
  const worst = JSON.stringify('\u0001').length - 2;
  expect(LONGEST_OUTPUT * worst).toBeLessThan(LONGEST_MESSAGE - 100_000);
});

function toolNamed(name: string): ToolOperation {
  const found = tools.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no tool ${name}`);
  return found.operation;
}

function inputsOf(operation: ToolOperation) {
  return { own: argumentsOf(operation), others: aliasesOf(operation) };
}
