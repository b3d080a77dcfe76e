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
      return (...args) => new Promise((resolve10, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve10(result);
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

// src/app/planning/execution/execute-command.ts
var execute_command_exports = {};
__export(execute_command_exports, {
  executeCommand: () => executeCommand
});
module.exports = __toCommonJS(execute_command_exports);

// src/adapters/loops/loop-store.ts
var import_node_fs12 = require("node:fs");

// src/core/loop/breaker.ts
function newBreaker(now) {
  return {
    state: "closed",
    noProgress: 0,
    sameFailure: 0,
    totalOpens: 0,
    reason: null,
    openedAt: null,
    lastChange: now,
    history: []
  };
}

// src/core/loop/loop.ts
function isRunning(loop) {
  return loop.progress.pause === null;
}
function newProgress(now, owner) {
  return {
    iteration: 1,
    lastHeartbeat: now,
    pause: null,
    pausedMs: 0,
    breaker: newBreaker(now),
    lastFailure: null,
    marks: [],
    attempts: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    tree: null,
    transcript: null,
    hints: [],
    hintsTold: 0,
    said: [],
    queriedErrors: [],
    failedAnswers: [],
    offered: null,
    owner
  };
}

// src/core/loop/ownership.ts
var graceMs = 5 * 6e4;
var silenceMs = 24 * 60 * 6e4;
function gateOwner(session, agent) {
  return `${session}#${agent}`;
}

// src/adapters/files/msw-folder.ts
var import_node_fs5 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/read-plain.ts
var import_node_fs2 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs = require("node:fs");
var noWait = import_node_fs.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs2.lstatSync : import_node_fs2.statSync;
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
  const file = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs2.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs2.closeSync)(file);
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
    const read3 = (0, import_node_fs2.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read3;
    if (read3 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs3 = require("node:fs");
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
    (0, import_node_fs3.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs3.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs3.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs3.renameSync)(from, to);
  return true;
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs4 = require("node:fs");
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
    (0, import_node_fs4.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs4.fchmodSync)(file, mode);
    (0, import_node_fs4.writeFileSync)(file, content);
    (0, import_node_fs4.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs4.closeSync)(file);
    (0, import_node_fs4.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs4.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path.join)((0, import_node_path.dirname)(path), `.${(0, import_node_path.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs4.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs4.renameSync)(from, to);
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
    const file = (0, import_node_fs4.openSync)(folder, "r");
    try {
      (0, import_node_fs4.fsyncSync)(file);
    } finally {
      (0, import_node_fs4.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path.dirname)(path);
  if (((0, import_node_fs4.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path.basename)(path)}.`;
  for (const name of (0, import_node_fs4.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs4.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs4.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
var LOOP_ID = /^[a-z0-9-]{1,64}$/;
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path2.join)(path, ".gitignore");
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
  return (0, import_node_path2.join)(projectRoot, ".msw", ...parts);
}
function openLoopFolder(projectRoot, id) {
  if (!LOOP_ID.test(id)) return { status: "refused", reason: `"${id.slice(0, 80)}" is not the id of a loop` };
  return openMswSubfolder(projectRoot, "loops", id);
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
  const seen = (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs5.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/place.ts
var import_node_fs7 = require("node:fs");
var import_node_path4 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs6 = require("node:fs");
var import_node_path3 = require("node:path");
function realPath(path) {
  try {
    return import_node_fs6.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path3.dirname)(path);
    return parent === path ? path : (0, import_node_path3.join)(realPath(parent), (0, import_node_path3.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path3.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path3.sep}`) && !(0, import_node_path3.isAbsolute)(way);
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
  const link = linkBetween(root, (0, import_node_path4.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs7.realpathSync.native(path);
  const base = import_node_fs7.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path4.relative)(base, real).split(import_node_path4.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path4.dirname)(path))
    if ((0, import_node_fs7.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
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
    return { status: "corrupt", reason: describe(text, error) };
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
function describe(text, error) {
  if (text.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/files/with-lock.ts
var import_node_fs8 = require("node:fs");
var import_node_path5 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target = (0, import_node_path5.resolve)(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = monotonicMs() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release = tryLock(target, staleMs);
  while (release === null) {
    if (monotonicMs() >= deadline) return { status: "busy" };
    waited = true;
    clearTheWay(`${target}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release = tryLock(target, staleMs);
  }
  try {
    return { status: "done", value: await work(), waited };
  } finally {
    release();
  }
}
var lockFileSystem = { mkdirSync: import_node_fs8.mkdirSync, realpathSync: import_node_fs8.realpathSync, rmdirSync: import_node_fs8.rmdirSync, statSync: import_node_fs8.statSync, utimesSync: import_node_fs8.utimesSync };
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
  const stat = (0, import_node_fs8.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs8.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs8.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false });
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

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/adapters/files/signing-key.ts
function sign(key, text) {
  return createHmac("sha256", key).update(text, "utf8").digest("hex");
}
function verify(key, text, signature) {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// src/adapters/loops/kept-record.ts
var import_node_fs11 = require("node:fs");
var import_node_path6 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs9 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs9.statSync : import_node_fs9.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs9.opendirSync)(path, { bufferSize: 256 });
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

// src/adapters/files/write-in-place.ts
var import_node_fs10 = require("node:fs");
function writeInPlace(path, text) {
  const file = (0, import_node_fs10.openSync)(path, flags, 384);
  try {
    (0, import_node_fs10.writeFileSync)(file, text);
  } finally {
    (0, import_node_fs10.closeSync)(file);
  }
}
var flags = import_node_fs10.constants.O_WRONLY | import_node_fs10.constants.O_CREAT | import_node_fs10.constants.O_TRUNC | noWait | noLink;

// src/adapters/loops/kept-record.ts
var shape = "msw-record-2";
var folderName = "loops";
var loopId = /^[a-z0-9-]{1,64}$/;
var oldAgeMs = 365 * 24 * 60 * 60 * 1e3;
var largest = 16 * 1024 * 1024;
function keepRecord(place, record2) {
  const path = copyPath(place.userFolder, record2);
  if (path === null) return;
  try {
    writeCopy(path, copyOf(place, record2));
  } catch (error) {
    if (!exists(path)) throw error;
  }
}
function isKept(place, value) {
  const path = copyPath(place.userFolder, value);
  return path !== null && textOf(path, privateFile(place.userFolder), largest) === copyOf(place, value);
}
function isUnderWay({ userFolder: userFolder2 }, value) {
  const path = copyPath(userFolder2, value);
  if (path === null || !exists(path)) return false;
  const kept = parseJson((textOf(path, privateFile(userFolder2), largest) ?? "").split("\n")[1] ?? "");
  return kept.status !== "ok" || sessionOf(kept.value) === sessionOf(value);
}
function sessionOf(record2) {
  return typeof record2 === "object" && record2 !== null ? Reflect.get(record2, "session") : null;
}
function forgetRecord({ userFolder: userFolder2 }, value) {
  const path = copyPath(userFolder2, value);
  if (path === null) return;
  try {
    (0, import_node_fs11.rmSync)(path, { force: true });
    removeOld(userFolder2);
  } catch {
  }
}
function copyPath(userFolder2, record2) {
  if (typeof record2 !== "object" || record2 === null || !("id" in record2)) return null;
  const { id } = record2;
  return typeof id === "string" && loopId.test(id) ? (0, import_node_path6.join)(userFolder2, folderName, `${id}.json`) : null;
}
function copyOf({ key }, record2) {
  return `${shape} ${key.slice(0, 8)}
${JSON.stringify(record2)}
`;
}
function exists(path) {
  return (0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
}
function writeCopy(path, text) {
  try {
    writeInPlace(path, text);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    (0, import_node_fs11.mkdirSync)((0, import_node_path6.dirname)(path), { mode: 448 });
    writeInPlace(path, text);
  }
}
function removeOld(userFolder2) {
  const folder = (0, import_node_path6.join)(userFolder2, folderName);
  for (const name of namesIn(folder, privateFile(userFolder2))) {
    const path = (0, import_node_path6.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs) (0, import_node_fs11.rmSync)(path, { force: true });
  }
}

// late:adapters/loops/record-schemas.ts
var recordSchemas = (...args) => require("./record-schemas.cjs").recordSchemas(...args);

// src/adapters/loops/unreadable-pause.ts
var unreadablePause = {
  cause: "user",
  reason: "its record could not be read",
  at: 0
};

// src/adapters/loops/loop-record.ts
function parseRecord(value) {
  const { record: record2, progress } = recordSchemas();
  const parsed = record2.safeParse(value);
  if (!parsed.success) return null;
  return readRecord({ ...parsed.data, progress: progress.parse(parsed.data.progress) });
}
function readRecord(record2) {
  const context = record2.taskContext;
  const startedAt = Date.parse(record2.startedAt);
  if (Number.isNaN(startedAt)) return null;
  const terms = {
    id: record2.id,
    session: record2.session,
    project: context.project,
    prompt: record2.prompt,
    completionPromise: record2.completionPromise,
    checks: context.checks,
    checkTimeoutSeconds: context.checkTimeoutSeconds,
    maxIterations: record2.maxIterations,
    minIterations: context.minIterations,
    maxMinutes: context.maxMinutes,
    allowEmpty: context.allowEmpty,
    guidance: context.guidance,
    agents: context.agents,
    execution: context.execution,
    startedAt
  };
  const heartbeat = Date.parse(record2.lastHeartbeat);
  const counted = record2.progress;
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress = {
    ...counted,
    // A person who switches a loop off in its file means it.
    pause: readPause(counted.pause, startedAt) ?? (record2.active ? null : switchedOff(lastHeartbeat)),
    breaker: counted.breaker ?? newBreaker(startedAt),
    iteration: record2.iteration,
    lastHeartbeat,
    queriedErrors: record2.queriedErrors
  };
  return { loop: { terms, progress }, signature: record2.signature };
}
function renderRecord(loop, signature) {
  const { terms, progress } = loop;
  const { iteration, lastHeartbeat, queriedErrors, ...rest } = progress;
  return {
    active: isRunning(loop),
    prompt: terms.prompt,
    completionPromise: terms.completionPromise,
    iteration,
    maxIterations: terms.maxIterations,
    startedAt: new Date(terms.startedAt).toISOString(),
    lastHeartbeat: new Date(lastHeartbeat).toISOString(),
    lastError: progress.lastFailure === null ? null : summarise(progress.lastFailure),
    notebookLmGuidance: progress.offered?.headline ?? null,
    queriedErrors,
    taskContext: {
      project: terms.project,
      checks: terms.checks,
      checkTimeoutSeconds: terms.checkTimeoutSeconds,
      minIterations: terms.minIterations,
      maxMinutes: terms.maxMinutes,
      allowEmpty: terms.allowEmpty,
      guidance: terms.guidance,
      agents: terms.agents,
      execution: terms.execution
    },
    id: terms.id,
    session: terms.session,
    progress: rest,
    signature
  };
}
function signedText(terms) {
  return JSON.stringify([
    "msw-loop-2",
    terms.id,
    terms.session,
    terms.project,
    terms.prompt,
    terms.completionPromise,
    terms.checks.map((check) => [check.name, check.command, check.origin]),
    terms.checkTimeoutSeconds,
    terms.maxIterations,
    terms.minIterations,
    terms.maxMinutes,
    terms.allowEmpty,
    terms.guidance,
    terms.agents,
    executionText(terms),
    terms.startedAt
  ]);
}
function executionText({ execution }) {
  return execution && [execution.phase, execution.folder, execution.wave, execution.gapsOnly];
}
function summarise(failure2) {
  return [failure2.tool, failure2.code, failure2.class, failure2.message].filter(Boolean).join(" ").slice(0, 300);
}
function readPause(pause, startedAt) {
  return pause === unreadablePause ? { ...pause, at: startedAt } : pause;
}
function switchedOff(at) {
  return { cause: "user", reason: "switched off in its record", at };
}

// src/adapters/loops/admit-record.ts
function admitRecord(store, session, value) {
  const kept = isKept(store, value);
  const record2 = kept ? readRecord(value) : parseRecord(value);
  if (record2 === null) return { kind: "foreign", session, id: null };
  const { loop, signature } = record2;
  const ours2 = loop.terms.session === session && loop.terms.project === store.project && (kept || isUnderWay(store, value) && verify(store.key, signedText(loop.terms), signature));
  return ours2 ? { kind: "loop", session, loop, signature } : { kind: "foreign", session, id: loop.terms.id };
}
function signatureOf(store, loop, before) {
  const text = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text;
  return same ? before.signature : sign(store.key, text);
}

// src/adapters/loops/loop-store.ts
var stateVersion = 1;
function statePath(project) {
  return mswPath(project, "ralph-state.json");
}
function readState(store) {
  const records = readRecords(store.project);
  if (records.status !== "ok") return records;
  const loops = Object.entries(records.records).map(([session, value]) => admitRecord(store, session, value));
  return { status: "ok", loops };
}
function findLoop(state, session) {
  if (state.status !== "ok" || session === "") return null;
  const found = state.loops.find((stored) => stored.session === session);
  return found?.kind === "loop" ? found.loop : null;
}
async function changeLoop(store, session, change2) {
  return editRecords(store, (records) => {
    const current = admitted(store, records, session);
    const { loop, value } = change2(current?.loop ?? null);
    if (current !== null && loop?.terms.id !== current.loop.terms.id) removeLoop(store, records, session);
    if (loop === null && current !== null) removeGates(store, records, session);
    if (loop !== null) putLoop(store, records, loop, current);
    return value;
  });
}
function admitted(store, records, session) {
  const record2 = records[session];
  const stored = record2 === void 0 ? null : admitRecord(store, session, record2);
  return stored?.kind === "loop" ? stored : null;
}
function putLoop(store, records, loop, before) {
  const { session } = loop.terms;
  if (records[session] !== void 0 && before === null) {
    keepAside(store.project, records, [session], (/* @__PURE__ */ new Date()).toISOString());
  }
  const record2 = renderRecord(loop, signatureOf(store, loop, before));
  keepRecord(store, record2);
  records[session] = record2;
}
function removeLoop(store, records, session) {
  forgetRecord(store, records[session]);
  delete records[session];
}
function removeGates(store, records, session) {
  const prefix = gateOwner(session, "");
  for (const owner of Object.keys(records)) {
    if (owner.startsWith(prefix)) removeLoop(store, records, owner);
  }
}
function keepAside(project, records, sessions, nowIso) {
  const taken = Object.fromEntries(sessions.map((session) => [session, records[session]]));
  const base = `${statePath(project)}.foreign-${nowIso.replaceAll(":", "-")}`;
  let path = base;
  for (let number3 = 2; (0, import_node_fs12.existsSync)(path); number3++) path = `${base}-${number3}`;
  writeFileAtomic(path, `${JSON.stringify(taken, null, 2)}
`);
  for (const session of sessions) delete records[session];
  return path;
}
async function editRecords(store, edit) {
  const folder = openMswFolder(store.project);
  if (folder.status === "refused") return folder;
  const path = statePath(store.project);
  const locked = await withLock(path, () => {
    const current = readRecords(store.project);
    if (current.status !== "ok") return { status: "refused", reason: explainState(path, current) };
    const value = edit(current.records);
    writeFileAtomic(path, `${JSON.stringify({ version: stateVersion, loops: current.records }, null, 1)}
`);
    return { status: "ok", value };
  });
  return locked.status === "done" ? locked.value : busy(path);
}
function readRecords(project) {
  const file = readJson(statePath(project), ownFile(project));
  if (file.status === "missing") return { status: "ok", records: /* @__PURE__ */ Object.create(null) };
  if (file.status !== "ok") return file;
  const value = file.value;
  if (!isObject(value)) return { status: "corrupt", reason: "it holds no JSON object" };
  const version2 = value.version;
  if (typeof version2 === "number" && version2 > stateVersion) return { status: "newer", version: version2 };
  const loops = value.loops;
  if (!isObject(loops)) return { status: "corrupt", reason: 'it has no "loops"' };
  return { status: "ok", records: Object.assign(/* @__PURE__ */ Object.create(null), loops) };
}
function explainState(path, state) {
  switch (state.status) {
    case "newer":
      return `${path} was written by a newer MSW (version ${state.version}): update the plugin.`;
    case "corrupt":
      return `${path} cannot be read (${state.reason}).`;
    case "unreadable":
      return `${path} cannot be opened (${state.reason}).`;
  }
}
function busy(path) {
  return { status: "refused", reason: `${path} is locked by another process; try again.` };
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  const plain2 = visible(text);
  return OPENING.test(plain2) ? plain2.replaceAll(TAG, "‹") : plain2;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
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

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/core/loop/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts = [
    prose`phase ${quoteName(phase)}`,
    wave === null ? null : prose`wave ${wave}`,
    gapsOnly ? prose`gaps only` : null
  ];
  return joinProse(parts, ", ");
}
function trustCommand(terms, digest) {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)} --trust ${quoteName(digest)}`;
}
function decisionCommand(terms, option, plan) {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)} ${option} ${quoteName(plan)}`;
}
function nextCall(cli, terms) {
  return prose`${cli} execute next ${quoteName(terms.phase)}${scopeOptions(terms)} --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return prose`${wave === null ? prose`` : prose` --wave ${wave}`}${gapsOnly ? prose` --gaps-only` : prose``}`;
}

// src/core/planning/execution/plan-record.ts
var CHOICES = ["close", "again", "skip"];

// src/core/planning/execution/execution-arguments.ts
var USAGE = "/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--close|--again|--skip PLAN] [--answer PLAN WORDS]";
var ANSWER = /(?:^|\s)--answer(?=[=\s]|$)=?([\s\S]*)$/;
function executionArguments(raw) {
  const answered = ANSWER.exec(raw);
  const decisions = answered === null ? [] : answerOf(answered);
  if (decisions === null) return { status: "refused", reason: `Say which plan and what: ${USAGE}.` };
  const words = raw.slice(0, answered?.index).trim().split(/\s+/).filter(Boolean);
  let request = { phase: "", wave: null, gapsOnly: false, trust: null, decisions };
  for (let at = 0; at < words.length; at += 1) {
    const [name = "", inline2] = splitOption(words[at] ?? "");
    const takesValue = name === "--wave" || name === "--trust" || choiceOf(name) !== void 0;
    const value = takesValue ? inline2 ?? words[++at] ?? "" : inline2;
    const next = applyWord(request, name, value);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  return request.phase === "" ? { status: "refused", reason: `The phase is missing: ${USAGE}.` } : { status: "ok", request };
}
function answerOf([, typed = ""]) {
  const [plan = ""] = /^\S*/.exec(typed.trimStart()) ?? [];
  const words = typed.trimStart().slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === "" || text.trim() === "") return null;
  return [{ plan, resolution: { kind: "answer", text: text.trim() } }];
}
function choiceOf(option) {
  return CHOICES.find((choice) => option === `--${choice}`);
}
function splitOption(word) {
  const at = word.startsWith("--") ? word.indexOf("=") : -1;
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}
function applyWord(request, name, value) {
  switch (name) {
    case "--wave":
      return /^\d{1,3}$/.test(value ?? "") ? { ...request, wave: Number(value) } : "Option --wave needs the number of a wave, for example --wave 1.";
    case "--trust":
      return /^[0-9a-f]{16}$/.test(value ?? "") ? { ...request, trust: value ?? "" } : "Option --trust needs the digest that MSW printed below the list of commands.";
    case "--gaps-only":
      return { ...request, gapsOnly: true };
  }
  const choice = choiceOf(name);
  if (choice !== void 0) return applyChoice(request, choice, value ?? "");
  return name.startsWith("-") ? `Unknown option ${name.slice(0, 40)}: ${USAGE}.` : applyPhase(request, name);
}
function applyPhase(request, name) {
  if (request.phase !== "") return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(name) ? { ...request, phase: name } : `"${name.slice(0, 40)}" is no number of a phase: ${USAGE}.`;
}
function applyChoice(request, choice, plan) {
  if (plan === "" || plan.startsWith("-"))
    return `Option --${choice} needs a plan, for example --${choice} 01-02.`;
  const decision = { plan, resolution: { kind: "choice", choice } };
  return { ...request, decisions: [...request.decisions, decision] };
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

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/text/quote-line.ts
function quoteLine(text, cap) {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

// src/app/loop/plan-checks.ts
var import_node_path14 = require("node:path");

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
function innerText(text, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name,
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
  OPENING2.lastIndex = from - line.start;
  for (let found = OPENING2.exec(line.text); found !== null; found = OPENING2.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING2.lastIndex = range.end - line.start;
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
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/verify-commands.ts
function verifyCommands(plan) {
  const text = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text);
  const tags = planTags(text, quotedRanges(text, start), start).filter(
    ({ name }) => name === "verify" || name === "automated"
  );
  const blocks = elements(tags, text.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block2) => commandsOf(text, block2));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function commandsOf(text, block2) {
  const inside = elements(block2.tags, block2.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read3 = ({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read3);
  const command = read3(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

// src/core/text/typed.ts
function typedLine(text, cap) {
  return ours(plainLine(text, cap));
}
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/adapters/files/journal.ts
var import_node_fs14 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs13 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs13.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs13.openSync)(path, flags2, mode);
  try {
    const stat = (0, import_node_fs13.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs13.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs13.closeSync)(file);
  }
}
var flags2 = import_node_fs13.constants.O_RDWR | import_node_fs13.constants.O_APPEND | import_node_fs13.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs13.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
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
    if (((0, import_node_fs14.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs14.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs14.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/adapters/files/trust-store.ts
var import_node_fs15 = require("node:fs");
var import_node_path7 = require("node:path");

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
function isObject2(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject2(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject2(prot) === false)
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
function optionalKeys(shape2) {
  return Object.keys(shape2).filter((k) => {
    return shape2[k]._zod.optin !== void 0 && shape2[k]._zod.optout === "optional";
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
  const fn = (schema3, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema3._zod.run({ value, issues: [] }, ctx);
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
  const fn = async (schema3, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema3._zod.run({ value, issues: [] }, ctx);
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
var _safeParse = (_Err) => (schema3, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema3._zod.run({ value, issues: [] }, ctx);
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
var _safeParseAsync = (_Err) => async (schema3, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema3._zod.run({ value, issues: [] }, ctx);
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
    const shape2 = zod.def.shape;
    const propValues = {};
    for (const key in shape2) {
      const field2 = shape2[key]._zod;
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
  const isObject3 = isObject2;
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
    const shape2 = value.shape;
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
      const el = shape2[key];
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
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
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
function object(shape2, params) {
  const def = {
    type: "object",
    shape: shape2 ?? {},
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

// src/adapters/files/trust-store.ts
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function listTrusted(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function isTrusted(userFolder2, projectRoot, command) {
  return listTrusted(userFolder2, projectRoot).includes(command);
}
function addTrusted(userFolder2, projectRoot, command) {
  return change(
    userFolder2,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
async function change(userFolder2, projectRoot, edit) {
  const path = storePath(userFolder2);
  const key = projectKey(projectRoot);
  const result = await withLock(path, () => {
    const projects = readProjects(path);
    if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return result.status === "done" ? result.value : result;
}
function storePath(userFolder2) {
  return (0, import_node_path7.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs15.realpathSync.native(projectRoot);
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
function writeProjects(path, projects) {
  const kept = [...projects].filter(([, trusted]) => trusted.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  writeFileAtomic(path, `${content}
`, { mode: 384 });
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
var MOST2 = 20;
async function noteWaiting(userFolder2, projectRoot, waiting) {
  const path = storePath2(userFolder2);
  await withLock(path, () => {
    const projects = read2(path);
    const key = realPath(projectRoot);
    const named2 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named2.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST2));
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
var atitle = (title2) => title2 ? `"${title2}" ` : "";
function anumber(n, title2 = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title2) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title2) + "expected integer >= 0, got " + n);
  return n;
}
function abytes(value, length, title2 = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title2) + "expected Uint8Array" + ofLen + ", got " + got;
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
    clean(encoded);
  }
}
function checkOpts(defaults, opts, title2 = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title2);
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

// src/core/report/show-command.ts
var LONGEST2 = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped2).replaceAll(TAG, escaped2);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST2;
}
function showForList(command) {
  const shown = showCommand(command);
  if (shown.length <= LONGEST2) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha256(utf8ToBytes(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped2(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/adapters/files/user-folder.ts
var import_node_fs17 = require("node:fs");
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

// src/adapters/files/project-around.ts
var import_node_fs16 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path10 = require("node:path");
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path10.dirname)(project); around !== (0, import_node_path10.dirname)(around); around = (0, import_node_path10.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs16.existsSync)((0, import_node_path10.join)(around, ".git"))) continue;
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
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path11.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs17.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs17.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs17.statSync)(path));
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

// src/adapters/process/project-reach.ts
var import_node_fs18 = require("node:fs");
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
    return (0, import_node_fs18.lstatSync)((0, import_node_path12.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
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
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
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
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/app/workspace.ts
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/planning/execution/plan-trust.ts
function untrustedCommands(workspace, plans) {
  const all = new Set(plans.flatMap((text) => verifyCommands(text)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return sign(key, `msw-commands-1
${JSON.stringify([project, ...commands])}`).slice(0, 16);
}
function trustRequest(workspace, commands, allow) {
  const list2 = commands.map((command) => `
  ${showForList(command)}`).join("");
  const legend = escapeLegend(commands);
  const notes = legend === null ? "" : `
${legend}`;
  return commands.every(isReadable) ? `${list2}${notes}
Read them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}` : `${list2}${notes}
What is cut cannot be read, and so not be allowed here: put it into a script of the project.`;
}
async function noteUntrusted(workspace, plan, commands) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  await appendJournal(workspace.project, { event: "untrusted-commands", plan, commands }, isoTime(workspace));
}

// src/app/planning/find-planning.ts
var import_node_fs19 = require("node:fs");
function isFolder(path) {
  return (0, import_node_fs19.existsSync)(path) && (0, import_node_fs19.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/settle-trust.ts
async function settleTrust(workspace, { named: named2, typed, whose, allow }) {
  const commands = [...new Set(named2.flatMap((one) => one.commands))];
  if (commands.length === 0) return null;
  if (typed === commandsDigest(workspace, commands) && commands.every(isReadable))
    return trustAll(workspace, commands);
  for (const one of named2) await noteUntrusted(workspace, one.plan, one.commands);
  const changed = typed === null ? "" : `The digest ${typed} belongs to another list; the commands may have changed. `;
  return `${changed}${whose} commands that run only when you trust them for this project:${trustRequest(workspace, commands, allow)}`;
}
async function trustAll(workspace, commands) {
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === "busy")
      return "The list of trusted commands is locked by another process; try again.";
    if (added.status === "refused") return added.reason;
  }
  await appendJournal(workspace.project, { event: "commands-trusted", commands }, isoTime(workspace));
  return null;
}

// src/app/loop/plan-checks.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path14.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/planning/execution/arm-execution.ts
var import_node_os4 = require("node:os");

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/adapters/files/write-page.ts
function writePage(path, page) {
  writeFileAtomic(path, page);
}

// src/adapters/claude-code/transcript-activity.ts
var windowBytes = 1024 * 1024;

// src/adapters/files/project-facts.ts
var LARGEST_FILE = 1024 * 1024;

// src/app/loop/arm-loop.ts
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${randomBytes(3).toString("hex")}`;
}

// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, { session, terms: execution, ownerPid }) {
  const now = workspace.now();
  const prompt = prose`Execute ${executionName(execution)}.`;
  const loop = {
    terms: {
      id: newLoopId(now),
      session,
      project: workspace.project,
      prompt,
      completionPromise: null,
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: ITERATIONS,
      minIterations: 0,
      maxMinutes: MINUTES,
      allowEmpty: false,
      guidance: true,
      agents: [EXECUTOR],
      execution,
      startedAt: now
    },
    progress: newProgress(now, { pid: ownerPid, host: (0, import_node_os4.hostname)() })
  };
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  writePage(`${folder.path}/task.md`, prose`${prompt}\n`);
  const saved = await changeLoop(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondLoop(saved.value);
  const { id } = loop.terms;
  await appendJournal(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    isoTime(workspace)
  );
  return loop;
}
function secondLoop({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${executionName(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}

// src/app/planning/execution/choose-execution.ts
var import_node_fs23 = require("node:fs");
var import_node_path25 = require("node:path");

// src/core/planning/execution/plain-name.ts
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}

// src/core/planning/execution/plan-work.ts
function workItems(plan) {
  const tasks = plan.tasks.filter(({ kind }) => kind !== "checkpoint");
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}
function namedFiles(plan) {
  return [
    .../* @__PURE__ */ new Set([
      ...plan.filesModified,
      ...plan.filesDeleted,
      ...workItems(plan).flatMap(({ files }) => files)
    ])
  ];
}
function features(plan) {
  return plan.sections.filter(({ name }) => name === "feature").map((section, at) => {
    const children = elements(section.tags, section.inner.end);
    const files = (innerText(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: innerText(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
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
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
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

// src/core/planning/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}

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
  const name = program.replace(/^.*\//, "");
  const own2 = program.includes("/") ? [program] : [];
  if (NO_FILES.has(name)) return own2.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name) ? 1 : 0;
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
  const { name } = started2;
  if (started2.kind === "program") {
    return around.hasProgram === void 0 || around.hasProgram(name) ? null : {
      code: "verify-program-missing",
      message: `The verify command starts "${name}", which is not on this machine.`,
      fix: "Name a program that is, or let the user install it at a checkpoint first."
    };
  }
  const { folder } = started2;
  const inFolder = (path) => folder === "" ? path : `${folder}/${path}`;
  if (around.packageAt === void 0 || isMade(inFolder("package.json"))) return null;
  const manifest = around.packageAt(folder);
  if (started2.kind === "script") {
    return manifest?.scripts.includes(name) ? null : {
      code: "verify-script-missing",
      message: `The verify command runs the script "${name}", which ${inFolder("package.json")} does not have.`,
      fix: "Name a script that is there, or list package.json in files_modified and add it."
    };
  }
  const known = around.exists(inFolder(`node_modules/.bin/${name}`)) || around.exists(`node_modules/.bin/${name}`) || manifest?.dependencies.includes(name) === true;
  return known ? null : {
    code: "verify-tool-missing",
    message: `The verify command starts "${name}" through npx, which would have to download it.`,
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

// src/core/planning/context-references.ts
function contextReferences(text) {
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const blocked = quoted2.filter(({ kind }) => kind !== "code");
  const blocks = elements(tags, text.length).filter(
    ({ name, closed }) => closed && (name === "context" || name === "execution_context")
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name }) => name === "context") ? [] : headedContext(text, start);
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
  const name = plainPath(path).split("/").at(-1) ?? "";
  const plan = name.replace(/-SUMMARY\.md$/, "-PLAN.md");
  return name.endsWith("-SUMMARY.md") && plan !== fileName && (siblings ?? []).includes(plan);
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
  const has = (name) => task.children.some((child) => child.name === name);
  const missing = (name, make, fix) => has(name) || name === "name" && task.name !== null ? [] : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
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
  const name = CHECKPOINT_CHILDREN[task.type.toLowerCase()];
  if (name === void 0 || task.children.some((child) => child.name === name)) return [];
  const what = {
    code: `checkpoint-${name}`,
    message: `${title(task)} has no <${name}>.`,
    fix: `Add <${name}>: the person at the checkpoint needs it.`
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
  const name = around.fileName === null ? null : planName(around.fileName);
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
      name?.short != null && plan.plan !== null && Number(plan.plan) !== Number(name.short),
      `The plan calls itself ${plan.plan}, its file says ${name?.short}.`,
      `Write plan: ${name?.short}.`
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
  const resolve10 = planResolver(around.siblings.map(planName));
  const own2 = around.fileName === null ? null : planName(around.fileName).id;
  return plan.dependsOn.flatMap((token) => {
    const target = resolve10(token);
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
  const unknown = plan.requirements.filter((id) => !ids.has(id.toUpperCase()));
  return unknown.map(
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
  const has = (name) => plan.sections.some((section) => section.name === name);
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

// src/app/planning/read-project.ts
var import_node_fs20 = require("node:fs");
var import_node_path18 = require("node:path");

// src/core/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
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
function rowOf(line) {
  const text = line.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
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
  const read3 = readEntries2(text, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read3.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read3.entries,
    values: mapOf(read3.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read3.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries2(text, start, end) {
  const segments = segmentsOf(textLines(text, start, end).filter((line) => line.start < end));
  const source = text.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text.slice(from, to);
    const read3 = oversized ? null : readYaml(part);
    if (read3?.status === "ok") return { key, value: valueIn(read3.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read3?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read3 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read3?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read3?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read3.value) ? read3.value : {};
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
    const [, double, single, plain2] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain2?.trimEnd();
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
  const name = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
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
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
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
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return [];
  return [{ phase, plans, status, completed: cells[columns.completed] ?? null }];
}

// src/core/planning/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain2, milestone) {
  const headings = document.headings.filter(({ level, title: title2 }) => level <= 3 && isMilestone(title2));
  const milestones = headings.map(({ title: title2 }) => ({ heading: title2, version: versionOf(title2) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title: title2 }) => wanted !== null && versionOf(title2) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain2.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain2);
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
function foldedRanges(plain2) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain2); found !== null; found = opening.exec(plain2)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain2);
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
  const plain2 = withoutBlocks(text, document.quoted);
  const scope = roadmapScope(document, plain2, milestone);
  const lines = textLines(plain2, document.body).filter(({ start }) => scope.includes(start));
  const boxes = checkedPhases(lines);
  const starts = lines.flatMap((line) => {
    const [, number3, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number3 === void 0 || name === void 0 ? [] : [{ line, number: number3, name }];
  });
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number: number3, name }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number3))?.checkbox ?? null;
    const inside = textLines(plain2, line.start, end);
    return {
      number: number3,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
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
    progress: readProgressRows(textLines(plain2, document.body))
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
function readState2(text) {
  const document = readMarkdown(text);
  const plain2 = withoutBlocks(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = textLines(plain2, document.body);
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
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
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
    const [name, cell, ...more] = rowCells(line) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
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
    const waitsFor2 = edges.get(id) ?? [];
    const inherited = waitsFor2.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor2.filter((one) => stopped.has(one)), ...inherited]);
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
  const unknown = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
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
  const resolve10 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve10)]));
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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve10 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve10) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve10(token) ?? []))];
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
var import_node_path15 = require("node:path");
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
  return parts.length === 0 ? null : `v1:sha256:${sha2562(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = readFile((0, import_node_path15.resolve)(root, path), projectFile(root), LARGEST2);
  return file.status === "ok" ? sha2562(file.bytes) : null;
}
function sha2562(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/documents.ts
var import_node_path16 = require("node:path");
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
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/read-phase.ts
var import_node_path17 = require("node:path");

// src/core/planning/phase-files.ts
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !isCanonical(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan, summaries) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
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
  const list2 = (name) => itemsOf(map2[name], name, tell);
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
function itemsOf(value, name, tell) {
  if (isList(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is no list.`,
    `Write each item as "- ..." under ${name}:.`
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
  const read3 = (name) => innerText(text, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read3("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read3("files")),
    acceptanceCriteria: bullets(read3("acceptance_criteria")),
    action: read3("action"),
    done: oneLine(read3("done")),
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
  const verify2 = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify2 === void 0) return null;
  const inside = elements(verify2.tags, verify2.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify2.inner.start, verify2.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
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
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read3 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read3.tasks.length > 0 ? read3.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name) => scalar(values[name]);
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
      ...read3.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name }) => SECTIONS.includes(name)),
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
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path17.join)(folder, "plans")));
  const unusable = [];
  const read3 = (file) => {
    const found = readDocument(root, (0, import_node_path17.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path17.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read3(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read3(summary)) }];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
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

// src/app/planning/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path18.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path18.join)(planning, "workstreams");
  if (!(0, import_node_fs20.existsSync)((0, import_node_path18.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read3 = (name) => {
    const found = readDocument(root, (0, import_node_path18.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path18.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read3("STATE.md"), read3("ROADMAP.md"), read3("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState2(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path18.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path18.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name }) => {
      const own2 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path = own2 === null ? null : (0, import_node_path18.join)(folder, own2);
      return phaseFacts(reading, { number: number3, name, path, folder: own2 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number3 = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number: number3,
      name: name.slice(number3.length + 1),
      path: (0, import_node_path18.join)(folder, name),
      folder: name
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
function phaseFacts({ root, unusable }, { number: number3, name, path, folder }) {
  const phase = path === null ? null : readPhase(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : documentText(root, (0, import_node_path18.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number: number3,
    name,
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

// src/app/planning/execution/read-execution.ts
var import_node_path24 = require("node:path");

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/find-program.ts
var import_node_fs21 = require("node:fs");
var import_node_path19 = require("node:path");
function findProgram(name, env2, projectRoot) {
  return findPrograms(name, env2, projectRoot)[0] ?? null;
}
function findPrograms(name, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name, env2).map((file) => (0, import_node_path19.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function pathOutside(env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).filter((folder) => !leadsInto(folder, reach)).join(import_node_path19.delimiter);
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path19.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path19.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path19.basename)(folder) === ".bin" && (0, import_node_path19.basename)((0, import_node_path19.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path19.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs21.accessSync)(path, import_node_fs21.constants.X_OK);
    return (0, import_node_fs21.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/process/neutral-folder.ts
var import_node_path20 = require("node:path");
function neutralFolder() {
  return (0, import_node_path20.dirname)(process.execPath);
}

// src/adapters/git/git-environment.ts
function gitEnvironment(root, settings, variables = {}) {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(
    ([name, value]) => value !== void 0 && isKept2(name.toUpperCase(), value, reach) ? [[name, value]] : []
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
function isKept2(name, value, reach) {
  if (name === "PATH" || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !leadsAstray(value, reach);
  return !name.startsWith("GIT_") || IDENTITY.has(name);
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
var import_node_fs22 = require("node:fs");
var import_node_os5 = require("node:os");
var import_node_path21 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path21.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs22.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path21.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path21.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os5.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path21.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path21.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs22.statSync)(path);
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
  return new Promise((resolve10) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve10({ status: "ok", output });
        else resolve10({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve10({ status: "failed" });
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

// src/adapters/git/plan-log.ts
var MOST_COMMITS = 3e3;
async function recentCommits(root) {
  const opened = await openGit(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function addedIn(root, folder) {
  const options = ["--diff-filter=A", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await runGit(root, ["log", ...options, "--", folder]);
  const made = /* @__PURE__ */ new Map();
  for (const { hash, added } of log.status === "ok" ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
function readLog(output) {
  return output.split("").slice(1).map((record2) => {
    const [head2 = "", ...rest] = record2.split("\0");
    const [hash = "", time2 = "", subject = ""] = head2.split("");
    const names = rest.map((part) => part.replace(/^\n/, ""));
    const entries = [];
    for (let at = 0; at + 1 < names.length; at += 2)
      if (names[at] !== "") entries.push({ letter: names[at] ?? "", path: names[at + 1] ?? "" });
    const of = (letter) => entries.filter((one) => one.letter === letter).map(({ path }) => path);
    const files = entries.map(({ path }) => path);
    return { hash, time: Number(time2), subject, files, added: of("A"), deleted: of("D") };
  });
}

// src/core/planning/execution/checkpoint.ts
function autoAnswer(plan, { type, task, text }, reached) {
  if (/blocking-human/i.test(text)) return null;
  const held = plan.tasks.filter(({ kind }) => kind === "checkpoint");
  const own2 = held.filter((one) => one.type.toLowerCase() === `checkpoint:${type}`);
  const meant = own2.find(({ index }) => index === task) ?? (own2.length === 1 ? own2[0] : void 0);
  if (meant === void 0 || reached > held.length) return null;
  if (meant.attributes.gate?.trim().toLowerCase() === "blocking-human") return null;
  if (type === "human-verify") return "approved";
  return type === "decision" ? firstOption(plan.text, meant.children) : null;
}
function firstOption(text, children) {
  const options = children.find(({ name: name2, closed }) => name2 === "options" && closed);
  if (options === void 0) return null;
  const [first] = elements(options.tags, options.inner.end).filter(({ name: name2 }) => name2 === "option");
  if (first === void 0) return null;
  const name = innerText(text, elements(first.tags, first.inner.end), "name")?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(": ") || null;
}

// src/core/planning/execution/file-pattern.ts
function isNamed(patterns, path) {
  return patterns.some((pattern) => fits(plain(pattern), plain(path)));
}
function mayMeet(left, right) {
  return left.some((one) => isNamed(right, one)) || right.some((one) => isNamed(left, one));
}
function fits(pattern, path) {
  if (pattern === "" || pattern === ".") return false;
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  if (!pattern.includes("*")) return false;
  return fitsParts(pattern.split("/"), path.split("/"));
}
function fitsParts(pattern, path) {
  let reached = [0];
  for (const part of pattern) reached = [...new Set(reached.flatMap((at) => stepsFrom(part, path, at)))];
  return reached.some((at) => at > 0);
}
function stepsFrom(part, path, at) {
  if (part === "**") return Array.from({ length: path.length - at + 1 }, (_, step) => at + step);
  return at < path.length && fitsPart(part, path[at] ?? "") ? [at + 1] : [];
}
function fitsPart(pattern, name) {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return pattern === name;
  const last = rest.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1 || found + piece.length > name.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}
function plain(path) {
  return path.trim().replaceAll("\\", "/").replaceAll(/\/{2,}/g, "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}

// src/core/planning/execution/choose-batch.ts
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
}

// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own2 = standing.get(id);
    return own2?.kind === "question" ? [{ plan: id, kind: own2.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own2 = standing.get(plan.id);
    const isFree = own2?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own2.assignment }] : [];
  });
  const status = statusOf2(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf(plan) {
  const { record: record2 } = plan;
  if (record2 === null) return unnoted(plan);
  if (record2.state === "resolved") {
    if (record2.choice !== "skip") return ready(plan, record2.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record2.state !== "checkpoint") return { kind: "question", question: record2.state };
  const answer2 = record2.answer ?? plan.autoAnswer;
  return answer2 === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer2);
}
function unnoted(plan) {
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer2 = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer: answer2 } };
}
function statusOf2(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own2 = standing.get(id);
    if (own2 === void 0) return byId.get(id)?.summary !== "complete";
    return own2.kind === "halted" || own2.kind === "skipped" || own2.kind === "question" && own2.question === "halted";
  };
  return scope.flatMap((plan) => {
    const own2 = standing.get(plan.id);
    if (own2?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}

// src/core/planning/execution/plan-commit.ts
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && phaseKey(scope) === phaseKey(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;

// src/app/planning/planning-config.ts
var import_node_path22 = require("node:path");

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
  const read3 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read3.status === "invalid") {
    const message = `config.json cannot be read (${read3.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config3 } = readPlanningConfig(null);
    return { config: config3, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read3.value);
  const config2 = { ...workflow(reader), ...surroundings(reader), raw: read3.value };
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
  const wrong = ({ name }, meaning2) => {
    const message = `"${name}" in config.json is not ${meaning2}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning2}, or remove it.` });
  };
  const own2 = (object2, key) => typeof object2 === "object" && object2 !== null && !Array.isArray(object2) && Object.hasOwn(object2, key) ? Object.entries(object2).find(([name]) => name === key)?.[1] : void 0;
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

// src/app/planning/planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path22.dirname)(planning), (0, import_node_path22.join)(planning, "config.json"))).config;
}

// src/app/planning/execution/execution-file.ts
var import_node_path23 = require("node:path");
function executionFile(project, name) {
  const plain2 = name.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path23.join)(project, ".msw", "execution", `${plain2}.json`);
}
function readExecutionFile(project, path) {
  const file = readJson(path, ownFile(project));
  return file.status === "ok" ? file.value : null;
}
async function editExecutionFile(project, path, change2) {
  if (openMswSubfolder(project, "execution").status === "refused") return false;
  const locked = await withLock(
    path,
    () => writeFileAtomic(path, `${JSON.stringify(change2(readExecutionFile(project, path)), null, 1)}
`)
  );
  return locked.status === "done";
}

// src/app/planning/execution/execution-records.ts
function readRecords2(store, folder) {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit(store, folder, readExecutionFile(store.project, path))));
}
function changeRecord(store, { folder, plan }, change2) {
  return editExecutionFile(store.project, executionFile(store.project, folder), (value) => {
    const plans = admit(store, folder, value);
    const next = change2(plans[plan] ?? null);
    if (next === null) delete plans[plan];
    else plans[plan] = next;
    return { version: 1, plans, signature: sign(store.key, signedText2(store, folder, plans)) };
  });
}
function admit(store, folder, value) {
  const parsed = schema2().safeParse(value);
  const plans = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return verify(store.key, signedText2(store, folder, plans), parsed.data.signature) ? plans : /* @__PURE__ */ Object.create(null);
}
function signedText2({ project }, folder, plans) {
  const { data } = schema2().safeParse({ plans, signature: "" });
  return JSON.stringify(["msw-execution-1", project, folder, data?.plans ?? {}]);
}
var schema2 = once(() => {
  const checkpoint = object({ type: string2(), task: nullable(number2()), text: string2() });
  const record2 = union([
    object({
      state: literal("checkpoint"),
      checkpoint,
      reached: number2(),
      answer: nullable(string2())
    }),
    object({ state: literal("halted"), reason: string2(), report: nullable(string2()) }),
    object({ state: literal("untrusted"), commands: array(string2()) }),
    object({ state: literal("resolved"), choice: _enum(["close", "again", "skip"]) })
  ]);
  return object({ plans: record(string2(), record2), signature: string2() });
});

// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = readPhase(project, phaseFolder(project, terms.folder));
  if (phase === null) return null;
  const config2 = planningConfigOf((0, import_node_path24.join)(project, ".planning"));
  const waves = planWaves(wavePlans(phase));
  const files = await planFiles(project, terms.folder, phase);
  const records = readRecords2(store, terms.folder);
  const around = { terms, isAuto: config2.mode === "yolo" || config2.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const limits = { parallel: config2.parallelization, mostAtOnce: config2.maxConcurrentAgents };
  return { terms, config: config2, waves, files, plans, step: nextExecution(plans, limits) };
}
function openPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
function phaseFolder(project, folder) {
  return (0, import_node_path24.join)(project, ".planning", "phases", folder);
}
async function planFiles(project, folder, phase) {
  const place = `.planning/phases/${folder}`;
  const commits = await recentCommits(project);
  const added = commits === null ? /* @__PURE__ */ new Map() : await addedIn(project, place);
  return new Map(
    phase.plans.map(({ file, document, summary }) => {
      const { id, canonical } = planName(file);
      const path = `${place}/${file}`;
      const status = summary === null ? null : summary.status === "halted" ? "halted" : "complete";
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : ownCommits(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record2, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: namedFiles(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record: record2,
    autoAnswer: isAuto && record2?.state === "checkpoint" ? autoAnswer(document, record2.checkpoint, record2.reached) : null
  };
}

// src/app/planning/execution/choose-execution.ts
async function chooseExecution(store, request) {
  const opened = openPlanning(store.project);
  if (opened.status === "refused") return opened;
  const { phases } = opened.project;
  const phase = findPhase(phases, request.phase);
  if (phase === null) return refused2(noSuchPhase(phases, request.phase));
  const { folder, number: number3 } = phase;
  if (folder === null || phase.plans.length === 0)
    return refused2(`Phase ${number3} has no plans: write them with /msw:plan ${number3}.`);
  if (!isPlainName(folder))
    return refused2(`The folder ${plainLine(folder, 80)} must be named with letters, digits, - . _ only.`);
  const terms = { phase: number3, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const execution = await readExecution(store, terms);
  if (execution === null) return refused2(`The folder of phase ${number3} cannot be read.`);
  const problem = problemOf(opened.project, execution);
  return problem === null ? { status: "ok", phase, execution } : refused2(problem);
}
function problemOf(project, execution) {
  const { waves, plans, terms } = execution;
  const cycle2 = waves.problems.find(({ code }) => code === "cycle" || code === "same-id");
  if (cycle2 !== void 0) return `${plainLine(cycle2.message, 300)} ${cycle2.fix}`;
  const scope = plans.filter(({ inScope }) => inScope);
  if (scope.length === 0) return emptyScope(execution);
  const open = scope.map(({ id }) => id).filter((id) => !execution.step.done.includes(id));
  if (open.length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution) ?? invalidPlans(project, execution, open);
}
function scopeName({ phase, wave, gapsOnly }) {
  return `phase ${phase}${wave === null ? "" : `, wave ${wave}`}${gapsOnly ? ", gaps only" : ""}`;
}
function emptyScope({ terms, waves }) {
  const known = waves.waves.map(({ wave }) => wave).join(", ");
  return terms.gapsOnly ? `No plan of ${scopeName(terms)} closes a gap (gap_closure: true).` : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}
function earlierWave({ terms, plans }) {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && plan.summary === null).map(({ id }) => id);
  return open.length === 0 ? null : `Wave ${wave} waits for ${open.join(", ")}: execute the waves before it first.`;
}
var MOST_LISTED = 6;
function invalidPlans(project, execution, open) {
  const found = open.flatMap((id) => {
    const file = execution.files.get(id);
    if (file === void 0) return [];
    if (!isPlainName(id)) return [`${plainLine(id, 60)}: name the file with letters, digits, - . _ only.`];
    return errorsIn(project, execution, file).map((error) => `${id}: ${error}`);
  });
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `
  and ${found.length - MOST_LISTED} more` : "";
  const list2 = found.slice(0, MOST_LISTED).map((line) => `
  ${line}`);
  return `Phase ${execution.terms.phase} cannot be executed, its plans have errors:${list2.join("")}${more}`;
}
function errorsIn(project, { files }, file) {
  const others = [...files.values()].filter(({ id }) => id !== file.id);
  const diagnostics = validatePlan(file.document, {
    fileName: (0, import_node_path25.basename)(file.path),
    siblings: [...files.values()].map(({ path }) => (0, import_node_path25.basename)(path)),
    requirements: project.requirements?.items.map(({ id }) => id) ?? null,
    exists: (relative4) => (0, import_node_fs23.existsSync)((0, import_node_path25.join)(project.root, relative4)),
    made: others.flatMap(({ document }) => namedFiles(document))
  });
  return diagnostics.filter(({ severity }) => severity === "error").map(({ line, message, fix }) => plainLine(`line ${line}: ${message} ${fix}`, 260));
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/app/planning/execution/describe-step.ts
var import_node_path26 = require("node:path");

// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS2 = 30;
function executorPrompt(task) {
  return joinProse(
    [
      prose`Carry out one plan of this project, as your role says.`,
      prose`${PLAN_LINE}${quoteName(task.planPath)}`,
      prose`Summary: ${quoteName(task.summaryPath)}`,
      prose`Helper: ${task.cli} execute`,
      prose`Name of the plan for the helper: ${quoteName(task.token)}`,
      ...modeLines(task)
    ],
    "\n"
  );
}
var PLAN_LINE = prose`Plan: `;
function modeLines({ mode, commits, answer: answer2, token }) {
  const done = commits.slice(-MOST_COMMITS2).map((commit) => quoteLine(commit, 120));
  const completed = [
    prose`<completed_tasks>`,
    ...done.length === 0 ? [prose`none`] : done,
    prose`</completed_tasks>`
  ];
  switch (mode) {
    case "fresh":
      return [];
    case "close":
      return [
        prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${quoteName(token)}).`,
        ...completed
      ];
    case "again":
      return [
        prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed
      ];
    case "continue":
      return [
        prose`An executor stopped at a checkpoint. Do not repeat what is completed; go on with the task behind it, with this answer:`,
        ...completed,
        prose`<user_response>${typedLine(answer2 ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}

// src/app/planning/execution/describe-step.ts
function describeStep(workspace, execution) {
  const { step, terms } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    message: MESSAGES[step.status],
    parallel: step.batch.length > 1,
    batch: step.batch.flatMap((one) => assignmentView(workspace, execution, one)),
    questions: step.questions.flatMap((one) => questionView(workspace, execution, one)),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked
  };
}
var MESSAGES = {
  run: prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: prose`Every plan of this scope is done. Tell the user, and name the verification as the next step.`
};
function planToken(folder, id) {
  return `${folder}/${id}`;
}
function summaryPath(file) {
  return file.path.replace(/PLAN(?=[^/]*$)/, "SUMMARY");
}
function assignmentView({ project, ...workspace }, execution, one) {
  const file = execution.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path26.resolve)(project, file.path),
    summaryPath: (0, import_node_path26.resolve)(project, summaryPath(file)),
    token: planToken(execution.terms.folder, one.plan),
    cli: cliCommand({ project, ...workspace }),
    commits: commitLines(file).toReversed(),
    answer: one.answer
  });
  return [{ plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt }];
}
function commitLines({ commits }) {
  return (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)} ${plainLine(subject, 100)}`);
}
function questionView(workspace, execution, { plan, kind }) {
  const file = execution.files.get(plan);
  const record2 = execution.plans.find(({ id }) => id === plan)?.record ?? null;
  if (file === void 0) return [];
  const choose = decisionCommand(execution.terms, prose`--close|--again|--skip`, plan);
  switch (record2?.state) {
    case "checkpoint": {
      const text = clipText(harmless(record2.checkpoint.text), 1800);
      const answer2 = prose`${decisionCommand(execution.terms, prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer: answer2 }];
    }
    case "halted": {
      const where = record2.report === null ? "" : ` Report: ${record2.report}`;
      return [{ plan, kind, text: plainLine(`${record2.reason}.${where}`, 500), answer: choose }];
    }
    case "untrusted": {
      const typed = (digest) => trustCommand(execution.terms, digest);
      const text = `The commands of ${plan} changed and are not trusted:${trustRequest(workspace, record2.commands, typed)}`;
      return [{ plan, kind, text, answer: typed(commandsDigest(workspace, record2.commands)) }];
    }
    default: {
      const text = `It has commits and no summary (close: only finish it; again: carry it out again; skip: leave it):
${commitLines(file).slice(0, 10).join("\n")}`;
      return [{ plan, kind, text, answer: choose }];
    }
  }
}

// src/app/commit-in-project.ts
var import_node_fs24 = require("node:fs");
async function untrustedHooks({ project, env: env2 }) {
  const opened = await openGit(project);
  if (opened.status !== "ok" || opened.git.top === null) return { plan: "", commands: [] };
  const { commitPrograms } = await Promise.resolve().then(() => __toESM(require("./commit-programs.cjs"), 1));
  const { ofRepository, places } = await commitPrograms(opened.git, import_node_fs24.realpathSync.native(project), []);
  const isAllowed = trustIn(project, env2);
  return { plan: places.join(", "), commands: ofRepository.filter((program) => !isAllowed(program)) };
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

// src/app/planning/execution/execution-trust.ts
async function settleExecutionTrust(workspace, execution, typed) {
  const { terms } = execution;
  const hooks = await untrustedHooks(workspace);
  return settleTrust(workspace, {
    named: [
      ...openPlans(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === void 0) return [];
        return [{ plan: file.path, commands: untrustedCommands(workspace, [file.document.text]) }];
      }),
      hooks
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? "" : ", and the git hooks of this repository,"} name`,
    allow: (digest) => trustCommand(terms, digest)
  });
}

// src/app/planning/execution/find-plan.ts
var import_node_fs25 = require("node:fs");
var import_node_path27 = require("node:path");
var PHASES = ".planning/phases";
function findPlan(project, token, cwd) {
  const asPath = (0, import_node_path27.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs25.existsSync)(asPath)) {
    const path = (0, import_node_path27.relative)(project, asPath).split(import_node_path27.sep).join("/");
    const found2 = planAt(project, path);
    return found2 === null ? refused3(`${plainLine(token, 120)} is no plan of this project.`) : { status: "found", plan: found2 };
  }
  const [folder, id] = splitToken(token);
  const folders = folder === null ? documentNames(project, PHASES) : [folder];
  const found = folders.flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return refused3(`There is no plan ${plainLine(token, 80)}: name it as 01-02, or by its file.`);
  if (second !== void 0)
    return refused3(
      `Several phases have a plan ${plainLine(token, 80)}: name its folder as well, as ${(0, import_node_path27.basename)((0, import_node_path27.dirname)(only))}/${id}.`
    );
  const plan = planAt(project, only);
  return plan === null ? refused3(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function plansIn(project, folder) {
  const place = (0, import_node_path27.join)(project, PHASES, folder);
  const { plans } = phaseFiles(documentNames(project, place), documentNames(project, (0, import_node_path27.join)(place, "plans")));
  return plans.map((file) => `${PHASES}/${folder}/${file}`);
}
function planAt(project, path) {
  const [, folder, file] = /^\.planning\/phases\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === void 0 || file === void 0 || !plansIn(project, folder).includes(path)) return null;
  const text = documentText(project, path);
  if (text === null) return null;
  const { id, canonical } = planName(file);
  return { id, canonical, folder, path, document: readPlan(text) };
}
function splitToken(token) {
  const at = token.indexOf("/");
  return at === -1 ? [null, token] : [token.slice(0, at), token.slice(at + 1)];
}
function resolveIn(project, folder, id) {
  const plans = plansIn(project, folder);
  const prefix = `${PHASES}/${folder}/`;
  const names = plans.map((path) => planName(path.slice(prefix.length)));
  const wanted = /^\d+$/.test(id) ? null : planResolver(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}
function refused3(reason) {
  return { status: "refused", reason };
}

// src/app/planning/execution/resolve-plan.ts
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = findPlan(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await changeRecord(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved)
    return {
      status: "refused",
      reason: "The record of the execution cannot be written: see msw-protocol doctor."
    };
  if (!isAnswerable) return { status: "refused", reason: `Plan ${plan.id} waits at no checkpoint.` };
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  await appendJournal(workspace.project, { event: "plan-resolved", plan: plan.id, what }, isoTime(workspace));
  return {
    status: "done",
    message: prose`Plan ${quoteName(plan.id)}: ${quoteName(what)}. Ask execute next for what follows.`
  };
}

// src/app/planning/execution/execute-command.ts
var LONGEST_CONTEXT = 4e3;
async function executeCommand(workspace, input, ownerPid) {
  const parsed = executionArguments(input.args);
  if (parsed.status === "refused") return answer(parsed.reason);
  const chosen = await chooseExecution(workspace, parsed.request);
  if (chosen.status === "refused") return answer(chosen.reason);
  const { terms } = chosen.execution;
  const owned = findLoop(readState(workspace), input.session);
  if (owned !== null && !isSame(owned, terms)) return answer(secondLoop(owned));
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, parsed.request.trust);
  if (untrusted !== null) return answer(untrusted);
  const loop = owned ?? await armExecution(workspace, { session: input.session, terms, ownerPid });
  if (typeof loop === "string") return answer(loop);
  if (loop.progress.pause !== null) return answer("The execution is paused: go on with /msw:resume.");
  await forgetAnswers(workspace, chosen.execution, parsed.request.decisions.length > 0);
  const unresolved = await resolveAll(workspace, parsed.request.decisions);
  if (unresolved !== null) return answer(unresolved);
  const execution = await readExecution(workspace, terms) ?? chosen.execution;
  const told = { execution, name: chosen.phase.name, view: describeStep(workspace, execution) };
  const context = contextOf(workspace, told);
  const notice = `msw ▸ executing ${executionName(terms)} · ${openPlans(execution).length} plans to do`;
  return { kind: "context", event: "UserPromptExpansion", context, notice };
}
function answer(text) {
  return { kind: "answer", text };
}
function isSame({ terms }, wanted) {
  const { execution } = terms;
  return execution !== null && execution.folder === wanted.folder && execution.wave === wanted.wave && execution.gapsOnly === wanted.gapsOnly;
}
async function forgetAnswers(workspace, { plans, terms }, deciding) {
  for (const { id, record: record2, summary, commits } of plans) {
    const place = { folder: terms.folder, plan: id };
    if (record2?.state === "untrusted") {
      const isBegun = summary !== null || commits.length > 0;
      await changeRecord(workspace, place, () => isBegun ? { state: "resolved", choice: "close" } : null);
    } else if (!deciding && record2?.state === "resolved" && record2.choice !== "skip" && summary === null) {
      await changeRecord(workspace, place, () => null);
    }
  }
}
function contextOf(workspace, { execution, name, view }) {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set(openPlans(execution).map(({ wave }) => wave)).size;
  const call = nextCall(cliCommand(workspace), terms);
  const head2 = [
    prose`MSW executes ${executionName(terms)} (${quoteLine(name, 80)}): ${openPlans(execution).length} of ${scope.length} plans to do, in ${waves} ${waves === 1 ? prose`wave` : prose`waves`}.`,
    prose`Ask what to do next: ${call}`
  ];
  const text = joinProse([...head2, prose`Now: ${proseJson(view, 0)}`], "\n");
  return text.length <= LONGEST_CONTEXT ? text : joinProse([...head2, prose`Begin by asking.`], "\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  executeCommand
});
