import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withLayout } from './model/sourceLayout.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { caretAtEnd, typeText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor/Features',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

export const Empty: Story = {
  play: async ({ args }) => {
    const text = await findText();
    await typeText(text, 'Hello');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Hello</p>', { reason: 'edit' });
    document.execCommand('selectAll');
    document.execCommand('delete');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'edit' }));
  },
};

/** A line break of the source is a blank, also where nothing else is between two words. */
export const LineBreaksOfTheSource: Story = {
  args: { defaultValue: '<p>a\nb <b>c</b>\n<i>d</i>\r\n</p>\n<ul>\n<li>e\nf</li>\n</ul>\n' },
  play: async ({ args }) => {
    const text = await findText();
    await caretAtEnd(text);
    await typeText(text, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>a b <strong>c</strong> <em>d</em></p><ul><li>e f!</li></ul>',
      { reason: 'edit' },
    );
  },
};

const untidy = [
  '<P   align=center><FONT color="NAVY" face="Comic Sans MS">Ana</font></p>',
  '<p style=\'font-family:"Times New Roman";COLOR:RGB(1,2,3)\'>b<br/>c &nbsp;&#8212;</p>',
  '<ul>\n <li>one<li>two</ul><b>bold</b><i>it</i>',
].join('\r\n');

/** However untidy it is, what is loaded is not touched; one edit and its undoing give back every letter of it. */
export const KeepsWhatItLoads: Story = {
  args: { defaultValue: untidy },
  play: async ({ args, canvas, userEvent }) => {
    const text = await findText();
    await caretAtEnd(text);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await typeText(text, '!');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(untidy, { reason: 'edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Source' }));
    await expect(await canvas.findByRole('textbox', { name: 'HTML source' })).toHaveValue(
      withLayout(untidy.replaceAll('\r\n', '\n')),
    );
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('HTML source');
    await userEvent.click(canvas.getByRole('button', { name: 'Source' }));
    await findText();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

const withTable =
  '<table class="layout" style="width: 200px"><tbody><tr><td>Ana</td><td>Fields</td></tr></tbody></table>' +
  '<p style="line-height: 2; letter-spacing: 1px">Regards</p><!-- end -->';

/** What an edit would lose is named before the first one; until then the text is shown with all of it. */
export const WouldLose: Story = {
  args: { defaultValue: withTable },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('the notice names it, and nothing can be typed', async () => {
      const notice = await canvas.findByText(/^Editing this text would lose some of it/, undefined, {
        timeout: 10_000,
      });
      await expect(notice).toHaveTextContent(
        'Editing this text would lose some of it: <table>, attribute class, style width, <tr>, <td>, ' +
          'style line-height, style letter-spacing, comments.',
      );
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.getByRole('table')).toBeVisible();
    });

    await step('its source can be edited without the loss of the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Source' }));
      const source = await canvas.findByRole('textbox', { name: 'HTML source' });
      await expect(source).toHaveFocus();
      await expect(source).toHaveValue(withLayout(withTable));
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Source' }));
    });

    await step('it can be edited anyway', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Anyway' }));
      const text = await findText();
      await waitFor(() => expect(text).toHaveFocus());
      await expect(canvasElement.querySelector('table')).toBeNull();
      await expect(text).toHaveTextContent('Ana | FieldsRegards');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
  },
};

/** What a list loses is named, though a paragraph beside it keeps the same. */
export const WouldLoseBesideTheSame: Story = {
  args: {
    defaultValue: '<p style="text-align: center">a</p><ul><li style="text-align: center">b</li></ul>',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Editing this text would lose/, undefined, { timeout: 10_000 }),
    ).toHaveTextContent('Editing this text would lose some of it: style text-align.');
  },
};

const rich = [
  '<h2 style="text-align: center">Ana Fields</h2>',
  '<p style="margin-left: 25px"><span style="color: #b3261e; font-family: \'Courier New\'">Underwriter</span> ',
  '<strong>bold</strong> <em>italic</em> <u>under</u> <a href="https://north.example/" target="_blank" rel="noopener noreferrer">site</a></p>',
  '<ul><li>one<ul><li>deeper</li></ul></li><li>two</li></ul><ol><li>first</li></ol>',
  '<p dir="rtl" lang="ar">end</p><ul dir="rtl" lang="ar"><li>one</li></ul><ol dir="rtl"><li>first</li></ol>',
  '<blockquote><p>quoted</p></blockquote><pre><code>code</code></pre><p><br></p><p>end</p>',
].join('');

