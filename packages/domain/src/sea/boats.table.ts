/** Classes of vessels that the page of the sea speaks of, the smallest first. */
export const BOAT_CLASSES = ['under6', 'from6', 'from12', 'from15', 'passenger'] as const;

/** A vessel by its length, m, or a passenger ship. */
export type BoatClass = (typeof BOAT_CLASSES)[number];

/** The most that a vessel should go out in. */
export interface BoatLimit {
  /** Significant wave height, m. */
  readonly waveM: number;
  /** Force of the mean wind. */
  readonly force: number;
}

/** The portal's own limits (proposed, no official ones), labelled as such. Owners and port authorities decide of ships. */
export const BOAT_LIMITS: Readonly<Record<BoatClass, BoatLimit>> = {
  under6: { waveM: 0.75, force: 4 },
  from6: { waveM: 1.25, force: 5 },
  from12: { waveM: 2, force: 6 },
  from15: { waveM: 3, force: 7 },
  passenger: { waveM: 2, force: 6 },
};
