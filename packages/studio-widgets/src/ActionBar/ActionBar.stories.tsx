import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import FileOutput from 'lucide-react/icons/file-output';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, within } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';

const onBackup = fn();
const onExport = fn();
const onCreate = fn();

const meta = {
  title: 'Widgets/ActionBar',
  component: ActionBar,
  args: {
    actions: [
      { name: 'backup', label: 'Backup', icon: <Download size={16} />, onRun: onBackup },
      { name: 'export', label: 'Export', icon: <FileOutput size={16} />, onRun: onExport },
      {
        name: 'newDataSet',
        label: 'New Data Set',
        variant: 'primary',
        icon: <Plus size={16} />,
        onRun: onCreate,
      },
    ],
  },
  parameters: {
    guide: {
      use: [
        'The actions on an object or a list, as the server offers them, in the room that is left.',
        'Pin what has to stay in sight; the primary action leaves last.',
        'Give a handler that returns its promise: the action then shows that it is being done, and runs once.',
      ],
      avoid: [
        'Two or three actions with room for all: buttons.',
        'Controls that are not actions: `Toolbar`.',
      ],
      pattern: 'Toolbar',
      keys: {
        Tab: 'goes into the bar, and out of it',
        'ArrowRight, ArrowLeft': 'the next and the previous button, round at the ends',
        'Home, End': 'the first and the last button',
        Enter: 'runs the action, or opens the menu',
        ArrowDown: 'opens the menu; the next line',
        Escape: 'closes the menu',
      },
    },
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Actions' });
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await expect(names).toEqual(['Backup', 'Export', 'New Data Set']);
    await userEvent.click(canvas.getByRole('button', { name: 'New Data Set' }));
    await expect(onCreate).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

export const Playground: Story = { args: { maxVisible: 2 } };
