import { parentPort, workerData } from 'node:worker_threads';
import { DemoRadar } from '@portal/forecast/radar/demo-radar';
import { insertFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import type { SoakedFrame, SoakOrder } from './measure-soak.ts';

const EVERY_SECONDS = 600;
const START = Date.UTC(2026, 7, 3) / 1000;

const { folder, frames } = workerData as SoakOrder;
const radar = new DemoRadar();
for (let frame = 0; frame < frames; frame += 1) {
  const at = START + frame * EVERY_SECONDS;
  const field = radar.makeFrame(at);
  const before = process.cpuUsage();
  insertFrame(folder, 'radar', field, at);
  updateNowcast(folder, 'radar', at);
  const { user, system } = process.cpuUsage(before);
  const figures: SoakedFrame = { cpuMs: (user + system) / 1000, memory: process.memoryUsage.rss() };
  parentPort?.postMessage(figures);
}
