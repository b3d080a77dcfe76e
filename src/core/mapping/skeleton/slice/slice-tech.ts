// What a codebase is made with, in lines for a mapper.

import type { Part } from './slice-shape.ts';

export const languages: Part = (skeleton) => ({
  title: 'Languages',
  most: 20,
  lines: skeleton.languages.map(
    ({ name, files, lines, share }) =>
      `${name}: ${files} files, ${lines} lines${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ''}`,
  ),
});

export const manifests: Part = (skeleton) => ({
  title: 'Manifests',
  most: 40,
  lines: skeleton.manifests.map(({ path, kind, name, version, dependencies, workspaces }) => {
    const said = [name, version].filter((part) => part !== null).join(' ');
    const members = workspaces.length === 0 ? '' : `; workspace of ${workspaces.join(', ')}`;
    return `\`${path}\` (${kind})${said === '' ? '' : `: ${said}`}; ${dependencies.length} dependencies${members}`;
  }),
});

export const lockfiles: Part = (skeleton) => ({
  title: 'Lockfiles',
  most: 15,
  lines: skeleton.lockfiles.map(({ path, manager }) => `\`${path}\` (${manager})`),
});

export const dependencies: Part = ({ manifests: all, imports }) => {
  const used = new Map(imports.external.map(({ name, importers }) => [name, importers]));
  const names = new Map<string, { version: string; dev: boolean }>();
  for (const { name, version, dev } of all.flatMap((manifest) => manifest.dependencies)) {
    const known = names.get(name);
    if (known === undefined || (known.dev && !dev)) names.set(name, { version, dev });
  }
  const rank = (name: string, dev: boolean) => (dev ? 0 : 10_000) + (used.get(name) ?? 0);
  return {
    title: 'Dependencies',
    most: 90,
    lines: [...names]
      .sort((a, b) => rank(b[0], b[1].dev) - rank(a[0], a[1].dev))
      .map(([name, { version, dev }]) => {
        const importers = used.get(name) ?? 0;
        return `\`${name}\` ${version}${dev ? ' (development)' : ''}${importers > 0 ? `, imported by ${importers} files` : ''}`;
      }),
  };
};

export const undeclared: Part = ({ imports }) => ({
  title: 'Imported, but in no manifest that holds for the file',
  most: 20,
  lines: imports.external
    .filter(({ manifest }) => manifest === 'undeclared')
    .map(({ name, language, importers }) => `\`${name}\` (${language}): ${importers} files`),
});

export const standard: Part = ({ imports }) => ({
  title: 'Standard libraries in use',
  most: 15,
  lines: imports.external
    .filter(({ manifest }) => manifest === 'standard')
    .map(({ name, importers }) => `\`${name}\`: ${importers} files`),
});

export const scripts: Part = (skeleton) => ({
  title: 'Scripts',
  most: 40,
  lines: skeleton.manifests.flatMap(({ path, scripts: named }) =>
    Object.entries(named).map(([name, command]) => `\`${name}\` (\`${path}\`): \`${command}\``),
  ),
});

export const config: Part = (skeleton) => ({
  title: 'Settings files',
  most: 60,
  lines: skeleton.config.map(({ path, kind }) =>
    kind === 'secret' ? `\`${path}\`: may hold secrets; name it, never open it` : `\`${path}\` (${kind})`,
  ),
});

export const pipelines: Part = (skeleton) => ({
  title: 'CI',
  most: 20,
  lines: skeleton.ci.map(({ path, kind, jobs, commands }) => {
    const named = jobs.length === 0 ? '' : `; jobs ${jobs.join(', ')}`;
    return `\`${path}\` (${kind})${named}${commands.length === 0 ? '' : `; runs ${commands.slice(0, 4).join(' ; ')}`}`;
  }),
});

export const natives: Part = (skeleton) => ({
  title: 'Native code',
  most: 25,
  lines: skeleton.natives.map(({ path, kind }) => `\`${path}\` (${kind})`),
});
