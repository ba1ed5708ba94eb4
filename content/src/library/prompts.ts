import { type LibraryEntry, named } from './library-entry.ts';

const SPACE = ['space', 'exterior', 'landscape'];
const LIGHT = ['light', 'interior', 'exterior', 'landscape'];
const MATERIAL = ['material', 'interior', 'exterior'];
const WEATHER = ['weather', 'interior', 'exterior', 'landscape'];
const STYLE = ['style', 'interior', 'exterior'];

function prompt(
  id: string,
  zh: string,
  en: string,
  ja: string,
  tags: readonly string[],
  cover = '',
): LibraryEntry {
  return { id: `prompt-${id}`, name: named(zh, en, ja), tags, cover };
}

const weather = (id: string, zh: string, en: string, ja: string, picture: string) =>
  prompt(id, zh, en, ja, WEATHER, `/content/backgrounds/weather-${picture}.webp`);
const space = (id: string, zh: string, en: string, ja: string, picture: string) =>
  prompt(id, zh, en, ja, SPACE, `/content/backgrounds/${picture}.webp`);
const light = (id: string, zh: string, en: string, ja: string) => prompt(id, zh, en, ja, LIGHT);
const material = (id: string, zh: string, en: string, ja: string) => prompt(id, zh, en, ja, MATERIAL);
const style = (id: string, zh: string, en: string, ja: string) => prompt(id, zh, en, ja, STYLE);

/** Terms for a prompt. Each name is a term that the built-in engine reads, with the same meaning in every language. */
export const PROMPTS: readonly LibraryEntry[] = [
  space('street', '街景', 'urban', '街並み', 'city-street'),
  space('downtown', '都市', 'downtown', '都会', 'city-street'),
  space('woods', '树林', 'woodland', '森', 'forest'),
  space('lake', '湖畔', 'lakeside', '湖', 'lakeside'),
  space('coast', '海岸', 'coast', '海岸線', 'seaside'),
  space('beach', '沙滩', 'beach', 'ビーチ', 'seaside'),
  space('fields', '田园', 'countryside', '田園', 'countryside'),
  space('village', '乡村', 'village', '農村', 'countryside'),
  space('foothills', '山脚', 'foothills', '山のふもと', 'mountain-foot'),

  light('warm', '暖光', 'warm', '暖かい'),
  light('cool', '冷光', 'cold light', 'クール'),
  light('bright', '明亮', 'bright', '明るい'),
  light('dim', '昏暗', 'dim', '薄暗い'),
  light('soft-light', '柔光', 'soft light', '柔らかい'),
  light('dramatic', '戏剧性', 'dramatic', 'ドラマチック'),
  light('vivid', '鲜艳', 'vivid', '鮮やか'),
  light('muted', '素雅', 'muted', '落ち着いた色'),

  material('walnut', '胡桃木', 'walnut', 'ウォールナット'),
  material('rosewood', '檀木', 'rosewood', '紫檀'),
  material('sintered-stone', '岩板', 'sintered stone', 'セラミック石板'),
  material('fair-faced-concrete', '清水混凝土', 'fair-faced concrete', '打ち放しコンクリート'),
  material('cement', '水泥风', 'cement style', 'セメント'),
  material('terracotta', '陶土', 'terracotta', 'テラコッタ'),
  material('red-brick', '红砖风', 'red brick loft', '赤レンガ'),
  material('warm-grey', '暖灰', 'warm grey', 'ウォームグレー'),
  material('monochrome', '黑白灰', 'monochrome', 'モノトーン'),
  material('olive', '橄榄绿', 'olive green', 'オリーブ'),
  material('misty-blue', '雾霾蓝', 'misty blue', 'ミストブルー'),

  weather('sunshine', '阳光', 'sunshine', '快晴', 'sunny'),
  weather('blue-sky', '晴朗', 'clear sky', '青空', 'sunny'),
  weather('rain', '雨中', 'rain', '雨の日', 'rain'),
  weather('after-rain', '雨后', 'after the rain', '雨上がり', 'rain'),
  weather('mist', '薄雾', 'mist', '朝霧', 'fog'),
  weather('snow', '雪景', 'snow', '雪', 'snow'),
  weather('winter', '冬日', 'winter', '冬', 'snow'),
  weather('sunset', '日落', 'sunset', '日没', 'dusk'),
  weather('golden-hour', '夕阳', 'golden hour', '夕日', 'dusk'),
  weather('night', '夜景', 'night', '夜', 'lights'),
  weather('lit-up', '亮灯', 'lights on', 'ライトアップ', 'lights'),

  style('modern', '现代', 'modern', 'モダン'),
  style('minimalist', '极简', 'minimalist', 'ミニマル'),
  style('cream', '奶油风', 'cream style', 'クリームスタイル'),
  style('wabi-sabi', '侘寂', 'wabi-sabi', 'わびさび'),
  style('nordic', '北欧', 'nordic', '北欧'),
  style('japanese', '日式', 'japanese', '和風'),
  style('new-chinese', '新中式', 'new chinese', '新中国風'),
  style('french', '法式', 'french', 'フレンチ'),
  style('industrial', '工业风', 'industrial', 'インダストリアル'),
  style('retro', '复古', 'retro', 'レトロ'),
  style('mediterranean', '地中海', 'mediterranean', '地中海風'),
  style('watercolour', '水彩', 'watercolour', '水彩風'),
  style('marker', '马克笔', 'marker', 'マーカー'),
];
