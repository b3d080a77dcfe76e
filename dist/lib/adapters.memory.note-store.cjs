

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");
module.exports = {
  IMPORT_MARKER: import_shared_core_memory_note.IMPORT_MARKER,
  LARGEST_NOTE: import_shared_core_memory_note.LARGEST_NOTE,
  changeNotes: import_shared_core_memory_note.changeNotes,
  exchangeNote: import_shared_core_memory_note.exchangeNote,
  freePath: import_shared_core_memory_note.freePath,
  openMemoryFolder: import_shared_core_memory_note.openMemoryFolder,
  readNoteFiles: import_shared_core_memory_note.readNoteFiles,
  readNotes: import_shared_core_memory_note.readNotes,
  storeNote: import_shared_core_memory_note.storeNote
};
