import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

/** Every text in a value, however deep it stands. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...listTexts(part)]);
}

const texts = Object.entries(modules).map(([path, module]) => [path, listTexts({ ...module })] as const);
const withTexts = texts.filter(([, list]) => list.some((text) => /[^\x20-\x7e]/.test(text)));

test('the tables with Vietnamese names are among the files checked', () => {
  const paths = withTexts.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      './air/vn-aqi.ts',
      './weather/period-state.ts',
      './weather/sky-state-names.table.ts',
      './weather/uv.ts',
      './weather/visibility.ts',
      './wind/beaufort-names.table.ts',
      './wind/wind-direction-names.table.ts',
    ]),
  );
});

test.each(withTexts)('every text that %s exports is NFC and has no stray spaces', (_path, list) => {
  expect(list.filter((text) => text !== text.normalize('NFC') || text !== text.trim())).toEqual([]);
});
