import { IconButton, Menu, type MenuEntry } from '@studio/ui';
import Settings from 'lucide-react/icons/settings';
import { manageMenuText } from './manageMenu.messages.ts';
import type { ManageOperation } from './manageOperations.ts';
import { operationIcons } from './operationIcons.ts';

export interface ManageMenuProps {
  /** What the user may do, in the order shown. */
  operations: readonly ManageOperation[];
  onOpen: (operation: ManageOperation) => void;
}

/** The cog of the header: what is done to the configuration as a whole. */
export function ManageMenu({ operations, onOpen }: ManageMenuProps) {
  const toEntry = (operation: ManageOperation): MenuEntry => {
    const Icon = operationIcons[operation];
    return {
      id: operation,
      label: manageMenuText(`${operation}.title`),
      icon: <Icon size={16} />,
      onSelect: () => onOpen(operation),
    };
  };
  return (
    <Menu
      align="end"
      label={manageMenuText('menu')}
      items={operations.map(toEntry)}
      trigger={<IconButton label={manageMenuText('menu')} icon={<Settings size={18} />} />}
    />
  );
}
