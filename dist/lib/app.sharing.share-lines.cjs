

var import_shared_app_sharing_share_lines = require("./shared.app.sharing.share-lines.cjs");
module.exports = {
  shareLines: import_shared_app_sharing_share_lines.shareLines
};
