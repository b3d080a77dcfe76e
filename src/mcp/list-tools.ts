// The tools as listed to a client: generated from the operations when MSW is built, so that a server which is never
// called loads none of them.

import * as z from 'zod/mini';
import { fieldsOf } from '../adapters/files/read-json.ts';
import type { InputMeaning } from '../app/operations/operation/inputs.ts';
import type { Operation } from '../app/operations/operation/operation.ts';
import { LONGEST_OUTPUT } from './limits.ts';
import { argumentsOf, type ToolOperation } from './tool.ts';

/** In the form of the protocol. */
interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema?: object;
  readonly annotations: object;
}

export function listTools(tools: readonly ToolOperation[]): readonly ListedTool[] {
  return tools.map(listed);
}

function listed(operation: ToolOperation): ListedTool {
  const { tool, fields } = operation;
  const inputs = argumentsOf(operation);
  const required = inputs.filter(({ meaning }) => meaning.isRequired).map(({ name }) => name);
  return {
    name: tool.name,
    description: tool.about,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(inputs.map(({ name, meaning }) => [name, schemaOf(meaning)])),
      ...(required.length > 0 && { required }),
    },
    ...(fields !== null && { outputSchema: outputOf(fields) }),
    annotations: annotationsOf(operation),
  };
}

function schemaOf({ kind, about, range, choices, isMany, isRequired }: InputMeaning): object {
  const said = { description: about };
  if (range !== null) return { type: 'integer', minimum: range[0], maximum: range[1], ...said };
  if (choices !== null) return { type: 'string', enum: choices, ...said };
  if (kind === 'flag') return { type: 'boolean', ...said };
  if (kind === 'records')
    return { type: 'array', items: { type: 'object' }, ...(isRequired && { minItems: 1 }), ...said };
  if (kind === 'list' || isMany) return { type: 'array', items: { type: 'string' }, ...said };
  if (kind === 'stdin') return { type: 'string', maxLength: LONGEST_OUTPUT, ...said };
  return { type: 'string', ...(isRequired && { pattern: '\\S' }), ...said };
}

/**
 * Each has the text as well, which only counts where it has a name of its own. A client pays for each character and
 * reads what is there, so nothing says what is required.
 */
function outputOf({ schema, text }: NonNullable<Operation['fields']>): object {
  const { properties: whole } = z.toJSONSchema(schema, { io: 'input' });
  const properties = Object.fromEntries(Object.entries(whole ?? {}).map(([name, one]) => [name, short(one)]));
  const named = text === 'text' ? {} : { [text]: { type: 'string' } };
  return { type: 'object', properties: { ...properties, ...named } };
}

/** A client pays for each character; rows of a list say themselves what they have. */
function short(property: unknown): unknown {
  const { type, items } = fieldsOf(property);
  return type === 'array' ? { type, items: { type: fieldsOf(items).type } } : property;
}

/** Only the annotations that differ from the protocol's defaults. */
function annotationsOf({ tool, effect }: ToolOperation): object {
  if (effect === 'reads' || tool.isReadOnly === true) return { readOnlyHint: true };
  return {
    ...(tool.isDestructive !== true && { destructiveHint: false }),
    ...(tool.isIdempotent === true && { idempotentHint: true }),
  };
}
