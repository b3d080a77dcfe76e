

var import_shared_app_notebook_ask_question = require("./shared.app.notebook.ask-question.cjs");
module.exports = {
  setUpCommand: import_shared_app_notebook_ask_question.setUpCommand,
  setUpFacts: import_shared_app_notebook_ask_question.setUpFacts
};
