import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeView } from '#components/weather/weather.fixture.ts';
import { HOT, type Judge, makeHeatReply } from './heat.fixture.ts';
import { findHotDay, HeatBlock } from './heat-block.tsx';

const at = (clock: string) => ({ ...makeView(), nowAt: `2026-08-03T${clock}:00+07:00` });
const find = (judge: Judge, clock = '09:05') => findHotDay(makeHeatReply(judge), at(clock));
const flat =
  (wbgt: number | null): Judge =>
  () => ({ wbgt });

test('today counts from 26 °C on, before its heat is over', () => {
  expect(find(flat(25.9))).toBeNull();
  expect(find(flat(26))?.date).toBe('2026-08-03');
  expect(find(HOT, '15:59')?.date).toBe('2026-08-03');
  expect(find(HOT, '16:00')).toBeNull();
  expect(find((day) => ({ wbgt: day === 0 ? 25 : 33 }))).toBeNull();
});

test('without radiation there is nothing, and nothing beyond an official bulletin', () => {
  expect(find(flat(null))).toBeNull();
  expect(findHotDay(null, at('09:05'))).toBeNull();
  const gated =
    (gate: 'warning' | 'afterWarning'): Judge =>
    (day, clock) => ({
      ...HOT(day, clock),
      ...(day === 0 && clock === 12 ? { gate } : {}),
    });
  expect(find(gated('warning'))).toBeNull();
  expect(find(gated('afterWarning'))).toBeNull();
});

test.each([
  ['vi', /^Việc ngoài trời.*Hôm nay việc nặng phải dừng 10–16.giờ vì nóng\..*Nhẹ\|dừng: 10–16.giờ\|Vừa\|.*Nặng\|/],
  ['en', /^Outdoor work.*Today: heavy work must stop 10:00–16:00 because of the heat\..*Light\|stop: 10:00–16:00\|/],
] as const)('has one sentence, then the rest of every load (%s)', (language, expected) => {
  const view = { ...makeView(language), nowAt: at('09:05').nowAt };
  const reply = makeHeatReply();
  const day = findHotDay(reply, view) ?? expect.fail();
  const block = <HeatBlock reply={reply} day={day} view={view} />;
  expect(readText(block).replaceAll('\u2060', '')).toMatch(expected);
  const html = renderToStaticMarkup(block);
  expect(html.match(/<svg/g)).toHaveLength(3);
  expect(html).toContain(language === 'vi' ? 'href="/thoi-tiet-ha-noi/lam-viec-ngoai-troi"' : '/outdoor-work"');
});
