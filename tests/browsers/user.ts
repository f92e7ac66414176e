import type { Driver, Key } from './driver.ts';
import { described, lookFor, takeComplaints, wholeText, widths, type Seen, type Target } from './page.ts';

/** Generous for a machine that is busy with other things. */
const patience = 20_000;

const named = ({ role, name, group }: Target) =>
  `${role} ${String(name)}${group ? ` in ${String(group)}` : ''}`;

/** Somebody in front of a browser: presses keys, and reads what the page says. */
export class Person {
  readonly driver: Driver;
  readonly #url: string;
  /** What is being done, for the message when it fails. */
  #doing = 'starting';

  /** @param url of the application, with a slash at its end */
  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.#url = url;
  }

  get doing(): string {
    return this.#doing;
  }

  /** A part of the flow; it fails as well when the page complains in it. */
  async step(doing: string, work: () => Promise<void>): Promise<void> {
    this.#doing = doing;
    await work();
    await this.#expectNoComplaints();
  }

  async open(path: string): Promise<void> {
    await this.#expectNoComplaints();
    await this.driver.open(new URL(path, this.#url).href);
  }

  async reload(): Promise<void> {
    await this.#expectNoComplaints();
    await this.driver.reload();
  }

  /** Waits for an element, and for more that is true of it. */
  async see(target: Target, more: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: Seen | null = null;
    const found = await this.#poll(async () => {
      last = await this.#ask(lookFor, described(target));
      return last && more(last) ? last : undefined;
    });
    if (found) return found;
    throw new Error(
      last ? `The ${named(target)} is ${JSON.stringify(last)}.` : `There is no ${named(target)}.`,
    );
  }

  /** Moves the focus on by Tab until it is there. */
  async reach(target: Target): Promise<void> {
    await this.see(target);
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if ((await this.see(target)).isFocused) return;
      await this.driver.press('Tab');
    }
    throw new Error(`Tab never comes to the ${named(target)}.`);
  }

  async press(key: Key): Promise<void> {
    await this.driver.press(key);
  }

  /** Goes to a radio button or checkbox by Tab and chooses it. */
  async choose(target: Target): Promise<void> {
    await this.reach(target);
    await this.press('Space');
    await this.see(target, ({ isChecked }) => isChecked);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** Goes to a field by Tab and writes into it. */
  async write(target: Target, text: string): Promise<void> {
    await this.reach(target);
    await this.type(text);
    await this.see(target, ({ value }) => value === text);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.see(target);
    await this.driver.click(x, y);
  }

  /** Nothing is wider than the page. */
  async expectNoOverflow(): Promise<void> {
    const { room, content } = await this.#ask(widths);
    if (content > room) throw new Error(`What should fit into ${room} pixels is ${content} wide.`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    const fits = await this.#poll(async () => {
      const { window } = await this.#ask(widths);
      return window === width || undefined;
    });
    if (!fits) throw new Error(`The window does not become ${width} pixels wide.`);
  }

  /** The beginning of what the page says. */
  async excerpt(): Promise<string> {
    return (await this.#ask(wholeText)).replaceAll(/\s*\n\s*/g, ' | ').slice(0, 600);
  }

  /** Calls a function in the page. */
  async #ask<Arguments extends unknown[], Result>(
    pageFunction: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    const list = args.map((argument) => JSON.stringify(argument)).join(', ');
    return (await this.driver.evaluate(`(${String(pageFunction)})(${list})`)) as Result;
  }

  async #expectNoComplaints(): Promise<void> {
    const complaints = await this.#ask(takeComplaints);
    if (complaints.length > 0) throw new Error(`The page complains: ${complaints.join('; ')}`);
  }

  async #poll<Result>(look: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const end = performance.now() + patience;
    for (;;) {
      const result = await look();
      if (result !== undefined || performance.now() > end) return result;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
