

var import_shared_core_retrieval_rank = require("./shared.core.retrieval.rank.cjs");
module.exports = {
  documentPassages: import_shared_core_retrieval_rank.documentPassages
};
