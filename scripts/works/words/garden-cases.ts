import type { CaseWords } from '../work-spec.ts';
import { tell } from './say.ts';

/** Gardens, banks and streets. */
export const GARDEN_CASE_WORDS: Readonly<Record<string, CaseWords>> = {
  'garden-of-four-seasons': tell(
    ['四时庭院', 'One garden, four lights', '庭の四つの表情'],
    [
      '一条砂岩小径、一座廊架、两侧花境。同一个镜头看晴、雾、雪与黄昏，检验种植在冬天还剩什么、灯够不够走路。',
      'A sandstone path, a pergola, a border on either side. One camera, in sun, fog, snow and at dusk: what is left of the planting in winter, and whether the lamps are enough to walk by.',
      '砂岩の小径、パーゴラ、両側の花壇。同じ視点で晴れ、霧、雪、夕暮れを見て、冬に何が残るか、灯りが足りるかを確かめます。',
    ],
    [
      '线稿与白模：路先定，树后种。',
      'Line drawing and model: first the path, then the trees.',
      '線画と白模型。道が先、木は後。',
    ],
    [
      '俯视：路、花境、廊架的关系。',
      'From above: how path, borders and pergola lie.',
      '上から。道と花壇とパーゴラの関係。',
    ],
    ['雾、雪、黄昏。', 'Fog, snow, dusk.', '霧、雪、夕暮れ。'],
    ['近看：廊架下的坐处。', 'Closer: the seat under the pergola.', '近景。パーゴラの下の席。'],
  ),
  'northern-quay': tell(
    ['北方码头步道', 'A northern quay', '北の桟橋'],
    [
      '步道、栏杆、船与对岸的房子，四层水平线叠成一幅。晴天看材料，雾天看层次，黄昏看灯；最后换成地中海的颜色试一次。',
      'Walk, rail, boats and the houses across: four levels in one picture. Sun for the materials, fog for the depth, dusk for the lamps, and once in the colours of the Mediterranean.',
      '歩道、手すり、船、対岸の家。四つの水平線の重なりです。晴れで素材を、霧で奥行きを、夕暮れで灯りを見て、最後に地中海の色も試しました。',
    ],
    [
      '线稿与白模：岸线与灯杆定透视。',
      'Line drawing and model: quay and lamps set the perspective.',
      '線画と白模型。岸と灯柱が遠近を決めます。',
    ],
    [
      '俯视：步道的宽度与泊位。',
      'From above: the width of the walk, and the berths.',
      '上から。歩道の幅と係留の位置。',
    ],
    ['雾、黄昏，以及地中海配色。', 'Fog, dusk, and Mediterranean colours.', '霧、夕暮れ、地中海の配色。'],
    ['近看：泊位上的船与对岸。', 'Closer: boats and the far bank.', '近景。船と対岸。'],
  ),
  'street-from-noon-to-night': tell(
    ['一条街的白天到夜里', 'A street from noon to night', '通りの昼から夜まで'],
    [
      '两侧四层、首层店铺、连续树池。评审时最常问的三件事：下雨好不好走、天黑亮不亮、店面看不看得见，用三张图回答。',
      'Four storeys on either side, shops below, one strip of trees. Is it pleasant in the rain, is it light after dark, can the shops be seen: three pictures answer what every review asks.',
      '両側四階建て、一階は店、続く植樹帯。雨でも歩きやすいか、夜は明るいか、店は見えるか。審査で必ず聞かれる三つに三枚で答えます。',
    ],
    [
      '线稿与白模：檐口线与树列决定纵深。',
      'Line drawing and model: cornice and trees make the depth.',
      '線画と白模型。軒の線と並木が奥行きをつくります。',
    ],
    [
      '俯视：车道两条，其余给人。',
      'From above: two lanes, the rest belongs to people.',
      '上から。車道は二本、残りは人のもの。',
    ],
    ['下雨、黄昏、入夜。', 'Rain, dusk, night.', '雨、夕暮れ、夜。'],
    ['近看：一侧的店面与雨棚。', 'Closer: shop fronts and awnings on one side.', '近景。片側の店先と庇。'],
  ),
};
