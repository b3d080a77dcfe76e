// How tools explain their own codes, without a network, and how to read that.

export interface Explainer {
  /** The program, as it is called. */
  readonly program: string;
  readonly args: readonly string[];
}

/** Null for tools that explain nothing, and for text that does not look like one of their codes. */
export function explainerFor(tool: string, code: string): Explainer | null {
  const row = EXPLAINERS.find((one) => one.tools.includes(tool) && one.code.test(code));
  return row === undefined ? null : { program: row.program, args: row.args(code) };
}

interface Row {
  readonly tools: readonly string[];
  readonly program: string;
  /** Matches the whole code: no other text is ever passed to a program. */
  readonly code: RegExp;
  readonly args: (code: string) => readonly string[];
}

const EXPLAINERS: readonly Row[] = [
  {
    tools: ['rustc', 'cargo', 'clippy'],
    program: 'rustc',
    code: /^E\d{4}$/,
    args: (code) => ['--explain', code],
  },
  {
    tools: ['clippy', 'rustc', 'cargo'],
    program: 'cargo-clippy',
    code: /^clippy::[a-z_]{3,60}$/,
    args: (code) => ['clippy', '--explain', code.slice('clippy::'.length)],
  },
  { tools: ['ruff'], program: 'ruff', code: /^[A-Z]{1,5}\d{2,4}$/, args: (code) => ['rule', code] },
  {
    tools: ['biome'],
    program: 'biome',
    code: /^(?:[a-z]{1,20}\/){0,2}[a-z][A-Za-z]{2,60}$/,
    args: (code) => ['explain', code.split('/').at(-1) ?? code],
  },
  {
    tools: ['pylint'],
    program: 'pylint',
    code: /^(?:[CRWEF]\d{4}|[a-z][a-z-]{3,60})$/,
    args: (code) => [`--help-msg=${code}`],
  },
];

/** A longer explanation is cut. */
const LONGEST = 700;

/** The first paragraphs with content: no code, no list of properties. Empty when there are none. */
export function firstParagraphs(said: string): string {
  const kept: string[] = [];
  let length = 0;
  for (const part of withoutCode(said).split(/\n\s*\n/)) {
    const text = part.trim();
    if (text === '' || isNoProse(text)) continue;
    const line = text
      .split('\n')
      .map((one) => one.trim())
      .join(' ');
    if (length > 0 && length + line.length > LONGEST) break;
    kept.push(line.slice(0, LONGEST));
    length += line.length;
  }
  return kept.join('\n');
}

function withoutCode(said: string): string {
  const parts = said.replaceAll('\r', '').split(/^\s{0,3}```.{0,80}$/m);
  return parts.filter((_, at) => at % 2 === 0).join('\n\n');
}

/** A one-word title, or a list of facts about the rule. */
function isNoProse(text: string): boolean {
  if (
    /^(?:Summary|Description|Examples?|Invalid|Valid|Options|Diagnostic|Erroneous code examples?:?|Fix is .{0,40})$/i.test(
      text,
    )
  )
    return true;
  return text
    .split('\n')
    .every((line) =>
      /^- (?:Name|Fix|Default severity|Available|Diagnostic|This rule|Sources?|Domains?|Same as)/.test(
        line.trim(),
      ),
    );
}
