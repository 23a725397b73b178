import { expect, it } from 'vitest';
import { openNotification, showPush } from './show-push.ts';
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const PAYLOAD = {
  id: 'm1',
  title: 'Hòa Cường: sắp mưa to',
  body: 'Mưa to từ khoảng 17:20.',
  url: '/thoi-tiet-hoa-cuong-da-nang/hien-tai',
  tag: 'event-1',
  language: 'vi',
  stop: { url: '/t/abcd2345', title: 'Ngừng nhận' },
};

function openScope() {
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const scope = {
    location: { host: 'thoitiet.example' },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    },
    clients: { openWindow: async (url: string) => void opened.push(url) },
  } as unknown as WorkerScope;
  return { scope, shown, opened };
}

const toPush = (text: string | null) =>
  ({ data: text === null ? null : { json: () => JSON.parse(text) } }) as unknown as PushEvent;

it('shows a message of an event in place of the one before, with a way to stop', async () => {
  const { scope, shown } = openScope();
  await showPush(scope, toPush(JSON.stringify(PAYLOAD)));
  expect(shown).toMatchObject([
    {
      title: PAYLOAD.title,
      options: { body: PAYLOAD.body, tag: 'event-1', lang: 'vi', actions: [{ action: 'stop', title: 'Ngừng nhận' }] },
    },
  ]);
});

it.each([
  null,
  'no JSON',
  '{}',
  JSON.stringify({ ...PAYLOAD, url: 'https://elsewhere.example/' }),
  JSON.stringify({ ...PAYLOAD, stop: { url: '//elsewhere.example', title: 'x' } }),
])('shows whose message it is where it cannot be read, or leads elsewhere: %s', async (text) => {
  const { scope, shown } = openScope();
  await showPush(scope, toPush(text));
  expect(shown).toEqual([{ title: 'thoitiet.example', options: {} }]);
});

it.each([
  ['', PAYLOAD.url],
  ['stop', PAYLOAD.stop.url],
])('opens what was pressed: %s', async (action, path) => {
  const { scope, opened } = openScope();
  let isClosed = false;
  const notification = {
    data: { url: PAYLOAD.url, stop: PAYLOAD.stop.url },
    close: () => {
      isClosed = true;
    },
  };
  await openNotification(scope, { action, notification } as unknown as NotificationEvent);
  expect([opened, isClosed]).toEqual([[path], true]);
});
