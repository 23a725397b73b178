import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { findNowcastFrame } from './find-nowcast-frame.ts';
import { findNowcastSteps } from './find-nowcast-steps.ts';
import { FRAME_SHAPE } from './frame-shape.ts';
import { listNowcastFrames } from './list-nowcast-frames.ts';
import type { NowcastNeeds } from './needs.ts';
import { findNextFrame } from './nowcast-view.ts';

type Endpoints = typeof ENDPOINTS_BY_ID;
type NowcastId = 'nowcastFrames' | 'nowcastSteps';

interface NowcastFrame {
  readonly bytes: Buffer;
  readonly frame: typeof FRAME_SHAPE & { readonly layer: 'rain'; readonly planes: 1 };
}

/** The rain of the next three hours, by the ids of its calls. */
export interface Nowcast {
  readonly calls: {
    readonly [Id in NowcastId]: (input: EndpointInput<Endpoints[Id]>) => EndpointReply<Endpoints[Id]>;
  };
  /** A frame by the path of its bytes, with how they lie on the earth; null for any other path. */
  readonly findFrame: (path: string) => NowcastFrame | null;
  /** Path of the frame that stands for the present: the last one seen, without radar the model's; null where there is none. */
  readonly findPresentFrame: () => string | null;
  /** When the next radar frame is expected, or the newest one grows too old; null without a radar. */
  readonly nextFrameAt: () => EpochSeconds | null;
}

/** Answers from what the radar's keeper and the model's runs have. */
export function createNowcast(needs: NowcastNeeds): Nowcast {
  return {
    calls: {
      nowcastFrames: () => listNowcastFrames(needs),
      nowcastSteps: (input) => findNowcastSteps(needs, input),
    },
    findFrame: (path) => {
      const bytes = findNowcastFrame(needs, path);
      return bytes === null ? null : { bytes, frame: { ...FRAME_SHAPE, layer: 'rain', planes: 1 } };
    },
    findPresentFrame: () => findPresentFrame(needs),
    nextFrameAt: () => findNextFrame(needs),
  };
}

function findPresentFrame(needs: NowcastNeeds): string | null {
  try {
    const { frames } = listNowcastFrames(needs);
    return (frames.findLast(({ kind }) => kind === 'observed') ?? frames[0])?.url ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'noData') return null;
    throw error;
  }
}
