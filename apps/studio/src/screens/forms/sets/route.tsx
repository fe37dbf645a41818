import { EmptyState } from '@studio/ui';
import { EditorHeader } from '@studio/widgets';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { Content, Page, Top } from '../../../kernel/object/EditorPage.styles.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { renderRouterLink } from '../../../kernel/screen/renderRouterLink.tsx';
import { useAddressParams } from '../../../kernel/screen/useAddressParams.ts';
import { usePageTitle } from '../../../kernel/screen/usePageTitle.ts';
import { Failures } from '../dialogs/Failures.tsx';
import { forms } from '../early.ts';
import { formText } from '../forms.messages.ts';
import { MarkSet } from './MarkSet.tsx';
import { OpenedSet } from './OpenedSet.tsx';
import { Halves } from './SetsPage.styles.ts';
import { SetTable } from './SetTable.tsx';
import { loadSets } from './sets.api.ts';
import { setText } from './sets.messages.ts';

/** The sets of form templates that were published, or made for a test, with what each held and what differs between two. */
export function Component() {
  const [params, setParams] = useAddressParams();
  const page = numberIn(params, 'page') ?? 1;
  const openedId = numberIn(params, 'set');
  const sets = useResource(String(page), (signal) => loadSets(page, signal));
  const [marks, setMarks] = useState(0);
  const marked = () => {
    sets.reload();
    setMarks((count) => count + 1);
  };
  usePageTitle(setText('title'));
  const set = (name: string, value: number | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, String(value));
      return next;
    });
  return (
    <Page>
      <Top data-has-tabs="false">
        <EditorHeader
          title={setText('title')}
          backHref={forms.paths.listPath()}
          backLabel={formText('title')}
          actions={<MarkSet onMarked={marked} />}
          renderLink={renderRouterLink}
        />
      </Top>
      <Content>
        <Halves>
          <SetTable
            {...{ page, sets, openedId }}
            onPageChange={(next) => set('page', next === 1 ? null : next)}
          />
          {openedId === null ? (
            <EmptyState title={setText('pick')} icon={<Layers size={20} />}>
              {setText('pick.about')}
            </EmptyState>
          ) : (
            <OpenedSet
              // What it says of itself is loaded again once it is marked.
              key={marks}
              id={openedId}
              since={numberIn(params, 'since')}
              onSinceChange={(since) => set('since', since)}
            />
          )}
        </Halves>
      </Content>
      <Failures />
    </Page>
  );
}

/** A parameter of the address that counts from 1; null for none, or another text. */
function numberIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
