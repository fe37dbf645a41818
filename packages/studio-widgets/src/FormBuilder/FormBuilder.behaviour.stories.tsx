import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { formArgs } from './FormBuilder.stories.tsx';
import { FormBuilder } from './FormBuilder.tsx';
import { host, largeForm, propertyForm, type SamplePart } from './testing/sampleForm.tsx';

const meta = {
  title: 'Widgets/FormBuilder/Behaviour',
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
/** The rows of the form, by the names of their cells. */
const rowsOf = (canvas: Canvas) =>
  canvas.getAllByRole('row').map((row: HTMLElement) =>
    within(row)
      .getAllByRole('gridcell')
      .map((each) => each.dataset['key'])
      .join('+'),
  );

/** Everything is reached, moved, copied and deleted with the keyboard; each change is announced, and undone. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = rowsOf(canvas);
    await userEvent.click(cell(canvas, /^Year built/));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rowsOf(canvas)).toContain('yearBuilt'));
    await expect(statusText(canvas)).toBe('Moved: Year built. Now 1 of 1 in row 2 of 5 of Building');
    await waitFor(() => expect(cell(canvas, /^Year built/)).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(statusText(canvas)).toBe('Deleted: Year built');
    await waitFor(() => expect(cell(canvas, /^Construction class/)).toHaveFocus());
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(rowsOf(canvas)).toContain('constructionClass2'));
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await waitFor(() => expect(rowsOf(canvas)).toEqual(before));
  },
};

/** Several parts are selected with Shift and Ctrl, and deleted at once. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await userEvent.keyboard('{Control>}{ArrowRight} {/Control}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await userEvent.keyboard('{Delete}');
    await expect(rowsOf(canvas).slice(0, 3)).toEqual(['applicant', 'namedInsured', 'gap']);
    await expect(statusText(canvas)).toBe('Deleted: FEIN and 3 more');
  },
};

/** A component is inserted behind what is selected; the first field of a form brings a section along. */
export const Inserting: Story = {
  args: { defaultValue: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This form has no fields yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Input' }));
    await waitFor(() => expect(rowsOf(canvas)).toEqual(['newsection', 'newtextInput']));
    await userEvent.click(canvas.getByRole('button', { name: 'Drop Down' }));
    await waitFor(() => expect(rowsOf(canvas)).toEqual(['newsection', 'newtextInput', 'newdropDown']));
    await expect(statusText(canvas)).toBe('Inserted: Drop Down');
  },
};

/** Fields are inserted with the keyboard alone: to the palette, along it, and back. */
export const InsertingByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Remarks/));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Section' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell(canvas, /^Remarks/)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(rowsOf(canvas).slice(7, 9)).toEqual(['remarks', 'newtextInput']));
    await waitFor(() => expect(cell(canvas, /^Text Input, Text Input/)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}{ArrowRight}{Enter}');
    await waitFor(() => expect(rowsOf(canvas).slice(8, 10)).toEqual(['newtextInput', 'newtextArea']));
    await waitFor(() => expect(cell(canvas, /^Text Area/)).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rowsOf(canvas)[8]).toBe('newtextInput+newtextArea'));
    // Letters lead along the palette, as they do in a menu.
    await userEvent.keyboard('{Control>}{Enter}{/Control}dr');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop Down' })).toHaveFocus());
  },
};

/** A label is changed where it is, by key and by pointer; a spacer has none. */
export const LabelsInPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Label of FEIN' })).toHaveFocus();
    await userEvent.keyboard('Tax number{Enter}');
    await waitFor(() => expect(cell(canvas, /^Tax number/)).toHaveFocus());
    await userEvent.keyboard('{F2}Something else{Escape}');
    await waitFor(() => expect(cell(canvas, /^Tax number/)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvas, /^FEIN/)).toHaveFocus());
    await userEvent.dblClick(cell(canvas, /^Section Building/));
    await userEvent.keyboard('Property');
    await userEvent.click(cell(canvas, /^FEIN/));
    await waitFor(() => expect(cell(canvas, /^Section Property/)).toBeVisible());
    await userEvent.dblClick(cell(canvas, /^gap/));
    await expect(canvas.queryByRole('textbox', { name: /^Label of/ })).toBeNull();
  },
};

