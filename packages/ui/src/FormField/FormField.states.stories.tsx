import type { Meta } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { FormField } from './FormField.tsx';

export default { title: 'Components/FormField', tags: ['!autodocs'] } satisfies Meta;

function PlainInput(props: ComponentPropsWithRef<'input'>) {
  const style = {
    width: 96,
    height: 32,
    padding: '0 10px',
    borderRadius: 7,
    border: '1px solid var(--st-line-control)',
    background: 'var(--st-surface)',
    color: 'var(--st-text)',
  };
  return <input type="number" defaultValue={40} style={style} {...props} />;
}

const control = <PlainInput />;

export const States = drawStates({
  Default: <FormField label="Priority">{control}</FormField>,
  Hint: (
    <FormField label="Priority" hint="1 runs first">
      {control}
    </FormField>
  ),
  Required: (
    <FormField label="Priority" isRequired>
      {control}
    </FormField>
  ),
  Invalid: (
    <FormField label="Priority" error="Enter a number from 1">
      {control}
    </FormField>
  ),
  'Read-only': (
    <FormField label="Priority" readOnlyReason="Set by the product">
      <PlainInput readOnly />
    </FormField>
  ),
  'Label hidden': (
    <FormField label="Priority" isLabelHidden>
      {control}
    </FormField>
  ),
  'Long text': (
    <FormField
      label="Priority among the rules that refer to the same field of the same form"
      hint="Rules of the same priority run in the order of their names; the one that runs first decides."
    >
      {control}
    </FormField>
  ),
});
