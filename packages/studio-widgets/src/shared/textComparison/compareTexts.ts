import { alignBlocks } from '../textBlocks/alignBlocks.ts';
import { diffTokens } from '../textBlocks/diffTokens.ts';
import { readTextBlocks } from '../textBlocks/readBlocks.ts';
import {
  equalRecords,
  looksSame,
  shapeOf,
  type TextBlock,
  type TextContainer,
  type TextFormat,
  type TextToken,
} from '../textBlocks/TextBlock.ts';

/** Something about how words or a paragraph look that was changed. */
export interface LookChange {
  /** Its name: of an element, an attribute, a style as `style color`; or `tag`, `list`, `level`, `quote`, `markup`. */
  readonly name: string;
  /** '' for nothing, and where the name says all. */
  readonly before: string;
  readonly after: string;
  /** The name says all: it is there now, or was. */
  readonly isFlag: boolean;
}

/** Words that stayed, went or came, and look the same way. */
export interface ComparedRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly tokens: readonly TextToken[];
  /** How words that stayed look another way; where links lead that went or came. */
  readonly looks: readonly LookChange[];
  /** Some of it is left out here, at its beginning or its end. */
  readonly cut?: 'start' | 'end' | 'middle' | undefined;
}

/** A paragraph, or a line, of either text. */
export interface ComparedBlock {
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  readonly isMoved: boolean;
  /** As it is now; as it was, where it is no more. */
  readonly block: TextBlock;
  readonly runs: readonly ComparedRun[];
  readonly looks: readonly LookChange[];
}

/** Compares two texts by their paragraphs, or lines, and changed ones by words. Removed text keeps its place. */
export function compareTexts(before: string, after: string, format: TextFormat): readonly ComparedBlock[] {
  const [was, is] = [readTextBlocks(before, format).blocks, readTextBlocks(after, format).blocks];
  const pairs = alignBlocks(was, is);
  const byAfter = new Map(pairs.map((pair) => [pair.after, pair]));
  const paired = new Set(pairs.map((pair) => pair.before));
  const compared: ComparedBlock[] = [];
  let next = 0;
  const addRemoved = (to: number) => {
    for (; next < to; next += 1) {
      const block = was[next];
      if (block !== undefined && !paired.has(next)) compared.push(alone(block, 'removed'));
    }
  };
  const staying = pairs.filter(({ isMoved }) => !isMoved);
  let following = 0;
  for (const [place, block] of is.entries()) {
    while ((staying[following]?.after ?? place) < place) following += 1;
    const pair = byAfter.get(place);
    const earlier = pair && was[pair.before];
    // Removed text is placed above what replaced it.
    if (!pair?.isMoved) addRemoved(staying[following]?.before ?? was.length);
    compared.push(pair && earlier ? together(earlier, block, pair.isMoved) : alone(block, 'added'));
  }
  addRemoved(was.length);
  return compared;
}

function alone(block: TextBlock, kind: 'added' | 'removed'): ComparedBlock {
  return { kind, isMoved: false, block, runs: splitByLink(block.tokens, kind), looks: [] };
}

function together(was: TextBlock, is: TextBlock, isMoved: boolean): ComparedBlock {
  if (was.key === is.key) {
    const runs: readonly ComparedRun[] = [{ kind: 'same', tokens: is.tokens, looks: [] }];
    return { kind: 'same', isMoved, block: is, runs, looks: [] };
  }
  const runs = runsOf(was.tokens, is.tokens);
  const looks = blockLooks(was, is);
  const isOtherMarkup =
    looks.length === 0 && runs.every(({ kind, looks: each }) => kind === 'same' && each.length === 0);
  return {
    ...{ kind: 'changed', isMoved, block: is, runs },
    looks: isOtherMarkup ? [{ name: 'markup', before: '', after: '', isFlag: true }] : looks,
  };
}

