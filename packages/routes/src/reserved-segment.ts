const RESERVED = new Set([
  'api',
  'assets',
  'cap',
  'embed',
  'llms.txt',
  'nhung',
  'rss',
  'share',
  'icons',
  'news-images',
  'company-images',
  'map-data',
  'robots.txt',
  'healthz',
  'readyz',
  'metrics',
]);

/** First segments reserved for the server; no page or post may use them. */
export function isReservedSegment(segment: string): boolean {
  return RESERVED.has(segment) || segment.startsWith('sitemap');
}
