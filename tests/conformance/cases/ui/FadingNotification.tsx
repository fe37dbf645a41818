import { FadingNotification } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'FadingNotification',
  render: (given) => (
    <FadingNotification
      message="Saved"
      tone="good"
      action={{ label: 'Undo', onAction: () => undefined }}
      onDismiss={() => undefined}
      {...given}
    />
  ),
  root: 'notification',
  parts: ['icon', 'message', 'action', 'dismiss'],
};
