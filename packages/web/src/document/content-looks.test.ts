import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_DRAWINGS } from '#components/content/content-drawings.ts';
import { CONTENT_LOOKS } from './content-looks.table.ts';

const FOLDER = join(import.meta.dirname, '../components/content/drawings');
const MOST_BYTES = 2500;

describe('the drawings of content pages', () => {
  it('are each page’s own', () => {
    const drawings = Object.values(CONTENT_LOOKS).map(({ drawing }) => drawing);
    expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
  });

  it('are small, take their colours from the theme and are all named', () => {
    const files = readdirSync(FOLDER);
    expect(files).toHaveLength(Object.keys(CONTENT_DRAWINGS).length);
    for (const file of files) {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      expect([file, text.length <= MOST_BYTES]).toEqual([file, true]);
      expect([file, text.match(/(?:fill|stroke)="(?!var\(--|none)[^"]*"|#[0-9a-f]{3,6}\b/g)]).toEqual([file, null]);
    }
  });
});
