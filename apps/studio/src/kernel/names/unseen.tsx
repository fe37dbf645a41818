import type { GridCellContext, GridColumn } from '@studio/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { namesText } from './names.messages.ts';

/** A character of a name that no reader sees, or takes for the usual blank. */
export interface UnseenCharacter {
  /** Such as U+00A0. */
  readonly code: string;
  /** What it is, within a sentence. */
  readonly text: string;
  /** The visible text before it, ten characters at most. */
  readonly before: string;
}

const shownBefore = 10;

/** The first such character of a text; null for none. The server knows the same ones. */
export function findUnseen(text: string): UnseenCharacter | null {
  const found = /\p{Default_Ignorable_Code_Point}|[^\S ]|\u2800/u.exec(text);
  if (found === null) return null;
  const [character] = found;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const before = [...text.slice(0, found.index)].slice(-shownBefore).join('').trimStart();
  return { code, before, text: namesText(messageOf(character), { code }) };
}

/** The message about it below a field, and at its mark in a list. */
export function describeUnseen({ text: character, before }: UnseenCharacter): string {
  return before === ''
    ? namesText('unseen.first', { character })
    : namesText('unseen.after', { character, before });
}

function messageOf(character: string) {
  if (character === '\u00a0') return 'unseen.noBreakSpace';
  return /\s|\u2800/u.test(character) && character !== '\ufeff' ? 'unseen.space' : 'unseen.zeroWidth';
}

/** What a list declares of its columns and of what its rows are called. */
interface NamedColumns<Row> {
  readonly columns: readonly GridColumn<Row>[];
  getId(row: Row): string;
  /** Default: its id. */
  getName?(row: Row): string;
}

/** Grids draw their rows again when they are given other columns. */
const known = new WeakMap<object, unknown>();

/** The columns of a list, of which that with the name marks what of a name is not seen. The same ones for the same list. */
export function markUnseen<Row>(list: NamedColumns<Row>): readonly GridColumn<Row>[] {
  const made = known.get(list) ?? markColumns(list);
  known.set(list, made);
  // Made of this list, and so of its rows.
  return made as readonly GridColumn<Row>[];
}

function markColumns<Row>({
  columns,
  getId,
  getName = getId,
}: NamedColumns<Row>): readonly GridColumn<Row>[] {
  const name = columns.find(({ isRowName }) => isRowName) ?? columns[0];
  const render = (column: GridColumn<Row>) => (row: Row, cell: GridCellContext) =>
    marked(column.render(row, cell), findUnseen(getName(row)));
  return columns.map((column) => (column === name ? { ...column, render: render(column) } : column));
}

/** Before the name: a long one is cut at its end. */
function marked(drawn: ReactNode, unseen: UnseenCharacter | null) {
  if (unseen === null) return drawn;
  return (
    <>
      <Mark title={describeUnseen(unseen)}>{unseen.code}</Mark>
      {drawn}
    </>
  );
}

const Mark = styled.span`
  margin-inline-end: var(--st-space-2);
  padding-inline: var(--st-space-1);
  border: 1px dashed currentColor;
  border-radius: var(--st-radius-control);
  color: var(--st-warning);
  font-size: var(--st-text-sm);
`;
