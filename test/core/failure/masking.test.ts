import { describe, expect, it } from 'vitest';
import { looksGenerated } from '../../../src/core/failure/text/generated-ids.ts';
import { maskLocations } from '../../../src/core/failure/text/mask-locations.ts';
import { IDENTITIES, maskValues } from '../../../src/core/failure/text/mask-values.ts';
import { maskVolatile, VOLATILE } from '../../../src/core/failure/text/mask-volatile.ts';

describe('maskVolatile', () => {
  it.each(VOLATILE)('masks $what', ({ example }) => {
    expect(maskVolatile(example)).toMatch(/<(?:uuid|time|dur|addr|id|port|hash|n|host)>/);
  });

  it.each([
    ['on 11/21/2026, 10:02:03 AM', 'on <time>'],
    ['created 1763710000123', 'created <time>'],
    ['after 1m2.5s', 'after <dur>'],
    ['after 2h3m', 'after <dur>'],
    ['in pool-1-thread-3', 'in pool-<id>-thread-<id>'],
    ['in http-nio-8080-exec-3', 'in http-nio-<id>-exec-<id>'],
    ['in Task-12', 'in Task-<id>'],
    ['order 01ARZ3NDEKTSV4RRFFQ69G5FAV', 'order <id>'],
    ['no document 65a1b2c3d4e5f60718293a4b', 'no document <hash>'],
    ['container 4f2a9c81b3de died', 'container <hash> died'],
    ['no order 9c81b3de', 'no order <hash>'],
    ['run-1A2B3C4D ended', 'run-<hash> ended'],
    ['in main.4f2a9c81.js', 'in main.<hash>.js'],
    ['user V1StGXR8_Z5jdHi6B-myT', 'user <id>'],
    ['charge ch_3MtwBw2K8x9QzL1v failed', 'charge <id> failed'],
    ['request id: 8f3k-22 failed', 'request id: <id> failed'],
    ['got W/"2a-5f3k"', 'got <hash>'],
    ['in dist/assets/index-DiwrgTda.js', 'in dist/assets/index-<hash>.js'],
    ['from ::1:43121', 'from ::1:<port>'],
    ['12/340 tests', '[<n>] tests'],
    ['42% done', '[<n>] done'],
    ['--seed -7', '--seed <n>'],
    ["assert {'at': dateti...554b619fd15')} == {}", "assert {'at': dateti...<n>')} == {}"],
  ])('masks the volatile part of %j: %j', (text, masked) => {
    expect(maskVolatile(text)).toBe(masked);
  });

  it.each([
    ['job 123e4567-e89b-12d3-a456-426614174000', 'job <uuid>'],
    ['at 2026-11-21T21:33:00.123Z', 'at <time>'],
    ['at 2026-11-21T21_33_08_392Z', 'at <time>'],
    ['on Sat, 21 Nov 2026 10:02:03 GMT', 'on <time>'],
    ['Nov 21 10:02:03 host', '<time> host'],
    ['21:33:00 failed', '<time> failed'],
    ['took 353ms', 'took <dur>'],
    ['in 0.12s', 'in <dur>'],
    ['[1.2s]', '[<dur>]'],
    ['(0.00s)', '(<dur>)'],
    ['after 1 minute 2 seconds', 'after <dur>'],
    ['object at 0x7ffd12', 'object at <addr>'],
    ['java.lang.Object@1b6d3586', 'java.lang.Object@<addr>'],
    ['(.text+0x5)', '(<addr>)'],
    ['goroutine 18 [running]', 'goroutine <id> [running]'],
    ['==123==ERROR', '==<id>==ERROR'],
    ["thread 'x' (1382) panicked", "thread 'x' (<id>) panicked"],
    ['Worker 3 died', 'Worker <id> died'],
    ['localhost:3000', 'localhost:<port>'],
    ['127.0.0.1:8080', '127.0.0.1:<port>'],
    ['[::1]:8080', '[::1]:<port>'],
    ['http://api.example.org:8443/x', 'http://api.example.org:<port>/x'],
    [`md5 ${'0a'.repeat(16)}`, 'md5 <hash>'],
    ['at commit 3fa9c1d', 'at commit <hash>'],
    ['attempt 2/5', 'attempt <n>'],
    ['[ 42%]', '[<n>]'],
    ['(3 of 10)', '(<n>)'],
    ['--seed 1234', '--seed <n>'],
    ['used 128.4 MB', 'used <n>'],
    ['from 10.1.2.3', 'from <host>'],
  ])('masks the volatile part of %j', (text, masked) => {
    expect(maskVolatile(text)).toBe(masked);
  });

  it.each([
    'TS2345',
    'int8 and int16',
    'utf-8',
    'HTTP 401',
    'exit code 137',
    'parses base32',
    'Fee::add()',
    'undefined: parseV2',
    'left-pad@1.2.3',
    '12/340',
    "expected '5s' to be '6s'",
    'takes 1 positional argument but 2 were given',
    'deadbeef is a word',
    '20261121 is a day',
    'a facade of 9c81b3',
    'the route [id] at 12',
    '127.0.0.1',
    'localhost:5432',
    'port 6379',
    'coverage of 42% is below 80%',
    '1234567890',
    'TASK-12',
    'src/shop-Checkout.js',
  ])('leaves %j alone', (text) => {
    expect(maskVolatile(text)).toBe(text);
  });
});

