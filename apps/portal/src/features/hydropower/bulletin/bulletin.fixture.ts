import type { BulletinScore } from '@portal/domain/hydro/score/score-bulletins';
import { formatDate, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Bulletin, BulletinContent } from './bulletin-content.ts';

/** 07:00 in Vietnam. */
export const SLOT_AT = Date.parse('2026-11-21T07:00:00+07:00') / 1000;

const round = (value: number): number => Math.round(10 * value) / 10;
const findMm = (hour: number): number => round(Math.max(0, 3 * Math.sin(hour / 9)));

const makeScoreRow = (kind: 'rain' | 'flow', leadDays: number, pairs: number): BulletinScore => ({
  kind,
  leadDays,
  pairs,
  isEnough: pairs >= 20,
  mae: 4.2 * leadDays,
  meanError: -0.6,
  nse: 0.71 - leadDays / 10,
  heldMae: 7.9,
  usualMae: kind === 'flow' ? 8.8 : null,
  withinPercent: kind === 'flow' ? 74 : null,
  radarPercent: kind === 'flow' ? null : 88,
});

function makeRain(): BulletinContent['rain'] {
  const ahead = Array.from({ length: 240 }, (_, hour) => {
    const mm = findMm(hour);
    return {
      at: formatMoment(SLOT_AT + hour * HOUR_SECONDS),
      rain: mm,
      rainLow: round(mm / 2),
      rainHigh: round(mm * 2),
    };
  });
  const past = Array.from({ length: 72 }, (_, hour) => ({
    at: formatMoment(SLOT_AT + (hour - 72) * HOUR_SECONDS),
    rain: findMm(hour + 20),
    basis: hour % 5 === 0 ? ('analysis' as const) : ('radar' as const),
  }));
  const sum = (hours: readonly { readonly rain: number | null }[]): number =>
    round(hours.reduce((total, { rain }) => total + (rain ?? 0), 0));
  return {
    basis: 'polygon',
    issued: {
      source: 'gefs',
      runAt: formatMoment(SLOT_AT - 6 * HOUR_SECONDS),
      updatedAt: formatMoment(SLOT_AT - HOUR_SECONDS),
      at: formatMoment(SLOT_AT + 60),
      demo: false,
      credits: ['NOAA GEFS'],
    },
    coveredPercent: { model: 100, radar: 96 },
    past,
    ahead,
    days: [...Map.groupBy(ahead, ({ at }) => at.slice(0, 10)).entries()].map(([date, hours]) => ({
      date,
      hours: hours.length,
      rain: sum(hours),
      rainLow: round(sum(hours) / 2),
      rainHigh: round(2 * sum(hours)),
    })),
    sums: ([1, 3, 6, 12, 24, 48, 72, 240] as const).map((hours) => ({
      hours,
      past: hours > 72 ? null : sum(past.slice(-hours)),
      ahead: sum(ahead.slice(0, hours)),
      aheadLow: round(sum(ahead.slice(0, hours)) / 2),
      aheadHigh: round(2 * sum(ahead.slice(0, hours))),
      mostCell: null,
    })),
    limits: [],
  };
}

const makeLevel = (): BulletinContent['forecast']['level'] => ({
  state: 'ready',
  readAt: formatMoment(SLOT_AT - HOUR_SECONDS),
  stale: false,
  dead: 400,
  range: null,
  hours: [formatMoment(SLOT_AT)],
  courses: [
    {
      release: 180,
      levels: [417.2],
      reaches: [
        {
          kind: 'normal',
          level: 420,
          left: 2.8,
          outsideCurve: false,
          middleAt: formatMoment(SLOT_AT + 45 * HOUR_SECONDS),
          earliestAt: null,
          holdingRelease: 320,
        },
        {
          kind: 'checkFlood',
          level: 424.1,
          left: 6.9,
          outsideCurve: false,
          middleAt: null,
          earliestAt: null,
          holdingRelease: null,
        },
      ],
    },
  ],
});

const makeClock = (): BulletinContent['forecast']['clock'] => ({
  floodSeason: {
    isNow: true,
    begin: formatMoment(SLOT_AT - 4_000_000),
    end: formatMoment(SLOT_AT + 4_000_000),
    day: 38,
    days: 93,
  },
  level: 417.2,
  cap: { level: 418.5, until: formatMoment(SLOT_AT + 4_000_000), above: -1.3 },
  release: 180,
  minimumRelease: 24,
  noticeHours: 4,
  due: [
    {
      kind: 'notice',
      at: formatMoment(SLOT_AT + 10 * HOUR_SECONDS),
      openingAt: formatMoment(SLOT_AT + 14 * HOUR_SECONDS),
      late: false,
    },
  ],
});

function makeForecast(): BulletinContent['forecast'] {
  const hours = Array.from({ length: 240 }, (_, hour) => {
    const flow = Math.round(180 + 700 * Math.exp(-(((hour - 40) / 14) ** 2)));
    return { at: formatMoment(SLOT_AT + hour * HOUR_SECONDS), flow, low: Math.round(flow / 2), high: 2 * flow };
  });
  return {
    state: 'ready',
    step: 'hour',
    hoursInterpolated: false,
    unit: 'm3/s',
    now: 180,
    demo: false,
    members: 1,
    band: null,
    peak: { at: hours[40]?.at ?? '', flow: 880 },
    peakLow: 440,
    peakHigh: 1760,
    hours,
    fittedAt: formatMoment(SLOT_AT - 900_000),
    stateAt: formatMoment(SLOT_AT - 500_000),
    heldBack: null,
    level: makeLevel(),
    clock: makeClock(),
  };
}

/** A basin's bulletin with every optional part. */
export function makeBulletin(more: Partial<Bulletin> = {}, name = 'Hồ mẫu, thượng lưu sông Đà'): Bulletin {
  return {
    number: 203,
    slotAt: SLOT_AT,
    issuedAt: SLOT_AT + 60,
    demo: false,
    content: {
      version: 1,
      catchment: { name, areaKm2: 3180, lat: 21.8, lng: 103.6 },
      rain: makeRain(),
      forecast: makeForecast(),
      score: [makeScoreRow('rain', 1, 58), makeScoreRow('rain', 7, 12), makeScoreRow('flow', 1, 58)],
    },
    ...more,
  };
}

/** The same with nothing but an outline. */
export function makeBareBulletin(): Bulletin {
  const whole = makeBulletin({ demo: true });
  const rain = whole.content.rain;
  return {
    ...whole,
    slotAt: SLOT_AT + 7 * HOUR_SECONDS,
    content: {
      ...whole.content,
      rain: {
        ...rain,
        ahead: rain.ahead.map((hour) => ({ ...hour, rain: null, rainLow: null, rainHigh: null })),
        sums: rain.sums.map((sum) => ({ ...sum, ahead: null, aheadLow: null, aheadHigh: null })),
        days: [{ date: formatDate(SLOT_AT), hours: 10, rain: null, rainLow: null, rainHigh: null }],
      },
      forecast: { state: 'uncalibrated', level: { state: 'noCurve' }, clock: null },
      score: [],
    },
  };
}
