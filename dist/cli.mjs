#!/usr/bin/env node
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
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

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod=__commonJS({"node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(C){"use strict";C.__esModule=!0,C.distance=C.closest=void 0;var l=new Uint32Array(65536),B=function(a,v){for(var t=a.length,c=v.length,i=1<<t-1,e=-1,s=0,M=t,r=t;r--;)l[a.charCodeAt(r)]|=1<<r;for(r=0;r<c;r++){var f=l[v.charCodeAt(r)],m=f|s;f|=(f&e)+e^e,s|=~(f|e),e&=f,s&i&&M++,e&i&&M--,s=s<<1|1,e=e<<1|~(m|s),s&=m}for(r=t;r--;)l[a.charCodeAt(r)]=0;return M},D=function(a,v){for(var t=v.length,c=a.length,i=[],e=[],s=Math.ceil(t/32),M=Math.ceil(c/32),r=0;r<s;r++)e[r]=-1,i[r]=0;for(var f=0;f<M-1;f++){for(var m=0,g=-1,I=f*32,_=Math.min(32,c)+I,n=I;n<_;n++)l[a.charCodeAt(n)]|=1<<n;for(var r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,w=u|m,j=((u|d)&g)+g^g|u|d,o=m|~(j|g),h=g&j;o>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|y,h=h<<1|d,g=h|~(w|o),m=o&w}for(var n=I;n<_;n++)l[a.charCodeAt(n)]=0}for(var J=0,A=-1,z=f*32,k=Math.min(32,c-z)+z,n=z;n<k;n++)l[a.charCodeAt(n)]|=1<<n;for(var S=c,r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,w=u|J,j=((u|d)&A)+A^A|u|d,o=J|~(j|A),h=A&j;S+=o>>>c-1&1,S-=h>>>c-1&1,o>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|y,h=h<<1|d,A=h|~(w|o),J=o&w}for(var n=z;n<k;n++)l[a.charCodeAt(n)]=0;return S},U=function(a,v){if(a.length<v.length){var t=v;v=a,a=t}return v.length===0?a.length:a.length<=32?B(a,v):D(a,v)};C.distance=U;var E=function(a,v){for(var t=1/0,c=0,i=0;i<v.length;i++){var e=U(a,v[i]);e<t&&(t=e,c=i)}return v[c]};C.closest=E}});

// node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js
var require_kind_of=__commonJS({"node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js"(b,o){var u=Object.prototype.toString;o.exports=function(t){if(t===void 0)return"undefined";if(t===null)return"null";var e=typeof t;if(e==="boolean")return"boolean";if(e==="string")return"string";if(e==="number")return"number";if(e==="symbol")return"symbol";if(e==="function")return s(t)?"generatorfunction":"function";if(i(t))return"array";if(m(t))return"buffer";if(p(t))return"arguments";if(c(t))return"date";if(a(t))return"error";if(f(t))return"regexp";switch(n(t)){case"Symbol":return"symbol";case"Promise":return"promise";case"WeakMap":return"weakmap";case"WeakSet":return"weakset";case"Map":return"map";case"Set":return"set";case"Int8Array":return"int8array";case"Uint8Array":return"uint8array";case"Uint8ClampedArray":return"uint8clampedarray";case"Int16Array":return"int16array";case"Uint16Array":return"uint16array";case"Int32Array":return"int32array";case"Uint32Array":return"uint32array";case"Float32Array":return"float32array";case"Float64Array":return"float64array"}if(y(t))return"generator";switch(e=u.call(t),e){case"[object Object]":return"object";case"[object Map Iterator]":return"mapiterator";case"[object Set Iterator]":return"setiterator";case"[object String Iterator]":return"stringiterator";case"[object Array Iterator]":return"arrayiterator"}return e.slice(8,-1).toLowerCase().replace(/\s/g,"")};function n(r){return typeof r.constructor=="function"?r.constructor.name:null}function i(r){return Array.isArray?Array.isArray(r):r instanceof Array}function a(r){return r instanceof Error||typeof r.message=="string"&&r.constructor&&typeof r.constructor.stackTraceLimit=="number"}function c(r){return r instanceof Date?!0:typeof r.toDateString=="function"&&typeof r.getDate=="function"&&typeof r.setDate=="function"}function f(r){return r instanceof RegExp?!0:typeof r.flags=="string"&&typeof r.ignoreCase=="boolean"&&typeof r.multiline=="boolean"&&typeof r.global=="boolean"}function s(r,t){
return n(r)==="GeneratorFunction"}function y(r){return typeof r.throw=="function"&&typeof r.return=="function"&&typeof r.next=="function"}function p(r){try{if(typeof r.length=="number"&&typeof r.callee=="function")return!0}catch(t){if(t.message.indexOf("callee")!==-1)return!0}return!1}function m(r){return r.constructor&&typeof r.constructor.isBuffer=="function"?r.constructor.isBuffer(r):!1}}});

// node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js
var require_is_extendable=__commonJS({"node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js"(t,n){"use strict";/*!
 * is-extendable <https://github.com/jonschlinkert/is-extendable>
 *
 * Copyright (c) 2015, Jon Schlinkert.
 * Licensed under the MIT License.
 */n.exports=function(e){return typeof e<"u"&&e!==null&&(typeof e=="object"||typeof e=="function")}}});

// node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js
var require_extend_shallow=__commonJS({"node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js"(u,o){"use strict";var s=require_is_extendable();o.exports=function(e){s(e)||(e={});for(var n=arguments.length,t=1;t<n;t++){var a=arguments[t];s(a)&&l(e,a)}return e};function l(r,e){for(var n in e)i(e,n)&&(r[n]=e[n])}function i(r,e){return Object.prototype.hasOwnProperty.call(r,e)}}});

// node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js
var require_section_matter=__commonJS({"node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js"(B,p){"use strict";var y=require_kind_of(),j=require_extend_shallow();p.exports=function(t,e){typeof e=="function"&&(e={parse:e});var c=S(t),w={section_delimiter:"---",parse:b},d=j({},w,e),_=d.section_delimiter,g=c.content.split(/\r?\n/),r=null,o=h(),n=[],i=[];function m(l){c.content=l,r=[],n=[]}function v(l){i.length&&(o.key=k(i[0],_),o.content=l,d.parse(o,r),r.push(o),o=h(),n=[],i=[])}for(var s=0;s<g.length;s++){var u=g[s],a=i.length,f=u.trim();if(x(f,_)){if(f.length===3&&s!==0){if(a===0||a===2){n.push(u);continue}i.push(f),o.data=n.join(`
`),n=[];continue}r===null&&m(n.join(`
`)),a===2&&v(n.join(`
`)),i.push(f);continue}n.push(u)}return r===null?m(n.join(`
`)):v(n.join(`
`)),c.sections=r,c};function x(t,e){return!(t.slice(0,e.length)!==e||t.charAt(e.length+1)===e.slice(-1))}function S(t){if(y(t)!=="object"&&(t={content:t}),typeof t.content!="string"&&!q(t.content))throw new TypeError("expected a buffer or string");return t.content=t.content.toString(),t.sections=[],t}function k(t,e){return t?t.slice(e.length).trim():""}function h(){return{key:"",data:"",content:""}}function b(t){return t}function q(t){return t&&t.constructor&&typeof t.constructor.isBuffer=="function"?t.constructor.isBuffer(t):!1}}});

// one-engine:engines
var require_engines = __commonJS({
  "one-engine:engines"(exports, module) {
    module.exports = {};
  }
});

// node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js
var require_strip_bom_string=__commonJS({"node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js"(i,e){"use strict";/*!
 * strip-bom-string <https://github.com/jonschlinkert/strip-bom-string>
 *
 * Copyright (c) 2015, 2017, Jon Schlinkert.
 * Released under the MIT License.
 */e.exports=function(r){return typeof r=="string"&&r.charAt(0)==="\uFEFF"?r.slice(1):r}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js
var require_utils=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js"(e){"use strict";var i=require_strip_bom_string(),n=require_kind_of();e.define=function(r,f,t){Reflect.defineProperty(r,f,{enumerable:!1,configurable:!0,writable:!0,value:t})},e.isBuffer=function(r){return n(r)==="buffer"},e.isObject=function(r){return n(r)==="object"},e.toBuffer=function(r){return typeof r=="string"?Buffer.from(r):r},e.toString=function(r){if(e.isBuffer(r))return i(String(r));if(typeof r!="string")throw new TypeError("expected input to be a string or buffer");return i(r)},e.arrayify=function(r){return r?Array.isArray(r)?r:[r]:[]},e.startsWith=function(r,f,t){return typeof t!="number"&&(t=f.length),r.slice(0,t)===f}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js
var require_defaults=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js"(n,s){"use strict";var r=require_engines(),i=require_utils();s.exports=function(t){const e=Object.assign({},t);return e.delimiters=i.arrayify(e.delims||e.delimiters||"---"),e.delimiters.length===1&&e.delimiters.push(e.delimiters[0]),e.language=(e.language||e.lang||"yaml").toLowerCase(),e.engines=Object.assign({},r,e.parsers,e.engines),e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js
var require_engine=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js"(a,n){"use strict";n.exports=function(e,t){let r=t.engines[e]||t.engines[s(e)];if(typeof r>"u")throw new Error('gray-matter engine "'+e+'" is not registered');return typeof r=="function"&&(r={parse:r}),r};function s(e){switch(e.toLowerCase()){case"js":case"javascript":return"javascript";case"coffee":case"coffeescript":case"cson":return"coffee";case"yaml":case"yml":return"yaml";default:return e}}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js
var require_stringify=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js"(d,f){"use strict";var p=require_kind_of(),l=require_engine(),m=require_defaults();f.exports=function(e,t,i){if(t==null&&i==null)switch(p(e)){case"object":t=e.data,i={};break;case"string":return e;default:throw new TypeError("expected file to be a string or object")}const o=e.content,n=m(i);if(t==null){if(!n.data)return e;t=n.data}const c=e.language||n.language,u=l(c,n);if(typeof u.stringify!="function")throw new TypeError('expected "'+c+'.stringify" to be a function');t=Object.assign({},e.data,t);const y=n.delimiters[0],g=n.delimiters[1],a=u.stringify(t,i).trim();let s="";return a!=="{}"&&(s=r(y)+r(a)+r(g)),typeof e.excerpt=="string"&&e.excerpt!==""&&o.indexOf(e.excerpt.trim())===-1&&(s+=r(e.excerpt)+r(g)),s+r(o)};function r(e){return e.slice(-1)!==`
`?e+`
`:e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js
var require_excerpt=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js"(a,c){"use strict";var o=require_defaults();c.exports=function(e,p){const t=o(p);if(e.data==null&&(e.data={}),typeof t.excerpt=="function")return t.excerpt(e,t);const r=e.data.excerpt_separator||t.excerpt_separator;if(r==null&&(t.excerpt===!1||t.excerpt==null))return e;const s=typeof t.excerpt=="string"?t.excerpt:r||t.delimiters[0],n=e.content.indexOf(s);return n!==-1&&(e.excerpt=e.content.slice(0,n)),e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js
var require_to_file=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js"(g,a){"use strict";var e=require_kind_of(),o=require_stringify(),n=require_utils();a.exports=function(t){return e(t)!=="object"&&(t={content:t}),e(t.data)!=="object"&&(t.data={}),t.contents&&t.content==null&&(t.content=t.contents),n.define(t,"orig",n.toBuffer(t.content)),n.define(t,"language",t.language||""),n.define(t,"matter",t.matter||""),n.define(t,"stringify",function(u,r){return r&&r.language&&(t.language=r.language),o(t,u,r)}),t.content=n.toString(t.content),t.isEmpty=!1,t.excerpt="",t}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js
var require_parse=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js"(i,n){"use strict";var o=require_engine(),s=require_defaults();n.exports=function(e,a,p){const r=s(p),t=o(e,r);if(typeof t.parse!="function")throw new TypeError('expected "'+e+'.parse" to be a function');return t.parse(a,r)}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js
var require_gray_matter=__commonJS({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js"(b,_){"use strict";var p=__require("fs"),h=require_section_matter(),i=require_defaults(),y=require_stringify(),m=require_excerpt(),q=require_engines(),v=require_to_file(),f=require_parse(),l=require_utils();function n(t,r){if(t==="")return{data:{},content:t,excerpt:"",orig:t};let e=v(t);const c=n.cache[e.content];if(!r){if(c)return e=Object.assign({},c),e.orig=c.orig,e;n.cache[e.content]=e}return x(e,r)}function x(t,r){const e=i(r),c=e.delimiters[0],s=`
`+e.delimiters[1];let a=t.content;e.language&&(t.language=e.language);const u=c.length;if(!l.startsWith(a,c,u))return m(t,e),t;if(a.charAt(u)===c.slice(-1))return t;a=a.slice(u);const d=a.length,g=n.language(a,e);g.name&&(t.language=g.name,a=a.slice(g.raw.length));let o=a.indexOf(s);return o===-1&&(o=d),t.matter=a.slice(0,o),t.matter.replace(/^\s*#[^\n]+/gm,"").trim()===""?(t.isEmpty=!0,t.empty=t.content,t.data={}):t.data=f(t.language,t.matter,e),o===d?t.content="":(t.content=a.slice(o+s.length),t.content[0]==="\r"&&(t.content=t.content.slice(1)),t.content[0]===`
`&&(t.content=t.content.slice(1))),m(t,e),(e.sections===!0||typeof e.section=="function")&&h(t,e.section),t}n.engines=q,n.stringify=function(t,r,e){return typeof t=="string"&&(t=n(t,e)),y(t,r,e)},n.read=function(t,r){const e=p.readFileSync(t,"utf8"),c=n(e,r);return c.path=t,c},n.test=function(t,r){return l.startsWith(t,i(r).delimiters[0])},n.language=function(t,r){const c=i(r).delimiters[0];n.test(t)&&(t=t.slice(c.length));const s=t.slice(0,t.search(/\r?\n/));return{raw:s,name:s?s.trim():""}},n.cache={},n.clearCache=function(){n.cache={}},_.exports=n}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js
var require_identity=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js"(i){"use strict";var y=Symbol.for("yaml.alias"),s=Symbol.for("yaml.document"),l=Symbol.for("yaml.map"),t=Symbol.for("yaml.pair"),m=Symbol.for("yaml.scalar"),r=Symbol.for("yaml.seq"),c=Symbol.for("yaml.node.type"),o=a=>!!a&&typeof a=="object"&&a[c]===y,S=a=>!!a&&typeof a=="object"&&a[c]===s,A=a=>!!a&&typeof a=="object"&&a[c]===l,b=a=>!!a&&typeof a=="object"&&a[c]===t,f=a=>!!a&&typeof a=="object"&&a[c]===m,u=a=>!!a&&typeof a=="object"&&a[c]===r;function e(a){if(a&&typeof a=="object")switch(a[c]){case l:case r:return!0}return!1}function v(a){if(a&&typeof a=="object")switch(a[c]){case y:case l:case m:case r:return!0}return!1}var j=a=>(f(a)||e(a))&&!!a.anchor;i.ALIAS=y,i.DOC=s,i.MAP=l,i.NODE_TYPE=c,i.PAIR=t,i.SCALAR=m,i.SEQ=r,i.hasAnchor=j,i.isAlias=o,i.isCollection=e,i.isDocument=S,i.isMap=A,i.isNode=v,i.isPair=b,i.isScalar=f,i.isSeq=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js
var require_visit=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js"(S){"use strict";var s=require_identity(),u=Symbol("break visit"),o=Symbol("skip children"),r=Symbol("remove node");function b(e,l){const i=O(l);s.isDocument(e)?a(null,e.contents,i,Object.freeze([e]))===r&&(e.contents=null):a(null,e,i,Object.freeze([]))}b.BREAK=u,b.SKIP=o,b.REMOVE=r;function a(e,l,i,c){const n=j(e,l,i,c);if(s.isNode(n)||s.isPair(n))return A(e,c,n),a(e,n,i,c);if(typeof n!="symbol"){if(s.isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const f=a(t,l.items[t],i,c);if(typeof f=="number")t=f-1;else{if(f===u)return u;f===r&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){c=Object.freeze(c.concat(l));const t=a("key",l.key,i,c);if(t===u)return u;t===r&&(l.key=null);const f=a("value",l.value,i,c);if(f===u)return u;f===r&&(l.value=null)}}return n}async function y(e,l){const i=O(l);s.isDocument(e)?await m(null,e.contents,i,Object.freeze([e]))===r&&(e.contents=null):await m(null,e,i,Object.freeze([]))}y.BREAK=u,y.SKIP=o,y.REMOVE=r;async function m(e,l,i,c){const n=await j(e,l,i,c);if(s.isNode(n)||s.isPair(n))return A(e,c,n),m(e,n,i,c);if(typeof n!="symbol"){if(s.isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const f=await m(t,l.items[t],i,c);if(typeof f=="number")t=f-1;else{if(f===u)return u;f===r&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){c=Object.freeze(c.concat(l));const t=await m("key",l.key,i,c);if(t===u)return u;t===r&&(l.key=null);const f=await m("value",l.value,i,c);if(f===u)return u;f===r&&(l.value=null)}}return n}function O(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function j(e,l,i,c){if(typeof i=="function")return i(e,l,c);if(s.isMap(l))return i.Map?.(e,l,c);if(s.isSeq(l))return i.Seq?.(e,l,c);if(s.isPair(
l))return i.Pair?.(e,l,c);if(s.isScalar(l))return i.Scalar?.(e,l,c);if(s.isAlias(l))return i.Alias?.(e,l,c)}function A(e,l,i){const c=l[l.length-1];if(s.isCollection(c))c.items[e]=i;else if(s.isPair(c))e==="key"?c.key=i:c.value=i;else if(s.isDocument(c))c.contents=i;else{const n=s.isAlias(c)?"alias":"scalar";throw new Error(`Cannot replace node with ${n} parent`)}}S.visit=b,S.visitAsync=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js
var require_directives=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js"(u){"use strict";var h=require_identity(),f=require_visit(),o={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},d=g=>g.replace(/[!,[\]{}]/g,t=>o[t]),c=class l{constructor(t,e){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},l.defaultYaml,t),this.tags=Object.assign({},l.defaultTags,e)}clone(){const t=new l(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new l(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:l.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},l.defaultTags);break}return t}add(t,e){this.atNextDocument&&(this.yaml={explicit:l.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},l.defaultTags),this.atNextDocument=!1);const s=t.trim().split(/[ \t]+/),n=s.shift();switch(n){case"%TAG":{if(s.length!==2&&(e(0,"%TAG directive should contain exactly two parts"),s.length<2))return!1;const[i,a]=s;return this.tags[i]=a,!0}case"%YAML":{if(this.yaml.explicit=!0,s.length!==1)return e(0,"%YAML directive should contain exactly one part"),!1;const[i]=s;if(i==="1.1"||i==="1.2")return this.yaml.version=i,!0;{const a=/^\d+\.\d+$/.test(i);return e(6,`Unsupported YAML version ${i}`,a),!1}}default:return e(0,`Unknown directive ${n}`,!0),!1}}tagName(t,e){if(t==="!")return"!";if(t[0]!=="!")return e(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const a=t.slice(2,-1);return a==="!"||a==="!!"?(e(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&e("Verbatim tags must end with a >"),a)}const[,s,n]=t.match(/^(.*!)([^!]*)$/s);n||e(`The ${t} tag has no suffix`);const i=this.tags[s];if(i)try{return i+decodeURIComponent(n)}catch(a){return e(String(a)),null}return s==="!"?t:(e(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[e,s]of Object.entries(this.tags))if(t.startsWith(s))return e+
d(t.substring(s.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const e=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],s=Object.entries(this.tags);let n;if(t&&s.length>0&&h.isNode(t.contents)){const i={};f.visit(t.contents,(a,r)=>{h.isNode(r)&&r.tag&&(i[r.tag]=!0)}),n=Object.keys(i)}else n=[];for(const[i,a]of s)i==="!!"&&a==="tag:yaml.org,2002:"||(!t||n.some(r=>r.startsWith(a)))&&e.push(`%TAG ${i} ${a}`);return e.join(`
`)}};c.defaultYaml={explicit:!1,version:"1.2"},c.defaultTags={"!!":"tag:yaml.org,2002:"},u.Directives=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js
var require_anchors=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js"(c){"use strict";var i=require_identity(),l=require_visit();function f(o){if(/[\x00-\x19\s,[\]{}]/.test(o)){const r=`Anchor must not contain whitespace or control characters: ${JSON.stringify(o)}`;throw new Error(r)}return!0}function h(o){const t=new Set;return l.visit(o,{Value(r,e){e.anchor&&t.add(e.anchor)}}),t}function u(o,t){for(let r=1;;++r){const e=`${o}${r}`;if(!t.has(e))return e}}function m(o,t){const r=[],e=new Map;let s=null;return{onAnchor:a=>{r.push(a),s??(s=h(o));const n=u(t,s);return s.add(n),n},setAnchors:()=>{for(const a of r){const n=e.get(a);if(typeof n=="object"&&n.anchor&&(i.isScalar(n.node)||i.isCollection(n.node)))n.node.anchor=n.anchor;else{const d=new Error("Failed to resolve repeated object (this should not happen)");throw d.source=a,d}}},sourceObjects:e}}c.anchorIsValid=f,c.anchorNames=h,c.createNodeAnchors=m,c.findNewAnchor=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js"(c){"use strict";function i(f,r,d,e){if(e&&typeof e=="object")if(Array.isArray(e))for(let o=0,t=e.length;o<t;++o){const s=e[o],n=i(f,e,String(o),s);n===void 0?delete e[o]:n!==s&&(e[o]=n)}else if(e instanceof Map)for(const o of Array.from(e.keys())){const t=e.get(o),s=i(f,e,o,t);s===void 0?e.delete(o):s!==t&&e.set(o,s)}else if(e instanceof Set)for(const o of Array.from(e)){const t=i(f,e,o,o);t===void 0?e.delete(o):t!==o&&(e.delete(o),e.add(t))}else for(const[o,t]of Object.entries(e)){const s=i(f,e,o,t);s===void 0?delete e[o]:s!==t&&(e[o]=s)}return f.call(r,d,e)}c.applyReviver=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js
var require_toJS=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js"(s){"use strict";var d=require_identity();function t(r,i,o){if(Array.isArray(r))return r.map((n,e)=>t(n,String(e),o));if(r&&typeof r.toJSON=="function"){if(!o||!d.hasAnchor(r))return r.toJSON(i,o);const n={aliasCount:0,count:1,res:void 0};o.anchors.set(r,n),o.onCreate=f=>{n.res=f,delete o.onCreate};const e=r.toJSON(i,o);return o.onCreate&&o.onCreate(e),e}return typeof r=="bigint"&&!o?.keep?Number(r):r}s.toJS=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js
var require_Node=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js"(a){"use strict";var c=require_applyReviver(),r=require_identity(),p=require_toJS(),u=class{constructor(e){Object.defineProperty(this,r.NODE_TYPE,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:y,maxAliasCount:o,onAnchor:s,reviver:n}={}){if(!r.isDocument(e))throw new TypeError("A document argument is required");const i={anchors:new Map,doc:e,keep:!0,mapAsMap:y===!0,mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},t=p.toJS(this,"",i);if(typeof s=="function")for(const{count:d,res:f}of i.anchors.values())s(f,d);return typeof n=="function"?c.applyReviver(n,{"":t},"",t):t}};a.NodeBase=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js
var require_Alias=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js"(h){"use strict";var f=require_anchors(),v=require_visit(),n=require_identity(),d=require_Node(),m=require_toJS(),A=class extends d.NodeBase{constructor(i){super(n.ALIAS),this.source=i,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(i,e){if(e?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let o;e?.aliasResolveCache?o=e.aliasResolveCache:(o=[],v.visit(i,{Node:(r,t)=>{(n.isAlias(t)||n.hasAnchor(t))&&o.push(t)}}),e&&(e.aliasResolveCache=o));let s;for(const r of o){if(r===this)break;r.anchor===this.source&&(s=r)}if(s&&e){const{anchors:r,doc:t,maxAliasCount:c}=e;let a=r.get(s);if(a||(m.toJS(s,null,e),a=r.get(s)),a?.res===void 0){const u="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(u)}if(c>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=l(t,s,r)),a.count*a.aliasCount>c)){const u="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(u)}}return s}toJSON(i,e){if(!e)return{source:this.source};const o=this.resolve(e.doc,e);if(!o){const s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(s)}return e.anchors.get(o).res}toString(i,e,o){const s=`*${this.source}`;if(i){if(f.anchorIsValid(this.source),i.options.verifyAliasOrder&&!i.anchors.has(this.source)){const r=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(r)}if(i.implicitKey)return`${s} `}return s}};function l(i,e,o){if(n.isAlias(e)){const s=e.resolve(i),r=o&&s&&o.get(s);return r?r.count*r.aliasCount:0}else if(n.isCollection(e)){let s=0;for(const r of e.items){const t=l(i,r,o);t>s&&(s=t)}return s}else if(n.isPair(e)){const s=l(i,e.key,o),r=l(i,e.value,o);return Math.max(s,r)}return 1}h.Alias=A}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js"(a){"use strict";var o=require_identity(),i=require_Node(),s=require_toJS(),L=e=>!e||typeof e!="function"&&typeof e!="object",r=class extends i.NodeBase{constructor(e){super(o.SCALAR),this.value=e}toJSON(e,t){return t?.keep?this.value:s.toJS(this.value,e,t)}toString(){return String(this.value)}};r.BLOCK_FOLDED="BLOCK_FOLDED",r.BLOCK_LITERAL="BLOCK_LITERAL",r.PLAIN="PLAIN",r.QUOTE_DOUBLE="QUOTE_DOUBLE",r.QUOTE_SINGLE="QUOTE_SINGLE",a.Scalar=r,a.isScalarValue=L}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js
var require_createNode=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js"(y){"use strict";var j=require_Alias(),i=require_identity(),h=require_Scalar(),p="tag:yaml.org,2002:";function O(n,t,o){if(t){const f=o.filter(s=>s.tag===t),d=f.find(s=>!s.format)??f[0];if(!d)throw new Error(`Tag ${t} not found`);return d}return o.find(f=>f.identify?.(n)&&!f.format)}function g(n,t,o){if(i.isDocument(n)&&(n=n.contents),i.isNode(n))return n;if(i.isPair(n)){const c=o.schema[i.MAP].createNode?.(o.schema,null,o);return c.items.push(n),c}(n instanceof String||n instanceof Number||n instanceof Boolean||typeof BigInt<"u"&&n instanceof BigInt)&&(n=n.valueOf());const{aliasDuplicateObjects:f,onAnchor:d,onTagObj:s,schema:a,sourceObjects:b}=o;let e;if(f&&n&&typeof n=="object"){if(e=b.get(n),e)return e.anchor??(e.anchor=d(n)),new j.Alias(e.anchor);e={anchor:null,node:null},b.set(n,e)}t?.startsWith("!!")&&(t=p+t.slice(2));let r=O(n,t,a.tags);if(!r){if(n&&typeof n.toJSON=="function"&&(n=n.toJSON()),!n||typeof n!="object"){const c=new h.Scalar(n);return e&&(e.node=c),c}r=n instanceof Map?a[i.MAP]:Symbol.iterator in Object(n)?a[i.SEQ]:a[i.MAP]}s&&(s(r),delete o.onTagObj);const m=r?.createNode?r.createNode(o.schema,n,o):typeof r?.nodeClass?.from=="function"?r.nodeClass.from(o.schema,n,o):new h.Scalar(n);return t?m.tag=t:r.default||(m.tag=r.tag),e&&(e.node=m),m}y.createNode=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js
var require_Collection=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js"(l){"use strict";var d=require_createNode(),r=require_identity(),u=require_Node();function c(n,e,t){let s=t;for(let o=e.length-1;o>=0;--o){const i=e[o];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){const h=[];h[i]=s,s=h}else s=new Map([[i,s]])}return d.createNode(s,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:n,sourceObjects:new Map})}var a=n=>n==null||typeof n=="object"&&!!n[Symbol.iterator]().next().done,m=class extends u.NodeBase{constructor(n,e){super(n),Object.defineProperty(this,"schema",{value:e,configurable:!0,enumerable:!1,writable:!0})}clone(n){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return n&&(e.schema=n),e.items=e.items.map(t=>r.isNode(t)||r.isPair(t)?t.clone(n):t),this.range&&(e.range=this.range.slice()),e}addIn(n,e){if(a(n))this.add(e);else{const[t,...s]=n,o=this.get(t,!0);if(r.isCollection(o))o.addIn(s,e);else if(o===void 0&&this.schema)this.set(t,c(this.schema,s,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}}deleteIn(n){const[e,...t]=n;if(t.length===0)return this.delete(e);const s=this.get(e,!0);if(r.isCollection(s))return s.deleteIn(t);throw new Error(`Expected YAML collection at ${e}. Remaining path: ${t}`)}getIn(n,e){const[t,...s]=n,o=this.get(t,!0);return s.length===0?!e&&r.isScalar(o)?o.value:o:r.isCollection(o)?o.getIn(s,e):void 0}hasAllNullValues(n){return this.items.every(e=>{if(!r.isPair(e))return!1;const t=e.value;return t==null||n&&r.isScalar(t)&&t.value==null&&!t.commentBefore&&!t.comment&&!t.tag})}hasIn(n){const[e,...t]=n;if(t.length===0)return this.has(e);const s=this.get(e,!0);return r.isCollection(s)?s.hasIn(t):!1}setIn(n,e){const[t,...s]=n;if(s.length===0)this.set(t,e);else{const o=this.get(t,!0);if(r.isCollection(o))o.setIn(s,e);else if(o===void 0&&
this.schema)this.set(t,c(this.schema,s,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}}};l.Collection=m,l.collectionFromPath=c,l.isEmptyPath=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js"(r){"use strict";var s=n=>n.replace(/^(?!$)(?: $)?/gm,"#");function t(n,i){return/^\n+$/.test(n)?n.substring(1):i?n.replace(/^(?! *$)/gm,i):n}var m=(n,i,e)=>n.endsWith(`
`)?t(e,i):e.includes(`
`)?`
`+t(e,i):(n.endsWith(" ")?"":" ")+e;r.indentComment=t,r.lineComment=m,r.stringifyComment=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js"(O){"use strict";var y="flow",v="block",_="quoted";function E(l,s,i="flow",{indentAtStart:L,lineWidth:o=80,minContentWidth:r=20,onFold:d,onOverflow:b}={}){if(!o||o<0)return l;o<r&&(r=0);const h=Math.max(1+r,1+o-s.length);if(l.length<=h)return l;const u=[],w={};let F=o-s.length;typeof L=="number"&&(L>o-Math.max(2,r)?u.push(0):F=o-L);let n,a,D=!1,e=-1,$=-1,k=-1;i===v&&(e=p(l,e,s.length),e!==-1&&(F=e+h));for(let c;c=l[e+=1];){if(i===_&&c==="\\"){switch($=e,l[e+1]){case"x":e+=3;break;case"u":e+=5;break;case"U":e+=9;break;default:e+=1}k=e}if(c===`
`)i===v&&(e=p(l,e,s.length)),F=e+s.length+h,n=void 0;else{if(c===" "&&a&&a!==" "&&a!==`
`&&a!=="	"){const f=l[e+1];f&&f!==" "&&f!==`
`&&f!=="	"&&(n=e)}if(e>=F)if(n)u.push(n),F=n+h,n=void 0;else if(i===_){for(;a===" "||a==="	";)a=c,c=l[e+=1],D=!0;const f=e>k+1?e-2:$-1;if(w[f])return l;u.push(f),w[f]=!0,F=f+h,n=void 0}else D=!0}a=c}if(D&&b&&b(),u.length===0)return l;d&&d();let g=l.slice(0,u[0]);for(let c=0;c<u.length;++c){const f=u[c],m=u[c+1]||l.length;f===0?g=`
${s}${l.slice(0,m)}`:(i===_&&w[f]&&(g+=`${l[f]}\\`),g+=`
${s}${l.slice(f+1,m)}`)}return g}function p(l,s,i){let L=s,o=s+1,r=l[o];for(;r===" "||r==="	";)if(s<o+i)r=l[++s];else{do r=l[++s];while(r&&r!==`
`);L=s,o=s+1,r=l[o]}return L}O.FOLD_BLOCK=v,O.FOLD_FLOW=y,O.FOLD_QUOTED=_,O.foldFlowLines=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js"(U){"use strict";var d=require_Scalar(),S=require_foldFlowLines(),F=(i,n)=>({indentAtStart:n?i.indent.length:i.indentAtStart,lineWidth:i.options.lineWidth,minContentWidth:i.options.minContentWidth}),_=i=>/^(%|---|\.\.\.)/m.test(i);function K(i,n,e){if(!n||n<0)return!1;const s=n-e,f=i.length;if(f<=s)return!1;for(let l=0,t=0;l<f;++l)if(i[l]===`
`){if(l-t>s)return!0;if(t=l+1,f-t<=s)return!1}return!0}function y(i,n){const e=JSON.stringify(i);if(n.options.doubleQuotedAsJSON)return e;const{implicitKey:s}=n,f=n.options.doubleQuotedMinMultiLineLength,l=n.indent||(_(i)?"  ":"");let t="",a=0;for(let r=0,o=e[r];o;o=e[++r])if(o===" "&&e[r+1]==="\\"&&e[r+2]==="n"&&(t+=e.slice(a,r)+"\\ ",r+=1,a=r,o="\\"),o==="\\")switch(e[r+1]){case"u":{t+=e.slice(a,r);const u=e.substr(r+2,4);switch(u){case"0000":t+="\\0";break;case"0007":t+="\\a";break;case"000b":t+="\\v";break;case"001b":t+="\\e";break;case"0085":t+="\\N";break;case"00a0":t+="\\_";break;case"2028":t+="\\L";break;case"2029":t+="\\P";break;default:u.substr(0,2)==="00"?t+="\\x"+u.substr(2):t+=e.substr(r,6)}r+=5,a=r+1}break;case"n":if(s||e[r+2]==='"'||e.length<f)r+=1;else{for(t+=e.slice(a,r)+`

`;e[r+2]==="\\"&&e[r+3]==="n"&&e[r+4]!=='"';)t+=`
`,r+=2;t+=l,e[r+2]===" "&&(t+="\\"),r+=1,a=r+1}break;default:r+=1}return t=a?t+e.slice(a):e,s?t:S.foldFlowLines(t,l,S.FOLD_QUOTED,F(n,!1))}function E(i,n){if(n.options.singleQuote===!1||n.implicitKey&&i.includes(`
`)||/[ \t]\n|\n[ \t]/.test(i))return y(i,n);const e=n.indent||(_(i)?"  ":""),s="'"+i.replace(/'/g,"''").replace(/\n+/g,`$&
${e}`)+"'";return n.implicitKey?s:S.foldFlowLines(s,e,S.FOLD_FLOW,F(n,!1))}function p(i,n){const{singleQuote:e}=n.options;let s;if(e===!1)s=y;else{const f=i.includes('"'),l=i.includes("'");f&&!l?s=E:l&&!f?s=y:s=e?E:y}return s(i,n)}var w;try{w=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{w=/\n+(?!\n|$)/g}function k({comment:i,type:n,value:e},s,f,l){const{blockQuote:t,commentString:a,lineWidth:r}=s.options;if(!t||/\n[\t ]+$/.test(e))return p(e,s);const o=s.indent||(s.forceBlockIndent||_(e)?"  ":""),u=t==="literal"?!0:t==="folded"||n===d.Scalar.BLOCK_FOLDED?!1:n===d.Scalar.BLOCK_LITERAL?!0:!K(e,r,o.length);if(!e)return u?`|
`:`>
`;let L,g;for(g=e.length;g>0;--g){const b=e[g-1];if(b!==`
`&&b!=="	"&&b!==" ")break}let c=e.substring(g);const D=c.indexOf(`
`);D===-1?L="-":e===c||D!==c.length-1?(L="+",l&&l()):L="",c&&(e=e.slice(0,-c.length),c[c.length-1]===`
`&&(c=c.slice(0,-1)),c=c.replace(w,`$&${o}`));let O=!1,$,Q=-1;for($=0;$<e.length;++$){const b=e[$];if(b===" ")O=!0;else if(b===`
`)Q=$;else break}let h=e.substring(0,Q<$?Q+1:$);h&&(e=e.substring(h.length),h=h.replace(/\n+/g,`$&${o}`));let B=(O?o?"2":"1":"")+L;if(i&&(B+=" "+a(i.replace(/ ?[\r\n]+/g," ")),f&&f()),!u){const b=e.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${o}`);let N=!1;const T=F(s,!0);t!=="folded"&&n!==d.Scalar.BLOCK_FOLDED&&(T.onOverflow=()=>{N=!0});const m=S.foldFlowLines(`${h}${b}${c}`,o,S.FOLD_BLOCK,T);if(!N)return`>${B}
${o}${m}`}return e=e.replace(/\n+/g,`$&${o}`),`|${B}
${o}${h}${e}${c}`}function A(i,n,e,s){const{type:f,value:l}=i,{actualString:t,implicitKey:a,indent:r,indentStep:o,inFlow:u}=n;if(a&&l.includes(`
`)||u&&/[[\]{},]/.test(l))return p(l,n);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(l))return a||u||!l.includes(`
`)?p(l,n):k(i,n,e,s);if(!a&&!u&&f!==d.Scalar.PLAIN&&l.includes(`
`))return k(i,n,e,s);if(_(l)){if(r==="")return n.forceBlockIndent=!0,k(i,n,e,s);if(a&&r===o)return p(l,n)}const L=l.replace(/\n+/g,`$&
${r}`);if(t){const g=O=>O.default&&O.tag!=="tag:yaml.org,2002:str"&&O.test?.test(L),{compat:c,tags:D}=n.doc.schema;if(D.some(g)||c?.some(g))return p(l,n)}return a?L:S.foldFlowLines(L,r,S.FOLD_FLOW,F(n,!1))}function I(i,n,e,s){const{implicitKey:f,inFlow:l}=n,t=typeof i.value=="string"?i:Object.assign({},i,{value:String(i.value)});let{type:a}=i;a!==d.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(t.value)&&(a=d.Scalar.QUOTE_DOUBLE);const r=u=>{switch(u){case d.Scalar.BLOCK_FOLDED:case d.Scalar.BLOCK_LITERAL:return f||l?p(t.value,n):k(t,n,e,s);case d.Scalar.QUOTE_DOUBLE:return y(t.value,n);case d.Scalar.QUOTE_SINGLE:return E(t.value,n);case d.Scalar.PLAIN:return A(t,n,e,s);default:return null}};let o=r(a);if(o===null){const{defaultKeyType:u,defaultStringType:L}=n.options,g=f&&u||L;if(o=r(g),o===null)throw new Error(`Unsupported default string type ${g}`)}return o}U.stringifyString=I}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js
var require_stringify2=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js"(f){"use strict";var u=require_anchors(),o=require_identity(),d=require_stringifyComment(),g=require_stringifyString();function c(i,t){const s=Object.assign({blockQuote:!0,commentString:d.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},i.schema.toStringOptions,t);let r;switch(s.collectionStyle){case"block":r=!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:i,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:r,options:s}}function y(i,t){if(t.tag){const e=i.filter(n=>n.tag===t.tag);if(e.length>0)return e.find(n=>n.format===t.format)??e[0]}let s,r;if(o.isScalar(t)){r=t.value;let e=i.filter(n=>n.identify?.(r));if(e.length>1){const n=e.filter(l=>l.test);n.length>0&&(e=n)}s=e.find(n=>n.format===t.format)??e.find(n=>!n.format)}else r=t,s=i.find(e=>e.nodeClass&&r instanceof e.nodeClass);if(!s){const e=r?.constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${e} value`)}return s}function S(i,t,{anchors:s,doc:r}){if(!r.directives)return"";const e=[],n=(o.isScalar(i)||o.isCollection(i))&&i.anchor;n&&u.anchorIsValid(n)&&(s.add(n),e.push(`&${n}`));const l=i.tag??(t.default?null:t.tag);return l&&e.push(r.directives.tagString(l)),e.join(" ")}function h(i,t,s,r){if(o.isPair(i))return i.toString(t,s,r);if(o.isAlias(i)){if(t.doc.directives)return i.toString(t);if(t.resolvedAliases?.has(i))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(i):t.resolvedAliases=new Set([i]),i=i.resolve(t.doc)}let e;const n=o.
isNode(i)?i:t.doc.createNode(i,{onTagObj:v=>e=v});e??(e=y(t.doc.schema.tags,n));const l=S(n,e,t);l.length>0&&(t.indentAtStart=(t.indentAtStart??0)+l.length+1);const a=typeof e.stringify=="function"?e.stringify(n,t,s,r):o.isScalar(n)?g.stringifyString(n,t,s,r):n.toString(t,s,r);return l?o.isScalar(n)||a[0]==="{"||a[0]==="["?`${l} ${a}`:`${l}
${t.indent}${a}`:a}f.createStringifyContext=c,f.stringify=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js"(E){"use strict";var l=require_identity(),$=require_Scalar(),q=require_stringify2(),d=require_stringifyComment();function P({key:t,value:n},i,p,h){const{allNullValues:C,doc:B,indent:N,indentStep:O,options:{commentString:c,indentSeq:D,simpleKeys:g}}=i;let s=l.isNode(t)&&t.comment||null;if(g){if(s)throw new Error("With simple keys, key nodes cannot have comments");if(l.isCollection(t)||!l.isNode(t)&&typeof t=="object"){const m="With simple keys, collection cannot be used as a key value";throw new Error(m)}}let r=!g&&(!t||s&&n==null&&!i.inFlow||l.isCollection(t)||(l.isScalar(t)?t.type===$.Scalar.BLOCK_FOLDED||t.type===$.Scalar.BLOCK_LITERAL:typeof t=="object"));i=Object.assign({},i,{allNullValues:!1,implicitKey:!r&&(g||!C),indent:N+O});let S=!1,y=!1,e=q.stringify(t,i,()=>S=!0,()=>y=!0);if(!r&&!i.inFlow&&e.length>1024){if(g)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");r=!0}if(i.inFlow){if(C||n==null)return S&&p&&p(),e===""?"?":r?`? ${e}`:e}else if(C&&!g||n==null&&r)return e=`? ${e}`,s&&!S?e+=d.lineComment(e,i.indent,c(s)):y&&h&&h(),e;S&&(s=null),r?(s&&(e+=d.lineComment(e,i.indent,c(s))),e=`? ${e}
${N}:`):(e=`${e}:`,s&&(e+=d.lineComment(e,i.indent,c(s))));let _,w,u;l.isNode(n)?(_=!!n.spaceBefore,w=n.commentBefore,u=n.comment):(_=!1,w=null,u=null,n&&typeof n=="object"&&(n=B.createNode(n))),i.implicitKey=!1,!r&&!s&&l.isScalar(n)&&(i.indentAtStart=e.length+1),y=!1,!D&&O.length>=2&&!i.inFlow&&!r&&l.isSeq(n)&&!n.flow&&!n.tag&&!n.anchor&&(i.indent=i.indent.substring(2));let b=!1;const o=q.stringify(n,i,()=>b=!0,()=>y=!0);let f=" ";if(s||_||w){if(f=_?`
`:"",w){const m=c(w);f+=`
${d.indentComment(m,i.indent)}`}o===""&&!i.inFlow?f===`
`&&u&&(f=`

`):f+=`
${i.indent}`}else if(!r&&l.isCollection(n)){const m=o[0],F=o.indexOf(`
`),L=F!==-1,K=i.inFlow??n.flow??n.items.length===0;if(L||!K){let j=!1;if(L&&(m==="&"||m==="!")){let a=o.indexOf(" ");m==="&"&&a!==-1&&a<F&&o[a+1]==="!"&&(a=o.indexOf(" ",a+1)),(a===-1||F<a)&&(j=!0)}j||(f=`
${i.indent}`)}}else(o===""||o[0]===`
`)&&(f="");return e+=f+o,i.inFlow?b&&p&&p():u&&!b?e+=d.lineComment(e,i.indent,c(u)):y&&h&&h(),e}E.stringifyPair=P}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js
var require_log=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js"(o){"use strict";var i=__require("process");function r(e,...n){e==="debug"&&console.log(...n)}function s(e,n){(e==="debug"||e==="warn")&&(typeof i.emitWarning=="function"?i.emitWarning(n):console.warn(n))}o.debug=r,o.warn=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js"(f){"use strict";var t=require_identity(),d=require_Scalar(),n="<<",l={identify:r=>r===n||typeof r=="symbol"&&r.description===n,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new d.Scalar(Symbol(n)),{addToJSMap:u}),stringify:()=>n},m=(r,e)=>(l.identify(e)||t.isScalar(e)&&(!e.type||e.type===d.Scalar.PLAIN)&&l.identify(e.value))&&r?.doc.schema.tags.some(a=>a.tag===l.tag&&a.default);function u(r,e,a){const s=y(r,a);if(t.isSeq(s))for(const i of s.items)c(r,e,i);else if(Array.isArray(s))for(const i of s)c(r,e,i);else c(r,e,s)}function c(r,e,a){const s=y(r,a);if(!t.isMap(s))throw new Error("Merge sources must be maps or map aliases");const i=s.toJSON(null,r,Map);for(const[o,g]of i)e instanceof Map?e.has(o)||e.set(o,g):e instanceof Set?e.add(o):Object.prototype.hasOwnProperty.call(e,o)||Object.defineProperty(e,o,{value:g,writable:!0,enumerable:!0,configurable:!0});return e}function y(r,e){return r&&t.isAlias(e)?e.resolve(r.doc,r):e}f.addMergeToJSMap=u,f.isMergeKey=m,f.merge=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js"(f){"use strict";var l=require_log(),a=require_merge(),S=require_stringify2(),d=require_identity(),s=require_toJS();function g(t,e,{key:r,value:n}){if(d.isNode(r)&&r.addToJSMap)r.addToJSMap(t,e,n);else if(a.isMergeKey(t,r))a.addMergeToJSMap(t,e,n);else{const o=s.toJS(r,"",t);if(e instanceof Map)e.set(o,s.toJS(n,o,t));else if(e instanceof Set)e.add(o);else{const i=c(r,o,t),u=s.toJS(n,i,t);i in e?Object.defineProperty(e,i,{value:u,writable:!0,enumerable:!0,configurable:!0}):e[i]=u}}return e}function c(t,e,r){if(e===null)return"";if(typeof e!="object")return String(e);if(d.isNode(t)&&r?.doc){const n=S.createStringifyContext(r.doc,{});n.anchors=new Set;for(const i of r.anchors.keys())n.anchors.add(i.anchor);n.inFlow=!0,n.inStringifyKey=!0;const o=t.toString(n);if(!r.mapKeyWarned){let i=JSON.stringify(o);i.length>40&&(i=i.substring(0,36)+'..."'),l.warn(r.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=!0}return o}return JSON.stringify(e)}f.addPairToJSMap=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js
var require_Pair=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js"(t){"use strict";var n=require_createNode(),d=require_stringifyPair(),u=require_addPairToJSMap(),a=require_identity();function c(P,r,e){const i=n.createNode(P,void 0,e),l=n.createNode(r,void 0,e);return new o(i,l)}var o=class s{constructor(r,e=null){Object.defineProperty(this,a.NODE_TYPE,{value:a.PAIR}),this.key=r,this.value=e}clone(r){let{key:e,value:i}=this;return a.isNode(e)&&(e=e.clone(r)),a.isNode(i)&&(i=i.clone(r)),new s(e,i)}toJSON(r,e){const i=e?.mapAsMap?new Map:{};return u.addPairToJSMap(e,i,this)}toString(r,e,i){return r?.doc?d.stringifyPair(this,r,e,i):JSON.stringify(this)}};t.Pair=o,t.createPair=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js"(w){"use strict";var d=require_identity(),k=require_stringify2(),C=require_stringifyComment();function N(m,i,c){return(i.inFlow??m.flow?S:q)(m,i,c)}function q({comment:m,items:i},c,{blockItemPrefix:f,flowChars:a,itemIndent:p,onChompKeep:h,onComment:B}){const{indent:v,options:{commentString:l}}=c,_=Object.assign({},c,{indent:p,type:null});let n=!1;const s=[];for(let t=0;t<i.length;++t){const e=i[t];let o=null;if(d.isNode(e))!n&&e.spaceBefore&&s.push(""),$(c,s,e.commentBefore,n),e.comment&&(o=e.comment);else if(d.isPair(e)){const r=d.isNode(e.key)?e.key:null;r&&(!n&&r.spaceBefore&&s.push(""),$(c,s,r.commentBefore,n))}n=!1;let u=k.stringify(e,_,()=>o=null,()=>n=!0);o&&(u+=C.lineComment(u,p,l(o))),n&&o&&(n=!1),s.push(f+u)}let g;if(s.length===0)g=a.start+a.end;else{g=s[0];for(let t=1;t<s.length;++t){const e=s[t];g+=e?`
${v}${e}`:`
`}}return m?(g+=`
`+C.indentComment(l(m),v),B&&B()):n&&h&&h(),g}function S({items:m},i,{flowChars:c,itemIndent:f}){const{indent:a,indentStep:p,flowCollectionPadding:h,options:{commentString:B}}=i;f+=p;const v=Object.assign({},i,{indent:f,inFlow:!0,type:null});let l=!1,_=0;const n=[];for(let t=0;t<m.length;++t){const e=m[t];let o=null;if(d.isNode(e))e.spaceBefore&&n.push(""),$(i,n,e.commentBefore,!1),e.comment&&(o=e.comment);else if(d.isPair(e)){const r=d.isNode(e.key)?e.key:null;r&&(r.spaceBefore&&n.push(""),$(i,n,r.commentBefore,!1),r.comment&&(l=!0));const y=d.isNode(e.value)?e.value:null;y?(y.comment&&(o=y.comment),y.commentBefore&&(l=!0)):e.value==null&&r?.comment&&(o=r.comment)}o&&(l=!0);let u=k.stringify(e,v,()=>o=null);l||(l=n.length>_||u.includes(`
`)),t<m.length-1?u+=",":i.options.trailingComma&&(i.options.lineWidth>0&&(l||(l=n.reduce((r,y)=>r+y.length+2,2)+(u.length+2)>i.options.lineWidth)),l&&(u+=",")),o&&(u+=C.lineComment(u,f,B(o))),n.push(u),_=n.length}const{start:s,end:g}=c;if(n.length===0)return s+g;if(!l){const t=n.reduce((e,o)=>e+o.length+2,2);l=i.options.lineWidth>0&&t>i.options.lineWidth}if(l){let t=s;for(const e of n)t+=e?`
${p}${a}${e}`:`
`;return`${t}
${a}${g}`}else return`${s}${h}${n.join(" ")}${h}${g}`}function $({indent:m,options:{commentString:i}},c,f,a){if(f&&a&&(f=f.replace(/^\n+/,"")),f){const p=C.indentComment(i(f),m);c.push(p.trimStart())}}w.stringifyCollection=N}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js"(d){"use strict";var m=require_stringifyCollection(),h=require_addPairToJSMap(),p=require_Collection(),a=require_identity(),u=require_Pair(),v=require_Scalar();function f(e,i){const t=a.isScalar(i)?i.value:i;for(const s of e)if(a.isPair(s)&&(s.key===i||s.key===t||a.isScalar(s.key)&&s.key.value===t))return s}var y=class extends p.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(a.MAP,e),this.items=[]}static from(e,i,t){const{keepUndefined:s,replacer:r}=t,l=new this(e),c=(n,o)=>{if(typeof r=="function")o=r.call(i,n,o);else if(Array.isArray(r)&&!r.includes(n))return;(o!==void 0||s)&&l.items.push(u.createPair(n,o,t))};if(i instanceof Map)for(const[n,o]of i)c(n,o);else if(i&&typeof i=="object")for(const n of Object.keys(i))c(n,i[n]);return typeof e.sortMapEntries=="function"&&l.items.sort(e.sortMapEntries),l}add(e,i){let t;a.isPair(e)?t=e:!e||typeof e!="object"||!("key"in e)?t=new u.Pair(e,e?.value):t=new u.Pair(e.key,e.value);const s=f(this.items,t.key),r=this.schema?.sortMapEntries;if(s){if(!i)throw new Error(`Key ${t.key} already set`);a.isScalar(s.value)&&v.isScalarValue(t.value)?s.value.value=t.value:s.value=t.value}else if(r){const l=this.items.findIndex(c=>r(t,c)<0);l===-1?this.items.push(t):this.items.splice(l,0,t)}else this.items.push(t)}delete(e){const i=f(this.items,e);return i?this.items.splice(this.items.indexOf(i),1).length>0:!1}get(e,i){const s=f(this.items,e)?.value;return(!i&&a.isScalar(s)?s.value:s)??void 0}has(e){return!!f(this.items,e)}set(e,i){this.add(new u.Pair(e,i),!0)}toJSON(e,i,t){const s=t?new t:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(s);for(const r of this.items)h.addPairToJSMap(i,s,r);return s}toString(e,i,t){if(!e)return JSON.stringify(this);for(const s of this.items)if(!a.isPair(s))throw new Error(`Map items must all be pairs; found ${JSON.stringify(s)} instead`);return!e.allNullValues&&this.hasAllNullValues(
!1)&&(e=Object.assign({},e,{allNullValues:!0})),m.stringifyCollection(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:t,onComment:i})}};d.YAMLMap=y,d.findPair=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js
var require_map=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js"(m){"use strict";var t=require_identity(),r=require_YAMLMap(),o={collection:"map",default:!0,nodeClass:r.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(a,e){return t.isMap(a)||e("Expected a mapping for this tag"),a},createNode:(a,e,p)=>r.YAMLMap.from(a,e,p)};m.map=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js"(l){"use strict";var c=require_createNode(),u=require_stringifyCollection(),d=require_Collection(),n=require_identity(),f=require_Scalar(),m=require_toJS(),S=class extends d.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(n.SEQ,t),this.items=[]}add(t){this.items.push(t)}delete(t){const e=s(t);return typeof e!="number"?!1:this.items.splice(e,1).length>0}get(t,e){const r=s(t);if(typeof r!="number")return;const i=this.items[r];return!e&&n.isScalar(i)?i.value:i}has(t){const e=s(t);return typeof e=="number"&&e<this.items.length}set(t,e){const r=s(t);if(typeof r!="number")throw new Error(`Expected a valid index, not ${t}.`);const i=this.items[r];n.isScalar(i)&&f.isScalarValue(e)?i.value=e:this.items[r]=e}toJSON(t,e){const r=[];e?.onCreate&&e.onCreate(r);let i=0;for(const o of this.items)r.push(m.toJS(o,String(i++),e));return r}toString(t,e,r){return t?u.stringifyCollection(this,t,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:e}):JSON.stringify(this)}static from(t,e,r){const{replacer:i}=r,o=new this(t);if(e&&Symbol.iterator in Object(e)){let h=0;for(let a of e){if(typeof i=="function"){const p=e instanceof Set?a:String(h++);a=i.call(e,p,a)}o.items.push(c.createNode(a,void 0,r))}}return o}};function s(t){let e=n.isScalar(t)?t.value:t;return e&&typeof e=="string"&&(e=Number(e)),typeof e=="number"&&Number.isInteger(e)&&e>=0?e:null}l.YAMLSeq=S}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js
var require_seq=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js"(t){"use strict";var o=require_identity(),s=require_YAMLSeq(),a={collection:"seq",default:!0,nodeClass:s.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(e,r){return o.isSeq(e)||r("Expected a sequence for this tag"),e},createNode:(e,r,q)=>s.YAMLSeq.from(e,r,q)};t.seq=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js
var require_string=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js"(i){"use strict";var n=require_stringifyString(),s={identify:r=>typeof r=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:r=>r,stringify(r,t,e,g){return t=Object.assign({actualString:!0},t),n.stringifyString(r,t,e,g)}};i.string=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js
var require_null=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js"(n){"use strict";var e=require_Scalar(),a={identify:l=>l==null,createNode:()=>new e.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new e.Scalar(null),stringify:({source:l},t)=>typeof l=="string"&&a.test.test(l)?l:t.options.nullStr};n.nullTag=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js
var require_bool=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js"(r){"use strict";var l=require_Scalar(),e={identify:t=>typeof t=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:t=>new l.Scalar(t[0]==="t"||t[0]==="T"),stringify({source:t,value:o},a){if(t&&e.test.test(t)){const n=t[0]==="t"||t[0]==="T";if(o===n)return t}return o?a.options.trueStr:a.options.falseStr}};r.boolTag=e}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js"(s){"use strict";function m({format:g,minFractionDigits:r,tag:f,value:n}){if(typeof n=="bigint")return String(n);const t=typeof n=="number"?n:Number(n);if(!isFinite(t))return isNaN(t)?".nan":t<0?"-.inf":".inf";let i=Object.is(n,-0)?"-0":JSON.stringify(n);if(!g&&r&&(!f||f==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&!i.includes("e")){let e=i.indexOf(".");e<0&&(e=i.length,i+=".");let o=r-(i.length-e-1);for(;o-- >0;)i+="0"}return i}s.stringifyNumber=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js
var require_float=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js"(a){"use strict";var n=require_Scalar(),r=require_stringifyNumber(),o={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},l={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():r.stringifyNumber(e)}},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new n.Scalar(parseFloat(e)),i=e.indexOf(".");return i!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-i-1),t},stringify:r.stringifyNumber};a.float=f,a.floatExp=l,a.floatNaN=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js
var require_int=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js"(o){"use strict";var s=require_stringifyNumber(),e=t=>typeof t=="bigint"||Number.isInteger(t),a=(t,i,r,{intAsBigInt:n})=>n?BigInt(t):parseInt(t.substring(i),r);function g(t,i,r){const{value:n}=t;return e(n)&&n>=0?r+n.toString(i):s.stringifyNumber(t)}var f={identify:t=>e(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(t,i,r)=>a(t,2,8,r),stringify:t=>g(t,8,"0o")},m={identify:e,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(t,i,r)=>a(t,0,10,r),stringify:s.stringifyNumber},u={identify:t=>e(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(t,i,r)=>a(t,2,16,r),stringify:t=>g(t,16,"0x")};o.int=m,o.intHex=u,o.intOct=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js
var require_schema=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js"(a){"use strict";var i=require_map(),l=require_null(),o=require_seq(),s=require_string(),t=require_bool(),e=require_float(),r=require_int(),m=[i.map,o.seq,s.string,l.nullTag,t.boolTag,r.intOct,r.int,r.intHex,e.floatNaN,e.floatExp,e.float];a.schema=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js
var require_schema2=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js"(n){"use strict";var i=require_Scalar(),s=require_map(),l=require_seq();function r(e){return typeof e=="bigint"||Number.isInteger(e)}var t=({value:e})=>JSON.stringify(e),o=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:t},{identify:e=>e==null,createNode:()=>new i.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:t},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:t},{identify:r,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,a,{intAsBigInt:u})=>u?BigInt(e):parseInt(e,10),stringify:({value:e})=>r(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:t}],g={default:!0,tag:"",test:/^/,resolve(e,a){return a(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},f=[s.map,l.seq].concat(o,g);n.schema=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js"(y){"use strict";var s=__require("buffer"),l=require_Scalar(),c=require_stringifyString(),h={identify:r=>r instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(r,e){if(typeof s.Buffer=="function")return s.Buffer.from(r,"base64");if(typeof atob=="function"){const t=atob(r.replace(/[\n\r]/g,"")),n=new Uint8Array(t.length);for(let i=0;i<t.length;++i)n[i]=t.charCodeAt(i);return n}else return e("This environment does not support reading binary tags; either Buffer or atob is required"),r},stringify({comment:r,type:e,value:t},n,i,m){if(!t)return"";const u=t;let o;if(typeof s.Buffer=="function")o=u instanceof s.Buffer?u.toString("base64"):s.Buffer.from(u.buffer).toString("base64");else if(typeof btoa=="function"){let a="";for(let f=0;f<u.length;++f)a+=String.fromCharCode(u[f]);o=btoa(a)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(e??(e=l.Scalar.BLOCK_LITERAL),e!==l.Scalar.QUOTE_DOUBLE){const a=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),f=Math.ceil(o.length/a),b=new Array(f);for(let g=0,d=0;g<f;++g,d+=a)b[g]=o.substr(d,a);o=b.join(e===l.Scalar.BLOCK_LITERAL?`
`:" ")}return c.stringifyString({comment:r,type:e,value:o},n,i,m)}};y.binary=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(m){"use strict";var c=require_identity(),l=require_Pair(),d=require_Scalar(),g=require_YAMLSeq();function y(i,a){if(c.isSeq(i))for(let n=0;n<i.items.length;++n){let e=i.items[n];if(!c.isPair(e)){if(c.isMap(e)){e.items.length>1&&a("Each pair must have its own sequence indicator");const r=e.items[0]||new l.Pair(new d.Scalar(null));if(e.commentBefore&&(r.key.commentBefore=r.key.commentBefore?`${e.commentBefore}
${r.key.commentBefore}`:e.commentBefore),e.comment){const o=r.value??r.key;o.comment=o.comment?`${e.comment}
${o.comment}`:e.comment}e=r}i.items[n]=c.isPair(e)?e:new l.Pair(e)}}else a("Expected a sequence for this tag");return i}function p(i,a,n){const{replacer:e}=n,r=new g.YAMLSeq(i);r.tag="tag:yaml.org,2002:pairs";let o=0;if(a&&Symbol.iterator in Object(a))for(let t of a){typeof e=="function"&&(t=e.call(a,String(o++),t));let s,f;if(Array.isArray(t))if(t.length===2)s=t[0],f=t[1];else throw new TypeError(`Expected [key, value] tuple: ${t}`);else if(t&&t instanceof Object){const u=Object.keys(t);if(u.length===1)s=u[0],f=t[s];else throw new TypeError(`Expected tuple with one key, not ${u.length} keys`)}else s=t;r.items.push(l.createPair(s,f,n))}return r}var h={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:y,createNode:p};m.createPairs=p,m.pairs=h,m.resolvePairs=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js"(d){"use strict";var l=require_identity(),n=require_toJS(),i=require_YAMLMap(),c=require_YAMLSeq(),u=require_pairs(),o=class M extends c.YAMLSeq{constructor(){super(),this.add=i.YAMLMap.prototype.add.bind(this),this.delete=i.YAMLMap.prototype.delete.bind(this),this.get=i.YAMLMap.prototype.get.bind(this),this.has=i.YAMLMap.prototype.has.bind(this),this.set=i.YAMLMap.prototype.set.bind(this),this.tag=M.tag}toJSON(s,e){if(!e)return super.toJSON(s);const a=new Map;e?.onCreate&&e.onCreate(a);for(const t of this.items){let r,m;if(l.isPair(t)?(r=n.toJS(t.key,"",e),m=n.toJS(t.value,r,e)):r=n.toJS(t,"",e),a.has(r))throw new Error("Ordered maps must not include duplicate keys");a.set(r,m)}return a}static from(s,e,a){const t=u.createPairs(s,e,a),r=new this;return r.items=t.items,r}};o.tag="tag:yaml.org,2002:omap";var h={collection:"seq",identify:p=>p instanceof Map,nodeClass:o,default:!1,tag:"tag:yaml.org,2002:omap",resolve(p,s){const e=u.resolvePairs(p,s),a=[];for(const{key:t}of e.items)l.isScalar(t)&&(a.includes(t.value)?s(`Ordered maps must not include duplicate keys: ${t.value}`):a.push(t.value));return Object.assign(new o,e)},createNode:(p,s,e)=>o.from(p,s,e)};d.YAMLOMap=o,d.omap=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js"(a){"use strict";var r=require_Scalar();function o({value:e,source:t},n){return t&&(e?l:s).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var l={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new r.Scalar(!0),stringify:o},s={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new r.Scalar(!1),stringify:o};a.falseTag=s,a.trueTag=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js"(a){"use strict";var l=require_Scalar(),r=require_stringifyNumber(),o={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():r.stringifyNumber(e)}},s={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new l.Scalar(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");if(n!==-1){const i=e.substring(n+1).replace(/_/g,"");i[i.length-1]==="0"&&(t.minFractionDigits=i.length)}return t},stringify:r.stringifyNumber};a.float=s,a.floatExp=f,a.floatNaN=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js"(o){"use strict";var u=require_stringifyNumber(),e=t=>typeof t=="bigint"||Number.isInteger(t);function g(t,i,n,{intAsBigInt:a}){const r=t[0];if((r==="-"||r==="+")&&(i+=1),t=t.substring(i).replace(/_/g,""),a){switch(n){case 2:t=`0b${t}`;break;case 8:t=`0o${t}`;break;case 16:t=`0x${t}`;break}const y=BigInt(t);return r==="-"?BigInt(-1)*y:y}const f=parseInt(t,n);return r==="-"?-1*f:f}function s(t,i,n){const{value:a}=t;if(e(a)){const r=a.toString(i);return a<0?"-"+n+r.substr(1):n+r}return u.stringifyNumber(t)}var m={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(t,i,n)=>g(t,2,2,n),stringify:t=>s(t,2,"0b")},l={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(t,i,n)=>g(t,1,8,n),stringify:t=>s(t,8,"0")},c={identify:e,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(t,i,n)=>g(t,0,10,n),stringify:u.stringifyNumber},_={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(t,i,n)=>g(t,2,16,n),stringify:t=>s(t,16,"0x")};o.int=c,o.intBin=m,o.intHex=_,o.intOct=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js"(u){"use strict";var a=require_identity(),l=require_Pair(),n=require_YAMLMap(),r=class m extends n.YAMLMap{constructor(e){super(e),this.tag=m.tag}add(e){let t;a.isPair(e)?t=e:e&&typeof e=="object"&&"key"in e&&"value"in e&&e.value===null?t=new l.Pair(e.key,null):t=new l.Pair(e,null),n.findPair(this.items,t.key)||this.items.push(t)}get(e,t){const s=n.findPair(this.items,e);return!t&&a.isPair(s)?a.isScalar(s.key)?s.key.value:s.key:s}set(e,t){if(typeof t!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);const s=n.findPair(this.items,e);s&&!t?this.items.splice(this.items.indexOf(s),1):!s&&t&&this.items.push(new l.Pair(e))}toJSON(e,t){return super.toJSON(e,t,Set)}toString(e,t,s){if(!e)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},e,{allNullValues:!0}),t,s);throw new Error("Set items must all have null values")}static from(e,t,s){const{replacer:f}=s,c=new this(e);if(t&&Symbol.iterator in Object(t))for(let o of t)typeof f=="function"&&(o=f.call(t,o,o)),c.items.push(l.createPair(o,null,s));return c}};r.tag="tag:yaml.org,2002:set";var p={collection:"map",identify:i=>i instanceof Set,nodeClass:r,default:!1,tag:"tag:yaml.org,2002:set",createNode:(i,e,t)=>r.from(i,e,t),resolve(i,e){if(a.isMap(i)){if(i.hasAllNullValues(!0))return Object.assign(new r,i);e("Set items must all have null values")}else e("Expected a mapping for this tag");return i}};u.YAMLSet=r,u.set=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(m){"use strict";var p=require_stringifyNumber();function o(e,t){const r=e[0],n=r==="-"||r==="+"?e.substring(1):e,a=i=>t?BigInt(i):Number(i),s=n.replace(/_/g,"").split(":").reduce((i,f)=>i*a(60)+a(f),a(0));return r==="-"?a(-1)*s:s}function g(e){let{value:t}=e,r=i=>i;if(typeof t=="bigint")r=i=>BigInt(i);else if(isNaN(t)||!isFinite(t))return p.stringifyNumber(e);let n="";t<0&&(n="-",t*=r(-1));const a=r(60),s=[t%a];return t<60?s.unshift(0):(t=(t-s[0])/a,s.unshift(t%a),t>=60&&(t=(t-s[0])/a,s.unshift(t))),n+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var d={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:r})=>o(e,r),stringify:g},b={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>o(e,!1),stringify:g},c={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(c.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,r,n,a,s,i,f]=t.map(Number),_=t[7]?Number((t[7]+"00").substr(1,3)):0;let y=Date.UTC(r,n-1,a,s||0,i||0,f||0,_);const u=t[8];if(u&&u!=="Z"){let l=o(u,!1);Math.abs(l)<30&&(l*=60),y-=6e4*l}return new Date(y)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};m.floatTime=b,m.intTime=d,m.timestamp=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js"(m){"use strict";var t=require_map(),s=require_null(),n=require_seq(),u=require_string(),l=require_binary(),i=require_bool2(),r=require_float2(),e=require_int2(),o=require_merge(),_=require_omap(),q=require_pairs(),p=require_set(),a=require_timestamp(),v=[t.map,n.seq,u.string,s.nullTag,i.trueTag,i.falseTag,e.intBin,e.intOct,e.int,e.intHex,r.floatNaN,r.floatExp,r.float,l.binary,o.merge,_.omap,q.pairs,p.set,a.intTime,a.floatTime,a.timestamp];m.schema=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js
var require_tags=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js"(c){"use strict";var g=require_map(),N=require_null(),f=require_seq(),d=require_string(),O=require_bool(),o=require_float(),m=require_int(),j=require_schema(),k=require_schema2(),y=require_binary(),t=require_merge(),p=require_omap(),u=require_pairs(),q=require_schema3(),_=require_set(),n=require_timestamp(),v=new Map([["core",j.schema],["failsafe",[g.map,f.seq,d.string]],["json",k.schema],["yaml11",q.schema],["yaml-1.1",q.schema]]),h={binary:y.binary,bool:O.boolTag,float:o.float,floatExp:o.floatExp,floatNaN:o.floatNaN,floatTime:n.floatTime,int:m.int,intHex:m.intHex,intOct:m.intOct,intTime:n.intTime,map:g.map,merge:t.merge,null:N.nullTag,omap:p.omap,pairs:u.pairs,seq:f.seq,set:_.set,timestamp:n.timestamp},T={"tag:yaml.org,2002:binary":y.binary,"tag:yaml.org,2002:merge":t.merge,"tag:yaml.org,2002:omap":p.omap,"tag:yaml.org,2002:pairs":u.pairs,"tag:yaml.org,2002:set":_.set,"tag:yaml.org,2002:timestamp":n.timestamp};function $(i,b,w){const s=v.get(b);if(s&&!i)return w&&!s.includes(t.merge)?s.concat(t.merge):s.slice();let e=s;if(!e)if(Array.isArray(i))e=[];else{const a=Array.from(v.keys()).filter(r=>r!=="yaml11").map(r=>JSON.stringify(r)).join(", ");throw new Error(`Unknown schema "${b}"; use one of ${a} or define customTags array`)}if(Array.isArray(i))for(const a of i)e=e.concat(a);else typeof i=="function"&&(e=i(e.slice()));return w&&(e=e.concat(t.merge)),e.reduce((a,r)=>{const l=typeof r=="string"?h[r]:r;if(!l){const A=JSON.stringify(r),E=Object.keys(h).map(J=>JSON.stringify(J)).join(", ");throw new Error(`Unknown custom tag ${A}; use one of ${E}`)}return a.includes(l)||a.push(l),a},[])}c.coreKnownTags=T,c.getTags=$}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js
var require_Schema=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js"(o){"use strict";var r=require_identity(),c=require_map(),g=require_seq(),u=require_string(),t=require_tags(),y=(i,e)=>i.key<e.key?-1:i.key>e.key?1:0,l=class n{constructor({compat:e,customTags:h,merge:m,resolveKnownTags:p,schema:a,sortMapEntries:s,toStringDefaults:v}){this.compat=Array.isArray(e)?t.getTags(e,"compat"):e?t.getTags(null,e):null,this.name=typeof a=="string"&&a||"core",this.knownTags=p?t.coreKnownTags:{},this.tags=t.getTags(h,this.name,m),this.toStringOptions=v??null,Object.defineProperty(this,r.MAP,{value:c.map}),Object.defineProperty(this,r.SCALAR,{value:u.string}),Object.defineProperty(this,r.SEQ,{value:g.seq}),this.sortMapEntries=typeof s=="function"?s:s===!0?y:null}clone(){const e=Object.create(n.prototype,Object.getOwnPropertyDescriptors(this));return e.tags=this.tags.slice(),e}};o.Schema=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js"(h){"use strict";var p=require_identity(),c=require_stringify2(),r=require_stringifyComment();function g(t,u){const e=[];let o=u.directives===!0;if(u.directives!==!1&&t.directives){const n=t.directives.toString(t);n?(e.push(n),o=!0):t.directives.docStart&&(o=!0)}o&&e.push("---");const f=c.createStringifyContext(t,u),{commentString:m}=f.options;if(t.commentBefore){e.length!==1&&e.unshift("");const n=m(t.commentBefore);e.unshift(r.indentComment(n,""))}let l=!1,i=null;if(t.contents){if(p.isNode(t.contents)){if(t.contents.spaceBefore&&o&&e.push(""),t.contents.commentBefore){const y=m(t.contents.commentBefore);e.push(r.indentComment(y,""))}f.forceBlockIndent=!!t.comment,i=t.contents.comment}const n=i?void 0:()=>l=!0;let s=c.stringify(t.contents,f,()=>i=null,n);i&&(s+=r.lineComment(s,"",m(i))),(s[0]==="|"||s[0]===">")&&e[e.length-1]==="---"?e[e.length-1]=`--- ${s}`:e.push(s)}else e.push(c.stringify(t.contents,f));if(t.directives?.docEnd)if(t.comment){const n=m(t.comment);n.includes(`
`)?(e.push("..."),e.push(r.indentComment(n,""))):e.push(`... ${n}`)}else e.push("...");else{let n=t.comment;n&&l&&(n=n.replace(/^\n+/,"")),n&&((!l||i)&&e[e.length-1]!==""&&e.push(""),e.push(r.indentComment(m(n),"")))}return e.join(`
`)+`
`}h.stringifyDocument=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js
var require_Document=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js"(b){"use strict";var S=require_Alias(),c=require_Collection(),n=require_identity(),_=require_Pair(),D=require_toJS(),N=require_Schema(),A=require_stringifyDocument(),u=require_anchors(),O=require_applyReviver(),p=require_createNode(),f=require_directives(),E=class w{constructor(e,t,s){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,n.NODE_TYPE,{value:n.DOC});let i=null;typeof t=="function"||Array.isArray(t)?i=t:s===void 0&&t&&(s=t,t=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},s);this.options=r;let{version:o}=r;s?._directives?(this.directives=s._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new f.Directives({version:o}),this.setSchema(o,s),this.contents=e===void 0?null:this.createNode(e,i,s)}clone(){const e=Object.create(w.prototype,{[n.NODE_TYPE]:{value:n.DOC}});return e.commentBefore=this.commentBefore,e.comment=this.comment,e.errors=this.errors.slice(),e.warnings=this.warnings.slice(),e.options=Object.assign({},this.options),this.directives&&(e.directives=this.directives.clone()),e.schema=this.schema.clone(),e.contents=n.isNode(this.contents)?this.contents.clone(e.schema):this.contents,this.range&&(e.range=this.range.slice()),e}add(e){a(this.contents)&&this.contents.add(e)}addIn(e,t){a(this.contents)&&this.contents.addIn(e,t)}createAlias(e,t){if(!e.anchor){const s=u.anchorNames(this);e.anchor=!t||s.has(t)?u.findNewAnchor(t||"a",s):t}return new S.Alias(e.anchor)}createNode(e,t,s){let i;if(typeof t=="function")e=t.call({"":e},"",e),i=t;else if(Array.isArray(t)){const J=y=>typeof y=="number"||y instanceof String||y instanceof Number,g=t.filter(J).map(String);g.length>0&&(t=t.concat(g)),i=t}else s===void 0&&t&&(s=t,t=void 0);const{aliasDuplicateObjects:r,
anchorPrefix:o,flow:l,keepUndefined:h,onTagObj:d,tag:m}=s??{},{onAnchor:P,setAnchors:j,sourceObjects:I}=u.createNodeAnchors(this,o||"a"),C={aliasDuplicateObjects:r??!0,keepUndefined:h??!1,onAnchor:P,onTagObj:d,replacer:i,schema:this.schema,sourceObjects:I},v=p.createNode(e,m,C);return l&&n.isCollection(v)&&(v.flow=!0),j(),v}createPair(e,t,s={}){const i=this.createNode(e,null,s),r=this.createNode(t,null,s);return new _.Pair(i,r)}delete(e){return a(this.contents)?this.contents.delete(e):!1}deleteIn(e){return c.isEmptyPath(e)?this.contents==null?!1:(this.contents=null,!0):a(this.contents)?this.contents.deleteIn(e):!1}get(e,t){return n.isCollection(this.contents)?this.contents.get(e,t):void 0}getIn(e,t){return c.isEmptyPath(e)?!t&&n.isScalar(this.contents)?this.contents.value:this.contents:n.isCollection(this.contents)?this.contents.getIn(e,t):void 0}has(e){return n.isCollection(this.contents)?this.contents.has(e):!1}hasIn(e){return c.isEmptyPath(e)?this.contents!==void 0:n.isCollection(this.contents)?this.contents.hasIn(e):!1}set(e,t){this.contents==null?this.contents=c.collectionFromPath(this.schema,[e],t):a(this.contents)&&this.contents.set(e,t)}setIn(e,t){c.isEmptyPath(e)?this.contents=t:this.contents==null?this.contents=c.collectionFromPath(this.schema,Array.from(e),t):a(this.contents)&&this.contents.setIn(e,t)}setSchema(e,t={}){typeof e=="number"&&(e=String(e));let s;switch(e){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new f.Directives({version:"1.1"}),s={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=e:this.directives=new f.Directives({version:e}),s={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,s=null;break;default:{const i=JSON.stringify(e);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(t.schema instanceof Object)this.schema=t.schema;else if(s)this.schema=new N.Schema(Object.assign(
s,t));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:e,jsonArg:t,mapAsMap:s,maxAliasCount:i,onAnchor:r,reviver:o}={}){const l={anchors:new Map,doc:this,keep:!e,mapAsMap:s===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},h=D.toJS(this.contents,t??"",l);if(typeof r=="function")for(const{count:d,res:m}of l.anchors.values())r(m,d);return typeof o=="function"?O.applyReviver(o,{"":h},"",h):h}toJSON(e,t){return this.toJS({json:!0,jsonArg:e,mapAsMap:!1,onAnchor:t})}toString(e={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in e&&(!Number.isInteger(e.indent)||Number(e.indent)<=0)){const t=JSON.stringify(e.indent);throw new Error(`"indent" option must be a positive integer, not ${t}`)}return A.stringifyDocument(this,e)}};function a(q){if(n.isCollection(q))return!0;throw new Error("Expected a YAML collection as document contents")}b.Document=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js
var require_errors=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js"(o){"use strict";var u=class extends Error{constructor(i,r,s,n){super(),this.name=i,this.code=s,this.message=n,this.pos=r}},m=class extends u{constructor(i,r,s){super("YAMLParseError",i,r,s)}},g=class extends u{constructor(i,r,s){super("YAMLWarning",i,r,s)}},p=(i,r)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(e=>r.linePos(e));const{line:n,col:l}=s.linePos[0];s.message+=` at line ${n}, column ${l}`;let a=l-1,t=i.substring(r.lineStarts[n-1],r.lineStarts[n]).replace(/[\n\r]+$/,"");if(a>=60&&t.length>80){const e=Math.min(a-39,t.length-79);t="\u2026"+t.substring(e),a-=e-1}if(t.length>80&&(t=t.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(t.substring(0,a))){let e=i.substring(r.lineStarts[n-2],r.lineStarts[n-1]);e.length>80&&(e=e.substring(0,79)+`\u2026
`),t=e+t}if(/[^ ]/.test(t)){let e=1;const c=s.linePos[1];c?.line===n&&c.col>l&&(e=Math.max(1,Math.min(c.col-l,80-a)));const h=" ".repeat(a)+"^".repeat(e);s.message+=`:

${t}
${h}
`}};o.YAMLError=u,o.YAMLParseError=m,o.YAMLWarning=g,o.prettifyError=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js"(k){"use strict";function I(d,{flow:m,indicator:o,next:s,offset:w,onError:t,parentIndent:P,startOnNewline:y}){let A=!1,a=y,l=y,n="",h="",T=!1,f=!1,c=null,i=null,p=null,N=null,b=null,r=null,u=null;for(const e of d)switch(f&&(e.type!=="space"&&e.type!=="newline"&&e.type!=="comma"&&t(e.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),f=!1),c&&(a&&e.type!=="comment"&&e.type!=="newline"&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),c=null),e.type){case"space":!m&&(o!=="doc-start"||s?.type!=="flow-collection")&&e.source.includes("	")&&(c=e),l=!0;break;case"comment":{l||t(e,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const g=e.source.substring(1)||" ";n?n+=h+g:n=g,h="",a=!1;break}case"newline":a?n?n+=e.source:(!r||o!=="seq-item-ind")&&(A=!0):h+=e.source,a=!0,T=!0,(i||p)&&(N=e),l=!0;break;case"anchor":i&&t(e,"MULTIPLE_ANCHORS","A node can have at most one anchor"),e.source.endsWith(":")&&t(e.offset+e.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),i=e,u??(u=e.offset),a=!1,l=!1,f=!0;break;case"tag":{p&&t(e,"MULTIPLE_TAGS","A node can have at most one tag"),p=e,u??(u=e.offset),a=!1,l=!1,f=!0;break}case o:(i||p)&&t(e,"BAD_PROP_ORDER",`Anchors and tags must be after the ${e.source} indicator`),r&&t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.source} in ${m??"collection"}`),r=e,a=o==="seq-item-ind"||o==="explicit-key-ind",l=!1;break;case"comma":if(m){b&&t(e,"UNEXPECTED_TOKEN",`Unexpected , in ${m}`),b=e,a=!1,l=!1;break}default:t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.type} token`),a=!1,l=!1}const _=d[d.length-1],S=_?_.offset+_.source.length:w;return f&&s&&s.type!=="space"&&s.type!=="newline"&&s.type!=="comma"&&(s.type!=="scalar"||s.source!=="")&&t(s.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),c&&(a&&c.
indent<=P||s?.type==="block-map"||s?.type==="block-seq")&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:b,found:r,spaceBefore:A,comment:n,hasNewline:T,anchor:i,tag:p,newlineAfterProp:N,end:S,start:u??S}}k.resolveProps=I}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js"(s){"use strict";function t(n){if(!n)return null;switch(n.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(n.source.includes(`
`))return!0;if(n.end){for(const e of n.end)if(e.type==="newline")return!0}return!1;case"flow-collection":for(const e of n.items){for(const r of e.start)if(r.type==="newline")return!0;if(e.sep){for(const r of e.sep)if(r.type==="newline")return!0}if(t(e.key)||t(e.value))return!0}return!1;default:return!0}}s.containsNewline=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js"(o){"use strict";var t=require_util_contains_newline();function i(l,n,c){if(n?.type==="flow-collection"){const e=n.end[0];e.indent===l&&(e.source==="]"||e.source==="}")&&t.containsNewline(n)&&c(e,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}o.flowIndentCheck=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js"(u){"use strict";var n=require_identity();function l(t,o,a){const{uniqueKeys:s}=t.options;if(s===!1)return!1;const c=typeof s=="function"?s:(e,i)=>e===i||n.isScalar(e)&&n.isScalar(i)&&e.value===i.value;return o.some(e=>c(e.key,a))}u.mapIncludes=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js"(P){"use strict";var k=require_Pair(),g=require_YAMLMap(),I=require_resolve_props(),A=require_util_contains_newline(),v=require_util_flow_indent_check(),N=require_util_map_includes(),y="All mapping items must start at the same column";function L({composeNode:M,composeEmptyNode:h},n,a,e,T){const S=T?.nodeClass??g.YAMLMap,m=new S(n.schema);n.atRoot&&(n.atRoot=!1);let s=a.offset,c=null;for(const _ of a.items){const{start:u,key:i,sep:d,value:p}=_,t=I.resolveProps(u,{indicator:"explicit-key-ind",next:i??d?.[0],offset:s,onError:e,parentIndent:a.indent,startOnNewline:!0}),r=!t.found;if(r){if(i&&(i.type==="block-seq"?e(s,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in i&&i.indent!==a.indent&&e(s,"BAD_INDENT",y)),!t.anchor&&!t.tag&&!d){c=t.end,t.comment&&(m.comment?m.comment+=`
`+t.comment:m.comment=t.comment);continue}(t.newlineAfterProp||A.containsNewline(i))&&e(i??u[u.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else t.found?.indent!==a.indent&&e(s,"BAD_INDENT",y);n.atKey=!0;const w=t.end,l=i?M(n,i,t,e):h(n,w,u,null,t,e);n.schema.compat&&v.flowIndentCheck(a.indent,i,e),n.atKey=!1,N.mapIncludes(n,m.items,l)&&e(w,"DUPLICATE_KEY","Map keys must be unique");const o=I.resolveProps(d??[],{indicator:"map-value-ind",next:p,offset:l.range[2],onError:e,parentIndent:a.indent,startOnNewline:!i||i.type==="block-scalar"});if(s=o.end,o.found){r&&(p?.type==="block-map"&&!o.hasNewline&&e(s,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&t.start<o.found.offset-1024&&e(l.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const f=p?M(n,p,o,e):h(n,s,d,null,o,e);n.schema.compat&&v.flowIndentCheck(a.indent,p,e),s=f.range[2];const C=new k.Pair(l,f);n.options.keepSourceTokens&&(C.srcToken=_),m.items.push(C)}else{r&&e(l.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),o.comment&&(l.comment?l.comment+=`
`+o.comment:l.comment=o.comment);const f=new k.Pair(l);n.options.keepSourceTokens&&(f.srcToken=_),m.items.push(f)}}return c&&c<s&&e(c,"IMPOSSIBLE","Map comment with trailing content"),m.range=[a.offset,s,c??s],m}P.resolveBlockMap=L}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js"(u){"use strict";var d=require_YAMLSeq(),r=require_resolve_props(),f=require_util_flow_indent_check();function q({composeNode:_,composeEmptyNode:p},t,s,n,v){const h=v?.nodeClass??d.YAMLSeq,i=new h(t.schema);t.atRoot&&(t.atRoot=!1),t.atKey&&(t.atKey=!1);let l=s.offset,a=null;for(const{start:m,value:o}of s.items){const e=r.resolveProps(m,{indicator:"seq-item-ind",next:o,offset:l,onError:n,parentIndent:s.indent,startOnNewline:!0});if(!e.found)if(e.anchor||e.tag||o)o?.type==="block-seq"?n(e.end,"BAD_INDENT","All sequence items must start at the same column"):n(l,"MISSING_CHAR","Sequence item without - indicator");else{a=e.end,e.comment&&(i.comment=e.comment);continue}const c=o?_(t,o,e,n):p(t,e.end,m,null,e,n);t.schema.compat&&f.flowIndentCheck(s.indent,o,n),l=c.range[2],i.items.push(c)}return i.range=[s.offset,l,a??l],i}u.resolveBlockSeq=q}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js"(d){"use strict";function i(c,a,u,r){let e="";if(c){let s=!1,t="";for(const n of c){const{source:o,type:l}=n;switch(l){case"space":s=!0;break;case"comment":{u&&!s&&r(n,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const m=o.substring(1)||" ";e?e+=t+m:e=m,t="";break}case"newline":e&&(t+=o),s=!0;break;default:r(n,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}a+=o.length}}return{comment:e,offset:a}}d.resolveEnd=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js"(A){"use strict";var K=require_identity(),O=require_Pair(),P=require_YAMLMap(),Y=require_YAMLSeq(),R=require_resolve_end(),S=require_resolve_props(),U=require_util_contains_newline(),$=require_util_map_includes(),h="Block collections are not allowed within flow collections",N=d=>d&&(d.type==="block-map"||d.type==="block-seq");function B({composeNode:d,composeEmptyNode:k},s,c,t,D){const r=c.start.source==="{",u=r?"flow map":"flow sequence",F=D?.nodeClass??(r?P.YAMLMap:Y.YAMLSeq),i=new F(s.schema);i.flow=!0;const y=s.atRoot;y&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let _=c.offset+c.start.source.length;for(let o=0;o<c.items.length;++o){const M=c.items[o],{start:b,key:I,sep:p,value:a}=M,e=S.resolveProps(b,{flow:u,indicator:"explicit-key-ind",next:I??p?.[0],offset:_,onError:t,parentIndent:c.indent,startOnNewline:!1});if(!e.found){if(!e.anchor&&!e.tag&&!p&&!a){o===0&&e.comma?t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`):o<c.items.length-1&&t(e.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${u}`),e.comment&&(i.comment?i.comment+=`
`+e.comment:i.comment=e.comment),_=e.end;continue}!r&&s.options.strict&&U.containsNewline(I)&&t(I,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(o===0)e.comma&&t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`);else if(e.comma||t(e.start,"MISSING_CHAR",`Missing , between ${u} items`),e.comment){let m="";e:for(const n of b)switch(n.type){case"comma":case"space":break;case"comment":m=n.source.substring(1);break e;default:break e}if(m){let n=i.items[i.items.length-1];K.isPair(n)&&(n=n.value??n.key),n.comment?n.comment+=`
`+m:n.comment=m,e.comment=e.comment.substring(m.length+1)}}if(!r&&!p&&!e.found){const m=a?d(s,a,e,t):k(s,e.end,p,null,e,t);i.items.push(m),_=m.range[2],N(a)&&t(m.range,"BLOCK_IN_FLOW",h)}else{s.atKey=!0;const m=e.end,n=I?d(s,I,e,t):k(s,m,b,null,e,t);N(I)&&t(n.range,"BLOCK_IN_FLOW",h),s.atKey=!1;const l=S.resolveProps(p??[],{flow:u,indicator:"map-value-ind",next:a,offset:n.range[2],onError:t,parentIndent:c.indent,startOnNewline:!1});if(l.found){if(!r&&!e.found&&s.options.strict){if(p)for(const f of p){if(f===l.found)break;if(f.type==="newline"){t(f,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}e.start<l.found.offset-1024&&t(l.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else a&&("source"in a&&a.source?.[0]===":"?t(a,"MISSING_CHAR",`Missing space after : in ${u}`):t(l.start,"MISSING_CHAR",`Missing , or : between ${u} items`));const v=a?d(s,a,l,t):l.found?k(s,l.end,p,null,l,t):null;v?N(a)&&t(v.range,"BLOCK_IN_FLOW",h):l.comment&&(n.comment?n.comment+=`
`+l.comment:n.comment=l.comment);const q=new O.Pair(n,v);if(s.options.keepSourceTokens&&(q.srcToken=M),r){const f=i;$.mapIncludes(s,f.items,n)&&t(m,"DUPLICATE_KEY","Map keys must be unique"),f.items.push(q)}else{const f=new P.YAMLMap(s.schema);f.flow=!0,f.items.push(q);const T=(v??n).range;f.range=[n.range[0],T[1],T[2]],i.items.push(f)}_=v?v.range[2]:l.end}}const C=r?"}":"]",[g,...L]=c.end;let w=_;if(g?.source===C)w=g.offset+g.source.length;else{const o=u[0].toUpperCase()+u.substring(1),M=y?`${o} must end with a ${C}`:`${o} in block collection must be sufficiently indented and end with a ${C}`;t(_,y?"MISSING_CHAR":"BAD_INDENT",M),g&&g.source.length!==1&&L.unshift(g)}if(L.length>0){const o=R.resolveEnd(L,w,s.options.strict,t);o.comment&&(i.comment?i.comment+=`
`+o.comment:i.comment=o.comment),i.range=[c.offset,w,o.offset]}else i.range=[c.offset,w,w];return i}A.resolveFlowCollection=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js"(v){"use strict";var g=require_identity(),A=require_Scalar(),d=require_YAMLMap(),L=require_YAMLSeq(),S=require_resolve_block_map(),M=require_resolve_block_seq(),b=require_resolve_flow_collection();function f(i,c,l,r,a,s){const o=l.type==="block-map"?S.resolveBlockMap(i,c,l,r,s):l.type==="block-seq"?M.resolveBlockSeq(i,c,l,r,s):b.resolveFlowCollection(i,c,l,r,s),t=o.constructor;return a==="!"||a===t.tagName?(o.tag=t.tagName,o):(a&&(o.tag=a),o)}function y(i,c,l,r,a){const s=r.tag,o=s?c.directives.tagName(s.source,e=>a(s,"TAG_RESOLVE_FAILED",e)):null;if(l.type==="block-seq"){const{anchor:e,newlineAfterProp:q}=r,_=e&&s?e.offset>s.offset?e:s:e??s;_&&(!q||q.offset<_.offset)&&a(_,"MISSING_CHAR","Missing newline after block sequence props")}const t=l.type==="block-map"?"map":l.type==="block-seq"?"seq":l.start.source==="{"?"map":"seq";if(!s||!o||o==="!"||o===d.YAMLMap.tagName&&t==="map"||o===L.YAMLSeq.tagName&&t==="seq")return f(i,c,l,a,o);let n=c.schema.tags.find(e=>e.tag===o&&e.collection===t);if(!n){const e=c.schema.knownTags[o];if(e?.collection===t)c.schema.tags.push(Object.assign({},e,{default:!1})),n=e;else return e?a(s,"BAD_COLLECTION_TYPE",`${e.tag} used for ${t} collection, but expects ${e.collection??"scalar"}`,!0):a(s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),f(i,c,l,a,o)}const m=f(i,c,l,a,o,n),u=n.resolve?.(m,e=>a(s,"TAG_RESOLVE_FAILED",e),c.options)??m,p=g.isNode(u)?u:new A.Scalar(u);return p.range=m.range,p.tag=o,n?.format&&(p.format=n.format),p}v.composeCollection=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js"(b){"use strict";var _=require_Scalar();function B(k,l,g){const o=l.offset,s=N(l,k.options.strict,g);if(!s)return{value:"",type:null,comment:"",range:[o,o,o]};const m=s.mode===">"?_.Scalar.BLOCK_FOLDED:_.Scalar.BLOCK_LITERAL,t=l.source?v(l.source):[];let f=t.length;for(let e=t.length-1;e>=0;--e){const i=t[e][1];if(i===""||i==="\r")f=e;else break}if(f===0){const e=s.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let i=o+s.length;return l.source&&(i+=l.source.length),{value:e,type:m,comment:s.comment,range:[o,i,i]}}let a=l.indent+s.indent,u=l.offset+s.length,p=0;for(let e=0;e<f;++e){const[i,h]=t[e];if(h===""||h==="\r")s.indent===0&&i.length>a&&(a=i.length);else{i.length<a&&g(u+i.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),s.indent===0&&(a=i.length),p=e,a===0&&!k.atRoot&&g(u,"BAD_INDENT","Block scalar values in collections must be indented");break}u+=i.length+h.length+1}for(let e=t.length-1;e>=f;--e)t[e][0].length>a&&(f=e+1);let r="",n="",c=!1;for(let e=0;e<p;++e)r+=t[e][0].slice(a)+`
`;for(let e=p;e<f;++e){let[i,h]=t[e];u+=i.length+h.length+1;const S=h[h.length-1]==="\r";if(S&&(h=h.slice(0,-1)),h&&i.length<a){const I=`Block scalar lines must not be less indented than their ${s.indent?"explicit indentation indicator":"first line"}`;g(u-h.length-(S?2:1),"BAD_INDENT",I),i=""}m===_.Scalar.BLOCK_LITERAL?(r+=n+i.slice(a)+h,n=`
`):i.length>a||h[0]==="	"?(n===" "?n=`
`:!c&&n===`
`&&(n=`

`),r+=n+i.slice(a)+h,n=`
`,c=!0):h===""?n===`
`?r+=`
`:n=`
`:(r+=n+h,n=" ",c=!1)}switch(s.chomp){case"-":break;case"+":for(let e=f;e<t.length;++e)r+=`
`+t[e][0].slice(a);r[r.length-1]!==`
`&&(r+=`
`);break;default:r+=`
`}const d=o+s.length+l.source.length;return{value:r,type:m,comment:s.comment,range:[o,d,d]}}function N({offset:k,props:l},g,o){if(l[0].type!=="block-scalar-header")return o(l[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:s}=l[0],m=s[0];let t=0,f="",a=-1;for(let n=1;n<s.length;++n){const c=s[n];if(!f&&(c==="-"||c==="+"))f=c;else{const d=Number(c);!t&&d?t=d:a===-1&&(a=k+n)}}a!==-1&&o(a,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${s}`);let u=!1,p="",r=s.length;for(let n=1;n<l.length;++n){const c=l[n];switch(c.type){case"space":u=!0;case"newline":r+=c.source.length;break;case"comment":g&&!u&&o(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),r+=c.source.length,p=c.source.substring(1);break;case"error":o(c,"UNEXPECTED_TOKEN",c.message),r+=c.source.length;break;default:{const d=`Unexpected token in block scalar header: ${c.type}`;o(c,"UNEXPECTED_TOKEN",d);const e=c.source;e&&typeof e=="string"&&(r+=e.length)}}}return{mode:m,indent:t,chomp:f,comment:p,length:r}}function v(k){const l=k.split(/\n( *)/),g=l[0],o=g.match(/^( *)/),m=[o?.[1]?[o[1],g.slice(o[1].length)]:["",g]];for(let t=1;t<l.length;t+=2)m.push([l[t],l[t+1]]);return m}b.resolveBlockScalar=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js"(_){"use strict";var d=require_Scalar(),u=require_resolve_end();function v(e,l,n){const{offset:t,type:r,source:a,end:i}=e;let c,s;const o=(x,k,A)=>n(t+x,k,A);switch(r){case"scalar":c=d.Scalar.PLAIN,s=p(a,o);break;case"single-quoted-scalar":c=d.Scalar.QUOTE_SINGLE,s=b(a,o);break;case"double-quoted-scalar":c=d.Scalar.QUOTE_DOUBLE,s=w(a,o);break;default:return n(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[t,t+a.length,t+a.length]}}const h=t+a.length,g=u.resolveEnd(i,h,l,n);return{value:s,type:c,comment:g.comment,range:[t,h,g.offset]}}function p(e,l){let n="";switch(e[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar indicator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&l(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),f(e)}function b(e,l){return(e[e.length-1]!=="'"||e.length===1)&&l(e.length,"MISSING_CHAR","Missing closing 'quote"),f(e.slice(1,-1)).replace(/''/g,"'")}function f(e){const l=/(.*?)\r?\n/sy;let n=l.exec(e);if(!n)return e;let t,r;try{t=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{t=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let a=n[1].replace(t,""),i=" ",c=l.lastIndex;for(;n=l.exec(e);){const o=n[1].replace(r,"");o===""?i===`
`?a+=i:i=`
`:(a+=i+o,i=" "),c=l.lastIndex}const s=/[ \t]*(.*)/sy;return s.lastIndex=c,n=s.exec(e),a+i+(n?.[1]??"")}function w(e,l){let n="";for(let t=1;t<e.length-1;++t){const r=e[t];if(!(r==="\r"&&e[t+1]===`
`))if(r===`
`){const{fold:a,offset:i}=m(e,t);n+=a,t=i}else if(r==="\\"){let a=e[++t];const i=S[a];if(i)n+=i;else if(a===`
`)for(a=e[t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="\r"&&e[t+1]===`
`)for(a=e[++t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="x"||a==="u"||a==="U"){const c=a==="x"?2:a==="u"?4:8;n+=E(e,t+1,c,l),t+=c}else{const c=e.substr(t-1,2);l(t-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),n+=c}}else if(r===" "||r==="	"){const a=t;let i=e[t+1];for(;i===" "||i==="	";)i=e[++t+1];i!==`
`&&!(i==="\r"&&e[t+2]===`
`)&&(n+=t>a?e.slice(a,t+1):r)}else n+=r}return(e[e.length-1]!=='"'||e.length===1)&&l(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function m(e,l){let n="",t=e[l+1];for(;(t===" "||t==="	"||t===`
`||t==="\r")&&!(t==="\r"&&e[l+2]!==`
`);)t===`
`&&(n+=`
`),l+=1,t=e[l+1];return n||(n=" "),{fold:n,offset:l}}var S={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function E(e,l,n,t){const r=e.substr(l,n),i=r.length===n&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(i)}catch{const c=e.substr(l-2,n+2);return t(l-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),c}}_.resolveFlowScalar=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js"(A){"use strict";var u=require_identity(),m=require_Scalar(),g=require_resolve_block_scalar(),p=require_resolve_flow_scalar();function d(e,a,t,r){const{value:c,type:S,comment:l,range:s}=a.type==="block-scalar"?g.resolveBlockScalar(e,a,r):p.resolveFlowScalar(a,e.options.strict,r),i=t?e.directives.tagName(t.source,f=>r(t,"TAG_RESOLVE_FAILED",f)):null;let n;e.options.stringKeys&&e.atKey?n=e.schema[u.SCALAR]:i?n=y(e.schema,c,i,t,r):a.type==="scalar"?n=L(e,c,a,r):n=e.schema[u.SCALAR];let o;try{const f=n.resolve(c,_=>r(t??a,"TAG_RESOLVE_FAILED",_),e.options);o=u.isScalar(f)?f:new m.Scalar(f)}catch(f){const _=f instanceof Error?f.message:String(f);r(t??a,"TAG_RESOLVE_FAILED",_),o=new m.Scalar(c)}return o.range=s,o.source=c,S&&(o.type=S),i&&(o.tag=i),n.format&&(o.format=n.format),l&&(o.comment=l),o}function y(e,a,t,r,c){if(t==="!")return e[u.SCALAR];const S=[];for(const s of e.tags)if(!s.collection&&s.tag===t)if(s.default&&s.test)S.push(s);else return s;for(const s of S)if(s.test?.test(a))return s;const l=e.knownTags[t];return l&&!l.collection?(e.tags.push(Object.assign({},l,{default:!1,test:void 0})),l):(c(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${t}`,t!=="tag:yaml.org,2002:str"),e[u.SCALAR])}function L({atKey:e,directives:a,schema:t},r,c,S){const l=t.tags.find(s=>(s.default===!0||e&&s.default==="key")&&s.test?.test(r))||t[u.SCALAR];if(t.compat){const s=t.compat.find(i=>i.default&&i.test?.test(r))??t[u.SCALAR];if(l.tag!==s.tag){const i=a.tagString(l.tag),n=a.tagString(s.tag),o=`Value may be parsed as either ${i} or ${n}`;S(c,"TAG_RESOLVE_FAILED",o,!0)}}return l}A.composeScalar=d}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js"(s){"use strict";function a(n,e,c){if(e){c??(c=e.length);for(let i=c-1;i>=0;--i){let t=e[i];switch(t.type){case"space":case"comment":case"newline":n-=t.source.length;continue}for(t=e[++i];t?.type==="space";)n+=t.source.length,t=e[++i];break}}return n}s.emptyScalarPosition=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js
var require_compose_node=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js"(g){"use strict";var y=require_Alias(),_=require_identity(),A=require_compose_collection(),d=require_compose_scalar(),S=require_resolve_end(),b=require_util_empty_scalar_position(),v={composeNode:f,composeEmptyNode:p};function f(t,e,r,a){const l=t.atKey,{spaceBefore:i,comment:n,anchor:o,tag:m}=r;let s,u=!0;switch(e.type){case"alias":s=h(t,e,a),(o||m)&&a(e,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":s=d.composeScalar(t,e,m,a),o&&(s.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{s=A.composeCollection(v,t,e,r,a),o&&(s.anchor=o.source.substring(1))}catch(c){const N=c instanceof Error?c.message:String(c);a(e,"RESOURCE_EXHAUSTION",N)}break;default:{const c=e.type==="error"?e.message:`Unsupported token (type: ${e.type})`;a(e,"UNEXPECTED_TOKEN",c),u=!1}}return s??(s=p(t,e.offset,void 0,null,r,a)),o&&s.anchor===""&&a(o,"BAD_ALIAS","Anchor cannot be an empty string"),l&&t.options.stringKeys&&(!_.isScalar(s)||typeof s.value!="string"||s.tag&&s.tag!=="tag:yaml.org,2002:str")&&a(m??e,"NON_STRING_KEY","With stringKeys, all keys must be strings"),i&&(s.spaceBefore=!0),n&&(e.type==="scalar"&&e.source===""?s.comment=n:s.commentBefore=n),t.options.keepSourceTokens&&u&&(s.srcToken=e),s}function p(t,e,r,a,{spaceBefore:l,comment:i,anchor:n,tag:o,end:m},s){const u={type:"scalar",offset:b.emptyScalarPosition(e,r,a),indent:-1,source:""},c=d.composeScalar(t,u,o,s);return n&&(c.anchor=n.source.substring(1),c.anchor===""&&s(n,"BAD_ALIAS","Anchor cannot be an empty string")),l&&(c.spaceBefore=!0),i&&(c.comment=i,c.range[2]=m),c}function h({options:t},{offset:e,source:r,end:a},l){const i=new y.Alias(r.substring(1));i.source===""&&l(e,"BAD_ALIAS","Alias cannot be an empty string"),i.source.endsWith(":")&&l(e+r.length-1,"BAD_ALI\
AS","Alias ending in : is ambiguous",!0);const n=e+r.length,o=S.resolveEnd(a,n,t.strict,l);return i.range=[e,n,o.offset],o.comment&&(i.comment=o.comment),i}g.composeEmptyNode=p,g.composeNode=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js"(a){"use strict";var l=require_Document(),n=require_compose_node(),_=require_resolve_end(),u=require_resolve_props();function v(f,q,{offset:r,start:i,value:o,end:m},s){const y=Object.assign({_directives:q},f),e=new l.Document(void 0,y),d={atKey:!1,atRoot:!0,directives:e.directives,options:e.options,schema:e.schema},t=u.resolveProps(i,{indicator:"doc-start",next:o??m?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:!0});t.found&&(e.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!t.hasNewline&&s(t.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),e.contents=o?n.composeNode(d,o,t,s):n.composeEmptyNode(d,t.end,i,null,t,s);const p=e.contents.range[2],c=_.resolveEnd(m,p,!1,s);return c.comment&&(e.comment=c.comment),e.range=[r,p,c.offset],e}a.composeDoc=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js
var require_composer=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js"(m){"use strict";var l=__require("process"),u=require_directives(),f=require_Document(),n=require_errors(),a=require_identity(),p=require_compose_doc(),v=require_resolve_end();function c(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:r,source:s}=e;return[r,r+(typeof s=="string"?s.length:1)]}function h(e){let r="",s=!1,i=!1;for(let t=0;t<e.length;++t){const o=e[t];switch(o[0]){case"#":r+=(r===""?"":i?`

`:`
`)+(o.substring(1)||" "),s=!0,i=!1;break;case"%":e[t+1]?.[0]!=="#"&&(t+=1),s=!1;break;default:s||(i=!0),s=!1}}return{comment:r,afterEmptyLine:i}}var g=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(r,s,i,t)=>{const o=c(r);t?this.warnings.push(new n.YAMLWarning(o,s,i)):this.errors.push(new n.YAMLParseError(o,s,i))},this.directives=new u.Directives({version:e.version||"1.2"}),this.options=e}decorate(e,r){const{comment:s,afterEmptyLine:i}=h(this.prelude);if(s){const t=e.contents;if(r)e.comment=e.comment?`${e.comment}
${s}`:s;else if(i||e.directives.docStart||!t)e.commentBefore=s;else if(a.isCollection(t)&&!t.flow&&t.items.length>0){let o=t.items[0];a.isPair(o)&&(o=o.key);const d=o.commentBefore;o.commentBefore=d?`${s}
${d}`:s}else{const o=t.commentBefore;t.commentBefore=o?`${s}
${o}`:s}}if(r){for(let t=0;t<this.errors.length;++t)e.errors.push(this.errors[t]);for(let t=0;t<this.warnings.length;++t)e.warnings.push(this.warnings[t])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:h(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,r=!1,s=-1){for(const i of e)yield*this.next(i);yield*this.end(r,s)}*next(e){switch(l.env.LOG_STREAM&&console.dir(e,{depth:null}),e.type){case"directive":this.directives.add(e.source,(r,s,i)=>{const t=c(e);t[0]+=r,this.onError(t,"BAD_DIRECTIVE",s,i)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const r=p.composeDoc(this.options,this.directives,e,this.onError);this.atDirectives&&!r.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(r,!1),this.doc&&(yield this.doc),this.doc=r,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const r=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",r);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const r=v.resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),r.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${r.comment}`:r.comment}this.doc.range[2]=r.offset;break}default:this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,r=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),i=new f.Document(void 0,s);this.atDirectives&&this.onError(r,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,r,r],this.decorate(i,!1),yield i}}};m.Composer=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js"(f){"use strict";var y=require_resolve_block_scalar(),h=require_resolve_flow_scalar(),w=require_errors(),p=require_stringifyString();function g(e,c=!0,t){if(e){const a=(l,s,n)=>{const r=typeof l=="number"?l:Array.isArray(l)?l[0]:l.offset;if(t)t(r,s,n);else throw new w.YAMLParseError([r,r+1],s,n)};switch(e.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return h.resolveFlowScalar(e,c,a);case"block-scalar":return y.resolveBlockScalar({options:{strict:c}},e,a)}}return null}function _(e,c){const{implicitKey:t=!1,indent:a,inFlow:l=!1,offset:s=-1,type:n="PLAIN"}=c,r=p.stringifyString({type:n,value:e},{implicitKey:t,indent:a>0?" ".repeat(a):"",inFlow:l,options:{blockQuote:!0,lineWidth:-1}}),i=c.end??[{type:"newline",offset:-1,indent:a,source:`
`}];switch(r[0]){case"|":case">":{const o=r.indexOf(`
`),q=r.substring(0,o),v=r.substring(o+1)+`
`,d=[{type:"block-scalar-header",offset:s,indent:a,source:q}];return b(d,i)||d.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:s,indent:a,props:d,source:v}}case'"':return{type:"double-quoted-scalar",offset:s,indent:a,source:r,end:i};case"'":return{type:"single-quoted-scalar",offset:s,indent:a,source:r,end:i};default:return{type:"scalar",offset:s,indent:a,source:r,end:i}}}function S(e,c,t={}){let{afterKey:a=!1,implicitKey:l=!1,inFlow:s=!1,type:n}=t,r="indent"in e?e.indent:null;if(a&&typeof r=="number"&&(r+=2),!n)switch(e.type){case"single-quoted-scalar":n="QUOTE_SINGLE";break;case"double-quoted-scalar":n="QUOTE_DOUBLE";break;case"block-scalar":{const o=e.props[0];if(o.type!=="block-scalar-header")throw new Error("Invalid block scalar header");n=o.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:n="PLAIN"}const i=p.stringifyString({type:n,value:c},{implicitKey:l||r===null,indent:r!==null&&r>0?" ".repeat(r):"",inFlow:s,options:{blockQuote:!0,lineWidth:-1}});switch(i[0]){case"|":case">":m(e,i);break;case'"':u(e,i,"double-quoted-scalar");break;case"'":u(e,i,"single-quoted-scalar");break;default:u(e,i,"scalar")}}function m(e,c){const t=c.indexOf(`
`),a=c.substring(0,t),l=c.substring(t+1)+`
`;if(e.type==="block-scalar"){const s=e.props[0];if(s.type!=="block-scalar-header")throw new Error("Invalid block scalar header");s.source=a,e.source=l}else{const{offset:s}=e,n="indent"in e?e.indent:-1,r=[{type:"block-scalar-header",offset:s,indent:n,source:a}];b(r,"end"in e?e.end:void 0)||r.push({type:"newline",offset:-1,indent:n,source:`
`});for(const i of Object.keys(e))i!=="type"&&i!=="offset"&&delete e[i];Object.assign(e,{type:"block-scalar",indent:n,props:r,source:l})}}function b(e,c){if(c)for(const t of c)switch(t.type){case"space":case"comment":e.push(t);break;case"newline":return e.push(t),!0}return!1}function u(e,c,t){switch(e.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e.type=t,e.source=c;break;case"block-scalar":{const a=e.props.slice(1);let l=c.length;e.props[0].type==="block-scalar-header"&&(l-=e.props[0].source.length);for(const s of a)s.offset+=l;delete e.props,Object.assign(e,{type:t,source:c,end:a});break}case"block-map":case"block-seq":{const l={type:"newline",offset:e.offset+c.length,indent:e.indent,source:`
`};delete e.items,Object.assign(e,{type:t,source:c,end:[l]});break}default:{const a="indent"in e?e.indent:-1,l="end"in e&&Array.isArray(e.end)?e.end.filter(s=>s.type==="space"||s.type==="comment"||s.type==="newline"):[];for(const s of Object.keys(e))s!=="type"&&s!=="offset"&&delete e[s];Object.assign(e,{type:t,indent:a,source:c,end:l})}}}f.createScalarToken=_,f.resolveAsScalar=g,f.setScalarValue=S}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js"(n){"use strict";var u=s=>"type"in s?t(s):c(s);function t(s){switch(s.type){case"block-scalar":{let r="";for(const e of s.props)r+=t(e);return r+s.source}case"block-map":case"block-seq":{let r="";for(const e of s.items)r+=c(e);return r}case"flow-collection":{let r=s.start.source;for(const e of s.items)r+=c(e);for(const e of s.end)r+=e.source;return r}case"document":{let r=c(s);if(s.end)for(const e of s.end)r+=e.source;return r}default:{let r=s.source;if("end"in s&&s.end)for(const e of s.end)r+=e.source;return r}}}function c({start:s,key:r,sep:e,value:i}){let o="";for(const f of s)o+=f.source;if(r&&(o+=t(r)),e)for(const f of e)o+=f.source;return i&&(o+=t(i)),o}n.stringify=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js"(a){"use strict";var c=Symbol("break visit"),v=Symbol("skip children"),m=Symbol("remove item");function s(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),u(Object.freeze([]),e,t)}s.BREAK=c,s.SKIP=v,s.REMOVE=m,s.itemAtPath=(e,t)=>{let r=e;for(const[i,n]of t){const o=r?.[i];if(o&&"items"in o)r=o.items[n];else return}return r},s.parentCollection=(e,t)=>{const r=s.itemAtPath(e,t.slice(0,-1)),i=t[t.length-1][0],n=r?.[i];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function u(e,t,r){let i=r(t,e);if(typeof i=="symbol")return i;for(const n of["key","value"]){const o=t[n];if(o&&"items"in o){for(let l=0;l<o.items.length;++l){const f=u(Object.freeze(e.concat([[n,l]])),o.items[l],r);if(typeof f=="number")l=f-1;else{if(f===c)return c;f===m&&(o.items.splice(l,1),l-=1)}}typeof i=="function"&&n==="key"&&(i=i(t,e))}}return typeof i=="function"?i(t,e):i}a.visit=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js
var require_cst=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js"(r){"use strict";var a=require_cst_scalar(),i=require_cst_stringify(),u=require_cst_visit(),c="\uFEFF",s="",t="",n="",l=e=>!!e&&"items"in e,d=e=>!!e&&(e.type==="scalar"||e.type==="single-quoted-scalar"||e.type==="double-quoted-scalar"||e.type==="block-scalar");function o(e){switch(e){case c:return"<BOM>";case s:return"<DOC>";case t:return"<FLOW_END>";case n:return"<SCALAR>";default:return JSON.stringify(e)}}function m(e){switch(e){case c:return"byte-order-mark";case s:return"doc-mode";case t:return"flow-error-end";case n:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}r.createScalarToken=a.createScalarToken,r.resolveAsScalar=a.resolveAsScalar,r.setScalarValue=a.setScalarValue,r.stringify=i.stringify,r.visit=u.visit,r.BOM=c,r.DOCUMENT=s,r.FLOW_END=t,r.SCALAR=n,r.isCollection=l,r.isScalar=d,r.prettyToken=o,r.tokenType=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js
var require_lexer=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js"(c){"use strict";var n=require_cst();function l(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var f=new Set("0123456789ABCDEFabcdef"),o=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),a=new Set(",[]{}"),d=new Set(` ,[]{}
\r	`),u=e=>!e||d.has(e),p=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const h=this.buffer[s+e+1];if(h===`
`||!h&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&l(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===n.BOM&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const h=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-h),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield n.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&l(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!l(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&
!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&l(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(u),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const h=this.getLine();if(h===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&h[0]!=="#"||s===0&&(h.startsWith("---")||h.startsWith("..."))&&l(h[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(h[0]==="]"||h[0]==="}")))return this.flowLevel=0,yield n.FLOW_END,yield*this.parseLineStart();let i=0;for(;h[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),h[i]){case void 0:return"flow";case"#":return yield*this.pushCount(h.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(u),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(
1);if(this.flowKey||l(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let h=s.indexOf(`
`,this.pos);if(h!==-1){for(;h!==-1;){const i=this.continueScalar(h+1);if(i===-1)break;h=s.indexOf(`
`,i)}h!==-1&&(t=h-(s[h-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>l(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let h=e+1;for(s=this.buffer[h];s===" ";)s=this.buffer[++h];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++h];e=h-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const b=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>b)e=i;else break}while(!0);return yield n.SCALAR,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,h;for(;h=this.buffer[++s];)if(h===":"){const i=this.buffer[s+1];if(l(i)||e&&a.has(i))break;t=s}else if(l(h)){let i=this.buffer[s+1];if(h==="\r"&&(i===`
`?(s+=1,h=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&a.has(i))break;if(h===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&a.has(h))break;t=s}return!h&&!this.atEnd?this.setNext("plain-scalar"):(yield n.SCALAR,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(u),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(l(s)||t&&a.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!l(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(o.has(t))t=this.buffer[++e];else if(t==="%"&&f.has(this.buffer[e+1])&&f.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const h=t-this.pos;return h>0&&(yield this.buffer.substr(this.pos,h),this.pos=t),h}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}};c.Lexer=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js
var require_line_counter=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js"(s){"use strict";var l=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,i=this.lineStarts.length;for(;t<i;){const n=t+i>>1;this.lineStarts[n]<e?t=n+1:i=n}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const r=this.lineStarts[t-1];return{line:t,col:e-r+1}}}};s.LineCounter=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js
var require_parser=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js"(k){"use strict";var m=__require("process"),u=require_cst(),w=require_lexer();function a(t,e){for(let s=0;s<t.length;++s)if(t[s].type===e)return!0;return!1}function d(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function f(t){switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function h(t){switch(t.type){case"document":return t.start;case"block-map":{const e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function r(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function p(t,e){if(e.length<1e5)Array.prototype.push.apply(t,e);else for(let s=0;s<e.length;++s)t.push(e[s])}function y(t){if(t.start.type==="flow-seq-start")for(const e of t.items)e.sep&&!e.value&&!a(e.start,"explicit-key-ind")&&!a(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,f(e.value)?e.value.end?p(e.value.end,e.sep):e.value.end=e.sep:p(e.start,e.sep),delete e.sep)}var v=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new w.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(t,e))yield*this.next(s);e||(yield*this.end())}*next(t){if(this.source=t,m.env.LOG_TOKENS&&console.log("|",u.prettyToken(t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}const e=u.tokenType(t);if(e)if(e==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.
step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{const s=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:t}),this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){const e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield e;else{const s=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in s?s.indent:0:e.type==="flow-collection"&&s.type==="document"&&(e.indent=0),e.type==="flow-collection"&&y(e),s.type){case"document":s.value=e;break;case"block-scalar":s.props.push(e);break;case"block-map":{const i=s.items[s.items.length-1];if(i.value){s.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(i.sep)i.value=e;else{Object.assign(i,{key:e,sep:[]}),this.
onKeyLine=!i.explicitKey;return}break}case"block-seq":{const i=s.items[s.items.length-1];i.value?s.items.push({start:[],value:e}):i.value=e;break}case"flow-collection":{const i=s.items[s.items.length-1];!i||i.value?s.items.push({start:[],key:e,sep:[]}):i.sep?i.value=e:Object.assign(i,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){const i=e.items[e.items.length-1];i&&!i.sep&&!i.value&&i.start.length>0&&d(i.start)===-1&&(e.indent===0||i.start.every(o=>o.type!=="comment"||o.indent<e.indent))&&(s.type==="document"?s.end=i.start:s.items.push({start:i.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const t={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.type){case"doc-start":{d(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}const e=this.startBlockValue(t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){const e=h(this.peek(2)),s=r(e);let i;t.end?(i=t.end,i.push(this.sourceToken),delete t.end):i=[this.sourceToken];const o={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.
type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){const s=!this.onKeyLine&&this.indent===t.indent,i=s&&(e.sep||e.explicitKey)&&this.type!=="seq-item-ind";let o=[];if(i&&e.sep&&!e.value){const n=[];for(let l=0;l<e.sep.length;++l){const c=e.sep[l];switch(c.type){case"newline":n.push(l);break;case"space":break;case"comment":c.indent>t.indent&&(n.length=0);break;default:n.length=0}}n.length>=2&&(o=e.sep.splice(n[1]))}switch(this.type){case"anchor":case"tag":i||e.value?(o.push(this.sourceToken),t.items.push({start:o}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):i||e.value?(o.push(this.sourceToken),t.items.push({start:o,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(a(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:o,key:null,sep:[this.sourceToken]}]});else if(f(e.key)&&!a(e.sep,"newline")){const n=r(e.start),
l=e.key,c=e.sep;c.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:l,sep:c}]})}else o.length>0?e.sep=e.sep.concat(o,this.sourceToken):e.sep.push(this.sourceToken);else if(a(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{const n=r(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]})}else e.sep?e.value||i?t.items.push({start:o,key:null,sep:[this.sourceToken]}):a(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);i||e.value?(t.items.push({start:o,key:n,sep:[]}),this.onKeyLine=!0):e.sep?this.stack.push(n):(Object.assign(e,{key:n,sep:[]}),this.onKeyLine=!0);return}default:{const n=this.startBlockValue(t);if(n){if(n.type==="block-seq"){if(!e.explicitKey&&e.sep&&!a(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&t.items.push({start:o});this.stack.push(n);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.
push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||a(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return}if(this.indent>t.indent){const s=this.startBlockValue(t);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){const e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const i=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:i,sep:[]}):e.sep?this.stack.push(i):Object.assign(e,{key:i,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}const s=this.startBlockValue(t);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===t.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const i=h(s),o=r(i);y(t);const n=t.end.splice(1,t.end.length);n.push(this.sourceToken);const l={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:o,key:t,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=l}else
yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};k.Parser=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js
var require_public_api=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js"(l){"use strict";var f=require_composer(),p=require_Document(),u=require_errors(),y=require_log(),g=require_identity(),_=require_line_counter(),a=require_parser();function m(n){const e=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||e&&new _.LineCounter||null,prettyErrors:e}}function E(n,e={}){const{lineCounter:r,prettyErrors:i}=m(e),t=new a.Parser(r?.addNewLine),s=new f.Composer(e),o=Array.from(s.compose(t.parse(n)));if(i&&r)for(const c of o)c.errors.forEach(u.prettifyError(n,r)),c.warnings.forEach(u.prettifyError(n,r));return o.length>0?o:Object.assign([],{empty:!0},s.streamInfo())}function d(n,e={}){const{lineCounter:r,prettyErrors:i}=m(e),t=new a.Parser(r?.addNewLine),s=new f.Composer(e);let o=null;for(const c of s.compose(t.parse(n),!0,n.length))if(!o)o=c;else if(o.options.logLevel!=="silent"){o.errors.push(new u.YAMLParseError(c.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return i&&r&&(o.errors.forEach(u.prettifyError(n,r)),o.warnings.forEach(u.prettifyError(n,r))),o}function w(n,e,r){let i;typeof e=="function"?i=e:r===void 0&&e&&typeof e=="object"&&(r=e);const t=d(n,r);if(!t)return null;if(t.warnings.forEach(s=>y.warn(t.options.logLevel,s)),t.errors.length>0){if(t.options.logLevel!=="silent")throw t.errors[0];t.errors=[]}return t.toJS(Object.assign({reviver:i},r))}function C(n,e,r){let i=null;if(typeof e=="function"||Array.isArray(e)?i=e:r===void 0&&e&&(r=e),typeof r=="string"&&(r=r.length),typeof r=="number"){const t=Math.round(r);r=t<1?void 0:t>8?{indent:8}:{indent:t}}if(n===void 0){const{keepUndefined:t}=r??e??{};if(!t)return}return g.isDocument(n)&&!i?n.toString(r):new p.Document(n,i,r).toString(r)}l.parse=w,l.parseAllDocuments=E,l.parseDocument=d,l.stringify=C}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js
var require_dist=__commonJS({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js"(r){"use strict";var n=require_composer(),c=require_Document(),s=require_Schema(),a=require_errors(),l=require_Alias(),i=require_identity(),m=require_Pair(),A=require_Scalar(),q=require_YAMLMap(),v=require_YAMLSeq(),_=require_cst(),M=require_lexer(),L=require_line_counter(),S=require_parser(),e=require_public_api(),u=require_visit();r.Composer=n.Composer,r.Document=c.Document,r.Schema=s.Schema,r.YAMLError=a.YAMLError,r.YAMLParseError=a.YAMLParseError,r.YAMLWarning=a.YAMLWarning,r.Alias=l.Alias,r.isAlias=i.isAlias,r.isCollection=i.isCollection,r.isDocument=i.isDocument,r.isMap=i.isMap,r.isNode=i.isNode,r.isPair=i.isPair,r.isScalar=i.isScalar,r.isSeq=i.isSeq,r.Pair=m.Pair,r.Scalar=A.Scalar,r.YAMLMap=q.YAMLMap,r.YAMLSeq=v.YAMLSeq,r.CST=_,r.Lexer=M.Lexer,r.LineCounter=L.LineCounter,r.Parser=S.Parser,r.parse=e.parse,r.parseAllDocuments=e.parseAllDocuments,r.parseDocument=e.parseDocument,r.stringify=e.stringify,r.visit=u.visit,r.visitAsync=u.visitAsync}});

// src/cli/main.ts
import { existsSync as existsSync4, realpathSync as realpathSync3 } from "node:fs";
import { dirname as dirname5, join as join7 } from "node:path";

// .claude-plugin/plugin.json
var plugin_default = {
  name: "msw",
  version: "0.1.0",
  description: "Keeps Claude working until your own commands pass, and answers each failure with grounded guidance.",
  author: {
    name: "The MSW maintainers"
  },
  homepage: "https://github.com/msw-protocol/msw#readme",
  repository: "https://github.com/msw-protocol/msw",
  license: "MIT",
  keywords: ["loop", "verification", "stop-hook", "notebooklm", "testing"],
  mcpServers: {
    msw: {
      command: "node",
      args: ["${CLAUDE_PLUGIN_ROOT}/dist/mcp.mjs"]
    }
  }
};

// src/adapters/claude-code/client-marks.ts
function clientMark(env2) {
  return Object.keys(env2).find((name) => env2[name] !== void 0 && isClientMark(name)) ?? null;
}
function isClientMark(name) {
  return OF_THE_CLIENT.test(name) && !OF_THE_USER.test(name);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK|MSW_MCP)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;

// src/app/operations/nouns.ts
var nouns = {
  loop: {
    about: "Arm, watch and control loops",
    load: async () => [
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.loop-operations.cjs"), 1))).loopOperations,
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.snapshot-operations.cjs"), 1))).snapshotOperations,
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.headless-operations.cjs"), 1))).headlessOperations
    ]
  },
  route: {
    about: "Say which way a task would go, and why",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.route-operations.cjs"), 1))).routeOperations
  },
  job: {
    about: "Have work done in the background, and see how far it is",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.job-operations.cjs"), 1))).jobOperations
  },
  status: {
    about: "Show the loops of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.loop-operations.cjs"), 1))).statusOperations
  },
  log: {
    about: "Tell what was decided, asked and done in a day",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.log-operations.cjs"), 1))).logOperations
  },
  statusline: {
    about: "Show the loop in the status line of Claude Code",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.status-line-operations.cjs"), 1))).statusLineOperations
  },
  doctor: {
    about: "Check that MSW can work here, and say what to do if not",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.doctor-operations.cjs"), 1))).doctorOperations
  },
  trust: {
    about: "Say which commands from files may run in this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.trust-operations.cjs"), 1))).trustOperations
  },
  checks: {
    about: "Run the checks of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.checks-operations.cjs"), 1))).checksOperations
  },
  search: {
    about: "Find the documents of a folder that speak of something",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.search-operations.cjs"), 1))).searchOperations
  },
  failure: {
    about: "Read what a failing command printed",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.failure-operations.cjs"), 1))).failureOperations
  },
  guidance: {
    about: "See what is known about failures, and why it was offered",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.guidance-operations.cjs"), 1))).guidanceOperations
  },
  notebook: {
    about: "Use NotebookLM through nlm",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.notebook-operations.cjs"), 1))).notebookOperations
  },
  source: {
    about: "See and change what a notebook answers from",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.source-operations.cjs"), 1))).sourceOperations
  },
  studio: {
    about: "Have a notebook make audio, reports, quizzes and the like of its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.studio-operations.cjs"), 1))).studioOperations
  },
  research: {
    about: "Turn a topic into a report with its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.research-operations.cjs"), 1))).researchOperations
  },
  memory: {
    about: "Keep notes, and find them again",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.memory-operations.cjs"), 1))).memoryOperations
  },
  sharing: {
    about: "Share answers and fixes with a team",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.sharing-operations.cjs"), 1))).sharingOperations
  },
  state: {
    about: "Show and keep where the project stands",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.state-operations.cjs"), 1))).stateOperations
  },
  roadmap: {
    about: "Show the phases of the milestone",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.roadmap-operations.cjs"), 1))).roadmapOperations
  },
  plan: {
    about: "Read and check GSD plans",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.plan-operations.cjs"), 1))).planOperations
  },
  phase: {
    about: "Say what to do now, check, verify and judge phases",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.phase-operations.cjs"), 1))).phaseOperations
  },
  milestone: {
    about: "Close a milestone, and begin the next",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.milestone-operations.cjs"), 1))).milestoneOperations
  },
  execute: {
    about: "Carry out the plans of a phase",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.execute-operations.cjs"), 1))).executeOperations
  },
  project: {
    about: "Write the documents of a new project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.project-operations.cjs"), 1))).projectOperations
  },
  quick: {
    about: "Carry out a small task outside the phases",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.quick-operations.cjs"), 1))).quickOperations
  },
  map: {
    about: "Make and check the map of a codebase",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.map-operations.cjs"), 1))).mapOperations
  }
};

// src/core/text/closest-word.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST = 80;
function closestWord(wrong, known) {
  const near = known.map((word) => ({ word, edits: editsBetween(word, wrong) })).filter(({ edits }) => edits <= editsAllowed(wrong)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word) {
  return word.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/core/terminal-codes.ts
var CODES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
function withoutTerminalCodes(text) {
  return text.replaceAll(CODES, "");
}
var invisible = once(() => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu);

// src/core/text/harmless.ts
var tag = once(
  () => /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu
);
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(tag(), "‹") : plain;
}
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~\u00b7\u25b8\u2192\u2026\u2019\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return withoutTerminalCodes(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")).replaceAll(CONTROLS, "").replaceAll(invisible(), "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/core/text/quote-line.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run2) => [...run2].join(" "));
}

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST2) {
  if (name.length <= cap && isPlain(name) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST2 = 4096;
function isPlain(name) {
  return /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/.test(name) || isPlainAnywhere(name);
}
function isPlainAnywhere(name) {
  return /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u.test(name);
}
var MARKUP = /~{3}/;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
function jsonStringifyReplacer(e,r){return typeof r=="bigint"?r.toString():r}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function isObject(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function isPlainObject(e){if(isObject(e)===!1)return!1;const r=e.constructor;if(r===void 0||typeof r!="function")return!0;const t=r.prototype;return!(isObject(t)===!1||Object.prototype.hasOwnProperty.call(t,"isPrototypeOf")===!1)}function shallowClone(e){return isPlainObject(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function clone(e,r,t){const n=new e._zod.constr(r??e._zod.def);return(!r||t?.parent)&&(n._zod.parent=e),n}function normalizeParams(e){const r=e;if(!r)return{};if(typeof r=="string")return{error:()=>r};if(r?.message!==void 0){if(r?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");r.error=r.message}return delete r.message,typeof r.error=="string"?{...r,error:()=>r.error}:r}function aborted(e,r=0){if(e.aborted===!0)return!0;for(let t=r;t<e.issues.length;t++)if(e.issues[t]?.continue!==!0)return!0;return!1}function explicitlyAborted(e,r=0){if(e.aborted===!0)return!0;for(let t=r;t<e.issues.length;t++)if(e.issues[t]?.continue===!1)return!0;return!1}function unwrapMessage(e){return typeof e=="string"?e:e?.message}function attachSchema(e,r,t){var n;for(let o=r;o<e.length;o++)(n=e[o]).schema??(n.schema=t)}function finalizeIssue(e,r,t){var n;const o=e.inst?._zod?.traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);const u=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,c=e.message?e.message:unwrapMessage(e.inst?._zod.def?.error?.(e))??unwrapMessage(u?.(e))??unwrapMessage(r?.error?.(e))??unwrapMessage(t.customError?.(e))??unwrapMessage(t.localeError?.(e))??"Invalid input",a={};for(const i of Object.keys(e))i==="inst"||i==="schema"||i==="continue"||i==="input"||i==="__proto__"||(a[i]=e[i]);return a.path??
(a.path=[]),a.message=c,r?.reportInput&&(a.input=e.input),a}function members(e,r){for(const t in r){const n=Object.getOwnPropertyDescriptor(r,t);n.get?Object.defineProperty(e,t,{...n,enumerable:!1}):defineBound(e,t,n.value)}}function own(e,r,t,n=!0){return Object.defineProperty(e,r,{configurable:!0,writable:!0,enumerable:n,value:t}),t}function hide(e,r,t){return own(e,r,t,!1)}function defineBound(e,r,t){Object.defineProperty(e,r,{configurable:!0,get(){return this==null?t:own(this,r,t.bind(this))},set(n){own(this,r,n)}})}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(e,r,t){const n=Object.getPrototypeOf(e._zod);if(r in n&&installing!==e._zod){installing=void 0;return}installing=e._zod,Object.defineProperty(n,r,{configurable:!0,get(){Object.defineProperty(this,r,breaker);const o=broke;broke=!1;try{const u=t(this);return broke?delete this[r]:Object.defineProperty(this,r,{configurable:!0,writable:!0,value:u}),broke=broke||o,u}catch(u){throw delete this[r],broke=broke||o,u}},set(o){Object.defineProperty(this,r,{configurable:!0,writable:!0,value:o})}})}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
var _a,_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(t){const n=_E;if(n){const s=n.stackTraceLimit;if(typeof s=="number"){try{n.stackTraceLimit=0}catch{return _E=null,new t}try{return new t}finally{n.stackTraceLimit=s}}}return new t}function $constructor(t,n,s,l){const g={};function b(e){this.def=e,this.constr=c,this.traits=new Set}b.prototype=g;const p=s,d=p&&new WeakSet;function _(e,o){if(e._zod){if(e._zod.traits.has(t))return}else{_zodDesc.value=new b(o);try{Object.defineProperty(e,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(e._zod.traits.add(t),n(e,o),d){const r=Object.getPrototypeOf(e),f=e._zod.constr.prototype;let i=r;for(;i&&i!==f;)i=Object.getPrototypeOf(i);const u=i??r;d.has(u)||(d.add(u),members(u,p))}const a=c.prototype;for(const r in a)Object.prototype.hasOwnProperty.call(a,r)&&(r in e||(e[r]=a[r].bind(e)))}const P=l?.Parent??Object;class y extends P{}Object.defineProperty(y,"name",{value:t});function c(e){const o=l?.Parent?newError(y):this;_(o,e);const a=o._zod.deferred;if(a){for(const f of a)f();o._zod.deferred=void 0}const r=globalThis.__zod_globalConfig?.postProcessor;return r&&r(o),o}return Object.defineProperty(c,"init",{value:_}),Object.defineProperty(c,Symbol.hasInstance,{value:e=>l?.Parent&&e instanceof l.Parent?!0:e?._zod?.traits?.has(t)}),Object.defineProperty(c,"name",{value:t}),c}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(t){return t&&Object.assign(globalConfig,t),globalConfig}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,jsonStringifyReplacer,2)),e.message}function _setMessage(e){this._zod.message=e}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(e,o)=>{e.name="$ZodError",_issuesDesc.value=o,Object.defineProperty(e,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(e,"message",_messageDesc);const t=Object.getPrototypeOf(e);_installedToString.has(t)||(_installedToString.add(t),Object.defineProperty(t,"toString",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},$ZodError=$constructor("$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
var _parse=o=>{const a=(n,r,e,s)=>{const c=e?{...e,async:!1}:{async:!1},t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise)throw new $ZodAsyncError;if(t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parse=_parse($ZodRealError),_parseAsync=o=>{const a=async(n,r,e,s)=>{const c=e?{...e,async:!0}:{async:!0};let t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise&&(t=await t),t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parseAsync=_parseAsync($ZodRealError),_safeParse=o=>(a,n,r)=>{const e=r?{...r,async:!1}:{async:!1},s=a._zod.run({value:n,issues:[]},e);if(s instanceof Promise)throw new $ZodAsyncError;return s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParse=_safeParse($ZodRealError);function failure(o,a,n){let r;return{success:!1,get error(){return r||(r=new o(a.map(e=>finalizeIssue(e,n,config()))),a=void 0,n=void 0),r},set error(e){r=e,a=void 0,n=void 0}}}var _safeParseAsync=o=>async(a,n,r)=>{const e=r?{...r,async:!0}:{async:!0};let s=a._zod.run({value:n,issues:[]},e);return s instanceof Promise&&(s=await s),s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParseAsync=_safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var boolean=/^(?:true|false)$/i;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version={major:4,minor:6,patch:7};

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
var $ZodType=$constructor("$ZodType",(e,s)=>{var r;e??(e={}),e._zod.def=s,e._zod.bag=e._zod.bag||{},e._zod.version=version;const u=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...u??[]]:u?.length?[...u]:[];for(const d of c)for(const h of d._zod.onattach)h(e);if(c.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{const d=(n,o,i)=>{if(n.memo)return n;let t=aborted(n),f;for(const _ of o){if(_._zod.def.when){if(explicitlyAborted(n)||!_._zod.def.when(n))continue}else if(t)continue;const a=n.issues.length,z=_._zod.check(n);if(z instanceof Promise&&i?.async===!1)throw new $ZodAsyncError;if(f||z instanceof Promise)f=(f??Promise.resolve()).then(async()=>{await z,n.issues.length!==a&&(attachSchema(n.issues,a,e),t||(t=aborted(n,a)))});else{if(n.issues.length===a)continue;attachSchema(n.issues,a,e),t||(t=aborted(n,a))}}return f?f.then(()=>n):n},h=(n,o,i)=>{if(aborted(n))return n.aborted=!0,n;const t=d(o,c,i);if(t instanceof Promise){if(i.async===!1)throw new $ZodAsyncError;return t.then(f=>e._zod.parse(f,i))}return e._zod.parse(t,i)};e._zod.run=(n,o)=>{if(o.skipChecks)return e._zod.parse(n,o);if(o.direction==="backward"){const t=e._zod.parse({value:n.value,issues:[]},{...o,skipChecks:!0});return t instanceof Promise?t.then(f=>h(f,n,o)):h(t,n,o)}const i=e._zod.parse(n,o);if(i instanceof Promise){if(o.async===!1)throw new $ZodAsyncError;return i.then(t=>d(t,c,o))}return d(i,c,o)}}},{get"~standard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(e){own(this,"~standard",e)}}),toStandardResult=(e,s)=>e.issues.length?{issues:e.issues.map(r=>finalizeIssue(r,s,config()))}:{value:e.value};async function validateAsync(e,s){const r={async:!0};return toStandardResult(await e._zod.run({value:s,issues:[]},r),r)}function standardProps(e){return{validate:s=>{const r={async:!1};try{const u=e._zod.run({value:s,issues:[]},r);if(!(u instanceof Promise))return toStandardResult(u,r)}catch{}return validateAsync(e,s)},
vendor:"zod",version:1}}var $ZodBoolean=$constructor("$ZodBoolean",(e,s)=>{$ZodType.init(e,s),e._zod.pattern=boolean,e._zod.parse=(r,u)=>{if(s.coerce)try{r.value=!!r.value}catch{}const c=r.value;return typeof c=="boolean"||r.issues.push({expected:"boolean",code:"invalid_type",input:c,inst:e}),r}}),$ZodDefault=$constructor("$ZodDefault",(e,s)=>{$ZodType.init(e,s),e._zod.optin="defaulted",defineLazyInternal(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,u)=>{if(u.direction==="backward")return s.innerType._zod.run(r,u);if(r.value===void 0)return r.value=s.defaultValue,r;const c=s.innerType._zod.run(r,u);return c instanceof Promise?c.then(d=>handleDefaultResult(d,s)):handleDefaultResult(c,s)}});function handleDefaultResult(e,s){return e.value===void 0&&(e.value=s.defaultValue),e}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
var _a2,$ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...e){const i=e[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const e=this._map.get(t);return e&&typeof e=="object"&&"id"in e&&this._idmap.delete(e.id),this._map.delete(t),this}get(t){const e=t._zod.parent;if(e){const i={...this.get(e)??{}};delete i.id;const s={...i,...this._map.get(t)};return Object.keys(s).length?s:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};function registry(){return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function _boolean(n,e){return new n({type:"boolean",...normalizeParams(e)})}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType=$constructor("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(e,t),e.def=t,e.type=t.type},{get with(){return this.check},set with(e){own(this,"with",e)},parse(e,t){return parse(this,e,t,{callee:this.parse})},parseAsync(e,t){return parseAsync(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return safeParse(this,e,t)},safeParseAsync(e,t){return safeParseAsync(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return clone(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ZodMiniBoolean=$constructor("ZodMiniBoolean",(e,t)=>{$ZodBoolean.init(e,t),ZodMiniType.init(e,t)});function boolean2(e){return _boolean(ZodMiniBoolean,e)}var ZodMiniDefault=$constructor("ZodMiniDefault",(e,t)=>{$ZodDefault.init(e,t),ZodMiniType.init(e,t)});function _default(e,t){return new ZodMiniDefault({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():shallowClone(t)}})}

// src/app/operations/inputs.ts
function flag(about) {
  return meant(_default(boolean2(), false), { kind: "flag", shown: "", about });
}
var meanings = registry();
function meant(schema, meaning) {
  meanings.add(schema, {
    isPath: false,
    isRequired: false,
    isMany: false,
    range: null,
    choices: null,
    ...meaning
  });
  return schema;
}

// src/app/operations/operation.ts
var SHORT = flag("with --json: only what a command of MSW’s uses");
function refused(reason) {
  return { status: "refused", reason };
}
function optionName(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// src/cli/help.ts
function nounHelp(name, about, operations) {
  const [only] = operations;
  if (operations.length === 1 && only?.name === name) return verbHelp(only);
  const rows = operations.map((operation) => ({
    usage: usageOf(operation).slice(name.length + 1),
    about: operation.about,
    options: optionsOf(operation)
  }));
  const width = Math.min(24, Math.max(...rows.map(({ usage }) => usage.length)));
  const lines = rows.flatMap(({ usage, about: about2, options }) => [
    ...usage.length > width ? [`  ${usage}`, `  ${" ".repeat(width)}  ${about2}`] : [`  ${usage.padEnd(width)}  ${about2}`],
    ...wrapped(shortened(options.map(({ typed }) => typed))).map(
      (line) => `  ${" ".repeat(width)}    ${line}`
    )
  ]);
  const end = `All take --json and --project DIR. msw-protocol ${name} VERB --help says what the options mean.`;
  return forPeople([`msw-protocol ${name} VERB`, `${about}.`, "", ...lines, "", end], 200);
}
function shortened(options) {
  const left = options.length - MOST_OPTIONS;
  return left > 1 ? [...options.slice(0, MOST_OPTIONS), `and ${left} more`] : options;
}
var MOST_OPTIONS = 6;
function verbHelp(operation) {
  const options = [
    ...optionsOf(operation),
    { typed: "--project DIR", about: "the project; by default the one around this folder" },
    { typed: "--json", about: "the result as one JSON document" }
  ];
  const width = Math.max(...options.map(({ typed }) => typed.length));
  const words = meanings2(operation).filter(([, { kind, about }]) => kind === "word" && about !== "");
  return forPeople(
    [
      `msw-protocol ${usageOf(operation)}`,
      `${operation.about}.${callersOf[operation.callers]}`,
      "",
      ...words.map(([, { shown, about }]) => `  ${shown}: ${about}`),
      ...options.map(({ typed, about }) => `  ${typed.padEnd(width)}  ${about}`)
    ],
    200
  );
}
var callersOf = {
  anyone: "",
  "people and scripts": " Not for Claude.",
  people: " For a person in a terminal."
};
function usageOf(operation) {
  const words = meanings2(operation).filter(([, { kind }]) => kind === "word").map(([name, { isRequired }]) => isRequired ? name.toUpperCase() : `[${name.toUpperCase()}]`);
  return [operation.name, ...words, ...operation.takesFolder ? ["[DIR]"] : []].join(" ");
}
function optionsOf(operation) {
  return meanings2(operation).filter(([, { kind }]) => kind !== "word" && kind !== "stdin" && kind !== "records").map(([name, { kind, shown, about }]) => ({
    typed: `--${optionName(name)}${kind === "maybe" ? `[=${shown}]` : ` ${shown}`}`.trimEnd(),
    about
  }));
}
function meanings2({ inputs }) {
  return Object.entries(inputs);
}
function wrapped(options) {
  const lines = [];
  for (const option of options) {
    const last = lines.at(-1);
    if (last !== void 0 && last.length + option.length < 76)
      lines[lines.length - 1] = `${last}, ${option}`;
    else lines.push(option);
  }
  return lines;
}

// src/cli/run-operation.ts
import { parseArgs } from "node:util";

// src/core/failure/error-lines.ts
var ERROR_SIGN = /error|fatal|panic|exception|traceback|fail|assert|undefined reference|segmentation fault|cannot |could not|not found|not ok|no such |denied|[✗✘✕✖❌]/i;
var QUIET_LEVEL = /^[\W\dTZ]{0,40}(?:\[[\w.-]{1,40}\][\W\d]{0,4})?(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE|WARN(?:ING)?|info|debug|trace)\b(?![(:]\d)|\blevel"?[=:] ?(?:"?(?:info|debug|trace|notice|warn)|[1-4]0\b)/;
var ALL_WELL = /\b(?:0|no) (?:\w{1,20} )?(?:error|fail)|(?:errors?|fail(?:ed|ures?))"?[:=] ?0\b|^\s*(?:ok|PASS|[✓✔√])\b/i;
function isQuietLog(line) {
  return QUIET_LEVEL.test(line);
}
function looksLikeError(line) {
  return ERROR_SIGN.test(line) && !ALL_WELL.test(line) && !isQuietLog(line);
}
var FOLLOWING = 3;
var MOST_LINES = 200;
var MOST_CHARACTERS = 64 * 1024;
var LONGEST_LINE = 2048;
var END = 96 * 1024;
var PIECE = 8 * 1024;
function errorKeeper(onlyLast = false) {
  let hasDropped = false;
  const first = bounded();
  const last = bounded();
  let following = 0;
  const keep = (line) => {
    const shown = line.slice(0, LONGEST_LINE);
    if (!onlyLast && last.lines.length === 0 && first.fits(shown)) first.push(shown);
    else last.push(shown);
    while (last.isOver()) {
      hasDropped = true;
      last.shift();
    }
  };
  const addLine = (line) => {
    if (line.trim() === "") return;
    if (looksLikeError(line)) following = FOLLOWING + 1;
    if (following > 0) keep(line);
    following = Math.max(0, following - 1);
  };
  return {
    add: (piece, read2 = () => piece) => {
      if (following > 0 || ERROR_SIGN.test(piece)) for (const line of read2().split("\n")) addLine(line);
    },
    lines: () => [...first.lines, ...last.lines],
    first: () => first.lines,
    last: () => last.lines,
    isOver: () => hasDropped
  };
}
function bounded() {
  const lines = [];
  let size = 0;
  const over = (count, characters) => count > MOST_LINES / 2 || characters > MOST_CHARACTERS / 2;
  return {
    lines,
    fits: (line) => !over(lines.length + 1, size + line.length + 1),
    isOver: () => over(lines.length, size),
    push: (line) => {
      lines.push(line);
      size += line.length + 1;
    },
    shift: () => {
      size -= (lines.shift() ?? "").length + 1;
    }
  };
}

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
  let start = index - 1;
  while (start > 0 && index - start < 4 && isContinuation(bytes[start])) start -= 1;
  return start + characterLength(bytes[start] ?? 0) > index ? start : index;
}
function isContinuation(byte = 0) {
  return (byte & 192) === 128;
}
function characterLength(firstByte) {
  if (firstByte >= 240) return 4;
  if (firstByte >= 224) return 3;
  return firstByte >= 192 ? 2 : 1;
}
function own2(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = errorKeeper();
  const drop = (piece) => {
    passed += piece.length;
    errors.add(piece.toString("latin1"), () => piece.toString("utf8"));
  };
  const addToTail = (piece) => {
    tail.push(own2(piece));
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
        head.push(own2(piece.subarray(0, room)));
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
      const start = startOfLine(end, surplus);
      drop(end.subarray(0, start));
      return join(beginning, end.subarray(start), passed, errors.lines());
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
  const start = end + 1;
  return end >= 0 && start < from + (tail.length - from) / 2 ? start : characterStart(tail, from);
}

// src/app/operations/named-path.ts
import { resolve as resolve3 } from "node:path";

// src/adapters/claude-code/own-user-folder.ts
import { join as join4 } from "node:path";

// src/adapters/files/place.ts
import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join as join2, relative, sep } from "node:path";

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/place.ts
var named = { kind: "named" };
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
  const link = linkBetween(root, dirname(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = realpathSync.native(path);
  const base = realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = relative(base, real).split(sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if (dirname(path) === path) return null;
  }
  return null;
}
function realPath(path) {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join2(realPath(parent), basename(path));
  }
}
function below(folder, ...names) {
  return (folder.endsWith(sep) ? folder : folder + sep) + names.join(sep);
}
function isInside(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

// src/adapters/files/project-reach.ts
import { lstatSync as lstatSync2 } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, dirname as dirname2, isAbsolute as isAbsolute2 } from "node:path";
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot, home = homeFolder()) {
  const reach = projectReach(projectRoot, home);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}
function isRepository(folder) {
  try {
    return lstatSync2(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = dirname2(folder)) {
    yield folder;
    if (dirname2(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath(userInfo().homedir);
  } catch {
    return null;
  }
}

// src/adapters/files/read-plain.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync as lstatSync3,
  openSync,
  readSync,
  statSync
} from "node:fs";
function readPlain(path, rule) {
  return usePlain(path, rule, (file, { size }) => {
    const start = rule.partFrom?.(size) ?? 0;
    const bytes = readUpTo(file, start, size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size, start };
  });
}
function usePlain(path, rule, use) {
  try {
    const look = rule.followsLink === false ? lstatSync3 : statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? useOpened(path, rule, use) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function useOpened(path, rule, use) {
  const file = openSync(path, constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = fstatSync(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: "refused", reason };
  } finally {
    closeSync(file);
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
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = readSync(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var UNKNOWN_SIZE = 4096;
var noWait = constants.O_NONBLOCK ?? 0;
var noLink = constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  return found.status === "ok" ? readPlain(found.path, { ...rule, ...ruleFor(found, path, place) }) : found;
}
function ruleFor({ followsLink }, path, place) {
  return {
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  };
}
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own3 = process.getuid();
  if (uid !== own3)
    return `it belongs to another user; if it is yours, type: sudo chown ${own3} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
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
function fieldsIn(file) {
  return fieldsOf(file.status === "ok" ? file.value : null);
}
function fieldsOf(value) {
  return isFields(value) ? value : {};
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  return place === void 0 ? "it is not complete JSON" : `it is not JSON at character ${place}`;
}

