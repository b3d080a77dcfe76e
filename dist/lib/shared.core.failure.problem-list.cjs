

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/core/failure/problem-list.ts
var MOST_ITEMS = 10;
function problemList({ items, total }) {
  if (items.length < 2) return null;
  const shown = items.slice(0, MOST_ITEMS).map((item) => import_common2.prose`- ${(0, import_common.quoteLine)((0, import_hooks_active_on_stop.itemHeadline)(item), 300)}`);
  const more = total - shown.length;
  return (0, import_common2.joinProse)([...shown, more > 0 ? import_common2.prose`- and ${more} more` : null], "\n");
}
module.exports = {
  problemList: problemList
};
