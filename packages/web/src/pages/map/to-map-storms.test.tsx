import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toPicturePoint } from '#components/map/map-picture-frame.ts';
import { drawMoments, keyStorms, listStormsAt } from '#components/map/map-storms.ts';
import { makeStormView } from '#components/storms/storm-words.ts';
import type { LoadedStorms } from '#pages/storms/load-storms.ts';
import { JMA_TRACK, JTWC_TRACK, makeModelTrack, makeStorm, makeStormList } from '#pages/storms/storm.fixture.ts';
import { StormLabels, StormSheet } from './storm-sheet.tsx';
import { toMapStorms } from './to-map-storms.ts';

const view = makeStormView({ language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' }, '2026-08-03T14:05:00+07:00');
type Drawn = LoadedStorms['drawn'][number];

const KROVANH: Drawn = { storm: makeStorm([JMA_TRACK, JTWC_TRACK]), tracks: [JMA_TRACK, JTWC_TRACK] };
const load = (drawn: readonly Drawn[]): Pick<LoadedStorms, 'list' | 'drawn'> => ({
  list: makeStormList(drawn.map(({ storm }) => storm)),
  drawn,
});
const read = (drawn: readonly Drawn[]) => toMapStorms(load(drawn), view);
const draw = (layer: 'storms' | 'wind' | 'uv', drawn: readonly Drawn[]) =>
  renderToStaticMarkup(
    <>
      <StormSheet drawn={drawn} storms={read(drawn)} layer={layer} at="2026-08-04T01:00:00+07:00" />
      <StormLabels drawn={drawn} layer={layer} view={view} />
    </>,
  );
const [, analysis] = JMA_TRACK.points;
if (analysis === undefined) throw new Error('the fixture has an analysis');

describe('storms of the map', () => {
  it('have a frame every six hours around the analysis, as far as the track reaches', () => {
    const { frames } = read([KROVANH]);
    const times = frames?.frames.map(({ at, kind }) => `${at.slice(8, 13)} ${kind}`) ?? [];
    expect(times.slice(0, 4)).toEqual(['03T07 observed', '03T13 observed', '03T19 forecast', '04T01 forecast']);
    expect(times.at(-1)).toBe('05T13 forecast');
    expect(new Set(frames?.frames.map(({ url }) => url)).size).toBe(times.length);
  });

  it('tell the facts of a point in the words of the storm pages, and the position at a time', () => {
    const storms = read([KROVANH]);
    const [krovanh] = storms.storms;
    const now = krovanh?.points.find(({ isNow }) => isNow);
    expect(now?.lines[0]).toBe('13:00, phân tích JMA');
    expect(now?.lines[1]).toBe('cấp 13, bão rất mạnh, 148\u00a0km/h');
    expect(now?.lines[2]).toMatch(/^19,0°B, 112,0°Đ, trên Biển Đông, cách đất liền Việt Nam/);
    expect(krovanh?.points.at(-1)?.lines).toContain('có thể lệch 210\u00a0km');
    // Half-way to the next position; near the analysis nothing covers its dot.
    const [half] = listStormsAt(storms, '2026-08-04T01:00:00+07:00');
    expect(half?.lat).toBeCloseTo((19 + 20.4) / 2, 6);
    expect(half?.lng).toBeCloseTo((112 + 108.8) / 2, 6);
    expect(listStormsAt(storms, '2026-08-03T14:10:00+07:00')).toEqual([]);
    expect(listStormsAt(storms, '2026-08-09T01:00:00+07:00')).toEqual([]);
    const { x, y } = toPicturePoint({ lat: 19, lng: 112 });
    expect(drawMoments([{ lat: 19, lng: 112 }])).toBe(`M${x.toFixed(1)} ${y.toFixed(1)}h0`);
  });

  it('need neither forecast, wind nor radii, and go on across the date line', () => {
    const bare = { ...JMA_TRACK, points: [{ ...analysis, windMs: null, gustMs: null, pressure: null, radii: [] }] };
    const across = {
      ...JMA_TRACK,
      points: [
        { ...analysis, lng: 179, radii: [] },
        { ...analysis, at: '2026-08-04T13:00:00+07:00', kind: 'forecast' as const, lng: -179, radii: [] },
      ],
    };
    const drawn = [
      { storm: makeStorm([bare], { id: 'jma-tc2633', name: null, class: null }), tracks: [bare] },
      { storm: makeStorm([across], { id: '2634' }), tracks: [across] },
      { storm: makeStorm([makeModelTrack('aifs')], { id: 'aifs-1' }), tracks: [makeModelTrack('aifs')] },
    ];
    const storms = read(drawn);
    const [one, other, model] = storms.storms;
    expect(one?.name).toBe('Xoáy thuận nhiệt đới chưa đặt tên');
    expect(one?.points[0]?.lines[1]).toBe('chưa rõ cấp');
    expect(other?.points.map(({ lng }) => lng)).toEqual([179, 181]);
    expect(
      listStormsAt({ ...storms, storms: other === undefined ? [] : [other] }, '2026-08-04T01:00:00+07:00'),
    ).toEqual([{ lat: 19, lng: 180 }]);
    expect(model?.points[0]?.lines[1]).toContain('mô hình AI');
    const html = draw('storms', drawn);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html.match(/<a /g)).toHaveLength(3);
  });

  it('draw what a layer shows, links to the pages of the storms, and nothing where there is none', () => {
    expect(draw('storms', [KROVANH])).toContain('data-mode="full"');
    expect(draw('wind', [KROVANH])).toContain('data-mode="quiet"');
    expect(draw('uv', [KROVANH])).toContain('data-mode="off"');
    expect(draw('storms', [KROVANH])).toContain('<a href="/bao/2623">');
    expect(draw('storms', [])).not.toContain('<a ');
    expect(read([])).toMatchObject({ frames: null, storms: [] });
    expect(toMapStorms({ list: null, drawn: [] }, view)).toMatchObject({ key: '', frames: null });
  });

  it('are newer with an advisory, and hourly with the lists that were read', () => {
    const key = (readAt: string, updatedAt = '2026-08-03T13:45:00+07:00') =>
      keyStorms(makeStormList([makeStorm([JMA_TRACK], { updatedAt })], [{ centre: 'jma', readAt }]));
    const first = key('2026-08-03T13:50:00+07:00');
    expect(key('2026-08-03T13:59:00+07:00')).toBe(first);
    expect(key('2026-08-03T14:01:00+07:00')).not.toBe(first);
    expect(key('2026-08-03T13:50:00+07:00', '2026-08-03T16:45:00+07:00')).not.toBe(first);
  });
});
