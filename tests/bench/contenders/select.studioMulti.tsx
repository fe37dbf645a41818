import { MultiSelectPage, studioContender } from '../select/page/contenders/studioContender.tsx';

export default studioContender((options) => <MultiSelectPage options={options} isRanked={false} />);
