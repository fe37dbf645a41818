import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { ReferencesModal } from './ReferencesModal.tsx';
import { references } from './testing/sampleReferences.ts';

export default { title: 'Widgets/ReferencesModal', tags: ['!autodocs'] } satisfies Meta;

const given = { defaultIsOpen: true, objectName: 'State' };

export const States = drawLayer(<ReferencesModal {...given} references={references} />);

export const StatesLoading = drawLayer(<ReferencesModal {...given} references={undefined} />);

export const StatesEmpty = drawLayer(<ReferencesModal {...given} references={[]} />);

export const StatesError = drawLayer(
  <ReferencesModal
    {...given}
    references={undefined}
    error={{
      title: 'The references could not be loaded',
      reason: 'The server did not answer.',
      onRetry: () => undefined,
    }}
  />,
);
