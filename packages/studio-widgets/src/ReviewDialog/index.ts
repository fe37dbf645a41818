export type { ReviewDialogLabels } from './labels.ts';
export type { ReviewPlace, ReviewProblem } from './model/reviewProblems.ts';
export { ReviewDialog } from './ReviewDialog.tsx';
export type { ReviewDialogProps } from './ReviewDialogProps.ts';
