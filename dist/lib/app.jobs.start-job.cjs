

var import_shared_app_jobs_start_job = require("./shared.app.jobs.start-job.cjs");
module.exports = {
  resumeJob: import_shared_app_jobs_start_job.resumeJob,
  startJob: import_shared_app_jobs_start_job.startJob
};
