import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Menu } from '../Menu/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import { darkPalette, lightPalette } from '../tokens/palettes.ts';
import { ThemeScope } from './ThemeScope.tsx';

const box = { display: 'grid', gap: 12, padding: 20, flex: 1 };

const meta = {
  title: 'Components/ThemeScope',
  component: ThemeScope,
  args: {
    theme: 'dark',
    style: box,
    children: <TextField label="Insured" defaultValue="Harbor Freight Co." />,
  },
  parameters: {
    guide: {
      use: [
        'A part of a page in another theme than the page: a preview, a panel of a host that is dark all the time.',
        'Two themes side by side on one page.',
      ],
      avoid: ['For the whole page: `setTheme`, or `data-theme` on the root element.'],
      pattern: 'none: it draws a ground',
      keys: {},
    },
  },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

const value = (element: Element, token: string) =>
  getComputedStyle(element).getPropertyValue(`--st-${token}`).trim();

export const Default: Story = {
  render: ({ theme: _theme, ...args }) => (
    <div style={{ display: 'flex' }}>
      <ThemeScope {...args} theme="light" data-testid="light" />
      <ThemeScope {...args} theme="dark" data-testid="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(value(canvas.getByTestId('light'), 'canvas')).toBe(lightPalette.canvas);
    await expect(value(canvas.getByTestId('dark'), 'canvas')).toBe(darkPalette.canvas);
    await expect(getComputedStyle(canvas.getByTestId('light')).colorScheme).toBe('light');
    await expect(getComputedStyle(canvas.getByTestId('dark')).colorScheme).toBe('dark');
  },
};

export const Playground: Story = {};

/** A scope within a scope has its own theme. */
export const Nested: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    theme: 'light',
    children: (
      <ThemeScope theme="dark" style={box}>
        <ThemeScope theme="light" data-testid="inner">
          Innermost
        </ThemeScope>
      </ThemeScope>
    ),
  },
  play: async ({ canvas }) => {
    const inner = canvas.getByTestId('inner');
    await expect(value(inner, 'canvas')).toBe(lightPalette.canvas);
    await expect(value(inner.parentElement ?? inner, 'canvas')).toBe(darkPalette.canvas);
  },
};

const edit = { id: 'edit', label: 'Edit', onSelect: () => undefined };

/** Whatever the page's theme is, a layer has that of the scope from which it was opened. */
export const LayersTakeIt: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ theme: _theme, ...args }) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeScope key={theme} {...args} theme={theme}>
          <Menu label={`Menu ${theme}`} trigger={<Button>{`Open menu ${theme}`}</Button>} items={[edit]} />
          <Popover label={`Popover ${theme}`} trigger={<Button>{`Open popover ${theme}`}</Button>}>
            Notes
          </Popover>
          <Dialog title={`Dialog ${theme}`} trigger={<Button>{`Open dialog ${theme}`}</Button>}>
            Text
          </Dialog>
          <Drawer title={`Drawer ${theme}`} trigger={<Button>{`Open drawer ${theme}`}</Button>}>
            Text
          </Drawer>
          <ConfirmDialog
            title={`Question ${theme}`}
            message="Sure?"
            onConfirm={() => undefined}
            trigger={<Button>{`Open question ${theme}`}</Button>}
          />
        </ThemeScope>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const layers = [
      ['menu', 'menu', 'Menu'],
      ['popover', 'dialog', 'Popover'],
      ['dialog', 'dialog', 'Dialog'],
      ['drawer', 'dialog', 'Drawer'],
      ['question', 'alertdialog', 'Question'],
    ] as const;
    for (const [word, role, name] of layers)
      for (const [theme, palette] of [['light', lightPalette] as const, ['dark', darkPalette] as const]) {
        await userEvent.click(canvas.getByRole('button', { name: `Open ${word} ${theme}` }));
        const layer = await screen.findByRole(role, { name: `${name} ${theme}` });
        await expect(value(layer, 'canvas'), `${word} in ${theme}`).toBe(palette.canvas);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(layer).not.toBeInTheDocument());
      }
  },
};
