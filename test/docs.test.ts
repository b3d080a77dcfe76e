// The documents, the manifests and the commands must agree with the code and with each other.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../src/adapters/config/project-config.ts';
import { pluginRecipes } from '../src/app/loop/find-recipe.ts';
import { TEST_RUNNERS } from '../src/core/checks/empty-run.ts';
import { answerAtOnce } from '../src/core/commands/command-help.ts';
import { findCommand, SLASH_COMMANDS, WAYS } from '../src/core/commands/slash-commands.ts';
import { defaultBreakerLimits } from '../src/core/loop/breaker.ts';
import { CAUSES } from '../src/core/loop/ending-causes.ts';
import { longestGuidanceSeconds, secondsForChecks } from '../src/core/loop/hook-time.ts';
import { parseArguments } from '../src/core/loop/parse-arguments.ts';
import { repromptLimit } from '../src/core/loop/texts/reprompt.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string): readonly string[] => {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

const pages = [
  ...namesIn('.').filter((name) => name.endsWith('.md') && name !== 'CLAUDE.md'),
  ...namesIn('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const commands = namesIn('commands').map((name) => name.replace(/\.md$/, ''));
const readme = read('README.md');

/** Without code, where brackets are not links. */
const prose = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** What somebody wrote and somebody reads. */
const written = (text: string): string =>
  text
    .replaceAll(/<!-- This table is generated[\s\S]*?<!-- end -->/g, '')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '');

const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s|]+/).flatMap((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(word)?.[0] ?? []);

/** Those of paragraphs and lists. */
const sentencesOf = (text: string): readonly string[] =>
  written(text)
    .split('\n')
    .filter((line) => /^[^#|]/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.trim());

const linksOf = (page: string): readonly string[] =>
  [...prose(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);

/** As the usual Markdown hosts make them: lower case, words joined by hyphens, no punctuation. */
const anchorsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const brokenLinks = (page: string): readonly string[] =>
  linksOf(page).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const path = file === '' ? join(root, page) : resolve(root, dirname(page), file);
    return !existsSync(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
  });

const field = (json: string, name: string): unknown => {
  const value: unknown = JSON.parse(read(json));
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
};

/** The `key: value` lines of a file's frontmatter. */
const frontmatterOf = (path: string): ReadonlyMap<string, string> => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read(path)) ?? [];
  return new Map(
    head.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
};

const section = (text: string, title: string): string => {
  const start = text.indexOf(`\n${title}\n`);
  if (start === -1) throw new Error(`there is no section "${title}"`);
  const [, body = ''] = /^\n#+ [^\n]*\n([\s\S]*?)(?=\n#|$(?![\s\S]))/.exec(text.slice(start)) ?? [];
  return body;
};

/** The first and second cell of each row of the first table. */
const rowsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, first = '', second = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [first, second];
    });

describe('the pages', () => {
  it.each(pages)('link only to existing targets: %s', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('are all named in the README', () => {
    const linked = linksOf('README.md').map((link) =>
      relative(root, resolve(root, link.split('#')[0] ?? '')),
    );
    const missing = pages.filter((page) => page.startsWith('docs/') && !linked.includes(page));
    expect(missing).toEqual([]);
  });

  it('are checked for links to a missing page or section', () => {
    const anchors = anchorsOf(join(root, 'docs', 'loop.md'));
    expect(anchors).toContain('what-claude-sees');
    expect(anchors).not.toContain('what-nobody-sees');
    expect(prose('a [b](c) `[d](e)`\n```\n[f](g)\n```\n')).toBe('a [b](c) \n\n');
  });

  it.each(
    pages.filter(
      (page) => !['AGENTS.md', 'CHANGELOG.md'].includes(page) && read(page).includes('NotebookLM'),
    ),
  )('say once what NotebookLM is called now: %s', (page) => {
    expect(read(page).match(/NotebookLM \(now Gemini Notebook\)/g)).toHaveLength(1);
  });

  it('include a README of at most 150 lines and 900 words, in short sentences', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
    expect(wordsOf(written(readme)).length).toBeLessThanOrEqual(900);
    const sentences = sentencesOf(readme);
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.flatMap(wordsOf).length / sentences.length).toBeLessThanOrEqual(16);
  });

  it('are counted without code, generated tables and the addresses of links', () => {
    const page =
      '# Two words\n\nA [b c](d.md) `e f`. And so on: it ends!\n\n```\ng\n```\n\n<!-- This table is generated -->\n| h |\n<!-- end -->\n| i | j |\n';
    expect(wordsOf(written(page))).toEqual('Two words A b c e f And so on it ends i j'.split(' '));
    expect(sentencesOf(page)).toEqual(['A b c e f.', 'And so on: it ends!']);
  });

  it('include CLAUDE.md as a link to AGENTS.md', () => {
    // Without the right to create links, git on Windows checks out a file that contains the target.
    const isLink = lstatSync(join(root, 'CLAUDE.md')).isSymbolicLink();
    const target = isLink ? readlinkSync(join(root, 'CLAUDE.md')) : read('CLAUDE.md').trim();
    expect(isLink || process.platform === 'win32').toBe(true);
    expect(target).toBe('AGENTS.md');
  });

  it('include AGENTS.md, which names every top-level folder', () => {
    const own = [
      '.claude-plugin',
      'commands',
      'dist',
      'docs',
      'hooks',
      'recipes',
      'scripts',
      'skills',
      'src',
      'test',
    ];
    const agents = read('AGENTS.md');
    expect(own.filter((folder) => !agents.includes(`\`${folder}/`))).toEqual([]);
  });

  it('include AGENTS.md, which names every folder of core and app', () => {
    const agents = section(read('AGENTS.md'), '## Folders');
    const folders = ['src/core', 'src/app'].flatMap((folder) =>
      namesIn(folder).filter((name) => lstatSync(join(root, folder, name)).isDirectory()),
    );
    expect(folders.length).toBeGreaterThan(30);
    expect([...new Set(folders)].filter((name) => !agents.includes(`\`${name}/\``))).toEqual([]);
  });
});

