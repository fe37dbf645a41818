import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { FoundReference } from './FoundReference.ts';
import { ObjectReferences } from './ObjectReferences.tsx';
import { makeObjectTexts } from './ObjectTexts.ts';

const references: readonly FoundReference[] = [
  { type: 3, name: 'OldRoof', version: null, status: null, referenceUri: '/Rule:9' },
  { type: 2, name: 'PropertyRating', label: 'Rating', version: 3, status: 1, referenceUri: '/Form:44' },
];

const meta = {
  title: 'Kernel/Object references',
  tags: ['!dev', '!autodocs'],
  component: ObjectReferences,
  args: {
    ...{ isOpen: true, objectName: 'Roof', references, onConfirm: fn(), onCancel: fn() },
    texts: makeObjectTexts({ noun: 'form', nouns: 'forms' }),
  },
} satisfies Meta<typeof ObjectReferences>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Without a look of their own they are plain text, of the types that all kinds have in common, without states. */
export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('row', { name: /Rating/ })).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await expect(dialog.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
};

/** A look says what the codes of a kind are called, whether there are states, and which names lead to an editor, by which link. */
export const WithALook: Story = {
  args: {
    look: {
      referenceTypes: { 2: 'Linked Field', 3: 'Rule' },
      statuses: { 1: 'In Production' },
      hasStatus: true,
      getHref: ({ referenceUri = '' }) =>
        referenceUri.startsWith('/Form:') ? `/forms/${referenceUri.slice('/Form:'.length)}` : undefined,
      renderLink: (href, content, props) => (
        <a {...props} href={href} data-router>
          {content}
        </a>
      ),
    },
  },
  play: async () => {
    const dialog = await open();
    const row = within(dialog.getByRole('row', { name: /Rating/ }));
    await expect(row.getByText('Linked Field')).toBeVisible();
    await expect(row.getByText('In Production')).toBeVisible();
    const link = row.getByRole('link', { name: 'Rating' });
    await expect(link).toHaveAttribute('href', '/forms/44');
    await expect(link).toHaveAttribute('data-router');
    await expect(within(dialog.getByRole('row', { name: /OldRoof/ })).queryByRole('link')).toBeNull();
  },
};
