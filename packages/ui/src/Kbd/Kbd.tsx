import type { ComponentPropsWithRef } from 'react';
import type { GivenLabels } from '../internal/mergeLabels.ts';
import type { KbdLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { KbdRoot } from './Kbd.styles.ts';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** The keys pressed together, in order: `['Ctrl', 'K']`. */
  keys: readonly string[];
  labels?: GivenLabels<KbdLabels> | undefined;
}

const english: KbdLabels = { keyNames: {} };

/** Keys to press. Shows them; listening is somebody else's work. */
export function Kbd({ keys, labels, ...rest }: KbdProps) {
  const { keyNames } = useLabels('Kbd', english, labels);
  return (
    <KbdRoot data-part="kbd" {...rest}>
      {keys.map((key) => keyNames[key] ?? key).join(' ')}
    </KbdRoot>
  );
}
