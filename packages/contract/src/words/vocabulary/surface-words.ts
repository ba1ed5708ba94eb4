import type { Surface } from '../word-types.ts';

/** Parts of a picture that have a material or a colour. */
export const SURFACE_WORDS: readonly (readonly [Surface, string])[] = [
  ['floor', '地板,地面,楼面,floor,flooring,floorboard,床材,床面,フロア'],
  ['wall', '墙,墙面,墙壁,墙体,背景墙,电视墙,隔墙,wall,partition,backdrop,backsplash,壁,壁面,背景の壁'],
  ['ceiling', '天花板,天花,吊顶,顶面,ceiling,beam,天井,梁'],
  [
    'cabinet',
    '柜门,柜体,台面,岛台,门板,cupboard,cabinet,cabinetry,joinery,countertop,worktop,island,panelling,カウンター,扉材,造作',
  ],
  ['textile', '布艺,软装,面料,upholstery,fabric,textile,soft furnishing,bedding,布地,張り地'],
  [
    'facade',
    '外墙,立面,外立面,幕墙,facade,façade,exterior wall,elevation,cladding,siding,curtain wall,外壁,ファサード,外観',
  ],
  ['roof', '屋顶,屋面,房顶,瓦,roof,rooftop,roofing,屋根'],
  [
    'paving',
    '铺装,路面,道路,步道,车道,小路,人行道,地砖铺装,paving,path,pathway,driveway,sidewalk,pavement,walkway,road,patio,terrace floor,舗装,道,歩道,小道',
  ],
  [
    'other',
    '天空,sky,horizon,背景,background,foreground,空,背景,前景,水面,water,水,frame,trim,金属,玻璃,glass,ガラス,五金,挂画墙',
  ],
];
