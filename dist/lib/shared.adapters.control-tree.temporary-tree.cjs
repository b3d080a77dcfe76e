

var import_shared_adapters_control_tree_bring_ignored = require("./shared.adapters.control-tree.bring-ignored.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_snapshots_keep_snapshots = require("./app.snapshots.keep-snapshots.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/core/proof/reach-outside.ts
function reachOutside(commands, hasEnvironment) {
  for (const command of commands) {
    const installs = INSTALLS.exec(command) ?? (hasEnvironment ? null : INTO_ENVIRONMENT.exec(command));
    if (installs !== null)
      return `\u201C${plain(installs[0])}\u201D would install code of a temporary tree outside of it`;
    const runner = hasEnvironment ? null : BY_FOLDER.exec(command);
    if (runner !== null) return `\u201C${plain(runner[0])}\u201D has an environment for the project's own folder alone`;
  }
  return null;
}
var INSTALLS = /\b(?:cargo|go|gem|stack|cabal|conda|mamba|sudo|brew|apt(?:-get)?)[ \t]{1,5}(?:--?\w[\w=-]{0,30}[ \t]{1,5})?(?:install|publish)(?![\w-])|\b(?:npm|pnpm|yarn|bun)[ \t]{1,5}(?:link|publish)\b|\b(?:npm|pnpm)[ \t]{1,5}(?:i|install|add)[ \t]{1,5}(?:-g|--global)\b|\b(?:make|ninja|cmake|mvnw?|gradlew?)\b[^|&;\n]{0,100}[ \t](?:--)?(?:install|deploy|publish\w{0,30})(?![\w-])/;
var INTO_ENVIRONMENT = /\b(?:pip3?|poetry|pdm|pipenv|flit)[ \t]{1,5}(?:install|sync|update)\b|\bsetup\.py[ \t]{1,5}(?:install|develop)\b/;
var BY_FOLDER = /\b(?:poetry|pipenv|hatch|pdm)[ \t]{1,5}run\b/;
function plain(words) {
  return words.replaceAll(/\s+/g, " ");
}
// src/adapters/control-tree/temporary-tree.ts
// src/adapters/control-tree/python-redirect.ts
var PYTHON_REDIRECT = `import os
import sys


def _redirect():
    source = os.environ.get("MSW_TREE_FROM")
    target = os.environ.get("MSW_TREE_TO")
    if not source or not target:
        return

    def moved(path):
        if isinstance(path, str) and (path == source or path.startswith(source + os.sep)):
            there = target + path[len(source):]
            # What the tree lacks, such as a virtual environment, stays where it is.
            return there if os.path.lexists(there) else path
        return path

    def moved_all(value):
        if isinstance(value, dict):
            for key, item in list(value.items()):
                value[key] = moved_all(item)
            return value
        if isinstance(value, list):
            value[:] = [moved_all(item) for item in value]
            return value
        return moved(value)

    sys.path[:] = [moved(path) for path in sys.path]
    for name, module in list(sys.modules.items()):
        if name.startswith("__editable__") and name.endswith("_finder"):
            moved_all(getattr(module, "MAPPING", {}))
            moved_all(getattr(module, "NAMESPACES", {}))
    sys.path_importer_cache.clear()


def _next():
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != here]
    own = sys.modules.pop("sitecustomize", None)
    try:
        import sitecustomize
    except ImportError:
        if own is not None:
            sys.modules["sitecustomize"] = own


_redirect()
_next()
del _redirect, _next
`;
// src/adapters/control-tree/temporary-place.ts
function makeTemporaryPlace(userFolder, top) {
  const parent = parentFolder(userFolder, top);
  removeLeftovers(parent);
  const around = import_node_fs2.realpathSync.native((0, import_node_fs2.mkdtempSync)((0, import_node_path2.join)(parent, `${PREFIX}${host()}-${process.pid}-`)));
  (0, import_node_fs2.mkdirSync)((0, import_node_path2.join)(around, "tree"));
  return { around, folder: (0, import_node_path2.join)(around, "tree", (0, import_node_path2.basename)(top)) };
}
function isTemporaryPlace(userFolder, path) {
  const parents = [(0, import_node_os.tmpdir)(), (0, import_node_path2.join)(userFolder, "trees")].map(realOrSame);
  return parents.some((parent) => (0, import_common4.isInside)(path, parent)) && /[\\/]msw-tree-\w{1,8}-\d{1,10}-\w{6}[\\/]/.test(path);
}
function realOrSame(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    return path;
  }
}
var PREFIX = "msw-tree-";
function parentFolder(userFolder, top) {
  const temporary = (0, import_node_os.tmpdir)();
  const stat = (0, import_node_fs2.lstatSync)(import_node_fs2.realpathSync.native(temporary));
  const isPrivate = process.platform === "win32" || (stat.mode & 18) === 0 && stat.uid === process.getuid?.();
  if (isPrivate && !(0, import_common2.leadsInto)(temporary, (0, import_common2.projectReach)(top))) return temporary;
  const own = (0, import_node_path2.join)(userFolder, "trees");
  (0, import_common.makeFolder)(own, 448);
  return own;
}
function host() {
  let hash = 5381;
  for (const char of (0, import_node_os.hostname)()) hash = (hash * 33 + char.charCodeAt(0)) % 2 ** 32;
  return hash.toString(36);
}
var DAY_MS = 24 * 60 * 60 * 1e3;
function removeLeftovers(parent) {
  const list = (0, import_common3.listFolder)(parent, import_common4.named, 1e5);
  for (const entry of list.status === "ok" ? list.entries : []) {
    const path = (0, import_node_path2.join)(parent, entry.name);
    if (entry.isDirectory() && isLeftover(entry.name, path)) discard(path);
  }
}
function isLeftover(name, path) {
  const [, where, pid] = /^msw-tree-(\w{1,8})-(\d{1,10})-\w{6}$/.exec(name) ?? [];
  const stat = pid === void 0 ? void 0 : (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (stat === void 0 || process.getuid !== void 0 && stat.uid !== process.getuid()) return false;
  return Date.now() - stat.mtimeMs > DAY_MS || where === host() && !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (0, import_common5.errorCode)(error) === "EPERM";
  }
}
function discard(path) {
  try {
    (0, import_node_fs2.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {
  }
}
// src/adapters/control-tree/temporary-tree.ts
async function makeTemporaryTree(request) {
  const { top } = request.store;
  let around = null;
  try {
    const made = makeTemporaryPlace(request.userFolder, top);
    const { folder } = made;
    around = made.around;
    (0, import_common.makeFolder)(folder);
    const { store, tree, entries } = request;
    const scratch = (0, import_node_path.join)(around, "index");
    const failure = await store.trees.layOut({
      tree,
      entries,
      folder,
      scratch,
      isRepository: store.isRepository
    });
    if (failure !== null) {
      discard(around);
      return { status: "failed", reason: failure };
    }
    for (const [path, text] of request.texts) (0, import_app_snapshots_keep_snapshots.putText)(folder, (0, import_node_path.join)(folder, path), text);
    return { status: "ok", tree: furnish({ ...request, top, kept: store.store }, { around, folder }) };
  } catch (error) {
    if (around !== null) discard(around);
    return {
      status: "failed",
      reason: `a temporary folder cannot be filled (${(0, import_common5.errorCode)(error) ?? "unknown error"})`
    };
  }
}
function furnish({ top, changed, project, kept, keep }, { around, folder }) {
  const { brought, prefix } = bring({ top, tree: folder, changed, keep, layers: (0, import_node_path.join)(around, "layers") });
  const here = (0, import_node_path.join)(folder, (0, import_node_path.relative)(top, project));
  const env = {
    ...kept === null ? {} : cargoFolder(here, folder, kept),
    ...pythonPaths({ top, folder, around }),
    ...gitVariables(folder)
  };
  return {
    project: here,
    missing: brought.missing,
    without: brought.without,
    adapt: (command) => ({
      command: (0, import_shared_adapters_control_tree_bring_ignored.redirectPaths)(command, top, folder),
      env: { ...(0, import_shared_adapters_control_tree_bring_ignored.redirectVariables)((0, import_hooks_active_on_stop.withoutClientMarks)(process.env), top, folder), ...env },
      prefix
    }),
    remove: () => discard(around)
  };
}
function bring(request) {
  if (process.platform === "linux") {
    const brought = (0, import_shared_adapters_control_tree_bring_ignored.bringIgnored)(request);
    const prefix = (0, import_shared_adapters_control_tree_bring_ignored.overlayPrefix)(brought.overlays, request.top);
    if (prefix !== null) return { brought, prefix };
    for (const { to } of brought.overlays) (0, import_node_fs.rmSync)(to, { recursive: true, force: true });
  }
  return { brought: (0, import_shared_adapters_control_tree_bring_ignored.bringIgnored)({ ...request, layers: null }), prefix: [] };
}
function cargoFolder(here, folder, store) {
  const root = [here, folder].find((place) => (0, import_node_fs.existsSync)((0, import_node_path.join)(place, "Cargo.toml")));
  if (root === void 0) return {};
  const kept = (0, import_node_path.join)(store, "cargo-target");
  (0, import_common.makeFolder)(kept, 448);
  const target = (0, import_node_path.join)(root, "target");
  (0, import_app_snapshots_keep_snapshots.putLink)(folder, target, kept, true);
  return { CARGO_TARGET_DIR: target };
}
function gitVariables(folder) {
  const own = process.env.GIT_CEILING_DIRECTORIES;
  return {
    GIT_CEILING_DIRECTORIES: [(0, import_node_path.dirname)(folder), ...own ? [own] : []].join(import_node_path.delimiter),
    ...Object.fromEntries(OF_A_REPOSITORY.map((name) => [name, void 0]))
  };
}
var OF_A_REPOSITORY = "GIT_DIR GIT_COMMON_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_OBJECT_DIRECTORY GIT_PREFIX GIT_NAMESPACE".split(
  " "
);
function pythonPaths({
  top,
  folder,
  around
}) {
  const helper = (0, import_node_path.join)(around, "python");
  (0, import_app_snapshots_keep_snapshots.putText)(around, (0, import_node_path.join)(helper, "sitecustomize.py"), PYTHON_REDIRECT);
  const own = (0, import_shared_adapters_control_tree_bring_ignored.redirectPaths)(process.env.PYTHONPATH ?? "", top, folder);
  return {
    PYTHONPATH: own === "" ? helper : `${helper}${import_node_path.delimiter}${own}`,
    // uv would reinstall the project each time it runs something.
    UV_NO_SYNC: "1",
    MSW_TREE_FROM: top,
    MSW_TREE_TO: folder
  };
}
module.exports = {
  discard: discard,
  furnish: furnish,
  isTemporaryPlace: isTemporaryPlace,
  makeTemporaryPlace: makeTemporaryPlace,
  makeTemporaryTree: makeTemporaryTree,
  reachOutside: reachOutside
};
