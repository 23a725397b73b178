import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { saveFile } from '#islands/session/save-file.ts';

/** Saves the receipt of a paid order; does nothing on failure. */
export async function fetchReceipt(
  { id, code }: { readonly id: string; readonly code: string },
  language: Language,
): Promise<void> {
  const path = ORDER_ADDRESSES.orderReceipt.path.replace(':id', id);
  const name = `${language === 'vi' ? 'bien-nhan' : 'receipt'}-${code}.pdf`;
  await saveFile(`${path}?lang=${language}`, name);
}
