// Reads a recipe: a Markdown file whose frontmatter says how the check is found, what is protected and the budget, and
// whose text is the task. Whoever wrote it, what cannot be read is refused in one sentence.

import { type OptionName, requestDefaults } from '../../commands/loop-options.ts';
import { readFrontmatter } from '../../text/markdown/frontmatter.ts';
import { bodyStart } from '../../text/markdown/frontmatter-block.ts';
import { isMap, scalar, texts, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { plainLine } from '../../text/plain-line.ts';
import { withOption } from '../parse-arguments.ts';

export interface Recipe {
  readonly name: string;
  readonly about: string;
  /** What must be typed behind its name, for example `the file: "src/cart.js"`; null when nothing must. */
  readonly needs: string | null;
  /** Names of scripts, the first of which that the project has is the check. */
  readonly check: readonly string[];
  /** Names of scripts that run besides, each where the project has it. */
  readonly with: readonly string[];
  /** Commands that run besides. */
  readonly commands: readonly string[];
  /** How often the check runs in a row. */
  readonly times: number;
  /** What to type where the project has no such script, as a clause. */
  readonly ask: string;
  /** Protected paths and the budget, by the name of the option that says the same. */
  readonly options: readonly (readonly [name: OptionName, value: string])[];
  /** The text of the task, with `{words}` for what was typed. */
  readonly text: string;
}

export type RecipeReading =
  | { readonly status: 'ok'; readonly recipe: Recipe }
  /** `reason` is a clause about the file. */
  | { readonly status: 'refused'; readonly reason: string };

const KEYS = ['name', 'about', 'needs', 'check', 'with', 'commands', 'times', 'ask', 'protect', 'budget'];
const BUDGET = ['max-iterations', 'max-minutes', 'max-tokens', 'check-timeout'] as const;
const MOST_TIMES = 50;
export const WORDS = '{words}';

export function readRecipe(file: string): RecipeReading {
  const { present, values, diagnostics, entries } = readFrontmatter(file);
  if (!present) return refuse('it has no frontmatter between two lines ---');
  const [broken] = diagnostics;
  if (broken !== undefined) {
    // The rest says how it was read all the same.
    const [what = ''] = broken.message.split(/ \(|;/);
    return refuse(`its frontmatter cannot be read: ${plainLine(what, 200)}`);
  }
  const foreign = entries.find(({ key }) => !KEYS.includes(key));
  if (foreign !== undefined)
    return refuse(`“${plainLine(foreign.key, 40)}” is not one of its keys: ${KEYS.join(', ')}`);
  const text = file.slice(bodyStart(file)).trim();
  if (!text.includes(WORDS)) return refuse(`its text has no ${WORDS}, where what you type goes`);
  return fromValues(values, text);
}

function fromValues(values: ValueMap, text: string): RecipeReading {
  const name = scalar(values.name);
  const about = scalar(values.about);
  if (name === null || about === null) return refuse('it needs a name and what it is about');
  const times = Number(scalar(values.times) ?? '1');
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    return refuse(`“times” needs a whole number from 1 to ${MOST_TIMES}`);
  const check = texts(values.check);
  const commands = texts(values.commands);
  if (check.length + commands.length === 0) return refuse('it names no check');
  // They become words of a command line.
  const odd = [...check, ...texts(values.with)].find((one) => !isScriptName(one));
  if (odd !== undefined)
    return refuse(`“${plainLine(odd, 60)}” is not the name of a script: a command belongs to “commands”`);
  const options = optionsOf(values);
  if (typeof options === 'string') return refuse(options);
  return {
    status: 'ok',
    recipe: {
      ...{ name: plainLine(name, 80), about: plainLine(about, 200), needs: clause(values.needs) },
      ...{ check, with: texts(values.with), commands, times, options, text },
      ask: clause(values.ask) ?? 'name a command with --check "COMMAND"',
    },
  };
}

/** Judged by the rules of the options themselves. A clause where one of them refuses its value. */
function optionsOf({ protect, budget }: ValueMap): Recipe['options'] | string {
  if (budget !== undefined && !isMap(budget))
    return `“budget” needs one of ${BUDGET.join(', ')} on each line`;
  const limits = Object.keys(budget ?? {});
  const foreign = limits.find((key) => !BUDGET.some((one) => one === key));
  if (foreign !== undefined)
    return `“${plainLine(foreign, 40)}” is not a part of a budget: ${BUDGET.join(', ')}`;
  const options = [
    ...texts(protect).map((pattern) => ['protect', pattern] as const),
    ...BUDGET.filter((name) => limits.includes(name)).map(
      (name) => [name, scalar(budget?.[name]) ?? ''] as const,
    ),
  ];
  const wrong = options.map(([name, value]) => withOption(requestDefaults, name, value));
  const reason = wrong.find((one) => typeof one === 'string');
  return reason === undefined ? options : reason.replace(/\.$/, '');
}

function isScriptName(text: string): boolean {
  return /^[A-Za-z][\w:.-]{0,60}$/.test(text);
}

/** On one line, without a full stop: it becomes the end of a sentence. */
function clause(value: Value | undefined): string | null {
  const text = scalar(value);
  return text === null ? null : plainLine(text, 300).replace(/\.$/, '');
}

function refuse(reason: string): RecipeReading {
  return { status: 'refused', reason };
}
