import { expect, test } from 'vitest';
import { MODEL_CLASSES, type ModelClass } from './class-list.ts';
import { classOf } from './class-of.ts';
import { CLASS_WORDS } from './class-words.ts';

const named = (name: string, more: Partial<Parameters<typeof classOf>[0]> = {}) =>
  classOf({ name, type: 'node', layer: null, material: null, ...more });

/** Names as people and programs give them, and what they are: none of them was taken from the tables of words. */
const TRUTH: readonly (readonly [string, ModelClass | null])[] = [
  ['Basic Wall:Exterior - Brick on Block:138584', 'wall'],
  ['Curtain Wall:Storefront', 'glass'],
  ['Generic - 300mm Floor Slab', 'floor'],
  ['Floor Lamp 02', 'lamp'],
  ['wall_lamp.003', 'lamp'],
  ['Table Lamp', 'lamp'],
  ['Coffee-Table_Round', 'furniture'],
  ['DiningChairs', 'furniture'],
  ['Bedroom', null],
  ['Window-Double-Hung', 'window'],
  ['RoofWindow1', 'window'],
  ['Skylight 1200x600', 'window'],
  ['Interior Door Handle', 'door'],
  ['Stair Railing', 'railing'],
  ['Handrail - Pipe', 'railing'],
  ['Concrete Column 450', 'column'],
  ['Ceiling fan', 'appliance'],
  ['Suspended Ceiling Tile', 'ceiling'],
  ['oak_tree_large', 'vegetation'],
  ['Swimming Pool', 'water'],
  ['Pool water', 'water'],
  ['Parked Car', 'vehicle'],
  ['Standing woman', 'person'],
  ['Asphalt Road', 'road'],
  ['Grass', 'ground'],
  ['Kitchen Sink', 'sanitary'],
  ['Light Grey Paint', null],
  ['Ground Floor', null],
  ['group_0.058', null],
  ['Cube.001', null],
  ['constructor', null],
  ['外墙 砖 240', 'wall'],
  ['玻璃幕墙', 'glass'],
  ['天花板', 'ceiling'],
  ['地板_客厅', 'floor'],
  ['木门 900x2100', 'door'],
  ['推拉门', 'door'],
  ['落地窗', 'window'],
  ['窗帘', 'curtain'],
  ['落地灯', 'lamp'],
  ['双人床', 'furniture'],
  ['楼梯扶手', 'railing'],
  ['坡屋顶', 'roof'],
  ['草坪', 'ground'],
  ['行道树', 'vegetation'],
  ['游泳池', 'water'],
  ['混凝土柱', 'column'],
  ['混凝土', null],
  ['行人', 'person'],
  ['小汽车', 'vehicle'],
  ['外壁タイル', 'wall'],
  ['フローリング床', 'floor'],
  ['天井クロス', 'wall'],
  ['軒天井', 'ceiling'],
  ['ガラス窓', 'window'],
  ['玄関ドア', 'door'],
  ['木製ドア', 'door'],
  ['カーテン', 'curtain'],
  ['ダイニングテーブル', 'furniture'],
  ['階段の手すり', 'railing'],
  ['瓦屋根', 'roof'],
  ['芝生', 'ground'],
  ['駐車場', 'road'],
  ['洗面台', 'sanitary'],
  ['ペンダントライト', 'lamp'],
  ['植栽', 'vegetation'],
];

test('nineteen of twenty names in three languages are understood, and none of nothing is', () => {
  const wrong = TRUTH.filter(([name, wanted]) => named(name) !== wanted).map(
    ([name, wanted]) => `${name}: ${named(name)}, not ${wanted}`,
  );
  expect(wrong.length / TRUTH.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  for (const nothing of ['', '123', 'Mesh', 'Object_5', 'Material.004', '图层 1', 'レイヤー'])
    expect(named(nothing), nothing).toBeNull();
});

test('an IFC class counts before a name; a wide one lets the name say more', () => {
  expect(named('Window seat', { type: 'IfcWall' })).toBe('wall');
  expect(named('Roof slab', { type: 'IfcSlab' })).toBe('roof');
  expect(named('Slab 3', { type: 'IfcSlab' })).toBe('floor');
  expect(named('x', { type: 'IfcBuildingElementProxy', layer: 'A-FURN' })).toBe('furniture');
  expect(named('x', { type: 'IfcConstructor' })).toBeNull();
});

test('without a name of its own a thing is what its layer says, and then its material', () => {
  expect(named('Group 12', { layer: 'A-WALL' })).toBe('wall');
  expect(named('Group 12', { layer: '家具', material: 'Oak' })).toBe('furniture');
  expect(named('Group 12', { material: 'Brick, Common' })).toBe('wall');
  expect(named('Group 12', { material: 'Beton' })).toBeNull();
});

test('a part of a window that lets light through is glass, its frame is not', () => {
  expect(named('Window', { material: 'Clear glass' })).toBe('glass');
  expect(named('Window', { material: 'Frame', opacity: 0.2 })).toBe('glass');
  expect(named('Window', { material: 'Glass / Wood' })).toBe('window');
  expect(named('Chair', { material: 'Glass' })).toBe('furniture');
});

test('every class has words, and no word stands for two', () => {
  const all = MODEL_CLASSES.flatMap((name) => CLASS_WORDS[name].split(/\s+/));
  for (const name of MODEL_CLASSES) expect(CLASS_WORDS[name].split(/\s+/).length).toBeGreaterThan(8);
  const twice = all.filter((word, index) => all.indexOf(word) !== index);
  expect(twice).toEqual([]);
});
