import type { Meta } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { TextField } from './TextField.tsx';

export default { title: 'Components/TextField', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Name' };
const filled = { ...given, defaultValue: 'Filing State' };

export const States = drawStates({
  Empty: <TextField {...given} placeholder="Building Construction Class" />,
  Filled: <TextField {...filled} />,
  'Hint, required': <TextField {...given} isRequired hint="At most 1000 characters" />,
  'With an icon': <TextField {...filled} startIcon={<Search size={16} />} />,
  Password: <TextField label="Password" type="password" defaultValue="secret" autoComplete="off" />,
  Invalid: <TextField {...filled} error="The name is in use" />,
  Disabled: <TextField {...filled} isDisabled />,
  'Read-only': <TextField {...filled} readOnlyReason="You may view this data set" />,
  'Long text': (
    <TextField
      label="The name by which rules and fields refer to the data set"
      defaultValue="Building Construction Class, Frame and Joisted Masonry"
      hint="It is used by three rules; they follow when it changes."
    />
  ),
});
