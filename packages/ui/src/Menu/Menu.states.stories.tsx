import type { Meta } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { expect, screen, waitFor } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

export default { title: 'Components/Menu', tags: ['!autodocs'] } satisfies Meta;

const onSelect = () => undefined;

export const States = drawLayer(
  <Menu
    defaultIsOpen
    trigger={<Button>Actions</Button>}
    label="Actions"
    items={[
      { id: 'copy', label: 'Copy', icon: <Copy size={16} />, shortcut: 'Ctrl+C', onSelect },
      { id: 'backup', label: 'Backup', description: 'Downloads a file', onSelect },
      { id: 'export', label: 'Export all data sets that match the filter', onSelect },
      { id: 'disabled', label: 'Publish', isDisabled: true, onSelect },
      { id: 'refused', label: 'Rename', disabledReason: 'Used by 3 rules', onSelect },
      { kind: 'separator', id: 'line' },
      {
        kind: 'radio',
        id: 'theme',
        label: 'Theme',
        value: 'light',
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
        onValueChange: onSelect,
      },
      { kind: 'separator', id: 'end' },
      { id: 'delete', label: 'Delete', icon: <Trash size={16} />, tone: 'danger', onSelect },
    ]}
  />,
  async () => {
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toBeVisible());
  },
);
