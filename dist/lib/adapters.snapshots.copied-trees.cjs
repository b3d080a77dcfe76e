

var import_shared_adapters_snapshots_copied_trees = require("./shared.adapters.snapshots.copied-trees.cjs");
module.exports = {
  blobId: import_shared_adapters_snapshots_copied_trees.blobId,
  blobPath: import_shared_adapters_snapshots_copied_trees.blobPath,
  copiedTrees: import_shared_adapters_snapshots_copied_trees.copiedTrees,
  treePath: import_shared_adapters_snapshots_copied_trees.treePath,
  treeText: import_shared_adapters_snapshots_copied_trees.treeText
};
