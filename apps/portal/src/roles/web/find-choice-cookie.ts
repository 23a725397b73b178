import { CROP_IDS } from '@portal/domain/agriculture/crop';
import { parseCostLoss, writeCostLoss } from '@portal/domain/decision/cost-loss';
import { parseOwnLimit, writeOwnLimit } from '@portal/domain/sea/own-limit';
import type { PageAddress } from './page-address.ts';
import { writeBoatCookie, writeSettingsCookie, writeWorthCookie } from './page-settings.ts';

/** Pages that mark chances by the visitor's cost and loss. */
export const WITH_WORTH =
  /^(?:home|going-out|metplus|weather:(?:now|hourly|tomorrow|next-days)|agri:(?:now|hourly|tomorrow))$/;
/** Those whose addresses may name them. */
const SETS_WORTH = /^weather:(?:hourly|tomorrow|next-days)$/;

/** Cookie for a choice in a URL: `?view=` of the hours, `?crop=` of farming; null without a new choice. */
export function findChoiceCookie({ query, visitor }: Pick<PageAddress, 'query' | 'visitor'>): string | null {
  const { settings, language } = visitor;
  const view = query.view === 'chart' || query.view === 'table' ? query.view : settings.forecastView;
  const crop = CROP_IDS.find((id) => id === query.crop) ?? settings.crop;
  if (view === settings.forecastView && crop === settings.crop) return null;
  return writeSettingsCookie({
    settings: { ...settings, forecastView: view, ...(crop === undefined ? {} : { crop }) },
    language,
  });
}

/** Cookie for the limit for one's own boat in a URL, `?wave=` and `?force=`; null without a new one, or with a bad one. */
export function findBoatCookie({ query, visitor }: Pick<PageAddress, 'query' | 'visitor'>): string | null {
  if (query.wave === undefined && query.force === undefined) return null;
  const { boatLimit: stored } = visitor.settings;
  const typed = parseOwnLimit(query.wave ?? '', query.force ?? '');
  if (typed.kind === 'bad') return null;
  if (typed.kind === 'none') return stored === undefined ? null : writeBoatCookie(null);
  const isStored = stored !== undefined && writeOwnLimit(stored) === writeOwnLimit(typed.limit);
  return isStored ? null : writeBoatCookie(typed.limit);
}

/** Cookie for cost and loss in a URL of a place's forecast; null without new ones, or with bad ones. */
export function findWorthCookie({
  routeId,
  query,
  visitor,
}: Pick<PageAddress, 'routeId' | 'query' | 'visitor'>): string | null {
  if (!SETS_WORTH.test(routeId) || (query.cost === undefined && query.loss === undefined)) return null;
  const { costLoss: stored } = visitor.settings;
  const typed = parseCostLoss(query.cost ?? '', query.loss ?? '');
  if (typed.kind === 'bad') return null;
  if (typed.kind === 'none') return stored === undefined ? null : writeWorthCookie(null);
  const isStored = stored !== undefined && writeCostLoss(stored) === writeCostLoss(typed.costLoss);
  return isStored ? null : writeWorthCookie(typed.costLoss);
}
