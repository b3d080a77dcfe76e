// Takes out of a text what a terminal obeys and what nobody sees; everything that can be read stays.

// CSI, OSC and the other string sequences, then any two-character escape. One that nothing ends takes only the
// rest of its line along.
const ESCAPES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
// Soft hyphen, bidi marks and overrides, zero-width and other default-ignorable characters, tag characters.
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

// What nearly every line consists of. A turn has a few dozen of them, and compiling the patterns above costs
// more than the rest of a turn's text.
const PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;

/** Line ends become LF. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(ESCAPES, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LONE_SURROGATE, '\ufffd');
}
