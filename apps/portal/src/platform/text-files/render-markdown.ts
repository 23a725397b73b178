import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** Allowed content: text, lists, tables, pictures and links; no scripts, frames, styles or forms. */
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
  // Own pictures only: another site would learn who reads here.
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
    // The page has its own first-level heading.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (attribs.src ?? '') === '',
};

/** Rewrites a picture's attributes; without `src` the picture is removed. */
export type ToImage = (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes;

/** Markdown, optionally with HTML, as sanitized HTML. Without `toImage` pictures are removed. */
export function renderMarkdown(text: string, toImage: ToImage = () => ({})): string {
  const img: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: toImage(attribs) });
  return sanitizeHtml(markdown.render(text), { ...RULES, transformTags: { ...RULES.transformTags, img } });
}

/** The words only, separated by single spaces. */
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
