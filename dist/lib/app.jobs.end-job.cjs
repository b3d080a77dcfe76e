

var import_shared_app_jobs_end_job = require("./shared.app.jobs.end-job.cjs");
module.exports = {
  dropGates: import_shared_app_jobs_end_job.dropGates,
  endJob: import_shared_app_jobs_end_job.endJob,
  letJobWait: import_shared_app_jobs_end_job.letJobWait,
  markOpen: import_shared_app_jobs_end_job.markOpen,
  takeNews: import_shared_app_jobs_end_job.takeNews
};
