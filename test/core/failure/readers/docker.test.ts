import { describe, expect, it } from 'vitest';
import { docker } from '../../../../src/core/failure/readers/docker.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => docker.read({ lines: text.split('\n') });

describe('docker', () => {
  it.each([
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    'error during connect: this error may indicate that the docker daemon is not running: Get "http://x"',
  ])('hears that there is no daemon: %s', (line) => {
    expect(read(line)).toMatchObject([
      { code: 'daemon-unreachable', message: 'Cannot connect to the Docker daemon' },
    ]);
  });

  it.each([
    'ERROR: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'ERROR: failed to build: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'target web: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'ERROR: failed to solve: executor failed running [/bin/sh -c make]: exit code: 2',
    "The command '/bin/sh -c make' returned a non-zero code: 2",
  ])('reads the same step from: %s', (line) => {
    expect(read(line)).toMatchObject([
      { message: 'step "/bin/sh -c make" failed: exit code: 2', file: 'Dockerfile' },
    ]);
  });

  it('names the file that holds the step', () => {
    expect(read('docker/Dockerfile.web:12\nERROR: failed to solve: x')).toMatchObject([
      { file: 'docker/Dockerfile.web' },
    ]);
  });

  it.each([
    [
      'failed to compute cache key: failed to calculate checksum of ref a::b: "/gone": not found',
      'not found in the build context: "/gone"',
    ],
    [
      'reg.example/node:99: failed to resolve source metadata for reg.example/node:99: reg.example/node:99: not found',
      'image not found: reg.example/node:99',
    ],
    [
      'dockerfile parse error on line 3: unknown instruction: RUNN',
      'dockerfile parse error on line 3: unknown instruction: RUNN',
    ],
  ])('tells: %s', (said, message) => {
    expect(read(`ERROR: failed to solve: ${said}`)).toMatchObject([{ message }]);
  });
});
