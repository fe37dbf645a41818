/**
 * What `@studio/widgets` shares with the design system: hooks, styles and helpers that are not meant for others. They may
 * change in every version; the two packages of one version fit together.
 */

export { useConfirmWork } from '../ConfirmDialog/useConfirmWork.ts';
export { formatDay, readDay } from '../DateField/utcDate.ts';
export { diffSequence } from '../DiffText/diffLines.ts';
export { keepThePage } from '../FileDrop/keepThePage.ts';
export { useLabels, useLocale } from '../LabelsProvider/useLabels.ts';
export { RestingTagField, type RestingTagFieldProps } from '../TagField/RestingTagField.tsx';
export { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
export { attachToolbarFocus } from '../Toolbar/toolbarFocus.ts';
export type { TooltipDelegate, TooltipTarget } from '../Tooltip/TooltipDelegate.ts';
export { setTooltipDelay } from '../Tooltip/TooltipTimer.ts';
export { useDelegatedTooltip } from '../Tooltip/useDelegatedTooltip.tsx';
export { afterPaint } from './afterPaint.ts';
export { afterTyping } from './afterTyping.ts';
export { oneLine } from './control.styles.ts';
export type { DeferredPart } from './DeferredPart.ts';
export { deferPart } from './deferPart.ts';
export { isEmailAddress, splitAddresses } from './emailAddresses.ts';
export { foldText } from './foldText.ts';
export {
  clampPosition,
  type GridExtent,
  type GridKey,
  type GridMove,
  type GridPosition,
  getFocusColumn,
  getMove,
  movePosition,
} from './gridNavigation.ts';
export { insertText } from './insertText.ts';
export { isComposing } from './isComposing.ts';
export { type GivenLabels, mergeLabels } from './mergeLabels.ts';
export { type AnyProps, mergeProps } from './mergeProps.ts';
export { Note } from './note.styles.ts';
export { prepareStyles } from './prepareStyles.ts';
export { isPromise, reasonOf } from './promises.ts';
export { type KeyPress, shortcutKey } from './shortcutKey.ts';
export { sortButton } from './sortButton.styles.ts';
export { splitControlProps } from './splitControlProps.ts';
export { truncateText } from './truncateText.ts';
export { parseTsv, toTsv } from './tsv.ts';
export { useAfterPress } from './useAfterPress.ts';
export { type AnchoredLayerOptions, useAnchoredLayer } from './useAnchoredLayer.ts';
export { useControlled } from './useControlled.ts';
export { type DebouncedCallback, useDebouncedCallback } from './useDebouncedCallback.ts';
export { useDeferredPart } from './useDeferredPart.ts';
export { useIsClient } from './useIsClient.ts';
export { useIsPainted } from './useIsPainted.ts';
export { useMergedRefs } from './useMergedRefs.ts';
export { type OwnedTextField, type OwnedTextOptions, useOwnedText } from './useOwnedText.ts';
export { writeCount } from './writeCount.ts';
