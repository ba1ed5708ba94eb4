import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { lookOf, moveTo, sameStyleIn } from './look.ts';

const node = (id: string, en: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name: { 'zh-CN': en, en, ja: en },
  cover: '',
  children,
});
const living = node('11', 'Living room', [node('1101', 'Modern'), node('1102', 'Cream')]);
const bedroom = node('12', 'Bedroom', [node('1202', 'Cream')]);
const tree = [node('0', 'All', [node('1', 'Interior', [living, bedroom]), node('3', 'Architecture')])];
const tool = TOOLS.indoorRender;

test('the first space and its first style are in force until something is chosen', () => {
  const look = lookOf(tool, tree, {});
  expect([look.space?.id, look.style?.id]).toEqual(['11', '1101']);
  expect(lookOf(tool, tree, { classifyId2: '12' }).style?.id).toBe('1202');
});

test('a style of another space does not count', () => {
  expect(lookOf(tool, tree, { classifyId2: '12', classifyId3: '1101' }).style?.id).toBe('1202');
});

test('nothing is in force before the tree is known, or where a domain is empty', () => {
  expect(lookOf(tool, undefined, {}).space).toBeUndefined();
  expect(lookOf(TOOLS.architecturalRender, tree, {}).style).toBeUndefined();
});

test('a style follows its name into another space', () => {
  expect(sameStyleIn(bedroom, living.children[1])).toBe('1202');
  expect(sameStyleIn(bedroom, living.children[0])).toBeUndefined();
});

test('a tool of several categories offers those that exist, and the chosen one decides the spaces', () => {
  const wash = TOOLS.architecturalXitu;
  const look = lookOf(wash, tree, {});
  expect(look.domains.map(({ id }) => id)).toEqual(['3', '1']);
  expect(look.domain?.id).toBe('3');
  expect(lookOf(wash, tree, { classifyId1: '1' }).spaces.map(({ id }) => id)).toEqual(['11', '12']);
});

test('moving to another space takes a chosen style along, and no space or style that it lacks', () => {
  const values = { classifyId2: '11', classifyId3: '1102', count: 2 };
  const look = lookOf(tool, tree, values);
  expect(moveTo(bedroom, look, values, { classifyId2: '12' })).toEqual({
    classifyId2: '12',
    classifyId3: '1202',
    count: 2,
  });
  expect(moveTo(undefined, look, values, { classifyId1: '3' })).toEqual({ classifyId1: '3', count: 2 });
});
