import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OutgoingNotification, SentNotification } from './payment-book.ts';

/** Milliseconds that are waited, shorter in tests. */
export interface SendingDelays {
  /** Before a message that is to come late. */
  readonly late: number;
  /** Before each repetition of a message that was not heard; as many as there are. */
  readonly repeat: readonly number[];
}

export const USUAL_DELAYS: SendingDelays = { late: 30_000, repeat: [2000, 10_000] };

const TIMEOUT_MS = 15_000;
const MOST_ANSWER = 2000;

/** One message of several, in their order. */
export interface Delivery {
  readonly isLate: boolean;
  readonly isForged: boolean;
  readonly message: OutgoingNotification;
}

interface SenderNeeds {
  readonly delays: SendingDelays;
  readonly clock: () => EpochSeconds;
}

/** Sends messages to the portal as gateways do: one after the other, again where one is not heard. */
export function createSender({ delays, clock }: SenderNeeds) {
  const ending = new AbortController();

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      ending.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function send({ message, isForged }: Delivery): Promise<SentNotification> {
    const sentAt = clock();
    try {
      const { url, method, headers, body } = message;
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
      return { sentAt, isForged, status: response.status, answer: (await response.text()).slice(0, MOST_ANSWER) };
    } catch {
      return { sentAt, isForged, status: null, answer: '' };
    }
  }

  /** Sends all of them; `note` hears of each answer, and `isAccepted` says whether it ends the sending of a message. */
  async function deliver(
    deliveries: readonly Delivery[],
    isAccepted: (status: number, answer: string) => boolean,
    note: (sent: SentNotification) => void,
  ): Promise<void> {
    for (const delivery of deliveries) {
      if (delivery.isLate) await wait(delays.late);
      for (const pause of [...delays.repeat, null]) {
        if (ending.signal.aborted) return;
        const sent = await send(delivery);
        note(sent);
        const isDone = sent.status !== null && isAccepted(sent.status, sent.answer);
        if (isDone || pause === null || delivery.isForged) break;
        await wait(pause);
      }
    }
  }

  return { deliver, stop: () => ending.abort() };
}
