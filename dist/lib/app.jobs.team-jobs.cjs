

var import_shared_app_jobs_team_jobs = require("./shared.app.jobs.team-jobs.cjs");
module.exports = {
  bodyOf: import_shared_app_jobs_team_jobs.bodyOf,
  cancelForTeam: import_shared_app_jobs_team_jobs.cancelForTeam,
  objectionToCommitted: import_shared_app_jobs_team_jobs.objectionToCommitted,
  readBody: import_shared_app_jobs_team_jobs.readBody,
  resumeForTeam: import_shared_app_jobs_team_jobs.resumeForTeam,
  showTeam: import_shared_app_jobs_team_jobs.showTeam,
  startForTeam: import_shared_app_jobs_team_jobs.startForTeam,
  whoAmI: import_shared_app_jobs_team_jobs.whoAmI,
  withTeam: import_shared_app_jobs_team_jobs.withTeam
};
