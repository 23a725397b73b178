import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { inboxMessages } from '@portal/content/messages/inbox-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toDocument } from './local-page.ts';
import { type LocalPart, toJson } from './local-server.ts';
import type { Sandbox, SandboxMessage } from './sandbox.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Links are clickable, because people open the inbox to follow them. */
const toHtml = (text: string): string =>
  escapeMarkup(text)
    .replace(LINK, (link) => `<a href="${link}">${link}</a>`)
    .replaceAll('\n', '<br>');

/** Small print of a message: validity and unsubscribe link. */
const toSmallPrint = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${escapeMarkup(name)}: ${escapeMarkup(value)}`)
    .join('<br>');

/** Name of a channel in both languages. */
function nameChannel(channel: SandboxMessage['channel']): string {
  if (channel === 'mail') return inboxMessages.mail;
  const { vi, en } = CHANNEL_WORDS[channel === 'text' ? 'sms' : channel].short;
  return [...new Set([vi, en].map((name) => name.charAt(0).toUpperCase() + name.slice(1)))].join(' · ');
}

function toArticle({ channel, to, subject, text, headers = {}, receivedAt }: SandboxMessage): string {
  const head = subject === null ? '' : `<h2>${escapeMarkup(subject)}</h2>`;
  const line = `${nameChannel(channel)} · ${escapeMarkup(to)} · ${formatMoment(receivedAt)}`;
  const print = toSmallPrint(headers);
  const foot = print === '' ? '' : `<p><small>${print}</small></p>`;
  return `<article>${head}<p><small>${line}</small></p><p>${toHtml(text)}</p>${foot}</article>`;
}

function toPage(messages: readonly SandboxMessage[]): string {
  const { title, explanation, empty } = inboxMessages;
  const list = messages.length === 0 ? `<p>${empty}</p>` : messages.map(toArticle).join('');
  return toDocument('vi', title, `<p>${explanation}</p>${list}`);
}

/** Shows a sandbox's messages as a page and as `/messages.json`. */
export function createInbox(sandbox: Pick<Sandbox, 'list'>): LocalPart {
  return ({ url: { pathname } }) => {
    if (pathname === '/messages.json') return toJson(sandbox.list());
    if (pathname === '/')
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: toPage(sandbox.list()) };
    return null;
  };
}
