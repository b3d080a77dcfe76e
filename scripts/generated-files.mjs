// What is generated from the operations and the slash commands, since it is needed where loading these would take too
// long: by hooks, by the server, and by the client itself.

/** How long the hook of a command may take in seconds, by what it may have to wait for. */
const WAITS = {
  checks: { limit: 190, timeout: 200, statusMessage: 'msw: running the checks once before Claude begins' },
  notes: { limit: 290, timeout: 300, statusMessage: 'msw: asking your notes' },
  uploads: { limit: 290, timeout: 300, statusMessage: 'msw: looking at NotebookLM' },
  nothing: { limit: 55, timeout: 60 },
};

/** The ten commands of the README. */
const FRONT_PAGE = ['loop', 'go', 'status', 'report', 'stop', 'resume', 'undo', 'plan', 'ask', 'doctor'];

/** What docs/cli.md says of a verb by who may call it. */
const CALLERS = { anyone: '', 'people and scripts': ' *Scripts.*', people: ' *People.*' };

/**
 * @param tables nouns, all operations, slash commands, how an operation is typed, and the schema of a settings file
 * @param read a committed file by its path from the root, or null
 * @returns the texts by path from the root
 */
export function generatedFiles({ nouns, operations, commands, usageOf, fileSchema }, read) {
  const slashed = operations.flatMap(({ name, slash }) => (slash === null ? [] : [[name, slash]])).sort();
  return new Map([
    ['src/core/commands/slashed-calls.json', json(Object.fromEntries(slashed))],
    ['src/core/grants/grants.json', json(grantsOf(operations))],
    ['src/mcp/tool-names.json', json(toolNames(operations))],
    ['hooks/hooks.json', hooksOf(read('hooks/hooks.json'), operations, commands)],
    [
      'docs/cli.md',
      withTables(read('docs/cli.md'), [['noun', 'does', 'verbs'], ...verbRows(nouns, operations, usageOf)]),
    ],
    [
      'docs/commands.md',
      withTables(
        read('docs/commands.md'),
        [['command', 'does'], ...commandRows(commands)],
        [['option', 'meaning'], ...optionRows(commands)],
      ),
    ],
    [
      'README.md',
      withTables(read('README.md'), [['command', 'does'], ...commandRows(commands.filter(isOnFrontPage))]),
    ],
    ['schemas/config.schema.json', `${JSON.stringify(fileSchema('project'), null, 2)}\n`],
    ['schemas/settings.schema.json', `${JSON.stringify(fileSchema('user'), null, 2)}\n`],
    ...commands.map((command) => {
      const path = `commands/${command.name}.md`;
      return [path, withFrontMatter(command, read(path) ?? newCommand(command, slashed))];
    }),
  ]);
}

function grantsOf(operations) {
  const calls = operations.flatMap(({ name, grant }) => {
    if (grant === null) return [];
    const { to, agent = null, options = [] } = grant;
    return [{ call: name, to, agent, options: options.map(dashed) }];
  });
  const tools = operations.flatMap(({ tool }) =>
    tool?.grant === undefined ? [] : [{ tool: tool.name, ...tool.grant }],
  );
  return { calls, tools };
}

/** As an option is typed. */
function dashed(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toolNames(operations) {
  return Object.fromEntries(
    operations.flatMap(({ name, tool }) => (tool === null ? [] : [[tool.name, name]])),
  );
}

/** The hooks of the commands, and of the tools that an agent may call; the rest of the file is written by hand. */
function hooksOf(text, operations, commands) {
  const file = JSON.parse(text);
  file.hooks.UserPromptExpansion = Object.entries(WAITS).map(([wait, { limit, ...rest }]) => {
    const matched = commands.filter(({ waitsFor = 'nothing' }) => waitsFor === wait);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the client fills it in.
    const args = ['${CLAUDE_PLUGIN_ROOT}/dist/hooks/command.cjs', String(limit)];
    return {
      hooks: [{ type: 'command', command: 'node', args, ...rest }],
      matcher: matched.map(({ name }) => `msw:${name}`).join('|'),
    };
  });
  const [shell, server] = file.hooks.PreToolUse;
  const tools = grantsOf(operations).tools.map(({ tool }) => `mcp__plugin_msw_msw__${tool}`);
  file.hooks.PreToolUse = [shell, { ...server, matcher: tools.join('|') }];
  return json(file);
}

/** The client shows both lines in its list of commands. */
function withFrontMatter({ summary, usage }, text) {
  const hint = usage === '' ? '' : `argument-hint: '${usage.replaceAll("'", "''")}'\n`;
  return text
    .replace(/^argument-hint: .*\n/m, '')
    .replace(/^description: .*\n/m, () => `description: ${summary}\n${hint}`);
}

function isOnFrontPage({ name }) {
  return FRONT_PAGE.includes(name);
}

function verbRows(nouns, operations, usageOf) {
  return Object.entries(nouns).map(([noun, { about }]) => {
    const verbs = operations
      .filter(({ name }) => name.split(' ')[0] === noun)
      .map((one) => `\`${usageOf(one)}\`${CALLERS[one.callers]}`);
    return [noun, `${about}.`, verbs.join('<br>')];
  });
}

/** As people type them, with what they do. */
function commandRows(commands) {
  return commands.map(({ name, usage, summary }) => {
    const typed = `/msw:${name} ${usage}`.trimEnd().replaceAll('|', '\\|');
    return [`\`${typed}\``, summary];
  });
}

function optionRows(commands) {
  const { options } = commands.find(({ name }) => name === 'loop');
  return options.map(([typed, meaning]) => [`\`${typed}\``, meaning]);
}

/** Each table stands between two comments, and is replaced in their order. */
function withTables(page, ...tables) {
  const left = [...tables];
  return page.replace(/(<!-- This table is generated[^\n]*-->\n)[\s\S]*?(<!-- end -->)/g, (_, begin, end) => {
    const [head, ...rows] = left.shift();
    const rule = `|${head.map(() => '---|').join('')}`;
    const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    const lines = [first, rule, ...others];
    return [begin, ...lines, '', end].join('\n');
  });
}

/** The text of a command that an operation answers. */
function newCommand({ name }, slashed) {
  const [call] = slashed.find(([, slash]) => slash === `/msw:${name}`) ?? [];
  if (call === undefined)
    throw new Error(
      `/msw:${name} has no text: write commands/${name}.md, or give an operation the field slash: '/msw:${name}'.`,
    );
  return [
    ...['---', 'description: ', 'disable-model-invocation: true', '---', ''],
    `MSW answers this command by itself. That you read this means that its hooks did not run: tell the user so in one sentence, and that \`node "\${CLAUDE_PLUGIN_ROOT}/dist/cli.mjs" ${call}\` does the same in a terminal. Do nothing else.`,
    '',
  ].join('\n');
}

function json(value) {
  return `${indented(value, '')}\n`;
}

/** As Biome formats it: a list that fits into its line stays there. */
function indented(value, margin) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${margin}  `;
  const isList = Array.isArray(value);
  const rows = isList
    ? value.map((one) => indented(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${indented(one, inner)}`);
  if (rows.length === 0) return isList ? '[]' : '{}';
  const line = `[${rows.join(', ')}]`;
  if (isList && value.every((one) => typeof one !== 'object') && line.length < 90) return line;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${margin}${close}`;
}
