import { HOUSE, type HousePart } from './house.ts';

interface IfcWriting {
  readonly parts?: readonly HousePart[];
  readonly schema?: 'IFC2X3' | 'IFC4';
  /** The unit of length, as the file states it. */
  readonly unit?: 'METRE' | 'MILLI' | 'FOOT';
  readonly room?: Pick<HousePart, 'min' | 'max'>;
  /** Metres east and north of the project's own point. */
  readonly site?: readonly [number, number];
}

const PER_METRE = { METRE: 1, MILLI: 1000, FOOT: 1 / 0.3048 } as const;
/** Between the walls of the house. */
const INSIDE = { min: [0.3, 0, 0.3], max: [9.7, 3, 7.7] } as const;
/** Twenty-two signs that no two elements share. */
const guid = (number: number) => `0Plumbline${String(number).padStart(12, '0')}`;

/** The house with a storey, materials, a room and a hole: extruded boxes, as every program writes them. */
export function writeIfc({
  parts = HOUSE,
  schema = 'IFC4',
  unit = 'METRE',
  site = [0, 0],
  room: space = INSIDE,
}: IfcWriting = {}): Uint8Array {
  const lines: string[] = [];
  const add = (text: string) => `#${lines.push(text)}`;
  const n = (metres: number) => {
    const value = String(Number((metres * PER_METRE[unit]).toFixed(9)));
    return value.includes('.') ? value : `${value}.`;
  };
  const point = (x: number, y: number, z: number) => add(`IFCCARTESIANPOINT((${n(x)},${n(y)},${n(z)}))`);
  const axes = (x: number, y: number, z: number) => add(`IFCAXIS2PLACEMENT3D(${point(x, y, z)},$,$)`);
  const owner = add(
    `IFCOWNERHISTORY(${add(`IFCPERSONANDORGANIZATION(${add("IFCPERSON($,'A',$,$,$,$,$,$)")},${add("IFCORGANIZATION($,'B',$,$,$)")},$)`)},${add(`IFCAPPLICATION(${add("IFCORGANIZATION($,'C',$,$,$)")},'1','D','E')`)},$,.ADDED.,$,$,$,0)`,
  );
  const length =
    unit === 'FOOT'
      ? add(
          `IFCCONVERSIONBASEDUNIT(${add('IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)')},.LENGTHUNIT.,'FOOT',${add(`IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),${add('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)')})`)})`,
        )
      : add(`IFCSIUNIT(*,.LENGTHUNIT.,${unit === 'MILLI' ? '.MILLI.' : '$'},.METRE.)`);
  const units = add(`IFCUNITASSIGNMENT((${length}))`);
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${axes(0, 0, 0)},$)`);
  const project = add(`IFCPROJECT('${guid(1)}',${owner},'House',$,$,$,$,(${context}),${units})`);
  const sitePlacement = add(`IFCLOCALPLACEMENT($,${axes(site[0], site[1], 0)})`);
  const building = add(`IFCBUILDING('${guid(2)}',${owner},'House',$,$,${sitePlacement},$,$,.ELEMENT.,$,$,$)`);
  const storeyPlacement = add(`IFCLOCALPLACEMENT(${sitePlacement},${axes(0, 0, 0)})`);
  const storey = add(
    `IFCBUILDINGSTOREY('${guid(3)}',${owner},'Ground floor',$,$,${storeyPlacement},$,$,.ELEMENT.,0.)`,
  );
  add(`IFCRELAGGREGATES('${guid(4)}',${owner},$,$,${project},(${building}))`);
  add(`IFCRELAGGREGATES('${guid(5)}',${owner},$,$,${building},(${storey}))`);

  /** z is up, and north is -z of ours. */
  const shape = ({ min, max }: Pick<HousePart, 'min' | 'max'>, colour?: readonly number[]) => {
    const [wide, deep, high] = [max[0] - min[0], max[2] - min[2], max[1] - min[1]];
    const flat = add(`IFCAXIS2PLACEMENT2D(${add(`IFCCARTESIANPOINT((${n(wide / 2)},${n(deep / 2)}))`)},$)`);
    const profile = add(`IFCRECTANGLEPROFILEDEF(.AREA.,$,${flat},${n(wide)},${n(deep)})`);
    const solid = add(
      `IFCEXTRUDEDAREASOLID(${profile},${axes(min[0], -max[2], min[1])},${add('IFCDIRECTION((0.,0.,1.))')},${n(high)})`,
    );
    if (colour !== undefined) {
      const rgb = add(`IFCCOLOURRGB($,${colour.map((value) => value.toFixed(3)).join(',')})`);
      const shading = add(`IFCSURFACESTYLERENDERING(${rgb},0.,$,$,$,$,$,$,.FLAT.)`);
      const style = add(`IFCSURFACESTYLE($,.BOTH.,(${shading}))`);
      const assigned = schema === 'IFC4' ? style : add(`IFCPRESENTATIONSTYLEASSIGNMENT((${style}))`);
      add(`IFCSTYLEDITEM(${solid},(${assigned}),$)`);
    }
    const body = add(`IFCSHAPEREPRESENTATION(${context},'Body','SweptSolid',(${solid}))`);
    return { body, product: add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${body}))`) };
  };
  const tails: Readonly<Record<string, string>> = {
    IFCWALL: schema === 'IFC4' ? ',$' : '',
    IFCSLAB: ',.FLOOR.',
    IFCROOF: schema === 'IFC4' ? ',$' : ',.FLAT_ROOF.',
    IFCDOOR: schema === 'IFC4' ? ',$,$,$,$,$' : ',$,$',
  };
  const elements = parts.map((part, index) => {
    const { body, product } = shape(part, [0.5, 0.25, 1]);
    const placement = add(`IFCLOCALPLACEMENT(${storeyPlacement},${axes(0, 0, 0)})`);
    add(`IFCPRESENTATIONLAYERASSIGNMENT('${part.layer}',$,(${body}),$)`);
    const element = add(
      `${part.ifcClass}('${guid(100 + index)}',${owner},'${part.name}',$,$,${placement},${product},$${tails[part.ifcClass] ?? ''})`,
    );
    const material =
      schema === 'IFC4' ? `IFCMATERIAL('${part.material}',$,$)` : `IFCMATERIAL('${part.material}')`;
    add(`IFCRELASSOCIATESMATERIAL('${guid(200 + index)}',${owner},$,$,(${element}),${add(material)})`);
    return element;
  });
  add(`IFCRELCONTAINEDINSPATIALSTRUCTURE('${guid(6)}',${owner},$,$,(${elements.join()}),${storey})`);
  const room = shape(space).product;
  const placement = add(`IFCLOCALPLACEMENT(${storeyPlacement},${axes(0, 0, 0)})`);
  const element = add(
    schema === 'IFC4'
      ? `IFCSPACE('${guid(7)}',${owner},'R1',$,$,${placement},${room},'Living room',.ELEMENT.,.SPACE.,$)`
      : `IFCSPACE('${guid(7)}',${owner},'R1',$,$,${placement},${room},'Living room',.ELEMENT.,.INTERNAL.,$)`,
  );
  add(`IFCRELAGGREGATES('${guid(8)}',${owner},$,$,${storey},(${element}))`);
  const body = lines.map((line, index) => `#${index + 1}=${line};`).join('\n');
  return new TextEncoder().encode(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('house','2025-01-01T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\n${body}\nENDSEC;\nEND-ISO-10303-21;\n`,
  );
}
