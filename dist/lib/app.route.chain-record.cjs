

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");
module.exports = {
  forgetChain: import_shared_core_planning_writing_project_answers.forgetChain,
  keepChain: import_shared_core_planning_writing_project_answers.keepChain,
  readChain: import_shared_core_planning_writing_project_answers.readChain
};
