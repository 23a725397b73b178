import { setTimeout } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OutgoingNotification, SentNotification } from './payment-book.ts';

/** Resolves after some milliseconds, or at once if the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const waitOnClock: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, null, { signal, ref: false }).catch(() => null);

const LATE_MS = 30_000;
/** Delays of the repetitions of an unacknowledged notification. */
const REPEAT_MS = [2000, 10_000];
const TIMEOUT_MS = 15_000;
const MOST_ANSWER = 2000;

export interface Delivery {
  readonly isLate: boolean;
  readonly isForged: boolean;
  readonly message: OutgoingNotification;
}

interface SenderNeeds {
  readonly clock: () => EpochSeconds;
  /** Default: real time. */
  readonly wait?: Wait;
}

/** Sends notifications like gateways do: one after the other, repeated if not acknowledged. */
export function createSender({ clock, wait = waitOnClock }: SenderNeeds) {
  const ending = new AbortController();

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

  /** Sends all of them; `note` gets each reply, and `isAccepted` decides whether it acknowledges. */
  async function deliver(
    deliveries: readonly Delivery[],
    isAccepted: (status: number, answer: string) => boolean,
    note: (sent: SentNotification) => void,
  ): Promise<void> {
    for (const delivery of deliveries) {
      if (delivery.isLate) await wait(LATE_MS, ending.signal);
      for (const pause of [...REPEAT_MS, null]) {
        if (ending.signal.aborted) return;
        const sent = await send(delivery);
        note(sent);
        const isDone = sent.status !== null && isAccepted(sent.status, sent.answer);
        if (isDone || pause === null || delivery.isForged) break;
        await wait(pause, ending.signal);
      }
    }
  }

  return { deliver, stop: () => ending.abort() };
}
