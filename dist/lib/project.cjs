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
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
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

// node_modules/.pnpm/retry@0.12.0/node_modules/retry/lib/retry_operation.js
var require_retry_operation = __commonJS({
  "node_modules/.pnpm/retry@0.12.0/node_modules/retry/lib/retry_operation.js"(exports2, module2) {
    function RetryOperation(timeouts, options) {
      if (typeof options === "boolean") {
        options = { forever: options };
      }
      this._originalTimeouts = JSON.parse(JSON.stringify(timeouts));
      this._timeouts = timeouts;
      this._options = options || {};
      this._maxRetryTime = options && options.maxRetryTime || Infinity;
      this._fn = null;
      this._errors = [];
      this._attempts = 1;
      this._operationTimeout = null;
      this._operationTimeoutCb = null;
      this._timeout = null;
      this._operationStart = null;
      if (this._options.forever) {
        this._cachedTimeouts = this._timeouts.slice(0);
      }
    }
    module2.exports = RetryOperation;
    RetryOperation.prototype.reset = function() {
      this._attempts = 1;
      this._timeouts = this._originalTimeouts;
    };
    RetryOperation.prototype.stop = function() {
      if (this._timeout) {
        clearTimeout(this._timeout);
      }
      this._timeouts = [];
      this._cachedTimeouts = null;
    };
    RetryOperation.prototype.retry = function(err) {
      if (this._timeout) {
        clearTimeout(this._timeout);
      }
      if (!err) {
        return false;
      }
      var currentTime = (/* @__PURE__ */ new Date()).getTime();
      if (err && currentTime - this._operationStart >= this._maxRetryTime) {
        this._errors.unshift(new Error("RetryOperation timeout occurred"));
        return false;
      }
      this._errors.push(err);
      var timeout = this._timeouts.shift();
      if (timeout === void 0) {
        if (this._cachedTimeouts) {
          this._errors.splice(this._errors.length - 1, this._errors.length);
          this._timeouts = this._cachedTimeouts.slice(0);
          timeout = this._timeouts.shift();
        } else {
          return false;
        }
      }
      var self = this;
      var timer = setTimeout(function() {
        self._attempts++;
        if (self._operationTimeoutCb) {
          self._timeout = setTimeout(function() {
            self._operationTimeoutCb(self._attempts);
          }, self._operationTimeout);
          if (self._options.unref) {
            self._timeout.unref();
          }
        }
        self._fn(self._attempts);
      }, timeout);
      if (this._options.unref) {
        timer.unref();
      }
      return true;
    };
    RetryOperation.prototype.attempt = function(fn, timeoutOps) {
      this._fn = fn;
      if (timeoutOps) {
        if (timeoutOps.timeout) {
          this._operationTimeout = timeoutOps.timeout;
        }
        if (timeoutOps.cb) {
          this._operationTimeoutCb = timeoutOps.cb;
        }
      }
      var self = this;
      if (this._operationTimeoutCb) {
        this._timeout = setTimeout(function() {
          self._operationTimeoutCb();
        }, self._operationTimeout);
      }
      this._operationStart = (/* @__PURE__ */ new Date()).getTime();
      this._fn(this._attempts);
    };
    RetryOperation.prototype.try = function(fn) {
      console.log("Using RetryOperation.try() is deprecated");
      this.attempt(fn);
    };
    RetryOperation.prototype.start = function(fn) {
      console.log("Using RetryOperation.start() is deprecated");
      this.attempt(fn);
    };
    RetryOperation.prototype.start = RetryOperation.prototype.try;
    RetryOperation.prototype.errors = function() {
      return this._errors;
    };
    RetryOperation.prototype.attempts = function() {
      return this._attempts;
    };
    RetryOperation.prototype.mainError = function() {
      if (this._errors.length === 0) {
        return null;
      }
      var counts = {};
      var mainError = null;
      var mainErrorCount = 0;
      for (var i = 0; i < this._errors.length; i++) {
        var error = this._errors[i];
        var message = error.message;
        var count = (counts[message] || 0) + 1;
        counts[message] = count;
        if (count >= mainErrorCount) {
          mainError = error;
          mainErrorCount = count;
        }
      }
      return mainError;
    };
  }
});

// node_modules/.pnpm/retry@0.12.0/node_modules/retry/lib/retry.js
var require_retry = __commonJS({
  "node_modules/.pnpm/retry@0.12.0/node_modules/retry/lib/retry.js"(exports2) {
    var RetryOperation = require_retry_operation();
    exports2.operation = function(options) {
      var timeouts = exports2.timeouts(options);
      return new RetryOperation(timeouts, {
        forever: options && options.forever,
        unref: options && options.unref,
        maxRetryTime: options && options.maxRetryTime
      });
    };
    exports2.timeouts = function(options) {
      if (options instanceof Array) {
        return [].concat(options);
      }
      var opts = {
        retries: 10,
        factor: 2,
        minTimeout: 1 * 1e3,
        maxTimeout: Infinity,
        randomize: false
      };
      for (var key in options) {
        opts[key] = options[key];
      }
      if (opts.minTimeout > opts.maxTimeout) {
        throw new Error("minTimeout is greater than maxTimeout");
      }
      var timeouts = [];
      for (var i = 0; i < opts.retries; i++) {
        timeouts.push(this.createTimeout(i, opts));
      }
      if (options && options.forever && !timeouts.length) {
        timeouts.push(this.createTimeout(i, opts));
      }
      timeouts.sort(function(a, b) {
        return a - b;
      });
      return timeouts;
    };
    exports2.createTimeout = function(attempt, opts) {
      var random = opts.randomize ? Math.random() + 1 : 1;
      var timeout = Math.round(random * opts.minTimeout * Math.pow(opts.factor, attempt));
      timeout = Math.min(timeout, opts.maxTimeout);
      return timeout;
    };
    exports2.wrap = function(obj, options, methods) {
      if (options instanceof Array) {
        methods = options;
        options = null;
      }
      if (!methods) {
        methods = [];
        for (var key in obj) {
          if (typeof obj[key] === "function") {
            methods.push(key);
          }
        }
      }
      for (var i = 0; i < methods.length; i++) {
        var method = methods[i];
        var original = obj[method];
        obj[method] = function retryWrapper(original2) {
          var op = exports2.operation(options);
          var args = Array.prototype.slice.call(arguments, 1);
          var callback = args.pop();
          args.push(function(err) {
            if (op.retry(err)) {
              return;
            }
            if (err) {
              arguments[0] = op.mainError();
            }
            callback.apply(this, arguments);
          });
          op.attempt(function() {
            original2.apply(obj, args);
          });
        }.bind(obj, original);
        obj[method].options = options;
      }
    };
  }
});

// node_modules/.pnpm/retry@0.12.0/node_modules/retry/index.js
var require_retry2 = __commonJS({
  "node_modules/.pnpm/retry@0.12.0/node_modules/retry/index.js"(exports2, module2) {
    module2.exports = require_retry();
  }
});

// light:signal-exit
var require_signal_exit = __commonJS({
  "light:signal-exit"(exports2, module2) {
    module2.exports = (callback) => {
      process.once("exit", callback);
      for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) {
        process.once(signal, () => {
          callback();
          if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
        });
      }
    };
  }
});

// node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/mtime-precision.js
var require_mtime_precision = __commonJS({
  "node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/mtime-precision.js"(exports2, module2) {
    "use strict";
    var cacheSymbol = /* @__PURE__ */ Symbol();
    function probe(file, fs, callback) {
      const cachedPrecision = fs[cacheSymbol];
      if (cachedPrecision) {
        return fs.stat(file, (err, stat) => {
          if (err) {
            return callback(err);
          }
          callback(null, stat.mtime, cachedPrecision);
        });
      }
      const mtime = new Date(Math.ceil(Date.now() / 1e3) * 1e3 + 5);
      fs.utimes(file, mtime, mtime, (err) => {
        if (err) {
          return callback(err);
        }
        fs.stat(file, (err2, stat) => {
          if (err2) {
            return callback(err2);
          }
          const precision = stat.mtime.getTime() % 1e3 === 0 ? "s" : "ms";
          Object.defineProperty(fs, cacheSymbol, { value: precision });
          callback(null, stat.mtime, precision);
        });
      });
    }
    function getMtime(precision) {
      let now = Date.now();
      if (precision === "s") {
        now = Math.ceil(now / 1e3) * 1e3;
      }
      return new Date(now);
    }
    module2.exports.probe = probe;
    module2.exports.getMtime = getMtime;
  }
});

