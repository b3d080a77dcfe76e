// `status`: the loops of a project.

import { prose } from '../../core/text/prose.ts';
import { json, type Noun, noWords, project } from '../frame/noun.ts';
import { showStatus } from './loop-status.ts';

export const status: Noun = {
  help: prose`msw-protocol status [--json] [--project DIR]

Shows the loops of the project: their task, budget, checks and last failure.`,
  verbs: { '': { options: { ...json, ...project }, words: noWords, run: showStatus } },
};
