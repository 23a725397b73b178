import type { SceneState } from './scene-state.ts';
import { watchTime } from './watch-time.ts';

interface FreshScene {
  readonly state: SceneState;
  readonly setStatus: (status: string) => void;
  /** Words for frames that could not be renewed. */
  readonly old: string;
  /** Rejects where newer frames cannot be had. */
  readonly renew: () => Promise<unknown>;
  readonly renewOverlays: () => void;
  readonly redraw: () => void;
}

/** Renews what the map shows while it stays open, and says so where it cannot: old frames are never those of the present. */
export function watchFreshness({ state, setStatus, old, renew, renewOverlays, redraw }: FreshScene): void {
  const setOld = (isOld: boolean): void => {
    const hasChanged = state.isOld !== isOld;
    state.isOld = isOld;
    // Of a layer that never came nothing old is shown either.
    if (isOld && state.frames !== null) setStatus(old);
    else if (!isOld && hasChanged) setStatus('');
    if (hasChanged) redraw();
  };
  watchTime(async () => {
    try {
      await renew();
    } catch {
      setOld(true);
      return false;
    }
    setOld(false);
    renewOverlays();
    return true;
  }, state.isOld);
}
