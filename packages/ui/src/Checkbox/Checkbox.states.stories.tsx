import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Checkbox } from './Checkbox.tsx';

export default { title: 'Components/Checkbox', tags: ['!autodocs'] } satisfies Meta;

const long = 'Applies to every product that is filed in a state which asks for the field';

export const States = drawStates({
  Unchecked: <Checkbox label="Product" />,
  Checked: <Checkbox label="Product" defaultChecked />,
  Mixed: <Checkbox label="All rows" defaultChecked="mixed" />,
  Hint: <Checkbox label="Product" hint="Those of every line of business" />,
  Invalid: <Checkbox label="I have read the terms" error="Confirm the terms to go on" />,
  Disabled: <Checkbox label="Product" isDisabled />,
  'Disabled and checked': <Checkbox label="Product" isDisabled defaultChecked />,
  'Read-only': <Checkbox label="Product" defaultChecked readOnlyReason="You may view this data set" />,
  'Long text': <Checkbox label={long} />,
});
