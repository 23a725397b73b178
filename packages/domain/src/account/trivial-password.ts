/** Fewer different characters are guessed easily, however often they repeat. */
const FEWEST_SIGNS = 5;
/** A repeated unit must be almost a password by itself. */
const SHORTEST_UNIT = 6;

/** The unit that a text repeats from beginning to end; the text itself if it repeats nothing. */
function findUnit(text: string): string {
  // The first repetition begins where the text occurs a second time in its doubled self.
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/**
 * Whether a password is easily guessed: it is common, has few different characters (`aaaaaaaa`, `Aa1!aaaa`, blanks), or
 * repeats something short or common (`abcdeabcde`, `passwordpassword`). Ignores case; a phrase passes.
 */
export function isTrivialPassword(password: string, isCommon: (password: string) => boolean): boolean {
  const text = password.toLowerCase();
  if (new Set(text.replace(/\s/g, '')).size < FEWEST_SIGNS) return true;
  const unit = findUnit(text);
  const isRepeated = unit.length < text.length;
  return isCommon(password) || (isRepeated && ([...unit].length < SHORTEST_UNIT || isCommon(unit)));
}
