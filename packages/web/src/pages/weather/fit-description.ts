/** Letters that search engines and shared links show of a description. */
const LIMIT = 160;

/** As many whole sentences of a text as fit with what stands before and behind it; the first at least, cut between words. */
export function fitDescription(before: string, text: string, behind = ''): string {
  const room = LIMIT - before.length - behind.length;
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let told = first;
  for (const sentence of others) {
    if (told.length + 1 + sentence.length > room) break;
    told += ` ${sentence}`;
  }
  if (told.length > room) told = `${told.slice(0, room).replace(/[\s,;–]*\S*$/, '')}…`;
  return before + told + behind;
}
