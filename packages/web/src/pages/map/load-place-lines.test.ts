import { mapMessages } from '@portal/content/messages/map-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { warningsList } from '@portal/contract/endpoints/warnings';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { loadPlaceLines } from './load-place-lines.ts';

const STYLE = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;

interface Course {
  readonly rates: readonly number[];
  readonly starts?: string;
  readonly stops?: string;
}

/** Ten-minute steps from 14:10; steps after the given ones are dry. */
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

const NO_GATES = {};

type Gates = Readonly<Record<string, EndpointReply<typeof warningsList>>>;

function loadRain(courses: Readonly<Record<string, Course>>, gates: Gates = NO_GATES, style: ValueStyle = STYLE) {
  const provinces = Object.keys(courses).map((slug) => ({ slug, name: slug, region: 'north' }));
  const call: CallApi = async ({ id }, input) => {
    const { location = '' } = (input as { query?: { location?: string } }).query ?? {};
    const replies = {
      placesProvinces: () => ({ provinces }),
      warningsList: () => gates[location] ?? { items: [], over: [] },
      nowcastSteps: () => toReply(courses[location] ?? { rates: [] }),
    };
    return { ok: true, reply: replies[id as keyof typeof replies]() as never };
  };
  return loadPlaceLines('radar', style, call, { strokes: null, isGated: gates !== NO_GATES });
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

  it('calls no place dry, and no rain over, under a warning there and in the day after it', async () => {
    const storm = (startsAt: string, expiresAt: string) =>
      makeSampleWarning({ kind: 'storm', level: 4, startsAt, expiresAt });
    const held = storm('2026-08-03T06:00:00+07:00', '2026-08-04T06:00:00+07:00');
    const past = storm('2026-08-02T06:00:00+07:00', '2026-08-02T20:00:00+07:00');
    const heat = { ...held, kind: 'heat' } as const;
    const stops = { rates: [20], stops: '14:30' };
    const courses = { warned: { rates: [] }, ends: stops, after: { rates: [] }, heat: { rates: [] }, free: stops };
    const gates = {
      warned: { items: [held], over: [] },
      ends: { items: [held], over: [] },
      after: { items: [], over: [past] },
      heat: { items: [heat], over: [] },
    };
    for (const [language, said] of Object.entries({
      vi: ['theo bản tin cảnh báo', 'chờ bản tin mới', 'khô đến 17:00', 'tạnh 14:30', 'to'],
      en: ['see the official warning', 'await a new bulletin', 'dry until 17:00', 'over by 14:30', 'heavy'],
    })) {
      const table = await loadRain(courses, gates, { ...STYLE, language: language as 'vi' | 'en' });
      const lines = Object.fromEntries(
        (table?.lines ?? []).map(({ slug, rain }) => [slug, [rain?.strength, rain?.next]]),
      );
      const [warning, after, dry, over, heavy] = said;
      expect(lines).toMatchObject({
        warned: ['0 mm', warning],
        ends: [heavy, warning],
        after: ['0 mm', after],
        heat: [mapMessages[language as 'vi' | 'en'].dryBlock, dry],
        free: [heavy, over],
      });
    }
  });
});
