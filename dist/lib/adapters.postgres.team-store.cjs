

var import_shared_pg_lib_client = require("./shared.pg.lib.client.cjs");
module.exports = {
  LOCK: import_shared_pg_lib_client.LOCK,
  PATIENCE_IN_TURN_MS: import_shared_pg_lib_client.PATIENCE_IN_TURN_MS,
  connectTeam: import_shared_pg_lib_client.connectTeam,
  openTeamStore: import_shared_pg_lib_client.openTeamStore,
  reasonOf: import_shared_pg_lib_client.reasonOf
};
