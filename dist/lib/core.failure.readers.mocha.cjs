

var import_shared_core_failure_readers_mocha = require("./shared.core.failure.readers.mocha.cjs");
module.exports = {
  CYPRESS_RUN: import_shared_core_failure_readers_mocha.CYPRESS_RUN,
  failuresIn: import_shared_core_failure_readers_mocha.failuresIn,
  mocha: import_shared_core_failure_readers_mocha.mocha,
  valuesOf: import_shared_core_failure_readers_mocha.valuesOf
};
