import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { FIRST_HASH, makeDelayDay, writeDelayDay } from '@portal/domain/delay-record/delay-record';
import { expect, it } from 'vitest';
import { drawStatement } from './draw-statement.ts';
import { toStatementContent } from './statement-content.ts';
import type { StatementOrder } from './statement-order.ts';

const HOUR_SECONDS = 3600;
const DAY_AT = Date.parse('2026-10-01T00:00:00+07:00') / 1000;
const THRESHOLDS = { rainMmh: 5, dayRainMm: null, gustMs: 15, windMs: null, heatC: null, coldC: null, thunder: null };

/** A month in which work stops at 08:00 every day, optionally with demonstration weather. */
function makeOrder(isDemo: boolean): StatementOrder {
  const days = Array.from({ length: 31 }, (_, index) => {
    const dayAt = DAY_AT + index * 24 * HOUR_SECONDS;
    const forecast = { source: 'gfs', runAt: dayAt - 30 * HOUR_SECONDS, leadDays: 1, hours: 24, rainMm: 8.04 };
    const content = writeDelayDay(
      makeDelayDay({
        number: index + 1,
        dayAt,
        previousHash: FIRST_HASH,
        closedAt: dayAt,
        isDemo,
        point: { lat: 16, lng: 108 },
        terms: { thresholds: THRESHOLDS, workHours: { from: 7, to: 17 }, weekdays: [1, 2, 3, 4, 5, 6, 7] },
        hours: Array.from({ length: 24 }, (_, hour) => ({
          at: dayAt + hour * HOUR_SECONDS,
          rainMm: hour === 8 ? 12.5 : 0,
          gustMs: hour === 9 ? null : 8,
          windMs: 4,
          temperatureC: 27,
          thunder: 0 as const,
        })),
        runs: [],
        credits: ['NOAA GFS'],
        forecasts: isDemo
          ? []
          : [6, 1].map((hoursAgo) => ({
              ...forecast,
              issuedAt: dayAt - hoursAgo * HOUR_SECONDS,
              gustMaxMs: hoursAgo,
              windMaxMs: null,
              temperatureMinC: 24,
              temperatureMaxC: 31.5,
            })),
      }),
    );
    return { number: index + 1, dayAt, content, hash: createHash('sha256').update(content).digest('hex') };
  });
  return {
    language: 'vi',
    month: '2026-10',
    name: 'Cầu Nhật Lệ 3',
    days,
    previousHash: FIRST_HASH,
    link: 'https://portal.example/so-thoi-tiet/kq3mt8vxw1zrb6yn0pld7a?month=2026-10',
    madeAt: DAY_AT,
  };
}

it('a statement says what was lost, what is unknown, and what was forecast last so many days ahead', () => {
  const content = toStatementContent(makeOrder(false));
  expect(content.demo).toBeNull();
  expect(content.days[0]).toEqual(['1/10/2026', '10', '1', '1', 'mưa theo giờ', '12,5', '8']);
  expect(content.total.slice(0, 4)).toEqual(['Cộng', '310', '31', '31']);
  expect(content.hours[0]).toEqual(['1/10/2026', '08:00']);
  expect(content.forecasts).toHaveLength(31);
  expect(content.forecasts[0]).toEqual(['1/10/2026', 'trước 1 ngày', 'GFS', '23:00 30/9/2026', '8', '1', '24 – 31,5']);
  expect(content.hashes.map(([, hash]) => hash)).toEqual([FIRST_HASH, content.result.lastHash]);
});

it('a statement of invented weather says so, and that nothing was forecast', () => {
  const content = toStatementContent(makeOrder(true));
  expect(content.demo).toContain('minh họa');
  expect(content.forecasts[0]?.[1]).toContain('minh họa');
});

it('a whole month is drawn on a few pages', async () => {
  const shares: number[] = [];
  const { pdf, result } = await drawStatement(makeOrder(false), (share) => shares.push(share));
  expect(result).toMatchObject({ month: '2026-10', days: 31, lostHours: 31, unknownHours: 31 });
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBe(3);
  expect(text).toContain('/S /Table');
  if (process.env.SHOW_STATEMENT !== undefined) writeFileSync(process.env.SHOW_STATEMENT, pdf);
  expect(shares).toEqual([0.3]);
});
