// What the tree of a control run holds: the final files, but some of them as they were before the work.

import type { ChangedText, Side } from './file-sides.ts';
import { declarationsOf } from './rust-modules.ts';

export interface ControlTree {
  /** Files as they were before the work; one that did not exist then is left out. */
  readonly old: readonly string[];
  /** Files with a text of their own. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A source file whose tests are a part of it, cut in two; null for one that does not exist. */
export interface Halves {
  readonly code: string;
  readonly tests: string;
}

export interface InlineTests {
  readonly before: Halves | null;
  readonly after: Halves | null;
}

export interface TreesForControls {
  readonly changed: readonly ChangedText[];
  /** By path, the side of each changed file. */
  readonly sides: ReadonlyMap<string, Side>;
  /** By path, the changed files of the work that contain tests. */
  readonly inline: ReadonlyMap<string, InlineTests>;
}

/** The final files without the work. */
export function undoneTree(ground: TreesForControls): ControlTree {
  const old = pathsOn(ground, ['work']);
  const texts = new Map<string, string>();
  for (const [path, { before, after }] of ground.inline)
    if (after !== null && after.tests !== '') texts.set(path, `${before?.code ?? ''}\n${after.tests}`);
  const fresh = [...texts.keys()].filter((path) => ground.inline.get(path)?.before === null);
  for (const [path, lines] of declarationsOf(fresh, ground.changed)) {
    const old = texts.get(path) ?? ground.changed.find((one) => one.path === path)?.before ?? '';
    texts.set(path, `${old}\n${lines.join('\n')}\n`);
  }
  return { old: old.filter((path) => !texts.has(path)), texts };
}

/** The final work with the tests from before it, and with its settings where `settings` says so. */
export function oldTestsTree(
  ground: TreesForControls,
  { tests, settings }: { readonly tests: boolean; readonly settings: boolean },
): ControlTree {
  const sides: Side[] = [...(tests ? (['test'] as const) : []), ...(settings ? (['settings'] as const) : [])];
  const texts = new Map<string, string>();
  for (const [path, { before, after }] of tests ? ground.inline : []) {
    if (after === null || before === null || before.tests === after.tests) continue;
    texts.set(path, `${after.code}\n${before.tests}`);
  }
  return { old: pathsOn(ground, sides), texts };
}

/** The files from before the work with the settings of the end. */
export function oldFilesTree(ground: TreesForControls): ControlTree {
  return { old: pathsOn(ground, ['test', 'work']), texts: new Map() };
}

function pathsOn({ sides }: TreesForControls, wanted: readonly Side[]): readonly string[] {
  return [...sides].flatMap(([path, side]) => (wanted.includes(side) ? [path] : []));
}
