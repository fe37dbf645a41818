import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '@studio/ui';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useFocusHome } from './useFocusHome.ts';

/** A screen with a message that can be closed. */
function Screen() {
  const rootRef = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(true);
  const [text, setText] = useState('');
  useFocusHome(rootRef, Number(isShown));
  return (
    <section ref={rootRef} aria-label="Screen">
      {isShown && <Button onClick={() => setShown(false)}>Not now</Button>}
      <TextField label="Name" value={text} onValueChange={setText} />
    </section>
  );
}

const meta = {
  title: 'Screens/Editor safety/Focus',
  component: Screen,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message goes with the focus in it: Tab goes on within the screen, which is no stop itself. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const root = canvas.getByRole('region', { name: 'Screen' });
    canvas.getByRole('button', { name: 'Not now' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(root).not.toHaveAttribute('tabindex');
  },
};
