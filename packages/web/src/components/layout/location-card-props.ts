import type { Language } from '@portal/domain/language/language';

/** What the script of the location card needs: it carries neither routes nor messages. */
export interface LocationCardProps {
  readonly language: Language;
  /** Where the place is shown, with `{location}` where its slug belongs. */
  readonly path: string;
  /** What is said while the browser is asked, and why a place could not be told. */
  readonly words: Readonly<Record<'asking' | 'refused' | 'slow' | 'failed' | 'unreachable' | 'outside', string>>;
}
