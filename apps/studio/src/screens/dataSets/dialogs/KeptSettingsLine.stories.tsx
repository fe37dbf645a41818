import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptSettingsLine } from './KeptSettingsLine.tsx';

const meta = {
  title: 'Screens/Data sets/Settings/Left unsaved',
  component: KeptSettingsLine,
  args: {
    kept: { time: new Date(2026, 10, 20, 18, 42).getTime(), changed: ['Description', 'Tags'] },
    onShow: fn(),
  },
} satisfies Meta<typeof KeptSettingsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the editor: says when they were left and what they change, and leads to them. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have unsaved settings from 11/20/26 06:42PM. Changed: Description, Tags.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** In the browser, of a set that is still to be made. */
export const NewSet: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You have an unsaved new data set from /);
  },
};

/** Without any it is there for what is announced later, and takes no place. */
export const Nothing: Story = {
  args: { kept: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
