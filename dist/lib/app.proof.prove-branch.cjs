

var import_shared_app_proof_prove_branch = require("./shared.app.proof.prove-branch.cjs");
module.exports = {
  proveBranch: import_shared_app_proof_prove_branch.proveBranch,
  proveSince: import_shared_app_proof_prove_branch.proveSince
};
