var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js
var require_kind_of=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js"(b,o){var u=Object.prototype.toString;o.exports=function(t){if(t===void 0)return"undefined";if(t===null)return"null";var e=typeof t;if(e==="boolean")return"boolean";if(e==="string")return"string";if(e==="number")return"number";if(e==="symbol")return"symbol";if(e==="function")return s(t)?"generatorfunction":"function";if(i(t))return"array";if(m(t))return"buffer";if(p(t))return"arguments";if(c(t))return"date";if(a(t))return"error";if(f(t))return"regexp";switch(n(t)){case"Symbol":return"symbol";case"Promise":return"promise";case"WeakMap":return"weakmap";case"WeakSet":return"weakset";case"Map":return"map";case"Set":return"set";case"Int8Array":return"int8array";case"Uint8Array":return"uint8array";case"Uint8ClampedArray":return"uint8clampedarray";case"Int16Array":return"int16array";case"Uint16Array":return"uint16array";case"Int32Array":return"int32array";case"Uint32Array":return"uint32array";case"Float32Array":return"float32array";case"Float64Array":return"float64array"}if(y(t))return"generator";switch(e=u.call(t),e){case"[object Object]":return"object";case"[object Map Iterator]":return"mapiterator";case"[object Set Iterator]":return"setiterator";case"[object String Iterator]":return"stringiterator";case"[object Array Iterator]":return"arrayiterator"}return e.slice(8,-1).toLowerCase().replace(/\s/g,"")};function n(r){return typeof r.constructor=="function"?r.constructor.name:null}function i(r){return Array.isArray?Array.isArray(r):r instanceof Array}function a(r){return r instanceof Error||typeof r.message=="string"&&r.constructor&&typeof r.constructor.stackTraceLimit=="number"}function c(r){return r instanceof Date?!0:typeof r.toDateString=="function"&&typeof r.getDate=="function"&&typeof r.setDate=="function"}function f(r){return r instanceof RegExp?!0:typeof r.flags=="string"&&typeof r.ignoreCase=="boolean"&&typeof r.multiline=="boolean"&&typeof r.
global=="boolean"}function s(r,t){return n(r)==="GeneratorFunction"}function y(r){return typeof r.throw=="function"&&typeof r.return=="function"&&typeof r.next=="function"}function p(r){try{if(typeof r.length=="number"&&typeof r.callee=="function")return!0}catch(t){if(t.message.indexOf("callee")!==-1)return!0}return!1}function m(r){return r.constructor&&typeof r.constructor.isBuffer=="function"?r.constructor.isBuffer(r):!1}}});

// node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js
var require_is_extendable=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js"(n,o){"use strict";/*!
 * is-extendable <https://github.com/jonschlinkert/is-extendable>
 *
 * Copyright (c) 2015, Jon Schlinkert.
 * Licensed under the MIT License.
 */o.exports=function(e){return typeof e<"u"&&e!==null&&(typeof e=="object"||typeof e=="function")}}});

// node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js
var require_extend_shallow=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js"(u,a){"use strict";var o=require_is_extendable();a.exports=function(e){o(e)||(e={});for(var n=arguments.length,t=1;t<n;t++){var s=arguments[t];o(s)&&i(e,s)}return e};function i(r,e){for(var n in e)l(e,n)&&(r[n]=e[n])}function l(r,e){return Object.prototype.hasOwnProperty.call(r,e)}}});

