/** Names of CAP's free fields that carry what CAP has no element for. */
export const CAP_NAMES = { kind: 'kind', level: 'level', number: 'number', place: 'place' } as const;
