import type { Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { invalid } from '../http/problems.ts';
import { isEmailAddress } from '../kinds/emailTemplate/isEmailAddress.ts';
import { textOfHtml } from '../kinds/textOfHtml.ts';
import { fillIn, fillInHtml } from '../placeholders/fillIn.ts';
import type { ServerOptions } from '../ServerOptions.ts';
import { createMailer, type Mail } from './Mailer.ts';

/** Room for the largest message, however its characters are escaped. */
const bodyLimit = 8 * 1024 * 1024;
/** A few texts and ten addresses. */
const maxValues = 100;

/** Sends messages to be looked at. */
export function mailOperations({ options }: { options: ServerOptions }): Pick<Operations, 'sendTestEmail'> {
  const mailer = createMailer(options);
  const send = async (mail: Mail) => {
    try {
      return await mailer.send(mail);
    } catch (error) {
      throw mailFailed(error);
    }
  };
  return {
    sendTestEmail: {
      bodyLimit,
      maxValues,
      handle: async ({ body: { to, subject, body, text } }) => {
        const faults = to.flatMap((given, index) =>
          isEmailAddress(given)
            ? []
            : [{ pointer: `/to/${index}`, message: `'${given}' is not an email address.` }],
        );
        if (faults.length > 0) throw invalid(faults, 'The message cannot be sent');
        const mail: Mail = {
          to,
          subject: fillIn(subject),
          html: fillInHtml(body),
          text: text === undefined ? textOfHtml(fillInHtml(body)) : fillIn(text),
        };
        return { status: 200, body: await send(mail) };
      },
    },
  };
}

/** 502: no mail server accepted the message. */
function mailFailed(cause: unknown): ProblemError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ProblemError(502, 'mail-failed', 'Not sent', `The message was not sent: ${reason}`, { cause });
}
