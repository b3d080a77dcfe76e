"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/windows.js
var require_windows = __commonJS({
  "node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/windows.js"(exports2, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs = require("fs");
    function checkPathExt(path6, options) {
      var pathext = options.pathExt !== void 0 ? options.pathExt : process.env.PATHEXT;
      if (!pathext) {
        return true;
      }
      pathext = pathext.split(";");
      if (pathext.indexOf("") !== -1) {
        return true;
      }
      for (var i2 = 0; i2 < pathext.length; i2++) {
        var p = pathext[i2].toLowerCase();
        if (p && path6.substr(-p.length).toLowerCase() === p) {
          return true;
        }
      }
      return false;
    }
    function checkStat(stat, path6, options) {
      if (!stat.isSymbolicLink() && !stat.isFile()) {
        return false;
      }
      return checkPathExt(path6, options);
    }
    function isexe(path6, options, cb) {
      fs.stat(path6, function(er, stat) {
        cb(er, er ? false : checkStat(stat, path6, options));
      });
    }
    function sync(path6, options) {
      return checkStat(fs.statSync(path6), path6, options);
    }
  }
});

// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/mode.js
var require_mode = __commonJS({
  "node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/mode.js"(exports2, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs = require("fs");
    function isexe(path6, options, cb) {
      fs.stat(path6, function(er, stat) {
        cb(er, er ? false : checkStat(stat, options));
      });
    }
    function sync(path6, options) {
      return checkStat(fs.statSync(path6), options);
    }
    function checkStat(stat, options) {
      return stat.isFile() && checkMode(stat, options);
    }
    function checkMode(stat, options) {
      var mod = stat.mode;
      var uid = stat.uid;
      var gid = stat.gid;
      var myUid = options.uid !== void 0 ? options.uid : process.getuid && process.getuid();
      var myGid = options.gid !== void 0 ? options.gid : process.getgid && process.getgid();
      var u2 = parseInt("100", 8);
      var g = parseInt("010", 8);
      var o2 = parseInt("001", 8);
      var ug = u2 | g;
      var ret = mod & o2 || mod & g && gid === myGid || mod & u2 && uid === myUid || mod & ug && myUid === 0;
      return ret;
    }
  }
});

// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/index.js
var require_isexe = __commonJS({
  "node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/index.js"(exports2, module2) {
    var fs = require("fs");
    var core;
    if (process.platform === "win32" || global.TESTING_WINDOWS) {
      core = require_windows();
    } else {
      core = require_mode();
    }
    module2.exports = isexe;
    isexe.sync = sync;
    function isexe(path6, options, cb) {
      if (typeof options === "function") {
        cb = options;
        options = {};
      }
      if (!cb) {
        if (typeof Promise !== "function") {
          throw new TypeError("callback not provided");
        }
        return new Promise(function(resolve2, reject) {
          isexe(path6, options || {}, function(er, is) {
            if (er) {
              reject(er);
            } else {
              resolve2(is);
            }
          });
        });
      }
      core(path6, options || {}, function(er, is) {
        if (er) {
          if (er.code === "EACCES" || options && options.ignoreErrors) {
            er = null;
            is = false;
          }
        }
        cb(er, is);
      });
    }
    function sync(path6, options) {
      try {
        return core.sync(path6, options || {});
      } catch (er) {
        if (options && options.ignoreErrors || er.code === "EACCES") {
          return false;
        } else {
          throw er;
        }
      }
    }
  }
});

// node_modules/.pnpm/which@2.0.2/node_modules/which/which.js
var require_which = __commonJS({
  "node_modules/.pnpm/which@2.0.2/node_modules/which/which.js"(exports2, module2) {
    var isWindows = process.platform === "win32" || process.env.OSTYPE === "cygwin" || process.env.OSTYPE === "msys";
    var path6 = require("path");
    var COLON = isWindows ? ";" : ":";
    var isexe = require_isexe();
    var getNotFoundError = (cmd) => Object.assign(new Error(`not found: ${cmd}`), { code: "ENOENT" });
    var getPathInfo = (cmd, opt) => {
      const colon = opt.colon || COLON;
      const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? [""] : [
        // windows always checks the cwd first
        ...isWindows ? [process.cwd()] : [],
        ...(opt.path || process.env.PATH || /* istanbul ignore next: very unusual */
        "").split(colon)
      ];
      const pathExtExe = isWindows ? opt.pathExt || process.env.PATHEXT || ".EXE;.CMD;.BAT;.COM" : "";
      const pathExt = isWindows ? pathExtExe.split(colon) : [""];
      if (isWindows) {
        if (cmd.indexOf(".") !== -1 && pathExt[0] !== "")
          pathExt.unshift("");
      }
      return {
        pathEnv,
        pathExt,
        pathExtExe
      };
    };
    var which = (cmd, opt, cb) => {
      if (typeof opt === "function") {
        cb = opt;
        opt = {};
      }
      if (!opt)
        opt = {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found = [];
      const step = (i2) => new Promise((resolve2, reject) => {
        if (i2 === pathEnv.length)
          return opt.all && found.length ? resolve2(found) : reject(getNotFoundError(cmd));
        const ppRaw = pathEnv[i2];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path6.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        resolve2(subStep(p, i2, 0));
      });
      const subStep = (p, i2, ii) => new Promise((resolve2, reject) => {
        if (ii === pathExt.length)
          return resolve2(step(i2 + 1));
        const ext = pathExt[ii];
        isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
          if (!er && is) {
            if (opt.all)
              found.push(p + ext);
            else
              return resolve2(p + ext);
          }
          return resolve2(subStep(p, i2, ii + 1));
        });
      });
      return cb ? step(0).then((res) => cb(null, res), cb) : step(0);
    };
    var whichSync = (cmd, opt) => {
      opt = opt || {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found = [];
      for (let i2 = 0; i2 < pathEnv.length; i2++) {
        const ppRaw = pathEnv[i2];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path6.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        for (let j = 0; j < pathExt.length; j++) {
          const cur = p + pathExt[j];
          try {
            const is = isexe.sync(cur, { pathExt: pathExtExe });
            if (is) {
              if (opt.all)
                found.push(cur);
              else
                return cur;
            }
          } catch (ex) {
          }
        }
      }
      if (opt.all && found.length)
        return found;
      if (opt.nothrow)
        return null;
      throw getNotFoundError(cmd);
    };
    module2.exports = which;
    which.sync = whichSync;
  }
});

// node_modules/.pnpm/path-key@3.1.1/node_modules/path-key/index.js
var require_path_key = __commonJS({
  "node_modules/.pnpm/path-key@3.1.1/node_modules/path-key/index.js"(exports2, module2) {
    "use strict";
    var pathKey2 = (options = {}) => {
      const environment2 = options.env || process.env;
      const platform2 = options.platform || process.platform;
      if (platform2 !== "win32") {
        return "PATH";
      }
      return Object.keys(environment2).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
    };
    module2.exports = pathKey2;
    module2.exports.default = pathKey2;
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/resolveCommand.js
var require_resolveCommand = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/resolveCommand.js"(exports2, module2) {
    "use strict";
    var path6 = require("path");
    var which = require_which();
    var getPathKey = require_path_key();
    function resolveCommandAttempt(parsed, withoutPathExt) {
      const env = parsed.options.env || process.env;
      const cwd = process.cwd();
      const hasCustomCwd = parsed.options.cwd != null;
      const shouldSwitchCwd = hasCustomCwd && process.chdir !== void 0 && !process.chdir.disabled;
      if (shouldSwitchCwd) {
        try {
          process.chdir(parsed.options.cwd);
        } catch (err) {
        }
      }
      let resolved;
      try {
        resolved = which.sync(parsed.command, {
          path: env[getPathKey({ env })],
          pathExt: withoutPathExt ? path6.delimiter : void 0
        });
      } catch (e) {
      } finally {
        if (shouldSwitchCwd) {
          process.chdir(cwd);
        }
      }
      if (resolved) {
        resolved = path6.resolve(hasCustomCwd ? parsed.options.cwd : "", resolved);
      }
      return resolved;
    }
    function resolveCommand(parsed) {
      return resolveCommandAttempt(parsed) || resolveCommandAttempt(parsed, true);
    }
    module2.exports = resolveCommand;
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/escape.js
var require_escape = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/escape.js"(exports2, module2) {
    "use strict";
    var metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;
    function escapeCommand(arg) {
      arg = arg.replace(metaCharsRegExp, "^$1");
      return arg;
    }
    function escapeArgument(arg, doubleEscapeMetaChars) {
      arg = `${arg}`;
      arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');
      arg = arg.replace(/(?=(\\+?)?)\1$/, "$1$1");
      arg = `"${arg}"`;
      arg = arg.replace(metaCharsRegExp, "^$1");
      if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, "^$1");
      }
      return arg;
    }
    module2.exports.command = escapeCommand;
    module2.exports.argument = escapeArgument;
  }
});

// node_modules/.pnpm/shebang-regex@3.0.0/node_modules/shebang-regex/index.js
var require_shebang_regex = __commonJS({
  "node_modules/.pnpm/shebang-regex@3.0.0/node_modules/shebang-regex/index.js"(exports2, module2) {
    "use strict";
    module2.exports = /^#!(.*)/;
  }
});

// node_modules/.pnpm/shebang-command@2.0.0/node_modules/shebang-command/index.js
var require_shebang_command = __commonJS({
  "node_modules/.pnpm/shebang-command@2.0.0/node_modules/shebang-command/index.js"(exports2, module2) {
    "use strict";
    var shebangRegex = require_shebang_regex();
    module2.exports = (string = "") => {
      const match = string.match(shebangRegex);
      if (!match) {
        return null;
      }
      const [path6, argument] = match[0].replace(/#! ?/, "").split(" ");
      const binary = path6.split("/").pop();
      if (binary === "env") {
        return argument;
      }
      return argument ? `${binary} ${argument}` : binary;
    };
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/readShebang.js
var require_readShebang = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/readShebang.js"(exports2, module2) {
    "use strict";
    var fs = require("fs");
    var shebangCommand = require_shebang_command();
    function readShebang(command) {
      const size = 150;
      const buffer = Buffer.alloc(size);
      let fd;
      try {
        fd = fs.openSync(command, "r");
        fs.readSync(fd, buffer, 0, size, 0);
        fs.closeSync(fd);
      } catch (e) {
      }
      return shebangCommand(buffer.toString());
    }
    module2.exports = readShebang;
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/parse.js
var require_parse = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/parse.js"(exports2, module2) {
    "use strict";
    var path6 = require("path");
    var resolveCommand = require_resolveCommand();
    var escape = require_escape();
    var readShebang = require_readShebang();
    var isWin = process.platform === "win32";
    var isExecutableRegExp = /\.(?:com|exe)$/i;
    var isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
    function detectShebang(parsed) {
      parsed.file = resolveCommand(parsed);
      const shebang = parsed.file && readShebang(parsed.file);
      if (shebang) {
        parsed.args.unshift(parsed.file);
        parsed.command = shebang;
        return resolveCommand(parsed);
      }
      return parsed.file;
    }
    function parseNonShell(parsed) {
      if (!isWin) {
        return parsed;
      }
      const commandFile = detectShebang(parsed);
      const needsShell = !isExecutableRegExp.test(commandFile);
      if (parsed.options.forceShell || needsShell) {
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);
        parsed.command = path6.normalize(parsed.command);
        parsed.command = escape.command(parsed.command);
        parsed.args = parsed.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));
        const shellCommand = [parsed.command].concat(parsed.args).join(" ");
        parsed.args = ["/d", "/s", "/c", `"${shellCommand}"`];
        parsed.command = process.env.comspec || "cmd.exe";
        parsed.options.windowsVerbatimArguments = true;
      }
      return parsed;
    }
    function parse(command, args, options) {
      if (args && !Array.isArray(args)) {
        options = args;
        args = null;
      }
      args = args ? args.slice(0) : [];
      options = Object.assign({}, options);
      const parsed = {
        command,
        args,
        options,
        file: void 0,
        original: {
          command,
          args
        }
      };
      return options.shell ? parsed : parseNonShell(parsed);
    }
    module2.exports = parse;
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/enoent.js
var require_enoent = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/enoent.js"(exports2, module2) {
    "use strict";
    var isWin = process.platform === "win32";
    function notFoundError(original, syscall) {
      return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: "ENOENT",
        errno: "ENOENT",
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args
      });
    }
    function hookChildProcess(cp, parsed) {
      if (!isWin) {
        return;
      }
      const originalEmit = cp.emit;
      cp.emit = function(name, arg1) {
        if (name === "exit") {
          const err = verifyENOENT(arg1, parsed);
          if (err) {
            return originalEmit.call(cp, "error", err);
          }
        }
        return originalEmit.apply(cp, arguments);
      };
    }
    function verifyENOENT(status, parsed) {
      if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, "spawn");
      }
      return null;
    }
    function verifyENOENTSync(status, parsed) {
      if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, "spawnSync");
      }
      return null;
    }
    module2.exports = {
      hookChildProcess,
      verifyENOENT,
      verifyENOENTSync,
      notFoundError
    };
  }
});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/index.js
var require_cross_spawn = __commonJS({
  "node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/index.js"(exports2, module2) {
    "use strict";
    var cp = require("child_process");
    var parse = require_parse();
    var enoent = require_enoent();
    function spawn2(command, args, options) {
      const parsed = parse(command, args, options);
      const spawned = cp.spawn(parsed.command, parsed.args, parsed.options);
      enoent.hookChildProcess(spawned, parsed);
      return spawned;
    }
    function spawnSync2(command, args, options) {
      const parsed = parse(command, args, options);
      const result = cp.spawnSync(parsed.command, parsed.args, parsed.options);
      result.error = result.error || enoent.verifyENOENTSync(result.status, parsed);
      return result;
    }
    module2.exports = spawn2;
    module2.exports.spawn = spawn2;
    module2.exports.sync = spawnSync2;
    module2.exports._parse = parse;
    module2.exports._enoent = enoent;
  }
});

// src/app/loop/gather-evidence.ts
var gather_evidence_exports = {};
__export(gather_evidence_exports, {
  gatherEvidence: () => gatherEvidence,
  readTree: () => readTree
});
module.exports = __toCommonJS(gather_evidence_exports);
var import_node_os4 = require("node:os");

// src/adapters/git/work-tree.ts
var import_node_crypto2 = require("node:crypto");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");

// src/adapters/git/run-git.ts
var import_node_child_process = require("node:child_process");
var import_node_path = require("node:path");
var LIMIT_MS = 1e4;
var LARGEST_OUTPUT = 64 * 1024 * 1024;
var HARMLESS = [
  "--no-pager",
  "--no-optional-locks",
  ...["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.gitProxy="],
  ...["diff.external=", "credential.helper=", "protocol.allow=never", "submodule.recurse=false"]
].flatMap((argument) => argument.startsWith("--") ? [argument] : ["-c", argument]);
var MISLEADING = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|EXTERNAL_DIFF|SSH|SSH_COMMAND|PROXY_COMMAND|PAGER|EDITOR|ASKPASS|TRACE.*)$/i;
function runGit(root, args) {
  const options = {
    // Windows looks for a program in the working directory first, where a project could bring its own git.
    cwd: (0, import_node_path.dirname)(process.execPath),
    env: environment(),
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: "utf8"
  };
  return new Promise((resolve2) => {
    (0, import_node_child_process.execFile)("git", ["-C", root, ...HARMLESS, ...args], options, (error, output) => {
      if (error === null) resolve2({ status: "ok", output });
      else
        resolve2({
          status: error.killed || error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER" ? "late" : "failed"
        });
    });
  });
}
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !MISLEADING.test(name));
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: "0",
    // A partial clone would fetch what is missing, over a transport that its settings choose.
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    LC_ALL: "C"
  };
}

// src/adapters/git/walked-state.ts
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var MOST_ENTRIES = 2e4;
var SKIPPED = new Set(
  [
    ".git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage",
    ".next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output",
    "__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform"
  ].flatMap((names) => names.split(" "))
);
function walkedState(root) {
  if (list(root) === null) return null;
  const hash = (0, import_node_crypto.createHash)("sha256");
  let entries = 0;
  for (const path6 of filesBelow(root)) {
    entries += 1;
    if (entries > MOST_ENTRIES) return null;
    hash.update(`${(0, import_node_path2.relative)(root, path6)}\0${sizeAndTime(path6)}\0`);
  }
  return hash.digest("hex");
}
function* filesBelow(root) {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    for (const child of list(folder) ?? []) {
      const path6 = (0, import_node_path2.join)(folder, child.name);
      if (child.isDirectory()) waiting.push(path6);
      yield path6;
    }
  }
}
function list(folder) {
  try {
    const children = (0, import_node_fs.readdirSync)(folder, { withFileTypes: true });
    return children.filter((child) => !(child.isDirectory() && SKIPPED.has(child.name))).sort((a2, b) => a2.name < b.name ? -1 : 1);
  } catch {
    return null;
  }
}
function sizeAndTime(path6) {
  const stat = (0, import_node_fs.lstatSync)(path6, { throwIfNoEntry: false });
  if (!stat) return "gone";
  return stat.isDirectory() ? "folder" : `${stat.size} ${stat.mtimeMs}`;
}

// src/adapters/git/work-tree.ts
var LARGEST_CHANGE = 2e4;
var LARGEST_READ_FILE = 256 * 1024;
var LARGEST_READ_SUM = 16 * 1024 * 1024;
async function workTreeState(root) {
  const place = await runGit(root, ["rev-parse", "--show-toplevel"]);
  if (place.status === "late") return { kind: "unknown" };
  if (place.status === "failed" || await isIgnored(root)) return fromFiles(root);
  const disarm = await withoutFilters(root);
  const status = await runGit(root, [
    ...disarm,
    "status",
    "--porcelain=v2",
    "--branch",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--no-ahead-behind",
    // Looking into a submodule would obey that repository's own settings.
    "--ignore-submodules=dirty"
  ]);
  if (status.status !== "ok") return { kind: "unknown" };
  return digest(place.output.replace(/\r?\n$/, ""), status.output);
}
function fromFiles(root) {
  const state = walkedState(root);
  return state === null ? { kind: "unknown" } : { kind: "files", state };
}
async function isIgnored(root) {
  return (await runGit(root, ["check-ignore", "-q", "."])).status === "ok";
}
async function withoutFilters(root) {
  const listed = await runGit(root, [
    "config",
    "-z",
    "--name-only",
    "--get-regexp",
    "^filter\\..*\\.(clean|process|required)$"
  ]);
  if (listed.status !== "ok") return [];
  const names = listed.output.split("\0").filter((name) => name !== "");
  return names.flatMap((name) => ["-c", `${name}=${name.endsWith(".required") ? "false" : ""}`]);
}
function digest(top, status) {
  const hash = (0, import_node_crypto2.createHash)("sha256");
  const entries = status.split("\0").filter((entry) => counts(entry));
  if (entries.length > LARGEST_CHANGE) return { kind: "unknown" };
  let readable2 = LARGEST_READ_SUM;
  for (const entry of entries) {
    hash.update(`${entry}\0`);
    const path6 = pathOf(entry);
    if (path6 === null) continue;
    const content = contentOf((0, import_node_path3.join)(top, path6), readable2);
    readable2 -= content.read;
    hash.update(content.mark).update("\0");
  }
  return { kind: "git", state: hash.digest("hex") };
}
function counts(entry) {
  if (entry.startsWith("# ")) return entry.startsWith("# branch.oid ");
  const path6 = pathOf(entry);
  return path6 !== null && !path6.split("/").includes(".msw");
}
function pathOf(entry) {
  const fields = { "1": 8, u: 10, "?": 1 }[entry.charAt(0)];
  if (fields === void 0) return null;
  let start2 = 0;
  for (let field = 0; field < fields; field += 1) start2 = entry.indexOf(" ", start2) + 1;
  return entry.slice(start2);
}
function contentOf(path6, readable2) {
  try {
    const stat = (0, import_node_fs2.lstatSync)(path6);
    if (stat.isSymbolicLink()) return { mark: (0, import_node_fs2.readlinkSync)(path6), read: 0 };
    if (!stat.isFile()) return { mark: "other", read: 0 };
    if (stat.size > Math.min(LARGEST_READ_FILE, readable2)) return { mark: sizeAndTime2(stat), read: 0 };
    return { mark: (0, import_node_fs2.readFileSync)(path6), read: stat.size };
  } catch {
    return { mark: "gone", read: 0 };
  }
}
function sizeAndTime2(stat) {
  return `${stat.size} ${stat.mtimeMs}`;
}

// src/adapters/process/run-check.ts
var import_node_path10 = require("node:path");
var import_promises13 = require("node:timers/promises");

// node_modules/.pnpm/is-plain-obj@4.1.0/node_modules/is-plain-obj/index.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/file-url.js
var import_node_url = require("node:url");
var safeNormalizeFileUrl = (file, name) => {
  const fileString = normalizeFileUrl(normalizeDenoExecPath(file));
  if (typeof fileString !== "string") {
    throw new TypeError(`${name} must be a string or a file URL: ${fileString}.`);
  }
  return fileString;
};
var normalizeDenoExecPath = (file) => isDenoExecPath(file) ? file.toString() : file;
var isDenoExecPath = (file) => typeof file !== "string" && file && Object.getPrototypeOf(file) === String.prototype;
var normalizeFileUrl = (file) => file instanceof URL ? (0, import_node_url.fileURLToPath)(file) : file;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/parameters.js
var normalizeParameters = (rawFile, rawArguments = [], rawOptions = {}) => {
  const filePath = safeNormalizeFileUrl(rawFile, "First argument");
  const [commandArguments, options] = isPlainObject(rawArguments) ? [[], rawArguments] : [rawArguments, rawOptions];
  if (!Array.isArray(commandArguments)) {
    throw new TypeError(`Second argument must be either an array of arguments or an options object: ${commandArguments}`);
  }
  if (commandArguments.some((commandArgument) => typeof commandArgument === "object" && commandArgument !== null)) {
    throw new TypeError(`Second argument must be an array of strings: ${commandArguments}`);
  }
  const normalizedArguments = commandArguments.map(String);
  const nullByteArgument = normalizedArguments.find((normalizedArgument) => normalizedArgument.includes("\0"));
  if (nullByteArgument !== void 0) {
    throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${nullByteArgument}`);
  }
  if (!isPlainObject(options)) {
    throw new TypeError(`Last argument must be an options object: ${options}`);
  }
  return [filePath, normalizedArguments, options];
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/template.js
var import_node_child_process2 = require("node:child_process");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/uint-array.js
var import_node_string_decoder = require("node:string_decoder");
var { toString: objectToString } = Object.prototype;
var isArrayBuffer = (value) => objectToString.call(value) === "[object ArrayBuffer]";
var isUint8Array = (value) => objectToString.call(value) === "[object Uint8Array]";
var bufferToUint8Array = (buffer) => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
var textEncoder = new TextEncoder();
var stringToUint8Array = (string) => textEncoder.encode(string);
var textDecoder = new TextDecoder();
var uint8ArrayToString = (uint8Array) => textDecoder.decode(uint8Array);
var joinToString = (uint8ArraysOrStrings, encoding) => {
  const strings = uint8ArraysToStrings(uint8ArraysOrStrings, encoding);
  return strings.join("");
};
var uint8ArraysToStrings = (uint8ArraysOrStrings, encoding) => {
  if (encoding === "utf8" && uint8ArraysOrStrings.every((uint8ArrayOrString) => typeof uint8ArrayOrString === "string")) {
    return uint8ArraysOrStrings;
  }
  const decoder = new import_node_string_decoder.StringDecoder(encoding);
  const strings = uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString).map((uint8Array) => decoder.write(uint8Array));
  const finalString = decoder.end();
  return finalString === "" ? strings : [...strings, finalString];
};
var joinToUint8Array = (uint8ArraysOrStrings) => {
  if (uint8ArraysOrStrings.length === 1 && isUint8Array(uint8ArraysOrStrings[0])) {
    return uint8ArraysOrStrings[0];
  }
  return concatUint8Arrays(stringsToUint8Arrays(uint8ArraysOrStrings));
};
var stringsToUint8Arrays = (uint8ArraysOrStrings) => uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString);
var concatUint8Arrays = (uint8Arrays) => {
  const result = new Uint8Array(getJoinLength(uint8Arrays));
  let index = 0;
  for (const uint8Array of uint8Arrays) {
    result.set(uint8Array, index);
    index += uint8Array.length;
  }
  return result;
};
var getJoinLength = (uint8Arrays) => {
  let joinLength = 0;
  for (const uint8Array of uint8Arrays) {
    joinLength += uint8Array.length;
  }
  return joinLength;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/template.js
var isTemplateString = (templates) => Array.isArray(templates) && Array.isArray(templates.raw);
var parseTemplates = (templates, expressions) => {
  let tokens = [];
  for (const [index, template] of templates.entries()) {
    tokens = parseTemplate({
      templates,
      expressions,
      tokens,
      index,
      template
    });
  }
  if (tokens.length === 0) {
    throw new TypeError("Template script must not be empty");
  }
  const [file, ...commandArguments] = tokens;
  return [file, commandArguments, {}];
};
var parseTemplate = ({ templates, expressions, tokens, index, template }) => {
  if (template === void 0) {
    throw new TypeError(`Invalid backslash sequence: ${templates.raw[index]}`);
  }
  const { nextTokens, leadingWhitespaces, trailingWhitespaces } = splitByWhitespaces(template, templates.raw[index]);
  const newTokens = concatTokens(tokens, nextTokens, leadingWhitespaces);
  if (index === expressions.length) {
    return newTokens;
  }
  const expression = expressions[index];
  const expressionTokens = Array.isArray(expression) ? expression.map((expression2) => parseExpression(expression2)) : [parseExpression(expression)];
  return concatTokens(newTokens, expressionTokens, trailingWhitespaces);
};
var splitByWhitespaces = (template, rawTemplate) => {
  if (rawTemplate.length === 0) {
    return { nextTokens: [], leadingWhitespaces: false, trailingWhitespaces: false };
  }
  const nextTokens = [];
  let templateStart = 0;
  const leadingWhitespaces = DELIMITERS.has(rawTemplate[0]);
  for (let templateIndex = 0, rawIndex = 0; templateIndex < template.length; templateIndex += 1, rawIndex += 1) {
    const rawCharacter = rawTemplate[rawIndex];
    if (DELIMITERS.has(rawCharacter)) {
      if (templateStart !== templateIndex) {
        nextTokens.push(template.slice(templateStart, templateIndex));
      }
      templateStart = templateIndex + 1;
    } else if (rawCharacter === "\\") {
      const nextRawCharacter = rawTemplate[rawIndex + 1];
      if (nextRawCharacter === "\n") {
        templateIndex -= 1;
        rawIndex += 1;
      } else if (nextRawCharacter === "u" && rawTemplate[rawIndex + 2] === "{") {
        rawIndex = rawTemplate.indexOf("}", rawIndex + 3);
      } else {
        rawIndex += ESCAPE_LENGTH[nextRawCharacter] ?? 1;
      }
    }
  }
  const trailingWhitespaces = templateStart === template.length;
  if (!trailingWhitespaces) {
    nextTokens.push(template.slice(templateStart));
  }
  return { nextTokens, leadingWhitespaces, trailingWhitespaces };
};
var DELIMITERS = /* @__PURE__ */ new Set([" ", "	", "\r", "\n"]);
var ESCAPE_LENGTH = { x: 3, u: 5 };
var concatTokens = (tokens, nextTokens, isSeparated) => isSeparated || tokens.length === 0 || nextTokens.length === 0 ? [...tokens, ...nextTokens] : [
  ...tokens.slice(0, -1),
  `${tokens.at(-1)}${nextTokens[0]}`,
  ...nextTokens.slice(1)
];
var parseExpression = (expression) => {
  const typeOfExpression = typeof expression;
  if (typeOfExpression === "string") {
    return expression;
  }
  if (typeOfExpression === "number") {
    return String(expression);
  }
  if (isPlainObject(expression) && ("stdout" in expression || "isMaxBuffer" in expression)) {
    return getSubprocessResult(expression);
  }
  if (expression instanceof import_node_child_process2.ChildProcess || Object.prototype.toString.call(expression) === "[object Promise]") {
    throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
  }
  throw new TypeError(`Unexpected "${typeOfExpression}" in template expression`);
};
var getSubprocessResult = ({ stdout }) => {
  if (typeof stdout === "string") {
    return stdout;
  }
  if (isUint8Array(stdout)) {
    return uint8ArrayToString(stdout);
  }
  if (stdout === void 0) {
    throw new TypeError(`Missing result.stdout in template expression. This is probably due to the previous subprocess' "stdout" option.`);
  }
  throw new TypeError(`Unexpected "${typeof stdout}" stdout in template expression`);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-sync.js
var import_node_child_process4 = require("node:child_process");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/specific.js
var import_node_util = require("node:util");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/standard-stream.js
var import_node_process = __toESM(require("node:process"), 1);
var isStandardStream = (stream) => STANDARD_STREAMS.includes(stream);
var STANDARD_STREAMS = [import_node_process.default.stdin, import_node_process.default.stdout, import_node_process.default.stderr];
var STANDARD_STREAMS_ALIASES = ["stdin", "stdout", "stderr"];
var getStreamName = (fdNumber) => STANDARD_STREAMS_ALIASES[fdNumber] ?? `stdio[${fdNumber}]`;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/specific.js
var normalizeFdSpecificOptions = (options) => {
  const optionsCopy = { ...options };
  for (const optionName of FD_SPECIFIC_OPTIONS) {
    optionsCopy[optionName] = normalizeFdSpecificOption(options, optionName);
  }
  return optionsCopy;
};
var normalizeFdSpecificOption = (options, optionName) => {
  const optionBaseArray = Array.from({ length: getStdioLength(options) + 1 });
  const optionArray = normalizeFdSpecificValue(options[optionName], optionBaseArray, optionName);
  return addDefaultValue(optionArray, optionName);
};
var getStdioLength = ({ stdio }) => Array.isArray(stdio) ? Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length) : STANDARD_STREAMS_ALIASES.length;
var normalizeFdSpecificValue = (optionValue, optionArray, optionName) => isPlainObject(optionValue) ? normalizeOptionObject(optionValue, optionArray, optionName) : optionArray.fill(optionValue);
var normalizeOptionObject = (optionValue, optionArray, optionName) => {
  for (const fdName of Object.keys(optionValue).sort(compareFdName)) {
    for (const fdNumber of parseFdName(fdName, optionName, optionArray)) {
      optionArray[fdNumber] = optionValue[fdName];
    }
  }
  return optionArray;
};
var compareFdName = (fdNameA, fdNameB) => getFdNameOrder(fdNameA) < getFdNameOrder(fdNameB) ? 1 : -1;
var getFdNameOrder = (fdName) => {
  if (fdName === "stdout" || fdName === "stderr") {
    return 0;
  }
  return fdName === "all" ? 2 : 1;
};
var parseFdName = (fdName, optionName, optionArray) => {
  if (fdName === "ipc") {
    return [optionArray.length - 1];
  }
  const fdNumber = parseFd(fdName);
  if (fdNumber === void 0 || fdNumber === 0) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid.
It must be "${optionName}.stdout", "${optionName}.stderr", "${optionName}.all", "${optionName}.ipc", or "${optionName}.fd3", "${optionName}.fd4" (and so on).`);
  }
  if (fdNumber >= optionArray.length) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid: that file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  return fdNumber === "all" ? [1, 2] : [fdNumber];
};
var parseFd = (fdName) => {
  if (fdName === "all") {
    return fdName;
  }
  if (STANDARD_STREAMS_ALIASES.includes(fdName)) {
    return STANDARD_STREAMS_ALIASES.indexOf(fdName);
  }
  const regexpResult = FD_REGEXP.exec(fdName);
  if (regexpResult !== null) {
    return Number(regexpResult[1]);
  }
};
var FD_REGEXP = /^fd(\d+)$/;
var addDefaultValue = (optionArray, optionName) => optionArray.map((optionValue) => optionValue === void 0 ? DEFAULT_OPTIONS[optionName] : optionValue);
var verboseDefault = (0, import_node_util.debuglog)("execa").enabled ? "full" : "none";
var DEFAULT_OPTIONS = {
  lines: false,
  buffer: true,
  maxBuffer: 1e3 * 1e3 * 100,
  verbose: verboseDefault,
  stripFinalNewline: true
};
var FD_SPECIFIC_OPTIONS = ["lines", "buffer", "maxBuffer", "verbose", "stripFinalNewline"];
var getFdSpecificValue = (optionArray, fdNumber) => fdNumber === "ipc" ? optionArray.at(-1) : optionArray[fdNumber];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/values.js
var isVerbose = ({ verbose }, fdNumber) => getFdVerbose(verbose, fdNumber) !== "none";
var isFullVerbose = ({ verbose }, fdNumber) => !["none", "short"].includes(getFdVerbose(verbose, fdNumber));
var getVerboseFunction = ({ verbose }, fdNumber) => {
  const fdVerbose = getFdVerbose(verbose, fdNumber);
  return isVerboseFunction(fdVerbose) ? fdVerbose : void 0;
};
var getFdVerbose = (verbose, fdNumber) => fdNumber === void 0 ? getFdGenericVerbose(verbose) : getFdSpecificValue(verbose, fdNumber);
var getFdGenericVerbose = (verbose) => verbose.find((fdVerbose) => isVerboseFunction(fdVerbose)) ?? VERBOSE_VALUES.findLast((fdVerbose) => verbose.includes(fdVerbose));
var isVerboseFunction = (fdVerbose) => typeof fdVerbose === "function";
var VERBOSE_VALUES = ["none", "short", "full"];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/log.js
var import_node_util3 = require("node:util");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/escape.js
var import_node_process2 = require("node:process");
var import_node_util2 = require("node:util");
var joinCommand = (filePath, rawArguments) => {
  const fileAndArguments = [filePath, ...rawArguments];
  const command = fileAndArguments.join(" ");
  const escapedCommand = fileAndArguments.map((fileAndArgument) => quoteString(escapeControlCharacters(fileAndArgument))).join(" ");
  return { command, escapedCommand };
};
var escapeLines = (lines) => (0, import_node_util2.stripVTControlCharacters)(lines).split("\n").map((line) => escapeControlCharacters(line)).join("\n");
var escapeControlCharacters = (line) => line.replaceAll(SPECIAL_CHAR_REGEXP, (character) => escapeControlCharacter(character));
var escapeControlCharacter = (character) => {
  const commonEscape = COMMON_ESCAPES[character];
  if (commonEscape !== void 0) {
    return commonEscape;
  }
  const codepoint = character.codePointAt(0);
  const codepointHex = codepoint.toString(16);
  return codepoint <= ASTRAL_START ? `\\u${codepointHex.padStart(4, "0")}` : `\\U${codepointHex}`;
};
var getSpecialCharRegExp = () => {
  try {
    return new RegExp("\\p{Separator}|\\p{Other}", "gu");
  } catch {
    return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
  }
};
var SPECIAL_CHAR_REGEXP = getSpecialCharRegExp();
var COMMON_ESCAPES = {
  " ": " ",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t"
};
var ASTRAL_START = 65535;
var quoteString = (escapedArgument) => {
  if (NO_ESCAPE_REGEXP.test(escapedArgument)) {
    return escapedArgument;
  }
  return import_node_process2.platform === "win32" ? `"${escapedArgument.replaceAll('"', '""')}"` : `'${escapedArgument.replaceAll("'", "'\\''")}'`;
};
var NO_ESCAPE_REGEXP = /^[\w./-]+$/;

// node_modules/.pnpm/is-unicode-supported@2.1.0/node_modules/is-unicode-supported/index.js
var import_node_process3 = __toESM(require("node:process"), 1);
function isUnicodeSupported() {
  const { env } = import_node_process3.default;
  const { TERM, TERM_PROGRAM } = env;
  if (import_node_process3.default.platform !== "win32") {
    return TERM !== "linux";
  }
  return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}

// node_modules/.pnpm/figures@6.1.0/node_modules/figures/index.js
var common = {
  circleQuestionMark: "(?)",
  questionMarkPrefix: "(?)",
  square: "█",
  squareDarkShade: "▓",
  squareMediumShade: "▒",
  squareLightShade: "░",
  squareTop: "▀",
  squareBottom: "▄",
  squareLeft: "▌",
  squareRight: "▐",
  squareCenter: "■",
  bullet: "●",
  dot: "․",
  ellipsis: "…",
  pointerSmall: "›",
  triangleUp: "▲",
  triangleUpSmall: "▴",
  triangleDown: "▼",
  triangleDownSmall: "▾",
  triangleLeftSmall: "◂",
  triangleRightSmall: "▸",
  home: "⌂",
  heart: "♥",
  musicNote: "♪",
  musicNoteBeamed: "♫",
  arrowUp: "↑",
  arrowDown: "↓",
  arrowLeft: "←",
  arrowRight: "→",
  arrowLeftRight: "↔",
  arrowUpDown: "↕",
  almostEqual: "≈",
  notEqual: "≠",
  lessOrEqual: "≤",
  greaterOrEqual: "≥",
  identical: "≡",
  infinity: "∞",
  subscriptZero: "₀",
  subscriptOne: "₁",
  subscriptTwo: "₂",
  subscriptThree: "₃",
  subscriptFour: "₄",
  subscriptFive: "₅",
  subscriptSix: "₆",
  subscriptSeven: "₇",
  subscriptEight: "₈",
  subscriptNine: "₉",
  oneHalf: "½",
  oneThird: "⅓",
  oneQuarter: "¼",
  oneFifth: "⅕",
  oneSixth: "⅙",
  oneEighth: "⅛",
  twoThirds: "⅔",
  twoFifths: "⅖",
  threeQuarters: "¾",
  threeFifths: "⅗",
  threeEighths: "⅜",
  fourFifths: "⅘",
  fiveSixths: "⅚",
  fiveEighths: "⅝",
  sevenEighths: "⅞",
  line: "─",
  lineBold: "━",
  lineDouble: "═",
  lineDashed0: "┄",
  lineDashed1: "┅",
  lineDashed2: "┈",
  lineDashed3: "┉",
  lineDashed4: "╌",
  lineDashed5: "╍",
  lineDashed6: "╴",
  lineDashed7: "╶",
  lineDashed8: "╸",
  lineDashed9: "╺",
  lineDashed10: "╼",
  lineDashed11: "╾",
  lineDashed12: "−",
  lineDashed13: "–",
  lineDashed14: "‐",
  lineDashed15: "⁃",
  lineVertical: "│",
  lineVerticalBold: "┃",
  lineVerticalDouble: "║",
  lineVerticalDashed0: "┆",
  lineVerticalDashed1: "┇",
  lineVerticalDashed2: "┊",
  lineVerticalDashed3: "┋",
  lineVerticalDashed4: "╎",
  lineVerticalDashed5: "╏",
  lineVerticalDashed6: "╵",
  lineVerticalDashed7: "╷",
  lineVerticalDashed8: "╹",
  lineVerticalDashed9: "╻",
  lineVerticalDashed10: "╽",
  lineVerticalDashed11: "╿",
  lineDownLeft: "┐",
  lineDownLeftArc: "╮",
  lineDownBoldLeftBold: "┓",
  lineDownBoldLeft: "┒",
  lineDownLeftBold: "┑",
  lineDownDoubleLeftDouble: "╗",
  lineDownDoubleLeft: "╖",
  lineDownLeftDouble: "╕",
  lineDownRight: "┌",
  lineDownRightArc: "╭",
  lineDownBoldRightBold: "┏",
  lineDownBoldRight: "┎",
  lineDownRightBold: "┍",
  lineDownDoubleRightDouble: "╔",
  lineDownDoubleRight: "╓",
  lineDownRightDouble: "╒",
  lineUpLeft: "┘",
  lineUpLeftArc: "╯",
  lineUpBoldLeftBold: "┛",
  lineUpBoldLeft: "┚",
  lineUpLeftBold: "┙",
  lineUpDoubleLeftDouble: "╝",
  lineUpDoubleLeft: "╜",
  lineUpLeftDouble: "╛",
  lineUpRight: "└",
  lineUpRightArc: "╰",
  lineUpBoldRightBold: "┗",
  lineUpBoldRight: "┖",
  lineUpRightBold: "┕",
  lineUpDoubleRightDouble: "╚",
  lineUpDoubleRight: "╙",
  lineUpRightDouble: "╘",
  lineUpDownLeft: "┤",
  lineUpBoldDownBoldLeftBold: "┫",
  lineUpBoldDownBoldLeft: "┨",
  lineUpDownLeftBold: "┥",
  lineUpBoldDownLeftBold: "┩",
  lineUpDownBoldLeftBold: "┪",
  lineUpDownBoldLeft: "┧",
  lineUpBoldDownLeft: "┦",
  lineUpDoubleDownDoubleLeftDouble: "╣",
  lineUpDoubleDownDoubleLeft: "╢",
  lineUpDownLeftDouble: "╡",
  lineUpDownRight: "├",
  lineUpBoldDownBoldRightBold: "┣",
  lineUpBoldDownBoldRight: "┠",
  lineUpDownRightBold: "┝",
  lineUpBoldDownRightBold: "┡",
  lineUpDownBoldRightBold: "┢",
  lineUpDownBoldRight: "┟",
  lineUpBoldDownRight: "┞",
  lineUpDoubleDownDoubleRightDouble: "╠",
  lineUpDoubleDownDoubleRight: "╟",
  lineUpDownRightDouble: "╞",
  lineDownLeftRight: "┬",
  lineDownBoldLeftBoldRightBold: "┳",
  lineDownLeftBoldRightBold: "┯",
  lineDownBoldLeftRight: "┰",
  lineDownBoldLeftBoldRight: "┱",
  lineDownBoldLeftRightBold: "┲",
  lineDownLeftRightBold: "┮",
  lineDownLeftBoldRight: "┭",
  lineDownDoubleLeftDoubleRightDouble: "╦",
  lineDownDoubleLeftRight: "╥",
  lineDownLeftDoubleRightDouble: "╤",
  lineUpLeftRight: "┴",
  lineUpBoldLeftBoldRightBold: "┻",
  lineUpLeftBoldRightBold: "┷",
  lineUpBoldLeftRight: "┸",
  lineUpBoldLeftBoldRight: "┹",
  lineUpBoldLeftRightBold: "┺",
  lineUpLeftRightBold: "┶",
  lineUpLeftBoldRight: "┵",
  lineUpDoubleLeftDoubleRightDouble: "╩",
  lineUpDoubleLeftRight: "╨",
  lineUpLeftDoubleRightDouble: "╧",
  lineUpDownLeftRight: "┼",
  lineUpBoldDownBoldLeftBoldRightBold: "╋",
  lineUpDownBoldLeftBoldRightBold: "╈",
  lineUpBoldDownLeftBoldRightBold: "╇",
  lineUpBoldDownBoldLeftRightBold: "╊",
  lineUpBoldDownBoldLeftBoldRight: "╉",
  lineUpBoldDownLeftRight: "╀",
  lineUpDownBoldLeftRight: "╁",
  lineUpDownLeftBoldRight: "┽",
  lineUpDownLeftRightBold: "┾",
  lineUpBoldDownBoldLeftRight: "╂",
  lineUpDownLeftBoldRightBold: "┿",
  lineUpBoldDownLeftBoldRight: "╃",
  lineUpBoldDownLeftRightBold: "╄",
  lineUpDownBoldLeftBoldRight: "╅",
  lineUpDownBoldLeftRightBold: "╆",
  lineUpDoubleDownDoubleLeftDoubleRightDouble: "╬",
  lineUpDoubleDownDoubleLeftRight: "╫",
  lineUpDownLeftDoubleRightDouble: "╪",
  lineCross: "╳",
  lineBackslash: "╲",
  lineSlash: "╱"
};
var specialMainSymbols = {
  tick: "✔",
  info: "ℹ",
  warning: "⚠",
  cross: "✘",
  squareSmall: "◻",
  squareSmallFilled: "◼",
  circle: "◯",
  circleFilled: "◉",
  circleDotted: "◌",
  circleDouble: "◎",
  circleCircle: "ⓞ",
  circleCross: "ⓧ",
  circlePipe: "Ⓘ",
  radioOn: "◉",
  radioOff: "◯",
  checkboxOn: "☒",
  checkboxOff: "☐",
  checkboxCircleOn: "ⓧ",
  checkboxCircleOff: "Ⓘ",
  pointer: "❯",
  triangleUpOutline: "△",
  triangleLeft: "◀",
  triangleRight: "▶",
  lozenge: "◆",
  lozengeOutline: "◇",
  hamburger: "☰",
  smiley: "㋡",
  mustache: "෴",
  star: "★",
  play: "▶",
  nodejs: "⬢",
  oneSeventh: "⅐",
  oneNinth: "⅑",
  oneTenth: "⅒"
};
var specialFallbackSymbols = {
  tick: "√",
  info: "i",
  warning: "‼",
  cross: "×",
  squareSmall: "□",
  squareSmallFilled: "■",
  circle: "( )",
  circleFilled: "(*)",
  circleDotted: "( )",
  circleDouble: "( )",
  circleCircle: "(○)",
  circleCross: "(×)",
  circlePipe: "(│)",
  radioOn: "(*)",
  radioOff: "( )",
  checkboxOn: "[×]",
  checkboxOff: "[ ]",
  checkboxCircleOn: "(×)",
  checkboxCircleOff: "( )",
  pointer: ">",
  triangleUpOutline: "∆",
  triangleLeft: "◄",
  triangleRight: "►",
  lozenge: "♦",
  lozengeOutline: "◊",
  hamburger: "≡",
  smiley: "☺",
  mustache: "┌─┐",
  star: "✶",
  play: "►",
  nodejs: "♦",
  oneSeventh: "1/7",
  oneNinth: "1/9",
  oneTenth: "1/10"
};
var mainSymbols = { ...common, ...specialMainSymbols };
var fallbackSymbols = { ...common, ...specialFallbackSymbols };
var shouldUseMain = isUnicodeSupported();
var figures = shouldUseMain ? mainSymbols : fallbackSymbols;
var figures_default = figures;
var replacements = Object.entries(specialMainSymbols);

// node_modules/.pnpm/yoctocolors@2.2.0/node_modules/yoctocolors/base.js
var import_node_tty = __toESM(require("node:tty"), 1);
var hasColors = import_node_tty.default?.WriteStream?.prototype?.hasColors?.() ?? false;
var format = (open, close) => {
  if (!hasColors) {
    return (input) => input;
  }
  const openCode = `\x1B[${open}m`;
  const closeCode = `\x1B[${close}m`;
  return (input) => {
    const string = input + "";
    let index = string.indexOf(closeCode);
    if (index === -1) {
      return openCode + string + closeCode;
    }
    let result = openCode;
    let lastIndex = 0;
    const reopenOnNestedClose = close === 22;
    const replaceCode = (reopenOnNestedClose ? closeCode : "") + openCode;
    while (index !== -1) {
      result += string.slice(lastIndex, index) + replaceCode;
      lastIndex = index + closeCode.length;
      index = string.indexOf(closeCode, lastIndex);
    }
    result += string.slice(lastIndex) + closeCode;
    return result;
  };
};
var reset = format(0, 0);
var bold = format(1, 22);
var dim = format(2, 22);
var italic = format(3, 23);
var underline = format(4, 24);
var underlineDouble = format("4:2", 24);
var underlineCurly = format("4:3", 24);
var underlineDotted = format("4:4", 24);
var underlineDashed = format("4:5", 24);
var overline = format(53, 55);
var inverse = format(7, 27);
var hidden = format(8, 28);
var strikethrough = format(9, 29);
var black = format(30, 39);
var red = format(31, 39);
var green = format(32, 39);
var yellow = format(33, 39);
var blue = format(34, 39);
var magenta = format(35, 39);
var cyan = format(36, 39);
var white = format(37, 39);
var gray = format(90, 39);
var bgBlack = format(40, 49);
var bgRed = format(41, 49);
var bgGreen = format(42, 49);
var bgYellow = format(43, 49);
var bgBlue = format(44, 49);
var bgMagenta = format(45, 49);
var bgCyan = format(46, 49);
var bgWhite = format(47, 49);
var bgGray = format(100, 49);
var redBright = format(91, 39);
var greenBright = format(92, 39);
var yellowBright = format(93, 39);
var blueBright = format(94, 39);
var magentaBright = format(95, 39);
var cyanBright = format(96, 39);
var whiteBright = format(97, 39);
var bgRedBright = format(101, 49);
var bgGreenBright = format(102, 49);
var bgYellowBright = format(103, 49);
var bgBlueBright = format(104, 49);
var bgMagentaBright = format(105, 49);
var bgCyanBright = format(106, 49);
var bgWhiteBright = format(107, 49);
var underlineBlack = format("58;5;0", 59);
var underlineRed = format("58;5;1", 59);
var underlineGreen = format("58;5;2", 59);
var underlineYellow = format("58;5;3", 59);
var underlineBlue = format("58;5;4", 59);
var underlineMagenta = format("58;5;5", 59);
var underlineCyan = format("58;5;6", 59);
var underlineWhite = format("58;5;7", 59);
var underlineGray = format("58;5;8", 59);
var underlineRedBright = format("58;5;9", 59);
var underlineGreenBright = format("58;5;10", 59);
var underlineYellowBright = format("58;5;11", 59);
var underlineBlueBright = format("58;5;12", 59);
var underlineMagentaBright = format("58;5;13", 59);
var underlineCyanBright = format("58;5;14", 59);
var underlineWhiteBright = format("58;5;15", 59);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/default.js
var defaultVerboseFunction = ({
  type,
  message,
  timestamp,
  piped,
  commandId,
  result: { failed: failed6 = false } = {},
  options: { reject = true }
}) => {
  const timestampString = serializeTimestamp(timestamp);
  const icon = ICONS[type]({ failed: failed6, reject, piped });
  const color = COLORS[type]({ reject });
  return `${gray(`[${timestampString}]`)} ${gray(`[${commandId}]`)} ${color(icon)} ${color(message)}`;
};
var serializeTimestamp = (timestamp) => `${padField(timestamp.getHours(), 2)}:${padField(timestamp.getMinutes(), 2)}:${padField(timestamp.getSeconds(), 2)}.${padField(timestamp.getMilliseconds(), 3)}`;
var padField = (field, padding) => String(field).padStart(padding, "0");
var getFinalIcon = ({ failed: failed6, reject }) => {
  if (!failed6) {
    return figures_default.tick;
  }
  return reject ? figures_default.cross : figures_default.warning;
};
var ICONS = {
  command: ({ piped }) => piped ? "|" : "$",
  output: () => " ",
  ipc: () => "*",
  error: getFinalIcon,
  duration: getFinalIcon
};
var identity = (string) => string;
var COLORS = {
  command: () => bold,
  output: () => identity,
  ipc: () => identity,
  error: ({ reject }) => reject ? redBright : yellowBright,
  duration: () => gray
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/custom.js
var applyVerboseOnLines = (printedLines, verboseInfo, fdNumber) => {
  const verboseFunction = getVerboseFunction(verboseInfo, fdNumber);
  return printedLines.map(({ verboseLine, verboseObject }) => applyVerboseFunction(verboseLine, verboseObject, verboseFunction)).filter((printedLine) => printedLine !== void 0).map((printedLine) => appendNewline(printedLine)).join("");
};
var applyVerboseFunction = (verboseLine, verboseObject, verboseFunction) => {
  if (verboseFunction === void 0) {
    return verboseLine;
  }
  const printedLine = verboseFunction(verboseLine, verboseObject);
  if (typeof printedLine === "string") {
    return printedLine;
  }
};
var appendNewline = (printedLine) => printedLine.endsWith("\n") ? printedLine : `${printedLine}
`;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/log.js
var verboseLog = ({ type, verboseMessage, fdNumber, verboseInfo, result }) => {
  const verboseObject = getVerboseObject({ type, result, verboseInfo });
  const printedLines = getPrintedLines(verboseMessage, verboseObject);
  const finalLines = applyVerboseOnLines(printedLines, verboseInfo, fdNumber);
  if (finalLines !== "") {
    console.warn(finalLines.slice(0, -1));
  }
};
var getVerboseObject = ({
  type,
  result,
  verboseInfo: { escapedCommand, commandId, rawOptions: { piped = false, ...options } }
}) => ({
  type,
  escapedCommand,
  commandId: `${commandId}`,
  timestamp: /* @__PURE__ */ new Date(),
  piped,
  result,
  options
});
var getPrintedLines = (verboseMessage, verboseObject) => verboseMessage.split("\n").map((message) => getPrintedLine({ ...verboseObject, message }));
var getPrintedLine = (verboseObject) => {
  const verboseLine = defaultVerboseFunction(verboseObject);
  return { verboseLine, verboseObject };
};
var serializeVerboseMessage = (message) => {
  const messageString = typeof message === "string" ? message : (0, import_node_util3.inspect)(message);
  const escapedMessage = escapeLines(messageString);
  return escapedMessage.replaceAll("	", " ".repeat(TAB_SIZE));
};
var TAB_SIZE = 2;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/start.js
var logCommand = (escapedCommand, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  verboseLog({
    type: "command",
    verboseMessage: escapedCommand,
    verboseInfo
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/info.js
var getVerboseInfo = (verbose, escapedCommand, rawOptions) => {
  validateVerbose(verbose);
  const commandId = getCommandId(verbose);
  return {
    verbose,
    escapedCommand,
    commandId,
    rawOptions
  };
};
var getCommandId = (verbose) => isVerbose({ verbose }) ? COMMAND_ID++ : void 0;
var COMMAND_ID = 0n;
var validateVerbose = (verbose) => {
  for (const fdVerbose of verbose) {
    if (fdVerbose === false) {
      throw new TypeError(`The "verbose: false" option was renamed to "verbose: 'none'".`);
    }
    if (fdVerbose === true) {
      throw new TypeError(`The "verbose: true" option was renamed to "verbose: 'short'".`);
    }
    if (!VERBOSE_VALUES.includes(fdVerbose) && !isVerboseFunction(fdVerbose)) {
      const allowedValues = VERBOSE_VALUES.map((allowedValue) => `'${allowedValue}'`).join(", ");
      throw new TypeError(`The "verbose" option must not be ${fdVerbose}. Allowed values are: ${allowedValues} or a function.`);
    }
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/duration.js
var import_node_process4 = require("node:process");
var getStartTime = () => import_node_process4.hrtime.bigint();
var getDurationMs = (startTime) => Number(import_node_process4.hrtime.bigint() - startTime) / 1e6;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/command.js
var handleCommand = (filePath, rawArguments, rawOptions) => {
  const startTime = getStartTime();
  const { command, escapedCommand } = joinCommand(filePath, rawArguments);
  const verbose = normalizeFdSpecificOption(rawOptions, "verbose");
  const verboseInfo = getVerboseInfo(verbose, escapedCommand, { ...rawOptions });
  logCommand(escapedCommand, verboseInfo);
  return {
    command,
    escapedCommand,
    startTime,
    verboseInfo
  };
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/options.js
var import_node_path8 = __toESM(require("node:path"), 1);
var import_node_process8 = __toESM(require("node:process"), 1);
var import_cross_spawn = __toESM(require_cross_spawn(), 1);

// node_modules/.pnpm/npm-run-path@6.0.0/node_modules/npm-run-path/index.js
var import_node_process5 = __toESM(require("node:process"), 1);
var import_node_path5 = __toESM(require("node:path"), 1);

// node_modules/.pnpm/path-key@4.0.0/node_modules/path-key/index.js
function pathKey(options = {}) {
  const {
    env = process.env,
    platform: platform2 = process.platform
  } = options;
  if (platform2 !== "win32") {
    return "PATH";
  }
  return Object.keys(env).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
}

// node_modules/.pnpm/unicorn-magic@0.3.0/node_modules/unicorn-magic/node.js
var import_node_util4 = require("node:util");
var import_node_child_process3 = require("node:child_process");
var import_node_path4 = __toESM(require("node:path"), 1);
var import_node_url2 = require("node:url");
var execFileOriginal = (0, import_node_util4.promisify)(import_node_child_process3.execFile);
function toPath(urlOrPath) {
  return urlOrPath instanceof URL ? (0, import_node_url2.fileURLToPath)(urlOrPath) : urlOrPath;
}
function traversePathUp(startPath) {
  return {
    *[Symbol.iterator]() {
      let currentPath = import_node_path4.default.resolve(toPath(startPath));
      let previousPath;
      while (previousPath !== currentPath) {
        yield currentPath;
        previousPath = currentPath;
        currentPath = import_node_path4.default.resolve(currentPath, "..");
      }
    }
  };
}
var TEN_MEGABYTES_IN_BYTES = 10 * 1024 * 1024;

// node_modules/.pnpm/npm-run-path@6.0.0/node_modules/npm-run-path/index.js
var npmRunPath = ({
  cwd = import_node_process5.default.cwd(),
  path: pathOption = import_node_process5.default.env[pathKey()],
  preferLocal = true,
  execPath: execPath2 = import_node_process5.default.execPath,
  addExecPath = true
} = {}) => {
  const cwdPath = import_node_path5.default.resolve(toPath(cwd));
  const result = [];
  const pathParts = pathOption.split(import_node_path5.default.delimiter);
  if (preferLocal) {
    applyPreferLocal(result, pathParts, cwdPath);
  }
  if (addExecPath) {
    applyExecPath(result, pathParts, execPath2, cwdPath);
  }
  return pathOption === "" || pathOption === import_node_path5.default.delimiter ? `${result.join(import_node_path5.default.delimiter)}${pathOption}` : [...result, pathOption].join(import_node_path5.default.delimiter);
};
var applyPreferLocal = (result, pathParts, cwdPath) => {
  for (const directory of traversePathUp(cwdPath)) {
    const pathPart = import_node_path5.default.join(directory, "node_modules/.bin");
    if (!pathParts.includes(pathPart)) {
      result.push(pathPart);
    }
  }
};
var applyExecPath = (result, pathParts, execPath2, cwdPath) => {
  const pathPart = import_node_path5.default.resolve(cwdPath, toPath(execPath2), "..");
  if (!pathParts.includes(pathPart)) {
    result.push(pathPart);
  }
};
var npmRunPathEnv = ({ env = import_node_process5.default.env, ...options } = {}) => {
  env = { ...env };
  const pathName = pathKey({ env });
  options.path = env[pathName];
  env[pathName] = npmRunPath(options);
  return env;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/kill.js
var import_promises = require("node:timers/promises");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/final-error.js
var getFinalError = (originalError, message, isSync) => {
  const ErrorClass = isSync ? ExecaSyncError : ExecaError;
  const options = originalError instanceof DiscardedError ? {} : { cause: originalError };
  return new ErrorClass(message, options);
};
var DiscardedError = class extends Error {
};
var setErrorName = (ErrorClass, value) => {
  Object.defineProperty(ErrorClass.prototype, "name", {
    value,
    writable: true,
    enumerable: false,
    configurable: true
  });
  Object.defineProperty(ErrorClass.prototype, execaErrorSymbol, {
    value: true,
    writable: false,
    enumerable: false,
    configurable: false
  });
};
var isExecaError = (error) => isErrorInstance(error) && execaErrorSymbol in error;
var execaErrorSymbol = /* @__PURE__ */ Symbol("isExecaError");
var isErrorInstance = (value) => Object.prototype.toString.call(value) === "[object Error]";
var ExecaError = class extends Error {
};
setErrorName(ExecaError, ExecaError.name);
var ExecaSyncError = class extends Error {
};
setErrorName(ExecaSyncError, ExecaSyncError.name);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/signal.js
var import_node_os3 = require("node:os");

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/main.js
var import_node_os2 = require("node:os");

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/realtime.js
var getRealtimeSignals = () => {
  const length = SIGRTMAX - SIGRTMIN + 1;
  return Array.from({ length }, getRealtimeSignal);
};
var getRealtimeSignal = (value, index) => ({
  name: `SIGRT${index + 1}`,
  number: SIGRTMIN + index,
  action: "terminate",
  description: "Application-specific signal (realtime)",
  standard: "posix"
});
var SIGRTMIN = 34;
var SIGRTMAX = 64;

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/signals.js
var import_node_os = require("node:os");

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/core.js
var SIGNALS = [
  {
    name: "SIGHUP",
    number: 1,
    action: "terminate",
    description: "Terminal closed",
    standard: "posix"
  },
  {
    name: "SIGINT",
    number: 2,
    action: "terminate",
    description: "User interruption with CTRL-C",
    standard: "ansi"
  },
  {
    name: "SIGQUIT",
    number: 3,
    action: "core",
    description: "User interruption with CTRL-\\",
    standard: "posix"
  },
  {
    name: "SIGILL",
    number: 4,
    action: "core",
    description: "Invalid machine instruction",
    standard: "ansi"
  },
  {
    name: "SIGTRAP",
    number: 5,
    action: "core",
    description: "Debugger breakpoint",
    standard: "posix"
  },
  {
    name: "SIGABRT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "ansi"
  },
  {
    name: "SIGIOT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "bsd"
  },
  {
    name: "SIGBUS",
    number: 7,
    action: "core",
    description: "Bus error due to misaligned, non-existing address or paging error",
    standard: "bsd"
  },
  {
    name: "SIGEMT",
    number: 7,
    action: "terminate",
    description: "Command should be emulated but is not implemented",
    standard: "other"
  },
  {
    name: "SIGFPE",
    number: 8,
    action: "core",
    description: "Floating point arithmetic error",
    standard: "ansi"
  },
  {
    name: "SIGKILL",
    number: 9,
    action: "terminate",
    description: "Forced termination",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGUSR1",
    number: 10,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGSEGV",
    number: 11,
    action: "core",
    description: "Segmentation fault",
    standard: "ansi"
  },
  {
    name: "SIGUSR2",
    number: 12,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGPIPE",
    number: 13,
    action: "terminate",
    description: "Broken pipe or socket",
    standard: "posix"
  },
  {
    name: "SIGALRM",
    number: 14,
    action: "terminate",
    description: "Timeout or timer",
    standard: "posix"
  },
  {
    name: "SIGTERM",
    number: 15,
    action: "terminate",
    description: "Termination",
    standard: "ansi"
  },
  {
    name: "SIGSTKFLT",
    number: 16,
    action: "terminate",
    description: "Stack is empty or overflowed",
    standard: "other"
  },
  {
    name: "SIGCHLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "posix"
  },
  {
    name: "SIGCLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "other"
  },
  {
    name: "SIGCONT",
    number: 18,
    action: "unpause",
    description: "Unpaused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGSTOP",
    number: 19,
    action: "pause",
    description: "Paused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGTSTP",
    number: 20,
    action: "pause",
    description: 'Paused using CTRL-Z or "suspend"',
    standard: "posix"
  },
  {
    name: "SIGTTIN",
    number: 21,
    action: "pause",
    description: "Background process cannot read terminal input",
    standard: "posix"
  },
  {
    name: "SIGBREAK",
    number: 21,
    action: "terminate",
    description: "User interruption with CTRL-BREAK",
    standard: "other"
  },
  {
    name: "SIGTTOU",
    number: 22,
    action: "pause",
    description: "Background process cannot write to terminal output",
    standard: "posix"
  },
  {
    name: "SIGURG",
    number: 23,
    action: "ignore",
    description: "Socket received out-of-band data",
    standard: "bsd"
  },
  {
    name: "SIGXCPU",
    number: 24,
    action: "core",
    description: "Process timed out",
    standard: "bsd"
  },
  {
    name: "SIGXFSZ",
    number: 25,
    action: "core",
    description: "File too big",
    standard: "bsd"
  },
  {
    name: "SIGVTALRM",
    number: 26,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGPROF",
    number: 27,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGWINCH",
    number: 28,
    action: "ignore",
    description: "Terminal window size changed",
    standard: "bsd"
  },
  {
    name: "SIGIO",
    number: 29,
    action: "terminate",
    description: "I/O is available",
    standard: "other"
  },
  {
    name: "SIGPOLL",
    number: 29,
    action: "terminate",
    description: "Watched event",
    standard: "other"
  },
  {
    name: "SIGINFO",
    number: 29,
    action: "ignore",
    description: "Request for process information",
    standard: "other"
  },
  {
    name: "SIGPWR",
    number: 30,
    action: "terminate",
    description: "Device running out of power",
    standard: "systemv"
  },
  {
    name: "SIGSYS",
    number: 31,
    action: "core",
    description: "Invalid system call",
    standard: "other"
  },
  {
    name: "SIGUNUSED",
    number: 31,
    action: "terminate",
    description: "Invalid system call",
    standard: "other"
  }
];

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/signals.js
var getSignals = () => {
  const realtimeSignals = getRealtimeSignals();
  const signals2 = [...SIGNALS, ...realtimeSignals].map(normalizeSignal);
  return signals2;
};
var normalizeSignal = ({
  name,
  number: defaultNumber,
  description,
  action,
  forced = false,
  standard
}) => {
  const {
    signals: { [name]: constantSignal }
  } = import_node_os.constants;
  const supported = constantSignal !== void 0;
  const number = supported ? constantSignal : defaultNumber;
  return { name, number, description, supported, action, forced, standard };
};

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/main.js
var getSignalsByName = () => {
  const signals2 = getSignals();
  return Object.fromEntries(signals2.map(getSignalByName));
};
var getSignalByName = ({
  name,
  number,
  description,
  supported,
  action,
  forced,
  standard
}) => [name, { name, number, description, supported, action, forced, standard }];
var signalsByName = getSignalsByName();
var getSignalsByNumber = () => {
  const signals2 = getSignals();
  const length = SIGRTMAX + 1;
  const signalsA = Array.from(
    { length },
    (value, number) => getSignalByNumber(number, signals2)
  );
  return Object.assign({}, ...signalsA);
};
var getSignalByNumber = (number, signals2) => {
  const signal2 = findSignalByNumber(number, signals2);
  if (signal2 === void 0) {
    return {};
  }
  const { name, description, supported, action, forced, standard } = signal2;
  return {
    [number]: {
      name,
      number,
      description,
      supported,
      action,
      forced,
      standard
    }
  };
};
var findSignalByNumber = (number, signals2) => {
  const signal2 = signals2.find(({ name }) => import_node_os2.constants.signals[name] === number);
  if (signal2 !== void 0) {
    return signal2;
  }
  return signals2.find((signalA) => signalA.number === number);
};
var signalsByNumber = getSignalsByNumber();

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/signal.js
var normalizeKillSignal = (killSignal) => {
  const optionName = "option `killSignal`";
  if (killSignal === 0) {
    throw new TypeError(`Invalid ${optionName}: 0 cannot be used.`);
  }
  return normalizeSignal2(killSignal, optionName);
};
var normalizeSignalArgument = (signal2) => signal2 === 0 ? signal2 : normalizeSignal2(signal2, "`subprocess.kill()`'s argument");
var normalizeSignal2 = (signalNameOrInteger, optionName) => {
  if (Number.isInteger(signalNameOrInteger)) {
    return normalizeSignalInteger(signalNameOrInteger, optionName);
  }
  if (typeof signalNameOrInteger === "string") {
    return normalizeSignalName(signalNameOrInteger, optionName);
  }
  throw new TypeError(`Invalid ${optionName} ${String(signalNameOrInteger)}: it must be a string or an integer.
${getAvailableSignals()}`);
};
var normalizeSignalInteger = (signalInteger, optionName) => {
  if (signalsIntegerToName.has(signalInteger)) {
    return signalsIntegerToName.get(signalInteger);
  }
  throw new TypeError(`Invalid ${optionName} ${signalInteger}: this signal integer does not exist.
${getAvailableSignals()}`);
};
var getSignalsIntegerToName = () => new Map(Object.entries(import_node_os3.constants.signals).reverse().map(([signalName, signalInteger]) => [signalInteger, signalName]));
var signalsIntegerToName = getSignalsIntegerToName();
var normalizeSignalName = (signalName, optionName) => {
  if (signalName in import_node_os3.constants.signals) {
    return signalName;
  }
  if (signalName.toUpperCase() in import_node_os3.constants.signals) {
    throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`);
  }
  throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.
${getAvailableSignals()}`);
};
var getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`;
var getAvailableSignalNames = () => Object.keys(import_node_os3.constants.signals).sort().map((signalName) => `'${signalName}'`).join(", ");
var getAvailableSignalIntegers = () => [...new Set(Object.values(import_node_os3.constants.signals).sort((signalInteger, signalIntegerTwo) => signalInteger - signalIntegerTwo))].join(", ");
var getSignalDescription = (signal2) => signalsByName[signal2].description;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/kill.js
var normalizeForceKillAfterDelay = (forceKillAfterDelay) => {
  if (forceKillAfterDelay === false) {
    return forceKillAfterDelay;
  }
  if (forceKillAfterDelay === true) {
    return DEFAULT_FORCE_KILL_TIMEOUT;
  }
  if (!Number.isFinite(forceKillAfterDelay) || forceKillAfterDelay < 0) {
    throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${forceKillAfterDelay}\` (${typeof forceKillAfterDelay})`);
  }
  return forceKillAfterDelay;
};
var DEFAULT_FORCE_KILL_TIMEOUT = 1e3 * 5;
var subprocessKill = ({ kill, options: { forceKillAfterDelay, killSignal }, onInternalError, context, controller }, signalOrError, errorArgument) => {
  const { signal: signal2, error } = parseKillArguments(signalOrError, errorArgument, killSignal);
  emitKillError(error, onInternalError);
  const killResult = kill(signal2);
  setKillTimeout({
    kill,
    signal: signal2,
    forceKillAfterDelay,
    killSignal,
    killResult,
    context,
    controller
  });
  return killResult;
};
var parseKillArguments = (signalOrError, errorArgument, killSignal) => {
  const [signal2 = killSignal, error] = isErrorInstance(signalOrError) ? [void 0, signalOrError] : [signalOrError, errorArgument];
  if (typeof signal2 !== "string" && !Number.isInteger(signal2)) {
    throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(signal2)}`);
  }
  if (error !== void 0 && !isErrorInstance(error)) {
    throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${error}`);
  }
  return { signal: normalizeSignalArgument(signal2), error };
};
var emitKillError = (error, onInternalError) => {
  if (error !== void 0) {
    onInternalError.reject(error);
  }
};
var setKillTimeout = async ({ kill, signal: signal2, forceKillAfterDelay, killSignal, killResult, context, controller }) => {
  if (signal2 === killSignal && killResult) {
    killOnTimeout({
      kill,
      forceKillAfterDelay,
      context,
      controllerSignal: controller.signal
    });
  }
};
var killOnTimeout = async ({ kill, forceKillAfterDelay, context, controllerSignal }) => {
  if (forceKillAfterDelay === false) {
    return;
  }
  try {
    await (0, import_promises.setTimeout)(forceKillAfterDelay, void 0, { signal: controllerSignal });
    if (kill("SIGKILL")) {
      context.isForcefullyTerminated ??= true;
    }
  } catch {
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/abort-signal.js
var import_node_events = require("node:events");
var onAbortedSignal = async (mainSignal, stopSignal) => {
  if (!mainSignal.aborted) {
    await (0, import_node_events.once)(mainSignal, "abort", { signal: stopSignal });
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/cancel.js
var validateCancelSignal = ({ cancelSignal }) => {
  if (cancelSignal !== void 0 && Object.prototype.toString.call(cancelSignal) !== "[object AbortSignal]") {
    throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(cancelSignal)}`);
  }
};
var throwOnCancel = ({ subprocess, cancelSignal, gracefulCancel, context, controller }) => cancelSignal === void 0 || gracefulCancel ? [] : [terminateOnCancel(subprocess, cancelSignal, context, controller)];
var terminateOnCancel = async (subprocess, cancelSignal, context, { signal: signal2 }) => {
  await onAbortedSignal(cancelSignal, signal2);
  context.terminationReason ??= "cancel";
  subprocess.kill();
  throw cancelSignal.reason;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/graceful.js
var import_promises3 = require("node:timers/promises");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/send.js
var import_node_util5 = require("node:util");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/validation.js
var validateIpcMethod = ({ methodName: methodName2, isSubprocess, ipc, isConnected: isConnected2 }) => {
  validateIpcOption(methodName2, isSubprocess, ipc);
  validateConnection(methodName2, isSubprocess, isConnected2);
};
var validateIpcOption = (methodName2, isSubprocess, ipc) => {
  if (!ipc) {
    throw new Error(`${getMethodName(methodName2, isSubprocess)} can only be used if the \`ipc\` option is \`true\`.`);
  }
};
var validateConnection = (methodName2, isSubprocess, isConnected2) => {
  if (!isConnected2) {
    throw new Error(`${getMethodName(methodName2, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} has already exited or disconnected.`);
  }
};
var throwOnEarlyDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("getOneMessage", isSubprocess)} could not complete: the ${getOtherProcessName(isSubprocess)} exited or disconnected.`);
};
var throwOnStrictDeadlockError = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is sending a message too, instead of listening to incoming messages.
This can be fixed by both sending a message and listening to incoming messages at the same time:

const [receivedMessage] = await Promise.all([
	${getMethodName("getOneMessage", isSubprocess)},
	${getMethodName("sendMessage", isSubprocess, "message, {strict: true}")},
]);`);
};
var getStrictResponseError = (error, isSubprocess) => new Error(`${getMethodName("sendMessage", isSubprocess)} failed when sending an acknowledgment response to the ${getOtherProcessName(isSubprocess)}.`, { cause: error });
var throwOnMissingStrict = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is not listening to incoming messages.`);
};
var throwOnStrictDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} exited without listening to incoming messages.`);
};
var getAbortDisconnectError = () => new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(true)} disconnected.`);
var throwOnMissingParent = () => {
  throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.");
};
var handleEpipeError = ({ error, methodName: methodName2, isSubprocess }) => {
  if (error.code === "EPIPE") {
    throw new Error(`${getMethodName(methodName2, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} is disconnecting.`, { cause: error });
  }
};
var handleSerializationError = ({ error, methodName: methodName2, isSubprocess, message }) => {
  if (isSerializationError(error)) {
    throw new Error(`${getMethodName(methodName2, isSubprocess)}'s argument type is invalid: the message cannot be serialized: ${String(message)}.`, { cause: error });
  }
};
var isSerializationError = ({ code, message }) => SERIALIZATION_ERROR_CODES.has(code) || SERIALIZATION_ERROR_MESSAGES.some((serializationErrorMessage) => message.includes(serializationErrorMessage));
var SERIALIZATION_ERROR_CODES = /* @__PURE__ */ new Set([
  // Message is `undefined`
  "ERR_MISSING_ARGS",
  // Message is a function, a bigint, a symbol
  "ERR_INVALID_ARG_TYPE"
]);
var SERIALIZATION_ERROR_MESSAGES = [
  // Message is a promise or a proxy, with `serialization: 'advanced'`
  "could not be cloned",
  // Message has cycles, with `serialization: 'json'`
  "circular structure",
  // Message has cycles inside toJSON(), with `serialization: 'json'`
  "call stack size exceeded"
];
var getMethodName = (methodName2, isSubprocess, parameters = "") => methodName2 === "cancelSignal" ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(isSubprocess)}${methodName2}(${parameters})`;
var getNamespaceName = (isSubprocess) => isSubprocess ? "" : "subprocess.";
var getOtherProcessName = (isSubprocess) => isSubprocess ? "parent process" : "subprocess";
var disconnect = (anyProcess) => {
  if (anyProcess.connected) {
    anyProcess.disconnect();
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/deferred.js
var createDeferred = () => {
  const methods = {};
  const promise = new Promise((resolve2, reject) => {
    Object.assign(methods, { resolve: resolve2, reject });
  });
  return Object.assign(promise, methods);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/fd-options.js
var getToStream = (destination, to = "stdin") => {
  const isWritable = true;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(destination);
  const fdNumber = getFdNumber(fileDescriptors, to, isWritable);
  const destinationStream = destination.stdio[fdNumber];
  if (destinationStream === null) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, to, options, isWritable));
  }
  return destinationStream;
};
var getFromStream = (source, from = "stdout") => {
  const isWritable = false;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  const fdNumber = getFdNumber(fileDescriptors, from, isWritable);
  const sourceStream = fdNumber === "all" ? source.all : source.stdio[fdNumber];
  if (sourceStream === null || sourceStream === void 0) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, from, options, isWritable));
  }
  return sourceStream;
};
var SUBPROCESS_OPTIONS = /* @__PURE__ */ new WeakMap();
var getFdNumber = (fileDescriptors, fdName, isWritable) => {
  const fdNumber = parseFdNumber(fdName, isWritable);
  validateFdNumber(fdNumber, fdName, isWritable, fileDescriptors);
  return fdNumber;
};
var parseFdNumber = (fdName, isWritable) => {
  const fdNumber = parseFd(fdName);
  if (fdNumber !== void 0) {
    return fdNumber;
  }
  const { validOptions, defaultValue } = isWritable ? { validOptions: '"stdin"', defaultValue: "stdin" } : { validOptions: '"stdout", "stderr", "all"', defaultValue: "stdout" };
  throw new TypeError(`"${getOptionName(isWritable)}" must not be "${fdName}".
It must be ${validOptions} or "fd3", "fd4" (and so on).
It is optional and defaults to "${defaultValue}".`);
};
var validateFdNumber = (fdNumber, fdName, isWritable, fileDescriptors) => {
  const fileDescriptor = fileDescriptors[getUsedDescriptor(fdNumber)];
  if (fileDescriptor === void 0) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. That file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  if (fileDescriptor.direction === "input" && !isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a readable stream, not writable.`);
  }
  if (fileDescriptor.direction !== "input" && isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a writable stream, not readable.`);
  }
};
var getInvalidStdioOptionMessage = (fdNumber, fdName, options, isWritable) => {
  if (fdNumber === "all" && !options.all) {
    return `The "all" option must be true to use "from: 'all'".`;
  }
  const { optionName, optionValue } = getInvalidStdioOption(fdNumber, options);
  return `The "${optionName}: ${serializeOptionValue(optionValue)}" option is incompatible with using "${getOptionName(isWritable)}: ${serializeOptionValue(fdName)}".
Please set this option with "pipe" instead.`;
};
var getInvalidStdioOption = (fdNumber, { stdin, stdout, stderr, stdio }) => {
  const usedDescriptor = getUsedDescriptor(fdNumber);
  if (usedDescriptor === 0 && stdin !== void 0) {
    return { optionName: "stdin", optionValue: stdin };
  }
  if (usedDescriptor === 1 && stdout !== void 0) {
    return { optionName: "stdout", optionValue: stdout };
  }
  if (usedDescriptor === 2 && stderr !== void 0) {
    return { optionName: "stderr", optionValue: stderr };
  }
  return { optionName: `stdio[${usedDescriptor}]`, optionValue: stdio[usedDescriptor] };
};
var getUsedDescriptor = (fdNumber) => fdNumber === "all" ? 1 : fdNumber;
var getOptionName = (isWritable) => isWritable ? "to" : "from";
var serializeOptionValue = (value) => {
  if (typeof value === "string") {
    return `'${value}'`;
  }
  return typeof value === "number" ? `${value}` : "Stream";
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/strict.js
var import_node_events5 = require("node:events");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/max-listeners.js
var import_node_events2 = require("node:events");
var incrementMaxListeners = (eventEmitter, maxListenersIncrement, signal2) => {
  const maxListeners = eventEmitter.getMaxListeners();
  if (maxListeners === 0 || maxListeners === Number.POSITIVE_INFINITY) {
    return;
  }
  eventEmitter.setMaxListeners(maxListeners + maxListenersIncrement);
  (0, import_node_events2.addAbortListener)(signal2, () => {
    eventEmitter.setMaxListeners(eventEmitter.getMaxListeners() - maxListenersIncrement);
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/forward.js
var import_node_events4 = require("node:events");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/incoming.js
var import_node_events3 = require("node:events");
var import_promises2 = require("node:timers/promises");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/reference.js
var addReference = (channel, reference) => {
  if (reference) {
    addReferenceCount(channel);
  }
};
var addReferenceCount = (channel) => {
  channel.refCounted();
};
var removeReference = (channel, reference) => {
  if (reference) {
    removeReferenceCount(channel);
  }
};
var removeReferenceCount = (channel) => {
  channel.unrefCounted();
};
var undoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    removeReferenceCount(channel);
    removeReferenceCount(channel);
  }
};
var redoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    addReferenceCount(channel);
    addReferenceCount(channel);
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/incoming.js
var onMessage = async ({ anyProcess, channel, isSubprocess, ipcEmitter }, wrappedMessage) => {
  if (handleStrictResponse(wrappedMessage) || handleAbort(wrappedMessage)) {
    return;
  }
  if (!INCOMING_MESSAGES.has(anyProcess)) {
    INCOMING_MESSAGES.set(anyProcess, []);
  }
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  incomingMessages.push(wrappedMessage);
  if (incomingMessages.length > 1) {
    return;
  }
  while (incomingMessages.length > 0) {
    await waitForOutgoingMessages(anyProcess, ipcEmitter, wrappedMessage);
    await import_promises2.scheduler.yield();
    const message = await handleStrictRequest({
      wrappedMessage: incomingMessages[0],
      anyProcess,
      channel,
      isSubprocess,
      ipcEmitter
    });
    incomingMessages.shift();
    ipcEmitter.emit("message", message);
    ipcEmitter.emit("message:done");
  }
};
var onDisconnect = async ({ anyProcess, channel, isSubprocess, ipcEmitter, boundOnMessage }) => {
  abortOnDisconnect();
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  while (incomingMessages?.length > 0) {
    await (0, import_node_events3.once)(ipcEmitter, "message:done");
  }
  anyProcess.removeListener("message", boundOnMessage);
  redoAddedReferences(channel, isSubprocess);
  ipcEmitter.connected = false;
  ipcEmitter.emit("disconnect");
};
var INCOMING_MESSAGES = /* @__PURE__ */ new WeakMap();

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/forward.js
var getIpcEmitter = (anyProcess, channel, isSubprocess) => {
  if (IPC_EMITTERS.has(anyProcess)) {
    return IPC_EMITTERS.get(anyProcess);
  }
  const ipcEmitter = new import_node_events4.EventEmitter();
  ipcEmitter.connected = true;
  IPC_EMITTERS.set(anyProcess, ipcEmitter);
  forwardEvents({
    ipcEmitter,
    anyProcess,
    channel,
    isSubprocess
  });
  return ipcEmitter;
};
var IPC_EMITTERS = /* @__PURE__ */ new WeakMap();
var forwardEvents = ({ ipcEmitter, anyProcess, channel, isSubprocess }) => {
  const boundOnMessage = onMessage.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter
  });
  anyProcess.on("message", boundOnMessage);
  anyProcess.once("disconnect", onDisconnect.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter,
    boundOnMessage
  }));
  undoAddedReferences(channel, isSubprocess);
};
var isConnected = (anyProcess) => {
  const ipcEmitter = IPC_EMITTERS.get(anyProcess);
  return ipcEmitter === void 0 ? anyProcess.channel !== null : ipcEmitter.connected;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/strict.js
var handleSendStrict = ({ anyProcess, channel, isSubprocess, message, strict }) => {
  if (!strict) {
    return message;
  }
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const hasListeners = hasMessageListeners(anyProcess, ipcEmitter);
  return {
    id: count++,
    type: REQUEST_TYPE,
    message,
    hasListeners
  };
};
var count = 0n;
var validateStrictDeadlock = (outgoingMessages, wrappedMessage) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || wrappedMessage.hasListeners) {
    return;
  }
  for (const { id } of outgoingMessages) {
    if (id !== void 0) {
      STRICT_RESPONSES[id].resolve({ isDeadlock: true, hasListeners: false });
    }
  }
};
var handleStrictRequest = async ({ wrappedMessage, anyProcess, channel, isSubprocess, ipcEmitter }) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || !anyProcess.connected) {
    return wrappedMessage;
  }
  const { id, message } = wrappedMessage;
  const response = { id, type: RESPONSE_TYPE, message: hasMessageListeners(anyProcess, ipcEmitter) };
  try {
    await sendMessage({
      anyProcess,
      channel,
      isSubprocess,
      ipc: true
    }, response);
  } catch (error) {
    ipcEmitter.emit("strict:error", error);
  }
  return message;
};
var handleStrictResponse = (wrappedMessage) => {
  if (wrappedMessage?.type !== RESPONSE_TYPE) {
    return false;
  }
  const { id, message: hasListeners } = wrappedMessage;
  STRICT_RESPONSES[id]?.resolve({ isDeadlock: false, hasListeners });
  return true;
};
var waitForStrictResponse = async (wrappedMessage, anyProcess, isSubprocess) => {
  if (wrappedMessage?.type !== REQUEST_TYPE) {
    return;
  }
  const deferred = createDeferred();
  STRICT_RESPONSES[wrappedMessage.id] = deferred;
  const controller = new AbortController();
  try {
    const { isDeadlock, hasListeners } = await Promise.race([
      deferred,
      throwOnDisconnect(anyProcess, isSubprocess, controller)
    ]);
    if (isDeadlock) {
      throwOnStrictDeadlockError(isSubprocess);
    }
    if (!hasListeners) {
      throwOnMissingStrict(isSubprocess);
    }
  } finally {
    controller.abort();
    delete STRICT_RESPONSES[wrappedMessage.id];
  }
};
var STRICT_RESPONSES = {};
var throwOnDisconnect = async (anyProcess, isSubprocess, { signal: signal2 }) => {
  incrementMaxListeners(anyProcess, 1, signal2);
  await (0, import_node_events5.once)(anyProcess, "disconnect", { signal: signal2 });
  throwOnStrictDisconnect(isSubprocess);
};
var REQUEST_TYPE = "execa:ipc:request";
var RESPONSE_TYPE = "execa:ipc:response";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/outgoing.js
var startSendMessage = (anyProcess, wrappedMessage, strict) => {
  if (!OUTGOING_MESSAGES.has(anyProcess)) {
    OUTGOING_MESSAGES.set(anyProcess, /* @__PURE__ */ new Set());
  }
  const outgoingMessages = OUTGOING_MESSAGES.get(anyProcess);
  const onMessageSent = createDeferred();
  const id = strict ? wrappedMessage.id : void 0;
  const outgoingMessage = { onMessageSent, id };
  outgoingMessages.add(outgoingMessage);
  return { outgoingMessages, outgoingMessage };
};
var endSendMessage = ({ outgoingMessages, outgoingMessage }) => {
  outgoingMessages.delete(outgoingMessage);
  outgoingMessage.onMessageSent.resolve();
};
var waitForOutgoingMessages = async (anyProcess, ipcEmitter, wrappedMessage) => {
  while (!hasMessageListeners(anyProcess, ipcEmitter) && OUTGOING_MESSAGES.get(anyProcess)?.size > 0) {
    const outgoingMessages = [...OUTGOING_MESSAGES.get(anyProcess)];
    validateStrictDeadlock(outgoingMessages, wrappedMessage);
    await Promise.all(outgoingMessages.map(({ onMessageSent }) => onMessageSent));
  }
};
var OUTGOING_MESSAGES = /* @__PURE__ */ new WeakMap();
var hasMessageListeners = (anyProcess, ipcEmitter) => ipcEmitter.listenerCount("message") > getMinListenerCount(anyProcess);
var getMinListenerCount = (anyProcess) => SUBPROCESS_OPTIONS.has(anyProcess) && !getFdSpecificValue(SUBPROCESS_OPTIONS.get(anyProcess).options.buffer, "ipc") ? 1 : 0;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/send.js
var sendMessage = ({ anyProcess, channel, isSubprocess, ipc }, message, { strict = false } = {}) => {
  const methodName2 = "sendMessage";
  validateIpcMethod({
    methodName: methodName2,
    isSubprocess,
    ipc,
    isConnected: anyProcess.connected
  });
  return sendMessageAsync({
    anyProcess,
    channel,
    methodName: methodName2,
    isSubprocess,
    message,
    strict
  });
};
var sendMessageAsync = async ({ anyProcess, channel, methodName: methodName2, isSubprocess, message, strict }) => {
  const wrappedMessage = handleSendStrict({
    anyProcess,
    channel,
    isSubprocess,
    message,
    strict
  });
  const outgoingMessagesState = startSendMessage(anyProcess, wrappedMessage, strict);
  try {
    await sendOneMessage({
      anyProcess,
      methodName: methodName2,
      isSubprocess,
      wrappedMessage,
      message
    });
  } catch (error) {
    disconnect(anyProcess);
    throw error;
  } finally {
    endSendMessage(outgoingMessagesState);
  }
};
var sendOneMessage = async ({ anyProcess, methodName: methodName2, isSubprocess, wrappedMessage, message }) => {
  const sendMethod = getSendMethod(anyProcess);
  try {
    await Promise.all([
      waitForStrictResponse(wrappedMessage, anyProcess, isSubprocess),
      sendMethod(wrappedMessage)
    ]);
  } catch (error) {
    handleEpipeError({ error, methodName: methodName2, isSubprocess });
    handleSerializationError({
      error,
      methodName: methodName2,
      isSubprocess,
      message
    });
    throw error;
  }
};
var getSendMethod = (anyProcess) => {
  if (PROCESS_SEND_METHODS.has(anyProcess)) {
    return PROCESS_SEND_METHODS.get(anyProcess);
  }
  const sendMethod = (0, import_node_util5.promisify)(anyProcess.send.bind(anyProcess));
  PROCESS_SEND_METHODS.set(anyProcess, sendMethod);
  return sendMethod;
};
var PROCESS_SEND_METHODS = /* @__PURE__ */ new WeakMap();

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/graceful.js
var sendAbort = (subprocess, message) => {
  const methodName2 = "cancelSignal";
  validateConnection(methodName2, false, subprocess.connected);
  return sendOneMessage({
    anyProcess: subprocess,
    methodName: methodName2,
    isSubprocess: false,
    wrappedMessage: { type: GRACEFUL_CANCEL_TYPE, message },
    message
  });
};
var getCancelSignal = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  await startIpc({
    anyProcess,
    channel,
    isSubprocess,
    ipc
  });
  return cancelController.signal;
};
var startIpc = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  if (cancelListening) {
    return;
  }
  cancelListening = true;
  if (!ipc) {
    throwOnMissingParent();
    return;
  }
  if (channel === null) {
    abortOnDisconnect();
    return;
  }
  getIpcEmitter(anyProcess, channel, isSubprocess);
  await import_promises3.scheduler.yield();
};
var cancelListening = false;
var handleAbort = (wrappedMessage) => {
  if (wrappedMessage?.type !== GRACEFUL_CANCEL_TYPE) {
    return false;
  }
  cancelController.abort(wrappedMessage.message);
  return true;
};
var GRACEFUL_CANCEL_TYPE = "execa:ipc:cancel";
var abortOnDisconnect = () => {
  cancelController.abort(getAbortDisconnectError());
};
var cancelController = new AbortController();

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/graceful.js
var validateGracefulCancel = ({ gracefulCancel, cancelSignal, ipc, serialization }) => {
  if (!gracefulCancel) {
    return;
  }
  if (cancelSignal === void 0) {
    throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
  }
  if (!ipc) {
    throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
  }
  if (serialization === "json") {
    throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
  }
};
var throwOnGracefulCancel = ({
  subprocess,
  cancelSignal,
  gracefulCancel,
  forceKillAfterDelay,
  context,
  controller
}) => gracefulCancel ? [sendOnAbort({
  subprocess,
  cancelSignal,
  forceKillAfterDelay,
  context,
  controller
})] : [];
var sendOnAbort = async ({ subprocess, cancelSignal, forceKillAfterDelay, context, controller: { signal: signal2 } }) => {
  await onAbortedSignal(cancelSignal, signal2);
  const reason = getReason(cancelSignal);
  await sendAbort(subprocess, reason);
  killOnTimeout({
    kill: subprocess.kill,
    forceKillAfterDelay,
    context,
    controllerSignal: signal2
  });
  context.terminationReason ??= "gracefulCancel";
  throw cancelSignal.reason;
};
var getReason = ({ reason }) => {
  if (!(reason instanceof DOMException)) {
    return reason;
  }
  const error = new Error(reason.message);
  Object.defineProperty(error, "stack", {
    value: reason.stack,
    enumerable: false,
    configurable: true,
    writable: true
  });
  return error;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/timeout.js
var import_promises4 = require("node:timers/promises");
var validateTimeout = ({ timeout }) => {
  if (timeout !== void 0 && (!Number.isFinite(timeout) || timeout < 0)) {
    throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${timeout}\` (${typeof timeout})`);
  }
};
var throwOnTimeout = (subprocess, timeout, context, controller) => timeout === 0 || timeout === void 0 ? [] : [killAfterTimeout(subprocess, timeout, context, controller)];
var killAfterTimeout = async (subprocess, timeout, context, { signal: signal2 }) => {
  await (0, import_promises4.setTimeout)(timeout, void 0, { signal: signal2 });
  context.terminationReason ??= "timeout";
  subprocess.kill();
  throw new DiscardedError();
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/node.js
var import_node_process6 = require("node:process");
var import_node_path6 = __toESM(require("node:path"), 1);
var mapNode = ({ options }) => {
  if (options.node === false) {
    throw new TypeError('The "node" option cannot be false with `execaNode()`.');
  }
  return { options: { ...options, node: true } };
};
var handleNodeOption = (file, commandArguments, {
  node: shouldHandleNode = false,
  nodePath = import_node_process6.execPath,
  nodeOptions = import_node_process6.execArgv.filter((nodeOption) => !nodeOption.startsWith("--inspect")),
  cwd,
  execPath: formerNodePath,
  ...options
}) => {
  if (formerNodePath !== void 0) {
    throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');
  }
  const normalizedNodePath = safeNormalizeFileUrl(nodePath, 'The "nodePath" option');
  const resolvedNodePath = import_node_path6.default.resolve(cwd, normalizedNodePath);
  const newOptions = {
    ...options,
    nodePath: resolvedNodePath,
    node: shouldHandleNode,
    cwd
  };
  if (!shouldHandleNode) {
    return [file, commandArguments, newOptions];
  }
  if (import_node_path6.default.basename(file, ".exe") === "node") {
    throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');
  }
  return [
    resolvedNodePath,
    [...nodeOptions, file, ...commandArguments],
    { ipc: true, ...newOptions, shell: false }
  ];
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/ipc-input.js
var import_node_v8 = require("node:v8");
var validateIpcInputOption = ({ ipcInput, ipc, serialization }) => {
  if (ipcInput === void 0) {
    return;
  }
  if (!ipc) {
    throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
  }
  validateIpcInput[serialization](ipcInput);
};
var validateAdvancedInput = (ipcInput) => {
  try {
    (0, import_node_v8.serialize)(ipcInput);
  } catch (error) {
    throw new Error("The `ipcInput` option is not serializable with a structured clone.", { cause: error });
  }
};
var validateJsonInput = (ipcInput) => {
  try {
    JSON.stringify(ipcInput);
  } catch (error) {
    throw new Error("The `ipcInput` option is not serializable with JSON.", { cause: error });
  }
};
var validateIpcInput = {
  advanced: validateAdvancedInput,
  json: validateJsonInput
};
var sendIpcInput = async (subprocess, ipcInput) => {
  if (ipcInput === void 0) {
    return;
  }
  await subprocess.sendMessage(ipcInput);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/encoding-option.js
var validateEncoding = ({ encoding }) => {
  if (ENCODINGS.has(encoding)) {
    return;
  }
  const correctEncoding = getCorrectEncoding(encoding);
  if (correctEncoding !== void 0) {
    throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to ${serializeEncoding(correctEncoding)}.`);
  }
  const correctEncodings = [...ENCODINGS].map((correctEncoding2) => serializeEncoding(correctEncoding2)).join(", ");
  throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to one of: ${correctEncodings}.`);
};
var TEXT_ENCODINGS = /* @__PURE__ */ new Set(["utf8", "utf16le"]);
var BINARY_ENCODINGS = /* @__PURE__ */ new Set(["buffer", "hex", "base64", "base64url", "latin1", "ascii"]);
var ENCODINGS = /* @__PURE__ */ new Set([...TEXT_ENCODINGS, ...BINARY_ENCODINGS]);
var getCorrectEncoding = (encoding) => {
  if (encoding === null) {
    return "buffer";
  }
  if (typeof encoding !== "string") {
    return;
  }
  const lowerEncoding = encoding.toLowerCase();
  if (lowerEncoding in ENCODING_ALIASES) {
    return ENCODING_ALIASES[lowerEncoding];
  }
  if (ENCODINGS.has(lowerEncoding)) {
    return lowerEncoding;
  }
};
var ENCODING_ALIASES = {
  // eslint-disable-next-line unicorn/text-encoding-identifier-case
  "utf-8": "utf8",
  "utf-16le": "utf16le",
  "ucs-2": "utf16le",
  ucs2: "utf16le",
  binary: "latin1"
};
var serializeEncoding = (encoding) => typeof encoding === "string" ? `"${encoding}"` : String(encoding);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/cwd.js
var import_node_fs3 = require("node:fs");
var import_node_path7 = __toESM(require("node:path"), 1);
var import_node_process7 = __toESM(require("node:process"), 1);
var normalizeCwd = (cwd = getDefaultCwd()) => {
  const cwdString = safeNormalizeFileUrl(cwd, 'The "cwd" option');
  return import_node_path7.default.resolve(cwdString);
};
var getDefaultCwd = () => {
  try {
    return import_node_process7.default.cwd();
  } catch (error) {
    error.message = `The current directory does not exist.
${error.message}`;
    throw error;
  }
};
var fixCwdError = (originalMessage, cwd) => {
  if (cwd === getDefaultCwd()) {
    return originalMessage;
  }
  let cwdStat;
  try {
    cwdStat = (0, import_node_fs3.statSync)(cwd);
  } catch (error) {
    return `The "cwd" option is invalid: ${cwd}.
${error.message}
${originalMessage}`;
  }
  if (!cwdStat.isDirectory()) {
    return `The "cwd" option is not a directory: ${cwd}.
${originalMessage}`;
  }
  return originalMessage;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/options.js
var normalizeOptions = (filePath, rawArguments, rawOptions) => {
  rawOptions.cwd = normalizeCwd(rawOptions.cwd);
  const [processedFile, processedArguments, processedOptions] = handleNodeOption(filePath, rawArguments, rawOptions);
  const { command: file, args: commandArguments, options: initialOptions } = import_cross_spawn.default._parse(processedFile, processedArguments, processedOptions);
  const fdOptions = normalizeFdSpecificOptions(initialOptions);
  const options = addDefaultOptions(fdOptions);
  validateTimeout(options);
  validateEncoding(options);
  validateIpcInputOption(options);
  validateCancelSignal(options);
  validateGracefulCancel(options);
  options.shell = normalizeFileUrl(options.shell);
  options.env = getEnv(options);
  options.killSignal = normalizeKillSignal(options.killSignal);
  options.forceKillAfterDelay = normalizeForceKillAfterDelay(options.forceKillAfterDelay);
  options.lines = options.lines.map((lines, fdNumber) => lines && !BINARY_ENCODINGS.has(options.encoding) && options.buffer[fdNumber]);
  if (import_node_process8.default.platform === "win32" && import_node_path8.default.basename(file, ".exe") === "cmd") {
    commandArguments.unshift("/q");
  }
  return { file, commandArguments, options };
};
var addDefaultOptions = ({
  extendEnv = true,
  preferLocal = false,
  cwd,
  localDir: localDirectory = cwd,
  encoding = "utf8",
  reject = true,
  cleanup = true,
  all = false,
  windowsHide = true,
  killSignal = "SIGTERM",
  forceKillAfterDelay = true,
  gracefulCancel = false,
  ipcInput,
  ipc = ipcInput !== void 0 || gracefulCancel,
  serialization = "advanced",
  ...options
}) => ({
  ...options,
  extendEnv,
  preferLocal,
  cwd,
  localDirectory,
  encoding,
  reject,
  cleanup,
  all,
  windowsHide,
  killSignal,
  forceKillAfterDelay,
  gracefulCancel,
  ipcInput,
  ipc,
  serialization
});
var getEnv = ({ env: envOption, extendEnv, preferLocal, node: node2, localDirectory, nodePath }) => {
  const env = extendEnv ? { ...import_node_process8.default.env, ...envOption } : envOption;
  if (preferLocal || node2) {
    return npmRunPathEnv({
      env,
      cwd: localDirectory,
      execPath: nodePath,
      preferLocal,
      addExecPath: node2
    });
  }
  return env;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/shell.js
var concatenateShell = (file, commandArguments, options) => options.shell && commandArguments.length > 0 ? [[file, ...commandArguments].join(" "), [], options] : [file, commandArguments, options];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/message.js
var import_node_util6 = require("node:util");

// node_modules/.pnpm/strip-final-newline@4.0.0/node_modules/strip-final-newline/index.js
function stripFinalNewline(input) {
  if (typeof input === "string") {
    return stripFinalNewlineString(input);
  }
  if (!(ArrayBuffer.isView(input) && input.BYTES_PER_ELEMENT === 1)) {
    throw new Error("Input must be a string or a Uint8Array");
  }
  return stripFinalNewlineBinary(input);
}
var stripFinalNewlineString = (input) => input.at(-1) === LF ? input.slice(0, input.at(-2) === CR ? -2 : -1) : input;
var stripFinalNewlineBinary = (input) => input.at(-1) === LF_BINARY ? input.subarray(0, input.at(-2) === CR_BINARY ? -2 : -1) : input;
var LF = "\n";
var LF_BINARY = LF.codePointAt(0);
var CR = "\r";
var CR_BINARY = CR.codePointAt(0);

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/index.js
var import_node_events6 = require("node:events");
var import_promises5 = require("node:stream/promises");

// node_modules/.pnpm/is-stream@4.0.1/node_modules/is-stream/index.js
function isStream(stream, { checkOpen = true } = {}) {
  return stream !== null && typeof stream === "object" && (stream.writable || stream.readable || !checkOpen || stream.writable === void 0 && stream.readable === void 0) && typeof stream.pipe === "function";
}
function isWritableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.writable || !checkOpen) && typeof stream.write === "function" && typeof stream.end === "function" && typeof stream.writable === "boolean" && typeof stream.writableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isReadableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.readable || !checkOpen) && typeof stream.read === "function" && typeof stream.readable === "boolean" && typeof stream.readableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isDuplexStream(stream, options) {
  return isWritableStream(stream, options) && isReadableStream(stream, options);
}

// node_modules/.pnpm/@sec-ant+readable-stream@0.4.1/node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
var a = Object.getPrototypeOf(
  Object.getPrototypeOf(
    /* istanbul ignore next */
    async function* () {
    }
  ).prototype
);
var c = class {
  #t;
  #n;
  #r = false;
  #e = void 0;
  constructor(e, t) {
    this.#t = e, this.#n = t;
  }
  next() {
    const e = () => this.#s();
    return this.#e = this.#e ? this.#e.then(e, e) : e(), this.#e;
  }
  return(e) {
    const t = () => this.#i(e);
    return this.#e ? this.#e.then(t, t) : t();
  }
  async #s() {
    if (this.#r)
      return {
        done: true,
        value: void 0
      };
    let e;
    try {
      e = await this.#t.read();
    } catch (t) {
      throw this.#e = void 0, this.#r = true, this.#t.releaseLock(), t;
    }
    return e.done && (this.#e = void 0, this.#r = true, this.#t.releaseLock()), e;
  }
  async #i(e) {
    if (this.#r)
      return {
        done: true,
        value: e
      };
    if (this.#r = true, !this.#n) {
      const t = this.#t.cancel(e);
      return this.#t.releaseLock(), await t, {
        done: true,
        value: e
      };
    }
    return this.#t.releaseLock(), {
      done: true,
      value: e
    };
  }
};
var n = /* @__PURE__ */ Symbol();
function i() {
  return this[n].next();
}
Object.defineProperty(i, "name", { value: "next" });
function o(r) {
  return this[n].return(r);
}
Object.defineProperty(o, "name", { value: "return" });
var u = Object.create(a, {
  next: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: i
  },
  return: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: o
  }
});
function h({ preventCancel: r = false } = {}) {
  const e = this.getReader(), t = new c(
    e,
    r
  ), s = Object.create(u);
  return s[n] = t, s;
}

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/stream.js
var getAsyncIterable = (stream) => {
  if (isReadableStream(stream, { checkOpen: false }) && nodeImports.on !== void 0) {
    return getStreamIterable(stream);
  }
  if (typeof stream?.[Symbol.asyncIterator] === "function") {
    return stream;
  }
  if (toString.call(stream) === "[object ReadableStream]") {
    return h.call(stream);
  }
  throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
var { toString } = Object.prototype;
var getStreamIterable = async function* (stream) {
  const controller = new AbortController();
  const state = {};
  handleStreamEnd(stream, controller, state);
  try {
    for await (const [chunk] of nodeImports.on(stream, "data", { signal: controller.signal })) {
      yield chunk;
    }
  } catch (error) {
    if (state.error !== void 0) {
      throw state.error;
    } else if (!controller.signal.aborted) {
      throw error;
    }
  } finally {
    stream.destroy();
  }
};
var handleStreamEnd = async (stream, controller, state) => {
  try {
    await nodeImports.finished(stream, {
      cleanup: true,
      readable: true,
      writable: false,
      error: false
    });
  } catch (error) {
    state.error = error;
  } finally {
    controller.abort();
  }
};
var nodeImports = {};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/contents.js
var getStreamContents = async (stream, { init, convertChunk, getSize, truncateChunk, addChunk, getFinalChunk, finalize }, { maxBuffer = Number.POSITIVE_INFINITY } = {}) => {
  const asyncIterable = getAsyncIterable(stream);
  const state = init();
  state.length = 0;
  try {
    for await (const chunk of asyncIterable) {
      const chunkType = getChunkType(chunk);
      const convertedChunk = convertChunk[chunkType](chunk, state);
      appendChunk({
        convertedChunk,
        state,
        getSize,
        truncateChunk,
        addChunk,
        maxBuffer
      });
    }
    appendFinalChunk({
      state,
      convertChunk,
      getSize,
      truncateChunk,
      addChunk,
      getFinalChunk,
      maxBuffer
    });
    return finalize(state);
  } catch (error) {
    const normalizedError = typeof error === "object" && error !== null ? error : new Error(error);
    normalizedError.bufferedData = finalize(state);
    throw normalizedError;
  }
};
var appendFinalChunk = ({ state, getSize, truncateChunk, addChunk, getFinalChunk, maxBuffer }) => {
  const convertedChunk = getFinalChunk(state);
  if (convertedChunk !== void 0) {
    appendChunk({
      convertedChunk,
      state,
      getSize,
      truncateChunk,
      addChunk,
      maxBuffer
    });
  }
};
var appendChunk = ({ convertedChunk, state, getSize, truncateChunk, addChunk, maxBuffer }) => {
  const chunkSize = getSize(convertedChunk);
  const newLength = state.length + chunkSize;
  if (newLength <= maxBuffer) {
    addNewChunk(convertedChunk, state, addChunk, newLength);
    return;
  }
  const truncatedChunk = truncateChunk(convertedChunk, maxBuffer - state.length);
  if (truncatedChunk !== void 0) {
    addNewChunk(truncatedChunk, state, addChunk, maxBuffer);
  }
  throw new MaxBufferError();
};
var addNewChunk = (convertedChunk, state, addChunk, newLength) => {
  state.contents = addChunk(convertedChunk, state, newLength);
  state.length = newLength;
};
var getChunkType = (chunk) => {
  const typeOfChunk = typeof chunk;
  if (typeOfChunk === "string") {
    return "string";
  }
  if (typeOfChunk !== "object" || chunk === null) {
    return "others";
  }
  if (globalThis.Buffer?.isBuffer(chunk)) {
    return "buffer";
  }
  const prototypeName = objectToString2.call(chunk);
  if (prototypeName === "[object ArrayBuffer]") {
    return "arrayBuffer";
  }
  if (prototypeName === "[object DataView]") {
    return "dataView";
  }
  if (Number.isInteger(chunk.byteLength) && Number.isInteger(chunk.byteOffset) && objectToString2.call(chunk.buffer) === "[object ArrayBuffer]") {
    return "typedArray";
  }
  return "others";
};
var { toString: objectToString2 } = Object.prototype;
var MaxBufferError = class extends Error {
  name = "MaxBufferError";
  constructor() {
    super("maxBuffer exceeded");
  }
};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/utils.js
var identity2 = (value) => value;
var noop = () => void 0;
var getContentsProperty = ({ contents }) => contents;
var throwObjectStream = (chunk) => {
  throw new Error(`Streams in object mode are not supported: ${String(chunk)}`);
};
var getLengthProperty = (convertedChunk) => convertedChunk.length;

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/array.js
async function getStreamAsArray(stream, options) {
  return getStreamContents(stream, arrayMethods, options);
}
var initArray = () => ({ contents: [] });
var increment = () => 1;
var addArrayChunk = (convertedChunk, { contents }) => {
  contents.push(convertedChunk);
  return contents;
};
var arrayMethods = {
  init: initArray,
  convertChunk: {
    string: identity2,
    buffer: identity2,
    arrayBuffer: identity2,
    dataView: identity2,
    typedArray: identity2,
    others: identity2
  },
  getSize: increment,
  truncateChunk: noop,
  addChunk: addArrayChunk,
  getFinalChunk: noop,
  finalize: getContentsProperty
};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(stream, options) {
  return getStreamContents(stream, arrayBufferMethods, options);
}
var initArrayBuffer = () => ({ contents: new ArrayBuffer(0) });
var useTextEncoder = (chunk) => textEncoder2.encode(chunk);
var textEncoder2 = new TextEncoder();
var useUint8Array = (chunk) => new Uint8Array(chunk);
var useUint8ArrayWithOffset = (chunk) => new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
var truncateArrayBufferChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var addArrayBufferChunk = (convertedChunk, { contents, length: previousLength }, length) => {
  const newContents = hasArrayBufferResize() ? resizeArrayBuffer(contents, length) : resizeArrayBufferSlow(contents, length);
  new Uint8Array(newContents).set(convertedChunk, previousLength);
  return newContents;
};
var resizeArrayBufferSlow = (contents, length) => {
  if (length <= contents.byteLength) {
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(getNewContentsLength(length));
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var resizeArrayBuffer = (contents, length) => {
  if (length <= contents.maxByteLength) {
    contents.resize(length);
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(length, { maxByteLength: getNewContentsLength(length) });
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var getNewContentsLength = (length) => SCALE_FACTOR ** Math.ceil(Math.log(length) / Math.log(SCALE_FACTOR));
var SCALE_FACTOR = 2;
var finalizeArrayBuffer = ({ contents, length }) => hasArrayBufferResize() ? contents : contents.slice(0, length);
var hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
var arrayBufferMethods = {
  init: initArrayBuffer,
  convertChunk: {
    string: useTextEncoder,
    buffer: useUint8Array,
    arrayBuffer: useUint8Array,
    dataView: useUint8ArrayWithOffset,
    typedArray: useUint8ArrayWithOffset,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateArrayBufferChunk,
  addChunk: addArrayBufferChunk,
  getFinalChunk: noop,
  finalize: finalizeArrayBuffer
};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/string.js
async function getStreamAsString(stream, options) {
  return getStreamContents(stream, stringMethods, options);
}
var initString = () => ({ contents: "", textDecoder: new TextDecoder() });
var useTextDecoder = (chunk, { textDecoder: textDecoder2 }) => textDecoder2.decode(chunk, { stream: true });
var addStringChunk = (convertedChunk, { contents }) => contents + convertedChunk;
var truncateStringChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var getFinalStringChunk = ({ textDecoder: textDecoder2 }) => {
  const finalChunk = textDecoder2.decode();
  return finalChunk === "" ? void 0 : finalChunk;
};
var stringMethods = {
  init: initString,
  convertChunk: {
    string: identity2,
    buffer: useTextDecoder,
    arrayBuffer: useTextDecoder,
    dataView: useTextDecoder,
    typedArray: useTextDecoder,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateStringChunk,
  addChunk: addStringChunk,
  getFinalChunk: getFinalStringChunk,
  finalize: getContentsProperty
};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/index.js
Object.assign(nodeImports, { on: import_node_events6.on, finished: import_promises5.finished });

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/max-buffer.js
var handleMaxBuffer = ({ error, stream, readableObjectMode, lines, encoding, fdNumber }) => {
  if (!(error instanceof MaxBufferError)) {
    throw error;
  }
  if (fdNumber === "all") {
    return error;
  }
  const unit = getMaxBufferUnit(readableObjectMode, lines, encoding);
  error.maxBufferInfo = { fdNumber, unit };
  stream.destroy();
  throw error;
};
var getMaxBufferUnit = (readableObjectMode, lines, encoding) => {
  if (readableObjectMode) {
    return "objects";
  }
  if (lines) {
    return "lines";
  }
  if (encoding === "buffer") {
    return "bytes";
  }
  return "characters";
};
var checkIpcMaxBuffer = (subprocess, ipcOutput, maxBuffer) => {
  if (ipcOutput.length !== maxBuffer) {
    return;
  }
  const error = new MaxBufferError();
  error.maxBufferInfo = { fdNumber: "ipc" };
  throw error;
};
var getMaxBufferMessage = (error, maxBuffer) => {
  const { streamName, threshold, unit } = getMaxBufferInfo(error, maxBuffer);
  return `Command's ${streamName} was larger than ${threshold} ${unit}`;
};
var getMaxBufferInfo = (error, maxBuffer) => {
  if (error?.maxBufferInfo === void 0) {
    return { streamName: "output", threshold: maxBuffer[1], unit: "bytes" };
  }
  const { maxBufferInfo: { fdNumber, unit } } = error;
  delete error.maxBufferInfo;
  const threshold = getFdSpecificValue(maxBuffer, fdNumber);
  if (fdNumber === "ipc") {
    return { streamName: "IPC output", threshold, unit: "messages" };
  }
  return { streamName: getStreamName(fdNumber), threshold, unit };
};
var isMaxBufferSync = (resultError, output, maxBuffer) => resultError?.code === "ENOBUFS" && output !== null && output.some((result) => result !== null && result.length > getMaxBufferSync(maxBuffer));
var truncateMaxBufferSync = (result, isMaxBuffer, maxBuffer) => {
  if (!isMaxBuffer) {
    return result;
  }
  const maxBufferValue = getMaxBufferSync(maxBuffer);
  return result.length > maxBufferValue ? result.slice(0, maxBufferValue) : result;
};
var getMaxBufferSync = ([, stdoutMaxBuffer]) => stdoutMaxBuffer;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/message.js
var createMessages = ({
  stdio,
  all,
  ipcOutput,
  originalError,
  signal: signal2,
  signalDescription,
  exitCode,
  escapedCommand,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal,
  maxBuffer,
  timeout,
  cwd
}) => {
  const errorCode = originalError?.code;
  const prefix = getErrorPrefix({
    originalError,
    timedOut,
    timeout,
    isMaxBuffer,
    maxBuffer,
    errorCode,
    signal: signal2,
    signalDescription,
    exitCode,
    isCanceled,
    isGracefullyCanceled,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal
  });
  const originalMessage = getOriginalMessage(originalError, cwd);
  const suffix = originalMessage === void 0 ? "" : `
${originalMessage}`;
  const shortMessage = `${prefix}: ${escapedCommand}${suffix}`;
  const messageStdio = all === void 0 ? [stdio[2], stdio[1]] : [all];
  const message = [
    shortMessage,
    ...messageStdio,
    ...stdio.slice(3),
    ipcOutput.map((ipcMessage) => serializeIpcMessage(ipcMessage)).join("\n")
  ].map((messagePart) => escapeLines(stripFinalNewline(serializeMessagePart(messagePart)))).filter(Boolean).join("\n\n");
  return { originalMessage, shortMessage, message };
};
var getErrorPrefix = ({
  originalError,
  timedOut,
  timeout,
  isMaxBuffer,
  maxBuffer,
  errorCode,
  signal: signal2,
  signalDescription,
  exitCode,
  isCanceled,
  isGracefullyCanceled,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal
}) => {
  const forcefulSuffix = getForcefulSuffix(isForcefullyTerminated, forceKillAfterDelay);
  if (timedOut) {
    return `Command timed out after ${timeout} milliseconds${forcefulSuffix}`;
  }
  if (isGracefullyCanceled) {
    if (signal2 === void 0) {
      return `Command was gracefully canceled with exit code ${exitCode}`;
    }
    return isForcefullyTerminated ? `Command was gracefully canceled${forcefulSuffix}` : `Command was gracefully canceled with ${signal2} (${signalDescription})`;
  }
  if (isCanceled) {
    return `Command was canceled${forcefulSuffix}`;
  }
  if (isMaxBuffer) {
    return `${getMaxBufferMessage(originalError, maxBuffer)}${forcefulSuffix}`;
  }
  if (errorCode !== void 0) {
    return `Command failed with ${errorCode}${forcefulSuffix}`;
  }
  if (isForcefullyTerminated) {
    return `Command was killed with ${killSignal} (${getSignalDescription(killSignal)})${forcefulSuffix}`;
  }
  if (signal2 !== void 0) {
    return `Command was killed with ${signal2} (${signalDescription})`;
  }
  if (exitCode !== void 0) {
    return `Command failed with exit code ${exitCode}`;
  }
  return "Command failed";
};
var getForcefulSuffix = (isForcefullyTerminated, forceKillAfterDelay) => isForcefullyTerminated ? ` and was forcefully terminated after ${forceKillAfterDelay} milliseconds` : "";
var getOriginalMessage = (originalError, cwd) => {
  if (originalError instanceof DiscardedError) {
    return;
  }
  const originalMessage = isExecaError(originalError) ? originalError.originalMessage : String(originalError?.message ?? originalError);
  const escapedOriginalMessage = escapeLines(fixCwdError(originalMessage, cwd));
  return escapedOriginalMessage === "" ? void 0 : escapedOriginalMessage;
};
var serializeIpcMessage = (ipcMessage) => typeof ipcMessage === "string" ? ipcMessage : (0, import_node_util6.inspect)(ipcMessage);
var serializeMessagePart = (messagePart) => Array.isArray(messagePart) ? messagePart.map((messageItem) => stripFinalNewline(serializeMessageItem(messageItem))).filter(Boolean).join("\n") : serializeMessageItem(messagePart);
var serializeMessageItem = (messageItem) => {
  if (typeof messageItem === "string") {
    return messageItem;
  }
  if (isUint8Array(messageItem)) {
    return uint8ArrayToString(messageItem);
  }
  return "";
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/result.js
var makeSuccessResult = ({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options: { cwd },
  startTime
}) => omitUndefinedProperties({
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: false,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isTerminated: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  exitCode: 0,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var makeEarlyError = ({
  error,
  command,
  escapedCommand,
  fileDescriptors,
  options,
  startTime,
  isSync
}) => makeError({
  error,
  command,
  escapedCommand,
  startTime,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  stdio: Array.from({ length: fileDescriptors.length }),
  ipcOutput: [],
  options,
  isSync
});
var makeError = ({
  error: originalError,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode: rawExitCode,
  signal: rawSignal,
  stdio,
  all,
  ipcOutput,
  options: {
    timeoutDuration,
    timeout = timeoutDuration,
    forceKillAfterDelay,
    killSignal,
    cwd,
    maxBuffer
  },
  isSync
}) => {
  const { exitCode, signal: signal2, signalDescription } = normalizeExitPayload(rawExitCode, rawSignal);
  const { originalMessage, shortMessage, message } = createMessages({
    stdio,
    all,
    ipcOutput,
    originalError,
    signal: signal2,
    signalDescription,
    exitCode,
    escapedCommand,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal,
    maxBuffer,
    timeout,
    cwd
  });
  const error = getFinalError(originalError, message, isSync);
  Object.assign(error, getErrorProperties({
    error,
    command,
    escapedCommand,
    startTime,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    exitCode,
    signal: signal2,
    signalDescription,
    stdio,
    all,
    ipcOutput,
    cwd,
    originalMessage,
    shortMessage
  }));
  return error;
};
var getErrorProperties = ({
  error,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal: signal2,
  signalDescription,
  stdio,
  all,
  ipcOutput,
  cwd,
  originalMessage,
  shortMessage
}) => omitUndefinedProperties({
  shortMessage,
  originalMessage,
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: true,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isTerminated: signal2 !== void 0,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal: signal2,
  signalDescription,
  code: error.cause?.code,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var omitUndefinedProperties = (result) => Object.fromEntries(Object.entries(result).filter(([, value]) => value !== void 0));
var normalizeExitPayload = (rawExitCode, rawSignal) => {
  const exitCode = rawExitCode === null ? void 0 : rawExitCode;
  const signal2 = rawSignal === null ? void 0 : rawSignal;
  const signalDescription = signal2 === void 0 ? void 0 : getSignalDescription(rawSignal);
  return { exitCode, signal: signal2, signalDescription };
};

// node_modules/.pnpm/parse-ms@4.0.0/node_modules/parse-ms/index.js
var toZeroIfInfinity = (value) => Number.isFinite(value) ? value : 0;
function parseNumber(milliseconds) {
  return {
    days: Math.trunc(milliseconds / 864e5),
    hours: Math.trunc(milliseconds / 36e5 % 24),
    minutes: Math.trunc(milliseconds / 6e4 % 60),
    seconds: Math.trunc(milliseconds / 1e3 % 60),
    milliseconds: Math.trunc(milliseconds % 1e3),
    microseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e3) % 1e3),
    nanoseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e6) % 1e3)
  };
}
function parseBigint(milliseconds) {
  return {
    days: milliseconds / 86400000n,
    hours: milliseconds / 3600000n % 24n,
    minutes: milliseconds / 60000n % 60n,
    seconds: milliseconds / 1000n % 60n,
    milliseconds: milliseconds % 1000n,
    microseconds: 0n,
    nanoseconds: 0n
  };
}
function parseMilliseconds(milliseconds) {
  switch (typeof milliseconds) {
    case "number": {
      if (Number.isFinite(milliseconds)) {
        return parseNumber(milliseconds);
      }
      break;
    }
    case "bigint": {
      return parseBigint(milliseconds);
    }
  }
  throw new TypeError("Expected a finite number or bigint");
}

// node_modules/.pnpm/pretty-ms@9.3.1/node_modules/pretty-ms/index.js
var isZero = (value) => value === 0 || value === 0n;
var pluralize = (word, count2) => count2 === 1 || count2 === 1n ? word : `${word}s`;
var SECOND_ROUNDING_EPSILON = 1e-7;
var ONE_DAY_IN_MILLISECONDS = 24n * 60n * 60n * 1000n;
function prettyMilliseconds(milliseconds, options) {
  const isBigInt = typeof milliseconds === "bigint";
  if (!isBigInt && !Number.isFinite(milliseconds)) {
    throw new TypeError("Expected a finite number or bigint");
  }
  options = { ...options };
  const sign = milliseconds < 0 ? "-" : "";
  milliseconds = milliseconds < 0 ? -milliseconds : milliseconds;
  if (options.colonNotation) {
    options.compact = false;
    options.formatSubMilliseconds = false;
    options.separateMilliseconds = false;
    options.verbose = false;
  }
  if (options.compact) {
    options.unitCount = 1;
    options.secondsDecimalDigits = 0;
    options.millisecondsDecimalDigits = 0;
  }
  let result = [];
  const floorDecimals = (value, decimalDigits) => {
    const flooredInterimValue = Math.floor(value * 10 ** decimalDigits + SECOND_ROUNDING_EPSILON);
    const flooredValue = Math.round(flooredInterimValue) / 10 ** decimalDigits;
    return flooredValue.toFixed(decimalDigits);
  };
  const add = (value, long, short, valueString) => {
    if ((result.length === 0 || !options.colonNotation) && isZero(value) && !(options.colonNotation && short === "m")) {
      return;
    }
    valueString ??= String(value);
    if (options.colonNotation) {
      const wholeDigits = valueString.includes(".") ? valueString.split(".")[0].length : valueString.length;
      const minLength = result.length > 0 ? 2 : 1;
      valueString = "0".repeat(Math.max(0, minLength - wholeDigits)) + valueString;
    } else {
      valueString += options.verbose ? " " + pluralize(long, value) : short;
    }
    result.push(valueString);
  };
  const parsed = parseMilliseconds(milliseconds);
  const days = BigInt(parsed.days);
  if (options.hideYearAndDays) {
    add(BigInt(days) * 24n + BigInt(parsed.hours), "hour", "h");
  } else {
    if (options.hideYear) {
      add(days, "day", "d");
    } else {
      add(days / 365n, "year", "y");
      add(days % 365n, "day", "d");
    }
    add(Number(parsed.hours), "hour", "h");
  }
  add(Number(parsed.minutes), "minute", "m");
  if (!options.hideSeconds) {
    if (options.separateMilliseconds || options.formatSubMilliseconds || !options.colonNotation && milliseconds < 1e3 && !options.subSecondsAsDecimals) {
      const seconds = Number(parsed.seconds);
      const milliseconds2 = Number(parsed.milliseconds);
      const microseconds = Number(parsed.microseconds);
      const nanoseconds = Number(parsed.nanoseconds);
      add(seconds, "second", "s");
      if (options.formatSubMilliseconds) {
        add(milliseconds2, "millisecond", "ms");
        add(microseconds, "microsecond", "µs");
        add(nanoseconds, "nanosecond", "ns");
      } else {
        const millisecondsAndBelow = milliseconds2 + microseconds / 1e3 + nanoseconds / 1e6;
        const millisecondsDecimalDigits = typeof options.millisecondsDecimalDigits === "number" ? options.millisecondsDecimalDigits : 0;
        const roundedMilliseconds = millisecondsAndBelow >= 1 ? Math.round(millisecondsAndBelow) : Math.ceil(millisecondsAndBelow);
        const maximumMilliseconds = 1e3 - 10 ** -millisecondsDecimalDigits;
        const millisecondsString = millisecondsDecimalDigits ? Math.min(millisecondsAndBelow, maximumMilliseconds).toFixed(millisecondsDecimalDigits) : Math.min(roundedMilliseconds, maximumMilliseconds);
        add(
          Number.parseFloat(millisecondsString),
          "millisecond",
          "ms",
          millisecondsString
        );
      }
    } else {
      const seconds = (isBigInt ? Number(milliseconds % ONE_DAY_IN_MILLISECONDS) : milliseconds) / 1e3 % 60;
      const secondsDecimalDigits = typeof options.secondsDecimalDigits === "number" ? options.secondsDecimalDigits : 1;
      const secondsFixed = floorDecimals(seconds, secondsDecimalDigits);
      const secondsString = options.keepDecimalsOnWholeSeconds ? secondsFixed : secondsFixed.replace(/\.0+$/, "");
      add(Number.parseFloat(secondsString), "second", "s", secondsString);
    }
  }
  if (result.length === 0) {
    return sign + "0" + (options.verbose ? " milliseconds" : "ms");
  }
  const separator = options.colonNotation ? ":" : " ";
  if (typeof options.unitCount === "number") {
    result = result.slice(0, Math.max(options.unitCount, 1));
  }
  return sign + result.join(separator);
}

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/error.js
var logError = (result, verboseInfo) => {
  if (result.failed) {
    verboseLog({
      type: "error",
      verboseMessage: result.shortMessage,
      verboseInfo,
      result
    });
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/complete.js
var logResult = (result, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  logError(result, verboseInfo);
  logDuration(result, verboseInfo);
};
var logDuration = (result, verboseInfo) => {
  const verboseMessage = `(done in ${prettyMilliseconds(result.durationMs)})`;
  verboseLog({
    type: "duration",
    verboseMessage,
    verboseInfo,
    result
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/reject.js
var handleResult = (result, verboseInfo, { reject }) => {
  logResult(result, verboseInfo);
  if (result.failed && reject) {
    throw result;
  }
  return result;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-sync.js
var import_node_fs5 = require("node:fs");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/type.js
var getStdioItemType = (value, optionName) => {
  if (isAsyncGenerator(value)) {
    return "asyncGenerator";
  }
  if (isSyncGenerator(value)) {
    return "generator";
  }
  if (isUrl(value)) {
    return "fileUrl";
  }
  if (isFilePathObject(value)) {
    return "filePath";
  }
  if (isWebStream(value)) {
    return "webStream";
  }
  if (isStream(value, { checkOpen: false })) {
    return "native";
  }
  if (isUint8Array(value)) {
    return "uint8Array";
  }
  if (isAsyncIterableObject(value)) {
    return "asyncIterable";
  }
  if (isIterableObject(value)) {
    return "iterable";
  }
  if (isTransformStream(value)) {
    return getTransformStreamType({ transform: value }, optionName);
  }
  if (isTransformOptions(value)) {
    return getTransformObjectType(value, optionName);
  }
  return "native";
};
var getTransformObjectType = (value, optionName) => {
  if (isDuplexStream(value.transform, { checkOpen: false })) {
    return getDuplexType(value, optionName);
  }
  if (isTransformStream(value.transform)) {
    return getTransformStreamType(value, optionName);
  }
  return getGeneratorObjectType(value, optionName);
};
var getDuplexType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "Duplex stream");
  return "duplex";
};
var getTransformStreamType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "web TransformStream");
  return "webTransform";
};
var validateNonGeneratorType = ({ final, binary, objectMode }, optionName, typeName) => {
  checkUndefinedOption(final, `${optionName}.final`, typeName);
  checkUndefinedOption(binary, `${optionName}.binary`, typeName);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
};
var checkUndefinedOption = (value, optionName, typeName) => {
  if (value !== void 0) {
    throw new TypeError(`The \`${optionName}\` option can only be defined when using a generator, not a ${typeName}.`);
  }
};
var getGeneratorObjectType = ({ transform, final, binary, objectMode }, optionName) => {
  if (transform !== void 0 && !isGenerator(transform)) {
    throw new TypeError(`The \`${optionName}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
  }
  if (isDuplexStream(final, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a Duplex stream.`);
  }
  if (isTransformStream(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a web TransformStream.`);
  }
  if (final !== void 0 && !isGenerator(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must be a generator.`);
  }
  checkBooleanOption(binary, `${optionName}.binary`);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
  return isAsyncGenerator(transform) || isAsyncGenerator(final) ? "asyncGenerator" : "generator";
};
var checkBooleanOption = (value, optionName) => {
  if (value !== void 0 && typeof value !== "boolean") {
    throw new TypeError(`The \`${optionName}\` option must use a boolean.`);
  }
};
var isGenerator = (value) => isAsyncGenerator(value) || isSyncGenerator(value);
var isAsyncGenerator = (value) => Object.prototype.toString.call(value) === "[object AsyncGeneratorFunction]";
var isSyncGenerator = (value) => Object.prototype.toString.call(value) === "[object GeneratorFunction]";
var isTransformOptions = (value) => isPlainObject(value) && (value.transform !== void 0 || value.final !== void 0);
var isUrl = (value) => Object.prototype.toString.call(value) === "[object URL]";
var isRegularUrl = (value) => isUrl(value) && value.protocol !== "file:";
var isFilePathObject = (value) => isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => FILE_PATH_KEYS.has(key)) && isFilePathString(value.file);
var FILE_PATH_KEYS = /* @__PURE__ */ new Set(["file", "append"]);
var isFilePathString = (file) => typeof file === "string";
var isUnknownStdioString = (type, value) => type === "native" && typeof value === "string" && !KNOWN_STDIO_STRINGS.has(value);
var KNOWN_STDIO_STRINGS = /* @__PURE__ */ new Set(["ipc", "ignore", "inherit", "overlapped", "pipe"]);
var isReadableStream2 = (value) => Object.prototype.toString.call(value) === "[object ReadableStream]";
var isWritableStream2 = (value) => Object.prototype.toString.call(value) === "[object WritableStream]";
var isWebStream = (value) => isReadableStream2(value) || isWritableStream2(value);
var isTransformStream = (value) => isReadableStream2(value?.readable) && isWritableStream2(value?.writable);
var isAsyncIterableObject = (value) => isObject(value) && typeof value[Symbol.asyncIterator] === "function";
var isIterableObject = (value) => isObject(value) && typeof value[Symbol.iterator] === "function";
var isObject = (value) => typeof value === "object" && value !== null;
var TRANSFORM_TYPES = /* @__PURE__ */ new Set(["generator", "asyncGenerator", "duplex", "webTransform"]);
var FILE_TYPES = /* @__PURE__ */ new Set(["fileUrl", "filePath", "fileNumber"]);
var SPECIAL_DUPLICATE_TYPES_SYNC = /* @__PURE__ */ new Set(["fileUrl", "filePath"]);
var SPECIAL_DUPLICATE_TYPES = /* @__PURE__ */ new Set([...SPECIAL_DUPLICATE_TYPES_SYNC, "webStream", "nodeStream"]);
var FORBID_DUPLICATE_TYPES = /* @__PURE__ */ new Set(["webTransform", "duplex"]);
var TYPE_TO_MESSAGE = {
  generator: "a generator",
  asyncGenerator: "an async generator",
  fileUrl: "a file URL",
  filePath: "a file path string",
  fileNumber: "a file descriptor number",
  webStream: "a web stream",
  nodeStream: "a Node.js stream",
  webTransform: "a web TransformStream",
  duplex: "a Duplex stream",
  native: "any value",
  iterable: "an iterable",
  asyncIterable: "an async iterable",
  string: "a string",
  uint8Array: "a Uint8Array"
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/object-mode.js
var getTransformObjectModes = (objectMode, index, newTransforms, direction) => direction === "output" ? getOutputObjectModes(objectMode, index, newTransforms) : getInputObjectModes(objectMode, index, newTransforms);
var getOutputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index !== 0 && newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = objectMode ?? writableObjectMode;
  return { writableObjectMode, readableObjectMode };
};
var getInputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index === 0 ? objectMode === true : newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = index !== newTransforms.length - 1 && (objectMode ?? writableObjectMode);
  return { writableObjectMode, readableObjectMode };
};
var getFdObjectMode = (stdioItems, direction) => {
  const lastTransform = stdioItems.findLast(({ type }) => TRANSFORM_TYPES.has(type));
  if (lastTransform === void 0) {
    return false;
  }
  return direction === "input" ? lastTransform.value.writableObjectMode : lastTransform.value.readableObjectMode;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/normalize.js
var normalizeTransforms = (stdioItems, optionName, direction, options) => [
  ...stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type)),
  ...getTransforms(stdioItems, optionName, direction, options)
];
var getTransforms = (stdioItems, optionName, direction, { encoding }) => {
  const transforms = stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type));
  const newTransforms = Array.from({ length: transforms.length });
  for (const [index, stdioItem] of Object.entries(transforms)) {
    newTransforms[index] = normalizeTransform({
      stdioItem,
      index: Number(index),
      newTransforms,
      optionName,
      direction,
      encoding
    });
  }
  return sortTransforms(newTransforms, direction);
};
var normalizeTransform = ({ stdioItem, stdioItem: { type }, index, newTransforms, optionName, direction, encoding }) => {
  if (type === "duplex") {
    return normalizeDuplex({ stdioItem, optionName });
  }
  if (type === "webTransform") {
    return normalizeTransformStream({
      stdioItem,
      index,
      newTransforms,
      direction
    });
  }
  return normalizeGenerator({
    stdioItem,
    index,
    newTransforms,
    direction,
    encoding
  });
};
var normalizeDuplex = ({
  stdioItem,
  stdioItem: {
    value: {
      transform,
      transform: { writableObjectMode, readableObjectMode },
      objectMode = readableObjectMode
    }
  },
  optionName
}) => {
  if (objectMode && !readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  if (!objectMode && readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeTransformStream = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction }) => {
  const { transform, objectMode } = isPlainObject(value) ? value : { transform: value };
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeGenerator = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction, encoding }) => {
  const {
    transform,
    final,
    binary: binaryOption = false,
    preserveNewlines = false,
    objectMode
  } = isPlainObject(value) ? value : { transform: value };
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: {
      transform,
      final,
      binary,
      preserveNewlines,
      writableObjectMode,
      readableObjectMode
    }
  };
};
var sortTransforms = (newTransforms, direction) => direction === "input" ? newTransforms.reverse() : newTransforms;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/direction.js
var import_node_process9 = __toESM(require("node:process"), 1);
var getStreamDirection = (stdioItems, fdNumber, optionName) => {
  const directions = stdioItems.map((stdioItem) => getStdioItemDirection(stdioItem, fdNumber));
  if (directions.includes("input") && directions.includes("output")) {
    throw new TypeError(`The \`${optionName}\` option must not be an array of both readable and writable values.`);
  }
  return directions.find(Boolean) ?? DEFAULT_DIRECTION;
};
var getStdioItemDirection = ({ type, value }, fdNumber) => KNOWN_DIRECTIONS[fdNumber] ?? guessStreamDirection[type](value);
var KNOWN_DIRECTIONS = ["input", "output", "output"];
var anyDirection = () => void 0;
var alwaysInput = () => "input";
var guessStreamDirection = {
  generator: anyDirection,
  asyncGenerator: anyDirection,
  fileUrl: anyDirection,
  filePath: anyDirection,
  iterable: alwaysInput,
  asyncIterable: alwaysInput,
  uint8Array: alwaysInput,
  webStream: (value) => isWritableStream2(value) ? "output" : "input",
  nodeStream(value) {
    if (!isReadableStream(value, { checkOpen: false })) {
      return "output";
    }
    return isWritableStream(value, { checkOpen: false }) ? void 0 : "input";
  },
  webTransform: anyDirection,
  duplex: anyDirection,
  native(value) {
    const standardStreamDirection = getStandardStreamDirection(value);
    if (standardStreamDirection !== void 0) {
      return standardStreamDirection;
    }
    if (isStream(value, { checkOpen: false })) {
      return guessStreamDirection.nodeStream(value);
    }
  }
};
var getStandardStreamDirection = (value) => {
  if ([0, import_node_process9.default.stdin].includes(value)) {
    return "input";
  }
  if ([1, 2, import_node_process9.default.stdout, import_node_process9.default.stderr].includes(value)) {
    return "output";
  }
};
var DEFAULT_DIRECTION = "output";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/array.js
var normalizeIpcStdioArray = (stdioArray, ipc) => ipc && !stdioArray.includes("ipc") ? [...stdioArray, "ipc"] : stdioArray;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/stdio-option.js
var normalizeStdioOption = ({ stdio, ipc, buffer, ...options }, verboseInfo, isSync) => {
  const stdioArray = getStdioArray(stdio, options).map((stdioOption, fdNumber) => addDefaultValue2(stdioOption, fdNumber));
  return isSync ? normalizeStdioSync(stdioArray, buffer, verboseInfo) : normalizeIpcStdioArray(stdioArray, ipc);
};
var getStdioArray = (stdio, options) => {
  if (stdio === void 0) {
    return STANDARD_STREAMS_ALIASES.map((alias) => options[alias]);
  }
  if (hasAlias(options)) {
    throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map((alias) => `\`${alias}\``).join(", ")}`);
  }
  if (typeof stdio === "string") {
    return [stdio, stdio, stdio];
  }
  if (!Array.isArray(stdio)) {
    throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof stdio}\``);
  }
  const length = Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length);
  return Array.from({ length }, (_, fdNumber) => stdio[fdNumber]);
};
var hasAlias = (options) => STANDARD_STREAMS_ALIASES.some((alias) => options[alias] !== void 0);
var addDefaultValue2 = (stdioOption, fdNumber) => {
  if (Array.isArray(stdioOption)) {
    return stdioOption.map((item) => addDefaultValue2(item, fdNumber));
  }
  if (stdioOption === null || stdioOption === void 0) {
    return fdNumber >= STANDARD_STREAMS_ALIASES.length ? "ignore" : "pipe";
  }
  return stdioOption;
};
var normalizeStdioSync = (stdioArray, buffer, verboseInfo) => stdioArray.map((stdioOption, fdNumber) => !buffer[fdNumber] && fdNumber !== 0 && !isFullVerbose(verboseInfo, fdNumber) && isOutputPipeOnly(stdioOption) ? "ignore" : stdioOption);
var isOutputPipeOnly = (stdioOption) => stdioOption === "pipe" || Array.isArray(stdioOption) && stdioOption.every((item) => item === "pipe");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/native.js
var import_node_fs4 = require("node:fs");
var import_node_tty2 = __toESM(require("node:tty"), 1);
var handleNativeStream = ({ stdioItem, stdioItem: { type }, isStdioArray, fdNumber, direction, isSync }) => {
  if (!isStdioArray || type !== "native") {
    return stdioItem;
  }
  return isSync ? handleNativeStreamSync({ stdioItem, fdNumber, direction }) : handleNativeStreamAsync({ stdioItem, fdNumber });
};
var handleNativeStreamSync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber, direction }) => {
  const targetFd = getTargetFd({
    value,
    optionName,
    fdNumber,
    direction
  });
  if (targetFd !== void 0) {
    return targetFd;
  }
  if (isStream(value, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
  }
  return stdioItem;
};
var getTargetFd = ({ value, optionName, fdNumber, direction }) => {
  const targetFdNumber = getTargetFdNumber(value, fdNumber);
  if (targetFdNumber === void 0) {
    return;
  }
  if (direction === "output") {
    return { type: "fileNumber", value: targetFdNumber, optionName };
  }
  if (import_node_tty2.default.isatty(targetFdNumber)) {
    throw new TypeError(`The \`${optionName}: ${serializeOptionValue(value)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
  }
  return { type: "uint8Array", value: bufferToUint8Array((0, import_node_fs4.readFileSync)(targetFdNumber)), optionName };
};
var getTargetFdNumber = (value, fdNumber) => {
  if (value === "inherit") {
    return fdNumber;
  }
  if (typeof value === "number") {
    return value;
  }
  const standardStreamIndex = STANDARD_STREAMS.indexOf(value);
  if (standardStreamIndex !== -1) {
    return standardStreamIndex;
  }
};
var handleNativeStreamAsync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber }) => {
  if (value === "inherit") {
    return { type: "nodeStream", value: getStandardStream(fdNumber, value, optionName), optionName };
  }
  if (typeof value === "number") {
    return { type: "nodeStream", value: getStandardStream(value, value, optionName), optionName };
  }
  if (isStream(value, { checkOpen: false })) {
    return { type: "nodeStream", value, optionName };
  }
  return stdioItem;
};
var getStandardStream = (fdNumber, value, optionName) => {
  const standardStream = STANDARD_STREAMS[fdNumber];
  if (standardStream === void 0) {
    throw new TypeError(`The \`${optionName}: ${value}\` option is invalid: no such standard stream.`);
  }
  return standardStream;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/input-option.js
var handleInputOptions = ({ input, inputFile }, fdNumber) => fdNumber === 0 ? [
  ...handleInputOption(input),
  ...handleInputFileOption(inputFile)
] : [];
var handleInputOption = (input) => input === void 0 ? [] : [{
  type: getInputType(input),
  value: input,
  optionName: "input"
}];
var getInputType = (input) => {
  if (isReadableStream(input, { checkOpen: false })) {
    return "nodeStream";
  }
  if (typeof input === "string") {
    return "string";
  }
  if (isUint8Array(input)) {
    return "uint8Array";
  }
  throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
};
var handleInputFileOption = (inputFile) => inputFile === void 0 ? [] : [{
  ...getInputFileType(inputFile),
  optionName: "inputFile"
}];
var getInputFileType = (inputFile) => {
  if (isUrl(inputFile)) {
    return { type: "fileUrl", value: inputFile };
  }
  if (isFilePathString(inputFile)) {
    return { type: "filePath", value: { file: inputFile } };
  }
  throw new Error("The `inputFile` option must be a file path string or a file URL.");
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/duplicate.js
var filterDuplicates = (stdioItems) => stdioItems.filter((stdioItemOne, indexOne) => stdioItems.every((stdioItemTwo, indexTwo) => stdioItemOne.value !== stdioItemTwo.value || indexOne >= indexTwo || stdioItemOne.type === "generator" || stdioItemOne.type === "asyncGenerator"));
var getDuplicateStream = ({ stdioItem: { type, value, optionName }, direction, fileDescriptors, isSync }) => {
  const otherStdioItems = getOtherStdioItems(fileDescriptors, type);
  if (otherStdioItems.length === 0) {
    return;
  }
  if (isSync) {
    validateDuplicateStreamSync({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
    return;
  }
  if (SPECIAL_DUPLICATE_TYPES.has(type)) {
    return getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
  if (FORBID_DUPLICATE_TYPES.has(type)) {
    validateDuplicateTransform({
      otherStdioItems,
      type,
      value,
      optionName
    });
  }
};
var getOtherStdioItems = (fileDescriptors, type) => fileDescriptors.flatMap(({ direction, stdioItems }) => stdioItems.filter((stdioItem) => stdioItem.type === type).map(((stdioItem) => ({ ...stdioItem, direction }))));
var validateDuplicateStreamSync = ({ otherStdioItems, type, value, optionName, direction }) => {
  if (SPECIAL_DUPLICATE_TYPES_SYNC.has(type)) {
    getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
};
var getDuplicateStreamInstance = ({ otherStdioItems, type, value, optionName, direction }) => {
  const duplicateStdioItems = otherStdioItems.filter((stdioItem) => hasSameValue(stdioItem, value));
  if (duplicateStdioItems.length === 0) {
    return;
  }
  const differentStdioItem = duplicateStdioItems.find((stdioItem) => stdioItem.direction !== direction);
  throwOnDuplicateStream(differentStdioItem, optionName, type);
  return direction === "output" ? duplicateStdioItems[0].stream : void 0;
};
var hasSameValue = ({ type, value }, secondValue) => {
  if (type === "filePath") {
    return value.file === secondValue.file;
  }
  if (type === "fileUrl") {
    return value.href === secondValue.href;
  }
  return value === secondValue;
};
var validateDuplicateTransform = ({ otherStdioItems, type, value, optionName }) => {
  const duplicateStdioItem = otherStdioItems.find(({ value: { transform } }) => transform === value.transform);
  throwOnDuplicateStream(duplicateStdioItem, optionName, type);
};
var throwOnDuplicateStream = (stdioItem, optionName, type) => {
  if (stdioItem !== void 0) {
    throw new TypeError(`The \`${stdioItem.optionName}\` and \`${optionName}\` options must not target ${TYPE_TO_MESSAGE[type]} that is the same.`);
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle.js
var handleStdio = (addProperties3, options, verboseInfo, isSync) => {
  const stdio = normalizeStdioOption(options, verboseInfo, isSync);
  const initialFileDescriptors = stdio.map((stdioOption, fdNumber) => getFileDescriptor({
    stdioOption,
    fdNumber,
    options,
    isSync
  }));
  const fileDescriptors = getFinalFileDescriptors({
    initialFileDescriptors,
    addProperties: addProperties3,
    options,
    isSync
  });
  options.stdio = fileDescriptors.map(({ stdioItems }) => forwardStdio(stdioItems));
  return fileDescriptors;
};
var getFileDescriptor = ({ stdioOption, fdNumber, options, isSync }) => {
  const optionName = getStreamName(fdNumber);
  const { stdioItems: initialStdioItems, isStdioArray } = initializeStdioItems({
    stdioOption,
    fdNumber,
    options,
    optionName
  });
  const direction = getStreamDirection(initialStdioItems, fdNumber, optionName);
  const stdioItems = initialStdioItems.map((stdioItem) => handleNativeStream({
    stdioItem,
    isStdioArray,
    fdNumber,
    direction,
    isSync
  }));
  const normalizedStdioItems = normalizeTransforms(stdioItems, optionName, direction, options);
  const objectMode = getFdObjectMode(normalizedStdioItems, direction);
  validateFileObjectMode(normalizedStdioItems, objectMode);
  return { direction, objectMode, stdioItems: normalizedStdioItems };
};
var initializeStdioItems = ({ stdioOption, fdNumber, options, optionName }) => {
  const values = Array.isArray(stdioOption) ? stdioOption : [stdioOption];
  const initialStdioItems = [
    ...values.map((value) => initializeStdioItem(value, optionName)),
    ...handleInputOptions(options, fdNumber)
  ];
  const stdioItems = filterDuplicates(initialStdioItems);
  const isStdioArray = stdioItems.length > 1;
  validateStdioArray(stdioItems, isStdioArray, optionName);
  validateStreams(stdioItems);
  return { stdioItems, isStdioArray };
};
var initializeStdioItem = (value, optionName) => ({
  type: getStdioItemType(value, optionName),
  value,
  optionName
});
var validateStdioArray = (stdioItems, isStdioArray, optionName) => {
  if (stdioItems.length === 0) {
    throw new TypeError(`The \`${optionName}\` option must not be an empty array.`);
  }
  if (!isStdioArray) {
    return;
  }
  for (const { value, optionName: optionName2 } of stdioItems) {
    if (INVALID_STDIO_ARRAY_OPTIONS.has(value)) {
      throw new Error(`The \`${optionName2}\` option must not include \`${value}\`.`);
    }
  }
};
var INVALID_STDIO_ARRAY_OPTIONS = /* @__PURE__ */ new Set(["ignore", "ipc"]);
var validateStreams = (stdioItems) => {
  for (const stdioItem of stdioItems) {
    validateFileStdio(stdioItem);
  }
};
var validateFileStdio = ({ type, value, optionName }) => {
  if (isRegularUrl(value)) {
    throw new TypeError(`The \`${optionName}: URL\` option must use the \`file:\` scheme.
For example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
  }
  if (isUnknownStdioString(type, value)) {
    throw new TypeError(`The \`${optionName}: { file: '...' }\` option must be used instead of \`${optionName}: '...'\`.`);
  }
};
var validateFileObjectMode = (stdioItems, objectMode) => {
  if (!objectMode) {
    return;
  }
  const fileStdioItem = stdioItems.find(({ type }) => FILE_TYPES.has(type));
  if (fileStdioItem !== void 0) {
    throw new TypeError(`The \`${fileStdioItem.optionName}\` option cannot use both files and transforms in objectMode.`);
  }
};
var getFinalFileDescriptors = ({ initialFileDescriptors, addProperties: addProperties3, options, isSync }) => {
  const fileDescriptors = [];
  try {
    for (const fileDescriptor of initialFileDescriptors) {
      fileDescriptors.push(getFinalFileDescriptor({
        fileDescriptor,
        fileDescriptors,
        addProperties: addProperties3,
        options,
        isSync
      }));
    }
    return fileDescriptors;
  } catch (error) {
    cleanupCustomStreams(fileDescriptors);
    throw error;
  }
};
var getFinalFileDescriptor = ({
  fileDescriptor: { direction, objectMode, stdioItems },
  fileDescriptors,
  addProperties: addProperties3,
  options,
  isSync
}) => {
  const finalStdioItems = stdioItems.map((stdioItem) => addStreamProperties({
    stdioItem,
    addProperties: addProperties3,
    direction,
    options,
    fileDescriptors,
    isSync
  }));
  return { direction, objectMode, stdioItems: finalStdioItems };
};
var addStreamProperties = ({ stdioItem, addProperties: addProperties3, direction, options, fileDescriptors, isSync }) => {
  const duplicateStream = getDuplicateStream({
    stdioItem,
    direction,
    fileDescriptors,
    isSync
  });
  if (duplicateStream !== void 0) {
    return { ...stdioItem, stream: duplicateStream };
  }
  return {
    ...stdioItem,
    ...addProperties3[direction][stdioItem.type](stdioItem, options)
  };
};
var cleanupCustomStreams = (fileDescriptors) => {
  for (const { stdioItems } of fileDescriptors) {
    for (const { stream } of stdioItems) {
      if (stream !== void 0 && !isStandardStream(stream)) {
        stream.destroy();
      }
    }
  }
};
var forwardStdio = (stdioItems) => {
  if (stdioItems.length > 1) {
    return stdioItems.some(({ value: value2 }) => value2 === "overlapped") ? "overlapped" : "pipe";
  }
  const [{ type, value }] = stdioItems;
  return type === "native" ? value : "pipe";
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-sync.js
var handleStdioSync = (options, verboseInfo) => handleStdio(addPropertiesSync, options, verboseInfo, true);
var forbiddenIfSync = ({ type, optionName }) => {
  throwInvalidSyncValue(optionName, TYPE_TO_MESSAGE[type]);
};
var forbiddenNativeIfSync = ({ optionName, value }) => {
  if (value === "ipc" || value === "overlapped") {
    throwInvalidSyncValue(optionName, `"${value}"`);
  }
  return {};
};
var throwInvalidSyncValue = (optionName, value) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${value} with synchronous methods.`);
};
var addProperties = {
  generator() {
  },
  asyncGenerator: forbiddenIfSync,
  webStream: forbiddenIfSync,
  nodeStream: forbiddenIfSync,
  webTransform: forbiddenIfSync,
  duplex: forbiddenIfSync,
  asyncIterable: forbiddenIfSync,
  native: forbiddenNativeIfSync
};
var addPropertiesSync = {
  input: {
    ...addProperties,
    fileUrl: ({ value }) => ({ contents: [bufferToUint8Array((0, import_node_fs5.readFileSync)(value))] }),
    filePath: ({ value: { file } }) => ({ contents: [bufferToUint8Array((0, import_node_fs5.readFileSync)(file))] }),
    fileNumber: forbiddenIfSync,
    iterable: ({ value }) => ({ contents: [...value] }),
    string: ({ value }) => ({ contents: [value] }),
    uint8Array: ({ value }) => ({ contents: [value] })
  },
  output: {
    ...addProperties,
    fileUrl: ({ value }) => ({ path: value }),
    filePath: ({ value: { file, append } }) => ({ path: file, append }),
    fileNumber: ({ value }) => ({ path: value }),
    iterable: forbiddenIfSync,
    string: forbiddenIfSync,
    uint8Array: forbiddenIfSync
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/strip-newline.js
var stripNewline = (value, { stripFinalNewline: stripFinalNewline2 }, fdNumber) => getStripFinalNewline(stripFinalNewline2, fdNumber) && value !== void 0 && !Array.isArray(value) ? stripFinalNewline(value) : value;
var getStripFinalNewline = (stripFinalNewline2, fdNumber) => fdNumber === "all" ? stripFinalNewline2[1] || stripFinalNewline2[2] : stripFinalNewline2[fdNumber];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/generator.js
var import_node_stream = require("node:stream");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/split.js
var getSplitLinesGenerator = (binary, preserveNewlines, skipped, state) => binary || skipped ? void 0 : initializeSplitLines(preserveNewlines, state);
var splitLinesSync = (chunk, preserveNewlines, objectMode) => objectMode ? chunk.flatMap((item) => splitLinesItemSync(item, preserveNewlines)) : splitLinesItemSync(chunk, preserveNewlines);
var splitLinesItemSync = (chunk, preserveNewlines) => {
  const { transform, final } = initializeSplitLines(preserveNewlines, {});
  return [...transform(chunk), ...final()];
};
var initializeSplitLines = (preserveNewlines, state) => {
  state.previousChunks = "";
  return {
    transform: splitGenerator.bind(void 0, state, preserveNewlines),
    final: linesFinal.bind(void 0, state)
  };
};
var splitGenerator = function* (state, preserveNewlines, chunk) {
  if (typeof chunk !== "string") {
    yield chunk;
    return;
  }
  let { previousChunks } = state;
  let start2 = -1;
  for (let end = 0; end < chunk.length; end += 1) {
    if (chunk[end] === "\n") {
      const newlineLength = getNewlineLength(chunk, end, preserveNewlines, state);
      let line = chunk.slice(start2 + 1, end + 1 - newlineLength);
      if (previousChunks.length > 0) {
        line = concatString(previousChunks, line);
        previousChunks = "";
      }
      yield line;
      start2 = end;
    }
  }
  if (start2 !== chunk.length - 1) {
    previousChunks = concatString(previousChunks, chunk.slice(start2 + 1));
  }
  state.previousChunks = previousChunks;
};
var getNewlineLength = (chunk, end, preserveNewlines, state) => {
  if (preserveNewlines) {
    return 0;
  }
  state.isWindowsNewline = end !== 0 && chunk[end - 1] === "\r";
  return state.isWindowsNewline ? 2 : 1;
};
var linesFinal = function* ({ previousChunks }) {
  if (previousChunks.length > 0) {
    yield previousChunks;
  }
};
var getAppendNewlineGenerator = ({ binary, preserveNewlines, readableObjectMode, state }) => binary || preserveNewlines || readableObjectMode ? void 0 : { transform: appendNewlineGenerator.bind(void 0, state) };
var appendNewlineGenerator = function* ({ isWindowsNewline = false }, chunk) {
  const { unixNewline, windowsNewline, LF: LF2, concatBytes } = typeof chunk === "string" ? linesStringInfo : linesUint8ArrayInfo;
  if (chunk.at(-1) === LF2) {
    yield chunk;
    return;
  }
  const newline = isWindowsNewline ? windowsNewline : unixNewline;
  yield concatBytes(chunk, newline);
};
var concatString = (firstChunk, secondChunk) => `${firstChunk}${secondChunk}`;
var linesStringInfo = {
  windowsNewline: "\r\n",
  unixNewline: "\n",
  LF: "\n",
  concatBytes: concatString
};
var concatUint8Array = (firstChunk, secondChunk) => {
  const chunk = new Uint8Array(firstChunk.length + secondChunk.length);
  chunk.set(firstChunk, 0);
  chunk.set(secondChunk, firstChunk.length);
  return chunk;
};
var linesUint8ArrayInfo = {
  windowsNewline: new Uint8Array([13, 10]),
  unixNewline: new Uint8Array([10]),
  LF: 10,
  concatBytes: concatUint8Array
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/validate.js
var import_node_buffer = require("node:buffer");
var getValidateTransformInput = (writableObjectMode, optionName) => writableObjectMode ? void 0 : validateStringTransformInput.bind(void 0, optionName);
var validateStringTransformInput = function* (optionName, chunk) {
  if (typeof chunk !== "string" && !isUint8Array(chunk) && !import_node_buffer.Buffer.isBuffer(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's transform must use "objectMode: true" to receive as input: ${typeof chunk}.`);
  }
  yield chunk;
};
var getValidateTransformReturn = (readableObjectMode, optionName) => readableObjectMode ? validateObjectTransformReturn.bind(void 0, optionName) : validateStringTransformReturn.bind(void 0, optionName);
var validateObjectTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  yield chunk;
};
var validateStringTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  if (typeof chunk !== "string" && !isUint8Array(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's function must yield a string or an Uint8Array, not ${typeof chunk}.`);
  }
  yield chunk;
};
var validateEmptyReturn = (optionName, chunk) => {
  if (chunk === null || chunk === void 0) {
    throw new TypeError(`The \`${optionName}\` option's function must not call \`yield ${chunk}\`.
Instead, \`yield\` should either be called with a value, or not be called at all. For example:
  if (condition) { yield value; }`);
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/encoding-transform.js
var import_node_buffer2 = require("node:buffer");
var import_node_string_decoder2 = require("node:string_decoder");
var getEncodingTransformGenerator = (binary, encoding, skipped) => {
  if (skipped) {
    return;
  }
  if (binary) {
    return { transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder()) };
  }
  const stringDecoder = new import_node_string_decoder2.StringDecoder(encoding);
  return {
    transform: encodingStringGenerator.bind(void 0, stringDecoder),
    final: encodingStringFinal.bind(void 0, stringDecoder)
  };
};
var encodingUint8ArrayGenerator = function* (textEncoder3, chunk) {
  if (import_node_buffer2.Buffer.isBuffer(chunk)) {
    yield bufferToUint8Array(chunk);
  } else if (typeof chunk === "string") {
    yield textEncoder3.encode(chunk);
  } else {
    yield chunk;
  }
};
var encodingStringGenerator = function* (stringDecoder, chunk) {
  yield isUint8Array(chunk) ? stringDecoder.write(chunk) : chunk;
};
var encodingStringFinal = function* (stringDecoder) {
  const lastChunk = stringDecoder.end();
  if (lastChunk !== "") {
    yield lastChunk;
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/run-async.js
var import_node_util7 = require("node:util");
var pushChunks = (0, import_node_util7.callbackify)(async (getChunks, state, getChunksArguments, transformStream) => {
  state.currentIterable = getChunks(...getChunksArguments);
  try {
    for await (const chunk of state.currentIterable) {
      transformStream.push(chunk);
    }
  } finally {
    delete state.currentIterable;
  }
});
var transformChunk = async function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator } = generators[index];
  for await (const transformedChunk of transform(chunk)) {
    yield* transformChunk(transformedChunk, generators, index + 1);
  }
};
var finalChunks = async function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunks(final, Number(index), generators);
  }
};
var generatorFinalChunks = async function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for await (const finalChunk of final()) {
    yield* transformChunk(finalChunk, generators, index + 1);
  }
};
var destroyTransform = (0, import_node_util7.callbackify)(async ({ currentIterable }, error) => {
  if (currentIterable !== void 0) {
    await (error ? currentIterable.throw(error) : currentIterable.return());
    return;
  }
  if (error) {
    throw error;
  }
});
var identityGenerator = function* (chunk) {
  yield chunk;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/run-sync.js
var pushChunksSync = (getChunksSync, getChunksArguments, transformStream, done) => {
  try {
    for (const chunk of getChunksSync(...getChunksArguments)) {
      transformStream.push(chunk);
    }
    done();
  } catch (error) {
    done(error);
  }
};
var runTransformSync = (generators, chunks) => [
  ...chunks.flatMap((chunk) => [...transformChunkSync(chunk, generators, 0)]),
  ...finalChunksSync(generators)
];
var transformChunkSync = function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator2 } = generators[index];
  for (const transformedChunk of transform(chunk)) {
    yield* transformChunkSync(transformedChunk, generators, index + 1);
  }
};
var finalChunksSync = function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunksSync(final, Number(index), generators);
  }
};
var generatorFinalChunksSync = function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for (const finalChunk of final()) {
    yield* transformChunkSync(finalChunk, generators, index + 1);
  }
};
var identityGenerator2 = function* (chunk) {
  yield chunk;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/generator.js
var generatorToStream = ({
  value,
  value: { transform, final, writableObjectMode, readableObjectMode },
  optionName
}, { encoding }) => {
  const state = {};
  const generators = addInternalGenerators(value, encoding, optionName);
  const transformAsync = isAsyncGenerator(transform);
  const finalAsync = isAsyncGenerator(final);
  const transformMethod = transformAsync ? pushChunks.bind(void 0, transformChunk, state) : pushChunksSync.bind(void 0, transformChunkSync);
  const finalMethod = transformAsync || finalAsync ? pushChunks.bind(void 0, finalChunks, state) : pushChunksSync.bind(void 0, finalChunksSync);
  const destroyMethod = transformAsync || finalAsync ? destroyTransform.bind(void 0, state) : void 0;
  const stream = new import_node_stream.Transform({
    writableObjectMode,
    writableHighWaterMark: (0, import_node_stream.getDefaultHighWaterMark)(writableObjectMode),
    readableObjectMode,
    readableHighWaterMark: (0, import_node_stream.getDefaultHighWaterMark)(readableObjectMode),
    transform(chunk, encoding2, done) {
      transformMethod([chunk, generators, 0], this, done);
    },
    flush(done) {
      finalMethod([generators], this, done);
    },
    destroy: destroyMethod
  });
  return { stream };
};
var runGeneratorsSync = (chunks, stdioItems, encoding, isInput) => {
  const generators = stdioItems.filter(({ type }) => type === "generator");
  const reversedGenerators = isInput ? generators.reverse() : generators;
  for (const { value, optionName } of reversedGenerators) {
    const generators2 = addInternalGenerators(value, encoding, optionName);
    chunks = runTransformSync(generators2, chunks);
  }
  return chunks;
};
var addInternalGenerators = ({ transform, final, binary, writableObjectMode, readableObjectMode, preserveNewlines }, encoding, optionName) => {
  const state = {};
  return [
    { transform: getValidateTransformInput(writableObjectMode, optionName) },
    getEncodingTransformGenerator(binary, encoding, writableObjectMode),
    getSplitLinesGenerator(binary, preserveNewlines, writableObjectMode, state),
    { transform, final },
    { transform: getValidateTransformReturn(readableObjectMode, optionName) },
    getAppendNewlineGenerator({
      binary,
      preserveNewlines,
      readableObjectMode,
      state
    })
  ].filter(Boolean);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/input-sync.js
var addInputOptionsSync = (fileDescriptors, options) => {
  for (const fdNumber of getInputFdNumbers(fileDescriptors)) {
    addInputOptionSync(fileDescriptors, fdNumber, options);
  }
};
var getInputFdNumbers = (fileDescriptors) => new Set(Object.entries(fileDescriptors).filter(([, { direction }]) => direction === "input").map(([fdNumber]) => Number(fdNumber)));
var addInputOptionSync = (fileDescriptors, fdNumber, options) => {
  const { stdioItems } = fileDescriptors[fdNumber];
  const allStdioItems = stdioItems.filter(({ contents }) => contents !== void 0);
  if (allStdioItems.length === 0) {
    return;
  }
  if (fdNumber !== 0) {
    const [{ type, optionName }] = allStdioItems;
    throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be ${TYPE_TO_MESSAGE[type]} with synchronous methods.`);
  }
  const allContents = allStdioItems.map(({ contents }) => contents);
  const transformedContents = allContents.map((contents) => applySingleInputGeneratorsSync(contents, stdioItems));
  options.input = joinToUint8Array(transformedContents);
};
var applySingleInputGeneratorsSync = (contents, stdioItems) => {
  const newContents = runGeneratorsSync(contents, stdioItems, "utf8", true);
  validateSerializable(newContents);
  return joinToUint8Array(newContents);
};
var validateSerializable = (newContents) => {
  const invalidItem = newContents.find((item) => typeof item !== "string" && !isUint8Array(item));
  if (invalidItem !== void 0) {
    throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${invalidItem}.`);
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-sync.js
var import_node_fs6 = require("node:fs");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/output.js
var shouldLogOutput = ({ stdioItems, encoding, verboseInfo, fdNumber }) => fdNumber !== "all" && isFullVerbose(verboseInfo, fdNumber) && !BINARY_ENCODINGS.has(encoding) && fdUsesVerbose(fdNumber) && (stdioItems.some(({ type, value }) => type === "native" && PIPED_STDIO_VALUES.has(value)) || stdioItems.every(({ type }) => TRANSFORM_TYPES.has(type)));
var fdUsesVerbose = (fdNumber) => fdNumber === 1 || fdNumber === 2;
var PIPED_STDIO_VALUES = /* @__PURE__ */ new Set(["pipe", "overlapped"]);
var logLines = async (linesIterable, stream, fdNumber, verboseInfo) => {
  for await (const line of linesIterable) {
    if (!isPipingStream(stream)) {
      logLine(line, fdNumber, verboseInfo);
    }
  }
};
var logLinesSync = (linesArray, fdNumber, verboseInfo) => {
  for (const line of linesArray) {
    logLine(line, fdNumber, verboseInfo);
  }
};
var isPipingStream = (stream) => stream._readableState.pipes.length > 0;
var logLine = (line, fdNumber, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(line);
  verboseLog({
    type: "output",
    verboseMessage,
    fdNumber,
    verboseInfo
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-sync.js
var transformOutputSync = ({ fileDescriptors, syncResult: { output }, options, isMaxBuffer, verboseInfo }) => {
  if (output === null) {
    return { output: Array.from({ length: 3 }) };
  }
  const state = {};
  const outputFiles = /* @__PURE__ */ new Set([]);
  const transformedOutput = output.map((result, fdNumber) => transformOutputResultSync({
    result,
    fileDescriptors,
    fdNumber,
    state,
    outputFiles,
    isMaxBuffer,
    verboseInfo
  }, options));
  return { output: transformedOutput, ...state };
};
var transformOutputResultSync = ({ result, fileDescriptors, fdNumber, state, outputFiles, isMaxBuffer, verboseInfo }, { buffer, encoding, lines, stripFinalNewline: stripFinalNewline2, maxBuffer }) => {
  if (result === null) {
    return;
  }
  const truncatedResult = truncateMaxBufferSync(result, isMaxBuffer, maxBuffer);
  const uint8ArrayResult = bufferToUint8Array(truncatedResult);
  const { stdioItems, objectMode } = fileDescriptors[fdNumber];
  const chunks = runOutputGeneratorsSync([uint8ArrayResult], stdioItems, encoding, state);
  const { serializedResult, finalResult = serializedResult } = serializeChunks({
    chunks,
    objectMode,
    encoding,
    lines,
    stripFinalNewline: stripFinalNewline2,
    fdNumber
  });
  logOutputSync({
    serializedResult,
    fdNumber,
    state,
    verboseInfo,
    encoding,
    stdioItems,
    objectMode
  });
  const returnedResult = buffer[fdNumber] ? finalResult : void 0;
  try {
    if (state.error === void 0) {
      writeToFiles(serializedResult, stdioItems, outputFiles);
    }
    return returnedResult;
  } catch (error) {
    state.error = error;
    return returnedResult;
  }
};
var runOutputGeneratorsSync = (chunks, stdioItems, encoding, state) => {
  try {
    return runGeneratorsSync(chunks, stdioItems, encoding, false);
  } catch (error) {
    state.error = error;
    return chunks;
  }
};
var serializeChunks = ({ chunks, objectMode, encoding, lines, stripFinalNewline: stripFinalNewline2, fdNumber }) => {
  if (objectMode) {
    return { serializedResult: chunks };
  }
  if (encoding === "buffer") {
    return { serializedResult: joinToUint8Array(chunks) };
  }
  const serializedResult = joinToString(chunks, encoding);
  if (lines[fdNumber]) {
    return { serializedResult, finalResult: splitLinesSync(serializedResult, !stripFinalNewline2[fdNumber], objectMode) };
  }
  return { serializedResult };
};
var logOutputSync = ({ serializedResult, fdNumber, state, verboseInfo, encoding, stdioItems, objectMode }) => {
  if (!shouldLogOutput({
    stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesArray = splitLinesSync(serializedResult, false, objectMode);
  try {
    logLinesSync(linesArray, fdNumber, verboseInfo);
  } catch (error) {
    state.error ??= error;
  }
};
var writeToFiles = (serializedResult, stdioItems, outputFiles) => {
  for (const { path: path6, append } of stdioItems.filter(({ type }) => FILE_TYPES.has(type))) {
    const pathString = typeof path6 === "string" ? path6 : path6.toString();
    if (append || outputFiles.has(pathString)) {
      (0, import_node_fs6.appendFileSync)(path6, serializedResult);
    } else {
      outputFiles.add(pathString);
      (0, import_node_fs6.writeFileSync)(path6, serializedResult);
    }
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/all-sync.js
var getAllSync = ([, stdout, stderr], options) => {
  if (!options.all) {
    return;
  }
  if (stdout === void 0) {
    return stderr;
  }
  if (stderr === void 0) {
    return stdout;
  }
  if (Array.isArray(stdout)) {
    return Array.isArray(stderr) ? [...stdout, ...stderr] : [...stdout, stripNewline(stderr, options, "all")];
  }
  if (Array.isArray(stderr)) {
    return [stripNewline(stdout, options, "all"), ...stderr];
  }
  if (isUint8Array(stdout) && isUint8Array(stderr)) {
    return concatUint8Arrays([stdout, stderr]);
  }
  return `${stdout}${stderr}`;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/exit-async.js
var import_node_events7 = require("node:events");
var waitForExit = async (subprocess, context) => {
  const [exitCode, signal2] = await waitForExitOrError(subprocess);
  context.isForcefullyTerminated ??= false;
  return [exitCode, signal2];
};
var waitForExitOrError = async (subprocess) => {
  const [spawnPayload, exitPayload] = await Promise.allSettled([
    (0, import_node_events7.once)(subprocess, "spawn"),
    (0, import_node_events7.once)(subprocess, "exit")
  ]);
  if (spawnPayload.status === "rejected") {
    return [];
  }
  return exitPayload.status === "rejected" ? waitForSubprocessExit(subprocess) : exitPayload.value;
};
var waitForSubprocessExit = async (subprocess) => {
  try {
    return await (0, import_node_events7.once)(subprocess, "exit");
  } catch {
    return waitForSubprocessExit(subprocess);
  }
};
var waitForSuccessfulExit = async (exitPromise) => {
  const [exitCode, signal2] = await exitPromise;
  if (!isSubprocessErrorExit(exitCode, signal2) && isFailedExit(exitCode, signal2)) {
    throw new DiscardedError();
  }
  return [exitCode, signal2];
};
var isSubprocessErrorExit = (exitCode, signal2) => exitCode === void 0 && signal2 === void 0;
var isFailedExit = (exitCode, signal2) => exitCode !== 0 || signal2 !== null;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/exit-sync.js
var getExitResultSync = ({ error, status: exitCode, signal: signal2, output }, { maxBuffer }) => {
  const resultError = getResultError(error, exitCode, signal2);
  const timedOut = resultError?.code === "ETIMEDOUT";
  const isMaxBuffer = isMaxBufferSync(resultError, output, maxBuffer);
  return {
    resultError,
    exitCode,
    signal: signal2,
    timedOut,
    isMaxBuffer
  };
};
var getResultError = (error, exitCode, signal2) => {
  if (error !== void 0) {
    return error;
  }
  return isFailedExit(exitCode, signal2) ? new DiscardedError() : void 0;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-sync.js
var execaCoreSync = (rawFile, rawArguments, rawOptions) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleSyncArguments(rawFile, rawArguments, rawOptions);
  const result = spawnSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    verboseInfo,
    fileDescriptors,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var handleSyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const syncOptions = normalizeSyncOptions(rawOptions);
  const { file, commandArguments, options } = normalizeOptions(rawFile, rawArguments, syncOptions);
  validateSyncOptions(options);
  const fileDescriptors = handleStdioSync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var normalizeSyncOptions = (options) => options.node && !options.ipc ? { ...options, ipc: false } : options;
var validateSyncOptions = ({ ipc, ipcInput, detached, cancelSignal }) => {
  if (ipcInput) {
    throwInvalidSyncOption("ipcInput");
  }
  if (ipc) {
    throwInvalidSyncOption("ipc: true");
  }
  if (detached) {
    throwInvalidSyncOption("detached: true");
  }
  if (cancelSignal) {
    throwInvalidSyncOption("cancelSignal");
  }
};
var throwInvalidSyncOption = (value) => {
  throw new TypeError(`The "${value}" option cannot be used with synchronous methods.`);
};
var spawnSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, verboseInfo, fileDescriptors, startTime }) => {
  const syncResult = runSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    fileDescriptors,
    startTime
  });
  if (syncResult.failed) {
    return syncResult;
  }
  const { resultError, exitCode, signal: signal2, timedOut, isMaxBuffer } = getExitResultSync(syncResult, options);
  const { output, error = resultError } = transformOutputSync({
    fileDescriptors,
    syncResult,
    options,
    isMaxBuffer,
    verboseInfo
  });
  const stdio = output.map((stdioOutput, fdNumber) => stripNewline(stdioOutput, options, fdNumber));
  const all = stripNewline(getAllSync(output, options), options, "all");
  return getSyncResult({
    error,
    exitCode,
    signal: signal2,
    timedOut,
    isMaxBuffer,
    stdio,
    all,
    options,
    command,
    escapedCommand,
    startTime
  });
};
var runSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, fileDescriptors, startTime }) => {
  try {
    addInputOptionsSync(fileDescriptors, options);
    const normalizedOptions = normalizeSpawnSyncOptions(options);
    return (0, import_node_child_process4.spawnSync)(...concatenateShell(file, commandArguments, normalizedOptions));
  } catch (error) {
    return makeEarlyError({
      error,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      isSync: true
    });
  }
};
var normalizeSpawnSyncOptions = ({ encoding, maxBuffer, ...options }) => ({ ...options, encoding: "buffer", maxBuffer: getMaxBufferSync(maxBuffer) });
var getSyncResult = ({ error, exitCode, signal: signal2, timedOut, isMaxBuffer, stdio, all, options, command, escapedCommand, startTime }) => error === void 0 ? makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime
}) : makeError({
  error,
  command,
  escapedCommand,
  timedOut,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer,
  isForcefullyTerminated: false,
  exitCode,
  signal: signal2,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime,
  isSync: true
});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-async.js
var import_node_events14 = require("node:events");
var import_node_child_process6 = require("node:child_process");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/methods.js
var import_node_process10 = __toESM(require("node:process"), 1);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/get-one.js
var import_node_events8 = require("node:events");
var getOneMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true, filter } = {}) => {
  validateIpcMethod({
    methodName: "getOneMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  return getOneMessageAsync({
    anyProcess,
    channel,
    isSubprocess,
    filter,
    reference
  });
};
var getOneMessageAsync = async ({ anyProcess, channel, isSubprocess, filter, reference }) => {
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  try {
    return await Promise.race([
      getMessage(ipcEmitter, filter, controller),
      throwOnDisconnect2(ipcEmitter, isSubprocess, controller),
      throwOnStrictError(ipcEmitter, isSubprocess, controller)
    ]);
  } catch (error) {
    disconnect(anyProcess);
    throw error;
  } finally {
    controller.abort();
    removeReference(channel, reference);
  }
};
var getMessage = async (ipcEmitter, filter, { signal: signal2 }) => {
  if (filter === void 0) {
    const [message] = await (0, import_node_events8.once)(ipcEmitter, "message", { signal: signal2 });
    return message;
  }
  for await (const [message] of (0, import_node_events8.on)(ipcEmitter, "message", { signal: signal2 })) {
    if (filter(message)) {
      return message;
    }
  }
};
var throwOnDisconnect2 = async (ipcEmitter, isSubprocess, { signal: signal2 }) => {
  await (0, import_node_events8.once)(ipcEmitter, "disconnect", { signal: signal2 });
  throwOnEarlyDisconnect(isSubprocess);
};
var throwOnStrictError = async (ipcEmitter, isSubprocess, { signal: signal2 }) => {
  const [error] = await (0, import_node_events8.once)(ipcEmitter, "strict:error", { signal: signal2 });
  throw getStrictResponseError(error, isSubprocess);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/get-each.js
var import_node_events9 = require("node:events");
var getEachMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true } = {}) => loopOnMessages({
  anyProcess,
  channel,
  isSubprocess,
  ipc,
  shouldAwait: !isSubprocess,
  reference
});
var loopOnMessages = ({ anyProcess, channel, isSubprocess, ipc, shouldAwait, reference }) => {
  validateIpcMethod({
    methodName: "getEachMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  const state = {};
  stopOnDisconnect(anyProcess, ipcEmitter, controller);
  abortOnStrictError({
    ipcEmitter,
    isSubprocess,
    controller,
    state
  });
  return iterateOnMessages({
    anyProcess,
    channel,
    ipcEmitter,
    isSubprocess,
    shouldAwait,
    controller,
    state,
    reference
  });
};
var stopOnDisconnect = async (anyProcess, ipcEmitter, controller) => {
  try {
    await (0, import_node_events9.once)(ipcEmitter, "disconnect", { signal: controller.signal });
    controller.abort();
  } catch {
  }
};
var abortOnStrictError = async ({ ipcEmitter, isSubprocess, controller, state }) => {
  try {
    const [error] = await (0, import_node_events9.once)(ipcEmitter, "strict:error", { signal: controller.signal });
    state.error = getStrictResponseError(error, isSubprocess);
    controller.abort();
  } catch {
  }
};
var iterateOnMessages = async function* ({ anyProcess, channel, ipcEmitter, isSubprocess, shouldAwait, controller, state, reference }) {
  try {
    for await (const [message] of (0, import_node_events9.on)(ipcEmitter, "message", { signal: controller.signal })) {
      throwIfStrictError(state);
      yield message;
    }
  } catch {
    throwIfStrictError(state);
  } finally {
    controller.abort();
    removeReference(channel, reference);
    if (!isSubprocess) {
      disconnect(anyProcess);
    }
    if (shouldAwait) {
      await anyProcess;
    }
  }
};
var throwIfStrictError = ({ error }) => {
  if (error) {
    throw error;
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/methods.js
var addIpcMethods = (subprocess, { ipc }) => {
  Object.assign(subprocess, getIpcMethods(subprocess, false, ipc));
};
var getIpcExport = () => {
  const anyProcess = import_node_process10.default;
  const isSubprocess = true;
  const ipc = import_node_process10.default.channel !== void 0;
  return {
    ...getIpcMethods(anyProcess, isSubprocess, ipc),
    getCancelSignal: getCancelSignal.bind(void 0, {
      anyProcess,
      channel: anyProcess.channel,
      isSubprocess,
      ipc
    })
  };
};
var getIpcMethods = (anyProcess, isSubprocess, ipc) => ({
  sendMessage: sendMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getOneMessage: getOneMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getEachMessage: getEachMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  })
});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/early-error.js
var import_node_child_process5 = require("node:child_process");
var import_node_stream2 = require("node:stream");
var handleEarlyError = ({ error, command, escapedCommand, fileDescriptors, options, startTime, verboseInfo }) => {
  cleanupCustomStreams(fileDescriptors);
  const subprocess = new import_node_child_process5.ChildProcess();
  createDummyStreams(subprocess, fileDescriptors);
  Object.assign(subprocess, { readable, writable, duplex });
  const earlyError = makeEarlyError({
    error,
    command,
    escapedCommand,
    fileDescriptors,
    options,
    startTime,
    isSync: false
  });
  const promise = handleDummyPromise(earlyError, verboseInfo, options);
  return { subprocess, promise };
};
var createDummyStreams = (subprocess, fileDescriptors) => {
  const stdin = createDummyStream();
  const stdout = createDummyStream();
  const stderr = createDummyStream();
  const extraStdio = Array.from({ length: fileDescriptors.length - 3 }, createDummyStream);
  const all = createDummyStream();
  const stdio = [stdin, stdout, stderr, ...extraStdio];
  Object.assign(subprocess, {
    stdin,
    stdout,
    stderr,
    all,
    stdio
  });
};
var createDummyStream = () => {
  const stream = new import_node_stream2.PassThrough();
  stream.end();
  return stream;
};
var readable = () => new import_node_stream2.Readable({ read() {
} });
var writable = () => new import_node_stream2.Writable({ write() {
} });
var duplex = () => new import_node_stream2.Duplex({ read() {
}, write() {
} });
var handleDummyPromise = async (error, verboseInfo, options) => handleResult(error, verboseInfo, options);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-async.js
var import_node_fs7 = require("node:fs");
var import_node_buffer3 = require("node:buffer");
var import_node_stream3 = require("node:stream");
var handleStdioAsync = (options, verboseInfo) => handleStdio(addPropertiesAsync, options, verboseInfo, false);
var forbiddenIfAsync = ({ type, optionName }) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${TYPE_TO_MESSAGE[type]}.`);
};
var addProperties2 = {
  fileNumber: forbiddenIfAsync,
  generator: generatorToStream,
  asyncGenerator: generatorToStream,
  nodeStream: ({ value }) => ({ stream: value }),
  webTransform({ value: { transform, writableObjectMode, readableObjectMode } }) {
    const objectMode = writableObjectMode || readableObjectMode;
    const stream = import_node_stream3.Duplex.fromWeb(transform, { objectMode });
    return { stream };
  },
  duplex: ({ value: { transform } }) => ({ stream: transform }),
  native() {
  }
};
var addPropertiesAsync = {
  input: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: (0, import_node_fs7.createReadStream)(value) }),
    filePath: ({ value: { file } }) => ({ stream: (0, import_node_fs7.createReadStream)(file) }),
    webStream: ({ value }) => ({ stream: import_node_stream3.Readable.fromWeb(value) }),
    iterable: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    asyncIterable: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    string: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    uint8Array: ({ value }) => ({ stream: import_node_stream3.Readable.from(import_node_buffer3.Buffer.from(value)) })
  },
  output: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: (0, import_node_fs7.createWriteStream)(value) }),
    filePath: ({ value: { file, append } }) => ({ stream: (0, import_node_fs7.createWriteStream)(file, append ? { flags: "a" } : {}) }),
    webStream: ({ value }) => ({ stream: import_node_stream3.Writable.fromWeb(value) }),
    iterable: forbiddenIfAsync,
    asyncIterable: forbiddenIfAsync,
    string: forbiddenIfAsync,
    uint8Array: forbiddenIfAsync
  }
};

// node_modules/.pnpm/@sindresorhus+merge-streams@4.0.0/node_modules/@sindresorhus/merge-streams/index.js
var import_node_events10 = require("node:events");
var import_node_stream4 = require("node:stream");
var import_promises6 = require("node:stream/promises");
function mergeStreams(streams) {
  if (!Array.isArray(streams)) {
    throw new TypeError(`Expected an array, got \`${typeof streams}\`.`);
  }
  for (const stream of streams) {
    validateStream(stream);
  }
  const objectMode = streams.some(({ readableObjectMode }) => readableObjectMode);
  const highWaterMark = getHighWaterMark(streams, objectMode);
  const passThroughStream = new MergedStream({
    objectMode,
    writableHighWaterMark: highWaterMark,
    readableHighWaterMark: highWaterMark
  });
  for (const stream of streams) {
    passThroughStream.add(stream);
  }
  return passThroughStream;
}
var getHighWaterMark = (streams, objectMode) => {
  if (streams.length === 0) {
    return (0, import_node_stream4.getDefaultHighWaterMark)(objectMode);
  }
  const highWaterMarks = streams.filter(({ readableObjectMode }) => readableObjectMode === objectMode).map(({ readableHighWaterMark }) => readableHighWaterMark);
  return Math.max(...highWaterMarks);
};
var MergedStream = class extends import_node_stream4.PassThrough {
  #streams = /* @__PURE__ */ new Set([]);
  #ended = /* @__PURE__ */ new Set([]);
  #aborted = /* @__PURE__ */ new Set([]);
  #onFinished;
  #unpipeEvent = /* @__PURE__ */ Symbol("unpipe");
  #streamPromises = /* @__PURE__ */ new WeakMap();
  add(stream) {
    validateStream(stream);
    if (this.#streams.has(stream)) {
      return;
    }
    this.#streams.add(stream);
    this.#onFinished ??= onMergedStreamFinished(this, this.#streams, this.#unpipeEvent);
    const streamPromise = endWhenStreamsDone({
      passThroughStream: this,
      stream,
      streams: this.#streams,
      ended: this.#ended,
      aborted: this.#aborted,
      onFinished: this.#onFinished,
      unpipeEvent: this.#unpipeEvent
    });
    this.#streamPromises.set(stream, streamPromise);
    stream.pipe(this, { end: false });
  }
  async remove(stream) {
    validateStream(stream);
    if (!this.#streams.has(stream)) {
      return false;
    }
    const streamPromise = this.#streamPromises.get(stream);
    if (streamPromise === void 0) {
      return false;
    }
    this.#streamPromises.delete(stream);
    stream.unpipe(this);
    await streamPromise;
    return true;
  }
};
var onMergedStreamFinished = async (passThroughStream, streams, unpipeEvent) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_COUNT);
  const controller = new AbortController();
  try {
    await Promise.race([
      onMergedStreamEnd(passThroughStream, controller),
      onInputStreamsUnpipe(passThroughStream, streams, unpipeEvent, controller)
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_COUNT);
  }
};
var onMergedStreamEnd = async (passThroughStream, { signal: signal2 }) => {
  try {
    await (0, import_promises6.finished)(passThroughStream, { signal: signal2, cleanup: true });
  } catch (error) {
    errorOrAbortStream(passThroughStream, error);
    throw error;
  }
};
var onInputStreamsUnpipe = async (passThroughStream, streams, unpipeEvent, { signal: signal2 }) => {
  for await (const [unpipedStream] of (0, import_node_events10.on)(passThroughStream, "unpipe", { signal: signal2 })) {
    if (streams.has(unpipedStream)) {
      unpipedStream.emit(unpipeEvent);
    }
  }
};
var validateStream = (stream) => {
  if (typeof stream?.pipe !== "function") {
    throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`);
  }
};
var endWhenStreamsDone = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, onFinished, unpipeEvent }) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_PER_STREAM);
  const controller = new AbortController();
  try {
    await Promise.race([
      afterMergedStreamFinished(onFinished, stream, controller),
      onInputStreamEnd({
        passThroughStream,
        stream,
        streams,
        ended,
        aborted: aborted2,
        controller
      }),
      onInputStreamUnpipe({
        stream,
        streams,
        ended,
        aborted: aborted2,
        unpipeEvent,
        controller
      })
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_PER_STREAM);
  }
  if (streams.size > 0 && streams.size === ended.size + aborted2.size) {
    if (ended.size === 0 && aborted2.size > 0) {
      abortStream(passThroughStream);
    } else {
      endStream(passThroughStream);
    }
  }
};
var afterMergedStreamFinished = async (onFinished, stream, { signal: signal2 }) => {
  try {
    await onFinished;
    if (!signal2.aborted) {
      abortStream(stream);
    }
  } catch (error) {
    if (!signal2.aborted) {
      errorOrAbortStream(stream, error);
    }
  }
};
var onInputStreamEnd = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, controller: { signal: signal2 } }) => {
  try {
    await (0, import_promises6.finished)(stream, {
      signal: signal2,
      cleanup: true,
      readable: true,
      writable: false
    });
    if (streams.has(stream)) {
      ended.add(stream);
    }
  } catch (error) {
    if (signal2.aborted || !streams.has(stream)) {
      return;
    }
    if (isAbortError(error)) {
      aborted2.add(stream);
    } else {
      errorStream(passThroughStream, error);
    }
  }
};
var onInputStreamUnpipe = async ({ stream, streams, ended, aborted: aborted2, unpipeEvent, controller: { signal: signal2 } }) => {
  await (0, import_node_events10.once)(stream, unpipeEvent, { signal: signal2 });
  if (!stream.readable) {
    return (0, import_node_events10.once)(signal2, "abort", { signal: signal2 });
  }
  streams.delete(stream);
  ended.delete(stream);
  aborted2.delete(stream);
};
var endStream = (stream) => {
  if (stream.writable) {
    stream.end();
  }
};
var errorOrAbortStream = (stream, error) => {
  if (isAbortError(error)) {
    abortStream(stream);
  } else {
    errorStream(stream, error);
  }
};
var isAbortError = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
var abortStream = (stream) => {
  if (stream.readable || stream.writable) {
    stream.destroy();
  }
};
var errorStream = (stream, error) => {
  if (!stream.destroyed) {
    stream.once("error", noop2);
    stream.destroy(error);
  }
};
var noop2 = () => {
};
var updateMaxListeners = (passThroughStream, increment2) => {
  const maxListeners = passThroughStream.getMaxListeners();
  if (maxListeners !== 0 && maxListeners !== Number.POSITIVE_INFINITY) {
    passThroughStream.setMaxListeners(maxListeners + increment2);
  }
};
var PASSTHROUGH_LISTENERS_COUNT = 2;
var PASSTHROUGH_LISTENERS_PER_STREAM = 1;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/pipeline.js
var import_promises7 = require("node:stream/promises");
var pipeStreams = (source, destination) => {
  source.pipe(destination);
  onSourceFinish(source, destination);
  onDestinationFinish(source, destination);
};
var onSourceFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await (0, import_promises7.finished)(source, { cleanup: true, readable: true, writable: false });
  } catch {
  }
  endDestinationStream(destination);
};
var endDestinationStream = (destination) => {
  if (destination.writable) {
    destination.end();
  }
};
var onDestinationFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await (0, import_promises7.finished)(destination, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  abortSourceStream(source);
};
var abortSourceStream = (source) => {
  if (source.readable) {
    source.destroy();
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-async.js
var pipeOutputAsync = (subprocess, fileDescriptors, controller) => {
  const pipeGroups = /* @__PURE__ */ new Map();
  for (const [fdNumber, { stdioItems, direction }] of Object.entries(fileDescriptors)) {
    for (const { stream } of stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type))) {
      pipeTransform(subprocess, stream, direction, fdNumber);
    }
    for (const { stream } of stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type))) {
      pipeStdioItem({
        subprocess,
        stream,
        direction,
        fdNumber,
        pipeGroups,
        controller
      });
    }
  }
  for (const [outputStream, inputStreams] of pipeGroups.entries()) {
    const inputStream = inputStreams.length === 1 ? inputStreams[0] : mergeStreams(inputStreams);
    pipeStreams(inputStream, outputStream);
  }
};
var pipeTransform = (subprocess, stream, direction, fdNumber) => {
  if (direction === "output") {
    pipeStreams(subprocess.stdio[fdNumber], stream);
  } else {
    pipeStreams(stream, subprocess.stdio[fdNumber]);
  }
  const streamProperty = SUBPROCESS_STREAM_PROPERTIES[fdNumber];
  if (streamProperty !== void 0) {
    subprocess[streamProperty] = stream;
  }
  subprocess.stdio[fdNumber] = stream;
};
var SUBPROCESS_STREAM_PROPERTIES = ["stdin", "stdout", "stderr"];
var pipeStdioItem = ({ subprocess, stream, direction, fdNumber, pipeGroups, controller }) => {
  if (stream === void 0) {
    return;
  }
  setStandardStreamMaxListeners(stream, controller);
  const [inputStream, outputStream] = direction === "output" ? [stream, subprocess.stdio[fdNumber]] : [subprocess.stdio[fdNumber], stream];
  const outputStreams = pipeGroups.get(inputStream) ?? [];
  pipeGroups.set(inputStream, [...outputStreams, outputStream]);
};
var setStandardStreamMaxListeners = (stream, { signal: signal2 }) => {
  if (isStandardStream(stream)) {
    incrementMaxListeners(stream, MAX_LISTENERS_INCREMENT, signal2);
  }
};
var MAX_LISTENERS_INCREMENT = 2;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/cleanup.js
var import_node_events11 = require("node:events");

// node_modules/.pnpm/signal-exit@4.1.0/node_modules/signal-exit/dist/mjs/signals.js
var signals = [];
signals.push("SIGHUP", "SIGINT", "SIGTERM");
if (process.platform !== "win32") {
  signals.push(
    "SIGALRM",
    "SIGABRT",
    "SIGVTALRM",
    "SIGXCPU",
    "SIGXFSZ",
    "SIGUSR2",
    "SIGTRAP",
    "SIGSYS",
    "SIGQUIT",
    "SIGIOT"
    // should detect profiler and enable/disable accordingly.
    // see #21
    // 'SIGPROF'
  );
}
if (process.platform === "linux") {
  signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}

// node_modules/.pnpm/signal-exit@4.1.0/node_modules/signal-exit/dist/mjs/index.js
var processOk = (process10) => !!process10 && typeof process10 === "object" && typeof process10.removeListener === "function" && typeof process10.emit === "function" && typeof process10.reallyExit === "function" && typeof process10.listeners === "function" && typeof process10.kill === "function" && typeof process10.pid === "number" && typeof process10.on === "function";
var kExitEmitter = /* @__PURE__ */ Symbol.for("signal-exit emitter");
var global2 = globalThis;
var ObjectDefineProperty = Object.defineProperty.bind(Object);
var Emitter = class {
  emitted = {
    afterExit: false,
    exit: false
  };
  listeners = {
    afterExit: [],
    exit: []
  };
  count = 0;
  id = Math.random();
  constructor() {
    if (global2[kExitEmitter]) {
      return global2[kExitEmitter];
    }
    ObjectDefineProperty(global2, kExitEmitter, {
      value: this,
      writable: false,
      enumerable: false,
      configurable: false
    });
  }
  on(ev, fn) {
    this.listeners[ev].push(fn);
  }
  removeListener(ev, fn) {
    const list2 = this.listeners[ev];
    const i2 = list2.indexOf(fn);
    if (i2 === -1) {
      return;
    }
    if (i2 === 0 && list2.length === 1) {
      list2.length = 0;
    } else {
      list2.splice(i2, 1);
    }
  }
  emit(ev, code, signal2) {
    if (this.emitted[ev]) {
      return false;
    }
    this.emitted[ev] = true;
    let ret = false;
    for (const fn of this.listeners[ev]) {
      ret = fn(code, signal2) === true || ret;
    }
    if (ev === "exit") {
      ret = this.emit("afterExit", code, signal2) || ret;
    }
    return ret;
  }
};
var SignalExitBase = class {
};
var signalExitWrap = (handler) => {
  return {
    onExit(cb, opts) {
      return handler.onExit(cb, opts);
    },
    load() {
      return handler.load();
    },
    unload() {
      return handler.unload();
    }
  };
};
var SignalExitFallback = class extends SignalExitBase {
  onExit() {
    return () => {
    };
  }
  load() {
  }
  unload() {
  }
};
var SignalExit = class extends SignalExitBase {
  // "SIGHUP" throws an `ENOSYS` error on Windows,
  // so use a supported signal instead
  /* c8 ignore start */
  #hupSig = process9.platform === "win32" ? "SIGINT" : "SIGHUP";
  /* c8 ignore stop */
  #emitter = new Emitter();
  #process;
  #originalProcessEmit;
  #originalProcessReallyExit;
  #sigListeners = {};
  #loaded = false;
  constructor(process10) {
    super();
    this.#process = process10;
    this.#sigListeners = {};
    for (const sig of signals) {
      this.#sigListeners[sig] = () => {
        const listeners = this.#process.listeners(sig);
        let { count: count2 } = this.#emitter;
        const p = process10;
        if (typeof p.__signal_exit_emitter__ === "object" && typeof p.__signal_exit_emitter__.count === "number") {
          count2 += p.__signal_exit_emitter__.count;
        }
        if (listeners.length === count2) {
          this.unload();
          const ret = this.#emitter.emit("exit", null, sig);
          const s = sig === "SIGHUP" ? this.#hupSig : sig;
          if (!ret)
            process10.kill(process10.pid, s);
        }
      };
    }
    this.#originalProcessReallyExit = process10.reallyExit;
    this.#originalProcessEmit = process10.emit;
  }
  onExit(cb, opts) {
    if (!processOk(this.#process)) {
      return () => {
      };
    }
    if (this.#loaded === false) {
      this.load();
    }
    const ev = opts?.alwaysLast ? "afterExit" : "exit";
    this.#emitter.on(ev, cb);
    return () => {
      this.#emitter.removeListener(ev, cb);
      if (this.#emitter.listeners["exit"].length === 0 && this.#emitter.listeners["afterExit"].length === 0) {
        this.unload();
      }
    };
  }
  load() {
    if (this.#loaded) {
      return;
    }
    this.#loaded = true;
    this.#emitter.count += 1;
    for (const sig of signals) {
      try {
        const fn = this.#sigListeners[sig];
        if (fn)
          this.#process.on(sig, fn);
      } catch (_) {
      }
    }
    this.#process.emit = (ev, ...a2) => {
      return this.#processEmit(ev, ...a2);
    };
    this.#process.reallyExit = (code) => {
      return this.#processReallyExit(code);
    };
  }
  unload() {
    if (!this.#loaded) {
      return;
    }
    this.#loaded = false;
    signals.forEach((sig) => {
      const listener = this.#sigListeners[sig];
      if (!listener) {
        throw new Error("Listener not defined for signal: " + sig);
      }
      try {
        this.#process.removeListener(sig, listener);
      } catch (_) {
      }
    });
    this.#process.emit = this.#originalProcessEmit;
    this.#process.reallyExit = this.#originalProcessReallyExit;
    this.#emitter.count -= 1;
  }
  #processReallyExit(code) {
    if (!processOk(this.#process)) {
      return 0;
    }
    this.#process.exitCode = code || 0;
    this.#emitter.emit("exit", this.#process.exitCode, null);
    return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
  }
  #processEmit(ev, ...args) {
    const og = this.#originalProcessEmit;
    if (ev === "exit" && processOk(this.#process)) {
      if (typeof args[0] === "number") {
        this.#process.exitCode = args[0];
      }
      const ret = og.call(this.#process, ev, ...args);
      this.#emitter.emit("exit", this.#process.exitCode, null);
      return ret;
    } else {
      return og.call(this.#process, ev, ...args);
    }
  }
};
var process9 = globalThis.process;
var {
  /**
   * Called when the process is exiting, whether via signal, explicit
   * exit, or running out of stuff to do.
   *
   * If the global process object is not suitable for instrumentation,
   * then this will be a no-op.
   *
   * Returns a function that may be used to unload signal-exit.
   */
  onExit,
  /**
   * Load the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  load,
  /**
   * Unload the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  unload
} = signalExitWrap(processOk(process9) ? new SignalExit(process9) : new SignalExitFallback());

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/cleanup.js
var cleanupOnExit = (subprocess, { cleanup, detached }, { signal: signal2 }) => {
  if (!cleanup || detached) {
    return;
  }
  const removeExitHandler = onExit(() => {
    subprocess.kill();
  });
  (0, import_node_events11.addAbortListener)(signal2, () => {
    removeExitHandler();
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/pipe-arguments.js
var normalizePipeArguments = ({ source, sourcePromise, boundOptions, createNested }, ...pipeArguments) => {
  const startTime = getStartTime();
  const {
    destination,
    destinationStream,
    destinationError,
    from,
    unpipeSignal
  } = getDestinationStream(boundOptions, createNested, pipeArguments);
  const { sourceStream, sourceError } = getSourceStream(source, from);
  const { options: sourceOptions, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  return {
    sourcePromise,
    sourceStream,
    sourceOptions,
    sourceError,
    destination,
    destinationStream,
    destinationError,
    unpipeSignal,
    fileDescriptors,
    startTime
  };
};
var getDestinationStream = (boundOptions, createNested, pipeArguments) => {
  try {
    const {
      destination,
      pipeOptions: { from, to, unpipeSignal } = {}
    } = getDestination(boundOptions, createNested, ...pipeArguments);
    const destinationStream = getToStream(destination, to);
    return {
      destination,
      destinationStream,
      from,
      unpipeSignal
    };
  } catch (error) {
    return { destinationError: error };
  }
};
var getDestination = (boundOptions, createNested, firstArgument, ...pipeArguments) => {
  if (Array.isArray(firstArgument)) {
    const destination = createNested(mapDestinationArguments, boundOptions)(firstArgument, ...pipeArguments);
    return { destination, pipeOptions: boundOptions };
  }
  if (typeof firstArgument === "string" || firstArgument instanceof URL || isDenoExecPath(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');
    }
    const [rawFile, rawArguments, rawOptions] = normalizeParameters(firstArgument, ...pipeArguments);
    const destination = createNested(mapDestinationArguments)(rawFile, rawArguments, rawOptions);
    return { destination, pipeOptions: rawOptions };
  }
  if (SUBPROCESS_OPTIONS.has(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
    }
    return { destination: firstArgument, pipeOptions: pipeArguments[0] };
  }
  throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${firstArgument}`);
};
var mapDestinationArguments = ({ options }) => ({ options: { ...options, stdin: "pipe", piped: true } });
var getSourceStream = (source, from) => {
  try {
    const sourceStream = getFromStream(source, from);
    return { sourceStream };
  } catch (error) {
    return { sourceError: error };
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/throw.js
var handlePipeArgumentsError = ({
  sourceStream,
  sourceError,
  destinationStream,
  destinationError,
  fileDescriptors,
  sourceOptions,
  startTime
}) => {
  const error = getPipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError
  });
  if (error !== void 0) {
    throw createNonCommandError({
      error,
      fileDescriptors,
      sourceOptions,
      startTime
    });
  }
};
var getPipeArgumentsError = ({ sourceStream, sourceError, destinationStream, destinationError }) => {
  if (sourceError !== void 0 && destinationError !== void 0) {
    return destinationError;
  }
  if (destinationError !== void 0) {
    abortSourceStream(sourceStream);
    return destinationError;
  }
  if (sourceError !== void 0) {
    endDestinationStream(destinationStream);
    return sourceError;
  }
};
var createNonCommandError = ({ error, fileDescriptors, sourceOptions, startTime }) => makeEarlyError({
  error,
  command: PIPE_COMMAND_MESSAGE,
  escapedCommand: PIPE_COMMAND_MESSAGE,
  fileDescriptors,
  options: sourceOptions,
  startTime,
  isSync: false
});
var PIPE_COMMAND_MESSAGE = "source.pipe(destination)";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/sequence.js
var waitForBothSubprocesses = async (subprocessPromises) => {
  const [
    { status: sourceStatus, reason: sourceReason, value: sourceResult = sourceReason },
    { status: destinationStatus, reason: destinationReason, value: destinationResult = destinationReason }
  ] = await subprocessPromises;
  if (!destinationResult.pipedFrom.includes(sourceResult)) {
    destinationResult.pipedFrom.push(sourceResult);
  }
  if (destinationStatus === "rejected") {
    throw destinationResult;
  }
  if (sourceStatus === "rejected") {
    throw sourceResult;
  }
  return destinationResult;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/streaming.js
var import_promises8 = require("node:stream/promises");
var pipeSubprocessStream = (sourceStream, destinationStream, maxListenersController) => {
  const mergedStream = MERGED_STREAMS.has(destinationStream) ? pipeMoreSubprocessStream(sourceStream, destinationStream) : pipeFirstSubprocessStream(sourceStream, destinationStream);
  incrementMaxListeners(sourceStream, SOURCE_LISTENERS_PER_PIPE, maxListenersController.signal);
  incrementMaxListeners(destinationStream, DESTINATION_LISTENERS_PER_PIPE, maxListenersController.signal);
  cleanupMergedStreamsMap(destinationStream);
  return mergedStream;
};
var pipeFirstSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = mergeStreams([sourceStream]);
  pipeStreams(mergedStream, destinationStream);
  MERGED_STREAMS.set(destinationStream, mergedStream);
  return mergedStream;
};
var pipeMoreSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = MERGED_STREAMS.get(destinationStream);
  mergedStream.add(sourceStream);
  return mergedStream;
};
var cleanupMergedStreamsMap = async (destinationStream) => {
  try {
    await (0, import_promises8.finished)(destinationStream, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  MERGED_STREAMS.delete(destinationStream);
};
var MERGED_STREAMS = /* @__PURE__ */ new WeakMap();
var SOURCE_LISTENERS_PER_PIPE = 2;
var DESTINATION_LISTENERS_PER_PIPE = 1;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/abort.js
var import_node_util8 = require("node:util");
var unpipeOnAbort = (unpipeSignal, unpipeContext) => unpipeSignal === void 0 ? [] : [unpipeOnSignalAbort(unpipeSignal, unpipeContext)];
var unpipeOnSignalAbort = async (unpipeSignal, { sourceStream, mergedStream, fileDescriptors, sourceOptions, startTime }) => {
  await (0, import_node_util8.aborted)(unpipeSignal, sourceStream);
  await mergedStream.remove(sourceStream);
  const error = new Error("Pipe canceled by `unpipeSignal` option.");
  throw createNonCommandError({
    error,
    fileDescriptors,
    sourceOptions,
    startTime
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/setup.js
var pipeToSubprocess = (sourceInfo, ...pipeArguments) => {
  if (isPlainObject(pipeArguments[0])) {
    return pipeToSubprocess.bind(void 0, {
      ...sourceInfo,
      boundOptions: { ...sourceInfo.boundOptions, ...pipeArguments[0] }
    });
  }
  const { destination, ...normalizedInfo } = normalizePipeArguments(sourceInfo, ...pipeArguments);
  const promise = handlePipePromise({ ...normalizedInfo, destination });
  promise.pipe = pipeToSubprocess.bind(void 0, {
    ...sourceInfo,
    source: destination,
    sourcePromise: promise,
    boundOptions: {}
  });
  return promise;
};
var handlePipePromise = async ({
  sourcePromise,
  sourceStream,
  sourceOptions,
  sourceError,
  destination,
  destinationStream,
  destinationError,
  unpipeSignal,
  fileDescriptors,
  startTime
}) => {
  const subprocessPromises = getSubprocessPromises(sourcePromise, destination);
  handlePipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError,
    fileDescriptors,
    sourceOptions,
    startTime
  });
  const maxListenersController = new AbortController();
  try {
    const mergedStream = pipeSubprocessStream(sourceStream, destinationStream, maxListenersController);
    return await Promise.race([
      waitForBothSubprocesses(subprocessPromises),
      ...unpipeOnAbort(unpipeSignal, {
        sourceStream,
        mergedStream,
        sourceOptions,
        fileDescriptors,
        startTime
      })
    ]);
  } finally {
    maxListenersController.abort();
  }
};
var getSubprocessPromises = (sourcePromise, destination) => Promise.allSettled([sourcePromise, destination]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/contents.js
var import_promises9 = require("node:timers/promises");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/iterate.js
var import_node_events12 = require("node:events");
var import_node_stream5 = require("node:stream");
var iterateOnSubprocessStream = ({ subprocessStdout, subprocess, binary, shouldEncode, encoding, preserveNewlines }) => {
  const controller = new AbortController();
  stopReadingOnExit(subprocess, controller);
  return iterateOnStream({
    stream: subprocessStdout,
    controller,
    binary,
    shouldEncode: !subprocessStdout.readableObjectMode && shouldEncode,
    encoding,
    shouldSplit: !subprocessStdout.readableObjectMode,
    preserveNewlines
  });
};
var stopReadingOnExit = async (subprocess, controller) => {
  try {
    await subprocess;
  } catch {
  } finally {
    controller.abort();
  }
};
var iterateForResult = ({ stream, onStreamEnd, lines, encoding, stripFinalNewline: stripFinalNewline2, allMixed }) => {
  const controller = new AbortController();
  stopReadingOnStreamEnd(onStreamEnd, controller, stream);
  const objectMode = stream.readableObjectMode && !allMixed;
  return iterateOnStream({
    stream,
    controller,
    binary: encoding === "buffer",
    shouldEncode: !objectMode,
    encoding,
    shouldSplit: !objectMode && lines,
    preserveNewlines: !stripFinalNewline2
  });
};
var stopReadingOnStreamEnd = async (onStreamEnd, controller, stream) => {
  try {
    await onStreamEnd;
  } catch {
    stream.destroy();
  } finally {
    controller.abort();
  }
};
var iterateOnStream = ({ stream, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => {
  const onStdoutChunk = (0, import_node_events12.on)(stream, "data", {
    signal: controller.signal,
    highWaterMark: HIGH_WATER_MARK,
    // Backward compatibility with older name for this option
    // See https://github.com/nodejs/node/pull/52080#discussion_r1525227861
    // @todo Remove after removing support for Node 21
    highWatermark: HIGH_WATER_MARK
  });
  return iterateOnData({
    onStdoutChunk,
    controller,
    binary,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
};
var DEFAULT_OBJECT_HIGH_WATER_MARK = (0, import_node_stream5.getDefaultHighWaterMark)(true);
var HIGH_WATER_MARK = DEFAULT_OBJECT_HIGH_WATER_MARK;
var iterateOnData = async function* ({ onStdoutChunk, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) {
  const generators = getGenerators({
    binary,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
  try {
    for await (const [chunk] of onStdoutChunk) {
      yield* transformChunkSync(chunk, generators, 0);
    }
  } catch (error) {
    if (!controller.signal.aborted) {
      throw error;
    }
  } finally {
    yield* finalChunksSync(generators);
  }
};
var getGenerators = ({ binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => [
  getEncodingTransformGenerator(binary, encoding, !shouldEncode),
  getSplitLinesGenerator(binary, preserveNewlines, !shouldSplit, {})
].filter(Boolean);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/contents.js
var getStreamOutput = async ({ stream, onStreamEnd, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  const logPromise = logOutputAsync({
    stream,
    onStreamEnd,
    fdNumber,
    encoding,
    allMixed,
    verboseInfo,
    streamInfo
  });
  if (!buffer) {
    await Promise.all([resumeStream(stream), logPromise]);
    return;
  }
  const stripFinalNewlineValue = getStripFinalNewline(stripFinalNewline2, fdNumber);
  const iterable = iterateForResult({
    stream,
    onStreamEnd,
    lines,
    encoding,
    stripFinalNewline: stripFinalNewlineValue,
    allMixed
  });
  const [output] = await Promise.all([
    getStreamContents2({
      stream,
      iterable,
      fdNumber,
      encoding,
      maxBuffer,
      lines
    }),
    logPromise
  ]);
  return output;
};
var logOutputAsync = async ({ stream, onStreamEnd, fdNumber, encoding, allMixed, verboseInfo, streamInfo: { fileDescriptors } }) => {
  if (!shouldLogOutput({
    stdioItems: fileDescriptors[fdNumber]?.stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesIterable = iterateForResult({
    stream,
    onStreamEnd,
    lines: true,
    encoding,
    stripFinalNewline: true,
    allMixed
  });
  await logLines(linesIterable, stream, fdNumber, verboseInfo);
};
var resumeStream = async (stream) => {
  await (0, import_promises9.setImmediate)();
  if (stream.readableFlowing === null) {
    stream.resume();
  }
};
var getStreamContents2 = async ({ stream, stream: { readableObjectMode }, iterable, fdNumber, encoding, maxBuffer, lines }) => {
  try {
    if (readableObjectMode || lines) {
      return await getStreamAsArray(iterable, { maxBuffer });
    }
    if (encoding === "buffer") {
      return new Uint8Array(await getStreamAsArrayBuffer(iterable, { maxBuffer }));
    }
    return await getStreamAsString(iterable, { maxBuffer });
  } catch (error) {
    return handleBufferedData(handleMaxBuffer({
      error,
      stream,
      readableObjectMode,
      lines,
      encoding,
      fdNumber
    }));
  }
};
var getBufferedData = async (streamPromise) => {
  try {
    return await streamPromise;
  } catch (error) {
    return handleBufferedData(error);
  }
};
var handleBufferedData = ({ bufferedData }) => isArrayBuffer(bufferedData) ? new Uint8Array(bufferedData) : bufferedData;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-stream.js
var import_promises10 = require("node:stream/promises");
var waitForStream = async (stream, fdNumber, streamInfo, { isSameDirection, stopOnExit = false } = {}) => {
  const state = handleStdinDestroy(stream, streamInfo);
  const abortController = new AbortController();
  try {
    await Promise.race([
      ...stopOnExit ? [streamInfo.exitPromise] : [],
      (0, import_promises10.finished)(stream, { cleanup: true, signal: abortController.signal })
    ]);
  } catch (error) {
    if (!state.stdinCleanedUp) {
      handleStreamError(error, fdNumber, streamInfo, isSameDirection);
    }
  } finally {
    abortController.abort();
  }
};
var handleStdinDestroy = (stream, { originalStreams: [originalStdin], subprocess }) => {
  const state = { stdinCleanedUp: false };
  if (stream === originalStdin) {
    spyOnStdinDestroy(stream, subprocess, state);
  }
  return state;
};
var spyOnStdinDestroy = (subprocessStdin, subprocess, state) => {
  const { _destroy } = subprocessStdin;
  subprocessStdin._destroy = (...destroyArguments) => {
    setStdinCleanedUp(subprocess, state);
    _destroy.call(subprocessStdin, ...destroyArguments);
  };
};
var setStdinCleanedUp = ({ exitCode, signalCode }, state) => {
  if (exitCode !== null || signalCode !== null) {
    state.stdinCleanedUp = true;
  }
};
var handleStreamError = (error, fdNumber, streamInfo, isSameDirection) => {
  if (!shouldIgnoreStreamError(error, fdNumber, streamInfo, isSameDirection)) {
    throw error;
  }
};
var shouldIgnoreStreamError = (error, fdNumber, streamInfo, isSameDirection = true) => {
  if (streamInfo.propagating) {
    return isStreamEpipe(error) || isStreamAbort(error);
  }
  streamInfo.propagating = true;
  return isInputFileDescriptor(streamInfo, fdNumber) === isSameDirection ? isStreamEpipe(error) : isStreamAbort(error);
};
var isInputFileDescriptor = ({ fileDescriptors }, fdNumber) => fdNumber !== "all" && fileDescriptors[fdNumber].direction === "input";
var isStreamAbort = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
var isStreamEpipe = (error) => error?.code === "EPIPE";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/stdio.js
var waitForStdioStreams = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => subprocess.stdio.map((stream, fdNumber) => waitForSubprocessStream({
  stream,
  fdNumber,
  encoding,
  buffer: buffer[fdNumber],
  maxBuffer: maxBuffer[fdNumber],
  lines: lines[fdNumber],
  allMixed: false,
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
}));
var waitForSubprocessStream = async ({ stream, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  if (!stream) {
    return;
  }
  const onStreamEnd = waitForStream(stream, fdNumber, streamInfo);
  if (isInputFileDescriptor(streamInfo, fdNumber)) {
    await onStreamEnd;
    return;
  }
  const [output] = await Promise.all([
    getStreamOutput({
      stream,
      onStreamEnd,
      fdNumber,
      encoding,
      buffer,
      maxBuffer,
      lines,
      allMixed,
      stripFinalNewline: stripFinalNewline2,
      verboseInfo,
      streamInfo
    }),
    onStreamEnd
  ]);
  return output;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/all-async.js
var makeAllStream = ({ stdout, stderr }, { all }) => all && (stdout || stderr) ? mergeStreams([stdout, stderr].filter(Boolean)) : void 0;
var waitForAllStream = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => waitForSubprocessStream({
  ...getAllStream(subprocess, buffer),
  fdNumber: "all",
  encoding,
  maxBuffer: maxBuffer[1] + maxBuffer[2],
  lines: lines[1] || lines[2],
  allMixed: getAllMixed(subprocess),
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
});
var getAllStream = ({ stdout, stderr, all }, [, bufferStdout, bufferStderr]) => {
  const buffer = bufferStdout || bufferStderr;
  if (!buffer) {
    return { stream: all, buffer };
  }
  if (!bufferStdout) {
    return { stream: stderr, buffer };
  }
  if (!bufferStderr) {
    return { stream: stdout, buffer };
  }
  return { stream: all, buffer };
};
var getAllMixed = ({ all, stdout, stderr }) => all && stdout && stderr && stdout.readableObjectMode !== stderr.readableObjectMode;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-subprocess.js
var import_node_events13 = require("node:events");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/ipc.js
var shouldLogIpc = (verboseInfo) => isFullVerbose(verboseInfo, "ipc");
var logIpcOutput = (message, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(message);
  verboseLog({
    type: "ipc",
    verboseMessage,
    fdNumber: "ipc",
    verboseInfo
  });
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/buffer-messages.js
var waitForIpcOutput = async ({
  subprocess,
  buffer: bufferArray,
  maxBuffer: maxBufferArray,
  ipc,
  ipcOutput,
  verboseInfo
}) => {
  if (!ipc) {
    return ipcOutput;
  }
  const isVerbose2 = shouldLogIpc(verboseInfo);
  const buffer = getFdSpecificValue(bufferArray, "ipc");
  const maxBuffer = getFdSpecificValue(maxBufferArray, "ipc");
  for await (const message of loopOnMessages({
    anyProcess: subprocess,
    channel: subprocess.channel,
    isSubprocess: false,
    ipc,
    shouldAwait: false,
    reference: true
  })) {
    if (buffer) {
      checkIpcMaxBuffer(subprocess, ipcOutput, maxBuffer);
      ipcOutput.push(message);
    }
    if (isVerbose2) {
      logIpcOutput(message, verboseInfo);
    }
  }
  return ipcOutput;
};
var getBufferedIpcOutput = async (ipcOutputPromise, ipcOutput) => {
  await Promise.allSettled([ipcOutputPromise]);
  return ipcOutput;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-subprocess.js
var waitForSubprocessResult = async ({
  subprocess,
  options: {
    encoding,
    buffer,
    maxBuffer,
    lines,
    timeoutDuration: timeout,
    cancelSignal,
    gracefulCancel,
    forceKillAfterDelay,
    stripFinalNewline: stripFinalNewline2,
    ipc,
    ipcInput
  },
  context,
  verboseInfo,
  fileDescriptors,
  originalStreams,
  onInternalError,
  controller
}) => {
  const exitPromise = waitForExit(subprocess, context);
  const streamInfo = {
    originalStreams,
    fileDescriptors,
    subprocess,
    exitPromise,
    propagating: false
  };
  const stdioPromises = waitForStdioStreams({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const allPromise = waitForAllStream({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const ipcOutput = [];
  const ipcOutputPromise = waitForIpcOutput({
    subprocess,
    buffer,
    maxBuffer,
    ipc,
    ipcOutput,
    verboseInfo
  });
  const originalPromises = waitForOriginalStreams(originalStreams, subprocess, streamInfo);
  const customStreamsEndPromises = waitForCustomStreamsEnd(fileDescriptors, streamInfo);
  try {
    return await Promise.race([
      Promise.all([
        {},
        waitForSuccessfulExit(exitPromise),
        Promise.all(stdioPromises),
        allPromise,
        ipcOutputPromise,
        sendIpcInput(subprocess, ipcInput),
        ...originalPromises,
        ...customStreamsEndPromises
      ]),
      onInternalError,
      throwOnSubprocessError(subprocess, controller),
      ...throwOnTimeout(subprocess, timeout, context, controller),
      ...throwOnCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        context,
        controller
      }),
      ...throwOnGracefulCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        forceKillAfterDelay,
        context,
        controller
      })
    ]);
  } catch (error) {
    context.terminationReason ??= "other";
    return Promise.all([
      { error },
      exitPromise,
      Promise.all(stdioPromises.map((stdioPromise) => getBufferedData(stdioPromise))),
      getBufferedData(allPromise),
      getBufferedIpcOutput(ipcOutputPromise, ipcOutput),
      Promise.allSettled(originalPromises),
      Promise.allSettled(customStreamsEndPromises)
    ]);
  }
};
var waitForOriginalStreams = (originalStreams, subprocess, streamInfo) => originalStreams.map((stream, fdNumber) => stream === subprocess.stdio[fdNumber] ? void 0 : waitForStream(stream, fdNumber, streamInfo));
var waitForCustomStreamsEnd = (fileDescriptors, streamInfo) => fileDescriptors.flatMap(({ stdioItems }, fdNumber) => stdioItems.filter(({ value, stream = value }) => isStream(stream, { checkOpen: false }) && !isStandardStream(stream)).map(({ type, value, stream = value }) => waitForStream(stream, fdNumber, streamInfo, {
  isSameDirection: TRANSFORM_TYPES.has(type),
  stopOnExit: type === "native"
})));
var throwOnSubprocessError = async (subprocess, { signal: signal2 }) => {
  const [error] = await (0, import_node_events13.once)(subprocess, "error", { signal: signal2 });
  throw error;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/concurrent.js
var initializeConcurrentStreams = () => ({
  readableDestroy: /* @__PURE__ */ new WeakMap(),
  writableFinal: /* @__PURE__ */ new WeakMap(),
  writableDestroy: /* @__PURE__ */ new WeakMap()
});
var addConcurrentStream = (concurrentStreams, stream, waitName) => {
  const weakMap = concurrentStreams[waitName];
  if (!weakMap.has(stream)) {
    weakMap.set(stream, []);
  }
  const promises = weakMap.get(stream);
  const promise = createDeferred();
  promises.push(promise);
  const resolve2 = promise.resolve.bind(promise);
  return { resolve: resolve2, promises };
};
var waitForConcurrentStreams = async ({ resolve: resolve2, promises }, subprocess) => {
  resolve2();
  const [isSubprocessExit] = await Promise.race([
    Promise.allSettled([true, subprocess]),
    Promise.all([false, ...promises])
  ]);
  return !isSubprocessExit;
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/readable.js
var import_node_stream6 = require("node:stream");
var import_node_util9 = require("node:util");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/shared.js
var import_promises11 = require("node:stream/promises");
var safeWaitForSubprocessStdin = async (subprocessStdin) => {
  if (subprocessStdin === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdin(subprocessStdin);
  } catch {
  }
};
var safeWaitForSubprocessStdout = async (subprocessStdout) => {
  if (subprocessStdout === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdout(subprocessStdout);
  } catch {
  }
};
var waitForSubprocessStdin = async (subprocessStdin) => {
  await (0, import_promises11.finished)(subprocessStdin, { cleanup: true, readable: false, writable: true });
};
var waitForSubprocessStdout = async (subprocessStdout) => {
  await (0, import_promises11.finished)(subprocessStdout, { cleanup: true, readable: true, writable: false });
};
var waitForSubprocess = async (subprocess, error) => {
  await subprocess;
  if (error) {
    throw error;
  }
};
var destroyOtherStream = (stream, isOpen, error) => {
  if (error && !isStreamAbort(error)) {
    stream.destroy(error);
  } else if (isOpen) {
    stream.destroy();
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/readable.js
var createReadable = ({ subprocess, concurrentStreams, encoding }, { from, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
  const { read: read42, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary,
    encoding,
    preserveNewlines
  });
  const readable2 = new import_node_stream6.Readable({
    read: read42,
    destroy: (0, import_node_util9.callbackify)(onReadableDestroy.bind(void 0, { subprocessStdout, subprocess, waitReadableDestroy })),
    highWaterMark: readableHighWaterMark,
    objectMode: readableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: readable2,
    subprocess
  });
  return readable2;
};
var getSubprocessStdout = (subprocess, from, concurrentStreams) => {
  const subprocessStdout = getFromStream(subprocess, from);
  const waitReadableDestroy = addConcurrentStream(concurrentStreams, subprocessStdout, "readableDestroy");
  return { subprocessStdout, waitReadableDestroy };
};
var getReadableOptions = ({ readableEncoding, readableObjectMode, readableHighWaterMark }, binary) => binary ? { readableEncoding, readableObjectMode, readableHighWaterMark } : { readableEncoding, readableObjectMode: true, readableHighWaterMark: DEFAULT_OBJECT_HIGH_WATER_MARK };
var getReadableMethods = ({ subprocessStdout, subprocess, binary, encoding, preserveNewlines }) => {
  const onStdoutDataDone = createDeferred();
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary,
    shouldEncode: !binary,
    encoding,
    preserveNewlines
  });
  return {
    read() {
      onRead(this, onStdoutData, onStdoutDataDone);
    },
    onStdoutDataDone
  };
};
var onRead = async (readable2, onStdoutData, onStdoutDataDone) => {
  try {
    const { value, done } = await onStdoutData.next();
    if (done) {
      onStdoutDataDone.resolve();
    } else {
      readable2.push(value);
    }
  } catch {
  }
};
var onStdoutFinished = async ({ subprocessStdout, onStdoutDataDone, readable: readable2, subprocess, subprocessStdin }) => {
  try {
    await waitForSubprocessStdout(subprocessStdout);
    await subprocess;
    await safeWaitForSubprocessStdin(subprocessStdin);
    await onStdoutDataDone;
    if (readable2.readable) {
      readable2.push(null);
    }
  } catch (error) {
    await safeWaitForSubprocessStdin(subprocessStdin);
    destroyOtherReadable(readable2, error);
  }
};
var onReadableDestroy = async ({ subprocessStdout, subprocess, waitReadableDestroy }, error) => {
  if (await waitForConcurrentStreams(waitReadableDestroy, subprocess)) {
    destroyOtherReadable(subprocessStdout, error);
    await waitForSubprocess(subprocess, error);
  }
};
var destroyOtherReadable = (stream, error) => {
  destroyOtherStream(stream, stream.readable, error);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/writable.js
var import_node_stream7 = require("node:stream");
var import_node_util10 = require("node:util");
var createWritable = ({ subprocess, concurrentStreams }, { to } = {}) => {
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const writable2 = new import_node_stream7.Writable({
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: (0, import_node_util10.callbackify)(onWritableDestroy.bind(void 0, {
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    })),
    highWaterMark: subprocessStdin.writableHighWaterMark,
    objectMode: subprocessStdin.writableObjectMode
  });
  onStdinFinished(subprocessStdin, writable2);
  return writable2;
};
var getSubprocessStdin = (subprocess, to, concurrentStreams) => {
  const subprocessStdin = getToStream(subprocess, to);
  const waitWritableFinal = addConcurrentStream(concurrentStreams, subprocessStdin, "writableFinal");
  const waitWritableDestroy = addConcurrentStream(concurrentStreams, subprocessStdin, "writableDestroy");
  return { subprocessStdin, waitWritableFinal, waitWritableDestroy };
};
var getWritableMethods = (subprocessStdin, subprocess, waitWritableFinal) => ({
  write: onWrite.bind(void 0, subprocessStdin),
  final: (0, import_node_util10.callbackify)(onWritableFinal.bind(void 0, subprocessStdin, subprocess, waitWritableFinal))
});
var onWrite = (subprocessStdin, chunk, encoding, done) => {
  if (subprocessStdin.write(chunk, encoding)) {
    done();
  } else {
    subprocessStdin.once("drain", done);
  }
};
var onWritableFinal = async (subprocessStdin, subprocess, waitWritableFinal) => {
  if (await waitForConcurrentStreams(waitWritableFinal, subprocess)) {
    if (subprocessStdin.writable) {
      subprocessStdin.end();
    }
    await subprocess;
  }
};
var onStdinFinished = async (subprocessStdin, writable2, subprocessStdout) => {
  try {
    await waitForSubprocessStdin(subprocessStdin);
    if (writable2.writable) {
      writable2.end();
    }
  } catch (error) {
    await safeWaitForSubprocessStdout(subprocessStdout);
    destroyOtherWritable(writable2, error);
  }
};
var onWritableDestroy = async ({ subprocessStdin, subprocess, waitWritableFinal, waitWritableDestroy }, error) => {
  await waitForConcurrentStreams(waitWritableFinal, subprocess);
  if (await waitForConcurrentStreams(waitWritableDestroy, subprocess)) {
    destroyOtherWritable(subprocessStdin, error);
    await waitForSubprocess(subprocess, error);
  }
};
var destroyOtherWritable = (stream, error) => {
  destroyOtherStream(stream, stream.writable, error);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/duplex.js
var import_node_stream8 = require("node:stream");
var import_node_util11 = require("node:util");
var createDuplex = ({ subprocess, concurrentStreams, encoding }, { from, to, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
  const { read: read42, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary,
    encoding,
    preserveNewlines
  });
  const duplex2 = new import_node_stream8.Duplex({
    read: read42,
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: (0, import_node_util11.callbackify)(onDuplexDestroy.bind(void 0, {
      subprocessStdout,
      subprocessStdin,
      subprocess,
      waitReadableDestroy,
      waitWritableFinal,
      waitWritableDestroy
    })),
    readableHighWaterMark,
    writableHighWaterMark: subprocessStdin.writableHighWaterMark,
    readableObjectMode,
    writableObjectMode: subprocessStdin.writableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: duplex2,
    subprocess,
    subprocessStdin
  });
  onStdinFinished(subprocessStdin, duplex2, subprocessStdout);
  return duplex2;
};
var onDuplexDestroy = async ({ subprocessStdout, subprocessStdin, subprocess, waitReadableDestroy, waitWritableFinal, waitWritableDestroy }, error) => {
  await Promise.all([
    onReadableDestroy({ subprocessStdout, subprocess, waitReadableDestroy }, error),
    onWritableDestroy({
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    }, error)
  ]);
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/iterable.js
var createIterable = (subprocess, encoding, {
  from,
  binary: binaryOption = false,
  preserveNewlines = false
} = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const subprocessStdout = getFromStream(subprocess, from);
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary,
    shouldEncode: true,
    encoding,
    preserveNewlines
  });
  return iterateOnStdoutData(onStdoutData, subprocessStdout, subprocess);
};
var iterateOnStdoutData = async function* (onStdoutData, subprocessStdout, subprocess) {
  try {
    yield* onStdoutData;
  } finally {
    if (subprocessStdout.readable) {
      subprocessStdout.destroy();
    }
    await subprocess;
  }
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/add.js
var addConvertedStreams = (subprocess, { encoding }) => {
  const concurrentStreams = initializeConcurrentStreams();
  subprocess.readable = createReadable.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.writable = createWritable.bind(void 0, { subprocess, concurrentStreams });
  subprocess.duplex = createDuplex.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.iterable = createIterable.bind(void 0, subprocess, encoding);
  subprocess[Symbol.asyncIterator] = createIterable.bind(void 0, subprocess, encoding, {});
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/promise.js
var mergePromise = (subprocess, promise) => {
  for (const [property, descriptor] of descriptors) {
    const value = descriptor.value.bind(promise);
    Reflect.defineProperty(subprocess, property, { ...descriptor, value });
  }
};
var nativePromisePrototype = (async () => {
})().constructor.prototype;
var descriptors = ["then", "catch", "finally"].map((property) => [
  property,
  Reflect.getOwnPropertyDescriptor(nativePromisePrototype, property)
]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-async.js
var execaCoreAsync = (rawFile, rawArguments, rawOptions, createNested) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleAsyncArguments(rawFile, rawArguments, rawOptions);
  const { subprocess, promise } = spawnSubprocessAsync({
    file,
    commandArguments,
    options,
    startTime,
    verboseInfo,
    command,
    escapedCommand,
    fileDescriptors
  });
  subprocess.pipe = pipeToSubprocess.bind(void 0, {
    source: subprocess,
    sourcePromise: promise,
    boundOptions: {},
    createNested
  });
  mergePromise(subprocess, promise);
  SUBPROCESS_OPTIONS.set(subprocess, { options, fileDescriptors });
  return subprocess;
};
var handleAsyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const { file, commandArguments, options: normalizedOptions } = normalizeOptions(rawFile, rawArguments, rawOptions);
  const options = handleAsyncOptions(normalizedOptions);
  const fileDescriptors = handleStdioAsync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var handleAsyncOptions = ({ timeout, signal: signal2, ...options }) => {
  if (signal2 !== void 0) {
    throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');
  }
  return { ...options, timeoutDuration: timeout };
};
var spawnSubprocessAsync = ({ file, commandArguments, options, startTime, verboseInfo, command, escapedCommand, fileDescriptors }) => {
  let subprocess;
  try {
    subprocess = (0, import_node_child_process6.spawn)(...concatenateShell(file, commandArguments, options));
  } catch (error) {
    return handleEarlyError({
      error,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      verboseInfo
    });
  }
  const controller = new AbortController();
  (0, import_node_events14.setMaxListeners)(Number.POSITIVE_INFINITY, controller.signal);
  const originalStreams = [...subprocess.stdio];
  pipeOutputAsync(subprocess, fileDescriptors, controller);
  cleanupOnExit(subprocess, options, controller);
  const context = {};
  const onInternalError = createDeferred();
  subprocess.kill = subprocessKill.bind(void 0, {
    kill: subprocess.kill.bind(subprocess),
    options,
    onInternalError,
    context,
    controller
  });
  subprocess.all = makeAllStream(subprocess, options);
  addConvertedStreams(subprocess, options);
  addIpcMethods(subprocess, options);
  const promise = handlePromise({
    subprocess,
    options,
    startTime,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    command,
    escapedCommand,
    context,
    onInternalError,
    controller
  });
  return { subprocess, promise };
};
var handlePromise = async ({ subprocess, options, startTime, verboseInfo, fileDescriptors, originalStreams, command, escapedCommand, context, onInternalError, controller }) => {
  const [
    errorInfo,
    [exitCode, signal2],
    stdioResults,
    allResult,
    ipcOutput
  ] = await waitForSubprocessResult({
    subprocess,
    options,
    context,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    onInternalError,
    controller
  });
  controller.abort();
  onInternalError.resolve();
  const stdio = stdioResults.map((stdioResult, fdNumber) => stripNewline(stdioResult, options, fdNumber));
  const all = stripNewline(allResult, options, "all");
  const result = getAsyncResult({
    errorInfo,
    exitCode,
    signal: signal2,
    stdio,
    all,
    ipcOutput,
    context,
    options,
    command,
    escapedCommand,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var getAsyncResult = ({ errorInfo, exitCode, signal: signal2, stdio, all, ipcOutput, context, options, command, escapedCommand, startTime }) => "error" in errorInfo ? makeError({
  error: errorInfo.error,
  command,
  escapedCommand,
  timedOut: context.terminationReason === "timeout",
  isCanceled: context.terminationReason === "cancel" || context.terminationReason === "gracefulCancel",
  isGracefullyCanceled: context.terminationReason === "gracefulCancel",
  isMaxBuffer: errorInfo.error instanceof MaxBufferError,
  isForcefullyTerminated: context.isForcefullyTerminated,
  exitCode,
  signal: signal2,
  stdio,
  all,
  ipcOutput,
  options,
  startTime,
  isSync: false
}) : makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options,
  startTime
});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/bind.js
var mergeOptions = (boundOptions, options) => {
  const newOptions = Object.fromEntries(
    Object.entries(options).map(([optionName, optionValue]) => [
      optionName,
      mergeOption(optionName, boundOptions[optionName], optionValue)
    ])
  );
  return { ...boundOptions, ...newOptions };
};
var mergeOption = (optionName, boundOptionValue, optionValue) => {
  if (DEEP_OPTIONS.has(optionName) && isPlainObject(boundOptionValue) && isPlainObject(optionValue)) {
    return { ...boundOptionValue, ...optionValue };
  }
  return optionValue;
};
var DEEP_OPTIONS = /* @__PURE__ */ new Set(["env", ...FD_SPECIFIC_OPTIONS]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/create.js
var createExeca = (mapArguments, boundOptions, deepOptions, setBoundExeca) => {
  const createNested = (mapArguments2, boundOptions2, setBoundExeca2) => createExeca(mapArguments2, boundOptions2, deepOptions, setBoundExeca2);
  const boundExeca = (...execaArguments) => callBoundExeca({
    mapArguments,
    deepOptions,
    boundOptions,
    setBoundExeca,
    createNested
  }, ...execaArguments);
  if (setBoundExeca !== void 0) {
    setBoundExeca(boundExeca, createNested, boundOptions);
  }
  return boundExeca;
};
var callBoundExeca = ({ mapArguments, deepOptions = {}, boundOptions = {}, setBoundExeca, createNested }, firstArgument, ...nextArguments) => {
  if (isPlainObject(firstArgument)) {
    return createNested(mapArguments, mergeOptions(boundOptions, firstArgument), setBoundExeca);
  }
  const { file, commandArguments, options, isSync } = parseArguments({
    mapArguments,
    firstArgument,
    nextArguments,
    deepOptions,
    boundOptions
  });
  return isSync ? execaCoreSync(file, commandArguments, options) : execaCoreAsync(file, commandArguments, options, createNested);
};
var parseArguments = ({ mapArguments, firstArgument, nextArguments, deepOptions, boundOptions }) => {
  const callArguments = isTemplateString(firstArgument) ? parseTemplates(firstArgument, nextArguments) : [firstArgument, ...nextArguments];
  const [initialFile, initialArguments, initialOptions] = normalizeParameters(...callArguments);
  const mergedOptions = mergeOptions(mergeOptions(deepOptions, boundOptions), initialOptions);
  const {
    file = initialFile,
    commandArguments = initialArguments,
    options = mergedOptions,
    isSync = false
  } = mapArguments({ file: initialFile, commandArguments: initialArguments, options: mergedOptions });
  return {
    file,
    commandArguments,
    options,
    isSync
  };
};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/command.js
var mapCommandAsync = ({ file, commandArguments }) => parseCommand(file, commandArguments);
var mapCommandSync = ({ file, commandArguments }) => ({ ...parseCommand(file, commandArguments), isSync: true });
var parseCommand = (command, unusedArguments) => {
  if (unusedArguments.length > 0) {
    throw new TypeError(`The command and its arguments must be passed as a single string: ${command} ${unusedArguments}.`);
  }
  const [file, ...commandArguments] = parseCommandString(command);
  return { file, commandArguments };
};
var parseCommandString = (command) => {
  if (typeof command !== "string") {
    throw new TypeError(`The command must be a string: ${String(command)}.`);
  }
  const trimmedCommand = command.trim();
  if (trimmedCommand === "") {
    return [];
  }
  const tokens = [];
  for (const token of trimmedCommand.split(SPACES_REGEXP)) {
    const previousToken = tokens.at(-1);
    if (previousToken && previousToken.endsWith("\\")) {
      tokens[tokens.length - 1] = `${previousToken.slice(0, -1)} ${token}`;
    } else {
      tokens.push(token);
    }
  }
  return tokens;
};
var SPACES_REGEXP = / +/g;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/script.js
var setScriptSync = (boundExeca, createNested, boundOptions) => {
  boundExeca.sync = createNested(mapScriptSync, boundOptions);
  boundExeca.s = boundExeca.sync;
};
var mapScriptAsync = ({ options }) => getScriptOptions(options);
var mapScriptSync = ({ options }) => ({ ...getScriptOptions(options), isSync: true });
var getScriptOptions = (options) => ({ options: { ...getScriptStdinOption(options), ...options } });
var getScriptStdinOption = ({ input, inputFile, stdio }) => input === void 0 && inputFile === void 0 && stdio === void 0 ? { stdin: "inherit" } : {};
var deepScriptOptions = { preferLocal: true };

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/index.js
var execa = createExeca(() => ({}));
var execaSync = createExeca(() => ({ isSync: true }));
var execaCommand = createExeca(mapCommandAsync);
var execaCommandSync = createExeca(mapCommandSync);
var execaNode = createExeca(mapNode);
var $ = createExeca(mapScriptAsync, {}, deepScriptOptions, setScriptSync);
var {
  sendMessage: sendMessage2,
  getOneMessage: getOneMessage2,
  getEachMessage: getEachMessage2,
  getCancelSignal: getCancelSignal2
} = getIpcExport();

// src/adapters/process/bounded-output.ts
var HEAD_BYTES = 64 * 1024;
var TAIL_BYTES = 256 * 1024;
var LONGEST_HELD_LINE = 64 * 1024;
var LINE_FEED = 10;
function boundedOutput(headBytes = HEAD_BYTES, tailBytes = TAIL_BYTES) {
  const held = /* @__PURE__ */ new Map();
  const store = headAndTail(headBytes, tailBytes);
  return {
    write: (stream, chunk) => {
      const before = held.get(stream);
      const bytes = before ? Buffer.concat([before, chunk]) : chunk;
      const end = endOfLines(bytes);
      if (end > 0) store.add(bytes.subarray(0, end));
      if (end < bytes.length) held.set(stream, Buffer.from(bytes.subarray(end)));
      else held.delete(stream);
    },
    read: () => {
      for (const rest of held.values()) store.add(rest);
      held.clear();
      return store.read();
    }
  };
}
function endOfLines(bytes) {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return bytes.length - end > LONGEST_HELD_LINE ? characterStart(bytes, bytes.length) : end;
}
function characterStart(bytes, index) {
  let start2 = index - 1;
  while (start2 > 0 && index - start2 < 4 && isContinuation(bytes[start2])) start2 -= 1;
  return start2 + characterLength(bytes[start2] ?? 0) > index ? start2 : index;
}
function isContinuation(byte = 0) {
  return (byte & 192) === 128;
}
function characterLength(firstByte) {
  if (firstByte >= 240) return 4;
  if (firstByte >= 224) return 3;
  return firstByte >= 192 ? 2 : 1;
}
function own(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const addToTail = (piece) => {
    tail.push(own(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      passed += first.length;
    }
  };
  return {
    add: (piece) => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head.push(own(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => join3(Buffer.concat(head), Buffer.concat(tail), passed, tailBytes)
  };
}
function join3(head, tail, passed, tailBytes) {
  const surplus = Math.max(0, tail.length - tailBytes);
  if (passed + surplus === 0) {
    return { output: Buffer.concat([head, tail]).toString("utf8"), droppedBytes: 0 };
  }
  const beginning = head.subarray(0, cutAfterLine(head));
  const ending = tail.subarray(startOfLine(tail, surplus));
  const droppedBytes = head.length - beginning.length + passed + tail.length - ending.length;
  const gap = `[${droppedBytes} bytes of output left out here]
`;
  const separator = beginning.at(-1) === LINE_FEED || beginning.length === 0 ? "" : "\n";
  return {
    output: `${beginning.toString("utf8")}${separator}${gap}${ending.toString("utf8")}`,
    droppedBytes
  };
}
function cutAfterLine(head) {
  const end = head.lastIndexOf(LINE_FEED) + 1;
  return end > head.length / 2 ? end : characterStart(head, head.length);
}
function startOfLine(tail, from) {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start2 = end + 1;
  return end >= 0 && start2 < from + (tail.length - from) / 2 ? start2 : characterStart(tail, from);
}

// src/adapters/process/check-environment.ts
var PLAIN = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|ENV_FILE|EFFORT|PID)|AI_AGENT)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:USE_[A-Z]+|SKIP_[A-Z]+_AUTH|OAUTH_TOKEN)$/i;
function checkEnvironment(inherited, extra = {}, platform2 = process.platform) {
  const kept = Object.entries(inherited).filter(
    ([name]) => !OF_THE_CLIENT.test(name) || OF_THE_USER.test(name)
  );
  const all = { ...Object.fromEntries(kept), ...PLAIN, ...locale(platform2), ...extra };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
}
function locale(platform2) {
  const name = platform2 === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}

// src/adapters/process/kill-tree.ts
var import_node_child_process8 = require("node:child_process");
var import_node_path9 = require("node:path");
var import_promises12 = require("node:timers/promises");

// src/adapters/process/process-table.ts
var import_node_child_process7 = require("node:child_process");
async function groupAndDescendants(group, also = []) {
  const rows = await table();
  const found = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row])
  );
  for (const pid of found.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found.set(child.pid, child);
  }
  return [...found.values()];
}
function table() {
  return new Promise((resolve2) => {
    const options = { timeout: 2e3, maxBuffer: 16 * 1024 * 1024 };
    (0, import_node_child_process7.execFile)("ps", ["-A", "-o", "pid=,ppid=,pgid=,stat="], options, (error, output) => {
      resolve2(error ? [] : output.split("\n").flatMap(parseRow));
    });
  });
}
function parseRow(line) {
  const [, pid, parent, group, state] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
  if (state === void 0) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state.startsWith("Z") }];
}

// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(pid) {
  if (process.platform === "win32") return taskkill(pid);
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid);
  signalAll(pid, members, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises12.setTimeout)(pause);
    if (await isGone(pid, members)) return;
  }
  signalAll(pid, members, "SIGKILL");
}
function killTreeNow(pid) {
  if (process.platform === "win32") void taskkill(pid);
  else signal(-pid, "SIGKILL");
}
function signalAll(pid, members, name) {
  signal(-pid, name);
  for (const stray of members.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}
async function isGone(pid, members) {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, [...before.keys()]);
  return now.every(
    (member) => member.ended || member.group !== pid && before.get(member.pid) !== member.group
  );
}
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
function taskkill(pid) {
  const program = (0, import_node_path9.join)(process.env.SystemRoot ?? "C:\\Windows", "System32", "taskkill.exe");
  return new Promise((resolve2) => {
    (0, import_node_child_process8.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve2());
  });
}

// src/adapters/process/end-with-us.ts
var SIGNALS2 = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(pid) {
  const onExit2 = () => killTreeNow(pid);
  const onSignal = (signal2) => {
    killTreeNow(pid);
    release();
    if (process.listenerCount(signal2) === 0) process.kill(process.pid, signal2);
  };
  const release = () => {
    process.removeListener("exit", onExit2);
    for (const signal2 of SIGNALS2) process.removeListener(signal2, onSignal);
  };
  process.on("exit", onExit2);
  for (const signal2 of SIGNALS2) process.prependListener(signal2, onSignal);
  return release;
}

// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started = performance.now();
  const output = boundedOutput();
  const child = start(request);
  const ended = child.pid === void 0 ? noEnd : await supervise(child, child.pid, request.timeoutMs, output.write);
  const result = await child;
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round(performance.now() - started),
    ...output.read(),
    startError: child.pid === void 0 ? startError(result) : null
  };
}
var noEnd = { exitCode: null, signal: null, timedOut: false };
function start({ command, cwd, root, env }) {
  return execa(command, {
    shell: true,
    cwd: (0, import_node_path10.resolve)(root ?? "", cwd),
    env: checkEnvironment(process.env, env),
    extendEnv: false,
    stdin: "ignore",
    encoding: "buffer",
    buffer: false,
    reject: false,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== "win32"
  });
}
async function supervise(child, pid, timeoutMs, write) {
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on("data", (chunk) => write(String(index), chunk));
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = endWithUs(pid);
  const limit = timeLimit(pid, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await killTree(pid);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises13.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal2) => done({ exitCode, signal: signal2, timedOut: false }));
  });
}
function closeOf(stream) {
  return new Promise((done) => {
    stream.once("close", done);
  });
}
function timeLimit(pid, timeoutMs) {
  let passed = false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((done) => {
    giveUp = done;
  });
  const timer = setTimeout(
    async () => {
      passed = true;
      await killTree(pid);
      await (0, import_promises13.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}
function startError(result) {
  return (result.originalMessage ?? result.shortMessage ?? "unknown error").split("\n")[0] ?? "";
}

// src/core/checks/runners.ts
function summaries(runner, patterns, none) {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap(
        (pattern) => [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none?.test(text)) return null;
      return sum(found);
    }
  };
}
var RAN = /^(?:pass|fail|xfail|xpass|error|measured|flaky|expected)/;
var NOT_RAN = /^(?:skip|pending|todo|ignored|deselected|disabled)/;
function tallyOf(groups) {
  if (groups.counts !== void 0) return fromCounts(groups.counts);
  const skipped = Number(groups.skipped ?? 0) + fromNotes(groups.notes ?? "");
  if (groups.total !== void 0) return { ran: Math.max(0, Number(groups.total) - skipped), skipped };
  return { ran: Number(groups.passed ?? 0) + Number(groups.failed ?? 0), skipped };
}
function fromCounts(counts2) {
  const found = [...counts2.matchAll(/(\d+) ([a-z]+)/g)].map(([, number, word = ""]) => ({
    number: Number(number),
    word
  }));
  const count2 = (words) => found.reduce((total, { number, word }) => total + (words.test(word) ? number : 0), 0);
  return { ran: count2(RAN), skipped: count2(NOT_RAN) };
}
function fromNotes(notes) {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}
function sum(tallies) {
  return tallies.reduce((a2, b) => ({ ran: a2.ran + b.ran, skipped: a2.skipped + b.skipped }), {
    ran: 0,
    skipped: 0
  });
}
function readGo(text) {
  const count2 = (pattern) => [...text.matchAll(pattern)].length;
  const untested = count2(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm
  );
  const nothingToRun = count2(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count2(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count2(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm
  );
  const skipped = count2(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
  if (each + skipped > 0) return { ran: each, skipped };
  return untested + nothingToRun + tested === 0 ? null : { ran: tested, skipped: 0 };
}
function readGradle(text) {
  const tasks = [...text.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(
    ([, name = ""]) => /^test$|Test$/.test(name)
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === "NO-SOURCE" || outcome === "SKIPPED");
  return { ran: tasks.length - idle.length, skipped: 0 };
}
var RUNNERS = [
  summaries(
    "vitest",
    [/^ *Tests {2,}(?<counts>\d+ [a-z].*?)(?: \(\d+\))?$/gm],
    /^ *Tests {2,}no tests|^No test files found, exiting/m
  ),
  summaries("jest", [/^Tests: +(?<counts>.*\b\d+ total)$/gm], /^No tests found, exiting with code 0/m),
  summaries("mocha", [/^ +(?<counts>\d+ passing \([\d.]+[a-z]+\)(?:\n +\d+ (?:pending|failing))*)$/gm]),
  summaries(
    "pytest",
    [
      /^=* ?(?<counts>\d+ (?:passed|failed|skipped|deselected|xfailed|xpassed|errors?|warnings?)\b.*) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm
    ],
    /^=* ?no tests (?:ran|collected) in [\d.]+s ?=*$/m
  ),
  summaries("unittest", [
    /^Ran (?<total>\d+) tests? in [\d.]+s\n\n(?:OK|FAILED|NO TESTS RAN)(?: \((?<notes>[^)\n]*)\))?$/gm
  ]),
  { runner: "go test", read: readGo },
  summaries("cargo test", [
    /^test result: \w+\. (?<counts>\d+ passed; \d+ failed; \d+ ignored; \d+ measured)/gm,
    /^ *Summary \[[^\]\n]*\] +(?<total>\d+) tests? run:/gm
  ]),
  summaries("node:test", [
    /^[#ℹ] tests \d+\n(?:[#ℹ] suites \d+\n)?[#ℹ] pass (?<passed>\d+)\n[#ℹ] fail (?<failed>\d+)\n(?:[#ℹ] cancelled \d+\n)?[#ℹ] skipped (?<skipped>\d+)$/gm
  ]),
  { runner: "gradle", read: readGradle },
  summaries(
    "surefire",
    [/^(?:\[[A-Z]+\] +)?Tests run: (?<total>\d+), Failures: \d+, Errors: \d+, Skipped: (?<skipped>\d+)/gm],
    /^\[INFO\] (?:No tests to run\.|Tests are skipped\.)$/m
  ),
  summaries("rspec", [/^(?<total>\d+) examples?, \d+ failures?(?:, (?<skipped>\d+) pending)?/gm]),
  summaries("minitest", [
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, (?<skipped>\d+) skips/gm
  ]),
  summaries(
    "phpunit",
    [/^OK \((?<total>\d+) tests?, /gm, /^Tests: (?<total>\d+), Assertions: \d+(?<notes>.*)\.$/gm],
    /^No tests executed!$/m
  ),
  summaries(
    "dotnet test",
    [
      /^(?:Passed|Skipped|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/gm,
      /^Test summary: total: \d+, failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)/gm
    ],
    /^No test (?:is available in|matches the given testcase filter) /m
  ),
  summaries("bun test", [
    /^ *(?<passed>\d+) pass\n(?: *(?<skipped>\d+) skip\n)?(?: *\d+ todo\n)? *(?<failed>\d+) fail$/gm
  ]),
  summaries("deno test", [/^ok \| (?<counts>\d+ passed \| .*)$/gm]),
  summaries(
    "mix test",
    [/^(?:\d+ doctests?, )?(?<total>\d+) tests?, \d+ failures?(?<notes>(?:, \d+ [a-z]+)*)$/gm],
    /^There are no tests to run$/m
  )
];

// src/core/checks/empty-run.ts
function emptyRun(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ runner, read: read42 }) => {
    const tally = read42(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}
function reasonOf({ skipped }) {
  if (skipped === 0) return "it ran no tests";
  return skipped === 1 ? "it skipped its only test" : `it skipped all ${skipped} tests`;
}
function plain(output) {
  return output.replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, "").replace(/\r+\n?/g, "\n").replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, "");
}

// src/core/failure/choose-findings.ts
function chooseFindings(output, command, readers2) {
  const known = findingsByRank(output, command, readers2);
  for (const rank2 of ["tool", "runtime", "wrapper"]) {
    const found = known(rank2);
    if (found.length > 0) return found;
  }
  return [];
}
function findingsByRank(output, command, readers2) {
  const text = output.lines.join("\n");
  const signed = readers2.filter((reader) => reader.signature.test(text));
  const ordered = namedFirst(signed, command);
  return (rank2) => readWith(
    ordered.filter((reader) => reader.rank === rank2),
    output
  );
}
function namedFirst(readers2, command) {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named), ...readers2.filter((reader) => !named(reader))];
}
function readWith(readers2, output) {
  const owner = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const reader of readers2) {
    for (const finding11 of reader.read(output)) {
      const owned = owner.get(finding11.line);
      if (owned !== void 0 && owned !== reader) continue;
      owner.set(finding11.line, reader);
      chosen.push({ finding: finding11, tool: finding11.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding: finding11 }) => finding11.severity === "error");
  return (errors.length > 0 ? errors : chosen).sort((a2, b) => a2.finding.line - b.finding.line);
}

// src/core/failure/classify-kind.ts
var GATE_CODES = /* @__PURE__ */ new Set([
  "no-tests",
  "usage",
  "command-not-found",
  "not-executable",
  "missing-script",
  // tsc: option or configuration file unknown, nothing to compile.
  ...["TS5023", "TS5025", "TS5042", "TS5057", "TS5058", "TS5083", "TS6053", "TS6369", "TS18003"]
]);
var INFRA = [
  /\b(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|ENOSPC|EMFILE|ENFILE|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL)\b/,
  /\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit(?:ed| exceeded| reached)/i,
  /\b50[0234]\b.{0,20}(?:Internal Server|Bad Gateway|Service Unavailable|Gateway Time)/i,
  /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error)[ :=]{1,3}(?:429|50[234])\b/i,
  /heap out of memory|Cannot allocate memory|No space left on device|Too many open files/i,
  /Cannot connect to the Docker daemon|Could not transfer artifact|Connection (?:refused|reset|timed out)/i,
  /Temporary failure in name resolution|Could not resolve host|Name or service not known|No such host is known|no such host|network is unreachable/i,
  /TLS handshake timeout|i\/o timeout|certificate has expired|SSL_ERROR_SYSCALL|unable to get local issuer/i
];
var REFUSED = /ECONNREFUSED|ECONNRESET|Connection (?:refused|reset)/i;
var LOCAL = /localhost|127\.0\.0\.1|\[?::1?\]?:|0\.0\.0\.0/;
var GATE = /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
function classifyKind(found, lines, context) {
  if (context.timedOut === true || context.exitCode === 124) return "gate";
  if (isOutOfMemory(lines, context)) return "infra";
  if (found.every((item) => isInfra(item))) return "infra";
  if (found.every((item) => isGate(item))) return "gate";
  const outside = found.every(({ finding: finding11 }) => finding11.phase === "run" || finding11.phase === "install");
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines, context) {
  if (context.exitCode === 137 || context.signal === "SIGKILL") return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}
function isInfra({ finding: finding11 }) {
  const text = `${finding11.code ?? ""} ${finding11.class ?? ""} ${finding11.message}`;
  if (finding11.speech === "assertion" || !INFRA.some((pattern) => pattern.test(text))) return false;
  return !(finding11.phase === "test" && REFUSED.test(text) && LOCAL.test(text));
}
function isGate({ finding: finding11 }) {
  if (finding11.code !== null && GATE_CODES.has(finding11.code)) return true;
  return finding11.testId === null && (finding11.phase === "run" || finding11.phase === "install") && GATE.test(finding11.message);
}

// src/core/failure/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD = 64 * 1024;
var TAIL = 256 * 1024;
var LONGEST_LINE = 4096;
function cleanOutput(raw) {
  const plain3 = unifyLineEnds(stripEscapes(cut(raw, RAW_HEAD, RAW_TAIL)));
  const lines = [];
  for (const line of unifyCharacters(cut(plain3, HEAD, TAIL)).split("\n")) {
    for (const record of records(line)) {
      const shown = cleanLine(record);
      if (shown !== "" || lines.at(-1) !== "") lines.push(shown);
    }
  }
  return lines;
}
function cut(text, head, tail) {
  if (text.length <= head + tail) return text;
  const start2 = text.slice(0, head);
  const end = text.slice(-tail);
  const wholeStart = start2.slice(0, start2.lastIndexOf("\n") + 1) || `${start2}
`;
  const wholeEnd = end.slice(end.indexOf("\n") + 1);
  return wholeStart + wholeEnd;
}
var ESCAPE = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[@-Z\\-_]|[\x1b\x9b]/g;
function stripEscapes(text) {
  return text.includes("\x1B") || text.includes("") ? text.replace(ESCAPE, "") : text;
}
function unifyLineEnds(text) {
  return text.includes("\r\n") ? text.replace(/\r{1,4}\n/g, "\n") : text;
}
var VARIANTS = /[\u00a0\u2000-\u200b\u2018\u2019\u201c\u201d\u202f\u2060\ufeff]|[\u23af\u2500-\u257f]+/g;
function unifyCharacters(text) {
  return text.normalize("NFC").replace(VARIANTS, (found) => {
    if (/[\u2018\u2019]/.test(found)) return "'";
    if (/[\u201c\u201d]/.test(found)) return '"';
    return /[\u200b\u2060\ufeff]/.test(found) ? "" : " ";
  });
}
function records(line) {
  if (line.length < 200 || !/^[[{]["{]/.test(line)) return [line];
  return line.replace(/([}\]]),\{"/g, '$1,\n{"').split("\n");
}
function cleanLine(line) {
  const shown = withoutControls(applyBackspaces(lastOverwrite(line))).trimEnd();
  return shown.length > LONGEST_LINE ? shown.slice(0, LONGEST_LINE) : shown;
}
function lastOverwrite(line) {
  if (!line.includes("\r")) return line;
  const segments = line.split("\r").filter((segment) => segment.trim() !== "");
  return segments.at(-1) ?? "";
}
function applyBackspaces(line) {
  if (!line.includes("\b")) return line;
  const shown = [];
  for (const character of line) {
    if (character === "\b") shown.pop();
    else shown.push(character);
  }
  return shown.join("");
}
function withoutControls(line) {
  return /[\x00-\x08\x0b-\x1f\x7f]/.test(line) ? line.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "") : line;
}

// src/core/failure/redact.ts
var SECRET = "<secret>";
var KNOWN = [
  [
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    SECRET
  ],
  [/\beyJ[\w-]{8,4000}\.eyJ[\w-]{8,4000}(?:\.[\w-]{0,4000})?/g, SECRET],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, SECRET],
  [/\b(?:gh[oprsu]_[A-Za-z0-9]{16,255}|github_pat_\w{20,255}|glpat-[\w-]{16,255})/g, SECRET],
  [
    /\b(?:sk|pk|rk)-[\w-]{16,255}|\bxox[abeoprs]-[\w-]{8,255}|\bnpm_[A-Za-z0-9]{30,255}|\bAIza[\w-]{30,255}/g,
    SECRET
  ],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,4000}/gi, `$1 ${SECRET}`],
  [
    /\b((?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4})(?!Bearer|Basic)["']?[^\s"',;]{4,4000}/gi,
    `$1${SECRET}`
  ],
  [/([a-z][a-z0-9+.-]{1,30}:\/\/)[^\s/@:'"]{1,200}:[^\s/@'"]{1,400}@/gi, `$1${SECRET}@`],
  [
    /(?<!\b(?:unexpected|expected|invalid|missing|unknown|no) )\b([\w-]{0,40}(?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|access[_-]?key|client[_-]?secret|private[_-]?key)["']?\s{0,2}[=:]\s{0,2})(?:"[^"\n]{4,4000}"|'[^'\n]{4,4000}'|[^\s"'`,;&)}\]<]{4,4000})/gi,
    `$1${SECRET}`
  ]
];
var SUSPECT = /PRIVATE KEY|\beyJ|\bA[KS]IA|\bgh[oprsu]_|github_pat_|glpat-|\b[spr]k-|\bxox|\bnpm_|\bAIza|bearer|basic|authorization|@|passw|passphrase|secret|token|key["']?\s{0,2}[=:]|[A-Za-z0-9+_-]{20}/i;
function redact(text) {
  if (!SUSPECT.test(text)) return text;
  let result = text;
  for (const [pattern, replacement] of KNOWN) result = result.replace(pattern, replacement);
  return result.replace(
    /(?<![\w+=])[A-Za-z0-9+_-]{20,4000}={0,2}(?![\w])/g,
    (token) => looksRandom(token) ? SECRET : token
  );
}
function looksRandom(token) {
  if (/^(?:ERR_|TS\d|E\d{4}\b)/.test(token)) return false;
  if (/^[0-9a-f]+$/i.test(token)) return token.length >= 32 && entropy(token) > 3;
  const words = token.split(/[_-]/);
  if (words.length > 2 && words.every((word) => word.length < 16)) return false;
  const groupsOfDigits = token.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 2 && /[A-Z]/.test(token) && /[a-z]/.test(token) && entropy(token) > 3.8;
}
function entropy(token) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const character of token) counts2.set(character, (counts2.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count2 of counts2.values()) bits -= count2 / token.length * Math.log2(count2 / token.length);
  return bits;
}

// src/core/failure/compose-query.ts
var LONGEST = 300;
function composeQuery(failure) {
  const names = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? "" : ` (in ${failure.frame})`;
  const text = `${names.join(" ")}: ${failure.message}${frame}`;
  const oneLine = redact(withoutPaths(text)).replace(/\s+/g, " ").trim();
  return oneLine.length <= LONGEST ? oneLine : `${oneLine.slice(0, LONGEST - 1)}…`;
}
function withoutPaths(text) {
  return text.replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, "$1").replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, "$1");
}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH = (n2) => n2 / 2 ** 32 | 0;
var fromNumL = (n2) => n2 >>> 0;
function setU64FromNum(view, byteOffset, n2, isLE) {
  const h2 = fromNumH(n2);
  const l = fromNumL(n2);
  view.setUint32(byteOffset, isLE ? l : h2, isLE);
  view.setUint32(byteOffset + 4, isLE ? h2 : l, isLE);
}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a2) {
  return a2 instanceof Uint8Array || ArrayBuffer.isView(a2) && a2.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a2 && a2.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n2, title = "") {
  if (typeof n2 !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n2);
  if (!Number.isSafeInteger(n2) || n2 < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n2);
  return n2;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes)
    throw new TypeError(message);
  throw new RangeError(message);
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function clean(...arrays) {
  for (let i2 = 0; i2 < arrays.length; i2++) {
    arrays[i2].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i2) => i2.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i2 = 0; i2 < bytes.length; i2++) {
    hex += hexes[bytes[i2]];
  }
  return hex;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged;
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(a2, b, c3) {
  return a2 & b ^ ~a2 & c3;
}
function Maj(a2, b, c3) {
  return a2 & b ^ a2 & c3 ^ b & c3;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos);
      if (take === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
      this.pos += take;
      pos += take;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i2 = 0; i2 < outLen; i2++)
      oview.setUint32(4 * i2, state[i2], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished: finished7, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished7;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this;
    return [A, B, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i2 = 0; i2 < 16; i2++, offset += 4)
      SHA256_W[i2] = view.getUint32(offset, false);
    for (let i2 = 16; i2 < 64; i2++) {
      const W15 = SHA256_W[i2 - 15];
      const W2 = SHA256_W[i2 - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i2] = s1 + SHA256_W[i2 - 7] + s0 + SHA256_W[i2 - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i2 = 0; i2 < 64; i2++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i2] + SHA256_W[i2] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B;
      B = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

// src/core/failure/fingerprint.ts
var VERSION = "v1";
function classFingerprint(tool, code, errorClass, skeleton) {
  return digest2([tool, code, errorClass, skeleton]);
}
function exactFingerprint(parts) {
  return digest2(parts);
}
function fingerprintVersion(fingerprint) {
  return fingerprint.slice(0, Math.max(0, fingerprint.indexOf(":")));
}
function digest2(parts) {
  const bytes = sha256(utf8ToBytes(JSON.stringify(parts)));
  return `${VERSION}:${bytesToHex(bytes.subarray(0, 8))}`;
}

// src/core/failure/mask-locations.ts
var RULES = [
  [/(\.[A-Za-z]\w{0,5}):\d{1,7}(?::\d{1,7}){0,2}(?:-\d{1,7}(?::\d{1,7})?)?(?![\w:])/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,5}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,5}):?\[\d{1,7},\d{1,7}\]/g, "$1:<loc>"],
  [/\b((?:on |at |near |in )?[Ll]ines? )\d{1,7}(?:-\d{1,7})?/g, "$1<loc>"],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, "$1<loc>"],
  [/\b(at position|at offset|\(char) \d{1,9}/g, "$1 <loc>"],
  [/\((\d{1,7}):(\d{1,7})\)/g, "(<loc>)"]
];
function maskLocations(text) {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES) masked = masked.replace(pattern, placeholder);
  return masked;
}

// src/core/failure/mask-volatile.ts
var HEX = "[0-9a-f]";
var RULES2 = [
  [new RegExp(`\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`, "gi"), "<uuid>"],
  [
    /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    "<time>"
  ],
  [
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    "<time>"
  ],
  [/(?<![\w:.])\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?![\w:])/g, "<time>"],
  [/\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g, "<dur>"],
  [
    /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    "<dur>"
  ],
  [/\b0x[0-9a-f]+\b/gi, "<addr>"],
  [/\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g, "(<addr>)"],
  [/(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g, "<addr>"],
  [/==\d+==/g, "==<id>=="],
  [/\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)([ =:#]+)\d+\b/g, "$1$2<id>"],
  [/(?<=thread '[^']{1,200}' )\(\d+\)/g, "(<id>)"],
  [/\[(?:w|gw|worker )\d+\]/g, "[<id>]"],
  [
    /(\blocalhost|\b\d{1,3}(?:\.\d{1,3}){3}|\[::1?\]|:\/\/[\w.-]{1,100}|(?<![\w:])::):\d{1,5}\b/g,
    "$1:<port>"
  ],
  [/\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)\d{2,5}\b/g, "$1<port>"],
  [/\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g, "<hash>"],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{32,128}\b/gi, "<hash>"],
  [/\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g, "$1$2<hash>"],
  [/\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi, "$1$2<n>"],
  [/\[ *\d{1,3}%\]/g, "[<n>]"],
  [/\((\d+) of (\d+)\)/g, "(<n>)"],
  [/((?:--)?\bseed[ =:]+)\d+/gi, "$1<n>"],
  [/(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g, "<n>"],
  [/(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g, "<host>"]
];
function maskVolatile(text) {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES2) {
    masked = masked.replace(pattern, placeholder);
  }
  return masked;
}

// src/core/failure/failure-items.ts
var MOST_ITEMS = 200;
var LONGEST_MESSAGE = 1e3;
function failureItems(found) {
  const byKey = /* @__PURE__ */ new Map();
  for (const { finding: finding11, tool } of found) {
    const values = (finding11.values ?? []).map((value) => maskVolatile(value));
    const said = maskLocations(maskVolatile(finding11.message));
    const message = values.length > 0 ? `${said} (${values.join(" | ")})` : said;
    const item = {
      tool,
      code: finding11.code,
      class: finding11.class,
      message: shorten(redact(message)),
      file: plainFile(finding11.file),
      testId: finding11.testId === null ? null : shorten(maskVolatile(finding11.testId))
    };
    byKey.set(itemKey(item), item);
  }
  const sorted = [...byKey].sort(([a2], [b]) => a2 < b ? -1 : 1);
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, item]) => item),
    keys: sorted.map(([key]) => key)
  };
}
function shorten(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}… ${exactFingerprint([message])}`;
}
function itemKey(item) {
  return JSON.stringify([item.file, item.testId, item.tool, item.code, item.class, item.message]);
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

// src/core/failure/mask-values.ts
var QUOTED = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`/g;
var NUMBER = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
var BARE_VALUE = /(?<![\w.$'"])(?:true|false|null|undefined|None|True|False|nil|NaN|-?Infinity)(?![\w$(:])/g;
function maskValues(message, speech) {
  if (speech === "diagnostic") return message;
  if (speech === "assertion") return maskOperands(message);
  return maskFreeNumbers(message);
}
function maskOperands(message) {
  return maskBrackets(message.replace(QUOTED, "<v>")).replace(NUMBER, "<v>").replace(BARE_VALUE, "<v>").replace(/<v>(?:\s*[,…]\s*<v>)+/g, "<v>");
}
function maskBrackets(message) {
  const kept = [];
  let depth2 = 0;
  for (const character of message) {
    if (character === "{" || character === "[") {
      if (depth2 === 0) kept.push("<v>");
      depth2 += 1;
    } else if (character === "}" || character === "]") {
      depth2 = Math.max(0, depth2 - 1);
    } else if (depth2 === 0) kept.push(character);
  }
  return kept.join("");
}
var IDENTITY = /\barguments?\b|\bparameters?\b|\b(?:status|exit)(?: code)?\b|\bHTTP\b|\bexited with\b|\bversion\b|\b[45]\d\d [A-Z][a-z]/i;
function maskFreeNumbers(message) {
  if (IDENTITY.test(message)) return message;
  const quoted = message.match(QUOTED) ?? [];
  const masked = message.replace(QUOTED, "\0").replace(NUMBER, "<v>");
  let next = 0;
  return masked.replace(/\u0000/g, () => quoted[next++] ?? "");
}

// src/core/failure/primary-finding.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
var ROOT_CAUSES = /* @__PURE__ */ new Set([
  "TS2307",
  "E0432",
  "E0433",
  "ERR_MODULE_NOT_FOUND",
  "MODULE_NOT_FOUND"
]);
function primaryFinding(found) {
  let best = found[0];
  for (const candidate of found) if (compare(candidate, best) < 0) best = candidate;
  return best;
}
function compare(a2, b) {
  const left = sortKey(a2);
  const right = sortKey(b);
  for (let i2 = 0; i2 < left.length; i2 += 1) {
    const l = left[i2] ?? "";
    const r = right[i2] ?? "";
    if (l !== r) return l < r ? -1 : 1;
  }
  return 0;
}
function sortKey({ finding: finding11, tool }) {
  return [
    finding11.severity,
    String(PHASES.indexOf(finding11.phase)),
    finding11.code !== null && ROOT_CAUSES.has(finding11.code) ? "0" : "1",
    finding11.file ?? "",
    tool,
    finding11.code ?? "",
    finding11.class ?? "",
    finding11.testId ?? "",
    finding11.message
  ];
}

// src/core/failure/exit-reason.ts
var BY_CODE = /* @__PURE__ */ new Map([
  [124, "timeout"],
  [126, "not-executable"],
  [127, "command-not-found"],
  [130, "SIGINT"],
  [134, "SIGABRT"],
  [137, "SIGKILL"],
  [139, "SIGSEGV"],
  [143, "SIGTERM"]
]);
function exitReason(context) {
  if (context.timedOut === true) return "timeout";
  if (context.signal) return context.signal;
  if (context.exitCode === null) return "exit unknown";
  return BY_CODE.get(context.exitCode) ?? `exit ${context.exitCode}`;
}

// src/core/failure/is-noise.ts
var NOISE = [
  /^[\s\W_]*$/,
  /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)/,
  /^ ?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b/,
  /^(?:error )?Command failed with exit code \d+/,
  /^(?:info|warning) /,
  /^> /,
  /^make(?:\[\d+\])?: /,
  /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+/,
  /^(?:exit|Exit) (?:status|code):? \d+$/,
  /^(?:Node\.js|Python|Ruby|Go) v?\d/,
  /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|real|user|sys|Took)\b.{0,20}\d.{0,20}$/i,
  /^\s*(?:at |from )\S+[:(]/,
  /^\s*\d{1,3}%/,
  /^\s*(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling)\b/,
  /^A complete log of this run/,
  /^\+ \S/,
  /^ {2,}[a-z]\w*: ['[{\d-]/
];
function isNoise(line) {
  return NOISE.some((pattern) => pattern.test(line));
}

// src/core/failure/program-of.ts
var RUNNERS2 = /^(?:npx|pnpx|bunx|(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)|uv run|poetry run|pdm run|hatch run|pipenv run|bundle exec|python3? -m|dotnet exec|sudo|time|nice|env|command|exec|timeout \S+|xvfb-run|cross-env|dotenv --)$/;
function programOf(command) {
  const words = lastCommand(command).trim().split(/\s+/).filter((word) => !/^(?:\w+=|-(?!m$))/.test(word)).map((word) => baseName(word));
  let first = 0;
  while (first < words.length - 1 && runnerLength(words, first) > 0) first += runnerLength(words, first);
  return words[first] || words[0] || "unknown";
}
function runnerLength(words, first) {
  if (RUNNERS2.test(`${words[first]} ${words[first + 1] ?? ""}`)) return 2;
  return RUNNERS2.test(words[first] ?? "") ? 1 : 0;
}
function lastCommand(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const parts = inner.split(/&&|\|\||[;|\n]/).filter((part) => part.trim() !== "");
  return parts.at(-1) ?? inner;
}
function baseName(path6) {
  const last = path6.replace(/^['"]|['"]$/g, "").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\.(?:exe|cmd|bat|ps1)$/i, "");
}

// src/core/failure/read-unknown.ts
var PLACED = /^(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines, context) {
  const tool = toolOf(lines, context);
  return lines.flatMap((text, line) => {
    const groups = /error|fatal/i.test(text) ? PLACED.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const finding11 = {
      ...plain2(line, groups.message ?? text),
      code: groups.code ?? null,
      file: groups.file ?? null,
      phase: "compile"
    };
    return { tool, finding: finding11 };
  });
}
function readUnknown(lines, context) {
  const reason = exitReason(context);
  const tool = toolOf(lines, context);
  const line = lastWords(lines);
  if (line < 0) return { tool, finding: { ...plain2(0, `no output, ${reason}`), code: reason } };
  const { file, text } = wordsAt(lines, line);
  const errorClass = CLASS.exec(text)?.[0] ?? null;
  const message = errorClass === null ? text : text.slice(errorClass.length).replace(/^: ?/, "") || text;
  return {
    tool,
    finding: { ...plain2(line, message), code: reason, class: errorClass, file, speech: "runtime" }
  };
}
var ERROR_LED = /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/;
var NEAR = 40;
function lastWords(lines) {
  const last = lines.findLastIndex((text) => !isNoise(text));
  const led = lines.findLastIndex((text) => ERROR_LED.test(text) && !isNoise(text));
  return led >= 0 && last - led <= NEAR ? led : last;
}
function wordsAt(lines, line) {
  const text = (lines[line] ?? "").trim();
  const file = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/.exec(text)?.groups?.file ?? null;
  const next = lines[line + 1]?.trim() ?? "";
  return file === null || next === "" ? { file: null, text } : { file, text: next };
}
function plain2(line, message) {
  return {
    line,
    severity: "error",
    phase: "run",
    code: null,
    class: null,
    message,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}
function toolOf(lines, context) {
  const named = programOf(context.command);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(named)) return named;
  const banner = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const echo = banner < 0 ? void 0 : /^> (?<script>\S.*)$/.exec(lines[banner + 1] ?? "")?.groups?.script;
  const program = echo === void 0 ? named : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named : program;
}

// src/core/failure/readers/finding-of.ts
function findingOf(line, message, parts = {}) {
  return {
    line,
    severity: "error",
    phase: "run",
    code: null,
    class: null,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null,
    ...parts,
    message: message.replace(/\s+/g, " ").trim() || "no message"
  };
}

// src/core/failure/readers/biome.ts
var biome = {
  tool: "biome",
  rank: "tool",
  programs: ["biome"],
  signature: /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$/m,
  read
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text) ? HEADER.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const words = messageAfter(lines, line + 1);
    if (words === null || /^[iℹ]$/.test(words.sign)) return [];
    return findingOf(line, words.message, {
      severity: /^[×✖]$/.test(words.sign) ? "error" : "warning",
      phase: "lint",
      code: groups.code?.replace(/^lint\//, "") ?? null,
      file: groups.file ?? null
    });
  });
}
function messageAfter(lines, from) {
  for (let i2 = from; i2 < Math.min(lines.length, from + 4); i2 += 1) {
    const groups = MESSAGE.exec(lines[i2] ?? "")?.groups;
    if (groups !== void 0) return { sign: groups.sign ?? "", message: groups.message ?? "" };
  }
  return null;
}

// src/core/failure/readers/cmake.ts
var cmake = {
  tool: "cmake",
  rank: "tool",
  programs: ["cmake", "cmake3", "ccmake"],
  signature: /^CMake (?:Error|Deprecation Error)\b/m,
  read: read2
};
var HEAD2 = /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
var LONGEST2 = 40;
function read2({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = HEAD2.exec(text)?.groups;
    if (groups === void 0 || /^Run 'cmake --help'/.test(groups.message ?? "")) return [];
    const file = groups.file ?? null;
    return {
      line,
      severity: "error",
      phase: "compile",
      code: groups.command ?? (/^Unknown argument /.test(groups.message ?? "") ? "usage" : null),
      class: null,
      message: groups.message || paragraph(lines, line + 1),
      speech: "diagnostic",
      file,
      testId: null,
      frame: file
    };
  });
}
function paragraph(lines, from) {
  const words = [];
  for (let line = from; line < lines.length && line < from + LONGEST2; line += 1) {
    const text = lines[line] ?? "";
    if (/^\S/.test(text)) break;
    if (text !== "") words.push(text.trim());
    else if (words.length > 0 && !words.at(-1)?.endsWith(":")) break;
  }
  return words.join(" ") || "failed without a message";
}

// src/core/failure/readers/docker.ts
var docker = {
  tool: "docker",
  rank: "wrapper",
  programs: ["docker", "docker-compose", "buildx", "podman", "buildah", "nerdctl"],
  signature: /failed to (?:solve|build)|returned a non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
  read: read3
};
var DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
var FAILED = /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
var LEGACY = /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
var PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
var DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;
function read3({ lines }) {
  const daemon = lines.findIndex((text) => DAEMON.test(text));
  if (daemon >= 0)
    return [findingOf(daemon, "Cannot connect to the Docker daemon", { code: "daemon-unreachable" })];
  const file = lines.flatMap((text) => DOCKERFILE.exec(text)?.groups?.file ?? []).at(-1) ?? null;
  return lines.flatMap((text, line) => {
    const groups = (FAILED.exec(text) ?? LEGACY.exec(text) ?? PODMAN.exec(text))?.groups;
    if (groups === void 0) return [];
    return findingOf(line, plainReason(groups.message ?? ""), {
      phase: "compile",
      file: file ?? "Dockerfile"
    });
  });
}
function plainReason(message) {
  return message.replace(/ of ref \S+/, "").replace(/^process "(.*)" did not complete successfully: /, 'step "$1" failed: ').replace(/^executor failed running \[(.*)\]: /, 'step "$1" failed: ').replace(/^The command '(.*)' returned a non-zero code: /, 'step "$1" failed: exit code: ').replace(/^(\S+): failed to resolve source metadata for .*: not found$/, "image not found: $1").replace(
    /^failed to compute cache key: (?:failed to calculate checksum: )?(?:.*?)("[^"]*"|\S+): not found$/,
    "not found in the build context: $1"
  );
}

// src/core/failure/readers/comparison.ts
function splitComparison(message, first, second) {
  const start2 = message.indexOf(first);
  const middle = message.indexOf(second, start2 + first.length);
  if (start2 < 0 || middle < 0) return null;
  const expected = operand(message.slice(start2 + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start2)}${first} <v> ${second} <v>`,
    values: [expected, actual]
  };
}
function operand(text) {
  const trimmed = text.trim();
  return trimmed.startsWith("<") && trimmed.endsWith(">") ? trimmed.slice(1, -1) : trimmed;
}

// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
  read: read4
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read4({ lines }) {
  const found = lines.flatMap((text, line) => diagnosticAt(text, line) ?? testAt(lines, text, line) ?? []);
  if (found.length > 0) return found;
  return lines.flatMap((text, line) => unhandledAt(lines, text, line) ?? noTestsAt(text, line) ?? []);
}
function diagnosticAt(text, line) {
  const groups = LINE.exec(text.trim())?.groups;
  if (groups === void 0) return null;
  const place = groups.place ?? "";
  const file = FILE.exec(place)?.groups?.file ?? (/\.\w*proj$|\.sln$/.test(place) ? place : null);
  const code = groups.code ?? "";
  return findingOf(line, (groups.message ?? "").replace(PROJECT, ""), {
    phase: phaseOf(code),
    severity: groups.severity === "warning" ? "warning" : "error",
    code: code === "MSB1009" || code === "MSB1003" ? "usage" : code,
    file: file === null || SDK.test(file) ? null : file
  });
}
function phaseOf(code) {
  if (/^(?:NU|NETSDK)\d/.test(code)) return "install";
  return /^(?:IDE|CA|SA|S|xUnit)\d/.test(code) ? "lint" : "compile";
}
function testAt(lines, text, line) {
  const test2 = TEST.exec(text)?.groups?.test;
  if (test2 === void 0) return null;
  const block = lines.slice(line + 1, line + LONGEST_TEST);
  const start2 = block.findIndex((words) => words.trim() === "Error Message:");
  if (start2 < 0 || start2 > 3) return null;
  const stack = block.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said = block.slice(start2 + 1, stack < 0 ? start2 + 4 : stack).join(" ");
  return {
    ...failedTest(line, said.replace(/\s+/g, " ").trim(), test2),
    ...placeOf(stack < 0 ? [] : block.slice(stack))
  };
}
function failedTest(line, said, testId) {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said
  )?.groups;
  if (thrown !== void 0 && !/Assert/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      phase: "test",
      class: thrown.class ?? null,
      speech: "runtime",
      testId
    });
  }
  const words = (thrown?.message ?? said).replace(/ [↑↓].*$/, "");
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitComparison(words, "Expected:", "But was:");
  const parts = { phase: "test", speech: "assertion", testId };
  return split === null ? findingOf(line, words, parts) : findingOf(line, split.message, { ...parts, values: split.values });
}
function placeOf(trace) {
  for (const text of trace) {
    const groups = FRAME.exec(text)?.groups;
    if (groups === void 0) continue;
    const file = groups.file ?? "";
    return { file, frame: `${file} ${(groups.name ?? "").split(".").at(-1)}` };
  }
  return { file: null, frame: null };
}
function unhandledAt(lines, text, line) {
  const groups = UNHANDLED.exec(text)?.groups;
  if (groups === void 0) return null;
  return {
    ...findingOf(line, groups.message ?? "", { class: groups.class ?? null, speech: "runtime" }),
    ...placeOf(lines.slice(line + 1, line + LONGEST_TEST))
  };
}
function noTestsAt(text, line) {
  return /^No test (?:is available in|matches the given testcase filter)/.test(text) ? findingOf(line, "no tests found", { phase: "test", code: "no-tests" }) : null;
}

// src/core/failure/readers/esbuild.ts
var esbuild = {
  tool: "esbuild",
  rank: "tool",
  programs: ["esbuild", "tsup"],
  signature: /^(?:✘|X) \[(?:ERROR|WARNING)\] /m,
  read: read5
};
var MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read5({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = MARKED.exec(text)?.groups;
    if (groups === void 0) return [];
    return findingOf(line, groups.message ?? "", {
      severity: groups.severity === "WARNING" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      file: placeAfter(lines, line + 1)
    });
  });
}
function placeAfter(lines, from) {
  for (let i2 = from; i2 < Math.min(lines.length, from + 3); i2 += 1) {
    const file = PLACE.exec(lines[i2] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}

// src/core/failure/readers/js-error.ts
var HEAD3 = /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
var FRAME2 = /^\s*(?:at |❯ )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
var OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;
function errorHead(text) {
  const groups = HEAD3.exec(text.trim())?.groups;
  if (groups?.class === void 0) return null;
  const message = groups.message ?? "";
  const code = groups.code === "Error" || groups.code === "ERR_TEST_FAILURE" ? void 0 : groups.code;
  return { class: groups.class, code: code ?? systemCode(message), message };
}
function systemCode(message) {
  return /^(?:\w{1,20} )?(E[A-Z][A-Z0-9]{2,16})\b(?:[: ]|$)/.exec(message)?.[1] ?? null;
}
function speechOf(head) {
  return head?.class?.includes("Assert") === true ? "assertion" : "runtime";
}
function isStackLine(text) {
  return /^\s*(?:at |❯ )\S/.test(text);
}
function topFrame(lines, from, to) {
  for (let i2 = from; i2 < to; i2 += 1) {
    const groups = FRAME2.exec(lines[i2] ?? "")?.groups;
    if (groups?.file === void 0 || OUTSIDE.test(groups.file) || groups.file.includes("<dep>")) continue;
    const name = functionName(groups.name);
    return name === null ? groups.file : `${groups.file} ${name}`;
  }
  return null;
}
function functionName(printed) {
  const name = printed?.replace(/ \[as [^\]]*\]$/, "").replace(/^(?:new|async) /, "") ?? "";
  if (name === "" || name.includes("<") || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name))
    return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}
var DECORATION = /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
var MOST_VALUES = 16;
function messageTail(lines, from, to) {
  const tail = [];
  for (let i2 = from; i2 < to && tail.length < MOST_VALUES; i2 += 1) {
    const text = (lines[i2] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines[i2] ?? "")) break;
    if (text !== "" && !DECORATION.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}

// src/core/failure/readers/eslint.ts
var eslint = {
  tool: "eslint",
  rank: "tool",
  programs: ["eslint", "eslint_d", "xo", "standard"],
  signature: /^✖ \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read: read6
};
var PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read6({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = (PATH.exec(text) ?? JSON_FILE.exec(text))?.groups?.file ?? file;
    const groups = groupsOf(text);
    if (groups !== null) found.push(finding(line, groups, groups.file ?? file));
  });
  return found.length > 0 ? found : ownTrouble(lines);
}
function groupsOf(text) {
  if (text.startsWith(" ")) return STYLISH.exec(text)?.groups ?? null;
  if (text.endsWith("]")) {
    const unix = UNIX.exec(text)?.groups;
    if (unix !== void 0) return unix;
  }
  const json = text.includes('"ruleId":') ? JSON_MESSAGE.exec(text)?.groups : void 0;
  if (json !== void 0) return { ...json, message: unescaped(json.message ?? "") };
  return text.includes(" - ") ? COMPACT.exec(text)?.groups ?? null : null;
}
function finding(line, groups, file) {
  return findingOf(line, (groups.message ?? "").replace(/\.$/, ""), {
    severity: /^(?:warning|1)$/i.test(groups.severity ?? "") ? "warning" : "error",
    phase: "lint",
    code: groups.code ?? null,
    file
  });
}
function unescaped(text) {
  return text.replace(/\\(["\\/])/g, "$1").replace(/\\[nrt]/g, " ");
}
function ownTrouble(lines) {
  const start2 = lines.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
  if (start2 < 0) return [];
  let line = start2 + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? "")) line += 1;
  const message = lines[line] ?? lines[start2] ?? "";
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message
  );
  const head = errorHead(message);
  const code = missing ? "usage" : head?.code ?? null;
  const parts = { phase: "lint", code, class: head?.class ?? null, speech: "runtime" };
  return [findingOf(line, head?.message ?? message, parts)];
}

// src/core/failure/readers/gcc.ts
var gcc = {
  tool: "gcc",
  rank: "tool",
  programs: ["gcc", "g++", "cc", "c++", "clang", "clang++"],
  signature: /^(?:[A-Za-z]:)?[^\s:][^:\n]{0,500}\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90):\d+:(?:\d+:)? (?:fatal error|error|Error): |^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?:fatal )?error: /m,
  read: read7
};
var PLACED2 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90)):\d+:(?:\d+:)? (?<severity>fatal error|error|Error): (?<message>.*)$/;
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read7({ lines }) {
  const tool = toolOf2(lines);
  let within = null;
  return lines.flatMap((text, line) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ?? (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED2.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === void 0 ? [] : [finding2(line, tool, groups, within)];
  });
}
function toolOf2(lines) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? "clang" : "gcc";
}
function finding2(line, tool, { file, severity, message = "" }, within) {
  const flag = FLAG.exec(message)?.[1];
  const plain3 = file?.replace(/^(?:\.\/)+/, "") ?? null;
  return {
    line,
    severity: "error",
    phase: "compile",
    tool,
    code: flag === void 0 ? null : plainFlag(flag),
    class: severity === "fatal error" ? "fatal error" : null,
    // What else the name could have been depends on the rest of the file.
    message: message.replace(FLAG, "").replace(/; did you mean .{1,300}\?$/, ""),
    speech: "diagnostic",
    file: plain3,
    testId: null,
    frame: within === null || plain3 === null ? plain3 : `${plain3} ${functionName2(within)}`
  };
}
function plainFlag(flag) {
  return flag.replace(/^-Werror,(?=-W)/, "").replace(/^-Werror=/, "-W").replace(/=$/, "");
}
function functionName2(signature) {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}

// src/core/failure/readers/json-text.ts
function jsonText(escaped) {
  return escaped.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code, letter) => {
      if (code !== void 0) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: "\n", t: "	", r: "" }[letter ?? ""] ?? letter ?? "";
    }
  );
}

// src/core/failure/readers/go-lines.ts
function goLines(lines) {
  return lines.some((text) => text.startsWith('{"')) ? lines.map((text) => outputOf(text)) : lines;
}
function outputOf(text) {
  if (!/^\{"(?:Time|Action|ImportPath)":/.test(text)) return text;
  if (text.includes('"Action":"fail"')) return verdictOf(text);
  const output = /"Output":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return output === void 0 || /^FAIL(?:\\t|\/t)/.test(output) ? "" : jsonText(output).replace(/\n$/, "");
}
function verdictOf(text) {
  const name = /"Package":"([^"]{1,500})"/.exec(text)?.[1];
  if (name === void 0 || text.includes('"Test":')) return "";
  return `FAIL	${name}${text.includes('"FailedBuild":') ? " [build failed]" : "	0s"}`;
}

// src/core/failure/readers/go-build.ts
var goBuild = {
  tool: "go",
  rank: "tool",
  programs: ["go", "gopls", "staticcheck"],
  signature: /^(?:vet: )?[^\s:"{][^:\n]{0,500}\.go:\d+:|import cycle not allowed|^go: |^pattern \S{1,300}: |^no required module |^no packages to test$|^go \S{1,60}: unknown command$|\.go:\d+:\d+: [^\n]{1,300}\\n"\}$/m,
  read: read8
};
var DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = /^(?:go:? )?(?<message>(?:pattern \S+: |no required module provides package |cannot find (?:main )?module|go\.mod file not found|updates to go\.(?:mod|sum) needed|missing go\.sum entry|inconsistent vendoring|errors parsing go\.mod|cannot load |no Go files in |no packages to test|\S+: unknown command$).*)$/;
function isGoDiagnostic(text) {
  return DIAGNOSTIC.test(text) && !/: too many errors$/.test(text);
}
function read8(output) {
  const lines = goLines(output.lines);
  return lines.flatMap((text, line) => {
    if (isGoDiagnostic(text)) return [diagnostic(text, line)];
    if (/: import cycle not allowed/.test(text)) return [cycle(lines, line)];
    const loader = LOADER.exec(text)?.groups?.message;
    return loader === void 0 ? [] : [{ ...finding3(line, loader, null), code: gateOf(loader) }];
  });
}
function diagnostic(text, line) {
  const { file = "", message = "" } = DIAGNOSTIC.exec(text)?.groups ?? {};
  return finding3(line, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, " is not in std"), file);
}
function cycle(lines, line) {
  let top = line;
  while (top > 0 && top > line - 100 && /^\s+(?:imports|\S+ imports) /.test(lines[top] ?? "")) top -= 1;
  const names = lines.slice(top, line + 1).map((text) => text.trim().replace(/^(?:package|imports) /, ""));
  const path6 = names.map(
    (name) => name.replace(/: import cycle not allowed.*$/, "").replace(/ from \S+$/, "")
  );
  return finding3(line, `import cycle not allowed: ${path6.join(" -> ")}`, null);
}
function gateOf(words) {
  if (words === "no packages to test") return "no-tests";
  return /^pattern |: unknown command$/.test(words) ? "usage" : null;
}
function finding3(line, message, file) {
  return {
    line,
    severity: "error",
    phase: "compile",
    code: null,
    class: null,
    message,
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}

// src/core/failure/readers/go-failed-tests.ts
var FAILED2 = /^ *--- FAIL: (\S+) \([\d.]+s\)$/;
var STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
var PASSED = /^ *--- (?:PASS|SKIP)/;
var SAID = /^ {4,}([\w.-]+\.go):\d+: ?(.*)$/;
function goFailedTests(lines, from, to) {
  const failed6 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? "";
    const verdict = FAILED2.exec(text)?.[1];
    if (verdict !== void 0) failed6.set(verdict, line);
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf(words, current));
  }
  const parents = new Set([...failed6.keys()].flatMap((name) => parentsOf(name)));
  return [...failed6].map(([name, line]) => ({ name, line, ...wordsOf(words, name) })).map((test2) => ({ ...test2, said: [...test2.said] })).filter((test2) => test2.said.length > 0 || !parents.has(test2.name));
}
function wordsOf(words, name) {
  const known = words.get(name) ?? { said: /* @__PURE__ */ new Set(), file: null };
  words.set(name, known);
  return known;
}
function listen(lines, line, words) {
  const [, file, said] = SAID.exec(lines[line] ?? "") ?? [];
  if (file === void 0 || said === void 0) return;
  if (file !== "testing.go") words.file = file;
  const text = said.trim() === "" ? assertionLibrary(lines, line) : said.trim();
  if (text !== "") words.said.add(text);
}
function parentsOf(name) {
  const parts = name.split("/").slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
function assertionLibrary(lines, line) {
  const block = lines.slice(line + 1, line + 30).map((text) => text.trim());
  const start2 = block.findIndex((text) => text.startsWith("Error:"));
  if (start2 < 0) return block[0] ?? "";
  const end = block.findIndex((text, index) => index > start2 && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block.slice(start2, end < 0 ? start2 + 4 : end).join(" ");
  return words.replace(/^Error:/, "").replace(/\s+/g, " ").trim();
}

// src/core/failure/readers/go-stack.ts
var PLACE2 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST3 = 400;
function goCalls(lines, from) {
  const calls = [];
  const end = Math.min(lines.length, from + LONGEST3);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ""); line += 1) {
    const file = PLACE2.exec(lines[line] ?? "")?.[1];
    const fn = CALL.exec(lines[line - 1] ?? "")?.[1];
    if (file !== void 0 && fn !== void 0 && isProject(file)) calls.push({ file, fn: plainName(fn) });
  }
  return calls;
}
function testOfCalls(calls) {
  const names = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names.find((name) => name !== void 0 && name !== "TestMain") ?? null;
}
function isProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/]|_testmain\.go)/.test(file);
}
function plainName(fn) {
  return fn.replace(/^created by /, "").replace(/(?:\.func\d+)+(?:\.\d+)*$/, "");
}

// src/core/failure/readers/go-panic.ts
var FATAL = /^(panic|fatal error): (.*)$/;
var LIMIT = /^test timed out after /;
function goFatal(lines, from, to) {
  for (let line = from; line < to; line += 1) {
    const [, word, words] = FATAL.exec(lines[line] ?? "") ?? [];
    if (word !== void 0 && words !== void 0) return fatalFinding(lines, line, word, words);
  }
  return null;
}
function fatalFinding(lines, line, word, words) {
  const calls = goCalls(lines, line);
  const limit = LIMIT.test(words);
  const message = words.replace(/(?: \[recovered(?:, repanicked)?\])+$/, "");
  const call = calls[0];
  return {
    line,
    severity: "error",
    phase: calls.some(({ file }) => file.endsWith("_test.go")) || limit ? "test" : "run",
    code: limit ? "timeout" : null,
    class: word,
    message,
    speech: "runtime",
    file: call?.file ?? null,
    testId: running(lines, line) ?? testOfCalls(calls),
    frame: call === void 0 ? null : `${call.file} ${call.fn}`
  };
}
function running(lines, line) {
  if (!/^\s*running tests:$/.test(lines[line + 1] ?? "")) return null;
  return /^\s+(\S+) \(/.exec(lines[line + 2] ?? "")?.[1] ?? null;
}

// src/core/failure/readers/go-test.ts
var goTest = {
  tool: "go test",
  rank: "tool",
  programs: ["go", "gotestsum"],
  signature: /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read: read9
};
var ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read9(output) {
  const lines = goLines(output.lines);
  const compiled = !lines.some((text) => isGoDiagnostic(text));
  const found = [];
  let from = 0;
  for (const [to, text] of lines.entries()) {
    const [, name, why = null] = ENDED.exec(text) ?? [];
    if (name === void 0) continue;
    found.push(...packageFindings(lines, { from, to, name, why, compiled }));
    from = to + 1;
  }
  const rest = packageFindings(lines, { from, to: lines.length, name: null, why: null, compiled });
  return [...found, ...rest.map((one) => ({ ...one, tool: "go" }))];
}
function packageFindings(lines, pkg) {
  const tests = goFailedTests(lines, pkg.from, pkg.to);
  const testId = (name) => [pkg.name, name].filter((part) => part !== null).join(" > ") || null;
  const fatal = goFatal(lines, pkg.from, pkg.to);
  const broken2 = fatal?.testId ?? tests.findLast((test2) => test2.line < (fatal?.line ?? 0))?.name ?? null;
  const race = raceBelow(lines, pkg);
  const found = tests.filter((test2) => test2.name !== broken2).map((test2) => testFinding(test2, testId(test2.name), race));
  if (fatal !== null) return [{ ...fatal, testId: testId(broken2) }, ...found];
  return found.length > 0 || pkg.name === null ? found : silent(lines, pkg, pkg.name);
}
function raceBelow(lines, { from, to }) {
  for (let line = from; line < to; line += 1) {
    if (lines[line] === "WARNING: DATA RACE") return goCalls(lines, line)[0];
  }
  return void 0;
}
function testFinding(test2, testId, report) {
  const race = test2.said.some((words) => words.startsWith("race detected"));
  const call = race ? report : void 0;
  const [last = "failed without a message", ...earlier] = [...test2.said].reverse();
  return {
    line: test2.line,
    severity: "error",
    phase: "test",
    code: race ? "race" : null,
    class: null,
    message: race ? "race detected during execution of test" : last,
    speech: race ? "diagnostic" : "assertion",
    ...earlier.length > 0 && !race ? { values: earlier } : {},
    file: test2.file ?? call?.file ?? null,
    testId,
    frame: call === void 0 ? test2.file : `${call.file} ${call.fn}`
  };
}
function silent(lines, { from, to, why, compiled }, name) {
  if (why !== null && !compiled) return [];
  const exit = lines.slice(from, to).findLast((text) => /^exit status \d+$|^signal: /.test(text));
  const words = why ?? exit ?? "the package failed without a word";
  return [
    {
      line: to,
      severity: "error",
      phase: why === null ? "test" : "compile",
      code: why ?? exit ?? null,
      class: null,
      message: words,
      speech: "diagnostic",
      file: null,
      testId: name,
      frame: null
    }
  ];
}

// src/core/failure/readers/jvm-trace.ts
function readTrace(first, rest) {
  const head = throwable(first);
  if (head === null) return null;
  const steps = stepsOf(rest);
  const frames = steps.filter((step) => step.kind === "frame");
  const words = frames.length > 0 ? steps.filter((step) => step.kind === "text") : [];
  const top = frames.find(({ frame }) => frame !== null)?.frame ?? null;
  return {
    class: head.class,
    message: withoutLoader([head.message, ...words.map(({ text }) => text)].join(" ").trim()),
    rootCause: steps.findLast((step) => step.kind === "cause")?.text ?? null,
    frame: top === null ? null : `${top.file} ${top.method}`,
    file: top === null ? null : top.path
  };
}
function findingOfTrace(line, trace, parts) {
  const place = { class: trace.class, file: trace.file, frame: trace.frame, ...parts };
  if (ASSERTION.test(trace.class)) {
    const split = splitOperands(trace.message);
    return findingOf(line, split?.message ?? (trace.message || "assertion failed"), {
      ...place,
      speech: "assertion",
      ...split === null ? {} : { values: split.values }
    });
  }
  const cause = trace.rootCause === null ? "" : `; caused by ${trace.rootCause}`;
  const speech = /\bNumberFormatException$/.test(trace.class) ? "assertion" : "runtime";
  return findingOf(line, `${trace.message || "thrown without a message"}${cause}`, { ...place, speech });
}
function throwable(text) {
  const groups = /^(?<class>[\w.$]{3,200})(?:: ?(?<message>.*))?$/.exec(text.trim())?.groups;
  const name = groups?.class ?? "";
  if (!/\.[A-Z][\w$]*$/.test(name)) return null;
  return { class: name, message: groups?.message ?? "" };
}
var MOST_WORDS = 8;
var ASSERTION = /(?:Assertion(?:Failed)?Error|ComparisonFailure|MultipleFailuresError|PowerAssertionError)$/;
var ELISION = /^(?:\.\.\. \d+ (?:more|common)|\[\.\.\.\]|Suppressed: )/;
var OTHER_BLOCK = /^(?:\[(?:ERROR|INFO|WARNING)\]|\d+\) |Exception in thread )| FAILED$/;
var FRAME3 = /^(?:at )?(?:[\w.-]{1,60}\/{1,2})?(?<name>[\w.$<>-]{1,300})\((?<place>[^()]{1,200})\)$/;
var LIBRARY = /^(?:java|javax|jdk|sun|com\.sun|org\.junit|org\.opentest4j|org\.hamcrest|org\.assertj|org\.mockito|org\.testng|org\.gradle|org\.apache\.maven|org\.codehaus|org\.springframework|kotlin|kotlinx|scala|groovy|junit)\./;
function stepsOf(rest) {
  const steps = [];
  let framed = false;
  for (const line of rest) {
    const step = stepOf(line, framed);
    if (step === null || !framed && steps.length > MOST_WORDS) break;
    framed ||= step.kind !== "text";
    steps.push(step);
  }
  return steps;
}
function stepOf(line, framed) {
  const text = line.trim();
  if (text.startsWith("Caused by: ")) return { kind: "cause", text: withoutLoader(text.slice(11)) };
  if (ELISION.test(text)) return { kind: "frame", frame: null };
  const groups = FRAME3.exec(text)?.groups;
  if (groups !== void 0) return { kind: "frame", frame: frameOf(groups.name ?? "", groups.place ?? "") };
  return framed || OTHER_BLOCK.test(text) ? null : { kind: "text", text };
}
function frameOf(name, place) {
  const file = /^(?<file>[\w$.-]+\.\w+)(?::\d+)?$/.exec(place)?.groups?.file;
  if (file === void 0 || LIBRARY.test(name)) return null;
  const parts = name.split(".");
  const method = (parts.at(-1) ?? "").replace(/^lambda\$(\w+)\$\d+$/, "$1");
  return { file, path: [...parts.slice(0, -2), file].join("/"), method };
}
function withoutLoader(message) {
  return / of loader /.test(message) ? message.slice(0, message.lastIndexOf(" (")) : message;
}
function splitOperands(message) {
  const spaced = message.replace(/expected:</, "expected: <").replace(/but was:</, "but was: <");
  return splitComparison(spaced, "expected:", "but was:") ?? splitComparison(spaced, "Expected:", "but:") ?? splitComparison(spaced, "Expecting:", "to be equal to:");
}

// src/core/failure/readers/junit.ts
var junit = {
  tool: "junit",
  rank: "tool",
  programs: ["junit", "junit-platform-console"],
  signature: /^ +(?:source: )?(?:MethodSource|ClassSource) \[|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found +\]$/m,
  read: read10
};
var LONGEST_TRACE = 400;
function testIdOf(className, ...path6) {
  const names = path6.map((name) => name.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name) => name !== "");
  return [className, ...names].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read10({ lines }) {
  const found = lines.flatMap(
    (text, line) => platformAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests found", { phase: "test", code: "no-tests" })];
}
function platformAt(lines, text, line) {
  const first = CAUGHT.exec(text)?.groups?.first;
  const source = SOURCE.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || source === void 0) return null;
  const far = text.trimStart().startsWith("caught:") ? MOST_ABOVE : 2;
  const above = lines.slice(Math.max(0, line - far), line - 1);
  const invocation = above.flatMap((title) => INVOCATION.exec(title)?.groups?.name ?? []).at(-1) ?? "";
  const testId = testIdOf(source.class ?? "", source.method ?? "", invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE), testId);
}
function textRunnerAt(lines, text, line) {
  const groups = NUMBERED.exec(text)?.groups;
  if (groups === void 0) return null;
  const testId = testIdOf(groups.class ?? "", groups.test ?? "");
  return findingAt(line, lines[line + 1] ?? "", lines.slice(line + 2, line + LONGEST_TRACE), testId);
}
function findingAt(line, first, rest, testId) {
  const trace = readTrace(first, rest);
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}

// src/core/failure/readers/gradle.ts
var gradleTest = {
  tool: "junit",
  rank: "tool",
  programs: ["gradle", "gradlew"],
  signature: / FAILED$/m,
  read: readTests
};
var gradle = {
  tool: "gradle",
  rank: "wrapper",
  programs: ["gradle", "gradlew"],
  signature: /^\* What went wrong:$/m,
  read: readBuild
};
var TEST2 = /^(?<class>[\w.$ -]{1,200}) > (?<path>.{1,300}) FAILED$/;
var SHORT = /^\s+(?<class>[\w.$]{3,200}) at (?<file>[\w.$-]+):\d+$/;
var MOST_REASON = 8;
function readTests({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST2.exec(text)?.groups;
    if (groups === void 0) return [];
    const testId = testIdOf(groups.class ?? "", ...(groups.path ?? "").split(" > "));
    return testAt2(lines, line, testId);
  });
}
function testAt2(lines, line, testId) {
  const first = lines[line + 1] ?? "";
  const short = SHORT.exec(first)?.groups;
  if (short !== void 0) {
    return findingOf(line, "failed", {
      phase: "test",
      class: short.class ?? null,
      file: short.file ?? null,
      testId
    });
  }
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}
function readBuild({ lines }) {
  return lines.flatMap((text, line) => text === "* What went wrong:" ? reasonAt(lines, line) : []);
}
function reasonAt(lines, line) {
  const head = lines[line + 1] ?? "";
  const words = reasonsOf(lines.slice(line + 2, line + 2 + MOST_REASON));
  const task = /^Execution failed for task '(?<task>[^']+)'/.exec(head)?.groups?.task ?? null;
  const said = withoutIdentity((task === null ? [head, ...words] : words).join(" ")) || head;
  if (DEPENDENCY.test(said))
    return findingOf(line, said, { phase: "install", code: "dependency-resolution" });
  return findingOf(line, said, {
    phase: phaseOf2(task),
    code: USAGE.test(head) ? "usage" : task,
    speech: "runtime",
    file: scriptBefore(lines, line)
  });
}
var DEPENDENCY = /Could not (?:resolve|find) (?:all |[\w.-]+:[\w.-]+:)/;
var USAGE = /^(?:Task|Project|Cannot locate tasks that match) .*(?:not found|ambiguous)|does not contain a Gradle build/;
function reasonsOf(following) {
  const end = following.findIndex((text) => /^\s*$|^\* |^\s+Searched in the following/.test(text));
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.replace(/^\s*> /, "").trim());
}
function phaseOf2(task) {
  if (task === null) return "compile";
  if (/test$/i.test(task)) return "test";
  return /compile/i.test(task) ? "compile" : "run";
}
function scriptBefore(lines, line) {
  for (const text of lines.slice(Math.max(0, line - 5), line)) {
    const file = /^(?:Build|Settings|Script|Initialization script)(?: file)? '(?<file>[^']+)' line: \d+$/.exec(text)?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
function withoutIdentity(text) {
  return text.replace(/\b(\w{1,60})_[a-z0-9]{20,26}(?=[$_])/g, "$1").replace(/@[0-9a-f]{4,8}\b/g, "@<addr>");
}

// src/core/failure/readers/java.ts
var java = {
  tool: "java",
  rank: "runtime",
  programs: ["java"],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
  read: read11
};
var LONGEST_TRACE2 = 1200;
var UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
var LAUNCHER = /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;
function read11(output) {
  return output.lines.flatMap((text, line) => readAt(output.lines, text, line) ?? []);
}
function readAt(lines, text, line) {
  const launcher = LAUNCHER.exec(text)?.groups?.message;
  if (launcher !== void 0) return findingOf(line, launcher, { code: "main-class" });
  const first = UNCAUGHT.exec(text)?.groups?.first ?? bareThrowable(lines, text, line);
  if (first === null) return null;
  const trace = readTrace(first, lines.slice(line + 1, line + LONGEST_TRACE2));
  return trace === null ? null : findingOfTrace(line, trace, { phase: "run" });
}
function bareThrowable(lines, text, line) {
  if (!/^[\w.$]{1,200}(?:Exception|Error)(?::|$)/.test(text)) return null;
  if (lines[line - 1] === "* Exception is:") return null;
  return /^\s+at [\w.$/]/.test(lines[line + 1] ?? "") ? text : null;
}

// src/core/failure/readers/javac.ts
var javac = {
  tool: "javac",
  rank: "tool",
  programs: ["javac"],
  signature: /\.java:\d+: (?:error|warning): |^error: (?:file not found: |invalid (?:flag|source|target)|release version|no source files|warnings found and|(?:Source|Target) option )/m,
  read: read12
};
function withJavaDetails(message, following) {
  const details = detailsOf(following);
  const place = simpleName(details.get("location") ?? "");
  const symbol = details.get("symbol");
  if (symbol !== void 0) return `${message}: ${symbol}${place === "" ? "" : ` in ${place}`}`;
  const parts = ["required", "found", "reason", "equality constraints", "lower bounds"].flatMap((name) => {
    const value = details.get(name);
    return value === void 0 ? [] : [name === "reason" ? value : `${name} ${value}`];
  });
  return parts.length === 0 ? message : `${message.replace(/;$/, "")}: ${parts.join("; ")}`;
}
function javaCode(message) {
  return /^package \S+ does not exist$/.test(message) ? "package-does-not-exist" : null;
}
var HEADER2 = /^(?::[\w:-]{1,100}?Java(?:WithJavac)?(?=[\w./~<]))?(?<file>[^:]{1,400}\.java):\d+: (?<severity>error|warning): (?:\[(?<code>[\w-]+)\] )?(?<message>.*)$/;
var GLOBAL = /^error: (?<message>(?:file not found: |invalid (?:flag|source release|target release)|release version \d|no source files|warnings found and -Werror|(?:Source|Target) option ).*)$/;
var DETAIL = /^\s*(?<name>symbol|location|required|found|reason|equality constraints|lower bounds): *(?<value>.*)$/;
var MOST_DETAILS = 12;
function read12(output) {
  return output.lines.flatMap((text, line) => readAt2(output.lines, text, line) ?? []);
}
function readAt2(lines, text, line) {
  const groups = HEADER2.exec(text)?.groups;
  if (groups === void 0) {
    const message = GLOBAL.exec(text)?.groups?.message;
    return message === void 0 ? null : findingOf(line, message, { phase: "compile", code: "usage" });
  }
  return findingOf(
    line,
    withJavaDetails(groups.message ?? "", lines.slice(line + 1, line + 1 + MOST_DETAILS)),
    {
      phase: "compile",
      severity: groups.severity === "warning" ? "warning" : "error",
      code: groups.code ?? javaCode(groups.message ?? ""),
      file: fileOf(groups.file ?? "", text)
    }
  );
}
function fileOf(file, text) {
  return text.startsWith(":") ? file.replace(/^\/.*?\/(?=src\/)/, "") : file;
}
function detailsOf(following) {
  const details = /* @__PURE__ */ new Map();
  for (const line of following) {
    if (/:\d+: (?:error|warning): |^\d+ (?:error|warning)s?$|\.java:\[\d/.test(line)) break;
    const groups = DETAIL.exec(line.replace(/^\[ERROR\]/, ""))?.groups;
    if (groups !== void 0) details.set(groups.name ?? "", (groups.value ?? "").trim());
  }
  return details;
}
function simpleName(location) {
  return location.replace(/\b[a-z][a-z0-9_.]*\.(?=[A-Z])/g, "");
}

// src/core/failure/readers/jest.ts
var jest = {
  tool: "jest",
  rank: "tool",
  programs: ["jest", "react-scripts"],
  signature: /^ {0,2}● \S|^Test Suites: |^No tests found, exiting|^Jest: /m,
  read: read13
};
var BLOCK = /^ {2}● (?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
function read13({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = FILE2.exec(text)?.groups?.file ?? file;
    const test2 = BLOCK.exec(text)?.groups?.test;
    if (test2 !== void 0 && !NOT_A_TEST.test(test2)) found.push(failed(lines, line, test2, file));
    found.push(...wholeRun(text, line));
  });
  return found;
}
function failed(lines, line, test2, file) {
  const end = endOfBlock(lines, line + 1);
  const whole = test2 === "Test suite failed to run";
  const start2 = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start2) : testMessage(lines, start2, end);
  return {
    ...findingOf(line, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test2.replaceAll(" › ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines, start2, end), parts.code ?? null)
  };
}
function withoutCall(frame, matcher) {
  return matcher !== null && frame?.endsWith(` ${matcher}`) ? frame.slice(0, -matcher.length - 1) : frame;
}
function endOfBlock(lines, from) {
  let end = from;
  while (end < lines.length && !END.test(lines[end] ?? "")) end += 1;
  return end;
}
function messageLine(lines, from, end) {
  const first = nextText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? "")) return first;
  for (let i2 = first; i2 < end; i2 += 1)
    if (lines[i2]?.trim() === "Details:") return nextText(lines, i2 + 1, end);
  return first;
}
function nextText(lines, from, end) {
  let i2 = from;
  while (i2 < end - 1 && (lines[i2] ?? "").trim() === "") i2 += 1;
  return i2;
}
function testMessage(lines, start2, end) {
  const text = (lines[start2] ?? "").trim();
  const matcher = MATCHER.exec(text)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines, start2 + 1, end) };
  }
  const head = errorHead(text);
  if (head !== null) return { ...head, speech: speechOf(head), values: operands(lines, start2 + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  if (thrown === void 0) return { message: text, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines, start2) {
  const text = (lines[start2] ?? "").trim();
  const compiler = COMPILER.exec(text)?.groups;
  if (compiler !== void 0) {
    return { message: compiler.message ?? "", code: compiler.code ?? null, file: compiler.file ?? null };
  }
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/^\S{1,300}\.\w{1,5}: /, "");
  const code = /^Cannot find module/.test(message) ? "MODULE_NOT_FOUND" : null;
  return { message, code: head?.code ?? code, class: head?.class ?? null };
}
function operands(lines, from, end) {
  let last = from;
  while (last < end && !isStackLine(lines[last] ?? "") && !/^\s*>? *\d+ \|/.test(lines[last] ?? ""))
    last += 1;
  return messageTail(lines, from, last).filter((text) => !text.startsWith("Snapshot name:"));
}
function wholeRun(text, line) {
  if (/^No tests found, exiting/.test(text)) {
    return [findingOf(line, "No tests found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^Jest: (.{0,120}coverage.{0,200})$/i.exec(text)?.[1];
  if (coverage !== void 0) {
    return [findingOf(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
  }
  const validation = /^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/.exec(text)?.[1];
  return validation === void 0 ? [] : [findingOf(line, validation, { phase: "test", code: "usage" })];
}

// src/core/failure/readers/kotlin.ts
var kotlin = {
  tool: "kotlinc",
  rank: "tool",
  programs: ["kotlinc", "kotlin", "kotlinc-jvm", "kotlinc-js"],
  signature: /\.kts?:\d+:\d+: (?:error|warning): |^[ew]: /m,
  read: read14
};
function kotlinMessage(message) {
  const plain3 = message.replace(/^syntax error: /i, "").replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, lower);
  return plain3.replace(/^[eE]xpecting /, "expecting ").replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'").replace(
    /^type mismatch: inferred type is (.+) but (.+) was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  ).replace(/^(?:return|argument|initializer|assignment) type mismatch:/, "type mismatch:").replace(
    /^type mismatch: actual type is '(.+)', but '(.+)' was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  );
}
var COMMAND_LINE = /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/;
var GRADLE = /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/;
var GLOBAL2 = /^(?<severity>e): (?<message>.+)$/;
function read14({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = (COMMAND_LINE.exec(text) ?? GRADLE.exec(text) ?? GLOBAL2.exec(text))?.groups;
    if (groups === void 0) return [];
    return findingOf(line, kotlinMessage(groups.message ?? ""), {
      phase: "compile",
      severity: (groups.severity ?? "").startsWith("w") ? "warning" : "error",
      file: groups.file ?? null
    });
  });
}
function lower(letter) {
  return letter.toLowerCase();
}

// src/core/failure/readers/linker.ts
var linker = {
  tool: "ld",
  rank: "tool",
  programs: ["ld", "ld.lld", "lld", "gold", "mold", "link"],
  signature: /undefined reference to [`']|multiple definition of [`']|error: (?:undefined|duplicate) symbol: |^Undefined symbols for architecture |^duplicate symbol '|cannot find -l|unable to find library -l|ld: library |\bLNK\d{4}: /m,
  read: read15
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY2 = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read15({ lines }) {
  return lines.flatMap(
    (text, line) => gnu(lines, text, line) ?? lld(lines, text, line) ?? apple(lines, text, line) ?? library(text, line) ?? msvc(text, line) ?? []
  );
}
function gnu(lines, text, line) {
  const match = GNU.exec(text);
  const { what, symbol } = match?.groups ?? {};
  if (match === null || what === void 0 || symbol === void 0) return null;
  const code = what.startsWith("undefined") ? "undefined-reference" : "multiple-definition";
  const before = text.slice(0, match.index);
  const file = sourceIn(before);
  const fn = functionAbove(lines, line) ?? /:function ([\w:~]{1,200})/.exec(before)?.[1]?.replace(/:$/, "") ?? null;
  return [finding4(line, code, symbol, file, fn)];
}
function functionAbove(lines, line) {
  for (let above = line; above >= 0 && above > line - 100; above -= 1) {
    const fn = /: in function [`']([^']{1,300})'/.exec(lines[above] ?? "")?.[1];
    if (fn !== void 0) return fn;
    if (!/(?:undefined reference|multiple definition)/.test(lines[above] ?? "")) return null;
  }
  return null;
}
function lld(lines, text, line) {
  const { what, symbol } = LLD.exec(text)?.groups ?? {};
  if (symbol === void 0) return null;
  const code = what === "undefined" ? "undefined-reference" : "multiple-definition";
  const places = placesBelow(lines, line + 1, code, symbol);
  if (code === "multiple-definition" && places.length > 1) return places.slice(1);
  return places.length > 0 ? places : [finding4(line, code, symbol, null, null)];
}
function placesBelow(lines, from, code, symbol) {
  const places = [];
  for (let line = from; /^\s*>>> /.test(lines[line] ?? ""); line += 1) {
    const place = /^\s*>>> (?:referenced by|defined at) (.*)$/.exec(lines[line] ?? "")?.[1];
    const fn = /:\(([\w:~]{1,200}?)(?:::h[0-9a-f]{16})?\)$/.exec(lines[line + 1] ?? "")?.[1] ?? null;
    if (place !== void 0) places.push(finding4(line, code, symbol, sourceIn(place), fn));
  }
  return places;
}
function apple(lines, text, line) {
  const missing = APPLE_UNDEFINED.exec(text)?.groups?.symbol;
  const twice = APPLE_TWICE.exec(text)?.groups?.symbol;
  const symbol = missing ?? twice;
  if (symbol === void 0) return null;
  const code = missing === void 0 ? "multiple-definition" : "undefined-reference";
  const object = missing === void 0 ? lines[line + 2] : lines[line + 1];
  const name = /([\w+.-]{1,200}?)(?:-[0-9a-f]{6})?\.o$/.exec(object ?? "")?.[1];
  return [finding4(line, code, symbol.replace(/^_/, ""), name === void 0 ? null : `${name}.o`, null)];
}
function library(text, line) {
  const name = /\bld\b|\blld\b|cannot find -l/.test(text) ? LIBRARY2.exec(text)?.groups?.name : void 0;
  if (name === void 0 || /symbol/.test(text)) return null;
  return [{ ...finding4(line, "missing-library", name, null, null), message: `cannot find -l${name}` }];
}
function msvc(text, line) {
  const { object, code, message } = MSVC.exec(text)?.groups ?? {};
  if (code === void 0 || message === void 0) return null;
  if (code === "LNK1120" || code === "LNK1169") return [];
  return [{ ...finding4(line, "undefined-reference", "", object ?? null, null), tool: "link", code, message }];
}
function finding4(line, code, symbol, file, fn) {
  const words = code === "undefined-reference" ? "undefined reference to" : "multiple definition of";
  return {
    line,
    severity: "error",
    phase: "compile",
    code,
    class: null,
    message: `${words} '${symbol}'`,
    speech: "diagnostic",
    file,
    testId: null,
    frame: file === null || fn === null ? file : `${file} ${fn}`
  };
}
function sourceIn(place) {
  const path6 = /\(([^()\s]{1,500}):\d+\)$/.exec(place)?.[1];
  if (path6 !== void 0) return path6;
  return /(?:^|[\s:(])((?:[A-Za-z]:)?[\w@+./\\-]{1,500}\.(?:c|cc|cpp|cxx|C|m|mm|s|S|f|f90|rs))(?=[:\s)]|$)/.exec(
    place
  )?.[1] ?? null;
}

// src/core/failure/readers/make.ts
var make = {
  tool: "make",
  rank: "wrapper",
  programs: ["make", "gmake", "mingw32-make", "bmake", "ninja"],
  signature: /^[^\s:][^:\n]{0,300}(?:\[\d+\])?:(?:\d+:)? \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
  read: read16
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read16({ lines }) {
  const run = {
    lines,
    deepest: lines.reduce((most, text) => Math.max(most, levelOf(text)), -1),
    shellSpoke: lines.some((text) => SHELL.test(text)),
    ninja: lines.some((text) => text.startsWith("ninja: "))
  };
  return lines.flatMap((text, line) => recipe(run, line) ?? own2(text, line) ?? ninja(run, line) ?? []);
}
function levelOf(text) {
  const match = RECIPE.exec(text);
  return match === null ? -1 : Number(match.groups?.level ?? 0);
}
function recipe(run, line) {
  const text = run.lines[line] ?? "";
  const { target, why } = RECIPE.exec(text)?.groups ?? {};
  if (target === void 0 || why === void 0) return null;
  if (why === "Error 2" && levelOf(text) < run.deepest) return [];
  const missing = why === "Error 127" || why === "Error 126" ? notFound(run, line) : null;
  if (missing !== null) return missing;
  return [finding5(line, { code: why.replace(/^Error /, "exit "), message: `[${target}] ${why}` })];
}
function notFound({ lines, shellSpoke }, line) {
  if (shellSpoke) return [];
  for (let above = line - 1; above >= 0 && above > line - 5; above -= 1) {
    const [, program, problem2] = /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
      lines[above] ?? ""
    ) ?? [];
    if (program === void 0) continue;
    const code = problem2 === "Permission denied" ? "not-executable" : "command-not-found";
    return [finding5(line, { code, message: `${program}: ${problem2}` })];
  }
  return null;
}
function own2(text, line) {
  const { file = "", line: at, message } = OWN.exec(text)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text)?.[1];
  if (option !== void 0) return [finding5(line, { code: "usage", message: option })];
  if (message === void 0) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, "");
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? "missing-script" : codeOf(words);
  return [finding5(line, { code, message: words, file: at === void 0 ? null : file })];
}
function codeOf(words) {
  return words.startsWith("No rule to make target") ? "no-rule" : null;
}
function ninja(run, line) {
  const text = run.lines[line] ?? "";
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text)?.[1];
  if (error !== void 0) return [{ ...finding5(line, { code: null, message: error }), tool: "ninja" }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text)?.[1];
  if (target === void 0 || !run.ninja) return null;
  return [{ ...finding5(line, { code: null, message: `FAILED: ${target}` }), tool: "ninja" }];
}
function finding5(line, part) {
  return {
    line,
    severity: "error",
    phase: "compile",
    code: part.code,
    class: null,
    message: part.message,
    speech: "diagnostic",
    file: part.file ?? null,
    testId: null,
    frame: null
  };
}

// src/core/failure/readers/surefire.ts
function surefireTestAt(lines, text, line) {
  const end = FAILED_TEST.exec(text)?.index;
  if (end === void 0) return null;
  const testId = surefireTestId(
    text.slice(0, end).replace(/^\[ERROR\] /, "").trim()
  );
  const first = lines[line + 1] ?? "";
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId, tool: "junit" }) : findingOfTrace(line, trace, { phase: "test", testId, tool: "junit" });
}
function surefireSummaryAt(text, line) {
  const groups = SUMMARY.exec(text)?.groups;
  if (groups === void 0) return null;
  const split = splitOperands(groups.message ?? "");
  return findingOf(line, split?.message ?? groups.message ?? "", {
    phase: "test",
    speech: "assertion",
    tool: "junit",
    testId: testIdOf(groups.class ?? "", groups.name ?? ""),
    ...split === null ? {} : { values: split.values }
  });
}
var FAILED_TEST = / (?:-- )?Time elapsed: [\d.,]{1,20} s {1,4}<<< (?:FAILURE|ERROR)!$/;
var NAME_FIRST = /^(?<name>.{1,300})\((?<class>[\w.$]+)\)$/;
var CLASS_FIRST = /^(?<class>[\w.]{0,200}\b[A-Z][\w$]{0,200})\.(?<name>.{1,300})$/;
var SUMMARY = /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [»?])? (?<message>.*)$/;
function surefireTestId(title) {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === void 0 ? title : testIdOf(groups.class ?? "", groups.name ?? "");
}

// src/core/failure/readers/maven.ts
var maven = {
  tool: "maven",
  rank: "tool",
  programs: ["mvn", "mvnw", "mvnd"],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read: read17
};
var COMPILER2 = /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]{1,400}\.(?<language>java|kt|kts|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
var COMPILERS = {
  java: "javac",
  kt: "kotlinc",
  kts: "kotlinc",
  scala: "scalac",
  groovy: "groovyc"
};
var CHECKSTYLE = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
var GOAL = /^\[ERROR\] Failed to execute goal (?:(?<goal>[\w.-]+:[\w.-]+(?::[^\s:]+)?:[\w-]+) )?(?:\([^)]*\) )?on project (?<project>[\w.-]+): (?<message>.*)$/;
var OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
var ADVICE = /^(?:To see the full stack trace|Re-run Maven|For more information|\[Help \d+\]|After correcting|Please refer|->|COMPILATION ERROR|Tests run:|\[ERROR\]|The build could not read|Failures:|Errors:)/;
var USAGE2 = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
var MOST_DETAILS2 = 12;
function read17({ lines }) {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  return outer.length > 0 ? outer : others(lines);
}
function compilerAt(lines, text, line) {
  const groups = COMPILER2.exec(text)?.groups;
  if (groups === void 0) return null;
  const language = groups.language ?? "";
  const said = groups.message ?? "";
  const rule = CHECKSTYLE.exec(said)?.groups;
  if (rule !== void 0) return checkstyle(line, groups.file ?? null, rule);
  const message = language === "java" ? withJavaDetails(said, lines.slice(line + 1, line + 1 + MOST_DETAILS2)) : kotlinMessage(said);
  return findingOf(line, message, {
    phase: "compile",
    severity: groups.severity === "WARNING" ? "warning" : "error",
    code: language === "java" ? javaCode(said) : null,
    tool: COMPILERS[language] ?? "javac",
    file: groups.file ?? null
  });
}
function checkstyle(line, file, rule) {
  return findingOf(line, rule.message ?? "", {
    phase: "lint",
    tool: "checkstyle",
    code: rule.rule ?? null,
    file
  });
}
function goalAt(text, line) {
  const groups = GOAL.exec(text)?.groups;
  if (groups === void 0) return null;
  const [, plugin, ...rest] = (groups.goal ?? "").split(":");
  const message = withoutHelp(groups.message ?? "").replace(
    /^Could not resolve dependencies for project [^:]+(?::[^\s:]+)*: /,
    ""
  );
  const isDependency = /Could not (?:resolve dependencies|find artifact|transfer artifact)/.test(
    groups.message ?? ""
  );
  return findingOf(line, message, {
    phase: isDependency ? "install" : "compile",
    code: isDependency ? "dependency-resolution" : plugin === void 0 ? null : `${plugin}:${rest.at(-1) ?? ""}`
  });
}
function others(lines) {
  const fatal = lines.flatMap(
    (text, line) => text.startsWith("[FATAL] ") ? otherAt(text, line) ?? [] : []
  );
  if (fatal.length > 0) return fatal;
  return lines.flatMap((text, line) => otherAt(text, line) ?? []).slice(0, 1);
}
function otherAt(text, line) {
  const message = OTHER.exec(text)?.groups?.message;
  if (message === void 0 || ADVICE.test(message)) return null;
  const plain3 = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line, plain3, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
}
function withoutHelp(message) {
  return message.replace(/(?: -> \[Help \d+\])$/, "");
}

// src/core/failure/readers/ruby-message.ts
function rubyMessage(message) {
  return message.replace(/`([^`']{1,200})'/g, "'$1'").replace(/ for nil:NilClass$/, " for nil").replace(/ for main:Object$/, " for main").replace(/ for an instance of (?=[A-Z])/, " for ").replace(
    /^(undefined (?:local variable or )?method '[^']{1,200}' for )(?!class |module ).*:(?=[A-Z][\w:]*$)/,
    "$1"
  );
}
function rubySpeech(errorClass) {
  return /^(?:SyntaxError|LoadError|NameError|NoMethodError|KeyError)$/.test(errorClass ?? "") ? "diagnostic" : "runtime";
}

// src/core/failure/readers/minitest.ts
var minitest = {
  tool: "minitest",
  rank: "tool",
  programs: ["minitest", "rails", "rake"],
  signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^\d+ runs, \d+ assertions,/m,
  read: read18
};
var HEADER3 = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST3 = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME4 = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read18({ lines }) {
  const found = lines.flatMap((text, line) => HEADER3.test(text) ? testAt3(lines, line + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt3(lines, line) {
  const groups = TEST3.exec(lines[line] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const frames = block.flatMap((text) => frameOf2(text) ?? []);
  const file = groups.file ?? frames.at(-1)?.file ?? null;
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file,
    frame: top === void 0 ? file : `${top.file} ${top.method}`
  };
  const isError = groups.file === void 0;
  return isError ? errorIn(line, block, place) : failureIn(line, block, place);
}
function errorIn(line, block, place) {
  const thrown = THROWN.exec(block[0] ?? "")?.groups;
  const errorClass = thrown?.class ?? null;
  const message = rubyMessage(thrown?.message ?? block[0] ?? "");
  return findingOf(line, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
}
function failureIn(line, block, place) {
  const words = wordsOf2(block);
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitDiff(block);
  const values = split === null ? {} : { values: split.values };
  return findingOf(line, split?.message ?? words, { ...place, speech: "assertion", ...values });
}
function blockOf(following) {
  const end = following.findIndex(
    (text) => /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text) || HEADER3.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function wordsOf2(block) {
  const end = block.findIndex((text) => text === "" || text.startsWith("--- expected"));
  return (end < 0 ? block : block.slice(0, end)).join(" ");
}
function splitDiff(block) {
  const start2 = block.indexOf("+++ actual");
  if (start2 < 0) return null;
  const values = block.slice(start2 + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf2(block)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
}
function frameOf2(text) {
  const groups = FRAME4.exec(text)?.groups;
  const file = groups?.file ?? "";
  if (groups === void 0 || OUTSIDE2.test(file)) return null;
  return { file, method: (groups.method ?? "").replace(/^.*[#.](?=[^#.]+$)/, "") };
}

// src/core/failure/readers/mocha.ts
var mocha = {
  tool: "mocha",
  rank: "tool",
  programs: ["mocha", "_mocha"],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read: read19
};
var ENTRY = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read19({ lines }) {
  const list2 = lines.findIndex((text) => /^ +\d+ failing$/.test(text));
  if (list2 < 0) return withoutTests(lines);
  const starts = lines.flatMap((text, line) => line > list2 && ENTRY.test(text) ? line : []);
  return starts.map((start2, i2) => failed2(lines, start2, starts[i2 + 1] ?? lines.length));
}
function failed2(lines, start2, end) {
  const { title, next } = titleOf(lines, start2, end);
  let line = next;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = head?.message ?? text;
  const path6 = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = topFrame(lines, line + 1, end);
  return findingOf(line, path6 === null ? message : message.slice(0, path6.index), {
    phase: "test",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: path6?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title,
    frame
  });
}
function titleOf(lines, start2, end) {
  const parts = [ENTRY.exec(lines[start2] ?? "")?.groups?.title ?? ""];
  let next = start2 + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next < Math.min(end, start2 + LONGEST_TITLE)) {
    parts.push((lines[next] ?? "").trim());
    next += 1;
  }
  return { title: parts.join(" > ").replace(/:$/, ""), next };
}
function withoutTests(lines) {
  return lines.flatMap((text, line) => {
    if (text.startsWith("Error: No test files found")) {
      return findingOf(line, "No test files found", { phase: "test", code: "no-tests" });
    }
    const words = /^\W{0,4}Exception during run: (?<head>.*)$/.exec(text)?.groups?.head;
    return words === void 0 ? [] : notLoaded(lines, line, words);
  });
}
function notLoaded(lines, line, words) {
  const head = errorHead(words);
  return findingOf(line, head?.message ?? words, {
    phase: "compile",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: "runtime",
    frame: topFrame(lines, line + 1, Math.min(lines.length, line + 40))
  });
}

// src/core/failure/readers/mypy.ts
var mypy = {
  tool: "mypy",
  rank: "tool",
  programs: ["mypy", "dmypy"],
  signature: /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
  read: read20
};
var PLAIN2 = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read20({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? void 0 : PLAIN2.exec(text)?.groups;
    if (groups !== void 0)
      return [finding6(line, groups.file ?? "", unwrap(lines, line, groups.message ?? ""))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}
function unwrap(lines, line, start2) {
  let message = start2;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start2;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start2;
}
function finding6(line, file, message) {
  const words = message.replace(CODE, "").trimEnd();
  return {
    line,
    severity: "error",
    phase: "lint",
    code: CODE.exec(message)?.[1] ?? null,
    class: null,
    // What else the name could have been depends on the rest of the file.
    message: words.replace(/; maybe "[^\n]{1,300}"\??$/, ""),
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
var JSON_LINE = /^\{"file": "([^"]{1,1000})", "line": -?\d+, .*?"message": "((?:[^"\\]|\\.)*)", .*"code": (?:"([\w-]+)"|null), "severity": "error"\}$/;
function jsonLine(text, line) {
  const match = JSON_LINE.exec(text);
  if (match === null) return [];
  const [, file = "", message = "", code] = match;
  const words = jsonText(message);
  return [finding6(line, file, code === void 0 ? words : `${words}  [${code}]`)];
}
function usageLine(text, line) {
  const said = /^mypy: (?:error: )?(.+)$/.exec(text)?.[1];
  return said === void 0 ? [] : [{ ...finding6(line, "", said), file: null, code: "usage" }];
}

// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read: read21
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read21({ lines }) {
  const footer = lines.findLastIndex((text) => /^Node\.js v\d/.test(text));
  const last = footer < 0 ? lines.length : footer;
  for (let line = last - 1; line >= 0; line -= 1) {
    const text = lines[line] ?? "";
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last)) {
      return [uncaught(lines, line, last)];
    }
  }
  return [];
}
function hasStack(lines, line, last) {
  for (let i2 = line + 1; i2 < Math.min(last, line + 12); i2 += 1) {
    const text = lines[i2] ?? "";
    if (/^ {4}at /.test(text)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text)) break;
  }
  return /^\s*\^+$/.test(lines[line - 2] ?? "");
}
function uncaught(lines, line, last) {
  const head = errorHead(lines[line] ?? "");
  const end = endOfError(lines, line + 1, last);
  const cause = causeOf(lines, line + 1, end);
  const message = withReason(head?.message ?? "");
  return findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? propertyOf(lines, line + 1, end, "code"),
    class: head?.class ?? null,
    speech: speechOf(head),
    values: speechOf(head) === "assertion" ? messageTail(lines, line + 1, end) : [],
    frame: topFrame(lines, line + 1, end) ?? placeAbove(lines, line)
  });
}
function withReason(message) {
  const reason = REASON.exec(message)?.groups?.reason;
  return reason === void 0 ? message : `The promise rejected with the reason "${reason}".`;
}
function endOfError(lines, from, last) {
  let end = from;
  let inStack = false;
  while (end < last) {
    const text = lines[end] ?? "";
    inStack ||= isStackLine(text);
    if (inStack && text === "") break;
    end += 1;
  }
  return end;
}
function causeOf(lines, from, end) {
  for (let i2 = end - 1; i2 >= from; i2 -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines[i2] ?? "")?.groups?.head;
    if (cause !== void 0 && cause !== "[") return cause;
  }
  return null;
}
function propertyOf(lines, from, end, name) {
  for (let i2 = from; i2 < end; i2 += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines[i2] ?? "")?.groups;
    if (value?.name === name) return value.value ?? null;
  }
  return null;
}
function placeAbove(lines, line) {
  for (let i2 = line - 1; i2 >= Math.max(0, line - 6); i2 -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines[i2] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}

// src/core/failure/readers/node-test-spec.ts
var NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE3 = /^test at (?<file>.+?):\d+:\d+$/;
var LIST = /^(?:✖|X) failing tests:$/;
function readSpec({ lines }) {
  const list2 = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list2));
  const starts = lines.flatMap((text, line) => line > list2 && PLACE3.test(text) ? line : []);
  return starts.map((start2, i2) => failed3(lines, start2, starts[i2 + 1] ?? lines.length, paths));
}
function pathsOf(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const text of tree) {
    const { indent = "", mark, name } = NODE.exec(text)?.groups ?? {};
    if (name === void 0) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === "▶") parents.push(name);
    if (mark !== "✖") continue;
    const known = paths.get(name) ?? [];
    known.push([...parents, name].join(" > "));
    paths.set(name, known);
  }
  return paths;
}
function failed3(lines, start2, end, paths) {
  const name = NODE.exec(lines[start2 + 1] ?? "")?.groups?.name ?? "";
  const line = firstText(lines, start2 + 2, end);
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, "$1") };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: "test",
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE3.exec(lines[start2] ?? "")?.groups?.file ?? null,
    testId: isFile ? null : paths.get(name)?.shift() ?? name,
    frame: topFrame(lines, line + 1, end)
  });
}
function firstText(lines, from, end) {
  let line = from;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  return line;
}

// src/core/failure/readers/node-test-tap.ts
var RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap({ lines }) {
  const found = [];
  const parents = [];
  lines.forEach((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? "");
      return;
    }
    const result = RESULT.exec(text)?.groups;
    if (result === void 0 || result.directive !== void 0) return;
    const end = endOfBlock2(lines, line + 1);
    const field = (name) => fieldOf(lines, line + 1, end, name);
    if (field("failureType") === "subtestsFailed") return;
    const path6 = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed4(lines, line, end, path6));
  });
  return found;
}
function depth(indent) {
  return Math.floor((indent ?? "").length / 4);
}
var LONGEST_BLOCK = 300;
function endOfBlock2(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines[end] ?? "")) end += 1;
  return end;
}
function failed4(lines, line, end, path6) {
  const field = (name2) => fieldOf(lines, line + 1, end, name2);
  const { message, values } = errorOf(lines, line + 1, end);
  const code = field("code");
  const name = field("name");
  const names = path6.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
  return findingOf(line, message, {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values,
    file: field("location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: names.length === 0 ? null : names.join(" > "),
    frame: topFrame(lines, indexOfField(lines, line + 1, end, "stack") + 1, end)
  });
}
function indexOfField(lines, from, end, name) {
  const pattern = new RegExp(`^ +${name}: `);
  for (let i2 = from; i2 < end; i2 += 1) if (pattern.test(lines[i2] ?? "")) return i2;
  return end;
}
function fieldOf(lines, from, end, name) {
  const index = indexOfField(lines, from, end, name);
  const text = lines[index];
  if (index === end || text === void 0) return null;
  const value = text.slice(text.indexOf(": ") + 2).trim();
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}
function errorOf(lines, from, end) {
  const start2 = indexOfField(lines, from, end, "error");
  const text = fieldOf(lines, from, end, "error");
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start2] ?? "").search(/\S/);
  let last = start2 + 1;
  while (last < end && ((lines[last] ?? "") === "" || (lines[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines[start2 + 1]?.trim() ?? "", values: messageTail(lines, start2 + 2, last) };
}
function comparisonOf(lines, from, end) {
  const values = ["expected", "actual"].map((name) => fieldOf(lines, from, end, name) ?? "");
  const operator = fieldOf(lines, from, end, "operator");
  return operator === null ? { message: "test failed", values: [] } : { message: operator, values };
}

// src/core/failure/readers/node-test.ts
var nodeTest = {
  tool: "node-test",
  rank: "tool",
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read: read22
};
function read22(output) {
  const others2 = output.lines.some((text) => /\bduration_ms\b/.test(text)) ? {} : { tool: "tap" };
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text)) ? readSpec(output) : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((read42) => {
    const report = { ...read42, ...others2 };
    if (report.message !== "test failed" || crashes.length === 0) return report;
    const crash = crashes[Math.min(next++, crashes.length - 1)];
    return crash === void 0 ? report : crashed(report, crash);
  });
}
function crashed(report, crash) {
  return findingOf(report.line, crash.message, {
    phase: "compile",
    code: crash.code,
    class: crash.class,
    speech: "runtime",
    file: report.file
  });
}
function crashesOf(lines) {
  return lines.flatMap(
    (text) => /^(?:# )?[A-Z]/.test(text) ? errorHead(text.replace(/^# /, "")) ?? [] : []
  );
}

// src/core/failure/readers/npm.ts
var npm = {
  tool: "npm",
  rank: "wrapper",
  programs: ["npm", "npx", "pnpm", "yarn", "bun"],
  signature: /^npm (?:ERR!|error) |^ ?ERR_PNPM_|^\[?ERR_PNPM_|^➤ YN\d{4}|^error (?:An unexpected|Couldn't|Command ")|^error: Script not found/m,
  read: read23
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read23({ lines }) {
  const own3 = npmError(lines);
  const others2 = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own3 === null ? others2 : [own3, ...others2];
}
function npmError(lines) {
  const said = lines.flatMap((text, line) => {
    const rest = NPM.exec(text)?.groups?.rest?.trim();
    return rest === void 0 ? [] : { line, rest };
  });
  const [first] = said;
  if (first === void 0 || said.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code = said.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== void 0) ?? null;
  const words = said.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !CHATTER.test(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said) {
  const peer = said.find(
    ({ rest }) => /^(?:peer|peerOptional|dev|optional)? ?\S+@"[^"]*" from /.test(rest) && rest.startsWith("peer")
  )?.rest;
  const found = said.find(({ rest }) => rest.startsWith("Found: "))?.rest;
  return `could not resolve ${peer ?? "a dependency"}${found === void 0 ? "" : `, ${found.toLowerCase()}`}`;
}
var OTHERS = [
  ["pnpm", /^ ?\[?(?<code>ERR_PNPM_[A-Z0-9_]+)\]? +(?<message>.*)$/],
  ["yarn", /^➤ (?<code>YN\d{4}): (?<message>.*)$/],
  ["yarn", /^error (?<message>(?:An unexpected|Couldn't|Command ").*)$/],
  ["bun", /^error: (?<message>Script not found .*)$/]
];
var QUIET = /^(?:YN00(?:00|13|19|32|60|85|86)|ERR_PNPM_RECURSIVE_(?:RUN|EXEC)_FIRST_FAIL)$/;
function otherError(text, line) {
  for (const [tool, pattern] of OTHERS) {
    const { code, message } = pattern.exec(text)?.groups ?? {};
    if (message !== void 0)
      return QUIET.test(code ?? "") ? null : wrapped(line, tool, code ?? null, message.trim());
  }
  return null;
}
function wrapped(line, tool, code, message) {
  const missing = /^(?:Missing script|Script not found|Command "[^"]*" not found)/.test(message);
  const phase = missing ? "run" : "install";
  return findingOf(line, message, { tool, phase, code: missing ? "missing-script" : gateCode(code) });
}
function gateCode(code) {
  return code === "EUSAGE" ? "usage" : code;
}

// src/core/failure/readers/pest.ts
var pest = {
  tool: "pest",
  rank: "tool",
  programs: ["pest", "artisan"],
  signature: /^ +FAILED +\S.* > |^ +• \S.* > /m,
  read: read24
};
var TEST4 = /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN2 = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE4 = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY3 = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES2 = 60;
function read24({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST4.exec(text)?.groups;
    if (groups === void 0) return [];
    const block = blockOf2(lines.slice(line + 1, line + MOST_LINES2));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn2(line, testId, groups.class ?? null, block);
  });
}
function blockOf2(following) {
  const end = following.findIndex((text) => TEST4.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn2(line, testId, named, block) {
  const files = block.flatMap((text) => PLACE4.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY3.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said = block.filter((text) => text.trim() !== "");
  const first = said[0]?.trim() ?? "";
  const thrown = THROWN2.exec(first)?.groups;
  const errorClass = thrown?.class ?? named;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return findingOf(line, first, { ...place, speech: "assertion" });
  }
  const message = thrown === void 0 ? first : thrown.message ?? said[1] ?? "";
  return findingOf(line, message, { ...place, class: errorClass, speech: "runtime" });
}

// src/core/failure/readers/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read: read25
};
var HEADER4 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE5 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME5 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY4 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE3 = 200;
function read25({ lines }) {
  return lines.flatMap((text, line) => readAt3(lines, text, line) ?? []);
}
function readAt3(lines, text, line) {
  const groups = HEADER4.exec(text)?.groups;
  const kind = groups?.kind ?? "";
  const first = thrownAt(groups?.said ?? "", groups?.uncaught !== void 0);
  if (first === null) return null;
  const fatal = /error$/.test(kind);
  const parts = {
    phase: kind === "Parse error" ? "compile" : "run",
    severity: fatal ? "error" : "warning"
  };
  if (groups?.uncaught === void 0) {
    const name = kind === "Parse error" ? "ParseError" : null;
    return findingOf(line, first.message, { ...parts, class: name, speech: "runtime", file: first.file });
  }
  return uncaught2(line, first, lines.slice(line + 1, line + LONGEST_TRACE3));
}
function thrownAt(said, uncaughtClass) {
  const start2 = said.lastIndexOf(" in ");
  const file = start2 < 0 ? void 0 : PLACE5.exec(said.slice(start2))?.groups?.file;
  if (file === void 0) return null;
  const words = said.slice(0, start2).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named === void 0 ? { class: null, message: words, file } : { class: named.class ?? null, message: named.message ?? "", file };
}
function uncaught2(line, first, rest) {
  const end = rest.findIndex((text) => /^ {2}thrown in /.test(text));
  const trace = end < 0 ? rest : rest.slice(0, end);
  let last = first;
  let lastAt = -1;
  for (const [index, text] of trace.entries()) {
    const next = text.startsWith("Next ") ? thrownAt(text.slice("Next ".length), true) : null;
    if (next === null) continue;
    last = next;
    lastAt = index;
  }
  const cause = last === first ? "" : `; caused by ${first.class}: ${first.message}`;
  return findingOf(line, `${last.message}${cause}`, {
    class: last.class,
    speech: "runtime",
    file: last.file,
    frame: frameOf3(last.file, trace.slice(lastAt + 1))
  });
}
function frameOf3(thrownIn, trace) {
  let file = thrownIn;
  for (const text of trace) {
    const groups = FRAME5.exec(text)?.groups;
    if (groups === void 0) continue;
    if (!LIBRARY4.test(file)) return `${file} ${groups.name ?? ""}`;
    file = groups.file ?? "<dep>";
  }
  return LIBRARY4.test(file) ? null : file;
}

// src/core/failure/readers/phpstan.ts
var phpstan = {
  tool: "phpstan",
  rank: "tool",
  programs: ["phpstan", "larastan"],
  signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
  read: read26
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE3 = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED2 = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;
function read26({ lines }) {
  const rows = tableRows(lines);
  if (rows.length > 0) return rows.map(({ line, file, message, code }) => finding7(line, file, message, code));
  return lines.flatMap((text, line) => {
    const groups = RAW.exec(text)?.groups;
    return groups === void 0 ? [] : finding7(line, groups.file ?? null, groups.message ?? "", groups.code ?? null);
  });
}
function tableRows(lines) {
  const rows = [];
  let file = null;
  let row = null;
  for (const [line, text] of lines.entries()) {
    const named = FILE3.exec(text)?.groups?.file;
    file = named ?? file;
    const message = ROW.exec(text)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend(row, MORE.exec(text)?.groups?.message);
    }
    if (named !== void 0 || text === "") row = null;
  }
  return rows;
}
function extend(row, more) {
  if (more === void 0) return;
  const marked = MARKED2.exec(more);
  if (marked !== null) {
    row.code ??= marked.groups?.code ?? null;
    row.told = true;
  } else if (!row.told) row.message += ` ${more}`;
}
function finding7(line, file, message, code) {
  return findingOf(line, message, { phase: "lint", file, code });
}

// src/core/failure/readers/phpunit-testdox.ts
function titledTests(lines) {
  let suite = "";
  return lines.flatMap((text, line) => {
    if (/^\S|^ . running tests/u.test(text)) suite = text.replace(/^.* running tests */, "");
    const test2 = TITLE.exec(text)?.groups?.test;
    if (test2 === void 0) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test2)}`,
      block: blockOf3(lines.slice(line + 1, line + MOST_LINES3))
    };
  });
}
var TITLE = /^ [✘✖] (?<test>\S.{0,400})$/;
var MOST_LINES3 = 80;
function blockOf3(following) {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start2 = block.findIndex((text) => text !== "");
  return start2 < 0 ? [] : block.slice(start2);
}
function plainTitle(test2) {
  return plainSpaces(test2).replace(/ with data set "(.*)"$/, " with $1").replace(/ with data set #(?=\d+$)/, " with data set ");
}
function plainSpaces(text) {
  return text.replace(/·/g, " ");
}

// src/core/failure/readers/phpunit.ts
var phpunit = {
  tool: "phpunit",
  rank: "tool",
  programs: ["phpunit", "paratest", "simple-phpunit"],
  signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
  read: read27
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST5 = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE6 = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY5 = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES4 = 80;
var MOST_VALUES2 = 20;
function read27({ lines }) {
  let kind = "";
  const found = [];
  for (const [line, text] of lines.entries()) {
    kind = SECTION.exec(text)?.groups?.kind ?? kind;
    const groups = TEST5.exec(text)?.groups;
    if (groups === void 0 || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt4(line, testId, blockOf4(lines.slice(line + 1, line + MOST_LINES4)), SEVERITY.get(kind)));
  }
  if (found.length > 0) return found;
  const titled = titledTests(lines).map(({ line, testId, block }) => testAt4(line, testId, block));
  return titled.length > 0 ? titled : notRun(lines);
}
var SEVERITY = /* @__PURE__ */ new Map([
  ["error", "error"],
  ["failure", "error"],
  ["PHPUnit error", "error"],
  ["risky test", "warning"],
  ["warning", "warning"],
  ["deprecation", "warning"]
]);
function blockOf4(following) {
  const end = following.findIndex(
    (text) => TEST5.test(text) || /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$/.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function testAt4(line, testId, block, severity = "error") {
  const files = block.flatMap((text) => PLACE6.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY5.test(file));
  const place = {
    phase: "test",
    severity,
    testId,
    file: files.at(-1) ?? null,
    frame: files[0] ?? null
  };
  const words = messageOf(block);
  const thrown = /^(?<class>[\w\\]{1,200}): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== void 0 && /(?:Error|Exception|Throwable)$/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      ...place,
      class: thrown.class ?? null,
      speech: "runtime"
    });
  }
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  const values = diffOf(block);
  return findingOf(line, words, { ...place, speech, ...values.length > 0 ? { values } : {} });
}
function messageOf(block) {
  const end = block.findIndex((text) => text === "" || text === "--- Expected");
  return block.slice(0, end < 0 ? 3 : end).join(" ");
}
function diffOf(block) {
  const start2 = block.indexOf("+++ Actual");
  if (start2 < 0) return [];
  return block.slice(start2 + 1).filter((text) => /^[-+]/.test(text)).slice(0, MOST_VALUES2);
}
function notRun(lines) {
  return lines.flatMap((text, line) => {
    if (/^No tests executed!|^No tests found in class/.test(text))
      return findingOf(line, "no tests executed", { phase: "test", code: "no-tests" });
    if (/^(?:Unknown option "|Cannot open file "|Test file ".*" not found|Could not read (?:XML from file|"))/.test(
      text
    )) {
      return findingOf(line, text, { phase: "test", code: "usage" });
    }
    return [];
  });
}

// src/core/failure/readers/without-line-prefixes.ts
function withoutLinePrefixes(lines) {
  const timeless = withoutTimes(lines);
  const marks = marksOf(timeless ?? lines);
  if (timeless === null && marks.size === 0) return null;
  const streams = /* @__PURE__ */ new Map();
  for (const [line, marked] of (timeless ?? lines).entries()) {
    const mark = markOf(marked, marks);
    const stream = streams.get(mark.name) ?? [];
    stream.push({ text: marked.slice(mark.length), line });
    streams.set(mark.name, stream);
  }
  const names = [...streams.keys()].sort();
  return names.flatMap((name) => streams.get(name) ?? []);
}
var TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z /;
function withoutTimes(lines) {
  const stamped = lines.filter((line) => TIME.test(line)).length;
  const all = lines.filter((line) => line !== "").length;
  return stamped * 2 > all ? lines.map((line) => line.replace(TIME, "")) : null;
}
var BUILDKIT = "BuildKit";
var STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
var MARK = /^(?:\[[\w@/. -]{1,60}\]:? |[\w@/.-]{1,80}:[\w.:-]{0,38}\w: |[\w@/.-]{1,80} [\w.:-]{1,40}: |@?[\w/.-]{1,80}: |[\w.-]{1,60} {1,20}\| )/;
var PROOFS = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name) => `${name}: `],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name) => `${name}: `],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name) => `${name} `],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name) => `${name}: `],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name) => `${name}: `],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`]
];
function marksOf(lines) {
  const marks = /* @__PURE__ */ new Set();
  for (const line of lines) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name = proof.exec(line)?.[1];
      if (name !== void 0) marks.add(mark(name));
    }
  }
  return marks;
}
function markOf(line, marks) {
  if (marks.has(BUILDKIT)) {
    const step = STEP.exec(line);
    if (step !== null) return { name: step.groups?.name ?? "#", length: step[0].length };
  }
  const mark = MARK.exec(line)?.[0] ?? "";
  const name = mark.endsWith("| ") ? `${mark.slice(0, -2).trimEnd()}|` : mark;
  return marks.has(name) ? { name, length: mark.length } : { name: "", length: 0 };
}

// src/core/failure/readers/prefixed.ts
function prefixed(inner) {
  return {
    tool: "prefixed",
    rank: "tool",
    programs: ["docker", "docker-compose", "buildx", "turbo", "pnpm", "yarn", "lerna", "concurrently", "act"],
    signature: /^#\d{1,4} |^ > \[|: cache (?:miss|hit|bypass)|\$ \S| exit|: Process started|^\d{4}-\d\d-\d\dT/m,
    read: (output) => readInside(output, inner)
  };
}
function readInside(output, inner) {
  const marked = withoutLinePrefixes(output.lines);
  if (marked === null) return [];
  const lines = marked.map(({ text }) => text);
  return chooseFindings({ lines }, "", inner).map(({ finding: finding11, tool }) => ({
    ...finding11,
    tool,
    line: marked[finding11.line]?.line ?? 0
  }));
}

// src/core/failure/readers/pytest-run.ts
var NOT_RUN = [
  [/^(?:\S{1,200}: |ERROR: )(?:error: )?(unrecognized arguments: .*)$/, "usage"],
  [/^ERROR: ((?:file or directory )?not found: .*)$/, "usage"],
  [/^INTERNALERROR> ((?:[A-Za-z_]\w{0,60}\.){0,8}\w{1,60}(?:Error|Exception)\b.*)$/, "internal"],
  [/^(?:=+ )?(no tests ran)\b/, "no-tests"]
];
function missedCoverage(lines) {
  return lines.flatMap((text, line) => {
    const said = /^(?:FAIL (Required test coverage of .*)|ERROR: (Coverage failure: .*))$/.exec(text);
    const words = said?.[1] ?? said?.[2];
    return words === void 0 ? [] : [{ ...problem(line, "coverage", words), speech: "assertion" }];
  });
}
function pytestNotRun(lines) {
  for (const [pattern, code] of NOT_RUN) {
    const line = lines.findIndex((text) => pattern.test(text));
    const words = pattern.exec(lines[line] ?? "")?.[1];
    if (words !== void 0) return [problem(line, code, words)];
  }
  return [];
}
function problem(line, code, message) {
  return {
    line,
    severity: "error",
    phase: "test",
    code,
    class: null,
    message,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}

// src/core/failure/readers/python-traceback.ts
var HEADER5 = /^(?:Exception Group )?Traceback \(most recent call last\):$/;
var CALL2 = /^ {2}File "([^"]{1,1000})", line \d+(?:, in (.{1,200}))?$/;
var CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
var GUTTER = /^ *(?:\+ (?=Exception Group)|\| ?)/;
var GROUP = /^[\w.]{0,200}ExceptionGroup: /;
var DIAGNOSTIC2 = /^(?:ImportError|ModuleNotFoundError|NameError|SyntaxError|IndentationError|TabError)$/;
var MEMBER = /^ *\+[-+]{2,20} \d+ -{2,80}$/;
function readTracebacks(lines) {
  const found = [];
  let calls = null;
  let group = [];
  for (const [line, text] of lines.entries()) {
    const plain3 = text.replace(GUTTER, "");
    if (CHAINED.test(plain3)) found.pop();
    if (GROUP.test(plain3)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain3, calls);
    if (opened === null && calls !== null && /^\S/.test(plain3)) {
      found.push(...endOf(plain3, line, calls));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}
function openedBy(text, calls) {
  if (HEADER5.test(text)) return [];
  const call = CALL2.exec(text);
  if (call?.[1] === void 0) return null;
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}
function readException(text) {
  const named = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named?.[1] !== void 0 && isClassName(named[1])) return { class: named[1], message: named[2] ?? "" };
  const bare = text.replace(/:$/, "");
  if (/^[A-Za-z_][\w.<>]{0,200}$/.test(bare) && isClassName(bare)) return { class: bare, message: bare };
  if (/^assert\b/.test(text)) return { class: "AssertionError", message: text };
  return { class: null, message: text };
}
function pythonSpeech(exceptionClass, message) {
  if (exceptionClass === "AssertionError") return "assertion";
  if (/^(?:invalid literal for|could not convert|time data) /.test(message)) return "assertion";
  return DIAGNOSTIC2.test(exceptionClass ?? "") ? "diagnostic" : "runtime";
}
function inProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}
function frameOf4(file, fn) {
  return fn === null || fn.startsWith("<") ? file : `${file} ${fn}`;
}
function endOf(text, line, calls) {
  const { class: name, message } = readException(text);
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line,
      class: name,
      message,
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf4(inner.file, inner.fn)
    }
  ];
}
function isClassName(name) {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}

// src/core/failure/readers/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE7 = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
function pytestSections(lines) {
  const ends = lines.findIndex((text) => /^=+ short test summary info =+$/.test(text));
  const body = ends < 0 ? lines : lines.slice(0, ends);
  const heads = body.flatMap((text, line) => isHead(text) ? [line] : []);
  const sections = heads.map((head, index) => section(body, head, heads[index + 1] ?? body.length));
  const named = sections.filter((one) => one !== null);
  return [...named, ...namelessFailures(body), ...conftest(body)];
}
function isHead(text) {
  return text.startsWith("__") && text.endsWith("__") || text.startsWith("===") && text.endsWith("===");
}
function section(lines, head, end) {
  const title = (lines[head] ?? "").replace(/^_+ /, "").replace(/ _+$/, "");
  if (title.startsWith("=")) return null;
  const stage = STAGE.exec(title);
  const body = withoutCaptured(lines.slice(head + 1, end));
  return {
    line: head,
    key: stage === null ? `FAILED ${title.replace(/ (?:\[[^\]]*\] ?)?(?:\(.*\))?$/, "")}` : `ERROR ${stage[3]}`,
    code: codeOf2(stage?.[1] ?? stage?.[2]),
    ...contentOf2(body)
  };
}
function withoutCaptured(body) {
  const start2 = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start2 < 0 ? body : body.slice(0, start2);
}
function codeOf2(stage) {
  if (stage === "setup" || stage === "teardown") return stage;
  return stage === void 0 ? null : "collection";
}
function contentOf2(body) {
  const native = readTracebacks(body).at(-1);
  const places = placesIn(body);
  const last = places.at(-1);
  const from = native?.line ?? exceptionLine(body);
  const said = withoutMark(body[from] ?? "");
  const after = withoutMark(body[from + 1] ?? "");
  return {
    said,
    compared: after.startsWith("assert ") && !said.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf4(last.file, last.fn)
  };
}
function exceptionLine(body) {
  let start2 = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start2 > 0 && /^E(?: |$)/.test(body[start2 - 1] ?? "")) start2 -= 1;
  if (!/^E +File "/.test(body[start2] ?? "")) return start2;
  const named = body.findIndex((text, line) => line > start2 && /^E {3}[A-Z]\w+: /.test(text));
  return named < 0 ? start2 : named;
}
function withoutMark(text) {
  return text.replace(/^E? +/, "");
}
function placesIn(body) {
  let fn = null;
  return body.flatMap((text) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text)?.[1] ?? fn;
    const [, file, rest = ""] = PLACE7.exec(text) ?? [];
    if (file === void 0 || !inProject(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines) {
  const start2 = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start2 < 0 || lines.slice(start2).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE7.exec(text) ?? [];
    if (line < start2 || file === void 0 || words === void 0 || words === "") return [];
    const compared = comparedAbove(lines, line);
    return [
      {
        line,
        key: "FAILED *",
        code: null,
        said: words,
        compared,
        file,
        frame: inProject(file) ? file : null
      }
    ];
  });
}
function comparedAbove(lines, line) {
  for (let above = line - 1; above > line - 200; above -= 1) {
    const text = lines[above] ?? "";
    if (!/^(?:E | {4})/.test(text)) return null;
    if (/^E {3}/.test(text)) {
      const next = withoutMark(lines[above + 1] ?? "");
      return above + 1 < line && next.startsWith("assert ") ? next : null;
    }
  }
  return null;
}
function conftest(lines) {
  const line = lines.findIndex((text) => text.startsWith("ImportError while loading conftest "));
  if (line < 0) return [];
  const file = /'([^']{1,500})'/.exec(lines[line] ?? "")?.[1] ?? "conftest.py";
  return [{ line, key: `ERROR ${file}`, code: "collection", ...contentOf2(lines.slice(line)) }];
}

// src/core/failure/readers/pytest.ts
var pytest = {
  tool: "pytest",
  rank: "tool",
  programs: ["pytest", "py.test", "tox", "nox"],
  signature: /^=+ (?:test session starts|FAILURES|ERRORS|short test summary info|no tests ran)|^no tests ran in |^ImportError while loading conftest |^(?:\S{1,200}: |ERROR: )(?:error: unrecognized arguments|usage: \S{0,20}pytest|file or directory not found: )|^INTERNALERROR>/m,
  read: read28
};
var SUMMARY2 = /^=+ short test summary info =+$/;
var ENTRY2 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read28({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  return found.length > 0 ? found : pytestNotRun(lines);
}
function summaryOf(lines) {
  const start2 = lines.findIndex((text) => SUMMARY2.test(text));
  if (start2 < 0) return [];
  return lines.slice(start2).flatMap((text, offset) => {
    const [, kind, id, said] = ENTRY2.exec(text) ?? [];
    if (kind === void 0 || id === void 0) return [];
    if (/^contains \d+ failed subtests?$/.test(said ?? "")) return [];
    return [{ line: start2 + offset, kind, id, said: said ?? "" }];
  });
}
function fromEntries(entries, sections) {
  const unused = /* @__PURE__ */ new Map();
  for (const section2 of sections) {
    const queue = unused.get(section2.key);
    if (queue === void 0) unused.set(section2.key, [section2]);
    else queue.push(section2);
  }
  return entries.map((entry) => {
    const section2 = unused.get(keyOf(entry))?.shift() ?? namelessOf(entry, unused.get("FAILED *"));
    const words = section2 === void 0 || section2.said === "" ? entry.said : section2.said;
    const code = section2?.code ?? (entry.kind === "ERROR" ? stageOf(entry.id) : null);
    return finding8(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section2 });
  });
}
function namelessOf(entry, sections) {
  const start2 = entry.said.replace(/\.\.\.$/, "");
  const next = sections?.slice(0, 200) ?? [];
  const index = next.findIndex((section2) => section2.said.startsWith(start2));
  return index < 0 ? void 0 : sections?.splice(index, 1)[0];
}
function subtestOf(kind) {
  return kind.replace(/^[A-Z]+/, "").replace(/='([^']{0,200})'/g, "=$1");
}
function keyOf({ kind, id }) {
  const [file = "", ...names] = splitId(id);
  return `${kind === "ERROR" ? kind : "FAILED"} ${names.length === 0 ? file : names.join(".")}`;
}
function splitId(id) {
  const bracket = id.indexOf("[");
  if (bracket < 0) return id.split("::");
  const parts = id.slice(0, bracket).split("::");
  return [...parts.slice(0, -1), (parts.at(-1) ?? "") + id.slice(bracket)];
}
function stageOf(id) {
  return id.includes("::") ? "setup" : "collection";
}
function fromSection(section2) {
  const name = section2.key.slice(section2.key.indexOf(" ") + 1);
  const bracket = name.indexOf("[");
  const plain3 = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain3}${bracket < 0 ? "" : name.slice(bracket)}`;
  return finding8(section2.line, { id, words: section2.said, code: section2.code, section: section2 });
}
function finding8(line, part) {
  const said = readException(part.words);
  const compared = part.section?.compared ?? null;
  const message = said.message === "" ? "failed without a message" : said.message;
  return {
    line,
    severity: "error",
    phase: "test",
    code: part.code,
    class: said.class,
    message,
    speech: part.code !== null && said.class === null ? "diagnostic" : pythonSpeech(said.class, message),
    ...compared === null ? {} : { values: [compared] },
    file: splitId(part.id)[0] ?? null,
    testId: part.id.includes("::") ? part.id : null,
    frame: part.section?.frame ?? null
  };
}

// src/core/failure/readers/python.ts
var python = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read: read29
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read29({ lines }) {
  const exceptions = readTracebacks(lines).map(
    (traceback) => ({
      line: traceback.line,
      severity: "error",
      phase: "run",
      code: null,
      class: traceback.class,
      message: traceback.message,
      speech: pythonSpeech(traceback.class, traceback.message),
      file: traceback.file,
      testId: null,
      frame: traceback.frame
    })
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}
function notStarted(text, line) {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === void 0) return [];
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: message.startsWith("No module") ? "command-not-found" : "missing-script",
      class: null,
      message,
      speech: "diagnostic",
      file: null,
      testId: null,
      frame: null
    }
  ];
}

// src/core/failure/readers/rspec.ts
var rspec = {
  tool: "rspec",
  rank: "tool",
  programs: ["rspec"],
  signature: /^ *Failure\/Error: |^\d+ examples?, \d+ failures?/m,
  read: read30
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME6 = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE3 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES5 = 60;
function read30({ lines }) {
  const found = lines.flatMap((text, line) => SUBJECT.test(text) ? failureAt(lines, line) : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none < 0 ? [] : [findingOf(none, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines, line) {
  const block = blockOf5(lines.slice(line + 1, line + MOST_LINES5));
  const { testId, file } = headOf(lines, line);
  const frames = block.flatMap((text) => frameOf5(text) ?? []).filter((frame) => !OUTSIDE3.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn(line, wordsOf3(block), place);
}
function findingIn(line, words, place) {
  const errorClass = ERROR_CLASS.exec(words[0] ?? "")?.groups?.class ?? null;
  if (errorClass !== null) {
    const message2 = rubyMessage(words[1] ?? "");
    return findingOf(line, message2, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
  }
  const message = words.join(" ");
  const split = splitComparison(message, "expected:", "got:");
  if (split === null) return findingOf(line, message, { ...place, speech: "assertion" });
  const [expected = "", actual = ""] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? "";
  return findingOf(line, `${split.message} ${how}`, {
    ...place,
    speech: "assertion",
    values: [expected, actual.replace(how, "").trim()]
  });
}
function blockOf5(following) {
  const end = following.findIndex(
    (text) => SUBJECT.test(text) || EXAMPLE.test(text) || /^(?:Finished in |Failed examples:|An error occurred )/.test(text)
  );
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.trim());
}
function wordsOf3(block) {
  const end = block.findIndex((text) => text === "Diff:" || FRAME6.test(text));
  const told = (end < 0 ? block : block.slice(0, end)).filter((text) => text !== "");
  return told.slice(0, 6);
}
function headOf(lines, line) {
  for (let at = line - 1; at >= Math.max(0, line - 5); at -= 1) {
    const text = lines[at] ?? "";
    const name = EXAMPLE.exec(text)?.groups?.name;
    if (name !== void 0) return { testId: name, file: null };
    const file = LOADING.exec(text)?.groups?.file;
    if (file !== void 0) return { testId: null, file };
  }
  return { testId: null, file: null };
}
function frameOf5(text) {
  const groups = FRAME6.exec(text)?.groups;
  if (groups === void 0) return null;
  const method = groups.method ?? "";
  return { file: groups.file ?? "", method: /block|<|required/.test(method) ? "" : method };
}

// src/core/failure/readers/rubocop.ts
var rubocop = {
  tool: "rubocop",
  rank: "tool",
  programs: ["rubocop", "standardrb"],
  signature: /:\d+:\d+: [CWEFRI]: (?:\[\w+\] )?[A-Z]\w+\//,
  read: read31
};
var OFFENCE = /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;
function read31({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = OFFENCE.exec(text)?.groups;
    if (groups === void 0) return [];
    return findingOf(line, (groups.message ?? "").replace(/`/g, ""), {
      phase: "lint",
      code: groups.cop ?? null,
      file: groups.file ?? null
    });
  });
}

// src/core/failure/readers/ruby.ts
var ruby = {
  tool: "ruby",
  rank: "runtime",
  programs: ["ruby", "rake", "bundle", "rails", "irb"],
  signature: /:\d+:in [`'].*\([A-Z][\w:]*\)$|:\d+: syntax error|: --> |^rake aborted!|--> .*\.rb$/m,
  read: read32
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME7 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE4 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE4 = 200;
function read32({ lines }) {
  const raised = lines.flatMap((text, line) => raisedAt(lines, text, line) ?? []);
  if (raised.length > 0) return withCause(raised, lines);
  return lines.flatMap((text, line) => {
    const groups = SYNTAX.exec(text)?.groups;
    if (groups === void 0) return [];
    return syntaxError(line, groups.file ?? "", groups.message ?? "");
  });
}
function raisedAt(lines, text, line) {
  const groups = RAISED.exec(text)?.groups;
  if (groups === void 0) return null;
  const onLoad = SYNTAX.exec(groups.message ?? "")?.groups;
  if (onLoad !== void 0) return syntaxError(line, onLoad.file ?? "", onLoad.message ?? "");
  const own3 = { file: groups.file ?? "", method: groups.method ?? "" };
  const trace = lines.slice(line + 1, line + LONGEST_TRACE4).flatMap((following) => frameOf6(following) ?? []);
  const top = [own3, ...trace].find(({ file }) => !OUTSIDE4.test(file));
  const errorClass = groups.class ?? "";
  return findingOf(line, rubyMessage(groups.message ?? ""), {
    class: errorClass,
    speech: rubySpeech(errorClass),
    file: top?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${methodName(top.method)}`.trim()
  });
}
function withCause(raised, lines) {
  const [first, ...others2] = raised;
  const cause = others2.at(-1);
  if (first === void 0 || cause === void 0) return raised;
  if (!FRAME7.test(lines[cause.line - 1] ?? "")) return raised;
  return [{ ...first, message: `${first.message}; caused by ${cause.class}: ${cause.message}` }];
}
function syntaxError(line, file, message) {
  return findingOf(line, rubyMessage(message), { phase: "compile", class: "SyntaxError", file });
}
function frameOf6(text) {
  const groups = FRAME7.exec(text)?.groups;
  return groups === void 0 ? null : { file: groups.file ?? "", method: groups.method ?? "" };
}
function methodName(method) {
  const plain3 = method.replace(/^.* in (?=\S+$)/, "").replace(/^.*[#.](?=[^#.]+$)/, "");
  return /^<.*>$|\(required\)>$/.test(plain3) || plain3.startsWith("<") ? "" : plain3;
}

// src/core/failure/readers/ruff.ts
var ruff = {
  tool: "ruff",
  rank: "tool",
  programs: ["ruff"],
  signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
  read: read33
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE8 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read33({ lines }) {
  const found = [];
  let group = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf2(text, lines[line + 1] ?? "", group);
    if (groups !== null) found.push(finding9(line, groups));
  });
  if (found.length > 0) return found;
  return lines[0] === "[" ? fromJson(lines) : broken(lines);
}
function fromJson(lines) {
  const seen = {};
  return lines.flatMap((text, line) => {
    const [, key, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (key === void 0 || value === void 0) return [];
    seen[key] = jsonText(value);
    return key === "message" ? [finding9(line, { file: seen.filename, code: seen.code, message: seen.message })] : [];
  });
}
function groupsOf2(text, next, group) {
  const place = PLACE8.exec(next)?.groups;
  if (place !== void 0) return merge(FULL.exec(text), place.file);
  const line = text.startsWith("::error ") ? text.slice(text.lastIndexOf("::") + 2).replace(/%0A.*$/, "") : text;
  const flat = CONCISE.exec(line) ?? PYLINT.exec(line);
  if (flat?.groups !== void 0) return flat.groups;
  const reformat = REFORMAT.exec(line)?.groups;
  if (reformat !== void 0)
    return { file: reformat.file, code: "unformatted", message: "File would be reformatted" };
  return group === null ? null : merge(GROUPED.exec(line), group);
}
function merge(match, file) {
  return match?.groups === void 0 ? null : { ...match.groups, file };
}
function finding9(line, { file, code, message }) {
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? "") ?? [];
  return {
    line,
    severity: "error",
    phase: "lint",
    code: code ?? null,
    class: null,
    message: words ?? message ?? "",
    speech: "diagnostic",
    ...limit === void 0 ? {} : { values: [limit] },
    file: file ?? null,
    testId: null,
    frame: null
  };
}
function broken(lines) {
  if (lines.some((text) => /would be reformatted/.test(text))) return diffs(lines);
  const failed6 = lines.indexOf("ruff failed");
  if (failed6 < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed6 && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding9(failed6, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
  ];
}
function diffs(lines) {
  return lines.flatMap((text, line) => {
    const file = text.startsWith("+++ ") ? text.slice(4) : null;
    return file === null ? [] : [finding9(line, { file, code: "unformatted", message: "File would be reformatted" })];
  });
}
function misused(lines) {
  if (!lines.some((text) => text.startsWith("Usage: ruff"))) return [];
  return lines.flatMap((text, line) => {
    const message = /^error: (.+)$/.exec(text)?.[1];
    return message === void 0 ? [] : [finding9(line, { code: "usage", message })];
  });
}

// src/core/failure/readers/rust-panic.ts
var rustPanic = {
  tool: "rust",
  rank: "runtime",
  programs: ["cargo"],
  signature: /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
  read: read34
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST4 = 2e3;
function panicAt(lines, line) {
  const text = lines[line] ?? "";
  const [, thread, place] = NEW.exec(text) ?? [];
  if (thread !== void 0 && place !== void 0) {
    return panicFrom(lines, { line, thread, place, said: lines[line + 1] ?? "", below: line + 2 });
  }
  const [, oldThread, said, oldPlace] = OLD.exec(text) ?? [];
  if (oldThread === void 0 || said === void 0 || oldPlace === void 0) return null;
  return panicFrom(lines, { line, thread: oldThread, place: oldPlace, said, below: line + 1 });
}
function panicFrom(lines, { line, thread, place, said, below }) {
  const message = said.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, "$1`$2` failed") || "panicked without a message";
  const file = isProject2(place) ? place : null;
  return {
    line,
    thread,
    message,
    values: valuesBelow(lines, below),
    file,
    frame: projectCall(lines, below) ?? file
  };
}
function read34({ lines }) {
  const panics = lines.flatMap((_text, line) => panicAt(lines, line) ?? []);
  const own3 = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own3.length > 0) return own3.map((panic) => panicFinding(panic));
  return lines.flatMap((text, line) => returned(text, line, lines[line + 2] === "Caused by:"));
}
function panicFinding(panic) {
  return {
    line: panic.line,
    severity: "error",
    phase: "run",
    code: null,
    class: "panic",
    message: panic.message,
    speech: "runtime",
    ...panic.values.length > 0 ? { values: panic.values } : {},
    file: panic.file,
    testId: null,
    frame: panic.frame
  };
}
function returned(text, line, caused) {
  const message = (caused ? /^Error: (.+)$/ : RETURNED).exec(text)?.[1];
  if (message === void 0) return [];
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: null,
      class: "Error",
      message,
      speech: "runtime",
      file: null,
      testId: null,
      frame: null
    }
  ];
}
function valuesBelow(lines, from) {
  const values = [];
  for (let line = from; line < from + 20; line += 1) {
    const text = lines[line];
    if (text === void 0 || text === "" || /^(?:note:|stack backtrace:|thread '|----|error:|test |(?:FAILED|ok)$)/.test(text))
      break;
    const operand2 = OPERAND.exec(text);
    values.push(operand2 === null ? text.trim() : `${operand2[1]}: ${operand2[2] ?? operand2[3] ?? ""}`);
  }
  return values;
}
function projectCall(lines, from) {
  const end = Math.min(lines.length, from + LONGEST4);
  for (let line = from; line < end; line += 1) {
    const text = lines[line] ?? "";
    if (/^(?:thread '|---- |failures:$|test result:)/.test(text)) return null;
    const file = /^ +at (?:\.\/)?(\S.*\.rs):\d+:\d+$/.exec(text)?.[1];
    if (file === void 0 || !isProject2(file)) continue;
    const fn = /^ +\d+: +(?:0x[0-9a-f]+ - )?(.{1,500})$/.exec(lines[line - 1] ?? "")?.[1];
    return fn === void 0 ? file : `${file} ${withoutHashes(fn)}`;
  }
  return null;
}
function withoutHashes(fn) {
  return fn.replace(/::h[0-9a-f]{16}$/, "").replace(/\[[0-9a-f]{16}\]/g, "");
}
function isProject2(file) {
  return !/^(?:[/<~]|\.\.|[A-Za-z]:[\\/]|library\/)/.test(file);
}

// src/core/failure/readers/cargo-test.ts
var SECTION2 = /^---- (.{1,500}) stdout ----$/;
var VERDICT = /^(?:test (.{1,500}?)(?: - should panic)?(?: - .{1,40})? \.\.\. FAILED|(.{1,500}) --- FAILED)$/;
function cargoTests(lines) {
  if (!lines.some((text) => /^running \d+ tests?$/.test(text))) return [];
  const heads = lines.flatMap((text, line) => SECTION2.test(text) ? [line] : []);
  const sections = heads.map((head, index) => sectionFinding(lines, head, heads[index + 1] ?? lines.length));
  const named = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named.has(one.testId));
  return [...sections, ...loose];
}
function sectionFinding(lines, head, end) {
  const name = SECTION2.exec(lines[head] ?? "")?.[1] ?? "";
  const body = bodyEnd(lines, head, end);
  const note = lines.slice(head, body).find((text) => /^note: (?:test did not panic|panic did not contain)/.test(text));
  const expected = lines.slice(head, body).find((text) => text.startsWith(" expected substring: "));
  for (let line = head + 1; line < body; line += 1) {
    const one = findingAt2(lines, line, name);
    if (one !== null) return note === void 0 ? one : { ...one, ...unexpected(note, expected) };
  }
  const words = note ?? lines.slice(head + 1, body).find((text) => text !== "") ?? "failed without a message";
  return { ...test(head, name, words), ...note === void 0 ? {} : unexpected(note, expected) };
}
function bodyEnd(lines, head, end) {
  for (let line = head + 1; line < end; line += 1) {
    if (lines[line] === "failures:") return line;
  }
  return end;
}
function findingAt2(lines, line, name) {
  const panic = panicAt(lines, line);
  if (panic === null) {
    const returned2 = /^Error: (.+)$/.exec(lines[line] ?? "")?.[1];
    return returned2 === void 0 ? null : { ...test(line, name, returned2), class: "Error" };
  }
  return {
    ...test(line, name, panic.message),
    class: "panic",
    ...panic.values.length > 0 ? { values: panic.values } : {},
    file: panic.file,
    frame: panic.frame
  };
}
function unexpected(note, expected) {
  const message = note.replace(/^note: /, "").replace(/ at \S+:\d+:\d+$/, "");
  return {
    class: "should-panic",
    message,
    speech: "diagnostic",
    ...expected === void 0 ? {} : { values: [expected.trim()] }
  };
}
function looseFindings(lines) {
  const failed6 = new Set(lines.flatMap((text) => VERDICT.exec(text)?.slice(1, 3).filter(Boolean) ?? []));
  const listed = new Set(listedFailures(lines));
  return lines.flatMap((text, line) => {
    const [, owner, returned2] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== void 0 && returned2 !== void 0)
      return [{ ...test(line, owner, returned2), class: "Error" }];
    const name = panicAt(lines, line)?.thread ?? "";
    const one = failed6.has(name) || listed.has(name) ? findingAt2(lines, line, name) : null;
    return one === null ? [] : [one];
  });
}
function listedFailures(lines) {
  return lines.flatMap((text) => /^ {4}(\S+)$/.exec(text)?.[1] ?? []);
}
function test(line, name, message) {
  return {
    line,
    severity: "error",
    phase: "test",
    tool: "cargo test",
    code: null,
    class: null,
    message,
    speech: "runtime",
    file: null,
    // A documentation test is named by its line.
    testId: name.replace(/ \(line \d+\)$/, ""),
    frame: null
  };
}

// src/core/failure/readers/rust-label.ts
function rustLabel(block) {
  const frame = block.findIndex((text) => /^ *\| .*\^/.test(text));
  const carets = block[frame] ?? "";
  if (frame < 0) return null;
  const column = carets.indexOf("^");
  const beside = carets.slice(column).replace(/^\^+/, "");
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === "" || /^ *help: /.test(beside) ? null : labelBelow(block, frame, column);
}
function labelBelow(block, frame, column) {
  for (let line = frame + 1; line < frame + 12; line += 1) {
    const text = block[line];
    if (text === void 0 || !/^ *\| /.test(text)) return null;
    const words = text.slice(column);
    if (/^[^\s|]/.test(words) && /^[\s|]*$/.test(text.slice(text.indexOf("|"), column)))
      return words.trim().replace(/ +\|$/, "");
  }
  return null;
}

// src/core/failure/readers/rustc.ts
var rustc = {
  tool: "rustc",
  rank: "tool",
  programs: ["cargo", "rustc", "clippy-driver", "cross"],
  signature: /^error(?:\[\w{1,40}\])?: [^\n]{1,4000}\n *--> |^[^\s:][^:\n]{0,500}\.rs:\d+:\d+: error|^error: (?:could not compile|failed to |no matching package|invalid |expected |test failed|linking with|no such (?:sub)?command|the lock file|no \w+ target named |package ID specification |could not find `Cargo)|^Usage: cargo\b|^\{"reason":"compiler-message"|^test result: FAILED|^---- .{1,500} stdout ----$/m,
  read: read35
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE9 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var FOLLOWER2 = /^(?:could not compile|aborting due to|build failed|(?:doc)?test failed|\d+ (?:targets?|previous errors?|warnings?)|process didn't exit|linking with|Recipe |`\S+` \(.*\) generated|unused manifest key)/;
var MISUSE = /^no such (?:sub)?command|^unexpected argument|^unrecognized |^no \w+ target named |^package ID specification |^could not find `Cargo\.toml`/;
function read35({ lines }) {
  const found = lines.flatMap((text, line) => rendered(text, line) ?? diagnosticAt2(lines, line));
  const all = [...found, ...cargoTests(lines)];
  return all.length > 0 ? all : undetailed(lines);
}
function diagnosticAt2(lines, line) {
  const text = lines[line] ?? "";
  const short = SHORT2.exec(text)?.groups;
  if (short !== void 0) return [finding10(line, short, short.file ?? null)];
  const long = LONG.exec(text)?.groups;
  return long === void 0 || FOLLOWER2.test(long.message ?? "") ? [] : longFinding(lines, line, long);
}
function rendered(text, line) {
  if (!text.startsWith('{"reason":"compiler-message"')) return null;
  const block = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text)?.[1];
  return block === void 0 ? [] : diagnosticAt2(jsonText(block).split("\n"), 0).map((one) => ({ ...one, line }));
}
function longFinding(lines, line, groups) {
  const file = PLACE9.exec(lines[line + 1] ?? "")?.groups?.file;
  if (file === void 0) return cargoFinding(lines, line);
  const end = endOfBlock3(lines, line);
  const block = lines.slice(line + 2, end);
  const label = file.endsWith(".toml") ? null : rustLabel(block);
  const message = label === null ? groups.message ?? "" : `${groups.message}: ${label}`;
  const lint = clippyLint(block);
  return [finding10(line, { ...groups, code: lint ?? groups.code, message }, file)];
}
function endOfBlock3(lines, from) {
  const last = Math.min(lines.length, from + 400);
  for (let line = from + 2; line < last; line += 1) {
    if (/^(?:error|warning)\b/.test(lines[line] ?? "") || lines[line] === "") return line;
  }
  return last;
}
function clippyLint(block) {
  const names = block.map((text) => /rust-clippy\/[^#\s]{1,80}#(\w{1,80})$/.exec(text)?.[1]);
  const name = names.find((one) => one !== void 0);
  return name === void 0 ? void 0 : `clippy::${name}`;
}
function finding10(line, { code, message }, file) {
  return {
    line,
    severity: "error",
    phase: code?.startsWith("clippy::") ? "lint" : "compile",
    tool: toolOf3(code, file),
    code: code ?? null,
    class: null,
    message: message ?? "",
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
function toolOf3(code, file) {
  if (code?.startsWith("clippy::")) return "clippy";
  return file === null || file.endsWith(".toml") ? "cargo" : "rustc";
}
function cargoFinding(lines, line) {
  const message = CARGO.exec(lines[line] ?? "")?.groups?.message;
  if (message === void 0) return [];
  const below = lines.slice(line + 1, line + 40);
  const causes = below.flatMap(
    (text, index) => text === "Caused by:" ? [below[index + 1]?.trim() ?? ""] : []
  );
  const said = [message, ...causes.slice(-3)].join(": ");
  return [
    {
      ...finding10(line, { message: said }, null),
      phase: "install",
      code: MISUSE.test(message) ? "usage" : null
    }
  ];
}
function undetailed(lines) {
  const line = lines.findIndex(
    (text) => /^error: (?:linking with|could not compile|(?:doc)?test failed|process didn't)/.test(text)
  );
  if (line < 0 || lines.some(
    (text) => /undefined (?:symbol|reference)|duplicate symbol|multiple definition|cannot find -l|unable to find library/.test(
      text
    )
  ))
    return [];
  const message = (lines[line] ?? "").replace(/^error: /, "").replace(/ due to .*$/, "").replace(/, to rerun pass .*$/, "");
  return [finding10(line, { message }, null)];
}

// src/core/failure/readers/shell.ts
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read: read36
};
var SPEAKER = /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
var SHELL2 = /^-?(?:.*\/)?(?:sh|bash|dash|zsh|ksh|ash|busybox|fish|env)$/;
var SMALL_PROGRAM = /^(?:.*\/)?(?:cat|cp|mv|rm|ln|ls|cd|mkdir|rmdir|touch|chmod|chown|find|grep|sed|awk|tar|head|tail|tee|sort|wc|diff|source|rsync|install)$/;
var MOST_AFTER = 25;
var TROUBLES = [
  [
    /^(?:(.{1,300}): (?:command not found|not found|inaccessible or not found)|command not found: (.{1,300})|Unknown command: (.{1,300}))$/,
    "command-not-found",
    "command not found"
  ],
  [
    /^(?:(.{1,300}): [Pp]ermission denied|permission denied: (.{1,300}))$/,
    "not-executable",
    "permission denied"
  ],
  [
    /^(?:(.{1,300}): (?:bad interpreter|cannot execute|Exec format error|cannot execute binary file).*|exec format error: (.{1,300}))$/,
    "not-executable",
    "cannot execute"
  ],
  [
    /^(?:(.{1,300}): No such file or directory|no such file or directory: (.{1,300})|can't open input file: (.{1,300})|(?:cannot|can't) open (.{1,300}?)(?:: No such file)?)$/,
    "no-such-file",
    "no such file or directory"
  ],
  [/^(?:(.{1,300}): Is a directory|is a directory: (.{1,300}))$/, "is-a-directory", "is a directory"],
  [/^(?:(.{1,300}): Not a directory|not a directory: (.{1,300}))$/, "not-a-directory", "not a directory"],
  [
    /^(.{1,100}): (?:unbound variable|parameter not set|parameter null or not set)$/,
    "unbound-variable",
    "unbound variable"
  ]
];
var ZSH = /^(?:command not found|permission denied|no such file or directory|exec format error|is a directory|not a directory): |^parse error|: parameter not set$/;
var SYNTAX2 = /^(?:[Ss]yntax error:? ?|parse error )(?<what>.*)$/;
var WINDOWS = /^(?:'(?<command>[^']{1,300})' is not recognized as an internal or external command|(?:\S{1,300} ?: )?The term '(?<term>[^']{1,300})' is not recognized as (?:the|a) name of a cmdlet)/;
function read36({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start2 = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start2 ? [] : readAt4(text, line) ?? []);
}
function readAt4(text, line) {
  const missing = WINDOWS.exec(text)?.groups;
  if (missing !== void 0) return notFound2(line, missing.command ?? missing.term ?? "");
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === void 0) return null;
  const said = groups?.said ?? "";
  return SMALL_PROGRAM.test(script) ? smallProgram(line, script, said) : shellAt(line, script, groups?.line ?? "", said);
}
function shellAt(line, script, place, said) {
  const isShell = SHELL2.test(script);
  if (!isShell && place === "" || /^\d/.test(place) && !ZSH.test(said)) return null;
  const trouble = troubleOf(said.replace(/^'([^']{1,300})'(?=: )/, "$1"), script);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}
function troubleOf(said, script) {
  const syntax = SYNTAX2.exec(said)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const operand2 = match.slice(1).find((group) => group !== void 0) ?? "";
    return settle(code, words, operand2, script);
  }
  return null;
}
function settle(code, words, operand2, script) {
  if (code === "command-not-found" && operand2.includes("/"))
    return { code: "no-such-file", message: `${operand2}: no such file or directory` };
  if (code === "no-such-file" && /(?:^|\/)env$/.test(script))
    return { code: "command-not-found", message: `${operand2}: command not found` };
  return { code, message: `${operand2}: ${words}` };
}
function smallProgram(line, program, said) {
  const match = /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
    said
  )?.groups;
  if (match === void 0) return null;
  return findingOf(line, `${program}: ${match.operand}: ${match.words}`, {
    code: ERRNO.get(match.words ?? "") ?? null
  });
}
var ERRNO = /* @__PURE__ */ new Map([
  ["No such file or directory", "ENOENT"],
  ["Permission denied", "EACCES"],
  ["Is a directory", "EISDIR"],
  ["Not a directory", "ENOTDIR"],
  ["File exists", "EEXIST"],
  ["No space left on device", "ENOSPC"]
]);
function notFound2(line, command) {
  return findingOf(line, `${command}: command not found`, { code: "command-not-found" });
}

// src/core/failure/readers/shellcheck.ts
var shellcheck = {
  tool: "shellcheck",
  rank: "tool",
  programs: ["shellcheck"],
  signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
  read: read37
};
var FILE4 = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED3 = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read37({ lines }) {
  let file = null;
  const found = [];
  for (const [line, text] of lines.entries()) {
    file = FILE4.exec(text)?.groups?.file ?? file;
    const groups = (MARKED3.exec(text) ?? LIKE_GCC.exec(text))?.groups;
    if (groups === void 0) continue;
    found.push(
      findingOf(line, groups.message ?? "", {
        phase: "lint",
        code: groups.code ?? null,
        file: groups.file ?? file
      })
    );
  }
  return found;
}

// src/core/failure/readers/tsc.ts
var tsc = {
  tool: "tsc",
  rank: "tool",
  programs: ["tsc", "tsgo", "vue-tsc"],
  signature: /\berror TS\d+:/,
  read: read38
};
var PLAIN3 = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL3 = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read38(output) {
  return output.lines.flatMap((text, line) => {
    const groups = (PLAIN3.exec(text) ?? PRETTY.exec(text) ?? GLOBAL3.exec(text))?.groups;
    if (groups === void 0) return [];
    return {
      line,
      severity: groups.severity === "warning" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      class: null,
      message: groups.message ?? "",
      speech: "diagnostic",
      file: groups.file ?? null,
      testId: null,
      frame: null
    };
  });
}

// src/core/failure/readers/unittest.ts
var unittest = {
  tool: "unittest",
  rank: "tool",
  programs: ["unittest"],
  signature: /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
  read: read39
};
var HEADER6 = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE = /^={70}$/;
function read39({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const header = HEADER6.exec(text);
    if (header === null || !DOUBLE.test(lines[line - 1] ?? "")) return;
    found.push(testFinding2(header, lines.slice(line, endOfBlock4(lines, line)), line));
  });
  const none = lines.indexOf("NO TESTS RAN");
  return found.length === 0 && none >= 0 ? [noTests(none)] : found;
}
function endOfBlock4(lines, from) {
  const last = Math.min(lines.length, from + 2e3);
  for (let line = from + 1; line < last; line += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines[line] ?? "")) return line;
  }
  return last;
}
function testFinding2(header, block, line) {
  const [, name = "", owner = "", suffix = ""] = header;
  const traceback = readTracebacks(block).at(-1);
  const said = traceback ?? { ...readException(firstWords(block)), origin: null, frame: null };
  return {
    line,
    severity: "error",
    phase: "test",
    code: codeOf3(name, owner),
    class: said.class,
    message: said.message,
    speech: pythonSpeech(said.class, said.message),
    file: said.origin,
    testId: testIdOf2(name, owner) + suffix.trimEnd(),
    frame: said.frame
  };
}
function codeOf3(name, owner) {
  if (/^setUp(?:Class|Module)$/.test(name)) return "setup";
  if (/^tearDown(?:Class|Module)$/.test(name)) return "teardown";
  return owner.startsWith("unittest.loader.") ? "collection" : null;
}
function testIdOf2(name, owner) {
  if (owner.startsWith("unittest.loader.")) return name;
  const suite = owner.endsWith(`.${name}`) ? owner.slice(0, -name.length - 1) : owner;
  return `${suite} > ${name}`;
}
function firstWords(block) {
  const ruler = block.findIndex((text) => /^-{70}$/.test(text));
  return block.slice(ruler + 1).find((text) => text !== "") ?? block[0] ?? "";
}
function noTests(line) {
  return {
    line,
    severity: "error",
    phase: "test",
    code: "no-tests",
    class: null,
    message: "no tests ran",
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}

// src/core/failure/readers/vite.ts
var vite = {
  tool: "vite",
  rank: "tool",
  programs: ["vite", "rollup", "rolldown"],
  signature: /^error during build:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] |^\[!\] (?:\(plugin |Error|RollupError)/m,
  read: read40
};
var CODED2 = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED3 = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN4 = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read40({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const groups = groupsOf3(text);
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines, line);
    found.push(findingOf(line, groups.message ?? "", { phase: "compile", code: groups.code ?? null, file }));
  });
  return found;
}
function fileAround(lines, line) {
  const below = CODED_PLACE.exec(lines[line + 1] ?? "")?.groups?.file;
  return below ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines[line] ?? "")?.groups?.file ?? null;
}
function groupsOf3(text) {
  const coded = CODED2.exec(text)?.groups;
  if (coded !== void 0)
    return /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/.test(coded.code ?? "") ? null : coded;
  const groups = (TRANSFORM.exec(text) ?? PLACED3.exec(text) ?? PLUGIN.exec(text) ?? PLAIN4.exec(text))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}

// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read: read41
};
var HEADER7 = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?)(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END2 = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read41({ lines }) {
  const found = [];
  let headers = [];
  lines.forEach((text, line) => {
    const header = headerOf(text);
    if (header !== null) headers.push(header);
    else if (UNHANDLED2.test(text)) headers = [{ file: "", test: null }];
    else if (text.trim() !== "" && headers.length > 0) {
      found.push(...failed5(lines, line, headers));
      headers = [];
    }
  });
  return [...found, ...lines.flatMap((text, line) => wholeRun2(text, line))];
}
function headerOf(text) {
  if (!text.includes("FAIL")) return null;
  const groups = HEADER7.exec(text)?.groups;
  return groups?.file === void 0 ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}
function failed5(lines, line, headers) {
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/ \/\/ .{0,60}equality$/, "");
  const end = endOfBlock5(lines, line + 1);
  const origin = originOf(lines, line, end);
  const cause = causeOf2(lines, line + 1, end);
  const finding11 = findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? null,
    class: head?.class ?? null,
    // The words of a snapshot's error hold the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : speechOf(head),
    values: differences(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end)
  });
  const loadPhase = isLoadError(head, message) ? "compile" : "test";
  return headers.map(({ file, test: test2 }) => ({
    ...finding11,
    phase: test2 === null ? loadPhase : "test",
    file: file || origin,
    testId: test2
  }));
}
function causeOf2(lines, from, end) {
  const causes = lines.slice(from, end).flatMap((text) => /^Caused by: (?<head>\S.*)$/.exec(text)?.groups?.head ?? []);
  return causes.at(-1) ?? null;
}
function isLoadError(head, message) {
  return head?.class === "SyntaxError" || head?.class === "RolldownError" || NO_LOAD.test(message);
}
var LONGEST_BLOCK2 = 400;
function endOfBlock5(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK2);
  let end = from;
  while (end < last && !isEnd(lines[end] ?? "")) end += 1;
  return end;
}
function isEnd(text) {
  return END2.test(text) || UNHANDLED2.test(text) || headerOf(text) !== null;
}
function differences(lines, from, end) {
  let start2 = from;
  while (start2 < end && !isStackLine(lines[start2] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start2] ?? "")) return messageTail(lines, start2, end);
    start2 += 1;
  }
  return [];
}
function originOf(lines, from, end) {
  for (let i2 = from; i2 < Math.min(end, from + 60); i2 += 1) {
    const origin = /^This error originated in "([^"]{1,400})" test file/.exec(lines[i2] ?? "");
    if (origin !== null) return origin[1] ?? null;
  }
  return null;
}
function wholeRun2(text, line) {
  if (/^No test (?:suite )?files? found, exiting/.test(text)) {
    return [findingOf(line, "No test files found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/.exec(text)?.[1];
  if (coverage === void 0) return [];
  return [findingOf(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
}

// src/core/failure/readers/readers.ts
var unmarked = [
  biome,
  cmake,
  docker,
  dotnet,
  esbuild,
  eslint,
  gcc,
  goBuild,
  goTest,
  gradle,
  gradleTest,
  java,
  javac,
  jest,
  junit,
  kotlin,
  linker,
  make,
  maven,
  minitest,
  mocha,
  mypy,
  node,
  nodeTest,
  npm,
  pest,
  php,
  phpstan,
  phpunit,
  pytest,
  python,
  rspec,
  rubocop,
  ruby,
  ruff,
  rustc,
  rustPanic,
  shell,
  shellcheck,
  tsc,
  unittest,
  vite,
  vitest
];
var readers = [prefixed(unmarked), ...unmarked];

// src/core/failure/relativise-paths.ts
function relativisePaths(text, places) {
  let result = text;
  for (const root of spellings([places.root, ...places.rootAliases ?? []])) {
    result = replacePlace(result, root, "");
  }
  result = forwardSlashes(result);
  result = replaceDependencies(result);
  for (const tmp of spellings([places.tmp])) result = replacePlace(result, tmp, "<tmp>/");
  result = replaceTemporary(result);
  for (const home of spellings([places.home])) result = replacePlace(result, home, "~/");
  result = result.replace(/(?<![\w.~])(?:[A-Za-z]:)?\/(?:home|Users)\/[\w.-]{1,64}(?=\/)/g, "~");
  return stripVersions(result);
}
function spellings(places) {
  const found = /* @__PURE__ */ new Set();
  for (const place of places) {
    const trimmed = place?.replace(/[\\/]+$/, "") ?? "";
    if (trimmed.length < 2 || /^[A-Za-z]:$/.test(trimmed)) continue;
    found.add(trimmed);
    found.add(percentEncoded(trimmed));
    const drive = /^([A-Za-z]):[\\/](.*)$/.exec(trimmed);
    if (drive) found.add(`/${drive[1]?.toLowerCase()}/${drive[2]}`);
  }
  return [...found].sort((a2, b) => b.length - a2.length);
}
function percentEncoded(path6) {
  return path6.replace(/[ %#?"<>`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function replacePlace(text, place, name) {
  if (!text.includes(place.split(/[\\/]+/).at(-1) ?? "")) return text;
  const drive = /^[A-Za-z]:/.test(place);
  const parts = place.split(/[\\/]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\\\/]{1,2}");
  const before = drive ? "(?<![\\w])(?:file:\\/{2,3})?" : "(?<![\\w.])(?:file:\\/\\/)?(?:\\/private)?";
  const pattern = new RegExp(`${before}${parts}([\\\\/]{1,2}|(?![\\w-]|\\.\\w))`, drive ? "gi" : "g");
  return text.replace(pattern, (_match, slash) => {
    if (name !== "") return slash === "" ? name.slice(0, -1) : name;
    return slash === "" ? "." : "";
  });
}
function forwardSlashes(text) {
  if (!text.includes("\\")) return text;
  return text.replace(
    /(?<![\w\\/.-])(?:[A-Za-z]:\\)?[\w.@~<>-]{1,100}(?:\\{1,2}[\w.@ ~<>-]{1,100}){1,40}\.\w{1,6}\b/g,
    (path6) => path6.replace(/\\+/g, "/")
  );
}
var DEPENDENCIES = [
  [/node_modules\/(?:\.pnpm\/[^/\s]{1,200}\/node_modules\/)?/g, "<dep>/"],
  [/(?:site|dist)-packages\//g, "<dep>/"],
  [/(?:rustlib\/src\/rust|rustc\/[0-9a-f]{7,40})\/library\//g, "<dep>/"],
  [/\.cargo\/(?:registry\/src|git\/checkouts)\/[^/\s]{1,100}\//g, "<dep>/"],
  [/go\/pkg\/mod\//g, "<dep>/"],
  [/(?:usr\/local\/go|usr\/lib\/go[\w.-]{0,12}|toolchain@v[\w.-]{1,40})\/src\//g, "<dep>/go/"],
  [/\.m2\/repository\//g, "<dep>/"],
  [/\.gradle\/(?:caches|wrapper)\//g, "<dep>/"],
  [/lib\/python\d(?:\.\d{1,2})?\//g, "<dep>/python/"],
  [/gems\/(?:ruby-)?[\d.]{1,12}\/gems\//g, "<dep>/"],
  [/lib\/ruby\/(?:gems\/)?[\d.]{1,12}\//g, "<dep>/ruby/"]
];
function replaceDependencies(text) {
  let result = text;
  for (const [marker, name] of DEPENDENCIES) result = replaceUpTo(result, marker, name);
  return result.replace(/(?:<dep>\/[\w@./+-]{0,200}){1,20}<dep>\//g, "<dep>/").replace(/(<dep>\/[\w./@-]{1,120}?)[@-]v?\d{1,6}(?:\.\d{1,6}){1,4}[\w.+-]{0,40}(?=\/)/g, "$1");
}
function replaceUpTo(text, marker, name) {
  const kept = [];
  let done = 0;
  for (const match of text.matchAll(marker)) {
    const start2 = startOfPath(text, match.index, done);
    if (start2 < match.index && text[match.index - 1] !== "/") continue;
    kept.push(text.slice(done, start2), name);
    done = match.index + match[0].length;
  }
  if (done === 0) return text;
  kept.push(text.slice(done));
  return kept.join("");
}
function startOfPath(text, from, limit) {
  let start2 = from;
  while (start2 > limit && !/[\s'"`()[\]{}<>=,|]/.test(text[start2 - 1] ?? " ")) start2 -= 1;
  return start2;
}
function replaceTemporary(text) {
  const named = text.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named.includes("<tmp>/") ? withoutRandomNames(named) : named;
}
function withoutRandomNames(text) {
  return text.replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, "<tmp>").replace(/<tmp>\/cc\w{6}(?=\.\w)/g, "<tmp>/cc").replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, "<tmp>/$1<n>").replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/tmp\.\w{6,12}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, "<tmp>/$1<n>");
}
function stripVersions(text) {
  return text.replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, "$1").replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, "$1<hash>");
}

// src/core/failure/canonicalise.ts
function canonicalise(raw, context) {
  const lines = relativisePaths(cleanOutput(raw).join("\n"), context).split("\n");
  const found = findingsOf(lines, context);
  const primary = primaryFinding(found);
  const { finding: finding11, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys } = failureItems(found);
  const frame = finding11.frame === null ? null : shorten(maskVolatile(finding11.frame));
  const kind = classifyKind(found, lines, context);
  return {
    tool,
    kind,
    phase: finding11.phase,
    code: finding11.code,
    class: finding11.class,
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: classFingerprint(tool, finding11.code, finding11.class, message),
      exact: exactFingerprint(keys)
    },
    query: composeQuery({ tool, code: finding11.code, class: finding11.class, message, frame })
  };
}
function findingsOf(lines, context) {
  const known = findingsByRank({ lines }, context.command, readers);
  const sources = [
    () => known("tool"),
    () => known("runtime"),
    () => readPlaced(lines, context),
    () => known("wrapper")
  ];
  for (const source of sources) {
    const [first, ...rest] = source();
    if (first !== void 0) return [first, ...rest];
  }
  return [readUnknown(lines, context)];
}
function skeletonOf({ finding: finding11 }) {
  const fixed = redact(maskLocations(maskVolatile(finding11.message)));
  return shorten(maskValues(fixed, finding11.speech).replace(/\s+/g, " ").trim());
}

// src/core/failure/compare-failures.ts
var PHASES2 = ["install", "compile", "lint", "test", "run"];
function compareFailures(previous, current) {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: "same", reason: "the same problems as before" };
  }
  if (fingerprintVersion(previous.fingerprints.exact) !== fingerprintVersion(current.fingerprints.exact)) {
    return { relation: "changed", reason: "the earlier failure was read by other rules" };
  }
  return comparePhases(previous, current) ?? compareItems(previous, current);
}
function comparePhases(previous, current) {
  if (previous.phase === "run" || current.phase === "run") return null;
  const moved = PHASES2.indexOf(current.phase) - PHASES2.indexOf(previous.phase);
  if (moved === 0) return null;
  const reason = `the failure moved from the ${previous.phase} phase to the ${current.phase} phase`;
  return { relation: moved > 0 ? "progress" : "regress", reason };
}
function compareItems(previous, current) {
  const before = new Set(previous.items.map((item) => itemKey(item)));
  const added = current.items.filter((item) => !before.has(itemKey(item))).length;
  const fewer = previous.total - current.total;
  if (fewer > 0) {
    const how = added === 0 ? "gone" : "fewer than before";
    return { relation: "progress", reason: `${fewer} of ${counted(previous.total)} ${how}` };
  }
  if (fewer < 0) {
    return { relation: "regress", reason: `${counted(-fewer, "more ")} than before` };
  }
  const reason = `as many problems as before, but ${added} of ${current.total} ${added === 1 ? "is" : "are"} new`;
  return { relation: "changed", reason };
}
function counted(count2, what = "") {
  return `${count2} ${what}problem${count2 === 1 ? "" : "s"}`;
}

// src/core/loop/hook-time.ts
var secondsForChecks = 6900;
function mayRetry(question) {
  const { elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds } = question;
  return elapsedSeconds + pauseSeconds + checksLeft * checkTimeoutSeconds <= secondsForChecks;
}

// src/core/loop/merge-failures.ts
function mergeFailures(results) {
  const failed6 = results.flatMap(
    (result) => result.outcome.kind === "failed" ? [{ name: result.check.name, failure: result.outcome.failure }] : []
  );
  const [first, ...others2] = failed6.toSorted((a2, b) => rank(a2.failure) - rank(b.failure));
  if (first === void 0) return null;
  if (others2.length === 0) return first.failure;
  const items = failed6.flatMap(({ failure }) => failure.items);
  const parts = failed6.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    items: items.slice(0, 200),
    total: failed6.reduce((sum2, { failure }) => sum2 + failure.total, 0),
    fingerprints: {
      class: first.failure.fingerprints.class,
      exact: exactFingerprint(parts.toSorted())
    }
  };
}
var phases = ["install", "compile", "lint", "test", "run"];
function rank(failure) {
  return (failure.kind === "code" ? 0 : 100) + phases.indexOf(failure.phase);
}

// src/app/loop/gather-evidence.ts
async function gatherEvidence(loop, options) {
  const { project, checks } = loop.terms;
  const before = await readTree(project);
  const started = performance.now();
  const run = (check, checksLeft) => runWithRetries(loop, check, { ...options, started, checksLeft });
  const results = options.config.parallelChecks ? await Promise.all(checks.map((check) => run(check, 1))) : await inTurn(checks, (check, index) => run(check, checks.length - index));
  const failure = mergeFailures(results);
  const last = loop.progress.lastFailure;
  return {
    results,
    failure,
    comparison: failure === null || last === null ? null : compareFailures(last, failure),
    tree: compareTrees(loop.progress.tree, before),
    treeState: await readTree(project)
  };
}
async function readTree(project) {
  const tree = await workTreeState(project);
  return tree.kind === "unknown" ? null : `${tree.kind}:${tree.state}`;
}
function compareTrees(last, now) {
  if (last === null || now === null) return "unknown";
  return last === now ? "unchanged" : "changed";
}
async function inTurn(values, work) {
  const results = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}
async function runWithRetries(loop, check, options) {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== "failed" || result.outcome.failure.kind !== "infra") break;
    const elapsedSeconds = (performance.now() - started) / 1e3;
    if (!mayRetry({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1e3);
    result = await runOnce(loop, check);
  }
  return result;
}
async function runOnce(loop, check) {
  const { project, checkTimeoutSeconds, allowEmpty } = loop.terms;
  const run = await runCheck({ command: check.command, cwd: project, timeoutMs: checkTimeoutSeconds * 1e3 });
  return {
    check,
    outcome: judge(run, project, allowEmpty),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: redact(run.startError ?? run.output),
    droppedBytes: run.droppedBytes
  };
}
function judge(run, project, allowEmpty) {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    return empty === null ? { kind: "passed" } : { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = canonicalise(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    home: (0, import_node_os4.homedir)(),
    tmp: (0, import_node_os4.tmpdir)()
  });
  return { kind: "failed", failure: withoutSecrets(failure) };
}
function withoutSecrets(failure) {
  const hide = (text) => text === null ? null : redact(text);
  const items = failure.items.map((item) => ({
    ...item,
    message: redact(item.message),
    testId: hide(item.testId)
  }));
  return { ...failure, message: redact(failure.message), frame: hide(failure.frame), items };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  gatherEvidence,
  readTree
});
