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
    var path2 = require("path");
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
        return callback(null, path2.resolve(file));
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
      return (...args) => new Promise((resolve7, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve7(result);
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

// src/app/planning/verification/verify-command.ts
var verify_command_exports = {};
__export(verify_command_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(verify_command_exports);

// src/core/planning/documents/phase-id.ts
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

// src/core/planning/phases/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
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

// src/core/planning/phases/next-step.ts
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
  const { number: number3, name } = phase;
  return { ...step, phase: number3, name, reason: `${step.reason}${paused}` };
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

// src/core/planning/verification/verify-arguments.ts
function judgeCommand(phase, id) {
  return prose`/msw:verify ${quoteName(phase)} ${quoteName(id)} passed|failed "what you saw"`;
}
var JUDGED = /\s([a-z]+-[0-9a-f]{10})\s+(passed|failed)(?=\s|$)/g;
function verifyArguments(raw) {
  const marks = [...raw.matchAll(JUDGED)];
  const judged = marks.map((mark, at) => {
    const words = raw.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
    return { id: mark[1] ?? "", verdict: mark[2] === "passed" ? "passed" : "failed", words: unquoted(words) };
  });
  const head = readHead(raw.slice(0, marks[0]?.index));
  return head === null ? null : { ...head, judged };
}
function readHead(text) {
  const trust = /(?:^|\s)--trust\s+([0-9a-f]{16})(?=\s|$)/.exec(text);
  const rest = trust === null ? text : text.replace(trust[0], " ");
  const words = rest.split(/\s+/).filter((word) => word !== "");
  const [phase, ...others2] = words.filter((word) => word !== "--no-commit");
  if (phase === void 0 || others2.length > 0 || phase.startsWith("-")) return null;
  return { phase, noCommit: words.includes("--no-commit"), trust: trust?.[1] ?? null };
}
function unquoted(text) {
  return /^(["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;
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

// src/app/workspace/cli-command.ts
var import_node_path = require("node:path");

// src/core/text/typed.ts
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/app/workspace/cli-command.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/planning/documents/find-planning.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
function findProject(path2) {
  let folder = isFolder(path2) ? path2 : (0, import_node_path2.dirname)(path2);
  for (; ; ) {
    if ((0, import_node_path2.basename)(folder) === ".planning") return (0, import_node_path2.dirname)(folder);
    if ((0, import_node_fs.existsSync)((0, import_node_path2.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path2.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path2) {
  return (0, import_node_fs.existsSync)(path2) && (0, import_node_fs.statSync)(path2, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/documents/read-project.ts
var import_node_fs7 = require("node:fs");
var import_node_path8 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
function realPath(path2) {
  try {
    return import_node_fs2.realpathSync.native(path2);
  } catch {
    const parent = (0, import_node_path3.dirname)(path2);
    return parent === path2 ? path2 : (0, import_node_path3.join)(realPath(parent), (0, import_node_path3.basename)(path2));
  }
}
function isInside(path2, folder) {
  const way = (0, import_node_path3.relative)(folder, path2);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path3.sep}`) && !(0, import_node_path3.isAbsolute)(way);
}

// src/adapters/files/place.ts
var ownFile = (root) => ({ kind: "own", root });
var privateFile = (root) => ({ kind: "private", root });
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path2) {
  if (place.kind === "named") return { status: "ok", path: path2, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path2) : findOwn(place.root, path2);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path2) {
  const link = linkBetween(root, (0, import_node_path4.dirname)(path2));
  if (link === null) return { status: "ok", path: path2, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path2) {
  const real = import_node_fs3.realpathSync.native(path2);
  const base = import_node_fs3.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path4.relative)(base, real).split(import_node_path4.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path2 = folder; path2.length > root.length; path2 = (0, import_node_path4.dirname)(path2))
    if ((0, import_node_fs3.lstatSync)(path2, { throwIfNoEntry: false })?.isSymbolicLink()) return path2;
  return null;
}

// src/core/planning/documents/plan-id.ts
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

// src/core/text/markdown/diagnostic.ts
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

// src/core/text/markdown/frontmatter-block.ts
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

// src/core/text/markdown/text-lines.ts
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

// src/core/text/markdown/value.ts
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

// src/core/text/markdown/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted2(raw) {
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
function block(cursor, indent, depth2) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth2 > DEEPEST) return "";
  return isItem(first) ? list(cursor, first.indent, depth2) : map(cursor, first.indent, depth2);
}
function map(cursor, indent, depth2) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth2)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth2) {
  const text = rest?.trim() ?? "";
  if (text !== "" && !text.startsWith("#")) return inline(text);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth2 + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth2 + 1) : "";
}
function list(cursor, indent, depth2) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth2));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth2) {
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
  if (key === void 0) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth2 + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others2 = map(cursor, indent, depth2 + 1);
  return mapOf([[key, first], ...typeof others2 === "string" ? [] : Object.entries(others2)]);
}
function inline(raw) {
  const text = raw.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return unquoted2(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted2(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text) {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}

// src/core/text/markdown/yaml-value.ts
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
function toValue(node2, depth2) {
  if (depth2 > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node2)) return typeof node2.value === "string" ? node2.value : "";
  if ((0, import_yaml.isAlias)(node2)) return `*${node2.source}`;
  if ((0, import_yaml.isSeq)(node2)) return node2.items.map((item2) => toValue(item2, depth2 + 1));
  if (!(0, import_yaml.isMap)(node2)) return "";
  return mapOf(
    node2.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
      return typeof key === "string" ? [[key, toValue(pair.value, depth2 + 1)]] : [];
    })
  );
}

// src/core/text/markdown/frontmatter.ts
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
  const read45 = readEntries(text, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read45.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read45.entries,
    values: mapOf(read45.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read45.diagnostics, ...repeated]
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
    const read45 = oversized ? null : readYaml(part);
    if (read45?.status === "ok") return { key, value: valueIn(read45.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read45?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read45 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read45?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read45?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read45.value) ? read45.value : {};
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
    const depth2 = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth2) === depth2 ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth2;
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

// src/core/text/markdown/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/text/markdown/quoted-ranges.ts
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

// src/core/text/markdown/markdown-document.ts
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

// src/core/text/markdown/table-cells.ts
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

// src/core/planning/documents/requirements.ts
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

// src/core/planning/documents/roadmap-progress.ts
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

// src/core/planning/documents/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title }) => wanted !== null && versionOf(title) === wanted);
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
function isMilestone(title) {
  return versionOf(title) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
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

// src/core/planning/documents/roadmap.ts
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
    const inside = textLines(plain, line.start, end);
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

// src/core/planning/documents/state-status.ts
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

// src/core/planning/documents/state.ts
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
function sectionRange({ headings }, title) {
  const heading = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
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

// src/core/planning/documents/verification.ts
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

// src/core/planning/rules/dependency-levels.ts
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
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}

// src/core/planning/rules/wave-problems.ts
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

// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve7 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve7)]));
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
  const runnable = nodes.filter((node2) => incomplete.includes(node2.id) && node2.wave !== null && node2.blockedBy.length === 0).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve7 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve7) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve7(token) ?? []))];
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node2) => [node2.id, node2]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path2 = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path2.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path2.indexOf(id);
    if (from !== -1) cycles.push(path2.slice(from));
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
      const others2 = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others2) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others2, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function samePath(path2) {
  return path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/app/planning/documents/covered-digest.ts
var import_node_path5 = require("node:path");

// src/adapters/files/only-ours.ts
function notOnlyOurs(path2, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own3 = process.getuid();
  if (uid !== own3)
    return `it belongs to another user; if it is yours, type: sudo chown ${own3} ${quoted(path2)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path2)}`;
}
function quoted(path2) {
  return `'${path2.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs5 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs4 = require("node:fs");
var noWait = import_node_fs4.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs4.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path2, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs5.lstatSync : import_node_fs5.statSync;
    const seen = look(path2, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path2, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path2, rule) {
  const file = (0, import_node_fs5.openSync)(path2, import_node_fs5.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
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
    const read45 = (0, import_node_fs5.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read45;
    if (read45 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path2, place, cap) {
  return read(path2, place, { cap });
}
function readText(path2, place, cap = documentCap) {
  const found = read(path2, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function read(path2, place, rule) {
  const found = findIn(place, path2);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path2, stat) }
  });
}

// src/app/planning/documents/covered-digest.ts
var LARGEST = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles: coveredFiles2, coveredDigest } = verification;
  if (coveredFiles2.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles2);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path2 of paths) {
    const hash = hashOf(root, path2);
    if (hash === null) return null;
    parts.push(`${path2}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path2) {
  const file = readFile((0, import_node_path5.resolve)(root, path2), projectFile(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/documents/documents.ts
var import_node_path6 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs6 = require("node:fs");
var MOST = 1e4;
function listFolder(path2, place, most = MOST) {
  const found = findIn(place, path2);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs6.statSync : import_node_fs6.lstatSync;
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
function namesIn(path2, place) {
  const list2 = listFolder(path2, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries2(path2, most) {
  const folder = (0, import_node_fs6.opendirSync)(path2, { bufferSize: 256 });
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

// src/app/planning/documents/documents.ts
function readDocument(root, path2) {
  return readText((0, import_node_path6.resolve)(root, path2), projectFile(root));
}
function documentText(root, path2) {
  const found = readDocument(root, path2);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path6.resolve)(root, folder), projectFile(root));
}
function cannotUse(path2, reason) {
  return `${path2} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/documents/read-phase.ts
var import_node_path7 = require("node:path");

// src/core/planning/documents/phase-files.ts
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
function summaryOf(plan, summaries2) {
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
  return names.find((name) => summaries2.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}

// src/core/planning/documents/gsd-task-count.ts
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

// src/core/planning/documents/must-haves.ts
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
  const path2 = scalar(map2.path);
  if (path2 === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map2.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path2} is no number.`, "Write a whole number.");
  }
  return [
    {
      path: path2,
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

// src/core/planning/documents/plan-element.ts
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

// src/core/planning/documents/plan-tags.ts
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

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/documents/plan-tasks.ts
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
  const read45 = (name) => innerText(text, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read45("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read45("files")),
    acceptanceCriteria: bullets(read45("acceptance_criteria")),
    action: read45("action"),
    done: oneLine(read45("done")),
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

// src/core/planning/documents/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read45 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read45.tasks.length > 0 ? read45.tasks : headingTasks(text, start, quoted2);
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
      ...read45.diagnostics,
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

// src/core/planning/documents/summary.ts
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

// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path7.join)(folder, "plans")));
  const unusable = [];
  const read45 = (file) => {
    const found = readDocument(root, (0, import_node_path7.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path7.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read45(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read45(summary)) }];
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

// src/app/planning/documents/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path8.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path8.join)(planning, "workstreams");
  if (!(0, import_node_fs7.existsSync)((0, import_node_path8.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read45 = (name) => {
    const found = readDocument(root, (0, import_node_path8.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path8.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read45("STATE.md"), read45("ROADMAP.md"), read45("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path8.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path8.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name }) => {
      const own3 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path2 = own3 === null ? null : (0, import_node_path8.join)(folder, own3);
      return phaseFacts(reading, { number: number3, name, path: path2, folder: own3 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number3 = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number: number3,
      name: name.slice(number3.length + 1),
      path: (0, import_node_path8.join)(folder, name),
      folder: name
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
function phaseFacts({ root, unusable }, { number: number3, name, path: path2, folder }) {
  const phase = path2 === null ? null : readPhase(root, path2);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path2 === null || report === void 0 ? null : documentText(root, (0, import_node_path8.join)(path2, report));
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

// src/app/planning/verification/open-executed-phase.ts
var import_node_path10 = require("node:path");

// src/core/planning/phases/find-phase.ts
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
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged2 = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged2;
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
var sha2562 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

// src/core/planning/verification/claim-id.ts
function claimId(kind, text) {
  return `${kind}-${bytesToHex(sha2562(utf8ToBytes(`${kind}
${text}`)).subarray(0, 5))}`;
}

// src/core/planning/verification/same-statement.ts
var SMALL = new Set(
  "a an the of to in on at by for and or is are be been was were it its this that these those with as from into can will shall should must when then than has have had do does".split(
    " "
  )
);
var SHARE = 0.8;
var NEGATION = /\b(?:not|no|never|without|cannot|none)\b|n't\b/i;
function statementWords(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?<![.:/-])[.:/-]+$/, "")).filter((word) => word !== "" && !SMALL.has(word))
  );
}
function restates(a, b) {
  return shareIn(a, b) >= SHARE && shareIn(b, a) >= SHARE;
}
function shareIn(statement, other) {
  const [said2, there] = [statementWords(statement), statementWords(other)];
  if (said2.size < 2) return statement.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0;
  if (NEGATION.test(statement) !== NEGATION.test(other)) return 0;
  const shared = [...said2].filter((word) => there.has(word));
  const otherNumber = [...said2].some((word) => /\d/.test(word) && !there.has(word));
  return otherNumber ? 0 : shared.length / said2.size;
}

// src/core/planning/verification/phase-claims.ts
var ROADMAP = "ROADMAP";
function phaseClaims(plans, contract, deferred) {
  const claims = (kind, read45, say2) => merged(
    plans.flatMap(
      ({ id, document }) => read45(document).map((value) => ({
        id: claimId(kind, JSON.stringify(value)),
        text: say2(value),
        sources: [id],
        value
      }))
    )
  );
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(
      "artifact",
      ({ mustHaves }) => mustHaves.artifacts,
      ({ path: path2, provides }) => provides === null ? path2 : `${path2}: ${provides}`
    ),
    links: claims(
      "link",
      ({ mustHaves }) => mustHaves.keyLinks,
      ({ from, to, via }) => `${from} → ${to}${via === null ? "" : ` (${via})`}`
    ),
    prohibitions: claims(
      "prohibition",
      ({ mustHaves }) => mustHaves.prohibitions.filter(
        (one) => statementOf(one) !== null && scalar(one.status)?.toLowerCase() !== "dismissed"
      ),
      (one) => statementOf(one) ?? ""
    ),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred)))
  };
}
function statementOf(item2) {
  return readMustHaves({ key: "", value: { truths: [item2] }, start: 0, end: 0 }).mustHaves.truths[0] ?? null;
}
function merged(found) {
  const byId = /* @__PURE__ */ new Map();
  for (const one of found) {
    const known = byId.get(one.id);
    byId.set(
      one.id,
      known === void 0 ? one : { ...known, sources: [.../* @__PURE__ */ new Set([...known.sources, ...one.sources])] }
    );
  }
  return [...byId.values()];
}
function truthsOf(plans, { criteria: criteria2, goal }) {
  const truths = [];
  const add = (text, source, more) => {
    const at = truths.findIndex((truth) => truth.wordings.some((known2) => restates(known2, text)));
    const known = truths[at];
    if (known === void 0) {
      truths.push({ id: claimId("truth", text), text, wordings: [text], sources: [source], ...more });
      return;
    }
    truths[at] = {
      ...known,
      wordings: [.../* @__PURE__ */ new Set([...known.wordings, text])],
      sources: [.../* @__PURE__ */ new Set([...known.sources, source])],
      checks: [.../* @__PURE__ */ new Set([...known.checks, ...more.checks])],
      backstop: known.backstop || more.backstop
    };
  };
  for (const criterion of criteria2) add(criterion, ROADMAP, { checks: [], backstop: false });
  for (const { id, document } of plans) {
    for (const item2 of truthItems(document)) {
      const text = statementOf(item2);
      if (text !== null) add(text, id, { checks: ownChecks(item2), backstop: isBackstop(item2) });
    }
  }
  if (truths.length > 0) return truths;
  const aims = plans.flatMap(({ document }) => document.objective ?? []);
  add(goal ?? (aims.join(" ") || "The phase does what it is for"), ROADMAP, { checks: [], backstop: false });
  return truths;
}
function truthItems({ frontmatter }) {
  const must = frontmatter.values.must_haves;
  const items = isMap(must) ? must.truths : void 0;
  return isList(items) ? items : [];
}
function ownChecks(item2) {
  if (!isMap(item2)) return [];
  return ["check", "verify", "command"].flatMap((key) => scalar(item2[key]) ?? []);
}
function isBackstop(item2) {
  return isMap(item2) && scalar(item2.verification)?.replaceAll(/["']/g, "").trim() === "backstop";
}
function humanChecksOf({ id, document }, deferred) {
  return document.tasks.flatMap((task) => [
    ...humanBlocks(document.text, task).map(({ test: test2, expected, why }) => humanCheck(id, test2, expected, why)),
    ...deferred && task.type.toLowerCase() === "checkpoint:human-verify" ? [checkpoint(document.text, task, id)] : []
  ]);
}
function humanBlocks(text, task) {
  const verify2 = task.children.find(({ name, closed }) => name === "verify" && closed);
  if (verify2 === void 0) return [];
  return elements(verify2.tags, verify2.inner.end).filter(({ name }) => name === "human-check").map((block2) => {
    const inside = elements(block2.tags, block2.inner.end);
    const said2 = (name) => innerText(text, inside, name);
    return {
      test: said2("test") ?? text.slice(block2.inner.start, block2.inner.end),
      expected: said2("expected") ?? task.done ?? "",
      why: said2("why_human") ?? "The plan leaves it to a person."
    };
  });
}
function checkpoint(text, task, source) {
  const said2 = (name) => innerText(text, task.children, name);
  return humanCheck(
    source,
    said2("how-to-verify") ?? task.name ?? "Look at what was built",
    said2("what-built") ?? task.done ?? "",
    "The plan stops here for a person."
  );
}
function humanCheck(source, test2, expected, why) {
  const tidy = (part) => decodeEntities(part).replaceAll(/\s+/g, " ").trim();
  return {
    id: claimId("human", tidy(test2)),
    test: tidy(test2),
    expected: tidy(expected),
    why: tidy(why),
    sources: [source]
  };
}

// src/core/planning/rules/verify-commands.ts
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
  const read45 = ({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read45);
  const command = read45(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

// src/core/planning/verification/phase-commands.ts
function phaseCommands(plans, truths) {
  const found = /* @__PURE__ */ new Map();
  const add = (next) => {
    const known = found.get(next.command);
    found.set(next.command, known === void 0 ? next : joined(known, next));
  };
  for (const plan of plans) for (const one of ofPlan(plan)) add(one);
  for (const truth of truths) for (const command of truth.checks) add(ofTruth(truth, command));
  return [...found.values()];
}
function ofPlan({ id, document }) {
  const { text, tasks, mustHaves } = document;
  const ofTasks = tasks.flatMap(
    (task) => verifyCommands(text.slice(task.start, task.end)).map((command) => ({
      id: claimId("check", command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      texts: { near: proseOf(task), far: [task.done ?? "", ...task.acceptanceCriteria, ...mustHaves.truths] },
      shows: [task.name ?? "", task.done ?? "", ...task.acceptanceCriteria].filter((said2) => said2 !== ""),
      truths: []
    }))
  );
  const known = new Set(ofTasks.map(({ command }) => command));
  const others2 = verifyCommands(text).filter((command) => !known.has(command));
  return [
    ...ofTasks,
    ...others2.map((command) => ({
      id: claimId("check", command),
      command,
      places: [id],
      plans: [id],
      texts: { near: [], far: mustHaves.truths },
      shows: [],
      truths: []
    }))
  ];
}
function proseOf(task) {
  const text = task.verify?.text ?? "";
  const prose2 = text.replaceAll(/<(automated|human-check)>(?:(?!<\1>)[\s\S])*?<\/\1>/g, "\n").replaceAll(/<\/?[a-z_-]+>/g, "\n");
  return verifyOnlyCommand(task, prose2) ? [] : decodeEntities(prose2).split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function verifyOnlyCommand(task, prose2) {
  return task.verify?.automated.length === 0 && !prose2.trim().includes("\n");
}
function ofTruth(truth, command) {
  return {
    id: claimId("check", command),
    command,
    places: ["truth"],
    plans: truth.sources,
    texts: { near: [], far: truth.wordings },
    shows: [],
    truths: [truth.id]
  };
}
function joined(a, b) {
  const both = (left, right) => [.../* @__PURE__ */ new Set([...left, ...right])];
  return {
    ...a,
    places: both(a.places, b.places),
    plans: both(a.plans, b.plans),
    texts: { near: both(a.texts.near, b.texts.near), far: both(a.texts.far, b.texts.far) },
    shows: both(a.shows, b.shows),
    truths: both(a.truths, b.truths)
  };
}

// src/app/planning/documents/read-planning-config.ts
var import_node_path9 = require("node:path");

// src/core/planning/documents/json-object.ts
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

// src/core/planning/documents/planning-settings.ts
function readPlanningConfig(text) {
  const read45 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read45.status === "invalid") {
    const message = `config.json cannot be read (${read45.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config3 } = readPlanningConfig(null);
    return { config: config3, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read45.value);
  const config2 = { ...workflow(reader), ...surroundings(reader), raw: read45.value };
  return { config: config2, diagnostics: reader.problems };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key, flat = key) => from.value(flat, "workflow", key);
  const depth2 = from.value("depth").value;
  const granularity = from.value("granularity", "planning", "granularity");
  const older = typeof depth2 === "string" ? DEPTHS[depth2] ?? depth2 : void 0;
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
  const wrong = ({ name }, meaning2) => {
    const message = `"${name}" in config.json is not ${meaning2}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning2}, or remove it.` });
  };
  const own3 = (object2, key) => typeof object2 === "object" && object2 !== null && !Array.isArray(object2) && Object.hasOwn(object2, key) ? Object.entries(object2).find(([name]) => name === key)?.[1] : void 0;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section2, key) {
      const direct = own3(raw, flat);
      if (direct !== void 0 || section2 === void 0 || key === void 0)
        return { name: flat, value: direct };
      return { name: `${section2}.${key}`, value: own3(own3(raw, section2), key) };
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

// src/app/planning/documents/read-planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path9.dirname)(planning), (0, import_node_path9.join)(planning, "config.json"))).config;
}

// src/app/planning/verification/open-executed-phase.ts
function openExecutedPhase(project, number3) {
  const facts = findPhase(project.phases, number3);
  if (facts === null) return refused(noSuchPhase(project.phases, number3));
  const path2 = (0, import_node_path10.join)(project.planning, "phases", facts.folder ?? "");
  const phase = facts.folder === null ? null : readPhase(project.root, path2);
  if (facts.folder === null || phase === null || phase.plans.length === 0)
    return refused(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase.plans.filter(({ summary }) => summary === null).map(({ file }) => planName(file).id);
  if (waiting.length > 0)
    return refused(
      `Phase ${facts.number} is not executed: ${waiting.join(", ")} has no summary; run /msw:execute ${facts.number}.`
    );
  return { status: "ok", open: read2(project, facts, { folder: facts.folder, path: path2, phase }) };
}
function read2(project, facts, where) {
  const roadmap = project.roadmap?.phases.find((one) => phaseKey(one.number) === phaseKey(facts.number)) ?? null;
  const plans = where.phase.plans.map(({ file, document }) => ({ id: planName(file).canonical, document }));
  const deferred = planningConfigOf(project.planning).humanVerifyMode === "end-of-phase";
  const claims = phaseClaims(
    plans,
    { criteria: roadmap?.successCriteria ?? [], goal: roadmap?.goal ?? null },
    deferred
  );
  const report = reportName(where.folder, where.phase.names);
  const text = documentText(project.root, (0, import_node_path10.join)(where.path, report));
  return {
    facts,
    ...where,
    roadmap,
    plans,
    claims,
    commands: phaseCommands(plans, claims.truths),
    report,
    previous: text === null ? null : readVerification(text)
  };
}
function reportName(folder, names) {
  const token = /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*/.exec(folder)?.[0] ?? folder;
  const own3 = `${token}-VERIFICATION.md`;
  if (names.includes(own3)) return own3;
  return names.find((name) => name === "VERIFICATION.md") ?? own3;
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST3 = 200;
function readJson(path2, place, cap = CAP) {
  const file = readText(path2, place, cap);
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

// src/adapters/files/signing-key.ts
function sign(key, text) {
  return createHmac("sha256", key).update(text, "utf8").digest("hex");
}
function verify(key, text, signature) {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// src/app/workspace/workspace.ts
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/planning/verification/covered-files.ts
var import_node_path12 = require("node:path");

// src/app/planning/verification/project-files.ts
var import_node_fs8 = require("node:fs");
var import_node_path11 = require("node:path");
function readProjectFile(root, path2) {
  const absolute = (0, import_node_path11.resolve)(root, path2);
  if (!isInside(absolute, (0, import_node_path11.resolve)(root))) return { kind: "outside" };
  const found = findIn(projectFile(root), absolute);
  if (found.status === "missing") return { kind: "missing" };
  if (found.status === "refused") return { kind: "outside" };
  if ((0, import_node_fs8.statSync)(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: "folder" };
  const file = readText(absolute, projectFile(root));
  if (file.status === "missing") return { kind: "missing" };
  if (file.status === "refused") return { kind: "unreadable", reason: file.reason };
  return { kind: "file", text: file.text };
}

// src/app/planning/verification/covered-files.ts
function coveredFiles(root, open, more = []) {
  const documents = [
    ...documentNames(root, open.path).filter(isDocument),
    ...documentNames(root, (0, import_node_path12.join)(open.path, "plans")).filter(isDocument).map((name) => `plans/${name}`)
  ].map((name) => `.planning/phases/${open.folder}/${name}`);
  const others2 = [...namedFiles(open.claims), ...more].map((path2) => path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")).filter((path2) => !path2.startsWith(".planning/") && readProjectFile(root, path2).kind === "file");
  return [.../* @__PURE__ */ new Set([...documents, ...others2])].sort();
}
function isDocument(name) {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}
function namedFiles({ artifacts, links }) {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to])
  ];
}

// src/app/planning/verification/file-line.ts
function fileLine(text) {
  const [, path2, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path2 === void 0 || line === void 0) return null;
  return { path: path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""), line: Number(line) };
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
function prefixIssues(path2, issues) {
  return issues.map((iss) => {
    var _a2;
    (_a2 = iss).path ?? (_a2.path = []);
    iss.path.unshift(path2);
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
function installLazyProp(inst, key, make2, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make2(this);
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
      const own3 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own3;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own3;
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
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
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

// src/adapters/files/with-lock.ts
var import_node_fs10 = require("node:fs");
var import_node_path13 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);

// src/adapters/files/set-aside.ts
var import_node_fs9 = require("node:fs");
function setAside(path2, nowIso) {
  const base = `${path2}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number3 = 1; ; number3 += 1) {
    const target = number3 === 1 ? base : `${base}-${number3}`;
    if (moveWithoutOverwriting(path2, target)) return target;
  }
}
function setAsideNow(path2) {
  try {
    setAside(path2, (/* @__PURE__ */ new Date()).toISOString());
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

// src/adapters/files/with-lock.ts
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path2, work, options = {}) {
  const target = (0, import_node_path13.resolve)(path2);
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
function setForeignAside(path2) {
  const stat = (0, import_node_fs10.lstatSync)(path2, { throwIfNoEntry: false });
  if (stat === void 0 || stat.isDirectory()) return false;
  setAsideNow(path2);
  return true;
}
function monotonicMs() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
function delay(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs11 = require("node:fs");
var import_node_path14 = require("node:path");
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var RENAME_ATTEMPTS = 8;
var counter = 0;
function writeFileAtomic(path2, content, options = {}) {
  removeLeftovers(path2);
  const mode = options.mode ?? existingMode(path2);
  const temporary = writeTemporary(path2, content, mode);
  try {
    renameWithRetry(temporary, path2);
  } catch (error) {
    (0, import_node_fs11.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path14.dirname)(path2));
}
function existingMode(path2) {
  const stat = (0, import_node_fs11.lstatSync)(path2, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path2, content, mode) {
  const { file, temporary } = openTemporary(path2, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs11.fchmodSync)(file, mode);
    (0, import_node_fs11.writeFileSync)(file, content);
    (0, import_node_fs11.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs11.closeSync)(file);
    (0, import_node_fs11.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs11.closeSync)(file);
  return temporary;
}
function openTemporary(path2, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path14.join)((0, import_node_path14.dirname)(path2), `.${(0, import_node_path14.basename)(path2)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs11.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs11.renameSync)(from, to);
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
    const file = (0, import_node_fs11.openSync)(folder, "r");
    try {
      (0, import_node_fs11.fsyncSync)(file);
    } finally {
      (0, import_node_fs11.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path2) {
  const folder = (0, import_node_path14.dirname)(path2);
  if (((0, import_node_fs11.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path14.basename)(path2)}.`;
  for (const name of (0, import_node_fs11.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path14.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs11.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs11.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
var import_node_fs12 = require("node:fs");
var import_node_path15 = require("node:path");
function openMswFolder(projectRoot) {
  const path2 = mswPath(projectRoot);
  const folder = openRealFolder(path2);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path15.join)(path2, ".gitignore");
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
  return (0, import_node_path15.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names) {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path15.join)(folder.path, name));
  }
  return folder;
}
function openRealFolder(path2) {
  const seen = (0, import_node_fs12.lstatSync)(path2, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path: path2 };
  try {
    (0, import_node_fs12.mkdirSync)(path2);
    return { status: "ok", path: path2 };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path2, error);
  }
  const stat = (0, import_node_fs12.lstatSync)(path2, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path2} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path2} is not a folder` };
  return { status: "ok", path: path2 };
}
function cannotMake(path2, error) {
  return { status: "refused", reason: `${path2} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/app/planning/verification/verification-folder.ts
function openVerificationFolder(root, ...parts) {
  return openMswSubfolder(root, "verification", ...parts.map(plainName));
}
function judgementsPath(root, phaseFolder) {
  return mswPath(root, "verification", plainName(phaseFolder), "judgements.json");
}
function plainName(name) {
  return name.replaceAll(/[^\w.-]/g, "_");
}

// src/app/planning/verification/judgement-store.ts
var Judgement = object({
  id: string2(),
  verdict: _enum(["passed", "failed", "human"]),
  by: _enum(["model", "user"]),
  evidence: array(string2()),
  files: array(string2()),
  digest: string2(),
  at: string2()
});
var Store = object({ version: literal(1), judgements: array(Judgement), seal: string2() });
function readJudgements(workspace, phaseFolder, covered) {
  return stored(workspace, phaseFolder).filter(
    ({ files, digest }) => digest === judgementDigest(workspace.project, covered, files)
  );
}
async function keepJudgement(workspace, phaseFolder, judgement) {
  const folder = openVerificationFolder(workspace.project, phaseFolder);
  if (folder.status === "refused") return folder;
  const path2 = judgementsPath(workspace.project, phaseFolder);
  const locked = await withLock(path2, () => {
    const judgements = [...stored(workspace, phaseFolder).filter(({ id }) => id !== judgement.id), judgement];
    const content = { version: 1, judgements, seal: sign(workspace.key, sealed(judgements)) };
    writeFileAtomic(path2, `${JSON.stringify(content, null, 2)}
`);
  });
  return locked.status === "done" ? { status: "done" } : { status: "refused", reason: "The judgements are locked by another process; try again." };
}
function judgementDigest(root, covered, files) {
  return coveredDigestOf(root, [...covered, ...files]) ?? `none:${createHash("sha256").update(files.join("\n")).digest("hex")}`;
}
function stored(workspace, phaseFolder) {
  const file = readJson(judgementsPath(workspace.project, phaseFolder), ownFile(workspace.project));
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (!store.success) return [];
  const { judgements, seal } = store.data;
  return verify(workspace.key, sealed(judgements), seal) ? judgements : [];
}
function sealed(judgements) {
  const rows = judgements.map(({ id, verdict, by, evidence, files, digest, at }) => [
    id,
    verdict,
    by,
    evidence,
    files,
    digest,
    at
  ]);
  return `msw-judgements-1
${JSON.stringify(rows)}`;
}

// src/app/planning/verification/record-judgement.ts
async function judgeClaim(workspace, open, request) {
  const { claims, commands } = open;
  const people = new Set(claims.humanChecks.map(({ id }) => id));
  const known = [
    ...claims.truths,
    ...claims.artifacts,
    ...claims.links,
    ...claims.prohibitions,
    ...commands
  ].map(({ id }) => id);
  if (!known.includes(request.id) && !people.has(request.id))
    return refused2(
      `${request.id.slice(0, 80)} is nothing that phase ${open.facts.number} must show: phase verify lists the ids.`
    );
  if (people.has(request.id) && request.by === "model")
    return refused2(
      `${request.id} is for a person: only the user settles it, with ${judgeCommand(open.facts.number, request.id)}.`
    );
  const covered = coveredFiles(workspace.project, open);
  const told = readJudgements(workspace, open.folder, covered).find(({ id }) => id === request.id);
  if (told?.by === "user" && request.by === "model")
    return refused2(`${request.id} is judged by the user, and stays so while its files are unchanged.`);
  const read45 = readEvidence(workspace.project, request);
  if (read45.status === "refused") return read45;
  const judgement = {
    ...request,
    files: read45.files,
    digest: judgementDigest(workspace.project, covered, read45.files),
    at: isoTime(workspace)
  };
  const kept = await keepJudgement(workspace, open.folder, judgement);
  return kept.status === "done" ? { status: "done", judgement } : kept;
}
function readEvidence(root, { evidence, by, verdict }) {
  const files = [];
  for (const text of evidence) {
    const place = fileLine(text);
    const problem2 = place === null ? "it names no file and line" : placeProblem(root, place);
    if (problem2 === null && place !== null) files.push(place.path);
    else if (by === "model" && verdict !== "human")
      return refused2(
        `The evidence "${text.slice(0, 120)}" does not count: ${problem2}. Write FILE:LINE and what stands there.`
      );
  }
  if (evidence.every((text) => text.trim() === ""))
    return refused2("A judgement needs --evidence: FILE:LINE and what stands there.");
  return { status: "read", files: [...new Set(files)].filter((file) => !isKeptOutput(file)) };
}
function placeProblem(root, { path: path2, line }) {
  if (path2.startsWith(".planning/") || path2.startsWith(".msw/") && !isKeptOutput(path2))
    return "plans and summaries are what is verified, not evidence for it";
  const file = readProjectFile(root, path2);
  if (file.kind !== "file") return `${path2} is no file of the project`;
  const lines = file.text.split("\n").length;
  return line >= 1 && line <= lines ? null : `${path2} has ${lines} lines`;
}
function isKeptOutput(path2) {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path2);
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/adapters/user/trust-store.ts
var import_node_fs13 = require("node:fs");
var import_node_path16 = require("node:path");
var Store2 = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function listTrusted(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function addTrusted(userFolder2, projectRoot, command) {
  return change(
    userFolder2,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
async function change(userFolder2, projectRoot, edit) {
  const path2 = storePath(userFolder2);
  const key = projectKey(projectRoot);
  const result = await withLock(path2, () => {
    const projects = readProjects(path2);
    if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path2, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return result.status === "done" ? result.value : result;
}
function storePath(userFolder2) {
  return (0, import_node_path16.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs13.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path16.resolve)(projectRoot);
  }
}
function readProjects(path2) {
  const file = readJson(path2, privateFile((0, import_node_path16.dirname)(path2)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path2} cannot be read: ${file.reason}` };
  const store = Store2.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === "ok" && Newer.safeParse(file.value).success) {
    return { reason: `${path2} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path2} is not readable as a list of trusted commands; move it away to start anew` };
}
function writeProjects(path2, projects) {
  const kept = [...projects].filter(([, trusted]) => trusted.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  writeFileAtomic(path2, `${content}
`, { mode: 384 });
}

// src/adapters/files/journal.ts
var import_node_fs15 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs14 = require("node:fs");
function appendLine(path2, line, mode = 438) {
  const seen = (0, import_node_fs14.lstatSync)(path2, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs14.openSync)(path2, flags, mode);
  try {
    const stat = (0, import_node_fs14.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs14.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs14.closeSync)(file);
  }
}
var flags = import_node_fs14.constants.O_RDWR | import_node_fs14.constants.O_APPEND | import_node_fs14.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs14.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
}

// src/adapters/files/journal.ts
var LIMIT_BYTES = 10 * 1024 * 1024;
var MOST_READ = LIMIT_BYTES + 1024 * 1024;
var KEPT = 4;
async function appendJournal(projectRoot, entry, nowIso) {
  const folder = openMswFolder(projectRoot);
  if (folder.status === "refused") return folder;
  const path2 = journalPath(projectRoot, 0);
  const appended = appendLine(path2, JSON.stringify({ time: nowIso, ...entry }));
  if (appended.status === "refused")
    return { status: "refused", reason: `${path2} cannot be written: ${appended.reason}` };
  if (appended.size > LIMIT_BYTES) await rotate(projectRoot);
  return { status: "ok" };
}
function journalPath(projectRoot, number3) {
  return mswPath(projectRoot, number3 === 0 ? "journal.jsonl" : `journal.${number3}.jsonl`);
}
async function rotate(projectRoot) {
  const path2 = journalPath(projectRoot, 0);
  await withLock(path2, () => {
    if (((0, import_node_fs15.lstatSync)(path2, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs15.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs15.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
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
function showForList(command) {
  const shown = showCommand(command);
  if (shown.length <= LONGEST2) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha2562(utf8ToBytes(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/adapters/user/waiting-store.ts
var import_node_path17 = require("node:path");

// src/core/once.ts
function once(make2) {
  let made = null;
  return () => {
    made ??= { value: make2() };
    return made.value;
  };
}

// src/adapters/user/waiting-store.ts
var MOST2 = 20;
async function noteWaiting(userFolder2, projectRoot, waiting) {
  const path2 = storePath2(userFolder2);
  await withLock(path2, () => {
    const projects = read3(path2);
    const key = realPath(projectRoot);
    const named2 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named2.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST2));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    writeFileAtomic(path2, `${JSON.stringify(content, null, 2)}
`, { mode: 384 });
  });
}
function storePath2(userFolder2) {
  return (0, import_node_path17.join)(userFolder2, "waiting.json");
}
var schema = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read3(path2) {
  const file = readJson(path2, privateFile((0, import_node_path17.dirname)(path2)));
  const store = schema().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

// src/app/trust/plan-trust.ts
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

// src/app/trust/settle-trust.ts
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

// src/adapters/process/run-check.ts
var import_execa = require("./packages/execa.cjs");

// src/adapters/process/bounded-output.ts
var HEAD_BYTES = 64 * 1024;
var TAIL_BYTES = 256 * 1024;
var LONGEST_HELD_LINE = 64 * 1024;

// src/adapters/process/process-table.ts
var largestTable = 16 * 1024 * 1024;

// src/adapters/process/run-check.ts
var LONGEST_TIMER_MS = 2 ** 31 - 1;

// src/core/checks/runners.ts
function summaries(runner, patterns, none2) {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap(
        (pattern) => [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none2?.test(text)) return null;
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
function fromCounts(counts) {
  const found = [...counts.matchAll(/(\d+) ([a-z]+)/g)].map(([, number3, word = ""]) => ({
    number: Number(number3),
    word
  }));
  const count = (words) => found.reduce((total, { number: number3, word }) => total + (words.test(word) ? number3 : 0), 0);
  return { ran: count(RAN), skipped: count(NOT_RAN) };
}
function fromNotes(notes) {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}
function sum(tallies) {
  return tallies.reduce((a, b) => ({ ran: a.ran + b.ran, skipped: a.skipped + b.skipped }), {
    ran: 0,
    skipped: 0
  });
}
function readGo(text) {
  const count = (pattern) => [...text.matchAll(pattern)].length;
  const untested = count(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm
  );
  const nothingToRun = count(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm
  );
  const skipped = count(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
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

// src/core/planning/verification/judge-prohibition.ts
function prohibitionTest(value) {
  if (scalar(value.verification) !== "test" || scalar(value.check_kind) !== "node-test") return null;
  const [target, violation, clean2] = [
    value.check_target,
    value.check_violation_fixture,
    value.check_clean_fixture
  ].map(path);
  if (target == null || violation == null) return null;
  return { target, violation, clean: clean2 ?? null };
}
function prohibitionCommand({ target }) {
  return `node --test --test-reporter=tap -- ${target}`;
}
function path(value) {
  const text = scalar(value);
  return text !== null && /^[\w][\w./-]*$/.test(text) && !text.includes("..") ? text : null;
}

// src/core/failure/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD = 64 * 1024;
var TAIL = 256 * 1024;

// src/core/secrets/without-personal.ts
var NAME = String.raw`[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?){0,10}`;
var IN_ADDRESS = new RegExp(
  String.raw`(?<=[a-z][a-z0-9+.-]{1,20}:\/\/(?:[^\s/@<>]{0,100}@|<secret>@)?)${NAME}`,
  "gi"
);
var BEHIND_WORD = new RegExp(
  String.raw`(?<=\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|getaddrinfo|UnknownHostException:|host(?:name)?:?|lookup|resolve|connect(?:ing)? to|dial tcp|server at|server)[ =]{1,3}["'\u201c\u2018]?)${NAME}`,
  "gi"
);
var ALONE = new RegExp(String.raw`(?<![\w.@/\\-])${NAME}(?![\w(])`, "g");

// src/core/failure/mask-volatile.ts
var HEX = "[0-9a-f]";
var RULES = [
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

// src/core/failure/readers/choose-findings.ts
function chooseFindings(output, command, readers2) {
  const known = findingsByRank(output, command, readers2);
  for (const rank of ["tool", "runtime", "wrapper"]) {
    const found = known(rank);
    if (found.length > 0) return found;
  }
  return [];
}
function findingsByRank(output, command, readers2) {
  const text = output.lines.join("\n");
  const signed = readers2.filter((reader) => reader.signature.test(text));
  const ordered = namedFirst(signed, command);
  return (rank) => readWith(
    ordered.filter((reader) => reader.rank === rank),
    output
  );
}
function namedFirst(readers2, command) {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named2 = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named2), ...readers2.filter((reader) => !named2(reader))];
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
  return (errors.length > 0 ? errors : chosen).sort((a, b) => a.finding.line - b.finding.line);
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
  read: read4
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;
function read4({ lines }) {
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
  for (let i = from; i < Math.min(lines.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines[i] ?? "")?.groups;
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
  read: read5
};
var HEAD2 = /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
var LONGEST3 = 40;
function read5({ lines }) {
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
  for (let line = from; line < lines.length && line < from + LONGEST3; line += 1) {
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
  read: read6
};
var DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
var FAILED = /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
var LEGACY = /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
var PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
var DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;
function read6({ lines }) {
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
  const start = message.indexOf(first);
  const middle = message.indexOf(second, start + first.length);
  if (start < 0 || middle < 0) return null;
  const expected = operand(message.slice(start + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start)}${first} <v> ${second} <v>`,
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
  read: read7
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read7({ lines }) {
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
  const block2 = lines.slice(line + 1, line + LONGEST_TEST);
  const start = block2.findIndex((words) => words.trim() === "Error Message:");
  if (start < 0 || start > 3) return null;
  const stack = block2.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said2 = block2.slice(start + 1, stack < 0 ? start + 4 : stack).join(" ");
  return {
    ...failedTest(line, said2.replace(/\s+/g, " ").trim(), test2),
    ...placeOf(stack < 0 ? [] : block2.slice(stack))
  };
}
function failedTest(line, said2, testId) {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said2
  )?.groups;
  if (thrown !== void 0 && !/Assert/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      phase: "test",
      class: thrown.class ?? null,
      speech: "runtime",
      testId
    });
  }
  const words = (thrown?.message ?? said2).replace(/ [↑↓].*$/, "");
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
  read: read8
};
var MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read8({ lines }) {
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
  for (let i = from; i < Math.min(lines.length, from + 3); i += 1) {
    const file = PLACE.exec(lines[i] ?? "")?.groups?.file;
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
  for (let i = from; i < to; i += 1) {
    const groups = FRAME2.exec(lines[i] ?? "")?.groups;
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
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines[i] ?? "")) break;
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
  read: read9
};
var PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read9({ lines }) {
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
  const start = lines.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
  if (start < 0) return [];
  let line = start + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? "")) line += 1;
  const message = lines[line] ?? lines[start] ?? "";
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
  read: read10
};
var PLACED = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90)):\d+:(?:\d+:)? (?<severity>fatal error|error|Error): (?<message>.*)$/;
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read10({ lines }) {
  const tool = toolOf(lines);
  let within = null;
  return lines.flatMap((text, line) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ?? (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === void 0 ? [] : [finding2(line, tool, groups, within)];
  });
}
function toolOf(lines) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? "clang" : "gcc";
}
function finding2(line, tool, { file, severity, message = "" }, within) {
  const flag = FLAG.exec(message)?.[1];
  const plain = file?.replace(/^(?:\.\/)+/, "") ?? null;
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
    file: plain,
    testId: null,
    frame: within === null || plain === null ? plain : `${plain} ${functionName2(within)}`
  };
}
function plainFlag(flag) {
  return flag.replace(/^-Werror,(?=-W)/, "").replace(/^-Werror=/, "-W").replace(/=$/, "");
}
function functionName2(signature) {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}

// src/core/failure/readers/json-text.ts
function jsonText(escaped2) {
  return escaped2.replace(
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
  read: read11
};
var DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = /^(?:go:? )?(?<message>(?:pattern \S+: |no required module provides package |cannot find (?:main )?module|go\.mod file not found|updates to go\.(?:mod|sum) needed|missing go\.sum entry|inconsistent vendoring|errors parsing go\.mod|cannot load |no Go files in |no packages to test|\S+: unknown command$).*)$/;
function isGoDiagnostic(text) {
  return DIAGNOSTIC.test(text) && !/: too many errors$/.test(text);
}
function read11(output) {
  const lines = goLines(output.lines);
  return lines.flatMap((text, line) => {
    if (isGoDiagnostic(text)) return [diagnostic(text, line)];
    if (/: import cycle not allowed/.test(text)) return [cycle2(lines, line)];
    const loader = LOADER.exec(text)?.groups?.message;
    return loader === void 0 ? [] : [{ ...finding3(line, loader, null), code: gateOf(loader) }];
  });
}
function diagnostic(text, line) {
  const { file = "", message = "" } = DIAGNOSTIC.exec(text)?.groups ?? {};
  return finding3(line, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, " is not in std"), file);
}
function cycle2(lines, line) {
  let top = line;
  while (top > 0 && top > line - 100 && /^\s+(?:imports|\S+ imports) /.test(lines[top] ?? "")) top -= 1;
  const names = lines.slice(top, line + 1).map((text) => text.trim().replace(/^(?:package|imports) /, ""));
  const path2 = names.map(
    (name) => name.replace(/: import cycle not allowed.*$/, "").replace(/ from \S+$/, "")
  );
  return finding3(line, `import cycle not allowed: ${path2.join(" -> ")}`, null);
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
  const failed7 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? "";
    const verdict = FAILED2.exec(text)?.[1];
    if (verdict !== void 0) failed7.set(verdict, line);
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf(words, current));
  }
  const parents = new Set([...failed7.keys()].flatMap((name) => parentsOf(name)));
  return [...failed7].map(([name, line]) => ({ name, line, ...wordsOf(words, name) })).map((test2) => ({ ...test2, said: [...test2.said] })).filter((test2) => test2.said.length > 0 || !parents.has(test2.name));
}
function wordsOf(words, name) {
  const known = words.get(name) ?? { said: /* @__PURE__ */ new Set(), file: null };
  words.set(name, known);
  return known;
}
function listen(lines, line, words) {
  const [, file, said2] = SAID.exec(lines[line] ?? "") ?? [];
  if (file === void 0 || said2 === void 0) return;
  if (file !== "testing.go") words.file = file;
  const text = said2.trim() === "" ? assertionLibrary(lines, line) : said2.trim();
  if (text !== "") words.said.add(text);
}
function parentsOf(name) {
  const parts = name.split("/").slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
function assertionLibrary(lines, line) {
  const block2 = lines.slice(line + 1, line + 30).map((text) => text.trim());
  const start = block2.findIndex((text) => text.startsWith("Error:"));
  if (start < 0) return block2[0] ?? "";
  const end = block2.findIndex((text, index) => index > start && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block2.slice(start, end < 0 ? start + 4 : end).join(" ");
  return words.replace(/^Error:/, "").replace(/\s+/g, " ").trim();
}

// src/core/failure/readers/go-stack.ts
var PLACE2 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST4 = 400;
function goCalls(lines, from) {
  const calls = [];
  const end = Math.min(lines.length, from + LONGEST4);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ""); line += 1) {
    const file = PLACE2.exec(lines[line] ?? "")?.[1];
    const fn = CALL.exec(lines[line - 1] ?? "")?.[1];
    if (file !== void 0 && fn !== void 0 && isProject(file)) calls.push({ file, fn: plainName2(fn) });
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
function plainName2(fn) {
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
  read: read12
};
var ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read12(output) {
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
  read: read13
};
var LONGEST_TRACE = 400;
function testIdOf(className, ...path2) {
  const names = path2.map((name) => name.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name) => name !== "");
  return [className, ...names].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read13({ lines }) {
  const found = lines.flatMap(
    (text, line) => platformAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  const none2 = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none2 < 0 ? [] : [findingOf(none2, "no tests found", { phase: "test", code: "no-tests" })];
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
  const said2 = withoutIdentity((task === null ? [head, ...words] : words).join(" ")) || head;
  if (DEPENDENCY.test(said2))
    return findingOf(line, said2, { phase: "install", code: "dependency-resolution" });
  return findingOf(line, said2, {
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
  read: read14
};
var LONGEST_TRACE2 = 1200;
var UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
var LAUNCHER = /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;
function read14(output) {
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
  read: read15
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
function read15(output) {
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
  read: read16
};
var BLOCK = /^ {2}● (?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
function read16({ lines }) {
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
  const start = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start) : testMessage(lines, start, end);
  return {
    ...findingOf(line, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test2.replaceAll(" › ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines, start, end), parts.code ?? null)
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
  for (let i = first; i < end; i += 1)
    if (lines[i]?.trim() === "Details:") return nextText(lines, i + 1, end);
  return first;
}
function nextText(lines, from, end) {
  let i = from;
  while (i < end - 1 && (lines[i] ?? "").trim() === "") i += 1;
  return i;
}
function testMessage(lines, start, end) {
  const text = (lines[start] ?? "").trim();
  const matcher = MATCHER.exec(text)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines, start + 1, end) };
  }
  const head = errorHead(text);
  if (head !== null) return { ...head, speech: speechOf(head), values: operands(lines, start + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  if (thrown === void 0) return { message: text, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines, start) {
  const text = (lines[start] ?? "").trim();
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
  read: read17
};
function kotlinMessage(message) {
  const plain = message.replace(/^syntax error: /i, "").replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, lower);
  return plain.replace(/^[eE]xpecting /, "expecting ").replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'").replace(
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
function read17({ lines }) {
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
  read: read18
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY2 = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read18({ lines }) {
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
  const object2 = missing === void 0 ? lines[line + 2] : lines[line + 1];
  const name = /([\w+.-]{1,200}?)(?:-[0-9a-f]{6})?\.o$/.exec(object2 ?? "")?.[1];
  return [finding4(line, code, symbol.replace(/^_/, ""), name === void 0 ? null : `${name}.o`, null)];
}
function library(text, line) {
  const name = /\bld\b|\blld\b|cannot find -l/.test(text) ? LIBRARY2.exec(text)?.groups?.name : void 0;
  if (name === void 0 || /symbol/.test(text)) return null;
  return [{ ...finding4(line, "missing-library", name, null, null), message: `cannot find -l${name}` }];
}
function msvc(text, line) {
  const { object: object2, code, message } = MSVC.exec(text)?.groups ?? {};
  if (code === void 0 || message === void 0) return null;
  if (code === "LNK1120" || code === "LNK1169") return [];
  return [{ ...finding4(line, "undefined-reference", "", object2 ?? null, null), tool: "link", code, message }];
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
  const path2 = /\(([^()\s]{1,500}):\d+\)$/.exec(place)?.[1];
  if (path2 !== void 0) return path2;
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
  read: read19
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read19({ lines }) {
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
  read: read20
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
function read20({ lines }) {
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
  const said2 = groups.message ?? "";
  const rule = CHECKSTYLE.exec(said2)?.groups;
  if (rule !== void 0) return checkstyle(line, groups.file ?? null, rule);
  const message = language === "java" ? withJavaDetails(said2, lines.slice(line + 1, line + 1 + MOST_DETAILS2)) : kotlinMessage(said2);
  return findingOf(line, message, {
    phase: "compile",
    severity: groups.severity === "WARNING" ? "warning" : "error",
    code: language === "java" ? javaCode(said2) : null,
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
  const plain = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line, plain, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
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
  read: read21
};
var HEADER3 = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST3 = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME4 = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read21({ lines }) {
  const found = lines.flatMap((text, line) => HEADER3.test(text) ? testAt3(lines, line + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none2 = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none2 < 0 ? [] : [findingOf(none2, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt3(lines, line) {
  const groups = TEST3.exec(lines[line] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block2 = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const frames = block2.flatMap((text) => frameOf2(text) ?? []);
  const file = groups.file ?? frames.at(-1)?.file ?? null;
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file,
    frame: top === void 0 ? file : `${top.file} ${top.method}`
  };
  const isError = groups.file === void 0;
  return isError ? errorIn(line, block2, place) : failureIn(line, block2, place);
}
function errorIn(line, block2, place) {
  const thrown = THROWN.exec(block2[0] ?? "")?.groups;
  const errorClass = thrown?.class ?? null;
  const message = rubyMessage(thrown?.message ?? block2[0] ?? "");
  return findingOf(line, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
}
function failureIn(line, block2, place) {
  const words = wordsOf2(block2);
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitDiff(block2);
  const values = split === null ? {} : { values: split.values };
  return findingOf(line, split?.message ?? words, { ...place, speech: "assertion", ...values });
}
function blockOf(following) {
  const end = following.findIndex(
    (text) => /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text) || HEADER3.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function wordsOf2(block2) {
  const end = block2.findIndex((text) => text === "" || text.startsWith("--- expected"));
  return (end < 0 ? block2 : block2.slice(0, end)).join(" ");
}
function splitDiff(block2) {
  const start = block2.indexOf("+++ actual");
  if (start < 0) return null;
  const values = block2.slice(start + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf2(block2)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
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
  read: read22
};
var ENTRY = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read22({ lines }) {
  const list2 = lines.findIndex((text) => /^ +\d+ failing$/.test(text));
  if (list2 < 0) return withoutTests(lines);
  const starts = lines.flatMap((text, line) => line > list2 && ENTRY.test(text) ? line : []);
  return starts.map((start, i) => failed2(lines, start, starts[i + 1] ?? lines.length));
}
function failed2(lines, start, end) {
  const { title, next } = titleOf(lines, start, end);
  let line = next;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = head?.message ?? text;
  const path2 = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = topFrame(lines, line + 1, end);
  return findingOf(line, path2 === null ? message : message.slice(0, path2.index), {
    phase: "test",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: path2?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title,
    frame
  });
}
function titleOf(lines, start, end) {
  const parts = [ENTRY.exec(lines[start] ?? "")?.groups?.title ?? ""];
  let next = start + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next < Math.min(end, start + LONGEST_TITLE)) {
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
  read: read23
};
var PLAIN3 = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read23({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? void 0 : PLAIN3.exec(text)?.groups;
    if (groups !== void 0)
      return [finding6(line, groups.file ?? "", unwrap(lines, line, groups.message ?? ""))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}
function unwrap(lines, line, start) {
  let message = start;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start;
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
  const said2 = /^mypy: (?:error: )?(.+)$/.exec(text)?.[1];
  return said2 === void 0 ? [] : [{ ...finding6(line, "", said2), file: null, code: "usage" }];
}

// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read: read24
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read24({ lines }) {
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
  for (let i = line + 1; i < Math.min(last, line + 12); i += 1) {
    const text = lines[i] ?? "";
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
  for (let i = end - 1; i >= from; i -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines[i] ?? "")?.groups?.head;
    if (cause !== void 0 && cause !== "[") return cause;
  }
  return null;
}
function propertyOf(lines, from, end, name) {
  for (let i = from; i < end; i += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines[i] ?? "")?.groups;
    if (value?.name === name) return value.value ?? null;
  }
  return null;
}
function placeAbove(lines, line) {
  for (let i = line - 1; i >= Math.max(0, line - 6); i -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines[i] ?? "")?.groups?.file;
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
  return starts.map((start, i) => failed3(lines, start, starts[i + 1] ?? lines.length, paths));
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
function failed3(lines, start, end, paths) {
  const name = NODE.exec(lines[start + 1] ?? "")?.groups?.name ?? "";
  const line = firstText(lines, start + 2, end);
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, "$1") };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: "test",
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE3.exec(lines[start] ?? "")?.groups?.file ?? null,
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
    const field2 = (name) => fieldOf(lines, line + 1, end, name);
    if (field2("failureType") === "subtestsFailed") return;
    const path2 = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed4(lines, line, end, path2));
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
function failed4(lines, line, end, path2) {
  const field2 = (name2) => fieldOf(lines, line + 1, end, name2);
  const { message, values } = errorOf(lines, line + 1, end);
  const code = field2("code");
  const name = field2("name");
  const names = path2.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
  return findingOf(line, message, {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values,
    file: field2("location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: names.length === 0 ? null : names.join(" > "),
    frame: topFrame(lines, indexOfField(lines, line + 1, end, "stack") + 1, end)
  });
}
function indexOfField(lines, from, end, name) {
  const pattern = new RegExp(`^ +${name}: `);
  for (let i = from; i < end; i += 1) if (pattern.test(lines[i] ?? "")) return i;
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
  const start = indexOfField(lines, from, end, "error");
  const text = fieldOf(lines, from, end, "error");
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start] ?? "").search(/\S/);
  let last = start + 1;
  while (last < end && ((lines[last] ?? "") === "" || (lines[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines[start + 1]?.trim() ?? "", values: messageTail(lines, start + 2, last) };
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
  read: read25
};
function read25(output) {
  const others2 = output.lines.some((text) => /\bduration_ms\b/.test(text)) ? {} : { tool: "tap" };
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text)) ? readSpec(output) : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((read45) => {
    const report = { ...read45, ...others2 };
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
  read: read26
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read26({ lines }) {
  const own3 = npmError(lines);
  const others2 = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own3 === null ? others2 : [own3, ...others2];
}
function npmError(lines) {
  const said2 = lines.flatMap((text, line) => {
    const rest = NPM.exec(text)?.groups?.rest?.trim();
    return rest === void 0 ? [] : { line, rest };
  });
  const [first] = said2;
  if (first === void 0 || said2.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code = said2.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== void 0) ?? null;
  const words = said2.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !CHATTER.test(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said2) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said2) {
  const peer = said2.find(
    ({ rest }) => /^(?:peer|peerOptional|dev|optional)? ?\S+@"[^"]*" from /.test(rest) && rest.startsWith("peer")
  )?.rest;
  const found = said2.find(({ rest }) => rest.startsWith("Found: "))?.rest;
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
  read: read27
};
var TEST4 = /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN2 = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE4 = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY3 = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES2 = 60;
function read27({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST4.exec(text)?.groups;
    if (groups === void 0) return [];
    const block2 = blockOf2(lines.slice(line + 1, line + MOST_LINES2));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn2(line, testId, groups.class ?? null, block2);
  });
}
function blockOf2(following) {
  const end = following.findIndex((text) => TEST4.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn2(line, testId, named2, block2) {
  const files = block2.flatMap((text) => PLACE4.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY3.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said2 = block2.filter((text) => text.trim() !== "");
  const first = said2[0]?.trim() ?? "";
  const thrown = THROWN2.exec(first)?.groups;
  const errorClass = thrown?.class ?? named2;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return findingOf(line, first, { ...place, speech: "assertion" });
  }
  const message = thrown === void 0 ? first : thrown.message ?? said2[1] ?? "";
  return findingOf(line, message, { ...place, class: errorClass, speech: "runtime" });
}

// src/core/failure/readers/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read: read28
};
var HEADER4 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE5 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME5 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY4 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE3 = 200;
function read28({ lines }) {
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
function thrownAt(said2, uncaughtClass) {
  const start = said2.lastIndexOf(" in ");
  const file = start < 0 ? void 0 : PLACE5.exec(said2.slice(start))?.groups?.file;
  if (file === void 0) return null;
  const words = said2.slice(0, start).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named2 = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named2 === void 0 ? { class: null, message: words, file } : { class: named2.class ?? null, message: named2.message ?? "", file };
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
  read: read29
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE3 = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED2 = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;
function read29({ lines }) {
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
    const named2 = FILE3.exec(text)?.groups?.file;
    file = named2 ?? file;
    const message = ROW.exec(text)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend2(row, MORE.exec(text)?.groups?.message);
    }
    if (named2 !== void 0 || text === "") row = null;
  }
  return rows;
}
function extend2(row, more) {
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
  const block2 = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start = block2.findIndex((text) => text !== "");
  return start < 0 ? [] : block2.slice(start);
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
  read: read30
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST5 = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE6 = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY5 = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES4 = 80;
var MOST_VALUES2 = 20;
function read30({ lines }) {
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
  const titled = titledTests(lines).map(({ line, testId, block: block2 }) => testAt4(line, testId, block2));
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
function testAt4(line, testId, block2, severity = "error") {
  const files = block2.flatMap((text) => PLACE6.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY5.test(file));
  const place = {
    phase: "test",
    severity,
    testId,
    file: files.at(-1) ?? null,
    frame: files[0] ?? null
  };
  const words = messageOf(block2);
  const thrown = /^(?<class>[\w\\]{1,200}): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== void 0 && /(?:Error|Exception|Throwable)$/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      ...place,
      class: thrown.class ?? null,
      speech: "runtime"
    });
  }
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  const values = diffOf(block2);
  return findingOf(line, words, { ...place, speech, ...values.length > 0 ? { values } : {} });
}
function messageOf(block2) {
  const end = block2.findIndex((text) => text === "" || text === "--- Expected");
  return block2.slice(0, end < 0 ? 3 : end).join(" ");
}
function diffOf(block2) {
  const start = block2.indexOf("+++ Actual");
  if (start < 0) return [];
  return block2.slice(start + 1).filter((text) => /^[-+]/.test(text)).slice(0, MOST_VALUES2);
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
    const said2 = /^(?:FAIL (Required test coverage of .*)|ERROR: (Coverage failure: .*))$/.exec(text);
    const words = said2?.[1] ?? said2?.[2];
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
    const plain = text.replace(GUTTER, "");
    if (CHAINED.test(plain)) found.pop();
    if (GROUP.test(plain)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain, calls);
    if (opened === null && calls !== null && /^\S/.test(plain)) {
      found.push(...endOf(plain, line, calls));
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
  const named2 = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named2?.[1] !== void 0 && isClassName(named2[1])) return { class: named2[1], message: named2[2] ?? "" };
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
  const named2 = sections.filter((one) => one !== null);
  return [...named2, ...namelessFailures(body), ...conftest(body)];
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
    ...contentOf(body)
  };
}
function withoutCaptured(body) {
  const start = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start < 0 ? body : body.slice(0, start);
}
function codeOf2(stage) {
  if (stage === "setup" || stage === "teardown") return stage;
  return stage === void 0 ? null : "collection";
}
function contentOf(body) {
  const native = readTracebacks(body).at(-1);
  const places = placesIn(body);
  const last = places.at(-1);
  const from = native?.line ?? exceptionLine(body);
  const said2 = withoutMark(body[from] ?? "");
  const after = withoutMark(body[from + 1] ?? "");
  return {
    said: said2,
    compared: after.startsWith("assert ") && !said2.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf4(last.file, last.fn)
  };
}
function exceptionLine(body) {
  let start = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start > 0 && /^E(?: |$)/.test(body[start - 1] ?? "")) start -= 1;
  if (!/^E +File "/.test(body[start] ?? "")) return start;
  const named2 = body.findIndex((text, line) => line > start && /^E {3}[A-Z]\w+: /.test(text));
  return named2 < 0 ? start : named2;
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
  const start = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start < 0 || lines.slice(start).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE7.exec(text) ?? [];
    if (line < start || file === void 0 || words === void 0 || words === "") return [];
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
  return [{ line, key: `ERROR ${file}`, code: "collection", ...contentOf(lines.slice(line)) }];
}

// src/core/failure/readers/pytest.ts
var pytest = {
  tool: "pytest",
  rank: "tool",
  programs: ["pytest", "py.test", "tox", "nox"],
  signature: /^=+ (?:test session starts|FAILURES|ERRORS|short test summary info|no tests ran)|^no tests ran in |^ImportError while loading conftest |^(?:\S{1,200}: |ERROR: )(?:error: unrecognized arguments|usage: \S{0,20}pytest|file or directory not found: )|^INTERNALERROR>/m,
  read: read31
};
var SUMMARY2 = /^=+ short test summary info =+$/;
var ENTRY2 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read31({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf2(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  return found.length > 0 ? found : pytestNotRun(lines);
}
function summaryOf2(lines) {
  const start = lines.findIndex((text) => SUMMARY2.test(text));
  if (start < 0) return [];
  return lines.slice(start).flatMap((text, offset) => {
    const [, kind, id, said2] = ENTRY2.exec(text) ?? [];
    if (kind === void 0 || id === void 0) return [];
    if (/^contains \d+ failed subtests?$/.test(said2 ?? "")) return [];
    return [{ line: start + offset, kind, id, said: said2 ?? "" }];
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
  const start = entry.said.replace(/\.\.\.$/, "");
  const next = sections?.slice(0, 200) ?? [];
  const index = next.findIndex((section2) => section2.said.startsWith(start));
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
  const plain = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain}${bracket < 0 ? "" : name.slice(bracket)}`;
  return finding8(section2.line, { id, words: section2.said, code: section2.code, section: section2 });
}
function finding8(line, part) {
  const said2 = readException(part.words);
  const compared = part.section?.compared ?? null;
  const message = said2.message === "" ? "failed without a message" : said2.message;
  return {
    line,
    severity: "error",
    phase: "test",
    code: part.code,
    class: said2.class,
    message,
    speech: part.code !== null && said2.class === null ? "diagnostic" : pythonSpeech(said2.class, message),
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
  read: read32
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read32({ lines }) {
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
  read: read33
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME6 = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE3 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES5 = 60;
function read33({ lines }) {
  const found = lines.flatMap((text, line) => SUBJECT.test(text) ? failureAt(lines, line) : []);
  if (found.length > 0) return found;
  const none2 = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none2 < 0 ? [] : [findingOf(none2, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines, line) {
  const block2 = blockOf5(lines.slice(line + 1, line + MOST_LINES5));
  const { testId, file } = headOf(lines, line);
  const frames = block2.flatMap((text) => frameOf5(text) ?? []).filter((frame) => !OUTSIDE3.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn(line, wordsOf3(block2), place);
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
function wordsOf3(block2) {
  const end = block2.findIndex((text) => text === "Diff:" || FRAME6.test(text));
  const told = (end < 0 ? block2 : block2.slice(0, end)).filter((text) => text !== "");
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
  read: read34
};
var OFFENCE = /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;
function read34({ lines }) {
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
  read: read35
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME7 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE4 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE4 = 200;
function read35({ lines }) {
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
  const plain = method.replace(/^.* in (?=\S+$)/, "").replace(/^.*[#.](?=[^#.]+$)/, "");
  return /^<.*>$|\(required\)>$/.test(plain) || plain.startsWith("<") ? "" : plain;
}

// src/core/failure/readers/ruff.ts
var ruff = {
  tool: "ruff",
  rank: "tool",
  programs: ["ruff"],
  signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
  read: read36
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE8 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read36({ lines }) {
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
  if (place !== void 0) return merge2(FULL.exec(text), place.file);
  const line = text.startsWith("::error ") ? text.slice(text.lastIndexOf("::") + 2).replace(/%0A.*$/, "") : text;
  const flat = CONCISE.exec(line) ?? PYLINT.exec(line);
  if (flat?.groups !== void 0) return flat.groups;
  const reformat = REFORMAT.exec(line)?.groups;
  if (reformat !== void 0)
    return { file: reformat.file, code: "unformatted", message: "File would be reformatted" };
  return group === null ? null : merge2(GROUPED.exec(line), group);
}
function merge2(match, file) {
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
  const failed7 = lines.indexOf("ruff failed");
  if (failed7 < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed7 && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding9(failed7, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
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
  read: read37
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST5 = 2e3;
function panicAt(lines, line) {
  const text = lines[line] ?? "";
  const [, thread, place] = NEW.exec(text) ?? [];
  if (thread !== void 0 && place !== void 0) {
    return panicFrom(lines, { line, thread, place, said: lines[line + 1] ?? "", below: line + 2 });
  }
  const [, oldThread, said2, oldPlace] = OLD.exec(text) ?? [];
  if (oldThread === void 0 || said2 === void 0 || oldPlace === void 0) return null;
  return panicFrom(lines, { line, thread: oldThread, place: oldPlace, said: said2, below: line + 1 });
}
function panicFrom(lines, { line, thread, place, said: said2, below }) {
  const message = said2.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, "$1`$2` failed") || "panicked without a message";
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
function read37({ lines }) {
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
  const end = Math.min(lines.length, from + LONGEST5);
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
  const named2 = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named2.has(one.testId));
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
  const failed7 = new Set(lines.flatMap((text) => VERDICT.exec(text)?.slice(1, 3).filter(Boolean) ?? []));
  const listed = new Set(listedFailures(lines));
  return lines.flatMap((text, line) => {
    const [, owner, returned2] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== void 0 && returned2 !== void 0)
      return [{ ...test(line, owner, returned2), class: "Error" }];
    const name = panicAt(lines, line)?.thread ?? "";
    const one = failed7.has(name) || listed.has(name) ? findingAt2(lines, line, name) : null;
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
function rustLabel(block2) {
  const frame = block2.findIndex((text) => /^ *\| .*\^/.test(text));
  const carets = block2[frame] ?? "";
  if (frame < 0) return null;
  const column = carets.indexOf("^");
  const beside = carets.slice(column).replace(/^\^+/, "");
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === "" || /^ *help: /.test(beside) ? null : labelBelow(block2, frame, column);
}
function labelBelow(block2, frame, column) {
  for (let line = frame + 1; line < frame + 12; line += 1) {
    const text = block2[line];
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
  read: read38
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE9 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var FOLLOWER2 = /^(?:could not compile|aborting due to|build failed|(?:doc)?test failed|\d+ (?:targets?|previous errors?|warnings?)|process didn't exit|linking with|Recipe |`\S+` \(.*\) generated|unused manifest key)/;
var MISUSE = /^no such (?:sub)?command|^unexpected argument|^unrecognized |^no \w+ target named |^package ID specification |^could not find `Cargo\.toml`/;
function read38({ lines }) {
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
  const block2 = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text)?.[1];
  return block2 === void 0 ? [] : diagnosticAt2(jsonText(block2).split("\n"), 0).map((one) => ({ ...one, line }));
}
function longFinding(lines, line, groups) {
  const file = PLACE9.exec(lines[line + 1] ?? "")?.groups?.file;
  if (file === void 0) return cargoFinding(lines, line);
  const end = endOfBlock3(lines, line);
  const block2 = lines.slice(line + 2, end);
  const label = file.endsWith(".toml") ? null : rustLabel(block2);
  const message = label === null ? groups.message ?? "" : `${groups.message}: ${label}`;
  const lint = clippyLint(block2);
  return [finding10(line, { ...groups, code: lint ?? groups.code, message }, file)];
}
function endOfBlock3(lines, from) {
  const last = Math.min(lines.length, from + 400);
  for (let line = from + 2; line < last; line += 1) {
    if (/^(?:error|warning)\b/.test(lines[line] ?? "") || lines[line] === "") return line;
  }
  return last;
}
function clippyLint(block2) {
  const names = block2.map((text) => /rust-clippy\/[^#\s]{1,80}#(\w{1,80})$/.exec(text)?.[1]);
  const name = names.find((one) => one !== void 0);
  return name === void 0 ? void 0 : `clippy::${name}`;
}
function finding10(line, { code, message }, file) {
  return {
    line,
    severity: "error",
    phase: code?.startsWith("clippy::") ? "lint" : "compile",
    tool: toolOf2(code, file),
    code: code ?? null,
    class: null,
    message: message ?? "",
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
function toolOf2(code, file) {
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
  const said2 = [message, ...causes.slice(-3)].join(": ");
  return [
    {
      ...finding10(line, { message: said2 }, null),
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
  read: read39
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
function read39({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start ? [] : readAt4(text, line) ?? []);
}
function readAt4(text, line) {
  const missing = WINDOWS.exec(text)?.groups;
  if (missing !== void 0) return notFound2(line, missing.command ?? missing.term ?? "");
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === void 0) return null;
  const said2 = groups?.said ?? "";
  return SMALL_PROGRAM.test(script) ? smallProgram(line, script, said2) : shellAt(line, script, groups?.line ?? "", said2);
}
function shellAt(line, script, place, said2) {
  const isShell = SHELL2.test(script);
  if (!isShell && place === "" || /^\d/.test(place) && !ZSH.test(said2)) return null;
  const trouble = troubleOf(said2.replace(/^'([^']{1,300})'(?=: )/, "$1"), script);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}
function troubleOf(said2, script) {
  const syntax = SYNTAX2.exec(said2)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said2);
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
function smallProgram(line, program, said2) {
  const match = /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
    said2
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
  read: read40
};
var FILE4 = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED3 = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read40({ lines }) {
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
  read: read41
};
var PLAIN4 = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL3 = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read41(output) {
  return output.lines.flatMap((text, line) => {
    const groups = (PLAIN4.exec(text) ?? PRETTY.exec(text) ?? GLOBAL3.exec(text))?.groups;
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
  read: read42
};
var HEADER6 = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE = /^={70}$/;
function read42({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const header = HEADER6.exec(text);
    if (header === null || !DOUBLE.test(lines[line - 1] ?? "")) return;
    found.push(testFinding2(header, lines.slice(line, endOfBlock4(lines, line)), line));
  });
  const none2 = lines.indexOf("NO TESTS RAN");
  return found.length === 0 && none2 >= 0 ? [noTests(none2)] : found;
}
function endOfBlock4(lines, from) {
  const last = Math.min(lines.length, from + 2e3);
  for (let line = from + 1; line < last; line += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines[line] ?? "")) return line;
  }
  return last;
}
function testFinding2(header, block2, line) {
  const [, name = "", owner = "", suffix = ""] = header;
  const traceback = readTracebacks(block2).at(-1);
  const said2 = traceback ?? { ...readException(firstWords(block2)), origin: null, frame: null };
  return {
    line,
    severity: "error",
    phase: "test",
    code: codeOf3(name, owner),
    class: said2.class,
    message: said2.message,
    speech: pythonSpeech(said2.class, said2.message),
    file: said2.origin,
    testId: testIdOf2(name, owner) + suffix.trimEnd(),
    frame: said2.frame
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
function firstWords(block2) {
  const ruler = block2.findIndex((text) => /^-{70}$/.test(text));
  return block2.slice(ruler + 1).find((text) => text !== "") ?? block2[0] ?? "";
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
  read: read43
};
var CODED2 = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED2 = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN5 = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read43({ lines }) {
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
  const groups = (TRANSFORM.exec(text) ?? PLACED2.exec(text) ?? PLUGIN.exec(text) ?? PLAIN5.exec(text))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}

// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read: read44
};
var HEADER7 = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?)(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END2 = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read44({ lines }) {
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
  let start = from;
  while (start < end && !isStackLine(lines[start] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start] ?? "")) return messageTail(lines, start, end);
    start += 1;
  }
  return [];
}
function originOf(lines, from, end) {
  for (let i = from; i < Math.min(end, from + 60); i += 1) {
    const origin = /^This error originated in "([^"]{1,400})" test file/.exec(lines[i] ?? "");
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

// src/core/shell/shell-line.ts
var KEYWORDS = new Set("if for while until case select function { } ( ) then do coproc".split(" "));

// src/core/planning/verification/runs/judge-run.ts
var MASKING = new Set(
  "tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs".split(" ")
);

// src/app/planning/verification/run-prohibition-tests.ts
function prohibitionCommands({ claims }) {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}

// src/app/planning/verification/trusted-commands.ts
function refuseUntrusted(workspace, open, typed = null) {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  const { number: number3 } = open.facts;
  return settleTrust(workspace, {
    named: [{ plan: `.planning/phases/${open.folder}`, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number3} name`,
    allow: (digest) => `/msw:verify ${number3} --trust ${digest}`
  });
}

// src/app/planning/verification/verify-command.ts
async function verifyCommand(workspace, args) {
  const opened = openPlanning(findProject(workspace.project) ?? workspace.project);
  if (opened.status === "refused") return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  const request = verifyArguments(args);
  if (request === null) return say(usage(project));
  const phase = openExecutedPhase(project, request.phase);
  if (phase.status === "refused") return say(phase.reason);
  const { open } = phase;
  const here = { ...workspace, project: project.root };
  const unkept = await keepJudgements(here, open, request.judged);
  if (unkept !== null) return say(unkept);
  const untrusted = await refuseUntrusted(here, open, request.trust);
  if (untrusted !== null) return { kind: "answer", text: untrusted };
  return {
    kind: "context",
    context: factsOf2(workspace, open, request.noCommit),
    notice: null
  };
}
async function keepJudgements(workspace, open, judged) {
  for (const { id, verdict, words } of judged) {
    const evidence = [words === "" ? "without further words" : words];
    const kept = await judgeClaim(workspace, open, { id, verdict, by: "user", evidence });
    if (kept.status === "refused") return kept.reason;
  }
  return null;
}
function say(text) {
  return { kind: "answer", text: plainLine(text, 400) };
}
function usage(project) {
  const { action, phase } = nextStep(project.phases, project.roadmap, project.state);
  const example = action === "verify" && phase !== null ? phase : "1";
  return `Name one phase: /msw:verify ${example} [--no-commit] [--trust DIGEST] [ID passed|failed "what you saw"].`;
}
function factsOf2(workspace, open, noCommit) {
  const { claims, commands, facts } = open;
  const number3 = quoteName(facts.number);
  const verify2 = prose`${cliCommand(workspace)} phase verify ${number3} --json`;
  return joinProse(
    [
      prose`MSW verifies phase ${number3} (${quoteLine(facts.name, 80)}).`,
      prose`N: ${number3}`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`VERIFY: ${noCommit ? prose`${verify2} --no-commit` : verify2}`,
      prose`REPORT: ${quoteName(`.planning/phases/${open.folder}/${open.report}`)}`,
      prose`to show: ${claims.truths.length} truths, ${claims.artifacts.length} artifacts, ${claims.links.length} links, ${claims.prohibitions.length} prohibitions`,
      prose`commands to run, all trusted: ${commands.length}; for a person: ${claims.humanChecks.length}`
    ],
    "\n"
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verifyCommand
});
