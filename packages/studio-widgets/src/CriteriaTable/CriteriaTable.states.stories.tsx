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
    Filled: <CriteriaTable {...given} />,
    Sorted: <CriteriaTable {...given} defaultSort={{ key: 'dataItem', direction: 'desc' }} />,
    Empty: <CriteriaTable {...given} defaultValue={[]} />,
    Invalid: <CriteriaTable {...given} defaultValue={invalid} />,
    Loading: <CriteriaTable {...given} dataItems={undefined} />,
    'Read-only': <CriteriaTable {...given} readOnlyReason="You may view this data set" />,
  },
  { minWidth: 640 },
);
