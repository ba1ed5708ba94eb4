import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';
import type { DesignWishes, ThingWish, WishedThing } from './design-wishes.ts';
import { SEASONS } from './seasons.ts';

const CLOTH: readonly FinishName[] = ['fabric', 'fabric-second', 'fabric-third'];
const WOOD: readonly FinishName[] = ['timber', 'timber-dark', 'joinery', 'joinery-second'];
const TABLE: readonly FinishName[] = [...WOOD, 'worktop'];

/** What of a thing takes a colour that is said of it. */
const DYED: Readonly<Partial<Record<WishedThing, readonly FinishName[]>>> = {
  sofa: CLOTH,
  armchair: CLOTH,
  chair: [...CLOTH, 'timber', 'timber-dark'],
  'desk-chair': CLOTH,
  stool: CLOTH,
  bench: [...CLOTH, 'timber'],
  table: TABLE,
  'round-table': TABLE,
  'coffee-table': TABLE,
  'side-table': TABLE,
  desk: TABLE,
  bed: ['bedding', 'fabric-third'],
  nightstand: WOOD,
  wardrobe: WOOD,
  bookcase: WOOD,
  sideboard: WOOD,
  'kitchen-units': WOOD,
  island: WOOD,
  'floor-lamp': ['lamp-shade'],
  'table-lamp': ['lamp-shade'],
  pendant: ['lamp-shade', 'black', 'brass'],
  plant: ['pot'],
  vase: ['pot', 'accent', 'accent-second', 'accent-third'],
  rug: ['rug', 'rug-border'],
  curtain: ['curtain'],
  bathtub: ['ceramic'],
  car: ['car'],
  lounger: ['bedding'],
  parasol: ['bedding'],
};

/** Materials that seats are covered with; others are of what stands under the cushions. */
const CLOTHS: ReadonlySet<string> = new Set([
  'cognac-leather',
  'natural-linen',
  'green-velvet',
  'ivory-boucle',
]);

/** A coat of paint hides the grain. */
const PAINTED: ReadonlySet<FinishName> = new Set([...TABLE]);
const PAINT = { mirror: 0.03, roughness: 0.45 } as const;

/** More of these stand than were asked for: others lie on them, or they are the setting. */
const UNCOUNTED: ReadonlySet<WishedThing> = new Set([
  'curtain',
  'table',
  'round-table',
  'coffee-table',
  'side-table',
  'desk',
  'bed',
  'nightstand',
  'sideboard',
  'kitchen-units',
  'island',
  'bathtub',
  'tree',
]);

/** Views that look where layouts do not expect to be looked at. */
const TURNED: ReadonlySet<DesignWishes['view']> = new Set(['from-bed', 'from-window']);
const MOVABLE: ReadonlySet<WishedThing> = new Set([
  'armchair',
  'stool',
  'bench',
  'plant',
  'floor-lamp',
  'person',
]);

type Place = readonly [x: number, y: number, z: number];
type Dye = ReadonlyMap<FinishName, number>;

/** Keeps count of what a design was asked for while its things are built, and of the finishes that those need. */
export class WishBook {
  /** Finishes that follow those of the style. */
  readonly own: OwnFinish[] = [];
  /** Of the thing that is being built. */
  dye: Dye | undefined;
  #adding = false;
  readonly #outside: Dye;
  readonly #wishes: ReadonlyMap<WishedThing, ThingWish>;
  readonly #dyes = new Map<WishedThing, Dye>();
  readonly #made = new Map<WishedThing, Place[]>();
  /** Left to be placed where the camera looks; emptied once the layout stands. */
  readonly #withheld = new Set<WishedThing>();

  constructor({ things, view, season }: DesignWishes, atmosphere: Atmosphere) {
    this.#wishes = new Map(things.map((wish) => [wish.thing, wish]));
    this.#outside = this.#paint(SEASONS[season ?? (atmosphere === 'snow' ? 'winter' : 'summer')]);
    for (const wish of things) {
      if (TURNED.has(view) && MOVABLE.has(wish.thing)) this.#withheld.add(wish.thing);
      const dye = this.#mix(wish);
      if (dye.size > 0) this.#dyes.set(wish.thing, dye);
    }
  }

  wishOf(thing: WishedThing): ThingWish | undefined {
    return this.#wishes.get(thing);
  }

  /** Where the things of a kind stand. */
  made(thing: WishedThing): readonly Place[] {
    return this.#made.get(thing) ?? [];
  }

  /** From here on things are built because they are missing in the picture. */
  endLayout(): void {
    this.#withheld.clear();
    this.#adding = true;
  }

  /** Builds a thing in its colours, unless there are enough of it. */
  build(thing: WishedThing, place: Place, build: () => void): void {
    if (this.#withheld.has(thing)) return;
    const count = this.#wishes.get(thing)?.count;
    const made = this.made(thing);
    if (count !== undefined && made.length >= count && !this.#adding && !(UNCOUNTED.has(thing) && count > 0))
      return;
    this.#made.set(thing, [...made, place]);
    const before = this.dye;
    this.dye = this.#dyes.get(thing) ?? before;
    build();
    this.dye = before;
  }

  /** Builds what stands before the windows of a room, in the colours of the season. */
  buildOutside(build: () => void): void {
    this.dye = this.#outside;
    build();
    this.dye = undefined;
  }

  #paint(colours: Readonly<Partial<Record<FinishName, string>>>): Dye {
    return new Map(
      (Object.entries(colours) as [FinishName, string][]).map(([name, colour]) => {
        this.own.push({ class: 'plant', like: name, albedo: linearFromHex(colour) });
        return [name, FINISH_NAMES.length + this.own.length - 1];
      }),
    );
  }

  #mix({ thing, colour, material }: ThingWish): Dye {
    const dye = new Map<FinishName, number>();
    const names = DYED[thing] ?? [];
    const cloth = material !== undefined && CLOTHS.has(material);
    const isCloth = (name: FinishName) => CLOTH.includes(name) || name === 'curtain' || name === 'bedding';
    for (const name of names) {
      if (colour === undefined && (material === undefined || cloth !== isCloth(name))) continue;
      dye.set(name, FINISH_NAMES.length + this.own.length);
      const look =
        colour === undefined
          ? { like: name, material: material ?? '' }
          : { ...(PAINTED.has(name) ? PAINT : { like: name }), albedo: linearFromHex(colour) };
      this.own.push({ class: CLASSES[name] ?? 'furniture', ...look });
    }
    return dye;
  }
}

const CLASSES: Readonly<Partial<Record<FinishName, SolidClass>>> = {
  bedding: 'textile',
  rug: 'textile',
  'rug-border': 'textile',
  curtain: 'textile',
  joinery: 'joinery',
  'joinery-second': 'joinery',
  'lamp-shade': 'lamp',
  pot: 'decoration',
  car: 'vehicle',
};
