import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { RainTideReply } from './describe-rain-tide.ts';
import { RainTideBlock } from './rain-tide-block.tsx';

const at = (day: number, hour: number): string => `2026-08-0${day}T${String(hour).padStart(2, '0')}:00:00+07:00`;

function makeTide(day: number, rain: number, mayFlood: boolean | null): RainTideReply['tides'][number] {
  const wettest = mayFlood === null ? null : { from: at(day, 17), to: at(day, 20), rain, rainProbability: 70 };
  return { from: at(day, 16), to: at(day, 21), highWater: { at: at(day, 18), height: 1.4 }, wettest, mayFlood };
}

function makeReply(changes: Partial<RainTideReply> = {}): RainTideReply {
  const hours = Array.from({ length: 72 }, (_, hour) => ({
    at: at(3 + Math.floor((14 + hour) / 24), (14 + hour) % 24),
    rain: hour === 4 ? 6 : 0,
    rainProbability: 70,
    isHighTide: hour > 1 && hour < 7,
  }));
  return {
    place: SAMPLE_PLACE,
    issued: makeIssued(),
    basis: 'station',
    gauge: 'Hòn Dấu',
    errorMinutes: 75,
    hours,
    tides: [makeTide(3, 14, true), makeTide(4, 2, false), makeTide(5, 12, true)],
    ...changes,
  };
}

test('the first stretch in a sentence, the others by their hours, the sober ones not at all', () => {
  const text = readText(<RainTideBlock reply={makeReply()} view={makeView()} />);
  expect(text).toContain('17:00–20:00 hôm nay mưa khoảng 14 mm (khả năng 70%)');
  expect(text).toContain('đỉnh triều Hòn Dấu khoảng 18:00');
  expect(text).toContain('Cũng vậy: 17:00–20:00 thứ Tư.');
  expect(text).toContain('75 phút');
});

test('the picture shades high tide, draws the rain and is described', () => {
  const markup = renderToStaticMarkup(<RainTideBlock reply={makeReply()} view={makeView('en')} />);
  expect(markup).toContain('aria-label="Hourly rain for 72 hours, high-tide hours shaded. 17:00–20:00 today');
  expect(markup.match(/M\d+(\.\d+)? 48v-24h3v24z/g)).toHaveLength(1);
});

test.each([
  ['hours', 'giờ thường có đỉnh triều cường', 'Phú An'],
  ['days', 'vào kỳ triều cường', 'chưa tính được giờ nước lớn'],
] as const)('by %s', (basis, sentence, note) => {
  const tides = [{ ...makeTide(3, 14, true), highWater: null }];
  const text = readText(
    <RainTideBlock reply={makeReply({ basis, gauge: null, errorMinutes: null, tides })} view={makeView()} />,
  );
  expect(text).toContain(sentence);
  expect(text).toContain(note);
});

test('nothing without data, and where rain and high tide do not meet', () => {
  const tides = [makeTide(3, 2, false), makeTide(4, 0, null)];
  expect(renderToStaticMarkup(<RainTideBlock reply={makeReply({ tides })} view={makeView()} />)).toBe('');
  expect(renderToStaticMarkup(<RainTideBlock reply={null} view={makeView()} />)).toBe('');
});
