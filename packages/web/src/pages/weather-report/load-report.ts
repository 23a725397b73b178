import type { CallApi } from '@portal/contract/call-api';
import { placesProvinces } from '@portal/contract/endpoints/places';
import {
  type EventScores,
  type VerificationLearning,
  type VerificationProject,
  type VerificationReports,
  type VerificationScores,
  verificationLearning,
  verificationProjects,
  verificationReports,
  verificationScores,
} from '@portal/contract/endpoints/verification';
import { MOST_LEAD_DAYS, SCORED_VARIABLES, type ScoredVariable } from '@portal/domain/score/scored-variable';
import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import type { PageRequest } from '#pages/page-request.ts';

/** The visitor's choice of scores. */
interface ReportChoice {
  readonly variable: ScoredVariable;
  readonly province: string | null;
  readonly leadDays: number;
  /** `YYYY-MM`. */
  readonly month: string;
}

/** Scores of a month for the page. */
export interface ReportScores {
  readonly choice: ReportChoice;
  /** All lead times of the chosen element. */
  readonly byLead: VerificationScores;
  /** Provinces and worst forecasts at the chosen lead time. */
  readonly atLead: VerificationScores;
  readonly chances: VerificationScores;
  readonly rain: VerificationScores;
  /** Gusts and fog at the chosen lead time. */
  readonly events: readonly EventScores[];
  /** Key figures of the whole country one day ahead. */
  readonly figures: { readonly warmth: VerificationScores; readonly rain: VerificationScores };
}

/** Data of the page: null where a call failed; `scores` is null where nothing is scored yet. */
export interface Report {
  readonly scores: ReportScores | null | 'failed';
  readonly projects: readonly VerificationProject[] | null;
  readonly reports: VerificationReports | null;
  readonly learning: VerificationLearning | null;
  readonly provinces: ReadonlyMap<string, string>;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Latest complete month, else the latest: a running month has no score yet. */
function findDefaultMonth({ scoredMonths }: VerificationScores, now: EpochSeconds): string {
  const present = formatDate(now).slice(0, 7);
  return scoredMonths.findLast((month) => month < present) ?? scoredMonths.at(-1) ?? '';
}

function readChoice({ query, now }: PageRequest, provinces: ReadonlyMap<string, string>, newest: VerificationScores) {
  const month = query.month ?? '';
  const lead = /^\d{1,2}$/.test(query.lead ?? '') ? Number(query.lead) : 1;
  const province = query.province ?? '';
  return {
    variable: SCORED_VARIABLES.find((name) => name === query.variable) ?? 'temperatureMaxC',
    province: provinces.has(province) ? province : null,
    leadDays: lead <= MOST_LEAD_DAYS ? lead : 1,
    month: MONTH.test(month) ? month : findDefaultMonth(newest, now),
  };
}

async function loadScores(
  request: PageRequest,
  call: CallApi,
  provinces: Report['provinces'],
): Promise<Report['scores']> {
  const newest = await call(verificationScores, { query: { lead: 1 } });
  if (!newest.ok) return 'failed';
  if (newest.reply.scoredMonth === null) return null;
  const choice = readChoice(request, provinces, newest.reply);
  const { variable, month, leadDays: lead } = choice;
  const where = choice.province === null ? {} : { province: choice.province };
  const ask = (query: NonNullable<Parameters<typeof call<typeof verificationScores>>[1]>['query']) =>
    call(verificationScores, { query: { month, ...query } });
  const replies = await Promise.all([
    ask({ variable, ...where }),
    ask({ variable, lead, ...where }),
    ask({ variable: 'rainProbabilityPercent', lead, ...where }),
    ask({ variable: 'rainMm', lead, ...where }),
    ask({ variable: 'temperatureMaxC', lead: 1 }),
    ask({ variable: 'rainMm', lead: 1 }),
    ask({ variable: 'gustMaxMs', lead, ...where }),
    ask({ variable: 'visibilityMinKm', lead, ...where }),
  ]);
  const [byLead, atLead, chances, rain, warmth, rainAhead, gusts, fog] = replies.map((result) =>
    result.ok ? result.reply : null,
  );
  if (!byLead || !atLead || !chances || !rain || !warmth || !rainAhead) return 'failed';
  const events = [...(gusts?.eventScores ?? []), ...(fog?.eventScores ?? [])];
  return { choice, byLead, atLead, chances, rain, events, figures: { warmth, rain: rainAhead } };
}

/** Loads the page's data; parts fail independently. */
export async function loadReport(request: PageRequest, call: CallApi): Promise<Report> {
  const { language: lang } = request;
  const [list, projects, reports, learning] = await Promise.all([
    call(placesProvinces, { query: { lang } }),
    call(verificationProjects, { query: { lang } }),
    call(verificationReports, { query: {} }),
    call(verificationLearning, { query: {} }),
  ]);
  const provinces = new Map(list.ok ? list.reply.provinces.map(({ slug, name }) => [slug, name]) : []);
  return {
    scores: await loadScores(request, call, provinces),
    learning: learning.ok ? learning.reply : null,
    projects: projects.ok ? projects.reply.projects : null,
    reports: reports.ok ? reports.reply : null,
    provinces,
  };
}
