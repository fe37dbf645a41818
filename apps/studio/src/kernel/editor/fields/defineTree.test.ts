import { describe, expect, test } from 'vitest';
import { diffOutlines } from '../outline/diffOutlines.ts';
import { mergeOutlines } from '../outline/mergeOutlines.ts';
import { comparableTree, defineTree, type TreeInput, type TreeNode } from './defineTree.ts';

/** A group of conditions: groups within groups, each with an id once it is saved, but for the groups. */
interface Part {
  readonly key: string;
  readonly id: string;
  readonly text: string;
}
interface Group extends Part {
  readonly parts: readonly (Part | Group)[];
}
interface Draft {
  readonly title: string;
  readonly parts: readonly (Part | Group)[];
}

const isGroup = (part: Part | Group): part is Group => 'parts' in part;
const nodesIn = (parts: Draft['parts'], parent: string | null): readonly TreeNode<Rows>[] =>
  parts.flatMap((row): readonly TreeNode<Rows>[] => [
    { type: 'part', parent, row },
    ...(isGroup(row) ? nodesIn(row.parts, row.key) : []),
  ]);
type Rows = { readonly part: Part | Group };

const input: TreeInput<Draft, Rows> = {
  name: 'Rule',
  fields: { title: { label: 'Title' } },
  types: {
    part: {
      name: ({ text }) => `'${text ?? 'Group'}'`,
      fields: { id: { label: 'Id', comparable: () => null }, text: { label: 'Text' } },
      idOf: ({ id }) => id || null,
      identity: ({ text }) => text,
      blank: (key) => ({ key, id: '', text: '' }),
    },
  },
  nodesOf: ({ parts }) => nodesIn(parts, null),
  withNodes: (draft, nodes) => {
    const within = Map.groupBy(nodes, ({ parent }) => parent);
    const build = (parent: string | null): Draft['parts'] =>
      (within.get(parent) ?? []).map(({ row }) =>
        isGroup(row) || within.has(row.key) ? { ...row, parts: build(row.key) } : row,
      );
    return { ...draft, parts: build(null) };
  },
};
const tree = defineTree<Draft, Rows>(input);

const part = (key: string, id = key): Part => ({ key, id, text: key });
const group = (key: string, ...parts: readonly (Part | Group)[]): Group => ({
  ...{ key, id: '', text: '', parts },
});
const draftOf = (...parts: readonly (Part | Group)[]): Draft => ({ title: 'Roof', parts });
const start = draftOf(group('g', part('a'), group('h', part('b'), part('c'))), part('d'));
const read = (draft: Draft) => tree.read(draft, null);

/** A draft in one line: `(a (b c)) d`. */
const lineOf = (parts: Draft['parts']): string =>
  parts.map((each) => (isGroup(each) ? `(${lineOf(each.parts)})` : each.text)).join(' ');
const merged = (mine: Draft, theirs: Draft) => {
  const merge = mergeOutlines(read(start), read(mine), read(theirs));
  return {
    line: lineOf(tree.write(merge.merged, [mine, theirs, start], null).parts),
    collisions: merge.collisions.map(({ kind, key }) => `${kind} ${key}`),
  };
};

describe('a draft of things within things', () => {
  test('is written as it was read', () => {
    expect(tree.write(read(start), [start], null)).toEqual(start);
    const words = [...read(start).values()].map((entry) => tree.words.entry(entry, read(start)));
    expect(words).toEqual(['Rule', "'Group'", "'a'", "'Group'", "'b'", "'c'", "'d'"]);
  });

  test('is moved as one change, with all that is in it', () => {
    const next = draftOf(group('g', part('a')), group('h', part('b'), part('c')), part('d'));
    expect(diffOutlines(read(start), read(next))).toEqual([
      { kind: 'moved', key: 'h', from: 'g', to: 'object' },
    ]);
  });

  test('is merged by identity: one moved what the other one changed', () => {
    const mine = draftOf(group('g', part('a')), group('h', part('b'), part('c')), part('d'));
    const renamed = { ...part('b'), text: 'roof' };
    const theirs = draftOf(group('g', part('a'), group('h', renamed, part('c'), part('e'))), part('d'));
    expect(merged(mine, theirs)).toEqual({ line: '(a) (roof c e) d', collisions: [] });
  });

  test('asks where both moved a thing, and where one removed what the other changed', () => {
    const mine = draftOf(group('g', part('a')), part('d'), group('h', part('b'), part('c')));
    const theirs = draftOf(group('g', group('h', part('b'), part('c')), part('a')), part('d'));
    expect(merged(mine, theirs).collisions).toEqual(['place h']);
    const without = draftOf(group('g', part('a')), part('d'));
    const changed = draftOf(
      group('g', part('a'), group('h', { ...part('b'), text: 'roof' }, part('c'))),
      part('d'),
    );
    expect(merged(without, changed).collisions).toEqual(['removal h']);
  });

  test('takes the keys of the same things: by id, then by what is in them, then by what they say', () => {
    const other = draftOf(
      part('1', 'd'),
      group('2', group('3', part('4', 'c'), part('5', 'b')), part('6', 'a')),
      { key: '7', id: '', text: 'new' },
    );
    const aligned = tree.alignKeys(other, start, null);
    const keys = [...read(aligned).keys()];
    expect(keys).toEqual(['object', 'd', 'g', 'h', 'c', 'b', 'a', '7']);
    expect(tree.alignKeys(aligned, start, null)).toEqual(aligned);
  });

  test('is compared without keys, and by where its things are', () => {
    const sameElsewhere = draftOf(group('g', part('a'), group('h', part('b'))), part('c'), part('d'));
    const others = tree.alignKeys(start, draftOf(part('x')), null);
    expect(comparableTree(input, others)).toEqual(comparableTree(input, start));
    expect(comparableTree(input, sameElsewhere)).not.toEqual(comparableTree(input, start));
  });
});
