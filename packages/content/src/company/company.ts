import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { Language } from '@portal/domain/language/language';

/** A text of the operator in both languages. */
export type BothLanguages = Readonly<Record<Language, string>>;

/** A name and where it leads. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Facts about the company. `null` is a fact that has not been stated yet: it is left out, never made up. */
export interface CompanyFacts {
  readonly legalName: BothLanguages | null;
  readonly registration: BothLanguages | null;
  readonly address: BothLanguages | null;
  readonly hotline: string | null;
  /** When the hotline is answered; null: in the working hours. */
  readonly hotlineHours: BothLanguages | null;
  readonly workingHours: BothLanguages | null;
  readonly email: string | null;
  /** Whom to call or write to about buying. */
  readonly salesContact: { readonly phone: string | null; readonly email: string | null } | null;
  readonly socialLinks: readonly NamedLink[];
  readonly storeLinks: readonly NamedLink[];
  /** Badge of the Ministry's registration; shown only while `validTo` (YYYY-MM-DD) lies ahead. */
  readonly badge: { readonly url: string; readonly validTo: string } | null;
  /**
   * Address (https) of a third party's badge script. Where it is set, pages with a footer load it, and their content security
   * policy allows its origin beside the own one.
   */
  readonly badgeScript: string | null;
  readonly licence: { readonly number: string; readonly validTo: string } | null;
  /** What is said of taxes beside prices and on receipts, such as whether they are included. */
  readonly taxText: BothLanguages | null;
  /** Addresses (https) of companion apps that delete an account by `{username, password}`. */
  readonly removalAddresses: Readonly<Partial<Record<CompanionApp, string>>>;
}

/** Paths of a picture beside the operator's files, the large one twice as wide. */
export interface CompanyPicture {
  readonly small: string;
  readonly large: string;
}

/** A person who consented to be named. */
export interface Person {
  readonly name: string;
  readonly group: 'leader' | 'expert';
  readonly role: BothLanguages;
  /** What they work on and where. */
  readonly focus: BothLanguages | null;
  readonly portrait: CompanyPicture | null;
  /** HTML that does no harm. */
  readonly text: BothLanguages;
}

/** A position that is open until the end of `closes` (YYYY-MM-DD). */
export interface Job {
  readonly id: string;
  readonly title: BothLanguages;
  readonly place: BothLanguages;
  readonly pay: BothLanguages;
  readonly closes: string;
  /** By when everybody is answered; YYYY-MM-DD. */
  readonly answered: string;
  readonly text: BothLanguages;
}

/** Another company that agreed to be named. */
export interface Partner {
  readonly name: string;
  readonly url: string | null;
  readonly logo: CompanyPicture | null;
  readonly text: BothLanguages;
}

/** What a newspaper wrote; the title is quoted in its own language. */
export interface PressItem {
  readonly title: string;
  readonly language: Language;
  readonly outlet: string;
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly text: BothLanguages | null;
}

/** All that the operator says of the company. */
export interface Company {
  readonly facts: CompanyFacts;
  readonly people: readonly Person[];
  readonly jobs: readonly Job[];
  readonly partners: readonly Partner[];
  readonly press: readonly PressItem[];
  /** Another text after every change. */
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

/** The company of a portal whose operator has written nothing. */
export const UNKNOWN_COMPANY: Company = {
  facts: UNKNOWN_FACTS,
  people: [],
  jobs: [],
  partners: [],
  press: [],
  mark: '',
};
