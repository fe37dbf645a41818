import type { SideNavigationGroup, SideNavigationItem } from '@studio/widgets';
import type { Area, AreaTarget } from '../kernel/area/Area.ts';
import { knownAreas } from '../kernel/area/areas.ts';

/** An admin function as the server lists it. */
export interface ListedFunction {
  readonly key: string;
  readonly label: string;
  /** Its heading; empty for none. */
  readonly group: string;
  readonly subTabs: readonly { readonly key: string; readonly label: string }[];
}

type Screens = ReadonlyMap<string, Pick<Area, 'Icon' | 'path' | 'section' | 'furtherSection' | 'subTabs'>>;
type Screen = Screens extends ReadonlyMap<string, infer One> ? One : never;

/**
 * The navigation: the server's functions that have a screen, in its order, under its headings. A heading has the place of
 * its first function.
 */
export function navigationGroups(
  functions: readonly ListedFunction[],
  screens: Screens = knownAreas(),
): SideNavigationGroup[] {
  const groups = new Map<string, SideNavigationItem[]>();
  for (const listed of functions) {
    const screen = screens.get(listed.key);
    if (!screen) continue;
    const items = groups.get(listed.group) ?? [];
    groups.set(listed.group, [...items, toItem(listed, screen)]);
  }
  return [...groups].map(([label, items]) => ({ id: label || 'other', label, items }));
}

function toItem(
  { key, label, subTabs }: ListedFunction,
  { Icon, path, subTabs: targets = new Map() }: Screen,
): SideNavigationItem {
  const children = subTabs.flatMap((tab) => {
    const target = targets.get(tab.key);
    return target ? [{ id: subTabId(key, tab.key), label: tab.label, href: target.path }] : [];
  });
  const item = { id: key, label, href: path, icon: <Icon size={16} /> };
  return children.length === 0 ? item : { ...item, children };
}

/** The item of the navigation that a path belongs to; null for none. A sub-tab wins over its function. */
export function navigationItemAt(pathname: string, screens: Screens = knownAreas()): string | null {
  let found: { id: string; section: string } | null = null;
  for (const [id, { section }] of targetsOf(screens)) {
    if (pathname.startsWith(section) && section.length >= (found?.section.length ?? 0))
      found = { id, section };
  }
  return found?.id ?? null;
}

function targetsOf(screens: Screens): [string, AreaTarget][] {
  return [...screens].flatMap(([key, screen]) => [
    ...sectionsOf(key, screen),
    ...[...(screen.subTabs ?? [])].flatMap(([tab, target]) => sectionsOf(subTabId(key, tab), target)),
  ]);
}

function sectionsOf(id: string, target: AreaTarget): [string, AreaTarget][] {
  const { furtherSection } = target;
  return furtherSection === undefined
    ? [[id, target]]
    : [
        [id, target],
        [id, { ...target, section: furtherSection }],
      ];
}

function subTabId(key: string, tab: string): string {
  return `${key}/${tab}`;
}
