import { BRAND } from '@portal/content/brand';
import { homeMessages } from '@portal/content/messages/home-messages';
import { routeText } from '@portal/content/messages/route-text';
import { vietnamHour } from '@portal/domain/time/vietnam-time';
import type { Page, PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPath } from '#routes/to-path.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { loadProvinceWeather, type ProvinceWeather } from './load-province-weather.ts';
import { ProvinceBoard } from './province-board.tsx';
import { SectionCards } from './section-cards.tsx';

interface HomeBodyProps {
  readonly request: PageRequest;
  readonly provinces: readonly ProvinceWeather[] | null;
}

function HomeBody({ request: { language, settings, now }, provinces }: HomeBodyProps) {
  return (
    <>
      <HomeHero language={language} hour={vietnamHour(now)} />
      <div className={`wrap ${styles.blocks}`}>
        {provinces === null ? (
          <p className="card">{homeMessages[language].provincesMissing}</p>
        ) : (
          <ProvinceBoard provinces={provinces} style={{ language, ...settings }} />
        )}
        <SectionCards language={language} />
      </div>
    </>
  );
}

function toHomeHead({ language, publicUrl }: PageRequest): PageHead {
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
    ],
  };
}

/** `/`: search first, then the provinces at a glance, then the ways on. */
export const homePage: Page = async (request, call) => {
  const provinces = await loadProvinceWeather(request.language, call);
  return {
    kind: 'page',
    status: 200,
    head: toHomeHead(request),
    body: <HomeBody request={request} provinces={provinces} />,
  };
};
