// Compares the scripts that checks run: those in package.json and Makefile targets. A file that is started may be the
// product itself, so it is not judged here.

import { recipesOf } from '../checks/make-recipes.ts';
import { parsedJson, type StandsOn, scriptsIn } from '../checks/stands-on.ts';
import type { ChangedFile } from './changed-file.ts';
import { narrowingOption, weakerCommand } from './compare-commands.ts';
import { compareSettings } from './compare-settings.ts';
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
  return targets === undefined ? [] : makefile(file, targets);
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
