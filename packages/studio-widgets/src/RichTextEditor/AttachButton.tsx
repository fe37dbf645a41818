import Paperclip from 'lucide-react/icons/paperclip';
import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { ToolbarToggle } from './ToolbarToggle.tsx';
import { HiddenFile } from './toolbar.styles.ts';
import { attachmentTypes } from './useAttachment.ts';

interface AttachButtonProps {
  label: string;
  isPending: boolean;
  onChoose: (file: File) => void;
}

/** Opens the system's dialog for one file. */
export function AttachButton({ label, isPending, onChoose }: AttachButtonProps): ReactElement {
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <>
      <ToolbarToggle
        label={label}
        icon={<Paperclip size={16} />}
        isPending={isPending}
        onPress={() => inputRef.current?.click()}
      />
      <HiddenFile
        ref={inputRef}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={attachmentTypes.join(',')}
        onChange={choose}
      />
    </>
  );
}
