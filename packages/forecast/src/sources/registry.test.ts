import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEEDS } from './feeds.table.ts';
import {
  findSourceName,
  getLicence,
  getSourceRank,
  isSameModelFamily,
  RECOMMENDED_SOURCES,
  SOURCE_OFFERS,
  SOURCES,
} from './registry.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/data/sources.md', import.meta.url), 'utf8');
/** Lines of the document, with each list item on one line. */
const LINES = DOCUMENT.replace(/\n {2,}(?=\S)/g, ' ').split('\n');
const NAMES = SOURCES.map(({ name }) => name);

describe('the registry', () => {
  test('names each source once, each of the family of a registered source', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
    for (const { family } of SOURCES) expect(NAMES).toContain(family);
  });

  test('ranks without ties', () => {
    const ranks = SOURCES.flatMap(({ rank }) => (rank === 'last' ? [] : (rank ?? [])));
    expect(new Set(ranks).size).toBe(ranks.length);
    const last = SOURCES.flatMap(({ name, rank }) => (rank === 'last' ? [name] : []));
    expect(last.sort()).toEqual(['aigfs', 'ecmwf-aifs', 'ecmwf-aifs-wave']);
    expect(getSourceRank('ecmwf')).toBeLessThan(getSourceRank('gfs'));
    expect(getSourceRank('gfs')).toBeLessThan(getSourceRank('gefs'));
    expect(getSourceRank('ecmwf-wave')).toBeLessThan(getSourceRank('gfs-wave'));
    expect(getSourceRank('gfs-wave')).toBeLessThan(getSourceRank('ecmwf-aifs-wave'));
    expect(getSourceRank('own-model')).toBe(getSourceRank('gefs'));
    expect(getSourceRank('open-meteo')).toBeLessThan(getSourceRank('ecmwf-aifs'));
    expect(getSourceRank('own-model')).toBeLessThan(getSourceRank('ecmwf-aifs'));
    expect(getSourceRank('ecmwf-aifs')).toBeLessThan(getSourceRank('aigfs'));
    expect(getSourceRank('own-waves')).toBeLessThan(getSourceRank('ecmwf-aifs-wave'));
  });

  test('recommends sources that can run by themselves', () => {
    const offered = [...SOURCE_OFFERS, ...FEEDS].map(({ name }) => name);
    for (const name of [...RECOMMENDED_SOURCES.always, ...RECOMMENDED_SOURCES.withKey]) expect(offered).toContain(name);
  });

  test('knows the ensembles of a model from those of another', () => {
    expect(isSameModelFamily('gefs', 'gfs')).toBe(true);
    expect(isSameModelFamily('gefs-025', 'gefs')).toBe(true);
    expect(isSameModelFamily('ecmwf-ens', 'ecmwf')).toBe(true);
    expect(isSameModelFamily('ecmwf-ens', 'gfs')).toBe(false);
    expect(isSameModelFamily('ecmwf', 'ecmwf-aifs')).toBe(false);
    expect(isSameModelFamily('own-model', 'own-model')).toBe(true);
    expect(isSameModelFamily('own-model', 'gfs')).toBe(false);
  });

  test.each([
    [7, 96, 'gfs'],
    [7, 11, 'gfs'],
    [98, 0, 'ecmwf'],
    [98, 1, 'ecmwf-aifs'],
    [98, 99, 'ecmwf-aifs'],
    [98, 100, 'ecmwf'],
    [98, 255, 'ecmwf'],
    [34, 0, null],
  ])('takes messages of centre %i and process %i as those of %s', (centre, generatingProcess, name) => {
    expect(findSourceName({ centre, generatingProcess })).toBe(name);
  });

  test('knows no licence of an unknown source', () => {
    expect(getLicence('own-model')).toMatch(/licence is not known/);
    expect(getLicence('ecmwf-aifs')).toBe(getLicence('ecmwf'));
  });
});

describe('docs/data/sources.md', () => {
  test.each(SOURCES.map((facts) => [facts.name, facts] as const))('has the facts of %s', (_, facts) => {
    const { name, rank, family, licence } = facts;
    expect(DOCUMENT).toContain(`| \`${name}\` | ${rank ?? '–'} | \`${family}\` |`);
    const ownLine = LINES.find((line) => line.startsWith('- ') && line.includes(`\`${name}\``));
    expect(ownLine).toContain(`: ${licence}`);
  });

  test.each(FEEDS.map((feed) => [feed.name, feed] as const))('has the licence of %s', (name, { licence }) => {
    expect(LINES.find((line) => line.startsWith('- ') && line.includes(`\`${name}\``))).toContain(`: ${licence}`);
  });

  test.each(
    SOURCE_OFFERS.flatMap((offer) => (offer.timetable === null ? [] : [[offer.name, offer.timetable, offer] as const])),
  )('has the address and the runs of %s', (name, { hours, firstAfterSeconds, late }, { publicUrl }) => {
    const runs = hours.map((hour) => String(hour).padStart(2, '0')).join(', ');
    const toText = (seconds: number): string => {
      const minutes = Math.round(seconds / 60);
      return minutes === 0 ? 'at once' : `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`;
    };
    const after = [firstAfterSeconds, ...(late === undefined ? [] : [late.firstAfterSeconds])].map(toText).join(', ');
    const row = DOCUMENT.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect(row).toMatch(
      new RegExp(`^\\| [^|]* \\| (the same|\`${publicUrl}\`) \\| ${runs} UTC \\| [^|]* \\| ${after} \\|`),
    );
  });
});
