import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { createAlertCheck } from './alerts/check-alerts.ts';
import { checkDay } from './check-day.ts';
import { EXPECTED_FILES, EXPECTED_PAGES, EXPECTED_REPLIES } from './expected.table.ts';
import { type PlayedDay, playDay } from './play-day.ts';

/** Without members, whose tens of thousands of records take minutes: `bench -- public-day` has those of GEFS. */
const SOURCES =
  'gfs,gfs-wave,ecmwf,ecmwf-ens-chances,ecmwf-aifs-ens-chances,silam,metar,taf,ghcnh,jma-satellite,jma-storms,jtwc-storms,ecmwf-tracks,ecmwf-aifs-tracks';
const PAGES = ['hourly', 'sea', 'satellite', 'storms', 'storm'];
const WITHOUT_MEMBERS = EXPECTED_REPLIES.map((reply) => ({
  ...reply,
  sources: reply.sources.filter(
    (source) => SOURCES.split(',').includes(source) || ['jma', 'jtwc', 'aifs'].includes(source),
  ),
}));

describe.skipIf(!PAGES_ARE_BUILT)('a portal on public sources alone, at one moment', () => {
  let day: PlayedDay;
  beforeAll(async () => {
    day = await playDay({ sources: SOURCES, hours: 0, log: () => {} });
  });
  afterAll(() => day?.stop());

  it('fills its pages, replies and files from named sources, credits each, and shows no demonstration', async () => {
    const { findings, blocks, replies } = await checkDay(day.origin, { pages: PAGES, replies: WITHOUT_MEMBERS });
    expect(findings).toEqual([]);
    expect([blocks, replies]).toEqual([22, EXPECTED_REPLIES.length + EXPECTED_FILES.length]);
  });

  it('sends alerts that say what pages and API show, and none besides', async () => {
    const { findings, messages, kinds } = await createAlertCheck()(day);
    expect(findings).toEqual([]);
    expect(messages).toBeGreaterThan(100);
    expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['rain start', 'gust start', 'temperature start']));
  });

  it('is caught where a block is empty', async () => {
    // Nothing has been verified on the first day.
    const { findings } = await checkDay(day.origin, { pages: ['verification'], replies: [], files: [] });
    expect(findings.map(({ where }) => where)).toContain(`${EXPECTED_PAGES.verification?.paths.vi} #figures`);
  });
});
