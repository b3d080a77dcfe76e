

var import_shared_app_notebook_ask_question = require("./shared.app.notebook.ask-question.cjs");
module.exports = {
  findKnown: import_shared_app_notebook_ask_question.findKnown,
  forgetGuidance: import_shared_app_notebook_ask_question.forgetGuidance,
  knownHere: import_shared_app_notebook_ask_question.knownHere,
  rungsOfLoop: import_shared_app_notebook_ask_question.rungsOfLoop,
  whyGuidance: import_shared_app_notebook_ask_question.whyGuidance
};
