import { InvalidArgumentError } from 'commander';

/** Reads an option as a number between two limits; throws commander's error for anything else. */
export function toNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(`Not a number from ${least} to ${most}.`);
    return value;
  };
}
