import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { NavigationTree } from './NavigationTree.tsx';
import { consoleItems } from './storyItems.tsx';

export default { title: 'Components/NavigationTree', tags: ['!autodocs'] } satisfies Meta;

const long = [
  { id: 'long', label: 'Products that are filed in more than one state', href: '#long' },
  {
    id: 'badge',
    label: 'Rules that wait for a review',
    href: '#b',
    badge: { count: 128, label: '128 drafts' },
  },
];

export const States = drawStates({
  'The current place': <NavigationTree label="Open" items={consoleItems} currentId="data-sets" />,
  Closed: <NavigationTree label="Closed" items={consoleItems} defaultExpandedIds={[]} />,
  'All open': (
    <NavigationTree
      label="All"
      items={consoleItems}
      currentId="agencies"
      defaultExpandedIds={['content', 'rules', 'people', 'organizations', 'system']}
    />
  ),
  Empty: <NavigationTree label="Empty" items={[]} emptyText="No places match" />,
  'Long text': <NavigationTree label="Long" items={long} currentId="badge" />,
});
