import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fonts } from './model/palette.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { caretAtEnd, nextFrame, pressKey, selectText } from './storyText.ts';

const onValueChange = fn();

const meta = {
  title: 'Widgets/RichTextEditor/Toolbar',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', defaultValue: '<p>Ana Fields</p>', onValueChange },
  beforeEach: () => {
    onValueChange.mockClear();
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
const button = (name: string | RegExp) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const becomes = (html: string) =>
  waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(html, { reason: 'edit' }));

async function choose(trigger: string | RegExp, item: string): Promise<void> {
  button(trigger).click();
  const line = await screen.findByRole(/indent/.test(item) ? 'menuitem' : 'menuitemradio', {
    name: new RegExp(`^${item}`),
  });
  line.click();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
}

/** Style, bold, underline, italic, clear, font, colour, lists, paragraph, link: in this order. */
export const Order: Story = {
  args: { onAttach: fn() },
  play: async () => {
    await findText();
    const names = within(screen.getByRole('toolbar', { name: 'Formatting' }))
      .getAllByRole('button')
      .map((control) => control.getAttribute('aria-label'));
    await expect(names).toEqual([
      ...['Style: Normal', 'Bold', 'Underline', 'Italic', 'Clear formatting', 'Font: Default font', 'Colour'],
      ...['Bulleted list', 'Numbered list', 'Paragraph', 'Link', 'Attach a file', 'Undo', 'Redo', 'Source'],
    ]);
  },
};

export const BoldUnderlineItalic: Story = {
  play: async ({ step }) => {
    const text = await findText();
    for (const [name, tag, key] of [
      ['Bold', 'strong', 'b'],
      ['Underline', 'u', 'u'],
      ['Italic', 'em', 'i'],
    ] as const) {
      await step(`${name}, by its button and by its key`, async () => {
        await selectText(text, 'Ana');
        button(name).click();
        await becomes(`<p><${tag}>Ana</${tag}> Fields</p>`);
        await waitFor(() => expect(button(name)).toHaveAttribute('aria-pressed', 'true'));
        await selectText(text, 'Ana');
        await expect(pressKey(text, key, { ctrlKey: true })).toBe(true);
        await becomes('<p>Ana Fields</p>');
        await waitFor(() => expect(button(name)).toHaveAttribute('aria-pressed', 'false'));
      });
    }
  },
};

/** Styles go, links stay. */
export const Clear: Story = {
  args: {
    defaultValue:
      '<p><strong><u>Ana</u></strong> <span style="color: #b3261e; font-family: Impact"><a href="https://north.example/">site</a></span></p>',
  },
  play: async () => {
    const text = await findText();
    text.focus();
    document.execCommand('selectAll');
    await nextFrame();
    button('Clear formatting').click();
    await becomes(
      '<p>Ana <a href="https://north.example/" target="_blank" rel="noopener noreferrer">site</a></p>',
    );
  },
};

export const Style: Story = {
  play: async ({ step }) => {
    const text = await findText();
    const styles: [string, string][] = [
      ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [
        `Heading ${level}`,
        `<h${level}>Ana Fields</h${level}>`,
      ]),
      ['Quote', '<blockquote><p>Ana Fields</p></blockquote>'],
      ['Code', '<pre><code>Ana Fields</code></pre>'],
    ];
    for (const [name, html] of styles) {
      await step(name, async () => {
        await caretAtEnd(text);
        await choose(/^Style/, name);
        await becomes(html);
        await waitFor(() => expect(button(`Style: ${name}`)).toBeVisible());
        await waitFor(() => expect(text).toHaveFocus());
      });
    }
    await choose(/^Style/, 'Normal');
    await becomes('<p>Ana Fields</p>');
  },
};

export const Font: Story = {
  play: async ({ step }) => {
    const text = await findText();

    await step('the ten fonts, after the default', async () => {
      button(/^Font/).click();
      const items = await screen.findAllByRole('menuitemradio');
      await expect(items.map((item) => item.textContent)).toEqual(['Default font', ...fonts]);
      items[0]?.click();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(text).toHaveFocus());
    });

    await step('one is set, shown and taken away', async () => {
      await selectText(text, 'Fields');
      await choose(/^Font/, 'Times New Roman');
      await becomes('<p>Ana <span style="font-family: \'Times New Roman\'">Fields</span></p>');
      await waitFor(() => expect(button('Font: Times New Roman')).toBeVisible());
      await expect(getComputedStyle(screen.getByText('Fields')).fontFamily).toBe('"Times New Roman"');
      await choose(/^Font/, 'Default font');
      await becomes('<p>Ana Fields</p>');
    });
  },
};

export const Colour: Story = {
  play: async () => {
    const text = await findText();
    await selectText(text, 'Fields');
    await choose('Colour', 'Red');
    await becomes('<p>Ana <span style="color: #b3261e">Fields</span></p>');
    await expect(getComputedStyle(screen.getByText('Fields')).color).toBe('rgb(179, 38, 30)');
    await choose('Colour', 'Default colour');
    await becomes('<p>Ana Fields</p>');
  },
};

