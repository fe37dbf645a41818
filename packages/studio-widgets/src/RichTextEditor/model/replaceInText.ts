import { isElement, type Markup } from './Markup.ts';

/** A piece of a paragraph's text that is replaced. */
export interface TextReplacement {
  /** Characters before it. */
  readonly from: number;
  /** Characters before its end. */
  readonly to: number;
  /**
   * What replaces it. Styles can divide it: then it is asked of each part.
   * @param part the text of the part
   * @param offset characters of the piece before the part
   */
  readonly replace: (part: string, offset: number) => readonly Markup[];
}

interface TextRun {
  text: string;
  readonly parts: { readonly index: number; readonly from: number; readonly text: string }[];
}

/** Elements that do not end a paragraph. */
const inline = new Set(
  'a abbr b big cite code del em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);
/** Replaces a picture or a line break in the text of a paragraph. */
const notText = '\ufffc';

/**
 * Markup in which pieces of text are replaced. They are searched in the text of each paragraph as it is read, so that it makes no
 * difference how it is written: with entities, or with styles on a part of it. White space is a blank there, U+FFFC a picture or a line break.
 */
export function replaceInText(
  content: readonly Markup[],
  find: (text: string) => readonly TextReplacement[],
): Markup[] {
  const replaced = new Map<number, readonly Markup[]>();
  for (const { text, parts } of runsOf(content)) {
    const found = text.trim() === '' ? [] : find(text);
    if (found.length > 0) for (const part of parts) replaced.set(part.index, partsOf(part, found));
  }
  let index = 0;
  const rebuild = (nodes: readonly Markup[]): Markup[] =>
    nodes.flatMap((node): readonly Markup[] => {
      if (typeof node !== 'string')
        return [isElement(node) ? { ...node, children: rebuild(node.children) } : node];
      index += 1;
      return replaced.get(index) ?? [node];
    });
  return rebuild(content);
}

/** The text of each paragraph with the texts that it is made of; these are counted from 1 in their order. */
function runsOf(content: readonly Markup[]): readonly TextRun[] {
  let run: TextRun = { text: '', parts: [] };
  const runs = [run];
  let index = 0;
  const end = () => {
    if (run.text === '') return;
    run = { text: '', parts: [] };
    runs.push(run);
  };
  const walk = (node: Markup) => {
    if (typeof node === 'string') {
      index += 1;
      run.parts.push({ index, from: run.text.length, text: node });
      run.text += node.replaceAll(/\s/g, ' ');
    } else if (isElement(node)) {
      if (node.tag === 'br' || node.tag === 'img') run.text += notText;
      const isBlock = !inline.has(node.tag) && node.tag !== 'br' && node.tag !== 'img';
      if (isBlock) end();
      for (const child of node.children) walk(child);
      if (isBlock) end();
    }
  };
  for (const node of content) walk(node);
  return runs;
}

function partsOf(part: TextRun['parts'][number], found: readonly TextReplacement[]): readonly Markup[] {
  const made: Markup[] = [];
  let done = 0;
  for (const { from, to, replace } of found) {
    const [start, end] = [from, to].map((at) => Math.min(Math.max(at - part.from, 0), part.text.length));
    if (start === undefined || end === undefined || start >= end) continue;
    made.push(
      part.text.slice(done, start),
      ...replace(part.text.slice(start, end), start + part.from - from),
    );
    done = end;
  }
  return [...made, part.text.slice(done)].filter((node) => node !== '');
}
