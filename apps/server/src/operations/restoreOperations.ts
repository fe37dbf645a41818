import type { AuthorizationKey } from '@studio/api';
import { restored } from '../audit/events.ts';
import type { RestoreFile } from '../exchange/RestoreFile.ts';
import type { Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { missingPermission, wrongType } from '../http/problems.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { forgetLostChanges } from '../organizations/forms/FormSetChanges.ts';
import type { RestorePlan } from '../restore/RestorePlan.ts';
import { readRestoreFile } from '../restore/readRestoreFile.ts';
import { planOnly, runRestore } from '../restore/runRestore.ts';
import { describeCounts } from '../restore/toReport.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { guardPeople } from './guardPeople.ts';

type RestoreOperations = Pick<Operations, 'restoreSections'>;

/** Backups and exports on their way back. */
export function restoreOperations({
  queries,
  hasOneConnection,
  options,
  audit,
  registry,
  preferences,
  contents,
}: Services): RestoreOperations {
  const { clock, random } = options;
  const { kinds, rechecks, sections } = registry;
  return {
    restoreSections: {
      uploadLimit: () => preferences.get('uploads.largestImportMiB') * 1024 * 1024,
      handle: async ({ query: { operation, mode }, body: { name, open }, signedIn, checkAgain }) => {
        if (!/\.(?:dbinit|xml)$/i.test(name)) {
          throw wrongType(`File ${name} is not a supported document type for restore`);
        }
        const file = await readRestoreFile(open(), sections, contents);
        const user = signedIn();
        refuseForeignKinds(registry, file, user.permissions);
        const singleSignOn = options.singleSignOn !== null;
        const found = await checkAgain();
        // The only connection is the restore's, so nothing changes meanwhile, and who asks would wait for ever.
        const again = async () => (hasOneConnection ? found : checkAgain());
        const checkPlan = async (stored: Queries, plan: RestorePlan) => {
          // No permission changes between this and the end of a restore, as writes are locked.
          const { permissions } = await again();
          refuseForeignKinds(registry, file, permissions);
          await guardPeople({ userId: user.userId, permissions }, { singleSignOn })(stored, plan);
        };
        if (mode === 'plan') {
          const plan = { file, operation, kinds, rechecks, checkPlan };
          return { status: 200, body: await planOnly(queries, plan) };
        }
        const report = await runRestore(queries, {
          file,
          operation,
          kinds,
          rechecks,
          clock,
          authorId: user.userId,
          newId: () => random(16).toString('hex'),
          checkPlan,
          checkAgain: async () => refuseForeignKinds(registry, file, (await again()).permissions),
          finish: async (tx, done) => {
            await forgetLostChanges(tx);
            await audit.record(restored(user, name, operation, describeCounts(done)), tx);
          },
        });
        if (report.isDone) return { status: 200, body: report };
        const detail = `${report.refusals[0]?.message ?? ''} Nothing was changed.`;
        throw new ProblemError(422, 'not-restored', 'The file cannot be restored', detail, {
          members: { report },
        });
      },
    },
  };
}

/** The permission to restore does not include writing kinds that the user may not write. */
function refuseForeignKinds(
  { moduleOf }: KindRegistry,
  { contents, sets }: RestoreFile,
  permissions: readonly AuthorizationKey[],
): void {
  const kinds = contents.map(({ section }) => section.kind.name);
  for (const kind of sets === null ? kinds : [...kinds, kindNames.formTemplate]) {
    const missing = moduleOf(kind).permissions.find((key) => !permissions.includes(key));
    if (missing !== undefined) throw missingPermission(missing);
  }
}