// node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/lockfile.js
var require_lockfile = __commonJS({
  "node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/lockfile.js"(exports2, module2) {
    "use strict";
    var path = require("path");
    var fs = require("node:fs");
    var retry = require_retry2();
    var onExit = require_signal_exit();
    var mtimePrecision = require_mtime_precision();
    var locks = {};
    function getLockFile(file, options) {
      return options.lockfilePath || `${file}.lock`;
    }
    function resolveCanonicalPath(file, options, callback) {
      if (!options.realpath) {
        return callback(null, path.resolve(file));
      }
      options.fs.realpath(file, callback);
    }
    function acquireLock(file, options, callback) {
      const lockfilePath = getLockFile(file, options);
      options.fs.mkdir(lockfilePath, (err) => {
        if (!err) {
          return mtimePrecision.probe(lockfilePath, options.fs, (err2, mtime, mtimePrecision2) => {
            if (err2) {
              options.fs.rmdir(lockfilePath, () => {
              });
              return callback(err2);
            }
            callback(null, mtime, mtimePrecision2);
          });
        }
        if (err.code !== "EEXIST") {
          return callback(err);
        }
        if (options.stale <= 0) {
          return callback(Object.assign(new Error("Lock file is already being held"), { code: "ELOCKED", file }));
        }
        options.fs.stat(lockfilePath, (err2, stat) => {
          if (err2) {
            if (err2.code === "ENOENT") {
              return acquireLock(file, { ...options, stale: 0 }, callback);
            }
            return callback(err2);
          }
          if (!isLockStale(stat, options)) {
            return callback(Object.assign(new Error("Lock file is already being held"), { code: "ELOCKED", file }));
          }
          removeLock(file, options, (err3) => {
            if (err3) {
              return callback(err3);
            }
            acquireLock(file, { ...options, stale: 0 }, callback);
          });
        });
      });
    }
    function isLockStale(stat, options) {
      return stat.mtime.getTime() < Date.now() - options.stale;
    }
    function removeLock(file, options, callback) {
      options.fs.rmdir(getLockFile(file, options), (err) => {
        if (err && err.code !== "ENOENT") {
          return callback(err);
        }
        callback();
      });
    }
    function updateLock(file, options) {
      const lock2 = locks[file];
      if (lock2.updateTimeout) {
        return;
      }
      lock2.updateDelay = lock2.updateDelay || options.update;
      lock2.updateTimeout = setTimeout(() => {
        lock2.updateTimeout = null;
        options.fs.stat(lock2.lockfilePath, (err, stat) => {
          const isOverThreshold = lock2.lastUpdate + options.stale < Date.now();
          if (err) {
            if (err.code === "ENOENT" || isOverThreshold) {
              return setLockAsCompromised(file, lock2, Object.assign(err, { code: "ECOMPROMISED" }));
            }
            lock2.updateDelay = 1e3;
            return updateLock(file, options);
          }
          const isMtimeOurs = lock2.mtime.getTime() === stat.mtime.getTime();
          if (!isMtimeOurs) {
            return setLockAsCompromised(
              file,
              lock2,
              Object.assign(
                new Error("Unable to update lock within the stale threshold"),
                { code: "ECOMPROMISED" }
              )
            );
          }
          const mtime = mtimePrecision.getMtime(lock2.mtimePrecision);
          options.fs.utimes(lock2.lockfilePath, mtime, mtime, (err2) => {
            const isOverThreshold2 = lock2.lastUpdate + options.stale < Date.now();
            if (lock2.released) {
              return;
            }
            if (err2) {
              if (err2.code === "ENOENT" || isOverThreshold2) {
                return setLockAsCompromised(file, lock2, Object.assign(err2, { code: "ECOMPROMISED" }));
              }
              lock2.updateDelay = 1e3;
              return updateLock(file, options);
            }
            lock2.mtime = mtime;
            lock2.lastUpdate = Date.now();
            lock2.updateDelay = null;
            updateLock(file, options);
          });
        });
      }, lock2.updateDelay);
      if (lock2.updateTimeout.unref) {
        lock2.updateTimeout.unref();
      }
    }
    function setLockAsCompromised(file, lock2, err) {
      lock2.released = true;
      if (lock2.updateTimeout) {
        clearTimeout(lock2.updateTimeout);
      }
      if (locks[file] === lock2) {
        delete locks[file];
      }
      lock2.options.onCompromised(err);
    }
    function lock(file, options, callback) {
      options = {
        stale: 1e4,
        update: null,
        realpath: true,
        retries: 0,
        fs,
        onCompromised: (err) => {
          throw err;
        },
        ...options
      };
      options.retries = options.retries || 0;
      options.retries = typeof options.retries === "number" ? { retries: options.retries } : options.retries;
      options.stale = Math.max(options.stale || 0, 2e3);
      options.update = options.update == null ? options.stale / 2 : options.update || 0;
      options.update = Math.max(Math.min(options.update, options.stale / 2), 1e3);
      resolveCanonicalPath(file, options, (err, file2) => {
        if (err) {
          return callback(err);
        }
        const operation = retry.operation(options.retries);
        operation.attempt(() => {
          acquireLock(file2, options, (err2, mtime, mtimePrecision2) => {
            if (operation.retry(err2)) {
              return;
            }
            if (err2) {
              return callback(operation.mainError());
            }
            const lock2 = locks[file2] = {
              lockfilePath: getLockFile(file2, options),
              mtime,
              mtimePrecision: mtimePrecision2,
              options,
              lastUpdate: Date.now()
            };
            updateLock(file2, options);
            callback(null, (releasedCallback) => {
              if (lock2.released) {
                return releasedCallback && releasedCallback(Object.assign(new Error("Lock is already released"), { code: "ERELEASED" }));
              }
              unlock(file2, { ...options, realpath: false }, releasedCallback);
            });
          });
        });
      });
    }
    function unlock(file, options, callback) {
      options = {
        fs,
        realpath: true,
        ...options
      };
      resolveCanonicalPath(file, options, (err, file2) => {
        if (err) {
          return callback(err);
        }
        const lock2 = locks[file2];
        if (!lock2) {
          return callback(Object.assign(new Error("Lock is not acquired/owned by you"), { code: "ENOTACQUIRED" }));
        }
        lock2.updateTimeout && clearTimeout(lock2.updateTimeout);
        lock2.released = true;
        delete locks[file2];
        removeLock(file2, options, callback);
      });
    }
    function check(file, options, callback) {
      options = {
        stale: 1e4,
        realpath: true,
        fs,
        ...options
      };
      options.stale = Math.max(options.stale || 0, 2e3);
      resolveCanonicalPath(file, options, (err, file2) => {
        if (err) {
          return callback(err);
        }
        options.fs.stat(getLockFile(file2, options), (err2, stat) => {
          if (err2) {
            return err2.code === "ENOENT" ? callback(null, false) : callback(err2);
          }
          return callback(null, !isLockStale(stat, options));
        });
      });
    }
    function getLocks() {
      return locks;
    }
    onExit(() => {
      for (const file in locks) {
        const options = locks[file].options;
        try {
          options.fs.rmdirSync(getLockFile(file, options));
        } catch (e) {
        }
      }
    });
    module2.exports.lock = lock;
    module2.exports.unlock = unlock;
    module2.exports.check = check;
    module2.exports.getLocks = getLocks;
  }
});

// node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/adapter.js
var require_adapter = __commonJS({
  "node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/lib/adapter.js"(exports2, module2) {
    "use strict";
    var fs = require("node:fs");
    function createSyncFs(fs2) {
      const methods = ["mkdir", "realpath", "stat", "rmdir", "utimes"];
      const newFs = { ...fs2 };
      methods.forEach((method) => {
        newFs[method] = (...args) => {
          const callback = args.pop();
          let ret;
          try {
            ret = fs2[`${method}Sync`](...args);
          } catch (err) {
            return callback(err);
          }
          callback(null, ret);
        };
      });
      return newFs;
    }
    function toPromise(method) {
      return (...args) => new Promise((resolve9, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve9(result);
          }
        });
        method(...args);
      });
    }
    function toSync(method) {
      return (...args) => {
        let err;
        let result;
        args.push((_err, _result) => {
          err = _err;
          result = _result;
        });
        method(...args);
        if (err) {
          throw err;
        }
        return result;
      };
    }
    function toSyncOptions(options) {
      options = { ...options };
      options.fs = createSyncFs(options.fs || fs);
      if (typeof options.retries === "number" && options.retries > 0 || options.retries && typeof options.retries.retries === "number" && options.retries.retries > 0) {
        throw Object.assign(new Error("Cannot use retries with the sync api"), { code: "ESYNC" });
      }
      return options;
    }
    module2.exports = {
      toPromise,
      toSync,
      toSyncOptions
    };
  }
});

// node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/index.js
var require_proper_lockfile = __commonJS({
  "node_modules/.pnpm/proper-lockfile@4.1.2/node_modules/proper-lockfile/index.js"(exports2, module2) {
    "use strict";
    var lockfile = require_lockfile();
    var { toPromise, toSync, toSyncOptions } = require_adapter();
    async function lock(file, options) {
      const release2 = await toPromise(lockfile.lock)(file, options);
      return toPromise(release2);
    }
    function lockSync2(file, options) {
      const release2 = toSync(lockfile.lock)(file, toSyncOptions(options));
      return toSync(release2);
    }
    function unlock(file, options) {
      return toPromise(lockfile.unlock)(file, options);
    }
    function unlockSync(file, options) {
      return toSync(lockfile.unlock)(file, toSyncOptions(options));
    }
    function check(file, options) {
      return toPromise(lockfile.check)(file, options);
    }
    function checkSync(file, options) {
      return toSync(lockfile.check)(file, toSyncOptions(options));
    }
    module2.exports = lock;
    module2.exports.lock = lock;
    module2.exports.unlock = unlock;
    module2.exports.lockSync = lockSync2;
    module2.exports.unlockSync = unlockSync;
    module2.exports.check = check;
    module2.exports.checkSync = checkSync;
  }
});

// src/cli/project.ts
var project_exports = {};
__export(project_exports, {
  invalidAnswers: () => invalidAnswers,
  project: () => project2,
  readAnswersFile: () => readAnswersFile
});
module.exports = __toCommonJS(project_exports);

// src/adapters/files/place.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path.dirname)(path);
    return parent === path ? path : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
