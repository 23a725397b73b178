import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetImport, saveImport } from './import/import-store.ts';
import { type LiveAtlas, openLiveAtlas } from './open-live-atlas.ts';
import { createPlaces } from './service.ts';

const POINT = { lat: 22.6, lng: 103.6 };
const RING = Float64Array.of(103.5, 22.5, 103.7, 22.5, 103.7, 22.7, 103.5, 22.7, 103.5, 22.5);
const MOVED = { points: [{ slug: 'y-ty-lao-cai', ...POINT }], boundaries: [{ slug: 'y-ty-lao-cai', rings: [RING] }] };

let dataDir = '';
let atlas: LiveAtlas | null = null;
let problems: string[] = [];

function open(): LiveAtlas {
  atlas = openLiveAtlas(dataDir, (problem) => problems.push(problem));
  return atlas;
}

beforeEach(() => {
  vi.useFakeTimers();
  dataDir = mkdtempSync(join(tmpdir(), 'places-'));
  problems = [];
});
afterEach(() => {
  atlas?.stop();
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

describe('the live atlas', () => {
  it('takes up an import and its undoing while it runs, with another version each time', () => {
    const live = open();
    const places = createPlaces(live.get);
    const read = () => places.locate({ location: 'y-ty-lao-cai' });
    const [own, version] = [read(), live.version()];
    saveImport(dataDir, MOVED);
    vi.advanceTimersByTime(1000);
    expect(read()).toMatchObject({ ...POINT, precisionKm: 0.5 });
    expect(live.version()).not.toBe(version);
    forgetImport(dataDir);
    vi.advanceTimersByTime(1000);
    expect(read()).toEqual(own);
  });

  it('has the import after a restart, and names a point after the ward around it', () => {
    saveImport(dataDir, MOVED);
    const places = createPlaces(open().get);
    const corner = { lat: 22.51, lng: 103.51 };
    expect(places.placesNearest({ query: corner }).place.slug).toBe('y-ty-lao-cai');
    expect(places.locate(corner)).toMatchObject({ ...corner, slug: 'y-ty-lao-cai', displayName: { main: 'Y Tý' } });
  });

  it('keeps a special zone at its main island, where the middle of an archipelago is open sea', () => {
    const places = createPlaces();
    const own = places.locate({ location: 'truong-sa-khanh-hoa' });
    saveImport(dataDir, { points: [{ slug: 'truong-sa-khanh-hoa', lat: 7.5, lng: 109.9 }], boundaries: null });
    expect(createPlaces(open().get).locate({ location: 'truong-sa-khanh-hoa' })).toEqual(own);
  });

  it('reports a damaged import once and goes on with its own places', () => {
    saveImport(dataDir, MOVED);
    writeFileSync(join(dataDir, 'places', 'import.json'), '{');
    const live = open();
    vi.advanceTimersByTime(3000);
    expect(live.get().boundaries).toBeNull();
    expect(problems).toEqual([expect.stringContaining('import.json is damaged')]);
    saveImportAgain();
    vi.advanceTimersByTime(1000);
    expect(live.get().boundaries).not.toBeNull();
  });
});

function saveImportAgain(): void {
  rmSync(join(dataDir, 'places', 'import.json'));
  saveImport(dataDir, MOVED);
}
