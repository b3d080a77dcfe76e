import { describe, expect, it } from 'vitest';
import { isProfileName, loginCommand } from '../../../src/core/notebook/profile-name.ts';

describe('isProfileName', () => {
  it.each([
    ['work', true],
    ['a.b_c-1', true],
    ['../x', false],
    ['a..b', false],
    ['-p', false],
    ['my work', true],
    ['me@example.com', true],
    ['Büro', true],
    ['my work ', false],
    [' my work', false],
    ['a/b', false],
    ['a\\b', false],
    ['a\nb', false],
    ['.', false],
    ['.hidden', false],
    ['', false],
  ])('%j: %s', (name, valid) => {
    expect(isProfileName(name)).toBe(valid);
  });
});

describe('loginCommand', () => {
  it.each([
    [null, 'nlm login'],
    ['work', 'nlm login --profile work'],
    ['me@example.com', 'nlm login --profile me@example.com'],
    ['my work', 'nlm login --profile "my work"'],
    ['$(x)', 'nlm login --profile NAME'],
  ])('%j: %s', (profile, command) => {
    expect(loginCommand(profile)).toBe(command);
  });
});
