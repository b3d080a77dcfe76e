var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(n=__getOwnPropDesc(e,t))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{countLines:()=>countLines,filePatch:()=>filePatch}),module.exports=__toCommonJS(stdin_exports);
// node_modules/.pnpm/diff@9.0.0/node_modules/diff/libesm/diff/base.js
var Diff=class{diff(e,n,t={}){let s;typeof t=="function"?(s=t,t={}):"callback"in t&&(s=t.callback);const u=this.castInput(e,t),a=this.castInput(n,t),c=this.removeEmpty(this.tokenize(u,t)),r=this.removeEmpty(this.tokenize(a,t));return this.diffWithOptionsObj(c,r,t,s)}diffWithOptionsObj(e,n,t,s){var u;const a=i=>{if(i=this.postProcess(i,t),s){setTimeout(function(){s(i)},0);return}else return i},c=n.length,r=e.length;let l=1,o=c+r;t.maxEditLength!=null&&(o=Math.min(o,t.maxEditLength));const h=(u=t.timeout)!==null&&u!==void 0?u:1/0,P=Date.now()+h,d=[{oldPos:-1,lastComponent:void 0}];let m=this.extractCommon(d[0],n,e,0,t);if(d[0].oldPos+1>=r&&m+1>=c)return a(this.buildValues(d[0].lastComponent,n,e));let p=-1/0,v=1/0;const L=()=>{for(let i=Math.max(p,-l);i<=Math.min(v,l);i+=2){let f;const C=d[i-1],g=d[i+1];C&&(d[i-1]=void 0);let x=!1;if(g){const E=g.oldPos-i;x=g&&0<=E&&E<c}const w=C&&C.oldPos+1<r;if(!x&&!w){d[i]=void 0;continue}if(!w||x&&C.oldPos<g.oldPos?f=this.addToPath(g,!0,!1,0,t):f=this.addToPath(C,!1,!0,1,t),m=this.extractCommon(f,n,e,i,t),f.oldPos+1>=r&&m+1>=c)return a(this.buildValues(f.lastComponent,n,e))||!0;d[i]=f,f.oldPos+1>=r&&(v=Math.min(v,i-1)),m+1>=c&&(p=Math.max(p,i+1))}l++};if(s)(function i(){setTimeout(function(){if(l>o||Date.now()>P)return s(void 0);L()||i()},0)})();else for(;l<=o&&Date.now()<=P;){const i=L();if(i)return i}}addToPath(e,n,t,s,u){const a=e.lastComponent;return a&&!u.oneChangePerToken&&a.added===n&&a.removed===t?{oldPos:e.oldPos+s,lastComponent:{count:a.count+1,added:n,removed:t,previousComponent:a.previousComponent}}:{oldPos:e.oldPos+s,lastComponent:{count:1,added:n,removed:t,previousComponent:a}}}extractCommon(e,n,t,s,u){const a=n.length,c=t.length;let r=e.oldPos,l=r-s,o=0;for(;l+1<a&&r+1<c&&this.equals(t[r+1],n[l+1],u);)l++,r++,o++,u.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.lastComponent,added:!1,removed:!1});return o&&!u.oneChangePerToken&&(e.lastComponent={count:o,previousComponent:e.lastComponent,added:!1,removed:!1}),
e.oldPos=r,l}equals(e,n,t){return t.comparator?t.comparator(e,n):e===n||!!t.ignoreCase&&e.toLowerCase()===n.toLowerCase()}removeEmpty(e){const n=[];for(let t=0;t<e.length;t++)e[t]&&n.push(e[t]);return n}castInput(e,n){return e}tokenize(e,n){return Array.from(e)}join(e){return e.join("")}postProcess(e,n){return e}get useLongestToken(){return!1}buildValues(e,n,t){const s=[];let u;for(;e;)s.push(e),u=e.previousComponent,delete e.previousComponent,e=u;s.reverse();const a=s.length;let c=0,r=0,l=0;for(;c<a;c++){const o=s[c];if(o.removed)o.value=this.join(t.slice(l,l+o.count)),l+=o.count;else{if(!o.added&&this.useLongestToken){let h=n.slice(r,r+o.count);h=h.map(function(P,d){const m=t[l+d];return m.length>P.length?m:P}),o.value=this.join(h)}else o.value=this.join(n.slice(r,r+o.count));r+=o.count,o.added||(l+=o.count)}}return s}};

