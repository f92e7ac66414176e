import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();

test('the older path of createTrialSession is at the root of the server, regardless of the base (D-184)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await mock.signInAs('thandi');
  const handlers = createHandlers(mock.backend, `${apiBaseUrl}/v1`);
  const statusOf = async (path: string) => {
    const request = new Request(apiBaseUrl + path, { method: 'POST', headers: mock.headers() });
    return (await getResponse(handlers, request))?.status;
  };
  expect(await statusOf('/api/trialsession')).toBe(400);
  expect(await statusOf('/v1/api/trialsession')).toBe(404);
  expect(await statusOf('/v1/trialsession')).toBe(400);
});
