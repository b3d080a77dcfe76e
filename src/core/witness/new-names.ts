// Names that exist only in the final code. A test that fails to load or compile for lack of one has noticed that it is
// missing; an error about anything else says nothing about the work.

import type { WitnessChange } from './plan-witness.ts';

export interface NewNames {
  /** Words that appear nowhere in the changed files as of arming, plus everything newly declared. */
  readonly words: ReadonlySet<string>;
  /** The newly declared ones: if callable, their parameters may differ from before. */
  readonly declared: ReadonlySet<string>;
  /** Added code files, without extensions, with `/` as the separator. */
  readonly modules: readonly string[];
}

export function newNames(changes: readonly WitnessChange[]): NewNames {
  const code = changes.filter(({ role }) => role === 'code' || role === 'other');
  const old = new Set(code.flatMap(({ before }) => wordsOf(before ?? '')));
  const declared = new Set(code.flatMap(({ before, after }) => declaredAnew(before ?? '', after ?? '')));
  const fresh = code.flatMap(({ after }) => wordsOf(after ?? '')).filter((word) => !old.has(word));
  const added = code.filter(({ status }) => status === 'added').map(({ path }) => path);
  return { words: new Set([...fresh, ...declared]), declared, modules: added.map(moduleOf) };
}

/** Whether an error that keeps tests from loading or compiling mentions one of these names. */
export function namesNew(message: string, { words, modules }: NewNames): boolean {
  const missing = MISSING_MODULE.exec(message);
  // A package is not a file of the project, even if its name is new in the code.
  if (missing !== null) return modules.some((module) => isModule(missing[1] ?? missing[2] ?? '', module));
  return (
    mentioned(message).some((word) => words.has(word)) ||
    [...message.matchAll(QUOTED)].some(([, quoted = '']) =>
      modules.some((module) => isModule(quoted, module)),
    )
  );
}

const MISSING_MODULE =
  /(?:Cannot find (?:module|package)|No module named|Failed to (?:resolve import|load url)|Could not resolve|cannot load such file --|ModuleNotFoundError:?) ["'`]?([^"'`\s]{1,300})|(?:package|fatal error:) ([\w./+-]{1,300}?)(?: does not exist|: No such file)/;

const QUOTED = /["'`‘“]([^"'`’”\n]{1,200})["'`’”]/g;

/** Compilers and loaders put the missing name in quotes, after one of these phrases ... */
const BEHIND =
  /(?:undefined:|not defined:|[Uu]nresolved reference:?|(?:class|method|variable|constructor|interface|function|type|call to|has no (?:field or method|attribute|member)))\s{1,5}([\w$.:]{1,200})/g;
/** ... or before one of these. */
const BEFORE =
  /(?<![\w$.])([\w$.]{1,200}) (?:is not (?:defined|exported|a function|a constructor)|undefined \(type)/g;

function mentioned(message: string): readonly string[] {
  return [QUOTED, BEHIND, BEFORE].flatMap((pattern) =>
    [...message.matchAll(pattern)].flatMap(([, text = '']) => wordsOf(text)),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];
}

/** Names declared on added lines. */
function declaredAnew(before: string, after: string): readonly string[] {
  const old = new Set(linesOf(before));
  return linesOf(after).flatMap((line) => {
    const name = old.has(line)
      ? undefined
      : DECLARED.exec(line)
          ?.slice(1)
          .find((part) => part !== undefined);
    return name === undefined ? [] : [name];
  });
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Functions, types and methods; in languages without a keyword for them, a name before a bracket. */
const DECLARED =
  /^(?:[\w@<>[\], ]{0,200}[ \t])?(?:function\*?|def|fn|func(?: \([^)\n]{0,100}\))?|class|struct|enum|trait|interface|record|type|const|let|var|static|mod)[ \t]{1,10}([\p{L}_$][\p{L}\p{N}_$]*)|^(?:[\w<>[\], ]{0,200}[ \t])?([\p{L}_$][\p{L}\p{N}_$]*)[ \t]?\([^;\n]{0,300}\)[^;\n]{0,100}\{$/u;

/** Both `src/shop/weeks.py` and `src/shop/weeks/__init__.py` become `src/shop/weeks`. */
function moduleOf(path: string): string {
  return path.replace(/\.\w{1,6}$/, '').replace(/\/(?:__init__|index|mod)$/, '');
}

/**
 * Whether `../src/weeks.js`, `shop.weeks`, `rs::weeks` or `com.shop` names the module: its last part must be the file
 * or its folder.
 */
function isModule(specifier: string, module: string): boolean {
  const plain = specifier
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\.(?:[cm]?[jt]sx?|py|rb|rs|json|vue|svelte|h|hh|hpp)$/, '');
  const parts = plain.split(/::|[./\\]/).filter((part) => part !== '' && part !== 'crate');
  const last = parts.at(-1) ?? '';
  if (last === '') return false;
  const own = module.split('/');
  const at = own.lastIndexOf(last);
  if (at < 0 || at < own.length - 2) return false;
  // A single bare word is a package, unless the file lies at the top of the project or the specifier was a path.
  const bare = parts.length === 1 && !/[./\\]/.test(specifier);
  return !bare || own.length <= 2;
}
