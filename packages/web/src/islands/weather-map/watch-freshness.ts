import type { SceneState } from './map-scene.ts';

/** Radar and satellite bring a frame every ten minutes, some minutes late. */
const FRESH_MS = 300_000;
const LOOK_MS = 30_000;

/**
 * Has a map renewed that stays open: when five minutes have begun by the reader's clock, at the first look after a tab was hidden, a
 * machine slept or a clock was set. `renew` resolves to whether it could; if not, it is asked again at the next look. What `isOld`
 * from the beginning is renewed at the first.
 */
export function watchTime(renew: () => Promise<boolean>, isOld = false): void {
  const read = (): number => Math.floor(Date.now() / FRESH_MS);
  let fresh = isOld ? Number.NaN : read();
  let isBusy = false;
  const check = async (): Promise<void> => {
    const now = read();
    if (document.visibilityState !== 'visible' || now === fresh || isBusy) return;
    isBusy = true;
    const isRenewed = await renew().catch(() => false);
    isBusy = false;
    if (isRenewed) fresh = now;
  };
  setInterval(check, LOOK_MS);
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  addEventListener('online', check);
}

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
