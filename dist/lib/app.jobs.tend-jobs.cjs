

var import_shared_app_jobs_start_job = require("./shared.app.jobs.start-job.cjs");
module.exports = {
  JOB_MARK: import_shared_app_jobs_start_job.JOB_MARK,
  endLeft: import_shared_app_jobs_start_job.endLeft,
  startNext: import_shared_app_jobs_start_job.startNext,
  tendJobs: import_shared_app_jobs_start_job.tendJobs
};
