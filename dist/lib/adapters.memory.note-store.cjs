

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  IMPORT_MARKER: import_shared_core_loop_report.IMPORT_MARKER,
  LARGEST_NOTE: import_shared_core_loop_report.LARGEST_NOTE,
  changeNotes: import_shared_core_loop_report.changeNotes,
  exchangeNote: import_shared_core_loop_report.exchangeNote,
  freePath: import_shared_core_loop_report.freePath,
  openMemoryFolder: import_shared_core_loop_report.openMemoryFolder,
  readNoteFiles: import_shared_core_loop_report.readNoteFiles,
  readNotes: import_shared_core_loop_report.readNotes,
  storeNote: import_shared_core_loop_report.storeNote
};
