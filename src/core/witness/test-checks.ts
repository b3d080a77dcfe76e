// Picks the checks that are tests: linters and compilers say nothing about what the tests notice.

export function testChecks<T extends { readonly check: { readonly command: string } }>(
  checks: readonly T[],
): readonly T[] {
  const tests = checks.filter(({ check }) => TESTS.test(check.command) || !JUDGES.test(check.command));
  return tests.length > 0 ? tests : checks;
}

const TESTS =
  /(?:^|[\s:/_-])(?:tests?|spec|rspec|jest|vitest|pytest|mocha|ava|unittest|nextest|e2e|verify)(?:$|[\s:_-])/;

const JUDGES =
  /(?:^|[\s:/_-])(?:eslint|biome|prettier|oxlint|tsc|tsgo|vue-tsc|mypy|pyright|ruff|flake8|pylint|black|clippy|fmt|gofmt|vet|golangci-lint|shellcheck|rubocop|phpstan|checkstyle|ktlint|lint|typecheck|types?|format)(?:$|[\s:_-])/;
