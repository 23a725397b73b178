import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement } from '../measure/figure.ts';
import { listPlaces, listPoints } from '../places/list-points.ts';
import { type PortalProcess, startProgram, untilIdle } from './portal-process.ts';
import { ask, type Wanted } from './request.ts';

const REQUESTS = 12_000;
const MEMORY_MB = 512;
const CLOCK = '2026-08-03T07:10:00+07:00!';

/**
 * A day's requests of readers and programs, each with a different reply: pages of places in both languages, calls,
 * pictures, refusals.
 */
function listMixed(address: string): Wanted[] {
  const places = listPlaces();
  const points = listPoints(REQUESTS);
  const makers: readonly ((slug: string, turn: number) => string)[] = [
    (slug) => `/thoi-tiet-${slug}/hien-tai`,
    (slug) => `/weather-${slug}/now`,
    (slug) => `/thoi-tiet-${slug}/theo-gio`,
    (slug) => `/weather-${slug}/next-15-days`,
    (slug) => `/thoi-tiet-nha-nong-${slug}/hien-tai`,
    (slug) => `/thoi-tiet-${slug}/ngay-mai?lite=1`,
    (_, turn) => `/api/v1/weather/now?lat=${points[turn]?.lat}&lng=${points[turn]?.lng}`,
    (_, turn) => `/api/v1/weather/day/15?lat=${points[turn]?.lat}&lng=${points[turn]?.lng}`,
    (slug) => `/api/v1/places/search?q=${encodeURIComponent(slug.slice(0, 7))}`,
    (slug) => `/?place=${slug}`,
    (slug) => `/happy-rain?place=${slug}`,
    (slug) => `/nothing-${slug}`,
  ];
  return Array.from({ length: REQUESTS }, (_, turn) => {
    const { slug } = places[Math.floor(turn / makers.length) % places.length] ?? { slug: 'ha-noi' };
    const path = makers[turn % makers.length]?.(slug, turn) ?? '/';
    return { url: address + path, settings: turn % 3 === 0 ? 'F.ms' : 'C.kmh' };
  });
}

function readResidentMb(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const find = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: find('VmRSS'), most: find('VmHWM') };
}

async function askMixed(portal: PortalProcess): Promise<void> {
  const wanted = listMixed(portal.address);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < wanted.length; index = next++) await ask(wanted[index] ?? { url: '' });
  };
  await Promise.all([work(), work(), work(), work()]);
}

async function measureUnder(settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
  const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder, CLOCK, TRUST_PROXY: '1', ...settings });
  try {
    await untilIdle(portal);
    const atRest = readResidentMb(portal.pid);
    await askMixed(portal);
    await untilIdle(portal);
    return { atRest, after: readResidentMb(portal.pid) };
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resident memory of a portal with all roles and demo weather, excluding its PostgreSQL, after mixed requests. */
export const memory: Measurement = {
  name: 'memory',
  measure: async (log) => {
    const figures: Figure[] = [];
    for (const [name, settings, budget] of [
      ['memory.limited', { MEMORY_MB: String(MEMORY_MB) }, { most: MEMORY_MB }],
      ['memory.unlimited', {}, undefined],
    ] as const) {
      log(`${REQUESTS} mixed requests, ${name}`);
      const { atRest, after } = await measureUnder(settings);
      const note = `${Math.round(atRest.now)} MB at rest, ${Math.round(after.most)} MB at most`;
      figures.push({ name, value: Math.round(after.now), unit: 'MB', ...(budget && { budget }), note });
    }
    return figures;
  },
};
