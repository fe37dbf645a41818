import type { Meta } from '@storybook/react-vite';
import Database from 'lucide-react/icons/database';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

export default { title: 'Components/EmptyState', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    'Title alone': <EmptyState title="No references" />,
    'With what to do': (
      <EmptyState title="No matching data sets" action={<Button>Clear All</Button>}>
        Change the search or the filters.
      </EmptyState>
    ),
    'With an icon': (
      <EmptyState
        icon={<Database size={20} />}
        title="No data sets yet"
        action={<Button>New Data Set</Button>}
      >
        Make the first one, or restore a backup.
      </EmptyState>
    ),
    'Long text': (
      <EmptyState title="No data set has a dynamic criterion that refers to a field of this form">
        The fields of a form can be referred to as soon as the form has been saved once. Save it, then choose
        the fields here.
      </EmptyState>
    ),
  },
  { minWidth: 320 },
);
