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
      return (...args) => new Promise((resolve14, reject) => {
        args.push((err, result) => {
          if (err) {
            reject(err);
          } else {
            resolve14(result);
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

// src/cli/execute.ts
var execute_exports = {};
__export(execute_exports, {
  execute: () => execute2
});
module.exports = __toCommonJS(execute_exports);

// src/app/planning/execution/describe-step.ts
var import_node_path17 = require("node:path");

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
function trustCommand(terms, digest) {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)} --trust ${quoteName(digest)}`;
}
function decisionCommand(terms, option, plan) {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)} ${option} ${quoteName(plan)}`;
}
function scopeOptions({ wave, gapsOnly }) {
  return prose`${wave === null ? prose`` : prose` --wave ${wave}`}${gapsOnly ? prose` --gaps-only` : prose``}`;
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

// src/core/text/typed.ts
function typedLine(text, cap) {
  return ours(plainLine(text, cap));
}
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS = 30;
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
function modeLines({ mode, commits, answer, token }) {
  const done2 = commits.slice(-MOST_COMMITS).map((commit) => quoteLine(commit, 120));
  const completed = [
    prose`<completed_tasks>`,
    ...done2.length === 0 ? [prose`none`] : done2,
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
        prose`<user_response>${typedLine(answer ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}

// src/app/loop/plan-checks.ts
var import_node_path16 = require("node:path");

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
    const read3 = (0, import_node_fs4.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read3;
    if (read3 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
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
  const open2 = opening.exec(text);
  if (open2 === null) return { status: "absent", at: bom };
  const start = bom + open2[0].length;
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
    const open2 = stacked.exec(text);
    const close = open2 === null ? null : closingFence(text, at + open2[0].length);
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
    const next2 = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next: next2 });
    start = next2;
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
    const body2 = text.slice(pattern.lastIndex, end - 1);
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
function tagEnd(text, from) {
  const first = text.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body2) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body2.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/adapters/files/journal.ts
var import_node_fs10 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs5 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs5.openSync)(path, flags, mode);
  try {
    const stat = (0, import_node_fs5.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs5.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs5.closeSync)(file);
  }
}
var flags = import_node_fs5.constants.O_RDWR | import_node_fs5.constants.O_APPEND | import_node_fs5.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs5.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
}

// src/adapters/files/msw-folder.ts
var import_node_fs8 = require("node:fs");
var import_node_path4 = require("node:path");

// src/adapters/files/set-aside.ts
var import_node_fs6 = require("node:fs");
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
    (0, import_node_fs6.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs6.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs6.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs6.renameSync)(from, to);
  return true;
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs7 = require("node:fs");
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
    (0, import_node_fs7.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path3.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs7.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs7.fchmodSync)(file, mode);
    (0, import_node_fs7.writeFileSync)(file, content);
    (0, import_node_fs7.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs7.closeSync)(file);
    (0, import_node_fs7.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs7.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path3.join)((0, import_node_path3.dirname)(path), `.${(0, import_node_path3.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs7.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs7.renameSync)(from, to);
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
    const file = (0, import_node_fs7.openSync)(folder, "r");
    try {
      (0, import_node_fs7.fsyncSync)(file);
    } finally {
      (0, import_node_fs7.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path3.dirname)(path);
  if (((0, import_node_fs7.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path3.basename)(path)}.`;
  for (const name of (0, import_node_fs7.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path3.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs7.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs7.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path4.join)(path, ".gitignore");
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
  return (0, import_node_path4.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names) {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path4.join)(folder.path, name));
  }
  return folder;
}
function openRealFolder(path) {
  const seen = (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs8.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/with-lock.ts
var import_node_fs9 = require("node:fs");
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
var lockFileSystem = { mkdirSync: import_node_fs9.mkdirSync, realpathSync: import_node_fs9.realpathSync, rmdirSync: import_node_fs9.rmdirSync, statSync: import_node_fs9.statSync, utimesSync: import_node_fs9.utimesSync };
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
  const stat = (0, import_node_fs9.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs9.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs9.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs9.lstatSync)(path, { throwIfNoEntry: false });
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
    if (((0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs10.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs10.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);

// src/adapters/files/signing-key.ts
var import_node_fs11 = require("node:fs");
var import_node_path6 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
var LONGEST2 = 4096;
function signingKey(userFolder2) {
  const path = (0, import_node_path6.join)(userFolder2, "key");
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
  const file = readText(path, privateFile((0, import_node_path6.dirname)(path)), LONGEST2);
  if (file.status === "missing") return null;
  if (file.status === "refused") throw new Error(`The key ${path} cannot be used: ${file.reason}`);
  tighten(path);
  return file.text.trim();
}
function tighten(path) {
  if (process.platform !== "win32" && ((0, import_node_fs11.statSync)(path).mode & 63) !== 0) (0, import_node_fs11.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    (0, import_node_fs11.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return linkKey(temporary, path) ? key : readKey(path) ?? "";
  } finally {
    (0, import_node_fs11.rmSync)(temporary, { force: true });
  }
}
function linkKey(temporary, path) {
  try {
    (0, import_node_fs11.linkSync)(temporary, path);
    return true;
  } catch (error) {
    return errorCode(error) !== "EEXIST" && copyKey(temporary, path);
  }
}
function copyKey(temporary, path) {
  try {
    (0, import_node_fs11.copyFileSync)(temporary, path, import_node_fs11.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    (0, import_node_fs11.rmSync)(path, { force: true });
    throw error;
  }
}

// src/adapters/files/trust-store.ts
var import_node_fs12 = require("node:fs");
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
  const parse4 = inst._zod.parse;
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
    return parse4(payload, ctx);
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

// src/app/workspace.ts
var import_node_fs16 = require("node:fs");
var import_node_path14 = require("node:path");

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
var import_node_fs13 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path10 = require("node:path");
function projectAround(project2, folder, home = ownHome) {
  if (isInside(folder, project2)) return "the project";
  for (let around = (0, import_node_path10.dirname)(project2); around !== (0, import_node_path10.dirname)(around); around = (0, import_node_path10.dirname)(around)) {
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
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path11.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs14.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs14.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs14.statSync)(path));
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
var OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
var FILES = ["settings.json", "settings.local.json"];
function ownVariables(env2, project2) {
  if (!Object.keys(env2).some((name) => OF_NLM.test(name))) return env2;
  const foreign = new Set(foreignVariables(env2, project2));
  const isOwn = ([name]) => !OF_NLM.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env2).filter(isOwn));
}
function foreignVariables(env2, project2) {
  const projects = [project2, env2.CLAUDE_PROJECT_DIR || project2];
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
function ownUserFolder(project2, env2) {
  const foreign = project2 === null ? [] : foreignVariables(env2, project2);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project2, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs16.realpathSync.native((0, import_node_path14.resolve)(projectFolder2));
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
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/planning/execution/plan-trust.ts
function commandsDigest({ key, project: project2 }, commands) {
  return sign(key, `msw-commands-1
${JSON.stringify([project2, ...commands])}`).slice(0, 16);
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
var import_node_fs17 = require("node:fs");
var import_node_path15 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path15.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path15.basename)(folder) === ".planning") return (0, import_node_path15.dirname)(folder);
    if ((0, import_node_fs17.existsSync)((0, import_node_path15.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path15.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs17.existsSync)(path) && (0, import_node_fs17.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/loop/plan-checks.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path16.resolve)(root, "dist", "cli.mjs"))}"`;
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
function assignmentView({ project: project2, ...workspace }, execution, one) {
  const file = execution.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path17.resolve)(project2, file.path),
    summaryPath: (0, import_node_path17.resolve)(project2, summaryPath(file)),
    token: planToken(execution.terms.folder, one.plan),
    cli: cliCommand({ project: project2, ...workspace }),
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
      const answer = prose`${decisionCommand(execution.terms, prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer }];
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

// src/app/planning/execution/read-execution.ts
var import_node_path26 = require("node:path");

// src/adapters/git/plan-log.ts
var import_node_fs20 = require("node:fs");
var import_node_path21 = require("node:path");

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/find-program.ts
var import_node_fs18 = require("node:fs");
var import_node_path18 = require("node:path");
function findProgram(name, env2, projectRoot) {
  return findPrograms(name, env2, projectRoot)[0] ?? null;
}
function findPrograms(name, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name, env2).map((file) => (0, import_node_path18.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function pathOutside(env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).filter((folder) => !leadsInto(folder, reach)).join(import_node_path18.delimiter);
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path18.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path18.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path18.basename)(folder) === ".bin" && (0, import_node_path18.basename)((0, import_node_path18.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path18.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs18.accessSync)(path, import_node_fs18.constants.X_OK);
    return (0, import_node_fs18.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/process/neutral-folder.ts
var import_node_path19 = require("node:path");
function neutralFolder() {
  return (0, import_node_path19.dirname)(process.execPath);
}

// src/adapters/git/git-environment.ts
function gitEnvironment(root, settings, variables = {}) {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(
    ([name, value]) => value !== void 0 && isKept(name.toUpperCase(), value, reach) ? [[name, value]] : []
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
function isKept(name, value, reach) {
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
var SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
var NAMES2 = /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
var LEFT = /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;
var READ = /* @__PURE__ */ new Set(["core.attributesfile", "core.excludesfile"]);
function isHazard(key) {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES2.test(key));
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
var import_node_fs19 = require("node:fs");
var import_node_os4 = require("node:os");
var import_node_path20 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path20.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs19.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path20.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path20.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os4.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path20.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path20.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs19.statSync)(path);
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
  const listed2 = await run(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed2.status !== "ok") return listed2;
  const settings = parseSettings(listed2.output);
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
  return new Promise((resolve14) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve14({ status: "ok", output });
        else resolve14({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve14({ status: "failed" });
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
var MOST_COMMITS2 = 3e3;
async function recentCommits(root) {
  const opened = await openGit(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS2}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function withFiles(root, commits) {
  if (commits.length === 0) return [];
  const hashes = commits.map(({ hash }) => hash);
  const options = ["--no-walk=unsorted", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await runGit(root, ["log", ...options, ...hashes, "--"]);
  return log.status === "ok" ? readLog(log.output) : commits;
}
async function addedIn(root, folder) {
  const options = ["--diff-filter=A", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await runGit(root, ["log", ...options, "--", folder]);
  const made = /* @__PURE__ */ new Map();
  for (const { hash, added } of log.status === "ok" ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}
async function uncommittedPaths(root) {
  const opened = await openGit(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { top, run } = opened.git;
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const status = await run(["status", ...options, "--", "."]);
  if (status.status !== "ok") return null;
  const paths = status.output.split("\0").filter((entry) => entry !== "");
  const here = import_node_fs20.realpathSync.native(root);
  return [
    ...new Set(
      paths.map(
        (entry) => (0, import_node_path21.relative)(here, (0, import_node_path21.join)(top, entry.slice(3))).split(import_node_path21.sep).join("/")
      )
    )
  ];
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
function readLog(output) {
  return output.split("").slice(1).map((record2) => {
    const [head = "", ...rest] = record2.split("\0");
    const [hash = "", time2 = "", subject = ""] = head.split("");
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
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
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
  const answer = record2.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function unnoted(plan) {
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
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
  for (const id of found) for (const next2 of byId.get(id)?.dependsOn ?? []) found.add(next2);
  return found;
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

// src/core/planning/execution/plan-commit.ts
var COMMIT_TYPES = ["feat", "fix", "test", "refactor", "perf", "docs", "style", "chore"];
function commitType(subject) {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && phaseKey(scope) === phaseKey(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
function isWork(subject) {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}
function commitSubject(type, canonical, title2) {
  return `${type}(${canonical}): ${title2}`;
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;

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
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
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
  const resolve14 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve14)]));
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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve14 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve14) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve14(token) ?? []))];
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

// src/app/planning/planning-config.ts
var import_node_path23 = require("node:path");

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

// src/app/planning/documents.ts
var import_node_path22 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs21 = require("node:fs");
var MOST2 = 1e4;
function listFolder(path, place, most = MOST2) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs21.statSync : import_node_fs21.lstatSync;
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
  const folder = (0, import_node_fs21.opendirSync)(path, { bufferSize: 256 });
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
  return readText((0, import_node_path22.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path22.resolve)(root, folder), projectFile(root));
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path23.dirname)(planning), (0, import_node_path23.join)(planning, "config.json"))).config;
}

// src/app/planning/read-phase.ts
var import_node_path24 = require("node:path");

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

// src/core/planning/line-value.ts
var DEEPEST2 = 40;
var KEY2 = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
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
    const [, key, rest] = KEY2.exec(row.text) ?? [];
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
  const next2 = cursor.rows[cursor.at];
  if (next2 === void 0) return "";
  if (next2.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next2.indent === indent && isItem(next2) ? list(cursor, indent, depth + 1) : "";
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
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY2.exec(text) ?? [];
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

// src/core/planning/gsd-task-count.ts
var OPENING3 = /<task(?=[\s>])/gi;
var HEADING = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING)].length;
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

// src/core/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/planning/markdown-document.ts
var HEADING2 = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter2 = readFrontmatter(text);
  const body2 = bodyStart(text);
  const quoted2 = quotedRanges(text, body2);
  const headings = headingsOf(textLines(text, body2), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter2.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter: frontmatter2, body: body2, quoted: quoted2, headings, diagnostics };
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
    const match = line.text.length > 4e3 ? null : HEADING2.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next: next2 } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next: next2, sectionEnd });
    ends.fill(start, level);
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
  const frontmatter2 = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read3 = planTasks(text, tags);
  const must = readMustHaves(frontmatter2.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read3.tasks.length > 0 ? read3.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter2;
  const field2 = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text,
    frontmatter: frontmatter2,
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
      ...frontmatter2.diagnostics,
      ...unreadable(text, quoted2),
      ...read3.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS2 = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name }) => SECTIONS2.includes(name)),
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
  const body2 = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body2)?.[1]?.toLowerCase();
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
function oneLiner({ text, headings, body: body2 }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body2;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path24.join)(folder, "plans")));
  const unusable = [];
  const read3 = (file) => {
    const found = readDocument(root, (0, import_node_path24.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path24.join)(folder, file), found.reason));
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

// src/app/planning/execution/execution-file.ts
var import_node_path25 = require("node:path");
function executionFile(project2, name) {
  const plain2 = name.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path25.join)(project2, ".msw", "execution", `${plain2}.json`);
}
function readExecutionFile(project2, path) {
  const file = readJson(path, ownFile(project2));
  return file.status === "ok" ? file.value : null;
}
async function editExecutionFile(project2, path, change) {
  if (openMswSubfolder(project2, "execution").status === "refused") return false;
  const locked = await withLock(
    path,
    () => writeFileAtomic(path, `${JSON.stringify(change(readExecutionFile(project2, path)), null, 1)}
`)
  );
  return locked.status === "done";
}

// src/app/planning/execution/execution-records.ts
function readRecords(store, folder) {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit(store, folder, readExecutionFile(store.project, path))));
}
function changeRecord(store, { folder, plan }, change) {
  return editExecutionFile(store.project, executionFile(store.project, folder), (value) => {
    const plans = admit(store, folder, value);
    const next2 = change(plans[plan] ?? null);
    if (next2 === null) delete plans[plan];
    else plans[plan] = next2;
    return { version: 1, plans, signature: sign(store.key, signedText(store, folder, plans)) };
  });
}
function admit(store, folder, value) {
  const parsed = schema2().safeParse(value);
  const plans = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return verify(store.key, signedText(store, folder, plans), parsed.data.signature) ? plans : /* @__PURE__ */ Object.create(null);
}
function signedText({ project: project2 }, folder, plans) {
  const { data } = schema2().safeParse({ plans, signature: "" });
  return JSON.stringify(["msw-execution-1", project2, folder, data?.plans ?? {}]);
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
  const { project: project2 } = store;
  const phase = readPhase(project2, phaseFolder(project2, terms.folder));
  if (phase === null) return null;
  const config2 = planningConfigOf((0, import_node_path26.join)(project2, ".planning"));
  const waves = planWaves(wavePlans(phase));
  const files = await planFiles(project2, terms.folder, phase);
  const records = readRecords(store, terms.folder);
  const around = { terms, isAuto: config2.mode === "yolo" || config2.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const limits = { parallel: config2.parallelization, mostAtOnce: config2.maxConcurrentAgents };
  return { terms, config: config2, waves, files, plans, step: nextExecution(plans, limits) };
}
function phaseFolder(project2, folder) {
  return (0, import_node_path26.join)(project2, ".planning", "phases", folder);
}
async function planFiles(project2, folder, phase) {
  const place = `.planning/phases/${folder}`;
  const commits = await recentCommits(project2);
  const added = commits === null ? /* @__PURE__ */ new Map() : await addedIn(project2, place);
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

// src/core/planning/execution/plan-record.ts
var CHOICES = ["close", "again", "skip"];

// src/app/planning/execution/find-plan.ts
var import_node_fs22 = require("node:fs");
var import_node_path27 = require("node:path");
var PHASES = ".planning/phases";
function findPlan(project2, token, cwd) {
  const asPath = (0, import_node_path27.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs22.existsSync)(asPath)) {
    const path = (0, import_node_path27.relative)(project2, asPath).split(import_node_path27.sep).join("/");
    const found2 = planAt(project2, path);
    return found2 === null ? refused2(`${plainLine(token, 120)} is no plan of this project.`) : { status: "found", plan: found2 };
  }
  const [folder, id] = splitToken(token);
  const folders = folder === null ? documentNames(project2, PHASES) : [folder];
  const found = folders.flatMap((one) => resolveIn(project2, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return refused2(`There is no plan ${plainLine(token, 80)}: name it as 01-02, or by its file.`);
  if (second !== void 0)
    return refused2(
      `Several phases have a plan ${plainLine(token, 80)}: name its folder as well, as ${(0, import_node_path27.basename)((0, import_node_path27.dirname)(only))}/${id}.`
    );
  const plan = planAt(project2, only);
  return plan === null ? refused2(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function plansIn(project2, folder) {
  const place = (0, import_node_path27.join)(project2, PHASES, folder);
  const { plans } = phaseFiles(documentNames(project2, place), documentNames(project2, (0, import_node_path27.join)(place, "plans")));
  return plans.map((file) => `${PHASES}/${folder}/${file}`);
}
function planAt(project2, path) {
  const [, folder, file] = /^\.planning\/phases\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === void 0 || file === void 0 || !plansIn(project2, folder).includes(path)) return null;
  const text = documentText(project2, path);
  if (text === null) return null;
  const { id, canonical } = planName(file);
  return { id, canonical, folder, path, document: readPlan(text) };
}
function splitToken(token) {
  const at = token.indexOf("/");
  return at === -1 ? [null, token] : [token.slice(0, at), token.slice(at + 1)];
}
function resolveIn(project2, folder, id) {
  const plans = plansIn(project2, folder);
  const prefix = `${PHASES}/${folder}/`;
  const names = plans.map((path) => planName(path.slice(prefix.length)));
  const wanted = /^\d+$/.test(id) ? null : planResolver(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/app/planning/execution/resolve-plan.ts
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
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

// src/app/planning/read-project.ts
var import_node_fs23 = require("node:fs");
var import_node_path29 = require("node:path");

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
    const next2 = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next2?.start ?? plain2.length;
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
function readState(text) {
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

// src/app/planning/covered-digest.ts
var import_node_path28 = require("node:path");
var LARGEST = 64 * 1024 * 1024;
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
  const file = readFile((0, import_node_path28.resolve)(root, path), projectFile(root), LARGEST);
  return file.status === "ok" ? sha2562(file.bytes) : null;
}
function sha2562(content) {
  return createHash("sha256").update(content).digest("hex");
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
  if (!(0, import_node_fs23.existsSync)((0, import_node_path29.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project2 = readProject(root, planning);
  const [unusable] = project2.unusable;
  return unusable === void 0 ? { status: "ok", project: project2 } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read3 = (name) => {
    const found = readDocument(root, (0, import_node_path29.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path29.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read3("STATE.md"), read3("ROADMAP.md"), read3("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path29.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path29.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed2 = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed2.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name }) => {
      const own2 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path = own2 === null ? null : (0, import_node_path29.join)(folder, own2);
      return phaseFacts(reading, { number: number3, name, path, folder: own2 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number3 = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number: number3,
      name: name.slice(number3.length + 1),
      path: (0, import_node_path29.join)(folder, name),
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
  const done2 = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : documentText(root, (0, import_node_path29.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number: number3,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done2.has(id) })) ?? [],
    runnable: waves?.runnable ?? [],
    halted: haltedPlans(phase),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf2(root, verification),
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
function statusOf2(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}

// src/core/planning/execution/plain-name.ts
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
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

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/cli/execute-plan.ts
var import_node_path36 = require("node:path");

// src/app/planning/execution/commit-task.ts
var import_node_fs24 = require("node:fs");
var import_node_path30 = require("node:path");

// src/app/commit-in-project.ts
async function commitInProject(root, paths, message, { project: project2 = root, env: env2 = process.env } = {}) {
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./commit-files.cjs"), 1));
  const result = await commitFiles({ root, paths, message, isTrusted: trustIn(project2, env2) });
  if (result.status !== "untrusted") return result;
  const { programs, places } = result;
  await noteRefused(project2, env2, { plan: places.join(", "), commands: programs });
  const named2 = places.map((place) => plainLine(place, 120)).join(", ");
  const reason = `a commit here would run ${named2}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: "refused", reason };
}
async function noteRefused(project2, env2, { plan, commands }) {
  const folder = ownUserFolder(project2, env2);
  if (folder.status !== "ok") return;
  await noteUntrusted({ project: project2, userFolder: folder.path, now: Date.now }, plan, commands);
}
function trustIn(project2, env2) {
  const trusted = once(() => {
    const folder = ownUserFolder(project2, env2);
    if (folder.status !== "ok") return /* @__PURE__ */ new Set();
    const top = topOf(project2);
    const places = top === null ? [project2] : [project2, top];
    return new Set(places.flatMap((place) => listTrusted(folder.path, place)));
  });
  return (program) => trusted().has(program);
}

// src/app/planning/execution/execution-notes.ts
var MOST3 = 200;
function readNotes(project2, { folder, plan }) {
  const all = parse2(readExecutionFile(project2, notesPath(project2, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}
function addNotes(project2, place, more) {
  return editExecutionFile(project2, notesPath(project2, place.folder), (value) => {
    const all = parse2(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next2 = {
      commits: [...commits, ...more.commits].slice(-MOST3),
      extra: [...extra, ...more.extra].slice(-MOST3)
    };
    return { version: 1, notes: { ...all, [place.plan]: next2 } };
  });
}
function notesPath(project2, folder) {
  return executionFile(project2, `${folder}.notes`);
}
var schema3 = once(() => {
  const notes = object({
    commits: array(object({ hash: string2(), task: number2() })),
    extra: array(object({ task: number2(), file: string2() }))
  });
  return object({ notes: record(string2(), notes) });
});
function parse2(value) {
  const parsed = schema3().safeParse(value);
  return Object.assign(/* @__PURE__ */ Object.create(null), parsed.success ? parsed.data.notes : {});
}

// src/app/planning/execution/commit-task.ts
async function commitTask(project2, plan, request) {
  const items = workItems(plan.document);
  const item2 = items.find(({ index }) => index === request.task);
  if (item2 === void 0) {
    const known = items.map(({ index }) => index).join(", ") || "none";
    return refused3(`Plan ${plan.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title2 = plainLine(request.title, 100);
  if (title2 === "") return refused3("The description is missing: say in a few words what the task did.");
  const changed = await uncommittedPaths(project2);
  if (changed === null) return refused3("This is not a git repository: there is nothing to commit to.");
  const also = alsoOf(project2, request);
  if (typeof also === "string") return refused3(also);
  const unchanged = also.find((path) => !changed.includes(path));
  if (unchanged !== void 0) return refused3(`${unchanged} has not changed: leave out --also for it.`);
  const own2 = changed.filter((path) => isNamed(item2.files, path));
  const files = [.../* @__PURE__ */ new Set([...own2, ...also])];
  if (files.length === 0) return refused3(nothingToCommit(plan, request.task, changed));
  const subject = commitSubject(request.type, plan.canonical, title2);
  const result = await commitInProject(project2, files, subject);
  if (result.status === "unchanged") return refused3(nothingToCommit(plan, request.task, changed));
  if (result.status === "refused") return refused3(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path) => !own2.includes(path)).map((file) => ({ task: request.task, file }));
  await addNotes(
    project2,
    { folder: plan.folder, plan: plan.id },
    { commits: [{ hash, task: request.task }], extra }
  );
  return { status: "committed", hash, subject, files };
}
function alsoOf(project2, { also, cwd }) {
  const paths = [];
  for (const one of also) {
    const fromHere = (0, import_node_path30.resolve)(cwd, one);
    const path = (0, import_node_path30.relative)(project2, (0, import_node_fs24.existsSync)(fromHere) ? fromHere : (0, import_node_path30.resolve)(project2, one));
    if (path === "" || path.startsWith("..")) return `${plainLine(one, 120)} lies outside the project.`;
    paths.push(path.split(import_node_path30.sep).join("/"));
  }
  return paths;
}
function nothingToCommit(plan, task, changed) {
  const others = changed.filter((path) => !path.startsWith(".planning/")).slice(0, 6);
  const named2 = others.filter((path) => isNamed(namedFiles(plan.document), path));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list2 = others.map((path) => plainLine(path, 100)).join(", ");
  const hint = named2.length > 0 ? "commit them with their own task" : "add what belongs to the task with --also FILE";
  return `${nothing} Changed are ${list2}: ${hint}.`;
}
function refused3(reason) {
  return { status: "refused", reason };
}

// src/app/planning/execution/plan-evidence.ts
var import_node_path31 = require("node:path");
async function planEvidence(project2, plan) {
  const commits = await commitsOf(project2, plan);
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(project2, plan),
    commits: commits === null ? null : await withFiles(project2, commits),
    uncommitted: await uncommittedPaths(project2) ?? []
  };
}
async function commitsOf(project2, plan) {
  const all = await recentCommits(project2);
  if (all === null) return null;
  const added = (await addedIn(project2, plan.path)).get(plan.path);
  return ownCommits(all, plan.canonical, added);
}
function summaryPlace(project2, plan) {
  const prefix = `.planning/phases/${plan.folder}/`;
  const folder = (0, import_node_path31.join)(project2, prefix);
  const { summaries } = phaseFiles(
    documentNames(project2, folder),
    documentNames(project2, (0, import_node_path31.join)(folder, "plans"))
  );
  const found = summaryOf(plan.path.slice(prefix.length), summaries);
  return found === null ? summaryPath(plan) : prefix + found;
}
function readSummaryOf(project2, plan) {
  const path = summaryPlace(project2, plan);
  const text = documentText(project2, path);
  return text === null ? null : { path, text };
}

// src/app/planning/execution/write-summary.ts
var import_node_fs26 = require("node:fs");
var import_node_path33 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_path32 = require("node:path");

// src/adapters/files/look-at.ts
var import_node_fs25 = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs25.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/write-document.ts
function writeDocument(root, path, text) {
  const objection = writeObjection(root, path);
  if (objection !== null) return { status: "refused", reason: objection };
  writeFileAtomic((0, import_node_path32.resolve)(root, path), text);
  return { status: "ok" };
}
function writeObjection(root, path) {
  const file = (0, import_node_path32.resolve)(root, path);
  const name = fromRoot(root, file);
  const folder = findIn(projectFile(root), (0, import_node_path32.dirname)(file));
  if (folder.status === "refused") return strayed(fromRoot(root, (0, import_node_path32.dirname)(file)), folder.reason);
  const stat = lookAt(file);
  if (stat === null) return null;
  if (stat.isSymbolicLink())
    return `${name} is a symbolic link, which MSW does not write through: put the file itself there.`;
  const now = readFile(file, projectFile(root), LARGEST2);
  if (now.status === "refused") return `${name} cannot be written: ${now.reason}. Move it away.`;
  if (now.status === "missing" || (0, import_node_buffer.isUtf8)(now.bytes)) return null;
  return `${name} is not valid UTF-8: MSW would spoil it. Save it as UTF-8.`;
}
var LARGEST2 = 16 * 1024 * 1024;
function strayed(name, reason) {
  return `${name} cannot be used: ${reason}. Put the folder itself into the project.`;
}
function fromRoot(root, path) {
  return (0, import_node_path32.relative)(root, path).split(import_node_path32.sep).join("/") || path;
}

// src/adapters/files/write-page.ts
function writeDocumentPage(root, path, page) {
  return writeDocument(root, path, page);
}

// src/core/text/code-name.ts
function codeName(name, cap) {
  const shown = quoteName(name, cap);
  return shown === name ? prose`\`${shown}\`` : shown;
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

// src/core/text/table-row.ts
function tableRow(cells) {
  return ours(`| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`);
}

// src/core/planning/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted2 = false) {
  const plain2 = !quoted2 && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain2 && harmless(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

// src/core/planning/execution/changed-files.ts
function changedFiles(commits) {
  const states = /* @__PURE__ */ new Map();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted) => [...states].filter(([path, state]) => state === wanted && !path.startsWith(".planning/")).map(([path]) => path);
  return { created: inState("created"), modified: inState("modified"), deleted: inState("deleted") };
}
function stateAfter({ added, deleted }, path, before) {
  if (deleted.includes(path)) return before === "created" ? "gone" : "deleted";
  if (added.includes(path)) return before === "deleted" ? "modified" : "created";
  return before ?? "modified";
}

// src/core/planning/execution/summary-slot.ts
function slot(what) {
  return prose`[FILL: ${what}]`;
}
function hasSlots(text) {
  return text.includes("[FILL:");
}

// src/core/planning/execution/summary-skeleton.ts
function summarySkeleton(facts) {
  return prose`${joinProse([frontmatter(facts), ...body(facts)], "\n\n")}\n`;
}
var NONE = prose`- None.`;
function frontmatter(facts) {
  const { plan, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice((folderPhase(folder) ?? "").length).replace(/^-/, "");
  const lines = [
    "---",
    `phase: ${yamlScalar(folder)}`,
    `plan: ${yamlScalar(plan.plan ?? canonical)}`,
    `subsystem: ${yamlScalar(plainLine(name, 60) || folder)}`,
    `tags: ${flow(tagsOf([...created, ...modified]))}`,
    ...listed(
      "requires",
      facts.requires.map(
        (one) => `phase: ${yamlScalar(one.phase)}
    provides: ${yamlScalar(one.provides)}`
      )
    ),
    ...listed(
      "provides",
      provides.map((one) => yamlScalar(plainLine(one, 120)))
    ),
    "affects: []",
    "tech-stack:",
    "  added: []",
    "  patterns: []",
    "key-files:",
    ...listed(
      "created",
      created.slice(0, MOST_FILES).map((path) => yamlScalar(path)),
      "  "
    ),
    ...listed(
      "modified",
      modified.slice(0, MOST_FILES).map((path) => yamlScalar(path)),
      "  "
    ),
    "key-decisions: []",
    "patterns-established: []",
    `requirements-completed: ${flow(plan.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    "---"
  ];
  return ours(lines.join("\n"));
}
var MOST_FILES = 40;
function body(facts) {
  const { plan, commits, startedAt, completedAt, minutes, extra } = facts;
  const { created, modified, deleted } = changedFiles(commits);
  const files = [
    ...created.map((path) => prose`- ${codeName(path)} - created`),
    ...modified.map((path) => prose`- ${codeName(path)} - modified`),
    ...deleted.map((path) => prose`- ${codeName(path)} - deleted`)
  ];
  const deviations = extra.map(
    ({ task, file }) => prose`- Task ${task} also changed ${codeName(file)}, which the plan does not name: ${slot(prose`why`)}`
  );
  const performance = [
    prose`- **Duration:** ${minutes} min`,
    prose`- **Started:** ${quoteName(startedAt)}`,
    prose`- **Completed:** ${quoteName(completedAt)}`,
    prose`- **Tasks:** ${workItems(plan).length}`,
    prose`- **Files changed:** ${files.length}`
  ];
  return [
    prose`# ${title(facts)} Summary`,
    prose`**${slot(prose`what was built, in one sentence that names the means`)}**`,
    prose`## Performance\n\n${joinProse(performance, "\n")}`,
    prose`## Accomplishments\n\n- ${slot(prose`the most important outcomes, one bullet each`)}`,
    prose`## Task Commits\n\n${commitTable(facts)}`,
    prose`## Files Created/Modified\n\n${files.length === 0 ? NONE : joinProse(files.slice(0, MOST_FILES), "\n")}`,
    prose`## Decisions Made\n\n${slot(prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    prose`## Deviations from Plan\n\n${joinProse([...deviations, slot(prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`)], "\n")}`,
    prose`## Issues Encountered\n\n${slot(prose`what went wrong and how it was solved, or: None.`)}`,
    prose`## User Setup Required\n\n${setup(plan)}`,
    prose`## Next Phase Readiness\n\n${slot(prose`what is ready for the next plan, and what is in its way`)}`,
    prose`## Self-Check: ${slot(prose`PASSED, once the files and commits named here are found to exist`)}`
  ];
}
function title({ plan, folder, canonical }) {
  const phase = (folderPhase(folder) ?? folder).replace(/^0+(?=\d)/, "");
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, "");
  return prose`Phase ${quoteName(phase, 80)} Plan ${quoteName(plan.plan ?? canonical, 80)}: ${quoteLine(name, 80)}`;
}
function commitTable({ commits, tasks }) {
  const rows = commits.map(
    ({ hash, subject }) => tableRow([
      prose`${tasks.get(hash) ?? prose`-`}`,
      quoteLine(subject.replace(/^[^:]*: /, ""), 100),
      codeName(hash.slice(0, 7)),
      quoteName(commitType(subject) ?? "-")
    ])
  );
  const head = prose`| Task | What | Commit | Type |\n|------|------|--------|------|`;
  return joinProse([head, ...rows], "\n");
}
function setup(plan) {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === void 0 || Array.isArray(asked) && asked.length === 0;
  return isNone ? prose`None - no external service configuration required.` : slot(prose`the steps that the plan names under user_setup`);
}
function tagsOf(paths) {
  const words = paths.flatMap((path) => path.split("/").slice(0, -1));
  const plain2 = words.filter((word) => /^[a-z][a-z0-9-]{1,30}$/i.test(word)).map((word) => word.toLowerCase());
  return [...new Set(plain2)].slice(0, 5);
}
function flow(items) {
  return `[${items.map((item2) => /^[\w./-]+$/.test(item2) ? item2 : proseJson(item2, 0)).join(", ")}]`;
}
function listed(key, items, indent = "") {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item2) => `${indent}  - ${item2}`)];
}

// src/app/planning/execution/write-summary.ts
async function writeSummary(project2, plan, now) {
  const path = summaryPlace(project2, plan);
  if ((0, import_node_fs26.existsSync)((0, import_node_path33.join)(project2, path))) return { status: "done", path, written: false };
  const { commits } = await planEvidence(project2, plan);
  const work = (commits ?? []).filter(({ subject }) => isWork(subject)).toReversed();
  const started = work[0] === void 0 ? now : Math.min(work[0].time * 1e3, now);
  const notes = readNotes(project2, { folder: plan.folder, plan: plan.id });
  const text = summarySkeleton({
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project2, plan),
    minutes: Math.max(1, Math.round((now - started) / 6e4)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString()
  });
  const written = writeDocumentPage(project2, path, text);
  return written.status === "refused" ? written : { status: "done", path, written: true };
}
function requiredBy(project2, plan) {
  const phase = readPhase(project2, phaseFolder(project2, plan.folder));
  if (phase === null) return [];
  const node = planWaves(wavePlans(phase)).nodes.find(({ id }) => id === plan.id);
  const before = plansIn(project2, plan.folder).flatMap((path) => planAt(project2, path) ?? []);
  return before.filter(({ id }) => node?.dependsOn.includes(id)).flatMap((one) => {
    const text = readSummaryOf(project2, one)?.text;
    const provides = text === void 0 ? [] : texts(readSummary(text).document.frontmatter.values.provides);
    return provides.slice(0, 5).map((what) => ({ phase: plan.folder, provides: what }));
  });
}

// src/core/planning/execution/readiness.ts
function missingForPlan(evidence) {
  return [...missingCommits(evidence), ...missingInSummary(evidence)];
}
function missingCommits({ plan, canonical, commits, uncommitted }) {
  if (commits === null) return [];
  const name = quoteName(canonical, 80);
  const named2 = namedFiles(plan);
  const open2 = uncommitted.filter((path) => isNamed(named2, path));
  const found = open2.length === 0 ? [] : [prose`Not committed yet: ${listOf(open2)}.`];
  const work = commits.filter(({ subject }) => isWork(subject));
  const changed = changedItems(plan, work, open2);
  if (changed.length === 0 && work.length === 0 && workItems(plan).some(({ files }) => files.length > 0)) {
    return [...found, prose`No commit names the plan: each task gets one, as "feat(${name}): what it does".`];
  }
  if (work.length >= changed.length) return found;
  const tasks = joinProse(
    changed.map(({ index }) => prose`${index}`),
    ", "
  );
  return [
    ...found,
    prose`Tasks ${tasks} changed files, but only ${work.length} of the plan's commits hold work: commit each task by itself; where one went into another's commit, say so with git commit --allow-empty -m "chore(${name}): task N is in HASH".`
  ];
}
function changedItems(plan, work, uncommitted) {
  const paths = /* @__PURE__ */ new Set([...work.flatMap(({ files }) => files), ...uncommitted]);
  return workItems(plan).filter(({ files }) => [...paths].some((path) => isNamed(files, path)));
}
var REQUIRED = ["phase", "plan", "subsystem", "tags", "duration", "completed"];
function missingInSummary({ plan, canonical, summary }) {
  if (summary === null)
    return [prose`The summary is missing: "execute summary ${quoteName(canonical, 80)}" begins it.`];
  const read3 = readSummary(summary.text);
  const { values } = read3.document.frontmatter;
  const keys = REQUIRED.filter((key) => values[key] === void 0);
  const sentences = [
    keys.length > 0 && prose`The summary's frontmatter lacks ${listOf(keys)}.`,
    read3.phase !== null && !isSamePhase(read3.phase, canonical) && prose`The summary is of phase ${quoteName(read3.phase, 80)}.`,
    !isSamePlan(read3.plan, plan.plan) && prose`The summary is of plan ${quoteName(read3.plan ?? "", 80)}, not ${quoteName(plan.plan ?? "", 80)}.`,
    read3.status !== "complete" && prose`The summary says ${quoteName(read3.status, 80)}: write "status: complete" once the plan is carried out, or end with ## CHECKPOINT REACHED if only a person can go on.`,
    hasSlots(summary.text) && prose`The summary holds places that are not filled: look for [FILL: in it.`,
    read3.selfCheck !== "passed" && prose`The summary lacks the line "## Self-Check: PASSED": check that its files and commits exist, then write it.`
  ];
  return sentences.flatMap(
    (sentence) => sentence === false ? [] : [prose`${sentence} (${quoteName(summary.path)})`]
  );
}
function isSamePhase(written, canonical) {
  const own2 = folderPhase(canonical);
  return own2 === null || phaseKey(folderPhase(written) ?? written) === phaseKey(own2);
}
function isSamePlan(left, right) {
  return left === null || right === null || phaseKey(left) === phaseKey(right);
}
function listOf(names) {
  const shown = joinProse(
    names.slice(0, 8).map((name) => quoteName(name, 120)),
    ", "
  );
  return names.length > 8 ? prose`${shown} and ${names.length - 8} more` : shown;
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
function textOf2(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/cli/named-path.ts
var import_node_path35 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs27 = require("node:fs");
var import_node_path34 = require("node:path");
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse3(JSON.parse((0, import_node_fs27.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path34.join)(userFolder2, FOLDER, `${session}.json`);
}
function parse3(value) {
  if (typeof value !== "object" || value === null) return null;
  const project2 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project2 !== "string" || !Array.isArray(commands)) return null;
  return { project: project2, commands: commands.filter((one) => typeof one === "string") };
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path35.resolve)(call.cwd, word);
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
  const folder = known?.project ?? (0, import_node_path35.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
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

// src/cli/execute-plan.ts
async function commitFromPlan(call) {
  const task = textOf2(call.values, "task") ?? "";
  const type = COMMIT_TYPES.find((one) => one === textOf2(call.values, "type"));
  if (!/^\d{1,3}$/.test(task)) return misused("Option --task needs the number of the task, from 1.");
  if (type === void 0) return misused(`Option --type needs one of ${COMMIT_TYPES.join(", ")}.`);
  const { also: listed2 } = call.values;
  const also = (Array.isArray(listed2) ? listed2 : []).filter((one) => typeof one === "string");
  return withPlan(call, async (plan, root) => {
    const request = { task: Number(task), type, title: call.words[1] ?? "", also, cwd: call.cwd };
    const result = await commitTask(root, plan, request);
    if (result.status === "refused") return failed(result.reason);
    const { hash, subject, files } = result;
    if (isSet(call.values, "json")) return doneJson({ hash, subject, files });
    return done(
      joinProse(
        [
          prose`${quoteName(hash.slice(0, 8))} ${quoteLine(subject, 200)}`,
          ...files.map((path) => prose`  ${quoteName(path, 160)}`)
        ],
        "\n"
      )
    );
  });
}
async function beginSummary(call) {
  return withPlan(call, async (plan, root) => {
    const written = await writeSummary(root, plan, Date.now());
    if (written.status === "refused") return failed(written.reason);
    const { path, written: isNew } = written;
    if (isSet(call.values, "json")) return doneJson({ path, written: isNew });
    const shown = quoteName((0, import_node_path36.join)(root, path));
    return done(
      isNew ? prose`${shown} is begun: replace every [FILL: ...] in it.` : prose`${shown} is there already; nothing was changed.`
    );
  });
}
async function showReady(call) {
  return withPlan(call, async (plan, root) => {
    const missing = missingForPlan(await planEvidence(root, plan));
    const ready2 = missing.length === 0;
    const text = isSet(call.values, "json") ? doneJson({ ready: ready2, missing }).text : done(joinProse(missing, "\n")).text;
    if (!ready2) return { code: 1, text, problem: `Plan ${plan.id} is not carried out yet.` };
    return isSet(call.values, "json") ? done(text) : done(prose`Plan ${quoteName(plan.id)} has its summary and its commits.`);
  });
}
async function withPlan(call, use) {
  const root = projectOf(call);
  if (root.status === "refused") return failed(root.reason);
  const found = findPlan(root.path, call.words[0] ?? "", call.cwd);
  return found.status === "refused" ? failed(found.reason) : use(found.plan, root.path);
}
function projectOf(call) {
  const folder = projectFolder(call);
  if (folder.status === "refused" || textOf2(call.values, "project") !== null) return folder;
  return { status: "ok", path: findProject(folder.path) ?? folder.path };
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

// src/cli/execute.ts
var onePlan = { least: 1, most: 1, names: "one plan, such as 01-02" };
var execute2 = {
  help: prose`msw-protocol execute VERB ...

  next PHASE         what to do now: executors to start, questions to ask, or that all is done; it changes nothing
                     --wave W and --gaps-only narrow it
  resolve PLAN WORD  what you decide: close, again or skip; answer "TEXT" at a checkpoint; in a terminal only
  commit PLAN "what it does" --task K --type feat|fix|test|refactor|perf|docs|style|chore
                     commits the changed files that task K names, and nothing else; --also FILE adds one
  summary PLAN       begins the plan's summary from git and the plan; [FILL: marks what is left to write
  ready PLAN         what the plan lacks before it counts as carried out; exit code 1 when something is missing

A plan is 01-02, 01-foundation/01-02 or its file. --project DIR names another project.`,
  verbs: {
    next: {
      options: { ...json, ...project, wave: { type: "string" }, "gaps-only": { type: "boolean" } },
      words: { least: 1, most: 1, names: "one phase" },
      run: next
    },
    resolve: {
      options: { ...json, ...project },
      words: { least: 2, most: 3, names: 'a plan and close, again, skip or answer "TEXT"' },
      run: decide
    },
    commit: {
      options: {
        ...json,
        ...project,
        task: { type: "string" },
        type: { type: "string" },
        also: { type: "string", multiple: true }
      },
      words: { least: 2, most: 2, names: "a plan and a description in quotes" },
      run: commitFromPlan
    },
    summary: { options: { ...json, ...project }, words: onePlan, run: beginSummary },
    ready: { options: { ...json, ...project }, words: onePlan, run: showReady }
  }
};
async function next(call) {
  const opened = open(call);
  if (typeof opened === "string") return failed(opened);
  const planning = openPlanning(opened.project);
  if (planning.status === "refused") return failed(planning.reason);
  const wanted = call.words[0] ?? "";
  const { phases } = planning.project;
  const phase = findPhase(phases, wanted);
  if (phase === null) return failed(noSuchPhase(phases, wanted));
  if (phase.folder === null) return failed(`Phase ${phase.number} has no plans.`);
  const typed = textOf2(call.values, "wave");
  if (typed !== null && !/^\d{1,3}$/.test(typed)) return misused("Option --wave needs the number of a wave.");
  const terms = {
    phase: phase.number,
    folder: phase.folder,
    wave: typed === null ? null : Number(typed),
    gapsOnly: isSet(call.values, "gaps-only")
  };
  const execution = await readExecution(opened, terms);
  if (execution === null) return failed(`The folder of phase ${phase.number} cannot be read.`);
  const odd = [phase.folder, ...execution.files.keys()].find((name) => !isPlainName(name));
  if (odd !== void 0) return failed(`${quoteName(odd, 80)}: name it with letters, digits, - . _ only.`);
  const view = describeStep(opened, execution);
  return isSet(call.values, "json") ? doneJson(view) : done(stepText(view));
}
function stepText(view) {
  const line = (name, ids) => ids.length === 0 ? null : prose`${name}: ${namesOf(ids)}`;
  return joinProse(
    [
      prose`${quoteName(view.status)}: ${view.message}`,
      line(
        prose`now`,
        view.batch.map(({ plan }) => plan)
      ),
      line(prose`done`, view.done),
      line(prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        prose`${quoteName(question.plan)} (${quoteName(question.kind)}): ${questionText(question)}`,
        prose`  in Claude Code: ${question.answer}`
      ]),
      ...view.blocked.map(
        ({ plan, by }) => prose`${quoteName(plan)} waits for ${by.length === 0 ? prose`itself` : namesOf(by)}`
      )
    ],
    "\n"
  );
}
function questionText({ kind, text }) {
  return kind === "untrusted" ? forPeople(text.split("\n"), Infinity) : quoteLine(text, 300);
}
function namesOf(ids) {
  return joinProse(
    ids.map((id) => quoteName(id)),
    ", "
  );
}
async function decide(call) {
  const refusal = refuseUnlessPerson(call, "execute resolve", "/msw:execute PHASE --answer PLAN WORDS");
  if (refusal !== null) return refusal;
  const resolution = readResolution(call.words.slice(1));
  if (resolution === null)
    return misused('Say close, again, skip, or answer "TEXT" (msw-protocol execute resolve --help).');
  const opened = open(call);
  if (typeof opened === "string") return failed(opened);
  return withPlan(call, async (plan) => {
    const result = await resolvePlan(opened, plan, resolution);
    if (result.status === "refused") return failed(result.reason);
    return isSet(call.values, "json") ? doneJson({ plan: plan.id, resolved: call.words[1] }) : done(result.message);
  });
}
function open(call) {
  const folder = projectOf(call);
  if (folder.status === "refused") return folder.reason;
  const opened = openWorkspace(folder.path, call.env);
  return opened.status === "ok" ? opened.workspace : opened.reason;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  execute
});
