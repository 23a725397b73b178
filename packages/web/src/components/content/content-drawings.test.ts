import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PAGES } from '@portal/content/content-pages';
import { describe, expect, it } from 'vitest';
import { getDrawingAddress, readDrawing } from './content-drawings.ts';

const FOLDER = join(import.meta.dirname, 'drawings');
const MOST_BYTES = 2500;

describe('the drawings of content pages', () => {
  it('are each page’s own', () => {
    const drawings = Object.values(CONTENT_PAGES).map(({ drawing }) => drawing);
    expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
  });

  it.each(Object.entries(CONTENT_PAGES))('has a file for %s', (_id, { drawing }) => {
    expect(getDrawingAddress(drawing)).toMatch(/\.svg/);
    expect(readDrawing(drawing)).toContain('id="d"');
  });

  it('throws for a drawing that has no file', () => {
    expect(() => getDrawingAddress('noDrawing')).toThrow('noDrawing');
    expect(() => readDrawing('noDrawing')).toThrow('noDrawing');
  });

  it('are small and take their colours from the theme', () => {
    for (const file of readdirSync(FOLDER)) {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      expect([file, text.length <= MOST_BYTES]).toEqual([file, true]);
      expect([file, text.match(/(?:fill|stroke)="(?!var\(--|none)[^"]*"|#[0-9a-f]{3,6}\b/g)]).toEqual([file, null]);
    }
  });
});
