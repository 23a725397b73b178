import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

/** What the portal sends to a browser (`features/alerts/delivery/write-forms.ts`). */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Path of the page that shows more. */
  readonly url: string;
  /** A newer message of the same event takes the place of the one that is shown. */
  readonly tag: string;
  readonly language: string;
  readonly stop: { readonly url: string; readonly title: string };
}

const STOP = 'stop';
const PATH = /^\/(?![/\\])/;

/** Actions and vibration, which the compiler's options of pages do not have. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** A message of the portal; null for what is none. */
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

/** Shows a message. Browsers ask for something to be shown at each push, and take the right away from who shows nothing. */
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

/** Opens what was pressed: the page that shows more, or the one on which messages are stopped. */
export async function openNotification({ clients }: WorkerScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { url = '/', stop = '/' } = (event.notification.data ?? {}) as {
    readonly url?: string;
    readonly stop?: string;
  };
  await clients.openWindow(event.action === STOP ? stop : url);
}
