import { UploadModal, type UploadModalProps } from '@studio/widgets';
import { acceptedTypes, largestBytes } from './acceptedTypes.ts';
import { uploadDialogText } from './uploadDialog.messages.ts';

/** The modal that takes a document of the types and the size that the preferences allow, in the console's words. It is loaded when it is first wanted. */
export function UploadDialog(props: UploadModalProps) {
  return (
    <UploadModal
      {...props}
      accept={acceptedTypes('uploads.allowedDocumentTypes')}
      maxBytes={largestBytes('uploads.largestDocumentMiB')}
      labels={{
        title: uploadDialogText('title'),
        cancel: uploadDialogText('cancel'),
        upload: uploadDialogText('upload'),
        unsupportedType: (name) => uploadDialogText('unsupported', { name }),
      }}
    />
  );
}
