import type { UiFormTemplate } from '@studio/api';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { randomId } from '../../../kernel/editor/randomId.ts';
import { toLoaded } from '../../../kernel/editor/rest/toLoaded.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { api } from '../../../platform/http/api.ts';

/** Makes new versions of one form. One whose answer was lost is the same to the server when it is sent again. */
export class NewVersions {
  readonly #id: string;
  readonly #clientTag: string;
  #unconfirmed: string | null = null;

  /** @param clientTag names the editor to the server */
  constructor(id: string, clientTag: string) {
    this.#id = id;
    this.#clientTag = clientTag;
  }

  /** The draft of the next version. @throws what the call throws that made none, or whose answer was lost */
  async make(): Promise<Loaded<UiFormTemplate>> {
    const key = this.#unconfirmed ?? randomId();
    this.#unconfirmed = null;
    const header = { 'Idempotency-Key': key, 'X-Client-Tag': this.#clientTag };
    const params = { path: { id: this.#id }, header };
    try {
      return await toLoaded(api.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params }));
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#unconfirmed = key;
      throw error;
    }
  }
}
