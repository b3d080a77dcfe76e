

var import_shared_core_failure_readers_mocha = require("./shared.core.failure.readers.mocha.cjs");
module.exports = {
  mocha: import_shared_core_failure_readers_mocha.mocha,
  valuesOf: import_shared_core_failure_readers_mocha.valuesOf
};
