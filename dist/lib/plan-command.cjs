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

// src/app/planning/plan-phase/plan-command.ts
var plan_command_exports = {};
__export(plan_command_exports, {
  planCommand: () => planCommand
});
module.exports = __toCommonJS(plan_command_exports);
var import_node_path39 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_path4 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/look-at.ts
var import_node_fs = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/place.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs2 = require("node:fs");
var import_node_path = require("node:path");
function realPath(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
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
var ownFile = (root) => ({ kind: "own", root });
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
  const real = import_node_fs3.realpathSync.native(path);
  const base = import_node_fs3.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
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
var import_node_fs5 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs4 = require("node:fs");
var noWait = import_node_fs4.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs4.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs5.lstatSync : import_node_fs5.statSync;
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
  const file = (0, import_node_fs5.openSync)(path, import_node_fs5.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs5.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs5.closeSync)(file);
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
    const read4 = (0, import_node_fs5.readSync)(file, buffer, length, buffer.length - length, start + length);
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
var LARGEST = 16 * 1024 * 1024;
function strayed(name2, reason) {
  return `${name2} cannot be used: ${reason}. Put the folder itself into the project.`;
}
function fromRoot(root, path) {
  return (0, import_node_path4.relative)(root, path).split(import_node_path4.sep).join("/") || path;
}

// src/adapters/files/write-page.ts
function writePage(path, page) {
  writeFileAtomic(path, page);
}

// src/core/planning/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
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
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text === "" ? null : text;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}

// src/core/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
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

// src/core/planning/line-value.ts
var DEEPEST = 40;
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
function rowOf(line) {
  const text = line.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST) return "";
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
var DEEPEST2 = 40;
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
  if (depth > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
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
  const segments = segmentsOf(textLines(text, start, end).filter((line) => line.start < end));
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
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== void 0) {
      last.end = line.next;
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

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text.length, closed: false });
  return ranges;
}
function outsideFence(text, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges) {
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
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
function withoutQuotations(text, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
function withoutBlocks(text, ranges) {
  return withoutQuotations(
    text,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text = line.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}
function inlineRanges(text, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text, start) {
  const end = text.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/planning/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted2 = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter, body, quoted: quoted2, headings, diagnostics };
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
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

// src/core/planning/verification.ts
function readVerification(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec(scalar(values.score) ?? "");
  return {
    document,
    phase: scalar(values.phase),
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: isList(values.gaps) ? values.gaps.filter(isMap).flatMap(gapOf) : [],
    coveredFiles: texts(values.covered_files),
    coveredDigest: scalar(values.covered_digest)
  };
}
function gapOf(map2) {
  const truth = scalar(map2.truth);
  if (truth === null) return [];
  return [{ truth, status: scalar(map2.status), reason: scalar(map2.reason), missing: texts(map2.missing) }];
}

// src/core/planning/checking/planning-problem.ts
function problemsIn({ file, text }, diagnostics) {
  return placed(text, diagnostics).map(({ line, column, severity, code, message, fix }) => ({
    file,
    line,
    column,
    severity,
    code,
    message,
    fix
  }));
}
function spanOf(text, needle, from = 0, to = text.length) {
  const at = needle === "" ? -1 : text.indexOf(needle, from);
  return at === -1 || at + needle.length > to ? { start: from, end: from } : { start: at, end: at + needle.length };
}

// src/core/planning/checking/word-overlap.ts
var COMMON = new Set(
  "about after all also and any are been before being both but can cannot could does done each for from has have into its may more must not off one only onto other our out over shall should some such than that the their them then there these they this those under until upon use used user users uses using very was when where which while who will with within without would you your".split(
    " "
  )
);
function wordOverlap(statement, text) {
  const wanted = statementWords(statement);
  if (wanted.size === 0) return 0;
  const given = statementWords(text);
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}
function statementWords(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}
function stem(word) {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, "");
  return bare.length >= 3 ? bare : word;
}

// src/core/planning/checking/gap-coverage.ts
var LEAST_OVERLAP = 1 / 2;
function gapCoverage(plans, verification) {
  const closing = plans.filter(({ document, done }) => document.gapClosure && !done);
  const gaps = openGaps(verification.text).map(({ truth, paths }) => ({
    truth,
    plans: closing.filter((plan) => closes2(plan, truth, paths)).map(({ id }) => id)
  }));
  const { text } = verification;
  const missing = gaps.filter((gap) => gap.plans.length === 0);
  const problems = problemsIn(
    verification,
    missing.map(
      ({ truth }) => errorAt(spanOf(text, truth), {
        code: "gap-uncovered",
        message: `No plan with gap_closure: true closes the gap "${truth.slice(0, 120)}".`,
        fix: "Plan what is missing, and repeat the statement of the gap in must_haves.truths of that plan."
      })
    )
  );
  return { gaps, problems };
}
function openGaps(verification) {
  const { gaps } = readVerification(verification).document.frontmatter.values;
  return (isList(gaps) ? gaps.filter(isMap) : []).flatMap((gap) => {
    const truth = scalar(gap.truth);
    const status = scalar(gap.status)?.toLowerCase() ?? "failed";
    if (truth === null || ["passed", "verified", "resolved", "closed"].includes(status)) return [];
    return [{ truth, paths: artifactPaths(gap) }];
  });
}
function artifactPaths({ artifacts }) {
  const items = isList(artifacts) ? artifacts.filter(isMap) : [];
  return items.flatMap((item2) => scalar(item2.path) ?? []);
}
function closes2({ document }, truth, paths) {
  const { truths } = document.mustHaves;
  if ([...truths, document.objective ?? ""].some((one) => wordOverlap(truth, one) >= LEAST_OVERLAP))
    return true;
  return paths.length > 0 && paths.every((path) => document.filesModified.includes(path));
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
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
var OPENING2 = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING2.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/planning/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name2) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name2)?.[0] ?? null;
}
function isFolderOf(name2, id) {
  const found = folderPhase(name2);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number3 = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number3), letter, ...rest.split(".").slice(1).map(Number)];
}

// src/core/planning/find-phase.ts
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number: number3, folder }) => phaseKey(number3) === key || folder !== null && isFolderOf(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number: number3 }) => number3).join(", ");
  if (known === "") return "The roadmap names no phase: begin with /msw:init.";
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}

// src/core/planning/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase) => phase.plans);
  const keys = new Set(phases.map(({ number: number3 }) => phaseKey(number3)));
  const onDisk = phases.filter((phase) => diskStatus(phase) === "complete").length;
  const rows = roadmap?.progress.filter(
    ({ phase, status }) => keys.has(phaseKey(phase)) && /^complete\b/i.test(status.text)
  );
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(onDisk, rows?.length ?? 0),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length
  };
  return { ...counts, percent: percentOf(counts) };
}
function percentOf(counts) {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}
function progressBar(percent) {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${"█".repeat(full)}${"░".repeat(10 - full)}]`;
}
function currentPhase(phases, roadmap) {
  const done = new Set(
    roadmap?.phases.filter(({ checkbox }) => checkbox?.checked === true).map(({ number: number3 }) => phaseKey(number3))
  );
  return phases.find(({ number: number3, plans, ...rest }) => {
    const complete = diskStatus({ number: number3, plans, ...rest }) === "complete";
    return !complete && !(done.has(phaseKey(number3)) && plans.every((plan) => plan.done));
  }) ?? null;
}

// src/core/planning/next-step.ts
function nextStep(phases, roadmap, state, { skipDiscuss = false } = {}) {
  const none2 = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: "init", ...none2, reason: "There is no roadmap.", command: "/msw:init" };
  if (phases.length === 0) {
    return { action: "ask", ...none2, reason: "The roadmap names no phase of this milestone.", command: null };
  }
  const phase = currentPhase(phases, roadmap);
  if (phase === null)
    return { action: "complete", ...none2, reason: "Every phase is complete.", command: null };
  const step = stepIn(phase, skipDiscuss);
  const paused = state?.pausedAt == null ? "" : ` Work was paused: ${state.pausedAt}.`;
  const { number: number3, name: name2 } = phase;
  return { ...step, phase: number3, name: name2, reason: `${step.reason}${paused}` };
}
function stepIn(phase, skipDiscuss) {
  const { number: number3 } = phase;
  const status = diskStatus(phase);
  const open = phase.plans.filter(({ done }) => !done).map(({ id }) => id);
  if (!skipDiscuss && (status === "no_directory" || status === "empty")) {
    return {
      action: "discuss",
      plans: [],
      reason: `Phase ${number3} has not begun.`,
      command: `/msw:discuss ${number3}`
    };
  }
  if (phase.plans.length === 0) {
    return {
      action: "plan",
      plans: [],
      reason: planReason(phase),
      command: `/msw:plan ${number3}`
    };
  }
  if (open.length > 0) return execution(phase, open);
  return review(phase);
}
function planReason({ number: number3, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number3} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean).join(" and ");
  return `Phase ${number3} is ${there} and has no plan.`;
}
function execution(phase, open) {
  const { number: number3, plans, runnable, halted = [] } = phase;
  if (runnable.length === 0) {
    const waiting = open.join(", ");
    const reason2 = halted.length > 0 ? `Plan ${halted.join(", ")} of phase ${number3} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.` : `Nothing of phase ${number3} can run: ${waiting} wait for each other.`;
    return { action: "ask", plans: [], reason: reason2, command: halted.length > 0 ? null : `/msw:plan ${number3}` };
  }
  const reason = `Of ${plans.length} plans of phase ${number3}, ${open.length} have no summary.`;
  return { action: "execute", plans: runnable, reason, command: `/msw:execute ${number3}` };
}
function review({ number: number3, verification }) {
  if (verification === "gaps_found") {
    return {
      action: "close-gaps",
      plans: [],
      reason: `The verification of phase ${number3} found gaps.`,
      command: `/msw:plan ${number3} --gaps`
    };
  }
  if (verification === "human_needed") {
    const reason2 = `The verification of phase ${number3} waits for a person: its report says what to look at.`;
    return { action: "verify", plans: [], reason: reason2, command: `/msw:verify ${number3}` };
  }
  const reason = verification === "unknown" ? `Files that the verification of phase ${number3} covers have changed since, or it cannot be read.` : `Every plan of phase ${number3} has a summary; nothing has verified it.`;
  return { action: "verify", plans: [], reason, command: `/msw:verify ${number3}` };
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-line.ts
function quoteLine(text, cap) {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

// src/core/text/quote-name.ts
function quoteName(name2, cap = LONGEST) {
  if (name2.length <= cap && (ASCII.test(name2) || PLAIN2.test(name2)) && !MARKUP.test(name2)) return ours(name2);
  return quotation(harmless(name2).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/core/planning/plan-brief.ts
var PLANS = {
  new: prose`Plan the phase.`,
  again: prose`The phase has plans that nobody has executed. Mend them in place, or write more.`,
  gaps: prose`Close the gaps below, in new plans with gap_closure: true. Plans that are done stay as they are.`
};
function planBrief(brief) {
  const { goal, requirements, criteria: criteria2, gaps, read: read4, existing, next } = brief;
  const parts = [
    prose`# Brief: phase ${quoteName(brief.phase)}, ${quoteLine(brief.name, 120)}`,
    PLANS[brief.mode],
    section(prose`Goal`, [goal === null ? prose`The roadmap names none.` : quoteLine(goal, LINE)]),
    section(
      prose`Requirements`,
      requirements.map(
        ({ id, text }) => text === "" ? prose`- ${quoteName(id)}` : prose`- ${quoteName(id)}: ${quoteLine(text, LINE)}`
      )
    ),
    section(
      prose`Success criteria: what must be true`,
      criteria2.map((one, at) => prose`${at + 1}. ${quoteLine(one, LINE)}`)
    ),
    gaps.length === 0 ? null : section(
      prose`Gaps to close`,
      gaps.map((one) => prose`- ${quoteLine(one, LINE)}`)
    ),
    section(
      prose`Read`,
      read4.map(({ path, why }) => prose`- ${quoteName(path)}: ${why}`)
    ),
    section(prose`Write`, [
      prose`- Plan format, to be read by who writes plans: ${quoteName(brief.format)}`,
      prose`- Folder of the phase: ${quoteName(brief.folder)}`,
      ...existing.length === 0 ? [] : [prose`- Plans that are there: ${namesOf(existing)}`],
      prose`- New plans, next: ${namesOf(next)} and so on`,
      prose`- Research: ${quoteName(brief.research)}`,
      prose`- Verdict of the plan-checker: ${quoteName(brief.verdict)}`
    ]),
    section(prose`Settings`, [
      prose`- Granularity of plans: ${quoteName(brief.granularity)}`,
      prose`- Tests first where behaviour can be stated: ${brief.tddMode ? prose`always` : prose`where it helps`}`,
      prose`- Notebook: ${brief.notebook ?? prose`none`}`
    ])
  ];
  return prose`${joinProse(parts, "\n\n")}\n`;
}
var LINE = 600;
function section(title2, lines) {
  return prose`## ${title2}\n\n${lines.length === 0 ? prose`None.` : joinProse(lines, "\n")}`;
}
function namesOf(names2) {
  return joinProse(
    names2.map((name2) => quoteName(name2)),
    ", "
  );
}

// src/core/text/indented.ts
function indented(block2) {
  return ours(block2.replaceAll(/^(?=.)/gm, "    "));
}

// src/core/planning/plan-format.ts
var PLAN_EXAMPLE = prose`---
phase: 01-basket
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [src/total.js, src/basket.js, test/total.test.js]
autonomous: true
requirements: [BASK-01]
must_haves:
  truths:
    - "A basket of several items shows the sum of their prices"
    - "An empty basket shows a total of 0"
  artifacts:
    - path: src/total.js
      provides: the sum of the prices of a basket
      min_lines: 3
      exports: [total]
    - path: test/total.test.js
      provides: the proof of the sum
  key_links:
    - from: src/basket.js
      to: src/total.js
      via: import of total
      pattern: "import \\\\{ total \\\\}"
---

<objective>
Sum up a basket.

Purpose: a customer sees what to pay before paying (BASK-01).
Output: src/total.js with its test, used by src/basket.js.
</objective>

<execution_context>
</execution_context>

<context>
# What the executor reads first: files that exist, one in each line.
</context>

<tasks>

<task type="tdd" tdd="true">
  <name>Task 1: Sum of prices</name>
  <files>src/total.js, test/total.test.js</files>
  <behavior>
    - total([]) is 0
    - total([250, 199]) is 449
  </behavior>
  <action>Write test/total.test.js with node:test for the behaviour above and see it fail. Then write src/total.js, which exports total(prices): prices are whole cents (D-01), so it only adds.</action>
  <verify>
    <automated>node --test test/total.test.js</automated>
    <automated>! grep -q parseFloat src/total.js</automated>
  </verify>
  <done>Both cases pass, and nothing parses floating point numbers.</done>
</task>

<task type="auto">
  <name>Task 2: The basket shows its total</name>
  <files>src/basket.js</files>
  <read_first>src/total.js</read_first>
  <action>Import total from ./total.js in src/basket.js and export render(items), which ends with the line "Total: N" for the sum of the prices.</action>
  <verify>
    <automated>node -e "import('./src/basket.js').then(({ render }) => process.exit(render([{ price: 5 }]).endsWith('Total: 5') ? 0 : 1))"</automated>
  </verify>
  <done>render ends with the total of the items.</done>
</task>

</tasks>

<verification>
- [ ] node --test test/total.test.js passes
</verification>

<success_criteria>
- A basket shows the sum of its prices
</success_criteria>

<output>
A summary beside this plan: 01-01-SUMMARY.md
</output>
`;
var RULES = prose`# How a plan is written

One file for each plan, \`{NN}-{MM}-PLAN.md\` in the folder of its phase: \`01-02-PLAN.md\`. Two or three tasks that one fresh executor can do; more work is another plan. A plan is no XML: nothing is escaped, \`&&\` and \`<T>\` stand as they are. Never write a literal task tag in prose.

## Frontmatter: all of these keys

- \`phase\`: the name of the folder. \`plan\`: two digits, as in the file's name. \`type\`: execute, or tdd for a plan of one feature.
- \`depends_on\`: plans of this phase that must be done first, \`["01-01"]\`. \`wave\`: 1 without dependencies, else one more than the highest wave it waits for.
- \`files_modified\`: every file that any task makes or changes, also package.json and lockfiles. Two plans of one wave must not share a file: move the file, or let one plan depend on the other.
- \`autonomous\`: false exactly when a task is a checkpoint.
- \`requirements\`: the ids that the plan serves, never empty. Every id of the phase is in at least one plan.
- \`must_haves\`: \`truths\` that a user or a command can observe (in quotes; use the words of the success criteria), \`artifacts\` with path and provides (min_lines, exports, contains where they say something), \`key_links\` from file to file with a pattern that is found in \`from\` once they are joined. In double quotes a backslash is written twice.
- \`gap_closure: true\`: in plans that close gaps of a verification, and only there. Repeat the statement of each gap in truths.

## Body, in this order

\`<objective>\` (what, then \`Purpose:\` and \`Output:\`), \`<execution_context>\`, \`<context>\`, \`<tasks>\`, \`<verification>\`, \`<success_criteria>\`, \`<output>\`.

- \`<context>\`: one line \`@path\` for each file that the executor must read, from the project's folder. They must exist, or be made by a plan that this one depends on. When the phase has research, a line names it: \`@.planning/phases/01-name/01-RESEARCH.md\`.
- Name the decisions of the context document (\`D-01\`) in the \`<action>\` that carries them out. All of them, unless they are marked deferred.

## Tasks

\`<task type="auto">\` holds \`<name>\`, \`<files>\` (commas), optionally \`<read_first>\` and \`<behavior>\`, \`<action>\` (what to do, which names and values, what to avoid and why; no code listing), \`<verify>\` and \`<done>\`. \`type="tracer"\` is a first task that goes through all layers.

- Each \`<verify>\` holds at least one \`<automated>COMMAND</automated>\`. It runs in a shell from the project's folder, by itself, and its exit code decides. It ends: no watch mode, no server. Its programs are on this machine or in node_modules/.bin (through npx), its package scripts exist, its files exist or are made by this plan or one before it. It must fail before the task is done.
- That something is absent is proved by \`! grep -q PATTERN FILE\`, never by a command that prints.
- What only a person can see goes into \`<human-check>\` beside it.
- \`<task type="checkpoint:human-verify">\`: \`<name>\`, \`<action>\`, \`<what-built>\`, \`<how-to-verify>\`, \`<resume-signal>\`. \`checkpoint:decision\`: \`<name>\`, \`<action>\`, \`<decision>\`, \`<context>\`, \`<options>\` with \`<option id="a"><name>...</name><pros>...</pros><cons>...</cons></option>\`, \`<resume-signal>\`. \`checkpoint:human-action\`: \`<name>\`, \`<action>\`, \`<instructions>\`, \`<verification>\`, \`<resume-signal>\`. Only where a person is needed: accounts, payments, taste. Add \`gate="blocking-human"\` before a package is installed that nobody named.

## An example

`;
function planFormat() {
  return prose`${RULES}${indented(PLAN_EXAMPLE)}`;
}

