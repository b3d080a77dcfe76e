var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{listResources:()=>listResources,readResource:()=>readResource,resourceTemplates:()=>resourceTemplates}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
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
var MOST = 500;
function listResources(project) {
  return Object.entries(KINDS).flatMap(
    ([name, kind]) => namesOf(project, kind).slice(0, MOST).map((names) => ({
      uri: `msw://${name}/${names.map(encodeURIComponent).join("/")}`,
      name: (0, import_common2.harmless)(names.join("/")),
      title: kind.title,
      mimeType: kind.mimeType
    }))
  );
}
function resourceTemplates() {
  return Object.entries(KINDS).map(([name, { title, inside, shown, mimeType }]) => ({
    uriTemplate: `msw://${name}/${inside === null ? "" : `{${inside}}/`}${shown}`,
    name,
    title,
    mimeType
  }));
}
function readResource(project, uri) {
  const [, name = "", rest = ""] = /^msw:\/\/([a-z]+)\/(.+)$/.exec(uri) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : void 0;
  const names = decoded(rest);
  if (kind === void 0 || names === null || !isOne(kind, names)) return missing();
  const { folders, place } = placesOf(project, kind);
  const paths = folders.map((folder) => (0, import_node_path.join)(folder, ...names));
  const file = (0, import_common4.readText)(paths.find((path) => (0, import_node_fs.existsSync)(path)) ?? paths[0] ?? "", place);
  if (file.status === "missing") return missing();
  if (file.status === "refused")
    return { status: "refused", reason: `This resource cannot be read: ${file.reason}.` };
  return { status: "ok", mimeType: kind.mimeType, text: (0, import_common2.harmless)((0, import_common.redact)(file.text)) };
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
    const list = (0, import_common3.listFolder)(folder, place);
    const inside = list.status === "ok" ? list.entries.filter((entry) => entry.isDirectory()) : [];
    return inside.map(({ name }) => ({ folder, name }));
  });
  return grouped.sort((a, b) => a.name < b.name ? 1 : -1).flatMap(({ folder, name }) => filesIn((0, import_node_path.join)(folder, name), place, kind).map((file) => [name, file]));
}
function filesIn(folder, place, { file }) {
  const list = (0, import_common3.listFolder)(folder, place);
  if (list.status !== "ok") return [];
  return list.entries.flatMap((entry) => entry.isFile() && file.test(entry.name) ? [entry.name] : []).sort();
}
function placesOf(project, { folder, isPlanning }) {
  const root = (0, import_common5.realPath)(isPlanning ? (0, import_hooks_active_on_command.findProject)(project) ?? project : project);
  const paths = folder === null ? (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root) : [folder];
  const folders = paths.map((path) => (0, import_node_path.join)(root, path));
  return { folders, place: isPlanning ? (0, import_common5.projectFile)(root) : (0, import_common5.ownFile)(root) };
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
