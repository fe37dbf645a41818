import type { Place } from '../Place.ts';
import { conflictDialog } from '../places/conflictDialog.ts';
import { criteriaCells, customCriteria } from '../places/criteria.ts';
import { dataItems } from '../places/dataItems.ts';
import { dependencies } from '../places/dependencies.ts';
import { newSet, repeatingFormSettings, settings } from '../places/settings.ts';

export const places: readonly Place[] = [
  dataItems,
  criteriaCells,
  dependencies,
  customCriteria,
  settings,
  repeatingFormSettings,
  newSet,
  conflictDialog,
];
