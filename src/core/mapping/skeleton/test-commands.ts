// Commands that run tests beside those of manifests and pipelines.

/** Targets called `test...` or `check...` of the files at the root. */
export function taskCommands(tasks: ReadonlyMap<string, string>): readonly string[] {
  return [...tasks].flatMap(([path, text]) => {
    const program = /justfile$/i.test(path) ? 'just' : 'make';
    const targets = text.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets].map(([, target]) => `${program} ${target}`);
  });
}

/** What everybody types, for projects that write no command down. */
const USUAL: Readonly<Record<string, string>> = {
  pytest: 'pytest',
  tox: 'tox',
  nox: 'nox',
  'go test': 'go test ./...',
  'cargo test': 'cargo test',
  rspec: 'bundle exec rspec',
  'dotnet test': 'dotnet test',
};

export function usualCommand(runner: string): readonly string[] {
  const command = Object.hasOwn(USUAL, runner) ? USUAL[runner] : undefined;
  return command === undefined ? [] : [command];
}
