import { Popover } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type ReactElement, useState } from 'react';
import type { PlaceholderLabels } from './labels.ts';
import type { Placeholder } from './Placeholder.ts';
import type { PlaceholderPanelProps } from './PlaceholderPanel.tsx';

const panel = deferPart<PlaceholderPanelProps>(
  async () => (await import('./PlaceholderPanel.tsx')).PlaceholderPanel,
);

interface PlaceholderPickerProps {
  placeholders: readonly Placeholder[];
  labels: PlaceholderLabels;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Puts one into the text, and the focus back there. */
  onChoose: (placeholder: Placeholder) => void;
}

/** A button that opens all placeholders with a search. */
export function PlaceholderPicker(props: PlaceholderPickerProps): ReactElement {
  const { placeholders, labels, trigger, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const Panel = useDeferredPart(panel, isOpen);
  return (
    <Popover
      label={labels.insert}
      align="end"
      trigger={trigger}
      isOpen={isOpen && Panel !== null}
      onOpenChange={setOpen}
    >
      {Panel && (
        <Panel
          {...{ placeholders, labels }}
          onChoose={(placeholder) => {
            setOpen(false);
            onChoose(placeholder);
          }}
        />
      )}
    </Popover>
  );
}
