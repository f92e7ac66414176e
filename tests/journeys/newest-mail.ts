import type { Page } from '@playwright/test';
import type { MailRecord } from '#mocks/data/models/server-state.ts';

export const newestMail = (page: Page) =>
  page.evaluate(() => {
    const { springbyteMock } = globalThis as unknown as { springbyteMock: { outbox: () => MailRecord[] } };
    const [newest] = springbyteMock.outbox();
    return { to: newest?.to ?? '', link: newest?.link ?? '', text: newest?.text ?? '' };
  });
