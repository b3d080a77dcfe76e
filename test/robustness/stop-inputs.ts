// Inputs that could arrive on a Stop hook's stdin, from plain nonsense to a real stop, of sessions that own no loop.

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Stage, statePath } from './stage.ts';

/** The session of the stage that does own a loop. */
export const owner = 'owner-of-a-loop';

/** Names that occur in a state file or in every object, but own nothing. */
const tempting = ['active', 'loops', 'a', '"', '1', '__proto__', 'constructor', 'toString', `${owner}#agent`];

const session = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...tempting, '', `${owner} `, owner.slice(1)) },
  { weight: 2, arbitrary: fc.constant('foreign') },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Inputs far larger than anything that the client sends are rare, because they are slow. */
const text = fc.oneof(
  { weight: 40, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 10, arbitrary: fc.constantFrom('', '<promise>ALL GREEN</promise>', '<abort>enough</abort>') },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_000_000 }).map((length) => 'x'.repeat(length)) },
);

const stop = fc.record(
  {
    session_id: session,
    transcript_path: fc.oneof(fc.constantFrom('/', '', '.', '/dev/null/none'), text),
    cwd: fc.constantFrom('.', '', '\0'),
    permission_mode: fc.constantFrom('default', 'plan'),
    hook_event_name: fc.constantFrom('Stop', 'SubagentStop', 'SessionStart', ''),
    stop_hook_active: fc.boolean(),
    last_assistant_message: text,
    background_tasks: fc.array(
      fc.record({ id: fc.string(), status: fc.constantFrom('running', 'completed') }),
    ),
  },
  { requiredKeys: ['session_id'] },
);

/** From the owner's own session, but from helpers whose type the loop does not gate. */
const subagentStop = fc.record({
  session_id: fc.constant(owner),
  hook_event_name: fc.constantFrom('SubagentStop', 'Stop'),
  agent_id: fc.oneof(fc.constantFrom('', '__proto__', 'agent'), fc.string()),
  agent_type: fc.oneof(fc.constantFrom('', 'general-purpose', '__proto__'), fc.string()),
  last_assistant_message: text,
});

/** A stop with one field that has another value, or with one more field that has a meaning. */
const spoiled = fc
  .tuple(
    stop,
    fc.constantFrom('session_id', 'transcript_path', 'background_tasks', 'last_assistant_message', 'cwd'),
    fc.anything({ withNullPrototype: false }),
  )
  .map(([input, key, value]) => ({ ...input, [key]: value }));

const polluting = fc
  .tuple(session, fc.constantFrom('__proto__', 'constructor', 'prototype'))
  .map(
    ([id, key]) =>
      `{"session_id":${JSON.stringify(id)},"${key}":{"session_id":"${owner}","prototype":{"loops":{}},"agent_id":"a"}}`,
  );

const nested = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom('[', '{"a":', '[{"session_id":'))
  .map(([depth, open]) => open.repeat(depth));

const json = fc.oneof(
  { weight: 8, arbitrary: stop.map(toJson) },
  { weight: 5, arbitrary: subagentStop.map(toJson) },
  { weight: 4, arbitrary: spoiled.map(toJson) },
  { weight: 2, arbitrary: polluting },
  { weight: 2, arbitrary: fc.jsonValue().map(toJson) },
);

const cut = fc.tuple(json, fc.double({ min: 0, max: 1, noNaN: true }));
const dressed = fc.tuple(
  json,
  fc.constantFrom('\ufeff', '\r\n', ' ', '\0'),
  fc.constantFrom('', '\r\n', '}', '\n{}'),
);

/** The bytes on stdin. */
export const stdin: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 20, arbitrary: json.map(toBytes) },
  { weight: 3, arbitrary: cut.map(([whole, part]) => toBytes(whole.slice(0, whole.length * part))) },
  { weight: 3, arbitrary: dressed.map(([whole, before, after]) => toBytes(`${before}${whole}${after}`)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: nested.map(toBytes) },
  { weight: 1, arbitrary: json.map((whole) => toBytes(JSON.stringify(whole))) },
);

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    // A bigint or a cycle, which no client can send either.
    return String(typeof value);
  }
}

function toBytes(value: string): Buffer {
  return Buffer.from(value, 'utf8');
}

export interface World {
  readonly name: string;
  readonly project: string;
  /** Restores everything; a call may have set files aside. */
  readonly reset: () => void;
  /** True when the owner's loop must still be there, byte for byte. */
  readonly keepsState: boolean;
  readonly state: string;
}

/** Worlds with and without loops of another session; only `owner` owns one anywhere. */
export async function makeWorlds(stage: Stage): Promise<readonly World[]> {
  const armed = stage.project('armed');
  await stage.arm(armed, owner, '');
  const valid = readFileSync(statePath(armed), 'utf8');
  const strip = valid.replace(/"signature": *"[0-9a-f]+"/, '"signature":"00"');
  const others: Readonly<Record<string, string>> = {
    newer: valid.replace('"version": 1', '"version": 2'),
    'half-written': valid.slice(0, valid.length / 2),
    foreign: strip.replaceAll(owner, 'foreign'),
    'of the prototype': `{"version":1,"loops":{"__proto__":${loopsOf(valid)},"constructor":${loopsOf(valid)}}}`,
    'of wrong types': `{"version":1,"loops":[1,"active",{"${owner}":null}]}`,
    'no object': '"active loops a 1 __proto__ constructor"',
    empty: '',
  };
  return [
    fileWorld('armed', armed, valid, true),
    fileWorld('without anything', stage.project('bare'), null, true),
    ...Object.entries(others).map(([name, text], number) =>
      fileWorld(name, stage.project(`world-${number}`), text, name === 'newer'),
    ),
    linkWorld(stage, armed),
  ];
}

function loopsOf(state: string): string {
  const loops: unknown = Reflect.get(Object(JSON.parse(state)), 'loops');
  return JSON.stringify(loops);
}

function fileWorld(name: string, project: string, state: string | null, keepsState: boolean): World {
  const reset = (): void => {
    rmSync(join(project, '.msw'), { recursive: true, force: true });
    if (state === null) return;
    mkdirSync(join(project, '.msw'));
    writeFileSync(statePath(project), state);
  };
  return { name, project, reset, keepsState: keepsState && state !== null, state: state ?? '' };
}

/** A project whose `.msw` leads into another one with a real loop. */
function linkWorld(stage: Stage, armed: string): World {
  const project = stage.project('linked');
  symlinkSync(join(armed, '.msw'), join(project, '.msw'), 'junction');
  return { name: 'linked', project, reset: () => {}, keepsState: false, state: '' };
}
