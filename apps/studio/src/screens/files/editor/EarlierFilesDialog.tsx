import type { ConfiguredFile } from '@studio/api';
import { Button, Dialog, EmptyState, ErrorState, formatBytes, Spinner } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { useState } from 'react';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { filesText } from '../files.messages.ts';
import { Versions } from './EarlierFilesDialog.styles.ts';
import { type EarlierFiles, firstVersions, loadEarlierFiles, mostVersions } from './earlierFiles.ts';
import { FilePreview } from './FilePreview.tsx';
import { readStoredFile } from './storedFile.ts';
import { contentUrl, isPictureName } from './useFileFacts.ts';

export interface EarlierFilesDialogProps {
  readonly item: ConfiguredFile;
  readonly isReadOnly: boolean;
  /** An earlier file is to take the place of the present one. */
  readonly onRestore: (value: string) => void;
  readonly onClose: () => void;
}

/** The files that an object had before, to look at and to bring back. */
export function EarlierFilesDialog({ item, isReadOnly, onRestore, onClose }: EarlierFilesDialogProps) {
  const [count, setCount] = useState(firstVersions);
  const found = useResource(`${item.id} ${item.etag} ${count}`, (signal) =>
    loadEarlierFiles(item, count, signal),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={filesText('history.title', { name: item.name })}
      description={isReadOnly ? undefined : filesText('history.note')}
      closeLabel={commonText('close')}
    >
      <Found
        {...{ item, isReadOnly, onRestore }}
        found={found.data}
        error={found.error}
        onRetry={found.reload}
      />
      {found.data?.hasMore && (
        <Button
          size="sm"
          isPending={found.isLoading}
          onClick={() => setCount(Math.min(count * 2, mostVersions))}
        >
          {filesText('history.more')}
        </Button>
      )}
    </Dialog>
  );
}

interface FoundProps extends Omit<EarlierFilesDialogProps, 'onClose'> {
  readonly found: EarlierFiles | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Found({ item, found, error, isReadOnly, onRestore, onRetry }: FoundProps) {
  if (error !== null)
    return (
      <ErrorState
        title={filesText('history.failed')}
        reason={describeError(error)}
        onRetry={onRetry}
        retryLabel={commonText('retry')}
      />
    );
  if (found === undefined) return <Spinner label={filesText('history.loading')} />;
  const { files } = found;
  if (files.length === 0) return <EmptyState title={filesText('history.none')} />;
  return (
    <Versions>
      {files.map(({ value, version, author, time }) => {
        const facts = readStoredFile(value);
        const at = formatDateTime(time);
        const name = facts?.name ?? '';
        return (
          <li key={value}>
            <FilePreview url={contentUrl(item.id, version)} isPicture={isPictureName(name)} isNone={false} />
            <span data-part="facts">
              <span>{name}</span>
              <small>
                {formatBytes(facts?.size ?? 0)} · {filesText('history.version', { author, time: at })}
              </small>
            </span>
            {!isReadOnly && (
              <Button
                size="sm"
                aria-label={filesText('history.restore.of', { name, time: at })}
                onClick={() => onRestore(value)}
              >
                {filesText('history.restore')}
              </Button>
            )}
          </li>
        );
      })}
    </Versions>
  );
}
