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
var __export = (target2, all) => {
  for (var name in all)
    __defProp(target2, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target2) => (target2 = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target2, "default", { value: mod, enumerable: true }) : target2,
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
      return (...args) => new Promise((resolve6, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve6(result);
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

// src/hooks/active/on-command.ts
var on_command_exports = {};
__export(on_command_exports, {
  onCommand: () => onCommand
});
module.exports = __toCommonJS(on_command_exports);

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
  return (schema2) => schema2;
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
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
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
function assignProp(target2, prop, value) {
  Object.defineProperty(target2, prop, {
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
function sourceShape(schema2) {
  return rawShape(schema2._zod.def) ?? schema2._zod.def.shape;
}
function deferProp(target2, key, getter) {
  Object.defineProperty(target2, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target2, key, value) {
  if (key in target2)
    assignProp(target2, key, value);
  else
    target2[key] = value;
}
function mirrorShape(target2, source, keys, wrap) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target2, key, () => {
        const value = source._zod.def.shape[key];
        return wrap ? wrap(value, key) : value;
      });
    } else
      putProp(target2, key, wrap ? wrap(desc.value, key) : desc.value);
  }
}
function mirrorProps(target2, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target2, key, () => source[key]);
    else
      putProp(target2, key, desc.value);
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
function cloneDef(schema2) {
  return mergeDefs(schema2._zod.def);
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
  let target2;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target2 ?? (target2 = getter());
      return Reflect.get(target2, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target2 ?? (target2 = getter());
      return Reflect.set(target2, prop, value, receiver);
    },
    has(_, prop) {
      target2 ?? (target2 = getter());
      return Reflect.has(target2, prop);
    },
    deleteProperty(_, prop) {
      target2 ?? (target2 = getter());
      return Reflect.deleteProperty(target2, prop);
    },
    ownKeys(_) {
      target2 ?? (target2 = getter());
      return Reflect.ownKeys(target2);
    },
    getOwnPropertyDescriptor(_, prop) {
      target2 ?? (target2 = getter());
      return Reflect.getOwnPropertyDescriptor(target2, prop);
    },
    defineProperty(_, prop, descriptor) {
      target2 ?? (target2 = getter());
      return Reflect.defineProperty(target2, prop, descriptor);
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
function pick(schema2, mask) {
  const currDef = schema2._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".pick() cannot be used on object schemas containing refinements");
  }
  const newShape = {};
  mirrorShape(newShape, schema2, maskedKeys(schema2, mask));
  return clone(schema2, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema2, mask) {
  const raw = sourceShape(schema2);
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
function omit(schema2, mask) {
  const currDef = schema2._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".omit() cannot be used on object schemas containing refinements");
  }
  const omitted = new Set(maskedKeys(schema2, mask));
  const newShape = {};
  mirrorShape(newShape, schema2, Reflect.ownKeys(sourceShape(schema2)).filter((key) => !omitted.has(key)));
  return clone(schema2, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema2, shape2) {
  if (!isPlainObject(shape2)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema2._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema2);
    for (const key of Reflect.ownKeys(shape2)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema2, mergeDefs(schema2._zod.def, { shape: extended(schema2, shape2) }));
}
function extended(schema2, shape2) {
  const newShape = {};
  mirrorShape(newShape, schema2, Reflect.ownKeys(sourceShape(schema2)));
  mirrorProps(newShape, shape2);
  return newShape;
}
function safeExtend(schema2, shape2) {
  if (!isPlainObject(shape2)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  return clone(schema2, mergeDefs(schema2._zod.def, { shape: extended(schema2, shape2) }));
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
function partial(Class2, schema2, mask, name = "partial") {
  const currDef = schema2._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
  }
  const selected = mask ? new Set(maskedKeys(schema2, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema2, Reflect.ownKeys(sourceShape(schema2)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
  return clone(schema2, mergeDefs(schema2._zod.def, { shape: newShape, checks: [] }));
}
function required(Class2, schema2, mask) {
  const selected = mask ? new Set(maskedKeys(schema2, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema2, Reflect.ownKeys(sourceShape(schema2)), (value, key) => (
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
  ));
  return clone(schema2, mergeDefs(schema2._zod.def, { shape: newShape }));
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
      const target2 = up ?? own2;
      if (!initialized.has(target2)) {
        initialized.add(target2);
        members(target2, protoMembers);
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
  const isObject4 = isObject;
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
function _number(Class2, params) {
  return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
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
function parseCommand(value) {
  const parsed = expansionSchema().safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === void 0) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path
  };
}
var session = () => ({ session_id: string2().check(_minLength(1)) });
var optionalText = () => _catch(nullable(string2()), null);
var text = () => _catch(string2(), "");
var expansionSchema = () => object({
  ...session(),
  command_name: string2(),
  command_args: text(),
  transcript_path: optionalText()
});

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
function renderAnswer(answer2) {
  switch (answer2.kind) {
    case "silent":
      return "";
    case "notice":
      return JSON.stringify({ systemMessage: visible(answer2.notice) });
    case "context":
      return JSON.stringify({
        ...answer2.notice === null ? {} : { systemMessage: visible(answer2.notice) },
        hookSpecificOutput: { hookEventName: answer2.event, additionalContext: answer2.context }
      });
    case "answer":
      return JSON.stringify({
        decision: "block",
        reason: visible(answer2.text),
        hookSpecificOutput: { hookEventName: "UserPromptExpansion", suppressOriginalPrompt: true }
      });
  }
}

// src/core/report/shown-name.ts
function shownName(name) {
  return name.slice(0, 60).replaceAll(/[^ !#-~]/g, "?");
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
    const target2 = number3 === 1 ? base : `${base}-${number3}`;
    if (moveWithoutOverwriting(path, target2)) return target2;
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
function readPart(path, place, part) {
  return read(path, place, part);
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
  const { name, profile, twins, seconds, pauses, flag, repeats, minutes } = configSettings();
  const top = section("", given, problems);
  const inner = section("breaker.", given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config2 = {
    notebook: top.take("notebook", name, d.notebook),
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
  return { config: config2, problems, notebookProblem: problems.find((text2) => OF_NOTEBOOKS.test(text2)) ?? null };
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

// src/adapters/files/with-lock.ts
var import_node_fs8 = require("node:fs");
var import_node_path5 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target2 = (0, import_node_path5.resolve)(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = monotonicMs() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release2 = tryLock(target2, staleMs);
  while (release2 === null) {
    if (monotonicMs() >= deadline) return { status: "busy" };
    waited = true;
    clearTheWay(`${target2}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release2 = tryLock(target2, staleMs);
  }
  try {
    return { status: "done", value: await work(), waited };
  } finally {
    release2();
  }
}
var lockFileSystem = { mkdirSync: import_node_fs8.mkdirSync, realpathSync: import_node_fs8.realpathSync, rmdirSync: import_node_fs8.rmdirSync, statSync: import_node_fs8.statSync, utimesSync: import_node_fs8.utimesSync };
function tryLock(target2, staleMs) {
  try {
    const unlock = (0, import_proper_lockfile.lockSync)(target2, {
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
  return new Promise((done2) => setTimeout(done2, milliseconds));
}

// src/adapters/loops/loop-store.ts
var import_node_fs13 = require("node:fs");

// src/core/loop/breaker.ts
var defaultBreakerLimits = {
  sameFailure: 3,
  sameFailureWithChanges: 5,
  noProgress: 3,
  permissionDenials: 2,
  cooldownMinutes: 30
};
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
function recoverBreaker(breaker2, limits, now) {
  if (breaker2.state !== "open") return breaker2;
  return cooldownLeft(breaker2, limits, now) > 0 ? breaker2 : moveTo(breaker2, "half-open", "cooldown is over", now);
}
function cooldownLeft(breaker2, limits, now) {
  const opened = breaker2.openedAt ?? breaker2.lastChange;
  return Math.max(0, opened + limits.cooldownMinutes * 6e4 - now);
}
function tryAgain(breaker2, reason, now) {
  const moved = breaker2.state === "open" ? moveTo(breaker2, "half-open", reason, now) : breaker2;
  return { ...moved, noProgress: 0, sameFailure: 0 };
}
function resetBreaker(breaker2, reason, now) {
  const closed = moveTo(breaker2, "closed", reason, now);
  return { ...closed, noProgress: 0, sameFailure: 0, history: addEvent(breaker2, "closed", reason, now) };
}
function moveTo(breaker2, to, reason, now) {
  if (breaker2.state === to) return breaker2;
  const opens = to === "open";
  return {
    ...breaker2,
    state: to,
    reason: to === "closed" ? null : reason,
    openedAt: opens ? now : to === "closed" ? null : breaker2.openedAt,
    totalOpens: breaker2.totalOpens + (opens ? 1 : 0),
    lastChange: now,
    history: addEvent(breaker2, to, reason, now)
  };
}
function addEvent(breaker2, to, reason, at) {
  return [...breaker2.history, { at, from: breaker2.state, to, reason }].slice(-20);
}

// src/core/loop/loop.ts
function isRunning(loop) {
  return loop.progress.pause === null;
}
function withProgress(loop, change2) {
  return { terms: loop.terms, progress: { ...loop.progress, ...change2 } };
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
    (0, import_node_fs12.rmSync)(path, { force: true });
    removeOld(userFolder2);
  } catch {
  }
}
function copyPath(userFolder2, record2) {
  if (typeof record2 !== "object" || record2 === null || !("id" in record2)) return null;
  const { id } = record2;
  return typeof id === "string" && loopId.test(id) ? (0, import_node_path7.join)(userFolder2, folderName, `${id}.json`) : null;
}
function copyOf({ key }, record2) {
  return `${shape} ${key.slice(0, 8)}
${JSON.stringify(record2)}
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
function admitRecord(store, session2, value) {
  const kept = isKept(store, value);
  const record2 = kept ? readRecord(value) : parseRecord(value);
  if (record2 === null) return { kind: "foreign", session: session2, id: null };
  const { loop, signature } = record2;
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
async function changeLoop(store, session2, change2) {
  return editRecords(store, (records) => {
    const current = admitted(store, records, session2);
    const { loop, value } = change2(current?.loop ?? null);
    if (current !== null && loop?.terms.id !== current.loop.terms.id) removeLoop(store, records, session2);
    if (loop === null && current !== null) removeGates(store, records, session2);
    if (loop !== null) putLoop(store, records, loop, current);
    return value;
  });
}
async function adoptLoop(store, from, to, change2) {
  return editRecords(store, (records) => {
    const orphan = admitted(store, records, from);
    const own2 = admitted(store, records, to);
    const { loop, value } = change2(orphan?.loop ?? null, own2?.loop ?? null);
    if (loop !== null) {
      delete records[from];
      removeGates(store, records, from);
      putLoop(store, records, loop, own2);
    }
    return value;
  });
}
function admitted(store, records, session2) {
  const record2 = records[session2];
  const stored = record2 === void 0 ? null : admitRecord(store, session2, record2);
  return stored?.kind === "loop" ? stored : null;
}
function putLoop(store, records, loop, before) {
  const { session: session2 } = loop.terms;
  if (records[session2] !== void 0 && before === null) {
    keepAside(store.project, records, [session2], (/* @__PURE__ */ new Date()).toISOString());
  }
  const record2 = renderRecord(loop, signatureOf(store, loop, before));
  keepRecord(store, record2);
  records[session2] = record2;
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
  for (let number3 = 2; (0, import_node_fs13.existsSync)(path); number3++) path = `${base}-${number3}`;
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
async function editRecords(store, edit2) {
  const folder = openMswFolder(store.project);
  if (folder.status === "refused") return folder;
  const path = statePath(store.project);
  const locked = await withLock(path, () => {
    const current = readRecords(store.project);
    if (current.status !== "ok") return { status: "refused", reason: explainState(path, current) };
    const value = edit2(current.records);
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
  if (!isObject3(value)) return { status: "corrupt", reason: "it holds no JSON object" };
  const version2 = value.version;
  if (typeof version2 === "number" && version2 > stateVersion) return { status: "newer", version: version2 };
  const loops = value.loops;
  if (!isObject3(loops)) return { status: "corrupt", reason: 'it has no "loops"' };
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
function isObject3(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/loop/hook-time.ts
var secondsForChecks = 6900;

// src/adapters/claude-code/transcript-activity.ts
var windowBytes = 1024 * 1024;
function readActivity(path, offset, subagent = false) {
  if (path === null) return unknown;
  const known = offset ?? 0;
  const partFrom = (size) => Math.max(Math.min(known, size), size - windowBytes);
  const part = readPart(path, named, { cap: windowBytes, partFrom });
  return part.status === "ok" ? scan(part, known, subagent) : unknown;
}
function transcriptEnd(path) {
  return readActivity(path, Number.POSITIVE_INFINITY).offset;
}
var unknown = { toolUse: "unknown", permissionDenials: 0, offset: null };
function scan({ bytes, size, start }, known, subagent) {
  const part = bytes.subarray(0, size - start);
  const isOwn = (line) => subagent || !line.includes('"isSidechain":true');
  const used = someLine(part, '"type":"tool_use"', isOwn);
  const sure = known <= size && start === known;
  let denied = 0;
  someLine(part, '"is_error":true', (line) => {
    if (isOwn(line) && isDenied(line)) denied += 1;
    return false;
  });
  return { toolUse: used ? "used" : sure ? "none" : "unknown", permissionDenials: denied, offset: size };
}
function someLine(part, mark, use) {
  for (let at = part.indexOf(mark); at !== -1; ) {
    const end = part.indexOf(10, at);
    const line = part.toString("utf8", part.lastIndexOf(10, at) + 1, end === -1 ? part.length : end);
    if (use(line)) return true;
    at = end === -1 ? -1 : part.indexOf(mark, end);
  }
  return false;
}
var DENIED = /requires approval|require approval|needs approval|requested permissions to|Permission to use .{1,200} has been denied|was blocked. For security|doesn't want to proceed with this tool use/;
function isDenied(line) {
  const result = line.indexOf('"type":"tool_result"');
  return result !== -1 && DENIED.test(line.slice(result));
}

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/adapters/files/write-page.ts
function writePage(path, page) {
  writeFileAtomic(path, page);
}

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

// src/core/text/table-row.ts
function tableRow(cells) {
  return ours(`| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`);
}

// src/core/text/typed.ts
function typedLine(text2, cap) {
  return ours(plainLine(text2, cap));
}
function typedExactly(text2) {
  return ours(text2.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/core/text/verbatim.ts
function verbatim(text2) {
  const longest = Math.max(2, ...[...text2.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = "`".repeat(longest + 1);
  return ours(`${ticks}text
${text2}
${ticks}`);
}

// src/core/loop/summarise-failure.ts
function summariseFailure(failure2, cap = 200) {
  const name = [failure2.tool, failure2.code ?? failure2.class].filter((part) => part !== null).join(" ");
  const size = failure2.total > 1 ? `, ${failure2.total} problems` : "";
  const text2 = harmless(`${name}${size}: ${failure2.message}`).replaceAll(/\s+/g, " ").trim();
  return clipText(text2, cap);
}

// src/core/loop/reprompt.ts
function promiseOf({ completionPromise }) {
  return prose`<promise>${typedExactly(completionPromise ?? "")}</promise>`;
}
function howItEnds(terms) {
  const passing = terms.checks.length === 0 ? prose`` : prose`the checks pass and `;
  const done2 = terms.completionPromise === null ? prose`MSW runs the checks whenever you stop` : prose`Done means: ${passing}your last line is ${promiseOf(terms)}`;
  return prose`${done2}. If only a human can go on, let your last line be <abort>the reason</abort>.`;
}

// src/core/loop/iteration-file.ts
function renderChecks({ results }) {
  if (results.length === 0) return prose`This loop has no check: the promise alone ends it.`;
  const rows = results.map(
    (result) => tableRow([
      quoteName(result.check.name, 80),
      quoteLine(result.check.command, 120),
      describeExit(result),
      prose`${quoteName((result.durationMs / 1e3).toFixed(1))} s`
    ])
  );
  return joinProse([prose`| check | command | result | time |\n|---|---|---|---|`, ...rows], "\n");
}
function renderAttempts(attempts) {
  if (attempts.length === 0) return prose`Nothing yet.`;
  const lines = attempts.map(({ iteration, failure: failure2, relation, guidance }) => {
    const helped = guidance === null ? "" : `; guidance: ${guidance}`;
    return prose`- iteration ${iteration}: ${quoteLine(`${failure2} (${relation}${helped})`, 500)}`;
  });
  return joinProse(lines, "\n");
}
function describeExit({ timedOut, signal, exitCode, outcome }) {
  if (timedOut) return prose`time limit`;
  if (signal !== null) return prose`killed by ${quoteName(signal)}`;
  const exit = prose`exit ${exitCode ?? prose`?`}`;
  return outcome.kind === "empty" ? prose`${exit}, but ${quoteLine(outcome.reason, 120)}` : exit;
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
function journalPath(projectRoot, number3) {
  return mswPath(projectRoot, number3 === 0 ? "journal.jsonl" : `journal.${number3}.jsonl`);
}
async function rotate(projectRoot) {
  const path = journalPath(projectRoot, 0);
  await withLock(path, () => {
    if (((0, import_node_fs15.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs15.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs15.renameSync)(from, journalPath(projectRoot, number3));
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

// src/core/loop/report.ts
function renderReport(report) {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const minutes = quoteName((Math.max(0, worked) / 6e4).toFixed(1));
  const last = ending.cause === "done" ? null : progress.lastFailure;
  const parts = [
    prose`# Loop ${quoteName(terms.id)}: ${nameEnding(ending)}`,
    prose`Outcome: ${quoteLine(explainEnding(ending), 400)}. ${progress.iteration} of ${terms.maxIterations} iterations, ${minutes} minutes of work.`,
    results.length === 0 ? null : prose`## Checks\n\n${renderChecks({ results })}`,
    last === null ? null : prose`## The last failure\n\n${quoteLine(summariseFailure(last, 400), 400)}`,
    prose`## What was tried\n\n${renderAttempts(progress.attempts)}`,
    prose`## How to go on\n\n${nextStep(ending)}`,
    prose`## The task\n\n${verbatim(terms.prompt)}`
  ];
  return prose`${joinProse(parts, "\n\n")}\n`;
}
function explainEnding(ending) {
  return `${nameEnding(ending)}, ${ending.reason}`;
}
function nameEnding({ cause }) {
  switch (cause) {
    case "done":
      return prose`done`;
    case "stopped":
      return prose`stopped`;
    case "max-iterations":
    case "max-minutes":
      return prose`budget spent`;
    case "idle":
      return prose`stalled`;
    case "stuck":
      return prose`stuck`;
    case "infra":
      return prose`waiting for the world outside`;
    case "check-broken":
      return prose`a check cannot do its work`;
    case "blocked":
      return prose`a human is needed`;
    case "api-failure":
      return prose`the API failed`;
    case "parked":
      return prose`parked`;
    case "user":
      return prose`paused`;
  }
}
function nextStep(ending) {
  switch (ending.cause) {
    case "done":
      return prose`Nothing is left to do.`;
    case "stopped":
    case "max-iterations":
    case "max-minutes":
    case "idle":
      return prose`Start again with /msw:loop when you know what should be different.`;
    case "stuck":
      return prose`Give a hint and go on: /msw:resume <hint>.`;
    case "blocked":
      return prose`Answer the question, then /msw:resume.`;
    case "check-broken":
      return prose`Mend the check, then /msw:resume.`;
    default:
      return prose`Go on with /msw:resume, or end the loop with /msw:stop.`;
  }
}

// src/app/loop/end-loop.ts
var import_node_path14 = require("node:path");
async function writeEnding(workspace, report) {
  const { loop, ending } = report;
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === "refused") return null;
  const path = (0, import_node_path14.join)(folder.path, "report.md");
  writePage(path, renderReport(report));
  for (const [index, result] of report.results.entries()) {
    writeFileAtomic((0, import_node_path14.join)(folder.path, `final-check-${index + 1}.log`), harmless(result.output));
  }
  if (ending.kind === "end" || isGate(loop)) archive(folder.path, loop, report);
  await appendJournal(
    workspace.project,
    {
      event: ending.kind === "end" ? "loop-ended" : "loop-paused",
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration
    },
    isoTime(workspace)
  );
  return path;
}
function archive(folder, loop, { ending, now }) {
  const record2 = {
    ...renderRecord(loop, ""),
    active: false,
    ending,
    endedAt: new Date(now).toISOString()
  };
  writeFileAtomic((0, import_node_path14.join)(folder, "loop.json"), `${JSON.stringify(record2, null, 2)}
`);
}

// src/app/loop/finish-turn.ts
function ownerPid(env2) {
  const told = Number.parseInt(env2.CLAUDE_PID ?? "", 10);
  return Number.isSafeInteger(told) && told > 0 ? told : process.ppid;
}

// src/adapters/files/session-commands.ts
var import_node_fs20 = require("node:fs");
var import_node_path15 = require("node:path");
function readSessionCommands(userFolder2, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse2(JSON.parse((0, import_node_fs20.readFileSync)(recordPath(userFolder2, session2), "utf8")));
  } catch {
    return null;
  }
}
function rememberCommand(userFolder2, session2, typed, now) {
  try {
    if (SESSION.test(session2)) remember(userFolder2, session2, typed, now);
  } catch {
  }
}
function remember(userFolder2, session2, typed, now) {
  const folder = (0, import_node_path15.join)(userFolder2, FOLDER);
  (0, import_node_fs20.mkdirSync)(folder, { recursive: true, mode: 448 });
  const before = readSessionCommands(userFolder2, session2)?.commands ?? [];
  const commands = [.../* @__PURE__ */ new Set([...before, typed.command])];
  const content = `${JSON.stringify({ version: 1, project: typed.project, commands })}
`;
  writeFileAtomic(recordPath(userFolder2, session2), content, { mode: 384 });
  for (const name of (0, import_node_fs20.readdirSync)(folder)) {
    const path = (0, import_node_path15.join)(folder, name);
    const written = (0, import_node_fs20.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) (0, import_node_fs20.rmSync)(path, { force: true });
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session2) {
  return (0, import_node_path15.join)(userFolder2, FOLDER, `${session2}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/grants/granted-calls.ts
function grantsOf(command) {
  return Object.hasOwn(GRANTS, command) ? GRANTS[command] ?? [] : [];
}
var COMMIT = ["task", "type", "also"];
var EXECUTION = [
  { call: "execute next", options: ["wave", "gaps-only"] },
  { call: "execute commit", options: COMMIT, agent: "msw:executor" },
  { call: "execute summary", options: [], agent: "msw:executor" },
  { call: "execute ready", options: [], agent: "msw:executor" }
];
var SMALL_TASK = [
  { call: "quick check", options: [] },
  { call: "quick commit", options: COMMIT },
  { call: "quick done", options: [] }
];
var GRANTS = {
  discuss: [{ call: "phase context", options: ["from", "update", "schema"] }],
  init: [
    { call: "project schema", options: [] },
    { call: "project new", options: ["from"] }
  ],
  map: [
    { call: "map begin", options: ["fast", "refresh", "focus", "paths"] },
    { call: "map verify", options: ["return"] },
    { call: "map finish", options: [] }
  ],
  plan: [
    { call: "phase check", options: ["gaps", "round", "review", "apply", "short"] },
    // Of the project's own notebook: which one that is, only the user says.
    { call: "notebook query", options: [], agent: "msw:researcher" }
  ],
  execute: EXECUTION,
  verify: [
    { call: "phase verify", options: ["no-commit", "timeout"] },
    { call: "phase judge", options: ["evidence"], agent: "msw:verifier" }
  ],
  quick: SMALL_TASK,
  // What it goes on with is one or the other.
  resume: [...EXECUTION, ...SMALL_TASK],
  setup: [
    { call: "notebook doctor", options: [] },
    { call: "notebook profiles", options: ["check"] },
    { call: "notebook list", options: ["profile"] },
    { call: "notebook quota", options: [] }
  ]
};

// src/core/checks/parse-check.ts
var NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
var VARIABLE = /^[A-Z][A-Z0-9_]*$/;
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
function parseCheck(text2) {
  const [, name, command] = NAMED.exec(text2) ?? [];
  if (name === void 0 || command === void 0 || VARIABLE.test(name)) {
    return { name: nameOf(text2), command: text2 };
  }
  return { name, command };
}
function nameOf(command) {
  const words = command.replace(/^\s*cd\s[^&;\n]*(?:&&|;)/, "").trim().split(/\s+/).filter((word) => !word.startsWith("-") && /[a-z]/i.test(word) && !/^\w+=/.test(word));
  const telling = words.map(programName).filter((word) => !CARRIERS.has(word));
  const [program = "", verb = ""] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}
function programName(word) {
  const base = word.replace(/^.*[/\\]/, "");
  return base.replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, "").toLowerCase();
}
function tidy(name) {
  const kept = name.replace(/[^\w-]+/g, "-").replace(/^[^a-z]+|(?<![-_])[-_]+$/g, "");
  return kept.slice(0, 32) || "check";
}

// src/core/loop/loop-request.ts
var requestDefaults = {
  task: "",
  checks: [],
  promise: null,
  maxIterations: 20,
  minIterations: 0,
  maxMinutes: 240,
  checkTimeoutSeconds: 600,
  plan: null,
  trust: null,
  agents: [],
  guidance: true,
  proposeChecks: true,
  allowEmpty: false
};

// src/core/loop/read-segments.ts
function readSegments(raw) {
  const text2 = raw.trim();
  const options = [];
  const task = [];
  let at = 0;
  let openCheck = false;
  while (at < text2.length) {
    const option = readOptionName(text2, at);
    if (option?.name === "" && openCheck) return { status: "refused", reason: unclearCommand };
    if (option === null) {
      const words = readWords(text2, at);
      task.push(words.value);
      at = words.end;
    } else if (option.name === "") {
      task.push(text2.slice(option.end).trimStart());
      at = text2.length;
    } else {
      const known = optionNames.find((name) => name === option.name);
      if (known === void 0) return { status: "refused", reason: unknownOption(option.name) };
      const { value, end } = readValue(text2, option.end, known);
      options.push({ name: known, value });
      openCheck = isOpenCheck(known, text2[end - 1]);
      at = end;
    }
    at = skipSpace(text2, at);
  }
  return { status: "ok", task: task.join(" "), options };
}
var flags3 = ["no-guidance", "no-check", "allow-empty"];
var numbers = ["max-iterations", "min-iterations", "max-minutes", "check-timeout"];
var texts = ["check", "promise", "plan", "trust", "agent"];
var optionNames = [...flags3, ...numbers, ...texts];
var optionStart = /--(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;
function readOptionName(text2, at) {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text2);
  return match === null ? null : { name: match[1] ?? "", end: at + match[0].length };
}
function readValue(text2, after, name) {
  if (flags3.some((flag) => flag === name)) return { value: "", end: after };
  const start = text2[after] === "=" ? after + 1 : skipSpace(text2, after);
  if (numbers.some((number3) => number3 === name)) return readWord(text2, start);
  const label = name === "check" ? /[a-zA-Z][\w-]*=(?=["'])/y.exec(text2.slice(start)) ?? null : null;
  const prefix = label?.index === 0 ? label[0] : "";
  const quoted2 = readQuotedValue(text2, start + prefix.length);
  if (quoted2 !== null) return { value: prefix + quoted2.value, end: quoted2.end };
  return readOptionName(text2, start) === null ? readWords(text2, start) : { value: "", end: start };
}
function readQuotedValue(text2, start) {
  const quote = text2[start];
  if (quote !== '"' && quote !== "'") return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (text2[at] !== quote || text2[at - 1] === "\\") continue;
    if (at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const inner = text2.slice(start + 1, at);
    return { value: quote === '"' ? inner.replaceAll('\\"', '"') : inner, end: at + 1 };
  }
  return null;
}
function readWords(text2, start) {
  const closed = readQuotedText(text2, start);
  if (closed !== null) return closed;
  let at = start;
  while (at < text2.length && !(isBoundary(text2, at) && at > start && readOptionName(text2, at) !== null)) at++;
  return { value: text2.slice(start, at).trimEnd(), end: at };
}
function readQuotedText(text2, start) {
  const quote = text2[start];
  if (quote !== '"' && quote !== "'") return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (text2[at] !== quote || at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const next = skipSpace(text2, at + 1);
    if (next < text2.length && readOptionName(text2, next) === null) continue;
    const inner = text2.slice(start + 1, at);
    return { value: inner.includes(quote) ? text2.slice(start, at + 1) : inner, end: at + 1 };
  }
  return null;
}
function readWord(text2, start) {
  let end = start;
  while (end < text2.length && !isSpace(text2[end])) end++;
  return { value: text2.slice(start, end), end };
}
function skipSpace(text2, from) {
  let at = from;
  while (at < text2.length && isSpace(text2[at])) at++;
  return at;
}
function isBoundary(text2, at) {
  return at === 0 || isSpace(text2[at - 1]);
}
function isSpace(char) {
  return char !== void 0 && /\s/.test(char);
}
var unclearCommand = "Put the command of --check in quotes: it is not clear whether the -- after it belongs to it.";
function isOpenCheck(name, lastChar) {
  return name === "check" && lastChar !== '"' && lastChar !== "'";
}
function unknownOption(name) {
  const known = optionNames.map((option) => `--${option}`).join(", ");
  return `Unknown option --${name.slice(0, 40)}: put the task or the command in quotes if the word belongs to it; known are ${known}.`;
}

// src/core/loop/parse-arguments.ts
function parseArguments(raw) {
  const segments = readSegments(raw);
  if (segments.status === "refused") return segments;
  let request = { ...requestDefaults, task: segments.task };
  for (const segment of segments.options) {
    const next = applyOption(request, segment);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  const problem = findConflict(request);
  return problem === null ? { status: "ok", request } : { status: "refused", reason: problem };
}
var numeric = {
  "max-iterations": { key: "maxIterations", low: 1, high: 1e3 },
  "min-iterations": { key: "minIterations", low: 0, high: 1e3 },
  "max-minutes": { key: "maxMinutes", low: 1, high: 10080 },
  "check-timeout": { key: "checkTimeoutSeconds", low: 1, high: 6600 }
};
function applyOption(request, option) {
  const { name, value } = option;
  switch (name) {
    case "max-iterations":
    case "min-iterations":
    case "max-minutes":
    case "check-timeout":
      return applyNumber(request, name, value);
    case "check":
      if (value === "") return 'Option --check needs a command, for example --check "npm test".';
      return { ...request, checks: [...request.checks, parseCheck(value)] };
    case "promise":
      return applyPromise(request, value);
    case "plan":
      return value === "" ? "Option --plan needs a file." : { ...request, plan: value };
    case "trust":
      return /^[0-9a-f]{16}$/.test(value) ? { ...request, trust: value } : "Option --trust needs the digest that MSW printed below the list of commands.";
    case "agent":
      return value === "" ? "Option --agent needs an agent type." : { ...request, agents: [...request.agents, value] };
    case "no-guidance":
      return { ...request, guidance: false };
    case "no-check":
      return { ...request, proposeChecks: false };
    case "allow-empty":
      return { ...request, allowEmpty: true };
  }
}
function applyNumber(request, name, value) {
  const { key, low, high } = numeric[name];
  const number3 = /^\d{1,6}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
  if (Number.isNaN(number3) || number3 < low || number3 > high) {
    return `Option --${name} needs a whole number from ${low} to ${high}, not "${clip(value)}".`;
  }
  return { ...request, [key]: number3 };
}
var longestPromise = 200;
function applyPromise(request, value) {
  if (value.trim() === "")
    return "Option --promise needs the text that Claude must end with, for example --promise DONE.";
  if (/[\r\n<>]/.test(value)) return "Option --promise takes one line of text without < and >.";
  if (value.length > longestPromise) {
    return `Option --promise takes at most ${longestPromise} characters, not ${value.length}.`;
  }
  return { ...request, promise: value };
}
function findConflict(request) {
  if (request.task.trim() === "") return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (request.trust !== null && request.plan === null)
    return "Option --trust belongs to --plan: it allows the commands of that plan.";
  if (request.minIterations > request.maxIterations) {
    return `Option --min-iterations (${request.minIterations}) is larger than --max-iterations (${request.maxIterations}).`;
  }
  if (!request.proposeChecks && request.checks.length === 0 && request.plan === null && request.promise === null) {
    return "With --no-check the loop needs --promise TEXT: without either, nothing could end it.";
  }
  return null;
}
function clip(text2) {
  return text2.length > 40 ? `${text2.slice(0, 40)}…` : text2;
}

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

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return forPeople([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function renderLoops({ loops, session: session2, now }) {
  if (loops.length === 0)
    return ['No loop in this project. Start one: /msw:loop "what to do" --check "npm test"'];
  const own2 = loops.filter((loop) => loop.terms.session === session2);
  const others = loops.filter((loop) => loop.terms.session !== session2);
  return [...own2, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, session2, now)
  ]);
}
function renderLoop(loop, session2, now) {
  const { terms, progress } = loop;
  const whose = session2 === null ? "" : terms.session === session2 ? ", this session" : ", another session";
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

// src/app/loop/arm-loop.ts
var import_node_os4 = require("node:os");
var import_node_path21 = require("node:path");

// src/adapters/files/project-facts.ts
var import_node_path16 = require("node:path");
var LARGEST_FILE = 1024 * 1024;
function projectFacts(root, { project = root, platform = process.platform } = {}) {
  const names = namesOf(root, project);
  const read3 = (name) => names.includes(name) ? (textOf((0, import_node_path16.join)(root, name), projectFile(project), LARGEST_FILE) ?? "").replaceAll("\r\n", "\n") : "";
  const packageJson = objectOf(read3("package.json"));
  return {
    windows: platform === "win32",
    names,
    packageManager: names.includes("package.json") ? packageManager(names, packageJson) : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read3("GNUmakefile") || read3("makefile") || read3("Makefile")),
    justTargets: targetsOf(read3("justfile") || read3("Justfile") || read3(".justfile")),
    composerScripts: Object.keys(asObject(objectOf(read3("composer.json")).scripts)),
    denoTasks: Object.keys(asObject(objectOf(read3("deno.json") || read3("deno.jsonc")).tasks)),
    pytest: usesPytest(names, read3),
    tox: /^\[testenv/m.test(read3("tox.ini"))
  };
}
var LOCKFILES = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
function packageManager(names, packageJson) {
  const said = String(packageJson.packageManager ?? "").split("@")[0];
  const wanted = LOCKFILES.find(([, manager]) => manager === said) ?? LOCKFILES.find(([file]) => names.includes(file));
  return said === "npm" ? "npm" : wanted?.[1] ?? "npm";
}
function usesPytest(names, read3) {
  if (names.includes("pytest.ini") || names.includes("conftest.py")) return true;
  return /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read3("pyproject.toml")) || /["']pytest\b/.test(read3("pyproject.toml")) || /^\[tool:pytest\]/m.test(read3("setup.cfg")) || /^\[pytest\]/m.test(read3("tox.ini"));
}
function targetsOf(text2) {
  return [...text2.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = ""]) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? []
  );
}
function namesOf(root, project) {
  const children = listFolder(root, projectFile(project));
  if (children.status !== "ok") return [];
  return children.entries.map((child) => child.isDirectory() ? `${child.name}/` : child.name).sort();
}
function objectOf(json) {
  try {
    return asObject(JSON.parse(json.replace(/^\uFEFF/, "")));
  } catch {
    return {};
  }
}
function asObject(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function textsOf(value) {
  const entries = Object.entries(asObject(value));
  return Object.fromEntries(
    entries.flatMap(([name, text2]) => typeof text2 === "string" ? [[name, text2]] : [])
  );
}

// src/core/checks/propose-checks.ts
function proposeChecks(facts) {
  const test = firstOf(facts, TESTS);
  const others = ["typecheck", "lint"].flatMap((name) => script(facts, name) ?? []);
  return test ? [test, ...others] : others;
}
var TESTS = [
  (facts) => script(facts, "test"),
  (facts) => target(facts.makeTargets, "make", "Makefile"),
  (facts) => target(facts.justTargets, "just", "justfile"),
  (facts) => named2(facts.denoTasks, "deno task test", "deno.json"),
  (facts) => named2(facts.composerScripts, "composer test", "composer.json"),
  python,
  (facts) => byFile(facts, /^Cargo\.toml$/, "cargo test"),
  (facts) => byFile(facts, /^go\.mod$/, "go test ./..."),
  (facts) => byFile(facts, /^pom\.xml$/, `${wrapper(facts, "mvnw", "mvnw.cmd", "mvn")} -B test`),
  (facts) => byFile(facts, /^build\.gradle(?:\.kts)?$/, `${wrapper(facts, "gradlew", "gradlew.bat", "gradle")} test`),
  (facts) => byFile(facts, /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, "dotnet test"),
  (facts) => has(facts, "Gemfile") ? byFile(facts, /^(?:spec\/|\.rspec)$/, "bundle exec rspec") : null,
  (facts) => byFile(facts, /^phpunit\.xml(?:\.dist)?$/, facts.windows ? "vendor\\bin\\phpunit" : "vendor/bin/phpunit"),
  (facts) => byFile(facts, /^mix\.exs$/, "mix test"),
  (facts) => byFile(facts, /^deno\.jsonc?$/, "deno test")
];
function firstOf(facts, rules) {
  for (const rule of rules) {
    const check = rule(facts);
    if (check) return check;
  }
  return null;
}
var NO_CHECK = /no test specified|--watch(?!=false|All=false)|--fix\b|--write\b/;
function script({ packageManager: packageManager2, scripts }, name) {
  const text2 = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
  if (packageManager2 === null || !text2?.trim() || NO_CHECK.test(text2)) return null;
  const run = name === "test" && packageManager2 !== "bun" ? packageManager2 : `${packageManager2} run`;
  return { name, command: `${run} ${name}`, from: `the script "${name}" in package.json` };
}
function target(targets, program, file) {
  const name = ["test", "check"].find((wanted) => targets.includes(wanted));
  return name ? { name, command: `${program} ${name}`, from: `the target "${name}" in ${file}` } : null;
}
function named2(names, command, file) {
  return names.includes("test") ? { name: "test", command, from: `"test" in ${file}` } : null;
}
function python(facts) {
  if (facts.tox) return { name: "test", command: "tox", from: "tox.ini" };
  if (!facts.pytest) return null;
  const lock = ["uv.lock", "poetry.lock", "Pipfile.lock"].find((name) => has(facts, name));
  const runner = lock ? `${lock.split(/[.](?=lock)/)[0]?.replace("Pipfile", "pipenv")} run ` : "";
  return { name: "test", command: `${runner}pytest`, from: "the settings of pytest" };
}
function byFile(facts, pattern, command) {
  const file = facts.names.find((name) => pattern.test(name));
  return file === void 0 ? null : { name: "test", command, from: file };
}
function wrapper(facts, posix, windows2, installed) {
  if (facts.windows) return has(facts, windows2) ? `.\\${windows2}` : installed;
  return has(facts, posix) ? `./${posix}` : installed;
}
function has(facts, name) {
  return facts.names.includes(name);
}

// src/core/loop/arming.ts
function renderArming(loop, taskPath) {
  const { terms } = loop;
  const budget = prose`${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = joinProse(
    [
      prose`MSW armed a verified loop (${quoteName(terms.id)}) for this session. Budget: ${budget}.`,
      prose`The task is the text of the command without its options; verbatim in ${quoteName(taskPath)}.`,
      terms.checks.length === 0 ? prose`There is no check: the promise alone ends the loop.` : prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      howItEnds(terms),
      prose`Do not weaken, skip or delete what a check tests in order to pass it.`
    ],
    "\n"
  );
  const checks = terms.checks.map((check) => check.command).join("; ");
  const took = terms.checks.some((check) => check.origin === "proposed") ? "took the project’s own check" : "check";
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ""}` : `${took}: ${checks}`;
  return { context, notice: clipText(`msw ▸ loop armed · ${what} · ${budget}`, 400) };
}
function describeCheck(check) {
  return prose`- ${quoteName(check.name, 80)}: ${quoteLine(check.command, 400)}`;
}

// src/core/loop/name-checks.ts
function nameChecks(checks) {
  const taken = /* @__PURE__ */ new Set();
  return checks.map((check) => {
    let name = check.name;
    for (let number3 = 2; taken.has(name); number3++) name = `${check.name}-${number3}`;
    taken.add(name);
    return { ...check, name };
  });
}

// src/app/loop/plan-checks.ts
var import_node_path20 = require("node:path");

// src/core/planning/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/frontmatter-block.ts
function frontmatterBlock(text2) {
  const bom = text2.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text2);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text2, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text2) {
  const block = frontmatterBlock(text2);
  if (block.status !== "found") return block.at;
  let at = block.end;
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
  const fence2 = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence2.lastIndex = from;
  const found = fence2.exec(text2);
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
function textLines(text2, from = 0, to = text2.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text2); found !== null && found.index < to; found = breaks.exec(text2)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text2.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text2.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING2 = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text2, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text2, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence: fence2 } = state;
  if (fence2 !== null) ranges.push({ kind: "fence", start: fence2.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence2, ranges) {
  if (!closes(line.text, fence2.mark)) return { resume: line.next, fence: fence2 };
  ranges.push({ kind: "fence", start: fence2.start, end: line.next, closed: true });
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
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text2 = line.trim();
  return text2.length >= mark.length && text2.startsWith(mark) && /^(?:`+|~+)$/.test(text2);
}
function inlineRanges(text2, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING2.lastIndex = from - line.start;
  for (let found = OPENING2.exec(line.text); found !== null; found = OPENING2.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text2, start) : codeSpan(line, found[0], start, spans);
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
function comment(text2, start) {
  const end = text2.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text2.length, closed: false };
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
function planTags(text2, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG2);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text2); found !== null; found = pattern.exec(text2)) {
    const end = tagEnd(text2, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text2.slice(pattern.lastIndex, end - 1);
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
function tagEnd(text2, from) {
  const first = text2.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text2.slice(from, from + LONGEST_TAG));
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
  const text2 = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text2);
  const tags = planTags(text2, quotedRanges(text2, start), start).filter(
    ({ name }) => name === "verify" || name === "automated"
  );
  const blocks = elements(tags, text2.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block) => commandsOf(text2, block));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function commandsOf(text2, block) {
  const inside = elements(block.tags, block.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read3 = ({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read3);
  const command = read3(block);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

// src/adapters/files/trust-store.ts
var import_node_fs21 = require("node:fs");
var import_node_path17 = require("node:path");
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
async function change(userFolder2, projectRoot, edit2) {
  const path = storePath(userFolder2);
  const key = projectKey(projectRoot);
  const result = await withLock(path, () => {
    const projects = readProjects(path);
    if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
    const before = projects.get(key) ?? [];
    const after = edit2(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return result.status === "done" ? result.value : result;
}
function storePath(userFolder2) {
  return (0, import_node_path17.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs21.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path17.resolve)(projectRoot);
  }
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path17.dirname)(path)));
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
var import_node_path18 = require("node:path");

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
    const named3 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named3.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST2));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    writeFileAtomic(path, `${JSON.stringify(content, null, 2)}
`, { mode: 384 });
  });
}
function storePath2(userFolder2) {
  return (0, import_node_path18.join)(userFolder2, "waiting.json");
}
var schema = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read2(path) {
  const file = readJson(path, privateFile((0, import_node_path18.dirname)(path)));
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
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha256(utf8ToBytes(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/app/planning/execution/plan-trust.ts
function untrustedCommands(workspace, plans) {
  const all = new Set(plans.flatMap((text2) => verifyCommands(text2)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return sign(key, `msw-commands-1
${JSON.stringify([project, ...commands])}`).slice(0, 16);
}
function trustRequest(workspace, commands, allow) {
  const list = commands.map((command) => `
  ${showForList(command)}`).join("");
  const legend = escapeLegend(commands);
  const notes = legend === null ? "" : `
${legend}`;
  return commands.every(isReadable) ? `${list}${notes}
Read them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}` : `${list}${notes}
What is cut cannot be read, and so not be allowed here: put it into a script of the project.`;
}
async function noteUntrusted(workspace, plan, commands) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  await appendJournal(workspace.project, { event: "untrusted-commands", plan, commands }, isoTime(workspace));
}

// src/app/planning/find-planning.ts
var import_node_fs22 = require("node:fs");
var import_node_path19 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path19.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path19.basename)(folder) === ".planning") return (0, import_node_path19.dirname)(folder);
    if ((0, import_node_fs22.existsSync)((0, import_node_path19.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path19.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs22.existsSync)(path) && (0, import_node_fs22.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/settle-trust.ts
async function settleTrust(workspace, { named: named3, typed, whose, allow }) {
  const commands = [...new Set(named3.flatMap((one) => one.commands))];
  if (commands.length === 0) return null;
  if (typed === commandsDigest(workspace, commands) && commands.every(isReadable))
    return trustAll(workspace, commands);
  for (const one of named3) await noteUntrusted(workspace, one.plan, one.commands);
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
async function planChecks(workspace, plan, trust) {
  const path = (0, import_node_path20.resolve)(workspace.project, plan);
  const file = readPlanFile(workspace.project, plan);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return {
      status: "refused",
      reason: `The plan ${path} cannot be read${why}: give --plan a file of this project.`
    };
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return {
      status: "refused",
      reason: `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`
    };
  }
  const untrusted = await settleTrust(workspace, {
    named: [{ plan: path, commands: untrustedCommands(workspace, [file.text]) }],
    typed: trust,
    whose: "The plan names",
    allow: (digest) => `the same command with --trust ${digest}`
  });
  if (untrusted !== null) return { status: "refused", reason: untrusted };
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: "plan"
  }));
  return { status: "ok", checks };
}
function readPlanFile(project, plan) {
  const path = (0, import_node_path20.resolve)(project, plan);
  return readText(path, projectFile(findProject(path) ?? project));
}

// src/app/loop/arm-loop.ts
async function armLoop(workspace, arm) {
  const checks = await chooseChecks(workspace, arm.request);
  if (typeof checks === "string") return { status: "refused", reason: checks };
  const tooLong = exceedsHookTime(arm.request, checks);
  if (tooLong !== null) return { status: "refused", reason: tooLong };
  const state = readState(workspace);
  const trouble = await reportUnusableState(workspace, state, arm.session);
  const owned = findLoop(state, arm.session);
  if (owned !== null) return { status: "refused", reason: secondLoop(owned) };
  const loop = await newLoop(workspace, arm, checks);
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder;
  writeFileAtomic((0, import_node_path21.join)(folder.path, "task.md"), arm.request.task);
  const saved = await changeLoop(
    workspace,
    arm.session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved;
  if (saved.value !== null) return { status: "refused", reason: secondLoop(saved.value) };
  await appendJournal(
    workspace.project,
    {
      event: "loop-armed",
      loop: loop.terms.id,
      session: arm.session,
      checks: loop.terms.checks,
      maxIterations: loop.terms.maxIterations
    },
    isoTime(workspace)
  );
  const { context, notice: notice2 } = renderArming(loop, (0, import_node_path21.join)(folder.path, "task.md"));
  const told = trouble.kind === "notice" ? `${trouble.notice}
${notice2}` : notice2;
  return { status: "armed", loop, context, notice: told };
}
async function chooseChecks(workspace, request) {
  const typed = request.checks.map((check) => ({ ...check, origin: "typed" }));
  if (request.plan !== null) {
    const planned = await planChecks(workspace, request.plan, request.trust);
    return planned.status === "refused" ? planned.reason : nameChecks([...typed, ...planned.checks]);
  }
  if (typed.length > 0 || !request.proposeChecks) return nameChecks(typed);
  const proposed = proposeChecks(projectFacts(workspace.project)).map(({ name, command }) => ({
    name,
    command,
    origin: "proposed"
  }));
  if (proposed.length === 0 && request.promise === null) {
    return 'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.';
  }
  return nameChecks(proposed);
}
function exceedsHookTime(request, checks) {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}
async function newLoop(workspace, arm, checks) {
  const now = workspace.now();
  const { request } = arm;
  const end = transcriptEnd(arm.transcriptPath);
  const transcript = arm.transcriptPath === null || end === null ? null : { path: arm.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm.session,
      project: workspace.project,
      prompt: request.task,
      completionPromise: request.promise,
      checks,
      checkTimeoutSeconds: request.checkTimeoutSeconds,
      maxIterations: request.maxIterations,
      minIterations: request.minIterations,
      maxMinutes: request.maxMinutes,
      allowEmpty: request.allowEmpty,
      guidance: request.guidance,
      agents: request.agents,
      execution: null,
      startedAt: now
    },
    progress: {
      ...newProgress(now, { pid: arm.ownerPid, host: (0, import_node_os4.hostname)() }),
      transcript,
      tree: await firstTree(workspace.project, checks)
    }
  };
}
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${randomBytes(3).toString("hex")}`;
}
async function firstTree(project, checks) {
  if (checks.length === 0) return null;
  const { readTree } = await Promise.resolve().then(() => __toESM(require("./gather-evidence.cjs"), 1));
  return readTree(project);
}
function secondLoop({ terms, progress }) {
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or go on with /msw:resume.`;
}

// src/app/loop/choose-loop.ts
var import_node_os5 = require("node:os");

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
function chooseLoop(state, wanted) {
  const loops = loopsIn(state);
  const { loop: id, session: session2 } = wanted;
  if (state.status !== "ok") return none("The state of the loops cannot be read: see /msw:doctor.");
  if (id !== null) return pick2(startingWith(loops, id), `No loop ${id} is here.`);
  if (session2 === null) return pick2(loops, "No loop is running in this project.");
  return pick2(
    loops.filter((loop) => loop.terms.session === session2),
    "This session has no loop; /msw:status shows the others of this project."
  );
}
function chooseToResume(state, wanted, now) {
  const own2 = chooseLoop(state, wanted);
  if (own2.status === "found") return ownedElsewhere(own2.loop, wanted, now) ?? own2;
  if (wanted.loop !== null || wanted.session === "") return own2;
  return pick2(
    loopsIn(state).filter((loop) => isAdoptable(loop, wanted.force, now)),
    "There is no paused loop to go on with; start one with /msw:loop."
  );
}
function isAdoptable(loop, force, now) {
  if (loop.progress.pause?.cause === "parked") return true;
  const around = { now, host: (0, import_node_os5.hostname)(), isAlive };
  return isRunning(loop) && !force ? isOrphaned(loop, around) : hasLostOwner(loop, around);
}
function ownedElsewhere(loop, wanted, now) {
  if (loop.terms.session === wanted.session) return null;
  if (wanted.session === "") {
    return none(`Loop ${loop.terms.id} needs a session to go on in: use /msw:resume there.`);
  }
  return isAdoptable(loop, wanted.force, now) ? null : none(
    `Loop ${loop.terms.id} belongs to another session that is still there: resume it or stop it in that one.`
  );
}
function startingWith(loops, id) {
  return loops.filter((loop) => loop.terms.id.startsWith(id));
}
function pick2(loops, reason) {
  const [first, second] = loops;
  if (first === void 0) return none(reason);
  if (second === void 0) return { status: "found", loop: first };
  const list = loops.map(
    ({ terms }) => `
  ${terms.id}  ${terms.prompt.slice(0, 60).replaceAll(/\s+/g, " ")}`
  );
  return none(`Several loops are here, so name one by its id:${list.join("")}`);
}
function none(reason) {
  return { status: "none", reason };
}

// src/app/loop/control.ts
async function note(workspace, event, loop, more) {
  const entry = { event, loop: loop.terms.id, session: loop.terms.session, ...more };
  await appendJournal(workspace.project, entry, isoTime(workspace));
}
function addHint(loop, hint) {
  return withProgress(loop, { hints: [...loop.progress.hints, hint] });
}
function done(message, loop) {
  return { status: "done", message, loop };
}
function refused2(message) {
  return { status: "refused", message, loop: null };
}

// src/app/loop/control-loop.ts
function listLoops(store) {
  return loopsIn(readState(store));
}
async function stopLoop(workspace, request) {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === "none") return refused2(chosen.reason);
  const { loop } = chosen;
  const { id, session: session2 } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason: "by the user" };
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await changeLoop(workspace, session2, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return refused2(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  const { execution } = loop.terms;
  const what = execution === null ? `Loop ${id} is stopped after ${countIterations(loop)}` : `The execution of ${executionName(execution)} is stopped`;
  return done(`${what}.${where}`, loop);
}
async function pauseLoop(workspace, request) {
  return edit(workspace, request, "loop-paused", (loop) => {
    const { pause } = loop.progress;
    if (pause !== null && pause.cause !== "api-failure") {
      return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
    }
    const at = pause?.at ?? workspace.now();
    return {
      loop: withProgress(loop, { pause: { cause: "user", reason: "by the user", at } }),
      message: `Loop ${loop.terms.id} is paused; go on with /msw:resume.`
    };
  });
}
async function hintLoop(workspace, request, hint) {
  const text2 = hint.trim();
  if (text2 === "") return refused2('The hint is missing: /msw:hint "what Claude should know".');
  return edit(workspace, request, "hint-given", (loop) => ({
    loop: addHint(loop, text2),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`
  }));
}
async function edit(workspace, request, event, change2) {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === "none") return refused2(chosen.reason);
  const { id, session: session2 } = chosen.loop.terms;
  const saved = await changeLoop(workspace, session2, (current) => {
    const changed = current?.terms.id === id ? change2(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === "refused") return refused2(saved.reason);
  if (saved.value === null) return refused2("The loop ended a moment ago.");
  await note(workspace, event, saved.value.loop, {});
  return done(saved.value.message, saved.value.loop);
}
function countIterations(loop) {
  const finished = loop.progress.iteration - 1;
  return finished === 1 ? "1 iteration" : `${finished} iterations`;
}

// src/app/loop/recover.ts
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

// src/app/loop/resume-loop.ts
var import_node_os6 = require("node:os");
async function resumeLoop(workspace, request) {
  const chosen = chooseToResume(readState(workspace), request, workspace.now());
  if (chosen.status === "none") return unchanged(refused2(chosen.reason));
  const { loop } = chosen;
  const own2 = loop.terms.session === request.session;
  if (own2 && isRunning(loop)) return unchanged(done(`Loop ${loop.terms.id} is running.`, loop));
  const early = coolingDown(workspace, request, loop);
  if (early !== null) return unchanged(refused2(early));
  return own2 ? reviveOwn(workspace, request, loop) : adopt(workspace, request, loop);
}
async function reviveOwn(workspace, request, loop) {
  const saved = await changeLoop(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: null };
    const revived = revive(current, request, workspace);
    return { loop: revived, value: { before: current, revived } };
  });
  if (saved.status === "refused") return unchanged(refused2(saved.reason));
  if (saved.value === null) return unchanged(refused2("The loop ended a moment ago."));
  return tell(workspace, saved.value);
}
async function adopt(workspace, request, loop) {
  const { id, session: session2 } = loop.terms;
  const saved = await adoptLoop(workspace, session2, request.session, (orphan, own2) => {
    if (own2 !== null) {
      return { loop: null, value: "This session already has a loop: end it with /msw:stop first." };
    }
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, workspace.now())) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    return { loop: revived, value: { before: orphan, revived } };
  });
  if (saved.status === "refused") return unchanged(refused2(saved.reason));
  if (typeof saved.value === "string") return unchanged(refused2(saved.value));
  return tell(workspace, saved.value);
}
async function tell(workspace, { before, revived }) {
  const { iteration, pausedMs, hints } = revived.progress;
  await note(workspace, "loop-resumed", revived, { rested: pausedMs - before.progress.pausedMs });
  const { id, execution, maxIterations } = revived.terms;
  const message = execution === null ? `Loop ${id} goes on with iteration ${iteration} of ${maxIterations}.` : `The execution of ${executionName(execution)} goes on.`;
  const reported = before.progress.pause !== null && ordered.includes(before.progress.pause.cause);
  return { ...done(message, revived), hints: hints.slice(before.progress.hintsTold), reported };
}
var ordered = ["stuck", "blocked", "infra", "check-broken"];
function unchanged(control) {
  return { ...control, hints: [], reported: false };
}
function revive(loop, request, workspace) {
  const now = workspace.now();
  const hinted = request.hint.trim() === "" ? loop : addHint(loop, request.hint.trim());
  const { breaker: breaker2, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own2 = loop.terms.session === request.session;
  const next = withProgress(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force ? resetBreaker(breaker2, "forced by the user", now) : tryAgain(recoverBreaker(breaker2, breakerLimits(workspace), now), "resumed by the user", now),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal resumes a session's loop without being its client.
    owner: { pid: request.ownerPid ?? (own2 ? owner.pid : null), host: (0, import_node_os6.hostname)() }
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}
function coolingDown(workspace, request, loop) {
  const { pause, breaker: breaker2, hints, hintsTold } = loop.progress;
  if (pause?.cause !== "stuck" || request.force) return null;
  if (request.hint.trim() !== "" || hints.length > hintsTold) return null;
  const left = Math.ceil(cooldownLeft(breaker2, breakerLimits(workspace), workspace.now()) / 6e4);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}
function breakerLimits(workspace) {
  return { ...defaultBreakerLimits, ...readConfig(workspace.project).config.breaker };
}

// src/app/run-command.ts
async function runCommand(workspace, input, ownerPid2) {
  const answer2 = await answerCommand(workspace, input, ownerPid2);
  const { session: session2, command } = input;
  if (answer2.kind === "context" && grantsOf(command).length > 0)
    rememberCommand(workspace.userFolder, session2, { project: workspace.project, command }, workspace.now());
  return answer2;
}
async function answerCommand(workspace, input, ownerPid2) {
  const args = input.args.trim();
  switch (input.command) {
    case "loop":
      return startLoop(workspace, input, ownerPid2);
    case "resume":
      return goOn(workspace, input, ownerPid2);
    case "stop":
      return answer(await stopLoop(workspace, { session: input.session, loop: args === "" ? null : args }));
    case "pause":
      return answer(await pauseLoop(workspace, { session: input.session, loop: args === "" ? null : args }));
    case "hint":
      return answer(await hintLoop(workspace, { session: input.session, loop: null }, unquote(args)));
    case "status":
      return showStatus(workspace, input.session);
    case "doctor": {
      const { diagnose, renderDiagnosis } = await Promise.resolve().then(() => __toESM(require("./diagnose.cjs"), 1));
      return { kind: "answer", text: renderDiagnosis(await diagnose(workspace)) };
    }
    case "research": {
      const { researchCommand } = await Promise.resolve().then(() => __toESM(require("./research-command.cjs"), 1));
      return { kind: "answer", text: await researchCommand(workspace, input.args) };
    }
    case "plan": {
      const { planCommand } = await Promise.resolve().then(() => __toESM(require("./plan-command.cjs"), 1));
      return planCommand(workspace, input.args);
    }
    case "execute": {
      const { executeCommand } = await Promise.resolve().then(() => __toESM(require("./execute-command.cjs"), 1));
      return executeCommand(workspace, input, ownerPid2);
    }
    case "map": {
      const { mapCommand } = await Promise.resolve().then(() => __toESM(require("./map-command.cjs"), 1));
      return mapCommand(workspace, input.args);
    }
    case "verify": {
      const { verifyCommand } = await Promise.resolve().then(() => __toESM(require("./verify-command.cjs"), 1));
      return verifyCommand(workspace, input.args);
    }
    case "init": {
      const { initCommand } = await Promise.resolve().then(() => __toESM(require("./init-command.cjs"), 1));
      return initCommand(workspace, input.args);
    }
    case "discuss": {
      const { discussCommand } = await Promise.resolve().then(() => __toESM(require("./discuss-command.cjs"), 1));
      return discussCommand(workspace, input.args);
    }
    case "quick": {
      const { quickCommand } = await Promise.resolve().then(() => __toESM(require("./quick-command.cjs"), 1));
      return quickCommand(workspace, input, ownerPid2);
    }
    case "progress":
    case "next": {
      const { progressCommand } = await Promise.resolve().then(() => __toESM(require("./show-progress.cjs"), 1));
      return progressCommand(workspace, input.command);
    }
    case "setup": {
      const { setUpCommand } = await Promise.resolve().then(() => __toESM(require("./set-up-command.cjs"), 1));
      return setUpCommand(workspace, input.args);
    }
    default:
      return silent;
  }
}
async function startLoop(workspace, input, ownerPid2) {
  const parsed = parseArguments(input.args);
  if (parsed.status === "refused") return { kind: "answer", text: parsed.reason };
  const { request } = parsed;
  const { session: session2, transcriptPath } = input;
  const armed = await armLoop(workspace, { session: session2, request, transcriptPath, ownerPid: ownerPid2 });
  if (armed.status === "refused") return { kind: "answer", text: armed.reason };
  return { kind: "context", event: "UserPromptExpansion", context: armed.context, notice: armed.notice };
}
async function showStatus(workspace, session2) {
  const { notebookStatus } = await Promise.resolve().then(() => __toESM(require("./notebook-status.cjs"), 1));
  const loops = listLoops(workspace);
  const notebook = notebookStatus(workspace);
  return { kind: "answer", text: renderStatus({ loops, session: session2, now: workspace.now(), notebook }) };
}
async function goOn(workspace, input, ownerPid2) {
  const force = /(?:^|\s)--force(?=\s|$)/.test(input.args);
  const hint = unquote(input.args.replace(/(?:^|\s)--force(?=\s|$)/, "").trim());
  const { session: session2 } = input;
  const request = { session: session2, loop: null, hint, force, ownerPid: ownerPid2, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === "refused" || resumed.loop === null) return answer(resumed);
  const told = resumed.hints.map((untold) => prose`Hint from the user: ${typedLine(untold, 4e3)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = joinProse([first, ...told.length === 0 ? [] : [fitProse(told, 6e3)]], "\n");
  return { kind: "context", event: "UserPromptExpansion", context, notice: `msw ▸ ${resumed.message}` };
}
function answer(control) {
  return { kind: "answer", text: control.message };
}
function unquote(text2) {
  const quote = text2[0];
  const wrapped = text2.length >= 2 && (quote === '"' || quote === "'") && text2.endsWith(quote);
  return wrapped && !text2.slice(1, -1).includes(quote) ? text2.slice(1, -1) : text2;
}

// src/hooks/active/handle-call.ts
var import_node_fs24 = require("node:fs");

// src/adapters/claude-code/run-hook.ts
async function runHook({ handle, write, limitMs }) {
  process.on("uncaughtException", ignore);
  process.on("unhandledRejection", ignore);
  const limit = timeLimit(limitMs);
  const answer2 = await Promise.race([handle().catch(explain), limit.passed]);
  limit.stop();
  write(renderAnswer(answer2));
}
function timeLimit(limitMs) {
  let timer;
  const passed = new Promise((resolve6) => {
    const left = Math.max(0, limitMs - process.uptime() * 1e3);
    timer = setTimeout(() => resolve6(tooLate(limitMs)), left);
  });
  return { passed, stop: () => clearTimeout(timer) };
}
function tooLate(limitMs) {
  const notice2 = `msw ▸ stepped aside: this hook did not end within ${limitMs / 1e3} s; loops stay as they are, and /msw:doctor looks for what held it.`;
  return { kind: "notice", notice: notice2 };
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
var import_node_fs23 = require("node:fs");
var import_node_path22 = require("node:path");

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
  for (const { path, source, script: script2 } of fresh) {
    try {
      (0, import_node_fs23.mkdirSync)((0, import_node_path22.dirname)(path), { recursive: true, mode: 448 });
      writeFileAtomic(path, packCode(source, script2.createCachedData()), { mode: 384 });
      removeOld2((0, import_node_path22.dirname)(path));
    } catch {
    }
  }
}
function removeOld2(folder) {
  for (const name of namesIn(folder, named)) {
    const path = (0, import_node_path22.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs23.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs2) (0, import_node_fs23.rmSync)(path, { force: true });
  }
}

// src/hooks/active/handle-call.ts
function handleCall(call, parse3, use) {
  const { compiled } = call;
  let whole = false;
  const handle = async () => {
    const input = parse3(call.input);
    if (input === null) return silent;
    const opened = openWorkspace(call.project, process.env, Date.now, compiled?.folder);
    if (opened.status === "refused")
      return { kind: "notice", notice: `msw ▸ stepped aside: ${opened.reason}` };
    const answer2 = await use(opened.workspace, input);
    whole = answer2.kind === "context";
    return answer2;
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
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs24.writeSync)(1, rest));
  } catch {
    process.stdout.write(rest);
    return false;
  }
  return true;
}

// src/hooks/active/on-command.ts
function onCommand(call) {
  return handleCall(
    call,
    parseCommand,
    (workspace, input) => runCommand(workspace, input, ownerPid(workspace.env))
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  onCommand
});
