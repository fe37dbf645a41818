import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { TagField } from './TagField.tsx';

export default { title: 'Components/TagField', tags: ['!autodocs'] } satisfies Meta;

const options = ['coastal', 'frame', 'non-coastal', 'protected'];
const given = { label: 'Tags', options, placeholder: 'Add a tag' };
const filled = { ...given, defaultValue: ['coastal', 'frame'] };
const wrong = new Map([['nobody', 'There is nobody called nobody.']]);

export const States = drawStates(
  {
    Empty: <TagField {...given} />,
    Filled: <TagField {...filled} />,
    'Hint, required': <TagField {...given} isRequired hint="At most 10 tags" />,
    Invalid: <TagField {...filled} error="One of them is too many" />,
    'One invalid tag': (
      <TagField
        {...given}
        label="To"
        format="email"
        defaultValue={['nobody', 'ana@x.com']}
        tagErrors={wrong}
      />
    ),
    Full: <TagField {...filled} maxTags={2} />,
    Disabled: <TagField {...filled} isDisabled />,
    'Read-only': <TagField {...filled} readOnlyReason="You may view this template" />,
    'Long text': <TagField {...given} defaultValue={['buildings of frame construction near the coast']} />,
    Open: <TagField {...given} label="Open" />,
  },
  {
    minHeight: 60,
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Open' }), 'co');
      await expect(await canvas.findByRole('option', { name: 'coastal' })).toBeVisible();
    },
  },
);
