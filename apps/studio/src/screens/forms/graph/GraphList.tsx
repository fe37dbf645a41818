import type { FormTemplateGraph, FormTemplateNode } from '@studio/api';
import { Link, Table, type TableColumn } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { forms } from '../early.ts';
import { describeLink, describeState } from './describeForm.ts';
import { Links } from './Graph.styles.ts';
import { graphText } from './graph.messages.ts';
import { linksByForm, linksOf } from './model/formLinks.ts';

/** What the picture says, as a list: every form with what it names, and what names it. */
export function GraphList({ graph }: { readonly graph: FormTemplateGraph }) {
  const links = linksByForm(graph);
  const columns: readonly TableColumn<FormTemplateNode>[] = [
    {
      key: 'form',
      header: graphText('form'),
      isRowHeader: true,
      render: ({ id, uniqueName }) =>
        id === null ? (
          uniqueName
        ) : (
          <Link render={<RouterLink to={forms.paths.pathOfId(id)} />}>{uniqueName}</Link>
        ),
    },
    { key: 'state', header: graphText('state'), render: describeState },
    {
      key: 'names',
      header: graphText('names'),
      render: ({ uniqueName }) => (
        <Sentences lines={linksOf(links, uniqueName).names.map((link) => describeLink(link, link.to))} />
      ),
    },
    {
      key: 'named',
      header: graphText('named'),
      render: ({ uniqueName }) => (
        <Sentences lines={linksOf(links, uniqueName).namedBy.map((link) => describeLink(link, link.from))} />
      ),
    },
  ];
  return (
    <Table
      label={graphText('list')}
      isLabelHidden
      columns={columns}
      rows={graph.forms}
      getRowId={({ uniqueName }) => uniqueName}
    />
  );
}

function Sentences({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Links>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Links>
  );
}
