import type { StormHereBlock, StormHereReply } from '@portal/contract/endpoints/storm-here';
import { STORM_STEPS } from '@portal/domain/storm/storm-here';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';

const HOUR = 3600;
/** The three hours of the sample request, 3 August 2026, 14:05. */
const FROM = Date.parse('2026-08-03T12:00:00+07:00') / 1000;
/** 22:00 of the next day. */
const ZERO = FROM + 34 * HOUR;

type Winds = Partial<Pick<StormHereBlock, 'modelForce' | 'modelGustForce' | 'leastForce' | 'leastBy' | 'rain'>>;

/** Force 4 with gusts 6; `judge` has the changes of a block by its number. */
export const makeBlocks = (judge: (block: number) => Winds): StormHereBlock[] =>
  Array.from({ length: 24 }, (_, block) => ({
    from: formatMoment(FROM + block * 3 * HOUR),
    to: formatMoment(FROM + (block + 1) * 3 * HOUR),
    ...{ modelForce: 4, modelGustForce: 6, leastForce: null, leastBy: null, rain: 2 },
    ...judge(block),
  }));

/** The model has force 6 from 15:00 of the next day and 8 from 21:00, JTWC at least 9 from 0:00 of the day after. */
const PASSING = makeBlocks((block) => {
  if (block < 9 || block > 16) return {};
  if (block < 11) return { modelForce: 6, modelGustForce: 8, rain: 8 };
  if (block < 12) return { modelForce: 8, modelGustForce: 10, rain: 26 };
  if (block < 14) return { modelForce: 8, modelGustForce: 11, leastForce: 9, leastBy: 'jtwc', rain: 42 };
  return { modelForce: 6, modelGustForce: 7, rain: 9 };
});

/** KROVANH, nearest in a day and a half: JMA and JTWC differ by 60 km and 3 hours. */
export const STORM_REPLY: StormHereReply = {
  place: SAMPLE_PLACE,
  issued: makeIssued({}),
  basis: 'advisory',
  state: 'approaching',
  watched: [{ centre: 'jma', readAt: '2026-08-03T13:50:00+07:00' }],
  storms: [
    {
      ...{ id: '2623', name: 'KROVANH', class: 'strongStorm', gapKm: 60, gapHours: 3 },
      centres: [
        {
          ...{ centre: 'jma', issuedAt: '2026-08-03T13:45:00+07:00', awayKm: 431, bearing: 90, winds: [] },
          ...{ nearestAt: '2026-08-05T01:00:00+07:00', nearestKm: 90, nearestErrorKm: 110 },
        },
        {
          ...{ centre: 'jtwc', issuedAt: '2026-08-03T10:00:00+07:00', awayKm: 425, bearing: 92 },
          ...{ nearestAt: '2026-08-04T22:00:00+07:00', nearestKm: 30, nearestErrorKm: null },
          winds: [
            {
              ...{ from: '2026-08-05T00:00:00+07:00', to: '2026-08-05T06:00:00+07:00' },
              ...{ force: 9, kt: 50, minutes: 1 },
            },
          ],
        },
        {
          ...{ centre: 'ecmwf', issuedAt: '2026-08-03T07:00:00+07:00', awayKm: 440, bearing: 91, winds: [] },
          ...{ nearestAt: null, nearestKm: null, nearestErrorKm: null },
        },
      ],
    },
  ],
  threeHours: PASSING,
  rainTotal: 210,
  ...{ zeroAt: formatMoment(ZERO), zeroBasis: 'model', zeroCentre: null },
  checklist: STORM_STEPS.map((hoursBefore) => ({ hoursBefore, dueAt: formatMoment(ZERO - hoursBefore * HOUR) })),
  ...{ afterUntil: null, afterBasis: null },
};

export const NO_STORM: StormHereReply = {
  ...STORM_REPLY,
  ...{ basis: null, state: 'none', storms: [], threeHours: [], rainTotal: null },
  ...{ zeroAt: null, zeroBasis: null, zeroCentre: null, checklist: [] },
};
