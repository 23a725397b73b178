import { CROP_IDS } from '@portal/domain/agriculture/crop';
import { parseRiceField, writeRiceField } from '@portal/domain/agriculture/stored-rice-field';
import { parseCostLoss, writeCostLoss } from '@portal/domain/decision/cost-loss';
import { parseOwnLimit, writeOwnLimit } from '@portal/domain/sea/own-limit';
import type { PageAddress } from './page-address.ts';
import { writeBoatCookie, writeFieldCookie, writeSettingsCookie, writeWorthCookie } from './page-settings.ts';

/** Pages whose addresses may name cost and loss. */
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

/** Cookie for a rice field in a URL of its place's season; null without a new one, or with a bad one. */
export function findFieldCookie({
  routeId,
  parameters: { location = '' },
  query: { sown, variety = '', planting = '' },
  visitor,
}: Pick<PageAddress, 'routeId' | 'parameters' | 'query' | 'visitor'>): string | null {
  if (routeId !== 'agri:90-days' || sown === undefined) return null;
  const { riceField: stored } = visitor.settings;
  if (sown === '') return stored?.location === location ? writeFieldCookie(null) : null;
  const typed = parseRiceField({ location, sown, variety, planting });
  if (typed === null) return null;
  return stored !== undefined && writeRiceField(stored) === writeRiceField(typed) ? null : writeFieldCookie(typed);
}
