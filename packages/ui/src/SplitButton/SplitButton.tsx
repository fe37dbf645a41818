import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { Menu, type MenuEntry } from '../Menu/index.ts';
import { SplitRoot } from './SplitButton.styles.ts';

export interface SplitButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the main part does, in a word or two. */
  label: string;
  /** The main part was pressed. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The alternatives, as lines of a menu. */
  items: readonly MenuEntry[];
  /**
   * The name of the arrow and of its menu.
   * @default 'More options'
   */
  menuLabel?: string | undefined;
  /**
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'danger' | undefined;
  /**
   * 32 or 24 pixels high.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
  /** An icon of 16 pixels before the label. */
  startIcon?: ReactNode | undefined;
  /**
   * The work of either part is pending: a spinner shows, both keep the focus and do nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Why the main part cannot be pressed now. The menu stays: its items have reasons of their own. */
  disabledReason?: string | undefined;
  /**
   * Both parts can be neither pressed nor focused.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Whether the menu is open, when the caller holds that. */
  isOpen?: boolean | undefined;
  /**
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** The menu opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The main part. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

const english = { menuLabel: 'More options' };

/** The usual action and, under the arrow beside it, its alternatives. */
export function SplitButton({
  label,
  onPress,
  items,
  menuLabel,
  variant = 'secondary',
  size = 'md',
  startIcon,
  isPending = false,
  disabledReason,
  isDisabled = false,
  isOpen: givenIsOpen,
  defaultIsOpen = false,
  onOpenChange,
  inputRef,
  ...rest
}: SplitButtonProps) {
  const texts = useLabels('SplitButton', english);
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const mainRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs(mainRef, inputRef);
  const moreRef = useRef<HTMLButtonElement>(null);
  const isFromMain = useRef(false);
  const isBlocked = isPending || isDisabled;

  const openFromMain = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isBlocked) return;
    event.preventDefault();
    isFromMain.current = true;
    moreRef.current?.click();
  };
  /** A closing menu gives the focus to the arrow; what was opened from the main part belongs back there. */
  const handBack = () => {
    if (isFromMain.current) mainRef.current?.focus();
    isFromMain.current = false;
  };

  return (
    <SplitRoot data-part="split-button" data-variant={variant} data-size={size} {...rest}>
      <Button
        {...{ variant, size, startIcon, isPending, disabledReason }}
        ref={mergedRef}
        data-part="main"
        isDisabled={isDisabled}
        onClick={onPress}
        onKeyDown={openFromMain}
      >
        {label}
      </Button>
      <Menu
        label={menuLabel ?? texts.menuLabel}
        items={items}
        align="end"
        isOpen={isOpen && !isBlocked}
        onOpenChange={(next) => {
          if (!isBlocked) setOpen(next);
        }}
        trigger={
          <IconButton
            {...{ variant, size }}
            ref={moreRef}
            data-part="more"
            label={menuLabel ?? texts.menuLabel}
            icon={<ChevronDown size={16} />}
            isTooltipDisabled={isOpen}
            isDisabled={isDisabled}
            aria-disabled={isPending || undefined}
            data-pending={isPending || undefined}
            onFocus={handBack}
          />
        }
      />
    </SplitRoot>
  );
}
