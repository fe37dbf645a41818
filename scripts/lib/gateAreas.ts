/** An area of the console. */
interface Area {
  /** The kinds of objects that people maintain there. */
  readonly kinds: readonly string[];
  /** Folders of the server that serve it alone. Its screens are in the folder of its name. */
  readonly served: readonly string[];
}

const kindsFolder = 'apps/server/src/kinds';

/** The areas of the console by the folders of their screens. */
export const areas = {
  dataSets: { kinds: ['DataSet'], served: [`${kindsFolder}/dataSet/`] },
  popups: { kinds: ['NotificationPopupTemplate'], served: [`${kindsFolder}/popupTemplate/`] },
  emails: {
    kinds: ['NotificationEmailTemplate'],
    served: [`${kindsFolder}/emailTemplate/`, 'apps/server/src/mail/'],
  },
  forms: {
    kinds: ['FormTemplate'],
    served: [`${kindsFolder}/formTemplate/`, 'apps/server/src/formTemplateSets/'],
  },
  rules: {
    kinds: ['RuleSet', 'Rule'],
    served: [`${kindsFolder}/ruleSet/`, `${kindsFolder}/rule/`, 'apps/server/src/ruleDeployments/'],
  },
  scoring: { kinds: ['ScoringRule'], served: [`${kindsFolder}/scoringRule/`] },
  products: { kinds: ['Product'], served: [`${kindsFolder}/product/`] },
  rates: { kinds: ['StateRate'], served: [`${kindsFolder}/stateRate/`] },
  organizations: {
    kinds: ['Organization'],
    served: [`${kindsFolder}/organization/`, 'apps/server/src/organizations/'],
  },
  sections: { kinds: ['SectionTemplate'], served: [`${kindsFolder}/sectionTemplate/`] },
  files: { kinds: ['ConfiguredFile'], served: [`${kindsFolder}/configuredFile/`] },
  preferences: { kinds: ['DefaultPreference'], served: [`${kindsFolder}/preference/`] },
  permissions: {
    kinds: ['Permission', 'User'],
    served: [`${kindsFolder}/permission/`, `${kindsFolder}/user/`],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

/** What is common to all areas is tried with these in every gate: a list with an editor of many rows, and one of plain fields. */
const always: readonly AreaName[] = ['dataSets', 'popups'];

/** So many areas have their part in one gate. The deep suite has all of them. */
const most = 4;

/** The areas that have their part in a gate: those of always, then those that the change is in, the most changed first. */
export function chooseAreas(changed: readonly string[]): readonly AreaName[] {
  const counts = (Object.keys(areas) as AreaName[])
    .filter((name) => !always.includes(name))
    .map((name) => ({ name, count: changed.filter((path) => isOf(name, path)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return [...always, ...counts.map(({ name }) => name)].slice(0, most);
}

/** Whether a file is of a screen of an area that has no part. @param path from the repository's folder */
export function isOfOtherScreen(path: string, chosen: readonly AreaName[]): boolean {
  const [, folder] = /^apps\/studio\/src\/screens\/(\w+)\//.exec(path) ?? [];
  return folder !== undefined && folder in areas && !chosen.some((name) => name === folder);
}

function isOf(name: AreaName, path: string): boolean {
  const folders: readonly string[] = areas[name].served;
  return [`apps/studio/src/screens/${name}/`, ...folders].some((folder) => path.startsWith(folder));
}
