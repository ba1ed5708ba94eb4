import type { ClientSettings } from '../client-settings.ts';

export interface SeenRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** Settings whose `fetch` answers from a list, in order, and remembers what was asked. */
export function fakeSettings(
  answers: readonly (() => Response | Promise<Response>)[],
  extra: Partial<ClientSettings> = {},
): { settings: ClientSettings; seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  const settings: ClientSettings = {
    baseUrl: 'https://studio.example',
    locale: () => 'ja',
    cookies: () => 'plumb_csrf=token',
    fetch: async (url, init = {}) => {
      const answer = answers[seen.length];
      seen.push({ url: String(url), init });
      if (!answer) throw new Error(`no answer for request ${seen.length}`);
      return await answer();
    },
    redirectOrigins: () => [],
    followRedirect: () => undefined,
    ...extra,
  };
  return { settings, seen };
}
