import { listLandfallParts, makeJmaList, makeJmaSpecifications } from '@portal/testing/storms/jma-answers';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { openStormStore } from '../../packages/forecast/src/storms/open-storm-store.ts';
import { createCentrePull, type PulledCentre } from '../../packages/forecast/src/storms/pull-centre.ts';
import { consumeFrames } from './consume-frames.ts';
import { PLAYED_NOW, type PlayedProvider } from './played-provider.ts';

const HOUR = 3600;
const ISSUED_AT = PLAYED_NOW - HOUR;
const makeTyphoon = (issuedAt: number) =>
  makeJmaSpecifications({ number: '2632', name: 'Krovanh', issuedAt, parts: listLandfallParts() });
const SPECIFICATIONS = '/jma/TC2632/specifications.json';

/** Advisories that are stored whole. */
const readStorms = (dataDir: string, centre: PulledCentre) => {
  const store = openStormStore(dataDir, () => 0);
  const stored = store.listAdvisories().map(({ centreId, points }) => `${centreId}: ${points.length}`);
  return store.checkedAt(centre) === null ? stored : [...stored, 'all are read'];
};

function playCentre(
  centre: PulledCentre,
  parts: Pick<PlayedProvider, 'makeFiles' | 'places' | 'failures'>,
  stored: string,
): PlayedProvider {
  return {
    ...parts,
    name: `${centre}-storms`,
    path: `/${centre}`,
    open: (options) =>
      consumeFrames(
        options,
        (pull) => createCentrePull({ ...pull, centre, address: `${options.url}/${centre}`, onStored: () => undefined }),
        () => readStorms(options.dataDir, centre),
      ),
    whole: [stored, 'all are read'],
  };
}

export const JMA_STORMS = playCentre(
  'jma',
  {
    makeFiles: async () =>
      new Map([
        ['/jma/targetTc.json', makeJmaList([{ id: 'TC2632', number: '2632', issuedAt: ISSUED_AT }])],
        [SPECIFICATIONS, makeTyphoon(ISSUED_AT)],
      ]),
    places: { list: /targetTc/, advisory: /specifications/ },
    failures: [
      {
        what: 'an advisory of tomorrow',
        spoil: ({ files }) => void files.set(SPECIFICATIONS, makeTyphoon(PLAYED_NOW + 24 * HOUR)),
        line: /has not come yet/,
      },
      {
        what: 'another storm’s advisory',
        spoil: ({ files }) =>
          void files.set(
            SPECIFICATIONS,
            makeJmaSpecifications({ number: '2631', name: 'Other', issuedAt: ISSUED_AT, parts: listLandfallParts() }),
          ),
        line: /is of typhoon 2631, listed is 2632/,
      },
    ],
  },
  'TC2632: 3',
);

const WARNING = '/jtwc/products/wp2226web.txt';
const makeWarning = (id: string, analysedAt: number) =>
  makeJtwcWarning({
    ...{ id, name: 'KROVANH', analysedAt },
    points: [
      { hours: 0, lat: 15, lng: 113.6, kt: 65, gustKt: 80 },
      { hours: 12, lat: 15.2, lng: 111.6, kt: 70, gustKt: 85 },
    ],
  });

export const JTWC_STORMS = playCentre(
  'jtwc',
  {
    makeFiles: async () =>
      new Map([
        ['/jtwc/rss/jtwc.rss', makeJtwcRss(['wp2226'])],
        [WARNING, makeWarning('wp2226', PLAYED_NOW - 3 * HOUR)],
      ]),
    places: { list: /rss/, advisory: /web\.txt/ },
    failures: [
      {
        what: 'a warning of tomorrow',
        spoil: ({ files }) => void files.set(WARNING, makeWarning('wp2226', PLAYED_NOW + 24 * HOUR)),
        line: /has not come yet/,
      },
      {
        what: 'another storm’s warning',
        spoil: ({ files }) => void files.set(WARNING, makeWarning('wp2126', PLAYED_NOW - 3 * HOUR)),
        line: /is of 21W/,
      },
      {
        what: 'an average of ten minutes',
        spoil: ({ files }) =>
          void files.set(
            WARNING,
            Buffer.from(
              Buffer.from(files.get(WARNING) ?? [])
                .toString()
                .replace('ONE-MINUTE', 'TEN-MINUTE'),
            ),
          ),
        line: /winds of a TEN-MINUTE average/,
      },
    ],
  },
  'wp2226: 2',
);
