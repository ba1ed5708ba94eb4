/** `fetch` with cookies, as a session of Electron’s has them: sent where credentials are included, kept from every answer. */
export function fetchWithCookies() {
  const jar = new Map<string, string>();
  return {
    clear: () => jar.clear(),
    fetch: async (input: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      const withCookies = init.credentials !== 'omit';
      if (withCookies && jar.size > 0)
        headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(input, { ...init, headers });
      if (withCookies)
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
          if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
          else jar.set(name, value);
        }
      return response;
    },
  };
}
