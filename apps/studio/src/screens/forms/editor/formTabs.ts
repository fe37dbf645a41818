import { forms } from '../early.ts';

/** The parts of the editor of a form, in the order of their tabs. */
export const formTabs = ['builder', 'rules', 'preview'] as const;
export type FormTab = (typeof formTabs)[number];

/** Where a part of the editor of a form is. */
export function formTabPath(id: string, tab: FormTab): string {
  return `${forms.paths.pathOfId(id)}/${tab}`;
}

/** In an address, one dot or two are no names, encoded or not: such a name has a sign before it. */
const namesFolder = /^=*\.{1,2}$/;

/** Where a rule of a form is. @param name null for the one that shows the form */
export function formRulePath(id: string, name: string | null): string {
  const tab = formTabPath(id, 'rules');
  return name === null ? tab : `${tab}/${encodeURIComponent(namesFolder.test(name) ? `=${name}` : name)}`;
}

/** The name of the rule that a path names; null for none. */
export function ruleIn(pathname: string): string | null {
  const [, , , , , named = ''] = pathname.split('/');
  if (named === '') return null;
  try {
    const name = decodeURIComponent(named);
    return namesFolder.test(name) ? name.replace('=', '') : name;
  } catch {
    return null;
  }
}

/** The part that a path names; without one, or with none that there is, it is the builder. */
export function formTabIn(pathname: string): FormTab {
  const [, , , , named] = pathname.split('/');
  return formTabs.find((tab) => tab === named) ?? 'builder';
}

/** What of a path names the form, whichever part of its editor it leads to. */
export function ownFormPath(pathname: string): string {
  return pathname.split('/').slice(0, 4).join('/');
}
