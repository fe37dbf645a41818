import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import type { ActionBarAction } from '../ActionBar/types.ts';
import { ChangeList } from '../ChangeList/ChangeList.tsx';
import { fewChanges } from '../ChangeList/fixtures/changes.ts';
import { PresenceBar } from '../PresenceBar/PresenceBar.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { editorActions } from './fixtures/editorActions.tsx';
import { editorTools } from './fixtures/editorTools.tsx';
import type { EditorHeaderProps } from './types.ts';

const meta = {
  title: 'Widgets/EditorHeader/Tools',
  tags: ['!dev', '!autodocs'],
  component: EditorHeader,
  args: {
    backHref: '#/dataSet/browser',
    backLabel: 'Back to data sets',
    onBack: fn((event: MouseEvent) => event.preventDefault()),
    title: 'Building Construction Class',
    description: 'ISO construction classes 1 to 6',
    type: 'Product/Field Dependent',
    tools: editorTools,
    actions: editorActions,
  },
} satisfies Meta<typeof EditorHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the buttons, whatever room these leave; the bar's arrow keys reach them. */
export const Tools: Story = {
  parameters: { frame: { width: 940 } },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    const [, , , first] = canvas.getAllByRole('button');
    await expect(Number(first?.getBoundingClientRect().left) - box('History').right).toBeLessThan(16);
    await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThan(box('Undo').left);
    canvas.getByRole('button', { name: 'History' }).focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' }).tabIndex).toBe(-1));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
  },
};

const save: ActionBarAction = {
  name: 'save',
  label: 'Save',
  variant: 'primary',
  subText: 'Unsaved changes',
  onRun: fn(),
  details: { label: 'Show what changed', content: () => <ChangeList changes={fewChanges} /> },
};

/** Priya is here, something can be undone, and it is to be seen what a save would write. */
export const ExampleEditor: Story = {
  args: {
    beside: <PresenceBar people={[{ id: '1', name: 'Priya Nair' }]} />,
    actions: (
      <ActionBar
        actions={[
          { name: 'settings', label: 'Settings', onRun: fn() },
          { name: 'delete', label: 'Delete', onRun: fn() },
          { name: 'export', label: 'Export', onRun: fn() },
          { name: 'references', label: 'View References', onRun: fn() },
          { name: 'discard', label: 'Discard', isPinned: true, onRun: fn() },
          save,
        ]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Show what changed' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Save/ })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Priya Nair is here' })).toBeVisible();
    const header = canvasElement.querySelector('[data-part="editor-header"]');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
};

const priya = { id: '1', name: 'Priya Nair' };

function Arriving(props: EditorHeaderProps) {
  const [people, setPeople] = useState<readonly (typeof priya)[]>([]);
  return (
    <>
      <EditorHeader {...props} beside={<PresenceBar people={people} />} />
      <button type="button" onClick={() => setPeople(people.length === 0 ? [priya] : [])}>
        Come or go
      </button>
    </>
  );
}

/** Where each button of the header's actions is, those in the menu included. */
function placesIn(canvasElement: HTMLElement): readonly string[] {
  return [...canvasElement.querySelectorAll('[data-part="actions"] button')].map((button) => {
    const { left, top } = button.getBoundingClientRect();
    return `${button.ariaLabel ?? button.textContent} at ${Math.round(left)}, ${Math.round(top)}`;
  });
}

/** Somebody who comes or goes moves no action; the name gives way, and the person can be looked up. */
export const UserArrives: Story = {
  parameters: { frame: { width: 1120 } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = placesIn(canvasElement);
    await expect(before.length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Come or go' }));
    const here = await canvas.findByRole('button', { name: 'Priya Nair is here' });
    await expect(here).toBeVisible();
    await expect(placesIn(canvasElement)).toEqual(before);
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(60);
    await expect(title.right).toBeLessThanOrEqual(here.getBoundingClientRect().left);
    await userEvent.click(here);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Priya Nair');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Come or go' }));
    await expect(placesIn(canvasElement)).toEqual(before);
  },
};

/** The same in less room, where the actions have a line of their own. */
export const UserArrivesInTwoLines: Story = {
  parameters: { frame: { width: 640 } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = placesIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Come or go' }));
    await expect(await canvas.findByRole('button', { name: 'Priya Nair is here' })).toBeVisible();
    await expect(placesIn(canvasElement)).toEqual(before);
  },
};

