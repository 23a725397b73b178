import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Station } from '@portal/domain/observation/observed-day';
import { importFiles } from '@portal/forecast/observations/import-files';
import { readObservedDays } from '@portal/forecast/observations/read-observations';
import { writeOwnStations } from '@portal/forecast/observations/station-list';
import type { Figure, Measurement } from '../measure/figure.ts';

const STATIONS = 100;
const FIRST_YEAR = 2016;
const YEARS = 10;
const HOUR_MS = 3_600_000;
const NOW = Date.UTC(FIRST_YEAR + YEARS, 0, 2) / 1000;

/** A hundred synthetic airports on a lattice over Vietnam's latitudes. */
function listMadeStations(): Station[] {
  return Array.from({ length: STATIONS }, (_, at) => ({
    id: `VX${String(at).padStart(2, '0')}`,
    name: `bench ${at}`,
    lat: 9 + Math.floor(at / 5) * 0.65,
    lng: 104.5 + (at % 5) * 0.8,
    heightM: (at * 37) % 400,
    network: 'metar',
  }));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Hourly reports of all stations for a year, hour by hour, with the time before each as in archives. */
function writeYearOfReports(path: string, year: number, stations: readonly Station[]): number {
  const file = openSync(path, 'w');
  let [lines, text] = [0, ''];
  for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0); at += HOUR_MS) {
    const date = new Date(at);
    const clock = `${two(date.getUTCDate())}${two(date.getUTCHours())}00`;
    const stamp = `${year}${two(date.getUTCMonth() + 1)}${clock}`;
    const phase = Math.sin(((date.getUTCHours() - 2) / 24) * 2 * Math.PI);
    for (let index = 0; index < stations.length; index++) {
      const noise = (Math.imul(at / HOUR_MS, 2_654_435_761) ^ Math.imul(index, 40_503)) >>> 16;
      const temperature = Math.round(26 + 5 * phase - (stations[index]?.heightM ?? 0) * 0.0065 + (noise % 3));
      const wind = `${two(noise % 36)}0${two(2 + (noise % 12))}KT`;
      const weather = noise % 11 === 0 ? '4000 -RA BKN015' : '9999 SCT020 BKN040';
      const dew = two(temperature - 2 - (noise % 4));
      text += `${stamp} METAR ${stations[index]?.id} ${clock}Z ${wind} ${weather} ${two(temperature)}/${dew} Q${1008 + (noise % 6)} NOSIG=\n`;
      lines++;
    }
    if (text.length > 2 ** 20) {
      writeSync(file, text);
      text = '';
    }
  }
  writeSync(file, text);
  closeSync(file);
  return lines;
}

function sumBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function timeSeconds<Result>(work: () => Result | Promise<Result>): Promise<[number, Result]> {
  const startedAt = performance.now();
  const result = await work();
  return [(performance.now() - startedAt) / 1000, result];
}

async function measure(log: (line: string) => void): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-observations-'));
  try {
    const dataDir = join(folder, 'data');
    const stations = listMadeStations();
    mkdirSync(join(dataDir, 'observations'), { recursive: true });
    writeOwnStations(dataDir, stations);
    const paths: string[] = [];
    let lines = 0;
    for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) {
      const path = join(folder, `metar-${year}.txt`);
      lines += writeYearOfReports(path, year, stations);
      paths.push(path);
    }
    log(`${lines} lines of METAR`);
    const before = process.cpuUsage();
    const [seconds, { fates }] = await timeSeconds(() => importFiles(paths, { dataDir, now: NOW }));
    const { user, system } = process.cpuUsage(before);
    const peakMegabytes = process.resourceUsage().maxRSS / 1000;
    if (fates.added !== lines) throw new Error(`${fates.added} of ${lines} rows were added`);
    const bytes = sumBytes(join(dataDir, 'observations'));
    const [again, { fates: none }] = await timeSeconds(() => importFiles(paths.slice(0, 1), { dataDir, now: NOW }));
    if (none.added !== 0) throw new Error('a second import added rows');
    const span = { from: Date.UTC(FIRST_YEAR, 0, 2) / 1000, to: Date.UTC(FIRST_YEAR + YEARS, 0) / 1000 };
    const [daysSeconds, { days }] = await timeSeconds(() => readObservedDays({ dataDir, ...span }));
    return [
      {
        name: 'observations.import.seconds',
        value: seconds,
        unit: 's, ten years of 100 stations',
        budget: { most: 60 },
      },
      { name: 'observations.import.cpuSeconds', value: (user + system) / 1e6, unit: 's' },
      { name: 'observations.import.perLine', value: (user + system) / lines, unit: 'µs of processor' },
      { name: 'observations.import.peakMegabytes', value: peakMegabytes, unit: 'MB' },
      { name: 'observations.again.seconds', value: again, unit: 's, one of the years again' },
      { name: 'observations.stored.megabytes', value: bytes / 1e6, unit: 'MB' },
      { name: 'observations.days.seconds', value: daysSeconds, unit: `s, ${days.length} days of stations` },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Importing ten years of hourly METAR, and reading their days. */
export const observations: Measurement = { name: 'observations', measure };
