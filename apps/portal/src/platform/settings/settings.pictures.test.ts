import { describe, expect, it } from 'vitest';
import { parseTileAddress, parseTimedAddress } from './parse-addresses.ts';
import { parseBounds, parseLine, parseMinutes } from './parse-values.ts';

describe('settings of pictures', () => {
  it('name an address of moments, or of the newest picture', () => {
    for (const good of ['https://sat.example.vn/b13/{yyyy}{MM}{dd}{HH}{mm}.png?key=k', 'http://127.0.0.1:81/latest.h5'])
      expect(parseTimedAddress('SOURCE_RADAR_URL', good)).toBe(good);
    for (const bad of [
      'sat.example.vn',
      'ftp://a.vn/x',
      'https://u:p@a.vn/x',
      'https://a.vn/{yyyy}.png',
      'https://a.vn/a b',
    ])
      expect(() => parseTimedAddress('SOURCE_RADAR_URL', bad)).toThrow(/^SOURCE_RADAR_URL: /);
  });

  it('name tiles by zoom, column and row, each once', () => {
    for (const good of ['https://tiles.example.vn/{z}/{x}/{y}.png?key=k', 'http://127.0.0.1:81/{z}/{y}/{x}'])
      expect(parseTileAddress('T', good)).toBe(good);
    for (const bad of [
      'tiles.example.vn/{z}/{x}/{y}',
      'ftp://a.vn/{z}/{x}/{y}',
      'https://u:p@a.vn/{z}/{x}/{y}',
      'https://a.vn/{z}/{x}.png',
      'https://a.vn/{z}/{x}/{y}/{y}',
      'https://{s}.a.vn/{z}/{x}/{y}',
      'https://a.vn/{z}/{x}/{y}; script-src *',
    ])
      expect(() => parseTileAddress('T', bad)).toThrow(/^T: /);
  });

  it('name bounds from south-west to north-east', () => {
    expect(parseBounds('B', '0, 95,30.5,125')).toEqual({ south: 0, west: 95, north: 30.5, east: 125 });
    expect(parseBounds('B', '-85,-180,85,180').west).toBe(-180);
    for (const bad of ['30,95,0,125', '0,125,30,95', '0,95,30', '0,95,30,x', '-86,95,30,125', '0,95,30,125,1', ''])
      expect(() => parseBounds('B', bad)).toThrow(/^B: /);
  });

  it('name minutes that divide an hour', () => {
    expect([1, 10, 15, 60].map((minutes) => parseMinutes('M', String(minutes)))).toEqual([1, 10, 15, 60]);
    for (const bad of ['0', '7', '61', '120', '2.5']) expect(() => parseMinutes('M', bad)).toThrow(/^M: /);
  });

  it('name a line of text', () => {
    expect(parseLine('C', ' © Đài A ')).toBe('© Đài A');
    for (const bad of [' ', 'a\nb', 'x'.repeat(301)]) expect(() => parseLine('C', bad)).toThrow(/^C: /);
  });
});
