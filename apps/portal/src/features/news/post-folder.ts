import { REMOVED_PARTS } from '@portal/content/messages/post-fault-messages';
import type sanitizeHtml from 'sanitize-html';
import { COVER_WIDTHS } from '#features/news/covers/cover-path.ts';
import type { FaultReason } from '#platform/text-files/file-fault.ts';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { renderMarkdown } from '#platform/text-files/render-markdown.ts';
import { openTextFolder, type TextFolder } from '#platform/text-files/text-folder.ts';
import { type Post, type PostRules, parsePost } from './post.ts';

/** A folder of posts: two may not have the same address. */
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

/** The parts of a post's texts that are removed from its page (nothing is loaded from other sites), listed before it is published. */
export function findRemovedParts(text: string): readonly FaultReason[] {
  return PARTS.flatMap(([pattern, reason]) => (pattern.test(text) ? [reason] : []));
}

/** How wide an article's text is, at most. */
const SIZES = '(min-width: 50em) 720px, 100vw';
const LARGEST = Math.max(...COVER_WIDTHS);

/** The path of a picture beside the post in a width, px. */
type ToPicturePath = (file: string, width: number) => string;

/** Markdown makes bytes of letters beyond ASCII. */
function decodeName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A picture beside the post in the widths that the server makes; any other goes. */
function toImage(attribs: sanitizeHtml.Attributes, toPath: ToPicturePath): sanitizeHtml.Attributes {
  const { src = '', alt = '' } = attribs;
  const file = decodeName(src);
  if (!PICTURE_NAME.test(file)) return {};
  const srcset = COVER_WIDTHS.map((width) => `${toPath(file, width)} ${width}w`).join(', ');
  return { src: toPath(file, LARGEST), srcset, sizes: SIZES, alt, loading: 'lazy' };
}

/** A post's text as HTML. Pictures are files beside the post, at the addresses that `toPath` gives them. */
export function renderBody(text: string, toPath: ToPicturePath): string {
  return renderMarkdown(text, (attributes) => toImage(attributes, toPath));
}
