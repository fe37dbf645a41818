import FileIcon from 'lucide-react/icons/file';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  FileDetails,
  FileItem,
  FileLine,
  FileNameEnd,
  FileNameRoot,
  FileNameStart,
  FileSize,
  FileSpace,
  ProgressBar,
  ProgressTrack,
} from './FileDrop.styles.ts';
import type { FileDropLabels } from './labels.ts';
import { splitMiddle } from './splitMiddle.ts';

interface FileDropItemProps {
  file: File;
  /** Bytes that were sent; undefined while nothing is being sent. */
  sent: number | undefined;
  details: ReactNode;
  labels: FileDropLabels;
  /** Without it the file cannot be taken out. */
  onRemove: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

function Progress({ file, sent, labels }: { file: File; sent: number; labels: FileDropLabels }) {
  const share = file.size === 0 ? 1 : Math.min(1, Math.max(0, sent / file.size));
  const width: CSSProperties & Record<'--file-progress', string> = { '--file-progress': `${share * 100}%` };
  return (
    <ProgressTrack
      role="progressbar"
      data-part="progress"
      aria-label={file.name}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={labels.progress(sent, file.size)}
    >
      <ProgressBar style={width} data-complete={share === 1 || undefined} />
    </ProgressTrack>
  );
}

/** One chosen file. */
export function FileDropItem({ file, sent, details, labels, onRemove }: FileDropItemProps) {
  return (
    <FileItem data-part="file">
      <FileLine>
        <FileIcon size={16} aria-hidden="true" />
        <FileName name={file.name} />
        <FileSpace />
        <FileSize dir="auto" data-part="file-size">
          {sent === undefined ? labels.size(file.size) : labels.progress(sent, file.size)}
        </FileSize>
        {onRemove && (
          <IconButton
            size="sm"
            data-part="remove"
            label={labels.remove(file.name)}
            icon={<X size={16} />}
            onClick={onRemove}
          />
        )}
      </FileLine>
      {sent !== undefined && <Progress file={file} sent={sent} labels={labels} />}
      {details !== undefined && details !== null && (
        <FileDetails data-part="file-details">{details}</FileDetails>
      )}
    </FileItem>
  );
}

/** A file's name on one line, cut before its end where there is no room; then a tooltip has it whole. */
function FileName({ name }: { name: string }) {
  const [isCut, setCut] = useState(false);
  const [start, end] = splitMiddle(name);
  return (
    <Tooltip content={name} isDisabled={!isCut} isDescription={false}>
      <FileNameRoot
        dir="auto"
        data-part="file-name"
        onPointerEnter={({ currentTarget }) => {
          const words = currentTarget.querySelector('[data-start]');
          setCut(words !== null && words.scrollWidth > words.clientWidth);
        }}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <FileNameStart aria-hidden="true" data-start>
          {start}
        </FileNameStart>
        <FileNameEnd aria-hidden="true">{end}</FileNameEnd>
      </FileNameRoot>
    </Tooltip>
  );
}
