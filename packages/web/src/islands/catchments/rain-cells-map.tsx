import { BasinDrawing, DayRainKey } from '#components/map/basin-drawing.tsx';
import { formatNumber, formatRain } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import type { DeskProps } from './desk-props.ts';
import { type Frame, fitFrame, type Ground, toDrawing, toPath } from './map-ground.ts';
import { useGround } from './outline-ground.tsx';

const WIDTH = 560;
const HEIGHT = 400;

const drawGround = (frame: Frame, { land, provinces, lakes, rivers, names }: Ground) => ({
  land: toPath(frame, land, true),
  home: toPath(frame, provinces, true),
  lakes: toPath(frame, lakes, true),
  rivers: toPath(frame, rivers),
  names,
});

/** Model grid cells with their rain of the next day, over borders and rivers. */
export function RainCellsMap({ catchment, rain, words, style }: DeskProps) {
  const ground = useGround();
  const { map } = words.desk;
  const { outline, plant, lat, lng, name } = catchment;
  const isCell = rain.basis === 'cell';
  const cells = rain.map;
  const heading = isCell ? map.headingCell : map.heading;
  if (cells === null || cells.items.length === 0)
    return (
      <section className="card" aria-labelledby="desk-map">
        <h2 id="desk-map">{heading}</h2>
        <p className={parts.dim}>{map.none}</p>
      </section>
    );
  const { latStep, lngStep, items } = cells;
  const corners = items.flatMap(({ lat: middle, lng: center }) => [
    { lat: middle - latStep / 2, lng: center - lngStep / 2 },
    { lat: middle + latStep / 2, lng: center + lngStep / 2 },
  ]);
  const frame = fitFrame(corners, WIDTH, HEIGHT);
  const most = Math.max(0, ...items.map((item) => item.rain ?? 0));
  return (
    <section className="card" aria-labelledby="desk-map">
      <h2 id="desk-map">{heading}</h2>
      <BasinDrawing
        drawing={toDrawing(frame)}
        ground={ground === null ? null : drawGround(frame, ground)}
        cells={cells}
        outline={toPath(frame, outline?.coordinates.flat() ?? [], true)}
        dam={plant === null ? null : { lat, lng, vi: name, en: name }}
        label={map.text(formatRain(most, style), String(items.length))}
        style={style}
      />
      <DayRainKey labels={map.legend} />
      {!isCell && catchment.areaKm2 !== null && (
        <p className={parts.note}>
          {map.foot(formatNumber(catchment.areaKm2, style), String(rain.coveredPercent.model ?? 0))}
        </p>
      )}
    </section>
  );
}
