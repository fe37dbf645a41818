import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './AdvancedFilter.stories.tsx';
import { AdvancedFilter } from './AdvancedFilter.tsx';
import { parseFilterUri } from './model/parseFilterUri.ts';
import { sampleSavedFilters } from './testing/sampleFields.ts';

export default { title: 'Widgets/AdvancedFilter', tags: ['!autodocs'] } satisfies Meta;

const uri = '/FormTemplate?name=fire&status.in=0,2&version.gte=2';
const given = meta.args;
const filled = { ...given, defaultValue: parseFilterUri(uri, given.fields).filter };

export const States = drawStates(
  {
    Empty: <AdvancedFilter {...given} />,
    Filled: <AdvancedFilter {...filled} />,
    'With saved filters': <AdvancedFilter {...filled} savedFilters={sampleSavedFilters} />,
    'Read-only': <AdvancedFilter {...filled} readOnlyReason="You may use this filter" />,
    Closed: <AdvancedFilter {...filled} defaultIsOpen={false} />,
  },
  { minWidth: 640 },
);
