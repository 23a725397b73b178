import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listStrokesAt, MapStrokes } from './map-strokes.tsx';

const MOMENT = '2026-08-03T14:00:00+07:00';
const stroke = (at: string, lng = 106) => ({ lat: 21, lng, at: `2026-08-03T${at}:00+07:00` });

describe('lightning over the drawn map', () => {
  it('is that of the half hour before the moment, newest first', () => {
    const shown = listStrokesAt([stroke('13:29'), stroke('13:30'), stroke('14:00'), stroke('14:01')], MOMENT);
    expect(shown.map(({ at }) => at.slice(11, 16))).toEqual(['14:00', '13:30']);
  });

  it('is a dot for each stroke, and has a name', () => {
    const html = renderToStaticMarkup(
      <MapStrokes strokes={[stroke('13:50'), stroke('13:55', 107)]} moment={MOMENT} label="Sét 30 phút qua" />,
    );
    expect(html.match(/d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Sét 30 phút qua"');
  });

  it('is not there without strokes', () => {
    expect(renderToStaticMarkup(<MapStrokes strokes={[stroke('12:00')]} moment={MOMENT} label="x" />)).toBe('');
  });
});
