import { agricultureMessages } from '@portal/content/messages/agriculture-messages';
import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointInput } from '@portal/contract/endpoint';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { CROP_IDS } from '@portal/domain/agriculture/crop';
import type { FarmReply, FarmView } from '#components/agriculture/farm-view.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { PictureSubject } from '#share/share-image-path.ts';

interface FarmHeadInput {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: FarmView;
  readonly type: string;
  /** Default description without advice. */
  readonly description: string;
  /** Advice of the page in a sentence; null where unknown. */
  readonly advice?: string | null;
  /** Source of the advice. */
  readonly section?: Section<{ readonly issued: Issued }>;
  readonly subject?: PictureSubject;
}

/** Head of a farming page: its advice is the description. */
export function toFarmHead({ view, advice = null, section, ...input }: FarmHeadInput): PageHead {
  const { farm, agriculture, crop, words } = view;
  const text = advice === null ? null : farm.adviceOf(agriculture.crops[crop], advice);
  const isDemo = section?.ok === true && section.reply.issued.demo;
  return toLocationHead({ ...input, sentence: { text, isDemo }, breadcrumb: words.breadcrumb });
}

export type FarmSection = Section<FarmReply>;

/** What a page asks for besides the crop. */
type FarmWish = Pick<EndpointInput<typeof weatherAgriculture>['query'], 'sown' | 'variety' | 'planting' | 'layer'>;

/** Farming reply of a place for the page's crop. */
export async function loadFarm(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  { crop, nowAt }: FarmView,
  wish: FarmWish = {},
): Promise<FarmSection> {
  const { query } = toPlaceQuery(located, request);
  return toSection(await call(weatherAgriculture, { query: { ...query, ...wish, crop } }), nowAt);
}

/** A part of the reply as its own section; without data where it is empty. */
export function requirePart(section: FarmSection, hasData: (reply: FarmReply) => boolean): FarmSection {
  return section.ok && !hasData(section.reply) ? { ok: false, reason: 'noData' } : section;
}

/**
 * True if the crop is grown at the place and now in the field, or if that is unknown; otherwise the page gives no
 * advice.
 */
export function isCropGrown(section: FarmSection): boolean {
  return !section.ok || (section.reply.season.isGrown && section.reply.season.inField);
}

/** Replaces water advice while a warning is in force; null without one. */
export function findWithheld({ withheld, text }: FarmReply['water']): string | null {
  return withheld ? text : null;
}

/** Default crop of visitors without a choice. */
const DEFAULT_CROP = 'rice';

/** Context of a request: the crop of the address, else the stored one. */
export function toFarmView(request: PageRequest): FarmView {
  const { language, query, settings } = request;
  return {
    ...toPageView(request),
    farm: farmPagesMessages[language],
    agriculture: agricultureMessages[language],
    crop: CROP_IDS.find((id) => id === query.crop) ?? settings.crop ?? DEFAULT_CROP,
  };
}
