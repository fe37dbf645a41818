import { GlobalStyles } from '@studio/ui';
import { RichTextEditor } from '@studio/widgets';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const extensions = [StarterKit];

/** Paragraphs of 200 characters with some styles, as HTML of at least so many bytes. */
function makeDocument(bytes: number): string {
  const sentence = 'Coverage <strong>applies</strong> to the <em>scheduled</em> premises only. ';
  const paragraph = `<p>${sentence.repeat(3).trim()}</p>`;
  return paragraph.repeat(Math.ceil(bytes / paragraph.length));
}

/** The least that TipTap needs, with the attributes that the driver finds an editor by. */
function Bare({ content }: { content: string }) {
  const editor = useEditor({
    extensions,
    content,
    editorProps: { attributes: { role: 'textbox', 'data-part': 'editable' } },
  });
  return <EditorContent editor={editor} />;
}

/** Ours as a screen uses it: the host holds the value and draws again for every key. */
function Studio({ content }: { content: string }) {
  const [value, setValue] = useState(content);
  return <RichTextEditor label="Message" value={value} onValueChange={setValue} />;
}

const search = new URLSearchParams(location.search);
const content = makeDocument(Number(search.get('bytes')));
const Contender = search.get('contender') === 'studio' ? Studio : Bare;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <>
    <GlobalStyles />
    <Contender content={content} />
  </>,
);