var privateFile = (root) => ({ kind: "private", root });
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path2.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs2.realpathSync.native(path);
  const base = import_node_fs2.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own2 = process.getuid();
  if (uid !== own2)
    return `it belongs to another user; if it is yours, type: sudo chown ${own2} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs4 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs3 = require("node:fs");
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs4.lstatSync : import_node_fs4.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs4.openSync)(path, import_node_fs4.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs4.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs4.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read4 = (0, import_node_fs4.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read4;
    if (read4 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function textOf(path, place, cap = documentCap) {
  const found = readText(path, place, cap);
  return found.status === "ok" ? found.text : null;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/app/planning/writing/create-project.ts
var import_node_fs21 = require("node:fs");
var import_node_path22 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_fs7 = require("node:fs");
var import_node_path4 = require("node:path");

// src/adapters/files/look-at.ts
var import_node_fs5 = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs6 = require("node:fs");
var import_node_path3 = require("node:path");
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var RENAME_ATTEMPTS = 8;
var counter = 0;
function writeFileAtomic(path, content, options = {}) {
  removeLeftovers(path);
  const mode = options.mode ?? existingMode(path);
  const temporary = writeTemporary(path, content, mode);
  try {
    renameWithRetry(temporary, path);
  } catch (error) {
    (0, import_node_fs6.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path3.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs6.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs6.fchmodSync)(file, mode);
    (0, import_node_fs6.writeFileSync)(file, content);
    (0, import_node_fs6.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs6.closeSync)(file);
    (0, import_node_fs6.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs6.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path3.join)((0, import_node_path3.dirname)(path), `.${(0, import_node_path3.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs6.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs6.renameSync)(from, to);
      return;
    } catch (error) {
      if (attempt === RENAME_ATTEMPTS || !isBusy(error)) throw error;
      sleep(attempt * 10);
    }
  }
}
function isBusy(error) {
  return process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(errorCode(error) ?? "");
}
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
function syncFolder(folder) {
  try {
    const file = (0, import_node_fs6.openSync)(folder, "r");
    try {
      (0, import_node_fs6.fsyncSync)(file);
    } finally {
      (0, import_node_fs6.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path3.dirname)(path);
  if (((0, import_node_fs6.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path3.basename)(path)}.`;
  for (const name2 of (0, import_node_fs6.readdirSync)(folder)) {
    if (!name2.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name2.slice(prefix.length))) continue;
    const leftover = (0, import_node_path3.join)(folder, name2);
    const age = Date.now() - ((0, import_node_fs6.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs6.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/write-document.ts
function writeDocument(root, path, text) {
  const objection = writeObjection(root, path);
  if (objection !== null) return { status: "refused", reason: objection };
  writeFileAtomic((0, import_node_path4.resolve)(root, path), text);
  return { status: "ok" };
}
function writeObjection(root, path) {
  const file = (0, import_node_path4.resolve)(root, path);
  const name2 = fromRoot(root, file);
  const folder = findIn(projectFile(root), (0, import_node_path4.dirname)(file));
  if (folder.status === "refused") return strayed(fromRoot(root, (0, import_node_path4.dirname)(file)), folder.reason);
  const stat = lookAt(file);
  if (stat === null) return null;
  if (stat.isSymbolicLink())
    return `${name2} is a symbolic link, which MSW does not write through: put the file itself there.`;
  const now = readFile(file, projectFile(root), LARGEST);
  if (now.status === "refused") return `${name2} cannot be written: ${now.reason}. Move it away.`;
  if (now.status === "missing" || (0, import_node_buffer.isUtf8)(now.bytes)) return null;
  return `${name2} is not valid UTF-8: MSW would spoil it. Save it as UTF-8.`;
}
function openDocumentFolder(root, path) {
  const folder = (0, import_node_path4.resolve)(root, path);
  const existing = nearestExisting(folder);
  const found = findIn(projectFile(root), existing);
  if (found.status !== "ok") {
    const reason = found.status === "refused" ? found.reason : "it is a link to nowhere";
    return { status: "refused", reason: strayed(fromRoot(root, existing), reason) };
  }
  try {
    (0, import_node_fs7.mkdirSync)(folder, { recursive: true });
    return { status: "ok", path: folder };
  } catch (error) {
    const reason = `${fromRoot(root, folder)} cannot be made (${errorCode(error) ?? "unknown error"}).`;
    return { status: "refused", reason };
  }
}
var LARGEST = 16 * 1024 * 1024;
function nearestExisting(path) {
  const parent = (0, import_node_path4.dirname)(path);
  return lookAt(path) !== null || parent === path ? path : nearestExisting(parent);
}
function strayed(name2, reason) {
  return `${name2} cannot be used: ${reason}. Put the folder itself into the project.`;
}
function fromRoot(root, path) {
  return (0, import_node_path4.relative)(root, path).split(import_node_path4.sep).join("/") || path;
}

// src/adapters/planning/gsd-lock.ts
var import_node_fs10 = require("node:fs");
var import_node_path5 = require("node:path");

// src/adapters/files/create-file.ts
var import_node_fs8 = require("node:fs");
function createFile(path, content, mode = 438) {
  let file;
  try {
    file = (0, import_node_fs8.openSync)(path, "wx", mode);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  try {
    (0, import_node_fs8.writeFileSync)(file, content);
    return true;
  } catch (error) {
    (0, import_node_fs8.rmSync)(path, { force: true });
    throw error;
  } finally {
    (0, import_node_fs8.closeSync)(file);
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs9 = require("node:fs");
function setAside(path, nowIso) {
  const base = `${path}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number3 = 1; ; number3 += 1) {
    const target = number3 === 1 ? base : `${base}-${number3}`;
    if (moveWithoutOverwriting(path, target)) return target;
  }
}
function setAsideNow(path) {
  try {
    setAside(path, (/* @__PURE__ */ new Date()).toISOString());
  } catch {
  }
}
function moveWithoutOverwriting(from, to) {
  try {
    (0, import_node_fs9.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs9.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs9.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs9.renameSync)(from, to);
  return true;
}

// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST2 = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path5.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path5.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
    if (inner === null) return { status: "busy" };
    try {
      return { status: "done", value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}
async function acquire(path, body, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done2) => setTimeout(done2, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path, body) {
  try {
    return createFile(path, body);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path, body) {
  if (read2(path) === body) (0, import_node_fs10.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if (notPlain(before) !== null) {
    setAsideNow(path);
    return;
  }
  const body = read2(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read2(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs10.renameSync)(path, aside);
    (0, import_node_fs10.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === void 0) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
function read2(path) {
  const file = readPlain(path, { cap: LARGEST2, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}

// src/core/planning/writing/check-answers.ts
function checkAnswers(answers, exists) {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers),
    ...answers.phases.flatMap(phaseProblems),
    ...referenceProblems(answers, exists)
  ];
}
function references({ references: listed, requirements: requirements2, later, phases }) {
  const sources = (name2, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name2}.${at}.source`, path: source }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements2),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
function countProblems({ requirements: requirements2, phases }) {
  return [
    ...requirements2.length === 0 ? [{ where: "requirements", message: "name at least one v1 requirement" }] : [],
    ...phases.length === 0 ? [{ where: "phases", message: "name at least one phase" }] : []
  ];
}
function idProblems({ requirements: requirements2, later }) {
  const seen = /* @__PURE__ */ new Set();
  return [...requirements2, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [{ where: id, message: `${id} stands twice: give one of them another number` }] : [];
  });
}
function mappingProblems({ requirements: requirements2, later, phases }) {
  const first = new Set(requirements2.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [{ where, message: `${id} is for later: move it to requirements, or out of this phase` }];
      return first.has(id) ? [] : [{ where, message: `${id} is no requirement: add it, or correct the id` }];
    })
  );
  const unmapped = requirements2.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + 1)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [{ where: id, message }];
  });
  return [...unknown, ...unmapped];
}
function phaseProblems({ criteria, dependsOn, requirements: requirements2 }, at) {
  const where = `phases.${at}`;
  const late = dependsOn.filter((number3) => number3 > at);
  return [
    ...criteria.length < 2 || criteria.length > 5 ? [
      {
        where: `${where}.criteria`,
        message: `${criteria.length} criteria: name 2 to 5 things that can be observed`
      }
    ] : [],
    ...late.length > 0 ? [
      {
        where: `${where}.dependsOn`,
        message: `phase ${at + 1} can only depend on earlier phases, not on ${late.join(", ")}`
      }
    ] : [],
    ...requirements2.length === 0 ? [
      {
        where: `${where}.requirements`,
        message: `phase ${at + 1} serves no requirement: give it one, or drop it`
      }
    ] : []
  ];
}
function referenceProblems(answers, exists) {
  return references(answers).flatMap(
    ({ where, path }) => exists(path) ? [] : [
      {
        where,
        message: `${path} does not exist in the project: name a file (and a heading of it) that does, or leave it out`
      }
    ]
  );
}

// src/core/planning/writing/config-document.ts
function configDocument(settings2) {
  const config2 = {
    mode: settings2.mode,
    granularity: settings2.granularity,
    model_profile: "balanced",
    workflow: {
      research: settings2.research,
      plan_check: settings2.planCheck,
      verifier: settings2.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true
    },
    planning: { commit_docs: settings2.commitDocs, search_gitignored: false },
    git: { branching_strategy: "none" },
    parallelization: settings2.parallelization
  };
  return `${JSON.stringify(config2, null, 2)}
`;
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a2;
    (_a2 = iss).path ?? (_a2.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a2;
  for (let i = start; i < issues.length; i++) {
    (_a2 = issues[i]).schema ?? (_a2.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a2;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a2 = iss).schema ?? (_a2.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count--;
      i++;
    }
  }
  return count;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name2, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name2)) {
      return;
    }
    inst._zod.traits.add(name2);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name2 });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name2);
    }
  });
  Object.defineProperty(_, "name", { value: name2 });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
  const fn = (schema4, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema4._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
  const fn = async (schema4, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema4._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema4, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema4._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error;
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error;
    },
    set error(e) {
      error = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema4, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema4._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a2;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a2 = inst._zod).onattach ?? (_a2.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a2, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a2 = inst._zod).check ?? (_a2.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a2;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a2 = inst._zod).deferred ?? (_a2.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse3 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse3(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item2 = input[i];
      const result = def.element._zod.run({
        value: item2,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key].add(v);
        if (field.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen))
          break;
        seen = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
  return new Class({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
  return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params)
  });
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string2(),
      valueType: keyType,
      ...normalizeParams(valueType)
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    where: path.join(".") || "the file",
    message: code === "unrecognized_keys" ? `${message}: leave it out` : message
  }));
  return { status: "invalid", problems };
}
var LONGEST_LINE = 400;
function line(longest = LONGEST_LINE) {
  return string2().check(
    _trim(),
    _minLength(1, "must not be empty"),
    _maxLength(longest, `must have at most ${longest} characters`),
    _regex(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function listOf(shape, most = 100) {
  return _default(array(shape).check(_maxLength(most, `must have at most ${most} entries`)), []);
}
var schema = once(() => {
  const requirement = strictObject({
    id: string2().check(_regex(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    source: optional(line(200))
  });
  const because = strictObject({ what: line(), why: line() });
  const phase = strictObject({
    // STATE puts it in brackets.
    name: name().check(_regex(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    dependsOn: listOf(number2().check(int(), _positive())),
    requirements: listOf(string2()),
    criteria: listOf(line()),
    sources: listOf(line(200))
  });
  return strictObject({
    name: name(),
    what: line(2e3),
    coreValue: line(),
    requirements: listOf(requirement, 200),
    later: listOf(requirement, 200),
    outOfScope: listOf(because),
    validated: listOf(line()),
    context: listOf(line(2e3)),
    constraints: listOf(strictObject({ type: name(), what: line(), why: line() })),
    decisions: listOf(because),
    references: listOf(strictObject({ path: line(200), about: line() })),
    overview: line(2e3),
    phases: listOf(phase, 40),
    settings: _default(settings(), settings().parse({}))
  });
});
function name() {
  const plain = _regex(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
function settings() {
  return strictObject({
    mode: _default(_enum(["interactive", "yolo"]), "interactive"),
    granularity: _default(_enum(["coarse", "standard", "fine"]), "standard"),
    research: _default(boolean2(), true),
    planCheck: _default(boolean2(), true),
    verifier: _default(boolean2(), true),
    parallelization: _default(boolean2(), true),
    commitDocs: _default(boolean2(), true)
  });
}

// src/core/planning/writing/one-line.ts
function oneLine(text) {
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function cellText(text) {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/planning/writing/document-text.ts
function documentOf(blocks) {
  return `${blocks.filter((block2) => block2 !== null && block2 !== "").join("\n\n")}
`;
}
function linesOf(lines) {
  return lines.join("\n");
}
function listOrNone(items, none2) {
  return items.length === 0 ? none2 : linesOf(items);
}
function paragraph(text) {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, "\\");
}
function researchNote(source) {
  return source === void 0 ? "" : ` (research: ${oneLine(source)})`;
}

// src/core/planning/writing/project-document.ts
var EVOLUTION = linesOf([
  "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
  "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
  "ones join Active, and decisions join the table above."
]);
function projectDocument(answers, date2) {
  const { name: name2, what, coreValue, context, constraints } = answers;
  return documentOf([
    `# ${oneLine(name2)}`,
    "## What This Is",
    paragraph(what),
    "## Core Value",
    paragraph(coreValue),
    "## Requirements",
    ...requirements(answers),
    "## Context",
    context.length === 0 ? "(None yet)" : linesOf(context.map((one) => `- ${oneLine(one)}`)),
    "## Constraints",
    listOrNone(
      constraints.map(
        ({ type, what: must, why }) => `- **${oneLine(type)}**: ${oneLine(must)} — ${oneLine(why)}`
      ),
      "(None yet)"
    ),
    "## Key Decisions",
    decisions(answers),
    ...referenceSection(answers),
    "## Evolution",
    EVOLUTION,
    linesOf(["---", `*Last updated: ${date2} after initialization*`])
  ]);
}
function requirements({ validated, requirements: active, outOfScope }) {
  return [
    "### Validated",
    listOrNone(
      validated.map((one) => `- ✓ ${oneLine(one)} — existing`),
      "(None yet — ship to validate)"
    ),
    "### Active",
    linesOf(active.map(({ text, source }) => `- [ ] ${oneLine(text)}${researchNote(source)}`)),
    "### Out of Scope",
    listOrNone(
      outOfScope.map(({ what, why }) => `- ${oneLine(what)} — ${oneLine(why)}`),
      "(None yet)"
    )
  ];
}
function decisions({ decisions: made }) {
  return linesOf([
    "| Decision | Rationale | Outcome |",
    "|----------|-----------|---------|",
    ...made.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} | — Pending |`)
  ]);
}
function referenceSection({ references: references2 }) {
  if (references2.length === 0) return [];
  return [
    "## References",
    linesOf(
      references2.map(({ path, about }) => `- \`${oneLine(path).replaceAll("`", "")}\` — ${oneLine(about)}`)
    )
  ];
}

// src/core/planning/writing/requirements-document.ts
function requirementsDocument(answers, date2) {
  const { name: name2, coreValue, requirements: requirements2, later, outOfScope } = answers;
  return documentOf([
    `# Requirements: ${oneLine(name2)}`,
    linesOf([`**Defined:** ${date2}`, `**Core Value:** ${oneLine(coreValue)}`]),
    "## v1 Requirements",
    "What the first release must do. Each requirement belongs to one phase of the roadmap.",
    ...byCategory(
      requirements2,
      ({ id, text, source }) => `- [ ] **${id}**: ${oneLine(text)}${researchNote(source)}`
    ),
    "## v2 Requirements",
    later.length === 0 ? "(None yet)" : "Known, and not in the current roadmap.",
    ...byCategory(later, ({ id, text, source }) => `- **${id}**: ${oneLine(text)}${researchNote(source)}`),
    "## Out of Scope",
    linesOf([
      "| Feature | Reason |",
      "|---------|--------|",
      ...outOfScope.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} |`)
    ]),
    "## Traceability",
    linesOf([
      "| Requirement | Phase | Status |",
      "|-------------|-------|--------|",
      ...requirements2.map(({ id }) => `| ${id} | Phase ${phaseOf(answers, id)} | Pending |`)
    ]),
    linesOf([
      "**Coverage:**",
      `- v1 requirements: ${requirements2.length} total`,
      `- Mapped to phases: ${requirements2.length}`,
      "- Unmapped: 0 ✓"
    ]),
    ...referenceSection(answers),
    linesOf(["---", `*Requirements defined: ${date2}*`, `*Last updated: ${date2} after initialization*`])
  ]);
}
function byCategory(requirements2, written) {
  const categories = [...new Set(requirements2.map(({ category }) => oneLine(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    linesOf(requirements2.filter((one) => oneLine(one.category) === category).map(written))
  ]);
}
function phaseOf({ phases }, id) {
  return phases.findIndex(({ requirements: requirements2 }) => requirements2.includes(id)) + 1;
}

// src/core/planning/writing/roadmap-document.ts
function roadmapDocument(answers) {
  const { name: name2, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${oneLine(name2)}`,
    "## Overview",
    paragraph(overview),
    // Where no heading names the milestone, GSD counts no progress.
    `## Milestone v1.0: ${oneLine(name2)}`,
    "## Phases",
    linesOf([
      "**Phase Numbering:**",
      "- Whole numbers (1, 2, 3): planned work of the milestone",
      "- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED"
    ]),
    linesOf(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`)
    ),
    "## Phase Details",
    ...phases.flatMap(details),
    "## Progress",
    linesOf(["**Execution Order:**", "Phases run in the order of their numbers."]),
    linesOf([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|",
      ...phases.map((phase, at) => `| ${at + 1}. ${cellText(phase.name)} | 0/0 | Not started | - |`)
    ]),
    ...referenceSection(answers)
  ]);
}
function details(phase, at) {
  return [
    `### Phase ${at + 1}: ${oneLine(phase.name)}`,
    linesOf([
      `**Goal**: ${oneLine(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, at)}`,
      `**Requirements**: [${phase.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine(criterion)}`),
      `**Plans**: TBD${phase.sources.map(researchNote).join("")}`
    ])
  ];
}
function dependencies({ dependsOn }, at) {
  if (dependsOn.length > 0) return dependsOn.map((number3) => `Phase ${number3}`).join(", ");
  return at === 0 ? "Nothing (first phase)" : "Nothing";
}

// src/core/planning/phase-facts.ts
function progressBar(percent) {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${"█".repeat(full)}${"░".repeat(10 - full)}]`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(INVISIBLE, escaped).replaceAll(TAG, escaped)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/core/planning/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted2 = false) {
  const plain = !quoted2 && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && harmless(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions: decisions2 } = answers;
  const date2 = now.slice(0, 10);
  const first = oneLine(phases[0]?.name ?? "");
  return documentOf([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date2})`,
    linesOf([`**Core value:** ${oneLine(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    "## Current Position",
    linesOf([
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date2} — Project initialized`
    ]),
    `Progress: ${progressBar(0)} 0%`,
    ...metrics(),
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    linesOf(
      decisions2.length === 0 ? ["None yet."] : decisions2.map(({ what, why }) => `- [Init]: ${oneLine(what)} — ${oneLine(why)}`)
    ),
    // gsd-core leaves the rest of a longer word of emptiness behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    linesOf([
      "| Category | Item | Status | Deferred At | Milestone |",
      "|----------|------|--------|-------------|-----------|",
      "| *(none)* | | | | |"
    ]),
    "## Session Continuity",
    linesOf([`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"])
  ]);
}
function frontmatter({ name: name2, phases }, first, now) {
  const date2 = now.slice(0, 10);
  return linesOf([
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${yamlScalar(oneLine(name2))}`,
    'current_phase: "1"',
    `current_phase_name: ${yamlScalar(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date2}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ]);
}
function metrics() {
  return [
    "## Performance Metrics",
    linesOf([
      "**Velocity:**",
      "- Total plans completed: 0",
      "- Average duration: 0 min",
      "- Total execution time: 0.0 hours"
    ]),
    "**By Phase:**",
    linesOf([
      "| Phase | Plans | Total | Avg/Plan |",
      "|-------|-------|-------|----------|",
      "| - | - | - | - |"
    ]),
    linesOf(["**Recent Trend:**", "- Last 5 plans: -", "- Trend: -"]),
    "*Updated after each plan completion*",
    // Last: gsd-core drops what follows an empty table when it adds the first row.
    "**Per-Plan Metrics:**",
    linesOf(["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"])
  ];
}

// src/app/planning/commit-planning.ts
var import_node_path20 = require("node:path");

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/find-program.ts
var import_node_fs12 = require("node:fs");
var import_node_path7 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs11 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path6 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot) {
  const reach = projectReach(projectRoot);
  return [...parentsOf(realPath(projectRoot))].filter((folder) => isInside(folder, reach));
}
function leadsInto(path, folder) {
  return isInside(realPath(path), realPath(folder));
}
function leadsAstray(value, folder) {
  return value.split(import_node_path6.delimiter).some((path) => path !== "" && (!(0, import_node_path6.isAbsolute)(path) || leadsInto(path, folder)));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs11.lstatSync)((0, import_node_path6.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path6.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path6.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/process/find-program.ts
function findProgram(name2, env2, projectRoot) {
  return findPrograms(name2, env2, projectRoot)[0] ?? null;
}
function findPrograms(name2, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name2, env2).map((file) => (0, import_node_path7.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function pathOutside(env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).filter((folder) => !leadsInto(folder, reach)).join(import_node_path7.delimiter);
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path7.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path7.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path7.basename)(folder) === ".bin" && (0, import_node_path7.basename)((0, import_node_path7.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path7.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name2, env2) {
  if (process.platform !== "win32") return [name2];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name2}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs12.accessSync)(path, import_node_fs12.constants.X_OK);
    return (0, import_node_fs12.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/process/neutral-folder.ts
var import_node_path8 = require("node:path");
function neutralFolder() {
  return (0, import_node_path8.dirname)(process.execPath);
}

// src/adapters/git/git-environment.ts
function gitEnvironment(root, settings2, variables = {}) {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(
    ([name2, value]) => value !== void 0 && isKept(name2.toUpperCase(), value, reach) ? [[name2, value]] : []
  );
  return {
    ...Object.fromEntries(kept),
    PATH: pathOutside(process.env, root),
    GIT_TERMINAL_PROMPT: "0",
    GIT_CONFIG_COUNT: String(settings2.length),
    ...Object.fromEntries(
      settings2.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value]
      ])
    ),
    ...variables
  };
}
function isKept(name2, value, reach) {
  if (name2 === "PATH" || ASKING.has(name2)) return false;
  if (PLACES.has(name2)) return !leadsAstray(value, reach);
  return !name2.startsWith("GIT_") || IDENTITY.has(name2);
}
var PLACES = new Set(
  "HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM".split(" ")
);
var IDENTITY = /* @__PURE__ */ new Set([
  "GIT_CONFIG_NOSYSTEM",
  ...["NAME", "EMAIL", "DATE"].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`])
]);
var ASKING = new Set("EDITOR VISUAL PAGER PREFIX SSH_ASKPASS".split(" "));

// src/adapters/git/git-settings.ts
var MOST_SETTINGS = 2e4;
function parseSettings(listing) {
  const parts = listing.split("\0");
  if (parts.pop() !== "" || parts.length % 2 !== 0 || parts.length > 2 * MOST_SETTINGS) return null;
  const found = { user: /* @__PURE__ */ new Map(), repository: /* @__PURE__ */ new Map(), ours: /* @__PURE__ */ new Map() };
  for (let at = 0; at < parts.length; at += 2) {
    const scope = SCOPES[parts[at] ?? ""];
    const [key = "", ...value] = (parts[at + 1] ?? "").split("\n");
    if (scope === void 0) return null;
    found[scope].set(key, [...found[scope].get(key) ?? [], value.join("\n")]);
  }
  return found;
}
function overrides({ user, repository }, isLeft) {
  return [...repository].flatMap(([key, values]) => {
    if (!isHazard(key) || READ.has(key) && values.every(isLeft)) return [];
    return [neutral(key), ...user.get(key) ?? []].map((value) => [key, value]);
  });
}
function withoutFilters({ user, repository }) {
  const keys = /* @__PURE__ */ new Set([...user.keys(), ...repository.keys()]);
  return [...keys].flatMap((key) => key.startsWith("filter.") ? [[key, neutral(key)]] : []);
}
var SCOPES = {
  system: "user",
  global: "user",
  local: "repository",
  worktree: "repository",
  command: "ours"
};
var SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
var NAMES = /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
var LEFT = /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;
var READ = /* @__PURE__ */ new Set(["core.attributesfile", "core.excludesfile"]);
function isHazard(key) {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES.test(key));
}
function neutral(key) {
  if (SIGNERS[key] !== void 0) return SIGNERS[key];
  if (/\.(?:required|enabled|[^.]*fsmonitor)$/.test(key)) return "false";
  return /(?:dir|file|path|template)$/.test(key) ? "/dev/null" : "";
}
var SIGNERS = {
  "gpg.program": "gpg",
  "gpg.openpgp.program": "gpg",
  "gpg.x509.program": "gpgsm",
  "gpg.ssh.program": "ssh-keygen"
};

// src/adapters/git/repository-files.ts
var import_node_fs13 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path9 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path9.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs13.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path9.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path9.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os2.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path9.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path9.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs13.statSync)(path);
  } catch {
    return null;
  }
}

