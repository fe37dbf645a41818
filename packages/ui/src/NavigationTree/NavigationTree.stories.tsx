import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NavigationTree } from './NavigationTree.tsx';
import { consoleItems } from './storyItems.tsx';

const meta = {
  title: 'Components/NavigationTree',
  component: NavigationTree,
  args: { label: 'Configuration', items: consoleItems, currentId: 'data-sets', onExpandedIdsChange: fn() },
  argTypes: { items: { control: false }, renderLink: { control: false } },
  parameters: {
    frame: { width: 240, padding: 8, background: 'var(--st-surface)' },
    guide: {
      use: [
        'Places that lie in one another over several levels: sections of a configuration, chapters, folders.',
        'Put it into a `nav` with a name.',
      ],
      avoid: [
        'A dozen places in two levels: a list of links.',
        'Views of one thing: `TabBar`.',
        'Things to select or to move: this tree only goes to places.',
      ],
      pattern: 'Tree View',
      keys: {
        'ArrowDown, ArrowUp': 'goes to the next or the previous item that shows',
        ArrowRight: 'expands; on an expanded item goes to the first one below (mirrored from right to left)',
        ArrowLeft: 'collapses; otherwise goes to the one above (mirrored from right to left)',
        'Home, End': 'goes to the first or the last item that shows',
        '*': 'expands all items of the same level under the same parent',
        'A to Z': 'goes to the next item whose name starts with the letters',
        'Enter, Space': 'goes to the place; without an address expands or collapses',
      },
    },
  },
} satisfies Meta<typeof NavigationTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const item = (name: string | RegExp) => canvas.getByRole('treeitem', { name });
    await expect(item('Data sets')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(item('Data sets')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(item('People')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(item('Organizations')).toHaveFocus();
    await expect(item('Organizations')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item('People')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Home}');
    await expect(item('Content')).toHaveFocus();
    await userEvent.keyboard('sy');
    await expect(item('System')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultExpandedIds: ['content', 'people', 'organizations'] } };
