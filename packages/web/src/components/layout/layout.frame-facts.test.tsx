import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { FRAME_FACTS } from '@portal/content/facts/frame-facts.table';
import { toTermsText } from '@portal/content/legal/terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import tokens from '#styles/tokens.css?raw';
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
  const day = tokens.slice(0, tokens.indexOf('prefers-color-scheme: dark'));
  for (const color of ['--green: #7fb439;', '--violet: #4c439b;', '--bg: #f5f5f5;']) expect(day).toContain(color);
});
