import { type DocumentSection, result } from '@studio/api';
import { Combobox, EmptyState, ErrorState, Link, RadioGroup, Skeleton, StatusLabel, Table } from '@studio/ui';
import { EditorHeader } from '@studio/widgets';
import { Link as RouterLink } from 'react-router';
import { Content, Page, Top } from '../../../kernel/object/EditorPage.styles.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { renderRouterLink } from '../../../kernel/screen/renderRouterLink.tsx';
import { useAddressParams } from '../../../kernel/screen/useAddressParams.ts';
import { usePageTitle } from '../../../kernel/screen/usePageTitle.ts';
import { api } from '../../../platform/http/api.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { sections } from '../early.ts';
import { conditional, sectionChoices } from '../sections.api.ts';
import { sectionText } from '../sections.messages.ts';
import { Apart, Bar, SectionName, When } from './Order.styles.ts';
import { orderText } from './order.messages.ts';

type DocumentStage = 'proposal' | 'binder';

/** Which document is wanted. */
interface OrderQuery {
  readonly stage: DocumentStage;
  /** The id of a product; null for what the documents of all products have. */
  readonly product: string | null;
}

async function loadOrder({ stage, product }: OrderQuery, signal: AbortSignal): Promise<DocumentSection[]> {
  const query = { stage, ...(product !== null && { productTemplateId: product }) };
  return (await result(api.GET('/rest/SectionTemplate/order', { params: { query }, signal }))).data;
}

/** The sections of the documents of a product as they are put together, conditional ones set apart. */
export function Component() {
  const [params, setParams] = useAddressParams();
  const query: OrderQuery = {
    stage: params.get('stage') === 'binder' ? 'binder' : 'proposal',
    product: params.get('product') || null,
  };
  const order = useResource(JSON.stringify(query), (signal) => loadOrder(query, signal));
  usePageTitle(orderText('title'));
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <Top data-has-tabs="false">
        <EditorHeader
          title={orderText('title')}
          backHref={sections.paths.listPath()}
          backLabel={sectionText('title')}
          renderLink={renderRouterLink}
        />
      </Top>
      <Content>
        <Tools {...{ query, set }} order={order.data} />
        <Order order={order} />
      </Content>
    </Page>
  );
}

interface ToolsProps {
  readonly query: OrderQuery;
  readonly set: (name: 'product' | 'stage', value: string | null) => void;
  readonly order: readonly DocumentSection[] | undefined;
}

function Tools({ query: { stage, product }, set, order }: ToolsProps) {
  const { data, isLoading } = useLookup(sectionChoices.products);
  const known = data ?? [];
  const isKnown = product === null || known.some(({ value }) => value === product);
  return (
    <Bar>
      <div data-part="product">
        <Combobox
          label={orderText('product')}
          placeholder={orderText('product.all')}
          options={isKnown ? known : [...known, { value: product, label: product }]}
          isLoading={isLoading}
          value={product}
          onValueChange={(value) => set('product', value)}
          isClearable
        />
      </div>
      <RadioGroup
        label={orderText('stage')}
        orientation="horizontal"
        options={(['proposal', 'binder'] as const).map((value) => ({
          ...{ value, label: orderText(`stage.${value}`) },
        }))}
        value={stage}
        onValueChange={(value) => set('stage', value)}
      />
      <span role="status">{order === undefined ? '' : formatCounts(order)}</span>
    </Bar>
  );
}

function formatCounts(order: readonly DocumentSection[]): string {
  const conditionals = order.filter(({ applicability }) => applicability === conditional).length;
  return orderText('counts', {
    sections: countedText(orderText, 'sections', order.length),
    conditional: conditionals.toLocaleString(),
  });
}

function Order({ order }: { readonly order: ReturnType<typeof useResource<DocumentSection[]>> }) {
  const { data, error, reload } = order;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={orderText('failed')}
        reason={describeError(error)}
        onRetry={reload}
        retryLabel={commonText('retry')}
      />
    );
  }
  if (data === undefined) return <Skeleton width="100%" height="24rem" />;
  if (data.length === 0) return <EmptyState title={orderText('empty')}>{orderText('empty.hint')}</EmptyState>;
  return <Table label={orderText('caption')} rows={data} getRowId={({ id }) => id} columns={columns()} />;
}

type Column = Parameters<typeof Table<DocumentSection>>[0]['columns'][number];

function columns(): Column[] {
  return [
    {
      key: 'order',
      header: orderText('order'),
      isNumeric: true,
      width: '5.5rem',
      render: ({ ordinalNumber }) => ordinalNumber.toLocaleString(),
    },
    {
      key: 'name',
      header: orderText('name'),
      isRowHeader: true,
      width: '38%',
      render: ({ id, name, applicability, stitchable }) => (
        <SectionName data-is={applicability === conditional ? 'conditional' : 'plain'} dir="auto">
          <Link render={<RouterLink to={sections.paths.pathOfId(id)} />}>{name}</Link>
          {!stitchable && <Apart>{orderText('apart')}</Apart>}
        </SectionName>
      ),
    },
    { key: 'when', header: orderText('when'), render: formatWhen },
    {
      key: 'document',
      header: orderText('document'),
      width: '22%',
      render: ({ documentTemplateName }) => documentTemplateName ?? '',
    },
  ];
}

function formatWhen({ applicability, ruleText, isValid }: DocumentSection) {
  if (applicability !== conditional) return orderText(`when.${applicability}`);
  if (!isValid || ruleText === null)
    return <StatusLabel tone="warning">{orderText('when.noRule')}</StatusLabel>;
  return <When data-is="conditional">{ruleText}</When>;
}
