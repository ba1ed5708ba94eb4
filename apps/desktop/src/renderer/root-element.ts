import { MOUNT_ELEMENT_ID } from '@plumbline/contract/constants.ts';

export function rootElement(): HTMLElement {
  const root = document.getElementById(MOUNT_ELEMENT_ID);
  if (!root) throw new Error(`no element #${MOUNT_ELEMENT_ID} to mount on`);
  return root;
}
