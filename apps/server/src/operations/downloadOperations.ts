import { backedUp } from '../audit/events.ts';
import { contentOf } from '../exchange/contentOf.ts';
import { initializationDownload } from '../exchange/initializationDownload.ts';
import { allSectionsName } from '../exchange/Section.ts';
import type { SectionContent } from '../exchange/writeInitializationFile.ts';
import { setContent } from '../formTemplateSets/transfer/setContent.ts';
import type { Operations } from '../http/Operation.ts';
import { missingPermission, notFound } from '../http/problems.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { deploymentContent } from '../ruleDeployments/transfer/transferDeployments.ts';
import type { Services } from '../Services.ts';
import { listVersions } from '../store/listVersions.ts';

type DownloadOperations = Pick<Operations, 'downloadSection'>;

/** Backups: initialization files of whole sections. */
export function downloadOperations({ options, queries, audit, registry }: Services): DownloadOperations {
  const { sections, kinds, moduleOf } = registry;
  return {
    downloadSection: {
      handle: async ({ query: { sectionName }, signedIn }) => {
        const isNamed = (name: string) => sectionName === allSectionsName || sectionName === name;
        const hasRules = sections.some(({ name, kind }) => isNamed(name) && kind.name === kindNames.rule);
        // The kept cases of rules are in their sets.
        const chosen = sections.filter(
          ({ name, kind }) => isNamed(name) || (hasRules && kind.name === kindNames.ruleSet),
        );
        if (chosen.length === 0) throw notFound(`There is no section '${sectionName}'.`);
        const { permissions } = signedIn();
        const missing = chosen
          .flatMap(({ kind }) => moduleOf(kind.name).backupPermissions)
          .find((key) => !permissions.includes(key));
        if (missing !== undefined) throw missingPermission(missing);
        const versions = await listVersions(
          queries,
          chosen.map(({ kind }) => kind.name),
        );
        const contents: SectionContent[] = [];
        for (const section of chosen) {
          const { name: kind } = section.kind;
          const own = versions.get(kind) ?? [];
          contents.push(contentOf(queries, kinds, section, own));
          if (kind === kindNames.formTemplate) contents.push(await setContent(queries, own));
          if (kind === kindNames.rule) contents.push(await deploymentContent(queries));
        }
        await audit.record(backedUp(signedIn(), sectionName));
        return initializationDownload(
          options.clock(),
          { prefix: sectionName, extension: 'dbinit' },
          contents,
        );
      },
    },
  };
}
