var __create2 = Object.create;
var __defProp2 = Object.defineProperty;
var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __getProtoOf2 = Object.getPrototypeOf;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __export2 = (target, all) => {
  for (var name2 in all)
    __defProp2(target, name2, { get: all[name2], enumerable: true });
};
var __copyProps2 = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames2(from))
      if (!__hasOwnProp2.call(to, key) && key !== except)
        __defProp2(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM2 = (mod, isNodeMode, target) => (target = mod != null ? __create2(__getProtoOf2(mod)) : {}, __copyProps2(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS2 = (mod) => __copyProps2(__defProp2({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export2(stdin_exports, {
  readSources: () => readSources
});
module.exports = __toCommonJS2(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_path = require("node:path");
var import_node_worker_threads = require("node:worker_threads");
var import_node_fs = require("node:fs");
var import_node_module = require("node:module");
var import_node_path2 = require("node:path");
var import_node_zlib = require("node:zlib");
// node_modules/.pnpm/web-tree-sitter@0.27.1/node_modules/web-tree-sitter/web-tree-sitter.cjs
var require_web_tree_sitter2=(0,import_common2.__commonJS)({"node_modules/.pnpm/web-tree-sitter@0.27.1/node_modules/web-tree-sitter/web-tree-sitter.cjs"(exports,module){"use strict";var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__name=(e,t)=>__defProp(e,"name",{value:t,configurable:!0}),__commonJS=(e,t)=>function(){try{return t||(0,e[__getOwnPropNames(e)[0]])((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},__export=(e,t)=>{for(var _ in t)__defProp(e,_,{get:t[_],enumerable:!0})},__copyProps=(e,t,_,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of __getOwnPropNames(t))!__hasOwnProp.call(e,s)&&s!==_&&__defProp(e,s,{get:()=>t[s],enumerable:!(r=__getOwnPropDesc(t,s))||r.enumerable});return e},__toESM=(e,t,_)=>(_=e!=null?__create(__getProtoOf(e)):{},__copyProps(t||!e||!e.__esModule?__defProp(_,"default",{value:e,enumerable:!0}):_,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),require_web_tree_sitter=__commonJS({"lib/web-tree-sitter.cjs"(exports,module){"use strict";var Module=(()=>{var _scriptName=typeof document<"u"?document.currentScript?.src:void 0;return async function(moduleArg={}){var moduleRtn,Module=moduleArg,ENVIRONMENT_IS_WEB=typeof window=="object",ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope<"u",ENVIRONMENT_IS_NODE=typeof process=="object"&&process.versions?.node&&process.type!="renderer";Module.currentQueryProgressCallback=null,Module.currentProgressCallback=null,Module.currentLogCallback=null,Module.currentParseCallback=null;var arguments_=[],thisProgram="./this.program",quit_=__name((e,t)=>{throw t},"quit_");typeof __filename<"u"?_scriptName=__filename:ENVIRONMENT_IS_WORKER&&(_scriptName=self.location.href);var scriptDirectory="";function locateFile(e){return Module.locateFile?Module.locateFile(e,scriptDirectory):scriptDirectory+
e}__name(locateFile,"locateFile");var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){var fs=require("fs");scriptDirectory=__dirname+"/",readBinary=__name(e=>{e=isFileURI(e)?new URL(e):e;var t=fs.readFileSync(e);return t},"readBinary"),readAsync=__name(async(e,t=!0)=>{e=isFileURI(e)?new URL(e):e;var _=fs.readFileSync(e,t?void 0:"utf8");return _},"readAsync"),process.argv.length>1&&(thisProgram=process.argv[1].replace(/\\/g,"/")),arguments_=process.argv.slice(2),quit_=__name((e,t)=>{throw process.exitCode=e,t},"quit_")}else if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(".",_scriptName).href}catch{}ENVIRONMENT_IS_WORKER&&(readBinary=__name(e=>{var t=new XMLHttpRequest;return t.open("GET",e,!1),t.responseType="arraybuffer",t.send(null),new Uint8Array(t.response)},"readBinary")),readAsync=__name(async e=>{if(isFileURI(e))return new Promise((_,r)=>{var s=new XMLHttpRequest;s.open("GET",e,!0),s.responseType="arraybuffer",s.onload=()=>{if(s.status==200||s.status==0&&s.response){_(s.response);return}r(s.status)},s.onerror=r,s.send(null)});var t=await fetch(e,{credentials:"same-origin"});if(t.ok)return t.arrayBuffer();throw new Error(t.status+" : "+t.url)},"readAsync")}var out=console.log.bind(console),err=console.error.bind(console),dynamicLibraries=[],wasmBinary,ABORT=!1,EXITSTATUS,isFileURI=__name(e=>e.startsWith("file://"),"isFileURI"),readyPromiseResolve,readyPromiseReject,wasmMemory,HEAP8,HEAPU8,HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,HEAPF64,HEAP64,HEAPU64,HEAP_DATA_VIEW,runtimeInitialized=!1;function updateMemoryViews(){var e=wasmMemory.buffer;Module.HEAP8=HEAP8=new Int8Array(e),Module.HEAP16=HEAP16=new Int16Array(e),Module.HEAPU8=HEAPU8=new Uint8Array(e),Module.HEAPU16=HEAPU16=new Uint16Array(e),Module.HEAP32=HEAP32=new Int32Array(e),Module.HEAPU32=HEAPU32=new Uint32Array(e),Module.HEAPF32=HEAPF32=new Float32Array(e),Module.HEAPF64=HEAPF64=new Float64Array(e),Module.HEAP64=HEAP64=new BigInt64Array(e),Module.HEAPU64=HEAPU64=new BigUint64Array(e),
Module.HEAP_DATA_VIEW=HEAP_DATA_VIEW=new DataView(e),LE_HEAP_UPDATE()}__name(updateMemoryViews,"updateMemoryViews");function initMemory(){if(Module.wasmMemory)wasmMemory=Module.wasmMemory;else{var e=Module.INITIAL_MEMORY||33554432;wasmMemory=new WebAssembly.Memory({initial:e/65536,maximum:32768})}updateMemoryViews()}__name(initMemory,"initMemory");var __RELOC_FUNCS__=[];function preRun(){if(Module.preRun)for(typeof Module.preRun=="function"&&(Module.preRun=[Module.preRun]);Module.preRun.length;)addOnPreRun(Module.preRun.shift());callRuntimeCallbacks(onPreRuns)}__name(preRun,"preRun");function initRuntime(){runtimeInitialized=!0,callRuntimeCallbacks(__RELOC_FUNCS__),wasmExports.__wasm_call_ctors(),callRuntimeCallbacks(onPostCtors)}__name(initRuntime,"initRuntime");function preMain(){}__name(preMain,"preMain");function postRun(){if(Module.postRun)for(typeof Module.postRun=="function"&&(Module.postRun=[Module.postRun]);Module.postRun.length;)addOnPostRun(Module.postRun.shift());callRuntimeCallbacks(onPostRuns)}__name(postRun,"postRun");function abort(e){Module.onAbort?.(e),e="Aborted("+e+")",err(e),ABORT=!0,e+=". Build with -sASSERTIONS for more info.";var t=new WebAssembly.RuntimeError(e);throw readyPromiseReject?.(t),t}__name(abort,"abort");var wasmBinaryFile;function findWasmBinary(){return locateFile("web-tree-sitter.wasm")}__name(findWasmBinary,"findWasmBinary");function getBinarySync(e){if(e==wasmBinaryFile&&wasmBinary)return new Uint8Array(wasmBinary);if(readBinary)return readBinary(e);throw"both async and sync fetching of the wasm failed"}__name(getBinarySync,"getBinarySync");async function getWasmBinary(e){if(!wasmBinary)try{var t=await readAsync(e);return new Uint8Array(t)}catch{}return getBinarySync(e)}__name(getWasmBinary,"getWasmBinary");async function instantiateArrayBuffer(e,t){try{var _=await getWasmBinary(e),r=await WebAssembly.instantiate(_,t);return r}catch(s){err(`failed to asynchronously prepare wasm: ${s}`),abort(s)}}__name(instantiateArrayBuffer,
"instantiateArrayBuffer");async function instantiateAsync(e,t,_){if(!e&&!isFileURI(t)&&!ENVIRONMENT_IS_NODE)try{var r=fetch(t,{credentials:"same-origin"}),s=await WebAssembly.instantiateStreaming(r,_);return s}catch(n){err(`wasm streaming compile failed: ${n}`),err("falling back to ArrayBuffer instantiation")}return instantiateArrayBuffer(t,_)}__name(instantiateAsync,"instantiateAsync");function getWasmImports(){return{env:wasmImports,wasi_snapshot_preview1:wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(wasmImports,GOTHandler)}}__name(getWasmImports,"getWasmImports");async function createWasm(){function e(n,a){wasmExports=n.exports,wasmExports=relocateExports(wasmExports,1024);var o=getDylinkMetadata(a);return o.neededDynlibs&&(dynamicLibraries=o.neededDynlibs.concat(dynamicLibraries)),mergeLibSymbols(wasmExports,"main"),LDSO.init(),loadDylibs(),__RELOC_FUNCS__.push(wasmExports.__wasm_apply_data_relocs),assignWasmExports(wasmExports),wasmExports}__name(e,"receiveInstance");function t(n){return e(n.instance,n.module)}__name(t,"receiveInstantiationResult");var _=getWasmImports();if(Module.instantiateWasm)return new Promise((n,a)=>{Module.instantiateWasm(_,(o,l)=>{n(e(o,l))})});wasmBinaryFile??=findWasmBinary();var r=await instantiateAsync(wasmBinary,wasmBinaryFile,_),s=t(r);return s}__name(createWasm,"createWasm");class ExitStatus{static{__name(this,"ExitStatus")}name="ExitStatus";constructor(t){this.message=`Program terminated with exit(${t})`,this.status=t}}var GOT={},currentModuleWeakSymbols=new Set([]),GOTHandler={get(e,t){var _=GOT[t];return _||(_=GOT[t]=new WebAssembly.Global({value:"i32",mutable:!0})),currentModuleWeakSymbols.has(t)||(_.required=!0),_}},LE_ATOMICS_NATIVE_BYTE_ORDER=[],LE_HEAP_LOAD_F32=__name(e=>HEAP_DATA_VIEW.getFloat32(e,!0),"LE_HEAP_LOAD_F32"),LE_HEAP_LOAD_F64=__name(e=>HEAP_DATA_VIEW.getFloat64(e,!0),"LE_HEAP_LOAD_F64"),LE_HEAP_LOAD_I16=__name(e=>HEAP_DATA_VIEW.getInt16(e,!0),"LE_HEAP_LOAD_I16"),LE_HEAP_LOAD_I32=__name(
e=>HEAP_DATA_VIEW.getInt32(e,!0),"LE_HEAP_LOAD_I32"),LE_HEAP_LOAD_I64=__name(e=>HEAP_DATA_VIEW.getBigInt64(e,!0),"LE_HEAP_LOAD_I64"),LE_HEAP_LOAD_U32=__name(e=>HEAP_DATA_VIEW.getUint32(e,!0),"LE_HEAP_LOAD_U32"),LE_HEAP_STORE_F32=__name((e,t)=>HEAP_DATA_VIEW.setFloat32(e,t,!0),"LE_HEAP_STORE_F32"),LE_HEAP_STORE_F64=__name((e,t)=>HEAP_DATA_VIEW.setFloat64(e,t,!0),"LE_HEAP_STORE_F64"),LE_HEAP_STORE_I16=__name((e,t)=>HEAP_DATA_VIEW.setInt16(e,t,!0),"LE_HEAP_STORE_I16"),LE_HEAP_STORE_I32=__name((e,t)=>HEAP_DATA_VIEW.setInt32(e,t,!0),"LE_HEAP_STORE_I32"),LE_HEAP_STORE_I64=__name((e,t)=>HEAP_DATA_VIEW.setBigInt64(e,t,!0),"LE_HEAP_STORE_I64"),LE_HEAP_STORE_U32=__name((e,t)=>HEAP_DATA_VIEW.setUint32(e,t,!0),"LE_HEAP_STORE_U32"),callRuntimeCallbacks=__name(e=>{for(;e.length>0;)e.shift()(Module)},"callRuntimeCallbacks"),onPostRuns=[],addOnPostRun=__name(e=>onPostRuns.push(e),"addOnPostRun"),onPreRuns=[],addOnPreRun=__name(e=>onPreRuns.push(e),"addOnPreRun"),UTF8Decoder=typeof TextDecoder<"u"?new TextDecoder:void 0,findStringEnd=__name((e,t,_,r)=>{var s=t+_;if(r)return s;for(;e[t]&&!(t>=s);)++t;return t},"findStringEnd"),UTF8ArrayToString=__name((e,t=0,_,r)=>{var s=findStringEnd(e,t,_,r);if(s-t>16&&e.buffer&&UTF8Decoder)return UTF8Decoder.decode(e.subarray(t,s));for(var n="";t<s;){var a=e[t++];if(!(a&128)){n+=String.fromCharCode(a);continue}var o=e[t++]&63;if((a&224)==192){n+=String.fromCharCode((a&31)<<6|o);continue}var l=e[t++]&63;if((a&240)==224?a=(a&15)<<12|o<<6|l:a=(a&7)<<18|o<<12|l<<6|e[t++]&63,a<65536)n+=String.fromCharCode(a);else{var u=a-65536;n+=String.fromCharCode(55296|u>>10,56320|u&1023)}}return n},"UTF8ArrayToString"),getDylinkMetadata=__name(e=>{var t=0,_=0;function r(){return e[t++]}__name(r,"getU8");function s(){for(var A=0,v=1;;){var O=e[t++];if(A+=(O&127)*v,v*=128,!(O&128))break}return A}__name(s,"getLEB");function n(){var A=s();return t+=A,UTF8ArrayToString(e,t-A,A)}__name(n,"getString");function a(){for(var A=s(),v=[];A--;)v.push(n());return v}__name(a,"get\
StringList");function o(A,v){if(A)throw new Error(v)}if(__name(o,"failIf"),e instanceof WebAssembly.Module){var l=WebAssembly.Module.customSections(e,"dylink.0");o(l.length===0,"need dylink section"),e=new Uint8Array(l[0]),_=e.length}else{var u=new Uint32Array(new Uint8Array(e.subarray(0,24)).buffer),c=u[0]==1836278016||u[0]==6386541;o(!c,"need to see wasm magic number"),o(e[8]!==0,"need the dylink section to be first"),t=9;var m=s();_=t+m;var g=n();o(g!=="dylink.0")}for(var f={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]},p=1,T=2,d=3,y=4,h=5,E=256,w=3,F=1;t<_;){var I=r(),b=s();if(I===p)f.memorySize=s(),f.memoryAlign=s(),f.tableSize=s(),f.tableAlign=s();else if(I===T)f.neededDynlibs=a();else if(I===d)for(var R=s();R--;){var P=n(),S=s();S&E&&f.tlsExports.add(P)}else if(I===y)for(var R=s();R--;){var k=n(),P=n(),S=s();(S&w)==F&&f.weakImports.add(P)}else I===h?f.runtimePaths=a():t+=b}return f},"getDylinkMetadata");function getValue(e,t="i8"){switch(t.endsWith("*")&&(t="*"),t){case"i1":return HEAP8[e];case"i8":return HEAP8[e];case"i16":return LE_HEAP_LOAD_I16((e>>1)*2);case"i32":return LE_HEAP_LOAD_I32((e>>2)*4);case"i64":return LE_HEAP_LOAD_I64((e>>3)*8);case"float":return LE_HEAP_LOAD_F32((e>>2)*4);case"double":return LE_HEAP_LOAD_F64((e>>3)*8);case"*":return LE_HEAP_LOAD_U32((e>>2)*4);default:abort(`invalid type for getValue: ${t}`)}}__name(getValue,"getValue");var newDSO=__name((e,t,_)=>{var r={refcount:1/0,name:e,exports:_,global:!0};return LDSO.loadedLibsByName[e]=r,t!=null&&(LDSO.loadedLibsByHandle[t]=r),r},"newDSO"),LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO("__main__",0,wasmImports)}},___heap_base=82240,alignMemory=__name((e,t)=>Math.ceil(e/t)*t,"alignMemory"),getMemory=__name(e=>{if(runtimeInitialized)return _calloc(e,1);var t=___heap_base,_=t+alignMemory(e,16);return ___heap_base=_,GOT.__heap_base.value=_,t},"getMemory"),isInternalSym=__name(e=>["__cpp_exception","__c_longjmp","__wasm_apply_data_relocs","__dso_hand\
le","__tls_size","__tls_align","__set_stack_limits","_emscripten_tls_init","__wasm_init_tls","__wasm_call_ctors","__start_em_asm","__stop_em_asm","__start_em_js","__stop_em_js"].includes(e)||e.startsWith("__em_js__"),"isInternalSym"),uleb128EncodeWithLen=__name(e=>{const t=e.length;return[t%128|128,t>>7,...e]},"uleb128EncodeWithLen"),wasmTypeCodes={i:127,p:127,j:126,f:125,d:124,e:111},generateTypePack=__name(e=>uleb128EncodeWithLen(Array.from(e,t=>{var _=wasmTypeCodes[t];return _})),"generateTypePack"),convertJsFunctionToWasm=__name((e,t)=>{var _=Uint8Array.of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(t.slice(1)),...generateTypePack(t[0]==="v"?"":t[0])]),2,7,1,1,101,1,102,0,0,7,5,1,1,102,0,0),r=new WebAssembly.Module(_),s=new WebAssembly.Instance(r,{e:{f:e}}),n=s.exports.f;return n},"convertJsFunctionToWasm"),wasmTableMirror=[],wasmTable=new WebAssembly.Table({initial:31,element:"anyfunc"}),getWasmTableEntry=__name(e=>{var t=wasmTableMirror[e];return t||(wasmTableMirror[e]=t=wasmTable.get(e)),t},"getWasmTableEntry"),updateTableMap=__name((e,t)=>{if(functionsInTableMap)for(var _=e;_<e+t;_++){var r=getWasmTableEntry(_);r&&functionsInTableMap.set(r,_)}},"updateTableMap"),functionsInTableMap,getFunctionAddress=__name(e=>(functionsInTableMap||(functionsInTableMap=new WeakMap,updateTableMap(0,wasmTable.length)),functionsInTableMap.get(e)||0),"getFunctionAddress"),freeTableIndexes=[],getEmptyTableSlot=__name(()=>freeTableIndexes.length?freeTableIndexes.pop():wasmTable.grow(1),"getEmptyTableSlot"),setWasmTableEntry=__name((e,t)=>{wasmTable.set(e,t),wasmTableMirror[e]=wasmTable.get(e)},"setWasmTableEntry"),addFunction=__name((e,t)=>{var _=getFunctionAddress(e);if(_)return _;var r=getEmptyTableSlot();try{setWasmTableEntry(r,e)}catch(n){if(!(n instanceof TypeError))throw n;var s=convertJsFunctionToWasm(e,t);setWasmTableEntry(r,s)}return functionsInTableMap.set(e,r),r},"addFunction"),updateGOT=__name((e,t)=>{for(var _ in e)if(!isInternalSym(_)){var r=e[_];
GOT[_]||=new WebAssembly.Global({value:"i32",mutable:!0}),(t||GOT[_].value==0)&&(typeof r=="function"?GOT[_].value=addFunction(r):typeof r=="number"?GOT[_].value=r:err(`unhandled export type for '${_}': ${typeof r}`))}},"updateGOT"),relocateExports=__name((e,t,_)=>{var r={};for(var s in e){var n=e[s];typeof n=="object"&&(n=n.value),typeof n=="number"&&(n+=t),r[s]=n}return updateGOT(r,_),r},"relocateExports"),isSymbolDefined=__name(e=>{var t=wasmImports[e];return!(!t||t.stub)},"isSymbolDefined"),dynCall=__name((e,t,_=[],r=!1)=>{var s=getWasmTableEntry(t),n=s(..._);function a(o){return o}return __name(a,"convert"),n},"dynCall"),stackSave=__name(()=>_emscripten_stack_get_current(),"stackSave"),stackRestore=__name(e=>__emscripten_stack_restore(e),"stackRestore"),createInvokeFunction=__name(e=>(t,..._)=>{var r=stackSave();try{return dynCall(e,t,_)}catch(s){if(stackRestore(r),s!==s+0)throw s;if(_setThrew(1,0),e[0]=="j")return 0n}},"createInvokeFunction"),resolveGlobalSymbol=__name((e,t=!1)=>{var _;return isSymbolDefined(e)?_=wasmImports[e]:e.startsWith("invoke_")&&(_=wasmImports[e]=createInvokeFunction(e.split("_")[1])),{sym:_,name:e}},"resolveGlobalSymbol"),onPostCtors=[],addOnPostCtor=__name(e=>onPostCtors.push(e),"addOnPostCtor"),UTF8ToString=__name((e,t,_)=>e?UTF8ArrayToString(HEAPU8,e,t,_):"","UTF8ToString"),loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{var metadata=getDylinkMetadata(binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign),memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0,tableBase=metadata.tableSize?wasmTable.length:0;handle&&(HEAP8[handle+8]=1,LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase),LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.memorySize),LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase),LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)),metadata.tableSize&&wasmTable.grow(metadata.tableSize);var moduleExports;function resolveSymbol(e){var t=resolveGlobalSymbol(
e).sym;return!t&&localScope&&(t=localScope[e]),t||(t=moduleExports[e]),t}__name(resolveSymbol,"resolveSymbol");var proxyHandler={get(e,t){switch(t){case"__memory_base":return memoryBase;case"__table_base":return tableBase}if(t in wasmImports&&!wasmImports[t].stub){var _=wasmImports[t];return _}if(!(t in e)){var r;e[t]=(...s)=>(r||=resolveSymbol(t),r(...s))}return e[t]}},proxy=new Proxy({},proxyHandler);currentModuleWeakSymbols=metadata.weakImports;var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),env:proxy,wasi_snapshot_preview1:proxy};function postInstantiation(module,instance){updateTableMap(tableBase,metadata.tableSize),moduleExports=relocateExports(instance.exports,memoryBase),flags.allowUndefined||reportUndefinedSymbols();function addEmAsm(addr,body){for(var args=[],arity=0;arity<16&&body.indexOf("$"+arity)!=-1;arity++)args.push("$"+arity);args=args.join(",");var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=eval(func)}if(__name(addEmAsm,"addEmAsm"),"__start_em_asm"in moduleExports)for(var start=moduleExports.__start_em_asm,stop=moduleExports.__stop_em_asm;start<stop;){var jsString=UTF8ToString(start);addEmAsm(start,jsString),start=HEAPU8.indexOf(0,start)+1}function addEmJs(name,cSig,body){var jsArgs=[];if(cSig=cSig.slice(1,-1),cSig!="void"){cSig=cSig.split(",");for(var i in cSig){var jsArg=cSig[i].split(" ").pop();jsArgs.push(jsArg.replace("*",""))}}var func=`(${jsArgs}) => ${body};`;moduleExports[name]=eval(func)}__name(addEmJs,"addEmJs");for(var name in moduleExports)if(name.startsWith("__em_js__")){var start=moduleExports[name],jsString=UTF8ToString(start),parts=jsString.split("<::>");addEmJs(name.replace("__em_js__",""),parts[0],parts[1]),delete moduleExports[name]}var applyRelocs=moduleExports.__wasm_apply_data_relocs;applyRelocs&&(runtimeInitialized?applyRelocs():__RELOC_FUNCS__.push(applyRelocs));var init=moduleExports.__wasm_call_ctors;return init&&(runtimeInitialized?init():addOnPostCtor(init)),moduleExports}if(__name(
postInstantiation,"postInstantiation"),flags.loadAsync)return(async()=>{var e;return binary instanceof WebAssembly.Module?e=new WebAssembly.Instance(binary,info):{module:binary,instance:e}=await WebAssembly.instantiate(binary,info),postInstantiation(binary,e)})();var module=binary instanceof WebAssembly.Module?binary:new WebAssembly.Module(binary),instance=new WebAssembly.Instance(module,info);return postInstantiation(module,instance)}return __name(loadModule,"loadModule"),flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}},flags.loadAsync?metadata.neededDynlibs.reduce((e,t)=>e.then(()=>loadDynamicLibrary(t,flags,localScope)),Promise.resolve()).then(loadModule):(metadata.neededDynlibs.forEach(e=>loadDynamicLibrary(e,flags,localScope)),loadModule())},"loadWebAssemblyModule"),mergeLibSymbols=__name((e,t)=>{for(var[_,r]of Object.entries(e)){const s=__name(a=>{isSymbolDefined(a)||(wasmImports[a]=r)},"setImport");s(_);const n="__main_argc_argv";_=="main"&&s(n),_==n&&s("main")}},"mergeLibSymbols"),asyncLoad=__name(async e=>{var t=await readAsync(e);return new Uint8Array(t)},"asyncLoad");function loadDynamicLibrary(e,t={global:!0,nodelete:!0},_,r){var s=LDSO.loadedLibsByName[e];if(s)return t.global?s.global||(s.global=!0,mergeLibSymbols(s.exports,e)):_&&Object.assign(_,s.exports),t.nodelete&&s.refcount!==1/0&&(s.refcount=1/0),s.refcount++,r&&(LDSO.loadedLibsByHandle[r]=s),t.loadAsync?Promise.resolve(!0):!0;s=newDSO(e,r,"loading"),s.refcount=t.nodelete?1/0:1,s.global=t.global;function n(){if(r){var l=LE_HEAP_LOAD_U32((r+28>>2)*4),u=LE_HEAP_LOAD_U32((r+32>>2)*4);if(l&&u){var c=HEAP8.slice(l,l+u);return t.loadAsync?Promise.resolve(c):c}}var m=locateFile(e);if(t.loadAsync)return asyncLoad(m);if(!readBinary)throw new Error(`${m}: file not found, and synchronous loading of external files is not available`);return readBinary(m)}__name(n,"loadLibData");function a(){return t.loadAsync?n().then(l=>loadWebAssemblyModule(l,t,e,_,r)):loadWebAssemblyModule(n(),t,e,
_,r)}__name(a,"getExports");function o(l){s.global?mergeLibSymbols(l,e):_&&Object.assign(_,l),s.exports=l}return __name(o,"moduleLoaded"),t.loadAsync?a().then(l=>(o(l),!0)):(o(a()),!0)}__name(loadDynamicLibrary,"loadDynamicLibrary");var reportUndefinedSymbols=__name(()=>{for(var[e,t]of Object.entries(GOT))if(t.value==0){var _=resolveGlobalSymbol(e,!0).sym;if(!_&&!t.required)continue;if(typeof _=="function")t.value=addFunction(_,_.sig);else if(typeof _=="number")t.value=_;else throw new Error(`bad export type for '${e}': ${typeof _}`)}},"reportUndefinedSymbols"),runDependencies=0,dependenciesFulfilled=null,removeRunDependency=__name(e=>{if(runDependencies--,Module.monitorRunDependencies?.(runDependencies),runDependencies==0&&dependenciesFulfilled){var t=dependenciesFulfilled;dependenciesFulfilled=null,t()}},"removeRunDependency"),addRunDependency=__name(e=>{runDependencies++,Module.monitorRunDependencies?.(runDependencies)},"addRunDependency"),loadDylibs=__name(async()=>{if(!dynamicLibraries.length){reportUndefinedSymbols();return}addRunDependency("loadDylibs");for(var e of dynamicLibraries)await loadDynamicLibrary(e,{loadAsync:!0,global:!0,nodelete:!0,allowUndefined:!0});reportUndefinedSymbols(),removeRunDependency("loadDylibs")},"loadDylibs"),noExitRuntime=!0;function setValue(e,t,_="i8"){switch(_.endsWith("*")&&(_="*"),_){case"i1":HEAP8[e]=t;break;case"i8":HEAP8[e]=t;break;case"i16":LE_HEAP_STORE_I16((e>>1)*2,t);break;case"i32":LE_HEAP_STORE_I32((e>>2)*4,t);break;case"i64":LE_HEAP_STORE_I64((e>>3)*8,BigInt(t));break;case"float":LE_HEAP_STORE_F32((e>>2)*4,t);break;case"double":LE_HEAP_STORE_F64((e>>3)*8,t);break;case"*":LE_HEAP_STORE_U32((e>>2)*4,t);break;default:abort(`invalid type for setValue: ${_}`)}}__name(setValue,"setValue");var ___memory_base=new WebAssembly.Global({value:"i32",mutable:!1},1024),___stack_high=82240,___stack_low=16704,___stack_pointer=new WebAssembly.Global({value:"i32",mutable:!0},82240),___table_base=new WebAssembly.Global({value:"i32",mutable:!1},
1),__abort_js=__name(()=>abort(""),"__abort_js");__abort_js.sig="v";var getHeapMax=__name(()=>2147483648,"getHeapMax"),growMemory=__name(e=>{var t=wasmMemory.buffer.byteLength,_=(e-t+65535)/65536|0;try{return wasmMemory.grow(_),updateMemoryViews(),1}catch{}},"growMemory"),_emscripten_resize_heap=__name(e=>{var t=HEAPU8.length;e>>>=0;var _=getHeapMax();if(e>_)return!1;for(var r=1;r<=4;r*=2){var s=t*(1+.2/r);s=Math.min(s,e+100663296);var n=Math.min(_,alignMemory(Math.max(e,s),65536)),a=growMemory(n);if(a)return!0}return!1},"_emscripten_resize_heap");_emscripten_resize_heap.sig="ip";var _fd_close=__name(e=>52,"_fd_close");_fd_close.sig="ii";var INT53_MAX=9007199254740992,INT53_MIN=-9007199254740992,bigintToI53Checked=__name(e=>e<INT53_MIN||e>INT53_MAX?NaN:Number(e),"bigintToI53Checked");function _fd_seek(e,t,_,r){return t=bigintToI53Checked(t),70}__name(_fd_seek,"_fd_seek"),_fd_seek.sig="iijip";var printCharBuffers=[null,[],[]],printChar=__name((e,t)=>{var _=printCharBuffers[e];t===0||t===10?((e===1?out:err)(UTF8ArrayToString(_)),_.length=0):_.push(t)},"printChar"),_fd_write=__name((e,t,_,r)=>{for(var s=0,n=0;n<_;n++){var a=LE_HEAP_LOAD_U32((t>>2)*4),o=LE_HEAP_LOAD_U32((t+4>>2)*4);t+=8;for(var l=0;l<o;l++)printChar(e,HEAPU8[a+l]);s+=o}return LE_HEAP_STORE_U32((r>>2)*4,s),0},"_fd_write");_fd_write.sig="iippp";function _tree_sitter_log_callback(e,t){if(Module.currentLogCallback){const _=UTF8ToString(t);Module.currentLogCallback(_,e!==0)}}__name(_tree_sitter_log_callback,"_tree_sitter_log_callback");function _tree_sitter_parse_callback(e,t,_,r,s){const a=Module.currentParseCallback(t,{row:_,column:r});typeof a=="string"?(setValue(s,a.length,"i32"),stringToUTF16(a,e,10240)):setValue(s,0,"i32")}__name(_tree_sitter_parse_callback,"_tree_sitter_parse_callback");function _tree_sitter_progress_callback(e,t){return Module.currentProgressCallback?Module.currentProgressCallback({currentOffset:e,hasError:t}):!1}__name(_tree_sitter_progress_callback,"_tree_sitter_progress_callback");
function _tree_sitter_query_progress_callback(e){return Module.currentQueryProgressCallback?Module.currentQueryProgressCallback({currentOffset:e}):!1}__name(_tree_sitter_query_progress_callback,"_tree_sitter_query_progress_callback");var runtimeKeepaliveCounter=0,keepRuntimeAlive=__name(()=>noExitRuntime||runtimeKeepaliveCounter>0,"keepRuntimeAlive"),_proc_exit=__name(e=>{EXITSTATUS=e,keepRuntimeAlive()||(Module.onExit?.(e),ABORT=!0),quit_(e,new ExitStatus(e))},"_proc_exit");_proc_exit.sig="vi";var exitJS=__name((e,t)=>{EXITSTATUS=e,_proc_exit(e)},"exitJS"),handleException=__name(e=>{if(e instanceof ExitStatus||e=="unwind")return EXITSTATUS;quit_(1,e)},"handleException"),lengthBytesUTF8=__name(e=>{for(var t=0,_=0;_<e.length;++_){var r=e.charCodeAt(_);r<=127?t++:r<=2047?t+=2:r>=55296&&r<=57343?(t+=4,++_):t+=3}return t},"lengthBytesUTF8"),stringToUTF8Array=__name((e,t,_,r)=>{if(!(r>0))return 0;for(var s=_,n=_+r-1,a=0;a<e.length;++a){var o=e.codePointAt(a);if(o<=127){if(_>=n)break;t[_++]=o}else if(o<=2047){if(_+1>=n)break;t[_++]=192|o>>6,t[_++]=128|o&63}else if(o<=65535){if(_+2>=n)break;t[_++]=224|o>>12,t[_++]=128|o>>6&63,t[_++]=128|o&63}else{if(_+3>=n)break;t[_++]=240|o>>18,t[_++]=128|o>>12&63,t[_++]=128|o>>6&63,t[_++]=128|o&63,a++}}return t[_]=0,_-s},"stringToUTF8Array"),stringToUTF8=__name((e,t,_)=>stringToUTF8Array(e,HEAPU8,t,_),"stringToUTF8"),stackAlloc=__name(e=>__emscripten_stack_alloc(e),"stackAlloc"),stringToUTF8OnStack=__name(e=>{var t=lengthBytesUTF8(e)+1,_=stackAlloc(t);return stringToUTF8(e,_,t),_},"stringToUTF8OnStack"),AsciiToString=__name(e=>{for(var t="";;){var _=HEAPU8[e++];if(!_)return t;t+=String.fromCharCode(_)}},"AsciiToString"),stringToUTF16=__name((e,t,_)=>{if(_??=2147483647,_<2)return 0;_-=2;for(var r=t,s=_<e.length*2?_/2:e.length,n=0;n<s;++n){var a=e.charCodeAt(n);LE_HEAP_STORE_I16((t>>1)*2,a),t+=2}return LE_HEAP_STORE_I16((t>>1)*2,0),t-r},"stringToUTF16");LE_ATOMICS_NATIVE_BYTE_ORDER=new Int8Array(new Int16Array([1]).buffer)[0]===1?[(e=>e),(e=>e),
void 0,(e=>e)]:[(e=>e),(e=>((e&65280)<<8|(e&255)<<24)>>16),void 0,(e=>e>>24&255|e>>8&65280|(e&65280)<<8|(e&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=(e=>e&65535),HEAPU32.unsigned=(e=>e>>>0)}if(__name(LE_HEAP_UPDATE,"LE_HEAP_UPDATE"),initMemory(),Module.noExitRuntime&&(noExitRuntime=Module.noExitRuntime),Module.print&&(out=Module.print),Module.printErr&&(err=Module.printErr),Module.dynamicLibraries&&(dynamicLibraries=Module.dynamicLibraries),Module.wasmBinary&&(wasmBinary=Module.wasmBinary),Module.arguments&&(arguments_=Module.arguments),Module.thisProgram&&(thisProgram=Module.thisProgram),Module.preInit)for(typeof Module.preInit=="function"&&(Module.preInit=[Module.preInit]);Module.preInit.length>0;)Module.preInit.shift()();Module.setValue=setValue,Module.getValue=getValue,Module.UTF8ToString=UTF8ToString,Module.stringToUTF8=stringToUTF8,Module.lengthBytesUTF8=lengthBytesUTF8,Module.AsciiToString=AsciiToString,Module.stringToUTF16=stringToUTF16,Module.loadWebAssemblyModule=loadWebAssemblyModule,Module.LE_HEAP_STORE_I64=LE_HEAP_STORE_I64;var ASM_CONSTS={},_malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,_ts_language_field_count,_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,_ts_lookahead_iterator_new,_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_copy,_ts_query_pattern_count,_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,_ts_query_predicates_for_pattern,_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,
_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,
_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswpunct,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,__emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(e){Module._malloc=_malloc=e.malloc,Module._calloc=_calloc=e.calloc,Module._realloc=_realloc=e.realloc,Module._free=_free=e.free,Module._ts_range_edit=_ts_range_edit=e.ts_range_edit,Module._memcmp=_memcmp=e.memcmp,Module._ts_language_symbol_count=_ts_language_symbol_count=e.ts_language_symbol_count,Module._ts_language_state_count=_ts_language_state_count=e.ts_language_state_count,Module._ts_language_abi_version=_ts_language_abi_version=e.ts_language_abi_version,Module._ts_language_name=_ts_language_name=e.ts_language_name,Module._ts_language_field_count=_ts_language_field_count=e.ts_language_field_count,Module._ts_language_next_state=_ts_language_next_state=e.ts_language_next_state,Module._ts_language_symbol_name=_ts_language_symbol_name=e.ts_language_symbol_name,Module._ts_language_symbol_for_name=_ts_language_symbol_for_name=e.ts_language_symbol_for_name,Module._strncmp=_strncmp=e.strncmp,Module._ts_language_symbol_type=_ts_language_symbol_type=
e.ts_language_symbol_type,Module._ts_language_field_name_for_id=_ts_language_field_name_for_id=e.ts_language_field_name_for_id,Module._ts_lookahead_iterator_new=_ts_lookahead_iterator_new=e.ts_lookahead_iterator_new,Module._ts_lookahead_iterator_delete=_ts_lookahead_iterator_delete=e.ts_lookahead_iterator_delete,Module._ts_lookahead_iterator_reset_state=_ts_lookahead_iterator_reset_state=e.ts_lookahead_iterator_reset_state,Module._ts_lookahead_iterator_reset=_ts_lookahead_iterator_reset=e.ts_lookahead_iterator_reset,Module._ts_lookahead_iterator_next=_ts_lookahead_iterator_next=e.ts_lookahead_iterator_next,Module._ts_lookahead_iterator_current_symbol=_ts_lookahead_iterator_current_symbol=e.ts_lookahead_iterator_current_symbol,Module._ts_point_edit=_ts_point_edit=e.ts_point_edit,Module._ts_parser_delete=_ts_parser_delete=e.ts_parser_delete,Module._ts_parser_reset=_ts_parser_reset=e.ts_parser_reset,Module._ts_parser_set_language=_ts_parser_set_language=e.ts_parser_set_language,Module._ts_parser_set_included_ranges=_ts_parser_set_included_ranges=e.ts_parser_set_included_ranges,Module._ts_query_new=_ts_query_new=e.ts_query_new,Module._ts_query_delete=_ts_query_delete=e.ts_query_delete,Module._iswspace=_iswspace=e.iswspace,Module._iswalnum=_iswalnum=e.iswalnum,Module._ts_query_copy=_ts_query_copy=e.ts_query_copy,Module._ts_query_pattern_count=_ts_query_pattern_count=e.ts_query_pattern_count,Module._ts_query_capture_count=_ts_query_capture_count=e.ts_query_capture_count,Module._ts_query_string_count=_ts_query_string_count=e.ts_query_string_count,Module._ts_query_capture_name_for_id=_ts_query_capture_name_for_id=e.ts_query_capture_name_for_id,Module._ts_query_capture_quantifier_for_id=_ts_query_capture_quantifier_for_id=e.ts_query_capture_quantifier_for_id,Module._ts_query_string_value_for_id=_ts_query_string_value_for_id=e.ts_query_string_value_for_id,Module._ts_query_predicates_for_pattern=_ts_query_predicates_for_pattern=e.ts_query_predicates_for_pattern,Module._ts_query_start_byte_for_pattern=
_ts_query_start_byte_for_pattern=e.ts_query_start_byte_for_pattern,Module._ts_query_end_byte_for_pattern=_ts_query_end_byte_for_pattern=e.ts_query_end_byte_for_pattern,Module._ts_query_is_pattern_rooted=_ts_query_is_pattern_rooted=e.ts_query_is_pattern_rooted,Module._ts_query_is_pattern_non_local=_ts_query_is_pattern_non_local=e.ts_query_is_pattern_non_local,Module._ts_query_is_pattern_guaranteed_at_step=_ts_query_is_pattern_guaranteed_at_step=e.ts_query_is_pattern_guaranteed_at_step,Module._ts_query_disable_capture=_ts_query_disable_capture=e.ts_query_disable_capture,Module._ts_query_disable_pattern=_ts_query_disable_pattern=e.ts_query_disable_pattern,Module._ts_tree_copy=_ts_tree_copy=e.ts_tree_copy,Module._ts_tree_delete=_ts_tree_delete=e.ts_tree_delete,Module._ts_init=_ts_init=e.ts_init,Module._ts_parser_new_wasm=_ts_parser_new_wasm=e.ts_parser_new_wasm,Module._ts_parser_enable_logger_wasm=_ts_parser_enable_logger_wasm=e.ts_parser_enable_logger_wasm,Module._ts_parser_parse_wasm=_ts_parser_parse_wasm=e.ts_parser_parse_wasm,Module._ts_parser_included_ranges_wasm=_ts_parser_included_ranges_wasm=e.ts_parser_included_ranges_wasm,Module._ts_language_type_is_named_wasm=_ts_language_type_is_named_wasm=e.ts_language_type_is_named_wasm,Module._ts_language_type_is_visible_wasm=_ts_language_type_is_visible_wasm=e.ts_language_type_is_visible_wasm,Module._ts_language_metadata_wasm=_ts_language_metadata_wasm=e.ts_language_metadata_wasm,Module._ts_language_supertypes_wasm=_ts_language_supertypes_wasm=e.ts_language_supertypes_wasm,Module._ts_language_subtypes_wasm=_ts_language_subtypes_wasm=e.ts_language_subtypes_wasm,Module._ts_tree_root_node_wasm=_ts_tree_root_node_wasm=e.ts_tree_root_node_wasm,Module._ts_tree_root_node_with_offset_wasm=_ts_tree_root_node_with_offset_wasm=e.ts_tree_root_node_with_offset_wasm,Module._ts_tree_edit_wasm=_ts_tree_edit_wasm=e.ts_tree_edit_wasm,Module._ts_tree_included_ranges_wasm=_ts_tree_included_ranges_wasm=e.ts_tree_included_ranges_wasm,Module._ts_tree_get_changed_ranges_wasm=
_ts_tree_get_changed_ranges_wasm=e.ts_tree_get_changed_ranges_wasm,Module._ts_tree_cursor_new_wasm=_ts_tree_cursor_new_wasm=e.ts_tree_cursor_new_wasm,Module._ts_tree_cursor_copy_wasm=_ts_tree_cursor_copy_wasm=e.ts_tree_cursor_copy_wasm,Module._ts_tree_cursor_delete_wasm=_ts_tree_cursor_delete_wasm=e.ts_tree_cursor_delete_wasm,Module._ts_tree_cursor_reset_wasm=_ts_tree_cursor_reset_wasm=e.ts_tree_cursor_reset_wasm,Module._ts_tree_cursor_reset_to_wasm=_ts_tree_cursor_reset_to_wasm=e.ts_tree_cursor_reset_to_wasm,Module._ts_tree_cursor_goto_first_child_wasm=_ts_tree_cursor_goto_first_child_wasm=e.ts_tree_cursor_goto_first_child_wasm,Module._ts_tree_cursor_goto_last_child_wasm=_ts_tree_cursor_goto_last_child_wasm=e.ts_tree_cursor_goto_last_child_wasm,Module._ts_tree_cursor_goto_first_child_for_index_wasm=_ts_tree_cursor_goto_first_child_for_index_wasm=e.ts_tree_cursor_goto_first_child_for_index_wasm,Module._ts_tree_cursor_goto_first_child_for_position_wasm=_ts_tree_cursor_goto_first_child_for_position_wasm=e.ts_tree_cursor_goto_first_child_for_position_wasm,Module._ts_tree_cursor_goto_next_sibling_wasm=_ts_tree_cursor_goto_next_sibling_wasm=e.ts_tree_cursor_goto_next_sibling_wasm,Module._ts_tree_cursor_goto_previous_sibling_wasm=_ts_tree_cursor_goto_previous_sibling_wasm=e.ts_tree_cursor_goto_previous_sibling_wasm,Module._ts_tree_cursor_goto_descendant_wasm=_ts_tree_cursor_goto_descendant_wasm=e.ts_tree_cursor_goto_descendant_wasm,Module._ts_tree_cursor_goto_parent_wasm=_ts_tree_cursor_goto_parent_wasm=e.ts_tree_cursor_goto_parent_wasm,Module._ts_tree_cursor_current_node_type_id_wasm=_ts_tree_cursor_current_node_type_id_wasm=e.ts_tree_cursor_current_node_type_id_wasm,Module._ts_tree_cursor_current_node_state_id_wasm=_ts_tree_cursor_current_node_state_id_wasm=e.ts_tree_cursor_current_node_state_id_wasm,Module._ts_tree_cursor_current_node_is_named_wasm=_ts_tree_cursor_current_node_is_named_wasm=e.ts_tree_cursor_current_node_is_named_wasm,Module._ts_tree_cursor_current_node_is_missing_wasm=
_ts_tree_cursor_current_node_is_missing_wasm=e.ts_tree_cursor_current_node_is_missing_wasm,Module._ts_tree_cursor_current_node_id_wasm=_ts_tree_cursor_current_node_id_wasm=e.ts_tree_cursor_current_node_id_wasm,Module._ts_tree_cursor_start_position_wasm=_ts_tree_cursor_start_position_wasm=e.ts_tree_cursor_start_position_wasm,Module._ts_tree_cursor_end_position_wasm=_ts_tree_cursor_end_position_wasm=e.ts_tree_cursor_end_position_wasm,Module._ts_tree_cursor_start_index_wasm=_ts_tree_cursor_start_index_wasm=e.ts_tree_cursor_start_index_wasm,Module._ts_tree_cursor_end_index_wasm=_ts_tree_cursor_end_index_wasm=e.ts_tree_cursor_end_index_wasm,Module._ts_tree_cursor_current_field_id_wasm=_ts_tree_cursor_current_field_id_wasm=e.ts_tree_cursor_current_field_id_wasm,Module._ts_tree_cursor_current_depth_wasm=_ts_tree_cursor_current_depth_wasm=e.ts_tree_cursor_current_depth_wasm,Module._ts_tree_cursor_current_descendant_index_wasm=_ts_tree_cursor_current_descendant_index_wasm=e.ts_tree_cursor_current_descendant_index_wasm,Module._ts_tree_cursor_current_node_wasm=_ts_tree_cursor_current_node_wasm=e.ts_tree_cursor_current_node_wasm,Module._ts_node_symbol_wasm=_ts_node_symbol_wasm=e.ts_node_symbol_wasm,Module._ts_node_field_name_for_child_wasm=_ts_node_field_name_for_child_wasm=e.ts_node_field_name_for_child_wasm,Module._ts_node_field_name_for_named_child_wasm=_ts_node_field_name_for_named_child_wasm=e.ts_node_field_name_for_named_child_wasm,Module._ts_node_children_by_field_id_wasm=_ts_node_children_by_field_id_wasm=e.ts_node_children_by_field_id_wasm,Module._ts_node_first_child_for_byte_wasm=_ts_node_first_child_for_byte_wasm=e.ts_node_first_child_for_byte_wasm,Module._ts_node_first_named_child_for_byte_wasm=_ts_node_first_named_child_for_byte_wasm=e.ts_node_first_named_child_for_byte_wasm,Module._ts_node_grammar_symbol_wasm=_ts_node_grammar_symbol_wasm=e.ts_node_grammar_symbol_wasm,Module._ts_node_child_count_wasm=_ts_node_child_count_wasm=e.ts_node_child_count_wasm,Module._ts_node_named_child_count_wasm=
_ts_node_named_child_count_wasm=e.ts_node_named_child_count_wasm,Module._ts_node_child_wasm=_ts_node_child_wasm=e.ts_node_child_wasm,Module._ts_node_named_child_wasm=_ts_node_named_child_wasm=e.ts_node_named_child_wasm,Module._ts_node_child_by_field_id_wasm=_ts_node_child_by_field_id_wasm=e.ts_node_child_by_field_id_wasm,Module._ts_node_next_sibling_wasm=_ts_node_next_sibling_wasm=e.ts_node_next_sibling_wasm,Module._ts_node_prev_sibling_wasm=_ts_node_prev_sibling_wasm=e.ts_node_prev_sibling_wasm,Module._ts_node_next_named_sibling_wasm=_ts_node_next_named_sibling_wasm=e.ts_node_next_named_sibling_wasm,Module._ts_node_prev_named_sibling_wasm=_ts_node_prev_named_sibling_wasm=e.ts_node_prev_named_sibling_wasm,Module._ts_node_descendant_count_wasm=_ts_node_descendant_count_wasm=e.ts_node_descendant_count_wasm,Module._ts_node_parent_wasm=_ts_node_parent_wasm=e.ts_node_parent_wasm,Module._ts_node_child_with_descendant_wasm=_ts_node_child_with_descendant_wasm=e.ts_node_child_with_descendant_wasm,Module._ts_node_descendant_for_index_wasm=_ts_node_descendant_for_index_wasm=e.ts_node_descendant_for_index_wasm,Module._ts_node_named_descendant_for_index_wasm=_ts_node_named_descendant_for_index_wasm=e.ts_node_named_descendant_for_index_wasm,Module._ts_node_descendant_for_position_wasm=_ts_node_descendant_for_position_wasm=e.ts_node_descendant_for_position_wasm,Module._ts_node_named_descendant_for_position_wasm=_ts_node_named_descendant_for_position_wasm=e.ts_node_named_descendant_for_position_wasm,Module._ts_node_start_point_wasm=_ts_node_start_point_wasm=e.ts_node_start_point_wasm,Module._ts_node_end_point_wasm=_ts_node_end_point_wasm=e.ts_node_end_point_wasm,Module._ts_node_start_index_wasm=_ts_node_start_index_wasm=e.ts_node_start_index_wasm,Module._ts_node_end_index_wasm=_ts_node_end_index_wasm=e.ts_node_end_index_wasm,Module._ts_node_to_string_wasm=_ts_node_to_string_wasm=e.ts_node_to_string_wasm,Module._ts_node_children_wasm=_ts_node_children_wasm=e.ts_node_children_wasm,Module.
_ts_node_named_children_wasm=_ts_node_named_children_wasm=e.ts_node_named_children_wasm,Module._ts_node_descendants_of_type_wasm=_ts_node_descendants_of_type_wasm=e.ts_node_descendants_of_type_wasm,Module._ts_node_is_named_wasm=_ts_node_is_named_wasm=e.ts_node_is_named_wasm,Module._ts_node_has_changes_wasm=_ts_node_has_changes_wasm=e.ts_node_has_changes_wasm,Module._ts_node_has_error_wasm=_ts_node_has_error_wasm=e.ts_node_has_error_wasm,Module._ts_node_is_error_wasm=_ts_node_is_error_wasm=e.ts_node_is_error_wasm,Module._ts_node_is_missing_wasm=_ts_node_is_missing_wasm=e.ts_node_is_missing_wasm,Module._ts_node_is_extra_wasm=_ts_node_is_extra_wasm=e.ts_node_is_extra_wasm,Module._ts_node_parse_state_wasm=_ts_node_parse_state_wasm=e.ts_node_parse_state_wasm,Module._ts_node_next_parse_state_wasm=_ts_node_next_parse_state_wasm=e.ts_node_next_parse_state_wasm,Module._ts_query_matches_wasm=_ts_query_matches_wasm=e.ts_query_matches_wasm,Module._ts_query_captures_wasm=_ts_query_captures_wasm=e.ts_query_captures_wasm,Module._memset=_memset=e.memset,Module._memcpy=_memcpy=e.memcpy,Module._memmove=_memmove=e.memmove,Module._iswalpha=_iswalpha=e.iswalpha,Module._iswblank=_iswblank=e.iswblank,Module._iswdigit=_iswdigit=e.iswdigit,Module._iswlower=_iswlower=e.iswlower,Module._iswpunct=_iswpunct=e.iswpunct,Module._iswupper=_iswupper=e.iswupper,Module._iswxdigit=_iswxdigit=e.iswxdigit,Module._memchr=_memchr=e.memchr,Module._strlen=_strlen=e.strlen,Module._strcmp=_strcmp=e.strcmp,Module._strncat=_strncat=e.strncat,Module._strncpy=_strncpy=e.strncpy,Module._towlower=_towlower=e.towlower,Module._towupper=_towupper=e.towupper,_setThrew=e.setThrew,__emscripten_stack_restore=e._emscripten_stack_restore,__emscripten_stack_alloc=e._emscripten_stack_alloc,_emscripten_stack_get_current=e.emscripten_stack_get_current,___wasm_apply_data_relocs=e.__wasm_apply_data_relocs}__name(assignWasmExports,"assignWasmExports");var wasmImports={__heap_base:___heap_base,__indirect_function_table:wasmTable,__memory_base:___memory_base,
__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,_abort_js:__abort_js,emscripten_resize_heap:_emscripten_resize_heap,fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,tree_sitter_parse_callback:_tree_sitter_parse_callback,tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};function callMain(e=[]){var t=resolveGlobalSymbol("main").sym;if(t){e.unshift(thisProgram);var _=e.length,r=stackAlloc((_+1)*4),s=r;e.forEach(a=>{LE_HEAP_STORE_U32((s>>2)*4,stringToUTF8OnStack(a)),s+=4}),LE_HEAP_STORE_U32((s>>2)*4,0);try{var n=t(_,r);return exitJS(n,!0),n}catch(a){return handleException(a)}}}__name(callMain,"callMain");function run(e=arguments_){if(runDependencies>0){dependenciesFulfilled=run;return}if(preRun(),runDependencies>0){dependenciesFulfilled=run;return}function t(){if(Module.calledRun=!0,!ABORT){initRuntime(),readyPromiseResolve?.(Module),Module.onRuntimeInitialized?.();var _=Module.noInitialRun||!1;_||callMain(e),postRun()}}__name(t,"doRun"),Module.setStatus?(Module.setStatus("Running..."),setTimeout(()=>{setTimeout(()=>Module.setStatus(""),1),t()},1)):t()}__name(run,"run");var wasmExports;return wasmExports=await createWasm(),run(),runtimeInitialized?moduleRtn=Module:moduleRtn=new Promise((e,t)=>{readyPromiseResolve=e,readyPromiseReject=t}),moduleRtn}})();typeof exports=="object"&&typeof module=="object"?(module.exports=Module,module.exports.default=Module):typeof define=="function"&&define.amd&&define([],()=>Module)}}),index_exports={};__export(index_exports,{CaptureQuantifier:()=>CaptureQuantifier,Edit:()=>Edit,LANGUAGE_VERSION:()=>LANGUAGE_VERSION,Language:()=>Language,LookaheadIterator:()=>LookaheadIterator,MIN_COMPATIBLE_VERSION:()=>MIN_COMPATIBLE_VERSION,Node:()=>Node,Parser:()=>Parser,Query:()=>Query,Tree:()=>Tree,TreeCursor:()=>TreeCursor}),module.
exports=__toCommonJS(index_exports);var Edit=class{static{__name(this,"Edit")}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({startIndex:e,oldEndIndex:t,newEndIndex:_,startPosition:r,oldEndPosition:s,newEndPosition:n}){this.startIndex=e>>>0,this.oldEndIndex=t>>>0,this.newEndIndex=_>>>0,this.startPosition=r,this.oldEndPosition=s,this.newEndPosition=n}editPoint(e,t){let _=t;const r={...e};if(t>=this.oldEndIndex){_=this.newEndIndex+(t-this.oldEndIndex);const s=e.row;r.row=this.newEndPosition.row+(e.row-this.oldEndPosition.row),r.column=s===this.oldEndPosition.row?this.newEndPosition.column+(e.column-this.oldEndPosition.column):e.column}else t>this.startIndex&&(_=this.newEndIndex,r.row=this.newEndPosition.row,r.column=this.newEndPosition.column);return{point:r,index:_}}editRange(e){const t={startIndex:e.startIndex,startPosition:{...e.startPosition},endIndex:e.endIndex,endPosition:{...e.endPosition}};return e.endIndex>=this.oldEndIndex?e.endIndex!==Number.MAX_SAFE_INTEGER&&(t.endIndex=this.newEndIndex+(e.endIndex-this.oldEndIndex),t.endPosition={row:this.newEndPosition.row+(e.endPosition.row-this.oldEndPosition.row),column:e.endPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(e.endPosition.column-this.oldEndPosition.column):e.endPosition.column},t.endIndex<this.newEndIndex&&(t.endIndex=Number.MAX_SAFE_INTEGER,t.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER})):e.endIndex>this.startIndex&&(t.endIndex=this.startIndex,t.endPosition={...this.startPosition}),e.startIndex>=this.oldEndIndex?(t.startIndex=this.newEndIndex+(e.startIndex-this.oldEndIndex),t.startPosition={row:this.newEndPosition.row+(e.startPosition.row-this.oldEndPosition.row),column:e.startPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(e.startPosition.column-this.oldEndPosition.column):e.startPosition.column},t.startIndex<this.newEndIndex&&(t.startIndex=Number.MAX_SAFE_INTEGER,t.startPosition={row:Number.MAX_SAFE_INTEGER,
column:Number.MAX_SAFE_INTEGER})):e.startIndex>this.startIndex&&(t.startIndex=this.startIndex,t.startPosition={...this.startPosition}),t}},SIZE_OF_SHORT=2,SIZE_OF_INT=4,SIZE_OF_CURSOR=4*SIZE_OF_INT,SIZE_OF_NODE=5*SIZE_OF_INT,SIZE_OF_POINT=2*SIZE_OF_INT,SIZE_OF_RANGE=2*SIZE_OF_INT+2*SIZE_OF_POINT,ZERO_POINT={row:0,column:0},INTERNAL=Symbol("INTERNAL");function assertInternal(e){if(e!==INTERNAL)throw new Error("Illegal constructor")}__name(assertInternal,"assertInternal");function isPoint(e){return!!e&&typeof e.row=="number"&&typeof e.column=="number"}__name(isPoint,"isPoint");function setModule(e){C=e}__name(setModule,"setModule");var C;function newFinalizer(e){try{return new FinalizationRegistry(e)}catch(t){console.error("Unsupported FinalizationRegistry:",t);return}}__name(newFinalizer,"newFinalizer");var finalizer=newFinalizer(e=>{C._ts_lookahead_iterator_delete(e)}),LookaheadIterator=class{static{__name(this,"LookaheadIterator")}0=0;language;positioned=!1;constructor(e,t,_){assertInternal(e),this[0]=t,this.language=_,finalizer?.register(this,t,this)}get currentTypeId(){return this.positioned?C._ts_lookahead_iterator_current_symbol(this[0]):null}get currentType(){const e=this.currentTypeId;return e===null?null:this.language.types[e]??C.UTF8ToString(C._ts_language_symbol_name(this.language[0],e))}delete(){finalizer?.unregister(this),C._ts_lookahead_iterator_delete(this[0]),this[0]=0}reset(e,t){return C._ts_lookahead_iterator_reset(this[0],e[0],t)?(this.language=e,this.positioned=!1,!0):!1}resetState(e){return C._ts_lookahead_iterator_reset_state(this[0],e)?(this.positioned=!1,!0):!1}[Symbol.iterator](){return{next:__name(()=>{this.positioned=!!C._ts_lookahead_iterator_next(this[0]);const e=this.currentType;return e===null?{done:!0,value:""}:{done:!1,value:e}},"next")}}};function getText(e,t,_,r){const s=_-t;let n=e.textCallback(t,r);if(n){for(t+=n.length;t<_;){const a=e.textCallback(t,r);if(a&&a.length>0)t+=a.length,n+=a;else break}t>_&&(n=n.slice(0,s))}return n??""}
__name(getText,"getText");var finalizer2=newFinalizer(e=>{C._ts_tree_delete(e)}),Tree=class M{static{__name(this,"Tree")}0=0;textCallback;language;constructor(t,_,r,s){assertInternal(t),this[0]=_,this.language=r,this.textCallback=s,finalizer2?.register(this,_,this)}copy(){const t=C._ts_tree_copy(this[0]);return new M(INTERNAL,t,this.language,this.textCallback)}delete(){finalizer2?.unregister(this),C._ts_tree_delete(this[0]),this[0]=0}get rootNode(){return C._ts_tree_root_node_wasm(this[0]),unmarshalNode(this)}rootNodeWithOffset(t,_){const r=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(r,t,"i32"),marshalPoint(r+SIZE_OF_INT,_),C._ts_tree_root_node_with_offset_wasm(this[0]),unmarshalNode(this)}edit(t){marshalEdit(t),C._ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(t){if(!(t instanceof M))throw new TypeError("Argument must be a Tree");C._ts_tree_get_changed_ranges_wasm(this[0],t[0]);const _=C.getValue(TRANSFER_BUFFER,"i32"),r=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),s=new Array(_);if(_>0){let n=r;for(let a=0;a<_;a++)s[a]=unmarshalRange(n),n+=SIZE_OF_RANGE;C._free(r)}return s}getIncludedRanges(){C._ts_tree_included_ranges_wasm(this[0]);const t=C.getValue(TRANSFER_BUFFER,"i32"),_=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),r=new Array(t);if(t>0){let s=_;for(let n=0;n<t;n++)r[n]=unmarshalRange(s),s+=SIZE_OF_RANGE;C._free(_)}return r}},finalizer3=newFinalizer(e=>{C._ts_tree_cursor_delete_wasm(e)}),TreeCursor=class L{static{__name(this,"TreeCursor")}0=0;1=0;2=0;3=0;tree;constructor(t,_){assertInternal(t),this.tree=_,unmarshalTreeCursor(this),finalizer3?.register(this,this.tree[0],this)}copy(){const t=new L(INTERNAL,this.tree);return C._ts_tree_cursor_copy_wasm(this.tree[0]),unmarshalTreeCursor(t),t}delete(){finalizer3?.unregister(this),marshalTreeCursor(this),C._ts_tree_cursor_delete_wasm(this.tree[0]),this[0]=this[1]=this[2]=0}get currentNode(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_wasm(this.tree[0]),unmarshalNode(
this.tree)}get currentFieldId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){return this.tree.language.fields[this.currentFieldId]}get currentDepth(){return marshalTreeCursor(this),C._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){return marshalTreeCursor(this),C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||"ERROR"}get nodeTypeId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0])}get nodeStateId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===1}get nodeIsMissing(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){marshalTreeCursor(this);const t=C._ts_tree_cursor_start_index_wasm(this.tree[0]),_=C._ts_tree_cursor_end_index_wasm(this.tree[0]);C._ts_tree_cursor_start_position_wasm(this.tree[0]);const r=unmarshalPoint(TRANSFER_BUFFER);return getText(this.tree,t,_,r)}get startPosition(){return marshalTreeCursor(this),C._ts_tree_cursor_start_position_wasm(this.tree[0]),unmarshalPoint(TRANSFER_BUFFER)}get endPosition(){return marshalTreeCursor(this),C._ts_tree_cursor_end_position_wasm(this.tree[0]),unmarshalPoint(TRANSFER_BUFFER)}get startIndex(){return marshalTreeCursor(this),C._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){return marshalTreeCursor(this),C._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);const t=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);return unmarshalTreeCursor(this),t===1}gotoLastChild(){marshalTreeCursor(this);const t=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);return unmarshalTreeCursor(
this),t===1}gotoParent(){marshalTreeCursor(this);const t=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);return unmarshalTreeCursor(this),t===1}gotoNextSibling(){marshalTreeCursor(this);const t=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),t===1}gotoPreviousSibling(){marshalTreeCursor(this);const t=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),t===1}gotoDescendant(t){marshalTreeCursor(this),C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],t),unmarshalTreeCursor(this)}gotoFirstChildForIndex(t){marshalTreeCursor(this),C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,t,"i32");const _=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);return unmarshalTreeCursor(this),_===1}gotoFirstChildForPosition(t){marshalTreeCursor(this),marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,t);const _=C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);return unmarshalTreeCursor(this),_===1}reset(t){marshalNode(t),marshalTreeCursor(this,TRANSFER_BUFFER+SIZE_OF_NODE),C._ts_tree_cursor_reset_wasm(this.tree[0]),unmarshalTreeCursor(this)}resetTo(t){marshalTreeCursor(this,TRANSFER_BUFFER),marshalTreeCursor(t,TRANSFER_BUFFER+SIZE_OF_CURSOR),C._ts_tree_cursor_reset_to_wasm(this.tree[0],t.tree[0]),unmarshalTreeCursor(this)}},Node=class{static{__name(this,"Node")}0=0;_children;_namedChildren;constructor(e,{id:t,tree:_,startIndex:r,startPosition:s,other:n}){assertInternal(e),this[0]=n,this.id=t,this.tree=_,this.startIndex=r,this.startPosition=s}id;startIndex;startPosition;tree;get typeId(){return marshalNode(this),C._ts_node_symbol_wasm(this.tree[0])}get grammarId(){return marshalNode(this),C._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.tree.language.types[this.typeId]||"ERROR"}get grammarType(){return this.tree.language.types[this.grammarId]||"ERROR"}get isNamed(){return marshalNode(this),C._ts_node_is_named_wasm(this.tree[0])===1}get isExtra(){return marshalNode(this),
C._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){return marshalNode(this),C._ts_node_is_error_wasm(this.tree[0])===1}get isMissing(){return marshalNode(this),C._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){return marshalNode(this),C._ts_node_has_changes_wasm(this.tree[0])===1}get hasError(){return marshalNode(this),C._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){return marshalNode(this),C._ts_node_end_index_wasm(this.tree[0])}get endPosition(){return marshalNode(this),C._ts_node_end_point_wasm(this.tree[0]),unmarshalPoint(TRANSFER_BUFFER)}get text(){return getText(this.tree,this.startIndex,this.endIndex,this.startPosition)}get parseState(){return marshalNode(this),C._ts_node_parse_state_wasm(this.tree[0])}get nextParseState(){return marshalNode(this),C._ts_node_next_parse_state_wasm(this.tree[0])}equals(e){return this.tree===e.tree&&this.id===e.id}child(e){return marshalNode(this),C._ts_node_child_wasm(this.tree[0],e),unmarshalNode(this.tree)}namedChild(e){return marshalNode(this),C._ts_node_named_child_wasm(this.tree[0],e),unmarshalNode(this.tree)}childForFieldId(e){return marshalNode(this),C._ts_node_child_by_field_id_wasm(this.tree[0],e),unmarshalNode(this.tree)}childForFieldName(e){const t=this.tree.language.fields.indexOf(e);return t!==-1?this.childForFieldId(t):null}fieldNameForChild(e){marshalNode(this);const t=C._ts_node_field_name_for_child_wasm(this.tree[0],e);return t?C.AsciiToString(t):null}fieldNameForNamedChild(e){marshalNode(this);const t=C._ts_node_field_name_for_named_child_wasm(this.tree[0],e);return t?C.AsciiToString(t):null}childrenForFieldName(e){const t=this.tree.language.fields.indexOf(e);return t!==-1&&t!==0?this.childrenForFieldId(t):[]}childrenForFieldId(e){marshalNode(this),C._ts_node_children_by_field_id_wasm(this.tree[0],e);const t=C.getValue(TRANSFER_BUFFER,"i32"),_=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),r=new Array(t);if(t>0){let s=_;for(let n=0;n<t;n++)r[n]=unmarshalNode(this.tree,s),s+=SIZE_OF_NODE;
C._free(_)}return r}firstChildForIndex(e){marshalNode(this);const t=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(t,e,"i32"),C._ts_node_first_child_for_byte_wasm(this.tree[0]),unmarshalNode(this.tree)}firstNamedChildForIndex(e){marshalNode(this);const t=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(t,e,"i32"),C._ts_node_first_named_child_for_byte_wasm(this.tree[0]),unmarshalNode(this.tree)}get childCount(){return marshalNode(this),C._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){return marshalNode(this),C._ts_node_named_child_count_wasm(this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){return this.child(this.childCount-1)}get lastNamedChild(){return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){marshalNode(this),C._ts_node_children_wasm(this.tree[0]);const e=C.getValue(TRANSFER_BUFFER,"i32"),t=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");if(this._children=new Array(e),e>0){let _=t;for(let r=0;r<e;r++)this._children[r]=unmarshalNode(this.tree,_),_+=SIZE_OF_NODE;C._free(t)}}return this._children}get namedChildren(){if(!this._namedChildren){marshalNode(this),C._ts_node_named_children_wasm(this.tree[0]);const e=C.getValue(TRANSFER_BUFFER,"i32"),t=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");if(this._namedChildren=new Array(e),e>0){let _=t;for(let r=0;r<e;r++)this._namedChildren[r]=unmarshalNode(this.tree,_),_+=SIZE_OF_NODE;C._free(t)}}return this._namedChildren}descendantsOfType(e,t=ZERO_POINT,_=ZERO_POINT){Array.isArray(e)||(e=[e]);const r=[],s=this.tree.language.types;for(const u of e)u=="ERROR"&&r.push(65535);for(let u=0,c=s.length;u<c;u++)e.includes(s[u])&&r.push(u);const n=C._malloc(SIZE_OF_INT*r.length);for(let u=0,c=r.length;u<c;u++)C.setValue(n+u*SIZE_OF_INT,r[u],"i32");marshalNode(this),C._ts_node_descendants_of_type_wasm(this.tree[0],n,r.length,t.row,t.column,_.row,_.column);const a=C.getValue(TRANSFER_BUFFER,"i32"),o=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,
"i32"),l=new Array(a);if(a>0){let u=o;for(let c=0;c<a;c++)l[c]=unmarshalNode(this.tree,u),u+=SIZE_OF_NODE}return C._free(o),C._free(n),l}get nextSibling(){return marshalNode(this),C._ts_node_next_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get previousSibling(){return marshalNode(this),C._ts_node_prev_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get nextNamedSibling(){return marshalNode(this),C._ts_node_next_named_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get previousNamedSibling(){return marshalNode(this),C._ts_node_prev_named_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get descendantCount(){return marshalNode(this),C._ts_node_descendant_count_wasm(this.tree[0])}get parent(){return marshalNode(this),C._ts_node_parent_wasm(this.tree[0]),unmarshalNode(this.tree)}childWithDescendant(e){return marshalNode(this),marshalNode(e,1),C._ts_node_child_with_descendant_wasm(this.tree[0]),unmarshalNode(this.tree)}descendantForIndex(e,t=e){if(typeof e!="number"||typeof t!="number")throw new Error("Arguments must be numbers");marshalNode(this);const _=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(_,e,"i32"),C.setValue(_+SIZE_OF_INT,t,"i32"),C._ts_node_descendant_for_index_wasm(this.tree[0]),unmarshalNode(this.tree)}namedDescendantForIndex(e,t=e){if(typeof e!="number"||typeof t!="number")throw new Error("Arguments must be numbers");marshalNode(this);const _=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(_,e,"i32"),C.setValue(_+SIZE_OF_INT,t,"i32"),C._ts_node_named_descendant_for_index_wasm(this.tree[0]),unmarshalNode(this.tree)}descendantForPosition(e,t=e){if(!isPoint(e)||!isPoint(t))throw new Error("Arguments must be {row, column} objects");marshalNode(this);const _=TRANSFER_BUFFER+SIZE_OF_NODE;return marshalPoint(_,e),marshalPoint(_+SIZE_OF_POINT,t),C._ts_node_descendant_for_position_wasm(this.tree[0]),unmarshalNode(this.tree)}namedDescendantForPosition(e,t=e){if(!isPoint(e)||!isPoint(t))throw new Error("Arguments must be {row, column} objects");
marshalNode(this);const _=TRANSFER_BUFFER+SIZE_OF_NODE;return marshalPoint(_,e),marshalPoint(_+SIZE_OF_POINT,t),C._ts_node_named_descendant_for_position_wasm(this.tree[0]),unmarshalNode(this.tree)}walk(){return marshalNode(this),C._ts_tree_cursor_new_wasm(this.tree[0]),new TreeCursor(INTERNAL,this.tree)}edit(e){if(this.startIndex>=e.oldEndIndex){this.startIndex=e.newEndIndex+(this.startIndex-e.oldEndIndex);let t,_;this.startPosition.row>e.oldEndPosition.row?(t=this.startPosition.row-e.oldEndPosition.row,_=this.startPosition.column):(t=0,_=this.startPosition.column,this.startPosition.column>=e.oldEndPosition.column&&(_=this.startPosition.column-e.oldEndPosition.column)),t>0?(this.startPosition.row+=t,this.startPosition.column=_):this.startPosition.column+=_}else this.startIndex>e.startIndex&&(this.startIndex=e.newEndIndex,this.startPosition.row=e.newEndPosition.row,this.startPosition.column=e.newEndPosition.column)}toString(){marshalNode(this);const e=C._ts_node_to_string_wasm(this.tree[0]),t=C.AsciiToString(e);return C._free(e),t}};function unmarshalCaptures(e,t,_,r,s){for(let n=0,a=s.length;n<a;n++){const o=C.getValue(_,"i32");_+=SIZE_OF_INT;const l=unmarshalNode(t,_);_+=SIZE_OF_NODE,s[n]={patternIndex:r,name:e.captureNames[o],node:l}}return _}__name(unmarshalCaptures,"unmarshalCaptures");function marshalNode(e,t=0){let _=TRANSFER_BUFFER+t*SIZE_OF_NODE;C.setValue(_,e.id,"i32"),_+=SIZE_OF_INT,C.setValue(_,e.startIndex,"i32"),_+=SIZE_OF_INT,C.setValue(_,e.startPosition.row,"i32"),_+=SIZE_OF_INT,C.setValue(_,e.startPosition.column,"i32"),_+=SIZE_OF_INT,C.setValue(_,e[0],"i32")}__name(marshalNode,"marshalNode");function unmarshalNode(e,t=TRANSFER_BUFFER){const _=C.getValue(t,"i32");if(t+=SIZE_OF_INT,_===0)return null;const r=C.getValue(t,"i32");t+=SIZE_OF_INT;const s=C.getValue(t,"i32");t+=SIZE_OF_INT;const n=C.getValue(t,"i32");t+=SIZE_OF_INT;const a=C.getValue(t,"i32");return new Node(INTERNAL,{id:_,tree:e,startIndex:r,startPosition:{row:s,column:n},other:a})}__name(
unmarshalNode,"unmarshalNode");function marshalTreeCursor(e,t=TRANSFER_BUFFER){C.setValue(t+0*SIZE_OF_INT,e[0],"i32"),C.setValue(t+1*SIZE_OF_INT,e[1],"i32"),C.setValue(t+2*SIZE_OF_INT,e[2],"i32"),C.setValue(t+3*SIZE_OF_INT,e[3],"i32")}__name(marshalTreeCursor,"marshalTreeCursor");function unmarshalTreeCursor(e){e[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,"i32"),e[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,"i32"),e[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),e[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,"i32")}__name(unmarshalTreeCursor,"unmarshalTreeCursor");function marshalPoint(e,t){C.setValue(e,t.row,"i32"),C.setValue(e+SIZE_OF_INT,t.column,"i32")}__name(marshalPoint,"marshalPoint");function unmarshalPoint(e){return{row:C.getValue(e,"i32")>>>0,column:C.getValue(e+SIZE_OF_INT,"i32")>>>0}}__name(unmarshalPoint,"unmarshalPoint");function marshalRange(e,t){marshalPoint(e,t.startPosition),e+=SIZE_OF_POINT,marshalPoint(e,t.endPosition),e+=SIZE_OF_POINT,C.setValue(e,t.startIndex,"i32"),e+=SIZE_OF_INT,C.setValue(e,t.endIndex,"i32"),e+=SIZE_OF_INT}__name(marshalRange,"marshalRange");function unmarshalRange(e){const t={};return t.startPosition=unmarshalPoint(e),e+=SIZE_OF_POINT,t.endPosition=unmarshalPoint(e),e+=SIZE_OF_POINT,t.startIndex=C.getValue(e,"i32")>>>0,e+=SIZE_OF_INT,t.endIndex=C.getValue(e,"i32")>>>0,t}__name(unmarshalRange,"unmarshalRange");function marshalEdit(e,t=TRANSFER_BUFFER){marshalPoint(t,e.startPosition),t+=SIZE_OF_POINT,marshalPoint(t,e.oldEndPosition),t+=SIZE_OF_POINT,marshalPoint(t,e.newEndPosition),t+=SIZE_OF_POINT,C.setValue(t,e.startIndex,"i32"),t+=SIZE_OF_INT,C.setValue(t,e.oldEndIndex,"i32"),t+=SIZE_OF_INT,C.setValue(t,e.newEndIndex,"i32"),t+=SIZE_OF_INT}__name(marshalEdit,"marshalEdit");function unmarshalLanguageMetadata(e){const t=C.getValue(e,"i32"),_=C.getValue(e+=SIZE_OF_INT,"i32"),r=C.getValue(e+=SIZE_OF_INT,"i32");return{major_version:t,minor_version:_,patch_version:r}}__name(unmarshalLanguageMetadata,"unmarshalLanguageMetadata");
var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/,Language=class N{static{__name(this,"Language")}0=0;types;fields;constructor(t,_){assertInternal(t),this[0]=_,this.types=new Array(C._ts_language_symbol_count(this[0]));for(let r=0,s=this.types.length;r<s;r++)C._ts_language_symbol_type(this[0],r)<2&&(this.types[r]=C.UTF8ToString(C._ts_language_symbol_name(this[0],r)));this.fields=new Array(C._ts_language_field_count(this[0])+1);for(let r=0,s=this.fields.length;r<s;r++){const n=C._ts_language_field_name_for_id(this[0],r);n!==0?this.fields[r]=C.UTF8ToString(n):this.fields[r]=null}}get name(){const t=C._ts_language_name(this[0]);return t===0?null:C.UTF8ToString(t)}get abiVersion(){return C._ts_language_abi_version(this[0])}get metadata(){return C._ts_language_metadata_wasm(this[0]),C.getValue(TRANSFER_BUFFER,"i32")===0?null:unmarshalLanguageMetadata(TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){return this.fields.length-1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(t){const _=this.fields.indexOf(t);return _!==-1?_:null}fieldNameForId(t){return this.fields[t]??null}idForNodeType(t,_){const r=C.lengthBytesUTF8(t),s=C._malloc(r+1);C.stringToUTF8(t,s,r+1);const n=C._ts_language_symbol_for_name(this[0],s,r,_?1:0);return C._free(s),n||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(t){const _=C._ts_language_symbol_name(this[0],t);return _?C.UTF8ToString(_):null}nodeTypeIsNamed(t){return!!C._ts_language_type_is_named_wasm(this[0],t)}nodeTypeIsVisible(t){return!!C._ts_language_type_is_visible_wasm(this[0],t)}get supertypes(){C._ts_language_supertypes_wasm(this[0]);const t=C.getValue(TRANSFER_BUFFER,"i32"),_=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),r=new Array(t);if(t>0){let s=_;for(let n=0;n<t;n++)r[n]=C.getValue(s,"i16"),s+=SIZE_OF_SHORT}return r}subtypes(t){C._ts_language_subtypes_wasm(this[0],t);const _=C.getValue(TRANSFER_BUFFER,"i32"),r=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),s=new Array(_);if(_>0){
let n=r;for(let a=0;a<_;a++)s[a]=C.getValue(n,"i16"),n+=SIZE_OF_SHORT}return s}nextState(t,_){return C._ts_language_next_state(this[0],t,_)}lookaheadIterator(t){const _=C._ts_lookahead_iterator_new(this[0],t);return _?new LookaheadIterator(INTERNAL,_,this):null}static async load(t){let _;if(t instanceof Uint8Array)_=t;else if(globalThis.process?.versions.node)_=await(await Promise.resolve().then(()=>__toESM2(require("fs/promises")))).readFile(t);else{const s=await fetch(t);if(!s.ok){const a=await s.text();throw new Error(`Language.load failed with status ${s.status}.

${a}`)}const n=s.clone();try{_=await WebAssembly.compileStreaming(s)}catch(a){console.error("wasm streaming compile failed:",a),console.error("falling back to ArrayBuffer instantiation"),_=new Uint8Array(await n.arrayBuffer())}}const r=await C.loadWebAssemblyModule(_,{loadAsync:!0});return N.loadFromWasmExports(r,{sync:!1})}static loadFromWasmExports(t,{sync:_}){const r=Object.keys(t),s=r.find(a=>LANGUAGE_FUNCTION_REGEX.test(a)&&!a.includes("external_scanner_"));if(!s)throw console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(r,null,2)}`),new Error(`Language.${_?"loadSync":"load"} failed: no language function found in Wasm file`);const n=t[s]();return new N(INTERNAL,n)}static loadSync(t){const _=C.loadWebAssemblyModule(t,{loadAsync:!1});return N.loadFromWasmExports(_,{sync:!0})}},import_web_tree_sitter=__toESM(require_web_tree_sitter(),1),Module2=null;async function initializeBinding(e){return Module2??=await(0,import_web_tree_sitter.default)(e)}__name(initializeBinding,"initializeBinding");function checkModule(){return!!Module2}__name(checkModule,"checkModule");var TRANSFER_BUFFER,LANGUAGE_VERSION,MIN_COMPATIBLE_VERSION,finalizer4=newFinalizer(e=>{C._ts_parser_delete(e[0]),C._free(e[1])}),Parser=class{static{__name(this,"Parser")}0=0;1=0;logCallback=null;language=null;static async init(e){setModule(await initializeBinding(e)),TRANSFER_BUFFER=C._ts_init(),LANGUAGE_VERSION=C.getValue(TRANSFER_BUFFER,"i32"),MIN_COMPATIBLE_VERSION=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32")}constructor(){this.initialize(),finalizer4?.register(this,[this[0],this[1]],this)}initialize(){if(!checkModule())throw new Error("cannot construct a Parser before calling `init()`");C._ts_parser_new_wasm(),this[0]=C.getValue(TRANSFER_BUFFER,"i32"),this[1]=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32")}delete(){finalizer4?.unregister(this),C._ts_parser_delete(this[0]),C._free(this[1]),this[0]=0,this[1]=0}setLanguage(e){let t;if(!e)t=0,this.language=null;else if(e.constructor===Language){t=e[0];const _=C._ts_language_abi_version(t);if(_<MIN_COMPATIBLE_VERSION||LANGUAGE_VERSION<_)throw new Error(`Incompatible language version ${_}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);this.language=e}else throw new Error("Argument must be a Language");return C._ts_parser_set_language(this[0],t),this}parse(e,t,_){if(typeof e=="string")C.currentParseCallback=o=>e.slice(o);else if(typeof e=="function")C.currentParseCallback=e;else throw new Error("Argument must be a string or a function");
_?.progressCallback?C.currentProgressCallback=_.progressCallback:C.currentProgressCallback=null,this.logCallback?(C.currentLogCallback=this.logCallback,C._ts_parser_enable_logger_wasm(this[0],1)):(C.currentLogCallback=null,C._ts_parser_enable_logger_wasm(this[0],0));let r=0,s=0;if(_?.includedRanges){r=_.includedRanges.length,s=C._calloc(r,SIZE_OF_RANGE);let o=s;for(let l=0;l<r;l++)marshalRange(o,_.includedRanges[l]),o+=SIZE_OF_RANGE}const n=C._ts_parser_parse_wasm(this[0],this[1],t?t[0]:0,s,r);if(!n)return C.currentParseCallback=null,C.currentLogCallback=null,C.currentProgressCallback=null,null;if(!this.language)throw new Error("Parser must have a language to parse");const a=new Tree(INTERNAL,n,this.language,C.currentParseCallback);return C.currentParseCallback=null,C.currentLogCallback=null,C.currentProgressCallback=null,a}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(this[0]);const e=C.getValue(TRANSFER_BUFFER,"i32"),t=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),_=new Array(e);if(e>0){let r=t;for(let s=0;s<e;s++)_[s]=unmarshalRange(r),r+=SIZE_OF_RANGE;C._free(t)}return _}setLogger(e){if(!e)this.logCallback=null;else{if(typeof e!="function")throw new Error("Logger callback must be a function");this.logCallback=e}return this}getLogger(){return this.logCallback}},PREDICATE_STEP_TYPE_CAPTURE=1,PREDICATE_STEP_TYPE_STRING=2,QUERY_WORD_REGEX=/[\w-]+/g,CaptureQuantifier={Zero:0,ZeroOrOne:1,ZeroOrMore:2,One:3,OneOrMore:4},isCaptureStep=__name(e=>e.type==="capture","isCaptureStep"),isStringStep=__name(e=>e.type==="string","isStringStep"),QueryErrorKind={Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5},QueryError=class U extends Error{constructor(t,_,r,s){super(U.formatMessage(t,_)),this.kind=t,this.info=_,this.index=r,this.length=s,this.name="QueryError"}kind;info;index;length;static{__name(this,"QueryError")}static formatMessage(t,_){switch(t){case QueryErrorKind.NodeName:return`Bad node name '${_.word}'`;case QueryErrorKind.
FieldName:return`Bad field name '${_.word}'`;case QueryErrorKind.CaptureName:return`Bad capture name @${_.word}`;case QueryErrorKind.PatternStructure:return`Bad pattern structure at offset ${_.suffix}`;case QueryErrorKind.Syntax:return`Bad syntax at offset ${_.suffix}`}}};function parseAnyPredicate(e,t,_,r){if(e.length!==3)throw new Error(`Wrong number of arguments to \`#${_}\` predicate. Expected 2, got ${e.length-1}`);if(!isCaptureStep(e[1]))throw new Error(`First argument of \`#${_}\` predicate must be a capture. Got "${e[1].value}"`);const s=_==="eq?"||_==="any-eq?",n=!_.startsWith("any-");if(isCaptureStep(e[2])){const a=e[1].name,o=e[2].name;r[t].push(l=>{const u=[],c=[];for(const g of l)g.name===a&&u.push(g.node),g.name===o&&c.push(g.node);const m=__name((g,f,p)=>p?g.text===f.text:g.text!==f.text,"compare");return n?u.every(g=>c.some(f=>m(g,f,s))):u.some(g=>c.some(f=>m(g,f,s)))})}else{const a=e[1].name,o=e[2].value,l=__name(c=>c.text===o,"matches"),u=__name(c=>c.text!==o,"doesNotMatch");r[t].push(c=>{const m=[];for(const f of c)f.name===a&&m.push(f.node);const g=s?l:u;return n?m.every(g):m.some(g)})}}__name(parseAnyPredicate,"parseAnyPredicate");function parseMatchPredicate(e,t,_,r){if(e.length!==3)throw new Error(`Wrong number of arguments to \`#${_}\` predicate. Expected 2, got ${e.length-1}.`);if(e[1].type!=="capture")throw new Error(`First argument of \`#${_}\` predicate must be a capture. Got "${e[1].value}".`);if(e[2].type!=="string")throw new Error(`Second argument of \`#${_}\` predicate must be a string. Got @${e[2].name}.`);const s=_==="match?"||_==="any-match?",n=!_.startsWith("any-"),a=e[1].name,o=new RegExp(e[2].value);r[t].push(l=>{const u=[];for(const m of l)m.name===a&&u.push(m.node.text);const c=__name((m,g)=>g?o.test(m):!o.test(m),"test");return u.length===0?!s:n?u.every(m=>c(m,s)):u.some(m=>c(m,s))})}__name(parseMatchPredicate,"parseMatchPredicate");function parseAnyOfPredicate(e,t,_,r){if(e.length<2)throw new Error(`Wrong number of arguments\
 to \`#${_}\` predicate. Expected at least 1. Got ${e.length-1}.`);if(e[1].type!=="capture")throw new Error(`First argument of \`#${_}\` predicate must be a capture. Got "${e[1].value}".`);const s=_==="any-of?",n=e[1].name,a=e.slice(2);if(!a.every(isStringStep))throw new Error(`Arguments to \`#${_}\` predicate must be strings.".`);const o=a.map(l=>l.value);r[t].push(l=>{const u=[];for(const c of l)c.name===n&&u.push(c.node.text);return u.length===0?!s:u.every(c=>o.includes(c))===s})}__name(parseAnyOfPredicate,"parseAnyOfPredicate");function parseIsPredicate(e,t,_,r,s){if(e.length<2||e.length>3)throw new Error(`Wrong number of arguments to \`#${_}\` predicate. Expected 1 or 2. Got ${e.length-1}.`);if(!e.every(isStringStep))throw new Error(`Arguments to \`#${_}\` predicate must be strings.".`);const n=_==="is?"?r:s;n[t]||(n[t]={}),n[t][e[1].value]=e[2]?.value??null}__name(parseIsPredicate,"parseIsPredicate");function parseSetDirective(e,t,_){if(e.length<2||e.length>3)throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${e.length-1}.`);if(!e.every(isStringStep))throw new Error('Arguments to `#set!` predicate must be strings.".');_[t]||(_[t]={}),_[t][e[1].value]=e[2]?.value??null}__name(parseSetDirective,"parseSetDirective");function parsePattern(e,t,_,r,s,n,a,o,l,u,c){if(t===PREDICATE_STEP_TYPE_CAPTURE){const m=r[_];n.push({type:"capture",name:m})}else if(t===PREDICATE_STEP_TYPE_STRING)n.push({type:"string",value:s[_]});else if(n.length>0){if(n[0].type!=="string")throw new Error("Predicates must begin with a literal value");const m=n[0].value;switch(m){case"any-not-eq?":case"not-eq?":case"any-eq?":case"eq?":parseAnyPredicate(n,e,m,a);break;case"any-not-match?":case"not-match?":case"any-match?":case"match?":parseMatchPredicate(n,e,m,a);break;case"not-any-of?":case"any-of?":parseAnyOfPredicate(n,e,m,a);break;case"is?":case"is-not?":parseIsPredicate(n,e,m,u,c);break;case"set!":parseSetDirective(n,e,l);break;default:o[e].push({operator:m,
operands:n.slice(1)})}n.length=0}}__name(parsePattern,"parsePattern");var finalizer5=newFinalizer(e=>{C._ts_query_delete(e)}),Query=class{static{__name(this,"Query")}0=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(e,t){const _=C.lengthBytesUTF8(t),r=C._malloc(_+1);C.stringToUTF8(t,r,_+1);const s=C._ts_query_new(e[0],r,_,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!s){const d=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),y=C.getValue(TRANSFER_BUFFER,"i32"),h=C.UTF8ToString(r,y).length,E=t.slice(h,h+100).split(`
`)[0],w=E.match(QUERY_WORD_REGEX)?.[0]??"";switch(C._free(r),d){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,{suffix:`${h}: '${E}'...`},h,0);case QueryErrorKind.NodeName:throw new QueryError(d,{word:w},h,w.length);case QueryErrorKind.FieldName:throw new QueryError(d,{word:w},h,w.length);case QueryErrorKind.CaptureName:throw new QueryError(d,{word:w},h,w.length);case QueryErrorKind.PatternStructure:throw new QueryError(d,{suffix:`${h}: '${E}'...`},h,0)}}const n=C._ts_query_string_count(s),a=C._ts_query_capture_count(s),o=C._ts_query_pattern_count(s),l=new Array(a),u=new Array(o),c=new Array(n);for(let d=0;d<a;d++){const y=C._ts_query_capture_name_for_id(s,d,TRANSFER_BUFFER),h=C.getValue(TRANSFER_BUFFER,"i32");l[d]=C.UTF8ToString(y,h)}for(let d=0;d<o;d++){const y=new Array(a);for(let h=0;h<a;h++){const E=C._ts_query_capture_quantifier_for_id(s,d,h);y[h]=E}u[d]=y}for(let d=0;d<n;d++){const y=C._ts_query_string_value_for_id(s,d,TRANSFER_BUFFER),h=C.getValue(TRANSFER_BUFFER,"i32");c[d]=C.UTF8ToString(y,h)}const m=new Array(o),g=new Array(o),f=new Array(o),p=new Array(o),T=new Array(o);for(let d=0;d<o;d++){const y=C._ts_query_predicates_for_pattern(s,d,TRANSFER_BUFFER),h=C.getValue(TRANSFER_BUFFER,"i32");p[d]=[],T[d]=[];const E=new Array;let w=y;for(let F=0;F<h;F++){const I=C.getValue(w,"i32");w+=SIZE_OF_INT;const b=C.getValue(w,"i32");w+=SIZE_OF_INT,parsePattern(d,I,b,l,c,E,T,p,m,g,f)}Object.freeze(T[d]),Object.freeze(p[d]),Object.freeze(m[d]),Object.freeze(g[d]),Object.freeze(f[d])}C._free(r),this[0]=s,this.captureNames=l,this.captureQuantifiers=u,this.textPredicates=T,this.predicates=p,this.setProperties=m,this.assertedProperties=g,this.refutedProperties=f,this.exceededMatchLimit=!1,finalizer5?.register(this,s,this)}delete(){finalizer5?.unregister(this),C._ts_query_delete(this[0]),this[0]=0}matches(e,t={}){const _=t.startPosition??ZERO_POINT,r=t.endPosition??ZERO_POINT,s=t.startIndex??0,n=t.endIndex??0,a=t.startContainingPosition??ZERO_POINT,o=t.
endContainingPosition??ZERO_POINT,l=t.startContainingIndex??0,u=t.endContainingIndex??0,c=t.matchLimit??4294967295,m=t.maxStartDepth??4294967295,g=t.progressCallback;if(typeof c!="number")throw new Error("Arguments must be numbers");if(this.matchLimit=c,n!==0&&s>n)throw new Error("`startIndex` cannot be greater than `endIndex`");if(r!==ZERO_POINT&&(_.row>r.row||_.row===r.row&&_.column>r.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(u!==0&&l>u)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(o!==ZERO_POINT&&(a.row>o.row||a.row===o.row&&a.column>o.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");g&&(C.currentQueryProgressCallback=g),marshalNode(e),C._ts_query_matches_wasm(this[0],e.tree[0],_.row,_.column,r.row,r.column,s,n,a.row,a.column,o.row,o.column,l,u,c,m);const f=C.getValue(TRANSFER_BUFFER,"i32"),p=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),T=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),d=new Array(f);this.exceededMatchLimit=!!T;let y=0,h=p;for(let E=0;E<f;E++){const w=C.getValue(h,"i32");h+=SIZE_OF_INT;const F=C.getValue(h,"i32");h+=SIZE_OF_INT;const I=new Array(F);if(h=unmarshalCaptures(this,e.tree,h,w,I),this.textPredicates[w].every(b=>b(I))){d[y]={patternIndex:w,captures:I};const b=this.setProperties[w];d[y].setProperties=b;const R=this.assertedProperties[w];d[y].assertedProperties=R;const P=this.refutedProperties[w];d[y].refutedProperties=P,y++}}return d.length=y,C._free(p),C.currentQueryProgressCallback=null,d}captures(e,t={}){const _=t.startPosition??ZERO_POINT,r=t.endPosition??ZERO_POINT,s=t.startIndex??0,n=t.endIndex??0,a=t.startContainingPosition??ZERO_POINT,o=t.endContainingPosition??ZERO_POINT,l=t.startContainingIndex??0,u=t.endContainingIndex??0,c=t.matchLimit??4294967295,m=t.maxStartDepth??4294967295,g=t.progressCallback;if(typeof c!="number")throw new Error("Arguments must be numbers");if(this.matchLimit=c,n!==0&&s>
n)throw new Error("`startIndex` cannot be greater than `endIndex`");if(r!==ZERO_POINT&&(_.row>r.row||_.row===r.row&&_.column>r.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(u!==0&&l>u)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(o!==ZERO_POINT&&(a.row>o.row||a.row===o.row&&a.column>o.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");g&&(C.currentQueryProgressCallback=g),marshalNode(e),C._ts_query_captures_wasm(this[0],e.tree[0],_.row,_.column,r.row,r.column,s,n,a.row,a.column,o.row,o.column,l,u,c,m);const f=C.getValue(TRANSFER_BUFFER,"i32"),p=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),T=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),d=new Array;this.exceededMatchLimit=!!T;const y=new Array;let h=p;for(let E=0;E<f;E++){const w=C.getValue(h,"i32");h+=SIZE_OF_INT;const F=C.getValue(h,"i32");h+=SIZE_OF_INT;const I=C.getValue(h,"i32");if(h+=SIZE_OF_INT,y.length=F,h=unmarshalCaptures(this,e.tree,h,w,y),this.textPredicates[w].every(b=>b(y))){const b=y[I],R=this.setProperties[w];b.setProperties=R;const P=this.assertedProperties[w];b.assertedProperties=P;const S=this.refutedProperties[w];b.refutedProperties=S,d.push(b)}}return C._free(p),C.currentQueryProgressCallback=null,d}predicatesForPattern(e){return this.predicates[e]}disableCapture(e){const t=C.lengthBytesUTF8(e),_=C._malloc(t+1);C.stringToUTF8(e,_,t+1),C._ts_query_disable_capture(this[0],_,t),C._free(_)}disablePattern(e){if(e>=this.predicates.length)throw new Error(`Pattern index is ${e} but the pattern count is ${this.predicates.length}`);C._ts_query_disable_pattern(this[0],e)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(e){if(e>=this.predicates.length)throw new Error(`Pattern index is ${e} but the pattern count is ${this.predicates.length}`);return C._ts_query_start_byte_for_pattern(this[0],e)}endIndexForPattern(e){if(e>=this.predicates.length)throw new Error(
`Pattern index is ${e} but the pattern count is ${this.predicates.length}`);return C._ts_query_end_byte_for_pattern(this[0],e)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(e){return this.captureNames.indexOf(e)}isPatternRooted(e){return C._ts_query_is_pattern_rooted(this[0],e)===1}isPatternNonLocal(e){return C._ts_query_is_pattern_non_local(this[0],e)===1}isPatternGuaranteedAtStep(e){return C._ts_query_is_pattern_guaranteed_at_step(this[0],e)===1}};module.exports.default=module.exports}});

// src/adapters/parsing/read-sources.ts
// src/core/mapping/skeleton/source-hints.ts
var GENERATED = /@generated\b|\bcode generated by\b|\bautomatically generated\b|\bauto-?generated (?:file|code|by)\b|\bfile (?:is|was) (?:auto-?)?generated\b|\bdo not edit\b.{0,40}\bgenerated\b|\bgenerated by\b.{0,80}\bdo not (?:edit|modify)\b|\bdo not (?:edit|modify) this file\b|\/\/ <auto-generated>/i;
var SHOUTED = /\bDO NOT (?:EDIT|MODIFY)\b/;
var STYLES = /\/\*! tailwindcss v\d|\/\*! ?(?:UnCSS|PurgeCSS)\b/i;
var BUILT_NAME = /\.(?:min|bundle|chunk)\.(?:js|css)$|[.-](?=[0-9a-f]*\d)[0-9a-f]{8,32}\.(?:js|css)$/;
var SOURCE_MAP = /\/\*# sourceMappingURL=/;
var SERVED = /(?:^|\/)(?:static|assets|public|wwwroot|libs?|js|css)\//;
var BANNER = /^\s*\/\*!?[^/]{0,200}?\bv?\d{1,4}\.\d{1,4}\.\d{1,4}\b/;
var HEAD = 1e3;
var LONG_LINE = 2e3;
var MAINS = {
  Python: [/^if\s+__name__\s*==\s*['"]__main__['"]/m, 'if __name__ == "__main__"'],
  Java: [
    /\b(?:public\s+static|static\s+public)\s+(?:final\s+)?void\s+main\s*\(\s*(?:final\s+)?String/,
    "main method"
  ],
  Scala: [/\bdef\s+main\s*\(|\bobject\s+\w+\s+extends\s+App\b/, "main method"],
  Swift: [/^@main\b/m, "@main"],
  Kotlin: [/^(?:suspend )?fun main\s*\(|@JvmStatic\s+(?:public\s+)?fun main\s*\(/m, "main function"],
  "C#": [/\bstatic\s+(?:async\s+)?(?:void|int|Task(?:<int>)?)\s+Main\s*\(/, "Main method"],
  C: [/^(?:int|void)\s+main\s*\(/m, "main function"],
  "C++": [/^(?:int|auto)\s+main\s*\(/m, "main function"],
  Rust: [/^(?:pub\s+)?(?:async\s+)?fn\s+main\s*\(/m, "main function"],
  Dart: [/^(?:void\s+)?main\s*\(/m, "main function"]
};
function hintsOf(path, text) {
  const head = text.slice(0, HEAD);
  return {
    generated: isGenerated(path, text, head),
    main: mainOf(path, text),
    interpreter: interpreterOf(head),
    ...path.endsWith(".py") && MODULES_MADE.test(text) ? { makesModules: true } : {}
  };
}
var MODULES_MADE = /\bsys\.(?:meta_path\.(?:append|insert)\(|modules\[[^\]\n]{1,200}\]\s?=(?!=))/;
function isGenerated(path, text, head) {
  const language = (0, import_hooks_active_on_command.languageOf)(path);
  if (language?.kind !== "programming") return false;
  const comments = commentsOf(head);
  if (GENERATED.test(comments) || SHOUTED.test(comments)) return true;
  if (language.name !== "JavaScript" && language.name !== "CSS") return false;
  if (BUILT_NAME.test(path) || SERVED.test(path) && BANNER.test(head)) return true;
  if (language.name === "CSS" && (STYLES.test(head) || SOURCE_MAP.test(text.slice(-HEAD)))) return true;
  const sample = text.slice(0, 50 * LONG_LINE);
  return sample.length > 5 * LONG_LINE && sample.length / (sample.split("\n").length + 1) > LONG_LINE / 4;
}
function commentsOf(head) {
  return head.split("\n").filter((line) => /^\s*(?:\/\/|\/\*|\*|#|--|;|<!--|"""|''')/.test(line)).join("\n");
}
function mainOf(path, text) {
  const language = (0, import_hooks_active_on_command.languageOf)(path)?.name ?? "";
  if (language === "Go") {
    return /^package main\s*$/m.test(text) && /^func main\(\)/m.test(text) ? "main function" : null;
  }
  const known = Object.hasOwn(MAINS, language) ? MAINS[language] : void 0;
  return known?.[0].test(text) ? known[1] : null;
}
function interpreterOf(head) {
  const found = /^#!\s*(\S+)(?:[ \t]+(?:-S[ \t]+)?(\S+))?/.exec(head);
  if (found === null) return null;
  const program = found[1]?.split("/").pop() ?? "";
  const name2 = program === "env" ? found[2] ?? "" : program;
  return /^[\w.+-]{1,40}$/.test(name2) ? name2 : null;
}
var LONGEST_LINE = 500;
function lineImports(form, text) {
  const lines = codeLines(text);
  return form === "include" ? { imports: includes(lines), packageName: null, declares: [] } : kotlin(lines);
}
function codeLines(text) {
  let inside = false;
  return text.split(/\r?\n/).filter((line) => {
    const begins = inside;
    if (inside || line.includes("/*")) inside = isComment(line, inside);
    return !begins && line.length <= LONGEST_LINE;
  });
}
var TOKEN = /\/\/|\/\*|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/g;
function isComment(line, open) {
  let inside = open;
  TOKEN.lastIndex = 0;
  for (; ; ) {
    if (inside) {
      const end = line.indexOf("*/", TOKEN.lastIndex);
      if (end === -1) return true;
      TOKEN.lastIndex = end + 2;
    }
    const found = TOKEN.exec(line);
    if (found === null || found[0] === "//") return false;
    inside = found[0] === "/*";
  }
}
var INCLUDE = /^\s*#\s*(?:include|include_next|import)\s*(?:"([^"]+)"|<([^>]+)>)/;
function includes(lines) {
  const directives = lines.flatMap((line) => {
    const word = /^\s*#\s*([a-z]+)/.exec(line)?.[1];
    return word === void 0 || word === "pragma" ? [] : [{ word, line }];
  });
  let depth = 0;
  return directives.flatMap(({ word, line }, index) => {
    if (/^if/.test(word) && (index > 0 || word !== "ifndef")) depth += 1;
    else if (word === "endif") depth = Math.max(0, depth - 1);
    return included(line, depth > 0);
  });
}
function included(line, isConditional) {
  const [, quoted, angle] = INCLUDE.exec(line) ?? [];
  const optional = isConditional ? { optional: true } : {};
  if (quoted !== void 0) return [{ text: quoted, kind: "static", ...optional }];
  return angle === void 0 ? [] : [{ text: angle, kind: "static", form: "angle", ...optional }];
}
var NAME = String.raw`[\w.\x60]+`;
var PACKAGE = new RegExp(`^package\\s+(${NAME})`);
var IMPORT = new RegExp(`^import\\s+(${NAME}\\*?)`);
function kotlin(lines) {
  let packageName = null;
  const imports = [];
  const declares = [];
  for (const line of lines) {
    const named = PACKAGE.exec(line)?.[1];
    const imported = IMPORT.exec(line)?.[1];
    if (named !== void 0) packageName = named.replaceAll("`", "");
    else if (imported !== void 0 && declares.length === 0)
      imports.push({ text: imported.replaceAll("`", ""), kind: "static" });
    else declares.push(...declared(line));
  }
  return { imports, packageName, declares };
}
var MODIFIERS = new Set(
  [
    "public internal private protected expect actual inline suspend const lateinit abstract open sealed data enum",
    "annotation value external infix operator tailrec override final fun"
  ].flatMap((line) => line.split(" "))
);
function declared(line) {
  if (!/^[a-z@]/.test(line)) return [];
  const words = line.replace(/^(?:@[\w.]+(?:\([^)]*\))?\s+)+/, "").split(/\s+/);
  const at = words.findIndex((word2) => !MODIFIERS.has(word2));
  const word = words[at] ?? "";
  const rest = words.slice(at + 1).join(" ");
  if (/^(?:class|object|interface|typealias)$/.test(word)) return nameIn(rest, 0);
  if (/^(?:val|var)$/.test(word))
    return nameIn((rest.split(/[:=]|\s(?:by\s|get\()/, 1)[0] ?? "").trimEnd(), -1);
  return words[at - 1] === "fun" || word.startsWith("fun<") ? nameIn(words.slice(at).join(" ").split("(", 1)[0] ?? "", -1) : [];
}
function nameIn(text, at) {
  const name2 = text.split(/\W/).at(at) ?? "";
  return name2 === "" ? [] : [name2];
}
// src/adapters/parsing/import-parser.ts
var import_web_tree_sitter2 = (0, import_common2.__toESM)(require_web_tree_sitter2(), 1);
// src/adapters/parsing/import-readers.ts
var COMMON = `
(import_statement source: (string)) @statement
(export_statement source: (string)) @statement
(call_expression function: (import) arguments: (arguments . [(string) (template_string)] @dynamic))
(call_expression function: (identifier) @require arguments: (arguments . [(string) (template_string)] @required)
  (#eq? @require "require"))
(call_expression function: (member_expression object: (identifier) @require property: (property_identifier) @resolve)
  arguments: (arguments . (string) @dynamic) (#eq? @require "require") (#eq? @resolve "resolve"))
(new_expression constructor: (identifier) @url arguments: (arguments . (string) @dynamic . (member_expression) @base)
  (#eq? @url "URL") (#eq? @base "import.meta.url"))
`;
var javascriptQuery = COMMON;
var typescriptQuery = `${COMMON}
(import_statement (import_require_clause source: (string) @required))`;
function readJavascript(name2, node, isDeferred) {
  if (name2 === "statement") return fromStatement(node);
  if (name2 !== "dynamic" && name2 !== "required") return [];
  const text = literal(node);
  if (text === null) return [];
  return [{ text, kind: name2 === "required" && !isDeferred(node.startIndex) ? "static" : "dynamic" }];
}
function fromStatement(node) {
  const source = node.childForFieldName("source");
  const text = source === null ? null : literal(source);
  if (text === null) return [];
  return [{ text, kind: node.child(1)?.type === "type" ? "type" : "static" }];
}
function literal(node) {
  if (node.namedChildren.some((child) => child?.type === "template_substitution")) return null;
  return node.text.length < 2 ? null : node.text.slice(1, -1);
}
var functionQuery = `
[(function_declaration) (function_expression) (arrow_function) (method_definition)
 (generator_function) (generator_function_declaration)] @function`;
var pythonQuery = `
(import_statement name: (dotted_name) @module)
(import_statement name: (aliased_import name: (dotted_name) @module))
(import_from_statement) @from
(call function: (attribute attribute: (identifier) @name) arguments: (argument_list . (string (string_content) @named))
  (#eq? @name "import_module"))
(call function: (identifier) @name arguments: (argument_list . (string (string_content) @named))
  (#any-of? @name "import_module" "__import__"))
`;
function readPython(name2, node) {
  if (name2 === "module") return [{ text: node.text, ...placeOf(node), names: [] }];
  if (name2 === "named") return [{ text: node.text, kind: "dynamic", names: [] }];
  if (name2 !== "from") return [];
  const module2 = node.childForFieldName("module_name");
  if (module2 === null) return [];
  const names = node.childrenForFieldName("name").flatMap((child) => taken(child));
  return [{ text: module2.text.replaceAll(/\s/g, ""), ...placeOf(node), names }];
}
function taken(node) {
  if (node === null) return [];
  const name2 = node.type === "aliased_import" ? node.childForFieldName("name") : node;
  return name2 === null ? [] : [name2.text];
}
function placeOf(node) {
  if (node.type === "import_from_statement" && node.startPosition.column === 0) return { kind: "static" };
  let optional = false;
  for (let around = node.parent; around !== null; around = around.parent) {
    optional ||= around.type === "try_statement";
    if (around.type === "function_definition") return { kind: "dynamic", ...optional && { optional } };
    if (around.type === "if_statement" && isForTypes(around)) return { kind: "type" };
  }
  return { kind: "static", ...optional && { optional } };
}
function isForTypes(node) {
  const condition = node.childForFieldName("condition")?.text;
  return condition === "TYPE_CHECKING" || condition?.endsWith(".TYPE_CHECKING") === true;
}
var rustQuery = `
(mod_item !body) @mod
(use_declaration argument: (_) @use)
(extern_crate_declaration name: (identifier) @crate)
`;
function readRust(name2, node) {
  const within = inlineModules(node);
  if (name2 === "use") return paths(node, "").map((text) => ({ text, kind: "static", within }));
  if (name2 === "crate") return [{ text: `::${node.text}`, kind: "static", within }];
  const module2 = node.childForFieldName("name")?.text;
  if (name2 !== "mod" || module2 === void 0) return [];
  const file = pathAttribute(node);
  return [{ text: module2, kind: "static", form: "mod", within, ...file !== null && { file } }];
}
function inlineModules(node) {
  const names = [];
  if (node.type === "mod_item" && node.startPosition.column === 0) return names;
  for (let around = node.parent; around !== null; around = around.parent) {
    if (around.type === "mod_item") names.unshift(around.childForFieldName("name")?.text ?? "");
  }
  return names;
}
function paths(node, before) {
  if (node.type === "use_list") return children(node).flatMap((child) => paths(child, before));
  if (node.type === "scoped_use_list") {
    const list = node.childForFieldName("list");
    const prefix = before + compact(node.childForFieldName("path")?.text ?? "");
    return list === null ? [] : paths(list, `${prefix}::`);
  }
  if (node.type === "use_as_clause") {
    const path = node.childForFieldName("path");
    return path === null ? [] : paths(path, before);
  }
  return [before + compact(node.text)];
}
function children(node) {
  return node.namedChildren.flatMap((child) => child === null ? [] : [child]);
}
function compact(text) {
  return text.replaceAll(/\s/g, "");
}
function pathAttribute(node) {
  for (let before = node.previousNamedSibling; before?.type === "attribute_item"; ) {
    const attribute = before.namedChild(0);
    if (attribute?.namedChild(0)?.text === "path") {
      return attribute.childForFieldName("value")?.text.slice(1, -1) ?? null;
    }
    before = before.previousNamedSibling;
  }
  return null;
}
// src/adapters/parsing/import-parser.ts
var LONGEST_MS = 3e3;
var loaded = /* @__PURE__ */ new Map();
var runtime = null;
async function parseImports(grammar, text) {
  const parsed = await parseAs(grammar, text);
  if (grammar !== "javascript" || parsed.status === "late" || !parsed.broken) return parsed;
  const typed = await parseAs("tsx", text);
  if (typed.status === "late") return parsed;
  return !typed.broken || typed.imports.length > parsed.imports.length ? typed : parsed;
}
async function parseAs(grammar, text) {
  const tools = await load(grammar);
  const part = relevantText(grammar, text);
  if (part === "") return { status: "ok", imports: [], packageName: null, broken: false };
  const first = read(tools, grammar, part);
  const cutWrongly = part !== text && first.status === "ok" && first.broken;
  return cutWrongly ? read(tools, grammar, text) : first;
}
var READERS = {
  javascript: { query: javascriptQuery, read: readJavascript },
  typescript: { query: typescriptQuery, read: readJavascript },
  tsx: { query: typescriptQuery, read: readJavascript },
  python: { query: pythonQuery, read: readPython },
  rust: { query: rustQuery, read: readRust },
  go: {
    query: "(package_clause (package_identifier) @package) (import_spec path: (_) @import)",
    read: (name2, node) => name2 === "import" ? [{ text: node.text.slice(1, -1), kind: "static" }] : []
  },
  java: {
    query: "(package_declaration [(scoped_identifier) (identifier)] @package) (import_declaration) @import",
    read: (name2, node) => name2 === "import" ? readJavaImport(node) : []
  }
};
function readJavaImport(node) {
  const name2 = node.namedChildren.find((child) => /identifier$/.test(child?.type ?? ""));
  if (!name2) return [];
  const text = name2.text.replaceAll(/\s/g, "");
  const wildcard = node.namedChildren.some((child) => child?.type === "asterisk");
  const isStatic = node.child(1)?.type === "static";
  return [{ text: wildcard ? `${text}.*` : text, kind: "static", ...isStatic && { form: "static" } }];
}
function load(grammar) {
  const known = loaded.get(grammar);
  if (known !== void 0) return known;
  const loading = loadNow(grammar);
  loaded.set(grammar, loading);
  return loading;
}
async function loadNow(grammar) {
  runtime ??= import_web_tree_sitter2.Parser.init({ wasmBinary: grammarFile("runtime") });
  await runtime;
  const language = await import_web_tree_sitter2.Language.load(grammarFile(grammar));
  const parser = new import_web_tree_sitter2.Parser();
  parser.setLanguage(language);
  const functions = READERS[grammar].read === readJavascript ? new import_web_tree_sitter2.Query(language, functionQuery) : null;
  return { parser, query: new import_web_tree_sitter2.Query(language, READERS[grammar].query), functions };
}
function read({ parser, query, functions }, grammar, text) {
  const end = performance.now() + LONGEST_MS;
  const isLate = () => performance.now() > end;
  const tree = parser.parse(text, null, { progressCallback: isLate });
  if (tree === null) {
    parser.reset();
    return { status: "late" };
  }
  try {
    const captures = query.captures(tree.rootNode, { progressCallback: isLate });
    const isDeferred = captures.some(({ name: name2 }) => name2 === "required") ? insideOf(functions?.captures(tree.rootNode, { progressCallback: isLate }) ?? []) : () => false;
    const imports = [];
    for (const { name: name2, node } of captures) {
      if (isLate()) break;
      imports.push(...READERS[grammar].read(name2, node, isDeferred));
    }
    if (isLate()) return { status: "late" };
    const declared2 = captures.find(({ name: name2 }) => name2 === "package")?.node.text ?? null;
    return {
      status: "ok",
      imports,
      packageName: declared2?.replaceAll(/\s/g, "") ?? null,
      broken: tree.rootNode.hasError
    };
  } finally {
    tree.delete();
  }
}
function insideOf(nodes) {
  let next = 0;
  let reach = 0;
  return (index) => {
    for (let node = nodes[next]?.node; node !== void 0 && node.startIndex <= index; node = nodes[next]?.node) {
      reach = Math.max(reach, node.endIndex);
      next += 1;
    }
    return index < reach;
  };
}
var PACKAGES = {
  runtime: "web-tree-sitter/web-tree-sitter.wasm",
  javascript: "tree-sitter-javascript/tree-sitter-javascript.wasm",
  typescript: "tree-sitter-typescript/tree-sitter-typescript.wasm",
  tsx: "tree-sitter-typescript/tree-sitter-tsx.wasm",
  python: "tree-sitter-python/tree-sitter-python.wasm",
  go: "tree-sitter-go/tree-sitter-go.wasm",
  rust: "tree-sitter-rust/tree-sitter-rust.wasm",
  java: "tree-sitter-java/tree-sitter-java.wasm"
};
var LARGEST = 32 * 1024 * 1024;
function grammarFile(name2) {
  const packed = (0, import_node_path2.join)(__dirname, "..", "grammars", `${name2}.wasm.br`);
  if ((0, import_node_fs.existsSync)(packed)) return (0, import_node_zlib.brotliDecompressSync)(contentOf(packed));
  return contentOf((0, import_node_module.createRequire)(__filename).resolve(PACKAGES[name2]));
}
function contentOf(path) {
  const file = (0, import_common.readPlain)(path, { cap: LARGEST });
  if (file.status === "ok") return file.bytes;
  throw new Error(`${path} cannot be used: install the plugin again.`);
}
var JAVASCRIPT = /\b(?:import|require)\b|\bfrom\s*(?=['"`/])/g;
var WORDS = {
  javascript: JAVASCRIPT,
  typescript: JAVASCRIPT,
  tsx: JAVASCRIPT,
  python: /import/g,
  go: /\b(?:import|package)\b/g,
  rust: /\b(?:use|mod|extern)\b/g,
  java: /\b(?:import|package)\b/g
};
var OUTERMOST = /\n(?=[A-Za-z@#])/g;
function relevantText(grammar, text) {
  const last = lastMatch(WORDS[grammar], text);
  if (last === null) return "";
  OUTERMOST.lastIndex = last;
  const cut = OUTERMOST.exec(text);
  return cut === null ? text : text.slice(0, cut.index + 1);
}
function lastMatch(words, text) {
  let last = null;
  for (const match of text.matchAll(words)) last = match.index;
  return last;
}
// src/adapters/parsing/read-sources.ts
var LARGEST_PARSED = 1024 * 1024;
var HEADED = /* @__PURE__ */ new Set(["java", "go"]);
var HEAD2 = 64 * 1024;
var LARGEST_READ = 16 * 1024 * 1024;
var BINARY_LOOK = 8e3;
async function readSources(root, requests) {
  const answers = [];
  for (const request of requests) answers.push(await readSource(root, request));
  return answers;
}
async function readSource(root, { path, parse }) {
  const content = contentOf2((0, import_node_path.join)(root, path));
  if (typeof content === "string") return unread(content);
  const lines = linesOf(content);
  if (content.subarray(0, BINARY_LOOK).includes(0)) return { ...unread(null), binary: true };
  const reader = (0, import_hooks_active_on_command.languageOf)(path)?.reader ?? null;
  const text = content.subarray(0, LARGEST_PARSED).toString("utf8");
  const hints = hintsOf(path, text);
  const known = { ...unread(null), lines, ...hints };
  const isWanted = parse && (!hints.generated || reader === "java" || reader === "kotlin");
  return reader === null || !isWanted ? known : { ...known, ...await importsIn(reader, content, text) };
}
async function importsIn(reader, content, text) {
  if (reader === "include" || reader === "kotlin") return lineImports(reader, text);
  const isWhole = content.length <= LARGEST_PARSED;
  if (!isWhole && !HEADED.has(reader)) {
    return { problem: "It is larger than 1 MB, so its imports were not read." };
  }
  const parsed = await parseImports(reader, isWhole ? text : text.slice(0, HEAD2)).catch(() => null);
  if (parsed === null) return { problem: "The parser failed on it." };
  if (parsed.status === "late") return { problem: "Parsing it took too long, so its imports were not read." };
  const { imports, packageName, broken } = parsed;
  const isBroken = broken && isWhole;
  const problem = isBroken ? "Some of it is not valid source; its imports may be incomplete." : null;
  return { problem, imports, packageName };
}
function unread(problem) {
  return {
    lines: 0,
    binary: false,
    generated: false,
    main: null,
    interpreter: null,
    packageName: null,
    imports: null,
    problem
  };
}
function contentOf2(path) {
  const file = (0, import_common.readPlain)(path, { cap: LARGEST_READ, followsLink: false });
  if (file.status === "ok") return file.bytes;
  return file.status === "missing" ? "It is gone." : `It was not read: ${file.reason}.`;
}
function linesOf(content) {
  let lines = 0;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines += 1;
  return content.length > 0 && content[content.length - 1] !== 10 ? lines + 1 : lines;
}
function taskOf(data) {
  if (typeof data !== "object" || data === null || !("readSources" in data)) return null;
  const { readSources: task } = data;
  if (typeof task !== "object" || task === null || !("root" in task) || !("requests" in task)) return null;
  const { root, requests } = task;
  return typeof root === "string" && Array.isArray(requests) ? { root, requests } : null;
}
if (!import_node_worker_threads.isMainThread) {
  const task = taskOf(import_node_worker_threads.workerData);
  if (task !== null) {
    void readSources(task.root, task.requests).then((answers) => import_node_worker_threads.parentPort?.postMessage(answers));
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readSources
});
