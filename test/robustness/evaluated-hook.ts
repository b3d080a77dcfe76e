// Evaluates the built Stop hook inside this process, afresh for each call, with a stdin, a stdout and a process object
// of its own: ten thousand calls without ten thousand processes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

export interface Evaluation {
  /** The exit code that the process would have; null: 0. */
  readonly exitCode: unknown;
  readonly stdout: string;
  /** An uncaught error of the hook. */
  readonly thrown: unknown;
  /** True when the first look at the state found the session, so that the active part was loaded. */
  readonly active: boolean;
}

type Wrapped = (require: unknown, module: object, exports: object, process: object, global: object) => void;
type Require = (name: string) => unknown;

interface Call {
  /** The unread rest. */
  stdin: Buffer;
  readonly process: object;
  /** Exports by path: parts require each other, as they do in a process. */
  readonly loaded: Map<string, unknown>;
  stdout: string;
  /** The promise of `onStop`, which the hook itself does not await; null until it is called. */
  work: Promise<unknown> | null;
}

export class EvaluatedHook {
  readonly #dist: string;
  readonly #compiled = new Map<string, Wrapped>();

  constructor(dist: string) {
    this.#dist = dist;
  }

  async run(stdin: Buffer, env: Readonly<Record<string, string | undefined>>): Promise<Evaluation> {
    const ends: { exitCode: unknown } = { exitCode: null };
    const call: Call = {
      stdin,
      stdout: '',
      work: null,
      loaded: new Map(),
      process: Object.create(process, {
        env: { value: env },
        on: { value: () => {} },
        uptime: { value: () => 0 },
        exit: { value: (code: unknown) => Object.assign(ends, { exitCode: code ?? 0 }) },
        exitCode: {
          get: () => ends.exitCode,
          set: (code: unknown) => Object.assign(ends, { exitCode: code }),
        },
        stdout: {
          value: { write: (text: string) => void Object.assign(call, { stdout: call.stdout + text }) },
        },
      }),
    };
    let thrown: unknown = null;
    try {
      this.#load(join(this.#dist, 'hooks', 'stop.cjs'), call);
      // The entry asks for the active part in a microtask.
      await new Promise((done) => setImmediate(done));
      await call.work;
    } catch (error) {
      thrown = error ?? 'nothing';
    }
    return { exitCode: ends.exitCode, stdout: call.stdout, thrown, active: call.work !== null };
  }

  #load(path: string, call: Call): unknown {
    if (call.loaded.has(path)) return call.loaded.get(path);
    const module = { exports: {} };
    this.#compile(path)(this.#requireFor(path, call), module, module.exports, call.process, {
      process: call.process,
    });
    call.loaded.set(path, module.exports);
    return module.exports;
  }

  #compile(path: string): Wrapped {
    const known = this.#compiled.get(path);
    if (known !== undefined) return known;
    const names = ['require', 'module', 'exports', 'process', 'global'];
    const compiled = compileFunction(readFileSync(path, 'utf8'), names, { filename: path });
    const wrapped: Wrapped = (...values) => void Reflect.apply(compiled, undefined, values);
    this.#compiled.set(path, wrapped);
    return wrapped;
  }

  #requireFor(path: string, call: Call): Require {
    const real = createRequire(path);
    return (name) => {
      if (name === 'node:fs' || name === 'fs') return fileSystemOf(call);
      if (!name.startsWith('.')) return real(name);
      const loaded = this.#load(join(dirname(path), name), call);
      return name.endsWith('lib/hooks.active.on-stop.cjs') ? watched(loaded, call) : loaded;
    };
  }
}

/** The real file system, except for the two descriptors that belong to the hook's process. */
function fileSystemOf(call: Call): object {
  const real: object = createRequire(import.meta.url)('node:fs');
  const read: unknown = Reflect.get(real, 'readSync');
  const write: unknown = Reflect.get(real, 'writeSync');
  if (typeof read !== 'function' || typeof write !== 'function') throw new Error('node:fs has changed');
  return Object.create(real, {
    readSync: {
      value: (file: unknown, buffer: Buffer, ...rest: readonly unknown[]): unknown => {
        if (file !== 0) return Reflect.apply(read, real, [file, buffer, ...rest]);
        const length = call.stdin.copy(buffer);
        call.stdin = call.stdin.subarray(length);
        return length;
      },
    },
    writeSync: {
      value: (file: unknown, data: unknown, ...rest: readonly unknown[]): unknown => {
        if (file !== 1) return Reflect.apply(write, real, [file, data, ...rest]);
        const text = Buffer.isBuffer(data) ? data : Buffer.from(String(data));
        call.stdout += text.toString('utf8');
        return text.length;
      },
    },
  });
}

function watched(loaded: unknown, call: Call): object {
  const onStop: unknown = Reflect.get(Object(loaded), 'onStop');
  if (typeof onStop !== 'function') throw new Error('the active part has no onStop');
  return {
    onStop: (argument: unknown) => {
      const work = Promise.resolve(Reflect.apply(onStop, undefined, [argument]));
      call.work = work;
      return work.catch(() => {});
    },
  };
}
