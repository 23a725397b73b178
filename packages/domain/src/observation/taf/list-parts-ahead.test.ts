import { describe, expect, it } from 'vitest';
import { WEATHER } from '#observation/element.table.ts';
import { listPartsAhead } from './list-parts-ahead.ts';
import { parseTaf } from './parse-taf.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`) / 1000;

function list(text: string, now: string) {
  const parsed = parseTaf(text, at('29T06:00'));
  if (!parsed.ok) throw new Error(parsed.code);
  return listPartsAhead(parsed.taf, at(now));
}

const CHANGES =
  'TAF VVTS 290500Z 2906/3012 09010G25KT 9999 SCT020 TEMPO 2908/2912 4000 TSRA BECMG 2914/2916 18005KT 6000 BR';

describe('the parts of an airport’s forecast that are ahead', () => {
  it('are all of them at first, and without what is over later', () => {
    expect(list(CHANGES, '29T07:00').map(({ change }) => change)).toEqual(['base', 'temporary', 'becoming']);
    expect(list(CHANGES, '29T13:00').map(({ change }) => change)).toEqual(['base', 'becoming']);
  });

  it('begin with what holds now: a change that is through, with the values before it that it does not state', () => {
    const [now, ...later] = list(CHANGES, '29T16:00');
    expect(later).toEqual([]);
    expect(now).toMatchObject({
      windDirectionDeg: 180,
      gustMs: null,
      visibilityM: 6000,
      weather: WEATHER.mist,
      cloudOktas: 4,
    });
  });

  it('begin anew with a part from a time on, before which the first one ends', () => {
    const text = 'TAF VVTS 290500Z 2906/3012 09010KT 9999 RA TEMPO 2908/3010 4000 TSRA FM291500 00000KT 8000 FEW020';
    expect(list(text, '29T07:00')[0]?.toAt).toBe(at('29T15:00'));
    expect(list(text, '29T15:00')).toMatchObject([{ change: 'base', windMs: 0, weather: null, toAt: at('30T12:00') }]);
  });
});
