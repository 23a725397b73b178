import type { PageView } from '#components/weather/page-view.ts';

/** An amount says what the model has; the word would promise it. */
const NO_RAIN = '0 mm';

/** A view whose words call no part of a day dry: for places under an emergency bulletin. */
export function toWarnedView(view: PageView): PageView {
  const { periods, days } = view.words;
  return {
    ...view,
    words: {
      ...view.words,
      periods: { ...periods, dry: NO_RAIN },
      days: {
        ...days,
        dry: NO_RAIN,
        strip: (wet, sum) => (wet === 0 ? NO_RAIN : days.strip(wet, sum)),
        stripCoarse: (wet, sum) => (wet ? days.stripCoarse(wet, sum) : NO_RAIN),
      },
    },
  };
}
