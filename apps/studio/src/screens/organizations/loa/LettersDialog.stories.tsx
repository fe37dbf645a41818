import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LetterOfAuthority } from '@studio/api';
import { expect, fn, screen, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { LettersDialog } from './LettersDialog.tsx';

const letter = (index: number): LetterOfAuthority => ({
  ...{
    number: `LOA-${1001 + index}`,
    issuerId: 'org-1',
    issuerName: 'Prairie Crest Mutual Insurance Company',
  },
  ...{ agencyId: 'org-5', agencyName: index === 1 ? null : 'Halvorsen Insurance Group' },
  ...{ effective: '2026-01-01', expires: index === 0 ? null : '2026-12-31', note: null },
  ...{ states: index === 0 ? [] : ['IA', 'NE'], lines: index === 0 ? [] : ['Property', 'Inland Marine'] },
});
const letters = Array.from({ length: 30 }, (_, index) => letter(index));

/** Answers the page that is asked for. */
const page = (request: Request) => {
  const startIndex = Number(new URL(request.url).searchParams.get('startIndex'));
  return { records: letters.slice(startIndex, startIndex + 25), totalRecords: letters.length };
};

const meta = {
  title: 'Screens/Organizations/Letters of authority/List',
  component: LettersDialog,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answerCalls({ answers: { '/rest/Organization/org-1/lettersOfAuthority': page } }),
  args: {
    ...{ isOpen: true, onClose: fn() },
    doc: { id: 'org-1', name: 'Prairie Crest Mutual Insurance Company', organizationType: 2 },
  },
} satisfies Meta<typeof LettersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A carrier's letters page by page, each with the agency that has it. */
export const Issued: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Letters of Authority: Prairie Crest/ }),
    );
    await expect(await dialog.findByText('Showing 1 to 25 of 30 Letter(s) of Authority')).toBeVisible();
    await expect(dialog.getByText('Does not end')).toBeVisible();
    await expect(dialog.getByText('Not there any more')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /next/i }));
    await expect(await dialog.findByText('Showing 26 to 30 of 30 Letter(s) of Authority')).toBeVisible();
    await expect(await dialog.findByRole('rowheader', { name: 'LOA-1030' })).toBeVisible();
  },
};

/** Where there are none, a sentence says so. */
export const Empty: Story = {
  beforeEach: () =>
    answerCalls({
      answers: { '/rest/Organization/org-1/lettersOfAuthority': { records: [], totalRecords: 0 } },
    }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('There are no letters of authority.')).toBeVisible();
  },
};
