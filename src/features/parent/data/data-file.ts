import type { components } from '#api/contract.gen.ts';
import { product } from '#lib/configuration.ts';
import { formatDay } from '#lib/time/dates.ts';

type Schemas = components['schemas'];

/** What the operations returned, unchanged. */
export interface KeptData {
  learner: Schemas['Learner'];
  report: readonly Schemas['ActivityReportRow'][];
  subscription: Schemas['ActiveSubscription'] | Schemas['NoActiveSubscription'];
}

/** The same as the page, as the text of a JSON file. */
export function dataFile({ learner, report, subscription }: KeptData, now: Date): string {
  const { parents, consent, ...record } = learner;
  const file = {
    about: `What ${product.name} keeps about ${record.name} ${record.surname}`.trim(),
    downloadedAt: now.toISOString(),
    record,
    parents,
    consent: consent ?? null,
    subscription,
    results: report,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** 'lwazi-khumalo-data-2025-05-15.json': two children's files do not replace each other. */
export function dataFileName({ name, surname }: Schemas['Learner'], now: Date): string {
  const plain = `${name} ${surname}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'learner'}-data-${formatDay(now)}.json`;
}
