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
      return (...args) => new Promise((resolve4, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve4(result);
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

// src/hooks/active/on-session.ts
var on_session_exports = {};
__export(on_session_exports, {
  onSessionEnd: () => onSessionEnd,
  onSessionStart: () => onSessionStart,
  onStopFailure: () => onStopFailure
});
module.exports = __toCommonJS(on_session_exports);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  CONSTANT_CATCH: () => CONSTANT_CATCH,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  attachSchema: () => attachSchema,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  codePointLength: () => codePointLength,
  constantCatch: () => constantCatch,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  defineLazyInternal: () => defineLazyInternal,
  derived: () => derived,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  explicitlyAborted: () => explicitlyAborted,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  hide: () => hide,
  installLazyProp: () => installLazyProp,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  members: () => members,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  own: () => own,
  parsedType: () => parsedType,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  rawShape: () => rawShape,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  sizeCaps: () => sizeCaps,
  slugify: () => slugify,
  stringifyPrimitive: () => stringifyPrimitive,
  toZod: () => toZod,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function toZod() {
  return (schema) => schema;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array, separator = "|") {
  return array.map((val) => stringifyPrimitive(val)).join(separator);
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
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object2, key, getter) {
  let value = void 0;
  Object.defineProperty(object2, key, {
    get() {
      if (value === EVALUATING) {
        return void 0;
      }
      if (value === void 0) {
        value = EVALUATING;
        value = getter();
      }
      return value;
    },
    set(v) {
      Object.defineProperty(object2, key, {
        value: v
        // configurable: true,
      });
    },
    configurable: true
  });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
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
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap ? wrap(value, key) : value;
      });
    } else
      putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
  return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
  if (!path)
    return obj;
  return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
  const keys = Object.keys(promisesObj);
  const promises = keys.map((key) => promisesObj[key]);
  return Promise.all(promises).then((results) => {
    const resolvedObj = {};
    for (let i = 0; i < keys.length; i++) {
      resolvedObj[keys[i]] = results[i];
    }
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) {
    str += chars[Math.floor(Math.random() * chars.length)];
  }
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
function slugify(input) {
  return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = /* @__PURE__ */ cached(() => {
  if (globalConfig.jitless) {
    return false;
  }
  if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
    return false;
  }
  try {
    const F = Function;
    new F("");
    return true;
  } catch (_) {
    return false;
  }
});
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
function numKeys(data) {
  let keyCount = 0;
  for (const key in data) {
    if (Object.prototype.hasOwnProperty.call(data, key)) {
      keyCount++;
    }
  }
  return keyCount;
}
var getParsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
        return "promise";
      }
      if (typeof Map !== "undefined" && data instanceof Map) {
        return "map";
      }
      if (typeof Set !== "undefined" && data instanceof Set) {
        return "set";
      }
      if (typeof Date !== "undefined" && data instanceof Date) {
        return "date";
      }
      if (typeof File !== "undefined" && data instanceof File) {
        return "file";
      }
      return "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set([
  "string",
  "number",
  "bigint",
  "boolean",
  "symbol",
  "undefined"
]);
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
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target ?? (target = getter());
      return Reflect.get(target, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target ?? (target = getter());
      return Reflect.set(target, prop, value, receiver);
    },
    has(_, prop) {
      target ?? (target = getter());
      return Reflect.has(target, prop);
    },
    deleteProperty(_, prop) {
      target ?? (target = getter());
      return Reflect.deleteProperty(target, prop);
    },
    ownKeys(_) {
      target ?? (target = getter());
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(_, prop) {
      target ?? (target = getter());
      return Reflect.getOwnPropertyDescriptor(target, prop);
    },
    defineProperty(_, prop, descriptor) {
      target ?? (target = getter());
      return Reflect.defineProperty(target, prop, descriptor);
    }
  });
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
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
var BIGINT_FORMAT_RANGES = {
  int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
  uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".pick() cannot be used on object schemas containing refinements");
  }
  const newShape = {};
  mirrorShape(newShape, schema, maskedKeys(schema, mask));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
  const raw = sourceShape(schema);
  const keys = [];
  for (const key of Reflect.ownKeys(mask)) {
    if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
      throw new Error(`Unrecognized key: "${String(key)}"`);
    }
    if (mask[key])
      keys.push(key);
  }
  return keys;
}
function omit(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".omit() cannot be used on object schemas containing refinements");
  }
  const omitted = new Set(maskedKeys(schema, mask));
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape2) {
  if (!isPlainObject(shape2)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape2)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape2) }));
}
function extended(schema, shape2) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape2);
  return newShape;
}
function safeExtend(schema, shape2) {
  if (!isPlainObject(shape2)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape2) }));
}
function merge(a, b) {
  if (!b?._zod?.def) {
    throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  }
  if (a._zod.def.checks?.length) {
    throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
  }
  const newShape = {};
  mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
  mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
  const def = mergeDefs(a._zod.def, {
    shape: newShape,
    get catchall() {
      return b._zod.def.catchall;
    },
    checks: b._zod.def.checks ?? []
  });
  return clone(a, def);
}
function partial(Class2, schema, mask, name = "partial") {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
  }
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class2, schema, mask) {
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => (
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
  ));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
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
function getSizableOrigin(input) {
  if (input instanceof Set)
    return "set";
  if (input instanceof Map)
    return "map";
  if (input instanceof File)
    return "file";
  return "unknown";
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
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "nan" : "number";
    }
    case "object": {
      if (data === null) {
        return "null";
      }
      if (Array.isArray(data)) {
        return "array";
      }
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(obj).filter(([k, _]) => {
    return Number.isNaN(Number.parseInt(k, 10));
  }).map((el) => el[1]);
}
function base64ToUint8Array(base64) {
  const binaryString = atob(base64);
  const bytes = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) {
    bytes[i] = binaryString.charCodeAt(i);
  }
  return bytes;
}
function uint8ArrayToBase64(bytes) {
  let binaryString = "";
  for (let i = 0; i < bytes.length; i++) {
    binaryString += String.fromCharCode(bytes[i]);
  }
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
  const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
  const padding = "=".repeat((4 - base64.length % 4) % 4);
  return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
  return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
  const cleanHex = hex.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) {
    throw new Error("Invalid hex string length");
  }
  const bytes = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) {
    bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  }
  return bytes;
}
function uint8ArrayToHex(bytes) {
  return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};
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
// @__NO_SIDE_EFFECTS__
function derived(computes, table) {
  for (const key in computes) {
    const compute = computes[key];
    Object.defineProperty(table, key, {
      configurable: true,
      enumerable: true,
      get() {
        return own(this, key, compute(this));
      },
      set(value) {
        own(this, key, value);
      }
    });
  }
  return table;
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
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
  const fn = () => value;
  fn[CONSTANT_CATCH] = true;
  return fn;
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
function handleCatchResult(payload, result, def, ctx) {
  if (!result.issues.length) {
    payload.value = result.value;
    if (result.memo)
      payload.memo = true;
    return payload;
  }
  payload.value = def.catchValue({
    ...result,
    value: payload.value,
    error: {
      issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config()))
    },
    input: payload.value
  });
  return payload;
}
var $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleCatchResult(payload, result2, def, ctx));
    }
    return handleCatchResult(payload, result, def, ctx);
  };
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class2, params) {
  return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
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
var ZodMiniCatch = /* @__PURE__ */ $constructor("ZodMiniCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
  return new ZodMiniCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : util_exports.constantCatch(catchValue)
  });
}

