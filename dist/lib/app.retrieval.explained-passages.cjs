

var import_shared_app_jobs_job_client = require("./shared.app.jobs.job-client.cjs");
module.exports = {
  explainedPassages: import_shared_app_jobs_job_client.explainedPassages
};
