import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '#mocks/server/backend.ts';
import { accessTokenOf } from '../access-token.ts';

/** Poll by time, not by frame: a background tab may draw no frames. */
const polled = { polling: 50 };

/** The application as a user meets it: everything is found by its accessible name. */
export class App {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** A prerendered page starts the application at the first sign of use. */
  async wake(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
  }

  /** The application has taken over the prerendered page. */
  async waitForHydration(): Promise<void> {
    await expect(this.page.locator('html:not([data-page])')).toBeAttached();
  }

  async waitForMock(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, polled);
  }

  /**
   * Moves the mouse until the application has started: a move is lost when the page is not drawn yet.
   */
  async start(): Promise<void> {
    await expect(async () => {
      await this.wake();
      await expect(this.page.locator('html:not([data-page=whole])')).toBeAttached({ timeout: 2000 });
    }).toPass();
  }

  /** Opens a URL and starts the application. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.start();
    await this.waitForMock();
  }

  /**
   * Signs a user in without the login form: puts a token into the storage, where the next page that is opened finds it.
   *
   * @param login a user name or an email of the demo data
   * @param applicationUrl with a slash at its end
   */
  async as(login: string, applicationUrl = '/'): Promise<void> {
    const token = await accessTokenOf(login);
    if (this.page.url() === 'about:blank') await this.openEmptyPage(applicationUrl);
    await this.page.evaluate((value) => {
      localStorage.clear();
      localStorage.setItem('token', value);
    }, token);
  }

  /** Opens a page of the application's origin that runs no code. */
  private async openEmptyPage(applicationUrl: string): Promise<void> {
    const url = '**/empty-page';
    await this.page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await this.page.goto(`${applicationUrl}empty-page`);
    // Playwright disables the browser's cache while a route exists; each page would take a quarter longer.
    await this.page.unroute(url);
  }

  /** Logs in by the form of the login page, which is open. */
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

  /** The region at the foot of an answer sheet. */
  get handInBar(): Locator {
    return this.page.getByRole('region', { name: 'Hand in' });
  }

  /** What the bar at the foot of an answer sheet says about saving; a live region repeats it for screen readers. */
  get saveStatus(): Locator {
    return this.handInBar.getByText(/^(Saving|Saved|Not saved yet)/).first();
  }

  /** Hands in an answer sheet that has unanswered questions. */
  async handIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit Activity' }).click();
    await this.page.getByRole('button', { name: 'Submit anyway' }).click();
  }

  /** Makes the next calls of an operation fail, as a developer does in the console. */
  async breakNext(fault: Backend['faults'][number]): Promise<void> {
    // A page has its mock a moment after it is loaded.
    await this.page.waitForFunction(() => 'springbyteMock' in globalThis);
    await this.page.evaluate((one) => {
      const { springbyteMock } = globalThis as unknown as { springbyteMock: Pick<Backend, 'faults'> };
      springbyteMock.faults.push(one);
    }, fault);
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
