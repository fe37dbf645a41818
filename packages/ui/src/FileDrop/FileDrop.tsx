import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, type Ref, use, useState } from 'react';
import { type FieldTexts, FormField } from '../FormField/index.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { LabelsContext } from '../LabelsProvider/LabelsContext.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { acceptFiles, addFiles, type FileRefusal, type FileRules, isSame } from './acceptFiles.ts';
import type { DroppedFiles } from './droppedFiles.ts';
import { FileList, RefusalLine, Refusals } from './FileDrop.styles.ts';
import { FileDropItem } from './FileDropItem.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { type FileDropLabels, fileDropLabels } from './labels.ts';

const keys = new WeakMap<File, number>();
let last = 0;

/** A number that stays with a file as long as it lives: files have no identity that React could use. */
function fileKey(file: File): number {
  const known = keys.get(file);
  if (known !== undefined) return known;
  last += 1;
  keys.set(file, last);
  return last;
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'>;

export interface FileDropProps extends FieldTexts, RootProps {
  /** The chosen files, when the caller holds them. */
  value?: readonly File[] | undefined;
  /** The files to start with, when the component holds them. */
  defaultValue?: readonly File[] | undefined;
  /** Files were added, replaced or taken out: all that are chosen now. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Some of the files offered were not taken. The component has already reported it. */
  onRefuse?: ((refusals: readonly FileRefusal[]) => void) | undefined;
  /**
   * Extensions with their dot (`.csv`), MIME types (`text/csv`) or kinds of them (`image/*`); a file has to be of one.
   * Checked for dropped files too.
   * @default every type
   */
  accept?: readonly string[] | undefined;
  /**
   * Bytes that one file may have. 50 MiB are 52,428,800.
   * @default no limit
   */
  maxBytes?: number | undefined;
  /**
   * Where several can be chosen: how many at most. Further ones are left out by name.
   * @default no limit
   */
  maxFiles?: number | undefined;
  /**
   * Takes files without a single byte.
   * @default true
   */
  isEmptyAllowed?: boolean | undefined;
  /**
   * Several files; otherwise a further one replaces the one chosen before.
   * @default 'single'
   */
  selectionMode?: 'single' | 'multiple' | undefined;
  /**
   * Where one file is chosen: it stays when the one that should replace it is refused. Otherwise it goes, so that nothing
   * is sent that was no longer wanted.
   * @default true
   */
  isKeptOnRefusal?: boolean | undefined;
  /**
   * Nothing can be chosen, dropped or taken out.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Bytes of a file that were sent so far; undefined for a file that is not being sent. */
  getProgress?: ((file: File) => number | undefined) | undefined;
  /** More about a chosen file, under its name: for instance a field for another name. */
  renderDetails?: ((file: File) => ReactNode) | undefined;
  /** Submits the files with a native form under this name. */
  name?: string | undefined;
  /** English by default. */
  labels?: Partial<FileDropLabels> | undefined;
  /** The button that opens the system's dialog. `id` names it too. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

const everyType: readonly string[] = [];

/** The button that should have the focus once a file is gone: the next one's, the one's before, or the zone's. */
function focusBeside(button: HTMLElement): void {
  const field = button.closest('[data-part="form-field"]');
  const removes = [...(field?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])];
  const index = removes.indexOf(button);
  const target =
    removes[index + 1] ?? removes[index - 1] ?? field?.querySelector<HTMLElement>('[data-part="choose"]');
  target?.focus();
}

/** Files from the user's machine, dropped on it or chosen in the system's dialog. It reads and sends nothing itself. */
export function FileDrop({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value,
  defaultValue,
  onValueChange,
  onRefuse,
  accept = everyType,
  maxBytes,
  maxFiles,
  isEmptyAllowed = true,
  selectionMode = 'single',
  isKeptOnRefusal = true,
  isDisabled = false,
  getProgress,
  renderDetails,
  name,
  labels,
  inputRef,
  id,
  ...rest
}: FileDropProps) {
  const isMultiple = selectionMode === 'multiple';
  const texts = useFileDropLabels(isMultiple, labels);
  const rules = { accept, maxBytes, maxFiles, isEmptyAllowed, selectionMode };
  const held = { value, defaultValue, onValueChange, onRefuse, isKeptOnRefusal };
  const { files, refusals, announcement, offer, remove } = useChosenFiles({ ...held, rules, labels: texts });
  const isLocked = isDisabled || Boolean(readOnlyReason);
  const [control, root] = splitControlProps(rest);

  const removeFrom = (file: File) => (event: MouseEvent<HTMLElement>) => {
    focusBeside(event.currentTarget);
    remove(file);
  };

  return (
    <FormField {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, ...root }} controlId={id}>
      {(fieldControl) => (
        <>
          <FileDropZone
            {...{ files, rules, isDisabled, readOnlyReason, name, inputRef, labels: texts }}
            isInvalid={Boolean(error)}
            isRequired={isRequired ?? false}
            control={fieldControl}
            buttonProps={control}
            onOffer={offer}
          />
          <Refusals role="status" data-part="refusals">
            {refusals.map((text) => (
              <RefusalLine key={text}>
                <CircleAlert aria-hidden="true" />
                <span>{text}</span>
              </RefusalLine>
            ))}
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </Refusals>
          {files.length > 0 && (
            <FileList aria-label={texts.files} data-part="files">
              {files.map((file) => (
                <FileDropItem
                  key={fileKey(file)}
                  file={file}
                  sent={getProgress?.(file)}
                  details={renderDetails?.(file)}
                  labels={texts}
                  onRemove={isLocked ? undefined : removeFrom(file)}
                />
              ))}
            </FileList>
          )}
        </>
      )}
    </FormField>
  );
}

