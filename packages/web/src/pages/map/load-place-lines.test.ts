import type { CallApi } from '@portal/contract/call-api';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { loadPlaceLines } from './load-place-lines.ts';

const STYLE = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;

interface Course {
  readonly rates: readonly number[];
  readonly starts?: string;
  readonly stops?: string;
}

/** Ten-minute steps from 14:10 on; after those that are named it is dry. */
function toReply({ rates, starts, stops }: Course) {
  const steps = Array.from({ length: 18 }, (_, index) => ({
    at: new Date(Date.parse('2026-08-03T07:10:00Z') + index * 600_000 + 25_200_000)
      .toISOString()
      .replace('.000Z', '+07:00'),
    rainRate: rates[index] ?? 0,
  }));
  const toMoment = (clock: string | undefined) => (clock === undefined ? null : `2026-08-03T${clock}:00+07:00`);
  return { place: SAMPLE_PLACE, steps, starts: toMoment(starts), stops: toMoment(stops) };
}

function loadRain(courses: Readonly<Record<string, Course>>) {
  const provinces = Object.keys(courses).map((slug) => ({ slug, name: slug, region: 'north' }));
  const call: CallApi = async ({ id }, input) => {
    const { location = '' } = (input as { query?: { location?: string } }).query ?? {};
    const reply = id === 'placesProvinces' ? { provinces } : toReply(courses[location] ?? { rates: [] });
    return { ok: true, reply: reply as never };
  };
  return loadPlaceLines('radar', STYLE, call, null);
}

describe('the list beside the map', () => {
  it('has the wettest places first, and of dry ones those where rain will come', async () => {
    const table = await loadRain({
      dry: { rates: [0] },
      light: { rates: [0.4] },
      later: { rates: [0, 0, 9] },
      heavy: { rates: [20] },
    });
    expect(table?.lines.map(({ slug }) => slug)).toEqual(['heavy', 'light', 'later', 'dry']);
  });

  it('says in words how hard it rains and what comes then, beside the figure of the same ten minutes', async () => {
    const table = await loadRain({
      a: { rates: [20, 20], stops: '14:30' },
      b: { rates: Array.from({ length: 18 }, () => 3) },
      c: { rates: [0, 0, 0, 5], starts: '14:40', stops: '14:50' },
      d: { rates: [] },
    });
    expect(table?.lines.map(({ values, rain }) => [values[0], rain?.strength, rain?.next])).toEqual([
      ['20', 'to', 'tạnh 14:30'],
      ['3,0', 'vừa', 'còn mưa lúc 17:00'],
      ['0', 'khô', 'mưa từ 14:40'],
      ['0', 'khô', 'khô đến 17:00'],
    ]);
    expect(table?.moments[0]).toBe('14:10');
  });
});
