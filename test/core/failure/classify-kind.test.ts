import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { FailureContext } from '../../../src/core/failure/failure.ts';

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

function kindOf(raw: string, context: Partial<FailureContext> = {}) {
  return canonicalise(raw, { command: './check', exitCode: 1, root: '/r', ...context }).kind;
}
