// The entry of the background process that asks a notebook one question: `ask-notebook <job file>`.

import { runGuidanceJob } from '../app/guidance/run-guidance-job.ts';

const [path] = process.argv.slice(2);

// Whoever waits for the job notices a worker that ends without an answer; there is nobody to print to.
void runGuidanceJob(path ?? '', process.env).then(
  () => process.exit(0),
  () => process.exit(1),
);