// src/core/planning/plan-options.ts
var FLAGS = ["--gaps", "--research", "--skip-research", "--accept"];
function readPlanOptions(raw) {
  const words = raw.trim().split(/\s+/).filter(Boolean);
  const flags2 = words.filter((word) => word.startsWith("-"));
  const [phase, ...others] = words.filter((word) => !word.startsWith("-"));
  const unknown2 = flags2.find((flag) => !FLAGS.includes(flag));
  if (unknown2 !== void 0)
    return refused(`Unknown option ${unknown2.slice(0, 40)}: known are ${FLAGS.join(", ")}.`);
  if (phase === void 0) return refused("Name the phase to plan, for example /msw:plan 1.");
  if (others.length > 0) return refused("One phase is planned at a time, for example /msw:plan 1.");
  const [wanted, skipped] = [flags2.includes("--research"), flags2.includes("--skip-research")];
  if (wanted && skipped) return refused("--research and --skip-research exclude each other.");
  const accept2 = flags2.includes("--accept");
  if (accept2 && flags2.length > 1) return refused("--accept stands alone: it plans nothing.");
  const research = wanted ? true : skipped ? false : null;
  return { status: "ok", options: { phase, gaps: flags2.includes("--gaps"), research, accept: accept2 } };
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/app/loop/plan-checks.ts
var import_node_path15 = require("node:path");

// src/core/checks/parse-check.ts
var CARRIERS = new Set(
  "npm pnpm yarn bun npx pnpx bunx run run-script exec x dlx sudo env time nice command python python3 py uv poetry pipenv bundle corepack".split(
    " "
  )
);
var WITH_VERB = new Set(
  "make just cargo go dotnet mix deno rake composer gradle gradlew mvn mvnw docker git task nx turbo".split(
    " "
  )
);

// src/core/planning/decode-entities.ts
function decodeEntities(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === void 0 || tag.kind === "close") continue;
    const last = tag.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag, at) => endsTask(tag) ? [at] : []);
  const opened = limits.map((at, order) => ({ at, tag: tags[at], limit: limits[order + 1] ?? tags.length }));
  return opened.flatMap(({ at, tag, limit }) => {
    if (tag?.name !== "task" || tag.kind === "close") return [];
    const closed = tag.kind === "alone" || tags[limit]?.name === "task" && tags[limit]?.kind === "close";
    return [
      elementOf(
        tag,
        tags,
        at,
        closed ? tag.kind === "alone" ? at : limit : -1,
        tags[limit]?.start ?? to,
        limit
      )
    ];
  });
}
function innerText(text, found, name2) {
  const element = found.find((one) => one.name === name2 && one.closed);
  return element === void 0 ? null : text.slice(element.inner.start, element.inner.end);
}
function endsTask({ name: name2, kind }) {
  return name2 === "task" || name2 === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name: name2, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name: name2, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name: name2,
    attributes,
    start,
    end: closing.end,
    inner,
    closed: true,
    tags: tags.slice(index + 1, last)
  };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === "close") nearest.set(tag.name, index);
    else if (tag?.kind === "open") ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}

