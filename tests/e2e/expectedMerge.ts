import { expect } from '@playwright/test';

/** One item as a test sees it; its value never changes and tells it apart. */
export interface ItemFacts {
  readonly label: string;
  /** The number of its group, from 0. */
  readonly group: number;
}

/** What a set says: names of groups, which stay where they are, and items by value. */
export interface Content {
  readonly groups: readonly string[];
  readonly items: ReadonlyMap<string, ItemFacts>;
}

/** A choice between two versions; another text counts for fields only. */
export type Resolution = 'mine' | 'theirs' | { readonly text: string };

/** What was asked and how it was answered, by `label <value>`, `group <number>`, `removal <value>` and `place <value>`. */
export type Answers = ReadonlyMap<string, Resolution>;

/** A version that one is made from, and the two made from it. */
export interface Sides {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/**
 * What two people's changes come to, worked out anew and apart from the studio. Fails when something was asked that needs
 * no answer, or decided without being asked.
 */
export function expectedMerge(sides: Sides, answers: Answers): Content {
  const asked = new Set<string>();
  const answerOf = (id: string) => {
    asked.add(id);
    return answers.get(id);
  };
  const groups = sides.base.groups.map((base, index) => {
    const [mine = '', theirs = ''] = [sides.mine.groups[index], sides.theirs.groups[index]];
    return mergedText(`group ${index}`, { base, mine, theirs }, answerOf);
  });
  const items = new Map<string, ItemFacts>();
  for (const value of new Set([...sides.mine.items.keys(), ...sides.theirs.items.keys()])) {
    const item = mergedItem(value, sides, answerOf);
    if (item !== null) items.set(value, item);
  }
  const needless = [...answers.keys()].filter((id) => !asked.has(id));
  expect(needless, 'asked although only one side changed it').toEqual([]);
  return { groups, items };
}

type AnswerOf = (id: string) => Resolution | undefined;

function mergedItem(value: string, { base, mine, theirs }: Sides, answerOf: AnswerOf): ItemFacts | null {
  const [was, here, there] = [base, mine, theirs].map(({ items }) => items.get(value));
  if (here === undefined || there === undefined) return oneSided(value, was, here, there, answerOf);
  if (was === undefined) throw new Error(`Both sides added ${value}.`);
  const labels = { base: was.label, mine: here.label, theirs: there.label };
  return {
    label: mergedText(`label ${value}`, labels, answerOf),
    group: mergedGroup(value, was.group, here.group, there.group, answerOf),
  };
}

/** An item that one side added or the other one removed. */
function oneSided(
  value: string,
  was: ItemFacts | undefined,
  here: ItemFacts | undefined,
  there: ItemFacts | undefined,
  answerOf: AnswerOf,
): ItemFacts | null {
  const left = here ?? there ?? null;
  if (was === undefined) return left;
  const answer = answerOf(`removal ${value}`);
  if (answer === undefined) {
    expect(left, `${value} was removed here and changed there, and no question was shown`).toEqual(was);
    return null;
  }
  return (answer === 'mine' ? here : there) ?? null;
}

function mergedText(
  id: string,
  { base, mine, theirs }: { readonly base: string; readonly mine: string; readonly theirs: string },
  answerOf: AnswerOf,
): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const answer = answerOf(id);
  if (answer === undefined) throw new Error(`${id} was changed by both, and no question was shown.`);
  if (typeof answer === 'object') return answer.text;
  return answer === 'mine' ? mine : theirs;
}

/** Items may also have been moved within their group: then both have moved them although one group is as it was. */
function mergedGroup(value: string, was: number, here: number, there: number, answerOf: AnswerOf): number {
  const answer = answerOf(`place ${value}`);
  if (answer !== undefined) return answer === 'mine' ? here : there;
  if (here === there || there === was) return here;
  expect(here, `${value} was moved by both, and no question was shown`).toBe(was);
  return there;
}
