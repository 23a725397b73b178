import { BRAND } from '@portal/content/brand';
import { homeMessages } from '@portal/content/messages/home-messages';
import { routeText } from '@portal/content/messages/route-text';
import { searchMessages } from '@portal/content/messages/search-messages';
import { worthMessages } from '@portal/content/messages/worth-messages';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import { type ChanceView, isWorth } from '#components/weather/worth/chance.tsx';
import { formatRainChance } from '#pages/home/describe-country.ts';
import { loadProvinceWeather, type ProvinceWeather } from '#pages/home/load-home.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
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

interface TodayProps {
  readonly province: ProvinceWeather;
  readonly view: ChanceView;
}

/** `24°–31°, mưa rào, mưa 60%`; a province without data says so. */
function Today({ province: { today, isWarned }, view }: TodayProps) {
  const { style } = view;
  if (today === null) return homeMessages[style.language].noData;
  const { temperatureMin, temperatureMax, text, rainProbability } = today;
  const range = `${formatTemperature(temperatureMin, style)}–${formatTemperature(temperatureMax, style)}`;
  const rain = formatRainChance(today, style.language);
  const facts = [range, text].filter((part) => part !== null).join(', ');
  if (rain === null) return facts;
  const isMarked = !isWarned && isWorth(rainProbability, view);
  return (
    <>
      {facts}, {isMarked ? <u>{`${rain} ${worthMessages[style.language].marked}`}</u> : rain}
    </>
  );
}

interface ProvincesProps {
  readonly provinces: readonly ProvinceWeather[];
  readonly view: ChanceView;
}

function Provinces({ provinces, view }: ProvincesProps) {
  const { language } = view.style;
  const words = homeMessages[language];
  return REGIONS.map((region) => (
    <section key={region}>
      <h3>{words.regions[region]}</h3>
      <ul>
        {provinces
          .filter((province) => province.region === region)
          .map((province) => (
            <li key={province.slug}>
              <a href={toLitePath(toPath('weather:now', language, { location: province.slug }))}>{province.name}</a>{' '}
              <Today province={province} view={view} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Search, and today's weather by province. */
export const liteHomePage: LitePage = async (request, call) => {
  const { language, settings, now } = request;
  const words = homeMessages[language];
  const nowAt = formatMoment(now);
  const [provinces, warnings] = await Promise.all([
    loadProvinceWeather(language, call, nowAt, settings.costLoss !== undefined),
    loadWarnings(language, call),
  ]);
  const { view } = markWorth({ style: { language, ...settings } }, readOwnCostLoss(request), []);
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
        {provinces === null ? <p>{words.provincesMissing}</p> : <Provinces provinces={provinces} view={view} />}
      </>
    ),
  };
};
