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
__export(stdin_exports, {
  failure: () => failure
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_failure_readers_shell = require("./shared.core.failure.readers.shell.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
// src/cli/failure-noun.ts
var failure = {
  help: import_hooks_active_on_stop.prose`msw-protocol failure fingerprint --command "COMMAND" [--root DIR] [--exit N] < output

Prints {tool, kind, code, class, message, frame, items, fingerprints: {class, exact}, query} as JSON for the
output of a command that failed. Of a long output the first 64 KiB and the last 256 KiB count.

  --command "COMMAND"  the command line that wrote it
  --root DIR           the project it ran in (this folder)
  --exit N             its exit code (1)`,
  verbs: {
    fingerprint: {
      options: {
        command: { type: "string" },
        root: { type: "string" },
        exit: { type: "string" },
        json: { type: "boolean" }
      },
      words: { least: 0, most: 0, names: "" },
      run: fingerprint
    }
  }
};
async function fingerprint(call) {
  const { values } = call;
  const command = (0, import_shared_cli_frame_named_path.textOf)(values, "command");
  if (command === null || command.trim() === "") {
    return (0, import_shared_cli_frame_named_path.misused)(
      'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.'
    );
  }
  const exit = (0, import_shared_cli_frame_named_path.textOf)(values, "exit") ?? "1";
  if (!/^\d{1,10}$/.test(exit))
    return (0, import_shared_cli_frame_named_path.misused)(`--exit needs an exit code such as 1, not "${exit.slice(0, 40)}".`);
  if (process.stdin.isTTY) {
    return (0, import_shared_cli_frame_named_path.misused)('failure fingerprint reads the output on stdin: put "< output" or a pipe to it.');
  }
  const output = await readBounded(process.stdin);
  if (output === null) return (0, import_shared_cli_frame_named_path.failed)("The output on stdin cannot be read: pass it as a pipe or a file.");
  const named = (0, import_shared_cli_frame_named_path.namedFolder)(call, (0, import_shared_cli_frame_named_path.textOf)(values, "root"));
  if (named.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(named.reason);
  const root = named.path;
  const found = (0, import_shared_core_failure_readers_shell.canonicalise)(output, {
    command,
    exitCode: Number.parseInt(exit, 10),
    root,
    rootAliases: aliasesOf(root),
    home: (0, import_node_os.homedir)(),
    tmp: (0, import_node_os.tmpdir)()
  });
  const { tool, kind, code, message, frame, items, fingerprints, query } = found;
  return (0, import_shared_cli_frame_named_path.doneJson)({ tool, kind, code, class: found.class, message, frame, items, fingerprints, query });
}
async function readBounded(stream) {
  const kept = (0, import_shared_core_failure_readers_shell.boundedOutput)();
  try {
    for await (const chunk of stream) {
      if (Buffer.isBuffer(chunk)) kept.write("stdin", chunk);
    }
  } catch {
    return null;
  }
  return kept.read().output.replace(/^\uFEFF/, "");
}
function aliasesOf(root) {
  try {
    const real = import_node_fs.realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  failure
});
