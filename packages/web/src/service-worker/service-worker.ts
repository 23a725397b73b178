/**
 * Pages come from the network first, and from the cache only with their age on top. API calls are never handled: an old
 * reply must not pass for a new one.
 */
import { answerPage, openPageCache, toPageUrl } from './answer-page.ts';
import { cachePage } from './page-cache.ts';
import { SHELL } from './shell-files.ts';
import { openNotification, showPush } from './show-push.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;
const SHELL_CACHE = `shell-${SHELL.version}`;
const shellFiles = new Set(SHELL.files);

async function install(): Promise<void> {
  const shell = await caches.open(SHELL_CACHE);
  await shell.addAll([...SHELL.files]);
  await worker.skipWaiting();
}

/** Caches pages that were loaded before this worker became active. */
async function cacheOpenPages(): Promise<void> {
  const cache = await openPageCache();
  for (const { url } of await worker.clients.matchAll({ type: 'window' })) {
    const reply = await fetch(toPageUrl(url), { cache: 'force-cache' }).catch(() => null);
    if (reply !== null) await cachePage(cache, toPageUrl(url), reply, Date.now());
  }
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const isOld = (name: string) => /^(shell|pages)-/.test(name) && !name.endsWith(`-${SHELL.version}`);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await cacheOpenPages();
}

async function answerShellFile(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL_CACHE);
  return (await shell.match(request)) ?? fetch(request);
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (shellFiles.has(pathname)) event.respondWith(answerShellFile(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(answerPage(event));
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', answer);
worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(worker, event)));
