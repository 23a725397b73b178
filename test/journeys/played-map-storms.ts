import { makeJmaList, makeJmaSpecifications } from '@portal/testing/storms/jma-answers';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';

/** The portals' clock stands at 07:20 UTC. */
const ANALYSED_AT = Date.UTC(2026, 10, 21, 6) / 1000;
const ISSUED_AT = ANALYSED_AT + 2700;

const makeWind = (kt: number) => ({
  sustained: { kt: String(kt), 'm/s': String(Math.round(kt / 1.944)) },
  gust: { kt: String(kt + 20), 'm/s': String(Math.round((kt + 20) / 1.944)) },
});

interface PlayedStorm {
  readonly id: string;
  /** A letter while unnamed. */
  readonly number: string;
  readonly name: string | null;
  readonly from: readonly [lat: number, lng: number];
  /** Degrees of longitude per day. */
  readonly course: number;
  /** Null: JMA states no wind. */
  readonly kt: number | null;
  /** Hours of the forecast; none: only the analysis. */
  readonly hours: readonly number[];
}

/** One in the East Sea, one without a wind or a forecast, one east of the map's edge. */
export const STORMS: readonly PlayedStorm[] = [
  { id: 'TC2632', number: '2632', name: 'Krovanh', from: [15.2, 113.6], course: -3.6, kt: 65, hours: [24, 48, 72] },
  { id: 'TC2633', number: 'a', name: null, from: [10.4, 127.5], course: -3, kt: null, hours: [] },
  { id: 'TC2634', number: '2633', name: 'Dujuan', from: [18, 157.2], course: -4, kt: 90, hours: [24, 48] },
];

function makeSpecifications({ number, name, from, course, kt, hours }: PlayedStorm): Buffer {
  const parts = [0, ...hours].map((advancedHours) => ({
    advancedHours,
    position: {
      deg: [
        Number((from[0] + advancedHours / 24).toFixed(1)),
        Number((from[1] + (course * advancedHours) / 24).toFixed(1)),
      ] as const,
    },
    category: { jp: '台風', en: 'TY' },
    pressure: '970',
    ...(kt === null ? {} : { maximumWind: makeWind(kt - advancedHours / 4) }),
    ...(advancedHours > 0
      ? { probabilityCircleRadius: { km: advancedHours * 4, nm: advancedHours * 2 } }
      : kt === null
        ? {}
        : {
            galeWarning: [
              { area: { jp: '北', en: 'N' }, range: { km: 390, nm: 210 } },
              { area: { jp: '南', en: 'S' }, range: { km: 280, nm: 150 } },
            ],
            stormWarning: [{ area: { jp: '全域', en: 'ALL' }, range: { km: 110, nm: 60 } }],
          }),
  }));
  return makeJmaSpecifications({ number, name, issuedAt: ISSUED_AT, analysedAt: ANALYSED_AT, parts });
}

/** JMA's and JTWC's answers by path; without storms both lists are empty. */
export function playStorms(storms: readonly PlayedStorm[]): ReadonlyMap<string, Uint8Array> {
  const first = storms.find(({ name }) => name === 'Krovanh');
  const listed = storms.map(({ id, number }) => ({ id, number, issuedAt: ISSUED_AT }));
  const points = [0, 12, 24, 36].map((hours) => ({
    hours,
    lat: 15 + hours / 40,
    lng: 113.9 - hours * 0.12,
    kt: 70,
    gustKt: 85,
  }));
  const analysedAt = ANALYSED_AT - 6 * 3600;
  return new Map([
    ['/jma/targetTc.json', makeJmaList(listed)],
    ...storms.map((storm) => [`/jma/${storm.id}/specifications.json`, makeSpecifications(storm)] as const),
    ['/jtwc/rss/jtwc.rss', makeJtwcRss(first === undefined ? [] : ['wp2226'])],
    ['/jtwc/products/wp2226web.txt', makeJtwcWarning({ id: 'wp2226', name: 'KROVANH', analysedAt, points })],
  ]);
}
