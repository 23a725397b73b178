/** The portal's two languages; Vietnamese is the default (portal.md §3, Settings). */
export type Language = 'vi' | 'en';

/** One wording in both languages; the Vietnamese text is NFC. */
export type BothLanguages = Readonly<Record<Language, string>>;
