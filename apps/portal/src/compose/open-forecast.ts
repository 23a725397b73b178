import type { Language, Place } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findProvinceAt } from '@portal/domain/place/find-province-at';
import { isRainingNow } from '@portal/domain/safety/work-gate';
import type { StormCentre } from '@portal/domain/storm/storm';
import { type ArchivedRunsQuery, readArchivedRuns } from '@portal/forecast/archive/read-archived-runs';
import type { EarlierForecastsQuery } from '@portal/forecast/archive/read-earlier-forecasts';
import { openCloudTopStore } from '@portal/forecast/cloud-tops/cloud-top-store';
import { readEarlierShown } from '@portal/forecast/learning/correct-forecast';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { type FeedName, getFeedLicence } from '@portal/forecast/sources/feeds.table';
import { SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import { findExpectedRunAt } from '@portal/forecast/sources/schedule/cycles';
import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { createRoadFinder } from '#features/going-out/create-road-finder.ts';
import { openGoingOut } from '#features/going-out/service.ts';
import { createAreaReaders } from '#features/nowcast/area-members.ts';
import { createSkyReader, type SkyReader } from '#features/nowcast/create-sky-reader.ts';
import { findFreshSatellite, type RadarNeeds } from '#features/nowcast/nowcast-view.ts';
import { type Nowcast, openNowcast } from '#features/nowcast/service.ts';
import type { Places } from '#features/places/service.ts';
import { openSatelliteStore } from '#features/satellite/satellite-store.ts';
import { createSatellite } from '#features/satellite/service.ts';
import { createStorms, type Storms } from '#features/storms/service.ts';
import { toWorkWarnings } from '#features/weather/agriculture/find-work-conditions.ts';
import { toPlaceRain } from '#features/weather/find-rain.ts';
import { toHourSpan } from '#features/weather/hour-span.ts';
import { createFrameFinder } from '#features/weather/map/frames/create-frame-finder.ts';
import type { WeatherNeeds } from '#features/weather/needs.ts';
import { openWeather } from '#features/weather/open-weather.ts';
import { createPlaceWeatherReader, type ReadPlaceWeather } from '#features/weather/place-weather-reader.ts';
import { readHoursAhead } from '#features/weather/read-hours.ts';
import { createSourceCoverage } from '#features/weather/source-coverage.ts';
import { findNextDemoRunAt } from '#roles/ingest/demo-cycle.ts';
import { createNextRunFinder } from '#roles/web/current-run.ts';
import type { Config } from '../config.ts';
import { createSightReading } from './read-alert-sight.ts';
import { createMeasuredFinder } from './read-measured.ts';
import { createPastReader, readAheadSky } from './read-preview-sky.ts';
import { createRecordedDayReader } from './read-recorded-day.ts';
import { createStormHoursReader } from './read-storm-hours.ts';
import { createTripSpotReader } from './read-trip-spot.ts';
import { createWardMembers } from './read-ward-members.ts';
import { createWorkHoursReading } from './read-work-hours.ts';

const readTimer = (): number => performance.now();

/** When the next run is expected, and the coverage of the sources. */
function watchSources({ dataDir, sources }: Config, { store, demo, clock }: WeatherNeeds) {
  const nextRunAt = createNextRunFinder({
    findDemoRunAt: () => (demo() ? findNextDemoRunAt(store.listRuns(), clock()) : null),
    findSourceRunAt: () => findExpectedRunAt(dataDir, clock()),
    readTimer,
  });
  const offers = SOURCE_OFFERS.filter(({ name }) => sources.includes(name));
  return { nextRunAt, bringsAny: createSourceCoverage({ offers, listRuns: store.listRuns, demo }) };
}

interface KnownNeeds extends Omit<WeatherNeeds, 'sky' | 'earlier' | 'archived'> {
  readonly places: WeatherNeeds['places'] & Pick<Places, 'locate' | 'shapes' | 'placesProvinces' | 'wardAt'>;
  readonly warn: (problem: string) => void;
}

const FEED_OF_CENTRE: readonly (readonly [centre: StormCentre, feed: FeedName])[] = [
  ['jma', 'jma-storms'],
  ['jtwc', 'jtwc-storms'],
  ['ecmwf', 'ecmwf-tracks'],
  ['aifs', 'ecmwf-aifs-tracks'],
];

/** Opens the storms of the chosen centres; none before a feed of advisories is chosen. */
function openStorms({ dataDir, feeds }: Config, known: KnownNeeds, readPlace: ReadPlaceWeather): Storms {
  const { clock, places } = known;
  const centres = FEED_OF_CENTRE.flatMap(([centre, feed]) =>
    feeds[feed] === null ? [] : [{ centre, credit: getFeedLicence(feed) }],
  );
  const coast = {
    // The seas around islands are no coast that a storm crosses.
    findProvince: (point: LatLng) => findProvinceAt({ ...places.shapes(), islands: [] }, point),
    nameProvince: (slug: string, lang: Language) =>
      places.placesProvinces({ query: { lang } }).provinces.find((province) => province.slug === slug)?.name ?? slug,
  };
  return createStorms({
    ...{ storms: openStormStore(dataDir, readTimer), centres, coast, clock, locate: places.locate },
    readHours: createStormHoursReader((place) => readPlace(place, 'week')),
    listGates: (place, language) => known.gates?.(place, language) ?? [],
  });
}

/** Measurements near places. An own address of METAR keeps the credit: only the operator knows another. */
function openMeasured({ dataDir, feeds }: Config, { places, ...known }: KnownNeeds, readPlace: ReadPlaceWeather) {
  return createMeasuredFinder({
    ...{ ...known, dataDir },
    locate: places.locate,
    readWeather: (place) => readPlace(place, 'hours'),
    credits: {
      metar: feeds.metar === null ? null : getFeedLicence('metar'),
      taf: getFeedLicence('taf'),
    },
  });
}

/** What satellites and storm centres see. */
function openSights(config: Config, known: KnownNeeds, readPlace: ReadPlaceWeather) {
  const { clock, demo, places } = known;
  const { dataDir, satelliteCredit: credit, satelliteKind: kind } = config;
  const satellite = openSatelliteStore(dataDir, readTimer);
  const cloudTops = openCloudTopStore(dataDir, readTimer);
  const { locate } = places;
  return [
    createSatellite({ satellite, cloudTops, locate, clock, demo, credit, kind }),
    openStorms(config, known, readPlace),
  ];
}

interface PlaceReaders {
  readonly known: KnownNeeds;
  readonly readPlace: ReadPlaceWeather;
  readonly nowcast: Nowcast;
}

interface AlertReaders extends PlaceReaders {
  readonly instruments: Pick<RadarNeeds, 'radar' | 'lightning'>;
}

/** Alerts read the same rain, weather and warnings as pages. */
function openAlertReading({ known, instruments: { radar, lightning }, readPlace, nowcast }: AlertReaders) {
  const findLightning = () => {
    const state = radar.findState(known.clock(), known.demo());
    return lightning.findState(known.clock(), known.demo() && state?.origin !== 'radar');
  };
  const readSight = createSightReading({
    clock: known.clock,
    locate: known.places.locate,
    findRainSight: nowcast.findRainSight,
    readWeather: (place) => readPlace(place, 'hours'),
    findLightning,
    listWarnings: (place, language) => known.warnings?.(place, language) ?? [],
    listGates: (place, language) => known.gates?.(place, language) ?? [],
  });
  return { readSight, findLightning };
}

interface TripReaders extends PlaceReaders {
  readonly config: Config;
  readonly readSky: SkyReader['read'];
  readonly readMembers: ReturnType<typeof createAreaReaders>['readNowcastMembers'];
}

/** Trips read the weather of each spot as its own pages do, and the warnings that forbid advice there. */
function openTrips({ config, known, readPlace, nowcast, readSky, readMembers }: TripReaders) {
  const readSpot = createTripSpotReader({
    readWeather: (place) => readPlace(place, 'hours'),
    readRadar: (place) => readSky(place).radar,
    readMembers,
    listHighRates: ({ lat, lng }) =>
      nowcast.calls.nowcastSteps({ query: { lat, lng } }).steps.map(({ rainRateHigh }) => rainRateHigh),
  });
  const listWarnings = (place: Place, language: Language) =>
    toWorkWarnings([...(known.gates?.(place, language) ?? []), ...(known.warnings?.(place, language) ?? [])]);
  const { routingUrl: url, routingRate: perSecond } = config;
  const router =
    url === null ? {} : { findRoad: createRoadFinder({ url, perSecond, nowMs: readTimer, warn: known.warn }) };
  return openGoingOut({ clock: known.clock, locate: known.places.locate, readSpot, listWarnings, ...router });
}

/**
 * Opens weather, nowcast and satellite. Weather and the nowcast call share one rain series per place, from radar,
 * sensors and model.
 */
export function openForecast(config: Config, known: KnownNeeds) {
  const { dataDir, radarCredit, lightningCredit } = config;
  const base = {
    ...known,
    // Earlier forecasts are shown as issued, next to the current one, which is corrected.
    earlier: (query: EarlierForecastsQuery) => readEarlierShown(dataDir, known.store.learned, query),
    archived: (query: ArchivedRunsQuery) => readArchivedRuns(dataDir, query),
  };
  const instruments = {
    radar: openRadarStore(dataDir, readTimer),
    lightning: openLightningStore(dataDir, readTimer),
  };
  const sky = createSkyReader({ ...base, ...instruments, radarCredit });
  const areas = createAreaReaders({ ...base, radar: instruments.radar, radarCredit });
  const needs: WeatherNeeds = { ...base, sky, readWardMembers: createWardMembers(areas, known.places) };
  const readPlace = createPlaceWeatherReader(needs);
  const measured = openMeasured(config, known, readPlace);
  const { nextRunAt, bringsAny } = watchSources(config, needs);
  const readRain = (place: Parameters<typeof readPlace>[0]) => toPlaceRain(readPlace(place, 'hours'));
  const nowcast = openNowcast(
    { ...base, ...instruments, credits: { radar: radarCredit, lightning: lightningCredit }, readRain },
    sky.version,
  );
  const findHour = createFrameFinder(needs);
  const isCoastal = (place: Place) => known.places.isCoastal?.(place) === true;
  const { readSight, findLightning } = openAlertReading({ known, instruments, readPlace, nowcast });
  const readWorkHours = createWorkHoursReading({
    locate: known.places.locate,
    readWeather: (place) => readPlace(place, 'long'),
    readAhead: (place, hours, variables) => readHoursAhead(needs, place, hours, variables),
    listGates: (place, language) => known.gates?.(place, language) ?? [],
  });
  return {
    weather: openWeather({ needs: { ...needs, measured: measured.findReport }, readPlace, nextRunAt }),
    nowcast,
    sights: [
      ...openSights(config, base, readPlace),
      openTrips({ config, known, readPlace, nowcast, readSky: sky.read, readMembers: areas.readNowcastMembers }),
    ],
    radar: instruments.radar,
    areas,
    lightning: instruments.lightning,
    preview: {
      readPast: createPastReader({ dataDir, ...known }),
      readAhead: (place: Place) =>
        readAheadSky((one) => readPlace(one, 'far'), place, known.gates?.(place, 'vi') ?? []),
      listWarnings: (place: Place, language: Language) => known.warnings?.(place, language) ?? [],
    },
    /** The rain of the next hours at a place, as its pages show it. */
    readForecastRain(place: Place) {
      const sight = nowcast.findRainSight(place);
      const rateMmh = sight?.slices[0]?.rainMmh ?? null;
      const isRaining = rateMmh === null ? null : isRainingNow({ rateMmh, thunder: null });
      return { isRaining, isDemo: sight?.issued.demo ?? known.demo() };
    },
    linked: { findMeasured: async (place: Place, language: Language) => measured.findMeasured(place, language) },
    readRecordedDay: createRecordedDayReader({ dataDir, ...known, locate: known.places.locate }),
    alerts: {
      readSight,
      findLightning,
      findSatellite: () => findFreshSatellite({ ...known, ...instruments }),
      version: () => `${sky.version()} ${base.store.version()}`,
    },
    /** Data orders summarize days like every reply. */
    data: { store: base.store, demo: base.demo, archived: base.archived, summarizeDay: toHourSpan, isCoastal },
    readWorkHours,
    web: {
      bringsAny,
      findFrame: (path: string) => nowcast.findFrame(path) ?? findHour(path),
      findPresentFrame: nowcast.findPresentFrame,
    },
  };
}
