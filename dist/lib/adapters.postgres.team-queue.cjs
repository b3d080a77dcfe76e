var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,s)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(s=__getOwnPropDesc(r,t))||s.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{openTeamQueue:()=>openTeamQueue}),module.exports=__toCommonJS(stdin_exports);var import_shared_pg_lib_client=require("./shared.pg.lib.client.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs"),import_shared_opentelemetry_api_build_esm_metrics_NoopMeter=require("./shared.@opentelemetry.api.build.esm.metrics.NoopMeter.cjs"),import_common2=require("./common.cjs"),import_node_assert=__toESM(require("node:assert")),import_node_crypto=require("node:crypto"),import_node_events=__toESM(require("node:events")),import_node_assert2=__toESM(require("node:assert")),import_node_assert3=__toESM(require("node:assert")),import_promises=require("node:timers/promises"),import_node_assert4=__toESM(require("node:assert")),import_node_assert5=__toESM(require("node:assert")),import_node_assert6=__toESM(require("node:assert")),import_node_crypto2=require("node:crypto"),import_node_events2=__toESM(require("node:events")),import_promises2=require("node:timers/promises"),import_node_events3=__toESM(require("node:events")),import_node_assert7=__toESM(require("node:assert")),import_node_assert8=__toESM(require("node:assert")),import_node_assert9=__toESM(
require("node:assert")),import_node_events4=__toESM(require("node:events")),import_node_assert10=__toESM(require("node:assert")),import_node_assert11=__toESM(require("node:assert")),import_node_events5=__toESM(require("node:events")),import_node_assert12=__toESM(require("node:assert")),import_node_events6=__toESM(require("node:events")),import_node_events7=__toESM(require("node:events")),import_node_events8=__toESM(require("node:events")),import_node_assert13=__toESM(require("node:assert")),import_node_events9=__toESM(require("node:events")),import_node_os=__toESM(require("node:os")),import_promises3=require("node:fs/promises"),import_node_os2=__toESM(require("node:os")),import_node_perf_hooks=require("node:perf_hooks"),import_node_v8=__toESM(require("node:v8"));
// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/index.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/attorney.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/plans.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/tools.js
function unwrapSQLResult(r){return Array.isArray(r)?r.every(t=>Array.isArray(t?.rows))?{rows:r.flatMap(t=>t.rows)}:r.every(t=>Array.isArray(t))?{rows:r.flat()}:{rows:r}:r}function delay(r,t){const n=new AbortController,o=new Promise((e,a)=>{(0,import_promises.setTimeout)(r,null,{signal:n.signal}).then(()=>t?a(new Error(t)):e()).catch(()=>e())});return o.abort=()=>{n.signal.aborted||n.abort()},o}function clockDelay(r,t,n,o){const e=o||new AbortController,a=new Promise((i,s)=>{const c=r.setTimeout(()=>{e.signal.removeEventListener("abort",l),n?s(new Error(n)):i()},t),l=()=>{r.clearTimeout(c),i()};e.signal.aborted?l():e.signal.addEventListener("abort",l,{once:!0})});return a.abort=()=>{e.signal.aborted||e.abort()},a}async function resolveWithinSeconds(r,t,n,o,e){const a=Math.max(1,n)*1e3,i=clockDelay(r,a,o,e);let s;try{s=await Promise.race([t,i])}finally{i.abort()}return s}var REDUNDANTLY_QUOTED_SCHEMA_REGEX=/^"[a-z_][a-z0-9_]*"$/,isQuoted=r=>r.startsWith('"')&&r.endsWith('"')&&r.length>1;function resolveSchemaName(r){return isQuoted(r)?r.slice(1,-1):r.toLowerCase()}function normalizeSchemaName(r){return REDUNDANTLY_QUOTED_SCHEMA_REGEX.test(r)?r.slice(1,-1):r}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/drifter.js
var SINGLE_QUOTE_REGEX=/'/g;function extractIndexKeyList(e){const n=e.indexOf("(");if(n===-1)return null;let t=0;for(let s=n;s<e.length;s++)if(e[s]==="(")t++;else if(e[s]===")"&&--t===0)return e.slice(n+1,s);return null}var CAST_REGEX=/::(?:[a-z_][a-z0-9_$]*\.)?[a-z_][a-z0-9_$]*(?:\[\])?/g;function normalizeKeyList(e){return e.toLowerCase().replace(/"/g,"").replace(/\s+/g,"").replace(CAST_REGEX,"")}function extractIndexIncludeList(e){const n=extractIndexKeyList(e);if(n===null)return null;const t=e.indexOf("(")+n.length+2,a=e.slice(t).match(/^\s*INCLUDE\s*\(/i);if(!a)return null;const l=t+a[0].length-1;let c=0;for(let r=l;r<e.length;r++)if(e[r]==="(")c++;else if(e[r]===")"&&--c===0)return e.slice(l+1,r);return null}function normalizeIncludeList(e){return normalizeKeyList(e).split(",").filter(Boolean).sort().join(",")}function indexIncludeRaw(e){const n=extractIndexIncludeList(e);return n===null?"":n.replace(CAST_REGEX,"").replace(/\s+/g," ").trim()}function extractPredicate(e){const n=e.match(/\bWHERE\b/i);return n?e.slice(n.index+n[0].length):""}function normalizePredicate(e){const n=e.toLowerCase().replace(/"/g,"").replace(CAST_REGEX,"").replace(/=\s*any\s*\(\s*array\s*\[([^\]]*)\]\s*\)/g,"in ($1)");return stripOuterParens(n).replace(/\s+/g,"")}function indexKeysRaw(e){const n=extractIndexKeyList(e);return n===null?"":n.replace(CAST_REGEX,"").replace(/\s+/g," ").trim()}function indexPredicateRaw(e){return stripOuterParens(extractPredicate(e).replace(CAST_REGEX,"").replace(/\s+/g," ").trim())}function outerParensWrapWhole(e){if(e[0]!=="(")return!1;let n=0;for(let t=0;t<e.length;t++)if(e[t]==="(")n++;else if(e[t]===")"&&--n===0)return t===e.length-1;return!1}function stripOuterParens(e){let n=e.trim();for(;outerParensWrapWhole(n);)n=n.slice(1,-1).trim();return n}function displayIndexDefinition(e){const n=e.replace(/\s+USING\s+btree\s+/i," ").replace(CAST_REGEX,"").replace(/\s+/g," ").trim(),t=n.match(/\bWHERE\b/i);if(!t)return n;const s=n.slice(0,t.index+t[0].length),
a=stripOuterParens(n.slice(t.index+t[0].length).trim());return`${s} ${a}`}function extractFunctionBody(e){const n=e.match(/\$[A-Za-z0-9_]*\$/);if(!n)return"";const t=n[0],s=n.index+t.length,a=e.indexOf(t,s);return a===-1?"":e.slice(s,a)}function normalizeFunctionBody(e){return e.replace(/\s+/g," ").trim()}function normalizeDefault(e){return stripOuterParens(e.toLowerCase().replace(CAST_REGEX,"").replace(/\s+/g," ").trim())}function normalizeConstraintDef(e){return e.toLowerCase().replace(/"/g,"").replace(CAST_REGEX,"").replace(/\s+/g," ").trim()}function getSchemaIndexes(e){return`
    SELECT c.relname AS name, t.relname AS "table", i.indisvalid AS valid, pg_get_indexdef(i.indexrelid) AS def,
           EXISTS (SELECT 1 FROM pg_constraint con WHERE con.conindid = i.indexrelid) AS "constraintBacked"
    FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}'
  `}function getSchemaFunctions(e){return`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS def
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}'
  `}function getEnumDefinition(e,n="job_state"){return`
    SELECT e.enumlabel AS label
    FROM pg_enum e
    JOIN pg_type t ON t.oid = e.enumtypid
    JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}' AND t.typname = '${n}'
    ORDER BY e.enumsortorder
  `}function getSchemaColumns(e){return`
    SELECT c.relname AS "table", a.attname AS "column",
           format_type(a.atttypid, a.atttypmod) AS "type",
           a.attnotnull AS "notNull",
           pg_get_expr(ad.adbin, ad.adrelid) AS "default"
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef ad ON ad.adrelid = a.attrelid AND ad.adnum = a.attnum
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}'
      AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p')
  `}function getSchemaTables(e){return`
    SELECT c.relname AS "table"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}'
      AND c.relkind IN ('r', 'p')
  `}function getSchemaConstraints(e){return`
    SELECT rel.relname AS "table", pg_get_constraintdef(con.oid) AS def
    FROM pg_constraint con
    JOIN pg_class rel ON rel.oid = con.conrelid
    JOIN pg_namespace n ON n.oid = rel.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,"''")}' AND con.contype <> 'n'
  `}function computeFunctionDrift(e,n,t=!1){const s=new Map(n.map(c=>[c.name,c])),a=[],l=[];for(const c of e){const r=s.get(c.name);if(!r?.def){a.push(c);continue}if(t)continue;const u=normalizeFunctionBody(extractFunctionBody(r.def));u&&u!==c.expectedBody&&l.push({...c,actualBody:u,actualDefinition:r.def.replace(/\s+/g," ").trim()})}return{missingFunctions:a,mismatchedFunctions:l}}function computeColumnDrift(e,n){const t=new Map;for(const a of n){let l=t.get(a.table);l||t.set(a.table,l=new Map),l.set(a.column.toLowerCase(),a)}const s=[];for(const{table:a,columns:l,defaults:c,types:r}of e){const u=t.get(a);if(!u||u.size===0)continue;const m=new Set(l),g=l.filter(o=>!u.has(o)),p=[...u.keys()].filter(o=>!m.has(o)),S=[],N=[],x=[];for(const o of l){const f=u.get(o);if(f){if(c&&c[o]!==void 0){const d=f.default??"";normalizeDefault(c[o])!==normalizeDefault(d)&&S.push({column:o,expected:c[o],actual:d})}if(r&&r[o]){const d=f.type??"";r[o].type!==d&&N.push({column:o,expected:r[o].type,actual:d}),r[o].notNull!==!!f.notNull&&x.push({column:o,expected:r[o].notNull,actual:!!f.notNull})}}}(g.length||p.length||S.length||N.length||x.length)&&s.push({table:a,missingColumns:g,unexpectedColumns:p,defaultMismatches:S,typeMismatches:N,nullabilityMismatches:x})}return s}function computeConstraintDrift(e,n){const t=new Map;for(const{table:a,def:l}of n){let c=t.get(a);c||t.set(a,c=[]),c.push(l)}const s=[];for(const{table:a,constraints:l}of e){const c=t.get(a);if(!c||c.length===0)continue;const r=new Set(c.map(normalizeConstraintDef)),u=new Set(l.map(normalizeConstraintDef)),m=l.filter(p=>!r.has(normalizeConstraintDef(p))),g=c.filter(p=>!u.has(normalizeConstraintDef(p)));(m.length||g.length)&&s.push({table:a,missingConstraints:m,unexpectedConstraints:g})}return s}function computeEnumDrift(e,n,t){return t.length===0||n.length===t.length&&n.every((a,l)=>a===t[l])?null:{name:e,expectedValues:[...n],actualValues:t}}function computeSchemaDrift(e={}){const n=e.indexes?.expected??[],t=e.indexes?.live??
[],s=e.indexes?.building??new Set,a=new Map(t.map(i=>[i.name,i])),l=new Set(n.map(i=>i.name)),c=[],r=[],u=[],m=[];for(const i of n){const h=a.get(i.name);if(!h)(s.has(i.name)?r:c).push(i);else if(!h.valid)u.push({...i,building:s.has(i.name)});else if(i.keys&&h.def&&!e.indexes?.presenceOnly){const y=indexKeysRaw(h.def);if(normalizeKeyList(y)){const _=i.predicate??"",b=indexPredicateRaw(h.def),v=i.include??"",I=indexIncludeRaw(h.def),E=[];normalizeKeyList(i.keys)!==normalizeKeyList(y)&&E.push("keys"),normalizeIncludeList(v)!==normalizeIncludeList(I)&&E.push("include"),normalizePredicate(_)!==normalizePredicate(b)&&E.push("predicate"),E.length&&m.push({...i,expectedKeys:i.keys,actualKeys:y,expectedInclude:v,actualInclude:I,expectedPredicate:_,actualPredicate:b,actualDefinition:displayIndexDefinition(h.def),differs:E})}}}const g=new Set(e.tables?.expected??n.map(i=>i.table)),p=t.filter(i=>g.has(i.table)&&!l.has(i.name)&&!i.constraintBacked).map(i=>({name:i.name,table:i.table})),S=new Set(e.tables?.live??[]),N=(e.tables?.expected??[]).filter(i=>!S.has(i)),{missingFunctions:x,mismatchedFunctions:o}=computeFunctionDrift(e.functions?.expected??[],e.functions?.live??[],e.functions?.presenceOnly),f=e.columns?computeColumnDrift(e.columns.expected,e.columns.live):[],d=e.constraints?computeConstraintDrift(e.constraints.expected,e.constraints.live):[],O=e.enum?computeEnumDrift(e.enum.name,e.enum.expected,e.enum.actual):null;return{ok:N.length===0&&c.length===0&&u.length===0&&m.length===0&&x.length===0&&o.length===0&&f.length===0&&d.length===0&&O===null,missingTables:N,missing:c,building:r,invalid:u,extraIndexes:p,mismatched:m,missingFunctions:x,mismatchedFunctions:o,columnDrift:f,constraintDrift:d,enumDrift:O}}var schema_default={partitioned:{enum:[]}};

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/plans.js
var PG_ERROR={divisionByZero:"22012",lockNotAvailable:"55P03",foreignKeyViolation:"23503",undefinedTable:"42P01",checkViolation:"23514"},DEFAULT_SCHEMA="pgboss",MIGRATE_RACE_MESSAGE="division by zero",CREATE_RACE_MESSAGE="already exists",SINGLE_QUOTE_REGEX2=/'/g,FIFTEEN_MINUTES=900,FORTEEN_DAYS=3600*24*14,SEVEN_DAYS=3600*24*7,BAM_STALE_SECONDS=3600*24,BAM_LIVENESS_GRACE_SECONDS=300,JOB_STATES=Object.freeze({created:"created",retry:"retry",active:"active",completed:"completed",cancelled:"cancelled",failed:"failed"}),QUEUE_POLICIES=Object.freeze({standard:"standard",short:"short",singleton:"singleton",stately:"stately",exclusive:"exclusive",key_strict_fifo:"key_strict_fifo"}),SCHEDULE_KINDS=Object.freeze({cron:"cron",rrule:"rrule"}),SCHEDULE_MISSED_POLICIES=Object.freeze({skip:"skip",once:"once"}),QUEUE_DEFAULTS={expire_seconds:FIFTEEN_MINUTES,retention_seconds:FORTEEN_DAYS,deletion_seconds:SEVEN_DAYS,retry_limit:2,retry_delay:0,warning_queued:0,retry_backoff:!1,partition:!1},LIVE_STATES=`state IN ('${JOB_STATES.created}', '${JOB_STATES.retry}', '${JOB_STATES.active}', '${JOB_STATES.failed}')`,RETAINED_STATES=`state IN ('${JOB_STATES.completed}', '${JOB_STATES.cancelled}')`,BASE_JOB_TABLE="job",COMMON_JOB_TABLE="job_common",SERVER_VERSION="SELECT version() AS version";function inlineIntoCreateTable(e,t){const n=t.flatMap(a=>a.split(";")).map(a=>a.trim().replace(/\s+/g," ")).filter(Boolean).map(a=>{let r=a.match(/^ALTER TABLE \S+ ADD PRIMARY KEY (\(.+\))$/i);if(r)return`PRIMARY KEY ${r[1]}`;if(r=a.match(/^ALTER TABLE \S+ ADD CONSTRAINT (\S+) (.+)$/i),r)return`CONSTRAINT ${r[1]} ${r[2]}`;if(r=a.match(/^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?(\S+) ON \S+ (\(.+)$/i),r)return(0,import_node_assert3.default)(!/\bINCLUDE\s*\(/i.test(r[3]),`inlineIntoCreateTable: covering index ${r[2]} has no inline form`),`${r[1]??""}INDEX ${r[2]} ${r[3]}`;throw new Error(`inlineIntoCreateTable: cannot inline: ${a}`)}),o=e.lastIndexOf(")");return(0,import_node_assert3.default)(o>0,"inlineI\
ntoCreateTable: no column list to extend"),`${e.slice(0,o).trimEnd()},
      ${n.join(`,
      `)}
    ${e.slice(o)}`}function create(e,t,n){const o=n?.noTablePartitioning??!1,a=n?.noDeferrableConstraints??!1,r=n?.noAdvisoryLocks??!1,s=n?.noCoveringIndexes??!1;if((n?.inlineTableIndexes??!1)&&o)return locked(e,createInline(e,t,{createSchema:n?.createSchema,noDeferrable:a,noCovering:s}),void 0,r);const E=[n?.createSchema?createSchema(e):"",createEnumJobState(e),createClockFunction(e),createTableVersion(e),createTableQueue(e),createTableSchedule(e),createTableSubscription(e),createTableBam(e),o?"":jobTableFormatFunction(e),o?"":jobTableRunFunction(e),o?"":jobTableRunAsyncFunction(e),createTableJob(e,o),createPrimaryKeyJob(e),o?createTableJobIndexes(e,a,s):createTableJobCommon(e),createTableWarning(e),createIndexWarning(e),createTableQueueStats(e,o),createIndexQueueStats(e,s),o?createIndexQueueStatsRetention(e):"",o?"":ensureQueueStatsPartitions(e),createTableJobDependency(e),createIndexJobDependencyParent(e),createTableInstance(e),createQueueFunction(e,o),deleteQueueFunction(e,o),insertVersion(e,t)];return locked(e,E,void 0,r)}function createInline(e,t,n){return[n.createSchema?createSchema(e):"",createEnumJobState(e),createClockFunction(e),createTableVersion(e),createTableQueue(e),createTableSchedule(e),createTableSubscription(e),createTableBam(e),inlineIntoCreateTable(createTableJob(e,!0),[createPrimaryKeyJob(e),createTableJobIndexes(e,n.noDeferrable,n.noCovering)]),inlineIntoCreateTable(createTableWarning(e),[createIndexWarning(e)]),inlineIntoCreateTable(createTableQueueStats(e,!0),[createIndexQueueStats(e,n.noCovering),createIndexQueueStatsRetention(e)]),inlineIntoCreateTable(createTableJobDependency(e),[createIndexJobDependencyParent(e)]),createTableInstance(e),createQueueFunction(e,!0),deleteQueueFunction(e,!0),insertVersion(e,t)]}function createSchema(e){return`CREATE SCHEMA IF NOT EXISTS ${e}`}function createEnumJobState(e){return`
    CREATE TYPE ${e}.job_state AS ENUM (
      '${JOB_STATES.created}',
      '${JOB_STATES.retry}',
      '${JOB_STATES.active}',
      '${JOB_STATES.completed}',
      '${JOB_STATES.cancelled}',
      '${JOB_STATES.failed}'
    )
  `}var CLOCK_FUNCTION_BODY="SELECT pg_catalog.now();",CLOCK_OVERRIDE_SETTING="pgboss.test_clock";function clockTable(e){return`${e}.__pgboss_test_clock`}function clockOverrideBody(e){return`SELECT COALESCE(CASE WHEN current_setting('${CLOCK_OVERRIDE_SETTING}', true) = 'on' THEN (SELECT c.now FROM ${clockTable(e)} c LIMIT 1) END, pg_catalog.now());`}function enableClockOverride(){return`SET ${CLOCK_OVERRIDE_SETTING} = 'on'`}function getClockFunctionSource(e){return`
    SELECT p.prosrc AS source
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}'
      AND p.proname = 'job_now'
  `}function clockFunctionIsOverridden(e){return!!e?.includes(CLOCK_OVERRIDE_SETTING)}function restoreClockFunction(e){return`
    ${createClockFunction(e,{replace:!0})}
    DROP TABLE IF EXISTS ${clockTable(e)};
  `}function createClockFunction(e,t={}){const{replace:n=!1,body:o=CLOCK_FUNCTION_BODY}=t;return`
    CREATE ${n?"OR REPLACE ":""}FUNCTION ${e}.job_now()
    RETURNS timestamp with time zone AS
    $$
      ${o}
    $$
    LANGUAGE sql STABLE;
  `}function createTableVersion(e){return`
    CREATE TABLE ${e}.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  `}function createTableQueue(e){return`
    CREATE TABLE ${e}.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES ${e}.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      blocked_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      retained_count int,
      retained_on timestamp with time zone,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      wait_bins int[],
      run_bins int[],
      ready_oldest_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  `}function createTableSchedule(e){return`
    CREATE TABLE ${e}.schedule (
      name text REFERENCES ${e}.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT '${SCHEDULE_KINDS.cron}' CHECK (kind IN ('${SCHEDULE_KINDS.cron}', '${SCHEDULE_KINDS.rrule}')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  `}function createTableSubscription(e){return`
    CREATE TABLE ${e}.subscription (
      event text not null,
      name text not null REFERENCES ${e}.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  `}function createTableBam(e){return`
    CREATE TABLE ${e}.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  `}function createTableWarning(e){return`
    CREATE TABLE ${e}.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  `}function createIndexWarning(e){return`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`}function createTableJobDependency(e){return`
    CREATE TABLE ${e}.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  `}var INSTANCE_QUIET_BEATS=3,INSTANCE_RETENTION_DAYS=7,INSTANCE_DEAD_KEPT_PER_NAME=20,INSTANCE_DEAD_KEPT=1e3;function instanceDead(e){return`(stopped_on IS NOT NULL OR heartbeat_on < ${e}.job_now() - heartbeat_seconds * ${INSTANCE_QUIET_BEATS} * interval '1 second')`}function pruneDeadInstances(e,t,n){return`
    DELETE FROM ${e}.instance
    WHERE id IN (
      SELECT id FROM ${e}.instance
      WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (ORDER BY started_on DESC, id DESC) as n
          FROM ${e}.instance
          WHERE ${t} AND ${instanceDead(e)}
        ) ranked
        WHERE n > ${n}
      )
      FOR UPDATE SKIP LOCKED
    )
  `}function pruneInstanceLives(e,t){return pruneDeadInstances(e,"id <> $1 AND (CASE WHEN $2::text IS NULL THEN name IS NULL AND host = $3 ELSE name = $2 END)",t)}function trimDeadInstances(e,t){return pruneDeadInstances(e,"true",t)}function crashSlot(e){return`
    me AS (SELECT id, started_on FROM ${e}.instance WHERE id = $1),
    slot AS (
      SELECT i.*
      FROM ${e}.instance i, me
      WHERE i.id <> me.id
        AND i.host = $3
        AND (i.name = $2 OR (i.name IS NULL AND $2::text IS NULL))
        AND i.started_on < me.started_on
        AND i.heartbeat_on <= me.started_on
        AND NOT (i.pid = $4 AND i.started_on >= $5::timestamptz)
    ),
    boundary AS (SELECT max(started_on) as at FROM slot WHERE stopped_on IS NOT NULL),
    streak AS (
      SELECT s.*
      FROM slot s, boundary b
      WHERE s.stopped_on IS NULL
        AND (b.at IS NULL OR s.started_on > b.at)
    )`}function crashDead(e){return`(heartbeat_on < ${e}.job_now() - heartbeat_seconds * ${INSTANCE_QUIET_BEATS} * interval '1 second'
        OR (pid = $4 AND heartbeat_on < $5::timestamptz))`}function countCrashRestarts(e){return`
    WITH ${crashSlot(e)},
    crashed AS (
      SELECT id, crash_restarts, crash_restarts_since, heartbeat_on,
        row_number() OVER (ORDER BY started_on, id) as n,
        count(*) OVER () as k
      FROM streak
      WHERE ${crashDead(e)}
    ),
    head AS (
      SELECT crash_restarts as base, COALESCE(crash_restarts_since, heartbeat_on) as since, k
      FROM crashed WHERE n = 1
    ),
    counts AS (
      SELECT c.id, h.base + c.n - 1 as restarts, h.since
      FROM crashed c, head h
      WHERE c.n > 1
      UNION ALL
      SELECT me.id, COALESCE(h.base + h.k, 0), h.since
      FROM me LEFT JOIN head h ON true
    )
    UPDATE ${e}.instance i
    SET crash_restarts = counts.restarts::int,
      crash_restarts_since = counts.since
    FROM counts
    WHERE i.id = counts.id
  `}function crashRecountAt(e){return`
    WITH ${crashSlot(e)}
    SELECT max(heartbeat_on + heartbeat_seconds * ${INSTANCE_QUIET_BEATS} * interval '1 second') as "recountAt"
    FROM streak
    WHERE NOT ${crashDead(e)}
  `}var INSTANCE_COLUMNS=`id, name, host, pid, version, node_version, heartbeat_seconds,
      supervise, schedule, migrate, persist_queue_stats, persist_warnings,
      pool_max, pool_total, pool_idle, pool_waiting, workers, metrics, config, application_name, started_on, heartbeat_on`,INSTANCE_VALUES=`$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::text::jsonb, $18::text::jsonb, $19::text::jsonb,
      current_setting('application_name')`,INSTANCE_BEAT=`pool_max = EXCLUDED.pool_max,
        pool_total = EXCLUDED.pool_total,
        pool_idle = EXCLUDED.pool_idle,
        pool_waiting = EXCLUDED.pool_waiting,
        workers = EXCLUDED.workers,
        metrics = EXCLUDED.metrics,
        heartbeat_on = EXCLUDED.heartbeat_on`;function registerInstance(e){return`
    INSERT INTO ${e}.instance (${INSTANCE_COLUMNS})
    VALUES (${INSTANCE_VALUES}, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (id) DO UPDATE SET
      name = EXCLUDED.name,
      host = EXCLUDED.host,
      pid = EXCLUDED.pid,
      version = EXCLUDED.version,
      node_version = EXCLUDED.node_version,
      heartbeat_seconds = EXCLUDED.heartbeat_seconds,
      supervise = EXCLUDED.supervise,
      schedule = EXCLUDED.schedule,
      migrate = EXCLUDED.migrate,
      persist_queue_stats = EXCLUDED.persist_queue_stats,
      persist_warnings = EXCLUDED.persist_warnings,
      application_name = EXCLUDED.application_name,
      config = EXCLUDED.config,
      started_on = EXCLUDED.started_on,
      stopped_on = NULL,
      crash_restarts = 0,
      crash_restarts_since = NULL,
      ${INSTANCE_BEAT}
    RETURNING started_on as "startedOn"
  `}function heartbeatInstance(e){return`
    INSERT INTO ${e}.instance (${INSTANCE_COLUMNS})
    VALUES (${INSTANCE_VALUES}, $20::timestamptz, ${e}.job_now())
    ON CONFLICT (id) DO UPDATE SET
      ${INSTANCE_BEAT}
  `}function stopInstance(e){return`UPDATE ${e}.instance SET stopped_on = ${e}.job_now() WHERE id = $1`}function deleteOldInstances(e,t){return`
    DELETE FROM ${e}.instance
    WHERE heartbeat_on < ${e}.job_now() - interval '${t} days'
  `}function getInstances(e,t=!1){return`
    SELECT
      id,
      name,
      host,
      pid,
      version,
      node_version as "nodeVersion",
      application_name as "applicationName",
      heartbeat_seconds as "heartbeatSeconds",
      supervise,
      schedule,
      migrate,
      persist_queue_stats as "persistQueueStats",
      persist_warnings as "persistWarnings",
      pool_max as "poolMax",
      pool_total as "poolTotal",
      pool_idle as "poolIdle",
      pool_waiting as "poolWaiting",
      workers,
      metrics,
      config,
      crash_restarts as "crashRestarts",
      crash_restarts_since as "crashRestartsSince",
      started_on as "startedOn",
      heartbeat_on as "heartbeatOn",
      stopped_on as "stoppedOn",
      stopped_on IS NULL AND heartbeat_on >= ${e}.job_now() - heartbeat_seconds * ${INSTANCE_QUIET_BEATS} * interval '1 second' as live
    FROM ${e}.instance
    ${t?`WHERE (started_on, id) > ((SELECT started_on FROM ${e}.instance WHERE id = $1::uuid), $1::uuid)`:""}
    ORDER BY started_on, id
    LIMIT ${t?"$2":"$1"}
  `}function instanceExists(e){return`SELECT 1 FROM ${e}.instance WHERE id = $1::uuid`}function createIndexJobDependencyParent(e){return`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`}function createTableInstance(e){return`
    CREATE TABLE ${e}.instance (
      id uuid PRIMARY KEY,
      name text,
      host text NOT NULL,
      pid int NOT NULL,
      version text NOT NULL,
      node_version text NOT NULL,
      application_name text,
      heartbeat_seconds int NOT NULL,
      supervise bool NOT NULL,
      schedule bool NOT NULL,
      migrate bool NOT NULL,
      persist_queue_stats bool NOT NULL,
      persist_warnings bool NOT NULL,
      pool_max int,
      pool_total int,
      pool_idle int,
      pool_waiting int,
      workers jsonb NOT NULL DEFAULT '[]'::jsonb,
      metrics jsonb,
      config jsonb NOT NULL DEFAULT '{}'::jsonb,
      crash_restarts int NOT NULL DEFAULT 0,
      crash_restarts_since timestamptz,
      started_on timestamptz NOT NULL DEFAULT now(),
      heartbeat_on timestamptz NOT NULL DEFAULT now(),
      stopped_on timestamptz
    )
  `}function jobTableFormatFunction(e){return`
    CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `}function jobTableRunFunction(e){return`
    CREATE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE ${e}.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE ${e}.job_table_format(command, '${COMMON_JOB_TABLE}');

      FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
      LOOP
        EXECUTE ${e}.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  `}function jobTableRunAsyncFunction(e){return`
    CREATE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          ${e}.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        '${COMMON_JOB_TABLE}',
        ${e}.job_table_format(command, '${COMMON_JOB_TABLE}')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        ${e}.job_table_format(command, queue.table_name)
      FROM ${e}.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  `}function createTableJob(e,t=!1){const n=t?"":"PARTITION BY LIST (name)";return`
    CREATE TABLE ${e}.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state ${e}.job_state not null default '${JOB_STATES.created}',
      retry_limit integer not null default ${QUEUE_DEFAULTS.retry_limit},
      retry_count integer not null default 0,
      retry_delay integer not null default ${QUEUE_DEFAULTS.retry_delay},
      retry_backoff boolean not null default ${QUEUE_DEFAULTS.retry_backoff},
      retry_delay_max integer,
      expire_seconds int not null default ${QUEUE_DEFAULTS.expire_seconds},
      deletion_seconds int not null default ${QUEUE_DEFAULTS.deletion_seconds},
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '${QUEUE_DEFAULTS.retention_seconds}',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid,
      trace_context jsonb,
      upsert_by_key bool
    ) ${n}
  `}var JOB_COLUMNS_MIN='id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"',JOB_COLUMNS_ALL=`${JOB_COLUMNS_MIN},
  policy,
  state,
  priority,
  retry_limit as "retryLimit",
  retry_delay as "retryDelay",
  retry_backoff as "retryBackoff",
  retry_delay_max as "retryDelayMax",
  start_after as "startAfter",
  started_on as "startedOn",
  singleton_key as "singletonKey",
  singleton_on as "singletonOn",
  deletion_seconds as "deleteAfterSeconds",
  heartbeat_on as "heartbeatOn",
  created_on as "createdOn",
  completed_on as "completedOn",
  keep_until as "keepUntil",
  dead_letter as "deadLetter",
  blocked,
  blocking,
  pending_dependencies as "pendingDependencies",
  output,
  source_name as "sourceName",
  source_id as "sourceId",
  source_created_on as "sourceCreatedOn",
  source_retry_count as "sourceRetryCount",
  source_output as "sourceOutput",
  source_root_id as "sourceRootId"
`;function createTableJobCommon(e){return`
    CREATE TABLE ${e}.${COMMON_JOB_TABLE} (LIKE ${e}.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT ${e}.job_table_run($cmd$${createPrimaryKeyJob(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createQueueForeignKeyJob(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createQueueForeignKeyJobDeadLetter(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyShort(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicySingleton(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyStately(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyExclusive(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifo(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifoHeads(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createCheckConstraintKeyStrictFifo(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobThrottle(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobFetch(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobGroupConcurrency(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobBlocking(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobSourceRoot(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobUpsert(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobLive(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobCreated(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobCompleted(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobQueuedKey(e)}$cmd$, '${COMMON_JOB_TABLE}');

    ALTER TABLE ${e}.job ATTACH PARTITION ${e}.${COMMON_JOB_TABLE} DEFAULT;
  `}function createTableJobIndexes(e,t=!1,n=!1){return`
    ${createQueueForeignKeyJob(e,t)};
    ${createQueueForeignKeyJobDeadLetter(e,t)};
    ${createIndexJobPolicyShort(e)};
    ${createIndexJobPolicySingleton(e)};
    ${createIndexJobPolicyStately(e)};
    ${createIndexJobPolicyExclusive(e)};
    ${createIndexJobPolicyKeyStrictFifo(e)};
    ${createIndexJobPolicyKeyStrictFifoHeads(e,n)};
    ${createCheckConstraintKeyStrictFifo(e)};
    ${createIndexJobThrottle(e)};
    ${createIndexJobFetch(e,n)};
    ${createIndexJobGroupConcurrency(e)};
    ${createIndexJobBlocking(e)};
    ${createIndexJobSourceRoot(e)};
    ${createIndexJobUpsert(e)};
    ${createIndexJobLive(e)};
    ${createIndexJobCreated(e)};
    ${createIndexJobCompleted(e)};
    ${createIndexJobQueuedKey(e)};
  `}function createQueueFunction(e,t=!1){return t?`
      CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
      RETURNS VOID AS
      $$
      BEGIN
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),
          options->>'deadLetter',
          false,
          '${BASE_JOB_TABLE}',
          (options->>'heartbeatSeconds')::int,
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING;
      END;
      $$
      LANGUAGE plpgsql;
    `:`
    CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE '${COMMON_JOB_TABLE}'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, ${QUEUE_DEFAULTS.partition}),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$${createPrimaryKeyJob(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createQueueForeignKeyJob(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createQueueForeignKeyJobDeadLetter(e)}$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$${createIndexJobFetch(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobThrottle(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobGroupConcurrency(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobBlocking(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobSourceRoot(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobUpsert(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobLive(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobCreated(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobCompleted(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobQueuedKey(e)}$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyShort(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicySingleton(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyStately(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyExclusive(e)}$cmd$, tablename);
      ELSIF options->>'policy' = '${QUEUE_POLICIES.key_strict_fifo}' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifo(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifoHeads(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${createCheckConstraintKeyStrictFifo(e)}$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `}function deleteQueueFunction(e,t=!1){const n=t?`DELETE FROM ${e}.job WHERE name = queue_name;`:`
      SELECT table_name, partition
      FROM ${e}.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS ${e}.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM ${e}.%I WHERE name = %L', v_table, queue_name);
      END IF;
    `;return`
    CREATE FUNCTION ${e}.delete_queue(queue_name text)
    RETURNS VOID AS
    $$${t?"":`
    DECLARE
      v_table varchar;
      v_partition bool;`}
    BEGIN
      ${n}
      DELETE FROM ${e}.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  `}function createQueue(e,t,n,o){const a=`SELECT ${e}.create_queue('${t}', '${JSON.stringify(n)}'::jsonb)`;return locked(e,a,"create-queue",o)}function notifyChannelSql(e){return`('pgboss_' || left(encode(sha224('${normalizeSchemaName(e)}'::bytea), 'hex'), 24))`}function notifyQueue(e,t){return`SELECT pg_notify(${notifyChannelSql(e)}, '${t}')`}function getDeadLetterReferrer(e){return`
    (SELECT name, 'queue' AS kind FROM ${e}.queue WHERE dead_letter = $1 AND name <> $1 LIMIT 1)
    UNION ALL
    (SELECT name, 'job' AS kind FROM ${e}.job WHERE dead_letter = $1 AND name <> $1 LIMIT 1)
    LIMIT 1
  `}function deleteQueue(e,t,n,o=!1){const a=o?`
      DO $$
      DECLARE
        v_table text;
        v_partition bool;
      BEGIN
        SELECT table_name, partition FROM ${e}.queue WHERE name = '${t}' INTO v_table, v_partition;
        IF NOT FOUND THEN
          RETURN;
        END IF;

        IF v_partition AND to_regclass(format('${e}.%I', v_table)) IS NOT NULL THEN
          EXECUTE format('LOCK TABLE ${e}.${COMMON_JOB_TABLE}, ${e}.%I, ${e}.${BASE_JOB_TABLE} IN ACCESS EXCLUSIVE MODE NOWAIT', v_table);
        END IF;

        PERFORM ${e}.delete_queue('${t}');

        IF v_partition THEN
          DELETE FROM ${e}.bam WHERE table_name = v_table AND status <> 'completed';
        END IF;
      END $$
    `:`SELECT ${e}.delete_queue('${t}')`;return locked(e,a,"delete-queue",n)}function createPrimaryKeyJob(e){return`ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)`}function createQueueForeignKeyJob(e,t=!1){return`ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?"":" DEFERRABLE INITIALLY DEFERRED"}`}function createQueueForeignKeyJobDeadLetter(e,t=!1){return`ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?"":" DEFERRABLE INITIALLY DEFERRED"}`}function createIndexJobPolicyShort(e){return`CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.created}' AND policy = '${QUEUE_POLICIES.short}'`}function createIndexJobPolicySingleton(e){return`CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.singleton}'`}function createIndexJobPolicyStately(e){return`CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.stately}'`}function createIndexJobThrottle(e){return`CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> '${JOB_STATES.cancelled}' AND singleton_on IS NOT NULL`}function createIndexJobFetch(e,t=!1){return`CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < '${JOB_STATES.active}' AND NOT blocked`}function createIndexJobPolicyExclusive(e){return`CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.exclusive}'`}function createIndexJobPolicyKeyStrictFifo(e){return`CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}') AND policy = '${QUEUE_POLICIES.
key_strict_fifo}'`}function createIndexJobPolicyKeyStrictFifoHeads(e,t=!1){return`CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${t?"":" INCLUDE (start_after)"} WHERE state < '${JOB_STATES.active}' AND NOT blocked AND policy = '${QUEUE_POLICIES.key_strict_fifo}'`}function createCheckConstraintKeyStrictFifo(e){return`ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = '${QUEUE_POLICIES.key_strict_fifo}' AND singleton_key IS NULL))`}function createIndexJobGroupConcurrency(e){return`CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = '${JOB_STATES.active}' AND group_id IS NOT NULL`}function createIndexJobBlocking(e){return`CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = '${JOB_STATES.completed}'`}function createIndexJobSourceRoot(e){return`CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}function createIndexJobUpsert(e){return`CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = '${JOB_STATES.created}' AND upsert_by_key`}function createIndexJobLive(e){return`CREATE INDEX job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE ${LIVE_STATES}`}function createIndexJobCreated(e){return`CREATE INDEX job_i15 ON ${e}.job (name, created_on)`}function createIndexJobCompleted(e){return`CREATE INDEX job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL`}function createIndexJobQueuedKey(e){return`CREATE INDEX job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < '${JOB_STATES.active}' AND singleton_key IS NOT NULL`}function trySetQueueMonitorTime(e,t,n,o){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(monitor_claim_on, monitor_on, ${e}.job_now() - interval '1 week') ) ) >= ${n}
      ${queueRowLock(o)}
    )
    UPDATE ${e}.queue
    SET monitor_claim_on = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, NOT EXISTS (SELECT 1 FROM ${e}.version WHERE monitor_backoff_on > ${e}.job_now()) as "refreshStats"
  `,values:[t]}}var MONITOR_PIN_BUDGET_RATIO=.1,MONITOR_BACKOFF_MAX_SECONDS=600,MONITOR_BACKOFF_CAP_SECONDS=3600;function setMonitorBackoff(e,t){return{text:`
    WITH budget AS (
      SELECT
        naptime,
        LEAST(
          GREATEST(2 * naptime, LEAST($1::float8, ${MONITOR_BACKOFF_MAX_SECONDS})),
          ${MONITOR_BACKOFF_CAP_SECONDS}
        ) AS backoff
      FROM (
        SELECT EXTRACT(EPOCH FROM current_setting('autovacuum_naptime')::interval)::float8 AS naptime
      ) n
    )
    UPDATE ${e}.version v
    SET monitor_backoff_on = GREATEST(
      COALESCE(v.monitor_backoff_on, ${e}.job_now()),
      ${e}.job_now() + make_interval(secs => b.backoff)
    )
    FROM budget b
    WHERE $1::float8 > ${MONITOR_PIN_BUDGET_RATIO} * b.naptime
    RETURNING
      b.naptime  as "naptimeSeconds",
      EXTRACT(EPOCH FROM (v.monitor_backoff_on - ${e}.job_now()))::float8 as "backoffSeconds",
      v.monitor_backoff_on as "backoffUntil"
  `,values:[t]}}function trySetQueueDeletionTime(e,t,n,o){return trySetQueueTimestamp(e,t,"maintain_on",n,o)}function releaseQueueDeletionTime(e,t,n,o){return{text:`
    UPDATE ${e}.queue
    SET maintain_on = NULL
    FROM (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND maintain_on = $2::timestamptz
      ${queueRowLock(o)}
    ) q
    WHERE queue.name = q.name
  `,values:[t,n]}}function trySetCronTime(e,t){return`
    WITH prior AS (
      SELECT cron_on, EXTRACT( EPOCH FROM (${e}.job_now() - cron_on) ) as elapsed FROM ${e}.version
    ), claim AS (
      ${trySetTimestamp(e,"cron_on",t)}
    )
    SELECT prior.cron_on as "priorCronOn", prior.elapsed as "elapsed", EXISTS (SELECT 1 FROM claim) as "claimed" FROM prior
  `}function trySetBamTime(e,t){return trySetTimestamp(e,"bam_on",t)}function trySetFlowTime(e,t){return trySetTimestamp(e,"flow_on",t)}function trySetReindexTime(e,t){return trySetTimestamp(e,"reindex_on",t)}function trySetTimestamp(e,t,n){return`
    UPDATE ${e}.version
    SET ${t} = ${e}.job_now()
    WHERE EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${t}, ${e}.job_now() - interval '1 week') ) ) >= ${n}
    RETURNING true
  `}function trySetQueueTimestamp(e,t,n,o,a){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${n}, ${e}.job_now() - interval '1 week') ) ) >= ${o}
      ${queueRowLock(a)}
    )
    UPDATE ${e}.queue
    SET ${n} = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, ${utcIsoText(`queue.${n}`)} AS "claimedOn"
  `,values:[t]}}function queueRowLock(e){return`ORDER BY name FOR NO KEY UPDATE${e?" SKIP LOCKED":""}`}function queueClaimSkipLocked(e,t){return e==="postgres"&&!t}function updateQueue(e){return`
    WITH options as (SELECT $2::jsonb as data)
    UPDATE ${e}.queue SET
      retry_limit = COALESCE((o.data->>'retryLimit')::int, retry_limit),
      retry_delay = COALESCE((o.data->>'retryDelay')::int, retry_delay),
      retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, retry_backoff),
      retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL
        THEN (o.data->>'retryDelayMax')::int
        ELSE retry_delay_max END,
      expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, expire_seconds),
      retention_seconds = COALESCE((o.data->>'retentionSeconds')::int, retention_seconds),
      deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, deletion_seconds),
      warning_queued = COALESCE((o.data->>'warningQueueSize')::int, warning_queued),
      heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL
        THEN (o.data->>'heartbeatSeconds')::int
        ELSE heartbeat_seconds END,
      notify = COALESCE((o.data->>'notify')::bool, notify),
      dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL
        THEN o.data->>'deadLetter'
        ELSE dead_letter END,
      updated_on = ${e}.job_now()
    FROM options o
    WHERE name = $1
  `}function currentDatabase(){return"SELECT current_database() AS name"}function getQueues(e,t,n,o){const a=t&&t.length>0,r=a?[t]:[],s=a?["q.name = ANY($1::text[])"]:[];return o!==void 0&&(r.push(o),s.push(`q.name > $${r.length}`)),n!==void 0&&r.push(n),{text:`
    SELECT
      q.name,
      q.policy,
      q.retry_limit as "retryLimit",
      q.retry_delay as "retryDelay",
      q.retry_backoff as "retryBackoff",
      q.retry_delay_max as "retryDelayMax",
      q.expire_seconds as "expireInSeconds",
      q.retention_seconds as "retentionSeconds",
      q.deletion_seconds as "deleteAfterSeconds",
      q.partition,
      q.heartbeat_seconds as "heartbeatSeconds",
      q.notify,
      q.dead_letter as "deadLetter",
      q.deferred_count as "deferredCount",
      q.blocked_count as "blockedCount",
      q.warning_queued as "warningQueueSize",
      q.queued_count as "queuedCount",
      q.ready_count as "readyCount",
      q.active_count as "activeCount",
      q.failed_count as "failedCount",
      q.total_count as "totalCount",
      q.created_delta as "createdDelta",
      q.completed_delta as "completedDelta",
      q.failed_delta as "failedDelta",
      q.delta_seconds as "deltaSeconds",
      q.delta_on as "deltaOn",
      q.wait_bins as "waitBins",
      q.run_bins as "runBins",
      q.ready_oldest_seconds as "readyOldestSeconds",
      q.singletons_active as "singletonsActive",
      q.table_name as "table",
      q.created_on as "createdOn",
      q.updated_on as "updatedOn"
    FROM ${e}.queue q
    ${s.length?`WHERE ${s.join(" AND ")}`:""}
    ORDER BY q.name
    ${n!==void 0?`LIMIT $${r.length}`:""}
   `,values:r}}function deleteJobsById(e,t,n){return`
    WITH results as (
      DELETE FROM ${e}.${t}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        ${n?attemptFence(3):""}
      RETURNING id, state, completed_on
    )
    SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids,
      (COUNT(*) FILTER (WHERE state IN ('${JOB_STATES.completed}', '${JOB_STATES.cancelled}')
        AND completed_on <= ${retainedOn(e)}))::int AS retained
    FROM results
  `}function retainedOn(e){return`(SELECT retained_on FROM ${e}.queue WHERE name = $1)`}function truncateTable(e,t){return`TRUNCATE ${e}.${t}`}function zeroQueueStats(e,t){return`
    UPDATE ${e}.queue SET
      deferred_count = 0,
      blocked_count = 0,
      queued_count = 0,
      ready_count = 0,
      active_count = 0,
      failed_count = 0,
      total_count = 0,
      retained_count = 0,
      retained_on = ${deltaWindowEnd(e)},
      singletons_active = NULL,
      monitor_on = ${e}.job_now()
    FROM (
      SELECT name
      FROM ${e}.queue${t?`
      WHERE name = $1`:""}
      ${queueRowLock()}
    ) q
    WHERE queue.name = q.name
  `}var SCHEDULE_COLUMNS=`
  name,
  key,
  kind,
  cron,
  COALESCE(timezone, 'UTC') as timezone,
  data,
  options,
  created_on as "createdOn",
  updated_on as "updatedOn",
  last_job_id as "lastJobId"
`;function getSchedules(e,t=!1,n=!1){return`
    SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule
    ${n?"WHERE (name, key) > ($1, $2)":""}
    ORDER BY name, key
    ${t?`LIMIT $${n?3:1}`:""}
  `}function getSchedulesByQueue(e,t=!1,n=!1){return`
    SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule
    WHERE name = $1
      ${n?"AND (name, key) > ($2, $3)":""}
    ORDER BY key
    ${t?`LIMIT $${n?4:2}`:""}
  `}function getSchedulesByQueueAndKey(e){return`SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule WHERE name = $1 AND COALESCE(key, '') = $2`}function setScheduleLastJobIds(e){return`
    UPDATE ${e}.schedule s
    SET last_job_id = x."jobId"
    FROM json_to_recordset($1::text::json) AS x (name text, key text, "jobId" uuid)
    WHERE s.name = x.name
      AND COALESCE(s.key, '') = x.key
  `}function setScheduleKinds(e){return`
    UPDATE ${e}.schedule s SET kind = k.kind
    FROM json_to_recordset($1::text::json) as k (name text, key text, kind text, cron text)
    WHERE s.name = k.name
      AND COALESCE(s.key, '') = k.key
      AND s.cron = k.cron
  `}function schedule(e){return`
    INSERT INTO ${e}.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on)
    VALUES ($1, $2, $3, $4, $5, $6, $7, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (name, key) DO UPDATE SET
      kind = EXCLUDED.kind,
      cron = EXCLUDED.cron,
      timezone = EXCLUDED.timezone,
      data = EXCLUDED.data,
      options = EXCLUDED.options,
      updated_on = ${e}.job_now()
  `}function unschedule(e){return`
    DELETE FROM ${e}.schedule
    WHERE name = $1
      AND COALESCE(key, '') = $2
  `}function subscribe(e){return`
    INSERT INTO ${e}.subscription (event, name, created_on, updated_on)
    VALUES ($1, $2, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (event, name) DO UPDATE SET
      event = EXCLUDED.event,
      name = EXCLUDED.name,
      updated_on = ${e}.job_now()
  `}function unsubscribe(e){return`
    DELETE FROM ${e}.subscription
    WHERE event = $1 and name = $2
  `}function getQueuesForEvent(e){return`
    SELECT name FROM ${e}.subscription
    WHERE event = $1
  `}function getTime(e){return`SELECT round(date_part('epoch', ${e}.job_now()) * 1000) as time`}function insertWarning(e){return`
    INSERT INTO ${e}.warning (type, message, data, created_on)
    VALUES ($1, $2, $3::text::jsonb, ${e}.job_now())
  `}function deleteOldWarnings(e,t){return`
    DELETE FROM ${e}.warning
    WHERE created_on < ${e}.job_now() - interval '${t} days'
  `}function createTableQueueStats(e,t=!1){return`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      wait_bins       int[],
      run_bins        int[],
      ready_oldest_seconds int,
      captured_on timestamptz NOT NULL DEFAULT now(),
      ${t?"PRIMARY KEY (id)":"PRIMARY KEY (id, captured_on)"}
    ) ${t?"":"PARTITION BY RANGE (captured_on)"}
  `}function createIndexQueueStats(e,t=!1){return`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats (name, captured_on DESC) ${t?"":"INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"}`}function createIndexQueueStatsRetention(e){return`CREATE INDEX queue_stats_i2 ON ${e}.queue_stats (captured_on, id)`}function ensureQueueStatsPartitions(e){return`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (${e}.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${resolveSchemaName(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `}function dropOldQueueStatsPartitions(e,t){return`
    DO $$
    DECLARE
      r record;
      cutoff date := (${e}.job_now() AT TIME ZONE 'UTC')::date - ${t};
      suffix text;
      part_date date;
    BEGIN
      FOR r IN
        SELECT c.relname
        FROM pg_inherits i
        JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_class c ON c.oid = i.inhrelid
        JOIN pg_namespace n ON n.oid = p.relnamespace
        WHERE n.nspname = '${resolveSchemaName(e)}' AND p.relname = 'queue_stats'
      LOOP
        suffix := substring(r.relname FROM 'queue_stats_(.*)$');
        IF suffix ~ '^[0-9]{8}$' THEN
          part_date := to_date(suffix, 'YYYYMMDD');
          IF part_date < cutoff THEN
            EXECUTE 'DROP TABLE IF EXISTS ${e}.' || quote_ident(r.relname);
          END IF;
        END IF;
      END LOOP;
    END;
    $$
  `}function utcIsoText(e){return`to_char(${e} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`}function deleteOldQueueStats(e,t,n={}){const{after:o,batchSize:a=DELETION_BATCH_SIZE}=n,[r,s]=(o??"").replace(SINGLE_QUOTE_REGEX2,"''").split("|"),i=o?`AND (captured_on, id) > ('${r}'::timestamptz, '${s}'::uuid)`:"";return`
    WITH batch AS (
      SELECT captured_on, id
      FROM ${e}.queue_stats
      WHERE captured_on < ${e}.job_now() - interval '${t} days' ${i}
      ORDER BY captured_on, id
      LIMIT ${a}
    ),
    removed AS (
      DELETE FROM ${e}.queue_stats
      WHERE id IN (SELECT id FROM batch)
      RETURNING 1
    )
    SELECT
      CASE WHEN (SELECT count(*) FROM batch) = ${a}
        THEN (SELECT ${utcIsoText("captured_on")} || '|' || id::text FROM batch ORDER BY captured_on DESC, id DESC LIMIT 1)
      END AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted
  `}function insertQueueStats(e,t,n){const o=`
    INSERT INTO ${e}.queue_stats
      (name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
       created_delta, completed_delta, failed_delta, delta_seconds, delta_on,
       wait_bins, run_bins, ready_oldest_seconds, captured_on)
    SELECT name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
           created_delta, completed_delta, failed_delta, delta_seconds, delta_on,
           wait_bins, run_bins, ready_oldest_seconds, ${e}.job_now()
    FROM ${e}.queue
    WHERE name = ANY(${serializeArrayParam(t)})
  `;return locked(e,o,"queue-stats-insert",n)}function getQueueStatsCache(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      wait_bins       as "waitBins",
      run_bins        as "runBins",
      ready_oldest_seconds as "readyOldestSeconds",
      table_name     as "table",
      monitor_on     as "capturedOn",
      (extract(epoch from (${e}.job_now() - monitor_on)) * 1000)::float8 as "cacheAgeMs",
      (SELECT monitor_backoff_on > ${e}.job_now() FROM ${e}.version) as "monitorBackoff"
    FROM ${e}.queue
    WHERE name = $1
  `}function getQueueStatsHistory(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      wait_bins       as "waitBins",
      run_bins        as "runBins",
      ready_oldest_seconds as "readyOldestSeconds",
      captured_on    as "capturedOn"
    FROM ${e}.queue_stats
    WHERE name = $1
      AND ($2::timestamptz IS NULL OR captured_on >= $2)
      AND ($3::timestamptz IS NULL OR captured_on <= $3)
    ORDER BY captured_on DESC
    LIMIT $4
  `}var STATS_AGG={max:e=>`max(${e})::int`,min:e=>`min(${e})::int`,avg:e=>`round(avg(${e}))::int`};function getQueueStatsHistoryBucketed(e,t,n){const o=STATS_AGG[t],a=n==="auto"?`WITH extent AS (
         SELECT min(captured_on) AS lo, max(captured_on) AS hi
         FROM ${e}.queue_stats
         WHERE name = $1
       ),
       bounds AS (
         SELECT
           greatest(coalesce($2::timestamptz, lo), lo) AS lo,
           least(coalesce($3::timestamptz, hi), hi)    AS hi
         FROM extent
       ),
       w AS (
         SELECT greatest(1, ceil(extract(epoch from (hi - lo))::float8 / greatest($5, 1)::float8)::bigint) AS secs
         FROM bounds
       )`:"WITH w AS (SELECT greatest($5, 1)::bigint AS secs)",r=n==="auto"?"least($4, $5)":"$4",s=i=>`to_timestamp(floor(extract(epoch from ${i})::float8 / w.secs::float8) * w.secs::float8)`;return`
    ${a},
    gauges AS (
      SELECT
        ${s("captured_on")} as bucket,
        ${o("deferred_count")} as "deferredCount",
        ${o("queued_count")}   as "queuedCount",
        ${o("ready_count")}    as "readyCount",
        ${o("active_count")}   as "activeCount",
        ${o("failed_count")}   as "failedCount",
        ${o("total_count")}    as "totalCount"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND ($2::timestamptz IS NULL OR captured_on >= $2)
        AND ($3::timestamptz IS NULL OR captured_on <= $3)
      GROUP BY 1
    ),
    counters AS (
      SELECT
        ${s("delta_on")} as bucket,
        sum(created_delta)::int   as "createdDelta",
        sum(completed_delta)::int as "completedDelta",
        sum(failed_delta)::int    as "failedDelta",
        sum(delta_seconds)::int   as "deltaSeconds",
        max(delta_on)             as "deltaOn",
        max(ready_oldest_seconds) as "readyOldestSeconds"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND delta_on IS NOT NULL
        AND ($2::timestamptz IS NULL OR delta_on >= $2)
        AND ($3::timestamptz IS NULL OR delta_on <= $3)
      GROUP BY 1
    ),
    placed AS (
      SELECT
        COALESCE(
          max(g.bucket) OVER (ORDER BY COALESCE(g.bucket, c.bucket) ROWS UNBOUNDED PRECEDING),
          min(g.bucket) OVER ()
        ) as bucket,
        g."deferredCount",
        g."queuedCount",
        g."readyCount",
        g."activeCount",
        g."failedCount",
        g."totalCount",
        c."createdDelta",
        c."completedDelta",
        c."failedDelta",
        c."deltaSeconds",
        c."deltaOn",
        c."readyOldestSeconds",
        c.bucket as "counterBucket"
      FROM gauges g
        FULL JOIN counters c ON c.bucket = g.bucket
    ),
    passes AS (
      SELECT ${s("delta_on")} as "counterBucket", wait_bins, run_bins
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND delta_on IS NOT NULL
        AND wait_bins IS NOT NULL
        AND ($2::timestamptz IS NULL OR delta_on >= $2)
        AND ($3::timestamptz IS NULL OR delta_on <= $3)
    ),
    slots AS (
      SELECT p.bucket, u.slot, coalesce(sum(u.w), 0)::int AS w, coalesce(sum(u.r), 0)::int AS r
      FROM (SELECT DISTINCT bucket, "counterBucket" FROM placed) p
        JOIN passes ps ON ps."counterBucket" = p."counterBucket",
        unnest(ps.wait_bins, ps.run_bins) WITH ORDINALITY AS u(w, r, slot)
      GROUP BY 1, 2
    ),
    histograms AS (
      SELECT
        bucket,
        array_agg(w ORDER BY slot) as "waitBins",
        array_agg(r ORDER BY slot) as "runBins"
      FROM slots
      GROUP BY 1
    ),
    folded AS (
    SELECT
      bucket as "capturedOn",
      max("deferredCount")::int as "deferredCount",
      max("queuedCount")::int   as "queuedCount",
      max("readyCount")::int    as "readyCount",
      max("activeCount")::int   as "activeCount",
      max("failedCount")::int   as "failedCount",
      max("totalCount")::int    as "totalCount",
      sum("createdDelta")::int   as "createdDelta",
      sum("completedDelta")::int as "completedDelta",
      sum("failedDelta")::int    as "failedDelta",
      sum("deltaSeconds")::int   as "deltaSeconds",
      max("deltaOn")             as "deltaOn",
      max("readyOldestSeconds")::int as "readyOldestSeconds"
    FROM placed
    WHERE bucket IS NOT NULL
    GROUP BY 1
    )
    SELECT f.*, h."waitBins", h."runBins"
    FROM folded f
      LEFT JOIN histograms h ON h.bucket = f."capturedOn"
    ORDER BY f."capturedOn" DESC
    LIMIT ${r}
  `}function getVersion(e){return`SELECT version from ${e}.version`}function setVersion(e,t){return`UPDATE ${e}.version SET version = '${t}'`}function versionTableExists(e){return`SELECT to_regclass('${e}.version') as name`}function getSchemaCaseVariants(e){const t=resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''");return`
    SELECT n.nspname as name
    FROM pg_namespace n
    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = 'version' AND c.relkind IN ('r', 'p')
    WHERE lower(n.nspname) = lower('${t}') AND n.nspname <> '${t}'
    ORDER BY n.nspname
  `}function insertVersion(e,t){return`INSERT INTO ${e}.version(version) VALUES ('${t}')`}function buildFetchParams(e){const{ignoreGroups:t,groupConcurrency:n,minPriority:o,maxPriority:a}=e,r=t!=null&&t.length>0,s=n!=null,i=o!=null,E=a!=null,d=s?typeof n=="number"?{default:n}:n:null,u=d?.tiers&&Object.keys(d.tiers).length>0,_=[];let c=0,$="",S="",N="",L="",l="";return r&&(c++,$=`$${c}::text[]`,_.push(t)),s&&d&&(c++,S=`$${c}::int`,_.push(d.default),u&&(c++,N=`$${c}::text::jsonb`,_.push(JSON.stringify(d.tiers)))),i&&(c++,L=`$${c}::int`,_.push(o)),E&&(c++,l=`$${c}::int`,_.push(a)),{values:_,ignoreGroupsParam:$,defaultGroupLimitParam:S,tiersParam:N,minPriorityParam:L,maxPriorityParam:l}}function fetchNextJob(e,t=!1){const{schema:n,table:o,name:a,policy:r,limit:s,includeMetadata:i,includeTraceContext:E=!1,ignoreStartAfter:d=!1,groupConcurrency:u,minPriority:_,maxPriority:c}=e,$=r===QUEUE_POLICIES.key_strict_fifo,S=r===QUEUE_POLICIES.singleton||r===QUEUE_POLICIES.stately,N=s>1&&S,L=e.ignoreGroups!=null&&e.ignoreGroups.length>0,l=u!=null,f=_!=null,I=c!=null,O=l?typeof u=="number"?{default:u}:u:null,R=l&&O?.tiers&&Object.keys(O.tiers).length>0,m=l&&!R&&O?.default===1,p=l&&!m,T=buildFetchParams(e),C=R?`COALESCE((${T.tiersParam} ->> group_tier)::int, ${T.defaultGroupLimitParam})`:T.defaultGroupLimitParam,b=p?"COALESCE(((SELECT counts FROM active_group_count_map) ->> j.group_id)::int, 0)":"",D=["j.id",N?"j.singleton_key":"",l?"j.group_id, j.group_tier":"",p?`${b} as active_cnt`:""].filter(Boolean).join(", "),y=p?`active_group_count_map AS MATERIALIZED (
        SELECT COALESCE(jsonb_object_agg(group_id, active_cnt), '{}'::jsonb) as counts
        FROM (
          SELECT group_id, COUNT(*)::int as active_cnt
          FROM ${n}.${o}
          WHERE name = '${a}' AND state = '${JOB_STATES.active}' AND group_id IS NOT NULL
          GROUP BY group_id
        ) active_groups
      ), `:"",g=t?"":"FOR UPDATE OF j SKIP LOCKED",j=l?m?`(j.group_id IS NULL
            OR NOT EXISTS (
              SELECT 1
              FROM ${n}.${o} active_group_probe
              WHERE active_group_probe.name = '${a}'
                AND active_group_probe.state = '${JOB_STATES.active}'
                AND active_group_probe.group_id IS NOT NULL
                AND active_group_probe.group_id = j.group_id
            ))`:`(j.group_id IS NULL
            OR ${b} < ${C})`:"",U=$?`strict_fifo_heads AS MATERIALIZED (
        SELECT DISTINCT ON (h.singleton_key) h.id
        FROM ${n}.${o} h
        WHERE h.name = '${a}'
          AND h.state < '${JOB_STATES.active}'
          AND NOT h.blocked
          AND h.policy = '${QUEUE_POLICIES.key_strict_fifo}'
          ${d?"":`AND h.start_after <= ${n}.job_now()`}
        ORDER BY h.singleton_key, h.state DESC, h.created_on, h.id
      ), `:"",F=[`j.name = '${a}'`,`j.state < '${JOB_STATES.active}'`,"NOT j.blocked",d?"":`j.start_after <= ${n}.job_now()`,$?"j.id IN (SELECT id FROM strict_fifo_heads)":"",$?`NOT EXISTS (
            SELECT 1
            FROM ${n}.${o} b
            WHERE b.name = j.name
              AND b.singleton_key = j.singleton_key
              AND b.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')
              AND b.policy = '${QUEUE_POLICIES.key_strict_fifo}'
              AND b.id <> j.id
          )`:"",S?`NOT EXISTS (
            SELECT 1
            FROM ${n}.${o} singleton_probe
            WHERE singleton_probe.name = j.name
              AND singleton_probe.state = '${JOB_STATES.active}'
              AND singleton_probe.policy = '${r}'
              AND COALESCE(singleton_probe.singleton_key, '') = COALESCE(j.singleton_key, '')
          )`:"",L?`(j.group_id IS NULL OR j.group_id <> ALL(${T.ignoreGroupsParam}))`:"",f?`j.priority >= ${T.minPriorityParam}`:"",I?`j.priority <= ${T.maxPriorityParam}`:"",j].filter(Boolean).join(`
          AND `),x=`
      next AS (
        SELECT ${D}
        FROM ${n}.${o} j
        WHERE ${F}
        ORDER BY j.priority desc, j.created_on
        LIMIT ${s}
        ${g}
      )`,M=N?`, singleton_ranking AS (
        SELECT id, ${l?"group_id, group_tier, ":""}${p?"active_cnt, ":""}
          row_number() OVER (PARTITION BY singleton_key) as singleton_rn
        FROM next
      )`:"",v=l?`,
      group_ranking AS (
        SELECT t.id
          , t.group_id
          , t.group_tier
          ${N?", singleton_rn":""}
          , ROW_NUMBER() OVER (PARTITION BY t.group_id ORDER BY t.id) as group_rn
          , ${p?"t.active_cnt":"0"} as active_cnt
        FROM ${N?"singleton_ranking":"next"} t
        ${N?"WHERE singleton_rn = 1":""}
      ),
      group_filtered AS (
        SELECT id FROM group_ranking
        WHERE group_id IS NULL
          OR (active_cnt + group_rn) <= ${C}
      )`:"",A=l?"group_filtered":N?"singleton_ranking":"next",H=l?"":`FROM ${A}`,k=l?`j.id = ANY (ARRAY(SELECT id FROM ${A}))`:`j.id = ${A}.id`,q=t?`AND j.state < '${JOB_STATES.active}'`:"";return{text:`
      WITH
      ${U}
      ${y}
      ${x}
      ${M}
      ${v}
      UPDATE ${n}.${o} j SET
        state = '${JOB_STATES.active}',
        started_on = ${n}.job_now(),
        heartbeat_on = ${n}.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      ${H}
      WHERE name = '${a}' AND ${k}
      ${N&&!l?"AND singleton_rn = 1":""}
      ${q}
      RETURNING j.${i?JOB_COLUMNS_ALL:JOB_COLUMNS_MIN}${E?', j.trace_context as "__traceContext"':""}
    `,values:T.values}}function attemptFence(e){return`AND state = '${JOB_STATES.active}'
        AND (id::text || ':' || retry_count::text) = ANY($${e}::text[])`}function attemptPairs(e,t){return e.map((n,o)=>`${canonicalUuid(n)}:${t[o]}`)}var CANONICAL_UUID=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;function canonicalUuid(e){if(CANONICAL_UUID.test(e))return e;const t=e.replace(/[{}-]/g,"").toLowerCase();return/^[0-9a-f]{32}$/.test(t)?`${t.slice(0,8)}-${t.slice(8,12)}-${t.slice(12,16)}-${t.slice(16,20)}-${t.slice(20)}`:e}function recordsetAttemptFence(e,t){return`AND ${e}state = '${JOB_STATES.active}'
        AND ${e}retry_count = ${t}.retry_count`}function completeJobsUpdate(e,t,n,o){return`UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.completed}',
        output = $3::jsonb,
        blocked = ${n?"false":"blocked"},
        pending_dependencies = ${n?"0":"pending_dependencies"}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND ${n?`state < '${JOB_STATES.completed}'`:`state = '${JOB_STATES.active}'`}
        ${o?attemptFence(4):""}`}function lockedChildrenCte(e){return`locked_children AS (
      SELECT j.name, j.id, d.n
      FROM ${e}.job j
      JOIN decremented d ON d.child_name = j.name
        AND d.child_id = j.id
      WHERE j.blocked
      ORDER BY j.name, j.id
      FOR UPDATE OF j
    )`}function unblockChildrenUpdate(e){return`UPDATE ${e}.job j
      SET pending_dependencies = GREATEST(j.pending_dependencies - lc.n, 0),
          blocked = GREATEST(j.pending_dependencies - lc.n, 0) > 0,
          start_after = CASE WHEN GREATEST(j.pending_dependencies - lc.n, 0) = 0
            THEN GREATEST(j.start_after, ${e}.job_now())
            ELSE j.start_after END
      FROM locked_children lc
      WHERE j.name = lc.name
        AND j.id = lc.id`}function completeJobs(e,t,n,o){return`
    WITH results AS (
      ${completeJobsUpdate(e,t,n,o)}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}function completeJobsWithOutputs(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    results AS (
      UPDATE ${e}.${t} j
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.completed}',
        output = i.output
      FROM input i
      WHERE j.name = $1
        AND j.id = i.id
        ${recordsetAttemptFence("j.","i")}
      RETURNING j.id
    )
    ${settledCountAndIds()}
  `}function completeJobsWithOutputsDistributed(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    )
    UPDATE ${e}.${t} j
    SET completed_on = ${e}.job_now(),
      state = '${JOB_STATES.completed}',
      output = i.output
    FROM input i
    WHERE j.name = $1
      AND j.id = i.id
      ${recordsetAttemptFence("j.","i")}
    RETURNING j.id
  `}function cancelJobs(e,t,n){return`
    WITH results as (
      UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.cancelled}'
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state < '${JOB_STATES.completed}'
        ${n?attemptFence(3):""}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}function resumeJobs(e,t){return`
    WITH resumable as (
      SELECT id, completed_on
      FROM ${e}.${t}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.cancelled}'
    ),
    results as (
      UPDATE ${e}.${t} j
      SET completed_on = NULL,
        state = '${JOB_STATES.created}',
        upsert_by_key = NULL,
        start_after = GREATEST(j.start_after, ${e}.job_now())
      FROM resumable r
      WHERE j.name = $1
        AND j.id = r.id
        AND j.state = '${JOB_STATES.cancelled}'
      RETURNING r.completed_on
    )
    SELECT COUNT(*), (COUNT(*) FILTER (WHERE completed_on <= ${retainedOn(e)}))::int AS retained
    FROM results
  `}function restoreJobs(e,t){return`
    UPDATE ${e}.${t}
    SET state = '${JOB_STATES.created}',
        started_on = NULL,
        heartbeat_on = NULL,
        upsert_by_key = NULL
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}function isDateTimeString(e){return`(right(${e}, 1) = 'Z' OR ${e} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}')`}function insertJobs(e,{table:t,name:n,returnId:o=!0,notify:a=!1,slots:r=!1,upsertByKey:s=!1}){const i=a?"RETURNING id, start_after":o?"RETURNING id":"",d=`
    INSERT INTO ${e}.${t} (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies,
      trace_context${s?", upsert_by_key":""}
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      '${n}' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      ${e}.job_now() as created_on,
      "singletonKey",
      CASE
        ${r?'WHEN "__singletonSlot" IS NOT NULL THEN CAST("__singletonSlot" as timestamp)':""}
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', ${e}.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds, ${QUEUE_DEFAULTS.expire_seconds}) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds, ${QUEUE_DEFAULTS.deletion_seconds}) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds, ${QUEUE_DEFAULTS.retention_seconds}) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit, ${QUEUE_DEFAULTS.retry_limit}) as retry_limit,
      COALESCE("retryDelay", q.retry_delay, ${QUEUE_DEFAULTS.retry_delay}) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, ${QUEUE_DEFAULTS.retry_backoff}) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies,
      "__traceContext" as trace_context${s?", true as upsert_by_key":""}
    FROM (
      SELECT *,
        CASE
          WHEN ${isDateTimeString('"startAfter"')} THEN CAST("startAfter" as timestamp with time zone)
          ELSE ${e}.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($1::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        ${r?'"__singletonSlot" text,':""}
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer,
        "__traceContext" jsonb
      )
    ) j
    LEFT JOIN ${e}.queue q ON q.name = '${n}'
    ON CONFLICT DO NOTHING
    ${i}
  `;if(!a)return d;const u=o?">= 0":"< 0";return`
    WITH ins AS (
      ${d}
    ),
    notified AS (
      SELECT pg_notify(${notifyChannelSql(e)}, '${n}')
      FROM ins WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM ins WHERE (SELECT count(*) FROM notified) ${u}
  `}function insertFlowJobs(e,{table:t,name:n},o){return`
    WITH ins AS (
      ${insertJobs(e,{table:t,name:n,returnId:!0}).replace("$1",()=>serializeJsonParam(o))}
    )
    SELECT 1 / (CASE WHEN (SELECT count(*) FROM ins) = ${o.length} THEN 1 ELSE 0 END)
  `}function failJobsById(e,t,n){const o=`name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${n?attemptFence(4):""}`;return failJobs(e,t,o,"$3::jsonb")}var EXPIRY_BATCH_SIZE=1e3;function timedOut(e,t){return`state = '${JOB_STATES.active}'
            AND (started_on + expire_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${serializeArrayParam(t)})`}function heartbeatLost(e,t){return`state = '${JOB_STATES.active}'
            AND heartbeat_seconds IS NOT NULL
            AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${serializeArrayParam(t)})`}function failJobsByTimeout(e,t,n,o,a=EXPIRY_BATCH_SIZE){return locked(e,expireJobs(e,t,timedOut(e,n),`'{ "value": { "message": "job timed out" } }'::jsonb`,a),t+"failJobsByTimeout",o)}function failJobsByHeartbeat(e,t,n,o,a=EXPIRY_BATCH_SIZE){return locked(e,expireJobs(e,t,heartbeatLost(e,n),`'{ "value": { "message": "job heartbeat timeout" } }'::jsonb`,a),t+"failJobsByHeartbeat",o)}function expireJobs(e,t,n,o,a){return`
    WITH picked AS (
      SELECT id FROM ${e}.${t} WHERE ${n} LIMIT ${a}
    ),
    ${failJobsBody(e,t,`${n} AND id IN (SELECT id FROM picked)`,o)}
    SELECT (SELECT count(*) FROM picked)::int AS "expiryPicked"
  `}function touchJobs(e,t,n){return`
    WITH results AS (
      UPDATE ${e}.${t}
      SET heartbeat_on = ${e}.job_now()
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.active}'
        ${n?attemptFence(3):""}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}function failJobs(e,t,n,o){return`
    WITH ${failJobsBody(e,t,n,o)}
    ${settledCountAndIds()}
  `}function settledCountAndIds(){return"SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results"}function failJobsBody(e,t,n,o,a=!1){const r=a?`'${JOB_STATES.failed}'::${e}.job_state`:`CASE
          WHEN retry_count < retry_limit THEN '${JOB_STATES.retry}'::${e}.job_state
          ELSE '${JOB_STATES.failed}'::${e}.job_state
          END`,s=a?`${e}.job_now()`:`CASE WHEN retry_count < retry_limit THEN NULL ELSE ${e}.job_now() END`;return`deleted_jobs AS (
      DELETE FROM ${e}.${t}
      WHERE ${n}
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      )
      SELECT
        id,
        name,
        priority,
        data,
        ${r} as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN ${e}.job_now() + retry_delay * interval '1'
             ELSE ${e}.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${s} as completed_on,
        keep_until,
        policy,
        ${o},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      )
      SELECT
        id,
        name,
        priority,
        data,
        '${JOB_STATES.failed}'::${e}.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${e}.job_now() as completed_on,
        keep_until,
        policy,
        ${o},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO ${e}.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        ${e}.job_now(),
        ${e}.job_now(),
        ${e}.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id),
        r.trace_context
      FROM results r
        JOIN ${e}.queue q ON q.name = r.dead_letter
      WHERE state = '${JOB_STATES.failed}'
    )`}function failJobsByIdWithOutputs(e,t){const n=`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`;return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${failJobsBody(e,t,n,"(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)")}
    ${settledCountAndIds()}
  `}function deadLetterJobsByIdWithOutputs(e,t){const n=`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`;return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${failJobsBody(e,t,n,"(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)",!0)}
    ${settledCountAndIds()}
  `}var REBOUND_TIMESTAMPS_AS_TEXT=`started_on::text as started_on_text,
      singleton_on::text as singleton_on_text,
      created_on::text as created_on_text,
      keep_until::text as keep_until_text,
      start_after::text as start_after_text,
      source_created_on::text as source_created_on_text`;function selectJobsToFailById(e,t,n){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${n?attemptFence(3):""}`,values:[]}}function deleteJobsToFail(e,t){return{text:`DELETE FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[])`,values:[]}}function selectJobsToFailByTimeout(e,t,n,o=EXPIRY_BATCH_SIZE){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t}
      WHERE ${timedOut(e,n)}
      LIMIT ${o}`,values:[]}}function selectJobsToFailByHeartbeat(e,t,n,o=EXPIRY_BATCH_SIZE){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t}
      WHERE ${heartbeatLost(e,n)}
      LIMIT ${o}`,values:[]}}function deleteJobsByIds(e,t){return{text:`DELETE FROM ${e}.${t} WHERE (name, id) IN (SELECT n, i FROM unnest($1::text[], $2::uuid[]) AS p(n, i))`,values:[]}}function completeJobsDistributed(e,t,n,o){return`
    ${completeJobsUpdate(e,t,n,o)}
    RETURNING id
  `}function decrementDependents(e){return`
    WITH decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      WHERE d.parent_name = $1
        AND d.parent_id = ANY($2::uuid[])
      GROUP BY d.child_name, d.child_id
    ),
    ${lockedChildrenCte(e)}
    ${unblockChildrenUpdate(e)}
  `}var FLOW_BATCH_SIZE=1e3;function resolveFlowJobs(e,t,n){return{text:`
    WITH locked_parents AS (
      SELECT j.name, j.id
      FROM ${e}.${t} j
      WHERE j.blocking
        AND j.state = '${JOB_STATES.completed}'
        AND j.name = ANY($1::text[])
      ORDER BY j.name, j.id
      FOR UPDATE OF j SKIP LOCKED
      LIMIT ${FLOW_BATCH_SIZE}
    ),
    decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      JOIN locked_parents p ON d.parent_name = p.name
        AND d.parent_id = p.id
      GROUP BY d.child_name, d.child_id
    ),
    ${lockedChildrenCte(e)},
    unblocked AS (
      ${unblockChildrenUpdate(e)}
      RETURNING 1
    ),
    cleared AS (
      UPDATE ${e}.${t} j
      SET blocking = false
      FROM locked_parents p
      WHERE j.name = p.name
        AND j.id = p.id
      RETURNING 1
    )
    SELECT COUNT(*)::int AS resolved FROM cleared
  `,values:[n]}}function selectBlockingParents(e,t,n,o){return{text:`
      SELECT name, id
      FROM ${e}.${t}
      WHERE blocking
        AND state = '${JOB_STATES.completed}'
        AND name = ANY($1::text[])
      ORDER BY name, id
      FOR UPDATE${o?"":" SKIP LOCKED"}
      LIMIT ${FLOW_BATCH_SIZE}
    `,values:[n]}}function clearBlocking(e){return`
    UPDATE ${e}.job
    SET blocking = false
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}function insertRetryJob(e,t){return`
    INSERT INTO ${e}.${t} (
      id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, retry_delay_max, start_after, started_on, singleton_key, singleton_on,
      group_id, group_tier, expire_seconds, deletion_seconds, created_on, completed_on,
      keep_until, policy, output, dead_letter,
      heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context
    ) VALUES (
      $1, $2, $3, $4::text::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
      $23::text::jsonb, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34::text::jsonb, $35, $36::text::jsonb
    ) ON CONFLICT DO NOTHING
    RETURNING id
  `}function insertDeadLetterJob(e){return`
    INSERT INTO ${e}.job (name, data, priority, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
      expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context)
    SELECT $1, $2::text::jsonb, $9, q.retry_limit, q.retry_backoff, q.retry_delay, ${e}.job_now(), ${e}.job_now(), ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds,
      q.expire_seconds, $8, $10, $11, q.heartbeat_seconds,
      $4, $5, $6, $7, $3::text::jsonb, COALESCE($12::uuid, $5::uuid), $13::text::jsonb
    FROM ${e}.queue q WHERE q.name = $1
  `}function redriveWhere(e,t){return`j.name = $1
        AND j.state < '${JOB_STATES.active}'
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.${t} k
          WHERE j.policy = '${QUEUE_POLICIES.key_strict_fifo}'
            AND k.name = j.name
            AND k.singleton_key = j.singleton_key
            AND k.policy = '${QUEUE_POLICIES.key_strict_fifo}'
            AND k.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')
        )
        AND ($3::text IS NULL OR j.source_name = $3)
        AND ($4::text::jsonb IS NULL OR j.data @> $4::text::jsonb)
        AND ($5::timestamptz IS NULL OR j.created_on < $5)
        AND ($6::uuid[] IS NULL OR j.id = ANY($6::uuid[]))`}var REDRIVE_INSERT_COLUMNS=`(id, name, data, priority, retry_limit, retry_backoff, retry_delay, retry_delay_max,
       expire_seconds, start_after, created_on, keep_until, deletion_seconds, policy, singleton_key, group_id, group_tier,
       heartbeat_seconds, dead_letter, source_root_id, trace_context)`;function redriveInsertValues(e,t,n){return`${t}, COALESCE(${n}, m.source_name), m.data, m.priority, q.retry_limit, q.retry_backoff,
      q.retry_delay, q.retry_delay_max, q.expire_seconds, ${e}.job_now(), ${e}.job_now(),
      ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.policy,
      m.singleton_key, m.group_id, m.group_tier, q.heartbeat_seconds, q.dead_letter,
      COALESCE(m.source_root_id, m.source_id), m.trace_context`}function redriveConflictFailable(e,t,n){return`(j.policy IS DISTINCT FROM '${QUEUE_POLICIES.key_strict_fifo}' OR j.singleton_key IS NULL OR j.id IN (
        SELECT DISTINCT ON (m.singleton_key) m.id
        FROM ${e}.${t} m
        WHERE ${n} AND m.policy = '${QUEUE_POLICIES.key_strict_fifo}'
        ORDER BY m.singleton_key, m.created_on, m.id
      ))`}function redriveConflictSet(e){return`state = '${JOB_STATES.failed}',
      completed_on = ${e}.job_now(),
      source_output = COALESCE(j.source_output, j.output),
      output = jsonb_build_object(
        'message', 'Not redriven: queue ' || q.name || CASE
          WHEN j.singleton_key IS NULL THEN ' already has a job this one conflicts with'
          ELSE ' already has a job with singletonKey ' || j.singleton_key
        END || ' under its ' || COALESCE(q.policy, 'standard') || ' policy',
        'reason', 'redrive_conflict',
        'destination', q.name,
        'policy', q.policy,
        'singletonKey', j.singleton_key
      )`}function redriveJobs(e,t){return`
    WITH candidates AS (
      SELECT j.id, gen_random_uuid() AS new_id
      FROM ${e}.${t} j
      JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
      WHERE ${redriveWhere(e,t)}
      ORDER BY j.created_on
      LIMIT $7
      FOR UPDATE OF j SKIP LOCKED
    ),
    ins AS (
      INSERT INTO ${e}.job ${REDRIVE_INSERT_COLUMNS}
      SELECT ${redriveInsertValues(e,"c.new_id","$2")}
      FROM candidates c
        JOIN ${e}.${t} m ON m.name = $1 AND m.id = c.id
        JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
      ORDER BY m.created_on
      ON CONFLICT DO NOTHING
      RETURNING id
    ),
    settled AS (
      SELECT c.id, (i.id IS NOT NULL) AS inserted
      FROM candidates c LEFT JOIN ins i ON i.id = c.new_id
    ),
    removed AS (
      DELETE FROM ${e}.${t}
      WHERE name = $1 AND id IN (SELECT id FROM settled WHERE inserted)
    ),
    conflicted AS (
      UPDATE ${e}.${t} j
      SET ${redriveConflictSet(e)}
      FROM settled s, ${e}.queue q
      WHERE j.name = $1
        AND j.id = s.id
        AND NOT s.inserted
        AND q.name = COALESCE($2, j.source_name)
        AND ${redriveConflictFailable(e,t,"m.name = $1 AND m.id IN (SELECT id FROM settled WHERE NOT inserted)")}
    )
    SELECT count(*)::int AS moved FROM ins
  `}function selectRedriveCandidates(e,t){return`
    SELECT j.id, gen_random_uuid() AS new_id
    FROM ${e}.${t} j
    WHERE ${redriveWhere(e,t)}
      AND EXISTS (SELECT 1 FROM ${e}.queue q WHERE q.name = COALESCE($2, j.source_name))
    ORDER BY j.created_on
    LIMIT $7
    FOR UPDATE
  `}function insertRedrivenJobs(e,t){return`
    INSERT INTO ${e}.job ${REDRIVE_INSERT_COLUMNS}
    SELECT ${redriveInsertValues(e,"p.new_id","$2")}
    FROM unnest($1::uuid[], $3::uuid[]) AS p (id, new_id)
      JOIN ${e}.${t} m ON m.name = $4 AND m.id = p.id
      JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
    ORDER BY m.created_on
    ON CONFLICT DO NOTHING
    RETURNING id
  `}function failRedriveConflicts(e,t){return`
    UPDATE ${e}.${t} j
    SET ${redriveConflictSet(e)}
    FROM ${e}.queue q
    WHERE j.name = $3
      AND j.id = ANY($1::uuid[])
      AND q.name = COALESCE($2, j.source_name)
      AND ${redriveConflictFailable(e,t,"m.name = $3 AND m.id = ANY($1::uuid[])")}
  `}function previewRedrive(e,t){const n=`
    FROM ${e}.${t} j
    LEFT JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
    WHERE ${redriveWhere(e,t)}`;return`
    (SELECT q.name AS destination ${n} AND q.name IS NOT NULL LIMIT $7)
    UNION ALL
    (SELECT NULL AS destination ${n} AND q.name IS NULL LIMIT $7)
  `}var DELETION_BATCH_SIZE=1e4,MAX_UUID="ffffffff-ffff-ffff-ffff-ffffffffffff";function deletion(e,t,n,o={}){const a=`(
          (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1s' < ${e}.job_now())
          OR
          (state < '${JOB_STATES.active}' AND keep_until < ${e}.job_now())
        )`;return locked(e,deleteJobsBatch(e,t,n,a,o),t+"deletion",o.noAdvisoryLocks)}function deleteQueuedJobs(e,t,n,o={}){return deleteJobsBatch(e,t,n,`state < '${JOB_STATES.active}'`,o)}function deleteStoredJobs(e,t,n,o={}){return deleteJobsBatch(e,t,n,`state > '${JOB_STATES.active}'`,o)}function deleteAllJobs(e,t,n,o={}){return deleteJobsBatch(e,t,n,"true",o)}function walkBatchBound(e,t,n,o){return o==="cockroachdb"?`${e} IN (${t} ORDER BY ${e} LIMIT ${n})`:`${e} <= COALESCE((SELECT id FROM edge), '${MAX_UUID}'::uuid)`}function deleteJobsBatch(e,t,n,o,a){const{after:r,batchSize:s=DELETION_BATCH_SIZE,retainedBefore:i,backend:E}=a,d=`'${n.replace(SINGLE_QUOTE_REGEX2,"''")}'`,u=r?`AND id > '${r.replace(SINGLE_QUOTE_REGEX2,"''")}'::uuid`:"",_=`name = ${d} ${u}
        AND ${walkBatchBound("id",`SELECT id FROM ${e}.${t} WHERE name = ${d} ${u}`,s,E)}`,c=`${RETAINED_STATES} AND completed_on <= (SELECT retained_on FROM ${e}.queue WHERE name = ${d})`,$=`${RETAINED_STATES} AND completed_on <= to_timestamp(${Number(i)}::float8 / 1000)`;return`
    WITH edge AS (
      SELECT id
      FROM ${e}.${t}
      WHERE name = ${d} ${u}
      ORDER BY id
      OFFSET ${s-1}
      LIMIT 1
    ),
    removed AS (
      DELETE FROM ${e}.${t}
      WHERE ${_}
        AND ${o}
      RETURNING state, completed_on
    )
    SELECT
      (SELECT id FROM edge) AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted,
      (SELECT count(*) FROM removed WHERE ${c})::int AS "deletedRetained"${i!==void 0?`,
      ((SELECT count(*) FROM ${e}.${t} WHERE ${_} AND ${$})
        - (SELECT count(*) FROM removed WHERE ${$}))::int AS retained`:""}
  `}var CACHED_LIVE_COUNT="queued_count + active_count + failed_count";function setRetainedCount(e,t){return`
    UPDATE ${e}.queue
    SET retained_count = $2,
      retained_on = to_timestamp($3::float8 / 1000),
      total_count = ${CACHED_LIVE_COUNT} + $2 + (
        SELECT count(*)::int
        FROM ${e}.${t} j
        WHERE j.name = $1
          AND j.completed_on > to_timestamp($3::float8 / 1000)
          AND j.completed_on <= ${e}.job_now()
          AND ${RETAINED_STATES}
      )
    WHERE name = $1
  `}function reduceRetainedCount(e){return`
    UPDATE ${e}.queue
    SET retained_count = CASE WHEN retained_count IS NULL THEN NULL ELSE GREATEST(retained_count - $2, 0) END,
      total_count = GREATEST(total_count - $3, 0)
    WHERE name = $1
  `}function retryJobs(e,t){return`
    WITH results as (
      UPDATE ${e}.job
      SET state = '${JOB_STATES.retry}',
        retry_limit = retry_limit + 1,
        completed_on = NULL,
        start_after = GREATEST(start_after, ${e}.job_now())
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.failed}'
      RETURNING 1
    )
    SELECT COUNT(*) from results
  `}function updateJob(e,t,n,o,a,r=!1){const s=o==="id"?"job.id = (o.data->>'id')::uuid":"job.singleton_key = o.data->>'singletonKey'",i=o==="singletonKey"&&a!=="all"?`ORDER BY job.created_on ${a==="oldest"?"ASC":"DESC"} LIMIT 1`:"",E=`
        CASE WHEN (o.data -> 'startAfter') IS NOT NULL
          THEN CASE WHEN ${isDateTimeString("o.data->>'startAfter'")}
                 THEN (o.data->>'startAfter')::timestamptz
                 ELSE ${e}.job_now() + CAST(o.data->>'startAfter' AS interval) END
          ELSE job.start_after END`,d=r?`, notified AS (
      SELECT pg_notify(${notifyChannelSql(e)}, '${n}')
      FROM upd WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM upd WHERE (SELECT count(*) FROM notified) >= 0`:`
    SELECT id FROM upd`;return`
    WITH o AS (SELECT $1::text::jsonb AS data),
    target AS (
      SELECT job.id
      FROM ${e}.${t} job, o
      WHERE job.name = '${n}'
        AND job.state < '${JOB_STATES.active}'
        AND ${s}
      ${i}
    ),
    upd AS (
      UPDATE ${e}.${t} job
      SET data = CASE WHEN (o.data -> 'data') IS NOT NULL THEN o.data->'data' ELSE job.data END,
          priority = COALESCE((o.data->>'priority')::int, job.priority),
          start_after = ${E},
          keep_until = CASE
            WHEN (o.data -> 'retentionSeconds') IS NOT NULL
              THEN (${E}) + ((o.data->>'retentionSeconds')::int * interval '1s')
            WHEN (o.data -> 'startAfter') IS NOT NULL
              THEN (${E}) + (job.keep_until - job.start_after)
            ELSE job.keep_until END,
          expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, job.expire_seconds),
          deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, job.deletion_seconds),
          retry_limit = COALESCE((o.data->>'retryLimit')::int, job.retry_limit),
          retry_delay = COALESCE((o.data->>'retryDelay')::int, job.retry_delay),
          retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, job.retry_backoff),
          retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL THEN (o.data->>'retryDelayMax')::int ELSE job.retry_delay_max END,
          dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL THEN o.data->>'deadLetter' ELSE job.dead_letter END,
          heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL THEN (o.data->>'heartbeatSeconds')::int ELSE job.heartbeat_seconds END,
          group_id = CASE WHEN (o.data -> 'groupId') IS NOT NULL THEN o.data->>'groupId' ELSE job.group_id END,
          group_tier = CASE WHEN (o.data -> 'groupTier') IS NOT NULL THEN o.data->>'groupTier' ELSE job.group_tier END
      FROM o
      WHERE job.id IN (SELECT id FROM target)
        AND job.state < '${JOB_STATES.active}'
      RETURNING job.id, job.start_after
    )${d}
  `}var DELTA_LAG_SECONDS=10,DELTA_LAG=`interval '${DELTA_LAG_SECONDS} seconds'`,DELTA_RESET_MAX_SECONDS=7200,DELTA_RESET_MAX=`interval '${DELTA_RESET_MAX_SECONDS} seconds'`,DELTA_TRUE_UP_MAX="interval '1 hour'";function deltaResetMax(e){return e*2>DELTA_RESET_MAX_SECONDS?`interval '${e*2} seconds'`:DELTA_RESET_MAX}function deltaWindowEnd(e,t=DELTA_LAG){return`(${e}.job_now() - ${t})`}function deltaWindowStart(e,t,n=DELTA_RESET_MAX){return`(CASE WHEN ${e}.delta_on > ${t} - ${n} THEN ${e}.delta_on END)`}function throughputAssignments(e,t){const n=deltaWindowStart("queue",e,t),o=`round(extract(epoch from (${e} - ${n})))::int`;return`
      created_delta = COALESCE(stats."createdDelta", 0),
      completed_delta = COALESCE(stats."completedDelta", 0),
      failed_delta = COALESCE(stats."failedDelta", 0),
      delta_seconds = CASE WHEN ${o} < 0 THEN 0 ELSE ${o} END,
      delta_on = GREATEST(queue.delta_on, ${e}),
      wait_bins = COALESCE(stats."waitBins", ${EMPTY_BINS}),
      run_bins = COALESCE(stats."runBins", ${EMPTY_BINS}),
      ready_oldest_seconds = COALESCE(stats."readyOldestSeconds", 0),`}function trueUpAnchor(e,t){return`s.delta_on <= ${e}.job_now() - ${t} OR s.delta_seconds IS NULL`}function trueUpRetentionFloor(e,t){return`s.delta_on >= ${e}.job_now() - (CASE WHEN ${t}.deletion_seconds > 0 AND ${t}.deletion_seconds < ${t}.retention_seconds
    THEN ${t}.deletion_seconds ELSE ${t}.retention_seconds END) * interval '1s'`}function trueUpAnchorAt(e,t){return`CASE WHEN ${t} IS NULL OR ${t} > ${e} THEN ${t} ELSE ${e} END`}function trueUpReach(e,t){return`s.captured_on >= ${e}.job_now() - 2 * ${t} AND s.delta_on IS NOT NULL`}function trueUpWindows(e,t,n=DELTA_TRUE_UP_MAX){return`
      SELECT x.id, x.captured_on, x.name, x.delta_on, x.created_delta, x.completed_delta, x.failed_delta,
        ${trueUpAnchorAt("x.b","x.f")} AS h
      FROM (
        SELECT s.id, s.captured_on, s.name, s.delta_on, s.created_delta, s.completed_delta, s.failed_delta,
          COALESCE(
            max(CASE WHEN ${trueUpAnchor(e,n)} THEN s.delta_on END)
              OVER (PARTITION BY s.name),
            min(s.delta_on) OVER (PARTITION BY s.name)
          ) AS b,
          min(CASE WHEN ${trueUpRetentionFloor(e,"q")} THEN s.delta_on END) OVER (PARTITION BY s.name) AS f
        FROM ${e}.queue_stats s
        JOIN ${e}.queue q ON q.name = s.name
        WHERE s.name = ANY(${t}) AND ${trueUpReach(e,n)}
      ) x`}function trueUpSettled(e,t,n=DELTA_TRUE_UP_MAX){return`
            LEFT JOIN LATERAL (
              SELECT ${trueUpAnchorAt("x.b","x.f")} AS h
              FROM (
                SELECT COALESCE(
                    max(s.delta_on) FILTER (WHERE ${trueUpAnchor(e,n)}),
                    min(s.delta_on)
                  ) AS b,
                  min(s.delta_on) FILTER (WHERE ${trueUpRetentionFloor(e,t)}) AS f
                FROM ${e}.queue_stats s
                WHERE s.name = ${t}.name AND ${trueUpReach(e,n)}
              ) x
            ) a ON true
            LEFT JOIN LATERAL (
              SELECT max(s.delta_on) AS top,
                sum(s.created_delta + s.completed_delta + s.failed_delta) AS settled
              FROM ${e}.queue_stats s
              WHERE s.name = ${t}.name AND ${trueUpReach(e,n)} AND s.delta_on > a.h
            ) t ON true`}function trueUpQueueStats(e,t,n,o,a={}){const r=serializeArrayParam(n),s=a.trueUpMax??DELTA_TRUE_UP_MAX,i=tryAdvisoryLock(e,"queue-stats",o),E=`
    WITH ${i.cte}win AS (
      SELECT w.*, row_number() OVER (PARTITION BY w.name ORDER BY w.delta_on, w.captured_on) AS i
      FROM (${trueUpWindows(e,r,s)}) w
      WHERE w.delta_on > w.h${i.guard}
    ),
    th AS (
      SELECT w.name, w.h, array_prepend(w.h, array_agg(w.delta_on ORDER BY w.i)) AS t
      FROM win w
      GROUP BY w.name, w.h
    ),
    binned AS (
      SELECT j.name, width_bucket(j.created_on, th.t) AS cb, NULL::int AS fb, j.state
      FROM th
      JOIN ${e}.${t} j ON j.name = th.name AND j.created_on >= th.h
      UNION ALL
      SELECT j.name, NULL::int AS cb, width_bucket(j.completed_on, th.t) AS fb, j.state
      FROM th
      JOIN ${e}.${t} j ON j.name = th.name AND j.completed_on >= th.h
      WHERE j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}')
    ),
    grouped AS (
      SELECT name, cb, fb, state, count(*)::int AS n
      FROM binned
      WHERE cb IS NOT NULL OR fb IS NOT NULL
      GROUP BY 1, 2, 3, 4
    ),
    counted AS (
      SELECT name, cb AS i, sum(n)::int AS created, 0 AS completed, 0 AS failed
      FROM grouped WHERE cb IS NOT NULL GROUP BY 1, 2
      UNION ALL
      SELECT name, fb AS i, 0,
        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.completed}'), 0)::int,
        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.failed}'), 0)::int
      FROM grouped WHERE fb IS NOT NULL GROUP BY 1, 2
    ),
    recount AS (
      SELECT w.id, w.captured_on,
        sum(c.created)::int AS created, sum(c.completed)::int AS completed, sum(c.failed)::int AS failed
      FROM win w
      JOIN counted c ON c.name = w.name AND c.i = w.i
      GROUP BY w.id, w.captured_on
    ),
    raised AS (
      UPDATE ${e}.queue_stats s SET
        created_delta = GREATEST(s.created_delta, r.created),
        completed_delta = GREATEST(s.completed_delta, r.completed),
        failed_delta = GREATEST(s.failed_delta, r.failed)
      FROM recount r
      WHERE s.id = r.id AND s.captured_on = r.captured_on${i.guard}
        AND (r.created > s.created_delta OR r.completed > s.completed_delta OR r.failed > s.failed_delta)
      RETURNING s.id
    )
    SELECT (SELECT count(*) FROM raised)::int AS raised, ${PIN_SECONDS_SQL} as "pinSeconds"
    WHERE true${i.guard}
  `;return transaction(E)}var LATENCY_BINS=46,LATENCY_SLOTS=LATENCY_BINS+2,LATENCY_MIN_SECONDS=.01,EMPTY_BINS=`'{${new Array(LATENCY_SLOTS).fill("NULL").join(",")}}'::int[]`,LATENCY_PACK=64,waitSeconds="date_part('epoch', (j.started_on - GREATEST(j.created_on, j.start_after)))",runSeconds="date_part('epoch', (j.completed_on - j.started_on))";function latencyBin(e){const t=Math.log(LATENCY_MIN_SECONDS),n=Math.log(2)/2;return`LEAST(GREATEST(${`floor((ln(GREATEST((${e})::float8, 0.001::float8)) - ${t}::float8) / ${n}::float8)::int + 1`}, 0), ${LATENCY_SLOTS-1})`}function latencyCounts(e){return`LEFT JOIN LATERAL (
        SELECT array_agg(g.p) AS ps, array_agg(g.n) AS ns
        FROM (SELECT p, count(*)::int AS n FROM unnest(${e}) AS u(p) GROUP BY p) g
      ) latency ON true`}function latencySlotOf(e){return e==="wait"?`floor(p / ${LATENCY_PACK}.0)::int`:`(p % ${LATENCY_PACK})::int`}function latencyHistogram(e){return`(SELECT array_agg(c.n ORDER BY s.slot)
          FROM generate_series(0, ${LATENCY_SLOTS-1}) AS s(slot)
            LEFT JOIN (SELECT ${latencySlotOf(e)} AS slot, sum(n)::int AS n
                       FROM unnest(latency.ps, latency.ns) AS u(p, n) GROUP BY 1) c ON c.slot = s.slot)`}function getQueueStats(e,t,n,o=!1,a={}){const r=`j.state < '${JOB_STATES.active}'`,s=`${r} AND j.blocked`,i=`${r} AND NOT j.blocked AND j.start_after > ${e}.job_now()`,E=`${r} AND NOT j.blocked AND j.start_after <= ${e}.job_now()`,d=`j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}')`,u=deltaWindowEnd(e,a.lag),_=o?{select:`
        stats."createdDelta",
        stats."completedDelta",
        stats."failedDelta",
        ${latencyHistogram("wait")} as "waitBins",
        ${latencyHistogram("run")} as "runBins",
        stats."readyOldestSeconds",
        COALESCE(stats."recount" > stats."settled", false) as "trueUp",`,join:`
      LEFT JOIN (
        SELECT
            q.name,
            created."createdDelta",
            done."completedDelta",
            done."failedDelta",
            done."latencyBins",
            oldest."readyOldestSeconds",
            recreated.n + refinished.n as "recount",
            q.settled as "settled"
          FROM (
            SELECT q.name, a.h, t.top, t.settled,
              ${deltaWindowStart("q",u,a.resetMax)} AS w_start, ${u} AS w_end
            FROM ${e}.queue q${trueUpSettled(e,"q",a.trueUpMax)}
            WHERE q.name = ANY($1::text[])
          ) q
          LEFT JOIN LATERAL (
            SELECT count(*)::int as "createdDelta"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.created_on >= q.w_start AND j.created_on < q.w_end
          ) created ON true
          LEFT JOIN LATERAL (
            SELECT
              (count(*) FILTER (WHERE j.state = '${JOB_STATES.completed}'))::int as "completedDelta",
              (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}'))::int as "failedDelta",
              array_agg(${latencyBin(waitSeconds)} * ${LATENCY_PACK} + ${latencyBin(runSeconds)})
                FILTER (WHERE ${d} AND j.started_on IS NOT NULL) as "latencyBins"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.completed_on >= q.w_start AND j.completed_on < q.w_end
          ) done ON true
          LEFT JOIN LATERAL (
            SELECT round(extract(epoch from (${e}.job_now() - min(GREATEST(j.created_on, j.start_after)))))::int as "readyOldestSeconds"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND ${E}
          ) oldest ON true
          LEFT JOIN LATERAL (
            SELECT count(*)::int AS n
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.created_on >= q.h AND j.created_on < q.top
          ) recreated ON true
          LEFT JOIN LATERAL (
            SELECT count(*)::int AS n
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.completed_on >= q.h AND j.completed_on < q.top AND ${d}
          ) refinished ON true
      ) stats ON stats.name = n.name`,lateral:latencyCounts('stats."latencyBins"')}:{select:"",join:"",lateral:""};return{text:`
    SELECT
        n.name,
        COALESCE(live."deferredCount", 0) as "deferredCount",
        COALESCE(live."queuedCount", 0) as "queuedCount",
        COALESCE(live."readyCount", 0) as "readyCount",
        COALESCE(live."blockedCount", 0) as "blockedCount",
        COALESCE(live."activeCount", 0) as "activeCount",
        COALESCE(live."failedCount", 0) as "failedCount",
        COALESCE(live."liveCount", 0) as "liveCount",
        since."retainedSince",
        since."retainedRecent",
        since."retainedFrom",${_.select}
        singletons."singletonsActive"
      FROM unnest($1::text[]) AS n(name)
      LEFT JOIN (
        SELECT
            j.name,
            (count(*) FILTER (WHERE ${i}))::int as "deferredCount",
            (count(*) FILTER (WHERE ${s}))::int as "blockedCount",
            (count(*) FILTER (WHERE ${E}))::int as "readyCount",
            (count(*) FILTER (WHERE ${r}))::int as "queuedCount",
            (count(*) FILTER (WHERE j.state = '${JOB_STATES.active}'))::int as "activeCount",
            (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}'))::int as "failedCount",
            count(*)::int as "liveCount"
          FROM ${e}.${t} j
          WHERE j.name = ANY($1::text[]) AND ${LIVE_STATES}
          GROUP BY 1
      ) live ON live.name = n.name
      LEFT JOIN LATERAL (
        SELECT qr.retained_on as "retainedFrom",
          (SELECT count(*)::int
            FROM ${e}.${t} j
            WHERE j.name = qr.name
              AND j.completed_on > qr.retained_on
              AND j.completed_on <= ${u}
              AND ${RETAINED_STATES}) as "retainedSince",
          (SELECT count(*)::int
            FROM ${e}.${t} j
            WHERE j.name = qr.name
              AND j.completed_on > GREATEST(qr.retained_on, ${u})
              AND j.completed_on <= ${e}.job_now()
              AND ${RETAINED_STATES}) as "retainedRecent"
        FROM ${e}.queue qr
        WHERE qr.name = n.name
      ) since ON true
      LEFT JOIN (
        SELECT j.name, array_agg(j.singleton_key) as "singletonsActive"
          FROM ${e}.${t} j
          WHERE j.name = ANY($1::text[])
            AND j.state = '${JOB_STATES.active}'
            AND j.policy IN ('${QUEUE_POLICIES.singleton}','${QUEUE_POLICIES.stately}')
          GROUP BY 1
      ) singletons ON singletons.name = n.name${_.join}
      ${_.lateral}
  `,values:[n]}}function retainedAssignments(e){const t='queue.retained_on IS NOT DISTINCT FROM stats."retainedFrom"',n='COALESCE(stats."liveCount", 0)',o=`CASE WHEN ${t} THEN queue.retained_count + COALESCE(stats."retainedSince", 0) ELSE queue.retained_count END`;return`
      retained_count = ${o},
      retained_on = CASE WHEN ${t} AND queue.retained_on IS NOT NULL THEN GREATEST(queue.retained_on, ${e}) ELSE queue.retained_on END,
      total_count = CASE
        WHEN queue.retained_count IS NULL THEN GREATEST(queue.total_count, ${n})
        WHEN ${t} THEN ${n} + ${o} + COALESCE(stats."retainedRecent", 0)
        ELSE queue.total_count
      END,`}var READY_HISTORY_SIZE=60,PIN_SECONDS_SQL="EXTRACT(EPOCH FROM (clock_timestamp() - transaction_timestamp()))::float8";function cacheQueueStats(e,t,n,o,a,r={}){const s=getQueueStats(e,t,n,a,r),i=a?throughputAssignments(deltaWindowEnd(e,r.lag),r.resetMax):"",E=s.text.replaceAll("$1::text[]",serializeArrayParam(n)),d=tryAdvisoryLock(e,"queue-stats",o),u=d.cte?`released AS (
      UPDATE ${e}.queue SET monitor_claim_on = NULL
      FROM (
        SELECT name
        FROM ${e}.queue
        WHERE name = ANY(${serializeArrayParam(n)}) AND NOT (SELECT got FROM lock)
        ORDER BY name
        FOR NO KEY UPDATE
      ) r
      WHERE queue.name = r.name
    ),
    `:"",_=`
    WITH ${d.cte}${u}stats AS (SELECT * FROM (${E}) agg WHERE true${d.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      blocked_count = COALESCE(stats."blockedCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      ${retainedAssignments(deltaWindowEnd(e,r.lag))}${i}
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now(),
      ready_history = (
        SELECT COALESCE(array_agg(v ORDER BY ord), '{}'::int[])
        FROM (
          SELECT v, ord
          FROM (
            SELECT COALESCE(stats."readyCount", 0)::int AS v, 0::bigint AS ord
            UNION ALL
            SELECT h.v, h.ord
            FROM unnest(COALESCE(queue.ready_history, '{}'::int[])) WITH ORDINALITY AS h(v, ord)
          ) merged
          ORDER BY ord
          LIMIT ${READY_HISTORY_SIZE}
        ) capped
      )
    FROM (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY(${serializeArrayParam(n)})${d.guard}
        AND (SELECT count(*) FROM stats) >= 0
      ORDER BY name
      FOR NO KEY UPDATE
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${d.guard}
    RETURNING
      queue.name,
      queue.queued_count as "queuedCount",
      queue.warning_queued as "warningQueueSize",${a?`
      COALESCE(stats."trueUp", false) as "trueUp",`:""}
      ${PIN_SECONDS_SQL} as "pinSeconds"
  `;return transaction(_)}function refreshQueueStats(e,t,n,o={}){const r=getQueueStats(e,t,[n]).text.replaceAll("$1::text[]",serializeArrayParam([n])),s=tryAdvisoryLock(e,"queue-stats",o.noAdvisoryLocks||o.firstCapture);return`
    WITH ${s.cte}stats AS (SELECT * FROM (${r}) agg WHERE true${s.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      blocked_count = COALESCE(stats."blockedCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      ${retainedAssignments(deltaWindowEnd(e))}
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now()
    FROM (
      SELECT q.name
      FROM unnest(${serializeArrayParam([n])}) AS q(name)
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${s.guard}
    RETURNING
      queue.name,
      queue.deferred_count as "deferredCount",
      queue.queued_count as "queuedCount",
      queue.ready_count as "readyCount",
      queue.active_count as "activeCount",
      queue.failed_count as "failedCount",
      queue.total_count as "totalCount",
      queue.created_delta as "createdDelta",
      queue.completed_delta as "completedDelta",
      queue.failed_delta as "failedDelta",
      queue.delta_seconds as "deltaSeconds",
      queue.delta_on as "deltaOn",
      queue.monitor_on as "capturedOn"
  `}function serializeArrayParam(e){return`ARRAY[${e.map(n=>`'${n.replace(SINGLE_QUOTE_REGEX2,"''")}'`).join(",")}]::text[]`}function serializeJsonParam(e){return`'${JSON.stringify(e).replace(SINGLE_QUOTE_REGEX2,"''")}'`}function transaction(e){return`
    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SET LOCAL idle_in_transaction_session_timeout = 30000;
    ${Array.isArray(e)?e.join(`;
`):e};
    COMMIT;
  `}function locked(e,t,n,o){const a=Array.isArray(t)?t:[t];return transaction(o?a:[advisoryLock(e,n),...a])}function advisoryLockKey(e,t){return`('x' || encode(sha224((current_database() || '.pgboss.${normalizeSchemaName(e)}${t||""}')::bytea), 'hex'))::bit(64)::bigint`}function advisoryLock(e,t){return`SELECT pg_advisory_xact_lock(${advisoryLockKey(e,t)})`}function tryAdvisoryLock(e,t,n){return n?{cte:"",guard:""}:{cte:`lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${advisoryLockKey(e,t)}) AS got),
    `,guard:" AND (SELECT got FROM lock)"}}function assertMigration(e,t){return`SELECT version::int/(version::int-${t}) from ${e}.version`}function findJobs(e,t,n){const{queued:o,byKey:a,byData:r,byId:s,after:i}=n;let E=1;const d=[];if(s&&(++E,d.push(`AND id = $${E}`)),a&&(++E,d.push(`AND singleton_key = $${E}`)),r&&(++E,d.push(`AND data @> $${E}::text::jsonb`)),o&&d.push(`AND state < '${JOB_STATES.active}'`),i){const u=`$${++E}::timestamptz`,_=`$${++E}::uuid`;d.push(`AND created_on >= ${u}`),d.push(`AND (created_on, id) > (${u}, ${_})`)}return`
    SELECT ${JOB_COLUMNS_ALL}
    FROM ${e}.${t}
    WHERE name = $1
      ${d.join(`
      `)}
    ORDER BY created_on, id
    LIMIT $${++E}
    `}function getJobById(e,t){return`
    SELECT ${JOB_COLUMNS_ALL}
    FROM ${e}.${t}
    WHERE name = $1
      AND id = $2
    `}function insertDependencies(e,t){const n=`
    INSERT INTO ${e}.job_dependency (child_name, child_id, parent_name, parent_id)
    SELECT child_name, child_id, parent_name, parent_id
    FROM json_to_recordset($1::text::json) AS x (
      child_name text,
      child_id uuid,
      parent_name text,
      parent_id uuid
    )
    ON CONFLICT DO NOTHING
  `;return t?n.replace("$1",()=>serializeJsonParam(t)):n}function getDependencies(e,t=!1){return`
    SELECT parent_name as "parentName", parent_id as "parentId"
    FROM ${e}.job_dependency
    WHERE child_name = $1 AND child_id = $2
      ${t?"AND (parent_name, parent_id) > ($3, $4::uuid)":""}
    ORDER BY parent_name, parent_id
    LIMIT ${t?"$5":"$3"}
  `}function getDependents(e,t=!1){return`
    SELECT child_name as "childName", child_id as "childId"
    FROM ${e}.job_dependency
    WHERE parent_name = $1 AND parent_id = $2
      ${t?"AND (child_name, child_id) > ($3, $4::uuid)":""}
    ORDER BY child_name, child_id
    LIMIT ${t?"$5":"$3"}
  `}var DEPENDENCY_CLEANUP_BATCH_SIZE=1e4;function cleanupDependencies(e,t,n,o,a={}){const{after:r,batchSize:s=DEPENDENCY_CLEANUP_BATCH_SIZE,noAdvisoryLocks:i,backend:E}=a,d=`'${n.replace(SINGLE_QUOTE_REGEX2,"''")}'`,u=r?`AND ${o}_id > '${r.replace(SINGLE_QUOTE_REGEX2,"''")}'::uuid`:"",_=r?`AND j.id > '${r.replace(SINGLE_QUOTE_REGEX2,"''")}'::uuid`:"",c=`COALESCE((SELECT id FROM edge), '${MAX_UUID}'::uuid)`,$=`
    WITH edge AS (
      SELECT ${o}_id AS id
      FROM ${e}.job_dependency
      WHERE ${o}_name = ${d} ${u}
      ORDER BY ${o}_id
      OFFSET ${s-1}
      LIMIT 1
    ),
    removed AS (
      DELETE FROM ${e}.job_dependency d
      WHERE ${o}_name = ${d} ${u}
        AND ${walkBatchBound(`${o}_id`,`SELECT ${o}_id FROM ${e}.job_dependency WHERE ${o}_name = ${d} ${u}`,s,E)}
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.${t} j
          WHERE j.name = ${d} ${_}
            AND j.id <= ${c}
            AND j.id = d.${o}_id
        )
      RETURNING 1
    )
    SELECT
      (SELECT id FROM edge) AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted
  `;return locked(e,$,t+"cleanupDependencies",i)}function findJobsAnchor(e,t){return`SELECT ${utcIsoText("created_on")} AS "createdOn" FROM ${e}.${t} WHERE name = $1 AND id = $2::uuid`}function getBlockedKeys(e,t,n=!1){return`
    SELECT DISTINCT singleton_key as "singletonKey"
    FROM ${e}.${t}
    WHERE name = $1
      AND state = '${JOB_STATES.failed}'
      AND policy = '${QUEUE_POLICIES.key_strict_fifo}'
      ${n?"AND singleton_key > $2":""}
    ORDER BY "singletonKey"
    LIMIT ${n?"$3":"$2"}
    `}function claimBamCommand(e,t){const n=getNextBamCommand(e,t);return t.noAdvisoryLocks?n:locked(e,n,"bamClaim")}function getNextBamCommand(e,{useLiveness:t=!1,pendingOnly:n=!1}={}){const o=`NOT EXISTS (
    SELECT 1 FROM ${e}.bam p
    WHERE p.version = c.version
      AND p.table_name = c.table_name
      AND p.created_on < c.created_on
      AND p.status <> 'completed'
  )`;if(!t)return`
      WITH candidate AS (
        SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
        FROM ${e}.bam c
        WHERE ${n?"c.status = 'pending'":`(
          c.status IN ('pending', 'failed')
          OR (c.status = 'in_progress' AND c.started_on < ${e}.job_now() - interval '${BAM_STALE_SECONDS} seconds')
        )`}
        AND ${o}
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.bam g
          WHERE g.status = 'in_progress' AND g.started_on >= ${e}.job_now() - interval '${BAM_STALE_SECONDS} seconds'
        )
        ORDER BY (c.status != 'pending'), c.created_on
        LIMIT 1
      )
      UPDATE ${e}.bam b
      SET status = 'in_progress', started_on = ${e}.job_now()
      FROM candidate
      WHERE b.id = candidate.id
        AND b.status = candidate.prior_status
        AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
      RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
                b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
                (candidate.prior_status <> 'pending') as reattempt,
                candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
                b.started_on::text as "claimedStartedOn"
    `;const a=s=>`EXISTS (
    SELECT 1 FROM pg_locks l
    WHERE l.locktype = 'relation'
      AND l.granted
      AND l.mode = 'ShareUpdateExclusiveLock'
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.relation = to_regclass(quote_ident('${resolveSchemaName(e)}') || '.' || quote_ident(${s}))
  )`,r=(s,i)=>`(
    ${s} < ${e}.job_now() - interval '${BAM_LIVENESS_GRACE_SECONDS} seconds'
    AND NOT ${a(i)}
  )`;return`
    WITH candidate AS (
      SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
      FROM ${e}.bam c
      WHERE ${n?"c.status = 'pending'":`(
        c.status IN ('pending', 'failed')
        OR (c.status = 'in_progress' AND ${r("c.started_on","c.table_name")})
      )`}
      AND ${o}
      AND NOT EXISTS (
        SELECT 1 FROM ${e}.bam g
        WHERE g.status = 'in_progress' AND NOT ${r("g.started_on","g.table_name")}
      )
      ORDER BY (c.status != 'pending'), c.created_on
      LIMIT 1
      FOR UPDATE OF c SKIP LOCKED
    )
    UPDATE ${e}.bam b
    SET status = 'in_progress', started_on = ${e}.job_now()
    FROM candidate
    WHERE b.id = candidate.id
      AND b.status = candidate.prior_status
      AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
    RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
              b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
              (candidate.prior_status <> 'pending') as reattempt,
              candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
              b.started_on::text as "claimedStartedOn"
  `}function bamHealDrop(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("?[\w$]+"?)/i);return n?`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${n[1]}`:null}function bamHealProbe(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);return n?`
    SELECT NOT i.indisvalid AS invalid
    FROM pg_class c
    JOIN pg_index i ON i.indexrelid = c.oid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}' AND c.relname = '${n[1].replace(SINGLE_QUOTE_REGEX2,"''")}'
  `:null}function releaseBamCommand(e,t,n,o,a){const r=o==null?"NULL":`'${o.replace(SINGLE_QUOTE_REGEX2,"''")}'::timestamptz`;return`
    UPDATE ${e}.bam
    SET status = '${n.replace(SINGLE_QUOTE_REGEX2,"''")}', started_on = ${r}
    WHERE id = '${t}'
      AND status = 'in_progress'
      AND started_on = '${a.replace(SINGLE_QUOTE_REGEX2,"''")}'::timestamptz
  `}function setBamCompleted(e,t){return`
    UPDATE ${e}.bam
    SET status = 'completed', completed_on = ${e}.job_now(), error = NULL
    WHERE id = '${t}'
  `}function isConcurrentIndexCommand(e){return/^\s*(?:CREATE\s+(?:UNIQUE\s+)?INDEX|DROP\s+INDEX)\s+CONCURRENTLY\b/i.test(e)}function bamCommandTag(e){return`/* pgboss bam ${e} */`}function cancelBamCommand(e){return`
    SELECT pg_cancel_backend(pid) AS cancelled
    FROM pg_stat_activity
    WHERE datname = current_database()
      AND pid <> pg_backend_pid()
      AND state = 'active'
      AND query LIKE '${bamCommandTag(e)}%'
  `}function setBamFailed(e,t,n){const o=n.replace(/'/g,"''");return`
    UPDATE ${e}.bam
    SET status = 'failed', error = '${o}', completed_on = ${e}.job_now()
    WHERE id = '${t}'
  `}function getBamStatus(e){return`
    SELECT status, count(*)::int as count, max(created_on) as "lastCreatedOn"
    FROM ${e}.bam
    GROUP BY status
    ORDER BY status
  `}function getBamEntries(e,t=!1){const n=o=>`(SELECT ${o} FROM ${e}.bam WHERE id = $1::uuid)`;return`
    SELECT id, name, version, status, queue, table_name as "table", command, error,
           created_on as "createdOn", started_on as "startedOn", completed_on as "completedOn"
    FROM ${e}.bam
    ${t?`WHERE (version, created_on, id) > (${n("version")}, ${n("created_on")}, $1::uuid)`:""}
    ORDER BY version, created_on, id
    LIMIT ${t?"$2":"$1"}
  `}function bamEntryExists(e){return`SELECT 1 FROM ${e}.bam WHERE id = $1::uuid`}function jobCommonExists(e){return`SELECT to_regclass('${e}.${COMMON_JOB_TABLE}') as name`}function getManagedQueuePartitions(e){return`SELECT table_name as "table", policy FROM ${e}.queue WHERE partition = true`}function getIncompleteBamCommands(e){return`SELECT command FROM ${e}.bam WHERE status <> 'completed'`}function bamCommandIndexName(e){const t=e.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);return t?t[1]:null}var POLICY_JOB_INDEXES={1:QUEUE_POLICIES.short,2:QUEUE_POLICIES.singleton,3:QUEUE_POLICIES.stately,6:QUEUE_POLICIES.exclusive,8:QUEUE_POLICIES.key_strict_fifo,10:QUEUE_POLICIES.key_strict_fifo},BASE_JOB_INDEXES=[4,7,9,11,12,13,14,15,16,17],FIXED_MANAGED_TABLES=["version","queue","schedule","subscription","bam","warning","queue_stats","job_dependency","instance"];function manifestSection(e){return e?schema_default.partitioned:schema_default.nonPartitioned}function applyManifestSchema(e,t){return e.split(schema_default.schemaToken).join(t)}function functionArgTypes(e){return e.slice(e.indexOf("(")+1,e.indexOf(")")).split(",").map(n=>n.trim().replace(/\s+DEFAULT\s+.*$/i,"")).filter(Boolean).map(n=>n.split(/\s+/).slice(1).join(" ")).join(", ")}function uninstall(e,t=!0){const n=manifestSection(t),o=n.tables.map(r=>`${e}.${r}`).join(", ");return[`DROP FUNCTION IF EXISTS ${n.functions.map(r=>`${e}.${r.name}(${functionArgTypes(r.def)})`).join(", ")};`,`DROP TABLE IF EXISTS ${o};`,`DROP TYPE IF EXISTS ${e}.job_state;`].join(`
`)}var EXPECTED_JOB_STATES=schema_default.partitioned.enum;function expectedManagedTables(e,t,n=[]){const o=[...manifestSection(t).tables];if(t)for(const a of n)o.push(a.table);return o}function expectedManagedColumns(e,t,n=[]){const o=new Set(FIXED_MANAGED_TABLES),a=new Map,r=[];for(const i of manifestSection(t).columns){if(i.table===BASE_JOB_TABLE){r.push(i.column);continue}if(!o.has(i.table))continue;let E=a.get(i.table);E||a.set(i.table,E={table:i.table,columns:[],defaults:{},types:{}}),E.columns.push(i.column),E.types[i.column]={type:applyManifestSchema(i.type,e),notNull:i.notNull},i.default!=null&&(E.defaults[i.column]=applyManifestSchema(i.default,e))}const s=[...a.values()];if(s.push({table:BASE_JOB_TABLE,columns:r}),t){s.push({table:COMMON_JOB_TABLE,columns:r});for(const i of n)s.push({table:i.table,columns:r})}return s}function expectedManagedConstraints(e,t){const n=new Set(FIXED_MANAGED_TABLES),o=new Map;for(const{table:a,def:r}of manifestSection(t).constraints){if(!n.has(a))continue;(o.get(a)??o.set(a,[]).get(a)).push(applyManifestSchema(r,e))}return[...o].map(([a,r])=>({table:a,constraints:r}))}function expectedManagedFunctions(e,t,n={}){return manifestSection(t).functions.map(o=>{let a=applyManifestSchema(o.def,e);return o.name==="job_now"&&n.clockOverride&&(a=a.replace(extractFunctionBody(a),` ${clockOverrideBody(e)} `)),{name:o.name,expectedBody:normalizeFunctionBody(extractFunctionBody(a)),definition:a.replace(/\s+/g," ").trim()}})}function expectedManagedIndexes(e,t,n=[]){const o=(i,E,d)=>{const u=applyManifestSchema(d,e);return{name:i,table:E,keys:indexKeysRaw(u),include:indexIncludeRaw(u),predicate:indexPredicateRaw(u),definition:displayIndexDefinition(u)}},a=t?COMMON_JOB_TABLE:BASE_JOB_TABLE,r=[],s=[];for(const i of manifestSection(t).indexes){r.push(o(i.name,i.table,i.def));const E=i.table===a?i.name.match(/_i(\d+)$/):null;E&&s.push({n:Number(E[1]),def:i.def})}if(t)for(const i of n)for(const{n:E,def:d}of s)!BASE_JOB_INDEXES.includes(E)&&POLICY_JOB_INDEXES[E]!==
i.policy||r.push(o(`${i.table}_i${E}`,i.table,d.split(COMMON_JOB_TABLE).join(i.table)));return r}var REINDEX_DEFAULTS={minPages:128,maxEntriesPerPage:5,minSizeRatio:4,maxIndexBytes:2*1024*1024*1024},INDEX_WIDTH_JOIN=`LEFT JOIN LATERAL (
      SELECT COALESCE(sum(COALESCE(ts.avg_width, xs.avg_width, 0)), 0) AS key_width
      FROM unnest(x.indkey::int2[]) WITH ORDINALITY AS k(attnum, pos)
      LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum
      LEFT JOIN pg_stats ts ON ts.schemaname = n.nspname AND ts.tablename = t.relname AND ts.attname = a.attname
      LEFT JOIN pg_attribute ia ON ia.attrelid = i.oid AND ia.attnum = k.pos::int2
      LEFT JOIN pg_stats xs ON xs.schemaname = n.nspname AND xs.tablename = i.relname AND xs.attname = ia.attname
    ) w ON true`,EXPECTED_PAGES="GREATEST(ceil((i.reltuples * (w.key_width + 20)) / 8192.0), 1)",INDEX_STAT_COLUMNS=`
      floor(i.reltuples)::float8 as entries,
      pg_relation_size(i.oid)::float8 as bytes,`;function numericThreshold(e,t,n){return e==null?t:((0,import_node_assert3.default)(typeof e=="number"&&Number.isFinite(e)&&e>=0,`configuration assert: reindex.${n} must be a finite number >= 0`),e)}function jobTableScope(e,t){return t?.length?`t.relname = ANY(${serializeArrayParam(t)})`:`t.relname IN (SELECT table_name FROM ${e}.queue UNION SELECT '${BASE_JOB_TABLE}' UNION SELECT '${COMMON_JOB_TABLE}')`}function getBloatedIndexes(e,t,n){const o=numericThreshold(n?.minPages,REINDEX_DEFAULTS.minPages,"minPages"),a=numericThreshold(n?.maxEntriesPerPage,REINDEX_DEFAULTS.maxEntriesPerPage,"maxEntriesPerPage"),r=numericThreshold(n?.minSizeRatio,REINDEX_DEFAULTS.minSizeRatio,"minSizeRatio");return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${INDEX_STAT_COLUMNS}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    ${INDEX_WIDTH_JOIN}
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${jobTableScope(e,t)}
      AND i.relpages > ${o}
      AND i.reltuples >= 0
      AND i.reltuples / GREATEST(i.relpages, 1) < ${a}
      AND i.relpages > ${r} * ${EXPECTED_PAGES}
    ORDER BY pg_relation_size(i.oid) DESC
  `}function getJobIndexes(e,t){return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${INDEX_STAT_COLUMNS}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${jobTableScope(e,t)}
    ORDER BY pg_relation_size(i.oid) DESC
  `}function getReindexLeftovers(e,t,n=!1,o=!1){const a=n?"":"AND NOT EXISTS (SELECT 1 FROM pg_stat_progress_create_index p WHERE p.relid = x.indrelid)",r=o?"":"AND pg_has_role(current_user, i.relowner, 'USAGE')";return`
    SELECT i.relname as name
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}'
      AND i.relkind = 'i'
      AND NOT x.indisvalid
      AND i.relname ~ '_ccnew[0-9]*$'
      AND ${jobTableScope(e,t)}
      ${r}
      ${a}
  `}function quoteIdentifier(e){return`"${e.replace(/"/g,'""')}"`}var XMIN_HORIZON_SOURCES={backends:"SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_activity WHERE backend_xmin IS NOT NULL AND (xact_start IS NULL OR xact_start < $1)",slots:"SELECT max(age(xmin)) FROM pg_catalog.pg_replication_slots WHERE xmin IS NOT NULL",slotsCatalog:"SELECT max(age(catalog_xmin)) FROM pg_catalog.pg_replication_slots WHERE catalog_xmin IS NOT NULL",standbys:"SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_replication WHERE backend_xmin IS NOT NULL",prepared:"SELECT max(age(transaction)) FROM pg_catalog.pg_prepared_xacts"},XMIN_HORIZON_QUERY_SOURCES=Object.keys(XMIN_HORIZON_SOURCES);function getXminHorizon(e,t=XMIN_HORIZON_QUERY_SOURCES){(0,import_node_assert3.default)(t.length,"getXminHorizon requires at least one source");const n=t.map(r=>`(${XMIN_HORIZON_SOURCES[r]}) as "${r}"`),o=t.includes("backends")?`,
      (SELECT to_jsonb(h) FROM (
        SELECT
          pid,
          application_name                                    as "applicationName",
          usename::text                                       as "userName",
          state,
          age(backend_xmin)                                   as age,
          extract(epoch from (now() - xact_start))::int       as "xactSeconds"
        FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL
          AND (xact_start IS NULL OR xact_start < $1)
          AND pid <> pg_backend_pid()
        ORDER BY age(backend_xmin) DESC, xact_start NULLS LAST
        LIMIT 1
      ) h) as "backendHolder",
      (SELECT count(*)::int FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NULL
          AND pid <> pg_backend_pid()) as "opaqueBackends",
      current_setting('application_name') as "selfApplicationName"`:"";return{text:`
    SELECT
      ${n.join(`,
      `)},
      (SELECT max(extract(epoch from (now() - xact_start)))::int
         FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NOT NULL) as "oldestTransactionSeconds"${o}
  `,values:t.includes("backends")?[e]:[]}}function getJobTableGarbage(e,t){return`
    SELECT t.relname as name,
      s.n_live_tup as "liveTuples",
      s.n_dead_tup as "deadTuples",
      (extract(epoch from GREATEST(s.last_autovacuum, s.last_vacuum)) * 1000)::float8 as "lastVacuum",
      extract(epoch from (now() - GREATEST(s.last_autovacuum, s.last_vacuum)))::int as "vacuumAgeSeconds",
      coalesce((SELECT option_value::int FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_threshold'),
               current_setting('autovacuum_vacuum_threshold')::int) as "threshold",
      coalesce((SELECT option_value::float8 FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_scale_factor'),
               current_setting('autovacuum_vacuum_scale_factor')::float8) as "scaleFactor",
      coalesce((SELECT option_value::boolean FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_enabled'), true) as "autovacuumEnabled"
    FROM pg_catalog.pg_class t
    JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_catalog.pg_stat_user_tables s ON s.relid = t.oid
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX2,"''")}'
      AND t.relkind = 'r'
      AND ${jobTableScope(e,t)}
  `}function reindexIndex(e,t){return`REINDEX INDEX CONCURRENTLY ${e}.${quoteIdentifier(t)}`}function dropIndexConcurrently(e,t){return`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${quoteIdentifier(t)}`}function buildReindexCommands(e,t,n){return t.length?[...n.map(({name:o})=>dropIndexConcurrently(e,o)),...t.map(({name:o})=>reindexIndex(e,o))]:[]}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/clock.js
var systemClock={now:()=>Date.now(),setTimeout:(t,e)=>setTimeout(t,e),clearTimeout:t=>clearTimeout(t),setInterval:(t,e)=>setInterval(t,e),clearInterval:t=>clearInterval(t)};function isAttachable(t){return typeof t.attach=="function"}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/attorney.js
var POLICY={MAX_EXPIRATION_HOURS:24,MIN_POLLING_INTERVAL_MS:500,MAX_RETENTION_DAYS:365},COMPATIBILITY_FLAGS=["noSkipLocked","noMultiMutationCte","noTablePartitioning","noDeferrableConstraints","noAdvisoryLocks","noCoveringIndexes","noAddColumnBackfill","noListenNotify","noIndexProgressView","noReindex","noMonitorVacuum","noTransactionalHeartbeat","inlineTableIndexes"],BACKEND_PROFILES={postgres:{kind:"standard",flags:{}},cockroachdb:{kind:"distributed",flags:{noSkipLocked:!0,noMultiMutationCte:!0,noTablePartitioning:!0,noDeferrableConstraints:!0,noAdvisoryLocks:!0,noCoveringIndexes:!0,noAddColumnBackfill:!0,noListenNotify:!0,noIndexProgressView:!0,noReindex:!0,noMonitorVacuum:!0,noTransactionalHeartbeat:!0,inlineTableIndexes:!0}},yugabytedb:{kind:"distributed",flags:{noAdvisoryLocks:!0,noTablePartitioning:!0,noIndexProgressView:!0,noReindex:!0,noMonitorVacuum:!0}},citus:{kind:"distributed",flags:{}},pglite:{kind:"embedded",flags:{}}};function assertObjectName(e,t="Name"){(0,import_node_assert2.default)(/^[\w.\-/]+$/.test(e),`${t} can only contain alphanumeric characters, underscores, hyphens, periods, or forward slashes`)}function validateQueueArgs(e={}){(0,import_node_assert2.default)(!("deadLetter"in e)||e.deadLetter===null||typeof e.deadLetter=="string","deadLetter must be a string"),(0,import_node_assert2.default)(!("notify"in e)||typeof e.notify=="boolean","notify must be a boolean"),e.deadLetter&&assertObjectName(e.deadLetter,"deadLetter"),validateRetryConfig(e),validateExpirationConfig(e),validateRetentionConfig(e),validateDeletionConfig(e),validateHeartbeatConfig(e)}var ISO_DATE=/^\d{4}-\d{2}-\d{2}/,ZONELESS_TIME=/^(?:[T ]\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?)?)?$/;function pinZonelessDateTime(e){return ISO_DATE.test(e)&&ZONELESS_TIME.test(e.slice(10))?e+"Z":e}function checkSendArgs(e){let t,n,r;if(typeof e[0]=="string")t=e[0],n=e[1],(0,import_node_assert2.default)(typeof n!="function","send() cannot accept a function as the payload.  Did you intend to use w\
ork()?"),r=e[2];else if(typeof e[0]=="object"){(0,import_node_assert2.default)(e.length===1,"send object API only accepts 1 argument");const o=e[0];(0,import_node_assert2.default)(o,"boss requires all jobs to have a name"),t=o.name,n=o.data,r=o.options}return r=r||{},(0,import_node_assert2.default)(t,"boss requires all jobs to have a queue name"),(0,import_node_assert2.default)(typeof r=="object","options should be an object"),r={...r},(0,import_node_assert2.default)(!("priority"in r)||Number.isInteger(r.priority),"priority must be an integer"),r.priority=r.priority||0,r.startAfter=r.startAfter instanceof Date&&typeof r.startAfter.toISOString=="function"?r.startAfter.toISOString():+r.startAfter>0?""+r.startAfter:typeof r.startAfter=="string"?pinZonelessDateTime(r.startAfter):void 0,validateRetryConfig(r),validateExpirationConfig(r),validateRetentionConfig(r),validateDeletionConfig(r),validateGroupConfig(r),validateHeartbeatConfig(r),{name:t,data:n,options:r}}var JOB_MATCH_STRATEGIES=["newest","oldest","all"];function checkUpdateArgs(e,{upsert:t=!1}={}){const n=t?"upsert()":"update()";let r,o,i;if(typeof e[0]=="string")r=e[0],o=e[1],i=e[2];else if(typeof e[0]=="object"){(0,import_node_assert2.default)(e.length===1,`${n} object API only accepts 1 argument`);const u=e[0];(0,import_node_assert2.default)(u,"boss requires all jobs to have a name"),r=u.name,o=u.data,i=u.options}(0,import_node_assert2.default)(r,"boss requires all jobs to have a queue name"),(0,import_node_assert2.default)(typeof o!="function",`${n} cannot accept a function as the payload.  Did you intend to use work()?`);const s={...i||{}};(0,import_node_assert2.default)(typeof s=="object","options should be an object");const{id:a,singletonKey:d,match:l}=s;if((0,import_node_assert2.default)(!!a!=!!d,`${n} requires exactly one of id or singletonKey`),(0,import_node_assert2.default)(!(a&&l!==void 0),"match is only valid when targeting jobs by singletonKey"),(0,import_node_assert2.default)(l===void 0||JOB_MATCH_STRATEGIES.
includes(l),`match must be one of: ${JOB_MATCH_STRATEGIES.join(", ")}`),(0,import_node_assert2.default)(!("priority"in s)||Number.isInteger(s.priority),"priority must be an integer"),"startAfter"in s){const u=s.startAfter;s.startAfter=u instanceof Date&&typeof u.toISOString=="function"?u.toISOString():typeof u=="number"&&Number.isFinite(u)?""+u:typeof u=="string"?pinZonelessDateTime(u):void 0}return validateRetryConfig(s),validateExpirationConfig(s),validateRetentionConfig(s),validateGroupConfig(s),validateHeartbeatConfig(s),{name:r,data:o,options:s}}function validateGroupConfig(e){!("group"in e)||e.group===void 0||e.group===null||((0,import_node_assert2.default)(typeof e.group=="object","group must be an object"),(0,import_node_assert2.default)(typeof e.group.id=="string"&&e.group.id.length>0,"group.id must be a non-empty string"),(0,import_node_assert2.default)(!("tier"in e.group)||typeof e.group.tier=="string"&&e.group.tier.length>0,"group.tier must be a non-empty string if provided"))}function validateFlowJobs(e){(0,import_node_assert2.default)(Array.isArray(e),"flow requires an array of jobs"),(0,import_node_assert2.default)(e.length>=2,"flow requires at least 2 jobs");const t=new Set;for(const a of e)(0,import_node_assert2.default)(typeof a.ref=="string"&&a.ref.length>0,"each flow job must have a non-empty ref"),(0,import_node_assert2.default)(!t.has(a.ref),`duplicate ref: "${a.ref}"`),t.add(a.ref),(0,import_node_assert2.default)(typeof a.name=="string"&&a.name.length>0,"each flow job must have a non-empty name"),assertObjectName(a.name);const n=e.some(a=>a.dependsOn&&a.dependsOn.length>0);(0,import_node_assert2.default)(n,"flow requires at least one job with dependsOn");for(const a of e)if(a.dependsOn){(0,import_node_assert2.default)(Array.isArray(a.dependsOn),`dependsOn for ref "${a.ref}" must be an array`);for(const d of a.dependsOn)(0,import_node_assert2.default)(typeof d=="string"&&d.length>0,"dependsOn entries must be non-empty strings"),(0,import_node_assert2.
default)(d!==a.ref,`job "${a.ref}" cannot depend on itself`),(0,import_node_assert2.default)(t.has(d),`dependsOn ref "${d}" not found in flow`)}const r=new Map,o=new Map;for(const a of e)r.set(a.ref,0),o.set(a.ref,[]);for(const a of e)if(a.dependsOn)for(const d of a.dependsOn)o.get(d).push(a.ref),r.set(a.ref,r.get(a.ref)+1);const i=[];for(const[a,d]of r)d===0&&i.push(a);let s=0;for(;i.length>0;){const a=i.shift();s++;for(const d of o.get(a)){const l=r.get(d)-1;r.set(d,l),l===0&&i.push(d)}}if(s!==e.length){const a=findDependencyCycle(o);(0,import_node_assert2.default)(!1,`flow contains a dependency cycle: ${a.join(" -> ")}`)}}function findDependencyCycle(e){const t=new Set,n=new Set,r=[];function o(s){if(t.has(s)){const a=r.indexOf(s);return[...r.slice(a),s]}if(n.has(s))return null;t.add(s),r.push(s);for(const a of e.get(s)||[]){const d=o(a);if(d)return d}return r.pop(),t.delete(s),n.add(s),null}let i=null;for(const s of e.keys())if(i=o(s),i)break;return i}function validateGroupConcurrencyValue(e,t){if(typeof e=="number"){(0,import_node_assert2.default)(Number.isInteger(e)&&e>=1,`${t} must be an integer >= 1`);return}if((0,import_node_assert2.default)(typeof e=="object",`${t} must be a number or an object with { default, tiers? }`),(0,import_node_assert2.default)(Number.isInteger(e.default)&&e.default>=1,`${t}.default must be an integer >= 1`),"tiers"in e&&e.tiers){(0,import_node_assert2.default)(typeof e.tiers=="object",`${t}.tiers must be an object`);for(const[n,r]of Object.entries(e.tiers))(0,import_node_assert2.default)(typeof n=="string"&&n.length>0,`${t} tier keys must be non-empty strings`),(0,import_node_assert2.default)(Number.isInteger(r)&&r>=1,`${t}.tiers["${n}"] must be an integer >= 1`)}}function validatePriorityRangeConfig(e){e.minPriority!==void 0&&(0,import_node_assert2.default)(Number.isInteger(e.minPriority),"minPriority must be an integer"),e.maxPriority!==void 0&&(0,import_node_assert2.default)(Number.isInteger(e.maxPriority),"maxPriority must be \
an integer"),e.minPriority!==void 0&&e.maxPriority!==void 0&&(0,import_node_assert2.default)(e.minPriority<=e.maxPriority,"minPriority must be <= maxPriority")}function validateGroupConcurrencyConfig(e){const t=e.groupConcurrency!=null,n=e.localGroupConcurrency!=null;(0,import_node_assert2.default)(!(t&&n),"cannot specify both groupConcurrency and localGroupConcurrency - choose one"),t&&validateGroupConcurrencyValue(e.groupConcurrency,"groupConcurrency"),n&&(validateGroupConcurrencyValue(e.localGroupConcurrency,"localGroupConcurrency"),validateLocalGroupConcurrencyLimit(e.localGroupConcurrency,e.localConcurrency))}function validateLocalGroupConcurrencyLimit(e,t){const n=t??1;if(typeof e=="number")(0,import_node_assert2.default)(e<=n,`localGroupConcurrency (${e}) cannot exceed localConcurrency (${n})`);else if(typeof e=="object"&&((0,import_node_assert2.default)(e.default<=n,`localGroupConcurrency.default (${e.default}) cannot exceed localConcurrency (${n})`),e.tiers))for(const[r,o]of Object.entries(e.tiers))(0,import_node_assert2.default)(o<=n,`localGroupConcurrency.tiers["${r}"] (${o}) cannot exceed localConcurrency (${n})`)}function checkWorkArgs(e,t){let n,r;return(0,import_node_assert2.default)(e,"queue name is required"),t.length===1?(r=t[0],n={}):t.length>1&&(n=t[0]||{},r=t[1]),(0,import_node_assert2.default)(typeof r=="function","expected callback to be a function"),(0,import_node_assert2.default)(typeof n=="object","expected config to be an object"),n={...n},applyPollingInterval(n),(0,import_node_assert2.default)(!("batchSize"in n)||Number.isInteger(n.batchSize)&&n.batchSize>=1,"batchSize must be an integer > 0"),(0,import_node_assert2.default)(!("includeMetadata"in n)||typeof n.includeMetadata=="boolean","includeMetadata must be a boolean"),(0,import_node_assert2.default)(!("priority"in n)||typeof n.priority=="boolean","priority must be a boolean"),(0,import_node_assert2.default)(!("localConcurrency"in n)||Number.isInteger(n.localConcurrency)&&n.localConcurrency>=
1,"localConcurrency must be an integer >= 1"),(0,import_node_assert2.default)(!("perJobResults"in n)||typeof n.perJobResults=="boolean","perJobResults must be a boolean"),(0,import_node_assert2.default)(!("transactional"in n)||typeof n.transactional=="boolean","transactional must be a boolean"),validatePriorityRangeConfig(n),validateGroupConcurrencyConfig(n),validateHeartbeatRefreshConfig(n),validateTransactionalConfig(n),{options:n,callback:r}}function validateTransactionalConfig(e){if((0,import_node_assert2.default)(!("transactionTimeoutSeconds"in e)||Number.isInteger(e.transactionTimeoutSeconds)&&e.transactionTimeoutSeconds>=0,"transactionTimeoutSeconds must be an integer >= 0"),!e.transactional){(0,import_node_assert2.default)(!("transactionTimeoutSeconds"in e),"transactionTimeoutSeconds requires transactional");return}(0,import_node_assert2.default)(!e.perJobResults,"transactional cannot be combined with perJobResults")}function checkFetchArgs(e,t){(0,import_node_assert2.default)(e,"missing queue name"),(0,import_node_assert2.default)(!("batchSize"in t)||Number.isInteger(t.batchSize)&&t.batchSize>=1,"batchSize must be an integer > 0"),(0,import_node_assert2.default)(!("includeMetadata"in t)||typeof t.includeMetadata=="boolean","includeMetadata must be a boolean"),(0,import_node_assert2.default)(!("priority"in t)||typeof t.priority=="boolean","priority must be a boolean"),(0,import_node_assert2.default)(!("ignoreStartAfter"in t)||typeof t.ignoreStartAfter=="boolean","ignoreStartAfter must be a boolean"),validatePriorityRangeConfig(t)}function getConfig(e){(0,import_node_assert2.default)(e&&(typeof e=="object"||typeof e=="string"),"configuration assert: string or config object is required to connect to postgres");const t=typeof e=="string"?{connectionString:e}:{...e};return t.schedule="schedule"in t?t.schedule:!0,t.supervise="supervise"in t?t.supervise:!0,t.migrate="migrate"in t?t.migrate:!0,t.createSchema="createSchema"in t?t.createSchema:!0,t.useListenNotify="u\
seListenNotify"in t?t.useListenNotify:!1,t.reindex="reindex"in t?t.reindex:!0,resolveBackend(t),applyClockConfig(t),applySchemaConfig(t),applyOpsConfig(t),applyScheduleConfig(t),applyBamConfig(t),applyFlowConfig(t),applyInstanceConfig(t),validateWarningConfig(t),validateOpenTelemetryConfig(t),t}var CLOCK_METHODS=["now","setTimeout","clearTimeout","setInterval","clearInterval"];function applyClockConfig(e){if(e.clock){const t=e.clock;for(const n of CLOCK_METHODS)(0,import_node_assert2.default)(typeof t[n]=="function",`configuration assert: clock must implement ${n}()`)}e.clock=e.clock||systemClock}function applySchemaConfig(e){e.schema&&assertPostgresObjectName(e.schema),e.schema=e.schema||DEFAULT_SCHEMA}function applyInstanceConfig(e){e.registerInstance="registerInstance"in e?e.registerInstance!==!1:!0,(0,import_node_assert2.default)(!("instanceName"in e)||e.instanceName===void 0||typeof e.instanceName=="string"&&e.instanceName.length>0,"configuration assert: instanceName must be a non-empty string"),(0,import_node_assert2.default)(!("instanceHeartbeatSeconds"in e)||e.instanceHeartbeatSeconds===void 0||Number.isInteger(e.instanceHeartbeatSeconds)&&e.instanceHeartbeatSeconds>=1&&e.instanceHeartbeatSeconds<=3600,"configuration assert: instanceHeartbeatSeconds must be an integer from 1 to 3600"),e.instanceHeartbeatSeconds=e.instanceHeartbeatSeconds||30}function validateOpenTelemetryConfig(e){const t=e.openTelemetry;if(t!=null){(0,import_node_assert2.default)(typeof t=="object","configuration assert: openTelemetry must be an object");for(const n of["enabled","propagateContext"])(0,import_node_assert2.default)(t[n]===void 0||typeof t[n]=="boolean",`configuration assert: openTelemetry.${n} must be a boolean`);(0,import_node_assert2.default)(t.tracerProvider===void 0||typeof t.tracerProvider?.getTracer=="function","configuration assert: openTelemetry.tracerProvider must implement getTracer()"),(0,import_node_assert2.default)(t.meterProvider===void 0||typeof t.meterProvider?.
getMeter=="function","configuration assert: openTelemetry.meterProvider must implement getMeter()"),(0,import_node_assert2.default)(t.propagator===void 0||typeof t.propagator?.inject=="function"&&typeof t.propagator?.extract=="function","configuration assert: openTelemetry.propagator must implement inject() and extract()")}}function validateWarningConfig(e){(0,import_node_assert2.default)(!("warningQueueSize"in e)||e.warningQueueSize>=1,"configuration assert: warningQueueSize must be at least 1"),(0,import_node_assert2.default)(!("warningSlowQuerySeconds"in e)||e.warningSlowQuerySeconds>=1,"configuration assert: warningSlowQuerySeconds must be at least 1"),(0,import_node_assert2.default)(!("warningRetentionDays"in e)||Number.isInteger(e.warningRetentionDays)&&e.warningRetentionDays>=1,"configuration assert: warningRetentionDays must be an integer >= 1"),(0,import_node_assert2.default)(!("warningRetentionDays"in e)||e.warningRetentionDays<=POLICY.MAX_RETENTION_DAYS,`configuration assert: warningRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`),e.warningRetentionDays=e.warningRetentionDays||POLICY.MAX_RETENTION_DAYS}function resolveBackend(e){const t="backend"in e?e.backend:"postgres";(0,import_node_assert2.default)(t in BACKEND_PROFILES,`configuration assert: backend must be one of ${Object.keys(BACKEND_PROFILES).join(", ")}`),e.backend=t;const{flags:n}=BACKEND_PROFILES[t];t==="yugabytedb"&&process.emitWarning("backend: 'yugabytedb' is deprecated and will be rejected in the next major. YugabyteDB is not supported: releases are not tested against it and upgrades do not work there. See https://pgboss.io/database-backends#not-supported-yugabytedb","DeprecationWarning","PGBOSS_DEP_YUGABYTEDB");for(const r of COMPATIBILITY_FLAGS)e[r]=n[r]??!1;e.__test__distributed&&(e.noSkipLocked=!0,e.noMultiMutationCte=!0),e.__test__noAdvisoryLocks&&(e.noAdvisoryLocks=!0),e.__test__noIndexProgressView&&(e.noIndexProgressView=!0),e.__test__noTransactionalHeartbeat&&(e.noTransactionalHeartbeat=
!0),e.__test__noReindex&&(e.noReindex=!0)}function quotedNameProblem(e){return e.includes('"')?"cannot contain double quotes":e.includes("'")?"cannot contain single quotes":e.includes("%")?"cannot contain percent signs":e.includes("$")?"cannot contain dollar signs":e.includes(".")?"cannot contain periods":e.includes("\\")?"cannot contain backslashes":/[\x00-\x1f\x7f]/.test(e)?"cannot contain control characters":null}function assertPostgresObjectName(e){(0,import_node_assert2.default)(typeof e=="string","Name must be a string");const t=e.startsWith('"')&&e.endsWith('"')&&e.length>1,n=t?e.slice(1,-1):e;if((0,import_node_assert2.default)(n.length>0,"Name cannot be empty"),(0,import_node_assert2.default)(Buffer.byteLength(n,"utf8")<=50,"Name cannot exceed 50 bytes"),t){const i=quotedNameProblem(n);(0,import_node_assert2.default)(i===null,`Quoted name ${i}`);return}const r=quotedNameProblem(e),o=r===null?` Pass it quoted to use it verbatim: schema: '"${e}"'`:` Quoting will not help: a quoted name ${r}.`;(0,import_node_assert2.default)(!/\W/.test(e),`Schema name ${JSON.stringify(e)} can only contain alphanumeric characters or underscores when unquoted.${o}`),(0,import_node_assert2.default)(!/^\d/.test(e),`Schema name ${JSON.stringify(e)} cannot start with a number when unquoted.${o}`)}var LIST_LIMIT_DEFAULT=1e3,LIST_LIMIT_MAX=1e5;function assertListLimit(e,t=LIST_LIMIT_DEFAULT){return(0,import_node_assert2.default)(Number.isInteger(t)&&t>=1&&t<=LIST_LIMIT_MAX,`${e}: limit must be an integer between 1 and ${LIST_LIMIT_MAX}`),t}var UUID_INPUT=/^(?:\{[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7}\}|[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7})$/;function isUuid(e){return UUID_INPUT.test(e)}function assertListAfter(e,t,n=!1){(0,import_node_assert2.default)(t===void 0||typeof t=="string"&&t.length>0,`${e}: after must be a non-empty string`),(0,import_node_assert2.default)(!n||t===void 0||isUuid(t),`${e}: after must be a uuid`)}function assertListAfterRow(e,t,n,r){(0,import_node_assert2.default)(
t===void 0||typeof t=="object"&&t!==null&&n.every(o=>typeof t[o]=="string"),`${e}: after must be an object with string ${n.join(" and ")}`),(0,import_node_assert2.default)(!r||t===void 0||isUuid(t[r]),`${e}: after.${r} must be a uuid`)}function assertQueueName(e){(0,import_node_assert2.default)(e,"Name is required"),(0,import_node_assert2.default)(typeof e=="string","Name must be a string"),assertObjectName(e)}function assertKey(e){e&&((0,import_node_assert2.default)(typeof e=="string","Key must be a string"),assertObjectName(e,"Key"))}function validateRetentionConfig(e){(0,import_node_assert2.default)(!("retentionSeconds"in e)||e.retentionSeconds>=1,"configuration assert: retentionSeconds must be at least every second")}function validateExpirationConfig(e){(0,import_node_assert2.default)(!("expireInSeconds"in e)||e.expireInSeconds>=1,"configuration assert: expireInSeconds must be at least every second"),(0,import_node_assert2.default)(!e.expireInSeconds||e.expireInSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: expiration cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`)}function validateRetryConfig(e){(0,import_node_assert2.default)(!("retryDelay"in e)||Number.isInteger(e.retryDelay)&&e.retryDelay>=0,"retryDelay must be an integer >= 0"),(0,import_node_assert2.default)(!("retryLimit"in e)||Number.isInteger(e.retryLimit)&&e.retryLimit>=0,"retryLimit must be an integer >= 0"),(0,import_node_assert2.default)(!("retryBackoff"in e)||e.retryBackoff===!0||e.retryBackoff===!1,"retryBackoff must be either true or false"),(0,import_node_assert2.default)(!("retryDelayMax"in e)||e.retryDelayMax===null||e.retryBackoff===!0,"retryDelayMax can only be set if retryBackoff is true"),(0,import_node_assert2.default)(!("retryDelayMax"in e)||e.retryDelayMax===null||Number.isInteger(e.retryDelayMax)&&e.retryDelayMax>=0,"retryDelayMax must be an integer >= 0")}function validateHeartbeatConfig(e){(0,import_node_assert2.default)(!("heartbeatSeconds"in e)||e.heartbeatSeconds===
null||Number.isInteger(e.heartbeatSeconds)&&e.heartbeatSeconds>=10,"heartbeatSeconds must be an integer >= 10")}function validateHeartbeatRefreshConfig(e){!("heartbeatRefreshSeconds"in e)||e.heartbeatRefreshSeconds==null||(0,import_node_assert2.default)(typeof e.heartbeatRefreshSeconds=="number"&&e.heartbeatRefreshSeconds>0,"heartbeatRefreshSeconds must be a number > 0")}function applyPollingInterval(e){(0,import_node_assert2.default)(!("pollingIntervalSeconds"in e)||e.pollingIntervalSeconds>=POLICY.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: pollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`),e.pollingInterval="pollingIntervalSeconds"in e?e.pollingIntervalSeconds*1e3:2e3,(0,import_node_assert2.default)(!("notifyPollingIntervalSeconds"in e)||e.notifyPollingIntervalSeconds>=POLICY.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: notifyPollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`),"notifyPollingIntervalSeconds"in e?(e.notifyPollingInterval=e.notifyPollingIntervalSeconds*1e3,(0,import_node_assert2.default)(e.notifyPollingInterval>=e.pollingInterval,"configuration assert: notifyPollingIntervalSeconds must be at least pollingIntervalSeconds")):e.notifyPollingInterval=Math.max(3e4,e.pollingInterval),(0,import_node_assert2.default)(!("burstWhenReadyExceeds"in e)||Number.isInteger(e.burstWhenReadyExceeds)&&e.burstWhenReadyExceeds>=1,"configuration assert: burstWhenReadyExceeds must be an integer >= 1"),(0,import_node_assert2.default)(!("burstWhenBatchFull"in e)||typeof e.burstWhenBatchFull=="boolean","configuration assert: burstWhenBatchFull must be a boolean")}function applyOpsConfig(e){(0,import_node_assert2.default)(!("superviseIntervalSeconds"in e)||e.superviseIntervalSeconds>=1,"configuration assert: superviseIntervalSeconds must be at least every second"),e.superviseIntervalSeconds=e.superviseIntervalSeconds||60,(0,import_node_assert2.default)(e.superviseIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,
`configuration assert: superviseIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`),(0,import_node_assert2.default)(!("maintenanceIntervalSeconds"in e)||e.maintenanceIntervalSeconds>=1,"configuration assert: maintenanceIntervalSeconds must be at least every second"),e.maintenanceIntervalSeconds=e.maintenanceIntervalSeconds||POLICY.MAX_EXPIRATION_HOURS*60*60,(0,import_node_assert2.default)(e.maintenanceIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: maintenanceIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`),(0,import_node_assert2.default)(!("monitorIntervalSeconds"in e)||e.monitorIntervalSeconds>=1,"configuration assert: monitorIntervalSeconds must be at least every second"),e.monitorIntervalSeconds=e.monitorIntervalSeconds||60,(0,import_node_assert2.default)(e.monitorIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: monitorIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`),(0,import_node_assert2.default)(!("queueCacheIntervalSeconds"in e)||e.queueCacheIntervalSeconds>=1,"configuration assert: queueCacheIntervalSeconds must be at least every second"),e.queueCacheIntervalSeconds=e.queueCacheIntervalSeconds||60,(0,import_node_assert2.default)(e.queueCacheIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: queueCacheIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`),"queueStatRetentionDays"in e&&((0,import_node_assert2.default)(Number.isInteger(e.queueStatRetentionDays)&&e.queueStatRetentionDays>=1,"configuration assert: queueStatRetentionDays must be an integer >= 1"),(0,import_node_assert2.default)(e.queueStatRetentionDays<=POLICY.MAX_RETENTION_DAYS,`configuration assert: queueStatRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`)),e.queueStatRetentionDays=e.queueStatRetentionDays||7,validateReindexConfig(e),validateVacuumMonitorConfig(e)}function validateReindexConfig(e){if((0,import_node_assert2.default)(!("re\
index"in e)||typeof e.reindex=="boolean"||typeof e.reindex=="object"&&e.reindex!==null,"configuration assert: reindex must be a boolean or an options object"),typeof e.reindex=="object"&&e.reindex!==null){const{minPages:t,maxEntriesPerPage:n,minSizeRatio:r,maxIndexBytes:o,force:i}=e.reindex;(0,import_node_assert2.default)(t===void 0||Number.isInteger(t)&&t>=0,"configuration assert: reindex.minPages must be an integer >= 0"),(0,import_node_assert2.default)(n===void 0||typeof n=="number"&&n>0,"configuration assert: reindex.maxEntriesPerPage must be a number > 0"),(0,import_node_assert2.default)(r===void 0||typeof r=="number"&&r>=0,"configuration assert: reindex.minSizeRatio must be a number >= 0"),(0,import_node_assert2.default)(o===void 0||Number.isInteger(o)&&o>0,"configuration assert: reindex.maxIndexBytes must be an integer > 0"),(0,import_node_assert2.default)(i===void 0||i===!1,"configuration assert: reindex.force cannot be set in constructor options. Pass it to supervise()")}(0,import_node_assert2.default)(!("reindexIntervalSeconds"in e)||e.reindexIntervalSeconds>=1,"configuration assert: reindexIntervalSeconds must be at least every second"),e.reindexIntervalSeconds=e.reindexIntervalSeconds||POLICY.MAX_EXPIRATION_HOURS*60*60,(0,import_node_assert2.default)(e.reindexIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: reindexIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`)}function validateVacuumMonitorConfig(e){(0,import_node_assert2.default)(!("monitorVacuum"in e)||typeof e.monitorVacuum=="boolean","configuration assert: monitorVacuum must be a boolean")}function validateDeletionConfig(e){(0,import_node_assert2.default)(!("deleteAfterSeconds"in e)||e.deleteAfterSeconds>=0,"configuration assert: deleteAfterSeconds must be at least 0 (0 disables deletion)")}function applyScheduleConfig(e){(0,import_node_assert2.default)(!("clockMonitorIntervalSeconds"in e)||e.clockMonitorIntervalSeconds>=1&&e.clockMonitorIntervalSeconds<=
600,"configuration assert: clockMonitorIntervalSeconds must be between 1 second and 10 minutes"),e.clockMonitorIntervalSeconds=e.clockMonitorIntervalSeconds||600,(0,import_node_assert2.default)(!("cronMonitorIntervalSeconds"in e)||e.cronMonitorIntervalSeconds>=1&&e.cronMonitorIntervalSeconds<=45,"configuration assert: cronMonitorIntervalSeconds must be between 1 and 45 seconds"),e.cronMonitorIntervalSeconds=e.cronMonitorIntervalSeconds||30,(0,import_node_assert2.default)(!("cronWorkerIntervalSeconds"in e)||e.cronWorkerIntervalSeconds>=1&&e.cronWorkerIntervalSeconds<=45,"configuration assert: cronWorkerIntervalSeconds must be between 1 and 45 seconds"),e.cronWorkerIntervalSeconds=e.cronWorkerIntervalSeconds||5}function applyBamConfig(e){const t=e.__test__bypass_bam_interval_check?1:10;(0,import_node_assert2.default)(!("bamIntervalSeconds"in e)||e.bamIntervalSeconds>=t,`configuration assert: bamIntervalSeconds must be at least ${t} seconds`),e.bamIntervalSeconds=e.bamIntervalSeconds||60}function applyFlowConfig(e){const t=e.__test__bypass_flow_interval_check?.5:1;(0,import_node_assert2.default)(!("flowIntervalSeconds"in e)||e.flowIntervalSeconds>=t,`configuration assert: flowIntervalSeconds must be at least ${t} seconds`),e.flowIntervalSeconds=e.flowIntervalSeconds||5}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/contractor.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/migrationStore.js
function assertPartitionMetadata(e){for(const E of e)(0,import_node_assert5.default)(typeof E=="object"&&E!==null&&typeof E.tableName=="string"&&typeof E.policy=="string",`partitionTables entries must be { tableName, policy } records, received: ${JSON.stringify(E)}. The string[] form was removed in 12.28.0.`)}function formatJobTable(e,E){return e.replace(/\.job\b/g,`.${E}`).replace(/\bjob_i(\d+)/g,`${E}_i$1`)}function inlineAsyncCommand(e,E,o,n){const t=typeof E=="string",a=t?E:E.command,N=t?a.match(/job_table_run_async\(\s*'([^']+)'/):null,i=t?a.match(/\$\$([\s\S]*?)\$\$/):null,_=t?a.match(/\$\$\s*,\s*'([^']+)'/):null;(0,import_node_assert5.default)(!t||N&&i,`Unable to inline async migration command: ${a}`);const $=t?N[1]:E.name,l=(t?i[1]:E.command).trim(),r=T=>T.replace(/(CREATE (?:UNIQUE )?INDEX CONCURRENTLY)(?! IF NOT EXISTS) /,"$1 IF NOT EXISTS ");if(!t&&E.table)return[`-- inlined from ${e}.bam (migration v${o}, command: ${$})
${r(l)}`];const b=t?void 0:E.partitionPolicy,A=n.filter(T=>!b||T.policy===b).map(T=>T.tableName);return(_?[_[1]]:["job_common",...A]).map(T=>`${`-- inlined from ${e}.job_table_run_async (migration v${o}, command: ${$})`}
${r(formatJobTable(l,T))}`)}function renderAsyncCommand(e,E,o){if(typeof E=="string")return E.replace(/\$VERSION\$/g,String(o));const n=E.name.replaceAll("'","''");if(E.table)return`INSERT INTO ${e}.bam (name, version, status, table_name, command)
    VALUES ('${n}', ${o}, 'pending', '${E.table.replaceAll("'","''")}', $$${E.command}$$)`;const t=E.partitionPolicy?.replaceAll("'","''");return t?`SELECT ${e}.job_table_run_async(
    '${n}',
    ${o},
    $$${E.command}$$,
    targets.table_name,
    targets.queue_name
  )
  FROM (
    SELECT 'job_common'::text AS table_name, NULL::text AS queue_name
    UNION ALL
    SELECT table_name, name FROM ${e}.queue WHERE partition = true AND policy = '${t}'
  ) targets`:`SELECT ${e}.job_table_run_async('${n}', ${o}, $$${E.command}$$)`}function flatten(e,E,o,n){return E.unshift(assertMigration(e,o)),E.push(setVersion(e,o)),locked(e,E,void 0,n)}function rollback(e,E,o,n){o=o||getAll(e);const t=o.find(N=>N.version===E);(0,import_node_assert5.default)(t,`Version ${E} not found.`);const a=t.async?.length?[`DELETE FROM ${e}.bam WHERE version = ${t.version} AND status <> 'completed'`]:[];return flatten(e,[...a,...t.uninstall||[]],t.previous,n)}function next(e,E,o,n){o=o||getAll(e);const t=o.find(a=>a.previous===E);return(0,import_node_assert5.default)(t,`Version ${E} not found.`),flatten(e,t.install,t.version,n)}function migrateCommands(e,E,o,n,t={}){if(o=o||getAll(e),Number.isInteger(E)&&E!==0){const i=Math.min(...o.map(_=>_.previous));(0,import_node_assert5.default)(E>=i,`Cannot migrate pg-boss schema from version ${E}: the oldest supported starting version is ${i}. Upgrade to a schema at or above that version using an older pg-boss release first.`)}assertPartitionMetadata(t.partitionTables||[]);const a=[],N=o.filter(i=>i.previous>=E).sort((i,_)=>i.version-_.version).reduce((i,_)=>{if(i.install=i.install.concat(_.install),_.async)if(t.inlineAsync)for(const $ of _.async)a.push(...inlineAsyncCommand(e,$,_.version,t.partitionTables||[]));else{const $=_.async.map(l=>renderAsyncCommand(e,l,_.version));i.install=i.install.concat($)}return i.version=_.version,i},{install:[],version:E});return(0,import_node_assert5.default)(N.install.length>0,`Version ${E} not found.`),{sql:flatten(e,N.install,N.version,n),concurrent:a}}function migrate(e,E,o,n,t={}){const{sql:a,concurrent:N}=migrateCommands(e,E,o,n,t);return N.length?`${a}
${N.join(`;
`)};`:a}var createQueueFn={26:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE format('ALTER TABLE ${e}.%1$I ADD PRIMARY KEY (name, id)', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);

      EXECUTE format('CREATE INDEX %1$s_i5 ON ${e}.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', tablename);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON ${e}.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON ${e}.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i6 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''exclusive''', tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,27:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,28:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,30:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,31:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,32:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,33:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,38:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,40:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,43:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,45:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,46:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i15 ON ${e}.job (name, created_on)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `},createQueueNoPartitionFn={41:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int,
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `},createTableQueueStatsFn={35:(e,E)=>E?`
      CREATE TABLE ${e}.queue_stats (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        deferred_count int NOT NULL DEFAULT 0,
        queued_count   int NOT NULL DEFAULT 0,
        ready_count    int NOT NULL DEFAULT 0,
        active_count   int NOT NULL DEFAULT 0,
        failed_count   int NOT NULL DEFAULT 0,
        total_count    int NOT NULL DEFAULT 0,
        captured_on timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id)
      )
    `:`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  `},createIndexQueueStatsFn={35:(e,E)=>{const o="(name, captured_on DESC)";return E?`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${o}`:`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${o} INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`}},ensureQueueStatsPartitionsFn={35:e=>`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${resolveSchemaName(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `},jobTableFormatFn={36:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        replace(
          replace(command, '.job', '.%1$I'),
          'job_i', '%1$s_i'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `,37:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `};function getAllForConfig(e){return getAll(e.schema,e.noTablePartitioning,e.noCoveringIndexes,e.noAddColumnBackfill)}function getAll(e,E=!1,o=!1,n=!1){return[{release:"11.1.0",version:26,previous:25,install:[createQueueFn[26](e),`CREATE UNIQUE INDEX job_i6 ON ${e}.job_common (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'`],uninstall:[`DROP INDEX ${e}.job_i6`]},{release:"12.6.0",version:27,previous:26,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS bam_on timestamp with time zone`,`
        CREATE TABLE IF NOT EXISTS ${e}.bam (
          id uuid PRIMARY KEY default gen_random_uuid(),
          name text NOT NULL,
          version int NOT NULL,
          status text NOT NULL DEFAULT 'pending',
          queue text,
          table_name text NOT NULL,
          command text NOT NULL,
          error text,
          created_on timestamp with time zone NOT NULL DEFAULT now(),
          started_on timestamp with time zone,
          completed_on timestamp with time zone
        )
        `,`CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
          RETURNS text AS
          $$
            SELECT format(
              replace(
                replace(command, '.job', '.%1$I'),
                'job_i', '%1$s_i'
              ),
              table_name
            );
          $$
          LANGUAGE sql IMMUTABLE;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
            VALUES (
              command_name,
              version,
              'pending',
              queue_name,
              tbl_name,
              ${e}.job_table_format(command, tbl_name)
            );
            RETURN;
          END IF;

          INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
          SELECT
            command_name,
            version,
            'pending',
            NULL,
            'job_common',
            ${e}.job_table_format(command, 'job_common')
          UNION ALL
          SELECT
            command_name,
            version,
            'pending',
            queue.name,
            queue.table_name,
            ${e}.job_table_format(command, queue.table_name)
          FROM ${e}.queue
          WHERE partition = true;
        END;
        $$
        LANGUAGE plpgsql;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        DECLARE
          tbl RECORD;
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            EXECUTE ${e}.job_table_format(command, tbl_name);
            RETURN;
          END IF;

          EXECUTE ${e}.job_table_format(command, 'job_common');

          FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
          LOOP
            EXECUTE ${e}.job_table_format(command, tbl.table_name);
          END LOOP;
        END;
        $$
        LANGUAGE plpgsql;
        `,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_id text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_tier text`,createQueueFn[27](e),`ALTER INDEX IF EXISTS ${e}.job_i1 RENAME TO job_common_i1`,`ALTER INDEX IF EXISTS ${e}.job_i2 RENAME TO job_common_i2`,`ALTER INDEX IF EXISTS ${e}.job_i3 RENAME TO job_common_i3`,`ALTER INDEX IF EXISTS ${e}.job_i4 RENAME TO job_common_i4`,`ALTER INDEX IF EXISTS ${e}.job_i5 RENAME TO job_common_i5`,`ALTER INDEX IF EXISTS ${e}.job_i6 RENAME TO job_common_i6`,`ALTER INDEX IF EXISTS ${e}.job_i7 RENAME TO job_common_i7`],async:[`SELECT ${e}.job_table_run_async(
          'group_concurency_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL
          $$
        )`],uninstall:[`ALTER INDEX ${e}.job_common_i6 RENAME TO job_i6`,`ALTER INDEX ${e}.job_common_i5 RENAME TO job_i5`,`ALTER INDEX ${e}.job_common_i4 RENAME TO job_i4`,`ALTER INDEX ${e}.job_common_i3 RENAME TO job_i3`,`ALTER INDEX ${e}.job_common_i2 RENAME TO job_i2`,`ALTER INDEX ${e}.job_common_i1 RENAME TO job_i1`,`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i7')`,createQueueFn[26](e),`DROP FUNCTION ${e}.job_table_run(text, text, text)`,`DROP FUNCTION ${e}.job_table_run_async(text, int, text, text, text)`,`DROP FUNCTION ${e}.job_table_format(text, text)`,`DROP TABLE ${e}.bam`,`ALTER TABLE ${e}.version DROP COLUMN bam_on`,`ALTER TABLE ${e}.job DROP COLUMN group_tier`,`ALTER TABLE ${e}.job DROP COLUMN group_id`]},{release:"12.10.0",version:28,previous:27,install:[`SELECT ${e}.job_table_run($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common')`,createQueueFn[28](e)],async:[`SELECT ${e}.job_table_run_async(
          'key_strict_fifo_index',
          $VERSION$,
          $$
          CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'
          $$
        , 'job_common')`],uninstall:[`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i8')`,`SELECT ${e}.job_table_run('ALTER TABLE ${e}.job DROP CONSTRAINT IF EXISTS job_key_strict_fifo_singleton_key_check')`,createQueueFn[27](e)]},{release:"12.11.0",version:29,previous:28,install:[`CREATE TABLE ${e}.warning (
          id uuid PRIMARY KEY default gen_random_uuid(),
          type text NOT NULL,
          message text NOT NULL,
          data jsonb,
          created_on timestamp with time zone NOT NULL DEFAULT now()
        )`,`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`],uninstall:[`DROP INDEX ${e}.warning_i1`,`DROP TABLE ${e}.warning`]},{release:"12.12.0",version:30,previous:29,install:[`ALTER TABLE ${e}.job ADD COLUMN heartbeat_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN heartbeat_seconds int`,`ALTER TABLE ${e}.queue ADD COLUMN heartbeat_seconds int`,createQueueFn[30](e)],uninstall:[createQueueFn[28](e),`ALTER TABLE ${e}.queue DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_on`]},{release:"12.19.0",version:31,previous:30,install:[`ALTER TABLE ${e}.job ADD COLUMN blocked boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN blocking boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN pending_dependencies int NOT NULL DEFAULT 0`,`
        CREATE TABLE IF NOT EXISTS ${e}.job_dependency (
          child_name text NOT NULL,
          child_id uuid NOT NULL,
          parent_name text NOT NULL,
          parent_id uuid NOT NULL,
          PRIMARY KEY (child_name, child_id, parent_name, parent_id)
        )
        `,`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`,createQueueFn[31](e)],uninstall:[`DROP INDEX IF EXISTS ${e}.job_dep_parent_idx`,`DROP TABLE IF EXISTS ${e}.job_dependency`,createQueueFn[30](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$)`,`ALTER TABLE ${e}.job DROP COLUMN pending_dependencies`,`ALTER TABLE ${e}.job DROP COLUMN blocking`,`ALTER TABLE ${e}.job DROP COLUMN blocked`]},{release:"12.21.0",version:32,previous:31,install:[`ALTER TABLE ${e}.queue ADD COLUMN notify boolean NOT NULL DEFAULT false`,createQueueFn[32](e),`ALTER TABLE ${e}.queue ADD COLUMN failed_count int NOT NULL DEFAULT 0`,`ALTER TABLE ${e}.queue ADD COLUMN ready_count int NOT NULL DEFAULT 0`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_count`,`ALTER TABLE ${e}.queue DROP COLUMN failed_count`,createQueueFn[31](e),`ALTER TABLE ${e}.queue DROP COLUMN notify`]},{release:"12.22.0",version:33,previous:32,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS flow_on timestamp with time zone`,`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`,createQueueFn[33](e)],async:[`SELECT ${e}.job_table_run_async(
          'flow_resolver_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index_drop',
          $VERSION$,
          $$
          DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked
          $$
        )`],uninstall:[createQueueFn[32](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i9$cmd$)`,`ALTER TABLE ${e}.version DROP COLUMN flow_on`]},{release:"12.23.0",version:34,previous:33,install:[`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_name text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_id uuid`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_created_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_retry_count int`],uninstall:[`ALTER TABLE ${e}.job DROP COLUMN source_name`,`ALTER TABLE ${e}.job DROP COLUMN source_id`,`ALTER TABLE ${e}.job DROP COLUMN source_created_on`,`ALTER TABLE ${e}.job DROP COLUMN source_retry_count`]},{release:"12.24.0",version:35,previous:34,install:[...E?[createTableQueueStatsFn[35](e,!0),createIndexQueueStatsFn[35](e,o)]:[createTableQueueStatsFn[35](e,!1),createIndexQueueStatsFn[35](e,o),ensureQueueStatsPartitionsFn[35](e)],`ALTER TABLE ${e}.queue ADD COLUMN ready_history int[] NOT NULL DEFAULT '{}'`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_history`,`DROP TABLE IF EXISTS ${e}.queue_stats`]},{release:"12.24.1",version:36,previous:35,install:[`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`],uninstall:[]},{release:"12.26.0",version:37,previous:36,install:E?[]:[jobTableFormatFn[37](e)],uninstall:E?[]:[jobTableFormatFn[36](e)]},{release:"12.28.0",version:38,previous:37,install:E?[]:[createQueueFn[38](e)],async:E?[{name:"key_strict_fifo_head_index",table:"job",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${o?"":" INCLUDE (start_after)"} WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`}]:[{name:"\
key_strict_fifo_head_index",partitionPolicy:"key_strict_fifo",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`}],uninstall:E?[`DROP INDEX IF EXISTS ${e}.job_i10`]:[createQueueFn[33](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i10$cmd$)`]},{release:"12.29.0",version:39,previous:38,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS reindex_on timestamp with time zone`],uninstall:[`ALTER TABLE ${e}.version DROP COLUMN reindex_on`]},{release:"12.30.0",version:40,previous:39,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS monitor_backoff_on timestamp with time zone`,`ALTER TABLE ${e}.queue ADD COLUMN IF NOT EXISTS monitor_claim_on timestamp with time zone`,...n?[]:[`UPDATE ${e}.queue SET monitor_claim_on = monitor_on WHERE monitor_claim_on IS NULL`],...E?[]:[createQueueFn[40](e)]],async:[{name:"fetch_index_priority_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`},{name:"fetch_index_retire",command:`DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5`}].map(t=>E?{...t,table:"job"}:t),uninstall:[...E?[`CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked`,`DROP INDEX IF EXISTS ${e}.job_i11`]:[createQueueFn[38](e),`SELECT ${e}.job_table_run($cmd$CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i11$cmd$)`],`ALTER TABLE ${e}.queue DROP COLUMN monitor_claim_on`,`ALTER TABLE ${e}.version DROP COLUMN monitor_backoff_on`]},{release:"12.31.0",version:41,previous:40,install:[`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule'))`,...n?[]:
[`UPDATE ${e}.schedule SET kind = 'rrule'
              WHERE kind = 'cron'
                AND (cron ~* '(^|[[:space:]]|;)FREQ=' OR cron ~* '(^|[[:space:]])(DTSTART|RRULE|RDATE|EXDATE)[;:]')`],`UPDATE ${e}.schedule SET timezone = 'UTC' WHERE timezone IS NULL`,`ALTER TABLE ${e}.schedule ALTER COLUMN timezone SET DEFAULT 'UTC'`,`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS last_job_id uuid`],uninstall:[`ALTER TABLE ${e}.schedule DROP COLUMN kind`,`ALTER TABLE ${e}.schedule DROP COLUMN last_job_id`]},{release:"12.33.0",version:42,previous:41,install:[`CREATE OR REPLACE FUNCTION ${e}.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
`,E?createQueueNoPartitionFn[42](e):createQueueFn[42](e)],uninstall:[E?createQueueNoPartitionFn[41](e):createQueueFn[40](e),`DROP FUNCTION ${e}.job_now()`]},{release:"12.35.0",version:43,previous:42,install:[`ALTER TABLE ${e}.queue
          ADD COLUMN created_delta int NOT NULL DEFAULT 0,
          ADD COLUMN completed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN failed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN delta_on timestamp with time zone,
          ADD COLUMN delta_seconds int`,`ALTER TABLE ${e}.queue_stats
          ADD COLUMN created_delta int,
          ADD COLUMN completed_delta int,
          ADD COLUMN failed_delta int,
          ADD COLUMN delta_seconds int,
          ADD COLUMN delta_on timestamp with time zone`,`ALTER TABLE ${e}.job
          ADD COLUMN IF NOT EXISTS source_output jsonb,
          ADD COLUMN IF NOT EXISTS source_root_id uuid`,...E?[]:[createQueueFn[43](e)]],async:[{name:"source_root_index_build",...E?{table:"job"}:{},command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}],uninstall:[...E?[`DROP INDEX IF EXISTS ${e}.job_i12`]:[createQueueFn[42](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i12$cmd$)`],`ALTER TABLE ${e}.queue
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_on,
          DROP COLUMN delta_seconds`,`ALTER TABLE ${e}.queue_stats
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_seconds,
          DROP COLUMN delta_on`,`ALTER TABLE ${e}.job
          DROP COLUMN source_output,
          DROP COLUMN source_root_id`]},{release:"12.36.0",version:44,previous:43,install:[`CREATE TABLE ${e}.instance (
          id uuid PRIMARY KEY,
          name text,
          host text NOT NULL,
          pid int NOT NULL,
          version text NOT NULL,
          node_version text NOT NULL,
          application_name text,
          heartbeat_seconds int NOT NULL,
          supervise bool NOT NULL,
          schedule bool NOT NULL,
          migrate bool NOT NULL,
          persist_queue_stats bool NOT NULL,
          persist_warnings bool NOT NULL,
          pool_max int,
          pool_total int,
          pool_idle int,
          pool_waiting int,
          workers jsonb NOT NULL DEFAULT '[]'::jsonb,
          metrics jsonb,
          config jsonb NOT NULL DEFAULT '{}'::jsonb,
          crash_restarts int NOT NULL DEFAULT 0,
          crash_restarts_since timestamptz,
          started_on timestamptz NOT NULL DEFAULT now(),
          heartbeat_on timestamptz NOT NULL DEFAULT now(),
          stopped_on timestamptz
        )`,`ALTER TABLE ${e}.queue
          ADD COLUMN blocked_count int NOT NULL DEFAULT 0,
          ADD COLUMN wait_bins int[],
          ADD COLUMN run_bins int[],
          ADD COLUMN ready_oldest_seconds int`,`ALTER TABLE ${e}.queue_stats
          ADD COLUMN wait_bins int[],
          ADD COLUMN run_bins int[],
          ADD COLUMN ready_oldest_seconds int`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS trace_context jsonb`],uninstall:[`DROP TABLE ${e}.instance`,`ALTER TABLE ${e}.queue
          DROP COLUMN blocked_count,
          DROP COLUMN wait_bins,
          DROP COLUMN run_bins,
          DROP COLUMN ready_oldest_seconds`,`ALTER TABLE ${e}.queue_stats
          DROP COLUMN wait_bins,
          DROP COLUMN run_bins,
          DROP COLUMN ready_oldest_seconds`,`ALTER TABLE ${e}.job DROP COLUMN trace_context`]},{release:"12.37.0",version:45,previous:44,install:[`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS upsert_by_key bool`,E?`CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key`:createQueueFn[45](e)],async:E?[]:[{name:"upsert_index_build",command:`CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key`}],uninstall:[...E?[`DROP INDEX IF EXISTS ${e}.job_i13 CASCADE`]:[createQueueFn[43](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i13$cmd$)`],`ALTER TABLE ${e}.job DROP COLUMN upsert_by_key`]},{release:"12.38.0",version:46,previous:45,install:[`ALTER TABLE ${e}.queue ADD COLUMN IF NOT EXISTS retained_count int, ADD COLUMN IF NOT EXISTS retained_on timestamp with time zone`,...E?[]:[createQueueFn[46](e)]],async:[{name:"live_index_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')`},{name:"created_index_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i15 ON ${e}.job (name, created_on)`},{name:"completed_index_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL`},{name:"queued_key_index_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL`}].map(t=>E?{...t,table:"job"}:t).concat(E?[{name:"queue_stats_retention_index_build",table:"queue_stats",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS queue_stats_i2 ON ${e}.queue_stats (captured_on, id)`}]:[]),uninstall:[...E?[`DROP INDEX IF EXISTS ${e}.queue_stats_i2`,`DROP INDEX IF EXISTS ${e}.job_i17`,`DROP INDEX IF EXISTS ${e}.job_i16`,`DROP INDEX IF EXISTS ${e}.job_i15`,`DROP INDEX IF \
EXISTS ${e}.job_i14`]:[createQueueFn[45](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i17$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i16$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i15$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i14$cmd$)`],`ALTER TABLE ${e}.queue DROP COLUMN retained_on, DROP COLUMN retained_count`]}]}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/package.json
var package_default={name:"pg-boss",version:"12.38.0",description:"Queueing jobs in Postgres from Node.js like a boss",type:"module",main:"./dist/index.js",types:"./dist/index.d.ts",bin:{"pg-boss":"./dist/cli.js"},engines:{node:">=22.12.0"},dependencies:{"cron-parser":"^5.10.2",pg:"^8.23.1","rrule-temporal":"^2.2.8","serialize-error":"^13.0.2"},peerDependencies:{"@opentelemetry/api":"^1.9.0"},devDependencies:{"@electric-sql/pglite":"^0.5.9","@opentelemetry/api":"^1.9.1","@opentelemetry/core":"^2.11.0","@opentelemetry/sdk-metrics":"^2.12.0","@opentelemetry/sdk-node":"^0.222.0","@opentelemetry/sdk-trace":"^2.12.0","@prisma/adapter-pg":"^7.10.0","@prisma/client":"^7.10.0","@tsconfig/node-ts":"^23.6.4","@tsconfig/node22":"^22.0.6","@types/bun":"^1.4.3","@types/luxon":"^3.7.6","@types/node":"^22.20.5","@types/pg":"^8.23.1","@vitest/coverage-v8":"^4.1.2","cli-testlab":"^6.0.1","cross-env":"^10.1.0","drizzle-orm":"^1.0.0-rc.5-ab785fc",eslint:"^9.39.5",knex:"^3.3.0",kysely:"^0.29.6",luxon:"^3.7.2",neostandard:"^0.13.0",postgres:"^3.4.9",prisma:"^7.10.0",tsx:"^4.23.15",typescript:"^6.0.3",vite:"^8.3.4",vitest:"^4.0.18"},scripts:{build:"npm run clean && tsc --project tsconfig.build.json",clean:`node -e "fs.rmSync('dist',{recursive:true,force:true})"`,prepublishOnly:"npm install && npm test && npm run build",pretest:"prisma generate --schema=test/prisma/schema.prisma && npm run tsc && npm run gen:manifest:check",test:"eslint . && vitest run","test:distributed":"cross-env DISTRIBUTED=true npm test","test:ci":"npm run cover && cross-env DISTRIBUTED=true npm run cover && npm run test:pglite","test:cockroachdb":"cross-env DB_TYPE=cockroachdb COCKROACH_HOST=localhost npm test -- test/distributedDatabaseTest.ts","test:cockroachdb:migrations":"cross-env DB_TYPE=cockroachdb COCKROACH_HOST=localhost npm test -- test/migrationTest.ts","test:cockroachdb:full":"cross-env DB_TYPE=cockroachdb COCKROACH_HOST=localhost npm test -- --no-file-parallelism","test:cockroachdb:single":"docker compo\
se -f docker-compose.cockroach-single.yaml up -d --wait && cross-env DB_TYPE=cockroachdb COCKROACH_HOST=localhost npm test -- --no-file-parallelism","test:yugabytedb:full":"cross-env DB_TYPE=yugabytedb YUGABYTE_HOST=localhost npm test -- --no-file-parallelism","test:citus:full":"cross-env DB_TYPE=citus CITUS_HOST=localhost npm test","test:pglite":"cross-env DB_TYPE=pglite npm test","test:bun":"tsc --noEmit -p tsconfig.bun.json && bun test test/bun",lint:"eslint .","lint:fix":"eslint . --fix",cover:"npm test -- --coverage",tsc:"tsc --noEmit",cli:"node ./dist/cli.js","gen:manifest":"tsx scripts/gen-manifest.ts","gen:manifest:check":"tsx scripts/gen-manifest.ts --check",console:"tsx scripts/console.js",seed:"tsx scripts/seed-queue-stats.js",readme:"node ./examples/readme.js",docs:"npm run docs:dev --prefix docs","docs:readme":"node ./scripts/sync-readme.js","docs:anchors":"node ./scripts/check-doc-anchors.mjs","docs:sponsors":"node --env-file-if-exists=.env ./scripts/sync-sponsors.js","sponsors:label":"node --env-file-if-exists=.env ./scripts/sponsor-label.js","test:browser":"vite --config test/browser/vite.config.mjs"},pgboss:{schema:46},repository:{type:"git",url:"git+https://github.com/timgit/pg-boss.git"},author:"timgit",license:"MIT",bugs:{url:"https://github.com/timgit/pg-boss/issues"},homepage:"https://pgboss.io",keywords:["postgresql","postgres","queue","job"],files:["dist","README.md","LICENSE","package.json"]};

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/contractor.js
var schemaVersion=package_default.pgboss.schema,BARE_LOWER_IDENTIFIER_REGEX=/^[a-z_][a-z0-9_]*$/;function planConfig(t,e){return getConfig(e?{schema:t,backend:e}:{schema:t})}async function installConfig(t,e){if(!e.inlineTableIndexes)return e;const{rows:a}=await t.executeSql(SERVER_VERSION);return/cockroachdb/i.test(String(a[0]?.version??""))?e:{...e,inlineTableIndexes:!1}}var Contractor=class{static constructionPlans(t=DEFAULT_SCHEMA,e={}){const{createSchema:a=!0,backend:s}=e,o=planConfig(t,s);return create(t,schemaVersion,{createSchema:a,noTablePartitioning:o.noTablePartitioning,noDeferrableConstraints:o.noDeferrableConstraints,noAdvisoryLocks:o.noAdvisoryLocks,noCoveringIndexes:o.noCoveringIndexes,inlineTableIndexes:o.inlineTableIndexes})}static migrationPlans(t=DEFAULT_SCHEMA,e=schemaVersion-1,a={}){const s=planConfig(t,a.backend);return migrate(t,e,getAllForConfig(s),s.noAdvisoryLocks,{inlineAsync:!0,partitionTables:a.partitionTables})}static uninstallPlans(t=DEFAULT_SCHEMA,e={}){const a=planConfig(t,e.backend);return uninstall(t,!a.noTablePartitioning)}static rollbackPlans(t=DEFAULT_SCHEMA,e=schemaVersion,a={}){const s=planConfig(t,a.backend);return rollback(t,e,getAllForConfig(s),s.noAdvisoryLocks)}config;db;migrations;constructor(t,e){for(const a of COMPATIBILITY_FLAGS)(0,import_node_assert4.default)(typeof e[a]=="boolean",`contractor assert: config was not resolved (${a} is ${typeof e[a]}). Pass a config from attorney.getConfig().`);this.config=e,this.db=t,this.migrations=this.config.migrations||getAllForConfig(this.config)}async schemaVersion(){const t=await this.db.executeSql(getVersion(this.config.schema));return t.rows.length?parseInt(t.rows[0].version):null}async isInstalled(){return!!(await this.db.executeSql(versionTableExists(this.config.schema))).rows[0].name}async start(){if(await this.isInstalled()){const e=await this.schemaVersion();e!==null&&schemaVersion>e&&await this.migrate(e)}else await this.assertNoSchemaCaseVariant(),await this.create()}async assertNoSchemaCaseVariant(){
if(this.config.allowSchemaCaseVariant)return;const t=this.config.schema;let e;try{e=(await this.db.executeSql(getSchemaCaseVariants(t))).rows.map(o=>o.name)}catch{return}if(e.length===0)return;const a=e.map(s=>BARE_LOWER_IDENTIFIER_REGEX.test(s)?`'${s}'`:`'"${s}"'`);throw new Error(`pg-boss is not installed in schema ${t}, but is installed in ${e.map(s=>`"${s}"`).join(", ")}, which differs only in case. PostgreSQL folds unquoted names to lower case and stores quoted names verbatim, so these are different schemas. To use the existing installation, set schema: ${a.join(" or ")}. To install a new schema beside it anyway, set allowSchemaCaseVariant: true.`)}async detectDrift(t={}){const e=this.config.schema,s=!!(await this.db.executeSql(jobCommonExists(e))).rows[0].name,o=s?(await this.db.executeSql(getManagedQueuePartitions(e))).rows:[],b=(await this.db.executeSql(getSchemaIndexes(e))).rows.map(n=>({name:n.name,table:n.table,valid:n.valid,def:n.def,constraintBacked:n.constraintBacked}));let r=[];try{r=(await this.db.executeSql(getIncompleteBamCommands(e))).rows.map(i=>i.command)}catch{r=[]}let h=[],g=!0;try{h=(await this.db.executeSql(getSchemaFunctions(e))).rows.map(i=>({name:i.name,def:i.def}))}catch{g=!1}let d=[];try{d=(await this.db.executeSql(getEnumDefinition(e))).rows.map(i=>i.label)}catch{d=[]}let u=null;try{u=(await this.db.executeSql(getSchemaTables(e))).rows.map(i=>i.table)}catch{u=null}let c=[];try{c=(await this.db.executeSql(getSchemaColumns(e))).rows.map(i=>({table:i.table,column:i.column,default:i.default,type:i.type,notNull:i.notNull}))}catch{c=[]}let m=[];try{m=(await this.db.executeSql(getSchemaConstraints(e))).rows.map(i=>({table:i.table,def:i.def}))}catch{m=[]}const f=new Set(r.map(bamCommandIndexName).filter(n=>n!==null)),l=this.config.backend!=="cockroachdb",w=expectedManagedColumns(e,s,o).map(n=>l?n:{table:n.table,columns:n.columns}),p=expectedManagedIndexes(e,s,o).map(n=>this.config.noCoveringIndexes?{...n,include:""}:n);return computeSchemaDrift(
{indexes:{expected:p,live:b,building:f,presenceOnly:!l},tables:{expected:expectedManagedTables(e,s,o),live:u??[...new Set(c.map(n=>n.table))]},functions:g?{expected:expectedManagedFunctions(e,s,t),live:h,presenceOnly:!l}:void 0,columns:{expected:w,live:c},constraints:l?{expected:expectedManagedConstraints(e,s),live:m}:void 0,enum:{name:"job_state",expected:EXPECTED_JOB_STATES,actual:d}})}async detectClockOverride(){try{const t=await this.db.executeSql(getClockFunctionSource(this.config.schema));return clockFunctionIsOverridden(t.rows[0]?.source)}catch{return!1}}async restoreClockFunction(){await this.db.executeSql(restoreClockFunction(this.config.schema))}async check(){if(!await this.isInstalled())throw new Error("pg-boss is not installed");const e=await this.schemaVersion();if(schemaVersion!==e)throw new Error("pg-boss database requires migrations")}async create(){try{const t=create(this.config.schema,schemaVersion,await installConfig(this.db,this.config));await this.db.executeSql(t)}catch(t){(0,import_node_assert4.default)(t.message.includes(CREATE_RACE_MESSAGE),t)}}async migrate(t){try{const e=migrate(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(e)}catch(e){(0,import_node_assert4.default)(e.message.includes(MIGRATE_RACE_MESSAGE),e)}}async next(t){const e=next(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(e)}async rollback(t){const e=rollback(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(e)}},contractor_default=Contractor;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/manager.js

// node_modules/.pnpm/non-error@0.1.0/node_modules/non-error/index.js
var isNonErrorSymbol=Symbol("isNonError");function defineProperty(r,t,n){Object.defineProperty(r,t,{value:n,writable:!1,enumerable:!1,configurable:!1})}function stringify(r){if(r===void 0)return"undefined";if(r===null)return"null";if(typeof r=="string")return r;if(typeof r=="number"||typeof r=="boolean")return String(r);if(typeof r=="bigint")return`${r}n`;if(typeof r=="symbol")return r.toString();if(typeof r=="function")return`[Function${r.name?` ${r.name}`:" (anonymous)"}]`;if(r instanceof Error)try{return String(r)}catch{return"<Unserializable error>"}try{return JSON.stringify(r)}catch{try{return String(r)}catch{return"<Unserializable value>"}}}var NonError=class e extends Error{constructor(t,{superclass:n=Error}={}){if(e.isNonError(t))return t;if(t instanceof Error)throw new TypeError("Do not pass Error instances to NonError. Throw the error directly instead.");super(`Non-error value: ${stringify(t)}`),n!==Error&&Object.setPrototypeOf(this,n.prototype),defineProperty(this,"name","NonError"),defineProperty(this,isNonErrorSymbol,!0),defineProperty(this,"isNonError",!0),defineProperty(this,"value",t)}static isNonError(t){return t?.[isNonErrorSymbol]===!0}static#r(t,n){try{const o=t(...n);return o&&typeof o.then=="function"?(async()=>{try{return await o}catch(i){throw i instanceof Error?i:new e(i)}})():o}catch(o){throw o instanceof Error?o:new e(o)}}static try(t){return e.#r(t,[])}static wrap(t){return(...n)=>e.#r(t,n)}static[Symbol.hasInstance](t){return e.isNonError(t)}};

// node_modules/.pnpm/serialize-error@13.1.0/node_modules/serialize-error/error-constructors.js
var list=[Error,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError,AggregateError,globalThis.DOMException,globalThis.AssertionError,globalThis.SystemError].filter(Boolean).map(r=>[r.name,r]),errorConstructors=new Map(list),errorFactories=new Map,isErrorInstance=r=>r instanceof Error||(Error.isError?.(r)??Object.prototype.toString.call(r)==="[object Error]");

// node_modules/.pnpm/serialize-error@13.1.0/node_modules/serialize-error/index.js
var errorProperties=[{property:"name",enumerable:!1},{property:"message",enumerable:!1},{property:"stack",enumerable:!1},{property:"code",enumerable:!0},{property:"cause",enumerable:!1},{property:"errors",enumerable:!1}],toJsonWasCalled=new WeakSet,toJSON=r=>{toJsonWasCalled.add(r);try{return r.toJSON()}finally{toJsonWasCalled.delete(r)}},setProperty=(r,e,t)=>{try{r[e]=t}catch{}},errorPropertyNames=new Set(errorProperties.map(({property:r})=>r)),newError=r=>{if(r==="NonError")return new NonError;const e=errorFactories.get(r);if(e)return e();const t=errorConstructors.get(r)??Error;return t===AggregateError?new t([]):new t},skip=Symbol("skip"),destroyValue=(r,e,t)=>r&&r instanceof Uint8Array&&r.constructor?.name==="Buffer"?e.serialize?"[object Buffer]":r:r!==null&&typeof r=="object"&&typeof r.pipe=="function"&&typeof r.on=="function"?e.serialize?"[object Stream]":r:typeof r=="function"?e.serialize?skip:r:e.serialize&&typeof r=="bigint"?`${r}n`:!r||typeof r!="object"?r:e.seen.has(r)?"[Circular]":destroyCircular({...e,from:r,to:void 0,depth:t}),createTarget=(r,e)=>Array.isArray(r)?[]:!e&&isErrorLike(r)?newError(r.name):{},canRedefine=(r,e)=>Object.getOwnPropertyDescriptor(r,e)?.configurable!==!1,unreadable=Symbol("unreadable"),readProperty=(r,e)=>{try{return r[e]}catch{return unreadable}},isAbsent=(r,e,t)=>t==null&&!Object.hasOwn(r,e),destroyCircular=r=>{const{from:e,seen:t,forceEnumerable:f,maxDepth:p,depth:s,useToJSON:b,serialize:u}=r,o=r.to??createTarget(e,u);if(t.add(e),s>=p)return t.delete(e),o;if(b&&typeof e.toJSON=="function"&&!toJsonWasCalled.has(e)){const n=toJSON(e);if(n!==e)return t.delete(e),n}const y=u||isErrorInstance(o);if(y)for(const{property:n,enumerable:i}of errorProperties){const a=readProperty(e,n);if(a===unreadable||isAbsent(e,n,a))continue;const c=destroyValue(a,r,s+1);if(c!==skip){if(!canRedefine(o,n)){setProperty(o,n,c);continue}Object.defineProperty(o,n,{value:c,enumerable:f||i,configurable:!0,writable:!0})}}for(const n of Object.keys(e)){if(n===
"__proto__"||y&&errorPropertyNames.has(n))continue;const i=destroyValue(e[n],r,s+1);i!==skip&&setProperty(o,n,i)}return t.delete(e),o};function serializeError(r,e={}){const{maxDepth:t=Number.POSITIVE_INFINITY,useToJSON:f=!0}=e;return(typeof r!="object"||r===null)&&(r=new NonError(typeof r=="function"?"<Function>":r)),destroyCircular({from:r,seen:new Set,forceEnumerable:!0,maxDepth:t,depth:0,useToJSON:f,serialize:!0})}function isErrorLike(r){return!!r&&typeof r=="object"&&typeof readProperty(r,"name")=="string"&&typeof readProperty(r,"message")=="string"&&typeof readProperty(r,"stack")=="string"}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/activity.js
var originals=new WeakMap;function untracked(r){return originals.get(r)??r}function trackActivity(r){let i=0,s=0,f=[];const o=t=>async(...n)=>{i++,s++;try{return await t(...n)}finally{if(i--,i===0){const a=f;f=[];for(const e of a)e()}}},u=(t,n)=>new Proxy(t,{get(a,e){if(Object.hasOwn(n,e))return n[e];const c=Reflect.get(a,e);return typeof c=="function"?c.bind(a):c},set(a,e,c){return Object.hasOwn(n,e)?(n[e]=c,!0):Reflect.set(a,e,c)}}),l=t=>{const n={executeSql:o((...c)=>t.executeSql(...c))};typeof t.beginTransaction=="function"&&(n.beginTransaction=o(async()=>w(await t.beginTransaction())));const a=t.withTransaction;typeof a=="function"&&(n.withTransaction=o(c=>a.call(t,c)));const e=u(t,n);return originals.set(e,t),e},w=t=>u(t,{db:l(t.db),commit:o(()=>t.commit()),rollback:o(()=>t.rollback())});async function b(){let t=!1;for(;;){if(i>0){t=!0,await new Promise(a=>f.push(a));continue}const n=s;if(await(0,import_promises2.setImmediate)(),i===0&&s===n)return t;t=!0}}return{db:l(r),idle:b}}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/db.js
var import_pg=(0,import_common2.__toESM)((0,import_shared_pg_lib_client.require_pg)(),1),DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS=1e4,DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS=5e3,DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS=1e4,TRANSACTION_ROLLBACK_TIMEOUT_MS=5e3,Db=class extends import_node_events3.default{pool;config;clock;sessionStatements=[];_pgbdb;opened;constructor(e){super(),this.clock=e.clock??systemClock,e.application_name=e.application_name||"pgboss",e.connectionTimeoutMillis??=1e4,this.config=e,this._pgbdb=!0,this.opened=!1}events={error:"error"};async open(){this.pool=new import_pg.default.Pool(this.config),this.pool.on("error",e=>this.emit("error",e)),this.pool.on("connect",e=>{for(const a of this.sessionStatements)e.query(a).catch(r=>this.emit("error",r))}),this.opened=!0}async close(){this.pool.ending||(this.opened=!1,await this.pool.end())}poolCounts(){return this.opened?{max:this.pool.options.max??10,total:this.pool.totalCount,idle:this.pool.idleCount,waiting:this.pool.waitingCount}:null}async setSessionStatements(e){if(!this.opened||e.length===0){this.sessionStatements=e;return}(0,import_node_assert7.default)(this.pool.idleCount===this.pool.totalCount&&this.pool.waitingCount===0,"configuration assert: setSessionStatements cannot reach connections that are already checked out - call it before open(), or while the pool is idle"),this.sessionStatements=e;const a=await Promise.all(Array.from({length:this.pool.totalCount},async()=>await this.pool.connect()));try{await Promise.all(a.map(async r=>{for(const i of e)await r.query(i)}))}finally{for(const r of a)r.release()}}async executeSql(e,a,{signal:r,retire:i}={}){if((0,import_node_assert7.default)(this.opened,"Database not opened. Call start() before using pg-boss, or again after stop()."),r||i){r?.throwIfAborted(),i?.throwIfAborted();const o=await this.pool.connect();(r?.aborted||i?.aborted)&&(o.release(),r?.throwIfAborted(),i?.throwIfAborted());let l=!1;const n=()=>{l=!0,o.release(new Error("connection dropped b\
y stop()"))};r?.addEventListener("abort",n,{once:!0});let c=!1;const h=()=>{c=!0};o.on("error",h);try{return await o.query(e,a)}catch(u){throw c=!0,u}finally{r?.removeEventListener("abort",n),o.removeListener("error",h),l||o.release(c||i?.aborted)}}return await this.pool.query(e,a)}async listen(e,a,r){(0,import_node_assert7.default)(this.opened,"Database not opened. Call start() before using pg-boss, or again after stop().");let i=!1,o=null,l=null,n=null,c=0;const h=this.config.notifyHeartbeatIntervalMs??DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS,u=this.config.notifyHeartbeatTimeoutMs??DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS,T=this.config.notifyKeepAliveInitialDelayMs??DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS;let p=!1;const f=()=>{n&&(this.clock.clearTimeout(n),n=null)},m=()=>{if(i||l)return;const t=Math.min(3e4,1e3*2**Math.min(c,5));c++,l=this.clock.setTimeout(()=>{l=null,w().catch(()=>m())},t)},d=(t,s)=>{i||o!==t||(f(),o=null,t.removeAllListeners(),t.end().catch(()=>{}),this.emit("error",s),p&&m())},y=t=>{i||o!==t||(n=this.clock.setTimeout(()=>{n=null,_(t).catch(s=>d(t,s))},h))},_=async t=>{if(i||o!==t)return;let s=null;const b=t.query(`SELECT EXISTS (
           SELECT 1
             FROM pg_listening_channels() AS active(channel)
            WHERE channel = $1
         ) AS listening`,[e]);b.catch(()=>{});try{if(!(await Promise.race([b,new Promise((I,E)=>{s=this.clock.setTimeout(()=>E(new Error("LISTEN/NOTIFY heartbeat timed out")),u)})])).rows[0]?.listening)throw new Error("LISTEN/NOTIFY channel registration was lost")}finally{s&&this.clock.clearTimeout(s)}y(t)},w=async()=>{if(i)return;const t=new import_pg.default.Client({...this.config,keepAlive:!0,keepAliveInitialDelayMillis:T});t.on("error",s=>{d(t,s)}),t.on("end",()=>d(t,new Error("LISTEN/NOTIFY connection ended"))),t.on("notification",s=>{s.payload!==void 0&&a(s.payload)}),o=t;try{await t.connect(),await t.query(`LISTEN "${e}"`)}catch(s){throw t.removeAllListeners(),await t.end().catch(()=>{}),o===t&&(o=null),s}c=0,p=!0,y(t),r()};return await w(),{close:async()=>{i=!0,l&&(this.clock.clearTimeout(l),l=null),f(),o&&(o.removeAllListeners(),await o.end().catch(()=>{}),o=null)}}}async beginTransaction(){(0,import_node_assert7.default)(this.opened,"Database not opened. Call start() before using pg-boss, or again after stop().");const e=await this.pool.connect();let a=!1,r=null;const i=n=>{r??=n,o(n)},o=n=>{a||(a=!0,e.removeListener("error",i),e.release(n))},l=()=>r??new Error("Transaction is already settled");e.on("error",i);try{await e.query("BEGIN")}catch(n){throw o(n),n}return{db:{executeSql:(n,c)=>a?Promise.reject(l()):e.query(n,c)},commit:async()=>{if(a)throw l();try{await e.query("COMMIT")}catch(n){throw o(n),n}o()},rollback:async()=>{if(a)return;const n=e.query("ROLLBACK"),c=delay(TRANSACTION_ROLLBACK_TIMEOUT_MS,"ROLLBACK did not complete in time");try{await Promise.race([n,c]),o()}catch(h){o(h)}finally{c.abort()}}}}async withTransaction(e){const a=await this.beginTransaction();try{const r=await e(a.db);return await a.commit(),r}catch(r){throw await a.rollback(),r}}},db_default=Db;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/latency.js
function total(e){return e.reduce((r,n)=>r+n,0)}function percentile(e,r){if((0,import_node_assert8.default)(typeof r=="number"&&r>=1&&r<=100,"percentile: p must be a percent from 1 to 100, such as 95"),!e)return null;const n=total(e);if(n===0)return null;const u=r/100*n;let t=0,l=0;for(;t<e.length-1&&!(e[t]>0&&l+e[t]>=u);)l+=e[t++];if(t===0)return LATENCY_MIN_SECONDS;const o=LATENCY_MIN_SECONDS*Math.SQRT2**(t-1);return t===e.length-1?o:o*Math.SQRT2**((u-l)/e[t])}var CronExpressionParser=null;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/timekeeper.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/claimTimer.js
var ClaimTimer=class{#i;#h;#a;#t;#n=0;#s=!0;#e=!1;constructor(i,t,s){this.#i=i,this.#h=t*1e3,this.#a=s}start(){this.#s&&(this.#s=!1,this.#r())}stop(){this.#s=!0,this.#f()}anchor(i=this.#h){this.#s||(this.#e=!0,this.#r(i))}#r(i=this.#h){this.#f(),!this.#s&&(this.#n=this.#i.now()+i,this.#o(i))}#o(i){this.#t=this.#i.setTimeout(()=>{const t=this.#n-this.#i.now();t>0?this.#o(t):this.#l()},i)}#f(){this.#t!==void 0&&(this.#i.clearTimeout(this.#t),this.#t=void 0)}async#l(){this.#t=void 0,this.#e=!1;try{await this.#a()}finally{this.#e||this.#r()}}};

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/rrule.js
var RRuleTemporal=null;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/timezone.js
function assertTimezone(r){const e=`Unknown or unsupported time zone: ${typeof r=="string"?`"${r}"`:String(r)}`;if(typeof r!="string")throw new Error(e);try{CronExpressionParser.parse("* * * * *",{tz:r,strict:!1,currentDate:new Date})}catch{throw new Error(e)}}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/rrule.js
var EPOCH_DTSTART="19700101T000000",PROPERTIES=new Set(["DTSTART","RRULE","RDATE","EXDATE"]),PART_OPTIONS={FREQ:"freq",UNTIL:"until",COUNT:"count",INTERVAL:"interval",BYSECOND:"bySecond",BYMINUTE:"byMinute",BYHOUR:"byHour",BYDAY:"byDay",BYMONTHDAY:"byMonthDay",BYYEARDAY:"byYearDay",BYWEEKNO:"byWeekNo",BYMONTH:"byMonth",BYSETPOS:"bySetPos",WKST:"wkst",RSCALE:"rscale",SKIP:"skip"},PROPERTY=/^([a-z][a-z0-9-]*)[;:]/i,RRULE_SHAPE=/^[ \t]*[a-z][a-z0-9-]*[;:]|(?:^|[\s;])FREQ=/im;function isRrule(e){return RRULE_SHAPE.test(e)}function toIcs(e){const t=[],r=[];let n=null,s=null;for(const a of e.replace(/\r?\n[ \t]/g,"").split(/\r?\n/)){const u=a.trim();if(u.length===0)continue;const l=PROPERTY.exec(u)?.[1].toUpperCase(),o=l||"RRULE",i=l?u.slice(u.indexOf(":")+1):u;(0,import_node_assert10.default)(o!=="BEGIN"&&o!=="END","rrule expression should be the DTSTART, RRULE, RDATE and EXDATE lines of a calendar entry, without the BEGIN and END lines around them"),(0,import_node_assert10.default)(PROPERTIES.has(o),`Unsupported property "${o}" in rrule expression. Supported properties: ${[...PROPERTIES].join(", ")}`),o==="DTSTART"&&((0,import_node_assert10.default)(n===null,"rrule expression has more than one DTSTART"),n=i),o==="RRULE"&&((0,import_node_assert10.default)(s===null,"rrule expression has more than one RRULE"),s=i,assertParts(i)),(o==="RDATE"||o==="EXDATE")&&r.push([o,i]),t.push(l?u:`RRULE:${u}`)}return(0,import_node_assert10.default)(s!==null,"rrule expression has no RRULE to recur on"),n===null&&((0,import_node_assert10.default)(!/(^|;)COUNT=/i.test(s),"rrule expression uses COUNT, which counts occurrences from DTSTART, so it needs a DTSTART of its own"),t.unshift(`DTSTART:${EPOCH_DTSTART}`)),assertDates(r,n??EPOCH_DTSTART),{ics:t.join(`
`),rule:s}}function assertParts(e){const t=new Set;for(const r of e.split(";")){if(r.length===0)continue;const[n,s=""]=r.toUpperCase().split("=");(0,import_node_assert10.default)(s.length>0,`rrule part "${r}" has no value`),(0,import_node_assert10.default)(n in PART_OPTIONS||n.startsWith("X-"),`Unsupported part "${r}" in rrule expression`),(0,import_node_assert10.default)(!t.has(n),`rrule expression has more than one ${n} part`),t.add(n)}}function assertDates(e,t){const r=!t.includes("T");for(const[n,s]of e)for(const a of s.split(",")){const u=r?`a date such as ${a.slice(0,8)}`:`a date time such as ${a}T090000`;(0,import_node_assert10.default)(a.includes("T")!==r,`rrule ${n} "${a}" must have the same value type as DTSTART: ${u}`)}}function assertValues(e,t){const r={...t.options()};for(const n of e.split(";")){const[s,a=""]=n.split("="),u=PART_OPTIONS[s.toUpperCase()];if(u===void 0)continue;const l=r[u],o=`Unsupported value in rrule part "${n}"`;(0,import_node_assert10.default)(l!==void 0,o),Array.isArray(l)&&(0,import_node_assert10.default)(l.length===new Set(a.toUpperCase().split(",")).size,o)}}function buildRule(e,t){return new RRuleTemporal({rruleString:e,tzid:t,strict:!0})}function parseRule(e,t){return buildRule(toIcs(e).ics,t)}function nextOccurrence(e,t,r){const n=parseRule(e,r).next(t);return n===null?null:toDate(n)}function rruleWalker(e,t,r){const n=parseRule(e,t);let s=r;return()=>{const a=n.next(s);return a===null?null:(s=toDate(a),s)}}function occurrencesInWindow(e,t,r,n){return parseRule(e,n).between(t,new Date(r.getTime()+1)).map(toDate)}function toDate(e){return new Date(e.epochMilliseconds)}var STEP_SECONDS=3600,STEP_GROWTH=4;function latestOccurrenceBefore(e,t,r,n){const s=parseRule(e,n),a=STEP_SECONDS*1e3,u=t.getTime();let l=r.getTime(),o=a,i=Number.POSITIVE_INFINITY;for(;l>u;){const c=Math.max(u,l-o);let p;try{p=s.between(new Date(c),new Date(l+1))}catch(d){if(l-c<=a)throw d;i=Math.max(a,Math.floor((l-c)/2)),o=i;continue}if(p.length>0)return toDate(
p[p.length-1]);l=c,o=Math.min(o*STEP_GROWTH,i)}return null}function assertRrule(e,t){const{ics:r,rule:n}=toIcs(e);assertValues(n,buildRule(r,"UTC")),assertTimezone(t)}function assertRruleSends(e,t,r){(0,import_node_assert10.default)(nextOccurrence(e,r,t)!==null,"rrule expression has no occurrence left, so the schedule would never send a job")}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/warning.js
async function emitAndPersistWarning(n,e,i,r){n.emitter.emit(n.warningEvent,{message:i,data:r}),n.persistWarnings&&await persistWarning(n,e,i,r)}async function persistWarning(n,e,i,r){try{const t=insertWarning(n.schema);await n.db.executeSql(t,[e,i,JSON.stringify(r)])}catch(t){try{n.emitter.emit(n.errorEvent,t)}catch{}}}

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/timekeeper.js
var QUEUES={SEND_IT:"__pgboss__send-it"},EVENTS={error:"error",schedule:"schedule",warning:"warning"},WARNINGS={CLOCK_SKEW:{message:"Warning: Clock skew between this instance and the database server. This will not break scheduling, but is emitted any time the skew exceeds 60 seconds."}},WARNING_TYPES={CLOCK_SKEW:"clock_skew",INVALID_SCHEDULE:"invalid_schedule"},PREVIEW_DEFAULT_COUNT=5,PREVIEW_MAX_COUNT=1e3,PREVIEW_TIME_BUDGET_MS=1e3,OCCURRENCE_WINDOW_SECONDS=60,MISSED_POLICIES=Object.values(SCHEDULE_MISSED_POLICIES);function occurrenceKey(e,t){return`${e.replaceAll("_","\\_")}__${t}`}function throttleSlot(e){const t=OCCURRENCE_WINDOW_SECONDS*1e3;return new Date(Math.floor(e.getTime()/t)*t).toISOString().replace("T"," ").slice(0,19)}function claimTaken(e){return typeof e=="string"?["true","t","1"].includes(e.toLowerCase()):e===!0||e===1}function toTime(e){if(e instanceof Date)return Number.isNaN(e.getTime())?null:e.getTime();if(typeof e=="string"||typeof e=="number"){const t=new Date(e).getTime();return Number.isNaN(t)?null:t}if(typeof e=="object"&&e!==null)try{const t=e.epochMilliseconds;if(typeof t=="number"&&Number.isFinite(t))return t;const s=e.valueOf();if(typeof s=="number"&&Number.isFinite(s))return s}catch{}return null}function missedPolicy(e){const t=e?.missed;return t!==void 0&&MISSED_POLICIES.includes(t)?t:SCHEDULE_MISSED_POLICIES.skip}function assertMissedPolicy(e){(0,import_node_assert9.default)(e==null||MISSED_POLICIES.includes(e),`missed must be one of: ${MISSED_POLICIES.join(", ")}`)}function parseRecurrence(e,t,s){return CronExpressionParser.parse(e,{tz:"UTC",strict:!1}),assertTimezone(t),CronExpressionParser.parse(e,{tz:t,strict:!1,currentDate:s})}function assertExpression(e){(0,import_node_assert9.default)(typeof e=="string"&&e.trim()!=="","cron expression must be a non-empty string")}function assertRecurrence(e,t,s){assertExpression(e),isRrule(e)?assertRrule(e,t):parseRecurrence(e,t,s)}var Timekeeper=class extends import_node_events4.default{db;config;manager;stopped=!0;cronMonitorTimer;skewMonitorTimer;_timekeeping;_checkingSkew=!1;warnedSchedules=new Set;clockSkew=0;events=EVENTS;constructor(e,t,s){
super(),this.db=e,this.config=s,this.manager=t}get checkingSkew(){return this._checkingSkew}get timekeeping(){return!!this._timekeeping}get databaseTime(){return this.config.clock.now()+this.clockSkew}get warningContext(){return{emitter:this,db:this.db,schema:this.config.schema,persistWarnings:this.config.persistWarnings,warningEvent:this.events.warning,errorEvent:this.events.error}}async start(){if(!this.stopped)return;this.stopped=!1,this.warnedSchedules.clear(),await this.cacheClockSkew(),await this.manager.createQueue(QUEUES.SEND_IT);const e={pollingIntervalSeconds:this.config.cronWorkerIntervalSeconds,batchSize:50};await this.manager.work(QUEUES.SEND_IT,e,t=>this.onSendIt(t)),setImmediate(()=>this.onCron()),this.cronMonitorTimer=new ClaimTimer(this.config.clock,this.config.cronMonitorIntervalSeconds,()=>this.onCron()),this.cronMonitorTimer.start(),this.scheduleSkewMonitor()}async stop(){if(!this.stopped)for(this.stopped=!0,await this.manager.offWork(QUEUES.SEND_IT,{wait:!0}),this.skewMonitorTimer&&(this.config.clock.clearTimeout(this.skewMonitorTimer),this.skewMonitorTimer=null),this.cronMonitorTimer&&(this.cronMonitorTimer.stop(),this.cronMonitorTimer=null);this._timekeeping||this._checkingSkew;)await delay(10)}scheduleSkewMonitor(){this.skewMonitorTimer=this.config.clock.setTimeout(async()=>{try{await this.cacheClockSkew()}finally{this.stopped||this.scheduleSkewMonitor()}},this.config.clockMonitorIntervalSeconds*1e3)}async cacheClockSkew(){if(this._checkingSkew)return;let e=0;this._checkingSkew=!0;try{if(this.config.__test__force_clock_monitoring_error)throw new Error(this.config.__test__force_clock_monitoring_error);this.config.__test__delay_clock_skew_ms&&await delay(this.config.__test__delay_clock_skew_ms);const{rows:t}=await this.db.executeSql(getTime(this.config.schema)),s=this.config.clock.now();e=parseFloat(t[0].time)-s;const r=Math.abs(e)/1e3;(r>=60||this.config.__test__force_clock_skew_warning)&&await emitAndPersistWarning(this.warningContext,WARNING_TYPES.
CLOCK_SKEW,WARNINGS.CLOCK_SKEW.message,{seconds:r,direction:e>0?"slower":"faster"}),this.clockSkew=e}catch(t){this.emit(this.events.error,t)}finally{this._checkingSkew=!1}}async onCron(){if(!(this.stopped||this._timekeeping)){this._timekeeping=!0;try{if(this.config.__test__force_cron_monitoring_error)throw new Error(this.config.__test__force_cron_monitoring_error);this.config.__test__delay_cron_ms&&await delay(this.config.__test__delay_cron_ms);const e=trySetCronTime(this.config.schema,this.config.cronMonitorIntervalSeconds);if(!this.stopped){const{rows:t}=await this.db.executeSql(e),s=claimTaken(t[0]?.claimed);s?this.cronMonitorTimer?.anchor():this.cronMonitorTimer?.anchor(this.claimRetryDelay(t[0]?.elapsed)),!this.stopped&&s&&await this.cron(t[0].priorCronOn)}}catch(e){this.emit(this.events.error,e)}finally{this._timekeeping=!1}}}claimRetryDelay(e){const t=this.config.cronMonitorIntervalSeconds*1e3,s=Number(e);return(Number.isFinite(s)&&s>0?Math.max(0,t-s*1e3):t)+Math.min(1e3,t/4)}async cron(e=null){const t=await this.getSchedules(),s=[],n=new Set,r=[],i=this.databaseTime,o=i-OCCURRENCE_WINDOW_SECONDS*1e3,c=toTime(e);for(const a of t){const{name:h,key:l,data:m,options:d,kind:k,cron:g,timezone:_}=a,p=JSON.stringify([h,l,g,_]),E=async u=>{n.add(p),this.warnedSchedules.has(p)||await emitAndPersistWarning(this.warningContext,WARNING_TYPES.INVALID_SCHEDULE,u,{queue:h,key:l,cron:g,timezone:_})};let f;try{f=this.dueOccurrences(g,k,_,i)}catch(u){await E(`Warning: schedule for queue "${h}" (key "${l}") could not be evaluated and was skipped: ${u.message}`);continue}let w=null;try{w=this.missedOccurrence(a,f.kind,c,o)}catch(u){await E(`Warning: schedule for queue "${h}" (key "${l}") could not be caught up on the gap since the last cron pass: ${u.message}`)}f.kind!==k&&r.push({name:h,key:l,kind:f.kind,cron:g});const y={data:{name:h,key:l,data:m,options:d},singletonKey:occurrenceKey(h,l)},S=new Set;w!==null&&S.add(throttleSlot(w));for(const u of f.occurrences)S.add(throttleSlot(
u));for(const u of S)s.push({...y,data:{...y.data,slot:u},__singletonSlot:u})}this.warnedSchedules=n,s.length>0&&!this.stopped&&await this.manager.insert(QUEUES.SEND_IT,s,{__singletonSlots:!0}),r.length>0&&!this.stopped&&await this.db.executeSql(setScheduleKinds(this.config.schema),[JSON.stringify(r)])}shouldSendIt(e,t,s=SCHEDULE_KINDS.cron){return this.dueOccurrences(e,s,t).occurrences.length>0}dueOccurrences(e,t,s,n=this.databaseTime){assertExpression(e);try{return{kind:t,occurrences:this.readOccurrences(e,t,s,n)}}catch(r){const i=isRrule(e)?SCHEDULE_KINDS.rrule:SCHEDULE_KINDS.cron;if(i===t)throw r;return{kind:i,occurrences:this.readOccurrences(e,i,s,n)}}}missedOccurrence(e,t,s,n){const{cron:r,timezone:i,options:o,createdOn:c}=e;if(missedPolicy(o)===SCHEDULE_MISSED_POLICIES.skip||s===null)return null;const a=Math.max(s,toTime(c)??s);return a>=n?null:this.latestOccurrenceBefore(r,t,i,new Date(a),new Date(n))}latestOccurrenceBefore(e,t,s,n,r){if(t===SCHEDULE_KINDS.rrule)return latestOccurrenceBefore(e,n,r,s);const o=CronExpressionParser.parse(e,{tz:s,strict:!1,currentDate:new Date(r.getTime()+1)}).prev().toDate();return o.getTime()>n.getTime()?o:null}readOccurrences(e,t,s,n){const r=new Date(n-OCCURRENCE_WINDOW_SECONDS*1e3);if(t===SCHEDULE_KINDS.rrule)return occurrencesInWindow(e,r,new Date(n),s);const o=CronExpressionParser.parse(e,{tz:s,strict:!1,currentDate:new Date(n+1)}).prev().toDate();return o.getTime()>r.getTime()?[o]:[]}reportSendItError(e){try{this.emit(this.events.error,e)}catch{}}async onSendIt(e){const t=await Promise.allSettled(e.map(async({data:n})=>{const{key:r,slot:i,...o}=n,{db:c,...a}=o.options??{};return await this.manager.send({...o,options:a})})),s=new Map;for(const[n,r]of t.entries()){if(r.status==="rejected"){this.reportSendItError(r.reason);continue}const{name:i,key:o,slot:c}=e[n].data;if(r.value===null||o===void 0)continue;const a=JSON.stringify([i,o]),h=c??throttleSlot(new Date(this.databaseTime)),l=s.get(a);(l===void 0||l.slot<=h)&&s.set(
a,{record:{name:i,key:o,jobId:r.value},slot:h})}s.size>0&&await this.setLastJobIds([...s.values()].map(({record:n})=>n))}async setLastJobIds(e){try{const t=setScheduleLastJobIds(this.config.schema);await this.db.executeSql(t,[JSON.stringify(e)])}catch(t){const n=`Warning: schedules fired but their last job id could not be recorded for ${e.map(({name:r,key:i})=>`"${r}" (key "${i}")`).join(", ")}: ${t.message}`;this.reportSendItError(new Error(n,{cause:t}))}}async getSchedules(e,t,s,n){const r=s!==void 0,i=[...n?[n.name,n.key]:[],...r?[s]:[]];let o=getSchedules(this.config.schema,r,!!n),c=i;e&&t!==void 0?(o=getSchedulesByQueueAndKey(this.config.schema),c=[e,t]):e&&(o=getSchedulesByQueue(this.config.schema,r,!!n),c=[e,...i]);const{rows:a}=await this.db.executeSql(o,c);return a}async getSchedule(e,t=""){(0,import_node_assert9.default)(e,"Name is required"),(0,import_node_assert9.default)(typeof e=="string","Name must be a string");const[s]=await this.getSchedules(e,t);return s??null}occurrenceWalker(e,t,s){if(assertExpression(e),isRrule(e))return assertRrule(e,t),rruleWalker(e,t,s);const n=parseRecurrence(e,t,s);return()=>n.next().toDate()}previewSchedule(e,t={}){const{count:s=PREVIEW_DEFAULT_COUNT}=t,n=t.tz||"UTC",r=t.from??new Date(this.databaseTime);(0,import_node_assert9.default)(r instanceof Date&&!Number.isNaN(r.getTime()),"from must be a valid Date");const i=this.occurrenceWalker(e,n,r);(0,import_node_assert9.default)(Number.isInteger(s)&&s>=1&&s<=PREVIEW_MAX_COUNT,`count must be an integer between 1 and ${PREVIEW_MAX_COUNT}`);const o=Date.now()+PREVIEW_TIME_BUDGET_MS,c=[];for(;c.length<s;){const a=i();if(a===null)break;if(c.push(a),c.length<s&&Date.now()>o)throw new Error(`Gave up after ${PREVIEW_TIME_BUDGET_MS}ms with ${c.length} of ${s} occurrences of "${e}". Ask for fewer and page with \`from\`.`)}return c}async schedule(e,t,s,n={}){const{db:r,...i}=n,{tz:o,key:c="",missed:a,...h}=i,l=o||"UTC",m=isRrule(t)?SCHEDULE_KINDS.rrule:SCHEDULE_KINDS.cron;assertRecurrence(
t,l,new Date(this.config.clock.now())),m===SCHEDULE_KINDS.rrule&&assertRruleSends(t,l,new Date(this.databaseTime)),checkSendArgs([e,s,{...h}]),assertKey(c),assertMissedPolicy(a);try{const d=schedule(this.config.schema);await(r||this.db).executeSql(d,[e,c,m,t,l,s,i])}catch(d){throw d.message.includes("foreign key")&&(d.message=`Queue ${e} not found`),d}}async unschedule(e,t="",s={}){const n=unschedule(this.config.schema);await(s.db||this.db).executeSql(n,[e,t])}},timekeeper_default=Timekeeper;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/worker.js
var WORKER_STATES={created:"created",active:"active",stopping:"stopping",stopped:"stopped"},Worker=class{id;workId;name;options;fetch;onFetch;onError;resolveInterval;clock;jobs=[];createdOn;state=WORKER_STATES.created;lastFetchedOn=null;lastJobStartedOn=null;lastJobEndedOn=null;lastJobDuration=null;lastError=null;lastErrorOn=null;stopping=!1;stopped=!1;abortController=null;aborted=!1;abandonedHandler=null;graceExpired=!1;stopController=new AbortController;loopDelayPromise=null;beenNotified=!1;runPromise=null;constructor({id:r,workId:o,name:s,options:e,resolveInterval:t,fetch:a,onFetch:n,onError:l,clock:i}){this.clock=i,this.createdOn=i.now(),this.id=r,this.workId=o,this.name=s,this.options=e,this.fetch=a,this.onFetch=n,this.onError=l,this.resolveInterval=t}start(){this.runPromise=this.run()}async run(){for(this.state=WORKER_STATES.active;!this.stopping;){const r=this.clock.now();let o=0;try{this.beenNotified=!1;const t=await this.fetch();this.lastFetchedOn=this.clock.now(),t&&(o=t.length,this.jobs=t,this.lastJobStartedOn=this.lastFetchedOn,await this.onFetch(t),this.lastJobEndedOn=this.clock.now(),this.jobs=[])}catch(t){this.lastErrorOn=this.clock.now(),this.lastError=t,t.message=`${t.message} (Queue: ${this.name}, Worker: ${this.id})`,this.onError(t)}const s=this.clock.now()-r;this.lastJobDuration=s;const e=this.resolveInterval(o);!this.stopping&&!this.beenNotified&&e-s>100&&(this.loopDelayPromise=clockDelay(this.clock,e-s),await this.loopDelayPromise,this.loopDelayPromise=null)}this.stopping=!1,this.stopped=!0,this.state=WORKER_STATES.stopped}notify(){this.beenNotified=!0,this.loopDelayPromise&&this.loopDelayPromise.abort()}async stop(){this.stopped||(this.stopping=!0,this.state=WORKER_STATES.stopping,this.stopController.abort(),this.loopDelayPromise&&this.loopDelayPromise.abort(),await this.runPromise)}get stopSignal(){return this.stopController.signal}abort(){this.abortController&&(this.aborted=!0,this.abortController.signal.aborted||this.abortController.abort())}toWipData(){
return{id:this.id,workId:this.workId,name:this.name,options:this.options,state:this.state,count:this.jobs.length,createdOn:this.createdOn,lastFetchedOn:this.lastFetchedOn,lastJobStartedOn:this.lastJobStartedOn,lastJobEndedOn:this.lastJobEndedOn,lastError:this.lastError,lastErrorOn:this.lastErrorOn,lastJobDuration:this.lastJobDuration}}},worker_default=Worker;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/spy.js
var JobSpy=class{#e=new Map;#t=[];clear(){this.#e.clear(),this.#t=[]}waitForJobWithId(t,s){return this.waitForJob(()=>!0,s,t)}waitForJob(t,s,o){const r=e=>o&&e.id!==o?!1:t(e.data);for(const e of this.#e.values())if(e.state===s&&r(e))return Promise.resolve(this.#s(e));return this.#r(r,s)}#r(t,s){let o;const r=new Promise(e=>{o=e});return this.#t.push({selector:t,awaitedState:s,resolve:o}),r}#o(t,s){return`${t}:${s}`}#s(t){return{id:t.id,name:t.name,data:structuredClone(t.data),state:t.state,output:t.output?structuredClone(t.output):void 0}}addJob(t,s,o,r,e){const n={id:t,name:s,data:structuredClone(o),state:r,output:e?structuredClone(e):void 0},l=this.#o(t,r);this.#e.set(l,n);const u=[],a=[];for(const i of this.#t)i.awaitedState===r&&i.selector(n)?u.push(i):a.push(i);this.#t=a;for(const i of u)i.resolve(this.#s(n))}};

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/telemetry.js
var ATTR={messagingSystem:"messaging.system",operationName:"messaging.operation.name",operationType:"messaging.operation.type",destinationName:"messaging.destination.name",messageId:"messaging.message.id",batchMessageCount:"messaging.batch.message_count",errorType:"error.type",dbNamespace:"db.namespace",schema:"pgboss.schema",retryCount:"pgboss.job.retry_count",jobState:"pgboss.job.state"},METRIC={operationDuration:"messaging.client.operation.duration",sentMessages:"messaging.client.sent.messages",consumedMessages:"messaging.client.consumed.messages",processDuration:"messaging.process.duration",queueJobs:"pgboss.queue.jobs"},MESSAGING_SYSTEM="pg-boss",INSTRUMENTATION_SCOPE="pg-boss",DURATION_BUCKETS=[.005,.01,.025,.05,.075,.1,.25,.5,.75,1,2.5,5,7.5,10];function errorType(e){return e instanceof Error?e.constructor.name:"_OTHER"}function spanName(e,t){return t?`${e} ${t}`:e}function metricAttributes(e,t){const{[ATTR.messageId]:s,[ATTR.batchMessageCount]:r,[ATTR.retryCount]:i,...a}=e;return t===void 0?a:{...a,[ATTR.errorType]:errorType(t)}}function recordError(e,t){e.setAttribute(ATTR.errorType,errorType(t)),t instanceof Error?(e.recordException(t),e.setStatus({code:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanStatusCode.ERROR,message:t.message})):e.setStatus({code:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanStatusCode.ERROR,message:String(t)})}function seconds(e){return(performance.now()-e)/1e3}var Telemetry=class{enabled;#p;#n;#c;#o;#r;#_;#u;#m=null;#t=null;#s=!1;constructor(e={},t,s){this.enabled=e.enabled!==!1,this.#p=this.enabled&&e.propagateContext===!0,this.#n=e.propagator??import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.propagation,this.#c=t,this.#o={[ATTR.schema]:t},this.#r=(e.tracerProvider??import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.getTracerProvider()).getTracer(INSTRUMENTATION_SCOPE,package_default.version),this.#_=e.meterProvider,this.#u=s}setDatabase(e){this.#o={[ATTR.dbNamespace]:`${e}\
|${this.#c}`,[ATTR.schema]:this.#c}}#i(e,t,s){const r={[ATTR.messagingSystem]:MESSAGING_SYSTEM,[ATTR.operationName]:e,[ATTR.operationType]:t,...this.#o};return s&&(r[ATTR.destinationName]=s),r}#e(){if(!this.enabled)return null;const e=this.#_??import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.metrics.getMeterProvider();if(e===this.#m&&this.#t)return this.#t;this.#t?.queueJobs.removeCallback(this.#a);const t=e.getMeter(INSTRUMENTATION_SCOPE,package_default.version);return this.#m=e,this.#t={operationDuration:t.createHistogram(METRIC.operationDuration,{description:"Duration of messaging operation initiated by a producer or consumer client.",unit:"s",advice:{explicitBucketBoundaries:DURATION_BUCKETS}}),sentMessages:t.createCounter(METRIC.sentMessages,{description:"Number of messages producer attempted to send to the broker.",unit:"{message}"}),consumedMessages:t.createCounter(METRIC.consumedMessages,{description:"Number of messages that were delivered to the application.",unit:"{message}"}),processDuration:t.createHistogram(METRIC.processDuration,{description:"Duration of processing operation.",unit:"s",advice:{explicitBucketBoundaries:DURATION_BUCKETS}}),queueJobs:t.createObservableGauge(METRIC.queueJobs,{description:"Jobs in a queue by state, as of the last queue cache refresh.",unit:"{job}"})},this.#s&&this.#t.queueJobs.addCallback(this.#a),this.#t}#a=e=>{const t=this.#u();if(t)for(const s of Object.values(t)){const r={[ATTR.messagingSystem]:MESSAGING_SYSTEM,[ATTR.destinationName]:s.name,...this.#o};e.observe(s.deferredCount??0,{...r,[ATTR.jobState]:"deferred"}),e.observe(s.readyCount??0,{...r,[ATTR.jobState]:"ready"}),e.observe(s.blockedCount??0,{...r,[ATTR.jobState]:"blocked"}),e.observe(s.activeCount??0,{...r,[ATTR.jobState]:"active"}),e.observe(s.failedCount??0,{...r,[ATTR.jobState]:"failed"})}};observeQueues(){!this.enabled||this.#s||(this.#s=!0,this.#e()?.queueJobs.addCallback(this.#a))}unobserveQueues(){this.#s&&(this.#s=!1,this.#t?.queueJobs.removeCallback(
this.#a))}refreshInstruments(){this.#s&&this.#e()}async send(e,t,s,r,i=()=>null){if(!this.enabled)return r(null);const a=this.#i(e,"send",t);typeof s=="number"&&s>1&&(a[ATTR.batchMessageCount]=s);const o=this.#r.startSpan(spanName(e,t),{kind:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanKind.PRODUCER,attributes:a}),c=import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.setSpan(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.active(),o),_=performance.now();let p=null;if(this.#p){const n={};this.#n.inject(c,n,import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.defaultTextMapSetter),p=Object.keys(n).length>0?n:null}try{const n=await import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.with(c,()=>r(p)),u=i(n),m=typeof s=="number"?s:s(n);return m===1&&u?.length===1&&o.setAttribute(ATTR.messageId,u[0]),this.#d(_,m,metricAttributes(a)),n}catch(n){throw recordError(o,n),this.#d(_,typeof s=="number"?s:0,metricAttributes(a,n)),n}finally{o.end()}}#d(e,t,s){const r=this.#e();r?.operationDuration.record(seconds(e),s),t>0&&r?.sentMessages.add(t,s)}async receive(e,t,s){if(!this.enabled)return t();const r=this.#i("receive","receive",e),i=this.#r.startSpan(spanName("receive",e),{kind:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanKind.CLIENT,attributes:r}),a=performance.now();try{const o=await import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.with(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.setSpan(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.active(),i),t);o.length===1?i.setAttribute(ATTR.messageId,o[0].id):i.setAttribute(ATTR.batchMessageCount,o.length),i.addLinks(this.#l(o,s));const c=this.#e();return c?.operationDuration.record(seconds(a),metricAttributes(r)),o.length>0&&c?.consumedMessages.add(o.length,metricAttributes(r)),o}catch(o){throw recordError(i,o),this.#e()?.operationDuration.record(seconds(a),metricAttributes(r,o)),o}finally{
i.end()}}consumed(e,t){t!==0&&this.#e()?.consumedMessages.add(t,metricAttributes(this.#i("process","process",e)))}async process(e,t,s,r){if(!this.enabled){await r();return}const i=this.#i("process","process",e);let a=import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.ROOT_CONTEXT,o=[];if(t.length===1){i[ATTR.messageId]=t[0].id,t[0].retryCount!==void 0&&(i[ATTR.retryCount]=t[0].retryCount);const n=s(t[0]);n&&(a=this.#h(n))}else i[ATTR.batchMessageCount]=t.length,o=this.#l(t,s);const c=this.#r.startSpan(spanName("process",e),{kind:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanKind.CONSUMER,attributes:i,links:o},a),_=performance.now();let p;try{p=await import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.with(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.setSpan(a,c),r)}catch(n){throw p=n??new Error("undefined error"),n}finally{p!==void 0&&recordError(c,p),this.#e()?.processDuration.record(seconds(_),metricAttributes(i,p)),c.end()}}async settle(e,t,s,r){if(!this.enabled)return r();const i=this.#i(e,"settle",t);s.length===1?i[ATTR.messageId]=s[0]:i[ATTR.batchMessageCount]=s.length;const a=this.#r.startSpan(spanName(e,t),{kind:import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.SpanKind.CLIENT,attributes:i}),o=performance.now();try{const c=await import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.with(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.setSpan(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.context.active(),a),r);return this.#e()?.operationDuration.record(seconds(o),metricAttributes(i)),c}catch(c){throw recordError(a,c),this.#e()?.operationDuration.record(seconds(o),metricAttributes(i,c)),c}finally{a.end()}}#l(e,t){const s=[];for(const r of e){const i=this.#b(t(r));i&&s.push({context:i})}return s}#h(e){return this.#n.extract(import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.ROOT_CONTEXT,e,import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.
defaultTextMapGetter)}#b(e){if(!e)return null;const t=import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.getSpanContext(this.#h(e));return t&&import_shared_opentelemetry_api_build_esm_metrics_NoopMeter.trace.isSpanContextValid(t)?t:null}},telemetry_default=Telemetry;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/manager.js
var INTERNAL_QUEUES=Object.values(QUEUES).reduce((e,t)=>({...e,[t]:t}),{}),TRANSACTION_ABORTED="25P02",SERIALIZATION_FAILURE="40001",UPSERT_ATTEMPTS=3,QUEUE_NOT_FOUND="PGBOSS_QUEUE_NOT_FOUND",DELETE_QUEUE_ATTEMPTS=12,DELETE_QUEUE_MAX_DELAY_MS=400,DEFAULT_POOL_MAX=10,WARNING_TYPES2={TRANSACTIONAL_POOL_HEADROOM:"transactional_pool_headroom",TRANSACTION_TIMEOUT_PROBE:"transaction_timeout_probe",HANDLER_OVERRUN:"handler_overrun"};function overrunMessage(e,t){return`a handler on queue ${e} is still running after exceeding ${t}s. Its jobs were failed and their signals aborted, and this worker fetches nothing until it returns. Stop the handler on job.signal.`}var TRANSACTIONAL_HEARTBEAT_UNSUPPORTED="this backend cannot run a transactional worker on a queue with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. Drop heartbeatSeconds and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })",TRANSACTIONAL_HEARTBEAT_ON_BATCH="this backend cannot run a transactional handler over a job with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. The queue carried no heartbeat when this worker registered, so it came from the job (heartbeatSeconds on send()) or from the queue after registration. Drop it there and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })",TRANSACTION_TIMEOUT_GUCS=["transaction_timeout","idle_in_transaction_session_timeout"],TRANSACTION_TIMEOUT_PROBE=`SELECT ${TRANSACTION_TIMEOUT_GUCS.map(e=>`current_setting('${e}', true) AS ${e}`).join(", ")}`,TRANSACTION_TIMEOUT_TIGHTEST="LEAST($2::bigint, NULLIF((SELECT s.setting::bigint FROM pg_settings s WHERE s.name = $1), 0))",TRANSACTION_TIMEOUT_APPLY=`SELECT set_config($1, ${TRANSACTION_TIMEOUT_TIGHTEST}::text, true)`,TRANSACTION_TIMEOUT_REHEARSE=`SELECT ${TRANSACTION_TIMEOUT_TIGHTEST}`,
TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS=6e4,HANDLER_OVERRUN_WINDOW_MS=3600*1e3,HANDLER_OVERRUN_SAMPLE_JOBS=10,NUMERIC_METADATA_FIELDS=["priority","retryLimit","retryCount","retryDelay","retryDelayMax","expireInSeconds","heartbeatSeconds","deleteAfterSeconds","pendingDependencies","sourceRetryCount"],NUMERIC_QUEUE_FIELDS=["blockedCount","retryLimit","retryDelay","retryDelayMax","expireInSeconds","retentionSeconds","deleteAfterSeconds","heartbeatSeconds","deferredCount","warningQueueSize","queuedCount","readyCount","activeCount","failedCount","totalCount","createdDelta","completedDelta","failedDelta","deltaSeconds","readyOldestSeconds"],STATS_COUNT_FIELDS=["deferredCount","queuedCount","readyCount","activeCount","failedCount","totalCount"];function toBins(e){return Array.isArray(e)?e.map(t=>t==null?0:Number(t)):null}var STATS_DELTA_FIELDS=["completedDelta","failedDelta","createdDelta","deltaSeconds"],QUEUE_STATS_CACHE_TTL_SECONDS=3600,QUEUE_STATS_FORCE_TTL_SECONDS=60,events={error:"error",warning:"warning",wip:"wip"},DEPRECATED_FETCH_OPTIONS=["priority","orderByCreatedOn"],DEPRECATED_FETCH_OPTIONS_CODE="PGBOSS_DEP_FETCH_SORT";function rethrowWriteError(e){throw e?.code===PG_ERROR.divisionByZero?new Error("one or more jobs could not be created. This usually means a job id was duplicated, collided with an existing job, or was rejected by a queue policy (short, singleton, stately, or exclusive).",{cause:e}):e}function brokenForeignKey(e){if(e?.code!==PG_ERROR.foreignKeyViolation&&e?.errno!==PG_ERROR.foreignKeyViolation)return;const t=e.constraint??e.constraint_name??/foreign key constraint "(\w+)"/.exec(e.message)?.[1],s=/\)=\('?(.*?)'?\) is not present/.exec(e.detail??e.message)?.[1];return{constraint:t,value:s}}function toJsonText(e){return e==null?null:JSON.stringify(e)}var Manager=class extends import_node_events2.default{events=events;#S=new Set;db;config;wipTs;workers;stopped;queueCacheInterval;wipInterval;timekeeper;notifier;queues;pendingOffWorkCleanups;#t;#r;#b;#o;#y;#v;#w;#s;#n;#a;#u;#i;#C;#l;#e;#d;constructor(e,t,s=(0,import_node_crypto2.
randomUUID)()){super(),this.config=t,this.db=e,this.wipTs=t.clock.now(),this.workers=new Map,this.queues={},this.pendingOffWorkCleanups=new Set,this.#t=new Map,this.#r=new WeakMap,this.#b=new WeakMap,this.#o=null,this.#y=0,this.#v=t.__test__transactionTimeoutProbeCooldownMs??TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS,this.#w=!1,this.#s=new Map,this.#n=new Map,this.#a=new Map,this.#u=s,this.#i=new Map,this.#C=t.__test__handlerOverrunWindowMs??HANDLER_OVERRUN_WINDOW_MS,this.#l=new Set,this.#e=new telemetry_default(t.openTelemetry,t.schema,()=>this.queues),this.#d=new WeakMap}get instanceId(){return this.#u}getSpy(e){if(!this.config.__test__enableSpies)throw new Error("Spy is not enabled. Set __test__enableSpies: true in constructor options to use spies.");let t=this.#t.get(e);return t||(t=new JobSpy,this.#t.set(e,t)),t}clearSpies(){for(const e of this.#t.values())e.clear();this.#t.clear()}#L(e,t){const s=this.#n.get(e);return s?t&&s.tiers&&t in s.tiers?s.tiers[t]:s.default:1/0}#M(e){const t=this.#n.get(e);if(!t)return[];const s=this.#s.get(e);if(!s)return[];const i=this.#a.get(e)??t.default,r=[];for(const[n,a]of s.entries())a>=i&&r.push(n);return r}#U(e,t){let s=this.#s.get(e);s||(s=new Map,this.#s.set(e,s));const i=s.get(t)||0;s.set(t,i+1)}#P(e,t){const s=this.#s.get(e);if(!s)return;const i=s.get(t)||0;i<=1?(s.delete(t),s.size===0&&this.#s.delete(e)):s.set(t,i-1)}#B(e,t){const s=this.config.__test__enableSpies?this.#t.get(e):void 0;if(s)for(const i of t)s.addJob(i.id,e,i.data,"active")}async#W(e,t,s,i){const r=this.config.__test__enableSpies?this.#t.get(e):void 0;if(r){if(i===t.length){const n=t.length===1?s:void 0;for(const a of t)r.addJob(a.id,e,a.data,"completed",n);return}for(const n of t){const a=await this.getJobById(e,n.id),c=a?.state;c==="completed"||c==="failed"||c==="active"||c==="created"?r.addJob(n.id,e,n.data,c,a?.output):a||r.addJob(n.id,e,n.data,"completed",void 0)}}}async#q(e,t,s){const i=this.config.__test__enableSpies?this.#t.get(e):void 0;if(i)for(const r of t){
const n=await this.getJobById(e,r.id);n?.state==="failed"&&i.addJob(r.id,e,r.data,"failed",n.output??{message:s?.message,stack:s?.stack})}}#$(e,t,s){const i=this.config.__test__enableSpies?this.#t.get(e):void 0;if(i){for(const{job:r,output:n}of t)i.addJob(r.id,e,r.data,"completed",n);for(const{job:r,output:n}of s)i.addJob(r.id,e,r.data,"failed",serializeError(n))}}async#F(e,t,s){if(!Array.isArray(s)){const l=new Error("perJobResults handler must resolve with an array of job results");return await this.fail(e,t,l),await this.#q(e,t,l),l}const i=new Map(t.map(l=>[l.id,l])),r=new Map;for(const l of s)l&&i.has(l.id)&&(l.status==="completed"||l.status==="failed"||l.status==="deadletter")&&r.set(l.id,l);const n=[],a=[],c=[];for(const l of t){const b=r.get(l.id);b?.status==="completed"?n.push({job:l,output:b.output}):b?.status==="failed"?a.push({job:l,output:b.output}):b?.status==="deadletter"?c.push({job:l,output:b.output}):a.push({job:l,output:new Error("no disposition returned by handler")})}const u=l=>l.map(({job:b,output:f})=>({id:b.id,retryCount:b.retryCount,output:f})),o=l=>l.map(({job:b})=>b.id),h=n.length>0?await this.#e.settle("complete",e,o(n),()=>this.#H(e,u(n))):null,p=a.length>0?await this.#e.settle("fail",e,o(a),()=>this.#E(e,u(a))):null,g=c.length>0?await this.#e.settle("fail",e,o(c),()=>this.#E(e,u(c),!0)):null,d=(l,b)=>{const f=new Set(b?.settled??[]);return l.filter(_=>f.has(_.job.id))};this.#$(e,d(n,h),[...d(a,p),...d(c,g)])}async#H(e,t){const{table:s}=await this.getQueueCache(e),i=t.map(c=>({id:c.id,retry_count:c.retryCount,output:this.mapCompletionDataArg(c.output)})),r=t.map(c=>c.id);if(this.config.noMultiMutationCte){const c=completeJobsWithOutputsDistributed(this.config.schema,s),{rows:u}=await this.db.executeSql(c,[e,JSON.stringify(i)]);return{jobs:r,requested:r.length,affected:u.length,settled:u.map(o=>o.id)}}const n=completeJobsWithOutputs(this.config.schema,s),a=await this.db.executeSql(n,[e,JSON.stringify(i)]);return this.mapCommandResponse(r,
a)}async#E(e,t,s=!1){const{table:i}=await this.getQueueCache(e),r=t.map(u=>u.id);if(this.config.noMultiMutationCte){const u=new Map(t.map(o=>[o.id,this.mapCompletionDataArg(o.output)]));return this.ensureTransaction(this.db,async o=>{const h=selectJobsToFailById(this.config.schema,i,!0),{rows:p}=await o.executeSql(h.text,[e,r,attemptPairs(r,t.map(l=>l.retryCount))]);if(p.length===0)return{jobs:r,requested:r.length,affected:0,settled:[]};const g=deleteJobsToFail(this.config.schema,i);await o.executeSql(g.text,[e,p.map(l=>l.id)]);const d=await this.reinsertFailedJobs(o,i,p,null,u,s);return{jobs:r,requested:r.length,affected:d,settled:p.map(l=>l.id)}})}const n=t.map(u=>({id:u.id,retry_count:u.retryCount,output:this.mapCompletionDataArg(u.output)})),a=s?deadLetterJobsByIdWithOutputs(this.config.schema,i):failJobsByIdWithOutputs(this.config.schema,i),c=await this.db.executeSql(a,[e,JSON.stringify(n)]);return this.mapCommandResponse(r,c)}#j(e,t){const s=typeof t=="number"?{default:t}:t;this.#n.set(e,s),this.#a.set(e,s.tiers?Math.max(s.default,...Object.values(s.tiers)):s.default)}#k(e){this.getWorkers().some(s=>s.name===e&&!s.stopping&&!s.stopped)||(this.#n.delete(e),this.#a.delete(e))}#G(e,t){const s=[],i=[],r=[];for(const n of t){if(!n.groupId){s.push(n);continue}const a=this.#s.get(e)?.get(n.groupId)||0,c=this.#L(e,n.groupTier);a<c?(this.#U(e,n.groupId),s.push(n),r.push(n)):i.push(n)}return{allowed:s,excess:i,groupedJobs:r}}#A(e,t){for(const s of t)s.groupId&&this.#P(e,s.groupId)}async#K(e,t,s,i,r,n=!1,a=!1,c,u={}){const o=t.map(y=>y.id),h=t.reduce((y,A)=>Math.max(y,A.expireInSeconds),0),p=t.map(y=>y.heartbeatSeconds||0).filter(y=>y>0),g=p.length?Math.min(...p):0,d=new AbortController,l=new Map(t.map(y=>[y.id,new AbortController]));t.forEach(y=>{y.signal=AbortSignal.any([d.signal,l.get(y.id).signal])}),i&&(i.abortController=d,i.aborted=!1);let b=null;if(g>0){const A=(r??g/2)*1e3;b=this.config.clock.setInterval(async()=>{const q=t.filter(T=>!l.get(T.id).signal.aborted);
if(q.length===0)return;let E;try{E=await this.touch(e,q)}catch(T){this.emit(events.error,T);return}if(!E.settled)return;const x=new Set(E.settled);for(const T of q)x.has(T.id)||l.get(T.id).abort(new Error(`job ${T.id} is no longer active under this worker's claim`))},A)}let f,_=0,w,S=!1,v,m=null,C,k=!1;try{if((0,import_node_assert6.default)(!(a&&g>0&&this.config.noTransactionalHeartbeat),TRANSACTIONAL_HEARTBEAT_ON_BATCH),a){const q=c!==void 0?c*1e3:h*1e3+TRANSACTION_ROLLBACK_TIMEOUT_MS,E=q>0?await this.#X():null;m=await this.db.beginTransaction();const x=new Set,T=new Map(t.map(I=>[I.id,I.retryCount]));for(const I of[m.db,untracked(m.db)])this.#r.set(I,x),this.#b.set(I,T);E&&await this.#Z(m,E,q)}if(i?.graceExpired)throw new Error("pg-boss shut down before the handler started");const y=Promise.resolve(m?s(t,untracked(m.db)):s(t));C=y,y.then(()=>{k=!0},()=>{k=!0});const A=await resolveWithinSeconds(this.config.clock,y,h,`handler execution exceeded ${h}s`,d);if(m&&i?.aborted)throw new Error("pg-boss shut down while the handler was still running");if(n)v=await this.#F(e,t,A);else{const q=m?this.#te(m):null,E=await this.complete(e,t,o.length===1?A:void 0,m?{db:m.db}:void 0);f=A,_=E.affected,q&&this.#ee(o,E.affected,q)}m&&await m.commit()}catch(y){m&&(await m.rollback(),y?.code===TRANSACTION_ABORTED&&(y.message=`${y.message} (the handler left its transaction aborted: let a SQL error raised through tx propagate out of the handler, or isolate the statement with a SAVEPOINT)`)),await this.fail(e,t,y),w=y,S=!0}finally{if(b&&this.config.clock.clearInterval(b),i&&(i.abortController=null),C&&!k){const y=C;u.wait=async()=>{k||(await this.#z(e,o,h,y,i),i&&!k&&(i.abandonedHandler=y))}}}return this.config.__test__enableSpies&&this.#t.has(e)&&(S?await this.#q(e,t,w):n||await this.#W(e,t,f,_)),S?w??new Error("handler rejected without a reason"):v}async#z(e,t,s,i,r){const n=r?.stopSignal;if(n?.aborted)return;r&&(r.jobs=[]),this.emit(events.warning,{message:overrunMessage(e,s),data:{type:WARNING_TYPES2.
HANDLER_OVERRUN,instance:this.#u,queue:e,jobs:t,expireInSeconds:s}}),this.#V(e,t,s);let a;try{await new Promise(c=>{a=c,n?.addEventListener("abort",a,{once:!0}),i.then(()=>c(),()=>c())})}finally{a&&n?.removeEventListener("abort",a)}}#V(e,t,s){if(!this.config.persistWarnings||this.stopped)return;const i=this.#i.get(e);if(i){i.count++,i.expireInSeconds=Math.max(i.expireInSeconds,s),i.jobs=[...i.jobs,...t].slice(-HANDLER_OVERRUN_SAMPLE_JOBS);return}const r=this.config.clock.now();this.#x(e,r,r,1,s,t),this.#i.set(e,{since:r,count:0,expireInSeconds:0,jobs:[],timer:this.#T(e)})}#T(e){return this.config.clock.setTimeout(()=>this.#O(e,!0),this.#C)}#O(e,t){const s=this.#i.get(e);if(!s||(this.config.clock.clearTimeout(s.timer),(!s.count||!t)&&this.#i.delete(e),!s.count))return;const i=this.config.clock.now();this.#x(e,s.since,i,s.count,s.expireInSeconds,s.jobs),t&&this.#i.set(e,{since:i,count:0,expireInSeconds:0,jobs:[],timer:this.#T(e)})}#x(e,t,s,i,r,n){const a=i===1?overrunMessage(e,r):`${i} handlers on queue ${e} kept running after exceeding their timeout of up to ${r}s between ${new Date(t).toISOString()} and ${new Date(s).toISOString()}. Their jobs were failed and their signals aborted, and each held its worker until it returned. Stop the handler on job.signal.`,c={type:WARNING_TYPES2.HANDLER_OVERRUN,instance:this.#u,queue:e,count:i,since:new Date(t).toISOString(),until:new Date(s).toISOString(),expireInSeconds:r,jobs:n.slice(0,HANDLER_OVERRUN_SAMPLE_JOBS)},u=persistWarning({emitter:this,db:this.db,schema:this.config.schema,errorEvent:events.error},WARNING_TYPES2.HANDLER_OVERRUN,a,c).finally(()=>this.#l.delete(u));this.#l.add(u)}async#Y(){for(const e of[...this.#i.keys()])this.#O(e,!1);await Promise.allSettled([...this.#l])}async#Z(e,t,s){await e.db.executeSql(TRANSACTION_TIMEOUT_APPLY,[t,`${Math.round(s)}`])}#X(){return!this.#o&&Date.now()<this.#y?Promise.resolve(null):(this.#o??=this.db.executeSql(TRANSACTION_TIMEOUT_PROBE).then(({rows:e})=>TRANSACTION_TIMEOUT_GUCS.find(
t=>e[0][t]!==null)??null).then(async e=>(e&&await this.db.executeSql(TRANSACTION_TIMEOUT_REHEARSE,[e,"0"]),e)).catch(e=>(this.#o=null,this.#y=Date.now()+this.#v,this.#w||(this.#w=!0,this.emit(events.warning,{message:`could not ask this server which transaction timeout it supports, or read the bound it already carries, so transactional handlers run with no database-side bound until the next probe: ${e.message}`,data:{type:WARNING_TYPES2.TRANSACTION_TIMEOUT_PROBE}})),null)),this.#o)}#ee(e,t,s){const i=t+e.filter(r=>s.has(r)).length;if(i<e.length)throw new Error(`${e.length-i} of ${e.length} job(s) were no longer claimed by this worker when the handler returned, so the transaction was rolled back. Either something took the claim away (expireInSeconds, a heartbeat the database stopped seeing, an operator's cancel() or fail(), another instance's supervisor), or the handler settled the job with SQL of its own instead of complete(), fail(), cancel() or deleteJob() on { db: tx }`)}#te(e){const t=this.#r.get(e.db)??new Set;return this.#r.delete(e.db),this.#r.delete(untracked(e.db)),t}#h(e,t){const s=e.db&&this.#r.get(e.db);if(!s)return;const i=t.settled??(t.affected<t.requested?[]:t.jobs);for(const r of i)s.add(r)}#f(e,t){const s=e.db&&this.#b.get(e.db);if(!(!s||!t.every(i=>s.has(i))))return t.map(i=>s.get(i))}async start(){if(this.stopped=!1,this.#e.enabled){const{rows:e}=await this.db.executeSql(currentDatabase());this.#e.setDatabase(e[0].name)}this.queueCacheInterval=this.config.clock.setInterval(()=>this.onCacheQueues({emit:!0}),this.config.queueCacheIntervalSeconds*1e3),this.wipInterval=this.config.clock.setInterval(()=>{const e=this.config.clock.now();if(e-this.wipTs<2e3)return;const t=this.getWipData();t.some(s=>s.count>0)&&(this.emit(events.wip,t),this.wipTs=e)},2e3),await this.onCacheQueues(),this.#e.observeQueues()}async onCacheQueues({emit:e=!1}={}){try{(0,import_node_assert6.default)(!this.config.__test__throw_queueCache,"test error");const t=await this.getQueues();
this.queues=t.reduce((s,i)=>(s[i.name]=i,s),{}),this.#e.refreshInstruments()}catch(t){e&&this.emit(events.error,{...t,message:t.message,stack:t.stack})}}async getQueueCache(e){(0,import_node_assert6.default)(this.queues,"Queue cache is not initialized");let t=this.queues[e];if(t)return t;if(t=await this.getQueue(e),!t)throw Object.assign(new Error(`Queue ${e} does not exist`),{code:QUEUE_NOT_FOUND});return this.queues[e]=t,t}#m(e){this.queues&&delete this.queues[e]}async#p(e,t,s){const i=brokenForeignKey(e);if(i?.constraint==="q_fkey"&&this.#I(i.value&&t.includes(i.value)?[i.value]:t,e,s),e?.code===PG_ERROR.undefinedTable||e?.code===PG_ERROR.checkViolation){const r=await Promise.all(t.map(n=>this.getQueue(n))).catch(()=>null);if(r){const n=t.filter((a,c)=>!r[c]);n.length&&this.#I(n,e,s),r.forEach(a=>{a&&this.queues&&(this.queues[a.name]=a)})}}if(i?.constraint==="dlq_fkey")throw new Error(i.value?`Dead letter queue ${i.value} does not exist`:"Dead letter queue does not exist",{cause:e});rethrowWriteError(e)}#I(e,t,s){throw e.forEach(i=>this.#m(i)),Object.assign(new Error(`Queue ${e.join(", ")} does not exist`,{cause:t}),s?{code:QUEUE_NOT_FOUND}:{})}async#D(e){if(!this.queues)return;const t=await this.getQueue(e);t?this.queues[e]=t:this.#m(e)}async stop(){this.stopped=!0,this.config.clock.clearInterval(this.queueCacheInterval),this.config.clock.clearInterval(this.wipInterval),this.#e.unobserveQueues();const e=new Set([...this.workers.values()].filter(t=>!INTERNAL_QUEUES[t.name]).map(t=>t.name));await Promise.allSettled([...e].map(t=>this.offWork(t,{wait:!1}))),this.#n.clear(),this.#a.clear(),await this.#Y()}async failWip(){for(const e of this.workers.values())e.graceExpired=!0;for(const e of this.workers.values()){if(e.jobs.map(s=>s.id).length)try{await this.fail(e.name,e.jobs,"pg-boss shut down while active")}catch(s){try{this.emit(events.error,{...s,message:s.message,stack:s.stack,queue:e.name,worker:e.id})}catch{}}e.abort()}}async work(e,...t){const{options:s,callback:i}=checkWorkArgs(
e,t);if(this.stopped)throw new Error("Workers are disabled. pg-boss is stopped");const{pollingInterval:r,notifyPollingInterval:n,burstWhenReadyExceeds:a,burstWhenBatchFull:c=!1,batchSize:u=1,includeMetadata:o=!1,priority:h=!0,localConcurrency:p=1,localGroupConcurrency:g,groupConcurrency:d,orderByCreatedOn:l=!0,heartbeatRefreshSeconds:b,minPriority:f,maxPriority:_,perJobResults:w=!1,transactional:S=!1,transactionTimeoutSeconds:v}=s;if(S){if((0,import_node_assert6.default)(typeof this.db.beginTransaction=="function","transactional workers require a database connection pg-boss can open a transaction on: the built-in pool, or a db adapter implementing beginTransaction"),await this.#se(e),this.stopped)throw new Error("Workers are disabled. pg-boss is stopped");this.#ie(p)}g!=null&&this.#j(e,g);const m=(0,import_node_crypto2.randomUUID)({disableEntropyCache:!0}),C=()=>!!(this.notifier?.available&&this.queues?.[e]?.notify),k=()=>this.queues?.[e]?.readyCount??0,y=q=>q>=u&&(a!==void 0&&k()>a||c&&u>1)?0:C()?n:r,A=(q,E)=>{const x=()=>{const O=g!=null?this.#M(e):void 0;return this.#N(e,{batchSize:u,includeMetadata:o,priority:h,orderByCreatedOn:l,groupConcurrency:d,ignoreGroups:O,minPriority:f,maxPriority:_})},T=async(O,D)=>{this.#e.consumed(e,O.length);const Q={};try{await this.#e.process(e,O,N=>this.#d.get(N),()=>this.#K(e,O,i,D,b,w,S,v,Q))}finally{await Q.wait?.()}},I=async O=>{if(!O.length)return;if(this.config.__test__throw_worker)throw new Error("__test__throw_worker");this.emitWip(e),this.#B(e,O);const D=this.workers.get(q);if(g==null)await T(O,D);else{const{allowed:Q,excess:N,groupedJobs:M}=this.#G(e,O);try{if(N.length>0){const R=N.map(J=>J.id);await this.restore(e,R),D&&(D.jobs=Q)}Q.length>0&&await T(Q,D)}finally{const R=D?.abandonedHandler;if(D&&R){D.abandonedHandler=null;const J=()=>this.#A(e,M);R.then(J,J)}else this.#A(e,M)}}this.emitWip(e)},L=O=>{this.emit(events.error,{...O,message:O.message,stack:O.stack,queue:e,worker:q})};return new worker_default({id:q,workId:E,
name:e,options:s,resolveInterval:y,fetch:x,onFetch:I,onError:L,clock:this.config.clock})};for(let q=0;q<p;q++){const E=q===0?m:(0,import_node_crypto2.randomUUID)({disableEntropyCache:!0}),x=A(E,m);this.addWorker(x),x.start()}return m}async#se(e){if(!this.config.noTransactionalHeartbeat)return;const t=await this.getQueue(e).catch(()=>null);(0,import_node_assert6.default)(!t?.heartbeatSeconds,TRANSACTIONAL_HEARTBEAT_UNSUPPORTED)}#ie(e){if(!this.db._pgbdb)return;const t=this.config.max??DEFAULT_POOL_MAX,i=[...this.workers.values()].filter(r=>r.options.transactional).length+e;i<t||this.emit(events.warning,{message:`transactional workers can hold ${i} of this pool's ${t} connections while their handlers run, leaving nothing for fetches, failures, or maintenance. Raise max above ${i}, or lower localConcurrency.`,data:{type:WARNING_TYPES2.TRANSACTIONAL_POOL_HEADROOM,max:t,transactionalWorkers:i}})}addWorker(e){this.workers.set(e.id,e)}removeWorker(e){this.workers.delete(e.id)}getWorkers(){return Array.from(this.workers.values())}emitWip(e){if(!INTERNAL_QUEUES[e]){const t=this.config.clock.now();t-this.wipTs>2e3&&(this.emit(events.wip,this.getWipData()),this.wipTs=t)}}getWipData(e={}){const{includeInternal:t=!1}=e;return this.getWorkers().map(i=>i.toWipData()).filter(i=>i.state!=="stopped"&&(!INTERNAL_QUEUES[i.name]||t))}trackCleanup(e){this.pendingOffWorkCleanups.add(e);const t=()=>{this.pendingOffWorkCleanups.delete(e)};e.then(t,t)}async settleCleanups(){for(;this.pendingOffWorkCleanups.size>0;)await Promise.allSettled([...this.pendingOffWorkCleanups])}async offWork(e,t={wait:!0}){(0,import_node_assert6.default)(e,"queue name is required"),(0,import_node_assert6.default)(typeof e=="string","queue name must be a string");const s=n=>n.name===e&&(t?.id?n.id===t.id||n.workId===t.id:!0),i=this.getWorkers().filter(s);if(i.length===0)return;const r=Promise.allSettled(i.map(async n=>{await n.stop(),this.removeWorker(n)}));t.wait?(await r,this.#k(e)):(this.trackCleanup(r),r.finally(
()=>this.#k(e)))}notifyWorker(e){this.workers.get(e)?.notify()}#c(e){return!!e&&!this.config.noListenNotify}notifyQueue(e){for(const t of this.workers.values())t.name===e&&t.notify()}forceFetchLnWorkers(){for(const e of this.workers.values())this.queues?.[e.name]?.notify&&e.notify()}async subscribe(e,t){(0,import_node_assert6.default)(e,"Missing required argument"),(0,import_node_assert6.default)(t,"Missing required argument");const s=subscribe(this.config.schema);await this.db.executeSql(s,[e,t])}async unsubscribe(e,t){(0,import_node_assert6.default)(e,"Missing required argument"),(0,import_node_assert6.default)(t,"Missing required argument");const s=unsubscribe(this.config.schema);await this.db.executeSql(s,[e,t])}async publish(e,t,s){(0,import_node_assert6.default)(e,"Missing required argument"),await this.#e.send("publish",e,0,()=>this.#re(e,t,s))}async#re(e,t,s){const i=getQueuesForEvent(this.config.schema),{rows:r}=await this.db.executeSql(i,[e]),n=await Promise.allSettled(r.map(({name:c})=>this.send(c,t,s))),a=n.map((c,u)=>({result:c,name:r[u].name})).filter(c=>c.result.status==="rejected"&&c.result.reason?.code!==QUEUE_NOT_FOUND);if(a.length>0)throw new AggregateError(a.map(({name:c,result:u})=>`${c}: ${u.reason?.message??u.reason}`),`publish('${e}') failed for ${a.length} of ${n.length} subscribed queue(s)`)}async send(...e){const t=checkSendArgs(e);return await this.createJob(t)}async sendAfter(e,t,s,i){s=s?{...s}:{},s.startAfter=i;const r=checkSendArgs([e,t,s]);return await this.createJob(r)}async sendThrottled(e,t,s,i,r){s=s?{...s}:{},s.singletonSeconds=i,s.singletonNextSlot=!1,s.singletonKey=r;const n=checkSendArgs([e,t,s]);return await this.createJob(n)}async sendDebounced(e,t,s,i,r){s=s?{...s}:{},s.singletonSeconds=i,s.singletonNextSlot=!0,s.singletonKey=r;const n=checkSendArgs([e,t,s]);return await this.createJob(n)}#ne(e,t,s){const{id:i=null,priority:r,startAfter:n,singletonKey:a=null,singletonSeconds:c,expireInSeconds:u,deleteAfterSeconds:o,retentionSeconds:h,
retryLimit:p,retryDelay:g,retryBackoff:d,retryDelayMax:l,heartbeatSeconds:b,group:f,deadLetter:_=null}=s;return{id:i,name:e,data:t,priority:r,startAfter:n,singletonKey:a,singletonSeconds:c,singletonOffset:0,groupId:f?.id??null,groupTier:f?.tier??null,expireInSeconds:u,deleteAfterSeconds:o,retentionSeconds:h,retryLimit:p,retryDelay:g,retryBackoff:d,retryDelayMax:l,heartbeatSeconds:b,deadLetter:_}}async createJob(e){return this.#e.send("send",e.name,1,t=>this.#oe(e,t),t=>t?[t]:null)}async#oe(e,t){const{name:s,data:i=null,options:r={}}=e,{db:n,singletonSeconds:a,singletonNextSlot:c}=r,u={...this.#ne(s,i,r),__traceContext:t},o=n||this.db,{table:h,policy:p,notify:g}=await this.getQueueCache(s);if(p===QUEUE_POLICIES.key_strict_fifo&&!u.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);const d=insertJobs(this.config.schema,{table:h,name:s,returnId:!0,notify:this.#c(g)}),l=()=>o.executeSql(d,[JSON.stringify([u])]).catch(f=>this.#p(f,[s],!n)),{rows:b}=await l();if(b.length===1){const f=b[0].id;if(this.config.__test__enableSpies){const _=this.#t.get(s);_&&_.addJob(f,s,i||{},"created")}return f}if(c){u.startAfter=this.getDebounceStartAfter(a,this.timekeeper.clockSkew),u.singletonOffset=a;const{rows:f}=await l();if(f.length===1){const _=f[0].id;if(this.config.__test__enableSpies){const w=this.#t.get(s);w&&w.addJob(_,s,i||{},"created")}return _}}return null}#Q(e,t){return{data:e,priority:t.priority,startAfter:t.startAfter,retentionSeconds:t.retentionSeconds,expireInSeconds:t.expireInSeconds,deleteAfterSeconds:t.deleteAfterSeconds,retryLimit:t.retryLimit,retryDelay:t.retryDelay,retryBackoff:t.retryBackoff,retryDelayMax:t.retryDelayMax,deadLetter:t.deadLetter,heartbeatSeconds:t.heartbeatSeconds,groupId:t.group?.id,groupTier:t.group?.tier,id:t.id,singletonKey:t.singletonKey}}async update(...e){const t=checkUpdateArgs(e),{name:s,data:i}=t,r=t.options??{};assertQueueName(s);const n=this.assertDb(r),{table:a,notify:c}=await this.getQueueCache(
s),u=r.id?"id":"singletonKey",o=r.match??"newest",h=JSON.stringify(this.#Q(i,r)),p=updateJob(this.config.schema,a,s,u,o,this.#c(c)),{rows:g}=await n.executeSql(p,[h]),d=g.map(l=>l.id);return{jobs:d,updated:d.length}}async upsert(...e){const t=checkUpdateArgs(e,{upsert:!0});return assertQueueName(t.name),this.#e.send("upsert",t.name,s=>s.inserted,s=>this.#ae(t,s),s=>s.jobs)}async#ae(e,t){const{name:s,data:i}=e,r=e.options??{},n=this.assertDb(r),{table:a,policy:c,notify:u}=await this.getQueueCache(s),o=r.id?"id":"singletonKey",h=r.match??"newest";if(c===QUEUE_POLICIES.key_strict_fifo&&!r.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);const p=this.#c(u),g=updateJob(this.config.schema,a,s,o,h,p),d=insertJobs(this.config.schema,{table:a,name:s,returnId:!0,notify:p,upsertByKey:o==="singletonKey"}),l=this.#Q(i,r),b=JSON.stringify(l),f=JSON.stringify([{...l,__traceContext:t}]),_=()=>this.ensureTransaction(n,async S=>{const{rows:v}=await S.executeSql(g,[b]);if(v.length){const y=v.map(A=>A.id);return{jobs:y,updated:y.length,inserted:0}}const{rows:m}=await S.executeSql(d,[f]);if(m.length){const y=m.map(A=>A.id);return{jobs:y,updated:0,inserted:y.length}}const{rows:C}=await S.executeSql(g,[b]),k=C.map(y=>y.id);return{jobs:k,updated:k.length,inserted:0}}).catch(S=>this.#p(S,[s],!r.db));let w;for(let S=1;;S++)try{w=await _();break}catch(v){if(r.db||v?.code!==SERIALIZATION_FAILURE||S===UPSERT_ATTEMPTS)throw v}if(w.inserted&&this.config.__test__enableSpies){const S=this.#t.get(s);if(S)for(const v of w.jobs)S.addJob(v,s,i||{},"created")}return w}async insert(e,t,s={}){return(0,import_node_assert6.default)(Array.isArray(t),"jobs argument should be an array"),this.#e.send("insert",e,t.length,i=>this.#ce(e,t,s,i))}async#ce(e,t,s,i){const r=s.__singletonSlots===!0,n=new Set;for(const f of t){if(f.id!=null){if(n.has(f.id))throw new Error(`duplicate job id in insert batch: ${f.id}`);n.add(f.id)}validateGroupConfig(f)}const{table:a,policy:c,
notify:u}=await this.getQueueCache(e);if(c===QUEUE_POLICIES.key_strict_fifo){for(const f of t)if(!f.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`)}const o=this.config.__test__enableSpies?this.#t.get(e):void 0,h=o?new Map:void 0,p=t.map(f=>{const{blocked:_,blocking:w,pendingDependencies:S,group:v,__singletonSlot:m,...C}=f;return Object.assign(C,{__traceContext:i}),r&&m!==void 0&&Object.assign(C,{__singletonSlot:m}),v&&Object.assign(C,{groupId:v.id,groupTier:v.tier}),typeof C.startAfter=="string"&&(C.startAfter=pinZonelessDateTime(C.startAfter)),h&&(C.id??=(0,import_node_crypto2.randomUUID)(),h.set(C.id,f.data??{})),C}),g=this.assertDb(s),d=!!o||!!s.returnId,l=insertJobs(this.config.schema,{table:a,name:e,returnId:d,notify:this.#c(u),slots:r}),{rows:b}=await g.executeSql(l,[JSON.stringify(p)]).catch(f=>this.#p(f,[e],!s.db));if(b.length){if(o)for(const f of b)o.addJob(f.id,e,h.get(f.id),"created");return b.map(f=>f.id)}return null}async flow(e,t={}){validateFlowJobs(e);const i=new Set(e.map(r=>r.name)).size===1?e[0].name:null;return this.#e.send("flow",i,e.length,r=>this.#ue(e,t,r),r=>Object.values(r))}async#ue(e,t,s){const i=e.map(d=>({...d,options:checkSendArgs([{name:d.name,data:d.data,options:d.options}]).options})),r={};for(const d of i)r[d.ref]=d.options?.id??(0,import_node_crypto2.randomUUID)();const n=new Map(i.map(d=>[d.ref,d])),a=new Map,c=new Set,u=[];for(const d of i){const l=[...new Set(d.dependsOn??[])];a.set(d.ref,l.length);for(const b of l){const f=n.get(b);c.add(b),u.push({child_name:d.name,child_id:r[d.ref],parent_name:f.name,parent_id:r[b]})}}const o=new Map;for(const d of i){const l=o.get(d.name)||[];l.push(d),o.set(d.name,l)}const h=[];for(const[d,l]of o){const{table:b,notify:f}=await this.getQueueCache(d),_=l.map(w=>{const S=a.get(w.ref)??0;return{id:r[w.ref],name:d,data:w.data??null,priority:w.options?.priority,startAfter:w.options?.startAfter,singletonKey:w.options?.singletonKey??void 0,singletonSeconds:w.
options?.singletonSeconds,groupId:w.options?.group?.id??void 0,groupTier:w.options?.group?.tier??void 0,expireInSeconds:w.options?.expireInSeconds,deleteAfterSeconds:w.options?.deleteAfterSeconds,retentionSeconds:w.options?.retentionSeconds,retryLimit:w.options?.retryLimit,retryDelay:w.options?.retryDelay,retryBackoff:w.options?.retryBackoff,retryDelayMax:w.options?.retryDelayMax,heartbeatSeconds:w.options?.heartbeatSeconds,deadLetter:w.options?.deadLetter??void 0,blocked:S>0||void 0,blocking:c.has(w.ref)||void 0,pendingDependencies:S||void 0,__traceContext:s}});h.push(insertFlowJobs(this.config.schema,{table:b,name:d},_)),this.#c(f)&&h.push(notifyQueue(this.config.schema,d))}u.length>0&&h.push(insertDependencies(this.config.schema,u));const p=t.db??this.db,g=t.db?h.join(`;
`):transaction(h);try{await p.executeSql(g)}catch(d){await this.#p(d,[...o.keys()],!t.db)}return r}getDebounceStartAfter(e,t){const s=e*1e3,i=this.config.clock.now()+t,r=Math.floor(i/s)*s;let n=e-Math.floor((i-r)/1e3)||1;return e>1&&n++,n}#le(e){for(const t of DEPRECATED_FETCH_OPTIONS)e[t]===!1&&!this.#S.has(t)&&(this.#S.add(t),process.emitWarning(`${t}: false is deprecated and now ignored. Jobs are always fetched in priority and creation order. Remove it; it will be rejected in the next major.`,"DeprecationWarning",DEPRECATED_FETCH_OPTIONS_CODE))}async fetch(e,t={}){return checkFetchArgs(e,t),this.#e.receive(e,()=>this.#N(e,t),s=>this.#d.get(s))}async#N(e,t){this.#le(t);const s=this.assertDb(t),{table:i,policy:r}=await this.getQueueCache(e),n={...t,schema:this.config.schema,table:i,name:e,policy:r,limit:t.batchSize||1,includeTraceContext:this.#e.enabled},a=fetchNextJob(n,this.config.noSkipLocked);let c;try{c=await s.executeSql(a.text,a.values)}catch(o){if(o?.code!=="23505")throw o}const u=c?.rows||[];for(const o of u){const h=typeof o.__traceContext=="string"?JSON.parse(o.__traceContext):o.__traceContext;delete o.__traceContext,h&&this.#d.set(o,h)}return this.#_(u)}mapAttemptArg(e,t){(0,import_node_assert6.default)(e,`${t}() requires an id`);const s=Array.isArray(e)?e:[e];if((0,import_node_assert6.default)(s.length,`${t}() requires an id`),s.every(r=>typeof r=="string"))return{ids:s};const i=s;return(0,import_node_assert6.default)(i.every(r=>r&&typeof r=="object"&&typeof r.id=="string"&&Number.isInteger(r.retryCount)&&r.retryCount>=0),`${t}() requires either ids or jobs with an id and an integer retryCount, not a mix`),{ids:i.map(r=>r.id),attempts:i.map(r=>r.retryCount)}}mapCompletionIdArg(e,t){const s=`${t}() requires an id`;(0,import_node_assert6.default)(e,s);const i=Array.isArray(e)?e:[e];return(0,import_node_assert6.default)(i.length,s),i}mapCompletionDataArg(e){if(e===null||typeof e>"u"||typeof e=="function")return null;const t=typeof e=="object"&&!Array.isArray(
e)?e:{value:e};return serializeError(t)}mapCommandResponse(e,t){return{jobs:e,requested:e.length,affected:t&&t.rows?parseInt(t.rows[0].count):0,settled:t?.rows?.[0]?.ids}}async complete(e,t,s,i={}){assertQueueName(e);const r=this.assertDb(i),{ids:n,attempts:a}=this.mapAttemptArg(t,"complete"),c=a??this.#f(i,n);return this.#e.settle("complete",e,n,async()=>{const{table:u}=await this.getQueueCache(e),o=this.mapCompletionDataArg(s);let h;if(this.config.noMultiMutationCte)h=await this.completeDistributed(e,n,o,u,r,i.includeQueued,c);else{const p=completeJobs(this.config.schema,u,i.includeQueued,!!c),g=await r.executeSql(p,c?[e,n,o,attemptPairs(n,c)]:[e,n,o]);h=this.mapCommandResponse(n,g)}return this.#h(i,h),h})}async ensureTransaction(e,t){return e===this.db&&this.db._pgbdb?this.db.withTransaction(t):t(e)}async completeDistributed(e,t,s,i,r,n,a){const c=completeJobsDistributed(this.config.schema,i,n,!!a),{rows:u}=await r.executeSql(c,a?[e,t,s,attemptPairs(t,a)]:[e,t,s]);return{jobs:t,requested:t.length,affected:u.length,settled:u.map(o=>o.id)}}async fail(e,t,s,i={}){assertQueueName(e);const r=this.assertDb(i),{ids:n,attempts:a}=this.mapAttemptArg(t,"fail"),c=a??this.#f(i,n);return this.#e.settle("fail",e,n,async()=>{const{table:u}=await this.getQueueCache(e),o=this.mapCompletionDataArg(s);let h;if(this.config.noMultiMutationCte)h=await this.failDistributed(e,n,o,u,r,c);else{const p=failJobsById(this.config.schema,u,!!c),g=await r.executeSql(p,c?[e,n,o,attemptPairs(n,c)]:[e,n,o]);h=this.mapCommandResponse(n,g)}return this.#h(i,h),h})}async failDistributed(e,t,s,i,r,n){return this.ensureTransaction(r,async a=>{const c=selectJobsToFailById(this.config.schema,i,!!n),{rows:u}=await a.executeSql(c.text,n?[e,t,attemptPairs(t,n)]:[e,t]);if(u.length===0)return{jobs:t,requested:t.length,affected:0,settled:[]};const o=deleteJobsToFail(this.config.schema,i);await a.executeSql(o.text,[e,u.map(p=>p.id)]);const h=await this.reinsertFailedJobs(a,i,u,s);return{jobs:t,requested:t.length,
affected:h,settled:u.map(p=>p.id)}})}async failJobsByTimeoutDistributed(e,t,s){const i=selectJobsToFailByTimeout(this.config.schema,e,t,s);return this.expireJobsDistributed(e,i,{value:{message:"job timed out"}})}async failJobsByHeartbeatDistributed(e,t,s){const i=selectJobsToFailByHeartbeat(this.config.schema,e,t,s);return this.expireJobsDistributed(e,i,{value:{message:"job heartbeat timeout"}})}async resolveFlowJobsDistributed(e,t){const s=selectBlockingParents(this.config.schema,e,t,this.config.noSkipLocked);return this.ensureTransaction(this.db,async i=>{const{rows:r}=await i.executeSql(s.text,s.values);if(r.length===0)return 0;const n=new Map;for(const u of r){const o=n.get(u.name)||[];o.push(u.id),n.set(u.name,o)}const a=decrementDependents(this.config.schema),c=clearBlocking(this.config.schema);for(const[u,o]of n)await i.executeSql(a,[u,o]),await i.executeSql(c,[u,o]);return r.length})}async expireJobsDistributed(e,t,s){return this.ensureTransaction(this.db,async i=>{const{rows:r}=await i.executeSql(t.text,[]);if(r.length===0)return 0;const n=deleteJobsByIds(this.config.schema,e);return await i.executeSql(n.text,[r.map(a=>a.name),r.map(a=>a.id)]),this.reinsertFailedJobs(i,e,r,s)})}async reinsertFailedJobs(e,t,s,i,r,n=!1){const a=insertRetryJob(this.config.schema,t),c=insertDeadLetterJob(this.config.schema);let u=0;for(const o of s){const h=r?r.get(o.id)??null:i,p=Number(o.retry_count),g=Number(o.retry_limit),d=Number(o.retry_delay),l=o.retry_delay_max!=null?Number(o.retry_delay_max):null,b=o.started_on_text??o.started_on,f=o.singleton_on_text??o.singleton_on,_=o.created_on_text??o.created_on,w=o.keep_until_text??o.keep_until,S=o.start_after_text??o.start_after,v=o.source_created_on_text??o.source_created_on,m=toJsonText(o.data),C=toJsonText(h),k=toJsonText(o.source_output),y=toJsonText(o.trace_context),A=!n&&p<g;let q=!1;if(A){let E=S;if(!o.retry_backoff)E=new Date(this.config.clock.now()+d*1e3);else{const T=Math.min(16,p+1),I=Math.max(d,1)*(Math.pow(2,T)/2+Math.
pow(2,T)/2*Math.random()),L=l!=null?Math.min(l,I):I;E=new Date(this.config.clock.now()+L*1e3)}const{rows:x}=await e.executeSql(a,[o.id,o.name,o.priority,m,"retry",o.retry_limit,o.retry_count,o.retry_delay,o.retry_backoff,o.retry_delay_max,E,b,o.singleton_key,f,o.group_id,o.group_tier,o.expire_seconds,o.deletion_seconds,_,null,w,o.policy,C,o.dead_letter,null,o.heartbeat_seconds,o.blocked,o.blocking,o.pending_dependencies,o.source_name,o.source_id,v,o.source_retry_count,k,o.source_root_id,y]);q=x.length>0}q||(await e.executeSql(a,[o.id,o.name,o.priority,m,"failed",o.retry_limit,o.retry_count,o.retry_delay,o.retry_backoff,o.retry_delay_max,S,b,o.singleton_key,f,o.group_id,o.group_tier,o.expire_seconds,o.deletion_seconds,_,new Date(this.config.clock.now()),w,o.policy,C,o.dead_letter,null,o.heartbeat_seconds,o.blocked,o.blocking,o.pending_dependencies,o.source_name,o.source_id,v,o.source_retry_count,k,o.source_root_id,y]),o.dead_letter&&await e.executeSql(c,[o.dead_letter,m,C,o.name,o.id,_,o.retry_count,o.singleton_key,o.priority,o.group_id,o.group_tier,o.source_root_id,y])),u++}return u}async deleteJob(e,t,s={}){assertQueueName(e);const i=this.assertDb(s),{ids:r,attempts:n}=this.mapAttemptArg(t,"deleteJob"),a=n??this.#f(s,r);return this.#e.settle("delete",e,r,async()=>{const{table:c}=await this.getQueueCache(e),u=deleteJobsById(this.config.schema,c,!!a),o=await i.executeSql(u,a?[e,r,attemptPairs(r,a)]:[e,r]);await this.#J(s,e,o,!0);const h=this.mapCommandResponse(r,o);return this.#h(s,h),h})}#R(e){const{destination:t,sourceName:s,data:i,createdBefore:r,ids:n}=e;return t!==void 0&&assertQueueName(t),s!==void 0&&assertQueueName(s),i!==void 0&&(0,import_node_assert6.default)(i!==null&&typeof i=="object"&&!Array.isArray(i),"data must be an object"),r!==void 0&&(0,import_node_assert6.default)(r instanceof Date&&!Number.isNaN(r.getTime()),"createdBefore must be a valid Date"),n!==void 0&&(0,import_node_assert6.default)(Array.isArray(n)&&n.length>0&&n.every(a=>typeof a=="strin\
g"),"ids must be a non-empty array of strings"),[t??null,s??null,i!==void 0?JSON.stringify(i):null,r??null,n??null]}async redrive(e,t={}){assertQueueName(e);const{limit:s=1e3}=t,i=this.#R(t);(0,import_node_assert6.default)(Number.isInteger(s)&&s>=1,"limit must be an integer >= 1");const r=this.assertDb(t),{table:n}=await this.getQueueCache(e);if(this.config.noMultiMutationCte)return this.ensureTransaction(r,async u=>{const{rows:o}=await u.executeSql(selectRedriveCandidates(this.config.schema,n),[e,...i,s]);if(o.length===0)return 0;const h=o.map(f=>f.id),p=o.map(f=>f.new_id),{rows:g}=await u.executeSql(insertRedrivenJobs(this.config.schema,n),[h,i[0],p,e]),d=new Set(g.map(f=>f.id)),l=h.filter((f,_)=>d.has(p[_])),b=h.filter((f,_)=>!d.has(p[_]));return l.length&&await u.executeSql(deleteJobsByIds(this.config.schema,n).text,[l.map(()=>e),l]),b.length&&await u.executeSql(failRedriveConflicts(this.config.schema,n),[b,i[0],e]),l.length});const a=redriveJobs(this.config.schema,n),c=await r.executeSql(a,[e,...i,s]);return Number(c.rows[0].moved)}async previewRedrive(e,t={}){assertQueueName(e);const s=assertListLimit("previewRedrive",t.limit),i=this.#R(t),r=this.assertDb(t),{table:n}=await this.getQueueCache(e),a=previewRedrive(this.config.schema,n),{rows:c}=await r.executeSql(a,[e,...i,s]),u=new Map;let o=0;for(const p of c)p.destination===null?o++:u.set(p.destination,(u.get(p.destination)??0)+1);const h=[...u].map(([p,g])=>({name:p,count:g}));return h.sort((p,g)=>g.count-p.count||p.name.localeCompare(g.name)),{total:c.length,destinations:h,unroutable:o}}async cancel(e,t,s={}){assertQueueName(e);const i=this.assertDb(s),{ids:r,attempts:n}=this.mapAttemptArg(t,"cancel"),a=n??this.#f(s,r);return this.#e.settle("cancel",e,r,async()=>{const{table:c}=await this.getQueueCache(e),u=cancelJobs(this.config.schema,c,!!a),o=await i.executeSql(u,a?[e,r,attemptPairs(r,a)]:[e,r]),h=this.mapCommandResponse(r,o);return this.#h(s,h),h})}async resume(e,t,s={}){assertQueueName(e);const i=this.
assertDb(s),r=this.mapCompletionIdArg(t,"resume"),{table:n}=await this.getQueueCache(e),a=resumeJobs(this.config.schema,n),c=await i.executeSql(a,[e,r]);return await this.#J(s,e,c,!1),this.mapCommandResponse(r,c)}async#J(e,t,s,i){const r=Number(s?.rows?.[0]?.retained??0);if(r>0&&!e.db)try{await this.db.executeSql(reduceRetainedCount(this.config.schema),[t,r,i?r:0])}catch(n){this.emit(events.error,n)}}async restore(e,t,s={}){assertQueueName(e);const i=this.assertDb(s),r=this.mapCompletionIdArg(t,"restore"),{table:n}=await this.getQueueCache(e),a=restoreJobs(this.config.schema,n);await i.executeSql(a,[e,r])}async retry(e,t,s={}){assertQueueName(e);const i=s.db||this.db,r=this.mapCompletionIdArg(t,"retry"),{table:n}=await this.getQueueCache(e),a=retryJobs(this.config.schema,n),c=await i.executeSql(a,[e,r]);return this.mapCommandResponse(r,c)}async touch(e,t,s={}){assertQueueName(e);const i=this.assertDb(s),{ids:r,attempts:n}=this.mapAttemptArg(t,"touch"),{table:a}=await this.getQueueCache(e),c=touchJobs(this.config.schema,a,!!n),u=await i.executeSql(c,n?[e,r,attemptPairs(r,n)]:[e,r]);return this.mapCommandResponse(r,u)}async createQueue(e,t={}){e=e||t.name,assertQueueName(e);const s=t.policy||QUEUE_POLICIES.standard;(0,import_node_assert6.default)(s in QUEUE_POLICIES,`${s} is not a valid queue policy`),validateQueueArgs(t),t.deadLetter&&(assertQueueName(t.deadLetter),(0,import_node_assert6.notStrictEqual)(e,t.deadLetter,"deadLetter cannot be itself"),await this.getQueueCache(t.deadLetter));const i=createQueue(this.config.schema,e,{...t,policy:s},this.config.noAdvisoryLocks);await this.db.executeSql(i),await this.#D(e)}async getBlockedKeys(e,t={}){assertQueueName(e);const s=assertListLimit("getBlockedKeys",t.limit),{after:i}=t;assertListAfter("getBlockedKeys",i);const{table:r,policy:n}=await this.getQueueCache(e);if(n!==QUEUE_POLICIES.key_strict_fifo)throw new Error(`getBlockedKeys is only available for ${QUEUE_POLICIES.key_strict_fifo} queues`);const a=getBlockedKeys(this.
config.schema,r,i!==void 0),{rows:c}=await this.db.executeSql(a,i!==void 0?[e,i,s]:[e,s]);return c.map(u=>u.singletonKey)}async getQueues(e,t,s){if(e=Array.isArray(e)?e:typeof e=="string"?[e]:void 0,e)for(const n of e)assertQueueName(n);const i=getQueues(this.config.schema,e,t,s),{rows:r}=await this.db.executeSql(i.text,i.values);if(this.config.backend==="cockroachdb")for(const n of r)for(const a of NUMERIC_QUEUE_FIELDS)n[a]!==void 0&&n[a]!==null&&(n[a]=Number(n[a]));for(const n of r)n.waitBins=toBins(n.waitBins),n.runBins=toBins(n.runBins);return r}async updateQueue(e,t={}){if(assertQueueName(e),(0,import_node_assert6.default)(Object.keys(t).length>0,"no properties found to update"),"policy"in t)throw new Error("queue policy cannot be changed after creation");if("partition"in t)throw new Error("queue partitioning cannot be changed after creation");validateQueueArgs(t);const{deadLetter:s}=t;s!=null&&(assertQueueName(s),(0,import_node_assert6.notStrictEqual)(e,s,"deadLetter cannot be itself"));const i=updateQueue(this.config.schema);await this.db.executeSql(i,[e,t]),await this.#D(e)}async getQueue(e){return(await this.getQueues([e]))[0]||null}async deleteQueue(e){assertQueueName(e);let t;try{t=await this.getQueueCache(e)}catch{return}if(!t.partition){const{rows:[i]}=await this.db.executeSql(getDeadLetterReferrer(this.config.schema),[e]);if(i)throw new Error(i.kind==="queue"?`Queue ${e} was not deleted: queue ${i.name} uses it as its dead letter queue`:`Queue ${e} was not deleted: jobs in queue ${i.name} name it as their dead letter queue`);await this.#g(e,r=>deleteAllJobs(this.config.schema,t.table,e,r))}const s=deleteQueue(this.config.schema,e,this.config.noAdvisoryLocks,!this.config.noTablePartitioning);for(let i=1;;i++)try{await this.db.executeSql(s);break}catch(r){if(r?.code!==PG_ERROR.lockNotAvailable)throw r;if(i===DELETE_QUEUE_ATTEMPTS)throw new Error(`Queue ${e} was not deleted: its tables stayed locked through ${i} tries`,{cause:r});await delay(Math.min(25*2**
(i-1),DELETE_QUEUE_MAX_DELAY_MS)*(.5+Math.random()/2))}this.#m(e)}async#g(e,t){const s=this.config.__test__walk_batch_size;let i,r=0,n=0;try{for(;;){const{rows:a}=await this.db.executeSql(t({after:i,batchSize:s,backend:this.config.backend}));if(r+=Number(a[0].deleted),n+=Number(a[0].deletedRetained),!a[0].walkCursor)return r;i=a[0].walkCursor}}finally{if(r)try{await this.db.executeSql(reduceRetainedCount(this.config.schema),[e,n,r])}catch(a){this.emit(events.error,a)}}}async deleteQueuedJobs(e){assertQueueName(e);const{table:t}=await this.getQueueCache(e);return this.#g(e,s=>deleteQueuedJobs(this.config.schema,t,e,s))}async deleteStoredJobs(e){assertQueueName(e);const{table:t}=await this.getQueueCache(e);return this.#g(e,s=>deleteStoredJobs(this.config.schema,t,e,s))}async deleteAllJobs(e){if(!e){const i=truncateTable(this.config.schema,BASE_JOB_TABLE);return await this.db.executeSql(i),await this.db.executeSql(zeroQueueStats(this.config.schema)),null}assertQueueName(e);const{table:t,partition:s}=await this.getQueueCache(e);if(s){const i=truncateTable(this.config.schema,t);return await this.db.executeSql(i),await this.db.executeSql(zeroQueueStats(this.config.schema,!0),[e]),null}return this.#g(e,i=>deleteAllJobs(this.config.schema,t,e,i))}async getQueueStats(e,t={}){assertQueueName(e),(0,import_node_assert6.default)(t.percentiles===void 0||Array.isArray(t.percentiles)&&t.percentiles.length>0&&t.percentiles.every(g=>typeof g=="number"&&g>=1&&g<=100),"getQueueStats: percentiles must be a non-empty array of percents from 1 to 100, such as [50, 95]");const s=t.percentiles&&[...new Set(t.percentiles)],i=this.config.backend==="cockroachdb",r=(g,d=!1)=>{const l={name:e,deferredCount:0,queuedCount:0,readyCount:0,activeCount:0,failedCount:0,totalCount:0,completedDelta:null,failedDelta:null,createdDelta:null,deltaSeconds:null,deltaOn:null,waitBins:null,runBins:null,readyOldestSeconds:null,capturedOn:g?.capturedOn??new Date(this.config.clock.now())};for(const b of d?[...STATS_COUNT_FIELDS,
...STATS_DELTA_FIELDS]:STATS_COUNT_FIELDS){const f=g?.[b];f!=null&&(l[b]=i?Number(f):f)}return d&&g?.deltaOn!=null&&(l.deltaOn=g.deltaOn),d&&(l.waitBins=toBins(g?.waitBins),l.runBins=toBins(g?.runBins),g?.readyOldestSeconds!=null&&(l.readyOldestSeconds=Number(g.readyOldestSeconds))),s&&(l.percentiles=s.map(b=>({p:b,waitSeconds:percentile(l.waitBins,b),runSeconds:percentile(l.runBins,b)}))),l};if(this.config.persistQueueStats){await this.getQueueCache(e);const{from:g=null,to:d=null,limit:l=1e3,bucketSeconds:b,maxDataPoints:f,aggregate:_="max"}=t;if((0,import_node_assert6.default)(Number.isInteger(l)&&l>=1&&l<=1e5,"getQueueStats: limit must be an integer between 1 and 100000"),b!==void 0||f!==void 0){(0,import_node_assert6.default)(_==="max"||_==="min"||_==="avg","getQueueStats: aggregate must be 'max', 'min', or 'avg'");const v=b!==void 0?"bucket":"auto",m=b??f;(0,import_node_assert6.default)(Number.isInteger(m)&&m>=1,`getQueueStats: ${v==="bucket"?"bucketSeconds":"maxDataPoints"} must be a positive integer`);const C=getQueueStatsHistoryBucketed(this.config.schema,_,v),{rows:k}=await this.db.executeSql(C,[e,g,d,l,m]);return k.map(y=>r(y,!0))}const w=getQueueStatsHistory(this.config.schema),{rows:S}=await this.db.executeSql(w,[e,g,d,l]);return S.map(v=>r(v,!0))}const n=getQueueStatsCache(this.config.schema),{rows:a}=await this.db.executeSql(n,[e]),c=a.at(0);if(!c)throw new Error(`Queue ${e} does not exist`);const u=(t.force?QUEUE_STATS_FORCE_TTL_SECONDS:Math.max(QUEUE_STATS_CACHE_TTL_SECONDS,this.config.monitorIntervalSeconds??0,this.config.superviseIntervalSeconds??0))*1e3,o=c.cacheAgeMs==null?1/0:Number(c.cacheAgeMs);if(c.monitorBackoff===!0&&c.capturedOn!=null)return[r(c)];if(o<=u)return[r(c)];const h=refreshQueueStats(this.config.schema,c.table,e,{noAdvisoryLocks:this.config.noAdvisoryLocks,firstCapture:c.capturedOn==null}),{rows:p}=await this.db.executeSql(h);return[r(p.at(0)??c)]}async getJobById(e,t,s={}){assertQueueName(e);const i=this.assertDb(s),{table:r}=await this.
getQueueCache(e),n=getJobById(this.config.schema,r),a=await i.executeSql(n,[e,t]);return a?.rows?.length===1?this.#_(a.rows)[0]:null}async findJobs(e,t={}){assertQueueName(e);const{id:s,key:i,data:r,queued:n=!1,after:a}=t,c=assertListLimit("findJobs",t.limit);assertListAfter("findJobs",a,!0);const u=this.assertDb(t),{table:o}=await this.getQueueCache(e),h=findJobs(this.config.schema,o,{byId:s!==void 0,byKey:i!==void 0,byData:r!==void 0,queued:n,after:a!==void 0}),p=[e];if(s!==void 0&&p.push(s),i!==void 0&&p.push(i),r!==void 0&&p.push(JSON.stringify(r)),a!==void 0){const{rows:[d]}=await u.executeSql(findJobsAnchor(this.config.schema,o),[e,a]);(0,import_node_assert6.default)(d,"findJobs: after names a row that no longer exists"),p.push(d.createdOn,a)}p.push(c);const g=await u.executeSql(h,p);return this.#_(g?.rows||[])}#_(e){if(this.config.backend!=="cockroachdb")return e;for(const t of e)for(const s of NUMERIC_METADATA_FIELDS)t[s]!==void 0&&t[s]!==null&&(t[s]=Number(t[s]));return e}async getDependencies(e,t,s={}){assertQueueName(e);const i=assertListLimit("getDependencies",s.limit),{after:r}=s;assertListAfterRow("getDependencies",r,["name","id"],"id");const n=this.assertDb(s),a=getDependencies(this.config.schema,r!==void 0),{rows:c}=await n.executeSql(a,r?[e,t,r.name,r.id,i]:[e,t,i]);return c.map(u=>({name:u.parentName,id:u.parentId}))}async getDependents(e,t,s={}){assertQueueName(e);const i=assertListLimit("getDependents",s.limit),{after:r}=s;assertListAfterRow("getDependents",r,["name","id"],"id");const n=this.assertDb(s),a=getDependents(this.config.schema,r!==void 0),{rows:c}=await n.executeSql(a,r?[e,t,r.name,r.id,i]:[e,t,i]);return c.map(u=>({name:u.childName,id:u.childId}))}assertDb(e){return e.db?e.db:(this.db._pgbdb&&(0,import_node_assert6.default)(this.db.opened,"Database not opened. Call start() before using pg-boss, or again after stop()."),this.db)}},manager_default=Manager;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/boss.js
var events2={error:"error",warning:"warning"},WARNINGS2={SLOW_QUERY:{seconds:30,message:"Warning: slow query. Your queues and/or database server should be reviewed"},LARGE_QUEUE:{size:1e4,message:"Warning: large queue backlog"},XMIN_HORIZON:{message:"Warning: the database transaction horizon is pinned, so completed jobs cannot be cleaned up"},AUTOVACUUM_DISABLED:{message:"Warning: autovacuum is disabled, so nothing is reclaiming completed jobs"},MONITOR_BACKOFF:{message:"Warning: queue monitoring spent long enough scanning the job table to risk holding back autovacuum, so the next stats refresh is deferred"}},WARNING_TYPES3={SLOW_QUERY:"slow_query",QUEUE_BACKLOG:"queue_backlog",INDEX_BLOAT:"index_bloat",XMIN_HORIZON:"xmin_horizon",AUTOVACUUM_DISABLED:"autovacuum_disabled",MONITOR_BACKOFF:"monitor_backoff"},XMIN_HOLDERS={backends:"a backend holding an open transaction",slots:"a replication slot",slotsCatalog:"a replication slot (catalog xmin)",standbys:"a standby with hot_standby_feedback enabled",prepared:"a prepared transaction"};function isPgBossName(e){return e==="pgboss"||!!e?.startsWith("pgboss:")}function isPgBossHolder(e,t){return e?e===t?!0:isPgBossName(e)&&isPgBossName(t):!1}function describeXminHolder(e,t){const s=e==="backends"?t.backendHolder:null;if(!s)return XMIN_HOLDERS[e];const i=s.applicationName||null,a=[i&&`application_name '${i}'`,s.userName&&`role ${s.userName}`,`pid ${s.pid}`].filter(Boolean).join(", "),r=s.xactSeconds===null||s.xactSeconds===void 0?"for an unreadable length of time":`for ${s.xactSeconds}s`;return`${i?i===t.selfApplicationName?"this application's own connection":isPgBossHolder(i,t.selfApplicationName)?"another pg-boss instance's connection":"another application":"a backend with no application_name"} (${a}) has held a transaction open ${r}`}var IN_TRANSACTION_ERROR="25001",Boss=class extends import_node_events5.default{#a;#t;#i;#o;#c;#e;#r;#w;#g;#h=null;#p=new Set;#b=0;#m=!1;#f=!1;#u=new Map;#_=null;#d=0;events=events2;constructor(e,t,s){
super(),this.#c=e,this.#e=s,this.#r=t,this.#a=!0,this.#t=!1,this.#w=s.warningSlowQuerySeconds||WARNINGS2.SLOW_QUERY.seconds,this.#g=s.warningQueueSize||WARNINGS2.LARGE_QUEUE.size}get maintaining(){return!!this.#i}async start(){this.#a&&(this.#t=!1,this.#e.supervise&&(this.#o=new ClaimTimer(this.#e.clock,this.#e.superviseIntervalSeconds,()=>this.#x()),this.#o.start()),this.#a=!1)}async stop(){if(!this.#a)for(this.#t=!0,this.#o&&this.#o.stop(),this.#a=!0;this.#i;)await delay(10)}get#n(){return{emitter:this,db:this.#c,schema:this.#e.schema,persistWarnings:this.#e.persistWarnings,warningEvent:events2.warning,errorEvent:events2.error}}async#s(e){typeof e=="string"&&(e={text:e,values:[]});const t=Date.now(),s=unwrapSQLResult(await this.#c.executeSql(e.text,e.values)),i=(Date.now()-t)/1e3;return(i>this.#w||this.#e.__test__warn_slow_query)&&await emitAndPersistWarning(this.#n,WARNING_TYPES3.SLOW_QUERY,WARNINGS2.SLOW_QUERY.message,{elapsed:i,sql:e.text,values:e.values}),s}async#x(){if(!(this.#a||this.#i)){this.#i=!0;try{if(this.#e.__test__throw_maint)throw new Error(this.#e.__test__throw_maint);this.#e.__test__delay_maint_ms&&await delay(this.#e.__test__delay_maint_ms);const e=await this.#r.getQueues();!this.#a&&await this.#S(e,void 0,()=>this.#o?.anchor())}catch(e){this.emit(events2.error,e)}finally{this.#i=!1}}}async#A(){if(!this.#e.persistWarnings||!this.#e.warningRetentionDays)return;const e=deleteOldWarnings(this.#e.schema,this.#e.warningRetentionDays);await this.#s(e)}async#I(){try{await this.#s(deleteOldInstances(this.#e.schema,INSTANCE_RETENTION_DAYS)),await this.#s(trimDeadInstances(this.#e.schema,INSTANCE_DEAD_KEPT))}catch(e){this.emit(events2.error,e)}}async#O(){const e=ensureQueueStatsPartitions(this.#e.schema);await this.#s(e)}async#k(){if(!this.#e.persistQueueStats||!this.#e.queueStatRetentionDays)return;const{schema:e,queueStatRetentionDays:t}=this.#e;if(this.#e.noTablePartitioning){const s=this.#e.__test__walk_batch_size;await this.#l(i=>deleteOldQueueStats(e,
t,{after:i,batchSize:s}))}else await this.#s(dropOldQueueStatsPartitions(e,t))}async supervise(e,t){for(;this.#i;)await delay(10);if(!this.#t){this.#i=!0;try{await this.#S(e,t)}finally{this.#i=!1}}}async#S(e,t,s){let i;Array.isArray(e)?i=e:i=await this.#r.getQueues(e),this.#e.persistQueueStats&&!this.#e.noTablePartitioning&&!this.#t&&await this.#O();const a=i.reduce((r,n)=>{const{table:o}=n;return r[o]=r[o]||{table:o,queues:[]},r[o].queues.push(n),r},{});for(const r of Object.values(a)){if(this.#t)return;const{table:n,queues:o}=r,c=o.map(u=>u.name);for(;c.length;){if(this.#t)return;const u=c.splice(0,100);await this.#R(n,u),await this.#T(n,u)}}s?.(),!this.#t&&(await this.#B(),await this.#U(),await this.#A(),await this.#k(),await this.#I(),await this.#$(Object.keys(a),t))}async#R(e,t){if(this.#t)return;const s=trySetQueueMonitorTime(this.#e.schema,t,this.#e.monitorIntervalSeconds,queueClaimSkipLocked(this.#e.backend,this.#e.noSkipLocked)),{rows:i}=await this.#s(s);if(!this.#t&&i.length){const a=i.map(o=>o.name);if(i[0].refreshStats!==!1){const o=Math.max(this.#e.monitorIntervalSeconds,this.#e.superviseIntervalSeconds),c=cacheQueueStats(this.#e.schema,e,a,this.#e.noAdvisoryLocks,this.#e.persistQueueStats,{resetMax:deltaResetMax(o)}),u=Date.now(),{rows:l}=await this.#s(c),m=l.reduce((h,f)=>Math.max(h,Number(f.pinSeconds)||0),0);if(l.length&&(this.#d+=m||(Date.now()-u)/1e3),this.#e.persistQueueStats&&l.length){const h=l.map(w=>w.name),f=insertQueueStats(this.#e.schema,h,this.#e.noAdvisoryLocks);await this.#s(f);const g=l.filter(w=>w.trueUp).map(w=>w.name);if(g.length&&!this.#t){const w=Date.now(),b=trueUpQueueStats(this.#e.schema,e,g,this.#e.noAdvisoryLocks),{rows:[p]}=await this.#s(b);p&&(this.#d+=Number(p.pinSeconds)||(Date.now()-w)/1e3)}}if(this.#t)return;const d=l.map(h=>({row:h,threshold:Number(h.warningQueueSize)||this.#g})).filter(({row:h,threshold:f})=>Number(h.queuedCount)>f);for(const{row:h,threshold:f}of d)await emitAndPersistWarning(this.#n,WARNING_TYPES3.QUEUE_BACKLOG,
`${WARNINGS2.LARGE_QUEUE.message}: queue "${h.name}" has ${Number(h.queuedCount)} jobs in the created or retry state, over its warning threshold of ${f}. Your queue should be reviewed`,h)}if(this.#t)return;const n=this.#e.__test__expiry_batch_size??EXPIRY_BATCH_SIZE;if(await this.#v(n,()=>this.#e.noMultiMutationCte?this.#r.failJobsByTimeoutDistributed(e,a,n):this.#y(failJobsByTimeout(this.#e.schema,e,a,this.#e.noAdvisoryLocks,n))),this.#t)return;await this.#v(n,()=>this.#e.noMultiMutationCte?this.#r.failJobsByHeartbeatDistributed(e,a,n):this.#y(failJobsByHeartbeat(this.#e.schema,e,a,this.#e.noAdvisoryLocks,n)))}}async#v(e,t){for(;!this.#t;)if(await t()<e)return}async#y(e){const{rows:t}=await this.#s(e);return Number(t.find(s=>s.expiryPicked!==void 0)?.expiryPicked??0)}async#T(e,t){if(this.#t)return;const s=queueClaimSkipLocked(this.#e.backend,this.#e.noSkipLocked),i=trySetQueueDeletionTime(this.#e.schema,t,this.#e.maintenanceIntervalSeconds,s),{rows:a}=await this.#s(i),r=a.map(c=>c.name),n=a[0]?.claimedOn;let o=0;try{for(;o<r.length&&await this.#E(e,r[o]);)o++}finally{if(o<r.length)try{await this.#s(releaseQueueDeletionTime(this.#e.schema,r.slice(o),n,s))}catch(c){this.emit(events2.error,c)}}}async#E(e,t){if(this.#t)return!1;const{schema:s,noAdvisoryLocks:i,backend:a}=this.#e,r=this.#e.__test__walk_batch_size,{rows:[{time:n}]}=await this.#s(getTime(s)),o=Number(n)-DELTA_LAG_SECONDS*1e3,c={retained:0,deleted:0,deletedRetained:0};let u=!1;try{u=await this.#l(d=>deletion(s,e,t,{after:d,batchSize:r,backend:a,noAdvisoryLocks:i,retainedBefore:o}),c)}finally{if(!u&&c.deleted)try{await this.#s({text:reduceRetainedCount(s),values:[t,c.deletedRetained,c.deleted]})}catch(d){this.emit(events2.error,d)}}u&&await this.#s({text:setRetainedCount(s,e),values:[t,c.retained,o]});const l=await this.#l(d=>cleanupDependencies(s,e,t,"child",{after:d,batchSize:r,backend:a,noAdvisoryLocks:i})),m=await this.#l(d=>cleanupDependencies(s,e,t,"parent",{after:d,batchSize:r,backend:a,noAdvisoryLocks:i}));
return u&&l&&m}async#l(e,t){let s;for(;!this.#t;){const{rows:i}=await this.#s(e(s)),a=i.find(r=>r.walkCursor!==void 0);if((0,import_node_assert11.default)(a,"maintenance batch returned no result row: a custom db must return the rows of every statement in a multi-statement query"),t&&(t.retained+=Number(a.retained??0),t.deleted+=Number(a.deleted??0),t.deletedRetained+=Number(a.deletedRetained??0)),!a.walkCursor)return!0;s=a.walkCursor}return!1}async#B(){const e=this.#e.__test__monitor_stats_seconds??this.#d;if(this.#d=0,!e||this.#e.monitorVacuum===!1||this.#e.noMonitorVacuum)return;const{rows:t}=await this.#s(setMonitorBackoff(this.#e.schema,e)),s=t.at(0);s&&await emitAndPersistWarning(this.#n,WARNING_TYPES3.MONITOR_BACKOFF,`${WARNINGS2.MONITOR_BACKOFF.message}: ${e.toFixed(1)}s of aggregate against an autovacuum_naptime of ${Number(s.naptimeSeconds)}s. Shrink the job table (retention, deleteAfterSeconds) or partition its busiest queues.`,{elapsedSeconds:e,naptimeSeconds:Number(s.naptimeSeconds),backoffSeconds:Number(s.backoffSeconds),backoffUntil:s.backoffUntil})}async#U(){if(this.#t||this.#e.monitorVacuum===!1||this.#e.noMonitorVacuum)return;const{rows:e}=await this.#s(getJobTableGarbage(this.#e.schema));if(this.#t)return;const t=[],s=[];let i=!1,a=!1;const r=new Set(e.map(n=>n.name));for(const n of this.#u.keys())r.has(n)||this.#u.delete(n);for(const n of e){const o=n.name,c=Number(n.liveTuples),u=Number(n.deadTuples),l=Number(n.threshold)+Number(n.scaleFactor)*c,m=n.autovacuumEnabled===!1,d=n.lastVacuum==null?0:Number(n.lastVacuum);if(u<=l){this.#u.delete(o);continue}m?a=!0:i=!0;const h=this.#u.get(o);if(this.#u.set(o,{deadTuples:u,lastVacuum:d}),!h)continue;const f={name:o,liveTuples:c,deadTuples:u,budget:l,vacuumAgeSeconds:n.vacuumAgeSeconds===null?null:Number(n.vacuumAgeSeconds),lastVacuum:d};m?d===h.lastVacuum&&u>h.deadTuples&&s.push(f):d>h.lastVacuum&&u>=h.deadTuples&&t.push(f)}i||(this.#m=!1),a||(this.#f=!1),await this.#D(s),await this.#M(t)}async#D(e){if(!e.
length||this.#f||this.#t)return;this.#f=!0;const t=e.reduce((i,a)=>a.deadTuples>i.deadTuples?a:i),s=t.vacuumAgeSeconds===null?"has never been vacuumed":`was last vacuumed ${t.vacuumAgeSeconds}s ago`;await emitAndPersistWarning(this.#n,WARNING_TYPES3.AUTOVACUUM_DISABLED,`${WARNINGS2.AUTOVACUUM_DISABLED.message}: ${t.name} has autovacuum_enabled = false, holds ${t.deadTuples} dead rows and is still growing, and ${s} (Postgres would vacuum this table at ${Math.round(t.budget)})`,{table:t.name,tables:e.map(i=>i.name),liveTuples:t.liveTuples,deadTuples:t.deadTuples,budget:Math.round(t.budget),vacuumAgeSeconds:t.vacuumAgeSeconds})}async#M(e){if(!e.length||this.#m||this.#t)return;const t=new Date(Math.max(...e.map(u=>u.lastVacuum))),s=await this.#C(t);if(!s||this.#t)return;const i=this.#Q(s.row);if(!i)return;this.#m=!0;const a=e.reduce((u,l)=>l.deadTuples>u.deadTuples?l:u),r=Number(s.row.oldestTransactionSeconds),n=i.source==="backends"?s.row.backendHolder??null:null,o=Number(s.row.opaqueBackends)||0,c=o&&!n?` ${o} backend(s) could not be inspected by this role; GRANT pg_read_all_stats to name them.`:"";await emitAndPersistWarning(this.#n,WARNING_TYPES3.XMIN_HORIZON,`${WARNINGS2.XMIN_HORIZON.message}: ${describeXminHolder(i.source,s.row)}, holding it ${i.age} transactions back. ${a.name} has ${a.deadTuples} dead rows that a vacuum ${a.vacuumAgeSeconds}s ago could not reclaim (Postgres vacuums this table at ${Math.round(a.budget)}).${c}`,{source:i.source,holder:describeXminHolder(i.source,s.row),holderClass:XMIN_HOLDERS[i.source],holderPid:n?.pid??null,holderApplicationName:n?.applicationName??null,holderUserName:n?.userName??null,holderState:n?.state??null,holderTransactionSeconds:n?.xactSeconds??null,self:n?isPgBossHolder(n.applicationName||null,s.row.selfApplicationName):null,opaqueBackends:o,transactions:i.age,table:a.name,liveTuples:a.liveTuples,deadTuples:a.deadTuples,budget:Math.round(a.budget),vacuumAgeSeconds:a.vacuumAgeSeconds,tables:e.map(u=>u.name),oldestTransactionSeconds:Number.
isFinite(r)?r:null,unreadableSources:s.unreadable})}#Q(e){let t=null;for(const s of Object.keys(XMIN_HOLDERS)){const i=e[s],a=i==null?NaN:Number(i);Number.isFinite(a)&&(!t||a>t.age)&&(t={source:s,age:a})}return t}async#C(e){const t=this.#_??XMIN_HORIZON_QUERY_SOURCES;if(!t.length)return null;try{const{rows:s}=await this.#s(getXminHorizon(e,t)),i=XMIN_HORIZON_QUERY_SOURCES.filter(a=>!t.includes(a));return{row:s[0]??{},unreadable:i}}catch(s){const i=await this.#L(t,e);return this.#_=i,i.length||await emitAndPersistWarning(this.#n,WARNING_TYPES3.XMIN_HORIZON,"Unable to read the transaction horizon; the xmin_horizon check is disabled for this instance.",{type:WARNING_TYPES3.XMIN_HORIZON,instance:this.#r.instanceId,error:s?.message}),null}}async#L(e,t){const s=[];for(const i of e)try{await this.#s(getXminHorizon(t,[i])),s.push(i)}catch{}return s}async#N(e){return unwrapSQLResult(await this.#c.executeSql(e))}#q(e){const t=e&&"reindex"in e?e.reindex:this.#e.reindex;return t===!1?null:t===!0||t===void 0?{}:t}async#$(e,t){if(this.#t||this.#e.noReindex)return;const s=this.#q(t),i=!!s?.force,a=s!==null&&!this.#h;if(!i)if(a){const m=trySetReindexTime(this.#e.schema,this.#e.reindexIntervalSeconds),{rows:d}=await this.#s(m);if(!d.length)return}else{if(this.#e.clock.now()<this.#b)return;this.#b=this.#e.clock.now()+this.#e.reindexIntervalSeconds*1e3}if(this.#t)return;const r=e.length?e:void 0,n=getBloatedIndexes(this.#e.schema,r,s??void 0),{rows:o}=await this.#s(n);let c=[];if(a){const m=s.maxIndexBytes??REINDEX_DEFAULTS.maxIndexBytes;c=(i?(await this.#s(getJobIndexes(this.#e.schema,r))).rows:o).filter(h=>h.owned&&Number(h.bytes)<=m),c.length&&await this.#W(r)}const u=new Set,l=new Map;for(const m of c){if(this.#t)return;try{await this.#N(reindexIndex(this.#e.schema,m.name)),u.add(m.name)}catch(d){if(d?.code===IN_TRANSACTION_ERROR){this.#h=d.message,l.set(m.name,this.#h);break}l.set(m.name,d.message)}}await this.#P(o,u,l,a)}async#W(e){try{const{rows:t}=await this.#s(getReindexLeftovers(
this.#e.schema,e,this.#e.noIndexProgressView));for(const s of t){if(this.#t)return;await this.#N(dropIndexConcurrently(this.#e.schema,s.name))}}catch(t){this.emit(events2.error,t)}}async#P(e,t,s,i){const a=new Set;for(const r of e){if(t.has(r.name)||(a.add(r.name),this.#p.has(r.name)))continue;const n=s.get(r.name)??(r.owned?this.#h??(i?"the index is larger than maxIndexBytes":"automatic reindexing is disabled"):"the connected role does not own the index");await emitAndPersistWarning(this.#n,WARNING_TYPES3.INDEX_BLOAT,`Warning: index "${r.name}" is bloated (${Math.round(Number(r.bytes)/1024/1024)} MB across ${r.pages} pages for ~${r.entries} live entries) and was not rebuilt: ${n}. See getReindexCommands()`,r)}this.#p=a}async getReindexCommands(e){if(this.#e.noReindex)return[];const t=this.#e.schema,s=e?.force?getJobIndexes(t):getBloatedIndexes(t,void 0,e),{rows:i}=await this.#s(s),a=e?.maxIndexBytes===void 0?i:i.filter(n=>Number(n.bytes)<=e.maxIndexBytes);if(!a.length)return[];const{rows:r}=await this.#s(getReindexLeftovers(t,void 0,this.#e.noIndexProgressView,!0));return buildReindexCommands(t,a,r)}},boss_default=Boss;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/bam.js
var events3={error:"error",bam:"bam"},CANCEL_RETRY_MS=1e3,Bam=class extends import_node_events6.default{#a;#i;#s;#r;#t;#e;events=events3;constructor(e,t){super(),this.#t=e,this.#e=t,this.#a=!0,this.#i=!1}get working(){return this.#i}async start(){this.#a&&(this.#a=!1,this.#s=new ClaimTimer(this.#e.clock,this.#e.bamIntervalSeconds,()=>this.#d()),setImmediate(()=>this.#d()),this.#s.start())}async stop(e){if(this.#a)return;this.#a=!0,this.#s.stop(),this.#s=void 0;let t=!1;e?.then(()=>{t=!0});let a=0;for(;this.#i;){const i=this.#r;t&&i&&(i.stopped=!0,!i.ended&&i.ending!=="wait"&&Date.now()-a>=CANCEL_RETRY_MS&&(a=Date.now(),await this.#l(i))),await delay(10)}}async#l(e){if(e.ending==="abandon"||e.ending==="drop"){e.abort.abort(),e.ended=!0;return}e.abort.abort();try{const{rows:t}=await this.#t.executeSql(cancelBamCommand(e.id));t.some(a=>a.cancelled)&&(e.ended=!0)}catch(t){e.ending="wait",this.emit(events3.error,t)}}async#o(e,t){e.stopped&&this.#n(e);const a=this.#e.backend==="cockroachdb";this.#t instanceof db_default?a?e.ending="drop":e.ending=!this.#e.noIndexProgressView&&isConcurrentIndexCommand(t)?"abandon":"cancel":e.ending=a?"wait":"cancel";const i=a?t:`${bamCommandTag(e.id)}
${t}`;try{const s=this.#t instanceof db_default?await this.#t.executeSql(i,void 0,e.ending==="cancel"?{retire:e.abort.signal}:{signal:e.abort.signal}):await this.#t.executeSql(i);return e.ending="wait",s}catch(s){throw e.abort.signal.aborted&&s===e.abort.signal.reason&&this.#n(e),s}}#n(e){throw e.ending="wait",e.ended=!0,new Error("stop() ended the command before it ran")}async#d(){if(!(this.#a||this.#i||!this.#e.migrate)){this.#i=!0;try{if(this.#e.__test__throw_bam)throw new Error(this.#e.__test__throw_bam);this.#e.__test__delay_bam_ms&&await delay(this.#e.__test__delay_bam_ms);const e=trySetBamTime(this.#e.schema,this.#e.bamIntervalSeconds),{rows:t}=await this.#t.executeSql(e);this.#s?.anchor(),t.length===1&&await this.#c()}catch(e){this.emit(events3.error,e)}finally{this.#i=!1}}}async#c(){let e=!1;for(;!this.#a&&await this.#h(e);)e=!0}async#h(e){const t=await this.#m(e);if(!t)return!1;if(this.#e.__test__delay_bam_claim_ms&&await delay(this.#e.__test__delay_bam_claim_ms),this.#a){try{await this.#u(t)}catch(s){this.emit(events3.error,s)}return!1}const a={id:t.id,stopped:!1,ended:!1,ending:"wait",abort:new AbortController};this.#r=a,this.emit(events3.bam,{id:t.id,name:t.name,status:"in_progress",queue:t.queue,table:t.table});let i=!1;try{let s=!1;const o=bamHealProbe(this.#e.schema,t.command);if(t.reattempt&&o){const{rows:r}=await this.#t.executeSql(o);r[0]?.invalid?this.#e.noIndexProgressView||await this.#o(a,bamHealDrop(this.#e.schema,t.command)):r[0]&&(s=!0)}if(!s&&(await this.#o(a,t.command),o)){const{rows:r}=await this.#t.executeSql(o);if(!r[0]||r[0].invalid&&!this.#e.noIndexProgressView){i=!r[0]&&this.#e.backend==="cockroachdb";const n=bamCommandIndexName(t.command);throw new Error(r[0]?`index ${n} is invalid after the build`:`index ${n} does not exist after the build. An earlier build of it may still be running.`)}}await this.#w(t.id),this.emit(events3.bam,{id:t.id,name:t.name,status:"completed",queue:t.queue,table:t.table})}catch(s){if(a.ended&&a.ending==="a\
bandon")return!0;try{await this.#b(t.id,s)}catch(o){this.emit(events3.error,o)}!a.ended&&!i&&this.emit(events3.error,s),this.emit(events3.bam,{id:t.id,name:t.name,status:"failed",queue:t.queue,table:t.table,error:String(s)})}finally{this.#r=void 0}return!0}async#m(e){const t=claimBamCommand(this.#e.schema,{useLiveness:!this.#e.noIndexProgressView,pendingOnly:e,noAdvisoryLocks:this.#e.noAdvisoryLocks}),{rows:a}=unwrapSQLResult(await this.#t.executeSql(t));return(0,import_node_assert12.default)(this.#e.noAdvisoryLocks||a.some(i=>i&&"pg_advisory_xact_lock"in i),"bam claim returned no lock row: a custom db must return the rows of every statement in a multi-statement query"),a.find(i=>i?.claimedStartedOn!==void 0)??null}async#u(e){const t=releaseBamCommand(this.#e.schema,e.id,e.priorStatus,e.priorStartedOn??null,e.claimedStartedOn);await this.#t.executeSql(t)}async#w(e){const t=setBamCompleted(this.#e.schema,e);await this.#t.executeSql(t)}async#b(e,t){const a=setBamFailed(this.#e.schema,e,String(t));await this.#t.executeSql(a)}},bam_default=Bam;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/navigator.js
var events4={error:"error",flow:"flow"},MAX_BATCHES_PER_PASS=100,Navigator=class extends import_node_events7.default{#i;#s;#e;#r;#a;#h;#t;events=events4;constructor(s,i,t){super(),this.#a=s,this.#h=i,this.#t=t,this.#i=!0,this.#s=!1,this.#e=!1}get working(){return this.#e}async start(){this.#i&&(this.#i=!1,this.#s=!1,this.#t.supervise&&(this.#r=new ClaimTimer(this.#t.clock,this.#t.flowIntervalSeconds,()=>this.#o()),setImmediate(()=>this.#o()),this.#r.start()))}async stop(){if(!this.#i)for(this.#s=!0,this.#i=!0,this.#r&&(this.#r.stop(),this.#r=void 0);this.#e;)await delay(10)}async#o(){if(!(this.#i||this.#e)){this.#e=!0;try{if(this.#t.__test__throw_flow)throw new Error(this.#t.__test__throw_flow);this.#t.__test__delay_flow_ms&&await delay(this.#t.__test__delay_flow_ms);const s=trySetFlowTime(this.#t.schema,this.#t.flowIntervalSeconds),{rows:i}=await this.#a.executeSql(s);this.#r?.anchor(),i.length===1&&await this.#l()}catch(s){this.emit(events4.error,s)}finally{this.#e=!1}}}async resolveNow(){for(;this.#e;)await delay(10);if(!this.#s){this.#e=!0;try{await this.#l()}finally{this.#e=!1}}}async#l(){const i=(await this.#h.getQueues()).reduce((t,e)=>(t[e.table]=t[e.table]||{table:e.table,names:[]},t[e.table].names.push(e.name),t),{});for(const t of Object.values(i)){if(this.#s)return;const{table:e}=t,a=[...t.names];for(;a.length;){if(this.#s)return;const h=a.splice(0,100);let o=0,r=0;do{if(this.#s)return;r=this.#t.noMultiMutationCte?await this.#h.resolveFlowJobsDistributed(e,h):await this.#n(e,h),r>0&&this.emit(events4.flow,{table:e,resolved:r})}while(r>=FLOW_BATCH_SIZE&&++o<MAX_BATCHES_PER_PASS&&!this.#s)}}}async#n(s,i){const t=resolveFlowJobs(this.#t.schema,s,i),{rows:e}=await this.#a.executeSql(t.text,t.values);return Number(e[0]?.resolved??0)}},navigator_default=Navigator;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/notifier.js
var events5={error:"error",warning:"warning"},WARNING_TYPE="listen_notify_unavailable",Notifier=class extends import_node_events8.default{events=events5;#e;#i;#t;#n=null;#s=!0;constructor(t,e,n){super(),this.#e=t,this.#i=e,this.#t=n}get available(){return this.#n!==null}async start(){if(this.#s){if(this.#s=!1,this.#t.noListenNotify){this.emit(events5.warning,{message:`useListenNotify is not supported on the ${this.#t.backend} backend. Continuing with polling only.`,data:{type:WARNING_TYPE,backend:this.#t.backend}});return}if(typeof this.#e.listen!="function"){this.emit(events5.warning,{message:"useListenNotify is enabled but the database connection does not support LISTEN/NOTIFY. Continuing with polling only.",data:{type:WARNING_TYPE}});return}try{const{rows:t}=await this.#e.executeSql(`SELECT ${notifyChannelSql(this.#t.schema)} AS channel`),e=t[0].channel;this.#n=await this.#e.listen(e,n=>this.#i.notifyQueue(n),()=>this.#i.forceFetchLnWorkers())}catch(t){await emitAndPersistWarning({emitter:this,db:this.#e,schema:this.#t.schema,persistWarnings:this.#t.persistWarnings,warningEvent:events5.warning,errorEvent:events5.error},WARNING_TYPE,"Failed to start LISTEN/NOTIFY listener. Continuing with polling only.",{type:WARNING_TYPE,instance:this.#i.instanceId,error:t?.message})}}}async stop(){if(!this.#s&&(this.#s=!0,this.#n)){try{await this.#n.close()}catch(t){this.emit(events5.error,t)}this.#n=null}}},notifier_default=Notifier;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/registrar.js

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/nurse.js
var LOOP_RESOLUTION_MS=20,V1_UNLIMITED=2**60,unescape=n=>n.replace(/\\([0-7]{3})/g,(t,e)=>String.fromCharCode(parseInt(e,8)));function parseMountInfo(n){const t=[];for(const e of n.split(`
`)){const o=e.indexOf(" - ");if(o<0)continue;const s=e.slice(0,o).split(" "),l=e.slice(o+3).split(" ");s.length<5||l.length<3||t.push({root:unescape(s[3]),mountPoint:unescape(s[4]),fsType:l[0],superOptions:l[2].split(",")})}return t}function hierarchy(n,t,e){let o=e;t.root!=="/"&&(o=e===t.root||e.startsWith(t.root+"/")?e.slice(t.root.length):"");const s=n+t.mountPoint,l=o.split("/").filter(Boolean),u=[];for(let a=l.length;a>=0;a--)u.push([s,...l.slice(0,a)].join("/"));return{dirs:u}}async function findCgroup(n=""){let t;try{t=await(0,import_promises3.readFile)(n+"/proc/self/cgroup","utf8")}catch{return null}const e=t.split(`
`).filter(Boolean).map(i=>{const[p,r,...c]=i.split(":");return{id:p,controllers:r?r.split(","):[],path:c.join(":")}});let o;try{o=parseMountInfo(await(0,import_promises3.readFile)(n+"/proc/self/mountinfo","utf8"))}catch{o=e.map(i=>i.controllers.length?{root:"/",mountPoint:"/sys/fs/cgroup/"+i.controllers.join(","),fsType:"cgroup",superOptions:i.controllers}:{root:"/",mountPoint:"/sys/fs/cgroup",fsType:"cgroup2",superOptions:[]})}const s=i=>{const p=e.find(c=>c.controllers.includes(i)),r=o.find(c=>c.fsType==="cgroup"&&c.superOptions.includes(i));return p&&r?hierarchy(n,r,p.path):null},l=s("cpu"),u=s("memory");if(l||u)return{version:1,cpu:l,memory:u};const a=e.find(i=>i.id==="0"&&i.controllers.length===0),f=o.find(i=>i.fsType==="cgroup2");if(a&&f){const i=hierarchy(n,f,a.path);return{version:2,cpu:i,memory:i}}return null}async function read(n){try{return(await(0,import_promises3.readFile)(n,"utf8")).trim()}catch{return null}}function statField(n,t){if(!n)return null;const e=new RegExp(`^${t} (\\d+)$`,"m").exec(n);return e?Number(e[1]):null}async function cpuQuota(n){if(!n.cpu)return null;let t=null;for(const e of n.cpu.dirs){let o=null;if(n.version===2){const[s,l]=(await read(e+"/cpu.max"))?.split(" ")??[];s&&s!=="max"&&Number(l)>0&&(o=Number(s)/Number(l))}else{const s=Number(await read(e+"/cpu.cfs_quota_us")),l=Number(await read(e+"/cpu.cfs_period_us"));s>0&&l>0&&(o=s/l)}o!==null&&o>0&&(!t||o<t.value)&&(t={value:o,dir:e})}return t}async function memoryLimit(n){if(!n.memory)return null;let t=null;for(const e of n.memory.dirs){const o=await read(e+(n.version===2?"/memory.max":"/memory.limit_in_bytes"));if(!o||o==="max")continue;const s=Number(o);!(s>0)||s>=V1_UNLIMITED||(!t||s<t.value)&&(t={value:s,dir:e})}return t}async function workingSet(n,t){const e=Number(await read(t+(n.version===2?"/memory.current":"/memory.usage_in_bytes"))??NaN);if(!(e>=0))return null;const o=statField(await read(t+"/memory.stat"),n.version===2?"inactive_file":"total_inactive_file")??0;return Math.
max(0,e-o)}function countCpuList(n){let t=0;for(const e of n.split(",")){const o=/^(\d+)(?:-(\d+))?$/.exec(e.trim());if(!o)return null;t+=o[2]===void 0?1:Number(o[2])-Number(o[1])+1}return t>0?t:null}async function allowedCpus(n){const t=await read(n+"/proc/self/status"),e=t&&/^Cpus_allowed_list:\s*(\S+)$/m.exec(t)?.[1];return(e?countCpuList(e):null)??import_node_os2.default.availableParallelism()}var round=(n,t)=>Math.round(n*10**t)/10**t,Nurse=class{#s;#i=null;#t=null;#e=null;#n=null;#o=null;#l=null;constructor(n=""){this.#s=n}start(){this.#i=findCgroup(this.#s).catch(()=>null);try{this.#t=(0,import_node_perf_hooks.monitorEventLoopDelay)({resolution:LOOP_RESOLUTION_MS}),this.#t.enable()}catch{this.#t=null}this.#n=null,this.#o=null,this.#e=null,this.#l=null}stop(){this.#t?.disable(),this.#t=null}async check(){const n=this.#o===null,t=process.hrtime.bigint(),e=process.cpuUsage(),o=n?0:Number(t-this.#o)/1e3,s=!n&&this.#n&&o>0?(e.user-this.#n.user+(e.system-this.#n.system))/o:null;this.#n=e,this.#o=t;let l=null,u=null;this.#t&&(!n&&this.#t.count>0&&(l=Math.max(0,this.#t.percentile(99)/1e6-LOOP_RESOLUTION_MS),u=Math.max(0,this.#t.max/1e6-LOOP_RESOLUTION_MS)),this.#t.reset());let a=null;try{const m=import_node_perf_hooks.performance.eventLoopUtilization();if(m.idle===0&&m.active===0)throw new Error("unsupported");!n&&this.#e&&(a=import_node_perf_hooks.performance.eventLoopUtilization(m,this.#e).utilization),this.#e=m}catch{}let f=null,i=null;try{const m=import_node_v8.default.getHeapStatistics();f=m.used_heap_size,i=m.heap_size_limit}catch{}let p=null;try{p=process.memoryUsage.rss()}catch{}const r=await this.#i,c=r?await cpuQuota(r):null,h=r?await memoryLimit(r):null,d=await allowedCpus(this.#s);return{cgroup:r?.version??null,cpu:s===null?null:round(s,3),cpuLimit:round(c?Math.min(c.value,d):d,3),cpuThrottled:r&&c?await this.#r(r,c.dir):null,rss:p,heapUsed:f,heapLimit:i,memoryUsed:r&&h?await workingSet(r,h.dir):null,memoryLimit:h?h.value:import_node_os2.default.totalmem(),
loopDelay:l===null?null:round(l,1),loopDelayMax:u===null?null:round(u,1),loopUtilization:a===null?null:round(a,3)}}async#r(n,t){const e=await read(t+"/cpu.stat"),o=statField(e,"nr_periods"),s=statField(e,"nr_throttled");if(o===null||s===null)return null;const l=this.#l;if(this.#l={dir:t,periods:o,throttled:s},!l||l.dir!==t)return null;const u=o-l.periods;return u>0?round((s-l.throttled)/u,3):0}},nurse_default=Nurse;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/registrar.js
var events6={error:"error"},RECORDED_OPTIONS=["backend","max","useListenNotify","instanceHeartbeatSeconds","supervise","schedule","migrate","createSchema","superviseIntervalSeconds","maintenanceIntervalSeconds","monitorIntervalSeconds","queueCacheIntervalSeconds","bamIntervalSeconds","flowIntervalSeconds","reindex","reindexIntervalSeconds","monitorVacuum","clockMonitorIntervalSeconds","cronMonitorIntervalSeconds","cronWorkerIntervalSeconds","persistWarnings","warningRetentionDays","persistQueueStats","queueStatRetentionDays","warningSlowQuerySeconds","warningQueueSize"],RECORDED_WORK_OPTIONS=["includeMetadata","ignoreStartAfter","minPriority","maxPriority","localGroupConcurrency","groupConcurrency","heartbeatRefreshSeconds","perJobResults","transactional","transactionTimeoutSeconds","notifyPollingIntervalSeconds","burstWhenReadyExceeds","burstWhenBatchFull"],Registrar=class extends import_node_events9.default{id;#e;#c;#t;#s;#i=null;#l=null;#a=new nurse_default;#n;#r=!1;#o=1;events=events6;constructor(t,n,s,i){super(),this.id=t,this.#e=n,this.#c=s,this.#t=i}async start(t=1){if(!(!this.#t.registerInstance||this.#s)){this.#o=t,this.#r=!0,this.#a.start();try{const{rows:n}=await this.#e.executeSql(registerInstance(this.#t.schema),await this.#u());this.#l=n[0]?.startedOn??null,await this.#h(),await this.#e.executeSql(pruneInstanceLives(this.#t.schema,INSTANCE_DEAD_KEPT_PER_NAME),[this.id,this.#t.instanceName??null,import_node_os.default.hostname()])}catch(n){this.emit(events6.error,n)}this.#s=this.#t.clock.setInterval(()=>{this.#d()},this.#t.instanceHeartbeatSeconds*1e3)}}async stop(){if(this.#s){this.#r=!1,this.#t.clock.clearInterval(this.#s),this.#s=void 0,this.#n!==void 0&&(this.#t.clock.clearTimeout(this.#n),this.#n=void 0),await this.#i,this.#a.stop();try{await this.#e.executeSql(stopInstance(this.#t.schema),[this.id])}catch{}}}async getInstances(t,n){const s=getInstances(this.#t.schema,n!==void 0),{rows:i}=await this.#e.executeSql(s,n!==void 0?[n,t]:[t]);if(n!==void 0&&
i.length===0){const{rows:e}=await this.#e.executeSql(instanceExists(this.#t.schema),[n]);(0,import_node_assert13.default)(e.length>0,"getInstances: after names a row that no longer exists")}const a=e=>e==null?null:Number(e);return i.map(e=>({...e,pid:Number(e.pid),heartbeatSeconds:Number(e.heartbeatSeconds),poolMax:a(e.poolMax),poolTotal:a(e.poolTotal),poolIdle:a(e.poolIdle),poolWaiting:a(e.poolWaiting),workers:typeof e.workers=="string"?JSON.parse(e.workers):e.workers,metrics:typeof e.metrics=="string"?JSON.parse(e.metrics):e.metrics,config:typeof e.config=="string"?JSON.parse(e.config):e.config,crashRestarts:Number(e.crashRestarts)}))}async#h(){const t=this.#t.clock,n=new Date(t.now()-process.uptime()*1e3),s=[this.id,this.#t.instanceName??null,import_node_os.default.hostname(),process.pid,n];await this.#e.executeSql(countCrashRestarts(this.#t.schema),s);const{rows:i}=await this.#e.executeSql(crashRecountAt(this.#t.schema),s),a=i[0]?.recountAt?new Date(i[0].recountAt).getTime():null;a===null||!this.#r||(this.#n=t.setTimeout(()=>{this.#n=void 0,this.#h().catch(e=>this.emit(events6.error,e))},Math.max(1e3,a-t.now()+1e3)))}#d(){this.#i||(this.#i=(async()=>{try{await this.#e.executeSql(heartbeatInstance(this.#t.schema),[...await this.#u(),this.#l])}catch(t){this.emit(events6.error,t)}finally{this.#i=null}})())}async#u(){const t=this.#t,n=typeof this.#e.poolCounts=="function"?this.#e.poolCounts():null;return[this.id,t.instanceName??null,import_node_os.default.hostname(),process.pid,package_default.version,process.version,t.instanceHeartbeatSeconds,!!t.supervise,!!t.schedule,!!t.migrate,!!t.persistQueueStats,!!t.persistWarnings,n?.max??null,n?.total??null,n?.idle??null,n?.waiting??null,JSON.stringify(this.#m()),JSON.stringify(await this.#a.check()),JSON.stringify(this.#p())]}#p(){const t={adapter:this.#t.db?"custom":"pg"};for(const n of RECORDED_OPTIONS){const s=this.#t[n];s!==void 0&&(t[n]=s)}return this.#o>1&&(t.startAttempt=this.#o),t}#m(){const t=new Map,n=(s,i)=>{if(i===
null)return s;const a=new Date(i).toISOString();return s===null||a>s?a:s};for(const s of this.#c.getWipData()){let i=t.get(s.workId);if(!i){i={id:s.workId,queue:s.name,localConcurrency:0,batchSize:s.options.batchSize??1,pollingIntervalSeconds:s.options.pollingIntervalSeconds??null,active:0,lastFetchedOn:null,lastJobEndedOn:null,lastErrorOn:null,options:{}};for(const a of RECORDED_WORK_OPTIONS){const e=s.options[a];e!==void 0&&(i.options[a]=e)}t.set(s.workId,i)}i.localConcurrency++,i.active+=s.count,i.lastFetchedOn=n(i.lastFetchedOn,s.lastFetchedOn),i.lastJobEndedOn=n(i.lastJobEndedOn,s.lastJobEndedOn),i.lastErrorOn=n(i.lastErrorOn,s.lastErrorOn)}return[...t.values()]}},registrar_default=Registrar;

// node_modules/.pnpm/pg-boss@12.38.0_@opentelemetry+api@1.9.1/node_modules/pg-boss/dist/index.js
var events7=Object.freeze({error:"error",warning:"warning",wip:"wip",stopped:"stopped",bam:"bam",flow:"flow"}),START_RETRY_MAX_SECONDS=30,PgBoss=class extends import_node_events.default{#u;#g;#n=null;#l=null;#i=null;#d=null;#p;#s;#e;#h;#o;#t;#r;#f;#c;#w;#m;constructor(t){super(),this.#u=!0;const e=getConfig(t);this.#s=e;const s=(0,import_node_crypto.randomUUID)();e.registerInstance&&!e.db&&!e.application_name&&(e.application_name=`pgboss:${s.slice(0,8)}`);let i=this.getDb();if(isAttachable(e.clock)){const d=trackActivity(i);i=d.db,this.#p=d.idle}this.#e=i,"_pgbdb"in this.#e&&this.#e._pgbdb&&this.#a(this.#e);const a=new contractor_default(i,e),r=new manager_default(i,e,s),h=new boss_default(i,r,e),o=new timekeeper_default(i,r,e);r.timekeeper=o;const n=new bam_default(i,e),l=new navigator_default(i,r,e),u=new notifier_default(i,r,e);r.notifier=u;const c=new registrar_default(s,i,r,e);this.#a(r),this.#a(h),this.#a(o),this.#a(n),this.#a(l),this.#a(u),this.#a(c),this.#h=h,this.#o=a,this.#t=r,this.#r=o,this.#f=n,this.#c=l,this.#w=u,this.#m=c}#a(t){for(const e of Object.values(t?.events))t.on(e,s=>this.emit(e,s))}async start(t={}){const{attempts:e=1}=t;if((0,import_node_assert.default)(Number.isInteger(e)&&e>=1,"start() attempts must be an integer of 1 or more"),this.#i&&await this.#i.catch(()=>{}),this.#n)return this.#n;if(this.#g)return this;this.#u=!1,this.#n=this.#y(e);try{return await this.#n}finally{this.#n=null}}async#y(t){const e={cancelled:!1,wait:null};this.#l=e;try{for(let s=1;;s++)try{return await this.#S(s)}catch(i){if(s>=t||e.cancelled||i instanceof import_node_assert.AssertionError)throw i;const a=Math.min(2**(s-1),START_RETRY_MAX_SECONDS);if(s===1&&this.emit(events7.warning,{message:`start() failed and will try again, up to ${t-1} more times: ${i?.message}`,data:{type:"start_retry",attempts:t,error:i?.message}}),e.wait=delay(a*1e3),await e.wait,e.wait=null,e.cancelled)throw i}}finally{this.#l=null}}async#S(t=1){return isAttachable(this.#s.clock)&&((0,import_node_assert.
default)(typeof this.#e.setSessionStatements=="function","configuration assert: this db adapter does not implement setSessionStatements(), so a TestClock cannot reach every session it opens. Implement it to run the given statements on each new connection (or once, if the adapter has a single session)."),await this.#e.setSessionStatements([enableClockOverride()])),this.#e._pgbdb&&!this.#e.opened&&await this.#e.open(),await this.#v(),this.#s.migrate?await this.#o.start():await this.#o.check(),isAttachable(this.#s.clock)&&(this.#d=await this.#s.clock.attach({db:this.#e,schema:this.#s.schema,idle:this.#p})),await this.#t.start(),this.#s.useListenNotify&&await this.#w.start(),await this.#h.start(),await this.#c.start(),this.#s.schedule&&await this.#r.start(),this.#s.migrate&&await this.#f.start(),await this.#m.start(t),this.#g=!0,this}async#v(){try{const{rows:t}=await this.#e.executeSql("SELECT version()"),e=t?.[0]?.version||"";/yugabyte|-yb-/i.test(e)&&(!this.#s.noTablePartitioning||!this.#s.noAdvisoryLocks)&&this.emit(events7.warning,{message:"YugabyteDB detected. YugabyteDB is not supported. Until the next major, backend: 'yugabytedb' avoids the table partitioning and advisory locks that fail there.",data:{backend:"yugabytedb"}})}catch{}}async stop(t={}){if(this.#l&&(this.#l.cancelled=!0,this.#l.wait?.abort()),this.#n&&await this.#n.catch(()=>{}),this.#i)return this.#i;let{close:e=!0,graceful:s=!0,timeout:i=3e4}=t;if(this.#u&&e&&this.#e._pgbdb&&this.#e.opened){this.#i=this.#b();try{return await this.#i}finally{this.#i=null}}if(!this.#u){i=Math.max(i,1e3),this.#i=this.#k(e,s,i);try{return await this.#i}finally{this.#i=null}}}async#k(t,e,s){let i;const a=e?new Promise(n=>{i=setTimeout(n,s)}):Promise.resolve();try{await this.#w.stop(),await this.#t.stop(),await this.#r.stop(),await this.#h.stop(),await this.#c.stop(),await this.#f.stop(a)}finally{clearTimeout(i)}const r=async()=>{await this.#t.failWip(),await this.#t.settleCleanups(),await this.#m.stop();const n=this.#d;
this.#d=null;try{n&&await n[Symbol.asyncDispose]()}finally{isAttachable(this.#s.clock)&&await this.#e.setSessionStatements?.([])}t&&await this.#b(),this.#u=!0,this.#g=!1,this.emit(events7.stopped)};if(!e){await r();return}let h;const o=new Promise(n=>{h=setTimeout(n,s)});try{await Promise.race([this.#t.settleCleanups(),o])}finally{clearTimeout(h)}await r()}async#b(){!this.#e._pgbdb||!this.#e.opened||(await this.#e.close(),await delay(10))}async send(...t){return await this.#t.send(...t)}async sendAfter(t,e,s,i){return this.#t.sendAfter(t,e,s,i)}sendThrottled(t,e,s,i,a){return this.#t.sendThrottled(t,e,s,i,a)}update(...t){return this.#t.update(...t)}upsert(...t){return this.#t.upsert(...t)}sendDebounced(t,e,s,i,a){return this.#t.sendDebounced(t,e,s,i,a)}insert(t,e,s){return this.#t.insert(t,e,s)}flow(t,e){return this.#t.flow(t,e)}fetch(t,e={}){return this.#t.fetch(t,e)}work(...t){return this.#t.work(...t)}offWork(t,e){return this.#t.offWork(t,e)}notifyWorker(t){return this.#t.notifyWorker(t)}subscribe(t,e){return this.#t.subscribe(t,e)}unsubscribe(t,e){return this.#t.unsubscribe(t,e)}publish(t,e,s){return this.#t.publish(t,e,s)}cancel(t,e,s){return this.#t.cancel(t,e,s)}resume(t,e,s){return this.#t.resume(t,e,s)}retry(t,e,s){return this.#t.retry(t,e,s)}deleteJob(t,e,s){return this.#t.deleteJob(t,e,s)}redrive(t,e){return this.#t.redrive(t,e)}previewRedrive(t,e){return this.#t.previewRedrive(t,e)}deleteQueuedJobs(t){return this.#t.deleteQueuedJobs(t)}deleteStoredJobs(t){return this.#t.deleteStoredJobs(t)}deleteAllJobs(t){return this.#t.deleteAllJobs(t)}complete(t,e,s,i){return this.#t.complete(t,e,s,i)}fail(t,e,s,i){return this.#t.fail(t,e,s,i)}touch(t,e,s){return this.#t.touch(t,e,s)}getJobById(t,e,s){return this.#t.getJobById(t,e,s)}findJobs(t,e){return this.#t.findJobs(t,e)}createQueue(t,e){return this.#t.createQueue(t,e)}getBlockedKeys(t,e){return this.#t.getBlockedKeys(t,e)}getDependencies(t,e,s){return this.#t.getDependencies(t,e,s)}getDependents(t,e,s){return this.#t.
getDependents(t,e,s)}updateQueue(t,e){return this.#t.updateQueue(t,e)}deleteQueue(t){return this.#t.deleteQueue(t)}async getQueues(t,e){const s=assertListLimit("getQueues",e?.limit);return assertListAfter("getQueues",e?.after),this.#t.getQueues(t,s,e?.after)}getQueue(t){return this.#t.getQueue(t)}getQueueStats(t,e){return this.#t.getQueueStats(t,e)}async getInstances(t){const e=assertListLimit("getInstances",t?.limit);return assertListAfter("getInstances",t?.after,!0),this.#m.getInstances(e,t?.after)}isMaintaining(){return this.#h.maintaining}isBamWorking(){return this.#f.working}isResolvingFlow(){return this.#c.working}isCheckingSkew(){return this.#r.checkingSkew}isTimekeeping(){return this.#r.timekeeping}supervise(t,e){return this.#h.supervise(t,e)}getReindexCommands(t){return this.#h.getReindexCommands(t)}resolveFlow(){return this.#c.resolveNow()}getWipData(t){return this.#t.getWipData(t)}getSpy(t){return this.#t.getSpy(t)}clearSpies(){this.#t.clearSpies()}isInstalled(){return this.#o.isInstalled()}schemaVersion(){return this.#o.schemaVersion()}detectSchemaDrift(){return this.#o.detectDrift({clockOverride:this.#d!==null})}schedule(t,e,s,i){return this.#r.schedule(t,e,s,i)}unschedule(t,e,s){return this.#r.unschedule(t,e,s)}async getSchedules(t,e,s){const i=assertListLimit("getSchedules",s?.limit);return assertListAfterRow("getSchedules",s?.after,["name","key"]),this.#r.getSchedules(t,e,i,s?.after)}getSchedule(t,e){return this.#r.getSchedule(t,e)}previewSchedule(t,e){return this.#r.previewSchedule(t,e)}async getBamStatus(){const t=getBamStatus(this.#s.schema),{rows:e}=await this.#e.executeSql(t);return e}async getBamEntries(t){const e=assertListLimit("getBamEntries",t?.limit),s=t?.after;assertListAfter("getBamEntries",s,!0);const i=getBamEntries(this.#s.schema,s!==void 0),{rows:a}=await this.#e.executeSql(i,s!==void 0?[s,e]:[e]);if(s!==void 0&&a.length===0){const{rows:r}=await this.#e.executeSql(bamEntryExists(this.#s.schema),[s]);(0,import_node_assert.default)(r.length>
0,"getBamEntries: after names a row that no longer exists")}return a}getDb(){return this.#e?this.#e:this.#s.db?this.#s.db:new db_default(this.#s)}};

// src/adapters/postgres/team-queue.ts
async function openTeamQueue(address, name, { works }) {
  const line = openLine(address);
  const boss = new PgBoss({
    db: { executeSql: line.query },
    schema: SCHEMA,
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS
  });
  boss.on("error", () => void 0);
  const close = async () => {
    await boss.stop({ graceful: false, close: false }).catch(() => void 0);
    await line.end();
  };
  try {
    const { rows } = await line.query(STANDING);
    const found = STANDS.parse(rows[0]);
    if (found.engine && (await boss.schemaVersion() ?? 0) > package_default.pgboss.schema) {
      await close();
      return { status: "away", reason: NEWER };
    }
    await boss.start();
    if (!found.jobs || !found.owned) await line.query(TABLE);
    if (await boss.getQueue(name) === null) await boss.createQueue(name, POLICY2);
    if (works) await line.query("delete from msw.team_jobs where at < now() - interval '45 days'");
    return { status: "ok", queue: queueOn(boss, line, name, close) };
  } catch (error) {
    await close();
    return { status: "away", reason: `${(0, import_shared_pg_lib_client.reasonOf)(error)}${isForbidden(error) ? NOT_OWNER : ""}` };
  }
}
function isForbidden(error) {
  return error instanceof Error && Reflect.get(error, "code") === "42501";
}
var NOT_OWNER = ": where this account may only ask, a worker with the account of the owner has to start here once";
var NEWER = "a newer MSW has changed the queue, and this one would not understand it: update MSW on this machine";
var STANDING = `select to_regclass('msw_jobs.version') is not null as engine,
  to_regclass('msw.team_jobs') is not null as jobs,
  exists (select 1 from pg_attribute
    where attrelid = to_regclass('msw.team_jobs') and attname = 'asked_by') as owned`;
var STANDS = (0, import_adapters_loops_record_schemas.object)({ engine: (0, import_adapters_loops_record_schemas.boolean)(), jobs: (0, import_adapters_loops_record_schemas.boolean)(), owned: (0, import_adapters_loops_record_schemas.boolean)() });
function openLine(address) {
  let client = null;
  let last = Promise.resolve();
  let refusals = 0;
  let refusal = "";
  const drop = async () => {
    const dropped = client;
    client = null;
    await dropped?.end().catch(() => void 0);
  };
  const ask = async (since, text, values) => {
    if (client === null) {
      if (refusals !== since) throw new Error(refusal);
      const connected = await (0, import_shared_pg_lib_client.connectTeam)(address);
      if (connected.status === "away") {
        refusals += 1;
        refusal = connected.reason;
        throw new Error(refusal);
      }
      client = connected.client;
    }
    try {
      return await client.query(text, values);
    } catch (error) {
      await drop();
      throw error;
    }
  };
  return {
    query: (text, values) => {
      const since = refusals;
      const asked = last.then(() => ask(since, text, values));
      last = asked.catch(() => void 0);
      return asked;
    },
    end: async () => {
      await last;
      await drop();
    }
  };
}
var SCHEMA = "msw_jobs";
var HEARTBEAT_SECONDS = 30;
var SUPERVISE_SECONDS = 5;
var DAY_SECONDS = 24 * 3600;
var POLICY2 = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // The engine allows less than a day; after that another attempt continues.
  expireInSeconds: DAY_SECONDS - 60,
  retryLimit: 20,
  retryDelay: 0,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: 30 * DAY_SECONDS
};
var TABLE = `
  begin;
  select pg_advisory_xact_lock(${import_shared_pg_lib_client.LOCK});
  create schema if not exists msw;
  create table if not exists msw.team_jobs (
    id text primary key,
    queue text not null,
    engine_id uuid not null,
    body text not null,
    at timestamptz not null default now()
  );
  alter table msw.team_jobs add column if not exists asked_by name not null default current_user;
  create index if not exists team_jobs_by_queue on msw.team_jobs (queue, at);
  commit`;
var TAKE_BACK = `
  update ${SCHEMA}.job
    set state = 'active', heartbeat_on = now(), output = null
    where name = $1 and id = $2 and retry_count = $3 and state = 'retry'
      and started_on + expire_seconds * interval '1 second' > now()
    returning id`;
var MOST = 200;
var LARGEST = 256 * 1024;
var ROW = (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), engine_id: (0, import_adapters_loops_record_schemas.string)(), body: (0, import_adapters_loops_record_schemas.string)() });
var ANSWER = (0, import_adapters_loops_record_schemas.object)({ affected: (0, import_adapters_loops_record_schemas.number)() });
var DATA = (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)() });
function queueOn(boss, line, name, close) {
  const isDone = (answer) => (ANSWER.safeParse(answer).data?.affected ?? 0) > 0;
  const engineId = async (id) => {
    const { rows } = await line.query(
      "select id, engine_id, body from msw.team_jobs where id = $1 and queue = $2",
      [id, name]
    );
    const row = ROW.safeParse(rows[0]);
    if (!row.success) throw new Error(`there is no job ${id} in the queue`);
    return row.data.engine_id;
  };
  const held = async ({ attempt }, settle) => {
    if (isDone(await settle(attempt))) return true;
    const { rows } = await line.query(TAKE_BACK, [name, attempt.id, attempt.retryCount]);
    return rows.length > 0 && isDone(await settle(attempt));
  };
  return {
    add: async (id, body, priority) => {
      const engine = (0, import_common.randomUUID)();
      await line.query("insert into msw.team_jobs (id, queue, engine_id, body) values ($1, $2, $3, $4)", [
        ...[id, name, engine, body]
      ]);
      await boss.send(name, { id }, { id: engine, priority });
    },
    list: async () => {
      const { rows } = await line.query(
        `select id, engine_id, body from msw.team_jobs
          where queue = $1 and length(body) <= $2 order by at desc, id desc limit $3`,
        [name, LARGEST, MOST]
      );
      if (rows.length === 0) return [];
      const known = await boss.findJobs(name, { limit: 1e4 });
      const states = new Map(known.map(({ id, state }) => [id, state]));
      return rows.flatMap((row) => {
        const { data } = ROW.safeParse(row);
        const state = states.get(data?.engine_id ?? "");
        return data === void 0 || state === void 0 ? [] : [{ id: data.id, state, body: data.body }];
      });
    },
    take: async () => {
      const [job] = await boss.fetch(name, { batchSize: 1, includeMetadata: true });
      if (job === void 0) return null;
      const attempt = { id: job.id, retryCount: job.retryCount };
      const data = DATA.safeParse(job.data);
      if (data.success) return { id: data.data.id, attempt };
      await boss.complete(name, attempt);
      return null;
    },
    keep: (lease) => held(lease, (attempt) => boss.touch(name, attempt)),
    write: async (id, body) => {
      await line.query("update msw.team_jobs set body = $3 where id = $1 and queue = $2", [id, name, body]);
    },
    end: (lease) => held(lease, (attempt) => boss.complete(name, attempt)),
    park: (lease) => held(lease, (attempt) => boss.cancel(name, attempt)),
    giveBack: async ({ attempt }) => isDone(await boss.fail(name, attempt, { reason: "handed back" })),
    cancel: async (id) => {
      await boss.cancel(name, await engineId(id));
    },
    resume: async (id) => {
      await boss.resume(name, await engineId(id));
    },
    close
  };
}