// src/core/planning/plan-tags.ts
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG2 = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG2);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = tagEnd(text, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text, from) {
  const first = text.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name2, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name2 ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/verify-commands.ts
function verifyCommands(plan) {
  const text = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text);
  const tags = planTags(text, quotedRanges(text, start), start).filter(
    ({ name: name2 }) => name2 === "verify" || name2 === "automated"
  );
  const blocks = elements(tags, text.length).filter(({ name: name2, closed }) => name2 === "verify" && closed);
  const commands = blocks.flatMap((block2) => commandsOf(text, block2));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function commandsOf(text, block2) {
  const inside = elements(block2.tags, block2.inner.end);
  const automated = inside.filter(({ name: name2, closed }) => name2 === "automated" && closed);
  const read4 = ({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read4);
  const command = read4(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

// src/core/text/typed.ts
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/adapters/files/journal.ts
var import_node_fs11 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs7 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs7.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs7.openSync)(path, flags, mode);
  try {
    const stat = (0, import_node_fs7.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs7.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs7.closeSync)(file);
  }
}
var flags = import_node_fs7.constants.O_RDWR | import_node_fs7.constants.O_APPEND | import_node_fs7.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs7.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
}

// src/adapters/files/msw-folder.ts
var import_node_fs9 = require("node:fs");
var import_node_path5 = require("node:path");

// src/adapters/files/set-aside.ts
var import_node_fs8 = require("node:fs");
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
    (0, import_node_fs8.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs8.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs8.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs8.renameSync)(from, to);
  return true;
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path5.join)(path, ".gitignore");
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
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line) => !line.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line);
  return lines.includes("*") && lines.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path5.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names2) {
  let folder = openMswFolder(projectRoot);
  for (const name2 of names2) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path5.join)(folder.path, name2));
  }
  return folder;
}
function openRealFolder(path) {
  const seen = (0, import_node_fs9.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs9.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs9.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/with-lock.ts
var import_node_fs10 = require("node:fs");
var import_node_path6 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target = (0, import_node_path6.resolve)(path);
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
var lockFileSystem = { mkdirSync: import_node_fs10.mkdirSync, realpathSync: import_node_fs10.realpathSync, rmdirSync: import_node_fs10.rmdirSync, statSync: import_node_fs10.statSync, utimesSync: import_node_fs10.utimesSync };
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
  const stat = (0, import_node_fs10.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs10.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs10.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false });
  if (stat === void 0 || stat.isDirectory()) return false;
  setAsideNow(path);
  return true;
}
function monotonicMs() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
function delay(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
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
    if (((0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs11.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs11.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);

// src/adapters/files/trust-store.ts
var import_node_fs12 = require("node:fs");
var import_node_path7 = require("node:path");

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
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
  const fn = (schema2, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema2._zod.run({ value, issues: [] }, ctx);
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
  const fn = async (schema2, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema2._zod.run({ value, issues: [] }, ctx);
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
var _safeParse = (_Err) => (schema2, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema2._zod.run({ value, issues: [] }, ctx);
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
var _safeParseAsync = (_Err) => async (schema2, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema2._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number = /^-?\d+(?:\.\d+)?$/;

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
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse2 = inst._zod.parse;
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
    return parse2(payload, ctx);
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
      const field2 = shape[key]._zod;
      if (field2.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field2.values)
          propValues[key].add(v);
        if (field2.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject3 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject3(input)) {
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
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
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
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});

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
function _unknown(Class) {
  return new Class({
    type: "unknown"
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
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
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
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
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
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullish2(innerType) {
  return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST3 = 200;
function readJson(path, place, cap = CAP) {
  const file = readText(path, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    if (mayBeDeeper(text, DEEPEST3) && isDeeper(value, DEEPEST3))
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

// src/adapters/files/trust-store.ts
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function listTrusted(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function storePath(userFolder2) {
  return (0, import_node_path7.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs12.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path7.resolve)(projectRoot);
  }
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path7.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === "ok" && Newer.safeParse(file.value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of trusted commands; move it away to start anew` };
}

// src/adapters/files/waiting-store.ts
var import_node_path8 = require("node:path");

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/adapters/files/waiting-store.ts
var MOST = 20;
async function noteWaiting(userFolder2, projectRoot, waiting) {
  const path = storePath2(userFolder2);
  await withLock(path, () => {
    const projects = read2(path);
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
  return (0, import_node_path8.join)(userFolder2, "waiting.json");
}
var schema = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read2(path) {
  const file = readJson(path, privateFile((0, import_node_path8.dirname)(path)));
  const store = schema().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

// src/core/report/show-command.ts
var LONGEST2 = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll(TAG, escaped);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST2;
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/adapters/files/user-folder.ts
var import_node_fs14 = require("node:fs");
var import_node_path11 = require("node:path");

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
var homedir = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name2) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name2),
    config: node_path_default.join(library, "Preferences", name2),
    cache: node_path_default.join(library, "Caches", name2),
    log: node_path_default.join(library, "Logs", name2),
    temp: node_path_default.join(tmpdir, name2)
  };
};
var windows = (name2) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
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
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name2),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name2),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name2),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name2),
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
var import_node_fs13 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path10 = require("node:path");
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path10.dirname)(project); around !== (0, import_node_path10.dirname)(around); around = (0, import_node_path10.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs13.existsSync)((0, import_node_path10.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os2.userInfo)().homedir;
  } catch {
    return (0, import_node_os2.homedir)();
  }
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path11.isAbsolute)(wanted))
    return refused2(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path11.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused2(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs14.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs14.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs14.statSync)(path));
    return reason === null ? { status: "ok", path } : refused2(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused2(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path13 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs15 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path12 = require("node:path");
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
  return value.split(import_node_path12.delimiter).some((path) => path !== "" && (!(0, import_node_path12.isAbsolute)(path) || leadsInto(path, folder)));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs15.lstatSync)((0, import_node_path12.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path12.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path12.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os3.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/claude-code/own-variables.ts
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project) {
  const projects = [project, env2.CLAUDE_PROJECT_DIR || project];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path13.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name2) => given.some((variables) => Object.hasOwn(variables, name2) && variables[name2] === env2[name2])
  );
}
function variablesIn(path) {
  const file = readJson(path, named);
  const settings = file.status === "ok" ? fieldsOf(file.value) : {};
  return fieldsOf(settings.env);
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project, env2) {
  const foreign = project === null ? [] : foreignVariables(env2, project);
  const name2 = foreign.find((one) => DECISIVE.test(one));
  if (name2 === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name2} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
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

// src/app/planning/find-planning.ts
var import_node_fs16 = require("node:fs");
var import_node_path14 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path14.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path14.basename)(folder) === ".planning") return (0, import_node_path14.dirname)(folder);
    if ((0, import_node_fs16.existsSync)((0, import_node_path14.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path14.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs16.existsSync)(path) && (0, import_node_fs16.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/loop/plan-checks.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path15.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/planning/open-phase.ts
var import_node_path19 = require("node:path");

// src/core/planning/phase-folder-name.ts
var LONGEST_SLUG = 60;
function phaseFolderName(number3, name2, code = null) {
  const slug = phaseSlug(name2);
  const id = paddedPhase(number3);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number3) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number3.trim()) ?? [];
  return digits === void 0 ? number3.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name2) {
  return name2.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}

// src/app/planning/documents.ts
var import_node_fs18 = require("node:fs");
var import_node_path16 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs17 = require("node:fs");
var MOST2 = 1e4;
function listFolder(path, place, most = MOST2) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs17.statSync : import_node_fs17.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries2(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name: name2 }) => name2).sort() : [];
}
function readEntries2(path, most) {
  const folder = (0, import_node_fs17.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

// src/app/planning/documents.ts
function readDocument(root, path) {
  return readText((0, import_node_path16.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path16.resolve)(root, folder), projectFile(root));
}
function isDocument(root, path) {
  const found = findIn(projectFile(root), (0, import_node_path16.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs18.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/planning-config.ts
var import_node_path17 = require("node:path");

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
  const isObject3 = typeof whole.value === "object" && whole.value !== null;
  const said2 = inPlanning("commit_docs");
  return {
    commitDocs: said2.value === void 0 ? null : from.flag(said2, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    parallelization: from.flag(isObject3 ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
function configReader(raw) {
  const problems = [];
  const wrong = ({ name: name2 }, meaning2) => {
    const message = `"${name2}" in config.json is not ${meaning2}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning2}, or remove it.` });
  };
  const own2 = (object2, key) => typeof object2 === "object" && object2 !== null && !Array.isArray(object2) && Object.hasOwn(object2, key) ? Object.entries(object2).find(([name2]) => name2 === key)?.[1] : void 0;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section3, key) {
      const direct = own2(raw, flat);
      if (direct !== void 0 || section3 === void 0 || key === void 0)
        return { name: flat, value: direct };
      return { name: `${section3}.${key}`, value: own2(own2(raw, section3), key) };
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

// src/app/planning/planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path17.dirname)(planning), (0, import_node_path17.join)(planning, "config.json"))).config;
}

// src/app/planning/read-phase.ts
var import_node_path18 = require("node:path");

// src/core/planning/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name2) {
  const base = name2.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function planResolver(names2) {
  const ids = new Map(names2.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names2.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names2].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}

// src/core/planning/phase-files.ts
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names2, nested) {
  const inner = (pattern) => nested.filter((name2) => pattern.test(name2) && !ASIDE.test(name2)).map((name2) => `plans/${name2}`);
  const canonical = names2.filter((name2) => isCanonical(name2) && !ASIDE.test(name2));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names2.filter((name2) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name2) && !ASIDE.test(name2)).filter((name2) => !isCanonical(name2) && !isSummary(name2)).sort(),
    summaries: [...names2.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan, summaries) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names2 = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name2) => folder + name2);
  return names2.find((name2) => summaries.includes(name2)) ?? null;
}
function isCanonical(name2) {
  return name2.endsWith("-PLAN.md") || name2 === "PLAN.md";
}
function isSummary(name2) {
  return name2.endsWith("-SUMMARY.md") || name2 === "SUMMARY.md";
}

// src/core/planning/gsd-task-count.ts
var OPENING3 = /<task(?=[\s>])/gi;
var HEADING2 = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING2)].length;
}
function countOpenings(text) {
  const opening = new RegExp(OPENING3);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/planning/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map2 = entry !== void 0 && isMap(entry.value) ? entry.value : {};
  const tell = (code, message, fix, severity = warningAt) => {
    if (entry !== void 0) diagnostics.push(severity(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !isMap(entry.value)) {
    tell(
      "must-haves-shape",
      "must_haves is no map.",
      "Write truths:, artifacts: and key_links: under it.",
      errorAt
    );
  }
  const list2 = (name2) => itemsOf(map2[name2], name2, tell);
  return {
    mustHaves: {
      truths: list2("truths").flatMap((item2) => truthOf(item2, tell)),
      artifacts: list2("artifacts").flatMap((item2) => artifactOf(item2, tell)),
      keyLinks: list2("key_links").flatMap((item2) => keyLinkOf(item2, tell)),
      prohibitions: list2("prohibitions").filter(isMap)
    },
    diagnostics
  };
}
function itemsOf(value, name2, tell) {
  if (isList(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name2.replace("_", "-")}`,
    `must_haves.${name2} is no list.`,
    `Write each item as "- ..." under ${name2}:.`
  );
  return [];
}
function truthOf(item2, tell) {
  const found = isMap(item2) ? scalar(STATEMENT_KEYS.map((key) => item2[key]).find((one) => scalar(one))) : scalar(item2);
  if (found !== null) return [found];
  const only = isMap(item2) ? Object.entries(item2) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth says nothing.", "Write a statement that can be checked, in quotes.");
  return [];
}
function artifactOf(item2, tell) {
  const map2 = isMap(item2) ? item2 : { path: item2 };
  const path = scalar(map2.path);
  if (path === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map2.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path} is no number.`, "Write a whole number.");
  }
  return [
    {
      path,
      provides: scalar(map2.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: texts(map2.exports),
      contains: scalar(map2.contains)
    }
  ];
}
function keyLinkOf(item2, tell) {
  const from = isMap(item2) ? scalar(item2.from) : null;
  const to = isMap(item2) ? scalar(item2.to) : null;
  if (!isMap(item2) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = scalar(item2.pattern);
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is no regular expression.`,
      "Correct it, or write plain text."
    );
  }
  return [{ from, to, via: scalar(item2.via), pattern }];
}
function isPattern(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

// src/core/planning/plan-tasks.ts
function planTasks(text, tags) {
  const found = taskElements(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read4 = (name2) => innerText(text, children, name2);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read4("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read4("files")),
    acceptanceCriteria: bullets(read4("acceptance_criteria")),
    action: read4("action"),
    done: oneLine(read4("done")),
    verify: verifyOf(text, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word = type.toLowerCase();
  if (word.startsWith("checkpoint")) return "checkpoint";
  if (word === "auto" || word === "tdd") return "auto";
  return word === "tracer" ? "tracer" : "other";
}
function verifyOf(text, children) {
  const verify = children.find(({ name: name2, closed }) => name2 === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name: name2, closed }) => name2 === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name: name2 }) => name2 === "human-check")
  };
}
function pathList(text) {
  return (text ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text) {
  return (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text) {
  return text?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name: name2, start, inner }) {
  const what = {
    code: name2 === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name2}> is opened and never closed.`,
    fix: `Put </${name2}> where it ends; in prose write \`<${name2}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name2 === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read4 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read4.tasks.length > 0 ? read4.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name2) => scalar(values[name2]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text,
    frontmatter,
    phase: field2("phase"),
    plan: field2("plan"),
    type: field2("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: texts(values.depends_on),
    filesModified: texts(values.files_modified ?? values["files-modified"]),
    filesDeleted: texts(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field2("autonomous") === "true",
    requirements: texts(values.requirements),
    gapClosure: field2("gap_closure") === "true",
    superseded: field2("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text, start) ?? field2("objective"),
    sections: sectionsOf(tags, text.length),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: placed(text, [
      ...frontmatter.diagnostics,
      ...unreadable(text, quoted2),
      ...read4.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name: name2 }) => SECTIONS.includes(name2)),
    to
  );
}
function firstLine(text, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}
function headingTasks(text, start, quoted2) {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
  return headings.map((heading, index) => ({
    index: index + 1,
    type: "auto",
    kind: "auto",
    name: heading.name,
    id: null,
    attributes: {},
    files: [],
    acceptanceCriteria: [],
    action: null,
    done: null,
    verify: null,
    children: [],
    start: heading.start,
    end: headings[index + 1]?.start ?? text.length
  }));
}

// src/core/planning/summary.ts
function readSummary(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names2 = list2.entries.map(({ name: name2 }) => name2).sort();
  const files = phaseFiles(names2, documentNames(root, (0, import_node_path18.join)(folder, "plans")));
  const unusable = [];
  const read4 = (file) => {
    const found = readDocument(root, (0, import_node_path18.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path18.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read4(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read4(summary)) }];
  });
  return { folder, names: names2, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase) {
  return phase.plans.map(({ file, document, summary }) => ({
    ...planName(file),
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text) {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/open-phase.ts
function openPhase(project, typed) {
  const facts = findPhase(project.phases, typed);
  if (facts === null) return null;
  const key = phaseKey(facts.number);
  const entry = project.roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key) ?? null;
  const code = planningConfigOf(project.planning).projectCode;
  const name2 = facts.folder ?? phaseFolderName(facts.number, facts.name, code);
  const folder = (0, import_node_path19.join)(project.planning, "phases", name2);
  const padded3 = paddedPhase(facts.number);
  return { project, facts, entry, padded: padded3, folder, onDisk: readPhase(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name2 = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name2 === void 0 ? null : documentText(opened.project.root, (0, import_node_path19.join)(opened.folder, name2));
  return name2 === void 0 || text === null ? null : { file: fromRoot2(opened.project.root, (0, import_node_path19.join)(opened.folder, name2)), text };
}
function fromRoot2(root, path) {
  return (0, import_node_path19.relative)(root, path).split(import_node_path19.sep).join("/");
}

// src/app/planning/read-project.ts
var import_node_fs19 = require("node:fs");
var import_node_path21 = require("node:path");

// src/core/planning/table-row.ts
function rowCells(line) {
  const text = line.text.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (text[indent] !== "|" || text.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text.length; at += 1)
    if (text[at] === "|" && text[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text.length - 1) bars.push(text.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text }) => /^:?-+:?$/.test(text));
}

// src/core/planning/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = readMarkdown(text);
  const lines = textLines(withoutBlocks(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function tracesOf(lines) {
  const found = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) found.push(...traceOf(cells, columns));
  }
  return found;
}
function columnsOf(cells) {
  const at = (name2) => cells.findIndex(({ text }) => text.toLowerCase() === name2);
  const [phase, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status }];
}

// src/core/planning/roadmap-progress.ts
function readProgressRows(lines) {
  const rows = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf2(cells);
    else if (!isSeparator(cells)) rows.push(...rowOf2(cells, columns));
  }
  return rows;
}
function columnsOf2(cells) {
  const at = (pattern) => cells.findIndex(({ text }) => pattern.test(text));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf2(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name2 = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name2
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return [];
  return [{ phase, plans, status, completed: cells[columns.completed] ?? null }];
}

// src/core/planning/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title: title2 }) => level <= 3 && isMilestone(title2));
  const milestones = headings.map(({ title: title2 }) => ({ heading: title2, version: versionOf(title2) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title: title2 }) => wanted !== null && versionOf(title2) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain);
  const includes = (offset) => !folded.some(({ start, end }) => start <= offset && offset < end);
  return { milestones, milestone: null, includes };
}
function versionOf(text) {
  const version2 = VERSION.exec(text)?.[1];
  return version2 === void 0 ? null : `v${version2}`;
}
function isMilestone(title2) {
  return versionOf(title2) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title2);
}
function foldedRanges(plain) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    ranges.push({ start: found.index, end: closing.lastIndex });
    opening.lastIndex = closing.lastIndex;
  }
  return ranges;
}

// src/core/planning/roadmap.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
function readRoadmap(text, milestone) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const lines = textLines(plain, document.body).filter(({ start }) => scope.includes(start));
  const boxes = checkedPhases(lines);
  const starts = lines.flatMap((line) => {
    const [, number3, name2] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number3 === void 0 || name2 === void 0 ? [] : [{ line, number: number3, name: name2 }];
  });
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number: number3, name: name2 }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number3))?.checkbox ?? null;
    const inside = textLines(plain, line.start, end);
    return {
      number: number3,
      name: name2.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number: number3 }) => !isBacklog(number3));
  const detailed = new Set(phases.map(({ number: number3 }) => phaseKey(number3)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !isBacklog(key)).map(({ number: number3 }) => number3);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    progress: readProgressRows(textLines(plain, document.body))
  };
}
function sectionEnds(lines, starts) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
  const ends = [];
  let at = 0;
  for (const start of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start.start) at += 1;
    ends.push(breaks[at]?.start ?? lines.at(-1)?.next ?? start.next);
  }
  return ends;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const found = line.text.length > 2e3 ? null : CHECKED_PHASE.exec(line.text);
    const number3 = found?.[2];
    return number3 === void 0 ? [] : [{ number: number3, key: phaseKey(number3), checkbox: checkboxOf(line, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
function said(lines) {
  const requirements = field(lines, "Requirements")?.text ?? "";
  const plans = field(lines, "Plans");
  return {
    goal: field(lines, "Goal")?.text || null,
    mode: field(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function field(lines, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item2 = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item2 !== void 0) found.push(item2.trim());
    else if (text.trim() !== "" && !/^\s{2,}/.test(text)) break;
  }
  return found;
}

// src/core/planning/state-status.ts
var EXACT = {
  paused: "paused",
  stopped: "paused",
  executing: "executing",
  "in progress": "executing",
  "ready to execute": "executing",
  planning: "planning",
  "ready to plan": "planning",
  "planning complete": "planning",
  discussing: "discussing",
  verifying: "verifying",
  "phase complete — ready for verification": "verifying",
  completed: "completed",
  complete: "completed",
  done: "completed",
  "phase complete": "completed",
  "all phases complete": "completed",
  "milestone complete": "completed",
  unknown: "unknown"
};
var PATTERNS = [
  [/^executing phase \S+$/, "executing"],
  [/^planning phase \S+$/, "planning"],
  [/^verifying phase \S+$/, "verifying"],
  [/^phase \S+ complete$/, "completed"],
  [/^\S+ milestone complete$/, "completed"],
  [/^complete ?[✓✔✅☑]?$/, "completed"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}

// src/core/planning/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = textLines(plain, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said2 = (...labels) => field2(...labels)?.value || null;
  const phase = prosePhase(said2("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said2("Last activity") ?? "");
  const pausedAt = said2("Paused At");
  const progress = isMap(values.progress) ? values.progress : {};
  return {
    milestone: scalar(values.milestone),
    currentPhase: said2("Current Phase") ?? phase.number ?? scalar(values.current_phase),
    currentPhaseName: said2("Current Phase Name") ?? phase.name ?? scalar(values.current_phase_name),
    currentPlan: said2("Current Plan", "Plan") ?? scalar(values.current_plan),
    statusText: said2("Status"),
    status: stateStatus(said2("Status") ?? scalar(values.status), pausedAt),
    stoppedAt: said2("Stopped at") ?? scalar(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said2("Last activity") ?? scalar(values.last_activity),
    lastActivityText: said2("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : [])
    )
  };
}
function prosePhase(text) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title2) {
  const heading = headings.find((one) => one.level <= 3 && title2.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines, label, range) {
  const name2 = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name2}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name2}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines, prefix) {
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === void 0 ? "" : line.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line of lines) {
    const [name2, cell, ...more] = rowCells(line) ?? [];
    if (cell === void 0 || more.length > 0 || name2?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}

// src/core/planning/dependency-levels.ts
function dependencyLevels(nodes, edges) {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}
function blockedBy(stopped, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies2] of edges) {
    for (const one of dependencies2) dependants.get(one)?.push(id);
  }
  return dependants;
}

// src/core/planning/wave-problems.ts
function waveProblems(plans, found) {
  const unknown2 = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown2.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown2.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves.get(id) ?? null)),
    ...found.overlaps.map(overlap)
  ];
}
function sameId(plan, other) {
  return {
    code: "same-id",
    severity: "error",
    plan,
    message: `${plan} and ${other} are one id where case does not count.`,
    fix: "Rename one of the files."
  };
}
function unknownDependency(plan, token) {
  return {
    code: "unknown-dependency",
    severity: "warning",
    plan,
    message: `${plan} depends on "${token}", which is no plan of this phase; the wave of ${plan} may be wrong.`,
    fix: 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.'
  };
}
function cycle(plans) {
  return {
    code: "cycle",
    severity: "error",
    plan: plans[0] ?? "",
    message: `These plans wait for each other: ${[...plans, plans[0]].join(" -> ")}.`,
    fix: "Take one entry out of depends_on."
  };
}
function declared(plan, wave, computed) {
  return {
    code: "declared-wave",
    severity: "warning",
    plan,
    message: `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`,
    fix: `Write wave: ${computed}, or correct depends_on.`
  };
}
function overlap({ wave, plans, files }) {
  return {
    code: "overlap",
    severity: "warning",
    plan: plans[1],
    message: `${plans.join(" and ")} are both in wave ${wave} and change ${files.join(", ")}.`,
    fix: `Let ${plans[1]} depend on ${plans[0]}, or give each file to one plan; until then they run one after the other.`
  };
}

// src/core/planning/waves.ts
function planWaves(plans) {
  const resolve9 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve9)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }) => {
    const level = levels.get(id);
    return {
      id,
      wave: level === void 0 ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...blocked.get(id) ?? []]
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes.filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve9 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve9) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve9(token) ?? []))];
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}
function overlapsOf(plans, nodes) {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(samePath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function samePath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

// src/app/planning/covered-digest.ts
var import_node_path20 = require("node:path");
var LARGEST2 = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = readFile((0, import_node_path20.resolve)(root, path), projectFile(root), LARGEST2);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path21.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path21.join)(planning, "workstreams");
  if (!(0, import_node_fs19.existsSync)((0, import_node_path21.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read4 = (name2) => {
    const found = readDocument(root, (0, import_node_path21.join)(planning, name2));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path21.join)(planning, name2), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read4("STATE.md"), read4("ROADMAP.md"), read4("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path21.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name2) => folderPhase(name2) !== null && isFolder((0, import_node_path21.join)(folder, name2))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name: name2 }) => {
      const own2 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path = own2 === null ? null : (0, import_node_path21.join)(folder, own2);
      return phaseFacts(reading, { number: number3, name: name2, path, folder: own2 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name2) => !isBacklog(folderPhase(name2) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name2) => {
    const number3 = folderPhase(name2) ?? name2;
    return phaseFacts(reading, {
      number: number3,
      name: name2.slice(number3.length + 1),
      path: (0, import_node_path21.join)(folder, name2),
      folder: name2
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
function phaseFacts({ root, unusable }, { number: number3, name: name2, path, folder }) {
  const phase = path === null ? null : readPhase(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names2 = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names2.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names2.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : documentText(root, (0, import_node_path21.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number: number3,
    name: name2,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
    runnable: waves?.runnable ?? [],
    halted: haltedPlans(phase),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function dayOf(time2) {
  return typeof time2 === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time2)?.[0] ?? null : null;
}
function haltedPlans(phase) {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ file }) => planName(file).id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}

// src/app/planning/plan-phase/planning-round.ts
var import_node_path23 = require("node:path");

// src/app/planning/plan-phase/planning-run.ts
var import_node_fs20 = require("node:fs");
var import_node_path22 = require("node:path");
var MOST_REVISIONS = 3;
function runFiles(padded3) {
  const file = (name2) => `.msw/planning/${padded3}-${name2}.md`;
  return {
    brief: file("brief"),
    format: ".msw/planning/plan-format.md",
    problems: file("problems"),
    review: file("review")
  };
}
function readRun(root, padded3) {
  const file = readJson(runPath(root, padded3), ownFile(root));
  const value = file.status === "ok" ? file.value : null;
  if (typeof value !== "object" || value === null) return null;
  const revisions = Reflect.get(value, "revisions");
  const passed = Reflect.get(value, "passed");
  if (typeof revisions !== "number" || !Number.isInteger(revisions) || revisions < 0) return null;
  return {
    revisions: Math.min(revisions, MOST_REVISIONS),
    gaps: Reflect.get(value, "gaps") === true,
    review: Reflect.get(value, "review") !== false,
    passed: typeof passed === "string" ? passed : null
  };
}
function saveRun(root, padded3, run) {
  const folder = openPlanningFolder(root);
  if (folder.status === "ok") writeFileAtomic(runPath(root, padded3), `${JSON.stringify(run)}
`);
  return folder;
}
function beginRun(root, padded3, run, stamp) {
  const folder = saveRun(root, padded3, run);
  const { review: review2 } = runFiles(padded3);
  if (folder.status === "ok" && textOf((0, import_node_path22.join)(root, review2), ownFile(root)) !== null)
    (0, import_node_fs20.renameSync)((0, import_node_path22.join)(root, review2), (0, import_node_path22.join)(root, review2.replace(/\.md$/, `.${stamp}.md`)));
  return folder;
}
function openPlanningFolder(root) {
  return openMswSubfolder(root, "planning");
}
function runPath(root, padded3) {
  return mswPath(root, "planning", `${padded3}.json`);
}

// src/app/planning/plan-phase/planning-round.ts
function whyNotRecord(opened, run) {
  if (run === null || !run.review || run.passed === openPlansDigest(opened)) return null;
  return "The plan-checker has not let these plans pass: ask it, then call --review; the user can take them as they are with /msw:plan N --accept.";
}
function openPlansDigest({ project, folder, onDisk }) {
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  return coveredDigestOf(
    project.root,
    open.map(({ file }) => fromRoot2(project.root, (0, import_node_path23.join)(folder, file)))
  );
}

// src/app/planning/plan-phase/record-plans.ts
var import_node_path30 = require("node:path");

// src/adapters/planning/gsd-lock.ts
var import_node_fs22 = require("node:fs");
var import_node_path24 = require("node:path");

// src/adapters/files/create-file.ts
var import_node_fs21 = require("node:fs");
function createFile(path, content, mode = 438) {
  let file;
  try {
    file = (0, import_node_fs21.openSync)(path, "wx", mode);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  try {
    (0, import_node_fs21.writeFileSync)(file, content);
    return true;
  } catch (error) {
    (0, import_node_fs21.rmSync)(path, { force: true });
    throw error;
  } finally {
    (0, import_node_fs21.closeSync)(file);
  }
}

// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST3 = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path24.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path24.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
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
    await new Promise((done) => setTimeout(done, STEP_MS + Math.random() * STEP_MS));
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
  if (read3(path) === body) (0, import_node_fs22.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs22.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if (notPlain(before) !== null) {
    setAsideNow(path);
    return;
  }
  const body = read3(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs22.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read3(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs22.renameSync)(path, aside);
    (0, import_node_fs22.rmSync)(aside, { force: true });
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
function read3(path) {
  const file = readPlain(path, { cap: LARGEST3, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}

// src/core/planning/plan-list.ts
function planListEdits(roadmap, phase, plans) {
  const { text } = roadmap.document;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const listed = phase.plans.map((item2) => ({ ...item2, plan: plans.find((plan) => isSame(plan, item2.id)) }));
  const missing = plans.filter((plan) => !listed.some((item2) => item2.plan === plan));
  const lines = textLines(text, phase.start, phase.end);
  const placeholders = lines.filter(
    ({ text: line }) => /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim())
  );
  const edits = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan !== void 0) return renamed(line, start, id, plan);
    return checkbox.checked || line.includes("PLAN.md") ? [] : [withoutLine(text, start, end)];
  });
  for (const { start, end } of placeholders)
    if (missing.length > 0) edits.push(withoutLine(text, start, end));
  if (missing.length > 0)
    edits.push(insertion(phase, lines, placeholders.at(-1), { items: missing.map(itemOf2), eol }));
  return [...countEdits(text, phase, lines, plans, eol), ...edits];
}
function isSame({ file }, id) {
  const own2 = canonicalPlanId(file).toLowerCase();
  return own2 === canonicalPlanId(id).toLowerCase() || own2 === padded(id);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
function renamed(line, start, id, plan) {
  if (line.includes("PLAN.md")) return [];
  const at = line.indexOf(id, line.indexOf("]"));
  const behind = line.slice(at + id.length);
  const said2 = behind.replace(/^[`*]*\s*[:—–-]?\s*/, "").trim();
  const isOpen = said2 === "" || /^(?:TBD|\[.*\])/i.test(said2);
  const tail = isOpen ? itemOf2(plan).slice(itemOf2(plan).indexOf(plan.file)) : `${plan.file} — ${said2}`;
  const from = line.slice(0, at).replace(/(?<![`*])[`*]+$/, "").length;
  return [{ start: start + from, end: start + line.length, text: tail }];
}
function itemOf2({ file, objective, done }) {
  const said2 = objective?.replaceAll(/\s+/g, " ").trim() ?? "";
  return `- [${done ? "x" : " "}] ${file}${said2 === "" ? "" : ` — ${said2}`}`;
}
function withoutLine(text, start, end) {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: "" };
}
var LIST_HEAD = /^\s*Plans:\s*$/i;
var COUNT = /^\s*(?:[-*]\s+)?\*\*Plans(?::\*\*|\*\*\s*:)/i;
function insertion(phase, lines, placeholder, { items, eol }) {
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholder;
  const head2 = lines.find(({ text }) => LIST_HEAD.test(text));
  const after = last === void 0 ? head2?.end : last.end;
  if (after !== void 0) return { start: after, end: after, text: eol + items.join(eol) };
  const anchor = lines.find(({ text }) => COUNT.test(text)) ?? lastFilled(lines);
  const at = anchor?.end ?? phase.end;
  return { start: at, end: at, text: [eol, eol, "Plans:", eol, items.join(eol)].join("") };
}
function countEdits(text, phase, lines, plans, eol) {
  if (phase.plansValue !== null) return [];
  const count = `${plans.length} ${plans.length === 1 ? "plan" : "plans"}`;
  const line = lines.find((one) => COUNT.test(one.text));
  if (line !== void 0)
    return [
      { start: line.end, end: line.end, text: text.slice(0, line.end).endsWith(" ") ? count : ` ${count}` }
    ];
  const head2 = lines.find((one) => LIST_HEAD.test(one.text));
  const at = head2?.start ?? lastFilled(lines)?.end ?? phase.end;
  const said2 = `**Plans**: ${count}`;
  return [{ start: at, end: at, text: head2 === void 0 ? `${eol}${said2}` : `${said2}${eol}${eol}` }];
}
function lastFilled(lines) {
  return lines.findLast(({ text }) => text.trim() !== "" && !/^\s*-{3,}\s*$/.test(text));
}

// src/core/planning/splice.ts
function splice(text, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

// src/app/planning/commit-planning.ts
var import_node_path28 = require("node:path");

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/find-program.ts
var import_node_fs23 = require("node:fs");
var import_node_path25 = require("node:path");
function findProgram(name2, env2, projectRoot) {
  return findPrograms(name2, env2, projectRoot)[0] ?? null;
}
function findPrograms(name2, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name2, env2).map((file) => (0, import_node_path25.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function isOnPath(name2, env2) {
  return pathOf(env2).some((folder) => fileNames(name2, env2).some((file) => isProgram((0, import_node_path25.join)(folder, file))));
}
function pathOutside(env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).filter((folder) => !leadsInto(folder, reach)).join(import_node_path25.delimiter);
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path25.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path25.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path25.basename)(folder) === ".bin" && (0, import_node_path25.basename)((0, import_node_path25.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path25.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name2, env2) {
  if (process.platform !== "win32") return [name2];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name2}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs23.accessSync)(path, import_node_fs23.constants.X_OK);
    return (0, import_node_fs23.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/process/neutral-folder.ts
var import_node_path26 = require("node:path");
function neutralFolder() {
  return (0, import_node_path26.dirname)(process.execPath);
}

// src/adapters/git/git-environment.ts
function gitEnvironment(root, settings, variables = {}) {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(
    ([name2, value]) => value !== void 0 && isKept(name2.toUpperCase(), value, reach) ? [[name2, value]] : []
  );
  return {
    ...Object.fromEntries(kept),
    PATH: pathOutside(process.env, root),
    GIT_TERMINAL_PROMPT: "0",
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
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
var SECTIONS2 = /^(?:alias|credential|filter|hook|pager)\./;
var NAMES2 = /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
var LEFT = /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;
var READ = /* @__PURE__ */ new Set(["core.attributesfile", "core.excludesfile"]);
function isHazard(key) {
  return !LEFT.test(key) && (SECTIONS2.test(key) || NAMES2.test(key));
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
var import_node_fs24 = require("node:fs");
var import_node_os4 = require("node:os");
var import_node_path27 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path27.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs24.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path27.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path27.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os4.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path27.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path27.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs24.statSync)(path);
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
  const run = (args, settings2, tree2 = {}) => execute(program, ["-C", root, ...args], gitEnvironment(root, settings2, { ...LOOKING, ...tree2 }));
  const listed = await run(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed.status !== "ok") return listed;
  const settings = parseSettings(listed.output);
  if (settings === null) return { status: "failed" };
  if (settings.ours.size === 0) return { status: "too-old" };
  const top = settings.repository.size === 0 ? null : topOf(root);
  const isElsewhere = top !== null && settings.repository.has("core.worktree");
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless2 = [...overrides(settings, (path) => !isSpecialFile(path, top ?? root)), ...ALWAYS];
  const quiet = [...harmless2, ...QUIET, ...withoutFilters(settings)];
  const git = {
    program,
    top,
    settings,
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

// src/app/commit-in-project.ts
async function commitInProject(root, paths, message, { project = root, env: env2 = process.env } = {}) {
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./commit-files.cjs"), 1));
  const result = await commitFiles({ root, paths, message, isTrusted: trustIn(project, env2) });
  if (result.status !== "untrusted") return result;
  const { programs, places } = result;
  await noteRefused(project, env2, { plan: places.join(", "), commands: programs });
  const named2 = places.map((place) => plainLine(place, 120)).join(", ");
  const reason = `a commit here would run ${named2}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: "refused", reason };
}
async function noteRefused(project, env2, { plan, commands }) {
  const folder = ownUserFolder(project, env2);
  if (folder.status !== "ok") return;
  await noteUntrusted({ project, userFolder: folder.path, now: Date.now }, plan, commands);
}
function trustIn(project, env2) {
  const trusted = once(() => {
    const folder = ownUserFolder(project, env2);
    if (folder.status !== "ok") return /* @__PURE__ */ new Set();
    const top = topOf(project);
    const places = top === null ? [project] : [project, top];
    return new Set(places.flatMap((place) => listTrusted(folder.path, place)));
  });
  return (program) => trusted().has(program);
}

// src/app/planning/commit-planning.ts
async function commitPlanning(root, paths, message, env2 = process.env) {
  if (planningConfigOf((0, import_node_path28.join)(root, ".planning")).commitDocs === false)
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
  const name2 = (0, import_node_path28.relative)(root, path).startsWith("..") ? path : path.replaceAll(import_node_path28.sep, "/");
  return (await runGit(root, ["check-ignore", "-q", "--", name2])).status === "ok";
}

// src/app/planning/sync-planning.ts
var import_node_path29 = require("node:path");

// src/core/planning/sync-requirements.ts
function requirementEdits(requirements, phases, roadmap) {
  const done = new Set(doneIds(phases, roadmap).map((id) => id.toUpperCase()));
  const boxes = requirements.items.filter(({ id, checked }) => !checked && done.has(id.toUpperCase())).map(({ mark }) => ({ start: mark, end: mark + 1, text: "x" }));
  const traces = requirements.traces.filter(({ id, status }) => done.has(id.toUpperCase()) && !/^complete/i.test(status.text)).map(({ status }) => ({ start: status.start, end: status.end, text: "Complete" }));
  return [...boxes, ...traces];
}
function doneIds(phases, roadmap) {
  const complete = new Set(
    phases.filter((phase) => diskStatus(phase) === "complete").map(({ number: number3 }) => phaseKey(number3))
  );
  const served = roadmap?.phases.filter(({ number: number3 }) => complete.has(phaseKey(number3))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements)
  ];
}

// src/core/planning/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = phaseKey(facts.number);
    const phase = roadmap.phases.find(({ number: number3 }) => phaseKey(number3) === key);
    const rows = roadmap.progress.filter((row) => phaseKey(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [canonicalPlanId(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get(canonicalPlanId(id).toLowerCase()) ?? done.get(padded2(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && diskStatus(facts) === "complete") {
    edits.push(tick(phase.checkbox, true), ...completedOn(text, phase.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}
function padded2(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT2 = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT2.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  const state = diskStatus(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${all} ${all === 1 ? "plan" : "plans"}` : `${done}/${all} plans ${state}`;
  return count + value.slice(found.length);
}
function tick({ mark }, checked) {
  return { start: mark, end: mark + 1, text: checked ? "x" : " " };
}
function completedOn(text, { line }, date2) {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date2})` }];
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || /^deferred/i.test(row.status.text)) return [];
  const complete = diskStatus(facts) === "complete";
  if (!complete && /^complete\b/i.test(row.status.text)) return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const status = complete ? "Complete" : done > 0 ? "In Progress" : "Planned";
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    { cell: row.status, text: status },
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text} ` : text }];
  });
}

// src/core/planning/rewrite-field.ts
function rewriteField(field2, change) {
  const text = field2 === null ? null : change(field2.value);
  return field2 === null || text === null ? [] : [{ start: field2.start, end: field2.end, text }];
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped2).replaceAll(INVISIBLE, escaped2).replaceAll(TAG, escaped2)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped2(char) {
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

// src/core/planning/state-mirror.ts
function mirrorEdits(state, progress, changedAt, now) {
  const { text, frontmatter } = state.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored = [
    ["current_phase", state.currentPhase],
    ["current_phase_name", state.currentPhaseName],
    ["status", state.status],
    ["stopped_at", state.stoppedAt],
    ["paused_at", state.pausedAt],
    ["last_activity", state.lastActivity],
    ["last_activity_desc", state.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...progressEdits(text, entry("progress"), progress)
  ];
  const time2 = edits.length > 0 ? now : changedAt;
  return time2 === null ? edits : [...edits, ...scalarEdit(text, entry("last_updated"), time2)];
}
function scalarEdit(text, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || scalar(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}
function progressEdits(text, entry, progress) {
  if (entry === void 0) return [];
  const block2 = text.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block2);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

// src/core/planning/state-position.ts
function positionEdits(state, phases, roadmap) {
  const position = { ...positionOf(state, phases, roadmap), total: phases.length };
  const { phase, moved } = position;
  const status = state.field("Status");
  const known = state.pausedAt === null && status !== null && knownStatus(status.value) !== null;
  return [
    ...rewriteField(state.field("Phase"), (value) => phaseLine(value, position)),
    ...rewriteField(state.field("Current Phase"), () => moved ? phase?.number ?? null : null),
    ...rewriteField(state.field("Current Phase Name"), () => moved ? phase?.name || null : null),
    ...rewriteField(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, position),
    ...known ? rewriteField(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function positionOf(state, phases, roadmap) {
  const key = state.currentPhase === null ? null : phaseKey(state.currentPhase);
  const own2 = phases.find(({ number: number3 }) => phaseKey(number3) === key);
  if (own2 !== void 0 && diskStatus(own2) !== "complete") return { phase: own2, moved: false };
  const phase = currentPhase(phases, roadmap);
  return { phase, moved: phase !== null && key !== null && phaseKey(phase.number) !== key };
}
var NOT_STARTED = "Not started";
function planEdits(state, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number3 = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none2 = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state.field("Plan"), (value) => none2 ?? planLine(before ?? value, next, count)),
    ...rewriteField(state.field("Current Plan"), (value) => none2 ?? number3(next)(before ?? value)),
    ...rewriteField(state.field("Total Plans in Phase"), number3(count))
  ];
}
function phaseLine(value, { phase, total, moved }) {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase) {
  const [, number3] = /^Phase (\S+) — /.exec(value) ?? [];
  if (number3 === void 0 || phase === null || phase.plans.length === 0) return null;
  return phaseKey(number3) === phaseKey(phase.number) ? null : `Phase ${phase.number} — ${phase.name}`;
}
function planLine(value, next, count) {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}
function statusLine(status, phase, moved) {
  const { words, fitting } = expectedStatus(phase);
  return !moved && fitting.includes(knownStatus(status) ?? "") ? null : words;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch (diskStatus(phase)) {
    case "partial":
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete — ready for verification", fitting: ["verifying", "completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return {
        words: "Ready to plan",
        fitting: ["planning", "discussing", "unknown"]
      };
  }
}

// src/core/planning/sync-state.ts
function syncState(text, phases, roadmap, now) {
  const before = readState(text);
  const progress = progressOf(phases, roadmap);
  const body = splice(text, bodyEdits(before, phases, roadmap, progress));
  const after = readState(body);
  return splice(body, mirrorEdits(after, progress, body === text ? null : now, now));
}
function bodyEdits(state, phases, roadmap, progress) {
  const edits = [...progressEdits2(state, progress), ...positionEdits(state, phases, roadmap)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits2(state, { percent, total_phases }) {
  const field2 = state.field("Progress");
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const plain = /^\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const old = bar ?? plain;
  const total = state.field("Total Phases");
  return [
    ...field2 === null || old === void 0 ? [] : [
      {
        start: field2.start,
        end: field2.start + old.length,
        text: bar === void 0 ? `${percent}%` : `${progressBar(percent)} ${percent}%`
      }
    ],
    ...rewriteField(total, (value) => /^\d+$/.test(value) ? String(total_phases) : null)
  ];
}

// src/app/planning/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true)
    return { status: "done", changes: changesOf(project).map(({ change }) => change) };
  const locked = await withGsdLocks(project.planning, () => {
    const found = changesOf(readProject(project.root, project.planning));
    const [objection] = found.flatMap(({ path }) => writeObjection(project.root, path) ?? []);
    if (objection !== void 0) return refused3(objection);
    for (const { path, text } of found) writeDocument(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change) };
  });
  if (locked.status === "done") return locked.value;
  return refused3("GSD is writing the planning files: try again when it is done.");
}
function refused3(reason) {
  return { status: "refused", reason };
}
function changesOf(project) {
  const { state, roadmap, requirements, phases, planning } = project;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap === null ? null : splice(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : readRoadmap(newRoadmap, state?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : splice(requirements.document.text, requirementEdits(requirements, phases, synced))
    },
    {
      name: "STATE.md",
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, phases, synced, now)
    }
  ];
  return files.flatMap(({ name: name2, before, after }) => {
    if (before === void 0 || after === null || before === after) return [];
    return [
      {
        path: (0, import_node_path29.join)(planning, name2),
        text: after,
        change: { file: `.planning/${name2}`, lines: changedLines(before, after) }
      }
    ];
  });
}
function changedLines(before, after) {
  const now = after.split("\n");
  return before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "" }]
  );
}

// src/app/planning/plan-phase/record-plans.ts
var ROADMAP = ".planning/ROADMAP.md";
async function recordPlans(opened, gaps) {
  const { project, padded: padded3 } = opened;
  const listed = await withGsdLocks(project.planning, () => listPlans(opened));
  if (listed.status === "busy")
    return { status: "refused", reason: "GSD is writing the planning files: try again when it is done." };
  if (typeof listed.value !== "boolean") return listed.value;
  const synced = await syncPlanning(readProject(project.root, project.planning));
  if (synced.status === "refused") return synced;
  const documents = [...listed.value ? [ROADMAP] : [], ...synced.changes.map(({ file }) => file)];
  const changed = [...new Set(documents)];
  const message = `docs(${padded3}): create ${gaps ? "gap closure plans" : "phase plan"}`;
  const commit = await commitPlanning(project.root, [...written(opened), ...changed], message);
  return { status: "done", changed, commit };
}
function listPlans({
  project,
  facts,
  folder
}) {
  const { roadmap } = readProject(project.root, project.planning);
  const entry = roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === phaseKey(facts.number));
  if (roadmap === null || entry === void 0) return false;
  const plans = (readPhase(project.root, folder)?.plans ?? []).map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null
  }));
  const text = splice(roadmap.document.text, planListEdits(roadmap, entry, plans));
  if (text === roadmap.document.text) return false;
  const kept = writeDocument(project.root, ROADMAP, text);
  return kept.status === "refused" ? kept : true;
}
function written(opened) {
  const { project, folder, onDisk } = opened;
  const done = new Set(
    (onDisk?.plans ?? []).filter(({ summary }) => summary !== null).map(({ file }) => file)
  );
  const listed = (onDisk?.plans ?? []).map(({ file }) => file);
  const named2 = (onDisk?.names ?? []).filter((name2) => name2.endsWith("-PLAN.md"));
  const plans = [.../* @__PURE__ */ new Set([...listed, ...named2])].filter((file) => !done.has(file));
  const research = phaseDocument(opened, "RESEARCH");
  return [
    ...plans.map((file) => fromRoot2(project.root, (0, import_node_path30.join)(folder, file))),
    ...research === null ? [] : [research.file]
  ];
}

// src/app/planning/plan-phase/accept-plans.ts
function acceptPlans(opened, { found, gaps, byUser }) {
  if (!found.ok) {
    const errors = `${found.errors} ${found.errors === 1 ? "error" : "errors"}`;
    return { status: "refused", reason: `The plans of phase ${opened.facts.number} have ${errors}.` };
  }
  const problem = byUser ? null : whyNotRecord(opened, readRun(opened.project.root, opened.padded));
  return problem === null ? recordPlans(opened, gaps) : { status: "refused", reason: problem };
}

// src/app/planning/plan-phase/brief-of.ts
var import_node_path35 = require("node:path");

// src/core/planning/checking/requirement-coverage.ts
function requirementCoverage(plans, sources) {
  const entry = roadmapPhase(sources);
  const done = doneIds2(sources.requirements);
  const ids = phaseRequirements(sources);
  const covered = ids.map((id) => ({
    id,
    plans: plans.filter(({ document }) => names(document.requirements, id)).map((plan) => plan.id)
  }));
  const missing = covered.filter(({ id, plans: by }) => by.length === 0 && !done.has(id.toUpperCase())).map(({ id }) => id);
  return {
    requirements: covered,
    missing,
    problems: missing.flatMap((id) => uncovered(id, sources, entry))
  };
}
function phaseRequirements(sources) {
  const key = phaseKey(sources.phase);
  const traced = (sources.requirements?.traces ?? []).filter(
    ({ phase }) => (phase.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => phaseKey(one) === key)
  ).map(({ id }) => id);
  const all = [...roadmapPhase(sources)?.requirements ?? [], ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id])).values()];
}
function roadmapPhase({ phase, roadmap }) {
  const key = phaseKey(phase);
  return roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key) ?? null;
}
function doneIds2(requirements) {
  return new Set(
    (requirements?.items ?? []).filter(({ checked }) => checked).map(({ id }) => id.toUpperCase())
  );
}
function names(requirements, id) {
  return requirements.some((one) => one.toUpperCase() === id.toUpperCase());
}
function uncovered(id, { phase, roadmap, requirements }, entry) {
  const what = {
    code: "requirement-uncovered",
    message: `No plan of phase ${phase} serves the requirement ${id}.`,
    fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`
  };
  if (roadmap !== null && entry?.requirements.includes(id)) {
    const { text: text2 } = roadmap.document;
    const field2 = Math.max(entry.start, text2.indexOf("Requirements", entry.start));
    return problemsIn({ file: ".planning/ROADMAP.md", text: text2 }, [
      errorAt(spanOf(text2, id, field2, entry.end), what)
    ]);
  }
  const text = requirements?.document.text ?? "";
  const row = requirements?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start = text.lastIndexOf("\n", row) + 1;
  return problemsIn({ file: ".planning/REQUIREMENTS.md", text }, [errorAt({ start, end: row }, what)]);
}

// src/core/planning/map-reading.ts
var KINDS = [
  [
    /\b(?:ui|ux|front-?end|components?|pages?|screens?|views?|forms?|css|styles?|layouts?|dashboards?)\b/i,
    ["CONVENTIONS", "STRUCTURE"]
  ],
  [
    /\b(?:apis?|endpoints?|routes?|rest|graphql|backend|servers?|handlers?)\b/i,
    ["ARCHITECTURE", "CONVENTIONS"]
  ],
  [
    /\b(?:db|databases?|schemas?|migrations?|models?|sql|tables?|storage|persist\w*)\b/i,
    ["ARCHITECTURE", "STACK"]
  ],
  [/\b(?:tests?|testing|coverage|e2e)\b/i, ["TESTING", "CONVENTIONS"]],
  [
    /\b(?:integrat\w*|webhooks?|third-party|payments?|oauth|e?mails?|providers?|external)\b/i,
    ["INTEGRATIONS", "STACK"]
  ],
  [/\b(?:refactor\w*|clean-?up|rewrite|restructur\w*|tech(?:nical)? debt)\b/i, ["CONCERNS", "ARCHITECTURE"]],
  [/\b(?:set-?up|scaffold\w*|config\w*|bootstrap|foundation|tooling|ci)\b/i, ["STACK", "STRUCTURE"]]
];
function mapReading(work) {
  const found = KINDS.flatMap(([words, documents]) => words.test(work) ? documents : []);
  return found.length === 0 ? ["STACK", "ARCHITECTURE"] : [...new Set(found)];
}

// src/core/report/shown-name.ts
function shownName(name2) {
  return name2.slice(0, 60).replaceAll(/[^ !#-~]/g, "?");
}

// late:adapters/config/config-settings.ts
var configSettings = (...args) => require("./config-settings.cjs").configSettings(...args);

// src/adapters/config/project-config.ts
var defaultConfig = {
  notebook: null,
  nlmProfile: null,
  notebooks: {},
  guidanceDeadlineSeconds: 60,
  infraRetrySeconds: [5, 20],
  parallelChecks: false,
  breaker: { sameFailure: 3, sameFailureWithChanges: 5, cooldownMinutes: 30 }
};
function readConfig(projectRoot) {
  const file = readJson(mswPath(projectRoot, "config.json"), ownFile(projectRoot));
  if (file.status === "missing") return { config: defaultConfig, problems: [], notebookProblem: null };
  if (file.status !== "ok") return onlyDefaults(`cannot be read (${file.reason})`);
  if (!isObject2(file.value)) return onlyDefaults("must hold one JSON object");
  return fromObject(file.value);
}
function onlyDefaults(reason) {
  const problem = `.msw/config.json ${reason}; the defaults hold.`;
  return { config: defaultConfig, problems: [problem], notebookProblem: problem };
}
function fromObject(given) {
  const problems = [];
  const { name: name2, profile, twins, seconds, pauses, flag, repeats, minutes } = configSettings();
  const top = section2("", given, problems);
  const inner = section2("breaker.", given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config2 = {
    notebook: top.take("notebook", name2, d.notebook),
    nlmProfile: top.take("nlmProfile", profile, d.nlmProfile),
    notebooks: top.take("notebooks", twins, d.notebooks),
    guidanceDeadlineSeconds: top.take("guidanceDeadlineSeconds", seconds, d.guidanceDeadlineSeconds),
    infraRetrySeconds: top.take("infraRetrySeconds", pauses, d.infraRetrySeconds),
    parallelChecks: top.take("parallelChecks", flag, d.parallelChecks),
    breaker: {
      sameFailure: inner.take("sameFailure", repeats, d.breaker.sameFailure),
      sameFailureWithChanges: inner.take("sameFailureWithChanges", repeats, d.breaker.sameFailureWithChanges),
      cooldownMinutes: inner.take("cooldownMinutes", minutes, d.breaker.cooldownMinutes)
    }
  };
  top.reportUnknown(Object.keys(defaultConfig));
  inner.reportUnknown(Object.keys(defaultConfig.breaker));
  return { config: config2, problems, notebookProblem: problems.find((text) => OF_NOTEBOOKS.test(text)) ?? null };
}
var OF_NOTEBOOKS = /^"[^"]*(?:note|nlm|profile)[^"]*" in/i;
function section2(prefix, given, problems) {
  const held = isObject2(given) ? given : {};
  if (held !== given)
    problems.push(`"${prefix.slice(0, -1)}" in .msw/config.json must be an object; the defaults hold.`);
  return {
    take: (key, setting, fallback) => {
      if (!Object.hasOwn(held, key)) return fallback;
      const parsed = setting.shape.safeParse(held[key]);
      if (parsed.success) return parsed.data;
      const detail = setting.detail?.(held[key]) ?? null;
      problems.push(
        `"${prefix}${key}" in .msw/config.json must be ${setting.meaning}${detail === null ? "" : `: ${detail}`}; the default ${JSON.stringify(fallback)} holds.`
      );
      return fallback;
    },
    reportUnknown: (known) => {
      for (const key of Object.keys(held).filter((key2) => !known.includes(key2))) {
        problems.push(
          `"${prefix}${shownName(key)}" in .msw/config.json is not a setting that MSW knows; it is ignored.`
        );
      }
    }
  };
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/adapters/files/notebook-choices.ts
var import_node_path31 = require("node:path");
var name = string2().check(_minLength(1), _maxLength(200));
var Choice = object({ account: name, notebook: nullable(name) });
var Store2 = object({ version: literal(1), projects: record(string2(), array(Choice)) });
function readChoices(userFolder2, projectRoot) {
  const projects = readProjects2(storePath3(userFolder2));
  if ("reason" in projects) return { status: "refused", reason: projects.reason };
  return { status: "ok", choices: projects.get(projectKey(projectRoot)) ?? [] };
}
function storePath3(userFolder2) {
  return (0, import_node_path31.join)(userFolder2, "notebooks.json");
}
function readProjects2(path) {
  const file = readJson(path, privateFile((0, import_node_path31.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store2.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  return { reason: `${path} is not readable as a list of chosen notebooks; move it away to choose anew` };
}

// src/adapters/nlm/nlm-store.ts
var import_node_os5 = require("node:os");
var import_node_path32 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[([^\]]*)\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path32.join)(home === void 0 || home === "" ? (0, import_node_os5.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(textOf((0, import_node_path32.join)(nlmStore(env2), "config.toml"), named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  let section3 = "";
  for (const line of toml.split(/\r?\n/)) {
    section3 = SECTION.exec(line)?.[1]?.trim() ?? section3;
    const found = section3 === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found !== void 0 && found !== "") return found;
  }
  return null;
}

// src/core/quota/notebook-words.ts
var MOST_SHOWN = 3;
function notChosen(named2, name2) {
  const what = named2.some(({ notebook }) => notebook !== null) ? "a notebook" : "an account";
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named2, name2)}` };
}
function notListed(notebook, listed, named2) {
  const names2 = listed.slice(0, MOST_SHOWN).map((name2) => `"${shownName(name2)}"`);
  const reason = `"notebook" in .msw/config.json is "${shownName(notebook)}", which "notebooks" there does not hold (${names2.join(", ")}), so nobody is asked`;
  return {
    reason,
    cure: `correct it, or if it is the id of a notebook of yours, ${howToChoose(named2, null)}`
  };
}
function notKnown(notebook, account) {
  const reason = `the notebook "${shownName(notebook)}" is none that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account, notebook }], null)}` };
}
function notReadable(problem) {
  return {
    reason: `${problem.replace(/\.$/, "")}, and nobody is asked`,
    cure: "correct it in .msw/config.json"
  };
}
function notAskedText({ reason, cure }) {
  return `${reason}; ${cure}`;
}
function howToChoose(named2, name2) {
  const lines = named2.slice(0, MOST_SHOWN).map((one) => useWords(one, name2));
  const typed = lines.map((words) => `/msw:setup ${words}`).join(" and ");
  const inTerminal = lines.map((words) => `msw-protocol notebook ${words}`).join(" and ");
  return `type ${typed} (in a terminal: ${inTerminal})`;
}
function useWords({ account, notebook }, name2) {
  const id = notebook === null ? [] : [typedName(notebook) ?? "ID"];
  const called = name2 === null || notebook === null ? null : typedName(name2);
  const option = called === null ? [] : ["--name", called];
  return ["use", ...id, "--profile", typedName(account) ?? "NAME", ...option].join(" ");
}
function typedName(name2) {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name2) || name2.endsWith(" ")) return null;
  return name2.includes(" ") ? `"${name2}"` : name2;
}

