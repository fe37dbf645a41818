/** The keys of the texts that the kernel takes from the messages of an area, of its list. */
export const idListKeys = [
  ...(['title', 'one', 'many', 'heading', 'empty', 'search', 'name', 'new'] as const),
  ...(['export', 'export.loading', 'export.success', 'backup'] as const),
] as const;

/** Those of its editor, palette and help. */
export const idEditorKeys = [
  ...(['heading', 'saving', 'saved', 'deleted', 'deleteQuestion', 'invalidOnLeave'] as const),
  ...(['export.loading', 'export.success', 'found', 'all', 'help.list', 'help.editor'] as const),
] as const;

export type IdListKey = (typeof idListKeys)[number];
export type IdEditorKey = (typeof idEditorKeys)[number];
