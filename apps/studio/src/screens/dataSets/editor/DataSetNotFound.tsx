import type { DataSet } from '@studio/api';
import { EmptyState, useDeferredPart } from '@studio/ui';
import { Link } from 'react-router';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { DraftOfferHost } from '../../../kernel/editor/ui/DraftOfferHost.tsx';
import { type Renamed, useGoneDrafts } from '../../../kernel/editor/useGoneDrafts.ts';
import { t } from '../../../messages/messages.ts';
import { settingsKind } from '../dataSets.api.ts';
import { dataSetBrowserPath, dataSetEditorPath } from '../dataSets.urls.ts';
import { goneSettingsPart } from '../dialogs/editorDialogParts.ts';
import { dataSetEditor } from './definition.ts';
import '../editing.messages.ts';

const otherKinds = [settingsKind];

export interface DataSetNotFoundProps {
  readonly name: string;
  /** What the server said. */
  readonly error: unknown;
  /** Goes on with edits that are left of the set, over the version that they were made from. */
  readonly onRestore: (base: Loaded<DataSet>) => void;
}

/** Says that there is no set of this name, and offers what the user had not saved when there was one. */
export function DataSetNotFound({ name, error, onRestore }: DataSetNotFoundProps) {
  const { drafts, isLooking, renamed } = useGoneDrafts(dataSetEditor, {
    id: name,
    ...{ error, otherKinds, onRestore },
  });
  // One offer at a time.
  const isTheirTurn = !isLooking && drafts.offered.length === 0;
  const Settings = useDeferredPart(goneSettingsPart, isTheirTurn);
  if (renamed !== null) return <RenamedSet before={name} {...renamed} />;
  return (
    <>
      <EmptyState
        title={t('dataSets.notFound.title')}
        action={<Link to={dataSetBrowserPath()}>{t('dataSets.back')}</Link>}
      >
        {t('dataSets.notFound.text', { name })}
      </EmptyState>
      <DraftOfferHost name={name} drafts={drafts} isGone />
      {Settings && isTheirTurn && <Settings {...{ name, error, onRestore }} />}
    </>
  );
}

/** Says what the set is called now; whatever its type is, the address leads there. */
function RenamedSet({ before, name, drafts }: Renamed & { readonly before: string }) {
  return (
    <EmptyState
      title={t('dataSets.renamed.title')}
      action={<Link to={dataSetEditorPath(name, 0)}>{t('dataSets.renamed.open', { name })}</Link>}
    >
      {t('dataSets.renamed.text', { before, name })} {drafts > 0 && t('dataSets.renamed.drafts')}
    </EmptyState>
  );
}
