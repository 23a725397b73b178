/** A request whose reply is compared, by its path. */
export interface ComparedRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PLACES = ['ha-noi', 'da-lat-lam-dong', 'thanh-pho-ho-chi-minh', 'hue', 'ca-mau', 'hoang-sa-da-nang'] as const;
const MOST_PAGES = 300;

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

const listAddresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => String(url));

/** Addresses of the sitemap in both languages: all text pages, and up to 300 pages of places. */
async function listPages(origin: string): Promise<string[]> {
  const parts = listAddresses(await readText(`${origin}/sitemap.xml`)).map((url) => new URL(url).pathname);
  const byPart = await Promise.all(parts.map(async (part) => listAddresses(await readText(origin + part))));
  const [words = [], ...places] = byPart;
  const all = places.flat();
  const step = Math.max(1, Math.floor(all.length / Math.max(1, 2 * MOST_PAGES - words.length)));
  const chosen = [...words, ...all.filter((_, index) => index % step === 0)];
  return chosen.map((url) => url.slice(new URL(url).origin.length)).slice(0, 2 * MOST_PAGES);
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
}

/**
 * Every GET call in the OpenAPI document: with its examples, at several places, in both languages, and with bad input.
 */
async function listCalls(origin: string): Promise<string[]> {
  const { paths } = JSON.parse(await readText(`${origin}/api/v1/openapi.json`)) as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const names = get.parameters ?? [];
    const own = names.filter(({ name, example }) => example !== undefined && name !== 'lang');
    const query = new URLSearchParams(own.map(({ name, example }) => [name, String(example)] as [string, string]));
    const places = names.some(({ name }) => name === 'location') ? PLACES : [];
    return [
      `${path}?${query}`,
      `${path}?${query}&lang=en`,
      `${path}?unknown=1`,
      `${path}?lat=1`,
      ...places.flatMap((place) => [`${path}?location=${place}`, `${path}?location=${place}&lang=en`]),
    ];
  });
}

const JSON_HEADERS = { 'content-type': 'application/json' } as const;
const post = (path: string, body: unknown): ComparedRequest => ({
  path,
  method: 'POST',
  body: JSON.stringify(body),
  headers: JSON_HEADERS,
});

const POSTS: readonly ComparedRequest[] = [
  post('/api/v1/weather/history', { locations: [{ lat: 21.03, lng: 105.85 }] }),
  post('/api/v1/weather/history', { locations: [] }),
  post('/api/v1/weather/map', { bound: { north: 22, south: 20, east: 107, west: 104 }, zoom: 7 }),
  post('/api/v1/weather/map', { bound: 1 }),
  post('/api/guest/consultation', {}),
  post('/api/guest/stormInform?lang=en', { name: 'A', email: 'no', numberPhone: '12' }),
  post('/api/guest/userInform', { page: 'x' }),
];

const OTHERS = [
  '/khong-co-trang-nay',
  '/weather-ha-noi/none',
  '/thoi-tiet-da-latt/hien-tai',
  '/thoi-tiet-tan-thanh/hien-tai',
  '/thoi-tiet-sai-gon/hien-tai',
  '/thoi-tiet-ha-noi/now',
  '/tim-kiem?q=hue',
  '/search?q=12+Hue+Street',
  '/login',
  '/dashboard',
  '/payment',
  '/happy-rain',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/robots.txt',
  '/healthz',
  '/api/v1/openapi.json',
  '/api/docs?lang=en',
  '/rss/tin-bao.xml',
  '/sitemap.xml',
] as const;

/** All compared requests. */
export async function listRequests(origin: string): Promise<ComparedRequest[]> {
  const pages = await listPages(origin);
  const light = pages.filter((_, index) => index % 40 === 0);
  return [
    ...pages.map((path) => ({ path })),
    ...light.map((path) => ({ path, headers: { 'save-data': 'on' } })),
    ...(await listCalls(origin)).map((path) => ({ path })),
    ...POSTS,
    ...OTHERS.map((path) => ({ path })),
  ];
}
