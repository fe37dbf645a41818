import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, SearchField } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

const committed = fn<(text: string) => void>();

/** A search whose settled text is drawn when it is asked for, as an address that a busy browser has not drawn yet. */
function LateSearch() {
  const [settled, setSettled] = useState('roof');
  const search = useDebouncedSearch(settled, committed, 0);
  return (
    <>
      <SearchField label="Search" value={search.text} onValueChange={search.onTextChange} />
      <Button onClick={() => setSettled(committed.mock.lastCall?.[0] ?? '')}>Draw</Button>
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
