// Every regular expression of `src/`: literals, found by a parser; those built when a module is loaded or first used,
// caught as that happens; and those built inside functions, with a word for whatever is inserted.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Node } from 'web-tree-sitter';
import { nodesBelow, sourceTrees } from '../../../scripts/typescript-source.mjs';

export interface SourcePattern {
  /** Path below `src/`. */
  readonly file: string;
  readonly pattern: RegExp;
}

const SRC = join(import.meta.dirname, '..', '..', '..', 'src');

export async function sourcePatterns(): Promise<readonly SourcePattern[]> {
  const trees = await sourceTrees(SRC);
  const found = trees.flatMap(({ file, root }) => nodesIn(root).map((node) => ({ file, node })));
  const constructions = found.filter(({ node }) => isConstruction(node));
  const onLoad = new Set(constructions.filter(({ node }) => !isInFunction(node)).map(({ file }) => file));
  const inCalls = constructions.filter(({ node }) => isInFunction(node));
  return [
    ...found.flatMap(literalAt),
    ...(await caught(async () => {
      for (const file of onLoad) await import(pathToFileURL(join(SRC, file)).href);
      const { redact } = await import('../../../src/core/secrets/redact.ts');
      redact(`token=${'x'.repeat(30_000)}`);
    })),
    ...inCalls.flatMap(filledIn),
  ];
}

/** Literals, and constructor calls. */
function nodesIn(root: Node): readonly Node[] {
  return nodesBelow(root).filter((node) => node.type === 'regex' || isConstruction(node));
}

interface Found {
  readonly file: string;
  readonly node: Node;
}

function literalAt({ file, node }: Found): readonly SourcePattern[] {
  const source = node.type === 'regex' ? node.childForFieldName('pattern')?.text : undefined;
  const flags = node.childForFieldName('flags')?.text ?? '';
  return source === undefined ? [] : [{ file, pattern: new RegExp(source, flags) }];
}

function isConstruction(node: Node): boolean {
  return node.type === 'new_expression' && node.childForFieldName('constructor')?.text === 'RegExp';
}

const FUNCTIONS = new Set([
  'function_declaration',
  'arrow_function',
  'method_definition',
  'function_expression',
]);

function isInFunction({ parent }: Node): boolean {
  if (parent === null) return false;
  return FUNCTIONS.has(parent.type) || isInFunction(parent);
}

/** The patterns that `new RegExp` makes in our modules during `work`. */
async function caught(work: () => Promise<void>): Promise<readonly SourcePattern[]> {
  const found: SourcePattern[] = [];
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, args) => {
      const pattern: unknown = Reflect.construct(target, args);
      const file = /\/src\/([\w/.-]+\.ts)/.exec(callers())?.[1];
      if (pattern instanceof Real && file !== undefined) found.push({ file, pattern });
      return pattern instanceof Object ? pattern : {};
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Real;
  }
  return found;
}

/** Only the direct caller of the constructor: loaded packages make patterns of their own. */
function callers(): string {
  return (new Error().stack ?? '').split('\n').slice(3, 4).join('').replaceAll('\\', '/');
}

/**
 * The template of `new RegExp(...)` with a word for every inserted value; a pattern without a template is caught
 * elsewhere.
 */
function filledIn({ file, node }: Found): readonly SourcePattern[] {
  const [first, second] = node.childForFieldName('arguments')?.namedChildren ?? [];
  if (first === undefined || first === null || !/^(?:String\.raw)?`/.test(first.text)) return [];
  const template = first.text.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'name');
  const source: unknown = new Function(`return ${template};`)();
  const flags = /^'(\w*)'$/.exec(second?.text ?? '')?.[1] ?? '';
  return [{ file, pattern: new RegExp(String(source), flags) }];
}

interface Cap {
  readonly file: string;
  /** A part of the pattern; without one, all patterns of the file. */
  readonly source?: string;
  readonly most: number;
  readonly why: string;
}

const CAPS: readonly Cap[] = [
  { file: 'core/failure/', most: 4_096, why: 'cleanOutput cuts lines there' },
  { file: 'core/checks/empty-run.ts', most: 1_000, why: 'emptyRun cuts lines there' },
  {
    file: 'core/mapping/documents/read-span.ts',
    source: '.+?',
    most: 400,
    why: 'readSpan takes longer for code',
  },
  {
    file: 'core/planning/documents/plan-element.ts',
    source: '[\\w.:-]*',
    most: 1_000,
    why: 'attributesOf cuts there',
  },
  { file: 'core/secrets/looks-random.ts', source: 'https?', most: 300, why: 'looksOpaque cuts there' },
  { file: 'core/secrets/place-of-value.ts', source: 'export ', most: 60, why: 'before takes no more' },
  {
    file: 'core/secrets/private-key-spans.ts',
    source: 'Proc-Type',
    most: 200,
    why: 'lastPart takes no more',
  },
];

/** Undefined for a pattern that reads texts of any length. */
export function capOf({ file, pattern }: SourcePattern): Cap | undefined {
  return CAPS.find((cap) => file.startsWith(cap.file) && pattern.source.includes(cap.source ?? ''));
}

export function unusedCaps(patterns: readonly SourcePattern[]): readonly Cap[] {
  const used = new Set(patterns.flatMap((one) => capOf(one) ?? []));
  return CAPS.filter((cap) => !used.has(cap));
}
