import { type AuthorizationKey, isAbort, type Organization } from '@studio/api';
import { SignatureModal } from '@studio/widgets';
import { useOpenings } from '../../../kernel/list/useDialogRun.ts';
import { missingPermission } from '../../../kernel/object/ReadOnlyReason.tsx';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { useMayUse } from '../../../platform/session/session.ts';
import { attachFile, loadSignature, SignatureChangedError, saveSignature } from './signatureCalls.ts';

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
export function EmailSignatureDialog({ isOpen, onClose, doc }: EmailSignatureDialogProps) {
  const { id, organizationType } = doc;
  const run = useOpenings(isOpen);
  const load = (signal: AbortSignal) => loadSignature(id, signal);
  const signature = useResource(isOpen ? JSON.stringify([id, run]) : null, load, { isKeptOnChange: true });
  const loaded = signature.isStale ? undefined : signature.data;
  const permission = permissions[organizationType];
  const isAllowed = useMayUse(permission);
  return (
    <SignatureModal
      isOpen={isOpen}
      onOpenChange={onClose}
      value={loaded?.html}
      error={
        signature.error === null
          ? undefined
          : { reason: describeError(signature.error), onRetry: signature.reload }
      }
      readOnlyReason={isAllowed ? undefined : missingPermission(permission)}
      onAttach={isAllowed ? (file, { signal }) => attachFile(id, file, signal) : undefined}
      onSave={async (html, { signal }) => {
        if (!loaded) return;
        await saveSignature(id, html, { signal, loaded }).catch(describe);
      }}
    />
  );
}

/** The modal shows the message of what is thrown. */
function describe(error: unknown): never {
  if (isAbort(error) || error instanceof SignatureChangedError) throw error;
  throw new Error(describeError(error), { cause: error });
}
