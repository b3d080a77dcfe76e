// Jobs after a reboot: continued by a call of this command, which a person has the machine make when it starts.

import { SERVICES, type ServiceText } from '../../../core/jobs/service-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { continueJobs, printService } from '../../jobs/continue-jobs.ts';
import { choice, flag } from '../operation/inputs.ts';
import { done, operation, type Result, refused } from '../operation/operation.ts';

export const service = operation({
  name: 'job service',
  about:
    'Continue the jobs of all projects, as after a reboot; with --print, show what makes the machine call this',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    print: flag('a unit, an agent, a line or a task, for you to put in place; nothing is installed'),
    for: choice(SERVICES, 'by default what this system has'),
  },
  run: async (place, { print, for: kind }): Promise<Result<ServiceText | { readonly jobs: number }>> => {
    if (print) {
      const printed = printService(kind, place.env);
      return printed.status === 'refused' ? refused(printed.reason) : done(printed.service);
    }
    const continued = await continueJobs(place.env, place.now ?? Date.now);
    return continued.status === 'refused' ? refused(continued.reason) : done({ jobs: continued.jobs });
  },
  shown: (value) => {
    if ('jobs' in value) return forPeople([`${countOf(value.jobs, 'job')} under way.`]);
    const { path, text, afterwards } = value;
    const where = path === null ? [] : [`# ~/${path}`];
    const after = afterwards === null ? [] : ['', `# then: ${afterwards}`];
    return forPeople([...where, ...text.split('\n'), ...after], Infinity);
  },
});
