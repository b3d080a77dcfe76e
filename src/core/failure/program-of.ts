// Finds the program that a command line really runs, behind package runners, shells and environments.

const RUNNERS =
  /^(?:npx|pnpx|bunx|(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)|uv run|poetry run|pdm run|hatch run|pipenv run|bundle exec|python3? -m|dotnet exec|sudo|time|nice|env|command|exec|timeout \S+|xvfb-run|cross-env|dotenv --)$/;

/** The base name of the innermost program that `command` names: `vitest` for `CI=1 npx vitest run`. */
export function programOf(command: string): string {
  const words = lastCommand(command)
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(?:\w+=|-(?!m$))/.test(word))
    .map((word) => baseName(word));
  let first = 0;
  while (first < words.length - 1 && runnerLength(words, first) > 0) first += runnerLength(words, first);
  return words[first] || words[0] || 'unknown';
}

/** How many words at `first` only start another program. */
function runnerLength(words: readonly string[], first: number): number {
  if (RUNNERS.test(`${words[first]} ${words[first + 1] ?? ''}`)) return 2;
  return RUNNERS.test(words[first] ?? '') ? 1 : 0;
}

/** Of `cd x && make && node a.js` the last one: the others only prepare. */
function lastCommand(command: string): string {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const parts = inner.split(/&&|\|\||[;|\n]/).filter((part) => part.trim() !== '');
  return parts.at(-1) ?? inner;
}

function baseName(path: string): string {
  const last =
    path
      .replace(/^['"]|['"]$/g, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  return last.replace(/\.(?:exe|cmd|bat|ps1)$/i, '');
}
