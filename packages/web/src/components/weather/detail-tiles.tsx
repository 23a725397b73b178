import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { type AqiReply, AqiTile } from './aqi-tile.tsx';
import styles from './detail-tiles.module.css';
import { joinIssued } from './freshness.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { CloudTile, HumidityTile, PressureTile, VisibilityTile, WindTile } from './hour-tiles.tsx';
import type { PageView } from './page-view.ts';
import { SunTile } from './sun-tile.tsx';
import { type UvReply, UvTile } from './uv-tile.tsx';

interface DetailTilesProps {
  readonly now: Hour;
  readonly issued: Issued;
  readonly uv: UvReply | null;
  readonly aqi: AqiReply | null;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly view: PageView;
}

/** Eight tiles about this moment: a value, a word, a plain remark each. */
export function DetailTiles({ now, issued, uv, aqi, sunrise, sunset, view }: DetailTilesProps) {
  return (
    <section aria-labelledby="details">
      <div className={styles.head}>
        <h2 id="details" className={styles.title}>
          {view.words.tiles.title}
        </h2>
        <span className={styles.aside}>
          <FreshnessLine issued={joinIssued(issued, [uv?.issued ?? null, aqi?.issued ?? null])} view={view} />
        </span>
      </div>
      <ul className={styles.tiles}>
        <WindTile hour={now} view={view} />
        <HumidityTile hour={now} view={view} />
        <UvTile uv={uv} view={view} />
        <AqiTile aqi={aqi} view={view} />
        <VisibilityTile hour={now} view={view} />
        <CloudTile hour={now} view={view} />
        <PressureTile hour={now} view={view} />
        <SunTile sunrise={sunrise} sunset={sunset} view={view} />
      </ul>
    </section>
  );
}
