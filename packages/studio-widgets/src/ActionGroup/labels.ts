import type { ActionProblem } from './model/actionNodes.ts';

/** Every text of the action group. `action` is the text that names an action. */
export interface ActionGroupLabels {
  readonly title: string;
  readonly list: string;
  readonly addAction: string;
  readonly noActions: string;
  /** Why no action can be added while none is available. */
  readonly nothingToAdd: string;
  readonly delete: string;
  readonly undo: string;
  readonly redo: string;
  /** Name of the handle that an action is dragged and moved by. */
  readonly moveAction: (action: string) => string;
  readonly expression: string;
  readonly transformVariables: string;
  readonly yes: string;
  readonly no: string;
  readonly yesOrNo: string;
  readonly emptyBlank: string;
  readonly emptyExpression: string;
  readonly unreadable: string;
  readonly problems: Readonly<Record<ActionProblem, string>>;
  /** Announced by assistive technology after a change. */
  readonly announcements: {
    readonly added: (action: string) => string;
    readonly deleted: (action: string) => string;
    readonly moved: (action: string, position: number, count: number) => string;
    readonly first: string;
    readonly last: string;
    readonly undone: string;
    readonly redone: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
  };
}

/** The English texts. */
export const defaultLabels: ActionGroupLabels = {
  title: 'Then',
  list: 'Actions',
  addAction: 'Add Action',
  noActions: 'No actions yet',
  nothingToAdd: 'No actions are available to add',
  delete: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
  moveAction: (action) => `Move ${action}`,
  expression: 'Expression',
  transformVariables: 'Transform variables',
  yes: 'Yes',
  no: 'No',
  yesOrNo: 'Choose yes or no',
  emptyBlank: 'nothing chosen',
  emptyExpression: 'empty expression',
  unreadable: 'An action that cannot be edited here',
  problems: { 'no-parameter': 'Fill in every blank', 'no-expression': 'Enter an expression' },
  announcements: {
    added: (action) => `Added: ${action}`,
    deleted: (action) => `Deleted: ${action}`,
    moved: (action, position, count) => `Moved: ${action}. Now ${position} of ${count}`,
    first: 'Already the first action',
    last: 'Already the last action',
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
  },
};
