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
      return (...args) => new Promise((resolve5, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve5(result);
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

// src/cli/status.ts
var status_exports = {};
__export(status_exports, {
  status: () => status
});
module.exports = __toCommonJS(status_exports);

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

// src/core/loop/ownership.ts
var graceMs = 5 * 6e4;
var silenceMs = 24 * 60 * 6e4;
function gateParent(owner) {
  const at = owner.indexOf("#");
  return at === -1 ? null : owner.slice(0, at);
}
function isGate(loop) {
  return gateParent(loop.terms.session) !== null;
}

// src/adapters/files/msw-folder.ts
var import_node_path = require("node:path");

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
    const read2 = (0, import_node_fs2.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/msw-folder.ts
var largestIgnore = 64 * 1024;
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path.join)(projectRoot, ".msw", ...parts);
}

// src/adapters/files/place.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
function realPath(path) {
  try {
    return import_node_fs3.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path2.dirname)(path);
    return parent === path ? path : (0, import_node_path2.join)(realPath(parent), (0, import_node_path2.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path2.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path2.sep}`) && !(0, import_node_path2.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
var ownFile = (root) => ({ kind: "own", root });
var privateFile = (root) => ({ kind: "private", root });
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
  const link = linkBetween(root, (0, import_node_path3.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs4.realpathSync.native(path);
  const base = import_node_fs4.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path3.relative)(base, real).split(import_node_path3.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path3.dirname)(path))
    if ((0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
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
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var NEVER_MS = 2 ** 52;

// late:node:crypto
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/adapters/files/signing-key.ts
var import_node_fs5 = require("node:fs");
var import_node_path4 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
var LONGEST = 4096;
function signingKey(userFolder2) {
  const path = (0, import_node_path4.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function sign(key, text) {
  return createHmac("sha256", key).update(text, "utf8").digest("hex");
}
function verify(key, text, signature) {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
function readKey(path) {
  const file = readText(path, privateFile((0, import_node_path4.dirname)(path)), LONGEST);
  if (file.status === "missing") return null;
  if (file.status === "refused") throw new Error(`The key ${path} cannot be used: ${file.reason}`);
  tighten(path);
  return file.text.trim();
}
function tighten(path) {
  if (process.platform !== "win32" && ((0, import_node_fs5.statSync)(path).mode & 63) !== 0) (0, import_node_fs5.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    (0, import_node_fs5.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return linkKey(temporary, path) ? key : readKey(path) ?? "";
  } finally {
    (0, import_node_fs5.rmSync)(temporary, { force: true });
  }
}
function linkKey(temporary, path) {
  try {
    (0, import_node_fs5.linkSync)(temporary, path);
    return true;
  } catch (error) {
    return errorCode(error) !== "EEXIST" && copyKey(temporary, path);
  }
}
function copyKey(temporary, path) {
  try {
    (0, import_node_fs5.copyFileSync)(temporary, path, import_node_fs5.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    (0, import_node_fs5.rmSync)(path, { force: true });
    throw error;
  }
}

// src/adapters/loops/kept-record.ts
var import_node_fs8 = require("node:fs");
var import_node_path5 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs6 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs6.statSync : import_node_fs6.lstatSync;
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
function readEntries(path, most) {
  const folder = (0, import_node_fs6.opendirSync)(path, { bufferSize: 256 });
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
var import_node_fs7 = require("node:fs");
var flags = import_node_fs7.constants.O_WRONLY | import_node_fs7.constants.O_CREAT | import_node_fs7.constants.O_TRUNC | noWait | noLink;

// src/adapters/loops/kept-record.ts
var shape = "msw-record-2";
var folderName = "loops";
var loopId = /^[a-z0-9-]{1,64}$/;
var oldAgeMs = 365 * 24 * 60 * 60 * 1e3;
var largest = 16 * 1024 * 1024;
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
function copyPath(userFolder2, record2) {
  if (typeof record2 !== "object" || record2 === null || !("id" in record2)) return null;
  const { id } = record2;
  return typeof id === "string" && loopId.test(id) ? (0, import_node_path5.join)(userFolder2, folderName, `${id}.json`) : null;
}
function copyOf({ key }, record2) {
  return `${shape} ${key.slice(0, 8)}
${JSON.stringify(record2)}
`;
}
function exists(path) {
  return (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
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

// src/adapters/loops/loop-store.ts
var stateVersion = 1;
function statePath(project2) {
  return mswPath(project2, "ralph-state.json");
}
function readState(store) {
  const records = readRecords(store.project);
  if (records.status !== "ok") return records;
  const loops = Object.entries(records.records).map(([session, value]) => admitRecord(store, session, value));
  return { status: "ok", loops };
}
function readRecords(project2) {
  const file = readJson(statePath(project2), ownFile(project2));
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
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
function quoteName(name2, cap = LONGEST2) {
  if (name2.length <= cap && (ASCII.test(name2) || PLAIN2.test(name2)) && !MARKUP.test(name2)) return ours(name2);
  return quotation(harmless(name2).replaceAll(/\s/g, " "), cap);
}
var LONGEST2 = 4096;
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
function executionLines({ terms }) {
  if (terms.execution === null) return [];
  return [
    `  phase      ${executionName(terms.execution)}: one executor for each plan`,
    `  budget     ${terms.maxIterations} iterations, ${terms.maxMinutes} minutes for each plan`
  ];
}

// src/app/loop/choose-loop.ts
function loopsIn(state) {
  if (state.status !== "ok") return [];
  return state.loops.flatMap(
    (stored) => stored.kind === "loop" && !isGate(stored.loop) ? [stored.loop] : []
  );
}

// src/adapters/files/append-line.ts
var import_node_fs9 = require("node:fs");
var flags2 = import_node_fs9.constants.O_RDWR | import_node_fs9.constants.O_APPEND | import_node_fs9.constants.O_CREAT | noWait | noLink;

// src/adapters/files/journal.ts
var LIMIT_BYTES = 10 * 1024 * 1024;
var MOST_READ = LIMIT_BYTES + 1024 * 1024;

// src/app/workspace.ts
var import_node_fs13 = require("node:fs");
var import_node_path11 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs11 = require("node:fs");
var import_node_path8 = require("node:path");

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
var import_node_fs10 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path7 = require("node:path");
function projectAround(project2, folder, home = ownHome) {
  if (isInside(folder, project2)) return "the project";
  for (let around = (0, import_node_path7.dirname)(project2); around !== (0, import_node_path7.dirname)(around); around = (0, import_node_path7.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs10.existsSync)((0, import_node_path7.join)(around, ".git"))) continue;
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
  if (!(0, import_node_path8.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path8.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs11.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs11.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs11.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path10 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs12 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path9 = require("node:path");
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
function isRepository(folder) {
  try {
    return (0, import_node_fs12.lstatSync)((0, import_node_path9.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path9.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path9.dirname)(folder) === folder) return;
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
var OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
var FILES = ["settings.json", "settings.local.json"];
function ownVariables(env2, project2) {
  if (!Object.keys(env2).some((name2) => OF_NLM.test(name2))) return env2;
  const foreign = new Set(foreignVariables(env2, project2));
  const isOwn = ([name2]) => !OF_NLM.test(name2) || !foreign.has(name2);
  return Object.fromEntries(Object.entries(env2).filter(isOwn));
}
function foreignVariables(env2, project2) {
  const projects = [project2, env2.CLAUDE_PROJECT_DIR || project2];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path10.join)(folder, ".claude", file)))
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
function ownUserFolder(project2, env2) {
  const foreign = project2 === null ? [] : foreignVariables(env2, project2);
  const name2 = foreign.find((one) => DECISIVE.test(one));
  if (name2 === void 0) return userFolder(project2, env2);
  return {
    status: "refused",
    reason: `${name2} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs13.realpathSync.native((0, import_node_path11.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  const folder = found ?? ownUserFolder(project2, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: {
      project: project2,
      key: signingKey(folder.path),
      userFolder: folder.path,
      env: ownVariables(env2, project2),
      now
    }
  };
}

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/loop/summarise-failure.ts
function summariseFailure(failure2, cap = 200) {
  const name2 = [failure2.tool, failure2.code ?? failure2.class].filter((part) => part !== null).join(" ");
  const size = failure2.total > 1 ? `, ${failure2.total} problems` : "";
  const text = harmless(`${name2}${size}: ${failure2.message}`).replaceAll(/\s+/g, " ").trim();
  return clipText(text, cap);
}

// src/app/loop/control-loop.ts
function listLoops(store) {
  return loopsIn(readState(store));
}

// src/core/report/shown-name.ts
function shownName(name2) {
  return name2.slice(0, 60).replaceAll(/[^ !#-~]/g, "?");
}

// src/core/quota/notebook-words.ts
var MOST_SHOWN = 3;
function notChosen(named2, name2) {
  const what = named2.some(({ notebook }) => notebook !== null) ? "a notebook" : "an account";
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named2, name2)}` };
}
function notListed(notebook, listed, named2) {
  const names = listed.slice(0, MOST_SHOWN).map((name2) => `"${shownName(name2)}"`);
  const reason = `"notebook" in .msw/config.json is "${shownName(notebook)}", which "notebooks" there does not hold (${names.join(", ")}), so nobody is asked`;
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

// src/core/quota/profile-name.ts
var PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
function isProfileName(name2) {
  return PROFILE.test(name2) && !name2.includes("..") && !name2.endsWith(" ");
}

// src/core/report/quota-text.ts
function quotaLine({ accounts }) {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside: setAside2, left }) => {
    const name2 = quoteName(profile, 80);
    return setAside2 === null ? prose`${name2} ${left} of ${perDay}` : prose`${name2} logged out`;
  });
  return prose`NotebookLM questions left: ${joinProse(parts, ", ")}`;
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
  const top = section("", given, problems);
  const inner = section("breaker.", given.breaker ?? {}, problems);
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
function section(prefix, given, problems) {
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
var import_node_path13 = require("node:path");

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
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject3(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject3(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject3(prot) === false)
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
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
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
    const shape2 = zod.def.shape;
    const propValues = {};
    for (const key in shape2) {
      const field = shape2[key]._zod;
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
  const isObject4 = isObject3;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject4(input)) {
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
function discriminatorMap(def) {
  const map = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values = option._zod.propValues?.[def.discriminator];
    if (!values || values.size === 0)
      throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values) {
      if (map.has(value)) {
        if (value !== void 0)
          throw new Error(`Duplicate discriminator value "${String(value)}"`);
        map.set(value, null);
      } else {
        map.set(value, option);
      }
    }
  }
  return map;
}
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false;
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(inst, "propValues", (zod) => {
    const propValues = {};
    let undefinedCount = 0;
    for (const option of zod.def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
      if (pv[zod.def.discriminator]?.has(void 0))
        undefinedCount++;
      for (const [k, v] of Object.entries(pv)) {
        if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
          assignProp(propValues, k, /* @__PURE__ */ new Set());
        }
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    if (!zod.def.unionFallback && undefinedCount > 1)
      propValues[zod.def.discriminator]?.delete(void 0);
    return propValues;
  });
  def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
      throw new Error(`Invalid discriminated union option at index "${i}"`);
    }
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject3(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const value = input?.[def.discriminator];
    const opt = disc.value.get(value);
    if (opt && (value !== void 0 || ctx.direction !== "backward")) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback || ctx.direction === "backward") {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null),
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
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
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
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
var ZodMiniDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
  $ZodDiscriminatedUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
  return new ZodMiniDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
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

// src/adapters/files/trust-store.ts
var import_node_fs14 = require("node:fs");
var import_node_path12 = require("node:path");
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function projectKey(projectRoot) {
  try {
    return import_node_fs14.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path12.resolve)(projectRoot);
  }
}

// src/adapters/files/notebook-choices.ts
var name = string2().check(_minLength(1), _maxLength(200));
var Choice = object({ account: name, notebook: nullable(name) });
var Store2 = object({ version: literal(1), projects: record(string2(), array(Choice)) });
function readChoices(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  if ("reason" in projects) return { status: "refused", reason: projects.reason };
  return { status: "ok", choices: projects.get(projectKey(projectRoot)) ?? [] };
}
function storePath(userFolder2) {
  return (0, import_node_path13.join)(userFolder2, "notebooks.json");
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path13.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store2.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  return { reason: `${path} is not readable as a list of chosen notebooks; move it away to choose anew` };
}

// src/adapters/nlm/nlm-store.ts
var import_node_os4 = require("node:os");
var import_node_path14 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[([^\]]*)\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path14.join)(home === void 0 || home === "" ? (0, import_node_os4.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(textOf((0, import_node_path14.join)(nlmStore(env2), "config.toml"), named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  let section2 = "";
  for (const line of toml.split(/\r?\n/)) {
    section2 = SECTION.exec(line)?.[1]?.trim() ?? section2;
    const found = section2 === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found !== void 0 && found !== "") return found;
  }
  return null;
}

// src/adapters/nlm/list-profiles.ts
var import_node_fs15 = require("node:fs");
var import_node_path15 = require("node:path");
var METADATA = object({ email: nullish2(string2()), last_validated: nullish2(string2()) });
var COOKIES = union([
  array(object({ name: string2() })).check(_minLength(1)),
  record(string2(), unknown())
]);
function listProfiles(env2) {
  const folder = (0, import_node_path15.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn(folder).filter(isProfileName).toSorted().map((name2) => ({
    name: name2,
    ...metadataOf((0, import_node_path15.join)(folder, name2)),
    isValid: hasLogin((0, import_node_path15.join)(folder, name2)),
    isDefault: name2 === standard
  }));
}
function foldersIn(folder) {
  const list = listFolder(folder, named);
  const entries = list.status === "ok" ? list.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs15.existsSync)((0, import_node_path15.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path15.join)(folder, "cookies.json"), named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path15.join)(folder, "metadata.json"), named);
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
  if (notebookProblem !== null) return refused3(notReadable(notebookProblem));
  return config2.notebook === null ? { status: "none" } : chosenNotebook(place, config2.notebook);
}
function chosenNotebook(place, notebook) {
  const { config: config2, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused3(notReadable(notebookProblem));
  const read2 = choicesOf(place);
  if (read2.status === "refused") return refused3({ reason: read2.reason, cure: "until then nobody is asked" });
  const named2 = namedAccounts(notebook, config2, place.env);
  const accounts = named2.filter((one) => isChosen(read2.choices, one));
  const name2 = notebookName(notebook, config2.notebooks);
  const others = named2.filter((one) => !accounts.includes(one));
  if (accounts.length > 0) {
    const notices = others.length === 0 ? [] : [`${notAskedText(notChosen(others, name2))}.`];
    return { status: "chosen", notebook, accounts, notices };
  }
  const isOfSettings = name2 !== null || notebook === config2.notebook;
  const alone = isOfSettings ? [] : accountsOf(place, read2.choices, notebook);
  if (alone.length > 0) return { status: "chosen", notebook, accounts: alone, notices: [] };
  return refused3(reasonFor(place, notebook, named2, config2));
}
function choicesOf({ userFolder: userFolder2, project: project2 }) {
  return userFolder2 === "" ? { status: "ok", choices: [] } : readChoices(userFolder2, project2);
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
function refused3(why) {
  return { status: "refused", ...why };
}

// src/core/guidance/cache-entry.ts
function foldCache(lines, failureClass) {
  const entries = /* @__PURE__ */ new Map();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  return [...entries.values()].map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
}
function efficacyOf(entry) {
  const outcomes = [...entry.outcomes.values()];
  if (outcomes.includes("helped")) return "helped";
  if (outcomes.includes("did-not-help")) return "did-not-help";
  return outcomes.length > 0 ? "unknown" : "pending";
}
function apply(entries, line) {
  if (line.kind === "answered") {
    if (entries.has(line.guidance.id)) return;
    entries.set(line.guidance.id, { guidance: line.guidance, offeredIn: /* @__PURE__ */ new Set(), outcomes: /* @__PURE__ */ new Map() });
  } else if (line.kind === "offered") {
    entries.get(line.guidance)?.offeredIn.add(line.loop);
  } else if (line.kind === "judged") {
    const entry = entries.get(line.guidance);
    entry?.outcomes.set(line.loop ?? [...entry.offeredIn].at(-1) ?? "", line.outcome);
  }
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
function accountAt(account, now) {
  const isOver = account.windowEndsAt !== null && !isAhead(account.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account.coolingUntil !== null && !isAhead(account.coolingUntil, now);
  return { ...account, ...window, ...rested ? { coolingUntil: null } : {} };
}
function isAhead(end, now) {
  return end > now && end - now <= LONGEST_MS;
}
function leftOf(account, purpose, now) {
  const current = accountAt(account, now);
  if (current.coolingUntil !== null) return 0;
  const kept = purpose === "guidance" ? current.plan.reserve : 0;
  return Math.max(0, current.plan.perDay - current.spent - kept);
}
function freesAt(account, purpose, now) {
  if (leftOf(account, purpose, now) > 0) return null;
  const current = accountAt(account, now);
  const rested = current.coolingUntil ?? now;
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}
function isAside(account, login, now) {
  const { setAside: setAside2 } = account;
  if (setAside2 === null) return false;
  const age = now - setAside2.at;
  return setAside2.login === login && age >= 0 && age < ASIDE_MS;
}

// src/core/quota/choose-profile.ts
function accountOf(accounts, name2) {
  return (Object.hasOwn(accounts, name2) ? accounts[name2] : void 0) ?? newAccount;
}

// src/app/guidance/shared-guidance.ts
var import_node_path16 = require("node:path");

// src/core/guidance/refusal.ts
var REFUSALS = [
  "not-chosen",
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

// src/app/guidance/guidance-line.ts
var CITATION = object({ number: number2(), sourceId: string2(), quote: nullable(string2()) });
var SOURCE = discriminatedUnion("kind", [
  object({
    kind: literal("notebook"),
    notebook: string2(),
    conversationId: nullable(string2()),
    citations: array(CITATION)
  }),
  object({ kind: literal("memory"), id: string2(), title: string2() }),
  object({ kind: literal("document"), path: string2(), heading: nullable(string2()) })
]);
var GUIDANCE = object({
  id: string2(),
  failureClass: string2(),
  text: string2(),
  answerHash: string2(),
  source: SOURCE,
  answeredAt: string2()
});
var REFUSAL = object({
  reason: _enum(REFUSALS),
  text: string2(),
  profile: nullable(string2())
});
var SUBJECT = object({
  class: string2(),
  phase: _enum(["install", "compile", "lint", "test", "run"]),
  items: array(string2())
});
var head = { class: string2(), at: string2() };
var LINE = discriminatedUnion("kind", [
  object({ kind: literal("asked"), ...head, question: string2(), job: string2() }),
  object({ kind: literal("answered"), ...head, guidance: GUIDANCE }),
  object({ kind: literal("refused"), ...head, refusal: REFUSAL }),
  object({ kind: literal("offered"), ...head, guidance: string2(), loop: string2(), subject: SUBJECT }),
  object({ kind: literal("followed-up"), ...head, guidance: string2() }),
  object({
    kind: literal("judged"),
    ...head,
    guidance: string2(),
    loop: nullable(string2()),
    outcome: _enum(["helped", "did-not-help", "unknown"])
  })
]);
function parseLine(text) {
  if (text.trim() === "") return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

// src/app/guidance/guidance-file.ts
var LIMIT_BYTES2 = 4 * 1024 * 1024;
var LARGEST2 = 16 * 1024 * 1024;
function readGuidanceFile(path, place) {
  return linesOf(path, place).flatMap((text) => parseLine(text) ?? []);
}
function linesOf(path, place) {
  return (textOf(path, place, LARGEST2) ?? "").split("\n").filter((text) => text.trim() !== "");
}

// src/app/guidance/shared-guidance.ts
function sharedLines(userFolder2) {
  return readGuidanceFile(sharedPath(userFolder2), ownFile(userFolder2));
}
function sharedPath(userFolder2) {
  return (0, import_node_path16.join)(userFolder2, "guidance.jsonl");
}

// src/app/notebook/quota-ledger.ts
var import_node_path17 = require("node:path");

// src/core/quota/ledger.ts
var emptyLedger = { accounts: {}, queries: [] };

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
var NEWER = object({ version: number2().check(_gt(1)) });
function readLedger(userFolder2) {
  const path = ledgerPath(userFolder2);
  const read2 = open(path);
  if (read2.status !== "corrupt") return read2;
  return { status: "refused", reason: `${path} cannot be read as a ledger` };
}
function ledgerPath(userFolder2) {
  return (0, import_node_path17.join)(userFolder2, "quota.json");
}
function open(path) {
  const file = readJson(path, ownFile((0, import_node_path17.dirname)(path)));
  if (file.status === "missing") return { status: "ok", ledger: emptyLedger };
  if (file.status === "unreadable")
    return { status: "refused", reason: `${path} cannot be read: ${file.reason}` };
  const parsed = LEDGER.safeParse(file.status === "ok" ? file.value : null);
  if (parsed.success) return { status: "ok", ledger: parsed.data };
  if (file.status === "ok" && NEWER.safeParse(file.value).success) {
    return { status: "refused", reason: `${path} was written by a newer MSW; update this one` };
  }
  return { status: "corrupt" };
}

// src/app/notebook/show-quota.ts
function showQuota(place) {
  const read2 = readLedger(place.userFolder);
  if (read2.status === "refused") return read2;
  const { ledger } = read2;
  const profiles = listProfiles(place.env);
  const names = /* @__PURE__ */ new Set([...profiles.map(({ name: name2 }) => name2), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name2) => {
    const profile = profiles.find((one) => one.name === name2);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name2, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  return { status: "ok", report: { accounts, questions: questionsOf(ledger, place.userFolder) } };
}
function quotaOf(ledger, profile, login, now) {
  const held = accountOf(ledger.accounts, profile);
  const account = accountAt(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: leftOf(account, "ask", now),
    leftForGuidance: leftOf(account, "guidance", now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf(freesAt(account, "ask", now)),
    setAside: isAside(held, login, now) ? held.setAside?.reason ?? null : null
  };
}
function questionsOf(ledger, userFolder2) {
  const lines = sharedLines(userFolder2);
  const outcome = (query) => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = foldCache(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === void 0 ? null : efficacyOf(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query)
  }));
}
function isoOf(at) {
  return at === null ? null : new Date(at).toISOString();
}

// src/app/notebook/notebook-status.ts
function notebookStatus(place) {
  const chosen = projectNotebook(place);
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return `NotebookLM: ${notAskedText(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === "refused") return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named2 = chosen.accounts.flatMap(
    ({ account }) => accounts.filter(({ profile }) => profile === account)
  );
  return quotaLine({ accounts: named2 });
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return forPeople([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function renderLoops({ loops, session, now }) {
  if (loops.length === 0)
    return ['No loop in this project. Start one: /msw:loop "what to do" --check "npm test"'];
  const own2 = loops.filter((loop) => loop.terms.session === session);
  const others = loops.filter((loop) => loop.terms.session !== session);
  return [...own2, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, session, now)
  ]);
}
function renderLoop(loop, session, now) {
  const { terms, progress } = loop;
  const whose = session === null ? "" : terms.session === session ? ", this session" : ", another session";
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 6e4));
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop)}${whose})`,
    ...terms.execution === null ? budgetLines(loop, minutes) : executionLines(loop),
    ...terms.checks.map((check) => `  check      ${check.name}: ${clipText(check.command, 100)}`),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    progress.lastFailure === null ? null : `  failure    ${summariseFailure(progress.lastFailure, 160)}`,
    progress.breaker.state === "closed" ? null : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ""}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0 ? null : `  hints      ${progress.hints.length}, last: ${clipText(progress.hints.at(-1) ?? "", 100)}`,
    `  evidence   .msw/loops/${terms.id}/`
  ];
  return lines.filter((line) => line !== null);
}
function budgetLines({ terms, progress }, minutes) {
  return [
    `  task       ${clipText(terms.prompt.replaceAll(/\s+/g, " ").trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${terms.maxMinutes} minutes`
  ];
}
function describeState({ progress }) {
  return progress.pause === null ? "running" : `paused: ${clipText(progress.pause.reason, 160)}`;
}
function restingSince({ progress }, now) {
  return progress.pause?.at ?? now;
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

// src/cli/named-path.ts
var import_node_path20 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs16 = require("node:fs");
var import_node_path18 = require("node:path");
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse2(JSON.parse((0, import_node_fs16.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER2 = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS2 = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path18.join)(userFolder2, FOLDER2, `${session}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project2 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project2 !== "string" || !Array.isArray(commands)) return null;
  return { project: project2, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/find-planning.ts
var import_node_fs17 = require("node:fs");
var import_node_path19 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path19.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path19.basename)(folder) === ".planning") return (0, import_node_path19.dirname)(folder);
    if ((0, import_node_fs17.existsSync)((0, import_node_path19.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path19.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs17.existsSync)(path) && (0, import_node_fs17.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path20.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project2 = sessionProject(call);
  if (isInside(realPath(path), realPath(project2))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project2}, the project of this session: for Claude's tools that is closed.`;
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
  const folder = known?.project ?? (0, import_node_path20.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf2(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}
function openProject(call) {
  const folder = projectFolder(call);
  if (folder.status === "refused") return folder;
  try {
    return openWorkspace(folder.path, call.env);
  } catch (error) {
    return { status: "refused", reason: error instanceof Error ? error.message : String(error) };
  }
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

// src/cli/outcome.ts
function done2(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function doneJson(value) {
  return done2(proseJson(value));
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}

// src/cli/loop-status.ts
function showStatus(call) {
  const opened = openProject(call);
  if (opened.status === "refused") return failed(opened.reason);
  const { workspace } = opened;
  const state = readState(workspace);
  if (state.status !== "ok") {
    return failed(`${explainState(statePath(workspace.project), state)} See msw-protocol doctor.`);
  }
  const loops = listLoops(workspace);
  const foreign = state.loops.filter((stored) => stored.kind === "foreign").length;
  if (isSet(call.values, "json")) {
    return doneJson({ project: workspace.project, loops: loops.map(publicRecord), foreign });
  }
  const notebook = notebookStatus(workspace);
  const text = renderStatus({ loops, session: null, now: workspace.now(), notebook });
  return done2(foreign === 0 ? text : prose`${text}\n\n${describeForeign(foreign)}`);
}
function publicRecord(loop) {
  const { signature: _, ...record2 } = renderRecord(loop, "");
  return record2;
}
function describeForeign(count2) {
  return count2 === 1 ? prose`One more record was not armed on this machine for this project; nothing of it runs.` : prose`${count2} more records were not armed on this machine for this project; nothing of them runs.`;
}

// src/cli/status.ts
var status = {
  help: prose`msw-protocol status [--json] [--project DIR]

Shows the loops of the project: their task, budget, checks and last failure.`,
  verbs: { "": { options: { ...json, ...project }, words: noWords, run: showStatus } }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  status
});
