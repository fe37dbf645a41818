import type { RecipientChoice } from '@studio/api';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Operations } from '../http/Operation.ts';
import { submissionRoles } from '../kinds/emailTemplate/submissionRoles.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { appUser, document } from '../store/schema.ts';

/** Organization types that are carriers: carriers themselves and managing general agents that act as one. */
const carrierTypes: ReadonlySet<unknown> = new Set([2, 3]);

const collator = new Intl.Collator('en');

/** Who can be chosen as a recipient of an e-mail template. */
export function recipientOperations({ queries }: Services): Pick<Operations, 'listRecipients'> {
  return {
    listRecipients: {
      handle: async () => ({
        status: 200,
        body: [
          { name: 'Submission Roles', recipients: submissionRoles.map(roleChoice) },
          { name: 'Carrier Users', recipients: await carrierUsers(queries) },
        ],
      }),
    },
  };
}

function roleChoice(role: string): RecipientChoice {
  return { address: role, role, name: role, description: '' };
}

/** The users of carriers who have an e-mail address, by name. */
async function carrierUsers(queries: Queries): Promise<RecipientChoice[]> {
  const users = await queries
    .select({
      name: appUser.name,
      emailAddress: appUser.emailAddress,
      organizationId: appUser.organizationId,
    })
    .from(appUser)
    .where(and(isNotNull(appUser.emailAddress), isNotNull(appUser.organizationId)));
  const carriers = await namesOfCarriers(
    queries,
    users.flatMap(({ organizationId }) => organizationId ?? []),
  );
  const choices = users.flatMap(({ name, emailAddress, organizationId }) => {
    const carrier = carriers.get(organizationId ?? '');
    return emailAddress === null || carrier === undefined ? [] : [userChoice(name, emailAddress, carrier)];
  });
  return choices.toSorted((left, right) => collator.compare(left.name, right.name));
}

function userChoice(name: string, emailAddress: string, description: string): RecipientChoice {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    address: emailAddress,
    role: null,
    name,
    firstName,
    lastName: rest.join(' '),
    emailAddress,
    description,
  };
}

async function namesOfCarriers(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: document.name, summary: document.summary })
    .from(document)
    .where(and(eq(document.kind, kindNames.organization), inArray(document.name, [...new Set(ids)])));
  return new Map(
    rows
      .filter(({ summary }) => carrierTypes.has(summary['organizationType']))
      .map(({ id, summary }) => [id, String(summary['displayName'])]),
  );
}
