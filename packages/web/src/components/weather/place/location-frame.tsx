import { findLandKind } from '@portal/content/find-landscape';
import type { FoundPlace, LocatedPlace } from '@portal/contract/endpoints/places';
import type { LunarDate } from '@portal/domain/time/lunar-date';
import type { ReactNode } from 'react';
import { SaveStar } from '#components/places/save-star.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { SkyAppearance } from '#components/weather/sky.ts';
import { findSkyScene, type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import locationFrameStyles from './location-frame.module.css';
import { type NeighbourList, Neighbours } from './neighbours.tsx';
import { RecentPlaces } from './recent-places.tsx';
import { SkyBand } from './sky-band.tsx';
import { type SpanLink, SpanNavigation } from './span-navigation.tsx';

export interface LocationFrameProps {
  readonly located: LocatedPlace;
  readonly neighbours: NeighbourList;
  readonly spans: readonly SpanLink[];
  readonly homePath: string;
  readonly homeName: string;
  readonly provincePath: string | null;
  /** The same page for another place. */
  readonly pathOf: (place: Pick<FoundPlace, 'slug'>) => string;
  /** How much of the page is demo data. */
  readonly demo: 'all' | 'some' | 'none';
  /** Content over the sky. */
  readonly hero?: ReactNode;
  /** Replaces the list of nearby places; gets the class of its frame. */
  readonly around?: ((className: string | undefined) => ReactNode) | undefined;
  /** Content next to the weather, below the places. */
  readonly beside: ReactNode;
  /** True where the header has no weather. */
  readonly isShort: boolean;
  readonly isFarm: boolean;
  /** Whether this is the place's first page, which alone lists other places on a phone too. */
  readonly isFirst: boolean;
  /** Inputs of the sky behind the header. */
  readonly sky: SkyAppearance;
  /** Today's lunar date, as a seal over the sky; null for none. */
  readonly lunarDate: Pick<LunarDate, 'day' | 'month' | 'leap'> | null;
  readonly view: PageView;
  readonly children: ReactNode;
}

function Crumbs({
  located,
  homePath,
  homeName,
  provincePath,
}: Pick<LocationFrameProps, 'located' | 'homePath' | 'homeName' | 'provincePath'>) {
  const { main, secondary } = located.place.displayName;
  return (
    <ol className={locationFrameStyles.crumbs}>
      <li>
        <a href={homePath}>{homeName}</a>
      </li>
      {provincePath === null || secondary === '' ? null : (
        <li>
          <a href={provincePath}>{secondary}</a>
        </li>
      )}
      <li aria-current="page">{main}</li>
    </ol>
  );
}

function Notes({ located, demo, view }: Pick<LocationFrameProps, 'located' | 'demo' | 'view'>) {
  const { words, style } = view;
  const { precisionKm } = located.place;
  return (
    <>
      {located.note === null ? null : (
        <p className={`${locationFrameStyles.note} ${locationFrameStyles.once}`}>{located.note}</p>
      )}
      {precisionKm !== null && precisionKm > 2 ? (
        <p className={locationFrameStyles.note}>{words.approximate(formatNumber(precisionKm, style))}</p>
      ) : null}
      {demo === 'none' ? null : (
        <p className={locationFrameStyles.demo}>{demo === 'all' ? words.demoPill : words.demoPillPartly}</p>
      )}
    </>
  );
}

/** Lunar date as a seal: day over month. */
function Seal({
  date: { day, month, leap },
  view,
}: {
  readonly date: Pick<LunarDate, 'day' | 'month' | 'leap'>;
  readonly view: PageView;
}) {
  const { tiles, place } = view.words;
  return (
    <div
      className={locationFrameStyles.seal}
      role="img"
      aria-label={`${tiles.lunar}: ${tiles.lunarDay(day, month, leap)}`}
    >
      <b>{day}</b>
      <span>{place.sky.lunarMonth(month, leap)}</span>
    </div>
  );
}

const MARK = 'LOCATION';

function Name({
  located,
  lunarDate,
  pathOf,
  view,
}: Pick<LocationFrameProps, 'located' | 'lunarDate' | 'pathOf' | 'view'>) {
  const { style } = view;
  const { main, secondary } = located.place.displayName;
  const path = pathOf({ slug: MARK }).replace(MARK, '{location}');
  return (
    <div className={locationFrameStyles.name} data-sealed={lunarDate === null ? undefined : ''}>
      <h1>
        {secondary === '' ? (
          main
        ) : (
          <>
            <span>{main},</span> <span>{secondary}</span>
          </>
        )}
      </h1>
      {located.place.slug === null ? null : <SaveStar located={located} path={path} style={style} />}
      {lunarDate === null ? null : <Seal date={lunarDate} view={view} />}
    </div>
  );
}

function Side({
  neighbours,
  around,
  beside,
  isFirst,
  pathOf,
  sky,
  view,
}: Pick<LocationFrameProps, 'neighbours' | 'around' | 'beside' | 'isFirst' | 'pathOf' | 'sky' | 'view'>) {
  const { side, places, wideOnly } = locationFrameStyles;
  const others = isFirst ? places : `${places} ${wideOnly}`;
  return (
    <aside className={`stack ${side}`}>
      {around !== undefined ? (
        around(places)
      ) : neighbours.places.length === 0 ? null : (
        <Neighbours
          neighbours={neighbours}
          pathOf={pathOf}
          view={view}
          isWarned={sky.isWarning === true}
          className={others}
        />
      )}
      <RecentPlaces language={view.style.language} className={others} />
      {beside}
    </aside>
  );
}

/** Frame of all pages of a place: header, spans, notices, nearby and visited places. */
export function LocationFrame(props: LocationFrameProps) {
  const { located, spans, hero, isShort, isFarm, sky, view, children } = props;
  const found = findSkyScene(sky, located.place, Date.parse(view.nowAt) / 1000);
  // Farming pages of a city show fields.
  const { masthead, tall, figured, worded } = locationFrameStyles;
  const scene: SkyScene = isFarm ? { ...found, landscape: findLandKind(located.place) } : found;
  return (
    <>
      <SpanNavigation spans={spans} label={view.words.spans.label} />
      <div
        className={isShort ? masthead : `${masthead} ${tall} ${isFarm ? worded : figured}`}
        {...toSkyAttributes(scene)}
      >
        <div
          className={isShort ? `${locationFrameStyles.inner} ${locationFrameStyles.short}` : locationFrameStyles.inner}
        >
          <Crumbs {...props} />
          <Name {...props} />
          <Notes {...props} />
          {hero}
        </div>
        {/* After the text that it lies behind: the land must not move while text loads. */}
        <SkyBand scene={scene} />
      </div>
      <div className={`stack ${locationFrameStyles.columns}`}>
        <div className={`stack ${locationFrameStyles.main}`}>{children}</div>
        <Side {...props} />
      </div>
    </>
  );
}
