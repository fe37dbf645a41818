import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, SearchField } from '@studio/ui';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

const committed = fn<(text: string) => void>();

/** A search whose settled text is drawn on command, as an address that a busy browser has not drawn yet. */
function LateSearch() {
  const [settled, setSettled] = useState('roof');
  const [drawn, setDrawn] = useState(0);
  const search = useDebouncedSearch(settled, committed, 0);
  const drawNext = () => {
    setSettled(committed.mock.calls[drawn]?.[0] ?? settled);
    setDrawn(drawn + 1);
  };
  return (
    <>
      <SearchField label="Search" {...search.field} />
      <Button onClick={() => setSettled(committed.mock.lastCall?.[0] ?? '')}>Draw</Button>
      <Button onClick={drawNext}>Draw next</Button>
      <Button onClick={() => setSettled('hail')}>Go back</Button>
      <Button onClick={search.forget}>Forget</Button>
    </>
  );
}

const meta = {
  title: 'Console/Kernel/Search',
  component: LateSearch,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    committed.mockClear();
  },
} satisfies Meta<typeof LateSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CommittedAndNotDrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 's');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['roofs']));
    await expect(box).toHaveValue('roofs');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(box).toHaveValue('roofs');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }));
    await expect(box).toHaveValue('');
  },
};

/** What was typed before counts as no change only where nothing else was committed since. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 's');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['roofs']));
    await userEvent.type(box, '{Backspace}');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['roof']));
    await userEvent.clear(box);
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['']));
    await expect(box).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(box).toHaveValue('');
    await expect(committed).toHaveBeenCalledTimes(3);
  },
};

/** While the box has focus its text and its caret are the user's, whichever commit is drawn when. */
export const DrawnWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    const draw = () => fireEvent.click(canvas.getByRole('button', { name: 'Draw next' }));
    await userEvent.click(box);
    box.setSelectionRange(0, 0);
    await userEvent.keyboard('x');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['xroof']));
    await userEvent.keyboard('y');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['xyroof']));
    await draw();
    await expect(box).toHaveValue('xyroof');
    await userEvent.keyboard('z');
    await draw();
    await expect(box).toHaveValue('xyzroof');
    await expect(box.selectionStart).toBe(3);
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['xyzroof']));
    await draw();
    await expect(box).toHaveValue('xyzroof');
    await expect(box.selectionStart).toBe(3);
  },
};

/** What an input method composes is not searched for before it is composed. */
export const Composed: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.clear(box);
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'に' } });
    await fireEvent.input(box, { target: { value: 'にほ' } });
    await expect(box).toHaveValue('にほ');
    await expect(committed.mock.calls).toEqual([['']]);
    await fireEvent.input(box, { target: { value: '日本' } });
    await fireEvent.compositionEnd(box);
    await waitFor(() => expect(committed.mock.calls).toEqual([[''], ['日本']]));
  },
};

/** Back changes the box once no text in it is pending. */
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 's');
    await waitFor(() => expect(committed.mock.lastCall).toEqual(['roofs']));
    await fireEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(box).toHaveValue('roofs');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(box).toHaveValue('hail'));
  },
};
