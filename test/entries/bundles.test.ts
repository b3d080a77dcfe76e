// What is built: no module twice, and nothing that a hook need not load.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBuild } from './built.ts';

const dist = useBuild();

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
/** The bundler names each module that it took in. */
const modulesIn = (path: string): Set<string> =>
  new Set(
    [...readFileSync(path, 'utf8').matchAll(/^ *\/\/ ((?:src|node_modules)\/\S+)$/gm)].map(
      (hit) => hit[1] ?? '',
    ),
  );
/** The files that a bundle loads with it, itself included. */
const loadedBy = (path: string): Set<string> => {
  const loaded = new Set([path]);
  for (const file of loaded) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^var \w+ = require\("(\.[^"]+)"\);$/gm))
      loaded.add(join(dirname(file), name));
  }
  return loaded;
};

describe('dist', () => {
  it('holds no module of a part twice', () => {
    const homes = new Map<string, string[]>();
    for (const path of filesBelow(join(dist(), 'lib')))
      for (const name of modulesIn(path)) homes.set(name, [...(homes.get(name) ?? []), path]);
    expect(homes.size).toBeGreaterThan(500);
    expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('weighs no more than 4.2 MB', () => {
    const bytes = filesBelow(dist()).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(4_200_000);
  });

  it('has no two files that need each other', () => {
    const files = filesBelow(join(dist(), 'lib'));
    const needed = new Map(files.map((path) => [path, [...loadedBy(path)].filter((one) => one !== path)]));
    const circles = files.filter((path) => needed.get(path)?.some((one) => needed.get(one)?.includes(path)));
    expect(circles).toEqual([]);
  });

  it('loads one file for a turn of a loop', () => {
    const active = join(dist(), 'lib', 'hooks.active.on-stop.cjs');
    expect([...loadedBy(active)]).toEqual([active]);
  });

  it('loads for a turn with a check what every turn of it uses, in few files', () => {
    const parts = ['loop.gather-evidence', 'loop.run-checks', 'loop.judge-check', 'snapshots.keep-snapshot'];
    const files = new Set(parts.flatMap((part) => [...loadedBy(join(dist(), 'lib', `app.${part}.cjs`))]));
    const modules = [...files].flatMap((path) => [...modulesIn(path)]);
    expect(modules).toContain('src/core/failure/canonicalise.ts');
    expect(modules.filter((name) => /^src\/(app\/operations|cli)\/|node_modules\/zod\//.test(name))).toEqual(
      [],
    );
    expect(files.size).toBeLessThan(10);
  });
});
