const LARGEST_PAGE = 100_000;

/** The page that an address asks for; null where it names none. */
export function parsePage(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= LARGEST_PAGE ? page : null;
}
