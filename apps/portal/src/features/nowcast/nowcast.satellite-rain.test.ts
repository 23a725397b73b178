import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IMAGE_AT as FRAME_AT,
  locatePoint as locate,
  IMAGE_NOW as NOW,
  openNowcastOf,
  seeByRadar,
  seeBySatellite,
} from './satellite-rain.fixture.ts';

const HA_NOI = { lat: 21.03, lng: 105.85 };
/** At the edge of the shower. */
const EDGE = { lat: 21.69, lng: 105.85 };
const DRY = { lat: 14, lng: 108 };
/** South of the radar's range. */
const SOUTH = { lat: 9.8, lng: 105.8 };

const alone = mkdtempSync(join(tmpdir(), 'satellite-alone-'));
const both = mkdtempSync(join(tmpdir(), 'satellite-both-'));
const demo = mkdtempSync(join(tmpdir(), 'satellite-demo-'));
let store: RunStore;

beforeAll(() => {
  store = openRunStore(alone);
  seeBySatellite(alone, HA_NOI);
  for (const folder of [both, demo]) cpSync(join(alone, 'radar'), join(folder, 'radar'), { recursive: true });
  seeByRadar(both, HA_NOI);
  cpSync(join(both, 'radar', 'radar'), join(demo, 'radar', 'demo'), { recursive: true });
});
afterAll(() => {
  store.close();
  for (const folder of [alone, both, demo]) rmSync(folder, { recursive: true });
});

/** The nowcast with a model that brings some rain, or none. */
const openAt = (now: number, folder = alone, modelMm = 0) =>
  openNowcastOf({ folder, store, now, modelMm, isDemo: folder === demo });

describe('satellite rain at a place', () => {
  it('is the basis without a radar, said and credited as an estimate, from the image’s own time', () => {
    const reply = openAt(NOW).ask(HA_NOI);
    expect(reply).toMatchObject({ basis: 'satellite', frameAt: '2026-08-03T14:10:00+07:00', outsideRadar: false });
    expect(reply.sentence).toMatch(/^Ước tính từ vệ tinh, .*đang có mưa/);
    expect(reply.issued.sources.radar).toEqual({ source: 'satellite', runAt: '2026-08-03T14:10:00+07:00' });
    expect(reply.issued.credits.join()).toContain('NOAA Enterprise Rain Rate (RRQPE)');
    expect(reply.present.rainRate).toBeGreaterThan(5);
    expect(reply.around).toBeNull();
  });

  it('never says that it does not rain, only that no rain clouds are seen', () => {
    const { ask } = openAt(NOW);
    expect(ask(DRY)).toMatchObject({ basis: 'satellite', starts: null, stops: null });
    expect(ask(DRY).sentence).toBe('Ước tính từ vệ tinh, chưa thấy mây mưa; mưa phùn, mưa rào nhỏ có thể lọt.');
    expect(ask(DRY, 'en').sentence).toBe(
      'By satellite estimate, no rain clouds seen; drizzle and small showers may be missed.',
    );
  });

  it('ranks below a fresh radar that sees the place, and above the model elsewhere', () => {
    const { ask } = openAt(NOW, both);
    expect(ask(HA_NOI)).toMatchObject({ basis: 'radar', frameAt: '2026-08-03T14:30:00+07:00' });
    expect(ask(HA_NOI).issued.credits).toContain('© Đài A');
    expect(ask(SOUTH)).toMatchObject({ basis: 'satellite', outsideRadar: true });
    expect(ask(SOUTH).issued.credits).not.toContain('© Đài A');
    const later = openAt(NOW - 120 + 1201, both).ask(HA_NOI);
    expect(later).toMatchObject({ basis: 'satellite', frameAt: '2026-08-03T14:10:00+07:00', outsideRadar: false });
  });

  it('is not used from an hour on, nor beside a demonstration', () => {
    const place = locate(HA_NOI);
    expect(openAt(FRAME_AT + 3599).sky.read(place).radar?.source.isEstimate).toBe(true);
    expect(openAt(FRAME_AT + 3600).sky.read(place).radar).toBeNull();
    expect(openAt(FRAME_AT + 3599).sky.version()).not.toBe(openAt(FRAME_AT + 3600).sky.version());
    expect(openAt(NOW).nowcast.nextFrameAt()).toBe(FRAME_AT + 2700);
    expect(openAt(FRAME_AT + 2700).nowcast.nextFrameAt()).toBe(FRAME_AT + 3600);
    expect(openAt(FRAME_AT + 3600).nowcast.findRainSight(place)).toBeNull();
    expect(openAt(NOW, demo).sky.read(place).radar?.source.name).toBe('demo');
    expect(openAt(NOW, demo).sky.read(locate(SOUTH)).radar).toBeNull();
  });

  it('gives way to the model after its own horizon', () => {
    const { steps } = openAt(NOW, alone, 2).ask(HA_NOI);
    const shares = steps.map(({ modelShare }) => modelShare ?? 0);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, index) => index === 0 || share >= (shares[index - 1] ?? 0))).toBe(true);
    expect(steps.at(-1)?.rainRate).toBe(2);
  });

  it('alerts of moderate rain and more; of weaker rain it names the model’s, which must agree', () => {
    const strong = openAt(NOW).nowcast.findRainSight(locate(HA_NOI));
    expect(strong?.basis).toBe('satellite');
    expect(strong?.slices[0]).toMatchObject({ rainMmh: expect.closeTo(9, -1), isEstimated: true });
    expect(strong?.slices[0]).not.toHaveProperty('unaided');
    expect(strong?.findChances(2.5)).toHaveLength(strong?.slices.length ?? 0);
    const weak = openAt(NOW).nowcast.findRainSight(locate(EDGE));
    expect(openAt(NOW).ask(EDGE).present.rainRate).toBeGreaterThan(0.2);
    expect(weak?.slices.every(({ unaided }) => unaided?.rainMmh === 0)).toBe(true);
    expect(weak?.findChances(0.2)[0]).toBe(0);
  });

  it('gives alerts the very course of the pages', () => {
    for (const [place, modelMm] of [
      [HA_NOI, 0],
      [EDGE, 2],
      [DRY, 1.4],
    ] as const) {
      const { ask, nowcast } = openAt(NOW, alone, modelMm);
      const { present, steps } = ask(place);
      const slices = nowcast.findRainSight(locate(place))?.slices ?? [];
      expect(slices.map(({ rainMmh }) => rainMmh)).toEqual([present, ...steps].map(({ rainRate }) => rainRate));
      const chances = [present, ...steps].map(({ rainProbability }) => rainProbability);
      expect(slices.map(({ chancePercent }) => chancePercent)).toEqual(chances);
      // A rate is never likelier than any rain.
      const ofRate = nowcast.findRainSight(locate(place))?.findChances(0.5) ?? [];
      expect(ofRate.every((chance, step) => (chance ?? 0) <= (chances[step] ?? 100))).toBe(true);
    }
  });

  it('is no fallen amount: the hour so far is the model’s', () => {
    const rain = openAt(NOW).sky.read(locate(HA_NOI)).radar;
    expect(rain?.fallenMm).toBeNull();
    expect(openAt(NOW, both).sky.read(locate(HA_NOI)).radar?.source.isEstimate).toBeUndefined();
  });
});