// src/adapters/nlm/list-profiles.ts
var import_node_fs25 = require("node:fs");
var import_node_path33 = require("node:path");

// src/core/quota/profile-name.ts
var PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
function isProfileName(name2) {
  return PROFILE.test(name2) && !name2.includes("..") && !name2.endsWith(" ");
}

// src/adapters/nlm/list-profiles.ts
var METADATA = object({ email: nullish2(string2()), last_validated: nullish2(string2()) });
var COOKIES = union([
  array(object({ name: string2() })).check(_minLength(1)),
  record(string2(), unknown())
]);
function listProfiles(env2) {
  const folder = (0, import_node_path33.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn(folder).filter(isProfileName).toSorted().map((name2) => ({
    name: name2,
    ...metadataOf((0, import_node_path33.join)(folder, name2)),
    isValid: hasLogin((0, import_node_path33.join)(folder, name2)),
    isDefault: name2 === standard
  }));
}
function foldersIn(folder) {
  const list2 = listFolder(folder, named);
  const entries = list2.status === "ok" ? list2.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs25.existsSync)((0, import_node_path33.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path33.join)(folder, "cookies.json"), named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path33.join)(folder, "metadata.json"), named);
  const parsed = METADATA.safeParse(file.status === "ok" ? file.value : null);
  const { email: email2 = null, last_validated: lastValidated = null } = parsed.success ? parsed.data : {};
  return { email: email2, lastValidated };
}

