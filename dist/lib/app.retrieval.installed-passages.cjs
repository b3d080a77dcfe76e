

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");
module.exports = {
  installedPassages: import_shared_adapters_documents_installed_packages.installedPassages
};
