

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");
module.exports = {
  killTree: import_adapters_git_work_tree.killTree,
  killTreeNow: import_adapters_git_work_tree.killTreeNow
};
