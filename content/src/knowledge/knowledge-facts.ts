import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { ACOUSTICS } from './acoustics.ts';
import { BATHROOM } from './bathroom.ts';
import { CIRCULATION } from './circulation.ts';
import { COLOUR } from './colour.ts';
import { DAYLIGHT } from './daylight.ts';
import { DRAWINGS } from './drawings.ts';
import { FURNITURE } from './furniture.ts';
import { KITCHEN } from './kitchen.ts';
import { LIGHTING } from './lighting.ts';
import { MATERIAL_CARE } from './material-care.ts';
import { MATERIAL_PROPERTIES } from './material-properties.ts';
import { OFFICE } from './office.ts';
import { PARKING } from './parking.ts';
import { PLANTING } from './planting.ts';
import { PRACTICE } from './practice.ts';
import { ROOMS } from './rooms.ts';
import { STAIRS } from './stairs.ts';
import { STYLES } from './styles.ts';
import { SUSTAINABILITY } from './sustainability.ts';

/** What the built-in assistant knows of design, in sentences of its own. */
export const KNOWLEDGE_FACTS: readonly KnowledgeFact[] = [
  ...KITCHEN,
  ...BATHROOM,
  ...STAIRS,
  ...ACCESSIBILITY,
  ...PARKING,
  ...CIRCULATION,
  ...ROOMS,
  ...OFFICE,
  ...FURNITURE,
  ...DAYLIGHT,
  ...LIGHTING,
  ...ACOUSTICS,
  ...MATERIAL_PROPERTIES,
  ...MATERIAL_CARE,
  ...STYLES,
  ...PLANTING,
  ...COLOUR,
  ...DRAWINGS,
  ...SUSTAINABILITY,
  ...PRACTICE,
];
