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

// src/cli/research.ts
var research_exports = {};
__export(research_exports, {
  research: () => research
});
module.exports = __toCommonJS(research_exports);

// src/app/research/local-report.ts
var import_node_path18 = require("node:path");

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

// src/adapters/files/list-folder.ts
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
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
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs3.opendirSync)(path, { bufferSize: 256 });
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
var import_node_fs5 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs4 = require("node:fs");
var noWait = import_node_fs4.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs4.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs5.lstatSync : import_node_fs5.statSync;
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
  const file = (0, import_node_fs5.openSync)(path, import_node_fs5.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
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
    const read3 = (0, import_node_fs5.readSync)(file, buffer, length, buffer.length - length, start + length);
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
  const plain = visible(text2);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
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

// src/core/text/clip-text.ts
function clipText(text2, cap) {
  if (text2.length <= cap) return text2;
  return `${text2.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/spread-fences.ts
function spreadFences(text2) {
  return text2.replaceAll(/([~`])\1{2,}/g, (run2) => [...run2].join(" "));
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

// src/core/text/verbatim.ts
function verbatim(text2) {
  const longest = Math.max(2, ...[...text2.matchAll(/`+/g)].map((run2) => run2[0].length));
  const ticks = "`".repeat(longest + 1);
  return ours(`${ticks}text
${text2}
${ticks}`);
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

// src/core/text/plain-line.ts
function plainLine(text2, cap) {
  const line = harmless(text2).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/text/quote-line.ts
function quoteLine(text2, cap) {
  return quotation(plainLine(text2, Number.POSITIVE_INFINITY), cap);
}

// src/core/heading-text.ts
function headingText(rest) {
  const text2 = rest.trim();
  const closing = text2.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text2[closing - 1] ?? " ") ? text2 : text2.slice(0, closing).trimEnd();
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

// src/core/research/quote-markdown.ts
function quoteMarkdown(text2, cap) {
  return ours(escapedLine(quoteLine(text2, cap)));
}

// src/core/research/render-report.ts
function reportMark(slug) {
  return prose`<!-- msw research: ${quoteName(slug)} -->`;
}
var LONGEST_TITLE = 600;
function shownHeading(heading) {
  return heading.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
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
function renderQuotations({ topic, slug }, passages, { generatedAt, linkTo: linkTo2 }) {
  const title = prose`Research: ${quoteMarkdown(topic, LONGEST_TITLE)}`;
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = headingAnchors();
  for (const heading of [shownHeading(title), "Contents"]) anchorFor(heading);
  const anchors = paths.map((path) => quoteName(anchorFor(shownHeading(nameOf(path)))));
  const parts = [
    prose`# ${title}`,
    reportMark(slug),
    prose`- Generated: ${quoteName(generatedAt)}\n- From: the documents of this project, without NotebookLM\n\nEverything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    prose`## Contents`,
    joinProse(
      paths.map((path, at) => prose`- [${nameOf(path)}](#${anchors[at] ?? prose``})`),
      "\n"
    ),
    ...paths.flatMap((path) => [
      prose`## ${nameOf(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation2(passage, linkTo2))
    ])
  ];
  return prose`${joinProse(parts, "\n\n")}\n`;
}
function nameOf(path) {
  return quoteMarkdown(path, LONGEST_TITLE);
}
function quotation2({ path, from, to, lines }, linkTo2) {
  const place = from === to ? prose`line ${from}` : prose`lines ${from} to ${to}`;
  const text2 = verbatim(harmless(lines.join("\n")));
  return prose`[${nameOf(path)}](${quoteName(linkTo2(path))}), ${place}:\n\n${text2}`;
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
var import_node_fs10 = require("node:fs");
var import_node_path9 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs7 = require("node:fs");
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

// src/adapters/files/project-around.ts
var import_node_fs6 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path4 = require("node:path");
function projectAround(project2, folder, home = ownHome) {
  if (isInside(folder, project2)) return "the project";
  for (let around = (0, import_node_path4.dirname)(project2); around !== (0, import_node_path4.dirname)(around); around = (0, import_node_path4.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs6.existsSync)((0, import_node_path4.join)(around, ".git"))) continue;
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
  if (!(0, import_node_path5.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path5.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs7.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs7.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs7.statSync)(path));
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
    return { status: "corrupt", reason: describe(text2, error) };
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
function describe(text2, error) {
  if (text2.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/process/project-reach.ts
var import_node_fs8 = require("node:fs");
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
    return (0, import_node_fs8.lstatSync)((0, import_node_path6.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
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
var OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
var FILES = ["settings.json", "settings.local.json"];
function ownVariables(env2, project2) {
  if (!Object.keys(env2).some((name) => OF_NLM.test(name))) return env2;
  const foreign = new Set(foreignVariables(env2, project2));
  const isOwn2 = ([name]) => !OF_NLM.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env2).filter(isOwn2));
}
function foreignVariables(env2, project2) {
  const projects = [project2, env2.CLAUDE_PROJECT_DIR || project2];
  const given2 = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path7.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name) => given2.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
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

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);

// src/adapters/files/signing-key.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
var LONGEST2 = 4096;
function signingKey(userFolder2) {
  const path = (0, import_node_path8.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function readKey(path) {
  const file = readText(path, privateFile((0, import_node_path8.dirname)(path)), LONGEST2);
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

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs10.realpathSync.native((0, import_node_path9.resolve)(projectFolder2));
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

// src/adapters/files/msw-folder.ts
var import_node_fs13 = require("node:fs");
var import_node_path11 = require("node:path");

// src/adapters/files/set-aside.ts
var import_node_fs11 = require("node:fs");
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
    (0, import_node_fs11.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs11.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs11.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs11.renameSync)(from, to);
  return true;
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs12 = require("node:fs");
var import_node_path10 = require("node:path");
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
    (0, import_node_fs12.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path10.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs12.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs12.fchmodSync)(file, mode);
    (0, import_node_fs12.writeFileSync)(file, content);
    (0, import_node_fs12.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs12.closeSync)(file);
    (0, import_node_fs12.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs12.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path10.join)((0, import_node_path10.dirname)(path), `.${(0, import_node_path10.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs12.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs12.renameSync)(from, to);
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
    const file = (0, import_node_fs12.openSync)(folder, "r");
    try {
      (0, import_node_fs12.fsyncSync)(file);
    } finally {
      (0, import_node_fs12.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path10.dirname)(path);
  if (((0, import_node_fs12.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path10.basename)(path)}.`;
  for (const name of (0, import_node_fs12.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path10.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs12.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs12.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path11.join)(path, ".gitignore");
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
  const lines = text2.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line) => !line.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line);
  return lines.includes("*") && lines.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path11.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names) {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path11.join)(folder.path, name));
  }
  return folder;
}
function openRealFolder(path) {
  const seen = (0, import_node_fs13.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs13.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs13.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/adapters/files/with-lock.ts
var import_node_fs14 = require("node:fs");
var import_node_path12 = require("node:path");
var import_proper_lockfile = __toESM(require_proper_lockfile(), 1);
var WAIT_MS = 15e3;
var STALE_MS = 5e3;
var SHORTEST_STALE_MS = 2e3;
var NEVER_MS = 2 ** 52;
async function withLock(path, work, options = {}) {
  const target = (0, import_node_path12.resolve)(path);
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
var lockFileSystem = { mkdirSync: import_node_fs14.mkdirSync, realpathSync: import_node_fs14.realpathSync, rmdirSync: import_node_fs14.rmdirSync, statSync: import_node_fs14.statSync, utimesSync: import_node_fs14.utimesSync };
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
  const stat = (0, import_node_fs14.lstatSync)(folder, { throwIfNoEntry: false });
  return stat !== void 0 && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}
function makeFolder(folder) {
  try {
    (0, import_node_fs14.mkdirSync)(folder);
    return true;
  } catch {
    return false;
  }
}
function removeFolder(folder) {
  try {
    (0, import_node_fs14.rmdirSync)(folder);
  } catch (error) {
    if (errorCode(error) === "ENOTEMPTY") setAsideNow(folder);
  }
}
function setForeignAside(path) {
  const stat = (0, import_node_fs14.lstatSync)(path, { throwIfNoEntry: false });
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
  if (!SLUG.test(slug)) return { status: "refused", reason: `"${slug.slice(0, 80)}" names no research` };
  return openMswSubfolder(project2, "research", slug);
}
function readResearch(project2, slug) {
  if (!SLUG.test(slug)) return null;
  const file = readJson(statePath(project2, slug), ownFile(project2));
  const research2 = file.status === "ok" ? parseResearch(file.value) : null;
  return research2?.request.slug === slug ? research2 : null;
}
function listResearch(project2) {
  return namesIn(mswPath(project2, "research"), ownFile(project2)).flatMap((slug) => readResearch(project2, slug) ?? []).toSorted((left, right) => left.startedAt < right.startedAt ? 1 : -1);
}
function keepReplaced(project2, slug, report, stamp) {
  writeFileAtomic(mswPath(project2, "research", slug, `replaced-${stamp}.md`), report);
}
function statePath(project2, slug) {
  return mswPath(project2, "research", slug, "state.json");
}

// src/app/research/write-report.ts
var import_node_fs20 = require("node:fs");
var import_node_path17 = require("node:path");

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/adapters/files/write-page.ts
function writePage(path, page) {
  writeFileAtomic(path, page);
}

// src/core/research/source-confidence.ts
var CONFIDENCE_TITLES = {
  primary: prose`Primary (HIGH confidence)`,
  secondary: prose`Secondary (MEDIUM confidence)`,
  tertiary: prose`Tertiary (LOW confidence)`
};
var CONFIDENCE_RULES = prose`Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.`;

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

// late:core/secrets/redact.ts
var redact = (...args) => require("./redact.cjs").redact(...args);

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return ours(redact(page));
}

// src/adapters/files/trust-store.ts
var import_node_fs15 = require("node:fs");
var import_node_path13 = require("node:path");
var Store = object({ version: literal(1), projects: record(string2(), array(string2())) });
var Newer = object({ version: number2().check(_gt(1)) });
function listTrusted(userFolder2, projectRoot) {
  const projects = readProjects(storePath(userFolder2));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function storePath(userFolder2) {
  return (0, import_node_path13.join)(userFolder2, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs15.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path13.resolve)(projectRoot);
  }
}
function readProjects(path) {
  const file = readJson(path, privateFile((0, import_node_path13.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === "ok" && Newer.safeParse(file.value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of trusted commands; move it away to start anew` };
}

// src/adapters/process/find-program.ts
var import_node_fs16 = require("node:fs");
var import_node_path14 = require("node:path");
function findPrograms(name, env2, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env2).flatMap((folder) => fileNames(name, env2).map((file) => (0, import_node_path14.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function mayRun(path, projectRoot) {
  return (0, import_node_path14.isAbsolute)(path) && isProgram(path) && isOutside(path, projectReach(projectRoot));
}
function foldersOf(env2) {
  return pathOf(env2).filter((folder) => (0, import_node_path14.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path14.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path14.basename)(folder) === ".bin" && (0, import_node_path14.basename)((0, import_node_path14.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path14.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs16.accessSync)(path, import_node_fs16.constants.X_OK);
    return (0, import_node_fs16.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/git/git-environment.ts
var PLACES = new Set(
  "HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM".split(" ")
);
var IDENTITY = /* @__PURE__ */ new Set([
  "GIT_CONFIG_NOSYSTEM",
  ...["NAME", "EMAIL", "DATE"].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`])
]);
var ASKING = new Set("EDITOR VISUAL PAGER PREFIX SSH_ASKPASS".split(" "));

// src/adapters/git/repository-files.ts
var import_node_fs17 = require("node:fs");
var import_node_path15 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path15.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs17.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path15.dirname)(folder);
  return parent === folder ? null : parent;
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path15.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path15.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs17.statSync)(path);
  } catch {
    return null;
  }
}

// src/adapters/git/open-git.ts
var LARGEST_OUTPUT = 64 * 1024 * 1024;

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/adapters/files/journal.ts
var import_node_fs19 = require("node:fs");

// src/adapters/files/append-line.ts
var import_node_fs18 = require("node:fs");
function appendLine(path, line, mode = 438) {
  const seen = (0, import_node_fs18.lstatSync)(path, { throwIfNoEntry: false });
  const reason = seen === void 0 ? null : notPlain(seen);
  if (reason !== null) return { status: "refused", reason };
  const file = (0, import_node_fs18.openSync)(path, flags, mode);
  try {
    const stat = (0, import_node_fs18.fstatSync)(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: "refused", reason: swapped };
    const text2 = Buffer.from(`${endsInLine(file, stat.size) ? "" : "\n"}${line}
`);
    for (let rest = text2; rest.length > 0; ) rest = rest.subarray((0, import_node_fs18.writeSync)(file, rest));
    return { status: "ok", size: stat.size + text2.length };
  } finally {
    (0, import_node_fs18.closeSync)(file);
  }
}
var flags = import_node_fs18.constants.O_RDWR | import_node_fs18.constants.O_APPEND | import_node_fs18.constants.O_CREAT | noWait | noLink;
function endsInLine(file, size) {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return (0, import_node_fs18.readSync)(file, end, 0, 1, size - 1) === 0 || end[0] === 10;
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
    if (((0, import_node_fs19.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number3 = KEPT; number3 > 0; number3 -= 1) {
      const from = journalPath(projectRoot, number3 - 1);
      if ((0, import_node_fs19.lstatSync)(from, { throwIfNoEntry: false })) (0, import_node_fs19.renameSync)(from, journalPath(projectRoot, number3));
    }
  });
}

// src/adapters/files/waiting-store.ts
var import_node_path16 = require("node:path");
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
  return (0, import_node_path16.join)(userFolder2, "waiting.json");
}
var schema = once(
  () => object({
    version: literal(1),
    projects: record(string2(), array(object({ command: string2(), plan: string2() })))
  })
);
function read2(path) {
  const file = readJson(path, privateFile((0, import_node_path16.dirname)(path)));
  const store = schema().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

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
function innerText(text2, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
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
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
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
function withoutQuotations(text2, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text2.slice(at, start), text2.slice(start, end).replaceAll(/[^\r\n]/g, " "));
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
  for (const run2 of line.text.matchAll(/`+/g)) {
    if (line.start + run2.index >= from) runs.set(run2[0].length, line.start + run2.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run2 = runs.exec(line.text); run2 !== null; run2 = runs.exec(line.text)) {
    if (run2[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run2.index + mark.length, closed: true };
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

// src/core/report/show-command.ts
var LONGEST3 = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped2).replaceAll(TAG, escaped2);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST3;
}
function escaped2(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

// src/app/planning/execution/plan-trust.ts
async function noteUntrusted(workspace, plan, commands) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  await appendJournal(workspace.project, { event: "untrusted-commands", plan, commands }, isoTime(workspace));
}

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

// src/core/quota/profile-name.ts
var PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
function isProfileName(name) {
  return PROFILE.test(name) && !name.includes("..") && !name.endsWith(" ");
}

// src/app/research/write-report.ts
var LONGEST_TOPIC = 60;
function writeReport(workspace, { output, slug }, text2) {
  (0, import_node_fs20.mkdirSync)((0, import_node_path17.dirname)(output), { recursive: true });
  const page = withoutSecrets(text2);
  const before = textOf(output, named);
  const stamp = isoTime(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== page) keepReplaced(workspace.project, slug, before, stamp);
  writePage(output, page);
}
function isReportOf(slug, output) {
  return textOf(output, named)?.includes(reportMark(slug)) === true;
}
async function commitReport({ project: project2, env: env2 }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!isInside2(project2, report.path))
    return { hash: null, note: "Not committed: it lies outside the project" };
  if (isInside2((0, import_node_path17.join)(project2, ".planning"), report.path) && !commitsPlanning(project2)) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const message = `docs(research): ${report.action} on ${subject(topic)}`;
  const result = await commitInProject((0, import_node_path17.dirname)(report.path), [report.path], message, { project: project2, env: env2 });
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
  const file = readJson((0, import_node_path17.join)(project2, ".planning", "config.json"), projectFile(project2));
  if (file.status !== "ok" || typeof file.value !== "object" || file.value === null) return true;
  return Reflect.get(file.value, "commit_docs") !== false;
}
function isInside2(folder, path) {
  const way = (0, import_node_path17.relative)(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${import_node_path17.sep}`) && !(0, import_node_path17.isAbsolute)(way);
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
    ({ path }) => !isReport(path) && (0, import_node_path18.join)(project2, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project speaks of "${topic}".`;
    return { status: "none", reason };
  }
  const linkTo2 = (path) => encodeURI((0, import_node_path18.relative)((0, import_node_path18.dirname)(output), (0, import_node_path18.join)(project2, path)).split(import_node_path18.sep).join("/")).replaceAll(
    /[()#?]/g,
    encoded
  );
  const action = isReportOf(slug, output) ? "update" : "research";
  writeReport(
    workspace,
    request,
    renderQuotations(request, passages, { generatedAt: isoTime(workspace), linkTo: linkTo2 })
  );
  const written = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project2) {
  const found = [];
  for (const path of documentsBelow(project2)) {
    const text2 = textOf(path, projectFile(project2), LARGEST_DOCUMENT);
    if (text2 !== null) found.push({ path: (0, import_node_path18.relative)(project2, path).split(import_node_path18.sep).join("/"), text: text2 });
    if (found.length >= MOST_DOCUMENTS) break;
  }
  return found;
}
function* documentsBelow(folder) {
  for (const entry of entriesOf(folder)) {
    const path = (0, import_node_path18.join)(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* documentsBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}
function isReport(path) {
  return /(?:^|\/)RESEARCH_REPORT(?:-[a-z0-9-]+)?\.md$/.test(path) || path.startsWith("docs/research/");
}
function entriesOf(folder) {
  const list2 = listFolder(folder, named);
  return list2.status === "ok" ? list2.entries : [];
}
function encoded(char) {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

// src/app/research/prepare-research.ts
var import_node_fs23 = require("node:fs");
var import_node_path26 = require("node:path");

// src/core/research/research-slug.ts
var LONGEST4 = 48;
function researchSlug(topic) {
  const plain = topic.normalize("NFKD").toLowerCase().replaceAll(new RegExp("\\p{M}+", "gu"), "");
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  const ascii = words.replaceAll(/[^a-z0-9-]+/g, "").replaceAll(/-{2,}/g, "-").replaceAll(/^-|-$/g, "");
  if (ascii === words && ascii.length <= LONGEST4 && ascii !== "") return ascii;
  const short = ascii.slice(0, LONGEST4).replace(/-$/, "");
  return `${short === "" ? "topic" : short}-${checksum(words)}`;
}
function checksum(text2) {
  let hash = 2166136261;
  for (const char of text2) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

// src/app/planning/open-phase.ts
var import_node_path22 = require("node:path");

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

// src/core/planning/phase-folder-name.ts
var LONGEST_SLUG = 60;
function phaseFolderName(number3, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number3);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number3) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number3.trim()) ?? [];
  return digits === void 0 ? number3.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}

// src/app/planning/documents.ts
var import_node_path19 = require("node:path");
function readDocument(root, path) {
  return readText((0, import_node_path19.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path19.resolve)(root, folder), projectFile(root));
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/planning-config.ts
var import_node_path20 = require("node:path");

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
  const read3 = text2 === null ? { status: "ok", value: {} } : readJsonObject(text2);
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

// src/app/planning/planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path20.dirname)(planning), (0, import_node_path20.join)(planning, "config.json"))).config;
}

// src/app/planning/read-phase.ts
var import_node_path21 = require("node:path");

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
function placed(text2, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text2, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text2, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text2, from) {
  const at = text2.indexOf("\n", from);
  return at === -1 ? text2.length : at;
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
  const text2 = raw.trim();
  const quote = text2[0];
  if (text2.length < 2 || quote !== '"' && quote !== "'" || !text2.endsWith(quote))
    return withoutComment(text2);
  const inner = text2.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text2 = line.text.trim();
  if (text2 === "" || text2.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text: text2 }];
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
  const text2 = rest?.trim() ?? "";
  if (text2 !== "" && !text2.startsWith("#")) return inline(text2);
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
  const text2 = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text2.length;
  const [, key, rest] = text2.startsWith('"') || text2.startsWith("'") ? [] : KEY2.exec(text2) ?? [];
  if (key === void 0) return inline(text2);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text2 = raw.trim();
  if (!text2.startsWith("[") || !text2.endsWith("]")) return unquoted(text2);
  const parts = text2.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
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
  const read3 = readEntries2(text2, block2.inner.start, block2.inner.end);
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
function readEntries2(text2, start, end) {
  const segments = segmentsOf(textLines(text2, start, end).filter((line) => line.start < end));
  const source = text2.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text2.slice(from, to);
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
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
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
function gsdTaskCount(text2) {
  const tags = countOpenings(text2);
  return tags > 0 ? tags : [...text2.matchAll(HEADING)].length;
}
function countOpenings(text2) {
  const opening = new RegExp(OPENING3);
  let count = 0;
  while (opening.exec(text2) !== null) {
    const end = text2.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/planning/markdown-document.ts
var HEADING2 = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text2) {
  const frontmatter = readFrontmatter(text2);
  const body = bodyStart(text2);
  const quoted2 = quotedRanges(text2, body);
  const headings = headingsOf(textLines(text2, body), quoted2, text2.length);
  const diagnostics = placed(text2, [...frontmatter.diagnostics, ...unreadable(text2, quoted2)]);
  return { text: text2, frontmatter, body, quoted: quoted2, headings, diagnostics };
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
function headingsOf(lines, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING2.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
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
  const read3 = (name) => innerText(text2, children, name);
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
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text2.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text2) {
  return (text2 ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text2) {
  return (text2 ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text2) {
  return text2?.replaceAll(/\s+/g, " ").trim() || null;
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
function readPlan(text2) {
  const frontmatter = readFrontmatter(text2);
  const start = bodyStart(text2);
  const quoted2 = quotedRanges(text2, start);
  const tags = planTags(text2, quoted2, start);
  const read3 = planTasks(text2, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read3.tasks.length > 0 ? read3.tasks : headingTasks(text2, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text: text2,
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
    objective: firstLine(text2, start) ?? field2("objective"),
    sections: sectionsOf(tags, text2.length),
    tasks,
    compatTaskCount: gsdTaskCount(text2),
    diagnostics: placed(text2, [
      ...frontmatter.diagnostics,
      ...unreadable(text2, quoted2),
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
function firstLine(text2, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text2)?.[1]?.trim() ?? null;
}
function headingTasks(text2, start, quoted2) {
  const headings = [...text2.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
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
  const status2 = scalar(values.status)?.toLowerCase();
  const body = text2.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status2 === "halted" || status2 === "blocked" ? status2 : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text: text2, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text2.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path21.join)(folder, "plans")));
  const unusable = [];
  const read3 = (file) => {
    const found = readDocument(root, (0, import_node_path21.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path21.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text2 = read3(file);
    if (text2 === null) return [];
    const document = readPlan(text2);
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
function countedSummary(text2) {
  const summary = text2 === null ? null : readSummary(text2);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/open-phase.ts
function openPhase(project2, typed) {
  const facts = findPhase(project2.phases, typed);
  if (facts === null) return null;
  const key = phaseKey(facts.number);
  const entry = project2.roadmap?.phases.find(({ number: number3 }) => phaseKey(number3) === key) ?? null;
  const code = planningConfigOf(project2.planning).projectCode;
  const name = facts.folder ?? phaseFolderName(facts.number, facts.name, code);
  const folder = (0, import_node_path22.join)(project2.planning, "phases", name);
  const padded = paddedPhase(facts.number);
  return { project: project2, facts, entry, padded, folder, onDisk: readPhase(project2.root, folder) };
}

// src/app/planning/read-project.ts
var import_node_fs22 = require("node:fs");
var import_node_path25 = require("node:path");

// src/core/planning/table-row.ts
function rowCells(line) {
  const text2 = line.text.trimEnd();
  const indent = text2.length - text2.trimStart().length;
  if (text2[indent] !== "|" || text2.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text2.length; at += 1)
    if (text2[at] === "|" && text2[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text2.length - 1) bars.push(text2.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text2.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text: text2 }) => /^:?-+:?$/.test(text2));
}

// src/core/planning/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text2) {
  const document = readMarkdown(text2);
  const lines = textLines(withoutBlocks(text2, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text2] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text2?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
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
  const at = (name) => cells.findIndex(({ text: text2 }) => text2.toLowerCase() === name);
  const [phase, status2] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status2 !== -1 ? { phase, status: status2 } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status2 = cells[columns.status];
  if (id === void 0 || id === "" || status2 === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status: status2 }];
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
  const at = (pattern) => cells.findIndex(({ text: text2 }) => pattern.test(text2));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf2(cells, columns) {
  const [plans, status2] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status2 === void 0 || phase === void 0) return [];
  return [{ phase, plans, status: status2, completed: cells[columns.completed] ?? null }];
}

// src/core/planning/roadmap-scope.ts
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
function versionOf(text2) {
  const version2 = VERSION.exec(text2)?.[1];
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
  const plain = withoutBlocks(text2, document.quoted);
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
    const end = ends[index] ?? text2.length;
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
  const level = (text2) => /^ {0,3}(#{1,6})\s/.exec(text2)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text: text2 }) => level(text2) <= 2 || PHASE.test(text2));
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
    const text2 = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text: text2, span: { start, end: start + text2.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text: text2 }) => /^\s*\*\*Success Criteria/i.test(text2));
  const found = [];
  for (const { text: text2 } of at === -1 ? [] : lines.slice(at + 1)) {
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
function stateStatus(status2, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status2 === null || status2 === "") return "unknown";
  return knownStatus(status2) ?? status2;
}
function knownStatus(status2) {
  const key = status2.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}

// src/core/planning/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text2) {
  const document = readMarkdown(text2);
  const plain = withoutBlocks(text2, document.quoted);
  const ranges = {
    body: { start: document.body, end: text2.length },
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
function prosePhase(text2) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text2 ?? ""
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

// src/core/planning/verification.ts
function readVerification(text2) {
  const document = readMarkdown(text2);
  const { values } = document.frontmatter;
  const status2 = scalar(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec(scalar(values.score) ?? "");
  return {
    document,
    phase: scalar(values.phase),
    status: status2 === "passed" || status2 === "gaps_found" || status2 === "human_needed" ? status2 : "unknown",
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
function blockedBy(stopped2, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped2.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped2.has(one)), ...inherited]);
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
  const unknown2 = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown2.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown2.has(id);
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
var import_node_path23 = require("node:path");
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
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = readFile((0, import_node_path23.resolve)(root, path), projectFile(root), LARGEST2);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/find-planning.ts
var import_node_fs21 = require("node:fs");
var import_node_path24 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path24.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path24.basename)(folder) === ".planning") return (0, import_node_path24.dirname)(folder);
    if ((0, import_node_fs21.existsSync)((0, import_node_path24.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path24.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs21.existsSync)(path) && (0, import_node_fs21.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path25.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path25.join)(planning, "workstreams");
  if (!(0, import_node_fs22.existsSync)((0, import_node_path25.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
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
    const found = readDocument(root, (0, import_node_path25.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path25.join)(planning, name), found.reason));
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
    phases: factsOf({ root, folder: (0, import_node_path25.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path25.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number3) => ({ number: number3, name: "" }))].map(
    ({ number: number3, name }) => {
      const own2 = folders.find((one) => isFolderOf(one, number3)) ?? null;
      const path = own2 === null ? null : (0, import_node_path25.join)(folder, own2);
      return phaseFacts(reading, { number: number3, name, path, folder: own2 });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number3 = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number: number3,
      name: name.slice(number3.length + 1),
      path: (0, import_node_path25.join)(folder, name),
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
  const text2 = path === null || report === void 0 ? null : documentText(root, (0, import_node_path25.join)(path, report));
  const verification = text2 === null ? null : readVerification(text2);
  return {
    number: number3,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done2.has(id) })) ?? [],
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

// src/app/research/find-phase.ts
function findPhase2(project2, number3) {
  const opened = openPlanning(project2);
  const found = opened.status === "ok" ? openPhase(opened.project, number3) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  const name = (entry === null ? facts.name.replaceAll("-", " ") : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? "" }, folder };
}

// src/app/research/prepare-research.ts
function prepareResearch(project2, cwd, options) {
  const found = options.phase === null ? null : findPhase2(project2, options.phase);
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
    const named2 = (0, import_node_path26.resolve)(cwd, out);
    return isFolder2(named2) ? (0, import_node_path26.join)(named2, `${slug}.md`) : named2;
  }
  if (found !== null) return (0, import_node_path26.join)(found.folder, `${found.phase.number}-RESEARCH.md`);
  const folder = (0, import_node_path26.join)(project2, "docs", "research");
  if (isFolder2(folder) && isOwn(folder)) return (0, import_node_path26.join)(folder, `${slug}.md`);
  const usual = (0, import_node_path26.join)(project2, "RESEARCH_REPORT.md");
  return isFree(usual, slug) ? usual : (0, import_node_path26.join)(project2, `RESEARCH_REPORT-${slug}.md`);
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
  if (!(0, import_node_fs23.lstatSync)(path, { throwIfNoEntry: false })) return true;
  return textOf(path, named)?.includes(reportMark(slug)) === true;
}
function isFolder2(path) {
  return (0, import_node_fs23.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isOwn(path) {
  const parent = (0, import_node_path26.dirname)(path);
  try {
    return import_node_fs23.realpathSync.native(path) === path;
  } catch {
    return parent !== path && isOwn(parent);
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

// src/adapters/nlm/list-profiles.ts
var import_node_fs24 = require("node:fs");
var import_node_path28 = require("node:path");

// src/adapters/nlm/nlm-store.ts
var import_node_os4 = require("node:os");
var import_node_path27 = require("node:path");
var FOLDER = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[([^\]]*)\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env2) {
  const chosen = env2.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env2.USERPROFILE : env2.HOME;
  return (0, import_node_path27.join)(home === void 0 || home === "" ? (0, import_node_os4.homedir)() : home, FOLDER);
}
function defaultProfile(env2) {
  const chosen = env2.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault(textOf((0, import_node_path27.join)(nlmStore(env2), "config.toml"), named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  let section = "";
  for (const line of toml.split(/\r?\n/)) {
    section = SECTION.exec(line)?.[1]?.trim() ?? section;
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
  const folder = (0, import_node_path28.join)(nlmStore(env2), "profiles");
  const standard = defaultProfile(env2);
  return foldersIn(folder).filter(isProfileName).toSorted().map((name) => ({
    name,
    ...metadataOf((0, import_node_path28.join)(folder, name)),
    isValid: hasLogin((0, import_node_path28.join)(folder, name)),
    isDefault: name === standard
  }));
}
function foldersIn(folder) {
  const list2 = listFolder(folder, named);
  const entries = list2.status === "ok" ? list2.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs24.existsSync)((0, import_node_path28.join)(folder, "credentials.enc"))) return true;
  const file = readJson((0, import_node_path28.join)(folder, "cookies.json"), named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = readJson((0, import_node_path28.join)(folder, "metadata.json"), named);
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
  if (problem !== null) return refused2(problem);
  return {
    status: "ok",
    options: {
      topic: line,
      questions: Number(textOf2(given2, "questions") ?? DEFAULT_QUESTIONS),
      mode: textOf2(given2, "mode") === "fast" ? "fast" : "deep",
      notebook: textOf2(given2, "notebook"),
      out: textOf2(given2, "out"),
      commit: given2["no-commit"] !== true,
      phase: textOf2(given2, "phase"),
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
function textOf2(given2, name) {
  const value = given2[name];
  return typeof value === "string" ? value : null;
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/research/status-text.ts
function renderResearchList(list2) {
  if (list2.length === 0) return prose`No research here yet: /msw:research "what to find out" begins one.`;
  return forPeople(list2.flatMap(renderResearch));
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
  return [head, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)];
}
function stateOf(research2, isRunning2) {
  if (isRunning2) return "running";
  return nextStep(research2).kind === "done" ? "done   " : "stopped";
}
function oneLine2(text2) {
  return harmless(text2).replaceAll(/\s+/g, " ").trim().slice(0, 300);
}

// src/cli/named-path.ts
var import_node_path30 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs25 = require("node:fs");
var import_node_path29 = require("node:path");
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse2(JSON.parse((0, import_node_fs25.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER2 = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path29.join)(userFolder2, FOLDER2, `${session}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project2 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project2 !== "string" || !Array.isArray(commands)) return null;
  return { project: project2, commands: commands.filter((one) => typeof one === "string") };
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path30.resolve)(call.cwd, word);
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
  const folder = known?.project ?? (0, import_node_path30.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
function textOf3(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf3(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
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
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped3).replaceAll(INVISIBLE, escaped3).replaceAll(TAG, escaped3)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped3(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/cli/outcome.ts
function done(text2) {
  return { code: 0, text: text2 === "" || text2.endsWith("\n") ? text2 : prose`${text2}\n`, problem: null };
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
  help: prose`msw-protocol research VERB [--json] [--project DIR]

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
  const read3 = readOptions(call.words[0] ?? "", given(call));
  if (read3.status === "refused") return misused(read3.reason.replace("/msw:research", "research run"));
  const minutes = textOf3(call.values, "max-minutes") ?? String(MINUTES[read3.options.mode]);
  if (!/^[1-9]\d{0,3}$/.test(minutes)) return misused("--max-minutes needs a whole number from 1 to 9999.");
  const opened = openProject(call);
  if (opened.status === "refused") return failed(opened.reason);
  const { workspace } = opened;
  const out = textOf3(call.values, "out");
  const named2 = out === null ? null : namedPath(call, out);
  if (named2?.status === "refused") return failed(named2.reason);
  const prepared = prepareResearch(workspace.project, call.cwd, read3.options);
  if (prepared.status === "refused") return failed(prepared.reason);
  if (read3.options.local) return local(call, workspace, prepared.request);
  const missing = missingForResearch(workspace);
  if (missing !== null) return failed(missing);
  return ask(call, workspace, {
    request: prepared.request,
    options: read3.options,
    maxMinutes: Number(minutes)
  });
}
async function ask(call, workspace, { request, options, maxMinutes }) {
  setTimeout(() => process.exit(1), maxMinutes * 6e4 + ROOM_MS).unref();
  const { runResearch } = await Promise.resolve().then(() => __toESM(require("./run-research.cjs"), 1));
  const outcome = await runResearch(workspace, request, {
    tell: (line) => process.stderr.write(`${plainLine(line, 400)}
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
  const isJson = isSet(call.values, "json");
  const asJson = doneJson({
    status: outcome.status,
    reason,
    slug: request.slug,
    report: report?.path ?? null,
    action: report?.action ?? null,
    commit: report?.commit ?? null,
    notebook,
    questions: questions.map((question) => ({ text: question.text, isAnswered: question.answer !== null }))
  });
  if (reason !== null) {
    const problem = `${reason} The same command goes on where it stopped.`;
    return { code: 1, text: isJson ? asJson.text : prose``, problem };
  }
  if (isJson) return asJson;
  return done(forPeople([report?.path ?? "", report?.commit?.note ?? ""]));
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
  return done(forPeople([report.path, `${passages} passages are quoted. ${report.commit?.note ?? ""}`]));
}
function status(call) {
  const opened = openProject(call);
  if (opened.status === "refused") return failed(opened.reason);
  const shown = showResearch(opened.workspace, call.words[0] ?? null);
  if (!isSet(call.values, "json")) return done(renderResearchList(shown));
  const list2 = shown.map(({ research: research2, isRunning: isRunning2 }) => ({ isRunning: isRunning2, ...research2 }));
  return doneJson({ project: opened.workspace.project, research: list2 });
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