// node_modules/.pnpm/diff@9.0.0/node_modules/diff/libesm/diff/line.js
var LineDiff=class extends Diff{constructor(){super(...arguments),this.tokenize=tokenize}equals(e,i,n){return n.ignoreWhitespace?((!n.newlineIsToken||!e.includes(`
`))&&(e=e.trim()),(!n.newlineIsToken||!i.includes(`
`))&&(i=i.trim())):n.ignoreNewlineAtEof&&!n.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),i.endsWith(`
`)&&(i=i.slice(0,-1))),super.equals(e,i,n)}},lineDiff=new LineDiff;function diffLines(e,i,n){return lineDiff.diff(e,i,n)}function tokenize(e,i){i.stripTrailingCr&&(e=e.replace(/\r\n/g,`
`));const n=[],s=e.split(/(\n|\r\n)/);s[s.length-1]||s.pop();for(let r=0;r<s.length;r++){const f=s[r];r%2&&!i.newlineIsToken?n[n.length-1]+=f:n.push(f)}return n}

// node_modules/.pnpm/diff@9.0.0/node_modules/diff/libesm/patch/create.js
function needsQuoting(e){for(let n=0;n<e.length;n++)if(e[n]<" "||e[n]>"~"||e[n]==='"'||e[n]==="\\")return!0;return!1}function quoteFileNameIfNeeded(e){if(!needsQuoting(e))return e;let n='"';const u=new TextEncoder().encode(e);let f=0;for(;f<u.length;){const s=u[f];s===7?n+="\\a":s===8?n+="\\b":s===9?n+="\\t":s===10?n+="\\n":s===11?n+="\\v":s===12?n+="\\f":s===13?n+="\\r":s===34?n+='\\"':s===92?n+="\\\\":s>=32&&s<=126?n+=String.fromCharCode(s):n+="\\"+s.toString(8).padStart(3,"0"),f++}return n+='"',n}var INCLUDE_HEADERS={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0};function structuredPatch(e,n,u,f,s,F,m){let r;m?typeof m=="function"?r={callback:m}:r=m:r={},typeof r.context>"u"&&(r.context=4);const l=r.context;if(r.newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(r.callback){const{callback:i}=r;diffLines(u,f,Object.assign(Object.assign({},r),{callback:o=>{const h=b(o);i(h)}}))}else return b(diffLines(u,f,r));function b(i){if(!i)return;i.push({value:"",lines:[]});function o(d){return d.map(function(t){return" "+t})}const h=[];let w=0,N=0,g=[],v=1,k=1;for(let d=0;d<i.length;d++){const t=i[d],a=t.lines||splitLines(t.value);if(t.lines=a,t.added||t.removed){if(!w){const c=i[d-1];w=v,N=k,c&&(g=l>0?o(c.lines.slice(-l)):[],w-=g.length,N-=g.length)}for(const c of a)g.push((t.added?"+":"-")+c);t.added?k+=a.length:v+=a.length}else{if(w)if(a.length<=l*2&&d<i.length-2)for(const c of o(a))g.push(c);else{const c=Math.min(a.length,l);for(const y of o(a.slice(0,c)))g.push(y);const L={oldStart:w,oldLines:v-w+c,newStart:N,newLines:k-N+c,lines:g};h.push(L),w=0,N=0,g=[]}v+=a.length,k+=a.length}}for(const d of h)for(let t=0;t<d.lines.length;t++)d.lines[t].endsWith(`
`)?d.lines[t]=d.lines[t].slice(0,-1):(d.lines.splice(t+1,0,"\\ No newline at end of file"),t++);return{oldFileName:e,newFileName:n,oldHeader:s,newHeader:F,hunks:h}}}function formatPatch(e,n){var u,f,s,F,m,r;if(n||(n=INCLUDE_HEADERS),Array.isArray(e)){if(e.length>1&&!n.includeFileHeaders&&!e.every(i=>i.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");return e.map(i=>formatPatch(i,n)).join(`
`)}const l=[];if(e.isGit){if(n=INCLUDE_HEADERS,!e.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e.newFileName)throw new Error("newFileName must be specified for Git patches");let i=e.oldFileName,o=e.newFileName;e.isCreate&&i==="/dev/null"?i=o.replace(/^b\//,"a/"):e.isDelete&&o==="/dev/null"&&(o=i.replace(/^a\//,"b/")),l.push("diff --git "+quoteFileNameIfNeeded(i)+" "+quoteFileNameIfNeeded(o)),e.isDelete&&l.push("deleted file mode "+((u=e.oldMode)!==null&&u!==void 0?u:"100644")),e.isCreate&&l.push("new file mode "+((f=e.newMode)!==null&&f!==void 0?f:"100644")),e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate&&(l.push("old mode "+e.oldMode),l.push("new mode "+e.newMode)),e.isRename&&(l.push("rename from "+quoteFileNameIfNeeded(((s=e.oldFileName)!==null&&s!==void 0?s:"").replace(/^a\//,""))),l.push("rename to "+quoteFileNameIfNeeded(((F=e.newFileName)!==null&&F!==void 0?F:"").replace(/^b\//,"")))),e.isCopy&&(l.push("copy from "+quoteFileNameIfNeeded(((m=e.oldFileName)!==null&&m!==void 0?m:"").replace(/^a\//,""))),l.push("copy to "+quoteFileNameIfNeeded(((r=e.newFileName)!==null&&r!==void 0?r:"").replace(/^b\//,""))))}else n.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0&&l.push("Index: "+e.oldFileName),n.includeUnderline&&l.push("===================================================================");const b=e.hunks.length>0;n.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||b)&&(l.push("--- "+quoteFileNameIfNeeded(e.oldFileName)+(e.oldHeader?"	"+e.oldHeader:"")),l.push("+++ "+quoteFileNameIfNeeded(e.newFileName)+(e.newHeader?"	"+e.newHeader:"")));for(let i=0;i<e.hunks.length;i++){const o=e.hunks[i],h=o.oldLines===0?o.oldStart-1:o.oldStart,w=o.newLines===0?o.newStart-1:o.newStart;l.push("@@ -"+h+","+o.oldLines+" +"+w+","+o.newLines+" @@");for(const N of o.lines)l.push(N)}return l.join(`
`)+`
`}function splitLines(e){const n=e.endsWith(`
`),u=e.split(`
`).map(f=>f+`
`);return n?u.pop():u.push(u.pop().slice(0,-1)),u}

// src/core/snapshots/line-difference.ts
var MOST_EDITS = 5e3;
function countLines(old, now) {
  if (old === void 0 || now === void 0) return { added: null, removed: null };
  const parts = diffLines(old ?? "", now ?? "", { maxEditLength: MOST_EDITS });
  if (parts === void 0) return { added: linesIn(now ?? ""), removed: linesIn(old ?? "") };
  const sum = (some) => some.reduce((lines, { count }) => lines + count, 0);
  return {
    added: sum(parts.filter((part) => part.added)),
    removed: sum(parts.filter((part) => part.removed))
  };
}
function filePatch({ path, before, after }, old, now) {
  const [from, to] = [
    before === null ? "/dev/null" : `a/${path}`,
    after === null ? "/dev/null" : `b/${path}`
  ];
  const head = `diff --git a/${path} b/${path}
${modeLines(before, after)}`;
  if (old === void 0 || now === void 0) return `${head}Binary files ${from} and ${to} differ
`;
  const patch = structuredPatch(from, to, old ?? "", now ?? "", void 0, void 0, {
    context: 3,
    maxEditLength: MOST_EDITS
  });
  if (patch === void 0) return `${head}Too many lines differ between ${from} and ${to}
`;
  return patch.hunks.length === 0 ? head : head + formatPatch(patch).replace(/^=+\n/, "");
}
function modeLines(before, after) {
  if (before === null) return after === null ? "" : `new file mode ${MODES[after.kind]}
`;
  if (after === null) return `deleted file mode ${MODES[before.kind]}
`;
  return before.kind === after.kind ? "" : `old mode ${MODES[before.kind]}
new mode ${MODES[after.kind]}
`;
}
var MODES = { file: "100644", program: "100755", link: "120000" };
function linesIn(text) {
  return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}
