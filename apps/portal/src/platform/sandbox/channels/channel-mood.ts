import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { LocalReply } from '#platform/sandbox/local-server.ts';
import type { SandboxMessage } from '#platform/sandbox/sandbox.ts';

/** Simulated providers. */
export type PlayedChannel = Exclude<ChannelKind, 'email'>;

/**
 * Behaviour of a provider: accept; refuse for good; busy, by status code or (`sayNo`) by an error with status 200;
 * accept but report failure; accept and cut the connection; reply late; cut the connection at once.
 */
export type ChannelMood = 'accept' | 'refuse' | 'busy' | 'sayNo' | 'lie' | 'dieAfter' | 'slow' | 'die';

/** Replies in the provider's own format. */
interface PlayedAnswers {
  readonly message: SandboxMessage;
  /** `times`: how often the message arrived, including this time. */
  readonly accept: (times: number) => LocalReply;
  readonly refuse: LocalReply;
  /** Busy, with status 200 if the protocol does so. */
  readonly sayNo: LocalReply;
}

/** Needs of simulated providers. */
export interface PlayedPartner {
  readonly clock: () => EpochSeconds;
  readonly answer: (channel: PlayedChannel, answers: PlayedAnswers) => Promise<LocalReply>;
}

const BUSY: LocalReply = { status: 503 };
const CUT: LocalReply = { status: 500, isCut: true };

/** Replies according to the mood. `receive` stores a message and returns how often it arrived. */
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