// node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js
var require_section_matter=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js"(y,u){"use strict";var j=require_kind_of(),x=require_extend_shallow();u.exports=function(e,t){typeof t=="function"&&(t={parse:t});var c=S(e),B={section_delimiter:"---",parse:b},m=x({},B,t),p=m.section_delimiter,g=c.content.split(/\r?\n/),r=null,o=l(),n=[],i=[];function v(h){c.content=h,r=[],n=[]}function d(h){i.length&&(o.key=q(i[0],p),o.content=h,m.parse(o,r),r.push(o),o=l(),n=[],i=[])}for(var s=0;s<g.length;s++){var a=g[s],_=i.length,f=a.trim();if(k(f,p)){if(f.length===3&&s!==0){if(_===0||_===2){n.push(a);continue}i.push(f),o.data=n.join(`
`),n=[];continue}r===null&&v(n.join(`
`)),_===2&&d(n.join(`
`)),i.push(f);continue}n.push(a)}return r===null?v(n.join(`
`)):d(n.join(`
`)),c.sections=r,c};function k(e,t){return!(e.slice(0,t.length)!==t||e.charAt(t.length+1)===t.slice(-1))}function S(e){if(j(e)!=="object"&&(e={content:e}),typeof e.content!="string"&&!w(e.content))throw new TypeError("expected a buffer or string");return e.content=e.content.toString(),e.sections=[],e}function q(e,t){return e?e.slice(t.length).trim():""}function l(){return{key:"",data:"",content:""}}function b(e){return e}function w(e){return e&&e.constructor&&typeof e.constructor.isBuffer=="function"?e.constructor.isBuffer(e):!1}}}),require_engines=(0,import_hooks_active_on_stop10.__commonJS)({"one-engine:engines"(y,u){u.exports={}}});

// node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js
var require_strip_bom_string=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js"(t,r){"use strict";/*!
 * strip-bom-string <https://github.com/jonschlinkert/strip-bom-string>
 *
 * Copyright (c) 2015, 2017, Jon Schlinkert.
 * Released under the MIT License.
 */r.exports=function(o){return typeof o=="string"&&o.charAt(0)==="\uFEFF"?o.slice(1):o}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js
var require_utils=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js"(e){"use strict";var f=require_strip_bom_string(),n=require_kind_of();e.define=function(r,i,t){Reflect.defineProperty(r,i,{enumerable:!1,configurable:!0,writable:!0,value:t})},e.isBuffer=function(r){return n(r)==="buffer"},e.isObject=function(r){return n(r)==="object"},e.toBuffer=function(r){return typeof r=="string"?Buffer.from(r):r},e.toString=function(r){if(e.isBuffer(r))return f(String(r));if(typeof r!="string")throw new TypeError("expected input to be a string or buffer");return f(r)},e.arrayify=function(r){return r?Array.isArray(r)?r:[r]:[]},e.startsWith=function(r,i,t){return typeof t!="number"&&(t=i.length),r.slice(0,t)===i}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js
var require_defaults=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js"(n,s){"use strict";var i=require_engines(),r=require_utils();s.exports=function(t){const e=Object.assign({},t);return e.delimiters=r.arrayify(e.delims||e.delimiters||"---"),e.delimiters.length===1&&e.delimiters.push(e.delimiters[0]),e.language=(e.language||e.lang||"yaml").toLowerCase(),e.engines=Object.assign({},i,e.parsers,e.engines),e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js
var require_engine=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js"(o,n){"use strict";n.exports=function(e,t){let r=t.engines[e]||t.engines[s(e)];if(typeof r>"u")throw new Error('gray-matter engine "'+e+'" is not registered');return typeof r=="function"&&(r={parse:r}),r};function s(e){switch(e.toLowerCase()){case"js":case"javascript":return"javascript";case"coffee":case"coffeescript":case"cson":return"coffee";case"yaml":case"yml":return"yaml";default:return e}}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js
var require_stringify=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js"(y,f){"use strict";var p=require_kind_of(),m=require_engine(),_=require_defaults();f.exports=function(e,t,i){if(t==null&&i==null)switch(p(e)){case"object":t=e.data,i={};break;case"string":return e;default:throw new TypeError("expected file to be a string or object")}const s=e.content,n=_(i);if(t==null){if(!n.data)return e;t=n.data}const c=e.language||n.language,u=m(c,n);if(typeof u.stringify!="function")throw new TypeError('expected "'+c+'.stringify" to be a function');t=Object.assign({},e.data,t);const l=n.delimiters[0],a=n.delimiters[1],g=u.stringify(t,i).trim();let o="";return g!=="{}"&&(o=r(l)+r(g)+r(a)),typeof e.excerpt=="string"&&e.excerpt!==""&&s.indexOf(e.excerpt.trim())===-1&&(o+=r(e.excerpt)+r(a)),o+r(s)};function r(e){return e.slice(-1)!==`
`?e+`
`:e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js
var require_excerpt=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js"(a,n){"use strict";var c=require_defaults();n.exports=function(t,p){const e=c(p);if(t.data==null&&(t.data={}),typeof e.excerpt=="function")return e.excerpt(t,e);const r=t.data.excerpt_separator||e.excerpt_separator;if(r==null&&(e.excerpt===!1||e.excerpt==null))return t;const s=typeof e.excerpt=="string"?e.excerpt:r||e.delimiters[0],o=t.content.indexOf(s);return o!==-1&&(t.excerpt=t.content.slice(0,o)),t}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js
var require_to_file=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js"(g,a){"use strict";var e=require_kind_of(),o=require_stringify(),n=require_utils();a.exports=function(t){return e(t)!=="object"&&(t={content:t}),e(t.data)!=="object"&&(t.data={}),t.contents&&t.content==null&&(t.content=t.contents),n.define(t,"orig",n.toBuffer(t.content)),n.define(t,"language",t.language||""),n.define(t,"matter",t.matter||""),n.define(t,"stringify",function(u,r){return r&&r.language&&(t.language=r.language),o(t,u,r)}),t.content=n.toString(t.content),t.isEmpty=!1,t.excerpt="",t}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js
var require_parse=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js"(i,o){"use strict";var n=require_engine(),s=require_defaults();o.exports=function(e,p,a){const r=s(a),t=n(e,r);if(typeof t.parse!="function")throw new TypeError('expected "'+e+'.parse" to be a function');return t.parse(p,r)}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js
var require_gray_matter=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js"(b,d){"use strict";var p=require("fs"),h=require_section_matter(),i=require_defaults(),v=require_stringify(),m=require_excerpt(),y=require_engines(),q=require_to_file(),f=require_parse(),l=require_utils();function n(t,r){if(t==="")return{data:{},content:t,excerpt:"",orig:t};let e=q(t);const c=n.cache[e.content];if(!r){if(c)return e=Object.assign({},c),e.orig=c.orig,e;n.cache[e.content]=e}return x(e,r)}function x(t,r){const e=i(r),c=e.delimiters[0],s=`
`+e.delimiters[1];let a=t.content;e.language&&(t.language=e.language);const u=c.length;if(!l.startsWith(a,c,u))return m(t,e),t;if(a.charAt(u)===c.slice(-1))return t;a=a.slice(u);const _=a.length,g=n.language(a,e);g.name&&(t.language=g.name,a=a.slice(g.raw.length));let o=a.indexOf(s);return o===-1&&(o=_),t.matter=a.slice(0,o),t.matter.replace(/^\s*#[^\n]+/gm,"").trim()===""?(t.isEmpty=!0,t.empty=t.content,t.data={}):t.data=f(t.language,t.matter,e),o===_?t.content="":(t.content=a.slice(o+s.length),t.content[0]==="\r"&&(t.content=t.content.slice(1)),t.content[0]===`
`&&(t.content=t.content.slice(1))),m(t,e),(e.sections===!0||typeof e.section=="function")&&h(t,e.section),t}n.engines=y,n.stringify=function(t,r,e){return typeof t=="string"&&(t=n(t,e)),v(t,r,e)},n.read=function(t,r){const e=p.readFileSync(t,"utf8"),c=n(e,r);return c.path=t,c},n.test=function(t,r){return l.startsWith(t,i(r).delimiters[0])},n.language=function(t,r){const c=i(r).delimiters[0];n.test(t)&&(t=t.slice(c.length));const s=t.slice(0,t.search(/\r?\n/));return{raw:s,name:s?s.trim():""}},n.cache={},n.clearCache=function(){n.cache={}},d.exports=n}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js
var require_identity=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js"(i){"use strict";var s=Symbol.for("yaml.alias"),y=Symbol.for("yaml.document"),l=Symbol.for("yaml.map"),m=Symbol.for("yaml.pair"),t=Symbol.for("yaml.scalar"),r=Symbol.for("yaml.seq"),c=Symbol.for("yaml.node.type"),e=a=>!!a&&typeof a=="object"&&a[c]===s,S=a=>!!a&&typeof a=="object"&&a[c]===y,v=a=>!!a&&typeof a=="object"&&a[c]===l,A=a=>!!a&&typeof a=="object"&&a[c]===m,o=a=>!!a&&typeof a=="object"&&a[c]===t,b=a=>!!a&&typeof a=="object"&&a[c]===r;function f(a){if(a&&typeof a=="object")switch(a[c]){case l:case r:return!0}return!1}function u(a){if(a&&typeof a=="object")switch(a[c]){case s:case l:case t:case r:return!0}return!1}var _=a=>(o(a)||f(a))&&!!a.anchor;i.ALIAS=s,i.DOC=y,i.MAP=l,i.NODE_TYPE=c,i.PAIR=m,i.SCALAR=t,i.SEQ=r,i.hasAnchor=_,i.isAlias=e,i.isCollection=f,i.isDocument=S,i.isMap=v,i.isNode=u,i.isPair=A,i.isScalar=o,i.isSeq=b}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js
var require_visit=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js"(y){"use strict";var s=require_identity(),r=Symbol("break visit"),S=Symbol("skip children"),u=Symbol("remove node");function b(e,l){const i=_(l);s.isDocument(e)?a(null,e.contents,i,Object.freeze([e]))===u&&(e.contents=null):a(null,e,i,Object.freeze([]))}b.BREAK=r,b.SKIP=S,b.REMOVE=u;function a(e,l,i,c){const n=O(e,l,i,c);if(s.isNode(n)||s.isPair(n))return j(e,c,n),a(e,n,i,c);if(typeof n!="symbol"){if(s.isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const f=a(t,l.items[t],i,c);if(typeof f=="number")t=f-1;else{if(f===r)return r;f===u&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){c=Object.freeze(c.concat(l));const t=a("key",l.key,i,c);if(t===r)return r;t===u&&(l.key=null);const f=a("value",l.value,i,c);if(f===r)return r;f===u&&(l.value=null)}}return n}async function o(e,l){const i=_(l);s.isDocument(e)?await m(null,e.contents,i,Object.freeze([e]))===u&&(e.contents=null):await m(null,e,i,Object.freeze([]))}o.BREAK=r,o.SKIP=S,o.REMOVE=u;async function m(e,l,i,c){const n=await O(e,l,i,c);if(s.isNode(n)||s.isPair(n))return j(e,c,n),m(e,n,i,c);if(typeof n!="symbol"){if(s.isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const f=await m(t,l.items[t],i,c);if(typeof f=="number")t=f-1;else{if(f===r)return r;f===u&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){c=Object.freeze(c.concat(l));const t=await m("key",l.key,i,c);if(t===r)return r;t===u&&(l.key=null);const f=await m("value",l.value,i,c);if(f===r)return r;f===u&&(l.value=null)}}return n}function _(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function O(e,l,i,c){if(typeof i=="function")return i(e,l,c);if(s.isMap(l))return i.Map?.(e,l,c);if(s.isSeq(
l))return i.Seq?.(e,l,c);if(s.isPair(l))return i.Pair?.(e,l,c);if(s.isScalar(l))return i.Scalar?.(e,l,c);if(s.isAlias(l))return i.Alias?.(e,l,c)}function j(e,l,i){const c=l[l.length-1];if(s.isCollection(c))c.items[e]=i;else if(s.isPair(c))e==="key"?c.key=i:c.value=i;else if(s.isDocument(c))c.contents=i;else{const n=s.isAlias(c)?"alias":"scalar";throw new Error(`Cannot replace node with ${n} parent`)}}y.visit=b,y.visitAsync=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js
var require_directives=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js"(u){"use strict";var h=require_identity(),o=require_visit(),f={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},d=g=>g.replace(/[!,[\]{}]/g,t=>f[t]),c=class l{constructor(t,e){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},l.defaultYaml,t),this.tags=Object.assign({},l.defaultTags,e)}clone(){const t=new l(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new l(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:l.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},l.defaultTags);break}return t}add(t,e){this.atNextDocument&&(this.yaml={explicit:l.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},l.defaultTags),this.atNextDocument=!1);const s=t.trim().split(/[ \t]+/),n=s.shift();switch(n){case"%TAG":{if(s.length!==2&&(e(0,"%TAG directive should contain exactly two parts"),s.length<2))return!1;const[i,a]=s;return this.tags[i]=a,!0}case"%YAML":{if(this.yaml.explicit=!0,s.length!==1)return e(0,"%YAML directive should contain exactly one part"),!1;const[i]=s;if(i==="1.1"||i==="1.2")return this.yaml.version=i,!0;{const a=/^\d+\.\d+$/.test(i);return e(6,`Unsupported YAML version ${i}`,a),!1}}default:return e(0,`Unknown directive ${n}`,!0),!1}}tagName(t,e){if(t==="!")return"!";if(t[0]!=="!")return e(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const a=t.slice(2,-1);return a==="!"||a==="!!"?(e(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&e("Verbatim tags must end with a >"),a)}const[,s,n]=t.match(/^(.*!)([^!]*)$/s);n||e(`The ${t} tag has no suffix`);const i=this.tags[s];if(i)try{return i+decodeURIComponent(n)}catch(a){return e(String(a)),null}return s==="!"?t:(e(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[e,s]of Object.entries(
this.tags))if(t.startsWith(s))return e+d(t.substring(s.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const e=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],s=Object.entries(this.tags);let n;if(t&&s.length>0&&h.isNode(t.contents)){const i={};o.visit(t.contents,(a,r)=>{h.isNode(r)&&r.tag&&(i[r.tag]=!0)}),n=Object.keys(i)}else n=[];for(const[i,a]of s)i==="!!"&&a==="tag:yaml.org,2002:"||(!t||n.some(r=>r.startsWith(a)))&&e.push(`%TAG ${i} ${a}`);return e.join(`
`)}};c.defaultYaml={explicit:!1,version:"1.2"},c.defaultTags={"!!":"tag:yaml.org,2002:"},u.Directives=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js
var require_anchors=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js"(c){"use strict";var i=require_identity(),l=require_visit();function f(n){if(/[\x00-\x19\s,[\]{}]/.test(n)){const r=`Anchor must not contain whitespace or control characters: ${JSON.stringify(n)}`;throw new Error(r)}return!0}function h(n){const t=new Set;return l.visit(n,{Value(r,e){e.anchor&&t.add(e.anchor)}}),t}function u(n,t){for(let r=1;;++r){const e=`${n}${r}`;if(!t.has(e))return e}}function m(n,t){const r=[],e=new Map;let s=null;return{onAnchor:a=>{r.push(a),s??(s=h(n));const o=u(t,s);return s.add(o),o},setAnchors:()=>{for(const a of r){const o=e.get(a);if(typeof o=="object"&&o.anchor&&(i.isScalar(o.node)||i.isCollection(o.node)))o.node.anchor=o.anchor;else{const d=new Error("Failed to resolve repeated object (this should not happen)");throw d.source=a,d}}},sourceObjects:e}}c.anchorIsValid=f,c.anchorNames=h,c.createNodeAnchors=m,c.findNewAnchor=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js"(c){"use strict";function i(f,r,d,e){if(e&&typeof e=="object")if(Array.isArray(e))for(let o=0,t=e.length;o<t;++o){const s=e[o],n=i(f,e,String(o),s);n===void 0?delete e[o]:n!==s&&(e[o]=n)}else if(e instanceof Map)for(const o of Array.from(e.keys())){const t=e.get(o),s=i(f,e,o,t);s===void 0?e.delete(o):s!==t&&e.set(o,s)}else if(e instanceof Set)for(const o of Array.from(e)){const t=i(f,e,o,o);t===void 0?e.delete(o):t!==o&&(e.delete(o),e.add(t))}else for(const[o,t]of Object.entries(e)){const s=i(f,e,o,t);s===void 0?delete e[o]:s!==t&&(e[o]=s)}return f.call(r,d,e)}c.applyReviver=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js
var require_toJS=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js"(s){"use strict";var d=require_identity();function e(o,i,r){if(Array.isArray(o))return o.map((t,n)=>e(t,String(n),r));if(o&&typeof o.toJSON=="function"){if(!r||!d.hasAnchor(o))return o.toJSON(i,r);const t={aliasCount:0,count:1,res:void 0};r.anchors.set(o,t),r.onCreate=m=>{t.res=m,delete r.onCreate};const n=o.toJSON(i,r);return r.onCreate&&r.onCreate(n),n}return typeof o=="bigint"&&!r?.keep?Number(o):o}s.toJS=e}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js
var require_Node=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js"(a){"use strict";var c=require_applyReviver(),r=require_identity(),p=require_toJS(),u=class{constructor(e){Object.defineProperty(this,r.NODE_TYPE,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:y,maxAliasCount:o,onAnchor:s,reviver:n}={}){if(!r.isDocument(e))throw new TypeError("A document argument is required");const i={anchors:new Map,doc:e,keep:!0,mapAsMap:y===!0,mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},t=p.toJS(this,"",i);if(typeof s=="function")for(const{count:d,res:m}of i.anchors.values())s(m,d);return typeof n=="function"?c.applyReviver(n,{"":t},"",t):t}};a.NodeBase=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js
var require_Alias=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js"(h){"use strict";var f=require_anchors(),v=require_visit(),n=require_identity(),m=require_Node(),d=require_toJS(),_=class extends m.NodeBase{constructor(i){super(n.ALIAS),this.source=i,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(i,e){if(e?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let o;e?.aliasResolveCache?o=e.aliasResolveCache:(o=[],v.visit(i,{Node:(r,t)=>{(n.isAlias(t)||n.hasAnchor(t))&&o.push(t)}}),e&&(e.aliasResolveCache=o));let s;for(const r of o){if(r===this)break;r.anchor===this.source&&(s=r)}if(s&&e){const{anchors:r,doc:t,maxAliasCount:c}=e;let a=r.get(s);if(a||(d.toJS(s,null,e),a=r.get(s)),a?.res===void 0){const u="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(u)}if(c>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=l(t,s,r)),a.count*a.aliasCount>c)){const u="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(u)}}return s}toJSON(i,e){if(!e)return{source:this.source};const o=this.resolve(e.doc,e);if(!o){const s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(s)}return e.anchors.get(o).res}toString(i,e,o){const s=`*${this.source}`;if(i){if(f.anchorIsValid(this.source),i.options.verifyAliasOrder&&!i.anchors.has(this.source)){const r=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(r)}if(i.implicitKey)return`${s} `}return s}};function l(i,e,o){if(n.isAlias(e)){const s=e.resolve(i),r=o&&s&&o.get(s);return r?r.count*r.aliasCount:0}else if(n.isCollection(e)){let s=0;for(const r of e.items){const t=l(i,r,o);t>s&&(s=t)}return s}else if(n.isPair(e)){const s=l(i,e.key,o),r=l(i,e.value,o);return Math.max(s,r)}return 1}h.Alias=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js"(t){"use strict";var o=require_identity(),i=require_Node(),s=require_toJS(),_=e=>!e||typeof e!="function"&&typeof e!="object",r=class extends i.NodeBase{constructor(e){super(o.SCALAR),this.value=e}toJSON(e,a){return a?.keep?this.value:s.toJS(this.value,e,a)}toString(){return String(this.value)}};r.BLOCK_FOLDED="BLOCK_FOLDED",r.BLOCK_LITERAL="BLOCK_LITERAL",r.PLAIN="PLAIN",r.QUOTE_DOUBLE="QUOTE_DOUBLE",r.QUOTE_SINGLE="QUOTE_SINGLE",t.Scalar=r,t.isScalarValue=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js
var require_createNode=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js"(b){"use strict";var y=require_Alias(),r=require_identity(),h=require_Scalar(),_="tag:yaml.org,2002:";function j(n,e,o){if(e){const f=o.filter(s=>s.tag===e),d=f.find(s=>!s.format)??f[0];if(!d)throw new Error(`Tag ${e} not found`);return d}return o.find(f=>f.identify?.(n)&&!f.format)}function O(n,e,o){if(r.isDocument(n)&&(n=n.contents),r.isNode(n))return n;if(r.isPair(n)){const c=o.schema[r.MAP].createNode?.(o.schema,null,o);return c.items.push(n),c}(n instanceof String||n instanceof Number||n instanceof Boolean||typeof BigInt<"u"&&n instanceof BigInt)&&(n=n.valueOf());const{aliasDuplicateObjects:f,onAnchor:d,onTagObj:s,schema:a,sourceObjects:p}=o;let t;if(f&&n&&typeof n=="object"){if(t=p.get(n),t)return t.anchor??(t.anchor=d(n)),new y.Alias(t.anchor);t={anchor:null,node:null},p.set(n,t)}e?.startsWith("!!")&&(e=_+e.slice(2));let i=j(n,e,a.tags);if(!i){if(n&&typeof n.toJSON=="function"&&(n=n.toJSON()),!n||typeof n!="object"){const c=new h.Scalar(n);return t&&(t.node=c),c}i=n instanceof Map?a[r.MAP]:Symbol.iterator in Object(n)?a[r.SEQ]:a[r.MAP]}s&&(s(i),delete o.onTagObj);const m=i?.createNode?i.createNode(o.schema,n,o):typeof i?.nodeClass?.from=="function"?i.nodeClass.from(o.schema,n,o):new h.Scalar(n);return e?m.tag=e:i.default||(m.tag=i.tag),t&&(t.node=m),m}b.createNode=O}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js
var require_Collection=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js"(l){"use strict";var d=require_createNode(),r=require_identity(),u=require_Node();function c(n,e,t){let s=t;for(let o=e.length-1;o>=0;--o){const i=e[o];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){const h=[];h[i]=s,s=h}else s=new Map([[i,s]])}return d.createNode(s,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:n,sourceObjects:new Map})}var a=n=>n==null||typeof n=="object"&&!!n[Symbol.iterator]().next().done,m=class extends u.NodeBase{constructor(n,e){super(n),Object.defineProperty(this,"schema",{value:e,configurable:!0,enumerable:!1,writable:!0})}clone(n){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return n&&(e.schema=n),e.items=e.items.map(t=>r.isNode(t)||r.isPair(t)?t.clone(n):t),this.range&&(e.range=this.range.slice()),e}addIn(n,e){if(a(n))this.add(e);else{const[t,...s]=n,o=this.get(t,!0);if(r.isCollection(o))o.addIn(s,e);else if(o===void 0&&this.schema)this.set(t,c(this.schema,s,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}}deleteIn(n){const[e,...t]=n;if(t.length===0)return this.delete(e);const s=this.get(e,!0);if(r.isCollection(s))return s.deleteIn(t);throw new Error(`Expected YAML collection at ${e}. Remaining path: ${t}`)}getIn(n,e){const[t,...s]=n,o=this.get(t,!0);return s.length===0?!e&&r.isScalar(o)?o.value:o:r.isCollection(o)?o.getIn(s,e):void 0}hasAllNullValues(n){return this.items.every(e=>{if(!r.isPair(e))return!1;const t=e.value;return t==null||n&&r.isScalar(t)&&t.value==null&&!t.commentBefore&&!t.comment&&!t.tag})}hasIn(n){const[e,...t]=n;if(t.length===0)return this.has(e);const s=this.get(e,!0);return r.isCollection(s)?s.hasIn(t):!1}setIn(n,e){const[t,...s]=n;if(s.length===0)this.set(t,e);else{const o=this.get(t,!0);if(r.isCollection(
o))o.setIn(s,e);else if(o===void 0&&this.schema)this.set(t,c(this.schema,s,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}}};l.Collection=m,l.collectionFromPath=c,l.isEmptyPath=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js"(t){"use strict";var s=n=>n.replace(/^(?!$)(?: $)?/gm,"#");function r(n,i){return/^\n+$/.test(n)?n.substring(1):i?n.replace(/^(?! *$)/gm,i):n}var m=(n,i,e)=>n.endsWith(`
`)?r(e,i):e.includes(`
`)?`
`+r(e,i):(n.endsWith(" ")?"":" ")+e;t.indentComment=r,t.lineComment=m,t.stringifyComment=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js"(F){"use strict";var y="flow",g="block",v="quoted";function E(l,s,i="flow",{indentAtStart:L,lineWidth:o=80,minContentWidth:r=20,onFold:d,onOverflow:b}={}){if(!o||o<0)return l;o<r&&(r=0);const h=Math.max(1+r,1+o-s.length);if(l.length<=h)return l;const u=[],w={};let _=o-s.length;typeof L=="number"&&(L>o-Math.max(2,r)?u.push(0):_=o-L);let n,a,p=!1,e=-1,k=-1,m=-1;i===g&&(e=D(l,e,s.length),e!==-1&&(_=e+h));for(let c;c=l[e+=1];){if(i===v&&c==="\\"){switch(k=e,l[e+1]){case"x":e+=3;break;case"u":e+=5;break;case"U":e+=9;break;default:e+=1}m=e}if(c===`
`)i===g&&(e=D(l,e,s.length)),_=e+s.length+h,n=void 0;else{if(c===" "&&a&&a!==" "&&a!==`
`&&a!=="	"){const f=l[e+1];f&&f!==" "&&f!==`
`&&f!=="	"&&(n=e)}if(e>=_)if(n)u.push(n),_=n+h,n=void 0;else if(i===v){for(;a===" "||a==="	";)a=c,c=l[e+=1],p=!0;const f=e>m+1?e-2:k-1;if(w[f])return l;u.push(f),w[f]=!0,_=f+h,n=void 0}else p=!0}a=c}if(p&&b&&b(),u.length===0)return l;d&&d();let O=l.slice(0,u[0]);for(let c=0;c<u.length;++c){const f=u[c],$=u[c+1]||l.length;f===0?O=`
${s}${l.slice(0,$)}`:(i===v&&w[f]&&(O+=`${l[f]}\\`),O+=`
${s}${l.slice(f+1,$)}`)}return O}function D(l,s,i){let L=s,o=s+1,r=l[o];for(;r===" "||r==="	";)if(s<o+i)r=l[++s];else{do r=l[++s];while(r&&r!==`
`);L=s,o=s+1,r=l[o]}return L}F.FOLD_BLOCK=g,F.FOLD_FLOW=y,F.FOLD_QUOTED=v,F.foldFlowLines=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js"(U){"use strict";var d=require_Scalar(),S=require_foldFlowLines(),y=(i,n)=>({indentAtStart:n?i.indent.length:i.indentAtStart,lineWidth:i.options.lineWidth,minContentWidth:i.options.minContentWidth}),F=i=>/^(%|---|\.\.\.)/m.test(i);function K(i,n,e){if(!n||n<0)return!1;const s=n-e,f=i.length;if(f<=s)return!1;for(let l=0,t=0;l<f;++l)if(i[l]===`
`){if(l-t>s)return!0;if(t=l+1,f-t<=s)return!1}return!0}function _(i,n){const e=JSON.stringify(i);if(n.options.doubleQuotedAsJSON)return e;const{implicitKey:s}=n,f=n.options.doubleQuotedMinMultiLineLength,l=n.indent||(F(i)?"  ":"");let t="",a=0;for(let r=0,o=e[r];o;o=e[++r])if(o===" "&&e[r+1]==="\\"&&e[r+2]==="n"&&(t+=e.slice(a,r)+"\\ ",r+=1,a=r,o="\\"),o==="\\")switch(e[r+1]){case"u":{t+=e.slice(a,r);const u=e.substr(r+2,4);switch(u){case"0000":t+="\\0";break;case"0007":t+="\\a";break;case"000b":t+="\\v";break;case"001b":t+="\\e";break;case"0085":t+="\\N";break;case"00a0":t+="\\_";break;case"2028":t+="\\L";break;case"2029":t+="\\P";break;default:u.substr(0,2)==="00"?t+="\\x"+u.substr(2):t+=e.substr(r,6)}r+=5,a=r+1}break;case"n":if(s||e[r+2]==='"'||e.length<f)r+=1;else{for(t+=e.slice(a,r)+`

