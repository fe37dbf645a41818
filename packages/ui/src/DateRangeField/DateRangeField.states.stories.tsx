import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { DateRangeField } from './DateRangeField.tsx';

export default { title: 'Components/DateRangeField', tags: ['!autodocs'] } satisfies Meta;

const start = Date.UTC(2026, 0, 8);
const end = Date.UTC(2026, 0, 28);
const given = { label: 'Effective Date Range', today: Date.UTC(2026, 0, 20) };

export const States = drawStates(
  {
    Empty: <DateRangeField {...given} />,
    Filled: <DateRangeField {...given} defaultValue={{ start, end }} />,
    'One end open': <DateRangeField {...given} defaultValue={{ start, end: null }} />,
    'Hint, required': <DateRangeField {...given} isRequired hint="Leave an end empty to keep it open" />,
    'Invalid end': (
      <DateRangeField {...given} defaultValue={{ start, end }} endError="After the cover ends" />
    ),
    Disabled: <DateRangeField {...given} defaultValue={{ start, end }} isDisabled />,
    'Read-only': (
      <DateRangeField {...given} defaultValue={{ start, end }} readOnlyReason="Set by the product" />
    ),
  },
  { minWidth: 400 },
);
