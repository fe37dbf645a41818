import { editableGridContender } from '../table/editableGridContender.tsx';

export default editableGridContender;