/** All sections are collapsed at once, and expanded. */
export const Folding: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = rowsOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all sections' }));
    await waitFor(() => expect(rowsOf(canvas)).toEqual(['applicant', 'building', 'losses']));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all sections' }));
    await waitFor(() => expect(rowsOf(canvas)).toEqual(before));
  },
};

/** Enter leads into the settings, Escape back to the part. */
export const ToSettingsAndBack: Story = {
  args: { renderSettings: ([part]) => <input aria-label={`Label of ${part?.name}`} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Label of fein')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell(canvas, /^FEIN/)).toHaveFocus());
  },
};

/** Settings that come later than Enter have the focus then, unless it was moved on. */
export const ToSettingsThatLoad: Story = {
  args: { renderSettings: ([part]) => <LateSettings key={part?.key} name={part?.name ?? ''} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvas, /^FEIN/)).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('Label of fein')).toHaveFocus());
    await userEvent.keyboard('{Escape}{ArrowRight}{Enter}{ArrowRight}');
    const [focused] = canvas.getAllByRole('gridcell', { selected: true });
    await expect(focused).toHaveFocus();
    await canvas.findByLabelText(`Label of ${focused?.dataset['key']}`);
    await expect(focused).toHaveFocus();
  },
};

function LateSettings({ name }: { readonly name: string }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded ? <input aria-label={`Label of ${name}`} /> : null;
}

/** What is done with what is selected has buttons above the canvas. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(button(/^Delete \(/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(cell(canvas, /^Effective date/));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(button(/^Duplicate/));
    await waitFor(() => expect(rowsOf(canvas)).toContain('fein2+effectiveDate2'));
    await userEvent.click(button(/^Delete \(/));
    await waitFor(() => expect(rowsOf(canvas)).not.toContain('fein2+effectiveDate2'));
    await userEvent.click(button(/^Undo/));
    await waitFor(() => expect(rowsOf(canvas)).toContain('fein2+effectiveDate2'));
  },
};

/** What may not be deleted has no delete button; the key says why. */
export const Undeletable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^FEIN/));
    await expect(await canvas.findByRole('button', { name: 'Delete FEIN' })).toBeVisible();
    await userEvent.click(cell(canvas, /^Remarks/));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete (FEIN|Remarks)/ })).toBeNull());
    await userEvent.keyboard('{Delete}');
    await expect(statusText(canvas)).toBe('Remarks are in production.');
    await userEvent.click(cell(canvas, /^Section Building/));
    await userEvent.keyboard('{Delete}');
    await expect(rowsOf(canvas)).toContain('remarks');
  },
};

/** The outline says what is wrong, and leads there; so does a key. */
export const ProblemsLead: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 problem')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Next problem/ }));
    const roof = await canvas.findByRole('gridcell', { name: /^Roof covering, Drop Down, Has no data set/ });
    await waitFor(() => expect(roof).toHaveFocus());
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(roof).toHaveFocus());
    await expect(canvas.getByRole('treeitem', { name: /Sprinklered.*Conditional/ })).toBeVisible();
  },
};

