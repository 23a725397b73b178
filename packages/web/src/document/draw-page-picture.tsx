import { CONTENT_PAGES } from '@portal/content/content-pages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';
import { readDrawing } from '#components/content/content-drawings.ts';
import { TextScene } from '#components/text-page/text-scene.tsx';
import { TEXT_MOTIFS } from '#pages/text-page/text-motifs.table.ts';
import { drawPageCard, type PageCardFacts } from '#share/draw-page-card.tsx';
import { findRouteOfCard } from './page-card-path.ts';

/** Drawings of pages that are not text pages. */
const OTHER_DRAWINGS: Partial<Record<RouteId, string>> = {
  'lucky-card': 'paperLanterns',
  'info-landing': 'lighthouse',
  warnings: 'lighthouse',
  home: 'harbourCity',
  'happy-rain': 'growingCity',
  'happy-rain-cho-lai-xe': 'mountainRoad',
  'happy-rain-van-phong': 'nightOffice',
  'happy-rain-nong-nghiep': 'paddies',
  map: 'weatherMast',
  radar: 'rainGauge',
  satellite: 'observatory',
};

type Scene = Pick<PageCardFacts, 'sky' | 'scene'>;

/** A banner drawing at full width, bottom-aligned. */
function toBanner(drawing: string): Scene {
  const scene = (
    <>
      <path fill="var(--sky-1)" d="M0 0H1200V630H0z" />
      <path fill="var(--sky-2)" d="M0 150C300 110 640 190 1200 140V630H0z" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own drawings */}
      <defs dangerouslySetInnerHTML={{ __html: readDrawing(drawing) }} />
      <use href="#d" x="0" y="217" width="1200" height="413" />
    </>
  );
  return { sky: { sun: 'morning', sky: 'clear' }, scene };
}

function findScene(id: RouteId): Scene {
  if (id in TEXT_MOTIFS) {
    const scene = (
      <>
        <path fill="var(--sky-1)" d="M0 0H1200V630H0z" />
        <svg x="0" y="230" width="1200" height="400" aria-hidden="true">
          <TextScene motif={TEXT_MOTIFS[id as keyof typeof TEXT_MOTIFS]} />
        </svg>
      </>
    );
    return { sky: { sun: 'morning', sky: 'few' }, scene };
  }
  const drawing = id in CONTENT_PAGES ? CONTENT_PAGES[id as keyof typeof CONTENT_PAGES].drawing : OTHER_DRAWINGS[id];
  return toBanner(drawing ?? 'weatherStation');
}

function findHeadline(id: RouteId, language: Language): string | null {
  return id in CONTENT_PAGES ? CONTENT_PAGES[id as keyof typeof CONTENT_PAGES][language].headline : null;
}

/** Share picture of a page as SVG; null for an unknown name. */
export function drawPagePicture(name: string, language: Language): string | null {
  const id = findRouteOfCard(name);
  if (id === null) return null;
  return drawPageCard({
    title: routeText[language][id].title,
    headline: findHeadline(id, language),
    ...findScene(id),
  });
}
