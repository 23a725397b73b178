import { createHash } from 'node:crypto';
import type { MapGround } from '@portal/contract/map-ground';
import type { PageReply } from '@portal/web/pages/page-request';
import type { PageRenderer } from '@portal/web/server';
import {
  allowOwnFrames,
  allowScriptOrigin,
  allowTileOrigin,
  toContentSecurityPolicy,
  toPageHeaders,
} from '#platform/http/page-headers.ts';
import type { MadeReply } from '#platform/reply-cache/reply-cache.ts';
import { SPECULATION_RULES_PATH } from '#roles/web/app-files/serve-app-files.ts';

type RedirectReply = PageReply & { readonly kind: 'redirect' };
type DocumentReply = PageReply & { readonly kind: 'document' };

/** Thrown through the cache, because a redirecting page is not cached. */
export class Redirection extends Error {
  readonly reply: RedirectReply;

  constructor(reply: RedirectReply) {
    super('redirection');
    this.reply = reply;
  }
}

/** Headers of every document of a build. */
export function toDocumentHeaders(renderer: PageRenderer): Readonly<Record<string, string>> {
  const policy = toContentSecurityPolicy(renderer.inlineScriptHashes);
  const headers = { ...toPageHeaders(policy), 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };
  return renderer.preloadLinks.length === 0 ? headers : { ...headers, link: renderer.preloadLinks.join(', ') };
}

/** Headers of documents with a map: also allow the operator's tile origin. */
export function toMapHeaders(
  headers: Readonly<Record<string, string>>,
  ground: MapGround | null,
): Readonly<Record<string, string>> {
  if (ground === null || ground.isArchive) return headers;
  const policy = headers['content-security-policy'] ?? '';
  return { ...headers, 'content-security-policy': allowTileOrigin(policy, new URL(ground.url).origin) };
}

export function toBuilderHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...headers, 'content-security-policy': allowOwnFrames(headers['content-security-policy'] ?? '') };
}

/** Headers of light documents: one style by hash, no prefetching. */
export function toLiteHeaders({ liteStyle }: PageRenderer): Readonly<Record<string, string>> {
  const hash = `sha256-${createHash('sha256').update(liteStyle).digest('base64')}`;
  return toPageHeaders(toContentSecurityPolicy([], [hash]));
}

/** Cache mode: as long as valid, briefly because a part is missing, or never. */
export type CacheMode = 'whole' | 'brief' | 'never';

const NOT_FOUND = 404;

/** A rendered document as a reply. A 404 is cached briefly, as a place or post may be added. */
export function toDocumentReply(
  { status, html, indexable, scriptOrigin }: Omit<DocumentReply, 'kind'>,
  language: string,
  headers: Readonly<Record<string, string>>,
  cacheMode: CacheMode,
): MadeReply {
  const policy = headers['content-security-policy'] ?? '';
  const guest =
    scriptOrigin === undefined ? {} : { 'content-security-policy': allowScriptOrigin(policy, scriptOrigin) };
  const robots = indexable ? {} : { 'x-robots-tag': 'noindex' };
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    body: html,
    cacheable: cacheMode !== 'never' && (status === 200 || status === NOT_FOUND),
    brief: cacheMode === 'brief' || status === NOT_FOUND,
    headers: { ...headers, ...guest, ...robots, 'content-language': language },
  };
}
