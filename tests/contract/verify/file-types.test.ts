import { expect, test } from 'vitest';
import { withFileTypes } from '#openapi/tools/verify/calls/file-types.ts';

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]);

async function encodeForm(form: FormData) {
  const request = new Request('http://server.test', { method: 'POST', body: form });
  const type = request.headers.get('Content-Type') ?? undefined;
  return { type, body: new Uint8Array(await request.arrayBuffer()) };
}

test('withFileTypes sets the type of a file by its extension and keeps its bytes', async () => {
  const form = new FormData();
  form.append('model', '{"title":"Content-Type: application/octet-stream"}');
  form.append('Questions[0].MediaFile', new File([bytes], 'green.png'));
  form.append('other', new File([bytes], 'unknown.xyz'));
  const { type, body } = await encodeForm(form);
  const typed = await new Response(withFileTypes(body, type), {
    headers: { 'Content-Type': type ?? '' },
  }).formData();
  const file = typed.get('Questions[0].MediaFile') as File;
  expect(file.type).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect((typed.get('other') as File).type).toBe('application/octet-stream');
  expect(typed.get('model')).toBe(form.get('model'));
});

test('withFileTypes returns a body that is not a form unchanged', () => {
  const body = new TextEncoder().encode('filename="a.png"\r\nContent-Type: application/octet-stream\r\n');
  expect(withFileTypes(body, 'application/json')).toBe(body);
  expect(withFileTypes(body, undefined)).toBe(body);
});
