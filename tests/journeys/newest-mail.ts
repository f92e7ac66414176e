import type { Page } from '@playwright/test';
import type { ConsoleApi } from '#mocks/page/console-api.ts';

export const newestMail = (page: Page) =>
  page.evaluate(async () => {
    const { springbyteMock } = globalThis as unknown as { springbyteMock: ConsoleApi };
    const [newest] = await springbyteMock.outbox();
    return { to: newest?.to ?? '', link: newest?.link ?? '', text: newest?.text ?? '' };
  });
