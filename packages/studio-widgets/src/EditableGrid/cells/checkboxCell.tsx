import { VisuallyHidden } from '@studio/ui';
import Check from 'lucide-react/icons/check';
import { CellBox } from '../EditableGrid.styles.ts';
import type { CellKind } from '../types.ts';

const checkedWords: ReadonlySet<string> = new Set(['true', 'yes', 'x', '1', '✓']);

/** The content of a checked box; that of another one is empty. */
export const checkedText = 'true';

/** A cell that is on or off: a press or the space bar turns it over. The usual words are pasted. */
export function checkboxCell<Row>(): CellKind<Row> {
  return {
    read: (pasted) => (checkedWords.has(pasted.trim().toLowerCase()) ? checkedText : ''),
    toggle: (text) => (text === '' ? checkedText : ''),
    draw: (text, { checked, unchecked }) => (
      <>
        <CellBox aria-hidden data-checked={text !== '' || undefined}>
          {text !== '' && <Check size={12} />}
        </CellBox>
        <VisuallyHidden>{text === '' ? unchecked : checked}</VisuallyHidden>
      </>
    ),
    render: () => null,
  };
}
