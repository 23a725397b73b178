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

/** First segments that belong to the server itself; no page and no post may stand there. */
export function isReservedSegment(segment: string): boolean {
  return RESERVED.has(segment) || segment.startsWith('sitemap');
}
