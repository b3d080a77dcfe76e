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
      var counts2 = {};
      var mainError = null;
      var mainErrorCount = 0;
      for (var i = 0; i < this._errors.length; i++) {
        var error = this._errors[i];
        var message = error.message;
        var count3 = (counts2[message] || 0) + 1;
        counts2[message] = count3;
        if (count3 >= mainErrorCount) {
          mainError = error;
          mainErrorCount = count3;
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

// src/app/guidance/step-guidance.ts
var step_guidance_exports = {};
__export(step_guidance_exports, {
  judgeLastGuidance: () => judgeLastGuidance,
  stepGuidance: () => stepGuidance
});
module.exports = __toCommonJS(step_guidance_exports);

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

// src/core/guidance/headline.ts
var CAP = 160;
var MARKUP = /^\s*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+)+/;
function headline(text) {
  const lines = harmless(text).split("\n").map((line) => harmless(plain(line))).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const points = [...lines[0] ?? ""];
  return points.length <= CAP ? points.join("") : shortened(points);
}
function plain(line) {
  return line.replace(MARKUP, "").replaceAll(/\*\*|__|`/g, "").replaceAll(/\s+/g, " ").trim();
}
function shortened(points) {
  const kept = points.slice(0, CAP - 1).join("");
  return `${kept.slice(0, atWord(kept)).trimEnd()}…`;
}
function atWord(text) {
  const space = text.lastIndexOf(" ");
  return space > text.length * 0.8 ? space : text.length;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
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
  if (name2.length <= cap && (ASCII.test(name2) || PLAIN2.test(name2)) && !MARKUP2.test(name2)) return ours(name2);
  return quotation(harmless(name2).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP2 = /~{3}/;

// src/core/loop/iteration-file.ts
var uuid = /^([0-9a-f]{8})-[0-9a-f-]{27}$/;
function describeSource({ source }) {
  switch (source.kind) {
    case "notebook":
      return prose`the notebook ${quoteName(source.notebook.replace(uuid, "$1"), 80)}`;
    case "memory":
      return prose`the project's memory (${quoteLine(source.title, 80)})`;
    case "document":
      return prose`the document ${quoteName(source.path, 80)}`;
  }
}

// src/core/loop/loop.ts
function withProgress(loop, change) {
  return { terms: loop.terms, progress: { ...loop.progress, ...change } };
}

// src/adapters/files/user-folder.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");

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

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
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

// src/adapters/files/project-around.ts
var import_node_fs2 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path3 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path2.dirname)(path);
    return parent === path ? path : (0, import_node_path2.join)(realPath(parent), (0, import_node_path2.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path2.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path2.sep}`) && !(0, import_node_path2.isAbsolute)(way);
}

// src/adapters/files/project-around.ts
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path3.dirname)(project); around !== (0, import_node_path3.dirname)(around); around = (0, import_node_path3.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs2.existsSync)((0, import_node_path3.join)(around, ".git"))) continue;
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
  if (!(0, import_node_path4.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path4.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs3.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs3.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs3.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path7 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
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
  const link = linkBetween(root, (0, import_node_path5.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs4.realpathSync.native(path);
  const base = import_node_fs4.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path5.relative)(base, real).split(import_node_path5.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path5.dirname)(path))
    if ((0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/read-plain.ts
var import_node_fs6 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs5 = require("node:fs");
var noWait = import_node_fs5.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs5.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs6.lstatSync : import_node_fs6.statSync;
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
  const file = (0, import_node_fs6.openSync)(path, import_node_fs6.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs6.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start2 = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start2, stat.size - start2, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start: start2 };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start: start2 };
  } finally {
    (0, import_node_fs6.closeSync)(file);
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
    const read2 = (0, import_node_fs6.readSync)(file, buffer, length, buffer.length - length, start2 + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readText(path, place, cap = documentCap) {
  const found2 = read(path, place, { cap });
  return found2.status === "ok" ? { status: "ok", text: found2.bytes.toString("utf8") } : found2;
}
function textOf(path, place, cap = documentCap) {
  const found2 = readText(path, place, cap);
  return found2.status === "ok" ? found2.text : null;
}
function read(path, place, rule) {
  const found2 = findIn(place, path);
  if (found2.status !== "ok") return found2;
  const { followsLink } = found2;
  return readPlain(found2.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/adapters/files/read-json.ts
var CAP2 = 16 * 1024 * 1024;
var DEEPEST = 200;
function readJson(path, place, cap = CAP2) {
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

// src/adapters/process/project-reach.ts
var import_node_fs7 = require("node:fs");
var import_node_os3 = require("node:os");
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
function isRepository(folder) {
  try {
    return (0, import_node_fs7.lstatSync)((0, import_node_path6.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
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
    (folder) => FILES.map((file) => variablesIn((0, import_node_path7.join)(folder, ".claude", file)))
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

// src/core/report/shown-name.ts
function shownName(name2) {
  return name2.slice(0, 60).replaceAll(/[^ !#-~]/g, "?");
}

// src/adapters/files/msw-folder.ts
var import_node_fs10 = require("node:fs");
var import_node_path9 = require("node:path");

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

// src/adapters/files/write-file-atomic.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");
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
    (0, import_node_fs9.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path8.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs9.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs9.fchmodSync)(file, mode);
    (0, import_node_fs9.writeFileSync)(file, content);
    (0, import_node_fs9.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs9.closeSync)(file);
    (0, import_node_fs9.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs9.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path8.join)((0, import_node_path8.dirname)(path), `.${(0, import_node_path8.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs9.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs9.renameSync)(from, to);
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
    const file = (0, import_node_fs9.openSync)(folder, "r");
    try {
      (0, import_node_fs9.fsyncSync)(file);
    } finally {
      (0, import_node_fs9.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path8.dirname)(path);
  if (((0, import_node_fs9.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path8.basename)(path)}.`;
  for (const name2 of (0, import_node_fs9.readdirSync)(folder)) {
    if (!name2.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name2.slice(prefix.length))) continue;
    const leftover = (0, import_node_path8.join)(folder, name2);
    const age = Date.now() - ((0, import_node_fs9.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs9.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path9.join)(path, ".gitignore");
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
  return (0, import_node_path9.join)(projectRoot, ".msw", ...parts);
}
function openRealFolder(path) {
  const seen = (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs10.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
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
  if (!isObject(file.value)) return onlyDefaults("must hold one JSON object");
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
  const held = isObject(given) ? given : {};
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
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/quota/profile-name.ts
var PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
function isProfileName(name2) {
  return PROFILE.test(name2) && !name2.includes("..") && !name2.endsWith(" ");
}
function loginCommand(profile) {
  return profile === null ? "nlm login" : `nlm login --profile ${typedProfile(profile)}`;
}
function typedProfile(profile) {
  if (!isProfileName(profile)) return "NAME";
  return /^[\w.@+-]+$/.test(profile) ? profile : `"${harmless(profile)}"`;
}

// src/core/guidance/refusal-notice.ts
var WITHOUT = "The loop goes on without NotebookLM.";
var TEXT_CAP = 160;
function refusalSentence(refusal) {
  return SENTENCES[refusal.reason](refusal);
}
function withoutNotebook(sentence) {
  return `${sentence} ${WITHOUT}`;
}
var SENTENCES = {
  // MSW's own words, with the cure.
  "not-chosen": ({ text }) => `NotebookLM was not asked: ${plainLine(text, 1e3)}.`,
  "not-installed": () => "NotebookLM is configured but `nlm` is not installed: `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli`.",
  "too-old": () => "The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.",
  "rate-limited": ({ profile }) => `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  "auth-expired": ({ profile }) => `NotebookLM is logged out: run \`${loginCommand(profile)}\`.`,
  "profile-missing": ({ profile }) => `nlm has no such profile: run \`${loginCommand(profile)}\`.`,
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
function firstLine(text) {
  const line = harmless(text).split("\n").find((part) => part.trim() !== "") ?? "no reason given";
  return line.trim().slice(0, TEXT_CAP);
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
function notKnown(notebook, account2) {
  const reason = `the notebook "${shownName(notebook)}" is none that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account: account2, notebook }], null)}` };
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
function useWords({ account: account2, notebook }, name2) {
  const id = notebook === null ? [] : [typedName(notebook) ?? "ID"];
  const called = name2 === null || notebook === null ? null : typedName(name2);
  const option = called === null ? [] : ["--name", called];
  return ["use", ...id, "--profile", typedName(account2) ?? "NAME", ...option].join(" ");
}
function typedName(name2) {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name2) || name2.endsWith(" ")) return null;
  return name2.includes(" ") ? `"${name2}"` : name2;
}

// src/adapters/files/notebook-choices.ts
var import_node_path12 = require("node:path");

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
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
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
  let count3 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
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
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
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
  const parse2 = inst._zod.parse;
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
    if (!isObject2(input)) {
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
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
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
var import_node_fs12 = require("node:fs");
var import_node_path11 = require("node:path");

// src/adapters/files/with-lock.ts
var import_node_fs11 = require("node:fs");
var import_node_path10 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target = (0, import_node_path10.resolve)(path);
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
var lockFileSystem = { mkdirSync: import_node_fs11.mkdirSync, realpathSync: import_node_fs11.realpathSync, rmdirSync: import_node_fs11.rmdirSync, statSync: import_node_fs11.statSync, utimesSync: import_node_fs11.utimesSync };
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
  const stat = (0, import_node_fs11.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs11.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs11.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false });
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

// src/adapters/files/trust-store.ts
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function projectKey(projectRoot) {
  try {
    return import_node_fs12.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path11.resolve)(projectRoot);
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
  return (0, import_node_path12.join)(userFolder2, "notebooks.json");
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path12.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store2.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  return { reason: `${path} is not readable as a list of chosen notebooks; move it away to choose anew` };
}

// src/adapters/nlm/nlm-store.ts
var import_node_os4 = require("node:os");
var import_node_path13 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[([^\]]*)\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path13.join)(home === void 0 || home === "" ? (0, import_node_os4.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(textOf((0, import_node_path13.join)(nlmStore(env2), "config.toml"), named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  let section2 = "";
  for (const line of toml.split(/\r?\n/)) {
    section2 = SECTION.exec(line)?.[1]?.trim() ?? section2;
    const found2 = section2 === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found2 !== void 0 && found2 !== "") return found2;
  }
  return null;
}

// src/adapters/nlm/list-profiles.ts
var import_node_fs14 = require("node:fs");
var import_node_path14 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs13 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found2 = findIn(place, path);
  if (found2.status !== "ok") return found2;
  try {
    const look = found2.followsLink ? import_node_fs13.statSync : import_node_fs13.lstatSync;
    const stat = look(found2.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries(found2.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list = listFolder(path, place);
  return list.status === "ok" ? list.entries.map(({ name: name2 }) => name2).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs13.opendirSync)(path, { bufferSize: 256 });
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

// src/adapters/nlm/list-profiles.ts
var METADATA = object({ email: nullish2(string2()), last_validated: nullish2(string2()) });
var COOKIES = union([
  array(object({ name: string2() })).check(_minLength(1)),
  record(string2(), unknown())
]);
function listProfiles(env2) {
  const folder = (0, import_node_path14.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn(folder).filter(isProfileName).toSorted().map((name2) => ({
    name: name2,
    ...metadataOf((0, import_node_path14.join)(folder, name2)),
    isValid: hasLogin((0, import_node_path14.join)(folder, name2)),
    isDefault: name2 === standard
  }));
}
function foldersIn(folder) {
  const list = listFolder(folder, named);
  const entries = list.status === "ok" ? list.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs14.existsSync)((0, import_node_path14.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path14.join)(folder, "cookies.json"), named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path14.join)(folder, "metadata.json"), named);
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
  const account2 = nlmProfile ?? defaultProfile(env2);
  const known = loginOf(profiles, account2);
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account: account2, notebook }];
}
function notebookName(notebook, notebooks) {
  if (Object.hasOwn(notebooks, notebook)) return notebook;
  const [name2] = Object.entries(notebooks).find(([, twins]) => Object.values(twins).includes(notebook)) ?? [];
  return name2 ?? null;
}
function loginOf(profiles, name2) {
  const found2 = profiles.find((profile) => profile.name === name2);
  return { isLoggedIn: found2?.isValid ?? false, login: found2?.lastValidated ?? null };
}

// src/app/notebook/chosen-notebook.ts
function projectNotebook(place) {
  const { config: config2, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused2(notReadable(notebookProblem));
  return config2.notebook === null ? { status: "none" } : chosenNotebook(place, config2.notebook);
}
function chosenNotebook(place, notebook) {
  const { config: config2, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused2(notReadable(notebookProblem));
  const read2 = choicesOf(place);
  if (read2.status === "refused") return refused2({ reason: read2.reason, cure: "until then nobody is asked" });
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
  return refused2(reasonFor(place, notebook, named2, config2));
}
function choicesOf({ userFolder: userFolder2, project }) {
  return userFolder2 === "" ? { status: "ok", choices: [] } : readChoices(userFolder2, project);
}
function accountsOf({ env: env2 }, choices, notebook) {
  return choices.flatMap(
    (choice) => choice.notebook === notebook ? namedAccounts(notebook, { nlmProfile: choice.account, notebooks: {} }, env2) : []
  );
}
function isChosen(choices, { account: account2, notebook }) {
  return choices.some((choice) => choice.account === account2 && choice.notebook === notebook);
}
function reasonFor({ env: env2 }, notebook, named2, config2) {
  const name2 = notebookName(notebook, config2.notebooks);
  if (name2 === null && notebook !== config2.notebook) return notKnown(notebook, defaultProfile(env2));
  const listed = Object.keys(config2.notebooks);
  return name2 === null && listed.length > 0 ? notListed(notebook, listed, named2) : notChosen(named2, name2);
}
function refused2(why) {
  return { status: "refused", ...why };
}

// src/app/guidance/guidance-job.ts
var import_node_fs15 = require("node:fs");
var import_node_path15 = require("node:path");

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

// src/core/guidance/make-guidance.ts
var DIGITS = 16;
function hashAnswer(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digest(text) {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
}

// src/app/loop/is-alive.ts
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

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
function formatLine(line) {
  return JSON.stringify({ v: 1, ...line });
}

// src/app/guidance/guidance-job.ts
var JOB = object({
  v: literal(2),
  id: string2(),
  class: string2(),
  project: string2(),
  loop: string2(),
  question: string2(),
  notebook: string2(),
  conversationId: nullable(string2()),
  followsUp: nullable(string2()),
  timeoutSeconds: number2().check(_gte(1), _lte(3600)),
  status: _enum(["queued", "running", "answered", "refused"]),
  queuedAt: number2(),
  pid: nullable(int().check(_positive())),
  startedAt: nullable(number2()),
  endsBy: nullable(number2()),
  guidance: nullable(GUIDANCE),
  refusal: nullable(REFUSAL),
  notices: array(string2())
});
var START_MS = 2e4;
var GRACE_MS = 5e3;
var FOLDER2 = "guidance-jobs";
var OLD_MS = 24 * 60 * 60 * 1e3;
var LONGEST_MS = 2 * 60 * 60 * 1e3;
function jobIdOf(failureClass, notebooks) {
  return `ask-${hashAnswer([failureClass, ...notebooks.toSorted()].join("\n"))}`;
}
function jobPath(userFolder2, id) {
  return (0, import_node_path15.join)(userFolder2, FOLDER2, `${id}.json`);
}
function userFolderOfJob(path) {
  return (0, import_node_path15.dirname)((0, import_node_path15.dirname)(path));
}
function openJobsFolder(userFolder2) {
  const folder = (0, import_node_path15.join)(userFolder2, FOLDER2);
  (0, import_node_fs15.mkdirSync)(folder, { recursive: true, mode: 448 });
  if (!(0, import_node_fs15.lstatSync)(folder).isDirectory()) return false;
  for (const name2 of namesIn(folder, ownFile(userFolder2))) {
    const path = (0, import_node_path15.join)(folder, name2);
    const stat = (0, import_node_fs15.lstatSync)(path, { throwIfNoEntry: false });
    if (stat?.isFile() && Date.now() - stat.mtimeMs > OLD_MS) (0, import_node_fs15.rmSync)(path, { force: true });
  }
  return true;
}
function readJob(path) {
  const file = readJson(path, ownFile(userFolderOfJob(path)));
  if (file.status !== "ok") return null;
  const parsed = JOB.safeParse(file.value);
  return parsed.success && parsed.data.id === (0, import_node_path15.basename)(path, ".json") ? parsed.data : null;
}
function writeJob(userFolder2, job) {
  writeFileAtomic(jobPath(userFolder2, job.id), `${JSON.stringify(job, null, 2)}
`, { mode: 384 });
}
function isSettled(job) {
  return job.status === "answered" || job.status === "refused";
}
function isAlive2(job, now) {
  const age = now - job.queuedAt;
  if (isSettled(job) || age < -GRACE_MS || age > LONGEST_MS) return false;
  if (job.pid === null) return age < START_MS;
  return now < (job.endsBy ?? 0) + GRACE_MS && isAlive(job.pid);
}

// src/adapters/files/journal.ts
var import_node_fs17 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs16 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs16.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs16.openSync)(path, flags, mode);
  try {
    const stat = (0, import_node_fs16.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text; rest.length > 0; ) rest = rest.subarray((0, import_node_fs16.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text.length };
  } finally {
    (0, import_node_fs16.closeSync)(file);
  }
}
var flags = import_node_fs16.constants.O_RDWR | import_node_fs16.constants.O_APPEND | import_node_fs16.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs16.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
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
    if (((0, import_node_fs17.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs17.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs17.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/core/guidance/cache-entry.ts
function foldCache(lines, failureClass) {
  const entries = /* @__PURE__ */ new Map();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  return [...entries.values()].map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
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

// src/core/guidance/choose-guidance.ts
var LOOPS_TO_GIVE_UP = 2;
function chooseGuidance(entries, failedAnswers) {
  const failed = new Set(failedAnswers);
  const allowed = entries.filter(
    (entry) => !failed.has(entry.guidance.answerHash) && count(entry, "did-not-help") < LOOPS_TO_GIVE_UP
  );
  const [best] = allowed.toSorted(byPromise);
  return best?.guidance ?? null;
}
function byPromise(left, right) {
  const newer = right.guidance.answeredAt.localeCompare(left.guidance.answeredAt);
  return balance(right) - balance(left) || count(right, "helped") - count(left, "helped") || newer;
}
function balance(entry) {
  return count(entry, "helped") - count(entry, "did-not-help");
}
function count(entry, outcome) {
  return [...entry.outcomes.values()].filter((value) => value === outcome).length;
}

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

// src/core/failure/failure-items.ts
function itemKey(item) {
  return JSON.stringify([item.file, item.testId, item.tool, item.code, item.class, item.message]);
}

// src/core/guidance/guided-failure.ts
var MOST_ITEMS = 50;
function guidedFailure(failure2) {
  const same = failure2.items.filter((item) => isOfKind(item, failure2));
  const items = same.slice(0, MOST_ITEMS).map(hashItem);
  return { class: failure2.fingerprints.class, phase: failure2.phase, items };
}
function hashItem(item) {
  return hashAnswer(itemKey(item));
}
function isOfKind(item, failure2) {
  return item.tool === failure2.tool && item.code === failure2.code && item.class === failure2.class;
}

// src/core/guidance/compact-cache.ts
function keptLines(lines) {
  const keepers = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    const key = identity(line);
    if (line.kind !== "answered" || !keepers.has(key)) keepers.set(key, index);
  }
  const kept = new Set(keepers.values());
  return lines.map((_, index) => kept.has(index));
}
function identity(line) {
  switch (line.kind) {
    case "answered":
      return JSON.stringify([line.kind, line.class, line.guidance.id]);
    case "offered":
    case "judged":
      return JSON.stringify([line.kind, line.class, line.guidance, line.loop]);
    case "followed-up":
      return JSON.stringify([line.kind, line.class, line.guidance]);
    case "refused":
      return JSON.stringify([line.kind, line.class, line.refusal.reason]);
    case "asked":
      return JSON.stringify([line.kind, line.class]);
  }
}

// src/app/guidance/guidance-file.ts
var LIMIT_BYTES2 = 4 * 1024 * 1024;
var LARGEST = 16 * 1024 * 1024;
function readGuidanceFile(path, place) {
  return linesOf(path, place).flatMap((text) => parseLine(text) ?? []);
}
async function appendToGuidanceFile(path, place, line, limitBytes = LIMIT_BYTES2) {
  await withLock(path, () => {
    const appended = appendLine(path, formatLine(line));
    if (appended.status === "ok" && appended.size > limitBytes) compact(path, place);
  });
}
function linesOf(path, place) {
  return (textOf(path, place, LARGEST) ?? "").split("\n").filter((text) => text.trim() !== "");
}
function compact(path, place) {
  const texts = linesOf(path, place);
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) writeFileAtomic(path, `${left.join("\n")}
`);
}

// src/app/guidance/guidance-cache.ts
function readGuidance(projectRoot) {
  return readGuidanceFile(cachePath(projectRoot), ownFile(projectRoot));
}
async function appendGuidance(projectRoot, line, limitBytes) {
  if (openMswFolder(projectRoot).status === "refused") return;
  await appendToGuidanceFile(cachePath(projectRoot), ownFile(projectRoot), line, limitBytes);
}
function cachePath(projectRoot) {
  return mswPath(projectRoot, "guidance.jsonl");
}

// src/app/guidance/shared-guidance.ts
var import_node_path16 = require("node:path");
function readShared(userFolder2, notebooks) {
  const lines = sharedLines(userFolder2);
  const known = new Set(
    lines.flatMap(
      (line) => line.kind === "answered" && isOf(line.guidance.source, notebooks) ? [line.guidance.id] : []
    )
  );
  return lines.filter((line) => {
    if (line.kind === "answered") return isOf(line.guidance.source, notebooks);
    return (line.kind === "judged" || line.kind === "followed-up") && known.has(line.guidance);
  });
}
function sharedLines(userFolder2) {
  return readGuidanceFile(sharedPath(userFolder2), ownFile(userFolder2));
}
function appendShared(userFolder2, line) {
  return appendToGuidanceFile(sharedPath(userFolder2), ownFile(userFolder2), line);
}
function sharedPath(userFolder2) {
  return (0, import_node_path16.join)(userFolder2, "guidance.jsonl");
}
function isOf(source, notebooks) {
  return source.kind === "notebook" && notebooks.includes(source.notebook);
}

// src/app/guidance/guidance-known.ts
async function offerKnown(request) {
  const { projectRoot, failure: failure2, failedAnswers } = request;
  const entries = foldCache(readGuidance(projectRoot), failure2.fingerprints.class);
  const guidance = chooseGuidance(entries, failedAnswers);
  if (guidance === null) return null;
  await noteOffer(request, guidance);
  return { guidance, isFresh: isFresh(entries, guidance.id) };
}
async function adoptKnown(request, userFolder2, notebooks) {
  const { projectRoot, failure: failure2, failedAnswers, now } = request;
  const failureClass = failure2.fingerprints.class;
  const lines = knownLines(projectRoot, userFolder2, notebooks);
  const guidance = chooseGuidance(foldCache(lines, failureClass), failedAnswers);
  if (guidance === null) return null;
  const at = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: "answered", class: failureClass, at, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await appendJournal(projectRoot, { event: "guidance-adopted", loop: request.loopId, ...details }, at);
  await noteOffer(request, guidance);
  return { guidance, isFresh: false };
}
function knownLines(projectRoot, userFolder2, notebooks) {
  return [...readShared(userFolder2, notebooks), ...readGuidance(projectRoot)];
}
async function noteOffer(request, guidance) {
  const { projectRoot, loopId, failure: failure2 } = request;
  const failureClass = failure2.fingerprints.class;
  const at = new Date(request.now()).toISOString();
  const line = { kind: "offered", class: failureClass, at, guidance: guidance.id, loop: loopId };
  await appendGuidance(projectRoot, { ...line, subject: guidedFailure(failure2) });
  const { answerHash, id } = guidance;
  const event = { event: "guidance-offered", loop: loopId, class: failureClass, guidance: id, answerHash };
  await appendJournal(projectRoot, event, at);
}
function isFresh(entries, id) {
  const entry = entries.find(({ guidance }) => guidance.id === id);
  return entry?.guidance.source.kind === "notebook" && entry.offeredIn.length === 0;
}

// src/adapters/process/find-program.ts
var import_node_fs18 = require("node:fs");
var import_node_path17 = require("node:path");
function findPrograms(name2, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name2, env2).map((file) => (0, import_node_path17.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function mayRun(path, projectRoot) {
  return (0, import_node_path17.isAbsolute)(path) && isProgram(path) && isOutside(path, projectReach(projectRoot));
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path17.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path17.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path17.basename)(folder) === ".bin" && (0, import_node_path17.basename)((0, import_node_path17.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path17.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name2, env2) {
  if (process.platform !== "win32") return [name2];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name2}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs18.accessSync)(path, import_node_fs18.constants.X_OK);
    return (0, import_node_fs18.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/nlm/find-nlm.ts
function findNlm(env2, projectRoot) {
  return nlmCandidates(env2, projectRoot)[0] ?? null;
}
function nlmCandidates(env2, projectRoot) {
  const named2 = env2.MSW_NLM;
  if (named2 === void 0 || named2 === "") return findPrograms("nlm", env2, projectRoot);
  return mayRun(named2, projectRoot) ? [named2] : [];
}

// src/adapters/secrets/text-to-send.ts
var import_node_os5 = require("node:os");
var import_node_path18 = require("node:path");

// late:core/secrets/redact.ts
var redact = (...args) => require("./redact.cjs").redact(...args);

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
var COMMON = /^(?:root|user|users|admin|administrator|node|app|apps|runner|ubuntu|debian|centos|alpine|vscode|vagrant|build|builder|ci|jenkins|test|tests|tester|home|me|dev|developer|www|web|git|codespace|codespaces|gitpod|circleci|travis|docker|default|guest|public|shared|work|project|local|localhost)$/i;
function withoutPersonal(text, names = []) {
  let result = text.replaceAll(EMAIL, (mail) => mail.startsWith("git@") ? mail : "<email>").replaceAll(LOGIN, (login) => login.startsWith("git@") ? login : "<user>@<host>").replaceAll(HOME, "$1<user>").replaceAll(PRIVATE_IP, "<host>").replaceAll(IN_ADDRESS, hide2).replaceAll(BEHIND_WORD, (host) => /[.\d-]/.test(host) ? hide2(host) : host).replaceAll(
    ALONE,
    (host) => host.includes(".") && (INTERNAL.test(host) || COMPANY.test(host)) ? hide2(host) : host
  );
  for (const name2 of names) {
    if (name2.length < 3 || COMMON.test(name2)) continue;
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

// src/adapters/secrets/text-to-send.ts
function textToSend(text) {
  return withoutPersonal(redact(text), namesHere());
}
function namesHere() {
  return [.../* @__PURE__ */ new Set([(0, import_node_path18.basename)((0, import_node_os5.homedir)()), userName(), (0, import_node_os5.hostname)()])].filter((name2) => name2 !== "");
}
function userName() {
  try {
    return (0, import_node_os5.userInfo)().username;
  } catch {
    return "";
  }
}

// src/core/guidance/next-question.ts
function nextQuestion(lines, failureClass, failedAnswers) {
  const entries = foldCache(lines, failureClass);
  if (entries.length === 0) return { kind: "first" };
  if (chooseGuidance(entries, failedAnswers) !== null) return { kind: "none" };
  if (lines.some((line) => line.kind === "followed-up" && line.class === failureClass)) {
    return { kind: "none" };
  }
  return followUp(entries);
}
function followUp(entries) {
  for (const { guidance } of entries.toReversed()) {
    if (guidance.source.kind !== "notebook") continue;
    const { conversationId } = guidance.source;
    return conversationId === null ? { kind: "none" } : { kind: "follow-up", failed: guidance, conversationId };
  }
  return { kind: "first" };
}

// src/core/guidance/query-text.ts
var CAP3 = 300;
var TRIED_CAP = 80;
var FIRST = "Cause and fix of this failure? Be brief, cite the sources.";
function queryText(failure2) {
  return cut(`${FIRST} Failure: ${oneLine(failure2.query)}`, CAP3);
}
function followUpText(failure2, failed) {
  const tried = cut(headline(failed.text), TRIED_CAP);
  return cut(
    `This did not help: "${tried}". What else causes it? Cite the sources. Failure: ${oneLine(failure2.query)}`,
    CAP3
  );
}
function oneLine(text) {
  return harmless(text).replaceAll(/\s+/g, " ").trim();
}
function cut(text, cap) {
  const points = [...text];
  return points.length <= cap ? text : `${points.slice(0, cap - 1).join("")}…`;
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
var LONGEST_MS2 = 8 * WINDOW_MS;
var ASIDE_MS = 30 * 6e4;
function accountAt(account2, now) {
  const isOver = account2.windowEndsAt !== null && !isAhead(account2.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account2.coolingUntil !== null && !isAhead(account2.coolingUntil, now);
  return { ...account2, ...window, ...rested ? { coolingUntil: null } : {} };
}
function isAhead(end, now) {
  return end > now && end - now <= LONGEST_MS2;
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
function hasPlenty(accounts, candidates, need) {
  const choice = chooseProfile(accounts, candidates, need);
  if (choice.status === "none") return false;
  const account2 = accountOf(accounts, choice.candidate.account);
  const whole = leftOf({ ...account2, spent: 0 }, need.purpose, need.now);
  return leftOf(account2, need.purpose, need.now) * 2 >= whole;
}
function accountOf(accounts, name2) {
  return (Object.hasOwn(accounts, name2) ? accounts[name2] : void 0) ?? newAccount;
}

// src/app/notebook/quota-ledger.ts
var import_node_path19 = require("node:path");

// src/core/quota/ledger.ts
var emptyLedger = { accounts: {}, queries: [] };

// src/app/notebook/ledger-shape.ts
var time2 = nullable(number2());
var count2 = int().check(_gte(0));
var ACCOUNT = object({
  plan: object({ name: string2(), perDay: count2, reserve: count2 }),
  spent: count2,
  windowEndsAt: time2,
  coolingUntil: time2,
  refusals: count2,
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
  return (0, import_node_path19.join)(userFolder2, "quota.json");
}
function open(path) {
  const file = readJson(path, ownFile((0, import_node_path19.dirname)(path)));
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

// src/core/quota/quota-words.ts
function timeText(at, iso) {
  return `${iso(at).slice(0, 16).replace("T", " ")} UTC`;
}
function nobodyLeft(choice, purpose, iso) {
  const [first] = choice.spent;
  const logins = choice.aside.map((name2) => `\`${loginCommand(name2)}\``).join(" or ");
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

// src/app/notebook/reserve-question.ts
function nobody(choice, purpose) {
  const freesAt2 = choice.spent[0]?.freesAt ?? null;
  const reason = freesAt2 === null ? "auth-expired" : "rate-limited";
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: "none", reason, text: notice, profile: null, notice, freesAt: freesAt2 };
}
function isoTimeOf(at) {
  return new Date(at).toISOString();
}

// src/adapters/process/start-in-background.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/neutral-folder.ts
var import_node_path20 = require("node:path");
function neutralFolder() {
  return (0, import_node_path20.dirname)(process.execPath);
}

// src/adapters/process/start-in-background.ts
function startInBackground(args, env2) {
  const child = (0, import_node_child_process.spawn)(process.execPath, [...args], {
    // A group of its own: the client ends a hook's group when the hook's time is up.
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: "ignore",
    cwd: neutralFolder(),
    env: env2
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once("exit", end);
  child.once("error", end);
  child.unref();
  return { hasEnded: () => ended };
}

// src/core/guidance/cooldown.ts
var MINUTE_MS = 6e4;
var COOLDOWNS = {
  "not-chosen": { scope: "project", ms: 0 },
  "not-installed": { scope: "project", ms: 0 },
  "too-old": { scope: "project", ms: 0 },
  "auth-expired": { scope: "project", ms: 0 },
  "profile-missing": { scope: "project", ms: 0 },
  // The ledger of accounts knows who rests until when.
  "rate-limited": { scope: "project", ms: 0 },
  network: { scope: "project", ms: 2 * MINUTE_MS },
  "not-found": { scope: "project", ms: 5 * MINUTE_MS },
  permission: { scope: "project", ms: 5 * MINUTE_MS },
  drift: { scope: "project", ms: 15 * MINUTE_MS },
  usage: { scope: "class", ms: 15 * MINUTE_MS },
  timeout: { scope: "class", ms: 15 * MINUTE_MS },
  "argument-too-long": { scope: "class", ms: 15 * MINUTE_MS },
  unknown: { scope: "class", ms: 15 * MINUTE_MS },
  // Google answered and the quota is spent: asking again in this loop would spend it twice.
  "lost-answer": { scope: "class", ms: 24 * 60 * MINUTE_MS }
};
function cooldownOf(reason) {
  return COOLDOWNS[reason];
}

// src/core/guidance/held-back.ts
function heldBack(lines, failureClass, ageMs) {
  for (const line of lines.toReversed()) {
    if (line.kind === "answered") return null;
    if (line.kind === "refused" && counts(line, failureClass, ageMs(line.at))) return line.refusal;
  }
  return null;
}
function counts(line, failureClass, ageMs) {
  const { scope, ms } = cooldownOf(line.refusal.reason);
  return ageMs >= 0 && ageMs < ms && (scope === "project" || line.class === failureClass);
}

// src/app/guidance/guidance-flight.ts
async function askOnce(question) {
  const { userFolder: userFolder2, id } = question;
  if (!openJobsFolder(userFolder2)) return impossible("the folder of its jobs cannot be used");
  const path = jobPath(userFolder2, id);
  const held = await withLock(path, () => joinOrStart(question, path));
  return held.status === "done" ? held.value : impossible(`${path} is locked`);
}
function flightOf(userFolder2, id, now) {
  const job = readJob(jobPath(userFolder2, id));
  return job !== null && isAlive2(job, now) ? joined(job) : null;
}
async function joinOrStart(question, path) {
  const { now, project } = question;
  const job = readJob(path);
  if (job !== null && isAlive2(job, now())) return joined(job);
  if (question.isKnown()) return { status: "answered", notices: [] };
  const age = (at) => now() - Date.parse(at);
  const refusal = heldBack(readGuidance(project), question.class, age);
  if (refusal !== null) return { status: "refused", notices: [refusalSentence(refusal)] };
  return start(question, path);
}
async function start(question, path) {
  const { userFolder: userFolder2, worker, env: env2, now, isKnown: _, ...asked } = question;
  const queuedAt = now();
  const at = new Date(queuedAt).toISOString();
  const { id, project, loop, notebook, followsUp, class: failureClass, question: text } = asked;
  const fresh = { pid: null, startedAt: null, endsBy: null, guidance: null, refusal: null, notices: [] };
  const job = { v: 2, ...asked, status: "queued", queuedAt, ...fresh };
  writeJob(userFolder2, job);
  await appendGuidance(project, { kind: "asked", class: failureClass, at, question: text, job: id });
  const details = { class: failureClass, job: id, notebook, question: text };
  const follow = followsUp === null ? {} : { followsUp };
  await appendJournal(project, { event: "guidance-asked", loop, ...details, ...follow }, at);
  const { hasEnded } = startInBackground([worker, path], env2);
  return { status: "flying", jobId: id, hasEnded };
}
function joined(job) {
  return { status: "flying", jobId: job.id, hasEnded: () => false };
}
function impossible(reason) {
  return { status: "impossible", reason };
}

// src/app/guidance/guidance-worker.ts
var import_node_fs19 = require("node:fs");
var import_node_path21 = require("node:path");
var FILE = "ask-notebook.cjs";
function locateWorker(program = process.argv[1]) {
  if (program === void 0 || !(0, import_node_fs19.existsSync)(program)) return null;
  const folder = (0, import_node_path21.dirname)((0, import_node_fs19.realpathSync)(program));
  const candidates = [(0, import_node_path21.join)(folder, FILE), (0, import_node_path21.join)(folder, "hooks", FILE), (0, import_node_path21.join)(folder, "..", "hooks", FILE)];
  return candidates.find((path) => (0, import_node_fs19.existsSync)(path)) ?? null;
}

// src/app/guidance/guidance-take-off.ts
var DEADLINE_SECONDS = 300;
async function takeOff(request, place) {
  const flying = flightOf(place.userFolder, place.jobId, request.now());
  if (flying !== null) return flying;
  const next = questionFor(request, place);
  if (next.kind === "none") return null;
  const obstacle = obstacleOf(request, place);
  if (obstacle !== null) return { status: "refused", notices: [obstacle] };
  if (next.kind === "follow-up" && !mayFollowUp(request, place)) return null;
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: "impossible", reason: "the program that asks it is not installed" };
  return launch(request, place, next, worker);
}
async function launch(request, place, next, worker) {
  const { failure: failure2, projectRoot, loopId, env: env2, now } = request;
  const { jobId, userFolder: userFolder2, notebook } = place;
  const isSecond = next.kind === "follow-up";
  const text = isSecond ? followUpText(failure2, next.failed) : queryText(failure2);
  return askOnce({
    id: jobId,
    project: projectRoot,
    userFolder: userFolder2,
    loop: loopId,
    class: failure2.fingerprints.class,
    question: textToSend(text),
    notebook,
    conversationId: isSecond ? next.conversationId : null,
    followsUp: isSecond ? next.failed.id : null,
    timeoutSeconds: DEADLINE_SECONDS,
    worker,
    env: env2,
    now,
    isKnown: () => questionFor(request, place).kind !== next.kind
  });
}
function questionFor(request, place) {
  const { projectRoot, failure: failure2, queriedErrors, failedAnswers } = request;
  const failureClass = failure2.fingerprints.class;
  const lines = knownLines(projectRoot, place.userFolder, place.notebooks);
  const next = nextQuestion(lines, failureClass, failedAnswers);
  const byLoop = queriedErrors.some(
    (asked) => asked.class === failureClass && asked.answerHash !== void 0
  );
  return byLoop && next.kind === "first" ? { kind: "none" } : next;
}
function mayFollowUp({ now }, place) {
  const read2 = readLedger(place.userFolder);
  const need = { purpose: "guidance", now: now() };
  return read2.status === "refused" || hasPlenty(read2.ledger.accounts, place.accounts, need);
}
function obstacleOf({ env: env2, projectRoot, now }, place) {
  if (findNlm(env2, projectRoot) === null) {
    return refusalSentence({ reason: "not-installed", text: "", profile: null });
  }
  const read2 = readLedger(place.userFolder);
  if (read2.status === "refused") return null;
  const need = { purpose: "guidance", now: now() };
  const choice = chooseProfile(read2.ledger.accounts, place.accounts, need);
  return choice.status === "none" ? nobody(choice, "guidance").notice : null;
}

// src/app/guidance/land-guidance.ts
var import_promises = require("node:timers/promises");

// src/core/quota/refusal-cost.ts
var COSTS_NOTHING = /* @__PURE__ */ new Set([
  "not-chosen",
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

// src/app/guidance/settle-guidance-job.ts
async function settleRefused(userFolder2, job, refusal) {
  const at = (/* @__PURE__ */ new Date()).toISOString();
  await appendGuidance(job.project, { kind: "refused", class: job.class, at, refusal });
  if (wasSpent(refusal)) await noteFollowUp(userFolder2, job, at);
  const { reason, text } = refusal;
  const event = { event: "guidance-refused", loop: job.loop, class: job.class, job: job.id, reason, text };
  await appendJournal(job.project, event, at);
  writeJob(userFolder2, { ...job, status: "refused", refusal });
}
async function noteFollowUp(userFolder2, job, at) {
  if (job.followsUp === null) return;
  const line = { kind: "followed-up", class: job.class, at, guidance: job.followsUp };
  await appendGuidance(job.project, line);
  await appendShared(userFolder2, line);
}

// src/app/guidance/land-guidance.ts
var LOOK_EVERY_MS = 50;
var DIED = "the process that asked ended without an answer";
async function landGuidance(flight, wait) {
  if (flight.status !== "flying") return flight;
  const path = jobPath(wait.userFolder, flight.jobId);
  for (; ; ) {
    const hadEnded = flight.hasEnded();
    const job = readJob(path);
    if (job !== null && isSettled(job)) return settled(job);
    if (hadEnded || job === null || !isAlive2(job, wait.now())) return buried(wait.userFolder, flight.jobId);
    const left = wait.until - wait.now();
    if (left <= 0) return flight;
    await (0, import_promises.setTimeout)(Math.min(LOOK_EVERY_MS, left));
  }
}
function settled(job) {
  if (job.refusal === null) return { status: "answered", notices: job.notices };
  return { status: "refused", notices: job.notices };
}
async function buried(userFolder2, jobId) {
  const path = jobPath(userFolder2, jobId);
  const held = await withLock(path, async () => {
    const job = readJob(path);
    if (job === null) return { status: "impossible", reason: DIED };
    if (isSettled(job)) return settled(job);
    const refusal = { reason: "unknown", text: DIED, profile: null };
    const notices = [...job.notices, refusalSentence(refusal)];
    await settleRefused(userFolder2, { ...job, notices }, refusal);
    return { status: "refused", notices };
  });
  return held.status === "done" ? held.value : { status: "impossible", reason: DIED };
}

// src/app/guidance/find-guidance.ts
var NOTHING = { status: "none", notices: [] };
async function findGuidance(request) {
  try {
    return await climb(request);
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    return notAsked(`the guidance could not be read or written (${code})`);
  }
}
async function climb(request) {
  const until = request.now() + request.deadlineMs;
  const known = await offerKnown(request);
  if (known !== null && !known.isFresh) return found(known, []);
  const place = placeOf(request);
  if (known !== null) return found(known, place === null ? [] : noticesOf(place));
  if (place === null) return NOTHING;
  return typeof place === "string" ? notAsked(place) : ask(request, place, until);
}
async function ask(request, place, until) {
  const adopted = await adoptKnown(request, place.userFolder, place.notebooks);
  if (adopted !== null) return found(adopted, place.notices);
  const flight = await takeOff(request, place);
  if (flight === null) return { ...NOTHING, notices: place.notices };
  const landed = await landGuidance(flight, { userFolder: place.userFolder, until, now: request.now });
  switch (landed.status) {
    case "flying":
      return { status: "pending", jobId: landed.jobId, notices: place.notices };
    case "answered": {
      const offer2 = await offerKnown(request) ?? await adoptKnown(request, place.userFolder, place.notebooks);
      return offer2 === null ? { ...NOTHING, notices: landed.notices } : found(offer2, landed.notices);
    }
    case "refused":
      return { status: "none", notices: goingOn(landed.notices) };
    case "impossible":
      return notAsked(landed.reason);
  }
}
function placeOf({ projectRoot, failure: failure2, env: env2, now }) {
  const { config: config2, notebookProblem } = readConfig(projectRoot);
  if (config2.notebook === null && notebookProblem === null) return null;
  const folder = ownUserFolder(projectRoot, env2);
  if (folder.status === "refused") return folder.reason;
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env: env2, now });
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return notAskedText(chosen);
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account2) => account2.notebook);
  const jobId = jobIdOf(failure2.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}
function noticesOf(place) {
  if (typeof place === "string") return [];
  return readJob(jobPath(place.userFolder, place.jobId))?.notices ?? place.notices;
}
function found({ guidance, isFresh: isFresh2 }, notices) {
  return { status: "found", guidance, from: isFresh2 ? "notebook" : "cache", notices };
}
function notAsked(reason) {
  return { status: "none", notices: [`NotebookLM was not asked: ${reason}.`] };
}
function goingOn(notices) {
  return notices.map((notice, index) => index === notices.length - 1 ? withoutNotebook(notice) : notice);
}

// src/app/guidance/guidance-step.ts
function noGuidance(loop, note = null) {
  return { loop, guidance: null, origin: null, note, notice: null };
}

// src/core/guidance/judge.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
function judge(subject, current) {
  if (current === null) return "helped";
  if (current.kind !== "code") return "unknown";
  if (current.fingerprints.class === subject.class) {
    return isOnItsWay(subject, current) ? "unknown" : "did-not-help";
  }
  return isOutOfSight(subject, current) || isStillThere(subject, current) ? "unknown" : "helped";
}
function isOnItsWay(subject, current) {
  const left = guidedFailure(current).items;
  const former = new Set(subject.items);
  return left.length > 0 && left.length < former.size && left.every((item) => former.has(item));
}
function isOutOfSight(subject, current) {
  return PHASES.indexOf(current.phase) < PHASES.indexOf(subject.phase);
}
function isStillThere(subject, current) {
  const former = new Set(subject.items);
  return current.items.some((item) => former.has(hashItem(item)));
}

// src/app/guidance/judge-guidance.ts
async function judgeGuidance(request) {
  const { projectRoot, guidanceId, failureClass, current, nowIso } = request;
  const offered = lastOffer(readGuidance(projectRoot), request);
  const subject = offered?.subject ?? { class: failureClass, phase: "install", items: [] };
  const outcome = judge(subject, current);
  const loop = request.loopId ?? offered?.loop ?? null;
  const judged = { class: failureClass, guidance: guidanceId, outcome };
  const line = { kind: "judged", at: nowIso, loop, ...judged };
  await appendGuidance(projectRoot, line);
  if (request.userFolder !== void 0) await appendShared(request.userFolder, line);
  const event = { event: "guidance-judged", ...judged, ...loop === null ? {} : { loop } };
  await appendJournal(projectRoot, event, nowIso);
  return outcome;
}
function lastOffer(lines, request) {
  const { guidanceId, failureClass, loopId } = request;
  const offers = lines.filter((line) => line.kind === "offered");
  const matching = offers.filter(
    (line) => line.guidance === guidanceId && line.class === failureClass && (loopId === void 0 || line.loop === loopId)
  );
  return matching.at(-1) ?? null;
}

// src/app/guidance/step-guidance.ts
async function stepGuidance(workspace, request) {
  const { failure: failure2 } = request;
  const loop = await judgeLastGuidance(workspace, request.loop, failure2);
  if (failure2 === null || failure2.kind !== "code") return noGuidance(loop);
  const found2 = await findGuidance({
    projectRoot: workspace.project,
    loopId: loop.terms.id,
    failure: failure2,
    queriedErrors: loop.progress.queriedErrors.map(
      (asked) => asked.answerHash === null ? { class: asked.class } : { class: asked.class, answerHash: asked.answerHash }
    ),
    failedAnswers: loop.progress.failedAnswers,
    deadlineMs: request.config.guidanceDeadlineSeconds * 1e3,
    now: workspace.now,
    env: workspace.env
  });
  switch (found2.status) {
    case "found":
      return sayOnce(offer(loop, failure2, found2.guidance, found2.from, workspace.now()), found2.notices);
    case "pending":
      return noGuidance(
        rememberAsked(loop, failure2, null, workspace.now()),
        prose`The notebook was asked; its answer comes with a later iteration.`
      );
    case "none":
      return sayOnce(noGuidance(loop, whyNone(found2.notices)), found2.notices);
  }
}
function whyNone(notices) {
  return notices.length === 0 ? null : prose`None: ${quoteLine(notices.join(" "), 600)}`;
}
async function judgeLastGuidance(workspace, loop, current) {
  const { offered, failedAnswers } = loop.progress;
  if (offered === null) return loop;
  const efficacy = await judgeGuidance({
    projectRoot: workspace.project,
    guidanceId: offered.id,
    failureClass: offered.class,
    loopId: loop.terms.id,
    current,
    nowIso: isoTime(workspace),
    userFolder: workspace.userFolder
  });
  const failed = efficacy === "did-not-help" ? [...failedAnswers, offered.hash] : failedAnswers;
  return withProgress(loop, { offered: null, failedAnswers: failed });
}
function offer(loop, failure2, guidance, from, now) {
  const asked = from === "notebook" ? rememberAsked(loop, failure2, guidance.answerHash, now) : loop;
  const offered = {
    id: guidance.id,
    class: guidance.failureClass,
    hash: guidance.answerHash,
    headline: headline(guidance.text),
    iteration: loop.progress.iteration
  };
  const origin = from === "cache" ? `${describeSource(guidance)}, known already` : describeSource(guidance);
  return { loop: withProgress(asked, { offered }), guidance, origin, note: null, notice: null };
}
function rememberAsked(loop, failure2, answerHash, at) {
  const asked = { class: failure2.fingerprints.class, answerHash, at };
  const others = loop.progress.queriedErrors.filter((error) => error.class !== asked.class);
  return withProgress(loop, { queriedErrors: [...others, asked].slice(-100) });
}
function sayOnce(step, notices) {
  const { said } = step.loop.progress;
  const unsaid = notices.filter((notice) => !said.includes(notice));
  if (unsaid.length === 0) return step;
  const loop = withProgress(step.loop, { said: [...said, ...unsaid].slice(-50) });
  return { ...step, loop, notice: unsaid.join(" ") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeLastGuidance,
  stepGuidance
});
