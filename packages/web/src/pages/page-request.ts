import type { Company } from '@portal/content/company/company';
import type { CallApi } from '@portal/contract/call-api';
import type { Caller } from '@portal/contract/context';
import type { MapGround } from '@portal/contract/map-ground';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { CropId } from '@portal/domain/agriculture/crop';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import type { PageLinks } from './page-links.ts';

/** Settings that a visitor's cookie mirrors, so that the server renders the right ones first. */
export interface PageSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'table' | 'chart';
  /** What the visitor grows; absent where the visitor never said. */
  readonly crop?: CropId;
  /** Slug of the place seen last, for the home page and those of Happy Rain; whether it is one is not said. Absent elsewhere and where none was seen. */
  readonly place?: string;
}

/** A matched address, ready to be rendered. */
export interface PageRequest extends PageLinks {
  readonly routeId: string;
  readonly language: 'vi' | 'en';
  /** Path as asked, without query; decoded parameters beside it. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Whether the light form is wanted: few bytes, no script. A page that has none is shown as it is. */
  readonly lite?: boolean;
  readonly settings: PageSettings;
  readonly now: EpochSeconds;
  /** Origin under which the portal is reached, without a trailing slash. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Who asks; a guest on every page that is the same for everybody. */
  readonly caller: Caller;
  /** What the operator says of the company. */
  readonly company: Company;
  /** Routes that have nothing to show at present: nothing leads to them. */
  readonly emptyRoutes: readonly string[];
  /** Short name of the runs behind the page, for addresses that change with them; absent where nothing is shared. */
  readonly edition?: string;
  /** The operator's tiles on pages with a map; absent where there are none. */
  readonly ground?: MapGround;
  /** The frame of a map by its address, for the values that a page writes on it; null for one that is not there. */
  readonly findFrame?: (url: string) => MapPictureRequest | null;
  /** Present only in the answer to a posted form. */
  readonly form?: PostedForm;
  /** The same of a form of accounts. */
  readonly accountForm?: PostedAccountForm;
}

/** What the server sends: a document, or a move to another path of this site. */
export type PageReply =
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly html: string;
      readonly indexable: boolean;
      /** The one foreign origin whose script this page loads; absent by default. */
      readonly scriptOrigin?: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Renders a matched address; data comes through the contract only. Never throws for bad input or missing data. */
export type RenderPage = (request: PageRequest, call: CallApi) => Promise<PageReply>;
