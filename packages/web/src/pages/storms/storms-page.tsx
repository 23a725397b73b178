import { routeText } from '@portal/content/messages/route-text';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { makeStormView } from '#components/storms/storm-words.ts';
import { Block } from '#components/weather/block.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page } from '#pages/page.ts';
import { loadStorms } from './load-storms.ts';
import { loadStormWarnings } from './official-part.tsx';
import { OwnPlaces } from './own-places.tsx';
import { StaleNotices, StateLine } from './state-line.tsx';
import { StormFrame } from './storm-frame.tsx';
import { PastStorms, StormCards } from './storm-list.tsx';
import { StormMap } from './storm-map.tsx';

/** `/bao`: whether there is a storm, where it goes by each centre, after the official bulletin. */
export const stormsPage: Page = async (request, call) => {
  const { language, now, publicUrl, settings } = request;
  const { temperatureUnit, windUnit } = settings;
  const view = makeStormView({ language, temperatureUnit, windUnit }, formatMoment(now));
  const [{ list, current, past, details, drawn }, warnings] = await Promise.all([
    loadStorms(language, view.nowAt, call),
    loadStormWarnings(language, call),
  ]);
  const { title, description } = routeText[language].storms;
  const crumbs = findCrumbs('storms', language);
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      indexable: true,
      structuredData: [toBreadcrumbList(crumbs, publicUrl, toLanguagePath('storms', language))],
    },
    body: (
      <StormFrame
        title={title}
        crumbs={crumbs}
        warnings={warnings}
        state={<StateLine list={list} current={current} view={view} />}
        credits={list?.issued.credits ?? []}
        hasSource={list?.watched.length !== 0}
        view={view}
      >
        {current.length > 0 && <StaleNotices watched={list?.watched ?? []} view={view} />}
        {drawn.length > 0 && (
          <Block id="map" title={view.words.map.title}>
            <StormMap storms={drawn} view={view} />
          </Block>
        )}
        {drawn.length > 0 && <OwnPlaces storms={drawn} view={view} />}
        {current.length > 0 && <StormCards storms={current} details={details} view={view} />}
        <PastStorms storms={past} view={view} />
      </StormFrame>
    ),
  };
};
