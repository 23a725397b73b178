import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeText } from './messages/route-text.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|md)$/.test(name));

describe('the words of the portal', () => {
  it.each(files)('are composed (NFC) in %s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text === text.normalize('NFC')).toBe(true);
  });

  it.each(['vi', 'en'] as const)('never give two pages one title (%s)', (language) => {
    const titles = Object.values(routeText[language]).map((text) => text.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('never leave a title or description empty (%s)', (language) => {
    const empty = Object.entries(routeText[language]).filter(
      ([, text]) => text.title === '' || text.description === '',
    );
    expect(empty).toEqual([]);
  });
});
