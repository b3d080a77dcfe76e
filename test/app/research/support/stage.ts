// A project in git, an account of the stand-in for Google, and sources whose titles and addresses are awkward.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openWorkspace, type Workspace } from '../../../../src/app/workspace/workspace.ts';
import type { ResearchRequest } from '../../../../src/core/research/research.ts';
import { type Google, startGoogle } from '../../../support/google/google.ts';
import type { Account, Scenario } from '../../../support/google/scenario.ts';
import { chooseNotebooks, type NotebookSettings } from '../../../support/nlm/choose-notebooks.ts';
import { type NlmVersion, nlmEnvironment } from '../../../support/nlm/nlm-store.ts';
import { quickNlm } from '../../../support/nlm/quick-nlm.ts';
import { initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

export interface Stage {
  readonly google: Google;
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
  readonly request: (parts?: Partial<ResearchRequest>) => ResearchRequest;
}

export interface StageOptions {
  readonly version: NlmVersion;
  readonly profile?: Scenario;
  readonly answer?: (question: string) => string;
  /** Instead of the one profile. */
  readonly settings?: NotebookSettings;
}

export const QUESTIONS = [
  'How often should a request be retried?',
  'Which failures must not be retried?',
  'How does backoff with jitter work?',
];

const FOUND = [
  { url: 'https://docs.example/retries_(v2)?a=1&b=2', title: 'Retry guide & *one* <b>' },
  { url: 'https://b.example/2', title: 'Result B' },
];

/** The account names in a test's settings are accounts of the stand-in. */
function isAccount(name: string): name is Account {
  return name !== '';
}

/** Answers a request for questions with questions, anything else by citing the first two sources. */
function usualAnswer(question: string): string {
  if (!question.includes('numbered list')) return `About "${question}": use the helper [1][2].`;
  return QUESTIONS.map((text, index) => `${index + 1}. **${text}**`).join('\n');
}

export async function makeStage({
  version,
  profile = 'ok',
  answer = usualAnswer,
  settings = { nlmProfile: profile },
}: StageOptions): Promise<Stage> {
  const google = await startGoogle(answer);
  onTestFinished(() => google.close());
  google.notebooks.research.found = FOUND;
  const folder = tempFolder();
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFiles(project, {
    'README.md': '# Shop\n',
    '.msw/config.json': JSON.stringify(settings),
    '.gitignore': '.msw/\n',
  });
  initGit(project);
  const twins = Object.values(settings.notebooks ?? {}).flatMap((one) => Object.keys(one));
  const env = {
    ...nlmEnvironment(folder, google, version, [profile, ...twins.filter(isAccount)]),
    MSW_NLM: await quickNlm(version),
  };
  const opened = openWorkspace(project, env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  await chooseNotebooks(opened.workspace.userFolder, project, settings);
  const request = (parts: Partial<ResearchRequest> = {}): ResearchRequest => ({
    slug: 'retries',
    topic: 'Retries',
    questions: 3,
    mode: 'deep',
    source: 'web',
    ask: [],
    notebook: null,
    output: join(project, 'RESEARCH_REPORT.md'),
    commit: true,
    phase: null,
    ...parts,
  });
  return { google, project, env, workspace: opened.workspace, request };
}
