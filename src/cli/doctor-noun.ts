// `doctor`: whether MSW can work here.

import type { Diagnosis } from '../app/diagnose/diagnose.ts';
import { openDiagnosis } from '../app/diagnose/diagnose-opening.ts';
import { prose } from '../core/text/prose.ts';
import { isSet, json, type Noun, noWords, project, type VerbCall } from './frame/noun.ts';
import { projectFolder } from './frame/open-project.ts';
import { done, doneAsciiJson, failed, type Outcome } from './frame/outcome.ts';

export const doctor: Noun = {
  help: prose`msw-protocol doctor [--json] [--project DIR]

Looks at everything that MSW needs, leaves nothing behind, and says what to do. Exits 1 when something fails.`,
  verbs: { '': { options: { ...json, ...project }, words: noWords, run: examine } },
};

async function examine(call: VerbCall): Promise<Outcome> {
  const folder = projectFolder(call);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openDiagnosis(folder.path, call.env);
  if (opened.status === 'refused') return failed(opened.reason);
  // A part of its own, which the slash command loads as well.
  const { diagnose, renderDiagnosis } = await import('../app/diagnose/diagnose.ts');
  const diagnosis = await diagnose(opened.workspace);
  const { text } = isSet(call.values, 'json') ? doneAsciiJson(diagnosis) : done(renderDiagnosis(diagnosis));
  const wrong = failing(diagnosis);
  if (wrong.length === 0) return { code: 0, text, problem: null };
  return { code: 1, text, problem: `MSW cannot work here yet: ${wrong.join(', ')}; see what to do above.` };
}

function failing({ checks }: Diagnosis): readonly string[] {
  return checks.filter((check) => check.status === 'fail').map((check) => check.name);
}
