import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refusal } from '../testing/answerCalls.ts';
import { RoutePage } from '../testing/RoutePage.tsx';
import type { Notice } from './testing/everyField.ts';
import { field, isOff, number, saveButton, undoButton } from './testing/noticeStories.ts';
import {
  firstNotice,
  NoticeRoute,
  noticeAnswers,
  noticeServer,
  startNotice,
} from './testing/noticeStory.tsx';

const meta = {
  title: 'Kernel/Every field',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: NoticeRoute, path: '/notice/7' },
  beforeEach: () => startNotice(),
} satisfies Meta<typeof RoutePage>;

/** Lets the products of the story be loaded. */
let mendProducts: () => void = () => undefined;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of field, and two lists. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Name')).toHaveValue('Storm');
    await expect(canvas.getByText('A banner of its own.')).toBeVisible();
    await expect(await field(canvas, 'Start')).toHaveValue('01/31/2026');
    await expect(await number(canvas, 'Rate')).toHaveValue('1.25');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveValue('General Liability'),
    );
    await expect(canvas.getByText('retired')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** A field that another one needs comes with it, is required then, and blocks nothing once it is hidden again. */
export const Conditional: Story = {
  play: async ({ canvas, userEvent }) => {
    const urgent = await canvas.findByRole('checkbox', { name: 'Urgent' });
    await userEvent.click(urgent);
    const reason = await field(canvas, /^Reason/);
    await expect(reason).toHaveAccessibleDescription('Reason is required.');
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(reason, 'Flood');
    await expect(isOff(canvas)).toBe(false);
    const days = await number(canvas, 'Days');
    await userEvent.clear(days);
    await userEvent.type(days, '9');
    await expect(days).toHaveAccessibleDescription('At most 7 while it is urgent.');
    await userEvent.clear(reason);
    await userEvent.click(urgent);
    await expect(days).toBeValid();
    await expect(isOff(canvas)).toBe(false);
  },
};

/** A text that is no date is not taken for none: it is a fault until it is mended or taken away. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const start_ = await field(canvas, 'Start');
    await userEvent.clear(start_);
    await userEvent.type(start_, '13/45/2026');
    await userEvent.tab();
    await waitFor(() => expect(start_).toBeInvalid());
    await waitFor(() => expect(isOff(canvas)).toBe(true));
    await expect(start_).toHaveValue('13/45/2026');
    await userEvent.clear(start_);
    await userEvent.type(start_, '02/28/2026');
    await userEvent.tab();
    await waitFor(() => expect(start_).toBeValid());
    await expect(isOff(canvas)).toBe(false);
  },
};

/** Each edit is taken back by one step, and the focus goes with it. */
export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urgent' }));
    const days = await number(canvas, 'Days');
    await userEvent.clear(days);
    await userEvent.type(days, '12');
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    for (const _ of [1, 2, 3]) await userEvent.click(undoButton(canvas));
    await expect(await number(canvas, 'Days')).toHaveValue('3');
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Urgent' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove flood' })).toBeVisible();
    await userEvent.click(undoButton(canvas));
    await expect(canvas.queryByRole('button', { name: 'Remove flood' })).toBeNull();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** What somebody else saved meanwhile is merged, tag by tag; a preview shows what is saved. */
export const Merged: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    noticeServer.stored = { ...firstNotice, version: 2, tags: ['wind', 'hail'], rate: 2.5, products: ['im'] };
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(noticeServer.stored.version).toBe(3));
    await expect([...noticeServer.stored.tags].toSorted()).toEqual(['flood', 'hail', 'wind']);
    await expect([noticeServer.stored.rate, noticeServer.stored.products]).toEqual([2.5, ['im']]);
    await expect(await number(canvas, 'Rate')).toHaveValue('2.5');
    await expect(canvas.getByRole('button', { name: 'Remove hail' })).toBeVisible();
  },
};

/** What would be saved is described in the words of the fields, of choices and of rows. */
export const WhatAmISaving: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Tags' }), 'flood{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    const rate = await number(canvas, 'Rate');
    await userEvent.clear(rate);
    await userEvent.type(rate, '4');
    const product = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.clear(product);
    await userEvent.type(product, 'inland{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show unsaved changes' }));
    const page = within(canvasElement.ownerDocument.body);
    for (const text of [/Tags: flood/, /Weekly/, /4 %/, /Inland Marine/]) {
      await expect((await page.findAllByText(text)).length).toBeGreaterThan(0);
    }
  },
};

/** What the server refuses of one row is shown at it, and at its list. */
export const RowRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    noticeServer.refusals = [{ pointer: '/tags/1/text', message: "The tag 'flood' is not allowed." }];
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(tags).toHaveAccessibleDescription("The tag 'flood' is not allowed."));
    const chips = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    await expect(chips.map((chip) => chip.dataset['invalid'] ?? '')).toEqual(['', 'true']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wind' }));
    await expect(tags).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove flood' }));
    await expect(tags).toBeValid();
  },
};

/** What the server refuses of a field that is not shown is reported where it can be seen. */
export const HiddenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    noticeServer.refusals = [{ pointer: '/reason', message: 'It names nobody.' }];
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText(/Reason \(not shown\): It names nobody\./)).toBeVisible();
  },
};

