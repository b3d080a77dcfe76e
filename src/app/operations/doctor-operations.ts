// Checks whether MSW can work here.

import { diagnose, renderDiagnosis, summary } from '../diagnose/diagnose.ts';
import { openDiagnosis } from '../diagnose/diagnose-opening.ts';
import { done, type Operation, operation } from './operation/operation.ts';

const doctor = operation({
  name: 'doctor',
  about:
    'Look at everything that MSW needs, leave nothing behind, and say what to do; exits 1 when something fails',
  effect: 'reads',
  asciiJson: true,
  slash: '/msw:doctor',
  inputs: {},
  run: async ({ folder, env }) => {
    const opened = openDiagnosis(folder, env);
    if (opened.status === 'refused') return opened;
    const diagnosis = await diagnose(opened.workspace);
    return diagnosis.checks.some(({ status }) => status === 'fail')
      ? { status: 'failed', value: diagnosis, reason: summary(diagnosis.checks) }
      : done(diagnosis);
  },
  shown: renderDiagnosis,
});

export const doctorOperations: readonly Operation[] = [doctor];
