import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapMessages } from '@portal/content/messages/map-messages';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IMAGE_AT,
  IMAGE_NOW,
  openNowcastOf,
  seeByRadar,
  seeBySatellite,
  UNSEEN_ROWS,
} from './satellite-rain.fixture.ts';

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
const EDGE_ROW = rows - UNSEEN_ROWS;
const COLUMN = 140;
const MODEL_MM = 2;
const RADAR_AT = IMAGE_NOW - 120;

/** The middle of a cell so many rows inside the radar's range; negative ones are outside. */
const findPoint = (depth: number) => ({
  lat: north - (EDGE_ROW - depth + 0.5) * cellHeight,
  lng: west + (COLUMN + 0.5) * cellWidth,
});

const both = mkdtempSync(join(tmpdir(), 'map-both-'));
const alone = mkdtempSync(join(tmpdir(), 'map-alone-'));
let store: RunStore;

function* makeFields(runAt: number) {
  for (let hour = 1; hour <= 8; hour += 1) {
    const validAt = runAt + hour * HOUR_SECONDS;
    const values = new Float32Array(23 * 24).fill(MODEL_MM);
    yield { variable: 'precipitation' as const, validAt, intervalStart: validAt - HOUR_SECONDS, values };
  }
}

beforeAll(async () => {
  const runAt = startOfHour(IMAGE_AT) - HOUR_SECONDS;
  const grid = { south: 4, west: 98, latStep: 1, lngStep: 1, rows: 23, columns: 24 };
  const surfaceHeightM = new Float32Array(23 * 24);
  const header = { source: 'gfs', runAt, demo: false, licence: 'Made for a test.', grid, surfaceHeightM };
  await publishRun(both, header, makeFields(runAt), { now: IMAGE_NOW });
  store = openRunStore(both);
  seeBySatellite(both, findPoint(4));
  cpSync(join(both, 'radar'), join(alone, 'radar'), { recursive: true });
  seeByRadar(both, findPoint(4));
});
afterAll(() => {
  store.close();
  for (const folder of [both, alone]) rmSync(folder, { recursive: true });
});

const openAt = (folder: string, now = IMAGE_NOW) => openNowcastOf({ folder, store, now, modelMm: MODEL_MM });

const known = new Map<string, Uint8Array>();

/** Rate and origin (1 radar, 2 satellites, 0 model) of a cell in the frame of a moment. */
function readMap({ nowcast }: ReturnType<typeof openAt>, at: string, depth: number) {
  const { frames, scale } = nowcast.calls.nowcastFrames({ query: {} });
  const frame = frames.findLast((one) => one.at.slice(0, 15) === at.slice(0, 15));
  const url = frame?.url ?? '';
  const bytes = known.get(url) ?? nowcast.findFrame(url)?.bytes ?? new Uint8Array();
  known.set(url, bytes);
  const cell = (EDGE_ROW - depth) * columns + COLUMN;
  return { rate: findScaleValue(bytes[cell] ?? 255, scale), origin: bytes[columns * rows + cell] };
}

/** A byte is this exact at a rate, and the rates of a place are rounded to tenths. */
const toTolerance = (rate: number): number => 0.06 + 0.008 * Math.sqrt(100 * rate);

