import type { ConfiguredFile } from '@studio/api';
import { useEffect, useState } from 'react';
import { readFileValue } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import { type FileFacts, readStoredFile, versionOf } from './storedFile.ts';

/** What is shown of a file. */
export interface ShownFile extends FileFacts {
  /** Null when its bytes are not known here. */
  readonly previewUrl: string | null;
  readonly isPicture: boolean;
}

/** What is known of the file of a value: of one on the server at once, of one that was chosen here once it is read. Null for none. */
export function useFileFacts(value: string, item: ConfiguredFile | undefined): ShownFile | null {
  const file = readFileValue(value);
  const pending = usePendingFile(file.is === 'pending' ? file.key : null);
  if (file.is === 'pending') return pending;
  const stored = readStoredFile(value);
  if (stored === null) return null;
  const version = item && versionOf(item, value);
  const previewUrl = item === undefined || version === undefined ? null : contentUrl(item.id, version);
  return { ...stored, previewUrl, isPicture: isPictureName(stored.name) };
}

/** Where the bytes of a version of a file are. */
export function contentUrl(id: string, version: number): string {
  return `/rest/ConfiguredFile/${encodeURIComponent(id)}/content?version=${version}`;
}

/** Whether a file is one that browsers show as a picture, by its name. */
export function isPictureName(name: string): boolean {
  return /\.(png|jpe?g|gif|svg|ico)$/i.test(name);
}

/** @param key of a file among those that are pending; null for none */
function usePendingFile(key: string | null): ShownFile | null {
  const [read, setRead] = useState<{ readonly key: string; readonly shown: ShownFile } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    let url = '';
    const show = (shown: ShownFile) => {
      if (isWanted) setRead({ key, shown });
    };
    void pendingFiles.find(key).then((file) => {
      if (file === null || !isWanted) return;
      const isPicture = isPictureName(file.name);
      url = URL.createObjectURL(file);
      const facts = { name: file.name, size: file.size, previewUrl: url, isPicture };
      show({ ...facts, width: null, height: null });
      if (isPicture) measure(url, (width, height) => show({ ...facts, width, height }));
    });
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [key]);
  return key !== null && read?.key === key ? read.shown : null;
}

function measure(url: string, onMeasured: (width: number, height: number) => void): void {
  const image = new Image();
  image.onload = () => onMeasured(image.naturalWidth, image.naturalHeight);
  image.src = url;
}
