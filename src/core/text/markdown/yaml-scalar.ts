// Writes a text as a YAML scalar that every parser reads back as the same text.

import { harmless } from '../harmless.ts';
import { proseJson } from '../prose-json.ts';

const SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
const OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;

/** Plain where YAML 1.2 allows it, else in double quotes; `quoted` keeps quotes that were there. */
export function yamlScalar(text: string, quoted = false): string {
  const plain =
    !quoted && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== '';
  if (
    plain &&
    harmless(text) === text &&
    (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text))
  )
    return text;
  return proseJson(text, 0);
}
