import { isElement, type Markup, type MarkupElement } from './Markup.ts';

/** Separates the cells of a row, wherever a table becomes lines. */
export const cellSeparator = ' | ';

const parts = new Set(['tbody', 'thead', 'tfoot']);
const lineBreak: MarkupElement = { tag: 'br', attributes: {}, children: [] };

type Row = readonly MarkupElement[];

function elementsOf(content: readonly Markup[]): readonly MarkupElement[] {
  return content.filter((node): node is MarkupElement => typeof node !== 'string' && isElement(node));
}

/** The rows of a table, in their order. Cells that are in no row are one. */
export function rowsOf(table: MarkupElement): readonly Row[] {
  const found: Row[] = [];
  let loose: MarkupElement[] = [];
  const end = () => {
    if (loose.length > 0) found.push(loose);
    loose = [];
  };
  for (const node of elementsOf(table.children)) {
    if (node.tag === 'td' || node.tag === 'th') loose.push(node);
    else {
      end();
      if (node.tag === 'tr') found.push(elementsOf(node.children));
      else if (parts.has(node.tag)) found.push(...rowsOf(node));
      else if (node.tag === 'caption') found.push([node]);
    }
  }
  end();
  return found;
}

/** The lines of a cell whose blocks are all paragraphs; undefined for one that holds more. */
function plainLines(blocks: readonly Markup[]): readonly (readonly Markup[])[] | undefined {
  const elements = elementsOf(blocks);
  if (elements.length !== blocks.length || elements.some(({ tag }) => tag !== 'p')) return undefined;
  return elements.map(({ children }) => children);
}

function hasBreak(content: readonly Markup[]): boolean {
  return elementsOf(content).some(({ tag, children }) => tag === 'br' || hasBreak(children));
}

/** A line in which the breaks are blanks. */
function inOneLine(content: readonly Markup[]): readonly Markup[] {
  return content.map((node) => {
    if (typeof node === 'string' || !isElement(node)) return node;
    return node.tag === 'br' ? ' ' : { ...node, children: inOneLine(node.children) };
  });
}

function joined(lines: readonly (readonly Markup[])[], separator: Markup): Markup[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [separator, ...line]));
}

/**
 * A table as blocks: a line for each row, its cells parted by ' | '. A table that only arranges things, and a row with lists
 * or other tables in it, become the blocks of their cells, one after the other.
 * @param toBlocks makes blocks of the content of a cell
 */
export function tableBlocks(
  table: MarkupElement,
  toBlocks: (content: readonly Markup[]) => readonly Markup[],
): Markup[] {
  const rows = rowsOf(table).map((row) => row.map((cell) => blocksOf(toBlocks(cell.children))));
  const filled = (row: (typeof rows)[number]) => row.filter((cell) => cell.length > 0).length;
  const isOfData = rows.filter((row) => filled(row) > 1).length > 1;
  const made: Markup[] = [];
  let lines: Markup[][] = [];
  const end = () => {
    if (lines.length > 0) made.push({ tag: 'p', attributes: {}, children: joined(lines, lineBreak) });
    lines = [];
  };
  for (const row of rows) {
    const cells = row.map(plainLines);
    const isLine =
      row.length > 1 &&
      cells.every(
        (cell) =>
          cell !== undefined && (isOfData || (cell.length < 2 && cell.every((line) => !hasBreak(line)))),
      );
    if (isLine) {
      const texts = cells.map((cell) => inOneLine(joined(cell ?? [], ' ')));
      while (texts.at(-1)?.length === 0) texts.pop();
      if (texts.length > 0) lines.push(joined(texts, cellSeparator));
    } else {
      const [single] = row.length === 1 ? cells : [];
      const isSingleLine = isOfData && single !== undefined && single.length === 1;
      if (isSingleLine) lines.push([...(single[0] ?? [])]);
      else {
        end();
        made.push(...row.flat());
      }
    }
  }
  end();
  return made;
}

/** The blocks of a cell; none for one in which nothing is to be read. */
function blocksOf(content: readonly Markup[]): readonly Markup[] {
  const blocks = elementsOf(content);
  const isEmpty = blocks.every(({ tag, children }) => tag === 'p' && children.every(isEmptyText));
  return isEmpty ? [] : content;
}

function isEmptyText(node: Markup): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return isElement(node) && (node.tag === 'br' || (node.tag !== 'img' && node.children.every(isEmptyText)));
}
