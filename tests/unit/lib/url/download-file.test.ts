import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '#lib/url/download-file.ts';

const saved: { name: string; content: Blob | undefined }[] = [];

const createElement = () => ({
  href: '',
  download: '',
  click() {
    saved.push({ name: this.download, content: resolveObjectURL(this.href) as Blob | undefined });
  },
});

const request = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  saved.length = 0;
  request.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('document', { createElement });
});
afterEach(() => vi.unstubAllGlobals());

const url = 'https://api.springbyte.test/files/fil-7kq2.pdf/media';

const downloadedNameFor = async (disposition: string | undefined, given?: string) => {
  const headers = disposition === undefined ? {} : { 'Content-Disposition': disposition };
  request.mockResolvedValue(new Response('%PDF', { headers }));
  await downloadFile(url, given);
  return saved.at(-1)?.name;
};

test.each([
  [undefined, 'fil-7kq2.pdf'],
  ['inline', 'fil-7kq2.pdf'],
  ['inline; filename="robot grid.pdf"', 'robot grid.pdf'],
  ['attachment; filename=grid.pdf; size=9', 'grid.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'Caf%C3%A9.pdf', 'Café.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'50%.pdf', 'plain.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%FF.pdf', 'plain.pdf'],
  ["attachment; filename*=UTF-8''%2E%2E%2Fgrid%E2%80%AEfdp.exe", '-gridfdp.exe'],
  ['attachment; filename="C:\\\\CON"', 'C---CON'],
])('downloadFile saves a file with the Content-Disposition %j as %s', async (disposition, name) => {
  expect(await downloadedNameFor(disposition)).toBe(name);
});

test('downloadFile prefers the given name to the header', async () => {
  expect(await downloadedNameFor('inline; filename="other.pdf"', 'worksheet.pdf')).toBe('worksheet.pdf');
});

test('downloadFile saves the content of the response, and sends no token (D-203)', async () => {
  await downloadedNameFor('inline');
  expect(await saved[0]?.content?.text()).toBe('%PDF');
  expect(request).toHaveBeenCalledWith(url);
});

test.each([404, 500])('downloadFile rejects and saves nothing after a %d', async (status) => {
  request.mockResolvedValue(new Response('<html>', { status }));
  await expect(downloadFile(url)).rejects.toThrow(String(status));
  expect(saved).toEqual([]);
});
