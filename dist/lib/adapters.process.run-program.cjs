

var import_shared_adapters_claude_code_headless_client = require("./shared.adapters.claude-code.headless-client.cjs");
module.exports = {
  runProgram: import_shared_adapters_claude_code_headless_client.runProgram
};
