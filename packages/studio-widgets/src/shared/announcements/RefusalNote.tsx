import CircleAlert from 'lucide-react/icons/circle-alert';
import { RefusalLine } from './RefusalNote.styles.ts';

/** Why a request was refused, in sight at the end of an editor; its live region announces it too. */
export function RefusalNote({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <RefusalLine data-part="refusal">
      <CircleAlert size={14} aria-hidden="true" />
      {text}
    </RefusalLine>
  );
}
