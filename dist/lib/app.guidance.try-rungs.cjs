

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");
module.exports = {
  consultRungs: import_app_guidance_step_guidance.consultRungs,
  tryRungs: import_app_guidance_step_guidance.tryRungs
};
