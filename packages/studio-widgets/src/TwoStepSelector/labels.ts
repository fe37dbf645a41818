import type { SelectorMode } from './types.ts';

/** Texts of a two-step selector. */
export interface TwoStepSelectorLabels {
  /** The box of the first step. @default 'Search a form' | 'Search an object' */
  readonly first: string;
  /** The box of the second step. @default 'Choose a field' | 'Choose a property' */
  readonly second: string;
  /** The box of the second step where several may be chosen. @default 'Choose fields' */
  readonly several: string;
  /** Text before anything was typed. */
  readonly typeToSearch: string;
  readonly searching: string;
  readonly noneFound: string;
  readonly loading: string;
  /** Text when the form or object has nothing to choose. */
  readonly empty: string;
  /** Text when nothing matches what is typed. */
  readonly noMatches: string;
  readonly searchFailed: string;
  readonly loadFailed: string;
  readonly retry: string;
  /** Goes back to the first step. */
  readonly change: string;
  /** Unsets the choice. */
  readonly clear: string;
  /** Ends the choice of several. */
  readonly done: string;
  /** Leaves the steps and keeps the former choice. */
  readonly cancel: string;
}

const shared = {
  several: 'Choose fields',
  searching: 'Searching',
  noMatches: 'No matches',
  retry: 'Retry',
  change: 'Change',
  clear: 'Clear',
  done: 'Done',
  cancel: 'Cancel',
};

/** The texts by default. */
export const defaultLabels: Record<SelectorMode, TwoStepSelectorLabels> = {
  forms: {
    ...shared,
    first: 'Search a form',
    second: 'Choose a field',
    typeToSearch: 'Type the name of a form',
    noneFound: 'No form has this name',
    loading: 'Loading fields',
    empty: 'This form has no fields to choose',
    searchFailed: 'Forms could not be searched.',
    loadFailed: 'Fields could not be loaded.',
  },
  objects: {
    ...shared,
    first: 'Search an object',
    second: 'Choose a property',
    typeToSearch: 'Type the name of an object',
    noneFound: 'No object has this name',
    loading: 'Loading properties',
    empty: 'This object has no properties to choose',
    searchFailed: 'Objects could not be searched.',
    loadFailed: 'Properties could not be loaded.',
  },
};