/** Everything that the toolbar can make survives an edit elsewhere, in the very same words. */
export const KeepsItsOwn: Story = {
  args: { defaultValue: rich },
  play: async ({ args, canvas }) => {
    const text = await findText();
    await expect(canvas.queryByText(/would lose/)).toBeNull();
    await caretAtEnd(text);
    await typeText(text, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(rich.replace(/end<\/p>$/, 'end!</p>'), {
      reason: 'edit',
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: rich },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ana Fields' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvasElement.querySelector('[contenteditable="true"]')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Message' })).toHaveAttribute('tabindex', '0');
    const link = canvas.getByRole('link', { name: 'site' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ReadOnlyWithReason: Story = {
  args: { readOnlyReason: 'You need the permission MODIFY_CONFIG_CARRIERS', value: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No text')).toBeVisible();
    await expect(canvas.getByText('You need the permission MODIFY_CONFIG_CARRIERS')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'Enter a message', isRequired: true },
  play: async () => {
    const text = await findText();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAttribute('aria-required', 'true');
    await expect(text).toHaveAccessibleDescription('Enter a message');
  },
};

function Host(props: RichTextEditorProps) {
  const [value, setValue] = useState('<p>One</p>');
  const [hint, setHint] = useState('');
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        hint={hint}
        onValueChange={(next, details) => {
          setValue(next);
          setHint(next);
          props.onValueChange?.(next, details);
        }}
      />
      <Button onClick={() => setValue('<p>Two</p>')}>Load another</Button>
    </>
  );
}

/** A host that holds the value may replace it; undoing does not bring back the document before. */
export const Controlled: Story = {
  render: (args) => <Host {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = await findText();
    await caretAtEnd(first);
    await typeText(first, '!');
    await expect(first).toHaveAccessibleDescription('<p>One!</p>');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Load another' }));
    await waitFor(async () => expect(await findText()).toHaveTextContent('Two'));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { defaultValue: `<p>${'Underwriting'.repeat(900)}</p><p>${'🏢 '.repeat(3000)}</p>`.repeat(3) },
  play: async ({ canvasElement }) => {
    const text = await findText();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(text.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.6 + 1);
    const frame = canvasElement.querySelector('[data-part="rich-text"]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};

/** Where there is little room the toolbar goes on in a further line; nothing is out of reach. */
export const Narrow: Story = {
  parameters: { frame: { width: 360 } },
  play: async ({ canvas }) => {
    await findText();
    const { right } = canvas.getByRole('toolbar').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرسالة',
    defaultValue: '<p dir="rtl">مع أطيب التحيات،</p><ul><li>واحد</li></ul>',
    labels: { font: 'الخط', defaultFont: 'الخط الافتراضي', style: 'النمط', source: 'المصدر' },
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'الرسالة' }, { timeout: 10_000 });
    await expect(text.querySelector('p')).toHaveAttribute('dir', 'rtl');
    const style = canvas.getByRole('button', { name: 'النمط: Normal' });
    style.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  },
};

const marked = (text: HTMLElement) =>
  [...text.querySelectorAll('[data-part="mark"]')].map(({ textContent }) => textContent);

/** What the host finds in a paragraph is marked while it is typed, across styles; the document holds nothing of it. */
export const MarksWhatIsFound: Story = {
  args: {
    defaultValue: '<p>Dear {{na<strong>me</strong>}},<br>from {{sender}}</p>',
    findMarks: (text) =>
      [...text.matchAll(/\{\{(?!name\}\})[a-z]*\}\}/g)].map(({ index, 0: all }) => ({
        from: index,
        to: index + all.length,
        note: 'Not known',
      })),
  },
  play: async ({ args }) => {
    const text = await findText();
    await waitFor(() => expect(marked(text)).toEqual(['{{sender}}']));
    await expect(text.querySelector('[data-part="mark"]')).toHaveAttribute('title', 'Not known');
    await caretAtEnd(text);
    await typeText(text, ' {{dat');
    await expect(marked(text)).toEqual(['{{sender}}']);
    await typeText(text, 'e}}');
    await waitFor(() => expect(marked(text)).toEqual(['{{sender}}', '{{date}}']));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>Dear {{na<strong>me</strong>}},<br>from {{sender}} {{date}}</p>',
      { reason: 'edit' },
    );
  },
};

/** Also in a text that is only shown: one that cannot be changed, or that editing would lose something of. */
export const MarksWhatIsShown: Story = {
  args: {
    defaultValue:
      '<table><tbody><tr><td>Dear {{na<b>me</b>}} and {{sen<b>der</b>}}</td></tr></tbody></table>',
    findMarks: MarksWhatIsFound.args?.findMarks,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Editing this text would lose/)).toBeVisible();
    await expect(marked(canvasElement)).toEqual(['{{sen', 'der', '}}']);
  },
};

/** On the paper of a dark screen, with inert links. */
export const OnDarkPaper: Story = {
  args: {
    isReadOnly: true,
    theme: 'dark',
    hasInertLinks: true,
    defaultValue:
      '<p>Read <a href="https://north.example/q">it</a>, <span style="color: #ff9d94">today</span></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'it' });
    await expect(link).toHaveAttribute('title', 'https://north.example/q');
    await expect(canvasElement.querySelector('[href]')).toBeNull();
    const paper = canvasElement.querySelector('[data-part="view"]') ?? canvasElement;
    await expect(getComputedStyle(paper).backgroundColor).toBe('rgb(28, 31, 36)');
    await expect(getComputedStyle(canvas.getByText('today')).color).toBe('rgb(255, 157, 148)');
  },
};
