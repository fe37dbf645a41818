import { isProblem, result } from '@studio/api';
import { isEmailAddress, splitAddresses } from '@studio/ui/internal';
import { toPlainText } from '../../../kernel/messages/toPlainText.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { preference } from '../../../platform/preferences/preferences.ts';
import { emailEditorText } from '../emails.messages.ts';

/** What is sent to be looked at, as it is on the screen. */
export interface TestMessage {
  readonly subject: string;
  /** HTML. */
  readonly body: string;
}

/** The result of a test: a sentence, and whether it is about the addresses that were typed. */
export interface TestOutcome {
  readonly isSent: boolean;
  readonly message: string;
}

/** Addresses at most in one test. */
export const mostAddresses = (): number => preference('editor.mostTestAddresses');

/** The addresses in a text as mail programs write them, each once, whatever its case; what is none comes as it is. */
export function addressesIn(text: string): string[] {
  const byIdentity = new Map<string, string>();
  for (const address of splitAddresses(text)) {
    const identity = address.toLowerCase();
    if (!byIdentity.has(identity)) byIdentity.set(identity, address);
  }
  return [...byIdentity.values()];
}

/** What is wrong with the addresses that were typed; null for nothing. */
export function addressesFault(text: string): string | null {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return emailEditorText('test.missing');
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) return emailEditorText('recipient.invalid', { address: wrong });
  return addresses.length > mostAddresses()
    ? emailEditorText('test.tooMany', { limit: mostAddresses(), count: addresses.length })
    : null;
}

/** Sends a message with sample values to some addresses. Never throws. */
export async function sendTest({ subject, body }: TestMessage, to: string[]): Promise<TestOutcome> {
  try {
    const text = toPlainText(body);
    const { data } = await result(
      api.POST('/rest/NotificationEmailTemplate/sendTest', { body: { to, subject, body, text } }),
    );
    const message =
      data.file === null
        ? emailEditorText('test.sent', { addresses: to.join(', ') })
        : emailEditorText('test.written', { file: data.file });
    return { isSent: true, message };
  } catch (error) {
    return { isSent: false, message: isProblem(error, 422) ? faultsOf(error.problem) : describeError(error) };
  }
}

function faultsOf({
  errors = [],
  title,
}: {
  errors?: readonly { message: string }[];
  title: string;
}): string {
  return errors.length === 0 ? title : errors.map(({ message }) => message).join(' ');
}
