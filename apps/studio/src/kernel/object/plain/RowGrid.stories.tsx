import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notices } from '../../../platform/feedback/notices.ts';
import { checkboxField } from './checkboxField.tsx';
import { dateField } from './dateField.tsx';
import { numberField } from './numberField.tsx';
import { RowGrid } from './RowGrid.tsx';
import { rowsField } from './rowsField.tsx';
import { selectField } from './selectField.tsx';
import { textField } from './textField.tsx';

interface FactorRow {
  readonly key: string;
  readonly territory: string;
  readonly factor: number | null;
  readonly from: string;
  readonly peril: string | null;
  readonly level: number | null;
  readonly isClosed: boolean;
}

const factors = rowsField<FactorRow, object>({
  label: () => 'Factors',
  noun: () => 'factor',
  Grid: RowGrid,
  name: ({ territory }) => String(territory),
  identity: ({ territory }) => territory,
  blank: (key) => ({ key, territory: '', factor: null, from: '', peril: null, level: null, isClosed: false }),
  fields: {
    territory: textField({ label: () => 'Territory', maxLength: 20 }),
    factor: numberField({ label: () => 'Factor', decimals: 2 }),
    from: dateField({ label: () => 'From' }),
    peril: selectField({
      label: () => 'Peril',
      choices: () => ['Fire', 'Flood'].map((name) => ({ value: name.toLowerCase(), label: name })),
    }),
    level: selectField<object, unknown, number>({
      label: () => 'Level',
      // Labels that are numbers, too, but not the same ones; two are the same.
      choices: () =>
        [
          [3, '1'],
          [1, '3'],
          [7, 'High'],
          [8, 'High'],
        ].map(([value, label]) => ({ value: Number(value), label: String(label) })),
    }),
    isClosed: checkboxField({ label: () => 'Closed' }),
  },
});

const rows = Array.from(
  { length: 400 },
  (_, index): FactorRow => ({
    ...{ key: `r${index + 1}`, territory: `T${index + 1}`, factor: 1.5, from: '2026-01-31' },
    ...{ peril: 'fire', level: null, isClosed: false },
  }),
);

function copied(): string {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

interface HostProps {
  onRowsChange: (rows: readonly FactorRow[], intent: unknown) => void;
}

function Host({ onRowsChange }: HostProps) {
  const [value, setValue] = useState<readonly FactorRow[]>(rows);
  return factors.render(
    {
      ...{ label: 'Factors', value, isRequired: false, isReadOnly: false, error: undefined },
      readOnlyReason: undefined,
      onLeave: () => undefined,
      onValueChange: (next, intent) => {
        setValue(next);
        onRowsChange(next, intent);
      },
    },
    {
      ...{ draft: {}, doc: {}, isIdle: false, ownFault: undefined },
      rowFaults: new Map([['r2', { peril: 'There is no such peril.' }]]),
    },
  );
}

const meta = {
  title: 'Kernel/Rows as a grid',
  tags: ['!dev', '!autodocs'],
  component: Host,
  args: { onRowsChange: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell is edited in the field that is declared; texts from a spreadsheet become its values. */
export const Grid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const last = () => {
      const [given, intent] = (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall ?? [];
      return {
        row: given[0] as FactorRow,
        rows: given as readonly FactorRow[],
        added: given.length - 400,
        intent: intent as unknown,
      };
    };
    const cells = (row: number) =>
      within(canvas.getAllByRole('row')[row] ?? document.body).getAllByRole('gridcell');
    await userEvent.click(canvas.getByText('Factors'));
    await expect(cells(1)[0]).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: 'Factors' })).toBeVisible();
    await expect(cells(2)[3]).toHaveTextContent('There is no such peril.');
    await userEvent.click(cells(1)[1] ?? document.body);
    await userEvent.keyboard('2.25{Enter}');
    await expect(last()).toMatchObject({ row: { factor: 2.25 }, intent: { coalesceKey: 'r1.factor' } });
    await userEvent.click(cells(1)[3] ?? document.body);
    await userEvent.click(await screen.findByRole('option', { name: 'Flood' }));
    await expect(last()).toMatchObject({ row: { peril: 'flood' }, intent: {} });
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(cells(1)[5] ?? document.body);
    await expect(last().row.isClosed).toBe(true);
    cells(1)[0]?.focus();
    await waitFor(() => expect(cells(1)[0]).toHaveAttribute('data-active'));
    paste('West\t1,000.5\t2/1/2026\tFlood\t1\tx');
    await waitFor(() =>
      expect(last().row).toEqual({
        ...{ key: 'r1', territory: 'West', factor: 1000.5, from: '2026-02-01', peril: 'flood' },
        ...{ level: 1, isClosed: true },
      }),
    );
    cells(2)[4]?.focus();
    await waitFor(() => expect(cells(2)[4]).toHaveAttribute('data-active'));
    notices.list = [];
    paste('High\nMost\n7');
    await waitFor(() =>
      expect(
        last()
          .rows.map(({ level }) => level)
          .slice(0, 4),
      ).toEqual([1, null, null, 7]),
    );
    await expect(notices.list.map(({ message }) => message)).toEqual([
      'Level, row 2: “High” was left out, because several choices are called so. Paste the value of one. Level, row 3: “Most” was left out, because the column cannot have it.',
    ]);
    // A day is copied as it is shown; a choice that is called as another one, by its value.
    cells(1)[2]?.focus();
    await waitFor(() => expect(cells(1)[2]).toHaveAttribute('data-active'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    const [first, , , fourth] = copied().split('\r\n');
    await expect([first, fourth]).toEqual(['02/01/2026\tFlood\t1', '01/31/2026\tFire\t7']);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{Home}');
    await waitFor(() => expect(canvas.getAllByText('T400')[0]).toBeVisible());
    await userEvent.keyboard('New');
    await expect(last()).toMatchObject({ added: 1 });
  },
};
