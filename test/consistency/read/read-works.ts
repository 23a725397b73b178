import { findPart, findParts, type Part, type parsePage, readAttribute, readText } from './document.ts';
import type { ShownWork, Verdict } from './page-facts.ts';

const SPELL = /(\d{2}):\d{2}\s?[–-]\s?(\d{2}):\d{2}\s([^;]+)/g;

/** The verdict given by a phrase of a strip or a chip. */
export function readVerdict(words: string): Verdict | null {
  const text = words.trim().toLowerCase();
  if (/ban đêm|night/.test(text)) return 'night';
  if (/không nên|avoid|do not|don't|not advised/.test(text)) return 'avoid';
  if (/cân nhắc|consider|think|care|caution/.test(text)) return 'consider';
  return /\bnên\b|good|suitable|go ahead|recommended/.test(text) ? 'good' : null;
}

/** Kinds of work on a farm page: the chip in each head, and the hours in the label of its strip. */
export function readWorks(tree: ReturnType<typeof parsePage>): ShownWork[] {
  const section = findPart(tree, (part) => readAttribute(part, 'aria-labelledby') === 'work');
  if (section === null) return [];
  return findParts(section, 'li').flatMap((item): ShownWork[] => {
    const name = findPart(item, (part) => part.name === 'h3');
    if (name === null) return [];
    const chip =
      findPart(name, (part) => part.name === 'span') ?? findPart(name.parent as Part, (part) => part.name === 'span');
    const label = findParts(item, 'svg')
      .map((svg) => readAttribute(svg, 'aria-label'))
      .find((text) => /\d{2}:\d{2}/.test(text ?? ''));
    const spells = [...(label ?? '').matchAll(SPELL)].flatMap(([, from, to, words]) => {
      const verdict = readVerdict(words ?? '');
      return verdict === null ? [] : [{ from: Number(from), to: Number(to), verdict }];
    });
    const work = readText(name);
    return [
      {
        where: 'work',
        text: readText(item),
        work,
        verdict: chip === null ? null : readVerdict(readText(chip)),
        spells,
      },
    ];
  });
}
