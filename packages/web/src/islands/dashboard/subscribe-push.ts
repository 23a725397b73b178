/** Why this browser gets no push notifications. */
type PushFailure = 'denied' | 'unsupported' | 'homeScreen' | 'dismissed' | 'failed';

/** Subscription data stored by the portal. */
export type PushAnswer =
  | { readonly kind: 'subscribed'; readonly subscription: PushSubscriptionJSON }
  | { readonly kind: PushFailure };

const DECODED = 65;

/** Decodes a base64url key; empty if invalid. */
export function decodeKey(text: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return bytes.length === DECODED ? bytes : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

/** On iPhone and iPad only a page on the home screen may show notifications. */
export function needsHomeScreen(agent: string, isStandalone: boolean, touchPoints: number): boolean {
  const isTablet = agent.includes('Macintosh') && touchPoints > 1;
  return (/iPhone|iPad|iPod/.test(agent) || isTablet) && !isStandalone;
}

/** Why permission cannot be requested; null where it can. */
function findPushObstacle(): 'unsupported' | 'homeScreen' | 'denied' | null {
  const { userAgent, maxTouchPoints } = navigator;
  if (needsHomeScreen(userAgent, matchMedia('(display-mode: standalone)').matches, maxTouchPoints)) return 'homeScreen';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Subscription of this browser; null without one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (findPushObstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Requests permission and subscribes this browser. Call only on a press. */
export async function subscribePush(key: string): Promise<PushAnswer> {
  const obstacle = findPushObstacle();
  if (obstacle !== null) return { kind: obstacle };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'denied' : 'dismissed' };
  try {
    const registration = await navigator.serviceWorker.ready;
    const known = await registration.pushManager.getSubscription();
    const options = { userVisibleOnly: true, applicationServerKey: decodeKey(key) };
    const made = known ?? (await registration.pushManager.subscribe(options));
    return { kind: 'subscribed', subscription: made.toJSON() };
  } catch {
    return { kind: 'failed' };
  }
}
