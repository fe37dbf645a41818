import { Dialog } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useRef } from 'react';
import { GridPickerContent } from './GridPickerContent.tsx';
import { GridPickerFooter } from './GridPickerFooter.tsx';
import type { GridPickerProps } from './GridPickerProps.ts';
import { defaultLabels } from './labels.ts';
import { usePickerRows } from './usePickerRows.ts';
import { usePickerSelect } from './usePickerSelect.ts';

export interface GridPickerSessionProps<Row, Context>
  extends Omit<GridPickerProps<Row, Context>, 'isOpen' | 'defaultIsOpen' | 'onOpenChange'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One opening of a picker, with what is selected in it. */
export function GridPickerSession<Row, Context>(props: GridPickerSessionProps<Row, Context>): ReactElement {
  const {
    isOpen,
    onClose,
    label,
    columns,
    getRowId,
    getRowLabel,
    loadPage,
    context,
    dataName,
    filterType,
    defaultSort,
    pageSize,
    defaultFilterUri,
    selectionMode = 'multiple',
    filter,
    loadFilter,
    actions = [],
    selectAction,
    thirdButton,
    onSelect,
    onCancel,
    labels,
    ...rest
  } = props;
  const texts = useLabels('GridPicker', defaultLabels, labels);
  const contentRef = useRef<HTMLDivElement>(null);
  const list = usePickerRows({
    getRowId,
    loadPage,
    context,
    dataName,
    filterType,
    defaultSort,
    pageSize,
    defaultFilterUri,
    filter,
    loadFilter,
    labels: texts,
  });
  const select = usePickerSelect({ list, selectAction, thirdButton, onSelect, onClose });
  const cancel = () => {
    select.stop();
    onClose();
    onCancel?.();
  };
  return (
    <Dialog
      data-part="grid-picker"
      {...rest}
      isOpen={isOpen}
      onOpenChange={(open) => open || cancel()}
      isStatic
      size="lg"
      title={label}
      closeLabel={texts.close}
      initialFocusRef={contentRef}
      footer={
        <GridPickerFooter
          list={list}
          select={select}
          isMultiple={selectionMode === 'multiple'}
          thirdLabel={thirdButton && (thirdButton.label ?? texts.third)}
          labels={texts}
          onCancel={cancel}
        />
      }
    >
      <GridPickerContent
        ref={contentRef}
        list={list}
        isPending={select.isRunning}
        {...{ label, columns, getRowId, getRowLabel, selectionMode, filter, loadFilter, actions }}
        labels={texts}
      />
    </Dialog>
  );
}
