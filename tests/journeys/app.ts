import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { hasSituation } from '#mocks/control/situation-parameters.ts';
import type { Fault } from '#mocks/environment/faults.ts';
import type { ConsoleApi } from '#mocks/page/console-api.ts';
import { accessTokenOf } from '../access-token.ts';

/** Poll at an interval: background tabs may not render frames. */
const polled = { polling: 50 };

export class App {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Moves the mouse, which starts the application on a prerendered page. */
  async moveMouse(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
  }

  async waitForHydration(): Promise<void> {
    await expect(this.page.locator('html:not([data-page])')).toBeAttached();
  }

  async waitForMock(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, polled);
  }

  /** Moves the mouse until the application starts: the page may not be painted at the first move. */
  async start(): Promise<void> {
    await expect(async () => {
      await this.moveMouse();
      await expect(this.page.locator('html:not([data-page=prerendered])')).toBeAttached({ timeout: 2000 });
    }).toPass();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    // The mock applies the parameters of a situation, and loads the page again without them.
    await this.page.waitForURL(({ search }) => !hasSituation(search));
    await this.start();
    await this.waitForMock();
  }

  /**
   * Signs a user in without the login form, with a token in the storage. Takes effect on the next page load.
   * @param login a user name or an email of the demo data
   * @param applicationUrl with a trailing slash
   */
  async signInAs(login: string, applicationUrl = '/'): Promise<void> {
    const token = await accessTokenOf(login);
    if (this.page.url() === 'about:blank') await this.openEmptyPage(applicationUrl);
    await this.page.evaluate((value) => {
      localStorage.clear();
      localStorage.setItem('token', value);
    }, token);
  }

  private async openEmptyPage(applicationUrl: string): Promise<void> {
    const url = '**/empty-page';
    await this.page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await this.page.goto(`${applicationUrl}empty-page`);
    // A route disables the browser's cache, which makes each page a quarter slower.
    await this.page.unroute(url);
  }

  async logIn(login: string, password = 'Learn2code!'): Promise<void> {
    await this.page.getByLabel('Email or username').fill(login);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('link', { name: 'Logout' }).first().click();
    await expect(this.page).toHaveURL(/\/home$/);
  }

  question(number: number): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Question ${number}\\b`) });
  }

  get handInBar(): Locator {
    return this.page.getByRole('region', { name: 'Hand in' });
  }

  /** The saving status of an answer sheet. A live region repeats the text. */
  get saveStatus(): Locator {
    return this.handInBar.getByText(/^(Saving|Saved|Not saved yet)/).first();
  }

  async handIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit Activity' }).click();
    await this.page.getByRole('button', { name: 'Submit anyway' }).click();
  }

  /** Waits for the last code of the mock, which the page loads after the application. */
  async waitForDeveloperTools(): Promise<void> {
    await this.page.waitForFunction(() => 'springbyteMock' in globalThis, undefined, polled);
  }

  async injectFault(fault: Omit<Fault, 'until'>): Promise<void> {
    await this.waitForDeveloperTools();
    await this.page.evaluate(async (injected) => {
      const { springbyteMock } = globalThis as unknown as { springbyteMock: ConsoleApi };
      await springbyteMock.fault(injected);
    }, fault);
  }

  async removeFaults(): Promise<void> {
    await this.waitForDeveloperTools();
    await this.page.evaluate(async () => {
      const { springbyteMock } = globalThis as unknown as { springbyteMock: ConsoleApi };
      await springbyteMock.removeFaults();
    });
  }
}

/** Each journey starts in a new browser context with the initial demo data, and fails on an uncaught error. */
export const test = base.extend<{ app: App }>({
  app: async ({ page }, use) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(new App(page));
    expect(errors).toEqual([]);
  },
});

export { expect };
