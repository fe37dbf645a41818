import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './TwoStepSelector.stories.tsx';
import { FormsSelector } from './testing/FormsSelector.tsx';

export default { title: 'Widgets/TwoStepSelector', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;
const chosen = {
  form: { name: 'PropertyRating', label: 'Property Rating' },
  fields: [{ name: 'buildingPremium', label: 'Building premium' }],
};
const long = {
  form: { name: 'long', label: 'Property Rating of Buildings of Frame and Joisted Masonry Construction' },
  fields: [{ name: 'premium', label: 'Premium of buildings, contents and business income of all locations' }],
};

export const States = drawStates(
  {
    Empty: <FormsSelector {...given} />,
    Chosen: <FormsSelector {...given} defaultValue={chosen} />,
    Required: <FormsSelector {...given} isRequired />,
    Invalid: <FormsSelector {...given} error="Choose a form and a field" />,
    'Read-only': <FormsSelector {...given} defaultValue={chosen} readOnlyReason="You may view this form" />,
    'Long text': <FormsSelector {...given} defaultValue={long} />,
  },
  { minWidth: 420 },
);
