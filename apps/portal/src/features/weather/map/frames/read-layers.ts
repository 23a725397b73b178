import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import type { VariableName } from '@portal/forecast/variables/variable.table';

/** What every layer reads with: the values of variables at an hour, in the covered box. */
export type ReadLayers = (
  at: EpochSeconds,
  variables: readonly VariableName[],
) => Partial<Record<VariableName, MapLayer>>;
