import { makeNmmeFile, type NmmeFile } from '@portal/testing/climate/nmme-file';
import { type GhcnhFile, makeGhcnhFile, toGhcnhKey } from '@portal/testing/observations/ghcnh-file';
import { makeOutlookFetch } from '../../apps/portal/src/features/climate/fetch-outlook.ts';
import { openJmaPull } from '../../apps/portal/src/features/satellite/poll-satellite.ts';
import { listImages } from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { readAlertSourceStatus } from '../../apps/portal/src/features/warnings/alert-sources/alert-source-status.ts';
import { makeAlertSourceWatch } from '../../apps/portal/src/features/warnings/alert-sources/watch-alert-sources.ts';
import { listCloudTops } from '../../packages/forecast/src/cloud-tops/cloud-top-store.ts';
import {
  makeCloudTopTile,
  makeScan,
  nameCloudTopTile,
} from '../../packages/forecast/src/cloud-tops/cloud-top-tile.fixture.ts';
import { createCloudTopPull } from '../../packages/forecast/src/cloud-tops/pull-cloud-tops.ts';
import { TILES } from '../../packages/forecast/src/cloud-tops/scan-tiles.ts';
import { createGhcnhPull } from '../../packages/forecast/src/observations/ghcnh/pull-ghcnh.ts';
import { createReportPull, createTafPull } from '../../packages/forecast/src/observations/poll-observations.ts';
import { summarizeStations } from '../../packages/forecast/src/observations/read-observations.ts';
import { createTafReader } from '../../packages/forecast/src/observations/taf-store.ts';
import {
  type BlendSpec,
  makeRainRateBlend,
  nameBlend,
} from '../../packages/forecast/src/radar/rain-rate-blend.fixture.ts';
import { createBlendPull } from '../../packages/forecast/src/radar/store/pull-rain-rate-blend.ts';
import { listStored } from '../../packages/forecast/src/radar/store/radar-folder.ts';
import { readSeasonalOutlook } from '../../packages/forecast/src/seasonal/seasonal-store.ts';
import { consumeFrames } from './consume-frames.ts';
import { listGhcnhBucket } from './ghcnh-bucket.ts';
import { makeJmaFiles, writeTimes } from './jma-server.ts';
import { type Consumer, PLAYED_NOW, type PlayedProvider, type TrialOptions } from './played-provider.ts';
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
  answer: listGhcnhBucket,
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

/** Late enough that what is missing is said. */
const TIMES = [PLAYED_NOW - 2400];
const LIST = '/satimg/targetTimes_fd.json';

