import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConfiguredFile } from '@studio/api';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { Component } from './route.tsx';

function file(id: string, about: Partial<ConfiguredFile>): ConfiguredFile {
  return {
    ...{ id, version: 3, etag: `"3.${id}"`, name: id, description: '', carrierOnly: false, grouping: null },
    ...{ required: false, fileName: null, fileSize: null, mediaType: null, width: null, height: null },
    ...{ lastModifiedBy: { id: 'u', name: 'Marta Oduya' }, timeLastModified: Date.UTC(2026, 4, 4, 14) },
    ...about,
  };
}

const svg = { fileSize: 1240, mediaType: 'image/svg+xml', width: 160, height: 40 } as const;
const branding = { grouping: 'Branding', required: true };
const some: readonly ConfiguredFile[] = [
  file('Brand mark', {
    ...branding,
    ...svg,
    description: 'At the top of every screen',
    fileName: 'mark.svg',
  }),
  file('Favicon', { ...branding, description: 'In the tabs of browsers' }),
  file('Header image', { grouping: 'E-mail', description: 'Above the text of e-mails' }),
  file('Claims card', { description: 'For insureds', fileName: 'claims.pdf', fileSize: 48_211 }),
  file('Watermark', { ...svg, description: 'On specimens', carrierOnly: true, fileName: 'specimen.svg' }),
];

const list = (records: readonly ConfiguredFile[]) => ({ records, totalRecords: records.length });
const answersWith = (records: readonly ConfiguredFile[]) => ({
  '/rest/ConfiguredFile/List': list(records),
  '/rest/Actions': ['Discard', 'Save', 'Backup'].map((name) => ({ name, enabled: true, notes: '' })),
});
const permissions = ['MANAGE_CUSTOM_FILES_AND_ICONS', 'MODIFY_CONFIG_BACKUP_RESTORE'] as const;

const meta = {
  title: 'Screens/Files and icons',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/filesAndIcons/manager' },
  beforeEach: () => answerCalls({ answers: answersWith(some), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories that leave edits are of users of their own, since drafts are offered again. */
const asUser = (userId: string) => () => answerCalls({ answers: answersWith(some), permissions, userId });

function choose(group: HTMLElement, chosen: File): Promise<boolean> {
  const input = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no place for a file.');
  const files = new DataTransfer();
  files.items.add(chosen);
  input.files = files.files;
  return fireEvent.change(input);
}

/** What the product has places for, by group, and the files that were added, with a blank row at the end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const branding = within(await canvas.findByRole('region', { name: 'Branding' }));
    await expect(branding.getByText('mark.svg')).toBeVisible();
    await expect(branding.getByText('None')).toBeVisible();
    await expect(canvas.getByText('1.2 KiB · 160 × 40 px', { selector: 'section small' })).toBeVisible();
    const names = canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Name, row / });
    await expect(names.map(({ value }) => value)).toEqual(['Claims card', 'Watermark', '']);
    await expect(canvas.getByText('New')).toBeVisible();
    const save = await canvas.findByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A new row needs a name and a file; a file of another type is refused in an alert, and beside it. */
export const NewRow: Story = {
  beforeEach: asUser('NewRow'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name, row 3' }), 'Guide');
    await expect(canvas.getByRole('textbox', { name: 'Name, row 3' })).toHaveValue('Guide');
    await expect(canvas.getByRole('textbox', { name: 'Name, row 3' })).toHaveFocus();
    await expect(await canvas.findByRole('textbox', { name: 'Name, row 4' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    const group = canvas.getByRole('group', { name: 'File, row 3' });
    await choose(group, new File(['MZ'], 'guide.exe'));
    const reason = 'File guide.exe is not a supported file type for upload.';
    const alert = within(await screen.findByRole('alertdialog', { name: 'Alert' }));
    await expect(alert.getByText(reason)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(reason)).toBeVisible();
    await choose(group, new File(['%PDF-1.7'], 'guide.pdf'));
    await expect(await within(group).findByText('guide.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file 3' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name, row 4' })).toBeNull());
  },
};

/** A file can be dropped anywhere on its row; of several none is taken, which is reported there. */
export const Dropped: Story = {
  beforeEach: asUser('Dropped'),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Header image')).closest('li');
    if (row === null) throw new Error('There is no row.');
    const drop = (...names: readonly string[]) => {
      const dataTransfer = new DataTransfer();
      for (const name of names)
        dataTransfer.items.add(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name));
      for (const type of ['dragover', 'drop'])
        row.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop('header.svg', 'footer.svg');
    await expect(await within(row).findByText(/one by one/)).toBeVisible();
    await expect(within(row).queryByText('header.svg')).toBeNull();
    drop('header.svg');
    await expect(await within(row).findByText('header.svg')).toBeVisible();
    await expect(within(row).queryByText(/one by one/)).toBeNull();
    await expect(within(row).getByText('Uploaded when you save')).toBeVisible();
  },
};

/** A file that misses its row does nothing: the page stays, and so does what was chosen. */
export const DroppedBeside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('mark.svg');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'beside.pdf'));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      canvasElement.dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
    }
    await expect(canvas.queryByText('beside.pdf')).toBeNull();
  },
};

/** A picture of one colour. */
const drawn = (name: string, width: number, height: number) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

/** Of several that are chosen one after another the last is shown; undo shows the one before, which its browser still has. */
export const ChosenAgain: Story = {
  beforeEach: asUser('ChosenAgain'),
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'File of “Header image”' });
    await choose(group, drawn('first.svg', 30, 20));
    await expect(await within(group).findByText(/30 × 20 px/)).toBeVisible();
    await choose(group, drawn('second.svg', 50, 40));
    await choose(group, drawn('third.svg', 70, 60));
    await expect(await within(group).findByText(/70 × 60 px/)).toBeVisible();
    await expect(within(group).getByText('third.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await within(group).findByText(/30 × 20 px/)).toBeVisible();
    await waitFor(() => expect(group.querySelector('img')?.naturalWidth).toBe(30));
  },
};

/** The address of one file leads to its row. */
export const Sought: Story = {
  args: { path: '/config/filesAndIcons/manager?file=Watermark' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name, row 2' });
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** In a row of the product it leads to what chooses the file. */
export const SoughtOfProduct: Story = {
  args: { path: '/config/filesAndIcons/manager?file=Header+image' },
  play: async ({ canvas }) => {
    const upload = await canvas.findByRole('button', { name: 'File of “Header image”: upload' });
    await waitFor(() => expect(upload).toHaveFocus());
  },
};

/** A required file that is taken away has to be chosen again; a row that is deleted stays in sight until it is saved. */
export const Removed: Story = {
  beforeEach: asUser('Removed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'File of “Brand mark”: delete file' }));
    await expect(await canvas.findByText('A file is required: choose one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file 1' }));
    await expect(await canvas.findByText('Deleted when you save')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Claims card' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name, row 1' })).toHaveValue('Claims card');
  },
};

