import { rateSets, rateStatus } from '../../kinds/stateRate/StateRateDoc.ts';
import { dataItem } from '../dsl/parseItems.ts';
import { staticSet } from '../dsl/staticSet.ts';
import { geographySets } from './geographySets.ts';

const states = geographySets.find(({ name }) => name === 'US States')?.items ?? [];

/** What the rate status chooses from; the group of a location is its country. */
export const rateStatusSets = [
  {
    ...staticSet(
      rateSets.locations,
      'Where rates have a status; the group is the country.',
      states.map(({ name, value }, index) => dataItem(name, value, 'United States', index)),
    ),
    required: true,
  },
  {
    ...staticSet(
      rateSets.statuses,
      'Status of the rates of a product in a state; the code is sent to rating.',
      [
        dataItem('Pending', String(rateStatus.pending), '', 0),
        dataItem('Filed', String(rateStatus.filed), '', 1),
        dataItem('Approved', String(rateStatus.approved), '', 2),
        dataItem('Withdrawn', String(rateStatus.withdrawn), '', 3),
        dataItem('Disapproved', '5', '', 4),
      ],
    ),
    required: true,
  },
];
