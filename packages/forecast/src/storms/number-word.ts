const UNITS = 'ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE';
const TEENS = 'TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN';
const NUMBER_WORD = new RegExp(`^(?:${UNITS}|${TEENS}|(?:TWENTY|THIRTY|FORTY)(?:[ -]?(?:${UNITS}))?)$`);

/** Whether a name is a spelled number up to 49, `TWENTYTWO`: what JTWC calls a storm without a name. */
export function isNumberWord(name: string): boolean {
  return NUMBER_WORD.test(name);
}
