/** Whether an address is one of the allowed ones or lies below one; `/app` does not cover `/application`. */
export function isAllowedService(service: string, allowed: readonly string[]): boolean {
  const url = URL.parse(service);
  // What a browser would read differently from us is refused, and so is what hides in front of an @.
  if (url === null || url.username !== '' || url.password !== '' || /[\\\s]/.test(service)) return false;
  return allowed.some((entry) => {
    const { origin, pathname } = new URL(entry);
    const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
    return url.origin === origin && `${url.pathname}/`.startsWith(folder);
  });
}