// src/adapters/git/open-git.ts
var LIMIT_MS = 1e4;
var LARGEST_OUTPUT = 64 * 1024 * 1024;
async function openGit(folder) {
  const root = realFolder(folder);
  if (root === null) return { status: "failed" };
  const program = findProgram("git", process.env, root);
  if (program === null) return { status: "missing" };
  const run = (args, settings3, tree2 = {}) => execute(program, ["-C", root, ...args], gitEnvironment(root, settings3, { ...LOOKING, ...tree2 }));
  const listed = await run(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed.status !== "ok") return listed;
  const settings2 = parseSettings(listed.output);
  if (settings2 === null) return { status: "failed" };
  if (settings2.ours.size === 0) return { status: "too-old" };
  const top = settings2.repository.size === 0 ? null : topOf(root);
  const isElsewhere = top !== null && settings2.repository.has("core.worktree");
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless2 = [...overrides(settings2, (path) => !isSpecialFile(path, top ?? root)), ...ALWAYS];
  const quiet = [...harmless2, ...QUIET, ...withoutFilters(settings2)];
  const git = {
    program,
    top,
    settings: settings2,
    run: (args) => run(args, quiet, tree),
    environment: (extra, variables) => gitEnvironment(root, [...harmless2, ...extra], { ...tree, ...variables })
  };
  return { status: "ok", git };
}
var ALWAYS = [
  ["core.fsmonitor", "false"],
  ["core.editor", ":"],
  ["core.pager", "cat"],
  ["log.showsignature", "false"],
  ["submodule.recurse", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  // A folder that only looks like a repository comes with any clone.
  ["safe.barerepository", "explicit"]
];
var QUIET = [
  ["core.hookspath", "/dev/null"],
  ["core.sshcommand", "false"],
  ["credential.helper", ""],
  ["diff.external", ""],
  ["protocol.allow", "never"]
];
var LOOKING = {
  GIT_OPTIONAL_LOCKS: "0",
  // A partial clone would fetch what is missing, over a transport that its settings choose.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  LC_ALL: "C"
};
function execute(program, args, env2) {
  const options = {
    cwd: neutralFolder(),
    env: env2,
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: "utf8"
  };
  return new Promise((resolve9) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve9({ status: "ok", output });
        else resolve9({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve9({ status: "failed" });
    }
  });
}
function isLate(error) {
  return error.killed === true || error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";
}

// src/adapters/git/run-git.ts
async function runGit(root, args) {
  const opened = await openGit(root);
  if (opened.status === "ok") return opened.git.run(args);
  return { status: opened.status === "late" ? "late" : "failed" };
}

// src/adapters/files/user-folder.ts
var import_node_fs15 = require("node:fs");
var import_node_path12 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures = Object.freeze([
  "",
  "   ",
  ".",
  "..",
  " .",
  ". ",
  " ..",
  ".. ",
  "../",
  "../foo",
  "foo/../bar",
  "foo/bar",
  "foo\\bar",
  "foo\0bar"
]);
function isSafeFilename(filename) {
  if (typeof filename !== "string") {
    return false;
  }
  const trimmed = filename.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." && !filename.includes("/") && !filename.includes("\\") && !filename.includes("\0");
}
function assertSafeFilename(filename) {
  if (typeof filename !== "string") {
    throw new TypeError("Expected a string");
  }
  if (!isSafeFilename(filename)) {
    throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
  }
}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir2 = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name2) => {
  const library = node_path_default.join(homedir2, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name2),
    config: node_path_default.join(library, "Preferences", name2),
    cache: node_path_default.join(library, "Caches", name2),
    log: node_path_default.join(library, "Logs", name2),
    temp: node_path_default.join(tmpdir, name2)
  };
};
var windows = (name2) => {
  const appData = env.APPDATA || node_path_default.join(homedir2, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir2, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name2, "Data"),
    config: node_path_default.join(appData, name2, "Config"),
    cache: node_path_default.join(localAppData, name2, "Cache"),
    log: node_path_default.join(localAppData, name2, "Log"),
    temp: node_path_default.join(tmpdir, name2)
  };
};
var linux = (name2) => {
  const username = node_path_default.basename(homedir2);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir2, ".local", "share"), name2),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir2, ".config"), name2),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir2, ".cache"), name2),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir2, ".local", "state"), name2),
    temp: node_path_default.join(tmpdir, username, name2)
  };
};
function envPaths(name2, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name2);
  if (suffix) {
    name2 += `-${suffix}`;
  }
  assertSafeFilename(name2);
  if (node_process_default.platform === "darwin") {
    return macos(name2);
  }
  if (node_process_default.platform === "win32") {
    return windows(name2);
  }
  return linux(name2);
}

