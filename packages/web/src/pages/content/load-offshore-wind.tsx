import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import { windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { weatherMarine } from '@portal/contract/endpoints/weather';
import { weatherWindHeights } from '@portal/contract/endpoints/wind';
import { NO_CONDITIONS, type WorkConditions } from '@portal/domain/safety/work-gate';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import type { SiteWeather } from '#components/content/describe-site-work.ts';
import { SITES } from '#components/content/sites.table.ts';
import { WindLadder } from '#components/content/wind-ladder.tsx';
import crops from '#components/evidence/site-crops.module.css';
import { SiteCrops } from '#components/evidence/site-crops.tsx';
import { SiteEvidence } from '#components/evidence/site-evidence.tsx';
import { joinIssued } from '#components/weather/freshness.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import { assessDesk } from '#components/wind-desk/assess-desk.ts';
import { describeDesk } from '#components/wind-desk/describe-desk.ts';
import type { DeskData } from '#components/wind-desk/desk-data.ts';
import { DeskExample, SAMPLE_SUBJECT } from '#components/wind-desk/desk-example.tsx';
import { DeskWindows } from '#components/wind-desk/desk-windows.tsx';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { LoadLive } from './live-example.ts';
import { findWindAt, HOOK_M, loadRain, loadSiteHours } from './make-site-live.tsx';

/** Hours after the first 24 with wind by height, for a two-day crane bulletin: only wind and thunder risk. */
async function loadLaterHours(query: PlaceQuery, call: CallApi, { hours, heights }: SiteWeather) {
  const thunder = (await loadRain(query, call)) ?? [];
  const last = hours.at(-1)?.at ?? '';
  return heights
    .filter(({ at }) => at > last)
    .map(({ at }) => {
      const hookWindMs = findWindAt(heights, at, HOOK_M);
      return {
        at,
        hookWindMs,
        hookGustMs: estimateHookGust(hookWindMs),
        thunder: thunder.find((hour) => hour.at === at)?.thunder ?? null,
      };
    });
}

const DESK_DAYS = 10;

/** Data of the sample desk: ten days of wind, and waves where available. */
async function loadDesk(
  query: PlaceQuery,
  call: CallApi,
  nowAt: string,
  conditions: WorkConditions,
): Promise<Section<DeskData>> {
  const [wind, marine] = await Promise.all([
    call(weatherWindHeights, { query: { ...query, hours: DESK_DAYS * 24 } }),
    call(weatherMarine, { query: { ...query, days: DESK_DAYS } }),
  ]);
  const section = toSection(wind, nowAt);
  if (!section.ok) return section;
  const { place, issued, hours } = section.reply;
  return {
    ok: true,
    reply: {
      place,
      issued: joinIssued(issued, marine.ok ? [marine.reply.issued] : []),
      wind: hours,
      waves: marine.ok ? marine.reply.hours : null,
      wavesMissing: marine.ok ? null : 'noData',
      conditions,
    },
  };
}

/** Live desk off Bạc Liêu, with a client's bulletin and alert; limits are in m/s. */
export const loadOffshoreWind: LoadLive = async (request, call) => {
  const { language } = request;
  const words = siteMessages[language];
  const view = toPageView({ ...request, settings: { ...request.settings, windUnit: 'ms' } });
  const { name, lat, lng, title } = SITES.bacLieu;
  const query = { lat, lng, lang: language };
  const section = await loadSiteHours(query, call, view.nowAt);
  const weather = section.ok ? section.reply : null;
  const [later, desk] = await Promise.all([
    weather === null ? [] : loadLaterHours(query, call, weather),
    loadDesk(query, call, view.nowAt, weather?.conditions ?? NO_CONDITIONS),
  ]);
  const deskView = { ...view, desk: windDeskMessages[language] };
  const assessed = desk.ok ? assessDesk(desk.reply, SAMPLE_SUBJECT, view.nowAt) : null;
  const evidence = {
    bulletin: 'craneLift',
    alert: 'crane',
    place: title[language],
    weather: weather === null ? null : { ...weather, hours: [...weather.hours, ...later] },
    view,
    words,
    decision: assessed === null ? undefined : describeDesk(assessed, deskView),
  } as const;
  const board =
    !desk.ok || assessed === null ? null : (
      <>
        <p className={crops.sentence}>{evidence.decision}</p>
        <DeskWindows data={desk.reply} desk={assessed} isSuggested view={deskView} />
      </>
    );
  return {
    figures:
      weather === null ? null : <WindLadder place={name[language]} weather={weather} view={view} words={words} />,
    crops: <SiteCrops {...evidence} works={['craneLift', 'crewTransfer', 'deckWork']} board={board} />,
    block: (
      <>
        <div id={evidenceMessages[language].crops.hours.anchor}>
          <DeskExample title={title[language]} section={desk} warnings={weather?.warnings ?? []} view={view} />
        </div>
        <SiteEvidence {...evidence} />
      </>
    ),
  };
};
