/** `valueName`s for facts that CAP has no element for. */
export const CAP_NAMES = { kind: 'kind', level: 'level', number: 'number', place: 'place' } as const;
