import { escapeXml } from './escape-xml.ts';
import type { Feed } from './feed.ts';

const toDate = (at: number): string => new Date(at * 1000).toUTCString();

/** A list of posts as RSS 2.0. */
export function writeRss({ title, description, origin, pagePath, feedPath, updatedAt, posts }: Feed): string {
  const items = posts.map((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${toDate(post.publishedAt)}</pubDate><description>${escapeXml(post.summary)}</description>`,
      ...post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(origin + pagePath)}</link>`,
    `<description>${escapeXml(description)}</description><language>vi</language>`,
    `<lastBuildDate>${toDate(updatedAt)}</lastBuildDate>`,
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
