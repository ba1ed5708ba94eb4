import type { Style } from '@plumbline/contract/content/style.ts';

type Materials = NonNullable<Style['materials']>;

const ROLES = [
  'floor',
  'wall',
  'feature-wall',
  'joinery',
  'worktop',
  'fabric',
  'rug',
  'facade',
  'siding',
  'masonry',
  'roof',
  'paving',
  'metal',
] as const;

/** What each style builds with, one material a role in the order of `ROLES`. A clay model is of no material. */
const TABLE: Readonly<Record<string, string>> = {
  modern:
    'oak-boards smooth-white-plaster acoustic-oak-slats oak-veneer carrara-marble grey-linen loop-carpet-grey smooth-white-plaster cedar-cladding jura-limestone-slab zinc-standing-seam large-grey-slabs powder-coated-white',
  'modern-2':
    'ash-boards microcement-sand silver-travertine walnut-veneer limestone natural-linen berber-carpet rough-render larch-cladding limestone-ashlar natural-slate sandstone-flags brushed-steel',
  'modern-3':
    'grey-porcelain smooth-white-plaster black-marble black-ash-veneer calacatta-marble white-cotton shag-rug-white smooth-white-plaster charred-cladding black-brick black-standing-seam large-grey-slabs black-steel',
  'modern-4':
    'walnut-boards lime-plaster walnut-veneer walnut-veneer travertine herringbone-tweed sisal lime-plaster cedar-cladding jura-limestone-slab black-standing-seam linear-pavers aged-brass',
  'modern-5':
    'grey-porcelain microcement-grey silver-travertine oak-veneer grey-granite grey-linen cut-pile-cream concrete-panels anthracite-cassettes jura-limestone-slab zinc-standing-seam large-grey-slabs brushed-steel',
  'modern-6':
    'pale-oak-boards smooth-white-plaster stacked-kitkat-tile oak-veneer carrara-marble blue-twill loop-carpet-grey smooth-white-plaster white-clapboard limestone-ashlar zinc-standing-seam concrete-slabs powder-coated-white',
  'modern-7':
    'oak-boards clay-plaster sage-metro-tile oak-veneer terrazzo-green natural-linen sisal clay-plaster larch-cladding fieldstone-wall sedum-roof grass-pavers aged-brass',
  'modern-8':
    'hexagon-terracotta clay-plaster zellige-terracotta cherry-veneer rosa-marble rust-velvet berber-carpet clay-plaster larch-cladding long-format-sand-brick clay-pantiles herringbone-brick-paving copper',
  'modern-9':
    'polished-concrete smooth-concrete board-formed-concrete birch-plywood terrazzo-grey grey-felt loop-carpet-grey concrete-panels trapezoidal-sheet board-formed-concrete bitumen-membrane concrete-slabs galvanised-steel',
  'modern-10':
    'smoked-oak-chevron lime-plaster emperador-marble walnut-veneer calacatta-marble ivory-boucle cut-pile-cream limestone champagne-standing-seam travertine champagne-standing-seam sandstone-flags brushed-brass',
  'modern-11':
    'smoked-oak-boards microcement-grey black-marble wenge-veneer black-granite black-leather loop-carpet-grey rough-render charred-cladding black-brick black-standing-seam basalt-cobbles black-steel',
  minimalist:
    'maple-strips smooth-white-plaster microcement-grey oak-veneer carrara-marble white-cotton cut-pile-cream smooth-white-plaster larch-cladding limestone-ashlar white-membrane large-grey-slabs powder-coated-white',
  cream:
    'pale-oak-chevron lime-plaster travertine oak-veneer limestone ivory-boucle cut-pile-cream stucco-ochre white-clapboard limestone-ashlar clay-pantiles sandstone-flags brushed-brass',
  'wabi-sabi':
    'grey-oak-boards clay-plaster rammed-earth oak-veneer quartzite-cladding natural-linen sisal rammed-earth weathered-decking rubble-wall thatch flagstone aged-brass',
  japanese:
    'bamboo-strips clay-plaster cedar-cladding cherry-veneer slate-slabs natural-linen sisal clay-plaster charred-cladding fieldstone-wall dark-pantiles resin-gravel black-steel',
  nordic:
    'whitewashed-boards smooth-white-plaster acoustic-oak-slats birch-plywood oak-veneer grey-linen berber-carpet smooth-white-plaster white-clapboard fieldstone-wall grey-shakes granite-setts powder-coated-white',
  'mid-century':
    'teak-boards smooth-white-plaster walnut-veneer walnut-veneer terrazzo-white green-velvet striped-rug buff-brick cedar-cladding stacked-ledgestone bitumen-shingles flagstone aged-brass',
  'new-chinese':
    'walnut-boards lime-plaster wenge-veneer walnut-veneer black-granite natural-linen cut-pile-cream smooth-white-plaster cedar-cladding grey-brick chinese-grey-tiles slate-slabs aged-brass',
  'new-chinese-2':
    'grey-oak-boards smooth-white-plaster slate-slabs black-ash-veneer grey-granite grey-linen loop-carpet-grey smooth-white-plaster charred-cladding grey-brick chinese-grey-tiles slate-slabs black-steel',
  'new-chinese-3':
    'smoked-oak-chevron lime-plaster cherry-veneer wenge-veneer black-marble rust-velvet striped-rug stucco-ochre cedar-cladding grey-brick-flemish glazed-yellow-tiles granite-setts aged-brass',
  french:
    'oak-herringbone smooth-white-plaster carrara-marble oak-veneer carrara-marble grey-linen cut-pile-cream limestone-ashlar white-clapboard limestone-ashlar zinc-standing-seam granite-setts brushed-brass',
  'french-2':
    'pale-oak-chevron lime-plaster travertine oak-veneer limestone ivory-boucle cut-pile-cream limestone-ashlar white-clapboard sandstone-ashlar natural-slate sandstone-flags brushed-brass',
  'french-3':
    'oak-herringbone lime-plaster green-marble walnut-veneer green-marble green-velvet striped-rug limestone-ashlar white-clapboard limestone-ashlar natural-slate granite-setts brushed-brass',
  'french-4':
    'pale-oak-chevron smooth-white-plaster rosa-marble oak-veneer rosa-marble rust-velvet cut-pile-cream stucco-ochre white-clapboard buff-brick natural-slate herringbone-brick-paving brushed-brass',
  'light-luxury':
    'calacatta-marble smooth-white-plaster emperador-marble walnut-veneer calacatta-marble ivory-boucle cut-pile-cream limestone champagne-standing-seam travertine champagne-standing-seam large-grey-slabs brushed-brass',
  american:
    'pine-boards smooth-white-plaster stacked-ledgestone cherry-veneer grey-granite ticking-stripe striped-rug white-clapboard white-clapboard red-brick bitumen-shingles running-brick-paving black-steel',
  mediterranean:
    'hexagon-terracotta lime-plaster zellige-teal oak-veneer zellige-white white-cotton striped-rug smooth-white-plaster white-clapboard rubble-wall monk-and-nun-tiles sandstone-flags black-steel',
  retro:
    'walnut-herringbone smooth-white-plaster cement-petal-tile walnut-veneer marble-checkerboard rust-velvet striped-rug red-brick-english cedar-cladding red-brick-english clay-pantiles running-brick-paving aged-brass',
  industrial:
    'polished-concrete smooth-concrete red-brick birch-plywood black-steel cognac-leather loop-carpet-grey red-brick corrugated-steel red-brick corrugated-steel asphalt black-steel',
  'industrial-2':
    'smoked-oak-boards reclaimed-brick reclaimed-brick oak-veneer black-granite cognac-leather berber-carpet reclaimed-brick corten-steel reclaimed-brick corrugated-steel basalt-cobbles black-steel',
  'industrial-3':
    'polished-concrete microcement-grey concrete-block birch-plywood exposed-aggregate grey-felt loop-carpet-grey concrete-panels trapezoidal-sheet concrete-block trapezoidal-sheet asphalt galvanised-steel',
  homestay:
    'pine-boards clay-plaster rammed-earth oak-veneer slate-slabs natural-linen berber-carpet rough-render weathered-decking fieldstone-wall cedar-shingles flagstone aged-brass',
  cyberpunk:
    'black-herringbone-tile concrete-panels glass-mosaic-blue black-ash-veneer black-granite black-leather loop-carpet-grey anthracite-cassettes corrugated-steel black-brick black-standing-seam asphalt perforated-aluminium',
  marker:
    'oak-boards smooth-white-plaster acoustic-oak-slats oak-veneer carrara-marble grey-linen loop-carpet-grey smooth-white-plaster cedar-cladding red-brick natural-slate concrete-slabs brushed-steel',
  watercolour:
    'oak-boards lime-plaster lime-plaster oak-veneer limestone natural-linen sisal lime-plaster larch-cladding fieldstone-wall clay-pantiles flagstone brushed-steel',
};

/** The materials of a style by role; none for a style that is not in the table. */
export function materialsOf(styleId: string): Materials {
  const ids = TABLE[styleId]?.split(' ') ?? [];
  return Object.fromEntries(ids.map((id, index) => [ROLES[index], id]));
}
