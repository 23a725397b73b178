import { composeAlert } from '@portal/content/alerts/compose-alert';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { checkRule } from '@portal/domain/alert/check-rule';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import type { SentAlert } from './alert-account.ts';
import type { AlertWeather } from './ask-alert-weather.ts';
import { checkAlert } from './check-alert.ts';

/** 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 22, 7, 20) / 1000;
const STEP = 600;
const NOAA = 'Precipitation: NOAA Enterprise Rain Rate';
/** Dry for twenty minutes, then moderate rain for half an hour, as satellites see it. */
const RATES = [0, 0, 3, 4, 3, ...Array<number>(14).fill(0)];

function makeRule(fields: object): SentAlert['rule'] {
  const checked = checkRule({ leadMinutes: 180, language: 'en', ...fields });
  if (!checked.ok) throw new RangeError(JSON.stringify(checked.errors));
  return checked.value;
}

const sources = { radar: { source: 'satellite', runAt: '' }, rain: { source: 'ecmwf', runAt: '' } };
const issued = { demo: false, sources, credits: [NOAA] } as unknown as SentAlert['issued'];
const steps = RATES.map((rainRate, step) => ({
  at: formatMoment(NOW + step * STEP),
  rainRate,
  rainProbability: rainRate > 0 ? 80 : 0,
  thunder: 0,
  modelShare: 0,
}));
const hours = [30.4, 29, 28, 27].map((temperature, hour) => ({
  at: formatMoment(NOW - 20 * 60 + hour * HOUR_SECONDS),
  temperature,
  windGust: 11.1,
}));
const weather = {
  slug: 'ha-noi',
  nowAt: NOW,
  steps: { basis: 'satellite', outsideRadar: false, present: steps[0], steps: steps.slice(1), issued },
  hours: {
    hours,
    issued: { sources: { temperature: { source: 'ecmwf' }, windGust: { source: 'ecmwf' } }, credits: [] },
  },
} as unknown as AlertWeather;

const RAIN = makeRule({ kind: 'rain', threshold: 1 });
const START = { kind: 'start', eventAt: NOW + 2 * STEP, endAt: NOW + 5 * STEP, mayGrow: false } as const;
const SHOWER = { ...START, peak: 4, peakAt: NOW + 3 * STEP, chance: 80 };

const write = (rule: SentAlert['rule'], message: Parameters<typeof composeAlert>[0]['message']): AlertText =>
  composeAlert({
    rule,
    message,
    placeName: 'Hà Nội',
    path: '/',
    now: NOW,
    basis: rule.kind === 'rain' ? 'satellite' : 'model',
    isOutsideRadar: false,
    warning: null,
    gate: null,
    isDemo: false,
  });

/** What differs between a message and the weather above. */
function listFound(rule: SentAlert['rule'], content: AlertText, changed: Partial<SentAlert> = {}): string[] {
  const found: string[] = [];
  const compare = {
    same: (what: string, said: unknown, shown: unknown) => {
      if (JSON.stringify(said) !== JSON.stringify(shown)) found.push(what);
    },
    holds: (what: string, holds: boolean) => {
      if (!holds) found.push(what);
    },
  };
  const own = rule.kind === 'rain' ? issued : ({ demo: false, sources: weather.hours.issued.sources } as never);
  const alert = { rule, place: 'ha-noi', kind: 'start', eventAt: NOW, content, issued: own, isDemo: false } as const;
  checkAlert({ ...alert, ...changed }, weather, compare);
  return found;
}

const replaceIn = ({ more, ...text }: AlertText, from: string, to: string): AlertText => ({
  ...text,
  first: text.first.replace(from, to),
  more: more.map((sentence) => sentence.replace(from, to)),
});

describe('a message compared with page and API', () => {
  it('passes as the composer writes it', () => {
    expect(listFound(RAIN, write(RAIN, SHOWER))).toEqual([]);
    const gust = makeRule({ kind: 'gust', threshold: 10.8 });
    const blow = { ...START, eventAt: NOW - 1200, endAt: null, peak: 11.1, peakAt: NOW - 1200, chance: null };
    expect(listFound(gust, write(gust, blow))).toEqual([]);
    const heat = makeRule({ kind: 'temperature', threshold: 30, temperatureUnit: 'F' });
    const warm = { ...START, eventAt: NOW - 1200, endAt: NOW + 2400, peak: 30.4, peakAt: NOW - 1200, chance: null };
    expect(listFound(heat, write(heat, warm))).toEqual([]);
  });

  it.each([
    ['another start', '14:40', '14:50', 'start'],
    ['another end', 'until 15:10', 'until 15:30', 'end'],
    ['another class', 'moderate rain', 'heavy rain', 'strength'],
    ['another chance', '80%', '60%', 'chance'],
    ['another certainty', 'moderate rain', 'a good chance of moderate rain', 'words by chance'],
    ['another basis', 'Satellite estimate, may be 20–30 minutes late.', 'Model forecast.', 'basis'],
    [
      'millimetres of an estimate',
      'May last',
      'Heaviest about 14:50, 4 mm/h. May last',
      'no millimetres of an estimate',
    ],
    ['a demonstration', 'May last', 'Demo data. May last', 'has a demonstration'],
    ['an official voice', 'moderate rain', 'official warning: moderate rain', 'has an official voice'],
    ['no word that it is automatic', 'Automatic, not an official bulletin.', '', 'says that it is automatic'],
  ])('is caught with %s', (_, from, to, what) => {
    const content = replaceIn(write(RAIN, SHOWER), from, to);
    expect(content).not.toEqual(write(RAIN, SHOWER));
    expect(listFound(RAIN, content)).toContain(what);
  });

  it('is caught where no event is shown, or its sources are others', () => {
    const heavy = makeRule({ kind: 'rain', threshold: 10 });
    expect(listFound(heavy, write(heavy, { ...SHOWER, peak: 12 }))).toEqual(['is shown']);
    const other = { ...issued, credits: [], sources: {} };
    expect(listFound(RAIN, write(RAIN, SHOWER), { issued: other })).toEqual([
      'source of radar',
      'source of rain',
      'credits',
    ]);
  });
});
