import { describe, expect, test } from 'vitest';
import { acceleratorOf, isAccelerator } from './accelerator.ts';
import { findSpecialCharacters, requirePlainFolder } from './save-folder.ts';
import { isServerAddress } from './server-address.ts';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

describe('stored settings', () => {
  test('begin with the fast size and the base’s own colours leading', () => {
    const { render } = readSettings(undefined);
    expect([render.size, render.similarity]).toEqual([512, 0.8]);
    expect(readSettings('{broken')).toEqual(DEFAULT_SETTINGS);
  });

  test('what cannot be read takes its default, what can stays, what is unknown is left out', () => {
    const read = readSettings({
      schema: 7,
      render: { ...DEFAULT_SETTINGS.render, size: 1024, prompt: 'brick', futureField: 1 },
      global: { server: 'javascript:alert(1)', autoSave: false },
      system: 'dark',
      guideSeen: true,
    });
    expect(read.render).toEqual({ ...DEFAULT_SETTINGS.render, prompt: 'brick' });
    expect(read.global).toEqual({ ...DEFAULT_SETTINGS.global, autoSave: false });
    expect(read.system).toEqual(DEFAULT_SETTINGS.system);
    expect(read.guideSeen).toBe(true);
  });
});

describe('the save folder', () => {
  test('takes letters of every script, and names what it does not take', () => {
    expect(findSpecialCharacters('/designs/lin/图片/Plumbline (1)', false)).toEqual([]);
    expect(findSpecialCharacters('C:\\Users\\Lin\\Bilder', true)).toEqual([]);
    expect(findSpecialCharacters('/designs/lin/a#b%c#', false)).toEqual(['#', '%']);
    expect(findSpecialCharacters('C:\\Users\\a&b:c', true)).toEqual(['&', ':']);
    expect(findSpecialCharacters('/a\u0000b\n', false)).toEqual(['\u0000', '\n']);
  });

  test('is refused with the characters', () => {
    expect(() => requirePlainFolder('/a#b', false)).toThrow(
      expect.objectContaining({ code: 'SAVE_FOLDER_INVALID', values: { characters: '#' } }),
    );
  });
});

describe('shortcuts', () => {
  test.each(['CommandOrControl+Shift+R', 'F9', 'Alt+Space', 'Control+Alt+1'])('%s is one', (text) => {
    expect(isAccelerator(text)).toBe(true);
  });
  test.each(['R', 'Shift+R', 'Control+', 'Control', 'Control+Control+R', 'Hyper+R', 'Control+ä', ''])(
    '%s is none',
    (text) => {
      expect(isAccelerator(text)).toBe(false);
    },
  );
  test('is what keys are pressed together', () => {
    const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, key: '' };
    expect(acceleratorOf({ ...none, ctrlKey: true, altKey: true, code: 'KeyR' })).toBe('Control+Alt+R');
    expect(acceleratorOf({ ...none, code: 'F9' })).toBe('F9');
    expect(acceleratorOf({ ...none, code: 'KeyR' })).toBeUndefined();
    expect(acceleratorOf({ ...none, ctrlKey: true, code: 'ControlLeft' })).toBeUndefined();
  });
});

test('a server is an origin: encrypted, or on this network', () => {
  for (const address of [
    'https://plumbline.example',
    'http://127.0.0.1:8000',
    'http://192.168.1.2',
    'http://studio:8000',
  ])
    expect(isServerAddress(address), address).toBe(true);
  for (const address of [
    'http://plumbline.example',
    'https://a:b@plumbline.example',
    'https://plumbline.example/x',
    'https://plumbline.example/?x',
    'ftp://127.0.0.1',
    'file:///etc',
    'plumbline',
    '',
  ])
    expect(isServerAddress(address), address).toBe(false);
});
