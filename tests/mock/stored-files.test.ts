import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createDb } from '#mocks/data/db.ts';
import { file } from '#openapi/conformance/kit/scenario.ts';
import { useMock } from './mock-fixture.ts';

/* How the mock stores files. The scenarios of the contract prove which files it accepts and how long it keeps them. */

const mock = useMock();

/** Two activities of the demo data that use the same file: the first one itself, the second one in a question. */
const fairShares = 'act-4-fractions-fair-shares';
const halves = 'act-4-fractions-halves';
const sharedFileId = 'fil-fractions-7kq2.png';

const fileIdOf = (path: string | null) => (path ?? '').replace('files/', '');
const fetchFile = (id: string) => fetch(`${apiBaseUrl}/files/${id}/media`);
const activity = (id: string) => ({ params: { path: { id } } });

async function upload(id: string, media: File): Promise<string> {
  const body = new FormData();
  body.append('media', media);
  const response = await fetch(`${apiBaseUrl}/activities/media/${id}`, {
    method: 'POST',
    headers: mock.headers(),
    body,
  });
  return fileIdOf(((await response.json()) as { mediaPath: string | null }).mediaPath);
}

describe('an uploaded file', () => {
  test('is part of the dump of the database', async () => {
    await mock.signInAs('thandi');
    const id = await upload(halves, await file('green.png'));
    const restored = createDb(structuredClone(mock.backend.db.dump()));
    expect(restored.files.get(id)?.source).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  test('has its id as its name, because another name could break the header', async () => {
    await mock.signInAs('thandi');
    const picture = await file('green.png');
    const id = await upload(halves, new File([picture], '"苹果\r\n.html', { type: 'image/png' }));
    const response = await fetchFile(id);
    expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="${id}"`);
    expect(await response.bytes()).toEqual(await picture.bytes());
  });
});

test('a file of several activities is deleted with the last one that uses it', async () => {
  await mock.signInAs('thandi');
  await unwrap(client.DELETE('/activities/media/{id}', activity(fairShares)));
  expect((await fetchFile(sharedFileId)).status).toBe(200);
  await unwrap(client.DELETE('/activities/{id}', activity(halves)));
  expect((await fetchFile(sharedFileId)).status).toBe(404);
});
