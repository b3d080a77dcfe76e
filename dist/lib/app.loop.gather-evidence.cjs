var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

var stdin_exports = {};

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var atitle=t=>t?`"${t}" `:"";function anumber(t,e=""){if(typeof t!="number")throw new TypeError(atitle(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(atitle(e)+"expected integer >= 0, got "+t);return t}function abytes(t,e,r=""){if(isBytes(t)&&(e===void 0||t.length===e))return t;e!==void 0&&anumber(e,"length");const o=isBytes(t),n=e!==void 0?` of length ${e}`:"",i=o?`length=${t.length}`:`type=${typeof t}`,c=atitle(r)+"expected Uint8Array"+n+", got "+i;throw o?new RangeError(c):new TypeError(c)}var aobject=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},aopts=(t,e)=>{aobject(t,e);const r=Object.getPrototypeOf(t);if(r!==Object.prototype&&r!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function aexists(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function aoutput(t,e){abytes(t,void 0,"output");const r=e.outputLen;if(!(t.length>=r))throw new RangeError('"output" expected length >= '+r)}function clean(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function createView(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function rotr(t,e){return t<<32-e|t>>>e}var hasHexBuiltin=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",hexes=Array.from({length:256},(t,e)=>e.toString(16).padStart(2,"0"));function bytesToHex(t){if(abytes(t),hasHexBuiltin)return t.toHex();let e="";for(let r=0;r<t.length;r++)e+=hexes[t[r]];return e}function utf8ToBytes(t){if(typeof t!="string")throw new TypeError("string expected");const e=new TextEncoder().encode(t);try{return new Uint8Array(
e)}finally{clean(e)}}function checkOpts(t,e,r="opts"){return aopts(t,"defaults"),e!==void 0&&aopts(e,r),Object.assign(Object.create(null),t,e)}function createHasher(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=checkOpts({},e,"info");const r=(n,i)=>t(i).update(n).digest(),o=t(void 0);return r.outputLen=o.outputLen,r.blockLen=o.blockLen,r.canXOF=o.canXOF,r.create=n=>t(n),Object.assign(r,e),Object.freeze(r)}var oidNist=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH=m=>m/4294967296|0,fromNumL=m=>m>>>0;function setU64FromNum(m,t,n,o){const r=fromNumH(n),u=fromNumL(n);m.setUint32(t,o?u:r,o),m.setUint32(t+4,o?r:u,o)}

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(t,s,e){return t&s^~t&e}function Maj(t,s,e){return t&s^t&e^s&e}var HashMD=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,s,e,i){this.blockLen=t,this.outputLen=s,this.padOffset=e,this.isLE=i,this.buffer=new Uint8Array(t),this.view=createView(this.buffer)}update(t){aexists(this),abytes(t);const{view:s,buffer:e,blockLen:i}=this,o=t.length;let r=!1;for(let n=0;n<o;){const h=Math.min(i-this.pos,o-n);if(h===i){const f=createView(t);for(;i<=o-n;n+=i)this.process(f,n);r=!0;continue}e.set(n===0&&h===o?t:t.subarray(n,n+h),this.pos),this.pos+=h,n+=h,this.pos===i&&(this.process(s,0),this.pos=0,r=!0)}return this.length+=t.length,r&&this.roundClean(),this}digestInto(t){aexists(this),aoutput(t,this),this.finished=!0;const{buffer:s,view:e,blockLen:i,isLE:o}=this;let{pos:r}=this;s[r++]=128,s.fill(0,r),this.padOffset>i-r&&(this.process(e,0),s.fill(0)),setU64FromNum(e,i-8,this.length*8,o),this.process(e,0),this.roundClean();const n=t===s?e:createView(t),h=this.outputLen,f=h/4,c=this.get();if(h%4||f>c.length)throw new Error("invalid outputLen");for(let u=0;u<f;u++)n.setUint32(4*u,c[u],o)}digest(){const{buffer:t,outputLen:s}=this;this.digestInto(t);const e=t.slice(0,s);return this.destroy(),e}_cloneIntoMeta(t){const{buffer:s,length:e,finished:i,destroyed:o,pos:r}=this;return t.destroyed=o,t.finished=i,t.length=e,t.pos=r,r&&t.buffer.set(s),t}clone(){return this._cloneInto()}},SHA256_IV=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
var SHA256_K=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),SHA256_W=new Uint32Array(64),SHA2_32B=class extends HashMD{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,s){super(64,e,8,!1),this.A=s[0]|0,this.B=s[1]|0,this.C=s[2]|0,this.D=s[3]|0,this.E=s[4]|0,this.F=s[5]|0,this.G=s[6]|0,this.H=s[7]|0}get(){const{A:e,B:s,C:r,D:h,E:o,F:a,G:i,H:n}=this;return[e,s,r,h,o,a,i,n]}set(e,s,r,h,o,a,i,n){this.A=e|0,this.B=s|0,this.C=r|0,this.D=h|0,this.E=o|0,this.F=a|0,this.G=i|0,this.H=n|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,s){for(let t=0;t<16;t++,s+=4)SHA256_W[t]=e.getUint32(s,!1);for(let t=16;t<64;t++){const H=SHA256_W[t-15],l=SHA256_W[t-2],C=rotr(H,7)^rotr(H,18)^H>>>3,u=rotr(l,17)^rotr(l,19)^l>>>10;SHA256_W[t]=u+SHA256_W[t-7]+C+SHA256_W[t-16]|0}let{A:r,B:h,C:o,D:a,E:i,F:n,G:c,H:A}=this;for(let t=0;t<64;t++){const H=rotr(i,6)^rotr(i,11)^rotr(i,25),l=A+H+Chi(i,n,c)+SHA256_K[t]+SHA256_W[t]|0,u=(rotr(r,2)^rotr(r,13)^rotr(r,22))+Maj(r,h,o)|0;A=c,c=n,n=i,i=a+l|0,a=o,o=h,h=r,r=l+u|0}r=r+this.A|0,h=h+this.B|0,o=o+this.C|0,a=a+this.D|0,i=i+this.E|0,n=n+this.F|0,c=c+this.G|0,A=A+this.H|0,this.set(r,h,o,a,i,n,c,A)}roundClean(){clean(SHA256_W)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),clean(this.buffer)}},_SHA256=class extends SHA2_32B{constructor(){super(32,SHA256_IV)}},
sha256=createHasher(()=>new _SHA256,oidNist(1));

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
function lastOf(values, key) {
  return values.get(key)?.at(-1) ?? null;
}
var SCOPES = {
  system: "user",
  global: "user",
  local: "repository",
  worktree: "repository",
  command: "ours"
};
var SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
var NAMES = /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
var LEFT = /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;
var READ = /* @__PURE__ */ new Set(["core.attributesfile", "core.excludesfile"]);
function isHazard(key) {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES.test(key));
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

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/process/find-program.ts
function findProgram(name, env, projectRoot) {
  return findPrograms(name, env, projectRoot)[0] ?? null;
}
function findPrograms(name, env, projectRoot) {
  const reach = (0, import_hooks_active_on_stop.projectReach)(projectRoot);
  return foldersOf(env).flatMap((folder) => fileNames(name, env).map((file) => (0, import_node_path.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function isOnPath(name, env) {
  return pathOf(env).some((folder) => fileNames(name, env).some((file) => isProgram((0, import_node_path.join)(folder, file))));
}
function pathOutside(env, projectRoot) {
  const reach = (0, import_hooks_active_on_stop.projectReach)(projectRoot);
  return foldersOf(env).filter((folder) => !(0, import_hooks_active_on_stop.leadsInto)(folder, reach)).join(import_node_path.delimiter);
}
function mayRun(path, projectRoot) {
  return (0, import_node_path.isAbsolute)(path) && isProgram(path) && isOutside(path, (0, import_hooks_active_on_stop.projectReach)(projectRoot));
}
function foldersOf(env) {
  return pathOf(env).filter((folder) => (0, import_node_path.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env) {
  return (env.PATH ?? env.Path ?? "").split(import_node_path.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path.basename)(folder) === ".bin" && (0, import_node_path.basename)((0, import_node_path.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !(0, import_hooks_active_on_stop.leadsInto)((0, import_node_path.dirname)(path), reach) && !(0, import_hooks_active_on_stop.leadsInto)(path, reach);
}
function fileNames(name, env) {
  if (process.platform !== "win32") return [name];
  return (env.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs.accessSync)(path, import_node_fs.constants.X_OK);
    return (0, import_node_fs.statSync)(path).isFile();
  } catch {
    return false;
  }
}
function systemProgram(name, env, projectRoot) {
  const named2 = (0, import_node_path.join)(env.SystemRoot ?? "", "System32", name);
  return mayRun(named2, projectRoot) ? named2 : (0, import_node_path.join)("C:\\Windows", "System32", name);
}
function neutralFolder() {
  return (0, import_node_path.dirname)(process.execPath);
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_child_process = require("node:child_process");
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/adapters/git/open-git.ts
// src/adapters/git/repository-files.ts
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path2.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs2.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path2.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path2.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return (0, import_hooks_active_on_stop2.textOf)(path, import_hooks_active_on_stop3.named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path2.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path2.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs2.statSync)(path);
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
  const plain = plainEnvironment(root);
  const run = (args, settings2, tree2 = {}) => execute(program, ["-C", root, ...args], withSettings(plain, settings2, { ...LOOKING, ...tree2 }));
  const listed = await run(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed.status !== "ok") return listed;
  const settings = parseSettings(listed.output);
  if (settings === null) return { status: "failed" };
  if (settings.ours.size === 0) return { status: "too-old" };
  const top = settings.repository.size === 0 ? null : topOf(root);
  const isElsewhere = top !== null && settings.repository.has("core.worktree");
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless = [...overrides(settings, (path) => !isSpecialFile(path, top ?? root)), ...ALWAYS];
  const quiet = [...harmless, ...QUIET, ...withoutFilters(settings)];
  const git = {
    program,
    top,
    settings,
    run: (args) => run(args, quiet, tree),
    environment: (extra, variables) => withSettings(plain, [...harmless, ...extra], { ...tree, ...variables })
  };
  return { status: "ok", git };
}
async function gitVersion(root) {
  const program = findProgram("git", process.env, root);
  if (program === null) return null;
  const told = await execute(program, ["--version"], withSettings(plainEnvironment(root), [], LOOKING));
  return told.status === "ok" ? told.output.trim().replace(/^git version /, "") : null;
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
function execute(program, args, env) {
  const options = {
    cwd: neutralFolder(),
    env,
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: "utf8"
  };
  return new Promise((resolve2) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve2({ status: "ok", output });
        else resolve2({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve2({ status: "failed" });
    }
  });
}
function isLate(error) {
  return error.killed === true || error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";
}
function plainEnvironment(root) {
  const reach = (0, import_hooks_active_on_stop.projectReach)(root);
  const kept = Object.entries(process.env).flatMap(
    ([name, value]) => value !== void 0 && isKept(name.toUpperCase(), value, reach) ? [[name, value]] : []
  );
  return { ...Object.fromEntries(kept), PATH: pathOutside(process.env, root), GIT_TERMINAL_PROMPT: "0" };
}
function withSettings(plain, settings, more) {
  const given = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value]
  ]);
  return { ...plain, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(given), ...more };
}
function isKept(name, value, reach) {
  if (name === "PATH" || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !(0, import_hooks_active_on_stop.leadsAstray)(value, reach);
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
async function runGit(root, args) {
  const opened = await openGit(root);
  if (opened.status === "ok") return opened.git.run(args);
  return { status: opened.status === "late" ? "late" : "failed" };
}

var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/git/plan-log.ts
var MOST_COMMITS = 3e3;
async function recentCommits(root) {
  const opened = await openGit(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function commitsSince(root, since, git = openGit(root)) {
  const top = topOf(root);
  if (top === null || !hasMoved(top, since)) return [];
  const opened = await git;
  const log = opened.status === "ok" ? await opened.git.run(["log", "-z", "-n20", FORMAT]) : opened;
  const commits = log.status === "ok" ? readLog(log.output) : [];
  return commits.filter(({ time }) => time * 1e3 >= since).map(({ subject }) => subject).reverse();
}
function hasMoved(top, since) {
  try {
    return (0, import_node_fs3.lstatSync)((0, import_node_path3.join)(top, ".git", "logs", "HEAD")).mtimeMs + 1e3 >= since;
  } catch {
    return true;
  }
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
  const here = import_node_fs3.realpathSync.native(root);
  return [
    ...new Set(
      paths.map(
        (entry) => (0, import_node_path3.relative)(here, (0, import_node_path3.join)(top, entry.slice(3))).split(import_node_path3.sep).join("/")
      )
    )
  ];
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
function readLog(output) {
  return output.split("").slice(1).map((record) => {
    const [head = "", ...rest] = record.split("\0");
    const [hash = "", time = "", subject = ""] = head.split("");
    const names = rest.map((part) => part.replace(/^\n/, ""));
    const entries = [];
    for (let at = 0; at + 1 < names.length; at += 2)
      if (names[at] !== "") entries.push({ letter: names[at] ?? "", path: names[at + 1] ?? "" });
    const of = (letter) => entries.filter((one) => one.letter === letter).map(({ path }) => path);
    const files = entries.map(({ path }) => path);
    return { hash, time: Number(time), subject, files, added: of("A"), deleted: of("D") };
  });
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

// src/core/failure/fingerprint.ts
var VERSION = "v2";
var FORMER = "v1";
function classFingerprint(tool, code, errorClass, skeleton) {
  return digest([tool, code, errorClass, skeleton]);
}
function exactFingerprint(parts) {
  return digest(parts);
}
function formerClassFingerprint(...parts) {
  return digest(parts, FORMER);
}
function fingerprintVersion(fingerprint) {
  return fingerprint.slice(0, Math.max(0, fingerprint.indexOf(":")));
}
function digest(parts, version = VERSION) {
  const bytes = sha256(utf8ToBytes(JSON.stringify(parts)));
  return `${version}:${bytesToHex(bytes.subarray(0, 8))}`;
}
// src/core/failure/generated-ids.ts
var ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
var KIND = /^[A-Za-z]{2,12}[_-](?=\w{6})/;
var RUN = /[A-Z]?[a-z]+|[A-Z]+|\d+|[_-]/g;
function looksGenerated(token) {
  if (ULID.test(token)) return digitsOf(token) >= 2;
  const body = token.replace(KIND, "");
  const digits = digitsOf(body);
  const longest = Math.max(...body.split(/[-_]/).map((part) => part.length));
  if (longest < 7 || digits < 2 || digits === body.length) return false;
  const runs = body.match(RUN) ?? [];
  const switches = runs.filter((run, at) => /^\d/.test(run) && at > 0 && at < runs.length - 1).length;
  return runs.length * 2 >= body.length && switches >= 2;
}
function digitsOf(text) {
  return text.replace(/\D/g, "").length;
}
// src/core/failure/mask-volatile.ts
var HEX = "[0-9a-f]";
var CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?[AP]M)?`;
var SERVICES = "(?!(?:22|25|53|80|443|587|1433|1521|2181|3306|5432|5672|6379|9042|9092|9200|11211|27017)\\b)";
var VOLATILE = [
  {
    what: "a UUID",
    pattern: new RegExp(
      `\\bUUID\\('${HEX}{8}-[^']{1,40}'\\)|\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`,
      "gi"
    ),
    placeholder: "<uuid>",
    example: "job 123e4567-e89b-12d3-a456-426614174000"
  },
  {
    what: "a date and time as an object of Python",
    pattern: /\b(?:datetime\.)?(?:datetime|date|time)\(\d{1,4}(?:, ?\d{1,6}){1,6}(?:, ?tzinfo=[\w.()]{1,60})?\)/g,
    placeholder: "<time>",
    example: "at datetime.datetime(2026, 11, 23, 18, 14, 27, 123456)"
  },
  {
    what: "a date, with a time or without",
    pattern: /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    placeholder: "<time>",
    example: "at 2026-11-21T21:33:00.123Z"
  },
  {
    what: "a date of the mail format, or of syslog",
    pattern: /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    placeholder: "<time>",
    example: "on Sat, 21 Nov 2026 10:02:03 GMT"
  },
  {
    what: "a date with the month, or the day, first",
    pattern: new RegExp(
      `(?<![\\w./])\\d{1,2}([/.])\\d{1,2}\\1(?:19|20)\\d\\d(?:,? ${CLOCK})?(?![\\w/])`,
      "g"
    ),
    placeholder: "<time>",
    example: "on 11/21/2026, 10:02:03 AM"
  },
  {
    what: "a clock",
    pattern: /(?<![\w:.])\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?(?: [AP]M)?(?![\w:])/g,
    placeholder: "<time>",
    example: "21:33:00 failed"
  },
  {
    what: "an epoch time, of seconds or milliseconds",
    pattern: /(?<![\w.-])1[5-9]\d{8}(?:\d{3})?(?:\.\d{1,9})?(?![\w-]|\.\d)/g,
    placeholder: "<time>",
    example: "created 1763710000123"
  },
  {
    what: "minutes in words",
    pattern: /\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g,
    placeholder: "<dur>",
    example: "after 1 minute 2 seconds"
  },
  {
    what: "a duration of Go",
    pattern: /(?<![\w.$'"-])(?:\d{1,6}h\d{1,6}m(?:\d{1,6}(?:\.\d{1,9})?s)?|\d{1,6}m\d{1,6}(?:\.\d{1,9})?s)(?![\w'-])/g,
    placeholder: "<dur>",
    example: "after 1m2.5s"
  },
  {
    what: "a duration",
    pattern: /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    placeholder: "<dur>",
    example: "took 353ms"
  },
  { what: "an address", pattern: /\b0x[0-9a-f]+\b/gi, placeholder: "<addr>", example: "object at 0x7ffd12" },
  {
    what: "an address in a section of a program",
    pattern: /\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g,
    placeholder: "(<addr>)",
    example: "(.text+0x5)"
  },
  {
    what: "the identity of an object",
    pattern: /(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g,
    placeholder: "<addr>",
    example: "java.lang.Object@1b6d3586"
  },
  { what: "a process of valgrind", pattern: /==\d+==/g, placeholder: "==<id>==", example: "==123==ERROR" },
  {
    what: "a process, a thread, a worker",
    pattern: /\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)([ =:#]+)\d+\b/g,
    placeholder: "$1$2<id>",
    example: "goroutine 18 [running]"
  },
  {
    what: "a thread of a pool",
    pattern: /\bpool-\d{1,6}-thread-\d{1,6}\b|\b([\w.]{1,40}-(?:nio|apr)\d?)-\d{1,5}-exec-\d{1,6}\b|\b(exec|[Tt]hread|Task|Dummy|Process|[Ww]orker|ForkPoolWorker|SpawnPoolWorker|ThreadPoolExecutor|[\w.]{1,60}EventLoopGroup|ForkJoinPool(?:\.commonPool|-\d{1,6})?-worker)-\d{1,6}(?:[_-]\d{1,6})?\b/g,
    placeholder: (found) => found.replace(/\d{1,6}/g, "<id>"),
    example: "in pool-1-thread-3"
  },
  {
    what: "a thread of Rust",
    pattern: /(?<=thread '[^']{1,200}' )\(\d+\)/g,
    placeholder: "(<id>)",
    example: "thread 'x' (1382) panicked"
  },
  {
    what: "a worker",
    pattern: /\[(?:w|gw|worker )\d+\]|\bpopen-gw\d{1,4}\b/g,
    placeholder: "[<id>]",
    example: "on [gw3]"
  },
  {
    what: "a port behind a host",
    pattern: new RegExp(
      `(\\blocalhost|\\b\\d{1,3}(?:\\.\\d{1,3}){3}|\\[::1?\\]|:\\/\\/[\\w.-]{1,100}|(?<![\\w:])::1?):${SERVICES}\\d{1,5}\\b`,
      "g"
    ),
    placeholder: "$1:<port>",
    example: "localhost:3000"
  },
  {
    what: "a port",
    pattern: new RegExp(`\\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)${SERVICES}\\d{2,5}\\b`, "g"),
    placeholder: "$1<port>",
    example: "port 41873 is taken"
  },
  {
    what: "a named hash",
    pattern: /\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g,
    placeholder: "<hash>",
    example: "sha256:0a0a0a0a0a0a0a0a0a0a"
  },
  {
    what: "a hash, an id of Mongo or of a container",
    pattern: /\b(?=[a-f]*\d)(?=\d*[a-f])(?:[0-9a-f]{32,128}|[0-9a-f]{24}|(?=(?:[a-f]*\d){3})(?=(?:\d*[a-f]){2})[0-9a-f]{12})\b/gi,
    placeholder: "<hash>",
    example: "no document 65a1b2c3d4e5f60718293a4b"
  },
  {
    what: "a commit",
    pattern: /\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g,
    placeholder: "$1$2<hash>",
    example: "at commit 3fa9c1d"
  },
  {
    what: "an ETag",
    pattern: /\bW\/"[^"\n]{1,80}"|\b(?<=[Ee][Tt]ag"?[:=] ?)"?[\w+/=-]{4,80}"?/g,
    placeholder: "<hash>",
    example: 'W/"2a-5f3k"'
  },
  {
    what: "a name by its content, of a bundler",
    pattern: /((?:assets|dist|build|chunks|static|_next)\/(?:[\w.-]{1,60}\/){0,4}[\w.]{1,60}[-.])(?=[\w-]{0,8}[A-Z\d_-])[\w-]{8}(?=\.(?:m?js|css|map)\b)/g,
    placeholder: "$1<hash>",
    example: "dist/assets/index-DiwrgTda.js"
  },
  {
    what: "an id that is called one",
    pattern: /\b((?:request|req|trace|span|correlation|transaction|session|message|job|run|build|container|instance|connection|conn)(?:[-_ ]?[Ii][Dd]|ID)["']?[ :=]{1,3}["']?)(?=[A-Za-z_-]{0,40}\d)[\w-]{4,64}/gi,
    placeholder: "$1<id>",
    example: "request id: 8f3k-22"
  },
  {
    what: "an id by its shape: ULID, nanoid, ids of services",
    pattern: /(?<![\w./@-])[A-Za-z0-9_-]{10,64}(?![\w/@-]|\.\w)/g,
    placeholder: (found) => looksGenerated(found) ? "<id>" : found,
    example: "order 01ARZ3NDEKTSV4RRFFQ69G5FAV"
  },
  {
    what: "an attempt",
    pattern: /\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi,
    placeholder: "$1$2<n>",
    example: "attempt 2/5"
  },
  {
    what: "progress",
    pattern: /\[ *\d{1,3}%\]|\b\d{1,3}(?:\.\d{1,2})?%(?= (?:done|complete|finished|of)\b)|[[(]\d{1,7}\/\d{1,7}[\])]|\b\d{1,7}\/\d{1,7}(?= (?:tests?|files?|done|complete|steps?|tasks?)\b)/g,
    placeholder: "[<n>]",
    example: "[ 42%]"
  },
  { what: "a place in a row", pattern: /\((\d+) of (\d+)\)/g, placeholder: "(<n>)", example: "(3 of 10)" },
  {
    what: "a seed",
    pattern: /((?:--)?\bseed["']?[ =:]+)-?\d+/gi,
    placeholder: "$1<n>",
    example: "--seed -1234"
  },
  {
    what: "a size",
    pattern: /(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g,
    placeholder: "<n>",
    example: "used 128.4 MB"
  },
  {
    what: "the rest of a value that was cut in the middle",
    pattern: /\.\.\.(?=[a-f]*\d)[0-9a-f-]{3,40}(?=\W)|[\d., ]{1,30}\.\.\.(?=\S)/g,
    placeholder: "...<n>",
    example: "{'at': dateti...554b619fd15')}"
  },
  {
    what: "a machine",
    pattern: /(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g,
    placeholder: "<host>",
    example: "from 10.1.2.3"
  }
];
function maskVolatile(text, note) {
  if (!/\d|(?:assets|dist|build|chunks|static|_next)\//.test(text)) return text;
  let masked = text;
  for (const { what, pattern, placeholder } of VOLATILE) {
    if (note !== void 0) masked = noted(masked, pattern, placeholder, what, note);
    else
      masked = typeof placeholder === "string" ? masked.replace(pattern, placeholder) : masked.replace(pattern, (found) => placeholder(found));
  }
  return masked;
}
function noted(text, pattern, placeholder, why, note) {
  return text.replace(pattern, (found, ...groups) => {
    const became = typeof placeholder === "string" ? placeholder.replace(/\$(\d)/g, (_all, digit) => String(groups[Number(digit) - 1] ?? "")) : placeholder(found);
    if (became !== found) note(found, became, why);
    return became;
  });
}
var LOCATIONS = [
  [/(\.[A-Za-z]\w{0,8}):\d{1,7}(?::\d{1,7}){0,2}(?:-\d{1,7}(?::\d{1,7})?)?(?!\w|:\w)/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,8}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,8}) (?:@ )?\d{1,7}:\d{1,7}(?![\w:])|(\.[A-Za-z]\w{0,8}) @ \d{1,7}\b/g, "$1$2:<loc>"],
  [/(\.[A-Za-z]\w{0,8}):?\[\d{1,7},\d{1,7}\]/g, "$1:<loc>"],
  [/\b((?:on |at |near |in )?[Ll]ines? )\d{1,7}(?:-\d{1,7})?/g, "$1<loc>"],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, "$1<loc>"],
  [/\b(at position|at offset|\(char) \d{1,9}/g, "$1 <loc>"],
  [/\((\d{1,7}):(\d{1,7})\)/g, "(<loc>)"]
];
function maskLocations(text, note) {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of LOCATIONS)
    masked = note === void 0 ? masked.replace(pattern, placeholder) : noted(masked, pattern, placeholder, "a place: the failure is the same where lines moved", note);
  return masked;
}
// src/core/failure/locate-finding.ts
function locateFinding(finding, around) {
  const place = finding.file === null ? null : findPlace(finding.file, null, around);
  return {
    line: place?.line ?? null,
    column: place?.column ?? null,
    ownFrame: finding.frame === null ? null : frameWithLine(finding.frame, around)
  };
}
var FORWARD = 150;
var BACKWARD = 60;
function surroundings(lines, at, { line, details }) {
  const from = details ?? line;
  const next = firstAbove(at, from);
  const before = at[firstAbove(at, from - 1) - 1] ?? -1;
  return {
    lines,
    start: details === void 0 ? Math.max(0, before + 1, from - BACKWARD) : from,
    from,
    end: Math.min(lines.length, at[next] ?? lines.length, from + FORWARD)
  };
}
function firstAbove(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
function findPlace(file, name, around) {
  const { lines, start, from } = around;
  const words = lines[from] ?? "";
  const own = placeIn(words, file) ?? (name === null ? leadingPlace(words) : null);
  if (own !== null) return own;
  const below2 = placeBelow(file, name, around);
  if (below2 !== null) return below2;
  for (let i = from - 1; i >= start; i -= 1) {
    const place = placeIn(lines[i] ?? "", file);
    if (place !== null) return place;
  }
  return null;
}
function placeBelow(file, name, { lines, from, end }) {
  let first = null;
  for (const text of lines.slice(from + 1, end)) {
    const place = placeIn(text, file);
    if (place !== null && (name === null ? STACK.test(text) : text.includes(name))) return place;
    first ??= place;
  }
  return first;
}
var STACK = /^\s*(?:at |❯ )\S/;
function frameWithLine(frame, around) {
  const [, file = frame, name = ""] = /^(\S+\.\w+) (\S.*)$/.exec(frame) ?? [];
  const place = findPlace(file, name === "" ? null : name.split(/[.:#]/).at(-1) ?? name, around);
  const where = place === null ? file : `${file}:${place.line}`;
  return name === "" ? where : `${where} ${name}`;
}
function placeIn(text, file) {
  const base = file.slice(file.lastIndexOf("/") + 1);
  if (base === "") return null;
  for (let at = text.indexOf(base); at >= 0; at = text.indexOf(base, at + 1)) {
    if (!isPathOf(file, pathBefore(text, at) + base)) continue;
    const place = readPlace(text.slice(at + base.length, at + base.length + 60));
    if (place !== null) return place;
  }
  return null;
}
function pathBefore(text, end) {
  let start = end;
  while (start > 0 && end - start < 400 && /[\w@.+~<>/-]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start, end).replace(/^(?:\.\/|<anonymous>)+/, "");
}
function isPathOf(file, path) {
  return path === file || file.endsWith(`/${path}`) || file.endsWith(` ${path}`) || path.endsWith(`/${file}`);
}
var SUFFIXES = [
  /^: (\d{1,7}): /,
  /^:(\d{1,7})(?::(\d{1,7}))?(?![\w.])/,
  /^ ?\((\d{1,7})(?:[,:](\d{1,7}))?[,)]/,
  /^:?\[(\d{1,7})[,:](\d{1,7})\]/,
  /^["']?[:,]? ?(?:on )?line (\d{1,7})(?:, column (\d{1,7}))?/
];
function readPlace(rest) {
  for (const suffix of SUFFIXES) {
    const [, line, column] = suffix.exec(rest) ?? [];
    if (line === void 0) continue;
    return { line: Number(line), column: column === void 0 ? null : Number(column) };
  }
  return null;
}
function leadingPlace(text) {
  const [, line, column] = /^\s{1,8}(\d{1,7})(?::(\d{1,7}))? {1,8}\S/.exec(text) ?? /"(?:line|row)": ?(\d{1,7})(?:, ?"column": ?(\d{1,7}))?/.exec(text) ?? [];
  if (line === void 0) return null;
  return { line: Number(line), column: column === void 0 ? null : Number(column) };
}
// src/core/failure/failure-items.ts
var MOST_ITEMS = 200;
var LONGEST_MESSAGE = 1e3;
function failureItems(found, lines) {
  const byKey = /* @__PURE__ */ new Map();
  const identityOf = identities();
  for (const chosen of found) {
    const key = itemKey(identityOf(chosen));
    if (!byKey.has(key)) byKey.set(key, chosen);
  }
  const sorted = [...byKey].sort(([a], [b]) => a < b ? -1 : 1);
  const at = [...new Set(found.map(({ finding }) => finding.details ?? finding.line))].sort((a, b) => a - b);
  const itemOf = (chosen) => {
    const file = chosen.finding.file ?? chosen.finding.shownFile ?? null;
    const shown = { ...chosen.finding, file };
    return {
      ...identityOf(chosen),
      ...(0, import_app_loop_conclude_turn2.findingWords)(shown),
      file: plainFile(file),
      ...locateFinding(shown, surroundings(lines, at, shown)),
      package: chosen.package ?? null
    };
  };
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, chosen]) => itemOf(chosen)),
    keys: sorted.map(([key]) => key),
    itemOf
  };
}
function identities() {
  const fixed = remembered(maskVolatile);
  const placeless = remembered((text) => maskLocations(fixed(text)));
  return ({ finding, tool }) => {
    const values = [...(finding.values ?? []).map(fixed), ...(finding.aside ?? []).map(placeless)];
    const said = placeless(finding.message);
    const message = values.length > 0 ? `${said} (${values.join(" | ")})` : said;
    return {
      tool,
      code: finding.code,
      class: finding.class,
      message: shorten(message),
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : shorten(fixed(finding.testId))
    };
  };
}
function remembered(change) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== void 0) return before;
    const changed = change(text);
    known.set(text, changed);
    return changed;
  };
}
function shorten(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}\u2026 ${exactFingerprint([message])}`;
}
function itemKey(item) {
  const test = item.testId?.replaceAll(/ [>›] /g, " ") ?? null;
  return JSON.stringify([item.file, test, item.tool, item.code, item.class, item.message]);
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");
// src/adapters/git/work-tree.ts
var LARGEST_CHANGE = 2e4;
var LARGEST_READ_FILE = 256 * 1024;
var LARGEST_READ_SUM = 16 * 1024 * 1024;
async function workTreeState(root, git = openGit(root)) {
  return (await seeWorkTree(root, git))();
}
async function seeWorkTree(root, git = openGit(root)) {
  if (topOf(root) === null) return fromFiles(root);
  const opened = await git;
  if (opened.status === "late") return () => UNKNOWN;
  if (opened.status !== "ok") return fromFiles(root);
  const { top, run } = opened.git;
  if (top === null || await isIgnored(opened.git, root)) return fromFiles(root);
  const status = await run([
    "status",
    "--porcelain=v2",
    "--branch",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--no-ahead-behind",
    // Looking into a submodule would obey that repository's own settings.
    "--ignore-submodules=dirty"
  ]);
  if (status.status === "failed") return fromFiles(root);
  return status.status === "ok" ? seen(top, status.output) : () => UNKNOWN;
}
var UNKNOWN = { kind: "unknown" };
function fromFiles(root) {
  const parts = walkedParts(root);
  return () => parts === null ? UNKNOWN : { kind: "files", state: digestOf(parts) };
}
async function isIgnored(git, root) {
  return git.top !== root && (await git.run(["check-ignore", "-q", "."])).status === "ok";
}
var LITTLE = 64 * 1024;
function digestOf(parts) {
  if (parts.reduce((sum, part) => sum + part.length, 0) <= LITTLE) {
    const hash2 = sha256.create();
    for (const part of parts) hash2.update(Buffer.from(part));
    return bytesToHex(hash2.digest());
  }
  const hash = (0, import_hooks_active_on_stop8.createHash)("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
function seen(top, status) {
  const parts = [];
  const entries = status.split("\0").filter((entry) => counts(entry));
  if (entries.length > LARGEST_CHANGE) return () => UNKNOWN;
  let readable = LARGEST_READ_SUM;
  for (const entry of entries) {
    parts.push(`${entry}\0`);
    const path = pathOf2(entry);
    if (path === null) continue;
    const content = contentOf((0, import_node_path4.join)(top, path), readable);
    readable -= content.read;
    parts.push(content.mark, "\0");
  }
  return () => ({ kind: "git", state: digestOf(parts) });
}
function counts(entry) {
  if (entry.startsWith("# ")) return entry.startsWith("# branch.oid ");
  const path = pathOf2(entry);
  return path !== null && !path.split("/").includes(".msw");
}
function pathOf2(entry) {
  const fields = { "1": 8, u: 10, "?": 1 }[entry.charAt(0)];
  if (fields === void 0) return null;
  let start = 0;
  for (let field = 0; field < fields; field += 1) start = entry.indexOf(" ", start) + 1;
  return entry.slice(start);
}
function contentOf(path, readable) {
  try {
    const stat = (0, import_node_fs4.lstatSync)(path);
    if (stat.isSymbolicLink()) return { mark: (0, import_node_fs4.readlinkSync)(path), read: 0 };
    if (!stat.isFile()) return { mark: "other", read: 0 };
    if (stat.size > Math.min(LARGEST_READ_FILE, readable)) return { mark: sizeAndTime(stat), read: 0 };
    const content = (0, import_hooks_active_on_stop10.readPlain)(path, { cap: LARGEST_READ_FILE, followsLink: false });
    return content.status === "ok" ? { mark: content.bytes, read: content.size } : { mark: sizeAndTime(stat), read: 0 };
  } catch {
    return { mark: "gone", read: 0 };
  }
}
function sizeAndTime(stat) {
  return `${stat.size} ${stat.mtimeMs}`;
}
var MOST_ENTRIES = 2e4;
var SKIPPED = new Set(
  [
    ".git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage",
    ".next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output",
    "__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform"
  ].flatMap((names) => names.split(" "))
);
function walkedParts(root) {
  if ((0, import_hooks_active_on_stop9.listFolder)(root, import_hooks_active_on_stop3.named, MOST_ENTRIES).status !== "ok") return null;
  const parts = [];
  let entries = 0;
  let readable = LARGEST_READ_SUM;
  for (const path of filesBelow2(root)) {
    entries += 1;
    if (path === null || entries > MOST_ENTRIES) return null;
    const content = contentOf(path, readable);
    readable -= content.read;
    parts.push(`${(0, import_node_path4.relative)(root, path)}\0`, content.mark, "\0");
  }
  return parts;
}
function* filesBelow2(root) {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const children = list(folder);
    if (children === null) yield null;
    for (const child of children ?? []) {
      const path = (0, import_node_path4.join)(folder, child.name);
      if (child.isDirectory()) waiting.push(path);
      yield path;
    }
  }
}
function list(folder) {
  const children = (0, import_hooks_active_on_stop9.listFolder)(folder, import_hooks_active_on_stop3.named, MOST_ENTRIES);
  if (children.status === "too-many") return null;
  return (children.status === "ok" ? children.entries : []).filter((child) => !(child.isDirectory() && SKIPPED.has(child.name))).sort((a, b) => a.name < b.name ? -1 : 1);
}
// src/core/failure/compare-failures.ts
function compareFailures(previous, current) {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: "same", isMixed: false, reason: import_hooks_active_on_stop7.prose`the same as before` };
  }
  if (fingerprintVersion(previous.fingerprints.exact) !== fingerprintVersion(current.fingerprints.exact)) {
    return {
      relation: "changed",
      isMixed: false,
      reason: import_hooks_active_on_stop7.prose`the earlier failure was read by other rules`
    };
  }
  return comparePhases(previous, current) ?? compareItems(previous, current);
}
function comparePhases(previous, current) {
  const move = (0, import_app_loop_conclude_turn.phaseMove)(previous, current);
  if (move === null) return null;
  const reason = import_hooks_active_on_stop7.prose`the failure moved from the ${(0, import_hooks_active_on_stop6.quoteName)(previous.phase)} phase to the ${(0, import_hooks_active_on_stop6.quoteName)(current.phase)} phase`;
  return { relation: move === "further" ? "progress" : "regress", isMixed: false, reason };
}
function compareItems(previous, current) {
  const before = new Set(previous.items.map((item) => itemKey(item)));
  const added = current.items.filter((item) => !before.has(itemKey(item))).length;
  const fewer = previous.total - current.total;
  if (fewer > 0) {
    const how = added === 0 ? import_hooks_active_on_stop7.prose`gone` : import_hooks_active_on_stop7.prose`fewer than before`;
    return {
      relation: "progress",
      isMixed: added > 0,
      reason: import_hooks_active_on_stop7.prose`${fewer} of ${counted(previous.total)} ${how}`
    };
  }
  if (fewer < 0) {
    return {
      relation: "regress",
      isMixed: false,
      reason: import_hooks_active_on_stop7.prose`${counted(-fewer, import_hooks_active_on_stop7.prose`more `)} than before`
    };
  }
  const reason = import_hooks_active_on_stop7.prose`as many problems as before, but ${added} of ${current.total} ${added === 1 ? import_hooks_active_on_stop7.prose`is` : import_hooks_active_on_stop7.prose`are`} new`;
  return { relation: "changed", isMixed: false, reason };
}
function counted(count, what = import_hooks_active_on_stop7.prose``) {
  return import_hooks_active_on_stop7.prose`${count} ${what}${count === 1 ? import_hooks_active_on_stop7.prose`problem` : import_hooks_active_on_stop7.prose`problems`}`;
}
// src/core/failure/merge-failures.ts
function mergeFailures(failed) {
  const [first, ...others] = failed.toSorted((a, b) => rank(a.failure) - rank(b.failure));
  if (first === void 0) return null;
  if (others.length === 0) return first.failure;
  const items = failed.flatMap(({ failure }) => failure.items);
  const parts = failed.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    items: items.slice(0, 200),
    others: othersOf([first, ...others]),
    check: first.name,
    total: failed.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      ...first.failure.fingerprints,
      exact: exactFingerprint(parts.toSorted())
    }
  };
}
var MOST_OTHERS = 7;
function othersOf(failed) {
  const all = failed.filter(({ failure }) => failure.kind === "code").flatMap(({ name, failure }) => [failure, ...failure.others ?? []].map((one) => otherOf(one, name)));
  const byClass = new Map(all.toReversed().map((one) => [one.fingerprints.class, one]));
  const own = failed[0]?.failure.fingerprints.class;
  return [...byClass.values()].toReversed().filter(({ fingerprints }) => fingerprints.class !== own).slice(0, MOST_OTHERS);
}
function otherOf(one, check) {
  const { tool, phase, code, class: kind, headline, message, frame, fingerprints } = one;
  const items = one.items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  const told = { tool, phase, code, class: kind, headline, message, frame, items, check };
  return { ...told, fingerprints: { class: fingerprints.class } };
}
var PHASES = ["install", "compile", "lint", "test", "run"];
function rank(failure) {
  return (failure.kind === "code" ? 0 : 100) + PHASES.indexOf(failure.phase);
}
// src/app/loop/gather-evidence.ts
async function gatherEvidence(loop, options) {
  const project = (0, import_hooks_active_on_stop5.workFolder)(loop.terms);
  const git = openGit(project);
  const looking = seeWorkTree(project, git);
  const { runChecks } = await Promise.resolve().then(() => require("./app.loop.run-checks.cjs"));
  const seen2 = await looking;
  const started = performance.now();
  const run = (parallel) => runChecks(loop, options, started, parallel);
  const running = run(options.config.parallelChecks);
  options.whileChecking?.();
  const before = nameOf(seen2());
  const tree = compareTrees(loop.progress.tree, before);
  const commits = tree === "unchanged" ? [] : commitsSince(project, loop.progress.lastHeartbeat, git);
  const results = await running;
  const again = tree === "unchanged" ? await runAgain(loop, results, run, started) : { results, flaky: null, wasRunAgain: false };
  options.afterChecks?.();
  const after = readTree(project, git);
  const failure = mergeFailures(again.results.flatMap(namedFailure));
  const last = loop.progress.lastFailure;
  return {
    ...again,
    failure,
    comparison: failure === null || last === null ? null : compareFailures(last, failure),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeState: await after,
    commits: await commits
  };
}
function sinceArming({ progress }, tree, now) {
  if (progress.firstTree === null || now === null) return "unknown";
  if (now === progress.firstTree) return "unchanged";
  return progress.hasWorked || tree === "changed" ? "changed" : tree;
}
async function runAgain(loop, results, run, started) {
  const { marks, iteration } = loop.progress;
  const before = marks.at(-1)?.exact;
  const failure = mergeFailures(results.flatMap(namedFailure));
  const now = failure?.fingerprints.exact ?? "passed";
  if (before === void 0 || before === now || failure !== null && failure.kind !== "code")
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = (performance.now() - started) / 1e3;
  const hasTime = (0, import_hooks_active_on_stop4.mayRetry)({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds
  });
  const again = hasTime ? await run(false) : results;
  const names = unlike(loop, results, again);
  const flaky = { iteration, checks: names, results: [resultWords(before), resultWords(now)] };
  return { results: again, flaky, wasRunAgain: hasTime };
}
function unlike({ terms }, ...runs) {
  const failed = new Set(runs.flat().flatMap((r) => r.outcome.kind === "passed" ? [] : [r.check.name]));
  const names = terms.checks.map(({ name }) => name);
  return failed.size === 0 ? names : names.filter((name) => failed.has(name));
}
function resultWords(exact) {
  return exact === "passed" ? "passed" : "failed";
}
function namedFailure({ check, outcome }) {
  return outcome.kind === "failed" ? [{ name: check.name, failure: outcome.failure }] : [];
}
async function readTree(project, git = openGit(project)) {
  return nameOf(await workTreeState(project, git));
}
function nameOf(tree) {
  return tree.kind === "unknown" ? null : `${tree.kind}:${tree.state}`;
}
function compareTrees(last, now) {
  if (last === null || now === null) return "unknown";
  return last === now ? "unchanged" : "changed";
}
module.exports = {
  addedIn: addedIn,
  bytesToHex: bytesToHex,
  classFingerprint: classFingerprint,
  commitsSince: commitsSince,
  exactFingerprint: exactFingerprint,
  failureItems: failureItems,
  findProgram: findProgram,
  findPrograms: findPrograms,
  fingerprintVersion: fingerprintVersion,
  formerClassFingerprint: formerClassFingerprint,
  gatherEvidence: gatherEvidence,
  gatherEvidence$2: gatherEvidence,
  gitVersion: gitVersion,
  isOnPath: isOnPath,
  isProgram: isProgram,
  isSpecialFile: isSpecialFile,
  itemKey: itemKey,
  lastOf: lastOf,
  maskLocations: maskLocations,
  maskVolatile: maskVolatile,
  mayRun: mayRun,
  neutralFolder: neutralFolder,
  openGit: openGit,
  overrides: overrides,
  parseSettings: parseSettings,
  pathOutside: pathOutside,
  readTree: readTree,
  readTree$2: readTree,
  recentCommits: recentCommits,
  runGit: runGit,
  sha256: sha256,
  shorten: shorten,
  systemProgram: systemProgram,
  topOf: topOf,
  uncommittedPaths: uncommittedPaths,
  utf8ToBytes: utf8ToBytes,
  withFiles: withFiles,
  withoutFilters: withoutFilters
};
