import type { ValueStyle } from '#components/weather/format-values.ts';

/** What the script of the small rain map needs: the moments of its bar in words, and where their pictures are. Plain data. */
export interface RainMapProps {
  readonly frames: readonly {
    /** Address of the rain of this moment alone. */
    readonly url: string;
    /** Clock time, and the whole moment for who listens. */
    readonly clock: string;
    readonly moment: string;
    /** Measured, or a forecast and by what. */
    readonly kind: string;
  }[];
  readonly style: ValueStyle;
  /** `picture` names what is shown, `{0}` in it the moment. */
  readonly words: Readonly<Record<'dry' | 'play' | 'pause' | 'failed' | 'picture', string>>;
}
