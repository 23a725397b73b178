import type { HeatShift } from '@portal/contract/endpoints/heat';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveHeatShifts } from './serve-heat-shifts.ts';

const NOW = Date.parse('2026-08-03T08:00:00+07:00') / 1000;
const at = (date: string, clock: string) => `${date}T${clock}:00+07:00`;

function makeShift(date: string, workMinutes: number, ...spans: readonly (readonly [string, string])[]): HeatShift {
  return {
    spans: spans.map(([from, to]) => ({ from: at(date, from), to: at(date, to) })),
    presentMinutes: 420,
    workMinutes,
  };
}

/** A day that has begun, one worth moving, one that is not, one under a bulletin. */
const REPLY = {
  place: { slug: 'ha-noi', displayName: { main: 'Hà Nội', secondary: '' } },
  issued: { demo: true },
  hours: [
    { at: at('2026-08-06', '04:00'), basis: 'model' },
    { at: at('2026-08-06', '18:00'), basis: 'warning' },
    { at: at('2026-08-05', '19:00'), basis: 'warning' },
  ],
  days: ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06'].map((date, day) => ({
    date,
    regular: makeShift(date, day === 1 ? 200 : 400, ['07:00', '11:00'], ['13:00', '16:00']),
    planned: day === 0 ? null : makeShift(date, 400, ['05:00', '09:30'], ['16:00', '18:30']),
  })),
};

async function ask(query: string, isKnown = true) {
  const asked: unknown[] = [];
  const call = async (_endpoint: unknown, { query }: { readonly query: unknown }) => {
    asked.push(query);
    return isKnown ? { ok: true, reply: REPLY } : { ok: false, problem: {} };
  };
  const app = fastify();
  serveHeatShifts(app, {
    publicUrl: () => 'https://portal.example',
    clock: () => NOW,
    createCalls: (() => ({ call })) as unknown as Parameters<typeof serveHeatShifts>[1]['createCalls'],
  });
  const reply = await app.inject({ url: `/api/heat/shifts.ics?${query}` });
  const lines = reply.body.replaceAll('\r\n ', '').split('\r\n');
  const find = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  return { asked, reply, lines, find };
}

it('the file has every part of every shift that the page proposes, none under a bulletin', async () => {
  const { reply, find, asked } = await ask('location=ha-noi&work=heavy&hours=7&from=5&to=19&lang=vi');
  expect(reply.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
  expect(asked).toEqual([
    { location: 'ha-noi', lang: 'vi', work: 'heavy', shiftHours: 7, earliest: '05:00', latest: '19:00' },
  ]);
  expect(find('DTSTART;TZID=Asia/Ho_Chi_Minh:')).toEqual([
    '20260804T050000',
    '20260804T160000',
    '20260805T070000',
    '20260805T130000',
  ]);
  expect(find('DTEND;TZID=Asia/Ho_Chi_Minh:')[0]).toBe('20260804T093000');
  expect(find('SUMMARY:')[0]).toBe('Ca ngoài trời\\, việc nặng');
  expect(find('DESCRIPTION:')[0]).toMatch(
    /minh họa.*Cả ngày làm 6 giờ 40 phút\\, nghỉ vì nóng 20 phút.*bản tin chính thức/,
  );
  expect(find('URL:')[0]).toBe(
    'https://portal.example/thoi-tiet-ha-noi/lam-viec-ngoai-troi?work=heavy&hours=7&from=5&to=19',
  );
  expect(new Set(find('UID:')).size).toBe(4);
  for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('a plan that the form does not offer is that of a building site; English has its own words', async () => {
  const { asked, find } = await ask('location=ha-noi&work=idle&hours=99&from=x&to=3&lang=en');
  expect(asked).toEqual([
    expect.objectContaining({ work: 'heavy', shiftHours: 7, earliest: '05:00', latest: '19:00' }),
  ]);
  expect(find('SUMMARY:')[0]).toBe('Outdoor shift\\, heavy work');
  expect(find('URL:')[0]).toContain('/weather-ha-noi/outdoor-work?');
});

it('an unknown place leads back', async () => {
  const { reply } = await ask('location=nowhere', false);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
});
