import { describe, expect, it, test } from 'vitest';
import { WEATHER } from '#observation/element.table.ts';
import { parseTaf } from './parse-taf.ts';
import type { Taf } from './taf.ts';

const at = (text: string) => Date.parse(`${text}:00Z`) / 1000;
const NOW = at('2026-11-29T06:00');

function read(text: string): Taf {
  const parsed = parseTaf(text, NOW);
  if (!parsed.ok) throw new Error(`${parsed.code} at ${parsed.group}: ${parsed.text}`);
  return parsed.taf;
}
const knots = (count: number) => expect.closeTo((count * 1852) / 3600, 6);

describe('an airport’s forecast', () => {
  it('has a base and its changes, over lines, across the end of a month', () => {
    const taf = read(
      'TAF VVTS 290500Z 2906/3012 09010KT 9999 SCT020\n  TEMPO 2908/2912 4000 -TSRA SCT017CB\n' +
        '  BECMG 3000/3002 VRB03KT 6000 BR NSW\n  PROB30 TEMPO 3006/3010 23015G28KT 2000 +TSRA BKN015=',
    );
    expect(taf).toMatchObject({
      stationId: 'VVTS',
      issuedAt: at('2026-11-29T05:00'),
      fromAt: at('2026-11-29T06:00'),
      toAt: at('2026-11-30T12:00'),
    });
    expect(taf.parts).toMatchObject([
      {
        change: 'base',
        chancePercent: null,
        windMs: knots(10),
        windDirectionDeg: 90,
        visibilityM: 10_000,
        weather: null,
        cloudOktas: 4,
      },
      {
        change: 'temporary',
        ...{ fromAt: at('2026-11-29T08:00'), toAt: at('2026-11-29T12:00'), windMs: null, visibilityM: 4000 },
        weather: WEATHER.rain | WEATHER.thunder | WEATHER.light,
      },
      { change: 'becoming', windDirectionDeg: null, windMs: knots(3), visibilityM: 6000, weather: WEATHER.mist },
      {
        change: 'temporary',
        chancePercent: 30,
        gustMs: knots(28),
        weather: WEATHER.rain | WEATHER.thunder | WEATHER.heavy,
      },
    ]);
    const late = parseTaf('VVNB 302300Z 3100/3124 00000KT CAVOK', at('2026-12-31T00:00'));
    expect(late.ok && [late.taf.fromAt, late.taf.toAt]).toEqual([at('2026-12-31T00:00'), at('2027-01-01T00:00')]);
  });

  it('takes changes from a time on, amendments, and leaves out extremes and remarks', () => {
    const { parts } = read(
      'TAF AMD VVDN 290500Z 2906/3006 36008KT 8000 FEW015 TX27/2907Z TN22/2922Z FM291330 36015G25KT 5000 RA RMK X Y Z W=',
    );
    expect(parts).toHaveLength(2);
    expect(parts[1]).toMatchObject({
      change: 'from',
      fromAt: at('2026-11-29T13:30'),
      toAt: at('2026-11-30T06:00'),
      gustMs: knots(25),
    });
    expect(read('VVNB 290500Z 2906/3006 09005KT 9999 -RA BECMG 2910/2912 NSW').parts[1]?.weather).toBe(0);
  });

  test.each([
    ['noStation', 'TAF 290500Z 2906/3006 09005KT'],
    ['noTime', 'TAF VVNB 2906/3006 09005KT'],
    ['wrongTime', 'TAF VVNB 312460Z 2906/3006 09005KT'],
    ['wrongTime', 'TAF VVNB 290500Z 3006/2906 09005KT'],
    ['wrongTime', 'TAF VVNB 290500Z 2906/3506 09005KT'],
    ['wrongTime', 'TAF VVNB 290500Z 2906/3006 09005KT TEMPO 4000 RA'],
    ['noValues', 'TAF VVNB 290500Z NIL='],
    ['noValues', 'TAF VVNB 290500Z 2906/3006 CNL='],
    ['damaged', 'TAF VVNB 290500Z 2906/3006 09005KT QQ1 QQ2 QQ3 QQ4'],
    ['tooLong', `TAF VVNB 290500Z 2906/3006 ${'FEW020 '.repeat(400)}`],
    ['tooLong', `TAF VVNB 290500Z 2906/3006 ${'TEMPO 2906/2907 RA '.repeat(17)}`],
  ])('is refused with %s: %s', (code, text) => {
    expect(parseTaf(text, NOW)).toMatchObject({ ok: false, code });
  });
});
