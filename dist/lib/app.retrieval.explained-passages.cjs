

var import_shared_app_retrieval_explained_passages = require("./shared.app.retrieval.explained-passages.cjs");
module.exports = {
  explainedPassages: import_shared_app_retrieval_explained_passages.explainedPassages
};
