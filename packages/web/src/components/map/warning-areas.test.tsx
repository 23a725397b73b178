import { mapMessages } from '@portal/content/messages/map-messages';
import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { writeRain } from './city-values.ts';
import { toPicturePoint } from './map-picture-frame.ts';
import { withholdDry } from './map-words.ts';
import { WarningAreas } from './warning-areas.tsx';

const properties = { id: 'a', kind: 'storm', level: 4, headline: 'Tin bão', expiresAt: '' } as const;
const AREA: WarningFeature = {
  type: 'Feature',
  properties,
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [106, 20],
          [107, 20],
          [107, 21],
          [106, 20],
        ],
      ],
    ],
  },
};
const ISLAND: WarningFeature = {
  type: 'Feature',
  properties: { ...properties, level: null },
  geometry: { type: 'MultiPoint', coordinates: [[112, 16]] },
};

describe('warned areas on the drawn map', () => {
  it('are tinted by their level at their place in the picture; islands without an outline are dots', () => {
    const html = renderToStaticMarkup(<WarningAreas areas={[ISLAND, AREA]} />);
    const { x, y } = toPicturePoint({ lat: 20, lng: 106 });
    expect(html).toContain(`data-level="4" d="M${Math.round(x)} ${Math.round(y)}L`);
    expect(html).toMatch(/data-shape="points" d="M\d+ \d+h0"/);
    expect(renderToStaticMarkup(<WarningAreas areas={[]} />)).toBe('');
  });

  it('leave no city called dry while an emergency is in force', () => {
    for (const language of ['vi', 'en'] as const) {
      const words = mapMessages[language];
      const style = { language, temperatureUnit: 'C', windUnit: 'kmh' } as const;
      const write = (level: 2 | 4) =>
        writeRain(0, { style, dry: withholdDry(words, [{ kind: 'storm', level }]).dryBlock, strengths: [] })?.text;
      expect([write(4), write(2)]).toEqual(['0 mm', words.dryBlock]);
    }
  });
});
