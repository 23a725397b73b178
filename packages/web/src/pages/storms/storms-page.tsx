import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import { type Storm, type StormReply, stormById, storms } from '@portal/contract/endpoints/storms';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { Block } from '#components/weather/block.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page } from '#pages/page.ts';
import { shortenTrack } from './draw-track.ts';
import { loadStormWarnings } from './official-part.tsx';
import { OwnPlaces } from './own-places.tsx';
import { StaleNotices, StateLine } from './state-line.tsx';
import { StormFrame } from './storm-frame.tsx';
import { PastStorms, StormCards } from './storm-list.tsx';
import { StormMap } from './storm-map.tsx';
import { isPast, makeStormView, sortByDistance } from './storm-words.ts';

/** More storms at a time have never been; the rest keeps its line in the list. */
const MOST_DRAWN = 5;

/** Tracks of storms by their ids; those that could not be loaded are left out. */
async function loadDetails(list: readonly Storm[], language: Language, call: CallApi) {
  const results = await Promise.all(
    list.slice(0, MOST_DRAWN).map(({ id }) => call(stormById, { query: { id, lang: language } })),
  );
  const found = results.flatMap((result): (readonly [string, StormReply])[] =>
    result.ok ? [[result.reply.storm.id, result.reply]] : [],
  );
  return new Map(found);
}

/** `/bao`: whether there is a storm, where it goes by each centre, after the official bulletin. */
export const stormsPage: Page = async (request, call) => {
  const { language, now, publicUrl, settings } = request;
  const { temperatureUnit, windUnit } = settings;
  const view = makeStormView({ language, temperatureUnit, windUnit }, formatMoment(now));
  const [result, warnings] = await Promise.all([
    call(storms, { query: { lang: language } }),
    loadStormWarnings(language, call),
  ]);
  const list = result.ok ? result.reply : null;
  const current = sortByDistance((list?.items ?? []).filter((storm) => !isPast(storm, view.nowAt)));
  const past = (list?.items ?? []).filter((storm) => isPast(storm, view.nowAt));
  const details = await loadDetails(current, language, call);
  const drawn = current.flatMap(({ id }) => {
    const detail = details.get(id);
    return detail === undefined ? [] : [{ storm: detail.storm, tracks: detail.tracks.map(shortenTrack) }];
  });
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