/** While choices cannot be loaded, what is chosen stays, by its value; it is right, and can be saved. */
export const ChoicesMissing: Story = {
  beforeEach: () => startNotice(undefined, { '/rest/Actions': noticeAnswers['/rest/Actions'] }),
  play: async ({ canvas, userEvent }) => {
    const product = await canvas.findByRole('combobox', { name: 'Product' });
    await expect(product).toHaveValue('gl');
    await waitFor(() => expect(product).toHaveAccessibleDescription(/The choices could not be loaded/));
    await expect(product).toBeValid();
    await expect(canvas.getByText('retired')).toBeVisible();
    await userEvent.type(await field(canvas, 'Name'), 's');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(noticeServer.stored.name).toBe('Storms'));
    await expect([noticeServer.stored.product, noticeServer.stored.products]).toEqual([
      'gl',
      ['gl', 'retired'],
    ]);
  },
};

/** Choices of several that could not be loaded can be loaded again, as those of one. */
export const ChoicesLoadedAgain: Story = {
  beforeEach: () => {
    let isWell = false;
    mendProducts = () => {
      isWell = true;
    };
    const path = '/rest/NoticeProducts';
    return startNotice(undefined, {
      ...noticeAnswers,
      [path]: () => (isWell ? noticeAnswers[path] : refusal(500, 'It failed.')),
    });
  },
  play: async ({ canvas, userEvent }) => {
    const several = await canvas.findByRole('combobox', { name: 'Products' });
    await waitFor(() => expect(several).toHaveAccessibleDescription(/The choices could not be loaded/));
    const [ofOne, ofSeveral] = await canvas.findAllByRole('button', { name: 'Retry' });
    await expect(ofOne).toBeVisible();
    mendProducts();
    await userEvent.click(ofSeveral ?? several);
    await expect(await canvas.findByText('General Liability')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
  },
};

/** A noticeServer.stored value that is not offered any more is shown and kept, until another one is chosen. */
export const NotOffered: Story = {
  beforeEach: () => {
    const end = startNotice();
    noticeServer.stored = {
      ...firstNotice,
      state: 'Yukon',
      product: 'old',
      level: 9,
      pace: 'hourly' as Notice['pace'],
    };
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    const level = await canvas.findByRole('combobox', { name: 'Level' });
    await expect(level).toHaveValue('9');
    await expect(level).toHaveAccessibleDescription('Kept, though not among the choices: 9.');
    await expect(level).toBeValid();
    await expect(canvas.getByRole('radio', { name: 'hourly (not offered)' })).toBeChecked();
    const product = canvas.getByRole('combobox', { name: 'Product' });
    await waitFor(() =>
      expect(product).toHaveAccessibleDescription('Kept, though not among the choices: old.'),
    );
    const several = canvas.getByRole('combobox', { name: 'Products' });
    await expect(several).toHaveAccessibleDescription(/not among the choices: retired\./);
    await userEvent.type(await field(canvas, 'Name'), 's');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(noticeServer.stored.name).toBe('Storms'));
    await expect([
      noticeServer.stored.state,
      noticeServer.stored.product,
      noticeServer.stored.level,
      noticeServer.stored.pace,
      noticeServer.stored.products,
    ]).toEqual(['Yukon', 'old', 9, 'hourly', ['gl', 'retired']]);
    await userEvent.clear(level);
    await userEvent.type(level, 'high{Enter}');
    await expect(level).not.toHaveAccessibleDescription(/Kept/);
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(noticeServer.stored.level).toBe(11));
  },
};

/** A field whose permission is missing is locked, and says which; the others are not. */
export const OneLocked: Story = {
  beforeEach: () => startNotice(['MANAGE_DATASETS']),
  play: async ({ canvas }) => {
    const code = await field(canvas, 'Code');
    await expect(code).toHaveAttribute('readonly');
    await expect(code).toHaveAccessibleDescription(/Manage rules/);
    await expect(await field(canvas, 'Name')).not.toHaveAttribute('readonly');
  },
};

/** Without the permission of the screen nothing can be changed, and everything can be read. */
export const ReadOnly: Story = {
  beforeEach: () => startNotice([]),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Days', 'Rate']) {
      await expect(await number(canvas, name)).toHaveAttribute('readonly');
    }
    for (const name of ['Name', 'Start', 'Code', 'Notes']) {
      await expect(await field(canvas, new RegExp(`^${name}`))).toHaveAttribute('readonly');
    }
    const urgent = canvas.getByRole('checkbox', { name: 'Urgent' });
    await userEvent.click(urgent);
    await expect(urgent).not.toBeChecked();
    for (const name of ['Country', 'State', 'Product', 'Products']) {
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled();
    }
    await expect(canvas.queryByRole('button', { name: 'Remove wind' })).toBeNull();
  },
};

/** Fields that are side by side are below one another where the editor is narrow. */
export const Narrow: Story = {
  parameters: { frame: { blockSize: '100vh', inlineSize: '600px' } },
  render: (args) => (
    <div style={{ inlineSize: '600px' }}>
      <RoutePage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [days, rate] = [await number(canvas, 'Days'), await number(canvas, 'Rate')];
    await expect(rate.getBoundingClientRect().top).toBeGreaterThan(days.getBoundingClientRect().bottom);
    await expect(rate.getBoundingClientRect().left).toBe(days.getBoundingClientRect().left);
  },
};
