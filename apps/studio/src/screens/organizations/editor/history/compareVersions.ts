import { type Organization, type OrganizationVersionChanges, result } from '@studio/api';
import type { ChangeListItem } from '@studio/widgets';
import { objectKey } from '../../../../kernel/editor/outline/fieldsOf.ts';
import { toPlainText } from '../../../../kernel/messages/toPlainText.ts';
import { api } from '../../../../platform/http/api.ts';
import { organizationEditorText } from '../../editor.messages.ts';
import { organizationText } from '../../organizations.messages.ts';
import { fieldWithEntries } from '../forms/fieldWithEntries.ts';
import { historyText } from './history.messages.ts';

/** What differs between two versions of an organization besides its settings, in the words of the screen. @param before null for nothing */
export async function compareBesidesSettings(
  before: Organization | null,
  after: Organization,
): Promise<readonly ChangeListItem[]> {
  const changes = await loadChanges(before, after);
  return [...describeOwn(before, after), ...(changes === null ? [] : describeChanges(changes))];
}

/** Null for a version and itself. */
async function loadChanges(
  before: Organization | null,
  { id, version }: Organization,
): Promise<OrganizationVersionChanges | null> {
  if (before?.version === version) return null;
  const params = { path: { id, version }, query: before === null ? {} : { since: before.version } };
  const call = api.GET('/rest/Organization/{id}/versions/{version}/changes', { params });
  return (await result(call)).data;
}

/** About the organization itself, as its settings are. */
function about(field: string, own: Pick<ChangeListItem, 'before' | 'after' | 'html'>): ChangeListItem {
  const subject = organizationEditorText('heading');
  return { id: `about ${field}`, kind: 'changed', subject, subjectId: objectKey, field, ...own };
}

function describeOwn(before: Organization | null, after: Organization): readonly ChangeListItem[] {
  const statusOf = (doc: Organization | null) =>
    doc === null ? '' : organizationText(`status.${doc.status}`);
  const html = { before: before?.defaultEmailSignature ?? '', after: after.defaultEmailSignature };
  const words = () => ({ before: toPlainText(html.before), after: toPlainText(html.after) });
  return [
    ...(before?.status === after.status
      ? []
      : [about(organizationText('status'), { before: statusOf(before), after: statusOf(after) })]),
    ...(html.before === html.after ? [] : [about(historyText('signature'), { ...words(), html })]),
  ];
}

/** What the server has found, in the words of the screen. */
export function describeChanges({ forms, letters }: OrganizationVersionChanges): readonly ChangeListItem[] {
  const counts = (['added', 'changed', 'removed'] as const)
    .filter((what) => letters[what] > 0)
    .map((what) => historyText(`letters.${what}`, { count: letters[what].toLocaleString() }));
  return [
    ...(counts.length === 0 ? [] : [about(historyText('letters'), { before: '', after: counts.join(', ') })]),
    ...forms.flatMap(describeForm),
  ];
}

function describeForm({
  id,
  name,
  fromVersion,
  toVersion,
  changes,
}: OrganizationVersionChanges['forms'][number]): readonly ChangeListItem[] {
  const form = { subject: historyText('form', { name }), subjectId: `form ${id}` };
  const versions = { before: String(fromVersion ?? ''), after: String(toVersion ?? '') };
  const whole: readonly ChangeListItem[] =
    fromVersion === null || toVersion === null
      ? [{ ...form, id, kind: toVersion === null ? 'removed' : 'added', field: '', before: '', after: '' }]
      : [{ ...form, id, kind: 'changed', field: historyText('version'), ...versions }];
  return [
    ...(fromVersion === toVersion ? [] : whole),
    ...changes.map(({ before, after, ...field }, at): ChangeListItem => {
      return { ...form, id: `${id} ${at}`, kind: 'changed', field: fieldWithEntries(field), before, after };
    }),
  ];
}
