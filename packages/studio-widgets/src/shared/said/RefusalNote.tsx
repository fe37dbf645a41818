import CircleAlert from 'lucide-react/icons/circle-alert';
import { RefusalLine } from './RefusalNote.styles.ts';

/** Why what was asked for did not happen, in sight at the end of an editor; its live region says it too. */
export function RefusalNote({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <RefusalLine data-part="refusal">
      <CircleAlert size={14} aria-hidden="true" />
      {text}
    </RefusalLine>
  );
}
