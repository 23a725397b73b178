import { writeRiceField } from '@portal/domain/agriculture/stored-rice-field';
import { writeCostLoss } from '@portal/domain/decision/cost-loss';
import { writeOwnLimit } from '@portal/domain/sea/own-limit';
import { writeSavedTrips } from '@portal/domain/trip/saved-trip';
import type { PageRequest } from '@portal/web/pages/page-request';
import type { PageAddress } from './page-address.ts';

/** Pages that open with the visitor's place. */
const WITH_OWN_PLACE = /^(home$|happy-rain)/;

/** Pages that mark chances by the visitor's cost and loss. */
const WITH_WORTH =
  /^(?:home|going-out|metplus|weather:(?:now|hourly|tomorrow|next-days)|agri:(?:now|hourly|tomorrow))$/;

/** The visitor's place for the home and Happy Rain pages, unless the URL names one. */
const findOwnPlace = ({ routeId, visitor, query }: PageAddress): string | null =>
  WITH_OWN_PLACE.test(routeId) && query.place === undefined ? visitor.place : null;

/** The visitor's own limit for a boat, for the page of the sea, unless the URL has one. */
const findOwnBoat = ({ routeId, visitor, query }: PageAddress): string =>
  routeId === 'weather:sea' &&
  visitor.settings.boatLimit !== undefined &&
  query.wave === undefined &&
  query.force === undefined
    ? writeOwnLimit(visitor.settings.boatLimit)
    : '';

/** The visitor's cost and loss, for the pages that mark chances by it, unless the URL has them. */
const findOwnWorth = ({ routeId, visitor, query }: PageAddress): string =>
  WITH_WORTH.test(routeId) &&
  visitor.settings.costLoss !== undefined &&
  query.cost === undefined &&
  query.loss === undefined
    ? writeCostLoss(visitor.settings.costLoss)
    : '';

/** The visitor's rice field, for the season of its place, unless the URL has one. */
const findOwnField = ({ routeId, parameters, visitor: { settings }, query }: PageAddress): string =>
  routeId === 'agri:90-days' &&
  settings.riceField !== undefined &&
  settings.riceField.location === parameters.location &&
  query.sown === undefined
    ? writeRiceField(settings.riceField)
    : '';

/** The visitor's saved trips, for the departure planner. */
const findOwnTrips = ({ routeId, visitor }: PageAddress): string =>
  routeId === 'going-out' ? writeSavedTrips(visitor.settings.trips ?? []) : '';

/** What a page shows that cookies name: place, limit, cost and loss, field, trips; each empty where it shows none. */
export const listOwn = (address: PageAddress): readonly string[] => [
  findOwnPlace(address) ?? '',
  findOwnBoat(address),
  findOwnWorth(address),
  findOwnField(address),
  findOwnTrips(address),
];

/** Whether a page shows any of it. */
export const isOwn = (address: PageAddress): boolean => listOwn(address).some((word) => word !== '');

/** The visitor's settings, with place, costs, field and trips only for the pages whose key has them. */
export function findShownSettings(address: PageAddress): PageRequest['settings'] {
  const { trips, costLoss, riceField, ...settings } = address.visitor.settings;
  const place = findOwnPlace(address);
  const hasTrips = trips !== undefined && findOwnTrips(address) !== '';
  const hasCosts = costLoss !== undefined && findOwnWorth(address) !== '';
  const hasField = riceField !== undefined && findOwnField(address) !== '';
  return {
    ...settings,
    ...(place === null ? {} : { place }),
    ...(hasCosts ? { costLoss } : {}),
    ...(hasField ? { riceField } : {}),
    ...(hasTrips ? { trips } : {}),
  };
}
