import type { Language } from '@portal/domain/language/language';

const STAR = 'M10 3.2l1.2 3.6h3.8l-3.1 2.2 1.2 3.6-3.1-2.2-3.1 2.2 1.2-3.6-3.1-2.2h3.8z';
const DIAGONALS = 'M1 0.8l18 12.4M19 0.8L1 13.2';
const CROSS = 'M10 0v14M0 7h20';

const SHAPES: Readonly<Record<Language, string>> = {
  vi: `<rect width="20" height="14" rx="2" fill="#da251d"/><path d="${STAR}" transform="translate(0 -1)" fill="#ffde00"/>`,
  en:
    '<rect width="20" height="14" rx="2" fill="#1f3a8a"/>' +
    `<path d="${DIAGONALS}" stroke="#fff" stroke-width="2.6"/><path d="${DIAGONALS}" stroke="#c8202f" stroke-width="1"/>` +
    `<path d="${CROSS}" stroke="#fff" stroke-width="4.4"/><path d="${CROSS}" stroke="#c8202f" stroke-width="2.4"/>`,
};

/** A drawn flag beside the language's short name, as markup. */
export function drawFlag(language: Language): string {
  return `<svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">${SHAPES[language]}</svg>`;
}