/** The outline finds a field by its name or label, and leads to it. */
export const Finding: Story = {
  args: { defaultValue: largeForm(2000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a field' }), 'field1999');
    await userEvent.click(await canvas.findByRole('treeitem', { name: 'Field 1999' }));
    const found = await canvas.findByRole('gridcell', { name: /^Field 1999,/ });
    await waitFor(() => expect(found).toHaveFocus());
    await expect(found).toHaveAttribute('aria-selected', 'true');
  },
};

/** The outline is walked through with the keyboard, to its end as well; its sections are folded and opened. */
export const OutlineKeys: Story = {
  args: { defaultValue: largeForm(2000) },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('treeitem', { name: 'Section 1' });
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('treeitem', { name: 'Field 1' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Section 2' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Field 1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Field 2000' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const found = await canvas.findByRole('gridcell', { name: /^Field 2000,/ });
    await waitFor(() => expect(found).toHaveFocus());
  },
};

/** A form that may only be read: it can be walked through and copied. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You may not change forms.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Text Input' })).toBeNull();
    const before = rowsOf(canvas);
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}');
    await expect(rowsOf(canvas)).toEqual(before);
  },
};

/** Drags an element over a point of another one, a share of its width and height from its corner, and drops it there. */
async function dragTo(from: HTMLElement, to: HTMLElement, [x, y]: readonly [number, number]) {
  fireEvent.pointerOver(from);
  await waitFor(() => expect(from).toHaveAttribute('draggable', 'true'));
  const start = from.getBoundingClientRect();
  const { left, top, width, height } = to.getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  const over = { clientX: left + x * width, clientY: top + y * height, dataTransfer };
  fireEvent.dragStart(from, { clientX: start.x + 4, clientY: start.y + 4, dataTransfer });
  fireEvent.dragEnter(to, over);
  fireEvent.dragOver(to, over);
  const line = () => to.closest('[data-part=canvas]')?.querySelector('[data-part=drop-line]');
  await waitFor(() => expect(line()).toBeInTheDocument());
  fireEvent.drop(to, over);
  fireEvent.dragEnd(from, over);
  await waitFor(() => expect(line()).toBeNull());
}

/** Parts are dragged to a place in a row or between rows, and components from the palette; a line shows where they would go. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    await dragTo(cell(canvas, /^FEIN/), cell(canvas, /^Class code/), [0.9, 0.5]);
    await waitFor(() => expect(rowsOf(canvas)).toContain('classCode+fein+entityType+gap'));
    await dragTo(cell(canvas, /^Remarks/), cell(canvas, /^Year built/), [0.5, 0.1]);
    await waitFor(() => expect(rowsOf(canvas).slice(4, 6)).toEqual(['note', 'remarks']));
    const dropDown = canvas.getByRole('button', { name: 'Drop Down' });
    await dragTo(dropDown, cell(canvas, /^Section Loss/), [0.5, 0.5]);
    await waitFor(() => expect(rowsOf(canvas).slice(-2)).toEqual(['newdropDown', 'priorLosses']));
    await dragTo(cell(canvas, /^Section Loss/), cell(canvas, /^Named insured/), [0.5, 0.1]);
    await waitFor(() => expect(rowsOf(canvas)[0]).toBe('losses'));
  },
};

/** Texts are texts, however long, and whichever way they are read; what is pasted that holds no fields is refused. */
export const HostileContent: Story = {
  args: {
    defaultValue: propertyForm.map((part) => ({
      ...part,
      label: `${part.label}<img src=x onerror="document.title='hit'">${'x'.repeat(1000)} مرحبا 👩‍🚒`,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const before = rowsOf(canvas);
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.paste('<script>alert(1)</script>');
    await expect(statusText(canvas)).toBe('The clipboard holds no fields.');
    await userEvent.paste('{"format":"studio-form-parts","version":1,"parts":[{"__proto__":{}}]}');
    await expect(statusText(canvas)).toBe('The fields in the clipboard are damaged; nothing was pasted.');
    await expect(rowsOf(canvas)).toEqual(before);
  },
};

/** What is copied in one form is pasted in another, with names of its own. */
export const CopyAndPaste: Story = {
  play: async ({ canvas, userEvent }) => {
    const clipboardData = new DataTransfer();
    const send = (type: 'copy' | 'cut' | 'paste') =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
      );
    await userEvent.click(cell(canvas, /^Section Loss/));
    send('copy');
    await waitFor(() => expect(statusText(canvas)).toBe('Copied: Loss history and 1 more'));
    await userEvent.click(cell(canvas, /^FEIN/));
    send('paste');
    await waitFor(() => expect(statusText(canvas)).toBe('Pasted 2 parts'));
    await expect(rowsOf(canvas).slice(2, 5)).toEqual(['classCode+entityType+gap', 'losses2', 'priorLosses2']);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', 'losses2'));
  },
};

/** What was refused is not announced as done: copying by the browser, and an undo by the host. */
export const RefusedByOthers: Story = {
  args: { onUndo: () => false },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy (Ctrl+C)' }));
    await waitFor(() =>
      expect(statusText(canvas)).toBe(
        'The browser does not let this page write to the clipboard. Press Ctrl+C instead.',
      ),
    );
    writeText.mockRestore();
    await userEvent.click(cell(canvas, /^FEIN/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(statusText(canvas)).toBe('Nothing to undo'));
  },
};

/** A form whose last part was cut keeps the focus, for pasting, undo and insertion; a component is dropped on it. */
export const EmptyForm: Story = {
  args: { defaultValue: propertyForm.slice(-2) },
  play: async ({ canvas, userEvent }) => {
    const empty = () => canvas.getByRole('group', { name: 'Form' });
    const clipboardData = new DataTransfer();
    const send = (type: 'cut' | 'paste') =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
      );
    await userEvent.click(cell(canvas, /^Section Loss/));
    send('cut');
    await waitFor(() => expect(empty()).toHaveFocus());
    send('paste');
    await waitFor(() => expect(cell(canvas, /^Section Loss/)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(empty()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Section' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(empty()).toHaveFocus());
    await dragTo(canvas.getByRole('button', { name: 'Drop Down' }), empty(), [0.5, 0.5]);
    await waitFor(() => expect(rowsOf(canvas)).toEqual(['newsection', 'newdropDown']));
  },
};

/** A section with a field that cannot be deleted has no delete button either, and the key says why. */
export const KeptSection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Section Loss/));
    await expect(await canvas.findByRole('button', { name: 'Delete Loss history' })).toBeVisible();
    await userEvent.click(cell(canvas, /^Section Building/));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete (?!\()/ })).toBeNull());
    const before = rowsOf(canvas);
    await userEvent.keyboard('{Delete}');
    await expect(statusText(canvas)).toBe('Remarks are in production.');
    await expect(rowsOf(canvas)).toEqual(before);
  },
};

