import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { ReactNode } from 'react';
import { LocationFrame } from '#components/weather/location-frame.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPath } from '#routes/to-path.ts';
import { listSpanLinks, pathOfPlace } from './location-links.ts';

/** Words and value style of a request, for every block of its page. */
export function toPageView(request: PageRequest): PageView {
  const { language, settings, now } = request;
  return {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: settings.temperatureUnit, windUnit: settings.windUnit },
    nowAt: formatMoment(now),
  };
}

/** Whether every figure, some or none of a page’s replies is demo. */
export function weighDemo(issues: readonly (Issued | null)[]): 'all' | 'some' | 'none' {
  const known = issues.filter((issued) => issued !== null);
  if (!known.some((issued) => issued.demo)) return 'none';
  const sources = known.flatMap((issued) => Object.values(issued.sources));
  return sources.every(({ source }) => source === 'demo') ? 'all' : 'some';
}

interface WeatherLayoutProps {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: PageView;
  readonly demo: 'all' | 'some' | 'none';
  readonly sky: string;
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a place: the frame with its links filled in for this request. */
export function WeatherLayout({ request, located, view, demo, sky, hero, children }: WeatherLayoutProps) {
  const slug = located.place.slug ?? '';
  const { province } = located.place;
  return (
    <LocationFrame
      located={located}
      spans={listSpanLinks(request, slug, view.words)}
      homePath={toPath('home', request.language)}
      homeName={view.words.breadcrumb}
      provincePath={province === null || province === slug ? null : pathOfPlace(request, { slug: province })}
      pathOf={(place) => pathOfPlace(request, place)}
      demo={demo}
      sky={sky}
      hero={hero}
      view={view}
    >
      {children}
    </LocationFrame>
  );
}
