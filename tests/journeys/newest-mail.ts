import type { Page } from '@playwright/test';
import type { ConsoleApi } from '#mocks/page/console-api.ts';
import { App } from './app.ts';

export async function newestMail(page: Page) {
  await new App(page).waitForDeveloperTools();
  return page.evaluate(async () => {
    const { springbyteMock } = globalThis as unknown as { springbyteMock: ConsoleApi };
    const [newest] = await springbyteMock.outbox();
    return { to: newest?.to ?? '', link: newest?.link ?? '', text: newest?.text ?? '' };
  });
}
