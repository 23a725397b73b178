import type { ReactNode } from 'react';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import styles from './account-frame.module.css';

/** A fair evening: not the weather of any place. */
const EVENING: SkyScene = {
  sun: 'dusk',
  sky: 'few',
  landscape: 'hanoi',
  disc: null,
  hasStars: false,
  clouds: 1,
  rain: 0,
  slantDeg: 0,
  hasBolt: false,
  feast: null,
  isStill: true,
};

interface AccountFrameProps {
  readonly heading: string;
  readonly lead: string;
  /** Cards side by side on wide screens. */
  readonly children: ReactNode;
}

/** An account page: purpose under a quiet sky, with overlapping cards. */
export function AccountFrame({ heading, lead, children }: AccountFrameProps) {
  return (
    <>
      <div className={styles.head} {...toSkyAttributes(EVENING)}>
        <div className={`wrap ${styles.title}`}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {/* Last, so that it loads when the header already has its height. */}
        <SkyBand scene={EVENING} />
      </div>
      <div className={`wrap stack ${styles.cards}`}>{children}</div>
    </>
  );
}
