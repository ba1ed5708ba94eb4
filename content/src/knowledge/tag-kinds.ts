const listed = (tags: string) => new Set(tags.split(' '));

/**
 * What tags say of a fact: what is asked of a subject, and where or under which condition the fact holds, or what it is about in general. All
 * others are subjects, and a fact answers only who names its subject.
 */
export const TAG_KINDS = {
  measures: listed(
    'height width depth size distance clearance area slope diameter spacing temperature illuminance rendering glare reverberation absorption noise insulation conductivity density embodied-carbon u-value scale price hardiness care gap aisle factor',
  ),
  qualifiers: listed(
    'china japan uk europe ada din us dwelling single double minimum six night home public private per-person side pass hanging style colour lighting daylight acoustics planting accessibility',
  ),
} as const;
