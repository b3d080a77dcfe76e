var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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


var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_shared_opentelemetry_api_build_esm_metrics_NoopMeter = require("./shared.@opentelemetry.api.build.esm.metrics.NoopMeter.cjs");

var import_util = require("util");
var zlib = __toESM(require("zlib"));
var import_stream = require("stream");
var fs = require("fs");
var path = require("path");
// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/OTLPExporterBase.js
var OTLPExporterBase=class{_delegate;constructor(e){this._delegate=e}export(e,t){this._delegate.export(e,t)}forceFlush(){return this._delegate.forceFlush()}shutdown(){return this._delegate.shutdown()}setMetrics(e){this._delegate.setMetrics(e)}};

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/types.js
var OTLPExporterError=class extends Error{code;name="OTLPExporterError";data;constructor(r,o,t){super(r),this.data=t,this.code=o}};

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/shared-configuration.js
function validateTimeoutMillis(i){if(Number.isFinite(i)&&i>0)return i;throw new Error(`Configuration: timeoutMillis is invalid, expected number greater than 0 (actual: '${i}')`)}function wrapStaticHeadersInFunction(i){if(i!=null)return async()=>i}function mergeOtlpSharedConfigurationWithDefaults(i,n,e){return{timeoutMillis:validateTimeoutMillis(i.timeoutMillis??n.timeoutMillis??e.timeoutMillis),concurrencyLimit:i.concurrencyLimit??n.concurrencyLimit??e.concurrencyLimit,compression:i.compression??n.compression??e.compression}}function getSharedConfigurationDefaults(){return{timeoutMillis:1e4,concurrencyLimit:30,compression:"none"}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/bounded-queue-export-promise-handler.js
var BoundedQueueExportPromiseHandler=class{_concurrencyLimit;_sendingPromises=[];constructor(e){this._concurrencyLimit=e}pushPromise(e){if(this.hasReachedLimit())throw new Error("Concurrency Limit reached");this._sendingPromises.push(e);const i=()=>{const n=this._sendingPromises.indexOf(e);this._sendingPromises.splice(n,1)};e.then(i,i)}hasReachedLimit(){return this._sendingPromises.length>=this._concurrencyLimit}async awaitAll(){await Promise.all(this._sendingPromises)}};function createBoundedQueueExportPromiseHandler(e){return new BoundedQueueExportPromiseHandler(e.concurrencyLimit)}

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/baggage/constants.js
var BAGGAGE_KEY_PAIR_SEPARATOR="=",BAGGAGE_PROPERTIES_SEPARATOR=";",BAGGAGE_ITEMS_SEPARATOR=",";

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/baggage/utils.js
function parsePairKeyValue(t){if(!t)return;const e=t.indexOf(BAGGAGE_PROPERTIES_SEPARATOR),a=e===-1?t:t.substring(0,e),r=a.indexOf(BAGGAGE_KEY_PAIR_SEPARATOR);if(r<=0)return;const n=a.substring(0,r).trim(),i=a.substring(r+1).trim();if(!n||!i)return;let o,s;try{o=decodeURIComponent(n),s=decodeURIComponent(i)}catch{return}let c;if(e!==-1&&e<t.length-1){const u=t.substring(e+1);c=(0,import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.baggageEntryMetadataFromString)(u)}return{key:o,value:s,metadata:c}}function parseKeyPairsIntoRecord(t){const e={};return typeof t=="string"&&t.length>0&&t.split(BAGGAGE_ITEMS_SEPARATOR).forEach(a=>{const r=parsePairKeyValue(a);r!==void 0&&r.value.length>0&&(e[r.key]=r.value)}),e}

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/platform/node/environment.js
function getNumberFromEnv(e){const r=process.env[e];if(r==null||r.trim()==="")return;const n=Number(r);if(isNaN(n)){import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Unknown value ${(0,import_util.inspect)(r)} for ${e}, expected a number, using defaults`);return}return n}function getStringFromEnv(e){const r=process.env[e];if(!(r==null||r.trim()===""))return r}

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/platform/node/index.js
var otperformance=performance;

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/common/time.js
var NANOSECOND_DIGITS=9,NANOSECOND_DIGITS_IN_MILLIS=6,MILLISECONDS_TO_NANOSECONDS=Math.pow(10,NANOSECOND_DIGITS_IN_MILLIS),SECOND_TO_NANOSECONDS=Math.pow(10,NANOSECOND_DIGITS);function millisToHrTime(n){const r=n/1e3,o=Math.trunc(r),t=Math.round(n%1e3*MILLISECONDS_TO_NANOSECONDS);return[o,t]}function hrTime(n){const r=millisToHrTime(otperformance.timeOrigin),o=millisToHrTime(typeof n=="number"?n:otperformance.now());return addHrTimes(r,o)}function hrTimeDuration(n,r){let o=r[0]-n[0],t=r[1]-n[1];return t<0&&(o-=1,t+=SECOND_TO_NANOSECONDS),[o,t]}function hrTimeToNanoseconds(n){return n[0]*SECOND_TO_NANOSECONDS+n[1]}function hrTimeToMilliseconds(n){return n[0]*1e3+n[1]/1e6}function addHrTimes(n,r){const o=[n[0]+r[0],n[1]+r[1]];return o[1]>=SECOND_TO_NANOSECONDS&&(o[1]-=SECOND_TO_NANOSECONDS,o[0]+=1),o}

// node_modules/.pnpm/@opentelemetry+core@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/core/build/esm/ExportResult.js
var ExportResultCode;(function(S){S[S.SUCCESS=0]="SUCCESS",S[S.FAILED=1]="FAILED"})(ExportResultCode||(ExportResultCode={}));

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/logging-response-handler.js
function isPartialSuccessResponse(e){return Object.prototype.hasOwnProperty.call(e,"partialSuccess")}function createLoggingPartialSuccessResponseHandler(){return{handleResponse(e){e==null||!isPartialSuccessResponse(e)||e.partialSuccess==null||Object.keys(e.partialSuccess).length===0||import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn("Received Partial Success response:",JSON.stringify(e.partialSuccess))}}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/otlp-export-delegate.js
var OTLPExportDelegate=class{_metrics;_diagLogger;_transport;_serializer;_responseHandler;_promiseQueue;_timeout;constructor(r,t,o,i,e,s){this._transport=r,this._serializer=t,this._responseHandler=o,this._promiseQueue=i,this._timeout=s,this._diagLogger=import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.createComponentLogger({namespace:"OTLPExportDelegate"}),this._metrics=e}export(r,t){if(this._diagLogger.debug("items to be sent",r),this._promiseQueue.hasReachedLimit()){t({code:ExportResultCode.FAILED,error:new Error("Concurrent export limit reached")});return}const o=this._serializer.serializeRequest(r);if(o==null){t({code:ExportResultCode.FAILED,error:new Error("Nothing to send")});return}const i=this._metrics.startExport(r);this._promiseQueue.pushPromise(this._transport.send(o,this._timeout).then(e=>{if(e.status==="success"){if(i(void 0),e.data!=null)try{this._responseHandler.handleResponse(this._serializer.deserializeResponse(e.data))}catch(s){this._diagLogger.warn("Export succeeded but could not deserialize response - is the response specification compliant?",s,e.data)}t({code:ExportResultCode.SUCCESS});return}else if(e.status==="failure"&&e.error){i(e.error),t({code:ExportResultCode.FAILED,error:e.error});return}else e.status==="retryable"?(i("export_max_retries"),t({code:ExportResultCode.FAILED,error:e.error??new OTLPExporterError("Export failed with retryable status")})):(i("export_failed"),t({code:ExportResultCode.FAILED,error:new OTLPExporterError("Export failed with unknown error")}))},e=>{i(e),t({code:ExportResultCode.FAILED,error:e})}))}forceFlush(){return this._promiseQueue.awaitAll()}setMetrics(r){this._metrics=r}async shutdown(){this._diagLogger.debug("shutdown started"),await this.forceFlush(),this._transport.shutdown()}};function createOtlpExportDelegate(r,t){return new OTLPExportDelegate(r.transport,r.serializer,createLoggingPartialSuccessResponseHandler(),r.promiseHandler,r.metrics,t.timeout)}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/semconv.js
var ATTR_HTTP_RESPONSE_STATUS_CODE="http.response.status_code",ATTR_OTEL_COMPONENT_NAME="otel.component.name",ATTR_OTEL_COMPONENT_TYPE="otel.component.type",ATTR_SERVER_ADDRESS="server.address",ATTR_SERVER_PORT="server.port",ATTR_ERROR_TYPE="error.type";

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/version.js
var VERSION="0.223.1";

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/ExporterMetrics.js
var componentCounter=new Map,ExporterMetrics=class{inflight;exported;duration;standardAttrs;responseAttributesFromError;helper;constructor(h){const{componentType:t,metricsHelper:d,meterProvider:e,url:r,responseAttributesFromError:n}=h;this.responseAttributesFromError=n;const s=e?e.getMeter("@opentelemetry/otlp-exporter",VERSION):(0,import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.createNoopMeter)(),a=componentCounter.get(t)??0;if(componentCounter.set(t,a+1),this.standardAttrs={[ATTR_OTEL_COMPONENT_TYPE]:t,[ATTR_OTEL_COMPONENT_NAME]:`${t}/${a}`},r){let p=r;r.includes("://")||(p=`http://${r}`);try{const o=new URL(p);this.standardAttrs[ATTR_SERVER_ADDRESS]=o.hostname;let i;o.port?i=Number(o.port):o.protocol==="http:"?i=80:o.protocol==="https:"&&(i=443),typeof i=="number"&&(this.standardAttrs[ATTR_SERVER_PORT]=i)}catch{}}this.helper=d,this.inflight=s.createUpDownCounter(`otel.sdk.exporter.${this.helper.name}.inflight`,{unit:`{${this.helper.name}}`,description:`The number of ${this.helper.name}s which were passed to the exporter, but that have not been exported yet (neither successful, nor failed).`}),this.exported=s.createCounter(`otel.sdk.exporter.${this.helper.name}.exported`,{unit:`{${this.helper.name}}`,description:`The number of ${this.helper.name}s for which the export has finished, either successful or failed.`}),this.duration=s.createHistogram("otel.sdk.exporter.operation.duration",{unit:"s",description:"The duration of exporting a batch of telemetry records.",advice:{explicitBucketBoundaries:[]}})}startExport(h){const t=this.helper.countItems(h),d=hrTime();return this.inflight.add(t,this.standardAttrs),e=>{const r=hrTime();this.inflight.add(-t,this.standardAttrs);const n=e?{...this.standardAttrs,[ATTR_ERROR_TYPE]:e instanceof Error?e.name:"export_failed"}:this.standardAttrs;this.exported.add(t,n);const s={...n,...this.responseAttributesFromError(e)},a=hrTimeToMilliseconds(hrTimeDuration(d,r))/1e3;this.duration.record(a,s)}}};

// node_modules/.pnpm/@opentelemetry+otlp-transformer@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-transformer/build/esm/logs/index.js
var LogsExporterMetricsHelper={name:"log",countItems:e=>e.length};

// node_modules/.pnpm/@opentelemetry+resources@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/resources/build/esm/utils.js
var isPromiseLike=e=>e!==null&&typeof e=="object"&&typeof e.then=="function";

// node_modules/.pnpm/@opentelemetry+resources@2.12.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/resources/build/esm/ResourceImpl.js
var ResourceImpl=class u{_rawAttributes;_asyncAttributesPending=!1;_schemaUrl;_memoizedAttributes;static FromAttributeList(t,r){const e=new u({},r);return e._rawAttributes=guardedRawAttributes(t),e._asyncAttributesPending=t.filter(([n,s])=>isPromiseLike(s)).length>0,e}constructor(t,r){const e=t.attributes??{};this._rawAttributes=Object.entries(e).map(([n,s])=>(isPromiseLike(s)&&(this._asyncAttributesPending=!0),[n,s])),this._rawAttributes=guardedRawAttributes(this._rawAttributes),this._schemaUrl=validateSchemaUrl(r?.schemaUrl)}get asyncAttributesPending(){return this._asyncAttributesPending}async waitForAsyncAttributes(){if(this.asyncAttributesPending){for(let t=0;t<this._rawAttributes.length;t++){const[r,e]=this._rawAttributes[t];this._rawAttributes[t]=[r,isPromiseLike(e)?await e:e]}this._asyncAttributesPending=!1}}get attributes(){if(this.asyncAttributesPending&&import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.error("Accessing resource attributes before async attributes settled"),this._memoizedAttributes)return this._memoizedAttributes;const t={};for(const[r,e]of this._rawAttributes){if(isPromiseLike(e)){import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.debug(`Unsettled resource attribute ${r} skipped`);continue}e!=null&&(t[r]??=e)}return this._asyncAttributesPending||(this._memoizedAttributes=t),t}getRawAttributes(){return this._rawAttributes}get schemaUrl(){return this._schemaUrl}merge(t){if(t==null)return this;const r=mergeSchemaUrl(this,t),e=r?{schemaUrl:r}:void 0;return u.FromAttributeList([...t.getRawAttributes(),...this.getRawAttributes()],e)}};function resourceFromAttributes(i,t){return ResourceImpl.FromAttributeList(Object.entries(i),t)}function guardedRawAttributes(i){return i.map(([t,r])=>isPromiseLike(r)?[t,r.catch(e=>{import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.debug("promise rejection for resource attribute: %s - %s",t,e)})]:[t,r])}function validateSchemaUrl(i){if(typeof i=="string"||i===void 0)return i;
import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn("Schema URL must be string or undefined, got %s. Schema URL will be ignored.",i)}function mergeSchemaUrl(i,t){const r=i?.schemaUrl,e=t?.schemaUrl,n=r===void 0||r==="",s=e===void 0||e==="";if(n)return e;if(s||r===e)return r;import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn('Schema URL merge conflict: old resource has "%s", updating resource has "%s". Resulting resource will have undefined Schema URL.',r,e)}

// node_modules/.pnpm/@opentelemetry+otlp-transformer@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-transformer/build/esm/common/internal.js
function createResource(t,e){const r={attributes:toAttributes(t.attributes,e),droppedAttributesCount:0},n=t.schemaUrl;return n&&n!==""&&(r.schemaUrl=n),r}function createInstrumentationScope(t,e){const r={name:t.name,version:t.version};return t.attributes&&Object.keys(t.attributes).length>0&&(r.attributes=toAttributes(t.attributes,e),r.droppedAttributesCount=t.droppedAttributesCount??0),r}function toAttributes(t,e){return Object.keys(t).map(r=>toKeyValue(r,t[r],e))}function toKeyValue(t,e,r){return{key:t,value:toAnyValue(e,r)}}function toAnyValue(t,e){const r=typeof t;if(r==="string")return{stringValue:t};if(r==="number")return Number.isInteger(t)?{intValue:t}:{doubleValue:t};if(r==="boolean")return{boolValue:t};if(t instanceof Uint8Array)return{bytesValue:e.encodeUint8Array(t)};if(Array.isArray(t)){const n=new Array(t.length);for(let i=0;i<t.length;i++)n[i]=toAnyValue(t[i],e);return{arrayValue:{values:n}}}if(r==="object"&&t!=null){const n=Object.keys(t),i=new Array(n.length);for(let u=0;u<n.length;u++)i[u]={key:n[u],value:toAnyValue(t[n[u]],e)};return{kvlistValue:{values:i}}}return{}}

// node_modules/.pnpm/@opentelemetry+otlp-transformer@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-transformer/build/esm/logs/internal.js
function createExportLogsServiceRequest(e,t){return{resourceLogs:logRecordsToResourceLogs(e,t)}}function createResourceMap(e){const t=new Map;for(const s of e){const{resource:o,instrumentationScope:a}=s;let r=t.get(o);r||(r=new Map,t.set(o,r));let n=r.get(a);n||(n=[],r.set(a,n)),n.push(s)}return t}function logRecordsToResourceLogs(e,t){const s=createResourceMap(e);return Array.from(s,([o,a])=>{const r=createResource(o,t);return{resource:r,scopeLogs:Array.from(a,([,n])=>({scope:createInstrumentationScope(n[0].instrumentationScope,t),logRecords:n.map(c=>toLogRecord(c,t)),schemaUrl:n[0].instrumentationScope.schemaUrl})),schemaUrl:r.schemaUrl}})}function toLogRecord(e,t){return{timeUnixNano:t.encodeHrTime(e.hrTime),observedTimeUnixNano:t.encodeHrTime(e.hrTimeObserved),severityNumber:e.severityNumber,severityText:e.severityText,body:toAnyValue(e.body,t),eventName:e.eventName,attributes:toAttributes(e.attributes,t),droppedAttributesCount:e.droppedAttributesCount,flags:e.spanContext?.traceFlags,traceId:t.encodeOptionalSpanContext(e.spanContext?.traceId),spanId:t.encodeOptionalSpanContext(e.spanContext?.spanId)}}function toSeverityNumber(e){return e}

// node_modules/.pnpm/@opentelemetry+otlp-transformer@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-transformer/build/esm/common/utils.js
function hrTimeToNanos(n){const t=BigInt(1e9);return BigInt(Math.trunc(n[0]))*t+BigInt(Math.trunc(n[1]))}function encodeAsString(n){return hrTimeToNanos(n).toString()}var encodeTimestamp=typeof BigInt<"u"?encodeAsString:hrTimeToNanoseconds;function identity(n){return n}var JSON_ENCODER={encodeHrTime:encodeTimestamp,encodeSpanContext:identity,encodeOptionalSpanContext:identity,encodeUint8Array:n=>{if(typeof Buffer<"u")return Buffer.from(n).toString("base64");const t=new Array(n.length);for(let e=0;e<n.length;e++)t[e]=String.fromCharCode(n[e]);return btoa(t.join(""))}};

// node_modules/.pnpm/@opentelemetry+otlp-transformer@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-transformer/build/esm/logs/json/logs.js
var JsonLogsSerializer={serializeRequest:e=>{const r=createExportLogsServiceRequest(e,JSON_ENCODER);return new TextEncoder().encode(JSON.stringify(r))},deserializeResponse:e=>{if(e.length===0)return{};const r=new TextDecoder;try{return JSON.parse(r.decode(e))}catch(t){return import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Failed to parse logs export response: ${t.message}. Returning empty response`),{}}}};

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/util.js
function validateAndNormalizeHeaders(n){const i={};return Object.entries(n??{}).forEach(([r,e])=>{typeof e<"u"?i[r]=String(e):import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Header "${r}" has invalid value (${e}) and will be ignored`)}),i}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/otlp-http-configuration.js
function mergeHeaders(e,t,r){return async()=>{const a={...await r()},n={};return t!=null&&Object.assign(n,await t()),e!=null&&Object.assign(n,validateAndNormalizeHeaders(await e())),Object.assign(n,a)}}function validateUserProvidedUrl(e){if(e!=null)try{const t=globalThis.location?.href;return new URL(e,t).href}catch{throw new Error(`Configuration: Could not parse user-provided export URL: '${e}'`)}}function mergeOtlpHttpConfigurationWithDefaults(e,t,r){return{...mergeOtlpSharedConfigurationWithDefaults(e,t,r),headers:mergeHeaders(e.headers,t.headers,r.headers),url:validateUserProvidedUrl(e.url)??t.url??r.url}}function getHttpConfigurationDefaults(e,t){return{...getSharedConfigurationDefaults(),headers:async()=>e,url:"http://localhost:4318/"+t}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/otlp-node-http-configuration.js
function httpAgentFactoryFromOptions(t){return async e=>{const n=e==="http:",o=n?Promise.resolve().then(()=>__toESM(require("http"))):Promise.resolve().then(()=>__toESM(require("https"))),{Agent:r}=await o;if(n){const{ca:c,cert:u,key:a,...s}=t;return new r(s)}return new r(t)}}function mergeOtlpNodeHttpConfigurationWithDefaults(t,e,n){return{...mergeOtlpHttpConfigurationWithDefaults(t,e,n),agentFactory:t.agentFactory??e.agentFactory??n.agentFactory,userAgent:t.userAgent}}function getNodeHttpConfigurationDefaults(t,e){return{...getHttpConfigurationDefaults(t,e),agentFactory:httpAgentFactoryFromOptions({keepAlive:!0})}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/transport/http-transport-utils.js

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/is-export-retryable.js
function isExportHTTPErrorRetryable(n){return n===429||n===502||n===503||n===504}function parseRetryAfterToMills(n){if(n==null)return;const e=Number.parseInt(n,10);if(Number.isInteger(e))return e>0?e*1e3:-1;const r=new Date(n).getTime()-Date.now();return r>=0?r:0}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/transport/http-transport-utils.js
var DEFAULT_USER_AGENT=`OTel-OTLP-Exporter-JavaScript/${VERSION}`,MAX_RESPONSE_BODY_SIZE=4*1024*1024;function sendWithHttp(r,s,n,i,o,p,f,l){return new Promise(e=>{const c=new URL(s);o?n["User-Agent"]=`${o} ${DEFAULT_USER_AGENT}`:n["User-Agent"]=DEFAULT_USER_AGENT;const u=r(c,{method:"POST",headers:n,agent:p},t=>{const E=[];let d=0;t.on("data",a=>{if(d+=a.length,d>MAX_RESPONSE_BODY_SIZE){const T=new Error(`OTLP export response body exceeded size limit of ${MAX_RESPONSE_BODY_SIZE} bytes`);e({status:"failure",error:T}),t.destroy();return}E.push(a)}),t.on("end",()=>{if(t.statusCode&&t.statusCode<=299)e({status:"success",data:Buffer.concat(E)});else if(t.statusCode&&isExportHTTPErrorRetryable(t.statusCode))e({status:"retryable",retryInMillis:parseRetryAfterToMills(t.headers["retry-after"])});else{const a=new OTLPExporterError(t.statusMessage,t.statusCode,Buffer.concat(E).toString());e({status:"failure",error:a})}}),t.on("error",a=>{t.statusCode&&t.statusCode<=299?e({status:"success"}):t.statusCode&&isExportHTTPErrorRetryable(t.statusCode)?e({status:"retryable",error:a,retryInMillis:parseRetryAfterToMills(t.headers["retry-after"])}):e({status:"failure",error:a})})});u.setTimeout(l,()=>{u.destroy(),e({status:"retryable",error:new Error("Request timed out")})}),u.on("error",t=>{isHttpTransportNetworkErrorRetryable(t)?e({status:"retryable",error:t}):e({status:"failure",error:t})}),compressAndSend(u,i,f,t=>{e({status:"failure",error:t})})})}function compressAndSend(r,s,n,i){let o=readableFromUint8Array(n);s==="gzip"&&(r.setHeader("Content-Encoding","gzip"),o=o.on("error",i).pipe(zlib.createGzip()).on("error",i)),o.pipe(r).on("error",i)}function readableFromUint8Array(r){const s=new import_stream.Readable;return s.push(r),s.push(null),s}function isHttpTransportNetworkErrorRetryable(r){const s=new Set(["ECONNRESET","ECONNREFUSED","EPIPE","ETIMEDOUT","EAI_AGAIN","ENOTFOUND","ENETUNREACH","EHOSTUNREACH"]);return"code"in r&&typeof r.code=="string"?s.has(r.code):!1}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/transport/http-exporter-transport.js
var HttpExporterTransport=class{_utils=null;_parameters;constructor(t){this._parameters=t}async send(t,e){const{agent:r,request:s}=await this._loadUtils(),a=await this._parameters.headers();return sendWithHttp(s,this._parameters.url,a,this._parameters.compression,this._parameters.userAgent,r,t,e)}shutdown(){}async _loadUtils(){let t=this._utils;if(t===null){const e=new URL(this._parameters.url).protocol,[r,s]=await Promise.all([this._parameters.agentFactory(e),requestFunctionFactory(e)]);t=this._utils={agent:r,request:s}}return t}};async function requestFunctionFactory(t){const e=t==="http:"?Promise.resolve().then(()=>__toESM(require("http"))):Promise.resolve().then(()=>__toESM(require("https"))),{request:r}=await e;return r}function createHttpExporterTransport(t){return new HttpExporterTransport(t)}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/retrying-transport.js
var MAX_ATTEMPTS=5,INITIAL_BACKOFF=1e3,MAX_BACKOFF=5e3,BACKOFF_MULTIPLIER=1.5,JITTER=.2;function getJitter(){return Math.random()*(2*JITTER)-JITTER}var RetryingTransport=class{_transport;constructor(e){this._transport=e}retry(e,i,r){return new Promise((s,n)=>{setTimeout(()=>{this._transport.send(e,i).then(s,n)},r)})}async send(e,i){let r=MAX_ATTEMPTS,s=INITIAL_BACKOFF;const n=Date.now()+i;let t=await this._transport.send(e,i);for(;t.status==="retryable"&&r>0;){r--;const _=Math.max(Math.min(s*(1+getJitter()),MAX_BACKOFF),0);s=s*BACKOFF_MULTIPLIER;const a=t.retryInMillis??_,o=n-Date.now();if(a>o)return import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.info(`Export retry time ${Math.round(a)}ms exceeds remaining timeout ${Math.round(o)}ms, not retrying further.`),t;import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.verbose(`Scheduling export retry in ${Math.round(a)}ms`),t=await this.retry(e,o,a)}return t.status==="success"?import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.verbose(`Export succeeded after ${MAX_ATTEMPTS-r} retry attempts.`):t.status==="retryable"?import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.info(`Export failed after maximum retry attempts (${MAX_ATTEMPTS}).`):import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.info(`Export failed with non-retryable error: ${t.error}`),t}shutdown(){return this._transport.shutdown()}};function createRetryingTransport(e){return new RetryingTransport(e.transport)}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/otlp-http-export-delegate.js
function createOtlpHttpExporterMetrics(e,t,n,p){return new ExporterMetrics({componentType:e,metricsHelper:t,url:n,meterProvider:p,responseAttributesFromError:r=>r?r instanceof OTLPExporterError?{[ATTR_HTTP_RESPONSE_STATUS_CODE]:r.code}:{}:{[ATTR_HTTP_RESPONSE_STATUS_CODE]:200}})}function createOtlpHttpExportDelegate(e,t,n,p,r){return createOtlpExportDelegate({transport:createRetryingTransport({transport:createHttpExporterTransport(e)}),serializer:t,promiseHandler:createBoundedQueueExportPromiseHandler(e),metrics:createOtlpHttpExporterMetrics(n,p,e.url,r)},{timeout:e.timeoutMillis})}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/shared-env-configuration.js
function parseAndValidateTimeoutFromEnv(n){const e=getNumberFromEnv(n);if(e!=null){if(Number.isFinite(e)&&e>0)return e;import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Configuration: ${n} is invalid, expected number greater than 0 (actual: ${e})`)}}function getTimeoutFromEnv(n){const e=parseAndValidateTimeoutFromEnv(`OTEL_EXPORTER_OTLP_${n}_TIMEOUT`),i=parseAndValidateTimeoutFromEnv("OTEL_EXPORTER_OTLP_TIMEOUT");return e??i}function parseAndValidateCompressionFromEnv(n){const e=getStringFromEnv(n)?.trim();if(e==null||e==="none"||e==="gzip")return e;import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Configuration: ${n} is invalid, expected 'none' or 'gzip' (actual: '${e}')`)}function getCompressionFromEnv(n){const e=parseAndValidateCompressionFromEnv(`OTEL_EXPORTER_OTLP_${n}_COMPRESSION`),i=parseAndValidateCompressionFromEnv("OTEL_EXPORTER_OTLP_COMPRESSION");return e??i}function getSharedConfigurationFromEnvironment(n){return{timeoutMillis:getTimeoutFromEnv(n),compression:getCompressionFromEnv(n)}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/otlp-node-http-env-configuration.js
function getStaticHeadersFromEnv(e){const t=getStringFromEnv(`OTEL_EXPORTER_OTLP_${e}_HEADERS`),n=getStringFromEnv("OTEL_EXPORTER_OTLP_HEADERS"),r=parseKeyPairsIntoRecord(t),i=parseKeyPairsIntoRecord(n);if(!(Object.keys(r).length===0&&Object.keys(i).length===0))return Object.assign({},parseKeyPairsIntoRecord(n),parseKeyPairsIntoRecord(t))}function appendRootPathToUrlIfNeeded(e){try{return new URL(e).toString()}catch{import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Configuration: Could not parse environment-provided export URL: '${e}', falling back to undefined`);return}}function appendResourcePathToUrl(e,t){try{new URL(e)}catch{import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Configuration: Could not parse environment-provided export URL: '${e}', falling back to undefined`);return}e.endsWith("/")||(e=e+"/"),e+=t;try{new URL(e)}catch{import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(`Configuration: Provided URL appended with '${t}' is not a valid URL, using 'undefined' instead of '${e}'`);return}return e}function getNonSpecificUrlFromEnv(e){const t=getStringFromEnv("OTEL_EXPORTER_OTLP_ENDPOINT");if(t!==void 0)return appendResourcePathToUrl(t,e)}function getSpecificUrlFromEnv(e){const t=getStringFromEnv(`OTEL_EXPORTER_OTLP_${e}_ENDPOINT`);if(t!==void 0)return appendRootPathToUrlIfNeeded(t)}function readFileFromEnv(e,t,n){const r=getStringFromEnv(e),i=getStringFromEnv(t),o=r??i;if(o!=null)try{return fs.readFileSync(path.resolve(process.cwd(),o))}catch{import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn(n);return}else return}function getClientCertificateFromEnv(e){return readFileFromEnv(`OTEL_EXPORTER_OTLP_${e}_CLIENT_CERTIFICATE`,"OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE","Failed to read client certificate chain file")}function getClientKeyFromEnv(e){return readFileFromEnv(`OTEL_EXPORTER_OTLP_${e}_CLIENT_KEY`,"OTEL_EXPORTER_OTLP_CLIENT_KEY","Failed to read client certificate private key file")}
function getRootCertificateFromEnv(e){return readFileFromEnv(`OTEL_EXPORTER_OTLP_${e}_CERTIFICATE`,"OTEL_EXPORTER_OTLP_CERTIFICATE","Failed to read root certificate file")}function getNodeHttpConfigurationFromEnvironment(e,t){return{...getSharedConfigurationFromEnvironment(e),url:getSpecificUrlFromEnv(e)??getNonSpecificUrlFromEnv(t),headers:wrapStaticHeadersInFunction(getStaticHeadersFromEnv(e)),agentFactory:httpAgentFactoryFromOptions({keepAlive:!0,ca:getRootCertificateFromEnv(e),cert:getClientCertificateFromEnv(e),key:getClientKeyFromEnv(e)})}}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/convert-legacy-http-options.js
function convertLegacyHeaders(e){return typeof e.headers=="function"?e.headers:wrapStaticHeadersInFunction(e.headers)}

// node_modules/.pnpm/@opentelemetry+otlp-exporter-base@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/otlp-exporter-base/build/esm/configuration/convert-legacy-node-http-options.js
function convertLegacyAgentOptions(t){if(typeof t.httpAgentOptions=="function")return t.httpAgentOptions;let e=t.httpAgentOptions;if(t.keepAlive!=null&&(e={keepAlive:t.keepAlive,...e}),e!=null)return httpAgentFactoryFromOptions(e)}function convertLegacyHttpOptions(t,e,n,r){return t.metadata&&import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.diag.warn("Metadata cannot be set when using http"),mergeOtlpNodeHttpConfigurationWithDefaults({url:t.url,headers:convertLegacyHeaders(t),concurrencyLimit:t.concurrencyLimit,timeoutMillis:t.timeoutMillis,compression:t.compression,agentFactory:convertLegacyAgentOptions(t),userAgent:t.userAgent},getNodeHttpConfigurationFromEnvironment(e,n),getNodeHttpConfigurationDefaults(r,n))}

// node_modules/.pnpm/@opentelemetry+exporter-logs-otlp-http@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/exporter-logs-otlp-http/build/esm/semconv.js
var OTEL_COMPONENT_TYPE_VALUE_OTLP_HTTP_LOG_EXPORTER="otlp_http_log_exporter";

// node_modules/.pnpm/@opentelemetry+exporter-logs-otlp-http@0.223.1_@opentelemetry+api@1.9.1/node_modules/@opentelemetry/exporter-logs-otlp-http/build/esm/platform/node/OTLPLogExporter.js
var OTLPLogExporter=class extends OTLPExporterBase{constructor(e={}){super(createOtlpHttpExportDelegate(convertLegacyHttpOptions(e,"LOGS","v1/logs",{"Content-Type":"application/json"}),JsonLogsSerializer,OTEL_COMPONENT_TYPE_VALUE_OTLP_HTTP_LOG_EXPORTER,LogsExporterMetricsHelper,e.selfObsMeterProvider))}};

// src/adapters/otlp/send-records.ts
var LONGEST_MS = 1e4;
var [INFO, WARN] = [9, 13];
async function sendRecords(collector, project, batches, onSent) {
  const exporter = new OTLPLogExporter(optionsOf(collector));
  const resource = resourceFromAttributes({
    "service.name": "msw-protocol",
    "service.version": import_shared_core_mapping_skeleton_languages.package_default.version,
    "msw.project": project
  });
  const instrumentationScope = { name: "msw-protocol", version: import_shared_core_mapping_skeleton_languages.package_default.version };
  try {
    for (const batch of batches) {
      const records = batch.map(({ at, name, body, isWarning, attributes }) => ({
        hrTime: hrTimeOf(at),
        hrTimeObserved: hrTimeOf(at),
        eventName: name,
        body,
        severityNumber: isWarning ? WARN : INFO,
        severityText: isWarning ? "WARN" : "INFO",
        attributes: { ...attributes },
        droppedAttributesCount: 0,
        resource,
        instrumentationScope
      }));
      const error = await new Promise((resolve2) => {
        exporter.export(
          records,
          (result) => resolve2(result.code === 0 ? null : result.error ?? new Error("it failed"))
        );
      });
      if (error !== null) return { status: "failed", reason: reasonOf(error) };
      await onSent(batch);
    }
    return { status: "done" };
  } finally {
    await exporter.shutdown().catch(() => void 0);
  }
}
function optionsOf(collector) {
  if (collector.from === "environment") return { timeoutMillis: LONGEST_MS };
  for (const name of Object.keys(process.env)) if (name.startsWith("OTEL_")) delete process.env[name];
  const base = collector.endpoint.replace(/\/$/, "");
  const url = base.endsWith("/v1/logs") ? base : `${base}/v1/logs`;
  return { url, headers: { ...collector.headers }, timeoutMillis: LONGEST_MS };
}
function hrTimeOf(ms) {
  return [Math.floor(ms / 1e3), ms % 1e3 * 1e6];
}
function reasonOf(error) {
  const code = Reflect.get(error, "code");
  const message = error.message.replaceAll(/https?:\/\/\S+/g, "<address>").trim();
  return [typeof code === "string" || typeof code === "number" ? String(code) : "", message].filter(Boolean).join(" ");
}
module.exports = {
  sendRecords: sendRecords
};
