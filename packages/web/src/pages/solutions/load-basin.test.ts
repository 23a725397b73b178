import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { CallApi } from '@portal/contract/call-api';
import { describe, expect, it } from 'vitest';
import { loadBasin } from './solution-examples.tsx';

const NOW = '2026-08-03T14:00:00+07:00';
const ISSUED = {
  source: 'demo',
  runAt: '2026-08-03T07:00:00+07:00',
  updatedAt: NOW,
  demo: true,
  sources: {},
  estimated: [],
  credits: [],
};

/** Answers for each point by its place in the list; a point without an amount fails. */
function answerWith(amounts: readonly (number | null)[]): CallApi {
  const call = async (endpoint: { readonly id: string }, input: { readonly query: { readonly lat: number } }) => {
    const amount = amounts[DA_RIVER_POINTS.findIndex(({ lat }) => lat === input.query.lat)] ?? null;
    if (amount === null) return { ok: false, problem: { errorCode: 'internal' } };
    const hours = Array.from({ length: 72 }, () => ({ at: NOW, rain: amount }));
    const days = Array.from({ length: 10 }, (_, index) => ({ date: `2026-08-${10 + index}`, rain: amount * 24 }));
    return { ok: true, reply: endpoint.id === 'weatherRain72' ? { issued: ISSUED, hours } : { issued: ISSUED, days } };
  };
  return call as unknown as CallApi;
}

describe('rain on the Da River basin', () => {
  it('is summed over 6 to 72 hours and given for ten days', async () => {
    const section = await loadBasin('vi', answerWith([1, 2, 3, 4, 5]), NOW);
    if (!section.ok) throw new Error('no data');
    expect(section.reply.sums.map(({ hours, rain }) => [hours, rain?.meanMm])).toEqual([
      [6, 18],
      [12, 36],
      [24, 72],
      [48, 144],
      [72, 216],
    ]);
    expect(section.reply.days).toHaveLength(10);
    expect(section.reply.days[0]?.rain).toMatchObject({ meanMm: 72, highMm: 120, wettest: 4 });
    expect(section.reply.issued.demo).toBe(true);
  });

  it('does without one point of five', async () => {
    const section = await loadBasin('vi', answerWith([null, 2, 2, 2, 2]), NOW);
    expect(section.ok && section.reply.sums[0]?.rain?.meanMm).toBe(12);
    expect(section.ok && section.reply.days[9]?.rain?.meanMm).toBe(48);
  });

  it('is not given from three points, nor where nothing answers', async () => {
    expect(await loadBasin('vi', answerWith([null, null, 2, 2, 2]), NOW)).toEqual({ ok: false, reason: 'noData' });
    expect(await loadBasin('vi', answerWith([]), NOW)).toEqual({ ok: false, reason: 'failed' });
  });
});
