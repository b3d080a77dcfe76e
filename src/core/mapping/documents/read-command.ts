// Finds the scripts that a command line calls. Programs have commands of their own (`npm install`); only a word that can
// be nothing else is certainly a script.

import { simpleCommands, withoutPrefixes } from '../../shell/command-words.ts';
import type { ClaimSubject, ScriptTool } from './claim.ts';

type Script = Extract<ClaimSubject, { kind: 'script' }>;

const PROGRAMS = new Set(
  [
    'npm pnpm yarn bun npx pnpx bunx deno node tsx ts-node tsc make gmake just task rake bundle composer php artisan python python3 pip pip3',
    'pipenv poetry uv hatch pytest tox nox ruff mypy black go cargo rustc rustup mvn gradle gradlew java javac dotnet swift xcodebuild cmake',
    'ctest ninja gcc g++ clang git gh docker docker-compose kubectl helm terraform ansible bash sh zsh source cd cp mv rm mkdir touch cat ls',
    'grep rg find sed awk curl wget echo export env ssh scp tar unzip chmod chown sudo brew apt apt-get systemctl turbo nx lerna vitest jest',
    'mocha ava playwright cypress eslint prettier biome vite webpack rollup esbuild next nuxt wrangler vercel netlify firebase prisma drizzle-kit',
    'psql mysql redis-cli sqlite3 mongosh rspec rails bin/rails mix elixir node-gyp prebuildify changeset tap nyc c8 knip code open time',
  ].flatMap((line) => line.split(' ')),
);

/** pnpm, yarn and bun also run any installed program by its name: only these words are always scripts. */
const USUAL =
  /^(?:test|tests|build|lint|start|dev|serve|watch|format|fmt|typecheck|type-check|check|coverage|e2e|clean|release|bench|storybook|generate|codegen|migrate|seed|ci|verify|preview)$/;

/** Whether the first word is a well-known program or a script file. */
export function isCommand(line: string): boolean {
  if (/->|=>|→/.test(line)) return false;
  const first = line.replace(/^(?:\$ |[A-Z_][A-Z0-9_]*=\S* )+/, '').split(/\s/, 1)[0] ?? '';
  return (
    PROGRAMS.has(first.replace(/^\.\//, '')) ||
    /^\.\/[\w./-]+$/.test(first) ||
    /^[\w.-]+(?:\/[\w.-]+)+\.(?:sh|py|js|mjs|cjs|ts|rb)$/.test(first)
  );
}

/**
 * In order of appearance. None if an option changes the folder, since the scripts are then those of an unknown project.
 */
export function commandScripts(line: string): readonly Script[] {
  return simpleCommands(line).flatMap((words) => {
    const [program = '', ...rest] = withoutPrefixes(words[0] === '$' ? words.slice(1) : words);
    return scriptsOf(program, rest);
  });
}

function scriptsOf(program: string, words: readonly string[]): readonly Script[] {
  switch (program) {
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return packageScript(program, words);
    case 'make':
    case 'gmake':
    case 'just':
      return targets(program === 'just' ? 'just' : 'make', words);
    case 'composer':
      return named('composer', /^run(?:-script)?$/.test(words[0] ?? '') ? words[1] : undefined);
    case 'deno':
      return named('deno', words[0] === 'task' ? words[1] : undefined);
    default:
      return [];
  }
}

/** Handles options of the package managers: `pnpm --filter web -r run build`. */
function packageScript(program: string, words: readonly string[]): readonly Script[] {
  if (words.some((word) => /^(?:--prefix|--cwd|-C|--dir)(?:=|$)/.test(word))) return [];
  const rest = withoutOptions(words);
  const [first, second] = program === 'yarn' && rest[0] === 'workspace' ? rest.slice(2) : rest;
  if (first === undefined) return [];
  if (/^(?:run|run-script|rum)$/.test(first)) return named('npm', second);
  if (/^(?:t|tst)$/.test(first)) return named('npm', 'test');
  return program === 'npm' ? lifecycleScript(first) : scriptOrProgram(program, first);
}

/** npm runs no other scripts by their bare name. */
function lifecycleScript(word: string): readonly Script[] {
  return /^(?:test|start|stop|restart)$/.test(word) ? named('npm', word) : [];
}

function scriptOrProgram(program: string, word: string): readonly Script[] {
  if ((program === 'bun' && word === 'test') || !isName(word)) return [];
  return [{ kind: 'script', tool: 'npm', name: word, certain: USUAL.test(word) || word.includes(':') }];
}

const WITH_VALUE =
  /^(?:--filter|-F|--workspace|-w|--loglevel|--reporter|--silent-level|--workspace-concurrency)$/;

function withoutOptions(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') break;
    // pnpm's -w has no value; npm's names a workspace. The next word is skipped only if there is one.
    if (WITH_VALUE.test(word)) index += 1;
    else if (!word.startsWith('-')) kept.push(word);
  }
  return kept;
}

function targets(tool: 'make' | 'just', words: readonly string[]): readonly Script[] {
  if (words.some((word) => /^(?:-C|-f|--file|--directory|--justfile)/.test(word))) return [];
  const names = words.filter((word) => !word.startsWith('-') && !word.includes('='));
  return (tool === 'just' ? names.slice(0, 1) : names).flatMap((name) => named(tool, name));
}

function named(tool: Exclude<ScriptTool, 'any'>, name: string | undefined): readonly Script[] {
  return name === undefined || !isName(name) ? [] : [{ kind: 'script', tool, name, certain: true }];
}

function isName(word: string): boolean {
  return /^[A-Za-z0-9_][\w:./@-]*$/.test(word) && word.length <= 100;
}
