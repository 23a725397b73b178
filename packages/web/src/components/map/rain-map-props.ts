import type { ValueStyle } from '#components/weather/format-values.ts';

/** Props of the small rain map's script: formatted times and image addresses. */
export interface RainMapProps {
  readonly frames: readonly {
    readonly url: string;
    /** Clock time, and the full date and time for screen readers. */
    readonly clock: string;
    readonly moment: string;
    /** Observed, or forecast with its basis. */
    readonly kind: string;
  }[];
  readonly style: ValueStyle;
  /** Words of the rain classes. */
  readonly strengths: readonly string[];
  /** In `picture`, `{0}` stands for the time. */
  readonly words: Readonly<Record<'dry' | 'play' | 'pause' | 'failed' | 'picture', string>>;
}
