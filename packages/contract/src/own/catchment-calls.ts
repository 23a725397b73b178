import { Integer, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { CATCHMENT_ADDRESSES } from './catchment-addresses.table.ts';
import { BulletinList, FlowForecast, ShownBulletin } from './catchment-forecasts.ts';
import { CandidateDecision, CatchmentChange, CatchmentInput } from './catchment-schema.ts';
import { CatchmentDetail, CatchmentRain, CheckedOutline, FlowRecords, OwnCatchment, Plant } from './catchments.ts';
import { Ordered } from './jobs.ts';
import { defineOwnCalls, FILE, itemsOf, nullable, oneOf } from './own-call.ts';
import { ReservoirBody, ReservoirChange } from './reservoir-schema.ts';

const Reservoir = ObjectOf({ ...ReservoirBody.properties, changedAt: nullable(Moment) });

/** Calls about catchments. */
export const CATCHMENT_CALLS = defineOwnCalls('account', CATCHMENT_ADDRESSES, {
  catchmentsList: { summary: 'Catchments', reply: itemsOf(OwnCatchment) },
  catchmentPlants: { summary: 'Hydropower plants to start from', reply: itemsOf(Plant) },
  catchmentCheck: { summary: 'Check an outline file', body: FILE, reply: CheckedOutline },
  catchmentAdd: { summary: 'Add a catchment', body: CatchmentInput, reply: OwnCatchment },
  catchmentShow: { summary: 'A catchment with its outline', reply: CatchmentDetail },
  catchmentChange: { summary: 'Change a catchment', body: CatchmentChange, reply: OwnCatchment },
  catchmentRemove: { summary: 'Remove a catchment', reply: null },
  catchmentRain: { summary: 'Rain over a catchment', reply: CatchmentRain },
  catchmentRecords: { summary: 'Records and model of a catchment', reply: FlowRecords },
  catchmentInflow: {
    summary: 'Replace the records with a file',
    body: FILE,
    query: {
      decimalMark: Optional(oneOf(['point', 'comma'])),
      flowUnit: Optional(Text()),
      balance: Optional(oneOf(['accepted'])),
    },
    reply: FlowRecords,
  },
  catchmentFit: {
    summary: 'Order a model',
    body: ObjectOf({ criterion: Optional(oneOf(['nse', 'kge'])) }),
    reply: Ordered,
  },
  catchmentModel: { summary: 'Accept or drop a model', body: CandidateDecision, reply: FlowRecords },
  catchmentReservoir: { summary: 'The reservoir of a catchment', reply: Reservoir },
  catchmentReservoirChange: { summary: 'Change the reservoir', body: ReservoirChange, reply: Reservoir },
  catchmentBulletins: { summary: 'Catchment bulletins', reply: BulletinList },
  catchmentBulletinIssue: { summary: 'Issue a bulletin for this hour', reply: ObjectOf({ number: Integer() }) },
  catchmentBulletin: { summary: 'A catchment bulletin', reply: ShownBulletin },
  catchmentBulletinFile: {
    summary: 'A bulletin as a file',
    query: { format: oneOf(['pdf', 'xlsx', 'csv']) },
    reply: FILE,
  },
  catchmentForecast: {
    summary: 'Inflow and level of a reservoir',
    query: { release: Optional(Text({ description: 'releases to try, m³/s, separated by commas' })) },
    reply: FlowForecast,
  },
});
