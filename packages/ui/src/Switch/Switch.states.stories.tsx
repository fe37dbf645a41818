import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Switch } from './Switch.tsx';

export default { title: 'Components/Switch', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates({
  Off: <Switch label="Active" />,
  On: <Switch label="Active" defaultChecked />,
  Hint: <Switch label="Active" hint="Shown to every user who signs in" />,
  Pending: <Switch label="Active" defaultChecked isPending />,
  Invalid: <Switch label="Active" error="The server refused the change" />,
  Disabled: <Switch label="Active" isDisabled />,
  'Disabled and on': <Switch label="Active" isDisabled defaultChecked />,
  'Read-only': <Switch label="Active" defaultChecked readOnlyReason="You may view this template" />,
  'Long text': (
    <Switch label="Send a message to all who have asked to be told about changes of this product" />
  ),
});