describe('the options of /msw:loop', () => {
  it('are valid in every example', () => {
    const examples = pages.flatMap((page) =>
      [...read(page).matchAll(/^(?:> )?\/msw:loop (.+)$/gm)].flatMap(([, args]) => args ?? []),
    );
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.map((args) => parseArguments(args)).filter(({ status }) => status !== 'ok')).toEqual([]);
  });
});

describe('the recipes', () => {
  it('are those of the table in the tutorial, with its texts', () => {
    const table = section(read('docs/tutorial.md'), '### Ready loops').match(/^\| `.+\|$/gm) ?? [];
    const rows = pluginRecipes().map(
      ({ name, about, needs }) => `| \`${name}\` | ${about} | ${needs ?? ''} |`,
    );
    expect(table).toEqual(rows);
  });

  it('are part of what a client installs', () => {
    expect(field('package.json', 'files')).toContain('recipes');
  });
});

describe('the slash commands in examples', () => {
  const typed = pages.flatMap((page) =>
    [...read(page).matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, language, block = '']) =>
      language !== ''
        ? []
        : [...block.matchAll(/^(?:> )?\/msw:(\w+)(?: (.*?))?(?: {2,}.*)?$/gm)].map(
            ([, name = '', args = '']) => [name, args] as const,
          ),
    ),
  );

  it('are many', () => expect(typed.length).toBeGreaterThan(30));

  it.each(typed)('exist and accept their arguments: /msw:%s %s', (name, args) => {
    const command = findCommand(name);
    expect(command).toBeDefined();
    if (command !== undefined) expect(answerAtOnce(command, args)).toBeNull();
  });
});

