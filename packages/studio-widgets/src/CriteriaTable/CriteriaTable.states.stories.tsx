import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './CriteriaTable.stories.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';

export default { title: 'Widgets/CriteriaTable', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;
const [first] = given.defaultValue;
const invalid = first ? [{ ...first, dataItem: '' }] : [];

export const States = drawStates(
  {
    Filled: <CriteriaTable {...given} aria-label="Filled" />,
    Sorted: (
      <CriteriaTable {...given} defaultSort={{ key: 'dataItem', direction: 'desc' }} aria-label="Sorted" />
    ),
    Empty: <CriteriaTable {...given} defaultValue={[]} aria-label="Empty" />,
    Invalid: <CriteriaTable {...given} defaultValue={invalid} aria-label="Invalid" />,
    Loading: <CriteriaTable {...given} dataItems={undefined} aria-label="Loading" />,
    'Read-only': (
      <CriteriaTable {...given} readOnlyReason="You may view this data set" aria-label="Read-only" />
    ),
  },
  { minWidth: 640 },
);
