// Reads the targets of a Makefile or justfile: what each depends on and which commands it runs.

export interface MakeRecipe {
  readonly needs: readonly string[];
  /** Without the `@` prefix; a command whose failure make ignores gets `|| true`. */
  readonly commands: readonly string[];
}

const RULE = /^([\w./-]{1,80}(?: [\w./-]{1,80}){0,8}) ?(?:[^:=\s][^:=]{0,80})?::?(?!=)([^#]*)/;
const VARIABLE = /^(?:export )?(\w{1,80}) ?[:?+]{0,2}= ?(.*)/;

/** By target, in the order of the file. */
export function recipesOf(text: string): ReadonlyMap<string, MakeRecipe> {
  const variables = new Map<string, string>();
  const recipes = new Map<string, { needs: string[]; commands: string[] }>();
  let open: readonly string[] = [];
  for (const line of text
    .replaceAll('\r', '')
    .replaceAll(/\\\n[ \t]{0,40}/g, ' ')
    .split('\n')) {
    const short = line.slice(0, 2_000);
    const isRecipe = /^[\t ]+\S/.test(short);
    if (isRecipe)
      for (const name of open) recipes.get(name)?.commands.push(commandOf(short.trim(), variables));
    else if (short.trim() !== '' && !short.startsWith('#')) open = header(short, recipes, variables);
  }
  return recipes;
}

function header(
  line: string,
  recipes: Map<string, { needs: string[]; commands: string[] }>,
  variables: Map<string, string>,
): readonly string[] {
  const variable = VARIABLE.exec(line);
  if (variable !== null) {
    variables.set(variable[1] ?? '', variable[2] ?? '');
    return [];
  }
  const rule = RULE.exec(line);
  if (rule === null) return [];
  const names = (rule[1] ?? '').split(' ');
  const needs = (rule[2] ?? '').split(/\s/).filter((word) => /^[\w./-]+$/.test(word));
  for (const name of names) {
    const recipe = recipes.get(name) ?? { needs: [], commands: [] };
    recipe.needs.push(...needs);
    recipes.set(name, recipe);
  }
  return names;
}

function commandOf(line: string, variables: ReadonlyMap<string, string>): string {
  const [, marks = '', command = ''] = /^([@+-]{0,3})(.*)/.exec(line) ?? [];
  const filled = command.replaceAll(
    /\$[({](\w{1,80})[)}]/g,
    (whole, name: string) => variables.get(name) ?? whole,
  );
  return marks.includes('-') ? `${filled} || true` : filled;
}
