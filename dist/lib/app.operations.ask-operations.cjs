

var import_shared_core_ask_plan_question = require("./shared.core.ask.plan-question.cjs");
module.exports = {
  askJson: import_shared_core_ask_plan_question.askJson,
  askOperations: import_shared_core_ask_plan_question.askOperations,
  previewLines: import_shared_core_ask_plan_question.previewLines,
  progressOn: import_shared_core_ask_plan_question.progressOn
};
