import { expect, it } from 'vitest';
import { fitDescription } from './location-head.ts';

const SHORT = 'Trời nắng, 33°.';

it('keeps what fits', () => {
  expect(fitDescription('Hà Nội: ', `${SHORT} Tối có mưa.`, ' Minh họa.')).toBe(
    'Hà Nội: Trời nắng, 33°. Tối có mưa. Minh họa.',
  );
});

it('takes a sentence that ends at the 160th letter, and leaves one that ends at the 161st', () => {
  const lead = `${SHORT} `;
  const fitting = `${'a'.repeat(160 - lead.length - 1)}.`;
  expect(fitDescription('', lead + fitting)).toHaveLength(160);
  expect(fitDescription('', `${lead}a${fitting}`)).toBe(SHORT);
});

it('leaves no sentence out of the middle', () => {
  expect(fitDescription('', `${SHORT} ${'a'.repeat(160)}. Tối mưa.`)).toBe(SHORT);
});

it('cuts a first sentence that is too long between words, and keeps what stands behind', () => {
  const shown = fitDescription('Hà Nội: ', `${'mưa rào, '.repeat(30)}hết.`, ' Minh họa.');
  expect(shown).toMatch(/^Hà Nội: mưa rào,.* (mưa|mưa rào)… Minh họa\.$/);
  expect(shown.length).toBeLessThanOrEqual(161);
});

it('ends a first sentence that is too long at its semicolon', () => {
  const text = `15 ngày đầu là dự báo, cao nhất 32°; từ 18/8 là trung bình nhiều năm${' dài'.repeat(40)}.`;
  expect(fitDescription('Hà Nội: ', text, ' Minh họa.')).toBe('Hà Nội: 15 ngày đầu là dự báo, cao nhất 32°. Minh họa.');
});
