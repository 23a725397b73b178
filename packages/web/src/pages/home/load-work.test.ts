import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { CallApi } from '@portal/contract/call-api';
import { describe, expect, it } from 'vitest';
import { makeDemoIssued, makeIssued, SAMPLE_NOW } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadWork } from './load-work.ts';

/** Answers for the basin's points by index, mm per hour, and for the offshore wind, m/s. */
function makeCall(amounts: readonly (number | null)[], windMs: number | null): CallApi {
  const call = async ({ id }: { readonly id: string }, input: { readonly query: { readonly lat?: number } }) => {
    const amount = amounts[DA_RIVER_POINTS.findIndex(({ lat }) => lat === input.query.lat)] ?? null;
    const hours = Array.from({ length: 72 }, () => ({ at: SAMPLE_NOW, rain: amount }));
    const levels = [50, 100].map((height) => ({ height, windSpeed: height === 100 ? windMs : 1, windDirection: 90 }));
    if (id === 'weatherRain72' && amount !== null) return { ok: true, reply: { issued: makeDemoIssued(), hours } };
    if (id === 'weatherWind') {
      const hour = { at: '2026-08-03T14:00:00+07:00', levels };
      return { ok: true, reply: { issued: makeIssued(), hours: windMs === null ? [] : [hour] } };
    }
    return { ok: false, problem: { errorCode: 'internal' } };
  };
  return call as unknown as CallApi;
}

const load = (call: CallApi, language: 'vi' | 'en' = 'vi') => loadWork('ha-noi', makeSampleRequest({ language }), call);

describe('the lines of work', () => {
  it('say the driest and the wettest point of the basin', async () => {
    const call = makeCall([0.5, 1, 0.75, 1, 1.75], null);
    expect((await load(call)).basin).toBe('Lưu vực sông Đà, 24 giờ tới: mưa 12–42\u00a0mm');
  });

  it('call no basin dry: less than a millimetre is said so', async () => {
    expect((await load(makeCall([0, 0, 0, 0, 0.01], null), 'en')).basin).toBe(
      'Da River basin, next 24 hours: less than 1\u00a0mm of rain',
    );
  });

  it('say the wind of this hour at 100 m in metres a second, whatever the reader has chosen', async () => {
    expect((await load(makeCall([], 7.42))).wind).toBe('Ngoài khơi Bạc Liêu cũ, ở 100 m: 7,4\u00a0m/s lúc 14:00');
  });

  it('are marked as demo where one of them is', async () => {
    expect((await load(makeCall([1, 1, 1, 1, 1], 7))).issued?.demo).toBe(true);
    expect((await load(makeCall([], 7))).issued?.demo).toBe(false);
  });

  it('say nothing where nothing is known', async () => {
    expect(await load(makeCall([1, null, null, 1, 1], null))).toEqual({
      advice: null,
      basin: null,
      wind: null,
      issued: null,
    });
  });
});
