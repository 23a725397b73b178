import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { toCallHeaders } from '#islands/session/call-account.ts';

/** Saves the receipt of a paid order: a link alone would carry no session. Nothing happens where it cannot be fetched. */
export async function fetchReceipt(
  { id, code }: { readonly id: string; readonly code: string },
  language: Language,
): Promise<void> {
  const path = ORDER_ADDRESSES.orderReceipt.path.replace(':id', id);
  const response = await fetch(`${path}?lang=${language}`, { headers: toCallHeaders(), cache: 'no-store' }).catch(
    () => null,
  );
  if (response === null || !response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${language === 'vi' ? 'bien-nhan' : 'receipt'}-${code}.pdf`;
  link.click();
  URL.revokeObjectURL(link.href);
}
