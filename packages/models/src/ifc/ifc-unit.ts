import { IFCPROJECT } from 'web-ifc';
import { type IfcLines, numberOf, referenceOf, referencesOf, textOf } from './ifc-lines.ts';

/** Powers of ten of the SI prefixes that lengths are written with. */
const PREFIXES = new Map([
  ['KILO', 1e3],
  ['HECTO', 1e2],
  ['DECA', 10],
  ['DECI', 0.1],
  ['CENTI', 0.01],
  ['MILLI', 0.001],
  ['MICRO', 1e-6],
]);

/** Metres of the unit of length of an IFC file; null where it states none. */
export function lengthUnitOf(lines: IfcLines): number | null {
  const project = lines.get(lines.idsOf(IFCPROJECT)[0] ?? null);
  const units = referencesOf(lines.get(referenceOf(project, 'UnitsInContext')), 'Units');
  for (const id of units) {
    const unit = lines.get(id);
    if (textOf(unit, 'UnitType') !== 'LENGTHUNIT') continue;
    const factor = lines.get(referenceOf(unit, 'ConversionFactor'));
    if (factor === null) return PREFIXES.get(textOf(unit, 'Prefix')) ?? 1;
    const base = lines.get(referenceOf(factor, 'UnitComponent'));
    const value = numberOf(factor, 'ValueComponent');
    return value === null || !(value > 0) ? null : value * (PREFIXES.get(textOf(base, 'Prefix')) ?? 1);
  }
  return null;
}
