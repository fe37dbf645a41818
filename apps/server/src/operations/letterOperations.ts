import type { AuthorizationKey, LetterOfAuthorityPlan } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';
import type { AuditEvent, AuditUser } from '../audit/AuditEvent.ts';
import { eventOf } from '../audit/events.ts';
import { attachment } from '../exchange/attachment.ts';
import type { Operations } from '../http/Operation.ts';
import { badRequest, missingPermission, wrongType } from '../http/problems.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { organizationTypes, permissionByType } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { allIssued, pageLetters } from '../organizations/letters/findLetters.ts';
import { importLetters, planFile, readLettersFile } from '../organizations/letters/importLetters.ts';
import { importText, viewPlan } from '../organizations/letters/planLetters.ts';
import { type RunningImport, RunningImports } from '../organizations/letters/RunningImports.ts';
import type { Issuers } from '../organizations/letters/readLetters.ts';
import { writeLetters } from '../organizations/letters/writeLetters.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';

type LetterOperations = Pick<
  Operations,
  | 'listLettersOfAuthority'
  | 'importLettersOfAuthority'
  | 'planLettersOfAuthority'
  | 'getLetterImportProgress'
  | 'exportLettersOfAuthority'
>;

interface ImportQuery {
  isMga?: boolean;
  fileName?: string;
  size?: number;
  importId?: string;
}

/** Letters of authority, which come and go in files. */
export function letterOperations(services: Services): LetterOperations {
  const { store, queries, options, audit, preferences } = services;
  const running = new RunningImports();
  const uploadLimit = () => preferences.get('uploads.largestImportMiB') * 1024 * 1024;
  return {
    listLettersOfAuthority: {
      handle: async ({ path: { id }, query: { startIndex = 0, numberOfRows: asked } }) => {
        const numberOfRows = pageSize(preferences, asked);
        const organization = await store.get(organizationKind, id);
        return { status: 200, body: await pageLetters(queries, organization, { startIndex, numberOfRows }) };
      },
    },
    importLettersOfAuthority: {
      uploadLimit,
      handle: async ({ query, body, signedIn, checkAgain, refuseGone }) => {
        const issuers = issuersOf(query);
        refuseWithout(signedIn(), issuers);
        const { expectedPlan, importId } = query;
        const { checkpoint, end } = running.begin({ userId: signedIn().userId, importId }, refuseGone);
        try {
          const { name, file } = await readFile(body, query, checkpoint);
          // A large file takes seconds to be read.
          const user = await checkAgain();
          refuseWithout(user, issuers);
          const { userId: authorId } = user;
          const { outcomes } = await store.writes.runForResult({ authorId }, async (tx) => {
            const origin = { authorId, time: options.clock() };
            const made = await importLetters(tx, file, { issuers, expectedPlan, checkpoint, ...origin });
            await audit.record(lettersImported(user, name, viewPlan(made)), tx);
            // From here on it cannot be cancelled any more.
            refuseGone();
            return { outcomes: [...made.outcomes] };
          });
          return { status: 200, contentType: 'text/plain; charset=utf-8', body: importText(outcomes) };
        } finally {
          end();
        }
      },
    },
    getLetterImportProgress: {
      handle: ({ query: { importId }, signedIn }) => {
        const progress = running.find({ userId: signedIn().userId, importId });
        return { status: 200, body: { progress } };
      },
    },
    planLettersOfAuthority: {
      uploadLimit,
      handle: async ({ query, body, signedIn }) => {
        const issuers = issuersOf(query);
        refuseWithout(signedIn(), issuers);
        const { file } = await readFile(body, query);
        return { status: 200, body: viewPlan(await planFile(queries, file, issuers)) };
      },
    },
    exportLettersOfAuthority: {
      handle: async ({ query, signedIn }) => {
        const issuers = issuersOf(query);
        refuseWithout(signedIn(), issuers);
        const issued = await allIssued(queries, issuers);
        await audit.record(lettersExported(signedIn(), issuers));
        return {
          status: 200,
          headers: { 'content-disposition': attachment('carrierLOAExport.xml') },
          contentType: 'application/xml',
          body: writeLetters({ issuers, ...issued }),
        };
      },
    },
  };
}

function issuersOf({ isMga = false }: ImportQuery): Issuers {
  return isMga ? 'mgas' : 'carriers';
}

const permissions: Readonly<Record<Issuers, AuthorizationKey>> = {
  carriers: permissionByType[organizationTypes.carrier],
  mgas: permissionByType[organizationTypes.mga],
};

function refuseWithout(user: SignedIn, issuers: Issuers): void {
  const permission = permissions[issuers];
  if (!user.permissions.includes(permission)) throw missingPermission(permission);
}

async function readFile(file: UploadedFile, query: ImportQuery, checkpoint?: RunningImport['checkpoint']) {
  const name = query.fileName ?? file.name;
  if (!/\.xml$/i.test(name)) throw wrongType(`File ${name} is not a supported document type for import`);
  if (query.size !== undefined && query.size !== file.size) {
    throw badRequest(`The file has ${file.size} bytes, not ${query.size}.`, 'size');
  }
  return { name, file: await readLettersFile(file.open(), issuersOf(query), checkpoint) };
}

const type = 'Letters of Authority';

/** Letters of authority came in a file. */
function lettersImported(
  user: AuditUser,
  fileName: string,
  { added, updated, unchanged, failed }: Omit<LetterOfAuthorityPlan, 'letters' | 'plan'>,
): AuditEvent {
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${failed} not imported`;
  return eventOf(user, type, 'Imported', `The file '${fileName}' was imported: ${counts}.`);
}

/** All letters of authority of carriers, or of MGAs, were downloaded. */
function lettersExported(user: AuditUser, issuers: 'carriers' | 'mgas'): AuditEvent {
  const whose = issuers === 'mgas' ? 'MGAs' : 'carriers';
  return eventOf(user, type, 'Exported', `The letters of authority of ${whose} were exported.`);
}
