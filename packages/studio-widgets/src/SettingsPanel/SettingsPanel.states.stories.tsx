import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './SettingsPanel.stories.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

export default { title: 'Widgets/SettingsPanel', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;

export const States = drawStates(
  {
    Filled: <SettingsPanel {...given} aria-label="Filled" />,
    Loading: <SettingsPanel {...given} settings={undefined} aria-label="Loading" />,
    Empty: <SettingsPanel {...given} settings={[]} aria-label="Empty" />,
    Error: (
      <SettingsPanel
        {...given}
        settings={undefined}
        error={{ title: 'The settings could not be loaded', reason: 'The server did not answer.' }}
        aria-label="Failed"
      />
    ),
    'Read-only': <SettingsPanel {...given} readOnlyReason="You may view this form" aria-label="Read-only" />,
  },
  { minWidth: 320 },
);
