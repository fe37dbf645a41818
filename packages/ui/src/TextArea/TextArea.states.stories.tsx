import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { TextArea } from './TextArea.tsx';

export default { title: 'Components/TextArea', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Description' };
const filled = { ...given, defaultValue: 'ISO construction classes 1 to 6' };
const long = 'Buildings of frame construction within a mile of the coast are referred. '.repeat(8);

export const States = drawStates({
  Empty: <TextArea {...given} placeholder="What it is for" />,
  Filled: <TextArea {...filled} />,
  'Hint, required': <TextArea {...given} isRequired hint="Shown in the list" />,
  'With a limit': <TextArea {...filled} maxLength={40} />,
  Invalid: <TextArea {...filled} error="At most 20 characters" />,
  Disabled: <TextArea {...filled} isDisabled />,
  'Read-only': <TextArea {...filled} readOnlyReason="You may view this data set" />,
  'Long text': <TextArea {...given} defaultValue={long} maxRows={6} />,
});
