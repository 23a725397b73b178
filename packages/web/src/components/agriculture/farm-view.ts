import type { AgricultureMessages } from '@portal/content/messages/agriculture-messages';
import type { FarmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { CropId } from '@portal/domain/agriculture/crop';
import type { PageView } from '#components/weather/page-view.ts';

/** What every block of a farming page needs besides its data. */
export interface FarmView extends PageView {
  readonly farm: FarmPagesMessages;
  readonly agriculture: AgricultureMessages;
  readonly crop: CropId;
}

/** Everything that is known of a crop at a place. */
export type FarmReply = EndpointReply<typeof weatherAgriculture>;
