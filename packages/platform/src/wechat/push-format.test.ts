import { expect, test } from 'vitest';
import { readFields, writeFields } from './push-format.ts';

const fields = { ToUserName: 'gh_1', CreateTime: '1714037059', EventKey: 'qrscene_lg_a', Event: 'subscribe' };

test.each([
  [
    '<xml><ToUserName><![CDATA[gh_1]]></ToUserName>\n<CreateTime>1714037059</CreateTime><EventKey><![CDATA[qrscene_lg_a]]></EventKey><Event><![CDATA[subscribe]]></Event></xml>',
  ],
  [JSON.stringify({ ...fields, CreateTime: 1714037059 })],
])('reads %s', (body) => expect(readFields(body)).toEqual(fields));

test.each(['', 'text', '{"a":', '[]', '{"a":{"b":1}}', '<html></html>', '<xml>'])('%j is no push', (body) =>
  expect(readFields(body)).toBeUndefined(),
);

test('entities and doctypes are not expanded', () => {
  const bomb = '<!DOCTYPE xml [<!ENTITY a "b">]><xml><Event>&a;</Event></xml>';
  expect(readFields(bomb)).toBeUndefined();
  expect(readFields('<xml><Event>&a;</Event></xml>')).toEqual({ Event: '&a;' });
});

test('writes in the format that it answers', () => {
  expect(writeFields({ MsgType: 'text', CreateTime: 1 }, '{}')).toBe('{"MsgType":"text","CreateTime":1}');
  const xml = writeFields({ Content: 'a]]><b>', CreateTime: 1 }, '<xml></xml>');
  expect(xml).toBe('<xml><Content><![CDATA[a]]&gt;<b>]]></Content><CreateTime>1</CreateTime></xml>');
});
