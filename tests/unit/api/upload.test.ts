import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from '#api/upload.ts';

const sent = vi.fn<() => void>();

class FakeXMLHttpRequest {
  upload = { addEventListener: () => {} };
  open() {}
  setRequestHeader() {}
  addEventListener() {}
  abort() {}
  send = sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

test('fetchWithProgress sends nothing when the call is aborted while the body is read', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest);
  const controller = new AbortController();
  const { promise: read, resolve } = Promise.withResolvers<ArrayBuffer>();
  const request = new Request('https://school.test/', {
    method: 'POST',
    body: 'picture',
    signal: controller.signal,
  });
  vi.spyOn(request, 'arrayBuffer').mockReturnValue(read);
  const response = fetchWithProgress(() => {})(request);
  response.catch(() => {});
  controller.abort();
  resolve(new ArrayBuffer(7));
  await Promise.race([response, read.then(() => Promise.resolve())]).catch(() => {});
  expect(sent).not.toHaveBeenCalled();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});
