import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';

const STYLE = `:root{color-scheme:light dark}body{background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0 0 .25rem}p{margin:0 0 .5rem}
article{border-top:1px solid #8888;padding:.75rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dd{margin:0;font-weight:600}
form{display:grid;gap:.5rem;margin:1rem 0}label{display:grid;gap:.25rem}
button,input{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border-radius:.5rem;border:1px solid #767676;box-sizing:border-box;width:100%}
button{text-align:start;cursor:pointer;background:Canvas;color:CanvasText}button.main{background:#0b5fa5;border-color:#0b5fa5;color:#fff;font-weight:600}
:focus-visible{outline:3px solid #1b7fd1;outline-offset:2px}
.mark{display:inline-block;border:1px solid;border-radius:1rem;padding:0 .6rem;font-weight:600}`;

/** A plain page without scripts. `body` is HTML. */
export function toDocument(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style><main><h1>${escapeMarkup(title)}</h1>${body}</main></html>`;
}
