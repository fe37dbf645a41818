import { Avatar, getTheme, Menu, type MenuEntry, setTheme, VisuallyHidden } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { shellText } from '../shell.messages.ts';
import { UserButton } from './ShellHeader.styles.ts';

const themes = ['light', 'dark', 'system'] as const;
const themeIcons = { light: Sun, dark: Moon, system: Monitor };

export interface UserMenuProps {
  /** The user's name as it is shown. */
  name: string;
  /** Where the user's picture is; initials show when there is none. Default: none. */
  imageUrl?: string | undefined;
  /** Whether Change Password is offered. */
  mayChangePassword: boolean;
  onProfile: () => void;
  onChangePassword: () => void;
  onLogout: () => void;
}

const storage = () => localStorage;

/** The user's menu: profile, password, theme, logout. */
export function UserMenu({
  name,
  imageUrl,
  mayChangePassword,
  onProfile,
  onChangePassword,
  onLogout,
}: UserMenuProps) {
  const [theme, setShownTheme] = useState(() => getTheme({ storage }));

  const chooseTheme = (value: string) => {
    const chosen = themes.find((candidate) => candidate === value);
    if (!chosen) return;
    setTheme(chosen, { storage });
    setShownTheme(chosen);
  };

  const password: MenuEntry = {
    id: 'password',
    label: shellText('userMenu.changePassword'),
    icon: <KeyRound size={16} />,
    onSelect: onChangePassword,
  };
  const items: MenuEntry[] = [
    { id: 'profile', label: shellText('userMenu.profile'), icon: <User size={16} />, onSelect: onProfile },
    ...(mayChangePassword ? [password] : []),
    { kind: 'separator', id: 'before-theme' },
    {
      kind: 'radio',
      id: 'theme',
      label: shellText('userMenu.theme'),
      value: theme,
      options: themes.map(toOption),
      onValueChange: chooseTheme,
    },
    { kind: 'separator', id: 'before-logout' },
    { id: 'logout', label: shellText('userMenu.logout'), icon: <LogOut size={16} />, onSelect: onLogout },
  ];

  return (
    <Menu
      align="end"
      label={shellText('userMenu.label')}
      items={items}
      trigger={
        <UserButton type="button">
          <Avatar name={name} imageUrl={imageUrl} aria-hidden="true" />
          <VisuallyHidden>{shellText('userMenu.label')}</VisuallyHidden>
          <span data-part="name">{name}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </UserButton>
      }
    />
  );
}

function toOption(value: (typeof themes)[number]) {
  const Icon = themeIcons[value];
  return { value, label: shellText(`userMenu.theme.${value}`), icon: <Icon size={16} /> };
}
