import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { FRAME_FACTS } from '@portal/content/facts/frame-facts.table';
import { toTermsText } from '@portal/content/legal/terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COLORS } from '#styles/color.table.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const SETTINGS = { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart' } as const;

describe.each(['vi', 'en'] as const)('what the specification says of the frame has its home (%s)', (language) => {
  const places = {
    header: renderToStaticMarkup(
      <SiteHeader
        address={{ routeId: 'home', language, parameters: {}, query: {}, settings: SETTINGS }}
        emptyRoutes={[]}
      />,
    ),
    footer: renderToStaticMarkup(
      <SiteFooter language={language} today="2026-11-21" hasLite={false} company={UNKNOWN_COMPANY} emptyRoutes={[]} />,
    ),
    terms: JSON.stringify(toTermsText(true)[language]),
  };

  it.each(FRAME_FACTS.map((fact) => [fact.fact, fact] as const))('%s', (_, fact) => {
    expect(fact[language].filter((phrase) => !places[fact.place].includes(phrase))).toEqual([]);
  });
});

it('wears the colours of the specification by day', () => {
  expect([COLORS.green?.[0], COLORS.violet?.[0], COLORS.bg?.[0]]).toEqual(['#7fb439', '#4c439b', '#f5f5f5']);
});