describe('maskLocations', () => {
  it.each([
    ['in src/a.ts:3:7', 'in src/a.ts:<loc>'],
    ['in a.ts(3,7)', 'in a.ts:<loc>'],
    ['in A.java:[3,7]', 'in A.java:<loc>'],
    ['at line 8', 'at line <loc>'],
    ['on lines 8-9', 'on lines <loc>'],
    ['line 3, column 4', 'line <loc>, column <loc>'],
    ['Unexpected token (2:0)', 'Unexpected token (<loc>)'],
    ['in JSON at position 18', 'in JSON at position <loc>'],
  ])('masks the place in %j', (text, masked) => {
    expect(maskLocations(text)).toBe(masked);
  });

  it.each(['127.0.0.1:80', 'ratio 3:4', 'f(3,7)', 'Foo::bar', 'base32', 'online 24'])(
    'leaves %j alone',
    (text) => {
      expect(maskLocations(text)).toBe(text);
    },
  );
});

describe('a generated id', () => {
  it.each([
    'V1StGXR8_Z5jdHi6B-myT',
    'req_8fK2mQ9xT4vB7nL1',
    'k2j3h4g5x9',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'b7x2k9q4m1',
  ])('is recognised by its shape: %s', (token) => {
    expect(looksGenerated(token)).toBe(true);
  });

  it.each([
    ...['handleCheckoutV2Total', 'getV2ItemByIdOrName21', 'utf8mb4_unicode_ci', 'sha256sum-base64url'],
    ...['ERR_HTTP2_STREAM_ERROR', 'x86_64-unknown-linux-gnu', 'test_total_2024_q3', 'Basic_v2_Auth_v3'],
    ...['i18n-l10n-a11y', 'log4j2-core-2x', 'aws-sdk-client-s3', 'OAuth2TokenEndpoint', 'int32_to_int64'],
    ...[
      'h264-to-h265-encoder',
      'ISO-8859-15',
      'adds-2-and-3',
      'parse_base32',
      'step-1-of-2',
      '20261121_init',
    ],
    ...[
      'deadbeef',
      'k8s-node-pool-1',
      'mp3player2',
      'vec3f_add_vec4f',
      'p95-latency',
      'web-1',
      'MAX_INT32_V2',
    ],
  ])('is not mistaken for the name %s', (token) => {
    expect(looksGenerated(token)).toBe(false);
  });
});

describe('maskValues', () => {
  it.each(IDENTITIES)('keeps digits where $why', ({ example }) => {
    expect(maskValues(example, 'runtime')).toBe(example);
  });

  it('masks other numbers next to those it keeps', () => {
    expect(maskValues('HTTP 503 after 3 tries', 'runtime')).toBe('HTTP 503 after <v> tries');
  });

  it.each([
    ['expected { sum: 119 } to deeply equal { sum: 120 }', 'expected <v> to deeply equal <v>'],
    ['expected [ 1, [ 2 ] ] to include 3', 'expected <v> to include <v>'],
    ['expected \'a b\' to be "c"', 'expected <v> to be <v>'],
    ['expected true to be undefined', 'expected <v> to be <v>'],
    ['assert 120.0 == -119', 'assert <v> == <v>'],
    ['expect(received).toBe(expected)', 'expect(received).toBe(expected)'],
    ['expected 1, 2, 3 to be 4', 'expected <v> to be <v>'],
  ])('masks every operand in %j', (text, masked) => {
    expect(maskValues(text, 'assertion')).toBe(masked);
  });

  it.each([
    ['stock below zero: -3', 'stock below zero: <v>'],
    ['the len is 0 but the index is 3', 'the len is <v> but the index is <v>'],
    ["no key 'price' in 3 items", "no key 'price' in <v> items"],
    ["cannot read 'v2' of 12", "cannot read 'v2' of <v>"],
  ])("masks only free numbers in an error's own words: %j", (text, masked) => {
    expect(maskValues(text, 'runtime')).toBe(masked);
  });

  it.each([
    'Request failed with status code 401',
    'HTTP 403',
    'f() takes 1 positional argument but 2 were given',
    'process exited with code 137',
    'cannot decode utf-16',
    'requires node 18.2.0',
    'left-pad@2 conflicts',
    "reading 'price'",
    'connect to 127.0.0.1',
  ])('keeps the identifying digits in %j', (text) => {
    expect(maskValues(text, 'runtime')).toBe(text);
  });

  it('keeps every word of a diagnostic', () => {
    const text = "Type '3' is not assignable to type '[1, 2]'.";
    expect(maskValues(text, 'diagnostic')).toBe(text);
  });
});
