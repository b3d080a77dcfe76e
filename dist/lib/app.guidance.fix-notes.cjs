

var import_shared_app_memory_add_note = require("./shared.app.memory.add-note.cjs");
module.exports = {
  isNoteOf: import_shared_app_memory_add_note.isNoteOf,
  noteFixes: import_shared_app_memory_add_note.noteFixes,
  withdrawNotes: import_shared_app_memory_add_note.withdrawNotes
};
