import {
  IFCBUILDINGSTOREY,
  IFCELEMENTQUANTITY,
  IFCPRESENTATIONLAYERASSIGNMENT,
  IFCRELAGGREGATES,
  IFCRELASSOCIATESMATERIAL,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYPROPERTIES,
  IFCRELDEFINESBYTYPE,
} from 'web-ifc';
import {
  type IfcLine,
  type IfcLines,
  numberOf,
  numbersOf,
  referenceOf,
  referencesOf,
  textOf,
} from './ifc-lines.ts';

const DEEPEST = 100;

/** Which element belongs where in an IFC file: its storey, material, layer, and stated areas. */
export class IfcStructure {
  readonly #lines: IfcLines;
  readonly #parents = new Map<number, number>();
  readonly #materials = new Map<number, number>();
  readonly #types = new Map<number, number>();
  readonly #layers = new Map<number, string>();
  readonly #areas = new Map<number, number>();

  constructor(lines: IfcLines) {
    this.#lines = lines;
    this.#gather(IFCRELCONTAINEDINSPATIALSTRUCTURE, 'RelatedElements', 'RelatingStructure', this.#parents);
    this.#gather(IFCRELAGGREGATES, 'RelatedObjects', 'RelatingObject', this.#parents);
    this.#gather(IFCRELASSOCIATESMATERIAL, 'RelatedObjects', 'RelatingMaterial', this.#materials);
    this.#gather(IFCRELDEFINESBYTYPE, 'RelatedObjects', 'RelatingType', this.#types);
    for (const id of lines.idsOf(IFCPRESENTATIONLAYERASSIGNMENT)) {
      const layer = lines.get(id);
      for (const item of referencesOf(layer, 'AssignedItems')) this.#layers.set(item, textOf(layer, 'Name'));
    }
    this.#gatherAreas();
  }

  storeys(): readonly { readonly id: number; readonly line: IfcLine | null; readonly elevation: number }[] {
    return this.#lines
      .idsOf(IFCBUILDINGSTOREY)
      .map((id) => {
        const line = this.#lines.get(id);
        return { id, line, elevation: this.#heightOf(line) ?? numberOf(line, 'Elevation') ?? 0 };
      })
      .toSorted((a, b) => a.elevation - b.elevation);
  }

  /** The nearest of `storeys` above an element. */
  storeyOf(element: number, storeys: ReadonlyMap<number, number>): number | null {
    let at: number | undefined = element;
    for (let depth = 0; at !== undefined && depth < DEEPEST; depth += 1) {
      const storey = storeys.get(at);
      if (storey !== undefined) return storey;
      at = this.#parents.get(at);
    }
    return null;
  }

  /** Names of what an element is made of, outermost first; its type's where it has none of its own. */
  materialOf(element: number): string {
    const own = this.#materials.get(element) ?? this.#materials.get(this.#types.get(element) ?? -1);
    return own === undefined ? '' : this.#materialNames(own, 0).join(' / ');
  }

  layerOf(line: IfcLine | null): string | null {
    const shape = this.#lines.get(referenceOf(line, 'Representation'));
    for (const representation of referencesOf(shape, 'Representations')) {
      const named =
        this.#layers.get(representation) ??
        referencesOf(this.#lines.get(representation), 'Items')
          .map((item) => this.#layers.get(item))
          .find((name) => name !== undefined);
      if (named !== undefined) return named;
    }
    return null;
  }

  statedAreaOf(space: number): number | null {
    return this.#areas.get(space) ?? null;
  }

  #gather(type: number, members: string, owner: string, into: Map<number, number>): void {
    for (const id of this.#lines.idsOf(type)) {
      const line = this.#lines.get(id);
      const related = referenceOf(line, owner);
      if (related === null) continue;
      for (const member of referencesOf(line, members)) into.set(member, related);
    }
  }

  /** The sum of the heights of the placements that a storey stands in, in the file's unit. */
  #heightOf(line: IfcLine | null): number | null {
    let placement = this.#lines.get(referenceOf(line, 'ObjectPlacement'));
    if (placement === null) return null;
    let height = 0;
    for (let depth = 0; placement !== null && depth < DEEPEST; depth += 1) {
      const axes = this.#lines.get(referenceOf(placement, 'RelativePlacement'));
      const place = this.#lines.get(referenceOf(axes, 'Location'));
      height += numbersOf(place, 'Coordinates')[2] ?? 0;
      placement = this.#lines.get(referenceOf(placement, 'PlacementRelTo'));
    }
    return Number.isFinite(height) ? height : null;
  }

  #materialNames(id: number, depth: number): string[] {
    const line = this.#lines.get(id);
    if (line === null || depth > 4) return [];
    const inside = [
      ...['ForLayerSet', 'ForProfileSet', 'Material'].flatMap((field) => referenceOf(line, field) ?? []),
      ...['MaterialLayers', 'MaterialConstituents', 'MaterialProfiles', 'Materials'].flatMap((field) =>
        referencesOf(line, field),
      ),
    ].slice(0, 8);
    const names = inside.flatMap((next) => this.#materialNames(next, depth + 1));
    const own = textOf(line, 'Name') || textOf(line, 'LayerSetName');
    return names.length > 0 ? [...new Set(names)].slice(0, 4) : own === '' ? [] : [own];
  }

  #gatherAreas(): void {
    const quantities = new Set(this.#lines.idsOf(IFCELEMENTQUANTITY));
    if (quantities.size === 0) return;
    for (const id of this.#lines.idsOf(IFCRELDEFINESBYPROPERTIES)) {
      const line = this.#lines.get(id);
      const definition = referenceOf(line, 'RelatingPropertyDefinition');
      if (definition === null || !quantities.has(definition)) continue;
      const area = this.#floorAreaOf(definition);
      if (area !== null)
        for (const object of referencesOf(line, 'RelatedObjects')) this.#areas.set(object, area);
    }
  }

  #floorAreaOf(definition: number): number | null {
    const found = new Map(
      referencesOf(this.#lines.get(definition), 'Quantities').map((id) => {
        const quantity = this.#lines.get(id);
        return [textOf(quantity, 'Name'), numberOf(quantity, 'AreaValue')] as const;
      }),
    );
    return found.get('NetFloorArea') ?? found.get('GrossFloorArea') ?? null;
  }
}
