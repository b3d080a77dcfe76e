var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{nearnessOf:()=>nearnessOf}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/memory/nearness.ts
// src/adapters/memory/local-vectors.ts
var LARGEST = 1024 * 1024 * 1024;
function localVectors(userFolder, space, size) {
  const name = (0, import_common8.createHash)("sha256").update(space).digest("hex").slice(0, 24);
  const path = (0, import_node_path2.join)(userFolder, "vectors", `${name}.bin`);
  const read = () => {
    const file = (0, import_common9.readFile)(path, (0, import_common10.privateFile)(userFolder), LARGEST);
    return (file.status === "ok" ? (0, import_shared_core_failure_reading_line_pattern.decodeVectors)(file.bytes, size) : null) ?? /* @__PURE__ */ new Map();
  };
  const change = async (work) => {
    (0, import_common5.makeFolder)((0, import_node_path2.dirname)(path), 448);
    const held = await (0, import_common2.withLock)(path, () => {
      const vectors = read();
      work(vectors);
      (0, import_common4.writeFileAtomic)(path, (0, import_shared_core_failure_reading_line_pattern.encodeVectors)(vectors, size), { mode: 384, durable: false });
    });
    if (held.status === "busy") throw new Error(`${path} is locked by another process`);
  };
  return {
    known: async (ids) => {
      const vectors = read();
      return new Set(ids.filter((id) => vectors.has(id)));
    },
    upsert: (added) => change((vectors) => {
      for (const { id, vector } of added) vectors.set(id, vector);
    }),
    delete: (ids) => change((vectors) => {
      for (const id of ids) vectors.delete(id);
    }),
    search: async (vector, among, most) => {
      const vectors = read();
      const candidates = among.flatMap((id) => {
        const one = vectors.get(id);
        return one === void 0 ? [] : [[id, one]];
      });
      return (0, import_shared_core_failure_reading_line_pattern.nearestOf)(candidates, vector, most);
    },
    close: async () => {
    }
  };
}
// src/app/memory/nearness.ts
async function nearnessOf(place, model, request) {
  const { query, notes, among, most, besides, limitMs } = request;
  const until = performance.now() + limitMs;
  const asked = await (0, import_shared_core_loop_texts_report.embedTexts)(model, [query.slice(0, import_shared_core_failure_reading_line_pattern.LONGEST_EMBEDDED)], limitMs);
  const vector = asked.status === "embedded" ? asked.vectors[0] : void 0;
  if (asked.status === "none" || vector === void 0)
    return unknown2(`${model.model} gave no usable answer: ${asked.status === "none" ? asked.reason : ""}`);
  const keys = new Map(notes.filter(isEmbedded).map((note) => [note.id, keyOf(note)]));
  const opened = await openVectors(place, model.model, vector.length);
  try {
    const left = request.brings ? await bringUpToDate(opened, { place, model, notes: notes.filter(isEmbedded), until }) : { count: 0, notice: null };
    const search = async (ids, limit) => {
      const wanted = [...ids].flatMap((id) => keys.get(id) ?? []);
      return new Map(
        (await opened.index.search(vector, wanted, limit)).map(({ id, nearness: nearness2 }) => [id, nearness2])
      );
    };
    const [near, others] = [await search(among, most), await search(besides, besides.length)];
    const nearness = [...keys].flatMap(([id, key]) => {
      const one = near.get(key) ?? others.get(key);
      return one === void 0 || !among.has(id) ? [] : [[id, one]];
    });
    const missing = left.count === 0 ? null : `${(0, import_common7.countOf)(left.count, "note has", "notes have")} no vector yet; ${left.notice}.`;
    const notices = [opened.notice, missing].filter((one) => one !== null);
    return {
      status: "known",
      nearness: new Map(nearness),
      notice: notices.length === 0 ? null : notices.join(" ")
    };
  } catch (error) {
    return unknown2(`the vectors cannot be used: ${reasonOf(error)}`);
  } finally {
    await opened.index.close().catch(() => void 0);
  }
}
function unknown2(reason) {
  return { status: "unknown", notice: `Found by words alone, since ${reason}.` };
}
function isEmbedded({ text }) {
  return text.length <= import_shared_core_failure_reading_line_pattern.LONGEST_EMBEDDED;
}
function keyOf({ text }) {
  return (0, import_common8.createHash)("sha256").update(text).digest("hex").slice(0, 32);
}
async function openVectors(place, model, size) {
  const { userFolder, project } = place;
  const spaceFor = (whose) => `msw-${(0, import_common8.createHash)("sha256").update(JSON.stringify([whose, model, size])).digest("hex").slice(0, 24)}`;
  const name = (0, import_app_guidance_step_guidance2.sharedName)(userFolder, project);
  const shared = name === null ? null : await openShared(place, spaceFor(`shared ${name}`), size);
  if (shared?.status === "ok") return { index: shared.index, space: shared.space, notice: null };
  const space = spaceFor(`local ${project}`);
  const notice = shared === null ? null : `${shared.server} cannot be used for vectors, so they stay on this machine: ${(0, import_common.plainLine)(shared.reason, 200)}.`;
  return { index: localVectors(userFolder, space, size), space, notice };
}
async function openShared(place, space, size) {
  const qdrant = (0, import_app_guidance_step_guidance.qdrantOf)(place);
  if (qdrant !== null) {
    try {
      const { openVectorCollection } = await Promise.resolve().then(() => __toESM(require("./adapters.qdrant.vector-collection.cjs")));
      return { status: "ok", index: await openVectorCollection(qdrant, space, size), space };
    } catch (error) {
      return { status: "away", server: new URL(qdrant.url).host, reason: reasonOf(error) };
    }
  }
  const address = (0, import_app_guidance_step_guidance.addressOf)(place);
  const named2 = address === null ? null : (0, import_app_guidance_step_guidance.serverOf)(address, place.env.PGPASSWORD);
  if (named2 === null) return null;
  const { openVectorTable } = await Promise.resolve().then(() => __toESM(require("./adapters.postgres.vector-table.cjs")));
  const opened = await openVectorTable(named2.href, space);
  return opened.status === "ok" ? { status: "ok", index: opened.index, space } : { status: "away", server: named2.server, reason: opened.reason };
}
function reasonOf(error) {
  if (!(error instanceof Error)) return "it gave no reason";
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return (0, import_common.plainLine)(cause, 200) || error.name;
}
var AT_ONCE = 32;
async function bringUpToDate({ index, space }, { place: { userFolder }, model, notes, until }) {
  const texts = new Map(notes.map((note) => [keyOf(note), note.text]));
  const before = new Set(idsBefore(userFolder, space));
  const gone = [...before].filter((id) => !texts.has(id));
  if (gone.length > 0) await index.delete(gone);
  const there = await index.known([...texts.keys()]);
  const missing = [...texts].filter(([id]) => !there.has(id));
  if (gone.length > 0 || [...texts.keys()].some((id) => !before.has(id)))
    keepIds(userFolder, space, [...texts.keys()]);
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const [part, left] = [missing.slice(from, from + AT_ONCE), missing.length - from];
    const limitMs = Math.round(until - performance.now());
    if (limitMs <= 0) return { count: left, notice: "the next search continues" };
    const embedded = await (0, import_shared_core_loop_texts_report.embedTexts)(
      model,
      part.map(([, text]) => text),
      limitMs
    );
    if (embedded.status === "none") return { count: left, notice: embedded.reason };
    const vectors = part.flatMap(([id], at) => {
      const vector = embedded.vectors[at];
      return vector === void 0 ? [] : [{ id, vector }];
    });
    await index.upsert(vectors);
  }
  return { count: 0, notice: null };
}
var IDS = (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[0-9a-f]{32}$/)));
function idsBefore(userFolder, space) {
  const file = (0, import_common6.readJson)(idsPath(userFolder, space), (0, import_common10.privateFile)(userFolder));
  return (file.status === "ok" ? IDS.safeParse(file.value).data : null) ?? [];
}
function keepIds(userFolder, space, ids) {
  (0, import_common5.makeFolder)((0, import_node_path.join)(userFolder, "vectors"), 448);
  (0, import_common3.keepJson)(idsPath(userFolder, space), ids, { mode: 384, durable: false });
}
function idsPath(userFolder, space) {
  return (0, import_node_path.join)(userFolder, "vectors", `${space}.json`);
}
