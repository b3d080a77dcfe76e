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
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
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
      for (var key2 in options) {
        opts[key2] = options[key2];
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
        for (var key2 in obj) {
          if (typeof obj[key2] === "function") {
            methods.push(key2);
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
    function check2(file, options, callback) {
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
    module2.exports.check = check2;
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
      return (...args) => new Promise((resolve13, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve13(result);
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
    function check2(file, options) {
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
    module2.exports.check = check2;
    module2.exports.checkSync = checkSync;
  }
});

// src/cli/phase.ts
var phase_exports = {};
__export(phase_exports, {
  phase: () => phase
});
module.exports = __toCommonJS(phase_exports);

// src/core/text/ours.ts
function ours(text2) {
  return text2;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part2) => part2 !== null).join(between));
}

// src/app/planning/open-phase.ts
var import_node_path6 = require("node:path");

// src/core/text/clip-text.ts
function clipText(text2, cap) {
  if (text2.length <= cap) return text2;
  return `${text2.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text2) {
  if (PLAIN.test(text2)) return text2;
  return text2.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text2) {
  const plain3 = visible(text2);
  return OPENING.test(plain3) ? plain3.replaceAll(TAG, "‹") : plain3;
}

// src/core/text/plain-line.ts
function plainLine(text2, cap) {
  const line3 = harmless(text2).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line3), cap);
}

// src/core/planning/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part2, index) => part2 !== right[index]);
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
  const key2 = phaseKey(id);
  return phaseKey(found) === key2 || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key2;
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
  const key2 = phaseKey(folderPhase(word) ?? word);
  const means = ({ number: number3, folder }) => phaseKey(number3) === key2 || folder !== null && isFolderOf(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number: number3 }) => number3).join(", ");
  if (known === "") return "The roadmap names no phase: begin with /msw:init.";
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}

// src/core/planning/phase-folder-name.ts
var LONGEST_SLUG = 60;
function phaseFolderName(number3, name2, code = null) {
  const slug = phaseSlug(name2);
  const id = paddedPhase(number3);
  const base2 = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base2 : `${code}-${base2}`;
}
function paddedPhase(number3) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number3.trim()) ?? [];
  return digits === void 0 ? number3.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name2) {
  return name2.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}

// src/app/planning/documents.ts
var import_node_fs6 = require("node:fs");
var import_node_path3 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs3 = require("node:fs");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/place.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function realPath(path2) {
  try {
    return import_node_fs.realpathSync.native(path2);
  } catch {
    const parent = (0, import_node_path.dirname)(path2);
    return parent === path2 ? path2 : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path2));
  }
}
function isInside(path2, folder) {
  const way = (0, import_node_path.relative)(folder, path2);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
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
  const link = linkBetween(root, (0, import_node_path2.dirname)(path2));
  if (link === null) return { status: "ok", path: path2, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path2) {
  const real = import_node_fs2.realpathSync.native(path2);
  const base2 = import_node_fs2.realpathSync.native(root);
  if (!isInside(real, base2)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base2, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path2 = folder; path2.length > root.length; path2 = (0, import_node_path2.dirname)(path2))
    if ((0, import_node_fs2.lstatSync)(path2, { throwIfNoEntry: false })?.isSymbolicLink()) return path2;
  return null;
}

// src/adapters/files/list-folder.ts
var MOST = 1e4;
function listFolder(path2, place, most = MOST) {
  const found = findIn(place, path2);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs3.statSync : import_node_fs3.lstatSync;
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
function namesIn(path2, place) {
  const list2 = listFolder(path2, place);
  return list2.status === "ok" ? list2.entries.map(({ name: name2 }) => name2).sort() : [];
}
function readEntries(path2, most) {
  const folder = (0, import_node_fs3.opendirSync)(path2, { bufferSize: 256 });
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

// src/adapters/files/only-ours.ts
function notOnlyOurs(path2, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own4 = process.getuid();
  if (uid !== own4)
    return `it belongs to another user; if it is yours, type: sudo chown ${own4} ${quoted(path2)}`;
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
    const start2 = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start2, stat.size - start2, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start: start2 };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start: start2 };
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
function readUpTo(file, start2, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read46 = (0, import_node_fs5.readSync)(file, buffer, length, buffer.length - length, start2 + length);
    length += read46;
    if (read46 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
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
function textOf(path2, place, cap = documentCap) {
  const found = readText(path2, place, cap);
  return found.status === "ok" ? found.text : null;
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

// src/app/planning/documents.ts
function readDocument(root, path2) {
  return readText((0, import_node_path3.resolve)(root, path2), projectFile(root));
}
function documentText(root, path2) {
  const found = readDocument(root, path2);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path3.resolve)(root, folder), projectFile(root));
}
function isDocument(root, path2) {
  const found = findIn(projectFile(root), (0, import_node_path3.resolve)(root, path2));
  return found.status === "ok" && (0, import_node_fs6.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path2, reason) {
  return `${path2} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/planning-config.ts
var import_node_path4 = require("node:path");

// src/core/planning/json-object.ts
function readJsonObject(text2) {
  let value;
  try {
    value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is no JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}

// src/core/planning/planning-config.ts
function readPlanningConfig(text2) {
  const read46 = text2 === null ? { status: "ok", value: {} } : readJsonObject(text2);
  if (read46.status === "invalid") {
    const message = `config.json cannot be read (${read46.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config3 } = readPlanningConfig(null);
    return { config: config3, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read46.value);
  const config2 = { ...workflow(reader), ...surroundings(reader), raw: read46.value };
  return { config: config2, diagnostics: reader.problems };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key2, flat = key2) => from.value(flat, "workflow", key2);
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
  const inPlanning = (key2) => from.value(key2, "planning", key2);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const isObject2 = typeof whole.value === "object" && whole.value !== null;
  const said3 = inPlanning("commit_docs");
  return {
    commitDocs: said3.value === void 0 ? null : from.flag(said3, true),
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
  const wrong = ({ name: name2 }, meaning2) => {
    const message = `"${name2}" in config.json is not ${meaning2}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning2}, or remove it.` });
  };
  const own4 = (object2, key2) => typeof object2 === "object" && object2 !== null && !Array.isArray(object2) && Object.hasOwn(object2, key2) ? Object.entries(object2).find(([name2]) => name2 === key2)?.[1] : void 0;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section3, key2) {
      const direct = own4(raw, flat);
      if (direct !== void 0 || section3 === void 0 || key2 === void 0)
        return { name: flat, value: direct };
      return { name: `${section3}.${key2}`, value: own4(own4(raw, section3), key2) };
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
  return readPlanningConfig(documentText((0, import_node_path4.dirname)(planning), (0, import_node_path4.join)(planning, "config.json"))).config;
}

// src/app/planning/read-phase.ts
var import_node_path5 = require("node:path");

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
  const base2 = name2.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base2.split("-").filter((part2) => part2 !== "");
  const at = parts.findIndex((part2) => PHASE_PART.test(part2));
  const [phase2, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase2}-${plan}` : base2;
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
function summaryOf(plan, summaries2) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base2 = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base2);
  const names2 = [
    `${base2.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base2}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base2)}-SUMMARY.md`
  ].map((name2) => folder + name2);
  return names2.find((name2) => summaries2.includes(name2)) ?? null;
}
function isCanonical(name2) {
  return name2.endsWith("-PLAN.md") || name2 === "PLAN.md";
}
function isSummary(name2) {
  return name2.endsWith("-SUMMARY.md") || name2 === "SUMMARY.md";
}

// src/core/planning/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text2, diagnostics) {
  let line3 = 1;
  let lineStart2 = 0;
  let lineBreak = endOfLine(text2, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line3 += 1;
      lineStart2 = lineBreak + 1;
      lineBreak = endOfLine(text2, lineStart2);
    }
    return { ...one, line: line3, column: one.start - lineStart2 + 1 };
  });
}
function endOfLine(text2, from) {
  const at = text2.indexOf("\n", from);
  return at === -1 ? text2.length : at;
}

// src/core/planning/frontmatter-block.ts
function frontmatterBlock(text2) {
  const bom = text2.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text2);
  if (open === null) return { status: "absent", at: bom };
  const start2 = bom + open[0].length;
  const close = closingFence(text2, start2);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start: start2, end: close.start } };
}
function bodyStart(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text2);
    const close = open === null ? null : closingFence(text2, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text2, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text2);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/planning/text-lines.ts
function textLines(text2, from = 0, to = text2.length) {
  const lines2 = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start2 = from;
  for (let found = breaks.exec(text2); found !== null && found.index < to; found = breaks.exec(text2)) {
    const next2 = Math.min(found.index + found[0].length, to);
    lines2.push({ text: text2.slice(start2, found.index), start: start2, end: found.index, next: next2 });
    start2 = next2;
  }
  lines2.push({ text: text2.slice(start2, to), start: start2, end: to, next: to });
  return lines2;
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
  const text2 = value.trim();
  return text2 === "" ? null : text2;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key2, value] of entries) map2[key2] = value;
  return map2;
}

// src/core/planning/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text2 = raw.trim();
  const quote = text2[0];
  if (text2.length < 2 || quote !== '"' && quote !== "'" || !text2.endsWith(quote))
    return withoutComment(text2);
  const inner = text2.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line3) {
  const text2 = line3.text.trim();
  if (text2 === "" || text2.startsWith("#")) return [];
  return [{ indent: line3.text.length - line3.text.trimStart().length, text: text2 }];
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
    const [, key2, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key2 !== void 0)
      entries.push([key2, valueAfter(cursor, indent, rest, depth2)]);
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
  const text2 = rest?.trim() ?? "";
  if (text2 !== "" && !text2.startsWith("#")) return inline(text2);
  const next2 = cursor.rows[cursor.at];
  if (next2 === void 0) return "";
  if (next2.indent > indent) return block(cursor, indent + 1, depth2 + 1);
  return next2.indent === indent && isItem(next2) ? list(cursor, indent, depth2 + 1) : "";
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
  const text2 = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text2.length;
  const [, key2, rest] = text2.startsWith('"') || text2.startsWith("'") ? [] : KEY.exec(text2) ?? [];
  if (key2 === void 0) return inline(text2);
  const first = valueAfter(cursor, indent, rest, depth2 + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key2, first]]);
  const others2 = map(cursor, indent, depth2 + 1);
  return mapOf([[key2, first], ...typeof others2 === "string" ? [] : Object.entries(others2)]);
}
function inline(raw) {
  const text2 = raw.trim();
  if (!text2.startsWith("[") || !text2.endsWith("]")) return unquoted(text2);
  const parts = text2.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part2) => unquoted(part2)).filter((part2) => part2 !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text2) {
  const at = text2.search(/\s#/);
  return at === -1 ? text2 : text2.slice(0, at).trimEnd();
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
function toValue(node2, depth2) {
  if (depth2 > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node2)) return typeof node2.value === "string" ? node2.value : "";
  if ((0, import_yaml.isAlias)(node2)) return `*${node2.source}`;
  if ((0, import_yaml.isSeq)(node2)) return node2.items.map((item2) => toValue(item2, depth2 + 1));
  if (!(0, import_yaml.isMap)(node2)) return "";
  return mapOf(
    node2.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key2 = toValue(pair.key, DEEPEST2);
      return typeof key2 === "string" ? [[key2, toValue(pair.value, depth2 + 1)]] : [];
    })
  );
}

// src/core/planning/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read46 = readEntries2(text2, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read46.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read46.entries,
    values: mapOf(read46.entries.map(({ key: key2, value }) => [key2, value])),
    diagnostics: [...read46.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries2(text2, start2, end) {
  const segments = segmentsOf(textLines(text2, start2, end).filter((line3) => line3.start < end));
  const source = text2.slice(start2, end);
  if (segments.length === 0) return wholeBlock(source, start2, end);
  const oversized = end - start2 > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key: key2, start: from, end: to }) => {
    const part2 = text2.slice(from, to);
    const read46 = oversized ? null : readYaml(part2);
    if (read46?.status === "ok") return { key: key2, value: valueIn(read46.value, key2), start: from, end: to };
    diagnostics.push(invalid(key2, { start: from, end: to }, read46?.reason ?? "it is too large"));
    return { key: key2, value: valueIn(readLines(part2), key2), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start2, end) {
  const read46 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read46?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start: start2, end }, read46?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read46.value) ? read46.value : {};
  return {
    entries: Object.entries(map2).map(([key2, value]) => ({ key: key2, value, start: start2, end })),
    diagnostics: []
  };
}
function segmentsOf(lines2) {
  const segments = [];
  let indent = null;
  for (const line3 of lines2) {
    const trimmed = line3.text.trimStart();
    const depth2 = line3.text.length - trimmed.length;
    const [, double, single, plain3] = (indent ?? depth2) === depth2 ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key2 = double ?? single ?? plain3?.trimEnd();
    const last = segments.at(-1);
    if (key2 !== void 0) {
      indent = depth2;
      segments.push({ key: key2, start: line3.start, end: line3.next });
    } else if (last !== void 0) {
      last.end = line3.next;
    }
  }
  return segments;
}
function valueIn(value, key2) {
  return isMap(value) ? value[key2] ?? "" : "";
}
function invalid(key2, where, reason) {
  const name2 = key2 === "" ? "The frontmatter" : `"${key2}"`;
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

// src/core/planning/gsd-task-count.ts
var OPENING2 = /<task(?=[\s>])/gi;
var HEADING = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text2) {
  const tags = countOpenings(text2);
  return tags > 0 ? tags : [...text2.matchAll(HEADING)].length;
}
function countOpenings(text2) {
  const opening = new RegExp(OPENING2);
  let count = 0;
  while (opening.exec(text2) !== null) {
    const end = text2.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/heading-text.ts
function headingText(rest) {
  const text2 = rest.trim();
  const closing = text2.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text2[closing - 1] ?? " ") ? text2 : text2.slice(0, closing).trimEnd();
}

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING3 = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const ranges = [];
  let state2 = { resume: from, fence: null };
  for (const line3 of textLines(text2, from)) {
    if (line3.next <= state2.resume && line3.start < state2.resume) continue;
    state2 = state2.fence === null ? outsideFence(text2, line3, state2.resume, ranges) : insideFence(line3, state2.fence, ranges);
  }
  const { fence } = state2;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line3, resume, ranges) {
  const mark = line3.start >= resume ? fenceMark(line3.text) : null;
  if (mark !== null) return { resume: line3.next, fence: { mark, start: line3.start } };
  return { resume: inlineRanges(text2, line3, Math.max(resume, line3.start), ranges), fence: null };
}
function insideFence(line3, fence, ranges) {
  if (!closes(line3.text, fence.mark)) return { resume: line3.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line3.next, closed: true });
  return { resume: line3.next, fence: null };
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
function withoutQuotations(text2, ranges) {
  const parts = [];
  let at = 0;
  for (const { start: start2, end } of ranges) {
    parts.push(text2.slice(at, start2), text2.slice(start2, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text2.slice(at);
}
function withoutBlocks(text2, ranges) {
  return withoutQuotations(
    text2,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line3) {
  const [, mark, info] = FENCE.exec(line3) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line3, mark) {
  const text2 = line3.trim();
  return text2.length >= mark.length && text2.startsWith(mark) && /^(?:`+|~+)$/.test(text2);
}
function inlineRanges(text2, line3, from, ranges) {
  const spans = lastRuns(line3, from);
  OPENING3.lastIndex = from - line3.start;
  for (let found = OPENING3.exec(line3.text); found !== null; found = OPENING3.exec(line3.text)) {
    const start2 = line3.start + found.index;
    const range = found[0] === "<!--" ? comment(text2, start2) : codeSpan(line3, found[0], start2, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line3.end) return Math.max(range.end, line3.next);
    OPENING3.lastIndex = range.end - line3.start;
  }
  return line3.next;
}
function lastRuns(line3, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run2 of line3.text.matchAll(/`+/g)) {
    if (line3.start + run2.index >= from) runs.set(run2[0].length, line3.start + run2.index);
  }
  return runs;
}
function codeSpan(line3, mark, start2, last) {
  if ((last.get(mark.length) ?? -1) <= start2) return null;
  const runs = /`+/g;
  runs.lastIndex = start2 - line3.start + mark.length;
  for (let run2 = runs.exec(line3.text); run2 !== null; run2 = runs.exec(line3.text)) {
    if (run2[0].length !== mark.length) continue;
    return { kind: "code", start: start2, end: line3.start + run2.index + mark.length, closed: true };
  }
  return null;
}
function comment(text2, start2) {
  const end = text2.indexOf("-->", start2 + 4);
  if (end === -1) return { kind: "comment", start: start2, end: text2.length, closed: false };
  return { kind: "comment", start: start2, end: end + 3, closed: true };
}

// src/core/planning/markdown-document.ts
var HEADING2 = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text2) {
  const frontmatter3 = readFrontmatter(text2);
  const body2 = bodyStart(text2);
  const quoted2 = quotedRanges(text2, body2);
  const headings = headingsOf(textLines(text2, body2), quoted2, text2.length);
  const diagnostics = placed(text2, [...frontmatter3.diagnostics, ...unreadable(text2, quoted2)]);
  return { text: text2, frontmatter: frontmatter3, body: body2, quoted: quoted2, headings, diagnostics };
}
function unreadable(text2, quoted2) {
  const found = [];
  const nul = text2.indexOf("\0");
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
function headingsOf(lines2, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line3 of [...lines2].reverse()) {
    const match = line3.text.length > 4e3 ? null : HEADING2.exec(line3.text);
    if (match === null || insideRanges(quoted2, line3.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start: start2, end, next: next2 } = line3;
    found.push({ level, title: headingText(match[2] ?? ""), start: start2, end, next: next2, sectionEnd });
    ends.fill(start2, level);
  }
  return found.reverse();
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
  const found = isMap(item2) ? scalar(STATEMENT_KEYS.map((key2) => item2[key2]).find((one) => scalar(one))) : scalar(item2);
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
  const lines2 = scalar(map2.min_lines);
  if (lines2 !== null && !/^\d{1,9}$/.test(lines2)) {
    tell("artifact-min-lines", `min_lines of ${path2} is no number.`, "Write a whole number.");
  }
  return [
    {
      path: path2,
      provides: scalar(map2.provides),
      minLines: lines2 !== null && /^\d{1,9}$/.test(lines2) ? Number.parseInt(lines2, 10) : null,
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
function innerText(text2, found, name2) {
  const element = found.find((one) => one.name === name2 && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
}
function endsTask({ name: name2, kind }) {
  return name2 === "task" || name2 === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name: name2, attributes, start: start2 } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name: name2, attributes, start: start2, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name: name2,
    attributes,
    start: start2,
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
function planTags(text2, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG2);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text2); found !== null; found = pattern.exec(text2)) {
    const end = tagEnd(text2, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body2 = text2.slice(pattern.lastIndex, end - 1);
    const alone = body2.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body2)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text2, from) {
  const first = text2.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text2.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body2) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name2, double, single] of body2.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key2 = (name2 ?? "").toLowerCase();
    if (!(key2 in found)) found[key2] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/plan-tasks.ts
function planTasks(text2, tags) {
  const found = taskElements(tags, text2.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text2, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text2, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read46 = (name2) => innerText(text2, children, name2);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read46("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read46("files")),
    acceptanceCriteria: bullets(read46("acceptance_criteria")),
    action: read46("action"),
    done: oneLine(read46("done")),
    verify: verifyOf(text2, children),
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
function verifyOf(text2, children) {
  const verify3 = children.find(({ name: name2, closed }) => name2 === "verify" && closed);
  if (verify3 === void 0) return null;
  const inside = elements(verify3.tags, verify3.inner.end);
  const automated = inside.filter(({ name: name2, closed }) => name2 === "automated" && closed);
  return {
    text: text2.slice(verify3.inner.start, verify3.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name: name2 }) => name2 === "human-check")
  };
}
function pathList(text2) {
  return (text2 ?? "").split(/[,\n]/).map((part2) => part2.trim()).filter((part2) => part2 !== "");
}
function bullets(text2) {
  return (text2 ?? "").split("\n").map((line3) => line3.trim().replace(/^[-*]\s*/, "")).filter((line3) => line3 !== "");
}
function oneLine(text2) {
  return text2?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name: name2, start: start2, inner }) {
  const what = {
    code: name2 === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name2}> is opened and never closed.`,
    fix: `Put </${name2}> where it ends; in prose write \`<${name2}>\` in backticks.`
  };
  const where = { start: start2, end: inner.start };
  return name2 === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/plan.ts
function readPlan(text2) {
  const frontmatter3 = readFrontmatter(text2);
  const start2 = bodyStart(text2);
  const quoted2 = quotedRanges(text2, start2);
  const tags = planTags(text2, quoted2, start2);
  const read46 = planTasks(text2, tags);
  const must = readMustHaves(frontmatter3.entries.findLast(({ key: key2 }) => key2 === "must_haves"));
  const tasks = read46.tasks.length > 0 ? read46.tasks : headingTasks(text2, start2, quoted2);
  const { values } = frontmatter3;
  const field2 = (name2) => scalar(values[name2]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text: text2,
    frontmatter: frontmatter3,
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
    objective: firstLine(text2, start2) ?? field2("objective"),
    sections: sectionsOf(tags, text2.length),
    tasks,
    compatTaskCount: gsdTaskCount(text2),
    diagnostics: placed(text2, [
      ...frontmatter3.diagnostics,
      ...unreadable(text2, quoted2),
      ...read46.diagnostics,
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
function firstLine(text2, start2) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start2;
  return opening.exec(text2)?.[1]?.trim() ?? null;
}
function headingTasks(text2, start2, quoted2) {
  const headings = [...text2.slice(start2).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start2 + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
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
    end: headings[index + 1]?.start ?? text2.length
  }));
}

// src/core/planning/summary.ts
function readSummary(text2) {
  const document = readMarkdown(text2);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body2 = text2.slice(document.body);
  const check2 = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body2)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check2 === "passed" || check2 === "failed" ? check2 : null
  };
}
function oneLiner({ text: text2, headings, body: body2 }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body2;
  const line3 = /\S[^\r\n]*/.exec(text2.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line3)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line3)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names2 = list2.entries.map(({ name: name2 }) => name2).sort();
  const files = phaseFiles(names2, documentNames(root, (0, import_node_path5.join)(folder, "plans")));
  const unusable = [];
  const read46 = (file) => {
    const found = readDocument(root, (0, import_node_path5.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path5.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text2 = read46(file);
    if (text2 === null) return [];
    const document = readPlan(text2);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read46(summary)) }];
  });
  return { folder, names: names2, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase2) {
  return phase2.plans.map(({ file, document, summary }) => ({
    ...planName(file),
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text2) {
  const summary = text2 === null ? null : readSummary(text2);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/open-phase.ts
function openPhase(project3, typed) {
  const facts = findPhase(project3.phases, typed);
  if (facts === null) return null;
  const key2 = phaseKey(facts.number);
  const entry = project3.roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key2) ?? null;
  const code = planningConfigOf(project3.planning).projectCode;
  const name2 = facts.folder ?? phaseFolderName(facts.number, facts.name, code);
  const folder = (0, import_node_path6.join)(project3.planning, "phases", name2);
  const padded3 = paddedPhase(facts.number);
  return { project: project3, facts, entry, padded: padded3, folder, onDisk: readPhase(project3.root, folder) };
}
function phaseDocument(opened, kind) {
  const name2 = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text2 = name2 === void 0 ? null : documentText(opened.project.root, (0, import_node_path6.join)(opened.folder, name2));
  return name2 === void 0 || text2 === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path6.join)(opened.folder, name2)), text: text2 };
}
function fromRoot(root, path2) {
  return (0, import_node_path6.relative)(root, path2).split(import_node_path6.sep).join("/");
}

// src/app/planning/plan-phase/planning-round.ts
var import_node_path12 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");

// src/adapters/files/look-at.ts
var import_node_fs7 = require("node:fs");
function lookAt(path2) {
  try {
    return (0, import_node_fs7.lstatSync)(path2, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs8 = require("node:fs");
var import_node_path7 = require("node:path");
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
    (0, import_node_fs8.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path7.dirname)(path2));
}
function existingMode(path2) {
  const stat = (0, import_node_fs8.lstatSync)(path2, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path2, content, mode) {
  const { file, temporary } = openTemporary(path2, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs8.fchmodSync)(file, mode);
    (0, import_node_fs8.writeFileSync)(file, content);
    (0, import_node_fs8.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs8.closeSync)(file);
    (0, import_node_fs8.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs8.closeSync)(file);
  return temporary;
}
function openTemporary(path2, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path7.join)((0, import_node_path7.dirname)(path2), `.${(0, import_node_path7.basename)(path2)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs8.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs8.renameSync)(from, to);
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
    const file = (0, import_node_fs8.openSync)(folder, "r");
    try {
      (0, import_node_fs8.fsyncSync)(file);
    } finally {
      (0, import_node_fs8.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path2) {
  const folder = (0, import_node_path7.dirname)(path2);
  if (((0, import_node_fs8.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path7.basename)(path2)}.`;
  for (const name2 of (0, import_node_fs8.readdirSync)(folder)) {
    if (!name2.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name2.slice(prefix.length))) continue;
    const leftover = (0, import_node_path7.join)(folder, name2);
    const age = Date.now() - ((0, import_node_fs8.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs8.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/write-document.ts
function writeDocument(root, path2, text2) {
  const objection = writeObjection(root, path2);
  if (objection !== null) return { status: "refused", reason: objection };
  writeFileAtomic((0, import_node_path8.resolve)(root, path2), text2);
  return { status: "ok" };
}
function writeObjection(root, path2) {
  const file = (0, import_node_path8.resolve)(root, path2);
  const name2 = fromRoot2(root, file);
  const folder = findIn(projectFile(root), (0, import_node_path8.dirname)(file));
  if (folder.status === "refused") return strayed(fromRoot2(root, (0, import_node_path8.dirname)(file)), folder.reason);
  const stat = lookAt(file);
  if (stat === null) return null;
  if (stat.isSymbolicLink())
    return `${name2} is a symbolic link, which MSW does not write through: put the file itself there.`;
  const now = readFile(file, projectFile(root), LARGEST);
  if (now.status === "refused") return `${name2} cannot be written: ${now.reason}. Move it away.`;
  if (now.status === "missing" || (0, import_node_buffer.isUtf8)(now.bytes)) return null;
  return `${name2} is not valid UTF-8: MSW would spoil it. Save it as UTF-8.`;
}
function openDocumentFolder(root, path2) {
  const folder = (0, import_node_path8.resolve)(root, path2);
  const existing = nearestExisting(folder);
  const found = findIn(projectFile(root), existing);
  if (found.status !== "ok") {
    const reason = found.status === "refused" ? found.reason : "it is a link to nowhere";
    return { status: "refused", reason: strayed(fromRoot2(root, existing), reason) };
  }
  try {
    (0, import_node_fs9.mkdirSync)(folder, { recursive: true });
    return { status: "ok", path: folder };
  } catch (error) {
    const reason = `${fromRoot2(root, folder)} cannot be made (${errorCode(error) ?? "unknown error"}).`;
    return { status: "refused", reason };
  }
}
var LARGEST = 16 * 1024 * 1024;
function nearestExisting(path2) {
  const parent = (0, import_node_path8.dirname)(path2);
  return lookAt(path2) !== null || parent === path2 ? path2 : nearestExisting(parent);
}
function strayed(name2, reason) {
  return `${name2} cannot be used: ${reason}. Put the folder itself into the project.`;
}
function fromRoot2(root, path2) {
  return (0, import_node_path8.relative)(root, path2).split(import_node_path8.sep).join("/") || path2;
}

// src/adapters/files/write-page.ts
function writePage(path2, page) {
  writeFileAtomic(path2, page);
}
function writeDocumentPage(root, path2, page) {
  return writeDocument(root, path2, page);
}

// src/core/text/spread-fences.ts
function spreadFences(text2) {
  return text2.replaceAll(/([~`])\1{2,}/g, (run2) => [...run2].join(" "));
}

// src/core/text/quotation.ts
function quotation(line3, cap) {
  const inert = spreadFences(line3).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-line.ts
function quoteLine(text2, cap) {
  return quotation(plainLine(text2, Number.POSITIVE_INFINITY), cap);
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

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/app/planning/covered-digest.ts
var import_node_path9 = require("node:path");
var LARGEST2 = 64 * 1024 * 1024;
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
  const file = readFile((0, import_node_path9.resolve)(root, path2), projectFile(root), LARGEST2);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/plan-phase/planning-run.ts
var import_node_path11 = require("node:path");

// src/adapters/files/msw-folder.ts
var import_node_fs11 = require("node:fs");
var import_node_path10 = require("node:path");

// src/adapters/files/set-aside.ts
var import_node_fs10 = require("node:fs");
function setAside(path2, nowIso) {
  const base2 = `${path2}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number3 = 1; ; number3 += 1) {
    const target = number3 === 1 ? base2 : `${base2}-${number3}`;
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
    (0, import_node_fs10.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs10.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs10.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs10.renameSync)(from, to);
  return true;
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path2 = mswPath(projectRoot);
  const folder = openRealFolder(path2);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path10.join)(path2, ".gitignore");
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
function ignoresAll(text2) {
  const lines2 = text2.split(/\r?\n/).map((line3) => line3.trimEnd());
  const mayCount = (line3) => !line3.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line3);
  return lines2.includes("*") && lines2.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path10.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names2) {
  let folder = openMswFolder(projectRoot);
  for (const name2 of names2) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path10.join)(folder.path, name2));
  }
  return folder;
}
function openRealFolder(path2) {
  const seen = (0, import_node_fs11.lstatSync)(path2, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path: path2 };
  try {
    (0, import_node_fs11.mkdirSync)(path2);
    return { status: "ok", path: path2 };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path2, error);
  }
  const stat = (0, import_node_fs11.lstatSync)(path2, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path2} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path2} is not a folder` };
  return { status: "ok", path: path2 };
}
function cannotMake(path2, error) {
  return { status: "refused", reason: `${path2} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST3 = 200;
function readJson(path2, place, cap = CAP) {
  const file = readText(path2, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text2) {
  try {
    const value = JSON.parse(text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2);
    if (mayBeDeeper(text2, DEEPEST3) && isDeeper(value, DEEPEST3))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe(text2, error) };
  }
}
function mayBeDeeper(text2, levels) {
  return text2.split("{").length + text2.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part2 of Object.values(value)) if (isDeeper(part2, levels - 1)) return true;
  return false;
}
function describe(text2, error) {
  if (text2.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/app/planning/plan-phase/planning-run.ts
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
  const passed2 = Reflect.get(value, "passed");
  if (typeof revisions !== "number" || !Number.isInteger(revisions) || revisions < 0) return null;
  return {
    revisions: Math.min(revisions, MOST_REVISIONS),
    gaps: Reflect.get(value, "gaps") === true,
    review: Reflect.get(value, "review") !== false,
    passed: typeof passed2 === "string" ? passed2 : null
  };
}
function saveRun(root, padded3, run2) {
  const folder = openPlanningFolder(root);
  if (folder.status === "ok") writeFileAtomic(runPath(root, padded3), `${JSON.stringify(run2)}
`);
  return folder;
}
function openPlanningFolder(root) {
  return openMswSubfolder(root, "planning");
}
function readReview(root, padded3) {
  const text2 = textOf((0, import_node_path11.join)(root, runFiles(padded3).review), ownFile(root)) ?? "";
  const marks = [...text2.matchAll(/^## (VERIFICATION PASSED|ISSUES FOUND)[ \t]*\r?$/gm)];
  const last = marks.at(-1)?.[1];
  if (last === void 0) return "none";
  return last === "ISSUES FOUND" ? "issues" : "passed";
}
function runPath(root, padded3) {
  return mswPath(root, "planning", `${padded3}.json`);
}

// src/app/planning/plan-phase/planning-round.ts
function planningRound(opened, check2, run2, reviewed) {
  const { padded: padded3 } = opened;
  const { root } = opened.project;
  const files = runFiles(padded3);
  const review2 = reviewed ? readReview(root, padded3) : null;
  if (!check2.ok || review2 === "issues") {
    const folder = openPlanningFolder(root);
    if (folder.status === "refused") return folder;
    writePage(
      (0, import_node_path12.join)(root, files.problems),
      problemsText(check2.problems, review2 === "issues" ? files.review : null)
    );
    return sentBack(root, padded3, run2, check2.errors);
  }
  return review2 === null ? withoutErrors(run2) : judged(opened, run2, review2 === "passed");
}
function standing({ revisions }) {
  return { round: revisions, roundsLeft: MOST_REVISIONS - revisions, problemsFile: null };
}
function withoutErrors(run2) {
  const [next2, reason] = run2.review ? ["review", "Code finds no error; what it cannot judge is open."] : ["apply", "Nothing is wrong with the plans."];
  return { status: "ok", round: { ...standing(run2), next: next2, reason } };
}
function judged(opened, run2, passed2) {
  const { padded: padded3, project: project3 } = opened;
  if (!passed2) {
    const reason = `The plan-checker left no verdict in ${runFiles(padded3).review}.`;
    return { status: "ok", round: { ...standing(run2), next: "stop", reason } };
  }
  const saved = saveRun(project3.root, padded3, { ...run2, passed: openPlansDigest(opened) });
  if (saved.status === "refused") return saved;
  return {
    status: "ok",
    round: { ...standing(run2), next: "apply", reason: "Nothing is wrong with the plans." }
  };
}
function whyNotRecord(opened, run2) {
  if (run2 === null || !run2.review || run2.passed === openPlansDigest(opened)) return null;
  return "The plan-checker has not let these plans pass: ask it, then call --review; the user can take them as they are with /msw:plan N --accept.";
}
function openPlansDigest({ project: project3, folder, onDisk }) {
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  return coveredDigestOf(
    project3.root,
    open.map(({ file }) => fromRoot(project3.root, (0, import_node_path12.join)(folder, file)))
  );
}
function sentBack(root, padded3, run2, errors) {
  const problemsFile = runFiles(padded3).problems;
  const what = errors === 0 ? "The plan-checker found issues" : `${errors} ${errors === 1 ? "error" : "errors"}`;
  if (run2.revisions >= MOST_REVISIONS) {
    const reason2 = `${what} after ${MOST_REVISIONS} revisions: the user decides.`;
    return {
      status: "ok",
      round: { round: run2.revisions, roundsLeft: 0, next: "stop", reason: reason2, problemsFile }
    };
  }
  const revisions = run2.revisions + 1;
  const saved = saveRun(root, padded3, { ...run2, revisions });
  if (saved.status === "refused") return saved;
  const reason = `${what}: revision ${revisions} of at most ${MOST_REVISIONS}.`;
  return {
    status: "ok",
    round: { round: revisions, roundsLeft: MOST_REVISIONS - revisions, next: "revise", reason, problemsFile }
  };
}
function problemsText(problems, review2) {
  const lines2 = problems.map(({ file, line: line3, column, severity, code, message, fix }) => {
    const place = prose`${quoteName(file)}:${line3}:${column}`;
    return prose`- ${quoteName(severity)} ${place} [${quoteName(code)}] ${quoteLine(`${message} ${fix}`, 600)}`;
  });
  const parts = [
    prose`# What is wrong with the plans`,
    prose`Mend every error; mend a warning or know why not. Change nothing else.`,
    review2 === null ? null : prose`The plan-checker's issues are in ${quoteName(review2)}: mend those, too.`,
    lines2.length === 0 ? prose`Code finds no problem.` : joinProse(lines2, "\n")
  ];
  return prose`${joinProse(parts, "\n\n")}\n`;
}

// src/app/planning/plan-phase/record-plans.ts
var import_node_path31 = require("node:path");

// src/adapters/planning/gsd-lock.ts
var import_node_fs13 = require("node:fs");
var import_node_path13 = require("node:path");

// src/adapters/files/create-file.ts
var import_node_fs12 = require("node:fs");
function createFile(path2, content, mode = 438) {
  let file;
  try {
    file = (0, import_node_fs12.openSync)(path2, "wx", mode);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  try {
    (0, import_node_fs12.writeFileSync)(file, content);
    return true;
  } catch (error) {
    (0, import_node_fs12.rmSync)(path2, { force: true });
    throw error;
  } finally {
    (0, import_node_fs12.closeSync)(file);
  }
}

// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST3 = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body2 = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path13.join)(planning, ".lock"), body2, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path13.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
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
async function acquire(path2, body2, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path2, body2)) return () => release(path2, body2);
    stealIfDead(path2);
    if (performance.now() >= deadline) return null;
    await new Promise((done2) => setTimeout(done2, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path2, body2) {
  try {
    return createFile(path2, body2);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path2, body2) {
  if (read2(path2) === body2) (0, import_node_fs13.rmSync)(path2, { force: true });
}
function stealIfDead(path2) {
  const before = (0, import_node_fs13.lstatSync)(path2, { throwIfNoEntry: false });
  if (before === void 0) return;
  if (notPlain(before) !== null) {
    setAsideNow(path2);
    return;
  }
  const body2 = read2(path2);
  if (body2 === null || !isDead(body2, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs13.lstatSync)(path2, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read2(path2) !== body2) return;
  const aside = `${path2}.${process.pid}.stale`;
  try {
    (0, import_node_fs13.renameSync)(path2, aside);
    (0, import_node_fs13.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body2, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body2)?.[1] ?? /^\s*(\d+)/.exec(body2)?.[1];
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
function read2(path2) {
  const file = readPlain(path2, { cap: LARGEST3, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}

// src/core/planning/plan-list.ts
function planListEdits(roadmap, phase2, plans) {
  const { text: text2 } = roadmap.document;
  const eol = text2.includes("\r\n") ? "\r\n" : "\n";
  const listed2 = phase2.plans.map((item2) => ({ ...item2, plan: plans.find((plan) => isSame(plan, item2.id)) }));
  const missing2 = plans.filter((plan) => !listed2.some((item2) => item2.plan === plan));
  const lines2 = textLines(text2, phase2.start, phase2.end);
  const placeholders = lines2.filter(
    ({ text: line3 }) => /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line3.trim())
  );
  const edits = listed2.flatMap(({ id, checkbox, plan }) => {
    const { start: start2, end } = checkbox.line;
    const line3 = text2.slice(start2, end);
    if (plan !== void 0) return renamed(line3, start2, id, plan);
    return checkbox.checked || line3.includes("PLAN.md") ? [] : [withoutLine(text2, start2, end)];
  });
  for (const { start: start2, end } of placeholders)
    if (missing2.length > 0) edits.push(withoutLine(text2, start2, end));
  if (missing2.length > 0)
    edits.push(insertion(phase2, lines2, placeholders.at(-1), { items: missing2.map(itemOf), eol }));
  return [...countEdits(text2, phase2, lines2, plans, eol), ...edits];
}
function isSame({ file }, id) {
  const own4 = canonicalPlanId(file).toLowerCase();
  return own4 === canonicalPlanId(id).toLowerCase() || own4 === padded(id);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
function renamed(line3, start2, id, plan) {
  if (line3.includes("PLAN.md")) return [];
  const at = line3.indexOf(id, line3.indexOf("]"));
  const behind = line3.slice(at + id.length);
  const said3 = behind.replace(/^[`*]*\s*[:—–-]?\s*/, "").trim();
  const isOpen = said3 === "" || /^(?:TBD|\[.*\])/i.test(said3);
  const tail = isOpen ? itemOf(plan).slice(itemOf(plan).indexOf(plan.file)) : `${plan.file} — ${said3}`;
  const from = line3.slice(0, at).replace(/(?<![`*])[`*]+$/, "").length;
  return [{ start: start2 + from, end: start2 + line3.length, text: tail }];
}
function itemOf({ file, objective, done: done2 }) {
  const said3 = objective?.replaceAll(/\s+/g, " ").trim() ?? "";
  return `- [${done2 ? "x" : " "}] ${file}${said3 === "" ? "" : ` — ${said3}`}`;
}
function withoutLine(text2, start2, end) {
  const before = /\r?\n$/.exec(text2.slice(Math.max(0, start2 - 2), start2))?.[0].length ?? 0;
  return { start: start2 - before, end, text: "" };
}
var LIST_HEAD = /^\s*Plans:\s*$/i;
var COUNT = /^\s*(?:[-*]\s+)?\*\*Plans(?::\*\*|\*\*\s*:)/i;
function insertion(phase2, lines2, placeholder, { items, eol }) {
  const last = phase2.plans.at(-1)?.checkbox.line ?? placeholder;
  const head2 = lines2.find(({ text: text2 }) => LIST_HEAD.test(text2));
  const after = last === void 0 ? head2?.end : last.end;
  if (after !== void 0) return { start: after, end: after, text: eol + items.join(eol) };
  const anchor = lines2.find(({ text: text2 }) => COUNT.test(text2)) ?? lastFilled(lines2);
  const at = anchor?.end ?? phase2.end;
  return { start: at, end: at, text: [eol, eol, "Plans:", eol, items.join(eol)].join("") };
}
function countEdits(text2, phase2, lines2, plans, eol) {
  if (phase2.plansValue !== null) return [];
  const count = `${plans.length} ${plans.length === 1 ? "plan" : "plans"}`;
  const line3 = lines2.find((one) => COUNT.test(one.text));
  if (line3 !== void 0)
    return [
      { start: line3.end, end: line3.end, text: text2.slice(0, line3.end).endsWith(" ") ? count : ` ${count}` }
    ];
  const head2 = lines2.find((one) => LIST_HEAD.test(one.text));
  const at = head2?.start ?? lastFilled(lines2)?.end ?? phase2.end;
  const said3 = `**Plans**: ${count}`;
  return [{ start: at, end: at, text: head2 === void 0 ? `${eol}${said3}` : `${said3}${eol}${eol}` }];
}
function lastFilled(lines2) {
  return lines2.findLast(({ text: text2 }) => text2.trim() !== "" && !/^\s*-{3,}\s*$/.test(text2));
}

// src/core/planning/splice.ts
function splice(text2, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text2.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text2.slice(at);
}

// src/app/planning/commit-planning.ts
var import_node_path27 = require("node:path");

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/find-program.ts
var import_node_fs15 = require("node:fs");
var import_node_path15 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs14 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path14 = require("node:path");
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
function leadsInto(path2, folder) {
  return isInside(realPath(path2), realPath(folder));
}
function leadsAstray(value, folder) {
  return value.split(import_node_path14.delimiter).some((path2) => path2 !== "" && (!(0, import_node_path14.isAbsolute)(path2) || leadsInto(path2, folder)));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs14.lstatSync)((0, import_node_path14.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path2) {
  for (let folder = path2; ; folder = (0, import_node_path14.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path14.dirname)(folder) === folder) return;
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
  return foldersOf(env2).flatMap((folder) => fileNames(name2, env2).map((file) => (0, import_node_path15.join)(folder, file))).filter((path2) => isProgram(path2) && isOutside(path2, reach));
}
function isOnPath(name2, env2) {
  return pathOf(env2).some((folder) => fileNames(name2, env2).some((file) => isProgram((0, import_node_path15.join)(folder, file))));
}
function pathOutside(env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).filter((folder) => !leadsInto(folder, reach)).join(import_node_path15.delimiter);
}
function mayRun(path2, projectRoot) {
  return (0, import_node_path15.isAbsolute)(path2) && isProgram(path2) && isOutside(path2, projectReach(projectRoot));
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path15.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path15.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path15.basename)(folder) === ".bin" && (0, import_node_path15.basename)((0, import_node_path15.dirname)(folder)) === "node_modules";
}
function isOutside(path2, reach) {
  return !leadsInto((0, import_node_path15.dirname)(path2), reach) && !leadsInto(path2, reach);
}
function fileNames(name2, env2) {
  if (process.platform !== "win32") return [name2];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name2}${extension.toLowerCase()}`);
}
function isProgram(path2) {
  try {
    (0, import_node_fs15.accessSync)(path2, import_node_fs15.constants.X_OK);
    return (0, import_node_fs15.statSync)(path2).isFile();
  } catch {
    return false;
  }
}

// src/adapters/process/neutral-folder.ts
var import_node_path16 = require("node:path");
function neutralFolder() {
  return (0, import_node_path16.dirname)(process.execPath);
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
      settings2.flatMap(([key2, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key2],
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
  ...["NAME", "EMAIL", "DATE"].flatMap((part2) => [`GIT_AUTHOR_${part2}`, `GIT_COMMITTER_${part2}`])
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
    const [key2 = "", ...value] = (parts[at + 1] ?? "").split("\n");
    if (scope === void 0) return null;
    found[scope].set(key2, [...found[scope].get(key2) ?? [], value.join("\n")]);
  }
  return found;
}
function overrides({ user, repository }, isLeft) {
  return [...repository].flatMap(([key2, values]) => {
    if (!isHazard(key2) || READ.has(key2) && values.every(isLeft)) return [];
    return [neutral(key2), ...user.get(key2) ?? []].map((value) => [key2, value]);
  });
}
function withoutFilters({ user, repository }) {
  const keys = /* @__PURE__ */ new Set([...user.keys(), ...repository.keys()]);
  return [...keys].flatMap((key2) => key2.startsWith("filter.") ? [[key2, neutral(key2)]] : []);
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
function isHazard(key2) {
  return !LEFT.test(key2) && (SECTIONS2.test(key2) || NAMES2.test(key2));
}
function neutral(key2) {
  if (SIGNERS[key2] !== void 0) return SIGNERS[key2];
  if (/\.(?:required|enabled|[^.]*fsmonitor)$/.test(key2)) return "false";
  return /(?:dir|file|path|template)$/.test(key2) ? "/dev/null" : "";
}
var SIGNERS = {
  "gpg.program": "gpg",
  "gpg.openpgp.program": "gpg",
  "gpg.x509.program": "gpgsm",
  "gpg.ssh.program": "ssh-keygen"
};

// src/adapters/git/repository-files.ts
var import_node_fs16 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path17 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path17.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs16.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path17.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path2, top) {
  const stat = statOf((0, import_node_path17.resolve)(top, path2.replace(/^~(?=[\\/])/, (0, import_node_os2.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path2) {
  const stat = statOf(path2);
  if (stat?.isFile()) return textOf(path2, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path17.join)(path2, "objects"))?.isDirectory() === true && statOf((0, import_node_path17.join)(path2, "HEAD")) !== null;
}
function statOf(path2) {
  try {
    return (0, import_node_fs16.statSync)(path2);
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
  const run2 = (args, settings3, tree2 = {}) => execute(program, ["-C", root, ...args], gitEnvironment(root, settings3, { ...LOOKING, ...tree2 }));
  const listed2 = await run2(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed2.status !== "ok") return listed2;
  const settings2 = parseSettings(listed2.output);
  if (settings2 === null) return { status: "failed" };
  if (settings2.ours.size === 0) return { status: "too-old" };
  const top = settings2.repository.size === 0 ? null : topOf(root);
  const isElsewhere = top !== null && settings2.repository.has("core.worktree");
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless2 = [...overrides(settings2, (path2) => !isSpecialFile(path2, top ?? root)), ...ALWAYS];
  const quiet = [...harmless2, ...QUIET, ...withoutFilters(settings2)];
  const git = {
    program,
    top,
    settings: settings2,
    run: (args) => run2(args, quiet, tree),
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
  return new Promise((resolve13) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve13({ status: "ok", output });
        else resolve13({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve13({ status: "failed" });
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
var import_node_fs18 = require("node:fs");
var import_node_path20 = require("node:path");

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
  const library2 = node_path_default.join(homedir2, "Library");
  return {
    data: node_path_default.join(library2, "Application Support", name2),
    config: node_path_default.join(library2, "Preferences", name2),
    cache: node_path_default.join(library2, "Caches", name2),
    log: node_path_default.join(library2, "Logs", name2),
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
var import_node_fs17 = require("node:fs");
var import_node_os4 = require("node:os");
var import_node_path19 = require("node:path");
function projectAround(project3, folder, home = ownHome) {
  if (isInside(folder, project3)) return "the project";
  for (let around = (0, import_node_path19.dirname)(project3); around !== (0, import_node_path19.dirname)(around); around = (0, import_node_path19.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs17.existsSync)((0, import_node_path19.join)(around, ".git"))) continue;
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
  if (!(0, import_node_path20.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path20.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs18.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path2 = import_node_fs18.realpathSync.native(wanted);
    const reason = notOnlyOurs(path2, (0, import_node_fs18.statSync)(path2));
    return reason === null ? { status: "ok", path: path2 } : refused(`the user folder ${path2} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path21 = require("node:path");
var OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
var FILES = ["settings.json", "settings.local.json"];
function ownVariables(env2, project3) {
  if (!Object.keys(env2).some((name2) => OF_NLM.test(name2))) return env2;
  const foreign = new Set(foreignVariables(env2, project3));
  const isOwn = ([name2]) => !OF_NLM.test(name2) || !foreign.has(name2);
  return Object.fromEntries(Object.entries(env2).filter(isOwn));
}
function foreignVariables(env2, project3) {
  const projects = [project3, env2.CLAUDE_PROJECT_DIR || project3];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path21.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name2) => given.some((variables) => Object.hasOwn(variables, name2) && variables[name2] === env2[name2])
  );
}
function variablesIn(path2) {
  const file = readJson(path2, named);
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
var import_node_fs20 = require("node:fs");
var import_node_path23 = require("node:path");

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
  const start2 = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start2, end);
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
function attachSchema(issues, start2, inst) {
  var _a2;
  for (let i = start2; i < issues.length; i++) {
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
function members(proto, table3) {
  for (const key2 in table3) {
    const desc = Object.getOwnPropertyDescriptor(table3, key2);
    if (desc.get)
      Object.defineProperty(proto, key2, { ...desc, enumerable: false });
    else
      defineBound(proto, key2, desc.value);
  }
}
function own(inst, key2, value, enumerable = true) {
  Object.defineProperty(inst, key2, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key2, value) {
  return own(inst, key2, value, false);
}
function defineBound(proto, key2, fn) {
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key2, fn.bind(this));
    },
    set(value) {
      own(this, key2, value);
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
function defineLazyInternal(inst, key2, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key2 in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      Object.defineProperty(this, key2, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key2];
        else
          Object.defineProperty(this, key2, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key2];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key2, make2, enumerable) {
  const proto = claim(inst, key2);
  if (!proto)
    return;
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key2, desc);
      desc.value = make2(this);
      Object.defineProperty(this, key2, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, enumerable, value });
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
      const own4 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own4;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own4;
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
  const fn = (schema5, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema5._zod.run({ value, issues: [] }, ctx);
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
  const fn = async (schema5, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema5._zod.run({ value, issues: [] }, ctx);
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
var _safeParse = (_Err) => (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema5._zod.run({ value, issues: [] }, ctx);
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
var _safeParseAsync = (_Err) => async (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema5._zod.run({ value, issues: [] }, ctx);
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
          const start2 = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start2].continue = false;
          attachSchema(payload.issues, start2, inst);
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
function handlePropertyResult(result, final, key2, input, optin, optout) {
  const isPresent = key2 in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key2, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key2]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key2] = void 0;
    }
  } else {
    final.value[key2] = result.value;
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
  for (const key2 in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key2))
      continue;
    if (key2 === "__proto__") {
      if (t === "never")
        unrecognized.push(key2);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key2);
      continue;
    }
    const r = _catchall.run({ value: input[key2], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key2, input, optin, optout);
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
    for (const key2 in shape) {
      const field2 = shape[key2]._zod;
      if (field2.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key2)) {
          assignProp(propValues, key2, /* @__PURE__ */ new Set());
        }
        for (const v of field2.values)
          propValues[key2].add(v);
        if (field2.optin !== void 0)
          propValues[key2].add(void 0);
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
    for (const key2 of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen))
          break;
        seen = payload.issues.length;
      }
      if (key2 === "__proto__")
        continue;
      const el = shape[key2];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key2], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key2, input, optin, optout);
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
      for (const key2 of values) {
        if (typeof key2 === "string" || typeof key2 === "number" || typeof key2 === "symbol") {
          recordKeys.add(typeof key2 === "number" ? key2.toString() : key2);
          if (key2 === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key2, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key2,
              path: [key2],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key2], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key2, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key2, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key2 in input) {
        if (!recordKeys.has(key2)) {
          if (def.mode === "loose") {
            if (key2 === "__proto__")
              continue;
            payload.value[key2] = input[key2];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key2);
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
      for (const key2 of Reflect.ownKeys(input)) {
        if (key2 === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key2))
          continue;
        let keyResult = def.keyType._zod.run({ value: key2, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key2 === "string" && number.test(key2) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key2), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key2] = input[key2];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key2);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key2,
              path: [key2],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key2], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key2, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key2, result.issues));
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

// src/adapters/files/with-lock.ts
var import_node_fs19 = require("node:fs");
var import_node_path22 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path2, work, options = {}) {
  const target = (0, import_node_path22.resolve)(path2);
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
var lockFileSystem = { mkdirSync: import_node_fs19.mkdirSync, realpathSync: import_node_fs19.realpathSync, rmdirSync: import_node_fs19.rmdirSync, statSync: import_node_fs19.statSync, utimesSync: import_node_fs19.utimesSync };
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
  const stat = (0, import_node_fs19.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs19.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs19.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path2) {
  const stat = (0, import_node_fs19.lstatSync)(path2, { throwIfNoEntry: false });
  if (stat === void 0 || stat.isDirectory()) return false;
  setAsideNow(path2);
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
  const path2 = storePath(userFolder2);
  const key2 = projectKey(projectRoot);
  const result = await withLock(path2, () => {
    const projects = readProjects(path2);
    if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
    const before = projects.get(key2) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path2, projects.set(key2, after));
    return { status: "done", changed: after !== before };
  });
  return result.status === "done" ? result.value : result;
}
function storePath(userFolder2) {
  return (0, import_node_path23.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs20.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path23.resolve)(projectRoot);
  }
}
function readProjects(path2) {
  const file = readJson(path2, privateFile((0, import_node_path23.dirname)(path2)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path2} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
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

// src/core/once.ts
function once(make2) {
  let made = null;
  return () => {
    made ??= { value: make2() };
    return made.value;
  };
}

// src/adapters/files/journal.ts
var import_node_fs22 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs21 = require("node:fs");
function appendLine(path2, line3, mode = 438) {
  const seen = (0, import_node_fs21.lstatSync)(path2, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs21.openSync)(path2, flags, mode);
  try {
    const stat = (0, import_node_fs21.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text2 = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line3}
`);
    for (let rest = text2; rest.length > 0; ) rest = rest.subarray((0, import_node_fs21.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text2.length };
  } finally {
    (0, import_node_fs21.closeSync)(file);
  }
}
var flags = import_node_fs21.constants.O_RDWR | import_node_fs21.constants.O_APPEND | import_node_fs21.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs21.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
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
    if (((0, import_node_fs22.lstatSync)(path2, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs22.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs22.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/adapters/files/signing-key.ts
var import_node_fs23 = require("node:fs");
var import_node_path24 = require("node:path");
var KEY2 = /^[0-9a-f]{64}$/;
var LONGEST2 = 4096;
function signingKey(userFolder2) {
  const path2 = (0, import_node_path24.join)(userFolder2, "key");
  const key2 = readKey(path2) ?? createKey(path2);
  if (!KEY2.test(key2)) throw new Error(`${path2} does not hold a key; move it away to get a new one`);
  return key2;
}
function sign(key2, text2) {
  return createHmac("sha256", key2).update(text2, "utf8").digest("hex");
}
function verify(key2, text2, signature) {
  const expected = Buffer.from(sign(key2, text2));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
function readKey(path2) {
  const file = readText(path2, privateFile((0, import_node_path24.dirname)(path2)), LONGEST2);
  if (file.status === "missing") return null;
  if (file.status === "refused") throw new Error(`The key ${path2} cannot be used: ${file.reason}`);
  tighten(path2);
  return file.text.trim();
}
function tighten(path2) {
  if (process.platform !== "win32" && ((0, import_node_fs23.statSync)(path2).mode & 63) !== 0) (0, import_node_fs23.chmodSync)(path2, 384);
}
function createKey(path2) {
  const key2 = randomBytes(32).toString("hex");
  const temporary = `${path2}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    (0, import_node_fs23.writeFileSync)(temporary, `${key2}
`, { flag: "wx", mode: 384, flush: true });
    return linkKey(temporary, path2) ? key2 : readKey(path2) ?? "";
  } finally {
    (0, import_node_fs23.rmSync)(temporary, { force: true });
  }
}
function linkKey(temporary, path2) {
  try {
    (0, import_node_fs23.linkSync)(temporary, path2);
    return true;
  } catch (error) {
    return errorCode(error) !== "EEXIST" && copyKey(temporary, path2);
  }
}
function copyKey(temporary, path2) {
  try {
    (0, import_node_fs23.copyFileSync)(temporary, path2, import_node_fs23.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    (0, import_node_fs23.rmSync)(path2, { force: true });
    throw error;
  }
}

// src/adapters/files/waiting-store.ts
var import_node_path25 = require("node:path");
var MOST2 = 20;
async function noteWaiting(userFolder2, projectRoot, waiting) {
  const path2 = storePath2(userFolder2);
  await withLock(path2, () => {
    const projects = read3(path2);
    const key2 = realPath(projectRoot);
    const named2 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key2) ?? []).filter(({ command }) => !named2.has(command));
    projects.set(key2, [...waiting, ...before].slice(0, MOST2));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    writeFileAtomic(path2, `${JSON.stringify(content, null, 2)}
`, { mode: 384 });
  });
}
function storePath2(userFolder2) {
  return (0, import_node_path25.join)(userFolder2, "waiting.json");
}
var schema = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read3(path2) {
  const file = readJson(path2, privateFile((0, import_node_path25.dirname)(path2)));
  const store = schema().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

// src/core/planning/verify-commands.ts
function verifyCommands(plan) {
  const text2 = plan.replaceAll("\r\n", "\n");
  const start2 = bodyStart(text2);
  const tags = planTags(text2, quotedRanges(text2, start2), start2).filter(
    ({ name: name2 }) => name2 === "verify" || name2 === "automated"
  );
  const blocks = elements(tags, text2.length).filter(({ name: name2, closed }) => name2 === "verify" && closed);
  const commands = blocks.flatMap((block2) => commandsOf(text2, block2));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function commandsOf(text2, block2) {
  const inside = elements(block2.tags, block2.inner.end);
  const automated = inside.filter(({ name: name2, closed }) => name2 === "automated" && closed);
  const read46 = ({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read46);
  const command = read46(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line3) {
  return !line3.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line3) && !/[.!?]$/.test(line3);
}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view2, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view2.setUint32(byteOffset, isLE ? l : h, isLE);
  view2.setUint32(byteOffset + 4, isLE ? h : l, isLE);
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
    const { view: view2, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take2 = Math.min(blockLen - this.pos, len - pos);
      if (take2 === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take2 === len ? data : data.subarray(pos, pos + take2), this.pos);
      this.pos += take2;
      pos += take2;
      if (this.pos === blockLen) {
        this.process(view2, 0);
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
    const { buffer, view: view2, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view2, 0);
      buffer.fill(0);
    }
    setU64FromNum(view2, blockLen - 8, this.length * 8, isLE);
    this.process(view2, 0);
    this.roundClean();
    const oview = out === buffer ? view2 : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state2 = this.get();
    if (len % 4 || outLen > state2.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state2[i], isLE);
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
  process(view2, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view2.getUint32(offset, false);
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

// src/core/report/show-command.ts
var LONGEST3 = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll(TAG, escaped);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST3;
}
function showForList(command) {
  const shown = showCommand(command);
  if (shown.length <= LONGEST3) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha2562(utf8ToBytes(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/app/workspace.ts
var import_node_fs24 = require("node:fs");
var import_node_path26 = require("node:path");
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project3;
  try {
    project3 = import_node_fs24.realpathSync.native((0, import_node_path26.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  const folder = found ?? ownUserFolder(project3, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: {
      project: project3,
      key: signingKey(folder.path),
      userFolder: folder.path,
      env: ownVariables(env2, project3),
      now
    }
  };
}
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/planning/execution/plan-trust.ts
function commandsDigest({ key: key2, project: project3 }, commands) {
  return sign(key2, `msw-commands-1
${JSON.stringify([project3, ...commands])}`).slice(0, 16);
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

// src/app/planning/commit-planning.ts
async function commitPlanning(root, paths, message, env2 = process.env) {
  if (planningConfigOf((0, import_node_path27.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await runGit(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  const kept = [];
  for (const path2 of paths) if (!await isIgnored(root, path2)) kept.push(path2);
  if (kept.length === 0 && paths.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => __toESM(require("./new-secrets.cjs"), 1));
  const reason = await secretObjection(root, kept);
  if (reason !== null) return { status: "refused", reason };
  return commitInProject(root, kept, message, { env: env2 });
}
async function isIgnored(root, path2) {
  const name2 = (0, import_node_path27.relative)(root, path2).startsWith("..") ? path2 : path2.replaceAll(import_node_path27.sep, "/");
  return (await runGit(root, ["check-ignore", "-q", "--", name2])).status === "ok";
}

// src/app/planning/read-project.ts
var import_node_fs26 = require("node:fs");
var import_node_path29 = require("node:path");

// src/core/planning/table-row.ts
function rowCells(line3) {
  const text2 = line3.text.trimEnd();
  const indent = text2.length - text2.trimStart().length;
  if (text2[indent] !== "|" || text2.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text2.length; at += 1)
    if (text2[at] === "|" && text2[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text2.length - 1) bars.push(text2.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text2.slice(from, bar);
    const start2 = line3.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start: start2, end: Math.max(start2, line3.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text: text2 }) => /^:?-+:?$/.test(text2));
}

// src/core/planning/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text2) {
  const document = readMarkdown(text2);
  const lines2 = textLines(withoutBlocks(text2, document.quoted), document.body);
  return { document, items: lines2.flatMap(itemOf2), traces: tracesOf(lines2) };
}
function itemOf2(line3) {
  const [, mark, id, text2] = line3.text.length > 4e3 ? [] : ITEM.exec(line3.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text2?.trim() ?? "", checked: mark !== " ", mark: line3.start + line3.text.indexOf("[") + 1 }
  ];
}
function tracesOf(lines2) {
  const found = [];
  let columns2 = null;
  for (const line3 of lines2) {
    const cells = rowCells(line3);
    if (cells === null) columns2 = null;
    else if (columns2 === null) columns2 = columnsOf(cells);
    else if (!isSeparator(cells)) found.push(...traceOf(cells, columns2));
  }
  return found;
}
function columnsOf(cells) {
  const at = (name2) => cells.findIndex(({ text: text2 }) => text2.toLowerCase() === name2);
  const [phase2, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase: phase2, status } : null;
}
function traceOf(cells, columns2) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns2.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns2.phase]?.text ?? "", status }];
}

// src/core/planning/roadmap-progress.ts
function readProgressRows(lines2) {
  const rows = [];
  let columns2 = null;
  for (const line3 of lines2) {
    const cells = rowCells(line3);
    if (cells === null) columns2 = null;
    else if (columns2 === null) columns2 = columnsOf2(cells);
    else if (!isSeparator(cells)) rows.push(...rowOf2(cells, columns2));
  }
  return rows;
}
function columnsOf2(cells) {
  const at = (pattern) => cells.findIndex(({ text: text2 }) => pattern.test(text2));
  const columns2 = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns2.phase === -1 || columns2.plans === -1 || columns2.status === -1 ? null : columns2;
}
function rowOf2(cells, columns2) {
  const [plans, status] = [cells[columns2.plans], cells[columns2.status]];
  const name2 = cells[columns2.phase]?.text ?? "";
  const phase2 = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name2
  )?.[1];
  if (plans === void 0 || status === void 0 || phase2 === void 0) return [];
  return [{ phase: phase2, plans, status, completed: cells[columns2.completed] ?? null }];
}

// src/core/planning/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain3, milestone) {
  const headings = document.headings.filter(({ level, title: title2 }) => level <= 3 && isMilestone(title2));
  const milestones = headings.map(({ title: title2 }) => ({ heading: title2, version: versionOf(title2) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title: title2 }) => wanted !== null && versionOf(title2) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next2 = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next2?.start ?? plain3.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain3);
  const includes = (offset) => !folded.some(({ start: start2, end }) => start2 <= offset && offset < end);
  return { milestones, milestone: null, includes };
}
function versionOf(text2) {
  const version2 = VERSION.exec(text2)?.[1];
  return version2 === void 0 ? null : `v${version2}`;
}
function isMilestone(title2) {
  return versionOf(title2) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title2);
}
function foldedRanges(plain3) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain3); found !== null; found = opening.exec(plain3)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain3);
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
function readRoadmap(text2, milestone) {
  const document = readMarkdown(text2);
  const plain3 = withoutBlocks(text2, document.quoted);
  const scope = roadmapScope(document, plain3, milestone);
  const lines2 = textLines(plain3, document.body).filter(({ start: start2 }) => scope.includes(start2));
  const boxes = checkedPhases(lines2);
  const starts = lines2.flatMap((line3) => {
    const [, number3, name2] = line3.text.length > 2e3 ? [] : PHASE.exec(line3.text) ?? [];
    return number3 === void 0 || name2 === void 0 ? [] : [{ line: line3, number: number3, name: name2 }];
  });
  const ends = sectionEnds(
    lines2,
    starts.map(({ line: line3 }) => line3)
  );
  const phases = starts.map(({ line: line3, number: number3, name: name2 }, index) => {
    const end = ends[index] ?? text2.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number3))?.checkbox ?? null;
    const inside = textLines(plain3, line3.start, end);
    return {
      number: number3,
      name: name2.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line3.start,
      end
    };
  }).filter(({ number: number3 }) => !isBacklog(number3));
  const detailed = new Set(phases.map(({ number: number3 }) => phaseKey(number3)));
  const withoutDetails = boxes.filter(({ key: key2 }) => !detailed.has(key2) && !isBacklog(key2)).map(({ number: number3 }) => number3);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    progress: readProgressRows(textLines(plain3, document.body))
  };
}
function sectionEnds(lines2, starts) {
  const level = (text2) => /^ {0,3}(#{1,6})\s/.exec(text2)?.[1]?.length ?? 9;
  const breaks = lines2.filter(({ text: text2 }) => level(text2) <= 2 || PHASE.test(text2));
  const ends = [];
  let at = 0;
  for (const start2 of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start2.start) at += 1;
    ends.push(breaks[at]?.start ?? lines2.at(-1)?.next ?? start2.next);
  }
  return ends;
}
function checkedPhases(lines2) {
  return lines2.flatMap((line3) => {
    const found = line3.text.length > 2e3 ? null : CHECKED_PHASE.exec(line3.text);
    const number3 = found?.[2];
    return number3 === void 0 ? [] : [{ number: number3, key: phaseKey(number3), checkbox: checkboxOf(line3, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line3, mark) {
  const { start: start2, end } = line3;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start2 + line3.text.indexOf("[") + 1,
    line: { start: start2, end }
  };
}
function said(lines2) {
  const requirements2 = field(lines2, "Requirements")?.text ?? "";
  const plans = field(lines2, "Plans");
  return {
    goal: field(lines2, "Goal")?.text || null,
    mode: field(lines2, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines2, "Depends on")?.text || null,
    requirements: requirements2.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines2),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines2.flatMap((line3) => {
      const [, mark, id] = line3.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line3.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line3, mark ?? " ") }];
    })
  };
}
function field(lines2, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line3 of lines2) {
    const found = pattern.exec(line3.text);
    if (found === null) continue;
    const text2 = line3.text.slice(found[0].length).trimEnd();
    const start2 = line3.start + found[0].length;
    return { text: text2, span: { start: start2, end: start2 + text2.length } };
  }
  return null;
}
function criteria(lines2) {
  const at = lines2.findIndex(({ text: text2 }) => /^\s*\*\*Success Criteria/i.test(text2));
  const found = [];
  for (const { text: text2 } of at === -1 ? [] : lines2.slice(at + 1)) {
    const item2 = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text2)?.[1];
    if (item2 !== void 0) found.push(item2.trim());
    else if (text2.trim() !== "" && !/^\s{2,}/.test(text2)) break;
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
  const key2 = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key2) ? EXACT[key2] : PATTERNS.find(([pattern]) => pattern.test(key2))?.[1]) ?? null;
}

// src/core/planning/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text2) {
  const document = readMarkdown(text2);
  const plain3 = withoutBlocks(text2, document.quoted);
  const ranges = {
    body: { start: document.body, end: text2.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines2 = textLines(plain3, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines2, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said3 = (...labels) => field2(...labels)?.value || null;
  const phase2 = prosePhase(said3("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said3("Last activity") ?? "");
  const pausedAt = said3("Paused At");
  const progress2 = isMap(values.progress) ? values.progress : {};
  return {
    milestone: scalar(values.milestone),
    currentPhase: said3("Current Phase") ?? phase2.number ?? scalar(values.current_phase),
    currentPhaseName: said3("Current Phase Name") ?? phase2.name ?? scalar(values.current_phase_name),
    currentPlan: said3("Current Plan", "Plan") ?? scalar(values.current_plan),
    statusText: said3("Status"),
    status: stateStatus(said3("Status") ?? scalar(values.status), pausedAt),
    stoppedAt: said3("Stopped at") ?? scalar(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said3("Last activity") ?? scalar(values.last_activity),
    lastActivityText: said3("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress2).flatMap(([key2, value]) => typeof value === "string" ? [[key2, value]] : [])
    )
  };
}
function prosePhase(text2) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text2 ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title2) {
  const heading = headings.find((one) => one.level <= 3 && title2.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines2, label, range) {
  const name2 = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines2.filter(({ start: start2 }) => start2 >= range.start && start2 < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name2}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name2}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines2, prefix) {
  for (const line3 of lines2) {
    const length = prefix.exec(line3.text)?.[0].length;
    const value = length === void 0 ? "" : line3.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line3.start + length, end: line3.start + length + value.length };
  }
  return null;
}
function inTable(lines2, label) {
  for (const line3 of lines2) {
    const [name2, cell, ...more] = rowCells(line3) ?? [];
    if (cell === void 0 || more.length > 0 || name2?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}

// src/core/planning/verification.ts
function readVerification(text2) {
  const document = readMarkdown(text2);
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
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies3] of edges) {
    for (const one of dependencies3) dependants.get(one)?.push(id);
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
  const resolve13 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve13)]));
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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve13 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve13) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve13(token) ?? []))];
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node2) => [node2.id, node2]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start2 of stuck.keys()) {
    const path2 = [];
    let id = start2;
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
        const key2 = `${other}\0${plan.id}`;
        const known = shared.get(key2) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key2, known);
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

// src/app/planning/find-planning.ts
var import_node_fs25 = require("node:fs");
var import_node_path28 = require("node:path");
function findProject(path2) {
  let folder = isFolder(path2) ? path2 : (0, import_node_path28.dirname)(path2);
  for (; ; ) {
    if ((0, import_node_path28.basename)(folder) === ".planning") return (0, import_node_path28.dirname)(folder);
    if ((0, import_node_fs25.existsSync)((0, import_node_path28.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path28.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path2) {
  return (0, import_node_fs25.existsSync)(path2) && (0, import_node_fs25.statSync)(path2, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path29.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path29.join)(planning, "workstreams");
  if (!(0, import_node_fs26.existsSync)((0, import_node_path29.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project3 = readProject(root, planning);
  const [unusable] = project3.unusable;
  return unusable === void 0 ? { status: "ok", project: project3 } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read46 = (name2) => {
    const found = readDocument(root, (0, import_node_path29.join)(planning, name2));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path29.join)(planning, name2), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state2, roadmap, requirements2] = [read46("STATE.md"), read46("ROADMAP.md"), read46("REQUIREMENTS.md")];
  const stateDocument2 = state2 === null ? null : readState(state2);
  const roadmapDocument2 = roadmap === null ? null : readRoadmap(roadmap, stateDocument2?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument2,
    roadmap: roadmapDocument2,
    requirements: requirements2 === null ? null : readRequirements(requirements2),
    phases: factsOf({ root, folder: (0, import_node_path29.join)(planning, "phases"), unusable }, roadmapDocument2),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name2) => folderPhase(name2) !== null && isFolder((0, import_node_path29.join)(folder, name2))
  );
  const named2 = roadmap?.phases ?? [];
  const listed2 = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed2.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name: name2 }) => {
      const own4 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path2 = own4 === null ? null : (0, import_node_path29.join)(folder, own4);
      return phaseFacts(reading, { number: number3, name: name2, path: path2, folder: own4 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name2) => !isBacklog(folderPhase(name2) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name2) => {
    const number3 = folderPhase(name2) ?? name2;
    return phaseFacts(reading, {
      number: number3,
      name: name2.slice(number3.length + 1),
      path: (0, import_node_path29.join)(folder, name2),
      folder: name2
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase2) => [phaseKey(phase2.number), phase2])).values()];
}
function phaseFacts({ root, unusable }, { number: number3, name: name2, path: path2, folder }) {
  const phase2 = path2 === null ? null : readPhase(root, path2);
  unusable.push(...phase2?.unusable ?? []);
  const names2 = phase2?.names ?? [];
  const waves = phase2 === null ? null : planWaves(wavePlans(phase2));
  const done2 = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names2.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names2.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text2 = path2 === null || report === void 0 ? null : documentText(root, (0, import_node_path29.join)(path2, report));
  const verification = text2 === null ? null : readVerification(text2);
  return {
    number: number3,
    name: name2,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done2.has(id) })) ?? [],
    runnable: waves?.runnable ?? [],
    halted: haltedPlans(phase2),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase2?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function dayOf(time2) {
  return typeof time2 === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time2)?.[0] ?? null : null;
}
function haltedPlans(phase2) {
  return (phase2?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ file }) => planName(file).id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}

// src/app/planning/sync-planning.ts
var import_node_path30 = require("node:path");

// src/core/planning/phase-facts.ts
function diskStatus(phase2) {
  if (phase2.folder === null) return "no_directory";
  if (phase2.verification === "passed") return "complete";
  if (phase2.plans.some(({ done: done2 }) => done2)) return "partial";
  if (phase2.plans.length > 0) return "planned";
  if (phase2.hasResearch) return "researched";
  return phase2.hasContext ? "discussed" : "empty";
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase2) => phase2.plans);
  const keys = new Set(phases.map(({ number: number3 }) => phaseKey(number3)));
  const onDisk = phases.filter((phase2) => diskStatus(phase2) === "complete").length;
  const rows = roadmap?.progress.filter(
    ({ phase: phase2, status }) => keys.has(phaseKey(phase2)) && /^complete\b/i.test(status.text)
  );
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(onDisk, rows?.length ?? 0),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done: done2 }) => done2).length
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
  const done2 = new Set(
    roadmap?.phases.filter(({ checkbox }) => checkbox?.checked === true).map(({ number: number3 }) => phaseKey(number3))
  );
  return phases.find(({ number: number3, plans, ...rest }) => {
    const complete = diskStatus({ number: number3, plans, ...rest }) === "complete";
    return !complete && !(done2.has(phaseKey(number3)) && plans.every((plan) => plan.done));
  }) ?? null;
}

// src/core/planning/sync-requirements.ts
function requirementEdits(requirements2, phases, roadmap) {
  const done2 = new Set(doneIds(phases, roadmap).map((id) => id.toUpperCase()));
  const boxes = requirements2.items.filter(({ id, checked }) => !checked && done2.has(id.toUpperCase())).map(({ mark }) => ({ start: mark, end: mark + 1, text: "x" }));
  const traces = requirements2.traces.filter(({ id, status }) => done2.has(id.toUpperCase()) && !/^complete/i.test(status.text)).map(({ status }) => ({ start: status.start, end: status.end, text: "Complete" }));
  return [...boxes, ...traces];
}
function doneIds(phases, roadmap) {
  const complete = new Set(
    phases.filter((phase2) => diskStatus(phase2) === "complete").map(({ number: number3 }) => phaseKey(number3))
  );
  const served = roadmap?.phases.filter(({ number: number3 }) => complete.has(phaseKey(number3))) ?? [];
  return [
    ...phases.flatMap((phase2) => phase2.requirementsCompleted),
    ...served.flatMap((phase2) => phase2.requirements)
  ];
}

// src/core/planning/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text: text2 } = roadmap.document;
  return phases.flatMap((facts) => {
    const key2 = phaseKey(facts.number);
    const phase2 = roadmap.phases.find(({ number: number3 }) => phaseKey(number3) === key2);
    const rows = roadmap.progress.filter((row) => phaseKey(row.phase) === key2);
    return [
      ...phase2 === void 0 ? [] : phaseEdits(text2, phase2, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text2, phase2, facts, today) {
  const edits = [];
  const done2 = new Map(facts.plans.map((plan) => [canonicalPlanId(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase2.plans) {
    const isDone = done2.get(canonicalPlanId(id).toLowerCase()) ?? done2.get(padded2(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase2.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase2.plansValue,
      text: counted(text2.slice(phase2.plansValue.start, phase2.plansValue.end), facts)
    });
  if (phase2.checkbox !== null && !phase2.checkbox.checked && diskStatus(facts) === "complete") {
    edits.push(tick(phase2.checkbox, true), ...completedOn(text2, phase2.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text2.slice(edit.start, edit.end) !== edit.text);
}
function padded2(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT2 = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT2.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done2 = facts.plans.filter((plan) => plan.done).length;
  const state2 = diskStatus(facts) === "complete" ? "complete" : "executed";
  const count = done2 === 0 && fraction === void 0 ? `${all} ${all === 1 ? "plan" : "plans"}` : `${done2}/${all} plans ${state2}`;
  return count + value.slice(found.length);
}
function tick({ mark }, checked) {
  return { start: mark, end: mark + 1, text: checked ? "x" : " " };
}
function completedOn(text2, { line: line3 }, date2) {
  const end = line3.start + text2.slice(line3.start, line3.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text2.slice(line3.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date2})` }];
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || /^deferred/i.test(row.status.text)) return [];
  const complete = diskStatus(facts) === "complete";
  if (!complete && /^complete\b/i.test(row.status.text)) return [];
  const done2 = facts.plans.filter((plan) => plan.done).length;
  const status = complete ? "Complete" : done2 > 0 ? "In Progress" : "Planned";
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done2}/${facts.plans.length}` },
    { cell: row.status, text: status },
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text: text2 }) => {
    if (cell === null || cell.text.toLowerCase() === text2.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text2} ` : text2 }];
  });
}

// src/core/planning/rewrite-field.ts
function rewriteField(field2, change2) {
  const text2 = field2 === null ? null : change2(field2.value);
  return field2 === null || text2 === null ? [] : [{ start: field2.start, end: field2.end, text: text2 }];
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
function yamlScalar(text2, quoted2 = false) {
  const plain3 = !quoted2 && !SPECIAL_START.test(text2) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text2) && text2 !== "";
  if (plain3 && harmless(text2) === text2 && (!OTHER_TYPES.test(text2) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text2)))
    return text2;
  return proseJson(text2, 0);
}

// src/core/planning/state-mirror.ts
function mirrorEdits(state2, progress2, changedAt, now) {
  const { text: text2, frontmatter: frontmatter3 } = state2.document;
  const entry = (key2) => frontmatter3.entries.findLast((one) => one.key === key2);
  const mirrored = [
    ["current_phase", state2.currentPhase],
    ["current_phase_name", state2.currentPhaseName],
    ["status", state2.status],
    ["stopped_at", state2.stoppedAt],
    ["paused_at", state2.pausedAt],
    ["last_activity", state2.lastActivity],
    ["last_activity_desc", state2.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key2, value]) => scalarEdit(text2, entry(key2), value)),
    ...progressEdits(text2, entry("progress"), progress2)
  ];
  const time2 = edits.length > 0 ? now : changedAt;
  return time2 === null ? edits : [...edits, ...scalarEdit(text2, entry("last_updated"), time2)];
}
function scalarEdit(text2, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || scalar(entry.value) === value)
    return [];
  const line3 = /^[^\r\n]*/.exec(text2.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line3)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text2.slice(entry.start, entry.end))) return [];
  const old = line3.slice(prefix.length).trimEnd();
  const start2 = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start: start2, end: start2 + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}
function progressEdits(text2, entry, progress2) {
  if (entry === void 0) return [];
  const block2 = text2.slice(entry.start, entry.end);
  return Object.entries(progress2).flatMap(([key2, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key2}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block2);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start2 = entry.start + found.index + prefix.length;
    return [{ start: start2, end: start2 + old.length, text: String(value) }];
  });
}

// src/core/planning/state-position.ts
function positionEdits(state2, phases, roadmap) {
  const position = { ...positionOf(state2, phases, roadmap), total: phases.length };
  const { phase: phase2, moved } = position;
  const status = state2.field("Status");
  const known = state2.pausedAt === null && status !== null && knownStatus(status.value) !== null;
  return [
    ...rewriteField(state2.field("Phase"), (value) => phaseLine(value, position)),
    ...rewriteField(state2.field("Current Phase"), () => moved ? phase2?.number ?? null : null),
    ...rewriteField(state2.field("Current Phase Name"), () => moved ? phase2?.name || null : null),
    ...rewriteField(state2.field("Current focus"), (value) => focusLine(value, phase2)),
    ...planEdits(state2, position),
    ...known ? rewriteField(status, (value) => statusLine(value, phase2, moved)) : []
  ];
}
function positionOf(state2, phases, roadmap) {
  const key2 = state2.currentPhase === null ? null : phaseKey(state2.currentPhase);
  const own4 = phases.find(({ number: number3 }) => phaseKey(number3) === key2);
  if (own4 !== void 0 && diskStatus(own4) !== "complete") return { phase: own4, moved: false };
  const phase2 = currentPhase(phases, roadmap);
  return { phase: phase2, moved: phase2 !== null && key2 !== null && phaseKey(phase2.number) !== key2 };
}
var NOT_STARTED = "Not started";
function planEdits(state2, { phase: phase2, moved }) {
  const count = phase2?.plans.length ?? 0;
  const next2 = Math.min((phase2?.plans.filter(({ done: done2 }) => done2).length ?? 0) + 1, count);
  const number3 = (text2) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text2) : null;
  const none2 = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state2.field("Plan"), (value) => none2 ?? planLine(before ?? value, next2, count)),
    ...rewriteField(state2.field("Current Plan"), (value) => none2 ?? number3(next2)(before ?? value)),
    ...rewriteField(state2.field("Total Plans in Phase"), number3(count))
  ];
}
function phaseLine(value, { phase: phase2, total, moved }) {
  if (moved && phase2 !== null) return `${phase2.number} of ${total} (${phase2.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase2) {
  const [, number3] = /^Phase (\S+) — /.exec(value) ?? [];
  if (number3 === void 0 || phase2 === null || phase2.plans.length === 0) return null;
  return phaseKey(number3) === phaseKey(phase2.number) ? null : `Phase ${phase2.number} — ${phase2.name}`;
}
function planLine(value, next2, count) {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next2} of ${count}`) : null;
}
function statusLine(status, phase2, moved) {
  const { words, fitting } = expectedStatus(phase2);
  return !moved && fitting.includes(knownStatus(status) ?? "") ? null : words;
}
function expectedStatus(phase2) {
  if (phase2 === null) return { words: "All phases complete", fitting: ["completed"] };
  switch (diskStatus(phase2)) {
    case "partial":
      return phase2.plans.some(({ done: done2 }) => !done2) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete — ready for verification", fitting: ["verifying", "completed"] };
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
function syncState(text2, phases, roadmap, now) {
  const before = readState(text2);
  const progress2 = progressOf(phases, roadmap);
  const body2 = splice(text2, bodyEdits(before, phases, roadmap, progress2));
  const after = readState(body2);
  return splice(body2, mirrorEdits(after, progress2, body2 === text2 ? null : now, now));
}
function bodyEdits(state2, phases, roadmap, progress2) {
  const edits = [...progressEdits2(state2, progress2), ...positionEdits(state2, phases, roadmap)];
  return edits.filter(({ start: start2, end, text: text2 }) => state2.document.text.slice(start2, end) !== text2);
}
function progressEdits2(state2, { percent, total_phases }) {
  const field2 = state2.field("Progress");
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const plain3 = /^\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const old = bar ?? plain3;
  const total = state2.field("Total Phases");
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
async function syncPlanning(project3, options = {}) {
  if (options.dryRun === true)
    return { status: "done", changes: changesOf(project3).map(({ change: change2 }) => change2) };
  const locked = await withGsdLocks(project3.planning, () => {
    const found = changesOf(readProject(project3.root, project3.planning));
    const [objection] = found.flatMap(({ path: path2 }) => writeObjection(project3.root, path2) ?? []);
    if (objection !== void 0) return refused2(objection);
    for (const { path: path2, text: text2 } of found) writeDocument(project3.root, path2, text2);
    return { status: "done", changes: found.map(({ change: change2 }) => change2) };
  });
  if (locked.status === "done") return locked.value;
  return refused2("GSD is writing the planning files: try again when it is done.");
}
function refused2(reason) {
  return { status: "refused", reason };
}
function changesOf(project3) {
  const { state: state2, roadmap, requirements: requirements2, phases, planning } = project3;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap === null ? null : splice(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : readRoadmap(newRoadmap, state2?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements2?.document.text,
      after: requirements2 === null ? null : splice(requirements2.document.text, requirementEdits(requirements2, phases, synced))
    },
    {
      name: "STATE.md",
      before: state2?.document.text,
      after: state2 === null ? null : syncState(state2.document.text, phases, synced, now)
    }
  ];
  return files.flatMap(({ name: name2, before, after }) => {
    if (before === void 0 || after === null || before === after) return [];
    return [
      {
        path: (0, import_node_path30.join)(planning, name2),
        text: after,
        change: { file: `.planning/${name2}`, lines: changedLines(before, after) }
      }
    ];
  });
}
function changedLines(before, after) {
  const now = after.split("\n");
  return before.split("\n").flatMap(
    (line3, at) => line3 === now[at] ? [] : [{ before: line3.trimEnd(), after: now[at]?.trimEnd() ?? "" }]
  );
}

// src/app/planning/plan-phase/record-plans.ts
var ROADMAP = ".planning/ROADMAP.md";
async function recordPlans(opened, gaps) {
  const { project: project3, padded: padded3 } = opened;
  const listed2 = await withGsdLocks(project3.planning, () => listPlans(opened));
  if (listed2.status === "busy")
    return { status: "refused", reason: "GSD is writing the planning files: try again when it is done." };
  if (typeof listed2.value !== "boolean") return listed2.value;
  const synced = await syncPlanning(readProject(project3.root, project3.planning));
  if (synced.status === "refused") return synced;
  const documents2 = [...listed2.value ? [ROADMAP] : [], ...synced.changes.map(({ file }) => file)];
  const changed = [...new Set(documents2)];
  const message = `docs(${padded3}): create ${gaps ? "gap closure plans" : "phase plan"}`;
  const commit = await commitPlanning(project3.root, [...written(opened), ...changed], message);
  return { status: "done", changed, commit };
}
function listPlans({
  project: project3,
  facts,
  folder
}) {
  const { roadmap } = readProject(project3.root, project3.planning);
  const entry = roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === phaseKey(facts.number));
  if (roadmap === null || entry === void 0) return false;
  const plans = (readPhase(project3.root, folder)?.plans ?? []).map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null
  }));
  const text2 = splice(roadmap.document.text, planListEdits(roadmap, entry, plans));
  if (text2 === roadmap.document.text) return false;
  const kept = writeDocument(project3.root, ROADMAP, text2);
  return kept.status === "refused" ? kept : true;
}
function written(opened) {
  const { project: project3, folder, onDisk } = opened;
  const done2 = new Set(
    (onDisk?.plans ?? []).filter(({ summary }) => summary !== null).map(({ file }) => file)
  );
  const listed2 = (onDisk?.plans ?? []).map(({ file }) => file);
  const named2 = (onDisk?.names ?? []).filter((name2) => name2.endsWith("-PLAN.md"));
  const plans = [.../* @__PURE__ */ new Set([...listed2, ...named2])].filter((file) => !done2.has(file));
  const research = phaseDocument(opened, "RESEARCH");
  return [
    ...plans.map((file) => fromRoot(project3.root, (0, import_node_path31.join)(folder, file))),
    ...research === null ? [] : [research.file]
  ];
}

// src/app/planning/plan-phase/accept-plans.ts
function acceptPlans(opened, { found, gaps, byUser }) {
  if (!found.ok) {
    const errors = `${found.errors} ${found.errors === 1 ? "error" : "errors"}`;
    return { status: "refused", reason: `The plans of phase ${opened.facts.number} have ${errors}.` };
  }
  const problem2 = byUser ? null : whyNotRecord(opened, readRun(opened.project.root, opened.padded));
  return problem2 === null ? recordPlans(opened, gaps) : { status: "refused", reason: problem2 };
}

// src/app/planning/plan-phase/check-phase.ts
var import_node_path35 = require("node:path");

// src/core/planning/checking/planning-problem.ts
function problemsIn({ file, text: text2 }, diagnostics) {
  return placed(text2, diagnostics).map(({ line: line3, column, severity, code, message, fix }) => ({
    file,
    line: line3,
    column,
    severity,
    code,
    message,
    fix
  }));
}
function spanOf(text2, needle, from = 0, to = text2.length) {
  const at = needle === "" ? -1 : text2.indexOf(needle, from);
  return at === -1 || at + needle.length > to ? { start: from, end: from } : { start: at, end: at + needle.length };
}

// src/core/planning/checking/word-overlap.ts
var COMMON = new Set(
  "about after all also and any are been before being both but can cannot could does done each for from has have into its may more must not off one only onto other our out over shall should some such than that the their them then there these they this those under until upon use used user users uses using very was when where which while who will with within without would you your".split(
    " "
  )
);
function wordOverlap(statement, text2) {
  const wanted = statementWords(statement);
  if (wanted.size === 0) return 0;
  const given = statementWords(text2);
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}
function statementWords(text2) {
  const words = text2.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}
function stem(word) {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, "");
  return bare.length >= 3 ? bare : word;
}

// src/core/planning/checking/criterion-coverage.ts
var TOUCHES_ABOVE = 1 / 2;
function criterionCoverage(plans, phase2, roadmap) {
  const key2 = phaseKey(phase2);
  const entry = roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key2);
  if (roadmap === null || entry === void 0) return { criteria: [], problems: [] };
  const truths = plans.flatMap(({ document }) => document.mustHaves.truths);
  const criteria2 = entry.successCriteria.map((text3) => ({
    text: text3,
    touched: truths.some((truth) => wordOverlap(text3, truth) > TOUCHES_ABOVE)
  }));
  const { text: text2 } = roadmap.document;
  const untouched = criteria2.filter(({ touched }) => !touched);
  const problems = problemsIn(
    { file: ".planning/ROADMAP.md", text: text2 },
    untouched.map(
      (criterion) => warningAt(spanOf(text2, criterion.text, entry.start, entry.end), {
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
function wrappedLabelsJoined(lines2) {
  const joined4 = [];
  for (let index = 0; index < lines2.length; index += 1) {
    const line3 = lines2[index];
    if (line3 === void 0) continue;
    const last = DECISION_START.test(line3.text) ? endOfLabel(lines2, index) : index;
    const parts = lines2.slice(index + 1, last + 1).map(({ text: text2 }) => text2.trim());
    joined4.push(last === index ? line3 : { ...line3, text: [line3.text, ...parts].join(" ") });
    index = last;
  }
  return joined4;
}
function endOfLabel(lines2, from) {
  const first = lines2[from]?.text ?? "";
  if (first.indexOf("**", first.indexOf("**") + 2) !== -1) return from;
  for (let at = from + 1; at < lines2.length; at += 1) {
    const text2 = lines2[at]?.text.trim() ?? "";
    if (text2 === "" || NEXT_BLOCK.test(text2)) return from;
    if (text2.includes("**")) return at;
  }
  return from;
}

// src/core/planning/checking/decisions.ts
var UNTRACKED = /* @__PURE__ */ new Set(["informational", "folded", "deferred"]);
var ENTRY = /^\s*-\s+\*\*[A-Z]+\d*-[A-Za-z0-9]/;
var ID2 = /^\s*-\s+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
var TOKEN = /\bD\d*-[A-Za-z0-9]/;
function readDecisions(text2) {
  const { quoted: quoted2, headings, body: body2 } = readMarkdown(text2);
  const fences = quoted2.filter(({ kind }) => kind === "fence");
  const plain3 = withoutQuotations(text2, fences);
  const open = fences.find(({ closed }) => !closed);
  const tagged = taggedBlocks(plain3);
  const section3 = headings.find(({ title: title2 }) => /decisions?\b/i.test(title2));
  const blocks = tagged.length > 0 ? tagged : section3 === void 0 ? [] : [{ start: section3.next, end: section3.sectionEnd }];
  const read46 = blocks.map(({ start: start2, end }) => readBlock(plain3, start2, end));
  const decisions2 = read46.flatMap((block2) => block2.decisions);
  const unreadable3 = read46.flatMap((block2) => block2.unreadable);
  if (decisions2.length + unreadable3.length > 0) return { decisions: decisions2, unreadable: unreadable3 };
  const searched = blocks.length > 0 ? blocks : [{ start: body2, end: plain3.length }];
  const token = searched.flatMap(({ start: start2, end }) => tokenIn(plain3, start2, end)).slice(0, 1);
  return { decisions: decisions2, unreadable: token.length === 0 && open !== void 0 ? [open] : token };
}
function taggedBlocks(plain3) {
  const found = [];
  const lower2 = plain3.toLowerCase();
  for (let at = lower2.indexOf("<decisions>"); at !== -1; ) {
    const start2 = at + "<decisions>".length;
    const end = lower2.indexOf("</decisions>", start2);
    if (end === -1) break;
    found.push({ start: start2, end });
    at = lower2.indexOf("<decisions>", end);
  }
  return found;
}
function tokenIn(plain3, from, to) {
  const part2 = plain3.slice(from, to);
  const at = part2.search(TOKEN);
  const entry = at === -1 ? textLines(part2).find((line3) => ENTRY.test(line3.text)) : void 0;
  const start2 = at === -1 ? entry?.start : at;
  return start2 === void 0 ? [] : [{ start: from + start2, end: from + start2 + 1 }];
}
function readBlock(plain3, from, to) {
  const decisions2 = [];
  const unreadable3 = [];
  let category = "";
  let open = null;
  const close = () => {
    if (open !== null)
      decisions2.push({ ...open.decision, text: [open.decision.text, ...open.more].join(" ").trim() });
    open = null;
  };
  for (const line3 of wrappedLabelsJoined(textLines(plain3, from, to))) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line3.text)?.[1]?.trimEnd();
    const step2 = heading === void 0 ? stepOf(line3, open, category) : { kind: "end" };
    if (step2.kind === "more") open?.more.push(line3.text.trim());
    else if (step2.kind !== "nothing") close();
    if (step2.kind === "decision") open = { decision: step2.decision, indent: indentOf(line3.text), more: [] };
    if (step2.kind === "unreadable") unreadable3.push({ start: line3.start, end: line3.end });
    category = heading ?? category;
  }
  close();
  return { decisions: decisions2, unreadable: unreadable3 };
}
function stepOf(line3, open, category) {
  const text2 = line3.text.trim();
  if (text2 === "") return { kind: "end" };
  if (open !== null && text2.startsWith("-") && indentOf(line3.text) > open.indent) return { kind: "more" };
  const decision = decisionOf(line3, category);
  if (decision !== null) return { kind: "decision", decision };
  if (DECISION_START.test(line3.text)) return { kind: "unreadable" };
  return open !== null && !text2.startsWith("-") && /^\s/.test(line3.text) ? { kind: "more" } : { kind: "nothing" };
}
function decisionOf(line3, category) {
  const found = ID2.exec(line3.text);
  const id = found?.[1];
  if (found === null || id === void 0) return null;
  const behind = line3.text.slice(found[0].length);
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
    start: line3.start,
    end: line3.end
  };
}
function isDiscretion(category) {
  const words = category.toLowerCase().replaceAll(/[‘’‚‛“”„‟'"`]/g, "");
  return words.trim() === "claudes discretion" || words.trim() === "claude discretion";
}
function indentOf(text2) {
  return text2.length - text2.trimStart().length;
}

// src/core/planning/checking/plan-surface.ts
var TAGS = /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
var HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;
function planSurface({ text: text2, frontmatter: frontmatter3 }) {
  const document = readMarkdown(text2);
  const quoted2 = document.quoted.filter(({ kind }) => kind !== "code");
  const plain3 = withoutQuotations(text2, quoted2);
  const keys = frontmatter3.entries.filter(({ key: key2 }) => ["must_haves", "truths", "objective"].includes(key2));
  const sections = document.headings.filter(({ title: title2 }) => HEADINGS.test(title2));
  return [
    ...keys.map(({ start: start2, end }) => text2.slice(start2, end)),
    ...sections.map(({ start: start2, sectionEnd }) => plain3.slice(start2, sectionEnd)),
    ...taggedParts(plain3.slice(document.body))
  ].join("\n\n");
}
function taggedParts(body2) {
  const opened = /* @__PURE__ */ new Map();
  const parts = [];
  for (const tag of body2.matchAll(TAGS)) {
    const name2 = tag[2]?.toLowerCase() ?? "";
    const start2 = opened.get(name2);
    if (tag[1] === "") opened.set(name2, tag.index + tag[0].length);
    else if (start2 !== void 0) {
      parts.push(body2.slice(start2, tag.index));
      opened.delete(name2);
    }
  }
  return parts;
}

// src/core/planning/checking/decision-coverage.ts
var WORDS = 6;
function decisionCoverage(plans, context2) {
  if (context2 === null) return { locked: [], missing: [], problems: [] };
  const { decisions: decisions2, unreadable: unreadable3 } = readDecisions(context2.text);
  const surfaces = plans.map(({ id, document }) => {
    const surface = planSurface(document);
    return { id, surface, plain: plainWords(surface) };
  });
  const locked = decisions2.filter((decision) => decision.locked).map((decision) => ({
    decision,
    plans: surfaces.filter((one) => mentions(one, decision)).map(({ id }) => id)
  }));
  const missing2 = locked.filter((one) => one.plans.length === 0).map(({ decision }) => decision);
  return {
    locked: locked.map(({ decision, plans: by }) => ({ id: decision.id, plans: by })),
    missing: missing2.map(({ id }) => id),
    problems: problemsIn(context2, [
      ...missing2.map(
        (decision) => errorAt(decision, {
          code: "decision-uncovered",
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`
        })
      ),
      ...unreadable3.map(
        (where) => errorAt(where, {
          code: "decision-unreadable",
          message: "This looks like a decision and cannot be read as one.",
          fix: "Write it as - **D-01:** what was decided."
        })
      )
    ])
  };
}
function mentions({ surface, plain: plain3 }, { id, text: text2 }) {
  if (new RegExp(`\\b${id}\\b`).test(surface)) return true;
  const words = plainWords(text2).split(" ");
  return words.length >= WORDS && plain3.includes(words.slice(0, WORDS).join(" "));
}
function plainWords(text2) {
  return text2.toLowerCase().replaceAll(/[^a-z0-9\s]/g, " ").replaceAll(/\s+/g, " ").trim();
}

// src/core/planning/checking/gap-coverage.ts
var LEAST_OVERLAP = 1 / 2;
function gapCoverage(plans, verification) {
  const closing = plans.filter(({ document, done: done2 }) => document.gapClosure && !done2);
  const gaps = openGaps(verification.text).map(({ truth, paths }) => ({
    truth,
    plans: closing.filter((plan) => closes2(plan, truth, paths)).map(({ id }) => id)
  }));
  const { text: text2 } = verification;
  const missing2 = gaps.filter((gap) => gap.plans.length === 0);
  const problems = problemsIn(
    verification,
    missing2.map(
      ({ truth }) => errorAt(spanOf(text2, truth), {
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
  return paths.length > 0 && paths.every((path2) => document.filesModified.includes(path2));
}

// src/core/planning/checking/requirement-coverage.ts
function requirementCoverage(plans, sources) {
  const entry = roadmapPhase(sources);
  const done2 = doneIds2(sources.requirements);
  const ids = phaseRequirements(sources);
  const covered = ids.map((id) => ({
    id,
    plans: plans.filter(({ document }) => names(document.requirements, id)).map((plan) => plan.id)
  }));
  const missing2 = covered.filter(({ id, plans: by }) => by.length === 0 && !done2.has(id.toUpperCase())).map(({ id }) => id);
  return {
    requirements: covered,
    missing: missing2,
    problems: missing2.flatMap((id) => uncovered(id, sources, entry))
  };
}
function phaseRequirements(sources) {
  const key2 = phaseKey(sources.phase);
  const traced = (sources.requirements?.traces ?? []).filter(
    ({ phase: phase2 }) => (phase2.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => phaseKey(one) === key2)
  ).map(({ id }) => id);
  const all = [...roadmapPhase(sources)?.requirements ?? [], ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id])).values()];
}
function roadmapPhase({ phase: phase2, roadmap }) {
  const key2 = phaseKey(phase2);
  return roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key2) ?? null;
}
function doneIds2(requirements2) {
  return new Set(
    (requirements2?.items ?? []).filter(({ checked }) => checked).map(({ id }) => id.toUpperCase())
  );
}
function names(requirements2, id) {
  return requirements2.some((one) => one.toUpperCase() === id.toUpperCase());
}
function uncovered(id, { phase: phase2, roadmap, requirements: requirements2 }, entry) {
  const what = {
    code: "requirement-uncovered",
    message: `No plan of phase ${phase2} serves the requirement ${id}.`,
    fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`
  };
  if (roadmap !== null && entry?.requirements.includes(id)) {
    const { text: text3 } = roadmap.document;
    const field2 = Math.max(entry.start, text3.indexOf("Requirements", entry.start));
    return problemsIn({ file: ".planning/ROADMAP.md", text: text3 }, [
      errorAt(spanOf(text3, id, field2, entry.end), what)
    ]);
  }
  const text2 = requirements2?.document.text ?? "";
  const row = requirements2?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start2 = text2.lastIndexOf("\n", row) + 1;
  return problemsIn({ file: ".planning/REQUIREMENTS.md", text: text2 }, [errorAt({ start: start2, end: row }, what)]);
}

// src/core/planning/context-references.ts
function contextReferences(text2) {
  const start2 = bodyStart(text2);
  const quoted2 = quotedRanges(text2, start2);
  const tags = planTags(text2, quoted2, start2);
  const blocked = quoted2.filter(({ kind }) => kind !== "code");
  const blocks = elements(tags, text2.length).filter(
    ({ name: name2, closed }) => closed && (name2 === "context" || name2 === "execution_context")
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name: name2 }) => name2 === "context") ? [] : headedContext(text2, start2);
  return [...inners, ...headed].flatMap(
    (inner) => textLines(text2, inner.start, inner.end).flatMap((line3) => {
      const [, before = "", path2] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line3.text) ?? [];
      const at = line3.start + before.length;
      if (path2 === void 0 || insideRanges(blocked, at)) return [];
      return [{ path: path2, start: at, end: at + path2.length + 1 }];
    })
  );
}
function headedContext(text2, from) {
  const lines2 = textLines(text2, from, text2.length);
  const head2 = lines2.findIndex((line3) => /^##[ \t]+Context[ \t]*$/i.test(line3.text));
  if (head2 === -1) return [];
  const next2 = lines2.slice(head2 + 1).find((line3) => /^##[ \t]/.test(line3.text));
  return [{ start: lines2[head2]?.end ?? from, end: next2?.start ?? text2.length }];
}

// src/core/planning/checking/research-coverage.ts
function researchCoverage(plans, { phase: phase2, project: project3, product }) {
  const known = [...phase2 === null ? [] : [phase2], ...project3];
  const referring = plans.filter(({ document }) => refersTo(document.text, known));
  const missing2 = phase2 === null ? [] : plans.filter((plan) => !plan.done && !referring.includes(plan));
  const mentioning = product.filter(({ text: text2 }) => project3.some((path2) => namesResearch(text2, path2)));
  const silent2 = project3.length > 0 && product.length > 0 && mentioning.length === 0 ? product.slice(0, 1) : [];
  return {
    exists: known.length > 0,
    plans: referring.map(({ id }) => id),
    product: mentioning.map(({ file }) => file),
    problems: [
      ...missing2.flatMap((plan) => unreferred(plan, phase2 ?? "")),
      ...silent2.flatMap(unmentioned),
      ...product.flatMap((source) => brokenMentions(source, project3))
    ]
  };
}
function refersTo(plan, known) {
  const names2 = new Set(known.map((path2) => path2.slice(path2.lastIndexOf("/") + 1)));
  return contextReferences(plan).some(({ path: path2 }) => {
    const named2 = path2.replaceAll("\\", "/");
    return known.includes(named2) || names2.has(named2.slice(named2.lastIndexOf("/") + 1));
  });
}
function namesResearch(text2, path2) {
  const short = path2.replace(/^\.planning\//, "");
  const folder = short.includes("/") ? short.slice(0, short.lastIndexOf("/") + 1) : null;
  return text2.includes(short) || folder !== null && text2.includes(folder);
}
function unreferred({ file, document }, phase2) {
  const context2 = document.sections.find(({ name: name2 }) => name2 === "context");
  const at = context2?.start ?? document.frontmatter.end;
  const what = {
    code: "research-unreferenced",
    message: "The plan does not refer to the research of its phase.",
    fix: `Add the line @${phase2} to <context>.`
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
function brokenMentions(source, project3) {
  const named2 = [...source.text.matchAll(/(?:\.planning\/)?\bresearch\/[\w-][\w.-]*\.md\b/g)];
  const broken2 = named2.filter(
    ({ 0: path2 }) => !project3.some((one) => one.endsWith(path2.replace(/^\.planning\//, "")))
  );
  return problemsIn(
    source,
    broken2.map(
      ({ 0: path2, index }) => warningAt(
        { start: index, end: index + path2.length },
        {
          code: "research-reference-missing",
          message: `${source.file} refers to ${path2}, which does not exist.`,
          fix: "Correct the reference, or write the research."
        }
      )
    )
  );
}

// src/core/planning/checking/phase-coverage.ts
function phaseCoverage(sources) {
  const { phase: phase2, plans, roadmap, verification } = sources;
  const requirements2 = requirementCoverage(plans, sources);
  const decisions2 = decisionCoverage(plans, sources.context);
  const criteria2 = criterionCoverage(plans, phase2, roadmap);
  const gaps = verification === null ? null : gapCoverage(plans, verification);
  const research = researchCoverage(plans, sources.research);
  return {
    requirements: { requirements: requirements2.requirements, missing: requirements2.missing },
    decisions: { locked: decisions2.locked, missing: decisions2.missing },
    criteria: criteria2.criteria,
    gaps: gaps?.gaps ?? null,
    research: { exists: research.exists, plans: research.plans, product: research.product },
    problems: [requirements2, decisions2, criteria2, ...gaps === null ? [] : [gaps], research].flatMap(
      ({ problems }) => problems
    )
  };
}

// src/app/planning/plan-phase/phase-problems.ts
var import_node_path33 = require("node:path");

// src/core/planning/command-words.ts
var WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(&&|\|\||[;|()<>]|\d?>{1,2})|((?:[^\s"'|&;()<>\\]|\\.|&(?!&))+)/g;
function simpleCommands(command) {
  const commands = [[]];
  let redirected = false;
  for (const [, double, single, operator2, bare] of command.matchAll(WORD)) {
    if (operator2 !== void 0) {
      redirected = operator2.includes(">");
      if (!redirected && operator2 !== "<") commands.push([]);
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
    else for (const path2 of pathsOf(program ?? "", rest)) add(found, joined(folder, path2));
  }
  return [...found.values()];
}
function add(found, path2) {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path2);
  if (!path2.startsWith("..") && !path2.startsWith("/")) found.set(path2, { path: path2, certain });
}
function pathsOf(program, words) {
  const name2 = program.replace(/^.*\//, "");
  const own4 = program.includes("/") ? [program] : [];
  if (NO_FILES.has(name2)) return own4.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name2) ? 1 : 0;
  const found = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (INLINE_CODE.has(word)) index += 1;
    else if (word.startsWith("-")) found.push(...optionValue(word));
    else if (skip > 0) skip -= 1;
    else found.push(word.replace(/::.*/, "").replace(/(\.\w+):\d+(?::\d+)?$/, "$1"));
  }
  return [...own4, ...found].filter(looksLikePath);
}
function optionValue(word) {
  const at = word.indexOf("=");
  return at === -1 ? [] : [word.slice(at + 1)];
}
function looksLikePath(word) {
  if (/[\s*?{}$`\\[\]|^<>=,@#!%"']|:\/\/|\.\.\.|^~|^[A-Za-z]:/.test(word)) return false;
  return /^\.{0,2}\/?[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) || /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|py|rb|go|rs|sh|md|ya?ml|toml|sql|html|css|java|php)$/.test(word);
}
function joined(folder, path2) {
  const parts = path2.startsWith("/") ? [""] : folder.split("/").filter((part2) => part2 !== "");
  for (const part2 of path2.split("/")) {
    if (part2 === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part2 !== "" && part2 !== ".") parts.push(part2);
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
  return parts.find((part2) => part2 !== null) ?? null;
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
  const own4 = { kind: "program", name: program };
  if (!MANAGERS.has(program)) return [own4];
  const elsewhere = rest.some(
    (word) => /^(?:-C|--prefix|--dir|--cwd|-w|--workspace|--filter|-F|-r)/.test(word)
  );
  const script2 = scriptOf(rest);
  if (elsewhere || script2 === null) return [own4];
  return [own4, { kind: "script", name: script2, folder }];
}
function throughRunner(program, rest, folder) {
  const own4 = { kind: "program", name: program };
  const downloads = rest.some((word) => /^(?:-y|--yes|-p|--package)/.test(word));
  const tool = rest.find((word) => !word.startsWith("-"));
  if (downloads || tool === void 0 || !/^[\w.-]+$/.test(tool)) return [own4];
  return [own4, { kind: "tool", name: tool, folder }];
}
function scriptOf(words) {
  const [first, ...rest] = words.filter((word) => !word.startsWith("-"));
  if (first === void 0) return null;
  if (first === "run" || first === "run-script") return rest[0] ?? null;
  if (!MANAGER_SCRIPTS.has(first)) return null;
  return first === "t" ? "test" : first;
}
function joinedFolder(folder, path2) {
  const parts = folder.split("/").filter((part2) => part2 !== "");
  for (const part2 of path2.split("/")) {
    if (part2 === "..") parts.pop();
    else if (part2 !== "" && part2 !== ".") parts.push(part2);
  }
  return parts.join("/");
}

// src/core/planning/made-files.ts
function madeFiles(plan) {
  const listed2 = [
    ...plan.filesModified,
    ...plan.tasks.flatMap(({ files }) => files),
    ...plan.mustHaves.artifacts.map(({ path: path2 }) => path2)
  ];
  return [...new Set(listed2.map(plainPath))];
}
function makes(files) {
  const known = /* @__PURE__ */ new Set();
  for (const file of files) {
    const path2 = plainPath(file);
    known.add(path2);
    for (let at = path2.indexOf("/"); at !== -1; at = path2.indexOf("/", at + 1)) known.add(path2.slice(0, at));
  }
  return (path2) => known.has(plainPath(path2));
}
function plainPath(path2) {
  return path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
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
    ({ path: path2, certain }) => !around.exists(path2) && !isMade(path2) && (certain || around.exists(path2.split("/")[0] ?? ""))
  ).map(({ path: path2, certain }) => {
    const what = {
      code: "verify-path-missing",
      message: `The verify command names ${path2}, which does not exist and which the plan does not make.`,
      fix: "Correct the path, or list the file in files_modified."
    };
    return certain ? errorAt(where, what) : warningAt(where, what);
  });
}
function missingPrograms(command, where, around, isMade) {
  return commandPrograms(command).flatMap((started2) => {
    const missing2 = whatIsMissing(started2, around, isMade);
    return missing2 === null ? [] : [warningAt(where, missing2)];
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
  const inFolder = (path2) => folder === "" ? path2 : `${folder}/${path2}`;
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
  const part2 = endlessPart(command);
  if (part2 === null) return [];
  const what = {
    code: "verify-endless",
    message: `The verify command never ends (${part2}).`,
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
  return contextReferences(plan.text).filter(({ path: path2 }) => !/^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path2)).filter(({ path: path2 }) => !around.exists(plainPath(path2)) && !isMade(path2) && !isSummaryBefore(path2, around)).map(
    (reference) => warningAt(reference, {
      code: "context-missing",
      message: `The plan lets its executor read ${reference.path}, which does not exist.`,
      fix: "Correct the path, remove the line, or depend on the plan that makes the file."
    })
  );
}
function isSummaryBefore(path2, { siblings, fileName }) {
  const name2 = plainPath(path2).split("/").at(-1) ?? "";
  const plan = name2.replace(/-SUMMARY\.md$/, "-PLAN.md");
  return name2.endsWith("-SUMMARY.md") && plan !== fileName && (siblings ?? []).includes(plan);
}
function mustHavePaths(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key: key2 }) => key2 === "must_haves");
  const listed2 = [...plan.filesModified, ...plan.tasks.flatMap(({ files }) => files)];
  if (entry === void 0 || listed2.length === 0) return [];
  const isMade = makes([...listed2, ...around.made ?? []]);
  const isThere = (path2) => around.exists(plainPath(path2)) || isMade(path2);
  const { artifacts, keyLinks } = plan.mustHaves;
  const ends = [...new Set(keyLinks.flatMap(({ from, to }) => [from, to]))];
  return [
    ...artifacts.filter(({ path: path2 }) => !isThere(path2) && !path2.startsWith("..") && !/[*<>{}]/.test(path2)).map(
      ({ path: path2 }) => warningAt(entry, {
        code: "artifact-unmade",
        message: `No task makes the artifact ${path2}.`,
        fix: "List it in files_modified and in <files> of the task that makes it, or correct the path."
      })
    ),
    ...ends.filter((path2) => isFile(path2) && !isThere(path2) && !artifacts.some((one) => one.path === path2)).map(
      (path2) => warningAt(entry, {
        code: "key-link-unmade",
        message: `A key link names ${path2}, which does not exist and which no task makes.`,
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
  const tagged = plan.tasks.filter(({ start: start2 }) => plan.text.startsWith("<", start2));
  return tagged.flatMap((task) => [...missingChildren(task), ...verifying(task), ...strayFiles(plan, task)]);
}
function missingChildren(task) {
  const has = (name2) => task.children.some((child) => child.name === name2);
  const missing2 = (name2, make2, fix) => has(name2) || name2 === "name" && task.name !== null ? [] : [make2(head(task), { code: `task-${name2}`, message: `${title(task)} has no <${name2}>.`, fix })];
  if (task.kind === "checkpoint") {
    const fix = "gsd-core asks for it in checkpoints, too: add it.";
    return [
      ...missing2("name", warningAt, fix),
      ...missing2("action", warningAt, fix),
      ...checkpointChild(task)
    ];
  }
  return [
    ...missing2("name", errorAt, "Add <name>Task: what it does</name>."),
    ...missing2("action", errorAt, "Say in <action> what to do."),
    ...missing2("files", warningAt, "List in <files> what it changes."),
    ...missing2("done", warningAt, "Say in <done> what is true then.")
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
  const listed2 = new Set(plan.filesModified);
  const stray = task.files.filter((file) => !listed2.has(file) && !/[*\s]/.test(file));
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
  const { frontmatter: frontmatter3 } = plan;
  const head2 = { start: frontmatter3.start, end: frontmatter3.start + 3 };
  return REQUIRED.filter((key2) => frontmatter3.values[key2] === void 0).filter((key2) => key2 !== "files_modified" || frontmatter3.values["files-modified"] === void 0).map(
    (key2) => errorAt(head2, {
      code: "key-missing",
      message: `The frontmatter has no "${key2}".`,
      fix: `Add it, such as ${key2}: ${EXAMPLES[key2] ?? ""}.`
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
  return wrong.flatMap(([key2, isWrong, message, fix]) => {
    const entry = plan.frontmatter.entries.findLast((one) => one.key === key2);
    return entry === void 0 || !isWrong ? [] : [warningAt(entry, { code: `key-${key2.replace("_", "-")}`, message, fix })];
  });
}
function dependencies(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key: key2 }) => key2 === "depends_on");
  if (entry === void 0 || around.siblings === null) return [];
  const resolve13 = planResolver(around.siblings.map(planName));
  const own4 = around.fileName === null ? null : planName(around.fileName).id;
  return plan.dependsOn.flatMap((token) => {
    const target = resolve13(token);
    if (target !== null && target !== own4) return [];
    const message = target === null ? `depends_on names "${token}", which is no plan of this phase.` : "The plan depends on itself.";
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    return [
      errorAt(entry, { code: target === null ? "dependency-unknown" : "dependency-self", message, fix })
    ];
  });
}
function unknownRequirements(plan, known) {
  const entry = plan.frontmatter.entries.findLast(({ key: key2 }) => key2 === "requirements");
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
  const entry = plan.frontmatter.entries.findLast(({ key: key2 }) => key2 === "must_haves");
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
  for (const { path: path2 } of artifacts.filter(
    (one) => /^(?:\/|[A-Za-z]:|~)|(?:^|\/)\.\.(?:\/|$)/.test(one.path)
  )) {
    const what = {
      code: "artifact-outside",
      message: `The artifact ${path2} is outside the project.`,
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
var import_node_fs27 = require("node:fs");
var import_node_path32 = require("node:path");
function planSurroundings(root, file, { phase: phase2, requirements: requirements2, env: env2 }) {
  const { plans, oddlyNamed } = phaseFiles(phase2?.names ?? [], []);
  return {
    fileName: (0, import_node_path32.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements: requirements2,
    exists: (path2) => (0, import_node_fs27.existsSync)((0, import_node_path32.join)(root, path2)),
    made: phase2 === null ? [] : madeBefore(phase2, (0, import_node_path32.basename)(file)),
    hasProgram: (name2) => hasProgram(name2, env2),
    packageAt: (path2) => packageAt((0, import_node_path32.join)(root, path2, "package.json"), projectFile(root))
  };
}
function madeBefore(phase2, name2) {
  const nodes = new Map(planWaves(wavePlans(phase2)).nodes.map((node2) => [node2.id, node2]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get(planName(name2).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase2.plans.filter(({ file }) => before.has(planName(file).id)).flatMap(({ document }) => madeFiles(document));
}
var OF_THE_SHELL = new Set(
  "awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs".split(
    " "
  )
);
function hasProgram(name2, env2) {
  return process.platform === "win32" && OF_THE_SHELL.has(name2) || isOnPath(name2, env2);
}
function packageAt(path2, place) {
  const file = readJson(path2, place);
  if (file.status !== "ok") return null;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
  return {
    scripts: keysIn(file.value, "scripts"),
    dependencies: kinds.flatMap((kind) => keysIn(file.value, kind))
  };
}
function keysIn(manifest, key2) {
  const found = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, key2) : void 0;
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
  return plans.filter(({ done: done2 }) => !done2).flatMap((plan) => problemsOf(opened, plan, options));
}
function problemsOf({ project: project3, padded: padded3, onDisk }, { file, document }, { gaps, env: env2 }) {
  const requirements2 = project3.requirements?.items.map(({ id }) => id) ?? null;
  const path2 = (0, import_node_path33.join)(project3.root, file);
  const found = [
    ...validatePlan(document, planSurroundings(project3.root, path2, { phase: onDisk, requirements: requirements2, env: env2 }))
  ];
  const entry = document.frontmatter.entries.findLast(({ key: key2 }) => key2 === "phase") ?? document.frontmatter;
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
  const open = new Set(plans.filter(({ done: done2 }) => !done2).map(({ id }) => id));
  const isOpen = ({ code, plan }) => code === "overlap" ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b)) : code !== "unknown-dependency" && open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem2) => {
    const plan = plans.find(({ id }) => id === problem2.plan);
    if (plan === void 0) return [];
    const { entries, start: start2 } = plan.document.frontmatter;
    const key2 = KEYS[problem2.code] ?? "depends_on";
    const at = entries.findLast((entry) => entry.key === key2)?.start ?? start2;
    const { code, severity, message, fix } = problem2;
    return problemsIn({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at }
    ]);
  });
}
var KEYS = {
  overlap: "files_modified",
  "declared-wave": "wave"
};
function folderProblems({ project: project3, folder, padded: padded3, onDisk }, plans) {
  const file = fromRoot(project3.root, folder);
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
function strictly(problem2) {
  return MUST_NOT_BE.has(problem2.code) ? { ...problem2, severity: "error" } : problem2;
}

// src/app/planning/plan-phase/research-sources.ts
var import_node_path34 = require("node:path");
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = documentNames(root, (0, import_node_path34.join)(planning, "research")).filter((name2) => name2.endsWith(".md")).map((name2) => `.planning/research/${name2}`).filter((path2) => isDocument(root, path2));
  const report = isDocument(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name2) => {
      const text2 = documentText(root, (0, import_node_path34.join)(planning, name2));
      return text2 === null ? [] : [{ file: `.planning/${name2}`, text: text2 }];
    })
  };
}

// src/app/planning/plan-phase/check-phase.ts
function checkPhase(opened, options) {
  const { project: project3, onDisk } = opened;
  const waves = planWaves(onDisk === null ? [] : wavePlans(onDisk));
  const plans = plansOf(opened, waves);
  const config2 = planningConfigOf(project3.planning);
  const { problems: uncovered2, ...coverage } = phaseCoverage({
    phase: opened.facts.number,
    plans: plans.map(({ id, file, done: done2, document }) => ({ id, file, done: done2, document })),
    roadmap: project3.roadmap,
    requirements: project3.requirements,
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
function plansOf({ project: project3, folder, onDisk }, waves) {
  return (onDisk?.plans ?? []).map(({ file, document, summary }) => {
    const { id } = planName(file);
    return {
      id,
      file: fromRoot(project3.root, (0, import_node_path35.join)(folder, file)),
      objective: document.objective,
      wave: waves.nodes.find((node2) => node2.id === id)?.wave ?? null,
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
  const own4 = (value, key2) => typeof value === "object" && value !== null ? Reflect.get(value, key2) : void 0;
  const said3 = own4(own4(raw, "workflow"), "context_coverage_gate") ?? own4(raw, "context_coverage_gate");
  return `${said3}`.toLowerCase() !== "false";
}

// src/app/planning/plan-phase/untrusted-commands.ts
function untrustedCommands({ project: project3, onDisk }, env2) {
  const folder = ownUserFolder(project3.root, env2);
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  const commands = new Set(open.flatMap(({ document }) => verifyCommands(document.text)));
  return [...commands].filter(
    (command) => folder.status === "refused" || !isTrusted(folder.path, project3.root, command)
  );
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

// src/core/text/for-people.ts
function forPeople(lines2, longest = 1e3) {
  const shown = lines2.map((line3) => clipText(harmless(line3).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/cli/outcome.ts
function done(text2) {
  return { code: 0, text: text2 === "" || text2.endsWith("\n") ? text2 : prose`${text2}\n`, problem: null };
}
function doneJson(value) {
  return done(proseJson(value));
}
function failed(problem2) {
  return { code: 1, text: prose``, problem: problem2 };
}
function failedWithList(reason) {
  const [first = reason] = reason.split("\n");
  const text2 = first === reason ? prose`` : done(forPeople(reason.split("\n"), Infinity)).text;
  return { code: 1, text: text2, problem: first.replace(/:$/, ".") };
}
function misused(problem2) {
  return { code: 2, text: prose``, problem: problem2 };
}

// src/cli/named-path.ts
var import_node_path37 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs28 = require("node:fs");
var import_node_path36 = require("node:path");
function readSessionCommands(userFolder2, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse2(JSON.parse((0, import_node_fs28.readFileSync)(recordPath(userFolder2, session2), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session2) {
  return (0, import_node_path36.join)(userFolder2, FOLDER, `${session2}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project3 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project3 !== "string" || !Array.isArray(commands)) return null;
  return { project: project3, commands: commands.filter((one) => typeof one === "string") };
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path2 = (0, import_node_path37.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path: path2 };
  const project3 = sessionProject(call);
  if (isInside(realPath(path2), realPath(project3))) return { status: "ok", path: path2 };
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
  const session2 = env2.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? readSessionCommands(user.path, session2) : null;
  const folder = known?.project ?? (0, import_node_path37.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/core/planning/writing/section.ts
function findSection(text2, title2) {
  const { headings, quoted: quoted2 } = readMarkdown(text2);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title2.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text2.length;
  const start2 = heading.next;
  const plain3 = withoutBlocks(text2, quoted2);
  const lines2 = textLines(plain3, start2, end).filter((line3) => line3.start < end);
  return { start: start2, end, lines: lines2, quoted: quoted2 };
}
function lineEndOf(text2) {
  return /\r\n|\n/.exec(text2)?.[0] ?? "\n";
}
function insertLines(text2, at, lines2, quoted2) {
  const eol = lineEndOf(text2);
  const place = outside(text2, at, quoted2);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text2.charAt(place - 1)) ? eol : "";
  return splice(text2, [
    { start: place, end: place, text: before + lines2.map((line3) => line3 + eol).join("") }
  ]);
}
function outside(text2, at, quoted2) {
  const around = (place2) => quoted2.find(({ start: start2, end }) => start2 < place2 && place2 < end);
  const open = quoted2.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text2, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text2, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text2, range.start);
  return place;
}
function lineStart(text2, at) {
  return Math.max(text2.lastIndexOf("\n", at - 1), text2.lastIndexOf("\r", at - 1)) + 1;
}
function nextLine(text2, at) {
  if (at > 0 && /[\r\n]/.test(text2.charAt(at - 1))) return at;
  const next2 = text2.indexOf("\n", at);
  return next2 === -1 ? text2.length : next2 + 1;
}
function appendSection(text2, heading, lines2) {
  const eol = lineEndOf(text2);
  const { quoted: quoted2 } = readMarkdown(text2);
  const place = outside(text2, text2.length, quoted2);
  const kept = text2.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines2].map((line3) => line3 + eol).join("");
  return `${kept}${gap}${added}${place === text2.length ? "" : eol}${text2.slice(place)}`;
}

// src/core/planning/writing/list-entry.ts
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM2 = /^[-*+][ \t]+\S/;
function addListEntry(text2, section3, entry) {
  if (hasLine(text2, section3, entry)) return text2;
  const placeholder = section3.lines.find((line3) => PLACEHOLDER.test(line3.text.trim()));
  if (placeholder !== void 0) {
    return splice(text2, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text2, section3);
  const after = text2.slice(place, section3.end);
  const headingFollows = after.trim() === "" && section3.end < text2.length && after === "";
  return insertLines(
    text2,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section3.quoted
  );
}
function hasLine(text2, { lines: lines2 }, entry) {
  return lines2.some(({ start: start2, end }) => text2.slice(start2, end).trim() === entry);
}
function endOfList(text2, { lines: lines2, start: start2 }) {
  const raw = (line3) => text2.slice(line3.start, line3.end);
  const last = lines2.findLastIndex((line3) => ITEM2.test(line3.text));
  if (last !== -1) {
    const more = lines2.slice(last + 1);
    const count = more.findIndex((line3) => !/^[ \t]+\S/.test(raw(line3)));
    const end = lines2[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start2, gap: false };
  }
  const said3 = lines2.findLast((line3) => raw(line3).trim() !== "");
  return { place: said3?.next ?? start2, gap: true };
}

// src/core/planning/writing/one-line.ts
function oneLine2(text2) {
  return text2.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function itemText(text2) {
  return oneLine2(text2).replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, "").trim();
}
function cellText(text2) {
  return oneLine2(text2).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM3 = /^- +\S/;
function addBlocker(text2, blocker) {
  const said3 = itemText(blocker);
  if (said3 === "") return text2;
  const section3 = findSection(text2, BLOCKERS);
  return section3 === null ? appendSection(text2, "### Blockers/Concerns", [`- ${said3}`]) : addListEntry(text2, section3, `- ${said3}`);
}
function resolveBlocker(text2, words) {
  const section3 = findSection(text2, BLOCKERS);
  const wanted = oneLine2(words).toLowerCase();
  if (section3 === null || wanted === "") return text2;
  const items = itemsOf2(text2, section3);
  const gone = items.filter(({ said: said3 }) => said3.toLowerCase().includes(wanted));
  const [first, ...others2] = gone;
  if (first === void 0) return text2;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text2)}` } : { start: first.start, end: first.end, text: "" };
  return splice(text2, [left, ...others2.map(({ start: start2, end }) => ({ start: start2, end, text: "" }))]);
}
function blockersIn(text2) {
  const section3 = findSection(text2, BLOCKERS);
  return section3 === null ? [] : itemsOf2(text2, section3).map(({ said: said3 }) => oneLine2(said3)).filter((said3) => !/^none(?: yet)?\.?$/i.test(said3));
}
function itemsOf2(text2, { lines: lines2 }) {
  const isMore = ({ start: start2, end }) => /^[ \t]+\S/.test(text2.slice(start2, end));
  return lines2.flatMap((line3, index) => {
    if (!ITEM3.test(line3.text)) return [];
    const more = lines2.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines2[index + (count === -1 ? more.length : count)] ?? line3;
    return [
      { said: text2.slice(line3.start, last.end).replace(/^- +/, ""), start: line3.start, end: last.next }
    ];
  });
}

// src/core/planning/writing/table.ts
function findTable({ lines: lines2 }, columns2, exact = false) {
  for (const [index, line3] of lines2.entries()) {
    const table3 = rowCells(line3) === null ? null : tableAt(lines2.slice(index));
    const fits = columns2.every((column) => table3?.columns.some((name2) => column.test(name2)));
    if (table3 !== null && fits && (!exact || table3.columns.length === columns2.length)) return table3;
  }
  return null;
}
function tableAt([header, separator, ...below]) {
  const columns2 = header === void 0 ? null : rowCells(header)?.map(({ text: text2 }) => text2);
  const marks = separator === void 0 ? null : rowCells(separator);
  if (!columns2 || separator === void 0 || marks === null || !isSeparator(marks)) return null;
  const count = below.findIndex((line3) => rowCells(line3) === null);
  const own4 = count === -1 ? below : below.slice(0, count);
  return { columns: columns2, rows: own4.map((line3) => rowCells(line3) ?? []), end: own4.at(-1)?.next ?? separator.next };
}
function columnOf(table3, name2) {
  return table3.columns.findIndex((column) => name2.test(column));
}
function addRow(text2, section3, table3, row) {
  const line3 = `| ${table3.columns.map((column) => cellText(row(column)) || "-").join(" | ")} |`;
  const holder = table3.rows.length === 1 ? table3.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text2, table3.end, [line3], section3.quoted);
  const start2 = text2.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text2.slice(last.end))?.index;
  return splice(text2, [{ start: start2, end: end === void 0 ? text2.length : last.end + end, text: line3 }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written2 = cellText(value) || "-";
    if (cell === void 0 || cell.text === written2) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written2} ` : written2 }];
  });
}

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text2, decision) {
  const said3 = oneLine2(decision.text);
  if (said3 === "") return text2;
  const why = oneLine2(decision.rationale ?? "");
  const section3 = findSection(text2, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said3}${why === "" ? "" : ` — ${why}`}`;
  if (section3 === null) return appendSection(text2, "## Decisions", [entry]);
  const table3 = findTable(section3, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table3 === null) return addListEntry(text2, section3, entry);
  return isInTable(table3, decision.phase, said3) ? text2 : addRow(text2, section3, table3, (column) => cellOf(column, decision.phase, said3, why));
}
function isInTable(table3, phase2, said3) {
  const [at, what] = [columnOf(table3, /^phase$/i), columnOf(table3, /^(?:decision|summary)/i)];
  return table3.rows.some(
    (row) => phaseKey(row[at]?.text ?? "") === phaseKey(phase2 ?? "?") && row[what]?.text === cellText(said3)
  );
}
function cellOf(column, phase2, said3, why) {
  if (/^phase$/i.test(column)) return phase2 ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said3;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text2) {
  const section3 = findSection(text2, DECISIONS);
  if (section3 === null) return [];
  const rows = findTable(section3, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section3.lines.filter((line3) => /^[-*+][ \t]+\S/.test(line3.text)).map((line3) => line3.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item2) => !/^none(?: yet)?\.?$/i.test(item2))
  ];
}

// src/core/planning/writing/state-metrics.ts
var TITLE = /^Performance Metrics$/i;
var PLAN_COLUMNS = [/^plan$/i, /^duration$/i, /^tasks$/i, /^files$/i];
var PHASE_COLUMNS = [/^phase$/i, /^plans$/i, /^total$/i, /^avg\/plan$/i];
var PLAN_HEADER = ["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"];
function noteMetric(text2, metric2) {
  const rowed = noteRow(text2, metric2);
  return noteVelocity(notePhase(rowed, metric2.phase));
}
function noteRow(text2, metric2) {
  const ready = withPlanTable(text2);
  const section3 = findSection(ready, TITLE);
  const table3 = section3 === null ? null : findTable(section3, PLAN_COLUMNS, true);
  if (section3 === null || table3 === null) return text2;
  const cells = /* @__PURE__ */ new Map([
    [columnOf(table3, /^plan$/i), `Phase ${metric2.phase} P${metric2.plan}`],
    [columnOf(table3, /^duration$/i), duration2(metric2)],
    [columnOf(table3, /^tasks$/i), `${metric2.tasks ?? "-"} tasks`],
    [columnOf(table3, /^files$/i), `${metric2.files ?? "-"} files`]
  ]);
  const name2 = nameOf(`Phase ${metric2.phase} P${metric2.plan}`);
  const own4 = table3.rows.find((row) => nameOf(row[columnOf(table3, /^plan$/i)]?.text ?? "") === name2);
  if (own4 !== void 0) return splice(ready, cellEdits(own4, cells));
  return addRow(ready, section3, table3, (column) => cells.get(table3.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text2) {
  const section3 = findSection(text2, TITLE);
  if (section3 === null) return appendSection(text2, "## Performance Metrics", PLAN_HEADER);
  if (findTable(section3, PLAN_COLUMNS, true) !== null) return text2;
  const last = section3.lines.findLast(({ start: start2, end }) => text2.slice(start2, end).trim() !== "");
  const lines2 = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return insertLines(text2, last?.next ?? section3.start, lines2, section3.quoted);
}
function duration2({ minutes, iterations }) {
  const time2 = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time2;
  return `${time2}, ${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
}
function nameOf(cell) {
  const [, phase2, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase2 === void 0 || plan === void 0 ? null : `${phaseKey(phase2)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text2, phase2) {
  const section3 = findSection(text2, TITLE);
  const table3 = section3 === null ? null : findTable(section3, PHASE_COLUMNS);
  if (section3 === null || table3 === null) return text2;
  const own4 = timesOf(section3, (name2) => name2.startsWith(`${phaseKey(phase2)} `));
  const at = columnOf(table3, /^phase$/i);
  const row = table3.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === phaseKey(phase2));
  const total = own4.reduce((sum2, minutes) => sum2 + minutes, 0);
  const counted2 = Number(/^\d+/.exec(row?.[columnOf(table3, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [columnOf(table3, /^plans$/i), String(Math.max(own4.length, counted2))],
    [columnOf(table3, /^total$/i), `${total}min`],
    [columnOf(table3, /^avg\/plan$/i), `${average(own4)}min`]
  ]);
  if (row !== void 0) return splice(text2, cellEdits(row, values));
  return addRow(
    text2,
    section3,
    table3,
    (column) => /^phase$/i.test(column) ? phase2 : values.get(table3.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return phaseKey(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text2) {
  const section3 = findSection(text2, TITLE);
  if (section3 === null) return text2;
  const times = timesOf(section3, () => true);
  const hours = times.reduce((sum2, minutes) => sum2 + minutes, 0) / 60;
  const lines2 = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn(section3) ?? times.length)],
    [/^- Average duration: (?=(?:[\d.]+ ?min|\[X\] min|-|—|N\/A)\s*$)/i, `${average(times)} min`],
    [
      /^- Total execution time: (?=(?:[\d.]+ hours|\[X\.X\] hours|-|—|N\/A)\s*$)/i,
      `${hours.toFixed(1)} hours`
    ],
    [
      /^- Last 5 plans: (?=(?:(?:\d+min(?:, )?)+|\[durations\]|-|—|N\/A)\s*$)/i,
      times.slice(-5).map((minutes) => `${minutes}min`).join(", ")
    ]
  ];
  const edits = section3.lines.flatMap((line3) => {
    const found = lines2.find(([pattern]) => pattern.test(line3.text));
    const prefix = found?.[0].exec(line3.text)?.[0].length;
    if (found === void 0 || prefix === void 0) return [];
    return [{ start: line3.start + prefix, end: line3.start + line3.text.trimEnd().length, text: found[1] }];
  });
  return splice(
    text2,
    edits.filter(({ start: start2, end, text: now }) => text2.slice(start2, end) !== now)
  );
}
function plansIn(section3) {
  const table3 = findTable(section3, PHASE_COLUMNS);
  if (table3 === null) return null;
  const at = columnOf(table3, /^plans$/i);
  return table3.rows.reduce(
    (sum2, row) => sum2 + (/^\d+$/.test(row[at]?.text ?? "") ? Number(row[at]?.text) : 0),
    0
  );
}
function timesOf(section3, wanted) {
  const table3 = findTable(section3, PLAN_COLUMNS, true);
  if (table3 === null) return [];
  const [plan, time2] = [columnOf(table3, /^plan$/i), columnOf(table3, /^duration$/i)];
  return table3.rows.flatMap((row) => {
    const name2 = nameOf(row[plan]?.text ?? "");
    const minutes = /^(\d+) ?min/i.exec(row[time2]?.text ?? "")?.[1];
    return name2 === null || minutes === void 0 || !wanted(name2) ? [] : [Number(minutes)];
  });
}
function average(times) {
  return times.length === 0 ? 0 : Math.round(times.reduce((sum2, minutes) => sum2 + minutes, 0) / times.length);
}

// src/core/planning/writing/state-field.ts
function setField(text2, labels, value) {
  const field2 = readState(text2).field(...labels);
  return field2 === null ? text2 : replaced(text2, field2, value);
}
function setSessionField(text2, labels, value) {
  const field2 = readState(text2).field(...labels);
  if (field2 !== null) return replaced(text2, field2, value);
  const section3 = findSection(text2, /^session$/i) ?? findSection(text2, /^session continuity$/i);
  if (section3 === null) return newSession(text2, labels[0], value);
  const empty = emptyLabel(section3, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text2.slice(section3.start, empty)) ? "" : " ";
    return splice(text2, [{ start: empty, end: empty, text: gap + oneLine2(value) }]);
  }
  return insertField(text2, section3, labels[0], value);
}
function replaced(text2, field2, value) {
  const lineStart2 = Math.max(text2.lastIndexOf("\n", field2.start - 1), text2.lastIndexOf("\r", field2.start - 1)) + 1;
  const inTable2 = text2.slice(lineStart2, field2.start).trimStart().startsWith("|");
  const written2 = inTable2 ? barless(value) : oneLine2(value);
  return field2.value === written2 || written2 === "" ? text2 : splice(text2, [{ start: field2.start, end: field2.end, text: written2 }]);
}
function newSession(text2, label, value) {
  const state2 = readState(text2);
  const like = state2.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line3 = textLines(text2).find(({ start: start2, end }) => start2 <= like.start && like.start <= end);
    if (line3 !== void 0)
      return insertLines(text2, line3.next, [spelled(line3, label, value)], state2.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text2);
  return isBold ? appendSection(text2, "## Session", [`**${label}:** ${oneLine2(value)}`]) : appendSection(text2, "## Session Continuity", [`${label}: ${oneLine2(value)}`]);
}
function spelled({ text: text2 }, label, value) {
  if (text2.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text2.startsWith("**") ? `**${label}:** ${oneLine2(value)}` : `${label}: ${oneLine2(value)}`;
}
function emptyLabel({ lines: lines2 }, labels) {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i");
    const line3 = lines2.find(({ text: text2 }) => pattern.test(text2));
    if (line3 !== void 0) return line3.end;
  }
  return null;
}
function insertField(text2, section3, label, value) {
  const labelled2 = section3.lines.filter(
    (line3) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line3.text) || rowCells(line3)?.length === 2
  );
  const last = labelled2.at(-1);
  if (last === void 0)
    return insertLines(text2, section3.start, ["", `${label}: ${oneLine2(value)}`], section3.quoted);
  return insertLines(text2, last.next, [spelled(last, label, value)], section3.quoted);
}
function barless(value) {
  return oneLine2(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}

// src/core/planning/writing/state-session.ts
function noteSession(text2, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text2, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text2, date2, what) {
  const described = readState(text2).field("Last Activity Description") !== null;
  if (!described) return setField(text2, ["Last activity"], `${date2} — ${what}`);
  return setField(setField(text2, ["Last activity"], date2), ["Last Activity Description"], what);
}
function notePause(text2, now) {
  return setSessionField(text2, ["Paused At"], now);
}
function noteResume(text2) {
  const field2 = readState(text2).field("Paused At");
  const block2 = frontmatterBlock(text2);
  const mirrors = block2.status === "found" ? textLines(text2, block2.inner.start, block2.inner.end).filter(
    ({ text: line3 }) => /^paused_at\s*:/.test(line3)
  ) : [];
  const own4 = field2 === null ? [] : textLines(text2).filter(({ start: start2, end }) => start2 <= field2.start && field2.start <= end);
  return splice(
    text2,
    [...mirrors, ...own4].map(({ start: start2, next: next2 }) => ({ start: start2, end: next2, text: "" }))
  );
}

// src/app/planning/writing/change-state.ts
var import_node_path38 = require("node:path");
async function changeState(project3, change2, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const path2 = (0, import_node_path38.join)(project3.planning, "STATE.md");
  const locked = await withGsdLocks(project3.planning, () => {
    const { state: state2, phases, roadmap } = readProject(project3.root, project3.planning);
    if (state2 === null) return refused3(".planning/STATE.md is missing: begin with /msw:init.");
    const { text: text2 } = state2.document;
    const body2 = change2(text2);
    if (body2 === text2) return { status: "done", changed: false };
    const edits = mirrorEdits(readState(body2), progressOf(phases, roadmap), now, now);
    const written2 = writeDocument(project3.root, path2, splice(body2, edits));
    return written2.status === "refused" ? written2 : { status: "done", changed: true };
  });
  return locked.status === "done" ? locked.value : refused3("GSD is writing the planning files: try again when it is done.");
}
function refused3(reason) {
  return { status: "refused", reason };
}

// src/app/planning/writing/record-state.ts
function recordSession(project3, session2, now = isoNow()) {
  const { stoppedAt, resumeFile, activity } = session2;
  return changeState(
    project3,
    (text2) => {
      const active = activity === void 0 ? text2 : noteActivity(text2, now.slice(0, 10), activity);
      return noteSession(active, { stoppedAt, resumeFile, now });
    },
    now
  );
}
function recordPause(project3, session2, now = isoNow()) {
  const { stoppedAt, resumeFile } = session2;
  return changeState(
    project3,
    (text2) => notePause(noteSession(text2, { stoppedAt, resumeFile, now }), now),
    now
  );
}
function recordResume(project3, now = isoNow()) {
  return changeState(project3, noteResume, now);
}
function addDecisions(project3, decisions2, now = isoNow()) {
  return changeState(project3, (text2) => decisions2.reduce(addDecision, text2), now);
}
function addBlockers(project3, blockers, now = isoNow()) {
  return changeState(project3, (text2) => blockers.reduce(addBlocker, text2), now);
}
function resolveBlockers(project3, words, now = isoNow()) {
  return changeState(project3, (text2) => resolveBlocker(text2, words), now);
}
function recordMetric(project3, metric2, now = isoNow()) {
  return changeState(project3, (text2) => noteMetric(text2, metric2), now);
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf2(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}

// src/cli/state-notes.ts
var text = (...names2) => Object.fromEntries(names2.map((name2) => [name2, { type: "string" }]));
var common = { ...json, ...project };
var session = { ...common, ...text("stopped-at", "resume-file") };
var stateNotes = {
  decision: {
    options: { ...common, ...text("phase", "rationale") },
    words: { least: 1, most: 1, names: "the decision" },
    run: (call) => noted(
      call,
      (one) => addDecisions(one, [
        {
          phase: textOf2(call.values, "phase") ?? one.state?.currentPhase ?? null,
          text: call.words[0] ?? "",
          rationale: textOf2(call.values, "rationale") ?? void 0
        }
      ])
    )
  },
  blocker: {
    options: common,
    words: { least: 2, most: 2, names: "add or resolve, and the blocker" },
    run: (call) => {
      const [verb, words = ""] = call.words;
      if (verb === "add") return noted(call, (one) => addBlockers(one, [words]));
      if (verb === "resolve") return noted(call, (one) => resolveBlockers(one, words));
      return misused("state blocker takes add TEXT or resolve TEXT.");
    }
  },
  session: { options: session, words: noWords, run: (call) => sessionNote(call, recordSession) },
  pause: { options: session, words: noWords, run: (call) => sessionNote(call, recordPause) },
  resume: { options: common, words: noWords, run: (call) => noted(call, (one) => recordResume(one)) },
  metric: {
    options: { ...common, ...text("phase", "plan", "minutes", "tasks", "files", "iterations") },
    words: noWords,
    run: metric
  }
};
function sessionNote(call, record2) {
  const stoppedAt = textOf2(call.values, "stopped-at");
  if (stoppedAt === null) return misused("Say where the work stopped: --stopped-at TEXT.");
  const resumeFile = textOf2(call.values, "resume-file") ?? void 0;
  return noted(call, (one) => record2(one, { stoppedAt, resumeFile }));
}
function metric(call) {
  const { values } = call;
  const [phase2, plan] = [textOf2(values, "phase"), textOf2(values, "plan")];
  const minutes = numberOf(values, "minutes");
  const [tasks, files, iterations] = ["tasks", "files", "iterations"].map(
    (name2) => numberOf(values, name2)
  );
  if (phase2 === null || plan === null || typeof minutes !== "number")
    return misused("state metric needs --phase N --plan MM --minutes NUMBER.");
  if (tasks === void 0 || files === void 0 || iterations === void 0)
    return misused("--tasks, --files and --iterations take whole numbers.");
  return noted(call, (one) => recordMetric(one, { phase: phase2, plan, minutes, tasks, files, iterations }));
}
function numberOf(values, name2) {
  const given = textOf2(values, name2);
  if (given === null) return null;
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) : void 0;
}
async function noted(call, note) {
  const folder = projectFolder(call);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === "refused") return failed(opened.reason);
  const result = await note(opened.project);
  if (result.status === "refused") return failed(result.reason);
  if (isSet(call.values, "json")) return doneJson({ changed: result.changed });
  return done(
    result.changed ? prose`Noted in .planning/STATE.md.` : prose`Nothing to change in .planning/STATE.md.`
  );
}

// src/cli/state.ts
var oneFolder = { least: 0, most: 1, names: "one project folder" };
var dry = { "dry-run": { type: "boolean" } };
var state = {
  help: prose`msw-protocol state VERB [DIR] [--json]

  show   where the project stands: STATE.md, and the progress that the disk shows
  sync   makes STATE, ROADMAP and REQUIREMENTS agree with the disk; --dry-run only tells what would change
  decision TEXT                notes a decision: --phase N, --rationale TEXT
  blocker add|resolve TEXT     notes what holds the work up, or takes out what holds these words
  session --stopped-at TEXT    where the work stands: --resume-file FILE; pause does the same and pauses the
                               project, resume ends the pause
  metric --phase N --plan MM --minutes N   a done plan: --tasks N, --files N, --iterations N

DIR is the project's folder, or any folder in it (this one); the notes take --project DIR. The second sync in a row changes nothing.`,
  verbs: {
    show: { options: json, words: oneFolder, run: (call) => withPlanning(call, show) },
    sync: { options: { ...json, ...dry }, words: oneFolder, run: (call) => withPlanning(call, sync) },
    ...stateNotes
  }
};
function withPlanning(call, use) {
  const folder = namedFolder(call, call.words[0]);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  return opened.status === "ok" ? use(opened.project, call) : failed(opened.reason);
}
function show(project3, { values }) {
  const { state: found, roadmap, phases } = project3;
  if (found === null) return failed(`${project3.planning} holds no STATE.md: begin with /msw:init.`);
  const progress2 = progressOf(phases, roadmap);
  const view2 = {
    milestone: found.milestone,
    current_phase: found.currentPhase,
    current_phase_name: found.currentPhaseName,
    current_plan: found.currentPlan,
    status: found.status,
    status_text: found.statusText,
    stopped_at: found.stoppedAt,
    paused_at: found.pausedAt,
    last_activity: found.lastActivity,
    last_activity_desc: found.lastActivityText,
    progress: progress2,
    diagnostics: found.document.diagnostics
  };
  if (isSet(values, "json")) return doneJson(view2);
  const lines2 = [
    `Phase ${view2.current_phase ?? "?"}${view2.current_phase_name === null ? "" : ` (${view2.current_phase_name})`}: ${view2.status_text ?? view2.status}`,
    `${progress2.completed_phases} of ${progress2.total_phases} phases, ${progress2.completed_plans} of ${progress2.total_plans} plans, ${progress2.percent}%`,
    ...view2.stopped_at === null ? [] : [`Stopped at: ${view2.stopped_at}`]
  ];
  return done(forPeople(lines2, 200));
}
async function sync(project3, { values }) {
  const dryRun = isSet(values, "dry-run");
  const result = await syncPlanning(project3, { dryRun });
  if (result.status === "refused") return failed(result.reason);
  const { changes } = result;
  if (isSet(values, "json")) return doneJson({ changed: changes.length > 0, changes });
  if (changes.length === 0) return done(prose`Everything agrees with the disk.`);
  const lines2 = changes.flatMap(({ file, lines: changed }) => [
    file,
    ...changed.flatMap(({ before, after }) => [`  - ${before}`, `  + ${after}`])
  ]);
  return done(forPeople(lines2, 160));
}

// src/cli/user-only.ts
function refuseToClaude({ caller }, what) {
  if (caller.mark === null) return null;
  return failed(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(call, what, instead = null) {
  const toClaude = refuseToClaude(call, what);
  if (toClaude !== null || call.caller.isTerminal) return toClaude;
  const typed = instead === null ? "" : `, or type ${instead} in Claude Code`;
  return failed(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${typed}.`
  );
}

// src/cli/phase-check.ts
var flag = { type: "boolean" };
var check = {
  options: { ...json, gaps: flag, round: flag, review: flag, apply: flag, accept: flag, short: flag },
  words: { least: 1, most: 2, names: "a phase and a project folder" },
  run: (call) => withPlanning({ ...call, words: call.words.slice(1) }, (project3) => checkVerb(project3, call))
};
async function checkVerb(project3, call) {
  const [typed = ""] = call.words;
  const refusal = isSet(call.values, "accept") ? refuseUnlessPerson(call, "phase check --accept", `/msw:plan ${typed} --accept`) : null;
  if (refusal !== null) return refusal;
  const opened = openPhase(project3, typed);
  if (opened === null) return failed(noSuchPhase(project3.phases, typed));
  const { values, env: env2 } = call;
  const run2 = runOf(opened);
  const asked = ["round", "review", "apply"].some((name2) => isSet(values, name2));
  const options = { gaps: isSet(values, "gaps") || asked && run2.gaps, env: env2 };
  const found = checkPhase(opened, options);
  const result = await stepOf2(opened, found, run2, { values, gaps: options.gaps });
  if (result.status === "refused") return failed(result.reason);
  const text2 = isSet(values, "json") ? doneJson(
    shortened(
      reportOf(opened, found, result, run2, untrustedCommands(opened, env2).map(showCommand)),
      values
    )
  ).text : checkText(found, result);
  const next2 = result.round?.next;
  if (found.ok && next2 !== "stop" && next2 !== "revise") return done(text2);
  const problem2 = result.round?.reason ?? `The plans of phase ${opened.facts.number} are not ready: ${errorsIn(found)}.`;
  return { code: 1, text: done(text2).text, problem: problem2 };
}
function shortened(report, values) {
  const { coverage, problems, ...counts } = report;
  return isSet(values, "short") ? counts : report;
}
function reportOf({ facts, folder, project: project3 }, { problems, ...found }, { round, applied }, run2, untrusted) {
  const standing2 = { round: run2.revisions, roundsLeft: MOST_REVISIONS - run2.revisions };
  const none2 = { ...standing2, next: null, reason: null, problemsFile: null };
  const where = { phase: facts.number, folder: fromRoot(project3.root, folder) };
  return { ...where, ...found, ...round ?? none2, untrusted, applied, problems };
}
async function stepOf2(opened, found, run2, { values, gaps }) {
  if (isSet(values, "apply") && found.ok) {
    const applied = await acceptPlans(opened, { found, gaps, byUser: isSet(values, "accept") });
    return applied.status === "done" ? { status: "ok", round: null, applied } : applied;
  }
  const reviewed = isSet(values, "review");
  if (!isSet(values, "round") && !reviewed) return { status: "ok", round: null, applied: null };
  const result = planningRound(opened, found, run2, reviewed);
  return result.status === "ok" ? { status: "ok", round: result.round, applied: null } : result;
}
function runOf({ project: project3, padded: padded3 }) {
  const review2 = planningConfigOf(project3.planning).planCheck;
  return readRun(project3.root, padded3) ?? { revisions: 0, gaps: false, review: review2, passed: null };
}
function checkText(found, { round, applied }) {
  const problems = found.problems.map(({ file, line: line3, column, severity, message, fix, code }) => {
    const place = prose`${quoteName(file)}:${line3}:${column} ${quoteName(severity)}`;
    return prose`${place}: ${quoteLine(`${message} ${fix}`, 500)} [${quoteName(code)}]`;
  });
  const plans = found.plans.filter((plan) => !plan.done).length;
  const ready = plans === 1 ? prose`1 plan is ready` : prose`${plans} plans are ready`;
  const state2 = found.ok ? ready : errorsIn(found);
  const waves = found.waves.length;
  return joinProse(
    [
      ...problems,
      prose`${state2} in ${waves} ${waves === 1 ? prose`wave` : prose`waves`}; ${found.warnings} warnings.`,
      round === null ? null : prose`${quoteName(round.next)}: ${quoteLine(round.reason, 300)}`,
      applied === null ? null : prose`Recorded; git: ${quoteName(applied.commit.status)}.`
    ],
    "\n"
  );
}
function errorsIn({ errors }) {
  return errors === 1 ? prose`1 error` : prose`${errors} errors`;
}

// src/app/planning/writing/write-context.ts
var import_node_fs29 = require("node:fs");
var import_node_path40 = require("node:path");

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema2(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path: path2, message, code }) => ({
    where: path2.join(".") || "the file",
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
var schema2 = once(() => {
  const requirement = strictObject({
    id: string2().check(_regex(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    source: optional(line(200))
  });
  const because = strictObject({ what: line(), why: line() });
  const phase2 = strictObject({
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
    phases: listOf(phase2, 40),
    settings: _default(settings(), settings().parse({}))
  });
});
function name() {
  const plain3 = _regex(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain3);
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

// src/core/planning/writing/context-answers.ts
var contextExample = {
  boundary: "Sales are recorded and can be undone; nothing is summed up yet.",
  decisions: [
    { area: "Storage", text: "One line of JSON for each sale, only appended" },
    { area: "Undo", text: "An undo is a line of its own; it is refused after a day" }
  ],
  discretion: ["Wording of messages"],
  specifics: ['"As quick as writing it on paper"'],
  references: [{ path: "docs/research/tills.md#undo", about: "What may be undone" }],
  code: ["`src/main.js` parses the arguments; commands are added there"],
  deferred: ["Receipts by mail: a phase of its own"]
};
var contextRules = [
  "Needed: boundary and decisions. The rest may be left out. Decisions are numbered D-01, D-02, ... in their order.",
  "One decision is one thing that was decided, in the words of the user, with the reason when there is one.",
  "references[].path names files of the project that must be read before planning, with #heading where one is meant."
];
function readContextAnswers(value) {
  return readWith(schema3(), value);
}
var schema3 = once(
  () => strictObject({
    boundary: line(2e3),
    decisions: array(strictObject({ area: line(80), text: line(1e3) })).check(
      _minLength(1, "must hold at least one decision"),
      _maxLength(99, "must hold at most 99 decisions")
    ),
    discretion: listOf(line()),
    specifics: listOf(line()),
    references: listOf(strictObject({ path: line(200), about: line() })),
    code: listOf(line()),
    deferred: listOf(line())
  })
);

// src/core/planning/writing/document-text.ts
function documentOf(blocks) {
  return `${blocks.filter((block2) => block2 !== null && block2 !== "").join("\n\n")}
`;
}
function linesOf(lines2) {
  return lines2.join("\n");
}
function listOrNone(items, none2) {
  return items.length === 0 ? none2 : linesOf(items);
}
function paragraph(text2) {
  return oneLine2(text2).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, "\\");
}
function researchNote(source) {
  return source === void 0 ? "" : ` (research: ${oneLine2(source)})`;
}

// src/core/planning/writing/context-document.ts
function contextDocument(phase2, answers, date2) {
  const { boundary, discretion, specifics, code, deferred } = answers;
  return documentOf([
    `# Phase ${phase2.number}: ${oneLine2(phase2.name)} - Context`,
    linesOf([`**Gathered:** ${date2}`, "**Status:** Ready for planning"]),
    ...part("domain", "Phase Boundary", [paragraph(boundary)]),
    ...part("decisions", "Implementation Decisions", [
      ...areas(answers, 1),
      "### Claude's Discretion",
      bullets2(discretion, "None")
    ]),
    ...part("specifics", "Specific Ideas", [
      bullets2(specifics, "No specific requirements — open to standard approaches")
    ]),
    ...part("canonical_refs", "Canonical References", [
      "**To be read before planning or implementing.**",
      listOrNone(refs(answers), "No external specs — the decisions above say everything.")
    ]),
    ...part("code_context", "Existing Code Insights", [bullets2(code, "None")]),
    ...part("deferred", "Deferred Ideas", [
      bullets2(deferred, "None — the discussion stayed within the phase")
    ]),
    "---",
    linesOf([`*Phase: ${phase2.folder}*`, `*Context gathered: ${date2}*`])
  ]);
}
function extendContext(text2, answers) {
  const close = (tag) => textLines(text2).find((line3) => line3.text.trim() === `</${tag}>`);
  const decisions2 = close("decisions");
  if (decisions2 === void 0) return null;
  const eol = lineEndOf(text2);
  const last = Math.max(0, ...[...text2.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number3]) => Number(number3)));
  const parts = [
    { at: decisions2, lines: areas(answers, last + 1).flatMap((block2) => [...block2.split("\n"), ""]) },
    { at: close("canonical_refs"), lines: [...refs(answers), ""] },
    { at: close("deferred"), lines: [...answers.deferred.map((one) => `- ${itemText(one)}`), ""] }
  ];
  return splice(
    text2,
    parts.flatMap(
      ({ at, lines: lines2 }) => at === void 0 || lines2.length < 2 ? [] : [{ start: at.start, end: at.start, text: lines2.map((line3) => line3 + eol).join("") }]
    )
  );
}
function refs({ references: references2 }) {
  return references2.map(
    ({ path: path2, about }) => `- \`${oneLine2(path2).replaceAll("`", "")}\` — ${oneLine2(about)}`
  );
}
function part(tag, title2, blocks) {
  return [`<${tag}>
## ${title2}`, ...blocks, `</${tag}>`];
}
function areas({ decisions: decisions2 }, from) {
  const numbered = decisions2.map(({ area, text: text2 }, at) => ({
    area: oneLine2(area),
    line: `- **D-${String(from + at).padStart(2, "0")}:** ${oneLine2(text2)}`
  }));
  return [...new Set(numbered.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    linesOf(numbered.filter((one) => one.area === area).map((one) => one.line))
  ]);
}
function bullets2(items, none2) {
  return listOrNone(
    items.map((one) => `- ${itemText(one)}`),
    none2
  );
}

// src/app/planning/writing/reference-exists.ts
var import_node_path39 = require("node:path");

// src/core/planning/writing/heading-anchor.ts
function hasAnchor(text2, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text2);
  if (headings.some(({ title: title2 }) => anchorOf(title2) === wanted)) return true;
  return [...text2.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
function anchorOf(title2) {
  return title2.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, "").replaceAll(" ", "-");
}

// src/app/planning/writing/reference-exists.ts
function referenceExists(root, path2) {
  const [file = "", anchor] = path2.split("#", 2);
  if (file === "" || findIn(projectFile(root), (0, import_node_path39.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text2 = documentText(root, file);
  return text2 !== null && hasAnchor(text2, anchor);
}

// src/app/planning/writing/write-context.ts
async function writeContext(phase2, value, { update, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root } = phase2.project;
  const read46 = readContextAnswers(value);
  if (read46.status === "invalid") return read46;
  const problems = read46.answers.references.flatMap(
    ({ path: path2 }, at) => referenceExists(root, path2) ? [] : [
      {
        where: `references.${at}.path`,
        message: `${path2} does not exist in the project: name a file (and a heading of it) that does, or leave it out`
      }
    ]
  );
  if (problems.length > 0) return { status: "invalid", problems };
  const before = phaseDocument(phase2, "CONTEXT");
  if (before !== null && !update) return refused4(`${before.file} exists: --update adds to it.`);
  const name2 = { number: phase2.facts.number, name: phase2.facts.name, folder: folderName(phase2) };
  const text2 = before === null ? contextDocument(name2, read46.answers, now.slice(0, 10)) : extendContext(before.text, read46.answers);
  if (text2 === null) return refused4(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? fromRoot(root, (0, import_node_path40.join)(phase2.folder, `${phase2.padded}-CONTEXT.md`));
  const folder = openDocumentFolder(root, phase2.folder);
  if (folder.status === "refused") return folder;
  const written2 = writeDocument(root, file, text2);
  if (written2.status === "refused") return written2;
  return { status: "done", file, commit: await recordAndCommit(phase2, file, now) };
}
async function recordAndCommit({ project: project3, facts, padded: padded3 }, file, now) {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await recordSession(project3, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state2 = (0, import_node_fs29.existsSync)((0, import_node_path40.join)(project3.planning, "STATE.md")) ? [".planning/STATE.md"] : [];
  return commitPlanning(project3.root, [file, ...state2], `docs(${padded3}): capture phase context`);
}
function folderName({ folder }) {
  return folder.split(/[\\/]/).at(-1) ?? "";
}
function refused4(reason) {
  return { status: "refused", reason };
}

// src/app/planning/writing/create-project.ts
var import_node_fs30 = require("node:fs");
var import_node_path41 = require("node:path");

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
function references({ references: listed2, requirements: requirements2, later, phases }) {
  const sources = (name2, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name2}.${at}.source`, path: source }]
  );
  return [
    ...listed2.map(({ path: path2 }, at) => ({ where: `references.${at}.path`, path: path2 })),
    ...sources("requirements", requirements2),
    ...sources("later", later),
    ...phases.flatMap((phase2, at) => phase2.sources.map((path2) => ({ where: `phases.${at}.sources`, path: path2 })))
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
    (phase2, at) => phase2.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [{ where, message: `${id} is for later: move it to requirements, or out of this phase` }];
      return first.has(id) ? [] : [{ where, message: `${id} is no requirement: add it, or correct the id` }];
    })
  );
  const unmapped = requirements2.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase2, at) => phase2.requirements.filter((one) => one === id).map(() => at + 1)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [{ where: id, message }];
  });
  return [...unknown, ...unmapped];
}
function phaseProblems({ criteria: criteria2, dependsOn, requirements: requirements2 }, at) {
  const where = `phases.${at}`;
  const late = dependsOn.filter((number3) => number3 > at);
  return [
    ...criteria2.length < 2 || criteria2.length > 5 ? [
      {
        where: `${where}.criteria`,
        message: `${criteria2.length} criteria: name 2 to 5 things that can be observed`
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
    ({ where, path: path2 }) => exists(path2) ? [] : [
      {
        where,
        message: `${path2} does not exist in the project: name a file (and a heading of it) that does, or leave it out`
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

// src/core/planning/writing/project-document.ts
var EVOLUTION = linesOf([
  "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
  "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
  "ones join Active, and decisions join the table above."
]);
function projectDocument(answers, date2) {
  const { name: name2, what, coreValue, context: context2, constraints } = answers;
  return documentOf([
    `# ${oneLine2(name2)}`,
    "## What This Is",
    paragraph(what),
    "## Core Value",
    paragraph(coreValue),
    "## Requirements",
    ...requirements(answers),
    "## Context",
    context2.length === 0 ? "(None yet)" : linesOf(context2.map((one) => `- ${oneLine2(one)}`)),
    "## Constraints",
    listOrNone(
      constraints.map(
        ({ type, what: must, why }) => `- **${oneLine2(type)}**: ${oneLine2(must)} — ${oneLine2(why)}`
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
      validated.map((one) => `- ✓ ${oneLine2(one)} — existing`),
      "(None yet — ship to validate)"
    ),
    "### Active",
    linesOf(active.map(({ text: text2, source }) => `- [ ] ${oneLine2(text2)}${researchNote(source)}`)),
    "### Out of Scope",
    listOrNone(
      outOfScope.map(({ what, why }) => `- ${oneLine2(what)} — ${oneLine2(why)}`),
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
      references2.map(({ path: path2, about }) => `- \`${oneLine2(path2).replaceAll("`", "")}\` — ${oneLine2(about)}`)
    )
  ];
}

// src/core/planning/writing/requirements-document.ts
function requirementsDocument(answers, date2) {
  const { name: name2, coreValue, requirements: requirements2, later, outOfScope } = answers;
  return documentOf([
    `# Requirements: ${oneLine2(name2)}`,
    linesOf([`**Defined:** ${date2}`, `**Core Value:** ${oneLine2(coreValue)}`]),
    "## v1 Requirements",
    "What the first release must do. Each requirement belongs to one phase of the roadmap.",
    ...byCategory(
      requirements2,
      ({ id, text: text2, source }) => `- [ ] **${id}**: ${oneLine2(text2)}${researchNote(source)}`
    ),
    "## v2 Requirements",
    later.length === 0 ? "(None yet)" : "Known, and not in the current roadmap.",
    ...byCategory(later, ({ id, text: text2, source }) => `- **${id}**: ${oneLine2(text2)}${researchNote(source)}`),
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
      ...requirements2.map(({ id }) => `| ${id} | Phase ${phaseOf2(answers, id)} | Pending |`)
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
function byCategory(requirements2, written2) {
  const categories = [...new Set(requirements2.map(({ category }) => oneLine2(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    linesOf(requirements2.filter((one) => oneLine2(one.category) === category).map(written2))
  ]);
}
function phaseOf2({ phases }, id) {
  return phases.findIndex(({ requirements: requirements2 }) => requirements2.includes(id)) + 1;
}

// src/core/planning/writing/roadmap-document.ts
function roadmapDocument(answers) {
  const { name: name2, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${oneLine2(name2)}`,
    "## Overview",
    paragraph(overview),
    // Where no heading names the milestone, GSD counts no progress.
    `## Milestone v1.0: ${oneLine2(name2)}`,
    "## Phases",
    linesOf([
      "**Phase Numbering:**",
      "- Whole numbers (1, 2, 3): planned work of the milestone",
      "- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED"
    ]),
    linesOf(
      phases.map((phase2, at) => `- [ ] **Phase ${at + 1}: ${oneLine2(phase2.name)}** - ${oneLine2(phase2.goal)}`)
    ),
    "## Phase Details",
    ...phases.flatMap(details),
    "## Progress",
    linesOf(["**Execution Order:**", "Phases run in the order of their numbers."]),
    linesOf([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|",
      ...phases.map((phase2, at) => `| ${at + 1}. ${cellText(phase2.name)} | 0/0 | Not started | - |`)
    ]),
    ...referenceSection(answers)
  ]);
}
function details(phase2, at) {
  return [
    `### Phase ${at + 1}: ${oneLine2(phase2.name)}`,
    linesOf([
      `**Goal**: ${oneLine2(phase2.goal)}`,
      `**Depends on**: ${dependencies2(phase2, at)}`,
      `**Requirements**: [${phase2.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase2.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine2(criterion)}`),
      `**Plans**: TBD${phase2.sources.map(researchNote).join("")}`
    ])
  ];
}
function dependencies2({ dependsOn }, at) {
  if (dependsOn.length > 0) return dependsOn.map((number3) => `Phase ${number3}`).join(", ");
  return at === 0 ? "Nothing (first phase)" : "Nothing";
}

// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions: decisions2 } = answers;
  const date2 = now.slice(0, 10);
  const first = oneLine2(phases[0]?.name ?? "");
  return documentOf([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date2})`,
    linesOf([`**Core value:** ${oneLine2(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
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
      decisions2.length === 0 ? ["None yet."] : decisions2.map(({ what, why }) => `- [Init]: ${oneLine2(what)} — ${oneLine2(why)}`)
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
    `milestone_name: ${yamlScalar(oneLine2(name2))}`,
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

// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name2 = DOCUMENTS.find((one) => (0, import_node_fs30.existsSync)((0, import_node_path41.join)(root, ".planning", one)));
  return name2 === void 0 ? null : `.planning/${name2}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read46 = readProjectAnswers(value);
  if (read46.status === "invalid") return read46;
  const problems = checkAnswers(read46.answers, (path2) => referenceExists(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path41.join)(root, ".planning");
  const folder = openDocumentFolder(root, ".planning");
  if (folder.status === "refused") return folder;
  const locked = await withGsdLocks(planning, () => writeAll(root, documents(read46.answers, now)));
  if (locked.status === "busy")
    return refused5("GSD is writing the planning files: try again when it is done.");
  if (typeof locked.value === "string") return refused5(locked.value);
  const files = locked.value.map((name2) => `.planning/${name2}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read46.answers.name}`)
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
function writeAll(root, texts2) {
  const existing = existingDocument(root);
  if (existing !== null) return `${existing} exists: nothing was written. /msw:next says how to go on.`;
  const folder = (0, import_node_path41.join)(root, ".planning");
  const wanted = texts2.filter(([name2]) => !(0, import_node_fs30.existsSync)((0, import_node_path41.join)(folder, name2)));
  const [objection] = wanted.flatMap(([name2]) => writeObjection(root, (0, import_node_path41.join)(folder, name2)) ?? []);
  if (objection !== void 0) return objection;
  const written2 = [];
  try {
    for (const [name2, text2] of wanted) {
      writeDocument(root, (0, import_node_path41.join)(folder, name2), text2);
      written2.push(name2);
    }
  } catch (error) {
    for (const name2 of written2) (0, import_node_fs30.rmSync)((0, import_node_path41.join)(folder, name2), { force: true });
    throw error;
  }
  return written2;
}
function refused5(reason) {
  return { status: "refused", reason };
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
    schema: { options: json, words: noWords, run: schema4 }
  }
};
async function create2(call) {
  const read46 = readAnswersFile(call);
  if (read46.status === "refused") return read46.outcome;
  const folder = projectFolder(call);
  if (folder.status === "refused") return failed(folder.reason);
  const created = await createProject(folder.path, read46.value);
  if (created.status === "refused") return failed(created.reason);
  const asJson = isSet(call.values, "json");
  if (created.status === "invalid") return invalidAnswers(created.problems, asJson);
  if (asJson) return doneJson(created);
  const { commit, files } = created;
  const note = "hash" in commit ? prose`Committed as ${quoteName(commit.hash.slice(0, 7))}.` : prose`Not committed: ${quoteLine("reason" in commit ? commit.reason : commit.status, 300)}.`;
  return done(joinProse([...files.map((file) => quoteName(file)), note], "\n"));
}
function schema4({ values }) {
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
  const { path: path2 } = open;
  const file = readText(path2, named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return { status: "refused", outcome: failed(`${path2} cannot be read${why}: write the answers there.`) };
  }
  const read46 = readJsonObject(file.text);
  if (read46.status === "ok") return read46;
  return {
    status: "refused",
    outcome: failed(`${path2} is no JSON object (${plainLine(read46.reason, 200)}): correct it.`)
  };
}
function invalidAnswers(problems, asJson) {
  const text2 = asJson ? doneJson({ status: "invalid", problems }).text : done(
    joinProse(
      problems.map(({ where, message }) => prose`- ${quoteLine(`${where}: ${message}`, 300)}`),
      "\n"
    )
  ).text;
  const problem2 = `The answers cannot be used: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}. Mend each and try again.`;
  return { code: 1, text: text2, problem: problem2 };
}

// src/cli/phase-context.ts
var context = {
  options: { ...json, from: { type: "string" }, update: { type: "boolean" }, schema: { type: "boolean" } },
  words: { least: 1, most: 2, names: "a phase, and the project folder" },
  run
};
async function run(call) {
  const asJson = isSet(call.values, "json");
  if (isSet(call.values, "schema")) return doneJson({ rules: contextRules, example: contextExample });
  const read46 = readAnswersFile(call);
  if (read46.status === "refused") return read46.outcome;
  const folder = namedFolder(call, call.words[1]);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === "refused") return failed(opened.reason);
  const number3 = call.words[0] ?? "";
  const phase2 = openPhase(opened.project, number3);
  if (phase2 === null) return failed(noSuchPhase(opened.project.phases, number3));
  const written2 = await writeContext(phase2, read46.value, { update: isSet(call.values, "update") });
  if (written2.status === "refused") return failed(written2.reason);
  if (written2.status === "invalid") return invalidAnswers(written2.problems, asJson);
  return asJson ? doneJson(written2) : done(prose`${quoteName(written2.file)}\nCommit: ${quoteName(written2.commit.status)}.`);
}

// src/app/planning/show-progress.ts
var import_node_path42 = require("node:path");

// src/core/planning/next-step.ts
function nextStep(phases, roadmap, state2, { skipDiscuss = false } = {}) {
  const none2 = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: "init", ...none2, reason: "There is no roadmap.", command: "/msw:init" };
  if (phases.length === 0) {
    return { action: "ask", ...none2, reason: "The roadmap names no phase of this milestone.", command: null };
  }
  const phase2 = currentPhase(phases, roadmap);
  if (phase2 === null)
    return { action: "complete", ...none2, reason: "Every phase is complete.", command: null };
  const step2 = stepIn(phase2, skipDiscuss);
  const paused = state2?.pausedAt == null ? "" : ` Work was paused: ${state2.pausedAt}.`;
  const { number: number3, name: name2 } = phase2;
  return { ...step2, phase: number3, name: name2, reason: `${step2.reason}${paused}` };
}
function stepIn(phase2, skipDiscuss) {
  const { number: number3 } = phase2;
  const status = diskStatus(phase2);
  const open = phase2.plans.filter(({ done: done2 }) => !done2).map(({ id }) => id);
  if (!skipDiscuss && (status === "no_directory" || status === "empty")) {
    return {
      action: "discuss",
      plans: [],
      reason: `Phase ${number3} has not begun.`,
      command: `/msw:discuss ${number3}`
    };
  }
  if (phase2.plans.length === 0) {
    return {
      action: "plan",
      plans: [],
      reason: planReason(phase2),
      command: `/msw:plan ${number3}`
    };
  }
  if (open.length > 0) return execution(phase2, open);
  return review(phase2);
}
function planReason({ number: number3, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number3} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean).join(" and ");
  return `Phase ${number3} is ${there} and has no plan.`;
}
function execution(phase2, open) {
  const { number: number3, plans, runnable, halted = [] } = phase2;
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

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
function renderPlanningPage(page) {
  const { progress: progress2, phases, blockers, next: next2 } = page;
  const title2 = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" · ");
  const shown = phases.slice(0, MOST_PHASES);
  return forPeople([
    plainLine(title2, 100),
    `${progressBar(progress2.percent)} ${progress2.percent}% · ${progress2.completed_phases} of ${progress2.total_phases} phases · ${progress2.completed_plans} of ${progress2.total_plans} plans`,
    "",
    ...shown.map((phase2) => phaseLine2(phase2, phase2.number === next2.phase)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${plainLine(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...page.pausedAt === null ? [] : [`Paused: ${plainLine(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${plainLine(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${plainLine(page.stoppedAt, 160)}`],
    nextLine2(next2)
  ]);
}
function nextLine2({ command, reason }) {
  const why = plainLine(reason, 300);
  return forPeople([command === null ? `Next: ${why}` : `Next: ${command} — ${why}`]);
}
function phaseLine2(phase2, isNext) {
  const status = diskStatus(phase2);
  const mark = status === "complete" ? "✓" : isNext ? "▸" : " ";
  const name2 = plainLine(phase2.name, 50);
  return `  ${mark} ${phase2.number} ${name2}: ${phaseState(phase2)}`;
}
function phaseState(phase2) {
  const { plans, verification, verifiedOn, halted = [] } = phase2;
  const done2 = plans.filter((plan) => plan.done).length;
  if (plans.length === 0) return beginning(phase2);
  const count = `${done2} of ${plans.length} ${plans.length === 1 ? "plan" : "plans"} done`;
  if (verification === "passed") return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (done2 < plans.length) {
    const can = phase2.runnable.length > 0 ? `, can run: ${phase2.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}

// src/app/planning/show-progress.ts
function nextStepOf({ planning, phases, roadmap, state: state2 }) {
  const { skipDiscuss } = planningConfigOf(planning);
  return nextStep(phases, roadmap, state2, { skipDiscuss });
}
function planningPage(project3) {
  const { state: state2, phases, roadmap, planning } = project3;
  const text2 = state2?.document.text ?? "";
  const about = documentText(project3.root, (0, import_node_path42.join)(planning, "PROJECT.md"));
  return {
    name: about === null ? null : readMarkdown(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state2?.milestone ?? null,
    progress: progressOf(phases, roadmap),
    phases,
    blockers: blockersIn(text2),
    decisions: decisionsIn(text2).length,
    lastActivity: [state2?.lastActivity, state2?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" — ") || null,
    stoppedAt: state2?.stoppedAt ?? null,
    pausedAt: state2?.pausedAt ?? null,
    next: nextStepOf(project3)
  };
}

// src/cli/phase-progress.ts
var oneFolder2 = { least: 0, most: 1, names: "one project folder" };
var next = { options: json, words: oneFolder2, run: (call) => withPlanning(call, tellNext) };
var progress = {
  options: json,
  words: oneFolder2,
  run: (call) => withPlanning(call, tellProgress)
};
function tellNext(project3, { values }) {
  const step2 = nextStepOf(project3);
  if (isSet(values, "json")) return doneJson(step2);
  return done(forPeople([step2.command === null ? step2.reason : `${step2.command}  ${step2.reason}`], 300));
}
function tellProgress(project3, { values }) {
  const page = planningPage(project3);
  return isSet(values, "json") ? doneJson(page) : done(renderPlanningPage(page));
}

// src/core/planning/verification/verify-arguments.ts
function judgeCommand(phase2, id) {
  return prose`/msw:verify ${quoteName(phase2)} ${quoteName(id)} passed|failed "what you saw"`;
}

// src/app/planning/verification/covered-files.ts
var import_node_path44 = require("node:path");

// src/app/planning/verification/project-files.ts
var import_node_fs31 = require("node:fs");
var import_node_path43 = require("node:path");
var import_node_vm = require("node:vm");
var PATTERN_MS = 500;
var LONGEST_PATTERN = 2e3;
function readProjectFile(root, path2) {
  const absolute = (0, import_node_path43.resolve)(root, path2);
  if (!isInside(absolute, (0, import_node_path43.resolve)(root))) return { kind: "outside" };
  const found = findIn(projectFile(root), absolute);
  if (found.status === "missing") return { kind: "missing" };
  if (found.status === "refused") return { kind: "outside" };
  if ((0, import_node_fs31.statSync)(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: "folder" };
  const file = readText(absolute, projectFile(root));
  if (file.status === "missing") return { kind: "missing" };
  if (file.status === "refused") return { kind: "unreadable", reason: file.reason };
  return { kind: "file", text: file.text };
}
function kindOfPath(root, path2) {
  const stat = (0, import_node_fs31.statSync)((0, import_node_path43.resolve)(root, path2), { throwIfNoEntry: false });
  if (stat === void 0) return "missing";
  return stat.isDirectory() ? "folder" : "file";
}
function findPattern(pattern, from, to) {
  if (pattern === null) return null;
  for (const [where, file] of [
    ["from", from],
    ["to", to]
  ]) {
    if (file.kind !== "file") continue;
    const found = matches(pattern, file.text);
    if (found !== true && found !== false) return found;
    if (found) return where;
  }
  return "nowhere";
}
function matches(pattern, text2) {
  if (pattern.length > LONGEST_PATTERN) return "too-slow";
  try {
    return (0, import_node_vm.runInNewContext)("new RegExp(pattern).test(text)", { pattern, text: text2 }, { timeout: PATTERN_MS }) === true;
  } catch (error) {
    return errorCode(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? "too-slow" : "invalid";
  }
}

// src/app/planning/verification/covered-files.ts
function coveredFiles(root, open, more = []) {
  const documents2 = [
    ...documentNames(root, open.path).filter(isDocument2),
    ...documentNames(root, (0, import_node_path44.join)(open.path, "plans")).filter(isDocument2).map((name2) => `plans/${name2}`)
  ].map((name2) => `.planning/phases/${open.folder}/${name2}`);
  const others2 = [...namedFiles(open.claims), ...more].map((path2) => path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")).filter((path2) => !path2.startsWith(".planning/") && readProjectFile(root, path2).kind === "file");
  return [.../* @__PURE__ */ new Set([...documents2, ...others2])].sort();
}
function isDocument2(name2) {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name2);
}
function namedFiles({ artifacts, links }) {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to])
  ];
}

// src/app/planning/verification/file-line.ts
function fileLine(text2) {
  const [, path2, line3] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text2) ?? [];
  if (path2 === void 0 || line3 === void 0) return null;
  return { path: path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""), line: Number(line3) };
}

// src/app/planning/verification/verification-folder.ts
function openVerificationFolder(root, ...parts) {
  return openMswSubfolder(root, "verification", ...parts.map(plainName));
}
function judgementsPath(root, phaseFolder) {
  return mswPath(root, "verification", plainName(phaseFolder), "judgements.json");
}
function plainName(name2) {
  return name2.replaceAll(/[^\w.-]/g, "_");
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
var Store2 = object({ version: literal(1), judgements: array(Judgement), seal: string2() });
function readJudgements(workspace, phaseFolder, covered) {
  return stored(workspace, phaseFolder).filter(
    ({ files, digest: digest2 }) => digest2 === judgementDigest(workspace.project, covered, files)
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
  const store = Store2.safeParse(file.status === "ok" ? file.value : null);
  if (!store.success) return [];
  const { judgements, seal } = store.data;
  return verify(workspace.key, sealed(judgements), seal) ? judgements : [];
}
function sealed(judgements) {
  const rows = judgements.map(({ id, verdict, by, evidence, files, digest: digest2, at }) => [
    id,
    verdict,
    by,
    evidence,
    files,
    digest2,
    at
  ]);
  return `msw-judgements-1
${JSON.stringify(rows)}`;
}

// src/app/planning/verification/judge-claim.ts
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
    return refused6(
      `${request.id.slice(0, 80)} is nothing that phase ${open.facts.number} must show: phase verify lists the ids.`
    );
  if (people.has(request.id) && request.by === "model")
    return refused6(
      `${request.id} is for a person: only the user settles it, with ${judgeCommand(open.facts.number, request.id)}.`
    );
  const covered = coveredFiles(workspace.project, open);
  const told = readJudgements(workspace, open.folder, covered).find(({ id }) => id === request.id);
  if (told?.by === "user" && request.by === "model")
    return refused6(`${request.id} is judged by the user, and stays so while its files are unchanged.`);
  const read46 = readEvidence(workspace.project, request);
  if (read46.status === "refused") return read46;
  const judgement = {
    ...request,
    files: read46.files,
    digest: judgementDigest(workspace.project, covered, read46.files),
    at: isoTime(workspace)
  };
  const kept = await keepJudgement(workspace, open.folder, judgement);
  return kept.status === "done" ? { status: "done", judgement } : kept;
}
function readEvidence(root, { evidence, by, verdict }) {
  const files = [];
  for (const text2 of evidence) {
    const place = fileLine(text2);
    const problem2 = place === null ? "it names no file and line" : placeProblem(root, place);
    if (problem2 === null && place !== null) files.push(place.path);
    else if (by === "model" && verdict !== "human")
      return refused6(
        `The evidence "${text2.slice(0, 120)}" does not count: ${problem2}. Write FILE:LINE and what stands there.`
      );
  }
  if (evidence.every((text2) => text2.trim() === ""))
    return refused6("A judgement needs --evidence: FILE:LINE and what stands there.");
  return { status: "read", files: [...new Set(files)].filter((file) => !isKeptOutput(file)) };
}
function placeProblem(root, { path: path2, line: line3 }) {
  if (path2.startsWith(".planning/") || path2.startsWith(".msw/") && !isKeptOutput(path2))
    return "plans and summaries are what is verified, not evidence for it";
  const file = readProjectFile(root, path2);
  if (file.kind !== "file") return `${path2} is no file of the project`;
  const lines2 = file.text.split("\n").length;
  return line3 >= 1 && line3 <= lines2 ? null : `${path2} has ${lines2} lines`;
}
function isKeptOutput(path2) {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path2);
}
function refused6(reason) {
  return { status: "refused", reason };
}

// src/app/planning/verification/open-executed-phase.ts
var import_node_path45 = require("node:path");

// src/core/planning/verification/claim-id.ts
function claimId(kind, text2) {
  return `${kind}-${bytesToHex(sha2562(utf8ToBytes(`${kind}
${text2}`)).subarray(0, 5))}`;
}

// src/core/planning/verification/word-overlap.ts
var SMALL = new Set(
  "a an the of to in on at by for and or is are be been was were it its this that these those with as from into can will shall should must when then than has have had do does".split(
    " "
  )
);
var SHARE = 0.8;
var NEGATION = /\b(?:not|no|never|without|cannot|none)\b|n't\b/i;
function statementWords2(text2) {
  const words = text2.toLowerCase().match(/[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?<![.:/-])[.:/-]+$/, "")).filter((word) => word !== "" && !SMALL.has(word))
  );
}
function overlap2(a, b) {
  return Math.max(shareIn(a, b), shareIn(b, a));
}
function restates(a, b) {
  return shareIn(a, b) >= SHARE && shareIn(b, a) >= SHARE;
}
function covers(wide, statement) {
  return shareIn(statement, wide) >= SHARE;
}
function shareIn(statement, other) {
  const [said3, there] = [statementWords2(statement), statementWords2(other)];
  if (said3.size < 2) return statement.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0;
  if (NEGATION.test(statement) !== NEGATION.test(other)) return 0;
  const shared = [...said3].filter((word) => there.has(word));
  const otherNumber = [...said3].some((word) => /\d/.test(word) && !there.has(word));
  return otherNumber ? 0 : shared.length / said3.size;
}

// src/core/planning/verification/phase-claims.ts
var ROADMAP2 = "ROADMAP";
function phaseClaims(plans, contract, deferred) {
  const claims = (kind, read46, say) => merged(
    plans.flatMap(
      ({ id, document }) => read46(document).map((value) => ({
        id: claimId(kind, JSON.stringify(value)),
        text: say(value),
        sources: [id],
        value
      }))
    )
  );
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(
      "artifact",
      ({ mustHaves: mustHaves2 }) => mustHaves2.artifacts,
      ({ path: path2, provides }) => provides === null ? path2 : `${path2}: ${provides}`
    ),
    links: claims(
      "link",
      ({ mustHaves: mustHaves2 }) => mustHaves2.keyLinks,
      ({ from, to, via }) => `${from} → ${to}${via === null ? "" : ` (${via})`}`
    ),
    prohibitions: claims(
      "prohibition",
      ({ mustHaves: mustHaves2 }) => mustHaves2.prohibitions.filter(
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
  const add2 = (text2, source, more) => {
    const at = truths.findIndex((truth) => truth.wordings.some((known2) => restates(known2, text2)));
    const known = truths[at];
    if (known === void 0) {
      truths.push({ id: claimId("truth", text2), text: text2, wordings: [text2], sources: [source], ...more });
      return;
    }
    truths[at] = {
      ...known,
      wordings: [.../* @__PURE__ */ new Set([...known.wordings, text2])],
      sources: [.../* @__PURE__ */ new Set([...known.sources, source])],
      checks: [.../* @__PURE__ */ new Set([...known.checks, ...more.checks])],
      backstop: known.backstop || more.backstop
    };
  };
  for (const criterion of criteria2) add2(criterion, ROADMAP2, { checks: [], backstop: false });
  for (const { id, document } of plans) {
    for (const item2 of truthItems(document)) {
      const text2 = statementOf(item2);
      if (text2 !== null) add2(text2, id, { checks: ownChecks(item2), backstop: isBackstop(item2) });
    }
  }
  if (truths.length > 0) return truths;
  const aims = plans.flatMap(({ document }) => document.objective ?? []);
  add2(goal ?? (aims.join(" ") || "The phase does what it is for"), ROADMAP2, { checks: [], backstop: false });
  return truths;
}
function truthItems({ frontmatter: frontmatter3 }) {
  const must = frontmatter3.values.must_haves;
  const items = isMap(must) ? must.truths : void 0;
  return isList(items) ? items : [];
}
function ownChecks(item2) {
  if (!isMap(item2)) return [];
  return ["check", "verify", "command"].flatMap((key2) => scalar(item2[key2]) ?? []);
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
function humanBlocks(text2, task) {
  const verify3 = task.children.find(({ name: name2, closed }) => name2 === "verify" && closed);
  if (verify3 === void 0) return [];
  return elements(verify3.tags, verify3.inner.end).filter(({ name: name2 }) => name2 === "human-check").map((block2) => {
    const inside = elements(block2.tags, block2.inner.end);
    const said3 = (name2) => innerText(text2, inside, name2);
    return {
      test: said3("test") ?? text2.slice(block2.inner.start, block2.inner.end),
      expected: said3("expected") ?? task.done ?? "",
      why: said3("why_human") ?? "The plan leaves it to a person."
    };
  });
}
function checkpoint(text2, task, source) {
  const said3 = (name2) => innerText(text2, task.children, name2);
  return humanCheck(
    source,
    said3("how-to-verify") ?? task.name ?? "Look at what was built",
    said3("what-built") ?? task.done ?? "",
    "The plan stops here for a person."
  );
}
function humanCheck(source, test2, expected, why) {
  const tidy = (part2) => decodeEntities(part2).replaceAll(/\s+/g, " ").trim();
  return {
    id: claimId("human", tidy(test2)),
    test: tidy(test2),
    expected: tidy(expected),
    why: tidy(why),
    sources: [source]
  };
}

// src/core/planning/verification/phase-commands.ts
function phaseCommands(plans, truths) {
  const found = /* @__PURE__ */ new Map();
  const add2 = (next2) => {
    const known = found.get(next2.command);
    found.set(next2.command, known === void 0 ? next2 : joined2(known, next2));
  };
  for (const plan of plans) for (const one of ofPlan(plan)) add2(one);
  for (const truth of truths) for (const command of truth.checks) add2(ofTruth(truth, command));
  return [...found.values()];
}
function ofPlan({ id, document }) {
  const { text: text2, tasks, mustHaves: mustHaves2 } = document;
  const ofTasks = tasks.flatMap(
    (task) => verifyCommands(text2.slice(task.start, task.end)).map((command) => ({
      id: claimId("check", command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      texts: { near: proseOf(task), far: [task.done ?? "", ...task.acceptanceCriteria, ...mustHaves2.truths] },
      shows: [task.name ?? "", task.done ?? "", ...task.acceptanceCriteria].filter((said3) => said3 !== ""),
      truths: []
    }))
  );
  const known = new Set(ofTasks.map(({ command }) => command));
  const others2 = verifyCommands(text2).filter((command) => !known.has(command));
  return [
    ...ofTasks,
    ...others2.map((command) => ({
      id: claimId("check", command),
      command,
      places: [id],
      plans: [id],
      texts: { near: [], far: mustHaves2.truths },
      shows: [],
      truths: []
    }))
  ];
}
function proseOf(task) {
  const text2 = task.verify?.text ?? "";
  const prose2 = text2.replaceAll(/<(automated|human-check)>(?:(?!<\1>)[\s\S])*?<\/\1>/g, "\n").replaceAll(/<\/?[a-z_-]+>/g, "\n");
  return verifyOnlyCommand(task, prose2) ? [] : decodeEntities(prose2).split("\n").map((line3) => line3.trim()).filter((line3) => line3 !== "");
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
function joined2(a, b) {
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

// src/app/planning/verification/open-executed-phase.ts
function openExecutedPhase(project3, number3) {
  const facts = findPhase(project3.phases, number3);
  if (facts === null) return refused7(noSuchPhase(project3.phases, number3));
  const path2 = (0, import_node_path45.join)(project3.planning, "phases", facts.folder ?? "");
  const phase2 = facts.folder === null ? null : readPhase(project3.root, path2);
  if (facts.folder === null || phase2 === null || phase2.plans.length === 0)
    return refused7(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase2.plans.filter(({ summary }) => summary === null).map(({ file }) => planName(file).id);
  if (waiting.length > 0)
    return refused7(
      `Phase ${facts.number} is not executed: ${waiting.join(", ")} has no summary; run /msw:execute ${facts.number}.`
    );
  return { status: "ok", open: read4(project3, facts, { folder: facts.folder, path: path2, phase: phase2 }) };
}
function read4(project3, facts, where) {
  const roadmap = project3.roadmap?.phases.find((one) => phaseKey(one.number) === phaseKey(facts.number)) ?? null;
  const plans = where.phase.plans.map(({ file, document }) => ({ id: planName(file).canonical, document }));
  const deferred = planningConfigOf(project3.planning).humanVerifyMode === "end-of-phase";
  const claims = phaseClaims(
    plans,
    { criteria: roadmap?.successCriteria ?? [], goal: roadmap?.goal ?? null },
    deferred
  );
  const report = reportName(where.folder, where.phase.names);
  const text2 = documentText(project3.root, (0, import_node_path45.join)(where.path, report));
  return {
    facts,
    ...where,
    roadmap,
    plans,
    claims,
    commands: phaseCommands(plans, claims.truths),
    report,
    previous: text2 === null ? null : readVerification(text2)
  };
}
function reportName(folder, names2) {
  const token = /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*/.exec(folder)?.[0] ?? folder;
  const own4 = `${token}-VERIFICATION.md`;
  if (names2.includes(own4)) return own4;
  return names2.find((name2) => name2 === "VERIFICATION.md") ?? own4;
}
function refused7(reason) {
  return { status: "refused", reason };
}

// src/app/planning/verification/record-verification.ts
async function recordVerification(project3, report, file, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await syncPlanning(readProject(project3.root, project3.planning));
  const synced = result.status === "done" ? result.changes.map((change2) => change2.file) : [];
  const problem2 = result.status === "refused" ? result.reason : null;
  if (!commit) return { synced, commit: null, problem: problem2 };
  const message = `docs(phase-${report.number}): verify phase`;
  return { synced, commit: await commitPlanning(project3.root, [file, ...synced], message), problem: problem2 };
}

// src/app/planning/verification/verify-phase.ts
var import_node_path50 = require("node:path");

// src/core/planning/verification/fold-judgements.ts
function foldJudgements(claims, judgements) {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims.map((claim2) => {
    const judgement = byId.get(claim2.id);
    const open = claim2.standing === "undecided" || claim2.standing === "human" && judgement?.by === "user";
    if (judgement === void 0 || !open) return claim2;
    const { verdict, by, evidence } = judgement;
    const standing2 = verdict === "passed" ? "verified" : verdict;
    const reason = `Judged by ${by}: ${evidence.join(", ")}`;
    return { ...claim2, standing: standing2, by, reason, missing: verdict === "failed" ? [claim2.text] : claim2.missing };
  });
}
function readOverrides(value) {
  if (!isList(value)) return [];
  return value.filter(isMap).flatMap((map2) => {
    const [mustHave, reason, acceptedBy, acceptedAt] = [
      scalar(map2.must_have),
      scalar(map2.reason),
      scalar(map2.accepted_by),
      scalar(map2.accepted_at)
    ];
    if (mustHave === null || reason === null || acceptedBy === null || acceptedAt === null) return [];
    return [{ mustHave, reason, acceptedBy, acceptedAt }];
  });
}
function applyOverrides(claims, overrides2) {
  const accepted = /* @__PURE__ */ new Map();
  for (const override of overrides2) {
    const [best] = claims.filter(({ standing: standing2 }) => standing2 === "failed" || standing2 === "undecided").map((claim2) => ({ claim: claim2, fit: overlap2(claim2.text, override.mustHave) })).filter(({ fit }) => fit >= 0.8).sort((a, b) => b.fit - a.fit);
    if (best !== void 0) accepted.set(best.claim.id, override);
  }
  return claims.map((claim2) => {
    const override = accepted.get(claim2.id);
    if (override === void 0) return claim2;
    const reason = `Override: ${override.reason}, accepted by ${override.acceptedBy} on ${override.acceptedAt}`;
    return { ...claim2, standing: "verified", by: "override", reason, files: [], missing: [] };
  });
}

// src/core/planning/verification/phase-verdict.ts
function phaseVerdict({ claims, humanChecks, requirements: requirements2, later }) {
  const cited = new Set(
    claims.filter(({ kind, standing: standing2 }) => kind === "truth" && standing2 === "failed").flatMap(({ cites: cites2 }) => cites2)
  );
  const failedChecks = new Set(
    claims.filter(({ kind, standing: standing2 }) => kind === "check" && standing2 === "failed").map(({ id }) => id)
  );
  const failed10 = claims.filter(({ id, standing: standing2 }) => standing2 === "failed" && !cited.has(id));
  const deferrals = new Map(
    failed10.flatMap((claim2) => {
      const deferred = cites(claim2, failedChecks) ? null : deferralOf(claim2, later);
      return deferred === null ? [] : [[claim2.id, deferred]];
    })
  );
  const gaps = [
    ...failed10.filter(({ id }) => !deferrals.has(id)).map(gapOf2),
    ...requirements2.filter(({ status }) => status === "orphaned").map(orphan)
  ];
  const undecided2 = claims.filter(({ standing: standing2 }) => standing2 === "undecided");
  const human = [
    ...humanChecks.map(({ id, test: test2, expected, why }) => ({ id, test: test2, expected, why })),
    ...claims.filter(({ standing: standing2 }) => standing2 === "human" || standing2 === "undecided").map(toLookAt)
  ];
  const counted2 = claims.filter(({ kind }) => kind !== "check");
  return {
    status: gaps.length > 0 ? "gaps_found" : human.length > 0 ? "human_needed" : "passed",
    score: { met: counted2.filter(({ standing: standing2 }) => standing2 === "verified").length, of: counted2.length },
    gaps,
    deferred: [...deferrals.values()],
    human,
    undecided: undecided2
  };
}
function cites(claim2, ids) {
  return claim2.cites.some((id) => ids.has(id));
}
function gapOf2({ kind, text: text2, reason, files, missing: missing2 }) {
  return {
    truth: kind === "check" ? `${text2} passes` : text2,
    reason,
    artifacts: files,
    missing: missing2.length > 0 ? missing2 : [text2]
  };
}
function orphan({ id, text: text2 }) {
  return {
    truth: text2 === "" ? `${id} is delivered` : `${id}: ${text2}`,
    reason: "No plan of the phase names this requirement",
    artifacts: [],
    missing: [`A plan whose requirements name ${id}`]
  };
}
function toLookAt({ id, text: text2, reason }) {
  return { id, test: `See whether this holds: ${text2}`, expected: text2, why: reason };
}
function deferralOf({ kind, text: text2, sources }, later) {
  if (kind !== "truth" || sources.includes(ROADMAP2) || statementWords2(text2).size < 3) return null;
  for (const { number: number3, criteria: criteria2 } of later) {
    const criterion = criteria2.find((one) => statementWords2(one).size >= 3 && covers(one, text2));
    if (criterion !== void 0)
      return {
        truth: text2,
        addressedIn: `Phase ${number3}`,
        evidence: `Phase ${number3} success criteria: '${criterion}'`
      };
  }
  return null;
}

// src/core/planning/verification/re-verification.ts
function reVerification(previous, gaps, sameFiles) {
  if (previous === null || previous.status === "unknown") return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list2, text2) => list2.some((one) => one === text2 || restates(one, text2));
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOn(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: scalar(previous.document.frontmatter.values.score) ?? "",
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth))
  };
}
function carriedOn(value) {
  const status = isMap(value) ? scalar(value.previous_status) : null;
  if (!isMap(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: scalar(value.previous_score) ?? "",
    gapsClosed: texts(value.gaps_closed),
    gapsRemaining: texts(value.gaps_remaining),
    regressions: texts(value.regressions)
  };
}
function verifiedTruths({ document }) {
  return textLines(document.text, document.body).flatMap((line3) => {
    const cells = rowCells(line3);
    const [, truth, status] = cells ?? [];
    return truth !== void 0 && /VERIFIED/.test(status?.text ?? "") ? [truth.text.replaceAll("\\|", "|")] : [];
  });
}

// src/core/text/code-name.ts
function codeName(name2, cap) {
  const shown = quoteName(name2, cap);
  return shown === name2 ? prose`\`${shown}\`` : shown;
}

// src/core/text/table-row.ts
function tableRow(cells) {
  return ours(`| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`);
}

// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims, verdict, requirements: requirements2, signs } = report;
  const of = (kind) => claims.filter((claim2) => claim2.kind === kind);
  const truths = of("truth");
  return [
    prose`### Observable Truths`,
    table(
      prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim2, index) => [
        prose`${index + 1}`,
        said2(claim2.text),
        statusOf2(claim2),
        said2(claim2.reason)
      ])
    ),
    prose`**Score:** ${tally(truths)} truths verified`,
    ...section(
      prose`### Deferred Items`,
      prose`| # | Item | Addressed In | Evidence |\n|---|---|---|---|`,
      verdict.deferred.map((one, index) => [
        prose`${index + 1}`,
        said2(one.truth),
        said2(one.addressedIn),
        said2(one.evidence)
      ])
    ),
    prose`### Required Artifacts`,
    table(
      prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim2) => [...pathAndRest(claim2.text), statusOf2(claim2), said2(claim2.reason)])
    ),
    prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    prose`### Key Link Verification`,
    table(prose`| Link | Status | Details |\n|---|---|---|`, of("link").map(claimRow)),
    prose`**Wiring:** ${tally(of("link"))} connections verified`,
    ...section(
      prose`### Prohibitions`,
      prose`| Prohibition | Status | Evidence |\n|---|---|---|`,
      of("prohibition").map(claimRow)
    ),
    prose`### Requirements Coverage`,
    table(
      prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements2.map(({ id, plans, text: text2, status, evidence }) => [
        quoteName(id, 80),
        namesOf(plans),
        said2(text2),
        REQUIREMENT_WORDS[status],
        said2(evidence)
      ])
    ),
    prose`### Anti-Patterns Found`,
    table(
      prose`| File | Line | Pattern | Severity |\n|---|---|---|---|`,
      signs.map(({ path: path2, line: line3, sign: sign2 }) => [
        codeName(path2, 300),
        line3 === 0 ? prose`-` : prose`${line3}`,
        said2(sign2),
        prose`⚠️ Warning`
      ])
    ),
    prose`### Human Verification Required`,
    humanText(report),
    prose`### Gaps Summary`,
    gapsText(report),
    prose`### Evidence`,
    evidenceText(report)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: prose`✓ SATISFIED`,
  blocked: prose`✗ BLOCKED`,
  open: prose`? NEEDS HUMAN`,
  orphaned: prose`✗ ORPHANED`
};
function said2(text2) {
  return text2 === "" ? prose`` : quoteLine(text2, 300);
}
function namesOf(names2) {
  return joinProse(
    names2.map((name2) => quoteName(name2, 80)),
    ", "
  );
}
function claimRow(claim2) {
  return [said2(claim2.text), statusOf2(claim2), said2(claim2.reason)];
}
function statusOf2({ standing: standing2, by, kind }) {
  if (by === "override") return prose`PASSED (override)`;
  const mark = by === "code" ? prose`` : prose` (judged by ${quoteName(by)})`;
  switch (standing2) {
    case "verified":
      return prose`✓ ${kind === "link" ? prose`WIRED` : prose`VERIFIED`}${mark}`;
    case "failed":
      return prose`✗ ${kind === "link" ? prose`NOT WIRED` : prose`FAILED`}${mark}`;
    default:
      return prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims) {
  return prose`${claims.filter(({ standing: standing2 }) => standing2 === "verified").length}/${claims.length}`;
}
function pathAndRest(text2) {
  const at = text2.indexOf(": ");
  return at === -1 ? [codeName(text2, 300), prose``] : [codeName(text2.slice(0, at), 300), said2(text2.slice(at + 2))];
}
function section(title2, head2, rows) {
  return rows.length === 0 ? [] : [title2, table(head2, rows)];
}
function table(head2, rows) {
  return rows.length === 0 ? prose`None.` : joinProse([head2, ...rows.map(tableRow)], "\n");
}
function humanText({ verdict, confirmed }) {
  const done2 = confirmed.map(({ test: test2 }) => prose`- Confirmed by the user: ${quoteLine(test2, 300)}`);
  const items = verdict.human.map(
    ({ id, test: test2, expected, why }, index) => joinProse(
      [
        prose`#### ${index + 1}. ${quoteLine(test2, 100)}\n`,
        prose`**Test:** ${quoteLine(test2, 500)}`,
        prose`**Expected:** ${quoteLine(expected, 500)}`,
        prose`**Why human:** ${quoteLine(why, 500)}`,
        prose`**Id:** ${quoteName(id)}`
      ],
      "\n"
    )
  );
  return joinProse(
    [
      items.length === 0 ? prose`None: everything was decided.` : null,
      done2.length === 0 ? null : joinProse(done2, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth, reason, missing: missing2 }, index) => joinProse(
      [
        prose`${index + 1}. **${quoteLine(truth, 300)}**`,
        prose`   - Reason: ${quoteLine(reason, 500)}`,
        ...missing2.map((one) => prose`   - Missing: ${quoteLine(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [], regressions = [] } = again ?? {};
  return joinProse(
    [
      gaps.length === 0 ? prose`**No gaps found.**` : joinProse(gaps, "\n"),
      gapsClosed.length === 0 ? null : prose`Closed since the last verification: ${quotesOf(gapsClosed)}.`,
      regressions.length === 0 ? null : prose`Held before and not any more: ${quotesOf(regressions)}.`
    ],
    "\n\n"
  );
}
function quotesOf(texts2) {
  return joinProse(
    texts2.map((one) => quoteLine(one, 200)),
    "; "
  );
}
function evidenceText({ evidence, claims }) {
  const judged2 = claims.filter(({ by }) => by === "model" || by === "user").length;
  const rows = evidence.map((run2) => [
    said2(run2.command),
    namesOf(run2.places),
    run2.timedOut ? prose`timed out` : prose`${run2.exitCode ?? prose`none`}`,
    prose`${quoteName((run2.durationMs / 1e3).toFixed(1))} s`,
    prose`${quoteName(run2.verdict)}: ${said2(run2.reason)}`,
    prose`${quoteName(run2.sha256.slice(0, 16))} ${quoteName(run2.file)}`
  ]);
  const head2 = prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`;
  const note = judged2 === 0 ? prose`No must-have was judged by a model.` : prose`${judged2} of ${claims.length} were judged by a model or a person; each is marked.`;
  return joinProse([table(head2, rows), note], "\n\n");
}

// src/core/planning/verification/render-yaml.ts
function yamlEntry(key2, value, indent = "") {
  if (typeof value === "string") return `${indent}${keyOf(key2)}: ${scalarOf(value)}
`;
  if (isList(value)) {
    if (value.length === 0) return `${indent}${keyOf(key2)}: []
`;
    return `${indent}${keyOf(key2)}:
${value.map((item2) => yamlItem(item2, `${indent}  `)).join("")}`;
  }
  const entries = Object.entries(value).map(([name2, inner]) => yamlEntry(name2, inner, `${indent}  `));
  return `${indent}${keyOf(key2)}:
${entries.join("")}`;
}
function yamlItem(item2, indent) {
  if (typeof item2 === "string") return `${indent}- ${scalarOf(item2)}
`;
  const entries = isList(item2) ? [] : Object.entries(item2);
  const text2 = entries.map(([name2, inner]) => yamlEntry(name2, inner, `${indent}  `)).join("");
  return `${indent}- ${text2.slice(indent.length + 2)}`;
}
function keyOf(name2) {
  return WORD2.test(name2) ? name2 : proseJson(name2, 0);
}
var WORD2 = /^[\w./-]+$/;
function scalarOf(text2) {
  return WORD2.test(text2) ? yamlScalar(text2) : proseJson(text2, 0);
}

// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return prose`---\n${frontmatter2(report)}---\n\n${body(report)}`;
}
function frontmatter2(report) {
  const { verdict, overrides: overrides2, reVerification: again } = report;
  const { met, of } = verdict.score;
  const entries = [
    ["phase", report.folder],
    ["verified", report.verified],
    ["status", verdict.status],
    ["score", `${met}/${of} must-haves verified`],
    ["covered_files", report.coveredFiles],
    ["covered_digest", report.coveredDigest],
    ["overrides_applied", String(report.claims.filter(({ by }) => by === "override").length)],
    ...overrides2.length > 0 ? [["overrides", overrides2]] : [],
    ...again === null ? [] : [
      [
        "re_verification",
        {
          previous_status: again.previousStatus,
          previous_score: again.previousScore,
          gaps_closed: again.gapsClosed.map(line2),
          gaps_remaining: again.gapsRemaining.map(line2),
          regressions: again.regressions.map(line2)
        }
      ]
    ],
    ...lists(verdict)
  ];
  return ours(
    entries.map(([key2, value]) => key2 === "verified" ? `verified: ${report.verified}
` : yamlEntry(key2, value)).join("")
  );
}
function lists({ gaps, deferred, human }) {
  return [
    ...gaps.length === 0 ? [] : [["gaps", gaps.map(gapEntry)]],
    ...deferred.length === 0 ? [] : [
      [
        "deferred",
        deferred.map(({ truth, addressedIn, evidence }) => ({
          truth: line2(truth),
          addressed_in: addressedIn,
          evidence: line2(evidence)
        }))
      ]
    ],
    ...human.length === 0 ? [] : [
      [
        "human_verification",
        human.map(({ test: test2, expected, why }) => ({
          test: line2(test2),
          expected: line2(expected),
          why_human: line2(why)
        }))
      ]
    ]
  ];
}
function gapEntry({ truth, reason, artifacts, missing: missing2 }) {
  return {
    truth: line2(truth),
    status: "failed",
    reason: line2(reason),
    artifacts: artifacts.map(({ path: path2, issue: issue2 }) => ({ path: line2(path2), issue: line2(issue2) })),
    missing: missing2.map(line2)
  };
}
function body(report) {
  const { number: number3, name: name2, goal, verdict, reVerification: again } = report;
  const verified2 = quoteName(report.verified);
  const title2 = prose`# Phase ${quoteName(number3, 40)}: ${quoteLine(name2 === "" ? report.folder : name2, 120)} Verification Report`;
  const before = again === null ? prose`No, initial verification` : prose`Yes, after ${quoteName(again.previousStatus, 40)} (${quoteLine(again.previousScore, 80)})`;
  const head2 = joinProse(
    [
      prose`**Phase Goal:** ${goal === null ? prose`none in the roadmap` : quoteLine(goal, 500)}`,
      prose`**Verified:** ${verified2}`,
      prose`**Status:** ${quoteName(verdict.status)}`,
      prose`**Re-verification:** ${before}`
    ],
    "\n"
  );
  const parts = [
    title2,
    head2,
    prose`## Goal Achievement`,
    ...verificationSections(report),
    prose`---`,
    prose`_Verified: ${verified2}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return prose`${joinProse(parts, "\n\n")}\n`;
}
function line2(text2) {
  return plainLine(text2, 500);
}

// src/core/planning/verification/requirement-coverage.ts
function coverRequirements(wanted, known, plans, claims) {
  const texts2 = new Map(known.map(({ id, text: text2 }) => [key(id), text2]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements: requirements2 }) => requirements2)].map((id) => [key(id), id])
  );
  return [...ids.values()].map((id) => {
    const own4 = plans.filter(({ requirements: requirements2 }) => requirements2.some((one) => key(one) === key(id)));
    const names2 = own4.map((plan) => plan.id);
    const base2 = { id, text: texts2.get(key(id)) ?? "", plans: names2 };
    if (names2.length === 0) return { ...base2, status: "orphaned", evidence: "No plan of the phase names it" };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names2.includes(source)));
    const failed10 = bearing.find(({ standing: standing2 }) => standing2 === "failed");
    if (failed10 !== void 0) return { ...base2, status: "blocked", evidence: failed10.text };
    const open = bearing.find(({ standing: standing2 }) => standing2 !== "verified");
    if (open !== void 0) return { ...base2, status: "open", evidence: open.text };
    const told = own4.some(({ completed }) => completed.some((one) => key(one) === key(id)));
    return {
      ...base2,
      status: "satisfied",
      evidence: told ? "Everything that its plans promise holds" : "Everything that its plans promise holds; no summary calls it completed"
    };
  });
}
function key(id) {
  return id.trim().toUpperCase();
}

// src/core/planning/verification/without-comments.ts
var PARTS = /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
var HASH_PARTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;
function withoutComments(text2) {
  return text2.replaceAll(PARTS, (part2) => /^\/[/*]/.test(part2) ? blank(part2) : part2);
}
function withoutHashComments(text2) {
  return text2.replaceAll(
    HASH_PARTS,
    (part2) => part2.startsWith("#") || part2.startsWith('"""') || part2.startsWith("'''") ? blank(part2) : part2
  );
}
function blank(part2) {
  return part2.replaceAll(/[^\n]+/g, " ");
}

// src/core/planning/verification/script-exports.ts
var DECLARED = /\bexport\s+(?:declare\s+)?(default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function(?:\s*\*)?|class|const\s+enum|const|let|var|interface|type|enum|namespace|module)\s+([\w$]+)/g;
var DEFAULT = /\bexport\s+default\b(?:\s+([A-Za-z_$][\w$]*)\s*(?:;|\n|$))?/g;
var LIST = /\bexport\s+(?:type\s+)?\{([^{}]{0,5000})\}/g;
var ALL_AS = /\bexport\s+(?:type\s+)?\*\s+as\s+([\w$]+)/g;
var ALL = /\bexport\s+(?:type\s+)?\*\s+from\b/;
var PATTERN = /\bexport\s+(?:const|let|var)\s+([{[][^=;{}[\]]{0,2000}[}\]])\s*=/g;
var MORE = /\bexport\s+(?:const|let|var)\s+[\w$]+[^\n;]{0,500}/g;
var PROPERTY = /\b(?:module\.)?exports\.([\w$]+)\s*=(?!=)|Object\.defineProperty\(\s*(?:module\.)?exports\s*,\s*['"]([^'"]{1,200})['"]/g;
var OBJECT = /\bmodule\.exports\s*=\s*\{/g;
var MOST_OBJECTS = 10;
var WHOLE = /\bmodule\.exports\s*=\s*(?:(?:async\s+)?function\s*(?:\*\s*)?|class\s+)?([A-Za-z_$][\w$]*)/g;
var FORMS = [
  [DECLARED, ([, isDefault, name2]) => [name2, isDefault?.trim()]],
  [DEFAULT, ([, name2]) => ["default", name2]],
  [LIST, ([, list2 = ""]) => listed(list2)],
  [ALL_AS, ([, name2]) => [name2]],
  [PATTERN, ([, pattern = ""]) => bound(pattern)],
  [MORE, ([line3]) => further(line3)],
  [PROPERTY, ([, dotted, defined]) => [dotted ?? defined]],
  [WHOLE, ([, name2]) => [name2]]
];
function scriptExports(text2) {
  const code = withoutComments(text2);
  const given = FORMS.flatMap(([pattern, namesOf2]) => [...code.matchAll(pattern)].flatMap(namesOf2));
  const objects = [...code.matchAll(OBJECT)].slice(0, MOST_OBJECTS).map((found) => objectKeys(code, found.index + found[0].length));
  const names2 = [...given, ...objects.flatMap(({ keys }) => keys)].flatMap((name2) => name2 ?? []);
  const assigned = /Object\.assign\(\s*(?:module\.)?exports\b|\bmodule\.exports\s*=\s*(?:require|Object)\b/.test(code);
  return { names: new Set(names2), open: ALL.test(code) || assigned || objects.some(({ open }) => open) };
}
function listed(list2) {
  return list2.split(",").map(
    (part2) => part2.trim().replace(/^type\s+/, "").split(/\sas\s+/).at(-1)?.replaceAll(/['"]/g, "") ?? ""
  );
}
function bound(pattern) {
  return [...pattern.matchAll(/(?:^[{[]|,)\s*(?:\.\.\.)?(?:[\w$]+\s*:\s*)?([\w$]+)/g)].flatMap(
    ([, name2]) => name2 ?? []
  );
}
function further(line3) {
  return [...line3.matchAll(/,\s*([A-Za-z_$][\w$]*)\s*=(?!=|>)/g)].flatMap(([, name2]) => name2 ?? []);
}
function objectKeys(code, from) {
  const inner = topLevel(code, from);
  const keys = [
    ...inner.matchAll(/(?:^|,)\s*(?:(?:async|get|set)\s+)?(?:\*\s*)?['"]?([\w$-]+)['"]?\s*(?=[,:]|$)/g)
  ];
  return { keys: keys.flatMap(([, key2]) => key2 ?? []), open: /(?:^|,)\s*\.\.\./.test(inner) };
}
function topLevel(code, from) {
  let depth2 = 0;
  let kept = "";
  for (const char of code.slice(from, from + 5e4)) {
    if (CLOSES.test(char)) depth2 -= 1;
    else if (depth2 === 0) kept += char === "(" ? ":" : char;
    if (OPENS.test(char)) depth2 += 1;
    if (depth2 < 0) break;
  }
  return kept.trim();
}
var OPENS = /[{[(]/;
var CLOSES = /[}\])]/;

// src/core/planning/verification/exported-names.ts
function exportReader(path2, text2) {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path2)?.[1]?.toLowerCase() ?? "";
  const read46 = (READERS[extension] ?? literal2)(text2);
  return (name2) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name2) ? read46(name2) : literal2(text2)(name2);
}
var script = (text2) => {
  const { names: names2, open } = scriptExports(text2);
  return (name2) => names2.has(name2) ? "yes" : open ? "unknown" : "no";
};
var LONGEST_LIST = 2e4;
var python = (text2) => {
  const code = withoutHashComments(text2);
  const strings = withHashStrings(text2);
  const from = strings.search(/^__all__\s*(?::[^=\n]+)?\+?=\s*[[(]/m);
  const all = from < 0 ? "" : /^[^\])]*/.exec(strings.slice(from, from + LONGEST_LIST))?.[0] ?? "";
  const listed2 = new Set([...all.matchAll(/['"]([^'"]{1,200})['"]/g)].map(([, name2]) => name2));
  const star = /^from\s+\S+\s+import\s+\*/m.test(code);
  return (name2) => {
    const own4 = new RegExp(
      `^(?:(?:async\\s+)?def\\s+${name2}\\b|class\\s+${name2}\\b|${name2}\\s*(?::[^=\\n]+)?=(?!=)|(?:from\\s+\\S+\\s+)?import\\s+(?:\\S[^\\n]*)?\\b${name2}\\b)`,
      "m"
    );
    const imported = new RegExp(`^from\\s+\\S+\\s+import\\s+\\([^()]{0,2000}\\b${name2}\\b`, "m");
    if (listed2.has(name2) || own4.test(code) || imported.test(code)) return "yes";
    return star ? "unknown" : "no";
  };
};
function withHashStrings(text2) {
  return text2.replaceAll(/^[ \t]*#[^\n]*/gm, "");
}
var go = (text2) => {
  const code = withoutComments(text2);
  const blocks = declarationBlocks(code);
  return (name2) => {
    if (!new RegExp("^\\p{Lu}", "u").test(name2)) return "no";
    const own4 = new RegExp(
      `^(?:func\\s+(?:\\([^)]{0,200}\\)\\s*)?${name2}\\s*[[(]|(?:type|var|const)\\s+(?:\\w+\\s*,\\s*)*${name2}\\b)`,
      "m"
    );
    const inBlock = new RegExp(`^[ \\t]*(?:\\w+[ \\t]*,[ \\t]*)*${name2}\\b`, "m");
    return own4.test(code) || blocks.some((block2) => inBlock.test(block2)) ? "yes" : "no";
  };
};
function declarationBlocks(code) {
  const blocks = [];
  for (const found of code.matchAll(/^(?:var|const|type)[ \t]*\(/gm)) {
    const end = code.indexOf("\n)", found.index);
    if (end === -1) break;
    blocks.push(code.slice(found.index + found[0].length, Math.min(end, found.index + 5e4)));
    if (blocks.length === 200) break;
  }
  return blocks;
}
var rust = (text2) => {
  const code = withoutComments(text2);
  const uses = [...code.matchAll(/\bpub(?:\([^)]{0,80}\))?\s+use\s((?:(?!\bpub\b)[^;]){1,1000});/g)].map(
    ([, path2]) => path2 ?? ""
  );
  return (name2) => {
    const own4 = new RegExp(
      `\\bpub(?:\\([^)]{0,80}\\))?\\s+(?:default\\s+)?(?:const\\s+)?(?:async\\s+)?(?:unsafe\\s+)?(?:extern\\s+(?:"[^"]*"\\s+)?)?(?:fn|struct|enum|trait|type|const|static|static\\s+mut|mod|union)\\s+${name2}\\b`
    );
    const macro = new RegExp(`#\\[macro_export[^[\\]]*\\]\\s*macro_rules!\\s*${name2}\\b`);
    const handedOn = new RegExp(`(?:^|[:{,\\s])${name2}\\s*(?:[,}]|$)`);
    if (own4.test(code) || macro.test(code) || uses.some((path2) => handedOn.test(path2.trim()))) return "yes";
    return uses.some((path2) => path2.includes("*")) ? "unknown" : "no";
  };
};
var literal2 = (text2) => (name2) => text2.includes(name2) ? "yes" : "no";
var READERS = {
  ...Object.fromEntries("js jsx ts tsx mjs cjs mts cts".split(" ").map((extension) => [extension, script])),
  py: python,
  pyi: python,
  go,
  rs: rust
};

// src/core/planning/verification/stub-signs.ts
var LINE_SIGNS = [
  [/\b(?:TBD|FIXME|XXX)\b(?!.*(?:#\d|\bDEF-))/, "debt marker without a reference"],
  [/\b(?:TODO|HACK)\b/, "TODO"],
  [
    /\bthrow new (?:\w*Error)?\(?\s*['"`]?(?:not (?:yet )?implemented|todo\b|unimplemented)|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|panic\("(?:not implemented|TODO)/i,
    "not implemented"
  ],
  [/\b(?:coming soon|will be here|not yet implemented)\b|\bplaceholder\b(?!\s*[=:])/i, "placeholder"]
];
var MOST3 = 20;
var LONGEST_LINE2 = 1e3;
function stubSigns(text2) {
  if (text2.trim() === "") return [{ line: 0, sign: "empty file" }];
  const lines2 = text2.split("\n");
  const found = [];
  for (const [index, line3] of lines2.entries()) {
    const sign2 = LINE_SIGNS.find(([pattern]) => pattern.test(line3.slice(0, LONGEST_LINE2)))?.[1];
    if (sign2 !== void 0) found.push({ line: index + 1, sign: sign2 });
    if (found.length === MOST3) break;
  }
  return isOnlyComments(lines2) ? [{ line: 0, sign: "nothing but comments" }, ...found] : found;
}
function isOnlyComments(lines2) {
  const written2 = lines2.map((line3) => line3.trim()).filter((line3) => line3 !== "");
  return written2.every((line3) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line3));
}

// src/core/planning/verification/judge-artifact.ts
function judgeArtifact(artifact, file) {
  switch (file.kind) {
    case "missing":
      return failed2([missing(artifact.path)]);
    case "outside":
      return failed2(["The path leads out of the project"]);
    case "unreadable":
      return { verdict: "undecided", issues: [`It cannot be read (${file.reason})`], warnings: [] };
    case "folder":
      return judgeFolder(artifact);
    case "file":
      return judgeText(artifact, file.text);
  }
}
function failed2(issues) {
  return { verdict: "failed", issues, warnings: [] };
}
function missing(path2) {
  if (/[*?]/.test(path2)) return "File not found: a pattern names no file; write one path for each file";
  return path2.includes("#") ? "File not found: write the path without its section" : "File not found";
}
function judgeFolder({ minLines, contains, exports: exports2 }) {
  const asks = minLines !== null || contains !== null || exports2.length > 0;
  return asks ? failed2(["It is a folder, and what it must hold can only be looked for in a file"]) : { verdict: "verified", issues: [], warnings: [] };
}
function judgeText({ path: path2, minLines, contains, exports: exports2 }, text2) {
  const lines2 = text2.split("\n").length;
  const read46 = exports2.length > 0 ? exportReader(path2, text2) : null;
  const found = exports2.map((name2) => ({ name: name2, exported: read46?.(name2) ?? "yes" }));
  const issues = [
    ...minLines !== null && lines2 < minLines ? [`Only ${lines2} lines, need ${minLines}`] : [],
    ...contains !== null && !text2.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...found.flatMap(({ name: name2, exported }) => exported === "no" ? [`Missing export: ${name2}`] : [])
  ];
  const unknown = found.flatMap(
    ({ name: name2, exported }) => exported === "unknown" ? [`It may hand on ${name2} from another file`] : []
  );
  const warnings = stubSigns(text2).map(({ line: line3, sign: sign2 }) => line3 === 0 ? sign2 : `line ${line3}: ${sign2}`);
  if (issues.length > 0) return { verdict: "failed", issues, warnings };
  return { verdict: unknown.length > 0 ? "undecided" : "verified", issues: unknown, warnings };
}

// src/core/planning/verification/judge-link.ts
var verified = (detail) => ({ verdict: "verified", detail });
var failed3 = (detail) => ({ verdict: "failed", detail });
function judgeLink(link, from, to, found) {
  if (from.kind === "outside" || to.kind === "outside")
    return failed3(`${from.kind === "outside" ? "from" : "to"} leads out of the project`);
  if (from.kind === "folder") return failed3("from is a folder; name a file");
  if (from.kind !== "file")
    return failed3(
      from.kind === "missing" ? "Source file not found; from must be a file of the project" : `from cannot be read (${from.reason})`
    );
  if (to.kind === "missing" && looksLikeFile(link.to)) return failed3("Target file not found");
  return link.pattern === null ? judgeReference(link, from.text) : judgePattern(link.pattern, found);
}
function judgePattern(pattern, found) {
  switch (found) {
    case "from":
      return verified("Pattern found in source");
    case "to":
      return verified("Pattern found in target");
    case "invalid":
      return failed3(`Pattern "${pattern}" is no regular expression; correct it in the plan`);
    case "too-slow":
      return failed3(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed3(`Pattern "${pattern}" not found in source or target`);
  }
}
function judgeReference({ from, to }, text2) {
  if (to !== "" && text2.includes(to)) return verified("Target referenced in source");
  if (looksLikeFile(to) && refersTo2(text2, from, to)) return verified("Target imported by source");
  return failed3("Target not referenced in source");
}
function looksLikeFile(path2) {
  return !path2.startsWith("/") && !/[\s*?{}<>|"']/.test(path2) && /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path2);
}
var QUOTED = /['"`]([^'"`\n]{1,300})['"`]/g;
function refersTo2(text2, from, to) {
  const target = withoutExtension(to);
  const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : "";
  for (const [, said3 = ""] of text2.matchAll(QUOTED)) {
    if (said3.startsWith(".")) {
      const path2 = withoutExtension(joined3(folder, said3));
      if (path2 === target || `${path2}/index` === target) return true;
    } else if (endsWithPath(target, withoutExtension(said3))) return true;
  }
  return new RegExp(`(?:^|[\\s/'"(<])${escaped3(baseName(to))}(?:$|[\\s'")>?#:,;])`, "m").test(text2) || importsModule(text2, target);
}
function endsWithPath(target, said3) {
  const path2 = said3.replace(/^(?:[@~#$][\w-]*)?\//, "");
  if (!path2.includes("/") && path2 === said3) return false;
  return target === path2 || target.endsWith(`/${path2}`) || target.endsWith(`/${path2}/index`);
}
function importsModule(text2, target) {
  const dotted = target.replaceAll("/", ".").replace(/\.__init__$/, "");
  const last = escaped3(dotted.replace(/^.*\./, ""));
  return new RegExp(
    `^[ \\t]*(?:from\\s+(?:${escaped3(dotted)}|\\.+${last})\\s+import\\b|from\\s+\\S+\\s+import\\s+(?:\\S.*\\b)?${last}\\b|import\\s+${escaped3(dotted)}\\b|(?:pub\\s+)?(?:use|mod)\\s+(?:\\S.*::)?${last}\\b)`,
    "m"
  ).test(text2);
}
function withoutExtension(path2) {
  return path2.replace(/\.(?:[cm]?[jt]sx?|py|rs|go|vue|svelte|css|json)$/, "");
}
function baseName(path2) {
  return path2.replace(/^.*\//, "");
}
function escaped3(text2) {
  return text2.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function joined3(folder, path2) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part2 of path2.split("/")) {
    if (part2 === "..") parts.pop();
    else if (part2 !== "." && part2 !== "") parts.push(part2);
  }
  return parts.join("/");
}

// src/core/checks/runners.ts
function summaries(runner, patterns, none2) {
  return {
    runner,
    read: (text2) => {
      const found = patterns.flatMap(
        (pattern) => [...text2.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none2?.test(text2)) return null;
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
function readGo(text2) {
  const count = (pattern) => [...text2.matchAll(pattern)].length;
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
function readGradle(text2) {
  const tasks = [...text2.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(
    ([, name2 = ""]) => /^test$|Test$/.test(name2)
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === "NO-SOURCE" || outcome === "SKIPPED");
  return { ran: tasks.length - idle.length, skipped: 0 };
}
var RUNNERS2 = [
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
  const text2 = plain(output);
  const tallies = RUNNERS2.flatMap(({ runner, read: read46 }) => {
    const tally2 = read46(text2);
    return tally2 ? [{ runner, tally: tally2 }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally: tally2 }) => tally2.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}
function reasonOf({ skipped }) {
  if (skipped === 0) return "it ran no tests";
  return skipped === 1 ? "it skipped its only test" : `it skipped all ${skipped} tests`;
}
function plain(output) {
  return output.replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, "").replace(/\r+\n?/g, "\n").replace(/(?<![^\n])[^\n]{1000,}/g, (line3) => line3.slice(0, 1e3)).replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, "");
}

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
function judgeProhibition(own4, violation, clean2) {
  if (own4.exitCode !== 0) return { standing: "failed", reason: "Its test fails" };
  if (emptyRun(own4.output) !== null) return { standing: "failed", reason: "Its test ran no tests" };
  if (violation.exitCode === 0 || !/^# fail [1-9]/m.test(violation.output))
    return { standing: "undecided", reason: "Its test does not fail on the violation, so it proves nothing" };
  if (clean2 !== null && clean2.exitCode !== 0)
    return { standing: "undecided", reason: "Its test also fails on a clean subject" };
  return { standing: "verified", reason: "Its test passes, and fails on the violation" };
}
function undecidedProhibition(value) {
  return scalar(value.verification) === "test" ? "It has no test that is known to fail on a violation" : "Whether it is kept is a matter of judgement";
}
function path(value) {
  const text2 = scalar(value);
  return text2 !== null && /^[\w][\w./-]*$/.test(text2) && !text2.includes("..") ? text2 : null;
}

// src/core/planning/verification/judge-truths.ts
function judgeTruths(claims, commands, judged2) {
  const byId = new Map(judged2.map((one) => [one.id, one]));
  return claims.truths.map((truth) => {
    const checks = commands.filter((command) => provesTruth(command, truth)).flatMap(({ id }) => byId.get(id) ?? []);
    const parts = [
      ...claims.artifacts.filter((claim2) => namesArtifact(truth, claim2)),
      ...claims.links.filter((claim2) => namesLink(truth, claim2))
    ].flatMap(({ id }) => byId.get(id) ?? []);
    return judgeTruth(truth, checks, parts);
  });
}
function judgeTruth(truth, checks, parts) {
  const all = [...checks, ...parts];
  const base2 = {
    id: truth.id,
    kind: "truth",
    text: truth.text,
    sources: truth.sources,
    by: "code",
    files: [],
    missing: [],
    cites: all.map(({ id }) => id)
  };
  const failed10 = all.filter(({ standing: standing2 }) => standing2 === "failed");
  const [first] = failed10;
  if (first !== void 0) {
    const missing2 = failed10.flatMap((one) => one.missing);
    return {
      ...base2,
      standing: "failed",
      reason: failed10.map(({ text: text2, reason: reason2 }) => `${text2}: ${reason2}`).join("; "),
      files: failed10.flatMap(({ files }) => files),
      missing: missing2
    };
  }
  const open = all.find(({ standing: standing2 }) => standing2 !== "verified");
  if (open !== void 0) return { ...base2, standing: "undecided", reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return { ...base2, standing: "verified", reason: `Shown by ${checks.map(({ text: text2 }) => text2).join(", ")}` };
  if (truth.backstop)
    return {
      ...base2,
      standing: "human",
      reason: "The plan marks it as one that no reading of the code can show (insufficient_spec)"
    };
  if (parts.length > 0 && saysThatItExists(truth))
    return { ...base2, standing: "verified", reason: `Shown by ${parts.map(({ text: text2 }) => text2).join(", ")}` };
  const reason = parts.length > 0 ? `${parts.map(({ text: text2 }) => text2).join(", ")}: there, but no check shows what they do` : "No check of the plans bears on it";
  return { ...base2, standing: "undecided", reason };
}
function provesTruth(command, truth) {
  if (command.truths.includes(truth.id)) return true;
  return truth.wordings.some(
    (said3) => command.command.length > 5 && said3.includes(command.command) || command.shows.some((shown) => covers(shown, said3))
  );
}
function namesArtifact(truth, { value }) {
  const base2 = value.path.replace(/(?<!\/)\/+$/, "").replace(/^.*\//, "");
  return truth.wordings.some(
    (said3) => said3.includes(value.path) || base2.includes(".") && hasWord(said3, base2) || value.provides !== null && covers(value.provides, said3)
  );
}
function namesLink(truth, { value }) {
  const name2 = (path2) => path2.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return truth.wordings.some(
    (said3) => value.via !== null && covers(value.via, said3) || hasWord(said3, name2(value.from)) && hasWord(said3, name2(value.to))
  );
}
function hasWord(text2, word) {
  if (word.length < 3) return false;
  const at = text2.indexOf(word);
  return at !== -1 && !/[\w-]/.test(text2[at - 1] ?? " ") && !/[\w-]/.test(text2[at + word.length] ?? " ");
}
function saysThatItExists({ wordings }) {
  return wordings.some(
    (said3) => /\b(?:exists?|is (?:there|present|in place)|contains|exports?|defines?|imports?|references)\b/i.test(
      said3
    ) && !/\b(?:when|after|before|never|not|until|if)\b/i.test(said3)
  );
}

// src/app/planning/verification/judge-phase.ts
function judgePhase(open, evidence) {
  const { claims, commands } = open;
  const settle2 = (judged2) => applyOverrides(foldJudgements(judged2, evidence.judgements), evidence.overrides);
  const parts = settle2([
    ...commands.flatMap(
      (command) => evidence.checks.filter(({ id }) => id === command.id).map((run2) => checkClaim(run2, command.plans))
    ),
    ...claims.artifacts.map((claim2) => artifactClaim(claim2, evidence.root)),
    ...claims.links.map((claim2) => linkClaim(claim2, evidence.root))
  ]);
  const truths = settle2(judgeTruths(claims, commands, parts));
  const prohibitions = settle2(claims.prohibitions.map((claim2) => prohibitionClaim(claim2, evidence)));
  return [...truths, ...unreadable2(open), ...parts, ...prohibitions];
}
function stubSignsOf(open, root) {
  const paths = /* @__PURE__ */ new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified)
  ]);
  return [...paths].flatMap((path2) => {
    const file = /\.mdx?$/i.test(path2) ? null : readProjectFile(root, path2);
    return file?.kind === "file" ? stubSigns(file.text).map((sign2) => ({ path: path2, ...sign2 })) : [];
  }).slice(0, 100);
}
var base = { by: "code", files: [], missing: [], cites: [] };
var UNREADABLE = /^(?:must-haves-|artifact-|key-link-ends|truth-empty)/;
function unreadable2(open) {
  return open.plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => UNREADABLE.test(code)).map(({ line: line3, message, fix }) => {
      const text2 = `The must-haves of ${id} can be read (line ${line3})`;
      return {
        ...base,
        id: claimId("truth", text2),
        kind: "truth",
        text: text2,
        sources: [id],
        standing: "failed",
        reason: message,
        missing: [fix]
      };
    })
  );
}
function checkClaim(run2, plans) {
  const text2 = `\`${run2.command}\``;
  const standing2 = run2.verdict === "passed" ? "verified" : run2.verdict;
  const missing2 = standing2 === "failed" ? [`${text2} must pass (${run2.places.join(", ")}); its output is in ${run2.file}`] : [];
  return { ...base, id: run2.id, kind: "check", text: text2, sources: plans, standing: standing2, reason: run2.reason, missing: missing2 };
}
function artifactClaim({ id, text: text2, sources, value }, root) {
  const { verdict, issues, warnings } = judgeArtifact(value, readProjectFile(root, value.path));
  const files = verdict === "failed" ? issues.map((issue2) => ({ path: value.path, issue: issue2 })) : [];
  const reason = issues.length > 0 ? issues.join("; ") : warnings.length > 0 ? `There; ${warnings[0]}` : "There, with what it must hold";
  return {
    ...base,
    id,
    kind: "artifact",
    text: text2,
    sources,
    standing: verdict,
    reason,
    files,
    missing: files.map(({ issue: issue2 }) => `${value.path}: ${issue2}`)
  };
}
function linkClaim({ id, text: text2, sources, value }, root) {
  const [from, to] = [readProjectFile(root, value.from), readProjectFile(root, value.to)];
  const { verdict, detail } = judgeLink(value, from, to, findPattern(value.pattern, from, to));
  const files = verdict === "failed" ? [{ path: value.from, issue: detail }] : [];
  return {
    ...base,
    id,
    kind: "link",
    text: text2,
    sources,
    standing: verdict,
    reason: detail,
    files,
    missing: verdict === "failed" ? [`${value.from} must reach ${value.to}: ${detail}`] : []
  };
}
function prohibitionClaim({ id, text: text2, sources, value }, evidence) {
  const { standing: standing2, reason } = evidence.prohibitions.get(id) ?? {
    standing: "undecided",
    reason: undecidedProhibition(value)
  };
  return {
    ...base,
    id,
    kind: "prohibition",
    text: text2,
    sources,
    standing: standing2,
    reason,
    missing: standing2 === "failed" ? [text2] : []
  };
}

// src/app/planning/verification/run-phase-checks.ts
var import_node_os5 = require("node:os");
var import_node_path48 = require("node:path");

// src/adapters/process/run-check.ts
var import_node_path47 = require("node:path");
var import_promises2 = require("node:timers/promises");
var import_execa = require("./packages/execa.cjs");

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
function own2(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head2 = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed2 = 0;
  const addToTail = (piece) => {
    tail.push(own2(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      passed2 += first.length;
    }
  };
  return {
    add: (piece) => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head2.push(own2(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => join34(Buffer.concat(head2), Buffer.concat(tail), passed2, tailBytes)
  };
}
function join34(head2, tail, passed2, tailBytes) {
  const surplus = Math.max(0, tail.length - tailBytes);
  if (passed2 + surplus === 0) {
    return { output: Buffer.concat([head2, tail]).toString("utf8"), droppedBytes: 0 };
  }
  const beginning2 = head2.subarray(0, cutAfterLine(head2));
  const ending = tail.subarray(startOfLine(tail, surplus));
  const droppedBytes = head2.length - beginning2.length + passed2 + tail.length - ending.length;
  const gap = `[${droppedBytes} bytes of output left out here]
`;
  const separator = beginning2.at(-1) === LINE_FEED || beginning2.length === 0 ? "" : "\n";
  return {
    output: `${beginning2.toString("utf8")}${separator}${gap}${ending.toString("utf8")}`,
    droppedBytes
  };
}
function cutAfterLine(head2) {
  const end = head2.lastIndexOf(LINE_FEED) + 1;
  return end > head2.length / 2 ? end : characterStart(head2, head2.length);
}
function startOfLine(tail, from) {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start2 = end + 1;
  return end >= 0 && start2 < from + (tail.length - from) / 2 ? start2 : characterStart(tail, from);
}

// src/adapters/claude-code/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
function withoutClientMarks(env2) {
  return Object.fromEntries(Object.entries(env2).filter(([name2]) => !isClientMark(name2)));
}
function isClientMark(name2) {
  return OF_THE_CLIENT.test(name2) && !OF_THE_USER.test(name2);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;

// src/adapters/process/check-environment.ts
var PLAIN3 = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
function checkEnvironment(inherited, extra = {}, platform = process.platform) {
  const all = {
    ...withoutClientMarks(inherited),
    [CHECK_MARK]: "1",
    ...PLAIN3,
    ...locale(platform),
    ...extra
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name2, value]) => value === void 0 ? [] : [[name2, value]])
  );
}
function locale(platform) {
  const name2 = platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name2, LANG: name2 };
}

// src/adapters/process/kill-tree.ts
var import_node_child_process3 = require("node:child_process");
var import_promises = require("node:timers/promises");

// src/adapters/process/process-table.ts
var import_node_child_process2 = require("node:child_process");
async function groupAndDescendants(group, projectRoot, also = []) {
  return membersIn(await table2(projectRoot), group, also);
}
function groupAndDescendantsNow(group) {
  const { stdout } = (0, import_node_child_process2.spawnSync)("/bin/ps", columns, {
    timeout: 1e3,
    maxBuffer: largestTable,
    encoding: "utf8"
  });
  return membersIn((stdout ?? "").split("\n").flatMap(parseRow), group, []);
}
var columns = ["-A", "-o", "pid=,ppid=,pgid=,stat="];
var largestTable = 16 * 1024 * 1024;
function membersIn(rows, group, also) {
  const found = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row])
  );
  for (const pid of found.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found.set(child.pid, child);
  }
  return [...found.values()];
}
async function table2(projectRoot) {
  const ps = findProgram("ps", process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve13) => {
    const options = { timeout: 2e3, maxBuffer: largestTable };
    (0, import_node_child_process2.execFile)(ps, columns, options, (error, output) => {
      resolve13(error ? [] : output.split("\n").flatMap(parseRow));
    });
  });
}
function parseRow(line3) {
  const [, pid, parent, group, state2] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line3) ?? [];
  if (state2 === void 0) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state2.startsWith("Z") }];
}

// src/adapters/process/system-program.ts
var import_node_path46 = require("node:path");
function systemProgram(name2, env2, projectRoot) {
  const named2 = (0, import_node_path46.join)(env2.SystemRoot ?? "", "System32", name2);
  return mayRun(named2, projectRoot) ? named2 : (0, import_node_path46.join)("C:\\Windows", "System32", name2);
}

// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(tree) {
  if (process.platform === "win32") return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members2 = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members2, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises.setTimeout)(pause);
    if (await isGone(tree, members2)) return;
  }
  signalAll(pid, members2, "SIGKILL");
}
function killTreeNow(tree) {
  const { pid } = tree;
  if (process.platform === "win32") void taskkill(tree);
  else if (signal(-pid, 0)) signalAll(pid, groupAndDescendantsNow(pid), "SIGKILL");
}
function signalAll(pid, members2, name2) {
  signal(-pid, name2);
  for (const stray of members2.filter(({ group }) => group !== pid)) signal(stray.pid, name2);
}
async function isGone({ pid, projectRoot }, members2) {
  if (!signal(-pid, 0) && !members2.some((member) => signal(member.pid, 0))) return true;
  if (members2.length === 0) return false;
  const before = new Map(members2.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || member.group !== pid && before.get(member.pid) !== member.group
  );
}
function signal(pid, name2) {
  try {
    return process.kill(pid, name2);
  } catch {
    return false;
  }
}
function taskkill({ pid, projectRoot }) {
  const program = systemProgram("taskkill.exe", process.env, projectRoot);
  return new Promise((resolve13) => {
    (0, import_node_child_process3.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve13());
  });
}

// src/adapters/process/end-with-us.ts
var SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(tree) {
  const onExit = () => killTreeNow(tree);
  const onSignal = (signal2) => {
    killTreeNow(tree);
    release2();
    if (process.listenerCount(signal2) === 0) process.kill(process.pid, signal2);
  };
  const release2 = () => {
    process.removeListener("exit", onExit);
    for (const signal2 of SIGNALS) process.removeListener(signal2, onSignal);
  };
  process.on("exit", onExit);
  for (const signal2 of SIGNALS) process.prependListener(signal2, onSignal);
  return release2;
}

// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started2 = performance.now();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path47.resolve)(request.root ?? request.cwd);
  const child = start(request, projectRoot);
  const { pid } = child;
  const ended = pid === void 0 ? noEnd : await supervise(child, { pid, projectRoot }, request, output);
  const result = await child;
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round(performance.now() - started2),
    ...output.read(),
    startError: pid === void 0 ? startError(result) : null
  };
}
var noEnd = { exitCode: null, signal: null, timedOut: false };
function start({ command, cwd, root, env: env2 }, projectRoot) {
  return (0, import_execa.execa)(command, {
    // Left to itself, node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? systemProgram("cmd.exe", process.env, projectRoot) : true,
    cwd: (0, import_node_path47.resolve)(root ?? "", cwd),
    env: checkEnvironment(process.env, env2),
    extendEnv: false,
    stdin: "ignore",
    encoding: "buffer",
    buffer: false,
    reject: false,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== "win32"
  });
}
async function supervise(child, tree, { timeoutMs }, output) {
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on("data", (chunk) => output.write(String(index), chunk));
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = endWithUs(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await killTree(tree);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises2.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done2) => {
    child.once("exit", (exitCode, signal2) => done2({ exitCode, signal: signal2, timedOut: false }));
  });
}
function closeOf(stream) {
  return new Promise((done2) => {
    stream.once("close", done2);
  });
}
function timeLimit(tree, timeoutMs) {
  let passed2 = false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((done2) => {
    giveUp = done2;
  });
  const timer = setTimeout(
    async () => {
      passed2 = true;
      await killTree(tree);
      await (0, import_promises2.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed2, gaveUp, stop: () => clearTimeout(timer) };
}
function startError(result) {
  return (result.originalMessage ?? result.shortMessage ?? "unknown error").split("\n")[0] ?? "";
}

// late:core/secrets/redact.ts
var redact = (...args) => require("./redact.cjs").redact(...args);
var redactInside = (...args) => require("./redact.cjs").redactInside(...args);

// src/core/failure/choose-findings.ts
function chooseFindings(output, command, readers2) {
  const known = findingsByRank(output, command, readers2);
  for (const rank of ["tool", "runtime", "wrapper"]) {
    const found = known(rank);
    if (found.length > 0) return found;
  }
  return [];
}
function findingsByRank(output, command, readers2) {
  const text2 = output.lines.join("\n");
  const signed = readers2.filter((reader) => reader.signature.test(text2));
  const ordered = namedFirst(signed, command);
  return (rank) => readWith2(
    ordered.filter((reader) => reader.rank === rank),
    output
  );
}
function namedFirst(readers2, command) {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named2 = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named2), ...readers2.filter((reader) => !named2(reader))];
}
function readWith2(readers2, output) {
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
function classifyKind(found, lines2, context2) {
  if (context2.timedOut === true || context2.exitCode === 124) return "gate";
  if (isOutOfMemory(lines2, context2)) return "infra";
  if (found.every((item2) => isInfra(item2))) return "infra";
  if (found.every((item2) => isGate(item2))) return "gate";
  const outside2 = found.every(({ finding: finding11 }) => finding11.phase === "run" || finding11.phase === "install");
  return outside2 && (context2.exitCode === 126 || context2.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines2, context2) {
  if (context2.exitCode === 137 || context2.signal === "SIGKILL") return true;
  return lines2.some((line3) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line3));
}
function isInfra({ finding: finding11 }) {
  const text2 = `${finding11.code ?? ""} ${finding11.class ?? ""} ${finding11.message}`;
  if (finding11.speech === "assertion" || !INFRA.some((pattern) => pattern.test(text2))) return false;
  return !(finding11.phase === "test" && REFUSED.test(text2) && LOCAL.test(text2));
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
var LONGEST_LINE3 = 4096;
function cleanOutput(raw) {
  const plain3 = unifyLineEnds(stripEscapes(cut(raw, RAW_HEAD, RAW_TAIL)));
  const lines2 = [];
  for (const line3 of unifyCharacters(cut(plain3, HEAD, TAIL)).split("\n")) {
    for (const record2 of records(line3)) {
      const shown = cleanLine(record2);
      if (shown !== "" || lines2.at(-1) !== "") lines2.push(shown);
    }
  }
  return lines2;
}
function cut(text2, head2, tail) {
  if (text2.length <= head2 + tail) return text2;
  const start2 = text2.slice(0, head2);
  const end = text2.slice(-tail);
  const wholeStart = start2.slice(0, start2.lastIndexOf("\n") + 1) || `${start2}
`;
  const wholeEnd = end.slice(end.indexOf("\n") + 1);
  return wholeStart + wholeEnd;
}
var ESCAPE = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[@-Z\\-_]|[\x1b\x9b]/g;
function stripEscapes(text2) {
  return text2.includes("\x1B") || text2.includes("") ? text2.replace(ESCAPE, "") : text2;
}
function unifyLineEnds(text2) {
  return text2.includes("\r\n") ? text2.replace(/\r{1,4}\n/g, "\n") : text2;
}
var VARIANTS = /[\u00a0\u2000-\u200b\u2018\u2019\u201c\u201d\u202f\u2060\ufeff]|[\u23af\u2500-\u257f]+/g;
function unifyCharacters(text2) {
  return text2.normalize("NFC").replace(VARIANTS, (found) => {
    if (/[\u2018\u2019]/.test(found)) return "'";
    if (/[\u201c\u201d]/.test(found)) return '"';
    return /[\u200b\u2060\ufeff]/.test(found) ? "" : " ";
  });
}
function records(line3) {
  if (line3.length < 200 || !/^[[{]["{]/.test(line3)) return [line3];
  return line3.replace(/([}\]]),\{"/g, '$1,\n{"').split("\n");
}
function cleanLine(line3) {
  const shown = withoutControls(applyBackspaces(lastOverwrite(line3))).trimEnd();
  return shown.length > LONGEST_LINE3 ? shown.slice(0, LONGEST_LINE3) : shown;
}
function lastOverwrite(line3) {
  if (!line3.includes("\r")) return line3;
  const segments = line3.split("\r").filter((segment) => segment.trim() !== "");
  return segments.at(-1) ?? "";
}
function applyBackspaces(line3) {
  if (!line3.includes("\b")) return line3;
  const shown = [];
  for (const character of line3) {
    if (character === "\b") shown.pop();
    else shown.push(character);
  }
  return shown.join("");
}
function withoutControls(line3) {
  return /[\x00-\x08\x0b-\x1f\x7f]/.test(line3) ? line3.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "") : line3;
}

// src/core/secrets/without-personal.ts
var EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
var LOGIN = /(?<=\b(?:ssh|scp|sftp|rsync) )[\w.-]{1,32}@[\w.-]{1,100}|(?<![\w.-])[a-z_][\w.-]{0,31}@[a-z][\w.-]{0,100}(?=:[ /~]|'s password)/g;
var HOME = /((?:[/\\]|%2F)(?:home|Users|Documents and Settings)(?:[/\\]{1,2}|%2F))(?!<)[^/\\\s:'"`<>|%]{1,64}/gi;
var PRIVATE_IP = /(?<![\w.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w.]*\d)/g;
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
var INTERNAL = /(?:^|\.)(?:internal|intranet|intra|corp|lan|local|localdomain|home|private|svc|consul|vpn)(?:\.|$)|^(?:ip|ec2)-\d+-\d+-\d+-\d+/i;
var COMPANY = /^(?!com\.|org\.|net\.|io\.|java)[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:com|net|org|io|cloud|dev|co|eu|de|fr|uk|ch|at|nl|se|jp|in|br|au)$/;
var PUBLIC = /(?:^|\.)(?:localhost|example|test|invalid|npmjs\.(?:org|com)|yarnpkg\.com|jsr\.io|github\.com|githubusercontent\.com|github\.io|gitlab\.com|bitbucket\.org|pypi\.org|pythonhosted\.org|python\.org|crates\.io|rust-lang\.org|docs\.rs|rubygems\.org|golang\.org|go\.dev|pkg\.go\.dev|maven\.org|apache\.org|gradle\.org|docker\.(?:io|com)|quay\.io|ghcr\.io|nodejs\.org|deno\.(?:land|com)|debian\.org|ubuntu\.com|alpinelinux\.org|googleapis\.com|google\.com|gstatic\.com|microsoft\.com|visualstudio\.com|nuget\.org|packagist\.org|getcomposer\.org|php\.net|mozilla\.org|w3\.org|json-schema\.org|eslint\.org|typescriptlang\.org|reactjs\.org|react\.dev|vuejs\.org|vitejs\.dev|vitest\.dev|jestjs\.io|stackoverflow\.com|wikipedia\.org|example\.(?:com|org|net))$/i;
var COMMON2 = /^(?:root|user|users|admin|administrator|node|app|apps|runner|ubuntu|debian|centos|alpine|vscode|vagrant|build|builder|ci|jenkins|test|tests|tester|home|me|dev|developer|www|web|git|codespace|codespaces|gitpod|circleci|travis|docker|default|guest|public|shared|work|project|local|localhost)$/i;
function withoutPersonal(text2, names2 = []) {
  let result = text2.replaceAll(EMAIL, (mail) => mail.startsWith("git@") ? mail : "<email>").replaceAll(LOGIN, (login) => login.startsWith("git@") ? login : "<user>@<host>").replaceAll(HOME, "$1<user>").replaceAll(PRIVATE_IP, "<host>").replaceAll(IN_ADDRESS, hide2).replaceAll(BEHIND_WORD, (host) => /[.\d-]/.test(host) ? hide2(host) : host).replaceAll(
    ALONE,
    (host) => host.includes(".") && (INTERNAL.test(host) || COMPANY.test(host)) ? hide2(host) : host
  );
  for (const name2 of names2) {
    if (name2.length < 3 || COMMON2.test(name2)) continue;
    result = result.replaceAll(
      new RegExp(`(?<![\\w-])${name2.replaceAll(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g"),
      "<name>"
    );
  }
  return result;
}
function hide2(host) {
  return PUBLIC.test(host) || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\d+)$/.test(host) ? host : "<host>";
}

// src/core/failure/compose-query.ts
var LONGEST4 = 300;
function composeQuery(failure2, names2 = []) {
  const kind = [failure2.tool, failure2.code, failure2.class].filter((name2) => name2 !== null);
  const frame = failure2.frame === null ? "" : ` (in ${failure2.frame})`;
  const text2 = `${kind.join(" ")}: ${failure2.message}${frame}`;
  const oneLine3 = withoutPersonal(redact(withoutPaths(text2)), names2).replace(/\s+/g, " ").trim();
  return oneLine3.length <= LONGEST4 ? oneLine3 : `${oneLine3.slice(0, LONGEST4 - 1)}…`;
}
function withoutPaths(text2) {
  return text2.replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, "$1").replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, "$1");
}

// src/core/failure/fingerprint.ts
var VERSION2 = "v1";
function classFingerprint(tool, code, errorClass, skeleton) {
  return digest([tool, code, errorClass, skeleton]);
}
function exactFingerprint(parts) {
  return digest(parts);
}
function digest(parts) {
  const bytes = sha2562(utf8ToBytes(JSON.stringify(parts)));
  return `${VERSION2}:${bytesToHex(bytes.subarray(0, 8))}`;
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
function maskLocations(text2) {
  if (!/\d/.test(text2)) return text2;
  let masked = text2;
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
function maskVolatile(text2) {
  if (!/\d/.test(text2)) return text2;
  let masked = text2;
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
    const said3 = maskLocations(maskVolatile(finding11.message));
    const message = values.length > 0 ? `${said3} (${values.join(" | ")})` : said3;
    const item2 = {
      tool,
      code: finding11.code,
      class: finding11.class,
      message: shorten(message),
      file: plainFile(finding11.file),
      testId: finding11.testId === null ? null : shorten(maskVolatile(finding11.testId))
    };
    byKey.set(itemKey(item2), item2);
  }
  const sorted = [...byKey].sort(([a], [b]) => a < b ? -1 : 1);
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, item2]) => item2),
    keys: sorted.map(([key2]) => key2)
  };
}
function shorten(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}… ${exactFingerprint([message])}`;
}
function itemKey(item2) {
  return JSON.stringify([item2.file, item2.testId, item2.tool, item2.code, item2.class, item2.message]);
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

// src/core/failure/mask-values.ts
var QUOTED2 = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`/g;
var NUMBER = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
var BARE_VALUE = /(?<![\w.$'"])(?:true|false|null|undefined|None|True|False|nil|NaN|-?Infinity)(?![\w$(:])/g;
function maskValues(message, speech) {
  if (speech === "diagnostic") return message;
  if (speech === "assertion") return maskOperands(message);
  return maskFreeNumbers(message);
}
function maskOperands(message) {
  return maskBrackets(message.replace(QUOTED2, "<v>")).replace(NUMBER, "<v>").replace(BARE_VALUE, "<v>").replace(/<v>(?:\s*[,…]\s*<v>)+/g, "<v>");
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
var IDENTITY2 = /\barguments?\b|\bparameters?\b|\b(?:status|exit)(?: code)?\b|\bHTTP\b|\bexited with\b|\bversion\b|\b[45]\d\d [A-Z][a-z]/i;
function maskFreeNumbers(message) {
  if (IDENTITY2.test(message)) return message;
  const quoted2 = message.match(QUOTED2) ?? [];
  const masked = message.replace(QUOTED2, "\0").replace(NUMBER, "<v>");
  let next2 = 0;
  return masked.replace(/\u0000/g, () => quoted2[next2++] ?? "");
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
function compare(a, b) {
  const left = sortKey(a);
  const right = sortKey(b);
  for (let i = 0; i < left.length; i += 1) {
    const l = left[i] ?? "";
    const r = right[i] ?? "";
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
function exitReason(context2) {
  if (context2.timedOut === true) return "timeout";
  if (context2.signal) return context2.signal;
  if (context2.exitCode === null) return "exit unknown";
  return BY_CODE.get(context2.exitCode) ?? `exit ${context2.exitCode}`;
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
function isNoise(line3) {
  return NOISE.some((pattern) => pattern.test(line3));
}

// src/core/failure/program-of.ts
var RUNNERS3 = /^(?:npx|pnpx|bunx|(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)|uv run|poetry run|pdm run|hatch run|pipenv run|bundle exec|python3? -m|dotnet exec|sudo|time|nice|env|command|exec|timeout \S+|xvfb-run|cross-env|dotenv --)$/;
function programOf(command) {
  const words = lastCommand(command).trim().split(/\s+/).filter((word) => !/^(?:\w+=|-(?!m$))/.test(word)).map((word) => baseName2(word));
  let first = 0;
  while (first < words.length - 1 && runnerLength(words, first) > 0) first += runnerLength(words, first);
  return words[first] || words[0] || "unknown";
}
function runnerLength(words, first) {
  if (RUNNERS3.test(`${words[first]} ${words[first + 1] ?? ""}`)) return 2;
  return RUNNERS3.test(words[first] ?? "") ? 1 : 0;
}
function lastCommand(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const parts = inner.split(/&&|\|\||[;|\n]/).filter((part2) => part2.trim() !== "");
  return parts.at(-1) ?? inner;
}
function baseName2(path2) {
  const last = path2.replace(/^['"]|['"]$/g, "").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\.(?:exe|cmd|bat|ps1)$/i, "");
}

// src/core/failure/read-unknown.ts
var PLACED = /^(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines2, context2) {
  const tool = toolOf(lines2, context2);
  return lines2.flatMap((text2, line3) => {
    const groups = /error|fatal/i.test(text2) ? PLACED.exec(text2)?.groups : void 0;
    if (groups === void 0) return [];
    const finding11 = {
      ...plain2(line3, groups.message ?? text2),
      code: groups.code ?? null,
      file: groups.file ?? null,
      phase: "compile"
    };
    return { tool, finding: finding11 };
  });
}
function readUnknown(lines2, context2) {
  const reason = exitReason(context2);
  const tool = toolOf(lines2, context2);
  const line3 = lastWords(lines2);
  if (line3 < 0) return { tool, finding: { ...plain2(0, `no output, ${reason}`), code: reason } };
  const { file, text: text2 } = wordsAt(lines2, line3);
  const errorClass = CLASS.exec(text2)?.[0] ?? null;
  const message = errorClass === null ? text2 : text2.slice(errorClass.length).replace(/^: ?/, "") || text2;
  return {
    tool,
    finding: { ...plain2(line3, message), code: reason, class: errorClass, file, speech: "runtime" }
  };
}
var ERROR_LED = /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/;
var NEAR = 40;
function lastWords(lines2) {
  const last = lines2.findLastIndex((text2) => !isNoise(text2));
  const led = lines2.findLastIndex((text2) => ERROR_LED.test(text2) && !isNoise(text2));
  return led >= 0 && last - led <= NEAR ? led : last;
}
function wordsAt(lines2, line3) {
  const text2 = (lines2[line3] ?? "").trim();
  const file = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/.exec(text2)?.groups?.file ?? null;
  const next2 = lines2[line3 + 1]?.trim() ?? "";
  return file === null || next2 === "" ? { file: null, text: text2 } : { file, text: next2 };
}
function plain2(line3, message) {
  return {
    line: line3,
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
function toolOf(lines2, context2) {
  const named2 = programOf(context2.command);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(named2)) return named2;
  const banner = lines2.findLastIndex((text2) => /^> \S+@\S+ \S/.test(text2));
  const echo = banner < 0 ? void 0 : /^> (?<script>\S.*)$/.exec(lines2[banner + 1] ?? "")?.groups?.script;
  const program = echo === void 0 ? named2 : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named2 : program;
}

// src/core/failure/readers/finding-of.ts
function findingOf(line3, message, parts = {}) {
  return {
    line: line3,
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
  read: read5
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;
function read5({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text2) ? HEADER.exec(text2)?.groups : void 0;
    if (groups === void 0) return [];
    const words = messageAfter(lines2, line3 + 1);
    if (words === null || /^[iℹ]$/.test(words.sign)) return [];
    return findingOf(line3, words.message, {
      severity: /^[×✖]$/.test(words.sign) ? "error" : "warning",
      phase: "lint",
      code: groups.code?.replace(/^lint\//, "") ?? null,
      file: groups.file ?? null
    });
  });
}
function messageAfter(lines2, from) {
  for (let i = from; i < Math.min(lines2.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines2[i] ?? "")?.groups;
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
  read: read6
};
var HEAD2 = /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
var LONGEST5 = 40;
function read6({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = HEAD2.exec(text2)?.groups;
    if (groups === void 0 || /^Run 'cmake --help'/.test(groups.message ?? "")) return [];
    const file = groups.file ?? null;
    return {
      line: line3,
      severity: "error",
      phase: "compile",
      code: groups.command ?? (/^Unknown argument /.test(groups.message ?? "") ? "usage" : null),
      class: null,
      message: groups.message || paragraph2(lines2, line3 + 1),
      speech: "diagnostic",
      file,
      testId: null,
      frame: file
    };
  });
}
function paragraph2(lines2, from) {
  const words = [];
  for (let line3 = from; line3 < lines2.length && line3 < from + LONGEST5; line3 += 1) {
    const text2 = lines2[line3] ?? "";
    if (/^\S/.test(text2)) break;
    if (text2 !== "") words.push(text2.trim());
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
  read: read7
};
var DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
var FAILED = /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
var LEGACY = /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
var PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
var DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;
function read7({ lines: lines2 }) {
  const daemon = lines2.findIndex((text2) => DAEMON.test(text2));
  if (daemon >= 0)
    return [findingOf(daemon, "Cannot connect to the Docker daemon", { code: "daemon-unreachable" })];
  const file = lines2.flatMap((text2) => DOCKERFILE.exec(text2)?.groups?.file ?? []).at(-1) ?? null;
  return lines2.flatMap((text2, line3) => {
    const groups = (FAILED.exec(text2) ?? LEGACY.exec(text2) ?? PODMAN.exec(text2))?.groups;
    if (groups === void 0) return [];
    return findingOf(line3, plainReason(groups.message ?? ""), {
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
function operand(text2) {
  const trimmed = text2.trim();
  return trimmed.startsWith("<") && trimmed.endsWith(">") ? trimmed.slice(1, -1) : trimmed;
}

// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
  read: read8
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read8({ lines: lines2 }) {
  const found = lines2.flatMap((text2, line3) => diagnosticAt(text2, line3) ?? testAt(lines2, text2, line3) ?? []);
  if (found.length > 0) return found;
  return lines2.flatMap((text2, line3) => unhandledAt(lines2, text2, line3) ?? noTestsAt(text2, line3) ?? []);
}
function diagnosticAt(text2, line3) {
  const groups = LINE.exec(text2.trim())?.groups;
  if (groups === void 0) return null;
  const place = groups.place ?? "";
  const file = FILE.exec(place)?.groups?.file ?? (/\.\w*proj$|\.sln$/.test(place) ? place : null);
  const code = groups.code ?? "";
  return findingOf(line3, (groups.message ?? "").replace(PROJECT, ""), {
    phase: phaseOf3(code),
    severity: groups.severity === "warning" ? "warning" : "error",
    code: code === "MSB1009" || code === "MSB1003" ? "usage" : code,
    file: file === null || SDK.test(file) ? null : file
  });
}
function phaseOf3(code) {
  if (/^(?:NU|NETSDK)\d/.test(code)) return "install";
  return /^(?:IDE|CA|SA|S|xUnit)\d/.test(code) ? "lint" : "compile";
}
function testAt(lines2, text2, line3) {
  const test2 = TEST.exec(text2)?.groups?.test;
  if (test2 === void 0) return null;
  const block2 = lines2.slice(line3 + 1, line3 + LONGEST_TEST);
  const start2 = block2.findIndex((words) => words.trim() === "Error Message:");
  if (start2 < 0 || start2 > 3) return null;
  const stack = block2.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said3 = block2.slice(start2 + 1, stack < 0 ? start2 + 4 : stack).join(" ");
  return {
    ...failedTest(line3, said3.replace(/\s+/g, " ").trim(), test2),
    ...placeOf(stack < 0 ? [] : block2.slice(stack))
  };
}
function failedTest(line3, said3, testId) {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said3
  )?.groups;
  if (thrown !== void 0 && !/Assert/.test(thrown.class ?? "")) {
    return findingOf(line3, thrown.message ?? "", {
      phase: "test",
      class: thrown.class ?? null,
      speech: "runtime",
      testId
    });
  }
  const words = (thrown?.message ?? said3).replace(/ [↑↓].*$/, "");
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitComparison(words, "Expected:", "But was:");
  const parts = { phase: "test", speech: "assertion", testId };
  return split === null ? findingOf(line3, words, parts) : findingOf(line3, split.message, { ...parts, values: split.values });
}
function placeOf(trace) {
  for (const text2 of trace) {
    const groups = FRAME.exec(text2)?.groups;
    if (groups === void 0) continue;
    const file = groups.file ?? "";
    return { file, frame: `${file} ${(groups.name ?? "").split(".").at(-1)}` };
  }
  return { file: null, frame: null };
}
function unhandledAt(lines2, text2, line3) {
  const groups = UNHANDLED.exec(text2)?.groups;
  if (groups === void 0) return null;
  return {
    ...findingOf(line3, groups.message ?? "", { class: groups.class ?? null, speech: "runtime" }),
    ...placeOf(lines2.slice(line3 + 1, line3 + LONGEST_TEST))
  };
}
function noTestsAt(text2, line3) {
  return /^No test (?:is available in|matches the given testcase filter)/.test(text2) ? findingOf(line3, "no tests found", { phase: "test", code: "no-tests" }) : null;
}

// src/core/failure/readers/esbuild.ts
var esbuild = {
  tool: "esbuild",
  rank: "tool",
  programs: ["esbuild", "tsup"],
  signature: /^(?:✘|X) \[(?:ERROR|WARNING)\] /m,
  read: read9
};
var MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read9({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = MARKED.exec(text2)?.groups;
    if (groups === void 0) return [];
    return findingOf(line3, groups.message ?? "", {
      severity: groups.severity === "WARNING" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      file: placeAfter(lines2, line3 + 1)
    });
  });
}
function placeAfter(lines2, from) {
  for (let i = from; i < Math.min(lines2.length, from + 3); i += 1) {
    const file = PLACE.exec(lines2[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}

// src/core/failure/readers/js-error.ts
var HEAD3 = /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
var FRAME2 = /^\s*(?:at |❯ )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
var OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;
function errorHead(text2) {
  const groups = HEAD3.exec(text2.trim())?.groups;
  if (groups?.class === void 0) return null;
  const message = groups.message ?? "";
  const code = groups.code === "Error" || groups.code === "ERR_TEST_FAILURE" ? void 0 : groups.code;
  return { class: groups.class, code: code ?? systemCode(message), message };
}
function systemCode(message) {
  return /^(?:\w{1,20} )?(E[A-Z][A-Z0-9]{2,16})\b(?:[: ]|$)/.exec(message)?.[1] ?? null;
}
function speechOf(head2) {
  return head2?.class?.includes("Assert") === true ? "assertion" : "runtime";
}
function isStackLine(text2) {
  return /^\s*(?:at |❯ )\S/.test(text2);
}
function topFrame(lines2, from, to) {
  for (let i = from; i < to; i += 1) {
    const groups = FRAME2.exec(lines2[i] ?? "")?.groups;
    if (groups?.file === void 0 || OUTSIDE.test(groups.file) || groups.file.includes("<dep>")) continue;
    const name2 = functionName(groups.name);
    return name2 === null ? groups.file : `${groups.file} ${name2}`;
  }
  return null;
}
function functionName(printed) {
  const name2 = printed?.replace(/ \[as [^\]]*\]$/, "").replace(/^(?:new|async) /, "") ?? "";
  if (name2 === "" || name2.includes("<") || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name2))
    return null;
  return /^(?:test|it|describe)$/.test(name2) || !/^[\w$.#]+$/.test(name2) ? null : name2;
}
var DECORATION = /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
var MOST_VALUES = 16;
function messageTail(lines2, from, to) {
  const tail = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text2 = (lines2[i] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines2[i] ?? "")) break;
    if (text2 !== "" && !DECORATION.test(text2)) tail.push(text2.slice(0, 200));
  }
  return tail;
}

// src/core/failure/readers/eslint.ts
var eslint = {
  tool: "eslint",
  rank: "tool",
  programs: ["eslint", "eslint_d", "xo", "standard"],
  signature: /^✖ \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read: read10
};
var PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read10({ lines: lines2 }) {
  const found = [];
  let file = null;
  lines2.forEach((text2, line3) => {
    file = (PATH.exec(text2) ?? JSON_FILE.exec(text2))?.groups?.file ?? file;
    const groups = groupsOf(text2);
    if (groups !== null) found.push(finding(line3, groups, groups.file ?? file));
  });
  return found.length > 0 ? found : ownTrouble(lines2);
}
function groupsOf(text2) {
  if (text2.startsWith(" ")) return STYLISH.exec(text2)?.groups ?? null;
  if (text2.endsWith("]")) {
    const unix = UNIX.exec(text2)?.groups;
    if (unix !== void 0) return unix;
  }
  const json2 = text2.includes('"ruleId":') ? JSON_MESSAGE.exec(text2)?.groups : void 0;
  if (json2 !== void 0) return { ...json2, message: unescaped(json2.message ?? "") };
  return text2.includes(" - ") ? COMPACT.exec(text2)?.groups ?? null : null;
}
function finding(line3, groups, file) {
  return findingOf(line3, (groups.message ?? "").replace(/\.$/, ""), {
    severity: /^(?:warning|1)$/i.test(groups.severity ?? "") ? "warning" : "error",
    phase: "lint",
    code: groups.code ?? null,
    file
  });
}
function unescaped(text2) {
  return text2.replace(/\\(["\\/])/g, "$1").replace(/\\[nrt]/g, " ");
}
function ownTrouble(lines2) {
  const start2 = lines2.findIndex((text2) => text2.startsWith("Oops! Something went wrong!"));
  if (start2 < 0) return [];
  let line3 = start2 + 1;
  while (line3 < lines2.length && /^(?:ESLint: [\d.]+)?$/.test(lines2[line3] ?? "")) line3 += 1;
  const message = lines2[line3] ?? lines2[start2] ?? "";
  const missing2 = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message
  );
  const head2 = errorHead(message);
  const code = missing2 ? "usage" : head2?.code ?? null;
  const parts = { phase: "lint", code, class: head2?.class ?? null, speech: "runtime" };
  return [findingOf(line3, head2?.message ?? message, parts)];
}

// src/core/failure/readers/gcc.ts
var gcc = {
  tool: "gcc",
  rank: "tool",
  programs: ["gcc", "g++", "cc", "c++", "clang", "clang++"],
  signature: /^(?:[A-Za-z]:)?[^\s:][^:\n]{0,500}\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90):\d+:(?:\d+:)? (?:fatal error|error|Error): |^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?:fatal )?error: /m,
  read: read11
};
var PLACED2 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90)):\d+:(?:\d+:)? (?<severity>fatal error|error|Error): (?<message>.*)$/;
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read11({ lines: lines2 }) {
  const tool = toolOf2(lines2);
  let within = null;
  return lines2.flatMap((text2, line3) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text2)?.[1] ?? (/: At (?:top level|global scope):$/.test(text2) ? null : within);
    const groups = (PLACED2.exec(text2) ?? DRIVER.exec(text2))?.groups;
    return groups === void 0 ? [] : [finding2(line3, tool, groups, within)];
  });
}
function toolOf2(lines2) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines2.some((text2) => clang.test(text2)) ? "clang" : "gcc";
}
function finding2(line3, tool, { file, severity, message = "" }, within) {
  const flag2 = FLAG.exec(message)?.[1];
  const plain3 = file?.replace(/^(?:\.\/)+/, "") ?? null;
  return {
    line: line3,
    severity: "error",
    phase: "compile",
    tool,
    code: flag2 === void 0 ? null : plainFlag(flag2),
    class: severity === "fatal error" ? "fatal error" : null,
    // What else the name could have been depends on the rest of the file.
    message: message.replace(FLAG, "").replace(/; did you mean .{1,300}\?$/, ""),
    speech: "diagnostic",
    file: plain3,
    testId: null,
    frame: within === null || plain3 === null ? plain3 : `${plain3} ${functionName2(within)}`
  };
}
function plainFlag(flag2) {
  return flag2.replace(/^-Werror,(?=-W)/, "").replace(/^-Werror=/, "-W").replace(/=$/, "");
}
function functionName2(signature) {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}

// src/core/failure/readers/json-text.ts
function jsonText(escaped4) {
  return escaped4.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code, letter) => {
      if (code !== void 0) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: "\n", t: "	", r: "" }[letter ?? ""] ?? letter ?? "";
    }
  );
}

// src/core/failure/readers/go-lines.ts
function goLines(lines2) {
  return lines2.some((text2) => text2.startsWith('{"')) ? lines2.map((text2) => outputOf(text2)) : lines2;
}
function outputOf(text2) {
  if (!/^\{"(?:Time|Action|ImportPath)":/.test(text2)) return text2;
  if (text2.includes('"Action":"fail"')) return verdictOf(text2);
  const output = /"Output":"((?:[^"\\]|\\.)*)"/.exec(text2)?.[1];
  return output === void 0 || /^FAIL(?:\\t|\/t)/.test(output) ? "" : jsonText(output).replace(/\n$/, "");
}
function verdictOf(text2) {
  const name2 = /"Package":"([^"]{1,500})"/.exec(text2)?.[1];
  if (name2 === void 0 || text2.includes('"Test":')) return "";
  return `FAIL	${name2}${text2.includes('"FailedBuild":') ? " [build failed]" : "	0s"}`;
}

// src/core/failure/readers/go-build.ts
var goBuild = {
  tool: "go",
  rank: "tool",
  programs: ["go", "gopls", "staticcheck"],
  signature: /^(?:vet: )?[^\s:"{][^:\n]{0,500}\.go:\d+:|import cycle not allowed|^go: |^pattern \S{1,300}: |^no required module |^no packages to test$|^go \S{1,60}: unknown command$|\.go:\d+:\d+: [^\n]{1,300}\\n"\}$/m,
  read: read12
};
var DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = /^(?:go:? )?(?<message>(?:pattern \S+: |no required module provides package |cannot find (?:main )?module|go\.mod file not found|updates to go\.(?:mod|sum) needed|missing go\.sum entry|inconsistent vendoring|errors parsing go\.mod|cannot load |no Go files in |no packages to test|\S+: unknown command$).*)$/;
function isGoDiagnostic(text2) {
  return DIAGNOSTIC.test(text2) && !/: too many errors$/.test(text2);
}
function read12(output) {
  const lines2 = goLines(output.lines);
  return lines2.flatMap((text2, line3) => {
    if (isGoDiagnostic(text2)) return [diagnostic(text2, line3)];
    if (/: import cycle not allowed/.test(text2)) return [cycle2(lines2, line3)];
    const loader = LOADER.exec(text2)?.groups?.message;
    return loader === void 0 ? [] : [{ ...finding3(line3, loader, null), code: gateOf(loader) }];
  });
}
function diagnostic(text2, line3) {
  const { file = "", message = "" } = DIAGNOSTIC.exec(text2)?.groups ?? {};
  return finding3(line3, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, " is not in std"), file);
}
function cycle2(lines2, line3) {
  let top = line3;
  while (top > 0 && top > line3 - 100 && /^\s+(?:imports|\S+ imports) /.test(lines2[top] ?? "")) top -= 1;
  const names2 = lines2.slice(top, line3 + 1).map((text2) => text2.trim().replace(/^(?:package|imports) /, ""));
  const path2 = names2.map(
    (name2) => name2.replace(/: import cycle not allowed.*$/, "").replace(/ from \S+$/, "")
  );
  return finding3(line3, `import cycle not allowed: ${path2.join(" -> ")}`, null);
}
function gateOf(words) {
  if (words === "no packages to test") return "no-tests";
  return /^pattern |: unknown command$/.test(words) ? "usage" : null;
}
function finding3(line3, message, file) {
  return {
    line: line3,
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
function goFailedTests(lines2, from, to) {
  const failed10 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line3 = from; line3 < to; line3 += 1) {
    const text2 = lines2[line3] ?? "";
    const verdict = FAILED2.exec(text2)?.[1];
    if (verdict !== void 0) failed10.set(verdict, line3);
    current = STARTED.exec(text2)?.[1] ?? verdict ?? (PASSED.test(text2) ? null : current);
    if (current !== null) listen(lines2, line3, wordsOf(words, current));
  }
  const parents = new Set([...failed10.keys()].flatMap((name2) => parentsOf2(name2)));
  return [...failed10].map(([name2, line3]) => ({ name: name2, line: line3, ...wordsOf(words, name2) })).map((test2) => ({ ...test2, said: [...test2.said] })).filter((test2) => test2.said.length > 0 || !parents.has(test2.name));
}
function wordsOf(words, name2) {
  const known = words.get(name2) ?? { said: /* @__PURE__ */ new Set(), file: null };
  words.set(name2, known);
  return known;
}
function listen(lines2, line3, words) {
  const [, file, said3] = SAID.exec(lines2[line3] ?? "") ?? [];
  if (file === void 0 || said3 === void 0) return;
  if (file !== "testing.go") words.file = file;
  const text2 = said3.trim() === "" ? assertionLibrary(lines2, line3) : said3.trim();
  if (text2 !== "") words.said.add(text2);
}
function parentsOf2(name2) {
  const parts = name2.split("/").slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
function assertionLibrary(lines2, line3) {
  const block2 = lines2.slice(line3 + 1, line3 + 30).map((text2) => text2.trim());
  const start2 = block2.findIndex((text2) => text2.startsWith("Error:"));
  if (start2 < 0) return block2[0] ?? "";
  const end = block2.findIndex((text2, index) => index > start2 && /^(?:Test|Messages):|^$|^Diff:/.test(text2));
  const words = block2.slice(start2, end < 0 ? start2 + 4 : end).join(" ");
  return words.replace(/^Error:/, "").replace(/\s+/g, " ").trim();
}

// src/core/failure/readers/go-stack.ts
var PLACE2 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST6 = 400;
function goCalls(lines2, from) {
  const calls = [];
  const end = Math.min(lines2.length, from + LONGEST6);
  for (let line3 = from; line3 < end && !/^(?:FAIL|---|===|exit status)/.test(lines2[line3] ?? ""); line3 += 1) {
    const file = PLACE2.exec(lines2[line3] ?? "")?.[1];
    const fn = CALL.exec(lines2[line3 - 1] ?? "")?.[1];
    if (file !== void 0 && fn !== void 0 && isProject(file)) calls.push({ file, fn: plainName2(fn) });
  }
  return calls;
}
function testOfCalls(calls) {
  const names2 = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names2.find((name2) => name2 !== void 0 && name2 !== "TestMain") ?? null;
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
function goFatal(lines2, from, to) {
  for (let line3 = from; line3 < to; line3 += 1) {
    const [, word, words] = FATAL.exec(lines2[line3] ?? "") ?? [];
    if (word !== void 0 && words !== void 0) return fatalFinding(lines2, line3, word, words);
  }
  return null;
}
function fatalFinding(lines2, line3, word, words) {
  const calls = goCalls(lines2, line3);
  const limit = LIMIT.test(words);
  const message = words.replace(/(?: \[recovered(?:, repanicked)?\])+$/, "");
  const call = calls[0];
  return {
    line: line3,
    severity: "error",
    phase: calls.some(({ file }) => file.endsWith("_test.go")) || limit ? "test" : "run",
    code: limit ? "timeout" : null,
    class: word,
    message,
    speech: "runtime",
    file: call?.file ?? null,
    testId: running(lines2, line3) ?? testOfCalls(calls),
    frame: call === void 0 ? null : `${call.file} ${call.fn}`
  };
}
function running(lines2, line3) {
  if (!/^\s*running tests:$/.test(lines2[line3 + 1] ?? "")) return null;
  return /^\s+(\S+) \(/.exec(lines2[line3 + 2] ?? "")?.[1] ?? null;
}

// src/core/failure/readers/go-test.ts
var goTest = {
  tool: "go test",
  rank: "tool",
  programs: ["go", "gotestsum"],
  signature: /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read: read13
};
var ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read13(output) {
  const lines2 = goLines(output.lines);
  const compiled = !lines2.some((text2) => isGoDiagnostic(text2));
  const found = [];
  let from = 0;
  for (const [to, text2] of lines2.entries()) {
    const [, name2, why = null] = ENDED.exec(text2) ?? [];
    if (name2 === void 0) continue;
    found.push(...packageFindings(lines2, { from, to, name: name2, why, compiled }));
    from = to + 1;
  }
  const rest = packageFindings(lines2, { from, to: lines2.length, name: null, why: null, compiled });
  return [...found, ...rest.map((one) => ({ ...one, tool: "go" }))];
}
function packageFindings(lines2, pkg) {
  const tests = goFailedTests(lines2, pkg.from, pkg.to);
  const testId = (name2) => [pkg.name, name2].filter((part2) => part2 !== null).join(" > ") || null;
  const fatal = goFatal(lines2, pkg.from, pkg.to);
  const broken2 = fatal?.testId ?? tests.findLast((test2) => test2.line < (fatal?.line ?? 0))?.name ?? null;
  const race = raceBelow(lines2, pkg);
  const found = tests.filter((test2) => test2.name !== broken2).map((test2) => testFinding(test2, testId(test2.name), race));
  if (fatal !== null) return [{ ...fatal, testId: testId(broken2) }, ...found];
  return found.length > 0 || pkg.name === null ? found : silent(lines2, pkg, pkg.name);
}
function raceBelow(lines2, { from, to }) {
  for (let line3 = from; line3 < to; line3 += 1) {
    if (lines2[line3] === "WARNING: DATA RACE") return goCalls(lines2, line3)[0];
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
function silent(lines2, { from, to, why, compiled }, name2) {
  if (why !== null && !compiled) return [];
  const exit = lines2.slice(from, to).findLast((text2) => /^exit status \d+$|^signal: /.test(text2));
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
      testId: name2,
      frame: null
    }
  ];
}

// src/core/failure/readers/jvm-trace.ts
function readTrace(first, rest) {
  const head2 = throwable(first);
  if (head2 === null) return null;
  const steps = stepsOf(rest);
  const frames = steps.filter((step2) => step2.kind === "frame");
  const words = frames.length > 0 ? steps.filter((step2) => step2.kind === "text") : [];
  const top = frames.find(({ frame }) => frame !== null)?.frame ?? null;
  return {
    class: head2.class,
    message: withoutLoader([head2.message, ...words.map(({ text: text2 }) => text2)].join(" ").trim()),
    rootCause: steps.findLast((step2) => step2.kind === "cause")?.text ?? null,
    frame: top === null ? null : `${top.file} ${top.method}`,
    file: top === null ? null : top.path
  };
}
function findingOfTrace(line3, trace, parts) {
  const place = { class: trace.class, file: trace.file, frame: trace.frame, ...parts };
  if (ASSERTION.test(trace.class)) {
    const split = splitOperands(trace.message);
    return findingOf(line3, split?.message ?? (trace.message || "assertion failed"), {
      ...place,
      speech: "assertion",
      ...split === null ? {} : { values: split.values }
    });
  }
  const cause = trace.rootCause === null ? "" : `; caused by ${trace.rootCause}`;
  const speech = /\bNumberFormatException$/.test(trace.class) ? "assertion" : "runtime";
  return findingOf(line3, `${trace.message || "thrown without a message"}${cause}`, { ...place, speech });
}
function throwable(text2) {
  const groups = /^(?<class>[\w.$]{3,200})(?:: ?(?<message>.*))?$/.exec(text2.trim())?.groups;
  const name2 = groups?.class ?? "";
  if (!/\.[A-Z][\w$]*$/.test(name2)) return null;
  return { class: name2, message: groups?.message ?? "" };
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
  for (const line3 of rest) {
    const step2 = stepOf3(line3, framed);
    if (step2 === null || !framed && steps.length > MOST_WORDS) break;
    framed ||= step2.kind !== "text";
    steps.push(step2);
  }
  return steps;
}
function stepOf3(line3, framed) {
  const text2 = line3.trim();
  if (text2.startsWith("Caused by: ")) return { kind: "cause", text: withoutLoader(text2.slice(11)) };
  if (ELISION.test(text2)) return { kind: "frame", frame: null };
  const groups = FRAME3.exec(text2)?.groups;
  if (groups !== void 0) return { kind: "frame", frame: frameOf(groups.name ?? "", groups.place ?? "") };
  return framed || OTHER_BLOCK.test(text2) ? null : { kind: "text", text: text2 };
}
function frameOf(name2, place) {
  const file = /^(?<file>[\w$.-]+\.\w+)(?::\d+)?$/.exec(place)?.groups?.file;
  if (file === void 0 || LIBRARY.test(name2)) return null;
  const parts = name2.split(".");
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
  read: read14
};
var LONGEST_TRACE = 400;
function testIdOf(className, ...path2) {
  const names2 = path2.map((name2) => name2.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name2) => name2 !== "");
  return [className, ...names2].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read14({ lines: lines2 }) {
  const found = lines2.flatMap(
    (text2, line3) => platformAt(lines2, text2, line3) ?? textRunnerAt(lines2, text2, line3) ?? []
  );
  if (found.length > 0) return found;
  const none2 = lines2.findIndex((text2) => /^\[ +0 tests found +\]$/.test(text2));
  return none2 < 0 ? [] : [findingOf(none2, "no tests found", { phase: "test", code: "no-tests" })];
}
function platformAt(lines2, text2, line3) {
  const first = CAUGHT.exec(text2)?.groups?.first;
  const source = SOURCE.exec(lines2[line3 - 1] ?? "")?.groups;
  if (first === void 0 || source === void 0) return null;
  const far = text2.trimStart().startsWith("caught:") ? MOST_ABOVE : 2;
  const above = lines2.slice(Math.max(0, line3 - far), line3 - 1);
  const invocation = above.flatMap((title2) => INVOCATION.exec(title2)?.groups?.name ?? []).at(-1) ?? "";
  const testId = testIdOf(source.class ?? "", source.method ?? "", invocation);
  return findingAt(line3, first, lines2.slice(line3 + 1, line3 + LONGEST_TRACE), testId);
}
function textRunnerAt(lines2, text2, line3) {
  const groups = NUMBERED.exec(text2)?.groups;
  if (groups === void 0) return null;
  const testId = testIdOf(groups.class ?? "", groups.test ?? "");
  return findingAt(line3, lines2[line3 + 1] ?? "", lines2.slice(line3 + 2, line3 + LONGEST_TRACE), testId);
}
function findingAt(line3, first, rest, testId) {
  const trace = readTrace(first, rest);
  return trace === null ? findingOf(line3, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line3, trace, { phase: "test", testId });
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
function readTests({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = TEST2.exec(text2)?.groups;
    if (groups === void 0) return [];
    const testId = testIdOf(groups.class ?? "", ...(groups.path ?? "").split(" > "));
    return testAt2(lines2, line3, testId);
  });
}
function testAt2(lines2, line3, testId) {
  const first = lines2[line3 + 1] ?? "";
  const short = SHORT.exec(first)?.groups;
  if (short !== void 0) {
    return findingOf(line3, "failed", {
      phase: "test",
      class: short.class ?? null,
      file: short.file ?? null,
      testId
    });
  }
  const trace = readTrace(first, lines2.slice(line3 + 2, line3 + LONGEST_TRACE));
  return trace === null ? findingOf(line3, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line3, trace, { phase: "test", testId });
}
function readBuild({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => text2 === "* What went wrong:" ? reasonAt(lines2, line3) : []);
}
function reasonAt(lines2, line3) {
  const head2 = lines2[line3 + 1] ?? "";
  const words = reasonsOf(lines2.slice(line3 + 2, line3 + 2 + MOST_REASON));
  const task = /^Execution failed for task '(?<task>[^']+)'/.exec(head2)?.groups?.task ?? null;
  const said3 = withoutIdentity((task === null ? [head2, ...words] : words).join(" ")) || head2;
  if (DEPENDENCY.test(said3))
    return findingOf(line3, said3, { phase: "install", code: "dependency-resolution" });
  return findingOf(line3, said3, {
    phase: phaseOf4(task),
    code: USAGE.test(head2) ? "usage" : task,
    speech: "runtime",
    file: scriptBefore(lines2, line3)
  });
}
var DEPENDENCY = /Could not (?:resolve|find) (?:all |[\w.-]+:[\w.-]+:)/;
var USAGE = /^(?:Task|Project|Cannot locate tasks that match) .*(?:not found|ambiguous)|does not contain a Gradle build/;
function reasonsOf(following) {
  const end = following.findIndex((text2) => /^\s*$|^\* |^\s+Searched in the following/.test(text2));
  return (end < 0 ? following : following.slice(0, end)).map((text2) => text2.replace(/^\s*> /, "").trim());
}
function phaseOf4(task) {
  if (task === null) return "compile";
  if (/test$/i.test(task)) return "test";
  return /compile/i.test(task) ? "compile" : "run";
}
function scriptBefore(lines2, line3) {
  for (const text2 of lines2.slice(Math.max(0, line3 - 5), line3)) {
    const file = /^(?:Build|Settings|Script|Initialization script)(?: file)? '(?<file>[^']+)' line: \d+$/.exec(text2)?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
function withoutIdentity(text2) {
  return text2.replace(/\b(\w{1,60})_[a-z0-9]{20,26}(?=[$_])/g, "$1").replace(/@[0-9a-f]{4,8}\b/g, "@<addr>");
}

// src/core/failure/readers/java.ts
var java = {
  tool: "java",
  rank: "runtime",
  programs: ["java"],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
  read: read15
};
var LONGEST_TRACE2 = 1200;
var UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
var LAUNCHER = /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;
function read15(output) {
  return output.lines.flatMap((text2, line3) => readAt(output.lines, text2, line3) ?? []);
}
function readAt(lines2, text2, line3) {
  const launcher = LAUNCHER.exec(text2)?.groups?.message;
  if (launcher !== void 0) return findingOf(line3, launcher, { code: "main-class" });
  const first = UNCAUGHT.exec(text2)?.groups?.first ?? bareThrowable(lines2, text2, line3);
  if (first === null) return null;
  const trace = readTrace(first, lines2.slice(line3 + 1, line3 + LONGEST_TRACE2));
  return trace === null ? null : findingOfTrace(line3, trace, { phase: "run" });
}
function bareThrowable(lines2, text2, line3) {
  if (!/^[\w.$]{1,200}(?:Exception|Error)(?::|$)/.test(text2)) return null;
  if (lines2[line3 - 1] === "* Exception is:") return null;
  return /^\s+at [\w.$/]/.test(lines2[line3 + 1] ?? "") ? text2 : null;
}

// src/core/failure/readers/javac.ts
var javac = {
  tool: "javac",
  rank: "tool",
  programs: ["javac"],
  signature: /\.java:\d+: (?:error|warning): |^error: (?:file not found: |invalid (?:flag|source|target)|release version|no source files|warnings found and|(?:Source|Target) option )/m,
  read: read16
};
function withJavaDetails(message, following) {
  const details2 = detailsOf(following);
  const place = simpleName(details2.get("location") ?? "");
  const symbol = details2.get("symbol");
  if (symbol !== void 0) return `${message}: ${symbol}${place === "" ? "" : ` in ${place}`}`;
  const parts = ["required", "found", "reason", "equality constraints", "lower bounds"].flatMap((name2) => {
    const value = details2.get(name2);
    return value === void 0 ? [] : [name2 === "reason" ? value : `${name2} ${value}`];
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
function read16(output) {
  return output.lines.flatMap((text2, line3) => readAt2(output.lines, text2, line3) ?? []);
}
function readAt2(lines2, text2, line3) {
  const groups = HEADER2.exec(text2)?.groups;
  if (groups === void 0) {
    const message = GLOBAL.exec(text2)?.groups?.message;
    return message === void 0 ? null : findingOf(line3, message, { phase: "compile", code: "usage" });
  }
  return findingOf(
    line3,
    withJavaDetails(groups.message ?? "", lines2.slice(line3 + 1, line3 + 1 + MOST_DETAILS)),
    {
      phase: "compile",
      severity: groups.severity === "warning" ? "warning" : "error",
      code: groups.code ?? javaCode(groups.message ?? ""),
      file: fileOf(groups.file ?? "", text2)
    }
  );
}
function fileOf(file, text2) {
  return text2.startsWith(":") ? file.replace(/^\/.*?\/(?=src\/)/, "") : file;
}
function detailsOf(following) {
  const details2 = /* @__PURE__ */ new Map();
  for (const line3 of following) {
    if (/:\d+: (?:error|warning): |^\d+ (?:error|warning)s?$|\.java:\[\d/.test(line3)) break;
    const groups = DETAIL.exec(line3.replace(/^\[ERROR\]/, ""))?.groups;
    if (groups !== void 0) details2.set(groups.name ?? "", (groups.value ?? "").trim());
  }
  return details2;
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
  read: read17
};
var BLOCK = /^ {2}● (?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
function read17({ lines: lines2 }) {
  const found = [];
  let file = null;
  lines2.forEach((text2, line3) => {
    file = FILE2.exec(text2)?.groups?.file ?? file;
    const test2 = BLOCK.exec(text2)?.groups?.test;
    if (test2 !== void 0 && !NOT_A_TEST.test(test2)) found.push(failed4(lines2, line3, test2, file));
    found.push(...wholeRun(text2, line3));
  });
  return found;
}
function failed4(lines2, line3, test2, file) {
  const end = endOfBlock(lines2, line3 + 1);
  const whole = test2 === "Test suite failed to run";
  const start2 = messageLine(lines2, line3 + 1, end);
  const parts = whole ? suiteMessage(lines2, start2) : testMessage(lines2, start2, end);
  return {
    ...findingOf(line3, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test2.replaceAll(" › ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines2, start2, end), parts.code ?? null)
  };
}
function withoutCall(frame, matcher) {
  return matcher !== null && frame?.endsWith(` ${matcher}`) ? frame.slice(0, -matcher.length - 1) : frame;
}
function endOfBlock(lines2, from) {
  let end = from;
  while (end < lines2.length && !END.test(lines2[end] ?? "")) end += 1;
  return end;
}
function messageLine(lines2, from, end) {
  const first = nextText(lines2, from, end);
  if (!/unexpected token$/.test(lines2[first] ?? "")) return first;
  for (let i = first; i < end; i += 1)
    if (lines2[i]?.trim() === "Details:") return nextText(lines2, i + 1, end);
  return first;
}
function nextText(lines2, from, end) {
  let i = from;
  while (i < end - 1 && (lines2[i] ?? "").trim() === "") i += 1;
  return i;
}
function testMessage(lines2, start2, end) {
  const text2 = (lines2[start2] ?? "").trim();
  const matcher = MATCHER.exec(text2)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text2.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines2, start2 + 1, end) };
  }
  const head2 = errorHead(text2);
  if (head2 !== null) return { ...head2, speech: speechOf(head2), values: operands(lines2, start2 + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text2)?.groups?.words;
  if (thrown === void 0) return { message: text2, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines2, start2) {
  const text2 = (lines2[start2] ?? "").trim();
  const compiler = COMPILER.exec(text2)?.groups;
  if (compiler !== void 0) {
    return { message: compiler.message ?? "", code: compiler.code ?? null, file: compiler.file ?? null };
  }
  const head2 = errorHead(text2);
  const message = (head2?.message ?? text2).replace(/^\S{1,300}\.\w{1,5}: /, "");
  const code = /^Cannot find module/.test(message) ? "MODULE_NOT_FOUND" : null;
  return { message, code: head2?.code ?? code, class: head2?.class ?? null };
}
function operands(lines2, from, end) {
  let last = from;
  while (last < end && !isStackLine(lines2[last] ?? "") && !/^\s*>? *\d+ \|/.test(lines2[last] ?? ""))
    last += 1;
  return messageTail(lines2, from, last).filter((text2) => !text2.startsWith("Snapshot name:"));
}
function wholeRun(text2, line3) {
  if (/^No tests found, exiting/.test(text2)) {
    return [findingOf(line3, "No tests found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^Jest: (.{0,120}coverage.{0,200})$/i.exec(text2)?.[1];
  if (coverage !== void 0) {
    return [findingOf(line3, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
  }
  const validation = /^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/.exec(text2)?.[1];
  return validation === void 0 ? [] : [findingOf(line3, validation, { phase: "test", code: "usage" })];
}

// src/core/failure/readers/kotlin.ts
var kotlin = {
  tool: "kotlinc",
  rank: "tool",
  programs: ["kotlinc", "kotlin", "kotlinc-jvm", "kotlinc-js"],
  signature: /\.kts?:\d+:\d+: (?:error|warning): |^[ew]: /m,
  read: read18
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
function read18({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = (COMMAND_LINE.exec(text2) ?? GRADLE.exec(text2) ?? GLOBAL2.exec(text2))?.groups;
    if (groups === void 0) return [];
    return findingOf(line3, kotlinMessage(groups.message ?? ""), {
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
  read: read19
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY2 = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read19({ lines: lines2 }) {
  return lines2.flatMap(
    (text2, line3) => gnu(lines2, text2, line3) ?? lld(lines2, text2, line3) ?? apple(lines2, text2, line3) ?? library(text2, line3) ?? msvc(text2, line3) ?? []
  );
}
function gnu(lines2, text2, line3) {
  const match = GNU.exec(text2);
  const { what, symbol } = match?.groups ?? {};
  if (match === null || what === void 0 || symbol === void 0) return null;
  const code = what.startsWith("undefined") ? "undefined-reference" : "multiple-definition";
  const before = text2.slice(0, match.index);
  const file = sourceIn(before);
  const fn = functionAbove(lines2, line3) ?? /:function ([\w:~]{1,200})/.exec(before)?.[1]?.replace(/:$/, "") ?? null;
  return [finding4(line3, code, symbol, file, fn)];
}
function functionAbove(lines2, line3) {
  for (let above = line3; above >= 0 && above > line3 - 100; above -= 1) {
    const fn = /: in function [`']([^']{1,300})'/.exec(lines2[above] ?? "")?.[1];
    if (fn !== void 0) return fn;
    if (!/(?:undefined reference|multiple definition)/.test(lines2[above] ?? "")) return null;
  }
  return null;
}
function lld(lines2, text2, line3) {
  const { what, symbol } = LLD.exec(text2)?.groups ?? {};
  if (symbol === void 0) return null;
  const code = what === "undefined" ? "undefined-reference" : "multiple-definition";
  const places = placesBelow(lines2, line3 + 1, code, symbol);
  if (code === "multiple-definition" && places.length > 1) return places.slice(1);
  return places.length > 0 ? places : [finding4(line3, code, symbol, null, null)];
}
function placesBelow(lines2, from, code, symbol) {
  const places = [];
  for (let line3 = from; /^\s*>>> /.test(lines2[line3] ?? ""); line3 += 1) {
    const place = /^\s*>>> (?:referenced by|defined at) (.*)$/.exec(lines2[line3] ?? "")?.[1];
    const fn = /:\(([\w:~]{1,200}?)(?:::h[0-9a-f]{16})?\)$/.exec(lines2[line3 + 1] ?? "")?.[1] ?? null;
    if (place !== void 0) places.push(finding4(line3, code, symbol, sourceIn(place), fn));
  }
  return places;
}
function apple(lines2, text2, line3) {
  const missing2 = APPLE_UNDEFINED.exec(text2)?.groups?.symbol;
  const twice = APPLE_TWICE.exec(text2)?.groups?.symbol;
  const symbol = missing2 ?? twice;
  if (symbol === void 0) return null;
  const code = missing2 === void 0 ? "multiple-definition" : "undefined-reference";
  const object2 = missing2 === void 0 ? lines2[line3 + 2] : lines2[line3 + 1];
  const name2 = /([\w+.-]{1,200}?)(?:-[0-9a-f]{6})?\.o$/.exec(object2 ?? "")?.[1];
  return [finding4(line3, code, symbol.replace(/^_/, ""), name2 === void 0 ? null : `${name2}.o`, null)];
}
function library(text2, line3) {
  const name2 = /\bld\b|\blld\b|cannot find -l/.test(text2) ? LIBRARY2.exec(text2)?.groups?.name : void 0;
  if (name2 === void 0 || /symbol/.test(text2)) return null;
  return [{ ...finding4(line3, "missing-library", name2, null, null), message: `cannot find -l${name2}` }];
}
function msvc(text2, line3) {
  const { object: object2, code, message } = MSVC.exec(text2)?.groups ?? {};
  if (code === void 0 || message === void 0) return null;
  if (code === "LNK1120" || code === "LNK1169") return [];
  return [{ ...finding4(line3, "undefined-reference", "", object2 ?? null, null), tool: "link", code, message }];
}
function finding4(line3, code, symbol, file, fn) {
  const words = code === "undefined-reference" ? "undefined reference to" : "multiple definition of";
  return {
    line: line3,
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
  read: read20
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read20({ lines: lines2 }) {
  const run2 = {
    lines: lines2,
    deepest: lines2.reduce((most, text2) => Math.max(most, levelOf(text2)), -1),
    shellSpoke: lines2.some((text2) => SHELL.test(text2)),
    ninja: lines2.some((text2) => text2.startsWith("ninja: "))
  };
  return lines2.flatMap((text2, line3) => recipe(run2, line3) ?? own3(text2, line3) ?? ninja(run2, line3) ?? []);
}
function levelOf(text2) {
  const match = RECIPE.exec(text2);
  return match === null ? -1 : Number(match.groups?.level ?? 0);
}
function recipe(run2, line3) {
  const text2 = run2.lines[line3] ?? "";
  const { target, why } = RECIPE.exec(text2)?.groups ?? {};
  if (target === void 0 || why === void 0) return null;
  if (why === "Error 2" && levelOf(text2) < run2.deepest) return [];
  const missing2 = why === "Error 127" || why === "Error 126" ? notFound(run2, line3) : null;
  if (missing2 !== null) return missing2;
  return [finding5(line3, { code: why.replace(/^Error /, "exit "), message: `[${target}] ${why}` })];
}
function notFound({ lines: lines2, shellSpoke }, line3) {
  if (shellSpoke) return [];
  for (let above = line3 - 1; above >= 0 && above > line3 - 5; above -= 1) {
    const [, program, problem2] = /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
      lines2[above] ?? ""
    ) ?? [];
    if (program === void 0) continue;
    const code = problem2 === "Permission denied" ? "not-executable" : "command-not-found";
    return [finding5(line3, { code, message: `${program}: ${problem2}` })];
  }
  return null;
}
function own3(text2, line3) {
  const { file = "", line: at, message } = OWN.exec(text2)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text2)?.[1];
  if (option !== void 0) return [finding5(line3, { code: "usage", message: option })];
  if (message === void 0) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, "");
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? "missing-script" : codeOf(words);
  return [finding5(line3, { code, message: words, file: at === void 0 ? null : file })];
}
function codeOf(words) {
  return words.startsWith("No rule to make target") ? "no-rule" : null;
}
function ninja(run2, line3) {
  const text2 = run2.lines[line3] ?? "";
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text2)?.[1];
  if (error !== void 0) return [{ ...finding5(line3, { code: null, message: error }), tool: "ninja" }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text2)?.[1];
  if (target === void 0 || !run2.ninja) return null;
  return [{ ...finding5(line3, { code: null, message: `FAILED: ${target}` }), tool: "ninja" }];
}
function finding5(line3, part2) {
  return {
    line: line3,
    severity: "error",
    phase: "compile",
    code: part2.code,
    class: null,
    message: part2.message,
    speech: "diagnostic",
    file: part2.file ?? null,
    testId: null,
    frame: null
  };
}

// src/core/failure/readers/surefire.ts
function surefireTestAt(lines2, text2, line3) {
  const end = FAILED_TEST.exec(text2)?.index;
  if (end === void 0) return null;
  const testId = surefireTestId(
    text2.slice(0, end).replace(/^\[ERROR\] /, "").trim()
  );
  const first = lines2[line3 + 1] ?? "";
  const trace = readTrace(first, lines2.slice(line3 + 2, line3 + LONGEST_TRACE));
  return trace === null ? findingOf(line3, first, { phase: "test", speech: "assertion", testId, tool: "junit" }) : findingOfTrace(line3, trace, { phase: "test", testId, tool: "junit" });
}
function surefireSummaryAt(text2, line3) {
  const groups = SUMMARY.exec(text2)?.groups;
  if (groups === void 0) return null;
  const split = splitOperands(groups.message ?? "");
  return findingOf(line3, split?.message ?? groups.message ?? "", {
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
function surefireTestId(title2) {
  const groups = (NAME_FIRST.exec(title2) ?? CLASS_FIRST.exec(title2))?.groups;
  return groups === void 0 ? title2 : testIdOf(groups.class ?? "", groups.name ?? "");
}

// src/core/failure/readers/maven.ts
var maven = {
  tool: "maven",
  rank: "tool",
  programs: ["mvn", "mvnw", "mvnd"],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read: read21
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
function read21({ lines: lines2 }) {
  const inner = lines2.flatMap(
    (text2, line3) => compilerAt(lines2, text2, line3) ?? surefireTestAt(lines2, text2, line3) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines2.flatMap((text2, line3) => surefireSummaryAt(text2, line3) ?? []);
  if (summary.length > 0) return summary;
  const outer = lines2.flatMap((text2, line3) => goalAt(text2, line3) ?? []);
  return outer.length > 0 ? outer : others(lines2);
}
function compilerAt(lines2, text2, line3) {
  const groups = COMPILER2.exec(text2)?.groups;
  if (groups === void 0) return null;
  const language = groups.language ?? "";
  const said3 = groups.message ?? "";
  const rule = CHECKSTYLE.exec(said3)?.groups;
  if (rule !== void 0) return checkstyle(line3, groups.file ?? null, rule);
  const message = language === "java" ? withJavaDetails(said3, lines2.slice(line3 + 1, line3 + 1 + MOST_DETAILS2)) : kotlinMessage(said3);
  return findingOf(line3, message, {
    phase: "compile",
    severity: groups.severity === "WARNING" ? "warning" : "error",
    code: language === "java" ? javaCode(said3) : null,
    tool: COMPILERS[language] ?? "javac",
    file: groups.file ?? null
  });
}
function checkstyle(line3, file, rule) {
  return findingOf(line3, rule.message ?? "", {
    phase: "lint",
    tool: "checkstyle",
    code: rule.rule ?? null,
    file
  });
}
function goalAt(text2, line3) {
  const groups = GOAL.exec(text2)?.groups;
  if (groups === void 0) return null;
  const [, plugin, ...rest] = (groups.goal ?? "").split(":");
  const message = withoutHelp(groups.message ?? "").replace(
    /^Could not resolve dependencies for project [^:]+(?::[^\s:]+)*: /,
    ""
  );
  const isDependency = /Could not (?:resolve dependencies|find artifact|transfer artifact)/.test(
    groups.message ?? ""
  );
  return findingOf(line3, message, {
    phase: isDependency ? "install" : "compile",
    code: isDependency ? "dependency-resolution" : plugin === void 0 ? null : `${plugin}:${rest.at(-1) ?? ""}`
  });
}
function others(lines2) {
  const fatal = lines2.flatMap(
    (text2, line3) => text2.startsWith("[FATAL] ") ? otherAt(text2, line3) ?? [] : []
  );
  if (fatal.length > 0) return fatal;
  return lines2.flatMap((text2, line3) => otherAt(text2, line3) ?? []).slice(0, 1);
}
function otherAt(text2, line3) {
  const message = OTHER.exec(text2)?.groups?.message;
  if (message === void 0 || ADVICE.test(message)) return null;
  const plain3 = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line3, plain3, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
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
  read: read22
};
var HEADER3 = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST3 = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME4 = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read22({ lines: lines2 }) {
  const found = lines2.flatMap((text2, line3) => HEADER3.test(text2) ? testAt3(lines2, line3 + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none2 = lines2.findIndex((text2) => /^0 runs, 0 assertions,/.test(text2));
  return none2 < 0 ? [] : [findingOf(none2, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt3(lines2, line3) {
  const groups = TEST3.exec(lines2[line3] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block2 = blockOf(lines2.slice(line3 + 1, line3 + MOST_LINES));
  const frames = block2.flatMap((text2) => frameOf2(text2) ?? []);
  const file = groups.file ?? frames.at(-1)?.file ?? null;
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file,
    frame: top === void 0 ? file : `${top.file} ${top.method}`
  };
  const isError = groups.file === void 0;
  return isError ? errorIn(line3, block2, place) : failureIn(line3, block2, place);
}
function errorIn(line3, block2, place) {
  const thrown = THROWN.exec(block2[0] ?? "")?.groups;
  const errorClass = thrown?.class ?? null;
  const message = rubyMessage(thrown?.message ?? block2[0] ?? "");
  return findingOf(line3, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
}
function failureIn(line3, block2, place) {
  const words = wordsOf2(block2);
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitDiff(block2);
  const values = split === null ? {} : { values: split.values };
  return findingOf(line3, split?.message ?? words, { ...place, speech: "assertion", ...values });
}
function blockOf(following) {
  const end = following.findIndex(
    (text2) => /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text2) || HEADER3.test(text2)
  );
  return end < 0 ? following : following.slice(0, end);
}
function wordsOf2(block2) {
  const end = block2.findIndex((text2) => text2 === "" || text2.startsWith("--- expected"));
  return (end < 0 ? block2 : block2.slice(0, end)).join(" ");
}
function splitDiff(block2) {
  const start2 = block2.indexOf("+++ actual");
  if (start2 < 0) return null;
  const values = block2.slice(start2 + 1).filter((text2) => /^[-+]/.test(text2));
  return { message: `${wordsOf2(block2)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
}
function frameOf2(text2) {
  const groups = FRAME4.exec(text2)?.groups;
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
  read: read23
};
var ENTRY2 = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read23({ lines: lines2 }) {
  const list2 = lines2.findIndex((text2) => /^ +\d+ failing$/.test(text2));
  if (list2 < 0) return withoutTests(lines2);
  const starts = lines2.flatMap((text2, line3) => line3 > list2 && ENTRY2.test(text2) ? line3 : []);
  return starts.map((start2, i) => failed5(lines2, start2, starts[i + 1] ?? lines2.length));
}
function failed5(lines2, start2, end) {
  const { title: title2, next: next2 } = titleOf(lines2, start2, end);
  let line3 = next2;
  while (line3 < end - 1 && (lines2[line3] ?? "").trim() === "") line3 += 1;
  const text2 = (lines2[line3] ?? "").trim();
  const head2 = errorHead(text2);
  const message = head2?.message ?? text2;
  const path2 = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = topFrame(lines2, line3 + 1, end);
  return findingOf(line3, path2 === null ? message : message.slice(0, path2.index), {
    phase: "test",
    code: head2?.code ?? null,
    class: head2?.class ?? null,
    speech: speechOf(head2),
    values: messageTail(lines2, line3 + 1, end),
    file: path2?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title2,
    frame
  });
}
function titleOf(lines2, start2, end) {
  const parts = [ENTRY2.exec(lines2[start2] ?? "")?.groups?.title ?? ""];
  let next2 = start2 + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next2 < Math.min(end, start2 + LONGEST_TITLE)) {
    parts.push((lines2[next2] ?? "").trim());
    next2 += 1;
  }
  return { title: parts.join(" > ").replace(/:$/, ""), next: next2 };
}
function withoutTests(lines2) {
  return lines2.flatMap((text2, line3) => {
    if (text2.startsWith("Error: No test files found")) {
      return findingOf(line3, "No test files found", { phase: "test", code: "no-tests" });
    }
    const words = /^\W{0,4}Exception during run: (?<head>.*)$/.exec(text2)?.groups?.head;
    return words === void 0 ? [] : notLoaded(lines2, line3, words);
  });
}
function notLoaded(lines2, line3, words) {
  const head2 = errorHead(words);
  return findingOf(line3, head2?.message ?? words, {
    phase: "compile",
    code: head2?.code ?? null,
    class: head2?.class ?? null,
    speech: "runtime",
    frame: topFrame(lines2, line3 + 1, Math.min(lines2.length, line3 + 40))
  });
}

// src/core/failure/readers/mypy.ts
var mypy = {
  tool: "mypy",
  rank: "tool",
  programs: ["mypy", "dmypy"],
  signature: /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
  read: read24
};
var PLAIN4 = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read24({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = text2.startsWith('{"file"') ? void 0 : PLAIN4.exec(text2)?.groups;
    if (groups !== void 0)
      return [finding6(line3, groups.file ?? "", unwrap(lines2, line3, groups.message ?? ""))];
    return [...jsonLine(text2, line3), ...usageLine(text2, line3)];
  });
}
function unwrap(lines2, line3, start2) {
  let message = start2;
  for (let next2 = line3 + 1; !CODE.test(message) && next2 <= line3 + MOST_WRAPPED; next2 += 1) {
    const more = lines2[next2];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start2;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start2;
}
function finding6(line3, file, message) {
  const words = message.replace(CODE, "").trimEnd();
  return {
    line: line3,
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
function jsonLine(text2, line3) {
  const match = JSON_LINE.exec(text2);
  if (match === null) return [];
  const [, file = "", message = "", code] = match;
  const words = jsonText(message);
  return [finding6(line3, file, code === void 0 ? words : `${words}  [${code}]`)];
}
function usageLine(text2, line3) {
  const said3 = /^mypy: (?:error: )?(.+)$/.exec(text2)?.[1];
  return said3 === void 0 ? [] : [{ ...finding6(line3, "", said3), file: null, code: "usage" }];
}

// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read: read25
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read25({ lines: lines2 }) {
  const footer = lines2.findLastIndex((text2) => /^Node\.js v\d/.test(text2));
  const last = footer < 0 ? lines2.length : footer;
  for (let line3 = last - 1; line3 >= 0; line3 -= 1) {
    const text2 = lines2[line3] ?? "";
    if (/^[A-Z_a-z$]/.test(text2) && errorHead(text2) !== null && hasStack(lines2, line3, last)) {
      return [uncaught(lines2, line3, last)];
    }
  }
  return [];
}
function hasStack(lines2, line3, last) {
  for (let i = line3 + 1; i < Math.min(last, line3 + 12); i += 1) {
    const text2 = lines2[i] ?? "";
    if (/^ {4}at /.test(text2)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text2)) break;
  }
  return /^\s*\^+$/.test(lines2[line3 - 2] ?? "");
}
function uncaught(lines2, line3, last) {
  const head2 = errorHead(lines2[line3] ?? "");
  const end = endOfError(lines2, line3 + 1, last);
  const cause = causeOf(lines2, line3 + 1, end);
  const message = withReason(head2?.message ?? "");
  return findingOf(line3, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head2?.code ?? propertyOf(lines2, line3 + 1, end, "code"),
    class: head2?.class ?? null,
    speech: speechOf(head2),
    values: speechOf(head2) === "assertion" ? messageTail(lines2, line3 + 1, end) : [],
    frame: topFrame(lines2, line3 + 1, end) ?? placeAbove(lines2, line3)
  });
}
function withReason(message) {
  const reason = REASON.exec(message)?.groups?.reason;
  return reason === void 0 ? message : `The promise rejected with the reason "${reason}".`;
}
function endOfError(lines2, from, last) {
  let end = from;
  let inStack = false;
  while (end < last) {
    const text2 = lines2[end] ?? "";
    inStack ||= isStackLine(text2);
    if (inStack && text2 === "") break;
    end += 1;
  }
  return end;
}
function causeOf(lines2, from, end) {
  for (let i = end - 1; i >= from; i -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines2[i] ?? "")?.groups?.head;
    if (cause !== void 0 && cause !== "[") return cause;
  }
  return null;
}
function propertyOf(lines2, from, end, name2) {
  for (let i = from; i < end; i += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines2[i] ?? "")?.groups;
    if (value?.name === name2) return value.value ?? null;
  }
  return null;
}
function placeAbove(lines2, line3) {
  for (let i = line3 - 1; i >= Math.max(0, line3 - 6); i -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines2[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}

// src/core/failure/readers/node-test-spec.ts
var NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE3 = /^test at (?<file>.+?):\d+:\d+$/;
var LIST2 = /^(?:✖|X) failing tests:$/;
function readSpec({ lines: lines2 }) {
  const list2 = lines2.findIndex((text2) => LIST2.test(text2));
  const paths = pathsOf2(lines2.slice(0, list2));
  const starts = lines2.flatMap((text2, line3) => line3 > list2 && PLACE3.test(text2) ? line3 : []);
  return starts.map((start2, i) => failed6(lines2, start2, starts[i + 1] ?? lines2.length, paths));
}
function pathsOf2(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const text2 of tree) {
    const { indent = "", mark, name: name2 } = NODE.exec(text2)?.groups ?? {};
    if (name2 === void 0) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === "▶") parents.push(name2);
    if (mark !== "✖") continue;
    const known = paths.get(name2) ?? [];
    known.push([...parents, name2].join(" > "));
    paths.set(name2, known);
  }
  return paths;
}
function failed6(lines2, start2, end, paths) {
  const name2 = NODE.exec(lines2[start2 + 1] ?? "")?.groups?.name ?? "";
  const line3 = firstText(lines2, start2 + 2, end);
  const text2 = (lines2[line3] ?? "").trim();
  const head2 = errorHead(text2) ?? { class: null, code: null, message: text2.replace(/^'(.*)'$/, "$1") };
  const isFile2 = /\.[cm]?[jt]sx?$/.test(name2);
  return findingOf(line3, head2.message, {
    phase: "test",
    code: head2.code,
    class: head2.class,
    speech: speechOf(head2),
    values: messageTail(lines2, line3 + 1, end),
    file: PLACE3.exec(lines2[start2] ?? "")?.groups?.file ?? null,
    testId: isFile2 ? null : paths.get(name2)?.shift() ?? name2,
    frame: topFrame(lines2, line3 + 1, end)
  });
}
function firstText(lines2, from, end) {
  let line3 = from;
  while (line3 < end - 1 && (lines2[line3] ?? "").trim() === "") line3 += 1;
  return line3;
}

// src/core/failure/readers/node-test-tap.ts
var RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap({ lines: lines2 }) {
  const found = [];
  const parents = [];
  lines2.forEach((text2, line3) => {
    const subtest = SUBTEST.exec(text2)?.groups;
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? "");
      return;
    }
    const result = RESULT.exec(text2)?.groups;
    if (result === void 0 || result.directive !== void 0) return;
    const end = endOfBlock2(lines2, line3 + 1);
    const field2 = (name2) => fieldOf(lines2, line3 + 1, end, name2);
    if (field2("failureType") === "subtestsFailed") return;
    const path2 = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed7(lines2, line3, end, path2));
  });
  return found;
}
function depth(indent) {
  return Math.floor((indent ?? "").length / 4);
}
var LONGEST_BLOCK = 300;
function endOfBlock2(lines2, from) {
  const last = Math.min(lines2.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines2[end] ?? "")) end += 1;
  return end;
}
function failed7(lines2, line3, end, path2) {
  const field2 = (name3) => fieldOf(lines2, line3 + 1, end, name3);
  const { message, values } = errorOf(lines2, line3 + 1, end);
  const code = field2("code");
  const name2 = field2("name");
  const names2 = path2.filter((part2) => !/\.[cm]?[jt]sx?$/.test(part2));
  return findingOf(line3, message, {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name2,
    speech: speechOf({ class: name2 }),
    values,
    file: field2("location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: names2.length === 0 ? null : names2.join(" > "),
    frame: topFrame(lines2, indexOfField(lines2, line3 + 1, end, "stack") + 1, end)
  });
}
function indexOfField(lines2, from, end, name2) {
  const pattern = new RegExp(`^ +${name2}: `);
  for (let i = from; i < end; i += 1) if (pattern.test(lines2[i] ?? "")) return i;
  return end;
}
function fieldOf(lines2, from, end, name2) {
  const index = indexOfField(lines2, from, end, name2);
  const text2 = lines2[index];
  if (index === end || text2 === void 0) return null;
  const value = text2.slice(text2.indexOf(": ") + 2).trim();
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}
function errorOf(lines2, from, end) {
  const start2 = indexOfField(lines2, from, end, "error");
  const text2 = fieldOf(lines2, from, end, "error");
  if (text2 === null) return comparisonOf(lines2, from, end);
  if (!/^\|-?$/.test(text2)) return { message: text2, values: [] };
  const indent = (lines2[start2] ?? "").search(/\S/);
  let last = start2 + 1;
  while (last < end && ((lines2[last] ?? "") === "" || (lines2[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines2[start2 + 1]?.trim() ?? "", values: messageTail(lines2, start2 + 2, last) };
}
function comparisonOf(lines2, from, end) {
  const values = ["expected", "actual"].map((name2) => fieldOf(lines2, from, end, name2) ?? "");
  const operator2 = fieldOf(lines2, from, end, "operator");
  return operator2 === null ? { message: "test failed", values: [] } : { message: operator2, values };
}

// src/core/failure/readers/node-test.ts
var nodeTest = {
  tool: "node-test",
  rank: "tool",
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read: read26
};
function read26(output) {
  const others2 = output.lines.some((text2) => /\bduration_ms\b/.test(text2)) ? {} : { tool: "tap" };
  const reports = output.lines.some((text2) => /^(?:✖|X) failing tests:$/.test(text2)) ? readSpec(output) : readTap(output);
  const crashes = crashesOf(output.lines);
  let next2 = 0;
  return reports.map((read46) => {
    const report = { ...read46, ...others2 };
    if (report.message !== "test failed" || crashes.length === 0) return report;
    const crash = crashes[Math.min(next2++, crashes.length - 1)];
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
function crashesOf(lines2) {
  return lines2.flatMap(
    (text2) => /^(?:# )?[A-Z]/.test(text2) ? errorHead(text2.replace(/^# /, "")) ?? [] : []
  );
}

// src/core/failure/readers/npm.ts
var npm = {
  tool: "npm",
  rank: "wrapper",
  programs: ["npm", "npx", "pnpm", "yarn", "bun"],
  signature: /^npm (?:ERR!|error) |^ ?ERR_PNPM_|^\[?ERR_PNPM_|^➤ YN\d{4}|^error (?:An unexpected|Couldn't|Command ")|^error: Script not found/m,
  read: read27
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read27({ lines: lines2 }) {
  const own4 = npmError(lines2);
  const others2 = lines2.flatMap((text2, line3) => otherError(text2, line3) ?? []);
  return own4 === null ? others2 : [own4, ...others2];
}
function npmError(lines2) {
  const said3 = lines2.flatMap((text2, line3) => {
    const rest = NPM.exec(text2)?.groups?.rest?.trim();
    return rest === void 0 ? [] : { line: line3, rest };
  });
  const [first] = said3;
  if (first === void 0 || said3.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code = said3.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== void 0) ?? null;
  const words = said3.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !CHATTER.test(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said3) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said3) {
  const peer = said3.find(
    ({ rest }) => /^(?:peer|peerOptional|dev|optional)? ?\S+@"[^"]*" from /.test(rest) && rest.startsWith("peer")
  )?.rest;
  const found = said3.find(({ rest }) => rest.startsWith("Found: "))?.rest;
  return `could not resolve ${peer ?? "a dependency"}${found === void 0 ? "" : `, ${found.toLowerCase()}`}`;
}
var OTHERS = [
  ["pnpm", /^ ?\[?(?<code>ERR_PNPM_[A-Z0-9_]+)\]? +(?<message>.*)$/],
  ["yarn", /^➤ (?<code>YN\d{4}): (?<message>.*)$/],
  ["yarn", /^error (?<message>(?:An unexpected|Couldn't|Command ").*)$/],
  ["bun", /^error: (?<message>Script not found .*)$/]
];
var QUIET2 = /^(?:YN00(?:00|13|19|32|60|85|86)|ERR_PNPM_RECURSIVE_(?:RUN|EXEC)_FIRST_FAIL)$/;
function otherError(text2, line3) {
  for (const [tool, pattern] of OTHERS) {
    const { code, message } = pattern.exec(text2)?.groups ?? {};
    if (message !== void 0)
      return QUIET2.test(code ?? "") ? null : wrapped(line3, tool, code ?? null, message.trim());
  }
  return null;
}
function wrapped(line3, tool, code, message) {
  const missing2 = /^(?:Missing script|Script not found|Command "[^"]*" not found)/.test(message);
  const phase2 = missing2 ? "run" : "install";
  return findingOf(line3, message, { tool, phase: phase2, code: missing2 ? "missing-script" : gateCode(code) });
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
  read: read28
};
var TEST4 = /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN2 = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE4 = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY3 = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES2 = 60;
function read28({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = TEST4.exec(text2)?.groups;
    if (groups === void 0) return [];
    const block2 = blockOf2(lines2.slice(line3 + 1, line3 + MOST_LINES2));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn2(line3, testId, groups.class ?? null, block2);
  });
}
function blockOf2(following) {
  const end = following.findIndex((text2) => TEST4.test(text2) || /^ +Tests: /.test(text2));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn2(line3, testId, named2, block2) {
  const files = block2.flatMap((text2) => PLACE4.exec(text2)?.groups?.file ?? []).filter((file) => !LIBRARY3.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said3 = block2.filter((text2) => text2.trim() !== "");
  const first = said3[0]?.trim() ?? "";
  const thrown = THROWN2.exec(first)?.groups;
  const errorClass = thrown?.class ?? named2;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return findingOf(line3, first, { ...place, speech: "assertion" });
  }
  const message = thrown === void 0 ? first : thrown.message ?? said3[1] ?? "";
  return findingOf(line3, message, { ...place, class: errorClass, speech: "runtime" });
}

// src/core/failure/readers/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read: read29
};
var HEADER4 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE5 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME5 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY4 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE3 = 200;
function read29({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => readAt3(lines2, text2, line3) ?? []);
}
function readAt3(lines2, text2, line3) {
  const groups = HEADER4.exec(text2)?.groups;
  const kind = groups?.kind ?? "";
  const first = thrownAt(groups?.said ?? "", groups?.uncaught !== void 0);
  if (first === null) return null;
  const fatal = /error$/.test(kind);
  const parts = {
    phase: kind === "Parse error" ? "compile" : "run",
    severity: fatal ? "error" : "warning"
  };
  if (groups?.uncaught === void 0) {
    const name2 = kind === "Parse error" ? "ParseError" : null;
    return findingOf(line3, first.message, { ...parts, class: name2, speech: "runtime", file: first.file });
  }
  return uncaught2(line3, first, lines2.slice(line3 + 1, line3 + LONGEST_TRACE3));
}
function thrownAt(said3, uncaughtClass) {
  const start2 = said3.lastIndexOf(" in ");
  const file = start2 < 0 ? void 0 : PLACE5.exec(said3.slice(start2))?.groups?.file;
  if (file === void 0) return null;
  const words = said3.slice(0, start2).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named2 = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named2 === void 0 ? { class: null, message: words, file } : { class: named2.class ?? null, message: named2.message ?? "", file };
}
function uncaught2(line3, first, rest) {
  const end = rest.findIndex((text2) => /^ {2}thrown in /.test(text2));
  const trace = end < 0 ? rest : rest.slice(0, end);
  let last = first;
  let lastAt = -1;
  for (const [index, text2] of trace.entries()) {
    const next2 = text2.startsWith("Next ") ? thrownAt(text2.slice("Next ".length), true) : null;
    if (next2 === null) continue;
    last = next2;
    lastAt = index;
  }
  const cause = last === first ? "" : `; caused by ${first.class}: ${first.message}`;
  return findingOf(line3, `${last.message}${cause}`, {
    class: last.class,
    speech: "runtime",
    file: last.file,
    frame: frameOf3(last.file, trace.slice(lastAt + 1))
  });
}
function frameOf3(thrownIn, trace) {
  let file = thrownIn;
  for (const text2 of trace) {
    const groups = FRAME5.exec(text2)?.groups;
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
  read: read30
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE3 = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE2 = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED2 = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;
function read30({ lines: lines2 }) {
  const rows = tableRows(lines2);
  if (rows.length > 0) return rows.map(({ line: line3, file, message, code }) => finding7(line3, file, message, code));
  return lines2.flatMap((text2, line3) => {
    const groups = RAW.exec(text2)?.groups;
    return groups === void 0 ? [] : finding7(line3, groups.file ?? null, groups.message ?? "", groups.code ?? null);
  });
}
function tableRows(lines2) {
  const rows = [];
  let file = null;
  let row = null;
  for (const [line3, text2] of lines2.entries()) {
    const named2 = FILE3.exec(text2)?.groups?.file;
    file = named2 ?? file;
    const message = ROW.exec(text2)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line: line3, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text2)) {
      extend2(row, MORE2.exec(text2)?.groups?.message);
    }
    if (named2 !== void 0 || text2 === "") row = null;
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
function finding7(line3, file, message, code) {
  return findingOf(line3, message, { phase: "lint", file, code });
}

// src/core/failure/readers/phpunit-testdox.ts
function titledTests(lines2) {
  let suite = "";
  return lines2.flatMap((text2, line3) => {
    if (/^\S|^ . running tests/u.test(text2)) suite = text2.replace(/^.* running tests */, "");
    const test2 = TITLE2.exec(text2)?.groups?.test;
    if (test2 === void 0) return [];
    return {
      line: line3,
      testId: `${suite} > ${plainTitle(test2)}`,
      block: blockOf3(lines2.slice(line3 + 1, line3 + MOST_LINES3))
    };
  });
}
var TITLE2 = /^ [✘✖] (?<test>\S.{0,400})$/;
var MOST_LINES3 = 80;
function blockOf3(following) {
  const end = following.findIndex((text2) => /^ ?\S/.test(text2));
  const block2 = (end < 0 ? following : following.slice(0, end)).map((text2) => plainSpaces(text2.trim()));
  const start2 = block2.findIndex((text2) => text2 !== "");
  return start2 < 0 ? [] : block2.slice(start2);
}
function plainTitle(test2) {
  return plainSpaces(test2).replace(/ with data set "(.*)"$/, " with $1").replace(/ with data set #(?=\d+$)/, " with data set ");
}
function plainSpaces(text2) {
  return text2.replace(/·/g, " ");
}

// src/core/failure/readers/phpunit.ts
var phpunit = {
  tool: "phpunit",
  rank: "tool",
  programs: ["phpunit", "paratest", "simple-phpunit"],
  signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
  read: read31
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST5 = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE6 = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY5 = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES4 = 80;
var MOST_VALUES2 = 20;
function read31({ lines: lines2 }) {
  let kind = "";
  const found = [];
  for (const [line3, text2] of lines2.entries()) {
    kind = SECTION.exec(text2)?.groups?.kind ?? kind;
    const groups = TEST5.exec(text2)?.groups;
    if (groups === void 0 || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt4(line3, testId, blockOf4(lines2.slice(line3 + 1, line3 + MOST_LINES4)), SEVERITY.get(kind)));
  }
  if (found.length > 0) return found;
  const titled = titledTests(lines2).map(({ line: line3, testId, block: block2 }) => testAt4(line3, testId, block2));
  return titled.length > 0 ? titled : notRun(lines2);
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
    (text2) => TEST5.test(text2) || /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$/.test(text2)
  );
  return end < 0 ? following : following.slice(0, end);
}
function testAt4(line3, testId, block2, severity = "error") {
  const files = block2.flatMap((text2) => PLACE6.exec(text2)?.groups?.file ?? []).filter((file) => !LIBRARY5.test(file));
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
    return findingOf(line3, thrown.message ?? "", {
      ...place,
      class: thrown.class ?? null,
      speech: "runtime"
    });
  }
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  const values = diffOf(block2);
  return findingOf(line3, words, { ...place, speech, ...values.length > 0 ? { values } : {} });
}
function messageOf(block2) {
  const end = block2.findIndex((text2) => text2 === "" || text2 === "--- Expected");
  return block2.slice(0, end < 0 ? 3 : end).join(" ");
}
function diffOf(block2) {
  const start2 = block2.indexOf("+++ Actual");
  if (start2 < 0) return [];
  return block2.slice(start2 + 1).filter((text2) => /^[-+]/.test(text2)).slice(0, MOST_VALUES2);
}
function notRun(lines2) {
  return lines2.flatMap((text2, line3) => {
    if (/^No tests executed!|^No tests found in class/.test(text2))
      return findingOf(line3, "no tests executed", { phase: "test", code: "no-tests" });
    if (/^(?:Unknown option "|Cannot open file "|Test file ".*" not found|Could not read (?:XML from file|"))/.test(
      text2
    )) {
      return findingOf(line3, text2, { phase: "test", code: "usage" });
    }
    return [];
  });
}

// src/core/failure/readers/without-line-prefixes.ts
function withoutLinePrefixes(lines2) {
  const timeless = withoutTimes(lines2);
  const marks = marksOf(timeless ?? lines2);
  if (timeless === null && marks.size === 0) return null;
  const streams = /* @__PURE__ */ new Map();
  for (const [line3, marked] of (timeless ?? lines2).entries()) {
    const mark = markOf(marked, marks);
    const stream = streams.get(mark.name) ?? [];
    stream.push({ text: marked.slice(mark.length), line: line3 });
    streams.set(mark.name, stream);
  }
  const names2 = [...streams.keys()].sort();
  return names2.flatMap((name2) => streams.get(name2) ?? []);
}
var TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z /;
function withoutTimes(lines2) {
  const stamped = lines2.filter((line3) => TIME.test(line3)).length;
  const all = lines2.filter((line3) => line3 !== "").length;
  return stamped * 2 > all ? lines2.map((line3) => line3.replace(TIME, "")) : null;
}
var BUILDKIT = "BuildKit";
var STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
var MARK = /^(?:\[[\w@/. -]{1,60}\]:? |[\w@/.-]{1,80}:[\w.:-]{0,38}\w: |[\w@/.-]{1,80} [\w.:-]{1,40}: |@?[\w/.-]{1,80}: |[\w.-]{1,60} {1,20}\| )/;
var PROOFS = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name2) => `${name2}: `],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name2) => `${name2}: `],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name2) => `${name2} `],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name2) => `${name2}: `],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name2) => `${name2}: `],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name2) => `${name2}|`]
];
function marksOf(lines2) {
  const marks = /* @__PURE__ */ new Set();
  for (const line3 of lines2) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line3)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name2 = proof.exec(line3)?.[1];
      if (name2 !== void 0) marks.add(mark(name2));
    }
  }
  return marks;
}
function markOf(line3, marks) {
  if (marks.has(BUILDKIT)) {
    const step2 = STEP.exec(line3);
    if (step2 !== null) return { name: step2.groups?.name ?? "#", length: step2[0].length };
  }
  const mark = MARK.exec(line3)?.[0] ?? "";
  const name2 = mark.endsWith("| ") ? `${mark.slice(0, -2).trimEnd()}|` : mark;
  return marks.has(name2) ? { name: name2, length: mark.length } : { name: "", length: 0 };
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
  const lines2 = marked.map(({ text: text2 }) => text2);
  return chooseFindings({ lines: lines2 }, "", inner).map(({ finding: finding11, tool }) => ({
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
function missedCoverage(lines2) {
  return lines2.flatMap((text2, line3) => {
    const said3 = /^(?:FAIL (Required test coverage of .*)|ERROR: (Coverage failure: .*))$/.exec(text2);
    const words = said3?.[1] ?? said3?.[2];
    return words === void 0 ? [] : [{ ...problem(line3, "coverage", words), speech: "assertion" }];
  });
}
function pytestNotRun(lines2) {
  for (const [pattern, code] of NOT_RUN) {
    const line3 = lines2.findIndex((text2) => pattern.test(text2));
    const words = pattern.exec(lines2[line3] ?? "")?.[1];
    if (words !== void 0) return [problem(line3, code, words)];
  }
  return [];
}
function problem(line3, code, message) {
  return {
    line: line3,
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
function readTracebacks(lines2) {
  const found = [];
  let calls = null;
  let group = [];
  for (const [line3, text2] of lines2.entries()) {
    const plain3 = text2.replace(GUTTER, "");
    if (CHAINED.test(plain3)) found.pop();
    if (GROUP.test(plain3)) group = calls ?? group;
    const opened = MEMBER.test(text2) ? group : openedBy(plain3, calls);
    if (opened === null && calls !== null && /^\S/.test(plain3)) {
      found.push(...endOf(plain3, line3, calls));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}
function openedBy(text2, calls) {
  if (HEADER5.test(text2)) return [];
  const call = CALL2.exec(text2);
  if (call?.[1] === void 0) return null;
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}
function readException(text2) {
  const named2 = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text2);
  if (named2?.[1] !== void 0 && isClassName(named2[1])) return { class: named2[1], message: named2[2] ?? "" };
  const bare = text2.replace(/:$/, "");
  if (/^[A-Za-z_][\w.<>]{0,200}$/.test(bare) && isClassName(bare)) return { class: bare, message: bare };
  if (/^assert\b/.test(text2)) return { class: "AssertionError", message: text2 };
  return { class: null, message: text2 };
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
function endOf(text2, line3, calls) {
  const { class: name2, message } = readException(text2);
  if (name2 === null || GROUP.test(text2)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line: line3,
      class: name2,
      message,
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf4(inner.file, inner.fn)
    }
  ];
}
function isClassName(name2) {
  return /(?:^|\.)[A-Z]\w*$/.test(name2);
}

// src/core/failure/readers/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE7 = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
function pytestSections(lines2) {
  const ends = lines2.findIndex((text2) => /^=+ short test summary info =+$/.test(text2));
  const body2 = ends < 0 ? lines2 : lines2.slice(0, ends);
  const heads = body2.flatMap((text2, line3) => isHead(text2) ? [line3] : []);
  const sections = heads.map((head2, index) => section2(body2, head2, heads[index + 1] ?? body2.length));
  const named2 = sections.filter((one) => one !== null);
  return [...named2, ...namelessFailures(body2), ...conftest(body2)];
}
function isHead(text2) {
  return text2.startsWith("__") && text2.endsWith("__") || text2.startsWith("===") && text2.endsWith("===");
}
function section2(lines2, head2, end) {
  const title2 = (lines2[head2] ?? "").replace(/^_+ /, "").replace(/ _+$/, "");
  if (title2.startsWith("=")) return null;
  const stage = STAGE.exec(title2);
  const body2 = withoutCaptured(lines2.slice(head2 + 1, end));
  return {
    line: head2,
    key: stage === null ? `FAILED ${title2.replace(/ (?:\[[^\]]*\] ?)?(?:\(.*\))?$/, "")}` : `ERROR ${stage[3]}`,
    code: codeOf2(stage?.[1] ?? stage?.[2]),
    ...contentOf(body2)
  };
}
function withoutCaptured(body2) {
  const start2 = body2.findIndex((text2) => /^-{3,} Captured /.test(text2));
  return start2 < 0 ? body2 : body2.slice(0, start2);
}
function codeOf2(stage) {
  if (stage === "setup" || stage === "teardown") return stage;
  return stage === void 0 ? null : "collection";
}
function contentOf(body2) {
  const native = readTracebacks(body2).at(-1);
  const places = placesIn(body2);
  const last = places.at(-1);
  const from = native?.line ?? exceptionLine(body2);
  const said3 = withoutMark(body2[from] ?? "");
  const after = withoutMark(body2[from + 1] ?? "");
  return {
    said: said3,
    compared: after.startsWith("assert ") && !said3.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf4(last.file, last.fn)
  };
}
function exceptionLine(body2) {
  let start2 = body2.findLastIndex((text2) => /^E {3}/.test(text2));
  while (start2 > 0 && /^E(?: |$)/.test(body2[start2 - 1] ?? "")) start2 -= 1;
  if (!/^E +File "/.test(body2[start2] ?? "")) return start2;
  const named2 = body2.findIndex((text2, line3) => line3 > start2 && /^E {3}[A-Z]\w+: /.test(text2));
  return named2 < 0 ? start2 : named2;
}
function withoutMark(text2) {
  return text2.replace(/^E? +/, "");
}
function placesIn(body2) {
  let fn = null;
  return body2.flatMap((text2) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text2)?.[1] ?? fn;
    const [, file, rest = ""] = PLACE7.exec(text2) ?? [];
    if (file === void 0 || !inProject(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines2) {
  const start2 = lines2.findIndex((text2) => /^=+ FAILURES =+$/.test(text2));
  if (start2 < 0 || lines2.slice(start2).some((text2) => text2.startsWith("__"))) return [];
  return lines2.flatMap((text2, line3) => {
    const [, file, words] = PLACE7.exec(text2) ?? [];
    if (line3 < start2 || file === void 0 || words === void 0 || words === "") return [];
    const compared = comparedAbove(lines2, line3);
    return [
      {
        line: line3,
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
function comparedAbove(lines2, line3) {
  for (let above = line3 - 1; above > line3 - 200; above -= 1) {
    const text2 = lines2[above] ?? "";
    if (!/^(?:E | {4})/.test(text2)) return null;
    if (/^E {3}/.test(text2)) {
      const next2 = withoutMark(lines2[above + 1] ?? "");
      return above + 1 < line3 && next2.startsWith("assert ") ? next2 : null;
    }
  }
  return null;
}
function conftest(lines2) {
  const line3 = lines2.findIndex((text2) => text2.startsWith("ImportError while loading conftest "));
  if (line3 < 0) return [];
  const file = /'([^']{1,500})'/.exec(lines2[line3] ?? "")?.[1] ?? "conftest.py";
  return [{ line: line3, key: `ERROR ${file}`, code: "collection", ...contentOf(lines2.slice(line3)) }];
}

// src/core/failure/readers/pytest.ts
var pytest = {
  tool: "pytest",
  rank: "tool",
  programs: ["pytest", "py.test", "tox", "nox"],
  signature: /^=+ (?:test session starts|FAILURES|ERRORS|short test summary info|no tests ran)|^no tests ran in |^ImportError while loading conftest |^(?:\S{1,200}: |ERROR: )(?:error: unrecognized arguments|usage: \S{0,20}pytest|file or directory not found: )|^INTERNALERROR>/m,
  read: read32
};
var SUMMARY2 = /^=+ short test summary info =+$/;
var ENTRY3 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read32({ lines: lines2 }) {
  const sections = pytestSections(lines2);
  const entries = summaryOf2(lines2);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section3) => fromSection(section3));
  const found = [...tests, ...missedCoverage(lines2)];
  return found.length > 0 ? found : pytestNotRun(lines2);
}
function summaryOf2(lines2) {
  const start2 = lines2.findIndex((text2) => SUMMARY2.test(text2));
  if (start2 < 0) return [];
  return lines2.slice(start2).flatMap((text2, offset) => {
    const [, kind, id, said3] = ENTRY3.exec(text2) ?? [];
    if (kind === void 0 || id === void 0) return [];
    if (/^contains \d+ failed subtests?$/.test(said3 ?? "")) return [];
    return [{ line: start2 + offset, kind, id, said: said3 ?? "" }];
  });
}
function fromEntries(entries, sections) {
  const unused = /* @__PURE__ */ new Map();
  for (const section3 of sections) {
    const queue = unused.get(section3.key);
    if (queue === void 0) unused.set(section3.key, [section3]);
    else queue.push(section3);
  }
  return entries.map((entry) => {
    const section3 = unused.get(keyOf2(entry))?.shift() ?? namelessOf(entry, unused.get("FAILED *"));
    const words = section3 === void 0 || section3.said === "" ? entry.said : section3.said;
    const code = section3?.code ?? (entry.kind === "ERROR" ? stageOf(entry.id) : null);
    return finding8(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section3 });
  });
}
function namelessOf(entry, sections) {
  const start2 = entry.said.replace(/\.\.\.$/, "");
  const next2 = sections?.slice(0, 200) ?? [];
  const index = next2.findIndex((section3) => section3.said.startsWith(start2));
  return index < 0 ? void 0 : sections?.splice(index, 1)[0];
}
function subtestOf(kind) {
  return kind.replace(/^[A-Z]+/, "").replace(/='([^']{0,200})'/g, "=$1");
}
function keyOf2({ kind, id }) {
  const [file = "", ...names2] = splitId(id);
  return `${kind === "ERROR" ? kind : "FAILED"} ${names2.length === 0 ? file : names2.join(".")}`;
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
function fromSection(section3) {
  const name2 = section3.key.slice(section3.key.indexOf(" ") + 1);
  const bracket = name2.indexOf("[");
  const plain3 = (bracket < 0 ? name2 : name2.slice(0, bracket)).replaceAll(".", "::");
  const id = section3.code === "collection" ? name2 : `${section3.file ?? ""}::${plain3}${bracket < 0 ? "" : name2.slice(bracket)}`;
  return finding8(section3.line, { id, words: section3.said, code: section3.code, section: section3 });
}
function finding8(line3, part2) {
  const said3 = readException(part2.words);
  const compared = part2.section?.compared ?? null;
  const message = said3.message === "" ? "failed without a message" : said3.message;
  return {
    line: line3,
    severity: "error",
    phase: "test",
    code: part2.code,
    class: said3.class,
    message,
    speech: part2.code !== null && said3.class === null ? "diagnostic" : pythonSpeech(said3.class, message),
    ...compared === null ? {} : { values: [compared] },
    file: splitId(part2.id)[0] ?? null,
    testId: part2.id.includes("::") ? part2.id : null,
    frame: part2.section?.frame ?? null
  };
}

// src/core/failure/readers/python.ts
var python2 = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read: read33
};
var NOT_STARTED2 = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read33({ lines: lines2 }) {
  const exceptions = readTracebacks(lines2).map(
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
  return exceptions.length > 0 ? exceptions : lines2.flatMap((text2, line3) => notStarted(text2, line3));
}
function notStarted(text2, line3) {
  const message = NOT_STARTED2.exec(text2)?.[1];
  if (message === void 0) return [];
  return [
    {
      line: line3,
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
  read: read34
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME6 = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE3 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES5 = 60;
function read34({ lines: lines2 }) {
  const found = lines2.flatMap((text2, line3) => SUBJECT.test(text2) ? failureAt(lines2, line3) : []);
  if (found.length > 0) return found;
  const none2 = lines2.findIndex((text2) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text2));
  return none2 < 0 ? [] : [findingOf(none2, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines2, line3) {
  const block2 = blockOf5(lines2.slice(line3 + 1, line3 + MOST_LINES5));
  const { testId, file } = headOf(lines2, line3);
  const frames = block2.flatMap((text2) => frameOf5(text2) ?? []).filter((frame) => !OUTSIDE3.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn(line3, wordsOf3(block2), place);
}
function findingIn(line3, words, place) {
  const errorClass = ERROR_CLASS.exec(words[0] ?? "")?.groups?.class ?? null;
  if (errorClass !== null) {
    const message2 = rubyMessage(words[1] ?? "");
    return findingOf(line3, message2, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
  }
  const message = words.join(" ");
  const split = splitComparison(message, "expected:", "got:");
  if (split === null) return findingOf(line3, message, { ...place, speech: "assertion" });
  const [expected = "", actual = ""] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? "";
  return findingOf(line3, `${split.message} ${how}`, {
    ...place,
    speech: "assertion",
    values: [expected, actual.replace(how, "").trim()]
  });
}
function blockOf5(following) {
  const end = following.findIndex(
    (text2) => SUBJECT.test(text2) || EXAMPLE.test(text2) || /^(?:Finished in |Failed examples:|An error occurred )/.test(text2)
  );
  return (end < 0 ? following : following.slice(0, end)).map((text2) => text2.trim());
}
function wordsOf3(block2) {
  const end = block2.findIndex((text2) => text2 === "Diff:" || FRAME6.test(text2));
  const told = (end < 0 ? block2 : block2.slice(0, end)).filter((text2) => text2 !== "");
  return told.slice(0, 6);
}
function headOf(lines2, line3) {
  for (let at = line3 - 1; at >= Math.max(0, line3 - 5); at -= 1) {
    const text2 = lines2[at] ?? "";
    const name2 = EXAMPLE.exec(text2)?.groups?.name;
    if (name2 !== void 0) return { testId: name2, file: null };
    const file = LOADING.exec(text2)?.groups?.file;
    if (file !== void 0) return { testId: null, file };
  }
  return { testId: null, file: null };
}
function frameOf5(text2) {
  const groups = FRAME6.exec(text2)?.groups;
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
  read: read35
};
var OFFENCE = /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;
function read35({ lines: lines2 }) {
  return lines2.flatMap((text2, line3) => {
    const groups = OFFENCE.exec(text2)?.groups;
    if (groups === void 0) return [];
    return findingOf(line3, (groups.message ?? "").replace(/`/g, ""), {
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
  read: read36
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME7 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE4 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE4 = 200;
function read36({ lines: lines2 }) {
  const raised = lines2.flatMap((text2, line3) => raisedAt(lines2, text2, line3) ?? []);
  if (raised.length > 0) return withCause(raised, lines2);
  return lines2.flatMap((text2, line3) => {
    const groups = SYNTAX.exec(text2)?.groups;
    if (groups === void 0) return [];
    return syntaxError(line3, groups.file ?? "", groups.message ?? "");
  });
}
function raisedAt(lines2, text2, line3) {
  const groups = RAISED.exec(text2)?.groups;
  if (groups === void 0) return null;
  const onLoad = SYNTAX.exec(groups.message ?? "")?.groups;
  if (onLoad !== void 0) return syntaxError(line3, onLoad.file ?? "", onLoad.message ?? "");
  const own4 = { file: groups.file ?? "", method: groups.method ?? "" };
  const trace = lines2.slice(line3 + 1, line3 + LONGEST_TRACE4).flatMap((following) => frameOf6(following) ?? []);
  const top = [own4, ...trace].find(({ file }) => !OUTSIDE4.test(file));
  const errorClass = groups.class ?? "";
  return findingOf(line3, rubyMessage(groups.message ?? ""), {
    class: errorClass,
    speech: rubySpeech(errorClass),
    file: top?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${methodName(top.method)}`.trim()
  });
}
function withCause(raised, lines2) {
  const [first, ...others2] = raised;
  const cause = others2.at(-1);
  if (first === void 0 || cause === void 0) return raised;
  if (!FRAME7.test(lines2[cause.line - 1] ?? "")) return raised;
  return [{ ...first, message: `${first.message}; caused by ${cause.class}: ${cause.message}` }];
}
function syntaxError(line3, file, message) {
  return findingOf(line3, rubyMessage(message), { phase: "compile", class: "SyntaxError", file });
}
function frameOf6(text2) {
  const groups = FRAME7.exec(text2)?.groups;
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
  read: read37
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE8 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read37({ lines: lines2 }) {
  const found = [];
  let group = null;
  lines2.forEach((text2, line3) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text2)?.[1] ?? group;
    const groups = groupsOf2(text2, lines2[line3 + 1] ?? "", group);
    if (groups !== null) found.push(finding9(line3, groups));
  });
  if (found.length > 0) return found;
  return lines2[0] === "[" ? fromJson(lines2) : broken(lines2);
}
function fromJson(lines2) {
  const seen = {};
  return lines2.flatMap((text2, line3) => {
    const [, key2, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text2) ?? [];
    if (key2 === void 0 || value === void 0) return [];
    seen[key2] = jsonText(value);
    return key2 === "message" ? [finding9(line3, { file: seen.filename, code: seen.code, message: seen.message })] : [];
  });
}
function groupsOf2(text2, next2, group) {
  const place = PLACE8.exec(next2)?.groups;
  if (place !== void 0) return merge2(FULL.exec(text2), place.file);
  const line3 = text2.startsWith("::error ") ? text2.slice(text2.lastIndexOf("::") + 2).replace(/%0A.*$/, "") : text2;
  const flat = CONCISE.exec(line3) ?? PYLINT.exec(line3);
  if (flat?.groups !== void 0) return flat.groups;
  const reformat = REFORMAT.exec(line3)?.groups;
  if (reformat !== void 0)
    return { file: reformat.file, code: "unformatted", message: "File would be reformatted" };
  return group === null ? null : merge2(GROUPED.exec(line3), group);
}
function merge2(match, file) {
  return match?.groups === void 0 ? null : { ...match.groups, file };
}
function finding9(line3, { file, code, message }) {
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? "") ?? [];
  return {
    line: line3,
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
function broken(lines2) {
  if (lines2.some((text2) => /would be reformatted/.test(text2))) return diffs(lines2);
  const failed10 = lines2.indexOf("ruff failed");
  if (failed10 < 0) return misused2(lines2);
  const words = lines2.findLast((text2, line3) => line3 > failed10 && /^(?:[a-z]| {2}Cause: )/i.test(text2));
  const file = lines2.map((text2) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text2)?.[1]).find(Boolean);
  return [
    finding9(failed10, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
  ];
}
function diffs(lines2) {
  return lines2.flatMap((text2, line3) => {
    const file = text2.startsWith("+++ ") ? text2.slice(4) : null;
    return file === null ? [] : [finding9(line3, { file, code: "unformatted", message: "File would be reformatted" })];
  });
}
function misused2(lines2) {
  if (!lines2.some((text2) => text2.startsWith("Usage: ruff"))) return [];
  return lines2.flatMap((text2, line3) => {
    const message = /^error: (.+)$/.exec(text2)?.[1];
    return message === void 0 ? [] : [finding9(line3, { code: "usage", message })];
  });
}

// src/core/failure/readers/rust-panic.ts
var rustPanic = {
  tool: "rust",
  rank: "runtime",
  programs: ["cargo"],
  signature: /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
  read: read38
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST7 = 2e3;
function panicAt(lines2, line3) {
  const text2 = lines2[line3] ?? "";
  const [, thread, place] = NEW.exec(text2) ?? [];
  if (thread !== void 0 && place !== void 0) {
    return panicFrom(lines2, { line: line3, thread, place, said: lines2[line3 + 1] ?? "", below: line3 + 2 });
  }
  const [, oldThread, said3, oldPlace] = OLD.exec(text2) ?? [];
  if (oldThread === void 0 || said3 === void 0 || oldPlace === void 0) return null;
  return panicFrom(lines2, { line: line3, thread: oldThread, place: oldPlace, said: said3, below: line3 + 1 });
}
function panicFrom(lines2, { line: line3, thread, place, said: said3, below }) {
  const message = said3.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, "$1`$2` failed") || "panicked without a message";
  const file = isProject2(place) ? place : null;
  return {
    line: line3,
    thread,
    message,
    values: valuesBelow(lines2, below),
    file,
    frame: projectCall(lines2, below) ?? file
  };
}
function read38({ lines: lines2 }) {
  const panics = lines2.flatMap((_text, line3) => panicAt(lines2, line3) ?? []);
  const own4 = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own4.length > 0) return own4.map((panic) => panicFinding(panic));
  return lines2.flatMap((text2, line3) => returned(text2, line3, lines2[line3 + 2] === "Caused by:"));
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
function returned(text2, line3, caused) {
  const message = (caused ? /^Error: (.+)$/ : RETURNED).exec(text2)?.[1];
  if (message === void 0) return [];
  return [
    {
      line: line3,
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
function valuesBelow(lines2, from) {
  const values = [];
  for (let line3 = from; line3 < from + 20; line3 += 1) {
    const text2 = lines2[line3];
    if (text2 === void 0 || text2 === "" || /^(?:note:|stack backtrace:|thread '|----|error:|test |(?:FAILED|ok)$)/.test(text2))
      break;
    const operand2 = OPERAND.exec(text2);
    values.push(operand2 === null ? text2.trim() : `${operand2[1]}: ${operand2[2] ?? operand2[3] ?? ""}`);
  }
  return values;
}
function projectCall(lines2, from) {
  const end = Math.min(lines2.length, from + LONGEST7);
  for (let line3 = from; line3 < end; line3 += 1) {
    const text2 = lines2[line3] ?? "";
    if (/^(?:thread '|---- |failures:$|test result:)/.test(text2)) return null;
    const file = /^ +at (?:\.\/)?(\S.*\.rs):\d+:\d+$/.exec(text2)?.[1];
    if (file === void 0 || !isProject2(file)) continue;
    const fn = /^ +\d+: +(?:0x[0-9a-f]+ - )?(.{1,500})$/.exec(lines2[line3 - 1] ?? "")?.[1];
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
function cargoTests(lines2) {
  if (!lines2.some((text2) => /^running \d+ tests?$/.test(text2))) return [];
  const heads = lines2.flatMap((text2, line3) => SECTION2.test(text2) ? [line3] : []);
  const sections = heads.map((head2, index) => sectionFinding(lines2, head2, heads[index + 1] ?? lines2.length));
  const named2 = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines2).filter((one) => !named2.has(one.testId));
  return [...sections, ...loose];
}
function sectionFinding(lines2, head2, end) {
  const name2 = SECTION2.exec(lines2[head2] ?? "")?.[1] ?? "";
  const body2 = bodyEnd(lines2, head2, end);
  const note = lines2.slice(head2, body2).find((text2) => /^note: (?:test did not panic|panic did not contain)/.test(text2));
  const expected = lines2.slice(head2, body2).find((text2) => text2.startsWith(" expected substring: "));
  for (let line3 = head2 + 1; line3 < body2; line3 += 1) {
    const one = findingAt2(lines2, line3, name2);
    if (one !== null) return note === void 0 ? one : { ...one, ...unexpected(note, expected) };
  }
  const words = note ?? lines2.slice(head2 + 1, body2).find((text2) => text2 !== "") ?? "failed without a message";
  return { ...test(head2, name2, words), ...note === void 0 ? {} : unexpected(note, expected) };
}
function bodyEnd(lines2, head2, end) {
  for (let line3 = head2 + 1; line3 < end; line3 += 1) {
    if (lines2[line3] === "failures:") return line3;
  }
  return end;
}
function findingAt2(lines2, line3, name2) {
  const panic = panicAt(lines2, line3);
  if (panic === null) {
    const returned2 = /^Error: (.+)$/.exec(lines2[line3] ?? "")?.[1];
    return returned2 === void 0 ? null : { ...test(line3, name2, returned2), class: "Error" };
  }
  return {
    ...test(line3, name2, panic.message),
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
function looseFindings(lines2) {
  const failed10 = new Set(lines2.flatMap((text2) => VERDICT.exec(text2)?.slice(1, 3).filter(Boolean) ?? []));
  const listed2 = new Set(listedFailures(lines2));
  return lines2.flatMap((text2, line3) => {
    const [, owner, returned2] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text2) ?? [];
    if (owner !== void 0 && returned2 !== void 0)
      return [{ ...test(line3, owner, returned2), class: "Error" }];
    const name2 = panicAt(lines2, line3)?.thread ?? "";
    const one = failed10.has(name2) || listed2.has(name2) ? findingAt2(lines2, line3, name2) : null;
    return one === null ? [] : [one];
  });
}
function listedFailures(lines2) {
  return lines2.flatMap((text2) => /^ {4}(\S+)$/.exec(text2)?.[1] ?? []);
}
function test(line3, name2, message) {
  return {
    line: line3,
    severity: "error",
    phase: "test",
    tool: "cargo test",
    code: null,
    class: null,
    message,
    speech: "runtime",
    file: null,
    // A documentation test is named by its line.
    testId: name2.replace(/ \(line \d+\)$/, ""),
    frame: null
  };
}

// src/core/failure/readers/rust-label.ts
function rustLabel(block2) {
  const frame = block2.findIndex((text2) => /^ *\| .*\^/.test(text2));
  const carets = block2[frame] ?? "";
  if (frame < 0) return null;
  const column = carets.indexOf("^");
  const beside = carets.slice(column).replace(/^\^+/, "");
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === "" || /^ *help: /.test(beside) ? null : labelBelow(block2, frame, column);
}
function labelBelow(block2, frame, column) {
  for (let line3 = frame + 1; line3 < frame + 12; line3 += 1) {
    const text2 = block2[line3];
    if (text2 === void 0 || !/^ *\| /.test(text2)) return null;
    const words = text2.slice(column);
    if (/^[^\s|]/.test(words) && /^[\s|]*$/.test(text2.slice(text2.indexOf("|"), column)))
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
  read: read39
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE9 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var FOLLOWER2 = /^(?:could not compile|aborting due to|build failed|(?:doc)?test failed|\d+ (?:targets?|previous errors?|warnings?)|process didn't exit|linking with|Recipe |`\S+` \(.*\) generated|unused manifest key)/;
var MISUSE = /^no such (?:sub)?command|^unexpected argument|^unrecognized |^no \w+ target named |^package ID specification |^could not find `Cargo\.toml`/;
function read39({ lines: lines2 }) {
  const found = lines2.flatMap((text2, line3) => rendered(text2, line3) ?? diagnosticAt2(lines2, line3));
  const all = [...found, ...cargoTests(lines2)];
  return all.length > 0 ? all : undetailed(lines2);
}
function diagnosticAt2(lines2, line3) {
  const text2 = lines2[line3] ?? "";
  const short = SHORT2.exec(text2)?.groups;
  if (short !== void 0) return [finding10(line3, short, short.file ?? null)];
  const long = LONG.exec(text2)?.groups;
  return long === void 0 || FOLLOWER2.test(long.message ?? "") ? [] : longFinding(lines2, line3, long);
}
function rendered(text2, line3) {
  if (!text2.startsWith('{"reason":"compiler-message"')) return null;
  const block2 = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text2)?.[1];
  return block2 === void 0 ? [] : diagnosticAt2(jsonText(block2).split("\n"), 0).map((one) => ({ ...one, line: line3 }));
}
function longFinding(lines2, line3, groups) {
  const file = PLACE9.exec(lines2[line3 + 1] ?? "")?.groups?.file;
  if (file === void 0) return cargoFinding(lines2, line3);
  const end = endOfBlock3(lines2, line3);
  const block2 = lines2.slice(line3 + 2, end);
  const label = file.endsWith(".toml") ? null : rustLabel(block2);
  const message = label === null ? groups.message ?? "" : `${groups.message}: ${label}`;
  const lint = clippyLint(block2);
  return [finding10(line3, { ...groups, code: lint ?? groups.code, message }, file)];
}
function endOfBlock3(lines2, from) {
  const last = Math.min(lines2.length, from + 400);
  for (let line3 = from + 2; line3 < last; line3 += 1) {
    if (/^(?:error|warning)\b/.test(lines2[line3] ?? "") || lines2[line3] === "") return line3;
  }
  return last;
}
function clippyLint(block2) {
  const names2 = block2.map((text2) => /rust-clippy\/[^#\s]{1,80}#(\w{1,80})$/.exec(text2)?.[1]);
  const name2 = names2.find((one) => one !== void 0);
  return name2 === void 0 ? void 0 : `clippy::${name2}`;
}
function finding10(line3, { code, message }, file) {
  return {
    line: line3,
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
function cargoFinding(lines2, line3) {
  const message = CARGO.exec(lines2[line3] ?? "")?.groups?.message;
  if (message === void 0) return [];
  const below = lines2.slice(line3 + 1, line3 + 40);
  const causes = below.flatMap(
    (text2, index) => text2 === "Caused by:" ? [below[index + 1]?.trim() ?? ""] : []
  );
  const said3 = [message, ...causes.slice(-3)].join(": ");
  return [
    {
      ...finding10(line3, { message: said3 }, null),
      phase: "install",
      code: MISUSE.test(message) ? "usage" : null
    }
  ];
}
function undetailed(lines2) {
  const line3 = lines2.findIndex(
    (text2) => /^error: (?:linking with|could not compile|(?:doc)?test failed|process didn't)/.test(text2)
  );
  if (line3 < 0 || lines2.some(
    (text2) => /undefined (?:symbol|reference)|duplicate symbol|multiple definition|cannot find -l|unable to find library/.test(
      text2
    )
  ))
    return [];
  const message = (lines2[line3] ?? "").replace(/^error: /, "").replace(/ due to .*$/, "").replace(/, to rerun pass .*$/, "");
  return [finding10(line3, { message }, null)];
}

// src/core/failure/readers/shell.ts
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read: read40
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
function read40({ lines: lines2 }) {
  const written2 = lines2.flatMap((text2, line3) => text2 === "" ? [] : [line3]);
  const start2 = written2.at(-MOST_AFTER) ?? 0;
  return lines2.flatMap((text2, line3) => line3 < start2 ? [] : readAt4(text2, line3) ?? []);
}
function readAt4(text2, line3) {
  const missing2 = WINDOWS.exec(text2)?.groups;
  if (missing2 !== void 0) return notFound2(line3, missing2.command ?? missing2.term ?? "");
  const groups = SPEAKER.exec(text2)?.groups;
  const script2 = groups?.script;
  if (script2 === void 0) return null;
  const said3 = groups?.said ?? "";
  return SMALL_PROGRAM.test(script2) ? smallProgram(line3, script2, said3) : shellAt(line3, script2, groups?.line ?? "", said3);
}
function shellAt(line3, script2, place, said3) {
  const isShell = SHELL2.test(script2);
  if (!isShell && place === "" || /^\d/.test(place) && !ZSH.test(said3)) return null;
  const trouble = troubleOf(said3.replace(/^'([^']{1,300})'(?=: )/, "$1"), script2);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return findingOf(line3, trouble.message, { code, file: isShell ? null : script2 });
}
function troubleOf(said3, script2) {
  const syntax = SYNTAX2.exec(said3)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said3);
    if (match === null) continue;
    const operand2 = match.slice(1).find((group) => group !== void 0) ?? "";
    return settle(code, words, operand2, script2);
  }
  return null;
}
function settle(code, words, operand2, script2) {
  if (code === "command-not-found" && operand2.includes("/"))
    return { code: "no-such-file", message: `${operand2}: no such file or directory` };
  if (code === "no-such-file" && /(?:^|\/)env$/.test(script2))
    return { code: "command-not-found", message: `${operand2}: command not found` };
  return { code, message: `${operand2}: ${words}` };
}
function smallProgram(line3, program, said3) {
  const match = /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
    said3
  )?.groups;
  if (match === void 0) return null;
  return findingOf(line3, `${program}: ${match.operand}: ${match.words}`, {
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
function notFound2(line3, command) {
  return findingOf(line3, `${command}: command not found`, { code: "command-not-found" });
}

// src/core/failure/readers/shellcheck.ts
var shellcheck = {
  tool: "shellcheck",
  rank: "tool",
  programs: ["shellcheck"],
  signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
  read: read41
};
var FILE4 = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED3 = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read41({ lines: lines2 }) {
  let file = null;
  const found = [];
  for (const [line3, text2] of lines2.entries()) {
    file = FILE4.exec(text2)?.groups?.file ?? file;
    const groups = (MARKED3.exec(text2) ?? LIKE_GCC.exec(text2))?.groups;
    if (groups === void 0) continue;
    found.push(
      findingOf(line3, groups.message ?? "", {
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
  read: read42
};
var PLAIN5 = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL3 = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read42(output) {
  return output.lines.flatMap((text2, line3) => {
    const groups = (PLAIN5.exec(text2) ?? PRETTY.exec(text2) ?? GLOBAL3.exec(text2))?.groups;
    if (groups === void 0) return [];
    return {
      line: line3,
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
  read: read43
};
var HEADER6 = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE = /^={70}$/;
function read43({ lines: lines2 }) {
  const found = [];
  lines2.forEach((text2, line3) => {
    const header = HEADER6.exec(text2);
    if (header === null || !DOUBLE.test(lines2[line3 - 1] ?? "")) return;
    found.push(testFinding2(header, lines2.slice(line3, endOfBlock4(lines2, line3)), line3));
  });
  const none2 = lines2.indexOf("NO TESTS RAN");
  return found.length === 0 && none2 >= 0 ? [noTests(none2)] : found;
}
function endOfBlock4(lines2, from) {
  const last = Math.min(lines2.length, from + 2e3);
  for (let line3 = from + 1; line3 < last; line3 += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines2[line3] ?? "")) return line3;
  }
  return last;
}
function testFinding2(header, block2, line3) {
  const [, name2 = "", owner = "", suffix = ""] = header;
  const traceback = readTracebacks(block2).at(-1);
  const said3 = traceback ?? { ...readException(firstWords(block2)), origin: null, frame: null };
  return {
    line: line3,
    severity: "error",
    phase: "test",
    code: codeOf3(name2, owner),
    class: said3.class,
    message: said3.message,
    speech: pythonSpeech(said3.class, said3.message),
    file: said3.origin,
    testId: testIdOf2(name2, owner) + suffix.trimEnd(),
    frame: said3.frame
  };
}
function codeOf3(name2, owner) {
  if (/^setUp(?:Class|Module)$/.test(name2)) return "setup";
  if (/^tearDown(?:Class|Module)$/.test(name2)) return "teardown";
  return owner.startsWith("unittest.loader.") ? "collection" : null;
}
function testIdOf2(name2, owner) {
  if (owner.startsWith("unittest.loader.")) return name2;
  const suite = owner.endsWith(`.${name2}`) ? owner.slice(0, -name2.length - 1) : owner;
  return `${suite} > ${name2}`;
}
function firstWords(block2) {
  const ruler = block2.findIndex((text2) => /^-{70}$/.test(text2));
  return block2.slice(ruler + 1).find((text2) => text2 !== "") ?? block2[0] ?? "";
}
function noTests(line3) {
  return {
    line: line3,
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
  read: read44
};
var CODED2 = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED3 = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN6 = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read44({ lines: lines2 }) {
  const found = [];
  lines2.forEach((text2, line3) => {
    const groups = groupsOf3(text2);
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines2, line3);
    found.push(findingOf(line3, groups.message ?? "", { phase: "compile", code: groups.code ?? null, file }));
  });
  return found;
}
function fileAround(lines2, line3) {
  const below = CODED_PLACE.exec(lines2[line3 + 1] ?? "")?.groups?.file;
  return below ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines2[line3] ?? "")?.groups?.file ?? null;
}
function groupsOf3(text2) {
  const coded = CODED2.exec(text2)?.groups;
  if (coded !== void 0)
    return /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/.test(coded.code ?? "") ? null : coded;
  const groups = (TRANSFORM.exec(text2) ?? PLACED3.exec(text2) ?? PLUGIN.exec(text2) ?? PLAIN6.exec(text2))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}

// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read: read45
};
var HEADER7 = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?)(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END2 = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read45({ lines: lines2 }) {
  const found = [];
  let headers = [];
  lines2.forEach((text2, line3) => {
    const header = headerOf(text2);
    if (header !== null) headers.push(header);
    else if (UNHANDLED2.test(text2)) headers = [{ file: "", test: null }];
    else if (text2.trim() !== "" && headers.length > 0) {
      found.push(...failed8(lines2, line3, headers));
      headers = [];
    }
  });
  return [...found, ...lines2.flatMap((text2, line3) => wholeRun2(text2, line3))];
}
function headerOf(text2) {
  if (!text2.includes("FAIL")) return null;
  const groups = HEADER7.exec(text2)?.groups;
  return groups?.file === void 0 ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}
function failed8(lines2, line3, headers) {
  const text2 = (lines2[line3] ?? "").trim();
  const head2 = errorHead(text2);
  const message = (head2?.message ?? text2).replace(/ \/\/ .{0,60}equality$/, "");
  const end = endOfBlock5(lines2, line3 + 1);
  const origin = originOf(lines2, line3, end);
  const cause = causeOf2(lines2, line3 + 1, end);
  const finding11 = findingOf(line3, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head2?.code ?? null,
    class: head2?.class ?? null,
    // The words of a snapshot's error hold the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : speechOf(head2),
    values: differences(lines2, line3 + 1, end),
    frame: topFrame(lines2, line3 + 1, end)
  });
  const loadPhase = isLoadError(head2, message) ? "compile" : "test";
  return headers.map(({ file, test: test2 }) => ({
    ...finding11,
    phase: test2 === null ? loadPhase : "test",
    file: file || origin,
    testId: test2
  }));
}
function causeOf2(lines2, from, end) {
  const causes = lines2.slice(from, end).flatMap((text2) => /^Caused by: (?<head>\S.*)$/.exec(text2)?.groups?.head ?? []);
  return causes.at(-1) ?? null;
}
function isLoadError(head2, message) {
  return head2?.class === "SyntaxError" || head2?.class === "RolldownError" || NO_LOAD.test(message);
}
var LONGEST_BLOCK2 = 400;
function endOfBlock5(lines2, from) {
  const last = Math.min(lines2.length, from + LONGEST_BLOCK2);
  let end = from;
  while (end < last && !isEnd(lines2[end] ?? "")) end += 1;
  return end;
}
function isEnd(text2) {
  return END2.test(text2) || UNHANDLED2.test(text2) || headerOf(text2) !== null;
}
function differences(lines2, from, end) {
  let start2 = from;
  while (start2 < end && !isStackLine(lines2[start2] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines2[start2] ?? "")) return messageTail(lines2, start2, end);
    start2 += 1;
  }
  return [];
}
function originOf(lines2, from, end) {
  for (let i = from; i < Math.min(end, from + 60); i += 1) {
    const origin = /^This error originated in "([^"]{1,400})" test file/.exec(lines2[i] ?? "");
    if (origin !== null) return origin[1] ?? null;
  }
  return null;
}
function wholeRun2(text2, line3) {
  if (/^No test (?:suite )?files? found, exiting/.test(text2)) {
    return [findingOf(line3, "No test files found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/.exec(text2)?.[1];
  if (coverage === void 0) return [];
  return [findingOf(line3, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
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
  python2,
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
function relativisePaths(text2, places) {
  let result = text2;
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
  return [...found].sort((a, b) => b.length - a.length);
}
function percentEncoded(path2) {
  return path2.replace(/[ %#?"<>`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function replacePlace(text2, place, name2) {
  if (!text2.includes(place.split(/[\\/]+/).at(-1) ?? "")) return text2;
  const drive = /^[A-Za-z]:/.test(place);
  const parts = place.split(/[\\/]+/).map((part2) => part2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\\\/]{1,2}");
  const before = drive ? "(?<![\\w])(?:file:\\/{2,3})?" : "(?<![\\w.])(?:file:\\/\\/)?(?:\\/private)?";
  const pattern = new RegExp(`${before}${parts}([\\\\/]{1,2}|(?![\\w-]|\\.\\w))`, drive ? "gi" : "g");
  return text2.replace(pattern, (_match, slash) => {
    if (name2 !== "") return slash === "" ? name2.slice(0, -1) : name2;
    return slash === "" ? "." : "";
  });
}
function forwardSlashes(text2) {
  if (!text2.includes("\\")) return text2;
  return text2.replace(
    /(?<![\w\\/.-])(?:[A-Za-z]:\\)?[\w.@~<>-]{1,100}(?:\\{1,2}[\w.@ ~<>-]{1,100}){1,40}\.\w{1,6}\b/g,
    (path2) => path2.replace(/\\+/g, "/")
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
function replaceDependencies(text2) {
  let result = text2;
  for (const [marker, name2] of DEPENDENCIES) result = replaceUpTo(result, marker, name2);
  return result.replace(/(?:<dep>\/[\w@./+-]{0,200}){1,20}<dep>\//g, "<dep>/").replace(/(<dep>\/[\w./@-]{1,120}?)[@-]v?\d{1,6}(?:\.\d{1,6}){1,4}[\w.+-]{0,40}(?=\/)/g, "$1");
}
function replaceUpTo(text2, marker, name2) {
  const kept = [];
  let done2 = 0;
  for (const match of text2.matchAll(marker)) {
    const start2 = startOfPath(text2, match.index, done2);
    if (start2 < match.index && text2[match.index - 1] !== "/") continue;
    kept.push(text2.slice(done2, start2), name2);
    done2 = match.index + match[0].length;
  }
  if (done2 === 0) return text2;
  kept.push(text2.slice(done2));
  return kept.join("");
}
function startOfPath(text2, from, limit) {
  let start2 = from;
  while (start2 > limit && !/[\s'"`()[\]{}<>=,|]/.test(text2[start2 - 1] ?? " ")) start2 -= 1;
  return start2;
}
function replaceTemporary(text2) {
  const named2 = text2.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named2.includes("<tmp>/") ? withoutRandomNames(named2) : named2;
}
function withoutRandomNames(text2) {
  return text2.replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, "<tmp>").replace(/<tmp>\/cc\w{6}(?=\.\w)/g, "<tmp>/cc").replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, "<tmp>/$1<n>").replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/tmp\.\w{6,12}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, "<tmp>/$1<n>");
}
function stripVersions(text2) {
  return text2.replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, "$1").replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, "$1<hash>");
}

// src/core/failure/canonicalise.ts
function canonicalise(raw, context2) {
  const plain3 = redactInside(cleanOutput(raw).join("\n"));
  const lines2 = relativisePaths(plain3, context2).split("\n");
  const found = findingsOf(lines2, context2);
  const primary = primaryFinding(found);
  const { finding: finding11, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys } = failureItems(found);
  const frame = finding11.frame === null ? null : shorten(maskVolatile(finding11.frame));
  const kind = classifyKind(found, lines2, context2);
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
    query: composeQuery(
      { tool, code: finding11.code, class: finding11.class, message, frame },
      homeName(context2)
    )
  };
}
function homeName({ home = "" }) {
  return home.split(/[\\/]/).slice(-1);
}
function findingsOf(lines2, context2) {
  const known = findingsByRank({ lines: lines2 }, context2.command, readers);
  const sources = [
    () => known("tool"),
    () => known("runtime"),
    () => readPlaced(lines2, context2),
    () => known("wrapper")
  ];
  for (const source of sources) {
    const [first, ...rest] = source();
    if (first !== void 0) return [first, ...rest];
  }
  return [readUnknown(lines2, context2)];
}
function skeletonOf({ finding: finding11 }) {
  const fixed = maskLocations(maskVolatile(finding11.message));
  return shorten(maskValues(fixed, finding11.speech).replace(/\s+/g, " ").trim());
}

// src/core/planning/verification/run-verdict.ts
var passed = (reason) => ({ verdict: "passed", reason });
var failed9 = (reason) => ({ verdict: "failed", reason });
var undecided = (reason) => ({ verdict: "undecided", reason });
function clip(text2) {
  const line3 = text2.replaceAll(/\s+/g, " ").trim();
  return line3.length > 100 ? `${line3.slice(0, 99)}…` : line3;
}

// src/core/planning/verification/said-of-search.ts
var COUNT3 = /(?:==|=|→|->|returns?|prints?|outputs?|expect(?:ed)?(?: to be)?|must be|should be|shows?|is|equals?)[:\s]*(?:exactly )?[`"']?(\d{1,6})\b|\b(\d{1,6}) (?:match(?:es)?|occurrences?|hits?|results?|lines?)\b/i;
var ABSENT = /\bno (?:match(?:es)?|results?|output|hits?|lines?|occurrences?|references?|instances?|usages?|imports?|longer)\b|\bnothing\b|\bzero\b|\bfinds none\b|\b(?:must|should|does|do|is|are|will|may)(?: not|n't) (?:\w+ )?(?:appear|contain|exist|match|found|find|present|import|use|reference|mention|include|remain)|\bnever (?:appear|contain|import|use|reference|mention)s?\b|\babsent\b|\babsence\b|\bis empty\b|\bempty output\b|\bexits? (?:code |with |status )?1\b|\b(?:is|are|was|were|has been|have been) (?:removed|deleted|gone)\b|\bfree of\b|\bnone (?:is|are|found|left|remain)/i;
var NEGATION2 = /\b(?:no|not|never|without|none|nor|cannot)\b|n't\b|\bremoved?\b|\bdeleted?\b/i;
var FOUND = /\b(?:at least|matches|is found|are found|present|contains|exists|returns (?:a|one|the) |one match|1 match|prints|shows)\b/i;
function expectationOf(search, texts2) {
  const relevant = [...texts2.near, ...texts2.far.flatMap(clauses).filter((text2) => speaksOf(text2, search))];
  const read46 = relevant.map(readText2);
  const open = read46.find(({ kind }) => kind === "unclear");
  const counted2 = read46.find(({ kind }) => kind === "count");
  const absent = read46.find(({ kind }) => kind === "absent");
  const found = read46.some(({ kind }) => kind === "found-word");
  if (absent !== void 0 && (found || counted2?.kind === "count" && counted2.count > 0))
    return { kind: "unclear", because: absent.text };
  if (counted2?.kind === "count") return { kind: "count", count: counted2.count, because: counted2.text };
  if (absent !== void 0) return { kind: "absent", because: absent.text };
  return open === void 0 ? { kind: "found" } : { kind: "unclear", because: open.text };
}
function readText2(text2) {
  const count = COUNT3.exec(text2);
  const number3 = count?.[1] ?? count?.[2];
  if (number3 !== void 0 && !/\bat least\b|>=|≥/i.test(text2))
    return { kind: "count", count: Number(number3), text: text2 };
  if (ABSENT.test(text2)) return { kind: "absent", text: text2 };
  if (NEGATION2.test(text2)) return { kind: "unclear", text: text2 };
  return { kind: FOUND.test(text2) ? "found-word" : "silent", text: text2 };
}
function clauses(text2) {
  return text2.slice(0, 4e3).split(/(?<=[.;!?])\s+|\n+/).map((part2) => part2.trim()).filter((part2) => part2 !== "");
}
function speaksOf(text2, { pattern, files }) {
  const low = text2.toLowerCase();
  if (/\b(?:e?grep|rg|search)\b/i.test(text2)) return true;
  const words = pattern.toLowerCase().match(/[a-z][a-z0-9_.-]{2,}/g) ?? [];
  const named2 = words.some((word) => low.includes(word.replace(/(?<![.-])[.-]+$/, "")));
  return named2 || words.length === 0 && files.some((file) => low.includes(baseName3(file).toLowerCase()));
}
function baseName3(path2) {
  return path2.replace(/(?<!\/)\/+$/, "").replace(/^.*\//, "");
}

// src/core/planning/verification/judge-search.ts
function judgeSearch(search, run2, exitCode, comments) {
  const unseen = notSearched(search, run2);
  if (unseen !== null && !(search.negated && exitCode !== 0)) return failed9(unseen);
  if (search.negated)
    return exitCode === 0 ? passed("nothing was found") : failed9("it found what must not be there");
  if (search.comparedTo !== null) return judgeCount(search.comparedTo, search, run2);
  if (exitCode > 1) return failed9(`exit code ${exitCode}: the search itself failed`);
  if (search.listsWithout) return judgeList(search, run2);
  if (search.inverted) return byExit(exitCode);
  const texts2 = { near: [...comments, ...run2.texts.near], far: run2.texts.far };
  return judgeExpected(expectationOf(search, texts2), search, run2, exitCode);
}
function judgeExpected(expected, search, run2, exitCode) {
  switch (expected.kind) {
    case "found":
      return byExit(exitCode);
    case "absent":
      return exitCode === 1 ? passed(`nothing was found, as wanted: ${clip(expected.because)}`) : failed9(`it was found, and must not be: ${clip(expected.because)}`);
    case "count":
      return search.counts || expected.count === 0 ? judgeCount(expected.count, search, run2) : byExit(exitCode);
    case "unclear":
      return undecided(
        `the plan does not say clearly whether it must find something (${clip(expected.because)}); write ! grep -q when it must not`
      );
  }
}
function byExit(exitCode) {
  return exitCode === 0 ? passed("it was found") : failed9("it was not found");
}
function judgeList(search, run2) {
  const kinds = search.files.map(run2.kindOf);
  if (search.files.length === 0 || kinds.some((kind) => kind !== "file"))
    return undecided(
      "a list of files without a match does not say that no file has one; name each file, or write ! grep -rq"
    );
  const listed2 = new Set(run2.output.split(/\r?\n/).map((one) => one.trim()));
  const holds = search.files.find((file) => !listed2.has(file));
  return holds === void 0 ? passed("no file holds it") : failed9(`${holds} holds what must not be there`);
}
function judgeCount(wanted, search, run2) {
  const lines2 = run2.output.split(/\r?\n/).filter((line3) => line3.trim() !== "" && !isComplaint(line3));
  const counts = search.counts ? lines2.flatMap((line3) => /^(?:.{1,400}:)?(\d{1,9})$/.exec(line3.trim())?.[1] ?? []) : lines2.map(() => "1");
  if (search.counts && counts.length === 0) return undecided("it printed no count");
  return compareCount(
    counts.reduce((sum2, count) => sum2 + Number(count), 0),
    wanted
  );
}
function compareCount(found, wanted) {
  return found === wanted ? passed(`${found} found, as wanted`) : failed9(`${found} found, wanted ${wanted}`);
}
function notSearched(search, run2) {
  const missing2 = search.files.find((file) => isPlainPath(file) && run2.kindOf(file) === "missing");
  if (missing2 !== void 0) return `${missing2} does not exist, so nothing was searched`;
  const complaint = run2.output.split(/\r?\n/).find((line3) => isComplaint(line3) && !isAboutComparison(line3, search));
  return complaint === void 0 ? null : `the search failed: ${clip(complaint.trim())}`;
}
function isPlainPath(word) {
  return !/[*?[\]{}$`~]/.test(word) && word !== "-";
}
var COMPLAINT = /^\S{0,200}(?:grep|rg|ag|ack|sh|bash|zsh)(?:\.exe)?: .*(?:No such file|cannot find|not found|Is a directory|Permission denied|invalid|os error|unknown|unrecognized|unmatched|syntax error)/i;
function isComplaint(line3) {
  return COMPLAINT.test(line3.slice(0, 1e3));
}
function isAboutComparison(line3, { comparedTo }) {
  return comparedTo !== null && /: (?:={1,3}|-eq|returns|=>|→|\d{1,6}): /.test(line3);
}

// src/core/planning/verification/search-command.ts
var PROGRAMS = /* @__PURE__ */ new Set(["grep", "egrep", "fgrep", "rg", "ag", "ack", "zgrep"]);
var WITH_VALUE = /[efmABCgtTjd]$/;
var LONG_WITH_VALUE = /^--(?:regexp|file|max-count|after-context|before-context|context|include|exclude|exclude-dir|glob|type|type-not)$/;
function searchCommand(words) {
  const negated = words[0] === "!";
  const rest = words.slice(negated ? 1 : 0).filter((word, index, all) => !isPrefix(word, index, all));
  const start2 = rest[0] === "git" && rest[1] === "grep" ? 2 : 1;
  const program = (rest[0] ?? "").replace(/^.*\//, "");
  if (start2 === 1 && !PROGRAMS.has(program)) return null;
  const read46 = readArguments(rest.slice(start2));
  const [first, ...others2] = read46.plain;
  const pattern = read46.pattern ?? first ?? "";
  const operands2 = read46.pattern === null ? others2 : read46.plain;
  const compared = comparison(operands2);
  return {
    negated,
    pattern,
    files: compared === null ? operands2 : operands2.slice(0, -2),
    counts: read46.has(/c/, "count"),
    listsWithout: read46.has(/L/, "files-without-match") && program !== "rg" ? true : read46.long("files-without-match"),
    inverted: read46.has(/v/, "invert-match"),
    comparedTo: compared
  };
}
function isPrefix(word, index, all) {
  const before = all.slice(0, index);
  return /^[A-Za-z_]\w*=/.test(word) && before.every((one) => /^[A-Za-z_]\w*=/.test(one));
}
function readArguments(words) {
  const end = words.indexOf("--");
  const options = end === -1 ? words : words.slice(0, end);
  const plain3 = [];
  const flags2 = [];
  let pattern = null;
  for (let index = 0; index < options.length; index += 1) {
    const word = options[index] ?? "";
    if (!/^-./.test(word)) plain3.push(word);
    else flags2.push(word);
    if (!takesNext(word)) continue;
    index += 1;
    if (/^-\w*e$|^--regexp$/.test(word)) pattern = options[index] ?? "";
  }
  if (end !== -1) plain3.push(...words.slice(end + 1));
  const given = flags2.find((flag2) => flag2.startsWith("--regexp="))?.slice("--regexp=".length);
  const long = (name2) => flags2.includes(`--${name2}`);
  const has = (letter, name2) => long(name2) || flags2.some((flag2) => /^-[A-Za-z]/.test(flag2) && letter.test(flag2.slice(1)));
  return { plain: plain3, pattern: pattern ?? given ?? null, long, has };
}
function takesNext(word) {
  if (!/^-./.test(word)) return false;
  return word.startsWith("--") ? LONG_WITH_VALUE.test(word) : /^-[A-Za-z]+$/.test(word) && WITH_VALUE.test(word);
}
function comparison(operands2) {
  const [sign2 = "", number3 = ""] = operands2.slice(-2);
  return /^(?:={1,3}|-eq|returns|=>|→)$/.test(sign2) && /^\d{1,6}$/.test(number3) ? Number(number3) : null;
}

// src/core/planning/verification/shell-line.ts
var BLANK = /[^\S\n]+/y;
var COMMENT = /#[^\n]*/y;
var OPERATOR = /&&|\|\||\|&|[|;&\n]/y;
var REDIRECTION = /(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<&|[<>])/y;
var KEYWORDS = new Set("if for while until case select function { } ( ) then do coproc".split(" "));
var LONGEST8 = 2e4;
function readShellLine(line3) {
  const cursor = { line: line3, at: 0, comments: [], complex: line3.length > LONGEST8 };
  const commands = [newCommand("")];
  while (cursor.at < line3.length && !cursor.complex) step(cursor, commands);
  const found = commands.filter(({ words }) => words.length > 0);
  const complex = cursor.complex || found.some(({ words }) => words.some((word) => KEYWORDS.has(word)));
  return { commands: found, comments: cursor.comments, complex };
}
function newCommand(joined4) {
  return { words: [], joined: joined4, substitutions: [], redirects: false };
}
function step(cursor, commands) {
  const current = commands.at(-1);
  if (current === void 0 || take(cursor, BLANK) !== null) return;
  const comment2 = take(cursor, COMMENT);
  if (comment2 !== null) cursor.comments.push(comment2.slice(1).trim());
  else if (!redirection(cursor, current) && !operator(cursor, commands)) {
    const word = readWord(cursor, current.substitutions);
    if (!current.redirects) current.words.push(word);
    current.redirects = false;
  }
}
function redirection(cursor, current) {
  const found = take(cursor, REDIRECTION);
  if (found === null) return false;
  if (/<<(?!<)/.test(found)) cursor.complex = true;
  current.redirects = true;
  return true;
}
function operator(cursor, commands) {
  const found = take(cursor, OPERATOR);
  if (found !== null) {
    commands.push(newCommand(found));
    return true;
  }
  if (!/[()]/.test(cursor.line[cursor.at] ?? "")) return false;
  cursor.complex = true;
  return true;
}
var SINGLE = /'[^']*'/y;
var DOUBLE2 = /"(?:[^"\\]|\\[\s\S])*"/y;
var BACKTICKS = /`(?:[^`\\]|\\[\s\S])*`/y;
var BARE = /[^\s|;&<>()'"`\\$]+|\$(?!\()/y;
var SUBSTITUTION = /\$\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])*\))*\)/y;
function readWord(cursor, substitutions) {
  let word = "";
  while (cursor.at < cursor.line.length && !/[\s|;&<>()]/.test(cursor.line[cursor.at] ?? "")) {
    const part2 = readPart2(cursor, substitutions);
    if (part2 === null) {
      cursor.complex = true;
      cursor.at = cursor.line.length;
      return word;
    }
    word += part2;
  }
  return word;
}
function readPart2(cursor, substitutions) {
  const bare = take(cursor, BARE);
  if (bare !== null) return bare;
  const single = take(cursor, SINGLE);
  if (single !== null) return single.slice(1, -1);
  const double = take(cursor, DOUBLE2);
  if (double !== null) return inDoubleQuotes(double.slice(1, -1), substitutions);
  const substituted = take(cursor, SUBSTITUTION);
  if (substituted !== null) {
    substitutions.push(substituted.slice(2, -1));
    return substituted;
  }
  const backticks = take(cursor, BACKTICKS);
  if (backticks !== null) {
    substitutions.push(backticks.slice(1, -1));
    return backticks;
  }
  if (cursor.line[cursor.at] !== "\\") return null;
  cursor.at += 2;
  return cursor.line[cursor.at - 1] ?? "";
}
function inDoubleQuotes(text2, substitutions) {
  const inner = new RegExp(SUBSTITUTION.source, "g");
  for (const [found] of text2.matchAll(inner)) substitutions.push(found.slice(2, -1));
  return text2.replaceAll(/\\(["\\$`])/g, "$1");
}
function take(cursor, pattern) {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.line)?.[0];
  if (found === void 0) return null;
  cursor.at += found.length;
  return found;
}

// src/core/planning/verification/judge-run.ts
function judgeRun(run2) {
  const { exitCode } = run2;
  if (run2.timedOut) return failed9("it did not end in time");
  if (exitCode === null) return failed9("it did not run to its end");
  const whole = readShellLine(run2.command);
  const { line: line3, folder } = withoutChangeOfFolder(whole);
  const facts = folder === null ? run2 : { ...run2, kindOf: (path2) => run2.kindOf(under(folder, path2)) };
  const only = line3.commands.length === 1 && !line3.complex ? line3.commands[0] : void 0;
  const search = only === void 0 ? null : searchCommand(only.words);
  if (search !== null) return judgeSearch(search, facts, exitCode, line3.comments);
  return exitCode === 0 ? judgeSuccess(line3, facts) : failed9(`exit code ${exitCode}`);
}
function withoutChangeOfFolder(line3) {
  const [first, ...rest] = line3.commands;
  const folder = first?.words[1];
  const moves = first?.words[0] === "cd" && first.words.length === 2 && /^(?:&&|;|\n)$/.test(rest[0]?.joined ?? "");
  return moves && folder !== void 0 ? { line: { ...line3, commands: rest }, folder } : { line: line3, folder: null };
}
function under(folder, path2) {
  return path2.startsWith("/") ? path2 : `${folder.replace(/(?<!\/)\/+$/, "")}/${path2}`;
}
function judgeSuccess(line3, run2) {
  const unseen = unseenAbsence(line3, run2);
  if (unseen !== null) return failed9(unseen);
  const last = line3.commands.at(-1);
  if (last === void 0 || line3.complex) return passed("exit code 0");
  if (cannotFail(line3, last))
    return undecided(`its last part (${clip(last.words.join(" "))}) always ends with 0, so it cannot fail`);
  const program = (last.words[0] ?? "").replace(/^.*\//, "");
  const masked = (last.joined === "|" || last.joined === "|&") && MASKING.has(program);
  if (!masked || line3.commands.some(({ words }) => words.includes("pipefail"))) return passed("exit code 0");
  return judgePipe(line3, program, run2);
}
var ALWAYS_ZERO = /* @__PURE__ */ new Set(["true", ":", "echo", "printf"]);
var MASKING = new Set(
  "tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs".split(" ")
);
function cannotFail(line3, last) {
  const word = last.words[0] ?? "";
  if (!ALWAYS_ZERO.has(word) && !(word === "exit" && last.words[1] === "0")) return false;
  if (last.joined === "||")
    return !line3.commands.some(({ words, joined: joined4 }) => joined4 === "&&" && words[0] === "exit");
  return last.joined === ";" || last.joined === "\n" || last.joined === "&";
}
function judgePipe(line3, program, run2) {
  const search = program === "wc" ? searchCommand(line3.commands[0]?.words ?? []) : null;
  const count = /^\s*(\d{1,9})\s*$/.exec(run2.output)?.[1];
  const wanted = search === null ? null : wantedCount(search, line3, run2);
  if (count !== void 0 && wanted !== null) return compareCount(Number(count), wanted);
  return undecided(
    `its exit code is that of ${program}, not of what stands before the pipe; write it without the pipe`
  );
}
function wantedCount(search, line3, run2) {
  const near = [...line3.comments, ...run2.texts.near];
  const expected = expectationOf(search, { near, far: run2.texts.far });
  if (expected.kind === "absent") return 0;
  return expected.kind === "count" ? expected.count : null;
}
function unseenAbsence(line3, run2) {
  const searches = line3.commands.flatMap((command, index) => absences(command, line3.commands[index + 1]));
  const found = searches.map((search) => notSearched(search, run2)).find((reason) => reason !== null);
  return found ?? null;
}
function absences(command, next2) {
  const own4 = searchCommand(command.words);
  const counted2 = next2?.joined === "|" && next2.words[0] === "wc";
  const isAbsence = own4 !== null && (own4.negated || counted2 || refuses(next2));
  const tested = /^(?:test|\[{1,2}|!)$/.test(command.words[0] ?? "");
  const inner = tested ? command.substitutions.flatMap(
    (text2) => searchCommand(readShellLine(text2).commands[0]?.words ?? []) ?? []
  ) : [];
  return isAbsence ? [own4, ...inner] : inner;
}
function refuses(next2) {
  if (next2?.joined !== "&&") return false;
  return next2.words[0] === "false" || next2.words[0] === "exit" && next2.words[1] !== "0";
}

// src/app/planning/verification/run-phase-checks.ts
async function runPhaseChecks(request) {
  const evidence = [];
  for (const command of request.commands) evidence.push(await runOne(request, command));
  return evidence;
}
async function runOne(request, command) {
  const { root, folder, timeoutSeconds } = request;
  const run2 = await runCheck({ command: command.command, cwd: root, timeoutMs: timeoutSeconds * 1e3 });
  const kept = keepOutput(run2, (0, import_node_path48.join)(folder, `${command.id}.txt`));
  const { verdict, reason } = verdictOf2(run2, command, root);
  return {
    id: command.id,
    command: command.command,
    places: command.places,
    exitCode: run2.exitCode,
    timedOut: run2.timedOut,
    durationMs: run2.durationMs,
    ...kept,
    file: (0, import_node_path48.relative)(root, kept.file).replaceAll(import_node_path48.sep, "/"),
    verdict,
    reason: redact(reason)
  };
}
function keepOutput(run2, file) {
  const cut2 = run2.droppedBytes === 0 ? "" : `
[${run2.droppedBytes} bytes left out]
`;
  const output = harmless(redact(run2.startError ?? run2.output)) + cut2;
  writeFileAtomic(file, output);
  return { file, sha256: createHash("sha256").update(output).digest("hex") };
}
function verdictOf2(run2, command, root) {
  const empty = run2.exitCode === 0 && !run2.timedOut ? emptyRun(run2.output) : null;
  if (empty !== null) return failed9(`${empty.runner}: ${empty.reason}`);
  const judged2 = judgeRun({
    command: command.command,
    exitCode: run2.exitCode,
    timedOut: run2.timedOut,
    output: run2.output,
    texts: command.texts,
    kindOf: (path2) => kindOfPath(root, path2)
  });
  if (judged2.verdict !== "failed" || !/^exit code/.test(judged2.reason)) return judged2;
  return failed9(`${judged2.reason}: ${failureLine(run2, root)}`);
}
function failureLine(run2, root) {
  const { tool, message, frame } = canonicalise(run2.startError ?? run2.output, {
    command: run2.command,
    exitCode: run2.exitCode,
    signal: run2.signal,
    timedOut: run2.timedOut,
    root,
    home: (0, import_node_os5.homedir)(),
    tmp: (0, import_node_os5.tmpdir)()
  });
  return `${tool}: ${message}${frame === null ? "" : ` (${frame})`}`;
}

// src/app/planning/verification/run-prohibition-tests.ts
var import_node_path49 = require("node:path");
function prohibitionCommands({ claims }) {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}
async function runProhibitionTests(open, request) {
  const judged2 = /* @__PURE__ */ new Map();
  for (const { id, value } of open.claims.prohibitions) {
    const test2 = prohibitionTest(value);
    if (test2 !== null && subjectsExist(test2, request.root)) judged2.set(id, await runOne2(test2, id, request));
  }
  return judged2;
}
function subjectsExist({ target, violation, clean: clean2 }, root) {
  return [target, violation, ...clean2 === null ? [] : [clean2]].every(
    (path2) => readProjectFile(root, path2).kind === "file"
  );
}
async function runOne2(test2, id, { root, folder, timeoutSeconds }) {
  const run2 = (subject) => runCheck({
    command: prohibitionCommand(test2),
    cwd: root,
    timeoutMs: timeoutSeconds * 1e3,
    env: { GSD_PROHIB_SUBJECT: subject, NODE_TEST_CONTEXT: void 0 }
  });
  const own4 = await run2(void 0);
  keepOutput(own4, (0, import_node_path49.join)(folder, `${id}.txt`));
  const violation = await run2(test2.violation);
  const clean2 = test2.clean === null ? null : await run2(test2.clean);
  return judgeProhibition(own4, violation, clean2);
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
    allow: (digest2) => `/msw:verify ${number3} --trust ${digest2}`
  });
}

// src/app/planning/verification/verify-phase.ts
async function verifyPhase(workspace, project3, request) {
  const opened = openExecutedPhase(project3, request.phase);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `.planning/phases/${open.folder}/${open.report}`;
  const refusal = writeObjection(project3.root, file) ?? await refuseUntrusted(workspace, open);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const started2 = isoTime(workspace).replaceAll(":", "-");
  const folder = openVerificationFolder(project3.root, open.folder, started2);
  if (folder.status === "refused") return folder;
  const runs = { root: project3.root, folder: folder.path, timeoutSeconds: request.timeoutSeconds };
  const checks = await runPhaseChecks({ ...runs, commands: open.commands });
  const prohibitions = await runProhibitionTests(open, runs);
  const judgements = readJudgements(workspace, open.folder, coveredFiles(project3.root, open));
  const overrides2 = readOverrides(open.previous?.document.frontmatter.values.overrides);
  const claims = judgePhase(open, { root: project3.root, checks, prohibitions, judgements, overrides: overrides2 });
  const report = reportOf2({ workspace, project: project3, open, judgements, claims, checks });
  if (report === null)
    return {
      status: "refused",
      reason: "A file of the phase changed or vanished while it was verified: verify again."
    };
  writeFileAtomic(
    (0, import_node_path50.join)(folder.path, "evidence.json"),
    `${JSON.stringify({ file, status: report.verdict.status, checks }, null, 2)}
`
  );
  if (open.previous !== null) writeFileAtomic((0, import_node_path50.join)(folder.path, "previous.md"), open.previous.document.text);
  const written2 = writeDocumentPage(project3.root, file, renderVerification(report));
  return written2.status === "refused" ? written2 : { status: "done", report, file };
}
function reportOf2({
  workspace,
  project: project3,
  open,
  judgements,
  claims: judged2,
  checks
}) {
  const { root } = project3;
  const folded = foldHumanChecks(open, judgements);
  const claims = [...judged2, ...folded.failed];
  const covered = coveredFiles(
    root,
    open,
    judgements.flatMap(({ files }) => files)
  );
  const digest2 = coveredDigestOf(root, covered);
  if (digest2 === null) return null;
  const requirements2 = requirementsOf(project3, open, claims);
  const later = laterPhases(project3, open);
  const verdict = phaseVerdict({ claims, humanChecks: folded.open, requirements: requirements2, later });
  const { previous } = open;
  const kept = previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: isoTime(workspace),
    verdict,
    claims,
    confirmed: folded.confirmed,
    requirements: requirements2,
    signs: stubSignsOf(open, root),
    evidence: checks,
    overrides: isList(kept) ? kept : [],
    reVerification: reVerification(previous, verdict.gaps, isUnchanged(open, root)),
    coveredFiles: covered,
    coveredDigest: digest2
  };
}
function isUnchanged({ previous }, root) {
  return previous !== null && previous.coveredDigest !== null && previous.coveredDigest === coveredDigestOf(root, previous.coveredFiles);
}
function foldHumanChecks(open, judgements) {
  const { humanChecks } = open.claims;
  const verdict = (id) => judgements.find((one) => one.id === id && one.by === "user")?.verdict;
  const failed10 = humanChecks.filter(({ id }) => verdict(id) === "failed");
  const asClaims = failed10.map(
    ({ id, test: test2, expected, sources }) => ({
      id,
      kind: "truth",
      text: expected === "" ? test2 : expected,
      sources,
      standing: "human",
      by: "code",
      reason: test2,
      files: [],
      missing: [],
      cites: []
    })
  );
  return {
    confirmed: humanChecks.filter(({ id }) => verdict(id) === "passed"),
    open: humanChecks.filter(({ id }) => verdict(id) !== "passed" && verdict(id) !== "failed"),
    failed: foldJudgements(asClaims, judgements)
  };
}
function requirementsOf(project3, open, claims) {
  const plans = open.plans.map(({ id, document }, index) => ({
    id,
    requirements: document.requirements,
    completed: open.phase.plans[index]?.summary?.requirementsCompleted ?? []
  }));
  return coverRequirements(
    open.roadmap?.requirements ?? [],
    project3.requirements?.items ?? [],
    plans,
    claims
  );
}
function laterPhases(project3, open) {
  return (project3.roadmap?.phases ?? []).filter(({ number: number3 }) => comparePhases(number3, open.facts.number) > 0).map(({ number: number3, successCriteria }) => ({ number: number3, criteria: successCriteria }));
}

// src/cli/phase-verify.ts
var DEFAULT_TIMEOUT_SECONDS = 600;
var verifyOptions = { ...json, "no-commit": { type: "boolean" }, timeout: { type: "string" } };
var judgeOptions = {
  ...json,
  evidence: { type: "string", multiple: true },
  by: { type: "string" }
};
var verify2 = {
  options: verifyOptions,
  words: { least: 1, most: 2, names: "the number of a phase" },
  run: (call) => withProject(call, 1, verifyOne)
};
var judge = {
  options: judgeOptions,
  words: { least: 3, most: 4, names: "a phase, an id and passed, failed or human" },
  run: (call) => withProject(call, 3, judgeOne)
};
async function withProject(call, at, use) {
  const folder = namedFolder(call, call.words[at]);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === "refused") return failed(opened.reason);
  const space = openWorkspace(opened.project.root, call.env);
  return space.status === "ok" ? use(space.workspace, opened.project, call) : failed(space.reason);
}
async function verifyOne(workspace, project3, call) {
  const seconds = textOf2(call.values, "timeout");
  if (seconds !== null && !/^[1-9]\d{0,5}$/.test(seconds))
    return misused("--timeout needs a number of seconds.");
  const timeoutSeconds = seconds === null ? DEFAULT_TIMEOUT_SECONDS : Number(seconds);
  const result = await verifyPhase(workspace, project3, { phase: call.words[0] ?? "", timeoutSeconds });
  if (result.status === "refused") return failedWithList(result.reason);
  const { report, file } = result;
  const recorded = await recordVerification(project3, report, file, !isSet(call.values, "no-commit"));
  const text2 = isSet(call.values, "json") ? doneJson(view(report, file, recorded)).text : done(lines(report, file, recorded)).text;
  if (report.verdict.status === "passed") return { code: 0, text: text2, problem: recorded.problem };
  return { code: 1, text: text2, problem: `Phase ${report.number} is not verified: ${report.verdict.status}.` };
}
function view(report, file, recorded) {
  const { verdict, number: number3, evidence, requirements: requirements2, reVerification: reVerification2 } = report;
  return {
    phase: number3,
    status: verdict.status,
    score: verdict.score,
    file,
    gaps: verdict.gaps,
    deferred: verdict.deferred,
    human: verdict.human.filter(({ id }) => !verdict.undecided.some((claim2) => claim2.id === id)),
    undecided: verdict.undecided.map(({ id, kind, text: text2, reason, sources }) => ({
      id,
      kind,
      statement: text2,
      reason,
      sources
    })),
    requirements: requirements2,
    evidence,
    reVerification: reVerification2,
    synced: recorded.synced,
    commit: recorded.commit,
    problem: recorded.problem,
    next: nextOf(report)
  };
}
function nextOf({ number: named2, verdict }) {
  const number3 = quoteName(named2);
  if (verdict.undecided.length > 0)
    return prose`phase judge ${number3} ID passed|failed|human --evidence "FILE:LINE why", then phase verify ${number3}`;
  if (verdict.status === "gaps_found") return prose`/msw:plan ${number3} --gaps`;
  return verdict.status === "passed" ? prose`/msw:next` : prose`the user looks, and types: ${judgeCommand(named2, "ID")}`;
}
function lines(report, file, { commit, problem: problem2 }) {
  const { verdict, evidence } = report;
  const { met, of } = verdict.score;
  const undecided2 = new Set(verdict.undecided.map(({ id }) => id));
  return joinProse(
    [
      prose`Phase ${quoteName(report.number)}: ${quoteName(verdict.status)}, ${met} of ${of} must-haves verified. ${quoteName(file)}`,
      ...evidence.map(({ command, verdict: judged2, reason, durationMs }) => {
        const seconds = quoteName((durationMs / 1e3).toFixed(1));
        return prose`  ${quoteName(judged2)}  ${quoteLine(command, 200)}  (${quoteLine(reason, 200)}; ${seconds} s)`;
      }),
      ...verdict.gaps.map(({ truth, reason }) => prose`gap: ${quoteLine(`${truth}: ${reason}`, 300)}`),
      ...verdict.deferred.map(
        ({ truth, addressedIn }) => prose`deferred to ${quoteLine(addressedIn, 80)}: ${quoteLine(truth, 200)}`
      ),
      ...verdict.undecided.map(
        ({ id, text: text2, reason }) => prose`undecided ${quoteName(id)}: ${quoteLine(`${text2} (${reason})`, 300)}`
      ),
      ...verdict.human.filter(({ id }) => !undecided2.has(id)).map(({ id, test: test2 }) => prose`for a person ${quoteName(id)}: ${quoteLine(test2, 300)}`),
      commit?.status === "skipped" || commit?.status === "refused" ? prose`Not committed: ${quoteLine(commit.reason, 300)}` : null,
      problem2 === null ? null : quoteLine(problem2, 300),
      prose`Next: ${nextOf(report)}`
    ],
    "\n"
  );
}
async function judgeOne(workspace, project3, call) {
  const { words, values } = call;
  const [number3 = "", id = "", verdict] = words;
  const by = textOf2(values, "by") ?? "model";
  if (verdict !== "passed" && verdict !== "failed" && verdict !== "human")
    return misused("The verdict is passed, failed or human.");
  if (by !== "model" && by !== "user") return misused("--by is model or user.");
  const refusal = by === "user" ? refuseUnlessPerson(call, "A judgement by the user", judgeCommand(number3, id)) : null;
  if (refusal !== null) return refusal;
  const opened = openExecutedPhase(project3, number3);
  if (opened.status === "refused") return failed(opened.reason);
  const given = values.evidence;
  const evidence = Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];
  const judged2 = await judgeClaim(workspace, opened.open, { id, verdict, by, evidence });
  if (judged2.status === "refused") return failed(judged2.reason);
  if (isSet(values, "json")) return doneJson(judged2.judgement);
  return done(
    prose`${quoteName(id)}: ${quoteName(verdict)}, judged by ${quoteName(by)}. phase verify ${quoteName(number3)} takes it up.`
  );
}

// src/cli/phase.ts
var phase = {
  help: prose`msw-protocol phase VERB [--json]

  next [DIR]      what to do next in a planned project, and why; changes nothing
  progress [DIR]  where the project stands: its phases, what waits, and what comes next
  context N --from FILE [DIR]   writes the CONTEXT of phase N from answers (JSON); --update adds to one that is
                  there; --schema shows how answers look
  check N [DIR]   whether the plans of phase N are ready: each by itself, their order, what they cover;
                  --gaps: they close the gaps of its verification; --round, --review: one round of planning,
                  counted; --apply: list them in the roadmap and commit them, --accept (in a terminal):
                  although the plan-checker did not let them pass; --short: without coverage and problems
  verify N [DIR]  runs the trusted checks of phase N, judges its must-haves and writes its VERIFICATION.md;
                  --no-commit; --timeout SECONDS for each check (600); exit code 1 unless it passed
  judge N ID passed|failed|human [DIR]   settles what code cannot tell: --evidence "FILE:LINE why"; --by user
                  in a terminal`,
  verbs: {
    check,
    verify: verify2,
    judge,
    next,
    progress,
    context
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  phase
});
