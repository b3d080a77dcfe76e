// Compares the scripts that checks run: those in package.json, Makefile targets, and files that are started.

import { recipesOf } from '../checks/make-recipes.ts';
import { parsedJson, type StandsOn, scriptsIn } from '../checks/stands-on.ts';
import type { ChangedFile } from './changed-file.ts';
import { narrowingOption, weakerCommand } from './compare-commands.ts';
import { compareSettings } from './compare-settings.ts';
import { findTests } from './find-tests.ts';
import { tokensText } from './found-test.ts';
import { familyOf, readTokens } from './read-tokens.ts';
import { inSentence, type Weakening } from './weakening.ts';

/** Sections of package.json that tools read. */
const SECTIONS = [
  'jest',
  'vitest',
  'mocha',
  'ava',
  'nyc',
  'c8',
  'tap',
  'eslintconfig',
  'xo',
  'devdependencies',
  'dependencies',
  'overrides',
  'resolutions',
  'pnpm',
  'imports',
];

export function compareScripts(file: ChangedFile, standing: StandsOn): readonly Weakening[] {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  if (name === 'package.json') return packageJson(file, standing.packageScripts.get(file.path) ?? new Set());
  const targets = standing.targets.get(file.path);
  if (targets !== undefined) return makefile(file, targets);
  return standing.scriptFiles.has(file.path) ? scriptFile(file) : [];
}

function edited(path: string, line: number | null, what: string): Weakening {
  return { kind: 'check-script-edited', path, line, what };
}

function packageJson({ path, before, after }: ChangedFile, names: ReadonlySet<string>): readonly Weakening[] {
  if (parsedJson(before) === null) return [];
  const old = scriptsIn(before);
  const present = scriptsIn(after);
  const scripts = [...names].flatMap((name) => {
    const was = old.get(name);
    const is = present.get(name);
    if (was === is || was === undefined) return [];
    if (is === undefined) return [edited(path, null, `the script ${inSentence(name)} is gone`)];
    const weaker = weakerCommand(was, is);
    return weaker === null
      ? []
      : [edited(path, lineOf(after, `"${name}"`), `the script ${inSentence(name)} ${weaker}`)];
  });
  return [...scripts, ...compareSettings(path, before, after, SECTIONS)];
}

function lineOf(text: string | null, part: string): number | null {
  const at = text?.indexOf(part) ?? -1;
  return at === -1 ? null : (text ?? '').slice(0, at).split('\n').length;
}

function makefile(file: ChangedFile, targets: ReadonlySet<string>): readonly Weakening[] {
  const { path, before, after } = file;
  const old = recipesOf(before ?? '');
  const present = recipesOf(after ?? '');
  const recipes = [...targets].flatMap((name) => {
    const was = old.get(name);
    const is = present.get(name);
    if (was === undefined) return [];
    if (is === undefined) return [edited(path, null, `the target ${inSentence(name)} is gone`)];
    const needs = was.needs.filter((need) => !is.needs.includes(need));
    if (needs.length > 0)
      return [
        edited(path, null, `the target ${inSentence(name)} no longer needs ${inSentence(needs.join(' '))}`),
      ];
    const weaker = weakerCommand(was.commands.join(' && '), is.commands.join(' && '));
    return weaker === null
      ? []
      : [edited(path, lineOf(after, `${name}:`), `the target ${inSentence(name)} ${weaker}`)];
  });
  return [...recipes, ...variables(file)];
}

/** Options that a runner takes from its environment, besides its own. */
function variables({ path, before, after }: ChangedFile): readonly Weakening[] {
  const old = new Map(optionsIn(before));
  return optionsIn(after).flatMap(([name, value]) => {
    const narrowing = narrowingOption(old.get(name) ?? '', value);
    const what = `the variable ${inSentence(name)} has the new option ${inSentence(narrowing ?? '')}`;
    return narrowing === null ? [] : [edited(path, lineOf(after, name), what)];
  });
}

function optionsIn(text: string | null): readonly (readonly [name: string, value: string])[] {
  const lines = (text ?? '').matchAll(
    /^(?:export )?(PYTEST_ADDOPTS|GOFLAGS|NODE_OPTIONS) ?[:?+]{0,2}= ?(.{0,500})/gm,
  );
  return [...lines].map(([, name = '', value = '']) => [name, value] as const);
}

function scriptFile({ path, before, after }: ChangedFile): readonly Weakening[] {
  if (before === null || hasTests(path, before)) return [];
  if (after === null) return [edited(path, null, 'deleted, and a check starts it')];
  const family = familyOf(path) ?? 'shell';
  return family === 'shell' ? shellFile(path, before, after) : otherFile(path, before, after, family);
}

/** Files with tests are compared test by test. */
function hasTests(path: string, text: string): boolean {
  const family = familyOf(path);
  return family !== null && family !== 'shell' && findTests(readTokens(text, family)).tests.length > 0;
}

function shellFile(path: string, before: string, after: string): readonly Weakening[] {
  const weaker = weakerCommand(before, after);
  if (weaker !== null) return [edited(path, null, `the script ${shortly(weaker)}`)];
  const code = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  const present = code(after);
  const gone = missing(code(before), present).filter(
    (line) => !present.some((other) => saysAsMuch(line, other)),
  );
  return gone.length > 0
    ? [edited(path, null, `the script no longer says ${inSentence(gone[0] ?? '')}`)]
    : [];
}

/** The same command with more words. */
function saysAsMuch(line: string, other: string): boolean {
  const [program = ''] = line.split(' ');
  return program !== 'set' && other.startsWith(program) && weakerCommand(line, other) === null;
}

/** Whole scripts are too long to show. */
function shortly(weaker: string): string {
  return weaker.startsWith('runs “') && weaker.includes('” instead of “') ? 'runs other commands' : weaker;
}

function otherFile(
  path: string,
  before: string,
  after: string,
  family: Parameters<typeof readTokens>[1],
): readonly Weakening[] {
  const lines = (text: string) => {
    const byLine = new Map<number, string>();
    for (const token of readTokens(text, family).tokens)
      byLine.set(token.line, `${byLine.get(token.line) ?? ''} ${tokensText([token])}`);
    return [...byLine.values()].map((line) => line.trim());
  };
  const gone = missing(lines(before), lines(after)).filter(
    (line) => !/^(?:import|from|use|require)\b/.test(line),
  );
  const telling = gone.find((line) =>
    /\b(?:exit|throw|raise|status|code|fail|assert|error|return)/i.test(line),
  );
  return gone.length > 0
    ? [edited(path, null, `the script no longer says ${inSentence(telling ?? gone[0] ?? '')}`)]
    : [];
}

function missing(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after];
  return before.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
