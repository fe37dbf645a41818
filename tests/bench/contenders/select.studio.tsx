import { ComboboxPage, studioContender } from '../select/page/contenders/studioContender.tsx';

// biome-ignore lint/style/noDefaultExport: the peers' harness takes a contender as a default export
export default studioContender((options) => <ComboboxPage options={options} isRanked={false} />);
