

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");
module.exports = {
  explainedPassages: import_shared_adapters_documents_installed_packages.explainedPassages
};
