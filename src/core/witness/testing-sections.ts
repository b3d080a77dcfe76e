// Files that configure both the build and the tests. Only the test sections belong to the tests: final code with the
// dependencies of arming would fail for an unrelated reason.

/** Whether a file names dependencies, modules or targets. */
export function isManifest(path: string): boolean {
  return MANIFEST.test(baseOf(path)) || isLock(path);
}

function isLock(path: string): boolean {
  return LOCK.test(baseOf(path));
}

const LOCK =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|(?:Cargo|poetry|uv|pdm|Pipfile|Gemfile|composer|mix|flake)\.lock|go\.sum|gradle\.lockfile)$/;

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|requirements[\w.-]*\.txt|Pipfile|Cargo\.toml|go\.(?:mod|work)|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|Gemfile|.*\.gemspec|composer\.json|.*\.(?:cs|fs|vb)proj|Package\.swift|mix\.exs|deno\.jsonc?|pnpm-workspace\.yaml)$/;

/** Whether the test settings differ between two versions of a manifest. */
export function testingDiffers(path: string, before: string, after: string): boolean {
  if (isLock(path)) return false;
  const sections = sectionsOf(path, before);
  const others = sectionsOf(path, after);
  if (sections === null || others === null) return swaying(before) !== swaying(after);
  return [...sections].some(([name, text]) => others.get(name) !== text) || addsSettings(sections, others);
}

/** An added script does not run any test yet, unless it runs before or after a script that was there. */
function addsSettings(before: Sections, after: Sections): boolean {
  return [...after.keys()].some((name) => {
    const [, of] = /^script (?:pre|post)(.+)$/.exec(name) ?? [];
    return (
      !before.has(name) && (!name.startsWith('script ') || (of !== undefined && before.has(`script ${of}`)))
    );
  });
}

/** `base` with the test settings of `other`; null where they cannot be separated. */
export function withTestingOf(path: string, base: string, other: string): string | null {
  if (isNamed(path, 'package.json')) return packageWith(base, other);
  if (!hasSections(path)) return null;
  const kept = split(base).filter(({ name }) => !TESTING_SECTION.test(name));
  const brought = split(other).filter(({ name }) => TESTING_SECTION.test(name));
  return [...kept, ...brought].map(({ text }) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
}

type Sections = ReadonlyMap<string, string>;

function sectionsOf(path: string, text: string): Sections | null {
  if (isNamed(path, 'package.json')) return packageSections(text);
  if (!hasSections(path)) return null;
  return new Map(
    split(text).flatMap(({ name, text: body }) =>
      TESTING_SECTION.test(name) ? [[name, body.replaceAll(/\s+/g, ' ').trim()]] : [],
    ),
  );
}

/** Keys in package.json of tools that test or lint, besides the scripts. */
const TESTING_KEYS = ['jest', 'vitest', 'mocha', 'ava', 'tap', 'nyc', 'c8', 'eslintConfig', 'xo'];

function packageSections(text: string): Sections | null {
  const data = objectOf(text);
  if (data === null) return null;
  const scripts = Object.entries(asObject(data.scripts) ?? {});
  return new Map([
    ...scripts.map(([name, value]) => [`script ${name}`, JSON.stringify(value)] as const),
    ...TESTING_KEYS.flatMap((key) => (key in data ? [[key, JSON.stringify(data[key])] as const] : [])),
  ]);
}

function packageWith(base: string, other: string): string | null {
  const [own, brought] = [objectOf(base), objectOf(other)];
  if (own === null || brought === null) return null;
  const names = ['scripts', ...TESTING_KEYS];
  const kept = Object.entries(own).filter(([key]) => !names.includes(key));
  const taken = names.flatMap((key) => (key in brought ? [[key, brought[key]]] : []));
  return `${JSON.stringify(Object.fromEntries([...kept, ...taken]), null, 2)}\n`;
}

type Fields = Readonly<Record<string, unknown>>;

function objectOf(json: string): Fields | null {
  try {
    return asObject(JSON.parse(json.replace(/^\uFEFF/, '')));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

const TESTING_SECTION = /^(?:tool[.:](?:pytest|coverage|tox|nox|hatch\.envs)|pytest|coverage|tox|testenv)\b/;

function hasSections(path: string): boolean {
  return isNamed(path, 'pyproject.toml') || isNamed(path, 'setup.cfg');
}

/** Splits at every `[name]` at the start of a line; the part before the first has an empty name. */
function split(text: string): readonly { readonly name: string; readonly text: string }[] {
  return text
    .split(/^(?=\[)/m)
    .map((part) => ({ name: /^\[{1,2}([^[\]\n]*)\]/.exec(part)?.[1]?.trim() ?? '', text: part }));
}

function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}

/** Lines in other manifests that select, skip or excuse tests. */
const SWAYING =
  /surefire|failsafe|skip|testFailureIgnore|ignoreFailures|exclude|useJUnit|testpaths|autotests|harness|^\s*(?:doc)?test\s*=/i;

function swaying(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (SWAYING.test(line) ? [line.trim()] : []))
    .sort()
    .join('\n');
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
