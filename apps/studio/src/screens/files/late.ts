import { result } from '@studio/api';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { api } from '../../platform/http/api.ts';
import { files } from './early.ts';
import { filesText } from './files.messages.ts';
import { pathOfFile } from './soughtFile.ts';

/** Finds files and icons by name, description and file name, and links their help. */
export const lateFiles: LateArea = {
  search: {
    label: filesText('found'),
    find: async (text, limit, signal) => {
      const filterUri = `${files.kind}?${new URLSearchParams({ search: text.trim() })}`;
      const query = { filterUri, startIndex: 0, numberOfRows: limit };
      const { data } = await result(api.GET('/rest/ConfiguredFile/List', { params: { query }, signal }));
      const objects = data.records.map(({ id, name, description, fileName }) => ({
        ...{ id, label: name, path: pathOfFile(id) },
        hint: [fileName, description].filter((each) => each !== null && each !== '').join(' · '),
      }));
      return { objects, total: data.totalRecords };
    },
    all: (text, total) => ({ label: filesText('all', { total, text }), path: files.path }),
  },
  help: () => ({
    title: filesText('help'),
    href: '/help/files.html',
    shortcuts: editorShortcuts(),
  }),
};
