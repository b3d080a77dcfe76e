// Takes out of a text what a terminal does not show, so that a token cannot be split by it: escape sequences,
// control characters, overstrikes, invisible characters.

const ESCAPES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
/** Bold as line printers wrote it. */
const OVERSTRIKES = /[^\n\u0008]\u0008/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** The same string when there is nothing of the kind in it. */
export function visibleText(text: string): string {
  if (!HIDDEN.test(text)) return text;
  return text
    .replaceAll(ESCAPES, '')
    .replaceAll(OVERSTRIKES, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '');
}

const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}/u;
