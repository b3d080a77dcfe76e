import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installStatusLine, removeStatusLine } from '../../../src/app/status-line/install-status-line.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const PROGRAM = 'console.log("x")';

const place = (settings: string | null) => {
  const folder = tempFolder();
  const client = join(folder, 'client');
  const userFolder = join(folder, 'user');
  mkdirSync(client);
  mkdirSync(userFolder);
  const path = join(client, 'settings.json');
  if (settings !== null) writeFileSync(path, settings);
  const workspace = {
    project: folder,
    userFolder,
    key: 'k',
    env: { CLAUDE_CONFIG_DIR: client },
    withheld: null,
    now: () => 0,
  };
  return {
    path,
    userFolder,
    read: () => readFileSync(path, 'utf8'),
    install: (doIt = true) => installStatusLine(workspace, PROGRAM, doIt),
    remove: (doIt = true) => removeStatusLine(workspace, doIt),
  };
};

describe('the status line', () => {
  it.each([
    ['{}', null],
    [
      '{\n    "model": "opus",\n    "statusLine": {"type": "command", "command": "my-line", "padding": 2}\n}\n',
      'my-line',
    ],
    ['{\r\n\t"theme":"dark" }', null],
    ['', undefined],
  ])('is added to settings %j, and removed byte for byte', (settings, chained) => {
    const scene = place(settings);
    const installed = scene.install();
    if (chained === undefined) {
      expect(installed).toMatchObject({ status: 'refused' });
      expect(scene.read()).toBe(settings);
      return;
    }
    expect(installed).toMatchObject({ status: 'ok', change: { changed: true, planned: false, chained } });
    const after = JSON.parse(scene.read());
    expect(after.statusLine).toMatchObject({
      type: 'command',
      command: expect.stringContaining('status-line.mjs'),
    });
    expect({ ...after, statusLine: undefined }).toEqual({ ...JSON.parse(settings), statusLine: undefined });
    expect(readFileSync(join(scene.userFolder, 'status-line', 'status-line.mjs'), 'utf8')).toBe(PROGRAM);

    expect(scene.remove()).toMatchObject({ status: 'ok', change: { changed: true } });
    expect(scene.read()).toBe(settings);
    expect(readdirSync(scene.userFolder)).toEqual([]);
  });

  it('leaves no settings file behind for a user without one', () => {
    const scene = place(null);
    scene.install();
    expect(JSON.parse(scene.read())).toHaveProperty('statusLine');
    scene.remove();
    expect(existsSync(scene.path)).toBe(false);
  });

  it('changes nothing before it is confirmed', () => {
    const scene = place('{"a":1}');
    expect(scene.install(false)).toMatchObject({ status: 'ok', change: { changed: false, planned: true } });
    expect(scene.read()).toBe('{"a":1}');
    expect(readdirSync(scene.userFolder)).toEqual([]);
    scene.install();
    const after = scene.read();
    expect(scene.remove(false)).toMatchObject({ status: 'ok', change: { changed: false, planned: true } });
    expect(scene.read()).toBe(after);
  });

  it('keeps later changes of the settings', () => {
    const scene = place('{"statusLine":{"type":"command","command":"mine"},"a":1}');
    scene.install();
    writeFileSync(scene.path, scene.read().replace('"a": 1', '"a": 2'));
    scene.remove();
    expect(JSON.parse(scene.read())).toEqual({ a: 2, statusLine: { type: 'command', command: 'mine' } });
  });

  it('is added once, and updated', () => {
    const scene = place('{"statusLine":{"type":"command","command":"mine"}}');
    scene.install();
    const after = scene.read();
    for (const doIt of [true, false])
      expect(scene.install(doIt)).toMatchObject({
        change: { changed: false, planned: false, chained: 'mine' },
      });
    expect(scene.read()).toBe(after);
  });

  it('is drawn while nothing happens, and keeps the interval that the user chose', () => {
    const scene = place('{}');
    scene.install();
    expect(JSON.parse(scene.read()).statusLine).toMatchObject({ refreshInterval: 2 });
    const own = place('{"statusLine":{"type":"command","command":"mine","refreshInterval":30,"padding":1}}');
    own.install();
    expect(JSON.parse(own.read()).statusLine).toMatchObject({ refreshInterval: 30, padding: 1 });
  });

  it('gets what an older MSW did not set, once it is confirmed, and is removed byte for byte all the same', () => {
    const before = '{"statusLine":{"type":"command","command":"mine"}}';
    const scene = place(before);
    scene.install();
    const older = scene.read().replace(/"refreshInterval": 2,\s*/, '');
    const kept = join(scene.userFolder, 'status-line', 'installed.json');
    const record = JSON.parse(readFileSync(kept, 'utf8'));
    for (const path of [scene.path, kept])
      writeFileSync(path, path === kept ? JSON.stringify({ ...record, after: older }) : older, {
        mode: 0o600,
      });

    expect(scene.install(false)).toMatchObject({
      change: { changed: false, planned: true, chained: 'mine' },
    });
    expect(scene.read()).toBe(older);
    expect(scene.install()).toMatchObject({ change: { changed: true, chained: 'mine' } });
    expect(JSON.parse(scene.read()).statusLine).toMatchObject({ refreshInterval: 2 });
    scene.remove();
    expect(scene.read()).toBe(before);
  });

  it('follows a link to the real settings file', () => {
    const scene = place(null);
    const kept = join(tempFolder(), 'settings.json');
    writeFileSync(kept, '{}');
    symlinkSync(kept, scene.path);
    scene.install();
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toHaveProperty('statusLine');
  });

  it('is not removed when it is not there, and broken settings stay as they are', () => {
    const scene = place('{"a":');
    expect(scene.install()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('fix it first'),
    });
    expect(scene.remove()).toMatchObject({ status: 'refused' });
    expect(scene.read()).toBe('{"a":');
    expect(existsSync(join(scene.userFolder, 'status-line'))).toBe(false);
  });
});
