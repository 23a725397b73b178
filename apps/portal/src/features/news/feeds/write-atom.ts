import { formatMoment } from '@portal/domain/time/vietnam-time';
import { escapeXml } from './escape-xml.ts';
import type { Feed } from './feed.ts';

/** A list of posts as Atom 1.0 (RFC 4287). */
export function writeAtom({ title, description, origin, pagePath, feedPath, updatedAt, posts }: Feed): string {
  const entries = posts.map((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    return [
      `<entry><title>${escapeXml(post.title)}</title><link href="${url}"/><id>${url}</id>`,
      `<published>${formatMoment(post.publishedAt)}</published><updated>${formatMoment(post.updatedAt)}</updated>`,
      `<author><name>${escapeXml(post.author)}</name></author><summary>${escapeXml(post.summary)}</summary>`,
      ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">',
    `<title>${escapeXml(title)}</title><subtitle>${escapeXml(description)}</subtitle>`,
    `<id>${escapeXml(origin + feedPath)}</id><updated>${formatMoment(updatedAt)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + pagePath)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}
