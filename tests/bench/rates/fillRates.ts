import { result, type StateRateWrite } from '@studio/api';
import { signInClient } from '../editor/signInClient.ts';

const day = 86_400_000;

/**
 * Replaces the demo's rates by as many as are asked for: its locations and products, a year after another, none of which overlap.
 * @param count at least 1
 */
export async function fillRates(baseUrl: string, count: number): Promise<void> {
  const client = await signInClient(baseUrl);
  const { data, etag } = await result(client.GET('/rest/StateRate/List'));
  const pairs = new Map(data.map((rate) => [`${rate.state} ${rate.productTemplateShortName}`, rate]));
  const body = Array.from({ length: count }, (_, index): StateRateWrite => {
    const pair = [...pairs.values()][index % pairs.size];
    if (pair === undefined) throw new Error('The demo has no rates.');
    const year = 2018 + Math.floor(index / pairs.size);
    return {
      id: -100 - index,
      state: pair.state,
      productTemplateShortName: pair.productTemplateShortName,
      status: pair.status,
      effectiveDateRangeBegin: Date.UTC(year, 0, 1),
      effectiveDateRangeEnd: Date.UTC(year + 1, 0, 1) - day,
    };
  });
  const params = { header: { 'If-Match': etag ?? '' } };
  await result(client.POST('/rest/StateRate/update', { params, body }));
}
