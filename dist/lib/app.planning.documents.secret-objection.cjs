

var import_shared_app_planning_documents_secret_objection = require("./shared.app.planning.documents.secret-objection.cjs");
module.exports = {
  secretObjection: import_shared_app_planning_documents_secret_objection.secretObjection,
  secretSentence: import_shared_app_planning_documents_secret_objection.secretSentence
};
