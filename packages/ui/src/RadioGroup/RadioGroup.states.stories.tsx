import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export default { title: 'Components/RadioGroup', tags: ['!autodocs'] } satisfies Meta;

const options = [
  { value: 'always', label: 'Always' },
  { value: 'condition', label: 'When condition is met' },
];
const explained = [
  { value: 'insert', label: 'Insert', hint: 'Adds what does not exist, and leaves the rest alone' },
  { value: 'clean', label: 'Clean Insert', hint: 'Removes everything first', isDisabled: true },
];
const given = { label: 'Apply scoring', options };

export const States = drawStates({
  'Nothing chosen': <RadioGroup {...given} />,
  Chosen: <RadioGroup {...given} defaultValue="always" />,
  Horizontal: <RadioGroup {...given} defaultValue="always" orientation="horizontal" />,
  'Hints, one disabled': <RadioGroup label="Mode" options={explained} defaultValue="insert" />,
  'Hint, required': <RadioGroup {...given} isRequired hint="For every submission" />,
  Invalid: <RadioGroup {...given} error="Choose when scoring applies" />,
  Disabled: <RadioGroup {...given} defaultValue="always" isDisabled />,
  'Read-only': <RadioGroup {...given} defaultValue="always" readOnlyReason="You may view this rule" />,
});
