/** Addresses of a list that an account owns, and of its entries. Without schemas, so that pages can load them. */
export const toListAddresses = <const Path extends string>(path: Path) =>
  ({
    list: { method: 'GET', path },
    add: { method: 'POST', path, status: 201 },
    change: { method: 'PATCH', path: `${path}/:id` },
    remove: { method: 'DELETE', path: `${path}/:id` },
  }) as const;

/** Addresses of such a list by part. */
export type ListAddresses<Path extends string> = ReturnType<typeof toListAddresses<Path>>;
