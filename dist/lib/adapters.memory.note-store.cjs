var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

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
