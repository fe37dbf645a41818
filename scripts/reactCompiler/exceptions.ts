const later = 'It is read or called in events and effects only; the compiler cannot see that from here.';

/** What version 1.0 of the compiler cannot read yet, by the beginning of what it says: no rule of React is broken there. */
export const limits: ReadonlyMap<string, string> = new Map([
  ['(BuildHIR::lowerExpression) Handle Import expressions', 'Parts are loaded when they are wanted.'],
  ['(BuildHIR::lowerExpression) Handle ??= operators', 'Plain JavaScript.'],
  [
    '(BuildHIR::lowerExpression) Handle get functions in ObjectExpression',
    'Labels are read when they are shown.',
  ],
  [
    '(BuildHIR::lowerExpression) Handle tagged template where cooked',
    'A character by its escape in a style.',
  ],
  [
    '(BuildHIR::lowerExpression) Expected Identifier, got TSAsExpression',
    'A custom property as a key of a style.',
  ],
  [
    '(BuildHIR::lowerAssignment) Handle computed properties in ObjectPattern',
    'One entry of a record left out.',
  ],
  ['(BuildHIR::node.lowerReorderableExpression)', 'Defaults of parameters that are more than a constant.'],
  ['(BuildHIR::lowerStatement) Handle TryStatement', 'What has begun is ended whatever happens.'],
  [
    'Support value blocks (conditional, logical, optional chaining, etc) within a try/catch',
    'Plain JavaScript.',
  ],
  [
    'Expected all references to a variable to be consistently local',
    'The compiler stops at a catch in an effect event.',
  ],
]);

/** Components and hooks that it leaves out for another reason, as `path#name`. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  [
    'apps/studio/src/kernel/object/EditorScreen.tsx#EditorScreen',
    'The hooks of a kind of object come with its screen, which is a constant and the key of the component.',
  ],
  [
    'apps/studio/src/shell/dialogs/useShellDialogs.ts#useShellDialogs',
    'What could not be opened offers to open it again: a callback that names itself, and is called long after.',
  ],
  [
    'packages/studio-widgets/src/RichTextEditor/RichTextText.tsx#RichTextText',
    'The editor is made with its hooks, and the hooks use the editor: they are called by its keys, long after.',
  ],
  [
    'packages/studio-widgets/src/ExpressionModal/ExpressionDialog.tsx#ExpressionDialog',
    'The forms are held by hand: a check of the script starts when they are others, and the compiler would let that be each time.',
  ],
  [
    'packages/studio-widgets/src/BrowserGrid/BrowserGrid.tsx#BrowserGrid',
    `The table is given to the tools of the columns. ${later}`,
  ],
  [
    'packages/studio-widgets/src/ActionGroup/ActionGroup.tsx#ActionGroup',
    `The group holds its own elements. ${later}`,
  ],
  [
    'packages/studio-widgets/src/AdvancedFilter/AdvancedFilter.tsx#AdvancedFilter',
    `The edits hold the element that gets the focus. ${later}`,
  ],
  [
    'packages/studio-widgets/src/RichTextEditor/ToolbarChoice.tsx#ToolbarChoice',
    `What follows a choice. ${later}`,
  ],
  [
    'packages/ui/src/FadingNotification/FadingNotification.tsx#FadingNotification',
    `Handlers are joined with those of the caller. ${later}`,
  ],
  ['packages/ui/src/Menu/MenuSurface.tsx#MenuSurface', `Where the focus goes on closing. ${later}`],
  [
    'packages/ui/src/NavigationTree/NavigationTree.tsx#NavigationTree',
    `Handlers are joined with those of the caller. ${later}`,
  ],
  ['packages/ui/src/Popover/PopoverSurface.tsx#PopoverSurface', `Where the focus goes on closing. ${later}`],
  ['packages/ui/src/Select/Select.tsx#Select', `Two refs of one element are made one. ${later}`],
  ['packages/ui/src/Select/SelectList.tsx#SelectList', `Two refs of one element are made one. ${later}`],
  ['packages/ui/src/TagField/TagField.tsx#TagField', `Two refs of one element are made one. ${later}`],
]);
