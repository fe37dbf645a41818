import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Accordion } from './Accordion.tsx';

export default { title: 'Components/Accordion', tags: ['!autodocs'] } satisfies Meta;

const items = [
  { id: 'insert', title: 'Insert Component', content: 'Text input, check box, drop down, date calendar.' },
  { id: 'settings', title: 'Component Settings', content: 'Select a field to edit.', meta: '12' },
  { id: 'rules', title: 'Field Rules', content: 'No rules refer to this field.' },
];
const long = [
  {
    id: 'long',
    title: 'Rules that refer to a field which was removed from the form after the last restore',
    content: 'Each is listed with the version in which it was last saved.',
  },
];

export const States = drawStates(
  {
    Closed: <Accordion items={items} />,
    Open: <Accordion items={items} defaultOpenIds={['insert']} />,
    'Several open': (
      <Accordion items={items} selectionMode="multiple" defaultOpenIds={['settings', 'rules']} />
    ),
    'Long text': <Accordion items={long} defaultOpenIds={['long']} />,
  },
  { minWidth: 320 },
);
