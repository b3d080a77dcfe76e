

var import_common = require("./common.cjs");
module.exports = {
  ownUserFolder: import_common.ownUserFolder,
  ownVariables: import_common.ownVariables,
  settingsNotice: import_common.settingsNotice,
  userFolderBeside: import_common.userFolderBeside
};
