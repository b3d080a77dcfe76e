

var import_shared_core_retrieval_passages_tool_explanations = require("./shared.core.retrieval.passages.tool-explanations.cjs");
module.exports = {
  explainedPassages: import_shared_core_retrieval_passages_tool_explanations.explainedPassages
};
