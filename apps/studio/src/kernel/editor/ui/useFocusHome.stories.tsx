import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfirmDialog, TextField } from '@studio/ui';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { useFocusHome, useReturnHome } from './useFocusHome.ts';

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

/** A screen with an action that asks first, and is gone once it is done. */
function AskingScreen() {
  const rootRef = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [isActive, setActive] = useState(true);
  const returnsFocus = useReturnHome(rootRef);
  return (
    <section ref={rootRef} aria-label="Screen">
      <h1>Notice</h1>
      {isActive && <Button onClick={() => setAsked(true)}>Deactivate</Button>}
      <ConfirmDialog
        isOpen={isAsked}
        title="Deactivate"
        message="Deactivate it?"
        returnsFocus={returnsFocus}
        onConfirm={() => {
          setActive(false);
          setAsked(false);
        }}
        onCancel={() => setAsked(false)}
      />
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

/** A question that is answered with no gives the focus back; where its action has gone with yes, the heading gets it. */
export const AfterQuestion: Story = {
  render: () => <AskingScreen />,
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'Deactivate' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notice' })).toHaveFocus());
  },
};
