import type { RecipientGroup } from '@studio/api';
import { isEmailAddress } from '@studio/ui/internal';
import { newRowKey } from '../../../kernel/editor/fields/newRowKey.ts';
import { peekLookup } from '../../../kernel/resource/Lookup.ts';
import { type Email, recipientGroups } from '../emails.api.ts';
import { emailEditorText } from '../emails.messages.ts';

/** The lists of recipients that a message has. */
export type RecipientList = 'to' | 'cc' | 'bcc';

/** Characters of a recipient at most. Source: the contract. */
export const longestRecipient = 1000;

/** A recipient as it is edited. */
export interface RecipientRow {
  readonly key: string;
  /** An e-mail address; without an '@', the name of a submission role. */
  readonly address: string;
}

/** The recipients of a template as they are edited: each once, whatever the case of an address. */
export function toRows(recipients: Email[RecipientList]): readonly RecipientRow[] {
  const known = new Set<string>();
  return recipients.flatMap(({ address }) => {
    const identity = address.includes('@') ? address.toLowerCase() : address;
    if (known.has(identity)) return [];
    known.add(identity);
    return [{ key: newRowKey(), address }];
  });
}

/** The recipients with these addresses. Those that were there stay the same rows. */
export function withAddresses(
  rows: readonly RecipientRow[],
  addresses: readonly string[],
): readonly RecipientRow[] {
  const known = new Map(rows.map((row) => [row.address, row]));
  return addresses.map((address) => known.get(address) ?? { key: newRowKey(), address });
}

/**
 * What is wrong with a recipient: with an '@' in it, it is an address, otherwise a submission role. While the roles are not
 * known, none is wrong: the server checks them, too.
 */
export function recipientFault(address: string): string | null {
  if (!address.includes('@')) {
    const isUnknown = rolesIn(peekLookup(recipientGroups))?.has(address.trim()) === false;
    return isUnknown ? emailEditorText('recipient.unknown', { address }) : null;
  }
  const isAddress = isEmailAddress(address);
  return isAddress ? null : emailEditorText('recipient.invalid', { address });
}

function rolesIn(groups: readonly RecipientGroup[] | undefined): ReadonlySet<string> | undefined {
  return groups && new Set(groups.flatMap(({ recipients }) => recipients.flatMap(({ role }) => role ?? [])));
}
