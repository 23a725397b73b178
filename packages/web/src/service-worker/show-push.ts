import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

/** Payload sent by the portal (`features/alerts/delivery/write-forms.ts`). */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Path of the page with details. */
  readonly url: string;
  /** A newer message on the same event replaces the shown one. */
  readonly tag: string;
  readonly language: string;
  readonly stop: { readonly url: string; readonly title: string };
}

const STOP = 'stop';
const PATH = /^\/(?![/\\])/;

/** Actions and vibration are missing from the DOM types. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** Parses a payload; null if invalid. */
function readPayload(event: PushEvent): PushPayload | null {
  try {
    const payload = event.data?.json() as Partial<PushPayload> | undefined;
    const isWhole =
      typeof payload?.title === 'string' && PATH.test(payload.url ?? '') && PATH.test(payload.stop?.url ?? '');
    return isWhole ? (payload as PushPayload) : null;
  } catch {
    return null;
  }
}

/** Shows a notification. Browsers require one per push, and revoke the permission otherwise. */
export async function showPush({ registration, location }: WorkerScope, event: PushEvent): Promise<void> {
  const payload = readPayload(event);
  if (payload === null) return registration.showNotification(location.host, {});
  const { title, body, url, tag, language, stop } = payload;
  const options: ShownOptions = {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: '/icons/icon-192.png',
    data: { url, stop: stop.url },
    actions: [{ action: STOP, title: stop.title }],
  };
  await registration.showNotification(title, options);
}

/** Opens the page with details, or the unsubscribe page. */
export async function openNotification({ clients }: WorkerScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { url = '/', stop = '/' } = (event.notification.data ?? {}) as {
    readonly url?: string;
    readonly stop?: string;
  };
  await clients.openWindow(event.action === STOP ? stop : url);
}
