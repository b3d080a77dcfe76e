// The values that a JSON Schema allows, in a few words.

import { countOf } from '../text/count-of.ts';

type Schema = Readonly<Record<string, unknown>>;

/** `a whole number from 1 to 64`; `a value` for what it does not know. */
export function schemaWords(schema: unknown): string {
  const { anyOf, type, items, prefixItems, maxItems } = fields(schema);
  if (Array.isArray(anyOf)) return anyOf.map(schemaWords).join(', or ');
  switch (type) {
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'integer':
      return `a whole number${range(fields(schema))}`;
    case 'number':
      return `a number${range(fields(schema))}`;
    case 'string':
      return textWords(fields(schema));
    case 'array': {
      const most = typeof maxItems === 'number' ? ` of at most ${maxItems}` : '';
      return `a list${most} in JSON${prefixItems === undefined ? '' : ' with at least one entry'}, each ${schemaWords(items)}`;
    }
    case 'object':
      return 'an object in JSON';
    default:
      return 'a value';
  }
}

function textWords({ pattern, minLength, maxLength }: Schema): string {
  if (typeof pattern === 'string' && pattern.startsWith('^https?')) return 'an address with http or https';
  const most = typeof maxLength === 'number' ? ` of at most ${countOf(maxLength, 'character')}` : '';
  return `${minLength === undefined ? 'text' : 'text that is not empty'}${most}`;
}

function range({ minimum, maximum, exclusiveMinimum }: Schema): string {
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  const to = maximum === undefined ? '' : ` to ${maximum}`;
  return `${from}${above}${to}`;
}

function fields(schema: unknown): Schema {
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
}
