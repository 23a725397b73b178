import type { ReactNode } from 'react';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import styles from './account-frame.module.css';

/** The end of a fair day: no weather of a place, so it says nothing of any. */
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
  /** Cards beside each other on wide screens. */
  readonly children: ReactNode;
}

/** A page of accounts: what it is for under a quiet sky, and the cards that overlap it. */
export function AccountFrame({ heading, lead, children }: AccountFrameProps) {
  return (
    <>
      <div className={styles.head} {...toSkyAttributes(EVENING)}>
        <div className={`wrap ${styles.title}`}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {/* Last, so that it comes once the head has its height, and nothing of it moves. */}
        <SkyBand scene={EVENING} />
      </div>
      <div className={`wrap ${styles.cards}`}>{children}</div>
    </>
  );
}
