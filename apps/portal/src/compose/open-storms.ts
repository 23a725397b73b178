import type { StormCentre } from '@portal/domain/storm/storm';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FEEDS, type FeedName } from '@portal/forecast/sources/feeds.table';
import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { createStorms, type Storms } from '#features/storms/service.ts';
import type { Config } from '../config.ts';

const FEED_OF_CENTRE: readonly (readonly [centre: StormCentre, feed: FeedName])[] = [
  ['jma', 'jma-storms'],
  ['jtwc', 'jtwc-storms'],
];

/** Opens the storms of the chosen centres; none before a feed of advisories is chosen. */
export function openStorms({ dataDir, feeds }: Config, clock: () => EpochSeconds): Storms {
  const centres = FEED_OF_CENTRE.flatMap(([centre, feed]) => {
    const credit = FEEDS.find(({ name }) => name === feed)?.licence;
    return feeds[feed] === null || credit === undefined ? [] : [{ centre, credit }];
  });
  return createStorms({ storms: openStormStore(dataDir, () => performance.now()), centres, clock });
}
