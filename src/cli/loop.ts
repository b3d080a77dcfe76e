// The noun `loop`: what a user does with loops from a terminal.

import { prose } from '../core/text/prose.ts';
import { armFromTerminal, armHelp } from './loop-arm.ts';
import { hintFromTerminal, pauseFromTerminal, resumeFromTerminal, stopFromTerminal } from './loop-control.ts';
import { explainInput } from './loop-explain.ts';
import { tellHistory } from './loop-history.ts';
import { showStatus } from './loop-status.ts';
import { json, type Noun, noWords, type Options, project } from './noun.ts';
import { armOptions } from './typed-arguments.ts';

const session: Options = { session: { type: 'string' } };
const oneLoop = { least: 0, most: 1, names: 'a loop id' } as const;

export const loop: Noun = {
  help: prose`msw-protocol loop VERB [options] [--project DIR]

${armHelp}
  status [--json]           the project's loops
  stop|pause [ID]           end or pause a loop
  resume [ID] [--hint TEXT] [--force] [--session ID]
                            continue with a paused loop; --session lets another session take it over
  hint TEXT [--loop ID]     tell Claude something at the next iteration; like --hint in a terminal only
  history [ID] [--json]     what happened in a loop, also in one that ended (the newest one)
  explain FILE [--run-checks] [--json]
                            what MSW would answer to a saved hook input; changes nothing and runs the
                            loop's checks only when told

ID is a loop's id or its beginning; without it the project's only loop is meant.`,
  verbs: {
    arm: {
      options: { ...armOptions, ...session, ...json, ...project },
      words: { least: 1, most: 1, names: 'the task in quotes' },
      run: armFromTerminal,
    },
    status: { options: { ...json, ...project }, words: noWords, run: showStatus },
    stop: { options: { ...session, ...json, ...project }, words: oneLoop, run: stopFromTerminal },
    pause: { options: { ...session, ...json, ...project }, words: oneLoop, run: pauseFromTerminal },
    resume: {
      options: { ...session, ...json, ...project, hint: { type: 'string' }, force: { type: 'boolean' } },
      words: oneLoop,
      run: resumeFromTerminal,
    },
    hint: {
      options: { ...session, ...json, ...project, loop: { type: 'string' } },
      words: { least: 1, most: 1, names: 'the hint in quotes' },
      run: hintFromTerminal,
    },
    history: { options: { ...json, ...project }, words: oneLoop, run: tellHistory },
    explain: {
      options: { ...json, ...project, 'run-checks': { type: 'boolean' } },
      words: { least: 1, most: 1, names: 'the file with the hook input' },
      run: explainInput,
    },
  },
};
