// Parses text that should be one JSON object; a leading byte order mark is allowed.

export interface JsonObject {
  readonly [key: string]: unknown;
}

export type JsonReading =
  | { readonly status: 'ok'; readonly value: JsonObject }
  | { readonly status: 'invalid'; readonly reason: string };

/** Never throws. */
export function readJsonObject(text: string): JsonReading {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { status: 'invalid', reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { status: 'invalid', reason: 'it is not a JSON object' };
  }
  return { status: 'ok', value: Object.fromEntries(Object.entries(value)) };
}
