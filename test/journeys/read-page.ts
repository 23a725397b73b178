import { fetchAsPage } from './fetch-as-page.ts';

/** An answer of the portal as it came, redirects not followed. */
export interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Target of a redirect, as a path of this site; null if none. */
  readonly location: string | null;
  readonly html: string;
}

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function toOwnPath(href: string, origin: string, from: string): string | null {
  if (!URL.canParse(href, origin + from)) return null;
  const url = new URL(href, origin + from);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

export async function readPage(origin: string, path: string): Promise<ReadPage> {
  const response = await fetchAsPage(origin + path, { redirect: 'manual' });
  const { status } = response;
  const location = response.headers.get('location');
  const html = await response.text();
  return {
    path,
    status,
    headers: response.headers,
    html,
    location: location === null ? null : toOwnPath(location, origin, path),
  };
}

/** The inner HTML of the first element of a name. */
export function readElement({ html }: ReadPage, name: string): string | null {
  const found = new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 's').exec(html);
  return found === null ? null : decode(found[1] ?? '');
}

/** The attribute of the first tag with this beginning, such as `<meta name="description"`. */
export function readAttribute({ html }: ReadPage, tag: string, attribute: string): string | null {
  const found = new RegExp(`${tag}[^>]*?\\s${attribute}="([^"]*)"`).exec(html);
  return found === null ? null : decode(found[1] ?? '');
}

/** Structured data of a type. */
export function findStructuredData({ html }: ReadPage, type: string): Record<string, unknown> | undefined {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return all.map(([, json = '{}']) => JSON.parse(json)).find((data) => data['@type'] === type);
}

/** Paths of this site that a page links to, with fragments; `elsewhere` holds addresses of other sites. */
export function listLinks({ html, path }: ReadPage, origin: string) {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decode(href));
  const own = hrefs.map((href) => toOwnPath(href, origin, path));
  return {
    own: own.filter((found) => found !== null),
    elsewhere: hrefs.filter((_, index) => own[index] === null),
  };
}

export function hasAnchor({ html }: ReadPage, id: string): boolean {
  return html.includes(` id="${id}"`);
}
