import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './BulkHeader.stories.tsx';
import { BulkHeader } from './BulkHeader.tsx';

export default { title: 'Widgets/BulkHeader', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;

export const States = drawStates(
  {
    'None selected': <BulkHeader {...given} count={0} aria-label="None selected" />,
    'Some selected': <BulkHeader {...given} aria-label="Some selected" />,
    'All on the filter': <BulkHeader {...given} count={318} isAllSelected aria-label="All on the filter" />,
    Pending: <BulkHeader {...given} isPending aria-label="Pending" />,
    'Long text': (
      <BulkHeader
        {...given}
        count={1200}
        total={1204}
        text='of 1,204 matching "building construction class of frame and joisted masonry"'
        aria-label="Long text"
      />
    ),
  },
  { minWidth: 640 },
);
