import type { Driver, Key } from './driver.ts';
import {
  serialize,
  findElement,
  takePageErrors,
  pageText,
  widths,
  type FoundElement,
  type Target,
} from './page.ts';

/** In milliseconds; long because the machine may be busy. */
const timeout = 20_000;

const describeTarget = ({ role, name, group }: Target) =>
  `${role} ${String(name)}${group ? ` in ${String(group)}` : ''}`;

export class User {
  readonly driver: Driver;
  readonly #url: string;
  #currentStep = 'starting';

  /** @param url the application, with a trailing slash */
  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.#url = url;
  }

  get currentStep(): string {
    return this.#currentStep;
  }

  /** Runs a step of the flow. Fails also on page errors. */
  async step(currentStep: string, work: () => Promise<void>): Promise<void> {
    this.#currentStep = currentStep;
    await work();
    await this.#expectNoPageErrors();
  }

  async open(path: string): Promise<void> {
    await this.#expectNoPageErrors();
    await this.driver.open(new URL(path, this.#url).href);
  }

  async reload(): Promise<void> {
    await this.#expectNoPageErrors();
    await this.driver.reload();
  }

  async see(target: Target, matches: (seen: FoundElement) => boolean = () => true): Promise<FoundElement> {
    let last: FoundElement | null = null;
    const found = await this.#poll(async () => {
      last = await this.#ask(findElement, serialize(target));
      return last && matches(last) ? last : undefined;
    });
    if (found) return found;
    throw new Error(
      last
        ? `The ${describeTarget(target)} is ${JSON.stringify(last)}.`
        : `There is no ${describeTarget(target)}.`,
    );
  }

  async reach(target: Target): Promise<void> {
    await this.see(target);
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if ((await this.see(target)).isFocused) return;
      await this.driver.press('Tab');
    }
    throw new Error(`Tab does not reach the ${describeTarget(target)}.`);
  }

  async press(key: Key): Promise<void> {
    await this.driver.press(key);
  }

  async choose(target: Target): Promise<void> {
    await this.reach(target);
    await this.press('Space');
    await this.see(target, ({ isChecked }) => isChecked);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  async enterText(target: Target, text: string): Promise<void> {
    await this.reach(target);
    await this.type(text);
    await this.see(target, ({ value }) => value === text);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.see(target);
    await this.driver.click(x, y);
  }

  async expectNoOverflow(): Promise<void> {
    const { viewport, content } = await this.#ask(widths);
    if (content > viewport) {
      throw new Error(`The content is ${content} pixels wide, the viewport ${viewport}.`);
    }
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    const fits = await this.#poll(async () => {
      const { window } = await this.#ask(widths);
      return window === width || undefined;
    });
    if (!fits) throw new Error(`The window does not become ${width} pixels wide.`);
  }

  async excerpt(): Promise<string> {
    return (await this.#ask(pageText)).replaceAll(/\s*\n\s*/g, ' | ').slice(0, 600);
  }

  async #ask<Arguments extends unknown[], Result>(
    pageFunction: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    const list = args.map((argument) => JSON.stringify(argument)).join(', ');
    return (await this.driver.evaluate(`(${String(pageFunction)})(${list})`)) as Result;
  }

  async #expectNoPageErrors(): Promise<void> {
    const errors = await this.#ask(takePageErrors);
    if (errors.length > 0) throw new Error(`The page has errors: ${errors.join('; ')}`);
  }

  async #poll<Result>(read: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const end = performance.now() + timeout;
    for (;;) {
      const result = await read();
      if (result !== undefined || performance.now() > end) return result;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
