import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { Language } from '@portal/domain/language/language';

export type BothLanguages = Readonly<Record<Language, string>>;

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Company facts. `null` is not stated yet: left out, never invented. */
export interface CompanyFacts {
  readonly legalName: BothLanguages | null;
  readonly registration: BothLanguages | null;
  readonly address: BothLanguages | null;
  readonly hotline: string | null;
  /** Hotline hours; null: the working hours. */
  readonly hotlineHours: BothLanguages | null;
  readonly workingHours: BothLanguages | null;
  readonly email: string | null;
  readonly salesContact: { readonly phone: string | null; readonly email: string | null } | null;
  readonly socialLinks: readonly NamedLink[];
  readonly storeLinks: readonly NamedLink[];
  /** Badge of the registration with the Ministry; shown only until `validTo` (YYYY-MM-DD). */
  readonly badge: { readonly url: string; readonly validTo: string } | null;
  /**
   * URL (https) of a third-party badge script. If set, pages with a footer load it and their Content-Security-Policy
   * allows its origin.
   */
  readonly badgeScript: string | null;
  readonly licence: { readonly number: string; readonly validTo: string } | null;
  /** Tax note next to prices and on receipts, e.g. whether tax is included. */
  readonly taxText: BothLanguages | null;
  /** URLs (https) of companion apps that delete an account by `{username, password}`. */
  readonly removalAddresses: Readonly<Partial<Record<CompanionApp, string>>>;
}

/** Paths of a picture from the operator's files, the large one at double width. */
export interface CompanyPicture {
  readonly small: string;
  readonly large: string;
}

/** A person who consented to be named. */
export interface Person {
  readonly name: string;
  readonly group: 'leader' | 'expert';
  readonly role: BothLanguages;
  /** Field of work and place. */
  readonly focus: BothLanguages | null;
  readonly portrait: CompanyPicture | null;
  /** Sanitised HTML. */
  readonly text: BothLanguages;
}

/** A position open until the end of `closes` (YYYY-MM-DD). */
export interface Job {
  readonly id: string;
  readonly title: BothLanguages;
  readonly place: BothLanguages;
  readonly pay: BothLanguages;
  readonly closes: string;
  /** Date by which all applicants are answered, YYYY-MM-DD. */
  readonly answered: string;
  readonly text: BothLanguages;
}

/** A company that agreed to be named. */
export interface Partner {
  readonly name: string;
  readonly url: string | null;
  readonly logo: CompanyPicture | null;
  readonly text: BothLanguages;
}

/** A press article; its title is quoted in the original language. */
export interface PressItem {
  readonly title: string;
  readonly language: Language;
  readonly outlet: string;
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly text: BothLanguages | null;
}

export interface Company {
  readonly facts: CompanyFacts;
  readonly people: readonly Person[];
  readonly jobs: readonly Job[];
  readonly partners: readonly Partner[];
  readonly press: readonly PressItem[];
  /** Changes with every edit. */
  readonly mark: string;
}

export const UNKNOWN_FACTS: CompanyFacts = {
  legalName: null,
  registration: null,
  address: null,
  hotline: null,
  hotlineHours: null,
  workingHours: null,
  email: null,
  salesContact: null,
  socialLinks: [],
  storeLinks: [],
  badge: null,
  badgeScript: null,
  licence: null,
  taxText: null,
  removalAddresses: {},
};

/** Default for an operator without company files. */
export const UNKNOWN_COMPANY: Company = {
  facts: UNKNOWN_FACTS,
  people: [],
  jobs: [],
  partners: [],
  press: [],
  mark: '',
};
