

var import_shared_app_research_discover_sources = require("./shared.app.research.discover-sources.cjs");
module.exports = {
  POLL_MS: import_shared_app_research_discover_sources.POLL_MS,
  runResearch: import_shared_app_research_discover_sources.runResearch
};
