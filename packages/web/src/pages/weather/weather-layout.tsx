import { wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import type { OfficialWarning, WarningFeature } from '@portal/contract/endpoints/warnings';
import type { LunarDate } from '@portal/domain/time/lunar-date';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { toPath } from '@portal/routes/to-path';
import type { ReactNode } from 'react';
import type { ForecastView } from '#components/meteogram/hours-view.tsx';
import { NewsAside } from '#components/news/news-aside.tsx';
import { findNewsRoute } from '#components/news/news-routes.ts';
import { WarningStrip } from '#components/warnings/warning-strip.tsx';
import { weighDemo } from '#components/weather/freshness.ts';
import { CreditLines } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { LocationFrame, type LocationFrameProps } from '#components/weather/place/location-frame.tsx';
import type { NeighbourList } from '#components/weather/place/neighbours.tsx';
import type { Section } from '#components/weather/section.ts';
import type { SkyAppearance } from '#components/weather/sky.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { listSpanLinks, pathOfPlace } from './location-head.ts';
import { MapTeaser } from './map-teaser.tsx';

/** Way from a ward's pages to its bulletin for loudspeaker and notice board. */
function BulletinLink({ located, request }: { readonly located: LocatedPlace; readonly request: PageRequest }) {
  const { slug } = located.place;
  if (located.kind !== 'ward' || slug === null || request.routeId === 'ward-bulletin') return null;
  return (
    <a className="more" href={toPath('ward-bulletin', request.language, { location: slug })}>
      {wardBulletinMessages[request.language].link}
    </a>
  );
}

/** Context of a request for every block of its page. */
export function toPageView(request: PageRequest): PageView {
  const { language, settings, now, path } = request;
  return {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: settings.temperatureUnit, windUnit: settings.windUnit },
    nowAt: formatMoment(now),
    path,
  };
}

/** Chart or table: from the address, else the stored choice. */
export function chooseView({ query, settings }: PageRequest): ForecastView {
  return query.view === 'chart' || query.view === 'table' ? query.view : settings.forecastView;
}

type PageSection = Section<{ readonly issued: Issued }>;

/** How much of the page is demo data. */
function weighPageDemo(sections: readonly PageSection[]): 'all' | 'some' | 'none' {
  const shares = new Set(sections.flatMap((section) => (section.ok ? [weighDemo(section.reply.issued)] : [])));
  if (shares.size === 1 && shares.has('all')) return 'all';
  return shares.has('all') || shares.has('some') ? 'some' : 'none';
}

interface WeatherLayoutProps {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly neighbours: NeighbourList;
  readonly news: readonly Post[] | null;
  readonly view: PageView;
  readonly sections: readonly PageSection[];
  readonly sky: SkyAppearance;
  readonly hero?: ReactNode;
  /** Replaces the list of nearby places; gets the class of its frame. */
  readonly around?: LocationFrameProps['around'];
  /** Today's lunar date, on pages about now. */
  readonly lunarDate?: Pick<LunarDate, 'day' | 'month' | 'leap'> | null;
  readonly warnings: readonly OfficialWarning[];
  /** Warning areas for the small map. */
  readonly areas: readonly WarningFeature[];
  /** Absent on farming pages, which have no tab for it. */
  readonly storm?: Section<StormHereReply>;
  readonly children: ReactNode;
}

/** Page of a place: the frame with its links for this request. */
export function WeatherLayout(props: WeatherLayoutProps) {
  const {
    request,
    located,
    neighbours,
    news,
    view,
    sections,
    sky,
    hero,
    around,
    lunarDate = null,
    warnings,
    areas,
    storm,
    children,
  } = props;
  const { slug, province } = located.place;
  return (
    <>
      {/* All of them, including the one in the hero: an open page refreshes only its strip. */}
      <WarningStrip warnings={warnings} language={request.language} nowAt={view.nowAt} />
      <LocationFrame
        located={located}
        neighbours={neighbours}
        spans={listSpanLinks(request, located, view.words, storm)}
        homePath={toPath('home', request.language)}
        homeName={view.words.breadcrumb}
        provincePath={province === null || province === slug ? null : pathOfPlace(request, { slug: province })}
        pathOf={(place) => pathOfPlace(request, place)}
        demo={weighPageDemo(sections)}
        sky={warnings.some(isEmergency) ? { ...sky, isWarning: true } : sky}
        hero={hero}
        around={around}
        lunarDate={lunarDate}
        beside={
          <>
            <BulletinLink located={located} request={request} />
            <MapTeaser place={located.place} rain={neighbours.here} language={request.language} areas={areas} />
            <NewsAside
              posts={news}
              language={request.language}
              route={findNewsRoute(request.routeId)}
              path={request.path}
            />
          </>
        }
        isShort={hero == null}
        isFarm={request.routeId.startsWith('agri:')}
        isFirst={request.routeId === 'weather:now' || request.routeId === 'agri:now'}
        view={view}
      >
        {children}
        <CreditLines sections={sections} view={view} />
      </LocationFrame>
    </>
  );
}
