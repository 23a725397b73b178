/** Letters that search engines and shared links show of a description. */
const LIMIT = 160;

/**
 * As many whole sentences of a text as fit with what stands before and behind it; of a first one that is too long what
 * stands before a semicolon, or its words where there is none.
 */
export function fitDescription(before: string, text: string, behind = ''): string {
  const maxLength = LIMIT - before.length - behind.length;
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let fitted = first;
  for (const sentence of others) {
    if (fitted.length + 1 + sentence.length > maxLength) break;
    fitted += ` ${sentence}`;
  }
  return before + (fitted.length > maxLength ? cutSentence(fitted, maxLength) : fitted) + behind;
}

function cutSentence(sentence: string, maxLength: number): string {
  const start = sentence.slice(0, maxLength);
  const clauses = /^(.+); /u.exec(start)?.[1];
  return clauses === undefined ? `${start.replace(/[\s,;–]*\S*$/, '')}…` : `${clauses}.`;
}
