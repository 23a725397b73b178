import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { type BasinMessages, basinMessages } from '@portal/content/messages/basin-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { toPath } from '@portal/routes/to-path';
import { type FarmView, toFarmLead } from '#components/agriculture/farm-view.ts';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { toWorkFacts } from '#components/agriculture/work-row.tsx';
import { LiveCard } from '#components/content/live-card.tsx';
import { SiteExample } from '#components/content/site-example.tsx';
import { BasinDrawing } from '#components/map/basin-drawing.tsx';
import { BasinRainView } from '#components/solutions/basin-rain-view.tsx';
import type { SampleBasin } from '#components/solutions/sample-basin.ts';
import { formatNumber, formatRain } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import { toFarmView } from '#pages/agriculture/load-farm.ts';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadSiteHours } from '#pages/content/make-site-live.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import { drawGround, drawWater, fitFrame } from '#pages/storms/map-frame.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { BASEMAP } from '#share/draw-map-picture.ts';

interface BasinReply {
  readonly issued: Issued;
  readonly basin: SampleBasin;
}

/** Sample basin for a page. Read for every request, so it is as current as the page. */
async function loadBasin({ readSampleBasin }: PageRequest): Promise<Section<BasinReply>> {
  const basin = (await readSampleBasin?.().catch(() => null)) ?? null;
  if (basin === null) return { ok: false, reason: 'failed' };
  const { issued, sums } = basin.rain;
  if (issued.source === null || sums.every(({ ahead }) => ahead === null)) return { ok: false, reason: 'noData' };
  const { source, runAt, updatedAt, demo, credits } = issued;
  return {
    ok: true,
    reply: { basin, issued: { source, runAt, updatedAt, demo, credits: [...credits], sources: {}, estimated: [] } },
  };
}

/** Pixels of a phone's card: text keeps its size there. */
const SIZE = { width: 328, leastHeight: 200, mostHeight: 280 } as const;
/** Width of a letter in the drawing. */
const LETTER = 6.4;
const HOA_BINH_DAM: LatLng = { lat: 20.808, lng: 105.324 };

const NAMES = BASEMAP.labels.filter(({ kind }) => kind === 'province' || kind === 'town');

/** Sample basin over the map's ground, with the rain of the next day by cell; null without data. */
function drawSampleBasin({ outline, rain: { map } }: SampleBasin, words: BasinMessages, { style }: PageView) {
  if (map === null || map.items.length === 0) return null;
  const ring = outline.map(([lng, lat]) => ({ lat, lng }));
  const frame = fitFrame([...ring, ...map.items], SIZE);
  const points = ring.map(frame.project).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <BasinDrawing
      drawing={{ ...frame, letter: LETTER }}
      ground={{ ...drawGround(frame), ...drawWater(frame), names: NAMES }}
      cells={map}
      outline={`M${points.join('L')}Z`}
      dam={{ ...HOA_BINH_DAM, vi: words.dam, en: words.dam }}
      label={words.map(formatRain(Math.max(0, ...map.items.map(({ rain }) => rain ?? 0)), style))}
      style={style}
    />
  );
}

/** Hydropower example: areal rain on a sample basin, past and coming, with a link to the desk. */
export const showBasin: LoadLive = async (request) => {
  const view = toPageView(request);
  const words = basinMessages[request.language];
  const section = await loadBasin(request);
  const km2 = section.ok ? section.reply.basin.areaKm2 : null;
  const block = (
    <LiveCard title={words.title(formatNumber(km2, view.style))} section={section} view={view}>
      {({ basin }) => (
        <BasinRainView basin={basin} words={words} view={view} map={drawSampleBasin(basin, words, view)} />
      )}
    </LiveCard>
  );
  return { block };
};

const PLACE = 'can-tho';
const STRIP_HOURS = 24;

/** Agriculture example: rice in Cần Thơ, whatever the visitor's crop. */
export const showFarmWork: LoadLive = async (request, call) => {
  const { language } = request;
  const view: FarmView = { ...toFarmView(request), crop: 'rice' };
  const query = { location: PLACE, lang: language, crop: view.crop };
  const section = toSection(await call(weatherAgriculture, { query }), view.nowAt);
  const block = (
    <LiveCard title={view.farm.today(view.agriculture.crops[view.crop])} section={section} view={view}>
      {(reply) => (
        <WorkBoard
          {...toFarmLead(reply, view)}
          season={reply.season.text}
          rows={reply.activities.map((activity) => toWorkFacts(activity, STRIP_HOURS, view))}
          morePath={toPath('agri:hourly', language, { location: PLACE })}
          view={view}
        />
      )}
    </LiveCard>
  );
  return { block };
};

const { slug, name } = GREAT_CITIES.hoChiMinh;

/** Business example: four kinds of work in one city, each with its limits. */
export const showLimits: LoadLive = async (request, call) => {
  const { language } = request;
  const view = toPageView(request);
  const section = await loadSiteHours({ location: slug, lang: language }, call, view.nowAt);
  const block = (
    <SiteExample
      place={name[language]}
      section={section}
      works={['drilling', 'motorbikes', 'openStage', 'walkingTour']}
      view={view}
      words={siteMessages[language]}
    />
  );
  return { block };
};
