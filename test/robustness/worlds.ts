// The projects that a Stop hook may find itself in, each put back as it was before every call.

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stage, statePath } from './stage.ts';
import { owner } from './stop-inputs.ts';

export interface World {
  readonly name: string;
  readonly project: string;
  /** Puts everything back; a call may have set files aside. */
  readonly reset: () => void;
  /** True when the owner's loop must still be there, byte for byte. */
  readonly keepsState: boolean;
  readonly state: string;
}

/** Worlds with and without loops of another session; nobody but `owner` owns one anywhere. */
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

/** A project whose `.msw` leads into another one that holds a true loop. */
function linkWorld(stage: Stage, armed: string): World {
  const project = stage.project('linked');
  symlinkSync(join(armed, '.msw'), join(project, '.msw'), 'junction');
  return { name: 'linked', project, reset: () => {}, keepsState: false, state: '' };
}
