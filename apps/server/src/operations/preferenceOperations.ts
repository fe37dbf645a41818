import type { Operations } from '../http/Operation.ts';
import { preferenceDefinitions } from '../kinds/preference/preferenceDefinitions.ts';
import type { Services } from '../Services.ts';

type PreferenceOperations = Pick<Operations, 'getEffectivePreferences'> &
  Partial<Pick<Operations, 'updateStudioPreferences'>>;

/**
 * What consoles obey of the preferences; and a save, which this server obeys before it is answered.
 * @param ofKinds what every kind has, the save among it
 */
export function preferenceOperations(
  { preferences }: Services,
  { updateStudioPreferences: save }: Partial<Operations>,
): PreferenceOperations {
  return {
    getEffectivePreferences: {
      handle: () => ({
        status: 200,
        body: Object.fromEntries(
          preferenceDefinitions
            .filter(({ isForConsole }) => isForConsole)
            .map(({ name }) => [name, preferences.textOf(name)]),
        ),
      }),
    },
    ...(save && {
      updateStudioPreferences: {
        ...save,
        handle: async (call) => {
          const answer = await save.handle(call);
          await preferences.reload();
          return answer;
        },
      },
    }),
  };
}
