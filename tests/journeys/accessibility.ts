import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 AA. Only for pages without a story: stories are checked separately. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolation(new AxeBuilder({ page }).withTags(wcag22aa));

export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolation(new AxeBuilder({ page }).withRules('color-contrast'));

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const texts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(texts).toEqual([]);
}
