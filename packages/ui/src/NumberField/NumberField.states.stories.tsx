import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { NumberField } from './NumberField.tsx';

export default { title: 'Components/NumberField', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Limit of insurance' };
const filled = { ...given, defaultValue: 1_500_000 };

export const States = drawStates({
  Empty: <NumberField {...given} placeholder="No limit" />,
  Filled: <NumberField {...filled} />,
  Unit: <NumberField label="Distance to coast" defaultValue={1.5} decimals={1} suffix="mi" />,
  Steppers: <NumberField label="Priority" defaultValue={4} hasSteppers />,
  'Hint, required': <NumberField {...given} isRequired hint="In dollars" />,
  Invalid: <NumberField {...filled} error="At most 1,000,000" />,
  Disabled: <NumberField {...filled} isDisabled hasSteppers />,
  'Read-only': <NumberField {...filled} readOnlyReason="Set by the product" />,
  'Long number': <NumberField {...given} defaultValue={9_007_199_254_740_991} suffix="USD" />,
});
