// Reads pyproject.toml (standard and Poetry), setup.cfg, requirements*.txt and Pipfile. setup.py is a program: only its
// literal lists and strings are read.

import { parse } from 'smol-toml';
import { arrayIn, type Fields, fieldsOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { folderOf, nameOf } from '../facts/path-names.ts';
import type { Dependency } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws the errors of the TOML parser. */
export function readPyproject(text: string): ParsedManifest {
  const file = fieldsOf(parse(text));
  const project = fieldsOf(file.project);
  const tool = fieldsOf(file.tool);
  const poetry = fieldsOf(tool.poetry);
  const scripts = { ...textFieldsOf(project.scripts), ...textFieldsOf(poetry.scripts) };
  const name = textOf(project.name) ?? textOf(poetry.name);
  return {
    ...nothingSaid,
    name,
    version: textOf(project.version) ?? textOf(poetry.version),
    scripts,
    dependencies: [
      ...textsOf(project.dependencies).flatMap((line) => requirement(line, false)),
      ...groups(project['optional-dependencies']),
      ...groups(file['dependency-groups']),
      ...poetryDependencies(poetry),
    ],
    workspaces: textsOf(fieldsOf(fieldsOf(tool.uv).workspace).members),
    entries: [
      ...Object.entries(scripts).map(([script, target]) => ({
        path: `${(target.split(':')[0] ?? '').trim().replaceAll('.', '/')}.py`,
        why: `pyproject.toml script "${script}"`,
      })),
      { path: `${(name ?? '').toLowerCase().replaceAll(/[-.]/g, '_')}.py`, why: 'package of its name' },
    ],
  };
}

function groups(value: unknown): readonly Dependency[] {
  return Object.values(fieldsOf(value)).flatMap((list) =>
    textsOf(list).flatMap((line) => requirement(line, true)),
  );
}

function poetryDependencies(poetry: Fields): readonly Dependency[] {
  const table = (value: unknown, dev: boolean) =>
    Object.entries(fieldsOf(value))
      .filter(([name]) => name !== 'python')
      .map(([name, said]) => dependency(name, textOf(said) ?? textOf(fieldsOf(said).version) ?? '', dev));
  return [
    ...table(poetry.dependencies, false),
    ...table(poetry['dev-dependencies'], true),
    ...Object.values(fieldsOf(poetry.group)).flatMap((group) => table(fieldsOf(group).dependencies, true)),
  ];
}

/** `name[extra] >=1; marker`; links, options and comments yield nothing. */
function requirement(line: string, dev: boolean): readonly Dependency[] {
  const found = /^([A-Za-z0-9][\w.-]*)(?![\w.:/-])\s*(?:\[[^\]]*\])?\s*([^;#]*)/.exec(line.trim());
  return found?.[1] === undefined ? [] : [dependency(found[1], found[2] ?? '', dev)];
}

export function readRequirementsTxt(text: string, dev: boolean): ParsedManifest {
  return {
    ...nothingSaid,
    dependencies: text.split(/\r?\n/).flatMap((line) => requirement(line, dev)),
  };
}

/** False for a text about another kind of requirements. */
export function isRequirements(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  return lines.every((line) => /^$|^[-.\\]|^\S+:|^[A-Za-z0-9][\w.-]*\s*(?:$|[[=<>~!@;\\])/.test(line));
}

export function readSetupPy(text: string): ParsedManifest {
  return {
    ...nothingSaid,
    name: literalsOf(text, 'name')[0] ?? null,
    version: literalsOf(text, 'version')[0] ?? null,
    dependencies: [
      ...literalsOf(text, 'install_requires').flatMap((line) => requirement(line, false)),
      ...['setup_requires', 'tests_require'].flatMap((key) =>
        literalsOf(text, key).flatMap((line) => requirement(line, true)),
      ),
    ],
  };
}

/** The string, or the strings of the list, passed as a keyword; stops at the first computed value. */
function literalsOf(text: string, keyword: string): readonly string[] {
  const at = new RegExp(`(?:^|[(,])[ \\t]{0,40}${keyword}[ \\t]{0,9}=[ \\t]{0,9}`, 'm').exec(text);
  if (at === null) return [];
  const piece = /\s+|#[^\n]*|[[(,]|"([^"\n]*)"|'([^'\n]*)'/y;
  piece.lastIndex = at.index + at[0].length;
  const found: string[] = [];
  let isList = false;
  for (let next = piece.exec(text); next !== null; next = piece.exec(text)) {
    isList ||= /^[[(]$/.test(next[0]);
    const literal = next[1] ?? next[2];
    if (literal !== undefined) found.push(literal);
    if (literal !== undefined && !isList) break;
  }
  return found;
}

export function readSetupCfg(text: string): ParsedManifest {
  const lines = (name: string) => cfgLines(text, name);
  const values = cfgValues(text);
  const extras = [...values].filter(([key]) => key.startsWith('options.extras_require.'));
  return {
    ...nothingSaid,
    name: lines('metadata.name')[0] ?? null,
    version: lines('metadata.version')[0] ?? null,
    dependencies: [
      ...lines('options.install_requires').flatMap((line) => requirement(line, false)),
      ...extras.flatMap(([, wanted]) => wanted.flatMap((line) => requirement(line, true))),
    ],
  };
}

function cfgLines(text: string, name: string): readonly string[] {
  return (cfgValues(text).get(name) ?? []).filter((line) => line !== '');
}

/** By `section.key`: `[section]`, `key = value`, and indented lines that continue it. */
function cfgValues(text: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  let section = '';
  let key = '';
  for (const line of text.split(/\r?\n/)) {
    const heading = /^\[([^\]]+)\]/.exec(line)?.[1];
    const pair = /^([\w.-]+)\s*[=:]\s*(\S.*)?$/.exec(line);
    if (heading !== undefined) section = heading;
    else if (pair !== null) {
      key = `${section}.${pair[1]}`;
      values.set(key, [pair[2] ?? '']);
    } else if (/^\s+\S/.test(line)) values.get(key)?.push(line.trim());
  }
  return values;
}

/** Throws the errors of the TOML parser. */
export function readPipfile(text: string): ParsedManifest {
  const file = fieldsOf(parse(text));
  const table = (value: unknown, dev: boolean) =>
    Object.entries(fieldsOf(value)).map(([name, version]) => dependency(name, textOf(version) ?? '', dev));
  return {
    ...nothingSaid,
    scripts: textFieldsOf(file.scripts),
    dependencies: [...table(file.packages, false), ...table(file['dev-packages'], true)],
  };
}

/** Package folders besides `src`, and modules that a build writes: relative to the manifest's folder. */
export function pythonLayout(
  path: string,
  text: string,
): { roots: readonly string[]; made: readonly string[] } {
  const none = { roots: [], made: [] };
  if (nameOf(path) === 'setup.cfg') return { ...none, roots: cfgRoots(text) };
  if (nameOf(path) !== 'pyproject.toml') return none;
  try {
    const tool = fieldsOf(fieldsOf(parse(text)).tool);
    return { roots: rootsIn(tool), made: madeIn(tool) };
  } catch {
    return none;
  }
}

function rootsIn(tool: Fields): readonly string[] {
  const setuptools = fieldsOf(tool.setuptools);
  const hatch = fieldsOf(fieldsOf(fieldsOf(fieldsOf(tool.hatch).build).targets).wheel);
  return [
    ...textsOf(fieldsOf(fieldsOf(setuptools.packages).find).where),
    ...Object.values(textFieldsOf(setuptools['package-dir'])),
    ...arrayIn(fieldsOf(tool.poetry).packages).flatMap((entry) => textOf(fieldsOf(entry).from) ?? []),
    ...textsOf(hatch.packages).map((folder) => folderOf(folder.replace(/\/$/, ''))),
    ...textsOf(fieldsOf(fieldsOf(tool.pytest).ini_options).pythonpath),
  ];
}

/** setuptools-scm and similar tools write the version into a module. */
function madeIn(tool: Fields): readonly string[] {
  const scm = [tool.setuptools_scm, tool['setuptools-scm'], tool.pdm].map(fieldsOf);
  const hatch = fieldsOf(fieldsOf(fieldsOf(fieldsOf(tool.hatch).build).hooks).vcs);
  return [...scm, hatch].flatMap((said) =>
    ['write_to', 'version_file', 'version-file'].flatMap((name) => textOf(said[name]) ?? []),
  );
}

function cfgRoots(text: string): readonly string[] {
  const lines = [...cfgLines(text, 'options.package_dir'), ...cfgLines(text, 'options.packages.find.where')];
  return lines.map((line) => line.slice(line.indexOf('=') + 1).trim());
}
