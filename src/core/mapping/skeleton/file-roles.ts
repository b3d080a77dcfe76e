// What a single file is for, by its path and by what reading it showed.

import { nameOf } from './facts/path-names.ts';

const TEST_NAME =
  /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.py$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|spec|e2e|integration[-_]?tests?|unit[-_]?tests?|src\/(?:test|integrationTest|androidTest))\//;

/** What nothing but tests is kept in, whatever lies around it. */
const DATA =
  /(?:^|\/)(?:fixtures?|__fixtures__|testdata|test[-_]data|__snapshots__|__mocks__|golden|cassettes)\//;
/** Names that packages have as well: they tell something only below a folder of tests. */
const HELPERS = /(?:^|\/)(?:samples|snapshots|mocks|support|helpers?|resources)\//;
/** Below these, the folders are packages, and their names are words of the trade. */
const PACKAGES = /(?:^|\/)src\/(?:main|commonMain|jvmMain)\/(?:java|kotlin|scala|groovy)\//;

/** A file that a runner would start: by its name, or as source in a folder of tests that is no helper. */
export function isTestFile(path: string): boolean {
  if (isHeld(path) && !TEST_NAME.test(nameOf(path))) return false;
  if (isFixture(path)) return false;
  if (TEST_NAME.test(nameOf(path))) return true;
  if (!TEST_FOLDER.test(path) || /\.(?:test|spec)-d\.ts$|\.d\.ts$/.test(path)) return false;
  return isRunInFolder(path);
}

/** Runners that take whatever lies in their folder: node's and mocha's, cargo's. */
function isRunInFolder(path: string): boolean {
  if (/(?:^|\/)tests\/[^/]+\.rs$/.test(path)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path)) return false;
  return !/(?:^|\/)(?:index|setup|utils?|helpers?|common|globals?|env|config|mocha\.opts|[^/]*\.config)\.[cm]?[jt]sx?$/.test(
    path,
  );
}

/** Below a folder whose contents came from elsewhere. */
export function isVendored(path: string): boolean {
  return (
    /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
      path,
    ) && !PACKAGES.test(path)
  );
}

/** Belongs to what is tested with, not to what is shipped. */
export function isHeld(path: string): boolean {
  if (PACKAGES.test(path)) return false;
  return DATA.test(path) || (HELPERS.test(path) && TEST_FOLDER.test(path));
}

/** Deliberately odd sources: what they import says nothing about the codebase. */
export function isFixture(path: string): boolean {
  return /(?:^|\/)(?:fixtures?|__fixtures__|testdata|__snapshots__)\//.test(path) && !PACKAGES.test(path);
}
