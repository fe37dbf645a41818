import { tableContender } from '../table/tableContender.tsx';

export default tableContender;
