import type { Language } from '@portal/domain/language/language';

const STAR = 'M10 3.2l1.2 3.6h3.8l-3.1 2.2 1.2 3.6-3.1-2.2-3.1 2.2 1.2-3.6-3.1-2.2h3.8z';

/** A drawn flag beside the language's short name. */
export function Flag({ language }: { readonly language: Language }) {
  return language === 'vi' ? (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      <rect width="20" height="14" rx="2" fill="#da251d" />
      <path d={STAR} transform="translate(0 -1)" fill="#ffde00" />
    </svg>
  ) : (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      <rect width="20" height="14" rx="2" fill="#1f3a8a" />
      <path d="M1 0.8l18 12.4M19 0.8L1 13.2" stroke="#fff" strokeWidth="2.6" />
      <path d="M1 0.8l18 12.4M19 0.8L1 13.2" stroke="#c8202f" strokeWidth="1" />
      <path d="M10 0v14M0 7h20" stroke="#fff" strokeWidth="4.4" />
      <path d="M10 0v14M0 7h20" stroke="#c8202f" strokeWidth="2.4" />
    </svg>
  );
}
