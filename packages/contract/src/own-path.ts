/** A path of this site; anything that could lead elsewhere is the home page. Backslashes and tabs are slashes to browsers. */
export function ownPath(wanted: string | null | undefined): string {
  return wanted && /^\/(?!\/)[^\\\s]*$/.test(wanted) ? wanted : '/';
}