// src/adapters/files/project-around.ts
var import_node_fs14 = require("node:fs");
var import_node_os4 = require("node:os");
var import_node_path11 = require("node:path");
function projectAround(project3, folder, home = ownHome) {
  if (isInside(folder, project3)) return "the project";
  for (let around = (0, import_node_path11.dirname)(project3); around !== (0, import_node_path11.dirname)(around); around = (0, import_node_path11.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs14.existsSync)((0, import_node_path11.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os4.userInfo)().homedir;
  } catch {
    return (0, import_node_os4.homedir)();
  }
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path12.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path12.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs15.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs15.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs15.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path13 = require("node:path");

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST = 200;
function readJson(path, place, cap = CAP) {
  const file = readText(path, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    if (mayBeDeeper(text, DEEPEST) && isDeeper(value, DEEPEST))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe2(text, error) };
  }
}
function mayBeDeeper(text, levels) {
  return text.split("{").length + text.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}
function describe2(text, error) {
  if (text.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/claude-code/own-variables.ts
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project3) {
  const projects = [project3, env2.CLAUDE_PROJECT_DIR || project3];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path13.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name2) => given.some((variables) => Object.hasOwn(variables, name2) && variables[name2] === env2[name2])
  );
}
function variablesIn(path) {
  const file = readJson(path, named);
  const settings2 = file.status === "ok" ? fieldsOf(file.value) : {};
  return fieldsOf(settings2.env);
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project3, env2) {
  const foreign = project3 === null ? [] : foreignVariables(env2, project3);
  const name2 = foreign.find((one) => DECISIVE.test(one));
  if (name2 === void 0) return userFolder(project3, env2);
  return {
    status: "refused",
    reason: `${name2} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/adapters/files/trust-store.ts
var import_node_fs17 = require("node:fs");
var import_node_path15 = require("node:path");

// src/adapters/files/with-lock.ts
var import_node_fs16 = require("node:fs");
var import_node_path14 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target = (0, import_node_path14.resolve)(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = monotonicMs() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release2 = tryLock(target, staleMs);
  while (release2 === null) {
    if (monotonicMs() >= deadline) return { status: "busy" };
    waited = true;
    clearTheWay(`${target}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release2 = tryLock(target, staleMs);
  }
  try {
    return { status: "done", value: await work(), waited };
  } finally {
    release2();
  }
}
var lockFileSystem = { mkdirSync: import_node_fs16.mkdirSync, realpathSync: import_node_fs16.realpathSync, rmdirSync: import_node_fs16.rmdirSync, statSync: import_node_fs16.statSync, utimesSync: import_node_fs16.utimesSync };
function tryLock(target, staleMs) {
  try {
    const unlock = (0, import_proper_lockfile.lockSync)(target, {
      fs: lockFileSystem,
      realpath: false,
      // Stale locks are removed below: two processes that find the same stale lock must not be able to
      // remove each other's fresh one, which the library's own removal allows.
      stale: NEVER_MS,
      update: staleMs / 2,
      // The default throws out of a timer, which would end the process.
      onCompromised: () => {
      }
    });
    return () => {
      try {
        unlock();
      } catch {
      }
    };
  } catch (error) {
    if (errorCode(error) === "ELOCKED") return null;
    throw error;
  }
}
function clearTheWay(lockFolder, staleMs) {
  if (setForeignAside(lockFolder) || !isStale(lockFolder, staleMs)) return;
  const guard = `${lockFolder}.takeover`;
  if (!makeFolder(guard)) {
    if (!setForeignAside(guard) && isStale(guard, staleMs)) removeFolder(guard);
    return;
  }
  if (isStale(lockFolder, staleMs)) removeFolder(lockFolder);
  removeFolder(guard);
}
function isStale(folder, staleMs) {
  const stat = (0, import_node_fs16.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs16.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs16.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs16.lstatSync)(path, { throwIfNoEntry: false });
  if (stat === void 0 || stat.isDirectory()) return false;
  setAsideNow(path);
  return true;
}
function monotonicMs() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
function delay(milliseconds) {
  return new Promise((done2) => setTimeout(done2, milliseconds));
}

