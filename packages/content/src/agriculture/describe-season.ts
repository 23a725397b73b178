import type { CropCalendar } from '@portal/domain/agriculture/crop-calendar';
import type { CropId } from '@portal/domain/agriculture/crop-id';
import type { CropRegion } from '@portal/domain/agriculture/crop-region-id';
import type { CropSeason } from '@portal/domain/agriculture/crop-season';
import type { Language } from '@portal/domain/language/language';
import { agricultureMessages } from '#messages/agriculture-messages.ts';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';

/** What the season keeps the portal from advising on; null where nothing is kept back. `region` is null abroad and at sea. */
export function describeSeason(
  crop: CropId,
  region: CropRegion | null,
  calendar: CropCalendar | null,
  season: CropSeason,
  language: Language,
): string | null {
  const words = farmAdviceMessages[language].season;
  const name = agricultureMessages[language].crops[crop];
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (region === null) return words.noCalendar(small);
  if (calendar === null) return words.notGrown(small, words.regions[region]);
  if (calendar.harvest.length === 0) return words.noCalendar(small);
  if (season.harvest || season.dry) return null;
  return (season.sow || season.flower ? words.noHarvest : words.outside)(small, words.regions[region]);
}
