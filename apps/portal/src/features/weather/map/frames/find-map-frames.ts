import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import type { WeatherNeeds } from '../../needs.ts';
import { noData } from '../../to-issued.ts';
import { toFrameEdition, toFramePath } from './frame-address.ts';
import { toFrameBounds, toFrameGrid } from './frame-grid.ts';
import { MAP_LAYERS } from './map-layers.table.ts';
import { listLayerRuns } from './read-map-field.ts';

const HOURS = 24;

/** A layer's frames from the current hour to the end of the runs. Throws `AppError` `noData` without any. */
export function findMapFrames(
  needs: WeatherNeeds,
  { query: { layer, hours = HOURS } }: EndpointInput<typeof weatherMapFrames>,
): EndpointReply<typeof weatherMapFrames> {
  const now = needs.clock();
  const startAt = now - (now % HOUR_SECONDS);
  const moments = Array.from({ length: hours }, (_, i) => {
    const at = startAt + i * HOUR_SECONDS;
    return { at, runs: listLayerRuns(needs, layer, at) };
  }).filter(({ runs }) => runs.length > 0);
  const [first] = moments[0]?.runs ?? [];
  if (first === undefined) throw noData();
  const grid = toFrameGrid(first.grid);
  const { unit, scale, planes, issuedAs } = MAP_LAYERS[layer];
  // All frames share one scale and grid; hours of a run with another grid are left out.
  const fitting = moments.filter(({ runs: [run] }) => run !== undefined && toFrameGrid(run.grid).rows === grid.rows);
  return {
    issued: toFramesIssued(
      issuedAs,
      fitting.flatMap(({ runs }) => runs),
    ),
    layer,
    unit,
    bounds: toFrameBounds(grid),
    width: grid.columns,
    height: grid.rows,
    planes,
    scale,
    frames: fitting.map(({ at, runs }) => ({
      at: formatMoment(at),
      kind: 'forecast' as const,
      url: toFramePath({ layer, edition: toFrameEdition(runs), at }),
    })),
  };
}

function toFramesIssued(name: string, runs: readonly MapLayer[]): Issued {
  const [first] = runs;
  const all = runs.flatMap((run) => [run, ...(run.mixed ?? [])]);
  const newest = all.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), 0);
  const further = new Set(runs.flatMap(({ mixed = [] }) => mixed.map(({ source }) => source)));
  const from = first === undefined ? null : { source: first.source, runAt: formatMoment(first.runAt) };
  return {
    source: from?.source ?? null,
    runAt: from?.runAt ?? null,
    updatedAt: newest === 0 ? null : formatMoment(newest),
    demo: runs.some(({ demo }) => demo),
    sources: from === null ? {} : { [name]: from },
    estimated: [],
    ...(from === null || further.size === 0 || name !== 'temperature'
      ? {}
      : { temperatureSources: [from.source, ...further] }),
    credits: [
      ...new Set(
        runs
          .filter(({ demo }) => !demo)
          .flatMap(({ licence, mixed = [] }) => [licence, ...mixed.map((other) => other.licence)]),
      ),
    ],
  };
}
