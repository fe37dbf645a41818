import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { formArgs } from './FormBuilder.stories.tsx';
import { FormBuilder } from './FormBuilder.tsx';
import { host, type SamplePart } from './testing/sampleForm.tsx';
import type { FormComponent, FormPartConversion } from './types.ts';

const meta = {
  title: 'Widgets/FormBuilder/Features',
  tags: ['!dev', '!autodocs'],
  component: FormBuilder<SamplePart>,
  args: formArgs,
  parameters: { layout: 'fullscreen', frame: { blockSize: '100vh' } },
} satisfies Meta<typeof FormBuilder<SamplePart>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cell = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('gridcell', { name });
const statusText = (canvas: Canvas) => canvas.getByRole('status').textContent;
const heads = (canvas: Canvas) =>
  canvas.getAllByRole('gridcell', { name: /^Section / }).map((each: HTMLElement) => each.ariaLabel);

/** A field becomes another component in its place: at once where nothing is lost, else once what would be lost was shown. One step of undo takes it back. */
export const Converted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Construction class, Drop Down/));
    await userEvent.click(canvas.getByRole('button', { name: 'Component of Construction class: Drop Down' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Radio Button Group' }));
    await waitFor(() => expect(cell(canvas, /^Construction class, Radio Button Group/)).toBeVisible());
    await expect(statusText(canvas)).toBe('Changed to Radio Button Group: Construction class');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Component of Construction class: Radio Button Group' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text Input' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Change Construction class to Text Input',
    });
    await expect(within(question).getByRole('listitem')).toHaveTextContent('Data Set: Construction');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(cell(canvas, /^Construction class, Radio Button Group/)).toBeVisible();
    cell(canvas, /^Construction class/).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvas, /^Construction class, Drop Down/)).toBeVisible());
  },
};

/** The same with the keyboard alone; Escape leads back to the field, and one that stays what it is says why. */
export const ConvertedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Construction class/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await screen.findByRole('menuitem', { name: 'Text Input' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell(canvas, /^Construction class/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Text Input' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Change Construction class to Text Input' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell(canvas, /^Construction class, Text Input/)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvas, /^Construction class, Drop Down/)).toHaveFocus());
    await userEvent.click(cell(canvas, /^Remarks/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await waitFor(() => expect(statusText(canvas)).toBe('Remarks are in production.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Component Settings' }));
    cell(canvas, /^Construction class/).focus();
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await screen.findByRole('menuitem', { name: 'Text Input' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell(canvas, /^Construction class/)).toHaveFocus());
  },
};

/** What a slow host has to answer. */
const answers: (() => void)[] = [];
const slowly = fn(async (part: SamplePart, component: FormComponent) => {
  const { promise, resolve } = Promise.withResolvers<FormPartConversion<SamplePart>>();
  answers.push(() => resolve(host.convertPart(part, component)));
  return await promise;
});

/** A field that was deleted while its host converted it stays deleted, and the host is not asked again. */
export const ConvertedTooLate: Story = {
  args: { convertPart: slowly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.click(canvas.getByRole('button', { name: 'Component of FEIN: Text Input' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text Area' }));
    await waitFor(() => expect(args.convertPart).toHaveBeenCalledTimes(1));
    cell(canvas, /^FEIN/).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(statusText(canvas)).toBe('Deleted: FEIN'));
    for (const answer of answers.splice(0)) answer();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.convertPart).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('gridcell', { name: /^FEIN/ })).toBeNull();
  },
};

/** What a conversion would lose is asked, too, when another field is selected by then. */
export const AskedLater: Story = {
  args: { convertPart: slowly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Construction class, Drop Down/));
    await userEvent.click(canvas.getByRole('button', { name: 'Component of Construction class: Drop Down' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text Input' }));
    await waitFor(() => expect(args.convertPart).toHaveBeenCalled());
    await userEvent.click(cell(canvas, /^FEIN/));
    for (const answer of answers.splice(0)) answer();
    await screen.findByRole('alertdialog', { name: 'Change Construction class to Text Input' });
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(cell(canvas, /^Construction class, Text Input/)).toBeVisible());
  },
};