`;e[r+2]==="\\"&&e[r+3]==="n"&&e[r+4]!=='"';)t+=`
`,r+=2;t+=l,e[r+2]===" "&&(t+="\\"),r+=1,a=r+1}break;default:r+=1}return t=a?t+e.slice(a):e,s?t:S.foldFlowLines(t,l,S.FOLD_QUOTED,y(n,!1))}function E(i,n){if(n.options.singleQuote===!1||n.implicitKey&&i.includes(`
`)||/[ \t]\n|\n[ \t]/.test(i))return _(i,n);const e=n.indent||(F(i)?"  ":""),s="'"+i.replace(/'/g,"''").replace(/\n+/g,`$&
${e}`)+"'";return n.implicitKey?s:S.foldFlowLines(s,e,S.FOLD_FLOW,y(n,!1))}function $(i,n){const{singleQuote:e}=n.options;let s;if(e===!1)s=_;else{const f=i.includes('"'),l=i.includes("'");f&&!l?s=E:l&&!f?s=_:s=e?E:_}return s(i,n)}var w;try{w=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{w=/\n+(?!\n|$)/g}function k({comment:i,type:n,value:e},s,f,l){const{blockQuote:t,commentString:a,lineWidth:r}=s.options;if(!t||/\n[\t ]+$/.test(e))return $(e,s);const o=s.indent||(s.forceBlockIndent||F(e)?"  ":""),u=t==="literal"?!0:t==="folded"||n===d.Scalar.BLOCK_FOLDED?!1:n===d.Scalar.BLOCK_LITERAL?!0:!K(e,r,o.length);if(!e)return u?`|
`:`>
`;let L,g;for(g=e.length;g>0;--g){const p=e[g-1];if(p!==`
`&&p!=="	"&&p!==" ")break}let c=e.substring(g);const D=c.indexOf(`
`);D===-1?L="-":e===c||D!==c.length-1?(L="+",l&&l()):L="",c&&(e=e.slice(0,-c.length),c[c.length-1]===`
`&&(c=c.slice(0,-1)),c=c.replace(w,`$&${o}`));let O=!1,b,Q=-1;for(b=0;b<e.length;++b){const p=e[b];if(p===" ")O=!0;else if(p===`
`)Q=b;else break}let h=e.substring(0,Q<b?Q+1:b);h&&(e=e.substring(h.length),h=h.replace(/\n+/g,`$&${o}`));let B=(O?o?"2":"1":"")+L;if(i&&(B+=" "+a(i.replace(/ ?[\r\n]+/g," ")),f&&f()),!u){const p=e.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${o}`);let N=!1;const T=y(s,!0);t!=="folded"&&n!==d.Scalar.BLOCK_FOLDED&&(T.onOverflow=()=>{N=!0});const I=S.foldFlowLines(`${h}${p}${c}`,o,S.FOLD_BLOCK,T);if(!N)return`>${B}
${o}${I}`}return e=e.replace(/\n+/g,`$&${o}`),`|${B}
${o}${h}${e}${c}`}function m(i,n,e,s){const{type:f,value:l}=i,{actualString:t,implicitKey:a,indent:r,indentStep:o,inFlow:u}=n;if(a&&l.includes(`
`)||u&&/[[\]{},]/.test(l))return $(l,n);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(l))return a||u||!l.includes(`
`)?$(l,n):k(i,n,e,s);if(!a&&!u&&f!==d.Scalar.PLAIN&&l.includes(`
`))return k(i,n,e,s);if(F(l)){if(r==="")return n.forceBlockIndent=!0,k(i,n,e,s);if(a&&r===o)return $(l,n)}const L=l.replace(/\n+/g,`$&
${r}`);if(t){const g=O=>O.default&&O.tag!=="tag:yaml.org,2002:str"&&O.test?.test(L),{compat:c,tags:D}=n.doc.schema;if(D.some(g)||c?.some(g))return $(l,n)}return a?L:S.foldFlowLines(L,r,S.FOLD_FLOW,y(n,!1))}function A(i,n,e,s){const{implicitKey:f,inFlow:l}=n,t=typeof i.value=="string"?i:Object.assign({},i,{value:String(i.value)});let{type:a}=i;a!==d.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(t.value)&&(a=d.Scalar.QUOTE_DOUBLE);const r=u=>{switch(u){case d.Scalar.BLOCK_FOLDED:case d.Scalar.BLOCK_LITERAL:return f||l?$(t.value,n):k(t,n,e,s);case d.Scalar.QUOTE_DOUBLE:return _(t.value,n);case d.Scalar.QUOTE_SINGLE:return E(t.value,n);case d.Scalar.PLAIN:return m(t,n,e,s);default:return null}};let o=r(a);if(o===null){const{defaultKeyType:u,defaultStringType:L}=n.options,g=f&&u||L;if(o=r(g),o===null)throw new Error(`Unsupported default string type ${g}`)}return o}U.stringifyString=A}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js
var require_stringify2=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js"(f){"use strict";var u=require_anchors(),l=require_identity(),d=require_stringifyComment(),g=require_stringifyString();function c(i,t){const s=Object.assign({blockQuote:!0,commentString:d.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},i.schema.toStringOptions,t);let r;switch(s.collectionStyle){case"block":r=!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:i,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:r,options:s}}function y(i,t){if(t.tag){const e=i.filter(n=>n.tag===t.tag);if(e.length>0)return e.find(n=>n.format===t.format)??e[0]}let s,r;if(l.isScalar(t)){r=t.value;let e=i.filter(n=>n.identify?.(r));if(e.length>1){const n=e.filter(o=>o.test);n.length>0&&(e=n)}s=e.find(n=>n.format===t.format)??e.find(n=>!n.format)}else r=t,s=i.find(e=>e.nodeClass&&r instanceof e.nodeClass);if(!s){const e=r?.constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${e} value`)}return s}function S(i,t,{anchors:s,doc:r}){if(!r.directives)return"";const e=[],n=(l.isScalar(i)||l.isCollection(i))&&i.anchor;n&&u.anchorIsValid(n)&&(s.add(n),e.push(`&${n}`));const o=i.tag??(t.default?null:t.tag);return o&&e.push(r.directives.tagString(o)),e.join(" ")}function h(i,t,s,r){if(l.isPair(i))return i.toString(t,s,r);if(l.isAlias(i)){if(t.doc.directives)return i.toString(t);if(t.resolvedAliases?.has(i))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(i):t.resolvedAliases=new Set([i]),
i=i.resolve(t.doc)}let e;const n=l.isNode(i)?i:t.doc.createNode(i,{onTagObj:v=>e=v});e??(e=y(t.doc.schema.tags,n));const o=S(n,e,t);o.length>0&&(t.indentAtStart=(t.indentAtStart??0)+o.length+1);const a=typeof e.stringify=="function"?e.stringify(n,t,s,r):l.isScalar(n)?g.stringifyString(n,t,s,r):n.toString(t,s,r);return o?l.isScalar(n)||a[0]==="{"||a[0]==="["?`${o} ${a}`:`${o}
${t.indent}${a}`:a}f.createStringifyContext=c,f.stringify=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js"(E){"use strict";var l=require_identity(),$=require_Scalar(),q=require_stringify2(),d=require_stringifyComment();function P({key:t,value:n},i,u,h){const{allNullValues:C,doc:B,indent:N,indentStep:O,options:{commentString:c,indentSeq:D,simpleKeys:g}}=i;let s=l.isNode(t)&&t.comment||null;if(g){if(s)throw new Error("With simple keys, key nodes cannot have comments");if(l.isCollection(t)||!l.isNode(t)&&typeof t=="object"){const m="With simple keys, collection cannot be used as a key value";throw new Error(m)}}let r=!g&&(!t||s&&n==null&&!i.inFlow||l.isCollection(t)||(l.isScalar(t)?t.type===$.Scalar.BLOCK_FOLDED||t.type===$.Scalar.BLOCK_LITERAL:typeof t=="object"));i=Object.assign({},i,{allNullValues:!1,implicitKey:!r&&(g||!C),indent:N+O});let _=!1,y=!1,e=q.stringify(t,i,()=>_=!0,()=>y=!0);if(!r&&!i.inFlow&&e.length>1024){if(g)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");r=!0}if(i.inFlow){if(C||n==null)return _&&u&&u(),e===""?"?":r?`? ${e}`:e}else if(C&&!g||n==null&&r)return e=`? ${e}`,s&&!_?e+=d.lineComment(e,i.indent,c(s)):y&&h&&h(),e;_&&(s=null),r?(s&&(e+=d.lineComment(e,i.indent,c(s))),e=`? ${e}
${N}:`):(e=`${e}:`,s&&(e+=d.lineComment(e,i.indent,c(s))));let S,p,w;l.isNode(n)?(S=!!n.spaceBefore,p=n.commentBefore,w=n.comment):(S=!1,p=null,w=null,n&&typeof n=="object"&&(n=B.createNode(n))),i.implicitKey=!1,!r&&!s&&l.isScalar(n)&&(i.indentAtStart=e.length+1),y=!1,!D&&O.length>=2&&!i.inFlow&&!r&&l.isSeq(n)&&!n.flow&&!n.tag&&!n.anchor&&(i.indent=i.indent.substring(2));let b=!1;const o=q.stringify(n,i,()=>b=!0,()=>y=!0);let f=" ";if(s||S||p){if(f=S?`
`:"",p){const m=c(p);f+=`
${d.indentComment(m,i.indent)}`}o===""&&!i.inFlow?f===`
`&&w&&(f=`

`):f+=`
${i.indent}`}else if(!r&&l.isCollection(n)){const m=o[0],F=o.indexOf(`
`),L=F!==-1,K=i.inFlow??n.flow??n.items.length===0;if(L||!K){let j=!1;if(L&&(m==="&"||m==="!")){let a=o.indexOf(" ");m==="&"&&a!==-1&&a<F&&o[a+1]==="!"&&(a=o.indexOf(" ",a+1)),(a===-1||F<a)&&(j=!0)}j||(f=`
${i.indent}`)}}else(o===""||o[0]===`
`)&&(f="");return e+=f+o,i.inFlow?b&&u&&u():w&&!b?e+=d.lineComment(e,i.indent,c(w)):y&&h&&h(),e}E.stringifyPair=P}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js
var require_log=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js"(n){"use strict";var i=require("process");function r(o,...e){o==="debug"&&console.log(...e)}function s(o,e){(o==="debug"||o==="warn")&&(typeof i.emitWarning=="function"?i.emitWarning(e):console.warn(e))}n.debug=r,n.warn=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js"(c){"use strict";var a=require_identity(),d=require_Scalar(),n="<<",l={identify:r=>r===n||typeof r=="symbol"&&r.description===n,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new d.Scalar(Symbol(n)),{addToJSMap:u}),stringify:()=>n},m=(r,e)=>(l.identify(e)||a.isScalar(e)&&(!e.type||e.type===d.Scalar.PLAIN)&&l.identify(e.value))&&r?.doc.schema.tags.some(o=>o.tag===l.tag&&o.default);function u(r,e,o){const s=y(r,o);if(a.isSeq(s))for(const i of s.items)f(r,e,i);else if(Array.isArray(s))for(const i of s)f(r,e,i);else f(r,e,s)}function f(r,e,o){const s=y(r,o);if(!a.isMap(s))throw new Error("Merge sources must be maps or map aliases");const i=s.toJSON(null,r,Map);for(const[t,g]of i)e instanceof Map?e.has(t)||e.set(t,g):e instanceof Set?e.add(t):Object.prototype.hasOwnProperty.call(e,t)||Object.defineProperty(e,t,{value:g,writable:!0,enumerable:!0,configurable:!0});return e}function y(r,e){return r&&a.isAlias(e)?e.resolve(r.doc,r):e}c.addMergeToJSMap=u,c.isMergeKey=m,c.merge=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js"(f){"use strict";var l=require_log(),a=require_merge(),S=require_stringify2(),d=require_identity(),s=require_toJS();function g(t,e,{key:r,value:o}){if(d.isNode(r)&&r.addToJSMap)r.addToJSMap(t,e,o);else if(a.isMergeKey(t,r))a.addMergeToJSMap(t,e,o);else{const n=s.toJS(r,"",t);if(e instanceof Map)e.set(n,s.toJS(o,n,t));else if(e instanceof Set)e.add(n);else{const i=c(r,n,t),u=s.toJS(o,i,t);i in e?Object.defineProperty(e,i,{value:u,writable:!0,enumerable:!0,configurable:!0}):e[i]=u}}return e}function c(t,e,r){if(e===null)return"";if(typeof e!="object")return String(e);if(d.isNode(t)&&r?.doc){const o=S.createStringifyContext(r.doc,{});o.anchors=new Set;for(const i of r.anchors.keys())o.anchors.add(i.anchor);o.inFlow=!0,o.inStringifyKey=!0;const n=t.toString(o);if(!r.mapKeyWarned){let i=JSON.stringify(n);i.length>40&&(i=i.substring(0,36)+'..."'),l.warn(r.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=!0}return n}return JSON.stringify(e)}f.addPairToJSMap=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js
var require_Pair=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js"(t){"use strict";var o=require_createNode(),d=require_stringifyPair(),u=require_addPairToJSMap(),a=require_identity();function c(P,r,e){const i=o.createNode(P,void 0,e),_=o.createNode(r,void 0,e);return new n(i,_)}var n=class s{constructor(r,e=null){Object.defineProperty(this,a.NODE_TYPE,{value:a.PAIR}),this.key=r,this.value=e}clone(r){let{key:e,value:i}=this;return a.isNode(e)&&(e=e.clone(r)),a.isNode(i)&&(i=i.clone(r)),new s(e,i)}toJSON(r,e){const i=e?.mapAsMap?new Map:{};return u.addPairToJSMap(e,i,this)}toString(r,e,i){return r?.doc?d.stringifyPair(this,r,e,i):JSON.stringify(this)}};t.Pair=n,t.createPair=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js"(w){"use strict";var d=require_identity(),k=require_stringify2(),C=require_stringifyComment();function N(m,n,u){return(n.inFlow??m.flow?S:q)(m,n,u)}function q({comment:m,items:n},u,{blockItemPrefix:f,flowChars:g,itemIndent:p,onChompKeep:h,onComment:_}){const{indent:B,options:{commentString:l}}=u,v=Object.assign({},u,{indent:p,type:null});let i=!1;const s=[];for(let t=0;t<n.length;++t){const e=n[t];let o=null;if(d.isNode(e))!i&&e.spaceBefore&&s.push(""),$(u,s,e.commentBefore,i),e.comment&&(o=e.comment);else if(d.isPair(e)){const r=d.isNode(e.key)?e.key:null;r&&(!i&&r.spaceBefore&&s.push(""),$(u,s,r.commentBefore,i))}i=!1;let c=k.stringify(e,v,()=>o=null,()=>i=!0);o&&(c+=C.lineComment(c,p,l(o))),i&&o&&(i=!1),s.push(f+c)}let a;if(s.length===0)a=g.start+g.end;else{a=s[0];for(let t=1;t<s.length;++t){const e=s[t];a+=e?`
${B}${e}`:`
`}}return m?(a+=`
`+C.indentComment(l(m),B),_&&_()):i&&h&&h(),a}function S({items:m},n,{flowChars:u,itemIndent:f}){const{indent:g,indentStep:p,flowCollectionPadding:h,options:{commentString:_}}=n;f+=p;const B=Object.assign({},n,{indent:f,inFlow:!0,type:null});let l=!1,v=0;const i=[];for(let t=0;t<m.length;++t){const e=m[t];let o=null;if(d.isNode(e))e.spaceBefore&&i.push(""),$(n,i,e.commentBefore,!1),e.comment&&(o=e.comment);else if(d.isPair(e)){const r=d.isNode(e.key)?e.key:null;r&&(r.spaceBefore&&i.push(""),$(n,i,r.commentBefore,!1),r.comment&&(l=!0));const y=d.isNode(e.value)?e.value:null;y?(y.comment&&(o=y.comment),y.commentBefore&&(l=!0)):e.value==null&&r?.comment&&(o=r.comment)}o&&(l=!0);let c=k.stringify(e,B,()=>o=null);l||(l=i.length>v||c.includes(`
`)),t<m.length-1?c+=",":n.options.trailingComma&&(n.options.lineWidth>0&&(l||(l=i.reduce((r,y)=>r+y.length+2,2)+(c.length+2)>n.options.lineWidth)),l&&(c+=",")),o&&(c+=C.lineComment(c,f,_(o))),i.push(c),v=i.length}const{start:s,end:a}=u;if(i.length===0)return s+a;if(!l){const t=i.reduce((e,o)=>e+o.length+2,2);l=n.options.lineWidth>0&&t>n.options.lineWidth}if(l){let t=s;for(const e of i)t+=e?`
${p}${g}${e}`:`
`;return`${t}
${g}${a}`}else return`${s}${h}${i.join(" ")}${h}${a}`}function $({indent:m,options:{commentString:n}},u,f,g){if(f&&g&&(f=f.replace(/^\n+/,"")),f){const p=C.indentComment(n(f),m);u.push(p.trimStart())}}w.stringifyCollection=N}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js"(d){"use strict";var m=require_stringifyCollection(),h=require_addPairToJSMap(),p=require_Collection(),a=require_identity(),u=require_Pair(),v=require_Scalar();function f(e,i){const t=a.isScalar(i)?i.value:i;for(const s of e)if(a.isPair(s)&&(s.key===i||s.key===t||a.isScalar(s.key)&&s.key.value===t))return s}var y=class extends p.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(a.MAP,e),this.items=[]}static from(e,i,t){const{keepUndefined:s,replacer:r}=t,o=new this(e),c=(n,l)=>{if(typeof r=="function")l=r.call(i,n,l);else if(Array.isArray(r)&&!r.includes(n))return;(l!==void 0||s)&&o.items.push(u.createPair(n,l,t))};if(i instanceof Map)for(const[n,l]of i)c(n,l);else if(i&&typeof i=="object")for(const n of Object.keys(i))c(n,i[n]);return typeof e.sortMapEntries=="function"&&o.items.sort(e.sortMapEntries),o}add(e,i){let t;a.isPair(e)?t=e:!e||typeof e!="object"||!("key"in e)?t=new u.Pair(e,e?.value):t=new u.Pair(e.key,e.value);const s=f(this.items,t.key),r=this.schema?.sortMapEntries;if(s){if(!i)throw new Error(`Key ${t.key} already set`);a.isScalar(s.value)&&v.isScalarValue(t.value)?s.value.value=t.value:s.value=t.value}else if(r){const o=this.items.findIndex(c=>r(t,c)<0);o===-1?this.items.push(t):this.items.splice(o,0,t)}else this.items.push(t)}delete(e){const i=f(this.items,e);return i?this.items.splice(this.items.indexOf(i),1).length>0:!1}get(e,i){const s=f(this.items,e)?.value;return(!i&&a.isScalar(s)?s.value:s)??void 0}has(e){return!!f(this.items,e)}set(e,i){this.add(new u.Pair(e,i),!0)}toJSON(e,i,t){const s=t?new t:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(s);for(const r of this.items)h.addPairToJSMap(i,s,r);return s}toString(e,i,t){if(!e)return JSON.stringify(this);for(const s of this.items)if(!a.isPair(s))throw new Error(`Map items must all be pairs; found ${JSON.stringify(s)} instead`);return!e.
allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),m.stringifyCollection(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:t,onComment:i})}};d.YAMLMap=y,d.findPair=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js
var require_map=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js"(r){"use strict";var t=require_identity(),o=require_YAMLMap(),m={collection:"map",default:!0,nodeClass:o.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(a,e){return t.isMap(a)||e("Expected a mapping for this tag"),a},createNode:(a,e,p)=>o.YAMLMap.from(a,e,p)};r.map=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js"(l){"use strict";var c=require_createNode(),u=require_stringifyCollection(),m=require_Collection(),n=require_identity(),d=require_Scalar(),f=require_toJS(),S=class extends m.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(n.SEQ,t),this.items=[]}add(t){this.items.push(t)}delete(t){const e=s(t);return typeof e!="number"?!1:this.items.splice(e,1).length>0}get(t,e){const i=s(t);if(typeof i!="number")return;const r=this.items[i];return!e&&n.isScalar(r)?r.value:r}has(t){const e=s(t);return typeof e=="number"&&e<this.items.length}set(t,e){const i=s(t);if(typeof i!="number")throw new Error(`Expected a valid index, not ${t}.`);const r=this.items[i];n.isScalar(r)&&d.isScalarValue(e)?r.value=e:this.items[i]=e}toJSON(t,e){const i=[];e?.onCreate&&e.onCreate(i);let r=0;for(const o of this.items)i.push(f.toJS(o,String(r++),e));return i}toString(t,e,i){return t?u.stringifyCollection(this,t,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:i,onComment:e}):JSON.stringify(this)}static from(t,e,i){const{replacer:r}=i,o=new this(t);if(e&&Symbol.iterator in Object(e)){let h=0;for(let a of e){if(typeof r=="function"){const p=e instanceof Set?a:String(h++);a=r.call(e,p,a)}o.items.push(c.createNode(a,void 0,i))}}return o}};function s(t){let e=n.isScalar(t)?t.value:t;return e&&typeof e=="string"&&(e=Number(e)),typeof e=="number"&&Number.isInteger(e)&&e>=0?e:null}l.YAMLSeq=S}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js
var require_seq=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js"(s){"use strict";var t=require_identity(),r=require_YAMLSeq(),a={collection:"seq",default:!0,nodeClass:r.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(e,o){return t.isSeq(e)||o("Expected a sequence for this tag"),e},createNode:(e,o,i)=>r.YAMLSeq.from(e,o,i)};s.seq=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js
var require_string=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js"(i){"use strict";var n=require_stringifyString(),s={identify:r=>typeof r=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:r=>r,stringify(r,t,e,g){return t=Object.assign({actualString:!0},t),n.stringifyString(r,t,e,g)}};i.string=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js
var require_null=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js"(a){"use strict";var e=require_Scalar(),t={identify:l=>l==null,createNode:()=>new e.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new e.Scalar(null),stringify:({source:l},n)=>typeof l=="string"&&t.test.test(l)?l:n.options.nullStr};a.nullTag=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js
var require_bool=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js"(r){"use strict";var l=require_Scalar(),t={identify:o=>typeof o=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:o=>new l.Scalar(o[0]==="t"||o[0]==="T"),stringify({source:o,value:e},a){if(o&&t.test.test(o)){const s=o[0]==="t"||o[0]==="T";if(e===s)return o}return e?a.options.trueStr:a.options.falseStr}};r.boolTag=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js"(f){"use strict";function o({format:m,minFractionDigits:r,tag:s,value:n}){if(typeof n=="bigint")return String(n);const t=typeof n=="number"?n:Number(n);if(!isFinite(t))return isNaN(t)?".nan":t<0?"-.inf":".inf";let i=Object.is(n,-0)?"-0":JSON.stringify(n);if(!m&&r&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&!i.includes("e")){let e=i.indexOf(".");e<0&&(e=i.length,i+=".");let y=r-(i.length-e-1);for(;y-- >0;)i+="0"}return i}f.stringifyNumber=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js
var require_float=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js"(a){"use strict";var i=require_Scalar(),r=require_stringifyNumber(),n={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},l={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():r.stringifyNumber(e)}},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new i.Scalar(parseFloat(e)),o=e.indexOf(".");return o!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-o-1),t},stringify:r.stringifyNumber};a.float=f,a.floatExp=l,a.floatNaN=n}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js
var require_int=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js"(o){"use strict";var s=require_stringifyNumber(),e=t=>typeof t=="bigint"||Number.isInteger(t),a=(t,i,r,{intAsBigInt:n})=>n?BigInt(t):parseInt(t.substring(i),r);function g(t,i,r){const{value:n}=t;return e(n)&&n>=0?r+n.toString(i):s.stringifyNumber(t)}var f={identify:t=>e(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(t,i,r)=>a(t,2,8,r),stringify:t=>g(t,8,"0o")},m={identify:e,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(t,i,r)=>a(t,0,10,r),stringify:s.stringifyNumber},u={identify:t=>e(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(t,i,r)=>a(t,2,16,r),stringify:t=>g(t,16,"0x")};o.int=m,o.intHex=u,o.intOct=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js
var require_schema=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js"(a){"use strict";var o=require_map(),i=require_null(),t=require_seq(),s=require_string(),l=require_bool(),e=require_float(),r=require_int(),_=[o.map,t.seq,s.string,i.nullTag,l.boolTag,r.intOct,r.int,r.intHex,e.floatNaN,e.floatExp,e.float];a.schema=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js
var require_schema2=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js"(i){"use strict";var n=require_Scalar(),s=require_map(),o=require_seq();function r(e){return typeof e=="bigint"||Number.isInteger(e)}var t=({value:e})=>JSON.stringify(e),l=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:t},{identify:e=>e==null,createNode:()=>new n.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:t},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:t},{identify:r,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,a,{intAsBigInt:u})=>u?BigInt(e):parseInt(e,10),stringify:({value:e})=>r(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:t}],g={default:!0,tag:"",test:/^/,resolve(e,a){return a(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},f=[s.map,o.seq].concat(l,g);i.schema=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js"(d){"use strict";var s=require("buffer"),l=require_Scalar(),h=require_stringifyString(),y={identify:r=>r instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(r,e){if(typeof s.Buffer=="function")return s.Buffer.from(r,"base64");if(typeof atob=="function"){const t=atob(r.replace(/[\n\r]/g,"")),n=new Uint8Array(t.length);for(let i=0;i<t.length;++i)n[i]=t.charCodeAt(i);return n}else return e("This environment does not support reading binary tags; either Buffer or atob is required"),r},stringify({comment:r,type:e,value:t},n,i,m){if(!t)return"";const u=t;let o;if(typeof s.Buffer=="function")o=u instanceof s.Buffer?u.toString("base64"):s.Buffer.from(u.buffer).toString("base64");else if(typeof btoa=="function"){let a="";for(let f=0;f<u.length;++f)a+=String.fromCharCode(u[f]);o=btoa(a)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(e??(e=l.Scalar.BLOCK_LITERAL),e!==l.Scalar.QUOTE_DOUBLE){const a=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),f=Math.ceil(o.length/a),b=new Array(f);for(let g=0,c=0;g<f;++g,c+=a)b[g]=o.substr(c,a);o=b.join(e===l.Scalar.BLOCK_LITERAL?`
`:" ")}return h.stringifyString({comment:r,type:e,value:o},n,i,m)}};d.binary=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(m){"use strict";var c=require_identity(),l=require_Pair(),h=require_Scalar(),v=require_YAMLSeq();function y(i,a){if(c.isSeq(i))for(let o=0;o<i.items.length;++o){let e=i.items[o];if(!c.isPair(e)){if(c.isMap(e)){e.items.length>1&&a("Each pair must have its own sequence indicator");const r=e.items[0]||new l.Pair(new h.Scalar(null));if(e.commentBefore&&(r.key.commentBefore=r.key.commentBefore?`${e.commentBefore}
${r.key.commentBefore}`:e.commentBefore),e.comment){const n=r.value??r.key;n.comment=n.comment?`${e.comment}
${n.comment}`:e.comment}e=r}i.items[o]=c.isPair(e)?e:new l.Pair(e)}}else a("Expected a sequence for this tag");return i}function p(i,a,o){const{replacer:e}=o,r=new v.YAMLSeq(i);r.tag="tag:yaml.org,2002:pairs";let n=0;if(a&&Symbol.iterator in Object(a))for(let t of a){typeof e=="function"&&(t=e.call(a,String(n++),t));let s,f;if(Array.isArray(t))if(t.length===2)s=t[0],f=t[1];else throw new TypeError(`Expected [key, value] tuple: ${t}`);else if(t&&t instanceof Object){const u=Object.keys(t);if(u.length===1)s=u[0],f=t[s];else throw new TypeError(`Expected tuple with one key, not ${u.length} keys`)}else s=t;r.items.push(l.createPair(s,f,o))}return r}var d={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:y,createNode:p};m.createPairs=p,m.pairs=d,m.resolvePairs=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js"(d){"use strict";var l=require_identity(),n=require_toJS(),i=require_YAMLMap(),c=require_YAMLSeq(),m=require_pairs(),o=class M extends c.YAMLSeq{constructor(){super(),this.add=i.YAMLMap.prototype.add.bind(this),this.delete=i.YAMLMap.prototype.delete.bind(this),this.get=i.YAMLMap.prototype.get.bind(this),this.has=i.YAMLMap.prototype.has.bind(this),this.set=i.YAMLMap.prototype.set.bind(this),this.tag=M.tag}toJSON(s,e){if(!e)return super.toJSON(s);const a=new Map;e?.onCreate&&e.onCreate(a);for(const t of this.items){let r,u;if(l.isPair(t)?(r=n.toJS(t.key,"",e),u=n.toJS(t.value,r,e)):r=n.toJS(t,"",e),a.has(r))throw new Error("Ordered maps must not include duplicate keys");a.set(r,u)}return a}static from(s,e,a){const t=m.createPairs(s,e,a),r=new this;return r.items=t.items,r}};o.tag="tag:yaml.org,2002:omap";var h={collection:"seq",identify:p=>p instanceof Map,nodeClass:o,default:!1,tag:"tag:yaml.org,2002:omap",resolve(p,s){const e=m.resolvePairs(p,s),a=[];for(const{key:t}of e.items)l.isScalar(t)&&(a.includes(t.value)?s(`Ordered maps must not include duplicate keys: ${t.value}`):a.push(t.value));return Object.assign(new o,e)},createNode:(p,s,e)=>o.from(p,s,e)};d.YAMLOMap=o,d.omap=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js"(o){"use strict";var a=require_Scalar();function r({value:t,source:e},n){return e&&(t?l:s).test.test(e)?e:t?n.options.trueStr:n.options.falseStr}var l={identify:t=>t===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new a.Scalar(!0),stringify:r},s={identify:t=>t===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new a.Scalar(!1),stringify:r};o.falseTag=s,o.trueTag=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js"(a){"use strict";var o=require_Scalar(),r=require_stringifyNumber(),l={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():r.stringifyNumber(e)}},s={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new o.Scalar(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");if(n!==-1){const i=e.substring(n+1).replace(/_/g,"");i[i.length-1]==="0"&&(t.minFractionDigits=i.length)}return t},stringify:r.stringifyNumber};a.float=s,a.floatExp=f,a.floatNaN=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js"(o){"use strict";var u=require_stringifyNumber(),e=t=>typeof t=="bigint"||Number.isInteger(t);function g(t,n,i,{intAsBigInt:a}){const r=t[0];if((r==="-"||r==="+")&&(n+=1),t=t.substring(n).replace(/_/g,""),a){switch(i){case 2:t=`0b${t}`;break;case 8:t=`0o${t}`;break;case 16:t=`0x${t}`;break}const m=BigInt(t);return r==="-"?BigInt(-1)*m:m}const f=parseInt(t,i);return r==="-"?-1*f:f}function s(t,n,i){const{value:a}=t;if(e(a)){const r=a.toString(n);return a<0?"-"+i+r.substr(1):i+r}return u.stringifyNumber(t)}var y={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(t,n,i)=>g(t,2,2,i),stringify:t=>s(t,2,"0b")},l={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(t,n,i)=>g(t,1,8,i),stringify:t=>s(t,8,"0")},_={identify:e,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(t,n,i)=>g(t,0,10,i),stringify:u.stringifyNumber},c={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(t,n,i)=>g(t,2,16,i),stringify:t=>s(t,16,"0x")};o.int=_,o.intBin=y,o.intHex=c,o.intOct=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js"(u){"use strict";var a=require_identity(),l=require_Pair(),n=require_YAMLMap(),r=class m extends n.YAMLMap{constructor(e){super(e),this.tag=m.tag}add(e){let t;a.isPair(e)?t=e:e&&typeof e=="object"&&"key"in e&&"value"in e&&e.value===null?t=new l.Pair(e.key,null):t=new l.Pair(e,null),n.findPair(this.items,t.key)||this.items.push(t)}get(e,t){const s=n.findPair(this.items,e);return!t&&a.isPair(s)?a.isScalar(s.key)?s.key.value:s.key:s}set(e,t){if(typeof t!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);const s=n.findPair(this.items,e);s&&!t?this.items.splice(this.items.indexOf(s),1):!s&&t&&this.items.push(new l.Pair(e))}toJSON(e,t){return super.toJSON(e,t,Set)}toString(e,t,s){if(!e)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},e,{allNullValues:!0}),t,s);throw new Error("Set items must all have null values")}static from(e,t,s){const{replacer:f}=s,c=new this(e);if(t&&Symbol.iterator in Object(t))for(let o of t)typeof f=="function"&&(o=f.call(t,o,o)),c.items.push(l.createPair(o,null,s));return c}};r.tag="tag:yaml.org,2002:set";var p={collection:"map",identify:i=>i instanceof Set,nodeClass:r,default:!1,tag:"tag:yaml.org,2002:set",createNode:(i,e,t)=>r.from(i,e,t),resolve(i,e){if(a.isMap(i)){if(i.hasAllNullValues(!0))return Object.assign(new r,i);e("Set items must all have null values")}else e("Expected a mapping for this tag");return i}};u.YAMLSet=r,u.set=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(m){"use strict";var p=require_stringifyNumber();function o(e,t){const r=e[0],n=r==="-"||r==="+"?e.substring(1):e,a=i=>t?BigInt(i):Number(i),s=n.replace(/_/g,"").split(":").reduce((i,f)=>i*a(60)+a(f),a(0));return r==="-"?a(-1)*s:s}function g(e){let{value:t}=e,r=i=>i;if(typeof t=="bigint")r=i=>BigInt(i);else if(isNaN(t)||!isFinite(t))return p.stringifyNumber(e);let n="";t<0&&(n="-",t*=r(-1));const a=r(60),s=[t%a];return t<60?s.unshift(0):(t=(t-s[0])/a,s.unshift(t%a),t>=60&&(t=(t-s[0])/a,s.unshift(t))),n+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var d={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:r})=>o(e,r),stringify:g},_={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>o(e,!1),stringify:g},c={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(c.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,r,n,a,s,i,f]=t.map(Number),b=t[7]?Number((t[7]+"00").substr(1,3)):0;let y=Date.UTC(r,n-1,a,s||0,i||0,f||0,b);const u=t[8];if(u&&u!=="Z"){let l=o(u,!1);Math.abs(l)<30&&(l*=60),y-=6e4*l}return new Date(y)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};m.floatTime=_,m.intTime=d,m.timestamp=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js"(t){"use strict";var m=require_map(),s=require_null(),o=require_seq(),_=require_string(),n=require_binary(),i=require_bool2(),r=require_float2(),e=require_int2(),u=require_merge(),l=require_omap(),p=require_pairs(),q=require_set(),a=require_timestamp(),v=[m.map,o.seq,_.string,s.nullTag,i.trueTag,i.falseTag,e.intBin,e.intOct,e.int,e.intHex,r.floatNaN,r.floatExp,r.float,n.binary,u.merge,l.omap,p.pairs,q.set,a.intTime,a.floatTime,a.timestamp];t.schema=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js
var require_tags=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js"(c){"use strict";var g=require_map(),N=require_null(),f=require_seq(),d=require_string(),k=require_bool(),n=require_float(),m=require_int(),O=require_schema(),j=require_schema2(),p=require_binary(),t=require_merge(),y=require_omap(),u=require_pairs(),_=require_schema3(),q=require_set(),o=require_timestamp(),v=new Map([["core",O.schema],["failsafe",[g.map,f.seq,d.string]],["json",j.schema],["yaml11",_.schema],["yaml-1.1",_.schema]]),h={binary:p.binary,bool:k.boolTag,float:n.float,floatExp:n.floatExp,floatNaN:n.floatNaN,floatTime:o.floatTime,int:m.int,intHex:m.intHex,intOct:m.intOct,intTime:o.intTime,map:g.map,merge:t.merge,null:N.nullTag,omap:y.omap,pairs:u.pairs,seq:f.seq,set:q.set,timestamp:o.timestamp},T={"tag:yaml.org,2002:binary":p.binary,"tag:yaml.org,2002:merge":t.merge,"tag:yaml.org,2002:omap":y.omap,"tag:yaml.org,2002:pairs":u.pairs,"tag:yaml.org,2002:set":q.set,"tag:yaml.org,2002:timestamp":o.timestamp};function $(i,b,w){const s=v.get(b);if(s&&!i)return w&&!s.includes(t.merge)?s.concat(t.merge):s.slice();let e=s;if(!e)if(Array.isArray(i))e=[];else{const a=Array.from(v.keys()).filter(r=>r!=="yaml11").map(r=>JSON.stringify(r)).join(", ");throw new Error(`Unknown schema "${b}"; use one of ${a} or define customTags array`)}if(Array.isArray(i))for(const a of i)e=e.concat(a);else typeof i=="function"&&(e=i(e.slice()));return w&&(e=e.concat(t.merge)),e.reduce((a,r)=>{const l=typeof r=="string"?h[r]:r;if(!l){const A=JSON.stringify(r),E=Object.keys(h).map(J=>JSON.stringify(J)).join(", ");throw new Error(`Unknown custom tag ${A}; use one of ${E}`)}return a.includes(l)||a.push(l),a},[])}c.coreKnownTags=T,c.getTags=$}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js
var require_Schema=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js"(o){"use strict";var r=require_identity(),c=require_map(),u=require_seq(),y=require_string(),t=require_tags(),g=(i,e)=>i.key<e.key?-1:i.key>e.key?1:0,h=class n{constructor({compat:e,customTags:l,merge:m,resolveKnownTags:p,schema:a,sortMapEntries:s,toStringDefaults:_}){this.compat=Array.isArray(e)?t.getTags(e,"compat"):e?t.getTags(null,e):null,this.name=typeof a=="string"&&a||"core",this.knownTags=p?t.coreKnownTags:{},this.tags=t.getTags(l,this.name,m),this.toStringOptions=_??null,Object.defineProperty(this,r.MAP,{value:c.map}),Object.defineProperty(this,r.SCALAR,{value:y.string}),Object.defineProperty(this,r.SEQ,{value:u.seq}),this.sortMapEntries=typeof s=="function"?s:s===!0?g:null}clone(){const e=Object.create(n.prototype,Object.getOwnPropertyDescriptors(this));return e.tags=this.tags.slice(),e}};o.Schema=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js"(h){"use strict";var p=require_identity(),c=require_stringify2(),r=require_stringifyComment();function g(t,u){const e=[];let o=u.directives===!0;if(u.directives!==!1&&t.directives){const n=t.directives.toString(t);n?(e.push(n),o=!0):t.directives.docStart&&(o=!0)}o&&e.push("---");const f=c.createStringifyContext(t,u),{commentString:m}=f.options;if(t.commentBefore){e.length!==1&&e.unshift("");const n=m(t.commentBefore);e.unshift(r.indentComment(n,""))}let l=!1,i=null;if(t.contents){if(p.isNode(t.contents)){if(t.contents.spaceBefore&&o&&e.push(""),t.contents.commentBefore){const y=m(t.contents.commentBefore);e.push(r.indentComment(y,""))}f.forceBlockIndent=!!t.comment,i=t.contents.comment}const n=i?void 0:()=>l=!0;let s=c.stringify(t.contents,f,()=>i=null,n);i&&(s+=r.lineComment(s,"",m(i))),(s[0]==="|"||s[0]===">")&&e[e.length-1]==="---"?e[e.length-1]=`--- ${s}`:e.push(s)}else e.push(c.stringify(t.contents,f));if(t.directives?.docEnd)if(t.comment){const n=m(t.comment);n.includes(`
`)?(e.push("..."),e.push(r.indentComment(n,""))):e.push(`... ${n}`)}else e.push("...");else{let n=t.comment;n&&l&&(n=n.replace(/^\n+/,"")),n&&((!l||i)&&e[e.length-1]!==""&&e.push(""),e.push(r.indentComment(m(n),"")))}return e.join(`
`)+`
`}h.stringifyDocument=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js
var require_Document=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js"(_){"use strict";var b=require_Alias(),c=require_Collection(),n=require_identity(),S=require_Pair(),D=require_toJS(),N=require_Schema(),p=require_stringifyDocument(),u=require_anchors(),A=require_applyReviver(),O=require_createNode(),f=require_directives(),E=class w{constructor(e,t,s){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,n.NODE_TYPE,{value:n.DOC});let i=null;typeof t=="function"||Array.isArray(t)?i=t:s===void 0&&t&&(s=t,t=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},s);this.options=r;let{version:o}=r;s?._directives?(this.directives=s._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new f.Directives({version:o}),this.setSchema(o,s),this.contents=e===void 0?null:this.createNode(e,i,s)}clone(){const e=Object.create(w.prototype,{[n.NODE_TYPE]:{value:n.DOC}});return e.commentBefore=this.commentBefore,e.comment=this.comment,e.errors=this.errors.slice(),e.warnings=this.warnings.slice(),e.options=Object.assign({},this.options),this.directives&&(e.directives=this.directives.clone()),e.schema=this.schema.clone(),e.contents=n.isNode(this.contents)?this.contents.clone(e.schema):this.contents,this.range&&(e.range=this.range.slice()),e}add(e){a(this.contents)&&this.contents.add(e)}addIn(e,t){a(this.contents)&&this.contents.addIn(e,t)}createAlias(e,t){if(!e.anchor){const s=u.anchorNames(this);e.anchor=!t||s.has(t)?u.findNewAnchor(t||"a",s):t}return new b.Alias(e.anchor)}createNode(e,t,s){let i;if(typeof t=="function")e=t.call({"":e},"",e),i=t;else if(Array.isArray(t)){const k=y=>typeof y=="number"||y instanceof String||y instanceof Number,g=t.filter(k).map(String);g.length>0&&(t=t.concat(g)),i=t}else s===void 0&&t&&(s=t,t=void 0);
const{aliasDuplicateObjects:r,anchorPrefix:o,flow:l,keepUndefined:h,onTagObj:d,tag:m}=s??{},{onAnchor:P,setAnchors:j,sourceObjects:I}=u.createNodeAnchors(this,o||"a"),C={aliasDuplicateObjects:r??!0,keepUndefined:h??!1,onAnchor:P,onTagObj:d,replacer:i,schema:this.schema,sourceObjects:I},v=O.createNode(e,m,C);return l&&n.isCollection(v)&&(v.flow=!0),j(),v}createPair(e,t,s={}){const i=this.createNode(e,null,s),r=this.createNode(t,null,s);return new S.Pair(i,r)}delete(e){return a(this.contents)?this.contents.delete(e):!1}deleteIn(e){return c.isEmptyPath(e)?this.contents==null?!1:(this.contents=null,!0):a(this.contents)?this.contents.deleteIn(e):!1}get(e,t){return n.isCollection(this.contents)?this.contents.get(e,t):void 0}getIn(e,t){return c.isEmptyPath(e)?!t&&n.isScalar(this.contents)?this.contents.value:this.contents:n.isCollection(this.contents)?this.contents.getIn(e,t):void 0}has(e){return n.isCollection(this.contents)?this.contents.has(e):!1}hasIn(e){return c.isEmptyPath(e)?this.contents!==void 0:n.isCollection(this.contents)?this.contents.hasIn(e):!1}set(e,t){this.contents==null?this.contents=c.collectionFromPath(this.schema,[e],t):a(this.contents)&&this.contents.set(e,t)}setIn(e,t){c.isEmptyPath(e)?this.contents=t:this.contents==null?this.contents=c.collectionFromPath(this.schema,Array.from(e),t):a(this.contents)&&this.contents.setIn(e,t)}setSchema(e,t={}){typeof e=="number"&&(e=String(e));let s;switch(e){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new f.Directives({version:"1.1"}),s={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=e:this.directives=new f.Directives({version:e}),s={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,s=null;break;default:{const i=JSON.stringify(e);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(t.schema instanceof Object)this.schema=t.schema;else if(s)this.schema=
new N.Schema(Object.assign(s,t));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:e,jsonArg:t,mapAsMap:s,maxAliasCount:i,onAnchor:r,reviver:o}={}){const l={anchors:new Map,doc:this,keep:!e,mapAsMap:s===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},h=D.toJS(this.contents,t??"",l);if(typeof r=="function")for(const{count:d,res:m}of l.anchors.values())r(m,d);return typeof o=="function"?A.applyReviver(o,{"":h},"",h):h}toJSON(e,t){return this.toJS({json:!0,jsonArg:e,mapAsMap:!1,onAnchor:t})}toString(e={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in e&&(!Number.isInteger(e.indent)||Number(e.indent)<=0)){const t=JSON.stringify(e.indent);throw new Error(`"indent" option must be a positive integer, not ${t}`)}return p.stringifyDocument(this,e)}};function a(q){if(n.isCollection(q))return!0;throw new Error("Expected a YAML collection as document contents")}_.Document=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js
var require_errors=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js"(a){"use strict";var u=class extends Error{constructor(i,r,s,n){super(),this.name=i,this.code=s,this.message=n,this.pos=r}},m=class extends u{constructor(i,r,s){super("YAMLParseError",i,r,s)}},g=class extends u{constructor(i,r,s){super("YAMLWarning",i,r,s)}},p=(i,r)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(e=>r.linePos(e));const{line:n,col:l}=s.linePos[0];s.message+=` at line ${n}, column ${l}`;let o=l-1,t=i.substring(r.lineStarts[n-1],r.lineStarts[n]).replace(/[\n\r]+$/,"");if(o>=60&&t.length>80){const e=Math.min(o-39,t.length-79);t="\u2026"+t.substring(e),o-=e-1}if(t.length>80&&(t=t.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(t.substring(0,o))){let e=i.substring(r.lineStarts[n-2],r.lineStarts[n-1]);e.length>80&&(e=e.substring(0,79)+`\u2026
`),t=e+t}if(/[^ ]/.test(t)){let e=1;const c=s.linePos[1];c?.line===n&&c.col>l&&(e=Math.max(1,Math.min(c.col-l,80-o)));const h=" ".repeat(o)+"^".repeat(e);s.message+=`:

${t}
${h}
`}};a.YAMLError=u,a.YAMLParseError=m,a.YAMLWarning=g,a.prettifyError=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js"(g){"use strict";function I(d,{flow:m,indicator:o,next:s,offset:w,onError:t,parentIndent:P,startOnNewline:y}){let A=!1,a=y,l=y,n="",h="",T=!1,f=!1,c=null,i=null,p=null,N=null,_=null,r=null,u=null;for(const e of d)switch(f&&(e.type!=="space"&&e.type!=="newline"&&e.type!=="comma"&&t(e.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),f=!1),c&&(a&&e.type!=="comment"&&e.type!=="newline"&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),c=null),e.type){case"space":!m&&(o!=="doc-start"||s?.type!=="flow-collection")&&e.source.includes("	")&&(c=e),l=!0;break;case"comment":{l||t(e,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const k=e.source.substring(1)||" ";n?n+=h+k:n=k,h="",a=!1;break}case"newline":a?n?n+=e.source:(!r||o!=="seq-item-ind")&&(A=!0):h+=e.source,a=!0,T=!0,(i||p)&&(N=e),l=!0;break;case"anchor":i&&t(e,"MULTIPLE_ANCHORS","A node can have at most one anchor"),e.source.endsWith(":")&&t(e.offset+e.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),i=e,u??(u=e.offset),a=!1,l=!1,f=!0;break;case"tag":{p&&t(e,"MULTIPLE_TAGS","A node can have at most one tag"),p=e,u??(u=e.offset),a=!1,l=!1,f=!0;break}case o:(i||p)&&t(e,"BAD_PROP_ORDER",`Anchors and tags must be after the ${e.source} indicator`),r&&t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.source} in ${m??"collection"}`),r=e,a=o==="seq-item-ind"||o==="explicit-key-ind",l=!1;break;case"comma":if(m){_&&t(e,"UNEXPECTED_TOKEN",`Unexpected , in ${m}`),_=e,a=!1,l=!1;break}default:t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.type} token`),a=!1,l=!1}const b=d[d.length-1],S=b?b.offset+b.source.length:w;return f&&s&&s.type!=="space"&&s.type!=="newline"&&s.type!=="comma"&&(s.type!=="scalar"||s.source!=="")&&t(s.offset,"MISSING_CHAR","Tags and anchors must be separated from the nex\
t token by white space"),c&&(a&&c.indent<=P||s?.type==="block-map"||s?.type==="block-seq")&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:_,found:r,spaceBefore:A,comment:n,hasNewline:T,anchor:i,tag:p,newlineAfterProp:N,end:S,start:u??S}}g.resolveProps=I}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js"(r){"use strict";function n(t){if(!t)return null;switch(t.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(t.source.includes(`
`))return!0;if(t.end){for(const e of t.end)if(e.type==="newline")return!0}return!1;case"flow-collection":for(const e of t.items){for(const s of e.start)if(s.type==="newline")return!0;if(e.sep){for(const s of e.sep)if(s.type==="newline")return!0}if(n(e.key)||n(e.value))return!0}return!1;default:return!0}}r.containsNewline=n}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js"(o){"use strict";var t=require_util_contains_newline();function i(l,n,s){if(n?.type==="flow-collection"){const e=n.end[0];e.indent===l&&(e.source==="]"||e.source==="}")&&t.containsNewline(n)&&s(e,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}o.flowIndentCheck=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js"(o){"use strict";var n=require_identity();function t(u,l,a){const{uniqueKeys:s}=u.options;if(s===!1)return!1;const c=typeof s=="function"?s:(e,i)=>e===i||n.isScalar(e)&&n.isScalar(i)&&e.value===i.value;return l.some(e=>c(e.key,a))}o.mapIncludes=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js"(P){"use strict";var k=require_Pair(),g=require_YAMLMap(),I=require_resolve_props(),A=require_util_contains_newline(),v=require_util_flow_indent_check(),N=require_util_map_includes(),y="All mapping items must start at the same column";function L({composeNode:h,composeEmptyNode:M},n,a,e,T){const S=T?.nodeClass??g.YAMLMap,m=new S(n.schema);n.atRoot&&(n.atRoot=!1);let s=a.offset,c=null;for(const _ of a.items){const{start:u,key:i,sep:d,value:p}=_,t=I.resolveProps(u,{indicator:"explicit-key-ind",next:i??d?.[0],offset:s,onError:e,parentIndent:a.indent,startOnNewline:!0}),r=!t.found;if(r){if(i&&(i.type==="block-seq"?e(s,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in i&&i.indent!==a.indent&&e(s,"BAD_INDENT",y)),!t.anchor&&!t.tag&&!d){c=t.end,t.comment&&(m.comment?m.comment+=`
`+t.comment:m.comment=t.comment);continue}(t.newlineAfterProp||A.containsNewline(i))&&e(i??u[u.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else t.found?.indent!==a.indent&&e(s,"BAD_INDENT",y);n.atKey=!0;const w=t.end,o=i?h(n,i,t,e):M(n,w,u,null,t,e);n.schema.compat&&v.flowIndentCheck(a.indent,i,e),n.atKey=!1,N.mapIncludes(n,m.items,o)&&e(w,"DUPLICATE_KEY","Map keys must be unique");const l=I.resolveProps(d??[],{indicator:"map-value-ind",next:p,offset:o.range[2],onError:e,parentIndent:a.indent,startOnNewline:!i||i.type==="block-scalar"});if(s=l.end,l.found){r&&(p?.type==="block-map"&&!l.hasNewline&&e(s,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&t.start<l.found.offset-1024&&e(o.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const f=p?h(n,p,l,e):M(n,s,d,null,l,e);n.schema.compat&&v.flowIndentCheck(a.indent,p,e),s=f.range[2];const C=new k.Pair(o,f);n.options.keepSourceTokens&&(C.srcToken=_),m.items.push(C)}else{r&&e(o.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),l.comment&&(o.comment?o.comment+=`
`+l.comment:o.comment=l.comment);const f=new k.Pair(o);n.options.keepSourceTokens&&(f.srcToken=_),m.items.push(f)}}return c&&c<s&&e(c,"IMPOSSIBLE","Map comment with trailing content"),m.range=[a.offset,s,c??s],m}P.resolveBlockMap=L}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js"(r){"use strict";var u=require_YAMLSeq(),d=require_resolve_props(),f=require_util_flow_indent_check();function _({composeNode:q,composeEmptyNode:p},t,s,o,v){const h=v?.nodeClass??u.YAMLSeq,i=new h(t.schema);t.atRoot&&(t.atRoot=!1),t.atKey&&(t.atKey=!1);let l=s.offset,a=null;for(const{start:m,value:n}of s.items){const e=d.resolveProps(m,{indicator:"seq-item-ind",next:n,offset:l,onError:o,parentIndent:s.indent,startOnNewline:!0});if(!e.found)if(e.anchor||e.tag||n)n?.type==="block-seq"?o(e.end,"BAD_INDENT","All sequence items must start at the same column"):o(l,"MISSING_CHAR","Sequence item without - indicator");else{a=e.end,e.comment&&(i.comment=e.comment);continue}const c=n?q(t,n,e,o):p(t,e.end,m,null,e,o);t.schema.compat&&f.flowIndentCheck(s.indent,n,o),l=c.range[2],i.items.push(c)}return i.range=[s.offset,l,a??l],i}r.resolveBlockSeq=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js"(i){"use strict";function d(c,a,p,r){let e="";if(c){let s=!1,t="";for(const o of c){const{source:n,type:m}=o;switch(m){case"space":s=!0;break;case"comment":{p&&!s&&r(o,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const l=n.substring(1)||" ";e?e+=t+l:e=l,t="";break}case"newline":e&&(t+=n),s=!0;break;default:r(o,"UNEXPECTED_TOKEN",`Unexpected ${m} at node end`)}a+=n.length}}return{comment:e,offset:a}}i.resolveEnd=d}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js"(A){"use strict";var K=require_identity(),O=require_Pair(),P=require_YAMLMap(),Y=require_YAMLSeq(),R=require_resolve_end(),S=require_resolve_props(),U=require_util_contains_newline(),$=require_util_map_includes(),h="Block collections are not allowed within flow collections",k=r=>r&&(r.type==="block-map"||r.type==="block-seq");function B({composeNode:r,composeEmptyNode:N},s,c,t,D){const d=c.start.source==="{",u=d?"flow map":"flow sequence",F=D?.nodeClass??(d?P.YAMLMap:Y.YAMLSeq),i=new F(s.schema);i.flow=!0;const y=s.atRoot;y&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let _=c.offset+c.start.source.length;for(let o=0;o<c.items.length;++o){const M=c.items[o],{start:b,key:v,sep:p,value:a}=M,e=S.resolveProps(b,{flow:u,indicator:"explicit-key-ind",next:v??p?.[0],offset:_,onError:t,parentIndent:c.indent,startOnNewline:!1});if(!e.found){if(!e.anchor&&!e.tag&&!p&&!a){o===0&&e.comma?t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`):o<c.items.length-1&&t(e.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${u}`),e.comment&&(i.comment?i.comment+=`
`+e.comment:i.comment=e.comment),_=e.end;continue}!d&&s.options.strict&&U.containsNewline(v)&&t(v,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(o===0)e.comma&&t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`);else if(e.comma||t(e.start,"MISSING_CHAR",`Missing , between ${u} items`),e.comment){let m="";e:for(const n of b)switch(n.type){case"comma":case"space":break;case"comment":m=n.source.substring(1);break e;default:break e}if(m){let n=i.items[i.items.length-1];K.isPair(n)&&(n=n.value??n.key),n.comment?n.comment+=`
`+m:n.comment=m,e.comment=e.comment.substring(m.length+1)}}if(!d&&!p&&!e.found){const m=a?r(s,a,e,t):N(s,e.end,p,null,e,t);i.items.push(m),_=m.range[2],k(a)&&t(m.range,"BLOCK_IN_FLOW",h)}else{s.atKey=!0;const m=e.end,n=v?r(s,v,e,t):N(s,m,b,null,e,t);k(v)&&t(n.range,"BLOCK_IN_FLOW",h),s.atKey=!1;const l=S.resolveProps(p??[],{flow:u,indicator:"map-value-ind",next:a,offset:n.range[2],onError:t,parentIndent:c.indent,startOnNewline:!1});if(l.found){if(!d&&!e.found&&s.options.strict){if(p)for(const f of p){if(f===l.found)break;if(f.type==="newline"){t(f,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}e.start<l.found.offset-1024&&t(l.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else a&&("source"in a&&a.source?.[0]===":"?t(a,"MISSING_CHAR",`Missing space after : in ${u}`):t(l.start,"MISSING_CHAR",`Missing , or : between ${u} items`));const I=a?r(s,a,l,t):l.found?N(s,l.end,p,null,l,t):null;I?k(a)&&t(I.range,"BLOCK_IN_FLOW",h):l.comment&&(n.comment?n.comment+=`
`+l.comment:n.comment=l.comment);const q=new O.Pair(n,I);if(s.options.keepSourceTokens&&(q.srcToken=M),d){const f=i;$.mapIncludes(s,f.items,n)&&t(m,"DUPLICATE_KEY","Map keys must be unique"),f.items.push(q)}else{const f=new P.YAMLMap(s.schema);f.flow=!0,f.items.push(q);const T=(I??n).range;f.range=[n.range[0],T[1],T[2]],i.items.push(f)}_=I?I.range[2]:l.end}}const C=d?"}":"]",[g,...L]=c.end;let w=_;if(g?.source===C)w=g.offset+g.source.length;else{const o=u[0].toUpperCase()+u.substring(1),M=y?`${o} must end with a ${C}`:`${o} in block collection must be sufficiently indented and end with a ${C}`;t(_,y?"MISSING_CHAR":"BAD_INDENT",M),g&&g.source.length!==1&&L.unshift(g)}if(L.length>0){const o=R.resolveEnd(L,w,s.options.strict,t);o.comment&&(i.comment?i.comment+=`
`+o.comment:i.comment=o.comment),i.range=[c.offset,w,o.offset]}else i.range=[c.offset,w,w];return i}A.resolveFlowCollection=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js"(q){"use strict";var g=require_identity(),A=require_Scalar(),d=require_YAMLMap(),L=require_YAMLSeq(),S=require_resolve_block_map(),M=require_resolve_block_seq(),b=require_resolve_flow_collection();function _(i,c,l,r,a,s){const o=l.type==="block-map"?S.resolveBlockMap(i,c,l,r,s):l.type==="block-seq"?M.resolveBlockSeq(i,c,l,r,s):b.resolveFlowCollection(i,c,l,r,s),t=o.constructor;return a==="!"||a===t.tagName?(o.tag=t.tagName,o):(a&&(o.tag=a),o)}function y(i,c,l,r,a){const s=r.tag,o=s?c.directives.tagName(s.source,e=>a(s,"TAG_RESOLVE_FAILED",e)):null;if(l.type==="block-seq"){const{anchor:e,newlineAfterProp:v}=r,u=e&&s?e.offset>s.offset?e:s:e??s;u&&(!v||v.offset<u.offset)&&a(u,"MISSING_CHAR","Missing newline after block sequence props")}const t=l.type==="block-map"?"map":l.type==="block-seq"?"seq":l.start.source==="{"?"map":"seq";if(!s||!o||o==="!"||o===d.YAMLMap.tagName&&t==="map"||o===L.YAMLSeq.tagName&&t==="seq")return _(i,c,l,a,o);let n=c.schema.tags.find(e=>e.tag===o&&e.collection===t);if(!n){const e=c.schema.knownTags[o];if(e?.collection===t)c.schema.tags.push(Object.assign({},e,{default:!1})),n=e;else return e?a(s,"BAD_COLLECTION_TYPE",`${e.tag} used for ${t} collection, but expects ${e.collection??"scalar"}`,!0):a(s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),_(i,c,l,a,o)}const m=_(i,c,l,a,o,n),f=n.resolve?.(m,e=>a(s,"TAG_RESOLVE_FAILED",e),c.options)??m,p=g.isNode(f)?f:new A.Scalar(f);return p.range=m.range,p.tag=o,n?.format&&(p.format=n.format),p}q.composeCollection=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js"(b){"use strict";var S=require_Scalar();function B(p,l,m){const i=l.offset,s=v(l,p.options.strict,m);if(!s)return{value:"",type:null,comment:"",range:[i,i,i]};const g=s.mode===">"?S.Scalar.BLOCK_FOLDED:S.Scalar.BLOCK_LITERAL,t=l.source?N(l.source):[];let f=t.length;for(let e=t.length-1;e>=0;--e){const o=t[e][1];if(o===""||o==="\r")f=e;else break}if(f===0){const e=s.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let o=i+s.length;return l.source&&(o+=l.source.length),{value:e,type:g,comment:s.comment,range:[i,o,o]}}let a=l.indent+s.indent,u=l.offset+s.length,k=0;for(let e=0;e<f;++e){const[o,h]=t[e];if(h===""||h==="\r")s.indent===0&&o.length>a&&(a=o.length);else{o.length<a&&m(u+o.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),s.indent===0&&(a=o.length),k=e,a===0&&!p.atRoot&&m(u,"BAD_INDENT","Block scalar values in collections must be indented");break}u+=o.length+h.length+1}for(let e=t.length-1;e>=f;--e)t[e][0].length>a&&(f=e+1);let r="",n="",c=!1;for(let e=0;e<k;++e)r+=t[e][0].slice(a)+`
`;for(let e=k;e<f;++e){let[o,h]=t[e];u+=o.length+h.length+1;const _=h[h.length-1]==="\r";if(_&&(h=h.slice(0,-1)),h&&o.length<a){const I=`Block scalar lines must not be less indented than their ${s.indent?"explicit indentation indicator":"first line"}`;m(u-h.length-(_?2:1),"BAD_INDENT",I),o=""}g===S.Scalar.BLOCK_LITERAL?(r+=n+o.slice(a)+h,n=`
`):o.length>a||h[0]==="	"?(n===" "?n=`
`:!c&&n===`
`&&(n=`

`),r+=n+o.slice(a)+h,n=`
`,c=!0):h===""?n===`
`?r+=`
`:n=`
`:(r+=n+h,n=" ",c=!1)}switch(s.chomp){case"-":break;case"+":for(let e=f;e<t.length;++e)r+=`
`+t[e][0].slice(a);r[r.length-1]!==`
`&&(r+=`
`);break;default:r+=`
`}const d=i+s.length+l.source.length;return{value:r,type:g,comment:s.comment,range:[i,d,d]}}function v({offset:p,props:l},m,i){if(l[0].type!=="block-scalar-header")return i(l[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:s}=l[0],g=s[0];let t=0,f="",a=-1;for(let n=1;n<s.length;++n){const c=s[n];if(!f&&(c==="-"||c==="+"))f=c;else{const d=Number(c);!t&&d?t=d:a===-1&&(a=p+n)}}a!==-1&&i(a,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${s}`);let u=!1,k="",r=s.length;for(let n=1;n<l.length;++n){const c=l[n];switch(c.type){case"space":u=!0;case"newline":r+=c.source.length;break;case"comment":m&&!u&&i(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),r+=c.source.length,k=c.source.substring(1);break;case"error":i(c,"UNEXPECTED_TOKEN",c.message),r+=c.source.length;break;default:{const d=`Unexpected token in block scalar header: ${c.type}`;i(c,"UNEXPECTED_TOKEN",d);const e=c.source;e&&typeof e=="string"&&(r+=e.length)}}}return{mode:g,indent:t,chomp:f,comment:k,length:r}}function N(p){const l=p.split(/\n( *)/),m=l[0],i=m.match(/^( *)/),g=[i?.[1]?[i[1],m.slice(i[1].length)]:["",m]];for(let t=1;t<l.length;t+=2)g.push([l[t],l[t+1]]);return g}b.resolveBlockScalar=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js"(g){"use strict";var d=require_Scalar(),p=require_resolve_end();function u(e,l,n){const{offset:t,type:r,source:a,end:i}=e;let c,s;const o=(E,k,A)=>n(t+E,k,A);switch(r){case"scalar":c=d.Scalar.PLAIN,s=v(a,o);break;case"single-quoted-scalar":c=d.Scalar.QUOTE_SINGLE,s=b(a,o);break;case"double-quoted-scalar":c=d.Scalar.QUOTE_DOUBLE,s=m(a,o);break;default:return n(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[t,t+a.length,t+a.length]}}const h=t+a.length,_=p.resolveEnd(i,h,l,n);return{value:s,type:c,comment:_.comment,range:[t,h,_.offset]}}function v(e,l){let n="";switch(e[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar indicator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&l(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),f(e)}function b(e,l){return(e[e.length-1]!=="'"||e.length===1)&&l(e.length,"MISSING_CHAR","Missing closing 'quote"),f(e.slice(1,-1)).replace(/''/g,"'")}function f(e){const l=/(.*?)\r?\n/sy;let n=l.exec(e);if(!n)return e;let t,r;try{t=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{t=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let a=n[1].replace(t,""),i=" ",c=l.lastIndex;for(;n=l.exec(e);){const o=n[1].replace(r,"");o===""?i===`
`?a+=i:i=`
`:(a+=i+o,i=" "),c=l.lastIndex}const s=/[ \t]*(.*)/sy;return s.lastIndex=c,n=s.exec(e),a+i+(n?.[1]??"")}function m(e,l){let n="";for(let t=1;t<e.length-1;++t){const r=e[t];if(!(r==="\r"&&e[t+1]===`
`))if(r===`
`){const{fold:a,offset:i}=w(e,t);n+=a,t=i}else if(r==="\\"){let a=e[++t];const i=S[a];if(i)n+=i;else if(a===`
`)for(a=e[t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="\r"&&e[t+1]===`
`)for(a=e[++t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="x"||a==="u"||a==="U"){const c=a==="x"?2:a==="u"?4:8;n+=x(e,t+1,c,l),t+=c}else{const c=e.substr(t-1,2);l(t-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),n+=c}}else if(r===" "||r==="	"){const a=t;let i=e[t+1];for(;i===" "||i==="	";)i=e[++t+1];i!==`
`&&!(i==="\r"&&e[t+2]===`
`)&&(n+=t>a?e.slice(a,t+1):r)}else n+=r}return(e[e.length-1]!=='"'||e.length===1)&&l(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function w(e,l){let n="",t=e[l+1];for(;(t===" "||t==="	"||t===`
`||t==="\r")&&!(t==="\r"&&e[l+2]!==`
`);)t===`
`&&(n+=`
`),l+=1,t=e[l+1];return n||(n=" "),{fold:n,offset:l}}var S={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function x(e,l,n,t){const r=e.substr(l,n),i=r.length===n&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(i)}catch{const c=e.substr(l-2,n+2);return t(l-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),c}}g.resolveFlowScalar=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js"(p){"use strict";var u=require_identity(),m=require_Scalar(),A=require_resolve_block_scalar(),g=require_resolve_flow_scalar();function d(t,a,e,r){const{value:c,type:S,comment:o,range:s}=a.type==="block-scalar"?A.resolveBlockScalar(t,a,r):g.resolveFlowScalar(a,t.options.strict,r),i=e?t.directives.tagName(e.source,f=>r(e,"TAG_RESOLVE_FAILED",f)):null;let n;t.options.stringKeys&&t.atKey?n=t.schema[u.SCALAR]:i?n=y(t.schema,c,i,e,r):a.type==="scalar"?n=L(t,c,a,r):n=t.schema[u.SCALAR];let l;try{const f=n.resolve(c,_=>r(e??a,"TAG_RESOLVE_FAILED",_),t.options);l=u.isScalar(f)?f:new m.Scalar(f)}catch(f){const _=f instanceof Error?f.message:String(f);r(e??a,"TAG_RESOLVE_FAILED",_),l=new m.Scalar(c)}return l.range=s,l.source=c,S&&(l.type=S),i&&(l.tag=i),n.format&&(l.format=n.format),o&&(l.comment=o),l}function y(t,a,e,r,c){if(e==="!")return t[u.SCALAR];const S=[];for(const s of t.tags)if(!s.collection&&s.tag===e)if(s.default&&s.test)S.push(s);else return s;for(const s of S)if(s.test?.test(a))return s;const o=t.knownTags[e];return o&&!o.collection?(t.tags.push(Object.assign({},o,{default:!1,test:void 0})),o):(c(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${e}`,e!=="tag:yaml.org,2002:str"),t[u.SCALAR])}function L({atKey:t,directives:a,schema:e},r,c,S){const o=e.tags.find(s=>(s.default===!0||t&&s.default==="key")&&s.test?.test(r))||e[u.SCALAR];if(e.compat){const s=e.compat.find(i=>i.default&&i.test?.test(r))??e[u.SCALAR];if(o.tag!==s.tag){const i=a.tagString(o.tag),n=a.tagString(s.tag),l=`Value may be parsed as either ${i} or ${n}`;S(c,"TAG_RESOLVE_FAILED",l,!0)}}return o}p.composeScalar=d}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js"(c){"use strict";function o(n,e,s){if(e){s??(s=e.length);for(let i=s-1;i>=0;--i){let t=e[i];switch(t.type){case"space":case"comment":case"newline":n-=t.source.length;continue}for(t=e[++i];t?.type==="space";)n+=t.source.length,t=e[++i];break}}return n}c.emptyScalarPosition=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js
var require_compose_node=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js"(_){"use strict";var f=require_Alias(),y=require_identity(),A=require_compose_collection(),g=require_compose_scalar(),S=require_resolve_end(),b=require_util_empty_scalar_position(),v={composeNode:d,composeEmptyNode:p};function d(t,e,r,a){const l=t.atKey,{spaceBefore:i,comment:n,anchor:o,tag:m}=r;let s,u=!0;switch(e.type){case"alias":s=h(t,e,a),(o||m)&&a(e,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":s=g.composeScalar(t,e,m,a),o&&(s.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{s=A.composeCollection(v,t,e,r,a),o&&(s.anchor=o.source.substring(1))}catch(c){const N=c instanceof Error?c.message:String(c);a(e,"RESOURCE_EXHAUSTION",N)}break;default:{const c=e.type==="error"?e.message:`Unsupported token (type: ${e.type})`;a(e,"UNEXPECTED_TOKEN",c),u=!1}}return s??(s=p(t,e.offset,void 0,null,r,a)),o&&s.anchor===""&&a(o,"BAD_ALIAS","Anchor cannot be an empty string"),l&&t.options.stringKeys&&(!y.isScalar(s)||typeof s.value!="string"||s.tag&&s.tag!=="tag:yaml.org,2002:str")&&a(m??e,"NON_STRING_KEY","With stringKeys, all keys must be strings"),i&&(s.spaceBefore=!0),n&&(e.type==="scalar"&&e.source===""?s.comment=n:s.commentBefore=n),t.options.keepSourceTokens&&u&&(s.srcToken=e),s}function p(t,e,r,a,{spaceBefore:l,comment:i,anchor:n,tag:o,end:m},s){const u={type:"scalar",offset:b.emptyScalarPosition(e,r,a),indent:-1,source:""},c=g.composeScalar(t,u,o,s);return n&&(c.anchor=n.source.substring(1),c.anchor===""&&s(n,"BAD_ALIAS","Anchor cannot be an empty string")),l&&(c.spaceBefore=!0),i&&(c.comment=i,c.range[2]=m),c}function h({options:t},{offset:e,source:r,end:a},l){const i=new f.Alias(r.substring(1));i.source===""&&l(e,"BAD_ALIAS","Alias cannot be an empty string"),i.source.endsWith(
":")&&l(e+r.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const n=e+r.length,o=S.resolveEnd(a,n,t.strict,l);return i.range=[e,n,o.offset],o.comment&&(i.comment=o.comment),i}_.composeEmptyNode=p,_.composeNode=d}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js"(a){"use strict";var _=require_Document(),n=require_compose_node(),l=require_resolve_end(),u=require_resolve_props();function v(f,q,{offset:r,start:i,value:o,end:m},s){const y=Object.assign({_directives:q},f),e=new _.Document(void 0,y),d={atKey:!1,atRoot:!0,directives:e.directives,options:e.options,schema:e.schema},t=u.resolveProps(i,{indicator:"doc-start",next:o??m?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:!0});t.found&&(e.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!t.hasNewline&&s(t.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),e.contents=o?n.composeNode(d,o,t,s):n.composeEmptyNode(d,t.end,i,null,t,s);const p=e.contents.range[2],c=l.resolveEnd(m,p,!1,s);return c.comment&&(e.comment=c.comment),e.range=[r,p,c.offset],e}a.composeDoc=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js
var require_composer=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js"(m){"use strict";var l=require("process"),u=require_directives(),f=require_Document(),n=require_errors(),a=require_identity(),p=require_compose_doc(),v=require_resolve_end();function c(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:r,source:s}=e;return[r,r+(typeof s=="string"?s.length:1)]}function h(e){let r="",s=!1,i=!1;for(let t=0;t<e.length;++t){const o=e[t];switch(o[0]){case"#":r+=(r===""?"":i?`

`:`
`)+(o.substring(1)||" "),s=!0,i=!1;break;case"%":e[t+1]?.[0]!=="#"&&(t+=1),s=!1;break;default:s||(i=!0),s=!1}}return{comment:r,afterEmptyLine:i}}var g=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(r,s,i,t)=>{const o=c(r);t?this.warnings.push(new n.YAMLWarning(o,s,i)):this.errors.push(new n.YAMLParseError(o,s,i))},this.directives=new u.Directives({version:e.version||"1.2"}),this.options=e}decorate(e,r){const{comment:s,afterEmptyLine:i}=h(this.prelude);if(s){const t=e.contents;if(r)e.comment=e.comment?`${e.comment}
${s}`:s;else if(i||e.directives.docStart||!t)e.commentBefore=s;else if(a.isCollection(t)&&!t.flow&&t.items.length>0){let o=t.items[0];a.isPair(o)&&(o=o.key);const d=o.commentBefore;o.commentBefore=d?`${s}
${d}`:s}else{const o=t.commentBefore;t.commentBefore=o?`${s}
${o}`:s}}if(r){for(let t=0;t<this.errors.length;++t)e.errors.push(this.errors[t]);for(let t=0;t<this.warnings.length;++t)e.warnings.push(this.warnings[t])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:h(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,r=!1,s=-1){for(const i of e)yield*this.next(i);yield*this.end(r,s)}*next(e){switch(l.env.LOG_STREAM&&console.dir(e,{depth:null}),e.type){case"directive":this.directives.add(e.source,(r,s,i)=>{const t=c(e);t[0]+=r,this.onError(t,"BAD_DIRECTIVE",s,i)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const r=p.composeDoc(this.options,this.directives,e,this.onError);this.atDirectives&&!r.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(r,!1),this.doc&&(yield this.doc),this.doc=r,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const r=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",r);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const r=v.resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),r.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${r.comment}`:r.comment}this.doc.range[2]=r.offset;break}default:this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,r=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),i=new f.Document(void 0,s);this.atDirectives&&this.onError(r,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,r,r],this.decorate(i,!1),yield i}}};m.Composer=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js"(f){"use strict";var y=require_resolve_block_scalar(),h=require_resolve_flow_scalar(),w=require_errors(),p=require_stringifyString();function g(e,c=!0,t){if(e){const a=(l,s,n)=>{const r=typeof l=="number"?l:Array.isArray(l)?l[0]:l.offset;if(t)t(r,s,n);else throw new w.YAMLParseError([r,r+1],s,n)};switch(e.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return h.resolveFlowScalar(e,c,a);case"block-scalar":return y.resolveBlockScalar({options:{strict:c}},e,a)}}return null}function _(e,c){const{implicitKey:t=!1,indent:a,inFlow:l=!1,offset:s=-1,type:n="PLAIN"}=c,r=p.stringifyString({type:n,value:e},{implicitKey:t,indent:a>0?" ".repeat(a):"",inFlow:l,options:{blockQuote:!0,lineWidth:-1}}),o=c.end??[{type:"newline",offset:-1,indent:a,source:`
`}];switch(r[0]){case"|":case">":{const i=r.indexOf(`
`),v=r.substring(0,i),q=r.substring(i+1)+`
`,d=[{type:"block-scalar-header",offset:s,indent:a,source:v}];return b(d,o)||d.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:s,indent:a,props:d,source:q}}case'"':return{type:"double-quoted-scalar",offset:s,indent:a,source:r,end:o};case"'":return{type:"single-quoted-scalar",offset:s,indent:a,source:r,end:o};default:return{type:"scalar",offset:s,indent:a,source:r,end:o}}}function m(e,c,t={}){let{afterKey:a=!1,implicitKey:l=!1,inFlow:s=!1,type:n}=t,r="indent"in e?e.indent:null;if(a&&typeof r=="number"&&(r+=2),!n)switch(e.type){case"single-quoted-scalar":n="QUOTE_SINGLE";break;case"double-quoted-scalar":n="QUOTE_DOUBLE";break;case"block-scalar":{const i=e.props[0];if(i.type!=="block-scalar-header")throw new Error("Invalid block scalar header");n=i.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:n="PLAIN"}const o=p.stringifyString({type:n,value:c},{implicitKey:l||r===null,indent:r!==null&&r>0?" ".repeat(r):"",inFlow:s,options:{blockQuote:!0,lineWidth:-1}});switch(o[0]){case"|":case">":S(e,o);break;case'"':u(e,o,"double-quoted-scalar");break;case"'":u(e,o,"single-quoted-scalar");break;default:u(e,o,"scalar")}}function S(e,c){const t=c.indexOf(`
`),a=c.substring(0,t),l=c.substring(t+1)+`
`;if(e.type==="block-scalar"){const s=e.props[0];if(s.type!=="block-scalar-header")throw new Error("Invalid block scalar header");s.source=a,e.source=l}else{const{offset:s}=e,n="indent"in e?e.indent:-1,r=[{type:"block-scalar-header",offset:s,indent:n,source:a}];b(r,"end"in e?e.end:void 0)||r.push({type:"newline",offset:-1,indent:n,source:`
`});for(const o of Object.keys(e))o!=="type"&&o!=="offset"&&delete e[o];Object.assign(e,{type:"block-scalar",indent:n,props:r,source:l})}}function b(e,c){if(c)for(const t of c)switch(t.type){case"space":case"comment":e.push(t);break;case"newline":return e.push(t),!0}return!1}function u(e,c,t){switch(e.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e.type=t,e.source=c;break;case"block-scalar":{const a=e.props.slice(1);let l=c.length;e.props[0].type==="block-scalar-header"&&(l-=e.props[0].source.length);for(const s of a)s.offset+=l;delete e.props,Object.assign(e,{type:t,source:c,end:a});break}case"block-map":case"block-seq":{const l={type:"newline",offset:e.offset+c.length,indent:e.indent,source:`
`};delete e.items,Object.assign(e,{type:t,source:c,end:[l]});break}default:{const a="indent"in e?e.indent:-1,l="end"in e&&Array.isArray(e.end)?e.end.filter(s=>s.type==="space"||s.type==="comment"||s.type==="newline"):[];for(const s of Object.keys(e))s!=="type"&&s!=="offset"&&delete e[s];Object.assign(e,{type:t,indent:a,source:c,end:l})}}}f.createScalarToken=_,f.resolveAsScalar=g,f.setScalarValue=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js"(n){"use strict";var u=s=>"type"in s?t(s):c(s);function t(s){switch(s.type){case"block-scalar":{let r="";for(const e of s.props)r+=t(e);return r+s.source}case"block-map":case"block-seq":{let r="";for(const e of s.items)r+=c(e);return r}case"flow-collection":{let r=s.start.source;for(const e of s.items)r+=c(e);for(const e of s.end)r+=e.source;return r}case"document":{let r=c(s);if(s.end)for(const e of s.end)r+=e.source;return r}default:{let r=s.source;if("end"in s&&s.end)for(const e of s.end)r+=e.source;return r}}}function c({start:s,key:r,sep:e,value:f}){let o="";for(const i of s)o+=i.source;if(r&&(o+=t(r)),e)for(const i of e)o+=i.source;return f&&(o+=t(f)),o}n.stringify=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js"(a){"use strict";var c=Symbol("break visit"),v=Symbol("skip children"),m=Symbol("remove item");function s(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),u(Object.freeze([]),e,t)}s.BREAK=c,s.SKIP=v,s.REMOVE=m,s.itemAtPath=(e,t)=>{let r=e;for(const[i,o]of t){const n=r?.[i];if(n&&"items"in n)r=n.items[o];else return}return r},s.parentCollection=(e,t)=>{const r=s.itemAtPath(e,t.slice(0,-1)),i=t[t.length-1][0],o=r?.[i];if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function u(e,t,r){let i=r(t,e);if(typeof i=="symbol")return i;for(const o of["key","value"]){const n=t[o];if(n&&"items"in n){for(let l=0;l<n.items.length;++l){const f=u(Object.freeze(e.concat([[o,l]])),n.items[l],r);if(typeof f=="number")l=f-1;else{if(f===c)return c;f===m&&(n.items.splice(l,1),l-=1)}}typeof i=="function"&&o==="key"&&(i=i(t,e))}}return typeof i=="function"?i(t,e):i}a.visit=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js
var require_cst=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js"(r){"use strict";var a=require_cst_scalar(),i=require_cst_stringify(),u=require_cst_visit(),c="\uFEFF",s="",t="",n="",l=e=>!!e&&"items"in e,o=e=>!!e&&(e.type==="scalar"||e.type==="single-quoted-scalar"||e.type==="double-quoted-scalar"||e.type==="block-scalar");function d(e){switch(e){case c:return"<BOM>";case s:return"<DOC>";case t:return"<FLOW_END>";case n:return"<SCALAR>";default:return JSON.stringify(e)}}function m(e){switch(e){case c:return"byte-order-mark";case s:return"doc-mode";case t:return"flow-error-end";case n:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}r.createScalarToken=a.createScalarToken,r.resolveAsScalar=a.resolveAsScalar,r.setScalarValue=a.setScalarValue,r.stringify=i.stringify,r.visit=u.visit,r.BOM=c,r.DOCUMENT=s,r.FLOW_END=t,r.SCALAR=n,r.isCollection=l,r.isScalar=o,r.prettyToken=d,r.tokenType=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js
var require_lexer=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js"(c){"use strict";var l=require_cst();function n(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var f=new Set("0123456789ABCDEFabcdef"),o=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),a=new Set(",[]{}"),d=new Set(` ,[]{}
\r	`),u=e=>!e||d.has(e),p=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const h=this.buffer[s+e+1];if(h===`
`||!h&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&n(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===l.BOM&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const h=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-h),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield l.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&n(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!n(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&
!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&n(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(u),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const h=this.getLine();if(h===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&h[0]!=="#"||s===0&&(h.startsWith("---")||h.startsWith("..."))&&n(h[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(h[0]==="]"||h[0]==="}")))return this.flowLevel=0,yield l.FLOW_END,yield*this.parseLineStart();let i=0;for(;h[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),h[i]){case void 0:return"flow";case"#":return yield*this.pushCount(h.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(u),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(
1);if(this.flowKey||n(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let h=s.indexOf(`
`,this.pos);if(h!==-1){for(;h!==-1;){const i=this.continueScalar(h+1);if(i===-1)break;h=s.indexOf(`
`,i)}h!==-1&&(t=h-(s[h-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>n(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let h=e+1;for(s=this.buffer[h];s===" ";)s=this.buffer[++h];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++h];e=h-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const b=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>b)e=i;else break}while(!0);return yield l.SCALAR,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,h;for(;h=this.buffer[++s];)if(h===":"){const i=this.buffer[s+1];if(n(i)||e&&a.has(i))break;t=s}else if(n(h)){let i=this.buffer[s+1];if(h==="\r"&&(i===`
`?(s+=1,h=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&a.has(i))break;if(h===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&a.has(h))break;t=s}return!h&&!this.atEnd?this.setNext("plain-scalar"):(yield l.SCALAR,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(u),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(n(s)||t&&a.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!n(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(o.has(t))t=this.buffer[++e];else if(t==="%"&&f.has(this.buffer[e+1])&&f.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const h=t-this.pos;return h>0&&(yield this.buffer.substr(this.pos,h),this.pos=t),h}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}};c.Lexer=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js
var require_line_counter=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js"(s){"use strict";var l=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,i=this.lineStarts.length;for(;t<i;){const n=t+i>>1;this.lineStarts[n]<e?t=n+1:i=n}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const r=this.lineStarts[t-1];return{line:t,col:e-r+1}}}};s.LineCounter=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js
var require_parser=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js"(k){"use strict";var m=require("process"),u=require_cst(),w=require_lexer();function a(t,e){for(let s=0;s<t.length;++s)if(t[s].type===e)return!0;return!1}function d(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function f(t){switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function h(t){switch(t.type){case"document":return t.start;case"block-map":{const e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function r(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function p(t,e){if(e.length<1e5)Array.prototype.push.apply(t,e);else for(let s=0;s<e.length;++s)t.push(e[s])}function y(t){if(t.start.type==="flow-seq-start")for(const e of t.items)e.sep&&!e.value&&!a(e.start,"explicit-key-ind")&&!a(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,f(e.value)?e.value.end?p(e.value.end,e.sep):e.value.end=e.sep:p(e.start,e.sep),delete e.sep)}var v=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new w.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(t,e))yield*this.next(s);e||(yield*this.end())}*next(t){if(this.source=t,m.env.LOG_TOKENS&&console.log("|",u.prettyToken(t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}const e=u.tokenType(t);if(e)if(e==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{
switch(this.type=e,yield*this.step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{const s=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:t}),this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){const e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield e;else{const s=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in s?s.indent:0:e.type==="flow-collection"&&s.type==="document"&&(e.indent=0),e.type==="flow-collection"&&y(e),s.type){case"document":s.value=e;break;case"block-scalar":s.props.push(e);break;case"block-map":{const i=s.items[s.items.length-1];if(i.value){s.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(i.sep)i.value=e;else{Object.
assign(i,{key:e,sep:[]}),this.onKeyLine=!i.explicitKey;return}break}case"block-seq":{const i=s.items[s.items.length-1];i.value?s.items.push({start:[],value:e}):i.value=e;break}case"flow-collection":{const i=s.items[s.items.length-1];!i||i.value?s.items.push({start:[],key:e,sep:[]}):i.sep?i.value=e:Object.assign(i,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){const i=e.items[e.items.length-1];i&&!i.sep&&!i.value&&i.start.length>0&&d(i.start)===-1&&(e.indent===0||i.start.every(o=>o.type!=="comment"||o.indent<e.indent))&&(s.type==="document"?s.end=i.start:s.items.push({start:i.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const t={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.type){case"doc-start":{d(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}const e=this.startBlockValue(t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){const e=h(this.peek(2)),s=r(e);let i;t.end?(i=t.end,i.push(this.sourceToken),delete t.end):i=[this.sourceToken];const o={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){const s=!this.onKeyLine&&this.indent===t.indent,i=s&&(e.sep||e.explicitKey)&&this.type!=="seq-item-ind";let o=[];if(i&&e.sep&&!e.value){const n=[];for(let l=0;l<e.sep.length;++l){const c=e.sep[l];switch(c.type){case"newline":n.push(l);break;case"space":break;case"comment":c.indent>t.indent&&(n.length=0);break;default:n.length=0}}n.length>=2&&(o=e.sep.splice(n[1]))}switch(this.type){case"anchor":case"tag":i||e.value?(o.push(this.sourceToken),t.items.push({start:o}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):i||e.value?(o.push(this.sourceToken),t.items.push({start:o,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(a(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:o,key:null,sep:[this.sourceToken]}]});else if(f(e.key)&&!a(e.sep,"newline")){const n=r(e.start),
l=e.key,c=e.sep;c.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:l,sep:c}]})}else o.length>0?e.sep=e.sep.concat(o,this.sourceToken):e.sep.push(this.sourceToken);else if(a(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{const n=r(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]})}else e.sep?e.value||i?t.items.push({start:o,key:null,sep:[this.sourceToken]}):a(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);i||e.value?(t.items.push({start:o,key:n,sep:[]}),this.onKeyLine=!0):e.sep?this.stack.push(n):(Object.assign(e,{key:n,sep:[]}),this.onKeyLine=!0);return}default:{const n=this.startBlockValue(t);if(n){if(n.type==="block-seq"){if(!e.explicitKey&&e.sep&&!a(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&t.items.push({start:o});this.stack.push(n);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.
push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||a(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return}if(this.indent>t.indent){const s=this.startBlockValue(t);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){const e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const i=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:i,sep:[]}):e.sep?this.stack.push(i):Object.assign(e,{key:i,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}const s=this.startBlockValue(t);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===t.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const i=h(s),o=r(i);y(t);const n=t.end.splice(1,t.end.length);n.push(this.sourceToken);const l={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:o,key:t,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=l}else
yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};k.Parser=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js
var require_public_api=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js"(l){"use strict";var f=require_composer(),p=require_Document(),u=require_errors(),y=require_log(),_=require_identity(),g=require_line_counter(),a=require_parser();function m(n){const e=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||e&&new g.LineCounter||null,prettyErrors:e}}function E(n,e={}){const{lineCounter:r,prettyErrors:i}=m(e),t=new a.Parser(r?.addNewLine),s=new f.Composer(e),o=Array.from(s.compose(t.parse(n)));if(i&&r)for(const c of o)c.errors.forEach(u.prettifyError(n,r)),c.warnings.forEach(u.prettifyError(n,r));return o.length>0?o:Object.assign([],{empty:!0},s.streamInfo())}function d(n,e={}){const{lineCounter:r,prettyErrors:i}=m(e),t=new a.Parser(r?.addNewLine),s=new f.Composer(e);let o=null;for(const c of s.compose(t.parse(n),!0,n.length))if(!o)o=c;else if(o.options.logLevel!=="silent"){o.errors.push(new u.YAMLParseError(c.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return i&&r&&(o.errors.forEach(u.prettifyError(n,r)),o.warnings.forEach(u.prettifyError(n,r))),o}function w(n,e,r){let i;typeof e=="function"?i=e:r===void 0&&e&&typeof e=="object"&&(r=e);const t=d(n,r);if(!t)return null;if(t.warnings.forEach(s=>y.warn(t.options.logLevel,s)),t.errors.length>0){if(t.options.logLevel!=="silent")throw t.errors[0];t.errors=[]}return t.toJS(Object.assign({reviver:i},r))}function h(n,e,r){let i=null;if(typeof e=="function"||Array.isArray(e)?i=e:r===void 0&&e&&(r=e),typeof r=="string"&&(r=r.length),typeof r=="number"){const t=Math.round(r);r=t<1?void 0:t>8?{indent:8}:{indent:t}}if(n===void 0){const{keepUndefined:t}=r??e??{};if(!t)return}return _.isDocument(n)&&!i?n.toString(r):new p.Document(n,i,r).toString(r)}l.parse=w,l.parseAllDocuments=E,l.parseDocument=d,l.stringify=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js
var require_dist=(0,import_hooks_active_on_stop10.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js"(r){"use strict";var u=require_composer(),s=require_Document(),c=require_Schema(),a=require_errors(),l=require_Alias(),i=require_identity(),_=require_Pair(),m=require_Scalar(),A=require_YAMLMap(),v=require_YAMLSeq(),q=require_cst(),M=require_lexer(),L=require_line_counter(),S=require_parser(),e=require_public_api(),n=require_visit();r.Composer=u.Composer,r.Document=s.Document,r.Schema=c.Schema,r.YAMLError=a.YAMLError,r.YAMLParseError=a.YAMLParseError,r.YAMLWarning=a.YAMLWarning,r.Alias=l.Alias,r.isAlias=i.isAlias,r.isCollection=i.isCollection,r.isDocument=i.isDocument,r.isMap=i.isMap,r.isNode=i.isNode,r.isPair=i.isPair,r.isScalar=i.isScalar,r.isSeq=i.isSeq,r.Pair=_.Pair,r.Scalar=m.Scalar,r.YAMLMap=A.YAMLMap,r.YAMLSeq=v.YAMLSeq,r.CST=q,r.Lexer=M.Lexer,r.LineCounter=L.LineCounter,r.Parser=S.Parser,r.parse=e.parse,r.parseAllDocuments=e.parseAllDocuments,r.parseDocument=e.parseDocument,r.stringify=e.stringify,r.visit=n.visit,r.visitAsync=n.visitAsync}});

// src/core/planning/documents/agent-models.ts
var [opus, sonnet, haiku] = ["opus", "sonnet", "haiku"];
var quality = { researcher: opus, planner: opus, "plan-checker": sonnet, executor: opus, verifier: sonnet };
var balanced = {
  researcher: sonnet,
  planner: opus,
  "plan-checker": sonnet,
  executor: sonnet,
  verifier: sonnet
};
var budget = {
  researcher: haiku,
  planner: sonnet,
  "plan-checker": haiku,
  executor: sonnet,
  verifier: haiku
};
var PROFILES = /* @__PURE__ */ new Map([
  ["quality", quality],
  ["golden", quality],
  ["balanced", balanced],
  ["budget", budget]
]);
function agentModel(profile, agent) {
  return PROFILES.get(profile)?.[agent] ?? null;
}
function modelsLine(profile, agents) {
  const models = agents.flatMap((agent) => {
    const model = agentModel(profile, agent);
    return model === null ? [] : [import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop3.quoteName)(agent)} ${(0, import_hooks_active_on_stop3.quoteName)(model)}`];
  });
  return models.length === 0 ? [] : [import_hooks_active_on_stop4.prose`models: ${(0, import_hooks_active_on_stop4.joinProse)(models, ", ")}`];
}
function isProfile(name) {
  return name === null || name === "inherit" || PROFILES.has(name);
}
// src/core/text/markdown/value.ts
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
// src/core/text/markdown/diagnostic.ts
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
// src/core/text/markdown/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = (0, import_hooks_active_on_command2.textLines)(source).flatMap(rowOf);
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
  if (first === void 0 || first.indent < indent || depth > DEEPEST) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
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
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
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
// src/core/text/markdown/matter.ts
var import_gray_matter = (0, import_hooks_active_on_stop10.__toESM)(require_gray_matter(), 1);
// src/core/text/markdown/yaml-value.ts
var import_yaml = (0, import_hooks_active_on_stop10.__toESM)(require_dist(), 1);
var DEEPEST2 = 40;
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
  if (depth > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}
