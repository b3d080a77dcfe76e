// Entry of the background process that asks a notebook one question: `ask-notebook <job file>`.

import { runGuidanceJob } from '../app/guidance/run-guidance-job.ts';

const [path] = process.argv.slice(2);

// Nothing is printed, since nobody would read it: the waiting process notices a worker that ends without an answer.
void runGuidanceJob(path ?? '', process.env).then(
  () => process.exit(0),
  () => process.exit(1),
);
