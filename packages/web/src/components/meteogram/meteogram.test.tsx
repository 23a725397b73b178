import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeHour, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { Meteogram } from './meteogram.tsx';

interface Label {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letter widths at 12 px: bold, regular, punctuation. */
const [BOLD, REGULAR, SIGN] = [7.4, 6.4, 4.5];
const NARROW_SIGNS = /[°−.,/ ]/g;
const [ASCENT, DESCENT] = [9, 0];

function measure(text: string, letter: number): number {
  const narrow = text.match(NARROW_SIGNS)?.length ?? 0;
  return (text.length - narrow) * letter + narrow * SIGN;
}

const ANCHORS: Readonly<Record<string, number>> = { axis: 1, date: 0 };

/** Bounding boxes of all labels, from the text anchors in CSS. */
function listLabels(svg: string): Label[] {
  const labels: Label[] = [];
  for (const [, attributes = '', inside = ''] of svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)) {
    const read = (name: string, of = attributes) => new RegExp(` ${name}="([^"]*)"`).exec(of)?.[1];
    const written = read('text-anchor');
    const shift = written === 'end' ? 1 : written === 'start' ? 0 : (ANCHORS[read('class') ?? ''] ?? 0.5);
    const spans = [...inside.matchAll(/<tspan([^>]*)>([^<]*)<\/tspan>/g)];
    const parts =
      spans.length > 0
        ? spans.map(([, of, text]) => [of ?? '', text ?? ''])
        : [[attributes, inside.replaceAll('<!-- -->', '')]];
    for (const [of = '', text = ''] of parts) {
      const [x, y, width] = [
        Number(read('x', of)),
        Number(read('y')),
        measure(text, read('class') === 'axis' ? REGULAR : BOLD),
      ];
      labels.push({
        text,
        left: x - shift * width,
        right: x + (1 - shift) * width,
        top: y - ASCENT,
        bottom: y + DESCENT,
      });
    }
  }
  return labels;
}

function listCollisions(svg: string, width: number): string[] {
  const labels = listLabels(svg);
  const outside = labels
    .filter(({ left, right }) => left < -1 || right > width + 1)
    .map(({ text }) => `${text} is outside`);
  const pairs = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.text} on ${two.text} at ${Math.round(two.left)} ${Math.round(two.top)}`),
  );
  return [...outside, ...pairs];
}

/** Edge cases: each start of day, large swings, frost, heat in °F, downpours and gales. */
const SERIES: readonly [name: string, change: (index: number) => Partial<Hour>][] = [
  ['even', () => ({ temperature: 20, rain: 0.4, rainHigh: 2, rainProbability: 100 })],
  [
    'a swing',
    (index) => ({ temperature: 26 + 9 * Math.sin(index / 3.8), rain: index % 3, rainHigh: 8, rainProbability: 100 }),
  ],
  [
    'a fall',
    (index) => ({ temperature: index < 5 ? 34 : 12, rain: index === 5 ? 49 : 1, rainHigh: 60, rainProbability: 95 }),
  ],
  ['frost', (index) => ({ temperature: -4 + 6 * Math.cos(index / 4), temperatureLow: -12, temperatureHigh: 4 })],
  ['a gale', () => ({ temperature: 41, windSpeed: 38.4, rain: 120, rainHigh: 200, rainProbability: 100 })],
];

describe('labels of the drawing of hours', () => {
  for (const language of ['vi', 'en'] as const) {
    for (const settings of [{}, { temperatureUnit: 'F', windUnit: 'ms' }] as const) {
      for (const [name, change] of SERIES) {
        it(`never run into each other: ${name}, ${language}, ${settings.temperatureUnit ?? 'C'}`, () => {
          const view = makeView(language, settings);
          for (let start = 0; start < 24; start += 1) {
            const count = start % 2 === 0 ? 24 : 48;
            const hours = Array.from({ length: count }, (_, index) => makeHour(start + index, change(index)));
            const html = renderToStaticMarkup(<Meteogram hours={hours} point={SAMPLE_PLACE} title="t" view={view} />);
            const [, wide = '', ...narrow] = html.split('role="img"');
            expect(listCollisions(wide, 860)).toEqual([]);
            expect(narrow.map((drawing) => listCollisions(drawing, 296))).toEqual(narrow.map(() => []));
            expect(narrow).toHaveLength(count / 24);
          }
        });
      }
    }
  }
});
