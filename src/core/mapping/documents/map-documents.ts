// The seven documents of a map: titles, sections, and the mapper that writes each. They are GSD's, so that its planner
// finds what it looks for.

export const FOCUSES = ['tech', 'arch', 'quality', 'concerns'] as const;
export type Focus = (typeof FOCUSES)[number];

/** Who writes: the mapper of a focus, or that of the summary's synthesis. */
export const WRITERS = [...FOCUSES, 'summary'] as const;
export type Writer = (typeof WRITERS)[number];

export interface MapDocument {
  /** `STACK.md`. */
  readonly file: string;
  readonly focus: Focus;
  readonly title: string;
  /** The words before the date in the last line: `*Stack analysis: 2026-01-31*`. */
  readonly footer: string;
  /** Whether its first line is `<!-- refreshed: date -->`. */
  readonly refreshed: boolean;
  readonly sections: readonly MapSection[];
}

interface MapSection {
  readonly title: string;
  /** What belongs in it, for the mapper. */
  readonly holds: string;
}

/** The section that may name files which do not exist yet. */
export const NEW_CODE_SECTION = 'Where to Add New Code';

export const MAP_DOCUMENTS: readonly MapDocument[] = [
  document('STACK', 'tech', 'Technology Stack', 'Stack analysis', [
    ['Languages', '**Primary:**, **Secondary:** with version and where each is used'],
    ['Runtime', '**Environment:**, **Package Manager:** with its lockfile'],
    ['Frameworks', '**Core:**, **Testing:**, **Build/Dev:** with version and purpose'],
    ['Key Dependencies', '**Critical:**, **Infrastructure:** each name in backticks with version and reason'],
    ['Configuration', '**Environment:**, **Build:** the files and the settings that must be there'],
    ['Platform Requirements', '**Development:**, **Production:**'],
  ]),
  document('INTEGRATIONS', 'tech', 'External Integrations', 'Integration audit', [
    ['APIs & External Services', 'each service: purpose, package, name of the variable that holds its key'],
    ['Data Storage', '**Databases:**, **File Storage:**, **Caching:**'],
    ['Authentication & Identity', '**Auth Provider:** and how it is done'],
    ['Monitoring & Observability', '**Error Tracking:**, **Logs:**'],
    ['CI/CD & Deployment', '**Hosting:**, **CI Pipeline:**'],
    ['Environment Configuration', '**Required env vars:** names only, **Secrets location:**'],
    ['Webhooks & Callbacks', '**Incoming:**, **Outgoing:**'],
  ]),
  document('ARCHITECTURE', 'arch', 'Architecture', 'Architecture analysis', [
    ['System Overview', 'a diagram in a text fence, paths in it'],
    ['Component Responsibilities', 'a table: Component, Responsibility, File'],
    ['Pattern Overview', '**Overall:**, **Key Characteristics:**'],
    ['Layers', 'each layer: Purpose, Location, Contains, Depends on, Used by'],
    [
      'Data Flow',
      '### Primary Request Path with numbered steps and `path:line`; more flows; **State Management:**',
    ],
    ['Key Abstractions', 'each: Purpose, Examples (paths), Pattern'],
    ['Entry Points', 'each: Location, Triggers, Responsibilities'],
    ['Architectural Constraints', '**Threading:**, **Global state:**, **Circular imports:** and others'],
    ['Anti-Patterns', '### each: what happens, why it is wrong, what to do instead (with a path)'],
    ['Error Handling', '**Strategy:**, **Patterns:**'],
    ['Cross-Cutting Concerns', '**Logging:**, **Validation:**, **Authentication:**'],
  ]),
  document('STRUCTURE', 'arch', 'Codebase Structure', 'Structure analysis', [
    ['Directory Layout', 'the tree in a fence, a comment on each line'],
    ['Directory Purposes', 'each folder: Purpose, Contains, Key files'],
    ['Key File Locations', '**Entry Points:**, **Configuration:**, **Core Logic:**, **Testing:**'],
    ['Naming Conventions', '**Files:**, **Directories:** with real examples'],
    [
      NEW_CODE_SECTION,
      '**New Feature:**, **New Component/Module:**, **Utilities:** the folder, and the tests next to it',
    ],
    ['Special Directories', 'each: Purpose, Generated, Committed'],
  ]),
  document('CONVENTIONS', 'quality', 'Coding Conventions', 'Convention analysis', [
    ['Naming Patterns', '**Files:**, **Functions:**, **Variables:**, **Types:**'],
    ['Code Style', '**Formatting:**, **Linting:** tool and settings'],
    ['Import Organization', '**Order:**, **Path Aliases:**'],
    ['Error Handling', '**Patterns:**'],
    ['Logging', '**Framework:**, **Patterns:**'],
    ['Comments', '**When to Comment:**, documentation comments'],
    ['Function Design', '**Size:**, **Parameters:**, **Return Values:**'],
    ['Module Design', '**Exports:**, **Barrel Files:**'],
  ]),
  document('TESTING', 'quality', 'Testing Patterns', 'Testing analysis', [
    [
      'Test Framework',
      '**Runner:** with its config file, **Assertion Library:**, **Run Commands:** in a bash fence',
    ],
    ['Test File Organization', '**Location:**, **Naming:**, **Structure:**'],
    ['Test Structure', 'a real example; setup, teardown, assertions'],
    ['Mocking', '**Framework:**, what to mock and what not'],
    ['Fixtures and Factories', '**Test Data:**, **Location:**'],
    ['Coverage', '**Requirements:**, **View Coverage:**'],
    ['Test Types', '**Unit Tests:**, **Integration Tests:**, **E2E Tests:**'],
    ['Common Patterns', '**Async Testing:**, **Error Testing:**'],
  ]),
  document('CONCERNS', 'concerns', 'Codebase Concerns', 'Concerns audit', [
    ['Tech Debt', 'each: Issue, Files, Impact, Fix approach'],
    ['Known Bugs', 'each: Symptoms, Files, Trigger, Workaround'],
    ['Security Considerations', 'each: Risk, Files, Current mitigation, Recommendations'],
    ['Performance Bottlenecks', 'each: Problem, Files, Cause, Improvement path'],
    ['Fragile Areas', 'each: Files, Why fragile, Safe modification, Test coverage'],
    ['Scaling Limits', 'each: Current capacity, Limit, Scaling path'],
    ['Dependencies at Risk', 'each: Risk, Impact, Migration plan'],
    ['Missing Critical Features', 'each: Problem, Blocks'],
    ['Test Coverage Gaps', "each: What's not tested, Files, Risk, Priority"],
  ]),
];

export function documentsOf(focus: Focus): readonly MapDocument[] {
  return MAP_DOCUMENTS.filter((document) => document.focus === focus);
}

export function documentNamed(file: string): MapDocument | null {
  return MAP_DOCUMENTS.find((document) => document.file === file) ?? null;
}

function document(
  name: string,
  focus: Focus,
  title: string,
  footer: string,
  sections: readonly (readonly [title: string, holds: string])[],
): MapDocument {
  return {
    file: `${name}.md`,
    focus,
    title,
    footer,
    refreshed: name === 'ARCHITECTURE',
    sections: sections.map(([heading, holds]) => ({ title: heading, holds })),
  };
}
