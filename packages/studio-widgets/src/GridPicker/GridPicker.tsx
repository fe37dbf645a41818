import { useControlled } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import type { GridPickerProps } from './GridPickerProps.ts';
import { GridPickerSession } from './GridPickerSession.tsx';

/**
 * A modal list to pick from: filtered, sorted and paged by a server, with actions of its own. Neither Escape nor the
 * backdrop closes it. Each time it opens it starts anew.
 */
export function GridPicker<Row, Context = undefined>(
  props: GridPickerProps<Row, Context>,
): ReactElement | null {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  if (opening === 0) return null;
  return <GridPickerSession {...rest} key={opening} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