describe('numbers and names in the pages', () => {
  const words = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const loop = words(read('docs/loop.md'));
  const runners = section(read('docs/proof.md'), '### Runs that tested nothing')
    .split(/,|\n|\.$/m)
    .map((name) => name.replace(/\(.*/, '').trim());
  const breaker = rowsOf(section(read('docs/loop.md'), '## The breaker'));
  const numberFor = (setting: string): string | undefined =>
    breaker.find(([sign]) => sign.startsWith(setting))?.[1];

  it('match the code: the breaker', () => {
    const limits = defaultBreakerLimits;
    expect(numberFor('the same failure, and no file changed')).toBe(String(limits.sameFailure));
    expect(numberFor('the same failure, although')).toBe(String(limits.sameFailureWithChanges));
    expect(numberFor('iterations in a row')).toBe(String(limits.noProgress));
    expect(numberFor('tool calls denied')).toBe(String(limits.permissionDenials));
    expect(numberFor('cooldown')).toBe(`${limits.cooldownMinutes} minutes`);
    expect(defaultConfig.breaker).toEqual({
      sameFailure: limits.sameFailure,
      sameFailureWithChanges: limits.sameFailureWithChanges,
      cooldownMinutes: limits.cooldownMinutes,
    });
  });

  it('match the code: limits of time and length', () => {
    expect(loop).toContain(`at most ${repromptLimit.toLocaleString('en')} characters`);
    expect(loop).toContain(`${secondsForChecks.toLocaleString('en')} of them at most`);
    expect(loop).toContain(`after ${defaultConfig.infraRetrySeconds.join(' and after ')} seconds`);
    expect(read('hooks/hooks.json')).toContain('"timeout": 7200');
  });

  it('match the code: how a loop ends', () => {
    const rows = read('docs/loop.md').match(/^\| .* \| `.*` \|.*$/gm) ?? [];
    for (const [cause, { name, who }] of Object.entries(CAUSES))
      expect(rows.filter((row) => row.includes(`\`${cause}\``))).toEqual([
        expect.stringMatching(new RegExp(`^\\| ${name} \\| .* \\| ${who} \\| `)),
      ]);
  });

  it('match the code: the settings and their defaults', () => {
    const { breaker, ...single } = defaultConfig;
    const nested = Object.entries(breaker).map(([key, value]) => [`breaker.${key}`, value] as const);
    const rows = new Map(rowsOf(section(read('docs/data.md'), '### Settings: `.msw/config.json`')));
    for (const [key, value] of [...Object.entries(single), ...nested])
      expect([key, words(rows.get(`\`${key}\``) ?? '').replaceAll(/[` ]/g, '')]).toEqual([
        key,
        JSON.stringify(value),
      ]);
  });

  it.each(TEST_RUNNERS.map(({ runner }) => runner))('match the code: the runner %s', (runner) => {
    expect(runners).toContain(runner);
  });
});

describe('the plugin', () => {
  it('has one version', () => {
    const version = field('.claude-plugin/plugin.json', 'version');
    expect(field('package.json', 'version')).toBe(version);
    // Between releases the number is raised for changes that are still under Unreleased.
    const newest = /^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md'))?.[1] ?? '';
    expect(newest.localeCompare(String(version), 'en', { numeric: true })).toBeLessThanOrEqual(0);
    expect(readme).toContain(`Version ${version}`);
  });

  it('is installed under the name that the README gives', () => {
    const name = `${field('.claude-plugin/plugin.json', 'name')}@${field('.claude-plugin/marketplace.json', 'name')}`;
    for (const verb of ['/plugin install', 'claude plugin update', 'claude plugin uninstall'])
      expect(readme).toContain(`${verb} ${name}`);
  });

  it('is small: a client copies the whole repository', ({ skip }) => {
    if (!existsSync(join(root, '.git'))) skip('this is not a clone');
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const files = listed.filter((name) => name !== '').map((name) => join(root, name));
    const sizes = files.flatMap((path) => lstatSync(path, { throwIfNoEntry: false })?.size ?? []);
    expect(sizes.length).toBeLessThanOrEqual(2_480);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(21_300_000);
  });

  it('has no lockfile that would make the client install packages', () => {
    const bad = ['package-lock.json', 'npm-shrinkwrap.json', 'bun.lock', 'bun.lockb'];
    expect(bad.filter((name) => existsSync(join(root, name)))).toEqual([]);
  });
});

describe('the commands', () => {
  const keys = ['description', 'argument-hint', 'allowed-tools', 'disable-model-invocation'];
  it('are all in docs/commands.md, and no others; ten of them in the README', () => {
    const rows = rowsOf(section(`\n${read('docs/commands.md')}`, '# Commands'));
    const named = rows.flatMap(([typed]) => /\/msw:([a-z-]+)/.exec(typed)?.[1] ?? []);
    expect(named.toSorted()).toEqual(commands.toSorted());
    expect(rowsOf(section(readme, '## Commands')).filter((row) => !rows.join().includes(row.join()))).toEqual(
      [],
    );
    expect(rowsOf(section(readme, '## Commands'))).toHaveLength(10);
  });

  it('share no name with a skill', () => {
    expect(commands.filter((name) => namesIn('skills').includes(name))).toEqual([]);
  });

  it('reach the hook that answers them', () => {
    const matchers = [...read('hooks/hooks.json').matchAll(/"matcher": "(msw:[^"]+)"/g)];
    const matched = matchers.flatMap(([, matcher = '']) => matcher.split('|'));
    expect(matched.toSorted()).toEqual(commands.map((name) => `msw:${name}`).toSorted());
  });

  it('are those of the table, with its texts', () => {
    const told = SLASH_COMMANDS.map(({ name, summary, usage }) => [name, summary, usage]);
    const files = commands.map((name) => {
      const given = frontmatterOf(`commands/${name}.md`);
      const hint = given.get('argument-hint') ?? '';
      return [name, given.get('description'), /^'(.*)'$/.exec(hint)?.[1] ?? hint];
    });
    expect(files.toSorted()).toEqual(told.toSorted());
  });

  it('let go use the tools of the commands it stands for, and reuse their texts unchanged', () => {
    const others = commands.filter((name) => WAYS.some((way) => way === name));
    const toolsOf = (name: string) =>
      (frontmatterOf(`commands/${name}.md`).get('allowed-tools') ?? '')
        .split(', ')
        .filter((tool) => tool !== '');
    expect([...new Set(others.flatMap(toolsOf))].toSorted()).toEqual(toolsOf('go').toSorted());
    // The client would fill these in; nothing does if another command supplies the text.
    const supplied = others.filter(
      (name) => !read(`commands/${name}.md`).includes('answers this command by itself'),
    );
    for (const name of supplied) expect(read(`commands/${name}.md`)).not.toMatch(/\$\{|\$[A-Z0-9]/);
  });

  it.each(commands)('have only frontmatter that every client knows: %s', (name) => {
    const given = frontmatterOf(`commands/${name}.md`);
    expect([...given.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect(given.get('description')).toMatch(/^\S.{5,}/);
  });

  // Typed text counts as the user's word, so Claude must not be able to type it, nor to have it typed later.
  it.each(commands)('can be invoked only by the user: %s', (name) => {
    expect(frontmatterOf(`commands/${name}.md`).get('disable-model-invocation')).toBe('true');
  });
});

it('every test named in SECURITY.md exists', () => {
  const named = [...read('SECURITY.md').matchAll(/^\|.*\| (.*) \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => `test/${name}`),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.filter((name) => !existsSync(join(root, name.endsWith('/') ? name : `${name}.test.ts`))),
  ).toEqual([]);
});

describe('hooks.json', () => {
  /** The events of 2.1.197. Older clients drop all hooks of a plugin that names an unknown event. */
  const eventsOfOldestClient = [
    ...['SessionStart', 'SessionEnd', 'Setup', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop'],
    ...['UserPromptSubmit', 'UserPromptExpansion', 'PreToolUse', 'PostToolUse', 'PostToolUseFailure'],
    ...['PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'PreCompact', 'PostCompact'],
    ...['Notification', 'TaskCreated', 'TaskCompleted', 'TeammateIdle', 'Elicitation', 'ElicitationResult'],
    ...['ConfigChange', 'WorktreeCreate', 'WorktreeRemove', 'InstructionsLoaded', 'CwdChanged'],
    ...['FileChanged', 'MessageDisplay'],
  ];

  it('names only events of the oldest tested client', () => {
    const hooks = field('hooks/hooks.json', 'hooks');
    const events = typeof hooks === 'object' && hooks !== null ? Object.keys(hooks) : [];
    expect(events).toContain('Stop');
    expect(events.filter((event) => !eventsOfOldestClient.includes(event))).toEqual([]);
  });

  it('names a module that is built; Codex, which refuses a file with modules, reads another one', () => {
    const [module, ...others] = [field('hooks/hooks.json', 'modules')].flat();
    expect(others).toEqual([]);
    expect(existsSync(join(root, 'hooks', String(module)))).toBe(true);
    const codex: unknown = JSON.parse(
      read(`hooks/${basename(String(field('.codex-plugin/plugin.json', 'hooks')))}`),
    );
    expect(Object.keys(codex ?? {})).toEqual(['description', 'hooks']);
    for (const key of ['name', 'version', 'description'])
      expect(field('.codex-plugin/plugin.json', key)).toBe(field('.claude-plugin/plugin.json', key));
  });

  it('makes each hook end itself before the client ends it', () => {
    const calls = [
      ...read('hooks/hooks.json').matchAll(/"args": \[(.*)\],\n\s*(?:"if": .*\n\s*)?"timeout": (\d+)/g),
    ];
    const entries = read('hooks/hooks.json').match(/"command": "node"/g) ?? [];
    expect(calls.length).toBe(entries.length);
    for (const [, args = '', timeout] of calls) {
      const words = [...args.matchAll(/"([^"]*)"/g)].flatMap(([, text]) => text ?? []);
      const [program, limit] = words.filter((word) => !word.startsWith('--'));
      // It reads two small files at once and waits for nothing that a limit could end.
      if (program?.endsWith('/permit.cjs')) continue;
      expect(Number(limit), program).toBeGreaterThan(0);
      expect(Number(limit), program).toBeLessThan(Number(timeout));
      if (program?.endsWith('/stop.cjs'))
        expect(Number(limit)).toBeGreaterThan(secondsForChecks + longestGuidanceSeconds);
    }
  });

  it('names only files that are built, in exec form', () => {
    const paths = [...read('hooks/hooks.json').matchAll(/\$\{CLAUDE_PLUGIN_ROOT\}\/([^"]+)/g)].flatMap(
      ([, path]) => path ?? [],
    );
    const entries = read('hooks/hooks.json').match(/"command": "node"/g) ?? [];
    expect(paths.length).toBe(entries.length);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
