// Reads the lines of a session's transcript as steps of the audit. Knows how the client writes them; never throws.

import type { Result, Step, Use } from '../../core/audit/step.ts';
import { type Fields, fieldsOf, isFields, parseJson } from '../files/read-json.ts';

export interface TranscriptLine {
  /** The folder that Claude worked in; null where the line names none. */
  readonly folder: string | null;
  readonly steps: readonly Step[];
}

/** `broken` for a line that is not JSON, such as one that was cut off. Lines of subagents only tell their tokens. */
export function readTranscriptLine(line: string): TranscriptLine | 'broken' {
  if (!line.startsWith('{') || !line.endsWith('}')) return 'broken';
  if (!line.includes('"type":"assistant"') && !line.includes('"type":"user"')) return NOTHING;
  const read = parseJson(line);
  if (read.status !== 'ok' || !isFields(read.value)) return 'broken';
  const entry = read.value;
  const at = Date.parse(String(entry.timestamp)) || 0;
  const folder = typeof entry.cwd === 'string' ? entry.cwd : null;
  return { folder, steps: stepsOf(entry, at) };
}

const NOTHING: TranscriptLine = { folder: null, steps: [] };

function stepsOf(entry: Fields, at: number): readonly Step[] {
  const { content } = fieldsOf(entry.message);
  const blocks = (Array.isArray(content) ? content : [{ type: 'text', text: content }]).map(fieldsOf);
  const id = String(entry.uuid ?? '');
  if (entry.type === 'assistant') return answered(entry, at, id, blocks);
  if (entry.type !== 'user' || entry.isSidechain === true) return [];
  const results = blocks.filter(({ type }) => type === 'tool_result');
  if (results.length > 0)
    return results.map((block) => ({
      ...({ kind: 'result', at, id, call: String(block.tool_use_id) } as const),
      result: resultOf(block, fieldsOf(entry.toolUseResult)),
    }));
  // What the client or a hook says in the user's place ends no turn.
  return entry.isMeta === true || entry.isCompactSummary === true ? [] : [{ kind: 'prompt', at }];
}

function answered(entry: Fields, at: number, id: string, blocks: readonly Fields[]): readonly Step[] {
  const message = fieldsOf(entry.message);
  if (entry.isApiErrorMessage === true || message.model === '<synthetic>') return [{ kind: 'other', at }];
  const used = tokensOf(message, at);
  if (entry.isSidechain === true) return used;
  return [
    ...used,
    ...blocks.flatMap((block): readonly Step[] => {
      if (block.type === 'text' && typeof block.text === 'string' && block.text.trim() !== '')
        return [{ kind: 'text', at, id, text: block.text }];
      if (block.type !== 'tool_use') return [];
      return [
        { kind: 'call', at, call: String(block.id), use: useOf(String(block.name), fieldsOf(block.input)) },
      ];
    }),
  ];
}

function tokensOf({ id, usage }: Fields, at: number): readonly Step[] {
  if (typeof id !== 'string' || !isFields(usage)) return [];
  const counts = [usage.input_tokens, usage.output_tokens, usage.cache_creation_input_tokens];
  const tokens = counts.reduce<number>(
    (sum, count) => sum + (typeof count === 'number' && count > 0 ? count : 0),
    0,
  );
  return [{ kind: 'tokens', at, message: id, tokens }];
}

const EDITORS: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit']);
/** Tools that change no file. */
const LOOKERS: ReadonlySet<string> = new Set(
  'Read Grep Glob LS TodoWrite TaskCreate TaskUpdate TaskList TaskGet ToolSearch WebFetch WebSearch BashOutput'.split(
    ' ',
  ),
);

function useOf(name: string, { command, run_in_background: isBackground }: Fields): Use {
  if (EDITORS.has(name)) return { kind: 'edits' };
  if (LOOKERS.has(name)) return { kind: 'looks' };
  return name === 'Bash' && typeof command === 'string' && isBackground !== true
    ? { kind: 'runs', command }
    : { kind: 'acts' };
}

function resultOf({ content, is_error: isError }: Fields, told: Fields): Result {
  const text = Array.isArray(content)
    ? content
        .map(fieldsOf)
        .map((block) => (typeof block.text === 'string' ? block.text : ''))
        .join('\n')
    : String(content ?? '');
  const [head = '', code] = /^Exit code (\d{1,3})(?:\n|$)/.exec(text) ?? [];
  if (code !== undefined) return { exitCode: Number(code), output: text.slice(head.length) };
  const isOpen = isError === true || told.interrupted === true || told.backgroundTaskId !== undefined;
  return { exitCode: isOpen ? null : 0, output: text };
}
