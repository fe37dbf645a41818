import FileIcon from 'lucide-react/icons/file';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { Frame } from './FilePreview.styles.ts';

export interface FilePreviewProps {
  /** Null for what cannot be shown. */
  readonly url: string | null;
  readonly isPicture: boolean;
  readonly isNone: boolean;
}

/** A picture, as an image that runs nothing; another file as a sign. */
export function FilePreview({ url, isPicture, isNone }: FilePreviewProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url !== null && isPicture && failed !== url)
    return (
      <Frame>
        <img src={url} alt="" decoding="async" onError={() => setFailed(url)} />
      </Frame>
    );
  return (
    <Frame data-empty>
      {isNone ? <ImageOff aria-hidden size={16} /> : <FileIcon aria-hidden size={16} />}
    </Frame>
  );
}
