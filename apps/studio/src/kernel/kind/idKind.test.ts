import type {
  NotificationEmailTemplate,
  NotificationEmailTemplateSummary,
  NotificationPopupTemplateWrite,
} from '@studio/api';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { idExport } from './idExport.ts';
import { type DocOf, type IdPath, idKind, pathClient, type RowOf, type WriteOf } from './idKind.ts';
import { idObject } from './idObject.ts';

const { signal } = new AbortController();

const emails = idKind({
  rest: '/rest/NotificationEmailTemplate',
  list: '/mails',
  editor: '/mail',
  sortBy: 'name',
});

test('the contract says what the calls of a kind take and answer', () => {
  expectTypeOf<'/rest/NotificationEmailTemplate' | '/rest/NotificationPopupTemplate'>().toExtend<IdPath>();
  expectTypeOf<RowOf<'/rest/NotificationEmailTemplate'>>().toEqualTypeOf<NotificationEmailTemplateSummary>();
  expectTypeOf<DocOf<'/rest/NotificationEmailTemplate'>>().toEqualTypeOf<NotificationEmailTemplate>();
  expectTypeOf<WriteOf<'/rest/NotificationPopupTemplate'>>().toEqualTypeOf<NotificationPopupTemplateWrite>();
  expectTypeOf<Parameters<typeof idKind<'/rest/NotificationEmailTemplate'>>[0]['sortBy']>().toEqualTypeOf<
    'name' | 'enabled' | 'lastModifiedBy' | 'timeLastModified'
  >();
  expect(emails.kind).toBe('/NotificationEmailTemplate');
  expect(emails.paths.pathOfId('7')).toBe('/mail/7');
});

describe('calls', () => {
  const answer = { data: { records: [], totalRecords: 0 }, response: new Response() };

  test('a page of the list is requested by its filter URI', async () => {
    const get = vi.spyOn(pathClient, 'GET').mockResolvedValue(answer);
    const page = { startIndex: 0, numberOfRows: 25, sortBy: 'name', sortDirection: 'asc' as const };
    const filterUri = '/NotificationEmailTemplate?search=a&enabled=true';
    await emails.list.load({ ...page, filterUri, search: 'a', filters: { enabled: 'true' } }, signal);
    expect(get).toHaveBeenCalledWith('/rest/NotificationEmailTemplate', {
      params: { query: { ...page, filterUri } },
      signal,
    });
  });

  test('the actions of one of several lists of a kind are requested by its own URI', async () => {
    const get = vi.spyOn(pathClient, 'GET').mockResolvedValue({ data: [], response: new Response() });
    const scoped = idKind({
      rest: '/rest/NotificationEmailTemplate',
      list: '/mails/active',
      editor: '/mail',
      sortBy: 'name',
      scope: { enabled: 'true' },
    });
    await scoped.list.calls.loadActions?.(signal);
    expect(get.mock.calls.map(([path, init]) => [path, init])).toContainEqual([
      '/rest/Actions',
      {
        params: { query: { uri: '/NotificationEmailTemplate?enabled=true:null' } },
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('an object is made at the path of its kind, and exported beside it', async () => {
    const post = vi.spyOn(pathClient, 'POST').mockResolvedValue({
      data: { id: '7', version: 1 },
      response: new Response(null, { headers: { ETag: '"1"' } }),
    });
    const text = { name: 'A', subject: '', body: '' };
    const facts = { enabled: true, defaultSelectedOption: 'NONE' as const };
    const body = { ...text, ...facts, to: [], cc: [], bcc: [] };
    await idObject(emails).create(body, { idempotencyKey: 'k', clientTag: 't' });
    expect(post).toHaveBeenLastCalledWith('/rest/NotificationEmailTemplate', {
      params: { header: { 'Idempotency-Key': 'k', 'X-Client-Tag': 't' } },
      body,
    });
    await idExport(emails)({ ids: ['7'] });
    expect(post).toHaveBeenLastCalledWith('/rest/NotificationEmailTemplate/export', {
      body: { ids: ['7'] },
      parseAs: 'blob',
    });
  });
});