// src/adapters/files/trust-store.ts
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function listTrusted(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function storePath(userFolder2) {
  return (0, import_node_path15.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs17.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path15.resolve)(projectRoot);
  }
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path15.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === "ok" && Newer.safeParse(file.value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of trusted commands; move it away to start anew` };
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line2 = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line2), cap);
}

// src/adapters/files/journal.ts
var import_node_fs20 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs18 = require("node:fs");
function appendLine(path, line2, mode = 438) {
  const seen = (0, import_node_fs18.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs18.openSync)(path, flags, mode);
  try {
    const stat = (0, import_node_fs18.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line2}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs18.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs18.closeSync)(file);
  }
}
var flags = import_node_fs18.constants.O_RDWR | import_node_fs18.constants.O_APPEND | import_node_fs18.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs18.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
}

// src/adapters/files/msw-folder.ts
var import_node_fs19 = require("node:fs");
var import_node_path16 = require("node:path");
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path16.join)(path, ".gitignore");
  if (ignored.has(ignore)) return folder;
  const seen = readPlain(ignore, { cap: largestIgnore, followsLink: false });
  try {
    if (seen.status !== "ok" || !ignoresAll(seen.bytes.toString("utf8"))) {
      if (seen.status !== "missing") setAside(ignore, (/* @__PURE__ */ new Date()).toISOString());
      writeFileAtomic(ignore, "*\n");
    }
  } catch (error) {
    return cannotMake(ignore, error);
  }
  ignored.add(ignore);
  return folder;
}
var ignored = /* @__PURE__ */ new Set();
var largestIgnore = 64 * 1024;
function ignoresAll(text) {
  const lines = text.split(/\r?\n/).map((line2) => line2.trimEnd());
  const mayCount = (line2) => !line2.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line2);
  return lines.includes("*") && lines.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path16.join)(projectRoot, ".msw", ...parts);
}
function openRealFolder(path) {
  const seen = (0, import_node_fs19.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs19.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs19.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/journal.ts
var LIMIT_BYTES = 10 * 1024 * 1024;
var MOST_READ = LIMIT_BYTES + 1024 * 1024;
var KEPT = 4;
async function appendJournal(projectRoot, entry, nowIso) {
  const folder = openMswFolder(projectRoot);
  if (folder.status === "refused") return folder;
  const path = journalPath(projectRoot, 0);
  const appended = appendLine(path, JSON.stringify({ time: nowIso, ...entry }));
  if (appended.status === "refused")
    return { status: "refused", reason: `${path} cannot be written: ${appended.reason}` };
  if (appended.size > LIMIT_BYTES) await rotate(projectRoot);
  return { status: "ok" };
}
function journalPath(projectRoot, number3) {
  return mswPath(projectRoot, number3 === 0 ? "journal.jsonl" : `journal.${number3}.jsonl`);
}
async function rotate(projectRoot) {
  const path = journalPath(projectRoot, 0);
  await withLock(path, () => {
    if (((0, import_node_fs20.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs20.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs20.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/adapters/files/waiting-store.ts
var import_node_path17 = require("node:path");
var MOST = 20;
async function noteWaiting(userFolder2, projectRoot, waiting) {
  const path = storePath2(userFolder2);
  await withLock(path, () => {
    const projects = read3(path);
    const key = realPath(projectRoot);
    const named2 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named2.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    writeFileAtomic(path, `${JSON.stringify(content, null, 2)}
`, { mode: 384 });
  });
}
function storePath2(userFolder2) {
  return (0, import_node_path17.join)(userFolder2, "waiting.json");
}
var schema2 = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read3(path) {
  const file = readJson(path, privateFile((0, import_node_path17.dirname)(path)));
  const store = schema2().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

// src/core/planning/frontmatter-block.ts
function frontmatterBlock(text) {
  const bom = text.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text);
    const close = open === null ? null : closingFence(text, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/planning/text-lines.ts
function textLines(text, from = 0, to = text.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text); found !== null && found.index < to; found = breaks.exec(text)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING2 = /`+|<!--/g;
function quotedRanges(text, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line2 of textLines(text, from)) {
    if (line2.next <= state.resume && line2.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text, line2, state.resume, ranges) : insideFence(line2, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text.length, closed: false });
  return ranges;
}
function outsideFence(text, line2, resume, ranges) {
  const mark = line2.start >= resume ? fenceMark(line2.text) : null;
  if (mark !== null) return { resume: line2.next, fence: { mark, start: line2.start } };
  return { resume: inlineRanges(text, line2, Math.max(resume, line2.start), ranges), fence: null };
}
function insideFence(line2, fence, ranges) {
  if (!closes(line2.text, fence.mark)) return { resume: line2.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line2.next, closed: true });
  return { resume: line2.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function fenceMark(line2) {
  const [, mark, info] = FENCE.exec(line2) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line2, mark) {
  const text = line2.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}
function inlineRanges(text, line2, from, ranges) {
  const spans = lastRuns(line2, from);
  OPENING2.lastIndex = from - line2.start;
  for (let found = OPENING2.exec(line2.text); found !== null; found = OPENING2.exec(line2.text)) {
    const start = line2.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line2, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line2.end) return Math.max(range.end, line2.next);
    OPENING2.lastIndex = range.end - line2.start;
  }
  return line2.next;
}
function lastRuns(line2, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line2.text.matchAll(/`+/g)) {
    if (line2.start + run.index >= from) runs.set(run[0].length, line2.start + run.index);
  }
  return runs;
}
function codeSpan(line2, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line2.start + mark.length;
  for (let run = runs.exec(line2.text); run !== null; run = runs.exec(line2.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line2.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text, start) {
  const end = text.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/planning/plan-tags.ts
var NAMES2 = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG2 = new RegExp(`<(/?)(${NAMES2.join("|")})(?=[\\s/>])`, "gi");

// src/core/report/show-command.ts
var LONGEST = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped2).replaceAll(TAG, escaped2);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST;
}
function escaped2(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/app/workspace.ts
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/planning/execution/plan-trust.ts
async function noteUntrusted(workspace, plan, commands) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  await appendJournal(workspace.project, { event: "untrusted-commands", plan, commands }, isoTime(workspace));
}

// src/app/commit-in-project.ts
async function commitInProject(root, paths, message, { project: project3 = root, env: env2 = process.env } = {}) {
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./commit-files.cjs"), 1));
  const result = await commitFiles({ root, paths, message, isTrusted: trustIn(project3, env2) });
  if (result.status !== "untrusted") return result;
  const { programs, places } = result;
  await noteRefused(project3, env2, { plan: places.join(", "), commands: programs });
  const named2 = places.map((place) => plainLine(place, 120)).join(", ");
  const reason = `a commit here would run ${named2}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: "refused", reason };
}
async function noteRefused(project3, env2, { plan, commands }) {
  const folder = ownUserFolder(project3, env2);
  if (folder.status !== "ok") return;
  await noteUntrusted({ project: project3, userFolder: folder.path, now: Date.now }, plan, commands);
}
function trustIn(project3, env2) {
  const trusted = once(() => {
    const folder = ownUserFolder(project3, env2);
    if (folder.status !== "ok") return /* @__PURE__ */ new Set();
    const top = topOf(project3);
    const places = top === null ? [project3] : [project3, top];
    return new Set(places.flatMap((place) => listTrusted(folder.path, place)));
  });
  return (program) => trusted().has(program);
}

// src/app/planning/planning-config.ts
var import_node_path19 = require("node:path");

// src/core/planning/json-object.ts
function readJsonObject(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is no JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}

// src/core/planning/planning-config.ts
function readPlanningConfig(text) {
  const read4 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read4.status === "invalid") {
    const message = `config.json cannot be read (${read4.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config3 } = readPlanningConfig(null);
    return { config: config3, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read4.value);
  const config2 = { ...workflow(reader), ...surroundings(reader), raw: read4.value };
  return { config: config2, diagnostics: reader.problems };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key, flat = key) => from.value(flat, "workflow", key);
  const depth = from.value("depth").value;
  const granularity = from.value("granularity", "planning", "granularity");
  const older = typeof depth === "string" ? DEPTHS[depth] ?? depth : void 0;
  return {
    mode: from.choice(from.value("mode"), ["interactive", "yolo"]),
    granularity: from.choice(
      granularity.value === void 0 ? { name: "depth", value: older } : granularity,
      ["standard", "coarse", "fine"]
    ),
    modelProfile: from.text(from.value("model_profile")) ?? "balanced",
    research: from.flag(inWorkflow("research"), true),
    planCheck: from.flag(inWorkflow("plan_check", "plan_checker"), true),
    verifier: from.flag(inWorkflow("verifier"), true),
    nyquistValidation: from.flag(inWorkflow("nyquist_validation"), true),
    skipDiscuss: from.flag(inWorkflow("skip_discuss"), false),
    autoAdvance: from.flag(inWorkflow("auto_advance"), false),
    useWorktrees: from.flag(inWorkflow("use_worktrees"), true),
    tddMode: from.flag(inWorkflow("tdd_mode"), false),
    humanVerifyMode: from.text(inWorkflow("human_verify_mode")) ?? "end-of-phase",
    subagentTimeoutMs: from.count(inWorkflow("subagent_timeout"), 3e5),
    nodeRepairBudget: from.count(inWorkflow("node_repair_budget"), 2),
    testCommand: from.text(inWorkflow("test_command")),
    buildCommand: from.text(inWorkflow("build_command")),
    driftThreshold: from.count(inWorkflow("drift_threshold"), 3),
    driftAction: from.choice(inWorkflow("drift_action"), ["warn", "auto-remap"])
  };
}
function surroundings(from) {
  const inPlanning = (key) => from.value(key, "planning", key);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const isObject2 = typeof whole.value === "object" && whole.value !== null;
  const said = inPlanning("commit_docs");
  return {
    commitDocs: said.value === void 0 ? null : from.flag(said, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    parallelization: from.flag(isObject2 ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
function configReader(raw) {
  const problems = [];
  const wrong = ({ name: name2 }, meaning) => {
    const message = `"${name2}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning}, or remove it.` });
  };
  const own2 = (object2, key) => typeof object2 === "object" && object2 !== null && !Array.isArray(object2) && Object.hasOwn(object2, key) ? Object.entries(object2).find(([name2]) => name2 === key)?.[1] : void 0;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section, key) {
      const direct = own2(raw, flat);
      if (direct !== void 0 || section === void 0 || key === void 0)
        return { name: flat, value: direct };
      return { name: `${section}.${key}`, value: own2(own2(raw, section), key) };
    },
    flag(setting, absent) {
      if (typeof setting.value === "boolean") return setting.value;
      if (setting.value !== void 0 && setting.value !== null) wrong(setting, "true or false");
      return absent;
    },
    count(setting, absent) {
      const { value } = setting;
      if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
      if (value !== void 0 && value !== null) wrong(setting, "a number from 0");
      return absent;
    },
    text(setting) {
      const { value } = setting;
      if (typeof value === "string") return value.trim() === "" ? null : value;
      if (value !== void 0 && value !== null) wrong(setting, "a text");
      return null;
    },
    texts(setting) {
      const { value } = setting;
      if (value === void 0 || value === null) return [];
      if (!Array.isArray(value)) wrong(setting, "a list of texts");
      return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    },
    /** The first choice is the default. */
    choice(setting, choices) {
      const found = choices.find((one) => one === setting.value);
      if (found !== void 0) return found;
      if (setting.value !== void 0 && setting.value !== null)
        wrong(setting, `one of ${choices.join(", ")}`);
      return choices[0];
    }
  };
}

