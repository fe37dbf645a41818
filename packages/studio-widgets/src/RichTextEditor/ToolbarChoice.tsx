import { IconButton, Menu, type MenuEntry } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { ChoiceButton } from './toolbar.styles.ts';

interface ToolbarChoiceProps {
  /** What is chosen: the accessible name, and the tooltip of an icon. */
  label: string;
  /** The choice at the selection, shown on the button; an icon alone without it. */
  text?: string | undefined;
  /**
   * The button is narrower, for choices with short names.
   * @default false
   */
  isNarrow?: boolean | undefined;
  icon?: ReactNode | undefined;
  items: readonly MenuEntry[];
  /** Gives the focus back to the text, after something was chosen. */
  onChosen: () => void;
}

/** Lets `run` of every line be followed by `after`. */
function followedBy(items: readonly MenuEntry[], after: () => void): MenuEntry[] {
  return items.map((item) => {
    if (item.kind === 'radio') {
      const { onValueChange } = item;
      return {
        ...item,
        onValueChange: (value: string) => {
          onValueChange(value);
          after();
        },
      };
    }
    if (item.kind === 'separator' || item.kind === 'link') return item;
    const { onSelect } = item;
    return {
      ...item,
      onSelect: () => {
        onSelect();
        after();
      },
    };
  });
}

/** A button of the toolbar with a menu. When something was chosen the focus goes on to the text. */
export function ToolbarChoice(props: ToolbarChoiceProps): ReactElement {
  const { label, text, isNarrow = false, icon, items, onChosen } = props;
  const isChosen = useRef(false);
  const passFocusOn = (event: FocusEvent) => {
    if (!isChosen.current) return;
    isChosen.current = false;
    event.stopPropagation();
    onChosen();
  };
  const lines = followedBy(items, () => {
    isChosen.current = true;
  });
  const trigger =
    text === undefined ? (
      <IconButton label={label} icon={icon} onFocus={passFocusOn} />
    ) : (
      <ChoiceButton
        variant="ghost"
        data-narrow={isNarrow || undefined}
        endIcon={<ChevronDown size={14} />}
        aria-label={`${label}: ${text}`}
        onFocus={passFocusOn}
      >
        {text}
      </ChoiceButton>
    );
  return <Menu label={label} trigger={trigger} items={lines} />;
}
