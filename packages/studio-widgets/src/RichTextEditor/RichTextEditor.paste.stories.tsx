import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSchema } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createMarkupWriter } from './editor/createMarkupWriter.ts';
import { readDocument } from './editor/editorHtml.ts';
import { createExtensions } from './editor/extensions.ts';
import { pastedSamples } from './pastedHtml.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { paste, typeText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor/Paste',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', defaultValue: '<p>Regards</p>', onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const schema = getSchema(createExtensions({ isAllowed: () => true, describe: (address) => address }));

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

function lastHtml({ onValueChange }: Pick<RichTextEditorProps, 'onValueChange'>): string {
  const calls =
    onValueChange && 'mock' in onValueChange ? (onValueChange as ReturnType<typeof fn>).mock.calls : [];
  const last: unknown = calls.at(-1)?.[0];
  return typeof last === 'string' ? last : '';
}

function Samples(props: RichTextEditorProps) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
      <RichTextEditor {...props} key={index} />
    </>
  );
}

/** Of what other programs copy nothing runs together, and what is missing is reported. What is stored opens again as it is. */
export const FromOtherPrograms: Story = {
  args: { defaultValue: '' },
  render: (args) => <Samples {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const found: object[] = [];
    for (const { name, html } of pastedSamples) {
      await paste(await findText(), html);
      const announcement = canvasElement.querySelector('[data-part="status"]')?.textContent ?? '';
      found.push({ name, stored: lastHtml(args), announcement });
      canvas.getByRole('button', { name: 'Next' }).click();
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent(''));
    }
    await expect(found).toEqual(
      pastedSamples.map(({ name, stored, announcement }) => ({ name, stored, announcement })),
    );
    for (const { name, stored } of pastedSamples) {
      const kept = createMarkupWriter(schema).toHtml(readDocument(stored, schema));
      await expect(kept, name).toBe(stored);
    }
  },
};

/** Plain text keeps its lines, its empty lines and its tabs. */
export const PlainText: Story = {
  args: { defaultValue: '' },
  play: async ({ args }) => {
    const text = await findText();
    await paste(text, '', undefined, 'Limit\t1,000,000\r\n  of  two\r\n\r\nEnd\n');
    await expect(lastHtml(args)).toBe('<p>Limit\u20031,000,000<br>&nbsp; of&nbsp; two</p><p>End</p>');
  },
};

/** A picture that was copied is attached where that can be done, and reported where it cannot. */
export const PictureAlone: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvasElement }) => {
    const text = await findText();
    const file = new File(['x'], 'map.png', { type: 'image/png' });
    await paste(text, '<meta charset="utf-8"><img src="data:image/png;base64,AA" alt="">', file);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="status"]')).toHaveTextContent(
        'Pasted without pictures.',
      ),
    );
    await paste(text, '', undefined, 'Words');
    await waitFor(() => expect(canvasElement.querySelector('[data-part="status"]')).toHaveTextContent(/^$/));
    await paste(text, '', file);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="status"]')).toHaveTextContent(
        'Pasted without pictures.',
      ),
    );
    await expect(lastHtml(args)).toBe('<p>Words</p>');
  },
};

/** Blanks are stored as they are shown: what opens again is what was typed, and nothing is changed by opening it. */
export const Blanks: Story = {
  args: { defaultValue: '' },
  render: (args) => <Samples {...args} />,
  play: async ({ args, canvas }) => {
    const text = await findText();
    await typeText(text, 'Total:     100 ');
    const stored = lastHtml(args);
    await expect(stored).toBe('<p>Total: &nbsp; &nbsp; 100&nbsp;</p>');
    const opened = readDocument(stored, schema);
    await expect(opened.textContent.replaceAll('\u00a0', ' ')).toBe('Total:     100 ');
    await expect(createMarkupWriter(schema).toHtml(opened)).toBe(stored);
    await expect(canvas.getByRole('textbox').textContent?.replaceAll('\u00a0', ' ')).toBe('Total:     100 ');
  },
};
