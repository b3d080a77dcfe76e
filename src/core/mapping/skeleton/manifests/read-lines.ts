// Reads manifests that are programs or lists of lines: go.mod, Gemfile, build.gradle. Line by line; computed values are
// not seen.

import { parse } from 'yaml';
import { fieldsOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { nameOf } from '../facts/path-names.ts';
import type { Dependency } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

export function readGoMod(text: string): ParsedManifest {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\/\/.*/, '').trim());
  const name = lines.map((line) => /^module\s+"?([^\s"]+)"?$/.exec(line)?.[1]).find((found) => found);
  const version = lines.map((line) => /^go\s+(\S+)$/.exec(line)?.[1]).find((found) => found);
  const dependencies = directives(lines, 'require').flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?\s+(v\S+)$/.exec(line);
    return found?.[1] === undefined ? [] : [dependency(found[1], found[2])];
  });
  // Only replacements by a folder: another module is just as external as the original.
  const replace = directives(lines, 'replace').flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?(?:\s+v\S+)?\s+=>\s+"?(\.{1,2}(?:\/[^\s"]*)?)"?$/.exec(line);
    return found === null ? [] : [[found[1] ?? '', found[2] ?? ''] as const];
  });
  return {
    ...nothingSaid,
    name: name ?? null,
    version: version ? `go ${version}` : null,
    dependencies,
    raw: { replace: Object.fromEntries(replace) },
  };
}

/** The text after a keyword, on its line or in its block. */
function directives(lines: readonly string[], word: string): readonly string[] {
  let block = '';
  return lines.flatMap((line) => {
    const opened = line === ')' ? '' : /^(\w+)\s*\($/.exec(line)?.[1];
    block = opened ?? block;
    if (opened !== undefined) return [];
    if (line.startsWith(`${word} `)) return [line.slice(word.length).trim()];
    return block === word ? [line] : [];
  });
}

/** A gem offers the file of its name. */
export function readGemfile(text: string, path: string): ParsedManifest {
  const dependencies: Dependency[] = [];
  let dev = false;
  for (const line of text.split(/\r?\n/)) {
    const group = /^\s*group\s(.*)\bdo\b/.exec(line)?.[1];
    if (group !== undefined) dev = /:(?:test|development)\b/.test(group);
    else if (/^end\b/.test(line)) dev = false;
    const gem =
      /^\s*(?:gem|\w+\.add_(?:runtime_|development_)?dependency)[ \t]*(?:\([ \t]*)?["']([\w-]+)["'](?:\s*,\s*["']([^"']*)["'])?/.exec(
        line,
      );
    if (gem?.[1] !== undefined) {
      dependencies.push(dependency(gem[1], gem[2], dev || line.includes('add_development')));
    }
  }
  const gem = nameOf(path).replace('.gemspec', '').replaceAll('-', '/');
  const entries = path.endsWith('.gemspec') ? [{ path: `lib/${gem}.rb`, why: 'library of its name' }] : [];
  return { ...nothingSaid, dependencies, entries };
}

/** Nobody writes longer lines, and searching them could take for ever. */
const LONGEST_LINE = 1000;

export function readGradle(whole: string): ParsedManifest {
  const text = whole
    .split(/\r?\n/)
    .filter((line) => line.length <= LONGEST_LINE)
    .map((line) => line.replace(/(?<!\S)\/\/.*/, ''))
    .join('\n');
  const wanted =
    /^[ \t]*(\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|kapt|annotationProcessor))[ \t]*(?:\([ \t]*)?(?:platform\()?["']([\w.-]+:[\w.-]+)(?::([^"'@]+))?/gm;
  const value = (name: string) =>
    new RegExp(`^[ \\t]*${name}[ \\t]*(?:=[ \\t]*)?["']([^"'$]+)["']`, 'm').exec(text)?.[1] ?? null;
  const modules = [
    ...text.matchAll(/^[ \t]*include\b[ \t]{0,9}\(?\s{0,99}((?:["'][^"'\n]{1,200}["'][\s,]{0,99})+)/gm),
  ].flatMap(([, names = '']) => [...names.matchAll(/["']:?([^"']+)["']/g)].map(([, name = '']) => name));
  const folders = new Map(
    [
      ...text.matchAll(
        /\bproject\(["']:?([^"'\n]{1,200})["']\)\.projectDir = (?:new )?[fF]ile\((?:\w{1,99}, )?["']([^"'\n]{1,200})["']/g,
      ),
    ].map(([, name = '', folder = '']) => [name, folder]),
  );
  return {
    ...nothingSaid,
    name: value('rootProject\\.name'),
    version: value('version'),
    dependencies: [...text.matchAll(wanted)].map(([, scope = '', name = '', version]) =>
      dependency(name, version, /^test|^androidTest/.test(scope)),
    ),
    workspaces: modules.map((name) => folders.get(name) ?? name.replaceAll(':', '/')),
    raw: {
      modules,
      projects: [...text.matchAll(PROJECT)].map(
        ([, name, typed = '']) => `:${name ?? typed.split('.').pop()}`,
      ),
    },
  };
}

/** `project(":a:b")`, `projects.a.b` */
const PROJECT =
  /\bproject\(\s{0,9}(?:path\s{0,9}[:=]\s{0,9})?["']:([^"'\n]{1,200})["']|\bprojects\.([\w.]{1,200})/g;

/** Throws the errors of `JSON.parse`. */
export function readComposer(text: string): ParsedManifest {
  const raw = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  const list = (field: string, dev: boolean) =>
    Object.entries(textFieldsOf(raw[field]))
      .filter(([name]) => name !== 'php' && !name.startsWith('ext-'))
      .map(([name, version]) => dependency(name, version, dev));
  return {
    ...nothingSaid,
    name: textOf(raw.name),
    version: textOf(raw.version),
    scripts: textFieldsOf(raw.scripts),
    raw,
    dependencies: [...list('require', false), ...list('require-dev', true)],
    entries: textsOf(raw.bin).map((path) => ({ path, why: 'composer.json bin' })),
  };
}

/** Throws the errors of the YAML parser. */
export function readPubspec(text: string): ParsedManifest {
  const file = fieldsOf(parse(text, { logLevel: 'silent' }));
  const list = (field: string, dev: boolean) =>
    Object.entries(fieldsOf(file[field])).map(([name, said]) => dependency(name, textOf(said) ?? '', dev));
  return {
    ...nothingSaid,
    name: textOf(file.name),
    version: textOf(file.version),
    dependencies: [...list('dependencies', false), ...list('dev_dependencies', true)],
    workspaces: textsOf(file.workspace),
    entries: [{ path: `lib/${textOf(file.name) ?? ''}.dart`, why: 'library of its name' }],
  };
}
