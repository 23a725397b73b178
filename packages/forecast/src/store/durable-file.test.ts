import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from './durable-file.ts';

const NOW = 1_785_740_400;
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'moments-')), 'radar');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

describe('files of moments', () => {
  it('are listed by kind, oldest first, and nothing else is', () => {
    expect(listMoments(folder, 'frame')).toEqual([]);
    for (const at of [NOW, NOW - 600]) saveMoment(folder, 'frame', at, 'a');
    saveMoment(folder, 'nowcast', NOW + 600, Uint8Array.of(7));
    for (const name of ['readme', `${NOW}.frame.12.new`, `${NOW}`, '12.frame']) writeFileSync(join(folder, name), '');
    expect(listMoments(folder, 'frame')).toEqual([NOW - 600, NOW]);
    expect(readFileSync(getMomentPath(folder, 'nowcast', NOW + 600))).toEqual(Buffer.of(7));
  });

  it('go when they are older than a moment, also half-written ones of a killed writer', () => {
    for (const at of [NOW - 600, NOW]) saveMoment(folder, 'frame', at, 'a');
    for (const at of [NOW - 600, NOW]) writeFileSync(join(folder, `${at}.nowcast.4711.new`), 'half');
    writeFileSync(join(folder, 'readme'), '');
    dropMomentsBefore(folder, NOW);
    expect(readdirSync(folder).sort()).toEqual([`${NOW}.frame`, `${NOW}.nowcast.4711.new`, 'readme']);
  });

  it('leave the old content and nothing beside it where the new one cannot be put in place', () => {
    mkdirSync(getMomentPath(folder, 'frame', NOW), { recursive: true });
    expect(() => saveMoment(folder, 'frame', NOW, 'new')).toThrow();
    expect(readdirSync(folder)).toEqual([`${NOW}.frame`]);
  });
});
