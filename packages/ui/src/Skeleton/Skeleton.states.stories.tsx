import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Skeleton } from './Skeleton.tsx';

export default { title: 'Components/Skeleton', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates({
  'A line of text': <Skeleton />,
  'A part of a line': <Skeleton width="60%" />,
  'A control': <Skeleton width={120} height={32} />,
  'A card': <Skeleton height={96} />,
});
