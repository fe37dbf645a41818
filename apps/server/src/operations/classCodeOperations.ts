import type { ClassCodePlan } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';
import { classCodesImported } from '../audit/events.ts';
import type { ParsedClassCodes } from '../classCodes/ClassCode.ts';
import { importAnswer } from '../classCodes/importAnswer.ts';
import { parseClassCodes } from '../classCodes/parseClassCodes.ts';
import { planClassCodes, refusedPlan } from '../classCodes/planClassCodes.ts';
import { currentClassCodes, storeClassCodes, WrongSetError } from '../classCodes/storeClassCodes.ts';
import type { Operations } from '../http/Operation.ts';
import { missingPermission } from '../http/problems.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { Services } from '../Services.ts';

type ClassCodeOperations = Pick<Operations, 'importClassCodes' | 'planClassCodes'>;

/** Importing class codes, and previewing what an import would do. */
export function classCodeOperations(services: Services): ClassCodeOperations {
  return {
    importClassCodes: {
      uploadLimit: () => services.preferences.get('uploads.largestImportMiB') * 1024 * 1024,
      handle: async ({ body, signedIn }) => {
        const user = signedIn();
        refuseWithoutDataSets(user);
        return {
          status: 200,
          contentType: 'application/xml; charset=utf-8',
          body: await importFile(services, body, user),
        };
      },
    },
    planClassCodes: {
      handle: async ({ body, signedIn }) => {
        refuseWithoutDataSets(signedIn());
        return { status: 200, body: await planFile(services, body) };
      },
    },
  };
}

/** The codes become a data set. */
function refuseWithoutDataSets({ permissions }: SignedIn): void {
  if (!permissions.includes('MANAGE_DATASETS')) throw missingPermission('MANAGE_DATASETS');
}

async function planFile({ store }: Services, file: UploadedFile): Promise<ClassCodePlan> {
  const parsed = await readFile(file);
  if ('fault' in parsed) return refusedPlan(parsed.fault);
  try {
    return planClassCodes(await currentClassCodes(store), parsed.codes, parsed.notice);
  } catch (error) {
    if (error instanceof WrongSetError) return refusedPlan(error.message);
    throw error;
  }
}

async function readFile(file: UploadedFile): Promise<ParsedClassCodes> {
  return file.name.toLowerCase().endsWith('.txt')
    ? parseClassCodes(() => file.open())
    : { fault: `File ${file.name} is not a supported document type for import` };
}

async function importFile(
  { store, audit }: Services,
  file: UploadedFile,
  signedIn: SignedIn,
): Promise<string> {
  const parsed = await readFile(file);
  if ('fault' in parsed) return importAnswer(-1, parsed.fault);
  const { codes, notice } = parsed;
  try {
    await storeClassCodes(store, codes, {
      authorId: signedIn.userId,
      alongside: (tx) => audit.record(classCodesImported(signedIn, file.name, codes.length), tx),
    });
  } catch (error) {
    if (error instanceof WrongSetError) return importAnswer(-1, error.message);
    throw error;
  }
  const count =
    codes.length === 1 ? '1 class code was imported.' : `${codes.length} class codes were imported.`;
  return importAnswer(0, notice === null ? count : `${count} ${notice}`);
}