// src/adapters/user/user-folder.ts
import { existsSync, mkdirSync, realpathSync as realpathSync2, statSync as statSync2 } from "node:fs";
import { homedir as homedir2, userInfo as userInfo2 } from "node:os";
import { dirname as dirname3, isAbsolute as isAbsolute3, join as join3, resolve } from "node:path";

// default-only:node:path
var node_path_default = __require("node:path");

// default-only:node:os
var node_os_default = __require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures=Object.freeze(["","   ",".",".."," .",". "," ..",".. ","../","../foo","foo/../bar","foo/bar","foo\\bar","foo\0bar"]);function isSafeFilename(r){if(typeof r!="string")return!1;const e=r.trim();return e!==""&&e!=="."&&e!==".."&&!r.includes("/")&&!r.includes("\\")&&!r.includes("\0")}function assertSafeFilename(r){if(typeof r!="string")throw new TypeError("Expected a string");if(!isSafeFilename(r))throw new Error(`Unsafe filename: ${JSON.stringify(r)}`)}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir=node_os_default.homedir(),tmpdir=node_os_default.tmpdir(),{env}=node_process_default,macos=a=>{const o=node_path_default.join(homedir,"Library");return{data:node_path_default.join(o,"Application Support",a),config:node_path_default.join(o,"Preferences",a),cache:node_path_default.join(o,"Caches",a),log:node_path_default.join(o,"Logs",a),temp:node_path_default.join(tmpdir,a)}},windows=a=>{const o=env.APPDATA||node_path_default.join(homedir,"AppData","Roaming"),t=env.LOCALAPPDATA||node_path_default.join(homedir,"AppData","Local");return{data:node_path_default.join(t,a,"Data"),config:node_path_default.join(o,a,"Config"),cache:node_path_default.join(t,a,"Cache"),log:node_path_default.join(t,a,"Log"),temp:node_path_default.join(tmpdir,a)}},linux=a=>{const o=node_path_default.basename(homedir);return{data:node_path_default.join(env.XDG_DATA_HOME||node_path_default.join(homedir,".local","share"),a),config:node_path_default.join(env.XDG_CONFIG_HOME||node_path_default.join(homedir,".config"),a),cache:node_path_default.join(env.XDG_CACHE_HOME||node_path_default.join(homedir,".cache"),a),log:node_path_default.join(env.XDG_STATE_HOME||node_path_default.join(homedir,".local","state"),a),temp:node_path_default.join(tmpdir,o,a)}};function envPaths(a,{suffix:o="nodejs"}={}){return assertSafeFilename(a),o&&(a+=`-${o}`),assertSafeFilename(a),node_process_default.platform==="darwin"?macos(a):node_process_default.platform==="win32"?windows(a):linux(a)}

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!isAbsolute3(wanted))
    return refused2(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath(resolve(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused2(
      env2.MSW_HOME ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`
    );
  try {
    mkdirSync(wanted, { recursive: true, mode: 448 });
    const path = realpathSync2.native(wanted);
    const reason = notOnlyOurs(path, statSync2(path));
    return reason === null ? { status: "ok", path } : refused2(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused2(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = dirname3(project); around !== dirname3(around); around = dirname3(around)) {
    if (!isInside(folder, around) || !existsSync(join3(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return userInfo2().homedir;
  } catch {
    return homedir2();
  }
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project, env2) {
  const foreign = project === null ? [] : foreignVariables(env2, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project) {
  const projects = /* @__PURE__ */ new Set([project, env2.CLAUDE_PROJECT_DIR || project]);
  const given = [...new Set([...projects].flatMap((root) => foldersInReach(root)))].flatMap((folder) => FILES.map((file) => variablesIn(join4(folder, ".claude", file)))).filter((variables) => Object.keys(variables).length > 0);
  if (given.length === 0) return [];
  return Object.keys(env2).filter(
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
  );
}
function variablesIn(path) {
  return fieldsOf(fieldsIn(readJson(path, named)).env);
}

// src/adapters/files/session-commands.ts
import { mkdirSync as mkdirSync2, readdirSync, readFileSync, rmSync, statSync as statSync3 } from "node:fs";
import { join as join5 } from "node:path";

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse2(JSON.parse(readFileSync(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return join5(userFolder2, FOLDER, `${session}.json`);
}
function parse2(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/documents/documents.ts
import { existsSync as existsSync3, statSync as statSync5 } from "node:fs";
import { basename as basename2, dirname as dirname4, join as join6, resolve as resolve2 } from "node:path";

// src/adapters/files/list-folder.ts
import { existsSync as existsSync2, lstatSync as lstatSync4, opendirSync, statSync as statSync4 } from "node:fs";
function isFolder(path) {
  return existsSync2(path) && statSync4(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/adapters/files/write-in-place.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  fsyncSync,
  lstatSync as lstatSync5,
  openSync as openSync2,
  readSync as readSync2,
  rmSync as rmSync2,
  writeFileSync,
  writeSync
} from "node:fs";
var flags = constants2.O_WRONLY | constants2.O_CREAT | constants2.O_TRUNC | noWait | noLink;
var appending = constants2.O_RDWR | constants2.O_APPEND | constants2.O_CREAT | noWait | noLink;

// src/core/text/markdown/matter.ts
var import_gray_matter = __toESM(require_gray_matter(), 1);

// src/core/text/markdown/yaml-value.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/text/markdown/frontmatter.ts
var LARGEST_YAML = 256 * 1024;

// src/app/planning/documents/documents.ts
function findProject(path) {
  let folder = isFolder(path) ? path : dirname4(path);
  for (; ; ) {
    if (basename2(folder) === ".planning") return dirname4(folder);
    if (existsSync3(join6(folder, ".planning"))) return folder;
    const parent = dirname4(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

// src/app/operations/named-path.ts
function namedPath(call, word) {
  const path = resolve3(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project = sessionProject(call);
  if (isInside(realPath(path), realPath(project))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project}, the project of this session: for Claude's tools that is closed.`;
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
  const folder = known?.project ?? resolve3(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/app/operations/who-may-call.ts
function refuseCaller({ name, callers, typed }, caller) {
  if (callers === "anyone") return null;
  return callers === "people" ? refuseUnlessPerson(caller, name, typed) : refuseToClaude(caller, name);
}
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return refused(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return refused(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(invisible(), escaped).replaceAll(tag(), escaped)
  );
}
function asciiJson(value) {
  return ours(proseJson(value).replaceAll(/[^\n\u0020-\u007e]/g, escaped));
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/core/report/colour.ts
function inColour(text, env2) {
  const isPlain2 = (env2.NO_COLOR ?? "") !== "" || env2.TERM === "dumb";
  return isPlain2 ? text : text.split("\n").map(colourLine).join("\n");
}
function colourLine(line) {
  const rule = RULES.find(({ pattern }) => pattern.test(line));
  return rule === void 0 ? line : line.replace(rule.pattern, (words) => `\x1B[${rule.code}m${words}\x1B[39m`);
}
var [RED, GREEN, YELLOW] = [31, 32, 33];
var RULES = [
  { pattern: /\bdone and proven\b/, code: GREEN },
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /\b(?:budget spent|stuck|stalled|a human is needed|not done)(?=[,.: ])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN }
];

// src/cli/screen.ts
function screenOn(stream, env2) {
  return stream.isTTY === true ? redrawn(stream, env2) : printed(stream);
}
function redrawn(stream, env2) {
  let height = 0;
  const back = () => height === 0 ? "" : `\x1B[${height}A\r`;
  return {
    show: (lines) => {
      const width = Math.max(20, (stream.columns ?? 80) - 1);
      const shown = inColour(forPeople(lines, width), env2).split("\n");
      stream.write(
        `\x1B[?2026h${back()}${shown.map((line) => `${line}\x1B[K
`).join("")}\x1B[J\x1B[?2026l`
      );
      height = shown.length;
    },
    clear: () => {
      if (height > 0) stream.write(`${back()}\x1B[J`);
      height = 0;
    }
  };
}
function printed(stream) {
  let before = null;
  return {
    show: (_lines, plain) => {
      if (plain === null || plain === before) return;
      before = plain;
      stream.write(`${forPeople([plain], 400)}
`);
    },
    clear: () => {
    }
  };
}

// src/cli/run-operation.ts
async function runOperation(operation, call) {
  const typed = readTyped(operation, call.args);
  if (typeof typed === "string") return misused(typed);
  const { words, values } = typed;
  const isJson = values.json === true;
  const refusal = refuseCaller(operation, call.caller);
  const screen = screenOn(operation.streams || isJson ? process.stderr : process.stdout, call.env);
  const reply = refusal ?? await ask(operation, { ...call, screen }, words, values);
  screen.clear();
  return isJson ? jsonOutcome(reply, operation, values.short === true) : textOutcome(reply, call.caller);
}
function misused(problem) {
  return { code: 2, text: prose``, problem };
}
async function ask(operation, call, words, values) {
  const raw = await inputsOf(operation, call, words, values);
  if ("status" in raw) return raw;
  const wanted = folderWord(operation, words) ?? (typeof values.project === "string" ? values.project : null);
  const session = call.env.CLAUDE_PROJECT_DIR || null;
  const folder = namedFolder(call, wanted ?? session);
  if (folder.status === "refused") return folder;
  const place = {
    folder: folder.path,
    origin: wanted !== null ? "named" : session !== null || call.caller.mark !== null ? "session" : "here",
    cwd: call.cwd,
    env: call.env,
    now: Date.now,
    caller: call.caller,
    tell: (line) => {
      call.screen.clear();
      process.stderr.write(`${plainLine(line, 400)}
`);
    },
    show: call.screen.show,
    emit: (value, line) => {
      if (values.json === true) process.stdout.write(`${proseJson(value, 0)}
`);
      else if (line !== void 0) process.stdout.write(`${forPeople([line], Infinity)}
`);
    }
  };
  const reply = await operation.call(place, raw.inputs);
  const { noteCall } = await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.note-call.cjs"), 1));
  await noteCall(operation, place, raw.inputs, reply);
  return reply;
}
async function inputsOf({ name, inputs }, call, words, values) {
  const raw = {};
  const rest = [...words];
  for (const [input, meaning] of Object.entries(inputs)) {
    const given = meaning.kind === "word" ? rest.shift() : values[optionName(input)];
    const read2 = await (meaning.kind === "stdin" ? readPiped(name) : meaning.isMany ? readMany(call, meaning, [given, ...rest.splice(0)]) : readTypedInput(call, meaning, optionName(input), given));
    if (read2.status !== "ok") return read2;
    if (read2.value !== void 0) raw[input] = read2.value;
  }
  return { inputs: raw };
}
function readMany(call, meaning, given) {
  const read2 = given.map((one) => readTypedInput(call, meaning, "", one));
  const values = read2.flatMap((one) => one.status === "ok" ? [one.value] : []);
  return read2.find(({ status }) => status !== "ok") ?? { status: "ok", value: values };
}
function readTypedInput(call, { range, isPath }, option, value) {
  if (typeof value !== "string") return { status: "ok", value };
  if (range !== null) {
    const [least, most] = range;
    if (/^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most)
      return { status: "ok", value: Number(value) };
    const shown = plainLine(value, 40);
    return {
      status: "misused",
      reason: `--${option} needs a whole number from ${least} to ${most}, not "${shown}".`
    };
  }
  if (!isPath) return { status: "ok", value };
  const named2 = namedPath(call, value);
  return named2.status === "ok" ? { status: "ok", value: named2.path } : named2;
}
async function readPiped(name) {
  if (process.stdin.isTTY)
    return { status: "misused", reason: `${name} reads stdin: put "< output" or a pipe to it.` };
  const kept = boundedOutput();
  try {
    for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) kept.write("stdin", chunk);
  } catch {
    return { status: "refused", reason: "Stdin cannot be read: pass the output as a pipe or a file." };
  }
  return { status: "ok", value: kept.read().output.replace(/^\uFEFF/, "") };
}
function folderWord(operation, words) {
  return operation.takesFolder ? words[wordsOf(operation).length] ?? null : null;
}
function readTyped(operation, args) {
  const { name } = operation;
  const parsed = parse3(operation, args);
  if (typeof parsed === "string") return `${parsed} (msw-protocol ${name} --help)`;
  const words = wordsOf(operation);
  const names = words.map(({ shown }) => shown).join(", and ");
  const needed = words.filter(({ isRequired }) => isRequired).length;
  const count = parsed.words.length;
  if (count < needed || parsed.words.slice(0, needed).some((word) => word.trim() === ""))
    return `${name} needs ${names}.`;
  if (words.some(({ isMany }) => isMany)) return parsed;
  if (count <= words.length + (operation.takesFolder ? 1 : 0)) return parsed;
  const takes = words.length === 0 ? "no arguments besides its options" : `${names} only; put text with spaces in quotes`;
  return `${name} takes ${takes}.`;
}
function parse3({ inputs }, args) {
  const options = Object.entries(inputs).flatMap(([input, { kind }]) => {
    if (kind === "word" || kind === "stdin" || kind === "records") return [];
    const type = kind === "flag" ? "boolean" : "string";
    return [[optionName(input), { type, multiple: kind === "list" }]];
  });
  const bare = new Set(
    Object.entries(inputs).flatMap(
      ([input, { kind }]) => kind === "maybe" ? [`--${optionName(input)}`] : []
    )
  );
  const common = { json: { type: "boolean" }, project: { type: "string" } };
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => bare.has(arg) ? `${arg}=` : arg),
      options: { ...common, ...Object.fromEntries(options) },
      allowPositionals: true,
      strict: true
    });
    return { words: positionals, values };
  } catch (error) {
    return wrongOption(error, [...options.map(([option]) => option), ...Object.keys(common)]);
  }
}
function wrongOption(error, known) {
  const message = error instanceof Error ? error.message : String(error);
  const [told2 = message] = message.split(/(?<=\.) |\n/);
  const [, wrong] = /^Unknown option '(--[^']+)'/.exec(told2) ?? [];
  const options = known.map((name) => `--${name}`);
  const meant2 = wrong === void 0 ? null : closestWord(wrong, options);
  return meant2 === null ? told2 : `${told2} Did you mean ${meant2}?`;
}
function wordsOf({ inputs }) {
  return Object.values(inputs).filter(({ kind }) => kind === "word");
}
function codeOf(reply) {
  if (reply.status === "done") return 0;
  return reply.status === "misused" ? 2 : reply.code ?? 1;
}
function jsonOutcome(reply, { asciiJson: isAscii, streams }, isShort) {
  const value = "value" in reply ? reply.value : { status: reply.status, reason: reply.reason };
  const json = isAscii ? asciiJson(value) : proseJson(value, streams || isShort ? 0 : 2);
  return { code: codeOf(reply), text: prose`${json}\n`, problem: firstLine(reply.reason) };
}
function textOutcome(reply, caller) {
  if ("value" in reply) {
    const asIs = reply.raw === null || caller.mark !== null ? null : reply.raw();
    const text = asIs === null ? reply.text() : ours(asIs);
    return {
      code: codeOf(reply),
      text: asIs === null ? ended(text) : text,
      problem: reply.reason
    };
  }
  if (reply.status === "misused") return misused(reply.reason);
  const problem = firstLine(reply.reason);
  const list = reply.reason.split("\n");
  return {
    code: codeOf(reply),
    text: list.length === 1 ? prose`` : ended(forPeople(list, Infinity)),
    problem
  };
}
function ended(text) {
  return text === "" || text.endsWith("\n") ? text : prose`${text}\n`;
}
function firstLine(reason) {
  return reason?.split("\n")[0]?.replace(/:$/, ".") ?? null;
}

