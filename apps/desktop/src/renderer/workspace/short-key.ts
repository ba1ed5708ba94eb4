/** A shortcut as its system writes it. */
export function shortKey(accelerator: string, platform: string): string {
  const mac = platform === 'macos';
  return accelerator
    .replace('CommandOrControl', mac ? '⌘' : 'Ctrl')
    .replace('Control', mac ? '⌃' : 'Ctrl')
    .replace('Command', '⌘')
    .replace('Alt', mac ? '⌥' : 'Alt')
    .replace('Shift', mac ? '⇧' : 'Shift')
    .replaceAll('+', mac ? '' : '+');
}
