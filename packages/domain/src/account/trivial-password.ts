/** Fewer different signs than this are guessed in no time, however often they stand there. */
const FEWEST_SIGNS = 5;
/** What is repeated has to be a password almost by itself. */
const SHORTEST_UNIT = 6;

/** What a text repeats from its beginning to its end; the text itself where it repeats nothing. */
function findUnit(text: string): string {
  // The text stands in its doubled self a second time where its first repetition begins.
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/**
 * Whether a password is guessed at once: it stands in a list of common ones, has hardly any different signs (`aaaaaaaa`, `Aa1!aaaa`, blanks),
 * or repeats something short or common (`abcdeabcde`, `passwordpassword`). Letters count alike in either case; a phrase passes.
 */
export function isTrivialPassword(password: string, isCommon: (password: string) => boolean): boolean {
  const text = password.toLowerCase();
  if (new Set(text.replace(/\s/g, '')).size < FEWEST_SIGNS) return true;
  const unit = findUnit(text);
  const isRepeated = unit.length < text.length;
  return isCommon(password) || (isRepeated && ([...unit].length < SHORTEST_UNIT || isCommon(unit)));
}
