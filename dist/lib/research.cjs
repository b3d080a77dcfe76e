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

// src/cli/research.ts
var research_exports = {};
__export(research_exports, {
  research: () => research
});
module.exports = __toCommonJS(research_exports);

// src/app/research/local-report.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");

// src/core/guidance/harmless.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var TAG = /[<\uff1c\ufe64](?=\s{0,8}\/?\s{0,8}(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z]\w*[-_:][\w:-]*)\b)/giu;
var PLAIN = /^[\t\n\u0020-;=-~·▸…]*$/;
function harmless(text2) {
  if (PLAIN.test(text2)) return text2;
  const plain = text2.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
  return plain.replaceAll(TAG, "‹");
}

// src/core/research/answer-body.ts
function escapedLine(text2) {
  return escaped(harmless(text2).replaceAll(/\s+/g, " ").trim());
}
function escaped(text2) {
  return text2.replaceAll(/&(?=#?\w{1,40};)/g, "&amp;").replaceAll(/[\\`*_[\]<>|#~]/g, escapeMark);
}
function escapeMark(char) {
  return char === "<" ? "&lt;" : `\\${char}`;
}

// src/core/research/heading-anchors.ts
function headingAnchors() {
  const taken = /* @__PURE__ */ new Map();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    while (taken.has(anchor)) {
      const count = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, count);
      anchor = `${wanted}-${count}`;
    }
    taken.set(anchor, 0);
    return anchor;
  };
}
function anchorOf(heading) {
  return heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "").replaceAll(" ", "-");
}

// src/core/research/render-report.ts
function reportMark(slug) {
  return `<!-- msw research: ${slug} -->`;
}

// src/core/research/quote-documents.ts
var MOST_PASSAGES = 24;
var LONGEST_PASSAGE = 30;
var COMMON = new Set(
  "a an and are as at be by can do does for from has have how i in is it its of on or our should than that the their this to use using was we what when where which who why will with you your".split(
    " "
  )
);
function findPassages(topic, documents) {
  const terms = [...new Set(wordsOf(topic))].filter((word) => word.length > 1 && !COMMON.has(word));
  const all = documents.flatMap(passagesOf).map((passage) => ({ passage, words: new Set(wordsOf(passage.lines.join(" "))) }));
  const weights = new Map(
    terms.map((term) => [
      term,
      Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(term)).length))
    ])
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return all.map(({ passage, words }) => ({ ...passage, score: sumOf(weights, words) })).filter(({ score }) => score > 0 && score >= total / 4).toSorted((left, right) => right.score - left.score || compare(left, right)).slice(0, MOST_PASSAGES);
}
function renderQuotations({ topic, slug }, passages, { generatedAt, linkTo }) {
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = headingAnchors();
  for (const heading of [`Research: ${harmless(topic)}`, "Contents"]) anchorFor(heading);
  const anchors = paths.map(anchorFor);
  return [
    `# Research: ${escapedLine(topic)}`,
    reportMark(slug),
    `- Generated: ${generatedAt}
- From: the documents of this project, without NotebookLM

Everything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    "## Contents",
    paths.map((path, at) => `- [${escapedLine(path)}](#${anchors[at]})`).join("\n"),
    ...paths.flatMap((path) => [
      `## ${escapedLine(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation(passage, linkTo))
    ])
  ].join("\n\n").concat("\n");
}
function quotation({ path, from, to, lines }, linkTo) {
  const place = from === to ? `line ${from}` : `lines ${from} to ${to}`;
  const text2 = harmless(lines.join("\n"));
  const runs = text2.match(/`+/g)?.map((run2) => run2.length) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `[${escapedLine(path)}](${linkTo(path)}), ${place}:

${fence}text
${text2}
${fence}`;
}
function passagesOf({ path, text: text2 }) {
  const found = [];
  let lines = [];
  const all = text2.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = (to) => {
    if (lines.length > 0) found.push({ path, from: to - lines.length + 1, to, lines, score: 0 });
    lines = [];
  };
  for (const [index, line] of all.entries()) {
    if (line.trim() === "") end(index);
    else lines.push(line);
    if (lines.length === LONGEST_PASSAGE) end(index + 1);
  }
  end(all.length);
  return found;
}
function sumOf(weights, words) {
  return [...weights].reduce((sum, [term, weight]) => sum + (words.has(term) ? weight : 0), 0);
}
function compare(left, right) {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1;
  return left.from - right.from;
}
function wordsOf(text2) {
  const words = text2.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)ie[sd]$/, "y").replace(/(?<=...)(?:ing|ed|es|s|e)$/, ""));
}