/** The texts of a file drop: given, provided or English. How bytes are written holds inside the English ones, too. */
function useFileDropLabels(isMultiple: boolean, given: Partial<FileDropLabels> | undefined): FileDropLabels {
  const { locale, labels } = use(LabelsContext);
  const size = given?.size ?? labels?.FileDrop?.size;
  return useLabels('FileDrop', fileDropLabels(isMultiple, locale, size), given);
}

interface ChosenFilesOptions {
  value: readonly File[] | undefined;
  defaultValue: readonly File[] | undefined;
  onValueChange: ((files: readonly File[]) => void) | undefined;
  onRefuse: ((refusals: readonly FileRefusal[]) => void) | undefined;
  isKeptOnRefusal: boolean;
  rules: FileRules;
  labels: FileDropLabels;
}

const none: readonly File[] = [];

function refusalText({ file, reason }: FileRefusal, rules: FileRules, labels: FileDropLabels): string {
  const { maxBytes, maxFiles = 1, selectionMode } = rules;
  if (reason === 'type') return labels.unsupportedType(file.name);
  if (reason === 'empty') return labels.empty(file.name);
  if (reason === 'size') return labels.tooLarge(file.name, maxBytes ?? 0);
  const isForOne = selectionMode === 'single' || maxFiles === 1;
  return isForOne ? labels.onlyOne(file.name) : labels.tooMany(file.name, maxFiles);
}

/** The chosen files, what was refused of the last ones offered, and what to say of both. */
function useChosenFiles({ rules, labels, onRefuse, ...options }: ChosenFilesOptions) {
  const [files, setFiles] = useControlled(options.value, options.defaultValue ?? none, options.onValueChange);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const offer = ({ files: offered, folders }: DroppedFiles) => {
    const { selectionMode, maxFiles } = rules;
    // One that is chosen already takes no further place.
    const isNew = (file: File) => selectionMode === 'single' || !files.some((other) => isSame(other, file));
    const room = maxFiles === undefined ? undefined : Math.max(0, maxFiles - files.length);
    const { accepted, refused } = acceptFiles(offered.filter(isNew), { ...rules, maxFiles: room });
    const texts = refused.map((refusal) => refusalText(refusal, rules, labels));
    setRefusals([...new Set([...texts, ...folders.map(labels.folder)])]);
    const isKept =
      options.isKeptOnRefusal || rules.selectionMode === 'multiple' || texts.length + folders.length === 0;
    const replaced = isKept ? [] : files;
    if (accepted.length > 0) {
      setAnnouncement(labels.added(accepted.map(({ name }) => name)));
      setFiles(rules.selectionMode === 'multiple' ? addFiles(files, accepted) : accepted);
    } else {
      // The one that was to be replaced is not the one that is wanted now.
      setAnnouncement(replaced.map(({ name }) => labels.removed(name)).join(' '));
      if (replaced.length > 0) setFiles(none);
    }
    if (refused.length > 0) onRefuse?.(refused);
  };

  const remove = (file: File) => {
    setRefusals([]);
    setAnnouncement(labels.removed(file.name));
    setFiles(files.filter((other) => other !== file));
  };

  return { files, refusals, announcement, offer, remove };
}
