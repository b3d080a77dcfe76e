var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(t,e)=>{for(var a in e)__defProp(t,a,{get:e[a],enumerable:!0})},__copyProps=(t,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(t,r)&&r!==a&&__defProp(t,r,{get:()=>e[r],enumerable:!(o=__getOwnPropDesc(e,r))||o.enumerable});return t},__toCommonJS=t=>__copyProps(__defProp({},"__esModule",{value:!0}),t),stdin_exports={};__export(stdin_exports,{ROOT_CONTEXT:()=>ROOT_CONTEXT,SpanKind:()=>SpanKind,SpanStatusCode:()=>SpanStatusCode,baggageEntryMetadataFromString:()=>baggageEntryMetadataFromString,context:()=>context,createNoopMeter:()=>createNoopMeter,defaultTextMapGetter:()=>defaultTextMapGetter,defaultTextMapSetter:()=>defaultTextMapSetter,diag:()=>diag,metrics:()=>metrics,propagation:()=>propagation,trace:()=>trace}),module.exports=__toCommonJS(stdin_exports);
// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/version.js
var VERSION="1.9.1";

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/internal/semver.js
var re=/^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;function _makeCompatibilityCheck(u){const m=new Set([u]),f=new Set,t=u.match(re);if(!t)return()=>!1;const e={major:+t[1],minor:+t[2],patch:+t[3],prerelease:t[4]};if(e.prerelease!=null)return function(r){return r===u};function n(a){return f.add(a),!1}function s(a){return m.add(a),!0}return function(r){if(m.has(r))return!0;if(f.has(r))return!1;const c=r.match(re);if(!c)return n(r);const i={major:+c[1],minor:+c[2],patch:+c[3],prerelease:c[4]};return i.prerelease!=null||e.major!==i.major?n(r):e.major===0?e.minor===i.minor&&e.patch<=i.patch?s(r):n(r):e.minor<=i.minor?s(r):n(r)}}var isCompatible=_makeCompatibilityCheck(VERSION);

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/internal/global-utils.js
var major=VERSION.split(".")[0],GLOBAL_OPENTELEMETRY_API_KEY=Symbol.for(`opentelemetry.js.api.${major}`),_global=typeof globalThis=="object"?globalThis:typeof self=="object"?self:typeof window=="object"?window:typeof global=="object"?global:{};function registerGlobal(e,r,o,l=!1){var n;const i=_global[GLOBAL_OPENTELEMETRY_API_KEY]=(n=_global[GLOBAL_OPENTELEMETRY_API_KEY])!==null&&n!==void 0?n:{version:VERSION};if(!l&&i[e]){const t=new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${e}`);return o.error(t.stack||t.message),!1}if(i.version!==VERSION){const t=new Error(`@opentelemetry/api: Registration of version v${i.version} for ${e} does not match previously registered API v${VERSION}`);return o.error(t.stack||t.message),!1}return i[e]=r,o.debug(`@opentelemetry/api: Registered a global for ${e} v${VERSION}.`),!0}function getGlobal(e){var r,o;const l=(r=_global[GLOBAL_OPENTELEMETRY_API_KEY])===null||r===void 0?void 0:r.version;if(!(!l||!isCompatible(l)))return(o=_global[GLOBAL_OPENTELEMETRY_API_KEY])===null||o===void 0?void 0:o[e]}function unregisterGlobal(e,r){r.debug(`@opentelemetry/api: Unregistering a global for ${e} v${VERSION}.`);const o=_global[GLOBAL_OPENTELEMETRY_API_KEY];o&&delete o[e]}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/diag/ComponentLogger.js
var DiagComponentLogger=class{constructor(e){this._namespace=e.namespace||"DiagComponentLogger"}debug(...e){return logProxy("debug",this._namespace,e)}error(...e){return logProxy("error",this._namespace,e)}info(...e){return logProxy("info",this._namespace,e)}warn(...e){return logProxy("warn",this._namespace,e)}verbose(...e){return logProxy("verbose",this._namespace,e)}};function logProxy(e,n,a){const r=getGlobal("diag");if(r)return r[e](n,...a)}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/diag/types.js
var DiagLogLevel;(function(E){E[E.NONE=0]="NONE",E[E.ERROR=30]="ERROR",E[E.WARN=50]="WARN",E[E.INFO=60]="INFO",E[E.DEBUG=70]="DEBUG",E[E.VERBOSE=80]="VERBOSE",E[E.ALL=9999]="ALL"})(DiagLogLevel||(DiagLogLevel={}));

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/diag/internal/logLevelLogger.js
function createLogLevelDiagLogger(e,L){e<DiagLogLevel.NONE?e=DiagLogLevel.NONE:e>DiagLogLevel.ALL&&(e=DiagLogLevel.ALL),L=L||{};function i(n,g){const o=L[n];return typeof o=="function"&&e>=g?o.bind(L):function(){}}return{error:i("error",DiagLogLevel.ERROR),warn:i("warn",DiagLogLevel.WARN),info:i("info",DiagLogLevel.INFO),debug:i("debug",DiagLogLevel.DEBUG),verbose:i("verbose",DiagLogLevel.VERBOSE)}}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/api/diag.js
var API_NAME="diag",DiagAPI=class c{static instance(){return this._instance||(this._instance=new c),this._instance}constructor(){function o(t){return function(...r){const n=getGlobal("diag");if(n)return n[t](...r)}}const e=this,u=(t,r={logLevel:DiagLogLevel.INFO})=>{var n,g,i;if(t===e){const a=new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");return e.error((n=a.stack)!==null&&n!==void 0?n:a.message),!1}typeof r=="number"&&(r={logLevel:r});const s=getGlobal("diag"),l=createLogLevelDiagLogger((g=r.logLevel)!==null&&g!==void 0?g:DiagLogLevel.INFO,t);if(s&&!r.suppressOverrideMessage){const a=(i=new Error().stack)!==null&&i!==void 0?i:"<failed to generate stacktrace>";s.warn(`Current logger will be overwritten from ${a}`),l.warn(`Current logger will overwrite one already registered from ${a}`)}return registerGlobal("diag",l,e,!0)};e.setLogger=u,e.disable=()=>{unregisterGlobal(API_NAME,e)},e.createComponentLogger=t=>new DiagComponentLogger(t),e.verbose=o("verbose"),e.debug=o("debug"),e.info=o("info"),e.warn=o("warn"),e.error=o("error")}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/diag-api.js
var diag=DiagAPI.instance();

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/baggage/internal/baggage-impl.js
var BaggageImpl=class r{constructor(e){this._entries=e?new Map(e):new Map}getEntry(e){const t=this._entries.get(e);if(t)return Object.assign({},t)}getAllEntries(){return Array.from(this._entries.entries())}setEntry(e,t){const n=new r(this._entries);return n._entries.set(e,t),n}removeEntry(e){const t=new r(this._entries);return t._entries.delete(e),t}removeEntries(...e){const t=new r(this._entries);for(const n of e)t._entries.delete(n);return t}clear(){return new r}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/baggage/internal/symbol.js
var baggageEntryMetadataSymbol=Symbol("BaggageEntryMetadata");

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/baggage/utils.js
var diag2=DiagAPI.instance();function createBaggage(a={}){return new BaggageImpl(new Map(Object.entries(a)))}function baggageEntryMetadataFromString(a){return typeof a!="string"&&(diag2.error(`Cannot create baggage metadata from unknown type: ${typeof a}`),a=""),{__TYPE__:baggageEntryMetadataSymbol,toString(){return a}}}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/context/context.js
function createContextKey(u){return Symbol.for(u)}var BaseContext=class r{constructor(o){const e=this;e._currentContext=o?new Map(o):new Map,e.getValue=t=>e._currentContext.get(t),e.setValue=(t,n)=>{const c=new r(e._currentContext);return c._currentContext.set(t,n),c},e.deleteValue=t=>{const n=new r(e._currentContext);return n._currentContext.delete(t),n}}},ROOT_CONTEXT=new BaseContext;

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/metrics/NoopMeter.js
var NoopMeter=class{constructor(){}createGauge(e,a){return NOOP_GAUGE_METRIC}createHistogram(e,a){return NOOP_HISTOGRAM_METRIC}createCounter(e,a){return NOOP_COUNTER_METRIC}createUpDownCounter(e,a){return NOOP_UP_DOWN_COUNTER_METRIC}createObservableGauge(e,a){return NOOP_OBSERVABLE_GAUGE_METRIC}createObservableCounter(e,a){return NOOP_OBSERVABLE_COUNTER_METRIC}createObservableUpDownCounter(e,a){return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC}addBatchObservableCallback(e,a){}removeBatchObservableCallback(e){}},NoopMetric=class{},NoopCounterMetric=class extends NoopMetric{add(e,a){}},NoopUpDownCounterMetric=class extends NoopMetric{add(e,a){}},NoopGaugeMetric=class extends NoopMetric{record(e,a){}},NoopHistogramMetric=class extends NoopMetric{record(e,a){}},NoopObservableMetric=class{addCallback(e){}removeCallback(e){}},NoopObservableCounterMetric=class extends NoopObservableMetric{},NoopObservableGaugeMetric=class extends NoopObservableMetric{},NoopObservableUpDownCounterMetric=class extends NoopObservableMetric{},NOOP_METER=new NoopMeter,NOOP_COUNTER_METRIC=new NoopCounterMetric,NOOP_GAUGE_METRIC=new NoopGaugeMetric,NOOP_HISTOGRAM_METRIC=new NoopHistogramMetric,NOOP_UP_DOWN_COUNTER_METRIC=new NoopUpDownCounterMetric,NOOP_OBSERVABLE_COUNTER_METRIC=new NoopObservableCounterMetric,NOOP_OBSERVABLE_GAUGE_METRIC=new NoopObservableGaugeMetric,NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC=new NoopObservableUpDownCounterMetric;function createNoopMeter(){return NOOP_METER}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/propagation/TextMapPropagator.js
var defaultTextMapGetter={get(t,e){if(t!=null)return t[e]},keys(t){return t==null?[]:Object.keys(t)}},defaultTextMapSetter={set(t,e,u){t!=null&&(t[e]=u)}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/context/NoopContextManager.js
var NoopContextManager=class{active(){return ROOT_CONTEXT}with(e,t,r,...n){return t.call(r,...n)}bind(e,t){return t}enable(){return this}disable(){return this}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/api/context.js
var API_NAME2="context",NOOP_CONTEXT_MANAGER=new NoopContextManager,ContextAPI=class n{constructor(){}static getInstance(){return this._instance||(this._instance=new n),this._instance}setGlobalContextManager(t){return registerGlobal(API_NAME2,t,DiagAPI.instance())}active(){return this._getContextManager().active()}with(t,e,a,...r){return this._getContextManager().with(t,e,a,...r)}bind(t,e){return this._getContextManager().bind(t,e)}_getContextManager(){return getGlobal(API_NAME2)||NOOP_CONTEXT_MANAGER}disable(){this._getContextManager().disable(),unregisterGlobal(API_NAME2,DiagAPI.instance())}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/trace_flags.js
var TraceFlags;(function(E){E[E.NONE=0]="NONE",E[E.SAMPLED=1]="SAMPLED"})(TraceFlags||(TraceFlags={}));

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/invalid-span-constants.js
var INVALID_SPANID="0000000000000000",INVALID_TRACEID="00000000000000000000000000000000",INVALID_SPAN_CONTEXT={traceId:INVALID_TRACEID,spanId:INVALID_SPANID,traceFlags:TraceFlags.NONE};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/NonRecordingSpan.js
var NonRecordingSpan=class{constructor(t=INVALID_SPAN_CONTEXT){this._spanContext=t}spanContext(){return this._spanContext}setAttribute(t,e){return this}setAttributes(t){return this}addEvent(t,e){return this}addLink(t){return this}addLinks(t){return this}setStatus(t){return this}updateName(t){return this}end(t){}isRecording(){return!1}recordException(t,e){}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/context-utils.js
var SPAN_KEY=createContextKey("OpenTelemetry Context Key SPAN");function getSpan(e){return e.getValue(SPAN_KEY)||void 0}function getActiveSpan(){return getSpan(ContextAPI.getInstance().active())}function setSpan(e,n){return e.setValue(SPAN_KEY,n)}function deleteSpan(e){return e.deleteValue(SPAN_KEY)}function setSpanContext(e,n){return setSpan(e,new NonRecordingSpan(n))}function getSpanContext(e){var n;return(n=getSpan(e))===null||n===void 0?void 0:n.spanContext()}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/spancontext-utils.js
var isHex=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1]);function isValidHex(n,t){if(typeof n!="string"||n.length!==t)return!1;let e=0;for(let r=0;r<n.length;r+=4)e+=(isHex[n.charCodeAt(r)]|0)+(isHex[n.charCodeAt(r+1)]|0)+(isHex[n.charCodeAt(r+2)]|0)+(isHex[n.charCodeAt(r+3)]|0);return e===t}function isValidTraceId(n){return isValidHex(n,32)&&n!==INVALID_TRACEID}function isValidSpanId(n){return isValidHex(n,16)&&n!==INVALID_SPANID}function isSpanContextValid(n){return isValidTraceId(n.traceId)&&isValidSpanId(n.spanId)}function wrapSpanContext(n){return new NonRecordingSpan(n)}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/NoopTracer.js
var contextApi=ContextAPI.getInstance(),NoopTracer=class{startSpan(t,e,r=contextApi.active()){if(!!e?.root)return new NonRecordingSpan;const n=r&&getSpanContext(r);return isSpanContext(n)&&isSpanContextValid(n)?new NonRecordingSpan(n):new NonRecordingSpan}startActiveSpan(t,e,r,i){let n,o,a;if(arguments.length<2)return;arguments.length===2?a=e:arguments.length===3?(n=e,a=r):(n=e,o=r,a=i);const c=o??contextApi.active(),l=this.startSpan(t,n,c),s=setSpan(c,l);return contextApi.with(s,a,void 0,l)}};function isSpanContext(t){return t!==null&&typeof t=="object"&&"spanId"in t&&typeof t.spanId=="string"&&"traceId"in t&&typeof t.traceId=="string"&&"traceFlags"in t&&typeof t.traceFlags=="number"}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/ProxyTracer.js
var NOOP_TRACER=new NoopTracer,ProxyTracer=class{constructor(t,e,r,a){this._provider=t,this.name=e,this.version=r,this.options=a}startSpan(t,e,r){return this._getTracer().startSpan(t,e,r)}startActiveSpan(t,e,r,a){const s=this._getTracer();return Reflect.apply(s.startActiveSpan,s,arguments)}_getTracer(){if(this._delegate)return this._delegate;const t=this._provider.getDelegateTracer(this.name,this.version,this.options);return t?(this._delegate=t,this._delegate):NOOP_TRACER}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/NoopTracerProvider.js
var NoopTracerProvider=class{getTracer(r,e,o){return new NoopTracer}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/ProxyTracerProvider.js
var NOOP_TRACER_PROVIDER=new NoopTracerProvider,ProxyTracerProvider=class{getTracer(e,a,t){var r;return(r=this.getDelegateTracer(e,a,t))!==null&&r!==void 0?r:new ProxyTracer(this,e,a,t)}getDelegate(){var e;return(e=this._delegate)!==null&&e!==void 0?e:NOOP_TRACER_PROVIDER}setDelegate(e){this._delegate=e}getDelegateTracer(e,a,t){var r;return(r=this._delegate)===null||r===void 0?void 0:r.getTracer(e,a,t)}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/span_kind.js
var SpanKind;(function(E){E[E.INTERNAL=0]="INTERNAL",E[E.SERVER=1]="SERVER",E[E.CLIENT=2]="CLIENT",E[E.PRODUCER=3]="PRODUCER",E[E.CONSUMER=4]="CONSUMER"})(SpanKind||(SpanKind={}));

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace/status.js
var SpanStatusCode;(function(R){R[R.UNSET=0]="UNSET",R[R.OK=1]="OK",R[R.ERROR=2]="ERROR"})(SpanStatusCode||(SpanStatusCode={}));

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/context-api.js
var context=ContextAPI.getInstance();

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/metrics/NoopMeterProvider.js
var NoopMeterProvider=class{getMeter(e,r,o){return NOOP_METER}},NOOP_METER_PROVIDER=new NoopMeterProvider;

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/api/metrics.js
var API_NAME3="metrics",MetricsAPI=class t{constructor(){}static getInstance(){return this._instance||(this._instance=new t),this._instance}setGlobalMeterProvider(e){return registerGlobal(API_NAME3,e,DiagAPI.instance())}getMeterProvider(){return getGlobal(API_NAME3)||NOOP_METER_PROVIDER}getMeter(e,r,i){return this.getMeterProvider().getMeter(e,r,i)}disable(){unregisterGlobal(API_NAME3,DiagAPI.instance())}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/metrics-api.js
var metrics=MetricsAPI.getInstance();

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/propagation/NoopTextMapPropagator.js
var NoopTextMapPropagator=class{inject(r,e){}extract(r,e){return r}fields(){return[]}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/baggage/context-helpers.js
var BAGGAGE_KEY=createContextKey("OpenTelemetry Baggage Key");function getBaggage(e){return e.getValue(BAGGAGE_KEY)||void 0}function getActiveBaggage(){return getBaggage(ContextAPI.getInstance().active())}function setBaggage(e,t){return e.setValue(BAGGAGE_KEY,t)}function deleteBaggage(e){return e.deleteValue(BAGGAGE_KEY)}

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/api/propagation.js
var API_NAME4="propagation",NOOP_TEXT_MAP_PROPAGATOR=new NoopTextMapPropagator,PropagationAPI=class g{constructor(){this.createBaggage=createBaggage,this.getBaggage=getBaggage,this.getActiveBaggage=getActiveBaggage,this.setBaggage=setBaggage,this.deleteBaggage=deleteBaggage}static getInstance(){return this._instance||(this._instance=new g),this._instance}setGlobalPropagator(t){return registerGlobal(API_NAME4,t,DiagAPI.instance())}inject(t,a,e=defaultTextMapSetter){return this._getGlobalPropagator().inject(t,a,e)}extract(t,a,e=defaultTextMapGetter){return this._getGlobalPropagator().extract(t,a,e)}fields(){return this._getGlobalPropagator().fields()}disable(){unregisterGlobal(API_NAME4,DiagAPI.instance())}_getGlobalPropagator(){return getGlobal(API_NAME4)||NOOP_TEXT_MAP_PROPAGATOR}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/propagation-api.js
var propagation=PropagationAPI.getInstance();

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/api/trace.js
var API_NAME5="trace",TraceAPI=class r{constructor(){this._proxyTracerProvider=new ProxyTracerProvider,this.wrapSpanContext=wrapSpanContext,this.isSpanContextValid=isSpanContextValid,this.deleteSpan=deleteSpan,this.getSpan=getSpan,this.getActiveSpan=getActiveSpan,this.getSpanContext=getSpanContext,this.setSpan=setSpan,this.setSpanContext=setSpanContext}static getInstance(){return this._instance||(this._instance=new r),this._instance}setGlobalTracerProvider(t){const e=registerGlobal(API_NAME5,this._proxyTracerProvider,DiagAPI.instance());return e&&this._proxyTracerProvider.setDelegate(t),e}getTracerProvider(){return getGlobal(API_NAME5)||this._proxyTracerProvider}getTracer(t,e){return this.getTracerProvider().getTracer(t,e)}disable(){unregisterGlobal(API_NAME5,DiagAPI.instance()),this._proxyTracerProvider=new ProxyTracerProvider}};

// node_modules/.pnpm/@opentelemetry+api@1.9.1/node_modules/@opentelemetry/api/build/esm/trace-api.js
var trace=TraceAPI.getInstance();

