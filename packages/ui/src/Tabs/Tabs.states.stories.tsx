import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Tabs } from './Tabs.tsx';

export default { title: 'Components/Tabs', tags: ['!autodocs'] } satisfies Meta;

const tabs = [
  { id: 'properties', label: 'Properties', content: 'Name, description and order of the section.' },
  { id: 'rule', label: 'Rule', content: 'When the section shows.', badge: 2 },
  { id: 'history', label: 'History', content: 'Who changed it.', isDisabled: true },
];
const many = Array.from({ length: 9 }, (_, tab) => ({
  id: `tab${tab}`,
  label: `Section ${tab + 1} of the form`,
  content: 'Fields of the section.',
}));

export const States = drawStates(
  {
    'The first, one disabled': <Tabs label="First" tabs={tabs} />,
    'With a badge': <Tabs label="Badge" tabs={tabs} defaultActiveId="rule" />,
    'More than fit': <Tabs label="Many" tabs={many} defaultActiveId="tab1" />,
  },
  { minWidth: 360 },
);
