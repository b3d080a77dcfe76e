// package.json.

import { type Fields, fieldsOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { dependency, type ParsedManifest } from './parsed-manifest.ts';

/** Throws what JSON throws. */
export function readNpm(text: string): ParsedManifest {
  const raw = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  const list = (field: string, dev: boolean) =>
    Object.entries(textFieldsOf(raw[field])).map(([name, version]) => dependency(name, version, dev));
  const known = new Set<string>();
  const all = [
    ...list('dependencies', false),
    ...list('optionalDependencies', false),
    ...list('peerDependencies', false),
    ...list('devDependencies', true),
  ];
  return {
    name: textOf(raw.name),
    version: textOf(raw.version),
    scripts: textFieldsOf(raw.scripts),
    dependencies: all.filter(({ name }) => !known.has(name) && known.add(name)),
    workspaces: Array.isArray(raw.workspaces)
      ? textsOf(raw.workspaces)
      : textsOf(fieldsOf(raw.workspaces).packages),
    entries: entriesOf(raw),
    raw,
  };
}

function entriesOf(raw: Fields): ParsedManifest['entries'] {
  const field = (name: string) => {
    const path = textOf(raw[name]);
    return path === null ? [] : [{ path, why: `package.json ${name}` }];
  };
  const bin = textOf(raw.bin);
  const bins = Object.entries(bin === null ? textFieldsOf(raw.bin) : { [textOf(raw.name) ?? '']: bin });
  return [
    ...bins.map(([name, path]) => ({
      path,
      why: name === '' ? 'package.json bin' : `package.json bin "${name}"`,
    })),
    ...(raw.main === undefined && raw.exports === undefined && raw.bin === undefined
      ? [{ path: 'index', why: 'package.json without main' }]
      : field('main')),
    ...field('module'),
    ...field('browser'),
    ...exported(raw.exports, '.', 0),
  ];
}

/** Every file that some condition of `exports` offers; patterns with `*` and types are left out. */
function exported(value: unknown, key: string, depth: number): ParsedManifest['entries'] {
  if (depth > 6) return [];
  const path = textOf(value);
  if (path !== null) {
    const usable = !path.includes('*') && !path.endsWith('.d.ts') && !/package\.json$/.test(path);
    return usable ? [{ path, why: `package.json exports "${key}"` }] : [];
  }
  return Object.entries(fieldsOf(value)).flatMap(([name, child]) =>
    name === 'types' ? [] : exported(child, name.startsWith('.') ? name : key, depth + 1),
  );
}
