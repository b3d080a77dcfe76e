var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(i=__getOwnPropDesc(e,o))||i.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{STATUS:()=>STATUS,STATUS$2:()=>STATUS,SUSPICIOUS_MS:()=>SUSPICIOUS_MS,TOOL_FOLDERS:()=>TOOL_FOLDERS,TOOL_FOLDERS$2:()=>TOOL_FOLDERS,beforeOurEnd:()=>beforeOurEnd,beginLook:()=>beginLook,beginLook$2:()=>beginLook,blockedBy:()=>blockedBy,blockerAhead:()=>blockerAhead,bytesToHex:()=>bytesToHex,endWithUs:()=>endWithUs,gitBytes:()=>gitBytes,gitVersion:()=>gitVersion,isLinkedTo:()=>isLinkedTo,isSpecialFile:()=>isSpecialFile,isTop:()=>isTop,joinEnvironments:()=>joinEnvironments,killTree:()=>killTree,killTreeNow:()=>killTreeNow,knownBlocker:()=>knownBlocker,lastOf:()=>lastOf,noRepository:()=>noRepository,openGit:()=>openGit,overrides:()=>overrides,parseSettings:()=>parseSettings,pathOfEntry:()=>pathOfEntry,pathOfEntry$2:()=>pathOfEntry,placeToRead:()=>placeToRead,realFolder:()=>realFolder,runGit:()=>runGit,searchBlocker:()=>searchBlocker,seeInner:()=>seeInner,seeInner$2:()=>seeInner,sha256:()=>sha256,topOf:()=>topOf,utf8ToBytes:()=>utf8ToBytes,withoutFilters:()=>withoutFilters,workTreeState:()=>workTreeState,workTreeState$2:()=>workTreeState}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_node_child_process=require("node:child_process"),import_promises=require("node:timers/promises");
// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(tree) {
  if (process.platform === "win32") return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises.setTimeout)(pause);
    if (await isGone(tree, members)) return;
  }
  signalAll(pid, members, "SIGKILL");
}
function killTreeNow(tree) {
  const { pid } = tree;
  if (process.platform === "win32") void taskkill(tree);
  else if (signal(-pid, 0)) signalAll(pid, groupAndDescendantsNow(pid), "SIGKILL");
}
function signalAll(pid, members, name) {
  signal(-pid, name);
  for (const stray of members.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}
async function isGone({ pid, projectRoot }, members) {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || member.group !== pid && before.get(member.pid) !== member.group
  );
}
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
function taskkill({ pid, projectRoot }) {
  const program = (0, import_common.systemProgram)("taskkill.exe", process.env, projectRoot);
  return new Promise((resolve2) => {
    (0, import_node_child_process.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve2());
  });
}
async function groupAndDescendants(group, projectRoot, also = []) {
  return membersIn(await table(projectRoot), group, also);
}
function groupAndDescendantsNow(group) {
  const { stdout } = (0, import_node_child_process.spawnSync)("/bin/ps", columns, {
    timeout: 1e3,
    maxBuffer: largestTable,
    encoding: "utf8"
  });
  return membersIn((stdout ?? "").split("\n").flatMap(parseRow), group, []);
}
var columns = ["-A", "-o", "pid=,ppid=,pgid=,stat="];
var largestTable = 16 * 1024 * 1024;
function membersIn(rows, group, also) {
  const found2 = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row])
  );
  for (const pid of found2.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found2.set(child.pid, child);
  }
  return [...found2.values()];
}
async function table(projectRoot) {
  const ps = (0, import_common.findProgram)("ps", process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve2) => {
    const options = { timeout: 2e3, maxBuffer: largestTable };
    (0, import_node_child_process.execFile)(ps, columns, options, (error, output) => {
      resolve2(error ? [] : output.split("\n").flatMap(parseRow));
    });
  });
}
function parseRow(line) {
  const [, pid, parent, group, state] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
  if (state === void 0) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state.startsWith("Z") }];
}

