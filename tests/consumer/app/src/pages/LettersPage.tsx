import { Button } from '@studio/ui';
import { RichTextEditor, SignatureModal, UploadModal } from '@studio/widgets';
import { useState } from 'react';

const received = [
  '<p style="text-align: center">Claim <span style="color: #b3261e; font-family: Impact">denied</span></p>',
  '<img src="x" onerror="document.title = \'attacked\'"><script>document.title = "attacked"</script>',
  '<p onclick="document.title = \'attacked\'"><a href="javascript:document.title = 1">Appeal</a></p>',
].join('');

export function LettersPage() {
  const [letter, setLetter] = useState('<p>Dear claimant,</p>');
  const [signature, setSignature] = useState('<p>Claims desk</p>');
  const [isSigning, setSigning] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [file, setFile] = useState('');
  return (
    <>
      <h1>Letters</h1>
      <RichTextEditor
        label="Letter"
        value={letter}
        onValueChange={setLetter}
        onAttach={async ({ name }) => ({ url: `/files/${name}`, name })}
      />
      <output aria-label="Letter sent">{letter}</output>
      <RichTextEditor label="Letter received" isReadOnly value={received} />
      <Button onClick={() => setSigning(true)}>Edit signature</Button>
      <SignatureModal
        isOpen={isSigning}
        onOpenChange={setSigning}
        value={signature}
        onSave={async (next) => setSignature(next)}
      />
      <output aria-label="Signature">{signature}</output>
      <Button onClick={() => setUploading(true)}>Upload a report</Button>
      <UploadModal
        isOpen={isUploading}
        onOpenChange={setUploading}
        onUpload={async (upload, { onProgress }) => {
          onProgress(upload.file.size);
          setFile(`${upload.name}: ${await upload.file.text()}`);
        }}
      />
      <output aria-label="Uploaded">{file}</output>
    </>
  );
}
