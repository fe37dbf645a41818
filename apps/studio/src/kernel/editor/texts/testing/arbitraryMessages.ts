import fc from 'fast-check';

/** A word of a message, and how it looks. */
interface Word {
  readonly text: string;
  readonly isBold: boolean;
  readonly href: string;
}

/** A paragraph, a heading or an item of a list. */
interface Paragraph {
  readonly tag: 'p' | 'h2' | 'item';
  /** Of an item: how many lists contain it, from 1. */
  readonly level: number;
  readonly alignment: '' | 'center' | 'right';
  readonly words: readonly Word[];
}

type Message = readonly Paragraph[];

/** One edit, as plain data, so that a failure can be read. Numbers point at paragraphs and words, whatever there are. */
export interface MessageEdit {
  readonly what:
    | 'insert'
    | 'remove'
    | 'move'
    | 'split'
    | 'tag'
    | 'level'
    | 'align'
    | 'insertWord'
    | 'removeWord'
    | 'bold'
    | 'link';
  readonly paragraph: number;
  readonly to: number;
}

/** Three versions of a message, as the editor writes them. Every word that is inserted occurs once. */
export interface MessageVersions {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Versions of messages that are not empty. @param write how they are written. Default: as HTML */
export function messageVersions(write = toHtml): fc.Arbitrary<MessageVersions> {
  const edits = fc.array(messageEdit, { maxLength: 5 });
  return fc
    .record({ start: fc.array(messageEdit, { minLength: 4, maxLength: 14 }), mine: edits, theirs: edits })
    .map(({ start, mine, theirs }) => {
      const base = apply([plain(['Dear', 'Agent'])], start.map(growing), 'b');
      const [here, there] = [apply(base, mine, 'm'), apply(base, theirs, 't')];
      return { base: write(base), mine: write(here), theirs: write(there) };
    });
}

/** The same messages by lines, without formatting. */
export function toLines(message: Message): string {
  return message.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
}

const messageEdit: fc.Arbitrary<MessageEdit> = fc.record({
  what: fc.constantFrom(
    ...(['insert', 'remove', 'move', 'split', 'tag', 'level', 'align'] as const),
    ...(['insertWord', 'insertWord', 'removeWord', 'bold', 'link'] as const),
  ),
  paragraph: fc.nat(20),
  to: fc.nat(20),
});

function growing(edit: MessageEdit): MessageEdit {
  return edit.what === 'remove' || edit.what === 'removeWord' ? { ...edit, what: 'insert' } : edit;
}

function plain(texts: readonly string[]): Paragraph {
  const words = texts.map((text) => ({ text, isBold: false, href: '' }));
  return { tag: 'p', level: 1, alignment: '', words };
}

function apply(message: Message, edits: readonly MessageEdit[], prefix: string): Message {
  return edits.reduce((now, edit, index) => applyEdit(now, edit, `${prefix}${index}`), message);
}

function applyEdit(message: Message, edit: MessageEdit, name: string): Message {
  const index = edit.paragraph % message.length;
  const paragraph = message[index];
  if (paragraph === undefined) return message;
  const to = edit.to % (message.length + 1);
  const replaced = (...others: readonly Paragraph[]) => message.toSpliced(index, 1, ...others);
  switch (edit.what) {
    case 'insert':
      return message.toSpliced(to, 0, plain(['one', 'two', 'three', 'four'].map((word) => `${name}${word}`)));
    case 'remove':
      return message.length > 1 ? replaced() : message;
    case 'move':
      return replaced().toSpliced(to % message.length, 0, paragraph);
    case 'split': {
      const at = edit.to % (paragraph.words.length + 1);
      const [first, second] = [paragraph.words.slice(0, at), paragraph.words.slice(at)];
      return replaced({ ...paragraph, words: first }, { ...paragraph, words: second });
    }
    case 'tag':
      return replaced({ ...paragraph, tag: (['p', 'h2', 'item'] as const)[edit.to % 3] ?? 'p', level: 1 });
    case 'level':
      return replaced({ ...paragraph, level: 1 + (edit.to % 3) });
    case 'align':
      return replaced({ ...paragraph, alignment: (['', 'center', 'right'] as const)[edit.to % 3] ?? '' });
    default:
      return replaced({ ...paragraph, words: editWords(paragraph.words, edit, name) });
  }
}

function editWords(words: readonly Word[], { what, to }: MessageEdit, name: string): readonly Word[] {
  const at = to % Math.max(words.length, 1);
  const word = words[at];
  if (what === 'insertWord')
    return words.toSpliced(to % (words.length + 1), 0, {
      text: `${name}new`,
      isBold: to % 3 === 0,
      href: '',
    });
  if (word === undefined) return words;
  if (what === 'removeWord') return words.toSpliced(at, 1);
  if (what === 'bold') return words.toSpliced(at, 1, { ...word, isBold: !word.isBold });
  return words.toSpliced(at, 1, { ...word, href: `https://x.example/${name}` });
}

function toHtml(message: Message): string {
  const html: string[] = [];
  let depth = 0;
  const toDepth = (wanted: number) => {
    for (; depth > wanted; depth -= 1) html.push('</li></ul>');
  };
  for (const { tag, level, alignment, words } of message) {
    const text = writeWords(words) || '<br>';
    const style = alignment === '' ? '' : ` style="text-align: ${alignment}"`;
    if (tag !== 'item') {
      toDepth(0);
      html.push(`<${tag}${style}>${text}</${tag}>`);
      continue;
    }
    const wanted = Math.min(level, depth + 1);
    toDepth(wanted);
    html.push(depth === wanted ? '</li><li>' : '<ul><li>', style === '' ? text : `<p${style}>${text}</p>`);
    depth = wanted;
  }
  toDepth(0);
  return html.join('');
}

/** Neighbours of the same look are written into one element, as the editor does it. */
function writeWords(words: readonly Word[]): string {
  const html = words.map(({ text, isBold, href }) => {
    const inside = isBold ? `<strong>${text}</strong>` : text;
    return href === '' ? inside : `<a href="${href}" target="_blank" rel="noopener noreferrer">${inside}</a>`;
  });
  return html.join(' ');
}
