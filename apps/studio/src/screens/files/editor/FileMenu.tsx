import type { ConfiguredFile } from '@studio/api';
import { IconButton, Menu } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import Network from 'lucide-react/icons/network';
import { useState } from 'react';
import { fileText } from '../../../kernel/object/files/files.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { openDownload } from '../../../platform/transfer/openDownload.ts';
import { filesText } from '../files.messages.ts';
import type { EarlierFilesDialogProps } from './EarlierFilesDialog.tsx';
import type { FileReferencesProps } from './FileReferences.tsx';
import { readStoredFile, versionOf } from './storedFile.ts';

const historyPart = deferPart<EarlierFilesDialogProps>(
  async () => (await import('./EarlierFilesDialog.tsx')).EarlierFilesDialog,
);
const referencesPart = deferPart<FileReferencesProps>(
  async () => (await import('./FileReferences.tsx')).FileReferences,
);

export interface FileMenuProps {
  /** What the file is called on the screen. */
  readonly label: string;
  readonly item: ConfiguredFile;
  /** The file that is shown. */
  readonly value: string;
  readonly isReadOnly: boolean;
  /** An earlier file is to take its place. */
  readonly onRestore: (value: string) => void;
  /** Something did not work, in words for the user; empty when it is tried again. */
  readonly onFailure: (reason: string) => void;
}

/** What else can be done with a file on the server: it is downloaded, found in its history, and asked what uses it. */
export function FileMenu({ label, item, value, isReadOnly, onRestore, onFailure }: FileMenuProps) {
  const [open, setOpen] = useState<'history' | 'references' | null>(null);
  const stored = readStoredFile(value);
  const version = versionOf(item, value);
  const download = async (name: string) => {
    onFailure('');
    try {
      await openDownload((token) => downloadUrl(item.id, name, version, token));
    } catch (thrown) {
      onFailure(fileText('download.failed', { name, reason: describeError(thrown) }));
    }
  };
  const close = () => setOpen(null);
  const EarlierFilesDialog = useDeferredPart(historyPart, open === 'history');
  const FileReferences = useDeferredPart(referencesPart, open === 'references');
  return (
    <>
      <Menu
        label={filesText('file.more.of', { label })}
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={filesText('file.more.of', { label })}
            icon={<Ellipsis aria-hidden size={16} />}
          />
        }
        items={[
          ...(stored === null
            ? []
            : [
                {
                  id: 'download',
                  label: filesText('file.download'),
                  icon: <Download aria-hidden size={16} />,
                  onSelect: () => void download(stored.name),
                },
              ]),
          {
            id: 'history',
            label: filesText('file.history'),
            icon: <History aria-hidden size={16} />,
            onSelect: () => setOpen('history'),
          },
          {
            id: 'references',
            label: filesText('file.references'),
            icon: <Network aria-hidden size={16} />,
            onSelect: () => setOpen('references'),
          },
        ]}
      />
      {EarlierFilesDialog && open === 'history' && (
        <EarlierFilesDialog
          {...{ item, isReadOnly }}
          onRestore={(earlier) => {
            onRestore(earlier);
            close();
          }}
          onClose={close}
        />
      )}
      {FileReferences && open === 'references' && <FileReferences item={item} onClose={close} />}
    </>
  );
}

function downloadUrl(id: string, name: string, version: number | undefined, token: string): string {
  const query = new URLSearchParams({ id, contentDisposition: 'attachment', t: token });
  if (version !== undefined) query.set('version', String(version));
  return `/configuredFileDownload/${encodeURIComponent(name)}?${query}`;
}
