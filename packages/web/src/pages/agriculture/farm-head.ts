import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { FarmView } from '#components/agriculture/farm-view.ts';
import type { Section } from '#components/weather/section.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';

interface FarmHeadInput {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: FarmView;
  readonly type: string;
  /** What the page is about, where it advises nothing. */
  readonly description: string;
  /** What the page advises, in a sentence; null where nothing is known. */
  readonly advice?: string | null;
  /** Where the advice is from. */
  readonly section?: Section<{ readonly issued: Issued }>;
}

/** Head of a farming page: its advice is the description. */
export function toFarmHead({ view, advice = null, section, ...input }: FarmHeadInput): PageHead {
  const { farm, agriculture, crop, words } = view;
  const text = advice === null ? null : farm.told(agriculture.crops[crop], advice);
  const isDemo = section?.ok === true && section.reply.issued.demo;
  return toLocationHead({ ...input, sentence: { text, isDemo }, breadcrumb: words.breadcrumb });
}
