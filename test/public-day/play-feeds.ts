import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isLitAt } from '@portal/forecast/sources/jma-satellite/daylight';
import { makeNmmeFile } from '@portal/testing/climate/nmme-file';
import { makeGhcnhFile, toGhcnhKey } from '@portal/testing/observations/ghcnh-file';
import { makeTrackFile } from '@portal/testing/storms/ecmwf-tracks';
import { makeJmaList, makeJmaSpecifications } from '@portal/testing/storms/jma-answers';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { makeScan, nameCloudTopTile } from '../../packages/forecast/src/cloud-tops/cloud-top-tile.fixture.ts';
import { TILES } from '../../packages/forecast/src/cloud-tops/scan-tiles.ts';
import { PUBLIC_STATIONS } from '../../packages/forecast/src/observations/station-list.ts';
import { makeRainRateBlend, nameBlend } from '../../packages/forecast/src/radar/rain-rate-blend.fixture.ts';
import { drawTile, toTilePath, writeTimes } from '../upstream/jma-server.ts';
import { listBucket } from '../upstream/list-bucket.ts';
import { findHourRain, findTemperature } from './played-weather.ts';

type Answer = Uint8Array | undefined | Promise<Uint8Array | undefined>;
/** What a provider has at a path of its own at a moment, epoch seconds. */
type PlayFeed = (path: string, now: number) => Answer;

