import { factsOf } from './facts-of.ts';

export const OFFICE = factsOf('office', [
  [
    'desk height',
    '书桌、办公桌的高度一般为 720–750 mm。',
    'A desk is usually 720–750 mm high.',
    '机(デスク)の高さは 720–750 mm が一般的です。',
  ],
  [
    'desk size',
    '单人办公桌台面宜为 1200–1600 mm 宽、600–800 mm 深。',
    'A desk for one person is 1200–1600 mm wide and 600–800 mm deep.',
    '一人用デスクは幅 1200–1600 mm、奥行き 600–800 mm です。',
  ],
  [
    'desk sit-stand',
    '升降桌的可调高度宜为 620–1270 mm。',
    'A sit-stand desk should adjust from 620–1270 mm.',
    '昇降デスクの高さ調整範囲は 620–1270 mm が望ましいです。',
  ],
  [
    'desk leg room',
    '桌下腿部空间宽不小于 600 mm、深不小于 450 mm、高不小于 650 mm。',
    'Leg room below a desk is at least 600 mm wide, 450 mm deep and 650 mm high.',
    '机の下の足元は幅 600 mm、奥行き 450 mm、高さ 650 mm 以上あけます。',
  ],
  [
    'chair seat height',
    '办公椅座高宜可调 400–520 mm。',
    'The seat of an office chair adjusts from 400–520 mm.',
    'オフィスチェアの座面の高さは 400–520 mm で調整できるものとします。',
  ],
  [
    'chair space behind',
    '办公桌后的座椅活动空间宜为 900–1000 mm，有人通过时取 1200 mm。',
    'Leave 900–1000 mm behind a desk for the chair, 1200 mm where people pass.',
    '机の後ろは椅子のため 900–1000 mm、人が通るなら 1200 mm あけます。',
  ],
  [
    'monitor distance',
    '显示器与眼睛的距离宜为 500–700 mm。',
    'A monitor stands 500–700 mm from the eyes.',
    'モニターと目の距離は 500–700 mm が目安です。',
  ],
  [
    'partition height',
    '坐姿可视的工位屏风高 1050–1200 mm，遮挡视线取 1400–1600 mm。',
    'Desk screens of 1050–1200 mm let seated people see over them; 1400–1600 mm hide the view.',
    'デスクの仕切りは座って見通せる高さで 1050–1200 mm、視線を遮るなら 1400–1600 mm です。',
  ],
  [
    'open-plan area',
    '开放办公每个工位(含通道)约 6–10 m²。',
    'An open-plan office takes about 6–10 m² per workplace, aisles included.',
    'オープンオフィスは通路を含め一席あたり 6–10 m² です。',
  ],
  [
    'meeting-table width',
    '会议桌边每人占宽 600–750 mm。',
    'Each person at a meeting table takes 600–750 mm of its edge.',
    '会議テーブルでは一人あたり幅 600–750 mm を見込みます。',
  ],
  [
    'meeting-table wall distance',
    '会议桌边缘到墙宜留 1200–1500 mm。',
    'Leave 1200–1500 mm between a meeting table and the wall.',
    '会議テーブルと壁の間は 1200–1500 mm あけます。',
  ],
  [
    'meeting-room eight',
    '8 人会议室的面积约为 18–24 m²。',
    'A meeting room for 8 people has about 18–24 m².',
    '8 人用会議室の広さは 18–24 m² 程度です。',
  ],
  [
    'reception counter',
    '接待台外侧高度 1050–1150 mm，内侧工作面高度 720–750 mm。',
    'A reception desk is 1050–1150 mm high towards visitors and 720–750 mm at its work side.',
    '受付カウンターは来客側 1050–1150 mm、作業側 720–750 mm の高さです。',
  ],
  [
    'phone-booth',
    '单人电话间内尺寸约为 1000 mm × 1000 mm。',
    'A phone booth for one measures about 1000 mm × 1000 mm inside.',
    '一人用電話ブースは内法 1000 mm × 1000 mm 程度です。',
  ],
  [
    'aisle main',
    '开放办公区主通道宽 1500–1800 mm，工位间次通道 900–1200 mm。',
    'Main aisles of an open office are 1500–1800 mm wide, minor ones 900–1200 mm.',
    'オフィスの主通路の幅は 1500–1800 mm、席の間の通路は 900–1200 mm です。',
  ],
  [
    'temperature',
    '办公室舒适温度夏季 24–28 °C，冬季 18–24 °C。',
    'A comfortable office is at 24–28 °C in summer and 18–24 °C in winter.',
    'オフィスの快適な室温は夏 24–28 °C、冬 18–24 °C です。',
  ],
  [
    'humidity',
    '室内舒适相对湿度为 40–60 %。',
    'A comfortable relative humidity indoors is 40–60 %.',
    '室内の快適な相対湿度は 40–60 % です。',
  ],
]);
