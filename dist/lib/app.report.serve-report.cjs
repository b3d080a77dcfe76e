var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{serveReport:()=>serveReport}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_page_render_section=require("./shared.core.report.page.render-section.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_headless_activity=require("./shared.core.headless.activity.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_promises=require("node:timers/promises"),import_node_http=require("node:http");
// src/app/report/serve-report.ts
// src/adapters/http/page-server.ts
// src/adapters/http/page-gate.ts
function pageGate(host) {
  const [token, secret] = [newSecret(), newSecret()];
  const name = `msw-report-${host.split(":").at(-1)}`;
  let isUsed = false;
  const enter = (given) => {
    if (isUsed || !isSame(given, token)) return NOT_KNOWN;
    isUsed = true;
    return { kind: "entered", cookie: `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/` };
  };
  const admit = (request) => {
    const objection = objectionTo(request, host);
    if (objection !== null) return objection;
    const [path = "", query = ""] = (request.url ?? "/").split("?");
    const given = new URLSearchParams(query).get("token");
    if (path === "/" && given !== null) return enter(given);
    if (!isSame(cookieIn(request.headers.cookie ?? "", name), secret)) return NOT_KNOWN;
    const kind = PARTS.get(path);
    return kind === void 0 ? refuse(404, "There is nothing here.") : { kind };
  };
  return { token, admit };
}
function objectionTo({ method, headers }, host) {
  if (headers.host !== host) return refuse(421, "This server answers only at the address that was printed.");
  if (!isFromHere(headers, host)) return refuse(403, "Another page asked for this one.");
  return method === "GET" ? null : refuse(405, "This page is read-only.");
}
var PARTS = /* @__PURE__ */ new Map([
  ["/", "page"],
  ["/live.js", "script"],
  ["/events", "events"]
]);
function refuse(status, reason) {
  return { kind: "refused", status, reason };
}
var NOT_KNOWN = refuse(
  403,
  "The address works once, in the browser that opened it first: run report --serve again for another one."
);
function isFromHere({ origin, "sec-fetch-site": site = "none" }, host) {
  return (origin === void 0 || origin === `http://${host}`) && (site === "none" || site === "same-origin");
}
function cookieIn(cookies, name) {
  const own = cookies.split(";").find((one) => one.trim().startsWith(`${name}=`));
  return own?.trim().slice(name.length + 1) ?? "";
}
function isSame(given, secret) {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && (0, import_common2.timingSafeEqual)(left, right);
}
function newSecret() {
  return (0, import_common2.randomBytes)(32).toString("base64url");
}
// src/adapters/http/page-server.ts
async function servePage({ html, script, policy, idleMs, signal }) {
  const viewers = /* @__PURE__ */ new Set();
  let settle = () => {
  };
  const over = new Promise((resolve) => {
    settle = resolve;
  });
  let idle = null;
  const startIdling = () => {
    idle = setTimeout(() => settle("idle"), idleMs).unref();
  };
  const view = (response) => {
    if (idle !== null) clearTimeout(idle);
    viewers.add(response);
    response.on("close", () => {
      viewers.delete(response);
      if (viewers.size === 0) startIdling();
    });
    void html().then((page) => response.write(pageEvent(page)));
  };
  const server = (0, import_node_http.createServer)();
  const host = `127.0.0.1:${await listen(server)}`;
  const gate = pageGate(host);
  const answer = async (request, response) => {
    const head = headWith(response, policy);
    const admitted = gate.admit(request);
    switch (admitted.kind) {
      case "refused":
        return void head(admitted.status, "text/plain").end(`${admitted.reason}
`);
      case "entered":
        response.setHeader("set-cookie", admitted.cookie).setHeader("location", "/");
        return void head(303, "text/plain").end();
      case "page":
        return void head(200, "text/html").end(await html());
      case "script":
        return void head(200, "text/javascript").end(script);
      case "events":
        return view(head(200, "text/event-stream"));
    }
  };
  server.on("request", (request, response) => void answer(request, response));
  signal.addEventListener("abort", () => settle("interrupted"), { once: true });
  if (signal.aborted) settle("interrupted");
  startIdling();
  const ended = over.then(async (why) => {
    if (idle !== null) clearTimeout(idle);
    for (const viewer of viewers) viewer.end("event: end\ndata: \n\n");
    await close(server);
    return why;
  });
  return {
    url: `http://${host}/?token=${gate.token}`,
    viewers: () => viewers.size,
    send: (page) => {
      for (const viewer of viewers) viewer.write(pageEvent(page));
    },
    ended
  };
}
function headWith(response, policy) {
  return (status, type) => response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff"
  });
}
function pageEvent(page) {
  return `event: page
data: ${JSON.stringify(page)}

`;
}
function listen(server) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("there is no port"));
      else resolve(address.port);
    });
  });
}
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });
}
// src/app/report/serve-report.ts
var IDLE_MS = 10 * 6e4;
var EVERY_MS = 1e3;
async function serveReport(workspace, { page: first, again, tell }) {
  const { signal, release } = (0, import_shared_core_failure_reading_line_pattern.onInterrupt)();
  let page = first;
  const html = () => (0, import_shared_core_report_page_render_section.renderPage)(withNow(page, workspace), true);
  try {
    const server = await servePage({
      ...{ script: import_shared_core_report_page_render_section.LIVE_SCRIPT, policy: import_shared_core_report_page_render_section.LIVE_POLICY, signal, idleMs: IDLE_MS },
      html: () => Promise.resolve(html())
    });
    tell(server.url);
    const stopped = new AbortController();
    void follow();
    const why = await server.ended;
    stopped.abort();
    return why;
    async function follow() {
      let [before, shown] = ["", markOf(workspace)];
      while (!stopped.signal.aborted) {
        await (0, import_promises.setTimeout)(EVERY_MS, void 0, { signal: stopped.signal }).catch(() => null);
        const mark = markOf(workspace);
        const isSettled = mark === before && mark === shown;
        [before, shown] = [shown, mark];
        if (server.viewers() === 0 || isSettled) continue;
        page = await again() ?? page;
        server.send(html());
      }
    }
  } finally {
    release();
  }
}
function markOf(workspace) {
  const { project, userFolder } = workspace;
  const files = [(0, import_hooks_active_on_stop.statePath)(project), (0, import_common.mswPath)(project, "journal.jsonl"), (0, import_node_path.join)(userFolder, "results.json")];
  const times = files.map((path) => (0, import_node_fs.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const jobs = (0, import_shared_core_report_status_text.glanceAtJobs)(workspace).map(({ id, state, step, units }) => ({ id, state, step, units }));
  return JSON.stringify([times, jobs, [...doings(workspace)]]);
}
function doings(workspace) {
  const loops = [...(0, import_shared_core_planning_writing_new_documents.seeLoops)(workspace, (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)))].map(
    ([id, { live, activities }]) => {
      const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
      return [`Loop ${id}`, [...checks, ...activities.map(import_shared_core_headless_activity.doingOf)].join("; ")];
    }
  );
  const jobs = (0, import_shared_core_report_status_text.glanceAtJobs)(workspace).map(
    ({ id, activity = [] }) => [`Job ${id}`, activity.map(import_shared_core_headless_activity.doingOf).join("; ")]
  );
  return new Map([...loops, ...jobs].filter(([, doing]) => doing !== ""));
}
function withNow(page, workspace) {
  const doing = doings(workspace).get(page.title);
  if (doing === void 0) return page;
  return { ...page, facts: [{ name: "Now", value: (0, import_shared_core_report_page_render_section.outsideLine)(doing, 300) }, ...page.facts] };
}