// src/app/notebook/notebook-accounts.ts
function namedAccounts(notebook, config2, env2) {
  const profiles = listProfiles(env2);
  const name2 = notebookName(notebook, config2.notebooks);
  const twins = name2 === null ? void 0 : config2.notebooks[name2];
  if (twins !== void 0) {
    return Object.entries(twins).map(([name3, id]) => ({
      ...loginOf(profiles, name3),
      profile: name3,
      account: name3,
      notebook: id
    }));
  }
  const { nlmProfile } = config2;
  const account = nlmProfile ?? defaultProfile(env2);
  const known = loginOf(profiles, account);
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account, notebook }];
}
function notebookName(notebook, notebooks) {
  if (Object.hasOwn(notebooks, notebook)) return notebook;
  const [name2] = Object.entries(notebooks).find(([, twins]) => Object.values(twins).includes(notebook)) ?? [];
  return name2 ?? null;
}
function loginOf(profiles, name2) {
  const found = profiles.find((profile) => profile.name === name2);
  return { isLoggedIn: found?.isValid ?? false, login: found?.lastValidated ?? null };
}

// src/app/notebook/chosen-notebook.ts
function projectNotebook(place) {
  const { config: config2, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused4(notReadable(notebookProblem));
  return config2.notebook === null ? { status: "none" } : chosenNotebook(place, config2.notebook);
}
function chosenNotebook(place, notebook) {
  const { config: config2, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused4(notReadable(notebookProblem));
  const read4 = choicesOf(place);
  if (read4.status === "refused") return refused4({ reason: read4.reason, cure: "until then nobody is asked" });
  const named2 = namedAccounts(notebook, config2, place.env);
  const accounts = named2.filter((one) => isChosen(read4.choices, one));
  const name2 = notebookName(notebook, config2.notebooks);
  const others = named2.filter((one) => !accounts.includes(one));
  if (accounts.length > 0) {
    const notices = others.length === 0 ? [] : [`${notAskedText(notChosen(others, name2))}.`];
    return { status: "chosen", notebook, accounts, notices };
  }
  const isOfSettings = name2 !== null || notebook === config2.notebook;
  const alone = isOfSettings ? [] : accountsOf(place, read4.choices, notebook);
  if (alone.length > 0) return { status: "chosen", notebook, accounts: alone, notices: [] };
  return refused4(reasonFor(place, notebook, named2, config2));
}
function choicesOf({ userFolder: userFolder2, project }) {
  return userFolder2 === "" ? { status: "ok", choices: [] } : readChoices(userFolder2, project);
}
function accountsOf({ env: env2 }, choices, notebook) {
  return choices.flatMap(
    (choice) => choice.notebook === notebook ? namedAccounts(notebook, { nlmProfile: choice.account, notebooks: {} }, env2) : []
  );
}
function isChosen(choices, { account, notebook }) {
  return choices.some((choice) => choice.account === account && choice.notebook === notebook);
}
function reasonFor({ env: env2 }, notebook, named2, config2) {
  const name2 = notebookName(notebook, config2.notebooks);
  if (name2 === null && notebook !== config2.notebook) return notKnown(notebook, defaultProfile(env2));
  const listed = Object.keys(config2.notebooks);
  return name2 === null && listed.length > 0 ? notListed(notebook, listed, named2) : notChosen(named2, name2);
}
function refused4(why) {
  return { status: "refused", ...why };
}

// src/app/planning/plan-phase/research-sources.ts
var import_node_path34 = require("node:path");
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = documentNames(root, (0, import_node_path34.join)(planning, "research")).filter((name2) => name2.endsWith(".md")).map((name2) => `.planning/research/${name2}`).filter((path) => isDocument(root, path));
  const report = isDocument(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name2) => {
      const text = documentText(root, (0, import_node_path34.join)(planning, name2));
      return text === null ? [] : [{ file: `.planning/${name2}`, text }];
    })
  };
}

