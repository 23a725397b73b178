import { callLimits, solutionDetail, solutions } from '#endpoints/bulletins.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointId } from './endpoint-addresses.table.ts';
import { weatherAgriculture } from './endpoints/agriculture.ts';
import { alertsAhead } from './endpoints/alerts-ahead.ts';
import { bulletinById, bulletinsList } from './endpoints/bulletins.ts';
import { weatherBatch, weatherHours } from './endpoints/chosen-hours.ts';
import { decisionsEvaluate } from './endpoints/decisions.ts';
import { weatherPast, weatherRuns } from './endpoints/earlier-weather.ts';
import { goingOut } from './endpoints/going-out.ts';
import { weatherHeat } from './endpoints/heat.ts';
import { guestConsultation, guestRainReport, guestStormInform, guestUserInform } from './endpoints/leads.ts';
import { weatherMapFrames } from './endpoints/map-frames.ts';
import { nowcastFrames, nowcastSteps } from './endpoints/nowcast.ts';
import { placesNearest, placesProvinces, placesResolve, placesSearch } from './endpoints/places.ts';
import { plansList } from './endpoints/plans.ts';
import { postByUrl, postCategories, postsList, postsRecent, postsSearch } from './endpoints/posts.ts';
import { weatherRainTide } from './endpoints/rain-tide.ts';
import { satelliteFrames } from './endpoints/satellite.ts';
import { weatherSea } from './endpoints/sea.ts';
import { apiStatus } from './endpoints/status.ts';
import { stormHere } from './endpoints/storm-here.ts';
import { stormById, storms } from './endpoints/storms.ts';
import {
  verificationLearning,
  verificationProjects,
  verificationReports,
  verificationScores,
} from './endpoints/verification.ts';
import { weatherWardBulletin } from './endpoints/ward-bulletin.ts';
import { warningAreas, warningsList } from './endpoints/warnings.ts';
import {
  weatherAqi,
  weatherDays15,
  weatherDays90,
  weatherHistory,
  weatherHours24,
  weatherMap,
  weatherMarine,
  weatherNow,
  weatherPlaces,
  weatherRain72,
  weatherSmartgen,
  weatherToday,
  weatherTomorrow,
  weatherUv,
  weatherWind,
} from './endpoints/weather.ts';
import { weatherWindHeights, windPower, windWindows } from './endpoints/wind.ts';

/** Every endpoint of the API by its id. */
export const ENDPOINTS_BY_ID = {
  weatherNow,
  weatherAqi,
  weatherUv,
  weatherToday,
  weatherTomorrow,
  weatherHours24,
  weatherHours,
  weatherBatch,
  weatherDays15,
  weatherDays90,
  weatherSmartgen,
  weatherWardBulletin,
  weatherRain72,
  weatherWind,
  weatherWindHeights,
  windPower,
  windWindows,
  weatherMarine,
  weatherSea,
  weatherHeat,
  weatherRainTide,
  stormHere,
  goingOut,
  weatherPast,
  weatherRuns,
  weatherHistory,
  weatherPlaces,
  weatherAgriculture,
  weatherMap,
  weatherMapFrames,
  nowcastFrames,
  nowcastSteps,
  satelliteFrames,
  placesSearch,
  placesNearest,
  placesResolve,
  placesProvinces,
  postCategories,
  postsRecent,
  postByUrl,
  postsList,
  postsSearch,
  bulletinsList,
  bulletinById,
  warningsList,
  warningAreas,
  storms,
  stormById,
  alertsAhead,
  decisionsEvaluate,
  solutions,
  solutionDetail,
  plansList,
  callLimits,
  verificationScores,
  verificationLearning,
  verificationProjects,
  verificationReports,
  apiStatus,
  guestConsultation,
  guestStormInform,
  guestUserInform,
  guestRainReport,
} as const satisfies Record<EndpointId, Endpoint>;

/** Every endpoint of the API, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS_BY_ID);
