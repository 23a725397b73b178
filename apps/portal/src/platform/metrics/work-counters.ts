import { channel } from 'node:diagnostics_channel';
import { BroadcastChannel } from 'node:worker_threads';
import { subscribeFigures, type WorkFigure } from '@portal/forecast/store/work-figures';
import type { MetricReaders, Sample } from './portal-metrics.ts';

/** Threads of one process share it. */
const CHANNEL = 'portal.work';
const DELIVERIES = channel('portal.deliveries');

/** What became of an attempt to deliver an alert message. */
interface DeliveryFigure {
  readonly channel: string;
  readonly outcome: 'sent' | 'retry' | 'failed' | 'withheld';
}

/** Publishes an attempt to the counters of this process; costs nothing without them. */
export const publishDelivery = (figure: DeliveryFigure): void => DELIVERIES.publish(figure);

/** An open channel would keep its thread alive. */
function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.unref();
  return opened;
}

/** Sends the figures of this thread to the one that serves metrics. */
export function forwardFigures(): void {
  const opened = openChannel();
  subscribeFigures((figure) => opened.postMessage(figure));
}

/** Calls `listen` with each figure that a thread of this process forwards, also the caller's. */
export function listenToForwarded(listen: (figure: WorkFigure) => void): void {
  openChannel().onmessage = ({ data }) => listen(data as WorkFigure);
}

/** Sums by labels. */
function createSums() {
  const sums = new Map<string, Sample>();
  return {
    add(labels: readonly string[], value: number): void {
      const key = labels.join('\n');
      sums.set(key, { labels, value: (sums.get(key)?.value ?? 0) + value });
    },
    list: () => [...sums.values()],
  };
}

/** Calls `listen` with each figure of all threads of this process. Returns how to stop. */
export function listenToFigures(listen: (figure: WorkFigure) => void): () => void {
  const unsubscribe = subscribeFigures(listen);
  const opened = openChannel();
  opened.onmessage = ({ data }) => listen(data as WorkFigure);
  return () => {
    unsubscribe();
    opened.close();
  };
}

/** Counts the work of all threads of this process from now on. */
export function countWork(): MetricReaders {
  const [requests, bytes, seconds] = [createSums(), createSums(), createSums()];
  const [nowcasts, nowcastSeconds, leases] = [createSums(), createSums(), createSums()];
  const [deliveries, blobRequests] = [createSums(), createSums()];
  function count(figure: WorkFigure): void {
    if (figure.kind === 'fetch') {
      requests.add([figure.source, figure.outcome], 1);
      bytes.add([figure.source], figure.bytes);
      seconds.add([figure.source], figure.seconds);
    } else if (figure.kind === 'nowcast') {
      nowcasts.add([figure.origin], 1);
      nowcastSeconds.add([figure.origin], figure.seconds);
    } else if (figure.kind === 'blob-request') {
      blobRequests.add([figure.request], 1);
    } else {
      leases.add([figure.lease], figure.isActive ? 1 : -1);
    }
  }
  subscribeFigures(count);
  listenToForwarded(count);
  DELIVERIES.subscribe((figure) => {
    const delivery = figure as DeliveryFigure;
    deliveries.add([delivery.channel, delivery.outcome], 1);
  });
  return {
    portal_fetch_requests_total: requests.list,
    portal_fetch_bytes_total: bytes.list,
    portal_fetch_seconds_total: seconds.list,
    portal_nowcasts_total: nowcasts.list,
    portal_nowcast_seconds_total: nowcastSeconds.list,
    portal_lease_held: leases.list,
    portal_deliveries_total: deliveries.list,
    portal_blob_requests_total: blobRequests.list,
  };
}
