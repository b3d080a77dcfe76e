// Distinguishes a loop whose session is gone from one whose session is only slow.

import { plainLine } from '../text/plain-line.ts';
import { isPassing } from './ending-causes.ts';
import type { Loop, Owner } from './loop.ts';

export interface SessionSurroundings {
  readonly now: number;
  readonly host: string;
  /** Null when unknown. */
  readonly boot: string | null;
  /** Whether the owner's process runs on this machine; one that has its id but started at another time is not it. */
  readonly isThere: (owner: Owner) => boolean;
}

/** A process of which only the id is known may not have been the session's own. */
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
export function hasLostOwner({ progress }: Loop, surroundings: SessionSurroundings): boolean {
  const { owner, lastHeartbeat } = progress;
  // A record without a host was repaired, so its owner is unknown rather than gone.
  if (owner.host === '') return surroundings.now - lastHeartbeat > silenceMs;
  // The session ended normally; resuming it takes the loop back.
  if (owner.pid === null) return true;
  if (owner.host !== surroundings.host) return surroundings.now - lastHeartbeat > silenceMs;
  return !isOwnerSeen(owner, surroundings);
}

/** True when this loop's session is gone, as far as can be determined; in doubt the loop counts as owned. */
export function isOrphaned(loop: Loop, surroundings: SessionSurroundings): boolean {
  // A pause that waits for an answered turn waits in vain without an owner.
  const { owner, lastHeartbeat, pause } = loop.progress;
  if (pause !== null && !isPassing(pause.cause)) return false;
  const isKnown = owner.pid === null || owner.start != null || isOfEarlierBoot(owner, surroundings);
  const silence = surroundings.now - lastHeartbeat;
  return (isKnown || silence > graceMs) && hasLostOwner(loop, surroundings);
}

/** True when the owner's process runs on this machine, so that nobody else may take the loop. */
export function isOwnerSeen(owner: Owner, surroundings: SessionSurroundings): boolean {
  if (owner.pid === null || owner.host !== surroundings.host) return false;
  return !isOfEarlierBoot(owner, surroundings) && surroundings.isThere(owner);
}

/** A sentence for whoever takes the loop over: what became of its session. */
export function describeLoss({ progress }: Loop, surroundings: SessionSurroundings): string {
  const { owner, pause, lastHeartbeat } = progress;
  const minutes = Math.max(0, Math.floor((surroundings.now - lastHeartbeat) / 60_000));
  return `Taken over from a session that ${fateOf(owner, surroundings, pause?.cause === 'parked')}; its last sign of life was ${minutes} min ago.`;
}

function fateOf(owner: Owner, surroundings: SessionSurroundings, isParked: boolean): string {
  if (isOfEarlierBoot(owner, surroundings)) return 'ended when this machine was restarted';
  if (owner.pid === null || isParked) return 'has ended';
  if (owner.host !== surroundings.host) return `ran on another machine (${plainLine(owner.host, 60)})`;
  return `is gone with its process (${owner.pid})`;
}

/** True when the machine was started again since, so that no process of the owner can be left. */
function isOfEarlierBoot({ host, boot }: Owner, surroundings: SessionSurroundings): boolean {
  if (host !== surroundings.host || boot == null || surroundings.boot === null) return false;
  return boot !== surroundings.boot;
}
