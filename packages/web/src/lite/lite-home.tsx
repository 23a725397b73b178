import { BRAND } from '@portal/content/brand';
import { homeMessages } from '@portal/content/messages/home-messages';
import { routeText } from '@portal/content/messages/route-text';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { formatRainChance } from '#pages/home/describe-country.ts';
import { loadProvinceWeather, type ProvinceWeather } from '#pages/home/load-home.ts';
import { type LitePage, toLitePath } from './lite-page.ts';
import { LiteWarnings } from './lite-parts.tsx';

const REGIONS = ['north', 'central', 'south'] as const;

function SearchForm({ language }: { readonly language: Language }) {
  const words = searchMessages[language];
  return (
    <search>
      <form action={toPath('search', language)}>
        <p>
          <label htmlFor="q">{words.label}</label>
        </p>
        <input id="q" name="q" type="search" /> <button type="submit">{words.submit}</button>
      </form>
    </search>
  );
}

/** `24°–31°, mưa rào, mưa 60%`; a province without data says so. */
function describeToday({ today }: ProvinceWeather, style: ValueStyle): string {
  const words = homeMessages[style.language];
  if (today === null) return words.noData;
  const { temperatureMin, temperatureMax, text } = today;
  const range = `${formatTemperature(temperatureMin, style)}–${formatTemperature(temperatureMax, style)}`;
  return [range, text, formatRainChance(today, style.language)].filter((part) => part !== null).join(', ');
}

interface ProvincesProps {
  readonly provinces: readonly ProvinceWeather[];
  readonly style: ValueStyle;
}

function Provinces({ provinces, style }: ProvincesProps) {
  const { language } = style;
  const words = homeMessages[language];
  return REGIONS.map((region) => (
    <section key={region}>
      <h3>{words.regions[region]}</h3>
      <ul>
        {provinces
          .filter((province) => province.region === region)
          .map((province) => (
            <li key={province.slug}>
              <a href={toLitePath(toPath('weather:now', language, { location: province.slug }))}>{province.name}</a>
              {` ${describeToday(province, style)}`}
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Search, and today's weather by province. */
export const liteHomePage: LitePage = async ({ language, settings, now }, call) => {
  const words = homeMessages[language];
  const nowAt = formatMoment(now);
  const [provinces, warnings] = await Promise.all([
    loadProvinceWeather(language, call, nowAt),
    loadWarnings(language, call),
  ]);
  const isDemo = provinces?.some(({ issued }) => issued?.demo === true) ?? false;
  return {
    kind: 'lite',
    head: {
      title: `${BRAND.name} | ${BRAND.slogan[language]}`,
      description: routeText[language].home.description,
      indexable: true,
    },
    body: (
      <>
        <LiteWarnings warnings={warnings} language={language} nowAt={nowAt} />
        <h1>{words.heading}</h1>
        {isDemo ? <p className="note">{words.demoNote}</p> : null}
        <SearchForm language={language} />
        <h2>{words.provinces}</h2>
        {provinces === null ? (
          <p>{words.provincesMissing}</p>
        ) : (
          <Provinces provinces={provinces} style={{ language, ...settings }} />
        )}
      </>
    ),
  };
};