// src/app/planning/plan-phase/brief-of.ts
function briefOf(workspace, phase, { options, config: config2, files }) {
  const { project, facts, entry, padded: padded3, folder } = phase;
  const plans = (phase.onDisk?.plans ?? []).map(({ file }) => file);
  const verification = options.gaps ? phaseDocument(phase, "VERIFICATION") : null;
  const texts2 = new Map((project.requirements?.items ?? []).map(({ id, text }) => [id.toUpperCase(), text]));
  const own2 = fromRoot2(project.root, folder);
  const asked = { phase: facts.number, roadmap: project.roadmap, requirements: project.requirements };
  return {
    phase: facts.number,
    name: facts.name,
    goal: entry?.goal ?? null,
    mode: options.gaps ? "gaps" : plans.length > 0 ? "again" : "new",
    requirements: phaseRequirements(asked).map((id) => ({ id, text: texts2.get(id.toUpperCase()) ?? "" })),
    criteria: entry?.successCriteria ?? [],
    gaps: verification === null ? [] : openGaps(verification.text).map(({ truth }) => truth),
    read: readingOf(phase, options.gaps),
    format: files.format,
    folder: own2,
    existing: plans,
    next: nextNames(padded3, phase.onDisk?.names ?? []),
    research: phaseDocument(phase, "RESEARCH")?.file ?? `${own2}/${padded3}-RESEARCH.md`,
    verdict: files.review,
    notebook: notebookCommand(workspace),
    tddMode: config2.tddMode,
    granularity: config2.granularity
  };
}
function readingOf(phase, gaps) {
  const { project, facts, entry } = phase;
  const own2 = (kind, why) => ({ path: phaseDocument(phase, kind)?.file ?? null, why });
  const file = (path, why) => ({
    path: isDocument(project.root, path) ? path : null,
    why
  });
  const map2 = mapReading(`${facts.name} ${entry?.goal ?? ""}`);
  const candidates = [
    own2("CONTEXT", prose`the user's decisions for this phase (D-NN): they are fixed`),
    ...gaps ? [own2("VERIFICATION", prose`what was found missing, with evidence`)] : [],
    own2("RESEARCH", prose`what was found out for this phase`),
    own2("PATTERNS", prose`code to follow`),
    own2("UI-SPEC", prose`how it looks`),
    file(".planning/PROJECT.md", prose`what is built, for whom, within which limits`),
    file(".planning/REQUIREMENTS.md", prose`the requirements in full`),
    file(".planning/STATE.md", prose`what was decided and what is open`),
    ...map2.map(
      (name2) => file(`.planning/codebase/${name2}.md`, prose`the map of the code, for this kind of work`)
    ),
    ...researchSources(phase).project.map((path) => ({ path, why: prose`research for the whole project` })),
    file("CLAUDE.md", prose`how to work in this project`),
    file("AGENTS.md", prose`how to work in this project`),
    ...summariesOf(phase)
  ];
  return candidates.flatMap(({ path, why }) => path === null ? [] : [{ path, why }]);
}
function summariesOf({ project, folder, onDisk }) {
  return (onDisk?.names ?? []).filter((name2) => name2.endsWith("-SUMMARY.md")).map((name2) => ({ path: fromRoot2(project.root, (0, import_node_path35.join)(folder, name2)), why: prose`what was done already` }));
}
function nextNames(padded3, names2) {
  const used = names2.flatMap((name2) => {
    const rest = name2.startsWith(`${padded3}-`) ? name2.slice(padded3.length + 1) : "";
    const number3 = /^(\d{1,3})-/.exec(rest)?.[1];
    return number3 === void 0 ? [] : [Number(number3)];
  });
  const first = Math.max(0, ...used) + 1;
  return [0, 1, 2].map((more) => `${padded3}-${String(first + more).padStart(2, "0")}-PLAN.md`);
}
function notebookCommand(workspace) {
  if (projectNotebook(workspace).status !== "chosen") return null;
  return prose`${cliCommand(workspace)} notebook query "QUESTION" (one question in double quotes; it costs quota)`;
}

// src/app/planning/plan-phase/check-phase.ts
var import_node_path38 = require("node:path");

// src/core/planning/checking/criterion-coverage.ts
var TOUCHES_ABOVE = 1 / 2;
function criterionCoverage(plans, phase, roadmap) {
  const key = phaseKey(phase);
  const entry = roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key);
  if (roadmap === null || entry === void 0) return { criteria: [], problems: [] };
  const truths = plans.flatMap(({ document }) => document.mustHaves.truths);
  const criteria2 = entry.successCriteria.map((text2) => ({
    text: text2,
    touched: truths.some((truth) => wordOverlap(text2, truth) > TOUCHES_ABOVE)
  }));
  const { text } = roadmap.document;
  const untouched = criteria2.filter(({ touched }) => !touched);
  const problems = problemsIn(
    { file: ".planning/ROADMAP.md", text },
    untouched.map(
      (criterion) => warningAt(spanOf(text, criterion.text, entry.start, entry.end), {
        code: "criterion-untouched",
        message: `No must-have truth seems to speak of "${criterion.text.slice(0, 120)}" (compared by words only).`,
        fix: "If no plan makes it true, add a truth in its words to must_haves of the plan that should."
      })
    )
  );
  return { criteria: criteria2, problems };
}

// src/core/planning/checking/wrapped-labels.ts
var DECISION_START = /^\s*-\s+\*\*D(?:\d[A-Za-z0-9]*)?-/;
var NEXT_BLOCK = /^(?:[-*+]\s|[#>|]|\d{1,9}[.)]\s|`{3}|~{3}|<)/;
function wrappedLabelsJoined(lines) {
  const joined2 = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === void 0) continue;
    const last = DECISION_START.test(line.text) ? endOfLabel(lines, index) : index;
    const parts = lines.slice(index + 1, last + 1).map(({ text }) => text.trim());
    joined2.push(last === index ? line : { ...line, text: [line.text, ...parts].join(" ") });
    index = last;
  }
  return joined2;
}
function endOfLabel(lines, from) {
  const first = lines[from]?.text ?? "";
  if (first.indexOf("**", first.indexOf("**") + 2) !== -1) return from;
  for (let at = from + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? "";
    if (text === "" || NEXT_BLOCK.test(text)) return from;
    if (text.includes("**")) return at;
  }
  return from;
}

