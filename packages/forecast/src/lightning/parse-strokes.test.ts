import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrokes, parseStrokeTime } from './parse-strokes.ts';

const AT = Date.UTC(2026, 7, 3, 7, 10) / 1000;
const STROKE = { at: AT, lat: 21.03, lng: 105.85 };

describe('strokes in a file', () => {
  it.each([
    ['CSV', 'time,lat,lon,kA\n2026-08-03T07:10:00.250Z,21.03,105.85,-12'],
    [
      'CSV with semicolons, quotes, remarks',
      '# net\r\n"Latitude";"Longitude";"Timestamp"\r\n21.03;105.85;"1785741000"\r\n',
    ],
    ['a list of objects', '[{"at":"2026-08-03T14:10:00+07:00","lat":21.03,"lng":105.85}]'],
    ['an object with a list', '{"count":1,"strokes":[{"time":1785741000250000000,"lat":"21.03","lon":105.85}]}'],
    [
      'GeoJSON with its bounds',
      '{"type":"FeatureCollection","bbox":[100,5,120,24],"features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[105.85,21.03]},"properties":{"time":"2026-08-03 07:10:00"}}]}',
    ],
    [
      'GeoJSON',
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[105.85,21.03]},"properties":{"time":"2026-08-03 07:10:00"}}]}',
    ],
  ])('are read from %s', (_, text) => {
    expect(parseStrokes(text)).toEqual({ strokes: [STROKE], leftOut: 0, firstTrouble: null });
  });

  it('are read as far as they can be, and the rest is reported by line', () => {
    const text = 'time,lat,lon\n2026-08-03T07:10:00Z,21.03,105.85\n2026-08-03T07:11:00Z,91,105\n2026-08-03T07:1';
    expect(parseStrokes(text)).toEqual({
      strokes: [STROKE],
      leftOut: 2,
      firstTrouble: 'line 3: "91" is no latitude',
    });
    const entries = '[{"at":1785741000,"lat":21.03,"lng":105.85},{"at":1785741000,"lat":21.03,"lng":180.1},7]';
    expect(parseStrokes(entries)).toMatchObject({ leftOut: 2, firstTrouble: 'entry 2: "180.1" is no longitude' });
  });

  it('are refused where the file is empty, cut off or something else', () => {
    expect(() => parseStrokes(' \n')).toThrow('is empty');
    expect(() => parseStrokes('[{"at":1785741000,"lat":21')).toThrow('is no JSON, or cut off');
    expect(() => parseStrokes('{"error":"no"}')).toThrow('holds no list of strokes');
    expect(() => parseStrokes('<html></html>')).toThrow('has no line of names');
  });

  it('may be none at all: a sensor that saw nothing', () => {
    expect(parseStrokes('time,lat,lon').strokes).toEqual([]);
    expect(parseStrokes('[]').strokes).toEqual([]);
  });

  it('never throw anything but a refusal', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((rest) => `time,lat,lon\n${rest}`),
    );
    fc.assert(
      fc.property(text, (value) => {
        try {
          for (const { at, lat, lng } of parseStrokes(value).strokes) {
            expect(Number.isFinite(at) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});

it.each([
  ['1785741000', AT],
  ['1785741000250', AT],
  ['1785741000250000', AT],
  ['1785741000250000000', AT],
  ['2026-08-03T07:10', AT],
  ['2026-08-03 07:10:00.9', AT],
  ['2026-08-03T14:10:00+0700', AT],
  ['2026-13-03T07:10:00Z', null],
  ['12345678', null],
  ['yesterday', null],
  ['', null],
])('the time %j is %s', (text, at) => expect(parseStrokeTime(text)).toBe(at));
