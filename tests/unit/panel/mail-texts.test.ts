import { describe, expect, test } from 'vitest';
import { splitLinks } from '#mocks/panel/tabs/outbox/mail-texts.ts';

describe('links in the text of an email', () => {
  test('are told from the text between them', () => {
    const text = 'Open https://app.test/reset?token=a&email=b%40c.test.\nOr <b>http://other.test/</b>';
    const parts = splitLinks(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual([
      'https://app.test/reset?token=a&email=b%40c.test',
      'http://other.test/',
    ]);
  });

  test('have only the schemes of web pages', () => {
    expect(splitLinks('javascript:alert(1) data:text/html,x')).toMatchObject([{ isLink: false }]);
  });
});
