import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { formArgs } from './FormBuilder.stories.tsx';
import { FormBuilder } from './FormBuilder.tsx';

export default { title: 'Widgets/FormBuilder', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Filled: <FormBuilder {...formArgs} />,
    Empty: <FormBuilder {...formArgs} defaultValue={[]} />,
    'Read-only': <FormBuilder {...formArgs} readOnlyReason="You may not change forms." />,
  },
  { minWidth: 960 },
);
