

var import_shared_app_memory_add_note = require("./shared.app.memory.add-note.cjs");
module.exports = {
  isWanted: import_shared_app_memory_add_note.isWanted,
  memoryPassages: import_shared_app_memory_add_note.memoryPassages,
  searchMemory: import_shared_app_memory_add_note.searchMemory
};
