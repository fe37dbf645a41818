import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dataSetReferencesLabels, dataSetReferenceTypes } from '../presets/references.ts';
import { ReferencesModal } from './ReferencesModal.tsx';
import { references } from './testing/sampleReferences.ts';

const meta = {
  title: 'Widgets/ReferencesModal',
  component: ReferencesModal,
  args: {
    objectName: 'State',
    references,
    labels: dataSetReferencesLabels,
    referenceTypes: dataSetReferenceTypes,
    trigger: <Button>View References</Button>,
    onConfirm: fn(),
    onCancel: fn(),
    onSortChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: [
        'What refers to an object, to look at or to weigh before it is deleted or renamed.',
        'Data sets and form templates of the studio: their types and texts are in `@studio/widgets/presets`.',
      ],
      avoid: ['A question without references: `ConfirmDialog`.', 'A list that is searched: `BrowserGrid`.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Tab: 'the table, its headers and links, the buttons, round at the end',
        Enter: 'sorts by the focused header, follows the focused link, presses the focused button',
        'ArrowDown, ArrowUp': 'scroll the table while it has the focus',
        Escape: 'closes it, as No and OK do',
      },
    },
  },
} satisfies Meta<typeof ReferencesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

export const Default: Story = {
  args: { trigger: undefined, defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Data Set References' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'View References' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Data Set References' });
    await waitFor(() => expect(dialog).toBeVisible());

    await step('it says how many references there are and lists type, name and version', async () => {
      await expect(dialog).toHaveAccessibleDescription('Found 4 reference(s) for fields on data set State.');
      const headers = within(dialog).getAllByRole('columnheader');
      await expect(headers.map((header) => header.textContent)).toEqual(['Type', 'Name', 'Version']);
      await expect(within(dialog).getAllByRole('cell', { name: 'Field' })).toHaveLength(2);
      await expect(within(dialog).getAllByRole('cell', { name: 'Rule' })).toHaveLength(2);
    });

    await step('the focus is on OK, and OK closes it', async () => {
      const ok = within(dialog).getByRole('button', { name: 'OK' });
      await waitFor(() => expect(ok).toHaveFocus());
      await expect(within(dialog).queryByRole('button', { name: 'Yes' })).toBeNull();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const Playground: Story = {};

/** By pointer and by keyboard; a new column starts ascending. */
export const Sorting: Story = {
  args: { trigger: undefined, defaultIsOpen: true },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog');
    const header = (name: string) => screen.getByRole('columnheader', { name });
    await waitFor(() => expect(header('Name')).toBeVisible());
    await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesShown()).toEqual([
      'Applicant State',
      'Decline coastal risks',
      'Garage State',
      'Rate territory',
    ]);

    await step('the same header turns the order round', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Name' }));
      await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
      await expect(namesShown()[0]).toBe('Rate territory');
      await expect(screen.getByRole('status')).toHaveTextContent('Sorted by Name, descending');
    });

    await step('another one starts ascending, numbers as numbers', async () => {
      screen.getByRole('button', { name: 'Version' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(header('Version')).toHaveAttribute('aria-sort', 'ascending');
      await expect(header('Name')).not.toHaveAttribute('aria-sort');
      await expect(namesShown()).toEqual([
        'Decline coastal risks',
        'Garage State',
        'Applicant State',
        'Rate territory',
      ]);
      await userEvent.keyboard(' ');
      await expect(header('Version')).toHaveAttribute('aria-sort', 'descending');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'version', direction: 'desc' });
    });

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Appends its question; the focus starts on the answer that changes nothing. */
export const Delete: Story = {
  args: { variant: 'delete', trigger: <Button>Delete</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(
      'Found 4 reference(s) for fields on data set State. Are you sure you want to delete this Data set?',
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const Modify: Story = {
  args: { variant: 'modify', trigger: <Button>Rename</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(
      'Found 4 reference(s) for fields on data set State. Are you sure you want to modify this Data set?',
    );
    await expect(within(dialog).getByRole('button', { name: 'No' })).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Yes' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
