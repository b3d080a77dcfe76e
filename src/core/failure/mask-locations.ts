// Replaces line and column numbers in a message by `<loc>`: a moved line is not another failure.

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(\.[A-Za-z]\w{0,5}):\d{1,7}(?::\d{1,7}){0,2}(?:-\d{1,7}(?::\d{1,7})?)?(?![\w:])/g, '$1:<loc>'],
  [/(\.[A-Za-z]\w{0,5}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, '$1:<loc>'],
  [/(\.[A-Za-z]\w{0,5}):?\[\d{1,7},\d{1,7}\]/g, '$1:<loc>'],
  [/\b((?:on |at |near |in )?[Ll]ines? )\d{1,7}(?:-\d{1,7})?/g, '$1<loc>'],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, '$1<loc>'],
  [/\b(at position|at offset|\(char) \d{1,9}/g, '$1 <loc>'],
  [/\((\d{1,7}):(\d{1,7})\)/g, '(<loc>)'],
];

/** `text` with `file:3:7`, `file(3,7)`, `line 3` and their like made `<loc>`. */
export function maskLocations(text: string): string {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES) masked = masked.replace(pattern, placeholder);
  return masked;
}
