import type { Language } from '@portal/domain/language/language';
import type { WarningKind } from '@portal/domain/warning/warning-kind.table';
import type { HazardGuide } from './hazard-guide.ts';
import { HAZARD_GUIDES_EN } from './hazard-guides-en.table.ts';
import { HAZARD_GUIDES_VI } from './hazard-guides-vi.table.ts';

/** Guides in page order. */
export const hazardGuides: Readonly<Record<Language, readonly HazardGuide[]>> = {
  vi: HAZARD_GUIDES_VI,
  en: HAZARD_GUIDES_EN,
};

export function findHazardGuide(kind: WarningKind, language: Language): HazardGuide | null {
  return hazardGuides[language].find(({ kinds }) => kinds.includes(kind)) ?? null;
}
