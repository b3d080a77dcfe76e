

var import_shared_app_jobs_start_phase = require("./shared.app.jobs.start-phase.cjs");
module.exports = {
  executeByJob: import_shared_app_jobs_start_phase.executeByJob,
  startPhase: import_shared_app_jobs_start_phase.startPhase
};
