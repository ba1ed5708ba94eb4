/**
 * Lets the browser save an address, under this name unless the answer brings its own; blob addresses are released a little
 * later.
 */
export function saveAs(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  if (url.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
