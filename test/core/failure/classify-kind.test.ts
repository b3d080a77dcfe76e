import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { FailureContext } from '../../../src/core/failure/text/failure.ts';

const crash = (message: string) => `Error: ${message}\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0`;
const failedTest = (error: string) => ` RUN  v4.0.0 /r\n FAIL  a.test.ts > x\n${error}\n`;

describe('the kind of a failure', () => {
  it.each([
    ['a reset connection', crash('read ECONNRESET')],
    ['an unreachable server', crash('connect ECONNREFUSED 10.0.0.3:5432')],
    ['an unresolvable name', crash('getaddrinfo ENOTFOUND db.example.org')],
    ['a full disk', crash('ENOSPC: no space left on device, write')],
    ['too many requests', crash('Request failed with status code 429')],
    ['a broken gateway', crash('Request failed with status code 502')],
    ['a registry that is down', 'npm error code ECONNRESET\nnpm error network read ECONNRESET'],
    ['a missing daemon', 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock.'],
    [
      'a lack of memory',
      `${'<--- Last few GCs --->'}\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory`,
    ],
    ['a test without network access', failedTest('Error: getaddrinfo EAI_AGAIN api.example.org')],
    ['a resolver that is down', 'curl: (6) Could not resolve host: example.org'],
    ...[
      ...['EPIPE', 'EMFILE: x', 'ENETUNREACH 1.2.3.4', 'ERR_SOCKET_TIMEOUT', 'ERR_PNPM_META_FETCH_FAIL x'],
      ...[
        '429 Too Many Requests',
        'Rate Limited by the server',
        '500 Internal Server Error',
        '504 Gateway Time-out',
      ],
      ...[
        'HTTP/1.1 503',
        'cannot allocate memory',
        'Too Many Open Files',
        'could not transfer artifact a:b:1',
      ],
      ...['Connection timed out', 'Temporary failure in name resolution', 'Name or service not known'],
      ...['no such host', 'Network is unreachable', 'net/http: TLS handshake timeout', 'read: i/o timeout'],
      ...[
        'certificate has expired',
        'SSL_ERROR_SYSCALL in connection',
        'unable to get local issuer certificate',
      ],
    ].map((message): [string, string] => [message, crash(message)]),
  ])('is infra for %s', (_what, raw) => {
    expect(kindOf(raw)).toBe('infra');
  });

  it.each<[string, string, Partial<FailureContext>]>([
    ['a missing command', 'sh: 1: vitest: not found', { exitCode: 127 }],
    ['a command without permission to run', '', { exitCode: 126 }],
    ['a missing script', 'npm error Missing script: "tset"', {}],
    ['a check that timed out', ' RUN  v4.0.0 /r\n', { timedOut: true }],
    ['the time limit of a wrapper', '', { exitCode: 124 }],
    ['a run without tests', 'No test files found, exiting with code 1', {}],
    ['a wrong option', 'error: unknown option --fats', {}],
    ['a missing configuration', "error TS5058: The specified path does not exist: 'x.json'.", {}],
  ])('is gate for %s', (_what, raw, context) => {
    expect(kindOf(raw, context)).toBe('gate');
  });

  it.each<[string, string, Partial<FailureContext>]>([
    ['an ordinary error', crash('x'), {}],
    ['a test whose own server is not up', failedTest('Error: connect ECONNREFUSED 127.0.0.1:3000'), {}],
    ['a status that a test expected', failedTest('AssertionError: expected 503 to be 200'), {}],
    [
      'an error of the code among network errors',
      `${failedTest('Error: read ECONNRESET')} FAIL  a.test.ts > y\nTypeError: x\n`,
      {},
    ],
    ['a crash', '', { exitCode: 139 }],
    ['a refused login', crash('Request failed with status code 401'), {}],
    ['a number that looks like a status', crash('expected 429 rows'), {}],
  ])('is code for %s', (_what, raw, context) => {
    expect(kindOf(raw, context)).toBe('code');
  });

  it.each([
    crash('connect ECONNREFUSED 127.0.0.1:3000'),
    crash('connect ECONNREFUSED ::1:3000'),
    crash('connect ECONNREFUSED'),
    "wget: can't connect to remote host (127.0.0.1): Connection refused",
    'Connecting to localhost (localhost)|127.0.0.1|:8080... failed: Connection refused.',
    'dial tcp [::1]:8080: connect: connection refused',
    'curl: (7) Failed to connect to api.localhost port 80: Connection refused',
    'psql: error: connection to server at "localhost" (::1), port 5432 failed: Connection refused',
    'Connection refused - connect(2) for "localhost" port 3000 (Errno::ECONNREFUSED)',
    'Could not connect to Redis at redis://user@127.0.0.1:6379: Connection refused',
    'SQLSTATE[HY000] [2002] Connection refused',
    'ConnectionRefusedError: [Errno 111] Connection refused',
    'Exception in thread "main" java.net.ConnectException: Connection refused',
    'tcp connect error: Connection refused (os error 111)',
    'ping.js:12: Connection refused',
    crash('read ECONNRESET 127.0.0.1:3000'),
  ])('is code for a connection that this machine refused: %j', (raw) => {
    expect(kindOf(raw)).toBe('code');
  });

  it.each([
    'dial tcp 10.0.0.3:80: connect: connection refused',
    'ssh: connect to host github.com port 22: Connection refused',
    'curl: (7) Failed to connect to db port 5432: Connection refused',
    'Could not connect to Redis at redis:6379: Connection refused',
    'Could not connect to Redis at redis://user@cache.internal: Connection refused',
    'connection to server at "db" (10.0.0.3), port 5432 failed: Connection refused',
    "HTTPConnectionPool(host='api.internal', port=80): [Errno 111] Connection refused",
    'Connection refused - connect(2) for "db" port 3000 (Errno::ECONNREFUSED)',
    'dial tcp [fd00::3]:8080: connect: connection refused',
    'npm error code ECONNREFUSED\nnpm error network request to https://registry.npmjs.org/x failed',
    "AggregateError [ECONNREFUSED]: \n    at f (/r/n.cjs:2:9) {\n  [errors]: [\n      address: '10.0.0.3',\n  ]\n}\n\nNode.js v20.1.0",
    crash('read ECONNRESET'),
  ])('is infra for a connection that another host refused: %j', (raw) => {
    expect(kindOf(raw)).toBe('infra');
  });

  it('is infra when the system killed the check', () => {
    expect(kindOf('working', { exitCode: 137 })).toBe('infra');
    expect(kindOf('working', { exitCode: null, signal: 'SIGKILL' })).toBe('infra');
  });
});

describe('two questions about the root cause', () => {
  it.each<['code' | 'infra' | 'gate', string, string]>([
    [
      'gate',
      'nvm use && npm test',
      'Found \'/w/p/.nvmrc\' with version <v22.3.0>\nN/A: version "v22.3.0" is not yet installed.\n\nYou need to run "nvm install" to install and use the node version specified in ".nvmrc".\n',
    ],
    ['gate', 'python -m pytest', "pyenv: version `3.12.4' is not installed (set by /w/p/.python-version)\n"],
    [
      'gate',
      'cargo test',
      "error: toolchain '1.79.0-x86_64-unknown-linux-gnu' is not installed\nhelp: run `rustup toolchain install 1.79.0-x86_64-unknown-linux-gnu` to install it\n",
    ],
    [
      'gate',
      'mise exec -- npm test',
      'mise ERROR node@22.3.0 is not installed\nmise ERROR Run with --verbose or MISE_VERBOSE=1 for more information\n',
    ],
    [
      'gate',
      './gradlew test',
      "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.\n\nPlease set the JAVA_HOME variable in your environment to match the\nlocation of your Java installation.\n",
    ],
    [
      'gate',
      './gradlew test',
      'FAILURE: Build failed with an exception.\n\n* What went wrong:\nDependency requires at least JVM runtime version 17. This build uses a Java 11 JVM.\n\n* Try:\n> Run this build using a Java 17 or newer JVM.\n',
    ],
    [
      'gate',
      'java -jar t.jar',
      'Error: LinkageError occurred while loading main class shop.Main\n\tjava.lang.UnsupportedClassVersionError: shop/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0\n',
    ],
    [
      'gate',
      'xcodebuild test',
      "xcode-select: error: tool 'xcodebuild' requires Xcode, but active developer directory '/Library/Developer/CommandLineTools' is a command line tools instance\n",
    ],
    [
      'gate',
      'make',
      'xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun at: /Library/Developer/CommandLineTools/usr/bin/xcrun\n',
    ],
    [
      'gate',
      'dart test',
      'Resolving dependencies...\nThe current Dart SDK version is 3.2.0.\n\nBecause shop requires SDK version ^3.5.0, version solving failed.\n',
    ],
    [
      'gate',
      'npx playwright test',
      "  1) tests/a.spec.ts:3:1 › shop\n\n    Error: browserType.launch: Executable doesn't exist at /home/u/.cache/ms-playwright/chromium-1134/chrome-linux/chrome\n    ╔═══╗\n    ║ Looks like Playwright Test or Playwright was just installed or updated. ║\n    ║ Please run the following command to download new browsers: ║\n    ║     npx playwright install ║\n\n  1 failed\n    tests/a.spec.ts:3:1 › shop\n",
    ],
    [
      'gate',
      'npx cypress run',
      'The cypress npm package is installed, but the Cypress binary is missing.\n\nWe expected the binary to be installed here: /home/u/.cache/Cypress/13.6.0/Cypress/Cypress\n\nPlease reinstall Cypress by running: cypress install\n',
    ],
    [
      'infra',
      'npm ci',
      'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error errno SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to https://registry.example.org/left-pad failed, reason: self-signed certificate in certificate chain\n',
    ],
    [
      'infra',
      'npm ci',
      'npm error 407 Proxy Authentication Required - GET https://registry.example.org/left-pad\n',
    ],
    [
      'infra',
      'pip install -r r.txt',
      "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after connection broken by 'ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407 Proxy Authentication Required'))': /simple/requests/\nERROR: Could not find a version that satisfies the requirement requests==2.32.3 (from versions: none)\nERROR: No matching distribution found for requests==2.32.3\n",
    ],
    [
      'infra',
      'git fetch',
      "fatal: unable to access 'https://github.com/acme/shop.git/': The requested URL returned error: 503\n",
    ],
    [
      'infra',
      'mvn test',
      '[INFO] Running shop.CartTest\n[ERROR] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0 <<< FAILURE! - in shop.CartTest\n[ERROR] shop.CartTest.total  Time elapsed: 3.1 s  <<< ERROR!\njava.lang.OutOfMemoryError: Java heap space\n\tat shop.Cart.total(Cart.java:12)\n',
    ],
    [
      'infra',
      './gradlew test',
      "> Task :test FAILED\n\n* What went wrong:\nExecution failed for task ':test'.\n> Process 'Gradle Test Executor 1' finished with non-zero exit value 1\njava.lang.OutOfMemoryError: Java heap space\n",
    ],
    ['infra', './simulate', 'ERROR: cannot connect to license server lic.example.org:27000\n'],
    [
      'infra',
      'npx vitest run',
      ' RUN  v3.0.0 /w/p\n\n ✓ a.test.ts (3 tests) 12ms\n\n⎯⎯⎯ Unhandled Errors ⎯⎯⎯\n\nVitest caught 1 unhandled error during the test run.\n\n⎯⎯⎯ Unhandled Error ⎯⎯⎯\nError: [vitest-worker]: Timeout calling "onTaskUpdate"\n ❯ Object.onTimeoutError node_modules/vitest/dist/chunks/rpc.js:53:10\n\n Test Files  1 passed (1)\n      Tests  3 passed (3)\n     Errors  1 error\n',
    ],
    [
      'code',
      'npm ci',
      'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing.\nnpm error\nnpm error Missing: left-pad@1.3.0 from lock file\nnpm error\n',
    ],
    [
      'code',
      'node t.js',
      'node:net:1\nError: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1607:16)\n',
    ],
    ['code', './rows', 'Error: 504 rows were expected\n'],
    [
      'code',
      'pnpm install --frozen-lockfile',
      ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with <ROOT>/package.json\n',
    ],
    [
      'code',
      'python t.py',
      'Traceback (most recent call last):\n  File "/w/p/t.py", line 1, in <module>\n    import requests\nModuleNotFoundError: No module named \'requests\'\n',
    ],
    [
      'code',
      'npx vitest run',
      ' RUN  v4.0.0 /r\n FAIL  a.test.ts > x\nAssertionError: expected 503 to be 200\n',
    ],
    [
      'code',
      'node t.js',
      'Error: schema version 3 is not installed\n    at f (/w/p/n.cjs:2:9)\n\nNode.js v20\n',
    ],
  ])('%s: %s', (kind, command, raw) => {
    expect(kindOf(raw, { command, root: '/w/p', home: '/home/u' })).toBe(kind);
  });
});

function kindOf(raw: string, context: Partial<FailureContext> = {}) {
  return canonicalise(raw, { command: './check', exitCode: 1, root: '/r', ...context }).kind;
}
