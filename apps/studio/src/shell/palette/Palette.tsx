import type { CommandGroup, CommandItem } from '@studio/widgets';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import KeyRound from 'lucide-react/icons/key-round';
import ListFilter from 'lucide-react/icons/list-filter';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useListedScreenActions } from '../../kernel/screen/screenActions.ts';
import { manageMenuText } from '../../operations/manageMenu.messages.ts';
import { offeredOperations } from '../../operations/manageOperations.ts';
import { operationIcons } from '../../operations/operationIcons.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { shellKeys, usesCommandKey } from '../../platform/keyboard/keys.ts';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { mayChangePassword, session } from '../../platform/session/session.ts';
import { signOut } from '../../platform/signIn/signIn.ts';
import type { ShellDialogName, ShellDialogProps } from '../ShellDialog.ts';
import { shellText } from '../shell.messages.ts';
import { useNavigationItems } from '../useNavigationItems.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { paletteText } from './palette.messages.ts';
import { matchesQuery, screensOf } from './paletteItems.ts';
import { paletteTyping } from './TypeAhead.ts';
import { type AreaFinding, type ObjectSearch, useObjectSearch } from './useObjectSearch.ts';

/** The command palette: goes to a screen or an object by name, or runs an action of the screen. */
export function Palette({ isOpen, onClose, onOpen }: ShellDialogProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const search = useObjectSearch(text);
  const takeTyped = () => {
    const typed = paletteTyping.take();
    if (typed !== '') setQuery(typed);
  };
  return (
    <PaletteDialog
      isOpen={isOpen}
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      onReady={takeTyped}
      groups={usePaletteGroups({ text, search, onOpen })}
      isSearching={search.isLoading}
      failure={search.error ? describeError(search.error) : undefined}
    />
  );
}

interface PaletteSources {
  /** What was typed, without the space around it. */
  text: string;
  /** The objects that were found for it. */
  search: ObjectSearch;
  /** Opens a dialog of the shell. */
  onOpen: (name: ShellDialogName) => void;
}

/** The lines of the palette for what was typed. Objects come as the server found them; the rest is filtered here. */
function usePaletteGroups({ text, search, onOpen }: PaletteSources): CommandGroup[] {
  const navigate = useNavigate();
  const { groups } = useNavigationItems();
  const actions = useListedScreenActions();
  const goTo = (path: string) => () => void navigate(path);

  const found: CommandGroup[] = [
    {
      id: 'actions',
      label: paletteText('actions'),
      items: actions
        .filter(({ isDisabled }) => isDisabled !== true)
        .map(({ isDisabled: _, ...action }) => action),
    },
    {
      id: 'screens',
      label: paletteText('screens'),
      items: screensOf(groups).map(({ id, label, href, icon }) => ({ id, label, icon, onRun: goTo(href) })),
    },
    { id: 'console', label: paletteText('console'), items: useConsoleCommands(onOpen) },
  ].map((group) => ({ ...group, items: group.items.filter(({ label }) => matchesQuery(label, text)) }));

  const objects = search.findings.map((finding) => ({
    // An area may have several searches, which differ in their headings.
    id: `${finding.area.key} ${finding.search.label}`,
    label: finding.search.label,
    items: objectItems(finding, text, goTo),
  }));
  found.splice(2, 0, ...objects);

  return found
    .filter(({ items }) => items.length > 0)
    .map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, id: `${group.id}:${item.id}` })),
    }));
}

function objectItems(
  { area, search, objects, total }: AreaFinding,
  text: string,
  goTo: (path: string) => () => void,
): CommandItem[] {
  const { Icon } = area;
  const items = objects.map(({ id, label, hint, foundIn, path }) => ({
    id: `one:${id}`,
    label,
    hint: [foundIn && paletteText('foundIn', { field: foundIn }), hint].filter(Boolean).join(' · '),
    icon: <Icon size={16} />,
    onRun: goTo(path),
  }));
  if (total <= objects.length) return items;
  const { label, path } = search.all(text, total);
  return [...items, { id: 'all', label, icon: <ListFilter size={16} />, onRun: goTo(path) }];
}

function useConsoleCommands(onOpen: (name: ShellDialogName) => void): CommandItem[] {
  const { current, preferences } = useSnapshot(session);
  const areKeysShown = usePreference('console.showShortcuts') === 'true';
  const password: CommandItem = {
    id: 'password',
    label: shellText('userMenu.changePassword'),
    icon: <KeyRound size={16} />,
    onRun: () => onOpen('password'),
  };
  const operations = offeredOperations(current?.authorizationKeys ?? []).map((id): CommandItem => {
    const Icon = operationIcons[id];
    return { id, label: manageMenuText(`${id}.title`), icon: <Icon size={16} />, onRun: () => onOpen(id) };
  });
  return [
    ...operations,
    {
      id: 'help',
      label: shellText('help'),
      icon: <CircleQuestionMark size={16} />,
      ...(areKeysShown && { keys: [...shellKeys(usesCommandKey(navigator.platform)).help] }),
      onRun: () => onOpen('help'),
    },
    {
      id: 'profile',
      label: shellText('userMenu.profile'),
      icon: <User size={16} />,
      onRun: () => onOpen('profile'),
    },
    ...(mayChangePassword({ current, preferences }) ? [password] : []),
    {
      id: 'logout',
      label: shellText('userMenu.logout'),
      icon: <LogOut size={16} />,
      onRun: () => void signOut(),
    },
  ];
}
