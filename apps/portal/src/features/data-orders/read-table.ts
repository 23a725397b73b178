import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { AppError } from '@portal/contract/errors';
import { type DataRequest, listDataVariables } from '@portal/domain/data-order/data-request';
import { MOST_DATA_ROWS } from '@portal/domain/data-order/estimate-data-file';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { DataTable } from './data-table.ts';
import type { TableNeeds } from './needs.ts';
import { readPlaceRows } from './read-place-rows.ts';
import { readRunRows } from './read-run-rows.ts';
import { TableBuilder } from './table-builder.ts';

function refuseRows(rows: number): AppError {
  const { vi, en } = dataOrderMessages;
  const detail = {
    vi: vi.faults.tooManyRows(rows, MOST_DATA_ROWS),
    en: en.faults.tooManyRows(rows, MOST_DATA_ROWS),
  };
  return new AppError('badInput', { detail });
}

/** A request with its rows, fixed at order time. */
export interface TableOrder {
  readonly request: DataRequest;
  /** First row and number of rows per place. For `runs` only the request's days count. */
  readonly startAt: EpochSeconds;
  readonly count: number;
  readonly language: Language;
}

interface Reading {
  readonly signal?: AbortSignal;
  readonly reportProgress?: (share: number) => void;
}

/**
 * Reads a request place by place and yields to other requests in between. Rejects with `AppError` `outsideCoverage`,
 * `badInput` for too many rows, and when the signal aborts.
 */
export async function readTable(
  needs: TableNeeds,
  { request, startAt, count, language }: TableOrder,
  { signal, reportProgress }: Reading = {},
): Promise<DataTable> {
  const { step, places, fromAt, toAt } = request;
  const variables = listDataVariables(request);
  const builder = new TableBuilder(step, variables, count * places.length);
  for (const [index, place] of places.entries()) {
    if (step !== 'runs') readPlaceRows(needs, place, { step, variables, startAt, count }, builder);
    else {
      const { elevation: heightM } = needs.locate({ lat: place.lat, lng: place.lng });
      builder.addPlace({ ...place, heightM });
      for (let dayAt = fromAt; dayAt <= toAt; dayAt += DAY_SECONDS) {
        readRunRows(needs, place, { dayAt, variables }, builder);
        // The estimate from sample days may have been too low.
        if (builder.rows > MOST_DATA_ROWS) throw refuseRows(builder.rows);
        await yieldToOthers();
        signal?.throwIfAborted();
      }
    }
    reportProgress?.((index + 1) / places.length);
    await yieldToOthers();
    signal?.throwIfAborted();
  }
  return builder.build({ language, madeAt: needs.clock(), portal: needs.publicUrl });
}
