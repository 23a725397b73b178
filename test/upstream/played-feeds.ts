import { makeNmmeFile, type NmmeFile } from '@portal/testing/climate/nmme-file';
import { type GhcnhFile, makeGhcnhFile, toGhcnhKey } from '@portal/testing/observations/ghcnh-file';
import { makeOutlookFetch } from '../../apps/portal/src/features/climate/fetch-outlook.ts';
import { readAlertSourceStatus } from '../../apps/portal/src/features/warnings/alert-sources/alert-source-status.ts';
import { makeAlertSourceWatch } from '../../apps/portal/src/features/warnings/alert-sources/watch-alert-sources.ts';
import { createGhcnhPull } from '../../packages/forecast/src/observations/ghcnh/pull-ghcnh.ts';
import { createReportPull, createTafPull } from '../../packages/forecast/src/observations/poll-observations.ts';
import { summarizeStations } from '../../packages/forecast/src/observations/read-observations.ts';
import { createTafReader } from '../../packages/forecast/src/observations/taf-store.ts';
import { readSeasonalOutlook } from '../../packages/forecast/src/seasonal/seasonal-store.ts';
import { consumeFrames } from './consume-frames.ts';
import { listBucket } from './list-bucket.ts';
import { type Consumer, PLAYED_NOW, type PlayedProvider, type TrialOptions } from './played-provider.ts';
import { PLAYED_SATELLITES } from './played-satellites.ts';
import { JMA_STORMS, JTWC_STORMS } from './played-storms.ts';
import type { Upstream } from './upstream.ts';

const HOUR = 3600;

/** A job that says what is wrong. */
function consumeJob(
  job: { run(context: { signal: AbortSignal; reportProgress(): void }): Promise<void> },
  { signal }: TrialOptions,
  lines: string[],
  read: Consumer['read'],
): Consumer {
  return {
    pull: () => job.run({ signal, reportProgress: () => undefined }),
    read,
    drainLines: () => lines.splice(0),
  };
}

const REPORTS = [
  'METAR VVNB 220830Z 09005KT CAVOK 28/22 Q1012=',
  'METAR VVTS 220830Z 12004KT 9999 FEW020 31/24 Q1009=',
  '',
].join('\n');
const writeText =
  (path: string, text: string) =>
  ({ files }: Upstream) =>
    void files.set(path, Buffer.from(text));
const METAR_PATH = '/metar?format=raw';

const METAR: PlayedProvider = {
  name: 'metar',
  path: METAR_PATH,
  makeFiles: async () => new Map([[METAR_PATH, Buffer.from(REPORTS)]]),
  places: { answer: /^\/metar/ },
  open: (options) =>
    consumeFrames(
      options,
      ({ fetching, now, onProblem, dataDir, readTimer }) =>
        createReportPull({ dataDir, now, readTimer }, `${options.url}${METAR_PATH}`, onProblem, fetching),
      () =>
        summarizeStations(options.dataDir).summaries.flatMap(({ station, rows }) =>
          rows > 0 ? [`${station.id} ${rows}`] : [],
        ),
    ),
  whole: ['VVNB 1', 'VVTS 1'],
  failures: [
    {
      what: 'reports of tomorrow',
      spoil: writeText(METAR_PATH, REPORTS.replaceAll(' 220830Z', ' 221130Z')),
      line: /2 lines refused, the first \w+ in line 1/,
    },
    {
      what: 'reports cut within their first groups',
      spoil: writeText(METAR_PATH, 'METAR VVNB 2208\nMETAR VV'),
      line: /./,
    },
    {
      what: 'reports cut within the last',
      spoil: writeText(METAR_PATH, 'METAR VVNB 220830Z 09005KT CAVOK 28/22 Q10'),
      line: /1 lines refused, the first cut in line 1/,
    },
  ],
};

const TAFS = 'TAF VVTS 220500Z 2206/2312 VRB02KT CAVOK\nTAF VVNB 220500Z 2206/2312 09006KT 6000 SCT020\n';
const TAF_PATH = '/taf?format=raw';

const TAF: PlayedProvider = {
  name: 'taf',
  path: TAF_PATH,
  makeFiles: async () => new Map([[TAF_PATH, Buffer.from(TAFS)]]),
  places: { answer: /^\/taf/ },
  open: (options) =>
    consumeFrames(
      options,
      ({ fetching, onProblem, ...parts }) => createTafPull(parts, `${options.url}${TAF_PATH}`, onProblem, fetching),
      () => ['VVNB', 'VVTS'].filter((id) => createTafReader(options.dataDir)(id, PLAYED_NOW) !== null),
    ),
  whole: ['VVNB', 'VVTS'],
  failures: [
    {
      what: 'forecasts cut within their first groups',
      spoil: writeText(TAF_PATH, 'TAF VVNB 2205\nTAF VV'),
      line: /./,
    },
    {
      what: 'forecasts cut within the last',
      spoil: writeText(TAF_PATH, TAFS.slice(0, -12)),
      line: /has no end/,
    },
  ],
};

const ARCHIVED = [
  { id: 'VMM00048820', lat: 21.033, lng: 105.833, heightM: 6 },
  { id: 'VMM00048900', lat: 10.819, lng: 106.652, heightM: 10 },
];

