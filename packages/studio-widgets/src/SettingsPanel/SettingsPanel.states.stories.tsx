import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './SettingsPanel.stories.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { columnSettings } from './testing/sampleSettings.ts';

export default { title: 'Widgets/SettingsPanel', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;

export const States = drawStates(
  {
    Filled: <SettingsPanel {...given} />,
    Loading: <SettingsPanel {...given} settings={undefined} />,
    Empty: <SettingsPanel {...given} settings={[]} />,
    Error: (
      <SettingsPanel
        {...given}
        settings={undefined}
        error={{ title: 'The settings could not be loaded', reason: 'The server did not answer.' }}
      />
    ),
    'Columns of a summary grid': <SettingsPanel {...given} settings={columnSettings} />,
    'Read-only': <SettingsPanel {...given} readOnlyReason="You may view this form" />,
  },
  { minWidth: 320 },
);
