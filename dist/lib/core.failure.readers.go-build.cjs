

var import_shared_core_failure_readers_go_build = require("./shared.core.failure.readers.go-build.cjs");
module.exports = {
  goBuild: import_shared_core_failure_readers_go_build.goBuild,
  goLines: import_shared_core_failure_readers_go_build.goLines,
  isGoDiagnostic: import_shared_core_failure_readers_go_build.isGoDiagnostic
};