const panel = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** In a narrow builder the palette is folded, so that the settings are in sight; expanding either folds the other. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 760, blockSize: '100%' }}>
      <FormBuilder {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const settings = panel(canvas, 'Component Settings');
    const insert = panel(canvas, 'Insert Component');
    await waitFor(() => expect(insert).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(cell(canvas, /^Construction class/));
    await expect(canvas.getByText('constructionClass')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Section' })).toHaveFocus());
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(insert).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(settings);
    await waitFor(() => expect(insert).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The edge of a field is dragged, and moved by keys; steps in a row are undone as one. */
export const Resized: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const year = () => cell(canvas, /^Year built/);
    await userEvent.click(year());
    const room = year().getBoundingClientRect();
    const edge = canvasElement.querySelector('[data-part=resize]');
    if (edge === null) throw new Error('There is no edge.');
    edge.setPointerCapture = () => undefined;
    const at = (clientX: number) => ({ clientX, clientY: room.top + 8, button: 0, pointerId: 1 });
    await fireEvent.pointerDown(edge, at(room.right));
    await fireEvent.pointerMove(edge, at(room.left + 120));
    await expect(edge).toHaveAttribute('data-width', '120 px');
    await fireEvent.pointerUp(edge, at(room.left + 120));
    await waitFor(() => expect(Math.round(year().getBoundingClientRect().width)).toBe(120));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ key: 'yearBuilt', width: 120 })]),
      { reason: 'resize', keys: ['yearBuilt'] },
    );
    year().focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(statusText(canvas)).toBe('Width of Year built: 104 pixels'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(year().getBoundingClientRect().width).toBeGreaterThan(119));
    await userEvent.click(cell(canvas, /^Prior losses/));
    await waitFor(() => expect(canvasElement.querySelector('[data-part=resize]')).toBeNull());
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(args.onValueChange).not.toHaveBeenLastCalledWith(expect.anything(), {
      ...{ reason: 'resize', keys: ['priorLosses'] },
    });
  },
};

/** The edge of the last field of a row follows the pointer, though its other edge moves as the fields before it take the room. */
export const ResizedAtTheEnd: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stories = () => cell(canvas, /^Number of stories/);
    await userEvent.click(stories());
    const room = stories().getBoundingClientRect();
    const edge = canvasElement.querySelector('[data-part=resize]');
    if (edge === null) throw new Error('There is no edge.');
    edge.setPointerCapture = () => undefined;
    const at = (moved: number) => ({
      ...{ clientX: room.right + moved, clientY: room.top + 8, button: 0, pointerId: 1 },
    });
    await fireEvent.pointerDown(edge, at(0));
    for (const moved of [-20, -40, -60, -50]) {
      await fireEvent.pointerMove(edge, at(moved));
      await expect(edge).toHaveAttribute('data-width', `${Math.round(room.width + moved)} px`);
    }
    await expect(stories().getBoundingClientRect().left).toBeGreaterThan(room.left);
    await fireEvent.pointerUp(edge, at(-50));
    await waitFor(() =>
      expect(Math.round(stories().getBoundingClientRect().width)).toBe(Math.round(room.width - 50)),
    );
  },
};

/** Components are found by their names: Enter inserts the first, the arrow leads to them. */
export const PaletteSearched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Remarks/));
    const search = canvas.getByRole('searchbox', { name: 'Find a component' });
    await userEvent.type(search, 'group');
    await expect(canvas.getAllByRole('button', { name: /Group$/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Text Area' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Radio Button Group' })).toHaveFocus());
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing like it');
    await expect(canvas.getByText('No component has that name.')).toBeVisible();
    await userEvent.click(cell(canvas, /^Remarks/));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.clear(search);
    await userEvent.type(search, 'date{Enter}');
    await waitFor(() => expect(cell(canvas, /^Date Calendar, Date Calendar/)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Text Area' })).toBeVisible();
  },
};

/** Sections are inserted between others, and behind the last one; a head has the number of its fields. */
export const SectionsInserted: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(heads(canvas)).toEqual([
      'Section Applicant, 6 fields',
      'Section Building, 7 fields',
      'Section Loss history, 1 field',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a section before Building' }));
    await waitFor(() => expect(heads(canvas)[1]).toBe('Section Section, 0 fields'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(heads(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a section at the end' }));
    await waitFor(() => expect(heads(canvas)[3]).toBe('Section Section, 0 fields'));
    await expect(cell(canvas, 'Section Section, 0 fields')).toHaveFocus();
  },
};

/** The canvas is as wide as a screen that is looked at, and as there is room once that is left. */
export const CanvasWidth: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('grid');
    const room = form.clientWidth;
    const button = canvas.getByRole('button', { name: '1024' });
    await userEvent.click(button);
    await waitFor(() => expect(form.offsetWidth).toBe(1024));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(form.clientWidth).toBe(room));
  },
};
