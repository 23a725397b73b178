/** Worker types in use: the project compiles with DOM types only. */

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (reply: Promise<Response>) => void;
}

export interface PushEvent extends WorkerEvent {
  readonly data: { readonly json: () => unknown } | null;
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
  /** Empty where the notification itself was pressed. */
  readonly action: string;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly openWindow: (url: string) => Promise<unknown>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
