/** Why this browser gets no push messages. */
type PushFailure = 'denied' | 'unsupported' | 'homeScreen' | 'dismissed' | 'failed';

/** What the portal stores of a browser's subscription. */
export type PushAnswer =
  | { readonly kind: 'subscribed'; readonly subscription: PushSubscriptionJSON }
  | { readonly kind: PushFailure };

const DECODED = 65;

/** Bytes of a key in base64url; an empty list for what is none. */
export function decodeKey(text: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return bytes.length === DECODED ? bytes : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

/** On iPhone and iPad only a page from the home screen may show notifications. */
export function needsHomeScreen(agent: string, isStandalone: boolean, touchPoints: number): boolean {
  const isTablet = agent.includes('Macintosh') && touchPoints > 1;
  return (/iPhone|iPad|iPod/.test(agent) || isTablet) && !isStandalone;
}

/** Why this browser cannot be asked; null where it can. */
function findPushObstacle(): 'unsupported' | 'homeScreen' | 'denied' | null {
  const { userAgent, maxTouchPoints } = navigator;
  if (needsHomeScreen(userAgent, matchMedia('(display-mode: standalone)').matches, maxTouchPoints)) return 'homeScreen';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The subscription that this browser has; null for none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (findPushObstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for the permission and subscribes this browser. Only after its owner's press. */
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
