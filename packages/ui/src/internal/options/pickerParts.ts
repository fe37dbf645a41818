import { FieldRoot } from '../../FormField/FormField.styles.ts';
import { MultiOptionLayer } from '../optionList.styles.ts';
import { MultiPickerFrame, PickerChips } from './picker.styles.ts';

/** What a picker draws of styled parts, closed and open. */
export const pickerParts = [FieldRoot, MultiPickerFrame, PickerChips, MultiOptionLayer];
