import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetImport, NOTHING_IMPORTED, readImport, readImportVersion, saveImport } from './import-store.ts';

const POINTS = [{ slug: 'ba-dinh-ha-noi', lat: 21.0366, lng: 105.835 }];
const RING = Float64Array.of(105.8, 21, 105.84, 21, 105.84, 21.04, 105.8, 21);
const BOUNDARIES = [{ slug: 'ba-dinh-ha-noi', rings: [RING] }];

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'places-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the stored import', () => {
  it('is nothing before the first', () => {
    expect(readImport(dataDir)).toEqual(NOTHING_IMPORTED);
  });

  it('comes back as it was given, points and borders one after the other', () => {
    saveImport(dataDir, { points: POINTS, boundaries: null });
    expect(readImport(dataDir)).toEqual({ points: POINTS, boundaries: null });
    saveImport(dataDir, { points: null, boundaries: BOUNDARIES });
    expect(readImport(dataDir)).toEqual({ points: POINTS, boundaries: BOUNDARIES });
  });

  it('is replaced by the next, has another version then, and leaves no file behind', () => {
    saveImport(dataDir, { points: POINTS, boundaries: null });
    const before = readImportVersion(dataDir);
    saveImport(dataDir, { points: [{ slug: 'ba-dinh-ha-noi', lat: 21, lng: 105.8 }], boundaries: null });
    expect(readImport(dataDir).points?.[0]?.lat).toBe(21);
    expect(readImportVersion(dataDir)).not.toBe(before);
    expect(readdirSync(join(dataDir, 'places')).length).toBe(2);
  });

  it('passes over what a killed writer left, and the next removes it', () => {
    saveImport(dataDir, { points: POINTS, boundaries: null });
    writeFileSync(join(dataDir, 'places', 'points-0000000000000000.json.x.new'), '[["ba-di');
    writeFileSync(join(dataDir, 'places', 'import.json.x.new'), '{"poi');
    expect(readImport(dataDir).points).toEqual(POINTS);
    saveImport(dataDir, { points: POINTS, boundaries: null });
    expect(readdirSync(join(dataDir, 'places')).length).toBe(2);
  });

  it('is forgotten by a reset, also where there is none', () => {
    forgetImport(dataDir);
    saveImport(dataDir, { points: POINTS, boundaries: BOUNDARIES });
    forgetImport(dataDir);
    expect(readImport(dataDir)).toEqual(NOTHING_IMPORTED);
    expect(readdirSync(join(dataDir, 'places'))).toEqual(['import.json']);
  });

  it.each(['', '{', 'null', '{"points":"../../secret.json","boundaries":null}', '{"points":7,"boundaries":null}'])(
    'is refused where its pointer is damaged: %s',
    (text) => {
      saveImport(dataDir, { points: POINTS, boundaries: null });
      writeFileSync(join(dataDir, 'places', 'import.json'), text);
      expect(() => readImport(dataDir)).toThrow('is damaged: import the places again');
    },
  );

  it.each(['', '[', '{}', '[7]', '[["ba-dinh-ha-noi",1]]'])('is refused where its file is damaged: %s', (text) => {
    saveImport(dataDir, { points: POINTS, boundaries: null });
    const [name = ''] = readdirSync(join(dataDir, 'places')).filter((one) => one.startsWith('points-'));
    writeFileSync(join(dataDir, 'places', name), text);
    expect(() => readImport(dataDir)).toThrow('damaged');
  });
});
