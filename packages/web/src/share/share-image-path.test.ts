import { expect, it } from 'vitest';
import { PICTURE_SUBJECTS, parseShareImageName, toShareImagePath } from './share-image-path.ts';

const IMAGE = { language: 'vi', slug: 'quan-1-ho-chi-minh', date: '2026-08-03', edition: '7bc9f3a2' } as const;

it('reads back every address that it writes', () => {
  expect(toShareImagePath(IMAGE)).toBe('/share/vi/quan-1-ho-chi-minh-2026-08-03-7bc9f3a2.png');
  expect(parseShareImageName('vi', 'quan-1-ho-chi-minh-2026-08-03-7bc9f3a2.png')).toEqual(IMAGE);
  for (const subject of PICTURE_SUBJECTS)
    expect(toShareImagePath(IMAGE, subject)).toBe(`/share/vi/${subject}/quan-1-ho-chi-minh-2026-08-03-7bc9f3a2.png`);
});

it.each([
  ['fr', 'hue-2026-08-03-7bc9f3a2.png'],
  ['vi', 'hue-2026-08-03.png'],
  ['vi', '-2026-08-03-7bc9f3a2.png'],
  ['vi', 'Hue-2026-08-03-7bc9f3a2.png'],
  ['vi', 'hue-2026-08-03-7bc9f3a2.svg'],
  ['vi', '../hue-2026-08-03-7bc9f3a2.png'],
  ['vi', 'hue-2026-08-03-7bc9f3a27bc9f3a27bc9f3a2.png'],
])('knows no picture at /share/%s/%s', (language, name) => {
  expect(parseShareImageName(language, name)).toBeNull();
});
