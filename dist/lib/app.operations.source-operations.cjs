

var import_shared_app_notebook_add_documents = require("./shared.app.notebook.add-documents.cjs");
module.exports = {
  sourceLine: import_shared_app_notebook_add_documents.sourceLine,
  sourceOperations: import_shared_app_notebook_add_documents.sourceOperations
};
