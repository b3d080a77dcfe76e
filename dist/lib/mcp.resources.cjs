var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var m in e)__defProp(r,m,{get:e[m],enumerable:!0})},__copyProps=(r,e,m,c)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==m&&__defProp(r,o,{get:()=>e[o],enumerable:!(c=__getOwnPropDesc(e,o))||c.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{callFor:()=>callFor,filesOf:()=>filesOf,listResources:()=>listResources,readResource:()=>readResource,resourceTemplates:()=>resourceTemplates}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/mcp/resources.ts
var MARKDOWN = { mimeType: "text/markdown" };
var KINDS = {
  loops: {
    ...{ title: "Report of a loop", folder: ".msw/loops", isPlanning: false, ...MARKDOWN },
    ...{ inside: "loop", file: /^report\.md$/, shown: "report.md" }
  },
  map: {
    ...{ title: "Codebase map", folder: ".planning/codebase", isPlanning: true, ...MARKDOWN },
    ...{ inside: null, file: /^[^.].*\.md$/, shown: "{document}" }
  },
  plans: {
    ...{ title: "Plan of a phase", folder: null, isPlanning: true, ...MARKDOWN },
    ...{ inside: "phase", file: /^[^.].*PLAN\.md$/, shown: "{plan}" }
  },
  memory: {
    ...{ title: "Note of the memory", folder: ".msw/memory", isPlanning: false, ...MARKDOWN },
    ...{ inside: null, file: /^[^.].*\.md$/, shown: "{note}" }
  },
  jobs: {
    ...{ title: "Log of a job", folder: ".msw/jobs", isPlanning: false, mimeType: "text/plain" },
    ...{ inside: "job", file: /^log\.txt$/, shown: "log.txt" }
  }
};
var STATUS = "msw://status";
var RECORD = { folder: ".msw/jobs", inside: "job", file: /^job\.json$/, isPlanning: false };
var SHOWN_RESULT = "result";
var MOST = 500;
function listResources(project) {
  const files = Object.entries(KINDS).flatMap(
    ([name, kind]) => namesOf(project, kind).slice(0, MOST).map((names) => listed(kind, `msw://${name}/${names.map(encodeURIComponent).join("/")}`, names))
  );
  const plain = { title: "Result of a job", mimeType: "text/plain" };
  const results = jobsOf(project).slice(0, MOST).map((id) => listed(plain, resultOf(id), [id, SHOWN_RESULT]));
  const status = listed({ ...plain, title: "Loops and jobs" }, STATUS, ["status"]);
  return [...statusFiles(project).some(import_node_fs.existsSync) ? [status] : [], ...files, ...results];
}
function listed({ title, mimeType }, uri, names) {
  return { uri, name: (0, import_common3.harmless)(names.join("/")), title, mimeType };
}
function resourceTemplates() {
  const files = Object.entries(KINDS).map(([name, { title, inside, shown, mimeType }]) => ({
    uriTemplate: `msw://${name}/${inside === null ? "" : `{${inside}}/`}${shown}`,
    name,
    title,
    mimeType
  }));
  const result = {
    uriTemplate: `msw://jobs/{job}/${SHOWN_RESULT}`,
    name: "results",
    title: "Result of a job"
  };
  return [...files, { ...result, mimeType: "text/plain" }];
}
function callFor(project, uri) {
  if (uri === STATUS) return { tool: "msw_status", given: {} };
  const id = jobsOf(project).find((one) => resultOf(one) === uri);
  return id === void 0 ? null : { tool: "get_job_result", given: { id } };
}
function filesOf(project, uri) {
  if (uri === STATUS) return statusFiles(project);
  const id = jobsOf(project).find((one) => resultOf(one) === uri);
  if (id !== void 0) return [recordOf(project, id)];
  const { paths } = found(project, uri) ?? { paths: [] };
  return paths.filter((path) => (0, import_node_fs.existsSync)(path));
}
function resultOf(id) {
  return `msw://jobs/${encodeURIComponent(id)}/${SHOWN_RESULT}`;
}
function jobsOf(project) {
  const ids = namesOf(project, RECORD).flatMap(([id]) => id ?? []);
  return ids.filter((id) => (0, import_common4.isFields)((0, import_common4.fieldsIn)((0, import_common4.readJson)(recordOf(project, id), (0, import_common7.ownFile)(project))).job));
}
function recordOf(project, id) {
  return (0, import_node_path.join)(project, ".msw", "jobs", id, "job.json");
}
function statusFiles(project) {
  return [(0, import_common.mswPath)(project, "ralph-state.json"), ...jobsOf(project).map((id) => recordOf(project, id))];
}
function readResource(project, uri) {
  const one = found(project, uri);
  if (one === null) return missing();
  const { kind, paths, place } = one;
  const file = (0, import_common6.readText)(paths.find((path) => (0, import_node_fs.existsSync)(path)) ?? paths[0] ?? "", place);
  if (file.status === "missing") return missing();
  if (file.status === "refused")
    return { status: "refused", reason: `This resource cannot be read: ${file.reason}.` };
  return { status: "ok", mimeType: kind.mimeType, text: (0, import_common3.harmless)((0, import_common2.redact)(file.text)) };
}
function found(project, uri) {
  const [, name = "", rest = ""] = /^msw:\/\/([a-z]+)\/(.+)$/.exec(uri) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : void 0;
  const names = decoded(rest);
  if (kind === void 0 || names === null || !isOne(kind, names)) return null;
  const { folders, place } = placesOf(project, kind);
  return { kind, place, paths: folders.map((folder) => (0, import_node_path.join)(folder, ...names)) };
}
function missing() {
  return {
    status: "refused",
    reason: "There is no such resource: resources/list names those that are there."
  };
}
function namesOf(project, kind) {
  const { folders, place } = placesOf(project, kind);
  if (kind.inside === null)
    return folders.flatMap((folder) => filesIn(folder, place, kind).map((file) => [file]));
  const grouped = folders.flatMap((folder) => {
    const list = (0, import_common5.listFolder)(folder, place);
    const inside = list.status === "ok" ? list.entries.filter((entry) => entry.isDirectory()) : [];
    return inside.map(({ name }) => ({ folder, name }));
  });
  return grouped.sort((a, b) => a.name < b.name ? 1 : -1).flatMap(({ folder, name }) => filesIn((0, import_node_path.join)(folder, name), place, kind).map((file) => [name, file]));
}
function filesIn(folder, place, { file }) {
  const list = (0, import_common5.listFolder)(folder, place);
  if (list.status !== "ok") return [];
  return list.entries.flatMap((entry) => entry.isFile() && file.test(entry.name) ? [entry.name] : []).sort();
}
function placesOf(project, { folder, isPlanning }) {
  const root = (0, import_common7.realPath)(isPlanning ? (0, import_hooks_active_on_command.findProject)(project) ?? project : project);
  const paths = folder === null ? (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root) : [folder];
  const folders = paths.map((path) => (0, import_node_path.join)(root, path));
  return { folders, place: isPlanning ? (0, import_common7.projectFile)(root) : (0, import_common7.ownFile)(root) };
}
function isOne({ inside, file }, names) {
  return names.length === (inside === null ? 1 : 2) && names.every(isName) && file.test(names.at(-1) ?? "");
}
function isName(name) {
  return name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name);
}
function decoded(path) {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}
