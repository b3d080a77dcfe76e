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

// src/adapters/claude-code/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
function withoutClientMarks(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isClientMark(name)));
}
function isClientMark(name) {
  return OF_THE_CLIENT.test(name) && !OF_THE_USER.test(name);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_url = require("node:url");
var import_node_child_process = require("node:child_process");
var import_node_string_decoder = require("node:string_decoder");
var import_node_child_process2 = require("node:child_process");
var import_node_util = require("node:util");
var import_node_process = __toESM(require("node:process"));
var import_node_util2 = require("node:util");
var import_node_process2 = require("node:process");
var import_node_util3 = require("node:util");
var import_node_process3 = __toESM(require("node:process"));
var import_node_tty = __toESM(require("node:tty"));
var import_node_process4 = require("node:process");
var import_node_path = __toESM(require("node:path"));
var import_node_process5 = __toESM(require("node:process"));
var import_node_process6 = __toESM(require("node:process"));
var import_node_path2 = __toESM(require("node:path"));
var import_node_util4 = require("node:util");
var import_node_child_process3 = require("node:child_process");
var import_node_path3 = __toESM(require("node:path"));
var import_node_url2 = require("node:url");
var import_promises = require("node:timers/promises");
var import_node_os = require("node:os");
var import_node_os2 = require("node:os");
var import_node_os3 = require("node:os");
var import_node_events = require("node:events");
var import_promises2 = require("node:timers/promises");
var import_node_util5 = require("node:util");
var import_node_events2 = require("node:events");
var import_node_events3 = require("node:events");
var import_node_events4 = require("node:events");
var import_node_events5 = require("node:events");
var import_promises3 = require("node:timers/promises");
var import_promises4 = require("node:timers/promises");
var import_node_process7 = require("node:process");
var import_node_path4 = __toESM(require("node:path"));
var import_node_v8 = require("node:v8");
var import_node_fs = require("node:fs");
var import_node_path5 = __toESM(require("node:path"));
var import_node_process8 = __toESM(require("node:process"));
var import_node_util6 = require("node:util");
var import_node_events6 = require("node:events");
var import_promises5 = require("node:stream/promises");
var import_node_fs2 = require("node:fs");
var import_node_process9 = __toESM(require("node:process"));
var import_node_fs3 = require("node:fs");
var import_node_tty2 = __toESM(require("node:tty"));
var import_node_stream = require("node:stream");
var import_node_buffer = require("node:buffer");
var import_node_buffer2 = require("node:buffer");
var import_node_string_decoder2 = require("node:string_decoder");
var import_node_util7 = require("node:util");
var import_node_fs4 = require("node:fs");
var import_node_events7 = require("node:events");
var import_node_events8 = require("node:events");
var import_node_child_process4 = require("node:child_process");
var import_node_process10 = __toESM(require("node:process"));
var import_node_events9 = require("node:events");
var import_node_events10 = require("node:events");
var import_node_child_process5 = require("node:child_process");
var import_node_stream2 = require("node:stream");
var import_node_fs5 = require("node:fs");
var import_node_buffer3 = require("node:buffer");
var import_node_stream3 = require("node:stream");
var import_node_events11 = require("node:events");
var import_node_stream4 = require("node:stream");
var import_promises6 = require("node:stream/promises");
var import_promises7 = require("node:stream/promises");
var import_node_events12 = require("node:events");
var import_promises8 = require("node:stream/promises");
var import_node_util8 = require("node:util");
var import_promises9 = require("node:timers/promises");
var import_node_events13 = require("node:events");
var import_node_stream5 = require("node:stream");
var import_promises10 = require("node:stream/promises");
var import_node_events14 = require("node:events");
var import_node_stream6 = require("node:stream");
var import_node_util9 = require("node:util");
var import_promises11 = require("node:stream/promises");
var import_node_stream7 = require("node:stream");
var import_node_util10 = require("node:util");
var import_node_stream8 = require("node:stream");
var import_node_util11 = require("node:util");
var import_node_child_process6 = require("node:child_process");
var import_promises12 = require("node:timers/promises");
// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/windows.js
var require_windows=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/windows.js"(l,c){c.exports=u,u.sync=a;var o=require("fs");function f(e,r){var t=r.pathExt!==void 0?r.pathExt:process.env.PATHEXT;if(!t||(t=t.split(";"),t.indexOf("")!==-1))return!0;for(var n=0;n<t.length;n++){var s=t[n].toLowerCase();if(s&&e.substr(-s.length).toLowerCase()===s)return!0}return!1}function i(e,r,t){return!e.isSymbolicLink()&&!e.isFile()?!1:f(r,t)}function u(e,r,t){o.stat(e,function(n,s){t(n,n?!1:i(s,e,r))})}function a(e,r){return i(o.statSync(e),e,r)}}});

// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/mode.js
var require_mode=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/mode.js"(y,v){v.exports=n,n.sync=g;var s=require("fs");function n(e,r,i){s.stat(e,function(d,o){i(d,d?!1:u(o,r))})}function g(e,r){return u(s.statSync(e),r)}function u(e,r){return e.isFile()&&m(e,r)}function m(e,r){var i=e.mode,d=e.uid,o=e.gid,c=r.uid!==void 0?r.uid:process.getuid&&process.getuid(),p=r.gid!==void 0?r.gid:process.getgid&&process.getgid(),t=parseInt("100",8),a=parseInt("010",8),_=parseInt("001",8),f=t|a,x=i&_||i&a&&o===p||i&t&&d===c||i&f&&c===0;return x}}});

// node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/index.js
var require_isexe=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/isexe@2.0.0/node_modules/isexe/index.js"(_,u){var d=require("fs"),o;process.platform==="win32"||global.TESTING_WINDOWS?o=require_windows():o=require_mode(),u.exports=s,s.sync=l;function s(i,e,r){if(typeof e=="function"&&(r=e,e={}),!r){if(typeof Promise!="function")throw new TypeError("callback not provided");return new Promise(function(n,f){s(i,e||{},function(c,t){c?f(c):n(t)})})}o(i,e||{},function(n,f){n&&(n.code==="EACCES"||e&&e.ignoreErrors)&&(n=null,f=!1),r(n,f)})}function l(i,e){try{return o.sync(i,e||{})}catch(r){if(e&&e.ignoreErrors||r.code==="EACCES")return!1;throw r}}}});

// node_modules/.pnpm/which@2.0.2/node_modules/which/which.js
var require_which=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/which@2.0.2/node_modules/which/which.js"(S,y){var u=process.platform==="win32"||process.env.OSTYPE==="cygwin"||process.env.OSTYPE==="msys",v=require("path"),T=u?";":":",g=require_isexe(),_=n=>Object.assign(new Error(`not found: ${n}`),{code:"ENOENT"}),P=(n,t)=>{const r=t.colon||T,c=n.match(/\//)||u&&n.match(/\\/)?[""]:[...u?[process.cwd()]:[],...(t.path||process.env.PATH||"").split(r)],a=u?t.pathExt||process.env.PATHEXT||".EXE;.CMD;.BAT;.COM":"",o=u?a.split(r):[""];return u&&n.indexOf(".")!==-1&&o[0]!==""&&o.unshift(""),{pathEnv:c,pathExt:o,pathExtExe:a}},O=(n,t,r)=>{typeof t=="function"&&(r=t,t={}),t||(t={});const{pathEnv:c,pathExt:a,pathExtExe:o}=P(n,t),i=[],l=e=>new Promise((p,h)=>{if(e===c.length)return t.all&&i.length?p(i):h(_(n));const s=c[e],x=/^".*"$/.test(s)?s.slice(1,-1):s,E=v.join(x,n),w=!x&&/^\.[\\\/]/.test(n)?n.slice(0,2)+E:E;p(f(w,e,0))}),f=(e,p,h)=>new Promise((s,x)=>{if(h===a.length)return s(l(p+1));const E=a[h];g(e+E,{pathExt:o},(w,C)=>{if(!w&&C)if(t.all)i.push(e+E);else return s(e+E);return s(f(e,p,h+1))})});return r?l(0).then(e=>r(null,e),r):l(0)},j=(n,t)=>{t=t||{};const{pathEnv:r,pathExt:c,pathExtExe:a}=P(n,t),o=[];for(let i=0;i<r.length;i++){const l=r[i],f=/^".*"$/.test(l)?l.slice(1,-1):l,e=v.join(f,n),p=!f&&/^\.[\\\/]/.test(n)?n.slice(0,2)+e:e;for(let h=0;h<c.length;h++){const s=p+c[h];try{if(g.sync(s,{pathExt:a}))if(t.all)o.push(s);else return s}catch{}}}if(t.all&&o.length)return o;if(t.nothrow)return null;throw _(n)};y.exports=O,O.sync=j}});

// node_modules/.pnpm/path-key@3.1.1/node_modules/path-key/index.js
var require_path_key=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/path-key@3.1.1/node_modules/path-key/index.js"(s,e){"use strict";var t=(r={})=>{const o=r.env||process.env;return(r.platform||process.platform)!=="win32"?"PATH":Object.keys(o).reverse().find(p=>p.toUpperCase()==="PATH")||"Path"};e.exports=t,e.exports.default=t}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/resolveCommand.js
var require_resolveCommand=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/resolveCommand.js"(u,i){"use strict";var s=require("path"),d=require_which(),h=require_path_key();function t(o,p){const r=o.options.env||process.env,a=process.cwd(),c=o.options.cwd!=null,n=c&&process.chdir!==void 0&&!process.chdir.disabled;if(n)try{process.chdir(o.options.cwd)}catch{}let e;try{e=d.sync(o.command,{path:r[h({env:r})],pathExt:p?s.delimiter:void 0})}catch{}finally{n&&process.chdir(a)}return e&&(e=s.resolve(c?o.options.cwd:"",e)),e}function m(o){return t(o)||t(o,!0)}i.exports=m}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/escape.js
var require_escape=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/escape.js"(t,o){"use strict";var s=/([()\][%!^"`<>&|;, *?])/g;function p(e){return e=e.replace(s,"^$1"),e}function c(e,n){return e=`${e}`,e=e.replace(/(?=(\\+?)?)\1"/g,'$1$1\\"'),e=e.replace(/(?=(\\+?)?)\1$/,"$1$1"),e=`"${e}"`,e=e.replace(s,"^$1"),n&&(e=e.replace(s,"^$1")),e}o.exports.command=p,o.exports.argument=c}});

// node_modules/.pnpm/shebang-regex@3.0.0/node_modules/shebang-regex/index.js
var require_shebang_regex=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/shebang-regex@3.0.0/node_modules/shebang-regex/index.js"(o,e){"use strict";e.exports=/^#!(.*)/}});

// node_modules/.pnpm/shebang-command@2.0.0/node_modules/shebang-command/index.js
var require_shebang_command=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/shebang-command@2.0.0/node_modules/shebang-command/index.js"(m,r){"use strict";var s=require_shebang_regex();r.exports=(t="")=>{const o=t.match(s);if(!o)return null;const[a,e]=o[0].replace(/#! ?/,"").split(" "),n=a.split("/").pop();return n==="env"?e:e?`${n} ${e}`:n}}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/readShebang.js
var require_readShebang=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/util/readShebang.js"(c,n){"use strict";var e=require("fs"),o=require_shebang_command();function a(t){const s=Buffer.alloc(150);let r;try{r=e.openSync(t,"r"),e.readSync(r,s,0,150,0),e.closeSync(r)}catch{}return o(s.toString())}n.exports=a}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/parse.js
var require_parse=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/parse.js"(S,t){"use strict";var r=require("path"),m=require_resolveCommand(),c=require_escape(),l=require_readShebang(),s=process.platform==="win32",a=/\.(?:com|exe)$/i,u=/node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;function f(e){e.file=m(e);const n=e.file&&l(e.file);return n?(e.args.unshift(e.file),e.command=n,m(e)):e.file}function h(e){if(!s)return e;const n=f(e),o=!a.test(n);if(e.options.forceShell||o){const i=u.test(n);e.command=r.normalize(e.command),e.command=c.command(e.command),e.args=e.args.map(b=>c.argument(b,i));const _=[e.command].concat(e.args).join(" ");e.args=["/d","/s","/c",`"${_}"`],e.command=process.env.comspec||"cmd.exe",e.options.windowsVerbatimArguments=!0}return e}function v(e,n,o){n&&!Array.isArray(n)&&(o=n,n=null),n=n?n.slice(0):[],o=Object.assign({},o);const i={command:e,args:n,options:o,file:void 0,original:{command:e,args:n}};return o.shell?i:h(i)}t.exports=v}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/enoent.js
var require_enoent=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/lib/enoent.js"(l,u){"use strict";var o=process.platform==="win32";function e(n,r){return Object.assign(new Error(`${r} ${n.command} ENOENT`),{code:"ENOENT",errno:"ENOENT",syscall:`${r} ${n.command}`,path:n.command,spawnargs:n.args})}function c(n,r){if(!o)return;const i=n.emit;n.emit=function(m,f){if(m==="exit"){const s=t(f,r);if(s)return i.call(n,"error",s)}return i.apply(n,arguments)}}function t(n,r){return o&&n===1&&!r.file?e(r.original,"spawn"):null}function a(n,r){return o&&n===1&&!r.file?e(r.original,"spawnSync"):null}u.exports={hookChildProcess:c,verifyENOENT:t,verifyENOENTSync:a,notFoundError:e}}});

// node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/index.js
var require_cross_spawn=(0,import_hooks_active_on_stop2.__commonJS)({"node_modules/.pnpm/cross-spawn@7.0.6/node_modules/cross-spawn/index.js"(u,n){"use strict";var c=require("child_process"),e=require_parse(),o=require_enoent();function i(p,t,a){const s=e(p,t,a),r=c.spawn(s.command,s.args,s.options);return o.hookChildProcess(r,s),r}function _(p,t,a){const s=e(p,t,a),r=c.spawnSync(s.command,s.args,s.options);return r.error=r.error||o.verifyENOENTSync(r.status,s),r}n.exports=i,n.exports.spawn=i,n.exports.sync=_,n.exports._parse=e,n.exports._enoent=o}});

// node_modules/.pnpm/is-plain-obj@4.1.0/node_modules/is-plain-obj/index.js
function isPlainObject(t){if(typeof t!="object"||t===null)return!1;const o=Object.getPrototypeOf(t);return(o===null||o===Object.prototype||Object.getPrototypeOf(o)===null)&&!(Symbol.toStringTag in t)&&!(Symbol.iterator in t)}

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/file-url.js
var safeNormalizeFileUrl=(r,o)=>{const t=normalizeFileUrl(normalizeDenoExecPath(r));if(typeof t!="string")throw new TypeError(`${o} must be a string or a file URL: ${t}.`);return t},normalizeDenoExecPath=r=>isDenoExecPath(r)?r.toString():r,isDenoExecPath=r=>typeof r!="string"&&r&&Object.getPrototypeOf(r)===String.prototype,normalizeFileUrl=r=>r instanceof URL?(0,import_node_url.fileURLToPath)(r):r;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/parameters.js
var normalizeParameters=(i,n=[],s={})=>{const l=safeNormalizeFileUrl(i,"First argument"),[r,t]=isPlainObject(n)?[[],n]:[n,s];if(!Array.isArray(r))throw new TypeError(`Second argument must be either an array of arguments or an options object: ${r}`);if(r.some(e=>typeof e=="object"&&e!==null))throw new TypeError(`Second argument must be an array of strings: ${r}`);const o=r.map(String),a=o.find(e=>e.includes("\0"));if(a!==void 0)throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${a}`);if(!isPlainObject(t))throw new TypeError(`Last argument must be an options object: ${t}`);return[l,o,t]};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/template.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/uint-array.js
var{toString:objectToString}=Object.prototype,isArrayBuffer=e=>objectToString.call(e)==="[object ArrayBuffer]",isUint8Array=e=>objectToString.call(e)==="[object Uint8Array]",bufferToUint8Array=e=>new Uint8Array(e.buffer,e.byteOffset,e.byteLength),textEncoder=new TextEncoder,stringToUint8Array=e=>textEncoder.encode(e),textDecoder=new TextDecoder,uint8ArrayToString=e=>textDecoder.decode(e),joinToString=(e,t)=>uint8ArraysToStrings(e,t).join(""),uint8ArraysToStrings=(e,t)=>{if(t==="utf8"&&e.every(n=>typeof n=="string"))return e;const r=new import_node_string_decoder.StringDecoder(t),o=e.map(n=>typeof n=="string"?stringToUint8Array(n):n).map(n=>r.write(n)),a=r.end();return a===""?o:[...o,a]},joinToUint8Array=e=>e.length===1&&isUint8Array(e[0])?e[0]:concatUint8Arrays(stringsToUint8Arrays(e)),stringsToUint8Arrays=e=>e.map(t=>typeof t=="string"?stringToUint8Array(t):t),concatUint8Arrays=e=>{const t=new Uint8Array(getJoinLength(e));let r=0;for(const o of e)t.set(o,r),r+=o.length;return t},getJoinLength=e=>{let t=0;for(const r of e)t+=r.length;return t};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/template.js
var isTemplateString=e=>Array.isArray(e)&&Array.isArray(e.raw),parseTemplates=(e,r)=>{let t=[];for(const[c,n]of e.entries())t=parseTemplate({templates:e,expressions:r,tokens:t,index:c,template:n});if(t.length===0)throw new TypeError("Template script must not be empty");const[s,...o]=t;return[s,o,{}]},parseTemplate=({templates:e,expressions:r,tokens:t,index:s,template:o})=>{if(o===void 0)throw new TypeError(`Invalid backslash sequence: ${e.raw[s]}`);const{nextTokens:c,leadingWhitespaces:n,trailingWhitespaces:i}=splitByWhitespaces(o,e.raw[s]),p=concatTokens(t,c,n);if(s===r.length)return p;const a=r[s],l=Array.isArray(a)?a.map(f=>parseExpression(f)):[parseExpression(a)];return concatTokens(p,l,i)},splitByWhitespaces=(e,r)=>{if(r.length===0)return{nextTokens:[],leadingWhitespaces:!1,trailingWhitespaces:!1};const t=[];let s=0;const o=DELIMITERS.has(r[0]);for(let n=0,i=0;n<e.length;n+=1,i+=1){const p=r[i];if(DELIMITERS.has(p))s!==n&&t.push(e.slice(s,n)),s=n+1;else if(p==="\\"){const a=r[i+1];a===`
`?(n-=1,i+=1):a==="u"&&r[i+2]==="{"?i=r.indexOf("}",i+3):i+=ESCAPE_LENGTH[a]??1}}const c=s===e.length;return c||t.push(e.slice(s)),{nextTokens:t,leadingWhitespaces:o,trailingWhitespaces:c}},DELIMITERS=new Set([" ","	","\r",`
`]),ESCAPE_LENGTH={x:3,u:5},concatTokens=(e,r,t)=>t||e.length===0||r.length===0?[...e,...r]:[...e.slice(0,-1),`${e.at(-1)}${r[0]}`,...r.slice(1)],parseExpression=e=>{const r=typeof e;if(r==="string")return e;if(r==="number")return String(e);if(isPlainObject(e)&&("stdout"in e||"isMaxBuffer"in e))return getSubprocessResult(e);throw e instanceof import_node_child_process.ChildProcess||Object.prototype.toString.call(e)==="[object Promise]"?new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}."):new TypeError(`Unexpected "${r}" in template expression`)},getSubprocessResult=({stdout:e})=>{if(typeof e=="string")return e;if(isUint8Array(e))return uint8ArrayToString(e);throw e===void 0?new TypeError(`Missing result.stdout in template expression. This is probably due to the previous subprocess' "stdout" option.`):new TypeError(`Unexpected "${typeof e}" stdout in template expression`)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-sync.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/specific.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/standard-stream.js
var isStandardStream=t=>STANDARD_STREAMS.includes(t),STANDARD_STREAMS=[import_node_process.default.stdin,import_node_process.default.stdout,import_node_process.default.stderr],STANDARD_STREAMS_ALIASES=["stdin","stdout","stderr"],getStreamName=t=>STANDARD_STREAMS_ALIASES[t]??`stdio[${t}]`;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/specific.js
var normalizeFdSpecificOptions=e=>{const r={...e};for(const t of FD_SPECIFIC_OPTIONS)r[t]=normalizeFdSpecificOption(e,t);return r},normalizeFdSpecificOption=(e,r)=>{const t=Array.from({length:getStdioLength(e)+1}),l=normalizeFdSpecificValue(e[r],t,r);return addDefaultValue(l,r)},getStdioLength=({stdio:e})=>Array.isArray(e)?Math.max(e.length,STANDARD_STREAMS_ALIASES.length):STANDARD_STREAMS_ALIASES.length,normalizeFdSpecificValue=(e,r,t)=>isPlainObject(e)?normalizeOptionObject(e,r,t):r.fill(e),normalizeOptionObject=(e,r,t)=>{for(const l of Object.keys(e).sort(compareFdName))for(const s of parseFdName(l,t,r))r[s]=e[l];return r},compareFdName=(e,r)=>getFdNameOrder(e)<getFdNameOrder(r)?1:-1,getFdNameOrder=e=>e==="stdout"||e==="stderr"?0:e==="all"?2:1,parseFdName=(e,r,t)=>{if(e==="ipc")return[t.length-1];const l=parseFd(e);if(l===void 0||l===0)throw new TypeError(`"${r}.${e}" is invalid.
It must be "${r}.stdout", "${r}.stderr", "${r}.all", "${r}.ipc", or "${r}.fd3", "${r}.fd4" (and so on).`);if(l>=t.length)throw new TypeError(`"${r}.${e}" is invalid: that file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);return l==="all"?[1,2]:[l]},parseFd=e=>{if(e==="all")return e;if(STANDARD_STREAMS_ALIASES.includes(e))return STANDARD_STREAMS_ALIASES.indexOf(e);const r=FD_REGEXP.exec(e);if(r!==null)return Number(r[1])},FD_REGEXP=/^fd(\d+)$/,addDefaultValue=(e,r)=>e.map(t=>t===void 0?DEFAULT_OPTIONS[r]:t),verboseDefault=(0,import_node_util.debuglog)("execa").enabled?"full":"none",DEFAULT_OPTIONS={lines:!1,buffer:!0,maxBuffer:1e3*1e3*100,verbose:verboseDefault,stripFinalNewline:!0},FD_SPECIFIC_OPTIONS=["lines","buffer","maxBuffer","verbose","stripFinalNewline"],getFdSpecificValue=(e,r)=>r==="ipc"?e.at(-1):e[r];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/values.js
var isVerbose=({verbose:e},n)=>getFdVerbose(e,n)!=="none",isFullVerbose=({verbose:e},n)=>!["none","short"].includes(getFdVerbose(e,n)),getVerboseFunction=({verbose:e},n)=>{const o=getFdVerbose(e,n);return isVerboseFunction(o)?o:void 0},getFdVerbose=(e,n)=>n===void 0?getFdGenericVerbose(e):getFdSpecificValue(e,n),getFdGenericVerbose=e=>e.find(n=>isVerboseFunction(n))??VERBOSE_VALUES.findLast(n=>e.includes(n)),isVerboseFunction=e=>typeof e=="function",VERBOSE_VALUES=["none","short","full"];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/log.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/escape.js
var joinCommand=(r,t)=>{const n=[r,...t],o=n.join(" "),e=n.map(a=>quoteString(escapeControlCharacters(a))).join(" ");return{command:o,escapedCommand:e}},escapeLines=r=>(0,import_node_util3.stripVTControlCharacters)(r).split(`
`).map(t=>escapeControlCharacters(t)).join(`
`),escapeControlCharacters=r=>r.replaceAll(SPECIAL_CHAR_REGEXP,t=>escapeControlCharacter(t)),escapeControlCharacter=r=>{const t=COMMON_ESCAPES[r];if(t!==void 0)return t;const n=r.codePointAt(0),o=n.toString(16);return n<=ASTRAL_START?`\\u${o.padStart(4,"0")}`:`\\U${o}`},getSpecialCharRegExp=()=>{try{return new RegExp("\\p{Separator}|\\p{Other}","gu")}catch{return/[\s\u0000-\u001F\u007F-\u009F\u00AD]/g}},SPECIAL_CHAR_REGEXP=getSpecialCharRegExp(),COMMON_ESCAPES={" ":" ","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t"},ASTRAL_START=65535,quoteString=r=>NO_ESCAPE_REGEXP.test(r)?r:import_node_process2.platform==="win32"?`"${r.replaceAll('"','""')}"`:`'${r.replaceAll("'","'\\''")}'`,NO_ESCAPE_REGEXP=/^[\w./-]+$/;

// node_modules/.pnpm/is-unicode-supported@2.1.0/node_modules/is-unicode-supported/index.js
function isUnicodeSupported(){const{env:o}=import_node_process3.default,{TERM:e,TERM_PROGRAM:r}=o;return import_node_process3.default.platform!=="win32"?e!=="linux":!!o.WT_SESSION||!!o.TERMINUS_SUBLIME||o.ConEmuTask==="{cmd::Cmder}"||r==="Terminus-Sublime"||r==="vscode"||e==="xterm-256color"||e==="alacritty"||e==="rxvt-unicode"||e==="rxvt-unicode-256color"||o.TERMINAL_EMULATOR==="JetBrains-JediTerm"}

// node_modules/.pnpm/figures@6.1.0/node_modules/figures/index.js
var common={circleQuestionMark:"(?)",questionMarkPrefix:"(?)",square:"\u2588",squareDarkShade:"\u2593",squareMediumShade:"\u2592",squareLightShade:"\u2591",squareTop:"\u2580",squareBottom:"\u2584",squareLeft:"\u258C",squareRight:"\u2590",squareCenter:"\u25A0",bullet:"\u25CF",dot:"\u2024",ellipsis:"\u2026",pointerSmall:"\u203A",triangleUp:"\u25B2",triangleUpSmall:"\u25B4",triangleDown:"\u25BC",triangleDownSmall:"\u25BE",triangleLeftSmall:"\u25C2",triangleRightSmall:"\u25B8",home:"\u2302",heart:"\u2665",musicNote:"\u266A",musicNoteBeamed:"\u266B",arrowUp:"\u2191",arrowDown:"\u2193",arrowLeft:"\u2190",arrowRight:"\u2192",arrowLeftRight:"\u2194",arrowUpDown:"\u2195",almostEqual:"\u2248",notEqual:"\u2260",lessOrEqual:"\u2264",greaterOrEqual:"\u2265",identical:"\u2261",infinity:"\u221E",subscriptZero:"\u2080",subscriptOne:"\u2081",subscriptTwo:"\u2082",subscriptThree:"\u2083",subscriptFour:"\u2084",subscriptFive:"\u2085",subscriptSix:"\u2086",subscriptSeven:"\u2087",subscriptEight:"\u2088",subscriptNine:"\u2089",oneHalf:"\xBD",oneThird:"\u2153",oneQuarter:"\xBC",oneFifth:"\u2155",oneSixth:"\u2159",oneEighth:"\u215B",twoThirds:"\u2154",twoFifths:"\u2156",threeQuarters:"\xBE",threeFifths:"\u2157",threeEighths:"\u215C",fourFifths:"\u2158",fiveSixths:"\u215A",fiveEighths:"\u215D",sevenEighths:"\u215E",line:"\u2500",lineBold:"\u2501",lineDouble:"\u2550",lineDashed0:"\u2504",lineDashed1:"\u2505",lineDashed2:"\u2508",lineDashed3:"\u2509",lineDashed4:"\u254C",lineDashed5:"\u254D",lineDashed6:"\u2574",lineDashed7:"\u2576",lineDashed8:"\u2578",lineDashed9:"\u257A",lineDashed10:"\u257C",lineDashed11:"\u257E",lineDashed12:"\u2212",lineDashed13:"\u2013",lineDashed14:"\u2010",lineDashed15:"\u2043",lineVertical:"\u2502",lineVerticalBold:"\u2503",lineVerticalDouble:"\u2551",lineVerticalDashed0:"\u2506",lineVerticalDashed1:"\u2507",lineVerticalDashed2:"\u250A",lineVerticalDashed3:"\u250B",lineVerticalDashed4:"\u254E",lineVerticalDashed5:"\u254F",lineVerticalDashed6:"\u2575",lineVerticalDashed7:"\
\u2577",lineVerticalDashed8:"\u2579",lineVerticalDashed9:"\u257B",lineVerticalDashed10:"\u257D",lineVerticalDashed11:"\u257F",lineDownLeft:"\u2510",lineDownLeftArc:"\u256E",lineDownBoldLeftBold:"\u2513",lineDownBoldLeft:"\u2512",lineDownLeftBold:"\u2511",lineDownDoubleLeftDouble:"\u2557",lineDownDoubleLeft:"\u2556",lineDownLeftDouble:"\u2555",lineDownRight:"\u250C",lineDownRightArc:"\u256D",lineDownBoldRightBold:"\u250F",lineDownBoldRight:"\u250E",lineDownRightBold:"\u250D",lineDownDoubleRightDouble:"\u2554",lineDownDoubleRight:"\u2553",lineDownRightDouble:"\u2552",lineUpLeft:"\u2518",lineUpLeftArc:"\u256F",lineUpBoldLeftBold:"\u251B",lineUpBoldLeft:"\u251A",lineUpLeftBold:"\u2519",lineUpDoubleLeftDouble:"\u255D",lineUpDoubleLeft:"\u255C",lineUpLeftDouble:"\u255B",lineUpRight:"\u2514",lineUpRightArc:"\u2570",lineUpBoldRightBold:"\u2517",lineUpBoldRight:"\u2516",lineUpRightBold:"\u2515",lineUpDoubleRightDouble:"\u255A",lineUpDoubleRight:"\u2559",lineUpRightDouble:"\u2558",lineUpDownLeft:"\u2524",lineUpBoldDownBoldLeftBold:"\u252B",lineUpBoldDownBoldLeft:"\u2528",lineUpDownLeftBold:"\u2525",lineUpBoldDownLeftBold:"\u2529",lineUpDownBoldLeftBold:"\u252A",lineUpDownBoldLeft:"\u2527",lineUpBoldDownLeft:"\u2526",lineUpDoubleDownDoubleLeftDouble:"\u2563",lineUpDoubleDownDoubleLeft:"\u2562",lineUpDownLeftDouble:"\u2561",lineUpDownRight:"\u251C",lineUpBoldDownBoldRightBold:"\u2523",lineUpBoldDownBoldRight:"\u2520",lineUpDownRightBold:"\u251D",lineUpBoldDownRightBold:"\u2521",lineUpDownBoldRightBold:"\u2522",lineUpDownBoldRight:"\u251F",lineUpBoldDownRight:"\u251E",lineUpDoubleDownDoubleRightDouble:"\u2560",lineUpDoubleDownDoubleRight:"\u255F",lineUpDownRightDouble:"\u255E",lineDownLeftRight:"\u252C",lineDownBoldLeftBoldRightBold:"\u2533",lineDownLeftBoldRightBold:"\u252F",lineDownBoldLeftRight:"\u2530",lineDownBoldLeftBoldRight:"\u2531",lineDownBoldLeftRightBold:"\u2532",lineDownLeftRightBold:"\u252E",lineDownLeftBoldRight:"\u252D",lineDownDoubleLeftDoubleRightDouble:"\u2566",
lineDownDoubleLeftRight:"\u2565",lineDownLeftDoubleRightDouble:"\u2564",lineUpLeftRight:"\u2534",lineUpBoldLeftBoldRightBold:"\u253B",lineUpLeftBoldRightBold:"\u2537",lineUpBoldLeftRight:"\u2538",lineUpBoldLeftBoldRight:"\u2539",lineUpBoldLeftRightBold:"\u253A",lineUpLeftRightBold:"\u2536",lineUpLeftBoldRight:"\u2535",lineUpDoubleLeftDoubleRightDouble:"\u2569",lineUpDoubleLeftRight:"\u2568",lineUpLeftDoubleRightDouble:"\u2567",lineUpDownLeftRight:"\u253C",lineUpBoldDownBoldLeftBoldRightBold:"\u254B",lineUpDownBoldLeftBoldRightBold:"\u2548",lineUpBoldDownLeftBoldRightBold:"\u2547",lineUpBoldDownBoldLeftRightBold:"\u254A",lineUpBoldDownBoldLeftBoldRight:"\u2549",lineUpBoldDownLeftRight:"\u2540",lineUpDownBoldLeftRight:"\u2541",lineUpDownLeftBoldRight:"\u253D",lineUpDownLeftRightBold:"\u253E",lineUpBoldDownBoldLeftRight:"\u2542",lineUpDownLeftBoldRightBold:"\u253F",lineUpBoldDownLeftBoldRight:"\u2543",lineUpBoldDownLeftRightBold:"\u2544",lineUpDownBoldLeftBoldRight:"\u2545",lineUpDownBoldLeftRightBold:"\u2546",lineUpDoubleDownDoubleLeftDoubleRightDouble:"\u256C",lineUpDoubleDownDoubleLeftRight:"\u256B",lineUpDownLeftDoubleRightDouble:"\u256A",lineCross:"\u2573",lineBackslash:"\u2572",lineSlash:"\u2571"},specialMainSymbols={tick:"\u2714",info:"\u2139",warning:"\u26A0",cross:"\u2718",squareSmall:"\u25FB",squareSmallFilled:"\u25FC",circle:"\u25EF",circleFilled:"\u25C9",circleDotted:"\u25CC",circleDouble:"\u25CE",circleCircle:"\u24DE",circleCross:"\u24E7",circlePipe:"\u24BE",radioOn:"\u25C9",radioOff:"\u25EF",checkboxOn:"\u2612",checkboxOff:"\u2610",checkboxCircleOn:"\u24E7",checkboxCircleOff:"\u24BE",pointer:"\u276F",triangleUpOutline:"\u25B3",triangleLeft:"\u25C0",triangleRight:"\u25B6",lozenge:"\u25C6",lozengeOutline:"\u25C7",hamburger:"\u2630",smiley:"\u32E1",mustache:"\u0DF4",star:"\u2605",play:"\u25B6",nodejs:"\u2B22",oneSeventh:"\u2150",oneNinth:"\u2151",oneTenth:"\u2152"},specialFallbackSymbols={tick:"\u221A",info:"i",warning:"\u203C",cross:"\xD7",squareSmall:"\u25A1",
squareSmallFilled:"\u25A0",circle:"( )",circleFilled:"(*)",circleDotted:"( )",circleDouble:"( )",circleCircle:"(\u25CB)",circleCross:"(\xD7)",circlePipe:"(\u2502)",radioOn:"(*)",radioOff:"( )",checkboxOn:"[\xD7]",checkboxOff:"[ ]",checkboxCircleOn:"(\xD7)",checkboxCircleOff:"( )",pointer:">",triangleUpOutline:"\u2206",triangleLeft:"\u25C4",triangleRight:"\u25BA",lozenge:"\u2666",lozengeOutline:"\u25CA",hamburger:"\u2261",smiley:"\u263A",mustache:"\u250C\u2500\u2510",star:"\u2736",play:"\u25BA",nodejs:"\u2666",oneSeventh:"1/7",oneNinth:"1/9",oneTenth:"1/10"},mainSymbols={...common,...specialMainSymbols},fallbackSymbols={...common,...specialFallbackSymbols},shouldUseMain=isUnicodeSupported(),figures=shouldUseMain?mainSymbols:fallbackSymbols,figures_default=figures,replacements=Object.entries(specialMainSymbols);

// node_modules/.pnpm/yoctocolors@2.2.0/node_modules/yoctocolors/base.js
var hasColors=import_node_tty.default?.WriteStream?.prototype?.hasColors?.()??!1,format=(g,l)=>{if(!hasColors)return t=>t;const i=`\x1B[${g}m`,r=`\x1B[${l}m`;return t=>{const e=t+"";let a=e.indexOf(r);if(a===-1)return i+e+r;let v=i,n=0;const d=(l===22?r:"")+i;for(;a!==-1;)v+=e.slice(n,a)+d,n=a+r.length,a=e.indexOf(r,n);return v+=e.slice(n)+r,v}},reset=format(0,0),bold=format(1,22),dim=format(2,22),italic=format(3,23),underline=format(4,24),underlineDouble=format("4:2",24),underlineCurly=format("4:3",24),underlineDotted=format("4:4",24),underlineDashed=format("4:5",24),overline=format(53,55),inverse=format(7,27),hidden=format(8,28),strikethrough=format(9,29),black=format(30,39),red=format(31,39),green=format(32,39),yellow=format(33,39),blue=format(34,39),magenta=format(35,39),cyan=format(36,39),white=format(37,39),gray=format(90,39),bgBlack=format(40,49),bgRed=format(41,49),bgGreen=format(42,49),bgYellow=format(43,49),bgBlue=format(44,49),bgMagenta=format(45,49),bgCyan=format(46,49),bgWhite=format(47,49),bgGray=format(100,49),redBright=format(91,39),greenBright=format(92,39),yellowBright=format(93,39),blueBright=format(94,39),magentaBright=format(95,39),cyanBright=format(96,39),whiteBright=format(97,39),bgRedBright=format(101,49),bgGreenBright=format(102,49),bgYellowBright=format(103,49),bgBlueBright=format(104,49),bgMagentaBright=format(105,49),bgCyanBright=format(106,49),bgWhiteBright=format(107,49),underlineBlack=format("58;5;0",59),underlineRed=format("58;5;1",59),underlineGreen=format("58;5;2",59),underlineYellow=format("58;5;3",59),underlineBlue=format("58;5;4",59),underlineMagenta=format("58;5;5",59),underlineCyan=format("58;5;6",59),underlineWhite=format("58;5;7",59),underlineGray=format("58;5;8",59),underlineRedBright=format("58;5;9",59),underlineGreenBright=format("58;5;10",59),underlineYellowBright=format("58;5;11",59),underlineBlueBright=format("58;5;12",59),underlineMagentaBright=format("58;5;13",59),underlineCyanBright=format("58;5;14",59),underlineWhiteBright=format(
"58;5;15",59);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/default.js
var defaultVerboseFunction=({type:r,message:t,timestamp:o,piped:a,commandId:n,result:{failed:u=!1}={},options:{reject:e=!0}})=>{const s=serializeTimestamp(o),d=ICONS[r]({failed:u,reject:e,piped:a}),i=COLORS[r]({reject:e});return`${gray(`[${s}]`)} ${gray(`[${n}]`)} ${i(d)} ${i(t)}`},serializeTimestamp=r=>`${padField(r.getHours(),2)}:${padField(r.getMinutes(),2)}:${padField(r.getSeconds(),2)}.${padField(r.getMilliseconds(),3)}`,padField=(r,t)=>String(r).padStart(t,"0"),getFinalIcon=({failed:r,reject:t})=>r?t?figures_default.cross:figures_default.warning:figures_default.tick,ICONS={command:({piped:r})=>r?"|":"$",output:()=>" ",ipc:()=>"*",error:getFinalIcon,duration:getFinalIcon},identity=r=>r,COLORS={command:()=>bold,output:()=>identity,ipc:()=>identity,error:({reject:r})=>r?redBright:yellowBright,duration:()=>gray};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/custom.js
var applyVerboseOnLines=(n,o,r)=>{const t=getVerboseFunction(o,r);return n.map(({verboseLine:e,verboseObject:i})=>applyVerboseFunction(e,i,t)).filter(e=>e!==void 0).map(e=>appendNewline(e)).join("")},applyVerboseFunction=(n,o,r)=>{if(r===void 0)return n;const t=r(n,o);if(typeof t=="string")return t},appendNewline=n=>n.endsWith(`
`)?n:`${n}
`;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/log.js
var verboseLog=({type:e,verboseMessage:s,fdNumber:n,verboseInfo:t,result:r})=>{const i=getVerboseObject({type:e,result:r,verboseInfo:t}),o=getPrintedLines(s,i),a=applyVerboseOnLines(o,t,n);a!==""&&console.warn(a.slice(0,-1))},getVerboseObject=({type:e,result:s,verboseInfo:{escapedCommand:n,commandId:t,rawOptions:{piped:r=!1,...i}}})=>({type:e,escapedCommand:n,commandId:`${t}`,timestamp:new Date,piped:r,result:s,options:i}),getPrintedLines=(e,s)=>e.split(`
`).map(n=>getPrintedLine({...s,message:n})),getPrintedLine=e=>({verboseLine:defaultVerboseFunction(e),verboseObject:e}),serializeVerboseMessage=e=>{const s=typeof e=="string"?e:(0,import_node_util2.inspect)(e);return escapeLines(s).replaceAll("	"," ".repeat(TAB_SIZE))},TAB_SIZE=2;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/start.js
var logCommand=(o,e)=>{isVerbose(e)&&verboseLog({type:"command",verboseMessage:o,verboseInfo:e})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/info.js
var getVerboseInfo=(e,o,r)=>{validateVerbose(e);const n=getCommandId(e);return{verbose:e,escapedCommand:o,commandId:n,rawOptions:r}},getCommandId=e=>isVerbose({verbose:e})?COMMAND_ID++:void 0,COMMAND_ID=0n,validateVerbose=e=>{for(const o of e){if(o===!1)throw new TypeError(`The "verbose: false" option was renamed to "verbose: 'none'".`);if(o===!0)throw new TypeError(`The "verbose: true" option was renamed to "verbose: 'short'".`);if(!VERBOSE_VALUES.includes(o)&&!isVerboseFunction(o)){const r=VERBOSE_VALUES.map(n=>`'${n}'`).join(", ");throw new TypeError(`The "verbose" option must not be ${o}. Allowed values are: ${r} or a function.`)}}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/duration.js
var getStartTime=()=>import_node_process4.hrtime.bigint(),getDurationMs=e=>Number(import_node_process4.hrtime.bigint()-e)/1e6;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/command.js
var handleCommand=(m,t,o)=>{const a=getStartTime(),{command:r,escapedCommand:e}=joinCommand(m,t),s=normalizeFdSpecificOption(o,"verbose"),n=getVerboseInfo(s,e,{...o});return logCommand(e,n),{command:r,escapedCommand:e,startTime:a,verboseInfo:n}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/options.js
var import_cross_spawn=(0,import_hooks_active_on_stop2.__toESM)(require_cross_spawn(),1);

// node_modules/.pnpm/npm-run-path@6.0.0/node_modules/npm-run-path/index.js

// node_modules/.pnpm/path-key@4.0.0/node_modules/path-key/index.js
function pathKey(e={}){const{env:r=process.env,platform:t=process.platform}=e;return t!=="win32"?"PATH":Object.keys(r).reverse().find(n=>n.toUpperCase()==="PATH")||"Path"}

// node_modules/.pnpm/unicorn-magic@0.3.0/node_modules/unicorn-magic/node.js
var execFileOriginal=(0,import_node_util4.promisify)(import_node_child_process3.execFile);function toPath(e){return e instanceof URL?(0,import_node_url2.fileURLToPath)(e):e}function traversePathUp(e){return{*[Symbol.iterator](){let t=import_node_path3.default.resolve(toPath(e)),o;for(;o!==t;)yield t,o=t,t=import_node_path3.default.resolve(t,"..")}}}var TEN_MEGABYTES_IN_BYTES=10*1024*1024;

// node_modules/.pnpm/npm-run-path@6.0.0/node_modules/npm-run-path/index.js
var npmRunPath=({cwd:t=import_node_process6.default.cwd(),path:e=import_node_process6.default.env[pathKey()],preferLocal:a=!0,execPath:o=import_node_process6.default.execPath,addExecPath:r=!0}={})=>{const p=import_node_path2.default.resolve(toPath(t)),d=[],i=e.split(import_node_path2.default.delimiter);return a&&applyPreferLocal(d,i,p),r&&applyExecPath(d,i,o,p),e===""||e===import_node_path2.default.delimiter?`${d.join(import_node_path2.default.delimiter)}${e}`:[...d,e].join(import_node_path2.default.delimiter)},applyPreferLocal=(t,e,a)=>{for(const o of traversePathUp(a)){const r=import_node_path2.default.join(o,"node_modules/.bin");e.includes(r)||t.push(r)}},applyExecPath=(t,e,a,o)=>{const r=import_node_path2.default.resolve(o,toPath(a),"..");e.includes(r)||t.push(r)},npmRunPathEnv=({env:t=import_node_process6.default.env,...e}={})=>{t={...t};const a=pathKey({env:t});return e.path=t[a],t[a]=npmRunPath(e),t};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/kill.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/final-error.js
var getFinalError=(r,e,a)=>{const t=a?ExecaSyncError:ExecaError,o=r instanceof DiscardedError?{}:{cause:r};return new t(e,o)},DiscardedError=class extends Error{},setErrorName=(r,e)=>{Object.defineProperty(r.prototype,"name",{value:e,writable:!0,enumerable:!1,configurable:!0}),Object.defineProperty(r.prototype,execaErrorSymbol,{value:!0,writable:!1,enumerable:!1,configurable:!1})},isExecaError=r=>isErrorInstance(r)&&execaErrorSymbol in r,execaErrorSymbol=Symbol("isExecaError"),isErrorInstance=r=>Object.prototype.toString.call(r)==="[object Error]",ExecaError=class extends Error{};setErrorName(ExecaError,ExecaError.name);var ExecaSyncError=class extends Error{};setErrorName(ExecaSyncError,ExecaSyncError.name);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/signal.js

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/main.js

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/realtime.js
var getRealtimeSignals=()=>{const a=SIGRTMAX-SIGRTMIN+1;return Array.from({length:a},getRealtimeSignal)},getRealtimeSignal=(a,e)=>({name:`SIGRT${e+1}`,number:SIGRTMIN+e,action:"terminate",description:"Application-specific signal (realtime)",standard:"posix"}),SIGRTMIN=34,SIGRTMAX=64;

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/signals.js

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/core.js
var SIGNALS=[{name:"SIGHUP",number:1,action:"terminate",description:"Terminal closed",standard:"posix"},{name:"SIGINT",number:2,action:"terminate",description:"User interruption with CTRL-C",standard:"ansi"},{name:"SIGQUIT",number:3,action:"core",description:"User interruption with CTRL-\\",standard:"posix"},{name:"SIGILL",number:4,action:"core",description:"Invalid machine instruction",standard:"ansi"},{name:"SIGTRAP",number:5,action:"core",description:"Debugger breakpoint",standard:"posix"},{name:"SIGABRT",number:6,action:"core",description:"Aborted",standard:"ansi"},{name:"SIGIOT",number:6,action:"core",description:"Aborted",standard:"bsd"},{name:"SIGBUS",number:7,action:"core",description:"Bus error due to misaligned, non-existing address or paging error",standard:"bsd"},{name:"SIGEMT",number:7,action:"terminate",description:"Command should be emulated but is not implemented",standard:"other"},{name:"SIGFPE",number:8,action:"core",description:"Floating point arithmetic error",standard:"ansi"},{name:"SIGKILL",number:9,action:"terminate",description:"Forced termination",standard:"posix",forced:!0},{name:"SIGUSR1",number:10,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGSEGV",number:11,action:"core",description:"Segmentation fault",standard:"ansi"},{name:"SIGUSR2",number:12,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGPIPE",number:13,action:"terminate",description:"Broken pipe or socket",standard:"posix"},{name:"SIGALRM",number:14,action:"terminate",description:"Timeout or timer",standard:"posix"},{name:"SIGTERM",number:15,action:"terminate",description:"Termination",standard:"ansi"},{name:"SIGSTKFLT",number:16,action:"terminate",description:"Stack is empty or overflowed",standard:"other"},{name:"SIGCHLD",number:17,action:"ignore",description:"Child process terminated, paused or unpaused",standard:"posix"},{name:"SIGCLD",number:17,action:"ignore",description:"Child process termina\
ted, paused or unpaused",standard:"other"},{name:"SIGCONT",number:18,action:"unpause",description:"Unpaused",standard:"posix",forced:!0},{name:"SIGSTOP",number:19,action:"pause",description:"Paused",standard:"posix",forced:!0},{name:"SIGTSTP",number:20,action:"pause",description:'Paused using CTRL-Z or "suspend"',standard:"posix"},{name:"SIGTTIN",number:21,action:"pause",description:"Background process cannot read terminal input",standard:"posix"},{name:"SIGBREAK",number:21,action:"terminate",description:"User interruption with CTRL-BREAK",standard:"other"},{name:"SIGTTOU",number:22,action:"pause",description:"Background process cannot write to terminal output",standard:"posix"},{name:"SIGURG",number:23,action:"ignore",description:"Socket received out-of-band data",standard:"bsd"},{name:"SIGXCPU",number:24,action:"core",description:"Process timed out",standard:"bsd"},{name:"SIGXFSZ",number:25,action:"core",description:"File too big",standard:"bsd"},{name:"SIGVTALRM",number:26,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGPROF",number:27,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGWINCH",number:28,action:"ignore",description:"Terminal window size changed",standard:"bsd"},{name:"SIGIO",number:29,action:"terminate",description:"I/O is available",standard:"other"},{name:"SIGPOLL",number:29,action:"terminate",description:"Watched event",standard:"other"},{name:"SIGINFO",number:29,action:"ignore",description:"Request for process information",standard:"other"},{name:"SIGPWR",number:30,action:"terminate",description:"Device running out of power",standard:"systemv"},{name:"SIGSYS",number:31,action:"core",description:"Invalid system call",standard:"other"},{name:"SIGUNUSED",number:31,action:"terminate",description:"Invalid system call",standard:"other"}];

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/signals.js
var getSignals=()=>{const n=getRealtimeSignals();return[...SIGNALS,...n].map(normalizeSignal)},normalizeSignal=({name:n,number:s,description:e,action:i,forced:o=!1,standard:r})=>{const{signals:{[n]:t}}=import_node_os3.constants,a=t!==void 0;return{name:n,number:a?t:s,description:e,supported:a,action:i,forced:o,standard:r}};

// node_modules/.pnpm/human-signals@8.0.1/node_modules/human-signals/build/src/main.js
var getSignalsByName=()=>{const n=getSignals();return Object.fromEntries(n.map(getSignalByName))},getSignalByName=({name:n,number:s,description:a,supported:r,action:t,forced:i,standard:e})=>[n,{name:n,number:s,description:a,supported:r,action:t,forced:i,standard:e}],signalsByName=getSignalsByName(),getSignalsByNumber=()=>{const n=getSignals(),s=SIGRTMAX+1,a=Array.from({length:s},(r,t)=>getSignalByNumber(t,n));return Object.assign({},...a)},getSignalByNumber=(n,s)=>{const a=findSignalByNumber(n,s);if(a===void 0)return{};const{name:r,description:t,supported:i,action:e,forced:g,standard:o}=a;return{[n]:{name:r,number:n,description:t,supported:i,action:e,forced:g,standard:o}}},findSignalByNumber=(n,s)=>{const a=s.find(({name:r})=>import_node_os2.constants.signals[r]===n);return a!==void 0?a:s.find(r=>r.number===n)},signalsByNumber=getSignalsByNumber();

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/signal.js
var normalizeKillSignal=e=>{const n="option `killSignal`";if(e===0)throw new TypeError(`Invalid ${n}: 0 cannot be used.`);return normalizeSignal2(e,n)},normalizeSignalArgument=e=>e===0?e:normalizeSignal2(e,"`subprocess.kill()`'s argument"),normalizeSignal2=(e,n)=>{if(Number.isInteger(e))return normalizeSignalInteger(e,n);if(typeof e=="string")return normalizeSignalName(e,n);throw new TypeError(`Invalid ${n} ${String(e)}: it must be a string or an integer.
${getAvailableSignals()}`)},normalizeSignalInteger=(e,n)=>{if(signalsIntegerToName.has(e))return signalsIntegerToName.get(e);throw new TypeError(`Invalid ${n} ${e}: this signal integer does not exist.
${getAvailableSignals()}`)},getSignalsIntegerToName=()=>new Map(Object.entries(import_node_os.constants.signals).reverse().map(([e,n])=>[n,e])),signalsIntegerToName=getSignalsIntegerToName(),normalizeSignalName=(e,n)=>{if(e in import_node_os.constants.signals)return e;throw e.toUpperCase()in import_node_os.constants.signals?new TypeError(`Invalid ${n} '${e}': please rename it to '${e.toUpperCase()}'.`):new TypeError(`Invalid ${n} '${e}': this signal name does not exist.
${getAvailableSignals()}`)},getAvailableSignals=()=>`Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`,getAvailableSignalNames=()=>Object.keys(import_node_os.constants.signals).sort().map(e=>`'${e}'`).join(", "),getAvailableSignalIntegers=()=>[...new Set(Object.values(import_node_os.constants.signals).sort((e,n)=>e-n))].join(", "),getSignalDescription=e=>signalsByName[e].description;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/kill.js
var normalizeForceKillAfterDelay=r=>{if(r===!1)return r;if(r===!0)return DEFAULT_FORCE_KILL_TIMEOUT;if(!Number.isFinite(r)||r<0)throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${r}\` (${typeof r})`);return r},DEFAULT_FORCE_KILL_TIMEOUT=5e3,subprocessKill=({kill:r,options:{forceKillAfterDelay:n,killSignal:i},onInternalError:e,context:t,controller:s},o,g)=>{const{signal:a,error:m}=parseKillArguments(o,g,i);emitKillError(m,e);const u=r(a);return setKillTimeout({kill:r,signal:a,forceKillAfterDelay:n,killSignal:i,killResult:u,context:t,controller:s}),u},parseKillArguments=(r,n,i)=>{const[e=i,t]=isErrorInstance(r)?[void 0,r]:[r,n];if(typeof e!="string"&&!Number.isInteger(e))throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(e)}`);if(t!==void 0&&!isErrorInstance(t))throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${t}`);return{signal:normalizeSignalArgument(e),error:t}},emitKillError=(r,n)=>{r!==void 0&&n.reject(r)},setKillTimeout=async({kill:r,signal:n,forceKillAfterDelay:i,killSignal:e,killResult:t,context:s,controller:o})=>{n===e&&t&&killOnTimeout({kill:r,forceKillAfterDelay:i,context:s,controllerSignal:o.signal})},killOnTimeout=async({kill:r,forceKillAfterDelay:n,context:i,controllerSignal:e})=>{if(n!==!1)try{await(0,import_promises.setTimeout)(n,void 0,{signal:e}),r("SIGKILL")&&(i.isForcefullyTerminated??=!0)}catch{}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/abort-signal.js
var onAbortedSignal=async(o,a)=>{o.aborted||await(0,import_node_events.once)(o,"abort",{signal:a})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/cancel.js
var validateCancelSignal=({cancelSignal:t})=>{if(t!==void 0&&Object.prototype.toString.call(t)!=="[object AbortSignal]")throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(t)}`)},throwOnCancel=({subprocess:t,cancelSignal:o,gracefulCancel:r,context:a,controller:n})=>o===void 0||r?[]:[terminateOnCancel(t,o,a,n)],terminateOnCancel=async(t,o,r,{signal:a})=>{throw await onAbortedSignal(o,a),r.terminationReason??="cancel",t.kill(),o.reason};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/graceful.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/send.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/validation.js
var validateIpcMethod=({methodName:e,isSubprocess:n,ipc:t,isConnected:r})=>{validateIpcOption(e,n,t),validateConnection(e,n,r)},validateIpcOption=(e,n,t)=>{if(!t)throw new Error(`${getMethodName(e,n)} can only be used if the \`ipc\` option is \`true\`.`)},validateConnection=(e,n,t)=>{if(!t)throw new Error(`${getMethodName(e,n)} cannot be used: the ${getOtherProcessName(n)} has already exited or disconnected.`)},throwOnEarlyDisconnect=e=>{throw new Error(`${getMethodName("getOneMessage",e)} could not complete: the ${getOtherProcessName(e)} exited or disconnected.`)},throwOnStrictDeadlockError=e=>{throw new Error(`${getMethodName("sendMessage",e)} failed: the ${getOtherProcessName(e)} is sending a message too, instead of listening to incoming messages.
This can be fixed by both sending a message and listening to incoming messages at the same time:

const [receivedMessage] = await Promise.all([
	${getMethodName("getOneMessage",e)},
	${getMethodName("sendMessage",e,"message, {strict: true}")},
]);`)},getStrictResponseError=(e,n)=>new Error(`${getMethodName("sendMessage",n)} failed when sending an acknowledgment response to the ${getOtherProcessName(n)}.`,{cause:e}),throwOnMissingStrict=e=>{throw new Error(`${getMethodName("sendMessage",e)} failed: the ${getOtherProcessName(e)} is not listening to incoming messages.`)},throwOnStrictDisconnect=e=>{throw new Error(`${getMethodName("sendMessage",e)} failed: the ${getOtherProcessName(e)} exited without listening to incoming messages.`)},getAbortDisconnectError=()=>new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(!0)} disconnected.`),throwOnMissingParent=()=>{throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.")},handleEpipeError=({error:e,methodName:n,isSubprocess:t})=>{if(e.code==="EPIPE")throw new Error(`${getMethodName(n,t)} cannot be used: the ${getOtherProcessName(t)} is disconnecting.`,{cause:e})},handleSerializationError=({error:e,methodName:n,isSubprocess:t,message:r})=>{if(isSerializationError(e))throw new Error(`${getMethodName(n,t)}'s argument type is invalid: the message cannot be serialized: ${String(r)}.`,{cause:e})},isSerializationError=({code:e,message:n})=>SERIALIZATION_ERROR_CODES.has(e)||SERIALIZATION_ERROR_MESSAGES.some(t=>n.includes(t)),SERIALIZATION_ERROR_CODES=new Set(["ERR_MISSING_ARGS","ERR_INVALID_ARG_TYPE"]),SERIALIZATION_ERROR_MESSAGES=["could not be cloned","circular structure","call stack size exceeded"],getMethodName=(e,n,t="")=>e==="cancelSignal"?"`cancelSignal`'s `controller.abort()`":`${getNamespaceName(n)}${e}(${t})`,getNamespaceName=e=>e?"":"subprocess.",getOtherProcessName=e=>e?"parent process":"subprocess",disconnect=e=>{e.connected&&e.disconnect()};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/deferred.js
var createDeferred=()=>{const e={},s=new Promise((r,t)=>{Object.assign(e,{resolve:r,reject:t})});return Object.assign(s,e)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/fd-options.js
var getToStream=(t,e="stdin")=>{const{options:r,fileDescriptors:n}=SUBPROCESS_OPTIONS.get(t),i=getFdNumber(n,e,!0),s=t.stdio[i];if(s===null)throw new TypeError(getInvalidStdioOptionMessage(i,e,r,!0));return s},getFromStream=(t,e="stdout")=>{const{options:r,fileDescriptors:n}=SUBPROCESS_OPTIONS.get(t),i=getFdNumber(n,e,!1),s=i==="all"?t.all:t.stdio[i];if(s==null)throw new TypeError(getInvalidStdioOptionMessage(i,e,r,!1));return s},SUBPROCESS_OPTIONS=new WeakMap,getFdNumber=(t,e,o)=>{const r=parseFdNumber(e,o);return validateFdNumber(r,e,o,t),r},parseFdNumber=(t,e)=>{const o=parseFd(t);if(o!==void 0)return o;const{validOptions:r,defaultValue:n}=e?{validOptions:'"stdin"',defaultValue:"stdin"}:{validOptions:'"stdout", "stderr", "all"',defaultValue:"stdout"};throw new TypeError(`"${getOptionName(e)}" must not be "${t}".
It must be ${r} or "fd3", "fd4" (and so on).
It is optional and defaults to "${n}".`)},validateFdNumber=(t,e,o,r)=>{const n=r[getUsedDescriptor(t)];if(n===void 0)throw new TypeError(`"${getOptionName(o)}" must not be ${e}. That file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);if(n.direction==="input"&&!o)throw new TypeError(`"${getOptionName(o)}" must not be ${e}. It must be a readable stream, not writable.`);if(n.direction!=="input"&&o)throw new TypeError(`"${getOptionName(o)}" must not be ${e}. It must be a writable stream, not readable.`)},getInvalidStdioOptionMessage=(t,e,o,r)=>{if(t==="all"&&!o.all)return`The "all" option must be true to use "from: 'all'".`;const{optionName:n,optionValue:i}=getInvalidStdioOption(t,o);return`The "${n}: ${serializeOptionValue(i)}" option is incompatible with using "${getOptionName(r)}: ${serializeOptionValue(e)}".
Please set this option with "pipe" instead.`},getInvalidStdioOption=(t,{stdin:e,stdout:o,stderr:r,stdio:n})=>{const i=getUsedDescriptor(t);return i===0&&e!==void 0?{optionName:"stdin",optionValue:e}:i===1&&o!==void 0?{optionName:"stdout",optionValue:o}:i===2&&r!==void 0?{optionName:"stderr",optionValue:r}:{optionName:`stdio[${i}]`,optionValue:n[i]}},getUsedDescriptor=t=>t==="all"?1:t,getOptionName=t=>t?"to":"from",serializeOptionValue=t=>typeof t=="string"?`'${t}'`:typeof t=="number"?`${t}`:"Stream";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/strict.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/utils/max-listeners.js
var incrementMaxListeners=(s,r,a)=>{const e=s.getMaxListeners();e===0||e===Number.POSITIVE_INFINITY||(s.setMaxListeners(e+r),(0,import_node_events3.addAbortListener)(a,()=>{s.setMaxListeners(s.getMaxListeners()-r)}))};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/forward.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/incoming.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/reference.js
var addReference=(e,r)=>{r&&addReferenceCount(e)},addReferenceCount=e=>{e.refCounted()},removeReference=(e,r)=>{r&&removeReferenceCount(e)},removeReferenceCount=e=>{e.unrefCounted()},undoAddedReferences=(e,r)=>{r&&(removeReferenceCount(e),removeReferenceCount(e))},redoAddedReferences=(e,r)=>{r&&(addReferenceCount(e),addReferenceCount(e))};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/incoming.js
var onMessage=async({anyProcess:e,channel:a,isSubprocess:o,ipcEmitter:n},t)=>{if(handleStrictResponse(t)||handleAbort(t))return;INCOMING_MESSAGES.has(e)||INCOMING_MESSAGES.set(e,[]);const s=INCOMING_MESSAGES.get(e);if(s.push(t),!(s.length>1))for(;s.length>0;){await waitForOutgoingMessages(e,n,t),await import_promises3.scheduler.yield();const i=await handleStrictRequest({wrappedMessage:s[0],anyProcess:e,channel:a,isSubprocess:o,ipcEmitter:n});s.shift(),n.emit("message",i),n.emit("message:done")}},onDisconnect=async({anyProcess:e,channel:a,isSubprocess:o,ipcEmitter:n,boundOnMessage:t})=>{abortOnDisconnect();const s=INCOMING_MESSAGES.get(e);for(;s?.length>0;)await(0,import_node_events5.once)(n,"message:done");e.removeListener("message",t),redoAddedReferences(a,o),n.connected=!1,n.emit("disconnect")},INCOMING_MESSAGES=new WeakMap;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/forward.js
var getIpcEmitter=(e,t,d)=>{if(IPC_EMITTERS.has(e))return IPC_EMITTERS.get(e);const n=new import_node_events4.EventEmitter;return n.connected=!0,IPC_EMITTERS.set(e,n),forwardEvents({ipcEmitter:n,anyProcess:e,channel:t,isSubprocess:d}),n},IPC_EMITTERS=new WeakMap,forwardEvents=({ipcEmitter:e,anyProcess:t,channel:d,isSubprocess:n})=>{const i=onMessage.bind(void 0,{anyProcess:t,channel:d,isSubprocess:n,ipcEmitter:e});t.on("message",i),t.once("disconnect",onDisconnect.bind(void 0,{anyProcess:t,channel:d,isSubprocess:n,ipcEmitter:e,boundOnMessage:i})),undoAddedReferences(d,n)},isConnected=e=>{const t=IPC_EMITTERS.get(e);return t===void 0?e.channel!==null:t.connected};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/strict.js
var handleSendStrict=({anyProcess:e,channel:r,isSubprocess:t,message:n,strict:i})=>{if(!i)return n;const s=getIpcEmitter(e,r,t),c=hasMessageListeners(e,s);return{id:count++,type:REQUEST_TYPE,message:n,hasListeners:c}},count=0n,validateStrictDeadlock=(e,r)=>{if(!(r?.type!==REQUEST_TYPE||r.hasListeners))for(const{id:t}of e)t!==void 0&&STRICT_RESPONSES[t].resolve({isDeadlock:!0,hasListeners:!1})},handleStrictRequest=async({wrappedMessage:e,anyProcess:r,channel:t,isSubprocess:n,ipcEmitter:i})=>{if(e?.type!==REQUEST_TYPE||!r.connected)return e;const{id:s,message:c}=e,o={id:s,type:RESPONSE_TYPE,message:hasMessageListeners(r,i)};try{await sendMessage({anyProcess:r,channel:t,isSubprocess:n,ipc:!0},o)}catch(a){i.emit("strict:error",a)}return c},handleStrictResponse=e=>{if(e?.type!==RESPONSE_TYPE)return!1;const{id:r,message:t}=e;return STRICT_RESPONSES[r]?.resolve({isDeadlock:!1,hasListeners:t}),!0},waitForStrictResponse=async(e,r,t)=>{if(e?.type!==REQUEST_TYPE)return;const n=createDeferred();STRICT_RESPONSES[e.id]=n;const i=new AbortController;try{const{isDeadlock:s,hasListeners:c}=await Promise.race([n,throwOnDisconnect(r,t,i)]);s&&throwOnStrictDeadlockError(t),c||throwOnMissingStrict(t)}finally{i.abort(),delete STRICT_RESPONSES[e.id]}},STRICT_RESPONSES={},throwOnDisconnect=async(e,r,{signal:t})=>{incrementMaxListeners(e,1,t),await(0,import_node_events2.once)(e,"disconnect",{signal:t}),throwOnStrictDisconnect(r)},REQUEST_TYPE="execa:ipc:request",RESPONSE_TYPE="execa:ipc:response";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/outgoing.js
var startSendMessage=(e,t,a)=>{OUTGOING_MESSAGES.has(e)||OUTGOING_MESSAGES.set(e,new Set);const s=OUTGOING_MESSAGES.get(e),i=createDeferred(),n=a?t.id:void 0,g={onMessageSent:i,id:n};return s.add(g),{outgoingMessages:s,outgoingMessage:g}},endSendMessage=({outgoingMessages:e,outgoingMessage:t})=>{e.delete(t),t.onMessageSent.resolve()},waitForOutgoingMessages=async(e,t,a)=>{for(;!hasMessageListeners(e,t)&&OUTGOING_MESSAGES.get(e)?.size>0;){const s=[...OUTGOING_MESSAGES.get(e)];validateStrictDeadlock(s,a),await Promise.all(s.map(({onMessageSent:i})=>i))}},OUTGOING_MESSAGES=new WeakMap,hasMessageListeners=(e,t)=>t.listenerCount("message")>getMinListenerCount(e),getMinListenerCount=e=>SUBPROCESS_OPTIONS.has(e)&&!getFdSpecificValue(SUBPROCESS_OPTIONS.get(e).options.buffer,"ipc")?1:0;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/send.js
var sendMessage=({anyProcess:e,channel:t,isSubprocess:a,ipc:d},r,{strict:i=!1}={})=>{const n="sendMessage";return validateIpcMethod({methodName:n,isSubprocess:a,ipc:d,isConnected:e.connected}),sendMessageAsync({anyProcess:e,channel:t,methodName:n,isSubprocess:a,message:r,strict:i})},sendMessageAsync=async({anyProcess:e,channel:t,methodName:a,isSubprocess:d,message:r,strict:i})=>{const n=handleSendStrict({anyProcess:e,channel:t,isSubprocess:d,message:r,strict:i}),o=startSendMessage(e,n,i);try{await sendOneMessage({anyProcess:e,methodName:a,isSubprocess:d,wrappedMessage:n,message:r})}catch(M){throw disconnect(e),M}finally{endSendMessage(o)}},sendOneMessage=async({anyProcess:e,methodName:t,isSubprocess:a,wrappedMessage:d,message:r})=>{const i=getSendMethod(e);try{await Promise.all([waitForStrictResponse(d,e,a),i(d)])}catch(n){throw handleEpipeError({error:n,methodName:t,isSubprocess:a}),handleSerializationError({error:n,methodName:t,isSubprocess:a,message:r}),n}},getSendMethod=e=>{if(PROCESS_SEND_METHODS.has(e))return PROCESS_SEND_METHODS.get(e);const t=(0,import_node_util5.promisify)(e.send.bind(e));return PROCESS_SEND_METHODS.set(e,t),t},PROCESS_SEND_METHODS=new WeakMap;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/graceful.js
var sendAbort=(e,r)=>{const n="cancelSignal";return validateConnection(n,!1,e.connected),sendOneMessage({anyProcess:e,methodName:n,isSubprocess:!1,wrappedMessage:{type:GRACEFUL_CANCEL_TYPE,message:r},message:r})},getCancelSignal=async({anyProcess:e,channel:r,isSubprocess:n,ipc:t})=>(await startIpc({anyProcess:e,channel:r,isSubprocess:n,ipc:t}),cancelController.signal),startIpc=async({anyProcess:e,channel:r,isSubprocess:n,ipc:t})=>{if(!cancelListening){if(cancelListening=!0,!t){throwOnMissingParent();return}if(r===null){abortOnDisconnect();return}getIpcEmitter(e,r,n),await import_promises2.scheduler.yield()}},cancelListening=!1,handleAbort=e=>e?.type!==GRACEFUL_CANCEL_TYPE?!1:(cancelController.abort(e.message),!0),GRACEFUL_CANCEL_TYPE="execa:ipc:cancel",abortOnDisconnect=()=>{cancelController.abort(getAbortDisconnectError())},cancelController=new AbortController;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/graceful.js
var validateGracefulCancel=({gracefulCancel:e,cancelSignal:n,ipc:t,serialization:r})=>{if(e){if(n===void 0)throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");if(!t)throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");if(r==="json")throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.")}},throwOnGracefulCancel=({subprocess:e,cancelSignal:n,gracefulCancel:t,forceKillAfterDelay:r,context:o,controller:a})=>t?[sendOnAbort({subprocess:e,cancelSignal:n,forceKillAfterDelay:r,context:o,controller:a})]:[],sendOnAbort=async({subprocess:e,cancelSignal:n,forceKillAfterDelay:t,context:r,controller:{signal:o}})=>{await onAbortedSignal(n,o);const a=getReason(n);throw await sendAbort(e,a),killOnTimeout({kill:e.kill,forceKillAfterDelay:t,context:r,controllerSignal:o}),r.terminationReason??="gracefulCancel",n.reason},getReason=({reason:e})=>{if(!(e instanceof DOMException))return e;const n=new Error(e.message);return Object.defineProperty(n,"stack",{value:e.stack,enumerable:!1,configurable:!0,writable:!0}),n};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/timeout.js
var validateTimeout=({timeout:e})=>{if(e!==void 0&&(!Number.isFinite(e)||e<0))throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${e}\` (${typeof e})`)},throwOnTimeout=(e,i,r,o)=>i===0||i===void 0?[]:[killAfterTimeout(e,i,r,o)],killAfterTimeout=async(e,i,r,{signal:o})=>{throw await(0,import_promises4.setTimeout)(i,void 0,{signal:o}),r.terminationReason??="timeout",e.kill(),new DiscardedError};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/node.js
var mapNode=({options:e})=>{if(e.node===!1)throw new TypeError('The "node" option cannot be false with `execaNode()`.');return{options:{...e,node:!0}}},handleNodeOption=(e,t,{node:n=!1,nodePath:i=import_node_process7.execPath,nodeOptions:s=import_node_process7.execArgv.filter(o=>!o.startsWith("--inspect")),cwd:r,execPath:h,...p})=>{if(h!==void 0)throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');const o=safeNormalizeFileUrl(i,'The "nodePath" option'),a=import_node_path4.default.resolve(r,o),d={...p,nodePath:a,node:n,cwd:r};if(!n)return[e,t,d];if(import_node_path4.default.basename(e,".exe")==="node")throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');return[a,[...s,e,...t],{ipc:!0,...d,shell:!1}]};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/ipc-input.js
var validateIpcInputOption=({ipcInput:r,ipc:t,serialization:e})=>{if(r!==void 0){if(!t)throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");validateIpcInput[e](r)}},validateAdvancedInput=r=>{try{(0,import_node_v8.serialize)(r)}catch(t){throw new Error("The `ipcInput` option is not serializable with a structured clone.",{cause:t})}},validateJsonInput=r=>{try{JSON.stringify(r)}catch(t){throw new Error("The `ipcInput` option is not serializable with JSON.",{cause:t})}},validateIpcInput={advanced:validateAdvancedInput,json:validateJsonInput},sendIpcInput=async(r,t)=>{t!==void 0&&await r.sendMessage(t)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/encoding-option.js
var validateEncoding=({encoding:r})=>{if(ENCODINGS.has(r))return;const e=getCorrectEncoding(r);if(e!==void 0)throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(r)}\`.
Please rename it to ${serializeEncoding(e)}.`);const t=[...ENCODINGS].map(n=>serializeEncoding(n)).join(", ");throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(r)}\`.
Please rename it to one of: ${t}.`)},TEXT_ENCODINGS=new Set(["utf8","utf16le"]),BINARY_ENCODINGS=new Set(["buffer","hex","base64","base64url","latin1","ascii"]),ENCODINGS=new Set([...TEXT_ENCODINGS,...BINARY_ENCODINGS]),getCorrectEncoding=r=>{if(r===null)return"buffer";if(typeof r!="string")return;const e=r.toLowerCase();if(e in ENCODING_ALIASES)return ENCODING_ALIASES[e];if(ENCODINGS.has(e))return e},ENCODING_ALIASES={"utf-8":"utf8","utf-16le":"utf16le","ucs-2":"utf16le",ucs2:"utf16le",binary:"latin1"},serializeEncoding=r=>typeof r=="string"?`"${r}"`:String(r);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/cwd.js
var normalizeCwd=(r=getDefaultCwd())=>{const t=safeNormalizeFileUrl(r,'The "cwd" option');return import_node_path5.default.resolve(t)},getDefaultCwd=()=>{try{return import_node_process8.default.cwd()}catch(r){throw r.message=`The current directory does not exist.
${r.message}`,r}},fixCwdError=(r,t)=>{if(t===getDefaultCwd())return r;let e;try{e=(0,import_node_fs.statSync)(t)}catch(o){return`The "cwd" option is invalid: ${t}.
${o.message}
${r}`}return e.isDirectory()?r:`The "cwd" option is not a directory: ${t}.
${r}`};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/options.js
var normalizeOptions=(n,t,a)=>{a.cwd=normalizeCwd(a.cwd);const[i,o,r]=handleNodeOption(n,t,a),{command:l,args:s,options:f}=import_cross_spawn.default._parse(i,o,r),m=normalizeFdSpecificOptions(f),e=addDefaultOptions(m);return validateTimeout(e),validateEncoding(e),validateIpcInputOption(e),validateCancelSignal(e),validateGracefulCancel(e),e.shell=normalizeFileUrl(e.shell),e.env=getEnv(e),e.killSignal=normalizeKillSignal(e.killSignal),e.forceKillAfterDelay=normalizeForceKillAfterDelay(e.forceKillAfterDelay),e.lines=e.lines.map((d,c)=>d&&!BINARY_ENCODINGS.has(e.encoding)&&e.buffer[c]),import_node_process5.default.platform==="win32"&&import_node_path.default.basename(l,".exe")==="cmd"&&s.unshift("/q"),{file:l,commandArguments:s,options:e}},addDefaultOptions=({extendEnv:n=!0,preferLocal:t=!1,cwd:a,localDir:i=a,encoding:o="utf8",reject:r=!0,cleanup:l=!0,all:s=!1,windowsHide:f=!0,killSignal:m="SIGTERM",forceKillAfterDelay:e=!0,gracefulCancel:d=!1,ipcInput:c,ipc:p=c!==void 0||d,serialization:u="advanced",...v})=>({...v,extendEnv:n,preferLocal:t,cwd:a,localDirectory:i,encoding:o,reject:r,cleanup:l,all:s,windowsHide:f,killSignal:m,forceKillAfterDelay:e,gracefulCancel:d,ipcInput:c,ipc:p,serialization:u}),getEnv=({env:n,extendEnv:t,preferLocal:a,node:i,localDirectory:o,nodePath:r})=>{const l=t?{...import_node_process5.default.env,...n}:n;return a||i?npmRunPathEnv({env:l,cwd:o,execPath:r,preferLocal:a,addExecPath:i}):l};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/arguments/shell.js
var concatenateShell=(e,l,h)=>h.shell&&l.length>0?[[e,...l].join(" "),[],h]:[e,l,h];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/message.js

