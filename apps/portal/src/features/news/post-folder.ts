import { REMOVED_PARTS } from '@portal/content/messages/post-fault-messages';
import type sanitizeHtml from 'sanitize-html';
import { COVER_WIDTHS } from '#features/news/covers/cover-path.ts';
import type { FaultReason } from '#platform/text-files/file-fault.ts';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { renderMarkdown } from '#platform/text-files/render-markdown.ts';
import { openTextFolder, type TextFolder } from '#platform/text-files/text-folder.ts';
import { type Post, type PostRules, parsePost } from './post.ts';

/** A folder of posts with unique addresses. */
export function openPostFolder(path: string, rules: PostRules): TextFolder<Post> {
  const unique = { field: 'url', read: ({ url }: Post) => url };
  return openTextFolder({ path, parse: (text) => parsePost(text, rules), unique });
}

const PARTS: readonly (readonly [RegExp, FaultReason])[] = [
  [/<script\b/i, REMOVED_PARTS.script],
  [/<iframe\b/i, REMOVED_PARTS.frame],
  [/<(?:form|input|button)\b/i, REMOVED_PARTS.form],
  [/<style\b|\sstyle\s*=/i, REMOVED_PARTS.style],
  [/!\[[^\]]*\]\(\s*<?(?:[a-z]+:)?\/\/|<img\b[^>]*\bsrc\s*=\s*["']?(?:[a-z]+:)?\/\//i, REMOVED_PARTS.foreignPicture],
];

/** The parts of a post's texts that are removed from its page, because nothing is loaded from other sites. */
export function findRemovedParts(text: string): readonly FaultReason[] {
  return PARTS.flatMap(([pattern, reason]) => (pattern.test(text) ? [reason] : []));
}

/** Largest width of an article's text. */
const SIZES = '(min-width: 50em) 720px, 100vw';
const LARGEST = Math.max(...COVER_WIDTHS);

type ToPicturePath = (file: string, width: number) => string;

/** Markdown percent-encodes letters outside ASCII. */
function decodeName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A post's own picture in all available widths; any other is removed. */
function toImage(attribs: sanitizeHtml.Attributes, toPath: ToPicturePath): sanitizeHtml.Attributes {
  const { src = '', alt = '' } = attribs;
  const file = decodeName(src);
  if (!PICTURE_NAME.test(file)) return {};
  const srcset = COVER_WIDTHS.map((width) => `${toPath(file, width)} ${width}w`).join(', ');
  return { src: toPath(file, LARGEST), srcset, sizes: SIZES, alt, loading: 'lazy' };
}

/** A post's text as HTML; its pictures get the paths of `toPath`. */
export function renderBody(text: string, toPath: ToPicturePath): string {
  return renderMarkdown(text, (attributes) => toImage(attributes, toPath));
}
