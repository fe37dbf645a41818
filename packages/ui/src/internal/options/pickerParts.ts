import { FieldLabel, FieldMark, FieldNote, FieldRoot } from '../../FormField/FormField.styles.ts';
import { OptionLayer } from '../optionList.styles.ts';
import { PickerFrame } from './picker.styles.ts';

/** What a picker draws of styled parts, closed and open. */
export const pickerParts = [FieldRoot, FieldLabel, FieldMark, FieldNote, PickerFrame, OptionLayer];