describe('the map of radar and satellites', () => {
  it('has in every cell the rain of the place there: inside the radar’s range, along its edge and outside', () => {
    const opened = openAt(both);
    for (const depth of [30, 13, 9, 6, 3, 1, 0, -8, -20]) {
      const { present, steps } = opened.ask(findPoint(depth));
      for (const step of [present, ...steps.slice(0, 5)]) {
        const { rate } = readMap(opened, step.at, depth);
        expect(Math.abs((rate ?? -99) - (step.rainRate ?? 99)), `${depth} ${step.at}`).toBeLessThan(
          toTolerance(step.rainRate ?? 0),
        );
      }
    }
  });

  it('says of every cell what it rests on, as the place does', () => {
    const opened = openAt(both);
    const origins = [30, 13, 9, 2, 0, -8].map((depth) => {
      const { basis, present, issued } = opened.ask(findPoint(depth));
      return [
        basis,
        readMap(opened, present.at, depth).origin,
        /Đài A/.test(issued.credits.join()),
        /NOAA/.test(issued.credits.join()),
      ];
    });
    expect(origins).toEqual([
      ['radar', 1, true, false],
      ['radar', 1, true, false],
      ['radar', 1, true, true],
      ['satellite', 2, true, true],
      ['satellite', 2, false, true],
      ['satellite', 2, false, true],
    ]);
  });

  it('is the model’s alone beyond the grid of radar and satellites, as its key says', () => {
    const { bounds, region } = openAt(both).nowcast.calls.nowcastFrames({ query: {} });
    expect(region?.bounds.east).toBeGreaterThan(117);
    const east = Math.floor(bounds.east * 10) / 10;
    expect(mapMessages.vi.textures.modelOnly).toContain(String(east).replace('.', ','));
    expect(mapMessages.en.textures.modelOnly).toContain(String(east));
  });

  it('falls from radar to satellites along the edge without a jump', () => {
    const opened = openAt(both);
    const { at } = opened.ask(findPoint(0)).present;
    const depths = Array.from({ length: 20 }, (_, index) => index - 4);
    const rates = depths.map((depth) => readMap(opened, at, depth).rate ?? Number.NaN);
    const steps = rates.slice(1).map((rate, index) => rate - (rates[index] ?? Number.NaN));
    // The radar sees 18 mm/h more than satellites in the middle: at once that would be the step.
    expect(Math.max(...steps)).toBeLessThan(4);
    expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(8);
  });

  it('names both with their moments and credits, and the past hour has satellites where the radar sees nothing', () => {
    const opened = openAt(both);
    const reply = opened.nowcast.calls.nowcastFrames({ query: {} });
    expect(reply).toMatchObject({
      basis: 'radar',
      frameAt: '2026-08-03T14:30:00+07:00',
      satelliteAt: '2026-08-03T14:10:00+07:00',
    });
    expect(reply.issued.credits[0]).toBe('© Đài A');
    expect(reply.issued.credits[1]).toContain('NOAA');
    expect(readMap(opened, '2026-08-03T14:20', -8).origin).toBe(2);
    expect(readMap(opened, '2026-08-03T14:20', 30).origin).toBe(1);
    // The model leads at the end of the three hours.
    expect(readMap(opened, '2026-08-03T17:30', -8)).toMatchObject({ origin: 0 });
    expect(opened.nowcast.nextFrameAt()).toBe(RADAR_AT + 600);
  });

  it('begins now of satellites alone, never as an observed frame, and gives way to the model', () => {
    const opened = openAt(alone);
    const reply = opened.nowcast.calls.nowcastFrames({ query: {} });
    expect(reply).toMatchObject({ basis: 'satellite', frameAt: null, satelliteAt: '2026-08-03T14:10:00+07:00' });
    expect(reply.frames[0]).toMatchObject({ lead: 0, kind: 'forecast', basis: 'satellite' });
    expect(reply.frames.at(-1)?.basis).toBe('model');
    expect(opened.nowcast.findPresentFrame()).toBe(reply.frames[0]?.url);
    const { present } = opened.ask(findPoint(4));
    const { rate, origin } = readMap(opened, present.at, 4);
    expect(origin).toBe(2);
    expect(rate).toBeGreaterThan(5);
    expect(Math.abs((rate ?? 0) - (present.rainRate ?? 0))).toBeLessThan(toTolerance(12));
  });

  it('ends an hour after the image, and refuses frames of images or demonstrations that cannot be', () => {
    const later = openAt(alone, IMAGE_AT + HOUR_SECONDS).nowcast;
    expect(later.calls.nowcastFrames({ query: {} })).toMatchObject({ basis: 'model', satelliteAt: null });
    const { nowcast } = openAt(both);
    const url = nowcast.calls.nowcastFrames({ query: {} }).frames.at(-1)?.url ?? '';
    expect(nowcast.findFrame(url)).not.toBeNull();
    expect(nowcast.findFrame(url.replace(`.${IMAGE_AT}`, `.${IMAGE_AT + 60}`))).toBeNull();
    expect(nowcast.findFrame(url.replace('/radar-', '/demo-'))).toBeNull();
  });
});
