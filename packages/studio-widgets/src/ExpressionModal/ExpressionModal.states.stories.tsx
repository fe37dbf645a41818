import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import meta, { editorOf } from './ExpressionModal.stories.tsx';
import { ExpressionModal } from './ExpressionModal.tsx';

export default { title: 'Widgets/ExpressionModal', tags: ['!autodocs'] } satisfies Meta;

async function isLoaded() {
  await expect(await editorOf()).toBeVisible();
}

export const States = drawLayer(<ExpressionModal {...meta.args} />, isLoaded);

export const StatesDisable = drawLayer(<ExpressionModal {...meta.args} kind="disable" />, isLoaded);
