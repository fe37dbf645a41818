import { type FormTemplateGraph, isProblem, result } from '@studio/api';
import { Button, EmptyState, ErrorState, Link, Select, Skeleton, Switch } from '@studio/ui';
import { EditorHeader } from '@studio/widgets';
import Workflow from 'lucide-react/icons/workflow';
import { Link as RouterLink } from 'react-router';
import { Content, Page, Top } from '../../../kernel/object/EditorPage.styles.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { type Resource, useResource } from '../../../kernel/resource/useResource.ts';
import { renderRouterLink } from '../../../kernel/screen/renderRouterLink.tsx';
import { useAddressParams } from '../../../kernel/screen/useAddressParams.ts';
import { usePageTitle } from '../../../kernel/screen/usePageTitle.ts';
import { api } from '../../../platform/http/api.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { forms } from '../early.ts';
import { formTypes } from '../forms.api.ts';
import { formText } from '../forms.messages.ts';
import { Bar, Legend, Stage } from './Graph.styles.ts';
import { GraphDetails } from './GraphDetails.tsx';
import { GraphList } from './GraphList.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import { graphText } from './graph.messages.ts';
import { arrowPath } from './LinkArrow.tsx';
import { linkKinds } from './model/drawGraph.ts';
import { linksByForm, linksOf } from './model/formLinks.ts';

/** Which forms are wanted. */
interface GraphQuery {
  /** The code of a type; null for every type. */
  readonly type: number | null;
  /** The unique name of one form; null for all. */
  readonly form: string | null;
}

/** Loads forms with what they name of each other. */
async function loadGraph({ type, form }: GraphQuery, signal: AbortSignal): Promise<FormTemplateGraph> {
  const query = {
    ...(type !== null && { type }),
    ...(form !== null && { formTemplateUniqueName: form }),
  };
  return (await result(api.GET('/rest/UIFormTemplate/graph', { params: { query }, signal }))).data;
}

/** Form templates with what they name of each other: as a picture, and as a list that says the same. */
export function Component() {
  const [params, setParams] = useAddressParams();
  const query = queryIn(params);
  const graph = useResource(JSON.stringify(query), (signal) => loadGraph(query, signal));
  usePageTitle(graphText('title'));
  const set = (values: Readonly<Record<string, string | null>>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return (
    <Page>
      <Top data-has-tabs="false">
        <EditorHeader
          title={graphText('title')}
          backHref={forms.paths.listPath()}
          backLabel={formText('title')}
          renderLink={renderRouterLink}
        />
      </Top>
      <Content>
        <Tools {...{ query, set }} isList={params.get('view') === 'list'} graph={graph.data} />
        <Shown
          {...{ query, graph, set }}
          isList={params.get('view') === 'list'}
          chosen={params.get('chosen')}
        />
      </Content>
    </Page>
  );
}

function queryIn(params: URLSearchParams): GraphQuery {
  const type = params.get('type') ?? '';
  return { type: /^\d{1,2}$/.test(type) ? Number(type) : null, form: params.get('form') };
}

interface PartProps {
  readonly query: GraphQuery;
  readonly set: (values: Readonly<Record<string, string | null>>) => void;
  readonly isList: boolean;
}

function Tools({ query, set, isList, graph }: PartProps & { readonly graph: FormTemplateGraph | undefined }) {
  const { data } = useLookup(formTypes);
  const { type, form } = query;
  const center = graph?.forms.find(({ uniqueName }) => uniqueName === form)?.id;
  return (
    <Bar>
      {form === null ? (
        <div data-part="type">
          <Select
            label={graphText('type')}
            placeholder={graphText('type.all')}
            options={data?.choices ?? []}
            value={type === null ? null : String(type)}
            onValueChange={(value) => set({ type: value, chosen: null })}
            isClearable
          />
        </div>
      ) : (
        <>
          <span>{graphText('around', { form })}</span>
          {center && (
            <Link render={<RouterLink to={forms.paths.pathOfId(center)} />}>
              {graphText('around.open', { form })}
            </Link>
          )}
          <Button size="sm" onClick={() => set({ form: null })}>
            {graphText('all')}
          </Button>
        </>
      )}
      <Switch
        label={graphText('view')}
        checked={isList}
        onCheckedChange={(next) => set({ view: next ? 'list' : null })}
      />
      <span role="status">{graph === undefined ? '' : formatCounts(graph)}</span>
    </Bar>
  );
}

function formatCounts({ forms: all, links, moreForms }: FormTemplateGraph): string {
  const counts = `${countedText(graphText, 'count', all.length)}, ${countedText(graphText, 'links', links.length)}.`;
  return moreForms === 0 ? counts : `${counts} ${countedText(graphText, 'more', moreForms)}`;
}

interface ShownProps extends PartProps {
  readonly graph: Resource<FormTemplateGraph>;
  readonly chosen: string | null;
}

function Shown({ query, graph: { data, error, isLoading, reload }, set, isList, chosen }: ShownProps) {
  if (error !== null && isProblem(error, 404))
    return (
      <EmptyState title={graphText('gone', { form: query.form ?? '' })} icon={<Workflow size={20} />}>
        <Button onClick={() => set({ form: null, chosen: null })}>{graphText('all')}</Button>
      </EmptyState>
    );
  if (error !== null)
    return (
      <ErrorState
        title={graphText('failed')}
        reason={describeError(error)}
        isRetrying={isLoading}
        onRetry={reload}
      />
    );
  if (data === undefined) return <Skeleton width="100%" height="24rem" />;
  if (data.forms.length === 0) return <EmptyState title={graphText('none')} icon={<Workflow size={20} />} />;
  if (isList) return <GraphList graph={data} />;
  const form = data.forms.find(({ uniqueName }) => uniqueName === chosen);
  const choose = (name: string) => set({ chosen: name });
  return (
    <>
      <GraphLegend />
      <Stage data-has-details={form !== undefined}>
        <GraphPicture
          key={JSON.stringify(query)}
          graph={data}
          chosen={form ? chosen : null}
          around={query.form}
          begin={form?.uniqueName ?? query.form}
          onChoose={choose}
        />
        {form && (
          <GraphDetails
            form={form}
            links={linksOf(linksByForm(data), form.uniqueName)}
            onChoose={choose}
            onClose={() => set({ chosen: null })}
            onOnly={() => set({ form: form.uniqueName, type: null })}
          />
        )}
      </Stage>
    </>
  );
}

/** What the lines of the picture mean. */
function GraphLegend() {
  return (
    <Legend aria-label={graphText('legend')}>
      {linkKinds.map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" viewBox="0 0 32 8">
            <line x1="6" y1="4" x2="32" y2="4" data-kind={kind} />
            <path d={arrowPath} transform="rotate(180 4 4)" data-part="arrow" data-kind={kind} />
          </svg>
          {graphText(`legend.${kind}`)}
        </li>
      ))}
      <li>{graphText('legend.arrow')}</li>
    </Legend>
  );
}
