import type { SourceFacts } from '#sources/schedule/source.ts';

/** The simulated demo sky, which never takes precedence over real weather. */
export const DEMO: SourceFacts = {
  name: 'demo',
  title: 'Invented demonstration weather',
  rank: null,
  family: 'demo',
  licence:
    'Invented demonstration data of this portal, not a forecast. Shaped by climate normals of QCVN 02:2022/BXD and terrain of NOAA ETOPO5.',
};
