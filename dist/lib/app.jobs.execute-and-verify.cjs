

var import_shared_app_jobs_execute_and_verify = require("./shared.app.jobs.execute-and-verify.cjs");
module.exports = {
  executeAndVerify: import_shared_app_jobs_execute_and_verify.executeAndVerify,
  objectionToPlan: import_shared_app_jobs_execute_and_verify.objectionToPlan
};
