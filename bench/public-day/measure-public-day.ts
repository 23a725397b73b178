import { CHECKED_PLACES } from '../../test/consistency/cases/places.table.ts';
import { checkDay } from '../../test/public-day/check-day.ts';
import { type PlayedDay, playDay } from '../../test/public-day/play-day.ts';
import { checkPublicSources } from '../consistency/check-public-sources.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { checkAlertMoments, toAlertFigure } from './check-alert-moments.ts';
import { countRealDay, type SourceDay } from './count-real-bytes.ts';

const HOURS = 24;
const DAY = 86_400;
const GIGABYTE = 1e9;
const MOST_GIGABYTES = 5;
/** One in four of the places, which takes a minute or two. */
const EVERY_PLACE = 4;

const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0);

/** The day of every source, and a line of a table for each. */
async function countSources(
  { providers, dataDir, nowAt }: PlayedDay,
  log: (line: string) => void,
): Promise<SourceDay[]> {
  const days: SourceDay[] = [];
  log('source | requests played | MB played | refused | requests a day | MB a day, real | grade | basis');
  for (const source of providers.sources) {
    const played = providers.readTallies().get(source);
    if (played === undefined) throw new RangeError(`${source} was not played`);
    const day = await countRealDay(source, dataDir, Math.floor(nowAt / DAY) * DAY);
    days.push(day);
    const { requests, bytes, refused } = played;
    const cells = [source, requests, inMegabytes(bytes), refused, day.requests ?? '', inMegabytes(day.bytes)];
    log([...cells, day.grade, day.basis].join(' | '));
  }
  return days;
}

function toByteFigures(days: readonly SourceDay[]): Figure[] {
  const sum = (some: readonly SourceDay[]): number => some.reduce((all, { bytes }) => all + bytes, 0) / GIGABYTE;
  const doubtful = days.filter(({ grade }) => grade === 'unverified');
  const largest = [...days].sort((a, b) => b.bytes - a.bytes).slice(0, 4);
  const note = largest.map(({ source, bytes }) => `${source} ${(bytes / GIGABYTE).toFixed(2)}`).join(', ');
  return [
    {
      name: 'publicDay.gigabytes',
      value: sum(days),
      unit: 'GB a day',
      budget: { most: MOST_GIGABYTES },
      note: `largest: ${note}; of it unverified ${sum(doubtful).toFixed(2)}`,
    },
  ];
}

function toCostFigures({ readCost, earlierCosts }: PlayedDay): Figure[] {
  const served = readCost();
  const cpu = earlierCosts.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const peak = Math.max(...earlierCosts.map(({ peakMegabytes }) => peakMegabytes));
  return [
    {
      name: 'publicDay.portal.peakMb',
      value: served.peakMegabytes,
      unit: 'MB',
      note: 'all roles and one cycle of all sources',
    },
    { name: 'publicDay.portal.cpuS', value: served.cpuSeconds, unit: 's', note: 'its start, the cycle and the pages' },
    { name: 'publicDay.ingest.peakMb', value: peak, unit: 'MB', note: 'the role ingest alone, small grids' },
    { name: 'publicDay.ingest.cpuS', value: cpu, unit: 's', note: `${earlierCosts.length} starts` },
  ];
}

/** Contradictions between pages and replies; the consistency group reads all places. */
async function countContradictions(day: PlayedDay, log: (line: string) => void): Promise<Figure> {
  const places = CHECKED_PLACES.filter((_, index) => index % EVERY_PLACE === 0);
  const { findings, read } = await checkPublicSources({ ...day, stop: async () => {} }, places);
  for (const { rule, place, page, found, expected } of findings)
    log(`${rule}: ${place} · ${page}: ${found} — expected ${expected}`);
  return {
    name: 'publicDay.contradictions',
    value: findings.length,
    unit: 'findings',
    budget: { most: 0 },
    note: `${read} pages and replies of ${places.length} places`,
  };
}

/**
 * A day on the recommended public sources alone, played on this machine: blocks of the pages, contradictions of pages,
 * API and alerts, bytes, memory and CPU.
 */
export const publicDay: Measurement = {
  name: 'public-day',
  measure: async (log) => {
    let day = await playDay({ hours: HOURS, log });
    try {
      const { findings, pages, blocks, replies } = await checkDay(day.origin);
      for (const { where, what } of findings) log(`${where}: ${what}`);
      const note = `${blocks} blocks of ${pages} pages, ${replies} replies and files`;
      const bytes = toByteFigures(await countSources(day, log));
      const costs = toCostFigures(day);
      const contradictions = await countContradictions(day, log);
      const alerts = await checkAlertMoments(day, (later) => {
        day = later;
      });
      return [
        { name: 'publicDay.findings', value: findings.length, unit: 'findings', budget: { most: 0 }, note },
        contradictions,
        toAlertFigure('publicDay.alerts', alerts, log),
        ...bytes,
        ...costs,
      ];
    } finally {
      await day.stop();
    }
  },
};
