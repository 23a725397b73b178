/** Where a word is looked for: comments of the code, documents, English texts of `packages/content`. */
export type Prose = 'comment' | 'document' | 'text';

export interface PlainWord {
  /** With the flags `gi`; matches what is to be replaced. */
  readonly found: RegExp;
  readonly better: string;
  readonly where: readonly Prose[];
}

const EVERYWHERE = ['comment', 'document', 'text'] as const;
const COUNTED =
  'line|row|point|file|cell|lead|plan|rule|language|step|run|page|station|account|address|field|key|place|channel';

/** Words of the private dialect and translated turns of phrase, with what the field or a native writer says. */
export const PLAIN_WORDS: readonly PlainWord[] = [
  { found: /\banew\b/gi, better: 'again, from scratch', where: EVERYWHERE },
  { found: /\bnear by\b/gi, better: 'nearby', where: EVERYWHERE },
  {
    found: /(?<!\b(?:be|as) )\btold\b(?! (?:apart|to|from))/gi,
    better: 'announced, reported, notified',
    where: ['comment', 'document'],
  },
  { found: /\bbeside\b/gi, better: 'next to, with, as well as', where: ['document'] },
  {
    found: /\bpresent (?:plan|version|run|price|value|hour|day|one|order|state)s?\b/gi,
    better: 'current',
    where: EVERYWHERE,
  },
  {
    found:
      /\bletters? (?:about|to the (?:sales|company|account|owner))\b|\b(?:sends?|sending|asks? for|untick|ignore) (?:a |the |this |one |its )?letters?\b|\blinks? (?:in|of) (?:a |the )?letters?\b|\bin (?:a|the|its) letter\b(?! of)|\ba letter (?:comes|leaves|arrives)\b/gi,
    better: 'e-mail',
    where: EVERYWHERE,
  },
  {
    found: /\bwhat (?:somebody|someone)\b/gi,
    better: 'a noun and a verb: "A rule says what to announce"',
    where: EVERYWHERE,
  },
  {
    found: /\bfor who (?:is|has|puts|wants|reads|asks|comes|uses|writes|knows|hears)\b/gi,
    better: 'for whoever, for operators, for readers',
    where: EVERYWHERE,
  },
  {
    found: /\bno (?:data|radar|numbers) of\b(?! (?:its|their) own)/gi,
    better: 'no data for',
    where: EVERYWHERE,
  },
  { found: /\b(?:com(?:e|es|ing)|came) along\b/gi, better: 'bundled, included', where: EVERYWHERE },
  { found: /\bfor ever the same\b/gi, better: 'stable', where: EVERYWHERE },
  {
    found: new RegExp(
      String.raw`\b(?:one|two|three|four|five|six) (?!of |as |to |in |at )[a-z]+s? an? (?:${COUNTED})\b(?= ?[.,;:)'"]|$)|\ba (?:line|row|byte|file|letter|column) an? (?:${COUNTED})\b`,
      'gi',
    ),
    better: 'one X per Y',
    where: EVERYWHERE,
  },
  { found: /\b(?:rooms?|doors?|drawers?)\b/gi, better: 'folder, entry point, module', where: ['document'] },
];

/** Passages that stay, by a part of their path and what is found there, with the reason. */
export const STAYING: readonly { readonly path: string; readonly found: RegExp; readonly reason: string }[] = [
  { path: 'docs/decisions/0016-one-menu-markup.md', found: /drawer/i, reason: 'a navigation drawer' },
];
