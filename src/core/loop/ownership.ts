// Distinguishes a loop whose session is gone from one whose session is only slow.

import { isRunning, type Loop } from './loop.ts';

export interface Surroundings {
  readonly now: number;
  readonly host: string;
  readonly isAlive: (pid: number) => boolean;
}

/** A session that has just started may not have recorded its process yet. */
const graceMs = 5 * 60_000;
/** When the process cannot be checked, for example on another machine, only a long silence counts. */
const silenceMs = 24 * 60 * 60_000;

/** The owner of a gated subagent's record; a session's id never contains `#`. */
export function gateOwner(session: string, agent: string): string {
  return `${session}#${agent}`;
}

/** The id of a gate, also the name of its folder. */
export function gateId(parent: string, agent: string): string {
  const suffix = agent
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 24);
  return `${parent.slice(0, 38)}-${suffix}`;
}

/** The session whose subagent owns a gate's record; null for a session's own record. */
export function gateParent(owner: string): string | null {
  const at = owner.indexOf('#');
  return at === -1 ? null : owner.slice(0, at);
}

/** A record that only counts what one subagent does; it lives and ends with its parent's loop. */
export function isGate(loop: Loop): boolean {
  return gateParent(loop.terms.session) !== null;
}

/** True when the owner is gone, whatever state the loop is in. */
export function hasLostOwner({ progress }: Loop, surroundings: Surroundings): boolean {
  const { owner, lastHeartbeat } = progress;
  // A record without a host was repaired, so its owner is unknown rather than gone.
  if (owner.host === '') return surroundings.now - lastHeartbeat > silenceMs;
  // The session ended normally; resuming it takes the loop back.
  if (owner.pid === null) return true;
  if (owner.host !== surroundings.host) return surroundings.now - lastHeartbeat > silenceMs;
  return !surroundings.isAlive(owner.pid);
}

/** True when this loop's session is gone, as far as can be determined; in doubt the loop counts as owned. */
export function isOrphaned(loop: Loop, surroundings: Surroundings): boolean {
  // A pause after an API failure waits for an answered turn, which never comes without an owner.
  if (!isRunning(loop) && loop.progress.pause?.cause !== 'api-failure') return false;
  const silence = surroundings.now - loop.progress.lastHeartbeat;
  const grace = loop.progress.owner.pid === null ? 0 : graceMs;
  return silence > grace && hasLostOwner(loop, surroundings);
}
