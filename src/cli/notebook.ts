// The noun `notebook`: NotebookLM through the user's own nlm.

import { prose } from '../core/text/prose.ts';
import { ask } from './notebook-ask.ts';
import { examine, listAll, profiles, quota, setAccountPlan, sync, use } from './notebook-manage.ts';
import { json, type Noun, noWords, project } from './noun.ts';
import { refuseToClaude, refuseUnlessPerson } from './user-only.ts';

const one = (names: string) => ({ least: 1, most: 1, names });

export const notebook: Noun = {
  help: prose`msw-protocol notebook VERB [--project DIR]

NotebookLM through the nlm command line: questions go to whichever account has some left.

  query "QUESTION" [--notebook NAME] [--json]
        prints the answer and nothing else; --source ID (repeatable) asks these sources alone,
        --conversation ID continues with an earlier one, --timeout S limits it (300)
  quota [--json] [--refresh]
        what is left of every account and what was asked; --refresh asks Google first
  plan PROFILE free|plus|pro|ultra|N [--reserve N]
        how many questions an account may ask in a day, and how many are kept for planning and research;
        for you: in Claude Code you type /msw:setup plan ...
  profiles [--json] [--check]
        the accounts that nlm knows; --check asks Google whether it still takes their logins
  list [--profile P] [--json]
        the notebooks of an account
  use ID [--profile P] [--name NAME]
        this notebook answers for the project (or: this is its twin in another account); without an ID,
        the account that MSW makes notebooks in; for you: in Claude Code you type /msw:setup use ...
  sync NAME [--from P] [--profile P]
        makes the missing twin of a notebook in another account (for you alone) and gives it the same sources
  doctor [--json]
        what is installed, who is logged in, and what to do next`,
  verbs: {
    query: {
      options: {
        ...json,
        ...project,
        notebook: { type: 'string' },
        conversation: { type: 'string' },
        source: { type: 'string', multiple: true },
        timeout: { type: 'string' },
      },
      words: one('one question in quotes'),
      run: ask,
    },
    quota: {
      options: { ...json, ...project, refresh: { type: 'boolean' } },
      words: noWords,
      run: quota,
    },
    plan: {
      options: { ...json, ...project, reserve: { type: 'string' } },
      words: { least: 2, most: 2, names: 'a profile and its plan' },
      run: (call) => refuseToClaude(call, 'notebook plan') ?? setAccountPlan(call),
    },
    profiles: {
      options: { ...json, ...project, check: { type: 'boolean' } },
      words: noWords,
      run: profiles,
    },
    list: { options: { ...json, ...project, profile: { type: 'string' } }, words: noWords, run: listAll },
    use: {
      options: { ...json, ...project, profile: { type: 'string' }, name: { type: 'string' } },
      words: { least: 0, most: 1, names: 'the id of one notebook' },
      run: (call) => refuseUnlessPerson(call, 'notebook use', '/msw:setup use ID') ?? use(call),
    },
    sync: {
      options: {
        ...json,
        ...project,
        from: { type: 'string' },
        profile: { type: 'string', multiple: true },
      },
      words: one('the name of one notebook'),
      run: sync,
    },
    doctor: { options: { ...json, ...project }, words: noWords, run: examine },
  },
};
