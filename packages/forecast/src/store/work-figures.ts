import { channel } from 'node:diagnostics_channel';

/** A piece of work that operators measure. */
export type WorkFigure =
  /** One request to a provider; `later`: not published yet. */
  | {
      readonly kind: 'fetch';
      readonly source: string;
      readonly outcome: 'ok' | 'later' | 'failed';
      readonly bytes: number;
      readonly seconds: number;
    }
  /** A nowcast by the origin of its frames. */
  | { readonly kind: 'nowcast'; readonly origin: string; readonly seconds: number }
  /** One request to a bucket, by what stores charge. */
  | { readonly kind: 'blob-request'; readonly request: 'read' | 'list' | 'write' | 'delete' }
  /** A lease was acquired, or released or lost. */
  | { readonly kind: 'lease'; readonly lease: string; readonly isActive: boolean };

const CHANNEL = channel('portal.work');

/** Publishes a figure to the listeners of this thread; costs nothing without one. */
export function publishFigure(figure: WorkFigure): void {
  CHANNEL.publish(figure);
}

/** Calls `listen` with each figure of this thread. Returns how to stop. */
export function subscribeFigures(listen: (figure: WorkFigure) => void): () => void {
  const hear = (figure: unknown): void => listen(figure as WorkFigure);
  CHANNEL.subscribe(hear);
  return () => void CHANNEL.unsubscribe(hear);
}
