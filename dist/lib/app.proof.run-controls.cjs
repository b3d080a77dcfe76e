

var import_shared_core_proof_expectations = require("./shared.core.proof.expectations.cjs");
module.exports = {
  runControls: import_shared_core_proof_expectations.runControls
};