// src/core/text/markdown/matter.ts
var LONGEST_GAP = 200;
function readMatter(block2) {
  if ((block2.match(/\s+/g) ?? []).some(({ length }) => length > LONGEST_GAP))
    return { status: "invalid", reason: "it holds a gap that is too long", at: 0 };
  const found = { reading: { status: "ok", value: mapOf([]) } };
  const yaml = (source) => {
    found.reading = readYaml(`${source}
`);
    return {};
  };
  try {
    (0, import_gray_matter.default)(block2, { language: "yaml", engines: { yaml, json: refuse, javascript: refuse } });
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
  return found.reading;
}
function refuse() {
  throw new Error("only YAML is read");
}
// src/core/text/markdown/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text) {
  const block2 = (0, import_hooks_active_on_command2.frontmatterBlock)(text);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read2 = readEntries(text, block2);
  const repeated = duplicates(read2.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read2.entries,
    values: mapOf(read2.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read2.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries(text, { start, end, inner }) {
  const segments = segmentsOf(
    (0, import_hooks_active_on_command2.textLines)(text, inner.start, inner.end).filter((line) => line.start < inner.end)
  );
  const isOversized = inner.end - inner.start > LARGEST_YAML;
  const whole = isOversized ? TOO_LARGE : readMatter(text.slice(start, end));
  if (segments.length === 0) return wholeBlock(whole, inner);
  const values = whole.status === "ok" && isMap(whole.value) ? whole.value : {};
  const isWhole = segments.length === Object.keys(values).length && segments.every(({ key }) => key in values);
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const entry = { key, start: from, end: to };
    if (isWhole) return { ...entry, value: valueIn(values, key) };
    const part = text.slice(from, to);
    const read2 = isOversized ? TOO_LARGE : readYaml(part);
    if (read2.status === "ok") return { ...entry, value: valueIn(read2.value, key) };
    diagnostics.push(invalid(key, entry, read2.reason));
    return { ...entry, value: valueIn(readLines(part), key) };
  });
  return { entries, diagnostics };
}
var TOO_LARGE = { status: "invalid", reason: "it is too large", at: 0 };
function wholeBlock(read2, inner) {
  if (read2.status === "invalid") return { entries: [], diagnostics: [invalid("", inner, read2.reason)] };
  const map2 = isMap(read2.value) ? read2.value : {};
  return { entries: Object.entries(map2).map(([key, value]) => ({ key, value, ...inner })), diagnostics: [] };
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
// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = readFrontmatter(text);
  const body = (0, import_hooks_active_on_command2.bodyStart)(text);
  const quoted = (0, import_hooks_active_on_command2.quotedRanges)(text, body);
  const headings = headingsOf((0, import_hooks_active_on_command2.textLines)(text, body), quoted, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted)]);
  return { text, frontmatter, body, quoted, headings, diagnostics };
}
function unreadable(text, quoted) {
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
  const last = quoted.at(-1);
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
function headingsOf(lines, quoted, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || (0, import_hooks_active_on_command2.insideRanges)(quoted, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}
// src/app/planning/documents/documents.ts
// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path2.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path2.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
    if (inner === null) return { status: "busy" };
    try {
      return { status: "done", value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}
async function acquire(path, body, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done) => setTimeout(done, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path, body) {
  try {
    return (0, import_hooks_active_on_stop.createFile)(path, body);
  } catch (error) {
    const code = (0, import_hooks_active_on_stop9.errorCode)(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path, body) {
  if (read(path) === body) (0, import_node_fs2.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if ((0, import_hooks_active_on_stop7.notPlain)(before) !== null) {
    (0, import_hooks_active_on_stop2.setAsideNow)(path);
    return;
  }
  const body = read(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs2.renameSync)(path, aside);
    (0, import_node_fs2.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === void 0) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (0, import_hooks_active_on_stop9.errorCode)(error) === "EPERM";
  }
}
function read(path) {
  const file = (0, import_hooks_active_on_stop7.readPlain)(path, { cap: LARGEST, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}
// src/core/planning/documents/json-object.ts
function readJsonObject(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is not a JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}
// src/core/planning/documents/planning-settings.ts
function readPlanningConfig(text) {
  const read2 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read2.status === "invalid") {
    const message = `config.json cannot be read (${read2.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config2 } = readPlanningConfig(null);
    return { config: config2, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read2.value);
  const config = { ...workflow(reader), ...surroundings(reader), raw: read2.value };
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
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
    /** `quality`, `balanced`, `budget`, `inherit`, or another name; null: every agent takes the session's model. */
    modelProfile: from.text(from.value("model_profile")),
    research: from.flag(inWorkflow("research"), true),
    planCheck: from.flag(inWorkflow("plan_check", "plan_checker"), true),
    verifier: from.flag(inWorkflow("verifier"), true),
    skipDiscuss: from.flag(inWorkflow("skip_discuss"), false),
    /** Whether plans that run at the same time may each get a worktree; without it they take turns. */
    useWorktrees: from.flag(inWorkflow("use_worktrees"), true),
    autoAdvance: from.flag(inWorkflow("auto_advance"), false),
    tddMode: from.flag(inWorkflow("tdd_mode"), false),
    /** `end-of-phase`, or `mid-flight` as GSD did before. */
    humanVerifyMode: from.text(inWorkflow("human_verify_mode")) ?? "end-of-phase",
    /** How long an executor may take; null when the file does not say. */
    subagentTimeoutMs: from.count(inWorkflow("subagent_timeout"), null),
    /** How often an executor is sent back; null when the file does not say. */
    nodeRepairBudget: from.count(inWorkflow("node_repair_budget"), null),
    /** What makes the files that git ignores and the checks need. */
    buildCommand: from.text(inWorkflow("build_command")),
    /** What checks a plan that names no command of its own. */
    usualCommands: ["build_command", "test_command"].flatMap((key) => from.text(inWorkflow(key)) ?? []),
    driftThreshold: from.count(inWorkflow("drift_threshold"), 3),
    driftAction: from.choice(inWorkflow("drift_action"), ["warn", "auto-remap"])
  };
}
function surroundings(from) {
  const inPlanning = (key) => from.value(key, "planning", key);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const said = inPlanning("commit_docs");
  return {
    /** Null when the file does not say: then documents are committed unless git ignores them. */
    commitDocs: said.value === void 0 ? null : from.flag(said, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    milestoneBranchTemplate: from.text(from.value("milestone_branch_template", "git", "milestone_branch_template")) ?? "gsd/{milestone}-{slug}",
    /** Whether plans of a wave may run at the same time, and how many. */
    parallelization: from.flag(isObject(whole.value) ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
var MOST_SLIPS = 2;
function configReader(raw) {
  const problems = [];
  const wrong = ({ name }, meaning) => {
    const message = `"${name}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning}, or remove it.` });
  };
  const names = /* @__PURE__ */ new Set();
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section, key) {
      const nested = section === void 0 || key === void 0 ? null : `${section}.${key}`;
      for (const name of [flat, nested, section]) if (name != null) names.add(name);
      const direct = ownValue(raw, flat);
      if (direct !== void 0 || nested === null) return { name: flat, value: direct };
      return { name: nested, value: ownValue(ownValue(raw, section), key) };
    },
    /** Keys that are not read and nearly spelled like one that is; GSD has many more. */
    misspelt() {
      const written = Object.entries(raw).flatMap(([key, value]) => [
        key,
        ...isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : []
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : (0, import_hooks_active_on_command.closestWord)(name, [...names]);
        if (meant === null || (0, import_hooks_active_on_command.editsBetween)(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ code: "config-unknown-key", message, fix: `Write "${meant}" if that is what it means.` }];
      });
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
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ownValue(object, key) {
  return isObject(object) ? Object.entries(object).find(([name]) => name === key)?.[1] : void 0;
}
function unusedSettings(config) {
  return [
    ...isProfile(config.modelProfile) ? [] : ["model_profile"],
    ...config.searchGitignored ? ["planning.search_gitignored"] : [],
    ...config.subRepos.length > 0 ? ["planning.sub_repos"] : []
  ];
}
// src/core/text/markdown/heading-anchors.ts
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
// src/core/planning/writing/check-answers.ts
function checkAnswers(answers, exists, first = 1) {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...answers.phases.flatMap((phase, at) => phaseProblems(phase, at, first)),
    ...missingReferences(references(answers), exists)
  ];
}
function references({ references: listed, requirements, later, phases }) {
  const sources = (name, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name}.${at}.source`, path: source }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
var problem = (where, message) => ({ where, message });
function countProblems({ requirements, phases }) {
  return [
    ...requirements.length === 0 ? [problem("requirements", "name at least one requirement")] : [],
    ...phases.length === 0 ? [problem("phases", "name at least one phase")] : []
  ];
}
function idProblems({ requirements, later }) {
  const seen = /* @__PURE__ */ new Set();
  return [...requirements, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [problem(id, `${id} is used twice: give one of them another number`)] : [];
  });
}
function mappingProblems({ requirements, later, phases }, number) {
  const first = new Set(requirements.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [problem(where, `${id} is for later: move it to requirements, or out of this phase`)];
      return first.has(id) ? [] : [problem(where, `${id} is not a requirement: add it, or correct the id`)];
    })
  );
  const unmapped = requirements.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + number)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [problem(id, message)];
  });
  return [...unknown, ...unmapped];
}
function phaseProblems({ criteria, dependsOn, requirements }, at, first) {
  const where = `phases.${at}`;
  const own = at + first;
  const found = [];
  const late = dependsOn.filter((number) => number >= own).join(", ");
  if (criteria.length < 2 || criteria.length > 5)
    found.push(
      problem(`${where}.criteria`, `${criteria.length} criteria: name 2 to 5 things that can be observed`)
    );
  if (late !== "")
    found.push(
      problem(`${where}.dependsOn`, `phase ${own} can only depend on earlier phases, not on ${late}`)
    );
  if (requirements.length === 0)
    found.push(
      problem(`${where}.requirements`, `phase ${own} serves no requirement: give it one, or drop it`)
    );
  return found;
}
function missingReferences(references2, exists) {
  const advice = "does not exist in the project: name a file (and a heading of it) that does, or leave it out";
  return references2.filter(({ path }) => !exists(path)).map(({ where, path }) => problem(where, `${path} ${advice}`));
}
function hasAnchor(text, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text);
  if (headings.map(({ title }) => title).map(headingAnchors()).includes(wanted))
    return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return (0, import_hooks_active_on_stop6.readText)((0, import_node_path.resolve)(root, path), (0, import_hooks_active_on_stop8.projectFile)(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return (0, import_hooks_active_on_stop5.namesIn)((0, import_node_path.resolve)(root, folder), (0, import_hooks_active_on_stop8.projectFile)(root));
}
function isDocument(root, path) {
  const found = (0, import_hooks_active_on_stop8.findIn)((0, import_hooks_active_on_stop8.projectFile)(root), (0, import_node_path.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}
function planningConfigOf(planning) {
  return planningSettingsOf(planning).config;
}
function planningSettingsOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path.dirname)(planning), (0, import_node_path.join)(planning, "config.json")));
}
async function underGsdLocks(planning, work) {
  const locked = await withGsdLocks(planning, work);
  if (locked.status === "done") return locked.value;
  return refused("GSD is writing the planning files: try again when it is done.");
}
function refused(reason) {
  return { status: "refused", reason };
}
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || (0, import_hooks_active_on_stop8.findIn)((0, import_hooks_active_on_stop8.projectFile)(root), (0, import_node_path.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
module.exports = {
  agentModel: agentModel,
  cannotUse: cannotUse,
  checkAnswers: checkAnswers,
  documentNames: documentNames,
  documentText: documentText,
  errorAt: errorAt,
  headingAnchors: headingAnchors,
  headingText: headingText,
  isDocument: isDocument,
  isList: isList,
  isMap: isMap,
  mapOf: mapOf,
  missingReferences: missingReferences,
  modelsLine: modelsLine,
  placed: placed,
  planningConfigOf: planningConfigOf,
  planningSettingsOf: planningSettingsOf,
  readDocument: readDocument,
  readFrontmatter: readFrontmatter,
  readJsonObject: readJsonObject,
  readMarkdown: readMarkdown,
  referenceExists: referenceExists,
  refused: refused,
  require_dist: require_dist,
  scalar: scalar,
  texts: texts,
  underGsdLocks: underGsdLocks,
  unreadable: unreadable,
  unusedSettings: unusedSettings,
  warningAt: warningAt,
  withGsdLocks: withGsdLocks
};
