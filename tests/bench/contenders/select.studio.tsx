import { ComboboxPage, studioContender } from '../select/page/contenders/studioContender.tsx';

export default studioContender((options) => <ComboboxPage options={options} isRanked={false} />);
