import type { Wording } from '../../wording.ts';
import type { luckyCard as vi } from '../vi/lucky-card.ts';

export const luckyCard: Wording<typeof vi> = {
  headline: 'Draw a card from the sky',
  lead: (count) =>
    `${count} cards, each with a kind of sky and one small thing to do. For fun only: it has nothing to do with the real forecast.`,
  deck: 'The deck',
  draw: 'Draw a card',
  again: 'Draw again',
  waiting: 'Think of something you have to do today and press the button. Not thinking works too.',
  todo: 'One small thing:',
  noScript:
    'Drawing needs JavaScript, because the random number is made on your own device. Without it: open the list below, close your eyes and point.',
  rule: {
    title: 'The rule of the draw, for you to check',
    number:
      'Your browser takes a random number of 32 bits from the operating system’s generator (crypto.getRandomValues).',
    fair: (count) =>
      `Numbers left over at the end of the range are thrown away and drawn anew, so that ${count} cards have exactly equal shares.`,
    share: (count) =>
      `Divided by ${count}, the remainder is your card: each has exactly 1 chance in ${count}, and the last draw does not touch the next.`,
    silent: 'No name or birthday is asked for; nothing is sent to the server, and your card is not stored.',
  },
  all: (count) => `See all ${count} cards`,
  note: 'For entertainment only, and free. To know whether tomorrow is wet or dry, look at the forecast.',
  forecast: 'See the forecast',
};
