// pyproject.toml (standard and Poetry), setup.cfg, requirements*.txt and Pipfile. setup.py is a program and is
// only named.

import { parse } from 'smol-toml';
import { type Fields, fieldsOf, listOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import type { Dependency } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws what the TOML reader throws. */
export function readPyproject(text: string): ParsedManifest {
  const file = fieldsOf(parse(text));
  const project = fieldsOf(file.project);
  const tool = fieldsOf(file.tool);
  const poetry = fieldsOf(tool.poetry);
  const scripts = { ...textFieldsOf(project.scripts), ...textFieldsOf(poetry.scripts) };
  return {
    ...nothingSaid,
    name: textOf(project.name) ?? textOf(poetry.name),
    version: textOf(project.version) ?? textOf(poetry.version),
    scripts,
    dependencies: [
      ...textsOf(project.dependencies).flatMap((line) => requirement(line, false)),
      ...groups(project['optional-dependencies']),
      ...groups(file['dependency-groups']),
      ...poetryDependencies(poetry),
    ],
    workspaces: textsOf(fieldsOf(fieldsOf(tool.uv).workspace).members),
    entries: Object.entries(scripts).map(([name, target]) => ({
      path: `${(target.split(':')[0] ?? '').trim().replaceAll('.', '/')}.py`,
      why: `pyproject.toml script "${name}"`,
    })),
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

/** `name[extra] >=1; marker`; a link, an option or a comment names nothing. */
function requirement(line: string, dev: boolean): readonly Dependency[] {
  const found = /^([A-Za-z0-9][\w.-]*)(?![\w.:/-])\s*(?:\[[^\]]*\])?\s*([^;#]*)/.exec(line.trim());
  return found?.[1] === undefined ? [] : [dependency(found[1], found[2] ?? '', dev)];
}

export function readRequirements(text: string, dev: boolean): ParsedManifest {
  return {
    ...nothingSaid,
    dependencies: text.split(/\r?\n/).flatMap((line) => requirement(line, dev)),
  };
}

/** `[section]`, `key = value` and indented lines that go on. */
export function readSetupCfg(text: string): ParsedManifest {
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
  const lines = (name: string) => (values.get(name) ?? []).filter((line) => line !== '');
  return {
    ...nothingSaid,
    name: lines('metadata.name')[0] ?? null,
    version: lines('metadata.version')[0] ?? null,
    dependencies: lines('options.install_requires').flatMap((line) => requirement(line, false)),
  };
}

/** Throws what the TOML reader throws. */
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

/** Where `[tool.setuptools]` or Poetry say that packages lie, beside `src`. */
export function pythonRoots(text: string): readonly string[] {
  try {
    const tool = fieldsOf(fieldsOf(parse(text)).tool);
    const setuptools = fieldsOf(tool.setuptools);
    return [
      ...textsOf(fieldsOf(fieldsOf(setuptools.packages).find).where),
      ...Object.values(textFieldsOf(setuptools['package-dir'])),
      ...listOf(fieldsOf(tool.poetry).packages).flatMap((entry) => textOf(fieldsOf(entry).from) ?? []),
    ];
  } catch {
    return [];
  }
}
