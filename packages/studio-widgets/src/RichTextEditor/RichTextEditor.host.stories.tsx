import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { caretAtEnd, typeText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor/Host',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

/** Gives back what was reported a turn later, or as many milliseconds. */
function LateHost({ lateMs = 0, ...props }: RichTextEditorProps & { readonly lateMs?: number }) {
  const [value, setValue] = useState('<p>One</p><p>Two</p>');
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        onValueChange={(next) => setTimeout(() => setValue(next), lateMs)}
      />
      <output data-testid="given">{value}</output>
      <Button onClick={() => setValue('<p>One</p><p>Two</p>')}>Start again</Button>
      <Button onClick={() => setValue('<p>One, by somebody else</p><p>Two</p>')}>Change the beginning</Button>
    </>
  );
}

/** A value that comes back late changes nothing: neither what was typed since, nor the caret, nor the undo. */
export const LateValue: Story = {
  render: (args) => <LateHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = await findText();
    await caretAtEnd(text);
    for (const letter of '!? yes') await typeText(text, letter);
    await expect(text.isConnected).toBe(true);
    await expect(text).toHaveTextContent('OneTwo!? yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo$/));
  },
};

/** A slow host, such as one that stores before it shows, loses no letter either. */
export const SlowHost: Story = {
  render: (args) => <LateHost {...args} lateMs={200} />,
  play: async ({ canvas }) => {
    const text = await findText();
    await caretAtEnd(text);
    for (const letter of '!? yes') await typeText(text, letter);
    await expect(text).toHaveTextContent('OneTwo!? yes');
    await waitFor(() => expect(canvas.getByTestId('given')).toHaveTextContent('Two!? yes'));
    await expect(text).toHaveTextContent('OneTwo!? yes');
  },
};

/** Another value changes what differs: the caret stays, and undo takes back only what the user typed. */
export const ValueFromOutside: Story = {
  render: (args) => <LateHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = await findText();
    await caretAtEnd(text);
    canvas.getByRole('button', { name: 'Change the beginning' }).click();
    await waitFor(() => expect(text).toHaveTextContent('One, by somebody elseTwo'));
    await expect(text.isConnected).toBe(true);
    await typeText(text, '.');
    await expect(text).toHaveTextContent('One, by somebody elseTwo.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text).toHaveTextContent(/^One, by somebody elseTwo$/));
  },
};

/** When the host takes back what was typed, there is nothing left to undo. */
export const TakenBack: Story = {
  render: (args) => <LateHost {...args} />,
  play: async ({ canvas }) => {
    const text = await findText();
    await caretAtEnd(text);
    await typeText(text, '!');
    await expect(text).toHaveTextContent(/^OneTwo!$/);
    canvas.getByRole('button', { name: 'Start again' }).click();
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo$/));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

const foreign = 'https://pictures.invalid/logo.png';
const withPicture = `<p>Ana <img alt="Logo" src="${foreign}"> Fields</p>`;

/** A picture of another origin is not fetched: its address is shown in its place, and the value keeps it. */
export const BlockedPicture: Story = {
  args: { defaultValue: withPicture },
  beforeEach: watchPictures,
  play: async ({ args, canvasElement }) => {
    const text = await findText();
    await expect(screen.getByRole('img', { name: `Picture not shown: ${foreign}` })).toHaveTextContent(
      foreign,
    );
    await expect(canvasElement.querySelector('img:not(.ProseMirror-separator)')).toBeNull();
    await caretAtEnd(text);
    await typeText(text, '!');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringContaining(`src="${foreign}"`), {
      reason: 'edit',
    });
    await expect(fetchedPictures()).toEqual([]);
  },
};

/** From now on it is known which pictures the page fetches: each has got its address. */
function watchPictures(): void {
  spyOn(Element.prototype, 'setAttribute');
}

function fetchedPictures(): string[] {
  const { calls, contexts } = mocked(Element.prototype.setAttribute).mock;
  return calls.flatMap(([name, address], index) => {
    const element = contexts[index];
    const isPicture = element instanceof HTMLImageElement && element.ownerDocument === document;
    return isPicture && name === 'src' ? [address] : [];
  });
}

function LockingHost(props: RichTextEditorProps) {
  const [state, setState] = useState<'edited' | 'locked' | 'gone'>('edited');
  return (
    <>
      {state !== 'gone' && <RichTextEditor {...props} isReadOnly={state === 'locked'} />}
      <Button onClick={() => setState('locked')}>Lock</Button>
      <Button onClick={() => setState('edited')}>Unlock</Button>
      <Button onClick={() => setState('gone')}>Remove</Button>
    </>
  );
}

/** The picture is not fetched either when the editor is locked, unlocked or removed. */
export const BlockedWhenLocked: Story = {
  args: { defaultValue: withPicture },
  beforeEach: watchPictures,
  render: (args) => <LockingHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = await findText();
    const placeholder = () => canvas.queryByRole('img', { name: `Picture not shown: ${foreign}` });
    await expect(placeholder()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(text.isConnected).toBe(false));
    await waitFor(() => expect(placeholder()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    const again = await findText();
    await expect(placeholder()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(again.isConnected).toBe(false));
    await expect(fetchedPictures()).toEqual([]);
  },
};

/** The host may allow others, in the text and where it is only read. */
export const AllowedPicture: Story = {
  args: { value: withPicture, isReadOnly: true, allowImage: (address) => address === foreign },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Logo' }, { timeout: 10_000 })).toHaveAttribute(
      'src',
      foreign,
    );
  },
};

/** To readers a placeholder is shown, too. */
export const BlockedForReaders: Story = {
  args: { value: withPicture, isReadOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(`Picture not shown: ${foreign}`, undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