// src/core/planning/checking/decisions.ts
var UNTRACKED = /* @__PURE__ */ new Set(["informational", "folded", "deferred"]);
var ENTRY = /^\s*-\s+\*\*[A-Z]+\d*-[A-Za-z0-9]/;
var ID2 = /^\s*-\s+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
var TOKEN = /\bD\d*-[A-Za-z0-9]/;
function readDecisions(text) {
  const { quoted: quoted2, headings, body } = readMarkdown(text);
  const fences = quoted2.filter(({ kind }) => kind === "fence");
  const plain = withoutQuotations(text, fences);
  const open = fences.find(({ closed }) => !closed);
  const tagged = taggedBlocks(plain);
  const section3 = headings.find(({ title: title2 }) => /decisions?\b/i.test(title2));
  const blocks = tagged.length > 0 ? tagged : section3 === void 0 ? [] : [{ start: section3.next, end: section3.sectionEnd }];
  const read4 = blocks.map(({ start, end }) => readBlock(plain, start, end));
  const decisions = read4.flatMap((block2) => block2.decisions);
  const unreadable2 = read4.flatMap((block2) => block2.unreadable);
  if (decisions.length + unreadable2.length > 0) return { decisions, unreadable: unreadable2 };
  const searched = blocks.length > 0 ? blocks : [{ start: body, end: plain.length }];
  const token = searched.flatMap(({ start, end }) => tokenIn(plain, start, end)).slice(0, 1);
  return { decisions, unreadable: token.length === 0 && open !== void 0 ? [open] : token };
}
function taggedBlocks(plain) {
  const found = [];
  const lower = plain.toLowerCase();
  for (let at = lower.indexOf("<decisions>"); at !== -1; ) {
    const start = at + "<decisions>".length;
    const end = lower.indexOf("</decisions>", start);
    if (end === -1) break;
    found.push({ start, end });
    at = lower.indexOf("<decisions>", end);
  }
  return found;
}
function tokenIn(plain, from, to) {
  const part = plain.slice(from, to);
  const at = part.search(TOKEN);
  const entry = at === -1 ? textLines(part).find((line) => ENTRY.test(line.text)) : void 0;
  const start = at === -1 ? entry?.start : at;
  return start === void 0 ? [] : [{ start: from + start, end: from + start + 1 }];
}
function readBlock(plain, from, to) {
  const decisions = [];
  const unreadable2 = [];
  let category = "";
  let open = null;
  const close = () => {
    if (open !== null)
      decisions.push({ ...open.decision, text: [open.decision.text, ...open.more].join(" ").trim() });
    open = null;
  };
  for (const line of wrappedLabelsJoined(textLines(plain, from, to))) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line.text)?.[1]?.trimEnd();
    const step = heading === void 0 ? stepOf(line, open, category) : { kind: "end" };
    if (step.kind === "more") open?.more.push(line.text.trim());
    else if (step.kind !== "nothing") close();
    if (step.kind === "decision") open = { decision: step.decision, indent: indentOf(line.text), more: [] };
    if (step.kind === "unreadable") unreadable2.push({ start: line.start, end: line.end });
    category = heading ?? category;
  }
  close();
  return { decisions, unreadable: unreadable2 };
}
function stepOf(line, open, category) {
  const text = line.text.trim();
  if (text === "") return { kind: "end" };
  if (open !== null && text.startsWith("-") && indentOf(line.text) > open.indent) return { kind: "more" };
  const decision = decisionOf(line, category);
  if (decision !== null) return { kind: "decision", decision };
  if (DECISION_START.test(line.text)) return { kind: "unreadable" };
  return open !== null && !text.startsWith("-") && /^\s/.test(line.text) ? { kind: "more" } : { kind: "nothing" };
}
function decisionOf(line, category) {
  const found = ID2.exec(line.text);
  const id = found?.[1];
  if (found === null || id === void 0) return null;
  const behind = line.text.slice(found[0].length);
  const bracket = /^\s*\[([^\]]+)\]/.exec(behind);
  const rest = behind.slice(bracket?.[0].length ?? 0);
  const star = rest.indexOf("*");
  const label = rest.slice(0, Math.max(star, 0));
  const isLabelled = /[—–]/.test(label) || label.split(":").length === 2;
  if (star === -1 || !rest.startsWith("**", star) || !isLabelled) return null;
  const tags = (bracket?.[1] ?? "").split(",").map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== "");
  const locked = !isDiscretion(category) && !tags.some((tag) => UNTRACKED.has(tag));
  return {
    id,
    text: rest.slice(star + 2).trim(),
    category,
    tags,
    locked,
    start: line.start,
    end: line.end
  };
}
function isDiscretion(category) {
  const words = category.toLowerCase().replaceAll(/[‘’‚‛“”„‟'"`]/g, "");
  return words.trim() === "claudes discretion" || words.trim() === "claude discretion";
}
function indentOf(text) {
  return text.length - text.trimStart().length;
}

// src/core/planning/checking/plan-surface.ts
var TAGS = /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
var HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;
function planSurface({ text, frontmatter }) {
  const document = readMarkdown(text);
  const quoted2 = document.quoted.filter(({ kind }) => kind !== "code");
  const plain = withoutQuotations(text, quoted2);
  const keys = frontmatter.entries.filter(({ key }) => ["must_haves", "truths", "objective"].includes(key));
  const sections = document.headings.filter(({ title: title2 }) => HEADINGS.test(title2));
  return [
    ...keys.map(({ start, end }) => text.slice(start, end)),
    ...sections.map(({ start, sectionEnd }) => plain.slice(start, sectionEnd)),
    ...taggedParts(plain.slice(document.body))
  ].join("\n\n");
}
function taggedParts(body) {
  const opened = /* @__PURE__ */ new Map();
  const parts = [];
  for (const tag of body.matchAll(TAGS)) {
    const name2 = tag[2]?.toLowerCase() ?? "";
    const start = opened.get(name2);
    if (tag[1] === "") opened.set(name2, tag.index + tag[0].length);
    else if (start !== void 0) {
      parts.push(body.slice(start, tag.index));
      opened.delete(name2);
    }
  }
  return parts;
}

// src/core/planning/checking/decision-coverage.ts
var WORDS = 6;
function decisionCoverage(plans, context) {
  if (context === null) return { locked: [], missing: [], problems: [] };
  const { decisions, unreadable: unreadable2 } = readDecisions(context.text);
  const surfaces = plans.map(({ id, document }) => {
    const surface = planSurface(document);
    return { id, surface, plain: plainWords(surface) };
  });
  const locked = decisions.filter((decision) => decision.locked).map((decision) => ({
    decision,
    plans: surfaces.filter((one) => mentions(one, decision)).map(({ id }) => id)
  }));
  const missing = locked.filter((one) => one.plans.length === 0).map(({ decision }) => decision);
  return {
    locked: locked.map(({ decision, plans: by }) => ({ id: decision.id, plans: by })),
    missing: missing.map(({ id }) => id),
    problems: problemsIn(context, [
      ...missing.map(
        (decision) => errorAt(decision, {
          code: "decision-uncovered",
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`
        })
      ),
      ...unreadable2.map(
        (where) => errorAt(where, {
          code: "decision-unreadable",
          message: "This looks like a decision and cannot be read as one.",
          fix: "Write it as - **D-01:** what was decided."
        })
      )
    ])
  };
}
function mentions({ surface, plain }, { id, text }) {
  if (new RegExp(`\\b${id}\\b`).test(surface)) return true;
  const words = plainWords(text).split(" ");
  return words.length >= WORDS && plain.includes(words.slice(0, WORDS).join(" "));
}
function plainWords(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9\s]/g, " ").replaceAll(/\s+/g, " ").trim();
}

// src/core/planning/context-references.ts
function contextReferences(text) {
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const blocked = quoted2.filter(({ kind }) => kind !== "code");
  const blocks = elements(tags, text.length).filter(
    ({ name: name2, closed }) => closed && (name2 === "context" || name2 === "execution_context")
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name: name2 }) => name2 === "context") ? [] : headedContext(text, start);
  return [...inners, ...headed].flatMap(
    (inner) => textLines(text, inner.start, inner.end).flatMap((line) => {
      const [, before = "", path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
      const at = line.start + before.length;
      if (path === void 0 || insideRanges(blocked, at)) return [];
      return [{ path, start: at, end: at + path.length + 1 }];
    })
  );
}
function headedContext(text, from) {
  const lines = textLines(text, from, text.length);
  const head2 = lines.findIndex((line) => /^##[ \t]+Context[ \t]*$/i.test(line.text));
  if (head2 === -1) return [];
  const next = lines.slice(head2 + 1).find((line) => /^##[ \t]/.test(line.text));
  return [{ start: lines[head2]?.end ?? from, end: next?.start ?? text.length }];
}

// src/core/planning/checking/research-coverage.ts
function researchCoverage(plans, { phase, project, product }) {
  const known = [...phase === null ? [] : [phase], ...project];
  const referring = plans.filter(({ document }) => refersTo(document.text, known));
  const missing = phase === null ? [] : plans.filter((plan) => !plan.done && !referring.includes(plan));
  const mentioning = product.filter(({ text }) => project.some((path) => namesResearch(text, path)));
  const silent = project.length > 0 && product.length > 0 && mentioning.length === 0 ? product.slice(0, 1) : [];
  return {
    exists: known.length > 0,
    plans: referring.map(({ id }) => id),
    product: mentioning.map(({ file }) => file),
    problems: [
      ...missing.flatMap((plan) => unreferred(plan, phase ?? "")),
      ...silent.flatMap(unmentioned),
      ...product.flatMap((source) => brokenMentions(source, project))
    ]
  };
}
function refersTo(plan, known) {
  const names2 = new Set(known.map((path) => path.slice(path.lastIndexOf("/") + 1)));
  return contextReferences(plan).some(({ path }) => {
    const named2 = path.replaceAll("\\", "/");
    return known.includes(named2) || names2.has(named2.slice(named2.lastIndexOf("/") + 1));
  });
}
function namesResearch(text, path) {
  const short = path.replace(/^\.planning\//, "");
  const folder = short.includes("/") ? short.slice(0, short.lastIndexOf("/") + 1) : null;
  return text.includes(short) || folder !== null && text.includes(folder);
}
function unreferred({ file, document }, phase) {
  const context = document.sections.find(({ name: name2 }) => name2 === "context");
  const at = context?.start ?? document.frontmatter.end;
  const what = {
    code: "research-unreferenced",
    message: "The plan does not refer to the research of its phase.",
    fix: `Add the line @${phase} to <context>.`
  };
  return problemsIn({ file, text: document.text }, [errorAt({ start: at, end: at }, what)]);
}
function unmentioned(source) {
  const what = {
    code: "research-unmentioned",
    message: "Neither PROJECT.md nor REQUIREMENTS.md refers to the research of the project.",
    fix: "Name the research documents where a decision or a requirement rests on them."
  };
  return problemsIn(source, [warningAt({ start: 0, end: 0 }, what)]);
}
function brokenMentions(source, project) {
  const named2 = [...source.text.matchAll(/(?:\.planning\/)?\bresearch\/[\w-][\w.-]*\.md\b/g)];
  const broken = named2.filter(
    ({ 0: path }) => !project.some((one) => one.endsWith(path.replace(/^\.planning\//, "")))
  );
  return problemsIn(
    source,
    broken.map(
      ({ 0: path, index }) => warningAt(
        { start: index, end: index + path.length },
        {
          code: "research-reference-missing",
          message: `${source.file} refers to ${path}, which does not exist.`,
          fix: "Correct the reference, or write the research."
        }
      )
    )
  );
}

// src/core/planning/checking/phase-coverage.ts
function phaseCoverage(sources) {
  const { phase, plans, roadmap, verification } = sources;
  const requirements = requirementCoverage(plans, sources);
  const decisions = decisionCoverage(plans, sources.context);
  const criteria2 = criterionCoverage(plans, phase, roadmap);
  const gaps = verification === null ? null : gapCoverage(plans, verification);
  const research = researchCoverage(plans, sources.research);
  return {
    requirements: { requirements: requirements.requirements, missing: requirements.missing },
    decisions: { locked: decisions.locked, missing: decisions.missing },
    criteria: criteria2.criteria,
    gaps: gaps?.gaps ?? null,
    research: { exists: research.exists, plans: research.plans, product: research.product },
    problems: [requirements, decisions, criteria2, ...gaps === null ? [] : [gaps], research].flatMap(
      ({ problems }) => problems
    )
  };
}

// src/app/planning/plan-phase/phase-problems.ts
var import_node_path37 = require("node:path");

// src/core/planning/command-words.ts
var WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(&&|\|\||[;|()<>]|\d?>{1,2})|((?:[^\s"'|&;()<>\\]|\\.|&(?!&))+)/g;
function simpleCommands(command) {
  const commands = [[]];
  let redirected = false;
  for (const [, double, single, operator, bare] of command.matchAll(WORD)) {
    if (operator !== void 0) {
      redirected = operator.includes(">");
      if (!redirected && operator !== "<") commands.push([]);
    } else {
      if (!redirected) commands.at(-1)?.push(double ?? single ?? bare ?? "");
      redirected = false;
    }
  }
  return commands;
}

// src/core/planning/command-paths.ts
var PATTERN_FIRST = /* @__PURE__ */ new Set(["grep", "rg", "egrep", "fgrep", "sed", "awk", "jq", "find"]);
var NO_FILES = /* @__PURE__ */ new Set([
  "git",
  "docker",
  "kubectl",
  "curl",
  "wget",
  "echo",
  "printf",
  "gh",
  "ssh",
  "mkdir",
  "touch",
  "rm"
]);
var INLINE_CODE = /* @__PURE__ */ new Set(["-e", "-c", "-p", "--eval", "--print"]);
function commandPaths(command) {
  const found = /* @__PURE__ */ new Map();
  let folder = "";
  for (const words of simpleCommands(command)) {
    const [program, ...rest] = words.filter(
      (word) => !/^(?:[A-Za-z_]\w*=.*|!|if|then|else|do|time|env|exec|sudo)$/.test(word)
    );
    if (program === "cd") folder = joined(folder, rest[0] ?? "");
    else for (const path of pathsOf(program ?? "", rest)) add(found, joined(folder, path));
  }
  return [...found.values()];
}
function add(found, path) {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path);
  if (!path.startsWith("..") && !path.startsWith("/")) found.set(path, { path, certain });
}
function pathsOf(program, words) {
  const name2 = program.replace(/^.*\//, "");
  const own2 = program.includes("/") ? [program] : [];
  if (NO_FILES.has(name2)) return own2.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name2) ? 1 : 0;
  const found = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (INLINE_CODE.has(word)) index += 1;
    else if (word.startsWith("-")) found.push(...optionValue(word));
    else if (skip > 0) skip -= 1;
    else found.push(word.replace(/::.*/, "").replace(/(\.\w+):\d+(?::\d+)?$/, "$1"));
  }
  return [...own2, ...found].filter(looksLikePath);
}
function optionValue(word) {
  const at = word.indexOf("=");
  return at === -1 ? [] : [word.slice(at + 1)];
}
function looksLikePath(word) {
  if (/[\s*?{}$`\\[\]|^<>=,@#!%"']|:\/\/|\.\.\.|^~|^[A-Za-z]:/.test(word)) return false;
  return /^\.{0,2}\/?[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) || /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|py|rb|go|rs|sh|md|ya?ml|toml|sql|html|css|java|php)$/.test(word);
}
function joined(folder, path) {
  const parts = path.startsWith("/") ? [""] : folder.split("/").filter((part) => part !== "");
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

// src/core/planning/command-programs.ts
var BUILT_IN = new Set(
  ": . [ [[ ]] alias break case cd command continue declare do done echo elif else esac eval exec exit export false fi for function if in let local popd printf pushd pwd read return set shift source test then time times trap true type ulimit umask unset until wait while { }".split(
    " "
  )
);
var MANAGERS = /* @__PURE__ */ new Set(["npm", "pnpm", "yarn", "bun"]);
var MANAGER_SCRIPTS = /* @__PURE__ */ new Set(["test", "t", "start", "stop", "restart"]);
function commandPrograms(command) {
  let folder = "";
  return simpleCommands(command).flatMap((words) => {
    const [program, ...rest] = withoutPrefixes(words);
    if (program === void 0) return [];
    if (program === "cd") {
      folder = joinedFolder(folder, rest[0] ?? "");
      return [];
    }
    return started(program, rest, folder);
  });
}
function endlessPart(command) {
  const parts = simpleCommands(command).map((words) => {
    const [program = "", ...rest] = withoutPrefixes(words);
    return endlessWords(program, rest);
  });
  return parts.find((part) => part !== null) ?? null;
}
var ENDLESS_SCRIPT = /^(?:dev|serve|watch|start:dev)$/;
var RUNNERS = /* @__PURE__ */ new Set(["npx", "bunx", ...MANAGERS]);
function endlessWords(program, rest) {
  const has = (pattern) => rest.find((word) => pattern.test(word)) ?? null;
  if (program === "nodemon" || RUNNERS.has(program) && rest[0] === "nodemon") return "nodemon";
  if (program === "tail") return has(/^-[a-zA-Z]*[fF]$|^--follow/) === null ? null : "tail -f";
  if (MANAGERS.has(program) && ENDLESS_SCRIPT.test(scriptOf(rest) ?? "")) return [program, ...rest].join(" ");
  const tool = RUNNERS.has(program) ? rest[0] : program;
  return tool === "tsc" ? has(/^(?:-w|--watch)$/) : has(/^--watch(?:All)?(?:=true)?$/);
}
function withoutPrefixes(words) {
  const at = words.findIndex(
    (word) => !/^(?:[A-Za-z_]\w*=.*|!|if|then|elif|else|while|until|do|time|env|exec|sudo|command|\{)$/.test(word)
  );
  return at === -1 ? [] : words.slice(at);
}
function started(program, rest, folder) {
  if (BUILT_IN.has(program) || /[$`/\\*?~]/.test(program) || !/^[\w.+@-]+$/.test(program)) return [];
  if (program === "npx" || program === "bunx") return throughRunner(program, rest, folder);
  const own2 = { kind: "program", name: program };
  if (!MANAGERS.has(program)) return [own2];
  const elsewhere = rest.some(
    (word) => /^(?:-C|--prefix|--dir|--cwd|-w|--workspace|--filter|-F|-r)/.test(word)
  );
  const script = scriptOf(rest);
  if (elsewhere || script === null) return [own2];
  return [own2, { kind: "script", name: script, folder }];
}
function throughRunner(program, rest, folder) {
  const own2 = { kind: "program", name: program };
  const downloads = rest.some((word) => /^(?:-y|--yes|-p|--package)/.test(word));
  const tool = rest.find((word) => !word.startsWith("-"));
  if (downloads || tool === void 0 || !/^[\w.-]+$/.test(tool)) return [own2];
  return [own2, { kind: "tool", name: tool, folder }];
}
function scriptOf(words) {
  const [first, ...rest] = words.filter((word) => !word.startsWith("-"));
  if (first === void 0) return null;
  if (first === "run" || first === "run-script") return rest[0] ?? null;
  if (!MANAGER_SCRIPTS.has(first)) return null;
  return first === "t" ? "test" : first;
}
function joinedFolder(folder, path) {
  const parts = folder.split("/").filter((part) => part !== "");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

// src/core/planning/made-files.ts
function madeFiles(plan) {
  const listed = [
    ...plan.filesModified,
    ...plan.tasks.flatMap(({ files }) => files),
    ...plan.mustHaves.artifacts.map(({ path }) => path)
  ];
  return [...new Set(listed.map(plainPath))];
}
function makes(files) {
  const known = /* @__PURE__ */ new Set();
  for (const file of files) {
    const path = plainPath(file);
    known.add(path);
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) known.add(path.slice(0, at));
  }
  return (path) => known.has(plainPath(path));
}
function plainPath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}

// src/core/planning/validate-commands.ts
function validateCommands(plan, around) {
  const isMade = makes([...madeFiles(plan), ...around.made ?? []]);
  return verifyCommands(plan.text).flatMap((command) => {
    const at = Math.max(0, plan.text.indexOf(command));
    const where = { start: at, end: at + command.length };
    return [
      ...missingPaths(command, where, around, isMade),
      ...missingPrograms(command, where, around, isMade),
      ...endless(command, where)
    ];
  });
}
function missingPaths(command, where, around, isMade) {
  return commandPaths(command).filter(
    ({ path, certain }) => !around.exists(path) && !isMade(path) && (certain || around.exists(path.split("/")[0] ?? ""))
  ).map(({ path, certain }) => {
    const what = {
      code: "verify-path-missing",
      message: `The verify command names ${path}, which does not exist and which the plan does not make.`,
      fix: "Correct the path, or list the file in files_modified."
    };
    return certain ? errorAt(where, what) : warningAt(where, what);
  });
}
function missingPrograms(command, where, around, isMade) {
  return commandPrograms(command).flatMap((started2) => {
    const missing = whatIsMissing(started2, around, isMade);
    return missing === null ? [] : [warningAt(where, missing)];
  });
}
function whatIsMissing(started2, around, isMade) {
  const { name: name2 } = started2;
  if (started2.kind === "program") {
    return around.hasProgram === void 0 || around.hasProgram(name2) ? null : {
      code: "verify-program-missing",
      message: `The verify command starts "${name2}", which is not on this machine.`,
      fix: "Name a program that is, or let the user install it at a checkpoint first."
    };
  }
  const { folder } = started2;
  const inFolder = (path) => folder === "" ? path : `${folder}/${path}`;
  if (around.packageAt === void 0 || isMade(inFolder("package.json"))) return null;
  const manifest = around.packageAt(folder);
  if (started2.kind === "script") {
    return manifest?.scripts.includes(name2) ? null : {
      code: "verify-script-missing",
      message: `The verify command runs the script "${name2}", which ${inFolder("package.json")} does not have.`,
      fix: "Name a script that is there, or list package.json in files_modified and add it."
    };
  }
  const known = around.exists(inFolder(`node_modules/.bin/${name2}`)) || around.exists(`node_modules/.bin/${name2}`) || manifest?.dependencies.includes(name2) === true;
  return known ? null : {
    code: "verify-tool-missing",
    message: `The verify command starts "${name2}" through npx, which would have to download it.`,
    fix: "Add the package in a task with package.json in files_modified, or name a tool that is there."
  };
}
function endless(command, where) {
  const part = endlessPart(command);
  if (part === null) return [];
  const what = {
    code: "verify-endless",
    message: `The verify command never ends (${part}).`,
    fix: "Name a command that runs once and ends with an exit code."
  };
  return [warningAt(where, what)];
}

// src/core/planning/validate-references.ts
function validateReferences(plan, around) {
  return [...contextPaths(plan, around), ...mustHavePaths(plan, around)];
}
function contextPaths(plan, around) {
  const isMade = makes(around.made ?? []);
  return contextReferences(plan.text).filter(({ path }) => !/^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path)).filter(({ path }) => !around.exists(plainPath(path)) && !isMade(path) && !isSummaryBefore(path, around)).map(
    (reference) => warningAt(reference, {
      code: "context-missing",
      message: `The plan lets its executor read ${reference.path}, which does not exist.`,
      fix: "Correct the path, remove the line, or depend on the plan that makes the file."
    })
  );
}
function isSummaryBefore(path, { siblings, fileName }) {
  const name2 = plainPath(path).split("/").at(-1) ?? "";
  const plan = name2.replace(/-SUMMARY\.md$/, "-PLAN.md");
  return name2.endsWith("-SUMMARY.md") && plan !== fileName && (siblings ?? []).includes(plan);
}
function mustHavePaths(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  const listed = [...plan.filesModified, ...plan.tasks.flatMap(({ files }) => files)];
  if (entry === void 0 || listed.length === 0) return [];
  const isMade = makes([...listed, ...around.made ?? []]);
  const isThere = (path) => around.exists(plainPath(path)) || isMade(path);
  const { artifacts, keyLinks } = plan.mustHaves;
  const ends = [...new Set(keyLinks.flatMap(({ from, to }) => [from, to]))];
  return [
    ...artifacts.filter(({ path }) => !isThere(path) && !path.startsWith("..") && !/[*<>{}]/.test(path)).map(
      ({ path }) => warningAt(entry, {
        code: "artifact-unmade",
        message: `No task makes the artifact ${path}.`,
        fix: "List it in files_modified and in <files> of the task that makes it, or correct the path."
      })
    ),
    ...ends.filter((path) => isFile(path) && !isThere(path) && !artifacts.some((one) => one.path === path)).map(
      (path) => warningAt(entry, {
        code: "key-link-unmade",
        message: `A key link names ${path}, which does not exist and which no task makes.`,
        fix: "Write the path of a file that the plan makes or that is there."
      })
    )
  ];
}
function isFile(end) {
  return /^[\w@()[\]./-]+\/[\w@()[\].-]+\.[A-Za-z]{1,5}$/.test(end) && !end.startsWith("/");
}

// src/core/planning/validate-tasks.ts
function validateTasks(plan) {
  const tagged = plan.tasks.filter(({ start }) => plan.text.startsWith("<", start));
  return tagged.flatMap((task) => [...missingChildren(task), ...verifying(task), ...strayFiles(plan, task)]);
}
function missingChildren(task) {
  const has = (name2) => task.children.some((child) => child.name === name2);
  const missing = (name2, make, fix) => has(name2) || name2 === "name" && task.name !== null ? [] : [make(head(task), { code: `task-${name2}`, message: `${title(task)} has no <${name2}>.`, fix })];
  if (task.kind === "checkpoint") {
    const fix = "gsd-core asks for it in checkpoints, too: add it.";
    return [
      ...missing("name", warningAt, fix),
      ...missing("action", warningAt, fix),
      ...checkpointChild(task)
    ];
  }
  return [
    ...missing("name", errorAt, "Add <name>Task: what it does</name>."),
    ...missing("action", errorAt, "Say in <action> what to do."),
    ...missing("files", warningAt, "List in <files> what it changes."),
    ...missing("done", warningAt, "Say in <done> what is true then.")
  ];
}
var CHECKPOINT_CHILDREN = {
  "checkpoint:human-verify": "how-to-verify",
  "checkpoint:decision": "options",
  "checkpoint:human-action": "instructions"
};
function checkpointChild(task) {
  const name2 = CHECKPOINT_CHILDREN[task.type.toLowerCase()];
  if (name2 === void 0 || task.children.some((child) => child.name === name2)) return [];
  const what = {
    code: `checkpoint-${name2}`,
    message: `${title(task)} has no <${name2}>.`,
    fix: `Add <${name2}>: the person at the checkpoint needs it.`
  };
  return [warningAt(head(task), what)];
}
function verifying(task) {
  if (task.kind === "checkpoint") return [];
  const example = "<verify><automated>COMMAND</automated></verify>";
  if (task.verify === null) {
    return [
      errorAt(head(task), {
        code: "verify-missing",
        message: `${title(task)} has no <verify>.`,
        fix: `Add ${example}.`
      })
    ];
  }
  if (task.verify.automated.some((command) => command.startsWith("MISSING"))) {
    return [
      warningAt(head(task), {
        code: "verify-later",
        message: `The check of ${title(task)} does not exist yet.`,
        fix: "Write the test first, then name its command."
      })
    ];
  }
  if (task.verify.automated.length > 0 || task.verify.humanCheck) return [];
  return [
    warningAt(head(task), {
      code: "verify-prose",
      message: `The check of ${title(task)} is not marked as a command.`,
      fix: `Write ${example}, or <human-check> for what a person must see.`
    })
  ];
}
function strayFiles(plan, task) {
  if (plan.filesModified.length === 0) return [];
  const listed = new Set(plan.filesModified);
  const stray = task.files.filter((file) => !listed.has(file) && !/[*\s]/.test(file));
  if (stray.length === 0) return [];
  const what = {
    code: "files-unlisted",
    message: `${title(task)} changes ${stray.join(", ")}, which files_modified does not list.`,
    fix: "Add it to files_modified."
  };
  return [warningAt(head(task), what)];
}
function title(task) {
  return task.name === null ? `Task ${task.index}` : `Task ${task.index} (${task.name.slice(0, 60)})`;
}
function head(task) {
  return { start: task.start, end: task.children[0]?.start ?? task.end };
}

// src/core/planning/validate-plan.ts
var REQUIRED = [
  "phase",
  "plan",
  "type",
  "wave",
  "depends_on",
  "files_modified",
  "autonomous",
  "must_haves"
];
function validatePlan(plan, around) {
  return placed(plan.text, [
    ...plan.diagnostics,
    ...missingKeys(plan),
    ...wrongKeys(plan, around),
    ...dependencies(plan, around),
    ...unknownRequirements(plan, around.requirements),
    ...mustHaves(plan),
    ...structure(plan),
    ...validateTasks(plan),
    ...validateCommands(plan, around),
    ...validateReferences(plan, around)
  ]);
}
function missingKeys(plan) {
  const { frontmatter } = plan;
  const head2 = { start: frontmatter.start, end: frontmatter.start + 3 };
  return REQUIRED.filter((key) => frontmatter.values[key] === void 0).filter((key) => key !== "files_modified" || frontmatter.values["files-modified"] === void 0).map(
    (key) => errorAt(head2, {
      code: "key-missing",
      message: `The frontmatter has no "${key}".`,
      fix: `Add it, such as ${key}: ${EXAMPLES[key] ?? ""}.`
    })
  );
}
var EXAMPLES = {
  phase: "01-name",
  plan: "01",
  type: "execute",
  wave: "1",
  depends_on: "[]",
  files_modified: "[]",
  autonomous: "true",
  must_haves: '{truths: ["A statement"]}'
};
function wrongKeys(plan, around) {
  const checkpoints = plan.tasks.some(({ kind }) => kind === "checkpoint");
  const name2 = around.fileName === null ? null : planName(around.fileName);
  const wrong = [
    ["wave", plan.wave === null || plan.wave < 0, "wave is no whole number.", "Write wave: 1."],
    [
      "type",
      plan.type !== null && plan.type !== "execute" && plan.type !== "tdd",
      `The type "${plan.type}" is not known.`,
      "Write type: execute, or tdd."
    ],
    [
      "autonomous",
      plan.autonomous === checkpoints && plan.tasks.length > 0,
      checkpoints ? "The plan has checkpoints and says autonomous: true." : "The plan says that it is not autonomous and has no checkpoint.",
      `Write autonomous: ${!checkpoints}.`
    ],
    [
      "requirements",
      plan.requirements.length === 0,
      "requirements is empty.",
      "Name the requirements that the plan serves."
    ],
    [
      "gap_closure",
      plan.frontmatter.values.gap_closure !== void 0 && !plan.gapClosure,
      "gap_closure is not true.",
      "Write gap_closure: true, or remove it."
    ],
    [
      "plan",
      name2?.short != null && plan.plan !== null && Number(plan.plan) !== Number(name2.short),
      `The plan calls itself ${plan.plan}, its file says ${name2?.short}.`,
      `Write plan: ${name2?.short}.`
    ]
  ];
  return wrong.flatMap(([key, isWrong, message, fix]) => {
    const entry = plan.frontmatter.entries.findLast((one) => one.key === key);
    return entry === void 0 || !isWrong ? [] : [warningAt(entry, { code: `key-${key.replace("_", "-")}`, message, fix })];
  });
}
function dependencies(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "depends_on");
  if (entry === void 0 || around.siblings === null) return [];
  const resolve9 = planResolver(around.siblings.map(planName));
  const own2 = around.fileName === null ? null : planName(around.fileName).id;
  return plan.dependsOn.flatMap((token) => {
    const target = resolve9(token);
    if (target !== null && target !== own2) return [];
    const message = target === null ? `depends_on names "${token}", which is no plan of this phase.` : "The plan depends on itself.";
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    return [
      errorAt(entry, { code: target === null ? "dependency-unknown" : "dependency-self", message, fix })
    ];
  });
}
function unknownRequirements(plan, known) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "requirements");
  if (entry === void 0 || known === null || known.length === 0) return [];
  const ids = new Set(known.map((id) => id.toUpperCase()));
  const unknown2 = plan.requirements.filter((id) => !ids.has(id.toUpperCase()));
  return unknown2.map(
    (id) => warningAt(entry, {
      code: "requirement-unknown",
      message: `The plan serves "${id}", which REQUIREMENTS.md does not name.`,
      fix: "Correct the id, or add the requirement."
    })
  );
}
function mustHaves(plan) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  if (entry === void 0) return [];
  const { truths, artifacts, keyLinks } = plan.mustHaves;
  const found = [];
  if (truths.length + artifacts.length + keyLinks.length === 0) {
    const what = {
      code: "must-haves-empty",
      message: "must_haves names nothing that must be true.",
      fix: "Add at least one statement under truths:."
    };
    found.push(warningAt(entry, what));
  }
  for (const { path } of artifacts.filter(
    (one) => /^(?:\/|[A-Za-z]:|~)|(?:^|\/)\.\.(?:\/|$)/.test(one.path)
  )) {
    const what = {
      code: "artifact-outside",
      message: `The artifact ${path} is outside the project.`,
      fix: "Write a path from the project folder."
    };
    found.push(errorAt(entry, what));
  }
  return found;
}
function structure(plan) {
  const at = { start: plan.frontmatter.end, end: plan.frontmatter.end };
  const has = (name2) => plan.sections.some((section3) => section3.name === name2);
  const found = [];
  if (!has("objective")) {
    found.push(
      warningAt(at, {
        code: "objective-missing",
        message: "The plan has no <objective>.",
        fix: "Say in <objective> what it builds and why."
      })
    );
  }
  if (plan.tasks.length === 0 && !has("feature")) {
    found.push(
      errorAt(at, {
        code: "tasks-missing",
        message: "The plan has no task.",
        fix: 'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>.'
      })
    );
  }
  if (plan.tasks.length !== plan.compatTaskCount) {
    found.push(
      warningAt(at, {
        code: "compat-task-count",
        message: `gsd-core counts ${plan.compatTaskCount} tasks here, MSW ${plan.tasks.length}: some stand in quotations.`,
        fix: "Write examples of tasks without the literal tag."
      })
    );
  }
  return found;
}

// src/app/planning/plan-phase/plan-surroundings.ts
var import_node_fs26 = require("node:fs");
var import_node_path36 = require("node:path");
function planSurroundings(root, file, { phase, requirements, env: env2 }) {
  const { plans, oddlyNamed } = phaseFiles(phase?.names ?? [], []);
  return {
    fileName: (0, import_node_path36.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs26.existsSync)((0, import_node_path36.join)(root, path)),
    made: phase === null ? [] : madeBefore(phase, (0, import_node_path36.basename)(file)),
    hasProgram: (name2) => hasProgram(name2, env2),
    packageAt: (path) => packageAt((0, import_node_path36.join)(root, path, "package.json"), projectFile(root))
  };
}
function madeBefore(phase, name2) {
  const nodes = new Map(planWaves(wavePlans(phase)).nodes.map((node) => [node.id, node]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get(planName(name2).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase.plans.filter(({ file }) => before.has(planName(file).id)).flatMap(({ document }) => madeFiles(document));
}
var OF_THE_SHELL = new Set(
  "awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs".split(
    " "
  )
);
function hasProgram(name2, env2) {
  return process.platform === "win32" && OF_THE_SHELL.has(name2) || isOnPath(name2, env2);
}
function packageAt(path, place) {
  const file = readJson(path, place);
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

// src/app/planning/plan-phase/phase-problems.ts
var MUST_NOT_BE = /* @__PURE__ */ new Set([
  "overlap",
  "declared-wave",
  "key-requirements",
  "key-wave",
  "key-plan",
  "key-autonomous",
  "must-haves-empty",
  "truth-empty",
  "key-link-pattern",
  "requirement-unknown",
  "verify-prose",
  "verify-program-missing",
  "verify-script-missing",
  "verify-tool-missing",
  "verify-endless",
  "context-missing",
  "artifact-unmade",
  "files-unlisted",
  "compat-task-count",
  "element-unclosed",
  "fence-unclosed",
  "comment-unclosed"
]);
function planProblems(opened, plans, options) {
  return plans.filter(({ done }) => !done).flatMap((plan) => problemsOf(opened, plan, options));
}
function problemsOf({ project, padded: padded3, onDisk }, { file, document }, { gaps, env: env2 }) {
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  const path = (0, import_node_path37.join)(project.root, file);
  const found = [
    ...validatePlan(document, planSurroundings(project.root, path, { phase: onDisk, requirements, env: env2 }))
  ];
  const entry = document.frontmatter.entries.findLast(({ key }) => key === "phase") ?? document.frontmatter;
  const named2 = document.phase === null ? padded3 : folderPhase(document.phase) ?? document.phase;
  const tell = (code, message, fix) => found.push({ severity: "error", code, message, fix, start: entry.start, end: entry.start });
  if (phaseKey(named2) !== phaseKey(padded3))
    tell(
      "plan-phase",
      `The plan says that it belongs to phase "${document.phase}".`,
      `Write phase: ${padded3}.`
    );
  if (gaps && !document.gapClosure)
    tell("gap-closure-missing", "The plan does not say that it closes gaps.", "Add gap_closure: true.");
  return problemsIn({ file, text: document.text }, found);
}
function orderProblems(plans, waves) {
  const open = new Set(plans.filter(({ done }) => !done).map(({ id }) => id));
  const isOpen = ({ code, plan }) => code === "overlap" ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b)) : code !== "unknown-dependency" && open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem) => {
    const plan = plans.find(({ id }) => id === problem.plan);
    if (plan === void 0) return [];
    const { entries, start } = plan.document.frontmatter;
    const key = KEYS[problem.code] ?? "depends_on";
    const at = entries.findLast((entry) => entry.key === key)?.start ?? start;
    const { code, severity, message, fix } = problem;
    return problemsIn({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at }
    ]);
  });
}
var KEYS = {
  overlap: "files_modified",
  "declared-wave": "wave"
};
function folderProblems({ project, folder, padded: padded3, onDisk }, plans) {
  const file = fromRoot2(project.root, folder);
  const at = { line: 1, column: 1, severity: "error" };
  const odd = (onDisk?.oddlyNamed ?? []).map((name2) => ({
    file: `${file}/${name2}`,
    ...at,
    code: "plan-name",
    message: `${name2} is no plan name that GSD schedules.`,
    fix: `Rename it to ${padded3}-NN-PLAN.md.`
  }));
  if (plans.length > 0) return odd;
  const none2 = {
    file,
    ...at,
    code: "plans-missing",
    message: `The phase has no plan: ${file} holds none.`,
    fix: `Write ${padded3}-01-PLAN.md there.`
  };
  return [...odd, none2];
}
function strictly(problem) {
  return MUST_NOT_BE.has(problem.code) ? { ...problem, severity: "error" } : problem;
}

// src/app/planning/plan-phase/check-phase.ts
function checkPhase(opened, options) {
  const { project, onDisk } = opened;
  const waves = planWaves(onDisk === null ? [] : wavePlans(onDisk));
  const plans = plansOf(opened, waves);
  const config2 = planningConfigOf(project.planning);
  const { problems: uncovered2, ...coverage } = phaseCoverage({
    phase: opened.facts.number,
    plans: plans.map(({ id, file, done, document }) => ({ id, file, done, document })),
    roadmap: project.roadmap,
    requirements: project.requirements,
    context: asksForDecisions(config2.raw) ? phaseDocument(opened, "CONTEXT") : null,
    verification: options.gaps ? phaseDocument(opened, "VERIFICATION") : null,
    research: researchSources(opened)
  });
  const problems = [
    ...planProblems(opened, plans, options),
    ...orderProblems(plans, waves),
    ...folderProblems(opened, plans),
    ...uncovered2
  ].map(strictly);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    plans: plans.map(({ document: _, ...plan }) => plan),
    waves: waves.waves,
    coverage,
    problems: problems.toSorted(inOrder)
  };
}
function plansOf({ project, folder, onDisk }, waves) {
  return (onDisk?.plans ?? []).map(({ file, document, summary }) => {
    const { id } = planName(file);
    return {
      id,
      file: fromRoot2(project.root, (0, import_node_path38.join)(folder, file)),
      objective: document.objective,
      wave: waves.nodes.find((node) => node.id === id)?.wave ?? null,
      tasks: document.tasks.length,
      done: summary !== null,
      document
    };
  });
}
function inOrder(a, b) {
  if (a.severity !== b.severity) return a.severity === "error" ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
function asksForDecisions(raw) {
  const own2 = (value, key) => typeof value === "object" && value !== null ? Reflect.get(value, key) : void 0;
  const said2 = own2(own2(raw, "workflow"), "context_coverage_gate") ?? own2(raw, "context_coverage_gate");
  return `${said2}`.toLowerCase() !== "false";
}

// src/app/planning/plan-phase/plan-command.ts
async function planCommand(workspace, args) {
  const read4 = readPlanOptions(args);
  const opened = openPlanning(findProject(workspace.project) ?? workspace.project);
  if (opened.status === "refused") return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  if (read4.status === "refused") {
    const { command } = nextStep(project.phases, project.roadmap, project.state);
    return say(command === null ? read4.reason : `${read4.reason} Next is ${command}.`);
  }
  if (project.roadmap === null) return say("There is no .planning/ROADMAP.md: begin with /msw:init.");
  const phase = openPhase(project, read4.options.phase);
  if (phase === null) return say(noSuchPhase(project.phases, read4.options.phase));
  if (read4.options.accept) return accept(workspace, phase);
  const problem = whyNot(phase, read4.options);
  return problem === null ? begin(workspace, phase, read4.options) : say(problem);
}
function say(text) {
  return { kind: "answer", text: plainLine(text, 400) };
}
async function accept({ env: env2 }, phase) {
  const gaps = readRun(phase.project.root, phase.padded)?.gaps ?? false;
  const found = checkPhase(phase, { gaps, env: env2 });
  const recorded = await acceptPlans(phase, { found, gaps, byUser: true });
  if (recorded.status === "refused") return say(recorded.reason);
  const { number: number3 } = phase.facts;
  return say(
    `The plans of phase ${number3} are recorded as they are; git: ${recorded.commit.status}. Next is /msw:execute ${number3}.`
  );
}
function whyNot(phase, { gaps }) {
  const { facts } = phase;
  const { number: number3 } = facts;
  if (facts.verification === "passed")
    return `Phase ${number3} is complete: its verification passed. Plan another phase.`;
  const done = facts.plans.filter((plan) => plan.done);
  const open = (phase.onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  if (!gaps) {
    if (done.length === 0) return null;
    return open.length > 0 ? `Phase ${number3} is being executed (${done.length} of ${facts.plans.length} plans are done): go on with /msw:execute ${number3}.` : `The plans of phase ${number3} are executed: /msw:verify ${number3} says whether gaps remain, /msw:plan ${number3} --gaps closes them.`;
  }
  const verification = phaseDocument(phase, "VERIFICATION");
  if (verification === null)
    return `Phase ${number3} has no verification whose gaps could be closed: run /msw:verify ${number3}.`;
  if (openGaps(verification.text).length === 0) return `${verification.file} names no open gap.`;
  const others = open.filter(({ document }) => !document.gapClosure).length;
  return others === 0 ? null : `Phase ${number3} has ${others} ${others === 1 ? "plan" : "plans"} to execute before gaps are closed: /msw:execute ${number3}.`;
}
function begin(workspace, phase, options) {
  const { project, padded: padded3, facts } = phase;
  const { root } = project;
  const config2 = planningConfigOf(project.planning);
  const files = runFiles(padded3);
  const run = { revisions: 0, gaps: options.gaps, review: config2.planCheck, passed: null };
  const begun = beginRun(root, padded3, run, isoTime(workspace).replaceAll(/[:.]/g, "-"));
  if (begun.status === "refused") return say(`The planning cannot begin: ${begun.reason}.`);
  const brief = briefOf(workspace, phase, { options, config: config2, files });
  writePage((0, import_node_path39.join)(root, files.brief), planBrief(brief));
  writePage((0, import_node_path39.join)(root, files.format), planFormat());
  const research = needsResearch(phase, options, config2);
  const [yes, no] = [prose`yes`, prose`no`];
  const title2 = prose`MSW plans phase ${quoteName(facts.number)} (${quoteLine(facts.name, 80)})`;
  const context = joinProse(
    [
      options.gaps ? prose`${title2}: gaps to close.` : prose`${title2}.`,
      prose`N: ${quoteName(facts.number)}`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`BRIEF: ${quoteName(files.brief)}`,
      prose`RESEARCH: ${quoteName(brief.research)}`,
      prose`VERDICT: ${quoteName(files.review)}`,
      prose`research: ${research ? yes : no}`,
      prose`review: ${config2.planCheck ? yes : no} (code says when)`,
      prose`context: ${quoteName(phaseDocument(phase, "CONTEXT")?.file ?? "none")}`,
      prose`folder: ${quoteName(fromRoot2(root, phase.folder))}`,
      prose`plans there: ${brief.existing.length}, of them done: ${facts.plans.filter(({ done }) => done).length}`
    ],
    "\n"
  );
  return { kind: "context", event: "UserPromptExpansion", context, notice: null };
}
function needsResearch(phase, options, config2) {
  if (options.research !== null) return options.research;
  return config2.research && !options.gaps && phaseDocument(phase, "RESEARCH") === null;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planCommand
});
