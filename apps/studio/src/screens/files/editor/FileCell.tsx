import type { ConfiguredFile } from '@studio/api';
import { AlertDialog, FormField, formatBytes, IconButton } from '@studio/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { acceptedTypes } from '../../../kernel/object/files/acceptedTypes.ts';
import { noFile, readFileValue } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { FieldControl } from '../../../kernel/object/plain/PlainField.ts';
import { fileChoiceText } from '../../../kernel/upload/fileChoice.messages.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { filesText } from '../files.messages.ts';
import { Controls, Facts, Line } from './FileCell.styles.ts';
import { FileMenu } from './FileMenu.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type FileRefusal, messageAt, refuseFile } from './fileRefusal.ts';
import { takenAway } from './storedFile.ts';
import { useFileFacts } from './useFileFacts.ts';

export interface FileCellProps extends FieldControl<string> {
  /** The object as the server has it; undefined for one that is still to be made. */
  readonly item: ConfiguredFile | undefined;
}

/** A file by its name, with its picture, size and dimensions. It can be chosen or dropped on its row, taken away, and found in its history. */
export function FileCell(props: FileCellProps) {
  const { label, value, onValueChange, onLeave, error, isReadOnly, item } = props;
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const uploadRef = useRef<HTMLButtonElement>(null);
  const now = pendingFiles.resolve(value);
  const file = readFileValue(now);
  const facts = useFileFacts(now, item);
  const place = { value: now, etag: item?.etag, error };
  const refuse = (reason: string) => setRefusal(reason === '' ? null : { ...place, reason });
  const change = (next: string) => {
    setRefusal(null);
    onValueChange(next);
    onLeave();
  };
  const take = (chosen: File) => {
    const refused = refuseFile(chosen);
    if (refused === null) change(pendingFiles.hold(chosen, chosen.name));
    else {
      refuse(refused.reason);
      setAlerting(refused.isAlert);
    }
  };
  const takeDropped = ([first, ...others]: readonly File[]) => {
    if (others.length > 0) refuse(filesText('file.several', { count: others.length + 1 }));
    else if (first !== undefined) take(first);
  };
  const dropRef = useRowDrop(isReadOnly ? null : takeDropped);
  const isNone = file.is === 'none';
  return (
    <FormField
      {...{ label, isRequired: props.isRequired, readOnlyReason: props.readOnlyReason }}
      isLabelHidden
      error={messageAt(refusal, place)}
      hint={file.is === 'pending' ? filesText('file.pending') : undefined}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Line ref={dropRef} role="group" aria-labelledby={`${id}-label`}>
          <FilePreview
            url={facts?.previewUrl ?? null}
            isPicture={facts?.isPicture ?? false}
            isNone={isNone}
          />
          <Facts>
            <span data-part="name" data-none={isNone || undefined}>
              {isNone ? filesText('file.none') : <bdi>{file.name}</bdi>}
            </span>
            {facts !== null && (
              <small>
                {[
                  formatBytes(facts.size),
                  ...(facts.width === null || facts.height === null
                    ? []
                    : [filesText('file.pixels', { width: facts.width, height: facts.height })]),
                ].join(' · ')}
              </small>
            )}
          </Facts>
          <Controls>
            {!isReadOnly && (
              <>
                <input
                  ref={inputRef}
                  type="file"
                  hidden
                  accept={acceptedTypes('system.allowedFilesAndIconsTypes').join(',')}
                  onChange={({ target }) => {
                    const [chosen] = target.files ?? [];
                    target.value = '';
                    if (chosen !== undefined) take(chosen);
                  }}
                />
                <IconButton
                  ref={uploadRef}
                  {...{ id, 'aria-describedby': describedBy }}
                  size="sm"
                  label={filesText(isNone ? 'file.upload.of' : 'file.replace.of', { label })}
                  icon={<Upload aria-hidden size={16} />}
                  onClick={() => inputRef.current?.click()}
                />
                {!isNone && (
                  <IconButton
                    size="sm"
                    label={filesText('file.remove.of', { label })}
                    icon={<Trash2 aria-hidden size={16} />}
                    onClick={() => {
                      change((item?.fileName ?? null) === null ? noFile : takenAway);
                      uploadRef.current?.focus();
                    }}
                  />
                )}
              </>
            )}
            {item !== undefined && (
              <FileMenu {...{ label, item, value: now, isReadOnly }} onRestore={change} onFailure={refuse} />
            )}
          </Controls>
          <AlertDialog
            isOpen={isAlerting}
            title={fileChoiceText('alert')}
            message={refusal?.reason ?? ''}
            okLabel={commonText('ok')}
            onOpenChange={setAlerting}
          />
        </Line>
      )}
    </FormField>
  );
}

/**
 * Takes what is dropped anywhere on the row that an element is in. While a file is over it, the element has `data-drop-target`.
 * @param onDrop null while nothing is taken
 */
function useRowDrop(onDrop: ((files: readonly File[]) => void) | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const drop = useEffectEvent((files: readonly File[]) => onDrop?.(files));
  const isTaking = onDrop !== null;
  useEffect(() => {
    const element = ref.current;
    const row = element?.closest<HTMLElement>('[data-row]');
    if (!isTaking || !element || !row) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => delete element.dataset['dropTarget'];
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const handleOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      element.dataset['dropTarget'] = '';
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      leave();
      drop([...(event.dataTransfer?.files ?? [])]);
    };
    row.addEventListener('dragover', handleOver, { signal });
    row.addEventListener('dragleave', leave, { signal });
    row.addEventListener('drop', handleDrop, { signal });
    return () => {
      leave();
      listening.abort();
    };
  }, [isTaking]);
  return ref;
}
