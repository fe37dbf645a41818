import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import {
  MenuGroupLabel,
  MenuIcon,
  MenuItemRow,
  MenuLinkRow,
  MenuRadioRow,
  MenuReason,
  MenuSeparator,
  MenuShortcut,
  MenuText,
} from './Menu.styles.ts';
import type { MenuAction, MenuEntry, MenuLink, MenuRadio } from './types.ts';

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
export function MenuRow({ entry }: { entry: MenuEntry }) {
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
