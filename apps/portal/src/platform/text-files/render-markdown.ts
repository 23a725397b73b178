import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** What a text may hold: words, lists, tables, pictures and links; no script, no frame, no style, no form. */
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
  // Pictures come from this site only: another site would learn who reads here.
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

/** What becomes of a picture's attributes; one without `src` goes. */
export type ToImage = (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes;

/** Markdown, with HTML in it or without, as HTML that does no harm wherever it is shown. Without `toImage` it has no pictures. */
export function renderMarkdown(text: string, toImage: ToImage = () => ({})): string {
  const img: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: toImage(attribs) });
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
