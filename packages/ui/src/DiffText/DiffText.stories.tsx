import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiffText } from './DiffText.tsx';
import { ruleAfter, ruleBefore } from './storyTexts.ts';

const meta = {
  title: 'Components/DiffText',
  component: DiffText,
  args: { label: 'Refer coastal frame buildings', before: ruleBefore, after: ruleAfter },
  parameters: {
    frame: { maxWidth: 880 },
    guide: {
      use: ['Two versions of a text or of code: a history, a conflict, what an import would change.'],
      avoid: ['One version only: `CodeText`.', 'Two versions of a form: its fields beside each other.'],
      pattern: 'none: text; the lines are a native table',
      keys: {
        Tab: 'goes to the buttons of the folded stretches',
        'Enter, Space': 'shows the stretch; its first line takes the focus',
      },
    },
  },
} satisfies Meta<typeof DiffText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 lines added, 2 lines removed')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Refer coastal frame buildings' });
    await expect(canvas.getAllByRole('cell', { name: 'Added' })).toHaveLength(3);
    await expect(canvas.getAllByRole('cell', { name: 'Removed' })).toHaveLength(2);
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent('at most');
    await expect(table).not.toHaveTextContent('condition 10');
    await userEvent.tab();
    const [fold] = canvas.getAllByRole('button', { name: /unchanged lines/ });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(table).toHaveTextContent('condition 10');
    await expect(document.activeElement).toHaveTextContent('condition 1');
  },
};

export const Playground: Story = { args: { view: 'split', context: 2 } };
