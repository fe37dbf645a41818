import type { TextFormat } from '@studio/widgets';
import type { FindMerger } from './merging/FieldMerger.ts';
import type { Entry, FieldValue, Outline } from './Outline.ts';

/** How the drafts of one editor are read and written as outlines. Everything here is pure. */
export interface OutlineDefinition<Doc, Draft extends object> {
  /**
   * The content of a draft.
   * @param doc the version the draft was made from
   * @param compared the version of what it is compared with, for definitions that read a draft as a difference; default `doc`
   */
  read(draft: Draft, doc: Doc, compared?: Doc): Outline;
  /**
   * The draft with the keys that the same things have in `known`, and keys of its own for what is not there. For drafts
   * that were made of different versions: the same things are recognised by their content.
   */
  alignKeys(draft: Draft, known: Draft, doc: Doc): Draft;
  /**
   * The draft that an outline says. What outlines leave out (stored texts, unknown fields, blank rows) comes from the
   * sources, the first that has an entry first.
   * @param sources drafts that together hold every entry of the outline, unless the entry is new
   * @param doc the version that the draft is to be saved over
   */
  write(outline: Outline, sources: readonly Draft[], doc: Doc): Draft;
  /** Whether a draft holds things that get their ids from the server by being saved. Default: none does. */
  awaitsIds?(draft: Draft): boolean;
  readonly words: OutlineWords;
  /** Finds what merges the values of a field that two sides changed. Default: they collide as a whole. */
  readonly findMerger?: FindMerger;
  /** For objects of which one version can hold what another one cannot. Default: all versions can hold the same. */
  readonly scope?: OutlineScope<Doc> | undefined;
}

/** What the versions of an object can hold, where that is not always the same. */
export interface OutlineScope<Doc> {
  /** What says it, in the words of the screen, such as the name of its type: versions with the same name hold the same. */
  nameOf(doc: Doc): string;
  /** Whether a version leaves such an entry stored and does not show it: then it cannot be removed there. */
  isHidden(entry: Entry, doc: Doc): boolean;
}

/** The words of the screen for entries and their fields; never those of the payload. */
export interface OutlineWords {
  /** Names one entry among the others: "Item 'Frame'", "Group 'Walls'". */
  entry(entry: Entry, outline: Outline): string;
  /** The label of a field: 'Label', 'Minimum Characters Required to Search'. */
  field(entry: Entry, field: string, outline: Outline): string;
  /** A value as the screen shows it: 'True', 'Static', the label of what a key refers to; '' for nothing. */
  value(entry: Entry, field: string, value: FieldValue, outline: Outline): string;
  /** The value with what `value` leaves out, such as the styles of a text. Default: nothing is left out. */
  fullValue?(entry: Entry, field: string, value: FieldValue, outline: Outline): string;
  /** How a text of several paragraphs or lines is written. Default: the values of the field are no such texts. */
  formatOf?(entry: Entry, field: string): TextFormat | undefined;
  /** The label of a part of a field: 'Message, paragraph 3'. @param label of the field @param number from 1. Default: the label */
  part?(label: string, entry: Entry, field: string, number: number): string;
}
