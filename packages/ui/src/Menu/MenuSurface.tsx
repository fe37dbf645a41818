import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { focusAfter } from '../internal/focusAfter.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { isOnTrigger } from '../internal/useLayerTrigger.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { followKeys } from './followKeys.ts';
import {
  MenuGroupLabel,
  MenuIcon,
  MenuItemRow,
  MenuLinkRow,
  MenuPopup,
  MenuPositioner,
  MenuRadioRow,
  MenuReason,
  MenuSeparator,
  MenuShortcut,
  MenuText,
} from './Menu.styles.ts';
import type { MenuAction, MenuEntry, MenuLink, MenuProps, MenuRadio } from './types.ts';

export type MenuSurfaceProps = SurfaceProps<MenuProps>;

function hasIcon(entry: MenuEntry): boolean {
  if (entry.kind === 'radio') return entry.options.some((option) => option.icon);
  return entry.kind !== 'separator' && Boolean(entry.icon);
}

/** The menu itself. */
export function MenuSurface({ label, items, align = 'start', ref, layer, ...rest }: MenuSurfaceProps) {
  const { triggerRef, isOpen, askedBy, keysAhead, keepAhead, setOpen } = layer;
  const popupRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popupRef, ref);

  useEffect(() => {
    if (!isOpen || askedBy === 'pointer') return undefined;
    const frame = requestAnimationFrame(() => {
      const lines = [...(popupRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
      const labels = lines.map(({ textContent }) => textContent);
      const start = askedBy === 'arrow-up' ? lines.length - 1 : 0;
      const { index, isChosen } = followKeys(keysAhead.current ?? [], labels, start);
      keysAhead.current = null;
      lines[index]?.focus();
      if (isChosen) lines[index]?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, askedBy, keysAhead]);

  const handleKey = (event: KeyboardEvent) => {
    if (keysAhead.current !== null || event.key !== 'Tab') return keepAhead(event);
    // Its default then goes on from the trigger.
    triggerRef.current?.focus();
    setOpen(false);
  };

  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && isOnTrigger(layer, details.event)) details.cancel();
        else setOpen(open);
      }}
    >
      <Base.Portal data-theme={useThemeScope()}>
        <MenuPositioner anchor={triggerRef} align={align} sideOffset={4} collisionPadding={8}>
          <MenuPopup
            aria-label={label}
            data-part="menu"
            data-with-icons={items.some(hasIcon) || undefined}
            finalFocus={focusAfter(popupRef, triggerRef)}
            ref={mergedRef}
            onKeyDownCapture={handleKey}
            {...rest}
          >
            {items.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}

function ActionRow({ entry }: { entry: MenuAction }) {
  const isDisabled = entry.isDisabled || Boolean(entry.disabledReason);
  const note = entry.disabledReason || entry.description;
  return (
    <MenuItemRow
      label={entry.label}
      disabled={isDisabled}
      data-part="item"
      data-with-icon={entry.icon ? true : undefined}
      data-tone={entry.tone ?? 'neutral'}
      onClick={entry.onSelect}
    >
      {entry.icon && (
        <MenuIcon aria-hidden="true" data-part="icon">
          {entry.icon}
        </MenuIcon>
      )}
      <MenuText>
        {entry.label}
        {note && <MenuReason data-part={entry.disabledReason ? 'reason' : 'description'}>{note}</MenuReason>}
      </MenuText>
      {entry.shortcut && <MenuShortcut data-part="shortcut">{entry.shortcut}</MenuShortcut>}
    </MenuItemRow>
  );
}

function LinkRow({ entry }: { entry: MenuLink }) {
  return (
    <MenuLinkRow
      label={entry.label}
      render={entry.render}
      closeOnClick
      data-part="item"
      data-with-icon={entry.icon ? true : undefined}
    >
      {entry.icon && (
        <MenuIcon aria-hidden="true" data-part="icon">
          {entry.icon}
        </MenuIcon>
      )}
      <MenuText>{entry.label}</MenuText>
    </MenuLinkRow>
  );
}

function RadioRows({ entry }: { entry: MenuRadio }) {
  return (
    <Base.Group>
      <MenuGroupLabel data-part="group-label">{entry.label}</MenuGroupLabel>
      <Base.RadioGroup
        value={entry.value}
        onValueChange={(value: unknown) => {
          if (typeof value === 'string') entry.onValueChange(value);
        }}
      >
        {entry.options.map((option) => (
          <MenuRadioRow
            key={option.value}
            value={option.value}
            label={option.label}
            closeOnClick
            data-with-icon={option.icon ? true : undefined}
            data-part="item"
          >
            {option.icon && (
              <MenuIcon aria-hidden="true" data-part="icon">
                {option.icon}
              </MenuIcon>
            )}
            <MenuText>{option.label}</MenuText>
            <Base.RadioItemIndicator render={<MenuIcon />}>
              <Check size={16} aria-hidden="true" />
            </Base.RadioItemIndicator>
          </MenuRadioRow>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

/** One line of a menu, by its kind. */
function MenuRow({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <MenuSeparator data-part="separator" />;
    case 'link':
      return <LinkRow entry={entry} />;
    case 'radio':
      return <RadioRows entry={entry} />;
    default:
      return <ActionRow entry={entry} />;
  }
}
