// Reads the errors of `docker build` itself: the step that failed, or that there is no daemon. The output of the
// programs in the image is read without BuildKit's prefixes, and takes precedence.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../reading/reader.ts';
import { looksLikeError } from '../text/error-lines.ts';

export const docker: ToolReader = {
  tool: 'docker',
  rank: 'wrapper',
  programs: ['docker', 'docker-compose', 'buildx', 'podman', 'buildah', 'nerdctl'],
  signature:
    /failed to (?:solve|build)|non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
  read,
};

const DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
const FAILED =
  /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
const LEGACY =
  /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
const PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
const DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const daemon = lines.findIndex((text) => DAEMON.test(text));
  if (daemon >= 0)
    return [findingOf(daemon, 'Cannot connect to the Docker daemon', { code: 'daemon-unreachable' })];
  const file = lines.flatMap((text) => DOCKERFILE.exec(text)?.groups?.file ?? []).at(-1) ?? null;
  return lines.flatMap((text, line) => {
    const groups = (FAILED.exec(text) ?? LEGACY.exec(text) ?? PODMAN.exec(text))?.groups;
    if (groups === undefined) return [];
    const reason = plainReason(groups.message ?? '');
    return findingOf(line, reason, {
      phase: 'compile',
      // The program that the step ran may say why.
      ...(reason.startsWith('step ') && lines.some(saysWhy) ? { relay: true } : {}),
      file: file ?? 'Dockerfile',
    });
  });
}

function saysWhy(line: string): boolean {
  return looksLikeError(line) && !/did not complete successfully|^executor failed|non-zero code/.test(line);
}

/** Removes what differs between two builds of one file, and puts the missing thing at the end. */
function plainReason(message: string): string {
  return message
    .replace(/ of ref \S+/, '')
    .replace(/^process "(.*)" did not complete successfully: /, 'step "$1" failed: ')
    .replace(/^executor failed running \[(.*)\]: /, 'step "$1" failed: ')
    .replace(/^The command '(.*)' returned a non-zero code: /, 'step "$1" failed: exit code: ')
    .replace(/^(\S+): failed to resolve source metadata for .*: not found$/, 'image not found: $1')
    .replace(
      /^failed to compute cache key: (?:failed to calculate checksum: )?(?:.*?)("[^"]*"|\S+): not found$/,
      'not found in the build context: $1',
    );
}
