

var import_shared_core_planning_rules_validate_tasks = require("./shared.core.planning.rules.validate-tasks.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/surroundings-of.ts
function surroundingsOf(root, file, { phase, requirements, env }) {
  const { plans, oddlyNamed } = (0, import_shared_core_planning_documents_must_haves.phaseFiles)(phase?.names ?? [], []);
  return {
    fileName: (0, import_node_path.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, path)),
    made: phase === null ? [] : madeBefore(phase, (0, import_node_path.basename)(file)),
    hasProgram: (name) => hasProgram(name, env),
    packageAt: (path) => packageAt((0, import_node_path.join)(root, path, "package.json"), (0, import_common2.projectFile)(root))
  };
}
function madeBefore(phase, name) {
  const nodes = new Map((0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)).nodes.map((node) => [node.id, node]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get((0, import_shared_core_planning_documents_must_haves.planName)(name).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase.plans.filter(({ id }) => before.has(id)).flatMap(({ document }) => (0, import_shared_core_planning_rules_validate_tasks.madeFiles)(document));
}
var OF_THE_SHELL = new Set(
  "awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs".split(
    " "
  )
);
function hasProgram(name, env) {
  return process.platform === "win32" && OF_THE_SHELL.has(name) || (0, import_adapters_git_work_tree.isOnPath)(name, env);
}
function packageAt(path, place) {
  const file = (0, import_common.readJson)(path, place);
  if (file.status !== "ok") return null;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
  return {
    scripts: keysIn(file.value, "scripts"),
    dependencies: kinds.flatMap((kind) => keysIn(file.value, kind))
  };
}
function keysIn(manifest, key) {
  const found = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, key) : void 0;
  return typeof found === "object" && found !== null ? Object.keys(found) : [];
}
module.exports = {
  surroundingsOf: surroundingsOf
};
