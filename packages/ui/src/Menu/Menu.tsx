import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, Ref } from 'react';
import { MenuPopup, MenuPositioner } from './Menu.styles.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuEntry } from './types.ts';

export interface MenuProps {
  /** The button that opens it; has to spread its props and pass on its ref. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  /** Its lines, in order. */
  items: readonly MenuEntry[];
  /** Whether it is open, when the caller holds it; otherwise it holds that itself. */
  isOpen?: boolean | undefined;
  /** Asked to open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The edge that it shares with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  /** The menu's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A menu of actions, links and choices, with arrow keys, Home, End and typing ahead. */
export function Menu({ trigger, label, items, isOpen, onOpenChange, align = 'start', ...rest }: MenuProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <MenuPositioner align={align} sideOffset={4} collisionPadding={8}>
          <MenuPopup aria-label={label} data-part="menu" {...rest}>
            {items.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
