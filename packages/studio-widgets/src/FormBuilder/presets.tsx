import Barcode from 'lucide-react/icons/barcode';
import Calendar from 'lucide-react/icons/calendar';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleDot from 'lucide-react/icons/circle-dot';
import Link from 'lucide-react/icons/link';
import ListChecks from 'lucide-react/icons/list-checks';
import PanelTop from 'lucide-react/icons/panel-top';
import Paperclip from 'lucide-react/icons/paperclip';
import Rows3 from 'lucide-react/icons/rows-3';
import Space from 'lucide-react/icons/space';
import SquareCheck from 'lucide-react/icons/square-check';
import SquareFunction from 'lucide-react/icons/square-function';
import Table2 from 'lucide-react/icons/table-2';
import Tags from 'lucide-react/icons/tags';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import TextInitial from 'lucide-react/icons/text-initial';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import Type from 'lucide-react/icons/type';
import type { ReactNode } from 'react';
import type { FormPartPicture } from './types.ts';

/** How a component is shown in a builder. */
export interface FormComponentPicture {
  readonly icon: ReactNode;
  readonly picture: FormPartPicture;
}

const size = { size: 16, 'aria-hidden': true } as const;

/** The components of the studio's server, by its names for them. */
export const formComponentPictures: Readonly<Record<string, FormComponentPicture>> = {
  section: { icon: <PanelTop {...size} />, picture: 'words' },
  label: { icon: <Type {...size} />, picture: 'words' },
  spacer: { icon: <Space {...size} />, picture: 'space' },
  textInput: { icon: <TextCursorInput {...size} />, picture: 'text' },
  textArea: { icon: <TextInitial {...size} />, picture: 'area' },
  yesNoQuestion: { icon: <ToggleLeft {...size} />, picture: 'options' },
  checkBox: { icon: <SquareCheck {...size} />, picture: 'checkbox' },
  checkBoxGroup: { icon: <ListChecks {...size} />, picture: 'options' },
  radioButtonGroup: { icon: <CircleDot {...size} />, picture: 'options' },
  dropDown: { icon: <ChevronsUpDown {...size} />, picture: 'choice' },
  multiSelect: { icon: <Tags {...size} />, picture: 'choices' },
  rowRepeater: { icon: <Rows3 {...size} />, picture: 'rows' },
  dateCalendar: { icon: <Calendar {...size} />, picture: 'date' },
  classCodePicker: { icon: <Barcode {...size} />, picture: 'search' },
  functionButton: { icon: <SquareFunction {...size} />, picture: 'button' },
  urlLink: { icon: <Link {...size} />, picture: 'link' },
  uploadAttachment: { icon: <Paperclip {...size} />, picture: 'file' },
  formSummaryGrid: { icon: <Table2 {...size} />, picture: 'grid' },
};