const JMA_SATELLITE: PlayedProvider = {
  name: 'jma-satellite',
  isHeavy: true,
  path: '/satimg',
  makeFiles: () => makeJmaFiles(TIMES),
  places: { list: /targetTimes/, tile: /26\/15\.jpg$/ },
  open: (options) =>
    consumeFrames(
      options,
      (parts) => openJmaPull({ ...parts, url: `${options.url}/satimg` }),
      () => listImages(options.dataDir, 'jma-satellite'),
    ),
  whole: TIMES,
  failures: [
    {
      what: 'times that have not come yet',
      spoil: ({ files }) => void files.set(LIST, writeTimes([PLAYED_NOW + HOUR])),
      line: /has not come yet/,
    },
    {
      what: 'times of yesterday',
      spoil: ({ files }) => void files.set(LIST, writeTimes([PLAYED_NOW - 24 * HOUR])),
      line: /has no recent time/,
    },
    { what: 'no times', spoil: ({ files }) => void files.set(LIST, writeTimes([])), line: /has no recent time/ },
    {
      what: 'pictures of another format',
      spoil: ({ files }) => {
        for (const path of files.keys()) if (path.endsWith('.jpg')) files.set(path, Buffer.from('GIF89a'));
      },
      line: /is not a whole tile/,
    },
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

const SLOTS = [PLAYED_NOW - 2400];
const toBlendFolder = (at: number) =>
  `/BLEND/RainRate-Blend-INST/${new Date(at * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '/')}/`;

async function makeBlends(parts: Partial<BlendSpec> = {}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [age, at] of SLOTS.entries()) {
    const rain = (lat: number, lng: number) => (Math.hypot(lat - 16, lng - 107 + age / 10) < 1 ? 8 : 0.1);
    files.set(toBlendFolder(at) + nameBlend(at), await makeRainRateBlend({ rain, ...parts }));
  }
  return files;
}

/** The bucket's listing of a prefix. */
function listBucket(path: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array | undefined {
  const [, prefix] = /^\/\?list-type=2&prefix=(.*)$/.exec(path) ?? [];
  if (prefix === undefined) return undefined;
  const entries = [...files]
    .filter(([key]) => key.startsWith(`/${prefix}`))
    .map(([key, bytes]) => `<Contents><Key>${key.slice(1)}</Key><Size>${bytes.length}</Size></Contents>`);
  return Buffer.from(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`,
  );
}

const spoilBlends =
  (parts: Partial<BlendSpec>) =>
  async ({ files }: Upstream) => {
    for (const [path, bytes] of await makeBlends(parts)) files.set(path, bytes);
  };

/** A file that was refused is not fetched again: a right one comes with another stamp. */
const restamp = ({ files }: Upstream) => {
  for (const at of SLOTS) {
    const path = toBlendFolder(at) + nameBlend(at);
    files.set(toBlendFolder(at) + nameBlend(at, 5, 1500), files.get(path) ?? new Uint8Array(0));
    files.delete(path);
  }
};

const NOAA_RAIN_RATE: PlayedProvider = {
  name: 'noaa-rain-rate',
  isHeavy: true,
  path: '',
  makeFiles: makeBlends,
  answer: listBucket,
  places: { listing: /list-type/, file: /\.nc$/ },
  open: (options) =>
    consumeFrames(
      options,
      (parts) => createBlendPull({ ...parts, url: options.url }),
      () => listStored(options.dataDir, 'satellite', 'frame'),
    ),
  whole: SLOTS,
  failures: [
    {
      what: 'another unit',
      spoil: spoilBlends({ units: 'furlongs' }),
      mend: restamp,
      line: /variable RRQPE: unit furlongs, expected mm h-1/,
    },
    {
      what: 'another grid',
      spoil: spoilBlends({ sides: [6400, 18_000] }),
      mend: restamp,
      line: /has 6400 × 18000 cells in RRQPE, not 6501 × 18000/,
    },
    {
      what: 'a listing without files',
      spoil: ({ files }) => files.clear(),
      line: /no usable file is listed|0 files are listed/,
    },
  ],
};

const SCANS = [PLAYED_NOW - 1200];
const toPaths = (files: ReadonlyMap<string, Uint8Array>) =>
  new Map([...files].map(([key, bytes]) => [`/${key}`, bytes] as const));
const makeCloudScan = async () => {
  const files = new Map<string, Uint8Array>();
  for (const at of SCANS) for (const [path, bytes] of toPaths(await makeScan(at, () => 230))) files.set(path, bytes);
  return files;
};

const NOAA_ISATSS: PlayedProvider = {
  name: 'noaa-isatss',
  isHeavy: true,
  path: '',
  makeFiles: makeCloudScan,
  answer: listBucket,
  places: { listing: /list-type/, tile: /T027.*\.nc$/ },
  open: (options) =>
    consumeFrames(
      options,
      (parts) => createCloudTopPull({ ...parts, url: options.url }),
      () => listCloudTops(options.dataDir),
    ),
  whole: SCANS,
  failures: [
    {
      what: 'another unit',
      spoil: async ({ files }) => {
        const [tile] = TILES;
        if (tile === undefined) return;
        const bytes = await makeCloudTopTile(tile, () => 230, { units: 'celsius' });
        for (const at of SCANS) files.set(`/${nameCloudTopTile(tile, at)}`, bytes);
      },
      line: /has the unit celsius, not kelvin/,
    },
    {
      what: 'a listing without files',
      spoil: ({ files }) => files.clear(),
      line: /0 of 9 tiles are listed|no whole scan/,
    },
  ],
};

/** The public feeds. */
export const PLAYED_FEEDS: readonly PlayedProvider[] = [
  METAR,
  TAF,
  GHCNH,
  WMO,
  JMA_SATELLITE,
  JMA_STORMS,
  JTWC_STORMS,
  NMME,
  NOAA_RAIN_RATE,
  NOAA_ISATSS,
];
