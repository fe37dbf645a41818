import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { LoadingBar } from './LoadingBar.tsx';

export default { title: 'Components/LoadingBar', tags: ['!autodocs'] } satisfies Meta;

const kept = { successMs: 3_600_000 };

export const States = drawStates(
  {
    Idle: <LoadingBar status="idle" text={null} label="Idle" />,
    Loading: <LoadingBar status="loading" text="Saving data set" />,
    Progress: <LoadingBar status="loading" text="Backing up" progress={0.4} />,
    'Progress with a detail': (
      <LoadingBar status="loading" text="Restoring" progress={0.7} detail="840 of 1,204 objects" />
    ),
    Success: <LoadingBar {...kept} status="success" text="Successfully saved" />,
    'Long text': (
      <LoadingBar
        status="loading"
        text="Writing Building Construction Class, Frame and Joisted Masonry, of all products and states"
      />
    ),
  },
  { minWidth: 320, minHeight: 88, isContained: true },
);
