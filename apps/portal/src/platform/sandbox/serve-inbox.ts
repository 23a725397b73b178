import { createServer, type IncomingMessage, type Server } from 'node:http';
import { inboxMessages } from '@portal/content/messages/inbox-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Sandbox, SandboxMessage } from './sandbox.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
const LINK = /https?:\/\/[^\s<>"]+/g;

/** Links of the text can be followed: that is what people open the inbox for. */
const toHtml = (text: string): string =>
  escapeText(text)
    .replace(LINK, (link) => `<a href="${link}">${link}</a>`)
    .replaceAll('\n', '<br>');

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:16px}
article{border-top:1px solid #8888;padding:12px 0}h2{font-size:17px;margin:0 0 4px}p{margin:0 0 8px;overflow-wrap:anywhere}small{opacity:.8}`;

function toArticle({ channel, to, subject, text, receivedAt }: SandboxMessage): string {
  const head = subject === null ? '' : `<h2>${escapeText(subject)}</h2>`;
  const line = `${inboxMessages.channels[channel]} · ${escapeText(to)} · ${formatMoment(receivedAt)}`;
  return `<article>${head}<p><small>${line}</small></p><p>${toHtml(text)}</p></article>`;
}

function toPage(messages: readonly SandboxMessage[]): string {
  const { title, explanation, empty } = inboxMessages;
  const list = messages.length === 0 ? `<p>${empty}</p>` : messages.map(toArticle).join('');
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${explanation}</p>${list}</html>`;
}

const FORWARDED = /^(?:forwarded|x-forwarded-.*)$/;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Whether a request came straight from this machine: through no proxy, and not by a name that a page of the internet chose. */
function isLocal({ headers }: IncomingMessage): boolean {
  return LOOPBACK.test(headers.host ?? '') && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What the inbox is reached by, and how it ends. */
export interface Inbox {
  readonly address: string;
  readonly stop: () => void;
}

/** Shows what a sandbox took as a page and as `/messages.json`, for this machine only. Rejects where the port is in use; 0: any free one. */
export async function serveInbox(sandbox: Sandbox, port: number): Promise<Inbox> {
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (!isLocal(request)) response.writeHead(403, HEADERS).end();
    else if (path === '/messages.json')
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(sandbox.list()));
    else if (path === '/')
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(toPage(sandbox.list()));
    else response.writeHead(404, HEADERS).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(`INBOX_PORT: ${port} cannot be listened on`, { cause })));
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = server.address();
  const chosen = typeof listening === 'object' && listening !== null ? listening.port : port;
  return {
    address: `http://127.0.0.1:${chosen}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
