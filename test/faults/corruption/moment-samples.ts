import { join } from 'node:path';
import { insertStrokes } from '../../../packages/forecast/src/lightning/store/insert-strokes.ts';
import { openLightningStore } from '../../../packages/forecast/src/lightning/store/open-lightning-store.ts';
import { DemoRadar } from '../../../packages/forecast/src/radar/demo-radar.ts';
import { insertFrame, updateNowcast } from '../../../packages/forecast/src/radar/store/insert-frame.ts';
import { openRadarStore } from '../../../packages/forecast/src/radar/store/open-radar-store.ts';
import { toDigest } from './field-samples.ts';
import { inspectLines } from './stored-samples.ts';
import type { StoredSample } from './try-changes.ts';

const NOW = Date.UTC(2026, 7, 3, 7) / 1000;
const FRAME_SECONDS = 600;

/** Frames, a nowcast with its motion, and strokes: each is shown unchanged or not at all. */
export function makeMomentSamples(dataDir: string): StoredSample[] {
  const radar = new DemoRadar();
  for (let age = 2; age >= 0; age--) insertFrame(dataDir, 'radar', radar.makeFrame(NOW - age * FRAME_SECONDS), NOW);
  updateNowcast(dataDir, 'radar', NOW);
  const strokes = Array.from({ length: 200 }, (_, i) => ({ at: NOW - 3 * i, lat: 20 + i / 100, lng: 105 + i / 50 }));
  insertStrokes(dataDir, 'lightning', strokes, NOW);
  const folder = join(dataDir, 'radar', 'radar');
  const open = () => openRadarStore(dataDir, () => 0);
  const digest = (bytes: Uint8Array | null): string[] => (bytes === null ? [] : [toDigest(bytes)]);
  const readNowcast = (): string[] => {
    const store = open();
    const state = store.findState(NOW, false);
    return state?.frameAt === NOW ? digest(store.findRain('radar', NOW, 18)) : [];
  };
  const readMotion = (): string[] => {
    const motion = open().findMotion('radar', NOW);
    return motion === null ? [] : [JSON.stringify([...motion.u, ...motion.v])];
  };
  const readStrokes = (): string[] =>
    (openLightningStore(dataDir, () => 0).findState(NOW, false)?.strokes ?? []).map((stroke) => JSON.stringify(stroke));
  return [
    {
      name: 'frame',
      path: join(folder, `${NOW}.frame`),
      inspect: inspectLines(() => digest(open().findFrame('radar', NOW))),
    },
    { name: 'nowcast', path: join(folder, `${NOW}.nowcast`), inspect: inspectLines(readNowcast) },
    { name: 'motion', path: join(folder, `${NOW}.motion`), inspect: inspectLines(readMotion) },
    {
      name: 'strokes',
      path: join(dataDir, 'lightning', 'lightning', `${NOW - FRAME_SECONDS}.strokes`),
      inspect: inspectLines(readStrokes),
    },
  ];
}
