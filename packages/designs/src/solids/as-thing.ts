import type { Kit } from './kit.ts';
import type { WishedThing } from '../wishes/design-wishes.ts';

/** A solid that can be asked for: built in the colour asked for, and left out once there are as many as were asked for. */
export function asThing<Rest extends readonly unknown[]>(
  thing: WishedThing,
  build: (kit: Kit, ...rest: Rest) => void,
): (kit: Kit, ...rest: Rest) => void {
  return (kit, ...rest) => {
    if (kit.wishes) kit.wishes.build(thing, kit.mesh.toWorld(0, 0, 0), () => build(kit, ...rest));
    else build(kit, ...rest);
  };
}