export const Lists: Story = {
  play: async ({ step }) => {
    const text = await findText();
    await caretAtEnd(text);
    await step('by their buttons', async () => {
      button('Bulleted list').click();
      await becomes('<ul><li>Ana Fields</li></ul>');
      await waitFor(() => expect(button('Bulleted list')).toHaveAttribute('aria-pressed', 'true'));
      button('Numbered list').click();
      await becomes('<ol><li>Ana Fields</li></ol>');
      button('Numbered list').click();
      await becomes('<p>Ana Fields</p>');
    });
    await step('by their keys', async () => {
      pressKey(text, '8', { ctrlKey: true, shiftKey: true, keyCode: 56 });
      await becomes('<ul><li>Ana Fields</li></ul>');
      pressKey(text, '7', { ctrlKey: true, shiftKey: true, keyCode: 55 });
      await becomes('<ol><li>Ana Fields</li></ol>');
    });
  },
};

/** Alignment and indent. */
export const Paragraph: Story = {
  play: async ({ step }) => {
    const text = await findText();
    await caretAtEnd(text);
    for (const [name, value] of [
      ['Centre', 'center'],
      ['Right', 'right'],
      ['Justified', 'justify'],
    ] as const) {
      await step(name, async () => {
        await choose('Paragraph', name);
        await becomes(`<p style="text-align: ${value}">Ana Fields</p>`);
      });
    }
    await step('left is what a paragraph has by itself', async () => {
      await choose('Paragraph', 'Left');
      await becomes('<p>Ana Fields</p>');
    });
    await step('indent grows and shrinks by steps', async () => {
      await choose('Paragraph', 'Increase indent');
      await becomes('<p style="margin-left: 25px">Ana Fields</p>');
      await expect(pressKey(text, ']', { ctrlKey: true })).toBe(true);
      await becomes('<p style="margin-left: 50px">Ana Fields</p>');
      await expect(pressKey(text, '[', { ctrlKey: true })).toBe(true);
      await choose('Paragraph', 'Decrease indent');
      await becomes('<p>Ana Fields</p>');
    });
  },
};

/** In a list, indent goes a level deeper and back. */
export const IndentInAList: Story = {
  args: { defaultValue: '<ul><li>one</li><li>two</li></ul>' },
  play: async () => {
    const text = await findText();
    await caretAtEnd(text);
    await choose('Paragraph', 'Increase indent');
    await becomes('<ul><li>one<ul><li>two</li></ul></li></ul>');
    await choose('Paragraph', 'Decrease indent');
    await becomes('<ul><li>one</li><li>two</li></ul>');
  },
};

/** One tab stop; arrows, Home and End move; Alt+F10 goes there and Escape back. The tooltip shows the key. */
export const Keyboard: Story = {
  play: async ({ userEvent, step }) => {
    const text = await findText();
    await step('Alt+F10 goes to the toolbar', async () => {
      await caretAtEnd(text);
      pressKey(text, 'F10', { altKey: true });
      await expect(button(/^Style/)).toHaveFocus();
    });
    await step('arrows move within it', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(button('Bold')).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Bold \((Ctrl\+|⌘)B\)$/);
      await userEvent.keyboard('{End}');
      await expect(button('Source')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(button(/^Style/)).toHaveFocus();
      const stops = within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter((control) => control.tabIndex === 0);
      await expect(stops).toHaveLength(1);
    });
    await step('a button keeps the focus when it is pressed by a key', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(button('Bold')).toHaveFocus();
      await waitFor(() => expect(button('Bold')).toHaveAttribute('aria-pressed', 'true'));
    });
    await step('Escape goes back to the text', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(text).toHaveFocus());
    });
  },
};

export const UndoAndRedo: Story = {
  play: async () => {
    const text = await findText();
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await selectText(text, 'Ana');
    button('Bold').click();
    await becomes('<p><strong>Ana</strong> Fields</p>');
    await expect(pressKey(text, 'z', { ctrlKey: true })).toBe(true);
    await becomes('<p>Ana Fields</p>');
    await waitFor(() => expect(button('Redo')).toHaveAttribute('aria-disabled', 'false'));
    button('Redo').click();
    await becomes('<p><strong>Ana</strong> Fields</p>');
  },
};

/** Where the controls have no room in one row, whole groups go to the next. */
export const GroupsStayTogether: Story = {
  parameters: { frame: { maxWidth: 480 } },
  play: async () => {
    await findText();
    const bar = screen.getByRole('toolbar');
    const tops = [...bar.children]
      .map((group) =>
        [...group.querySelectorAll('button')].map((each) => Math.round(each.getBoundingClientRect().top)),
      )
      .filter((group) => group.length > 1);
    for (const group of tops) await expect(Math.max(...group) - Math.min(...group)).toBeLessThan(8);
    await expect(new Set(tops.map(([top]) => top)).size).toBeGreaterThan(1);
  },
};
