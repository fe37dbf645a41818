import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { BrowserGrid } from './BrowserGrid.tsx';
import { ClientGrid, type CodeRow } from './fixtures/ClientGrid.tsx';
import type { BrowserGridActions, GridColumn } from './types.ts';

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

const fields: readonly GridColumn<CodeRow>[] = ['Name', 'Premium'].map((header) => ({
  key: header,
  header,
  width: '1fr',
  render: ({ id }) => <input aria-label={`${header} of ${id}`} />,
}));

const CheckedRoot = styled.div`
  inline-size: 100%;
`;

/** Finds faults in a field when it is left, and draws them before the next one has the focus, as React does between two events of a browser. */
function CheckedGrid() {
  const [note, setNote] = useState<string>();
  return (
    <CheckedRoot onBlur={() => flushSync(() => setNote('A premium is required.'))}>
      <ClientGrid
        count={3}
        columns={fields}
        getRowHref={undefined}
        openRow={{ id: '0', height: openHeight, note }}
      />
    </CheckedRoot>
  );
}

/** What is drawn while the focus is on its way does not take it back. */
export const DrawnAsFocusLeaves: Story = {
  render: () => <CheckedGrid />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Name of 0' }));
    await userEvent.tab();
    await expect(canvas.getByText('A premium is required.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Premium of 0' })).toHaveFocus();
  },
};
