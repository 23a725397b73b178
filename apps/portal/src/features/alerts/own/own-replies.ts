import { AppError } from '@portal/contract/errors';

/** The item with this id. Throws `AppError` `notFound`. */
export function getOwn<Item extends { readonly id: string }>(items: readonly Item[], id: string | undefined): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}
