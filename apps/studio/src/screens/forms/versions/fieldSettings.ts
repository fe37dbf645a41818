import { result, type UiFormTemplate } from '@studio/api';
import { api } from '../../../platform/http/api.ts';
import type { FieldSettings } from './model/fieldProperties.ts';

/** By the type of the fields: it is part of the server, and nothing that is saved changes what settings there are. */
const known = new Map<number, FieldSettings>();

/** The settings of the fields of a type; none before they are loaded. */
export function settingsOfFields(type: number): FieldSettings {
  return known.get(type) ?? [];
}

/** Loads what the fields of a form can be set to, as far as it is not known. @throws what the server answers */
export async function loadFieldSettings({ sections }: UiFormTemplate, signal: AbortSignal): Promise<void> {
  const fields = sections.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  const types = new Set(fields.map(({ fieldTemplate }) => fieldTemplate.type));
  await Promise.all(
    [...types].map(async (fieldType) => {
      if (known.has(fieldType)) return;
      const params = { query: { fieldType } };
      const { data } = await result(api.GET('/rest/fieldTemplateComponent/settings', { params, signal }));
      known.set(fieldType, data);
    }),
  );
}
