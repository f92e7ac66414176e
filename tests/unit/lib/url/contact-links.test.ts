import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callLink, chatLink, emailLink } from '#lib/url/contact-links.ts';

test.each([
  ['parent@springbyte.test', 'mailto:parent@springbyte.test'],
  ['x?bcc=evil@evil.test', 'mailto:x%3Fbcc%3Devil@evil.test'],
  ['a&cc=b@c.test', 'mailto:a%26cc%3Db@c.test'],
  ['a?subject=x&body=y@c.test', 'mailto:a%3Fsubject%3Dx%26body%3Dy@c.test'],
  ['a%2Cb@c.test', 'mailto:a%252Cb@c.test'],
  ['a%0Abcc=b@c.test', 'mailto:a%250Abcc%3Db@c.test'],
  ['parent+tag@c.test', 'mailto:parent%2Btag@c.test'],
  ['a/b#c@d.test', 'mailto:a%2Fb%23c@d.test'],
  ["o'brien@c.test", "mailto:o'brien@c.test"],
])('emailLink encodes the address %j as %j, without other recipients', (address, href) => {
  expect(emailLink(address)).toBe(href);
  const { pathname, search } = new URL(href);
  expect([decodeURIComponent(pathname), search]).toEqual([address, '']);
});

test.each([
  'a@b.test,evil@evil.test',
  'a@b.test;evil@evil.test',
  'a,evil@evil.test',
  'a@b.test evil@evil.test',
  'Parent <a@b.test>',
  '"a,b"@c.test',
  'a@b.test\r\nbcc: evil@evil.test',
  'a\u202E@b.test',
  'parent',
  '',
])('emailLink returns undefined for %j', (address) => {
  expect(emailLink(address)).toBeUndefined();
});

test.each([
  [{ subject: 'Coding trial session' }, '?subject=Coding%20trial%20session'],
  [{ subject: 'A & B?', body: '50% = half #1' }, '?subject=A%20%26%20B%3F&body=50%25%20%3D%20half%20%231'],
  [{ subject: 'x&bcc=evil@evil.test' }, '?subject=x%26bcc%3Devil%40evil.test'],
  [{ body: 'one\ntwo\r\nthree\rfour' }, '?body=one%0D%0Atwo%0D%0Athree%0D%0Afour'],
  [{ body: 'môre 1+1' }, '?body=m%C3%B4re%201%2B1'],
  [{ subject: 'half \uD83D' }, '?subject=half%20%EF%BF%BD'],
  [{ subject: '', body: '' }, ''],
  [{}, ''],
])('emailLink encodes the draft %j as the query %j', (draft, query) => {
  expect(emailLink('office@springbyte.test', draft)).toBe(`mailto:office@springbyte.test${query}`);
});

test.each([
  ['+27825550101', 'tel:+27825550101'],
  ['082 555 0101', 'tel:0825550101'],
  ['(082) 555-0101', 'tel:0825550101'],
  ['+27 00 000 0000', 'tel:+27000000000'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['10111', 'tel:10111'],
  ['*120*555#', undefined],
  ['082 555 0101;ext=4', undefined],
  ['082 555 0101 ext. 4', undefined],
  ['082 555 0101, 083 555 0102', undefined],
  ['082 555 0101 / +27 83 555 0102', undefined],
  ['ask Thandi', undefined],
  ['( )', undefined],
  ['', undefined],
])('callLink converts %j to %j', (number, href) => {
  expect(callLink(number)).toBe(href);
});

test.each([
  ['+27825550101', undefined, 'https://wa.me/27825550101'],
  ['27000000000', undefined, 'https://wa.me/27000000000'],
  ['+27 82 555 0101', '', 'https://wa.me/27825550101'],
  ['27825550101?text=x', undefined, 'https://wa.me/27825550101'],
  ['27825550101', 'Hi & bye?\nYes', 'https://wa.me/27825550101?text=Hi%20%26%20bye%3F%0AYes'],
  ['27825550101', '1+1=2 #', 'https://wa.me/27825550101?text=1%2B1%3D2%20%23'],
])('chatLink with the number %j and the text %j returns %s', (number, text, href) => {
  expect(chatLink(number, text)).toBe(href);
});

/** Links that are created elsewhere could be encoded incorrectly. */
test('only the listed source files create contact links or set the name of a downloaded file', () => {
  const root = join(import.meta.dirname, '../../../../src');
  const byHand =
    /(['"`])(?:mailto|tel|sms):|\/\/(?:wa\.me|api\.whatsapp\.com)|\.download\s*=(?!=)|\bdownload=/;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
  expect(files.toSorted()).toEqual(['lib/save-file.ts', 'lib/url/contact-links.ts', 'ui/picture/Media.tsx']);
});