const toText = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Reports of every half hour of the three hours before, of the airports that are asked for. */
function playMetar(path: string, now: number): Uint8Array {
  const airports = new URL(path, 'http://provider').searchParams.get('ids')?.split(',') ?? [];
  const newest = Math.floor(now / 1800) * 1800;
  const lines = Array.from({ length: 6 }, (_, back) => newest - back * 1800).flatMap((at) => {
    const date = new Date(at * 1000);
    const stamp = `${toText(date.getUTCDate())}${toText(date.getUTCHours())}${toText(date.getUTCMinutes())}Z`;
    return airports.map((airport) => {
      // Where each lies is of no matter here: the north is cooler.
      const degrees = Math.round(findTemperature({ lat: airport < 'VVD' ? 20 : 13, lng: 107 }, at));
      return `METAR ${airport} ${stamp} 03008KT 9999 SCT020 BKN040 ${toText(degrees)}/${toText(degrees - 4)} Q1011 NOSIG`;
    });
  });
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** Forecasts of the airports that are asked for, issued at the newest six hours. */
function playTaf(path: string, now: number): Uint8Array {
  const airports = new URL(path, 'http://provider').searchParams.get('ids')?.split(',') ?? [];
  const issuedAt = Math.floor(now / (6 * HOUR_SECONDS)) * 6 * HOUR_SECONDS;
  const stamp = (at: number): string => new Date(at * 1000).toISOString().slice(8, 13).replace('T', '');
  const span = `${stamp(issuedAt)}/${stamp(issuedAt + DAY_SECONDS)}`;
  const lines = airports.map((airport) => `TAF ${airport} ${stamp(issuedAt)}00Z ${span} 03008KT 9999 SCT020`);
  return Buffer.from(`${lines.join('\n')}\n`);
}

const ARCHIVE_HOURS = 72;
const HANOI = { lat: 21.03, lng: 105.85 };
/** Without Hà Nội's own: its page names the airport as the nearest measurement. */
const stations = PUBLIC_STATIONS.filter((station) => station.network === 'synop' && greatCircleKm(station, HANOI) > 40);
/** Files made so far, because a listing states their sizes. */
let archive: { readonly at: number; readonly files: Map<string, Uint8Array> } = { at: 0, files: new Map() };

/** The archive of synoptic stations, here without its delay of days: the played day is compared with it. */
function playArchive(path: string, now: number): Uint8Array | undefined {
  const at = Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  if (archive.at !== at) {
    const files = stations.map(({ id, lat, lng, heightM }) => {
      const lines = Array.from({ length: ARCHIVE_HOURS }, (_, back) => at - back * HOUR_SECONDS).map((hourAt) => ({
        at: hourAt,
        values: {
          temperature: findTemperature({ lat, lng }, hourAt).toFixed(1),
          wind_speed: 2 + ((hourAt / HOUR_SECONDS) % 3),
          precipitation: findHourRain({ lat, lng }, hourAt).toFixed(1),
        },
      }));
      const file = makeGhcnhFile({ id: `VMM000${id}`, lat, lng, heightM: heightM ?? -999.9, lines });
      return [`/${toGhcnhKey(`VMM000${id}`, 2026)}`, file] as const;
    });
    archive = { at, files: new Map(files) };
  }
  return listBucket(path, archive.files) ?? archive.files.get(path);
}

/** The newest image of the satellite is a quarter of an hour old. */
export const findNewestImage = (now: number): number => Math.floor((now - 900) / 600) * 600;

const listSlots = (now: number, count: number): number[] =>
  Array.from({ length: count }, (_, back) => findNewestImage(now) - (count - 1 - back) * 600);

const TILE = /\/5\/(\d+)\/(\d+)\.jpg$/;

function playTiles(path: string, now: number): Answer {
  const slots = listSlots(now, 144);
  if (path === '/satimg/targetTimes_fd.json') return writeTimes(slots);
  const [, x, y] = TILE.exec(path) ?? [];
  const tile = { x: Number(x), y: Number(y) };
  const band = path.includes('/REP/') ? 'REP/ETC' : 'B13/TBB';
  const at = slots.find((slot) => path === toTilePath(slot, tile, band));
  return at === undefined ? undefined : drawTile(at, tile, { band, isNight: band === 'REP/ETC' && !isLitAt(at) });
}

const STORM = { jma: 'TC2632', number: '2623', jtwc: 'wp2226', name: 'Krovanh' };
/** When the storm was at its first position. */
const STORM_FROM = Date.UTC(2026, 10, 20) / 1000;

/** A storm that comes west over the East Sea, 20 km an hour. */
function findStorm(at: number): readonly [lat: number, lng: number] {
  const hours = (at - STORM_FROM) / HOUR_SECONDS;
  return [Number((13.8 + hours * 0.02).toFixed(1)), Number((119 - hours * 0.18).toFixed(1))];
}

function playJmaStorms(path: string, now: number): Uint8Array | undefined {
  const analysedAt = Math.floor((now - 2700) / (3 * HOUR_SECONDS)) * 3 * HOUR_SECONDS;
  const issuedAt = analysedAt + 2700;
  if (path === '/targetTc.json') return makeJmaList([{ id: STORM.jma, number: STORM.number, issuedAt }]);
  if (path !== `/${STORM.jma}/specifications.json`) return undefined;
  const wind = (kt: number) => ({
    sustained: { kt: String(kt), 'm/s': String(Math.round(kt / 1.944)) },
    gust: { kt: String(kt + 20), 'm/s': String(Math.round((kt + 20) / 1.944)) },
  });
  const parts = [0, 24, 48].map((advancedHours) => ({
    advancedHours,
    position: { deg: findStorm(analysedAt + advancedHours * HOUR_SECONDS) },
    category: { jp: '台風', en: 'STS' },
    pressure: String(985 - advancedHours / 12),
    maximumWind: wind(55),
    ...(advancedHours === 0
      ? { galeWarning: [{ area: { jp: '全域', en: 'ALL' }, range: { km: 280, nm: 150 } }] }
      : { probabilityCircleRadius: { km: advancedHours * 4, nm: advancedHours * 2 } }),
  }));
  return makeJmaSpecifications({ number: STORM.number, name: STORM.name, issuedAt, analysedAt, parts });
}

function playJtwcStorms(path: string, now: number): Uint8Array | undefined {
  if (path === '/rss/jtwc.rss') return makeJtwcRss([STORM.jtwc]);
  if (path !== `/products/${STORM.jtwc}web.txt`) return undefined;
  const analysedAt = Math.floor((now - 3 * HOUR_SECONDS) / (6 * HOUR_SECONDS)) * 6 * HOUR_SECONDS;
  const points = [0, 12, 24, 36, 48].map((hours) => {
    const [lat, lng] = findStorm(analysedAt + hours * HOUR_SECONDS);
    return { hours, lat, lng, kt: 60, gustKt: 75, radii: [[34, [150, 140, 110, 130]]] as const };
  });
  return makeJtwcWarning({ id: STORM.jtwc, name: STORM.name.toUpperCase(), analysedAt, points });
}

const TRACKS = /^\/(\d{8})\/(\d\d)z\/.*-tf\.bufr$/;
const TRACK_HOURS = [0, 6, 12, 18, 24, 30, 36, 42, 48];

/** Tracks of a model: the deterministic run's, and those of `members` more. */
function playTracks(path: string, now: number, members: number): Uint8Array | undefined {
  const [, date = '', cycle = ''] = TRACKS.exec(path) ?? [];
  const runAt = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${cycle}:00:00Z`) / 1000;
  if (Number.isNaN(runAt) || runAt + 6 * HOUR_SECONDS > now) return undefined;
  const subsets = Array.from({ length: members + 1 }, (_, member) => ({
    member: member === 0 ? 52 : member,
    type: member === 0 ? 0 : 4,
    places: TRACK_HOURS.map((hours) => {
      const [lat, lng] = findStorm(runAt + hours * HOUR_SECONDS);
      return { lat: lat + member * 0.1, lng, windMs: 28, pressure: 985 };
    }),
  }));
  const observed = findStorm(runAt);
  return makeTrackFile([{ identifier: '22W', name: STORM.name.toUpperCase(), runAt, observed, subsets }]);
}

/** Months since January 1960 of the file's issue. */
function playNmme(path: string): Uint8Array | undefined {
  const [, year, month] = /^\/(?:prate|tmp2m)\.(\d{4})(\d\d)\.prob\.adj\.mon\.nc$/.exec(path) ?? [];
  return year === undefined ? undefined : makeNmmeFile({ issue: (Number(year) - 1960) * 12 + Number(month) - 1 });
}

function playAlertSources(): Uint8Array {
  const source = { sourceId: 'th-tmd-en', authorityCountry: 'th', capAlertFeed: 'https://tmd.example/rss.xml' };
  return Buffer.from(JSON.stringify({ sources: [{ source }] }));
}

const toSlotFolder = (at: number): string =>
  `BLEND/RainRate-Blend-INST/${new Date(at * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '/')}/`;
/** Files made so far, because a listing states their sizes. */
const blends = new Map<number, Promise<Uint8Array>>();

/** A band of showers that drifts west over the sea. */
function makeShowers(slot: number): Promise<Uint8Array> {
  const centre = 113 - (((slot / 600) % 144) / 144) * 4;
  const made =
    blends.get(slot) ?? makeRainRateBlend({ rain: (lat, lng) => (Math.hypot(lat - 14, lng - centre) < 1 ? 6 : 0) });
  blends.set(slot, made);
  return made;
}

async function playRainRate(path: string, now: number): Promise<Uint8Array | undefined> {
  const slots = listSlots(now - 600, 12);
  const [, prefix] = /^\/?\?list-type=2&prefix=(.*)$/.exec(path) ?? [];
  if (prefix === undefined) {
    const at = slots.find((slot) => path === `/${toSlotFolder(slot)}${nameBlend(slot)}`);
    return at === undefined ? undefined : makeShowers(at);
  }
  const listed = slots.filter((slot) => toSlotFolder(slot) === prefix);
  const entries: string[] = [];
  for (const slot of listed) {
    const { length } = await makeShowers(slot);
    entries.push(`<Contents><Key>${prefix}${nameBlend(slot)}</Key><Size>${length}</Size></Contents>`);
  }
  const head = '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>';
  return Buffer.from(`${head}${entries.join('')}</ListBucketResult>`);
}

/** One scan serves all: of a tall cloud over Hà Nội. */
let scan: Promise<ReadonlyMap<string, Uint8Array>> | null = null;
const SCAN_AT = Date.UTC(2026, 0, 1) / 1000;

async function playCloudTops(path: string, now: number): Promise<Uint8Array | undefined> {
  scan ??= makeScan(SCAN_AT, (lat, lng) => (Math.hypot(lat - 21, lng - 105.8) < 0.4 ? 202 : 296));
  const files = await scan;
  const listed = listSlots(now, 6).flatMap((at) =>
    TILES.map((tile) => ({ key: nameCloudTopTile(tile, at), bytes: files.get(nameCloudTopTile(tile, SCAN_AT)) })),
  );
  const [, prefix] = /^\/?\?list-type=2&prefix=(.*)$/.exec(path) ?? [];
  if (prefix === undefined) return listed.find(({ key }) => path === `/${key}`)?.bytes;
  const entries = listed
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, bytes }) => `<Contents><Key>${key}</Key><Size>${bytes?.length ?? 0}</Size></Contents>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>';
  return Buffer.from(`${head}${entries.join('')}</ListBucketResult>`);
}

/** Providers of reports, images and advisories, by the name of their feed. */
export const PLAYED_FEEDS: Readonly<Record<string, PlayFeed>> = {
  metar: playMetar,
  taf: playTaf,
  ghcnh: playArchive,
  'wmo-alert-sources': playAlertSources,
  'jma-satellite': playTiles,
  'jma-storms': playJmaStorms,
  'jtwc-storms': playJtwcStorms,
  'ecmwf-tracks': (path, now) => playTracks(path, now, 4),
  'ecmwf-aifs-tracks': (path, now) => playTracks(path, now, 0),
  nmme: playNmme,
  'noaa-rain-rate': playRainRate,
  'noaa-isatss': playCloudTops,
};
