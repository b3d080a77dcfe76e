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
        var count2 = (counts[message] || 0) + 1;
        counts[message] = count2;
        if (count2 >= mainErrorCount) {
          mainError = error;
          mainErrorCount = count2;
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
      for (const signal2 of ["SIGHUP", "SIGINT", "SIGTERM"]) {
        process.once(signal2, () => {
          callback();
          if (process.listenerCount(signal2) === 0) process.kill(process.pid, signal2);
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
      return (...args) => new Promise((resolve3, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve3(result);
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
      const release = await toPromise(lockfile.lock)(file, options);
      return toPromise(release);
    }
    function lockSync2(file, options) {
      const release = toSync(lockfile.lock)(file, toSyncOptions(options));
      return toSync(release);
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

// src/app/research/run-research.ts
var run_research_exports = {};
__export(run_research_exports, {
  runResearch: () => runResearch
});
module.exports = __toCommonJS(run_research_exports);

// src/adapters/files/journal.ts
var import_node_fs5 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs = require("node:fs");
function appendLine(path, line) {
  const noFollow = process.platform === "win32" ? 0 : import_node_fs.constants.O_NOFOLLOW;
  const file = (0, import_node_fs.openSync)(path, import_node_fs.constants.O_RDWR | import_node_fs.constants.O_APPEND | import_node_fs.constants.O_CREAT | noFollow, 438);
  try {
    const { size } = (0, import_node_fs.fstatSync)(file);
    const text = Buffer.from(`${endsInLine(file, size) ? "" : "\n"}${line}
`);
    (0, import_node_fs.writeSync)(file, text);
    return size + text.length;
  } finally {
    (0, import_node_fs.closeSync)(file);
  }
}
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
}

// src/adapters/files/msw-folder.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs2 = require("node:fs");
var import_node_path = require("node:path");
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
    (0, import_node_fs2.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs2.statSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs2.fchmodSync)(file, mode);
    (0, import_node_fs2.writeFileSync)(file, content);
    (0, import_node_fs2.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs2.closeSync)(file);
    (0, import_node_fs2.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs2.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path.join)((0, import_node_path.dirname)(path), `.${(0, import_node_path.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs2.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs2.renameSync)(from, to);
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
    const file = (0, import_node_fs2.openSync)(folder, "r");
    try {
      (0, import_node_fs2.fsyncSync)(file);
    } finally {
      (0, import_node_fs2.closeSync)(file);
    }
  } catch {
  }
}
function removeLeftovers(path) {
  const folder = (0, import_node_path.dirname)(path);
  const prefix = `.${(0, import_node_path.basename)(path)}.`;
  for (const name of (0, import_node_fs2.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs2.statSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs2.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path2.join)(path, ".gitignore");
  if ((0, import_node_fs3.lstatSync)(ignore, { throwIfNoEntry: false })?.isFile()) return folder;
  try {
    writeFileAtomic(ignore, "*\n");
  } catch (error) {
    return cannotMake(ignore, error);
  }
  return folder;
}
function mswPath(projectRoot, ...parts2) {
  return (0, import_node_path2.join)(projectRoot, ".msw", ...parts2);
}
function openMswSubfolder(projectRoot, ...names) {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path2.join)(folder.path, name));
  }
  return folder;
}
function openRealFolder(path) {
  const seen = (0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs3.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/with-lock.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 40;
async function withLock(path, work2, options = {}) {
  const target = (0, import_node_path3.resolve)(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = monotonicMs() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release = tryLock(target, staleMs);
  while (release === null) {
    if (monotonicMs() >= deadline) return { status: "busy" };
    waited = true;
    removeIfStale(`${target}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release = tryLock(target, staleMs);
  }
  try {
    return { status: "done", value: await work2(), waited };
  } finally {
    release();
  }
}
var lockFileSystem = { mkdirSync: import_node_fs4.mkdirSync, realpathSync: import_node_fs4.realpathSync, rmdirSync: import_node_fs4.rmdirSync, statSync: import_node_fs4.statSync, utimesSync: import_node_fs4.utimesSync };
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
function removeIfStale(lockFolder, staleMs) {
  if (!isStale(lockFolder, staleMs)) return;
  const guard = `${lockFolder}.takeover`;
  if (!makeFolder(guard)) {
    if (isStale(guard, staleMs)) removeFolder(guard);
    return;
  }
  if (isStale(lockFolder, staleMs)) removeFolder(lockFolder);
  removeFolder(guard);
}
function isStale(folder, staleMs) {
  const stat = (0, import_node_fs4.statSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs4.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs4.rmdirSync)(folder);
  } catch {
  }
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
var KEPT = 4;
async function appendJournal(projectRoot, entry, nowIso) {
  const folder = openMswFolder(projectRoot);
  if (folder.status === "refused") return folder;
  const path = journalPath(projectRoot, 0);
  if ((0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false) {
    return { status: "refused", reason: `${path} is not a plain file` };
  }
  const size = appendLine(path, JSON.stringify({ time: nowIso, ...entry }));
  if (size > LIMIT_BYTES) await rotate(projectRoot);
  return { status: "ok" };
}
function journalPath(projectRoot, number3) {
  return mswPath(projectRoot, number3 === 0 ? "journal.jsonl" : `journal.${number3}.jsonl`);
}
async function rotate(projectRoot) {
  const path = journalPath(projectRoot, 0);
  await withLock(path, () => {
    if (((0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs5.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs5.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/core/research/research.ts
var MOST_ATTEMPTS = 2;
function newResearch(request, startedAt, isUpdate) {
  return {
    v: 1,
    request,
    startedAt,
    isUpdate,
    notebook: null,
    begun: null,
    discoveringSince: null,
    imported: false,
    questions: [],
    synthesis: null,
    synthesisAttempts: 0,
    sources: [],
    report: null,
    runner: null,
    trouble: null,
    progress: ""
  };
}
function nextStep(research) {
  if (research.notebook === null) return { kind: "notebook" };
  if (research.discoveringSince === null) return { kind: "discover" };
  if (!research.imported) return { kind: "import" };
  if (research.questions.length === 0) return { kind: "questions" };
  const index = research.questions.findIndex(
    ({ answer, attempts }) => answer === null && attempts < MOST_ATTEMPTS
  );
  if (index >= 0) return { kind: "answer", index };
  if (research.synthesis === null && research.synthesisAttempts < MOST_ATTEMPTS) return { kind: "synthesis" };
  if (research.report === null) return { kind: "report" };
  return { kind: research.report.commit === null ? "commit" : "done" };
}
function answeredCount(research) {
  return research.questions.filter(({ answer }) => answer !== null).length;
}

// late:node:crypto
var randomUUID = (...args) => require("node:crypto").randomUUID(...args);

// src/adapters/files/user-folder.ts
var import_node_fs6 = require("node:fs");
var import_node_path5 = require("node:path");

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
var macos = (name) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name),
    config: node_path_default.join(library, "Preferences", name),
    cache: node_path_default.join(library, "Caches", name),
    log: node_path_default.join(library, "Logs", name),
    temp: node_path_default.join(tmpdir, name)
  };
};
var windows = (name) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name, "Data"),
    config: node_path_default.join(appData, name, "Config"),
    cache: node_path_default.join(localAppData, name, "Cache"),
    log: node_path_default.join(localAppData, name, "Log"),
    temp: node_path_default.join(tmpdir, name)
  };
};
var linux = (name) => {
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name),
    temp: node_path_default.join(tmpdir, username, name)
  };
};
function envPaths(name, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name);
  if (suffix) {
    name += `-${suffix}`;
  }
  assertSafeFilename(name);
  if (node_process_default.platform === "darwin") {
    return macos(name);
  }
  if (node_process_default.platform === "win32") {
    return windows(name);
  }
  return linux(name);
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const chosen = env2.MSW_HOME;
  const wanted = (0, import_node_path5.resolve)(chosen ? chosen : envPaths("msw-protocol", { suffix: "" }).data);
  if (projectRoot !== null && isInside(realPath(wanted), realPath((0, import_node_path5.resolve)(projectRoot)))) {
    return { status: "refused", reason: insideProject(wanted) };
  }
  try {
    (0, import_node_fs6.mkdirSync)(wanted, { recursive: true, mode: 448 });
    return { status: "ok", path: import_node_fs6.realpathSync.native(wanted) };
  } catch (error) {
    return { status: "refused", reason: `the user folder ${wanted} cannot be made (${errorCode(error)})` };
  }
}
function insideProject(folder) {
  return `the user folder ${folder} lies inside the project; set MSW_HOME to a folder outside it`;
}
function realPath(path) {
  try {
    return import_node_fs6.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path5.dirname)(path);
    return parent === path ? path : (0, import_node_path5.join)(realPath(parent), (0, import_node_path5.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path5.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path5.sep}`) && !(0, import_node_path5.isAbsolute)(way);
}

// src/app/workspace.ts
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
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
  let count2 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count2--;
      i++;
    }
  }
  return count2;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function members(proto, table2) {
  for (const key in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key);
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
function $constructor(name, initializer2, proto, params) {
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
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
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
  Object.defineProperty(Definition, "name", { value: name });
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
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
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
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
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
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
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
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
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
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
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
    const received2 = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received2 ? { received: received2 } : {}
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
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
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
      return new Set(zod.def.options.flatMap((option2) => Array.from(option2._zod.values)));
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
    for (const option2 of def.options) {
      const result = option2._zod.run({
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
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
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

// src/adapters/nlm/call-nlm.ts
var import_promises2 = require("node:timers/promises");

// src/adapters/nlm/classify-run.ts
var ESCAPES = /\u001b\[[0-?]*[ -/]*[@-~]/g;
var WORDS = [
  // The server named another conversation than the one asked for; the answer is gone, the quota is spent.
  ["lost-answer", /^Query failed: '[0-9a-f-]{36}'$/],
  ["lost-answer", /notebook returned no answer|Query returned empty/i],
  [
    "rate-limited",
    /RESOURCE_EXHAUSTED|error code 8\b|\(code 8\)|429 Too Many Requests|Server error 429|RPC rate limit|rate.?limit|usage limit|quota|daily limit/i
  ],
  ["profile-missing", /Profile '[^']*' not found|Profile not found:/],
  ["profile-corrupt", /Failed to load profile/],
  [
    "auth-expired",
    /Authentication (?:expired|error|failed)|authentication is no longer valid|UNAUTHENTICATED|error code 16\b|\(code 16\)|401 Unauthorized|403 Forbidden|Credentials have expired|No saved credentials/i
  ],
  ["not-found", /\(code 5\)|NOT_FOUND|notebook or source was not found|Notebook \S+ not found/],
  ["permission", /\(code 7\)|PERMISSION_DENIED|notebook or source was denied/],
  ["usage", /code 3\b|INVALID_ARGUMENT|query request is invalid/],
  ["drift", /may have been rotated by Google/],
  [
    "timeout",
    /timed out|ReadTimeout|ConnectTimeout|not ready after|within the configured query timeout|deadline expired/
  ],
  // All that nlm says when no id came back, as after its 120 s for a source by its address.
  ["timeout", /^Failed to add \w+ source\.$/],
  [
    "network",
    /ConnectError|Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|Server disconnected|Could not reach|Server error '?5\d\d|ProxyError|TransientBackend|\(code 14\)/
  ]
];
function classifyRun(run) {
  if (run.startError !== null) return startClass(run.startError);
  if (run.timedOut) return "timeout";
  if (isUsageError(run)) return usageClass(run);
  return byWords(complaint(run.stdout)) ?? byWords(plain(run.stderr)) ?? "unknown";
}
function isUsageError(run) {
  return run.exitCode === 2 && /^\s*Usage:/.test(plain(run.stderr));
}
function complaint(stdout) {
  const text = stdout.trim();
  if (!text.startsWith("{")) return plain(text);
  const found = fieldsOf(text);
  return plain(found === "" ? text : found);
}
function fieldsOf(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value !== "object" || value === null) return "";
    const fields = ["error", "hint"].map((key) => Reflect.get(value, key));
    return fields.filter((field) => typeof field === "string").join(" ");
  } catch {
    return "";
  }
}
function startClass(code) {
  if (code === "E2BIG" || code === "ENAMETOOLONG") return "argument-too-long";
  return code === "ENOENT" || code === "EACCES" || code === "ENOTDIR" ? "not-installed" : "unknown";
}
function usageClass(run) {
  return /No such option:? (?:'|")?--new-conversation/.test(plain(run.stderr)) ? "too-old" : "usage";
}
function byWords(text) {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
function plain(text) {
  return text.replaceAll(ESCAPES, "").replaceAll(/\s+/g, " ").trim();
}

// src/adapters/process/find-program.ts
var import_node_fs7 = require("node:fs");
var import_node_path6 = require("node:path");
function findProgram(name, env2, projectRoot) {
  const folders = (env2.PATH ?? env2.Path ?? "").split(import_node_path6.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
  const candidates = folders.filter((folder) => (0, import_node_path6.isAbsolute)(folder) && !isInside2(folder, projectRoot)).flatMap((folder) => fileNames(name, env2).map((file) => (0, import_node_path6.join)(folder, file)));
  return candidates.find(isProgram) ?? null;
}
function mayRun(path, projectRoot) {
  return (0, import_node_path6.isAbsolute)(path) && isProgram(path) && !isInside2(path, projectRoot);
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs7.accessSync)(path, import_node_fs7.constants.X_OK);
    return (0, import_node_fs7.statSync)(path).isFile();
  } catch {
    return false;
  }
}
function isInside2(path, root) {
  const way = (0, import_node_path6.relative)(real(root), real(path));
  return way === "" || !(way.startsWith("..") || (0, import_node_path6.isAbsolute)(way));
}
function real(path) {
  try {
    return import_node_fs7.realpathSync.native(path);
  } catch {
    return path;
  }
}

// src/adapters/nlm/find-nlm.ts
function findNlm(env2, projectRoot) {
  const named = env2.MSW_NLM;
  if (named === void 0 || named === "") return findProgram("nlm", env2, projectRoot);
  return mayRun(named, projectRoot) ? named : null;
}

// src/adapters/nlm/nlm-arguments.ts
var PROFILE = /^[A-Za-z0-9._-]{1,100}$/;
function queryArguments(request) {
  const { notebook, question, profile, timeoutSeconds, conversationId, sourceIds = [] } = request;
  const conversation = conversationId === null ? ["--new-conversation"] : ["--conversation-id", conversationId];
  const sources = sourceIds.length === 0 ? [] : ["--source-ids", sourceIds.join(",")];
  const options = ["--timeout", String(timeoutSeconds), ...conversation, ...sources];
  return verbArguments({ profile }, ["notebook", "query", "--json"], [notebook, question], options);
}
function verbArguments(account2, words, positional = [], options = []) {
  const profile = account2.profile === null ? [] : ["--profile", account2.profile];
  const rest = positional.length === 0 ? [] : ["--", ...positional];
  return [...words, ...profile, ...options, ...rest];
}
function isProfileName(name) {
  return PROFILE.test(name) && !name.includes("..") && !name.startsWith("-");
}
function nlmEnvironment(env2, profile) {
  const kept = Object.entries(env2).filter(
    (entry) => entry[1] !== void 0 && !DROPPED.has(entry[0].toUpperCase())
  );
  return {
    ...Object.fromEntries(kept),
    ...SPEECH,
    // Beside --profile: recovery of an expired login would otherwise reload nlm's default account and act as it.
    ...profile === null ? {} : { NLM_PROFILE: profile }
  };
}
var DROPPED = /* @__PURE__ */ new Set(["NOTEBOOKLM_COOKIES", "FORCE_COLOR"]);
var SPEECH = {
  COLUMNS: "1000",
  NO_COLOR: "1",
  _TYPER_STANDARD_TRACEBACK: "1",
  PYTHONUTF8: "1",
  PYTHONIOENCODING: "utf-8",
  // A refused query is told at once; whether to try again is the quota's decision, not a retry loop's.
  NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "0"
};

// src/adapters/nlm/nlm-result.ts
function unsent(status, text) {
  return { status, text, wasSent: false };
}

// src/adapters/nlm/nlm-version.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");

// src/adapters/files/read-json.ts
var import_node_fs8 = require("node:fs");
function readJson(path) {
  let text;
  try {
    text = (0, import_node_fs8.readFileSync)(path, "utf8");
  } catch (error) {
    return isMissing(error) ? { status: "missing" } : { status: "unreadable", reason: messageOf(error) };
  }
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: messageOf(error) };
  }
}
function isMissing(error) {
  const code = errorCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
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
  const counts = /* @__PURE__ */ new Map();
  for (const character of token) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count2 of counts.values()) bits -= count2 / token.length * Math.log2(count2 / token.length);
  return bits;
}

// src/adapters/secrets/redact-secrets.ts
var MASK = "<secret>";
async function redactSecrets(text) {
  const { secretRanges } = await Promise.resolve().then(() => __toESM(require("./secret-ranges.cjs"), 1));
  return redact(maskRanges(text, await secretRanges(text)));
}
function maskRanges(text, ranges) {
  let result = "";
  let from = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue;
    if (start >= from) result += text.slice(from, start) + MASK;
    from = end;
  }
  return result + text.slice(from);
}

// src/adapters/nlm/refused-run.ts
var TEXT_CAP = 2e3;
var UNSENT = /* @__PURE__ */ new Set([
  "not-installed",
  "too-old",
  "argument-too-long",
  "profile-missing",
  "profile-corrupt"
]);
async function refusedRun(run) {
  const found = classifyRun(run);
  const status = found === "profile-corrupt" ? "auth-expired" : found;
  const wasSent = !(UNSENT.has(found) || isUsageError(run));
  return { status, text: await wordsOf(run), wasSent };
}
async function unreadableRun(run) {
  return {
    status: "unknown",
    text: `nlm printed something unexpected: ${await wordsOf(run)}`,
    wasSent: true
  };
}
async function wordsOf(run) {
  return clean(complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? ""));
}
function lastLines(stderr) {
  const lines = stderr.split("\n").map((line) => line.replaceAll(/[\u2500-\u257f]+/g, " ").trim());
  return lines.filter((line) => line !== "").slice(-8).join("\n");
}
async function clean(said) {
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, "<address>");
  return redactSecrets(short.replaceAll(/f\.sid=[^&\s'"]+/g, "f.sid=<secret>"));
}

// src/adapters/nlm/run-nlm.ts
var import_node_os2 = require("node:os");
var import_execa = require("./packages/execa.cjs");

// src/adapters/process/kill-tree.ts
var import_node_child_process2 = require("node:child_process");
var import_node_path7 = require("node:path");
var import_promises = require("node:timers/promises");

// src/adapters/process/process-table.ts
var import_node_child_process = require("node:child_process");
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
  return new Promise((resolve3) => {
    const options = { timeout: 2e3, maxBuffer: 16 * 1024 * 1024 };
    (0, import_node_child_process.execFile)("ps", ["-A", "-o", "pid=,ppid=,pgid=,stat="], options, (error, output) => {
      resolve3(error ? [] : output.split("\n").flatMap(parseRow));
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
  const members2 = await groupAndDescendants(pid);
  signalAll(pid, members2, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises.setTimeout)(pause);
    if (await isGone(pid, members2)) return;
  }
  signalAll(pid, members2, "SIGKILL");
}
function killTreeNow(pid) {
  if (process.platform === "win32") void taskkill(pid);
  else signal(-pid, "SIGKILL");
}
function signalAll(pid, members2, name) {
  signal(-pid, name);
  for (const stray of members2.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}
async function isGone(pid, members2) {
  if (!signal(-pid, 0) && !members2.some((member) => signal(member.pid, 0))) return true;
  if (members2.length === 0) return false;
  const before = new Map(members2.map((member) => [member.pid, member.group]));
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
  const program = (0, import_node_path7.join)(process.env.SystemRoot ?? "C:\\Windows", "System32", "taskkill.exe");
  return new Promise((resolve3) => {
    (0, import_node_child_process2.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve3());
  });
}

// src/adapters/process/end-with-us.ts
var SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(pid) {
  const onExit = () => killTreeNow(pid);
  const onSignal = (signal2) => {
    killTreeNow(pid);
    release();
    if (process.listenerCount(signal2) === 0) process.kill(process.pid, signal2);
  };
  const release = () => {
    process.removeListener("exit", onExit);
    for (const signal2 of SIGNALS) process.removeListener(signal2, onSignal);
  };
  process.on("exit", onExit);
  for (const signal2 of SIGNALS) process.prependListener(signal2, onSignal);
  return release;
}

// src/adapters/nlm/run-nlm.ts
var MOST_OUTPUT = 8 * 1024 * 1024;
async function runNlm({ executable, args, env: env2, limitMs }) {
  const child = (0, import_execa.execa)(executable, [...args], {
    env: env2,
    extendEnv: false,
    // Neither the project nor its files play any part in what nlm does.
    cwd: (0, import_node_os2.tmpdir)(),
    stdin: "ignore",
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid } = child;
  if (pid === void 0) return ended(await child, false);
  const release = endWithUs(pid);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void killTree(pid);
  }, limitMs);
  try {
    return ended(await child, timedOut);
  } finally {
    clearTimeout(timer);
    release();
  }
}
function ended(result, timedOut) {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === void 0 ? errorCode(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}

// src/adapters/nlm/nlm-version.ts
var OLDEST = "0.9.3";
var OLDEST_WITH_PROFILES = "0.9.13";
var LIMIT_MS = 3e4;
var VERSION = /^nlm version (\d+\.\d+\.\d+)/m;
var KNOWN2 = record(string2(), string2());
var told = /* @__PURE__ */ new Map();
async function readVersion(executable, place) {
  const key = stampOf(executable);
  const known = told.get(key) ?? remembered(place)[key];
  if (known !== void 0) return known;
  const run = await askVersion(executable, place);
  const found = run.exitCode === 0 ? VERSION.exec(run.stdout)?.[1] ?? null : null;
  if (found === null) return null;
  told.set(key, found);
  remember(place, key, found);
  return found;
}
function refuseOldVersion(version2, profile) {
  if (isOlder(version2, OLDEST)) {
    return unsent(
      "too-old",
      `nlm ${version2} cannot reach accounts that Google has moved; 0.9.13 or newer is needed`
    );
  }
  if (profile === null || !isOlder(version2, OLDEST_WITH_PROFILES)) return null;
  return unsent(
    "too-old",
    `nlm ${version2} may act as its default account when the login of ${profile} has expired; 0.9.13 or newer keeps accounts apart`
  );
}
function isOlder(version2, than) {
  const [left, right] = [version2, than].map((text) => text.split(".").map(Number));
  const differs = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differs !== void 0 && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}
function stampOf(executable) {
  const stat = (0, import_node_fs9.statSync)(executable, { throwIfNoEntry: false });
  return `${executable}|${stat?.mtimeMs ?? 0}|${stat?.size ?? 0}`;
}
function askVersion(executable, place) {
  return runNlm({
    executable,
    args: ["--version"],
    env: nlmEnvironment(place.env, null),
    limitMs: LIMIT_MS
  });
}
function remembered(place) {
  const path = memoryPath(place);
  const file = path === null ? null : readJson(path);
  const parsed2 = KNOWN2.safeParse(file?.status === "ok" ? file.value : {});
  return parsed2.success ? parsed2.data : {};
}
function remember(place, key, version2) {
  const path = memoryPath(place);
  if (path === null) return;
  const others = Object.entries(remembered(place)).filter(([other]) => pathOf(other) !== pathOf(key));
  try {
    writeFileAtomic(path, `${JSON.stringify({ ...Object.fromEntries(others), [key]: version2 }, null, 2)}
`);
  } catch {
  }
}
function pathOf(key) {
  return key.split("|").slice(0, -2).join("|");
}
function memoryPath(place) {
  const folder = userFolder(place.projectRoot, place.env);
  return folder.status === "ok" ? (0, import_node_path8.join)(folder.path, "nlm-versions.json") : null;
}

// src/adapters/nlm/with-account.ts
var import_node_fs11 = require("node:fs");
var import_node_path10 = require("node:path");

// src/adapters/nlm/nlm-store.ts
var import_node_fs10 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path9 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[\s*([^\]]*?)\s*\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path9.join)(home === void 0 || home === "" ? (0, import_node_os3.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(configText(nlmStore(env2))) ?? "default";
}
function configText(store) {
  try {
    return (0, import_node_fs10.readFileSync)((0, import_node_path9.join)(store, "config.toml"), "utf8");
  } catch {
    return "";
  }
}
function configuredDefault(toml) {
  let section2 = "";
  for (const line of toml.split(/\r?\n/)) {
    section2 = SECTION.exec(line)?.[1] ?? section2;
    const found = section2 === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found !== void 0 && found !== "") return found;
  }
  return null;
}

// src/adapters/nlm/with-account.ts
async function withAccount(account2, waitMs, work2) {
  const folder = userFolder(account2.projectRoot, account2.env);
  if (folder.status === "refused") return unsent("unknown", folder.reason);
  const locks = (0, import_node_path10.join)(folder.path, "nlm-accounts");
  const trouble = makeFolder2(locks);
  if (trouble !== null) return unsent("unknown", `${locks} cannot be made (${trouble})`);
  const name = account2.profile ?? defaultProfile(account2.env);
  const result = await withLock((0, import_node_path10.join)(locks, fileName(name)), work2, { waitMs });
  if (result.status === "done") return result.value;
  return unsent("timeout", `another call as ${name} did not end in time`);
}
function makeFolder2(folder) {
  try {
    (0, import_node_fs11.mkdirSync)(folder, { recursive: true });
    return null;
  } catch (error) {
    return errorCode(error) ?? "unknown error";
  }
}
function fileName(name) {
  return `p-${name.toLowerCase().replaceAll(/[^a-z0-9._-]/g, "_").slice(0, 100)}`;
}

// src/adapters/nlm/without-arguments.ts
var import_node_path11 = require("node:path");
var MARK = "<argument>";
var OWN_WORDS = /^[A-Za-z0-9-]*$/;
function withoutArguments(run, args) {
  const said = optionValues(args).flatMap((argument) => [argument, (0, import_node_path11.basename)(argument)]).filter((text) => !OWN_WORDS.test(text)).toSorted((left, right) => right.length - left.length);
  const strip = (text) => said.flatMap(spellings).reduce((rest, words) => rest.replaceAll(words, MARK), text);
  return { ...run, stdout: strip(run.stdout), stderr: strip(run.stderr) };
}
function optionValues(args) {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).filter((argument, index) => !argument.startsWith("--") && (args[index - 1] ?? "").startsWith("--"));
}
function spellings(words) {
  return [words, JSON.stringify(words).slice(1, -1)];
}

// src/adapters/nlm/call-nlm.ts
var HALF_WRITTEN_MS = 200;
var LONGEST_WAIT_MS = 12e4;
async function callNlm(account2, request) {
  const ready = await prepare(account2);
  if ("status" in ready) return ready;
  const call = {
    executable: ready.executable,
    args: request.args,
    env: { ...nlmEnvironment(account2.env, account2.profile), ...request.variables },
    limitMs: request.limitSeconds * 1e3
  };
  const waitMs = Math.min(call.limitMs, LONGEST_WAIT_MS);
  const run = await withAccount(account2, waitMs, async () => {
    const first = await runNlm(call);
    if (first.exitCode === 0 || classifyRun(first) !== "profile-corrupt") return first;
    await (0, import_promises2.setTimeout)(HALF_WRITTEN_MS);
    return runNlm(call);
  });
  if ("status" in run) return run;
  return run.exitCode === 0 ? { status: "ok", data: run } : refusedRun(withoutArguments(run, request.args));
}
async function prepare(account2) {
  const { profile, env: env2, projectRoot } = account2;
  if (profile !== null && !isProfileName(profile)) {
    return unsent("profile-missing", "the configured name cannot be a profile");
  }
  const executable = findNlm(env2, projectRoot);
  if (executable === null) return unsent("not-installed", "nlm was not found");
  const version2 = await readVersion(executable, account2);
  return (version2 === null ? null : refuseOldVersion(version2, profile)) ?? { executable };
}

// src/adapters/nlm/ask-nlm.ts
var READ_SECONDS = 120;
async function askNlm(account2, request, shape) {
  const ran = await callNlm(account2, request);
  if (ran.status !== "ok") return ran;
  const value = jsonOf(ran.data.stdout);
  if (value === void 0) return refusedRun(ran.data);
  const parsed2 = shape.safeParse(value);
  return parsed2.success ? { status: "ok", data: parsed2.data } : unreadableRun(ran.data);
}
function mapped(result, into) {
  return result.status === "ok" ? { status: "ok", data: into(result.data) } : result;
}
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/adapters/nlm/list-sources.ts
var LISTED = array(
  object({
    id: string2(),
    title: nullish2(string2()),
    type: nullish2(string2()),
    url: nullish2(string2()),
    status: nullish2(union([number2(), string2()]))
  })
);
var CONTENT = object({
  content: string2(),
  title: nullish2(string2()),
  source_type: nullish2(string2()),
  url: nullish2(string2())
});
async function listSources(account2, notebook) {
  const args = verbArguments(account2, ["source", "list", "--json"], [notebook]);
  return mapped(
    await askNlm(account2, { args, limitSeconds: READ_SECONDS }, LISTED),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      type: row.type ?? "unknown",
      url: row.url ? row.url : null,
      state: STATES[Number(row.status)] ?? "unknown"
    }))
  );
}
var STATES = {
  1: "processing",
  2: "ready",
  3: "failed",
  5: "processing"
};

// src/core/research/phase-sections.ts
var PHASE_SECTIONS = [
  "Standard Stack",
  "Architecture Patterns",
  "Don't Hand-Roll",
  "Common Pitfalls",
  "Code Examples",
  "Open Questions"
];
var ASKED = {
  "Standard Stack": "Which libraries, frameworks and tools, in which versions, do the sources name as the established choice for this, which alternatives do they name, and why?",
  "Architecture Patterns": "Which architecture patterns, project structures and anti-patterns do the sources describe for this?",
  "Don't Hand-Roll": "For which problems in this do the sources advise an existing solution instead of own code, and why?",
  "Common Pitfalls": "Which mistakes and pitfalls do the sources describe for this: what goes wrong, why, how it is avoided, and how it is noticed early?",
  "Code Examples": "Which code examples do the sources give for the central operations of this? Quote them exactly, each in a code block.",
  "Open Questions": "What do the sources leave open, contradict each other about, or not cover for this, and how should it be handled?"
};
var LONGEST_GOAL = 400;
function phaseQuestions(phase, topic) {
  return PHASE_SECTIONS.map((section2) => ({
    section: section2,
    text: `${subject(phase, topic)} ${ASKED[section2]} Cite the sources.`,
    answer: null,
    attempts: 0
  }));
}
function subject({ name, goal }, topic) {
  const aim = [...goal.replaceAll(/\s+/g, " ").trim()].slice(0, LONGEST_GOAL).join("");
  const about = topic === name || topic === "" ? name : `${name} (${topic})`;
  return aim === "" ? `A software project plans this: ${about}.` : `A software project plans this: ${about}. Goal: ${aim}`;
}

// src/core/guidance/harmless.ts
var ESCAPES2 = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var TAG = /[<\uff1c\ufe64](?=\s{0,8}\/?\s{0,8}(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z]\w*[-_:][\w:-]*)\b)/giu;
var PLAIN = /^[\t\n\u0020-;=-~·▸…]*$/;
function harmless(text) {
  if (PLAIN.test(text)) return text;
  const plain2 = text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES2, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
  return plain2.replaceAll(TAG, "‹");
}

// src/core/research/questions.ts
var SHORTEST = 8;
var LONGEST = 300;
var SAME = 0.8;
function questionsQuery(topic, count2) {
  return [
    `I am researching this topic: ${topic}.`,
    `Which ${count2} questions matter most to somebody who has to decide and build, and can be answered from the sources of this notebook?`,
    "Answer with a numbered list only: one self-contained question on each line, no introduction, no explanations, no citations."
  ].join(" ");
}
function synthesisQuery(topic) {
  return `Synthesise what the sources of this notebook say about this topic: ${topic}. Name the main findings, where the sources agree and where they contradict each other, what follows for somebody who has to decide and build, and what remains open. Cite the sources.`;
}
function parseQuestions(text, count2) {
  const plain2 = harmless(text);
  const items = listItems(plain2);
  const asking = items.flatMap(questionOf);
  const found = [fromJson(plain2), asking, sentences(plain2).flatMap(questionOf), items].find(
    (candidates) => candidates.length > 0
  );
  return withoutRepetitions((found ?? []).map(clean2).filter((one) => one.length >= SHORTEST)).slice(0, count2);
}
function usualQuestions(topic, count2) {
  return [
    `What is ${topic}, and which problem does it solve?`,
    `Which approaches to ${topic} exist, and how do they compare?`,
    `What are the best practices for ${topic}?`,
    `Which mistakes and pitfalls are known about ${topic}?`,
    `What are the limits and open questions of ${topic}?`
  ].slice(0, Math.max(1, count2));
}
function fromJson(text) {
  const starts = [...text.matchAll(/[[{]/g)].slice(0, 20).map(({ index }) => index);
  for (const start of starts) {
    const close = text[start] === "[" ? "]" : "}";
    const value = parsed(text.slice(start, text.lastIndexOf(close) + 1));
    const found = textsIn(value, 0);
    if (found.length > 0) return found;
  }
  return [];
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function textsIn(value, depth) {
  if (depth > 3 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap(
      (entry) => typeof entry === "string" ? [entry] : textsIn(entry, depth + 1)
    );
  }
  const named = ["question", "text", "q"].map((key) => Reflect.get(value, key)).find(isText);
  if (isText(named)) return [named];
  const nested = Object.values(value).flatMap(
    (entry) => isText(entry) && entry.includes("?") ? [entry] : textsIn(entry, depth + 1)
  );
  return nested;
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
var MARKER = /^\s*(?:#{1,6}\s+)?(?:\*\*|__)?\s*(?:[-*+•–—▪‣]\s+|\(?\d{1,3}[.):]\s*|q(?:uestion)?\s*\d{1,3}\s*[.):-]\s*)/i;
function listItems(text) {
  const items = [];
  let open3 = false;
  for (const line of text.split("\n")) {
    const marker = MARKER.exec(line);
    if (marker !== null) items.push(keepBold(marker[0]) + line.slice(marker[0].length));
    else if (open3 && line.trim() !== "") items.push(`${items.pop() ?? ""} ${line.trim()}`);
    open3 = marker !== null || open3 && line.trim() !== "";
  }
  return items;
}
function keepBold(marker) {
  return marker.includes("**") ? "**" : "";
}
function sentences(text) {
  return text.replaceAll(/\s+/g, " ").split(/(?<=[.!?:;|])\s+/);
}
var BOLD_QUESTION = /^\s*(?:\*\*|__)([^*_]+\?)["”]?(?:\*\*|__)/;
function questionOf(item) {
  const bold2 = BOLD_QUESTION.exec(item)?.[1];
  if (bold2 !== void 0) return [bold2];
  const end = item.lastIndexOf("?");
  if (end < 0) return [];
  const asked = item.slice(0, end + 1);
  const unlabelled = asked.replace(/^\s*(?:\*\*|__)[^*_?]{1,80}(?:\*\*|__)\s*[:–—-]*\s+(?=\S)/, "");
  return [unlabelled];
}
function clean2(text) {
  const line = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]/g, "").replaceAll(/\*\*|__|~~/g, "").replaceAll(/\s+/g, " ").replaceAll(/^[\s|>"'“”‘’*_-]+|[\s|"'“”‘’*_]+$/g, "").replaceAll(/\s+([?.,])/g, "$1");
  return [...line].slice(0, LONGEST).join("");
}
function withoutRepetitions(questions) {
  const kept = [];
  for (const text of questions) {
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    if (!kept.some((other) => overlap(words, other.words) >= SAME)) kept.push({ text, words });
  }
  return kept.map(({ text }) => text);
}
function overlap(left, right) {
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
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
  const file = readJson(mswPath(projectRoot, "config.json"));
  if (file.status === "missing") return { config: defaultConfig, problems: [] };
  if (file.status !== "ok") return onlyDefaults(`cannot be read (${file.reason})`);
  if (!isObject2(file.value)) return onlyDefaults("must hold one JSON object");
  return fromObject(file.value);
}
function onlyDefaults(reason) {
  return { config: defaultConfig, problems: [`.msw/config.json ${reason}; the defaults hold.`] };
}
function fromObject(given) {
  const problems = [];
  const { name, twins, seconds, pauses, flag, repeats, minutes } = configSettings();
  const top = section("", given, problems);
  const inner = section("breaker.", given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config2 = {
    notebook: top.take("notebook", name, d.notebook),
    nlmProfile: top.take("nlmProfile", name, d.nlmProfile),
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
  return { config: config2, problems };
}
function section(prefix, given, problems) {
  const held = isObject2(given) ? given : {};
  if (held !== given)
    problems.push(`"${prefix.slice(0, -1)}" in .msw/config.json must be an object; the defaults hold.`);
  return {
    take: (key, setting, fallback) => {
      if (!Object.hasOwn(held, key)) return fallback;
      const parsed2 = setting.shape.safeParse(held[key]);
      if (parsed2.success) return parsed2.data;
      problems.push(
        `"${prefix}${key}" in .msw/config.json must be ${setting.meaning}; the default ${JSON.stringify(fallback)} holds.`
      );
      return fallback;
    },
    reportUnknown: (known) => {
      for (const key of Object.keys(held).filter((key2) => !known.includes(key2))) {
        problems.push(
          `"${prefix}${key}" in .msw/config.json is not a setting that MSW knows; it is ignored.`
        );
      }
    }
  };
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/adapters/nlm/parse-answer.ts
var REFERENCE = object({
  source_id: string2(),
  citation_number: number2(),
  cited_text: nullish2(string2())
});
var ANSWER = object({
  answer: string2(),
  conversation_id: nullish2(string2()),
  citations: optional(record(string2(), string2())),
  references: optional(array(unknown()))
});
function parseAnswer(stdout) {
  const parsed2 = ANSWER.safeParse(json(stdout));
  if (!parsed2.success) return { status: "not-an-answer" };
  const { answer, conversation_id, citations, references } = parsed2.data;
  if (answer.trim() === "") return { status: "blank" };
  const listed = (references ?? []).flatMap(citation);
  const known = new Set(listed.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {}).map(([number3, sourceId]) => ({ number: Number(number3), sourceId, quote: null })).filter((entry) => Number.isInteger(entry.number) && !known.has(entry.number));
  const all = [...listed, ...bare].toSorted((left, right) => left.number - right.number);
  return { status: "ok", answer: { text: answer, conversationId: conversation_id ?? null, citations: all } };
}
function citation(value) {
  const parsed2 = REFERENCE.safeParse(value);
  if (!parsed2.success) return [];
  const { source_id, citation_number, cited_text } = parsed2.data;
  return [{ number: citation_number, sourceId: source_id, quote: cited_text ?? null }];
}
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// src/adapters/nlm/query-notebook.ts
var GRACE_SECONDS = 90;
async function queryNotebook(query) {
  const ran = await callNlm(query, {
    args: queryArguments(query),
    limitSeconds: query.timeoutSeconds + GRACE_SECONDS
  });
  if (ran.status !== "ok") return ran;
  const parsed2 = parseAnswer(ran.data.stdout);
  if (parsed2.status === "ok") return { status: "ok", data: parsed2.answer };
  if (parsed2.status === "blank")
    return { status: "lost-answer", text: "the answer was blank", wasSent: true };
  return refusedRun(ran.data);
}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE ? l : h, isLE);
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
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
function clean3(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
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
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) {
    hex += hexes[bytes[i]];
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
    clean3(encoded);
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
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
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
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
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
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
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
    clean3(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean3(this.buffer);
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

// src/core/guidance/make-guidance.ts
var DIGITS = 16;
function hashAnswer(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digest(text) {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
}

// src/core/quota/plan.ts
var WINDOW_MS = 24 * 60 * 60 * 1e3;
var freePlan = { name: "free", perDay: 50, reserve: 10 };

// src/core/quota/account.ts
var newAccount = {
  plan: freePlan,
  spent: 0,
  windowEndsAt: null,
  coolingUntil: null,
  refusals: 0,
  setAside: null
};
var LONGEST_MS = 8 * WINDOW_MS;
var ASIDE_MS = 30 * 6e4;
function accountAt(account2, now) {
  const isOver = account2.windowEndsAt !== null && !isAhead(account2.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account2.coolingUntil !== null && !isAhead(account2.coolingUntil, now);
  return { ...account2, ...window, ...rested ? { coolingUntil: null } : {} };
}
function isAhead(end, now) {
  return end > now && end - now <= LONGEST_MS;
}
function leftOf(account2, purpose, now) {
  const current = accountAt(account2, now);
  if (current.coolingUntil !== null) return 0;
  const kept = purpose === "guidance" ? current.plan.reserve : 0;
  return Math.max(0, current.plan.perDay - current.spent - kept);
}
function freesAt(account2, purpose, now) {
  if (leftOf(account2, purpose, now) > 0) return null;
  const current = accountAt(account2, now);
  const rested = current.coolingUntil ?? now;
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}
function isAside(account2, login, now) {
  const { setAside: setAside2 } = account2;
  if (setAside2 === null) return false;
  const age = now - setAside2.at;
  return setAside2.login === login && age >= 0 && age < ASIDE_MS;
}

// src/core/quota/choose-profile.ts
function chooseProfile(accounts, candidates, { purpose, now }) {
  const known = candidates.map((candidate) => ({
    candidate,
    account: accountOf(accounts, candidate.account)
  }));
  const usable = known.filter(
    ({ candidate, account: account2 }) => candidate.isLoggedIn && !isAside(account2, candidate.login, now)
  );
  const [best] = usable.map(({ candidate, account: account2 }) => ({ candidate, left: leftOf(account2, purpose, now) })).filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left);
  if (best !== void 0) return { status: "chosen", candidate: best.candidate };
  const spent = usable.map(({ candidate, account: account2 }) => ({
    account: candidate.account,
    freesAt: freesAt(account2, purpose, now) ?? now
  })).toSorted((a, b) => a.freesAt - b.freesAt);
  const resting = new Set(usable);
  const aside = known.filter((entry) => !resting.has(entry)).map(({ candidate }) => candidate.account);
  return { status: "none", spent, aside };
}
function accountOf(accounts, name) {
  return (Object.hasOwn(accounts, name) ? accounts[name] : void 0) ?? newAccount;
}

// src/core/quota/ledger.ts
var emptyLedger = { accounts: {}, queries: [] };
var KEPT_QUERIES = 300;
function reserveQuery(ledger, intent, candidates) {
  const choice = chooseProfile(ledger.accounts, candidates, { purpose: intent.purpose, now: intent.at });
  if (choice.status === "none") return { ledger, choice };
  const { account: name, notebook } = choice.candidate;
  const account2 = accountAt(accountOf(ledger.accounts, name), intent.at);
  const windowEndsAt = account2.windowEndsAt ?? intent.at + WINDOW_MS;
  const asked = {
    ...intent,
    account: name,
    notebook,
    outcome: "sent",
    cost: 1,
    conversation: null,
    answerHash: null
  };
  const spent = withAccount2(ledger, name, {
    ...account2,
    windowEndsAt,
    spent: account2.spent + 1,
    setAside: null
  });
  return { ledger: { ...spent, queries: [...spent.queries, asked].slice(-KEPT_QUERIES) }, choice };
}
function settleQuery(ledger, id, settlement) {
  const asked = ledger.queries.find((query) => query.id === id);
  if (asked?.outcome !== "sent") return ledger;
  const settled = settlement.outcome === "answered" ? { ...asked, ...settlement } : { ...asked, outcome: settlement.outcome, cost: settlement.wasSpent ? 1 : 0 };
  const queries = ledger.queries.map((query) => query.id === id ? settled : query);
  const account2 = accountOf(ledger.accounts, asked.account);
  const isAnswered = settled.outcome === "answered";
  const after = {
    ...account2,
    spent: settled.cost === 0 ? givenBack(account2, asked) : account2.spent,
    refusals: isAnswered ? 0 : account2.refusals,
    setAside: isAnswered ? null : account2.setAside
  };
  return { ...withAccount2(ledger, asked.account, after), queries };
}
function givenBack(account2, asked) {
  const began = (account2.windowEndsAt ?? 0) - WINDOW_MS;
  return asked.at >= began ? Math.max(0, account2.spent - 1) : account2.spent;
}
function withAccount2(ledger, name, account2) {
  return { ...ledger, accounts: { ...ledger.accounts, [name]: account2 } };
}
function ownerOfConversation(ledger, conversation) {
  return ledger.queries.findLast((query) => query.conversation === conversation)?.account ?? null;
}

// src/core/quota/refusal-cost.ts
var COSTS_NOTHING = /* @__PURE__ */ new Set([
  "not-installed",
  "too-old",
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission",
  "drift",
  "usage",
  "argument-too-long"
]);
var NEVER_SENT = /Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|ProxyError|ConnectError|ConnectTimeout|no sources to query|another call as/i;
function wasSpent({ reason, text }) {
  return !COSTS_NOTHING.has(reason) && !NEVER_SENT.test(text);
}
var OF_THE_ACCOUNT = /* @__PURE__ */ new Set([
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission"
]);
function mayRotate(reason) {
  return OF_THE_ACCOUNT.has(reason);
}

// src/adapters/nlm/usage.ts
var WINDOW = object({
  window: string2(),
  percent_used: nullish2(number2()),
  percent_remaining: nullish2(number2()),
  resets_at: nullish2(string2())
});
var USAGE = object({ windows: array(WINDOW), tier: nullish2(string2()) });
async function usage(account2) {
  const args = verbArguments(account2, ["usage", "--json"]);
  const told2 = await askNlm(account2, { args, limitSeconds: READ_SECONDS }, USAGE);
  if (told2.status === "usage" && !told2.wasSent) return unsent("too-old", "this nlm cannot tell what is left");
  return mapped(told2, ({ windows: windows2, tier }) => ({
    tier: tier ?? null,
    windows: windows2.map((entry) => ({
      kind: entry.window === "rolling" || entry.window === "weekly" ? entry.window : "unknown",
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: entry.resets_at ?? null
    }))
  }));
}

// src/core/quota/learn.ts
var HOUR_MS = 60 * 6e4;
function coolDown(account2, now) {
  const current = accountAt(account2, now);
  const refusals = current.refusals + 1;
  const doubled = now + Math.min(HOUR_MS * 2 ** Math.min(refusals - 1, 10), WINDOW_MS);
  const isSpent = current.spent >= 0.9 * current.plan.perDay;
  const coolingUntil = isSpent && current.windowEndsAt !== null ? current.windowEndsAt : doubled;
  return { ...current, refusals, coolingUntil };
}
function putAside(account2, setAside2) {
  return { ...account2, setAside: setAside2 };
}
function learnUsage(account2, windows2, now) {
  const current = accountAt(account2, now);
  const rolling = windows2.find((window) => window.kind === "rolling");
  const empty = windows2.filter((window) => window.remaining !== null && window.remaining <= 0);
  const resets = empty.flatMap(
    ({ resetsAt: resetsAt2 }) => resetsAt2 !== null && isAhead(resetsAt2, now) ? [resetsAt2] : []
  );
  const coolingUntil = resets.length > 0 ? Math.max(...resets) : current.coolingUntil;
  if (rolling?.used === null || rolling?.used === void 0) return { ...current, coolingUntil };
  const told2 = Math.ceil(Math.min(100, Math.max(0, rolling.used)) / 100 * current.plan.perDay);
  const resetsAt = rolling.resetsAt !== null && isAhead(rolling.resetsAt, now) ? rolling.resetsAt : null;
  const spent = Math.max(current.spent, told2);
  const windowEndsAt = resetsAt ?? current.windowEndsAt ?? (spent > 0 ? now + WINDOW_MS : null);
  return { ...current, coolingUntil, spent, windowEndsAt };
}

// src/core/guidance/refusal-notice.ts
var TEXT_CAP2 = 160;
function refusalSentence(refusal) {
  return SENTENCES[refusal.reason](refusal);
}
var SENTENCES = {
  "not-installed": () => "NotebookLM is configured but `nlm` is not installed: `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli`.",
  "too-old": () => "The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.",
  "rate-limited": ({ profile }) => `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  "auth-expired": ({ profile }) => `NotebookLM is logged out: run \`nlm login${option(profile)}\`.`,
  "profile-missing": ({ profile }) => `nlm has no such profile: run \`nlm login${option(profile)}\`.`,
  "not-found": () => "NotebookLM knows no such notebook: check `notebook` in `.msw/config.json`.",
  permission: ({ profile }) => `The notebook is not open to ${account(profile)}: share it or choose another profile.`,
  drift: () => "Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.",
  timeout: () => "NotebookLM did not answer in time.",
  network: () => "NotebookLM could not be reached.",
  "lost-answer": () => "NotebookLM was asked but its answer did not arrive.",
  "argument-too-long": () => "The question was too long for this system.",
  usage: (refusal) => `nlm refused the request (${firstLine(refusal.text)}).`,
  unknown: (refusal) => `NotebookLM gave no answer (${firstLine(refusal.text)}).`
};
function account(profile) {
  return profile === null ? "nlm's default account" : `profile ${profile}`;
}
function option(profile) {
  return profile === null ? "" : ` --profile ${profile}`;
}
function firstLine(text) {
  const line = harmless(text).split("\n").find((part) => part.trim() !== "") ?? "no reason given";
  return line.trim().slice(0, TEXT_CAP2);
}

// src/core/quota/quota-words.ts
function timeText(at, iso) {
  return `${iso(at).slice(0, 16).replace("T", " ")} UTC`;
}
function refusedAccount(refusal, freesAtText) {
  const { reason, profile } = refusal;
  const name = profile === null ? "nlm's default account" : `profile ${harmless(profile)}`;
  const login = `run \`nlm login${profile === null ? "" : ` --profile ${harmless(profile)}`}\``;
  switch (reason) {
    case "rate-limited":
      return `NotebookLM: the quota of ${name} is used up until ${freesAtText ?? "later"}.`;
    case "auth-expired":
      return `${capital(name)} is logged out and set aside: ${login}.`;
    case "profile-missing":
      return `${capital(name)} has no login and is set aside: ${login}.`;
    default:
      return refusalSentence(refusal);
  }
}
function nobodyLeft(choice, purpose, iso) {
  const [first] = choice.spent;
  const logins = choice.aside.map((name) => `\`nlm login --profile ${harmless(name)}\``).join(" or ");
  if (first === void 0 && logins === "")
    return "The settings name no NotebookLM account for this notebook.";
  if (first === void 0) return `No NotebookLM account is logged in: run ${logins}.`;
  const names = choice.spent.map(({ account: account2 }) => harmless(account2)).join(", ");
  const whose = choice.spent.length === 1 ? `profile ${names}` : `profiles ${names}`;
  const kept = purpose === "guidance" ? ", but for what is kept for planning and research" : "";
  const frees = `the next question is free at ${timeText(first.freesAt, iso)} (${harmless(first.account)})`;
  const others = logins === "" ? "" : ` Another account is logged out: run ${logins}.`;
  return `The NotebookLM quota of ${whose} is used up${kept}; ${frees}.${others}`;
}
function capital(text) {
  return text.startsWith("nlm") ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

// src/app/notebook/quota-ledger.ts
var import_node_path12 = require("node:path");

// src/adapters/files/set-aside.ts
var import_node_fs12 = require("node:fs");
function setAside(path, nowIso) {
  const base = `${path}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number3 = 1; ; number3 += 1) {
    const target = number3 === 1 ? base : `${base}-${number3}`;
    if (moveWithoutOverwriting(path, target)) return target;
  }
}
function moveWithoutOverwriting(from, to) {
  try {
    (0, import_node_fs12.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs12.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs12.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs12.renameSync)(from, to);
  return true;
}

// src/core/guidance/refusal.ts
var REFUSALS = [
  "not-installed",
  "too-old",
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission",
  "drift",
  "timeout",
  "network",
  "lost-answer",
  "argument-too-long",
  "usage",
  "unknown"
];

// src/app/notebook/ledger-shape.ts
var time2 = nullable(number2());
var count = int().check(_gte(0));
var ACCOUNT = object({
  plan: object({ name: string2(), perDay: count, reserve: count }),
  spent: count,
  windowEndsAt: time2,
  coolingUntil: time2,
  refusals: count,
  setAside: nullable(
    object({
      reason: _enum(["auth-expired", "profile-missing"]),
      at: number2(),
      login: nullable(string2())
    })
  )
});
var QUERY = object({
  id: string2(),
  at: number2(),
  account: string2(),
  notebook: string2(),
  purpose: _enum(["guidance", "research", "ask"]),
  project: string2(),
  loop: nullable(string2()),
  class: nullable(string2()),
  question: string2(),
  outcome: _enum(["sent", "answered", ...REFUSALS]),
  cost: union([literal(0), literal(1)]),
  conversation: nullable(string2()),
  answerHash: nullable(string2())
});
var LEDGER = object({
  version: literal(1),
  accounts: record(string2(), ACCOUNT),
  queries: array(QUERY)
});

// src/app/notebook/quota-ledger.ts
var WAIT_MS2 = 6e4;
var NEWER = object({ version: number2().check(_gt(1)) });
async function changeLedger(userFolder2, change2) {
  const path = ledgerPath(userFolder2);
  const held = await withLock(
    path,
    () => {
      const read = openForChange(path);
      if (read.status === "refused") return read;
      const { ledger, result } = change2(read.ledger);
      if (ledger !== read.ledger) write(path, ledger);
      return { status: "done", result };
    },
    { waitMs: WAIT_MS2 }
  );
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked` };
}
function ledgerPath(userFolder2) {
  return (0, import_node_path12.join)(userFolder2, "quota.json");
}
function open(path) {
  const file = readJson(path);
  if (file.status === "missing") return { status: "ok", ledger: emptyLedger };
  if (file.status === "unreadable")
    return { status: "refused", reason: `${path} cannot be read: ${file.reason}` };
  const parsed2 = LEDGER.safeParse(file.status === "ok" ? file.value : null);
  if (parsed2.success) return { status: "ok", ledger: parsed2.data };
  if (file.status === "ok" && NEWER.safeParse(file.value).success) {
    return { status: "refused", reason: `${path} was written by a newer MSW; update this one` };
  }
  return { status: "corrupt" };
}
function openForChange(path) {
  const read = open(path);
  if (read.status !== "corrupt") return read;
  setAside(path, (/* @__PURE__ */ new Date()).toISOString());
  return { status: "ok", ledger: emptyLedger };
}
function write(path, ledger) {
  writeFileAtomic(path, `${JSON.stringify({ version: 1, ...ledger })}
`, { mode: 384 });
}

// src/app/notebook/reserve-question.ts
async function reserveQuestion(place, question, id, accounts) {
  const { purpose, conversationId = null, loop = null, class: failureClass = null } = question;
  const details = { project: place.project, loop, class: failureClass, question: question.question };
  const intent = { id, at: place.now(), purpose, ...details };
  const changed = await changeLedger(place.userFolder, (before) => {
    const owner2 = conversationId === null ? null : ownerOfConversation(before, conversationId);
    const own2 = accounts.filter(({ account: account3 }) => account3 === owner2);
    const first = reserveQuery(before, intent, own2);
    const { ledger, choice: choice2 } = first.choice.status === "chosen" ? first : reserveQuery(before, intent, accounts);
    return { ledger, result: { choice: choice2, owner: owner2 } };
  });
  if (changed.status === "refused") return unusable(changed.reason);
  const { choice, owner } = changed.result;
  if (choice.status === "none") return nobody(choice, purpose);
  const account2 = accounts.find((one) => one.account === choice.candidate.account);
  if (account2 === void 0) throw new Error("the ledger chose an account that was not offered");
  return { status: "reserved", account: account2, conversationId: owner === account2.account ? conversationId : null };
}
function nobody(choice, purpose) {
  const freesAt2 = choice.spent[0]?.freesAt ?? null;
  const reason = freesAt2 === null ? "auth-expired" : "rate-limited";
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: "none", reason, text: notice, profile: null, notice, freesAt: freesAt2 };
}
function isoTimeOf(at) {
  return new Date(at).toISOString();
}
function unusable(text) {
  const refusal = { reason: "unknown", text, profile: null };
  return { status: "none", ...refusal, notice: refusalSentence(refusal), freesAt: null };
}

// src/app/notebook/learn-from-refusal.ts
var ROOM_MS = 3e4;
async function learnFromRefusal(place, account2, refusal, until) {
  const { reason } = refusal;
  if (reason === "auth-expired" || reason === "profile-missing") {
    const aside = { reason, at: place.now(), login: account2.login };
    await change(place, account2, (held) => putAside(held, aside));
    return { notice: refusedAccount(refusal, null), freesAt: null };
  }
  if (reason !== "rate-limited") return { notice: refusedAccount(refusal, null), freesAt: null };
  const windows2 = until - place.now() > ROOM_MS ? await toldWindows(place, account2) : [];
  const now = place.now();
  const learnt = await change(place, account2, (held) => learnUsage(coolDown(held, now), windows2, now));
  const frees = learnt === null ? null : freesAt(learnt, "ask", now);
  return {
    notice: refusedAccount(refusal, frees === null ? null : timeText(frees, isoTimeOf)),
    freesAt: frees
  };
}
async function toldWindows(place, account2) {
  const told2 = await usage({ profile: account2.profile, projectRoot: place.project, env: place.env });
  if (told2.status !== "ok") return [];
  return told2.data.windows.map(({ resetsAt, ...window }) => {
    const reset = resetsAt === null ? Number.NaN : Date.parse(resetsAt);
    return { ...window, resetsAt: Number.isNaN(reset) ? null : reset };
  });
}
async function change(place, { account: name }, edit) {
  const changed = await changeLedger(place.userFolder, (ledger) => {
    const account2 = edit(accountOf(ledger.accounts, name));
    return { ledger: withAccount2(ledger, name, account2), result: account2 };
  });
  return changed.status === "done" ? changed.result : null;
}

// src/adapters/nlm/list-profiles.ts
var import_node_fs13 = require("node:fs");
var import_node_path13 = require("node:path");
var METADATA = object({ email: nullish2(string2()), last_validated: nullish2(string2()) });
var COOKIES = union([
  array(object({ name: string2() })).check(_minLength(1)),
  record(string2(), unknown())
]);
function listProfiles(env2) {
  const folder = (0, import_node_path13.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn(folder).filter(isProfileName).toSorted().map((name) => ({
    name,
    ...metadataOf((0, import_node_path13.join)(folder, name)),
    isValid: hasLogin((0, import_node_path13.join)(folder, name)),
    isDefault: name === standard
  }));
}
function foldersIn(folder) {
  try {
    return (0, import_node_fs13.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
function hasLogin(folder) {
  if ((0, import_node_fs13.existsSync)((0, import_node_path13.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path13.join)(folder, "cookies.json"));
  const parsed2 = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed2.success && Object.keys(parsed2.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path13.join)(folder, "metadata.json"));
  const parsed2 = METADATA.safeParse(file.status === "ok" ? file.value : null);
  const { email: email2 = null, last_validated: lastValidated = null } = parsed2.success ? parsed2.data : {};
  return { email: email2, lastValidated };
}

// src/app/notebook/notebook-accounts.ts
function notebookAccounts(notebook, config2, env2) {
  const profiles = listProfiles(env2);
  const twins = twinsOf(notebook, config2.notebooks);
  if (twins !== null) {
    return Object.entries(twins).map(([name, id]) => ({
      ...loginOf(profiles, name),
      profile: name,
      account: name,
      notebook: id
    }));
  }
  const { nlmProfile } = config2;
  const account2 = nlmProfile ?? defaultProfile(env2);
  const known = loginOf(profiles, account2);
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account: account2, notebook }];
}
function twinsOf(notebook, notebooks) {
  const named = Object.hasOwn(notebooks, notebook) ? notebooks[notebook] : void 0;
  if (named !== void 0) return named;
  return Object.values(notebooks).find((twins) => Object.values(twins).includes(notebook)) ?? null;
}
function loginOf(profiles, name) {
  const found = profiles.find((profile) => profile.name === name);
  return { isLoggedIn: found?.isValid ?? false, login: found?.lastValidated ?? null };
}

// src/app/notebook/ask-notebook.ts
var LONGEST_SECONDS = 180;
var SHORTEST_SECONDS = 10;
async function askNotebook(place, question) {
  const { config: config2 } = readConfig(place.project);
  const { profile: nlmProfile = config2.nlmProfile } = question;
  const accounts = notebookAccounts(question.notebook, { ...config2, nlmProfile }, place.env);
  const asked = { ...question, question: await redactSecrets(question.question) };
  const until = place.now() + question.deadlineMs;
  const notices = [];
  for (let left = accounts; ; ) {
    const { outcome, by } = await tryOne({ place, question: asked, until }, left);
    if (outcome.status === "answered") return { ...outcome, notices };
    notices.push(outcome.notice);
    left = left.filter((account2) => account2 !== by);
    const goesOn = by !== null && mayRotate(outcome.reason) && left.length > 0 && place.now() < until;
    if (!goesOn) return { ...outcome, notice: notices.join(" "), notices };
  }
}
async function tryOne(attempt, accounts) {
  const { place, question, until } = attempt;
  const id = randomUUID();
  const reserved = await reserveQuestion(place, question, id, accounts);
  if (reserved.status === "none") return { outcome: reserved, by: null };
  const { account: by } = reserved;
  const { profile, notebook } = by;
  const result = await send(attempt, reserved);
  if (result.status === "ok") {
    const { text, conversationId } = result.data;
    await settle(attempt, id, {
      outcome: "answered",
      conversation: conversationId,
      answerHash: hashAnswer(text)
    });
    return { outcome: { status: "answered", answer: result.data, profile, notebook, conversationId }, by };
  }
  const refusal = { reason: result.status, text: result.text, profile };
  await settle(attempt, id, { outcome: refusal.reason, wasSpent: result.wasSent && wasSpent(refusal) });
  const learnt = await learnFromRefusal(place, by, refusal, until);
  return { outcome: { status: "none", ...refusal, ...learnt }, by };
}
function send({ place, question, until }, { account: account2, conversationId }) {
  const { sourceIds } = question;
  const left = Math.ceil((until - place.now()) / 1e3);
  return queryNotebook({
    profile: account2.profile,
    notebook: account2.notebook,
    question: question.question,
    conversationId,
    timeoutSeconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left)),
    projectRoot: place.project,
    env: place.env,
    ...sourceIds === void 0 ? {} : { sourceIds }
  });
}
async function settle({ place, question }, id, settlement) {
  const settled = await changeLedger(place.userFolder, (before) => {
    const ledger = settleQuery(before, id, settlement);
    return { ledger, result: ledger.queries.find((query2) => query2.id === id) ?? null };
  });
  const query = settled.status === "done" ? settled.result : null;
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: "notebook-asked",
    ...loop === void 0 ? {} : { loop },
    ...failureClass === void 0 ? {} : { class: failureClass },
    purpose,
    query: id,
    profile: query?.account ?? null,
    notebook: query?.notebook ?? question.notebook,
    question: question.question,
    outcome: settlement.outcome,
    cost: query?.cost ?? 1
  };
  await appendJournal(place.project, event, new Date(place.now()).toISOString());
}

// src/app/research/research-context.ts
function ok(research) {
  return { status: "ok", research };
}
function stopped(research, reason) {
  return { status: "stopped", research, reason };
}
function refused(research, { status, text }, { account: account2 }) {
  return stopped(research, refusalSentence({ reason: status, text, profile: account2.profile }));
}

// src/app/research/ask-questions.ts
var DEADLINE_MS = 10 * 6e4;
var OF_THE_QUESTION = /* @__PURE__ */ new Set([
  "lost-answer",
  "timeout",
  "unknown",
  "usage",
  "argument-too-long"
]);
async function chooseQuestions(context, research) {
  const { phase, topic, questions: count2 } = research.request;
  if (phase !== null) {
    const questions2 = phaseQuestions(phase, topic);
    return ok(context.save({ ...research, questions: questions2 }, `${questions2.length} questions for the planner`));
  }
  const outcome = await ask(context, research, questionsQuery(topic, count2));
  if (outcome.status === "none" && !OF_THE_QUESTION.has(outcome.reason))
    return stopped(research, outcome.notice);
  const named = outcome.status === "answered" ? parseQuestions(outcome.answer.text, count2) : [];
  const texts = named.length > 0 ? named : usualQuestions(topic, count2);
  const questions = texts.map((text) => ({ section: null, text, answer: null, attempts: 0 }));
  return ok(context.save({ ...research, questions }, `${questions.length} key questions`));
}
async function answerQuestion(context, research, index) {
  const outcome = await ask(context, research, research.questions[index]?.text ?? "");
  const answered = await received(context, research, outcome);
  if (answered === null) return stopped(research, outcome.status === "none" ? outcome.notice : "");
  const questions = research.questions.map(
    (question, at) => at === index ? { ...question, answer: answered.answer, attempts: question.attempts + 1 } : question
  );
  const next = { ...research, sources: answered.sources, questions };
  return ok(context.save(next, `${answeredCount(next)} of ${questions.length} questions are answered`));
}
async function synthesise(context, research) {
  const { phase, topic } = research.request;
  const outcome = await ask(
    context,
    research,
    synthesisQuery(phase === null ? topic : `${phase.name}: ${topic}`)
  );
  const answered = await received(context, research, outcome);
  if (answered === null) return stopped(research, outcome.status === "none" ? outcome.notice : "");
  const next = {
    ...research,
    sources: answered.sources,
    synthesis: answered.answer,
    synthesisAttempts: research.synthesisAttempts + 1
  };
  return ok(context.save(next, answered.answer === null ? "No synthesis yet" : "The synthesis is there"));
}
function ask(context, research, question) {
  const { workspace, until } = context;
  const deadlineMs = Math.max(1e3, Math.min(DEADLINE_MS, until - workspace.now()));
  const notebook = research.notebook?.id ?? "";
  return askNotebook(workspace, { notebook, question, purpose: "research", deadlineMs });
}
async function received({ account: account2 }, research, outcome) {
  if (outcome.status === "none") {
    return OF_THE_QUESTION.has(outcome.reason) ? { answer: null, sources: research.sources } : null;
  }
  const { text, citations } = outcome.answer;
  const known = new Set(research.sources.map(({ id }) => id));
  const answer = { text, citations };
  if (citations.every(({ sourceId }) => known.has(sourceId))) return { answer, sources: research.sources };
  const listed = await listSources({ ...account2, profile: outcome.profile }, outcome.notebook);
  const others = listed.status === "ok" ? listed.data.filter(({ id }) => !known.has(id)) : [];
  const added = others.map(({ id, title, url }) => ({ id, title, url }));
  return { answer, sources: [...research.sources, ...added] };
}

// src/app/research/discover-sources.ts
var import_promises3 = require("node:timers/promises");

// src/adapters/nlm/is-uncertain.ts
var UNCERTAIN = /* @__PURE__ */ new Set(["unknown", "usage", "timeout", "network", "lost-answer"]);
function isUncertain(refusal) {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}

// src/adapters/nlm/parse-research-status.ts
var SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;
var REPORT = "\nReport:\n";
var SOURCES = "\nDiscovered Sources:\n";
function parseResearchStatus(stdout) {
  const text = stdout.replaceAll("\r\n", "\n");
  const word = /^\s*Status:\s*(.+)$/m.exec(text)?.[1]?.trim();
  if (word === void 0) return null;
  const { head, report, sources } = parts(text);
  return {
    state: STATES2[word] ?? (word.startsWith("no research") ? "none" : "in-progress"),
    taskId: /^\s*Task ID:\s*(\S+)/m.exec(head)?.[1] ?? null,
    count: Number(/^\s*Sources found:\s*(\d+)/m.exec(head)?.[1] ?? 0),
    sources: [...sources.matchAll(SOURCE)].map(sourceOf),
    report
  };
}
var STATES2 = {
  completed: "completed",
  in_progress: "in-progress",
  no_research: "none",
  failed: "failed"
};
function parts(text) {
  const listed = text.lastIndexOf(SOURCES);
  const body = listed < 0 ? text : text.slice(0, listed);
  const reported = body.indexOf(REPORT);
  return {
    head: reported < 0 ? body : body.slice(0, reported),
    report: reported < 0 ? "" : withoutAdvice(body.slice(reported + REPORT.length)),
    sources: listed < 0 ? "" : text.slice(listed)
  };
}
function withoutAdvice(text) {
  return text.replace(/\nRun 'nlm research import [^\n]*\s*$/, "").trim();
}
function sourceOf(match) {
  return { index: Number(match[1]), title: (match[2] ?? "").trim(), url: match[3]?.trim() ?? null };
}

// src/adapters/nlm/research.ts
var CALL_SECONDS = 120;
var IMPORT_SECONDS = 300;
var IMPORT_GRACE_SECONDS = 120;
async function startResearch(account2, { notebook, topic, mode, from = "web" }) {
  const options = ["--force", "--mode", mode, "--source", from, "--notebook-id", notebook];
  const args = verbArguments(account2, ["research", "start"], [topic], options);
  const ran = await callNlm(account2, { args, limitSeconds: CALL_SECONDS });
  if (ran.status !== "ok") return ran;
  if (!ran.data.stdout.includes("Research started")) return unreadableRun(ran.data);
  return { status: "ok", data: { taskId: /^\s*Task ID:\s*(\S+)/m.exec(ran.data.stdout)?.[1] ?? null } };
}
async function researchStatus(account2, notebook) {
  const whole = await lookAt(account2, notebook, "--full");
  if (whole.status === "ok" || !whole.text.startsWith("Research Status:")) return whole;
  return lookAt(account2, notebook, "--compact");
}
async function importResearch(account2, { notebook, found, timeoutSeconds = IMPORT_SECONDS }) {
  const before = await listSources(account2, notebook);
  if (before.status !== "ok") return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return imported([]);
  const indices = missing.length === 0 ? [] : ["--indices", missing.map(({ index }) => index).join(",")];
  const positional = found.taskId === null ? [notebook] : [notebook, found.taskId];
  const options = ["--timeout", String(timeoutSeconds), ...indices];
  const args = verbArguments(account2, ["research", "import"], positional, options);
  const ran = await callNlm(account2, { args, limitSeconds: timeoutSeconds + IMPORT_GRACE_SECONDS });
  if (ran.status === "ok") return imported(bullets(ran.data.stdout));
  if (!isUncertain(ran) || missing.length === 0) return ran;
  const after = await listSources(account2, notebook);
  if (after.status !== "ok") return after;
  const isThere = missingFrom(after.data, found).length === 0;
  return isThere ? imported(missing.map(({ title }) => title)) : ran;
}
function missingFrom(held, found) {
  const addresses = new Set(held.map((source) => source.url));
  return found.sources.filter(({ url }) => url !== null && !addresses.has(url));
}
function imported(titles) {
  return { status: "ok", data: { titles } };
}
async function lookAt(account2, notebook, detail) {
  const args = verbArguments(account2, ["research", "status"], [notebook], ["--max-wait", "0", detail]);
  const ran = await callNlm(account2, { args, limitSeconds: CALL_SECONDS, variables: WIDE });
  if (ran.status !== "ok") return ran;
  const parsed2 = parseResearchStatus(ran.data.stdout);
  return parsed2 === null ? unreadableRun(ran.data) : { status: "ok", data: parsed2 };
}
var WIDE = { COLUMNS: "100000" };
function bullets(text) {
  return [...text.matchAll(/^\s*•\s*(.+)$/gm)].map((match) => (match[1] ?? "").trim());
}

// src/app/research/discover-sources.ts
var LIMIT_MINUTES = { deep: 45, fast: 10 };
var MOST_MISSES = 5;
var MOST_LOOKS_AT_SOURCES = 20;
var OUTSIDE = /* @__PURE__ */ new Set(["timeout", "network", "unknown", "lost-answer"]);
async function startDiscovery(context, research) {
  const notebook = research.notebook?.id ?? "";
  const { topic, mode } = research.request;
  const now = context.workspace.now();
  if (research.begun === "discovery") {
    const status = await researchStatus(context.account, notebook);
    if (status.status !== "ok") return refused(research, status, context);
    if (status.data.state === "in-progress" || status.data.state === "completed")
      return running(context, research, now);
  }
  const begun = context.save({ ...research, begun: "discovery" });
  const started = await startResearch(context.account, { notebook, topic: await redactSecrets(topic), mode });
  if (started.status === "ok") return running(context, begun, now);
  const isGone2 = started.status === "not-found";
  const { reason } = refused(begun, started, context);
  return stopped(
    isGone2 ? context.save({ ...begun, begun: null, notebook: null }) : begun,
    `${reason}${hintFor(mode, started)}`
  );
}
function hintFor(mode, { status }) {
  if (status === "not-found") return " Run it again to begin with a new one.";
  const isDeepQuota = mode === "deep" && status === "rate-limited";
  return isDeepQuota ? " Deep research has a quota of its own: --fresh --mode fast may still work." : "";
}
function running(context, research, now) {
  const { mode } = research.request;
  return ok(
    context.save(
      { ...research, begun: null, discoveringSince: now },
      `NotebookLM looks for sources (${mode} research)`
    )
  );
}
async function importSources(context, research) {
  const found = await awaitDiscovery(context, research);
  if ("reason" in found) return found;
  const notebook = research.notebook?.id ?? "";
  if (found.state === "completed") {
    const imported2 = await importResearch(context.account, { notebook, found });
    if (imported2.status !== "ok") return refused(research, imported2, context);
  }
  const sources = await readableSources(context, research, notebook);
  if ("status" in sources) return refused(research, sources, context);
  if (sources.length === 0) {
    return stopped(
      context.save({ ...research, discoveringSince: null }),
      "NotebookLM found no sources for this topic: say it differently, or name a notebook that has some with --notebook."
    );
  }
  const known = sources.map(({ id, title, url }) => ({ id, title, url }));
  return ok(
    context.save(
      { ...research, imported: true, sources: known },
      `${known.length} sources are in the notebook`
    )
  );
}
async function awaitDiscovery(context, research) {
  const since = research.discoveringSince ?? context.workspace.now();
  for (let misses = 0; ; ) {
    const looked = await researchStatus(context.account, research.notebook?.id ?? "");
    misses = looked.status === "ok" && looked.data.state !== "none" ? 0 : misses + 1;
    const end = looked.status === "ok" ? endOf(context, research, looked.data, misses) : missed(context, research, looked, misses);
    const over = end ?? overdue(context, research, since);
    if (over !== null) return over;
    const minutes = Math.floor((context.workspace.now() - since) / 6e4);
    context.save(research, `NotebookLM looks for sources since ${minutes} min`);
    await (0, import_promises3.setTimeout)(context.pollMs);
  }
}
function overdue(context, research, since) {
  const now = context.workspace.now();
  if (now >= since + LIMIT_MINUTES[research.request.mode] * 6e4) {
    return again(context, research, "NotebookLM did not end its research in time.");
  }
  return now >= context.until ? stopped(research, "The time of this run is over.") : null;
}
function endOf(context, research, status, misses) {
  if (status.state === "failed") return again(context, research, "NotebookLM says that its research failed.");
  const isUnknown = status.state === "none" && misses < MOST_MISSES;
  return status.state === "in-progress" || isUnknown ? null : status;
}
function missed(context, research, refusal, misses) {
  return OUTSIDE.has(refusal.status) && misses < MOST_MISSES ? null : refused(research, refusal, context);
}
function again(context, research, reason) {
  return stopped(context.save({ ...research, discoveringSince: null }), reason);
}
async function readableSources(context, research, notebook) {
  for (let look = 1; ; look += 1) {
    const listed = await listSources(context.account, notebook);
    if (listed.status !== "ok") return listed;
    const waits = listed.data.filter(({ state }) => state === "processing").length;
    if (waits === 0 || look >= MOST_LOOKS_AT_SOURCES || context.workspace.now() >= context.until)
      return listed.data;
    context.save(research, `NotebookLM reads the sources: ${waits} to go`);
    await (0, import_promises3.setTimeout)(context.pollMs);
  }
}

// src/adapters/nlm/notebooks.ts
var LISTED2 = array(
  object({
    id: string2(),
    title: nullish2(string2()),
    source_count: nullish2(number2()),
    updated_at: nullish2(string2())
  })
);
var DETAILS = object({
  notebook_id: string2(),
  title: nullish2(string2()),
  url: nullish2(string2()),
  sources: nullish2(array(object({ id: string2(), title: nullish2(string2()) })))
});
var CREATED = object({
  notebook_id: string2(),
  title: nullish2(string2()),
  url: nullish2(string2())
});
async function listNotebooks(account2) {
  const args = verbArguments(account2, ["notebook", "list", "--json"]);
  return mapped(
    await askNlm(account2, { args, limitSeconds: READ_SECONDS }, LISTED2),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      sourceCount: row.source_count ?? 0,
      updatedAt: row.updated_at ?? null
    }))
  );
}
async function getNotebook(account2, id) {
  const args = verbArguments(account2, ["notebook", "get", "--json"], [id]);
  return mapped(await askNlm(account2, { args, limitSeconds: READ_SECONDS }, DETAILS), (found) => ({
    id: found.notebook_id,
    title: found.title ?? "",
    url: found.url ?? addressOf(found.notebook_id),
    sources: (found.sources ?? []).map((source) => ({ id: source.id, title: source.title ?? "" }))
  }));
}
async function createNotebook(account2, title) {
  const args = verbArguments(account2, ["notebook", "create", "--json"], [title]);
  const made = await askNlm(account2, { args, limitSeconds: READ_SECONDS }, CREATED);
  if (made.status === "ok" || !isUncertain(made)) {
    return mapped(made, ({ notebook_id: id, url }) => ({ id, title, url: url ?? addressOf(id) }));
  }
  const listed = await listNotebooks(account2);
  const found = listed.status === "ok" ? listed.data.find((entry) => entry.title === title && entry.sourceCount === 0) : void 0;
  return found === void 0 ? made : { status: "ok", data: { id: found.id, title, url: addressOf(found.id) } };
}
function addressOf(id) {
  return `https://notebooklm.google.com/notebook/${id}`;
}

