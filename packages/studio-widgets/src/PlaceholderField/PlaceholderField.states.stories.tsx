import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { PlaceholderField } from './PlaceholderField.tsx';

export default { title: 'Widgets/PlaceholderField', tags: ['!autodocs'] } satisfies Meta;

const placeholders = [
  { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  { name: 'quoteNumber', label: 'Quote number', sample: 'Q-77215-2' },
];
const given = { label: 'Subject', placeholders };

export const States = drawStates({
  Empty: <PlaceholderField {...given} />,
  Filled: <PlaceholderField {...given} defaultValue="Quote {{quoteNumber}} for {{insuredName}}" />,
  'Not known, not closed': (
    <PlaceholderField {...given} defaultValue="{{quoteNummer}} for {{insuredName is here" />
  ),
  'Hint, required': <PlaceholderField {...given} isRequired hint="Shown in the list" />,
  Invalid: <PlaceholderField {...given} error="Enter a subject" />,
  'Not known yet': <PlaceholderField label="Subject" defaultValue="Quote {{quoteNumber}}" />,
  'Read-only': (
    <PlaceholderField {...given} defaultValue="{{quoteNumber}}" readOnlyReason="You may view this template" />
  ),
  'Several lines': (
    <PlaceholderField {...given} label="Message" isMultiline defaultValue="Dear {{insuredName}}," />
  ),
});
