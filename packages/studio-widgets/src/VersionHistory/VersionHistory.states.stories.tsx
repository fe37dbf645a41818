import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { versionsOf } from './fixtures/versions.ts';
import { VersionHistory } from './VersionHistory.tsx';

export default { title: 'Widgets/VersionHistory', tags: ['!autodocs'] } satisfies Meta;

const given = { versions: versionsOf(4), selection: null };
const third = { kind: 'one', id: 'v3', with: 'before' } as const;

export const States = drawStates(
  {
    'Nothing chosen': <VersionHistory {...given} />,
    Loading: <VersionHistory {...given} versions={undefined} />,
    'Comparison is loading': <VersionHistory {...given} selection={third} />,
    'No difference': <VersionHistory {...given} selection={third} comparison={{ changes: [] }} />,
    Error: (
      <VersionHistory
        {...given}
        versions={undefined}
        error={{ reason: 'The server did not answer.', onRetry: () => undefined }}
      />
    ),
  },
  { minWidth: 760 },
);
