// Checks whether MSW can work here.

import { type Diagnosis, diagnose, renderDiagnosis } from '../diagnose/diagnose.ts';
import { openDiagnosis } from '../diagnose/diagnose-opening.ts';
import { done, type Operation, operation } from './operation.ts';

const doctor = operation({
  name: 'doctor',
  about:
    'Look at everything that MSW needs, leave nothing behind, and say what to do; exits 1 when something fails',
  effect: 'reads',
  asciiJson: true,
  inputs: {},
  run: async ({ folder, env }) => {
    const opened = openDiagnosis(folder, env);
    if (opened.status === 'refused') return opened;
    const diagnosis = await diagnose(opened.workspace);
    const wrong = failing(diagnosis);
    if (wrong.length === 0) return done(diagnosis);
    const reason = `MSW cannot work here yet: ${wrong.join(', ')}; see what to do above.`;
    return { status: 'failed', value: diagnosis, reason };
  },
  shown: renderDiagnosis,
});

export const doctorOperations: readonly Operation[] = [doctor];

function failing({ checks }: Diagnosis): readonly string[] {
  return checks.filter((check) => check.status === 'fail').map((check) => check.name);
}