/** A day of two stations, a week ago. */
function makeArchive(change: (file: GhcnhFile) => GhcnhFile = (file) => file): Map<string, Uint8Array> {
  const lines = Array.from({ length: 8 }, (_, index) => ({
    at: PLAYED_NOW - 7 * 24 * HOUR + index * 3 * HOUR,
    values: { temperature: 22.5, precipitation_6_hour: 1.2 },
  }));
  return new Map(ARCHIVED.map((site) => [`/${toGhcnhKey(site.id, 2026)}`, makeGhcnhFile(change({ ...site, lines }))]));
}

const spoilArchive =
  (change: (file: GhcnhFile) => GhcnhFile) =>
  ({ files }: Upstream) => {
    for (const [path, bytes] of makeArchive(change)) files.set(path, bytes);
  };

const GHCNH: PlayedProvider = {
  name: 'ghcnh',
  path: '',
  makeFiles: async () => makeArchive(),
  answer: listBucket,
  places: { listing: /list-type/, file: /\.psv$/ },
  open: (options) =>
    consumeFrames(
      options,
      (parts) => createGhcnhPull({ ...parts, url: options.url }),
      () => summarizeStations(options.dataDir).summaries.map(({ station, rows }) => `${station.id} ${rows}`),
    ),
  whole: ['48820 8', '48900 8'],
  failures: [
    {
      what: 'files without a column',
      spoil: spoilArchive((file) => ({ ...file, without: ['precipitation_6_hour'] })),
      line: /has no column precipitation_6_hour/,
    },
    {
      what: 'temperatures in tenths',
      spoil: spoilArchive((file) => ({
        ...file,
        lines: file.lines.map(({ at }) => ({ at, values: { temperature: 225 } })),
      })),
      line: /8 of 8 temperatures are not in °C/,
    },
    {
      what: 'stations that have moved',
      spoil: spoilArchive((file) => ({ ...file, lat: file.lat + 1 })),
      line: /8 of 8 lines refused, the first \(1\) is of another place/,
    },
    { what: 'a listing without files', spoil: ({ files }) => files.clear(), line: /no file of/ },
  ],
};

const WMO_PATH = '/json/sources.json';
const OURS = { sourceId: 'vn-vnmha-vi', authorityCountry: 'VN', capAlertFeed: 'https://vnmha.example/vi/rss.xml' };
const THEIRS = { sourceId: 'th-tmd-en', authorityCountry: 'TH', capAlertFeed: 'https://tmd.example/rss.xml' };

const WMO: PlayedProvider = {
  name: 'wmo-alert-sources',
  path: WMO_PATH,
  makeFiles: async () =>
    new Map([[WMO_PATH, Buffer.from(JSON.stringify({ sources: [THEIRS, OURS].map((source) => ({ source })) }))]]),
  places: { answer: /./ },
  open: (options) => {
    const lines: string[] = [];
    const { dataDir, url, silenceMs } = options;
    const job = makeAlertSourceWatch({
      dataDir,
      address: url + WMO_PATH,
      clock: () => PLAYED_NOW,
      warn: (line) => void lines.push(line),
      timeouts: { silenceMs },
    });
    return consumeJob(job, options, lines, () => readAlertSourceStatus(dataDir).sources.map(({ id }) => id));
  },
  whole: ['vn-vnmha-vi'],
  failures: [
    { what: 'an index without sources', spoil: writeText(WMO_PATH, '{"sources":[]}'), line: /has no list of sources/ },
  ],
};

const toNmmePath = (element: string, month = '202611') => `/nmme/${element}.${month}.prob.adj.mon.nc`;
const spoilNmme =
  (file: NmmeFile) =>
  ({ files }: Upstream) =>
    void files.set(toNmmePath('prate'), makeNmmeFile(file));

const NMME: PlayedProvider = {
  name: 'nmme',
  path: '/nmme',
  makeFiles: async () => new Map(['prate', 'tmp2m'].map((element) => [toNmmePath(element), makeNmmeFile()])),
  places: { file: /prate\.202611/ },
  open: (options) => {
    const lines: string[] = [];
    const { dataDir, url, silenceMs } = options;
    const needs = {
      dataDir,
      address: `${url}/nmme`,
      clock: () => PLAYED_NOW,
      warn: (line: string) => void lines.push(line),
    };
    return consumeJob(
      makeOutlookFetch({ ...needs, timeouts: { silenceMs } }),
      options,
      lines,
      () => readSeasonalOutlook(dataDir)?.months.map(({ month }) => month) ?? [],
    );
  },
  whole: ['2026-11', '2026-12', '2027-01', '2027-02'],
  failures: [
    { what: 'the month before', spoil: spoilNmme({ issue: 801 }), line: /was issued in 2026-10, not 2026-11/ },
    { what: 'the month after', spoil: spoilNmme({ issue: 803 }), line: /was issued in 2026-12, not 2026-11/ },
    {
      what: 'another unit of time',
      spoil: spoilNmme({ units: 'days since 1960-01-01' }),
      line: /counts target in a way/,
    },
    { what: 'another grid', spoil: spoilNmme({ lats: [40, 38, 36] }), line: /does not cover Vietnam/ },
    {
      what: 'a third less',
      spoil: spoilNmme({
        change: (content) => ({ ...content, variables: content.variables.filter(({ name }) => name !== 'prob_norm') }),
      }),
      line: /has no prob_norm/,
    },
  ],
};

/** The public feeds. */
export const PLAYED_FEEDS: readonly PlayedProvider[] = [
  METAR,
  TAF,
  GHCNH,
  WMO,
  JMA_STORMS,
  JTWC_STORMS,
  NMME,
  ...PLAYED_SATELLITES,
];
