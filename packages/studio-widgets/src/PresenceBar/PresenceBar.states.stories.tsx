import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { people } from './fixtures/people.ts';
import { PresenceBar } from './PresenceBar.tsx';

export default { title: 'Widgets/PresenceBar', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates({
  'Nobody else': <PresenceBar people={[]} />,
  'One other': <PresenceBar people={people.slice(0, 1)} />,
  'As many as fit': <PresenceBar people={people.slice(0, 3)} />,
  'More than fit': <PresenceBar people={people} max={2} />,
});
