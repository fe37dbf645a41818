import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { ClientGrid } from './fixtures/ClientGrid.tsx';
import type { BrowserGridActions } from './types.ts';

const rowHeight = 36;
const openHeight = 80;

/** A grid whose rows are opened in place, and a button that leads far down. */
function EditedGrid({ count }: { readonly count: number }) {
  const [id, setId] = useState<string | null>(null);
  const actionsRef = useRef<BrowserGridActions>(null);
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minBlockSize: 0 }}>
      <button type="button" onClick={() => actionsRef.current?.showRow(String(count - 1))}>
        Show the last
      </button>
      <ClientGrid
        count={count}
        isPlain
        getRowHref={undefined}
        actionsRef={actionsRef}
        onOpenRow={(row) => setId(String(row.id))}
        openRow={id === null ? null : { id, height: openHeight, note: 'A premium is required.' }}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/BrowserGrid/Editing',
  tags: ['!dev', '!autodocs'],
  component: EditedGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
  args: { count: 5000 },
} satisfies Meta<typeof EditedGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open row is higher and shows what is wrong; those below it move down, and the grid is not read-only. */
export const OpenRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Codes' });
    await expect(grid).toHaveAttribute('aria-readonly', 'false');
    const rows = canvas.getAllByRole('row');
    const top = () => rows[4]?.getBoundingClientRect().top ?? 0;
    const before = top();
    await userEvent.click(canvas.getByText('code 4998'));
    await expect(await canvas.findByText('A premium is required.')).toBeVisible();
    await expect(canvas.getByText('code 4998').closest('tr')).toHaveAttribute('data-open');
    await waitFor(() => expect(top()).toBe(before + openHeight - rowHeight));
  },
};

/** A host leads to a row that is not drawn: it is scrolled to, and has the focus. */
export const LeadingToRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Codes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last' }));
    const last = await canvas.findByText('code 1');
    await waitFor(() => expect(last.closest('tr')).toHaveFocus());
    await waitFor(() => expect(last).toBeVisible());
  },
};
