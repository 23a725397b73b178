import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startDemoPortal } from '../portal/start-demo-portal.ts';
import { ROOT } from './run-tool.ts';

const CLIENT = join(ROOT, 'packages', 'web', 'dist', 'client');
/** Kilobytes of 1,000 bytes: what may go over the wire before a page is whole, and before anything of it is touched. */
const MOST_KB = { page: 45, script: 15, fonts: 40, lite: 15 } as const;
const PAGES = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/thoi-tiet-ha-noi/theo-gio',
  '/thoi-tiet-ha-noi/15-ngay-toi',
  '/thoi-tiet-ha-noi/90-ngay',
  '/thoi-tiet-nha-nong-can-tho/hien-tai',
  '/thoi-tiet-nha-nong-can-tho/theo-gio',
  '/happy-rain',
  '/happy-rain-cho-lai-xe',
  '/happy-rain-van-phong',
  '/happy-rain-nong-nghiep',
] as const;
const LITE_PAGES = PAGES.filter((path) => !/nha-nong|happy-rain/.test(path));

interface Assets {
  readonly loader: string;
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

const readAsset = (address: string): Buffer => readFileSync(join(CLIENT, address));
const zip = (bytes: Buffer): number => gzipSync(bytes).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** A measured size and its limit in kilobytes of 1,000 bytes. */
export interface Size {
  readonly what: string;
  readonly bytes: number;
  readonly mostKb: number;
}

function measureAssets({ loader, modules, fonts }: Assets): Size[] {
  const scripts = [loader, ...modules].map((address) => zip(readAsset(address)));
  return [
    { what: 'script before anything is touched', bytes: sum(scripts), mostKb: MOST_KB.script },
    { what: 'fonts', bytes: sum(fonts.map((address) => readAsset(address).length)), mostKb: MOST_KB.fonts },
  ];
}

async function fetchBody(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const listStyles = (html: Buffer): string[] =>
  [...html.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);

async function measurePages(origin: string): Promise<Size[]> {
  const full = PAGES.map(async (path) => {
    const html = await fetchBody(origin + path);
    const bytes = zip(html) + sum(listStyles(html).map((address) => zip(readAsset(address))));
    return { what: `HTML and CSS of ${path}`, bytes, mostKb: MOST_KB.page };
  });
  const light = LITE_PAGES.map(async (path) => {
    const { length } = await fetchBody(`${origin}${path}?lite=1`);
    return { what: `light ${path}, uncompressed`, bytes: length, mostKb: MOST_KB.lite };
  });
  return Promise.all([...full, ...light]);
}

const toKb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Sizes above their limit, one line each. */
export function findTooLarge(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ bytes, mostKb }) => bytes > mostKb * 1000)
    .map(({ what, bytes, mostKb }) => `${what}: ${toKb(bytes)} KB, most is ${mostKb}`);
}

/**
 * Scripts for browsers that render markup as text, one line each: it weighs more than a page's script, and the
 * Content-Security-Policy refuses to insert it, so that the whole island stays empty.
 */
export const findServerMarkup = (scripts: ReadonlyMap<string, string>): string[] =>
  [...scripts]
    .filter(([, text]) => text.includes('renderToStaticMarkup'))
    .map(([path]) => `${path}: renders markup in the browser; an island may not reach cached-markup.ts`);

const readScripts = (): ReadonlyMap<string, string> =>
  new Map(globSync('assets/*.js', { cwd: CLIENT }).map((path) => [path, readFileSync(join(CLIENT, path), 'utf8')]));

/** The budgets of bytes, on pages of a portal with demo weather. Prints what was measured. */
export async function checkSizes(): Promise<string[]> {
  const portal = await startDemoPortal();
  try {
    const assets: Assets = JSON.parse(readFileSync(join(CLIENT, '..', 'client-assets.json'), 'utf8'));
    const sizes = [...measureAssets(assets), ...(await measurePages(portal.origin))];
    const lines = sizes.map(({ what, bytes, mostKb }) => `     ${toKb(bytes)} KB of ${mostKb}: ${what}`);
    console.log(lines.join('\n'));
    return [...findTooLarge(sizes), ...findServerMarkup(readScripts())];
  } finally {
    await portal.stop();
  }
}
