import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { LocalReply } from '#platform/sandbox/local-server.ts';
import type { SandboxMessage } from '#platform/sandbox/sandbox.ts';

/** Partners that are played. */
export type PlayedChannel = 'sms' | 'zalo' | 'push' | 'webhook';

/**
 * How a partner behaves: takes messages; refuses them for good; answers that it cannot now, by its status or in words of its own under the
 * status 200; takes them and answers that it did not; takes them and cuts the connection; answers late; cuts the connection at once.
 */
export type ChannelMood = 'accept' | 'refuse' | 'busy' | 'sayNo' | 'lie' | 'dieAfter' | 'slow' | 'die';

/** What a partner has got, and what it says in its own words. */
interface PlayedAnswers {
  readonly message: SandboxMessage;
  /** `times`: how often it has got this message, this time counted. */
  readonly accept: (times: number) => LocalReply;
  readonly refuse: LocalReply;
  /** It cannot now, under the status 200 where the protocol has that. */
  readonly sayNo: LocalReply;
}

/** What simulated partners work with. */
export interface PlayedPartner {
  readonly clock: () => EpochSeconds;
  readonly answer: (channel: PlayedChannel, answers: PlayedAnswers) => Promise<LocalReply>;
}

const BUSY: LocalReply = { status: 503 };
const CUT: LocalReply = { status: 500, isCut: true };

/** Answers as the mood wants it. `receive` stores a message and returns how often it came. */
export async function answerInMood(
  mood: ChannelMood,
  { message, accept, refuse, sayNo }: PlayedAnswers,
  { receive, slowMs }: { readonly receive: (message: SandboxMessage) => number; readonly slowMs: number },
): Promise<LocalReply> {
  switch (mood) {
    case 'slow':
      await sleep(slowMs, null, { ref: false });
      return accept(receive(message));
    case 'accept':
      return accept(receive(message));
    case 'lie':
      receive(message);
      return { status: 500 };
    case 'dieAfter':
      receive(message);
      return CUT;
    case 'refuse':
      return refuse;
    case 'sayNo':
      return sayNo;
    case 'busy':
      return BUSY;
    case 'die':
      return CUT;
  }
}

/** A reply of JSON. */
export const toJson = (body: object, status = 200): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