// src/app/workspace.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");

// late:node:crypto
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);

// src/adapters/files/signing-key.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/signing-key.ts
var KEY = /^[0-9a-f]{64}$/;
function signingKey(userFolder2) {
  const path = (0, import_node_path.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function readKey(path) {
  try {
    tighten(path);
    return (0, import_node_fs.readFileSync)(path, "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
function tighten(path) {
  if (process.platform === "win32") return;
  if (((0, import_node_fs.statSync)(path).mode & 63) !== 0) (0, import_node_fs.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  (0, import_node_fs.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
  try {
    (0, import_node_fs.linkSync)(temporary, path);
    return key;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return createWithoutLink(path, key);
    return (0, import_node_fs.readFileSync)(path, "utf8").trim();
  } finally {
    (0, import_node_fs.rmSync)(temporary, { force: true });
  }
}
function createWithoutLink(path, key) {
  try {
    (0, import_node_fs.writeFileSync)(path, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return key;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return (0, import_node_fs.readFileSync)(path, "utf8").trim();
  }
}

// src/adapters/files/user-folder.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");

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
  const wanted = (0, import_node_path3.resolve)(chosen ? chosen : envPaths("msw-protocol", { suffix: "" }).data);
  if (projectRoot !== null && isInside(realPath(wanted), realPath((0, import_node_path3.resolve)(projectRoot)))) {
    return { status: "refused", reason: insideProject(wanted) };
  }
  try {
    (0, import_node_fs2.mkdirSync)(wanted, { recursive: true, mode: 448 });
    return { status: "ok", path: import_node_fs2.realpathSync.native(wanted) };
  } catch (error) {
    return { status: "refused", reason: `the user folder ${wanted} cannot be made (${errorCode(error)})` };
  }
}
function insideProject(folder) {
  return `the user folder ${folder} lies inside the project; set MSW_HOME to a folder outside it`;
}
function realPath(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path3.dirname)(path);
    return parent === path ? path : (0, import_node_path3.join)(realPath(parent), (0, import_node_path3.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path3.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path3.sep}`) && !(0, import_node_path3.isAbsolute)(way);
}

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs3.realpathSync.native((0, import_node_path4.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  const folder = found ?? userFolder(project2, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: { project: project2, key: signingKey(folder.path), userFolder: folder.path, env: env2, now }
  };
}
function isoTime(workspace) {
  return new Date(workspace.now()).toISOString();
}

// src/app/research/research-store.ts
var import_node_fs7 = require("node:fs");

// src/adapters/files/msw-folder.ts
var import_node_fs5 = require("node:fs");
var import_node_path6 = require("node:path");

// src/adapters/files/write-file-atomic.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
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
  syncFolder((0, import_node_path5.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs4.statSync)(path, { throwIfNoEntry: false });
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
    const temporary = (0, import_node_path5.join)((0, import_node_path5.dirname)(path), `.${(0, import_node_path5.basename)(path)}.${process.pid}.${counter}.tmp`);
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
function removeLeftovers(path) {
  const folder = (0, import_node_path5.dirname)(path);
  const prefix = `.${(0, import_node_path5.basename)(path)}.`;
  for (const name of (0, import_node_fs4.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path5.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs4.statSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs4.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path6.join)(path, ".gitignore");
  if ((0, import_node_fs5.lstatSync)(ignore, { throwIfNoEntry: false })?.isFile()) return folder;
  try {
    writeFileAtomic(ignore, "*\n");
  } catch (error) {
    return cannotMake(ignore, error);
  }
  return folder;
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path6.join)(projectRoot, ".msw", ...parts);
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

// src/adapters/files/read-json.ts
var import_node_fs6 = require("node:fs");
function readJson(path) {
  let text2;
  try {
    text2 = (0, import_node_fs6.readFileSync)(path, "utf8");
  } catch (error) {
    return isMissing(error) ? { status: "missing" } : { status: "unreadable", reason: messageOf(error) };
  }
  try {
    const value = JSON.parse(text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2);
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

// src/adapters/files/with-lock.ts
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var NEVER_MS = 2 ** 40;

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

// src/app/research/research-shape.ts
var CITATION = object({ number: number2(), sourceId: string2(), quote: nullable(string2()) });
var ANSWER = object({ text: string2(), citations: array(CITATION) });
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
      answer: nullable(ANSWER),
      attempts: number2()
    })
  ),
  synthesis: nullable(ANSWER),
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
  const parsed = RESEARCH.safeParse(value);
  return parsed.success ? parsed.data : null;
}

// src/app/research/research-store.ts
var SLUG = /^[a-z0-9-]{1,64}$/;
function openResearchFolder(project2, slug) {
  const msw = openMswFolder(project2);
  if (msw.status === "refused") return msw;
  if (!SLUG.test(slug)) return { status: "refused", reason: `"${slug.slice(0, 80)}" names no research` };
  for (const path of [mswPath(project2, "research"), mswPath(project2, "research", slug)]) {
    (0, import_node_fs7.mkdirSync)(path, { recursive: true });
    if (!(0, import_node_fs7.lstatSync)(path).isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  }
  return { status: "ok", path: mswPath(project2, "research", slug) };
}
function readResearch(project2, slug) {
  if (!SLUG.test(slug)) return null;
  const file = readJson(statePath(project2, slug));
  const research2 = file.status === "ok" ? parseResearch(file.value) : null;
  return research2?.request.slug === slug ? research2 : null;
}
function listResearch(project2) {
  return namesIn(mswPath(project2, "research")).flatMap((slug) => readResearch(project2, slug) ?? []).toSorted((left, right) => left.startedAt < right.startedAt ? 1 : -1);
}
function keepReplaced(project2, slug, report, stamp) {
  (0, import_node_fs7.copyFileSync)(report, mswPath(project2, "research", slug, `replaced-${stamp}.md`));
}
function statePath(project2, slug) {
  return mswPath(project2, "research", slug, "state.json");
}
function namesIn(folder) {
  try {
    return (0, import_node_fs7.readdirSync)(folder);
  } catch {
    return [];
  }
}

// src/app/research/write-report.ts
var import_node_fs8 = require("node:fs");
var import_node_path7 = require("node:path");

// src/core/research/research.ts
var MOST_ATTEMPTS = 2;
function nextStep(research2) {
  if (research2.notebook === null) return { kind: "notebook" };
  if (research2.discoveringSince === null) return { kind: "discover" };
  if (!research2.imported) return { kind: "import" };
  if (research2.questions.length === 0) return { kind: "questions" };
  const index = research2.questions.findIndex(
    ({ answer, attempts }) => answer === null && attempts < MOST_ATTEMPTS
  );
  if (index >= 0) return { kind: "answer", index };
  if (research2.synthesis === null && research2.synthesisAttempts < MOST_ATTEMPTS) return { kind: "synthesis" };
  if (research2.report === null) return { kind: "report" };
  return { kind: research2.report.commit === null ? "commit" : "done" };
}
function answeredCount(research2) {
  return research2.questions.filter(({ answer }) => answer !== null).length;
}

// src/app/research/write-report.ts
var LONGEST_TOPIC = 60;
function writeReport(workspace, { output, slug }, text2) {
  (0, import_node_fs8.mkdirSync)((0, import_node_path7.dirname)(output), { recursive: true });
  const before = textOf(output);
  const stamp = isoTime(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== text2) keepReplaced(workspace.project, slug, output, stamp);
  writeFileAtomic(output, text2);
}
function isReportOf(slug, output) {
  return textOf(output)?.includes(reportMark(slug)) === true;
}
async function commitReport({ project: project2 }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!isInside2(project2, report.path))
    return { hash: null, note: "Not committed: it lies outside the project" };
  if (isInside2((0, import_node_path7.join)(project2, ".planning"), report.path) && !commitsPlanning(project2)) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./commit-files.cjs"), 1));
  const message = `docs(research): ${report.action} on ${subject(topic)}`;
  const result = await commitFiles((0, import_node_path7.dirname)(report.path), [report.path], message);
  if (result.status === "committed") return { hash: result.hash, note: `Committed as "${message}"` };
  if (result.status === "unchanged")
    return { hash: null, note: "Nothing to commit: git has this report already" };
  return { hash: null, note: `Not committed: ${result.reason}` };
}
function subject(topic) {
  const line = harmless(topic).replaceAll(/\s+/g, " ").trim();
  const cut = [...line].slice(0, LONGEST_TOPIC).join("").trim();
  return cut === line ? line : `${cut}…`;
}
function commitsPlanning(project2) {
  const file = readJson((0, import_node_path7.join)(project2, ".planning", "config.json"));
  if (file.status !== "ok" || typeof file.value !== "object" || file.value === null) return true;
  return Reflect.get(file.value, "commit_docs") !== false;
}
function textOf(path) {
  try {
    return (0, import_node_fs8.readFileSync)(path, "utf8");
  } catch {
    return null;
  }
}
function isInside2(folder, path) {
  const way = (0, import_node_path7.relative)(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${import_node_path7.sep}`) && !(0, import_node_path7.isAbsolute)(way);
}

// src/app/research/local-report.ts
var MOST_DOCUMENTS = 5e3;
var LARGEST_DOCUMENT = 1024 * 1024;
var SKIPPED = new Set(
  ".git .hg .svn .msw node_modules vendor dist build out target coverage .cache .venv venv __pycache__".split(
    " "
  )
);
async function writeLocalReport(workspace, request) {
  const { project: project2 } = workspace;
  const { output, slug, topic } = request;
  const folder = openResearchFolder(project2, slug);
  if (folder.status === "refused") return { status: "none", reason: folder.reason };
  const documents = readDocuments(project2).filter(
    ({ path }) => !isReport(path) && (0, import_node_path8.join)(project2, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project speaks of "${topic}".`;
    return { status: "none", reason };
  }
  const linkTo = (path) => encodeURI((0, import_node_path8.relative)((0, import_node_path8.dirname)(output), (0, import_node_path8.join)(project2, path)).split(import_node_path8.sep).join("/")).replaceAll(
    /[()#?]/g,
    encoded
  );
  const action = isReportOf(slug, output) ? "update" : "research";
  writeReport(
    workspace,
    request,
    renderQuotations(request, passages, { generatedAt: isoTime(workspace), linkTo })
  );
  const written = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project2) {
  const found = [];
  for (const path of documentsBelow(project2)) {
    const text2 = textOf2(path);
    if (text2 !== null) found.push({ path: (0, import_node_path8.relative)(project2, path).split(import_node_path8.sep).join("/"), text: text2 });
    if (found.length >= MOST_DOCUMENTS) break;
  }
  return found;
}
function* documentsBelow(folder) {
  for (const entry of entriesOf(folder)) {
    const path = (0, import_node_path8.join)(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* documentsBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}
function isReport(path) {
  return /(?:^|\/)RESEARCH_REPORT(?:-[a-z0-9-]+)?\.md$/.test(path) || path.startsWith("docs/research/");
}
function entriesOf(folder) {
  try {
    return (0, import_node_fs9.readdirSync)(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
function textOf2(path) {
  try {
    return (0, import_node_fs9.statSync)(path).size > LARGEST_DOCUMENT ? null : (0, import_node_fs9.readFileSync)(path, "utf8");
  } catch {
    return null;
  }
}
function encoded(char) {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

// src/app/research/prepare-research.ts
var import_node_fs11 = require("node:fs");
var import_node_path10 = require("node:path");

// src/core/research/research-slug.ts
var LONGEST = 48;
function researchSlug(topic) {
  const plain = topic.normalize("NFKD").toLowerCase().replaceAll(new RegExp("\\p{M}+", "gu"), "");
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-+|-+$/g, "");
  const ascii = words.replaceAll(/[^a-z0-9-]+/g, "").replaceAll(/-{2,}/g, "-").replaceAll(/^-+|-+$/g, "");
  if (ascii === words && ascii.length <= LONGEST && ascii !== "") return ascii;
  const short = ascii.slice(0, LONGEST).replace(/-+$/, "");
  return `${short === "" ? "topic" : short}-${checksum(words)}`;
}
function checksum(text2) {
  let hash = 2166136261;
  for (const char of text2) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

// src/app/research/find-phase.ts
var import_node_fs10 = require("node:fs");
var import_node_path9 = require("node:path");
function findPhase(project2, number3) {
  const phases = (0, import_node_path9.join)(project2, ".planning", "phases");
  const entry = roadmapEntry(textOf3((0, import_node_path9.join)(project2, ".planning", "ROADMAP.md")), number3);
  const name = foldersIn(phases).find(
    (folder) => sameNumber(/^(\d+(?:\.\d+)*)/.exec(folder)?.[1] ?? "", number3)
  );
  if (name === void 0 && entry === null) return null;
  const padded = /^(\d+(?:\.\d+)*)/.exec(name ?? "")?.[1] ?? pad(number3);
  const title = entry?.name ?? (name ?? "").replace(/^[\d.]+-?/, "").replaceAll("-", " ");
  return {
    phase: { number: padded, name: title === "" ? `Phase ${padded}` : title, goal: entry?.goal ?? "" },
    folder: (0, import_node_path9.join)(phases, name ?? `${padded}-${slugOf(title)}`)
  };
}
function roadmapEntry(roadmap, number3) {
  const headings = [...roadmap.matchAll(/^#{2,4}\s*Phase\s+(\d+(?:\.\d+)*)\s*[:–—-]\s*(.+)$/gim)];
  const found = headings.find(([, given2 = ""]) => sameNumber(given2, number3));
  if (found === void 0) return null;
  const rest = roadmap.slice(found.index + found[0].length);
  const section = rest.split(/^#{1,4}\s/m)[0] ?? "";
  const goal = /^\s*(?:[-*]\s*)?\*\*Goal:?\*\*:?\s*(.+)$/im.exec(section)?.[1] ?? "";
  return {
    name: (found[2] ?? "").replace(/\s*\((?:INSERTED|completed?)[^)]*\)\s*$/i, "").trim(),
    goal: goal.trim()
  };
}
function sameNumber(left, right) {
  const plain = (text2) => text2.split(".").map((part) => String(Number(part))).join(".");
  return left !== "" && plain(left) === plain(right);
}
function pad(number3) {
  const [first = "", ...rest] = number3.split(".");
  return [first.padStart(2, "0"), ...rest].join(".");
}
function slugOf(text2) {
  return text2.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
}
function foldersIn(path) {
  try {
    return (0, import_node_fs10.readdirSync)(path, { withFileTypes: true }).flatMap(
      (entry) => entry.isDirectory() ? [entry.name] : []
    );
  } catch {
    return [];
  }
}
function textOf3(path) {
  try {
    return (0, import_node_fs10.readFileSync)(path, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return "";
  }
}

// src/app/research/prepare-research.ts
function prepareResearch(project2, cwd, options) {
  const found = options.phase === null ? null : findPhase(project2, options.phase);
  if (options.phase !== null && found === null) {
    return {
      status: "refused",
      reason: `There is no phase ${options.phase} in .planning/phases or .planning/ROADMAP.md.`
    };
  }
  const topic = options.topic === "" ? found?.phase.name ?? "" : options.topic;
  const slug = found === null ? researchSlug(topic) : researchSlug(`phase ${found.phase.number}`);
  const output = outputOf(project2, { cwd, out: options.out, slug, found });
  const strays = options.out === null && !isOwn(output);
  const problem = strays ? `${output} leads out of the project: name a file with --out.` : problemOf(project2, output, slug);
  if (problem !== null) return { status: "refused", reason: problem };
  const { questions, mode, notebook, commit } = options;
  const phase = found?.phase ?? null;
  return { status: "ok", request: { slug, topic, questions, mode, notebook, output, commit, phase } };
}
function outputOf(project2, { cwd, out, slug, found }) {
  if (out !== null) {
    const named = (0, import_node_path10.resolve)(cwd, out);
    return isFolder(named) ? (0, import_node_path10.join)(named, `${slug}.md`) : named;
  }
  if (found !== null) return (0, import_node_path10.join)(found.folder, `${found.phase.number}-RESEARCH.md`);
  const folder = (0, import_node_path10.join)(project2, "docs", "research");
  if (isFolder(folder) && isOwn(folder)) return (0, import_node_path10.join)(folder, `${slug}.md`);
  const usual = (0, import_node_path10.join)(project2, "RESEARCH_REPORT.md");
  return isFree(usual, slug) ? usual : (0, import_node_path10.join)(project2, `RESEARCH_REPORT-${slug}.md`);
}
function problemOf(project2, output, slug) {
  if (output.split(/[\\/]/).includes(".git"))
    return "The report cannot be written into .git: name another file with --out.";
  if (!/\.(?:md|markdown)$/i.test(output))
    return "The report is Markdown: name a file that ends in .md with --out.";
  if (isFree(output, slug)) return null;
  return `${output.startsWith(project2) ? output.slice(project2.length + 1) : output} exists and is no research of MSW on this topic: name another file with --out.`;
}
function isFree(path, slug) {
  if (!(0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false })) return true;
  try {
    return (0, import_node_fs11.readFileSync)(path, "utf8").includes(reportMark(slug));
  } catch {
    return false;
  }
}
function isFolder(path) {
  return (0, import_node_fs11.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isOwn(path) {
  const parent = (0, import_node_path10.dirname)(path);
  try {
    return import_node_fs11.realpathSync.native(path) === path;
  } catch {
    return parent !== path && isOwn(parent);
  }
}

// src/adapters/process/find-program.ts
var import_node_fs12 = require("node:fs");
var import_node_path11 = require("node:path");
function findProgram(name, env2, projectRoot) {
  const folders = (env2.PATH ?? env2.Path ?? "").split(import_node_path11.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
  const candidates = folders.filter((folder) => (0, import_node_path11.isAbsolute)(folder) && !isInside3(folder, projectRoot)).flatMap((folder) => fileNames(name, env2).map((file) => (0, import_node_path11.join)(folder, file)));
  return candidates.find(isProgram) ?? null;
}
function mayRun(path, projectRoot) {
  return (0, import_node_path11.isAbsolute)(path) && isProgram(path) && !isInside3(path, projectRoot);
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs12.accessSync)(path, import_node_fs12.constants.X_OK);
    return (0, import_node_fs12.statSync)(path).isFile();
  } catch {
    return false;
  }
}
function isInside3(path, root) {
  const way = (0, import_node_path11.relative)(real(root), real(path));
  return way === "" || !(way.startsWith("..") || (0, import_node_path11.isAbsolute)(way));
}
function real(path) {
  try {
    return import_node_fs12.realpathSync.native(path);
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

// src/adapters/nlm/list-profiles.ts
var import_node_fs14 = require("node:fs");
var import_node_path13 = require("node:path");

// src/adapters/nlm/nlm-arguments.ts
var PROFILE = /^[A-Za-z0-9._-]{1,100}$/;
function isProfileName(name) {
  return PROFILE.test(name) && !name.includes("..") && !name.startsWith("-");
}

// src/adapters/nlm/nlm-store.ts
var import_node_fs13 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path12 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[\s*([^\]]*?)\s*\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path12.join)(home === void 0 || home === "" ? (0, import_node_os2.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(configText(nlmStore(env2))) ?? "default";
}
function configText(store) {
  try {
    return (0, import_node_fs13.readFileSync)((0, import_node_path12.join)(store, "config.toml"), "utf8");
  } catch {
    return "";
  }
}
function configuredDefault(toml) {
  let section = "";
  for (const line of toml.split(/\r?\n/)) {
    section = SECTION.exec(line)?.[1] ?? section;
    const found = section === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found !== void 0 && found !== "") return found;
  }
  return null;
}

// src/adapters/nlm/list-profiles.ts
var METADATA = object({ email: nullish2(string2()), last_validated: nullish2(string2()) });
var COOKIES = union([
  array(object({ name: string2() })).check(_minLength(1)),
  record(string2(), unknown())
]);
function listProfiles(env2) {
  const folder = (0, import_node_path13.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn2(folder).filter(isProfileName).toSorted().map((name) => ({
    name,
    ...metadataOf((0, import_node_path13.join)(folder, name)),
    isValid: hasLogin((0, import_node_path13.join)(folder, name)),
    isDefault: name === standard
  }));
}
function foldersIn2(folder) {
  try {
    return (0, import_node_fs14.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
function hasLogin(folder) {
  if ((0, import_node_fs14.existsSync)((0, import_node_path13.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path13.join)(folder, "cookies.json"));
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path13.join)(folder, "metadata.json"));
  const parsed = METADATA.safeParse(file.status === "ok" ? file.value : null);
  const { email: email2 = null, last_validated: lastValidated = null } = parsed.success ? parsed.data : {};
  return { email: email2, lastValidated };
}

// src/app/research/research-needs.ts
var LOCAL = "with --local the report comes from this project’s own documents instead.";
function missingForResearch({ env: env2, project: project2 }) {
  if (findNlm(env2, project2) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if (listProfiles(env2).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
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

// src/app/research/show-research.ts
function showResearch(workspace, slug) {
  return listResearch(workspace.project).filter(({ request }) => slug === null || request.slug === slug).map((research2) => ({ research: research2, isRunning: isRunning(research2, workspace.now()) }));
}
function isRunning({ runner }, now) {
  return runner !== null && now < runner.endsBy + GRACE_MS && isAlive(runner.pid);
}
var GRACE_MS = 15 * 6e4;

// src/core/research/research-options.ts
var TEXTS = ["questions", "mode", "notebook", "out", "phase"];
var MOST_QUESTIONS = 20;
var LONGEST_TOPIC2 = 500;
var DEFAULT_QUESTIONS = 5;
function readOptions(topic, given2) {
  const line = topic.replaceAll(/\s+/g, " ").trim();
  const problem = problemOf2(line, given2);
  if (problem !== null) return refused(problem);
  return {
    status: "ok",
    options: {
      topic: line,
      questions: Number(textOf4(given2, "questions") ?? DEFAULT_QUESTIONS),
      mode: textOf4(given2, "mode") === "fast" ? "fast" : "deep",
      notebook: textOf4(given2, "notebook"),
      out: textOf4(given2, "out"),
      commit: given2["no-commit"] !== true,
      phase: textOf4(given2, "phase"),
      local: given2.local === true,
      fresh: given2.fresh === true
    }
  };
}
function problemOf2(topic, given2) {
  const { questions, mode, phase } = given2;
  if (topic === "" && phase === void 0) return 'The topic is missing: /msw:research "what to find out".';
  if (topic.length > LONGEST_TOPIC2)
    return `The topic takes at most ${LONGEST_TOPIC2} characters, not ${topic.length}.`;
  if (typeof questions === "string" && !isCount(questions)) {
    return `Option --questions needs a whole number from 1 to ${MOST_QUESTIONS}, not "${questions.slice(0, 40)}".`;
  }
  if (typeof mode === "string" && mode !== "deep" && mode !== "fast") {
    return `Option --mode takes deep or fast, not "${mode.slice(0, 40)}".`;
  }
  if (typeof phase === "string" && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase)) {
    return `Option --phase needs the number of a phase such as 3, not "${phase.slice(0, 40)}".`;
  }
  const empty = TEXTS.find((name) => given2[name] === "");
  return empty === void 0 ? null : `Option --${empty} needs a value.`;
}
function isCount(text2) {
  return /^\d{1,3}$/.test(text2) && Number(text2) >= 1 && Number(text2) <= MOST_QUESTIONS;
}
function textOf4(given2, name) {
  const value = given2[name];
  return typeof value === "string" ? value : null;
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/core/research/status-text.ts
function renderResearchList(list) {
  if (list.length === 0) return 'No research here yet: /msw:research "what to find out" begins one.';
  return list.map(renderResearch).join("\n");
}
function renderResearch({ research: research2, isRunning: isRunning2 }) {
  const { request, report, questions, trouble, progress } = research2;
  const head = `${stateOf(research2, isRunning2)}  ${oneLine2(request.topic)}  [${request.slug}]`;
  const counted = questions.length === 0 ? "" : `${answeredCount(research2)} of ${questions.length} questions answered. `;
  const lines = [
    `${counted}${oneLine2(progress)}`,
    ...trouble === null ? [] : [`stopped: ${oneLine2(trouble)}`],
    ...report === null ? [] : [`report: ${report.path}`],
    ...isRunning2 || nextStep(research2).kind === "done" ? [] : ["the same command again goes on with it"]
  ];
  return [head, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)].join("\n");
}
function stateOf(research2, isRunning2) {
  if (isRunning2) return "running";
  return nextStep(research2).kind === "done" ? "done   " : "stopped";
}
function oneLine2(text2) {
  return harmless(text2).replaceAll(/\s+/g, " ").trim().slice(0, 300);
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
function textOf5(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/cli/open-project.ts
var import_node_path14 = require("node:path");
function projectFolder({ values, env: env2, cwd }) {
  const named = textOf5(values, "project");
  return (0, import_node_path14.resolve)(cwd, named ?? (env2.CLAUDE_PROJECT_DIR || "."));
}
function openProject(call) {
  try {
    return openWorkspace(projectFolder(call), call.env);
  } catch (error) {
    return { status: "refused", reason: error instanceof Error ? error.message : String(error) };
  }
}

// src/cli/outcome.ts
function done(text2) {
  return { code: 0, text: text2 === "" || text2.endsWith("\n") ? text2 : `${text2}
`, problem: null };
}
function doneJson(value) {
  return done(JSON.stringify(value, null, 2));
}
function failed(problem) {
  return { code: 1, text: "", problem };
}
function misused(problem) {
  return { code: 2, text: "", problem };
}

// src/cli/research.ts
var text = { type: "string" };
var flag = { type: "boolean" };
var runOptions = {
  questions: text,
  mode: text,
  notebook: text,
  out: text,
  phase: text,
  "max-minutes": text,
  "no-commit": flag,
  local: flag,
  fresh: flag
};
var MINUTES = { deep: 75, fast: 30 };
var POLL_MS = { deep: 15e3, fast: 5e3 };
var ROOM_MS = 12 * 6e4;
var research = {
  help: `msw-protocol research VERB [--json] [--project DIR]

  run "TOPIC"      finds sources with NotebookLM, asks them, writes a report and commits it alone;
                   run again, it goes on where it was interrupted
      --questions N (5)       key questions, 1 to 20
      --mode deep|fast        how NotebookLM looks for sources (deep)
      --notebook NAME         a notebook of yours, by id or title, instead of a new one
      --out FILE              docs/research/ where that exists, else RESEARCH_REPORT.md
      --phase N               the research of a phase in .planning, for its planner; TOPIC may be left out
      --no-commit             write the report only
      --local                 quote the project's own documents instead, without NotebookLM
      --fresh                 begin anew although the last run did not end
      --max-minutes N         end by itself after this long (75; fast: 30)
  status [SLUG]    how far the researches are`,
  verbs: {
    run: {
      options: { ...runOptions, ...json, ...project },
      words: { least: 0, most: 1, names: "the topic in quotes" },
      run
    },
    status: { options: { ...json, ...project }, words: { least: 0, most: 1, names: "a slug" }, run: status }
  }
};
async function run(call) {
  const read = readOptions(call.words[0] ?? "", given(call));
  if (read.status === "refused") return misused(read.reason.replace("/msw:research", "research run"));
  const minutes = textOf5(call.values, "max-minutes") ?? String(MINUTES[read.options.mode]);
  if (!/^[1-9]\d{0,3}$/.test(minutes)) return misused("--max-minutes needs a whole number from 1 to 9999.");
  const opened = openProject(call);
  if (opened.status === "refused") return failed(opened.reason);
  const { workspace } = opened;
  const prepared = prepareResearch(workspace.project, call.cwd, read.options);
  if (prepared.status === "refused") return failed(prepared.reason);
  if (read.options.local) return local(call, workspace, prepared.request);
  const missing = missingForResearch(workspace);
  if (missing !== null) return failed(missing);
  return ask(call, workspace, {
    request: prepared.request,
    options: read.options,
    maxMinutes: Number(minutes)
  });
}
async function ask(call, workspace, { request, options, maxMinutes }) {
  setTimeout(() => process.exit(1), maxMinutes * 6e4 + ROOM_MS).unref();
  const { runResearch } = await Promise.resolve().then(() => __toESM(require("./run-research.cjs"), 1));
  const outcome = await runResearch(workspace, request, {
    tell: (line) => process.stderr.write(`${line}
`),
    maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh
  });
  return told(call, outcome);
}
function told(call, outcome) {
  if (outcome.status === "refused") return failed(outcome.reason);
  const { report, notebook, questions, request } = outcome.research;
  const reason = outcome.status === "stopped" ? outcome.reason : null;
  const text2 = isSet(call.values, "json") ? `${JSON.stringify(
    {
      status: outcome.status,
      reason,
      slug: request.slug,
      report: report?.path ?? null,
      action: report?.action ?? null,
      commit: report?.commit ?? null,
      notebook,
      questions: questions.map((question) => ({
        text: question.text,
        isAnswered: question.answer !== null
      }))
    },
    null,
    2
  )}
` : "";
  if (reason !== null)
    return { code: 1, text: text2, problem: `${reason} The same command goes on where it stopped.` };
  return text2 === "" ? done(`${report?.path ?? ""}
${report?.commit?.note ?? ""}`) : { code: 0, text: text2, problem: null };
}
async function local(call, workspace, request) {
  const result = await writeLocalReport(workspace, request);
  if (result.status === "none") return failed(result.reason);
  const { report, passages } = result;
  if (isSet(call.values, "json"))
    return doneJson({
      status: "done",
      slug: request.slug,
      passages,
      report: report.path,
      action: report.action,
      commit: report.commit
    });
  return done(`${report.path}
${passages} passages are quoted. ${report.commit?.note ?? ""}`);
}
function status(call) {
  const opened = openProject(call);
  if (opened.status === "refused") return failed(opened.reason);
  const shown = showResearch(opened.workspace, call.words[0] ?? null);
  if (!isSet(call.values, "json")) return done(renderResearchList(shown));
  const list = shown.map(({ research: research2, isRunning: isRunning2 }) => ({ isRunning: isRunning2, ...research2 }));
  return doneJson({ project: opened.workspace.project, research: list });
}
function given({ values }) {
  return Object.fromEntries(
    Object.entries(values).flatMap(
      ([name, value]) => typeof value === "string" || value === true ? [[name, value]] : []
    )
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  research
});
