/** Letters that search engines and shared links show of a description. */
const LIMIT = 160;

/**
 * As many whole sentences of a text as fit with what stands before and behind it; of a first one that is too long what
 * stands before a semicolon, or its words where there is none.
 */
export function fitDescription(before: string, text: string, behind = ''): string {
  const room = LIMIT - before.length - behind.length;
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let told = first;
  for (const sentence of others) {
    if (told.length + 1 + sentence.length > room) break;
    told += ` ${sentence}`;
  }
  return before + (told.length > room ? cutSentence(told, room) : told) + behind;
}

function cutSentence(sentence: string, room: number): string {
  const start = sentence.slice(0, room);
  const clauses = /^(.+); /u.exec(start)?.[1];
  return clauses === undefined ? `${start.replace(/[\s,;–]*\S*$/, '')}…` : `${clauses}.`;
}
