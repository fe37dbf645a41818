import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { faultsIn, hostileHtml, mutatedHtml } from './hostileHtml.ts';
import { lostMarkup } from './model/lostMarkup.ts';
import { parseRichText } from './parseRichText.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { buildDom } from './sanitize/buildDom.ts';
import { readHtml } from './sanitize/readHtml.ts';
import { sanitizeHtml, sanitizeMarkup } from './sanitize/sanitizeHtml.ts';
import { caretAtEnd, nextFrame, paste, typeText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor/Safety',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', defaultValue: '<p>Regards</p>', onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const allowEvery = () => true;

const isHacked = () => 'hacked' in window && window.hacked === 1;

function lastHtml({ onValueChange }: Pick<RichTextEditorProps, 'onValueChange'>): string {
  const calls =
    onValueChange && 'mock' in onValueChange ? (onValueChange as ReturnType<typeof fn>).mock.calls : [];
  const last: unknown = calls.at(-1)?.[0];
  return typeof last === 'string' ? last : '';
}

/** What the sieves let through of each document is harmless, whatever then reads it, and stays the same. */
export const EveryHostileDocument: Story = {
  play: async () => {
    await expect(hostileHtml.length).toBeGreaterThan(70);
    for (const html of hostileHtml) {
      const clean = sanitizeHtml(html);
      await expect(faultsIn(parse(clean)), html).toEqual([]);
      await expect(faultsIn(parse(`<table><tr><td>${clean}`)), html).toEqual([]);
      await expect(faultsIn(parse(`<svg><desc>${clean}`).querySelector('desc') ?? parse('')), html).toEqual(
        [],
      );
      await expect(faultsIn(buildDom(sanitizeMarkup(html))), html).toEqual([]);
      await expect(sanitizeHtml(clean), html).toBe(clean);
    }
    await expect(isHacked()).toBe(false);
  },
};

/** Of ten thousand generated documents: each is read, sieved and drawn without a failure, harmless, and the same when it is sieved again. */
function mutations(from: number): Story {
  return {
    play: async () => {
      const found: string[] = [];
      for (let seed = from; seed < from + 2000; seed += 1) {
        const html = mutatedHtml(seed);
        const problem = problemOf(html);
        if (problem !== null) found.push(`${seed}: ${problem}: ${html.slice(0, 300)}`);
      }
      await expect(found).toEqual([]);
      await expect(isHacked()).toBe(false);
    },
  };
}

export const FirstMutations: Story = mutations(0);
export const SecondMutations: Story = mutations(2000);
export const ThirdMutations: Story = mutations(4000);
export const FourthMutations: Story = mutations(6000);
export const LastMutations: Story = mutations(8000);

function problemOf(html: string): string | null {
  try {
    const clean = sanitizeHtml(html);
    const drawn = buildDom(sanitizeMarkup(html));
    const faults = [...faultsIn(parse(clean)), ...faultsIn(drawn)];
    if (faults.length > 0) return faults.join(', ');
    if (sanitizeHtml(clean) !== clean) return 'changes when it is sieved again';
    lostMarkup(readHtml(html), sanitizeMarkup(html));
    parseRichText(html);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Two documents after each other may make a third. */
export const EveryPair: Story = {
  play: async () => {
    for (const [index, html] of hostileHtml.entries()) {
      const pair = `${html}${hostileHtml[(index * 7 + 3) % hostileHtml.length]}`;
      await expect(faultsIn(parse(sanitizeHtml(pair))), pair).toEqual([]);
    }
    await expect(isHacked()).toBe(false);
  },
};

function Documents(props: RichTextEditorProps) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
      <RichTextEditor {...props} allowImage={allowEvery} value={hostileHtml[index] ?? ''} />
      <RichTextEditor
        {...props}
        label="To read"
        isReadOnly
        allowImage={allowEvery}
        value={hostileHtml[index] ?? ''}
      />
    </>
  );
}

/** Inwards: each is loaded to be edited and to be read, side by side, and none does anything. */
export const LoadedAndShown: Story = {
  render: (args) => <Documents {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(
      () =>
        expect(canvasElement.querySelectorAll('[data-part="rich-text"] [data-part="loading"]')).toHaveLength(
          0,
        ),
      {
        timeout: 10_000,
      },
    );
    for (const html of hostileHtml) {
      await nextFrame();
      const shown = canvasElement.querySelectorAll('[data-part="view"]');
      await expect(shown.length, html).toBeGreaterThan(0);
      for (const view of shown)
        await expect(
          faultsIn(view).filter((fault) => !/^p\[class\]/.test(fault)),
          html,
        ).toEqual([]);
      await expect(
        canvasElement.querySelector('script, iframe, object, embed, form, base, meta, link'),
        html,
      ).toBeNull();
      canvas.getByRole('button', { name: 'Next' }).click();
    }
    await expect(isHacked()).toBe(false);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Inwards by the clipboard: what is pasted is sanitised before the editor reads it. */
function pasted(documents: readonly string[]): Story {
  return {
    play: async ({ args }) => {
      const text = await findText();
      for (const [index, html] of documents.entries()) {
        text.focus();
        document.execCommand('selectAll');
        await nextFrame();
        await paste(text, `<p>before ${index}</p>${html}<p>x</p>`);
        await expect(text.textContent, html).toContain(`before ${index}`);
        await expect(lastHtml(args), html).toContain(`before ${index}</p>`);
        await expect(faultsIn(parse(lastHtml(args))), html).toEqual([]);
      }
      await expect(isHacked()).toBe(false);
      await expect(
        text.querySelector('script, svg, math, iframe, form, [onclick], [onerror], [id]'),
      ).toBeNull();
    },
  };
}

export const Pasted: Story = pasted(hostileHtml.slice(0, hostileHtml.length / 2));
export const OthersPasted: Story = pasted(hostileHtml.slice(hostileHtml.length / 2));

/** Outwards: what is typed as source reaches the host sanitised, and what was taken out is named. */
export const TypedAsSource: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await findText();
    await userEvent.click(canvas.getByRole('button', { name: 'Source' }));
    const source = await canvas.findByRole('textbox', { name: 'HTML source' });
    await expect(source).toHaveValue('<p>Regards</p>');
    for (const html of hostileHtml) {
      source.focus();
      if (source instanceof HTMLTextAreaElement) source.select();
      await typeText(source, html);
      await expect(faultsIn(parse(lastHtml(args))), html).toEqual([]);
    }
    if (source instanceof HTMLTextAreaElement) source.select();
    await typeText(source, '<p onclick="x()">Hello</p><script>1</script>');
    await expect(await canvas.findByText(/not safe or not supported/)).toHaveTextContent(
      'attribute onclick, <script>',
    );
    await expect(lastHtml(args)).toBe('<p>Hello</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Source' }));
    await expect(await findText()).toHaveTextContent('Hello');
    await expect(isHacked()).toBe(false);
  },
};

