import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { CodeEditor } from '../shared/codeEditor/CodeEditor.tsx';

/** What the console's own server allows for styles: its files, and an empty style element. */
const policy = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const page = `<!doctype html><html lang="en"><head><title>Page</title>
<meta http-equiv="Content-Security-Policy" content="${policy}"></head>
<body><p id="name">Script</p></body></html>`;

const blocked: string[] = [];

function StrictPage() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="A page with a strict policy"
        srcDoc={page}
        style={{ width: 480, height: 240 }}
        onLoad={({ currentTarget }) => {
          const opened = currentTarget.contentDocument;
          opened?.addEventListener('securitypolicyviolation', (event) => {
            blocked.push(event.violatedDirective);
          });
          setBody(opened?.body ?? null);
        }}
      />
      {body &&
        createPortal(
          <CodeEditor
            id="editor"
            labelledBy="name"
            value="sum(1, 2"
            onValueChange={() => undefined}
            problems={[{ from: 8, to: 8, severity: 'error', message: 'unexpected token' }]}
            complete={async () => null}
            phrases={{ completions: 'Functions' }}
          />,
          body,
        )}
    </>
  );
}

const meta = {
  title: 'Widgets/ExpressionModal/Strict policy',
  component: StrictPage,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof StrictPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The editor is dressed by a constructed style sheet: no style element, no nonce, nothing blocked. */
export const NoStyleElement: Story = {
  beforeEach: () => {
    blocked.length = 0;
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('A page with a strict policy');
    const find = (selector: string) => frame.contentDocument?.querySelector<HTMLElement>(selector);
    await waitFor(() => expect(find('.cm-scroller')).toBeTruthy());
    const scroller = find('.cm-scroller');
    const view = frame.contentWindow;
    await expect(scroller && view?.getComputedStyle(scroller).display).toBe('flex');
    await waitFor(() => expect(find('.cm-lint-marker-error')).toBeTruthy());
    const marker = find('.cm-lint-marker-error');
    await expect(marker && view?.getComputedStyle(marker).borderTopLeftRadius).toBe('4px');
    await expect(frame.contentDocument?.adoptedStyleSheets).toHaveLength(1);
    await expect(find('style')).toBeNull();
    await expect(blocked).toEqual([]);
  },
};

/** The page is as strict as it says: what CodeMirror does by itself is blocked there. */
export const StyleElementIsBlocked: Story = {
  beforeEach: () => {
    blocked.length = 0;
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('A page with a strict policy');
    await waitFor(() => expect(frame.contentDocument?.querySelector('.cm-scroller')).toBeTruthy());
    const style = frame.contentDocument?.createElement('style');
    if (style) {
      style.textContent = '.cm-scroller { display: grid }';
      frame.contentDocument?.head.append(style);
    }
    await waitFor(() => expect(blocked).toEqual(['style-src-elem']));
  },
};
