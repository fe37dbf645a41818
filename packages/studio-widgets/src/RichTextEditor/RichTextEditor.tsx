import { FormField, Skeleton, VisuallyHidden } from '@studio/ui';
import { deferPart, useControlled, useDeferredPart, useLabels } from '@studio/ui/internal';
import { type ReactElement, useId, useMemo } from 'react';
import { defaultPlaceholderLabels, type PlaceholderLabels } from '../shared/placeholders/labels.ts';
import { type Placeholder, placeholderFaults, placeholderNames } from '../shared/placeholders/Placeholder.ts';
import { defaultLabels } from './labels.ts';
import { isSameOrigin } from './model/picturePolicy.ts';
import { Frame, Waiting, WaitingBar, WaitingText } from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import type { RichTextSurfaceProps } from './RichTextSurface.tsx';
import type { RichTextViewProps } from './RichTextView.tsx';

const surface = deferPart<RichTextSurfaceProps>(
  async () => (await import('./RichTextSurface.tsx')).RichTextSurface,
);
const view = deferPart<RichTextViewProps>(async () => (await import('./RichTextView.tsx')).RichTextView);

const defaultMaxBytes = 5_242_880;
const isImageOfThisSite = (address: string) => isSameOrigin(address, document.baseURI);

/**
 * Text with styles, lists, links and pictures, kept as HTML that is sanitised on reading and writing. What is only loaded
 * stays as it was; what an edit would lose is named before the first one. Its code is loaded when it is first drawn.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactElement {
  const { label, hint, error, isRequired, isLabelHidden, readOnlyReason, id: givenId, ...others } = props;
  const {
    value: givenValue,
    defaultValue = '',
    onValueChange,
    isReadOnly = false,
    autoFocus = false,
    ...further
  } = others;
  const { onAttach, maxAttachmentBytes = defaultMaxBytes, findMarks: findOwn, labels, ...shown } = further;
  const { theme = 'light', hasInertLinks, allowImage, placeholders, history, ...rest } = shown;
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = useLabels('RichTextEditor', defaultLabels, labels);
  const [value, change] = useControlled(givenValue, defaultValue, onValueChange);
  const placeholderTexts = useLabels('PlaceholderField', defaultPlaceholderLabels);
  const findMarks = useMemo(
    () => withPlaceholders(findOwn, placeholders, placeholderTexts.fault),
    [findOwn, placeholders, placeholderTexts.fault],
  );
  const isOwnImage = allowImage ?? isImageOfThisSite;
  const { blockedPicture } = texts;
  const pictures = useMemo(
    () => ({ isAllowed: isOwnImage, describe: blockedPicture }),
    [isOwnImage, blockedPicture],
  );
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const Surface = useDeferredPart(surface, !isLocked);
  const View = useDeferredPart(view, isLocked);
  return (
    <FormField {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, ...rest }} controlId={id}>
      {(control) => (
        <Frame
          data-part="rich-text"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-paper={theme}
        >
          {isLocked && View && (
            <View
              {...{ id, value, findMarks, pictures, hasInertLinks, placeholders, placeholderTexts }}
              emptyText={texts.empty}
              aria-labelledby={`${id}-label`}
              aria-describedby={control['aria-describedby']}
            />
          )}
          {!isLocked && Surface && (
            <Surface
              {...{ control, value, change, autoFocus, onAttach, maxAttachmentBytes, findMarks, pictures }}
              {...{ history, placeholders, placeholderTexts }}
              labels={texts}
            />
          )}
          {!(isLocked ? View : Surface) && <RichTextSkeleton label={texts.loading} isReadOnly={isLocked} />}
        </Frame>
      )}
    </FormField>
  );
}

/** Marks what the host finds, and the placeholders that will not be filled in. */
function withPlaceholders(
  findOwn: RichTextEditorProps['findMarks'],
  placeholders: readonly Placeholder[] | undefined,
  note: PlaceholderLabels['fault'],
): RichTextEditorProps['findMarks'] {
  if (placeholders === undefined) return findOwn;
  const names = placeholderNames(placeholders);
  return (text) => [
    ...(findOwn?.(text) ?? []),
    ...placeholderFaults(text, names).map(({ from, to, kind }) => ({
      from,
      to,
      note: note(kind),
      isOpen: kind === 'unclosed',
    })),
  ];
}

interface RichTextSkeletonProps {
  label: string;
  /** Without the row of buttons. */
  isReadOnly: boolean;
}

/** The editor in its size, while its code is loading. */
function RichTextSkeleton({ label, isReadOnly }: RichTextSkeletonProps): ReactElement {
  return (
    <Waiting aria-busy="true" data-part="loading">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {!isReadOnly && (
        <WaitingBar>
          <Skeleton width={96} height={16} />
          <Skeleton width={120} height={16} />
          <Skeleton width={240} height={16} />
        </WaitingBar>
      )}
      <WaitingText>
        <Skeleton width="40%" height={14} />
        {!isReadOnly && <Skeleton width="65%" height={14} />}
      </WaitingText>
    </Waiting>
  );
}
