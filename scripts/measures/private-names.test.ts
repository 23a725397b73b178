import { describe, expect, it } from 'vitest';
import { makeSource } from '../check/read-sources.ts';
import { listPrivateNames } from './private-names.ts';

const list = (text: string, path = 'packages/web/src/a.ts'): string[] => listPrivateNames([makeSource(path, text)]);

const findIn = (text: string): string[] => list(text).map((line) => line.split(' ')[1] ?? '');

describe('names of private dialect', () => {
  it.each([
    ['const isSkyTold = true;', 'isSkyTold'],
    ['const LOOK_EVERY_MS = 1;', 'LOOK_EVERY_MS'],
    ['interface MapLook {}', 'MapLook'],
    ['let lookedAt = 0;', 'lookedAt'],
    ['const [first, told] = pair;', 'told'],
    ['function withholdDry<Told>() {}', 'Told'],
    ['function keepRuns() {}', 'keepRuns'],
    ['interface A { readonly isKept: boolean }', 'isKept'],
    ['function f(mostLooks: number) {}', 'mostLooks'],
    ['const [said, observed] = pair;', 'said'],
    ['const USUAL_HOURS = 24;', 'USUAL_HOURS'],
    ['type CameDay = number;', 'CameDay'],
  ])('are found: %s', (text, name) => {
    expect(findIn(text)).toContain(name);
  });

  it.each([
    'const outlook = makeOutlook();',
    'function makeOutlook() {}',
    'const lookup = 1;',
    'const lookUp = 1;',
    'const satellite = 1;',
    'const intake = 1;',
    'const layout = 1;',
    'const keepAlive = true;',
    'const taken = new Set();',
    'const overlay = 1;',
    'const heldBack = 1;',
    'interface Score { readonly heldMae: number }',
  ])('are not seen in standard words: %s', (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it('are found in paths, but for the drawer of the menu', () => {
    expect(list('', 'packages/web/src/map/keep-looking.ts')).toEqual(['packages/web/src/map/keep-looking.ts']);
    expect(list('', 'packages/web/src/map/map-outlook.ts')).toEqual([]);
    expect(list('const drawer = 1;', 'packages/web/src/islands/menu/mount-menu.ts')).toEqual([]);
    expect(list('const drawer = 1;')).toEqual(['packages/web/src/a.ts:1 drawer']);
  });
});
