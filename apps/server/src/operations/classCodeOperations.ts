import type { SignedIn } from '../access/SignedIn.ts';
import { classCodesImported } from '../audit/events.ts';
import { importAnswer } from '../classCodes/importAnswer.ts';
import { parseClassCodes } from '../classCodes/parseClassCodes.ts';
import { storeClassCodes, WrongSetError } from '../classCodes/storeClassCodes.ts';
import type { Operations } from '../http/Operation.ts';
import { missingPermission } from '../http/problems.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { Services } from '../Services.ts';

type ClassCodeOperations = Pick<Operations, 'importClassCodes'>;

/** Importing class codes. */
export function classCodeOperations(services: Services): ClassCodeOperations {
  return {
    importClassCodes: {
      handle: async ({ body, signedIn }) => {
        const user = signedIn();
        // The codes become a data set.
        if (!user.permissions.includes('MANAGE_DATASETS')) throw missingPermission('MANAGE_DATASETS');
        return {
          status: 200,
          contentType: 'application/xml; charset=utf-8',
          body: await importFile(services, body, user),
        };
      },
    },
  };
}

async function importFile(
  { store, audit }: Services,
  file: UploadedFile,
  signedIn: SignedIn,
): Promise<string> {
  if (!file.name.toLowerCase().endsWith('.txt')) {
    return importAnswer(-1, `File ${file.name} is not a supported document type for import`);
  }
  const parsed = await parseClassCodes(file.open());
  if ('fault' in parsed) return importAnswer(-1, parsed.fault);
  const { codes } = parsed;
  try {
    await storeClassCodes(store, codes, {
      authorId: signedIn.userId,
      alongside: (tx) => audit.record(classCodesImported(signedIn, file.name, codes.length), tx),
    });
  } catch (error) {
    if (error instanceof WrongSetError) return importAnswer(-1, error.message);
    throw error;
  }
  return importAnswer(
    0,
    codes.length === 1 ? '1 class code was imported.' : `${codes.length} class codes were imported.`,
  );
}
