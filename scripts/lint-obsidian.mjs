// Lints obsidian/ by the rules of Obsidian's directory of plugins. The tools are apart (scripts/setup.mjs): they need an
// older TypeScript than ours.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { obsidianLinter, ROOT } from './setup.mjs';

const { resolve: find } = createRequire(join(obsidianLinter(), 'package.json'));
const load = async (name) => (await import(pathToFileURL(find(name)).href)).default;
const folder = join(ROOT, 'obsidian');
// The rules read manifest.json from here.
process.chdir(folder);

const { ESLint } = await load('eslint');
const [tseslint, obsidianmd] = await Promise.all([
  load('typescript-eslint'),
  load('eslint-plugin-obsidianmd'),
]);
const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: [
    { ignores: ['LICENSE', 'tsconfig.json'] },
    ...obsidianmd.configs.recommended,
    {
      languageOptions: {
        parserOptions: {
          projectService: { allowDefaultProject: ['manifest.json'] },
          tsconfigRootDir: folder,
          extraFileExtensions: ['.json'],
        },
      },
    },
    {
      files: ['manifest.json'],
      languageOptions: { parser: tseslint.parser },
      plugins: { obsidianmd },
      rules: { 'obsidianmd/validate-manifest': 'error' },
    },
  ],
});
const results = await eslint.lintFiles(['src', 'manifest.json']);
const found = results.flatMap(({ filePath, messages }) =>
  messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
);
console.log([...found, `${results.length} files, ${found.length} findings`].join('\n'));
process.exitCode = found.length > 0 || results.length < 2 ? 1 : 0;
