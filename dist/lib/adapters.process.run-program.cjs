

var import_shared_adapters_process_run_program = require("./shared.adapters.process.run-program.cjs");
module.exports = {
  runProgram: import_shared_adapters_process_run_program.runProgram
};
