import { expect, it } from 'vitest';
import { makeView } from './make-sample-weather.ts';
import { toShownSentence } from './to-shown-sentence.ts';

const sentence = 'Hanoi at 2 pm: 33°, feels like 42°, sunny; tonight’s low −2°.';
const now = { temperature: 33.4, feelsLike: 41.7 };

it('leaves the sentence alone in °C', () => {
  expect(toShownSentence(sentence, now, makeView('en').style)).toBe(sentence);
});

it('tells °F from the exact figures of the hour, so that sentence and number agree', () => {
  const { style } = makeView('en', { temperatureUnit: 'F' });
  expect(toShownSentence(sentence, now, style)).toBe('Hanoi at 2 pm: 92°, feels like 107°, sunny; tonight’s low 28°.');
  expect(toShownSentence(sentence, { temperature: null, feelsLike: null }, style)).toContain('2 pm: 91°');
});