// src/cli/main.ts
async function run(args) {
  const [name, ...rest] = args;
  const names = Object.keys(nouns).join(", ");
  if (name === void 0) return misused(`Say what to do: ${names}, or --help.`);
  if (name === "--help" || name === "-h" || name === "help") return told(overview());
  if (name === "--version" || name === "-v") return told(quoteName(plugin_default.version));
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : void 0;
  if (noun !== void 0) return runVerb(name, noun, rest);
  return misused(
    `Unknown noun "${name.slice(0, 40)}": ${cureFor(name, names.split(", "), `use ${names}, or --help`)}`
  );
}
async function runVerb(name, { about, load }, args) {
  const operations = await load();
  const [verb, ...words] = args;
  const byVerb = operations.find((one) => one.name === `${name} ${verb}`);
  const operation = byVerb ?? operations.find((one) => one.name === name);
  if (asksForHelp(args))
    return told(operation === void 0 ? nounHelp(name, about, operations) : verbHelp(operation));
  if (operation === void 0) return misused(nameAVerb(name, verb, operations));
  return runOperation(operation, { args: byVerb === void 0 ? args : words, ...surroundings() });
}
function surroundings() {
  const caller = {
    mark: clientMark(process.env),
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true
  };
  const env2 = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return { env: env2, cwd: process.cwd(), caller };
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
function nameAVerb(noun, given, operations) {
  const verbs = operations.map(({ name }) => name.slice(noun.length + 1));
  const choice = `use one of ${verbs.join(", ")}`;
  if (given === void 0 || given === "") return `${noun} needs a verb: ${choice}.`;
  return `Unknown verb "${given.slice(0, 40)}" of ${noun}: ${cureFor(given, verbs, choice, `${noun} `)}`;
}
function cureFor(typed, known, otherwise, before = "") {
  const meant2 = closestWord(typed, known);
  return meant2 === null ? `${otherwise}.` : `did you mean ${before}${meant2}?`;
}
function overview() {
  const rows = Object.entries(nouns).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`);
  return forPeople(
    [
      `msw-protocol ${plugin_default.version}: verified loops for Claude Code, from a terminal.`,
      "",
      ...rows,
      "",
      "Every noun and every verb answers --help. Everything takes --json; --project DIR names another project."
    ],
    200
  );
}
function told(text) {
  return { code: 0, text: prose`${text}\n`, problem: null };
}
function ownRoot() {
  const program = process.argv[1];
  if (program === void 0) return void 0;
  const root = dirname5(dirname5(realpathSync3(program)));
  return existsSync4(join7(root, ".claude-plugin", "plugin.json")) ? root : void 0;
}
function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, text: prose``, problem: `${message} (msw-protocol doctor tells more)` };
}
process.stdout.on("error", () => process.exit());
var outcome = await run(process.argv.slice(2)).catch(explain);
process.exitCode = outcome.code;
if (outcome.text !== "") process.stdout.write(outcome.text);
if (outcome.problem !== null) {
  process.stderr.write(`msw-protocol: ${plainLine(outcome.problem, 4e3)}
`);
}
