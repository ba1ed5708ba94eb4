import { type XmlElement, everyOf, referredId } from './xml-tree.ts';

const IDENTIFIED = new Set([
  'geometry',
  'source',
  'vertices',
  'node',
  'material',
  'effect',
  'image',
  'camera',
  'controller',
  'visual_scene',
]);

/** Elements by their id. */
export class DaeLibrary {
  readonly #byId = new Map<string, XmlElement>();

  constructor(root: XmlElement) {
    for (const element of everyOf(root, IDENTIFIED)) {
      const { id } = element.attributes;
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    }
  }

  get(id: string | undefined, name: string): XmlElement | undefined {
    const found = id === undefined ? undefined : this.#byId.get(id);
    return found?.name === name ? found : undefined;
  }

  /** By a reference as `#id`. */
  refer(reference: string | undefined, name: string): XmlElement | undefined {
    return this.get(referredId(reference), name);
  }
}
