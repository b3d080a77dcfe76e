var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{recordSchemas:()=>recordSchemas}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/adapters/loops/record-schemas.ts
var recordSchemas = (0, import_common2.once)(() => {
  const nullableText = (0, import_common.nullable)((0, import_common.string)());
  const count = (0, import_common._catch)((0, import_common.int)().check((0, import_common._nonnegative)()), 0);
  const texts = (0, import_common._catch)((0, import_common.array)((0, import_common.string)()), []);
  const askedError = (0, import_common.object)({ class: (0, import_common.string)(), answerHash: nullableText, at: (0, import_common.number)() });
  const record2 = (0, import_common.object)({
    active: (0, import_common._catch)((0, import_common.boolean)(), true),
    id: (0, import_common.string)().check((0, import_common._regex)(/^[a-z0-9-]{1,64}$/)),
    session: (0, import_common.string)().check((0, import_common._minLength)(1)),
    prompt: (0, import_common.string)(),
    completionPromise: nullableText,
    iteration: (0, import_common._catch)((0, import_common.int)().check((0, import_common._positive)()), 1),
    maxIterations: (0, import_common.int)().check((0, import_common._positive)()),
    startedAt: (0, import_common.string)(),
    lastHeartbeat: (0, import_common._catch)((0, import_common.string)(), ""),
    queriedErrors: (0, import_common._catch)((0, import_common.array)(askedError), []),
    // The options are read by the table in `commands/loop-options.ts`.
    taskContext: (0, import_common.looseObject)({
      project: (0, import_common.string)(),
      checks: (0, import_common.array)(
        (0, import_common.object)({
          name: (0, import_common.string)(),
          command: (0, import_common.string)(),
          origin: (0, import_common._enum)(["typed", "proposed", "plan", "sealed"])
        })
      ),
      execution: (0, import_common.nullable)(
        (0, import_common.object)({
          phase: (0, import_common.string)(),
          folder: (0, import_common.string)(),
          wave: (0, import_common.nullable)((0, import_common.int)()),
          gapsOnly: (0, import_common.boolean)()
        })
      ),
      tree: (0, import_common.optional)((0, import_common.nullable)((0, import_common.string)())),
      // Missing in records of older versions.
      phase: (0, import_common.optional)(nullableText),
      planId: (0, import_common.optional)(nullableText)
    }),
    progress: (0, import_common._catch)((0, import_common.record)((0, import_common.string)(), (0, import_common.unknown)()), {}),
    signature: (0, import_common._catch)((0, import_common.string)(), "")
  });
  const phase = (0, import_common._enum)(["install", "compile", "lint", "test", "run"]);
  const nullableCount = (0, import_common.nullable)((0, import_common.number)());
  const lineChange = (0, import_common.object)({
    repository: (0, import_common.optional)((0, import_common.string)()),
    path: (0, import_common.string)(),
    added: nullableCount,
    removed: nullableCount
  });
  const failureItem = (0, import_common.object)({
    tool: (0, import_common.string)(),
    code: nullableText,
    class: nullableText,
    message: (0, import_common.string)(),
    file: nullableText,
    testId: nullableText,
    // Missing in records of older versions.
    words: (0, import_common._default)((0, import_common.string)(), ""),
    line: (0, import_common._default)((0, import_common.nullable)((0, import_common.number)()), null),
    column: (0, import_common._default)((0, import_common.nullable)((0, import_common.number)()), null),
    expected: (0, import_common._default)(nullableText, null),
    actual: (0, import_common._default)(nullableText, null),
    ownFrame: (0, import_common._default)(nullableText, null),
    package: (0, import_common._default)(nullableText, null)
  });
  const failureSchema = (0, import_common.object)({
    tool: (0, import_common.string)(),
    kind: (0, import_common._enum)(["code", "infra", "gate"]),
    phase,
    code: nullableText,
    class: nullableText,
    headline: (0, import_common._default)((0, import_common.string)(), ""),
    message: (0, import_common.string)(),
    frame: nullableText,
    items: (0, import_common.array)(failureItem),
    total: (0, import_common.number)(),
    fingerprints: (0, import_common.object)({ class: (0, import_common.string)(), exact: (0, import_common.string)() }),
    isMild: (0, import_common.optional)((0, import_common.boolean)()),
    // Only of tools that have no reader.
    said: (0, import_common.optional)((0, import_common.array)((0, import_common.string)())),
    query: (0, import_common.string)()
  });
  const breakerState = (0, import_common._enum)(["closed", "half-open", "open"]);
  const breakerSchema = (0, import_common.object)({
    state: breakerState,
    noProgress: (0, import_common.number)(),
    sameFailure: (0, import_common.number)(),
    totalOpens: (0, import_common.number)(),
    reason: nullableText,
    openedAt: (0, import_common.nullable)((0, import_common.number)()),
    lastChange: (0, import_common.number)(),
    history: (0, import_common.array)((0, import_common.object)({ at: (0, import_common.number)(), from: breakerState, to: breakerState, reason: (0, import_common.string)() }))
  });
  const pauseSchema = (0, import_common.object)({
    cause: (0, import_common._enum)([
      ...[
        "user",
        "interrupted",
        "parked",
        "stuck",
        "blocked",
        "infra",
        "check-broken",
        "disk-full"
      ],
      ...["cost", "api-failure", "usage-limit", "context-full", "login", "client-failed"],
      "hooks-off"
    ]),
    reason: (0, import_common.string)(),
    at: (0, import_common.number)()
  });
  const baseline = (0, import_common.discriminatedUnion)("kind", [
    (0, import_common.object)({ kind: (0, import_common.literal)("red"), exact: (0, import_common.string)() }),
    (0, import_common.object)({ kind: (0, import_common.literal)("green") }),
    (0, import_common.object)({ kind: (0, import_common.literal)("unknown"), reason: (0, import_common.string)() })
  ]);
  const progress = (0, import_common.object)({
    // An unreadable pause stays a pause with an unknown time: running a loop that its user stopped would be worse.
    pause: (0, import_common._catch)((0, import_common._default)((0, import_common.nullable)(pauseSchema), null), {
      cause: "user",
      reason: "its record could not be read",
      at: 0
    }),
    pausedMs: (0, import_common._catch)((0, import_common.number)(), 0),
    waiting: (0, import_common._catch)(
      (0, import_common.array)((0, import_common.object)({ id: (0, import_common.string)(), kind: (0, import_common.string)(), words: (0, import_common.string)(), since: (0, import_common.number)() })),
      []
    ),
    breaker: (0, import_common._catch)((0, import_common.nullable)(breakerSchema), null),
    lastFailure: (0, import_common._catch)((0, import_common.nullable)(failureSchema), null),
    marks: (0, import_common._catch)((0, import_common.array)((0, import_common.object)({ iteration: (0, import_common.number)(), exact: (0, import_common.string)() })), []),
    attempts: (0, import_common._catch)(
      (0, import_common.array)(
        (0, import_common.object)({
          iteration: (0, import_common.number)(),
          failure: (0, import_common.string)(),
          relation: (0, import_common.string)(),
          guidance: nullableText,
          // Missing in records of older versions.
          counted: (0, import_common._default)((0, import_common.boolean)(), true),
          left: (0, import_common._default)((0, import_common.nullable)((0, import_common.object)({ phase, problems: (0, import_common.number)() })), null),
          gone: (0, import_common._default)((0, import_common.array)((0, import_common.string)()), []),
          came: (0, import_common._default)((0, import_common.array)((0, import_common.string)()), []),
          changes: (0, import_common._default)((0, import_common.nullable)((0, import_common.array)(lineChange)), null),
          moreChanges: (0, import_common._default)((0, import_common.number)(), 0),
          commits: (0, import_common._default)((0, import_common.array)((0, import_common.string)()), []),
          said: (0, import_common._default)(nullableText, null),
          asked: (0, import_common._default)(nullableText, null),
          denied: (0, import_common._default)(nullableText, null),
          helped: (0, import_common._default)((0, import_common.nullable)((0, import_common.boolean)()), null)
        })
      ),
      []
    ),
    toollessBlocks: count,
    infraStreak: count,
    gateStreak: count,
    permissionDenials: count,
    tree: (0, import_common._catch)(nullableText, null),
    inner: texts,
    lookedAt: (0, import_common._catch)((0, import_common.nullable)((0, import_common.number)()), null),
    ignored: texts,
    elsewhere: (0, import_common._catch)(
      (0, import_common.array)((0, import_common.object)({ branch: nullableText, folder: nullableText, committed: (0, import_common.boolean)() })),
      []
    ),
    baseline: (0, import_common._catch)((0, import_common.nullable)(baseline), null),
    firstCounts: (0, import_common._catch)(
      (0, import_common.array)(
        (0, import_common.object)({ name: (0, import_common.string)(), ran: (0, import_common.number)(), skipped: (0, import_common.number)(), unit: (0, import_common._catch)((0, import_common.string)(), "") })
      ),
      []
    ),
    firstPlaces: (0, import_common._catch)((0, import_common.array)((0, import_common.string)()), []),
    firstTree: (0, import_common._catch)(nullableText, null),
    hasWorked: (0, import_common._catch)((0, import_common.boolean)(), false),
    wasRed: (0, import_common._catch)((0, import_common.boolean)(), false),
    flaky: (0, import_common._catch)(
      (0, import_common.array)(
        (0, import_common.object)({
          iteration: (0, import_common.number)(),
          checks: (0, import_common.array)((0, import_common.string)()),
          results: (0, import_common.tuple)([(0, import_common.string)(), (0, import_common.string)()]),
          ignored: (0, import_common.optional)((0, import_common.array)((0, import_common.string)()))
        })
      ),
      []
    ),
    review: (0, import_common._catch)(
      (0, import_common.nullable)(
        (0, import_common.object)({ tree: nullableText, verdict: (0, import_common._enum)(["pass", "fail"]), lines: (0, import_common.array)((0, import_common.string)()) })
      ),
      null
    ),
    transcript: (0, import_common._catch)((0, import_common.nullable)((0, import_common.object)({ path: (0, import_common.string)(), offset: (0, import_common.number)() })), null),
    spent: (0, import_common._catch)((0, import_common.object)({ tokens: (0, import_common.number)(), lastMessage: nullableText, agentsUntil: (0, import_common.number)() }), {
      tokens: 0,
      lastMessage: null,
      agentsUntil: 0
    }),
    hints: texts,
    hintsTold: count,
    said: texts,
    untold: texts,
    failedAnswers: texts,
    offered: (0, import_common._catch)(
      (0, import_common.nullable)(
        (0, import_common.object)({
          id: (0, import_common.string)(),
          class: (0, import_common.string)(),
          hash: (0, import_common.string)(),
          headline: (0, import_common.string)(),
          iteration: (0, import_common.number)()
        })
      ),
      null
    ),
    unsolved: (0, import_common._catch)(
      (0, import_common.array)(
        (0, import_common.object)({
          class: (0, import_common.string)(),
          phase,
          items: (0, import_common.array)((0, import_common.string)()),
          tool: (0, import_common.string)(),
          code: nullableText,
          kind: nullableText,
          message: (0, import_common.string)(),
          headline: (0, import_common.string)(),
          names: (0, import_common.array)((0, import_common.string)()),
          keys: (0, import_common.array)((0, import_common.string)()),
          check: (0, import_common.string)(),
          seen: (0, import_common.number)()
        })
      ),
      []
    ),
    classes: texts,
    owner: (0, import_common._catch)(
      (0, import_common.object)({
        pid: (0, import_common.nullable)((0, import_common.number)()),
        host: (0, import_common.string)(),
        // Missing in records of older versions.
        boot: (0, import_common.optional)(nullableText),
        start: (0, import_common.optional)(nullableText)
      }),
      { pid: null, host: "" }
    )
  });
  return { record: record2, progress };
});
