import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { COVER_WIDTHS } from './covers/cover-path.ts';

/** How wide an article's text is, at most. */
const SIZES = '(min-width: 50em) 720px, 100vw';
const LARGEST = Math.max(...COVER_WIDTHS);

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** What a post may hold: words, lists, tables, pictures and links; no script, no frame, no style, no form. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup', 'mark', 'code', 'pre'],
    ...['blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'abbr', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    ol: ['start'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site only: another's would tell it who reads here.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'title',
  ],
  nestingLimit: 30,
  transformTags: {
    // The page has its own heading of the first level.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (attribs.src ?? '') === '',
};

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

/**
 * Markdown, with HTML in it or without, as HTML that does no harm wherever it is shown. Pictures are files beside the post, at the
 * addresses that `toPath` gives them.
 */
export function renderBody(text: string, toPath: ToPicturePath): string {
  const img: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: toImage(attribs, toPath) });
  return sanitizeHtml(markdown.render(text), { ...RULES, transformTags: { ...RULES.transformTags, img } });
}

/** The words alone, one space between them. */
export function toPlainText(text: string): string {
  const words = sanitizeHtml(markdown.render(text), { ...RULES, allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
