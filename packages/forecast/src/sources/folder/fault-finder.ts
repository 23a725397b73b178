import { isRecord } from '@portal/domain/data/is-record';

/**
 * Reads the values of a handwritten JSON object, and adds one line for each fault:
 * `variables[2].factor: "a" is not a number`. A wrong or missing value is returned as null.
 */
export interface FaultFinder {
  add(key: string, fault: string): void;
  has(key: string): boolean;
  /** Reports unknown keys: otherwise a typing error would go unnoticed. */
  checkKeys(known: readonly string[]): void;
  /** A non-empty text. */
  text(key: string, longest?: number): string | null;
  number(key: string, least: number, most: number): number | null;
  /** Null also if it is absent. */
  optionalNumber(key: string): number | null;
  /** An integer. */
  count(key: string, least: number, most: number): number | null;
  /** An integer from 0, or an explicit null. */
  countOrNull(key: string, most: number): number | null;
  /** False if it is absent. */
  flag(key: string): boolean;
  /** Three integers from 0. */
  triple(key: string, most: number): readonly [number, number, number] | null;
  /** The object under a key; null if it is absent. */
  inside(key: string): FaultFinder | null;
  /** The objects of a non-empty list. */
  list(key: string): FaultFinder[];
}

const LONGEST_TEXT = 100;

/** A finder for the value at a path (`''` for the whole); null, with a fault, if it is not an object. */
export function createFaultFinder(faults: string[], place: string, value: unknown): FaultFinder | null {
  if (!isRecord(value)) {
    faults.push(place === '' ? 'is no JSON object' : `${place}: ${show(value)} is no object`);
    return null;
  }
  return createFinder(faults, place, value);
}

function createFinder(faults: string[], place: string, object: Record<string, unknown>): FaultFinder {
  const toPlace = (key: string) => (place === '' ? key : `${place}.${key}`);
  const add = (key: string, fault: string): null => {
    faults.push(`${toPlace(key)}: ${fault}`);
    return null;
  };
  const has = (key: string) => Object.hasOwn(object, key);
  const complain = (key: string, wanted: string) =>
    add(key, has(key) ? `${show(object[key])} is not ${wanted}` : 'is missing');

  const number = (key: string, least: number, most: number) => {
    const value = object[key];
    if (typeof value === 'number' && value >= least && value <= most) return value;
    return complain(key, `a number from ${least} to ${most}`);
  };
  const count = (key: string, least: number, most: number) => {
    const value = object[key];
    if (isCount(value, least, most)) return value;
    return complain(key, `a whole number from ${least} to ${most}`);
  };
  return {
    add,
    has,
    checkKeys: (known) => {
      for (const key of Object.keys(object)) if (!known.includes(key)) add(key, 'is not known');
    },
    text: (key, longest = LONGEST_TEXT) => {
      const value = object[key];
      if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
      return complain(key, `a text of 1 to ${longest} letters`);
    },
    number,
    optionalNumber: (key) => {
      const value = object[key];
      if (!has(key) || (typeof value === 'number' && Number.isFinite(value))) return (value as number) ?? null;
      return complain(key, 'a number');
    },
    count,
    countOrNull: (key, most) => (object[key] === null ? null : count(key, 0, most)),
    flag: (key) => {
      if (has(key) && typeof object[key] !== 'boolean') complain(key, 'true or false');
      return object[key] === true;
    },
    triple: (key, most) => {
      const value = object[key];
      const isTriple = Array.isArray(value) && value.length === 3 && value.every((one) => isCount(one, 0, most));
      return isTriple
        ? (value as unknown as [number, number, number])
        : complain(key, `three whole numbers from 0 to ${most}`);
    },
    inside: (key) => (has(key) ? createFaultFinder(faults, toPlace(key), object[key]) : null),
    list: (key) => {
      const value = object[key];
      if (!Array.isArray(value) || value.length === 0) complain(key, 'a list with something in it');
      const items = Array.isArray(value) ? value : [];
      return items.flatMap((item, index) => createFaultFinder(faults, `${toPlace(key)}[${index}]`, item) ?? []);
    },
  };
}

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
