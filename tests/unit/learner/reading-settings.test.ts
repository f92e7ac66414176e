import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  normalSettings,
  parseReadingSettings,
  readingSettingsQuery,
  storeReadingSettings,
} from '#components/reading/reading-settings.ts';

test.each([undefined, null, 7, [], 'quick', { speed: 'quick', font: {}, ruler: true }])(
  'parseReadingSettings replaces %j by the normal settings',
  (stored) => {
    expect(parseReadingSettings(stored)).toEqual(normalSettings);
  },
);

test('parseReadingSettings reads the speed that an earlier release has stored', () => {
  expect(parseReadingSettings('slow')).toEqual({ ...normalSettings, speed: 'slow' });
});

test('parseReadingSettings replaces only unknown values', () => {
  const stored = {
    readAloud: 'off',
    font: 'andika',
    spacing: 'wider',
    lines: 'none',
    voice: 'zu',
    colour: 'red',
  };
  expect(parseReadingSettings(stored)).toEqual({
    ...normalSettings,
    readAloud: 'off',
    font: 'andika',
    spacing: 'wider',
    voice: 'zu',
  });
});

test('storeReadingSettings keeps a change made while the stored settings are loading', async () => {
  const queryClient = new QueryClient();
  const query = readingSettingsQuery('lrn-zola');
  const storedSettings = queryClient.query(query).catch(() => undefined);
  await storeReadingSettings(queryClient, 'lrn-zola', { speed: 'slow' });
  await storeReadingSettings(queryClient, 'lrn-zola', { font: 'andika' });
  await storedSettings;
  expect(queryClient.getQueryData(query.queryKey)).toEqual({
    ...normalSettings,
    speed: 'slow',
    font: 'andika',
  });
});
