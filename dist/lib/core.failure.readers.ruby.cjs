

var import_shared_core_failure_readers_ruby = require("./shared.core.failure.readers.ruby.cjs");
module.exports = {
  ruby: import_shared_core_failure_readers_ruby.ruby,
  rubyMessage: import_shared_core_failure_readers_ruby.rubyMessage,
  rubySpeech: import_shared_core_failure_readers_ruby.rubySpeech
};
