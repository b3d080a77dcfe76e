// Which mappers must work again after a change of the codebase, and on what: each focus has its own reasons. Documents
// without one stay as they are.

import { detectDrift } from './detect-drift.ts';
import type { Focus } from './map-documents.ts';

/** Files since the commit of a document, with `/`; a renamed one is deleted and added. */
export interface Changes {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly deleted: readonly string[];
}

export interface FocusFacts {
  readonly changes: Changes;
  /** Paths that the documents of the focus name. */
  readonly named: ReadonlySet<string>;
  /** The text of STRUCTURE.md; empty without one. */
  readonly structure: string;
  readonly threshold: number;
}

const MANIFEST =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|[\w.-]+\.(?:cs|fs|vb)proj|mix\.exs|binding\.gyp|CMakeLists\.txt|Dockerfile|docker-compose[\w.-]*\.ya?ml|\.env[\w.-]*|[\w.-]+\.tf|tsconfig[\w.-]*\.json|(?:vite|webpack|rollup|next|nuxt|astro|svelte)\.config\.\w+)$|^\.github\/workflows\/|^\.gitlab-ci\.yml$/;
const STYLE =
  /(?:^|\/)(?:\.?(?:eslint|prettier|biome|stylelint|ruff|rubocop|golangci|editorconfig|clang-format|pylintrc|flake8|rustfmt)[\w.-]*|(?:vitest|jest|playwright|cypress|karma|ava)[\w.-]*\.\w+|pytest\.ini|tox\.ini|conftest\.py|\.mocharc[\w.-]*)$/;
const TEST =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)test_[\w-]+\.py$|_test\.\w+$/;

/** The files that make a focus worth mapping again, sorted; empty when its documents still hold. */
export function remapReasons(focus: Focus, facts: FocusFacts): readonly string[] {
  const { changes, named } = facts;
  const gone = changes.deleted.filter((path) => named.has(path));
  return [...new Set([...gone, ...ownReasons(focus, facts)])].sort();
}

function ownReasons(focus: Focus, { changes, named, structure, threshold }: FocusFacts): readonly string[] {
  const all = [...changes.added, ...changes.modified, ...changes.deleted];
  switch (focus) {
    case 'tech':
      return all.filter((path) => MANIFEST.test(path));
    case 'arch': {
      const { actionRequired, elements } = detectDrift(changes.added, structure, threshold);
      return actionRequired ? elements.map(({ path }) => path) : [];
    }
    case 'quality': {
      const tests = [...changes.added, ...changes.deleted].filter((path) => TEST.test(path));
      return [...all.filter((path) => STYLE.test(path)), ...(tests.length >= threshold ? tests : [])];
    }
    case 'concerns':
      return changes.modified.filter((path) => named.has(path));
  }
}