// src/adapters/process/end-with-us.ts
var SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(tree) {
  return beforeOurEnd(() => killTreeNow(tree));
}
function beforeOurEnd(end) {
  if (ends.size === 0) listen();
  const one = () => end();
  ends.add(one);
  return () => {
    if (ends.delete(one) && ends.size === 0) release();
  };
}
var ends = /* @__PURE__ */ new Set();
function listen() {
  process.on("exit", endAll);
  for (const signal2 of SIGNALS) process.prependListener(signal2, onSignal);
}
function release() {
  process.removeListener("exit", endAll);
  for (const signal2 of SIGNALS) process.removeListener(signal2, onSignal);
}
function endAll() {
  for (const end of ends) end();
  ends.clear();
}
function onSignal(signal2) {
  endAll();
  release();
  if (process.listenerCount(signal2) === 0) process.kill(process.pid, signal2);
}

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

// src/adapters/process/join-environments.ts
function joinEnvironments(...parts) {
  const joined = /* @__PURE__ */ Object.create(null);
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (value === void 0) delete joined[name];
      else joined[name] = value;
    }
  }
  return joined;
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/adapters/git/git-settings.ts
var MOST_SETTINGS = 2e4;
function parseSettings(listing) {
  const parts = listing.split("\0");
  if (parts.pop() !== "" || parts.length % 2 !== 0 || parts.length > 2 * MOST_SETTINGS) return null;
  const found2 = { user: /* @__PURE__ */ new Map(), repository: /* @__PURE__ */ new Map(), ours: /* @__PURE__ */ new Map() };
  for (let at = 0; at < parts.length; at += 2) {
    const scope = SCOPES[parts[at] ?? ""];
    const [key = "", ...value] = (parts[at + 1] ?? "").split("\n");
    if (scope === void 0) return null;
    found2[scope].set(key, [...found2[scope].get(key) ?? [], value.join("\n")]);
  }
  return found2;
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

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_child_process2 = require("node:child_process");
// src/adapters/git/repository-files.ts
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isTop(folder)) return folder;
  return null;
}
function noRepository(root) {
  const top = topOf(root);
  const owners = top === null ? [] : [statOf(top)?.uid, statOf((0, import_node_path.join)(top, ".git"))?.uid];
  const us = process.getuid?.();
  if (top === null || us === void 0 || owners.every((owner) => owner === us))
    return "this is not a git repository";
  return `git refuses the repository ${top}, which belongs to another user (if you trust it: git config --global --add safe.directory ${(0, import_common2.shownPath)(top)})`;
}
function isTop(folder) {
  return isGitFolder((0, import_node_path.join)(folder, ".git"));
}
function isLinkedTo(folder, top) {
  const own = (0, import_common3.gitFolder)(folder);
  const common = (0, import_common3.commonFolder)(top);
  if (own === null || common === null || own === (0, import_node_path.join)(folder, ".git")) return false;
  const around = realFolder((0, import_node_path.dirname)(own));
  return around !== null && around === realFolder((0, import_node_path.join)(common, "worktrees"));
}
function realFolder(folder) {
  try {
    return import_node_fs.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_common4.homeFolder)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  if (statOf(path)?.isFile()) return (0, import_common3.gitFolder)((0, import_node_path.dirname)(path)) !== null;
  return statOf((0, import_node_path.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs.statSync)(path);
  } catch {
    return null;
  }
}
// src/adapters/git/git-blockers.ts
function blockerAhead(folder) {
  const top = topOf(folder);
  return remember(folder, top === null ? null : lists(folder, top).find(isBlocker) ?? inGitFolders(top));
}
function searchBlocker(folder) {
  const top = topOf(folder);
  return remember(folder, top === null ? null : searchBelow(top));
}
function knownBlocker(folder) {
  const path = found.get(folder);
  return path !== void 0 && isBlocker(path) ? path : null;
}
function blockedBy(path) {
  return `${path} is not a plain file, and git would wait for it`;
}
var found = /* @__PURE__ */ new Map();
function remember(folder, path) {
  if (path !== null) found.set(folder, path);
  return path;
}
var OF_FOLDERS = [".gitignore", ".gitattributes"];
var OF_TOP = [".gitmodules", ".mailmap"];
function lists(folder, top) {
  const here = OF_FOLDERS.map((name) => (0, import_common7.below)(folder, name));
  return folder === top ? [...here, ...OF_TOP.map((name) => (0, import_common7.below)(top, name))] : [...here, ...lists((0, import_node_path2.dirname)(folder), top)];
}
function inGitFolders(top) {
  const git = (0, import_common3.gitFolder)(top);
  if (git === null) return null;
  const folders = (0, import_node_path2.basename)((0, import_node_path2.dirname)(git)) === "worktrees" ? [git, (0, import_node_path2.dirname)((0, import_node_path2.dirname)(git))] : [git];
  const all = folders.flatMap((one) => [one, (0, import_node_path2.join)(one, "info"), (0, import_node_path2.join)(one, "objects", "info")]);
  return all.flatMap((one) => filesIn(one)).find(isBlocker) ?? null;
}
function filesIn(folder) {
  const list2 = (0, import_common6.listFolder)(folder, import_common7.named, MOST_LISTED);
  return (list2.status === "ok" ? list2.entries : []).flatMap(
    (entry) => entry.isFile() || entry.isDirectory() ? [] : [(0, import_node_path2.join)(folder, entry.name)]
  );
}
var MOST_LISTED = 1e3;
var MOST_ENTRIES = 2e5;
var LONGEST_MS = 400;
var READ2 = /* @__PURE__ */ new Set([...OF_FOLDERS, ...OF_TOP]);
function searchBelow(top) {
  const end = performance.now() + LONGEST_MS;
  const git = (0, import_common3.gitFolder)(top);
  const waiting = [
    { path: top, isGit: false },
    ...git === null ? [] : [{ path: git, isGit: true }]
  ];
  for (const folder of waiting) {
    const list2 = (0, import_common6.listFolder)(folder.path, import_common7.named, MOST_ENTRIES);
    const entries = list2.status === "ok" ? list2.entries : [];
    const blocker = oddIn(folder, entries).find(isBlocker);
    if (blocker !== void 0) return blocker;
    if (waiting.length > MOST_ENTRIES || performance.now() > end) return null;
    waiting.push(...foldersIn(folder, entries));
  }
  return null;
}
function oddIn({ path, isGit }, entries) {
  return entries.filter((entry) => !entry.isFile() && !entry.isDirectory() && (isGit || READ2.has(entry.name))).map(({ name }) => (0, import_node_path2.join)(path, name));
}
function foldersIn({ path, isGit }, entries) {
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => ({ path: (0, import_node_path2.join)(path, name), isGit: isGit || name === ".git" }));
}
function isBlocker(path) {
  try {
    const stat = (0, import_node_fs2.statSync)(path, { throwIfNoEntry: false });
    return stat !== void 0 && !stat.isFile() && !stat.isDirectory();
  } catch {
    return false;
  }
}
// src/adapters/git/git-bytes.ts
var LIMIT_MS = 6e4;
var SUSPICIOUS_MS = 1e3;
var LARGEST_OUTPUT = 256 * 1024 * 1024;
var LARGEST_COMPLAINT = 64 * 1024;
function gitBytes({ program, folder, env }, args, { input, limitMs = LIMIT_MS, largestOutput = LARGEST_OUTPUT, saysWhy = true } = {}) {
  return new Promise((resolve2) => {
    const fail = (reason, code = null, isLate = false) => resolve2({ status: "failed", code, reason, isLate });
    const known = knownBlocker(folder);
    if (known !== null) return fail(blockedBy(known));
    try {
      const child = (0, import_node_child_process2.spawn)(program, ["-C", folder, ...args], {
        cwd: (0, import_common.neutralFolder)(),
        env,
        windowsHide: true,
        stdio: [input === void 0 ? "ignore" : "pipe", "pipe", saysWhy ? "pipe" : "ignore"]
      });
      const release2 = beforeOurEnd(() => void child.kill("SIGTERM"));
      let isLate = false;
      let blocker = null;
      const giveUp = () => {
        isLate = true;
        child.kill("SIGKILL");
      };
      const limit = setTimeout(giveUp, limitMs);
      const suspicion = setTimeout(() => {
        blocker = searchBlocker(folder);
        if (blocker !== null) child.kill("SIGTERM");
      }, SUSPICIOUS_MS);
      const settle = () => {
        clearTimeout(limit);
        clearTimeout(suspicion);
        release2();
      };
      const output = collect(child.stdout, largestOutput, giveUp);
      const complaint = collect(child.stderr, LARGEST_COMPLAINT);
      child.once("error", ({ message }) => {
        settle();
        fail(message);
      });
      child.once("close", (code) => {
        settle();
        if (blocker !== null) fail(blockedBy(blocker));
        else if (code === 0 && !isLate) resolve2({ status: "ok", output: output() });
        else fail(isLate ? "git did not answer in time" : lastLine(complaint()), code, isLate);
      });
      child.stdin?.on("error", () => {
      });
      child.stdin?.end(input);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}
function collect(stream, most, onMore = () => {
}) {
  const chunks = [];
  let size = 0;
  stream?.on("data", (chunk) => {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else onMore();
  });
  return () => chunks.length === 1 && chunks[0] !== void 0 ? chunks[0] : Buffer.concat(chunks);
}
function lastLine(complaint) {
  const line = complaint.toString("utf8").trim().split("\n").at(-1) ?? "";
  return line === "" ? "git gives no reason" : `git says: ${line.slice(0, 200)}`;
}
// src/adapters/git/open-git.ts
async function openGit(folder) {
  const found2 = findGit(folder);
  return found2.status === "ok" ? openAt(found2.place) : found2;
}
function placeToRead(folder, more = []) {
  const found2 = findGit(folder);
  if (found2.status !== "ok" || topOf(found2.place.root) === null) return null;
  const { program, root, env } = found2.place;
  return { program, folder: root, env: withSettings(env, [...ALWAYS, ...QUIET, ...more], LOOKING) };
}
function findGit(folder) {
  const root = realFolder(folder);
  if (root === null) return { status: "failed" };
  const program = (0, import_common.findProgram)("git", process.env, root);
  if (program === null) return { status: "missing" };
  if ((knownBlocker(root) ?? blockerAhead(root)) !== null) return { status: "blocked" };
  return { status: "ok", place: { program, root, env: plainEnvironment(root) } };
}
async function openAt(place) {
  const { program, root, env: plain } = place;
  const run = (args, settings2, tree2 = {}) => execute(program, root, args, withSettings(plain, settings2, { ...LOOKING, ...tree2 }));
  const listed = await run(LIST, [...ALWAYS, ...QUIET]);
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
  const program = (0, import_common.findProgram)("git", process.env, root);
  if (program === null) return null;
  const answer = await execute(
    program,
    root,
    ["--version"],
    withSettings(plainEnvironment(root), [], LOOKING)
  );
  return answer.status === "ok" ? answer.output.trim().replace(/^git version /, "") : null;
}
var LIST = ["config", "--list", "-z", "--show-scope"];
var ALWAYS = [
  ["core.fsmonitor", "false"],
  ["core.editor", ":"],
  ["core.pager", "cat"],
  ["log.showsignature", "false"],
  // Git would look into submodules by their own settings, which nothing here reaches.
  ["submodule.recurse", "false"],
  ["diff.ignoresubmodules", "all"],
  ["diff.submodule", "short"],
  ["status.submodulesummary", "false"],
  ["fetch.recursesubmodules", "false"],
  ["push.recursesubmodules", "no"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  // Any clone can bring a folder that looks like a bare repository.
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
  // A partial clone would fetch missing objects over a transport that its settings choose.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  LC_ALL: "C"
};
async function execute(program, folder, args, env) {
  const answer = await gitBytes({ program, folder, env }, besideSubmodules(args), QUICKLY);
  if (answer.status === "ok") return { status: "ok", output: answer.output.toString("utf8") };
  return { status: answer.isLate ? "late" : "failed" };
}
function besideSubmodules([verb = "", ...words]) {
  const looks = verb === "status" || verb === "diff";
  const isApart = words.some((word) => word.startsWith("--ignore-submodules"));
  return [verb, ...looks && !isApart ? ["--ignore-submodules=dirty"] : [], ...words];
}
var QUICKLY = { limitMs: 1e4, largestOutput: 64 * 1024 * 1024, saysWhy: false };
function plainEnvironment(root) {
  const reach = (0, import_common5.projectReach)(root);
  const kept = joinEnvironments();
  for (const [name, value] of Object.entries((0, import_common3.ownVariables)(process.env, root).env))
    if (value !== void 0 && isKept(name.toUpperCase(), value, reach)) kept[name] = value;
  return joinEnvironments(kept, { PATH: (0, import_common.pathOutside)(process.env, root), GIT_TERMINAL_PROMPT: "0" });
}
function withSettings(plain, settings, more) {
  const given = joinEnvironments(plain, { GIT_CONFIG_COUNT: String(settings.length) });
  for (const [index, [key, value]] of settings.entries()) {
    given[`GIT_CONFIG_KEY_${index}`] = key;
    given[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return joinEnvironments(given, more);
}
function isKept(name, value, reach) {
  if (name === "PATH" || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !(0, import_common5.leadsAstray)(value, reach);
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

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/git/work-tree.ts
var LARGEST_CHANGE = 2e4;
var LARGEST_READ_FILE = 256 * 1024;
var LARGEST_READ_SUM = 16 * 1024 * 1024;
async function workTreeState(root, git = openGit(root), inner = []) {
  const [seen2, withInner] = await Promise.all([seeWorkTree(root, git), seeInner(root, inner)]);
  return withInner(seen2());
}
async function seeInner(root, inner) {
  if (inner.length === 0) return (outer) => outer;
  const seen2 = await Promise.all(
    inner.map(async (path) => [path, await seeRepository((0, import_node_path3.join)(root, path))])
  );
  return (outer) => {
    if (outer.kind === "unknown") return outer;
    const parts = [outer.state];
    for (const [path, digest] of seen2) {
      const state = digest?.();
      if (state?.kind === "unknown") return UNKNOWN;
      parts.push(`\0${path}\0${state === void 0 ? "gone" : state.state}`);
    }
    return { kind: outer.kind, state: digestOf(parts) };
  };
}
async function seeRepository(folder) {
  const real = realFolder(folder);
  return real === null || topOf(real) !== real ? null : seeWorkTree(real, openGit(real));
}
function beginLook(folder) {
  const root = realFolder(folder) ?? folder;
  const git = openGit(root);
  const seen2 = seeWorkTree(root, git);
  seen2.catch(() => {
  });
  return { root, git, seen: seen2 };
}
async function seeWorkTree(root, git) {
  if (topOf(root) === null) return fromFiles(root);
  const opened = await git;
  if (opened.status === "late") return () => UNKNOWN;
  if (opened.status !== "ok") return fromFiles(root);
  const { top, run } = opened.git;
  if (top === null || top !== root && await isIgnored(opened.git)) return fromFiles(root);
  const status = await run(STATUS);
  if (status.status === "failed") return fromFiles(root);
  return status.status === "ok" ? seen(top, status.output) : () => UNKNOWN;
}
var STATUS = [
  "status",
  "--porcelain=v2",
  "--branch",
  "-z",
  "--untracked-files=all",
  "--no-renames",
  "--no-ahead-behind",
  // Scanning a submodule would obey that repository's own settings.
  "--ignore-submodules=dirty"
];
var UNKNOWN = { kind: "unknown" };
function fromFiles(root) {
  const parts = walkedParts(root);
  return () => parts === null ? UNKNOWN : { kind: "files", state: digestOf(parts) };
}
async function isIgnored(git) {
  return (await git.run(["check-ignore", "-q", "."])).status === "ok";
}
var LITTLE = 64 * 1024;
function digestOf(parts) {
  if (parts.reduce((sum, part) => sum + part.length, 0) <= LITTLE) {
    const hash2 = sha256.create();
    for (const part of parts) hash2.update(Buffer.from(part));
    return bytesToHex(hash2.digest());
  }
  const hash = (0, import_common8.createHash)("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
function seen(top, status) {
  const parts = [];
  const entries = status.split("\0").filter((entry) => counts(entry) && !isWorkTreeOf(top, entry));
  if (entries.length > LARGEST_CHANGE) return () => UNKNOWN;
  let readable = LARGEST_READ_SUM;
  for (const entry of entries) {
    parts.push(`${entry}\0`);
    const path = pathOfEntry(entry);
    if (path === null) continue;
    const content = contentOf((0, import_node_path3.join)(top, path), readable);
    readable -= content.read;
    parts.push(content.mark, "\0");
  }
  return () => ({ kind: "git", state: digestOf(parts) });
}
function counts(entry) {
  if (entry.startsWith("# ")) return entry.startsWith("# branch.oid ");
  const path = pathOfEntry(entry);
  return path !== null && !path.split("/").includes(".msw");
}
function isWorkTreeOf(top, entry) {
  return entry.startsWith("? ") && entry.endsWith("/") && isLinkedTo((0, import_node_path3.join)(top, entry.slice(2, -1)), top);
}
function pathOfEntry(entry) {
  const fields = { "1": 8, u: 10, "?": 1 }[entry.charAt(0)];
  if (fields === void 0) return null;
  let start = 0;
  for (let field = 0; field < fields; field += 1) start = entry.indexOf(" ", start) + 1;
  return entry.slice(start);
}
function contentOf(path, readable) {
  try {
    const stat = (0, import_node_fs3.lstatSync)(path);
    if (stat.isSymbolicLink()) return { mark: (0, import_node_fs3.readlinkSync)(path), read: 0 };
    if (!stat.isFile()) return { mark: "other", read: 0 };
    if (stat.size > Math.min(LARGEST_READ_FILE, readable)) return { mark: sizeAndTime(stat), read: 0 };
    const content = (0, import_common9.readPlain)(path, { cap: LARGEST_READ_FILE, followsLink: false });
    return content.status === "ok" ? { mark: content.bytes, read: content.size } : { mark: sizeAndTime(stat), read: 0 };
  } catch {
    return { mark: "gone", read: 0 };
  }
}
function sizeAndTime(stat) {
  return `${stat.size} ${stat.mtimeMs}`;
}
var MOST_ENTRIES2 = 2e4;
var TOOL_FOLDERS = new Set(
  [
    ".git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage",
    ".next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output",
    "__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform"
  ].flatMap((names) => names.split(" "))
);
function walkedParts(root) {
  if ((0, import_common6.listFolder)(root, import_common7.named, MOST_ENTRIES2).status !== "ok") return null;
  const parts = [];
  let entries = 0;
  let readable = LARGEST_READ_SUM;
  for (const path of filesBelow2(root)) {
    entries += 1;
    if (path === null || entries > MOST_ENTRIES2) return null;
    const content = contentOf(path, readable);
    readable -= content.read;
    parts.push(`${(0, import_node_path3.relative)(root, path)}\0`, content.mark, "\0");
  }
  return parts;
}
function* filesBelow2(root) {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const children = list(folder);
    if (children === null) yield null;
    for (const child of children ?? []) {
      const path = (0, import_node_path3.join)(folder, child.name);
      if (child.isDirectory()) waiting.push(path);
      yield path;
    }
  }
}
function list(folder) {
  const children = (0, import_common6.listFolder)(folder, import_common7.named, MOST_ENTRIES2);
  if (children.status === "too-many") return null;
  return (children.status === "ok" ? children.entries : []).filter((child) => !(child.isDirectory() && TOOL_FOLDERS.has(child.name))).sort((a, b) => a.name < b.name ? -1 : 1);
}
