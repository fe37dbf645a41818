import {
  Avatar,
  Badge,
  getTheme,
  IconButton,
  Kbd,
  Menu,
  type MenuEntry,
  setTheme,
  VisuallyHidden,
} from '@studio/ui';
import { type ActivityEntry, ActivityList, type RenderLink } from '@studio/widgets';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { BrandMark } from '../../kernel/screen/BrandMark.tsx';
import { ManageMenu } from '../../operations/ManageMenu.tsx';
import type { ManageOperation } from '../../operations/manageOperations.ts';
import { shellKeys, usesCommandKey } from '../../platform/keyboard/keys.ts';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { noteProgressSlot } from '../progressSlot.ts';
import type { ShellDialogName } from '../ShellDialog.ts';
import { shellText } from '../shell.messages.ts';
import {
  HeaderBrand,
  HeaderEnd,
  HeaderRoot,
  ProgressSlot,
  SearchButton,
  UserButton,
} from './ShellHeader.styles.ts';

export interface ShellHeaderProps {
  /** The signed-in user's name. */
  userName: string;
  /** Where the user's picture is. Default: none; initials show. */
  userImageUrl?: string | undefined;
  /** Whether Change Password is offered. */
  mayChangePassword: boolean;
  /** What the cog menu offers; with none there is no such menu. */
  operations: readonly ManageOperation[];
  /** What failed without a dialog, newest first. */
  activity: readonly ActivityEntry[];
  /** The newest entry of it that the user has seen; null for none. */
  seenActivityId: string | null;
  /** The user has seen the list, with this entry on top. */
  onSeenActivity: (id: string | null) => void;
  onClearActivity: () => void;
  /** Where the brand leads. */
  homeHref: string;
  renderLink: RenderLink;
  /** True where the navigation has no room beside the content and opens from the header. */
  isNarrow: boolean;
  onOpen: (name: ShellDialogName) => void;
  onLogout: () => void;
}

/** The bar at the top: brand, search, activity, manage operations, help and the user's menu. */
export function ShellHeader(props: ShellHeaderProps) {
  const { isNarrow, onOpen } = props;
  return (
    <HeaderRoot data-narrow={isNarrow || undefined}>
      {isNarrow && (
        <IconButton
          label={shellText('navigation.open')}
          icon={<MenuIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('navigation')}
        />
      )}
      <HeaderBrand>
        <Brand homeHref={props.homeHref} renderLink={props.renderLink} />
      </HeaderBrand>
      <PaletteButton onOpen={() => onOpen('palette')} />
      <ProgressSlot ref={noteProgressSlot} />
      <HeaderEnd>
        <ActivityList
          seenId={props.seenActivityId}
          onSeenIdChange={props.onSeenActivity}
          entries={props.activity}
          onClear={props.onClearActivity}
          labels={{
            title: shellText('activity.label'),
            empty: shellText('activity.empty'),
            clear: shellText('activity.clear'),
            announce: ({ action, reason }) => shellText('activity.announce', { action, reason }),
          }}
        />
        {props.operations.length > 0 && <ManageMenu operations={props.operations} onOpen={onOpen} />}
        <IconButton
          label={shellText('help')}
          icon={<CircleQuestionMark size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('help')}
        />
        <UserMenu
          name={props.userName}
          imageUrl={props.userImageUrl}
          mayChangePassword={props.mayChangePassword}
          onProfile={() => onOpen('profile')}
          onChangePassword={() => onOpen('password')}
          onLogout={props.onLogout}
        />
      </HeaderEnd>
    </HeaderRoot>
  );
}

/** The name of the studio and what kind of studio it is, which lead to the first screen. */
function Brand({ homeHref, renderLink }: Pick<ShellHeaderProps, 'homeHref' | 'renderLink'>) {
  const name = usePreference('system.studioName').trim() || shellText('product');
  const environment = usePreference('system.environmentLabel').trim();
  return renderLink(
    homeHref,
    <>
      <BrandMark size={22} />
      <span data-part="name">{name}</span>
      {environment !== '' && <Badge tone="warning">{environment}</Badge>}
    </>,
    { 'aria-label': shellText('home', { name: [name, environment].filter(Boolean).join(', ') }) },
  );
}

function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const hasCommandKey = usesCommandKey(navigator.platform);
  const areKeysShown = usePreference('console.showShortcuts') === 'true';
  return (
    <SearchButton
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <Search size={16} aria-hidden="true" />
      <span data-part="text">{shellText('search.label')}</span>
      {areKeysShown && (
        <span data-part="keys" aria-hidden="true">
          <Kbd keys={[...shellKeys(hasCommandKey).palette]} />
        </span>
      )}
    </SearchButton>
  );
}

const themes = ['light', 'dark', 'system'] as const;
const themeIcons = { light: Sun, dark: Moon, system: Monitor };

interface UserMenuProps {
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
function UserMenu({
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