// src/app/research/find-notebook.ts
var LONGEST_TITLE = 80;
var ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function researchPlace({ project, env: env2 }, notebook) {
  const accounts = notebookAccounts(notebook ?? "", readConfig(project).config, env2);
  const chosen = accounts.find(({ isLoggedIn }) => isLoggedIn) ?? accounts[0];
  return {
    account: { profile: chosen?.profile ?? null, projectRoot: project, env: env2 },
    notebook: notebook === null ? null : chosen?.notebook ?? notebook,
    isLoggedIn: chosen?.isLoggedIn ?? false
  };
}
async function findNotebook(context, research) {
  const { account: account2, workspace } = context;
  const { notebook: named, topic } = research.request;
  const wanted = researchPlace(workspace, named).notebook;
  const title = wanted ?? [...await redactSecrets(`Research: ${topic}`)].slice(0, LONGEST_TITLE).join("");
  if (wanted !== null || research.begun === "notebook") {
    const listed = await listNotebooks(account2);
    if (listed.status !== "ok") return refused(research, listed, context);
    const found = chooseNotebook(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return stopped(research, `No notebook of this account has the id ${wanted}.`);
  }
  const begun = context.save({ ...research, begun: "notebook" });
  const made = await createNotebook(account2, title);
  if (made.status !== "ok") return refused(begun, made, context);
  return ok(context.save({ ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`));
}
async function taken(context, research, id) {
  const known = await getNotebook(context.account, id);
  if (known.status !== "ok") return refused(research, known, context);
  const { title, url } = known.data;
  return ok(
    context.save({ ...research, begun: null, notebook: { id, title, url } }, `Notebook "${title}" is used`)
  );
}
function chooseNotebook(notebooks, named) {
  const same = (one) => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}

// src/app/research/research-store.ts
var import_node_fs14 = require("node:fs");
var import_node_path14 = require("node:path");

// src/app/research/research-shape.ts
var CITATION = object({ number: number2(), sourceId: string2(), quote: nullable(string2()) });
var ANSWER2 = object({ text: string2(), citations: array(CITATION) });
var REQUEST = object({
  slug: string2().check(_regex(/^[a-z0-9-]{1,64}$/)),
  topic: string2(),
  questions: number2(),
  mode: _enum(["deep", "fast"]),
  notebook: nullable(string2()),
  output: string2(),
  commit: boolean2(),
  phase: nullable(object({ number: string2(), name: string2(), goal: string2() }))
});
var RESEARCH = object({
  v: literal(1),
  request: REQUEST,
  startedAt: string2(),
  isUpdate: boolean2(),
  notebook: nullable(object({ id: string2(), title: string2(), url: string2() })),
  begun: nullable(_enum(["notebook", "discovery"])),
  discoveringSince: nullable(number2()),
  imported: boolean2(),
  questions: array(
    object({
      section: nullable(string2()),
      text: string2(),
      answer: nullable(ANSWER2),
      attempts: number2()
    })
  ),
  synthesis: nullable(ANSWER2),
  synthesisAttempts: number2(),
  sources: array(object({ id: string2(), title: string2(), url: nullable(string2()) })),
  report: nullable(
    object({
      path: string2(),
      action: _enum(["research", "update"]),
      commit: nullable(object({ hash: nullable(string2()), note: string2() }))
    })
  ),
  runner: nullable(object({ pid: number2(), endsBy: number2() })),
  trouble: nullable(string2()),
  progress: string2()
});
function parseResearch(value) {
  const parsed2 = RESEARCH.safeParse(value);
  return parsed2.success ? parsed2.data : null;
}

// src/app/research/research-store.ts
var WAIT_MS3 = 8e3;
var SLUG = /^[a-z0-9-]{1,64}$/;
function openResearchFolder(project, slug) {
  if (!SLUG.test(slug)) return { status: "refused", reason: `"${slug.slice(0, 80)}" names no research` };
  return openMswSubfolder(project, "research", slug);
}
function withResearch(project, slug, work2) {
  return withLock(statePath(project, slug), work2, { waitMs: WAIT_MS3 });
}
function readResearch(project, slug) {
  if (!SLUG.test(slug)) return null;
  const file = readJson(statePath(project, slug));
  const research = file.status === "ok" ? parseResearch(file.value) : null;
  return research?.request.slug === slug ? research : null;
}
function writeResearch(project, research) {
  writeFileAtomic(statePath(project, research.request.slug), `${JSON.stringify(research, null, 2)}
`);
}
function setResearchAside(project, slug, stamp) {
  const path = statePath(project, slug);
  if ((0, import_node_fs14.lstatSync)(path, { throwIfNoEntry: false })) (0, import_node_fs14.renameSync)(path, (0, import_node_path14.join)(path, "..", `state-${stamp}.json`));
}
function keepReplaced(project, slug, report, stamp) {
  (0, import_node_fs14.copyFileSync)(report, mswPath(project, "research", slug, `replaced-${stamp}.md`));
}
function statePath(project, slug) {
  return mswPath(project, "research", slug, "state.json");
}

// src/app/research/write-report.ts
var import_node_fs15 = require("node:fs");
var import_node_path15 = require("node:path");

// src/core/research/without-headings.ts
var ATX = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)#{1,6}(?:\s+(.*?))?(?:\s+#+)?\s*$/;
var UNDERLINE = /^((?:\s|>)*)(=+|-+)\s*$/;
function withoutHeadings(lines) {
  const flat = lines.flatMap((line) => {
    const heading = ATX.exec(line);
    if (heading !== null) return bold(heading[1] ?? "", heading[2] ?? "");
    const underline = UNDERLINE.exec(line);
    return underline === null ? [line] : [flattened(underline[1] ?? "", underline[2] ?? "")];
  });
  return flat.filter((line, at) => line.trim() !== "" || flat[at - 1]?.trim() !== "");
}
function bold(before, text) {
  const plain2 = text.replaceAll(/\*\*|__/g, "").trim();
  if (plain2 === "") return [before.trimEnd()];
  return [before.trimEnd(), `${before}**${plain2}**`, before.trimEnd()].filter(
    (line, index) => index === 1 || /^[\s>]*$/.test(line)
  );
}
function flattened(before, marks) {
  return marks.startsWith("-") && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}

// src/core/research/answer-body.ts
var FENCE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
function answerBody(text, links) {
  const parts2 = cutAtFences(harmless(text).trim().split("\n"));
  return parts2.flatMap(
    ({ fence, lines }) => fence === null ? withoutHeadings(lines).map((line) => safeLine(line, links)) : [fence, ...lines, fence.replace(/[^`~].*/, "")]
  ).join("\n").trim();
}
function cutAtFences(lines) {
  const parts2 = [{ fence: null, lines: [] }];
  for (const line of lines) {
    const part = parts2.at(-1);
    const mark = FENCE.exec(line);
    if (part === void 0 || mark === null) part?.lines.push(line);
    else if (part.fence === null) parts2.push(opened(mark));
    else if (closes(mark, part.fence)) parts2.push({ fence: null, lines: [] });
    else part.lines.push(line);
  }
  return parts2;
}
function opened(mark) {
  const language = (mark[3] ?? mark[5] ?? "").replaceAll(/[^\w+#.-]/g, "").slice(0, 30);
  return { fence: `${mark[2] ?? mark[4] ?? ""}${language}`, lines: [] };
}
function closes(mark, fence) {
  const run = /^(?:`+|~+)/.exec(fence)?.[0] ?? "";
  const isBare = (mark[1] ?? "").trim() === "" && (mark[3] ?? mark[5] ?? "").trim() === "";
  return isBare && (mark[2] ?? mark[4] ?? "").startsWith(run);
}
function escapedLine(text) {
  return escaped(harmless(text).replaceAll(/\s+/g, " ").trim());
}
function webAddress(url) {
  if (url === null || !/^https?:\/\/[^\s]+$/i.test(url)) return null;
  return harmless(url).replaceAll(
    /[()<>"'`\\|[\]*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
  );
}
var PIECE = /(?<kept>\\[!-/:-@[-`{-~]|(?<!`)(?<run>`+)(?!`).*?(?<!`)\k<run>(?!`))|!?\[(?<label>[^[\]\\]*)\]\((?<url>https?:\/\/[^\s()<>\\]+)\)|\[(?<cited>\d{1,3}(?:\s*[,–-]\s*\d{1,3})*)\]|[[\]`]|<(?=[a-z/!?])/gi;
function safeLine(line, links) {
  let out = "";
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    out += line.slice(at, match.index) + safePiece(match, links);
    at = match.index + match[0].length;
  }
  return out + line.slice(at);
}
function safePiece(match, links) {
  const { kept, label = "", url, cited } = match.groups ?? {};
  if (kept !== void 0) return kept === "\\<" ? "&lt;" : kept;
  if (url !== void 0) return `[${label.replaceAll(/[<`]/g, escapeMark)}](${webAddress(url) ?? ""})`;
  if (cited !== void 0) return citation2(cited, links) ?? `\\[${cited}\\]`;
  return escapeMark(match[0]);
}
function citation2(cited, links) {
  const found = numbersIn(cited).flatMap(links);
  if (found.length === 0) return null;
  const unique = [...new Map(found.map((link) => [link.number, link])).values()];
  return unique.map(({ number: number3, anchor }) => `[\\[${number3}\\]](#${anchor})`).join("");
}
function numbersIn(cited) {
  return cited.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.min(Math.max(last - first + 1, 1), 100) }, (_, index) => first + index);
  });
}
function escaped(text) {
  return text.replaceAll(/&(?=#?\w{1,40};)/g, "&amp;").replaceAll(/[\\`*_[\]<>|#~]/g, escapeMark);
}
function escapeMark(char) {
  return char === "<" ? "&lt;" : `\\${char}`;
}

// src/core/research/heading-anchors.ts
function headingAnchors() {
  const taken2 = /* @__PURE__ */ new Map();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    while (taken2.has(anchor)) {
      const count2 = (taken2.get(wanted) ?? 0) + 1;
      taken2.set(wanted, count2);
      anchor = `${wanted}-${count2}`;
    }
    taken2.set(anchor, 0);
    return anchor;
  };
}
function anchorOf(heading) {
  return heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "").replaceAll(" ", "-");
}

// src/core/research/source-index.ts
function indexSources(answers, sources) {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const uses = /* @__PURE__ */ new Map();
  for (const answer of answers) {
    for (const id of new Set(answer.citations.map((citation3) => citation3.sourceId))) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return [...uses].map(([id, count2], index) => ({
    number: index + 1,
    heading: `Source ${index + 1}`,
    source: byId.get(id) ?? { id, title: "A source that is no longer in the notebook", url: null },
    uses: count2
  }));
}
function linksFor(answer, index, anchors) {
  const numbers = /* @__PURE__ */ new Map();
  for (const { number: number3, sourceId } of answer.citations) {
    const cited = index.filter(({ source }) => source.id === sourceId);
    numbers.set(number3, [...numbers.get(number3) ?? [], ...cited]);
  }
  return (citation3) => (numbers.get(citation3) ?? []).map(({ number: number3 }) => ({ number: number3, anchor: anchors.get(number3) ?? "" }));
}
var LONGEST_QUOTE = 300;
function citationLines(answer, index, anchors) {
  const lines = index.flatMap(({ number: number3, source }) => {
    const quotes = answer.citations.filter(({ sourceId }) => sourceId === source.id).map(quoteOf);
    if (quotes.length === 0) return [];
    const head = `- [\\[${number3}\\]](#${anchors.get(number3) ?? ""}) ${sourceLink(source)}`;
    const passages = [...new Set(quotes)].filter((quote) => quote !== "");
    return [passages.length === 0 ? head : `${head}: ${passages.join("; ")}`];
  });
  return lines.length === 0 ? [] : ["**Cited here**", "", ...lines];
}
function sourceLink({ title, url }) {
  const name = escapedLine(title) || "Untitled";
  const address = webAddress(url);
  return address === null ? `${name} (no web address)` : `[${name}](${address})`;
}
function quoteOf({ quote }) {
  if (quote === null) return "";
  const line = quote.replaceAll(/\s+/g, " ").trim();
  const cut = [...line].slice(0, LONGEST_QUOTE).join("");
  return cut === "" ? "" : `“${escapedLine(cut)}${cut.length < line.length ? "…" : ""}”`;
}

// src/core/research/render-report.ts
function reportMark(slug) {
  return `<!-- msw research: ${slug} -->`;
}
function renderReport(research, generatedAt) {
  const { request, questions, synthesis } = research;
  const answers = [...questions.map(({ answer }) => answer), synthesis].filter((answer) => answer !== null);
  const index = indexSources(answers, research.sources);
  const titles = [
    "Contents",
    ...questions.map(({ text }, number3) => `${number3 + 1}. ${oneLine(text)}`),
    "Synthesis",
    "Sources"
  ];
  const anchorFor = headingAnchors();
  anchorFor(`Research: ${oneLine(request.topic)}`);
  const anchors = titles.map(anchorFor);
  const sourceAnchors2 = new Map(index.map(({ number: number3, heading }) => [number3, anchorFor(heading)]));
  const section2 = (answer) => renderAnswer(answer, index, sourceAnchors2);
  return [
    `# Research: ${escapedLine(request.topic)}`,
    reportMark(request.slug),
    headLines(research, generatedAt),
    `## ${titles[0]}`,
    titles.slice(1).map((title, at) => `- [${escapedLine(title)}](#${anchors[at + 1]})`).join("\n"),
    ...questions.flatMap(({ answer }, at) => [`## ${escapedLine(titles[at + 1] ?? "")}`, section2(answer)]),
    "## Synthesis",
    section2(synthesis),
    "## Sources",
    ...renderSources(index, research)
  ].join("\n\n").concat("\n");
}
function renderAnswer(answer, index, anchors) {
  if (answer === null) return "*NotebookLM gave no answer to this question.*";
  const body = answerBody(answer.text, linksFor(answer, index, anchors));
  const cited = citationLines(answer, index, anchors);
  return cited.length === 0 ? body : `${body}

${cited.join("\n")}`;
}
function oneLine(text) {
  return harmless(text).replaceAll(/\s+/g, " ").trim();
}
function headLines({ notebook, request, imported: imported2, sources }, generatedAt) {
  const address = webAddress(notebook?.url ?? null);
  const title = escapedLine(notebook?.title ?? "") || "NotebookLM";
  return [
    `- Generated: ${generatedAt}`,
    `- Notebook: ${address === null ? title : `[${title}](${address})`}`,
    ...imported2 ? [`- Found by: ${request.mode} research, ${sources.length} sources`] : [],
    "",
    "The answers are NotebookLM’s, drawn from the sources at the end; a number in brackets leads to its source."
  ].join("\n");
}
function renderSources(index, { sources }) {
  const cited = new Set(index.map(({ source }) => source.id));
  const others = sources.filter(({ id }) => !cited.has(id));
  return [
    ...index.length === 0 ? ["No answer cites a source."] : [],
    ...index.flatMap(({ heading, source }) => [`### ${heading}`, sourceLink(source)]),
    ...others.length === 0 ? [] : ["**In the notebook, but not cited**", others.map((source) => `- ${sourceLink(source)}`).join("\n")]
  ];
}

// src/core/research/source-confidence.ts
var DOCUMENTATION = /^(?:docs?|developers?|dev|learn|api|reference|spec|specs)\.|(?:^|\.)(?:readthedocs\.(?:io|org)|github\.io|rfc-editor\.org|ietf\.org|w3\.org|whatwg\.org|ecma-international\.org|iso\.org|python\.org|nodejs\.org|mozilla\.org)$/;
function confidenceOf({ source, uses }) {
  if (source.url === null) return "primary";
  const match = /^https?:\/\/([^/:?#]+)(?::\d+)?([^?#]*)/i.exec(source.url);
  const [host, path] = [(match?.[1] ?? "").toLowerCase(), match?.[2] ?? ""];
  if (DOCUMENTATION.test(host) || /\/docs?\//.test(`${path}/`)) return "primary";
  return uses > 1 ? "secondary" : "tertiary";
}
var CONFIDENCE_TITLES = {
  primary: "Primary (HIGH confidence)",
  secondary: "Secondary (MEDIUM confidence)",
  tertiary: "Tertiary (LOW confidence)"
};
var CONFIDENCE_RULES = "Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.";

// src/core/research/render-phase-research.ts
function renderPhaseResearch(research, page) {
  const { phase, slug } = research.request;
  if (phase === null) return "";
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null
  );
  const index = indexSources(answers, research.sources);
  const constraints = constraintsSection(page);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, constraints, groups);
  const bodyOf = (section2) => {
    const question = research.questions.find((entry) => entry.section === section2);
    return renderAnswer(question?.answer ?? null, index, anchors);
  };
  return [
    `# ${escapedLine(titleOf(phase))}`,
    reportMark(slug),
    headLines2(research, page),
    "## User Constraints",
    constraints,
    "## Summary",
    renderAnswer(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section2) => [`## ${section2}`, bodyOf(section2)]),
    "## Sources",
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup)
  ].join("\n\n").concat("\n");
}
function titleOf({ number: number3, name }) {
  return oneLine(`Phase ${number3}: ${name} - Research`);
}
function headLines2({ notebook, request }, { generatedAt }) {
  const address = webAddress(notebook?.url ?? null);
  const title = escapedLine(notebook?.title ?? "") || "NotebookLM";
  return [
    `**Researched:** ${generatedAt}`,
    `**Domain:** ${escapedLine(request.topic)}`,
    `**Notebook:** ${address === null ? title : `[${title}](${address})`}`
  ].join("  \n");
}
function constraintsSection({ constraints, contextFile }) {
  if (contextFile === null)
    return "There is no context document: no decision of the user constrains this phase yet.";
  const from = `From [${escapedLine(contextFile)}](${encodeURI(contextFile)}), word for word:`;
  return constraints === "" ? `[${escapedLine(contextFile)}](${encodeURI(contextFile)}) holds none.` : `${from}

${constraints}`;
}
function grouped(index) {
  return ["primary", "secondary", "tertiary"].map((confidence) => ({
    confidence,
    sources: index.filter((cited) => confidenceOf(cited) === confidence)
  }));
}
function renderGroup({ confidence, sources }) {
  const title = `### ${CONFIDENCE_TITLES[confidence]}`;
  if (sources.length === 0) return [title, "None."];
  return [title, ...sources.flatMap(({ heading, source }) => [`#### ${heading}`, sourceLink(source)])];
}
function sourceAnchors(phase, constraints, groups) {
  const anchorFor = headingAnchors();
  const own2 = [...constraints.matchAll(/^#{1,6}\s+(.*?)(?:\s+#+)?$/gm)].map((match) => match[1] ?? "");
  for (const heading of [titleOf(phase), "User Constraints", ...own2, "Summary", ...PHASE_SECTIONS, "Sources"])
    anchorFor(heading);
  return new Map(
    groups.flatMap(({ confidence, sources }) => {
      anchorFor(CONFIDENCE_TITLES[confidence]);
      return sources.map(({ number: number3, heading }) => [number3, anchorFor(heading)]);
    })
  );
}

// src/core/research/user-constraints.ts
var TAGGED = /^<(decisions|specifics|deferred|domain)>\s*$([\s\S]*?)^<\/\1>\s*$/gm;
function userConstraints(context) {
  const plain2 = context.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const tagged = [...plain2.matchAll(TAGGED)].map((match) => match[2] ?? "").join("\n");
  const text = tagged.trim() === "" ? withoutHead(plain2) : tagged;
  return lowered(text).trim();
}
function withoutHead(text) {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^\s*# .*\n/, "");
}
function lowered(text) {
  const out = [];
  let fence = null;
  for (const line of text.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && mark !== null) fence = mark;
    else if (fence !== null && mark?.startsWith(fence) === true) fence = null;
    out.push(fence === null ? line.replace(/^(#{1,6})(?=\s)/, deeper) : line);
  }
  if (fence !== null) out.push(fence);
  return out.join("\n").replaceAll(/^<\/?[a-z_]+>\s*$/gm, "").replaceAll(/\n{3,}/g, "\n\n");
}
function deeper(marks) {
  return "#".repeat(Math.min(6, Math.max(3, marks.length + 1)));
}

// src/app/research/write-report.ts
var LONGEST_TOPIC = 60;
function writeResearchReport(context, research) {
  const { output, phase } = research.request;
  if (answeredCount(research) === 0)
    return stopped(askedAgain(research), "NotebookLM answered none of the questions.");
  const generatedAt = isoTime(context.workspace);
  const text = phase === null ? renderReport(research, generatedAt) : renderPhaseResearch(research, { ...contextOf(output), generatedAt });
  writeReport(context.workspace, research.request, text);
  const action = research.isUpdate ? "update" : "research";
  const report = { path: output, action, commit: null };
  return ok(context.save({ ...research, report }, `The report is ${output}`));
}
function askedAgain(research) {
  const questions = research.questions.map((question) => ({ ...question, attempts: 0 }));
  return { ...research, questions, synthesisAttempts: 0 };
}
function writeReport(workspace, { output, slug }, text) {
  (0, import_node_fs15.mkdirSync)((0, import_node_path15.dirname)(output), { recursive: true });
  const before = textOf(output);
  const stamp = isoTime(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== text) keepReplaced(workspace.project, slug, output, stamp);
  writeFileAtomic(output, text);
}
function isReportOf(slug, output) {
  return textOf(output)?.includes(reportMark(slug)) === true;
}
async function commitResearchReport(context, research) {
  const { report, request } = research;
  if (report === null) return ok(research);
  const commit = await commitReport(context.workspace, report, request);
  return ok(context.save({ ...research, report: { ...report, commit } }, commit.note));
}
async function commitReport({ project }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!isInside3(project, report.path))
    return { hash: null, note: "Not committed: it lies outside the project" };
  if (isInside3((0, import_node_path15.join)(project, ".planning"), report.path) && !commitsPlanning(project)) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./commit-files.cjs"), 1));
  const message = `docs(research): ${report.action} on ${subject2(topic)}`;
  const result = await commitFiles((0, import_node_path15.dirname)(report.path), [report.path], message);
  if (result.status === "committed") return { hash: result.hash, note: `Committed as "${message}"` };
  if (result.status === "unchanged")
    return { hash: null, note: "Nothing to commit: git has this report already" };
  return { hash: null, note: `Not committed: ${result.reason}` };
}
function subject2(topic) {
  const line = harmless(topic).replaceAll(/\s+/g, " ").trim();
  const cut = [...line].slice(0, LONGEST_TOPIC).join("").trim();
  return cut === line ? line : `${cut}…`;
}
function commitsPlanning(project) {
  const file = readJson((0, import_node_path15.join)(project, ".planning", "config.json"));
  if (file.status !== "ok" || typeof file.value !== "object" || file.value === null) return true;
  return Reflect.get(file.value, "commit_docs") !== false;
}
function contextOf(output) {
  const path = output.replace(/RESEARCH\.md$/, "CONTEXT.md");
  const text = path === output || !(0, import_node_fs15.existsSync)(path) ? null : textOf(path);
  return text === null ? { constraints: "", contextFile: null } : { constraints: userConstraints(text), contextFile: (0, import_node_path15.basename)(path) };
}
function textOf(path) {
  try {
    return (0, import_node_fs15.readFileSync)(path, "utf8");
  } catch {
    return null;
  }
}
function isInside3(folder, path) {
  const way = (0, import_node_path15.relative)(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${import_node_path15.sep}`) && !(0, import_node_path15.isAbsolute)(way);
}

// src/app/research/run-research.ts
async function runResearch(workspace, request, options) {
  const folder = openResearchFolder(workspace.project, request.slug);
  if (folder.status === "refused") return folder;
  const held = await withResearch(workspace.project, request.slug, () => work(workspace, request, options));
  if (held.status === "done") return held.value;
  return {
    status: "refused",
    reason: `This research runs already: see msw-protocol research status ${request.slug}.`
  };
}
async function work(workspace, request, options) {
  const until = workspace.now() + options.maxMinutes * 6e4;
  const runner = { pid: process.pid, endsBy: until };
  const { account: account2 } = researchPlace(workspace, request.notebook);
  const save = (research2, progress) => {
    const saved = { ...research2, progress: progress ?? research2.progress };
    writeResearch(workspace.project, saved);
    if (progress !== void 0) options.tell(progress);
    return saved;
  };
  const context = { workspace, account: account2, pollMs: options.pollMs, until, save };
  const opened2 = open2(workspace, request, options.fresh);
  const begun = save({ ...opened2.research, runner, trouble: null }, opened2.progress);
  await note(workspace, begun, "research-started");
  const result = await stepByStep(context, begun);
  const trouble = result.status === "stopped" ? result.reason : null;
  const research = save({ ...result.research, runner: null, trouble });
  await note(workspace, research, trouble === null ? "research-done" : "research-stopped");
  return trouble === null ? { status: "done", research } : { status: "stopped", research, reason: trouble };
}
function open2(workspace, request, fresh) {
  const before = readResearch(workspace.project, request.slug);
  if (before !== null && !fresh && isUnfinished(before)) {
    const { output, commit } = request;
    return {
      research: { ...before, request: { ...before.request, output, commit } },
      progress: "Going on where it stopped"
    };
  }
  const now = isoTime(workspace);
  setResearchAside(workspace.project, request.slug, now.replaceAll(/[:.]/g, "-"));
  const research = newResearch(request, now, isReportOf(request.slug, request.output));
  const notebook = request.notebook === null ? before?.notebook ?? null : null;
  return { research: { ...research, notebook }, progress: `Research on "${request.topic}" begins` };
}
function isUnfinished(research) {
  return nextStep(research).kind !== "done" || research.runner !== null;
}
async function stepByStep(context, begun) {
  let research = begun;
  for (; ; ) {
    const step = nextStep(research);
    if (step.kind === "done") return ok(research);
    const isWork = step.kind !== "report" && step.kind !== "commit";
    if (isWork && context.workspace.now() >= context.until)
      return stopped(research, "The time of this run is over.");
    const result = await perform(context, research, step);
    if (result.status === "stopped") return result;
    research = result.research;
  }
}
async function perform(context, research, step) {
  switch (step.kind) {
    case "notebook":
      return findNotebook(context, research);
    case "discover":
      return startDiscovery(context, research);
    case "import":
      return importSources(context, research);
    case "questions":
      return chooseQuestions(context, research);
    case "answer":
      return answerQuestion(context, research, step.index);
    case "synthesis":
      return synthesise(context, research);
    case "report":
      return writeResearchReport(context, research);
    case "commit":
      return commitResearchReport(context, research);
    case "done":
      return ok(research);
  }
}
async function note(workspace, research, event) {
  const { slug, topic } = research.request;
  const { trouble, report } = research;
  await appendJournal(
    workspace.project,
    { event, research: slug, topic, trouble, report: report?.path ?? null },
    isoTime(workspace)
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runResearch
});
