import { openJmaPull } from '../../apps/portal/src/features/satellite/poll-satellite.ts';
import { listImages } from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { listCloudTops } from '../../packages/forecast/src/cloud-tops/cloud-top-store.ts';
import {
  makeCloudTopTile,
  makeScan,
  nameCloudTopTile,
} from '../../packages/forecast/src/cloud-tops/cloud-top-tile.fixture.ts';
import { createCloudTopPull } from '../../packages/forecast/src/cloud-tops/pull-cloud-tops.ts';
import { TILES } from '../../packages/forecast/src/cloud-tops/scan-tiles.ts';
import {
  type BlendSpec,
  makeRainRateBlend,
  nameBlend,
} from '../../packages/forecast/src/radar/rain-rate-blend.fixture.ts';
import { createBlendPull } from '../../packages/forecast/src/radar/store/pull-rain-rate-blend.ts';
import { listStored } from '../../packages/forecast/src/radar/store/radar-folder.ts';
import { consumeFrames } from './consume-frames.ts';
import { makeJmaFiles, writeTimes } from './jma-server.ts';
import { listBucket } from './list-bucket.ts';
import { PLAYED_NOW, type PlayedProvider } from './played-provider.ts';
import type { Upstream } from './upstream.ts';

const HOUR = 3600;

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

/** Late enough that what is missing is said. */
const SCANS = [PLAYED_NOW - 1800];
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

/** Images, rain and cloud tops of satellites. */
export const PLAYED_SATELLITES: readonly PlayedProvider[] = [JMA_SATELLITE, NOAA_RAIN_RATE, NOAA_ISATSS];
