

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

// node_modules/.pnpm/ignore@7.0.5/node_modules/ignore/index.js
var require_ignore=(0,import_shared_adapters_files_read_plain.__commonJS)({"node_modules/.pnpm/ignore@7.0.5/node_modules/ignore/index.js"(q,h){function R(e){return Array.isArray(e)?e:[e]}var N=void 0,f="",A=" ",g="\\",G=/^\s+$/,p=/(?:[^\\]|^)\\$/,T=/^\\!/,m=/^\\#/,y=/\r?\n/g,D=/^\.{0,2}\/|^\.{1,2}$/,O=/\/$/,o="/",$="node-ignore";typeof Symbol<"u"&&($=Symbol.for("node-ignore"));var C=$,_=(e,t,r)=>(Object.defineProperty(e,t,{value:r}),r),k=/([0-z])-([0-z])/g,x=()=>!1,X=e=>e.replace(k,(t,r,s)=>r.charCodeAt(0)<=s.charCodeAt(0)?t:f),b=e=>{const{length:t}=e;return e.slice(0,t-t%2)},w=[[/^\uFEFF/,()=>f],[/((?:\\\\)*?)(\\?\s+)$/,(e,t,r)=>t+(r.indexOf("\\")===0?A:f)],[/(\\+?)\s/g,(e,t)=>{const{length:r}=t;return t.slice(0,r-r%2)+A}],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>"[^/]"],[/^\//,()=>"^"],[/\//g,()=>"\\/"],[/^\^*\\\*\\\*\\\//,()=>"^(?:.*\\/)?"],[/^(?=[^^])/,function(){return/\/(?!$)/.test(this)?"^":"(?:^|\\/)"}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,r)=>t+6<r.length?"(?:\\/[^\\/]+)*":"\\/.+"],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(e,t,r)=>{const s=r.replace(/\\\*/g,"[^\\/]*");return t+s}],[/\\\\\\(?=[$.|*+(){^])/g,()=>g],[/\\\\/g,()=>g],[/(\\)?\[([^\]/]*?)(\\*)($|\])/g,(e,t,r,s,i)=>t===g?`\\[${r}${b(s)}${i}`:i==="]"&&s.length%2===0?`[${X(r)}${s}]`:"[]"],[/(?:[^*])$/,e=>/\/$/.test(e)?`${e}$`:`${e}(?=$|\\/$)`]],F=/(^|\\\/)?\\\*$/,u="regex",E="checkRegex",I="_",H={[u](e,t){return`${t?`${t}[^/]+`:"[^/]*"}(?=$|\\/$)`},[E](e,t){return`${t?`${t}[^/]*`:"[^/]*"}(?=$|\\/$)`}},B=e=>w.reduce((t,[r,s])=>t.replace(r,s.bind(e)),e),c=e=>typeof e=="string",M=e=>e&&c(e)&&!G.test(e)&&!p.test(e)&&e.indexOf("#")!==0,W=e=>e.split(y).filter(Boolean),K=class{constructor(e,t,r,s,i,a){this.pattern=e,this.mark=t,this.negative=i,_(this,"body",r),_(this,"ignoreCase",s),_(this,"regexPrefix",a)}get regex(){const e=I+u;return this[e]?this[e]:this._make(u,e)}get checkRegex(){const e=I+E;return this[e]?this[e]:this._make(E,e)}_make(e,t){const r=this.regexPrefix.replace(F,H[e]),s=this.ignoreCase?new RegExp(r,"\
i"):new RegExp(r);return _(this,t,s)}},j=({pattern:e,mark:t},r)=>{let s=!1,i=e;i.indexOf("!")===0&&(s=!0,i=i.substr(1)),i=i.replace(T,"!").replace(m,"#");const a=B(i);return new K(e,t,i,r,s,a)},z=class{constructor(e){this._ignoreCase=e,this._rules=[]}_add(e){if(e&&e[C]){this._rules=this._rules.concat(e._rules._rules),this._added=!0;return}if(c(e)&&(e={pattern:e}),M(e.pattern)){const t=j(e,this._ignoreCase);this._added=!0,this._rules.push(t)}}add(e){return this._added=!1,R(c(e)?W(e):e).forEach(this._add,this),this._added}test(e,t,r){let s=!1,i=!1,a;this._rules.forEach(v=>{const{negative:l}=v;i===l&&s!==i||l&&!s&&!i&&!t||!v[r].test(e)||(s=!l,i=l,a=l?N:v)});const S={ignored:s,unignored:i};return a&&(S.rule=a),S}},V=(e,t)=>{throw new t(e)},n=(e,t,r)=>c(e)?e?n.isNotRelative(e)?r(`path should be a \`path.relative()\`d string, but got "${t}"`,RangeError):!0:r("path must not be empty",TypeError):r(`path must be a string, but got \`${t}\``,TypeError),L=e=>D.test(e);n.isNotRelative=L,n.convert=e=>e;var Y=class{constructor({ignorecase:e=!0,ignoreCase:t=e,allowRelativePaths:r=!1}={}){_(this,C,!0),this._rules=new z(t),this._strictPathCheck=!r,this._initCache()}_initCache(){this._ignoreCache=Object.create(null),this._testCache=Object.create(null)}add(e){return this._rules.add(e)&&this._initCache(),this}addPattern(e){return this.add(e)}_test(e,t,r,s){const i=e&&n.convert(e);return n(i,e,this._strictPathCheck?V:x),this._t(i,t,r,s)}checkIgnore(e){if(!O.test(e))return this.test(e);const t=e.split(o).filter(Boolean);if(t.pop(),t.length){const r=this._t(t.join(o)+o,this._testCache,!0,t);if(r.ignored)return r}return this._rules.test(e,!1,E)}_t(e,t,r,s){if(e in t)return t[e];if(s||(s=e.split(o).filter(Boolean)),s.pop(),!s.length)return t[e]=this._rules.test(e,r,u);const i=this._t(s.join(o)+o,t,r,s);return t[e]=i.ignored?i:this._rules.test(e,r,u)}ignores(e){return this._test(e,this._ignoreCache,!1).ignored}createFilter(){return e=>!this.ignores(e)}filter(e){return R(e).filter(this.createFilter())}test(e){
return this._test(e,this._testCache,!0)}},d=e=>new Y(e),U=e=>n(e&&n.convert(e),e,x),P=()=>{const e=r=>/^\\\\\?\\/.test(r)||/["<>|\u0000-\u001F]+/u.test(r)?r:r.replace(/\\/g,"/");n.convert=e;const t=/^[a-z]:\//i;n.isNotRelative=r=>t.test(r)||L(r)};typeof process<"u"&&process.platform==="win32"&&P(),h.exports=d,d.default=d,h.exports.isPathValid=U,_(h.exports,Symbol.for("setupWindows"),P)}});

// src/core/snapshots/ignore-rules.ts
var import_ignore = (0, import_shared_adapters_files_read_plain.__toESM)(require_ignore(), 1);
function ignoreRules() {
  const lists = /* @__PURE__ */ new Map();
  const isListed = (path) => {
    let ignored = false;
    for (const folder of foldersOf(path)) {
      const list = lists.get(folder);
      if (list === void 0) continue;
      const said = list.test(path.slice(folder.length));
      ignored = said.ignored || ignored && !said.unignored;
    }
    return ignored;
  };
  return {
    add: (folder, text) => {
      lists.set(
        folder,
        (0, import_ignore.default)({ allowRelativePaths: true, ignoreCase: false }).add(text.replace(/^\uFEFF/, ""))
      );
    },
    // What is in an ignored folder is ignored, whatever a list says of it.
    ignores: (path) => foldersOf(path).slice(1).some(isListed) || isListed(path)
  };
}
function foldersOf(path) {
  const names = path.replace(/\/$/, "").split("/").slice(0, -1);
  return ["", ...names.map((_, index) => `${names.slice(0, index + 1).join("/")}/`)];
}
module.exports = {
  ignoreRules: ignoreRules
};