/** A long name takes what few actions leave of the row, and no more; where they leave nothing it is cut at its share. */
export const LongName: Story = {
  args: {
    title: 'Notice of Cancellation for Nonpayment of Premium, Commercial Property and Inland Marine',
    description: undefined,
    type: undefined,
    actions: <ActionBar actions={[save]} />,
  },
  parameters: { frame: { width: 1120 } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading');
    const tools = canvasElement.querySelector('[data-part="tools"]');
    const gap = () => Number(tools?.getBoundingClientRect().left) - title.getBoundingClientRect().right;
    await waitFor(() => expect(title.getBoundingClientRect().width).toBeGreaterThan(500));
    await expect(gap()).toBeGreaterThanOrEqual(8);
    await expect(gap()).toBeLessThan(40);
    const header = canvasElement.querySelector('[data-part="editor-header"]');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
};

/** A name of some thirty letters is whole, with its marks below it, before a second action has room. */
export const NameBeforeButtons: Story = {
  args: {
    title: 'WorkersCompensationClassSchedule',
    type: 'Rating',
    status: { label: 'Draft' },
    description: 'Version 3',
    actions: (
      <ActionBar
        actions={[
          { name: 'settings', label: 'Form Template Settings', icon: <i />, onRun: fn() },
          { name: 'publish', label: 'Create Form Template Set', icon: <i />, onRun: fn() },
          { name: 'mark', label: 'Mark In Production', onRun: fn() },
          { name: 'export', label: 'Export', onRun: fn() },
          { name: 'discard', label: 'Discard', isPinned: true, onRun: fn() },
          save,
        ]}
      />
    ),
  },
  parameters: { frame: { width: 1176 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Form Template Settings' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create Form Template Set' })).toBeNull();
    const title = canvas.getByRole('heading');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    const marks = canvas.getByText('Draft').getBoundingClientRect();
    await expect(marks.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom - 1);
    const header = canvasElement.querySelector('[data-part="editor-header"]');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
};

/** Under 900 pixels tools and actions have a line of their own, and the name one as well. */
export const ToolsInTwoLines: Story = {
  parameters: { frame: { width: 640 } },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    const undo = canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect();
    await expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(undo.top);
    const header = canvasElement.querySelector('[data-part="editor-header"]');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
};

/** Actions that are no bar have them before them. */
export const ToolsWithoutABar: Story = {
  args: { actions: <button type="button">Save</button> },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
    await expect(names).toEqual(['Undo', 'Redo', 'History', 'Save']);
  },
};

function Changing() {
  const [hasTools, setHasTools] = useState(false);
  return (
    <EditorHeader
      title="Filing State"
      tools={hasTools && editorTools}
      actions={
        <button type="button" onClick={() => setHasTools(!hasTools)}>
          Tools
        </button>
      }
    />
  );
}

/** They come and go while the rest stays. */
export const ToolsComeLater: Story = {
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tools' });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

const titles = [
  'Age',
  'Building Construction Class',
  'Named at great length, as nobody would ever say it aloud to anyone',
];

/** Three headers of the same room, whose names differ. */
function ThreeHeaders(props: EditorHeaderProps) {
  return titles.map((title) => (
    <section key={title} aria-label={title}>
      <EditorHeader {...props} title={title} />
    </section>
  ));
}

async function expectSamePlaces(canvasElement: HTMLElement): Promise<void> {
  const headers = [...canvasElement.querySelectorAll('[data-part="editor-header"]')];
  const placesOf = (header: Element) =>
    [...header.querySelectorAll('[data-part="actions"] button')]
      .filter((button) => button.closest('[inert]') === null)
      .map((button) => `${button.textContent} at ${Math.round(button.getBoundingClientRect().left)}`);
  await waitFor(async () => {
    const [first = [], ...others] = headers.map(placesOf);
    await expect(first.length).toBeGreaterThan(3);
    for (const other of others) await expect(other).toEqual(first);
  });
}

/** The actions are at the same place for every object: the name gives way, and is whole in its tooltip. */
export const SamePlaces: Story = {
  parameters: { frame: { width: 1180 } },
  render: (args) => <ThreeHeaders {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectSamePlaces(canvasElement);
    const [, , longest] = canvas.getAllByRole('heading');
    await userEvent.hover(longest as HTMLElement);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(titles[2] ?? ''));
  },
};

/** Also without tools, in less room. */
export const SamePlacesWithoutTools: Story = {
  args: { tools: undefined },
  parameters: { frame: { width: 860 } },
  render: (args) => <ThreeHeaders {...args} />,
  play: ({ canvasElement }) => expectSamePlaces(canvasElement),
};
