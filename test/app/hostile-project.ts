// A planned project with outside text wherever its documents, its code and its history can contain some.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, initGit } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import type { Field } from '../what-claude-reads/hostile-texts.ts';

export const VERIFY = 'node check.js';

/** On one line of a document, hiding none of it: its structure is the repository's choice, and not under test. */
const onLine = (text: string): string =>
  text
    .replaceAll(/[\r\n\u2028\u2029\u0085\v\f]+/g, ' ')
    .replaceAll(/\u0000|<!--|-->|`+|~{3,}|<(?=\/?[a-z])/g, '')
    .slice(0, 3000);

/** As a file name, as far as the file system allows. */
export const inName = (text: string): string => {
  const taken = process.platform === 'win32' ? /[/\\:*?"<>|\u0000-\u001f]/g : /[/\u0000]/g;
  return `a ${[...text.replaceAll(/\p{Surrogate}/gu, '?').replaceAll(taken, '_')].slice(0, 40).join('')}`;
};

export const makeHostileProject = (field: Field): string => {
  const root = tempFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const line = (name: string) => onLine(field(name));
  /** A longer one is no heading of a phase for MSW. */
  const heading = (name: string) => line(name).slice(0, 300);
  const yaml = (name: string) => JSON.stringify(field(name).slice(0, 3000));
  const script = (name: string) => JSON.stringify(field(name).slice(0, 3000));
  write('check.js', 'process.exit(1);\n');
  write(
    'package.json',
    `{"name":${script('package')},"scripts":{${script('script name')}:${script('script')}}}\n`,
  );
  write(`src/${inName(field('source file'))}.js`, `import x from ${script('import')};\n`);
  write(`docs/research/${inName(field('report file'))}.md`, `# ${line('report title')}\n`);
  write('.planning/config.json', '{"mode":"interactive"}\n');
  write('.planning/PROJECT.md', `# ${line('project')}\n\n## Core Value\n\n${line('value')}\n`);
  write(
    '.planning/REQUIREMENTS.md',
    `# R\n\n## v1 Requirements\n\n### Base\n\n- [ ] **BASE-01**: ${line('requirement')}\n\n## Traceability\n\n| Requirement | Phase | Status |\n|---|---|---|\n| BASE-01 | Phase 1 | Pending |\n`,
  );
  write(
    '.planning/ROADMAP.md',
    `# Roadmap: ${line('roadmap')}\n\n## Phases\n\n- [ ] **Phase 1: ${heading('phase')}** - ${line('short goal')}\n- [ ] **Phase 2: ${heading('next phase')}** - x\n\n## Phase Details\n\n### Phase 1: ${heading('phase')}\n\n**Goal**: ${line('goal')}\n**Depends on**: ${line('depends')}\n**Requirements**: BASE-01\n**Success Criteria** (what must be TRUE):\n  1. ${line('criterion')}\n\n**Plans**: 1 plan\n\n### Phase 2: ${heading('next phase')}\n\n**Goal**: ${line('next goal')}\n**Depends on**: Phase 1\n**Requirements**: BASE-01\n**Success Criteria** (what must be TRUE):\n  1. ${line('next criterion')}\n\n**Plans**: TBD\n`,
  );
  write(
    '.planning/STATE.md',
    `---\ngsd_state_version: "1.0"\nstatus: ${yaml('status')}\nstopped_at: ${yaml('stopped at')}\nlast_activity: ${yaml('last activity')}\n---\n\n# State\n\n## Current Position\n\nPhase: 1 of 2 (${heading('phase')})\nStatus: ${line('state')}\n\n### Blockers/Concerns\n\n- ${line('blocker')}\n`,
  );
  write(
    '.planning/phases/01-base/01-01-PLAN.md',
    `---\nphase: 01-base\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [check.js]\nautonomous: true\nrequirements: [BASE-01]\nmust_haves:\n  truths:\n    - ${yaml('truth')}\n  artifacts:\n    - path: check.js\n      provides: ${yaml('provides')}\n  key_links:\n    - from: check.js\n      to: package.json\n      via: ${yaml('via')}\n      pattern: ${JSON.stringify(field('pattern').slice(0, 200))}\n---\n\n<objective>\n${line('objective')}\n</objective>\n\n<tasks>\n\n<task type="auto">\n  <name>Task 1: ${line('task')}</name>\n  <files>check.js</files>\n  <action>${line('action')}</action>\n  <verify>\n    <automated>${VERIFY}</automated>\n    <human-check>${line('human')}</human-check>\n  </verify>\n  <done>${line('done')}</done>\n</task>\n\n</tasks>\n`,
  );
  write(
    '.msw/config.json',
    `{"notebook":${script('notebook')},"nlmProfile":${script('profile')},${script('setting')}:1}\n`,
  );
  write('.gitignore', '.msw/\n');
  initGit(root);
  // A review looks at the files that the commits of the plans changed.
  write('check.js', 'process.exit(1); // not yet\n');
  git(root, 'commit', '-qam', `feat(01-01): ${onLine(field('subject')).replaceAll('\u0000', '')}`);
  return root;
};
