import type { CropId } from '@portal/domain/agriculture/crop-id';
import type { ActivityId } from '@portal/domain/agriculture/verdict';
import type { Language } from '@portal/domain/language/language';
import { agricultureMessages } from '#messages/agriculture-messages.ts';

/** Name of a kind of work as growers of the crop call it. */
export function nameActivity(activity: ActivityId, crop: CropId, language: Language): string {
  const { activities, riceDrying } = agricultureMessages[language];
  return activity === 'dry' && crop === 'rice' ? riceDrying : activities[activity];
}