// src/app/planning/documents.ts
var import_node_path18 = require("node:path");
function readDocument(root, path) {
  return readText((0, import_node_path18.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}

// src/app/planning/planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path19.dirname)(planning), (0, import_node_path19.join)(planning, "config.json"))).config;
}

// src/app/planning/commit-planning.ts
async function commitPlanning(root, paths, message, env2 = process.env) {
  if (planningConfigOf((0, import_node_path20.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await runGit(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  const kept = [];
  for (const path of paths) if (!await isIgnored(root, path)) kept.push(path);
  if (kept.length === 0 && paths.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => __toESM(require("./new-secrets.cjs"), 1));
  const reason = await secretObjection(root, kept);
  if (reason !== null) return { status: "refused", reason };
  return commitInProject(root, kept, message, { env: env2 });
}
async function isIgnored(root, path) {
  const name2 = (0, import_node_path20.relative)(root, path).startsWith("..") ? path : path.replaceAll(import_node_path20.sep, "/");
  return (await runGit(root, ["check-ignore", "-q", "--", name2])).status === "ok";
}

// src/app/planning/writing/reference-exists.ts
var import_node_path21 = require("node:path");

// src/core/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/planning/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text, diagnostics) {
  let line2 = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line2 += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text, lineStart);
    }
    return { ...one, line: line2, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text, from) {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}

// src/core/planning/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}

// src/core/planning/line-value.ts
var DEEPEST2 = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text = raw.trim();
  const quote = text[0];
  if (text.length < 2 || quote !== '"' && quote !== "'" || !text.endsWith(quote))
    return withoutComment(text);
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line2) {
  const text = line2.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line2.text.length - line2.text.trimStart().length, text }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST2) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth) {
  const text = rest?.trim() ?? "";
  if (text !== "" && !text.startsWith("#")) return inline(text);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : "";
}
function list(cursor, indent, depth) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth) {
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
  if (key === void 0) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text = raw.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return unquoted(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text) {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}

// src/core/planning/yaml-value.ts
var import_yaml = require("./packages/yaml.cjs");
var DEEPEST3 = 40;
function readYaml(source) {
  try {
    const document = (0, import_yaml.parseDocument)(source, {
      schema: "failsafe",
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) return { status: "invalid", reason: error.message, at: error.pos[0] };
    return { status: "ok", value: toValue(document.contents, 0) };
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}
function toValue(node, depth) {
  if (depth > DEEPEST3) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST3);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}

// src/core/planning/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read4 = readEntries(text, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read4.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read4.entries,
    values: mapOf(read4.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read4.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries(text, start, end) {
  const segments = segmentsOf(textLines(text, start, end).filter((line2) => line2.start < end));
  const source = text.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text.slice(from, to);
    const read4 = oversized ? null : readYaml(part);
    if (read4?.status === "ok") return { key, value: valueIn(read4.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read4?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read4 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read4?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read4?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read4.value) ? read4.value : {};
  return {
    entries: Object.entries(map2).map(([key, value]) => ({ key, value, start, end })),
    diagnostics: []
  };
}
function segmentsOf(lines) {
  const segments = [];
  let indent = null;
  for (const line2 of lines) {
    const trimmed = line2.text.trimStart();
    const depth = line2.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line2.start, end: line2.next });
    } else if (last !== void 0) {
      last.end = line2.next;
    }
  }
  return segments;
}
function valueIn(value, key) {
  return isMap(value) ? value[key] ?? "" : "";
}
function invalid(key, where, reason) {
  const name2 = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name2} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.'
  });
}
function duplicates(entries) {
  const seen = /* @__PURE__ */ new Set();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: "frontmatter-duplicate-key",
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: "Remove all but one."
    };
    return [warningAt(entry, what)];
  });
}

