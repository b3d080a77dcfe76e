

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");
module.exports = {
  LEFT: import_shared_core_mapping_documents_map_documents.LEFT,
  keepResult: import_shared_core_mapping_documents_map_documents.keepResult,
  listResults: import_shared_core_mapping_documents_map_documents.listResults
};
