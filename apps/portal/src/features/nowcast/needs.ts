import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import type { LightningStore } from '@portal/forecast/lightning-keeping/open-lightning-store';
import type { RadarStore } from '@portal/forecast/radar-keeping/open-radar-store';
import type { RunReference } from '@portal/forecast/series/place-series';
import type { RunStore } from '@portal/forecast/store/run-store';

/** What reading the instruments needs. */
export interface RadarNeeds {
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
}

/** The rain of a place as every page tells it. */
interface PlaceRain {
  readonly course: RainCourse;
  /** The steps of the course from the present ten minutes on, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** The model's run that the course was made with; null where there is none. */
  readonly run: RunReference | null;
}

/** Everything that the nowcast needs of the rest of the portal. */
export interface NowcastNeeds extends RadarNeeds {
  /** Credits of the operator's radar and lightning as they must be shown; null where none is asked for. */
  readonly credits: { readonly radar: string | null; readonly lightning: string | null };
  readonly store: RunStore;
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly places: { readonly locate: (query: PlaceQuery) => Place };
  readonly readRain: (place: Place) => PlaceRain;
}
