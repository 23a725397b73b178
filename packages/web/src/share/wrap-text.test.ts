import { expect, it } from 'vitest';
import { measureText, wrapText } from './wrap-text.ts';

const LONG = 'Metplus – nền tảng khuyến nghị hành động';

it('keeps a short text on one line in its largest size', () => {
  expect(wrapText('Giải pháp', 500, [60, 40], 3)).toEqual({ lines: ['Giải pháp'], size: 60 });
});

it('loses no word, and lets no line grow wider than there is room', () => {
  const { lines, size } = wrapText(LONG, 500, [60, 52, 44], 3);
  expect(lines.join(' ')).toBe(LONG);
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const line of lines) expect(measureText(line) * size).toBeLessThanOrEqual(500);
});

it('takes a smaller size where the largest needs a line too many', () => {
  expect(wrapText(LONG, 500, [90, 44], 3).size).toBe(44);
});

it('leaves no single word on the last line where two lines can be of a length', () => {
  expect(wrapText('một hai ba bốn năm', 170, [20], 2).lines).toEqual(['một hai ba', 'bốn năm']);
});

it('lets a word that is too long stand alone in the smallest size', () => {
  expect(wrapText('Nghiêng-nghiêng-nghiêng', 100, [60, 30], 2)).toEqual({
    lines: ['Nghiêng-nghiêng-nghiêng'],
    size: 30,
  });
});
