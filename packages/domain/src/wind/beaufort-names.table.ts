import type { BothLanguages } from '#language/language.ts';

const HURRICANE: BothLanguages = { vi: 'Gió bão rất mạnh', en: 'Hurricane force' };

/** Names of wind forces 0–18 (domain.md §2.5: Beaufort's English names, Vietnamese ones in the service's short style). */
export const BEAUFORT_NAMES = [
  { vi: 'Lặng gió', en: 'Calm' },
  { vi: 'Gió rất nhẹ', en: 'Light air' },
  { vi: 'Gió nhẹ', en: 'Light breeze' },
  { vi: 'Gió nhẹ', en: 'Gentle breeze' },
  { vi: 'Gió vừa', en: 'Moderate breeze' },
  { vi: 'Gió khá mạnh', en: 'Fresh breeze' },
  { vi: 'Gió mạnh', en: 'Strong breeze' },
  { vi: 'Gió mạnh', en: 'Near gale' },
  { vi: 'Gió rất mạnh', en: 'Gale' },
  { vi: 'Gió rất mạnh', en: 'Strong gale' },
  { vi: 'Gió bão', en: 'Storm' },
  { vi: 'Gió bão mạnh', en: 'Violent storm' },
  HURRICANE,
  HURRICANE,
  HURRICANE,
  HURRICANE,
  HURRICANE,
  HURRICANE,
  HURRICANE,
] as const satisfies readonly BothLanguages[];