function runsOf(before: readonly TextToken[], after: readonly TextToken[]): readonly ComparedRun[] {
  const runs: ComparedRun[] = [];
  let [x, y] = [0, 0];
  const addSame = (to: number) => {
    while (x < to) {
      const looks = looksOf(before[x], after[y]);
      const start = y;
      do {
        x += 1;
        y += 1;
      } while (x < to && sameLooks(looksOf(before[x], after[y]), looks));
      runs.push({ kind: 'same', tokens: after.slice(start, y), looks });
    }
  };
  for (const { from, to, afterFrom, afterTo } of diffTokens(before, after)) {
    addSame(from);
    runs.push(
      ...splitByLink(before.slice(from, to), 'removed'),
      ...splitByLink(after.slice(afterFrom, afterTo), 'added'),
    );
    [x, y] = [to, afterTo];
  }
  addSame(before.length);
  return runs;
}

const unchanged: readonly LookChange[] = [];

function looksOf(was: TextToken | undefined, is: TextToken | undefined): readonly LookChange[] {
  if (was === undefined || is === undefined || looksSame(was, is)) return unchanged;
  return recordChanges(was.marks, is.marks);
}

function sameLooks(one: readonly LookChange[], other: readonly LookChange[]): boolean {
  return one === other || (one.length > 0 && JSON.stringify(one) === JSON.stringify(other));
}

function recordChanges(
  was: Readonly<Record<string, string>>,
  is: Readonly<Record<string, string>>,
): readonly LookChange[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => was[name] !== is[name],
  );
  return names.map((name) => {
    const [before, after] = [was[name] ?? '', is[name] ?? ''];
    const isFlag = before === '' && after === '';
    // A name without a value says that it is there now by having itself as the value.
    return isFlag
      ? { name, before: name in was ? name : '', after: name in is ? name : '', isFlag }
      : { name, before, after, isFlag };
  });
}

/** Words that went or came, link by link: with the address of a link. */
function splitByLink(tokens: readonly TextToken[], kind: 'added' | 'removed'): readonly ComparedRun[] {
  const runs: ComparedRun[] = [];
  for (let start = 0; start < tokens.length; ) {
    const address = tokens[start]?.marks['a'];
    let end = start + 1;
    while (end < tokens.length && tokens[end]?.marks['a'] === address) end += 1;
    const link = { name: 'a', before: '', after: '', [kind === 'added' ? 'after' : 'before']: address ?? '' };
    const looks = address === undefined ? [] : [{ ...link, isFlag: false }];
    runs.push({ kind, tokens: tokens.slice(start, end), looks });
    start = end;
  }
  return runs;
}

function blockLooks(was: TextBlock, is: TextBlock): readonly LookChange[] {
  const changes: LookChange[] = [];
  const add = (name: string, before: string, after: string) => {
    if (before !== after) changes.push({ name, before, after, isFlag: false });
  };
  add('tag', was.tag, is.tag);
  changes.push(...recordChanges(was.attributes, is.attributes));
  if (was.path === is.path || shapeOf(was.path) === shapeOf(is.path)) return changes;
  const [lists, nowLists] = [listsIn(was.path), listsIn(is.path)];
  add('list', lists.at(-1)?.tag ?? 'none', nowLists.at(-1)?.tag ?? 'none');
  if (lists.length > 0 && nowLists.length > 0) add('level', String(lists.length), String(nowLists.length));
  const [quotes, nowQuotes] = [was.path, is.path].map(
    (path) => path.filter(({ tag }) => tag === 'blockquote').length,
  );
  if (quotes !== nowQuotes) {
    const isMore = (nowQuotes ?? 0) > (quotes ?? 0);
    changes.push({
      name: 'quote',
      before: isMore ? '' : 'quote',
      after: isMore ? 'quote' : '',
      isFlag: true,
    });
  }
  const [inner, nowInner] = [was.path, is.path].map((path) =>
    Object.assign({}, ...path.map(({ attributes }) => attributes)),
  );
  if (!equalRecords(inner, nowInner)) changes.push(...recordChanges(inner, nowInner));
  return changes;
}

function listsIn(path: readonly TextContainer[]): readonly TextContainer[] {
  return path.filter(({ tag }) => tag === 'ul' || tag === 'ol');
}
