import { BRAND } from '@portal/content/brand';
import { homeMessages } from '@portal/content/messages/home-messages';
import { routeText } from '@portal/content/messages/route-text';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { CallApi } from '@portal/contract/call-api';
import type { OfficialWarning, WarningFeature } from '@portal/contract/endpoints/warnings';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { toPath } from '@portal/routes/to-path';
import type { MapFrames } from '#components/map/map-frames.ts';
import { NewsBand } from '#components/news/news-band.tsx';
import { loadGates, loadWarningAreas } from '#components/warnings/load-warnings.ts';
import { WarningStrip } from '#components/warnings/warning-strip.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Page, PageHead, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { type HeroWeather, loadHero } from './load-hero.ts';
import { listCitySlugs, loadProvinceWeather, loadRainFrames, type ProvinceWeather } from './load-home.ts';
import { type HomeNews, loadHomeNews } from './load-home-news.ts';
import { loadPlaceCards, type PlaceCard, parseSlugs } from './load-place-cards.ts';
import { loadWork, type WorkNow } from './load-work.ts';
import { ProvinceBoard } from './province-board.tsx';
import { RainMap } from './rain-map.tsx';
import { SavedCards, SavedPlaces } from './saved-places.tsx';
import { WorkLines } from './work-lines.tsx';

interface HomeBodyProps {
  readonly request: PageRequest;
  readonly provinces: readonly ProvinceWeather[] | null;
  readonly hero: HeroWeather | null;
  readonly cities: readonly PlaceCard[];
  readonly work: WorkNow;
  readonly rain: MapFrames | null;
  readonly news: HomeNews;
  readonly warnings: readonly OfficialWarning[];
  /** Level 3 and above, ended less than a day ago. */
  readonly over: readonly OfficialWarning[];
  readonly areas: readonly WarningFeature[];
}

function toStyle({ language, settings: { temperatureUnit, windUnit } }: PageRequest): ValueStyle {
  return { language, temperatureUnit, windUnit };
}

function toView({ language, now, path }: PageRequest, style: ValueStyle): PageView {
  return { words: getWeatherMessages(language), style, nowAt: formatMoment(now), path };
}

function HomeBody({ request, provinces, hero, cities, work, rain, news, warnings, over, areas }: HomeBodyProps) {
  const { language, now } = request;
  const style = toStyle(request);
  const view = toView(request, style);
  const own = readOwnCostLoss(request);
  return (
    <>
      <WarningStrip warnings={warnings} language={language} nowAt={formatMoment(now)} />
      <HomeHero
        hero={hero}
        isWarning={warnings.some(isEmergency)}
        view={markWorth(view, own, hero?.warnings ?? []).view}
      />
      <div className={`wrap stack ${styles.blocks}`}>
        <div className={rain === null ? undefined : styles.country}>
          {rain !== null && (
            <RainMap
              frames={rain}
              view={view}
              findFrame={request.findFrame}
              warnings={[...warnings, ...over]}
              areas={areas}
            />
          )}
          {provinces === null ? (
            <p className="card">{homeMessages[language].provincesMissing}</p>
          ) : (
            <ProvinceBoard
              provinces={provinces}
              own={hero?.located.place.province ?? null}
              view={markWorth(view, own, []).view}
            />
          )}
        </div>
        <SavedPlaces cities={cities} view={view} />
        <NewsBand
          posts={news.recent}
          language={language}
          route="news"
          beside={news.beside}
          notice={news.bulletin}
          live={news.live}
          path={request.path}
        />
        <WorkLines hero={hero} work={work} view={view} />
      </div>
    </>
  );
}

/** Organization for search engines: name and stated facts. */
function toOrganization({ language, publicUrl, company: { facts } }: PageRequest): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    ...(facts.legalName !== null && { legalName: facts.legalName[language] }),
    ...(facts.address !== null && { address: facts.address[language] }),
    ...(facts.hotline !== null && { telephone: facts.hotline }),
    ...(facts.email !== null && { email: facts.email }),
    ...(facts.socialLinks.length > 0 && { sameAs: facts.socialLinks.map(({ url }) => url) }),
  };
}

function toHomeHead(request: PageRequest): PageHead {
  const { language, publicUrl } = request;
  const search = toPath('search', language);
  return {
    title: `${BRAND.name} | ${BRAND.slogan[language]}`,
    titleIsWhole: true,
    description: routeText[language].home.description,
    indexable: true,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: `${publicUrl}/`,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${publicUrl}${search}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      toOrganization(request),
    ],
  };
}

/** `/?saved=hue,da-nang`: only the cards of these places, for the script. */
async function showSavedCards(saved: string, request: PageRequest, call: CallApi): Promise<PageOutcome> {
  const cards = await loadPlaceCards(parseSlugs(saved), request, call);
  return { kind: 'part', body: <SavedCards cards={cards} language={request.language} /> };
}

/** `/`: the reader's place first, then the country, saved places, news and links. */
export const homePage: Page = async (request, call) => {
  const { language, query } = request;
  if (query.saved !== undefined) return showSavedCards(query.saved, request, call);
  const nowAt = formatMoment(request.now);
  const loadPlace = async () => {
    const hero = await loadHero(request, call);
    const shown = hero?.slug ?? '';
    const [cities, work] = await Promise.all([
      loadPlaceCards(listCitySlugs(shown), request, call),
      loadWork(shown, request, call),
    ]);
    return { hero, cities, work };
  };
  const [place, provinces, rain, news, { items: warnings, over }] = await Promise.all([
    loadPlace(),
    loadProvinceWeather(language, call, nowAt, request.settings.costLoss !== undefined),
    loadRainFrames(language, call, nowAt),
    loadHomeNews(request, call),
    loadGates(language, call),
  ]);
  const areas = warnings.length === 0 ? [] : await loadWarningAreas(language, call);
  return {
    kind: 'page',
    status: 200,
    head: toHomeHead(request),
    body: (
      <HomeBody
        request={request}
        provinces={provinces}
        {...place}
        rain={rain}
        news={news}
        warnings={warnings}
        over={over}
        areas={areas}
      />
    ),
  };
};