// node_modules/.pnpm/strip-final-newline@4.0.0/node_modules/strip-final-newline/index.js
function stripFinalNewline(r){if(typeof r=="string")return stripFinalNewlineString(r);if(!(ArrayBuffer.isView(r)&&r.BYTES_PER_ELEMENT===1))throw new Error("Input must be a string or a Uint8Array");return stripFinalNewlineBinary(r)}var stripFinalNewlineString=r=>r.at(-1)===LF?r.slice(0,r.at(-2)===CR?-2:-1):r,stripFinalNewlineBinary=r=>r.at(-1)===LF_BINARY?r.subarray(0,r.at(-2)===CR_BINARY?-2:-1):r,LF=`
`,LF_BINARY=LF.codePointAt(0),CR="\r",CR_BINARY=CR.codePointAt(0);

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/index.js

// node_modules/.pnpm/is-stream@4.0.1/node_modules/is-stream/index.js
function isStream(o,{checkOpen:e=!0}={}){return o!==null&&typeof o=="object"&&(o.writable||o.readable||!e||o.writable===void 0&&o.readable===void 0)&&typeof o.pipe=="function"}function isWritableStream(o,{checkOpen:e=!0}={}){return isStream(o,{checkOpen:e})&&(o.writable||!e)&&typeof o.write=="function"&&typeof o.end=="function"&&typeof o.writable=="boolean"&&typeof o.writableObjectMode=="boolean"&&typeof o.destroy=="function"&&typeof o.destroyed=="boolean"}function isReadableStream(o,{checkOpen:e=!0}={}){return isStream(o,{checkOpen:e})&&(o.readable||!e)&&typeof o.read=="function"&&typeof o.readable=="boolean"&&typeof o.readableObjectMode=="boolean"&&typeof o.destroy=="function"&&typeof o.destroyed=="boolean"}function isDuplexStream(o,e){return isWritableStream(o,e)&&isReadableStream(o,e)}

