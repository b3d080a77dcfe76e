// The commands in a plan's `<verify>` blocks. Prose is left out: only what is marked as automated, or a
// single line that reads like a command, can be run.

/** In the order of the plan, without duplicates. Total; blocks inside code fences and comments do not count. */
export function verifyCommands(plan: string): readonly string[] {
  const text = withoutQuotations(plan.replaceAll('\r\n', '\n'));
  const commands: string[] = [];
  for (const block of blocks(text, 'verify')) {
    const automated = blocks(block, 'automated').map(unescapeXml);
    const found = automated.length > 0 ? automated : [unescapeXml(block)].filter(looksLikeCommand);
    commands.push(...found.map((command) => command.trim()).filter((command) => command !== ''));
  }
  return [...new Set(commands.filter((command) => !command.startsWith('MISSING')))];
}

function blocks(text: string, tag: string): readonly string[] {
  const found: string[] = [];
  const open = `<${tag}>`;
  const close = `</${tag}>`;
  let at = text.indexOf(open);
  while (at !== -1) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) break;
    found.push(text.slice(at + open.length, end));
    at = text.indexOf(open, end + close.length);
  }
  return found;
}

/** Blanks fenced code and HTML comments, which hold examples. */
function withoutQuotations(text: string): string {
  const lines: string[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark === undefined) lines.push(line);
    else if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence)) fence = null;
  }
  return withoutComments(lines.join('\n'));
}

function withoutComments(text: string): string {
  let rest = text;
  let kept = '';
  for (let start = rest.indexOf('<!--'); start !== -1; start = rest.indexOf('<!--')) {
    const end = rest.indexOf('-->', start);
    kept += rest.slice(0, start);
    rest = end === -1 ? '' : rest.slice(end + 3);
  }
  return kept + rest;
}

function looksLikeCommand(text: string): boolean {
  const line = text.trim();
  return !line.includes('\n') && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
