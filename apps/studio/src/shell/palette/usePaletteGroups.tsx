import type { CommandGroup, CommandItem } from '@studio/widgets';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Database from 'lucide-react/icons/database';
import KeyRound from 'lucide-react/icons/key-round';
import ListFilter from 'lucide-react/icons/list-filter';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { dataSetEditorPath } from '../../screens/dataSets/dataSets.urls.ts';
import { mayChangePassword, session } from '../../session/session.ts';
import { signOut } from '../../session/signIn.ts';
import type { ShellDialogName } from '../dialogs/shellDialogs.ts';
import { shellKeys, usesCommandKey } from '../frame/keys.ts';
import { offeredOperations } from '../manage/manageOperations.ts';
import { operationIcons } from '../manage/operationIcons.ts';
import { useListedScreenActions } from '../screenActions.ts';
import { useNavigationItems } from '../useNavigationItems.ts';
import { dataSetSearchPath, matchesQuery, screensOf } from './paletteItems.ts';
import type { DataSetSearch } from './useDataSetSearch.ts';
import './palette.messages.ts';

interface PaletteSources {
  /** What was typed, without the space around it. */
  text: string;
  /** The data sets that were found for it. */
  search: DataSetSearch;
  /** Opens a dialog of the shell. */
  onOpen: (name: ShellDialogName) => void;
}

/** The lines of the palette for what was typed. Data sets come as the server found them; the rest is filtered here. */
export function usePaletteGroups({ text, search, onOpen }: PaletteSources): CommandGroup[] {
  const navigate = useNavigate();
  const { groups } = useNavigationItems();
  const actions = useListedScreenActions();
  const goTo = (path: string) => () => void navigate(path);

  const found: CommandGroup[] = [
    {
      id: 'actions',
      label: t('shell.palette.actions'),
      items: actions.filter(({ isEnabled }) => isEnabled).map(({ isEnabled: _, ...action }) => action),
    },
    {
      id: 'screens',
      label: t('shell.palette.screens'),
      items: screensOf(groups).map(({ id, label, href, icon }) => ({ id, label, icon, onRun: goTo(href) })),
    },
    { id: 'console', label: t('shell.palette.console'), items: useConsoleCommands(onOpen) },
  ].map((group) => ({ ...group, items: group.items.filter(({ label }) => matchesQuery(label, text)) }));

  found.splice(2, 0, {
    id: 'dataSets',
    label: t('shell.palette.dataSets'),
    items: dataSetItems(text, search, goTo),
  });

  return found
    .filter(({ items }) => items.length > 0)
    .map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, id: `${group.id}:${item.id}` })),
    }));
}

function dataSetItems(
  text: string,
  { records, total }: DataSetSearch,
  goTo: (path: string) => () => void,
): CommandItem[] {
  const items = records.map(({ name, type, description }) => ({
    id: `one:${name}`,
    label: name,
    hint: description,
    icon: <Database size={16} />,
    onRun: goTo(dataSetEditorPath(name, type)),
  }));
  if (total <= records.length) return items;
  const all = {
    id: 'all',
    label: t('shell.palette.allDataSets', { total, text }),
    icon: <ListFilter size={16} />,
    onRun: goTo(dataSetSearchPath(text)),
  };
  return [...items, all];
}

function useConsoleCommands(onOpen: (name: ShellDialogName) => void): CommandItem[] {
  const { current, preferences } = useSnapshot(session);
  const password: CommandItem = {
    id: 'password',
    label: t('shell.userMenu.changePassword'),
    icon: <KeyRound size={16} />,
    onRun: () => onOpen('password'),
  };
  const operations = offeredOperations(current?.authorizationKeys ?? []).map((id): CommandItem => {
    const Icon = operationIcons[id];
    return { id, label: t(`manage.${id}.title`), icon: <Icon size={16} />, onRun: () => onOpen(id) };
  });
  return [
    ...operations,
    {
      id: 'help',
      label: t('shell.help'),
      icon: <CircleQuestionMark size={16} />,
      keys: [...shellKeys(usesCommandKey(navigator.platform)).help],
      onRun: () => onOpen('help'),
    },
    {
      id: 'profile',
      label: t('shell.userMenu.profile'),
      icon: <User size={16} />,
      onRun: () => onOpen('profile'),
    },
    ...(mayChangePassword({ current, preferences }) ? [password] : []),
    {
      id: 'logout',
      label: t('shell.userMenu.logout'),
      icon: <LogOut size={16} />,
      onRun: () => void signOut(),
    },
  ];
}
