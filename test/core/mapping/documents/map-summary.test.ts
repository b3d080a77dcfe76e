import { expect, it } from 'vitest';
import { findClaims } from '../../../../src/core/mapping/documents/find-claims.ts';
import { MAP_DOCUMENTS } from '../../../../src/core/mapping/documents/map-documents.ts';
import { mapSummary } from '../../../../src/core/mapping/documents/map-summary.ts';
import { mapText } from './map-text.ts';
import { skeleton } from './skeleton.ts';

const bodies: Readonly<Record<string, string>> = {
  'Pattern Overview': '**Overall:** Functional core, imperative shell',
  Layers: '**Core:**\n- Purpose: What it knows in `src/core/`\n\n**App:**\n- Purpose: Use cases\n',
  'Tech Debt':
    '**Two loggers:**\n- Issue: `src/a.ts` and `src/b.ts` log | differently\n\n**Old parser:**\n- Issue: slow\n',
  'Known Bugs': 'None found.',
  'Fragile Areas': '### The lock\n\n**Why fragile:** it is shared.\n',
};
const documents = new Map(MAP_DOCUMENTS.map((kind) => [kind.file, mapText(kind, bodies)]));
const input = { skeleton, documents, day: '2026-01-31' };

it('says on one page what the map says', () => {
  expect(mapSummary(input)).toMatchInlineSnapshot(`
    "<!-- Made by MSW from the documents next to it; made again with every map. -->

    # Codebase Map: “sample”

    **Mapped:** 2026-01-31, commit aaaaaaaaaaaa
    **Size:** 14 files, 300 lines

    ## Overview

    - Pattern Overview: “Overall: Functional core, imperative shell”

    ## Languages

    - TypeScript: 94% (9 files, 250 lines)
    - JavaScript: 6% (1 files, 16 lines)

    ## Entry Points

    - \`src/index.ts\`: “package.json main”

    ## Layers

    - “Core: What it knows in src/core/”
    - “App: Use cases”

    ## Build and Test

    - Runner: vitest (2 test files)
    - Test: “npm test”
    - Build: “tsc”

    ## Top Risks

    - “Tech Debt: Two loggers. src/a.ts and src/b.ts log / differently”
    - “Fragile Areas: The lock”
    - “Tech Debt: Old parser. slow”

    ## Hot Spots

    - \`src/app/main.ts\`: 12 commits, last on 2026-01-30
    - 1 circle of imports

    ## Documents

    | Document | Lines | Sections |
    |---|---|---|
    | \`.planning/codebase/STACK.md\` | 31 | “Languages, Runtime, Frameworks, Key Dependencies, Configuration, Platform Requirements” |
    | \`.planning/codebase/INTEGRATIONS.md\` | 35 | “APIs & External Services, Data Storage, Authentication & Identity, Monitoring & Observability, CI/CD & Deployment, Environment Configuration, Webhooks & Callbacks” |
    | \`.planning/codebase/ARCHITECTURE.md\` | 57 | “System Overview, Component Responsibilities, Pattern Overview, Layers, Data Flow, Key Abstractions, Entry Points, Architectural Constraints, Anti-Patterns, Error Handling, Cross-Cutting Concerns” |
    | \`.planning/codebase/STRUCTURE.md\` | 31 | “Directory Layout, Directory Purposes, Key File Locations, Naming Conventions, Where to Add New Code, Special Directories” |
    | \`.planning/codebase/CONVENTIONS.md\` | 39 | “Naming Patterns, Code Style, Import Organization, Error Handling, Logging, Comments, Function Design, Module Design” |
    | \`.planning/codebase/TESTING.md\` | 39 | “Test Framework, Test File Organization, Test Structure, Mocking, Fixtures and Factories, Coverage, Test Types, Common Patterns” |
    | \`.planning/codebase/CONCERNS.md\` | 51 | “Tech Debt, Known Bugs, Security Considerations, Performance Bottlenecks, Fragile Areas, Scaling Limits, Dependencies at Risk, Missing Critical Features, Test Coverage Gaps” |
    "
  `);
});

it('is the same for the same map, short, and names nothing that is cut', () => {
  const many = Object.fromEntries(
    MAP_DOCUMENTS.flatMap(({ sections }) =>
      sections.map(({ title }) => [
        title,
        Array.from({ length: 50 }, (_, at) => `**Name ${at}:**\n- Issue: ${'long words '.repeat(40)}\n`).join(
          '\n',
        ),
      ]),
    ),
  );
  const text = mapSummary({
    ...input,
    documents: new Map(MAP_DOCUMENTS.map((kind) => [kind.file, mapText(kind, many)])),
  });
  expect(mapSummary(input)).toBe(mapSummary(input));
  expect(text.split('\n').length).toBeLessThanOrEqual(100);
  expect(findClaims(text).map(({ text: said }) => said)).toContain('.planning/codebase/STACK.md');
});

it('says what is missing', () => {
  expect(mapSummary({ ...input, documents: new Map() })).toContain('| STACK.md | - | not written |');
});