// src/core/planning/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter2 = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted2 = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter2.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter: frontmatter2, body, quoted: quoted2, headings, diagnostics };
}
function unreadable(text, quoted2) {
  const found = [];
  const nul = text.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted2.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line2 of [...lines].reverse()) {
    const match = line2.text.length > 4e3 ? null : HEADING.exec(line2.text);
    if (match === null || insideRanges(quoted2, line2.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line2;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

// src/core/planning/writing/heading-anchor.ts
function hasAnchor(text, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text);
  if (headings.some(({ title }) => anchorOf(title) === wanted)) return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
function anchorOf(title) {
  return title.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, "").replaceAll(" ", "-");
}

// src/app/planning/writing/reference-exists.ts
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || findIn(projectFile(root), (0, import_node_path21.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}

// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name2 = DOCUMENTS.find((one) => (0, import_node_fs21.existsSync)((0, import_node_path22.join)(root, ".planning", one)));
  return name2 === void 0 ? null : `.planning/${name2}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read4 = readProjectAnswers(value);
  if (read4.status === "invalid") return read4;
  const problems = checkAnswers(read4.answers, (path) => referenceExists(root, path));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path22.join)(root, ".planning");
  const folder = openDocumentFolder(root, ".planning");
  if (folder.status === "refused") return folder;
  const locked = await withGsdLocks(planning, () => writeAll(root, documents(read4.answers, now)));
  if (locked.status === "busy")
    return refused2("GSD is writing the planning files: try again when it is done.");
  if (typeof locked.value === "string") return refused2(locked.value);
  const files = locked.value.map((name2) => `.planning/${name2}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read4.answers.name}`)
  };
}
function documents(answers, now) {
  const date2 = now.slice(0, 10);
  return [
    ["config.json", configDocument(answers.settings)],
    ["REQUIREMENTS.md", requirementsDocument(answers, date2)],
    ["ROADMAP.md", roadmapDocument(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", projectDocument(answers, date2)]
  ];
}
function writeAll(root, texts) {
  const existing = existingDocument(root);
  if (existing !== null) return `${existing} exists: nothing was written. /msw:next says how to go on.`;
  const folder = (0, import_node_path22.join)(root, ".planning");
  const wanted = texts.filter(([name2]) => !(0, import_node_fs21.existsSync)((0, import_node_path22.join)(folder, name2)));
  const [objection] = wanted.flatMap(([name2]) => writeObjection(root, (0, import_node_path22.join)(folder, name2)) ?? []);
  if (objection !== void 0) return objection;
  const written = [];
  try {
    for (const [name2, text] of wanted) {
      writeDocument(root, (0, import_node_path22.join)(folder, name2), text);
      written.push(name2);
    }
  } catch (error) {
    for (const name2 of written) (0, import_node_fs21.rmSync)((0, import_node_path22.join)(folder, name2), { force: true });
    throw error;
  }
  return written;
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}

// src/core/planning/writing/project-example.ts
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop’s till. For shopkeepers without an accountant.",
  coreValue: "The sum in the till is always right.",
  requirements: [
    { id: "SALE-01", category: "Sales", text: "User can record a sale" },
    {
      id: "SALE-02",
      category: "Sales",
      text: "User can undo the last sale",
      source: "docs/research/tills.md#undo"
    },
    { id: "REP-01", category: "Reports", text: "User can print the sum of a day" }
  ],
  later: [{ id: "REP-02", category: "Reports", text: "User can send the report by mail" }],
  outOfScope: [{ what: "Card payments", why: "Needs a certified device" }],
  validated: [],
  context: ["Runs on an old laptop without a network."],
  constraints: [{ type: "Tech stack", what: "Node 20, no database", why: "What the laptop has" }],
  decisions: [{ what: "Append-only file of sales", why: "Nothing gets lost" }],
  references: [{ path: "docs/research/tills.md", about: "How tills are audited" }],
  overview: "First sales are recorded safely, then a day can be summed up.",
  phases: [
    {
      name: "Sales",
      goal: "Sales are recorded and can be undone",
      dependsOn: [],
      requirements: ["SALE-01", "SALE-02"],
      criteria: ["A recorded sale is still there after a restart", "The last sale can be undone"],
      sources: ["docs/research/tills.md#undo"]
    },
    {
      name: "Reports",
      goal: "A day can be summed up",
      dependsOn: [1],
      requirements: ["REP-01"],
      criteria: ["The sum of a day is printed", "A day without sales prints 0"],
      sources: []
    }
  ],
  settings: {
    mode: "interactive",
    granularity: "standard",
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true
  }
};
var projectRules = [
  prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  prose`validated is what an existing codebase already does.`
];

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/quotation.ts
function quotation(line2, cap) {
  const inert = spreadFences(line2).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-line.ts
function quoteLine(text, cap) {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

// src/core/text/quote-name.ts
function quoteName(name2, cap = LONGEST2) {
  if (name2.length <= cap && (ASCII.test(name2) || PLAIN2.test(name2)) && !MARKUP.test(name2)) return ours(name2);
  return quotation(harmless(name2).replaceAll(/\s/g, " "), cap);
}
var LONGEST2 = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/cli/named-path.ts
var import_node_path25 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs22 = require("node:fs");
var import_node_path23 = require("node:path");
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse2(JSON.parse((0, import_node_fs22.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path23.join)(userFolder2, FOLDER, `${session}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project3 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project3 !== "string" || !Array.isArray(commands)) return null;
  return { project: project3, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/find-planning.ts
var import_node_fs23 = require("node:fs");
var import_node_path24 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path24.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path24.basename)(folder) === ".planning") return (0, import_node_path24.dirname)(folder);
    if ((0, import_node_fs23.existsSync)((0, import_node_path24.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path24.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs23.existsSync)(path) && (0, import_node_fs23.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path25.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project3 = sessionProject(call);
  if (isInside(realPath(path), realPath(project3))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project3}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word) {
  if (word !== null && word !== void 0) return namedPath(call, word);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env: env2 }) {
  const user = ownUserFolder(cwd, env2);
  const session = env2.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? readSessionCommands(user.path, session) : null;
  const folder = known?.project ?? (0, import_node_path25.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf2(values, name2) {
  const value = values[name2];
  return typeof value === "string" ? value : null;
}
function isSet(values, name2) {
  return values[name2] === true;
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf2(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}

// src/cli/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function doneJson(value) {
  return done(proseJson(value));
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}
function misused(problem) {
  return { code: 2, text: prose``, problem };
}

// src/cli/project.ts
var project2 = {
  help: prose`msw-protocol project VERB [--json]

  new --from FILE   writes PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from the answers in FILE (JSON),
                    all or none, and commits them; nothing is overwritten
  schema            the answers as an example, with their rules

Exit code 1: the answers cannot be used; each problem says how to mend it.`,
  verbs: {
    new: {
      options: { ...json, ...project, from: { type: "string" } },
      words: noWords,
      run: create2
    },
    schema: { options: json, words: noWords, run: schema3 }
  }
};
async function create2(call) {
  const read4 = readAnswersFile(call);
  if (read4.status === "refused") return read4.outcome;
  const folder = projectFolder(call);
  if (folder.status === "refused") return failed(folder.reason);
  const created = await createProject(folder.path, read4.value);
  if (created.status === "refused") return failed(created.reason);
  const asJson = isSet(call.values, "json");
  if (created.status === "invalid") return invalidAnswers(created.problems, asJson);
  if (asJson) return doneJson(created);
  const { commit, files } = created;
  const note = "hash" in commit ? prose`Committed as ${quoteName(commit.hash.slice(0, 7))}.` : prose`Not committed: ${quoteLine("reason" in commit ? commit.reason : commit.status, 300)}.`;
  return done(joinProse([...files.map((file) => quoteName(file)), note], "\n"));
}
function schema3({ values }) {
  if (isSet(values, "json")) return doneJson({ rules: projectRules, example: projectExample });
  const rules = joinProse(
    projectRules.map((rule) => prose`- ${rule}`),
    "\n"
  );
  return done(prose`${rules}\n\n${proseJson(projectExample)}`);
}
function readAnswersFile(call) {
  const from = textOf2(call.values, "from");
  if (from === null)
    return { status: "refused", outcome: misused("Name the file with the answers: --from FILE.") };
  const open = namedPath(call, from);
  if (open.status === "refused") return { status: "refused", outcome: failed(open.reason) };
  const { path } = open;
  const file = readText(path, named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return { status: "refused", outcome: failed(`${path} cannot be read${why}: write the answers there.`) };
  }
  const read4 = readJsonObject(file.text);
  if (read4.status === "ok") return read4;
  return {
    status: "refused",
    outcome: failed(`${path} is no JSON object (${plainLine(read4.reason, 200)}): correct it.`)
  };
}
function invalidAnswers(problems, asJson) {
  const text = asJson ? doneJson({ status: "invalid", problems }).text : done(
    joinProse(
      problems.map(({ where, message }) => prose`- ${quoteLine(`${where}: ${message}`, 300)}`),
      "\n"
    )
  ).text;
  const problem = `The answers cannot be used: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}. Mend each and try again.`;
  return { code: 1, text, problem };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  invalidAnswers,
  project,
  readAnswersFile
});