/** Nothing was added yet, and the product has no places. */
export const Empty: Story = {
  beforeEach: () => answerCalls({ answers: answersWith([]), permissions }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name, row 1' })).toHaveValue('');
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** Without the permission everything is there to be read and downloaded. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(some) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('mark.svg')).toBeVisible();
    await expect(
      canvas.getByText(/^Read-only: this needs the permission “Manage files and icons”/, { selector: 'p *' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /upload|replace|delete file|^Remove/ })).toBeNull();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

/** What could not be loaded can be retried. */
export const Failed: Story = {
  beforeEach: () =>
    answerCalls({ answers: { '/rest/ConfiguredFile/List': refusal(500, 'The disk is full.') }, permissions }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The disk is full\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Its outline while it is loaded. */
export const Loading: Story = {
  beforeEach: () =>
    answerCalls({ answers: { '/rest/ConfiguredFile/List': new Promise(() => undefined) }, permissions }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading files and icons')).toBeInTheDocument();
  },
};

const markup = '<img src=x onerror="document.title=1"><b>&amp;';
const long = 'x'.repeat(1000);

/** Long names stay in their places, and markup is text. */
export const LongAndMarkup: Story = {
  beforeEach: () =>
    answerCalls({
      answers: answersWith([
        file(long, {
          grouping: markup,
          description: long,
          fileName: `${long.slice(0, 200)}.png`,
          fileSize: 5,
        }),
        file('c', { name: long, description: markup, fileName: `${'y'.repeat(200)}.pdf`, fileSize: 5 }),
        file('d', { name: markup, description: long, fileName: '<b>.pdf', fileSize: 5 }),
      ]),
      permissions,
    }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: markup })).toBeVisible();
    await expect(canvas.getByText('<b>.pdf')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = await canvas.findByText('mark.svg');
    const picture = name.closest('[role="group"]')?.querySelector('img, svg');
    const isRight = (picture?.getBoundingClientRect().left ?? 0) > name.getBoundingClientRect().left;
    await expect(isRight).toBe(true);
  },
};
