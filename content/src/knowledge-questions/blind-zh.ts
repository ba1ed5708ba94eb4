import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { asker, lengths, oneOfEach, valueWith } from './blind-expected.ts';
import { DECLINED } from './expected.ts';

const zh = asker('zh-CN');

export const BLIND_ZH: readonly KnowledgeQuestion[] = [
  // Not a desk (750), not a bar (1050).
  zh(100, '厨房台面做多高合适', valueWith(780, 970, 'mm', ['台面', '操作台', '灶台', '橱柜'])),
  zh(101, '层高3米的住宅，楼梯要做多少级？', valueWith(16, 20, 'pieces')),
  zh(102, '狂犬疫苗的窗口期是多久', DECLINED),
  zh(103, '无障碍坡道坡度', valueWith(12, 20, '1:n', ['坡道', '轮椅'])),
  zh(
    104,
    '北欧风有啥特点',
    oneOfEach(
      ['北欧', '斯堪的纳维亚'],
      ['白', '浅色', '浅木', '原木', '木'],
      ['简', '自然', '明亮', '采光', '功能', '光'],
    ),
  ),
  // Not the kitchen or the bathroom (2.2 m).
  zh(105, '卧室净高最低多少', oneOfEach(['卧室', '居室', '居住'], lengths(2400, 2500, 2600))),
  // Not the toilet's outlet, not the walls.
  zh(
    106,
    '主卫地面铺什么好',
    oneOfEach(
      ['卫', '浴', '淋浴'],
      ['防滑', 'R10', 'R11', '吸水率'],
      ['瓷', '砖', '石', '马赛克', '地胶', 'PVC', '微水泥'],
    ),
  ),
  zh(107, '墙面60平，乳胶漆刷两遍大概要几升', valueWith(8, 17, 'L')),
  zh(108, '上海今天下雨吗', DECLINED),
  // Not a corridor (50 to 100), not fine drawing by hand (1000).
  zh(109, '办公室桌面照度', valueWith(300, 750, 'lx', ['办公', '工作面'])),
  // Not an office or a kitchen (4000).
  zh(110, '卧室灯用多少K的', valueWith(2200, 3500, 'K', ['卧室', '睡'])),
  // Not a public corridor (1500 and more), not a door (800).
  zh(111, '家里过道留多少mm够用', valueWith(850, 1300, 'mm', ['过道', '走道', '走廊'])),
  zh(112, '大理石台面怎么保养啊', oneOfEach(['大理石'], ['酸', '中性', '密封', '防护', '养护'])),
  zh(113, '大理石概念股今天涨了没', DECLINED),
  zh(114, '20平米外墙，传热系数2.0，室内20度室外零下5度，热损失多少瓦', valueWith(950, 1050, 'W')),
  // Not the height of the table (750), not of the ceiling.
  zh(115, '餐厅吊灯底部离桌面多少mm', valueWith(500, 900, 'mm', ['吊灯', '灯'])),
  zh(116, '房间200立方米，总吸声量40平米，混响时间是多少', valueWith(0.78, 0.83, 's')),
  zh(117, '橡树资本是谁创立的', DECLINED),
  zh(118, '莫兰迪色怎么配', oneOfEach(['灰', '低饱和', '低纯度', '低彩度', '饱和度低'])),
  zh(119, '盗梦空间里那段楼梯戏是谁拍的', DECLINED),
  // Not its length (5300), not the accessible bay (3500 and more).
  zh(120, '普通小车位宽度 毫米', valueWith(2300, 2700, 'mm', ['车位', '停车', '小型车', '小汽车'])),
  zh(
    121,
    '哈尔滨的院子种什么树能过冬',
    oneOfEach([
      '云杉',
      '冷杉',
      '松',
      '桦',
      '丁香',
      '榆',
      '柳',
      '蒙古栎',
      '海棠',
      '山楂',
      '槭',
      '花楸',
      '水曲柳',
      '暴马',
      '杨',
      '稠李',
      '山杏',
    ]),
  ),
  zh(122, '50平米铺600x600地砖，损耗5%，要多少块？', valueWith(145, 148, 'pieces')),
  // Not the turning circle (1500), not a bathroom's ordinary door (700).
  zh(123, '轮椅能过的门净宽要多少', valueWith(775, 1000, 'mm', ['门'])),
  // Not the area that opens for air (1/20), not a reading room (1/5).
  zh(
    124,
    '住宅卧室窗地比',
    oneOfEach(['窗'], ['1/7', '1:7', '1∶7', '1：7', '七分之一', '1/6', '1:6', '0.14', '14']),
  ),
  zh(125, '我客户李娜的手机号是多少', DECLINED),
  zh(126, '微水泥会开裂吗', oneOfEach(['微水泥'], ['裂', '基层', '网格布', '伸缩'])),
  // Not the noise in the room (35 to 45).
  zh(127, '会议室隔墙隔声要做到多少分贝', valueWith(38, 60, 'dB', ['隔声', '隔音', 'Rw', 'STC'])),
  zh(128, 'python怎么读excel', DECLINED),
  // Not a site plan (500), not a detail (5 to 20).
  zh(129, '户型平面图一般用什么比例出图', valueWith(50, 200, '1:n', ['平面'])),
  zh(130, '高差0.9米 坡度1:12 坡道要多少米长', valueWith(10.7, 12.6, 'm')),
  // Not a bookcase (300), not its height.
  zh(131, '衣柜进深', valueWith(530, 680, 'mm', ['衣柜', '衣橱'])),
  zh(132, '天花会传染吗', DECLINED),
  // Not the outlet (305 or 400), not the seat (400 to 450).
  zh(133, '马桶前面要留多少空间', valueWith(480, 900, 'mm', ['马桶', '坐便', '便器'])),
  // Not steel (1.5 and more), not timber.
  zh(134, '混凝土每公斤隐含碳多少', valueWith(0.07, 0.22, 'kg CO₂e/kg', ['混凝土'])),
  zh(135, '120平的房子 每平1500到2500 装下来总共多少钱', valueWith(180_000, 300_000, 'CNY')),
  // Not a restaurant's kitchen (1500 and more), not the height of the worktop.
  zh(
    136,
    '橱柜和岛台中间过道多宽',
    valueWith(880, 1300, 'mm', ['过道', '通道', '间距', '之间', '净距', '走道', '净宽']),
  ),
  zh(137, '国足昨晚比分', DECLINED),
  // Not the flat overhang of a south front.
  zh(
    138,
    '西晒的窗怎么遮阳比较好',
    oneOfEach(['西'], ['竖', '垂直', '活动', '可调', '外遮阳', '百叶', '挡板', '卷帘']),
  ),
  zh(139, '红木家具厂老板偷税漏税会判几年', DECLINED),
];
