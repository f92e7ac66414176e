import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '#mocks/server/backend.ts';

/** Every so many ms, not with each frame: a page beside another one may draw none for a while. */
const polled = { polling: 100 };

/** The application as a person meets it: everything is found by its accessible name. */
export class App {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** A page that is complete without the application starts it at the first sign of use. */
  async wake(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
  }

  /** MSW reloads a page that is opened while the one before it still installs the mock's worker. */
  async mockInstalled(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, polled);
  }

  /** Opens a URL and wakes the page. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.wake();
    await this.mockInstalled();
  }

  async fillIn(name: string, password = 'Learn2code!'): Promise<void> {
    await this.page.getByLabel('Email or username').fill(name);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  }

  /** Signs in and waits for the page where the role lands. */
  async signIn(name: string): Promise<void> {
    await this.open('/auth/login');
    await this.fillIn(name);
    await expect(this.heading(/welcome/i)).toBeVisible();
  }

  question(number: number): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Question ${number}\\b`) });
  }

  /** What the bar at the foot of a sheet says about saving; the same words follow once more for screen readers. */
  get saveStatus(): Locator {
    return this.page
      .getByRole('region', { name: 'Hand in' })
      .getByText(/^(Saving|Saved|Not saved yet)/)
      .first();
  }

  /** Makes the next calls of an operation fail, as the mock's console does for a developer. */
  async breakNext(fault: Backend['faults'][number]): Promise<void> {
    await this.page.evaluate((one) => {
      const { springbyteMock } = globalThis as unknown as { springbyteMock: Pick<Backend, 'faults'> };
      springbyteMock.faults.push(one);
    }, fault);
  }

  /** What is measured afterwards stands in its own letters. */
  async fontsLoaded(): Promise<void> {
    // A font is asked for with the layout that needs it.
    await this.page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready));
  }

  /** No violation of WCAG 2.2 AA on the page as it is now. */
  async expectAccessible(): Promise<void> {
    // On a slow machine axe may take longer over a long page than an expectation may wait.
    const violations = await this.accessibilityViolations();
    if (violations.length === 0) return;
    // What is fading has the contrast of a ghost, and on a slow machine a fade begins while axe is looking: a
    // violation counts when it stays.
    await expect.poll(() => this.accessibilityViolations()).toEqual([]);
  }

  private async accessibilityViolations(): Promise<string[]> {
    await this.page.waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
      undefined,
      polled,
    );
    const { violations } = await new AxeBuilder({ page: this.page })
      // React Aria's own live region goes on naming a busy button for seconds after its page has gone.
      .exclude('[data-live-announcer]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }
}

/** A journey starts in a fresh browser with the demo data's seed. */
export const test = base.extend<{ app: App }>({
  app: async ({ page }, use) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(new App(page));
    expect(errors).toEqual([]);
  },
});

export { expect };
