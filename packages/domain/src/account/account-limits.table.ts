/** Lengths of an account's fields, in characters as people count them (api.md, "Accounts"; decisions, "Forms"). */
export const ACCOUNT_LIMITS = {
  name: 100,
  phone: 20,
  passwordShortest: 8,
  passwordLongest: 128,
} as const;

/** How long what an account gives out is valid, in seconds (decisions, "Accounts"; issue "Accounts"). */
export const ACCOUNT_SECONDS = {
  /** A session token, from its making or renewal. */
  token: 30 * 86_400,
  /** The last part of a token's life, in which the account check renews it. */
  renewal: 15 * 86_400,
  verifyLink: 24 * 3600,
  resetLink: 30 * 60,
  /** How long a change of address can be taken back, and the address before is held. */
  undoLink: 7 * 86_400,
  /** How long an e-mail about a change may wait to be sent. */
  notice: 86_400,
  phoneCode: 5 * 60,
  /** How long an address counts as the owner's after a sign-in from it. */
  knownAddress: 30 * 86_400,
} as const;

/** Version date of the terms that a new account accepts. Change it together with the form's wording. */
export const ACCOUNT_TERMS_VERSION = '2026-11-26';
