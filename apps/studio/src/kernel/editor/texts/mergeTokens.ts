import { diffTokens, type TextToken, type TokenHunk } from '@studio/widgets';
import { isSameRecord, threeWayRecord } from './threeWay.ts';

/**
 * Merges the words of a block, which both sides changed. What each put in the place of others counts; formatting merges word by word.
 * Null where they changed the same words, or words with nothing between them, or where one formatted what the other replaced.
 */
export function mergeTokens(
  base: readonly TextToken[],
  mine: readonly TextToken[],
  theirs: readonly TextToken[],
): readonly TextToken[] | null {
  const [here, there] = [new SideOfBlock(base, mine), new SideOfBlock(base, theirs)];
  const merged: TextToken[] = [];
  for (let at = 0; at <= base.length; ) {
    const replaced = mergeHunks(at, here, there);
    if (replaced === null) return null;
    merged.push(...replaced.tokens);
    if (replaced.to === at) {
      const kept = at < base.length ? mergeMarks(at, here, there) : [];
      if (kept === null) return null;
      merged.push(...kept);
    }
    at = replaced.to === at ? at + 1 : replaced.to;
  }
  return merged;
}

/** What comes in the place of the tokens from here on, and up to where. Null where the sides collide. */
function mergeHunks(
  at: number,
  here: SideOfBlock,
  there: SideOfBlock,
): { readonly tokens: readonly TextToken[]; readonly to: number } | null {
  const [ours, others] = [here.hunkAt(at), there.hunkAt(at)];
  if (ours !== undefined && others !== undefined) {
    const [tokens, same] = [here.replacing(ours), there.replacing(others)];
    return ours.to === others.to && isSameTokens(tokens, same) ? { tokens, to: ours.to } : null;
  }
  if (ours !== undefined) return there.leaves(ours) ? { tokens: here.replacing(ours), to: ours.to } : null;
  if (others !== undefined)
    return here.leaves(others) ? { tokens: there.replacing(others), to: others.to } : null;
  return { tokens: [], to: at };
}

/** The token that both sides kept, as it looks now. Null where they gave it formatting that does not go together. */
function mergeMarks(at: number, here: SideOfBlock, there: SideOfBlock): readonly TextToken[] | null {
  const [token, mine, theirs] = [here.baseAt(at), here.marksAt(at), there.marksAt(at)];
  if (token === undefined) return [];
  const marks = threeWayRecord(token.marks, mine, theirs);
  if (marks === null || !canBeTogether(marks.value, mine, theirs)) return null;
  return [{ ...token, marks: marks.value }];
}

/** What one side made of the tokens of a block. */
class SideOfBlock {
  readonly #base: readonly TextToken[];
  readonly #side: readonly TextToken[];
  readonly #hunks = new Map<number, TokenHunk>();
  /** The places of the tokens that stayed, in the side; -1 for those that went. */
  readonly #places: number[];

  constructor(base: readonly TextToken[], side: readonly TextToken[]) {
    this.#base = base;
    this.#side = side;
    this.#places = base.map(() => -1);
    let [at, place] = [0, 0];
    const keep = (to: number) => {
      for (; at < to; at += 1, place += 1) this.#places[at] = place;
    };
    for (const hunk of diffTokens(base, side)) {
      keep(hunk.from);
      this.#hunks.set(hunk.from, hunk);
      [at, place] = [hunk.to, hunk.afterTo];
    }
    keep(base.length);
  }

  hunkAt(at: number): TokenHunk | undefined {
    return this.#hunks.get(at);
  }

  baseAt(at: number): TextToken | undefined {
    return this.#base[at];
  }

  /** What replaces a hunk. */
  replacing({ afterFrom, afterTo }: TokenHunk): readonly TextToken[] {
    return this.#side.slice(afterFrom, afterTo);
  }

  /** How a token looks on this side; as it was where it went. */
  marksAt(at: number): TextToken['marks'] {
    return (this.#side[this.#places[at] ?? -1] ?? this.#base[at])?.marks ?? {};
  }

  /** Whether this side left everything of another side's hunk as it was, and what is right before and after it. */
  leaves({ from, to }: TokenHunk): boolean {
    const isKept = (at: number) => (this.#places[at] ?? -1) >= 0;
    for (let at = Math.max(0, from - 1); at <= Math.min(to, this.#base.length - 1); at += 1)
      if (!isKept(at)) return false;
    for (let at = from; at <= to; at += 1) if (this.#hunks.has(at)) return false;
    for (let at = from; at < to; at += 1) {
      const token = this.#base[at];
      const isBlank = token?.kind === 'text' && token.text.trim() === '';
      if (token !== undefined && !isBlank && !isSameRecord(token.marks, this.marksAt(at))) return false;
    }
    return true;
  }
}

function isSameTokens(one: readonly TextToken[], other: readonly TextToken[]): boolean {
  return (
    one.length === other.length &&
    one.every((token, index) => {
      const { kind, text, marks } = other[index] ?? { kind: 'text', text: '', marks: {} };
      return token.kind === kind && token.text === text && isSameRecord(token.marks, marks);
    })
  );
}

/** Code has no other formatting: where the sides made both of a word, they collide. */
function canBeTogether(
  marks: TextToken['marks'],
  mine: TextToken['marks'],
  theirs: TextToken['marks'],
): boolean {
  const isMixed = 'code' in marks && Object.keys(marks).length > 1;
  return !isMixed || isSameRecord(marks, mine) || isSameRecord(marks, theirs);
}