// src/adapters/claude-code/hook-input.ts
function parseSessionStart(value) {
  const parsed = sessionStartSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}
function parseSessionEnd(value) {
  const parsed = sessionEndSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}
function parseStopFailure(value) {
  const parsed = stopFailureSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, error: parsed.data.error } : null;
}
var session = () => ({ session_id: string2().check(_minLength(1)) });
var text = () => _catch(string2(), "");
var sessionStartSchema = () => object({
  ...session(),
  source: _catch(_enum(["startup", "resume", "clear", "compact", "fork", "other"]), "other")
});
var sessionEndSchema = () => object({ ...session(), reason: text() });
var stopFailureSchema = () => object({ ...session(), error: text() });

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

// src/adapters/claude-code/hook-answer.ts
var silent = { kind: "silent" };
function renderAnswer(answer) {
  switch (answer.kind) {
    case "silent":
      return "";
    case "notice":
      return JSON.stringify({ systemMessage: visible(answer.notice) });
    case "context":
      return JSON.stringify({
        ...answer.notice === null ? {} : { systemMessage: visible(answer.notice) },
        hookSpecificOutput: { hookEventName: answer.event, additionalContext: answer.context }
      });
    case "answer":
      return JSON.stringify({
        decision: "block",
        reason: visible(answer.text),
        hookSpecificOutput: { hookEventName: "UserPromptExpansion", suppressOriginalPrompt: true }
      });
  }
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
    const read2 = (0, import_node_fs2.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs3 = require("node:fs");
function setAside(path, nowIso) {
  const base = `${path}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number2 = 1; ; number2 += 1) {
    const target = number2 === 1 ? base : `${base}-${number2}`;
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
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore2 = (0, import_node_path2.join)(path, ".gitignore");
  if (ignored.has(ignore2)) return folder;
  const seen = readPlain(ignore2, { cap: largestIgnore, followsLink: false });
  try {
    if (seen.status !== "ok" || !ignoresAll(seen.bytes.toString("utf8"))) {
      if (seen.status !== "missing") setAside(ignore2, (/* @__PURE__ */ new Date()).toISOString());
      writeFileAtomic(ignore2, "*\n");
    }
  } catch (error) {
    return cannotMake(ignore2, error);
  }
  ignored.add(ignore2);
  return folder;
}
var ignored = /* @__PURE__ */ new Set();
var largestIgnore = 64 * 1024;
function ignoresAll(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line) => !line.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line);
  return lines.includes("*") && lines.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path2.join)(projectRoot, ".msw", ...parts);
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
function parseJson(text2) {
  try {
    const value = JSON.parse(text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2);
    if (mayBeDeeper(text2, DEEPEST) && isDeeper(value, DEEPEST))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe2(text2, error) };
  }
}
function mayBeDeeper(text2, levels) {
  return text2.split("{").length + text2.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}
function describe2(text2, error) {
  if (text2.trim() === "") return "it is empty";
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

// src/adapters/loops/loop-store.ts
var import_node_fs13 = require("node:fs");

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
function withProgress(loop, change) {
  return { terms: loop.terms, progress: { ...loop.progress, ...change } };
}

// src/core/loop/ownership.ts
var graceMs = 5 * 6e4;
var silenceMs = 24 * 60 * 6e4;
function gateOwner(session2, agent) {
  return `${session2}#${agent}`;
}
function gateParent(owner) {
  const at = owner.indexOf("#");
  return at === -1 ? null : owner.slice(0, at);
}
function isGate(loop) {
  return gateParent(loop.terms.session) !== null;
}
function hasLostOwner({ progress }, around) {
  const { owner, lastHeartbeat } = progress;
  if (owner.host === "") return around.now - lastHeartbeat > silenceMs;
  if (owner.pid === null) return true;
  if (owner.host !== around.host) return around.now - lastHeartbeat > silenceMs;
  return !around.isAlive(owner.pid);
}
function isOrphaned(loop, around) {
  if (!isRunning(loop) && loop.progress.pause?.cause !== "api-failure") return false;
  const silence = around.now - loop.progress.lastHeartbeat;
  const grace = loop.progress.owner.pid === null ? 0 : graceMs;
  return silence > grace && hasLostOwner(loop, around);
}

// late:node:crypto
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/adapters/files/signing-key.ts
var import_node_fs9 = require("node:fs");
var import_node_path6 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
var LONGEST = 4096;
function signingKey(userFolder2) {
  const path = (0, import_node_path6.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function sign(key, text2) {
  return createHmac("sha256", key).update(text2, "utf8").digest("hex");
}
function verify(key, text2, signature) {
  const expected = Buffer.from(sign(key, text2));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
function readKey(path) {
  const file = readText(path, privateFile((0, import_node_path6.dirname)(path)), LONGEST);
  if (file.status === "missing") return null;
  if (file.status === "refused") throw new Error(`The key ${path} cannot be used: ${file.reason}`);
  tighten(path);
  return file.text.trim();
}
function tighten(path) {
  if (process.platform !== "win32" && ((0, import_node_fs9.statSync)(path).mode & 63) !== 0) (0, import_node_fs9.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    (0, import_node_fs9.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return linkKey(temporary, path) ? key : readKey(path) ?? "";
  } finally {
    (0, import_node_fs9.rmSync)(temporary, { force: true });
  }
}
function linkKey(temporary, path) {
  try {
    (0, import_node_fs9.linkSync)(temporary, path);
    return true;
  } catch (error) {
    return errorCode(error) !== "EEXIST" && copyKey(temporary, path);
  }
}
function copyKey(temporary, path) {
  try {
    (0, import_node_fs9.copyFileSync)(temporary, path, import_node_fs9.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    (0, import_node_fs9.rmSync)(path, { force: true });
    throw error;
  }
}

// src/adapters/loops/kept-record.ts
var import_node_fs12 = require("node:fs");
var import_node_path7 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs10 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs10.statSync : import_node_fs10.lstatSync;
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
  const list = listFolder(path, place);
  return list.status === "ok" ? list.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs10.opendirSync)(path, { bufferSize: 256 });
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
var import_node_fs11 = require("node:fs");
function writeInPlace(path, text2) {
  const file = (0, import_node_fs11.openSync)(path, flags, 384);
  try {
    (0, import_node_fs11.writeFileSync)(file, text2);
  } finally {
    (0, import_node_fs11.closeSync)(file);
  }
}
var flags = import_node_fs11.constants.O_WRONLY | import_node_fs11.constants.O_CREAT | import_node_fs11.constants.O_TRUNC | noWait | noLink;

// src/adapters/loops/kept-record.ts
var shape = "msw-record-2";
var folderName = "loops";
var loopId = /^[a-z0-9-]{1,64}$/;
var oldAgeMs = 365 * 24 * 60 * 60 * 1e3;
var largest = 16 * 1024 * 1024;
function keepRecord(place, record) {
  const path = copyPath(place.userFolder, record);
  if (path === null) return;
  try {
    writeCopy(path, copyOf(place, record));
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
function sessionOf(record) {
  return typeof record === "object" && record !== null ? Reflect.get(record, "session") : null;
}
function forgetRecord({ userFolder: userFolder2 }, value) {
  const path = copyPath(userFolder2, value);
  if (path === null) return;
  try {
    (0, import_node_fs12.rmSync)(path, { force: true });
    removeOld(userFolder2);
  } catch {
  }
}
function copyPath(userFolder2, record) {
  if (typeof record !== "object" || record === null || !("id" in record)) return null;
  const { id } = record;
  return typeof id === "string" && loopId.test(id) ? (0, import_node_path7.join)(userFolder2, folderName, `${id}.json`) : null;
}
function copyOf({ key }, record) {
  return `${shape} ${key.slice(0, 8)}
${JSON.stringify(record)}
`;
}
function exists(path) {
  return (0, import_node_fs12.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
}
function writeCopy(path, text2) {
  try {
    writeInPlace(path, text2);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    (0, import_node_fs12.mkdirSync)((0, import_node_path7.dirname)(path), { mode: 448 });
    writeInPlace(path, text2);
  }
}
function removeOld(userFolder2) {
  const folder = (0, import_node_path7.join)(userFolder2, folderName);
  for (const name of namesIn(folder, privateFile(userFolder2))) {
    const path = (0, import_node_path7.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs12.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs) (0, import_node_fs12.rmSync)(path, { force: true });
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
  const { record, progress } = recordSchemas();
  const parsed = record.safeParse(value);
  if (!parsed.success) return null;
  return readRecord({ ...parsed.data, progress: progress.parse(parsed.data.progress) });
}
function readRecord(record) {
  const context = record.taskContext;
  const startedAt = Date.parse(record.startedAt);
  if (Number.isNaN(startedAt)) return null;
  const terms = {
    id: record.id,
    session: record.session,
    project: context.project,
    prompt: record.prompt,
    completionPromise: record.completionPromise,
    checks: context.checks,
    checkTimeoutSeconds: context.checkTimeoutSeconds,
    maxIterations: record.maxIterations,
    minIterations: context.minIterations,
    maxMinutes: context.maxMinutes,
    allowEmpty: context.allowEmpty,
    guidance: context.guidance,
    agents: context.agents,
    execution: context.execution,
    startedAt
  };
  const heartbeat = Date.parse(record.lastHeartbeat);
  const counted = record.progress;
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress = {
    ...counted,
    // A person who switches a loop off in its file means it.
    pause: readPause(counted.pause, startedAt) ?? (record.active ? null : switchedOff(lastHeartbeat)),
    breaker: counted.breaker ?? newBreaker(startedAt),
    iteration: record.iteration,
    lastHeartbeat,
    queriedErrors: record.queriedErrors
  };
  return { loop: { terms, progress }, signature: record.signature };
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
function admitRecord(store, session2, value) {
  const kept = isKept(store, value);
  const record = kept ? readRecord(value) : parseRecord(value);
  if (record === null) return { kind: "foreign", session: session2, id: null };
  const { loop, signature } = record;
  const ours2 = loop.terms.session === session2 && loop.terms.project === store.project && (kept || isUnderWay(store, value) && verify(store.key, signedText(loop.terms), signature));
  return ours2 ? { kind: "loop", session: session2, loop, signature } : { kind: "foreign", session: session2, id: loop.terms.id };
}
function signatureOf(store, loop, before) {
  const text2 = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text2;
  return same ? before.signature : sign(store.key, text2);
}

// src/adapters/loops/loop-store.ts
var stateVersion = 1;
function statePath(project) {
  return mswPath(project, "ralph-state.json");
}
function readState(store) {
  const records = readRecords(store.project);
  if (records.status !== "ok") return records;
  const loops = Object.entries(records.records).map(([session2, value]) => admitRecord(store, session2, value));
  return { status: "ok", loops };
}
function findLoop(state, session2) {
  if (state.status !== "ok" || session2 === "") return null;
  const found = state.loops.find((stored) => stored.session === session2);
  return found?.kind === "loop" ? found.loop : null;
}
async function changeLoop(store, session2, change) {
  return editRecords(store, (records) => {
    const current = admitted(store, records, session2);
    const { loop, value } = change(current?.loop ?? null);
    if (current !== null && loop?.terms.id !== current.loop.terms.id) removeLoop(store, records, session2);
    if (loop === null && current !== null) removeGates(store, records, session2);
    if (loop !== null) putLoop(store, records, loop, current);
    return value;
  });
}
function admitted(store, records, session2) {
  const record = records[session2];
  const stored = record === void 0 ? null : admitRecord(store, session2, record);
  return stored?.kind === "loop" ? stored : null;
}
function putLoop(store, records, loop, before) {
  const { session: session2 } = loop.terms;
  if (records[session2] !== void 0 && before === null) {
    keepAside(store.project, records, [session2], (/* @__PURE__ */ new Date()).toISOString());
  }
  const record = renderRecord(loop, signatureOf(store, loop, before));
  keepRecord(store, record);
  records[session2] = record;
}
function removeLoop(store, records, session2) {
  forgetRecord(store, records[session2]);
  delete records[session2];
}
function removeGates(store, records, session2) {
  const prefix = gateOwner(session2, "");
  for (const owner of Object.keys(records)) {
    if (owner.startsWith(prefix)) removeLoop(store, records, owner);
  }
}
async function setForeignAside2(store, sessions, nowIso) {
  return editRecords(store, (records) => {
    const left = sessions.filter(
      (session2) => records[session2] !== void 0 && admitted(store, records, session2) === null
    );
    return left.length === 0 ? null : keepAside(store.project, records, left, nowIso);
  });
}
function keepAside(project, records, sessions, nowIso) {
  const taken = Object.fromEntries(sessions.map((session2) => [session2, records[session2]]));
  const base = `${statePath(project)}.foreign-${nowIso.replaceAll(":", "-")}`;
  let path = base;
  for (let number2 = 2; (0, import_node_fs13.existsSync)(path); number2++) path = `${base}-${number2}`;
  writeFileAtomic(path, `${JSON.stringify(taken, null, 2)}
`);
  for (const session2 of sessions) delete records[session2];
  return path;
}
async function setStateAside(project, nowIso) {
  const path = statePath(project);
  const locked = await withLock(
    path,
    () => readRecords(project).status === "corrupt" ? setAside(path, nowIso) : null
  );
  return locked.status === "done" ? { status: "ok", value: locked.value } : busy(path);
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
  if (!isObject2(value)) return { status: "corrupt", reason: "it holds no JSON object" };
  const version2 = value.version;
  if (typeof version2 === "number" && version2 > stateVersion) return { status: "newer", version: version2 };
  const loops = value.loops;
  if (!isObject2(loops)) return { status: "corrupt", reason: 'it has no "loops"' };
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
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/adapters/claude-code/transcript-activity.ts
var windowBytes = 1024 * 1024;

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text2) {
  const plain = visible(text2);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/clip-text.ts
function clipText(text2, cap) {
  if (text2.length <= cap) return text2;
  return `${text2.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/ours.ts
function ours(text2) {
  return text2;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}
function fitProse(parts, cap) {
  const kept = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 1;
    if (length > cap + 1) break;
    kept.push(part);
  }
  return joinProse(kept, "\n");
}

// src/core/text/spread-fences.ts
function spreadFences(text2) {
  return text2.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/plain-line.ts
function plainLine(text2, cap) {
  const line = harmless(text2).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-line.ts
function quoteLine(text2, cap) {
  return quotation(plainLine(text2, Number.POSITIVE_INFINITY), cap);
}

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST2) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST2 = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/core/text/typed.ts
function typedExactly(text2) {
  return ours(text2.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/core/loop/reprompt.ts
function promiseOf({ completionPromise }) {
  return prose`<promise>${typedExactly(completionPromise ?? "")}</promise>`;
}
function howItEnds(terms) {
  const passing = terms.checks.length === 0 ? prose`` : prose`the checks pass and `;
  const done = terms.completionPromise === null ? prose`MSW runs the checks whenever you stop` : prose`Done means: ${passing}your last line is ${promiseOf(terms)}`;
  return prose`${done}. If only a human can go on, let your last line be <abort>the reason</abort>.`;
}

// src/adapters/files/journal.ts
var import_node_fs15 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs14 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs14.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs14.openSync)(path, flags2, mode);
  try {
    const stat = (0, import_node_fs14.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text2 = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text2; rest.length > 0; ) rest = rest.subarray((0, import_node_fs14.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text2.length };
  } finally {
    (0, import_node_fs14.closeSync)(file);
  }
}
var flags2 = import_node_fs14.constants.O_RDWR | import_node_fs14.constants.O_APPEND | import_node_fs14.constants.O_CREAT | noWait | noLink;
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
  const path = journalPath(projectRoot, 0);
  const appended = appendLine(path, JSON.stringify({ time: nowIso, ...entry }));
  if (appended.status === "refused")
    return { status: "refused", reason: `${path} cannot be written: ${appended.reason}` };
  if (appended.size > LIMIT_BYTES) await rotate(projectRoot);
  return { status: "ok" };
}
function journalPath(projectRoot, number2) {
  return mswPath(projectRoot, number2 === 0 ? "journal.jsonl" : `journal.${number2}.jsonl`);
}
async function rotate(projectRoot) {
  const path = journalPath(projectRoot, 0);
  await withLock(path, () => {
    if (((0, import_node_fs15.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number2 = KEPT; number2 > 0; number2 -= 1) {
      const from = journalPath(projectRoot, number2 - 1);
      if ((0, import_node_fs15.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs15.renameSync)(from, journalPath(projectRoot, number2));
    }
  });
}

// src/app/workspace.ts
var import_node_fs19 = require("node:fs");
var import_node_path13 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs17 = require("node:fs");
var import_node_path10 = require("node:path");

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
var import_node_path9 = require("node:path");
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path9.dirname)(project); around !== (0, import_node_path9.dirname)(around); around = (0, import_node_path9.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs16.existsSync)((0, import_node_path9.join)(around, ".git"))) continue;
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
  if (!(0, import_node_path10.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path10.resolve)(projectRoot)), realPath(wanted));
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
var import_node_path12 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs18 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path11 = require("node:path");
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
    return (0, import_node_fs18.lstatSync)((0, import_node_path11.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path11.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path11.dirname)(folder) === folder) return;
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
function ownVariables(env2, project) {
  if (!Object.keys(env2).some((name) => OF_NLM.test(name))) return env2;
  const foreign = new Set(foreignVariables(env2, project));
  const isOwn = ([name]) => !OF_NLM.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env2).filter(isOwn));
}
function foreignVariables(env2, project) {
  const projects = [project, env2.CLAUDE_PROJECT_DIR || project];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path12.join)(folder, ".claude", file)))
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
function openWorkspace(projectFolder, env2, now = Date.now, found) {
  let project;
  try {
    project = import_node_fs19.realpathSync.native((0, import_node_path13.resolve)(projectFolder));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder} does not exist.` };
  }
  const folder = found ?? ownUserFolder(project, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: {
      project,
      key: signingKey(folder.path),
      userFolder: folder.path,
      env: ownVariables(env2, project),
      now
    }
  };
}
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/loop/report-unusable-state.ts
async function reportUnusableState(workspace, state, session2) {
  if (state.status === "corrupt") return reportCorrupt(workspace, state);
  if (state.status !== "ok") return notice(explainState(statePath(workspace.project), state));
  const foreign = state.loops.filter(
    (loop) => loop.kind === "foreign" && (session2 === null || loop.session === session2)
  );
  if (foreign.length === 0) return silent;
  const moved = await setForeignAside2(
    workspace,
    foreign.map((loop) => loop.session),
    isoTime(workspace)
  );
  if (moved.status === "refused") return notice(moved.reason);
  if (moved.value === null) return silent;
  await appendJournal(
    workspace.project,
    { event: "foreign-loops-set-aside", file: moved.value, count: foreign.length },
    isoTime(workspace)
  );
  const what = foreign.length === 1 ? "A loop record was" : `${foreign.length} loop records were`;
  return notice(
    `${what} not armed on this machine for this project, or of a loop that has ended, so nothing of it runs; kept in ${moved.value}.`
  );
}
async function reportCorrupt(workspace, state) {
  const moved = await setStateAside(workspace.project, isoTime(workspace));
  if (moved.status === "refused") return notice(moved.reason);
  if (moved.value === null) return silent;
  const path = statePath(workspace.project);
  return notice(`${explainState(path, state)} It is kept as ${moved.value}; start again with /msw:loop.`);
}
function notice(text2) {
  return { kind: "notice", notice: `msw ▸ ${text2}` };
}

// src/app/loop/finish-turn.ts
function ownerPid(env2) {
  const told = Number.parseInt(env2.CLAUDE_PID ?? "", 10);
  return Number.isSafeInteger(told) && told > 0 ? told : process.ppid;
}

// src/app/loop/recover.ts
var import_node_os4 = require("node:os");

// src/app/loop/is-alive.ts
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// src/app/loop/choose-loop.ts
function loopsIn(state) {
  if (state.status !== "ok") return [];
  return state.loops.flatMap(
    (stored) => stored.kind === "loop" && !isGate(stored.loop) ? [stored.loop] : []
  );
}

// src/app/loop/recover.ts
async function startSession(workspace, input, ownerPid2) {
  const state = readState(workspace);
  const trouble = await reportUnusableState(workspace, state, null);
  const own2 = findLoop(state, input.session);
  const answer = own2 === null ? await parkOrphans(workspace, input.session) : await resumeOwn(workspace, input, own2, ownerPid2);
  return withNotice2(answer, trouble.kind === "notice" ? trouble.notice : null);
}
async function endSession(workspace, input) {
  await changeOwn(
    workspace,
    input.session,
    (loop) => withProgress(loop, {
      lastHeartbeat: workspace.now(),
      owner: { pid: null, host: (0, import_node_os4.hostname)() },
      // A cleared conversation gets a new session id, so nobody will ever come back under this one.
      pause: input.reason === "clear" ? loop.progress.pause ?? parked("its conversation was cleared", workspace.now()) : loop.progress.pause
    })
  );
  return silent;
}
async function noteStopFailure(workspace, input) {
  const loop = await changeOwn(
    workspace,
    input.session,
    (current) => isRunning(current) ? withProgress(current, {
      lastHeartbeat: workspace.now(),
      pause: {
        cause: "api-failure",
        reason: clipText(input.error || "unknown error", 120),
        at: workspace.now()
      }
    }) : current
  );
  if (loop === null) return silent;
  await appendJournal(
    workspace.project,
    { event: "api-failure", loop: loop.terms.id, session: input.session, error: clipText(input.error, 120) },
    isoTime(workspace)
  );
  return silent;
}
async function resumeOwn(workspace, input, own2, ownerPid2) {
  const now = workspace.now();
  await changeOwn(workspace, input.session, (loop) => {
    const { pause: pause2, pausedMs } = loop.progress;
    return withProgress(loop, {
      lastHeartbeat: now,
      owner: { pid: ownerPid2, host: (0, import_node_os4.hostname)() },
      // Parked while it was away: the session that owns it is back.
      pause: pause2?.cause === "parked" ? null : pause2,
      pausedMs: pausedMs + Math.max(0, now - awaySince(loop, now))
    });
  });
  const { pause } = own2.progress;
  if (pause !== null && pause.cause !== "parked" && pause.cause !== "api-failure") {
    return notice2(`loop ${own2.terms.id} is paused (${pause.reason}); go on with /msw:resume.`);
  }
  return { kind: "context", event: "SessionStart", context: await contextFor(workspace, own2), notice: null };
}
function awaySince({ progress }, now) {
  const { pause, owner, lastHeartbeat } = progress;
  if (pause !== null) return pause.cause === "parked" ? pause.at : now;
  return owner.pid === null ? lastHeartbeat : now;
}
async function contextFor(workspace, loop, rested = false) {
  const { execution } = loop.terms;
  if (execution === null) return reinjection(loop, rested);
  const { tellExecution } = await Promise.resolve().then(() => __toESM(require("./tell-execution.cjs"), 1));
  return tellExecution(workspace, execution);
}
function reinjection({ terms, progress }, rested = false) {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? "report" : `iteration-${String(last).padStart(3, "0")}`;
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? "task" : newest}.md`;
  const holds = last === 0 ? prose`the task` : prose`the task, the evidence and what was tried`;
  return fitProse(
    [
      prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      prose`Read ${quoteName(file)} before you go on: it holds ${holds}.`,
      howItEnds(terms),
      prose`Checks: ${checksOf(terms)}`
    ],
    1e3
  );
}
function checksOf({ checks }) {
  if (checks.length === 0) return prose`none`;
  const shown = checks.slice(0, 4).map(({ command }) => quoteLine(command, 80));
  const more = checks.length - shown.length;
  return joinProse([...shown, more > 0 ? prose`and ${more} more` : null], "; ");
}
async function parkOrphans(workspace, session2) {
  const around = { now: workspace.now(), host: (0, import_node_os4.hostname)(), isAlive };
  const lost = loopsIn(readState(workspace)).filter((loop) => isOrphaned(loop, around) || isNews(loop));
  for (const orphan of lost) await park(workspace, orphan, session2);
  const [first] = lost;
  if (first === void 0) return silent;
  const more = lost.length === 1 ? "" : ` (and ${lost.length - 1} more, see /msw:status)`;
  const what = first.terms.execution === null ? `at iteration ${first.progress.iteration}` : "while it executed a phase";
  return notice2(
    `loop ${first.terms.id} lost its session ${what} and is parked${more}; /msw:resume takes it over.`
  );
}
function isNews({ progress }) {
  return progress.pause?.cause === "parked" && !progress.said.includes(parkedNews(progress.pause));
}
function parkedNews(pause) {
  return `parked ${pause.at}`;
}
async function park(workspace, orphan, session2) {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || current.cause === "api-failure";
    const pause = waits ? parked("its session is gone", current?.at ?? lastHeartbeat) : current;
    return withProgress(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const entry = {
    event: "loop-parked",
    loop: orphan.terms.id,
    session: orphan.terms.session,
    foundBy: session2
  };
  await appendJournal(workspace.project, entry, isoTime(workspace));
}
function parked(reason, at) {
  return { cause: "parked", reason, at };
}
async function changeOwn(workspace, session2, change) {
  const saved = await changeLoop(workspace, session2, (current) => {
    const loop = current === null ? null : change(current);
    return { loop, value: loop };
  });
  return saved.status === "ok" ? saved.value : null;
}
function withNotice2(answer, first) {
  if (first === null || answer.kind === "answer") return answer;
  if (answer.kind === "silent") return { kind: "notice", notice: first };
  return { ...answer, notice: answer.notice === null ? first : `${first}
${answer.notice}` };
}
function notice2(text2) {
  return { kind: "notice", notice: `msw ▸ ${text2}` };
}

// src/hooks/active/handle-call.ts
var import_node_fs21 = require("node:fs");

// src/adapters/claude-code/run-hook.ts
async function runHook({ handle, write, limitMs }) {
  process.on("uncaughtException", ignore);
  process.on("unhandledRejection", ignore);
  const limit = timeLimit(limitMs);
  const answer = await Promise.race([handle().catch(explain), limit.passed]);
  limit.stop();
  write(renderAnswer(answer));
}
function timeLimit(limitMs) {
  let timer;
  const passed = new Promise((resolve4) => {
    const left = Math.max(0, limitMs - process.uptime() * 1e3);
    timer = setTimeout(() => resolve4(tooLate(limitMs)), left);
  });
  return { passed, stop: () => clearTimeout(timer) };
}
function tooLate(limitMs) {
  const notice3 = `msw ▸ stepped aside: this hook did not end within ${limitMs / 1e3} s; loops stay as they are, and /msw:doctor looks for what held it.`;
  return { kind: "notice", notice: notice3 };
}
function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "notice", notice: `msw ▸ stepped aside: ${message.slice(0, 300)} (/msw:doctor tells more)` };
}
function ignore() {
}

// src/hooks/idle/hook-limit.ts
function hookLimitMs() {
  const seconds = Number(process.argv[2]);
  return (seconds > 0 ? seconds : usualSeconds) * 1e3;
}
var usualSeconds = 600;

// src/hooks/active/save-compiled.ts
var import_node_fs20 = require("node:fs");
var import_node_path14 = require("node:path");

// src/hooks/active/reuse-compiled.ts
function packCode(source, code) {
  const lengths = Buffer.alloc(headBytes);
  lengths.writeUInt32LE(source.length, 0);
  lengths.writeUInt32LE(code.length, 4);
  return Buffer.concat([lengths, source, code, code]);
}
var headBytes = 8;
var largestPart = 16 * 1024 * 1024;

// src/hooks/active/save-compiled.ts
var oldAgeMs2 = 90 * 24 * 60 * 60 * 1e3;
function saveCompiled({ fresh }) {
  for (const { path, source, script } of fresh) {
    try {
      (0, import_node_fs20.mkdirSync)((0, import_node_path14.dirname)(path), { recursive: true, mode: 448 });
      writeFileAtomic(path, packCode(source, script.createCachedData()), { mode: 384 });
      removeOld2((0, import_node_path14.dirname)(path));
    } catch {
    }
  }
}
function removeOld2(folder) {
  for (const name of namesIn(folder, named)) {
    const path = (0, import_node_path14.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs20.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs2) (0, import_node_fs20.rmSync)(path, { force: true });
  }
}

// src/hooks/active/handle-call.ts
function handleCall(call, parse2, use) {
  const { compiled } = call;
  let whole = false;
  const handle = async () => {
    const input = parse2(call.input);
    if (input === null) return silent;
    const opened = openWorkspace(call.project, process.env, Date.now, compiled?.folder);
    if (opened.status === "refused")
      return { kind: "notice", notice: `msw ▸ stepped aside: ${opened.reason}` };
    const answer = await use(opened.workspace, input);
    whole = answer.kind === "context";
    return answer;
  };
  const write = (text2) => {
    if (!answerOnce(text2)) return;
    if (whole && compiled !== void 0) saveCompiled(compiled);
    process.exit(0);
  };
  return runHook({ handle, write, limitMs: hookLimitMs() });
}
function answerOnce(text2) {
  let rest = Buffer.from(text2);
  try {
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs21.writeSync)(1, rest));
  } catch {
    process.stdout.write(rest);
    return false;
  }
  return true;
}

// src/hooks/active/on-session.ts
function onSessionStart(call) {
  return handleCall(
    call,
    parseSessionStart,
    (workspace, input) => startSession(workspace, input, ownerPid(workspace.env))
  );
}
function onSessionEnd(call) {
  return handleCall(call, parseSessionEnd, endSession);
}
function onStopFailure(call) {
  return handleCall(call, parseStopFailure, noteStopFailure);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  onSessionEnd,
  onSessionStart,
  onStopFailure
});
