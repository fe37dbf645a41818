import { consolePreferences } from './definitions/consolePreferences.ts';
import { editorPreferences } from './definitions/editorPreferences.ts';
import { historyPreferences } from './definitions/historyPreferences.ts';
import { listPreferences } from './definitions/listPreferences.ts';
import { notificationPreferences } from './definitions/notificationPreferences.ts';
import { otherPreferences } from './definitions/otherPreferences.ts';
import { policyPreferences } from './definitions/policyPreferences.ts';
import { quotePreferences } from './definitions/quotePreferences.ts';
import { securityPreferences } from './definitions/securityPreferences.ts';
import { sessionPreferences } from './definitions/sessionPreferences.ts';
import { submissionPreferences } from './definitions/submissionPreferences.ts';
import { systemPreferences } from './definitions/systemPreferences.ts';
import { uploadPreferences } from './definitions/uploadPreferences.ts';
import type { PreferenceDefinition } from './PreferenceDefinition.ts';

const all = [
  ...sessionPreferences,
  ...securityPreferences,
  ...listPreferences,
  ...historyPreferences,
  ...uploadPreferences,
  ...systemPreferences,
  ...consolePreferences,
  ...editorPreferences,
  ...submissionPreferences,
  ...quotePreferences,
  ...policyPreferences,
  ...notificationPreferences,
  ...otherPreferences,
] as const;

type Known = (typeof all)[number];

/** The name of a preference that the product knows. */
export type PreferenceName = Known['name'];

interface ValuesOfTypes {
  boolean: boolean;
  numeric: number;
  string: string;
  'single-select enum': string;
  'multi-select enum': readonly string[];
}

type Values = { [Definition in Known as Definition['name']]: ValuesOfTypes[Definition['dataType']] };

/** What a preference of that name is read as. */
export type PreferenceValue<Name extends PreferenceName> = Values[Name];

/** Every preference there is, by category. */
export const preferenceDefinitions: readonly PreferenceDefinition[] = all;

/** The same by their names. */
export const definitionsByName: ReadonlyMap<string, PreferenceDefinition> = new Map(
  preferenceDefinitions.map((definition) => [definition.name, definition]),
);
