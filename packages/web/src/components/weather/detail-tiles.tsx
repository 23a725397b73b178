import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { type AqiReply, AqiTile } from './aqi-tile.tsx';
import styles from './detail-tiles.module.css';
import { joinIssued } from './freshness.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { CloudTile, HumidityTile, PressureTile, VisibilityTile, WindTile } from './hour-tiles.tsx';
import type { PageView } from './page-view.ts';
import { type SkyOfToday, SunMoonTile } from './sun-moon-tile.tsx';
import { type UvReply, UvTile } from './uv-tile.tsx';

interface DetailTilesProps {
  readonly now: { readonly now: Hour; readonly issued: Issued } | null;
  /** The hours from now on. */
  readonly coming: readonly Hour[];
  readonly uv: UvReply | null;
  readonly aqi: AqiReply | null;
  readonly sky: SkyOfToday;
  readonly view: PageView;
}

/** Eight tiles about this moment and day, the short ones first so that rows are even: a value, a word, a plain remark each. Where the hour itself is missing, the others stay. */
export function DetailTiles({ now, coming, uv, aqi, sky, view }: DetailTilesProps) {
  const [first, ...others] = [now, uv, aqi].flatMap((reply) => (reply === null ? [] : [reply.issued]));
  const hour = now?.now;
  const hasAdvice = uv?.level != null || aqi?.category != null;
  return (
    <section aria-labelledby="details">
      <div className={styles.head}>
        <h2 id="details" className={styles.title}>
          {view.words.tiles.title}
        </h2>
        {first === undefined ? null : (
          <span className={styles.aside}>
            <FreshnessLine issued={joinIssued(first, others)} view={view} />
          </span>
        )}
      </div>
      <ul className={styles.tiles}>
        {hour === undefined ? null : <WindTile hour={hour} view={view} />}
        {hour === undefined ? null : <HumidityTile hour={hour} view={view} />}
        {hour === undefined ? null : <VisibilityTile hour={hour} view={view} />}
        {hour === undefined ? null : <CloudTile hour={hour} view={view} />}
        <UvTile uv={uv} view={view} />
        <AqiTile aqi={aqi} view={view} />
        {hour === undefined ? null : <PressureTile hour={hour} coming={coming} view={view} />}
        <SunMoonTile sky={sky} view={view} />
      </ul>
      {hasAdvice ? <p className={styles.note}>{view.words.place.advice.ours}</p> : null}
    </section>
  );
}
