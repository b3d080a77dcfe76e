var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};


var import_common = require("./common.cjs");

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
var util_exports={};(0,import_common.__export)(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,nullish:()=>nullish,numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,partial:()=>partial,pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,
sizeCaps:()=>sizeCaps,slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(e){return e}function assertNotEqual(e){return e}function toZod(){return e=>e}function assertIs(e){}function assertNever(e){throw new Error("Unexpected value in exhaustive check")}function assert(e){}function getEnumValues(e){const t=Object.values(e).filter(n=>typeof n=="number");return Object.entries(e).filter(([n,o])=>t.indexOf(+n)===-1).map(([n,o])=>o)}function joinValues(e,t="|"){return e.map(r=>stringifyPrimitive(r)).join(t)}function jsonStringifyReplacer(e,t){return typeof t=="bigint"?t.toString():t}var Cached=class{constructor(e){this._getter=e,this._value=void 0}get value(){const e=this._getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function cached(e){return new Cached(e)}function nullish(e){return e==null}function cleanRegex(e){const t=e.startsWith("^")?1:0,r=e.endsWith("$")?e.length-1:e.length;return e.slice(t,r)}function floatSafeRemainder(e,t){const r=e/t,n=Math.round(r),o=4*Number.EPSILON*Math.max(Math.abs(r),1);return Math.abs(r-n)<o?0:r-n}var EVALUATING=Symbol("evaluating");function defineLazy(e,t,r){let n;Object.defineProperty(e,t,{get(){if(n!==EVALUATING)return n===void 0&&(n=EVALUATING,n=r()),n},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function objectClone(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function assignProp(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}function rawShape(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function sourceShape(e){return rawShape(e._zod.def)??e._zod.def.shape}function deferProp(e,t,r){Object.defineProperty(e,t,{get(){const n=r();return assignProp(this,t,n),n},enumerable:!0,
configurable:!0})}function putProp(e,t,r){t in e?assignProp(e,t,r):e[t]=r}function mirrorShape(e,t,r,n){const o=sourceShape(t);for(const i of r){const s=Object.getOwnPropertyDescriptor(o,i);s.enumerable&&(s.get?deferProp(e,i,()=>{const c=t._zod.def.shape[i];return n?n(c,i):c}):putProp(e,i,n?n(s.value,i):s.value))}}function mirrorProps(e,t){for(const r of Reflect.ownKeys(t)){const n=Object.getOwnPropertyDescriptor(t,r);n.enumerable&&(n.get?deferProp(e,r,()=>t[r]):putProp(e,r,n.value))}}function mergeDefs(...e){const t={};for(const r of e){const n=Object.getOwnPropertyDescriptors(r);Object.assign(t,n)}return Object.defineProperties({},t)}function cloneDef(e){return mergeDefs(e._zod.def)}function getElementAtPath(e,t){return t?t.reduce((r,n)=>r?.[n],e):e}function promiseAllObject(e){const t=Object.keys(e),r=t.map(n=>e[n]);return Promise.all(r).then(n=>{const o={};for(let i=0;i<t.length;i++)o[t[i]]=n[i];return o})}function randomString(e=10){const t="abcdefghijklmnopqrstuvwxyz";let r="";for(let n=0;n<e;n++)r+=t[Math.floor(Math.random()*t.length)];return r}function esc(e){return JSON.stringify(e)}function slugify(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function isObject(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var allowsEval=cached(()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const e=Function;return new e(""),!0}catch{return!1}});function isPlainObject(e){if(isObject(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const r=t.prototype;return!(isObject(r)===!1||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===!1)}function shallowClone(e){return isPlainObject(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function numKeys(e){let t=0;for(const r in e)Object.prototype.
hasOwnProperty.call(e,r)&&t++;return t}var getParsedType=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(e,t,r){const n=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&(n._zod.parent=e),n}function normalizeParams(e){const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function createTransparentProxy(e){let t;return new Proxy({},{get(r,n,o){return t??(t=e()),Reflect.get(t,n,o)},set(r,n,o,i){return t??(t=e()),Reflect.set(t,n,o,i)},has(r,n){return t??(t=e()),Reflect.has(t,n)},deleteProperty(r,n){return t??(t=e()),Reflect.deleteProperty(t,n)},ownKeys(r){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,n){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,n)},defineProperty(r,n,o){return t??(t=e()),Reflect.defineProperty(t,n,o)}})}function stringifyPrimitive(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function optionalKeys(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="\
optional")}var NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(e,t){const r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");const i={};return mirrorShape(i,e,maskedKeys(e,t)),clone(e,mergeDefs(r,{shape:i,checks:[]}))}function maskedKeys(e,t){const r=sourceShape(e),n=[];for(const o of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&n.push(o)}return n}function omit(e,t){const r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const i=new Set(maskedKeys(e,t)),s={};return mirrorShape(s,e,Reflect.ownKeys(sourceShape(e)).filter(c=>!i.has(c))),clone(e,mergeDefs(r,{shape:s,checks:[]}))}function extend(e,t){if(!isPlainObject(t))throw new Error("Invalid input to extend: expected a plain object");const r=e._zod.def.checks;if(r&&r.length>0){const o=sourceShape(e);for(const i of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(o,i)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}function extended(e,t){const r={};return mirrorShape(r,e,Reflect.ownKeys(sourceShape(e))),mirrorProps(r,t),r}function safeExtend(e,t){if(!isPlainObject(t))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}function merge(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shap\
e, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const r={};mirrorShape(r,e,Reflect.ownKeys(sourceShape(e))),mirrorShape(r,t,Reflect.ownKeys(sourceShape(t)));const n=mergeDefs(e._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return clone(e,n)}function partial(e,t,r,n="partial"){const i=t._zod.def.checks;if(i&&i.length>0)throw new Error(`.${n}() cannot be used on object schemas containing refinements`);const c=r?new Set(maskedKeys(t,r)):void 0,u={};return mirrorShape(u,t,Reflect.ownKeys(sourceShape(t)),e&&((a,f)=>c&&!c.has(f)?a:new e({type:"optional",innerType:a}))),clone(t,mergeDefs(t._zod.def,{shape:u,checks:[]}))}function required(e,t,r){const n=r?new Set(maskedKeys(t,r)):void 0,o={};return mirrorShape(o,t,Reflect.ownKeys(sourceShape(t)),(i,s)=>n&&!n.has(s)?i:new e({type:"nonoptional",innerType:i})),clone(t,mergeDefs(t._zod.def,{shape:o}))}function aborted(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function explicitlyAborted(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function prefixIssues(e,t){return t.map(r=>{var n;return(n=r).path??(n.path=[]),r.path.unshift(e),r})}function unwrapMessage(e){return typeof e=="string"?e:e?.message}function sizeCaps(e){const t=[];for(const r of e??[]){const n=r._zod.def;if(!/_(length|size)$|_equals$/.test(n.check))break;const o=n.maximum??n.length??n.size;o>=0&&t.push([o,r])}return t}function attachSchema(e,t,r){var n;for(let o=t;o<e.length;o++)(n=e[o]).schema??(n.schema=r)}function finalizeIssue(e,t,r){var n;const o=e.inst?._zod?.traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);const i=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,s=e.message?e.message:unwrapMessage(e.inst?._zod.def?.
error?.(e))??unwrapMessage(i?.(e))??unwrapMessage(t?.error?.(e))??unwrapMessage(r.customError?.(e))??unwrapMessage(r.localeError?.(e))??"Invalid input",c={};for(const u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__proto__"||(c[u]=e[u]);return c.path??(c.path=[]),c.message=s,t?.reportInput&&(c.input=e.input),c}function getSizableOrigin(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(e){const t=e.length;if(!highSurrogate.test(e))return t;let r=t;for(let n=0;n<t-1;n++)(e.charCodeAt(n)&64512)===55296&&(e.charCodeAt(n+1)&64512)===56320&&(r--,n++);return r}function getLengthableOrigin(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function parsedType(e){const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function issue(...e){const[t,r,n]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:n}:{...t}}function cleanEnum(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function base64ToUint8Array(e){const t=atob(e),r=new Uint8Array(t.length);for(let n=0;n<t.length;n++)r[n]=t.charCodeAt(n);return r}function uint8ArrayToBase64(e){let t="";for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function base64urlToUint8Array(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return base64ToUint8Array(t+r)}function uint8ArrayToBase64url(e){return uint8ArrayToBase64(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const r=new Uint8Array(t.length/2);for(let n=0;n<t.length;n+=
2)r[n/2]=Number.parseInt(t.slice(n,n+2),16);return r}function uint8ArrayToHex(e){return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(...e){}};function members(e,t){for(const r in t){const n=Object.getOwnPropertyDescriptor(t,r);n.get?Object.defineProperty(e,r,{...n,enumerable:!1}):defineBound(e,r,n.value)}}function own(e,t,r,n=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:n,value:r}),r}function hide(e,t,r){return own(e,t,r,!1)}function derived(e,t){for(const r in e){const n=e[r];Object.defineProperty(t,r,{configurable:!0,enumerable:!0,get(){return own(this,r,n(this))},set(o){own(this,r,o)}})}return t}function defineBound(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?r:own(this,t,r.bind(this))},set(n){own(this,t,n)}})}function claim(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:r}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(e,t,r){const n=Object.getPrototypeOf(e._zod);if(t in n&&installing!==e._zod){installing=void 0;return}installing=e._zod,Object.defineProperty(n,t,{configurable:!0,get(){Object.defineProperty(this,t,breaker);const o=broke;broke=!1;try{const i=r(this);return broke?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i}),broke=broke||o,i}catch(i){throw delete this[t],broke=broke||o,i}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function installLazyProp(e,t,r,n){const o=claim(e,t);o&&Object.defineProperty(o,t,{configurable:!0,get(){const i={configurable:!0,writable:!0,enumerable:n,value:void 0};return Object.defineProperty(this,t,i),i.value=r(this),Object.defineProperty(this,t,i),i.value},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:n,value:i})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(e){const t=()=>e;return t[CONSTANT_CATCH]=!0,t}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
var _a,_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(t){const n=_E;if(n){const s=n.stackTraceLimit;if(typeof s=="number"){try{n.stackTraceLimit=0}catch{return _E=null,new t}try{return new t}finally{n.stackTraceLimit=s}}}return new t}function $constructor(t,n,s,l){const g={};function b(e){this.def=e,this.constr=c,this.traits=new Set}b.prototype=g;const p=s,d=p&&new WeakSet;function _(e,o){if(e._zod){if(e._zod.traits.has(t))return}else{_zodDesc.value=new b(o);try{Object.defineProperty(e,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(e._zod.traits.add(t),n(e,o),d){const r=Object.getPrototypeOf(e),f=e._zod.constr.prototype;let i=r;for(;i&&i!==f;)i=Object.getPrototypeOf(i);const u=i??r;d.has(u)||(d.add(u),members(u,p))}const a=c.prototype;for(const r in a)Object.prototype.hasOwnProperty.call(a,r)&&(r in e||(e[r]=a[r].bind(e)))}const P=l?.Parent??Object;class y extends P{}Object.defineProperty(y,"name",{value:t});function c(e){const o=l?.Parent?newError(y):this;_(o,e);const a=o._zod.deferred;if(a){for(const f of a)f();o._zod.deferred=void 0}const r=globalThis.__zod_globalConfig?.postProcessor;return r&&r(o),o}return Object.defineProperty(c,"init",{value:_}),Object.defineProperty(c,Symbol.hasInstance,{value:e=>l?.Parent&&e instanceof l.Parent?!0:e?._zod?.traits?.has(t)}),Object.defineProperty(c,"name",{value:t}),c}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(t){return t&&Object.assign(globalConfig,t),globalConfig}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString=/^[\s\S]{0,}$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js
var $ZodCheck=$constructor("$ZodCheck",(t,e)=>{var n;t._zod??(t._zod={}),t._zod.def=e,(n=t._zod).onattach??(n.onattach=[])}),_whenHasLength=t=>{const e=t.value;return!nullish(e)&&e.length!==void 0},numericOriginMap={number:"number",bigint:"bigint",object:"date"},$ZodCheckLessThan=$constructor("$ZodCheckLessThan",(t,e)=>{$ZodCheck.init(t,e);const n=numericOriginMap[typeof e.value];t._zod.check=i=>{(e.inclusive?i.value<=e.value:i.value<e.value)||i.issues.push({origin:numericOriginMap[typeof i.value]??n,code:"too_big",maximum:typeof e.value=="object"?e.value.getTime():e.value,input:i.value,inclusive:e.inclusive,inst:t,continue:!e.abort})}}),$ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(t,e)=>{$ZodCheck.init(t,e);const n=numericOriginMap[typeof e.value];t._zod.check=i=>{(e.inclusive?i.value>=e.value:i.value>e.value)||i.issues.push({origin:numericOriginMap[typeof i.value]??n,code:"too_small",minimum:typeof e.value=="object"?e.value.getTime():e.value,input:i.value,inclusive:e.inclusive,inst:t,continue:!e.abort})}}),$ZodCheckNumberFormat=$constructor("$ZodCheckNumberFormat",(t,e)=>{$ZodCheck.init(t,e),e.format=e.format||"float64";const n=e.format?.includes("int"),i=n?"int":"number",[o,u]=NUMBER_FORMAT_RANGES[e.format];t._zod.check=c=>{const r=c.value;if(n){if(!Number.isInteger(r)){c.issues.push({expected:i,format:e.format,code:"invalid_type",continue:!1,input:r,inst:t});return}if(!Number.isSafeInteger(r)){r>0?c.issues.push({input:r,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:t,origin:i,inclusive:!0,continue:!e.abort}):c.issues.push({input:r,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:t,origin:i,inclusive:!0,continue:!e.abort});return}}r<o&&c.issues.push({origin:"number",input:r,code:"too_small",minimum:o,inclusive:!0,inst:t,continue:!e.abort}),r>u&&c.issues.push({origin:"number",input:r,code:"too_big",maximum:u,inclusive:!0,inst:t,continue:!e.
abort})}}),$ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(t,e)=>{var n;$ZodCheck.init(t,e),(n=t._zod.def).when??(n.when=_whenHasLength),t._zod.check=i=>{const o=i.value,u=o.length;if((typeof o=="string"&&u>e.maximum?codePointLength(o):u)<=e.maximum)return;const r=getLengthableOrigin(o);i.issues.push({origin:r,code:"too_big",maximum:e.maximum,inclusive:!0,input:o,inst:t,continue:!e.abort})}}),$ZodCheckMinLength=$constructor("$ZodCheckMinLength",(t,e)=>{var n;$ZodCheck.init(t,e),(n=t._zod.def).when??(n.when=_whenHasLength),t._zod.check=i=>{const o=i.value,u=o.length;if((typeof o=="string"&&u>=e.minimum&&u<e.minimum*2?codePointLength(o):u)>=e.minimum)return;const r=getLengthableOrigin(o);i.issues.push({origin:r,code:"too_small",minimum:e.minimum,inclusive:!0,input:o,inst:t,continue:!e.abort})}}),$ZodCheckStringFormat=$constructor("$ZodCheckStringFormat",(t,e)=>{var n,i;$ZodCheck.init(t,e),e.pattern?(n=t._zod).check??(n.check=o=>{e.pattern.lastIndex=0,!e.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:e.format,input:o.value,...e.pattern?{pattern:e.pattern.toString()}:{},inst:t,continue:!e.abort})}):(i=t._zod).check??(i.check=()=>{})}),$ZodCheckRegex=$constructor("$ZodCheckRegex",(t,e)=>{$ZodCheckStringFormat.init(t,e),t._zod.check=n=>{e.pattern.lastIndex=0,!e.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:e.pattern.toString(),inst:t,continue:!e.abort})}}),$ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(t,e)=>{$ZodCheck.init(t,e),t._zod.check=n=>{n.value=e.tx(n.value)}});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
var _a2,$ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...e){const i=e[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const e=this._map.get(t);return e&&typeof e=="object"&&"id"in e&&this._idmap.delete(e.id),this._map.delete(t),this}get(t){const e=t._zod.parent;if(e){const i={...this.get(e)??{}};delete i.id;const s={...i,...this._map.get(t)};return Object.keys(s).length?s:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};function registry(){return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,jsonStringifyReplacer,2)),e.message}function _setMessage(e){this._zod.message=e}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(e,o)=>{e.name="$ZodError",_issuesDesc.value=o,Object.defineProperty(e,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(e,"message",_messageDesc);const t=Object.getPrototypeOf(e);_installedToString.has(t)||(_installedToString.add(t),Object.defineProperty(t,"toString",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
var _parse=o=>{const a=(n,r,e,s)=>{const c=e?{...e,async:!1}:{async:!1},t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise)throw new $ZodAsyncError;if(t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parse=_parse($ZodRealError),_parseAsync=o=>{const a=async(n,r,e,s)=>{const c=e?{...e,async:!0}:{async:!0};let t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise&&(t=await t),t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parseAsync=_parseAsync($ZodRealError),_safeParse=o=>(a,n,r)=>{const e=r?{...r,async:!1}:{async:!1},s=a._zod.run({value:n,issues:[]},e);if(s instanceof Promise)throw new $ZodAsyncError;return s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParse=_safeParse($ZodRealError);function failure(o,a,n){let r;return{success:!1,get error(){return r||(r=new o(a.map(e=>finalizeIssue(e,n,config()))),a=void 0,n=void 0),r},set error(e){r=e,a=void 0,n=void 0}}}var _safeParseAsync=o=>async(a,n,r)=>{const e=r?{...r,async:!0}:{async:!0};let s=a._zod.run({value:n,issues:[]},e);return s instanceof Promise&&(s=await s),s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParseAsync=_safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version={major:4,minor:6,patch:7};

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
var $ZodType=$constructor("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=version;const s=e._zod.def.checks,r=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const o of r)for(const c of o._zod.onattach)c(e);if(r.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{const o=(a,l,u)=>{if(a.memo)return a;let i=aborted(a),d;for(const v of l){if(v._zod.def.when){if(explicitlyAborted(a)||!v._zod.def.when(a))continue}else if(i)continue;const h=a.issues.length,f=v._zod.check(a);if(f instanceof Promise&&u?.async===!1)throw new $ZodAsyncError;if(d||f instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await f,a.issues.length!==h&&(attachSchema(a.issues,h,e),i||(i=aborted(a,h)))});else{if(a.issues.length===h)continue;attachSchema(a.issues,h,e),i||(i=aborted(a,h))}}return d?d.then(()=>a):a},c=(a,l,u)=>{if(aborted(a))return a.aborted=!0,a;const i=o(l,r,u);if(i instanceof Promise){if(u.async===!1)throw new $ZodAsyncError;return i.then(d=>e._zod.parse(d,u))}return e._zod.parse(i,u)};e._zod.run=(a,l)=>{if(l.skipChecks)return e._zod.parse(a,l);if(l.direction==="backward"){const i=e._zod.parse({value:a.value,issues:[]},{...l,skipChecks:!0});return i instanceof Promise?i.then(d=>c(d,a,l)):c(i,a,l)}const u=e._zod.parse(a,l);if(u instanceof Promise){if(l.async===!1)throw new $ZodAsyncError;return u.then(i=>o(i,r,l))}return o(u,r,l)}}},{get"~standard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(e){own(this,"~standard",e)}}),toStandardResult=(e,t)=>e.issues.length?{issues:e.issues.map(n=>finalizeIssue(n,t,config()))}:{value:e.value};async function validateAsync(e,t){const n={async:!0};return toStandardResult(await e._zod.run({value:t,issues:[]},n),n)}function standardProps(e){return{validate:t=>{const n={async:!1};try{const s=e._zod.run({value:t,issues:[]},n);if(!(s instanceof Promise))return toStandardResult(s,n)}catch{}return validateAsync(e,t)},
vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(e,t)=>{$ZodType.init(e,t),e._zod.pattern=t.pattern??anyString,e._zod.parse=(n,s)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),$ZodNumber=$constructor("$ZodNumber",(e,t)=>{$ZodType.init(e,t),e._zod.pattern=number,e._zod.parse=(n,s)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}const r=n.value;if(typeof r=="number"&&!Number.isNaN(r)&&Number.isFinite(r))return n;const o=typeof r=="number"?Number.isNaN(r)?"NaN":Number.isFinite(r)?void 0:String(r):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:r,inst:e,...o?{received:o}:{}}),n}}),$ZodNumberFormat=$constructor("$ZodNumberFormat",(e,t)=>{$ZodCheckNumberFormat.init(e,t),$ZodNumber.init(e,t)}),$ZodBoolean=$constructor("$ZodBoolean",(e,t)=>{$ZodType.init(e,t),e._zod.pattern=boolean,e._zod.parse=(n,s)=>{if(t.coerce)try{n.value=!!n.value}catch{}const r=n.value;return typeof r=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:r,inst:e}),n}}),$ZodUnknown=$constructor("$ZodUnknown",(e,t)=>{$ZodType.init(e,t),e._zod.parse=n=>n}),$ZodNever=$constructor("$ZodNever",(e,t)=>{$ZodType.init(e,t),e._zod.parse=(n,s)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)});function capSize(e,t){const n=sizeCaps(e._zod.def.checks);if(!n.length)return;const s=Math.min(...n.map(o=>o[0])),r=e._zod.parse;e._zod.parse=(o,c)=>{const a=t(o.value);if(a>s&&!c?.skipChecks&&c?.direction!=="backward"){for(const[l,u]of sizeCaps(e._zod.def.checks))if(a>l&&u._zod.def.when(o)){const i=o.issues.length;return u._zod.check(o),o.issues[i].continue=!1,attachSchema(o.issues,i,e),o}}return r(o,c)}}var arraySize=e=>Array.isArray(e)?e.length:-1;function handleArrayResult(e,t,n){e.issues.length&&t.issues.push(...prefixIssues(n,e.issues)),t.value[n]=e.value}var $ZodArray=$constructor("$ZodArray",(e,t)=>{$ZodType.
init(e,t);const n=globalConfig.memoizer;n?.attach(e),e._zod.parse=(s,r)=>{const o=s.value;if(!Array.isArray(o))return s.issues.push({expected:"array",code:"invalid_type",input:o,inst:e}),s;s.value=n?n.alloc(e,s,Array(o.length),r):Array(o.length);const c=[],a=r?.abortEarly;for(let l=0;l<o.length;l++){const u=o[l],i=t.element._zod.run({value:u,issues:[]},r);if(i instanceof Promise)c.push(i.then(d=>handleArrayResult(d,s,l)));else if(handleArrayResult(i,s,l),a&&i.issues.length!==0&&aborted(i))break}return c.length?Promise.all(c).then(()=>s):s},capSize(e,arraySize)});function handlePropertyResult(e,t,n,s,r,o){const c=n in s,a=o==="optional";if(!(!c&&a&&r==="optional")){if(e.issues.length){if(r!==void 0&&a&&!c)return;t.issues.push(...prefixIssues(n,e.issues))}if(!c&&r===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(c||r==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(e){const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),s=n.length?n:NO_SYMBOL_KEYS,r=s.length?[...t,...s]:t;for(const c of r)if(!e.shape?.[c]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(c)}": expected a Zod schema`);const o=optionalKeys(e.shape);return{...e,allKeys:r,symbolKeys:s,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(o)}}function handleCatchall(e,t,n,s,r,o,c){const a=[],l=r.keySet,u=r.catchall._zod,i=u.def.type,d=u.optin,v=u.optout;let h=0;for(const f in t){if(c&&n.issues.length!==h){if(aborted(n,h))break;h=n.issues.length}if(l.has(f))continue;if(f==="__proto__"){i==="never"&&a.push(f);continue}if(i==="never"){a.push(f);continue}const p=u.run({value:t[f],issues:[]},s);p instanceof Promise?e.push(p.then(_=>handlePropertyResult(_,n,f,t,d,v))):handlePropertyResult(p,n,f,t,d,v)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:o,continue:!0}),e.length?Promise.all(e).then(()=>n):
n}var $ZodObject=$constructor("$ZodObject",(e,t)=>{$ZodType.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),s=n?.get?n.get.raw:t.shape??{};if(s){const u=()=>{const i={...s};return Object.defineProperty(t,"shape",{value:i}),u.raw=i,i};u.raw=s,Object.defineProperty(t,"shape",{get:u})}const r=cached(()=>normalizeDef(t));defineLazyInternal(e,"propValues",u=>{const i=u.def.shape,d={};for(const v in i){const h=i[v]._zod;if(h.values){Object.prototype.hasOwnProperty.call(d,v)||assignProp(d,v,new Set);for(const f of h.values)d[v].add(f);h.optin!==void 0&&d[v].add(void 0)}}return d});const o=isObject,c=t.catchall;let a;const l=globalConfig.memoizer;l?.attach(e),e._zod.parse=(u,i)=>{a??(a=r.value);const d=u.value;if(!o(d))return u.issues.push({expected:"object",code:"invalid_type",input:d,inst:e}),u;u.value=l?l.alloc(e,u,{},i):{};const v=[],h=a.shape,f=i?.abortEarly;let p=u.issues.length;for(const _ of a.allKeys){if(f&&u.issues.length!==p){if(aborted(u,p))break;p=u.issues.length}if(_==="__proto__")continue;const z=h[_],m=z._zod.optin,b=z._zod.optout,g=z._zod.run({value:d[_],issues:[]},i);g instanceof Promise?v.push(g.then($=>handlePropertyResult($,u,_,d,m,b))):handlePropertyResult(g,u,_,d,m,b)}return c?handleCatchall(v,d,u,i,r.value,e,f===!0):v.length?Promise.all(v).then(()=>u):u}});function handleUnionResults(e,t,n,s){for(const o of e)if(o.issues.length===0)return t.value=o.value,t;const r=e.filter(o=>!aborted(o));return r.length===1?(t.value=r[0].value,r[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(o=>o.issues.map(c=>finalizeIssue(c,s,config())))}),t)}var $ZodUnion=$constructor("$ZodUnion",(e,t)=>{$ZodType.init(e,t),defineLazyInternal(e,"optin",s=>s.def.options.some(r=>r._zod.optin==="defaulted")?"defaulted":s.def.options.some(r=>r._zod.optin!==void 0)?"optional":void 0),defineLazyInternal(e,"optout",s=>s.def.options.some(r=>r._zod.optout==="optional")?"optional":void 0),defineLazyInternal(e,"values",s=>{if(s.def.options.every(r=>r.
_zod.values))return new Set(s.def.options.flatMap(r=>Array.from(r._zod.values)))}),defineLazyInternal(e,"pattern",s=>{if(s.def.options.every(r=>r._zod.pattern)){const r=s.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${r.map(o=>cleanRegex(o.source)).join("|")})$`)}});const n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(s,r)=>{if(n)return n(s,r);let o=!1;const c=[];for(const a of t.options){const l=a._zod.run({value:s.value,issues:[]},r);if(l instanceof Promise)c.push(l),o=!0;else{if(l.issues.length===0)return l;c.push(l)}}return o?Promise.all(c).then(a=>handleUnionResults(a,s,e,r)):handleUnionResults(c,s,e,r)}});function discriminatorMap(e){const t=new Map;for(const n of e.options){const s=n._zod.propValues?.[e.discriminator];if(!s||s.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const r of s)if(t.has(r)){if(r!==void 0)throw new Error(`Duplicate discriminator value "${String(r)}"`);t.set(r,null)}else t.set(r,n)}return t}var $ZodDiscriminatedUnion=$constructor("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,$ZodUnion.init(e,t);const n=e._zod.parse;defineLazyInternal(e,"propValues",r=>{const o={};let c=0;for(const a of r.def.options){const l=a._zod.propValues;if(!l||Object.keys(l).length===0)throw new Error(`Invalid discriminated union option at index "${r.def.options.indexOf(a)}"`);l[r.def.discriminator]?.has(void 0)&&c++;for(const[u,i]of Object.entries(l)){Object.prototype.hasOwnProperty.call(o,u)||assignProp(o,u,new Set);for(const d of i)o[u].add(d)}}return!r.def.unionFallback&&c>1&&o[r.def.discriminator]?.delete(void 0),o}),t.options.forEach((r,o)=>{const c=rawShape(r._zod.def);if(c&&!Object.prototype.hasOwnProperty.call(c,t.discriminator))throw new Error(`Invalid discriminated union option at index "${o}"`)});const s=cached(()=>discriminatorMap(t));e._zod.parse=(r,o)=>{const c=r.value;if(!isObject(c))return r.issues.push({code:"invalid_type",expected:"object",input:c,inst:e}),r;const a=c?.[t.
discriminator],l=s.value.get(a);return l&&(a!==void 0||o.direction!=="backward")?l._zod.run(r,o):t.unionFallback||o.direction==="backward"?n(r,o):(r.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(s.value.keys()).filter(u=>s.value.get(u)!==null),input:c,path:[t.discriminator],inst:e}),r)}}),$ZodTuple=$constructor("$ZodTuple",(e,t)=>{$ZodType.init(e,t);const n=t.items,s=globalConfig.memoizer;s?.attach(e),e._zod.parse=(r,o)=>{const c=r.value;if(!Array.isArray(c))return r.issues.push({input:c,inst:e,expected:"tuple",code:"invalid_type"}),r;r.value=s?s.alloc(e,r,[],o):[];const a=[],l=getTupleOptStart(n,"optin"),u=getTupleOptStart(n,"optout");if(!t.rest){if(c.length<l)return r.issues.push({code:"too_small",minimum:l,inclusive:!0,input:c,inst:e,origin:"array"}),r;c.length>n.length&&r.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:c,inst:e,origin:"array"})}const i=new Array(n.length),d=t.rest?o?.abortEarly:void 0;let v=!1;for(let h=0;h<n.length;h++){const f=n[h]._zod.run({value:c[h],issues:[]},o);f instanceof Promise?a.push(f.then(p=>{i[h]=p})):(i[h]=f,d&&!v&&f.issues.length&&(v=aborted(f)))}if(t.rest&&!v){let h=n.length-1;const f=c.slice(n.length);let p=r.issues.length;for(const _ of f){if(d&&r.issues.length!==p){if(aborted(r,p))break;p=r.issues.length}h++;const z=t.rest._zod.run({value:_,issues:[]},o);z instanceof Promise?a.push(z.then(m=>handleTupleResult(m,r,h))):handleTupleResult(z,r,h)}}return a.length?Promise.all(a).then(()=>handleTupleResults(i,r,n,c,u)):handleTupleResults(i,r,n,c,u)}});function getTupleOptStart(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function handleTupleResult(e,t,n){e.issues.length&&t.issues.push(...prefixIssues(n,e.issues)),t.value[n]=e.value}function handleTupleResults(e,t,n,s,r){for(let o=0;o<n.length;o++){const c=e[o],a=o<s.length;if(!a&&o>=r&&n[o]._zod.optin==="\
optional"){t.value.length=o;break}if(c.issues.length){if(!a&&o>=r){t.value.length=o;break}t.issues.push(...prefixIssues(o,c.issues))}t.value[o]=c.value}for(let o=t.value.length-1;o>=s.length&&(n[o]._zod.optout==="optional"&&t.value[o]===void 0);o--)t.value.length=o;return t}var $ZodRecord=$constructor("$ZodRecord",(e,t)=>{$ZodType.init(e,t);const n=globalConfig.memoizer;n?.attach(e),e._zod.parse=(s,r)=>{const o=s.value;if(!isPlainObject(o))return s.issues.push({expected:"record",code:"invalid_type",input:o,inst:e}),s;const c=[],a=t.keyType._zod.values;if(a&&!t.partial){s.value=n?n.alloc(e,s,{},r):{};const l=new Set;for(const i of a)if(typeof i=="string"||typeof i=="number"||typeof i=="symbol"){if(l.add(typeof i=="number"?i.toString():i),i==="__proto__")continue;const d=t.keyType._zod.run({value:i,issues:[]},r);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.issues.length){s.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(f=>finalizeIssue(f,r,config())),input:i,path:[i],inst:e});continue}const v=d.value;if(v==="__proto__")continue;const h=t.valueType._zod.run({value:o[i],issues:[]},r);h instanceof Promise?c.push(h.then(f=>{f.issues.length&&s.issues.push(...prefixIssues(i,f.issues)),s.value[v]=f.value})):(h.issues.length&&s.issues.push(...prefixIssues(i,h.issues)),s.value[v]=h.value)}let u;for(const i in o)if(!l.has(i))if(t.mode==="loose"){if(i==="__proto__")continue;s.value[i]=o[i]}else u=u??[],u.push(i);u&&u.length>0&&s.issues.push({code:"unrecognized_keys",input:o,inst:e,keys:u,continue:!0})}else{s.value=n?n.alloc(e,s,{},r):{};let l;for(const u of Reflect.ownKeys(o)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(o,u))continue;let i=t.keyType._zod.run({value:u,issues:[]},r);if(i instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof u=="string"&&number.test(u)&&i.issues.length){const f=t.keyType._zod.run({value:Number(u),issues:[]},
r);if(f instanceof Promise)throw new Error("Async schemas not supported in object keys currently");f.issues.length===0&&(i=f)}if(i.issues.length){t.mode==="loose"?s.value[u]=o[u]:a?(l=l??[],l.push(u)):s.issues.push({code:"invalid_key",origin:"record",issues:i.issues.map(f=>finalizeIssue(f,r,config())),input:u,path:[u],inst:e});continue}const v=i.value;if(v==="__proto__")continue;const h=t.valueType._zod.run({value:o[u],issues:[]},r);h instanceof Promise?c.push(h.then(f=>{f.issues.length&&s.issues.push(...prefixIssues(u,f.issues)),s.value[v]=f.value})):(h.issues.length&&s.issues.push(...prefixIssues(u,h.issues)),s.value[v]=h.value)}l&&l.length>0&&s.issues.push({code:"unrecognized_keys",input:o,inst:e,keys:l,continue:!0})}return c.length?Promise.all(c).then(()=>s):s}}),$ZodEnum=$constructor("$ZodEnum",(e,t)=>{$ZodType.init(e,t);const n=getEnumValues(t.entries),s=new Set(n);e._zod.values=s,defineLazyInternal(e,"pattern",r=>{const o=getEnumValues(r.def.entries).filter(c=>propertyKeyTypes.has(typeof c));return new RegExp(o.length?`^(${o.map(c=>escapeRegex(c.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{const c=r.value;return s.has(c)||r.issues.push({code:"invalid_value",values:n,input:c,inst:e}),r}}),$ZodLiteral=$constructor("$ZodLiteral",(e,t)=>{$ZodType.init(e,t);const n=new Set(t.values);e._zod.values=n,defineLazyInternal(e,"pattern",s=>{const r=s.def.values;return new RegExp(r.length?`^(${r.map(o=>typeof o=="string"?escapeRegex(o):o?escapeRegex(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(s,r)=>{const o=s.value;return n.has(o)||s.issues.push({code:"invalid_value",values:t.values,input:o,inst:e}),s}});function handleOptionalResult(e,t){return e.value=t.issues.length?void 0:t.value,e}var $ZodOptional=$constructor("$ZodOptional",(e,t)=>{$ZodType.init(e,t),defineLazyInternal(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",defineLazyInternal(e,"values",n=>{const s=n.def.innerType.
_zod.values;return s?new Set([...s,void 0]):void 0}),defineLazyInternal(e,"pattern",n=>{const s=n.def.innerType._zod.pattern;return s?new RegExp(`^(${cleanRegex(s.source)})?$`):void 0}),e._zod.parse=(n,s)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;const r=t.innerType._zod.run({value:n.value,issues:[]},s);return r instanceof Promise?r.then(o=>handleOptionalResult(n,o)):handleOptionalResult(n,r)}return t.innerType._zod.run(n,s)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(e,t)=>{$ZodOptional.init(e,t),defineLazyInternal(e,"values",n=>n.def.innerType._zod.values),defineLazyInternal(e,"pattern",n=>n.def.innerType._zod.pattern),e._zod.parse=(n,s)=>t.innerType._zod.run(n,s)}),$ZodNullable=$constructor("$ZodNullable",(e,t)=>{$ZodType.init(e,t),defineLazyInternal(e,"optin",n=>n.def.innerType._zod.optin),defineLazyInternal(e,"optout",n=>n.def.innerType._zod.optout),defineLazyInternal(e,"pattern",n=>{const s=n.def.innerType._zod.pattern;return s?new RegExp(`^(${cleanRegex(s.source)}|null)$`):void 0}),defineLazyInternal(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,s)=>n.value===null?n:t.innerType._zod.run(n,s)}),$ZodDefault=$constructor("$ZodDefault",(e,t)=>{$ZodType.init(e,t),e._zod.optin="defaulted",defineLazyInternal(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,s)=>{if(s.direction==="backward")return t.innerType._zod.run(n,s);if(n.value===void 0)return n.value=t.defaultValue,n;const r=t.innerType._zod.run(n,s);return r instanceof Promise?r.then(o=>handleDefaultResult(o,t)):handleDefaultResult(r,t)}});function handleDefaultResult(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}function handleCatchResult(e,t,n,s){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(r=>finalizeIssue(r,s,config()))},input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var $ZodCatch=$constructor("$ZodCatch",(e,t)=>{$ZodType.
init(e,t),defineLazyInternal(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),defineLazyInternal(e,"optout",n=>n.def.innerType._zod.optout),defineLazyInternal(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,s)=>{if(s.direction==="backward")return t.innerType._zod.run(n,s);const r=t.innerType._zod.run({value:n.value,issues:[]},s);return r instanceof Promise?r.then(o=>handleCatchResult(n,o,t,s)):handleCatchResult(n,r,t,s)}}),$ZodReadonly=$constructor("$ZodReadonly",(e,t)=>{$ZodType.init(e,t),defineLazyInternal(e,"propValues",n=>n.def.innerType._zod.propValues),defineLazyInternal(e,"values",n=>n.def.innerType._zod.values),defineLazyInternal(e,"optin",n=>n.def.innerType?._zod?.optin),defineLazyInternal(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,s)=>{if(s.direction==="backward")return t.innerType._zod.run(n,s);const r=t.innerType._zod.run(n,s);return r instanceof Promise?r.then(handleReadonlyResult):handleReadonlyResult(r)}});function handleReadonlyResult(e){return e.memo||(e.value=Object.freeze(e.value)),e}var $ZodCustom=$constructor("$ZodCustom",(e,t)=>{$ZodCheck.init(e,t),$ZodType.init(e,t),e._zod.parse=(n,s)=>n,e._zod.check=n=>{const s=n.value,r=t.fn(s);if(r instanceof Promise)return r.then(o=>handleRefineResult(o,n,s,e));handleRefineResult(r,n,s,e)}});function handleRefineResult(e,t,n,s){if(!e){const r={code:"custom",input:n,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&(r.params=s._zod.def.params),t.issues.push(issue(r))}}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(e){return e.checks&&(e.checks=[...e.checks]),e}function _string(e,n){return new e(snapshotChecks({type:"string",...normalizeParams(n)}))}function _number(e,n){return new e(snapshotChecks({type:"number",checks:[],...normalizeParams(n)}))}function _int(e,n){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...normalizeParams(n)})}function _boolean(e,n){return new e({type:"boolean",...normalizeParams(n)})}function _unknown(e){return new e({type:"unknown"})}function _never(e,n){return new e({type:"never",...normalizeParams(n)})}function _lte(e,n){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(n),value:e,inclusive:!0})}function _gt(e,n){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(n),value:e,inclusive:!1})}function _gte(e,n){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(n),value:e,inclusive:!0})}function _positive(e){return _gt(0,e)}function _nonnegative(e){return _gte(0,e)}function _maxLength(e,n){return new $ZodCheckMaxLength({check:"max_length",...normalizeParams(n),maximum:e})}function _minLength(e,n){return new $ZodCheckMinLength({check:"min_length",...normalizeParams(n),minimum:e})}function _regex(e,n){return new $ZodCheckRegex({check:"string_format",format:"regex",...normalizeParams(n),pattern:e})}function _overwrite(e){return new $ZodCheckOverwrite({check:"overwrite",tx:e})}function _trim(){return _overwrite(e=>e.trim())}function _refine(e,n,r){return new e({type:"custom",check:"custom",fn:n,...normalizeParams(r)})}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType=$constructor("ZodMiniType",(n,i)=>{if(!n._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(n,i),n.def=i,n.type=i.type},{get with(){return this.check},set with(n){own(this,"with",n)},parse(n,i){return parse(this,n,i,{callee:this.parse})},parseAsync(n,i){return parseAsync(this,n,i,{callee:this.parseAsync})},safeParse(n,i){return safeParse(this,n,i)},safeParseAsync(n,i){return safeParseAsync(this,n,i)},check(...n){const i=this.def;return this.clone({...i,checks:[...i.checks??[],...n.map(t=>typeof t=="function"?{_zod:{check:t,def:{check:"custom"},onattach:[]}}:t)]},{parent:!0})},clone(n,i){return clone(this,n,i)},brand(){return this},register(n,i){return n.add(this,i),this},apply(n,...i){return i.length===0?n(this):n(this,...i)}}),ZodMiniString=$constructor("ZodMiniString",(n,i)=>{$ZodString.init(n,i),ZodMiniType.init(n,i)});function string2(n){return _string(ZodMiniString,n)}var ZodMiniNumber=$constructor("ZodMiniNumber",(n,i)=>{$ZodNumber.init(n,i),ZodMiniType.init(n,i)});function number2(n){return _number(ZodMiniNumber,n)}var ZodMiniNumberFormat=$constructor("ZodMiniNumberFormat",(n,i)=>{$ZodNumberFormat.init(n,i),ZodMiniNumber.init(n,i)});function int(n){return _int(ZodMiniNumberFormat,n)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(n,i)=>{$ZodBoolean.init(n,i),ZodMiniType.init(n,i)});function boolean2(n){return _boolean(ZodMiniBoolean,n)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(n,i)=>{$ZodUnknown.init(n,i),ZodMiniType.init(n,i)});function unknown(){return _unknown(ZodMiniUnknown)}var ZodMiniNever=$constructor("ZodMiniNever",(n,i)=>{$ZodNever.init(n,i),ZodMiniType.init(n,i)});function never(n){return _never(ZodMiniNever,n)}var ZodMiniArray=$constructor("ZodMiniArray",(n,i)=>{$ZodArray.init(n,i),ZodMiniType.init(n,i)});function array(n,i){return new ZodMiniArray({type:"array",element:n,...normalizeParams(i)})}var ZodMiniObject=$constructor("ZodMiniObject",(n,i)=>{$ZodObject.init(n,i),ZodMiniType.init(n,i),installLazyProp(
n,"shape",t=>t._zod.def.shape,!1)});function object(n,i){const t={type:"object",shape:n??{},...normalizeParams(i)};return new ZodMiniObject(t)}function strictObject(n,i){return new ZodMiniObject({type:"object",shape:n,catchall:never(),...normalizeParams(i)})}function looseObject(n,i){return new ZodMiniObject({type:"object",shape:n,catchall:unknown(),...normalizeParams(i)})}var ZodMiniUnion=$constructor("ZodMiniUnion",(n,i)=>{$ZodUnion.init(n,i),ZodMiniType.init(n,i)});function union(n,i){return new ZodMiniUnion({type:"union",options:n,...normalizeParams(i)})}var ZodMiniDiscriminatedUnion=$constructor("ZodMiniDiscriminatedUnion",(n,i)=>{$ZodDiscriminatedUnion.init(n,i),ZodMiniType.init(n,i)});function discriminatedUnion(n,i,t){return new ZodMiniDiscriminatedUnion({type:"union",options:i,discriminator:n,...normalizeParams(t)})}var ZodMiniTuple=$constructor("ZodMiniTuple",(n,i)=>{$ZodTuple.init(n,i),ZodMiniType.init(n,i)});function tuple(n,i,t){const o=i instanceof $ZodType,r=o?t:i,e=o?i:null;return new ZodMiniTuple({type:"tuple",items:n,rest:e,...normalizeParams(r)})}var ZodMiniRecord=$constructor("ZodMiniRecord",(n,i)=>{$ZodRecord.init(n,i),ZodMiniType.init(n,i)});function record(n,i,t){return!i||!i._zod?new ZodMiniRecord({type:"record",keyType:string2(),valueType:n,...normalizeParams(i)}):new ZodMiniRecord({type:"record",keyType:n,valueType:i,...normalizeParams(t)})}var ZodMiniEnum=$constructor("ZodMiniEnum",(n,i)=>{$ZodEnum.init(n,i),ZodMiniType.init(n,i),n.options=[...n._zod.values]});function _enum(n,i){const t=Array.isArray(n)?Object.fromEntries(n.map(o=>[o,o])):n;return new ZodMiniEnum({type:"enum",entries:t,...normalizeParams(i)})}var ZodMiniLiteral=$constructor("ZodMiniLiteral",(n,i)=>{$ZodLiteral.init(n,i),ZodMiniType.init(n,i)});function literal(n,i){return new ZodMiniLiteral({type:"literal",values:Array.isArray(n)?n:[n],...normalizeParams(i)})}var ZodMiniOptional=$constructor("ZodMiniOptional",(n,i)=>{$ZodOptional.init(n,i),ZodMiniType.init(n,i)});function optional(n){
return new ZodMiniOptional({type:"optional",innerType:n})}var ZodMiniExactOptional=$constructor("ZodMiniExactOptional",(n,i)=>{$ZodExactOptional.init(n,i),ZodMiniType.init(n,i)});function exactOptional(n){return new ZodMiniExactOptional({type:"optional",innerType:n})}var ZodMiniNullable=$constructor("ZodMiniNullable",(n,i)=>{$ZodNullable.init(n,i),ZodMiniType.init(n,i)});function nullable(n){return new ZodMiniNullable({type:"nullable",innerType:n})}function nullish2(n){return optional(nullable(n))}var ZodMiniDefault=$constructor("ZodMiniDefault",(n,i)=>{$ZodDefault.init(n,i),ZodMiniType.init(n,i)});function _default(n,i){return new ZodMiniDefault({type:"default",innerType:n,get defaultValue(){return typeof i=="function"?i():shallowClone(i)}})}var ZodMiniCatch=$constructor("ZodMiniCatch",(n,i)=>{$ZodCatch.init(n,i),ZodMiniType.init(n,i)});function _catch(n,i){return new ZodMiniCatch({type:"catch",innerType:n,catchValue:typeof i=="function"?i:util_exports.constantCatch(i)})}var ZodMiniReadonly=$constructor("ZodMiniReadonly",(n,i)=>{$ZodReadonly.init(n,i),ZodMiniType.init(n,i)});function readonly(n){return new ZodMiniReadonly({type:"readonly",innerType:n})}var ZodMiniCustom=$constructor("ZodMiniCustom",(n,i)=>{$ZodCustom.init(n,i),ZodMiniType.init(n,i)});function refine(n,i={}){return _refine(ZodMiniCustom,n,i)}var import_common2=require("./common.cjs");

// src/adapters/loops/record-schemas.ts
var recordSchemas = (0, import_common2.once)(() => {
  const nullableText = nullable(string2());
  const count = _catch(int().check(_nonnegative()), 0);
  const texts = _catch(array(string2()), []);
  const askedError = object({ class: string2(), answerHash: nullableText, at: number2() });
  const record2 = object({
    active: _catch(boolean2(), true),
    id: string2().check(_regex(/^[a-z0-9-]{1,64}$/)),
    session: string2().check(_minLength(1)),
    prompt: string2(),
    completionPromise: nullableText,
    iteration: _catch(int().check(_positive()), 1),
    maxIterations: int().check(_positive()),
    startedAt: string2(),
    lastHeartbeat: _catch(string2(), ""),
    queriedErrors: _catch(array(askedError), []),
    // The options are read by the table in `commands/loop-options.ts`.
    taskContext: looseObject({
      project: string2(),
      checks: array(
        object({
          name: string2(),
          command: string2(),
          origin: _enum(["typed", "proposed", "plan", "sealed"])
        })
      ),
      execution: nullable(
        object({
          phase: string2(),
          folder: string2(),
          wave: nullable(int()),
          gapsOnly: boolean2()
        })
      ),
      tree: optional(nullable(string2()))
    }),
    progress: _catch(record(string2(), unknown()), {}),
    signature: _catch(string2(), "")
  });
  const phase = _enum(["install", "compile", "lint", "test", "run"]);
  const nullableCount = nullable(number2());
  const lineChange = object({ path: string2(), added: nullableCount, removed: nullableCount });
  const failureItem = object({
    tool: string2(),
    code: nullableText,
    class: nullableText,
    message: string2(),
    file: nullableText,
    testId: nullableText,
    // Missing in records of older versions.
    words: _default(string2(), ""),
    line: _default(nullable(number2()), null),
    column: _default(nullable(number2()), null),
    expected: _default(nullableText, null),
    actual: _default(nullableText, null),
    ownFrame: _default(nullableText, null),
    package: _default(nullableText, null)
  });
  const failureSchema = object({
    tool: string2(),
    kind: _enum(["code", "infra", "gate"]),
    phase,
    code: nullableText,
    class: nullableText,
    headline: _default(string2(), ""),
    message: string2(),
    frame: nullableText,
    items: array(failureItem),
    total: number2(),
    fingerprints: object({ class: string2(), exact: string2() }),
    isMild: optional(boolean2()),
    // Only of tools that have no reader.
    said: optional(array(string2())),
    query: string2()
  });
  const breakerState = _enum(["closed", "half-open", "open"]);
  const breakerSchema = object({
    state: breakerState,
    noProgress: number2(),
    sameFailure: number2(),
    totalOpens: number2(),
    reason: nullableText,
    openedAt: nullable(number2()),
    lastChange: number2(),
    history: array(object({ at: number2(), from: breakerState, to: breakerState, reason: string2() }))
  });
  const pauseCause = _enum(["user", "api-failure", "infra", "check-broken", "stuck", "blocked", "parked"]);
  const pauseSchema = object({ cause: pauseCause, reason: string2(), at: number2() });
  const baseline = discriminatedUnion("kind", [
    object({ kind: literal("red"), exact: string2() }),
    object({ kind: literal("green") }),
    object({ kind: literal("unknown"), reason: string2() })
  ]);
  const progress = object({
    // An unreadable pause stays a pause with an unknown time: running a loop that its user stopped would be worse.
    pause: _catch(_default(nullable(pauseSchema), null), {
      cause: "user",
      reason: "its record could not be read",
      at: 0
    }),
    pausedMs: _catch(number2(), 0),
    breaker: _catch(nullable(breakerSchema), null),
    lastFailure: _catch(nullable(failureSchema), null),
    marks: _catch(array(object({ iteration: number2(), exact: string2() })), []),
    attempts: _catch(
      array(
        object({
          iteration: number2(),
          failure: string2(),
          relation: string2(),
          guidance: nullableText,
          // Missing in records of older versions.
          counted: _default(boolean2(), true),
          left: _default(nullable(object({ phase, problems: number2() })), null),
          gone: _default(array(string2()), []),
          came: _default(array(string2()), []),
          changes: _default(nullable(array(lineChange)), null),
          moreChanges: _default(number2(), 0),
          commits: _default(array(string2()), []),
          said: _default(nullableText, null),
          asked: _default(nullableText, null),
          denied: _default(nullableText, null),
          helped: _default(nullable(boolean2()), null)
        })
      ),
      []
    ),
    toollessBlocks: count,
    infraStreak: count,
    gateStreak: count,
    permissionDenials: count,
    tree: _catch(nullableText, null),
    baseline: _catch(nullable(baseline), null),
    firstCounts: _catch(
      array(
        object({ name: string2(), ran: number2(), skipped: number2(), unit: _catch(string2(), "") })
      ),
      []
    ),
    firstPlaces: _catch(array(string2()), []),
    firstTree: _catch(nullableText, null),
    hasWorked: _catch(boolean2(), false),
    wasRed: _catch(boolean2(), false),
    flaky: _catch(
      array(
        object({
          iteration: number2(),
          checks: array(string2()),
          results: tuple([string2(), string2()])
        })
      ),
      []
    ),
    review: _catch(
      nullable(
        object({ tree: nullableText, verdict: _enum(["pass", "fail"]), lines: array(string2()) })
      ),
      null
    ),
    transcript: _catch(nullable(object({ path: string2(), offset: number2() })), null),
    spent: _catch(object({ tokens: number2(), lastMessage: nullableText, agentsUntil: number2() }), {
      tokens: 0,
      lastMessage: null,
      agentsUntil: 0
    }),
    hints: texts,
    hintsTold: count,
    said: texts,
    failedAnswers: texts,
    offered: _catch(
      nullable(
        object({
          id: string2(),
          class: string2(),
          hash: string2(),
          headline: string2(),
          iteration: number2()
        })
      ),
      null
    ),
    unsolved: _catch(
      array(
        object({
          class: string2(),
          phase,
          items: array(string2()),
          tool: string2(),
          code: nullableText,
          kind: nullableText,
          message: string2(),
          headline: string2(),
          names: array(string2()),
          keys: array(string2()),
          check: string2(),
          seen: number2()
        })
      ),
      []
    ),
    classes: texts,
    owner: _catch(object({ pid: nullable(number2()), host: string2() }), { pid: null, host: "" })
  });
  return { record: record2, progress };
});
module.exports = {
  _catch: _catch,
  _default: _default,
  _enum: _enum,
  _gt: _gt,
  _gte: _gte,
  _lte: _lte,
  _maxLength: _maxLength,
  _minLength: _minLength,
  _nonnegative: _nonnegative,
  _positive: _positive,
  _regex: _regex,
  _trim: _trim,
  array: array,
  boolean: boolean2,
  discriminatedUnion: discriminatedUnion,
  exactOptional: exactOptional,
  int: int,
  literal: literal,
  looseObject: looseObject,
  nullable: nullable,
  nullish: nullish2,
  number: number2,
  object: object,
  optional: optional,
  readonly: readonly,
  record: record,
  recordSchemas: recordSchemas,
  refine: refine,
  registry: registry,
  strictObject: strictObject,
  string: string2,
  tuple: tuple,
  union: union,
  unknown: unknown
};
