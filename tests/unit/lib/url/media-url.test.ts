import { expect, test } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { mediaUrl } from '#lib/url/media-url.ts';

test.each([
  ['a path of the contract', 'files/fil-7kq2.png', `${apiBaseUrl}/files/fil-7kq2.png/media`],
  ['a path with slashes around it', '/activities/act-1/', `${apiBaseUrl}/activities/act-1/media`],
  ['an inline file', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['an inline file in capitals', 'DATA:image/png;base64,AAAA', 'DATA:image/png;base64,AAAA'],
  ['a file chosen in the page', 'blob:http://localhost/1-2-3', 'blob:http://localhost/1-2-3'],
  ['a path that only begins like an inline file', 'database/files/1', `${apiBaseUrl}/database/files/1/media`],
])('mediaUrl converts %s', (_case, mediaPath, url) => {
  expect(mediaUrl(mediaPath)).toBe(url);
});
