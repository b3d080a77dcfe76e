// `knip` finds what nothing uses; `knip --production` what tests alone use. An export that its own file uses as well
// is no code for tests alone: a test may look at it more closely than its callers do.

const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'src/hooks/*.ts!',
    'src/cli/main.ts!',
    'src/cli/status-line.ts!',
    'src/mcp/main.ts!',
    'src/mcp/call-process.ts!',
    'src/panel/main.ts!',
    'obsidian/src/main.ts!',
    'action/*.mjs',
    'scripts/*.mjs',
    'scripts/demo/demo.ts',
    'scripts/bench/*',
    'test/**/*.test.ts',
    'test/support/nlm/find-guidance-program.ts',
    'test/obsidian/support/{app-program,page,vitest-shim}.ts',
    'scripts/record-failures/record.mjs',
    'scripts/record-failures/recipes/*.mjs',
    'test/support-tests/fixture-plugin/hook.cjs',
  ],
  project: ['src/**/*.ts!', 'obsidian/src/**/*.ts!', 'action/*.mjs', 'scripts/**/*.{ts,mjs}', 'test/**/*.ts'],
  ignoreDependencies: [
    'axe-core',
    'claude-code-2.1.197',
    'claude-code-2.1.332',
    'get-shit-done-cc',
    'tree-sitter-*',
  ],
  ignoreBinaries: ['chattr', 'fish', 'mkfifo', 'mount', 'plutil', 'ssh-keygen', 'systemd-analyze', 'umount'],
  ignoreExportsUsedInFile: isProduction,
};
