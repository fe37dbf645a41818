import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './BulkHeader.stories.tsx';
import { BulkHeader } from './BulkHeader.tsx';

export default { title: 'Widgets/BulkHeader', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;

export const States = drawStates(
  {
    'None selected': <BulkHeader {...given} count={0} />,
    'Some selected': <BulkHeader {...given} />,
    'All on the filter': <BulkHeader {...given} count={318} isAllSelected />,
    Pending: <BulkHeader {...given} isPending />,
    'Long text': (
      <BulkHeader
        {...given}
        count={1200}
        total={1204}
        text='of 1,204 matching "building construction class of frame and joisted masonry"'
      />
    ),
  },
  { minWidth: 640 },
);
