import { expect, test } from 'vitest';
import { formatTime } from '#mocks/panel/tabs/requests/formats.ts';

test('a request has the time of day in South Africa, whatever the zone of the device', () => {
  expect(formatTime(Date.parse('2026-11-24T22:41:32.118Z'))).toBe('00:41:32.118');
});
