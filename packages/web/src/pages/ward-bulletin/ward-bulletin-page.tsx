import type { CallApi } from '@portal/contract/call-api';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { type WardBulletinReply, weatherWardBulletin } from '@portal/contract/endpoints/ward-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { MissingBlock } from '#components/weather/block.tsx';
import hero from '#components/weather/hero-words.module.css';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { loadSkyNow } from '#pages/weather/load-now.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';
import { toPageView, WeatherLayout } from '#pages/weather/weather-layout.tsx';
import { toShareImagePath } from '#share/share-image-path.ts';
import { CardBlock, ContentBlock } from './content-block.tsx';
import { ScriptBlock, SmsBlock } from './script-block.tsx';
import { SheetBlock } from './sheet-block.tsx';
import styles from './ward-bulletin.module.css';
import { nameIssue, nameMoment, toWardView, type WardView } from './ward-view.ts';

async function loadBulletin(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  nowAt: string,
): Promise<Section<WardBulletinReply>> {
  return toSection(await call(weatherWardBulletin, toPlaceQuery(located, request)), nowAt);
}

function findPicture({ language, edition, now }: PageRequest, { place }: LocatedPlace): string | null {
  if (edition === undefined || place.slug === null) return null;
  return toShareImagePath({ language, slug: place.slug, date: formatDate(now), edition }, 'ward');
}

interface AnswerProps {
  readonly reply: WardBulletinReply;
  readonly warnings: readonly OfficialWarning[];
  readonly view: WardView;
}

/** The official bulletin that comes first, then the one sentence and what to do. */
function Answer({ reply, warnings, view }: AnswerProps) {
  const leading = warnings.filter(comesFirst);
  return (
    <div className={hero.answer}>
      {leading.map((warning) => (
        <WarningLead key={warning.id} warning={warning} language={view.style.language} nowAt={view.nowAt} />
      ))}
      {leading.length > 0 ? null : (
        <p className={hero.sentence}>
          {[...new Set([reply.headline, reply.action])].filter((text) => text !== null).join(' ')}
        </p>
      )}
      <p className={styles.issue}>{`${view.ward.type} · ${nameIssue(reply, view)}`}</p>
    </div>
  );
}

/** All carriers; its script tells readers of an open page when the bulletin has expired. */
function Pack({ reply, view }: { readonly reply: WardBulletinReply; readonly view: WardView }) {
  return (
    <div
      className={`stack ${styles.pack}`}
      data-island="ward-bulletin"
      data-wake="idle"
      data-made={view.nowAt}
      data-until={reply.validTo}
    >
      <p className={styles.over} role="status" data-over hidden>
        {view.ward.over(nameMoment(reply.validTo, view))}
      </p>
      <ContentBlock reply={reply} view={view} />
      <ScriptBlock reply={reply} view={view} />
      <SheetBlock reply={reply} view={view} />
      <div className={`stack ${styles.side}`}>
        <SmsBlock reply={reply} view={view} />
        <CardBlock reply={reply} view={view} />
      </div>
    </div>
  );
}

/** `/ban-tin-phuong-xa/{location}`: one content for loudspeaker, notice board, picture, message and voice. */
export const wardBulletinPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const base = toPageView(request);
  const view = toWardView(base, located.place.slug ?? '', findPicture(request, located));
  const [section, sky] = await Promise.all([
    loadBulletin(located, request, call, view.nowAt),
    loadSkyNow(located, request, call),
  ]);
  const reply = findReply(section);
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      storm={storm}
      view={view}
      sections={[section]}
      sky={sky}
      hero={reply === null ? null : <Answer reply={reply} warnings={warnings} view={view} />}
    >
      {section.ok ? (
        <Pack reply={section.reply} view={view} />
      ) : (
        <MissingBlock id="content" title={view.ward.items.title} reason={section.reason} view={view} />
      )}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: view.ward.type,
    description: view.ward.description(located.place.displayName.main),
    breadcrumb: view.words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
