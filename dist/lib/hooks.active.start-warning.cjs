

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/hooks/active/start-warning.ts
function startWarning(project) {
  const impostor = (0, import_shared_app_diagnose_diagnose_plugins.impostorServer)([project]);
  const sentences = [
    impostor === null ? null : `${impostor.wrong}; ${impostor.cure}.`,
    (0, import_common2.settingsNotice)(project, process.env)
  ];
  const lines = sentences.flatMap((text) => text === null ? [] : [`msw \u25B8 ${(0, import_common.plainLine)(text, 600)}`]);
  return lines.join("\n") || null;
}
module.exports = {
  startWarning: startWarning
};
