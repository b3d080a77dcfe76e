

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");
module.exports = {
  COMMIT_HOOKS: import_shared_adapters_git_commit_hurdles.COMMIT_HOOKS,
  MERGE_HOOKS: import_shared_adapters_git_commit_hurdles.MERGE_HOOKS,
  commitPrograms: import_shared_adapters_git_commit_hurdles.commitPrograms
};
