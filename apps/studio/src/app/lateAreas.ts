import type { LateAreas } from '../kernel/area/LateArea.ts';

/** What areas have besides their screens. It is loaded when first needed: what the console begins with names none of their files. */
export const lateAreas: LateAreas = {
  dataSets: async () => (await import('../screens/dataSets/late.ts')).lateDataSets,
  files: async () => (await import('../screens/files/late.ts')).lateFiles,
  formTemplates: async () => (await import('../screens/forms/late.ts')).lateForms,
  organizations: async () => (await import('../screens/organizations/late.ts')).lateOrganizations,
  permissions: async () => (await import('../screens/permissions/late.ts')).latePermissions,
  preferences: async () => (await import('../screens/preferences/late.ts')).latePreferences,
  rates: async () => (await import('../screens/rates/late.ts')).lateRates,
};
