import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';

const EVERY_MS = 3000;
const LATER_MS = 10_000;
const QUICK_TIMES = 40;

/** Reloads the order's result page when the order changes. */
export function mountOrderWatch(element: HTMLElement): void {
  const { link = '', seen = '' } = element.dataset;
  let times = 0;
  const ask = async (): Promise<void> => {
    times += 1;
    const response = await fetch(`${ORDER_ADDRESSES.orderStatus.path}?link=${encodeURIComponent(link)}`).catch(
      () => null,
    );
    if (response?.ok === true) {
      const { state, lastAttempt } = await response.json();
      if (`${state} ${lastAttempt?.state ?? ''}` !== seen) return location.reload();
    }
    setTimeout(() => void ask(), times < QUICK_TIMES ? EVERY_MS : LATER_MS);
  };
  setTimeout(() => void ask(), EVERY_MS);
}
