import { type AuthorizationKey, isAbort, type Organization } from '@studio/api';
import { SignatureModal } from '@studio/widgets';
import { useState } from 'react';
import { useOpenings } from '../../../kernel/list/useDialogRun.ts';
import { missingPermission } from '../../../kernel/object/ReadOnlyReason.tsx';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { session, useMayUse } from '../../../platform/session/session.ts';
import { attachFile, loadSignature, SignatureChangedError, saveSignature } from './signatureCalls.ts';
import { forgetSignature, keptSignature, useUnsavedSignature } from './unsavedSignature.ts';

/** The organization whose signature it is. */
export interface EmailSignatureDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly doc: Pick<Organization, 'id' | 'organizationType'>;
}

/** What changing an organization of a type takes. */
const permissions: Readonly<Record<Organization['organizationType'], AuthorizationKey>> = {
  1: 'MODIFY_CONFIG_AGENCY_BROKERAGE',
  2: 'MODIFY_CONFIG_CARRIERS',
  3: 'MODIFY_CONFIG_MGA_CARRIERS',
  4: 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
};

/** The e-mail signature of an organization, which is edited here, or read where the permission of its type is missing. */
export function EmailSignatureDialog(props: EmailSignatureDialogProps) {
  const run = useOpenings(props.isOpen);
  return <OpenedSignature key={run} {...props} run={run} />;
}

/** One opening of it: it goes on with what was edited before and not saved. @param run number of the opening */
function OpenedSignature({
  isOpen,
  onClose,
  doc,
  run,
}: EmailSignatureDialogProps & { readonly run: number }) {
  const { id, organizationType } = doc;
  const [of] = useState({ userId: session.current?.user.id ?? '', id });
  const load = (signal: AbortSignal) => loadSignature(id, signal);
  const signature = useResource(isOpen ? JSON.stringify([id, run]) : null, load, { isKeptOnChange: true });
  const loaded = signature.isStale ? undefined : signature.data;
  const permission = permissions[organizationType];
  const isAllowed = useMayUse(permission);
  const [kept] = useState(() => (isOpen && isAllowed ? keptSignature(of) : null));
  const [text, setText] = useState(kept?.text ?? null);
  const base = kept?.base ?? loaded;
  useUnsavedSignature(of, isOpen && text !== null && base !== undefined ? { base, text } : null);
  return (
    <SignatureModal
      isOpen={isOpen}
      onOpenChange={() => {
        forgetSignature(of);
        onClose();
      }}
      value={loaded?.html}
      defaultDraft={kept?.text}
      onEdit={setText}
      error={
        signature.error === null
          ? undefined
          : { reason: describeError(signature.error), onRetry: signature.reload }
      }
      readOnlyReason={isAllowed ? undefined : missingPermission(permission)}
      onAttach={isAllowed ? (file, { signal }) => attachFile(id, file, signal) : undefined}
      onSave={async (html, { signal }) => {
        if (base) await saveSignature(id, html, { signal, loaded: base }).catch(describe);
      }}
    />
  );
}

/** The modal shows the message of what is thrown. */
function describe(error: unknown): never {
  if (isAbort(error) || error instanceof SignatureChangedError) throw error;
  throw new Error(describeError(error), { cause: error });
}
