import type { DesignSubject } from '../design-types.ts';
import type { LayoutRule } from './layout.ts';
import { layOutLivingRoom } from './living-room.ts';

const RULES: Readonly<Partial<Record<DesignSubject, LayoutRule>>> = {
  'living-room': layOutLivingRoom,
};

export function ruleOfSubject(subject: DesignSubject): LayoutRule {
  return RULES[subject] ?? layOutLivingRoom;
}
