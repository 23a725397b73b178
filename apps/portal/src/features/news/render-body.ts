import type sanitizeHtml from 'sanitize-html';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { renderMarkdown } from '#platform/text-files/render-markdown.ts';
import { COVER_WIDTHS } from './covers/cover-path.ts';

/** How wide an article's text is, at most. */
const SIZES = '(min-width: 50em) 720px, 100vw';
const LARGEST = Math.max(...COVER_WIDTHS);

/** The path of a picture beside the post in a width, px. */
export type ToPicturePath = (file: string, width: number) => string;

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
