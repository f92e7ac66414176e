import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { normalRate, voiceLanguages, type VoiceLanguage } from '#lib/speech.ts';

const withDatabase = createDeviceStore('springbyte-reading', 'speed');

/** How a learner prefers to read, on this device (D-294). */
export interface ReadingSettings {
  /** By grade: learners up to Grade 3 have buttons that read aloud. */
  readAloud: 'by-grade' | 'on' | 'off';
  speed: 'slow' | 'normal' | 'fast';
  voice: VoiceLanguage;
  font: 'normal' | 'andika' | 'opendyslexic';
  spacing: 'normal' | 'wide' | 'wider';
  lines: 'normal' | 'short';
  ruler: 'off' | 'on';
}

const values: { readonly [Name in keyof ReadingSettings]: readonly ReadingSettings[Name][] } = {
  readAloud: ['by-grade', 'on', 'off'],
  speed: ['slow', 'normal', 'fast'],
  voice: voiceLanguages,
  font: ['normal', 'andika', 'opendyslexic'],
  spacing: ['normal', 'wide', 'wider'],
  lines: ['normal', 'short'],
  ruler: ['off', 'on'],
};

export const normalSettings: ReadingSettings = {
  readAloud: 'by-grade',
  speed: 'normal',
  voice: 'en',
  font: 'normal',
  spacing: 'normal',
  lines: 'normal',
  ruler: 'off',
};

export const speechRates: Readonly<Record<ReadingSettings['speed'], number>> = {
  slow: 0.65,
  normal: normalRate,
  fast: 1.2,
};

/** Replaces unknown values by the normal ones. Earlier releases stored only the speed, as text. */
export function parseReadingSettings(stored: unknown): ReadingSettings {
  const record: Readonly<Record<string, unknown>> =
    typeof stored === 'object' ? { ...stored } : { speed: stored };
  const read = <Name extends keyof ReadingSettings>(name: Name): ReadingSettings[Name] =>
    values[name].find((value) => value === record[name]) ?? normalSettings[name];
  return {
    readAloud: read('readAloud'),
    speed: read('speed'),
    voice: read('voice'),
    font: read('font'),
    spacing: read('spacing'),
    lines: read('lines'),
    ruler: read('ruler'),
  };
}

export const readingSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['learners', 'reading-settings', userId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<ReadingSettings> => {
      const stored = withDatabase((store) => get<unknown>(userId, store));
      return parseReadingSettings(await stored.catch(() => undefined));
    },
  });

/** Stores a change. Without a database it lasts until the page closes. */
export async function storeReadingSettings(
  queryClient: QueryClient,
  userId: string,
  change: Partial<ReadingSettings>,
): Promise<void> {
  const { queryKey } = readingSettingsQuery(userId);
  // Cancel a pending read: it would overwrite the change.
  await queryClient.cancelQueries({ queryKey });
  const merge = (before: unknown): ReadingSettings => ({ ...parseReadingSettings(before), ...change });
  queryClient.setQueryData(queryKey, merge);
  await withDatabase((store) => update(userId, merge, store)).catch(() => undefined);
}
