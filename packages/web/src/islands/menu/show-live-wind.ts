import { siteMessages } from '@portal/content/messages/site-messages';
import { createHttpCallApi } from '@portal/contract/client';
import type { WindHour } from '@portal/contract/endpoints/weather-schema';
import { findWorkGate, type WorkConditions } from '@portal/domain/safety/work-gate';
import { listRuns } from '@portal/domain/time/list-runs';
import { assessSiteHour, estimateHookGust } from '@portal/domain/trade/site-limit';
import { SITE_WORK } from '@portal/domain/trade/site-work.table';
import { SUGGESTED_WORK } from '@portal/domain/wind/sea-work.table';
import { describeSiteWork, listGates, toWorkConditions } from '#components/content/describe-site-work.ts';
import scene from '#components/content/drawings/offshore-wind.svg?no-inline';
import { SITES } from '#components/content/sites.table.ts';
import { formatClock, formatSpeed } from '#components/weather/format-values.ts';

const HUB_M = 100;
const HOOK_M = 150;
/** Hours covered by the sentence. */
const HOURS = 24;
const SVG = 'http://www.w3.org/2000/svg';

function findSpeed({ levels }: WindHour, heightM: number): number | null {
  return levels.find(({ height }) => height === heightM)?.windSpeed ?? null;
}

function assessCrane(hour: WindHour, conditions: WorkConditions) {
  const hookWindMs = findSpeed(hour, HOOK_M);
  const gate = findWorkGate({ at: Date.parse(hour.at) / 1000, thunder: null }, conditions);
  const values = { hookWindMs, hookGustMs: estimateHookGust(hookWindMs) };
  return { at: hour.at, verdict: assessSiteHour(SITE_WORK.craneLift, values, gate) };
}

/** Drops spells shorter than the desk's minimum window. */
function dropShortRuns(hours: ReturnType<typeof assessCrane>[]) {
  const { workHours, contingencyHours } = SUGGESTED_WORK.crane;
  const isFit = (hour: number): boolean => hours[hour]?.verdict === 'good' || hours[hour]?.verdict === 'consider';
  const short = listRuns(hours.length, isFit).filter(
    ({ from, to }) => to - from < workHours + contingencyHours && to < hours.length,
  );
  return hours.map((hour, index) =>
    short.some(({ from, to }) => index >= from && index < to) ? { ...hour, verdict: 'avoid' as const } : hour,
  );
}

function drawScene(): Element {
  const picture = document.createElementNS(SVG, 'svg');
  picture.ariaHidden = 'true';
  picture.dataset.sun = 'morning';
  picture.dataset.sky = 'clear';
  picture.append(document.createElementNS(SVG, 'use'));
  picture.firstElementChild?.setAttribute('href', `${scene}#d`);
  return picture;
}

/** Fills the menu's live example: wind at hub height off Bạc Liêu, and crane hours. False without wind data. */
export async function showLiveWind(card: HTMLElement): Promise<boolean> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const { lat, lng } = SITES.bacLieu;
  const call = createHttpCallApi('');
  const query = { lat, lng, lang: language } as const;
  const [answer, warned] = await Promise.all([call('weatherWind', { query }), call('warningsList', { query })]);
  const [hour] = answer.ok ? answer.reply.hours : [];
  const speed = hour === undefined ? null : findSpeed(hour, HUB_M);
  const [figure, line] = card.querySelectorAll('b, small');
  if (!answer.ok || hour === undefined || speed === null || figure === undefined || line === undefined) return false;
  const words = siteMessages[language];
  const warnings = warned.ok ? listGates(warned.reply) : [];
  const conditions = toWorkConditions(hour, warnings);
  const assessed = answer.reply.hours.slice(0, HOURS).map((one) => assessCrane(one, conditions));
  const sentence = describeSiteWork(words.works.craneLift, dropShortRuns(assessed), words);
  const demo = answer.reply.issued.demo ? ` · ${card.dataset.live}` : '';
  figure.textContent = formatSpeed(speed, { language, windUnit: 'ms' });
  line.textContent = `${sentence} ${formatClock(hour.at)}${demo}`;
  card.prepend(drawScene());
  return true;
}