/** A host asks for the copies of a section, and inserts parts of its own behind what is selected. */
export const InsertsOfHost: Story = {
  args: {
    askForCopies: (sources, insert) => {
      const isAsked = sources.some(({ isHead }) => isHead);
      if (isAsked) insert(host.copyParts(sources, propertyForm).map((part) => ({ ...part, label: 'Asked' })));
      return isAsked;
    },
    renderPaletteEnd: (insert) => (
      <button type="button" onClick={() => insert(host.copyParts(propertyForm.slice(1, 3), propertyForm))}>
        Insert two
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /^Section Loss/));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(statusText(canvas)).toBe('Duplicated 2 parts'));
    await expect(cell(canvas, /^Section Asked/)).toHaveFocus();
    await userEvent.click(cell(canvas, /^Entity type/));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert two' }));
    await waitFor(() => expect(statusText(canvas)).toBe('Inserted: Named insured and 1 more'));
    await expect(rowsOf(canvas)[3]).toBe('namedInsured2+fein2');
  },
};

/** Rows run from the right; the arrow to the left goes on in a row. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl" lang="ar" style={{ height: '100%' }}>
      <FormBuilder {...args} labels={{ outline: 'المخطط', insertComponent: 'إدراج مكون' }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = [cell(canvas, /^Named insured/), cell(canvas, /^FEIN/)];
    await expect(first.getBoundingClientRect().x).toBeGreaterThan(second.getBoundingClientRect().x);
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};
