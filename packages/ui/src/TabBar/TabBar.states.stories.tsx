import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { TabBar } from './TabBar.tsx';

export default { title: 'Components/TabBar', tags: ['!autodocs'] } satisfies Meta;

const tabs = [
  { id: 'dataItems', label: 'Data Items', href: '#dataItems' },
  { id: 'criteria', label: 'Dynamic Criteria', href: '#criteria', badge: 2 },
];
const many = Array.from({ length: 9 }, (_, tab) => ({
  id: `tab${tab}`,
  label: `Section ${tab + 1} of the form`,
  href: `#tab${tab}`,
}));

export const States = drawStates(
  {
    'The first': <TabBar label="First" tabs={tabs} activeId="dataItems" />,
    'With a badge': <TabBar label="Badge" tabs={tabs} activeId="criteria" />,
    'More than fit': <TabBar label="Many" tabs={many} activeId="tab1" />,
  },
  { minWidth: 360 },
);
