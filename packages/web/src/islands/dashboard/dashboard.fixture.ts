import type { OwnMessage } from '@portal/contract/own/messages';
import type { OwnPlace } from '@portal/contract/own/places';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { PlaceWeather } from './dashboard-data.ts';

const START = Date.parse('2026-07-22T14:00:00+07:00') / 1000;

export const makePlace = (changes: Partial<OwnPlace> = {}): OwnPlace => ({
  id: 'p1',
  name: 'Nhà',
  lat: 21.0362,
  lng: 105.7906,
  slug: 'ha-noi',
  active: true,
  ...changes,
});

/** Three hours of rain, mm/h per ten minutes; missing steps are dry. */
export function makeWeather(
  rates: readonly (number | null)[],
  changes: Partial<NonNullable<PlaceWeather['nowcast']>> = {},
): PlaceWeather {
  const steps = Array.from({ length: 18 }, (_, step) => {
    const rainRate = rates[step] === undefined ? 0 : (rates[step] ?? null);
    return {
      at: formatMoment(START + step * 600),
      rainRate,
      rainRateHigh: rainRate,
      rainProbability: rainRate === null ? null : rainRate > 0 ? 90 : 5,
      modelShare: 0,
      thunder: 0,
      lead: step * 10,
    };
  });
  const first = steps.find(({ rainRate }) => (rainRate ?? 0) > 0);
  const nowcast = {
    steps,
    starts: first === undefined || first === steps[0] ? null : first.at,
    stops: null,
    around: null,
    outsideRadar: false,
    sentence: '',
    issued: { demo: true },
    ...changes,
  };
  return { now: null, nowcast: nowcast as unknown as PlaceWeather['nowcast'] };
}

/** A sent message about a start. */
export const makeMessage = (changes: Partial<OwnMessage> = {}): OwnMessage => ({
  id: 'm1',
  ruleId: 'r1',
  placeId: 'p1',
  event: { key: 'r1.1', kind: 'start', at: '2026-07-22T14:40:00+07:00' },
  text: 'Mưa vừa từ 14:40.',
  issued: { demo: false },
  channel: 'email',
  state: 'sent',
  reason: null,
  sentAt: '2026-07-22T14:10:00+07:00',
  outcome: null,
  happened: null,
  ...changes,
});
