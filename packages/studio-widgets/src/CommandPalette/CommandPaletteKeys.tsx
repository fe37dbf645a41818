import { Kbd } from '@studio/ui';
import type { ReactElement } from 'react';
import { Foot } from './CommandPalette.styles.ts';
import type { CommandPaletteLabels } from './types.ts';

export interface CommandPaletteKeysProps {
  readonly labels: CommandPaletteLabels;
}

/** The keys that matter, for the eye. */
export function CommandPaletteKeys({ labels }: CommandPaletteKeysProps): ReactElement {
  return (
    <Foot aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {labels.move}
      </span>
      <span>
        <Kbd keys={['Enter']} /> {labels.run}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {labels.close}
      </span>
    </Foot>
  );
}
