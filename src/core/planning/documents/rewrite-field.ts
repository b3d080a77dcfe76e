// Puts another value in the place of a field's.

import type { Edit } from '../../text/markdown/splice.ts';
import type { StateField } from './state.ts';

/** `change` gives the new value, or null where the old one stays. */
export function rewriteField(
  field: StateField | null,
  change: (value: string) => string | null,
): readonly Edit[] {
  const text = field === null ? null : change(field.value);
  return field === null || text === null ? [] : [{ start: field.start, end: field.end, text }];
}
