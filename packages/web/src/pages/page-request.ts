import type { Company } from '@portal/content/company/company';
import type { CallApi } from '@portal/contract/call-api';
import type { Caller } from '@portal/contract/context';
import type { MapGround } from '@portal/contract/map-ground';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { CropId } from '@portal/domain/agriculture/crop';
import type { StoredRiceField } from '@portal/domain/agriculture/stored-rice-field';
import type { CostLoss } from '@portal/domain/decision/cost-loss';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { BoatLimit } from '@portal/domain/sea/boats.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SavedTrip } from '@portal/domain/trip/saved-trip';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import type { PageLinks } from './page-links.ts';

/** Settings mirrored in the visitor's cookie, for server rendering. */
export interface PageSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'table' | 'chart';
  /** The visitor's crop; absent without a choice. */
  readonly crop?: CropId;
  /** The visitor's own limit for a boat, only for the page of the sea; absent without one. */
  readonly boatLimit?: BoatLimit;
  /** The visitor's cost of protecting against rain and loss without it; absent without any. */
  readonly costLoss?: CostLoss;
  /** The visitor's rice field, only for the season of its place; absent without one. */
  readonly riceField?: StoredRiceField;
  /** Saved trips, only for the departure planner; absent without one. */
  readonly trips?: readonly SavedTrip[];
  /** Slug of the last visited place, unverified; only for the home page and Happy Rain. */
  readonly place?: string;
}

/** A matched address to render. */
export interface PageRequest extends PageLinks {
  readonly routeId: string;
  readonly language: 'vi' | 'en';
  /** Requested path, without query. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** True if the lite version is wanted: few bytes, no script. Pages without one are served in full. */
  readonly lite?: boolean;
  readonly settings: PageSettings;
  readonly now: EpochSeconds;
  /** Public origin of the portal, without trailing slash. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** The caller; a guest on pages that are the same for everyone. */
  readonly caller: Caller;
  /** Company data from the operator. */
  readonly company: Company;
  /** Routes without content; nothing links to them. */
  readonly emptyRoutes: readonly string[];
  /** Short name of the current runs, for addresses that change with them; absent where nothing is shared. */
  readonly edition?: string;
  /** The operator's tiles on map pages; absent without any. */
  readonly ground?: MapGround;
  /** Map frame by its address, for values on the page; null if missing. */
  readonly findFrame?: (url: string) => MapPictureRequest | null;
  /** Only in the answer to a posted form. */
  readonly form?: PostedForm;
  readonly accountForm?: PostedAccountForm;
}

/** Server reply: a document, or a redirect within the site. */
export type PageReply =
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly html: string;
      readonly indexable: boolean;
      /** The only foreign origin whose script the page loads; absent by default. */
      readonly scriptOrigin?: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Renders a matched address; all data come through the contract. Never throws for bad input or missing data. */
export type RenderPage = (request: PageRequest, call: CallApi) => Promise<PageReply>;