// node_modules/.pnpm/@sec-ant+readable-stream@0.4.1/node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
var a=Object.getPrototypeOf(Object.getPrototypeOf(async function*(){}).prototype),c=class{#t;#n;#r=!1;#e=void 0;constructor(e,t){this.#t=e,this.#n=t}next(){const e=()=>this.#i();return this.#e=this.#e?this.#e.then(e,e):e(),this.#e}return(e){const t=()=>this.#s(e);return this.#e?this.#e.then(t,t):t()}async#i(){if(this.#r)return{done:!0,value:void 0};let e;try{e=await this.#t.read()}catch(t){throw this.#e=void 0,this.#r=!0,this.#t.releaseLock(),t}return e.done&&(this.#e=void 0,this.#r=!0,this.#t.releaseLock()),e}async#s(e){if(this.#r)return{done:!0,value:e};if(this.#r=!0,!this.#n){const t=this.#t.cancel(e);return this.#t.releaseLock(),await t,{done:!0,value:e}}return this.#t.releaseLock(),{done:!0,value:e}}},n=Symbol();function i(){return this[n].next()}Object.defineProperty(i,"name",{value:"next"});function o(e){return this[n].return(e)}Object.defineProperty(o,"name",{value:"return"});var u=Object.create(a,{next:{enumerable:!0,configurable:!0,writable:!0,value:i},return:{enumerable:!0,configurable:!0,writable:!0,value:o}});function h({preventCancel:e=!1}={}){const t=this.getReader(),s=new c(t,e),r=Object.create(u);return r[n]=s,r}

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/stream.js
var getAsyncIterable=r=>{if(isReadableStream(r,{checkOpen:!1})&&nodeImports.on!==void 0)return getStreamIterable(r);if(typeof r?.[Symbol.asyncIterator]=="function")return r;if(toString.call(r)==="[object ReadableStream]")return h.call(r);throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.")},{toString}=Object.prototype,getStreamIterable=async function*(r){const e=new AbortController,a={};handleStreamEnd(r,e,a);try{for await(const[t]of nodeImports.on(r,"data",{signal:e.signal}))yield t}catch(t){if(a.error!==void 0)throw a.error;if(!e.signal.aborted)throw t}finally{r.destroy()}},handleStreamEnd=async(r,e,a)=>{try{await nodeImports.finished(r,{cleanup:!0,readable:!0,writable:!1,error:!1})}catch(t){a.error=t}finally{e.abort()}},nodeImports={};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/contents.js
var getStreamContents=async(r,{init:e,convertChunk:t,getSize:n,truncateChunk:f,addChunk:o,getFinalChunk:c,finalize:u},{maxBuffer:i=Number.POSITIVE_INFINITY}={})=>{const l=getAsyncIterable(r),s=e();s.length=0;try{for await(const a of l){const b=getChunkType(a),y=t[b](a,s);appendChunk({convertedChunk:y,state:s,getSize:n,truncateChunk:f,addChunk:o,maxBuffer:i})}return appendFinalChunk({state:s,convertChunk:t,getSize:n,truncateChunk:f,addChunk:o,getFinalChunk:c,maxBuffer:i}),u(s)}catch(a){const b=typeof a=="object"&&a!==null?a:new Error(a);throw b.bufferedData=u(s),b}},appendFinalChunk=({state:r,getSize:e,truncateChunk:t,addChunk:n,getFinalChunk:f,maxBuffer:o})=>{const c=f(r);c!==void 0&&appendChunk({convertedChunk:c,state:r,getSize:e,truncateChunk:t,addChunk:n,maxBuffer:o})},appendChunk=({convertedChunk:r,state:e,getSize:t,truncateChunk:n,addChunk:f,maxBuffer:o})=>{const c=t(r),u=e.length+c;if(u<=o){addNewChunk(r,e,f,u);return}const i=n(r,o-e.length);throw i!==void 0&&addNewChunk(i,e,f,o),new MaxBufferError},addNewChunk=(r,e,t,n)=>{e.contents=t(r,e,n),e.length=n},getChunkType=r=>{const e=typeof r;if(e==="string")return"string";if(e!=="object"||r===null)return"others";if(globalThis.Buffer?.isBuffer(r))return"buffer";const t=objectToString2.call(r);return t==="[object ArrayBuffer]"?"arrayBuffer":t==="[object DataView]"?"dataView":Number.isInteger(r.byteLength)&&Number.isInteger(r.byteOffset)&&objectToString2.call(r.buffer)==="[object ArrayBuffer]"?"typedArray":"others"},{toString:objectToString2}=Object.prototype,MaxBufferError=class extends Error{name="MaxBufferError";constructor(){super("maxBuffer exceeded")}};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/utils.js
var identity2=r=>r,noop=()=>{},getContentsProperty=({contents:r})=>r,throwObjectStream=r=>{throw new Error(`Streams in object mode are not supported: ${String(r)}`)},getLengthProperty=r=>r.length;

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/array.js
async function getStreamAsArray(n,t){return getStreamContents(n,arrayMethods,t)}var initArray=()=>({contents:[]}),increment=()=>1,addArrayChunk=(n,{contents:t})=>(t.push(n),t),arrayMethods={init:initArray,convertChunk:{string:identity2,buffer:identity2,arrayBuffer:identity2,dataView:identity2,typedArray:identity2,others:identity2},getSize:increment,truncateChunk:noop,addChunk:addArrayChunk,getFinalChunk:noop,finalize:getContentsProperty};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(r,e){return getStreamContents(r,arrayBufferMethods,e)}var initArrayBuffer=()=>({contents:new ArrayBuffer(0)}),useTextEncoder=r=>textEncoder2.encode(r),textEncoder2=new TextEncoder,useUint8Array=r=>new Uint8Array(r),useUint8ArrayWithOffset=r=>new Uint8Array(r.buffer,r.byteOffset,r.byteLength),truncateArrayBufferChunk=(r,e)=>r.slice(0,e),addArrayBufferChunk=(r,{contents:e,length:a},t)=>{const n=hasArrayBufferResize()?resizeArrayBuffer(e,t):resizeArrayBufferSlow(e,t);return new Uint8Array(n).set(r,a),n},resizeArrayBufferSlow=(r,e)=>{if(e<=r.byteLength)return r;const a=new ArrayBuffer(getNewContentsLength(e));return new Uint8Array(a).set(new Uint8Array(r),0),a},resizeArrayBuffer=(r,e)=>{if(e<=r.maxByteLength)return r.resize(e),r;const a=new ArrayBuffer(e,{maxByteLength:getNewContentsLength(e)});return new Uint8Array(a).set(new Uint8Array(r),0),a},getNewContentsLength=r=>SCALE_FACTOR**Math.ceil(Math.log(r)/Math.log(SCALE_FACTOR)),SCALE_FACTOR=2,finalizeArrayBuffer=({contents:r,length:e})=>hasArrayBufferResize()?r:r.slice(0,e),hasArrayBufferResize=()=>"resize"in ArrayBuffer.prototype,arrayBufferMethods={init:initArrayBuffer,convertChunk:{string:useTextEncoder,buffer:useUint8Array,arrayBuffer:useUint8Array,dataView:useUint8ArrayWithOffset,typedArray:useUint8ArrayWithOffset,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateArrayBufferChunk,addChunk:addArrayBufferChunk,getFinalChunk:noop,finalize:finalizeArrayBuffer};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/string.js
async function getStreamAsString(t,e){return getStreamContents(t,stringMethods,e)}var initString=()=>({contents:"",textDecoder:new TextDecoder}),useTextDecoder=(t,{textDecoder:e})=>e.decode(t,{stream:!0}),addStringChunk=(t,{contents:e})=>e+t,truncateStringChunk=(t,e)=>t.slice(0,e),getFinalStringChunk=({textDecoder:t})=>{const e=t.decode();return e===""?void 0:e},stringMethods={init:initString,convertChunk:{string:identity2,buffer:useTextDecoder,arrayBuffer:useTextDecoder,dataView:useTextDecoder,typedArray:useTextDecoder,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateStringChunk,addChunk:addStringChunk,getFinalChunk:getFinalStringChunk,finalize:getContentsProperty};

// node_modules/.pnpm/get-stream@9.0.1/node_modules/get-stream/source/index.js
Object.assign(nodeImports,{on:import_node_events6.on,finished:import_promises5.finished});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/max-buffer.js
var handleMaxBuffer=({error:e,stream:r,readableObjectMode:t,lines:f,encoding:a,fdNumber:n})=>{if(!(e instanceof MaxBufferError))throw e;if(n==="all")return e;const u=getMaxBufferUnit(t,f,a);throw e.maxBufferInfo={fdNumber:n,unit:u},r.destroy(),e},getMaxBufferUnit=(e,r,t)=>e?"objects":r?"lines":t==="buffer"?"bytes":"characters",checkIpcMaxBuffer=(e,r,t)=>{if(r.length!==t)return;const f=new MaxBufferError;throw f.maxBufferInfo={fdNumber:"ipc"},f},getMaxBufferMessage=(e,r)=>{const{streamName:t,threshold:f,unit:a}=getMaxBufferInfo(e,r);return`Command's ${t} was larger than ${f} ${a}`},getMaxBufferInfo=(e,r)=>{if(e?.maxBufferInfo===void 0)return{streamName:"output",threshold:r[1],unit:"bytes"};const{maxBufferInfo:{fdNumber:t,unit:f}}=e;delete e.maxBufferInfo;const a=getFdSpecificValue(r,t);return t==="ipc"?{streamName:"IPC output",threshold:a,unit:"messages"}:{streamName:getStreamName(t),threshold:a,unit:f}},isMaxBufferSync=(e,r,t)=>e?.code==="ENOBUFS"&&r!==null&&r.some(f=>f!==null&&f.length>getMaxBufferSync(t)),truncateMaxBufferSync=(e,r,t)=>{if(!r)return e;const f=getMaxBufferSync(t);return e.length>f?e.slice(0,f):e},getMaxBufferSync=([,e])=>e;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/message.js
var createMessages=({stdio:e,all:i,ipcOutput:t,originalError:n,signal:l,signalDescription:f,exitCode:a,escapedCommand:c,timedOut:s,isCanceled:u,isGracefullyCanceled:m,isMaxBuffer:o,isForcefullyTerminated:$,forceKillAfterDelay:d,killSignal:r,maxBuffer:p,timeout:M,cwd:C})=>{const x=n?.code,y=getErrorPrefix({originalError:n,timedOut:s,timeout:M,isMaxBuffer:o,maxBuffer:p,errorCode:x,signal:l,signalDescription:f,exitCode:a,isCanceled:u,isGracefullyCanceled:m,isForcefullyTerminated:$,forceKillAfterDelay:d,killSignal:r}),g=getOriginalMessage(n,C),h=g===void 0?"":`
${g}`,v=`${y}: ${c}${h}`,S=i===void 0?[e[2],e[1]]:[i],A=[v,...S,...e.slice(3),t.map(w=>serializeIpcMessage(w)).join(`
`)].map(w=>escapeLines(stripFinalNewline(serializeMessagePart(w)))).filter(Boolean).join(`

`);return{originalMessage:g,shortMessage:v,message:A}},getErrorPrefix=({originalError:e,timedOut:i,timeout:t,isMaxBuffer:n,maxBuffer:l,errorCode:f,signal:a,signalDescription:c,exitCode:s,isCanceled:u,isGracefullyCanceled:m,isForcefullyTerminated:o,forceKillAfterDelay:$,killSignal:d})=>{const r=getForcefulSuffix(o,$);return i?`Command timed out after ${t} milliseconds${r}`:m?a===void 0?`Command was gracefully canceled with exit code ${s}`:o?`Command was gracefully canceled${r}`:`Command was gracefully canceled with ${a} (${c})`:u?`Command was canceled${r}`:n?`${getMaxBufferMessage(e,l)}${r}`:f!==void 0?`Command failed with ${f}${r}`:o?`Command was killed with ${d} (${getSignalDescription(d)})${r}`:a!==void 0?`Command was killed with ${a} (${c})`:s!==void 0?`Command failed with exit code ${s}`:"Command failed"},getForcefulSuffix=(e,i)=>e?` and was forcefully terminated after ${i} milliseconds`:"",getOriginalMessage=(e,i)=>{if(e instanceof DiscardedError)return;const t=isExecaError(e)?e.originalMessage:String(e?.message??e),n=escapeLines(fixCwdError(t,i));return n===""?void 0:n},serializeIpcMessage=e=>typeof e=="string"?e:(0,import_node_util6.inspect)(e),serializeMessagePart=e=>Array.isArray(e)?e.map(i=>stripFinalNewline(serializeMessageItem(i))).filter(Boolean).join(`
`):serializeMessageItem(e),serializeMessageItem=e=>typeof e=="string"?e:isUint8Array(e)?uint8ArrayToString(e):"";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/result.js
var makeSuccessResult=({command:e,escapedCommand:s,stdio:r,all:i,ipcOutput:a,options:{cwd:t},startTime:n})=>omitUndefinedProperties({command:e,escapedCommand:s,cwd:t,durationMs:getDurationMs(n),failed:!1,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isTerminated:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,exitCode:0,stdout:r[1],stderr:r[2],all:i,stdio:r,ipcOutput:a,pipedFrom:[]}),makeEarlyError=({error:e,command:s,escapedCommand:r,fileDescriptors:i,options:a,startTime:t,isSync:n})=>makeError({error:e,command:s,escapedCommand:r,startTime:t,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,stdio:Array.from({length:i.length}),ipcOutput:[],options:a,isSync:n}),makeError=({error:e,command:s,escapedCommand:r,startTime:i,timedOut:a,isCanceled:t,isGracefullyCanceled:n,isMaxBuffer:l,isForcefullyTerminated:d,exitCode:u,signal:f,stdio:g,all:o,ipcOutput:c,options:{timeoutDuration:m,timeout:v=m,forceKillAfterDelay:p,killSignal:M,cwd:y,maxBuffer:F},isSync:O})=>{const{exitCode:D,signal:E,signalDescription:C}=normalizeExitPayload(u,f),{originalMessage:b,shortMessage:h,message:j}=createMessages({stdio:g,all:o,ipcOutput:c,originalError:e,signal:E,signalDescription:C,exitCode:D,escapedCommand:r,timedOut:a,isCanceled:t,isGracefullyCanceled:n,isMaxBuffer:l,isForcefullyTerminated:d,forceKillAfterDelay:p,killSignal:M,maxBuffer:F,timeout:v,cwd:y}),x=getFinalError(e,j,O);return Object.assign(x,getErrorProperties({error:x,command:s,escapedCommand:r,startTime:i,timedOut:a,isCanceled:t,isGracefullyCanceled:n,isMaxBuffer:l,isForcefullyTerminated:d,exitCode:D,signal:E,signalDescription:C,stdio:g,all:o,ipcOutput:c,cwd:y,originalMessage:b,shortMessage:h})),x},getErrorProperties=({error:e,command:s,escapedCommand:r,startTime:i,timedOut:a,isCanceled:t,isGracefullyCanceled:n,isMaxBuffer:l,isForcefullyTerminated:d,exitCode:u,signal:f,signalDescription:g,stdio:o,all:c,ipcOutput:m,cwd:v,originalMessage:p,shortMessage:M})=>omitUndefinedProperties({shortMessage:M,
originalMessage:p,command:s,escapedCommand:r,cwd:v,durationMs:getDurationMs(i),failed:!0,timedOut:a,isCanceled:t,isGracefullyCanceled:n,isTerminated:f!==void 0,isMaxBuffer:l,isForcefullyTerminated:d,exitCode:u,signal:f,signalDescription:g,code:e.cause?.code,stdout:o[1],stderr:o[2],all:c,stdio:o,ipcOutput:m,pipedFrom:[]}),omitUndefinedProperties=e=>Object.fromEntries(Object.entries(e).filter(([,s])=>s!==void 0)),normalizeExitPayload=(e,s)=>{const r=e===null?void 0:e,i=s===null?void 0:s,a=i===void 0?void 0:getSignalDescription(s);return{exitCode:r,signal:i,signalDescription:a}};

// node_modules/.pnpm/parse-ms@4.0.0/node_modules/parse-ms/index.js
var toZeroIfInfinity=n=>Number.isFinite(n)?n:0;function parseNumber(n){return{days:Math.trunc(n/864e5),hours:Math.trunc(n/36e5%24),minutes:Math.trunc(n/6e4%60),seconds:Math.trunc(n/1e3%60),milliseconds:Math.trunc(n%1e3),microseconds:Math.trunc(toZeroIfInfinity(n*1e3)%1e3),nanoseconds:Math.trunc(toZeroIfInfinity(n*1e6)%1e3)}}function parseBigint(n){return{days:n/86400000n,hours:n/3600000n%24n,minutes:n/60000n%60n,seconds:n/1000n%60n,milliseconds:n%1000n,microseconds:0n,nanoseconds:0n}}function parseMilliseconds(n){switch(typeof n){case"number":{if(Number.isFinite(n))return parseNumber(n);break}case"bigint":return parseBigint(n)}throw new TypeError("Expected a finite number or bigint")}

// node_modules/.pnpm/pretty-ms@9.3.1/node_modules/pretty-ms/index.js
var isZero=s=>s===0||s===0n,pluralize=(s,e)=>e===1||e===1n?s:`${s}s`,SECOND_ROUNDING_EPSILON=1e-7,ONE_DAY_IN_MILLISECONDS=24n*60n*60n*1000n;function prettyMilliseconds(s,e){const u=typeof s=="bigint";if(!u&&!Number.isFinite(s))throw new TypeError("Expected a finite number or bigint");e={...e};const f=s<0?"-":"";s=s<0?-s:s,e.colonNotation&&(e.compact=!1,e.formatSubMilliseconds=!1,e.separateMilliseconds=!1,e.verbose=!1),e.compact&&(e.unitCount=1,e.secondsDecimalDigits=0,e.millisecondsDecimalDigits=0);let l=[];const D=(o,i)=>{const t=Math.floor(o*10**i+SECOND_ROUNDING_EPSILON);return(Math.round(t)/10**i).toFixed(i)},c=(o,i,t,n)=>{if(!((l.length===0||!e.colonNotation)&&isZero(o)&&!(e.colonNotation&&t==="m"))){if(n??=String(o),e.colonNotation){const a=n.includes(".")?n.split(".")[0].length:n.length,d=l.length>0?2:1;n="0".repeat(Math.max(0,d-a))+n}else n+=e.verbose?" "+pluralize(i,o):t;l.push(n)}},r=parseMilliseconds(s),m=BigInt(r.days);if(e.hideYearAndDays?c(BigInt(m)*24n+BigInt(r.hours),"hour","h"):(e.hideYear?c(m,"day","d"):(c(m/365n,"year","y"),c(m%365n,"day","d")),c(Number(r.hours),"hour","h")),c(Number(r.minutes),"minute","m"),!e.hideSeconds)if(e.separateMilliseconds||e.formatSubMilliseconds||!e.colonNotation&&s<1e3&&!e.subSecondsAsDecimals){const o=Number(r.seconds),i=Number(r.milliseconds),t=Number(r.microseconds),n=Number(r.nanoseconds);if(c(o,"second","s"),e.formatSubMilliseconds)c(i,"millisecond","ms"),c(t,"microsecond","\xB5s"),c(n,"nanosecond","ns");else{const a=i+t/1e3+n/1e6,d=typeof e.millisecondsDecimalDigits=="number"?e.millisecondsDecimalDigits:0,M=a>=1?Math.round(a):Math.ceil(a),h=1e3-10**-d,b=d?Math.min(a,h).toFixed(d):Math.min(M,h);c(Number.parseFloat(b),"millisecond","ms",b)}}else{const o=(u?Number(s%ONE_DAY_IN_MILLISECONDS):s)/1e3%60,i=typeof e.secondsDecimalDigits=="number"?e.secondsDecimalDigits:1,t=D(o,i),n=e.keepDecimalsOnWholeSeconds?t:t.replace(/\.0+$/,"");c(Number.parseFloat(n),"second","s",n)}if(l.length===0)return f+"0"+(e.verbose?" millise\
conds":"ms");const N=e.colonNotation?":":" ";return typeof e.unitCount=="number"&&(l=l.slice(0,Math.max(e.unitCount,1))),f+l.join(N)}

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/error.js
var logError=(e,r)=>{e.failed&&verboseLog({type:"error",verboseMessage:e.shortMessage,verboseInfo:r,result:e})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/complete.js
var logResult=(o,r)=>{isVerbose(r)&&(logError(o,r),logDuration(o,r))},logDuration=(o,r)=>{const e=`(done in ${prettyMilliseconds(o.durationMs)})`;verboseLog({type:"duration",verboseMessage:e,verboseInfo:r,result:o})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/reject.js
var handleResult=(a,d,{reject:e})=>{if(logResult(a,d),a.failed&&e)throw a;return a};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-sync.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/type.js
var getStdioItemType=(r,e)=>isAsyncGenerator(r)?"asyncGenerator":isSyncGenerator(r)?"generator":isUrl(r)?"fileUrl":isFilePathObject(r)?"filePath":isWebStream(r)?"webStream":isStream(r,{checkOpen:!1})?"native":isUint8Array(r)?"uint8Array":isAsyncIterableObject(r)?"asyncIterable":isIterableObject(r)?"iterable":isTransformStream(r)?getTransformStreamType({transform:r},e):isTransformOptions(r)?getTransformObjectType(r,e):"native",getTransformObjectType=(r,e)=>isDuplexStream(r.transform,{checkOpen:!1})?getDuplexType(r,e):isTransformStream(r.transform)?getTransformStreamType(r,e):getGeneratorObjectType(r,e),getDuplexType=(r,e)=>(validateNonGeneratorType(r,e,"Duplex stream"),"duplex"),getTransformStreamType=(r,e)=>(validateNonGeneratorType(r,e,"web TransformStream"),"webTransform"),validateNonGeneratorType=({final:r,binary:e,objectMode:n},a,t)=>{checkUndefinedOption(r,`${a}.final`,t),checkUndefinedOption(e,`${a}.binary`,t),checkBooleanOption(n,`${a}.objectMode`)},checkUndefinedOption=(r,e,n)=>{if(r!==void 0)throw new TypeError(`The \`${e}\` option can only be defined when using a generator, not a ${n}.`)},getGeneratorObjectType=({transform:r,final:e,binary:n,objectMode:a},t)=>{if(r!==void 0&&!isGenerator(r))throw new TypeError(`The \`${t}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);if(isDuplexStream(e,{checkOpen:!1}))throw new TypeError(`The \`${t}.final\` option must not be a Duplex stream.`);if(isTransformStream(e))throw new TypeError(`The \`${t}.final\` option must not be a web TransformStream.`);if(e!==void 0&&!isGenerator(e))throw new TypeError(`The \`${t}.final\` option must be a generator.`);return checkBooleanOption(n,`${t}.binary`),checkBooleanOption(a,`${t}.objectMode`),isAsyncGenerator(r)||isAsyncGenerator(e)?"asyncGenerator":"generator"},checkBooleanOption=(r,e)=>{if(r!==void 0&&typeof r!="boolean")throw new TypeError(`The \`${e}\` option must use a boolean.`)},isGenerator=r=>isAsyncGenerator(r)||isSyncGenerator(r),isAsyncGenerator=r=>Object.
prototype.toString.call(r)==="[object AsyncGeneratorFunction]",isSyncGenerator=r=>Object.prototype.toString.call(r)==="[object GeneratorFunction]",isTransformOptions=r=>isPlainObject(r)&&(r.transform!==void 0||r.final!==void 0),isUrl=r=>Object.prototype.toString.call(r)==="[object URL]",isRegularUrl=r=>isUrl(r)&&r.protocol!=="file:",isFilePathObject=r=>isPlainObject(r)&&Object.keys(r).length>0&&Object.keys(r).every(e=>FILE_PATH_KEYS.has(e))&&isFilePathString(r.file),FILE_PATH_KEYS=new Set(["file","append"]),isFilePathString=r=>typeof r=="string",isUnknownStdioString=(r,e)=>r==="native"&&typeof e=="string"&&!KNOWN_STDIO_STRINGS.has(e),KNOWN_STDIO_STRINGS=new Set(["ipc","ignore","inherit","overlapped","pipe"]),isReadableStream2=r=>Object.prototype.toString.call(r)==="[object ReadableStream]",isWritableStream2=r=>Object.prototype.toString.call(r)==="[object WritableStream]",isWebStream=r=>isReadableStream2(r)||isWritableStream2(r),isTransformStream=r=>isReadableStream2(r?.readable)&&isWritableStream2(r?.writable),isAsyncIterableObject=r=>isObject(r)&&typeof r[Symbol.asyncIterator]=="function",isIterableObject=r=>isObject(r)&&typeof r[Symbol.iterator]=="function",isObject=r=>typeof r=="object"&&r!==null,TRANSFORM_TYPES=new Set(["generator","asyncGenerator","duplex","webTransform"]),FILE_TYPES=new Set(["fileUrl","filePath","fileNumber"]),SPECIAL_DUPLICATE_TYPES_SYNC=new Set(["fileUrl","filePath"]),SPECIAL_DUPLICATE_TYPES=new Set([...SPECIAL_DUPLICATE_TYPES_SYNC,"webStream","nodeStream"]),FORBID_DUPLICATE_TYPES=new Set(["webTransform","duplex"]),TYPE_TO_MESSAGE={generator:"a generator",asyncGenerator:"an async generator",fileUrl:"a file URL",filePath:"a file path string",fileNumber:"a file descriptor number",webStream:"a web stream",nodeStream:"a Node.js stream",webTransform:"a web TransformStream",duplex:"a Duplex stream",native:"any value",iterable:"an iterable",asyncIterable:"an async iterable",string:"a string",uint8Array:"a Uint8Array"};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/object-mode.js
var getTransformObjectModes=(a,e,t,r)=>r==="output"?getOutputObjectModes(a,e,t):getInputObjectModes(a,e,t),getOutputObjectModes=(a,e,t)=>{const r=e!==0&&t[e-1].value.readableObjectMode;return{writableObjectMode:r,readableObjectMode:a??r}},getInputObjectModes=(a,e,t)=>{const r=e===0?a===!0:t[e-1].value.readableObjectMode,b=e!==t.length-1&&(a??r);return{writableObjectMode:r,readableObjectMode:b}},getFdObjectMode=(a,e)=>{const t=a.findLast(({type:r})=>TRANSFORM_TYPES.has(r));return t===void 0?!1:e==="input"?t.value.writableObjectMode:t.value.readableObjectMode};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/normalize.js
var normalizeTransforms=(e,r,n,t)=>[...e.filter(({type:o})=>!TRANSFORM_TYPES.has(o)),...getTransforms(e,r,n,t)],getTransforms=(e,r,n,{encoding:t})=>{const o=e.filter(({type:a})=>TRANSFORM_TYPES.has(a)),s=Array.from({length:o.length});for(const[a,i]of Object.entries(o))s[a]=normalizeTransform({stdioItem:i,index:Number(a),newTransforms:s,optionName:r,direction:n,encoding:t});return sortTransforms(s,n)},normalizeTransform=({stdioItem:e,stdioItem:{type:r},index:n,newTransforms:t,optionName:o,direction:s,encoding:a})=>r==="duplex"?normalizeDuplex({stdioItem:e,optionName:o}):r==="webTransform"?normalizeTransformStream({stdioItem:e,index:n,newTransforms:t,direction:s}):normalizeGenerator({stdioItem:e,index:n,newTransforms:t,direction:s,encoding:a}),normalizeDuplex=({stdioItem:e,stdioItem:{value:{transform:r,transform:{writableObjectMode:n,readableObjectMode:t},objectMode:o=t}},optionName:s})=>{if(o&&!t)throw new TypeError(`The \`${s}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);if(!o&&t)throw new TypeError(`The \`${s}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);return{...e,value:{transform:r,writableObjectMode:n,readableObjectMode:t}}},normalizeTransformStream=({stdioItem:e,stdioItem:{value:r},index:n,newTransforms:t,direction:o})=>{const{transform:s,objectMode:a}=isPlainObject(r)?r:{transform:r},{writableObjectMode:i,readableObjectMode:f}=getTransformObjectModes(a,n,t,o);return{...e,value:{transform:s,writableObjectMode:i,readableObjectMode:f}}},normalizeGenerator=({stdioItem:e,stdioItem:{value:r},index:n,newTransforms:t,direction:o,encoding:s})=>{const{transform:a,final:i,binary:f=!1,preserveNewlines:l=!1,objectMode:m}=isPlainObject(r)?r:{transform:r},b=f||BINARY_ENCODINGS.has(s),{writableObjectMode:c,readableObjectMode:u}=getTransformObjectModes(m,n,t,o);return{...e,value:{transform:a,final:i,binary:b,preserveNewlines:l,writableObjectMode:c,readableObjectMode:u}}},sortTransforms=(e,r)=>r===
"input"?e.reverse():e;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/direction.js
var getStreamDirection=(t,e,r)=>{const n=t.map(a=>getStdioItemDirection(a,e));if(n.includes("input")&&n.includes("output"))throw new TypeError(`The \`${r}\` option must not be an array of both readable and writable values.`);return n.find(Boolean)??DEFAULT_DIRECTION},getStdioItemDirection=({type:t,value:e},r)=>KNOWN_DIRECTIONS[r]??guessStreamDirection[t](e),KNOWN_DIRECTIONS=["input","output","output"],anyDirection=()=>{},alwaysInput=()=>"input",guessStreamDirection={generator:anyDirection,asyncGenerator:anyDirection,fileUrl:anyDirection,filePath:anyDirection,iterable:alwaysInput,asyncIterable:alwaysInput,uint8Array:alwaysInput,webStream:t=>isWritableStream2(t)?"output":"input",nodeStream(t){return isReadableStream(t,{checkOpen:!1})?isWritableStream(t,{checkOpen:!1})?void 0:"input":"output"},webTransform:anyDirection,duplex:anyDirection,native(t){const e=getStandardStreamDirection(t);if(e!==void 0)return e;if(isStream(t,{checkOpen:!1}))return guessStreamDirection.nodeStream(t)}},getStandardStreamDirection=t=>{if([0,import_node_process9.default.stdin].includes(t))return"input";if([1,2,import_node_process9.default.stdout,import_node_process9.default.stderr].includes(t))return"output"},DEFAULT_DIRECTION="output";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/array.js
var normalizeIpcStdioArray=(c,i)=>i&&!c.includes("ipc")?[...c,"ipc"]:c;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/stdio-option.js
var normalizeStdioOption=({stdio:r,ipc:e,buffer:a,...A},S,i)=>{const n=getStdioArray(r,A).map((t,y)=>addDefaultValue2(t,y));return i?normalizeStdioSync(n,a,S):normalizeIpcStdioArray(n,e)},getStdioArray=(r,e)=>{if(r===void 0)return STANDARD_STREAMS_ALIASES.map(A=>e[A]);if(hasAlias(e))throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map(A=>`\`${A}\``).join(", ")}`);if(typeof r=="string")return[r,r,r];if(!Array.isArray(r))throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof r}\``);const a=Math.max(r.length,STANDARD_STREAMS_ALIASES.length);return Array.from({length:a},(A,S)=>r[S])},hasAlias=r=>STANDARD_STREAMS_ALIASES.some(e=>r[e]!==void 0),addDefaultValue2=(r,e)=>Array.isArray(r)?r.map(a=>addDefaultValue2(a,e)):r??(e>=STANDARD_STREAMS_ALIASES.length?"ignore":"pipe"),normalizeStdioSync=(r,e,a)=>r.map((A,S)=>!e[S]&&S!==0&&!isFullVerbose(a,S)&&isOutputPipeOnly(A)?"ignore":A),isOutputPipeOnly=r=>r==="pipe"||Array.isArray(r)&&r.every(e=>e==="pipe");

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/native.js
var handleNativeStream=({stdioItem:t,stdioItem:{type:r},isStdioArray:e,fdNumber:n,direction:a,isSync:i})=>!e||r!=="native"?t:i?handleNativeStreamSync({stdioItem:t,fdNumber:n,direction:a}):handleNativeStreamAsync({stdioItem:t,fdNumber:n}),handleNativeStreamSync=({stdioItem:t,stdioItem:{value:r,optionName:e},fdNumber:n,direction:a})=>{const i=getTargetFd({value:r,optionName:e,fdNumber:n,direction:a});if(i!==void 0)return i;if(isStream(r,{checkOpen:!1}))throw new TypeError(`The \`${e}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);return t},getTargetFd=({value:t,optionName:r,fdNumber:e,direction:n})=>{const a=getTargetFdNumber(t,e);if(a!==void 0){if(n==="output")return{type:"fileNumber",value:a,optionName:r};if(import_node_tty2.default.isatty(a))throw new TypeError(`The \`${r}: ${serializeOptionValue(t)}\` option is invalid: it cannot be a TTY with synchronous methods.`);return{type:"uint8Array",value:bufferToUint8Array((0,import_node_fs3.readFileSync)(a)),optionName:r}}},getTargetFdNumber=(t,r)=>{if(t==="inherit")return r;if(typeof t=="number")return t;const e=STANDARD_STREAMS.indexOf(t);if(e!==-1)return e},handleNativeStreamAsync=({stdioItem:t,stdioItem:{value:r,optionName:e},fdNumber:n})=>r==="inherit"?{type:"nodeStream",value:getStandardStream(n,r,e),optionName:e}:typeof r=="number"?{type:"nodeStream",value:getStandardStream(r,r,e),optionName:e}:isStream(r,{checkOpen:!1})?{type:"nodeStream",value:r,optionName:e}:t,getStandardStream=(t,r,e)=>{const n=STANDARD_STREAMS[t];if(n===void 0)throw new TypeError(`The \`${e}: ${r}\` option is invalid: no such standard stream.`);return n};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/input-option.js
var handleInputOptions=({input:e,inputFile:r},t)=>t===0?[...handleInputOption(e),...handleInputFileOption(r)]:[],handleInputOption=e=>e===void 0?[]:[{type:getInputType(e),value:e,optionName:"input"}],getInputType=e=>{if(isReadableStream(e,{checkOpen:!1}))return"nodeStream";if(typeof e=="string")return"string";if(isUint8Array(e))return"uint8Array";throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.")},handleInputFileOption=e=>e===void 0?[]:[{...getInputFileType(e),optionName:"inputFile"}],getInputFileType=e=>{if(isUrl(e))return{type:"fileUrl",value:e};if(isFilePathString(e))return{type:"filePath",value:{file:e}};throw new Error("The `inputFile` option must be a file path string or a file URL.")};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/duplicate.js
var filterDuplicates=t=>t.filter((r,e)=>t.every((i,a)=>r.value!==i.value||e>=a||r.type==="generator"||r.type==="asyncGenerator")),getDuplicateStream=({stdioItem:{type:t,value:r,optionName:e},direction:i,fileDescriptors:a,isSync:f})=>{const n=getOtherStdioItems(a,t);if(n.length!==0){if(f){validateDuplicateStreamSync({otherStdioItems:n,type:t,value:r,optionName:e,direction:i});return}if(SPECIAL_DUPLICATE_TYPES.has(t))return getDuplicateStreamInstance({otherStdioItems:n,type:t,value:r,optionName:e,direction:i});FORBID_DUPLICATE_TYPES.has(t)&&validateDuplicateTransform({otherStdioItems:n,type:t,value:r,optionName:e})}},getOtherStdioItems=(t,r)=>t.flatMap(({direction:e,stdioItems:i})=>i.filter(a=>a.type===r).map((a=>({...a,direction:e})))),validateDuplicateStreamSync=({otherStdioItems:t,type:r,value:e,optionName:i,direction:a})=>{SPECIAL_DUPLICATE_TYPES_SYNC.has(r)&&getDuplicateStreamInstance({otherStdioItems:t,type:r,value:e,optionName:i,direction:a})},getDuplicateStreamInstance=({otherStdioItems:t,type:r,value:e,optionName:i,direction:a})=>{const f=t.filter(l=>hasSameValue(l,e));if(f.length===0)return;const n=f.find(l=>l.direction!==a);return throwOnDuplicateStream(n,i,r),a==="output"?f[0].stream:void 0},hasSameValue=({type:t,value:r},e)=>t==="filePath"?r.file===e.file:t==="fileUrl"?r.href===e.href:r===e,validateDuplicateTransform=({otherStdioItems:t,type:r,value:e,optionName:i})=>{const a=t.find(({value:{transform:f}})=>f===e.transform);throwOnDuplicateStream(a,i,r)},throwOnDuplicateStream=(t,r,e)=>{if(t!==void 0)throw new TypeError(`The \`${t.optionName}\` and \`${r}\` options must not target ${TYPE_TO_MESSAGE[e]} that is the same.`)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle.js
var handleStdio=(e,t,r,o)=>{const a=normalizeStdioOption(t,r,o).map((n,d)=>getFileDescriptor({stdioOption:n,fdNumber:d,options:t,isSync:o})),s=getFinalFileDescriptors({initialFileDescriptors:a,addProperties:e,options:t,isSync:o});return t.stdio=s.map(({stdioItems:n})=>forwardStdio(n)),s},getFileDescriptor=({stdioOption:e,fdNumber:t,options:r,isSync:o})=>{const i=getStreamName(t),{stdioItems:a,isStdioArray:s}=initializeStdioItems({stdioOption:e,fdNumber:t,options:r,optionName:i}),n=getStreamDirection(a,t,i),d=a.map(c=>handleNativeStream({stdioItem:c,isStdioArray:s,fdNumber:t,direction:n,isSync:o})),l=normalizeTransforms(d,i,n,r),p=getFdObjectMode(l,n);return validateFileObjectMode(l,p),{direction:n,objectMode:p,stdioItems:l}},initializeStdioItems=({stdioOption:e,fdNumber:t,options:r,optionName:o})=>{const a=[...(Array.isArray(e)?e:[e]).map(d=>initializeStdioItem(d,o)),...handleInputOptions(r,t)],s=filterDuplicates(a),n=s.length>1;return validateStdioArray(s,n,o),validateStreams(s),{stdioItems:s,isStdioArray:n}},initializeStdioItem=(e,t)=>({type:getStdioItemType(e,t),value:e,optionName:t}),validateStdioArray=(e,t,r)=>{if(e.length===0)throw new TypeError(`The \`${r}\` option must not be an empty array.`);if(t){for(const{value:o,optionName:i}of e)if(INVALID_STDIO_ARRAY_OPTIONS.has(o))throw new Error(`The \`${i}\` option must not include \`${o}\`.`)}},INVALID_STDIO_ARRAY_OPTIONS=new Set(["ignore","ipc"]),validateStreams=e=>{for(const t of e)validateFileStdio(t)},validateFileStdio=({type:e,value:t,optionName:r})=>{if(isRegularUrl(t))throw new TypeError(`The \`${r}: URL\` option must use the \`file:\` scheme.
For example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);if(isUnknownStdioString(e,t))throw new TypeError(`The \`${r}: { file: '...' }\` option must be used instead of \`${r}: '...'\`.`)},validateFileObjectMode=(e,t)=>{if(!t)return;const r=e.find(({type:o})=>FILE_TYPES.has(o));if(r!==void 0)throw new TypeError(`The \`${r.optionName}\` option cannot use both files and transforms in objectMode.`)},getFinalFileDescriptors=({initialFileDescriptors:e,addProperties:t,options:r,isSync:o})=>{const i=[];try{for(const a of e)i.push(getFinalFileDescriptor({fileDescriptor:a,fileDescriptors:i,addProperties:t,options:r,isSync:o}));return i}catch(a){throw cleanupCustomStreams(i),a}},getFinalFileDescriptor=({fileDescriptor:{direction:e,objectMode:t,stdioItems:r},fileDescriptors:o,addProperties:i,options:a,isSync:s})=>{const n=r.map(d=>addStreamProperties({stdioItem:d,addProperties:i,direction:e,options:a,fileDescriptors:o,isSync:s}));return{direction:e,objectMode:t,stdioItems:n}},addStreamProperties=({stdioItem:e,addProperties:t,direction:r,options:o,fileDescriptors:i,isSync:a})=>{const s=getDuplicateStream({stdioItem:e,direction:r,fileDescriptors:i,isSync:a});return s!==void 0?{...e,stream:s}:{...e,...t[r][e.type](e,o)}},cleanupCustomStreams=e=>{for(const{stdioItems:t}of e)for(const{stream:r}of t)r!==void 0&&!isStandardStream(r)&&r.destroy()},forwardStdio=e=>{if(e.length>1)return e.some(({value:o})=>o==="overlapped")?"overlapped":"pipe";const[{type:t,value:r}]=e;return t==="native"?r:"pipe"};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-sync.js
var handleStdioSync=(e,r)=>handleStdio(addPropertiesSync,e,r,!0),forbiddenIfSync=({type:e,optionName:r})=>{throwInvalidSyncValue(r,TYPE_TO_MESSAGE[e])},forbiddenNativeIfSync=({optionName:e,value:r})=>((r==="ipc"||r==="overlapped")&&throwInvalidSyncValue(e,`"${r}"`),{}),throwInvalidSyncValue=(e,r)=>{throw new TypeError(`The \`${e}\` option cannot be ${r} with synchronous methods.`)},addProperties={generator(){},asyncGenerator:forbiddenIfSync,webStream:forbiddenIfSync,nodeStream:forbiddenIfSync,webTransform:forbiddenIfSync,duplex:forbiddenIfSync,asyncIterable:forbiddenIfSync,native:forbiddenNativeIfSync},addPropertiesSync={input:{...addProperties,fileUrl:({value:e})=>({contents:[bufferToUint8Array((0,import_node_fs2.readFileSync)(e))]}),filePath:({value:{file:e}})=>({contents:[bufferToUint8Array((0,import_node_fs2.readFileSync)(e))]}),fileNumber:forbiddenIfSync,iterable:({value:e})=>({contents:[...e]}),string:({value:e})=>({contents:[e]}),uint8Array:({value:e})=>({contents:[e]})},output:{...addProperties,fileUrl:({value:e})=>({path:e}),filePath:({value:{file:e,append:r}})=>({path:e,append:r}),fileNumber:({value:e})=>({path:e}),iterable:forbiddenIfSync,string:forbiddenIfSync,uint8Array:forbiddenIfSync}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/strip-newline.js
var stripNewline=(i,{stripFinalNewline:r},a)=>getStripFinalNewline(r,a)&&i!==void 0&&!Array.isArray(i)?stripFinalNewline(i):i,getStripFinalNewline=(i,r)=>r==="all"?i[1]||i[2]:i[r];

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/generator.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/split.js
var getSplitLinesGenerator=(n,e,i,t)=>n||i?void 0:initializeSplitLines(e,t),splitLinesSync=(n,e,i)=>i?n.flatMap(t=>splitLinesItemSync(t,e)):splitLinesItemSync(n,e),splitLinesItemSync=(n,e)=>{const{transform:i,final:t}=initializeSplitLines(e,{});return[...i(n),...t()]},initializeSplitLines=(n,e)=>(e.previousChunks="",{transform:splitGenerator.bind(void 0,e,n),final:linesFinal.bind(void 0,e)}),splitGenerator=function*(n,e,i){if(typeof i!="string"){yield i;return}let{previousChunks:t}=n,l=-1;for(let r=0;r<i.length;r+=1)if(i[r]===`
`){const a=getNewlineLength(i,r,e,n);let o=i.slice(l+1,r+1-a);t.length>0&&(o=concatString(t,o),t=""),yield o,l=r}l!==i.length-1&&(t=concatString(t,i.slice(l+1))),n.previousChunks=t},getNewlineLength=(n,e,i,t)=>i?0:(t.isWindowsNewline=e!==0&&n[e-1]==="\r",t.isWindowsNewline?2:1),linesFinal=function*({previousChunks:n}){n.length>0&&(yield n)},getAppendNewlineGenerator=({binary:n,preserveNewlines:e,readableObjectMode:i,state:t})=>n||e||i?void 0:{transform:appendNewlineGenerator.bind(void 0,t)},appendNewlineGenerator=function*({isWindowsNewline:n=!1},e){const{unixNewline:i,windowsNewline:t,LF:l,concatBytes:r}=typeof e=="string"?linesStringInfo:linesUint8ArrayInfo;if(e.at(-1)===l){yield e;return}yield r(e,n?t:i)},concatString=(n,e)=>`${n}${e}`,linesStringInfo={windowsNewline:`\r
`,unixNewline:`
`,LF:`
`,concatBytes:concatString},concatUint8Array=(n,e)=>{const i=new Uint8Array(n.length+e.length);return i.set(n,0),i.set(e,n.length),i},linesUint8ArrayInfo={windowsNewline:new Uint8Array([13,10]),unixNewline:new Uint8Array([10]),LF:10,concatBytes:concatUint8Array};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/validate.js
var getValidateTransformInput=(t,r)=>t?void 0:validateStringTransformInput.bind(void 0,r),validateStringTransformInput=function*(t,r){if(typeof r!="string"&&!isUint8Array(r)&&!import_node_buffer.Buffer.isBuffer(r))throw new TypeError(`The \`${t}\` option's transform must use "objectMode: true" to receive as input: ${typeof r}.`);yield r},getValidateTransformReturn=(t,r)=>t?validateObjectTransformReturn.bind(void 0,r):validateStringTransformReturn.bind(void 0,r),validateObjectTransformReturn=function*(t,r){validateEmptyReturn(t,r),yield r},validateStringTransformReturn=function*(t,r){if(validateEmptyReturn(t,r),typeof r!="string"&&!isUint8Array(r))throw new TypeError(`The \`${t}\` option's function must yield a string or an Uint8Array, not ${typeof r}.`);yield r},validateEmptyReturn=(t,r)=>{if(r==null)throw new TypeError(`The \`${t}\` option's function must not call \`yield ${r}\`.
Instead, \`yield\` should either be called with a value, or not be called at all. For example:
  if (condition) { yield value; }`)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/encoding-transform.js
var getEncodingTransformGenerator=(e,r,i)=>{if(i)return;if(e)return{transform:encodingUint8ArrayGenerator.bind(void 0,new TextEncoder)};const n=new import_node_string_decoder2.StringDecoder(r);return{transform:encodingStringGenerator.bind(void 0,n),final:encodingStringFinal.bind(void 0,n)}},encodingUint8ArrayGenerator=function*(e,r){import_node_buffer2.Buffer.isBuffer(r)?yield bufferToUint8Array(r):typeof r=="string"?yield e.encode(r):yield r},encodingStringGenerator=function*(e,r){yield isUint8Array(r)?e.write(r):r},encodingStringFinal=function*(e){const r=e.end();r!==""&&(yield r)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/run-async.js
var pushChunks=(0,import_node_util7.callbackify)(async(n,i,t,a)=>{i.currentIterable=n(...t);try{for await(const o of i.currentIterable)a.push(o)}finally{delete i.currentIterable}}),transformChunk=async function*(n,i,t){if(t===i.length){yield n;return}const{transform:a=identityGenerator}=i[t];for await(const o of a(n))yield*transformChunk(o,i,t+1)},finalChunks=async function*(n){for(const[i,{final:t}]of Object.entries(n))yield*generatorFinalChunks(t,Number(i),n)},generatorFinalChunks=async function*(n,i,t){if(n!==void 0)for await(const a of n())yield*transformChunk(a,t,i+1)},destroyTransform=(0,import_node_util7.callbackify)(async({currentIterable:n},i)=>{if(n!==void 0){await(i?n.throw(i):n.return());return}if(i)throw i}),identityGenerator=function*(n){yield n};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/run-sync.js
var pushChunksSync=(n,r,f,o)=>{try{for(const t of n(...r))f.push(t);o()}catch(t){o(t)}},runTransformSync=(n,r)=>[...r.flatMap(f=>[...transformChunkSync(f,n,0)]),...finalChunksSync(n)],transformChunkSync=function*(n,r,f){if(f===r.length){yield n;return}const{transform:o=identityGenerator2}=r[f];for(const t of o(n))yield*transformChunkSync(t,r,f+1)},finalChunksSync=function*(n){for(const[r,{final:f}]of Object.entries(n))yield*generatorFinalChunksSync(f,Number(r),n)},generatorFinalChunksSync=function*(n,r,f){if(n!==void 0)for(const o of n())yield*transformChunkSync(o,f,r+1)},identityGenerator2=function*(n){yield n};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/transform/generator.js
var generatorToStream=({value:e,value:{transform:f,final:s,writableObjectMode:r,readableObjectMode:n},optionName:i},{encoding:o})=>{const t={},a=addInternalGenerators(e,o,i),d=isAsyncGenerator(f),u=isAsyncGenerator(s),h=d?pushChunks.bind(void 0,transformChunk,t):pushChunksSync.bind(void 0,transformChunkSync),c=d||u?pushChunks.bind(void 0,finalChunks,t):pushChunksSync.bind(void 0,finalChunksSync),g=d||u?destroyTransform.bind(void 0,t):void 0;return{stream:new import_node_stream.Transform({writableObjectMode:r,writableHighWaterMark:(0,import_node_stream.getDefaultHighWaterMark)(r),readableObjectMode:n,readableHighWaterMark:(0,import_node_stream.getDefaultHighWaterMark)(n),transform(m,y,l){h([m,a,0],this,l)},flush(m){c([a],this,m)},destroy:g})}},runGeneratorsSync=(e,f,s,r)=>{const n=f.filter(({type:o})=>o==="generator"),i=r?n.reverse():n;for(const{value:o,optionName:t}of i){const a=addInternalGenerators(o,s,t);e=runTransformSync(a,e)}return e},addInternalGenerators=({transform:e,final:f,binary:s,writableObjectMode:r,readableObjectMode:n,preserveNewlines:i},o,t)=>{const a={};return[{transform:getValidateTransformInput(r,t)},getEncodingTransformGenerator(s,o,r),getSplitLinesGenerator(s,i,r,a),{transform:e,final:f},{transform:getValidateTransformReturn(n,t)},getAppendNewlineGenerator({binary:s,preserveNewlines:i,readableObjectMode:n,state:a})].filter(Boolean)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/input-sync.js
var addInputOptionsSync=(n,t)=>{for(const e of getInputFdNumbers(n))addInputOptionSync(n,e,t)},getInputFdNumbers=n=>new Set(Object.entries(n).filter(([,{direction:t}])=>t==="input").map(([t])=>Number(t))),addInputOptionSync=(n,t,e)=>{const{stdioItems:i}=n[t],r=i.filter(({contents:o})=>o!==void 0);if(r.length===0)return;if(t!==0){const[{type:o,optionName:a}]=r;throw new TypeError(`Only the \`stdin\` option, not \`${a}\`, can be ${TYPE_TO_MESSAGE[o]} with synchronous methods.`)}const s=r.map(({contents:o})=>o).map(o=>applySingleInputGeneratorsSync(o,i));e.input=joinToUint8Array(s)},applySingleInputGeneratorsSync=(n,t)=>{const e=runGeneratorsSync(n,t,"utf8",!0);return validateSerializable(e),joinToUint8Array(e)},validateSerializable=n=>{const t=n.find(e=>typeof e!="string"&&!isUint8Array(e));if(t!==void 0)throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${t}.`)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-sync.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/output.js
var shouldLogOutput=({stdioItems:e,encoding:a,verboseInfo:o,fdNumber:s})=>s!=="all"&&isFullVerbose(o,s)&&!BINARY_ENCODINGS.has(a)&&fdUsesVerbose(s)&&(e.some(({type:r,value:i})=>r==="native"&&PIPED_STDIO_VALUES.has(i))||e.every(({type:r})=>TRANSFORM_TYPES.has(r))),fdUsesVerbose=e=>e===1||e===2,PIPED_STDIO_VALUES=new Set(["pipe","overlapped"]),logLines=async(e,a,o,s)=>{for await(const r of e)isPipingStream(a)||logLine(r,o,s)},logLinesSync=(e,a,o)=>{for(const s of e)logLine(s,a,o)},isPipingStream=e=>e._readableState.pipes.length>0,logLine=(e,a,o)=>{const s=serializeVerboseMessage(e);verboseLog({type:"output",verboseMessage:s,fdNumber:a,verboseInfo:o})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-sync.js
var transformOutputSync=({fileDescriptors:t,syncResult:{output:e},options:n,isMaxBuffer:r,verboseInfo:s})=>{if(e===null)return{output:Array.from({length:3})};const i={},o=new Set([]);return{output:e.map((u,l)=>transformOutputResultSync({result:u,fileDescriptors:t,fdNumber:l,state:i,outputFiles:o,isMaxBuffer:r,verboseInfo:s},n)),...i}},transformOutputResultSync=({result:t,fileDescriptors:e,fdNumber:n,state:r,outputFiles:s,isMaxBuffer:i,verboseInfo:o},{buffer:a,encoding:u,lines:l,stripFinalNewline:S,maxBuffer:R})=>{if(t===null)return;const d=truncateMaxBufferSync(t,i,R),h=bufferToUint8Array(d),{stdioItems:c,objectMode:f}=e[n],v=runOutputGeneratorsSync([h],c,u,r),{serializedResult:p,finalResult:F=p}=serializeChunks({chunks:v,objectMode:f,encoding:u,lines:l,stripFinalNewline:S,fdNumber:n});logOutputSync({serializedResult:p,fdNumber:n,state:r,verboseInfo:o,encoding:u,stdioItems:c,objectMode:f});const y=a[n]?F:void 0;try{return r.error===void 0&&writeToFiles(p,c,s),y}catch(O){return r.error=O,y}},runOutputGeneratorsSync=(t,e,n,r)=>{try{return runGeneratorsSync(t,e,n,!1)}catch(s){return r.error=s,t}},serializeChunks=({chunks:t,objectMode:e,encoding:n,lines:r,stripFinalNewline:s,fdNumber:i})=>{if(e)return{serializedResult:t};if(n==="buffer")return{serializedResult:joinToUint8Array(t)};const o=joinToString(t,n);return r[i]?{serializedResult:o,finalResult:splitLinesSync(o,!s[i],e)}:{serializedResult:o}},logOutputSync=({serializedResult:t,fdNumber:e,state:n,verboseInfo:r,encoding:s,stdioItems:i,objectMode:o})=>{if(!shouldLogOutput({stdioItems:i,encoding:s,verboseInfo:r,fdNumber:e}))return;const a=splitLinesSync(t,!1,o);try{logLinesSync(a,e,r)}catch(u){n.error??=u}},writeToFiles=(t,e,n)=>{for(const{path:r,append:s}of e.filter(({type:i})=>FILE_TYPES.has(i))){const i=typeof r=="string"?r:r.toString();s||n.has(i)?(0,import_node_fs4.appendFileSync)(r,t):(n.add(i),(0,import_node_fs4.writeFileSync)(r,t))}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/all-sync.js
var getAllSync=([,r,i],a)=>{if(a.all)return r===void 0?i:i===void 0?r:Array.isArray(r)?Array.isArray(i)?[...r,...i]:[...r,stripNewline(i,a,"all")]:Array.isArray(i)?[stripNewline(r,a,"all"),...i]:isUint8Array(r)&&isUint8Array(i)?concatUint8Arrays([r,i]):`${r}${i}`};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/exit-async.js
var waitForExit=async(t,e)=>{const[r,a]=await waitForExitOrError(t);return e.isForcefullyTerminated??=!1,[r,a]},waitForExitOrError=async t=>{const[e,r]=await Promise.allSettled([(0,import_node_events7.once)(t,"spawn"),(0,import_node_events7.once)(t,"exit")]);return e.status==="rejected"?[]:r.status==="rejected"?waitForSubprocessExit(t):r.value},waitForSubprocessExit=async t=>{try{return await(0,import_node_events7.once)(t,"exit")}catch{return waitForSubprocessExit(t)}},waitForSuccessfulExit=async t=>{const[e,r]=await t;if(!isSubprocessErrorExit(e,r)&&isFailedExit(e,r))throw new DiscardedError;return[e,r]},isSubprocessErrorExit=(t,e)=>t===void 0&&e===void 0,isFailedExit=(t,e)=>t!==0||e!==null;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/exit-sync.js
var getExitResultSync=({error:r,status:t,signal:s,output:i},{maxBuffer:n})=>{const e=getResultError(r,t,s),u=e?.code==="ETIMEDOUT",a=isMaxBufferSync(e,i,n);return{resultError:e,exitCode:t,signal:s,timedOut:u,isMaxBuffer:a}},getResultError=(r,t,s)=>r!==void 0?r:isFailedExit(t,s)?new DiscardedError:void 0;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-sync.js
var execaCoreSync=(n,r,e)=>{const{file:c,commandArguments:i,command:l,escapedCommand:a,startTime:t,verboseInfo:s,options:o,fileDescriptors:u}=handleSyncArguments(n,r,e),d=spawnSubprocessSync({file:c,commandArguments:i,options:o,command:l,escapedCommand:a,verboseInfo:s,fileDescriptors:u,startTime:t});return handleResult(d,s,o)},handleSyncArguments=(n,r,e)=>{const{command:c,escapedCommand:i,startTime:l,verboseInfo:a}=handleCommand(n,r,e),t=normalizeSyncOptions(e),{file:s,commandArguments:o,options:u}=normalizeOptions(n,r,t);validateSyncOptions(u);const d=handleStdioSync(u,a);return{file:s,commandArguments:o,command:c,escapedCommand:i,startTime:l,verboseInfo:a,options:u,fileDescriptors:d}},normalizeSyncOptions=n=>n.node&&!n.ipc?{...n,ipc:!1}:n,validateSyncOptions=({ipc:n,ipcInput:r,detached:e,cancelSignal:c})=>{r&&throwInvalidSyncOption("ipcInput"),n&&throwInvalidSyncOption("ipc: true"),e&&throwInvalidSyncOption("detached: true"),c&&throwInvalidSyncOption("cancelSignal")},throwInvalidSyncOption=n=>{throw new TypeError(`The "${n}" option cannot be used with synchronous methods.`)},spawnSubprocessSync=({file:n,commandArguments:r,options:e,command:c,escapedCommand:i,verboseInfo:l,fileDescriptors:a,startTime:t})=>{const s=runSubprocessSync({file:n,commandArguments:r,options:e,command:c,escapedCommand:i,fileDescriptors:a,startTime:t});if(s.failed)return s;const{resultError:o,exitCode:u,signal:d,timedOut:S,isMaxBuffer:y}=getExitResultSync(s,e),{output:f,error:m=o}=transformOutputSync({fileDescriptors:a,syncResult:s,options:e,isMaxBuffer:y,verboseInfo:l}),p=f.map((h,v)=>stripNewline(h,e,v)),g=stripNewline(getAllSync(f,e),e,"all");return getSyncResult({error:m,exitCode:u,signal:d,timedOut:S,isMaxBuffer:y,stdio:p,all:g,options:e,command:c,escapedCommand:i,startTime:t})},runSubprocessSync=({file:n,commandArguments:r,options:e,command:c,escapedCommand:i,fileDescriptors:l,startTime:a})=>{try{addInputOptionsSync(l,e);const t=normalizeSpawnSyncOptions(e);return(0,import_node_child_process2.
spawnSync)(...concatenateShell(n,r,t))}catch(t){return makeEarlyError({error:t,command:c,escapedCommand:i,fileDescriptors:l,options:e,startTime:a,isSync:!0})}},normalizeSpawnSyncOptions=({encoding:n,maxBuffer:r,...e})=>({...e,encoding:"buffer",maxBuffer:getMaxBufferSync(r)}),getSyncResult=({error:n,exitCode:r,signal:e,timedOut:c,isMaxBuffer:i,stdio:l,all:a,options:t,command:s,escapedCommand:o,startTime:u})=>n===void 0?makeSuccessResult({command:s,escapedCommand:o,stdio:l,all:a,ipcOutput:[],options:t,startTime:u}):makeError({error:n,command:s,escapedCommand:o,timedOut:c,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:i,isForcefullyTerminated:!1,exitCode:r,signal:e,stdio:l,all:a,ipcOutput:[],options:t,startTime:u,isSync:!0});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-async.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/methods.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/get-one.js
var getOneMessage=({anyProcess:t,channel:n,isSubprocess:e,ipc:r},{reference:a=!0,filter:o}={})=>(validateIpcMethod({methodName:"getOneMessage",isSubprocess:e,ipc:r,isConnected:isConnected(t)}),getOneMessageAsync({anyProcess:t,channel:n,isSubprocess:e,filter:o,reference:a})),getOneMessageAsync=async({anyProcess:t,channel:n,isSubprocess:e,filter:r,reference:a})=>{addReference(n,a);const o=getIpcEmitter(t,n,e),s=new AbortController;try{return await Promise.race([getMessage(o,r,s),throwOnDisconnect2(o,e,s),throwOnStrictError(o,e,s)])}catch(i){throw disconnect(t),i}finally{s.abort(),removeReference(n,a)}},getMessage=async(t,n,{signal:e})=>{if(n===void 0){const[r]=await(0,import_node_events9.once)(t,"message",{signal:e});return r}for await(const[r]of(0,import_node_events9.on)(t,"message",{signal:e}))if(n(r))return r},throwOnDisconnect2=async(t,n,{signal:e})=>{await(0,import_node_events9.once)(t,"disconnect",{signal:e}),throwOnEarlyDisconnect(n)},throwOnStrictError=async(t,n,{signal:e})=>{const[r]=await(0,import_node_events9.once)(t,"strict:error",{signal:e});throw getStrictResponseError(r,n)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/get-each.js
var getEachMessage=({anyProcess:t,channel:a,isSubprocess:e,ipc:r},{reference:n=!0}={})=>loopOnMessages({anyProcess:t,channel:a,isSubprocess:e,ipc:r,shouldAwait:!e,reference:n}),loopOnMessages=({anyProcess:t,channel:a,isSubprocess:e,ipc:r,shouldAwait:n,reference:i})=>{validateIpcMethod({methodName:"getEachMessage",isSubprocess:e,ipc:r,isConnected:isConnected(t)}),addReference(a,i);const o=getIpcEmitter(t,a,e),c=new AbortController,s={};return stopOnDisconnect(t,o,c),abortOnStrictError({ipcEmitter:o,isSubprocess:e,controller:c,state:s}),iterateOnMessages({anyProcess:t,channel:a,ipcEmitter:o,isSubprocess:e,shouldAwait:n,controller:c,state:s,reference:i})},stopOnDisconnect=async(t,a,e)=>{try{await(0,import_node_events10.once)(a,"disconnect",{signal:e.signal}),e.abort()}catch{}},abortOnStrictError=async({ipcEmitter:t,isSubprocess:a,controller:e,state:r})=>{try{const[n]=await(0,import_node_events10.once)(t,"strict:error",{signal:e.signal});r.error=getStrictResponseError(n,a),e.abort()}catch{}},iterateOnMessages=async function*({anyProcess:t,channel:a,ipcEmitter:e,isSubprocess:r,shouldAwait:n,controller:i,state:o,reference:c}){try{for await(const[s]of(0,import_node_events10.on)(e,"message",{signal:i.signal}))throwIfStrictError(o),yield s}catch{throwIfStrictError(o)}finally{i.abort(),removeReference(a,c),r||disconnect(t),n&&await t}},throwIfStrictError=({error:t})=>{if(t)throw t};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/methods.js
var addIpcMethods=(e,{ipc:n})=>{Object.assign(e,getIpcMethods(e,!1,n))},getIpcExport=()=>{const e=import_node_process10.default,n=!0,a=import_node_process10.default.channel!==void 0;return{...getIpcMethods(e,n,a),getCancelSignal:getCancelSignal.bind(void 0,{anyProcess:e,channel:e.channel,isSubprocess:n,ipc:a})}},getIpcMethods=(e,n,a)=>({sendMessage:sendMessage.bind(void 0,{anyProcess:e,channel:e.channel,isSubprocess:n,ipc:a}),getOneMessage:getOneMessage.bind(void 0,{anyProcess:e,channel:e.channel,isSubprocess:n,ipc:a}),getEachMessage:getEachMessage.bind(void 0,{anyProcess:e,channel:e.channel,isSubprocess:n,ipc:a})});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/return/early-error.js
var handleEarlyError=({error:r,command:t,escapedCommand:e,fileDescriptors:a,options:s,startTime:o,verboseInfo:m})=>{cleanupCustomStreams(a);const n=new import_node_child_process5.ChildProcess;createDummyStreams(n,a),Object.assign(n,{readable,writable,duplex});const d=makeEarlyError({error:r,command:t,escapedCommand:e,fileDescriptors:a,options:s,startTime:o,isSync:!1}),c=handleDummyPromise(d,m,s);return{subprocess:n,promise:c}},createDummyStreams=(r,t)=>{const e=createDummyStream(),a=createDummyStream(),s=createDummyStream(),o=Array.from({length:t.length-3},createDummyStream),m=createDummyStream(),n=[e,a,s,...o];Object.assign(r,{stdin:e,stdout:a,stderr:s,all:m,stdio:n})},createDummyStream=()=>{const r=new import_node_stream2.PassThrough;return r.end(),r},readable=()=>new import_node_stream2.Readable({read(){}}),writable=()=>new import_node_stream2.Writable({write(){}}),duplex=()=>new import_node_stream2.Duplex({read(){},write(){}}),handleDummyPromise=async(r,t,e)=>handleResult(r,t,e);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/stdio/handle-async.js
var handleStdioAsync=(e,r)=>handleStdio(addPropertiesAsync,e,r,!1),forbiddenIfAsync=({type:e,optionName:r})=>{throw new TypeError(`The \`${r}\` option cannot be ${TYPE_TO_MESSAGE[e]}.`)},addProperties2={fileNumber:forbiddenIfAsync,generator:generatorToStream,asyncGenerator:generatorToStream,nodeStream:({value:e})=>({stream:e}),webTransform({value:{transform:e,writableObjectMode:r,readableObjectMode:a}}){const t=r||a;return{stream:import_node_stream3.Duplex.fromWeb(e,{objectMode:t})}},duplex:({value:{transform:e}})=>({stream:e}),native(){}},addPropertiesAsync={input:{...addProperties2,fileUrl:({value:e})=>({stream:(0,import_node_fs5.createReadStream)(e)}),filePath:({value:{file:e}})=>({stream:(0,import_node_fs5.createReadStream)(e)}),webStream:({value:e})=>({stream:import_node_stream3.Readable.fromWeb(e)}),iterable:({value:e})=>({stream:import_node_stream3.Readable.from(e)}),asyncIterable:({value:e})=>({stream:import_node_stream3.Readable.from(e)}),string:({value:e})=>({stream:import_node_stream3.Readable.from(e)}),uint8Array:({value:e})=>({stream:import_node_stream3.Readable.from(import_node_buffer3.Buffer.from(e))})},output:{...addProperties2,fileUrl:({value:e})=>({stream:(0,import_node_fs5.createWriteStream)(e)}),filePath:({value:{file:e,append:r}})=>({stream:(0,import_node_fs5.createWriteStream)(e,r?{flags:"a"}:{})}),webStream:({value:e})=>({stream:import_node_stream3.Writable.fromWeb(e)}),iterable:forbiddenIfAsync,asyncIterable:forbiddenIfAsync,string:forbiddenIfAsync,uint8Array:forbiddenIfAsync}};

// node_modules/.pnpm/@sindresorhus+merge-streams@4.0.0/node_modules/@sindresorhus/merge-streams/index.js
function mergeStreams(e){if(!Array.isArray(e))throw new TypeError(`Expected an array, got \`${typeof e}\`.`);for(const n of e)validateStream(n);const r=e.some(({readableObjectMode:n})=>n),t=getHighWaterMark(e,r),i=new MergedStream({objectMode:r,writableHighWaterMark:t,readableHighWaterMark:t});for(const n of e)i.add(n);return i}var getHighWaterMark=(e,r)=>{if(e.length===0)return(0,import_node_stream4.getDefaultHighWaterMark)(r);const t=e.filter(({readableObjectMode:i})=>i===r).map(({readableHighWaterMark:i})=>i);return Math.max(...t)},MergedStream=class extends import_node_stream4.PassThrough{#e=new Set([]);#n=new Set([]);#a=new Set([]);#t;#i=Symbol("unpipe");#r=new WeakMap;add(e){if(validateStream(e),this.#e.has(e))return;this.#e.add(e),this.#t??=onMergedStreamFinished(this,this.#e,this.#i);const r=endWhenStreamsDone({passThroughStream:this,stream:e,streams:this.#e,ended:this.#n,aborted:this.#a,onFinished:this.#t,unpipeEvent:this.#i});this.#r.set(e,r),e.pipe(this,{end:!1})}async remove(e){if(validateStream(e),!this.#e.has(e))return!1;const r=this.#r.get(e);return r===void 0?!1:(this.#r.delete(e),e.unpipe(this),await r,!0)}},onMergedStreamFinished=async(e,r,t)=>{updateMaxListeners(e,PASSTHROUGH_LISTENERS_COUNT);const i=new AbortController;try{await Promise.race([onMergedStreamEnd(e,i),onInputStreamsUnpipe(e,r,t,i)])}finally{i.abort(),updateMaxListeners(e,-PASSTHROUGH_LISTENERS_COUNT)}},onMergedStreamEnd=async(e,{signal:r})=>{try{await(0,import_promises6.finished)(e,{signal:r,cleanup:!0})}catch(t){throw errorOrAbortStream(e,t),t}},onInputStreamsUnpipe=async(e,r,t,{signal:i})=>{for await(const[n]of(0,import_node_events11.on)(e,"unpipe",{signal:i}))r.has(n)&&n.emit(t)},validateStream=e=>{if(typeof e?.pipe!="function")throw new TypeError(`Expected a readable stream, got: \`${typeof e}\`.`)},endWhenStreamsDone=async({passThroughStream:e,stream:r,streams:t,ended:i,aborted:n,onFinished:a,unpipeEvent:o})=>{updateMaxListeners(e,PASSTHROUGH_LISTENERS_PER_STREAM);const d=new AbortController;
try{await Promise.race([afterMergedStreamFinished(a,r,d),onInputStreamEnd({passThroughStream:e,stream:r,streams:t,ended:i,aborted:n,controller:d}),onInputStreamUnpipe({stream:r,streams:t,ended:i,aborted:n,unpipeEvent:o,controller:d})])}finally{d.abort(),updateMaxListeners(e,-PASSTHROUGH_LISTENERS_PER_STREAM)}t.size>0&&t.size===i.size+n.size&&(i.size===0&&n.size>0?abortStream(e):endStream(e))},afterMergedStreamFinished=async(e,r,{signal:t})=>{try{await e,t.aborted||abortStream(r)}catch(i){t.aborted||errorOrAbortStream(r,i)}},onInputStreamEnd=async({passThroughStream:e,stream:r,streams:t,ended:i,aborted:n,controller:{signal:a}})=>{try{await(0,import_promises6.finished)(r,{signal:a,cleanup:!0,readable:!0,writable:!1}),t.has(r)&&i.add(r)}catch(o){if(a.aborted||!t.has(r))return;isAbortError(o)?n.add(r):errorStream(e,o)}},onInputStreamUnpipe=async({stream:e,streams:r,ended:t,aborted:i,unpipeEvent:n,controller:{signal:a}})=>{if(await(0,import_node_events11.once)(e,n,{signal:a}),!e.readable)return(0,import_node_events11.once)(a,"abort",{signal:a});r.delete(e),t.delete(e),i.delete(e)},endStream=e=>{e.writable&&e.end()},errorOrAbortStream=(e,r)=>{isAbortError(r)?abortStream(e):errorStream(e,r)},isAbortError=e=>e?.code==="ERR_STREAM_PREMATURE_CLOSE",abortStream=e=>{(e.readable||e.writable)&&e.destroy()},errorStream=(e,r)=>{e.destroyed||(e.once("error",noop2),e.destroy(r))},noop2=()=>{},updateMaxListeners=(e,r)=>{const t=e.getMaxListeners();t!==0&&t!==Number.POSITIVE_INFINITY&&e.setMaxListeners(t+r)},PASSTHROUGH_LISTENERS_COUNT=2,PASSTHROUGH_LISTENERS_PER_STREAM=1;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/pipeline.js
var pipeStreams=(a,r)=>{a.pipe(r),onSourceFinish(a,r),onDestinationFinish(a,r)},onSourceFinish=async(a,r)=>{if(!(isStandardStream(a)||isStandardStream(r))){try{await(0,import_promises7.finished)(a,{cleanup:!0,readable:!0,writable:!1})}catch{}endDestinationStream(r)}},endDestinationStream=a=>{a.writable&&a.end()},onDestinationFinish=async(a,r)=>{if(!(isStandardStream(a)||isStandardStream(r))){try{await(0,import_promises7.finished)(r,{cleanup:!0,readable:!1,writable:!0})}catch{}abortSourceStream(a)}},abortSourceStream=a=>{a.readable&&a.destroy()};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/output-async.js
var pipeOutputAsync=(t,e,S)=>{const i=new Map;for(const[o,{stdioItems:r,direction:n}]of Object.entries(e)){for(const{stream:a}of r.filter(({type:s})=>TRANSFORM_TYPES.has(s)))pipeTransform(t,a,n,o);for(const{stream:a}of r.filter(({type:s})=>!TRANSFORM_TYPES.has(s)))pipeStdioItem({subprocess:t,stream:a,direction:n,fdNumber:o,pipeGroups:i,controller:S})}for(const[o,r]of i.entries()){const n=r.length===1?r[0]:mergeStreams(r);pipeStreams(n,o)}},pipeTransform=(t,e,S,i)=>{S==="output"?pipeStreams(t.stdio[i],e):pipeStreams(e,t.stdio[i]);const o=SUBPROCESS_STREAM_PROPERTIES[i];o!==void 0&&(t[o]=e),t.stdio[i]=e},SUBPROCESS_STREAM_PROPERTIES=["stdin","stdout","stderr"],pipeStdioItem=({subprocess:t,stream:e,direction:S,fdNumber:i,pipeGroups:o,controller:r})=>{if(e===void 0)return;setStandardStreamMaxListeners(e,r);const[n,a]=S==="output"?[e,t.stdio[i]]:[t.stdio[i],e],s=o.get(n)??[];o.set(n,[...s,a])},setStandardStreamMaxListeners=(t,{signal:e})=>{isStandardStream(t)&&incrementMaxListeners(t,MAX_LISTENERS_INCREMENT,e)},MAX_LISTENERS_INCREMENT=2;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/terminate/cleanup.js
var import_signal_exit=(0,import_hooks_active_on_stop2.__toESM)((0,import_hooks_active_on_stop.require_signal_exit)(),1),cleanupOnExit=(t,{cleanup:i,detached:o},{signal:e})=>{if(!i||o)return;const _=(0,import_signal_exit.onExit)(()=>{t.kill()});(0,import_node_events12.addAbortListener)(e,()=>{_()})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/pipe-arguments.js
var normalizePipeArguments=({source:t,sourcePromise:r,boundOptions:e,createNested:o},...n)=>{const a=getStartTime(),{destination:i,destinationStream:s,destinationError:p,from:c,unpipeSignal:S}=getDestinationStream(e,o,n),{sourceStream:m,sourceError:d}=getSourceStream(t,c),{options:l,fileDescriptors:u}=SUBPROCESS_OPTIONS.get(t);return{sourcePromise:r,sourceStream:m,sourceOptions:l,sourceError:d,destination:i,destinationStream:s,destinationError:p,unpipeSignal:S,fileDescriptors:u,startTime:a}},getDestinationStream=(t,r,e)=>{try{const{destination:o,pipeOptions:{from:n,to:a,unpipeSignal:i}={}}=getDestination(t,r,...e),s=getToStream(o,a);return{destination:o,destinationStream:s,from:n,unpipeSignal:i}}catch(o){return{destinationError:o}}},getDestination=(t,r,e,...o)=>{if(Array.isArray(e))return{destination:r(mapDestinationArguments,t)(e,...o),pipeOptions:t};if(typeof e=="string"||e instanceof URL||isDenoExecPath(e)){if(Object.keys(t).length>0)throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');const[n,a,i]=normalizeParameters(e,...o);return{destination:r(mapDestinationArguments)(n,a,i),pipeOptions:i}}if(SUBPROCESS_OPTIONS.has(e)){if(Object.keys(t).length>0)throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");return{destination:e,pipeOptions:o[0]}}throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${e}`)},mapDestinationArguments=({options:t})=>({options:{...t,stdin:"pipe",piped:!0}}),getSourceStream=(t,r)=>{try{return{sourceStream:getFromStream(t,r)}}catch(e){return{sourceError:e}}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/throw.js
var handlePipeArgumentsError=({sourceStream:a,sourceError:r,destinationStream:o,destinationError:e,fileDescriptors:n,sourceOptions:m,startTime:t})=>{const i=getPipeArgumentsError({sourceStream:a,sourceError:r,destinationStream:o,destinationError:e});if(i!==void 0)throw createNonCommandError({error:i,fileDescriptors:n,sourceOptions:m,startTime:t})},getPipeArgumentsError=({sourceStream:a,sourceError:r,destinationStream:o,destinationError:e})=>{if(r!==void 0&&e!==void 0)return e;if(e!==void 0)return abortSourceStream(a),e;if(r!==void 0)return endDestinationStream(o),r},createNonCommandError=({error:a,fileDescriptors:r,sourceOptions:o,startTime:e})=>makeEarlyError({error:a,command:PIPE_COMMAND_MESSAGE,escapedCommand:PIPE_COMMAND_MESSAGE,fileDescriptors:r,options:o,startTime:e,isSync:!1}),PIPE_COMMAND_MESSAGE="source.pipe(destination)";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/sequence.js
var waitForBothSubprocesses=async t=>{const[{status:a,reason:o,value:s=o},{status:r,reason:u,value:e=u}]=await t;if(e.pipedFrom.includes(s)||e.pipedFrom.push(s),r==="rejected")throw e;if(a==="rejected")throw s;return e};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/streaming.js
var pipeSubprocessStream=(e,r,a)=>{const p=MERGED_STREAMS.has(r)?pipeMoreSubprocessStream(e,r):pipeFirstSubprocessStream(e,r);return incrementMaxListeners(e,SOURCE_LISTENERS_PER_PIPE,a.signal),incrementMaxListeners(r,DESTINATION_LISTENERS_PER_PIPE,a.signal),cleanupMergedStreamsMap(r),p},pipeFirstSubprocessStream=(e,r)=>{const a=mergeStreams([e]);return pipeStreams(a,r),MERGED_STREAMS.set(r,a),a},pipeMoreSubprocessStream=(e,r)=>{const a=MERGED_STREAMS.get(r);return a.add(e),a},cleanupMergedStreamsMap=async e=>{try{await(0,import_promises8.finished)(e,{cleanup:!0,readable:!1,writable:!0})}catch{}MERGED_STREAMS.delete(e)},MERGED_STREAMS=new WeakMap,SOURCE_LISTENERS_PER_PIPE=2,DESTINATION_LISTENERS_PER_PIPE=1;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/abort.js
var unpipeOnAbort=(r,o)=>r===void 0?[]:[unpipeOnSignalAbort(r,o)],unpipeOnSignalAbort=async(r,{sourceStream:o,mergedStream:n,fileDescriptors:a,sourceOptions:e,startTime:i})=>{await(0,import_node_util8.aborted)(r,o),await n.remove(o);const t=new Error("Pipe canceled by `unpipeSignal` option.");throw createNonCommandError({error:t,fileDescriptors:a,sourceOptions:e,startTime:i})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/pipe/setup.js
var pipeToSubprocess=(r,...o)=>{if(isPlainObject(o[0]))return pipeToSubprocess.bind(void 0,{...r,boundOptions:{...r.boundOptions,...o[0]}});const{destination:e,...s}=normalizePipeArguments(r,...o),n=handlePipePromise({...s,destination:e});return n.pipe=pipeToSubprocess.bind(void 0,{...r,source:e,sourcePromise:n,boundOptions:{}}),n},handlePipePromise=async({sourcePromise:r,sourceStream:o,sourceOptions:e,sourceError:s,destination:n,destinationStream:i,destinationError:p,unpipeSignal:l,fileDescriptors:t,startTime:a})=>{const d=getSubprocessPromises(r,n);handlePipeArgumentsError({sourceStream:o,sourceError:s,destinationStream:i,destinationError:p,fileDescriptors:t,sourceOptions:e,startTime:a});const b=new AbortController;try{const P=pipeSubprocessStream(o,i,b);return await Promise.race([waitForBothSubprocesses(d),...unpipeOnAbort(l,{sourceStream:o,mergedStream:P,sourceOptions:e,fileDescriptors:t,startTime:a})])}finally{b.abort()}},getSubprocessPromises=(r,o)=>Promise.allSettled([r,o]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/contents.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/iterate.js
var iterateOnSubprocessStream=({subprocessStdout:e,subprocess:r,binary:t,shouldEncode:a,encoding:n,preserveNewlines:i})=>{const o=new AbortController;return stopReadingOnExit(r,o),iterateOnStream({stream:e,controller:o,binary:t,shouldEncode:!e.readableObjectMode&&a,encoding:n,shouldSplit:!e.readableObjectMode,preserveNewlines:i})},stopReadingOnExit=async(e,r)=>{try{await e}catch{}finally{r.abort()}},iterateForResult=({stream:e,onStreamEnd:r,lines:t,encoding:a,stripFinalNewline:n,allMixed:i})=>{const o=new AbortController;stopReadingOnStreamEnd(r,o,e);const l=e.readableObjectMode&&!i;return iterateOnStream({stream:e,controller:o,binary:a==="buffer",shouldEncode:!l,encoding:a,shouldSplit:!l&&t,preserveNewlines:!n})},stopReadingOnStreamEnd=async(e,r,t)=>{try{await e}catch{t.destroy()}finally{r.abort()}},iterateOnStream=({stream:e,controller:r,binary:t,shouldEncode:a,encoding:n,shouldSplit:i,preserveNewlines:o})=>{const l=(0,import_node_events13.on)(e,"data",{signal:r.signal,highWaterMark:HIGH_WATER_MARK,highWatermark:HIGH_WATER_MARK});return iterateOnData({onStdoutChunk:l,controller:r,binary:t,shouldEncode:a,encoding:n,shouldSplit:i,preserveNewlines:o})},DEFAULT_OBJECT_HIGH_WATER_MARK=(0,import_node_stream5.getDefaultHighWaterMark)(!0),HIGH_WATER_MARK=DEFAULT_OBJECT_HIGH_WATER_MARK,iterateOnData=async function*({onStdoutChunk:e,controller:r,binary:t,shouldEncode:a,encoding:n,shouldSplit:i,preserveNewlines:o}){const l=getGenerators({binary:t,shouldEncode:a,encoding:n,shouldSplit:i,preserveNewlines:o});try{for await(const[s]of e)yield*transformChunkSync(s,l,0)}catch(s){if(!r.signal.aborted)throw s}finally{yield*finalChunksSync(l)}},getGenerators=({binary:e,shouldEncode:r,encoding:t,shouldSplit:a,preserveNewlines:n})=>[getEncodingTransformGenerator(e,t,!r),getSplitLinesGenerator(e,n,!a,{})].filter(Boolean);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/io/contents.js
var getStreamOutput=async({stream:t,onStreamEnd:a,fdNumber:r,encoding:e,buffer:s,maxBuffer:i,lines:n,allMixed:l,stripFinalNewline:o,verboseInfo:w,streamInfo:y})=>{const u=logOutputAsync({stream:t,onStreamEnd:a,fdNumber:r,encoding:e,allMixed:l,verboseInfo:w,streamInfo:y});if(!s){await Promise.all([resumeStream(t),u]);return}const p=getStripFinalNewline(o,r),c=iterateForResult({stream:t,onStreamEnd:a,lines:n,encoding:e,stripFinalNewline:p,allMixed:l}),[g]=await Promise.all([getStreamContents2({stream:t,iterable:c,fdNumber:r,encoding:e,maxBuffer:i,lines:n}),u]);return g},logOutputAsync=async({stream:t,onStreamEnd:a,fdNumber:r,encoding:e,allMixed:s,verboseInfo:i,streamInfo:{fileDescriptors:n}})=>{if(!shouldLogOutput({stdioItems:n[r]?.stdioItems,encoding:e,verboseInfo:i,fdNumber:r}))return;const l=iterateForResult({stream:t,onStreamEnd:a,lines:!0,encoding:e,stripFinalNewline:!0,allMixed:s});await logLines(l,t,r,i)},resumeStream=async t=>{await(0,import_promises9.setImmediate)(),t.readableFlowing===null&&t.resume()},getStreamContents2=async({stream:t,stream:{readableObjectMode:a},iterable:r,fdNumber:e,encoding:s,maxBuffer:i,lines:n})=>{try{return a||n?await getStreamAsArray(r,{maxBuffer:i}):s==="buffer"?new Uint8Array(await getStreamAsArrayBuffer(r,{maxBuffer:i})):await getStreamAsString(r,{maxBuffer:i})}catch(l){return handleBufferedData(handleMaxBuffer({error:l,stream:t,readableObjectMode:a,lines:n,encoding:s,fdNumber:e}))}},getBufferedData=async t=>{try{return await t}catch(a){return handleBufferedData(a)}},handleBufferedData=({bufferedData:t})=>isArrayBuffer(t)?new Uint8Array(t):t;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-stream.js
var waitForStream=async(t,a,r,{isSameDirection:e,stopOnExit:i=!1}={})=>{const l=handleStdinDestroy(t,r),n=new AbortController;try{await Promise.race([...i?[r.exitPromise]:[],(0,import_promises10.finished)(t,{cleanup:!0,signal:n.signal})])}catch(o){l.stdinCleanedUp||handleStreamError(o,a,r,e)}finally{n.abort()}},handleStdinDestroy=(t,{originalStreams:[a],subprocess:r})=>{const e={stdinCleanedUp:!1};return t===a&&spyOnStdinDestroy(t,r,e),e},spyOnStdinDestroy=(t,a,r)=>{const{_destroy:e}=t;t._destroy=(...i)=>{setStdinCleanedUp(a,r),e.call(t,...i)}},setStdinCleanedUp=({exitCode:t,signalCode:a},r)=>{(t!==null||a!==null)&&(r.stdinCleanedUp=!0)},handleStreamError=(t,a,r,e)=>{if(!shouldIgnoreStreamError(t,a,r,e))throw t},shouldIgnoreStreamError=(t,a,r,e=!0)=>r.propagating?isStreamEpipe(t)||isStreamAbort(t):(r.propagating=!0,isInputFileDescriptor(r,a)===e?isStreamEpipe(t):isStreamAbort(t)),isInputFileDescriptor=({fileDescriptors:t},a)=>a!=="all"&&t[a].direction==="input",isStreamAbort=t=>t?.code==="ERR_STREAM_PREMATURE_CLOSE",isStreamEpipe=t=>t?.code==="EPIPE";

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/stdio.js
var waitForStdioStreams=({subprocess:t,encoding:a,buffer:e,maxBuffer:r,lines:n,stripFinalNewline:l,verboseInfo:s,streamInfo:o})=>t.stdio.map((p,i)=>waitForSubprocessStream({stream:p,fdNumber:i,encoding:a,buffer:e[i],maxBuffer:r[i],lines:n[i],allMixed:!1,stripFinalNewline:l,verboseInfo:s,streamInfo:o})),waitForSubprocessStream=async({stream:t,fdNumber:a,encoding:e,buffer:r,maxBuffer:n,lines:l,allMixed:s,stripFinalNewline:o,verboseInfo:p,streamInfo:i})=>{if(!t)return;const w=waitForStream(t,a,i);if(isInputFileDescriptor(i,a)){await w;return}const[F]=await Promise.all([getStreamOutput({stream:t,onStreamEnd:w,fdNumber:a,encoding:e,buffer:r,maxBuffer:n,lines:l,allMixed:s,stripFinalNewline:o,verboseInfo:p,streamInfo:i}),w]);return F};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/all-async.js
var makeAllStream=({stdout:e,stderr:a},{all:r})=>r&&(e||a)?mergeStreams([e,a].filter(Boolean)):void 0,waitForAllStream=({subprocess:e,encoding:a,buffer:r,maxBuffer:i,lines:t,stripFinalNewline:l,verboseInfo:m,streamInfo:n})=>waitForSubprocessStream({...getAllStream(e,r),fdNumber:"all",encoding:a,maxBuffer:i[1]+i[2],lines:t[1]||t[2],allMixed:getAllMixed(e),stripFinalNewline:l,verboseInfo:m,streamInfo:n}),getAllStream=({stdout:e,stderr:a,all:r},[,i,t])=>{const l=i||t;return l?i?t?{stream:r,buffer:l}:{stream:e,buffer:l}:{stream:a,buffer:l}:{stream:r,buffer:l}},getAllMixed=({all:e,stdout:a,stderr:r})=>e&&a&&r&&a.readableObjectMode!==r.readableObjectMode;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-subprocess.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/verbose/ipc.js
var shouldLogIpc=e=>isFullVerbose(e,"ipc"),logIpcOutput=(e,s)=>{const o=serializeVerboseMessage(e);verboseLog({type:"ipc",verboseMessage:o,fdNumber:"ipc",verboseInfo:s})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/ipc/buffer-messages.js
var waitForIpcOutput=async({subprocess:e,buffer:f,maxBuffer:t,ipc:r,ipcOutput:a,verboseInfo:c})=>{if(!r)return a;const n=shouldLogIpc(c),u=getFdSpecificValue(f,"ipc"),l=getFdSpecificValue(t,"ipc");for await(const s of loopOnMessages({anyProcess:e,channel:e.channel,isSubprocess:!1,ipc:r,shouldAwait:!1,reference:!0}))u&&(checkIpcMaxBuffer(e,a,l),a.push(s)),n&&logIpcOutput(s,c);return a},getBufferedIpcOutput=async(e,f)=>(await Promise.allSettled([e]),f);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/resolve/wait-subprocess.js
var waitForSubprocessResult=async({subprocess:t,options:{encoding:r,buffer:i,maxBuffer:o,lines:a,timeoutDuration:e,cancelSignal:m,gracefulCancel:P,forceKillAfterDelay:v,stripFinalNewline:d,ipc:R,ipcInput:D},context:n,verboseInfo:w,fileDescriptors:F,originalStreams:p,onInternalError:I,controller:l})=>{const S=waitForExit(t,n),s={originalStreams:p,fileDescriptors:F,subprocess:t,exitPromise:S,propagating:!1},O=waitForStdioStreams({subprocess:t,encoding:r,buffer:i,maxBuffer:o,lines:a,stripFinalNewline:d,verboseInfo:w,streamInfo:s}),h=waitForAllStream({subprocess:t,encoding:r,buffer:i,maxBuffer:o,lines:a,stripFinalNewline:d,verboseInfo:w,streamInfo:s}),u=[],c=waitForIpcOutput({subprocess:t,buffer:i,maxBuffer:o,ipc:R,ipcOutput:u,verboseInfo:w}),E=waitForOriginalStreams(p,t,s),g=waitForCustomStreamsEnd(F,s);try{return await Promise.race([Promise.all([{},waitForSuccessfulExit(S),Promise.all(O),h,c,sendIpcInput(t,D),...E,...g]),I,throwOnSubprocessError(t,l),...throwOnTimeout(t,e,n,l),...throwOnCancel({subprocess:t,cancelSignal:m,gracefulCancel:P,context:n,controller:l}),...throwOnGracefulCancel({subprocess:t,cancelSignal:m,gracefulCancel:P,forceKillAfterDelay:v,context:n,controller:l})])}catch(T){return n.terminationReason??="other",Promise.all([{error:T},S,Promise.all(O.map(_=>getBufferedData(_))),getBufferedData(h),getBufferedIpcOutput(c,u),Promise.allSettled(E),Promise.allSettled(g)])}},waitForOriginalStreams=(t,r,i)=>t.map((o,a)=>o===r.stdio[a]?void 0:waitForStream(o,a,i)),waitForCustomStreamsEnd=(t,r)=>t.flatMap(({stdioItems:i},o)=>i.filter(({value:a,stream:e=a})=>isStream(e,{checkOpen:!1})&&!isStandardStream(e)).map(({type:a,value:e,stream:m=e})=>waitForStream(m,o,r,{isSameDirection:TRANSFORM_TYPES.has(a),stopOnExit:a==="native"}))),throwOnSubprocessError=async(t,{signal:r})=>{const[i]=await(0,import_node_events14.once)(t,"error",{signal:r});throw i};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/concurrent.js
var initializeConcurrentStreams=()=>({readableDestroy:new WeakMap,writableFinal:new WeakMap,writableDestroy:new WeakMap}),addConcurrentStream=(a,e,s)=>{const r=a[s];r.has(e)||r.set(e,[]);const o=r.get(e),t=createDeferred();return o.push(t),{resolve:t.resolve.bind(t),promises:o}},waitForConcurrentStreams=async({resolve:a,promises:e},s)=>{a();const[r]=await Promise.race([Promise.allSettled([!0,s]),Promise.all([!1,...e])]);return!r};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/readable.js

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/shared.js
var safeWaitForSubprocessStdin=async a=>{if(a!==void 0)try{await waitForSubprocessStdin(a)}catch{}},safeWaitForSubprocessStdout=async a=>{if(a!==void 0)try{await waitForSubprocessStdout(a)}catch{}},waitForSubprocessStdin=async a=>{await(0,import_promises11.finished)(a,{cleanup:!0,readable:!1,writable:!0})},waitForSubprocessStdout=async a=>{await(0,import_promises11.finished)(a,{cleanup:!0,readable:!0,writable:!1})},waitForSubprocess=async(a,t)=>{if(await a,t)throw t},destroyOtherStream=(a,t,r)=>{r&&!isStreamAbort(r)?a.destroy(r):t&&a.destroy()};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/readable.js
var createReadable=({subprocess:a,concurrentStreams:t,encoding:e},{from:r,binary:o=!0,preserveNewlines:d=!0}={})=>{const n=o||BINARY_ENCODINGS.has(e),{subprocessStdout:s,waitReadableDestroy:c}=getSubprocessStdout(a,r,t),{readableEncoding:b,readableObjectMode:l,readableHighWaterMark:u}=getReadableOptions(s,n),{read:S,onStdoutDataDone:h}=getReadableMethods({subprocessStdout:s,subprocess:a,binary:n,encoding:e,preserveNewlines:d}),i=new import_node_stream6.Readable({read:S,destroy:(0,import_node_util9.callbackify)(onReadableDestroy.bind(void 0,{subprocessStdout:s,subprocess:a,waitReadableDestroy:c})),highWaterMark:u,objectMode:l,encoding:b});return onStdoutFinished({subprocessStdout:s,onStdoutDataDone:h,readable:i,subprocess:a}),i},getSubprocessStdout=(a,t,e)=>{const r=getFromStream(a,t),o=addConcurrentStream(e,r,"readableDestroy");return{subprocessStdout:r,waitReadableDestroy:o}},getReadableOptions=({readableEncoding:a,readableObjectMode:t,readableHighWaterMark:e},r)=>r?{readableEncoding:a,readableObjectMode:t,readableHighWaterMark:e}:{readableEncoding:a,readableObjectMode:!0,readableHighWaterMark:DEFAULT_OBJECT_HIGH_WATER_MARK},getReadableMethods=({subprocessStdout:a,subprocess:t,binary:e,encoding:r,preserveNewlines:o})=>{const d=createDeferred(),n=iterateOnSubprocessStream({subprocessStdout:a,subprocess:t,binary:e,shouldEncode:!e,encoding:r,preserveNewlines:o});return{read(){onRead(this,n,d)},onStdoutDataDone:d}},onRead=async(a,t,e)=>{try{const{value:r,done:o}=await t.next();o?e.resolve():a.push(r)}catch{}},onStdoutFinished=async({subprocessStdout:a,onStdoutDataDone:t,readable:e,subprocess:r,subprocessStdin:o})=>{try{await waitForSubprocessStdout(a),await r,await safeWaitForSubprocessStdin(o),await t,e.readable&&e.push(null)}catch(d){await safeWaitForSubprocessStdin(o),destroyOtherReadable(e,d)}},onReadableDestroy=async({subprocessStdout:a,subprocess:t,waitReadableDestroy:e},r)=>{await waitForConcurrentStreams(e,t)&&(destroyOtherReadable(a,r),await waitForSubprocess(
t,r))},destroyOtherReadable=(a,t)=>{destroyOtherStream(a,a.readable,t)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/writable.js
var createWritable=({subprocess:t,concurrentStreams:a},{to:i}={})=>{const{subprocessStdin:r,waitWritableFinal:e,waitWritableDestroy:n}=getSubprocessStdin(t,i,a),o=new import_node_stream7.Writable({...getWritableMethods(r,t,e),destroy:(0,import_node_util10.callbackify)(onWritableDestroy.bind(void 0,{subprocessStdin:r,subprocess:t,waitWritableFinal:e,waitWritableDestroy:n})),highWaterMark:r.writableHighWaterMark,objectMode:r.writableObjectMode});return onStdinFinished(r,o),o},getSubprocessStdin=(t,a,i)=>{const r=getToStream(t,a),e=addConcurrentStream(i,r,"writableFinal"),n=addConcurrentStream(i,r,"writableDestroy");return{subprocessStdin:r,waitWritableFinal:e,waitWritableDestroy:n}},getWritableMethods=(t,a,i)=>({write:onWrite.bind(void 0,t),final:(0,import_node_util10.callbackify)(onWritableFinal.bind(void 0,t,a,i))}),onWrite=(t,a,i,r)=>{t.write(a,i)?r():t.once("drain",r)},onWritableFinal=async(t,a,i)=>{await waitForConcurrentStreams(i,a)&&(t.writable&&t.end(),await a)},onStdinFinished=async(t,a,i)=>{try{await waitForSubprocessStdin(t),a.writable&&a.end()}catch(r){await safeWaitForSubprocessStdout(i),destroyOtherWritable(a,r)}},onWritableDestroy=async({subprocessStdin:t,subprocess:a,waitWritableFinal:i,waitWritableDestroy:r},e)=>{await waitForConcurrentStreams(i,a),await waitForConcurrentStreams(r,a)&&(destroyOtherWritable(t,e),await waitForSubprocess(a,e))},destroyOtherWritable=(t,a)=>{destroyOtherStream(t,t.writable,a)};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/duplex.js
var createDuplex=({subprocess:e,concurrentStreams:d,encoding:a},{from:r,to:n,binary:l=!0,preserveNewlines:o=!0}={})=>{const s=l||BINARY_ENCODINGS.has(a),{subprocessStdout:i,waitReadableDestroy:c}=getSubprocessStdout(e,r,d),{subprocessStdin:t,waitWritableFinal:D,waitWritableDestroy:y}=getSubprocessStdin(e,n,d),{readableEncoding:g,readableObjectMode:u,readableHighWaterMark:w}=getReadableOptions(i,s),{read:S,onStdoutDataDone:h}=getReadableMethods({subprocessStdout:i,subprocess:e,binary:s,encoding:a,preserveNewlines:o}),b=new import_node_stream8.Duplex({read:S,...getWritableMethods(t,e,D),destroy:(0,import_node_util11.callbackify)(onDuplexDestroy.bind(void 0,{subprocessStdout:i,subprocessStdin:t,subprocess:e,waitReadableDestroy:c,waitWritableFinal:D,waitWritableDestroy:y})),readableHighWaterMark:w,writableHighWaterMark:t.writableHighWaterMark,readableObjectMode:u,writableObjectMode:t.writableObjectMode,encoding:g});return onStdoutFinished({subprocessStdout:i,onStdoutDataDone:h,readable:b,subprocess:e,subprocessStdin:t}),onStdinFinished(t,b,i),b},onDuplexDestroy=async({subprocessStdout:e,subprocessStdin:d,subprocess:a,waitReadableDestroy:r,waitWritableFinal:n,waitWritableDestroy:l},o)=>{await Promise.all([onReadableDestroy({subprocessStdout:e,subprocess:a,waitReadableDestroy:r},o),onWritableDestroy({subprocessStdin:d,subprocess:a,waitWritableFinal:n,waitWritableDestroy:l},o)])};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/iterable.js
var createIterable=(t,a,{from:e,binary:n=!1,preserveNewlines:o=!1}={})=>{const i=n||BINARY_ENCODINGS.has(a),r=getFromStream(t,e),l=iterateOnSubprocessStream({subprocessStdout:r,subprocess:t,binary:i,shouldEncode:!0,encoding:a,preserveNewlines:o});return iterateOnStdoutData(l,r,t)},iterateOnStdoutData=async function*(t,a,e){try{yield*t}finally{a.readable&&a.destroy(),await e}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/convert/add.js
var addConvertedStreams=(a,{encoding:e})=>{const t=initializeConcurrentStreams();a.readable=createReadable.bind(void 0,{subprocess:a,concurrentStreams:t,encoding:e}),a.writable=createWritable.bind(void 0,{subprocess:a,concurrentStreams:t}),a.duplex=createDuplex.bind(void 0,{subprocess:a,concurrentStreams:t,encoding:e}),a.iterable=createIterable.bind(void 0,a,e),a[Symbol.asyncIterator]=createIterable.bind(void 0,a,e,{})};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/promise.js
var mergePromise=(e,t)=>{for(const[o,r]of descriptors){const c=r.value.bind(t);Reflect.defineProperty(e,o,{...r,value:c})}},nativePromisePrototype=(async()=>{})().constructor.prototype,descriptors=["then","catch","finally"].map(e=>[e,Reflect.getOwnPropertyDescriptor(nativePromisePrototype,e)]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/main-async.js
var execaCoreAsync=(t,n,r,i)=>{const{file:c,commandArguments:u,command:s,escapedCommand:o,startTime:e,verboseInfo:a,options:l,fileDescriptors:m}=handleAsyncArguments(t,n,r),{subprocess:d,promise:p}=spawnSubprocessAsync({file:c,commandArguments:u,options:l,startTime:e,verboseInfo:a,command:s,escapedCommand:o,fileDescriptors:m});return d.pipe=pipeToSubprocess.bind(void 0,{source:d,sourcePromise:p,boundOptions:{},createNested:i}),mergePromise(d,p),SUBPROCESS_OPTIONS.set(d,{options:l,fileDescriptors:m}),d},handleAsyncArguments=(t,n,r)=>{const{command:i,escapedCommand:c,startTime:u,verboseInfo:s}=handleCommand(t,n,r),{file:o,commandArguments:e,options:a}=normalizeOptions(t,n,r),l=handleAsyncOptions(a),m=handleStdioAsync(l,s);return{file:o,commandArguments:e,command:i,escapedCommand:c,startTime:u,verboseInfo:s,options:l,fileDescriptors:m}},handleAsyncOptions=({timeout:t,signal:n,...r})=>{if(n!==void 0)throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');return{...r,timeoutDuration:t}},spawnSubprocessAsync=({file:t,commandArguments:n,options:r,startTime:i,verboseInfo:c,command:u,escapedCommand:s,fileDescriptors:o})=>{let e;try{e=(0,import_node_child_process4.spawn)(...concatenateShell(t,n,r))}catch(S){return handleEarlyError({error:S,command:u,escapedCommand:s,fileDescriptors:o,options:r,startTime:i,verboseInfo:c})}const a=new AbortController;(0,import_node_events8.setMaxListeners)(Number.POSITIVE_INFINITY,a.signal);const l=[...e.stdio];pipeOutputAsync(e,o,a),cleanupOnExit(e,r,a);const m={},d=createDeferred();e.kill=subprocessKill.bind(void 0,{kill:e.kill.bind(e),options:r,onInternalError:d,context:m,controller:a}),e.all=makeAllStream(e,r),addConvertedStreams(e,r),addIpcMethods(e,r);const p=handlePromise({subprocess:e,options:r,startTime:i,verboseInfo:c,fileDescriptors:o,originalStreams:l,command:u,escapedCommand:s,context:m,onInternalError:d,controller:a});return{subprocess:e,promise:p}},handlePromise=async({subprocess:t,options:n,startTime:r,
verboseInfo:i,fileDescriptors:c,originalStreams:u,command:s,escapedCommand:o,context:e,onInternalError:a,controller:l})=>{const[m,[d,p],S,g,y]=await waitForSubprocessResult({subprocess:t,options:n,context:e,verboseInfo:i,fileDescriptors:c,originalStreams:u,onInternalError:a,controller:l});l.abort(),a.resolve();const b=S.map((v,A)=>stripNewline(v,n,A)),f=stripNewline(g,n,"all"),h=getAsyncResult({errorInfo:m,exitCode:d,signal:p,stdio:b,all:f,ipcOutput:y,context:e,options:n,command:s,escapedCommand:o,startTime:r});return handleResult(h,i,n)},getAsyncResult=({errorInfo:t,exitCode:n,signal:r,stdio:i,all:c,ipcOutput:u,context:s,options:o,command:e,escapedCommand:a,startTime:l})=>"error"in t?makeError({error:t.error,command:e,escapedCommand:a,timedOut:s.terminationReason==="timeout",isCanceled:s.terminationReason==="cancel"||s.terminationReason==="gracefulCancel",isGracefullyCanceled:s.terminationReason==="gracefulCancel",isMaxBuffer:t.error instanceof MaxBufferError,isForcefullyTerminated:s.isForcefullyTerminated,exitCode:n,signal:r,stdio:i,all:c,ipcOutput:u,options:o,startTime:l,isSync:!1}):makeSuccessResult({command:e,escapedCommand:a,stdio:i,all:c,ipcOutput:u,options:o,startTime:l});

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/bind.js
var mergeOptions=(e,O)=>{const r=Object.fromEntries(Object.entries(O).map(([t,s])=>[t,mergeOption(t,e[t],s)]));return{...e,...r}},mergeOption=(e,O,r)=>DEEP_OPTIONS.has(e)&&isPlainObject(O)&&isPlainObject(r)?{...O,...r}:r,DEEP_OPTIONS=new Set(["env",...FD_SPECIFIC_OPTIONS]);

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/create.js
var createExeca=(s,e,n,c)=>{const o=(a,r,t)=>createExeca(a,r,n,t),i=(...a)=>callBoundExeca({mapArguments:s,deepOptions:n,boundOptions:e,setBoundExeca:c,createNested:o},...a);return c!==void 0&&c(i,o,e),i},callBoundExeca=({mapArguments:s,deepOptions:e={},boundOptions:n={},setBoundExeca:c,createNested:o},i,...a)=>{if(isPlainObject(i))return o(s,mergeOptions(n,i),c);const{file:r,commandArguments:t,options:l,isSync:m}=parseArguments({mapArguments:s,firstArgument:i,nextArguments:a,deepOptions:e,boundOptions:n});return m?execaCoreSync(r,t,l):execaCoreAsync(r,t,l,o)},parseArguments=({mapArguments:s,firstArgument:e,nextArguments:n,deepOptions:c,boundOptions:o})=>{const i=isTemplateString(e)?parseTemplates(e,n):[e,...n],[a,r,t]=normalizeParameters(...i),l=mergeOptions(mergeOptions(c,o),t),{file:m=a,commandArguments:p=r,options:g=l,isSync:v=!1}=s({file:a,commandArguments:r,options:l});return{file:m,commandArguments:p,options:g,isSync:v}};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/command.js
var mapCommandAsync=({file:r,commandArguments:n})=>parseCommand(r,n),mapCommandSync=({file:r,commandArguments:n})=>({...parseCommand(r,n),isSync:!0}),parseCommand=(r,n)=>{if(n.length>0)throw new TypeError(`The command and its arguments must be passed as a single string: ${r} ${n}.`);const[t,...e]=parseCommandString(r);return{file:t,commandArguments:e}},parseCommandString=r=>{if(typeof r!="string")throw new TypeError(`The command must be a string: ${String(r)}.`);const n=r.trim();if(n==="")return[];const t=[];for(const e of n.split(SPACES_REGEXP)){const s=t.at(-1);s&&s.endsWith("\\")?t[t.length-1]=`${s.slice(0,-1)} ${e}`:t.push(e)}return t},SPACES_REGEXP=/ +/g;

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/lib/methods/script.js
var setScriptSync=(i,r,t)=>{i.sync=r(mapScriptSync,t),i.s=i.sync},mapScriptAsync=({options:i})=>getScriptOptions(i),mapScriptSync=({options:i})=>({...getScriptOptions(i),isSync:!0}),getScriptOptions=i=>({options:{...getScriptStdinOption(i),...i}}),getScriptStdinOption=({input:i,inputFile:r,stdio:t})=>i===void 0&&r===void 0&&t===void 0?{stdin:"inherit"}:{},deepScriptOptions={preferLocal:!0};

// node_modules/.pnpm/execa@9.6.1/node_modules/execa/index.js
var execa=createExeca(()=>({})),execaSync=createExeca(()=>({isSync:!0})),execaCommand=createExeca(mapCommandAsync),execaCommandSync=createExeca(mapCommandSync),execaNode=createExeca(mapNode),$=createExeca(mapScriptAsync,{},deepScriptOptions,setScriptSync),{sendMessage:sendMessage2,getOneMessage:getOneMessage2,getEachMessage:getEachMessage2,getCancelSignal:getCancelSignal2}=getIpcExport();

// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(tree) {
  if (process.platform === "win32") return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises12.setTimeout)(pause);
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
  const program = (0, import_app_loop_gather_evidence.systemProgram)("taskkill.exe", process.env, projectRoot);
  return new Promise((resolve2) => {
    (0, import_node_child_process6.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve2());
  });
}
async function groupAndDescendants(group, projectRoot, also = []) {
  return membersIn(await table(projectRoot), group, also);
}
function groupAndDescendantsNow(group) {
  const { stdout } = (0, import_node_child_process6.spawnSync)("/bin/ps", columns, {
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
async function table(projectRoot) {
  const ps = (0, import_app_loop_gather_evidence.findProgram)("ps", process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve2) => {
    const options = { timeout: 2e3, maxBuffer: largestTable };
    (0, import_node_child_process6.execFile)(ps, columns, options, (error, output) => {
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
var SIGNALS2 = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(tree) {
  const onExit2 = () => killTreeNow(tree);
  const onSignal = (signal22) => {
    killTreeNow(tree);
    release();
    if (process.listenerCount(signal22) === 0) process.kill(process.pid, signal22);
  };
  const release = () => {
    process.removeListener("exit", onExit2);
    for (const signal22 of SIGNALS2) process.removeListener(signal22, onSignal);
  };
  process.on("exit", onExit2);
  for (const signal22 of SIGNALS2) process.prependListener(signal22, onSignal);
  return release;
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_path6 = require("node:path");
var import_promises13 = require("node:timers/promises");
var import_promises14 = require("node:timers/promises");
// src/adapters/process/run-check.ts
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
function own(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = (0, import_hooks_active_on_stop3.errorKeeper)();
  const drop = (piece) => {
    passed += piece.length;
    errors.add(piece.toString("latin1"), () => piece.toString("utf8"));
  };
  const addToTail = (piece) => {
    tail.push(own(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      drop(first);
    }
  };
  return {
    add: (piece) => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head.push(own(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => {
      const beginning = Buffer.concat(head);
      const end = Buffer.concat(tail);
      const surplus = Math.max(0, end.length - tailBytes);
      if (passed + surplus === 0) {
        return { output: Buffer.concat([beginning, end]).toString("utf8"), droppedBytes: 0 };
      }
      const start2 = startOfLine(end, surplus);
      drop(end.subarray(0, start2));
      return join(beginning, end.subarray(start2), passed, errors.lines());
    }
  };
}
function join(head, ending, passed, errors) {
  const beginning = head.subarray(0, cutAfterLine(head));
  const droppedBytes = head.length - beginning.length + passed;
  const gap = errors.length === 0 ? `[${droppedBytes} bytes of output left out here]
` : `[${droppedBytes} bytes of output left out here; what looks like an error in them follows]
${errors.join("\n")}
[the end of the output follows]
`;
  const separator = beginning.at(-1) === LINE_FEED || beginning.length === 0 ? "" : "\n";
  return {
    output: `${beginning.toString("utf8")}${separator}${gap}${ending.toString("utf8")}`,
    droppedBytes
  };
}
function cutAfterLine(head) {
  const end = head.lastIndexOf(LINE_FEED) + 1;
  return end > head.length / 2 ? end : characterStart(head, head.length);
}
function startOfLine(tail, from) {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start2 = end + 1;
  return end >= 0 && start2 < from + (tail.length - from) / 2 ? start2 : characterStart(tail, from);
}
// src/adapters/process/end-strays.ts
var LOOKS2 = [10, 50, 200, 700, 1e3];
var MEANT_TO_STAY = /GradleDaemon|KotlinCompileDaemon|\bbazel\b|A-server\.jar|\bbuck2d?\b|\bmvnd\b|MSBuild|VBCSCompiler|\bsbt\b|\bbloop\b|\bnailgun\b|\bspring (?:server|app)\b|(?:nx|turbo)\b.*\bdaemon\b|\bsccache\b|\bdmypy\b|\beslint_d\b|\bprettierd\b|\bwatchman\b|\bflow\b.*\bserver\b|\badb\b|-agent\b|\bdbus|\bconmon\b|\bqemu-|\bcontainerd/;
async function endStrays(mark, after) {
  if (process.platform !== "linux") return;
  let strays = marked(mark, after);
  for (const pause of LOOKS2) {
    if (strays.length === 0) return;
    for (const pid of strays) signal2(pid, "SIGTERM");
    await (0, import_promises14.setTimeout)(pause);
    strays = marked(mark, after);
  }
  for (const pid of strays) signal2(pid, "SIGKILL");
}
function marked(mark, after) {
  const pids = (0, import_hooks_active_on_stop4.namesIn)("/proc", import_hooks_active_on_stop6.named).map(Number).filter((pid) => pid > after && read(pid, "environ").split("\0").includes(mark));
  return pids.length === 0 ? pids : withoutMeantToStay(pids);
}
function withoutMeantToStay(pids) {
  const staying = new Set(
    pids.filter((pid) => MEANT_TO_STAY.test(read(pid, "cmdline").replaceAll("\0", " ")))
  );
  for (const _ of staying) for (const pid of pids) if (staying.has(parentOf(pid))) staying.add(pid);
  return pids.filter((pid) => !staying.has(pid));
}
function parentOf(pid) {
  return Number(/.*\) \S (\d+)/s.exec(read(pid, "stat"))?.[1]);
}
function read(pid, name) {
  return (0, import_hooks_active_on_stop5.textOf)(`/proc/${pid}/${name}`, import_hooks_active_on_stop6.named) ?? "";
}
function signal2(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
  }
}
// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started = performance.now();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path6.resolve)(request.root ?? request.cwd);
  const mark = `${process.pid}-${Math.round(performance.timeOrigin + started * 1e3)}`;
  const child = start(request, projectRoot, mark);
  const { pid } = child;
  const ended = pid === void 0 ? noEnd : await supervise(child, { pid, projectRoot }, request, output);
  if (pid !== void 0) await endStrays(`${CHECK_MARK}=${mark}`, pid);
  const result = await child;
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round(performance.now() - started),
    ...output.read(),
    startError: pid === void 0 ? startError(result) : null
  };
}
var noEnd = { exitCode: null, signal: null, timedOut: false };
function start({ command, cwd, root, env }, projectRoot, mark) {
  return execa(command, {
    // Left to itself, node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? (0, import_app_loop_gather_evidence.systemProgram)("cmd.exe", process.env, projectRoot) : true,
    cwd: (0, import_node_path6.resolve)(root ?? "", cwd),
    env: checkEnvironment(process.env, { [CHECK_MARK]: mark, ...env }),
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
  return (0, import_promises13.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal22) => done({ exitCode, signal: signal22, timedOut: false }));
  });
}
function closeOf(stream) {
  return new Promise((done) => {
    stream.once("close", done);
  });
}
function timeLimit(tree, timeoutMs) {
  let passed = false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((done) => {
    giveUp = done;
  });
  const timer = setTimeout(
    async () => {
      passed = true;
      await killTree(tree);
      await (0, import_promises13.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}
function startError(result) {
  return (result.originalMessage ?? result.shortMessage ?? "unknown error").split("\n")[0] ?? "";
}
var PLAIN = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
function checkEnvironment(inherited, extra = {}, platform2 = process.platform) {
  const all = {
    ...withoutClientMarks(inherited),
    [CHECK_MARK]: "1",
    ...PLAIN,
    ...locale(platform2),
    ...extra
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
}
function locale(platform2) {
  const name = platform2 === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}

// src/core/checks/sealed-check.ts
function isSealed({ origin }) {
  return origin === "sealed";
}
var SEALED_COMMAND = "sealed";
function sealedOutput(name, problems) {
  const count2 = problems === 1 ? "1 problem" : `${problems} problems`;
  return `Error: ${name} is sealed and found ${count2}; what it says is not shown`;
}

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

// src/app/loop/run-checks.ts
async function runChecks(loop, options, started, parallel) {
  const run = (check, checksLeft) => runWithRetries(loop, check, { ...options, started, checksLeft });
  return runAll(loop, run, parallel);
}
async function inTurn(values, work) {
  const results = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}
async function runAll({ terms }, run, parallel) {
  const open = terms.checks.filter((check) => !isSealed(check));
  const sealed = terms.checks.filter(isSealed);
  const results = parallel ? await Promise.all(open.map((check) => run(check, 1))) : await inTurn(open, (check, index) => run(check, terms.checks.length - index));
  if (results.some(({ outcome }) => outcome.kind !== "passed")) return results;
  return [...results, ...await inTurn(sealed, (check, index) => run(check, sealed.length - index))];
}
async function runWithRetries(loop, check, options) {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== "failed" || result.outcome.failure.kind !== "infra") break;
    const elapsedSeconds = (performance.now() - started) / 1e3;
    if (!(0, import_hooks_active_on_stop7.mayRetry)({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1e3);
    result = await runOnce(loop, check, options);
  }
  return result;
}
async function runOnce(loop, check, { keepSealed }) {
  const { project, checkTimeoutSeconds } = loop.terms;
  const running = runCheck({ command: check.command, cwd: project, timeoutMs: checkTimeoutSeconds * 1e3 });
  const { judgeCheck, makeReady, sealed } = await Promise.resolve().then(() => require("./app.loop.judge-check.cjs"));
  makeReady();
  const result = judgeCheck(loop, check, await running);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
module.exports = {
  CHECK_MARK: CHECK_MARK,
  SEALED_COMMAND: SEALED_COMMAND,
  endWithUs: endWithUs,
  execa: execa,
  isSealed: isSealed,
  killTree: killTree,
  runCheck: runCheck,
  runChecks: runChecks,
  sealedOutput: sealedOutput,
  withoutClientMarks: withoutClientMarks
};
