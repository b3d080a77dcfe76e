

var import_shared_adapters_git_commit_programs = require("./shared.adapters.git.commit-programs.cjs");
module.exports = {
  COMMIT_HOOKS: import_shared_adapters_git_commit_programs.COMMIT_HOOKS,
  MERGE_HOOKS: import_shared_adapters_git_commit_programs.MERGE_HOOKS,
  commitPrograms: import_shared_adapters_git_commit_programs.commitPrograms
};
