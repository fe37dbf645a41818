import Upload from 'lucide-react/icons/upload';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/index.ts';
import type { FormFieldControl } from '../FormField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { FileRules } from './acceptFiles.ts';
import { type DroppedFiles, droppedFiles, hasFiles } from './droppedFiles.ts';
import { DropIcon, DropPrompt, DropRules, DropWords, DropZone, NativeInput } from './FileDrop.styles.ts';
import { keepThePage } from './keepThePage.ts';
import type { FileDropLabels } from './labels.ts';

interface FileDropZoneProps {
  files: readonly File[];
  rules: FileRules;
  isDisabled: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  readOnlyReason: string | undefined;
  name: string | undefined;
  labels: FileDropLabels;
  control: FormFieldControl;
  /** Further attributes of the button, as the caller gave them. */
  buttonProps: Pick<ComponentPropsWithRef<'div'>, 'aria-describedby' | 'autoFocus' | 'tabIndex'>;
  inputRef: Ref<HTMLButtonElement> | undefined;
  onOffer: (offered: DroppedFiles) => void;
}

/** What the native input holds follows the chosen files, so that a native form sends them. */
function hold(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function isLocked({ isDisabled, readOnlyReason }: FileDropZoneProps): boolean {
  return isDisabled || Boolean(readOnlyReason);
}

/** The words beside the button, which invite only where there is something to do. */
function promptOf(props: FileDropZoneProps, isOver: boolean): string {
  const { files, rules, labels } = props;
  if (isLocked(props)) return files.length > 0 ? labels.fixed : labels.none;
  if (isOver) return labels.dropNow;
  return files.length > 0 && rules.selectionMode === 'single' ? labels.dropAnother : labels.drop;
}

/** The place to drop on, with the button. */
export function FileDropZone(props: FileDropZoneProps) {
  const { files, rules, isDisabled, isInvalid, isRequired, readOnlyReason, labels, control, onOffer } = props;
  const nativeRef = useRef<HTMLInputElement>(null);
  const { inputRef, buttonProps } = props;
  const baseId = useId();
  const { isOver, dragHandlers } = useFileDrag(!isLocked(props), onOffer);
  const { id, 'aria-describedby': noteIds } = control;
  const rulesText = labels.rules(rules.accept, rules.maxBytes);
  const describedBy = [buttonProps['aria-describedby'], noteIds, rulesText && `${baseId}-rules`];

  const labelledBy = [`${id}-label`, isRequired && `${baseId}-required`, `${baseId}-choose`];

  useEffect(() => {
    const input = nativeRef.current;
    const holdFiles = () => hold(input, files);
    holdFiles();
    // React does not listen to this event of inputs.
    input?.addEventListener('cancel', holdFiles);
    return () => input?.removeEventListener('cancel', holdFiles);
  }, [files]);

  return (
    <DropZone
      data-part="zone"
      data-drag-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-read-only={readOnlyReason ? true : undefined}
      {...dragHandlers}
    >
      {!isLocked(props) && (
        <DropIcon aria-hidden="true">
          <Upload size={20} />
        </DropIcon>
      )}
      <DropWords>
        <DropPrompt data-part="prompt">{promptOf(props, isOver)}</DropPrompt>
        {rulesText && (
          <DropRules id={`${baseId}-rules`} data-part="rules">
            {rulesText}
          </DropRules>
        )}
      </DropWords>
      <Button
        {...buttonProps}
        id={id}
        ref={inputRef}
        data-part="choose"
        isDisabled={isDisabled}
        disabledReason={isDisabled ? undefined : readOnlyReason}
        aria-labelledby={labelledBy.filter(Boolean).join(' ')}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        onClick={() => nativeRef.current?.click()}
      >
        <span id={`${baseId}-choose`}>{labels.choose}</span>
      </Button>
      {isRequired && <VisuallyHidden id={`${baseId}-required`}>{labels.required}</VisuallyHidden>}
      <NativeInput
        ref={nativeRef}
        type="file"
        tabIndex={-1}
        name={props.name}
        accept={rules.accept.join(',') || undefined}
        multiple={rules.selectionMode === 'multiple'}
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          // A browser fires no event for a choice that it takes for the one that the input holds, by the file's path alone.
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const offered = [...(currentTarget.files ?? [])];
          hold(currentTarget, files);
          if (offered.length > 0) onOffer({ files: offered, folders: [] });
        }}
      />
    </DropZone>
  );
}

/**
 * Files that are dragged over a place and dropped on it. While it is mounted, files dropped anywhere else in the page are
 * ignored: the browser does not leave the page to show them.
 */
function useFileDrag(isEnabled: boolean, onDrop: (dropped: DroppedFiles) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(keepThePage, []);

  const take = (event: DragEvent<HTMLElement>) => {
    if (!isEnabled || !hasFiles(event.dataTransfer)) return false;
    event.preventDefault();
    return true;
  };

  return {
    isOver: isOver && isEnabled,
    dragHandlers: {
      onDragEnter: (event: DragEvent<HTMLElement>) => {
        if (take(event)) setOver(true);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!take(event)) return;
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false);
        if (take(event)) onDrop(droppedFiles(event.dataTransfer));
      },
    },
  };
}