const styled =
  '<p style="text-align: center">A <span style="color: #b3261e; font-family: Impact">red</span></p>';

/** Collects what the policy of a strict page would have reported: styles and handlers in markup that is parsed or set. */
function watchPolicy() {
  const violations: string[] = [];
  const { parseFromString } = DOMParser.prototype;
  const { setAttribute } = Element.prototype;
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  const check = (html: string) => {
    if (/<[^>]+\s(?:style|on\w+)\s*=|<style/i.test(html)) violations.push(html);
  };
  DOMParser.prototype.parseFromString = function parseWatched(html, type) {
    check(String(html));
    return parseFromString.call(this, html, type);
  };
  Element.prototype.setAttribute = function setWatched(name, value) {
    if (name.toLowerCase() === 'style') violations.push(`setAttribute style ${value}`);
    setAttribute.call(this, name, value);
  };
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtml,
    set(html: unknown) {
      check(String(html));
      innerHtml?.set?.call(this, html);
    },
  });
  const stop = () => {
    DOMParser.prototype.parseFromString = parseFromString;
    Element.prototype.setAttribute = setAttribute;
    if (innerHtml) Object.defineProperty(Element.prototype, 'innerHTML', innerHtml);
  };
  return { violations, stop };
}

function Late(props: RichTextEditorProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <button type="button" onClick={() => setValue(styled)}>
        Load
      </button>
      <RichTextEditor {...props} value={value} />
      <RichTextEditor {...props} label="To read" isReadOnly value={value} />
    </>
  );
}

/** Styles show in the editor and to readers although the page's policy forbids style attributes: none is ever parsed. */
export const StrictPolicy: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const text = await findText();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="view"]')).toBeVisible());
    const policy = watchPolicy();
    try {
      canvas.getByRole('button', { name: 'Load' }).click();
      await waitFor(() => expect(canvas.getAllByText('red')).toHaveLength(2));
      for (const red of canvas.getAllByText('red')) {
        await expect(getComputedStyle(red).color).toBe('rgb(179, 38, 30)');
        await expect(getComputedStyle(red).fontFamily).toBe('Impact');
        const paragraph = red.closest('p');
        await expect(paragraph && getComputedStyle(paragraph).textAlign).toBe('center');
      }
      await caretAtEnd(await findText());
      await paste(await findText(), styled);
      await expect(policy.violations).toEqual([]);
    } finally {
      policy.stop();
    }
    await expect(text.isConnected).toBe(true);
  },
};
